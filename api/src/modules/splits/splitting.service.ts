import type { FastifyBaseLogger } from 'fastify';
import type { ChannelSplit, SplitChannel } from '../../adapters/payments/splitChannel.ts';
import { ProviderError } from '../../adapters/providerError.ts';
import type { Db } from '../../db/client.ts';
import { inRounds } from '../../jobs/inRounds.ts';
import { yuanText } from '../../shared/money.ts';
import { cashOutStatus, splitStatus } from '../../shared/statuses.ts';
import { isPaused } from '../books/paused.ts';
import { stepCashOut } from '../cashOuts/cashOutSteps.ts';
import { PAYEE } from '../cashOuts/payees.ts';
import { splitReasonText } from '../cashOuts/splitReasons.ts';
import type { PaymentChannels, PayType } from '../payments/payTypes.ts';
import {
  claimSplits,
  endSplit,
  holdSplits,
  recordSplitError,
  type SplitToMake,
  wakeSplit,
} from './splits.repository.ts';

const CHUNK = 20;
const PAUSED = 'PAUSED';

type Dependencies = { db: Db; channels: PaymentChannels; log: Pick<FastifyBaseLogger, 'warn' | 'error'> };

/**
 * Has the channel pay cash-outs by parts of recharges. The rows are the source of truth: the channel is asked until each
 * part ends, and the last part ends the payment of the cash-out.
 */
export function splittingService({ db, channels, log }: Dependencies) {
  async function ask(channel: SplitChannel, split: SplitToMake): Promise<ChannelSplit> {
    // After the first attempt it is open whether the channel has taken it on.
    const known = split.tries > 1 ? await channel.querySplit(split) : ({ state: 'absent' } as const);
    if (known.state !== 'absent') return known;
    if (await isPaused(db)) throw new ProviderError('splits', 'limited', PAUSED);
    const { kind, account, name, cashOutNo } = split;
    const receiver = { kind, account: db.box.open(account, PAYEE), name: db.box.open(name, PAYEE) };
    const reported = await channel.split({ ...split, receiver, reason: `提现 ${cashOutNo}` });
    if (reported.state !== 'refused') return reported;
    // Final only when there is no such split: an earlier attempt may have been taken on.
    const after = await channel.querySplit(split);
    return after.state === 'absent' ? reported : after;
  }

  async function look(split: SplitToMake): Promise<void> {
    const channel = channels[split.payType as PayType]?.splits;
    if (!channel) throw new ProviderError('splits', 'limited', 'NOT_CONFIGURED');
    const known = await ask(channel, split);
    if (known.state === 'done') return end(split, { status: splitStatus.done, orderNo: known.orderNo });
    if (known.state !== 'refused' && known.state !== 'closed') return recordSplitError(db, split.id, '');
    log.error({ splitNo: split.splitNo, code: known.code }, 'a channel does not pay a part of a cash-out');
    await end(split, { status: splitStatus[known.state], code: known.code });
  }

  /** Ends a part, and with the last one the payment, for the operator who began it. */
  function end({ id, cashOutId }: SplitToMake, how: Parameters<typeof endSplit>[2]): Promise<void> {
    return db.transaction(async (tx) => {
      await holdSplits(tx, cashOutId);
      if (!(await endSplit(tx, id, how))) return;
      const all = await holdSplits(tx, cashOutId);
      if (!all || all.underway > 0) return;
      const who = { operatorId: null, name: all.paidBy, address: '' };
      if (all.done === all.net) {
        await stepCashOut(tx, cashOutId, { to: cashOutStatus.paid, transferNo: `FZ${all.cashOutNo}` }, who);
        return;
      }
      const why = [...new Set(all.codes.map(splitReasonText))].join('、');
      const reason = `分账未全部到账：已到 ¥${yuanText(all.done)}，余下 ¥${yuanText(all.net - all.done)}（${why}）`;
      await stepCashOut(tx, cashOutId, { to: cashOutStatus.failed, reason }, who);
    });
  }

  /** Scheduled job: calls and queries for parts that are due. Temporary failures are left to the next run. */
  async function work(stop?: AbortSignal): Promise<void> {
    await inRounds(CHUNK, stop, async () => {
      const claimed = await claimSplits(db, CHUNK);
      for (const split of claimed)
        await look(split).catch(async (error: unknown) => {
          if (!(error instanceof ProviderError)) throw error;
          log.warn({ reason: error.reason, code: error.code }, 'provider call failed');
          await recordSplitError(db, split.id, error.code);
        });
      return claimed.length;
    });
  }

  return {
    work,

    /** Handles a notification of a channel: what it says is asked for, so that a part ends in one place. */
    async hear(splitNo: string): Promise<void> {
      if (await wakeSplit(db, splitNo)) await work();
    },
  };
}

export type SplittingService = ReturnType<typeof splittingService>;
