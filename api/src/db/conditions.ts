import { type SQL, sql } from 'drizzle-orm';
import { type SearchWord, searchWordsOf } from '../shared/searchWords.ts';

/**
 * A number of the code's own, such as a status, as part of a statement's text. Statements are planned once for all values
 * (`client.ts`), so that a partial index serves only what the text itself says.
 * @throws RangeError what is no whole number
 */
export function literal(value: number): SQL {
  if (!Number.isSafeInteger(value)) throw new RangeError(`not a whole number: ${value}`);
  return sql.raw(String(value));
}

/** The same of several, in brackets: what follows IN. */
export function literals(values: readonly number[]): SQL {
  return sql`(${sql.join(values.map(literal), sql`, `)})`;
}

/** What is worked out only where it was asked for. The text stays the same whatever is asked. */
export function onlyIf(isAsked: boolean, expression: SQL, otherwise: SQL = sql`NULL`): SQL {
  return sql`CASE WHEN ${isAsked} THEN ${expression} ELSE ${otherwise} END`;
}

/** A LIKE pattern for texts that hold the parts one after another, taken literally. */
export function containing(...parts: string[]): string {
  return `%${parts.map((part) => part.replace(/[\\%_]/g, (sign) => `\\${sign}`)).join('%')}%`;
}

/** `column = value` for every value that a filter gives. */
export function equalities(filters: readonly [value: number | undefined, column: SQL][]): SQL[] {
  return filters.flatMap(([value, column]) => (value === undefined ? [] : [sql`${column} = ${value}`]));
}

/** Only the rows with these ids, where any are given. */
export function among(column: SQL, ids: readonly number[] | undefined): SQL[] {
  return ids ? [sql`${column} = ANY (${`{${ids.join(',')}}`}::bigint[])`] : [];
}

/** From `startAt` on, up to but without `endAt`, as far as they are given. */
export function within(
  column: SQL,
  { startAt, endAt }: { startAt?: string | undefined; endAt?: string | undefined },
): SQL[] {
  return [...(startAt ? [sql`${column} >= ${startAt}`] : []), ...(endAt ? [sql`${column} < ${endAt}`] : [])];
}

/** Rows whose search text has every word of the keyword, in any order. */
export function found(keyword: string, searchText: SQL): SQL {
  return everyWord(keyword, (ways) => isWord(ways, searchText));
}

/** The same where two Chinese characters have an index of their own (`sign_pairs`). */
export function foundByPairs(keyword: string, searchText: SQL): SQL {
  return everyWord(keyword, (ways) => {
    const pairs = pairsOf(ways);
    const word = isWord(ways, searchText);
    return pairs ? sql`sign_pairs(${searchText}) && ${sql.param(pairs)}::text[] AND ${word}` : word;
  });
}

function everyWord(keyword: string, condition: (ways: SearchWord) => SQL): SQL {
  const words = searchWordsOf(keyword).map(condition);
  return words.length > 0 ? sql.join(words, sql` AND `) : sql`true`;
}

function isWord(ways: SearchWord, searchText: SQL): SQL {
  const patterns = ways.map((parts) => containing(...parts));
  // One text however many ways there are: it may be prepared.
  return sql`${isIndexed(ways) ? searchText : sql`(${searchText} || '')`} LIKE ANY (${sql.param(patterns)}::text[])`;
}

/** The index knows three signs in a row. Asked for less it reads all of itself, for the sake of the other words too. */
function isIndexed(ways: SearchWord): boolean {
  return ways.every((parts) => parts.some((part) => [...part].length >= 3));
}

const PAIR = /^\p{Script=Han}{2}/u;

/** Two characters of each way, where the other index does not know the word; undefined where a way has none. */
function pairsOf(ways: SearchWord): string[] | undefined {
  if (isIndexed(ways)) return undefined;
  const pairs = ways.map((parts) => parts.map((part) => PAIR.exec(part)?.[0]).find(Boolean));
  return pairs.every((pair) => pair !== undefined) ? pairs : undefined;
}
