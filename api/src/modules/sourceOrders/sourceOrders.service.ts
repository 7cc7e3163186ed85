import pLimit from 'p-limit';
import { COURIER_NAMES } from '../../adapters/shops/courierNames.ts';
import { ShopError } from '../../adapters/shops/shopError.ts';
import type { ShopAccess } from '../../adapters/shops/shopPlatform.ts';
import type { SourcePlatform } from '../../adapters/shops/sourcePlatform.ts';
import type { Db } from '../../db/client.ts';
import { shanghaiIso, shanghaiIsoOrNull } from '../../shared/clock.ts';
import { yuanText } from '../../shared/money.ts';
import { Refusal } from '../../shared/refusal.ts';
import { sourceOrderStatuses } from '../../shared/statuses.ts';
import type { PlanningService } from '../shopOrders/planning.service.ts';
import type { ShopCalls } from '../shops/shopCalls.ts';
import { findShop } from '../shops/shops.repository.ts';
import { type BuyingService, requestIdOf } from './buying.service.ts';
import { wordsOf } from './sourceFailures.ts';
import {
  addSourceOrders,
  type ClaimedSourceOrder,
  closeSourceOrder,
  countSourceOrders,
  findSourceOrders,
  listSourceOrders,
  type OwnSourceOrder,
  type SourceOrderRow,
  wakeSourceOrder,
} from './sourceOrders.repository.ts';
import type {
  CreatedSourceOrdersDto,
  CreateSourceOrdersInput,
  PaidSourceOrderDto,
  PaySourceOrderInput,
  SourceCashierDto,
  SourceOrderDto,
  SourceOrderPageDto,
  SourceOrdersFilter,
} from './sourceOrders.schemas.ts';

const { waiting, unpaid, told } = sourceOrderStatuses;
const AT_CASHIER = 1;
const MAX = 200;
const NONE = { list: [] };
const CHANGED = '订单已变化，请重新规划';
const OTHER_ACCOUNT = '属于另一个1688账号，请另外付款';
const NOT_AT_CASHIER = '1688没有接受付款，请刷新后重试';
const NOT_OPENED = { url: null, refused: [] as readonly string[] };
const SHOPS_ASKED_AT_ONCE = 5;

type Dependencies = { db: Db; calls: ShopCalls; planning: PlanningService; buying: BuyingService };
type Tried = { order: OwnSourceOrder } & ({ no: string; msg: null } | { no: null; msg: string });
type Work<T> = (platform: SourcePlatform, access: ShopAccess) => Promise<T>;

