import { describe, expect, it } from 'vitest';
import { TrackingError, type TrackingErrorKind } from '../../api/src/adapters/tracking/trackingError.ts';
import type { TraceState } from '../../api/src/adapters/tracking/trackingService.ts';
import { momentOf, trace, tracked, trackingFixture } from '../support/trackingFixture.ts';

const fixture = trackingFixture();

const TAKEN = { status: 200, said: { result: true, returnCode: '200', message: '成功' } };
const FORGED = { status: 403, said: { result: false, returnCode: '403', message: '签名不正确' } };
const UNTOUCHED = {
  status: 30,
  state: null,
  text: '',
  tracedAt: null,
  pickedAt: null,
  signedAt: null,
  orderStatus: 30,
};
const [pickedUp, moving, delivering, signed] = [trace(1, 1), trace(2, 0), trace(3, 5), trace(4, 3)];
const events = (...steps: number[]) =>
  steps.map((n) => ({ at: momentOf(n), type: 'trace', text: `第${n}步`, actor: 'platform' }));

describe('a tracking push', () => {
  it('updates the parcel and its order', async () => {
    const parcel = await fixture.shipped();
    expect(await fixture.parcel(parcel)).toEqual(UNTOUCHED);
    const reported = [];
    for (const count of [1, 2, 3, 4]) {
      const all = [pickedUp, moving, delivering, signed].slice(0, count);
      expect(await fixture.push(parcel, tracked(...all))).toEqual(TAKEN);
      reported.push(await fixture.parcel(parcel));
    }
    const known = { pickedAt: momentOf(1), signedAt: null, orderStatus: 30 };
    expect(reported).toEqual([
      { ...known, status: 40, state: 1, text: '第1步', tracedAt: momentOf(1) },
      { ...known, status: 40, state: 0, text: '第2步', tracedAt: momentOf(2) },
      { ...known, status: 40, state: 5, text: '第3步', tracedAt: momentOf(3) },
      {
        status: 50,
        state: 3,
        text: '第4步',
        tracedAt: momentOf(4),
        pickedAt: momentOf(1),
        signedAt: momentOf(4),
        orderStatus: 40,
      },
    ]);
    expect(await fixture.events(parcel)).toEqual(events(1, 2, 3, 4));
  });

  it('keeps the order waiting until the last parcel was signed for', async () => {
    const first = await fixture.shipped(2);
    const [other] = await fixture.query<{ packageId: number; waybillNo: string }>(
      'SELECT id AS "packageId", waybill_no AS "waybillNo" FROM order_package WHERE order_id = $1 AND id <> $2',
      [first.orderId, first.packageId],
    );
    const second = { ...first, ...other };
    await fixture.push(first, tracked(pickedUp, signed));
    expect(await fixture.parcel(first)).toMatchObject({ status: 50, orderStatus: 30 });
    await fixture.push(second, tracked(pickedUp, signed));
    expect(await fixture.parcel(second)).toMatchObject({ status: 50, orderStatus: 40 });
  });

  it.each([
    [2, 60],
    [4, 60],
    [6, 60],
    [14, 60],
    [13, 60],
    [3, 50],
    [7, 40],
  ] as [TraceState, number][])('with state %i as the first one sets status %i', async (state, status) => {
    const parcel = await fixture.shipped();
    await fixture.push(parcel, tracked(trace(1, state)));
    expect(await fixture.parcel(parcel)).toMatchObject({ status, state });
  });

  it('reports a problem and its end', async () => {
    const parcel = await fixture.shipped();
    const way = [pickedUp, trace(2, 2), trace(3, 0), trace(4, 14), trace(5, 3), trace(6, 2)];
    const statuses = [];
    for (const count of way.keys()) {
      await fixture.push(parcel, tracked(...way.slice(0, count + 1)));
      statuses.push(await fixture.parcel(parcel));
    }
    expect(statuses).toMatchObject([40, 60, 40, 60, 50, 50].map((status) => ({ status })));
    expect(statuses.at(-1)).toMatchObject({ state: 2, text: '第6步', signedAt: momentOf(5) });
  });

  it('from before the pick-up is stored and changes nothing else', async () => {
    const parcel = await fixture.shipped();
    await fixture.push(parcel, tracked(trace(1, null)));
    expect(await fixture.parcel(parcel)).toEqual({ ...UNTOUCHED, text: '第1步', tracedAt: momentOf(1) });
    expect(await fixture.events(parcel)).toEqual(events(1));
    await fixture.push(parcel, tracked(trace(1, null), trace(2, 1)));
    expect(await fixture.parcel(parcel)).toMatchObject({ status: 40, pickedAt: momentOf(2) });
  });

  it('without traces changes nothing', async () => {
    const parcel = await fixture.shipped();
    expect(await fixture.push(parcel, { state: 3, traces: [] })).toEqual(TAKEN);
    expect(await fixture.parcel(parcel)).toEqual(UNTOUCHED);
  });

  it('uses the first trace as the pick-up where no trace has a state', async () => {
    const parcel = await fixture.shipped();
    await fixture.push(parcel, { state: 5, traces: [trace(3, null), trace(2, null)] });
    expect(await fixture.parcel(parcel)).toMatchObject({ status: 40, state: 5, pickedAt: momentOf(2) });
  });
});

