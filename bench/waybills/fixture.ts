import { setTimeout } from 'node:timers/promises';
import type { WaybillService } from '../../api/src/adapters/waybills/waybillService.ts';
import { JOB_KINDS } from '../../api/src/jobs/kinds/all.ts';
import { openJobQueue } from '../../api/src/jobs/queue.ts';
import { shopCalls } from '../../api/src/modules/shops/shopCalls.ts';
import { type IssuingService, issuingService } from '../../api/src/modules/waybills/issuing.service.ts';
import type { DemoDatabase } from '../support/demoDatabase.ts';

const ANSWERS_AFTER_MS = 50;

export type Issuing = AsyncDisposable & {
  start: IssuingService['start'];
  /** How many requests the courier had at once, at most. */
  busiest(): number;
};

/** The queue and the service of one api process, and a courier in it that answers after 50 ms. */
export async function startIssuing(database: DemoDatabase): Promise<Issuing> {
  let issued = 0;
  let inFlight = 0;
  let busiest = 0;
  const waybills: WaybillService = {
    async issue() {
      inFlight += 1;
      busiest = Math.max(busiest, inFlight);
      await setTimeout(ANSWERS_AFTER_MS);
      inFlight -= 1;
      issued += 1;
      return { waybillNo: `BENCH${String(issued).padStart(10, '0')}`, courierOrderNo: null, routeCode: '' };
    },
    void: async () => undefined,
    intercept: async () => undefined,
  };
  let isOver = false;
  const queue = await openJobQueue(database, JOB_KINDS, (error) => {
    // Connections of the queue may end with the server that ends with the benchmark.
    if (!isOver) throw error;
  });
  const { db } = database;
  const calls = shopCalls({ db, platforms: {}, box: db.box, now: () => new Date() });
  const issuing = issuingService({
    db,
    queue,
    calls,
    box: db.box,
    waybills,
    log: console,
    now: () => new Date(),
  });
  await queue.work([issuing.handler]);
  return {
    start: issuing.start,
    busiest: () => busiest,
    async [Symbol.asyncDispose]() {
      isOver = true;
      await queue.stop();
    },
  };
}
