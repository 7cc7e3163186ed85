import type { FastifyBaseLogger } from 'fastify';
import type { ChannelRefund, PaymentChannel } from '../../adapters/payments/paymentChannel.ts';
import { ProviderError } from '../../adapters/providerError.ts';
import type { Db } from '../../db/client.ts';
import { inRounds } from '../../jobs/inRounds.ts';
import { rechargeRefundStatuses } from '../../shared/statuses.ts';
import type { PaymentChannels } from './payTypes.ts';
import {
  claimRefunds,
  endRefund,
  type RefundToMake,
  recordRefundError,
  wakeRefund,
} from './rechargeRefunds.repository.ts';

const CHUNK = 20;
/** The reason shown at the channel; WeChat Pay accepts 80 bytes. */
const REASON = '橙仓账号注销，退回未使用的充值';

type Dependencies = { db: Db; channels: PaymentChannels; log: Pick<FastifyBaseLogger, 'warn' | 'error'> };

/**
 * Refunds of recharges to their source. The rows are the source of truth: the channel is queried until each refund
 * ends.
 */
export function rechargeRefundService({ db, channels, log }: Dependencies) {
  async function ask(refund: RefundToMake): Promise<ChannelRefund> {
    const channel = channels[refund.payType];
    // The channel is gone: the money is cashed out another way.
    if (!channel) return { state: 'refused', code: 'NOT_CONFIGURED' };
    return confirmed(channel, refund, await channel.refund({ ...refund, reason: REASON }));
  }

  async function look(refund: RefundToMake): Promise<void> {
    const { id, refundNo, payType, amount } = refund;
    const known = await ask(refund);
    if (known.state === 'done' && known.amount !== amount) {
      log.error({ refundNo, payType, amount: known.amount }, 'a channel sent another amount back');
      return recordRefundError(db, id, 'AMOUNT');
    }
    if (known.state === 'done') return void (await endRefund(db, id, rechargeRefundStatuses.done));
    if (known.state !== 'refused') return;
    log.error({ refundNo, payType, code: known.code }, 'a channel does not send a recharge back');
    await endRefund(db, id, rechargeRefundStatuses.refused, { code: known.code });
  }

  /** Calls and queries for due refunds of one account or of all. Temporary failures are left to the next run. */
  async function work(accountId: number | null = null, stop?: AbortSignal): Promise<void> {
    await inRounds(CHUNK, stop, async () => {
      const claimed = await claimRefunds(db, accountId, CHUNK);
      for (const refund of claimed)
        await look(refund).catch(async (error: unknown) => {
          if (!(error instanceof ProviderError)) throw error;
          log.warn({ reason: error.reason, code: error.code }, 'provider call failed');
          await recordRefundError(db, refund.id, error.code);
        });
      return claimed.length;
    });
  }

  return {
    work,

    /** Handles a notification of a channel. */
    async hear(refundNo: string): Promise<void> {
      const accountId = await wakeRefund(db, refundNo);
      if (accountId !== undefined) await work(accountId);
    },
  };
}

export type RechargeRefundService = ReturnType<typeof rechargeRefundService>;

/** A refusal is final only when nothing was refunded under the number: an earlier attempt may have taken effect. */
async function confirmed(
  channel: PaymentChannel,
  refund: RefundToMake,
  reported: ChannelRefund,
): Promise<ChannelRefund> {
  if (reported.state !== 'refused') return reported;
  const known = await channel.queryRefund(refund);
  return known.state === 'absent' ? reported : known;
}
