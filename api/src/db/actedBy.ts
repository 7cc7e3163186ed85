import { type SQL, sql } from 'drizzle-orm';

/**
 * Who of an account acted, by the columns `actedBy` of a row: a member's name, 程序 and the name of a token. Null where it
 * was the owner, the product by itself, or anybody of another account.
 */
export const actedByName = (row: SQL, accountId: SQL | number): SQL => sql`coalesce(
  (SELECT acting.name FROM member acting WHERE acting.id = ${row}.member_id AND acting.account_id = ${accountId}),
  (SELECT '程序 ' || acting.name FROM api_token acting WHERE acting.id = ${row}.token_id AND acting.account_id = ${accountId}))`;
