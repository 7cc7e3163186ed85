import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ExportDto } from '../../api/src/modules/exports/exports.schemas.ts';
import { NOT_PERSONAL, personalSheets } from '../../api/src/modules/personalData/personalSheets.ts';
import { writePersonalData } from '../../api/src/modules/personalData/writePersonalData.ts';
import type { Actor } from '../../api/src/shared/actor.ts';
import { sendCode, smsChannel } from '../support/accounts.ts';
import { type Person, startApi, type TestApi } from '../support/api.ts';
import { download, xlsxSheets } from '../support/exportedFiles.ts';
import { plantBuyer, plantSeller, type WholeAccount } from '../support/twoWholeAccounts.ts';

/** Whose a row is, for each table whose rows are told one by one; `$1` is the account. */
const BY_SHOP = 'shop_id IN (SELECT id FROM shop WHERE account_id = $1)';
const BY_WAREHOUSE = 'warehouse_id IN (SELECT id FROM warehouse WHERE seller_id = $1)';
const BY_TEMPLATE = 'template_id IN (SELECT id FROM freight_template WHERE seller_id = $1)';
const BY_GOODS = 'good_id IN (SELECT id FROM goods WHERE seller_id = $1)';
const OWN = 'account_id = $1';
const SOLD = 'seller_id = $1';
const OWNED: Record<string, string> = {
  balance_adjustment: OWN,
  account: 'id = $1 OR super_id = $1',
  ...{
    consent: OWN,
    session: OWN,
    real_name_check: OWN,
    sender: OWN,
    address_book_entry: OWN,
    good_collect: OWN,
    basket_line: OWN,
    reroute_rule: OWN,
    shipment_template: OWN,
  },
  ...{
    upload: OWN,
    api_token: OWN,
    member: OWN,
    webhook_endpoint: OWN,
    person_notice: OWN,
    ...{ group_robot: OWN, notice_setting: OWN },
    private_file: OWN,
  },
  ...{
    receiver_reveal: OWN,
    account_closing: OWN,
    recharge_refund: OWN,
    shop: OWN,
    payment: OWN,
    cash_out: OWN,
    split_receiver: OWN,
    deposit_move: OWN,
    invoice_title: OWN,
    invoice: OWN,
  },
  ...{
    shop_good: BY_SHOP,
    shop_sku: BY_SHOP,
    shop_order: BY_SHOP,
    merge_order: BY_SHOP,
    shop_listing: BY_SHOP,
  },
  ...{ shop_offer: BY_SHOP, source_order: BY_SHOP },
  ...{ orders: `${OWN} OR ${SOLD}`, order_package: `${OWN} OR ${SOLD}`, refund: `${OWN} OR ${SOLD}` },
  ...{ after_sale_case: `${OWN} OR ${SOLD}`, return_parcel: `${OWN} OR ${SOLD}` },
  ...{ courier_claim: SOLD, review: `${OWN} OR ${SOLD}` },
  case_message: `case_id IN (SELECT id FROM after_sale_case WHERE account_id = $1 OR seller_id = $1 AND by <> 'user')`,
  package_event: 'package_id IN (SELECT id FROM order_package WHERE account_id = $1)',
  ...{ user_profit: 'agent_id = $1', default_profit: 'agent_id = $1', ledger_account: 'owner_id = $1' },
  ledger_entry: 'account_id IN (SELECT id FROM ledger_account WHERE owner_id = $1)',
  payment_problem: 'payment_id IN (SELECT id FROM payment WHERE account_id = $1)',
  ...{ sku: BY_GOODS, price_step: BY_GOODS, price_list: SOLD },
  price_list_entry: 'list_id IN (SELECT id FROM price_list WHERE seller_id = $1)',
  ...{ goods: SOLD, warehouse: SOLD, print_setting: SOLD, answer_template: SOLD, good_revision: SOLD },
  ...{ freight_template: SOLD, freight_template_courier: BY_TEMPLATE, freight_template_rule: BY_TEMPLATE },
  ...{ stock_transfer: SOLD, stocktake: SOLD, wave: SOLD, packing: SOLD, buyer_note: SOLD, bulk_edit: SOLD },
  ...{ waybill_account: SOLD, erp_account: SOLD, supplier_licence: SOLD },
  ...{ good_stock: BY_WAREHOUSE, warehouse_courier: BY_WAREHOUSE, area_rule: BY_WAREHOUSE },
  stock_log: `stock_id IN (SELECT id FROM good_stock WHERE ${BY_WAREHOUSE})`,
};
/** Tables that add something to the rows of others, without rows of their own. */
const WITHIN = [
  'bulk_edit_line',
  'case_file',
  'compensation',
  'good_property',
  'good_property_value',
  'order_sku',
  'order_sku_part',
  'package_line',
  'price_list_buyer',
  'shipment_template_line',
  'shop_order_parcel',
  'shop_good_fallback',
  'shop_good_fallback_item',
  'shop_good_item',
  'sku_part',
  'stock_transfer_line',
  'stocktake_line',
  'wave_parcel',
  'third_order',

  'invoice_part',
  'ledger_tx',
  'demo_money',
];

