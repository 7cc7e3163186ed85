import { type SQL, sql } from 'drizzle-orm';

/**
 * What operators know an account by: a supplier's company, of others the nick name, under which a business buys. It is not
 * masked: who stands behind it is the contact, the proven name and the phone, which are. `alias` is that of its table.
 */
export const accountName = (alias: 'a' | 'b' | 'o' | 's'): SQL =>
  sql.raw(`coalesce(nullif(${alias}.company_name, ''), ${alias}.nick_name)`);

/** The same of a row that was read. */
export const accountNameOf = ({ companyName, nickName }: { companyName: string; nickName: string }): string =>
  companyName || nickName;
