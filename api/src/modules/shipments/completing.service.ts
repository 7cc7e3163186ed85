import { eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { orders } from '../../db/schema/index.ts';
import { inRounds } from '../../jobs/inRounds.ts';
import { type OrderRow, rederiveOrder } from './refunding.repository.ts';

const RECEIVED_AFTER_DAYS = 10;
const COMPLETED_AFTER_DAYS = 7;
const AT_ONCE = 100;

/**
 * Scheduled job: confirms receipt ten days after shipping unless a refund is pending. Returns the number of orders.
 */
export function receiveDue(db: Db, stop?: AbortSignal): Promise<number> {
  return inRounds(AT_ONCE, stop, () => db.transaction(receiveSome));
}

/** Scheduled job: completes orders seven days after receipt without a review. Returns the number of orders. */
export function completeDue(db: Db, stop?: AbortSignal): Promise<number> {
  return inRounds(AT_ONCE, stop, () => db.transaction(completeSome));
}

/** Rows locked by others are left for the next run. */
async function receiveSome(tx: Tx): Promise<number> {
  const due = await tx
    .select()
    .from(orders)
    .where(
      sql`${orders.status} = 30 AND ${orders.afterSaleStatus} <> 1
          AND ${orders.shippedAt} <= now() - make_interval(days => ${RECEIVED_AFTER_DAYS})`,
    )
    .orderBy(orders.shippedAt, orders.id)
    .limit(AT_ONCE)
    .for('update', { skipLocked: true });
  for (const order of due) {
    const [received] = await tx
      .update(orders)
      .set({ receivedAt: sql`now()` })
      .where(eq(orders.id, order.id))
      .returning();
    if (received) await rederiveOrder(tx, received);
  }
  return due.length;
}

async function completeSome(tx: Tx): Promise<number> {
  const due = await tx
    .select()
    .from(orders)
    .where(
      sql`${orders.status} = 40 AND ${orders.receivedAt} <= now() - make_interval(days => ${COMPLETED_AFTER_DAYS})
          AND ${orders.afterSaleStatus} <> 1`,
    )
    .orderBy(orders.receivedAt, orders.id)
    .limit(AT_ONCE)
    .for('update', { skipLocked: true });
  for (const order of due) await completeOrder(tx, order);
  return due.length;
}

/** Completes an order that is locked; answers its status. */
export async function completeOrder(tx: Tx, order: OrderRow): Promise<number> {
  const [completed] = await tx
    .update(orders)
    .set({ completedAt: sql`now()` })
    .where(eq(orders.id, order.id))
    .returning();
  return rederiveOrder(tx, completed ?? order);
}
