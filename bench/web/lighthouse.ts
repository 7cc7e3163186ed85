import { askProcess } from '../support/askProcess.ts';
import { median } from '../support/median.ts';

/** What Lighthouse says of a page on a desktop; `performance` out of 100. */
export type Verdict = { performance: number; lcpMs: number; tbtMs: number; cls: number };

const ROUNDS = 3;
const program = new URL('../peers/lighthouse.ts', import.meta.url);

/** Medians; pages in turn, round by round. */
export async function verdictsOn(pages: Record<string, string>): Promise<Record<string, Verdict>> {
  const taken = Object.entries(pages).map(([name, url]) => ({ name, url, verdicts: [] as Verdict[] }));
  for (let round = 0; round < ROUNDS; round++) {
    for (const { url, verdicts } of taken) verdicts.push(await askProcess<Verdict>(program, url));
  }
  return Object.fromEntries(
    taken.map(({ name, verdicts }) => {
      const of = (part: keyof Verdict) => median(verdicts.map((verdict) => verdict[part]));
      return [
        name,
        { performance: of('performance'), lcpMs: of('lcpMs'), tbtMs: of('tbtMs'), cls: of('cls') },
      ];
    }),
  );
}
