import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tally } from '../support/accounts.ts';
import { goodReceiver, orderBody, type Person, startApi, type TestApi } from '../support/api.ts';
import { addBookEntries } from '../support/bookEntries.ts';
import { exported } from '../support/exportedFiles.ts';
import { memberOf } from '../support/members.ts';
import { programOf } from '../support/tokens.ts';

let api: TestApi;
let filesDir: string;
beforeAll(async () => {
  filesDir = await mkdtemp(join(tmpdir(), 'chengcang-book-'));
  api = await startApi({ filesDir });
});
afterAll(async () => {
  await api.close();
  await rm(filesDir, { recursive: true });
});

type Entry = { id: number; name: string; phone: string; address: string; group: string; note: string };
type Opened = Entry & { phoneExtension: string; provinceCode: string; district: string };
type Said = { row: number; msg: string }[];
type Imported = { added: number; duplicates: Said; failed: Said; errorKey?: string };
type Saved = { id: number; errorKey?: string; field?: string };

const ANNA = {
  ...{ name: '张小三', phone: '13800000011-1234', address: '文三路123号5幢' },
  ...{ provinceCode: '33', cityCode: '3301', districtCode: '330106' },
};
const BERT = { ...ANNA, name: '李四', phone: '0571-88888888' };
const PLACE = '浙江省杭州市西湖区文三路123号5幢';
const row = (n: number, more: object = {}) => ({
  ...{ row: n, name: '张小三', phone: '13800000011-1234', place: PLACE },
  ...more,
});

type Caller = Pick<Person, 'call'>;
const save = (who: Caller, entry: object) => who.call<Saved>('POST', '/addressBook/save', entry);
const open = (who: Person, ids: number[]) =>
  who.call<{ list: Opened[]; errorKey?: string }>('POST', '/addressBook/open', { ids });
const list = async (who: Caller, filter: object = {}) =>
  (await who.call<{ list: Entry[]; total: number }>('POST', '/addressBook/list', filter)).data;
const names = async (who: Caller, filter: object = {}) =>
  (await list(who, filter)).list.map(({ name }) => name);
const groups = async (who: Person) =>
  (
    await who.call<{ groups: object[]; entryCount: number; maxEntries: number }>(
      'POST',
      '/addressBook/groups',
    )
  ).data;
const take = (who: Person, rows: object[], more: object = {}) =>
  who.call<Imported>('POST', '/addressBook/import', { rows, ...more });
const seen = ({ accountId }: Person) =>
  api.query<{ entry: number; purpose: string }>(
    'SELECT entry_id AS entry, purpose FROM receiver_reveal WHERE account_id = $1 AND entry_id IS NOT NULL ORDER BY id',
    [accountId],
  );

