import { type SQL, sql } from 'drizzle-orm';
import { literal } from '../../db/conditions.ts';

const WORD = /^\p{Script=Han}{3,10}$/u;
const PAIR = /^\p{Script=Han}{2}$/u;
/** Of thousandths, as `similar_goods` has it. */
const WHOLE = 999;
const MOST = 200;
/** So many that have the right pairs of a way are read: where there are more, these pairs alone say little. */
const READ = 1_000;

/**
 * Goods `g` under conditions in whose names a word of Chinese characters stands with another one in the place of one of them,
 * however both sound: `id` and `likeness`, what sold most first. Two characters in a row have to be right, which an index
 * knows; it is asked for all that are right at once, as the frequent ones among them are in too many names. Null for any
 * other keyword.
 * @param isAsked whether to look at all
 */
export function mistypedWord(keyword: string, conditions: readonly SQL[], isAsked: SQL): SQL | null {
  const word = keyword.trim();
  if (!WORD.test(word)) return null;
  const signs = [...word];
  const ways = signs
    .map((_, wrong) => signs.with(wrong, '_'))
    .map((way) => ({ pattern: `%${way.join('')}%`, pairs: pairsIn(way) }))
    .filter(({ pairs }) => pairs.length > 0);
  const patterns = ways.map(({ pattern }) => pattern);
  const pairs = ways.map((way) => way.pairs.join(','));
  const likeness = Math.floor((WHOLE * (signs.length - 1)) / signs.length);
  // Without `|| ''` the trigrams would be asked as well, which do not know words that are this short.
  return sql`
    SELECT DISTINCT g.id, ${literal(likeness)} AS likeness, g.month_sold
      FROM unnest(${sql.param(patterns)}::text[], ${sql.param(pairs)}::text[]) w (pattern, pairs) CROSS JOIN LATERAL (
        SELECT * FROM goods o WHERE sign_pairs(o.search_text) @> string_to_array(w.pairs, ',') AND o.status = 1 AND o.deleted_at IS NULL
           AND ${isAsked} LIMIT ${literal(READ)}) g
     WHERE (g.search_text || '') LIKE w.pattern AND ${sql.join([...conditions], sql` AND `)}
     ORDER BY g.month_sold DESC, g.id DESC LIMIT ${literal(MOST)}`;
}

function pairsIn(signs: readonly string[]): string[] {
  const pairs = signs.slice(1).map((sign, at) => `${signs[at]}${sign}`);
  return pairs.filter((pair) => PAIR.test(pair));
}
