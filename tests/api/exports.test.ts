import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { diskStorage } from '../../api/src/adapters/storage/diskStorage.ts';
import { newExportId } from '../../api/src/adapters/storage/exportNames.ts';
import type { ExportDto } from '../../api/src/modules/exports/exports.schemas.ts';
import { exportService } from '../../api/src/modules/exports/exports.service.ts';
import { newNames } from '../../api/src/modules/exports/graphNames.ts';
import { orderFields, parcelFields } from '../../api/src/modules/exports/jsonRows.ts';
import { PARCELS } from '../../api/src/modules/exports/listKinds.ts';
import type { Actor } from '../../api/src/shared/actor.ts';
import { readBytes } from '../../web/src/features/spreadsheets/recipients/readSheet.core.ts';
import { goodReceiver, orderBody, type Person, type Shop, startApi, type TestApi } from '../support/api.ts';
import { csvRows, download, exported, xlsxPart, xlsxRows } from '../support/exportedFiles.ts';
import { sealed } from '../support/sealed.ts';

/** Friday 2026-11-20, 10:05 in Shanghai. */
const FRIDAY = new Date('2026-11-20T02:05:00Z');
const HOUR_MS = 3_600_000;

let api: TestApi;
let filesDir: string;
let now = FRIDAY;
beforeAll(async () => {
  filesDir = await mkdtemp(join(tmpdir(), 'chengcang-exports-'));
  api = await startApi({ filesDir, now: () => now });
});
afterAll(async () => {
  await api.close();
  await rm(filesDir, { recursive: true });
});

/** The file of a successful export. */
async function fileOf(who: Person, path: string, body: object) {
  const { data, msg } = await exported(who, path, body);
  expect([msg, data.done]).toEqual(['操作成功', true]);
  return download(api, data.url ?? '');
}

type Placed = { orderId: number; orderNo: string; buyer: Person; shop: Shop };

/** A paid order of these parcels. */
async function placed(packages: object[] = [goodReceiver], more: object = {}, by?: Person): Promise<Placed> {
  const buyer = by ?? (await api.buyer({ balance: 1_000_000 }));
  const shop = await api.shop();
  const { data } = await buyer.call<{ orderId: number; orderNo: string }>(
    'POST',
    '/orders/createOrder',
    orderBody(buyer, shop, { packages, confirm: true, ...more }),
  );
  // The times of rows are the database's own.
  const at = ['2026-11-20T10:00:01+08:00', data.orderId];
  await api.query('UPDATE order_package SET created_at = $1 WHERE order_id = $2', at);
  await api.query('UPDATE orders SET created_at = $1, paid_at = $1 WHERE id = $2', at);
  return { ...data, buyer, shop };
}

/** So many parcels more in an order, as alike as can be; in parts that end in time on a busy machine. */
async function fill(orderId: number, count: number, done = 0): Promise<void> {
  const upTo = Math.min(count, done + 5_000);
  await api.query(
    `INSERT INTO order_package (package_no, order_id, account_id, seller_id, platform, sku_id, num, status, receiver, province_code,
       city_code, district_code, province, city, district, weight, goods_fee, courier_fee, remote_fee, discount_fee,
       package_fee, supplier_share, agent_share)
     SELECT package_no || '-' || n, order_id, account_id, seller_id, platform, sku_id, num, status, receiver, province_code,
       city_code, district_code, province, city, district, weight, goods_fee, courier_fee, remote_fee, discount_fee,
       package_fee, supplier_share, agent_share FROM order_package, generate_series($2::int, $3) n
      WHERE id = (SELECT min(id) FROM order_package WHERE order_id = $1)`,
    [orderId, done + 1, upTo],
  );
  if (upTo < count) await fill(orderId, count, upTo);
}

const parcelsOf = ({ orderId }: Placed) =>
  api.query<{ packageNo: string; good: string; warehouse: string; courier: string }>(
    `SELECT p.package_no AS "packageNo", o.good_name AS good, o.warehouse_name AS warehouse, o.courier_name AS courier
       FROM order_package p JOIN orders o ON o.id = p.order_id WHERE o.id = $1 ORDER BY p.id DESC`,
    [orderId],
  );

