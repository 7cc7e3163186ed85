import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { WaybillError } from '../../adapters/waybills/waybillError.ts';
import type { CourierAccount } from '../../adapters/waybills/waybillService.ts';
import type { Db, Queryable } from '../../db/client.ts';
import { waybillAccounts } from '../../db/schema/index.ts';
import type { ReasonCode } from '../../shared/reasons.ts';
import { tell } from '../notices/personNotices.ts';
import { problemNotice } from './accountProblems.ts';
import { openAccount } from './sealedAccount.ts';

/** So long after a refusal the courier is asked with the same account again. */
const REFUSED_FOR = sql`interval '10 minutes'`;

/** A supplier's account as it was read, to ask a courier with. */
export type OwnAccount = Pick<
  typeof waybillAccounts.$inferSelect,
  'id' | 'sellerId' | 'courierId' | 'version' | 'problemCode' | 'fallsBack'
> & { account: CourierAccount };

/** With which account an order's waybills are asked for now; `waits`: with the supplier's own, but not yet. */
export type Standing = { kind: 'platform' } | { kind: 'own' | 'waits'; accountId: number; pauseMs: number };

type Place = Record<'sellerId' | 'courierId' | 'warehouseId' | 'platform', SQL>;

/** The account for a place: one that names the warehouse wins over one for every warehouse. */
function accountFor({ sellerId, courierId, warehouseId, platform }: Place): SQL {
  return sql`
    SELECT id, falls_back, CASE WHEN problem_code = '' THEN interval '0' ELSE problem_at + ${REFUSED_FOR} - now() END AS refused_for
      FROM waybill_account
     WHERE seller_id = ${sellerId} AND courier_id = ${courierId} AND platform = ${platform} AND enabled AND removed_at IS NULL
       AND (warehouse_id IS NULL OR warehouse_id = ${warehouseId})
     ORDER BY warehouse_id NULLS LAST LIMIT 1`;
}

/**
 * The id of the account of a row of `order_package`, as SQL; null where the platform's own is used. A waybill that may
 * have been issued already is asked of the same account again.
 */
export function chosenAccount({ courierId, warehouseId }: { courierId: number; warehouseId: number }): SQL {
  const account = accountFor({
    sellerId: sql`order_package.seller_id`,
    courierId: sql`${courierId}::bigint`,
    warehouseId: sql`${warehouseId}::bigint`,
    platform: sql`CASE WHEN order_package.encrypted_id IS NULL THEN 0 ELSE order_package.platform END`,
  });
  return sql`CASE WHEN order_package.waybill_outcome_unknown OR order_package.output_status = 2
                  THEN order_package.waybill_account_id
                  ELSE (SELECT CASE WHEN a.falls_back AND a.refused_for > interval '0' THEN NULL ELSE a.id END
                          FROM (${account}) a) END`;
}

/** By the first parcel of an order that waits for its waybill: those of one order differ seldom. */
export async function findStanding(db: Queryable, orderId: number): Promise<Standing> {
  const account = accountFor({
    sellerId: sql`o.seller_id`,
    courierId: sql`o.courier_id`,
    warehouseId: sql`o.warehouse_id`,
    platform: sql`(SELECT CASE WHEN encrypted_id IS NULL THEN 0 ELSE order_package.platform END FROM order_package
                    WHERE order_id = o.id AND output_status IN (1, 2) ORDER BY id LIMIT 1)`,
  });
  const { rows } = await db.execute<{ accountId: number; fallsBack: boolean; pauseMs: number }>(sql`
    SELECT a.id AS "accountId", a.falls_back AS "fallsBack",
           (greatest(extract(epoch FROM a.refused_for), 0) * 1000)::double precision AS "pauseMs"
      FROM orders o, LATERAL (${account}) a WHERE o.id = ${orderId}`);
  const [row] = rows;
  if (!row) return { kind: 'platform' };
  const { accountId, fallsBack, pauseMs } = row;
  if (pauseMs <= 0) return { kind: 'own', accountId, pauseMs };
  return fallsBack ? { kind: 'platform' } : { kind: 'waits', accountId, pauseMs };
}

/** The accounts with these ids, also removed ones. */
export async function findAccounts(
  db: Queryable,
  sellerId: number,
  ids: readonly (number | null)[],
): Promise<Map<number, OwnAccount>> {
  const named = [...new Set(ids.filter((id) => id !== null))];
  if (named.length === 0) return new Map();
  const rows = await db
    .select()
    .from(waybillAccounts)
    .where(and(eq(waybillAccounts.sellerId, sellerId), inArray(waybillAccounts.id, named)));
  return new Map(
    rows.map(({ id, courierId, version, problemCode, fallsBack, account }) => [
      id,
      {
        ...{ id, sellerId, courierId, version, problemCode, fallsBack },
        account: openAccount(db.box, account),
      },
    ]),
  );
}

/**
 * What a waybill that was asked for with this account is voided or stopped with; undefined: with the platform's.
 *
 * @throws WaybillError where the account is no longer kept
 */
export async function findCourierAccount(
  db: Queryable,
  sellerId: number,
  id: number | null,
): Promise<CourierAccount | undefined> {
  if (id === null) return undefined;
  return accountAmong(await findAccounts(db, sellerId, [id]), id).account;
}

/** @throws WaybillError where the account is no longer kept */
export function accountAmong(accounts: ReadonlyMap<number, OwnAccount>, id: number): OwnAccount {
  const found = accounts.get(id);
  if (!found) throw new WaybillError('waybillAccounts', 'authExpired', 'ACCOUNT_REMOVED');
  return found;
}

/**
 * Keeps why a courier refused an account, and tells its supplier when that is something new. False where the account was
 * changed since it was read: what was refused is not what is there now.
 */
export async function keepProblem(
  db: Db,
  { id, version, sellerId }: OwnAccount,
  reasonCode: ReasonCode,
  { isTold }: { isTold: boolean },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ before: string; courierName: string; fallsBack: boolean }>(sql`
      WITH old AS (SELECT id, problem_code FROM waybill_account
                    WHERE id = ${id} AND version = ${version} AND removed_at IS NULL FOR UPDATE)
      UPDATE waybill_account a SET problem_code = ${reasonCode}, problem_at = now()
        FROM old, courier c WHERE a.id = old.id AND c.id = a.courier_id
      RETURNING old.problem_code AS before, c.name AS "courierName", a.falls_back AS "fallsBack"`);
    const [kept] = rows;
    if (!kept) return false;
    if (isTold && kept.before !== reasonCode)
      await tell(tx, [{ accountId: sellerId, ...problemNotice({ ...kept, reasonCode }) }]);
    return true;
  });
}

/** The courier has taken the account again; false where it was changed since it was read. */
export async function forgetProblem(db: Queryable, { id, version }: OwnAccount): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    UPDATE waybill_account SET problem_code = '', problem_at = NULL
     WHERE id = ${id} AND version = ${version} AND problem_code <> ''`);
  return rowCount === 1;
}
