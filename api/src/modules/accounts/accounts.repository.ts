import { and, eq, sql } from 'drizzle-orm';
import type { Db, Queryable } from '../../db/client.ts';
import { onlyIf } from '../../db/conditions.ts';
import { accounts } from '../../db/schema/index.ts';
import { shanghaiIso, shanghaiIsoOrNull } from '../../shared/clock.ts';
import { asksFor, asksForAny, type Fields } from '../../shared/fields.ts';
import { openContact, openPhone, phonePrint, sealPhone } from '../../shared/personalData.ts';
import { COMMISSION_DUE, IS_UNSETTLED } from '../wallet/shares.sql.ts';
import type { SellerDto, UserDto } from './accounts.schemas.ts';

/** Phone and contact in clear. */
export type AccountRow = typeof accounts.$inferSelect;

function opened(db: Queryable, row: AccountRow): AccountRow {
  return { ...row, phone: openPhone(db.box, row.phone), contact: openContact(db.box, row.contact) };
}

export async function findByPhone(
  db: Queryable,
  kind: number,
  phone: string,
): Promise<AccountRow | undefined> {
  const [row] = await db
    .select()
    .from(accounts)
    .where(and(eq(accounts.kind, kind), eq(accounts.phonePrint, phonePrint(db.box, phone))));
  return row && opened(db, row);
}

export async function findAccount(db: Queryable, id: number): Promise<AccountRow | undefined> {
  const [row] = await db.select().from(accounts).where(eq(accounts.id, id));
  return row && opened(db, row);
}

export async function setPassword(tx: Queryable, id: number, passwordHash: string): Promise<void> {
  await tx.update(accounts).set({ passwordHash }).where(eq(accounts.id, id));
}

/** Locks the row until the transaction ends and returns it, as it may have changed while waiting. */
export async function lockAccount(
  tx: Queryable,
  id: number,
): Promise<Pick<AccountRow, 'passwordHash'> | undefined> {
  const [row] = await tx
    .select({ passwordHash: accounts.passwordHash })
    .from(accounts)
    .where(eq(accounts.id, id))
    .for('update');
  return row;
}

/** Makes an account that of another person: phone, sealed and its fingerprint, and password. The proven name was the former one's. */
export async function giveAccount(
  tx: Queryable,
  id: number,
  person: Pick<AccountRow, 'phone' | 'phonePrint' | 'passwordHash'>,
): Promise<void> {
  await tx
    .update(accounts)
    .set({ ...person, realStatus: 0, realNameMasked: null })
    .where(eq(accounts.id, id));
  await tx.execute(sql`DELETE FROM real_name_check WHERE account_id = ${id}`);
}

/** Has others wait who add to the account; unlike with `lockAccount`, rows that refer to it can be written meanwhile. */
export async function lockForAdding(tx: Queryable, id: number): Promise<void> {
  await tx.execute(sql`SELECT FROM account WHERE id = ${id} FOR NO KEY UPDATE`);
}

export async function recordLogin(tx: Queryable, id: number): Promise<void> {
  await tx.update(accounts).set({ lastLoginAt: sql`now()` }).where(eq(accounts.id, id));
}

/** The buyer of an inviter id or invite code, if any. */
export async function findInviter(db: Queryable, superId: string): Promise<number | null> {
  if (!/^[0-9]{1,16}$/.test(superId) || !Number.isSafeInteger(Number(superId))) return null;
  const [row] = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.id, Number(superId)), eq(accounts.kind, 1), eq(accounts.status, 1)));
  return row?.id ?? null;
}

/** Adds an account; undefined when the phone is taken for that kind. */
export async function addAccount(
  db: Queryable,
  { phone, ...account }: Pick<AccountRow, 'kind' | 'phone' | 'passwordHash' | 'nickName' | 'superId'>,
): Promise<number | undefined> {
  const [row] = await db
    .insert(accounts)
    .values({ ...account, phone: sealPhone(db.box, phone), phonePrint: phonePrint(db.box, phone) })
    .onConflictDoNothing()
    .returning({ id: accounts.id });
  return row?.id;
}

type Wallet = {
  balance: number;
  frozen: number;
  held: number;
  withdrawable: number;
  recharge: number;
  spend: number;
  profit: number;
};

/** Balances, and the sums that the ledger keeps beside them. */
async function walletOf(db: Queryable, accountId: number, fields: Fields): Promise<Wallet> {
  const { rows } = await db.execute<Wallet>(sql`
    SELECT coalesce(a.balance, 0) AS balance, coalesce(f.balance, 0) AS frozen, coalesce(a.held, 0) AS held,
           coalesce(a.recharged, 0) AS recharge, coalesce(a.spent, 0) AS spend, coalesce(a.earned, 0) AS profit,
           ${onlyIf(asksFor(fields, 'withdrawable'), sql`withdrawable_of(${accountId})`, sql`0`)} AS withdrawable
      FROM (VALUES (${accountId}::bigint)) AS person (id)
      LEFT JOIN ledger_account a ON a.owner_id = person.id AND a.code = 'available'
      LEFT JOIN ledger_account f ON f.owner_id = person.id AND f.code = 'frozen'`);
  const row = rows[0];
  if (!row) throw new Error('the ledger answered nothing');
  return row;
}

