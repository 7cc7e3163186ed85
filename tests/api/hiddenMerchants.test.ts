import { describe, expect, it } from 'vitest';
import { assignedFixture } from '../support/assignedFixture.ts';

const { fixture, MERCHANT, SUPPLIER, readSuppliers, people, assignedShopOf, link, ordersOf, ...at } =
  assignedFixture({ platform: 2, slug: 'pinduoduo', merchantId: '2001001', supplierId: '2001003' });
const { assign, order, parcelOf, balanceOf, workAll, shopsOf, bind } = at;

type On = Awaited<ReturnType<typeof people>>;

async function codeOf(who: On['buyer']): Promise<string> {
  const { data } = await who.call<{ list: { platform: number; merchantCode: string | null }[] }>(
    'GET',
    '/shops/platforms',
  );
  return data.list.find(({ platform }) => platform === 2)?.merchantCode ?? '';
}

/** The merchant writes into the memo of an order that it has assigned. */
const writeMemo = ({ shops }: On, orderNo: string, sellerMemo: string) =>
  shops.act('remarkOrder', { ...MERCHANT, orderNo, sellerMemo });

type Waiting = { assignedNo: string; merchantName: string; wait: number; msg: string };
const waitingOf = async ({ own }: On) =>
  (await own.seller.call<{ list: Waiting[]; total: number }>('POST', '/shopOrders/getAssignedOrdersList', {}))
    .data;

const unclaimedOf = () =>
  fixture.api.query(
    'SELECT u.* FROM unclaimed_order u JOIN shop h ON h.id = u.supplier_shop_id WHERE h.status = 1',
  );

/** The merchant has shown whose it is, and its goods are linked. */
async function claimed(how: Parameters<typeof people>[0] = {}) {
  const on = await people(how);
  const orderNo = await assign(on);
  await writeMemo(on, orderNo, await codeOf(on.buyer));
  await readSuppliers();
  const assigned = await assignedShopOf(on.buyer);
  return { ...on, assigned, orderNo };
}