/** What rows are told apart by, where that is not `id`. */
const KEYS: Record<string, string> = {
  default_profit: 'agent_id',
  reroute_rule: 'account_id',
  packing: 'package_id',
  buyer_note: 'account_id',
};

const sms = smsChannel();
let filesDir: string;
let api: TestApi;
let people: WholeAccount[];
beforeAll(async () => {
  filesDir = await mkdtemp(join(tmpdir(), 'chengcang-copies-'));
  api = await startApi({ demo: false, filesDir, sms, limitByAddress: false });
  const sellers = [await plantSeller(api, '龢'), await plantSeller(api, '龤')] as const;
  people = [...sellers, await plantBuyer(api, '龘', sellers[0]), await plantBuyer(api, '龖', sellers[1])];
}, 120_000);
afterAll(async () => {
  await api.close();
  await rm(filesDir, { recursive: true });
});

async function exported(who: Person, body: object) {
  let answer = await who.call<ExportDto>('POST', '/exports/exportPersonalData', body);
  while (answer.code === 0 && !answer.data.done)
    answer = await who.call<ExportDto>('POST', '/exports/find', { taskId: answer.data.taskId });
  return answer;
}
async function codeFor(phone: string, scene: number): Promise<string> {
  await api.query("DELETE FROM counter WHERE key LIKE 'messages%'");
  const sent = await sendCode(api, phone, { scene });
  if (sent.code !== 0) throw new Error(sent.msg);
  return sms.codeOf(phone);
}
async function copyOf(who: Person): Promise<Map<string, string[][]>> {
  const { data, msg } = await exported(who, { phoneCode: await codeFor(who.phone, 7) });
  expect([msg, data.fileName]).toEqual([
    '操作成功',
    expect.stringMatching(/^个人信息副本-\d{8}-\d{4}\.xlsx$/),
  ]);
  return xlsxSheets(await download(api, data.url ?? ''));
}

