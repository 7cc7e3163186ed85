import type { FastifyBaseLogger } from 'fastify';
import pLimit from 'p-limit';
import type {
  WaybillPlatform,
  WaybillRequest,
  WaybillService,
} from '../../adapters/waybills/waybillService.ts';
import type { Db, Queryable } from '../../db/client.ts';
import { eachInRounds } from '../../jobs/inRounds.ts';
import { ISSUE } from '../../jobs/kinds/waybills.ts';
import { handles, type JobSender } from '../../jobs/queue.ts';
import { openPerson } from '../../shared/personalData.ts';
import { redactError } from '../../shared/redactError.ts';
import { Refusal } from '../../shared/refusal.ts';
import type { SecretBox } from '../../shared/secretBox.ts';
import { openSender } from '../addresses/sealedPeople.ts';
import { itemsOf, type ParcelItem, piecesIn } from '../parcels/parcelItems.ts';
import { goodsOf, remarkOf } from '../parcels/parcelTexts.ts';
import type { ShopCalls } from '../shops/shopCalls.ts';
import { findAnyShop, type ShopRow } from '../shops/shops.repository.ts';
import {
  type Claim,
  claimParcels,
  findForgotten,
  findOfShop,
  nextMoment,
  type ParcelRow,
  RESCUED_AT_ONCE,
} from './claims.repository.ts';
import { deferOrder, saveOutcomes } from './outcomes.repository.ts';
import { type Outcome, outcomeOf, outcomeOfDefect, type Waiting } from './outcomes.ts';
import { memberReader } from './reading.service.ts';

/** Concurrent requests to a courier. */
const ASKED_AT_ONCE = 5;
/** A longer job continues as a new one behind waiting jobs. */
const WORK_FOR_MS = 5_000;
/** Single orders overtake the rest of a batch: a parcel must not wait for thousands. */
const ALONE = 1;
const ONE_OF_MANY = 0;

const NOT_CONFIGURED = { info: '电子面单服务未配置，请联系客服', pauseMs: null };

type Dependencies = {
  db: Db;
  queue: JobSender;
  calls: ShopCalls;
  box: SecretBox;
  /** Null where none is configured: parcels wait with that reason. */
  waybills: WaybillService | null;
  log: Pick<FastifyBaseLogger, 'warn'>;
};

/** Issues the waybills of paid parcels: in the background, in any number of processes, each parcel once. */
export function issuingService({ db, queue, calls, box, waybills, log }: Dependencies) {
  const judgeMembers = memberReader({ db, calls, box });

  async function wake(on: Queryable, orderIds: readonly number[], priority = ONE_OF_MANY): Promise<void> {
    for (const orderId of orderIds) await queue.send(on, ISSUE, String(orderId), { orderId }, { priority });
  }

  /** With a key of its own, so that a job for later does not block one for now. */
  async function wakeLater(orderId: number): Promise<void> {
    const startAfter = await nextMoment(db, orderId);
    if (startAfter) await queue.send(db, ISSUE, `${orderId}:later`, { orderId }, { startAfter });
  }

  async function issueOne(
    by: WaybillService,
    claim: Claim,
    { parcel, items }: { parcel: ParcelRow; items: readonly ParcelItem[] },
    shop?: ShopRow,
  ): Promise<Outcome> {
    try {
      if (parcel.shopId !== null) {
        if (!shop) throw new Refusal('SHOP_UNBOUND');
        const verdicts = await judgeMembers(shop, parcel);
        const reasonCode = verdicts.find((verdict) => verdict.reasonCode !== null)?.reasonCode;
        if (reasonCode) return { kind: 'intercepted', reasonCode, verdicts };
      }
      return { kind: 'issued', ...(await by.issue(requestOf(db.box, claim, { parcel, items }))) };
    } catch (error) {
      const outcome = outcomeOf(error, parcel.outputAttempts);
      if (outcome) return outcome;
      log.warn(redactError(error as Error), 'a waybill could not be issued');
      return outcomeOfDefect(parcel.outputAttempts);
    }
  }

  /** Returns why the order's other parcels need no attempt now; undefined when they do. */
  async function issueChunk(by: WaybillService, claim: Claim): Promise<Waiting | undefined> {
    const { shopId } = claim.order;
    const shop = shopId === null ? undefined : await findAnyShop(db, shopId);
    const contents = await itemsOf(
      db,
      claim.parcels.map(({ id }) => id),
    );
    const outcomes = new Map<number, Outcome>();
    let stop: Waiting | undefined;
    await pLimit(ASKED_AT_ONCE).map(claim.parcels, async (parcel) => {
      const outcome =
        stop ?? (await issueOne(by, claim, { parcel, items: contents.get(parcel.id) ?? [] }, shop));
      if (outcome.kind === 'waiting' && outcome.forAll) stop = outcome;
      outcomes.set(parcel.id, outcome);
    });
    await saveOutcomes(db, queue, claim, outcomes);
    return stop;
  }

  async function issueOrder(by: WaybillService, orderId: number): Promise<void> {
    const until = Date.now() + WORK_FOR_MS;
    for (;;) {
      const claim = await claimParcels(db, orderId);
      if (!claim) return wakeLater(orderId);
      const stop = await issueChunk(by, claim);
      if (stop) {
        await deferOrder(db, orderId, stop);
        return wakeLater(orderId);
      }
      if (Date.now() >= until) return wake(db, [orderId]);
    }
  }

  return {
    handler: handles(ISSUE, ({ orderId }) =>
      waybills ? issueOrder(waybills, orderId) : deferOrder(db, orderId, NOT_CONFIGURED),
    ),

    /** After a payment. `rescue` replaces a job that cannot be sent, so that the payment succeeds. */
    async start(orderIds: readonly number[]): Promise<void> {
      await wake(db, orderIds, orderIds.length === 1 ? ALONE : ONE_OF_MANY).catch((error: Error) =>
        log.warn(redactError(error), 'waybills will be requested later'),
      );
    },

    /** Scheduled job: wakes orders that nobody works on. */
    async rescue(stop?: AbortSignal): Promise<void> {
      if (!waybills) return;
      await eachInRounds(
        RESCUED_AT_ONCE,
        stop,
        (last: number | undefined) => findForgotten(db, last ?? 0),
        (orderId) => wake(db, [orderId]),
      );
    },

    /** Continues a shop's orders once its authorisation was renewed. */
    async resume(tx: Queryable, shopId: number): Promise<void> {
      await wake(tx, await findOfShop(tx, shopId));
    },
  };
}

export type IssuingService = ReturnType<typeof issuingService>;

/**
 * The courier request for a parcel. The request number belongs to the parcel: repeating it returns the same waybill.
 */
export function requestOf(
  box: SecretBox,
  { order, courierCode }: Pick<Claim, 'order' | 'courierCode'>,
  { parcel, items }: { parcel: ParcelRow; items: readonly ParcelItem[] },
): WaybillRequest {
  const { province, city, district, encryptedId } = parcel;
  return {
    requestNo: parcel.packageNo,
    courierCode,
    sender: openSender(box, order.sender),
    receiver: {
      ...openPerson(box, 'receiver', parcel.receiver),
      province,
      city,
      district,
      encryptedId,
      platform: parcel.platform as WaybillPlatform,
      remoteOrderNo: parcel.thirdOrderNo,
    },
    weight: parcel.weight,
    goods: goodsOf({ items, specification: parcel.specification }),
    pieces: piecesIn(items),
    remark: remarkOf({ orderRemark: order.remark, remark: parcel.remark }),
  };
}
