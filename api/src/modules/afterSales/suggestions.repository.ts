import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';

/** Remembers that the buyer of a parcel does not want what is suggested; false where it has no such parcel. */
export async function dismissSuggestion(db: Db, accountId: number, packageId: number): Promise<boolean> {
  const { rows } = await db.execute<{ isOwn: boolean }>(sql`
    WITH own AS (SELECT id FROM order_package WHERE id = ${packageId} AND account_id = ${accountId}),
         dismissed AS (INSERT INTO dismissed_suggestion (package_id) SELECT id FROM own ON CONFLICT DO NOTHING)
    SELECT EXISTS (SELECT FROM own) AS "isOwn"`);
  return rows[0]?.isOwn === true;
}
