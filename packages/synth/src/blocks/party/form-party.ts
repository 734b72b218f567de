import {
  body,
  caption,
  captionInk,
  type Frame,
  type Pen,
  put,
  putLines,
  spoken,
  withColon,
} from "../../drawing/draw-context.ts";
import { partLabel } from "./party-cells.ts";
import { type PartyWish, roles } from "./party-options.ts";

/** Field names left of each value, as forms have them. */
export function drawFormParty(pen: Pen, frame: Frame, wish: PartyWish): number {
  const { random, sheet, look } = pen;
  const { party, side } = wish;
  const keys = ["formName", "formStreet", "formCity", "formCountry"] as const;
  const captions = keys.map((key) => withColon(pen, caption(pen, key)));
  const width =
    Math.max(...captions.map((text) => sheet.textWidth(text, body(pen)))) + look.size * random.between(0.8, 3);
  let y = frame.y;
  if (wish.caption !== undefined) {
    put(pen, frame.x, y, withColon(pen, wish.caption), { ink: captionInk(pen) });
    y += look.leading * 1.2;
  }
  put(pen, frame.x, y, captions[0] as string);
  y = putLines(pen, { x: frame.x + width, y, width: frame.width - width }, [spoken(pen, party.name)], {
    mark: { label: partLabel(roles[side], "name") },
  });
  const span = sheet.newSpan();
  for (const [i, line] of party.address.lines.entries()) {
    put(pen, frame.x, y, captions[Math.min(i + 1, 3)] as string);
    y = putLines(pen, { x: frame.x + width, y, width: frame.width - width }, [spoken(pen, line)], {
      mark: { label: partLabel(roles[side], "address"), span },
    });
  }
  if (side !== "ship_to" && random.chance(0.5)) {
    const label = withColon(pen, caption(pen, side === "vendor" ? "taxId" : "customerTaxId"));
    const right = put(pen, frame.x, y, label).right;
    put(pen, Math.max(frame.x + width, right + look.size * 0.4), y, party.taxId, {
      mark: { label: side === "vendor" ? "vendor.tax_id" : "customer.tax_id" },
    });
    y += look.leading;
  }
  return y;
}
