import type { FastifyBaseLogger } from 'fastify';
import type { Db, Queryable } from '../../db/client.ts';
import {
  claimCheck,
  findViolations,
  type LedgerViolation,
  movementsAt,
  recordCheck,
} from './books.repository.ts';
import { everything, movedAfter } from './rule.ts';

/** Up to this many movements everything is checked every time: it takes a second or two. */
const FEW_MOVEMENTS = 50_000;

type Dependencies = {
  db: Db;
  log: Pick<FastifyBaseLogger, 'error'>;
  fewMovements?: number;
};

/** Checks everything and records the result. */
export async function checkEverything(db: Queryable) {
  const breaches = await findViolations(db, everything);
  return { breaches, ...(await recordCheck(db, everything, breaches)) };
}

export function bookService({ db, log, fewMovements = FEW_MOVEMENTS }: Dependencies) {
  return {
    /**
     * Scheduled job: checks the ledger every five minutes for recent movements and every night in full. Any number
     * of processes may run it.
     */
    async checkDue(): Promise<LedgerViolation[]> {
      const due = await claimCheck(db);
      if (!due) return [];
      const { seen, last } = await movementsAt(db, due.checkedAt);
      const scope = due.isFull || last <= fewMovements ? everything : movedAfter(seen);
      const breaches = await findViolations(db, scope);
      const { paused, fresh } = await recordCheck(db, scope, breaches);
      for (const { rule, rows, sample } of fresh)
        log.error({ rule: rule.name, rows, sample }, 'ledger violation');
      if (paused) log.error('cash-outs are paused');
      return breaches;
    },
  };
}
