import type { FastifyBaseLogger } from 'fastify';
import type { WaybillService } from '../../adapters/waybills/waybillService.ts';
import type { Db, Queryable } from '../../db/client.ts';
import { eachInRounds } from '../../jobs/inRounds.ts';
import { SYNC_ERP } from '../../jobs/kinds/erpAccounts.ts';
import { ALONE, ISSUE } from '../../jobs/kinds/waybills.ts';
import { handles, type JobSender } from '../../jobs/queue.ts';
import { redactError } from '../../shared/redactError.ts';
import type { SecretBox } from '../../shared/secretBox.ts';
import type { ShopCalls } from '../shops/shopCalls.ts';
import { findStanding } from '../waybillAccounts/choosing.repository.ts';
import { chunkIssuer } from './chunkIssuer.ts';
import {
  CHUNK,
  endPauses,
  findForgotten,
  findOfShop,
  findToIssue,
  nextMoment,
  RESCUED_AT_ONCE,
} from './claims.repository.ts';
import { findErpOf, giveToErp } from './erpHolds.repository.ts';
import { orderIssuer } from './orderIssuer.ts';
import { deferOrder } from './outcomes.repository.ts';
import { accountRefused } from './outcomes.ts';

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
  now: () => Date;
};

/** Issues the waybills of paid parcels: in the background, in any number of processes, each parcel once. */
export function issuingService({ db, queue, calls, box, waybills, log, now }: Dependencies) {
  const resume = (sellerId: number, courierId: number) => resumeCourier(db, sellerId, courierId);
  const issueOrder =
    waybills && orderIssuer(waybills, chunkIssuer({ db, queue, calls, box, log, resume }), now);

  async function resumeCourier(on: Queryable, sellerId: number, courierId: number): Promise<void> {
    await wake(on, await endPauses(on, sellerId, courierId));
  }

  async function wake(on: Queryable, orderIds: readonly number[], priority = ONE_OF_MANY): Promise<void> {
    for (const orderId of orderIds) await queue.send(on, ISSUE, String(orderId), { orderId }, { priority });
  }

  /** With a key of its own, so that a job for later does not block one for now. */
  async function wakeLater(orderId: number): Promise<void> {
    const startAfter = await nextMoment(db, orderId);
    if (startAfter) await queue.send(db, ISSUE, `${orderId}:later`, { orderId }, { startAfter });
  }

  async function wakeIn(ms: number, orderId: number): Promise<void> {
    const startAfter = new Date(now().getTime() + ms);
    await queue.send(db, ISSUE, `${orderId}:soon`, { orderId }, { startAfter });
  }

  async function work(orderId: number): Promise<void> {
    const erpAccountId = await findErpOf(db, orderId);
    if (erpAccountId !== undefined) {
      const { given, hasOthers } = await giveToErp(db, orderId, erpAccountId);
      if (given > 0) await queue.send(db, SYNC_ERP, String(erpAccountId), { erpAccountId });
      if (!hasOthers) return wakeLater(orderId);
    }
    if (!issueOrder) return deferOrder(db, orderId, NOT_CONFIGURED);
    const order = await findToIssue(db, orderId);
    if (!order) return;
    const standing = await findStanding(db, orderId);
    if (standing.kind === 'waits') {
      await deferOrder(db, orderId, accountRefused(standing.pauseMs));
      return wakeLater(orderId);
    }
    const end = await issueOrder(order, standing.kind === 'own' ? standing.accountId : null);
    const goesOn = end.kind === 'timeUp' || (end.kind === 'stopped' && end.reason.pauseMs === 0);
    if (goesOn) return wake(db, [orderId]);
    if (end.kind === 'tooManyWait') return wakeIn(end.retryInMs, orderId);
    if (end.kind === 'stopped') await deferOrder(db, orderId, end.reason);
    return wakeLater(orderId);
  }

  return {
    handler: handles(ISSUE, ({ orderId }) => work(orderId)),

    /** After a payment. `rescue` replaces a job that cannot be sent, so that the payment succeeds. */
    async start(orderIds: readonly number[]): Promise<void> {
      const startAll = async () => {
        const [orderId] = orderIds;
        const alone = orderId !== undefined && orderIds.length === 1 && (await findToIssue(db, orderId));
        await wake(db, orderIds, alone && alone.packageCount <= CHUNK ? ALONE : ONE_OF_MANY);
      };
      await startAll().catch((error: Error) =>
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

    /** Continues a supplier's orders that wait for its account at a courier. */
    resumeCourier,

    /** Continues a shop's orders once its authorisation was renewed. */
    async resume(tx: Queryable, shopId: number): Promise<void> {
      await wake(tx, await findOfShop(tx, shopId));
    },
  };
}

export type IssuingService = ReturnType<typeof issuingService>;
