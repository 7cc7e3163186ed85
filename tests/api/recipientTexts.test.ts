import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { goodReceiver, orderBody, type Person } from '../support/api.ts';
import { csvRows, download } from '../support/exportedFiles.ts';
import { decided, issuingFixture, type Paid } from '../support/issuingFixture.ts';

const filesDir = mkdtempSync(join(tmpdir(), 'chengcang-texts-'));
const fixture = issuingFixture({ filesDir });
afterAll(() => rm(filesDir, { recursive: true }));

type Listed = { id: number; receiverName: string; specification: string; remark: string };
type Exported = { taskId: string; done: boolean; url: string | null };

const ANNA = { ...goodReceiver, specification: '红色 XL', remark: '放门口' };
const BERT = { ...goodReceiver, receiverName: '李四' };
const ORDER_REMARK = '轻放';

async function placed(packages: object[] = [ANNA, BERT], more: object = {}): Promise<Paid> {
  const buyer = await fixture.api.buyer({ balance: 100_000 });
  const shop = await fixture.api.shop();
  await fixture.query('UPDATE warehouse SET output_mode = 1 WHERE id = $1', [shop.warehouseId]);
  const body = orderBody(buyer, shop, { packages, remark: ORDER_REMARK, confirm: true, ...more });
  const answer = await decided<{ orderId: number }>(buyer, '/orders/createOrder', {
    ...body,
    clientNo: randomUUID(),
  });
  expect(answer.msg).toBe('下单成功');
  return { orderId: answer.data.orderId, buyer, shop };
}

async function listed(who: Person, orderId: number): Promise<Listed[]> {
  const path = '/orderPackages/getOrderPackagesList';
  return (await who.call<{ list: Listed[] }>('POST', path, { orderId })).data.list.toReversed();
}

const wordsOf = (rows: Pick<Listed, 'specification' | 'remark'>[]) =>
  rows.map(({ specification, remark }) => [specification, remark]);

/** Under these headers, oldest first. */
async function cellsOf(who: Person, path: string, body: object, headers: string[]): Promise<string[][]> {
  let answer = await who.call<Exported>('POST', path, { format: 'csv', ...body });
  while (answer.code === 0 && !answer.data.done)
    answer = await who.call<Exported>('POST', '/exports/find', { taskId: answer.data.taskId });
  const [names = [], ...rows] = csvRows(await download(fixture.api, answer.data.url ?? ''));
  return rows.toReversed().map((row) => headers.map((header) => row[names.indexOf(header)] ?? ''));
}

describe('specification and remark of a parcel', () => {
  it('are shown to its buyer and its supplier, in lists and in the order', async () => {
    const { buyer, shop, orderId } = await placed();
    const expected = [
      ['红色 XL', '放门口'],
      ['', ''],
    ];
    for (const who of [buyer, shop.seller]) {
      expect(wordsOf(await listed(who, orderId))).toEqual(expected);
      const { data } = await who.call<{ remark: string; packages: Listed[] }>('POST', '/orders/findOrders', {
        id: orderId,
      });
      expect([data.remark, wordsOf(data.packages)]).toEqual([ORDER_REMARK, expected]);
    }
  });

  it('are in the files of both, the remark behind that of the order', async () => {
    const { buyer, shop, orderId } = await placed();
    const headers = ['规格', '备注'];
    const expected = [
      ['红色 XL', '轻放；放门口'],
      ['', '轻放'],
    ];
    expect(await cellsOf(buyer, '/orders/exportOrder', { id: orderId }, headers)).toEqual(expected);
    expect(await cellsOf(shop.seller, '/orderPackages/exportToShip', {}, headers)).toEqual(expected);
  });

  it('go to the courier with the goods and the words of the order', async () => {
    const paid = await placed();
    await fixture.issue(paid.orderId);
    const asked = fixture.courier.asked.map(({ receiver, goods, remark }) => [receiver.name, goods, remark]);
    const [{ good } = { good: '' }] = await fixture.query<{ good: string }>(
      'SELECT good_name AS good FROM orders WHERE id = $1',
      [paid.orderId],
    );
    expect(asked.toSorted()).toEqual(
      [
        ['张三', `${good} 红色 XL`, '轻放；放门口'],
        ['李四', good, '轻放'],
      ].toSorted(),
    );
  });

  it('are changed with the receiver where they are named, and stay otherwise', async () => {
    const { buyer, orderId } = await placed([ANNA], { confirm: false });
    const [parcel] = await listed(buyer, orderId);
    const edit = (more: object) =>
      buyer.call('POST', '/orderPackages/editReceiver', { packageId: parcel?.id, ...goodReceiver, ...more });
    expect((await edit({})).code).toBe(0);
    expect(wordsOf(await listed(buyer, orderId))).toEqual([['红色 XL', '放门口']]);
    expect((await edit({ remark: '' })).code).toBe(0);
    expect(wordsOf(await listed(buyer, orderId))).toEqual([['红色 XL', '']]);
    expect((await edit({ specification: ' 蓝色\n M ' })).code).toBe(0);
    expect(wordsOf(await listed(buyer, orderId))).toEqual([['蓝色 M', '']]);
  });

  it('are placed again with a cancelled order', async () => {
    const { buyer, orderId } = await placed([ANNA, BERT], { confirm: false });
    await buyer.call('POST', '/orders/cancelOrder', { orderId });
    const { data } = await buyer.call<{ newOrderId: number }>('POST', '/orders/againSubmit', {
      id: orderId,
      clientNo: randomUUID(),
    });
    expect(wordsOf(await listed(buyer, data.newOrderId))).toEqual([
      ['红色 XL', '放门口'],
      ['', ''],
    ]);
  });

  it('are refused by their fields where they are too long', async () => {
    const buyer = await fixture.api.buyer();
    const shop = await fixture.api.shop();
    const quote = (more: object) =>
      buyer.call(
        'POST',
        '/orders/quote',
        orderBody(buyer, shop, { packages: [{ ...goodReceiver, ...more }] }),
      );
    expect((await quote({ specification: '红'.repeat(100), remark: '放'.repeat(200) })).code).toBe(0);
    for (const [field, text] of [
      ['specification', '红'.repeat(101)],
      ['remark', '放'.repeat(201)],
    ] as const)
      expect((await quote({ [field]: text })).data).toMatchObject({
        errorKey: 'BAD_PARAM',
        field: `packages.0.${field}`,
      });
  });
});

