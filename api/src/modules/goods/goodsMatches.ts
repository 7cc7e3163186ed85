import { type SQL, sql } from 'drizzle-orm';
import { containing, found, literal } from '../../db/conditions.ts';
import type { Order } from '../../db/pages.ts';
import { soundOf } from '../../shared/searchText.ts';
import { named, numbered } from './goodsConditions.ts';
import { mistypedWord } from './mistypedWords.ts';

/** Where more are found than this, these many are looked at. */
export const MOST_RANKED = 300;
/** Where fewer are found, what is similar follows. */
const FEW = 5;
/** More than any goods sell in a month: the place of goods that are called what is looked for. */
const FOREMOST = 2 ** 31 - 1;
/** Ranks of what is found; of what is similar they are below, in thousandths. */
export const LEAST_FOUND = 1_000;

/** The best match first, then what sold most in the last thirty days; of `matches m`. */
export const MATCH_ORDER: Order = {
  name: 'goods.match',
  by: [sql`m.rank`, sql`m."monthSold"`, sql`m.id`],
  descending: true,
};

const nameOf = (keyword: string): string => keyword.trim().toLowerCase();

/** How well goods `g` that were found fit: by their number or a merchant code, by the whole name, as written, by words apart, by pinyin, by initials, by a mix. */
function rankOf(keyword: string): SQL {
  const name = nameOf(keyword);
  const [pattern, spelled] = [containing(name), containing(name.replace(/\s+/g, ''))];
  // The pinyin is the last part of the text, the initials are the one before.
  const ids = numbered(keyword);
  const byNumber = ids ? sql`WHEN g.id = ANY (ARRAY(${ids})) THEN 7000` : sql``;
  return sql`CASE ${byNumber} WHEN lower(g.name) = ${name} THEN 6000
    WHEN lower(g.name) LIKE ${pattern} THEN 5000
    WHEN ${found(keyword, sql`lower(g.name)`)} THEN 4000
    WHEN split_part(g.search_text, ' ', -1) LIKE ${spelled} THEN 3000
    WHEN split_part(g.search_text, ' ', -2) LIKE ${spelled} THEN 2000
    ELSE ${literal(LEAST_FOUND)} END`;
}

/**
 * Common tables of what a keyword finds of goods `g` under conditions of other kinds: `found`, of which there may be one more than are
 * ranked, and `matches` with `id`, `rank` and `monthSold`. Where hardly anything is found, what is
 * written similarly is looked for, and where that is hardly anything too, what sounds similar.
 */
export function matchesOf(keyword: string, conditions: readonly SQL[], withSimilar: boolean): SQL {
  const others = sql.join([...conditions], sql` AND `);
  const similar = withSimilar
    ? sql`UNION ALL
      SELECT g.id, max(a.likeness) AS rank, g.month_sold AS "monthSold" FROM (
        SELECT id, likeness FROM mistyped UNION ALL
        SELECT id, likeness FROM similar_goods(${soundOf(keyword)}) WHERE ${fewOf('found')} AND ${fewOf('mistyped')}) a JOIN goods g ON g.id = a.id
       WHERE ${fewOf('found')} AND ${others} AND NOT EXISTS (SELECT FROM found f WHERE f.id = g.id) GROUP BY g.id`
    : sql``;
  const written = withSimilar ? mistypedWord(keyword, conditions, fewOf('found')) : null;
  return sql`
    ${lookedAt(conditions, keyword, sql`g.id, g.name, g.search_text, g.month_sold`)},
    mistyped AS MATERIALIZED (${written ?? sql`SELECT 0::bigint AS id, 0 AS likeness WHERE false`}),
    matches AS MATERIALIZED (
      SELECT g.id, ${rankOf(keyword)} AS rank, g.month_sold AS "monthSold" FROM ranked g
      ${similar})`;
}

const fewOf = (table: 'found' | 'mistyped'): SQL =>
  sql`(SELECT count(*) FROM ${sql.raw(table)}) < ${literal(FEW)}`;

/**
 * Common tables of goods `g` under conditions, with a keyword: `found`, of which there may be one more than are looked at,
 * and `ranked`, those that are, with these columns of theirs. Of very many they are those that are called so and the best-selling ones,
 * before the first of the index, which is not asked where those are enough: it would read all that it has.
 */
export function lookedAt(conditions: readonly SQL[], keyword: string | undefined, columns: SQL): SQL {
  const most = literal(MOST_RANKED);
  const limit = literal(MOST_RANKED + 1);
  // Pairs of characters are made anew where no index has them: here it is faster without.
  const has = (searchText: SQL) => (keyword ? found(keyword, searchText) : sql`true`);
  const ids = keyword ? numbered(keyword) : null;
  const byNumber = ids
    ? sql`UNION ALL (SELECT id, ${literal(FOREMOST)} FROM (${ids}) n LIMIT ${limit})`
    : sql``;
  const called = keyword
    ? sql`UNION ALL (SELECT id, ${literal(FOREMOST)} FROM goods WHERE lower(name) = ${nameOf(keyword)} LIMIT ${limit}) ${byNumber}`
    : sql``;
  const isFound = ids
    ? sql`((${has(sql`g.search_text`)}) OR g.id = ANY (ARRAY(${ids})))`
    : has(sql`g.search_text`);
  return sql`
    likely AS MATERIALIZED (
      SELECT ${columns} FROM (
        SELECT id, max(place) AS place FROM (
          SELECT good_id AS id, month_sold AS place FROM best_selling_good WHERE ${has(sql`search_text`)} ${called}) b
         GROUP BY id ORDER BY 2 DESC, 1 DESC OFFSET 0) l JOIN goods g ON g.id = l.id
       WHERE ${sql.join([...conditions, isFound], sql` AND `)} ORDER BY l.place DESC, l.id DESC LIMIT ${limit}),
    every AS MATERIALIZED (
      SELECT ${columns} FROM goods g
       WHERE (SELECT count(*) FROM likely) <= ${most} AND ${sql.join([...conditions, ...named(keyword)], sql` AND `)}),
    found AS MATERIALIZED (
      SELECT * FROM likely UNION ALL
      SELECT * FROM (SELECT * FROM every LIMIT ${limit}) e WHERE CASE WHEN id IN (SELECT id FROM likely) THEN false ELSE true END LIMIT ${limit}),
    ranked AS MATERIALIZED (SELECT * FROM found LIMIT ${most})`;
}
