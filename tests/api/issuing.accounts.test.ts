import { describe, expect, it } from 'vitest';
import { WaybillError, type WaybillErrorKind } from '../../api/src/adapters/waybills/waybillError.ts';
import type { WaybillRequest } from '../../api/src/adapters/waybills/waybillService.ts';
import { issuingFixture, type Paid } from '../support/issuingFixture.ts';
import { accountsOf, saveAccount } from '../support/ownAccounts.ts';
import { secondWarehouse } from '../support/secondWarehouse.ts';

const fixture = issuingFixture();

/** The courier refuses these customers. */
const refusing =
  (kind: WaybillErrorKind, ...partnerIds: string[]) =>
  async ({ account }: WaybillRequest) => {
    if (account && partnerIds.includes(account.partnerId)) throw new WaybillError('scripted', kind, 'NO');
  };
const askedAs = () => fixture.courier.asked.map(({ account }) => account?.partnerId ?? 'platform');
const accountIds = async ({ orderId }: Paid) =>
  (
    await fixture.query<{ id: number | null }>(
      'SELECT waybill_account_id AS id FROM order_package WHERE order_id = $1 ORDER BY id',
      [orderId],
    )
  ).map(({ id }) => id);
const notices = ({ shop }: Paid) =>
  fixture.query<{ title: string; detail: string }>(
    "SELECT title, detail FROM person_notice WHERE account_id = $1 AND kind LIKE 'waybillAccount.%' ORDER BY id",
    [shop.seller.accountId],
  );
const stateOf = async (paid: Paid) => {
  const [parcel] = await fixture.parcels(paid);
  return parcel && [parcel.outputStatus, parcel.outputInfo, parcel.tries, parcel.leased];
};
const ISSUED = [3, '出单成功', 1, false];
const WAITS = [1, '供应商的电子面单账号异常，处理后自动继续出单', 0, true];

describe("a supplier's own account at a courier", () => {
  it('issues the waybills of its parcels of that courier, and the platform all others', async () => {
    const paid = await fixture.paid(2);
    const other = await fixture.paid();
    const { data } = await saveAccount(paid.shop, 'K1', { net: '义乌一部', payType: 'SHIPPER' });
    await fixture.drain();
    expect(askedAs().sort()).toEqual(['K1', 'K1', 'platform']);
    expect(fixture.courier.asked.find(({ account }) => account)?.account).toEqual({
      partnerId: 'K1',
      partnerKey: 'K1-key',
      net: '义乌一部',
      payType: 'SHIPPER',
    });
    expect([await accountIds(paid), await accountIds(other)]).toEqual([[data.id, data.id], [null]]);
  });

  it('that names the warehouse wins over one for every warehouse', async () => {
    const paid = await fixture.paid();
    await saveAccount(paid.shop, 'EVERY');
    await saveAccount(paid.shop, 'EXACT', { warehouseId: paid.shop.warehouseId });
    await saveAccount(paid.shop, 'ELSEWHERE', {
      warehouseId: await secondWarehouse(fixture.api, paid.shop),
    });
    await fixture.drain();
    expect(askedAs()).toEqual(['EXACT']);
  });

  it('for encrypted receivers is not used for plain ones', async () => {
    const paid = await fixture.paid();
    await saveAccount(paid.shop, 'DOUYIN', { platform: 4 });
    await fixture.drain();
    expect(askedAs()).toEqual(['platform']);
  });

  it('that is switched off or removed issues nothing', async () => {
    const first = await fixture.paid();
    const { data } = await saveAccount(first.shop, 'K1');
    await first.shop.seller.call('POST', '/waybillAccounts/setEnabled', { id: data.id, enabled: false });
    await fixture.drain();
    const second = await fixture.paid(1, { shop: first.shop });
    await first.shop.seller.call('POST', '/waybillAccounts/setEnabled', { id: data.id, enabled: true });
    await first.shop.seller.call('DELETE', '/waybillAccounts/delete', { id: data.id });
    await fixture.drain();
    expect([askedAs(), await stateOf(second)]).toEqual([['platform', 'platform'], ISSUED]);
  });
});

