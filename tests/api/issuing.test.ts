import { describe, expect, it } from 'vitest';
import { WaybillError, type WaybillErrorKind } from '../../api/src/adapters/waybills/waybillError.ts';
import { issuingFixture } from '../support/issuingFixture.ts';

const fixture = issuingFixture();

const refusing = (kind: WaybillErrorKind) => async () => {
  throw new WaybillError('scripted', kind, 'NO');
};
const issued = { status: 30, outputStatus: 3, outputResult: '出单成功', outputCode: '', leased: false };

describe('issuing the waybills of a paid order', () => {
  it('issues 500 parcels, at most forty at a time, and deducts their stock once', async () => {
    const paid = await fixture.paid(500);
    await fixture.drain();
    const parcels = await fixture.parcels(paid);
    expect(parcels).toHaveLength(500);
    expect(parcels).toEqual(
      parcels.map(({ id, waybillNo }) => ({
        id,
        status: 30,
        outputStatus: 3,
        outputInfo: '出单成功',
        outputCode: '',
        outputResult: '出单成功',
        tries: 1,
        waybillNo,
        autoSendStatus: 0,
        leased: false,
      })),
    );
    expect(new Set(parcels.map(({ waybillNo }) => waybillNo))).toEqual(
      new Set(fixture.courier.numbers.values()),
    );
    const { asked, numbers, busiest } = fixture.courier;
    expect([asked.length, numbers.size, busiest <= 40]).toEqual([500, 500, true]);
    expect(await fixture.order(paid)).toEqual({
      status: 30,
      afterSale: 0,
      refunds: 0,
      quantity: 500,
      locked: 0,
    });
    const logs = await fixture.query<{ delta: number }>(
      'SELECT delta, quantity_after, locked_after FROM stock_log WHERE stock_id = $1 AND type = 6 ORDER BY id',
      [paid.shop.stockId],
    );
    expect(logs).toEqual(
      Array.from({ length: 25 }, (_, chunk) => ({
        delta: -20,
        quantity_after: 1000 - 20 * (chunk + 1),
        locked_after: 500 - 20 * (chunk + 1),
      })),
    );
  });

  it('stores the sorting route of the parcel', async () => {
    const paid = await fixture.paid();
    fixture.courier.routeCode = '710-R02 026';
    await fixture.drain();
    const routes = await fixture.query<{ code: string }>(
      'SELECT route_code AS code FROM order_package WHERE order_id = $1',
      [paid.orderId],
    );
    expect(routes).toEqual([{ code: '710-R02 026' }]);
  });

  it('requests what was ordered and does nothing when it runs again', async () => {
    const paid = await fixture.paid();
    await fixture.drain();
    await fixture.issue(paid.orderId);
    const [row] = await fixture.query<{ packageNo: string; code: string; name: string }>(
      `SELECT p.package_no AS "packageNo", c.code, o.good_name AS name FROM order_package p JOIN orders o ON o.id = p.order_id
         JOIN courier c ON c.id = o.courier_id WHERE o.id = $1`,
      [paid.orderId],
    );
    expect(fixture.courier.asked).toEqual([
      {
        requestNo: row?.packageNo,
        courierCode: row?.code,
        sender: {
          name: '发件人',
          phone: '13800000099',
          province: '浙江省',
          city: '杭州市',
          district: '西湖区',
          address: '文三路1号',
        },
        receiver: {
          name: '张三',
          phone: '13800000011',
          province: '浙江省',
          city: '杭州市',
          district: '西湖区',
          address: '文三路123号',
          encryptedId: null,
          platform: 0,
          remoteOrderNo: null,
        },
        weight: 300,
        goods: row?.name,
        pieces: 1,
        remark: '',
      },
    ]);
  });

  it('of a single order does not wait for a batch that was paid earlier', async () => {
    const batch = await fixture.paidBatch(3);
    const alone = await fixture.paid();
    await fixture.drain();
    const numbers = await fixture.query<{ orderId: number; packageNo: string }>(
      'SELECT order_id::int AS "orderId", package_no AS "packageNo" FROM order_package WHERE order_id = ANY ($1)',
      [[...batch, alone.orderId]],
    );
    const orderOf = new Map(numbers.map(({ orderId, packageNo }) => [packageNo, orderId]));
    expect(fixture.courier.asked.map(({ requestNo }) => orderOf.get(requestNo))).toEqual([
      alone.orderId,
      ...batch,
    ]);
  });

  it('begins ten minutes after the payment where the warehouse has a delay', async () => {
    const paid = await fixture.paid(1, { mode: 0 });
    await fixture.drain();
    await fixture.rescue();
    await fixture.drain();
    expect(fixture.courier.asked).toEqual([]);
    const [order] = await fixture.query<{ dueAt: Date }>(
      `SELECT date_trunc('milliseconds', paid_at + interval '10 minutes') AS "dueAt" FROM orders WHERE id = $1`,
      [paid.orderId],
    );
    expect(await fixture.waitingJobs('waybill.issue', `${paid.orderId}:later`)).toEqual([
      { startAfter: order?.dueAt },
    ]);
    const told = async () => {
      const { data } = await paid.buyer.call<{ list: { waybillDueAt: string | null }[] }>(
        'POST',
        '/orderPackages/getOrderPackagesList',
        { orderId: paid.orderId },
      );
      return data.list.map(
        ({ waybillDueAt }) => waybillDueAt && Math.floor(Date.parse(waybillDueAt) / 1_000),
      );
    };
    expect(await told()).toEqual([Math.floor((order?.dueAt.getTime() ?? 0) / 1_000)]);
    await fixture.query('UPDATE account SET status = 2 WHERE id = $1', [paid.shop.seller.accountId]);
    expect(await told()).toEqual([null]);
    await fixture.query('UPDATE account SET status = 1 WHERE id = $1', [paid.shop.seller.accountId]);
    await fixture.later(paid);
    expect(await fixture.parcels(paid)).toMatchObject([issued]);
    expect(await told()).toEqual([null]);
  });

  it('waits where no service is configured and continues where one is', async () => {
    const without = await fixture.beside({ waybills: null });
    const paid = await fixture.paid(2);
    await fixture.issue(paid.orderId, without);
    await without.close();
    const waiting = { status: 20, outputStatus: 1, outputInfo: '电子面单服务未配置，请联系客服', tries: 0 };
    expect(await fixture.parcels(paid)).toMatchObject([waiting, waiting]);
    await fixture.drain();
    expect(await fixture.parcels(paid)).toMatchObject([issued, issued]);
  });

  it('lets a payment succeed when no job can be sent and resumes within a minute', async () => {
    fixture.failSending(() => Promise.reject(new Error('the queue is away')));
    const paid = await fixture.paid();
    fixture.failSending(async () => undefined);
    await fixture.rescue();
    expect(await fixture.drain()).toBe(0);
    await fixture.query("UPDATE orders SET paid_at = paid_at - interval '61 seconds' WHERE id = $1", [
      paid.orderId,
    ]);
    await fixture.rescue();
    expect(await fixture.drain()).toBe(1);
    expect(await fixture.parcels(paid)).toMatchObject([issued]);
  });
});

