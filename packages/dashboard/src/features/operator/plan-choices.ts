import { planNames, plans } from "@inkvoice/contract";
import { formatNumber } from "../../format/format.ts";
import { messages } from "../../messages/messages.ts";

/** Each plan with its limits. */
export const planChoices = () =>
  planNames.map((value) => {
    const { perMinute, perHour } = plans[value];
    return { value, label: messages.operator.limits(formatNumber(perMinute), formatNumber(perHour)) };
  });