describe('a merchant whom Pinduoduo hides', () => {
  it('is nobody’s before it shows whose it is: its order waits, costs nobody anything and is told to its supplier', async () => {
    const on = await people();
    const orderNo = await assign(on);
    await writeMemo(on, orderNo, '轻放');
    await readSuppliers();
    expect((await shopsOf(on.buyer)).map(({ remoteShopId }) => remoteShopId)).toEqual([MERCHANT.shopId]);
    const { list, total } = await waitingOf(on);
    expect(total).toBe(1);
    expect(list[0]).toMatchObject({ wait: 1, merchantName: expect.stringMatching(/^商家/) });
    const kept = await unclaimedOf();
    const { receiver } = await on.shops.orderAt(MERCHANT, orderNo);
    for (const secret of [receiver.name, receiver.phone, receiver.address, orderNo, '轻放'])
      expect(JSON.stringify(kept)).not.toContain(secret);
    expect(await balanceOf(on)).toBe(1_000_000);
  });

  it('is the account’s whose code stands in the memo of an order that was assigned', async () => {
    const on = await claimed();
    expect(on.assigned).toMatchObject({
      status: 1,
      shopName: expect.stringMatching(/^店铺 [0-9a-f]{4}（代发：青禾的拼多多店）$/),
    });
    const [found] = await ordersOf(on);
    expect(found).toMatchObject({ importStatus: 0, remoteStatus: 2, receiverName: '***' });
    expect(await unclaimedOf()).toEqual([]);
    expect((await waitingOf(on)).list).toMatchObject([{ wait: 3, msg: '商家没有关联商品' }]);
    await link(on.buyer, on.assigned.id, on.own);
    expect((await waitingOf(on)).list).toMatchObject([{ wait: 5, msg: '商家还没有下单' }]);
  });

  it('pays what it has assigned, which goes out with Pinduoduo’s waybill', async () => {
    const on = await claimed();
    await link(on.buyer, on.assigned.id, on.own);
    const [found] = await ordersOf(on);
    expect((await order(on, found?.id ?? 0)).msg).toBe('下单成功');
    await workAll();
    const parcel = await parcelOf(on);
    expect(parcel).toMatchObject({ status: 30, waybill: expect.stringMatching(/^DF\d+$/), told: 3 });
    expect(await balanceOf(on)).toBe(1_000_000 - Number(parcel?.fee));
    const { state, shipments } = await on.shops.orderAt(MERCHANT, on.orderNo);
    expect([state, shipments.map(({ waybillNo }) => waybillNo)]).toEqual(['shipped', [parcel?.waybill]]);
    expect((await waitingOf(on)).list).toEqual([]);
  });

  it('is found once: later orders need no code, and are read once for all merchants', async () => {
    const on = await claimed();
    await assign(on);
    await readSuppliers();
    expect(await ordersOf(on)).toHaveLength(2);
    const pulls = await fixture.api.query<{ minutes: number; seller: boolean }>(
      `SELECT h.is_seller AS seller, round(extract(epoch FROM p.to_at - p.from_at) / 60)::int AS minutes
         FROM shop_pull p JOIN shop h ON h.id = p.shop_id ORDER BY p.created_at DESC, p.id LIMIT 1`,
    );
    expect(pulls).toEqual([{ seller: true, minutes: 10 }]);
  });

  it.each([
    ['a slip of the pen', (code: string) => `${code.slice(0, -1)}${code.endsWith('0') ? '1' : '0'}`],
    ['another account’s number', (code: string) => code.replace(/^CC\w+-/, 'CC1-')],
  ])('is not found by %s', async (_what, changed) => {
    const on = await people();
    const orderNo = await assign(on);
    await writeMemo(on, orderNo, changed(await codeOf(on.buyer)));
    await readSuppliers();
    expect((await assignedShopOf(on.buyer)).id).toBe(0);
  });

  it('is not found by what a buyer writes, nor by a memo of an order that was not assigned', async () => {
    const on = await people();
    const code = await codeOf(on.buyer);
    const orderNo = await assign(on);
    await on.shops.act('remarkOrder', { ...MERCHANT, orderNo, buyerMemo: code });
    const [other = ''] = await on.shops.addOrders(MERCHANT);
    await writeMemo(on, other, code);
    await readSuppliers();
    expect((await assignedShopOf(on.buyer)).id).toBe(0);
    expect((await waitingOf(on)).total).toBe(1);
  });

  it('moves to another account by a later order alone', async () => {
    const on = await claimed();
    const other = await fixture.api.buyer();
    await writeMemo(on, on.orderNo, await codeOf(other));
    await readSuppliers();
    expect((await assignedShopOf(other)).id).toBe(0);
    await writeMemo(on, await assign(on), await codeOf(other));
    await readSuppliers();
    expect(await assignedShopOf(other)).toMatchObject({ status: 1 });
    expect((await assignedShopOf(on.buyer)).id).toBe(0);
  });

  it('has another mask at another supplier, which its code opens as well', async () => {
    const on = await claimed();
    const second = await fixture.api.shop();
    await on.shops.act('bindSupplier', { ...MERCHANT, supplierId: '2001004' });
    await bind(second.seller, '2001004');
    await workAll();
    const [orderNo = ''] = await on.shops.addOrders(MERCHANT);
    await on.shops.act('assignOrder', { ...MERCHANT, orderNo, supplierId: '2001004' });
    await writeMemo(on, orderNo, `${await codeOf(on.buyer)} 请尽快`);
    await readSuppliers();
    const names = (await shopsOf(on.buyer)).map(({ shopName }) => shopName.replace(/^店铺 \w{4}/, ''));
    expect(names.sort()).toEqual(['橙子的拼多多店', '（代发：白露的拼多多店）', '（代发：青禾的拼多多店）']);
  });

  it('whose order is taken back before it is claimed waits no more', async () => {
    const on = await people();
    const orderNo = await assign(on);
    await readSuppliers();
    await on.shops.act('cancelAssignment', { ...MERCHANT, orderNo });
    await readSuppliers();
    expect((await waitingOf(on)).total).toBe(0);
  });
});

it('a supplier’s shop to which nobody assigns is not read', async () => {
  await people({ isBound: false });
  await readSuppliers();
  expect(
    await fixture.api.query(
      'SELECT 1 FROM shop_pull p JOIN shop h ON h.id = p.shop_id WHERE h.is_seller AND h.status = 1',
    ),
  ).toEqual([]);
});

it('tells its code to a buyer alone', async () => {
  const on = await people();
  expect(await codeOf(on.buyer)).toMatch(/^CC[0-9A-Z]+-[0-9A-F]{8}$/);
  expect(await codeOf(on.own.seller)).toBe('');
  expect(SUPPLIER.shopId).not.toBe(MERCHANT.shopId);
});