describe('the address book', () => {
  it('shows masks in its list, newest first, and holds nothing of a person in clear', async () => {
    const who = await api.buyer();
    await save(who, { ...ANNA, group: ' 老客户 ', note: '放门口\n按铃' });
    const { data } = await save(who, BERT);
    expect((await list(who)).list).toMatchObject([
      { id: data.id, name: '李四', phone: '057********88', address: '文三路***', group: '', note: '' },
      { name: '张小三', phone: '138******11-****', group: '老客户', note: '放门口 按铃' },
    ]);
    const [stored] = await api.query<{ text: string }>(
      'SELECT string_agg(e::text, chr(10)) AS text FROM address_book_entry e WHERE account_id = $1',
      [who.accountId],
    );
    expect(stored?.text).not.toMatch(/张小三|李四|文三路|88888888|zhang/);
    expect(await seen(who)).toEqual([]);
  });

  it('is searched by a part of the name, by its pinyin and by digits of the phone', async () => {
    const who = await api.buyer();
    await save(who, ANNA);
    await save(who, { ...BERT, group: '公司' });
    const found = await Promise.all(
      ['小三', 'ZhangXiao', 'zxs', '0011', '8888 8888', '公司', 'xyz', '12'].map((keyword) =>
        names(who, { keyword }),
      ),
    );
    expect(found).toEqual([['张小三'], ['张小三'], ['张小三'], ['张小三'], ['李四'], [], [], []]);
    expect([await names(who, { group: '公司' }), await names(who, { group: '' })]).toEqual([
      ['李四'],
      ['张小三'],
    ]);
    expect(await names(who, { group: '公司', keyword: '张' })).toEqual([]);
    expect(await groups(who)).toEqual({
      groups: [{ name: '公司', count: 1 }],
      entryCount: 2,
      maxEntries: 10_000,
    });
  });

  it('finds whoever is meant among many, page by page', async () => {
    const who = await api.buyer();
    await addBookEntries(api, who, 1_100);
    const first = await list(who, { keyword: 'keren', pageSize: 100 });
    expect([first.total, first.list.length, first.list[0]?.name]).toEqual([1_100, 100, '客人1100']);
    const last = await list(who, { keyword: '客人', pageSize: 100, page: 11 });
    expect([last.list.length, last.list.at(-1)?.name]).toEqual([100, '客人1']);
    expect(await names(who, { keyword: '客人77', pageSize: 100 })).toEqual([
      ...Array.from({ length: 10 }, (_, n) => `客人${779 - n}`),
      '客人77',
    ]);
  });

  it('opens entries in clear in the order that is asked for, and records each', async () => {
    const who = await api.buyer();
    const [one, two] = [(await save(who, ANNA)).data.id, (await save(who, BERT)).data.id];
    const { data } = await open(who, [two, one, two]);
    expect(data.list).toMatchObject([
      { id: two, name: '李四', phone: '0571-88888888', phoneExtension: '' },
      {
        id: one,
        phone: '13800000011-1234',
        phoneExtension: '1234',
        address: '文三路123号5幢',
        district: '西湖区',
      },
    ]);
    expect(await seen(who)).toEqual([two, one].map((entry) => ({ entry, purpose: 'screen' })));
  });

  it('shows no more than the receivers of a day', async () => {
    const who = await api.buyer();
    const ids = [(await save(who, ANNA)).data.id, (await save(who, BERT)).data.id];
    await api.query(`INSERT INTO counter (key, hits, ends_at) VALUES ($1, 4999, now() + interval '1 hour')`, [
      `receiversCopied:${who.accountId}`,
    ]);
    expect((await open(who, ids)).data.errorKey).toBe('REVEAL_LIMIT');
    expect(await seen(who)).toEqual([]);
  });

  it('changes one, and says at the field what no parcel could go to', async () => {
    const who = await api.buyer();
    const { id } = (await save(who, ANNA)).data;
    expect((await save(who, { ...ANNA, id, name: '张老三', group: '同行' })).data).toMatchObject({
      ...{ id, name: '张老三', phone: '138******11-****', group: '同行' },
    });
    expect(await list(who)).toMatchObject({ list: [{ id, name: '张老三', group: '同行' }], total: 1 });
    const wrong = await save(who, { ...ANNA, phone: '138' });
    expect([wrong.msg, wrong.data]).toMatchObject([
      '手机号不正确',
      { errorKey: 'ROWS_INVALID', field: 'phone' },
    ]);
    const long = await save(who, { ...ANNA, address: '三路' });
    expect([long.msg, long.data.field]).toEqual(['详细地址至少4个字', 'detail']);
    const nowhere = await save(who, { ...ANNA, provinceCode: '99', cityCode: '', districtCode: '' });
    expect([nowhere.msg, nowhere.data.field]).toEqual(['省份无法识别', 'region']);
  });

  it('keeps nobody twice with the same name, phone and address', async () => {
    const who = await api.buyer();
    const { id } = (await save(who, ANNA)).data;
    const other = (await save(who, BERT)).data.id;
    const again = await save(who, { ...ANNA, name: ' 张 小三', address: '文三路 123号5幢' });
    expect([again.data.errorKey, again.msg]).toEqual([
      'ADDRESS_BOOK_EXISTS',
      '地址簿里已有姓名、电话和地址都相同的地址',
    ]);
    expect((await save(who, { ...ANNA, id: other })).data.errorKey).toBe('ADDRESS_BOOK_EXISTS');
    expect((await save(who, { ...ANNA, id, note: '改了备注' })).data.id).toBe(id);
    expect((await save(who, { ...ANNA, districtCode: '330105' })).code).toBe(0);
    expect(await names(who)).toEqual(['张小三', '李四', '张小三']);
  });

  it('has one of somebody, however many are saved concurrently', async () => {
    const who = await api.buyer();
    const answers = await Promise.all(Array.from({ length: 8 }, () => save(who, ANNA)));
    expect(tally(answers)).toEqual({ ADDRESS_BOOK_EXISTS: 7, ok: 1 });
  });

  it('keeps 10,000 at most and 50 groups, however many are saved concurrently', async () => {
    const who = await api.buyer();
    await addBookEntries(api, who, 9_998);
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, n) => save(who, { ...ANNA, name: `新人${n}` })),
    );
    expect(tally(answers)).toEqual({ ADDRESS_BOOK_LIMIT: 3, ok: 2 });
    expect(answers.find(({ code }) => code !== 0)?.msg).toBe('地址簿最多保存10000个地址');
    const ids = (await list(who, { pageSize: 100 })).list.map(({ id }) => id);
    const move = (id = 0, group = '') =>
      who.call<{ ids?: number[]; errorKey?: string }>('POST', '/addressBook/move', { ids: [id], group });
    for (const [n, id] of ids.slice(0, 48).entries()) await move(id, `组${n}`);
    const moved = await Promise.all([48, 49, 50, 51].map((n) => move(ids[n], `组${n}`)));
    expect(tally(moved)).toEqual({ ADDRESS_BOOK_GROUPS: 2, ok: 2 });
    expect((await groups(who)).groups).toHaveLength(50);
    expect((await move(ids[50], '组1')).code).toBe(0);
    expect((await move(ids[0], '')).data.ids).toEqual([ids[0]]);
  });

  it('is that of its account only', async () => {
    const [owner, stranger] = [await api.buyer(), await api.buyer()];
    const { id } = (await save(owner, ANNA)).data;
    const own = (await save(stranger, BERT)).data.id;
    const refused = [
      await save(stranger, { ...ANNA, id }),
      await open(stranger, [own, id]),
      await stranger.call<Saved>('POST', '/addressBook/move', { ids: [own, id], group: '抢' }),
      await stranger.call<Saved>('DELETE', '/addressBook/delete', { ids: [own, id] }),
    ];
    expect(refused.map(({ data }) => data.errorKey)).toEqual(Array(4).fill('NOT_FOUND'));
    expect(await list(stranger)).toMatchObject({ list: [{ id: own, group: '' }], total: 1 });
    expect(await names(owner)).toEqual(['张小三']);
    expect(await seen(stranger)).toEqual([]);
    const gone = await owner.call('DELETE', '/addressBook/delete', { ids: [id] });
    expect([gone.data, await names(owner)]).toEqual([{ ids: [id] }, []]);
  });

  it('is read by members and programs that may see receivers, and by no others', async () => {
    const owner = await api.buyer();
    await save(owner, ANNA);
    const shipper = await memberOf(api, owner, 'shipper');
    const viewer = await memberOf(api, owner, 'viewer');
    expect(await names(shipper)).toEqual(['张小三']);
    expect((await save(shipper, BERT)).code).toBe(0);
    const refused = await viewer.call<Saved>('POST', '/addressBook/list', {});
    expect(refused.data.errorKey).toBe('ROLE_SCOPE');
    const program = await programOf(api, owner, ['orders:read', 'orders:write']);
    const kept = await program.call<Saved>('POST', '/addressBook/save', { ...BERT, name: '程序添加' });
    const read = await program.call<Saved>('POST', '/addressBook/list', {});
    expect([kept.code, read.data.errorKey]).toEqual([0, 'TOKEN_SCOPE']);
  });
});

