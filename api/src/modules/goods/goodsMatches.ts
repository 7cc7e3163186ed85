import { type SQL, sql } from 'drizzle-orm';
import { containing, found, literal } from '../../db/conditions.ts';
import type { Order } from '../../db/pages.ts';
import { soundOf } from '../../shared/searchText.ts';
import { named } from './goodsConditions.ts';
import { mistypedWord } from './mistypedWords.ts';

/** Where more are found than this, these many are put in order, and the best-selling ones. */
export const MOST_RANKED = 1_000;
/** Where fewer are found, what is similar follows. */
const FEW = 5;
const FEW_ARE_FOUND = sql`(SELECT count(*) FROM found) < ${literal(FEW)}`;
/** Ranks of what is found; of what is similar they are below, in thousandths. */
export const LEAST_FOUND = 1_000;

/** The best match first, then what sold most in the last thirty days; of `matches m`. */
export const MATCH_ORDER: Order = {
  name: 'goods.match',
  by: [sql`m.rank`, sql`m."monthSold"`, sql`m.id`],
  descending: true,
};

/** How well goods `g` that were found fit: by the whole name, as written, by words apart, by pinyin, by initials, by a mix. */
function rankOf(keyword: string): SQL {
  const written = keyword.trim().toLowerCase();
  const [pattern, spelled] = [containing(written), containing(written.replace(/\s+/g, ''))];
  // The pinyin is the last part of the text, the initials are the one before.
  return sql`CASE WHEN lower(g.name) = ${written} THEN 6000
    WHEN lower(g.name) LIKE ${pattern} THEN 5000
    WHEN ${found(keyword, sql`lower(g.name)`)} THEN 4000
    WHEN split_part(g.search_text, ' ', -1) LIKE ${spelled} THEN 3000
    WHEN split_part(g.search_text, ' ', -2) LIKE ${spelled} THEN 2000
    ELSE ${literal(LEAST_FOUND)} END`;
}

/**
 * Common tables of what a keyword finds of goods `g` under conditions of other kinds: `found`, of which there may be one more than are
 * ranked, and `matches` with `id`, `rank` and `monthSold`. What is similar is looked for where hardly anything is found.
 */
export function matchesOf(keyword: string, conditions: readonly SQL[], withSimilar: boolean): SQL {
  const others = sql.join([...conditions], sql` AND `);
  const similar = withSimilar
    ? sql`UNION ALL
      SELECT g.id, max(a.likeness) AS rank, g.month_sold AS "monthSold" FROM (${similarTo(keyword)}) a JOIN goods g ON g.id = a.id
       WHERE ${FEW_ARE_FOUND} AND ${others} AND NOT EXISTS (SELECT FROM found f WHERE f.id = g.id) GROUP BY g.id`
    : sql``;
  return sql`
    ${lookedAt(conditions, keyword)},
    matches AS MATERIALIZED (
      SELECT g.id, ${rankOf(keyword)} AS rank, g.month_sold AS "monthSold" FROM ranked r JOIN goods g ON g.id = r.id
      ${similar})`;
}

/** What sounds like a keyword, and what is written like it. */
function similarTo(keyword: string): SQL {
  const sounds = sql`SELECT id, likeness FROM similar_goods(${soundOf(keyword)})`;
  const written = mistypedWord(keyword, [sql`g.status = 1`, sql`g.deleted_at IS NULL`, FEW_ARE_FOUND]);
  return written ? sql`${sounds} UNION ALL (${written})` : sounds;
}

/**
 * Common tables of goods `g` under conditions, with a keyword: `found`, of which there may be one more than are looked at,
 * and `ranked`, those that are.
 */
export function lookedAt(conditions: readonly SQL[], keyword: string | undefined): SQL {
  const indexed = sql.join([...conditions, ...named(keyword)], sql` AND `);
  // Pairs of characters are made anew where no index has them: here it is faster without.
  const plain = sql.join(
    [...conditions, ...(keyword ? [found(keyword, sql`g.search_text`)] : [])],
    sql` AND `,
  );
  return sql`
    every AS MATERIALIZED (SELECT g.id FROM goods g WHERE ${indexed}),
    found AS MATERIALIZED (SELECT id FROM every LIMIT ${literal(MOST_RANKED + 1)}),
    ranked AS MATERIALIZED (
      SELECT id FROM found UNION
      SELECT g.id FROM best_selling_good b JOIN goods g ON g.id = b.good_id
       WHERE (SELECT count(*) FROM found) > ${literal(MOST_RANKED)} AND ${plain})`;
}