it('every table is in the personal data copy or declares why it is not', async () => {
  const tables = await api.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p')
        AND NOT relispartition ORDER BY 1`,
  );
  const said = [
    ...new Set([...personalSheets.flatMap((sheet) => sheet.tables), ...Object.keys(NOT_PERSONAL)]),
  ];
  expect(tables.map(({ name }) => name)).toEqual(said.toSorted());
  expect(personalSheets.flatMap((sheet) => sheet.tables).filter((table) => table in NOT_PERSONAL)).toEqual(
    [],
  );
  const rows = new Set(personalSheets.map(({ tables: [first = ''] }) => first));
  expect([...rows].toSorted()).toEqual(Object.keys(OWNED).toSorted());
  const others = personalSheets.flatMap((sheet) => sheet.tables).filter((table) => !rows.has(table));
  expect(others.toSorted()).toEqual(WITHIN.toSorted());
});

describe('the personal data copy', () => {
  it.each([0, 1, 2, 3])('contains every row of account %i and none of other accounts', async (at) => {
    const who = people[at];
    if (!who) throw new Error('nobody');
    // The session and the consents are among what it tells: nothing may come in between.
    const copy = await copyOf(who);
    const sheets = personalSheets.filter(({ of }) => of === undefined || of === who.kind);
    expect([...copy.keys()]).toEqual(sheets.map(({ title }) => title));
    for (const [table, where] of Object.entries(OWNED)) {
      const own = sheets.filter(({ tables }) => tables[0] === table);
      if (own.length === 0) continue;
      const reported = own.flatMap(({ title }) => (copy.get(title) ?? []).slice(1).map(([id]) => Number(id)));
      const key = KEYS[table] ?? 'id';
      const rows = await api.query<{ id: number }>(
        `SELECT ${key} AS id FROM ${table} WHERE (${where}) ${table === 'receiver_reveal' ? "AND purpose = 'screen'" : ''}`,
        [who.accountId],
      );
      expect([table, reported.toSorted((a, b) => a - b)]).toEqual([
        table,
        rows.map(({ id }) => id).toSorted((a, b) => a - b),
      ]);
      expect([table, reported.length > 0]).toEqual([table, true]);
    }
    const text = [...copy.values()].flat(2).join('\n');
    const signs = people.map(({ sign }) => sign).filter((sign) => text.includes(sign));
    expect(signs).toEqual([who.sign]);
    const secrets = people
      .flatMap(({ hidden }) => hidden)
      .filter((hidden) => hidden && text.includes(hidden));
    expect(secrets).toEqual([]);
    const phones = people.filter(({ phone }) => text.includes(phone)).map(({ phone }) => phone);
    expect(phones).toEqual([who.phone]);
  });

  it('shows written texts in clear, masks sensitive values and names erased ones', async () => {
    const [seller, , buyer] = people;
    if (!seller || !buyer) throw new Error('nobody');
    await api.query(
      "UPDATE order_package SET receiver = '', receiver_erased_at = now() WHERE account_id = $1 AND status = 70",
      [buyer.accountId],
    );
    const copy = await copyOf(buyer);
    const cells = (title: string, header: string) => {
      const [headers = [], ...rows] = copy.get(title) ?? [];
      return rows.map((row) => row[headers.indexOf(header)] ?? '');
    };
    expect(cells('包裹', '收件人').toSorted()).toEqual(
      [`收件${buyer.sign}乙`, '收件人信息已按规定清除'].toSorted(),
    );
    expect(cells('包裹', '第三方单号')).toEqual([2, 1].map((n) => `T-${buyer.accountId}-${n}`));
    expect([cells('订单', '备注'), cells('订单', '评价')]).toEqual([
      [`备注${buyer.sign}`],
      [`评价${buyer.sign}`],
    ]);
    expect(cells('实名认证', '身份证号')).toEqual(['1101**********002X']);
    expect(cells('实名认证', '姓名')).toEqual([`真名${buyer.sign}`]);
    expect(cells('邀请的会员', '手机号')).toEqual([expect.stringMatching(/^1\d\d\*{6}\d\d$/)]);
    expect([...(await copyOf(seller)).keys()]).not.toContain('包裹');
  });

  it('continues in another sheet where one is full', async () => {
    const buyer = await api.buyer();
    await api.query(
      `INSERT INTO sender (account_id, person, province_code, city_code, district_code, province, city, district)
       SELECT account_id, '', province_code, city_code, district_code, province, city, district FROM sender, generate_series(1, 2000)
        WHERE account_id = $1`,
      [buyer.accountId],
    );
    const folder = await mkdtemp(join(filesDir, 'full-'));
    const actor: Actor = { accountId: buyer.accountId, kind: 'buyer', level: 1, superId: null };
    const target = { actor, folder, at: new Date(), signal: new AbortController().signal };
    await writePersonalData(api.database.db, target, 1000);
    const [name = ''] = await readdir(folder);
    const sheets = await xlsxSheets(new Uint8Array(await readFile(join(folder, name))));
    const titles = ['发件人', '发件人（2）', '发件人（3）', '收藏'];
    expect([...sheets.keys()].filter((title) => titles.includes(title))).toEqual(titles);
    expect(titles.map((title) => sheets.get(title)?.length)).toEqual([1001, 1001, 2, 1]);
    const ids = titles.slice(0, 3).flatMap((title) => (sheets.get(title) ?? []).slice(1).map(([id]) => id));
    expect(new Set(ids).size).toBe(2001);
  });

  it('records the receivers that it reveals', async () => {
    const [, , , buyer] = people;
    if (!buyer) throw new Error('nobody');
    await api.query('ALTER TABLE receiver_reveal DISABLE TRIGGER append_only');
    await api.query("DELETE FROM receiver_reveal WHERE account_id = $1 AND purpose = 'export'", [
      buyer.accountId,
    ]);
    await api.query('ALTER TABLE receiver_reveal ENABLE TRIGGER append_only');
    await copyOf(buyer);
    expect(
      await api.query(
        "SELECT package_id AS parcel, entry_id AS entry FROM receiver_reveal WHERE account_id = $1 AND purpose = 'export' ORDER BY 1, 2",
        [buyer.accountId],
      ),
    ).toEqual(
      await api.query(
        `SELECT id AS parcel, NULL AS entry FROM order_package WHERE account_id = $1
          UNION ALL SELECT NULL, id FROM address_book_entry WHERE account_id = $1 ORDER BY 1, 2`,
        [buyer.accountId],
      ),
    );
  });

  it('is refused without a second proof of identity', async () => {
    const buyer = await api.buyer();
    const other = await codeFor(buyer.phone, 5);
    const keys = [];
    for (const body of [{}, { phoneCode: '000000' }, { phoneCode: other }, { password: 'wrong-1234' }])
      keys.push((await exported(buyer, body)).data.errorKey);
    expect(keys).toEqual(['BAD_PARAM', 'PHONE_CODE_EXPIRED', 'PHONE_CODE_EXPIRED', 'PASSWORD_WRONG']);
    const code = await codeFor(buyer.phone, 7);
    expect((await exported(buyer, { phoneCode: '000000' })).data.errorKey).toBe('PHONE_CODE_WRONG');
    expect((await exported(buyer, { phoneCode: code })).code).toBe(0);
    expect((await exported(buyer, { phoneCode: code })).data.errorKey).toBe('PHONE_CODE_EXPIRED');
  });
});