describe('an import into the address book', () => {
  it('takes each row by itself, and says what is twice and what cannot be kept', async () => {
    const who = await api.buyer();
    await save(who, BERT);
    const rows = [
      row(2, { group: '群友', note: '急' }),
      row(3, { name: '李四', phone: '0571-88888888' }),
      row(4, { name: '王五', phone: '1' }),
      row(5, { name: '赵六', place: '文三路123号' }),
      row(6),
      row(7, { name: '钱七', place: '广东 深圳 南山区科技园1栋' }),
    ];
    const known = '地址簿里已有姓名、电话和地址都相同的地址';
    const told = {
      duplicates: [3, 6].map((n) => ({ row: n, msg: known })),
      failed: [
        { row: 4, msg: '手机号不正确' },
        { row: 5, msg: '省份无法识别' },
      ],
    };
    const checked = await take(who, rows, { checkOnly: true });
    expect(checked.data).toEqual({ added: 0, ...told });
    expect(await names(who)).toEqual(['李四']);
    const { data, msg } = await take(who, rows);
    expect([msg, data]).toEqual(['地址已导入', { added: 2, ...told }]);
    expect(await list(who)).toMatchObject({
      list: [{ name: '钱七', group: '' }, { name: '张小三', group: '群友', note: '急' }, { name: '李四' }],
    });
  });

  it('adds nothing again under one number, also at the same time', async () => {
    const who = await api.buyer();
    const rows = [row(1), row(2, { name: '李四' })];
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => take(who, rows, { clientNo: 'import-0001' })),
    );
    expect(answers.map(({ data }) => data)).toEqual(Array(5).fill({ added: 2, duplicates: [], failed: [] }));
    const other = await take(who, rows);
    expect([other.data.added, other.data.duplicates.length]).toEqual([0, 2]);
    expect((await take(who, [row(3)], { clientNo: 'import-0001' })).data.errorKey).toBe(
      'IDEMPOTENCY_CONFLICT',
    );
  });

  it('is refused whole where the book would be too large', async () => {
    const who = await api.buyer();
    await addBookEntries(api, who, 9_999);
    const { data } = await take(who, [row(1), row(2, { name: '李四' })]);
    expect([data.errorKey, (await groups(who)).entryCount]).toEqual(['ADDRESS_BOOK_LIMIT', 9_999]);
  });

  it('reads what the export has written', async () => {
    const who = await api.buyer();
    const { id } = (await save(who, { ...ANNA, group: '老客户', note: '急' })).data;
    await save(who, BERT);
    const { data } = await exported(who, '/addressBook/exportAddressBook', {
      ...{ group: '老客户', format: 'csv' },
    });
    const written = await api.app.inject({ url: data.url ?? '' });
    expect([written.statusCode, written.body.replace('\uFEFF', '').replaceAll(/[\t"]/g, '').trim()]).toEqual([
      200,
      [
        '姓名,电话,省,市,区,详细地址,分组,备注',
        '张小三,13800000011-1234,浙江省,杭州市,西湖区,文三路123号5幢,老客户,急',
      ].join('\r\n'),
    ]);
    expect(await seen(who)).toEqual([{ entry: id, purpose: 'export' }]);
  });
});

