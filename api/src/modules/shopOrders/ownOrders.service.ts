import { sql } from 'drizzle-orm';
import { ShopError } from '../../adapters/shops/shopError.ts';
import type { Db, Queryable } from '../../db/client.ts';
import { literal } from '../../db/conditions.ts';
import { READ_OWN } from '../../jobs/kinds/assignedShops.ts';
import { handles, type JobSender } from '../../jobs/queue.ts';
import { Refusal } from '../../shared/refusal.ts';
import { importStatuses, parcelStatus, remoteStatuses } from '../../shared/statuses.ts';
import { findOwnShop } from '../shops/assignedShops.repository.ts';
import type { ShopCalls } from '../shops/shopCalls.ts';

const AT_ONCE = 20;

type Dependencies = { db: Db; calls: ShopCalls };

/**
 * An order that its merchant assigned to a supplier stands at the platform under two numbers: the supplier's, and that of the
 * merchant's own shop. The merchant alone is told both; the own order then waits for nobody here.
 */
export function ownOrderService({ db, calls }: Dependencies) {
  return {
    handler: handles(READ_OWN, async ({ shopId }) => {
      const own = await findOwnShop(db, shopId);
      if (!own) return;
      for (let left = AT_ONCE; left === AT_ONCE; ) {
        const assigned = await findUnread(db, shopId, AT_ONCE);
        left = assigned.length;
        const numbers = await numbersOf(assigned, (assignedId) =>
          calls.runAssigning(
            own,
            async (platform, access) => platform.merchantOrderNo?.(access, assignedId) ?? null,
          ),
        );
        await db.transaction(async (tx) => {
          await recordNumbers(tx, shopId, numbers);
          await leaveOrderedHere(tx, { shopId, ownShopId: own.id, assignedIds: Object.keys(numbers) });
          await markAssigned(tx, own.id, Object.values(numbers));
        });
        if (Object.keys(numbers).length < left) return;
      }
    }),
  };
}

/** To be called with what was read of assigned orders: their own orders are marked, or found by a job. */
export async function markOwnOrders(
  tx: Queryable,
  queue: JobSender,
  shopId: number,
  assignedIds: readonly string[],
): Promise<void> {
  const { rows } = await tx.execute<{ orderNo: string | null }>(sql`
    SELECT merchant_order_no AS "orderNo" FROM shop_order
     WHERE shop_id = ${shopId} AND remote_order_no = ANY (${sql.param(assignedIds)}::text[])
       AND (merchant_order_no IS NOT NULL OR remote_status <> ${literal(remoteStatuses.closed)})`);
  const own = rows.length > 0 ? await findOwnShop(tx, shopId) : undefined;
  if (!own) return;
  const known = rows.flatMap(({ orderNo }) => orderNo || []);
  if (known.length > 0) {
    await leaveOrderedHere(tx, { shopId, ownShopId: own.id, assignedIds, isNew: true });
    await markAssigned(tx, own.id, known);
  }
  if (rows.some(({ orderNo }) => orderNo === null))
    await queue.send(tx, READ_OWN, String(shopId), { shopId });
}

async function markAssigned(tx: Queryable, ownShopId: number, orderNos: readonly string[]): Promise<void> {
  await tx.execute(sql`SELECT mark_assigned(${ownShopId}, ${sql.param(orderNos)}::text[])`);
}

type Learned = {
  shopId: number;
  ownShopId: number;
  assignedIds: readonly string[];
  /** Only those that this transaction has stored: the others were looked at then. */
  isNew?: boolean;
};

/**
 * Ignores assigned orders whose own order was ordered here before it was known that they are the same; their merchant may
 * restore them.
 */
async function leaveOrderedHere(
  tx: Queryable,
  { shopId, ownShopId, assignedIds, isNew = false }: Learned,
): Promise<void> {
  await tx.execute(sql`
    UPDATE shop_order SET import_status = ${literal(importStatuses.ignored)} WHERE id IN (
      SELECT a.id FROM shop_order a JOIN shop_order own ON own.shop_id = ${ownShopId} AND own.remote_order_no = a.merchant_order_no
       WHERE a.shop_id = ${shopId} AND a.remote_order_no = ANY (${sql.param(assignedIds)}::text[]) AND a.merchant_order_no <> ''
         AND a.import_status = ${literal(importStatuses.pending)} AND ${isNew ? sql`a.created_at = now()` : sql`true`}
         AND EXISTS (SELECT FROM shop_order_parcel x JOIN order_package p ON p.id = x.package_id
                      WHERE x.shop_order_id = own.id AND p.status NOT IN (${literal(parcelStatus.refunded)}, ${literal(parcelStatus.cancelled)}))
       ORDER BY a.remote_order_no COLLATE "C" FOR UPDATE OF a)`);
}

/** By their assigned ids; only the first ones when the platform cannot be asked for more. */
async function numbersOf(
  assignedIds: readonly string[],
  read: (assignedId: string) => Promise<string | null>,
): Promise<Record<string, string>> {
  const numbers: Record<string, string> = {};
  for (const assignedId of assignedIds) {
    try {
      numbers[assignedId] = (await read(assignedId)) ?? '';
    } catch (error) {
      const isOver = error instanceof Refusal || (error instanceof ShopError && error.kind === 'authExpired');
      if (!isOver) throw error;
      break;
    }
  }
  return numbers;
}

async function findUnread(db: Queryable, shopId: number, limit: number): Promise<string[]> {
  const { rows } = await db.execute<{ assignedId: string }>(sql`
    SELECT remote_order_no AS "assignedId" FROM shop_order
     WHERE shop_id = ${shopId} AND merchant_order_no IS NULL AND remote_status <> ${literal(remoteStatuses.closed)}
     ORDER BY id DESC LIMIT ${literal(limit)}`);
  return rows.map(({ assignedId }) => assignedId);
}

async function recordNumbers(
  tx: Queryable,
  shopId: number,
  numbers: Readonly<Record<string, string>>,
): Promise<void> {
  await tx.execute(sql`
    UPDATE shop_order s SET merchant_order_no = n.value FROM jsonb_each_text(${JSON.stringify(numbers)}::jsonb) n
     WHERE s.shop_id = ${shopId} AND s.remote_order_no = n.key`);
}
