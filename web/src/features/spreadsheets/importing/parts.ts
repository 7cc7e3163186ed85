import { isRefusal, type Refusal } from '../../../lib/refusal.ts';

interface Part<Row> {
  /** Place of its first row. */
  from: number;
  part: readonly Row[];
}

/** The first parts of rows, at most so many. */
export function firstParts<Row>(
  rows: readonly Row[],
  partOf: (rows: readonly Row[]) => number,
  most: number,
): Part<Row>[] {
  const parts: Part<Row>[] = [];
  for (let from = 0; from < rows.length && parts.length < most; ) {
    const rest = rows.slice(from);
    const part = rest.slice(0, partOf(rest));
    parts.push({ from, part });
    from += part.length;
  }
  return parts;
}

/**
 * What parts that are under way at the same time have come to, up to the first that was refused or lost: it and those behind
 * it are sent again. Where the first one was, so is the answer.
 */
export async function inOrder<Answer>(
  parts: readonly Promise<Answer | Refusal>[],
  join: (one: Answer, two: Answer) => Answer,
): Promise<Answer | Refusal> {
  await Promise.allSettled(parts);
  const [first, ...others] = parts;
  if (!first) throw new Error('no part');
  let answer: Answer | Refusal = await first;
  for (const other of others) {
    const next: Answer | Refusal | null = await other.catch(() => null);
    if (next === null || isRefusal(next) || isRefusal(answer)) break;
    answer = join(answer, next);
  }
  return answer;
}