describe('repeated, late and unordered tracking pushes', () => {
  it('add and change nothing', async () => {
    const parcel = await fixture.shipped();
    await fixture.push(parcel, tracked(pickedUp, moving));
    const before = [await fixture.parcel(parcel), await fixture.events(parcel)];
    await fixture.push(parcel, tracked(pickedUp, moving));
    await fixture.push(parcel, tracked(pickedUp));
    expect([await fixture.parcel(parcel), await fixture.events(parcel)]).toEqual(before);
  });

  it('do not restore a problem that is over', async () => {
    const parcel = await fixture.shipped();
    const trouble = tracked(pickedUp, trace(2, 2));
    await fixture.push(parcel, trouble);
    await fixture.push(parcel, tracked(pickedUp, trace(2, 2), trace(3, 0)));
    await fixture.push(parcel, trouble);
    expect(await fixture.parcel(parcel)).toMatchObject({ status: 40, state: 0, text: '第3步' });
  });

  const all = [pickedUp, moving, trace(3, 2), trace(4, 5), trace(5, 3)];
  const whole = all.map((_, index) => tracked(...all.slice(0, index + 1)));
  const single = all.map((each) => tracked(each));
  it.each(orderings([0, 1, 2, 3]))('lead to the same result in the order %i %i %i %i', async (...order) => {
    // The last one somewhere between the others.
    const shuffled = order.toSpliced((order[0] ?? 0) + 1, 0, 4);
    for (const pushes of [whole, single]) {
      const parcel = await fixture.shipped();
      for (const index of shuffled) await fixture.push(parcel, pushes[index] ?? tracked());
      expect(await fixture.parcel(parcel)).toEqual({
        status: 50,
        state: 3,
        text: '第5步',
        tracedAt: momentOf(5),
        pickedAt: momentOf(1),
        signedAt: momentOf(5),
        orderStatus: 40,
      });
      expect(await fixture.events(parcel)).toEqual(events(1, 2, 3, 4, 5));
    }
  });

  it('of one second are ordered by detail', async () => {
    const parcel = await fixture.shipped();
    const late = { ...trace(2, 5), text: '派件' };
    const early = tracked(pickedUp, moving);
    await fixture.push(parcel, early);
    await fixture.push(parcel, tracked(pickedUp, moving, late));
    await fixture.push(parcel, early);
    expect(await fixture.parcel(parcel)).toMatchObject({ state: 5, text: '派件', tracedAt: momentOf(2) });
  });

  it('lose nothing when they arrive concurrently', async () => {
    const parcel = await fixture.shipped(2);
    const sent = [...whole, ...whole, ...single].map((push) => fixture.push(parcel, push));
    expect(await Promise.all(sent)).toEqual(sent.map(() => TAKEN));
    expect(await fixture.parcel(parcel)).toMatchObject({ status: 50, state: 3, text: '第5步' });
    expect(await fixture.events(parcel)).toEqual(events(1, 2, 3, 4, 5));
  });
});

