import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { WaybillError, type WaybillErrorKind } from '../../api/src/adapters/waybills/waybillError.ts';
import { sweepExpired } from '../../api/src/jobs/sweepExpired.ts';
import { type Shop, startApi, type TestApi } from '../support/api.ts';
import { accountsOf, saveAccount } from '../support/ownAccounts.ts';
import { scriptedWaybills } from '../support/scriptedWaybills.ts';
import { secondWarehouse } from '../support/secondWarehouse.ts';

let scripted = scriptedWaybills();
let api: TestApi;
beforeAll(async () => {
  api = await startApi({
    waybills: {
      issue: (request) => scripted.waybills.issue(request),
      void: (issued) => scripted.waybills.void(issued),
      intercept: (issued) => scripted.waybills.intercept(issued),
    },
  });
});
beforeEach(() => {
  scripted = scriptedWaybills();
});
afterAll(() => api.close());

type ProblemPage = { list: object[]; counts: Record<string, number> };
type Tested = {
  passed: boolean;
  reasonCode: string | null;
  msg: string;
  leftWaybillNo: string | null;
  account: { problemCode: string | null; testedAt: string | null };
  errorKey?: string;
};
const test = ({ seller }: Shop, id: number) => seller.call<Tested>('POST', '/waybillAccounts/test', { id });
/** A shop whose warehouse a courier finds. */
async function foundShop(): Promise<Shop> {
  const shop = await api.shop();
  await api.query("UPDATE warehouse SET contact = '王仓管', phone = '13700000000' WHERE id = $1", [
    shop.warehouseId,
  ]);
  return shop;
}
const failing = (kind: WaybillErrorKind) => async () => {
  throw new WaybillError('scripted', kind, 'NO');
};
const stored = (id: number) =>
  api.query<{ account: string; removed: boolean }>(
    'SELECT account, removed_at IS NOT NULL AS removed FROM waybill_account WHERE id = $1',
    [id],
  );