describe('a refusal of an own account', () => {
  it.each([
    ['authExpired', 'WAYBILL_AUTH', '账号或密码不正确，或授权待续期'],
    ['balance', 'WAYBILL_BALANCE', '电子面单余额不足'],
    ['branchClosed', 'WAYBILL_BRANCH', '快递网点未开通电子面单'],
  ] as const)('of kind %s lets the parcels wait and tells the supplier once', async (kind, code, words) => {
    const paid = await fixture.paid(3);
    await saveAccount(paid.shop, 'K1');
    fixture.courier.before = refusing(kind, 'K1');
    await fixture.drain();
    const later = await fixture.paid(1, { shop: paid.shop });
    await fixture.drain();
    expect([await stateOf(paid), await stateOf(later)]).toEqual([WAITS, WAITS]);
    expect(askedAs()).toEqual(['K1', 'K1', 'K1']);
    const [account] = await accountsOf(paid.shop.seller);
    expect(account).toMatchObject({ problemCode: code, problemText: words });
    const told = await notices(paid);
    expect(told).toHaveLength(1);
    expect(told[0]?.detail).toBe(
      `${words}。相关包裹暂停出单，处理后请在电子面单账号中点“测试”，测试通过后自动继续。`,
    );
    expect(fixture.courier.numbers.size).toBe(0);
  });

  it('is over once the account is changed: what waits goes on', async () => {
    const paid = await fixture.paid(2);
    const { data } = await saveAccount(paid.shop, 'K1');
    fixture.courier.before = refusing('authExpired', 'K1');
    await fixture.drain();
    fixture.courier.before = async () => undefined;
    await saveAccount(paid.shop, 'K1', { id: data.id, customerKey: 'right' });
    await fixture.drain();
    expect(await stateOf(paid)).toEqual(ISSUED);
    expect(fixture.courier.asked.at(-1)?.account?.partnerKey).toBe('right');
    expect((await accountsOf(paid.shop.seller))[0]?.problemCode).toBe(null);
  });

  it('is over once a test has passed, whose waybill is given back', async () => {
    const paid = await fixture.paid();
    const { data } = await saveAccount(paid.shop, 'K1');
    fixture.courier.before = refusing('balance', 'K1');
    await fixture.drain();
    await fixture.query("UPDATE warehouse SET contact = '王仓管', phone = '13700000000' WHERE id = $1", [
      paid.shop.warehouseId,
    ]);
    fixture.courier.before = async () => undefined;
    const tested = await paid.shop.seller.call<{ passed: boolean; leftWaybillNo: string | null }>(
      'POST',
      '/waybillAccounts/test',
      { id: data.id },
    );
    expect(tested.data).toMatchObject({ passed: true, reasonCode: null, msg: '', leftWaybillNo: null });
    expect(fixture.courier.voided.map(({ account }) => account?.partnerId)).toEqual(['K1']);
    await fixture.drain();
    expect(await stateOf(paid)).toEqual(ISSUED);
  });

  it('is over when the courier takes the account again ten minutes later', async () => {
    const paid = await fixture.paid();
    await saveAccount(paid.shop, 'K1');
    fixture.courier.before = refusing('balance', 'K1');
    await fixture.drain();
    fixture.courier.before = async () => undefined;
    await fixture.query("UPDATE waybill_account SET problem_at = now() - interval '11 minutes'");
    await fixture.later(paid);
    expect(await stateOf(paid)).toEqual(ISSUED);
    expect((await accountsOf(paid.shop.seller))[0]?.problemCode).toBe(null);
  });

  it("is followed by the platform's account only where the supplier has said so", async () => {
    const paid = await fixture.paid(2);
    await saveAccount(paid.shop, 'K1', { fallsBack: true });
    fixture.courier.before = refusing('authExpired', 'K1');
    await fixture.drain();
    expect(await stateOf(paid)).toEqual(ISSUED);
    expect([askedAs(), await accountIds(paid)]).toEqual([
      ['K1', 'K1', 'platform', 'platform'],
      [null, null],
    ]);
    const again = await fixture.paid(1, { shop: paid.shop });
    await fixture.drain();
    expect([await stateOf(again), askedAs().slice(4)]).toEqual([ISSUED, ['platform']]);
    expect((await notices(paid)).map(({ detail }) => detail)).toEqual([
      '账号或密码不正确，或授权待续期。其间新包裹使用平台面单。',
    ]);
  });

  it("never asks the platform's account for a waybill that the own one may have issued", async () => {
    const paid = await fixture.paid();
    const { data } = await saveAccount(paid.shop, 'K1', { fallsBack: true });
    fixture.courier.after = async () => {
      throw new WaybillError('scripted', 'transient', 'TIMEOUT');
    };
    await fixture.drain();
    fixture.courier.after = async () => undefined;
    fixture.courier.before = refusing('authExpired', 'K1');
    await fixture.later(paid);
    expect([askedAs(), (await fixture.parcels(paid))[0]?.outputStatus]).toEqual([['K1', 'K1'], 1]);
    fixture.courier.before = async () => undefined;
    await fixture.query("UPDATE waybill_account SET problem_at = now() - interval '11 minutes'");
    await fixture.later(paid);
    expect([askedAs(), await accountIds(paid)]).toEqual([['K1', 'K1', 'K1'], [data.id]]);
    expect([(await fixture.parcels(paid))[0]?.outputStatus, fixture.courier.numbers.size]).toEqual([3, 1]);
  });

  it('of a parcel alone says nothing of the account', async () => {
    const paid = await fixture.paid();
    await saveAccount(paid.shop, 'K1');
    fixture.courier.before = refusing('outOfRange', 'K1');
    await fixture.drain();
    expect((await fixture.parcels(paid))[0]).toMatchObject({ outputStatus: 4, outputCode: 'OUT_OF_RANGE' });
    expect((await accountsOf(paid.shop.seller))[0]?.problemCode).toBe(null);
    expect(await notices(paid)).toEqual([]);
  });

  it('that comes after the account was changed does not count against it', async () => {
    const paid = await fixture.paid();
    const { data } = await saveAccount(paid.shop, 'K1');
    fixture.courier.before = async ({ account }) => {
      if (account?.partnerKey !== 'K1-key') return;
      await saveAccount(paid.shop, 'K1', { id: data.id, customerKey: 'right' });
      throw new WaybillError('scripted', 'authExpired', 'NO');
    };
    await fixture.drain();
    expect(await stateOf(paid)).toEqual(ISSUED);
    expect((await accountsOf(paid.shop.seller))[0]?.problemCode).toBe(null);
    expect(await notices(paid)).toEqual([]);
  });
});