describe('a tracking push and a refund', () => {
  it('keep the refund and store the trace when concurrent', async () => {
    const parcel = await fixture.shipped();
    let pushed: Promise<unknown> = Promise.resolve();
    await fixture.refund(parcel, async () => {
      pushed = fixture.push(parcel, tracked(pickedUp));
      await fixture.untilBlocked();
    });
    expect(await pushed).toEqual(TAKEN);
    expect(await fixture.parcel(parcel)).toMatchObject({
      status: 70,
      state: 1,
      signedAt: null,
      orderStatus: 70,
    });
    expect(await fixture.events(parcel)).toEqual(events(1));
  });

  it('sign for nothing that was refunded when they follow each other', async () => {
    const parcel = await fixture.shipped();
    await fixture.push(parcel, tracked(pickedUp, trace(2, 2)));
    await fixture.refund(parcel);
    await fixture.push(parcel, tracked(pickedUp, trace(2, 2), trace(3, 3)));
    expect(await fixture.parcel(parcel)).toEqual({
      status: 70,
      state: 3,
      text: '第3步',
      tracedAt: momentOf(3),
      pickedAt: momentOf(1),
      signedAt: null,
      orderStatus: 70,
    });
  });
});

describe('the sender of a tracking push', () => {
  it('must be the configured service', async () => {
    const parcel = await fixture.shipped();
    expect(await fixture.push(parcel, tracked(signed), { sign: 'forged' })).toEqual(FORGED);
    const without = await fixture.beside();
    expect(await fixture.push(parcel, tracked(signed), { to: without })).toEqual(FORGED);
    await without.close();
    expect([await fixture.parcel(parcel), await fixture.events(parcel)]).toEqual([UNTOUCHED, []]);
  });

  it('is acknowledged for unknown parcels and not asked to repeat', async () => {
    const parcel = await fixture.shipped();
    expect(await fixture.push({ ...parcel, waybillNo: 'YT9999999999' }, tracked(signed))).toEqual(TAKEN);
    expect(await fixture.push({ ...parcel, courierCode: 'ZTO' }, tracked(signed))).toEqual(TAKEN);
    expect(await fixture.parcel(parcel)).toEqual(UNTOUCHED);
  });

  it.each([
    ['application/json', '{}', 415, 'BODY_TYPE'],
    ['application/x-www-form-urlencoded', 'param=%7B%7D', 400, 'BAD_PARAM'],
    ['application/x-www-form-urlencoded', 'sign=a&sign=b&param=1', 400, 'BAD_PARAM'],
    ['application/x-www-form-urlencoded', `sign=a&param=${'x'.repeat(600_000)}`, 413, 'BODY_SIZE'],
  ])('must send a form with both fields, not %s %#', async (type, payload, status, errorKey) => {
    const answer = await fixture.api.app.inject({
      method: 'POST',
      url: '/api/v1/tracking/push',
      headers: { 'content-type': type },
      payload,
    });
    expect([answer.statusCode, answer.json().data.errorKey]).toEqual([status, errorKey]);
  });
});