describe('accounts at couriers', () => {
  it('are listed with what they hold but their secrets', async () => {
    const shop = await api.shop();
    const { msg, data } = await saveAccount(shop, ' K1 ', {
      ...{ customerSecret: 'second', net: '义乌一部', payType: 'SHIPPER', warehouseId: shop.warehouseId },
    });
    const [listed] = await accountsOf(shop.seller);
    expect([msg, listed]).toEqual(['已保存', data]);
    expect(listed).toMatchObject({
      ...{ courierId: shop.courierId, warehouseId: shop.warehouseId, platform: 0, customerCode: 'K1' },
      ...{ net: '义乌一部', code: '', payType: 'SHIPPER', hasKey: true, hasSecret: true },
      ...{ enabled: true, fallsBack: false, problemCode: null, problemText: '', testedAt: null },
    });
    const [row] = await stored(data.id);
    expect(row?.account).toMatch(/^v1\./);
    expect(JSON.stringify(listed)).not.toMatch(/K1 -key|second/);
  });

  it('keep secrets that are left out, and give up those that are emptied', async () => {
    const shop = await api.shop();
    const { id } = (await saveAccount(shop, 'K1', { customerSecret: 'second' })).data;
    const change = { id, courierId: shop.courierId, customerCode: 'K1' };
    const kept = await shop.seller.call('POST', '/waybillAccounts/save', change);
    expect(kept.data).toMatchObject({ id, hasKey: true, hasSecret: true });
    const emptied = await shop.seller.call('POST', '/waybillAccounts/save', {
      ...change,
      customerSecret: '',
    });
    expect(emptied.data).toMatchObject({ id, hasKey: true, hasSecret: false });
  });

  it('are one for a courier, warehouse and platform', async () => {
    const shop = await api.shop();
    const first = await saveAccount(shop, 'K1');
    const exact = await saveAccount(shop, 'K2', { warehouseId: shop.warehouseId });
    await saveAccount(shop, 'K3', { platform: 4 });
    const refused = { code: 7, data: { errorKey: 'WAYBILL_ACCOUNT_EXISTS', field: 'courierId' } };
    expect(await saveAccount(shop, 'K4')).toMatchObject(refused);
    expect(await saveAccount(shop, 'K2', { id: exact.data.id })).toMatchObject(refused);
    expect((await accountsOf(shop.seller)).map(({ customerCode }) => customerCode)).toEqual([
      'K1',
      'K2',
      'K3',
    ]);
    await shop.seller.call('DELETE', '/waybillAccounts/delete', { id: first.data.id });
    expect((await saveAccount(shop, 'K4')).code).toBe(0);
  });

  it('of another customer take the place of the old one, which is kept for what it has issued', async () => {
    const shop = await api.shop();
    const old = (await saveAccount(shop, 'K1')).data.id;
    const changed = (await saveAccount(shop, 'K2', { id: old })).data;
    expect(changed.id).not.toBe(old);
    expect((await accountsOf(shop.seller)).map(({ id }) => id)).toEqual([changed.id]);
    expect((await stored(old)).map(({ removed }) => removed)).toEqual([true]);
    await api.query("UPDATE waybill_account SET removed_at = now() - interval '181 days' WHERE id = $1", [
      old,
    ]);
    await sweepExpired(api.database.db);
    expect(await stored(old)).toEqual([]);
    expect(await stored(changed.id)).toHaveLength(1);
  });

  it("need a courier that is there and a warehouse of the supplier's own", async () => {
    const [shop, other] = [await api.shop(), await api.shop()];
    const answers = [
      await saveAccount(shop, 'K1', { courierId: 999_999_999 }),
      await saveAccount(shop, 'K1', { warehouseId: other.warehouseId }),
      await saveAccount(shop, '   '),
    ];
    expect(answers.map(({ data }) => data.errorKey)).toEqual(['NOT_FOUND', 'NOT_FOUND', 'BAD_PARAM']);
  });

  it('are a hundred at most', async () => {
    const shop = await api.shop();
    const { id } = (await saveAccount(shop, 'K1')).data;
    await api.query(
      `INSERT INTO courier (code, name) SELECT 'many' || n, 'n' || n FROM generate_series(1, 99) n`,
    );
    await api.query(
      `INSERT INTO waybill_account (seller_id, courier_id, account)
       SELECT a.seller_id, c.id, a.account FROM waybill_account a, courier c WHERE a.id = $1 AND c.code LIKE 'many%'`,
      [id],
    );
    const refused = await saveAccount(shop, 'K2', { platform: 1 });
    expect([refused.data.errorKey, refused.msg]).toEqual([
      'WAYBILL_ACCOUNT_LIMIT',
      '最多添加100个电子面单账号',
    ]);
  });
});