const PARCEL_HEADERS = [
  ...[
    '平台',
    '橙仓订单ID',
    '橙仓订单号',
    '包裹号',
    '第三方订单号',
    '商品名称',
    '数量',
    '状态',
    '仓库名称',
    '快递',
  ],
  ...['打单软件', '运单号', '下单时间', '店铺名称', '出单信息', '出单结果', '自动发货结果', '价格（元）'],
  ...[
    '收件人',
    '联系电话',
    '省',
    '市',
    '区',
    '详细地址',
    '规格',
    '备注',
    '规格原文',
    '商家编码',
    '组合装明细',
  ],
];
const LONG_NO = '2602811234567890123';

/** Two parcels of one order, and what of each stands in the file, newest first. */
async function twoParcels() {
  const order = await placed(
    [
      { ...goodReceiver, thirdOrderNo: LONG_NO },
      {
        ...goodReceiver,
        receiverName: '李四',
        receiverPhone: '0571-88888888',
        address: '"天目山路"1号,\n2幢',
      },
    ],
    { platform: 2, remark: '易碎', num: 2 },
  );
  await api.query("UPDATE orders SET sku_name = '红色 / XL', merchant_code = 'HX-1' WHERE id = $1", [
    order.orderId,
  ]);
  const [second, first] = await parcelsOf(order);
  if (!first || !second) throw new Error('no parcels');
  const row = (
    no: string,
    { packageNo, good, warehouse, courier }: typeof first,
    [name, phone, address]: string[],
  ) => [
    ...['拼多多', String(order.orderId), order.orderNo, packageNo, no, good, 2, '待发货', warehouse, courier],
    ...['橙仓打单', '', '2026-11-20 10:00:01', '', '已提交仓库，等待出单', '', '', 520],
    ...[name, phone, '浙江省', '杭州市', '西湖区', address, '红色 / XL', '易碎', '', 'HX-1', ''],
  ];
  const rows = [
    row('', second, ['李四', '0571-88888888', '"天目山路"1号, 2幢']),
    row(LONG_NO, first, ['张三', '13800000011', '文三路123号']),
  ];
  return { order, rows };
}