/** The balance in fen, including held money that cannot be spent. */
export async function balanceOf(db: Queryable, accountId: number): Promise<number> {
  const { rows } = await db.execute<{ balance: number }>(sql`
    SELECT balance FROM ledger_account WHERE owner_id = ${accountId} AND code = 'available'`);
  return rows[0]?.balance ?? 0;
}

/** The spendable balance in fen. */
export async function spendableOf(db: Queryable, accountId: number): Promise<number> {
  const { rows } = await db.execute<{ spendable: number }>(sql`
    SELECT balance - held AS spendable FROM ledger_account WHERE owner_id = ${accountId} AND code = 'available'`);
  return rows[0]?.spendable ?? 0;
}

function common(row: AccountRow, wallet: Wallet) {
  return {
    id: row.id,
    uuid: row.uuid,
    authorityId: row.kind === 1 ? 10001 : 11001,
    type: row.kind,
    phone: row.phone,
    nickName: row.nickName,
    headerImg: row.headerImg,
    balance: wallet.balance,
    frozen: wallet.frozen,
    held: wallet.held,
    withdrawable: wallet.withdrawable,
    realStatus: row.realStatus,
    realName: row.realNameMasked,
    status: row.status,
    lastLoginAt: shanghaiIsoOrNull(row.lastLoginAt),
    createdAt: shanghaiIso(row.createdAt),
    member: null,
  };
}

/** A buyer as `user/info` shows it, or undefined when there is none. */
export async function findUser(
  db: Db,
  accountId: number,
  fields: Fields = null,
): Promise<UserDto | undefined> {
  const [row] = await db
    .select()
    .from(accounts)
    .where(and(eq(accounts.id, accountId), eq(accounts.kind, 1)));
  if (!row) return undefined;
  const wallet = await walletOf(db, accountId, fields);
  const { rows } = await db.execute<{ levelName: string; inviteCount: number }>(sql`
    SELECT (SELECT name FROM league_level WHERE level = ${row.level}) AS "levelName",
           ${onlyIf(asksFor(fields, 'inviteCount'), sql`(SELECT count(*) FROM account WHERE super_id = ${accountId})`, sql`0`)} AS "inviteCount"`);
  return {
    ...common(opened(db, row), wallet),
    totalRecharge: wallet.recharge,
    totalSpend: wallet.spend,
    totalProfit: wallet.profit,
    level: row.level,
    levelName: rows[0]?.levelName ?? '',
    superId: row.superId,
    inviteCode: String(row.id),
    inviteCount: rows[0]?.inviteCount ?? 0,
  };
}

const NOTHING_YET = { warehouseCount: 0, goodsCount: 0, pendingSettle: 0 };

async function supplierSums(db: Db, accountId: number): Promise<typeof NOTHING_YET> {
  const { rows } = await db.execute<typeof NOTHING_YET>(sql`
    SELECT (SELECT count(*) FROM warehouse WHERE seller_id = ${accountId} AND deleted_at IS NULL) AS "warehouseCount",
           (SELECT count(*) FROM goods WHERE seller_id = ${accountId} AND deleted_at IS NULL) AS "goodsCount",
           (SELECT coalesce(sum(p.supplier_share - ${COMMISSION_DUE}), 0)::bigint FROM order_package p JOIN account s ON s.id = p.seller_id
             WHERE p.seller_id = ${accountId} AND ${IS_UNSETTLED}) AS "pendingSettle"`);
  return rows[0] ?? NOTHING_YET;
}

/** A supplier as `seller/info` shows it, or undefined when there is none. */
export async function findSeller(
  db: Db,
  accountId: number,
  fields: Fields = null,
): Promise<SellerDto | undefined> {
  const [row] = await db
    .select()
    .from(accounts)
    .where(and(eq(accounts.id, accountId), eq(accounts.kind, 2)));
  if (!row) return undefined;
  const { warehouseCount, goodsCount, pendingSettle } = asksForAny(fields, ...Object.keys(NOTHING_YET))
    ? await supplierSums(db, accountId)
    : NOTHING_YET;
  const seller = opened(db, row);
  return {
    ...common(seller, await walletOf(db, accountId, fields)),
    companyName: row.companyName,
    contact: seller.contact,
    pendingSettle,
    commissionRate: row.commissionRate,
    warehouseCount,
    goodsCount,
    settleDays: row.settleDays,
  };
}

/** An account as who looks at prices. */
export async function findViewer(
  db: Queryable,
  accountId: number,
): Promise<{ accountId: number; superId: number | null }> {
  const [row] = await db
    .select({ superId: accounts.superId })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  return { accountId, superId: row?.superId ?? null };
}