describe('subscribing to tracking', () => {
  const trackedDays = ({ orderId }: { orderId: number }) =>
    fixture.query<{ days: number | null }>(
      `SELECT round(extract(epoch FROM tracked_until - now()) / 86400)::int AS days FROM order_package WHERE order_id = $1 ORDER BY id`,
      [orderId],
    );
  const failing = (kind: TrackingErrorKind) => async () => {
    throw new TrackingError('scripted', kind, 'NO');
  };

  it('follows an issued parcel once', async () => {
    const parcel = await fixture.shipped();
    expect(await fixture.work()).toBe(1);
    const requested = {
      waybillNo: parcel.waybillNo,
      courierCode: parcel.courierCode,
      phone: '13800000099',
      from: '浙江省杭州市西湖区',
      to: '浙江省杭州市西湖区',
    };
    expect(fixture.courier.subscribed).toMatchObject([requested]);
    expect(await trackedDays(parcel)).toEqual([{ days: 60 }]);
    await fixture.older(parcel, 'shipped_at', '2 minutes');
    await fixture.scheduledJobs().rescue();
    await fixture.work();
    expect(fixture.courier.subscribed).toHaveLength(1);
  });

  it('sends 50 parcels five at a time', async () => {
    const parcel = await fixture.shipped(50);
    await fixture.work();
    expect([fixture.courier.subscribed.length, fixture.courier.busiest]).toEqual([50, 5]);
    expect(new Set(fixture.courier.subscribed.map(({ waybillNo }) => waybillNo)).size).toBe(50);
    expect(await trackedDays(parcel)).toEqual(Array.from({ length: 50 }, () => ({ days: 60 })));
  });

  it.each(['transient', 'rateLimited', 'authExpired', 'balance'] as const)(
    'continues with other parcels after %s, and a scheduled job retries',
    async (kind) => {
      const parcel = await fixture.shipped(30);
      let calls = 0;
      fixture.courier.before = async () => {
        calls += 1;
        await failing(kind)();
      };
      await fixture.work();
      expect(calls).toBeLessThanOrEqual(5);
      expect(await trackedDays(parcel)).toEqual(Array.from({ length: 30 }, () => ({ days: null })));
      fixture.courier.before = async () => undefined;
      await fixture.scheduledJobs().rescue();
      expect(await fixture.work()).toBe(0);
      await fixture.query(
        "UPDATE order_package SET shipped_at = now() - interval '2 minutes' WHERE order_id = $1",
        [parcel.orderId],
      );
      await fixture.scheduledJobs().rescue();
      expect(await fixture.work()).toBe(1);
      expect(fixture.courier.subscribed).toHaveLength(30);
    },
  );

  it.each(['courierUnknown', 'refused'] as const)(
    'that fails with %s is retried a day later',
    async (kind) => {
      const parcel = await fixture.shipped(2);
      let first = true;
      fixture.courier.before = async () => {
        if (!first) return;
        first = false;
        await failing(kind)();
      };
      await fixture.work();
      const days = (await trackedDays(parcel)).map((each) => each.days);
      expect(days.toSorted((one, other) => (one ?? 0) - (other ?? 0))).toEqual([1, 60]);
      expect(fixture.courier.subscribed).toHaveLength(1);
    },
  );

  it('starts again half an hour after the service gave the parcel up', async () => {
    const parcel = await fixture.shipped();
    await fixture.work();
    await fixture.push(parcel, { ...tracked(pickedUp), isAborted: true });
    expect(await trackedDays(parcel)).toEqual([{ days: 0 }]);
    await fixture.older(parcel, 'shipped_at', '2 minutes');
    await fixture.scheduledJobs().rescue();
    expect(await fixture.work()).toBe(0);
    await fixture.older(parcel, 'tracked_until', '31 minutes');
    await fixture.scheduledJobs().rescue();
    await fixture.work();
    expect([fixture.courier.subscribed.length, await trackedDays(parcel)]).toEqual([2, [{ days: 60 }]]);
  });

  it('is skipped where no service is configured', async () => {
    const parcel = await fixture.shipped();
    await fixture.scheduledJobs(null).rescue();
    await fixture.older(parcel, 'shipped_at', '2 minutes');
    expect(await trackedDays(parcel)).toEqual([{ days: null }]);
    expect(fixture.courier.subscribed).toEqual([]);
  });
});

