import { askProcess } from '../support/askProcess.ts';
import { median } from '../support/median.ts';

/** A page for Lighthouse, with its settings for desktops or those for phones: a slow processor and a slow line. */
export interface Judged {
  url: string;
  device: 'desktop' | 'mobile';
  /** What the browser keeps when it opens the page, such as a session. */
  storage?: Record<string, string>;
  /** Opened once before: the browser keeps the files of the site, too. */
  isBack?: boolean;
}

/** What Lighthouse says of a page; `performance` out of 100. */
export type Verdict = { performance: number; lcpMs: number; tbtMs: number; cls: number };

const ROUNDS = 3;
const program = new URL('../peers/lighthouse.ts', import.meta.url);

/** Medians; pages in turn, round by round. */
export async function verdictsOn(pages: Record<string, Judged>): Promise<Record<string, Verdict>> {
  const taken = Object.entries(pages).map(([name, judged]) => ({ name, judged, verdicts: [] as Verdict[] }));
  for (let round = 0; round < ROUNDS; round++) {
    for (const { judged, verdicts } of taken) verdicts.push(await askProcess<Verdict>(program, judged));
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