/** What an account buys at a source for orders of its shops. It pays there: nothing of it touches the balance here. */
export function sourceOrderService({ db, calls, planning, buying }: Dependencies) {
  async function known(accountId: number, id: number) {
    const [found] = await findSourceOrders(db, accountId, [id]);
    if (!found) throw new Refusal('NOT_FOUND');
    return found;
  }

  /** What a source refuses is said in its words. */
  async function atSource<T>(accountId: number, { sourceId }: ClaimedSourceOrder, work: Work<T>): Promise<T> {
    const source = await findShop(db, accountId, sourceId);
    if (!source) throw new Refusal('SHOP_UNBOUND');
    try {
      return await calls.runSource(source, work);
    } catch (error) {
      if (error instanceof ShopError && ['invalid', 'unknown'].includes(error.kind))
        throw new Refusal('SOURCE_REFUSED', { why: wordsOf(error.code) });
      throw error;
    }
  }

  /**
   * Its number at the source, where it is paid.
   * @throws Refusal ORDER_STATE, SOURCE_REFUNDING, SHOP_EXPIRED, PLATFORM_ERROR
   */
  async function payable(order: OwnSourceOrder): Promise<string> {
    const { status, sourceOrderNo } = order;
    if (status !== unpaid || sourceOrderNo === null) throw new Refusal('ORDER_STATE');
    if (order.isRefunding || !(await buying.waitsAtShop(order))) throw new Refusal('SOURCE_REFUNDING');
    return sourceOrderNo;
  }

  /** The same of one of several: why not in words. */
  async function tryPayable(order: OwnSourceOrder): Promise<Tried> {
    try {
      return { order, no: await payable(order), msg: null };
    } catch (error) {
      if (error instanceof Refusal) return { order, no: null, msg: error.message };
      throw error;
    }
  }

  async function one(accountId: number, id: number): Promise<SourceOrderDto> {
    const { list } = await listSourceOrders(db, accountId, { ids: [id] });
    const [found] = list;
    if (!found) throw new Refusal('NOT_FOUND');
    return sourceOrderDto(found);
  }

  async function wakeNow(id: number): Promise<void> {
    await db.transaction(async (tx) => {
      if (await wakeSourceOrder(tx, id)) await buying.wake(tx, id);
    });
  }

  return {
    async list(accountId: number, filter: SourceOrdersFilter): Promise<SourceOrderPageDto> {
      const [page, counts] = await Promise.all([
        listSourceOrders(db, accountId, filter),
        countSourceOrders(db, accountId, filter),
      ]);
      return { ...page, list: page.list.map(sourceOrderDto), counts };
    },

    /**
     * Hands orders to their sources, those that are planned so. Nothing is paid by that.
     * @throws Refusal those of planning
     */
    async create(
      accountId: number,
      { shopId, shopOrderIds }: CreateSourceOrdersInput,
    ): Promise<CreatedSourceOrdersDto> {
      const { sourced, unplanned } = await planning.plan(accountId, { shopId, shopOrderIds });
      const added = await db.transaction(async (tx) => {
        const ids = await addSourceOrders(tx, shopId, sourced);
        for (const id of ids.values()) await buying.wake(tx, id);
        return ids;
      });
      const why = new Map(unplanned.map(({ shopOrderId, msg }) => [shopOrderId, msg]));
      const left = shopOrderIds
        .filter((shopOrderId) => !added.has(shopOrderId))
        .map((shopOrderId) => ({ shopOrderId, msg: why.get(shopOrderId) ?? CHANGED }));
      const ids = [...added.values()];
      const { list } = ids.length > 0 ? await listSourceOrders(db, accountId, { ids, pageSize: MAX }) : NONE;
      return { list: list.map(sourceOrderDto), left };
    },

    /**
     * Where it is paid, or that it was. An order that its shop refunds is not paid any more; by agreement, which asks nobody
     * again, no other amount is paid than the confirmed one.
     * @throws Refusal NOT_FOUND, ORDER_STATE, SOURCE_REFUNDING, SOURCE_AMOUNT, SOURCE_NO_AGREEMENT, SOURCE_REFUSED,
     * SHOP_UNBOUND, SHOP_EXPIRED; ShopError
     */
    async pay(accountId: number, { id, way, amount }: PaySourceOrderInput): Promise<PaidSourceOrderDto> {
      const order = await known(accountId, id);
      const no = await payable(order);
      if (way === AT_CASHIER) {
        const { url } = await atSource(accountId, order, (platform, access) =>
          platform.cashier(access, [no]),
        );
        return { url, order: await one(accountId, id) };
      }
      const { now, isPaid } = await atSource(accountId, order, async (platform, access) => {
        const now = await platform.readOrder(access, no);
        const isConfirmed = now?.state === 'unpaid' && now.amount === (amount ?? order.amount);
        return { now, isPaid: isConfirmed ? await platform.payByAgreement(access, no) : null };
      });
      if (isPaid === null) {
        await wakeNow(id);
        throw now?.state === 'unpaid'
          ? new Refusal('SOURCE_AMOUNT', { yuan: yuanText(now.amount) })
          : new Refusal('ORDER_STATE');
      }
      if (!isPaid) throw new Refusal('SOURCE_NO_AGREEMENT');
      await wakeNow(id);
      return { url: null, order: await one(accountId, id) };
    },

    /**
     * The page where orders of one account are paid together, that of the first that can be paid; the others are left.
     * @throws Refusal SOURCE_REFUSED, SHOP_UNBOUND, SHOP_EXPIRED; ShopError
     */
    async cashier(accountId: number, ids: readonly number[]): Promise<SourceCashierDto> {
      const orders = await findSourceOrders(db, accountId, ids);
      const tried = await pLimit(SHOPS_ASKED_AT_ONCE).map(orders, tryPayable);
      const asked = tried.filter((each) => each.no !== null);
      const [first] = asked;
      const together = asked.filter(({ order }) => order.sourceId === first?.order.sourceId);
      const nos = together.map(({ no }) => no);
      const { url, refused } = first
        ? await atSource(accountId, first.order, (platform, access) => platform.cashier(access, nos))
        : NOT_OPENED;
      const whyNot = (id: number): string | null => {
        const found = tried.find(({ order }) => order.id === id);
        if (!found) return new Refusal('NOT_FOUND').message;
        if (found.no === null) return found.msg;
        if (!nos.includes(found.no)) return OTHER_ACCOUNT;
        return refused.includes(found.no) ? NOT_AT_CASHIER : null;
      };
      const left = ids.flatMap((id) => {
        const msg = whyNot(id);
        return msg === null ? [] : [{ id, msg }];
      });
      return { url, left };
    },

    /**
     * Tries again what has failed, and looks again at what is under way.
     * @throws Refusal NOT_FOUND, ORDER_STATE
     */
    async retry(accountId: number, id: number): Promise<SourceOrderDto> {
      const { status } = await known(accountId, id);
      if (status >= told) throw new Refusal('ORDER_STATE');
      await wakeNow(id);
      return one(accountId, id);
    },

    /**
     * Takes an order back that was not paid: it can be ordered otherwise again.
     * @throws Refusal NOT_FOUND, ORDER_STATE, SOURCE_REFUSED, SHOP_UNBOUND, SHOP_EXPIRED; ShopError
     */
    async cancel(accountId: number, id: number): Promise<SourceOrderDto> {
      const order = await known(accountId, id);
      if (order.status !== waiting && order.status !== unpaid) throw new Refusal('ORDER_STATE');
      // An answer may have been lost when it was handed over.
      const isThere = order.sourceOrderNo !== null || order.attempts > 0;
      if (isThere) {
        await atSource(accountId, order, async (platform, access) => {
          const no = order.sourceOrderNo ?? (await platform.findPlaced(access, requestIdOf(id)));
          if (no !== null) await platform.cancel(access, no);
        });
      }
      const isClosed = await db.transaction((tx) => closeSourceOrder(tx, id, order.shopOrderId));
      if (!isClosed) throw new Refusal('ORDER_STATE');
      return one(accountId, id);
    },
  };
}

export type SourceOrderService = ReturnType<typeof sourceOrderService>;

function sourceOrderDto({ code, courierCode, ...row }: SourceOrderRow): SourceOrderDto {
  return {
    ...row,
    code: code || null,
    courierName: courierCode === null ? null : (COURIER_NAMES[courierCode] ?? courierCode),
    dueAt: shanghaiIsoOrNull(row.dueAt),
    createdAt: shanghaiIso(new Date(row.createdAt)),
    paidAt: shanghaiIsoOrNull(row.paidAt),
    sentAt: shanghaiIsoOrNull(row.sentAt),
    allowedActions: actionsOf(row.status),
  };
}

function actionsOf(status: number): SourceOrderDto['allowedActions'] {
  if (status === unpaid) return ['pay', 'retry', 'cancel'];
  if (status === waiting) return ['retry', 'cancel'];
  return status < told ? ['retry'] : [];
}
