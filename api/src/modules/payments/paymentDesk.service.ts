import { ProviderError } from '../../adapters/providerError.ts';
import type { Db } from '../../db/client.ts';
import { shanghaiIsoOrNull } from '../../shared/clock.ts';
import { Refusal } from '../../shared/refusal.ts';
import { payStatus, rechargeRefundStatuses } from '../../shared/statuses.ts';
import { type Auditor, recordAudit } from '../audit/record.ts';
import {
  findPayment,
  findProblem,
  findRefund,
  listPayments,
  listProblems,
  listRefunds,
  resolveProblem,
} from './paymentDesk.repository.ts';
import type {
  ChannelAnswerDto,
  PaymentRecordDto,
  PaymentsFilter,
  ProblemDto,
  ProblemsFilter,
  RefundAtDeskDto,
  RefundsFilter,
} from './payments.console.schemas.ts';
import type { PaymentChannels, PayType } from './payTypes.ts';
import { endRefund, wakeRefund } from './rechargeRefunds.repository.ts';
import type { SettlingService } from './settling.service.ts';

/** Payments for operators: what was paid, what was wrong with it, what goes back. */
export function paymentDeskService(db: Db) {
  async function record(id: number): Promise<PaymentRecordDto> {
    const payment = await findPayment(db, id);
    if (!payment) throw new Refusal('NOT_FOUND');
    return payment;
  }

  async function refundOf(refundNo: string): Promise<RefundAtDeskDto> {
    const refund = await findRefund(db, refundNo);
    if (!refund) throw new Refusal('NOT_FOUND');
    return refund;
  }

  return {
    list: (filter: PaymentsFilter) => listPayments(db, filter),
    problems: (filter: ProblemsFilter) => listProblems(db, filter),
    refunds: (filter: RefundsFilter) => listRefunds(db, filter),
    record,

    /** Marks a problem as resolved, once. */
    async resolve(id: number, reason: string, who: Auditor): Promise<ProblemDto> {
      await db.transaction(async (tx) => {
        const resolved = await resolveProblem(tx, id);
        if (!resolved) throw new Refusal((await findProblem(tx, id)) ? 'PROBLEM_STATE' : 'NOT_FOUND');
        await recordAudit(tx, who, {
          ...{ action: 'payment resolve', target: `payment:${resolved.paymentId}`, reason },
          detail: { problem: id, reason },
        });
      });
      const problem = await findProblem(db, id);
      if (!problem) throw new Refusal('NOT_FOUND');
      return problem;
    },

    /** Makes a recharge that goes back due at once. */
    async retry(refundNo: string, who: Auditor): Promise<RefundAtDeskDto> {
      const { paymentId } = await refundOf(refundNo);
      await db.transaction(async (tx) => {
        if ((await wakeRefund(tx, refundNo)) === undefined) throw new Refusal('RECHARGE_REFUND_STATE');
        await recordAudit(tx, who, {
          ...{ action: 'recharge-refund retry', target: `payment:${paymentId}`, detail: { refundNo } },
        });
      });
      return refundOf(refundNo);
    },

    /** Writes down that a recharge was sent back another way. */
    async transferred(refundNo: string, transferNo: string, who: Auditor): Promise<RefundAtDeskDto> {
      const { id, paymentId } = await refundOf(refundNo);
      await db.transaction(async (tx) => {
        // Two at once: the second one finds it ended.
        const wasOpen = (await wakeRefund(tx, refundNo)) !== undefined;
        if (!wasOpen) throw new Refusal('RECHARGE_REFUND_STATE');
        await endRefund(tx, id, rechargeRefundStatuses.done, { code: 'BY_HAND', transferNo }).catch(asUsed);
        await recordAudit(tx, who, {
          ...{ action: 'recharge-refund transferred', target: `payment:${paymentId}` },
          detail: { refundNo, transferNo },
        });
      });
      return refundOf(refundNo);
    },
  };
}

export type PaymentDeskService = ReturnType<typeof paymentDeskService>;

/** Asks a channel what it knows of a payment, and credits what it says is paid. */
export function channelQuestions(
  db: Db,
  channels: PaymentChannels,
  settling: Pick<SettlingService, 'ask' | 'look'>,
  desk: PaymentDeskService,
) {
  return async (id: number, who: Auditor): Promise<ChannelAnswerDto> => {
    const { payNo, payType, status } = await desk.record(id);
    const channel = channels[payType as PayType];
    if (!channel) throw new Refusal('NOT_CONFIGURED');
    await recordAudit(db, who, { action: 'payment ask', target: `payment:${id}` });
    try {
      if (status === payStatus.pending)
        await settling.look(channel, { id, payNo, payType: payType as PayType, status, isOver: false });
      const known = await settling.ask(channel, payNo);
      const paid = known.state === 'paid' ? known : null;
      return {
        state: known.state,
        tradeNo: paid?.tradeNo ?? null,
        amount: paid?.amount ?? null,
        paidAt: shanghaiIsoOrNull(paid?.paidAt),
        payment: await desk.record(id),
      };
    } catch (error) {
      if (error instanceof ProviderError) throw new Refusal('CHANNEL_DOWN');
      throw error;
    }
  };
}

export type ChannelQuestions = ReturnType<typeof channelQuestions>;

function asUsed(error: unknown): never {
  const cause = error instanceof Error && error.cause ? error.cause : error;
  if ((cause as { constraint?: string }).constraint === 'recharge_refund_transfer_once')
    throw new Refusal('CASHOUT_TRANSFER_USED');
  throw error;
}
