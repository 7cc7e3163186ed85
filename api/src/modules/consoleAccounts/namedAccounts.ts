import { type SQL, sql } from 'drizzle-orm';
import { containing } from '../../db/conditions.ts';

const NAMES = sql`a.nick_name || ' ' || a.company_name`;
const HAN_PAIR = /^\p{Script=Han}{2}$/u;

/** Accounts `a` by a part of a name. Two Chinese signs in a row have an index; all pairs of the name are looked for at once. */
export function named(name: string): SQL[] {
  const signs = [...name.trim()];
  const pairs = signs
    .slice(1)
    .map((sign, at) => `${signs[at]}${sign}`)
    .filter((pair) => HAN_PAIR.test(pair));
  const has = sql`${NAMES} ILIKE ${containing(name.trim())}`;
  return pairs.length > 0 ? [sql`sign_pairs(${NAMES}) @> ${sql.param(pairs)}::text[]`, has] : [has];
}
