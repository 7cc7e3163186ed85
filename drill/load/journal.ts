import { appendFileSync } from 'node:fs';

export type Kind = 'order' | 'recharge' | 'refund' | 'label' | 'compensation';
/** Something that was asked for once and answered: from now on it must be there, once. */
export type Acknowledged = { kind: Kind; key: string; id: number; at: number };

/** What was acknowledged, in memory and in a file; and what was asked in vain. */
export class Journal {
  readonly acknowledged: Acknowledged[] = [];
  /** Attempts that were not answered, by what was said instead; each is followed by another with the same key. */
  readonly unanswered: { at: number; kind: Kind; said: string }[] = [];
  /** What was refused for good, or not answered within a minute. */
  readonly failed: { at: number; kind: Kind; said: string }[] = [];
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
  }

  acknowledge(kind: Kind, key: string, id: number): void {
    const entry = { kind, key, id, at: Date.now() };
    this.acknowledged.push(entry);
    appendFileSync(this.#file, `${JSON.stringify(entry)}\n`);
  }

  of(kind: Kind): Acknowledged[] {
    return this.acknowledged.filter((entry) => entry.kind === kind);
  }

  /** Seconds of the longest time without an acknowledged order between two moments. */
  longestGap(from: number, to: number): number {
    const times = this.of('order').flatMap(({ at }) => (at > from && at < to ? [at] : []));
    const moments = [from, ...times, to];
    return Math.max(...moments.slice(1).map((at, before) => at - (moments[before] ?? at))) / 1000;
  }
}
