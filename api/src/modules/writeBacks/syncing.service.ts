import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from '../../db/client.ts';
import { ISSUE } from '../../jobs/kinds/waybills.ts';
import type { JobSender } from '../../jobs/queue.ts';
import { Refusal } from '../../shared/refusal.ts';
import type { SecretBox } from '../../shared/secretBox.ts';
import { orderStatus } from '../../shared/statuses.ts';
import { countHit } from '../accounts/counters.ts';
import { upsertShopOrders } from '../shopOrders/shopOrders.repository.ts';
import type { ShopCalls } from '../shops/shopCalls.ts';
import { findShop, type ShopRow } from '../shops/shops.repository.ts';
import type { FollowingService } from '../tracking/following.service.ts';
import { planWriteBack } from './planWriteBack.ts';
import { readOrders } from './postWaybillNo.ts';
import {
  findShopOrder,
  isIssuing,
  type ParcelToCheck,
  parcelStates,
  parcelsToCheck,
  recordRemoteState,
} from './syncing.repository.ts';
import { recordPosted } from './writeBacks.repository.ts';
import type { CallbackDto } from './writeBacks.schemas.ts';

const PAUSE_SECONDS = 10;
const PARCELS = 100;
const AT_ONCE = 5;
/** No reading starts later: one may take five seconds, and the request has seven. */
const BEGIN_WITHIN_MS = 1_500;
const ANSWER_WITHIN_MS = 5_000;
const NOTHING = { asked: [], news: [] };
const PAID: readonly number[] = [orderStatus.pendingShipment, orderStatus.pendingReceipt];

type Dependencies = {
  db: Db;
  queue: JobSender;
  calls: ShopCalls;
  box: SecretBox;
  following: Pick<FollowingService, 'askOrder'>;
};

/** Synchronises an order on a person's request. */
export function syncingService({ db, queue, calls, box, following }: Dependencies) {
  /** Returns whether the shop had news. */
  async function check(shop: ShopRow, { packageId, waybillNo, remoteOrderNos, otherNos }: ParcelToCheck) {
    const orders = await readOrders(calls, shop, remoteOrderNos);
    return db.transaction(async (tx) => {
      let isNews = false;
      let reported: string[] = [];
      if (waybillNo !== null) {
        const { posted, waiting, blocked } = planWriteBack(orders, waybillNo, otherNos);
        const isTold = waiting.length === 0 && blocked === null;
        if (isTold) isNews = await recordRemoteState(tx, packageId, 'told');
        else if (blocked === 'SHOP_SHIPPED')
          isNews = await recordRemoteState(tx, packageId, 'shippedOtherwise');
        reported = posted;
      }
      const read = orders.filter((order) => order !== null);
      await upsertShopOrders(tx, box, shop.id, read);
      await recordPosted(tx, packageId, reported);
      return isNews;
    });
  }

  /** Queries as many parcels as can start in time and returns those with news. */
  async function checkAtShop(shop: ShopRow, parcels: readonly ParcelToCheck[]) {
    const news: boolean[] = [];
    const until = Date.now() + BEGIN_WITHIN_MS;
    while (news.length < parcels.length && Date.now() < until) {
      const next = parcels.slice(news.length, news.length + AT_ONCE);
      news.push(...(await Promise.all(next.map((parcel) => check(shop, parcel)))));
    }
    const checked = parcels.slice(0, news.length).map(({ packageId }) => packageId);
    return { checked, news: checked.filter((_id, at) => news[at]) };
  }

  return {
    /**
     * Queries the courier for an order's parcels and requests waiting waybills again. For a shop order, reads its
     * shipments there and corrects differences.
     * @throws Refusal NOT_FOUND, ORDER_STATE, RATE_LIMITED, SHOP_EXPIRED, SHOP_UNBOUND; ShopError
     */
    async sync(accountId: number, orderId: number): Promise<CallbackDto> {
      const order = await findShopOrder(db, accountId, orderId);
      if (!order) throw new Refusal('NOT_FOUND');
      if (!PAID.includes(order.status)) throw new Refusal('ORDER_STATE');
      const { hits } = await countHit(db, `callback:${orderId}`, PAUSE_SECONDS);
      if (hits > 1) throw new Refusal('RATE_LIMITED');

      if (await isIssuing(db, orderId)) await queue.send(db, ISSUE, String(orderId), { orderId });
      const shop = order.shopId === null ? null : await findShop(db, accountId, order.shopId);
      if (shop === undefined) throw new Refusal('SHOP_UNBOUND');
      const parcels = await parcelsToCheck(db, orderId, PARCELS);
      const [atShop, onTheWay] = await Promise.all([
        // Without a waiting shop only our own waybills can be synchronised.
        shop ? checkAtShop(shop, parcels) : { checked: parcels.map(({ packageId }) => packageId), news: [] },
        // A slower courier is processed but not waited for.
        Promise.race([
          following.askOrder(orderId, BEGIN_WITHIN_MS),
          wait(ANSWER_WITHIN_MS, NOTHING, { ref: false }),
        ]),
      ]);
      const checked = new Set([...atShop.checked, ...onTheWay.asked]);
      return {
        orderId,
        checked: checked.size,
        updated: new Set([...atShop.news, ...onTheWay.news]).size,
        packages: await parcelStates(db, [...checked]),
      };
    },
  };
}

export type SyncingService = ReturnType<typeof syncingService>;