describe('the parcels of an order', () => {
  it('are texts, pieces and yuan in an xlsx file', async () => {
    const { order, rows } = await twoParcels();
    const bytes = await fileOf(order.buyer, '/orders/exportOrder', { id: order.orderId });
    const cell = (value: string | number | undefined, at: number) => {
      if (value === '') return null;
      if (typeof value === 'string') return { type: 'inlineStr', format: '@', content: value };
      if (PARCEL_HEADERS[at] === '数量') return { type: 'n', format: '0', content: String(value) };
      return { type: 'n', format: '0.00', content: String(Number(value) / 100) };
    };
    const [headers, ...found] = await xlsxRows(bytes);
    expect(headers?.map((header) => header?.content)).toEqual(PARCEL_HEADERS);
    // A row ends with its last cell that says something.
    const whole = found.map((row) => PARCEL_HEADERS.map((_, at) => row[at] ?? null));
    expect(whole).toEqual(rows.map((row) => row.map(cell)));
    expect(await xlsxPart(bytes, 'xl/workbook.xml')).toContain('name="订单包裹"');
  });

  it('are the same in a csv file, where long numbers keep their digits', async () => {
    const { order, rows } = await twoParcels();
    const bytes = await fileOf(order.buyer, '/orders/exportOrder', { ids: [order.orderId], format: 'csv' });
    const text = (value: string | number | undefined, at: number) => {
      if (value === LONG_NO) return `${LONG_NO}\t`;
      return PARCEL_HEADERS[at] === '价格（元）' ? '5.20' : String(value);
    };
    expect(csvRows(bytes)).toEqual([PARCEL_HEADERS, ...rows.map((row) => row.map(text))]);
  });

  it('are JSON Lines under the names of the graph, masked where the sheet is, as are orders', async () => {
    const { order, rows } = await twoParcels();
    const linesOf = async (who: Person, path: string, body: object) => {
      const bytes = await fileOf(who, path, { ...body, format: 'jsonl' });
      const text = new TextDecoder('utf-8', { ignoreBOM: true, fatal: true }).decode(bytes);
      expect(text.endsWith('}\n')).toBe(true);
      return text
        .trimEnd()
        .split('\n')
        .map((line): Record<string, unknown> => JSON.parse(line));
    };
    const found = await linesOf(order.buyer, '/orderPackages/exportPackages', { keyword: order.orderNo });
    expect(found).toMatchObject([
      {
        ...{
          packageNo: rows[0]?.[3],
          orderId: order.orderId,
          platform: 'PINDUODUO',
          status: 'PENDING_SHIPMENT',
        },
        ...{
          thirdOrderNos: [],
          items: [{ skuName: '红色 / XL', quantity: 2, num: 2, goodsFee: 240 }],
          price: 520,
        },
        ...{ waybillNo: null, orderAt: '2026-11-20T10:00:01+08:00', traceState: null },
        ...{ receiverName: '李四', receiverPhone: '0571-88888888', address: '"天目山路"1号, 2幢' },
      },
      { packageNo: rows[1]?.[3], thirdOrderNos: [LONG_NO], receiverName: '张三' },
    ]);
    const [, asSeller] = await linesOf(order.shop.seller, '/orders/exportOrder', { id: order.orderId });
    expect(asSeller).toMatchObject({
      receiverName: '张*',
      receiverPhone: '138******11',
      address: '文三路***',
    });
    const [bought] = await linesOf(order.buyer, '/orders/exportOrders', { status: 20 });
    expect(bought).toMatchObject({
      ...{ id: order.orderId, orderNo: order.orderNo, status: 'PENDING_SHIPMENT', type: 'BY_HAND' },
      ...{ totalFee: 1040, packageCount: 2, remark: '易碎', cancelType: null, afterSaleStatus: 'NONE' },
    });
    const namesOf = (fields: readonly string[]) =>
      fields.flatMap((field) => (newNames[field] ? [newNames[field], field] : [field]));
    expect([Object.keys(found[0] ?? {}), Object.keys(bought ?? {})]).toEqual([
      namesOf(parcelFields),
      namesOf(orderFields),
    ]);
    expect(bought?.quantity).toBe(bought?.num);
    const refused = { http: 400, data: { errorKey: 'BAD_PARAM', field: 'format' } };
    for (const path of ['/userMoneyLogs/exportMoneyLogs', '/recharges/exportRecharges'])
      expect(await exported(order.buyer, path, { format: 'jsonl' })).toMatchObject(refused);
  });

  it('are masked for the supplier that ships them', async () => {
    const { order, rows } = await twoParcels();
    const [, ...found] = csvRows(
      await fileOf(order.shop.seller, '/orders/exportOrder', { id: order.orderId, format: 'csv' }),
    );
    expect(found.map((row) => row.slice(18, 24))).toEqual([
      ['李*', '057********88', '浙江省', '杭州市', '西湖区', '"天目山路"***'],
      ['张*', '138******11', '浙江省', '杭州市', '西湖区', '文三路***'],
    ]);
    expect(found.map((row) => row[3])).toEqual(rows.map((row) => row[3]));
  });

  it('name an erased receiver as erased and leave its other cells empty', async () => {
    const { buyer, orderId } = await placed();
    await api.query(
      "UPDATE order_package SET receiver = '', receiver_erased_at = now() WHERE order_id = $1",
      [orderId],
    );
    const [headers = [], row = []] = csvRows(
      await fileOf(buyer, '/orders/exportOrder', { id: orderId, format: 'csv' }),
    );
    expect(['收件人', '联系电话', '市', '详细地址'].map((header) => row[headers.indexOf(header)])).toEqual([
      '收件人信息已按规定清除',
      '',
      '杭州市',
      '',
    ]);
  });

  it('of other accounts are refused, also among own ones', async () => {
    const [own, other] = [await placed(), await placed()];
    const missing = { http: 200, code: 7, msg: '数据不存在', data: { errorKey: 'NOT_FOUND' } };
    for (const body of [{ id: other.orderId }, { ids: [own.orderId, other.orderId] }, { id: 999_999_999 }]) {
      expect(await exported(own.buyer, '/orders/exportOrder', body)).toMatchObject(missing);
    }
    expect(await exported(await api.seller(), '/orders/exportOrder', { id: own.orderId })).toMatchObject(
      missing,
    );
    expect(await exported(own.buyer, '/orders/exportOrder', {})).toMatchObject({
      http: 400,
      data: { errorKey: 'BAD_PARAM', field: 'id' },
    });
  });

  it('may belong to several orders, each listed once', async () => {
    const first = await placed();
    const { data } = await first.buyer.call<{ orderId: number }>(
      'POST',
      '/orders/createOrder',
      orderBody(first.buyer, first.shop),
    );
    const [, ...found] = csvRows(
      await fileOf(first.buyer, '/orders/exportOrder', {
        ids: [first.orderId, data.orderId, first.orderId],
        format: 'csv',
      }),
    );
    expect(found.map((row) => row[1])).toEqual([String(data.orderId), String(first.orderId)]);
  });
});