describe('receivers of parcels', () => {
  type Kept = {
    added: number;
    duplicates: number;
    leftOut: { packageId: number; msg: string }[];
    errorKey?: string;
  };
  const keep = (who: Person, packageIds: number[], more: object = {}) =>
    who.call<Kept>('POST', '/addressBook/keepReceivers', { packageIds, ...more });

  async function ordered() {
    const shop = await api.shop();
    const buyer = await api.buyer({ balance: 100_000 });
    const packages = [
      goodReceiver,
      { ...goodReceiver, receiverName: '李四' },
      { ...goodReceiver, receiverName: '王五' },
    ];
    const { data } = await buyer.call<{ orderId: number }>('POST', '/orders/createOrder', {
      ...orderBody(buyer, shop, { packages }),
      confirm: true,
    });
    const parcels = await api.query<{ id: number }>(
      'SELECT id FROM order_package WHERE order_id = $1 ORDER BY id',
      [data.orderId],
    );
    return { buyer, ids: parcels.map(({ id }) => id) };
  }

  it('are kept without being shown, each once, but for those that are erased or the platform’s', async () => {
    const { buyer, ids } = await ordered();
    const [first = 0, second = 0, third = 0] = ids;
    expect((await keep(buyer, [first, first], { group: '老客户' })).data).toEqual({
      ...{ added: 1, duplicates: 0, leftOut: [] },
    });
    await api.query("UPDATE order_package SET receiver = '', receiver_erased_at = now() WHERE id = $1", [
      second,
    ]);
    await api.query(
      `WITH bound AS (INSERT INTO shop (account_id, platform, remote_shop_id, shop_name, seller_nick, is_seller, access_token, expires_at)
                      VALUES ($2, 1, 'book', '', '', false, '', now()) RETURNING id)
       UPDATE order_package SET shop_id = (SELECT id FROM bound) WHERE id = $1`,
      [third, buyer.accountId],
    );
    const { data } = await keep(buyer, ids);
    expect([data.added, data.duplicates]).toEqual([0, 1]);
    expect(data.leftOut.map(({ packageId, msg }) => [packageId, msg])).toEqual([
      [second, '收件人信息已按规定清除'],
      [third, '店铺订单的收件人由店铺平台加密，不能沿用'],
    ]);
    expect(await list(buyer)).toMatchObject({ list: [{ name: goodReceiver.receiverName, group: '老客户' }] });
    expect(await seen(buyer)).toEqual([]);
  });

  it('are said to be left out where their region is none any more', async () => {
    const { buyer, ids } = await ordered();
    const [first = 0] = ids;
    await api.query("UPDATE order_package SET province_code = '990000' WHERE id = $1", [first]);
    const { data } = await keep(buyer, ids);
    expect([data.added + data.duplicates, data.leftOut]).toEqual([
      ids.length - 1,
      [expect.objectContaining({ packageId: first, msg: '省份无法识别' })],
    ]);
  });

  it('are those of own parcels only', async () => {
    const { ids } = await ordered();
    const { buyer, ids: own } = await ordered();
    expect((await keep(buyer, [...own, ...ids])).data.errorKey).toBe('NOT_FOUND');
    expect((await groups(buyer)).entryCount).toBe(0);
  });
});
