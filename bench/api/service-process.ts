import { loadConfig, startService } from "@inkvoice/server";
import { answerMeasurements } from "./measured-process.ts";

/** The service, measured. */
const service = await startService(loadConfig(process.env));
answerMeasurements(`http://127.0.0.1:${service.port}`, () => service.stop());