describe('a test of an account', () => {
  it('issues a waybill from its warehouse to itself and gives it back', async () => {
    const shop = await foundShop();
    const elsewhere = await secondWarehouse(api, shop);
    await api.query(
      "UPDATE warehouse SET contact = '李仓管', phone = '13700000001', address = '二号库' WHERE id = $1",
      [elsewhere],
    );
    const { id } = (await saveAccount(shop, 'K1', { warehouseId: elsewhere })).data;
    const { data } = await test(shop, id);
    expect(data).toMatchObject({ passed: true, reasonCode: null, msg: '', leftWaybillNo: null });
    expect(data.account.testedAt).toMatch(/\+08:00$/);
    const [asked] = scripted.script.asked;
    expect(asked?.sender).toMatchObject({ name: '李仓管', phone: '13700000001', address: '二号库' });
    expect(asked?.receiver).toMatchObject({ ...asked?.sender, encryptedId: null });
    expect(asked?.account).toMatchObject({ partnerId: 'K1', partnerKey: 'K1-key' });
    expect(scripted.script.voided).toEqual([
      {
        ...{ requestNo: asked?.requestNo, courierCode: asked?.courierCode, account: asked?.account },
        ...{ waybillNo: 'YT0000000001', courierOrderNo: null, routeCode: '', reason: '电子面单账号测试' },
      },
    ]);
  });

  it.each([
    ['authExpired', 'WAYBILL_AUTH', true],
    ['balance', 'WAYBILL_BALANCE', true],
    ['branchClosed', 'WAYBILL_BRANCH', true],
    ['addressInvalid', 'ADDRESS_INVALID', false],
    ['refused', 'PLATFORM_ERROR', false],
  ] as const)('that fails for %s says so, and tells nobody', async (kind, reasonCode, isKept) => {
    const shop = await foundShop();
    const { id } = (await saveAccount(shop, 'K1')).data;
    scripted.script.before = failing(kind);
    const { data } = await test(shop, id);
    expect(data).toMatchObject({ passed: false, reasonCode, leftWaybillNo: null });
    expect(data.account).toMatchObject({ problemCode: isKept ? reasonCode : null, testedAt: null });
    const told = await api.query('SELECT FROM person_notice WHERE account_id = $1', [shop.seller.accountId]);
    expect(told).toEqual([]);
  });

  it('is a problem of its supplier until the courier takes it, or it is not used', async () => {
    const [shop, other] = [await foundShop(), await foundShop()];
    const problems = async ({ seller }: Shop) =>
      (await seller.call<ProblemPage>('POST', '/problems/list', {})).data;
    const { id } = (await saveAccount(shop, 'K1', { warehouseId: shop.warehouseId })).data;
    scripted.script.before = failing('balance');
    await test(shop, id);
    const refused = await problems(shop);
    expect(refused.counts.waybillAccount).toBe(1);
    expect(refused.list).toMatchObject([
      {
        ...{ id: `waybillAccount-${id}`, kind: 'waybillAccount', waybillAccountId: id, packageId: null },
        ...{ reasonCode: 'WAYBILL_BALANCE', actions: ['mendAccount'] },
        title: expect.stringMatching(/.+ · .+/),
        text: expect.stringMatching(/相关包裹暂停出单，修改账号或测试通过后自动恢复$/),
      },
    ]);
    expect((await problems(other)).counts.waybillAccount).toBe(0);
    await shop.seller.call('POST', '/waybillAccounts/setEnabled', { id, enabled: false });
    expect((await problems(shop)).list).toEqual([]);
    await shop.seller.call('POST', '/waybillAccounts/setEnabled', { id, enabled: true });
    await api.query(
      "UPDATE waybill_account SET problem_code = 'WAYBILL_AUTH', problem_at = now(), test_begun_at = NULL WHERE id = $1",
      [id],
    );
    expect((await problems(shop)).counts.waybillAccount).toBe(1);
    scripted = scriptedWaybills();
    expect((await test(shop, id)).data.passed).toBe(true);
    expect((await problems(shop)).list).toEqual([]);
  });

  it('asks once more under the same number when the answer is lost', async () => {
    const shop = await foundShop();
    const { id } = (await saveAccount(shop, 'K1')).data;
    let isLost = true;
    scripted.script.after = async () => {
      if (!isLost) return;
      isLost = false;
      throw new WaybillError('scripted', 'transient', 'TIMEOUT');
    };
    expect((await test(shop, id)).data.passed).toBe(true);
    const { asked, numbers, voided } = scripted.script;
    expect([asked.length, numbers.size, voided.length]).toEqual([2, 1, 1]);
  });

  it('passes and names the waybill when the courier does not take it back', async () => {
    const shop = await foundShop();
    const { id } = (await saveAccount(shop, 'K1')).data;
    scripted.script.beforeVoid = failing('refused');
    expect((await test(shop, id)).data).toMatchObject({ passed: true, leftWaybillNo: 'YT0000000001' });
  });

  it('is refused where nothing can be learnt, and twice within ten seconds', async () => {
    const shop = await foundShop();
    const plain = (await saveAccount(shop, 'K1')).data.id;
    const encrypted = (await saveAccount(shop, 'K2', { platform: 4 })).data.id;
    const nowhere = await api.shop();
    const homeless = (await saveAccount(nowhere, 'K1')).data.id;
    await api.query("UPDATE warehouse SET phone = '' WHERE id = $1", [nowhere.warehouseId]);
    scripted.script.before = failing('transient');
    const answers = [
      await test(shop, encrypted),
      await test(nowhere, homeless),
      await test(shop, plain),
      await test(shop, plain),
    ];
    expect(answers.map(({ data }) => data.errorKey)).toEqual([
      ...['WAYBILL_ACCOUNT_TEST', 'WAYBILL_ACCOUNT_SENDER', 'PLATFORM_ERROR', 'RATE_LIMITED'],
    ]);
  });
});
