import type { Started } from './Fleet.ts';
import { load, type Measured, type Target } from './load.ts';
import { median } from './median.ts';

export type Variant = {
  target: Target;
  /** The process that is asked, to know what it takes of a processor. */
  process: Started;
};
/** What one answer takes of a processor in the process that is asked, and the longest that this did nothing else. */
type Round = Measured & { cpuMs: number; longestMs: number };
/** Medians over all rounds, and what was answered a second in each of them. */
export type Rounds = Round & { rates: number[] };

const ROUNDS = 11;
const ROUND_MS = 1_000;

/** Loads every variant in turn, round by round, after a warm-up of each. */
export async function inRounds<Name extends string>(
  variants: Record<Name, Variant>,
  connections: number,
): Promise<Record<Name, Rounds>> {
  const entries = Object.entries<Variant>(variants) as [Name, Variant][];
  const taken = new Map<Name, Round[]>(entries.map(([name]) => [name, []]));
  for (const [, { target }] of entries) await load(target, connections, ROUND_MS);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, { target, process }] of entries) {
      const before = await process.usage();
      const measured = await load(target, connections, ROUND_MS);
      const after = await process.usage();
      const cpuMs = (after.cpuMs - before.cpuMs) / measured.answers;
      taken.get(name)?.push({ ...measured, cpuMs, longestMs: after.longestMs });
    }
  }
  const medians = (rounds: readonly Round[]): Rounds => {
    const of = (part: keyof Round) => median(rounds.map((each) => each[part]));
    return {
      answers: of('answers'),
      perSecond: of('perSecond'),
      p50: of('p50'),
      p99: of('p99'),
      cpuMs: of('cpuMs'),
      longestMs: of('longestMs'),
      rates: rounds.map(({ perSecond }) => perSecond),
    };
  };
  return Object.fromEntries(entries.map(([name]) => [name, medians(taken.get(name) ?? [])])) as Record<
    Name,
    Rounds
  >;
}

/** How much faster one was than the other: the median of what each round said, so that both had the same neighbours. */
export function timesAsFast(one: Rounds, other: Rounds): number {
  return median(one.rates.map((rate, round) => rate / (other.rates[round] ?? Number.NaN)));
}