describe('exported lists', () => {
  it('contain every parcel that matches the filter once, newest first', async () => {
    const order = await placed();
    await fill(order.orderId, 2100);
    const nos = (await parcelsOf(order)).map(({ packageNo }) => packageNo);
    expect(nos.length).toBe(2101);
    const [, ...found] = csvRows(
      await fileOf(order.buyer, '/orderPackages/exportPackages', { status: 20, format: 'csv' }),
    );
    expect(found.map((row) => row[3])).toEqual(nos);
    const [, ...one] = csvRows(
      await fileOf(order.buyer, '/orderPackages/exportPackages', { keyword: nos[7], format: 'csv' }),
    );
    expect(one.map((row) => row[3])).toEqual([nos[7]]);
  });

  it('contain orders in 14 columns', async () => {
    const { order } = await twoParcels();
    const [parcel] = await parcelsOf(order);
    const headers = [
      ...[
        '平台',
        '订单ID',
        '订单号',
        '发货地',
        '快递',
        '打单软件',
        '商品名称',
        '状态',
        '总费用（元）',
        '包裹数',
        '退款数',
      ],
      ...['交易时间', '店铺名称', '备注'],
    ];
    const row = [
      ...[
        '拼多多',
        String(order.orderId),
        order.orderNo,
        `${parcel?.warehouse}（浙江省金华市）`,
        parcel?.courier,
        '橙仓打单',
      ],
      ...[parcel?.good, '待发货', '10.40', '2', '0', '2026-11-20 10:00:01', '', '易碎'],
    ];
    const body = { status: 20, format: 'csv' };
    expect(csvRows(await fileOf(order.buyer, '/orders/exportOrders', body))).toEqual([headers, row]);
    const [, seen] = csvRows(await fileOf(order.shop.seller, '/orders/exportOrders', body));
    expect(seen).toEqual(row);
  });

  it('are refused without a row', async () => {
    const { buyer } = await placed();
    for (const path of ['/orders/exportOrders', '/orderPackages/exportPackages']) {
      expect(await exported(buyer, path, { status: 80 })).toMatchObject({
        code: 7,
        msg: '没有符合条件的数据可以导出',
        data: { errorKey: 'EXPORT_EMPTY' },
      });
    }
  });

  it('are refused beyond 50,000 rows, with that reason', async () => {
    const order = await placed();
    await fill(order.orderId, 50_000);
    expect(await exported(order.buyer, '/orderPackages/exportPackages', {})).toMatchObject({
      code: 7,
      msg: '最多支持50000条',
      data: { errorKey: 'TOO_MANY_ROWS' },
    });
  });
});