describe('querying tracking', () => {
  /** Everything else was heard of just now. */
  async function silent() {
    await fixture.query('UPDATE order_package SET trace_checked_at = now()');
    await fixture.query('DELETE FROM queue.job');
    const parcel = await fixture.shipped();
    await fixture.query("DELETE FROM queue.job WHERE name = 'parcel.track'");
    await fixture.older(parcel, 'shipped_at', '7 hours');
    return parcel;
  }
  const ask = async () => {
    await fixture.scheduledJobs().ask();
    await fixture.work();
  };

  it('runs once for parcels without news for six hours', async () => {
    const parcel = await silent();
    fixture.courier.known = tracked(pickedUp, moving);
    await ask();
    await ask();
    expect(fixture.courier.asked).toMatchObject([{ waybillNo: parcel.waybillNo, phone: '13800000099' }]);
    expect(await fixture.parcel(parcel)).toMatchObject({ status: 40, state: 0, text: '第2步' });
    expect(await fixture.events(parcel)).toEqual(events(1, 2));
    await fixture.older(parcel, 'trace_checked_at', '5 hours 59 minutes');
    await ask();
    expect(fixture.courier.asked).toHaveLength(1);
    await fixture.older(parcel, 'trace_checked_at', '1 minute');
    await ask();
    expect(fixture.courier.asked).toHaveLength(2);
  });

  it('is skipped for parcels with a push', async () => {
    const parcel = await silent();
    await fixture.push(parcel, tracked(pickedUp));
    await ask();
    expect(fixture.courier.asked).toEqual([]);
  });

  it('accepts a new state of the same trace, which a push may not change', async () => {
    const parcel = await silent();
    await fixture.push(parcel, tracked(pickedUp, delivering));
    const known = { ...tracked(pickedUp, delivering), state: 3 as const };
    await fixture.push(parcel, known);
    expect(await fixture.parcel(parcel)).toMatchObject({ status: 40, state: 5 });
    await fixture.older(parcel, 'trace_checked_at', '7 hours');
    fixture.courier.known = known;
    await ask();
    expect(await fixture.parcel(parcel)).toMatchObject({ status: 50, state: 3, signedAt: momentOf(3) });
  });

  it('continues six hours later for unknown parcels', async () => {
    const parcel = await silent();
    await ask();
    await ask();
    expect(fixture.courier.asked).toHaveLength(1);
    expect(await fixture.parcel(parcel)).toEqual(UNTOUCHED);
  });

  it('stops when the service limits calls and runs again within the hour', async () => {
    const parcel = await silent();
    let calls = 0;
    fixture.courier.before = async () => {
      calls += 1;
      throw new TrackingError('scripted', 'rateLimited', 'NO');
    };
    await ask();
    await ask();
    expect(calls).toBe(1);
    fixture.courier.before = async () => undefined;
    await fixture.older(parcel, 'trace_checked_at', '61 minutes');
    await ask();
    expect(fixture.courier.asked).toHaveLength(1);
  });

  it('ends when the parcel has arrived, and after 60 days', async () => {
    const arrived = await silent();
    await fixture.push(arrived, tracked(signed));
    await fixture.older(arrived, 'trace_checked_at', '7 hours');
    const forgotten = await fixture.shipped();
    await fixture.query("DELETE FROM queue.job WHERE name = 'parcel.track'");
    await fixture.older(forgotten, 'shipped_at', '61 days');
    await ask();
    expect(fixture.courier.asked).toEqual([]);
  });

  it('runs once for two concurrent workers', async () => {
    const parcel = await silent();
    const other = await fixture.beside({ tracking: fixture.tracking });
    const run = (api: typeof other) =>
      api.app.jobHandlers.find(({ kind }) => kind.name === 'parcel.ask')?.run({});
    await Promise.all([run(fixture.api), run(other)]);
    await other.close();
    expect(fixture.courier.asked).toMatchObject([{ waybillNo: parcel.waybillNo }]);
  });
});

describe('a stalled parcel', () => {
  const STALLED = { type: 'stalled', text: '超过48小时没有物流更新', actor: 'system' };
  const now = () => Date.now();

  it('is abnormal after 48 hours until it moves again', async () => {
    const parcel = await fixture.shipped();
    const at = (hours: number) => new Date(now() - hours * 3_600_000);
    const first = { at: at(47), text: '揽收', state: 1 as const };
    await fixture.push(parcel, tracked(first));
    await fixture.stall();
    expect(await fixture.parcel(parcel)).toMatchObject({ status: 40 });
    await fixture.older(parcel, 'traced_at', '61 minutes');
    await fixture.stall();
    await fixture.stall();
    expect(await fixture.parcel(parcel)).toMatchObject({ status: 60, state: 1, orderStatus: 30 });
    expect(await fixture.events(parcel)).toMatchObject([{ type: 'trace' }, STALLED]);
    await fixture.push(parcel, tracked(first, { at: at(0), text: '到达', state: 0 }));
    expect(await fixture.parcel(parcel)).toMatchObject({ status: 40, state: 0 });
  });

  it('is left unchanged when a trace arrives concurrently', async () => {
    const parcel = await fixture.shipped();
    await fixture.push(parcel, tracked(pickedUp));
    let stalling: Promise<void> = Promise.resolve();
    await fixture.api.database.db.transaction(async (tx) => {
      await tx.execute(`SELECT FROM orders WHERE id = ${parcel.orderId} FOR UPDATE`);
      stalling = fixture.stall();
      await fixture.untilBlocked();
      await tx.execute(`UPDATE order_package SET traced_at = now() WHERE id = ${parcel.packageId}`);
    });
    await stalling;
    expect(await fixture.parcel(parcel)).toMatchObject({ status: 40 });
    expect(await fixture.events(parcel)).toEqual(events(1));
  });

  it('is neither one that was not picked up nor one that has arrived', async () => {
    const [waiting, arrived] = [await fixture.shipped(), await fixture.shipped()];
    await fixture.push(waiting, tracked(trace(1, null)));
    await fixture.push(arrived, tracked(signed));
    await fixture.stall();
    expect(await fixture.parcel(waiting)).toMatchObject({ status: 30 });
    expect(await fixture.parcel(arrived)).toMatchObject({ status: 50 });
  });
});

