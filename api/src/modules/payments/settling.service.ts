import type { FastifyBaseLogger } from 'fastify';
import pLimit from 'p-limit';
import type { ChannelPayment, PaymentChannel, RawNotice } from '../../adapters/payments/paymentChannel.ts';
import { ProviderError } from '../../adapters/providerError.ts';
import type { Db } from '../../db/client.ts';
import { payStatus } from '../../shared/statuses.ts';
import { raisePayer } from '../promotion/league.repository.ts';
import { keepNotice } from './paymentNotices.repository.ts';
import {
  claimUnreconciled,
  claimWaiting,
  markReconciled,
  type PaymentToQuery,
  recordNotPaid,
} from './paymentQueries.repository.ts';
import { endPending, type Settled, settlePayment } from './payments.repository.ts';
import { type PaymentChannels, type PayType, setUp } from './payTypes.ts';
import { isSentBack } from './rechargeRefunds.repository.ts';
import type { RechargeRefundService } from './rechargeRefunds.service.ts';

const CHUNK = 20;
const ASKED_AT_ONCE = 5;
/** A run longer than this leaves the rest to the next one. */
const WORK_FOR_MS = 30_000;

type Log = Pick<FastifyBaseLogger, 'warn' | 'error'>;
type Dependencies = {
  db: Db;
  channels: PaymentChannels;
  refunds: Pick<RechargeRefundService, 'hear'>;
  /** Asks about a split that a channel tells of. */
  hearSplit: (splitNo: string) => Promise<void>;
  log: Log;
};
export type NoticeOutcome = 'taken' | 'refused' | 'unknown';

/** Credits payments reported by notifications or found by queries, through one function. */
export function paymentSettlingService({ db, channels, refunds, hearSplit, log }: Dependencies) {
  async function settle(
    payType: PayType,
    payNo: string,
    payment: Extract<ChannelPayment, { state: 'paid' }>,
  ): Promise<Settled> {
    const settled = await settlePayment(db, payType, payNo, payment);
    if (settled !== 'abnormal' && settled !== 'unknown') await raisePayer(db, payNo);
    if (settled === 'late') log.warn({ payType, payNo }, 'payment came late');
    if (settled === 'abnormal' || settled === 'unknown')
      log.error({ payType, payNo, settled, amount: payment.amount }, 'payment cannot be credited');
    return settled;
  }

  /** What the channel knows of a payment, which is kept. */
  async function ask(channel: PaymentChannel, payNo: string): Promise<ChannelPayment> {
    const known = await channel.query(payNo);
    await keepNotice(db, payNo, known, { isPushed: false });
    return known;
  }

  /** Queries a waiting payment; an expired one is closed at the channel and queried once more. */
  async function look(
    channel: PaymentChannel,
    { id, payNo, payType, isOver }: PaymentToQuery,
  ): Promise<void> {
    const known = await ask(channel, payNo);
    if (known.state === 'paid') return void (await settle(payType, payNo, known));
    if (known.state === 'closed') return endPending(db, id, 'closed');
    if (!isOver) return;
    await channel.close(payNo);
    const after = await ask(channel, payNo);
    if (after.state === 'paid') return void (await settle(payType, payNo, after));
    if (after.state !== 'waiting') await endPending(db, id, 'closed');
  }

  async function reconcile(channel: PaymentChannel, payment: PaymentToQuery): Promise<void> {
    const { id, payNo, payType, status } = payment;
    if (status === payStatus.pending) await look(channel, payment);
    const known = await ask(channel, payNo);
    if (known.state === 'paid') await settle(payType, payNo, known);
    else if (status === payStatus.paid && !(await isSentBack(db, id))) {
      log.error({ payType, payNo }, 'a channel does not know a payment that was credited');
      await recordNotPaid(db, id);
    }
    // What still waits is polled until it expires, and reconciled then.
    if (known.state !== 'waiting' || status === payStatus.paid) await markReconciled(db, id);
  }

  /** Processes payments in chunks; a failure of one does not stop the others. */
  async function workOn(
    claim: (payTypes: PayType[], most: number) => Promise<PaymentToQuery[]>,
    work: (channel: PaymentChannel, payment: PaymentToQuery) => Promise<void>,
    stop?: AbortSignal,
  ): Promise<void> {
    const payTypes = setUp(channels);
    const until = Date.now() + WORK_FOR_MS;
    while (Date.now() < until && !stop?.aborted) {
      const claimed = await claim(payTypes, CHUNK);
      if (claimed.length === 0) return;
      await pLimit(ASKED_AT_ONCE).map(claimed, async (payment) => {
        const channel = channels[payment.payType];
        if (channel) await work(channel, payment).catch(warned);
      });
    }
  }

  /** Errors that are not the channel's are rethrown. */
  function warned(error: unknown): void {
    if (!(error instanceof ProviderError)) throw error;
    log.warn({ reason: error.reason, code: error.code }, 'provider call failed');
  }

  return {
    ask,
    look,
    warned,

    /** Handles a channel's push: `refused` when it is not verified or not for us. */
    async take(payType: PayType, raw: RawNotice, now: Date): Promise<NoticeOutcome> {
      const notice = channels[payType]?.readNotice(raw, now);
      if (!notice) {
        log.warn({ payType }, 'payment notice was refused');
        return 'refused';
      }
      // A refund is queried, so that it ends in one place.
      if ('refund' in notice) {
        await refunds.hear(notice.refundNo);
        return 'taken';
      }
      if ('splitNo' in notice) {
        await hearSplit(notice.splitNo);
        return 'taken';
      }
      await keepNotice(db, notice.payNo, notice.payment, { isPushed: true });
      // Notifications of unpaid payments are not needed until they expire.
      if (notice.payment.state !== 'paid') return 'taken';
      const settled = await settle(payType, notice.payNo, notice.payment);
      return settled === 'unknown' || settled === 'abnormal' ? 'unknown' : 'taken';
    },

    /** Scheduled job: queries waiting payments, because notifications can be lost. */
    poll: (stop?: AbortSignal) => workOn((payTypes, most) => claimWaiting(db, payTypes, most), look, stop),

    /** Scheduled job: reconciles the payments of recent days with the channels. */
    reconcile: (stop?: AbortSignal) =>
      workOn((payTypes, most) => claimUnreconciled(db, payTypes, most), reconcile, stop),
  };
}

export type SettlingService = ReturnType<typeof paymentSettlingService>;