describe('exported cells', () => {
  const PREFIXES = ['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠', '=cmd|', '+1', '-1'];
  const UNSEEN = [' =', '\u00a0+', '\u3000-', '\u200b=', '\ufeff@', '\u2060 =', '\u3164=', '\u00ad＝'];
  const FIELDS = [
    'package_no',
    'third_order_no',
    'waybill_no',
    'output_info',
    'output_result',
    'auto_send_result',
    'specification',
  ];
  const PLACE = ['province', 'city', 'district'];
  const PERSON = ['name', 'phone', 'address'] as const;
  const OF_ORDER = ['good_name', 'warehouse_name', 'courier_name', 'remark'];

  const HEADER_OF_ID = PARCEL_HEADERS.indexOf('橙仓订单ID');
  const named = (texts: (string | undefined)[]) =>
    texts.filter((text) => /[a-z]+_?[a-z]+$/.test(text ?? '')).sort();
  const expectedFor = (prefix: string) =>
    [...FIELDS, ...PLACE, ...PERSON, ...OF_ORDER].map((field) => `'${prefix}${field}`).sort();

  /** An order whose every free text begins with the prefix; returns its id. */
  async function placedWith(prefix: string, buyer: Person): Promise<number> {
    const { orderId } = await placed([goodReceiver], {}, buyer);
    const set = (fields: string[]) => fields.map((field) => `${field} = $1 || '${field}'`).join(', ');
    const values = [prefix, orderId];
    const [name, phone, address] = PERSON.map((field) => `${prefix}${field}`);
    const person = sealed.receiver({ name: name ?? '', phone: phone ?? '', address: address ?? '' });
    await api.query(`UPDATE order_package SET ${set([...FIELDS, ...PLACE])} WHERE order_id = $2`, values);
    await api.query('UPDATE order_package SET receiver = $1 WHERE order_id = $2', [person, orderId]);
    await api.query(`UPDATE orders SET ${set(OF_ORDER)} WHERE id = $2`, values);
    return orderId;
  }

  it('that begin with the sign of a formula are not executed, whatever stands before it', async () => {
    const buyer = await api.buyer({ balance: 1_000_000 });
    const prefixOf = new Map<string, string>();
    for (const prefix of [...PREFIXES, ...UNSEEN])
      prefixOf.set(String(await placedWith(prefix, buyer)), prefix);
    const expected = Object.fromEntries([...prefixOf].map(([id, prefix]) => [id, expectedFor(prefix)]));
    const ids = [...prefixOf.keys()].map(Number);

    const bytes = await fileOf(buyer, '/orders/exportOrder', { ids });
    expect(await xlsxPart(bytes, 'xl/worksheets/sheet1.xml')).not.toMatch(/<f[ >]/);
    const [, ...rows] = await xlsxRows(bytes);
    const contents = rows.map((cells) => cells.map((cell) => cell?.content));
    expect(Object.fromEntries(contents.map((row) => [row[HEADER_OF_ID], named(row)]))).toEqual(expected);
    const quoted = rows.flat().filter((cell) => cell?.content.startsWith("'"));
    expect(quoted.map((cell) => cell?.type)).toEqual(
      Object.values(expected)
        .flat()
        .map(() => 'inlineStr'),
    );

    const [, ...lines] = csvRows(await fileOf(buyer, '/orders/exportOrder', { ids, format: 'csv' }));
    expect(Object.fromEntries(lines.map((line) => [line[HEADER_OF_ID], named(line)]))).toEqual(expected);
  });

  it('of a csv that look like a number or a date stay text', async () => {
    const nos = ['123456789012', '0012', '1E5', '3-4-501', '12345678901'];
    const order = await placed(nos.map((no) => ({ ...goodReceiver, thirdOrderNo: `T-${no}` })));
    for (const no of nos) {
      await api.query(
        'UPDATE order_package SET third_order_no = $1 WHERE order_id = $2 AND third_order_no = $3',
        [no, order.orderId, `T-${no}`],
      );
    }
    const [, ...rows] = csvRows(
      await fileOf(order.buyer, '/orders/exportOrder', { id: order.orderId, format: 'csv' }),
    );
    expect(rows.map((row) => row[4]).reverse()).toEqual([
      ...['123456789012\t', '0012\t', '1E5\t', '3-4-501\t', '12345678901'],
    ]);
  });

  it('contain no character that the format cannot hold', async () => {
    const order = await placed([goodReceiver], { remark: 'A' });
    await api.query('UPDATE orders SET remark = $1 WHERE id = $2', [
      'a\u0001b\u000b<&>"\uffffc',
      order.orderId,
    ]);
    const { buyer, orderId } = order;
    const [, row] = await xlsxRows(await fileOf(buyer, '/orders/exportOrder', { id: orderId }));
    const at = PARCEL_HEADERS.indexOf('备注');
    expect(row?.at(at)?.content).toBe('ab<&>"c');
    const [, line] = csvRows(await fileOf(buyer, '/orders/exportOrder', { id: orderId, format: 'csv' }));
    expect(line?.at(at)).toBe('ab<&>"c');
  });
});

