import { describe, expect, it } from "vitest";
import { untranslatedIn } from "./untranslated.ts";

const textsIn = (source: string) => untranslatedIn("page.tsx", source).map(({ text }) => text);

describe("Untranslated text in a component", () => {
  it("is reported wherever people read or hear it", () => {
    expect(textsIn("const A = () => <Button>Try again</Button>;")).toEqual(["Try again"]);
    expect(textsIn(`const A = () => <Input label="Name" name="name" placeholder={\`Part of \${x}\`} />;`)).toEqual([
      "Name",
      "Part of …",
    ]);
    expect(textsIn('const A = () => <b>{open ? "Close" : messages.open}</b>;')).toEqual(["Close"]);
    expect(textsIn('notifications.show({ message: "gone" });')).toEqual(["gone"]);
    expect(textsIn('const said = () => "The upload failed.";')).toEqual(["The upload failed."]);
  });

  it("is not reported for names, styles and addresses", () => {
    expect(
      textsIn('const A = () => <Box className="card" mb="lg" style={{ color: "red" }}>{messages.a} · {b}</Box>;'),
    ).toEqual([]);
    expect(textsIn('api.post("/session", { name: "owner" });')).toEqual([]);
    expect(textsIn("const Logo = () => <b>Inkvoice</b>;")).toEqual([]);
  });
});
