import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from '../../db/client.ts';
import { CHECK_BILL } from '../../jobs/kinds/channelBills.ts';
import type { JobSender } from '../../jobs/queue.ts';
import { operatorReason } from '../../shared/operatorReason.ts';
import { Refusal } from '../../shared/refusal.ts';
import { type Auditor, recordAudit } from '../audit/record.ts';
import type { PaymentChannels, PayType } from '../payments/payTypes.ts';
import { isOver } from './billDays.ts';
import {
  closeDifference,
  findBill,
  findDifference,
  listBills,
  listDifferences,
} from './billDesk.repository.ts';
import { beginRun } from './billRuns.repository.ts';
import type {
  BillDto,
  BillsFilter,
  DifferenceDto,
  DifferencesFilter,
} from './channelBills.console.schemas.ts';

/** How long a request waits for the reading before it answers that it is under way. */
const WAIT_MS = 5_000;
const PAUSE_MS = 200;

type Dependencies = { db: Db; channels: PaymentChannels; queue: JobSender; now: () => Date };

/** The channels' bills for operators. */
export function billDeskService({ db, channels, queue, now }: Dependencies) {
  async function bill(id: number): Promise<BillDto> {
    const found = await findBill(db, { id }, now());
    if (!found) throw new Refusal('NOT_FOUND');
    return found;
  }

  return {
    list: (filter: BillsFilter) => listBills(db, filter, now()),
    bill,
    differences: (filter: DifferencesFilter) => listDifferences(db, filter),

    /** Has a bill read again by a worker, and waits for it a moment. */
    async check(payType: PayType, day: string, who: Auditor): Promise<BillDto> {
      if (!channels[payType]) throw new Refusal('NOT_CONFIGURED');
      if (!isOver(day, now())) throw new Refusal('BAD_PARAM', { field: 'day' });
      const { id } = await db.transaction(async (tx) => {
        const begun = await beginRun(tx, payType, day);
        await queue.send(tx, CHECK_BILL, `${payType} ${day}`, { payType, day });
        await recordAudit(tx, who, {
          action: 'bill check',
          target: `bill:${begun.id}`,
          detail: { payType, day },
        });
        return begun;
      });
      for (let waited = 0; ; waited += PAUSE_MS) {
        const read = await bill(id);
        if (read.state !== 'reading' || waited >= WAIT_MS) return read;
        await wait(PAUSE_MS, undefined, { ref: false });
      }
    },

    /** Closes a difference, once. */
    async close(id: number, given: string, who: Auditor): Promise<DifferenceDto> {
      const reason = operatorReason(given);
      await db.transaction(async (tx) => {
        const closed = await closeDifference(tx, { id, by: who.name, reason });
        if (!closed) throw new Refusal((await findDifference(tx, id)) ? 'DIFFERENCE_STATE' : 'NOT_FOUND');
        await recordAudit(tx, who, {
          ...{ action: 'bill close', target: `bill:${closed.billId}`, reason },
          detail: { difference: id, number: closed.number },
        });
      });
      const difference = await findDifference(db, id);
      if (!difference) throw new Refusal('NOT_FOUND');
      return difference;
    },
  };
}

export type BillDeskService = ReturnType<typeof billDeskService>;
