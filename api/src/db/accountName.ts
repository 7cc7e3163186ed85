import { type SQL, sql } from 'drizzle-orm';

/** What operators know an account by: a supplier's company, of others the nick name. `alias` is that of its table. */
export const accountName = (alias: 'a' | 'o' | 's'): SQL =>
  sql.raw(`coalesce(nullif(${alias}.company_name, ''), ${alias}.nick_name)`);
