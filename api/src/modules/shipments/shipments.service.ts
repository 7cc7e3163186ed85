import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { orders, parcels } from '../../db/schema/index.ts';
import { yuanText } from '../../shared/money.ts';
import { Refusal } from '../../shared/refusal.ts';
import { balanceOf } from '../accounts/accounts.repository.ts';
import type { Actor } from '../accounts/sessions.service.ts';
import { promisedShipAt } from '../couriers/workDays.ts';
import { readSettings } from '../settings/settings.ts';
import { findOrderFacts } from './orderFacts.repository.ts';
import { deriveOrderStatus, orderStatus } from './orderStatus.ts';
import { findOrder } from './orders.repository.ts';
import { findAnswer, type Paid, type Placed, payOrder } from './orders.writes.ts';
import { orderPlacing } from './placing.ts';
import { checkQuote, type PricedOrder, priceOrder, quoteOrder } from './quoting.service.ts';
import type { ConfirmDto, CreateOrderDto, OrderDto, OrderInput } from './shipments.schemas.ts';

/** A repeated payment within this time answers as the first one did, and never goes on to confirm receipt. */
const REPEAT_SECONDS = 60;

export type Parts = {
  db: Db;
  now: () => Date;
  /** Told of every payment once it stands: the parcels of these orders wait for their waybills. */
  onPaid: (orderIds: number[]) => Promise<void>;
  /** Reads the members of merged parcels at their shop again: of orders that are about to be paid, or of merges. */
  rereadMerged: (wanted: { accountId: number; orderIds?: number[]; mergeIds?: number[] }) => Promise<void>;
};

type Create = OrderInput & { key: string | null; confirm: boolean; byItself?: boolean };
type Confirm = { id: number; action: 'pay' | 'receive' | undefined; key: string | null };

