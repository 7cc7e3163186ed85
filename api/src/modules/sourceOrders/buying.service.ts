import type { ShopAccess } from '../../adapters/shops/shopPlatform.ts';
import type { SourceOrder, SourcePlatform } from '../../adapters/shops/sourcePlatform.ts';
import type { Db, Queryable } from '../../db/client.ts';
import { eachInRounds } from '../../jobs/inRounds.ts';
import { BUY } from '../../jobs/kinds/sourceOrders.ts';
import { handles, type JobSender } from '../../jobs/queue.ts';
import { yuanText } from '../../shared/money.ts';
import { Refusal } from '../../shared/refusal.ts';
import type { SecretBox } from '../../shared/secretBox.ts';
import { sourceOrderStatuses } from '../../shared/statuses.ts';
import { upsertShopOrders } from '../shopOrders/shopOrders.repository.ts';
import type { ShopCalls } from '../shops/shopCalls.ts';
import { findAnyShop, type ShopRow } from '../shops/shops.repository.ts';
import { planWriteBack } from '../writeBacks/planWriteBack.ts';
import { postWaybillNo } from '../writeBacks/postWaybillNo.ts';
import {
  failureOfOutcome,
  finalFailure,
  type SourceFailure,
  shopFailure,
  sourceFailure,
  stoppedAtShop,
} from './sourceFailures.ts';
import {
  type ClaimedSourceOrder,
  claimSourceOrder,
  dueSourceOrders,
  type SourceChange,
  settleSourceOrder,
} from './sourceOrders.repository.ts';

const { unpaid, paid, sent, told, closed } = sourceOrderStatuses;
const AT_ONCE = 200;
/** No push of the source is taken: what was paid and what was sent is looked at so often. */
const LOOK_AT_UNPAID_SECONDS = 60;
const LOOK_AT_PAID_SECONDS = 300;
const REMARK = '一件代发，请按密文面单发货';

type Dependencies = { db: Db; queue: JobSender; calls: ShopCalls; box: SecretBox };
type Work<T> = (platform: SourcePlatform, access: ShopAccess) => Promise<T>;

/** Ends an attempt with why it failed. */
class AttemptFailed extends Error {
  readonly failure: SourceFailure;

  constructor(failure: SourceFailure) {
    super(failure.code);
    this.failure = failure;
  }
}

/**
 * Hands orders of shops to a source, follows them there, and tells the shop the number. The table is the source of truth; a
 * job is only a wake-up.
 */