describe('the stock import', () => {
  it.each(['xlsx', 'csv'] as const)('reads back a file that was exported as %s', async (format) => {
    const receivers = [
      { ...goodReceiver, thirdOrderNo: LONG_NO },
      {
        ...goodReceiver,
        receiverName: '李四',
        receiverPhone: '13800000012-1234',
        thirdOrderNo: '-20261120-1',
      },
      {
        ...goodReceiver,
        receiverName: '王"小"五,',
        receiverPhone: '0571-88888888',
        address: '+天目山路 1号',
      },
      { ...goodReceiver, receiverName: '=赵六', receiverPhone: '13800000013', thirdOrderNo: '0012345678' },
    ];
    const order = await placed(receivers, { remark: '@工作日送', num: 3 });
    const bytes = await fileOf(order.buyer, '/orders/exportOrder', { id: order.orderId, format });
    const reading = await readBytes(bytes, { name: `包裹.${format}` });
    if (reading.kind === 'refused') throw new Error(reading.code);
    expect([reading.source, reading.missing]).toEqual(['TEMPLATE', []]);
    expect(reading.rows.map(({ line: _line, hidden: _hidden, cells: _cells, ...row }) => row)).toEqual(
      receivers.reverse().map((receiver) => ({
        thirdOrderNo: 'thirdOrderNo' in receiver ? receiver.thirdOrderNo : '',
        name: receiver.receiverName,
        phone: receiver.receiverPhone,
        ...{ province: '浙江省', city: '杭州市', district: '西湖区' },
        address: receiver.address,
        num: 3,
        specification: '',
        merchantCode: '',
        remark: '@工作日送',
        problems: [],
      })),
    );
  });
});

describe('an export that outlives its request', () => {
  it('is polled until its file is complete', async () => {
    const order = await placed();
    await fill(order.orderId, 2500);
    const { buyer } = order;
    const service = exportService({
      ...{ db: api.database.db, queue: { send: async () => undefined }, storage: diskStorage(filesDir) },
      ...{ filesDir, now: () => now, answerWithinMs: 0 },
    });
    const actor: Actor = { accountId: buyer.accountId, kind: 'buyer', level: 1, superId: null };
    const begun = await service.begin(actor, PARCELS, { filter: {}, format: 'xlsx' });
    expect(begun).toEqual({
      ...{ taskId: begun.taskId, done: false, url: null, fileName: null, expireAt: null },
    });
    // Its job was lost.
    await api.app.scheduledJobs
      .find(({ name }) => name === 'rescueExports')
      ?.run(new AbortController().signal);
    const find = () => buyer.call<ExportDto>('POST', '/exports/find', { taskId: begun.taskId });
    let found = (await find()).data;
    while (!found.done) found = (await find()).data;
    expect((await xlsxRows(await download(api, found.url ?? ''))).length).toBe(2502);
  });
});