describe('a courier that refuses', () => {
  it.each([
    ['outOfRange', 'OUT_OF_RANGE', '快递不到'],
    ['addressInvalid', 'ADDRESS_INVALID', '地址解析失败'],
    ['balance', 'WAYBILL_BALANCE', '电子面单余额不足'],
    ['authExpired', 'WAYBILL_AUTH', '电子面单授权失效，请续期'],
    ['courierUnknown', 'COURIER_MAPPING', '快递公司未映射'],
    ['duplicate', 'PLATFORM_ERROR', '平台返回错误'],
    ['refused', 'PLATFORM_ERROR', '平台返回错误'],
  ] as const)(
    'fails the parcel with %s and lets the buyer cancel it',
    async (kind, outputCode, outputResult) => {
      fixture.courier.before = refusing(kind);
      const paid = await fixture.paid();
      await fixture.drain();
      expect(await fixture.parcels(paid)).toMatchObject([
        { status: 20, outputStatus: 4, outputInfo: '出单失败', outputCode, outputResult, waybillNo: null },
      ]);
      expect(await fixture.order(paid)).toMatchObject({ status: 20, quantity: 1000, locked: 1 });
      const cancelled = await fixture.cancel(paid);
      expect(cancelled.data).toMatchObject({ status: 70 });
      expect(await fixture.balance(paid)).toBe(1_000_000);
    },
  );

  it('for one parcel does not block the others', async () => {
    const paid = await fixture.paid(3);
    let first = true;
    fixture.courier.before = async () => {
      if (!first) return;
      first = false;
      throw new WaybillError('scripted', 'outOfRange', 'NO');
    };
    await fixture.drain();
    const states = (await fixture.parcels(paid)).map(({ outputStatus }) => outputStatus);
    expect(states.toSorted()).toEqual([3, 3, 4]);
    expect(await fixture.order(paid)).toMatchObject({ status: 20, quantity: 998, locked: 1 });
  });
});

