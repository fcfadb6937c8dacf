import { appendFileSync } from 'node:fs';

/** One line of the table: what was measured, what it is held to, and whether it holds. */
export interface Figure {
  readonly name: string;
  readonly target: string;
  readonly value: string;
  readonly ok: boolean;
}

/** Adds lines to the table that `npm run bench` prints. */
export function record(...figures: readonly Figure[]): void {
  const file = process.env['BENCH_FILE'];
  for (const figure of figures) {
    if (file) appendFileSync(file, `${JSON.stringify(figure)}\n`);
    else console.log(figure);
  }
}

export const median = (numbers: readonly number[]): number => {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? Number.NaN;
};

/** ms that `work` takes. */
export function timed(work: () => void): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

/** Medians of two things measured in turns, so that the machine's moods meet both alike. */
export function inTurns(rounds: number, first: () => number, second: () => number): readonly [number, number] {
  const [a, b]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    a.push(first());
    b.push(second());
  }
  return [median(a), median(b)];
}

export const ratio = (name: string, of: number, to: number, most: number): Figure => ({
  name,
  target: `≤ ${most}`,
  value: (of / to).toFixed(3),
  ok: of / to <= most,
});
export const atMost = (name: string, value: number, most: number, unit: string): Figure => ({
  name,
  target: `≤ ${most} ${unit}`,
  value: `${value.toFixed(1)} ${unit}`,
  ok: value <= most,
});
