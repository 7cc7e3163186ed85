import type { FastifyBaseLogger } from 'fastify';
import pLimit from 'p-limit';
import type { BillLine, ChannelBill } from '../../adapters/payments/paymentChannel.ts';
import { ProviderError } from '../../adapters/providerError.ts';
import type { Db } from '../../db/client.ts';
import { inRounds } from '../../jobs/inRounds.ts';
import { Refusal } from '../../shared/refusal.ts';
import { type PaymentChannels, type PayType, setUp } from '../payments/payTypes.ts';
import type { RechargeRefundService } from '../payments/rechargeRefunds.service.ts';
import type { SettlingService } from '../payments/settling.service.ts';
import { dayBefore, daysBefore, isFinal, isOver } from './billDays.ts';
import {
  addLines,
  type BillRun,
  beginRun,
  daysToRead,
  failRun,
  holdRun,
  paymentsToAsk,
  refundsToAsk,
  removeLines,
  removeRun,
  runsToCompare,
} from './billRuns.repository.ts';
import { keepDifferences, keepSums } from './comparing.repository.ts';

/** Lines that are in memory at a time. */
const CHUNK = 1_000;
/** Days that a job reads late, where it did not run or the channel was down. */
const LATE_DAYS = 7;
/** Days for which lines are kept. */
const KEPT_DAYS = 14;
/** What the channels are asked in a run, and at once. */
const ASKED = 500;
const ASKED_AT_ONCE = 5;
const REMOVED_AT_ONCE = 10_000;
/** The transaction that compares a bill of a million lines. */
const COMPARE_WITHIN = '5min';

type Dependencies = {
  db: Db;
  channels: PaymentChannels;
  settling: Pick<SettlingService, 'look' | 'warned'>;
  refunds: Pick<RechargeRefundService, 'hear'>;
  now: () => Date;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
};

/** Compares the bills of payment channels with the books. Any number of runs of a day may be under way: the last counts. */
export function billCheckingService({ db, channels, settling, refunds, now, log }: Dependencies) {
  /** Why the bill cannot be compared yet; null when its lines are written down. */
  async function read(run: BillRun, stop?: AbortSignal): Promise<string | null> {
    const bill = (await channels[run.payType]?.bill(run.day, stop)) satisfies ChannelBill | undefined;
    if (!bill) return 'NOT_CONFIGURED';
    if (bill.state !== 'ready') return bill.state === 'absent' && isFinal(run.day, now()) ? null : bill.code;
    let chunk: BillLine[] = [];
    for await (const line of bill.lines) {
      if (stop?.aborted) return 'STOPPED';
      chunk.push(line);
      if (chunk.length < CHUNK) continue;
      await addLines(db, run, chunk);
      chunk = [];
    }
    await addLines(db, run, chunk);
    return null;
  }

  /** False where another run has begun since. */
  function compare(run: BillRun): Promise<boolean> {
    return db.transaction(async (tx) => {
      await tx.execute(`SET LOCAL statement_timeout = '${COMPARE_WITHIN}'`);
      if (!(await holdRun(tx, run))) return false;
      await keepDifferences(tx, run);
      await keepSums(tx, run);
      return true;
    });
  }

  /** Asks the channel for what the bill says has moved and the books do not have; whether there was any. */
  async function settle({ id, payType }: BillRun): Promise<boolean> {
    const channel = channels[payType];
    if (!channel) return false;
    const [payments, returned] = [await paymentsToAsk(db, id, ASKED), await refundsToAsk(db, id, ASKED)];
    await pLimit(ASKED_AT_ONCE).map(payments, (payment) =>
      settling.look(channel, payment).catch(settling.warned),
    );
    await pLimit(ASKED_AT_ONCE).map(returned, (refundNo) => refunds.hear(refundNo));
    return payments.length + returned.length > 0;
  }

  async function finish(run: BillRun): Promise<void> {
    if (!(await compare(run))) return removeRun(db, run);
    if (await settle(run)) await compare(run);
  }

  async function check(payType: PayType, day: string, stop?: AbortSignal): Promise<void> {
    if (!channels[payType]) throw new Refusal('NOT_CONFIGURED');
    if (!isOver(day, now())) throw new Refusal('BAD_PARAM', { field: 'day' });
    const run = await beginRun(db, payType, day);
    const trouble = await read(run, stop).catch(async (error: unknown) => {
      await failRun(db, run, error instanceof ProviderError ? error.code : 'DEFECT');
      throw error;
    });
    if (trouble === null) await finish(run);
    else await failRun(db, run, trouble);
  }

  return {
    check,

    /** Scheduled job: reads the bills of the last days that were not, and looks again at what differs. */
    async checkDue(stop?: AbortSignal): Promise<void> {
      const days = daysBefore(now(), LATE_DAYS);
      for (const payType of setUp(channels))
        for (const day of await daysToRead(db, payType, days)) {
          if (stop?.aborted) return;
          await check(payType, day, stop).catch((error: unknown) => {
            if (!(error instanceof ProviderError)) throw error;
            log.warn({ payType, day, reason: error.reason, code: error.code }, 'a bill was not read');
          });
        }
      const since = dayBefore(now(), KEPT_DAYS);
      for (const run of await runsToCompare(db, since)) {
        if (stop?.aborted) return;
        await finish(run);
      }
      await inRounds(REMOVED_AT_ONCE, stop, () => removeLines(db, since, REMOVED_AT_ONCE));
    },
  };
}

export type BillCheckingService = ReturnType<typeof billCheckingService>;