describe('a courier with a failure', () => {
  it('is called again with the same request number when an answer is lost, for one waybill', async () => {
    const paid = await fixture.paid();
    fixture.courier.after = refusing('transient');
    await fixture.drain();
    expect(await fixture.parcels(paid)).toMatchObject([
      {
        status: 20,
        outputStatus: 1,
        outputInfo: '快递平台没有响应，稍后自动重试',
        outputCode: 'TIMEOUT',
        tries: 1,
        leased: true,
      },
    ]);
    expect(await fixture.waitingJobs('waybill.issue', `${paid.orderId}:later`)).toHaveLength(1);
    fixture.courier.after = async () => undefined;
    await fixture.later(paid);
    const [waybillNo] = fixture.courier.numbers.values();
    expect(await fixture.parcels(paid)).toMatchObject([{ ...issued, tries: 2, waybillNo }]);
    expect([fixture.courier.asked.length, fixture.courier.numbers.size]).toEqual([2, 1]);
  });

  it('is called five times with growing pauses', async () => {
    const paid = await fixture.paid();
    fixture.courier.before = refusing('transient');
    await fixture.drain();
    await fixture.drain();
    expect(fixture.courier.asked).toHaveLength(1);
    for (let again = 0; again < 5; again += 1) await fixture.later(paid);
    expect(fixture.courier.asked).toHaveLength(5);
    expect(await fixture.parcels(paid)).toMatchObject([
      { outputStatus: 4, outputCode: 'TIMEOUT', outputResult: '平台超时', tries: 5, leased: false },
    ]);
  });

  it('that limits calls is left alone for a while, and no attempt is counted', async () => {
    const paid = await fixture.paid(50);
    fixture.courier.before = refusing('rateLimited');
    await fixture.drain();
    expect(fixture.courier.asked.length).toBeLessThanOrEqual(40);
    const parcels = await fixture.parcels(paid);
    expect(parcels).toEqual(
      parcels.map((parcel) => ({
        ...parcel,
        outputStatus: 1,
        outputInfo: '平台繁忙，稍后自动继续出单',
        tries: 0,
        leased: true,
      })),
    );
    fixture.courier.before = async () => undefined;
    await fixture.later(paid);
    expect(await fixture.order(paid)).toMatchObject({ status: 30, quantity: 950, locked: 0 });
  });

  it('caused by a defect costs one parcel an attempt and the others nothing', async () => {
    const paid = await fixture.paid(2);
    let first = true;
    fixture.courier.before = async () => {
      if (!first) return;
      first = false;
      throw new TypeError('a defect');
    };
    await fixture.drain();
    const states = (await fixture.parcels(paid)).map(({ outputStatus }) => outputStatus);
    expect(states.toSorted()).toEqual([1, 3]);
    await fixture.later(paid);
    expect(await fixture.parcels(paid)).toMatchObject([issued, issued]);
  });
});
