import { afterAll, beforeAll, beforeEach } from 'vitest';
import type {
  Trace,
  Tracked,
  TrackingPush,
  TrackingService,
} from '../../api/src/adapters/tracking/trackingService.ts';
import type { Tx } from '../../api/src/db/client.ts';
import { inFull, lockParcels, refundParcels } from '../../api/src/modules/shipments/refunding.repository.ts';
import { followingService } from '../../api/src/modules/tracking/following.service.ts';
import { markStalled } from '../../api/src/modules/tracking/stalled.repository.ts';
import type { TestApi } from './api.ts';
import { issuingFixture, type Paid } from './issuingFixture.ts';
import { SIGNED, scriptedTracking } from './scriptedTracking.ts';

export type Shipped = Paid & { packageId: number; waybillNo: string; courierCode: string };

/** Issued parcels, a courier that tells of them what the test says, and jobs that are done when it says so. */
export function trackingFixture() {
  const issuing = issuingFixture();
  let current = scriptedTracking();
  const tracking: TrackingService = {
    subscribe: (parcel) => current.tracking.subscribe(parcel),
    query: (parcel) => current.tracking.query(parcel),
    readPush: (form) => current.tracking.readPush(form),
  };
  const fixture = {} as { api: TestApi };
  beforeAll(async () => {
    fixture.api = await issuing.beside({ tracking });
  });
  afterAll(() => fixture.api.close());
  beforeEach(() => {
    current = scriptedTracking();
  });

  const query = <T extends object>(text: string, values: unknown[] = []) =>
    fixture.api.query<T>(text, values);
  const handlers = () =>
    fixture.api.app.jobHandlers.filter(({ kind }) => ['parcel.track', 'parcel.ask'].includes(kind.name));
  const scheduledJobs = (service: TrackingService | null = tracking) =>
    followingService({
      db: fixture.api.database.db,
      queue: issuing.queue,
      tracking: service,
      log: { warn: () => undefined },
    });

  return {
    get api() {
      return fixture.api;
    },
    get courier() {
      return current.script;
    },
    tracking,
    query,
    untilBlocked: issuing.untilBlocked,
    beside: issuing.beside,

    /** An order whose parcels have waybills; the first of them. */
    async shipped(count = 1): Promise<Shipped> {
      const paid = await issuing.paid(count);
      await issuing.drain();
      const [row] = await query<{ packageId: number; waybillNo: string; courierCode: string }>(
        `SELECT p.id AS "packageId", p.waybill_no AS "waybillNo", c.code AS "courierCode"
           FROM order_package p JOIN orders o ON o.id = p.order_id JOIN courier c ON c.id = o.courier_id
          WHERE p.order_id = $1 ORDER BY p.id LIMIT 1`,
        [paid.orderId],
      );
      if (!row) throw new Error('nothing was shipped');
      return { ...paid, ...row };
    },

    /** Works on the jobs that are due. */
    work: () => issuing.queue.drain(handlers()),
    scheduledJobs,
    stall: () => markStalled(fixture.api.database.db),

    /** What the service pushes; answers the status and what is said. */
    async push(
      { waybillNo, courierCode }: Pick<Shipped, 'waybillNo' | 'courierCode'>,
      tracked: Tracked & Partial<Pick<TrackingPush, 'isAborted'>>,
      { sign = SIGNED, to = fixture.api }: { sign?: string; to?: TestApi } = {},
    ) {
      const param = JSON.stringify({ waybillNo, courierCode, isAborted: false, ...tracked });
      const answer = await to.app.inject({
        method: 'POST',
        url: '/api/v1/tracking/push',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ sign, param }).toString(),
      });
      return { status: answer.statusCode, said: answer.json() };
    },

    /** What is known of a parcel, with its order. */
    async parcel({ packageId }: Shipped) {
      const [row] = await query<object>(
        `SELECT p.status, p.trace_state AS state, p.trace_text AS text, p.traced_at AS "tracedAt", p.picked_at AS "pickedAt",
                p.signed_at AS "signedAt", o.status AS "orderStatus"
           FROM order_package p JOIN orders o ON o.id = p.order_id WHERE p.id = $1`,
        [packageId],
      );
      return row;
    },
    /** What tracking has noted of a parcel, the oldest first. */
    events: ({ packageId }: Shipped) =>
      query<{ at: Date; type: string; text: string; actor: string }>(
        `SELECT at, type, text, actor FROM package_event
          WHERE package_id = $1 AND type IN ('trace', 'stalled') ORDER BY at, id`,
        [packageId],
      ),
    /** Makes a moment of a parcel older. */
    async older({ packageId }: Shipped, column: string, interval: string): Promise<void> {
      await query(`UPDATE order_package SET ${column} = ${column} - $2::interval WHERE id = $1`, [
        packageId,
        interval,
      ]);
    },

    /** Refunds a parcel in full while the order is locked; `meanwhile` happens before it is committed. */
    async refund(parcel: Shipped, meanwhile: () => Promise<void> = async () => undefined): Promise<void> {
      await fixture.api.database.db.transaction(async (tx: Tx) => {
        const locked = await lockParcels(tx, parcel.orderId, [parcel.packageId]);
        if (!locked) throw new Error('no order');
        await refundParcels(tx, locked.order, locked.parcels.map(inFull), { by: 'seller', reason: '' });
        await meanwhile();
      });
    },
  };
}

const START = Date.parse('2026-11-01T00:00:00Z');

/** The moment of the nth trace: an hour after the one before. */
export const momentOf = (n: number) => new Date(START + n * 3_600_000);

export function trace(n: number, state: Trace['state'] = 0): Trace {
  return { at: momentOf(n), text: `第${n}步`, state };
}

/** What is known once these have happened, the oldest first; the last one says how the parcel is. */
export function tracked(...traces: Trace[]): Tracked {
  return { state: traces.at(-1)?.state ?? null, traces: traces.toReversed() };
}