describe('orders of two accounts', () => {
  it('are each issued with their own by two processes at once, every parcel once', async () => {
    const other = await fixture.beside();
    const [first, second] = [await fixture.paid(60), await fixture.paid(60)];
    const ids = [(await saveAccount(first.shop, 'A')).data.id, (await saveAccount(second.shop, 'B')).data.id];
    await Promise.all(
      [first, second, first, second].map((paid, at) =>
        fixture.issue(paid.orderId, at < 2 ? fixture.api : other),
      ),
    );
    await fixture.drain();
    await other.close();
    expect(fixture.courier.asked).toHaveLength(120);
    expect(new Set(fixture.courier.asked.map(({ requestNo }) => requestNo)).size).toBe(120);
    expect([new Set(await accountIds(first)), new Set(await accountIds(second))]).toEqual(
      ids.map((id) => new Set([id])),
    );
  });

  it('have permits of their own: a courier that is busy for one is asked with the other', async () => {
    const [first, second] = [await fixture.paid(), await fixture.paid()];
    await fixture.query(
      'UPDATE orders SET courier_id = (SELECT courier_id FROM orders WHERE id = $1) WHERE id = $2',
      [first.orderId, second.orderId],
    );
    const shop = { ...second.shop, courierId: first.shop.courierId };
    await saveAccount(first.shop, 'A');
    await saveAccount(shop, 'B');
    fixture.courier.before = refusing('rateLimited', 'A');
    await fixture.drain();
    expect((await fixture.parcels(first))[0]?.outputInfo).toBe('平台繁忙，稍后自动继续出单');
    expect(await stateOf(second)).toEqual(ISSUED);
  });
});
