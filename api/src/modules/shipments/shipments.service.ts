import { and, eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { orders, parcels } from '../../db/schema/index.ts';
import {
  findStoredResponse,
  type IdempotentRequest,
  respondClaimed,
  respondOnce,
  storeResponse,
} from '../../db/storedResponses.ts';
import type { Actor } from '../../shared/actor.ts';
import { balanceShort } from '../../shared/amounts.ts';
import { shanghaiIso } from '../../shared/clock.ts';
import { Refusal } from '../../shared/refusal.ts';
import { requestHash } from '../../shared/requestHash.ts';
import { payingToken, requireMay, shownBalance, shownFunds } from '../../shared/rights.ts';
import { orderStatus } from '../../shared/statuses.ts';
import { balanceOf, spendableOf } from '../accounts/accounts.repository.ts';
import { promisedShipAt } from '../couriers/workDays.ts';
import { deriveOrderStatus } from '../lifecycle/orderStatus.ts';
import { findOrderFacts, NO_GOODS } from '../pricing/orderFacts.repository.ts';
import type { SenderService } from '../senders/senders.service.ts';
import { readSettings, type SiteSettings } from '../settings/settings.ts';
import { atCurrentPrices } from './currentPrices.ts';
import { findOrder } from './orders.repository.ts';
import { type Placed, type PlaceTerms, payOrder } from './orders.writes.ts';
import { orderPlacing } from './placing.ts';
import { type PricedOrder, placeable } from './pricedOrder.ts';
import { priceOrder, quoteOrder } from './quoting.service.ts';
import type { ConfirmDto, CreateOrderDto, OrderDto, OrderInput } from './shipments.schemas.ts';

/** A repeated payment within this time returns the first response and never confirms receipt. */
const REPEAT_SECONDS = 60;

export type Dependencies = {
  db: Db;
  now: () => Date;
  /** Called after every committed payment: the parcels of these orders wait for waybills. */
  onPaid: (orderIds: number[]) => Promise<void>;
  /** Reads the members of merged parcels at their shop again, for orders about to be paid or for merges. */
  rereadMerged: (requested: { accountId: number; orderIds?: number[]; mergeIds?: number[] }) => Promise<void>;
};

type Senders = { senders: Pick<SenderService, 'keep'> };
type Failed = CreateOrderDto['failed'];
type Create = OrderInput & { key: string | null; confirm: boolean };
/** A request that places an order; the result of `keep` for skipped rows is part of every repetition. */
type Placing<More extends object> = IdempotentRequest & {
  op: PlaceTerms['op'];
  confirm: boolean;
  keep: (failed: Failed) => More;
};
type Confirm = { id: number; action: 'pay' | 'receive' | undefined; key: string | null };

/** Placing, paying and receiving orders. */
export function shipmentService({ db, now, onPaid, rereadMerged, senders }: Dependencies & Senders) {
  const place = orderPlacing(db);

  async function ownOrder(actor: Actor, id: number): Promise<OrderDto> {
    const order = await findOrder(db, actor, id);
    if (!order) throw new Refusal('NOT_FOUND');
    return order;
  }

  const created = async (
    actor: Actor,
    {
      orderId,
      orderNo,
      totalFee,
      packageCount,
      payExpireAt,
      balance,
      enough,
      failed,
    }: Placed & { failed: Failed },
  ): Promise<CreateOrderDto> => ({
    ...{ orderId, orderNo, totalFee, packageCount, failed },
    ...shownFunds(actor, { balance, enough }),
    payExpireAt: shanghaiIso(new Date(payExpireAt)),
    order: await ownOrder(actor, orderId),
  });

  async function justPaid(id: number): Promise<boolean> {
    const { rows } = await db.execute<{ recent: boolean | null }>(sql`
      SELECT paid_at > now() - make_interval(secs => ${REPEAT_SECONDS}) AS recent FROM orders WHERE id = ${id}`);
    return rows[0]?.recent ?? false;
  }

  /** 待收货 to 待评价. */
  async function receive(tx: Tx, accountId: number, id: number): Promise<ConfirmDto> {
    const own = and(eq(orders.id, id), eq(orders.accountId, accountId));
    const [order] = await tx.select().from(orders).where(own).for('update');
    if (!order) throw new Refusal('NOT_FOUND');
    if (order.status !== orderStatus.pendingReceipt) throw new Refusal('ORDER_STATE');
    const rows = await tx.select().from(parcels).where(eq(parcels.orderId, id));
    const status = deriveOrderStatus({ ...order, receivedAt: new Date() }, rows);
    await tx.update(orders).set({ receivedAt: sql`now()`, status }).where(own);
    return { orderId: id, status, balance: await balanceOf(tx, accountId) };
  }

  /** Places an order once per key. Invalid rows refuse the order unless `skipInvalid` is set. */
  async function placeOnce<More extends object>(
    actor: Actor,
    input: OrderInput,
    { confirm, keep, ...request }: Placing<More>,
  ): Promise<Placed & More> {
    const { accountId } = actor;
    const tokenId = confirm ? payingToken(actor) : null;
    const settings = await readSettings(db);
    const rereads = confirm && (input.mergeIds?.length ?? 0) > 0;
    const respond = rereads || input.sender ? respondOnce : respondClaimed;
    return respond(db, request, async () => {
      if (rereads) await rereadMerged({ accountId, mergeIds: input.mergeIds ?? [] });
      return atCurrentPrices(
        async (read) => {
          const priced = await priceOrder(db, actor, input, settings, now(), read);
          const failed = failuresOf(priced);
          const order = placeable(priced);
          if (!order || (failed.length > 0 && !input.skipInvalid)) throw refusalOf(failed);
          return { order, failed };
        },
        async ({ order, failed }) => {
          const { totalFee } = order;
          if (input.sender) order.facts.sender.id = await senders.keep(accountId, input.sender);
          const terms = {
            ...request,
            kept: keep(failed),
            byItself: false,
            type: input.type ?? 1,
            ...termsOf(input, settings, totalFee),
            ...(tokenId !== null && { tokenId }),
            confirm,
          };
          return namingShortage(db, accountId, totalFee, async () => {
            const placed = await place({ terms, order });
            if (confirm) await onPaid([placed.orderId]);
            return placed as Placed & More;
          });
        },
      );
    });
  }

  return {
    quote: async (actor: Actor, input: OrderInput) =>
      quoteOrder(db, actor, input, await readSettings(db), now()),

    placeOnce,

    /** Places an order, all or nothing unless `skipInvalid`; a repeated key returns the first response. */
    async create(actor: Actor, { key, ...requested }: Create): Promise<CreateOrderDto> {
      const { confirm, ...input } = requested;
      // Whoever asks again after a crash has a new quote of the same order.
      const hash = requestHash({ ...requested, quoteNo: undefined });
      const request = { accountId: actor.accountId, op: 'createOrder' as const, key, hash };
      return created(
        actor,
        await placeOnce(actor, input, { ...request, confirm, keep: (failed) => ({ failed }) }),
      );
    },

    /** Pays from the balance, or confirms receipt; without an action the order's state decides. */
    async confirm(actor: Actor, { id, action, key }: Confirm): Promise<ConfirmDto> {
      const { accountId } = actor;
      const hash = `${action === 'receive' ? 'receive' : 'pay'}:${id}`;
      const request = { accountId, op: 'confirmOrder', key, hash };
      const first = await findStoredResponse<ConfirmDto>(db, request);
      if (first) return confirmed(actor, first);
      const order = await ownOrder(actor, id);
      if (action !== 'receive' && (await justPaid(id))) {
        return confirmed(actor, {
          orderId: id,
          status: order.status,
          paidFee: order.totalFee,
          balance: await balanceOf(db, accountId),
        });
      }
      if (action === 'receive' || (action === undefined && order.status === orderStatus.pendingReceipt)) {
        requireMay(actor, 'orders:write');
        const received = db.transaction((tx) => storeResponse(tx, request, () => receive(tx, accountId, id)));
        return confirmed(actor, await received);
      }
      const tokenId = payingToken(actor);
      const { courier, warehouse } = await findOrderFacts(db, {
        ...actor,
        ...order,
        ...order.sendArea,
        ...NO_GOODS,
      });
      const promised = courier && warehouse ? promisedShipAt([courier, warehouse], now()) : null;
      if (order.shopId !== null) await rereadMerged({ accountId, orderIds: [id] });
      return namingShortage(db, accountId, order.totalFee, async () => {
        const paid = await payOrder(db, { accountId, tokenId, orderId: id, key, promisedShipAt: promised });
        await onPaid([id]);
        return confirmed(actor, paid);
      });
    },
  };
}

export type ShipmentService = ReturnType<typeof shipmentService>;

/** What of the terms of placing is in the input or the settings; `totalFee` is what is placed, in fen. */
export function termsOf(
  { remark = '', allowDuplicate = false, quoteNo }: Pick<OrderInput, 'remark' | 'allowDuplicate' | 'quoteNo'>,
  { payExpireMinutes: payMinutes, maxUnpaid }: SiteSettings,
  totalFee: number,
) {
  return {
    ...{ remark, allowDuplicate, payMinutes, maxUnpaid },
    ...(quoteNo && { quote: { no: quoteNo, totalFee } }),
  };
}

/** Places or pays; a balance that is short of `need` fen is refused with what is missing. Held money is not spendable. */
export async function namingShortage<T>(
  db: Db,
  accountId: number,
  need: number,
  pay: () => Promise<T>,
): Promise<T> {
  try {
    return await pay();
  } catch (error) {
    if (!(error instanceof Refusal) || error.errorKey !== 'BALANCE_SHORT') throw error;
    throw balanceShort(need, await spendableOf(db, accountId));
  }
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

function confirmed(actor: Actor, { orderId, status, paidFee, balance }: ConfirmDto): ConfirmDto {
  return {
    ...{ orderId, status },
    balance: shownBalance(actor, balance),
    ...(paidFee !== undefined && { paidFee }),
  };
}