describe('free text of a recipient', () => {
  const text = [
    '收货人：李四\n手机：13800000000\n地址：广东省深圳市南山区科技园1号\n数量：3',
    '规格：红色\n订单编号：241108-123456789012345\n备注：放门口',
  ].join('\n');

  it('says pieces, goods, remark and order number where no field does', async () => {
    const { buyer, orderId } = await placed([{ text }]);
    const path = '/orderPackages/getOrderPackagesList';
    const { data } = await buyer.call<{ list: object[] }>('POST', path, { orderId });
    expect(data.list).toMatchObject([
      {
        ...{ num: 3, specification: '红色', remark: '放门口' },
        thirdOrderNo: '241108-123456789012345',
      },
    ]);
  });

  it('gives way to the fields that are there', async () => {
    const fields = { num: 2, specification: '蓝色', remark: '送前电话', thirdOrderNo: 'T20260001' };
    const { buyer, orderId } = await placed([{ text, ...fields }]);
    const path = '/orderPackages/getOrderPackagesList';
    const { data } = await buyer.call<{ list: object[] }>('POST', path, { orderId });
    expect(data.list).toMatchObject([fields]);
  });

  it('is refused at its row where it says more than a parcel can hold', async () => {
    const buyer = await fixture.api.buyer();
    const shop = await fixture.api.shop();
    const long = text.replace('放门口', '放门口'.repeat(70)).replace('红色', '红色大号'.repeat(26));
    const many = text.replace('数量：3', '数量：100');
    const { data } = await buyer.call<{ rows: { problems: { field: string; msg: string }[] }[] }>(
      'POST',
      '/orders/quote',
      orderBody(buyer, shop, { packages: [{ text: long }, { text: many, thirdOrderNo: 'T20260002' }] }),
    );
    expect(data.rows.map(({ problems }) => problems.map(({ field, msg }) => [field, msg]))).toEqual([
      [
        ['specification', '规格不能超过100个字'],
        ['remark', '备注不能超过200个字'],
      ],
      [['quantity', '每个包裹的数量应为1到99件']],
    ]);
  });
});

describe('a revealed receiver', () => {
  it('has the extension of its phone beside the phone as it was given', async () => {
    const { buyer, orderId } = await placed([{ ...goodReceiver, receiverPhone: '13800000000-1234' }, BERT]);
    const shown = [];
    for (const { id } of await listed(buyer, orderId)) {
      const { data } = await buyer.call('POST', '/orderPackages/revealReceiver', { packageId: id });
      shown.push([data.receiverPhone, data.phoneExtension]);
    }
    expect(shown).toEqual([
      ['13800000000-1234', '1234'],
      [goodReceiver.receiverPhone, ''],
    ]);
  });
});

describe('masked text', () => {
  it('is refused at its field, by hand and when a receiver is changed', async () => {
    const msg = '脱敏信息，请绑定店铺下单';
    const masked = [
      { receiverName: '张*' },
      { receiverPhone: '138****1234' },
      { address: '文三路***' },
      { receiverName: '张＊＊', receiverPhone: '*******8000' },
    ].map((more) => ({ ...goodReceiver, ...more }));
    const { buyer, shop, orderId } = await placed([ANNA], { confirm: false });
    const { data } = await buyer.call<{ rows: { problems: { field: string; msg: string }[] }[] }>(
      'POST',
      '/orders/quote',
      orderBody(buyer, shop, { packages: masked }),
    );
    const fields = [['name'], ['phone'], ['detail'], ['name', 'phone']];
    expect(data.rows.map(({ problems }) => problems.map((one) => [one.field, one.msg]))).toEqual(
      fields.map((names) => names.map((field) => [field, msg])),
    );
    const [parcel] = await listed(buyer, orderId);
    const edited = await buyer.call('POST', '/orderPackages/editReceiver', {
      ...goodReceiver,
      packageId: parcel?.id,
      receiverName: '张*',
    });
    expect(edited.data).toMatchObject({ errorKey: 'ROWS_INVALID', failed: [{ field: 'name', msg }] });
  });

  it('is refused in free text, of which no part is guessed', async () => {
    const buyer = await fixture.api.buyer();
    const shop = await fixture.api.shop();
    const text = '张* 138****1234 浙江省杭州市西湖区文三路1号';
    const body = orderBody(buyer, shop, { packages: [{ text }] });
    const { data } = await buyer.call<{ rows: { problems: { field: string; msg: string }[] }[] }>(
      'POST',
      '/orders/quote',
      body,
    );
    expect(data.rows[0]?.problems.map(({ field, msg }) => [field, msg])).toEqual([
      ['name', '脱敏信息，请绑定店铺下单'],
      ['phone', '脱敏信息，请绑定店铺下单'],
    ]);
  });
});