describe('an exported file', () => {
  const get = (url: string) => api.app.inject(url);

  it('has an unguessable name and is cached by nobody', async () => {
    const order = await placed();
    const { data } = await exported(order.buyer, '/orders/exportOrder', { id: order.orderId });
    expect(data).toEqual({
      taskId: expect.stringMatching(/^[\w-]{43}$/),
      done: true,
      url: `/files/exports/${data.taskId}/${encodeURIComponent('订单包裹-20261120-1005.xlsx')}`,
      fileName: '订单包裹-20261120-1005.xlsx',
      expireAt: '2026-11-20T11:05:00+08:00',
    });
    expect((await get(data.url ?? '')).headers).toMatchObject({
      'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'content-disposition': 'attachment',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    for (const path of [
      '/files/exports',
      '/files/exports/',
      `/files/exports/${data.taskId}`,
      `/files/exports/${data.taskId}/`,
    ])
      expect((await get(path)).statusCode).toBe(404);
    expect(await order.buyer.call('POST', '/exports/find', { taskId: data.taskId })).toMatchObject({ data });
  });

  it('is found only by the account that it was made for', async () => {
    const order = await placed();
    const other = await api.buyer();
    const { data } = await exported(order.buyer, '/orders/exportOrder', { id: order.orderId });
    const find = (who: Person) => exported(who, '/exports/find', { taskId: data.taskId });
    expect(await find(order.buyer)).toMatchObject({ data });
    expect(await find(other)).toMatchObject({ code: 7, data: { errorKey: 'EXPORT_LOST' } });
  });

  it('is served for an hour and then removed', async () => {
    const order = await placed();
    const ask = () => exported(order.buyer, '/orders/exportOrder', { id: order.orderId, format: 'csv' });
    const sweep = api.app.scheduledJobs.find(({ name }) => name === 'sweepExports');
    const swept = () => sweep?.run(new AbortController().signal);
    const rowOf = ({ taskId }: ExportDto) =>
      api.query('SELECT status FROM export_file WHERE task_id = $1', [taskId]);
    const old = (await ask()).data;
    try {
      now = new Date(FRIDAY.getTime() + HOUR_MS - 1);
      const young = (await ask()).data;
      await swept();
      expect((await get(old.url ?? '')).statusCode).toBe(200);
      now = new Date(FRIDAY.getTime() + HOUR_MS);
      expect((await get(old.url ?? '')).statusCode).toBe(404);
      expect(await order.buyer.call('POST', '/exports/find', { taskId: old.taskId })).toMatchObject({
        msg: '导出没有完成或文件已过期，请重新导出',
        data: { errorKey: 'EXPORT_LOST' },
      });
      expect(await readdir(join(filesDir, 'exports'))).toContain(old.taskId);
      await swept();
      expect(await readdir(join(filesDir, 'exports'))).toEqual([young.taskId]);
      expect([await rowOf(old), await rowOf(young)]).toEqual([[], [{ status: 3 }]]);
      expect((await get(young.url ?? '')).statusCode).toBe(200);
    } finally {
      now = FRIDAY;
    }
  });

  it('of a process of the release before is served for its hour, and what it left half-written is removed', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'chengcang-exports-'));
    const beside = await startApi({ filesDir: dir, now: () => now, beside: api });
    const buyer = await api.buyer();
    const find = async (taskId: string) => {
      const url = '/api/v1/exports/find';
      const headers = { 'x-token': buyer.token };
      return (await beside.app.inject({ method: 'POST', url, headers, payload: { taskId } })).json();
    };
    const [done, writing, abandoned] = Array.from({ length: 3 }, () => newExportId(buyer.accountId));
    const places = { [`${done}`]: 59 * 60_000, [`${writing}.part`]: 59_999, [`${abandoned}.part`]: 60_000 };
    for (const [name, age] of Object.entries(places)) {
      const folder = join(dir, 'exports', name);
      await mkdir(folder, { recursive: true });
      await writeFile(join(folder, '订单列表.csv'), 'text');
      const touched = new Date(FRIDAY.getTime() - age);
      await utimes(folder, touched, touched);
    }
    const url = `/files/exports/${done}/${encodeURIComponent('订单列表.csv')}`;
    expect(await find(done ?? '')).toMatchObject({
      data: { done: true, url, fileName: '订单列表.csv', expireAt: '2026-11-20T10:06:00+08:00' },
    });
    expect(await find(writing ?? '')).toMatchObject({ data: { done: false } });
    expect(await find(abandoned ?? '')).toMatchObject({ data: { errorKey: 'EXPORT_LOST' } });
    const file = await beside.app.inject(url);
    expect([file.statusCode, file.body, file.headers['content-disposition']]).toEqual([
      ...[200, 'text', 'attachment'],
    ]);
    for (const path of [
      `/files/exports/${done}/..%2f${done}%2f${encodeURIComponent('订单列表.csv')}`,
      `/files/exports/${writing}.part/${encodeURIComponent('订单列表.csv')}`,
      `/files/exports/${writing}/${encodeURIComponent('订单列表.csv')}`,
      url.replace('exports', 'EXPORTS'),
    ])
      expect([path, (await beside.app.inject(path)).statusCode]).toEqual([path, 404]);

    const sweep = beside.app.scheduledJobs.find(({ name }) => name === 'sweepExports');
    try {
      now = new Date(FRIDAY.getTime() + 60_000);
      expect((await beside.app.inject(url)).statusCode).toBe(404);
      await sweep?.run(new AbortController().signal);
      expect((await readdir(join(dir, 'exports'))).toSorted()).toEqual(
        [`${writing}.part`, `${abandoned}.part`].toSorted(),
      );
      now = new Date(FRIDAY.getTime() + HOUR_MS);
      await sweep?.run(new AbortController().signal);
      expect(await readdir(join(dir, 'exports'))).toEqual([]);
    } finally {
      now = FRIDAY;
    }
    await beside.close();
    await rm(dir, { recursive: true });
  });

  it('is refused where no folder is configured', async () => {
    const bare = await startApi({ beside: api });
    const buyer = await api.buyer();
    const response = await bare.app.inject({
      method: 'POST',
      url: '/api/v1/orders/exportOrders',
      headers: { 'x-token': buyer.token },
      payload: {},
    });
    expect(response.json()).toMatchObject({ code: 7, data: { errorKey: 'NOT_CONFIGURED' } });
    await bare.close();
  });
});
