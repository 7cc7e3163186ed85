import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { literal, literals } from '../../db/conditions.ts';
import { idIn, phoneIn } from '../../shared/numbersIn.ts';
import { phonePrint } from '../../shared/personalData.ts';
import { Refusal } from '../../shared/refusal.ts';
import { accountKinds, accountStatuses } from '../../shared/statuses.ts';
import { audiences } from './noticeKinds.ts';

export type Audience = { audience: number; level: number | null; accountId: number | null };

const UUID = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** A condition: accounts `a` of an audience, closed ones left out. */
export function accountsOf({ audience, level, accountId }: Audience): SQL {
  const open = sql`a.status <> ${literal(accountStatuses.closed)}`;
  if (audience === audiences.account) return sql`${open} AND a.id = ${accountId}`;
  if (audience === audiences.level)
    return sql`${open} AND a.kind = ${literal(accountKinds.buyer)} AND a.level = ${level}`;
  if (audience === audiences.buyers) return sql`${open} AND a.kind = ${literal(accountKinds.buyer)}`;
  return audience === audiences.sellers ? sql`${open} AND a.kind = ${literal(accountKinds.seller)}` : open;
}

/** How many accounts an audience has now. */
export async function countAudience(db: Queryable, audience: Audience): Promise<number> {
  const { rows } = await db.execute<{ accounts: number }>(
    sql`SELECT count(*) AS accounts FROM account a WHERE ${accountsOf(audience)}`,
  );
  return rows[0]?.accounts ?? 0;
}

/**
 * The account that an operator means by a phone, an id or a uuid.
 * @throws Refusal NOTICE_ACCOUNT, NOTICE_ACCOUNTS where a phone is a buyer's and a supplier's
 */
export async function accountNamed(db: Queryable, text: string): Promise<number> {
  const name = text.normalize('NFKC').trim();
  const condition = conditionOf(db, name);
  if (!condition) throw new Refusal('NOTICE_ACCOUNT');
  const { rows } = await db.execute<{ id: number }>(
    sql`SELECT a.id FROM account a WHERE ${accountsOf({ audience: audiences.everyone, level: null, accountId: null })} AND ${condition} LIMIT 2`,
  );
  if (rows.length > 1) throw new Refusal('NOTICE_ACCOUNTS');
  if (!rows[0]) throw new Refusal('NOTICE_ACCOUNT');
  return rows[0].id;
}

function conditionOf(db: Queryable, name: string): SQL | null {
  const phone = phoneIn(name);
  if (phone)
    return sql`a.kind IN ${literals(Object.values(accountKinds))} AND a.phone_print = ${phonePrint(db.box, phone)}`;
  const id = idIn(name);
  if (id !== null) return sql`a.id = ${id}`;
  return UUID.test(name) ? sql`a.uuid = ${name}::uuid` : null;
}
