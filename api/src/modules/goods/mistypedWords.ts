import { type SQL, sql } from 'drizzle-orm';
import { literal } from '../../db/conditions.ts';

const WORD = /^\p{Script=Han}{3,10}$/u;
const PAIR = /\p{Script=Han}{2}/u;
/** Of thousandths, as `similar_goods` has it. */
const WHOLE = 999;
const MOST = 200;

/**
 * Goods `g` under conditions in whose names a word of Chinese characters stands with another one in the place of one of them,
 * however both sound: `id` and `likeness`, what sold most first. Two characters in a row have to be right, which an index
 * knows. Null for any other keyword.
 */
export function mistypedWord(keyword: string, conditions: readonly SQL[]): SQL | null {
  const word = keyword.trim();
  if (!WORD.test(word)) return null;
  const signs = [...word];
  const ways = signs
    .map((_, wrong) => signs.with(wrong, '_').join(''))
    .flatMap((way) => {
      const pair = PAIR.exec(way)?.[0];
      return pair ? [{ pattern: `%${way}%`, pair }] : [];
    });
  const pairs = ways.map(({ pair }) => pair);
  const patterns = ways.map(({ pattern }) => pattern);
  const likeness = Math.floor((WHOLE * (signs.length - 1)) / signs.length);
  // Without `|| ''` the trigrams would be asked as well, which do not know words that are this short.
  return sql`
    SELECT g.id, ${literal(likeness)} AS likeness FROM goods g
     WHERE sign_pairs(g.search_text) && ${sql.param(pairs)}::text[]
       AND (g.search_text || '') LIKE ANY (${sql.param(patterns)}::text[]) AND ${sql.join([...conditions], sql` AND `)}
     ORDER BY g.month_sold DESC, g.id DESC LIMIT ${literal(MOST)}`;
}