/** Placing, paying and receiving orders. */
export function shipmentService({ db, now, onPaid, rereadMerged }: Parts) {
  const place = orderPlacing(db);

  async function ownOrder(actor: Actor, id: number): Promise<OrderDto> {
    const order = await findOrder(db, actor, id);
    if (!order) throw new Refusal('NOT_FOUND');
    return order;
  }

  async function created(
    actor: Actor,
    placed: Placed,
    failed: CreateOrderDto['failed'],
  ): Promise<CreateOrderDto> {
    const [order, balance] = await Promise.all([
      ownOrder(actor, placed.orderId),
      balanceOf(db, actor.accountId),
    ]);
    const { totalFee, packageCount, payExpireAt } = order;
    return {
      ...placed,
      totalFee,
      packageCount,
      payExpireAt,
      balance,
      enough: order.paidAt !== null || balance >= totalFee,
      failed,
      order,
    };
  }

  async function justPaid(id: number): Promise<boolean> {
    const { rows } = await db.execute<{ recent: boolean | null }>(sql`
      SELECT paid_at > now() - make_interval(secs => ${REPEAT_SECONDS}) AS recent FROM orders WHERE id = ${id}`);
    return rows[0]?.recent ?? false;
  }

  /** 待收货 to 待评价. */
  const receive = (actor: Actor, id: number): Promise<ConfirmDto> =>
    db.transaction(async (tx) => {
      const own = and(eq(orders.id, id), eq(orders.accountId, actor.accountId));
      const [order] = await tx.select().from(orders).where(own).for('update');
      if (!order) throw new Refusal('NOT_FOUND');
      if (order.status !== orderStatus.pendingReceipt) throw new Refusal('ORDER_STATE');
      const rows = await tx.select().from(parcels).where(eq(parcels.orderId, id));
      const status = deriveOrderStatus({ ...order, receivedAt: new Date() }, rows);
      await tx.update(orders).set({ receivedAt: sql`now()`, status }).where(own);
      return { orderId: id, status, balance: await balanceOf(tx, actor.accountId) };
    });

  return {
    quote: async (actor: Actor, input: OrderInput) =>
      quoteOrder(db, actor, input, await readSettings(db), now()),

    /** Places an order, all or nothing unless `skipInvalid`; a key that was used answers as it did the first time. */
    async create(
      actor: Actor,
      { key, confirm, byItself = false, ...input }: Create,
    ): Promise<CreateOrderDto> {
      const hash = createHash('sha256')
        .update(JSON.stringify({ ...input, confirm }))
        .digest('hex');
      const replay = () =>
        key ? findAnswer<Placed>(db, actor.accountId, 'createOrder', key, hash) : undefined;
      const first = await replay();
      if (first) return created(actor, placedOf(first), []);

      const settings = await readSettings(db);
      let priced: PricedOrder;
      const failed: CreateOrderDto['failed'] = [];
      if (confirm && input.mergeIds?.length)
        await rereadMerged({ accountId: actor.accountId, mergeIds: input.mergeIds });
      try {
        priced = await priceOrder(db, actor, input, settings, now());
        failed.push(...failuresOf(priced));
        if (failed.length > 0 && (!input.skipInvalid || priced.packageCount === 0)) throw refusalOf(failed);
        if (input.quoteNo) await checkQuote(db, actor.accountId, input.quoteNo, priced.totalFee);
      } catch (refusal) {
        // The first try may have been committed meanwhile; its own parcels would then refuse the second.
        const meanwhile = await replay();
        if (meanwhile) return created(actor, placedOf(meanwhile), []);
        throw refusal;
      }

      const terms = {
        accountId: actor.accountId,
        key,
        hash,
        byItself,
        type: input.type ?? 1,
        remark: input.remark ?? '',
        allowDuplicate: input.allowDuplicate ?? false,
        payMinutes: settings.payExpireMinutes,
        maxUnpaid: settings.maxUnpaid,
        confirm,
      };
      try {
        const placed = await place({ terms, order: priced });
        if (confirm) await onPaid([placed.orderId]);
        return await created(actor, placedOf(placed), failed);
      } catch (error) {
        if (error instanceof Refusal && error.errorKey === 'BALANCE_SHORT')
          throw await shortOf(db, actor.accountId, priced.totalFee);
        throw error;
      }
    },

    /** Pays from the balance, or confirms receipt; without an action the order's state decides. */
    async confirm(actor: Actor, { id, action, key }: Confirm): Promise<ConfirmDto> {
      if (key && action !== 'receive') {
        const first = await findAnswer<Paid>(db, actor.accountId, 'confirmOrder', key, `pay:${id}`);
        if (first) return paidOf(first);
      }
      const order = await ownOrder(actor, id);
      if (action !== 'receive' && (await justPaid(id))) {
        return {
          orderId: id,
          status: order.status,
          paidFee: order.totalFee,
          balance: await balanceOf(db, actor.accountId),
        };
      }
      if (action === 'receive' || (action === undefined && order.status === orderStatus.pendingReceipt)) {
        return receive(actor, id);
      }
      const { courier, warehouse } = await findOrderFacts(db.$client, {
        ...actor,
        ...order,
        ...order.sendArea,
      });
      const promised = courier && warehouse ? promisedShipAt([courier, warehouse], now()) : null;
      if (order.shopId !== null) await rereadMerged({ accountId: actor.accountId, orderIds: [id] });
      try {
        const { accountId } = actor;
        const paid = await payOrder(db, { accountId, orderId: id, key, promisedShipAt: promised });
        await onPaid([id]);
        return paidOf(paid);
      } catch (error) {
        if (error instanceof Refusal && error.errorKey === 'BALANCE_SHORT')
          throw await shortOf(db, actor.accountId, order.totalFee);
        throw error;
      }
    },
  };
}

export type ShipmentService = ReturnType<typeof shipmentService>;

/** How much is missing for a payment of `need` fen. */
export async function shortOf(db: Db, accountId: number, need: number): Promise<Refusal> {
  const balance = await balanceOf(db, accountId);
  const data = { need, balance, lack: need - balance };
  return new Refusal('BALANCE_SHORT', { lack: yuanText(data.lack) }, data);
}

export function failuresOf(priced: PricedOrder): CreateOrderDto['failed'] {
  return priced.rows.flatMap(({ row, receiver, problems }) =>
    problems
      .filter((problem) => problem.blocking)
      .map(({ field, reasonCode, msg }) => ({
        row,
        thirdOrderNo: receiver.thirdOrderNo,
        field,
        reasonCode,
        msg,
      })),
  );
}

export function refusalOf(failed: CreateOrderDto['failed']): Refusal {
  const [first] = failed;
  const onlyDuplicates = failed.every((each) => each.reasonCode === 'DUPLICATE_NO');
  if (first && onlyDuplicates) return new Refusal('DUPLICATE_NO', { no: first.thirdOrderNo }, { failed });
  return new Refusal('ROWS_INVALID', { count: new Set(failed.map((each) => each.row)).size }, { failed });
}

function placedOf({ orderId, orderNo }: Placed): Placed {
  return { orderId, orderNo };
}

function paidOf({ orderId, status, paidFee, balance }: Paid): ConfirmDto {
  return { orderId, status, paidFee, balance };
}