export function buyingService({ db, queue, calls, box }: Dependencies) {
  const wake = (tx: Queryable, sourceOrderId: number) =>
    queue.send(tx, BUY, String(sourceOrderId), { sourceOrderId });

  async function bound(id: number): Promise<ShopRow> {
    const shop = await findAnyShop(db, id);
    if (!shop) throw new Refusal('SHOP_UNBOUND');
    return shop;
  }

  async function atSource<T>({ sourceId, attempts }: ClaimedSourceOrder, work: Work<T>): Promise<T> {
    return attempt(
      async () => calls.runSource(await bound(sourceId), work),
      (error) => sourceFailure(error, attempts),
    );
  }

  /** An order as its shop has it now, where it waits to be sent. */
  async function readShopOrder({ shopId, remoteOrderNo, attempts }: ClaimedSourceOrder) {
    const { shop, order } = await attempt(
      async () => {
        const shop = await bound(shopId);
        const order = await calls.run(shop, (platform, access) => platform.getOrder(access, remoteOrderNo));
        return { shop, order };
      },
      (error) => shopFailure(error, attempts),
    );
    if (order) await upsertShopOrders(db, box, shop.id, [order]);
    const { blocked } = planWriteBack([order], '');
    if (!order || blocked) throw new AttemptFailed(finalFailure(blocked ?? 'PLATFORM_ERROR', attempts));
    return { shop, order };
  }

  /** Hands an order over as it is at its shop now, with the receiver as its platform seals it. */
  async function handOver(claimed: ClaimedSourceOrder): Promise<SourceChange> {
    const { shop, order } = await readShopOrder(claimed);
    const { items } = claimed;
    const requestId = requestIdOf(claimed.id);
    const sourceOrderNo = await atSource(claimed, async (platform, access) => {
      // After an answer that was lost it is there already.
      const known = claimed.attempts > 0 ? await platform.findPlaced(access, requestId) : null;
      const request = { ...{ requestId, shop, order, items }, platform: shop.platform, remark: REMARK };
      return known ?? platform.place(access, request);
    });
    try {
      return await look({ ...claimed, sourceOrderNo });
    } catch (error) {
      if (!(error instanceof AttemptFailed)) throw error;
      // It is there, whatever came of reading it.
      return { status: unpaid, sourceOrderNo, dueInSeconds: LOOK_AT_UNPAID_SECONDS };
    }
  }

  /** Reads how an order stands at the source. */
  async function look(claimed: ClaimedSourceOrder): Promise<SourceChange> {
    const sourceOrderNo = claimed.sourceOrderNo ?? '';
    const { order, parcels } = await atSource(claimed, async (platform, access) => {
      const order = await platform.readOrder(access, sourceOrderNo);
      const isSent = order?.state === 'shipped' || order?.state === 'done';
      return { order, parcels: isSent ? await platform.parcels(access, sourceOrderNo) : [] };
    });
    if (!order || order.state === 'closed') {
      const msg = '1688交易已关闭，订单可以重新下单';
      return { sourceOrderNo, status: closed, code: 'SOURCE_CLOSED', msg, dueInSeconds: null };
    }
    const read = { sourceOrderNo, ...totalsOf(order) };
    if (order.state === 'unpaid')
      return {
        ...read,
        ...{ status: unpaid, msg: changedPrice(claimed, order), dueInSeconds: LOOK_AT_UNPAID_SECONDS },
      };
    const parcel = parcels.at(-1);
    if (parcel) return { ...read, ...parcel, status: sent, dueInSeconds: 0 };
    const stopped = await readStop(claimed);
    return { ...read, ...stopped, status: paid, dueInSeconds: LOOK_AT_PAID_SECONDS };
  }

  /** Why what was paid is not to be sent any more, as its shop says now; null too where the shop cannot be asked. */
  async function readStop(claimed: ClaimedSourceOrder) {
    try {
      await readShopOrder(claimed);
      return null;
    } catch (error) {
      if (!(error instanceof AttemptFailed)) throw error;
      return stoppedAtShop(error.failure);
    }
  }

  /** Tells the shop the number, as it is told of any parcel. */
  async function tell(claimed: ClaimedSourceOrder): Promise<SourceChange> {
    const { id, shopId, remoteOrderNo, attempts } = claimed;
    const shop = await attempt(
      () => bound(shopId),
      (error) => shopFailure(error, attempts),
    );
    const { outcome, read } = await postWaybillNo(calls, shop, {
      ...{ remoteOrderNos: [remoteOrderNo], lineIds: null, otherNos: [], remoteAddressId: null },
      ...{ waybillNo: claimed.waybillNo ?? '', courierCode: claimed.courierCode ?? '' },
      packageNo: requestIdOf(id),
    });
    await upsertShopOrders(db, box, shop.id, read);
    return failureOfOutcome(outcome, attempts) ?? { status: told, dueInSeconds: null };
  }

  async function work(claimed: ClaimedSourceOrder): Promise<SourceChange> {
    try {
      if (claimed.status === sent) return await tell(claimed);
      return claimed.sourceOrderNo === null ? await handOver(claimed) : await look(claimed);
    } catch (error) {
      if (error instanceof AttemptFailed) return error.failure;
      throw error;
    }
  }

  return {
    wake,

    /**
     * Whether the shop's order still waits to be sent, as its shop says now.
     * @throws Refusal SHOP_EXPIRED, PLATFORM_ERROR where it cannot be asked
     */
    async waitsAtShop(claimed: ClaimedSourceOrder): Promise<boolean> {
      try {
        await readShopOrder(claimed);
        return true;
      } catch (error) {
        if (!(error instanceof AttemptFailed)) throw error;
        const { code, dueInSeconds } = error.failure;
        if (dueInSeconds !== null)
          throw new Refusal(code === 'SHOP_EXPIRED' ? 'SHOP_EXPIRED' : 'PLATFORM_ERROR');
        return false;
      }
    },

    handler: handles(BUY, async ({ sourceOrderId }) => {
      const claimed = await claimSourceOrder(db, sourceOrderId);
      if (!claimed) return;
      const change = await work(claimed);
      await db.transaction(async (tx) => {
        await settleSourceOrder(tx, claimed, change);
        if (change.dueInSeconds === 0) await wake(tx, sourceOrderId);
      });
    }),

    /** Scheduled job: wakes what is due. */
    wakeDue: (stop?: AbortSignal): Promise<void> =>
      eachInRounds(
        AT_ONCE,
        stop,
        (last: number | undefined) => dueSourceOrders(db, last ?? 0, AT_ONCE),
        (id) => wake(db, id),
      ),
  };
}

export type BuyingService = ReturnType<typeof buyingService>;

/** Ours, by which a source and a shop know it however often it is sent. */
export function requestIdOf(id: number): string {
  return `CG${id}`;
}

async function attempt<T>(
  work: () => Promise<T>,
  failureOf: (error: unknown) => SourceFailure | null,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const failure = failureOf(error);
    throw failure ? new AttemptFailed(failure) : error;
  }
}

function totalsOf({ amount, freight }: SourceOrder) {
  return { amount, freight };
}

/** The price of a source may be changed until it is paid. */
function changedPrice({ amount }: ClaimedSourceOrder, now: SourceOrder): string {
  if (amount === null || amount === now.amount) return '';
  return `1688金额由${yuanText(amount)}元改为${yuanText(now.amount)}元`;
}
