import {
  caption,
  captionStyle,
  type DrawContext,
  type Frame,
  inDocumentCase,
  put,
  putLines,
  textStyle,
  withColon,
} from "../../../drawing/draw-context.ts";
import { partLabel } from "../party-cells.ts";
import { type PartyOptions, roles } from "../party-options.ts";

/** Captions left of each value, as in forms. */
export function drawFormParty(context: DrawContext, frame: Frame, wish: PartyOptions): number {
  const { random, writer, look } = context;
  const { party, side } = wish;
  const keys = ["formName", "formStreet", "formCity", "formCountry"] as const;
  const captions = keys.map((key) => withColon(context, caption(context, key)));
  const width =
    Math.max(...captions.map((text) => writer.textWidth(text, textStyle(context)))) +
    look.size * random.between(0.8, 3);
  let y = frame.y;
  if (wish.caption !== undefined) {
    put(context, frame.x, y, withColon(context, wish.caption), { ink: captionStyle(context) });
    y += look.leading * 1.2;
  }
  put(context, frame.x, y, captions[0] as string);
  y = putLines(context, { x: frame.x + width, y, width: frame.width - width }, [inDocumentCase(context, party.name)], {
    annotation: { label: partLabel(roles[side], "name") },
  });
  const span = writer.newSpan();
  for (const [i, line] of party.address.lines.entries()) {
    put(context, frame.x, y, captions[Math.min(i + 1, 3)] as string);
    y = putLines(context, { x: frame.x + width, y, width: frame.width - width }, [inDocumentCase(context, line)], {
      annotation: { label: partLabel(roles[side], "address"), span },
    });
  }
  if (side !== "ship_to" && random.chance(0.5)) {
    const label = withColon(context, caption(context, side === "vendor" ? "taxId" : "customerTaxId"));
    const right = put(context, frame.x, y, label).right;
    put(context, Math.max(frame.x + width, right + look.size * 0.4), y, party.taxId, {
      annotation: { label: side === "vendor" ? "vendor.tax_id" : "customer.tax_id" },
    });
    y += look.leading;
  }
  return y;
}
