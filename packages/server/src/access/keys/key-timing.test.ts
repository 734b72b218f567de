import { afterAll, beforeAll, expect, it } from "vitest";
import { describeOnEachBackend } from "../../testing/backends.ts";
import { startTestService, type TestService } from "../../testing/test-service.ts";

const tries = 2000;

function meanAndVariance(values: readonly number[]): [mean: number, variance: number] {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return [mean, squares / (values.length - 1)];
}

/**
 * Welch's t of two sets of times, each without its slowest tenth: pauses of the machine say nothing about keys.
 * Positive where `a` took longer.
 */
function welch(a: readonly number[], b: readonly number[]): number {
  const kept = (values: readonly number[]) => values.toSorted((x, y) => x - y).slice(0, values.length * 0.9);
  const [x, y] = [kept(a), kept(b)];
  const [meanX, varianceX] = meanAndVariance(x);
  const [meanY, varianceY] = meanAndVariance(y);
  return (meanX - meanY) / Math.sqrt(varianceX / x.length + varianceY / y.length);
}

/**
 * A flat string: V8 flattens a concatenated one at its first use, which would be measured.
 */
const inOnePiece = (text: string) => Buffer.from(text).toString();

describeOnEachBackend("API keys", (backend) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService(backend, { environment: { INKVOICE_ROLE: "api" } });
  });
  afterAll(() => service.stop());

  it("take equally long to refuse whether nearly right or completely wrong (A2)", async () => {
    const { apiKeys } = service.running.services;
    const { key } = await service.newAccount();
    const timed = async (guess: string) => {
      const started = performance.now();
      expect(await apiKeys.recognise(guess)).toBeUndefined();
      return performance.now() - started;
    };
    const compare = async () => {
      const near: number[] = [];
      const far: number[] = [];
      for (let index = 0; index < tries; index += 1) {
        const number = String(index).padStart(6, "0");
        const nearlyRight = inOnePiece(key.slice(0, -6) + number);
        const notAtAll = inOnePiece(`ink_live_${"z".repeat(key.length - 15)}${number}`);
        // Alternating, each equally often first, so that other load affects both.
        const first = index % 2 === 0;
        if (first) near.push(await timed(nearlyRight));
        far.push(await timed(notAtAll));
        if (!first) near.push(await timed(nearlyRight));
      }
      return welch(near, far);
    };
    // A leak shows each time and in the same direction; noise does not.
    const seen = [await compare()];
    const isLeak = () => seen.every((t) => t >= 4.5) || seen.every((t) => t <= -4.5);
    while (seen.length < 5 && isLeak()) seen.push(await compare());
    expect(isLeak(), `Welch's t: ${seen.join(", ")}`).toBe(false);
  });
});
