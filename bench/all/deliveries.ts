import { median } from "../api/figure.ts";
import { startDeliveryFixture } from "../webhooks/delivery-fixture.ts";
import { type Line, lineOf } from "./line.ts";
import type { RunSizes } from "./run-sizes.ts";

/** Recording and delivering events, each in its own commit on PostgreSQL with fsync, relative to recording alone. */
export async function deliveryLines(sizes: RunSizes): Promise<Line[]> {
  const fixture = await startDeliveryFixture();
  const recordAlone = async () => {
    const began = performance.now();
    await fixture.database.happen(sizes.events, undefined);
    return (sizes.events * 1000) / (performance.now() - began);
  };
  const [ours, theirs]: [number[], number[]] = [[], []];
  try {
    await fixture.deliver(sizes.events);
    for (let round = 0; round < sizes.deliveryRounds; round += 1) {
      theirs.push(await recordAlone());
      ours.push(await fixture.deliver(sizes.events));
    }
  } finally {
    await fixture.stop();
  }
  return [
    lineOf({
      group: "deliveries",
      name: "recorded and delivered, PostgreSQL",
      unit: "a second",
      ours: median(ours),
      reference: { name: "recorded alone", value: median(theirs) },
      bound: { least: 0.4 },
    }),
  ];
}