describe('an order', () => {
  it('stores when the last of its parcels was shipped, permanently', async () => {
    const parcel = await fixture.shipped(2);
    const shippedAt = async () =>
      fixture.query(
        `SELECT o.shipped_at IS NOT NULL AND o.shipped_at = (SELECT max(shipped_at) FROM order_package p WHERE p.order_id = o.id) AS "isLast"
           FROM orders o WHERE o.id = $1`,
        [parcel.orderId],
      );
    expect(await shippedAt()).toEqual([{ isLast: true }]);
    await fixture.push(parcel, tracked(signed));
    expect(await shippedAt()).toEqual([{ isLast: true }]);
    await fixture.query(
      "UPDATE order_package SET shipped_at = shipped_at - interval '1 day' WHERE order_id = $1",
      [parcel.orderId],
    );
    await fixture.refund(parcel);
    expect(await shippedAt()).toEqual([{ isLast: false }]);
  });
});

describe('the timeline of a parcel', () => {
  it('is shown to its buyer and its seller, newest first', async () => {
    const parcel = await fixture.shipped();
    await fixture.push(parcel, tracked(pickedUp, moving));
    await fixture.query(
      "INSERT INTO package_event (package_id, at, type, text, reason_code, actor) VALUES ($1, $2, 'issueFailed', '出单失败', 'TIMEOUT', 'system')",
      [parcel.packageId, momentOf(0)],
    );
    const ask = (who: typeof parcel.buyer) =>
      who.call<{ list: { id: number; at: string; type: string }[] }>('POST', '/orderPackages/timeline', {
        packageId: parcel.packageId,
      });
    const { data } = await ask(parcel.buyer);
    const list = data.list.filter(({ type }) => ['trace', 'issueFailed'].includes(type));
    const [first, second, third] = list.map(({ id }) => id);
    const courier = await fixture.query<{ name: string }>(
      'SELECT courier_name AS name FROM orders WHERE id = $1',
      [parcel.orderId],
    );
    expect({ ...data, list }).toEqual({
      packageId: parcel.packageId,
      courierName: courier[0]?.name,
      waybillNo: parcel.waybillNo,
      traceState: 0,
      list: [
        {
          id: first,
          at: '2026-11-01T10:00:00+08:00',
          type: 'trace',
          text: '第2步',
          reasonCode: null,
          actor: 'platform',
        },
        {
          id: second,
          at: '2026-11-01T09:00:00+08:00',
          type: 'trace',
          text: '第1步',
          reasonCode: null,
          actor: 'platform',
        },
        {
          id: third,
          at: '2026-11-01T08:00:00+08:00',
          type: 'issueFailed',
          text: '出单失败',
          reasonCode: 'TIMEOUT',
          actor: 'system',
        },
      ],
    });
    const times = data.list.map(({ at }) => at);
    expect(times).toEqual(times.toSorted().toReversed());
    expect((await ask(parcel.shop.seller)).data).toEqual(data);
    const strangers = [await fixture.api.buyer(), await fixture.api.seller()];
    for (const stranger of strangers) expect((await ask(stranger)).data).toEqual({ errorKey: 'NOT_FOUND' });
  });
});

function orderings(of: readonly number[]): number[][] {
  if (of.length <= 1) return [[...of]];
  return of.flatMap((first) =>
    orderings(of.filter((each) => each !== first)).map((rest) => [first, ...rest]),
  );
}
