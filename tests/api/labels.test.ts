import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ExportDto } from '../../api/src/modules/exports/exports.schemas.ts';
import { decoded } from '../../api/src/modules/labels/code128.vector.ts';
import type {
  PrintDto,
  PrintSettingDto,
  PrintTasksDto,
} from '../../api/src/modules/labels/labels.schemas.ts';
import type { ParcelDto } from '../../api/src/modules/parcels/parcels.schemas.ts';
import { goodReceiver, orderBody, type Person, type Shop, startApi, type TestApi } from '../support/api.ts';
import { download } from '../support/exportedFiles.ts';
import { readPdf } from '../support/readPdf.ts';
import { sealed } from '../support/sealed.ts';

/** Friday 2026-11-20, 10:05 in Shanghai. */
const FRIDAY = new Date('2026-11-20T02:05:00Z');
const HOUR_MS = 3_600_000;
const POINTS_OF_A_MM = 72 / 25.4;

let api: TestApi;
let filesDir: string;
let now = FRIDAY;
beforeAll(async () => {
  filesDir = await mkdtemp(join(tmpdir(), 'chengcang-labels-'));
  api = await startApi({ filesDir, now: () => now });
});
afterAll(async () => {
  await api.close();
  await rm(filesDir, { recursive: true });
});

type Parcel = { id: number; packageNo: string };
type Placed = { shop: Shop; seller: Person; orderNo: string; parcels: Parcel[] };

/** A paid order, its parcels as they were given. */
async function placed(packages: object[] = [goodReceiver], more: object = {}): Promise<Placed> {
  const buyer = await api.buyer({ balance: 10_000_000 });
  const shop = await api.shop({ stock: 10_000 });
  return placedAt(buyer, shop, packages, more);
}

async function placedAt(buyer: Person, shop: Shop, packages: object[], more: object = {}): Promise<Placed> {
  const { data } = await buyer.call<{ orderId: number; orderNo: string }>(
    'POST',
    '/orders/createOrder',
    orderBody(buyer, shop, { packages, confirm: true, ...more }),
  );
  const parcels = await api.query<Parcel>(
    'SELECT id, package_no AS "packageNo" FROM order_package WHERE order_id = $1 ORDER BY id',
    [data.orderId],
  );
  return { shop, seller: shop.seller, orderNo: data.orderNo, parcels };
}

const give = (parcelId: number, waybillNo: string) =>
  api.query('UPDATE order_package SET status = 30, output_status = 3, waybill_no = $2 WHERE id = $1', [
    parcelId,
    waybillNo,
  ]);

/** The same with a waybill for each: YT2026000000001 and so on. */
async function shipped(packages?: object[], more?: object): Promise<Placed> {
  const order = await placed(packages, more);
  for (const [at, { id }] of order.parcels.entries()) await give(id, `YT202600000000${at + 1}`);
  return order;
}

const idsOf = ({ parcels }: Placed) => parcels.map(({ id }) => id);
const print = (who: Person, packageIds: number[], kind = 'labels') =>
  who.call<PrintDto>('POST', '/orderPackages/print', { packageIds, kind });

/** The pages of what was printed; asked for until it is there, as the web does. */
async function pagesOf(who: Person, { file }: PrintDto) {
  let found: ExportDto = file;
  while (!found.done)
    found = (await who.call<ExportDto>('POST', '/exports/find', { taskId: found.taskId })).data;
  return readPdf(await download(api, found.url ?? ''));
}
type Page = Awaited<ReturnType<typeof readPdf>>[number];

const sizeOf = ({ width, height }: Page) => [width, height].map((side) => Math.round(side / POINTS_OF_A_MM));

/** What a scanner reads of a page: of its rectangles most are the bars, all of one height. */
function scanned({ boxes }: Page): string {
  const byPlace = Map.groupBy(boxes, ({ y, height }) => `${y} ${height}`);
  const [bars = []] = [...byPlace.values()].sort((one, other) => other.length - one.length);
  const module = Math.min(...bars.map(({ width }) => width));
  const widths = bars.flatMap(({ x, width }, at) => {
    const next = bars[at + 1];
    return next ? [width, next.x - x - width] : [width];
  });
  return decoded(widths.map((width) => Math.round(width / module)));
}

const printsOf = ({ parcels }: Placed) =>
  api.query<{ count: number; stamped: boolean }>(
    `SELECT print_count AS count, printed_at IS NOT NULL AS stamped FROM order_package
      WHERE id = ANY ($1) ORDER BY id`,
    [parcels.map(({ id }) => id)],
  );

const setting = {
  paper: '100x180',
  extras: { showGoods: true, showNum: true, showRemark: false, showOrderNo: false, text: '' },
};
const save = (who: Person, more: object = {}) =>
  who.call<PrintSettingDto>('POST', '/printSettings/savePrintSetting', { ...setting, ...more });

describe('labels', () => {
  it('show what the courier needs and personal data only masked', async () => {
    const order = await shipped(
      [
        {
          ...goodReceiver,
          receiverName: '欧阳娜娜',
          receiverPhone: '13812345678',
          address: '古荡街道益乐新村4幢3单元502室',
          thirdOrderNo: '2602811234567890123',
        },
      ],
      { platform: 2, remark: '易碎，放门口，电话13812345678', num: 2 },
    );
    await save(order.seller, {
      paper: '76x130',
      extras: { ...setting.extras, showRemark: true, showOrderNo: true, text: '谢谢' },
    });
    await api.query(`UPDATE order_package SET route_code = '710-R02 026' WHERE id = $1`, idsOf(order));
    const { data } = await print(order.seller, idsOf(order));
    expect([data.printed, data.failed]).toEqual([1, []]);
    expect(data.file.fileName).toBe('面单-20261120-1005.pdf');

    const pages = await pagesOf(order.seller, data);
    const [page] = pages;
    if (!page) throw new Error('no page');
    expect([pages.length, sizeOf(page), scanned(page)]).toEqual([1, [76, 130], 'YT2026000000001']);
    const [{ good, courier } = { good: '', courier: '' }] = await api.query<{
      good: string;
      courier: string;
    }>('SELECT good_name AS good, courier_name AS courier FROM orders WHERE order_no = $1', [order.orderNo]);
    // A line may end at any of the spaces.
    const plain = (words: string) => words.replaceAll(' ', '');
    expect(plain(page.texts.join(''))).toBe(
      plain(
        [
          ...[courier, '1/1', '710-R02 026', 'YT2026000000001'],
          ...['收', '欧*** 138******78', '浙江省 杭州市 西湖区 古荡街道益乐新村4幢***'],
          ...['寄', '发** 138******99', '浙江省 杭州市 西湖区 文三路1号'],
          ...[`${good} × 2 件`, '订单号：2602811234567890123', '谢谢', '备注：易碎，放门口，电话138******78'],
          ...[order.parcels[0]?.packageNo, '2026-11-20 10:05'],
        ].join(''),
      ),
    );
    expect(await printsOf(order)).toEqual([{ count: 1, stamped: true }]);
  });

  it('have the goods’ specification, the parcel’s own remark and the extension behind the name', async () => {
    const order = await shipped(
      [{ ...goodReceiver, receiverPhone: '13800000000-1234', specification: '红色 XL', remark: '放门口' }],
      { remark: '易碎' },
    );
    const shown = (page: Page | undefined) => page?.texts.join('').replaceAll(' ', '');
    // Without a setting the goods and what is said of them are printed, and no remark.
    const [plain] = await pagesOf(order.seller, (await print(order.seller, idsOf(order))).data);
    expect([shown(plain)?.includes('红色XL×1件'), shown(plain)?.includes('放门口')]).toEqual([true, false]);
    await save(order.seller, { extras: { ...setting.extras, showRemark: true } });
    const [label] = await pagesOf(order.seller, (await print(order.seller, idsOf(order))).data);
    expect(shown(label)).toContain('收张*[1234]138******00浙江省');
    expect(shown(label)).toContain('红色XL×1件备注：易碎；放门口');
    const [list] = await pagesOf(order.seller, (await print(order.seller, idsOf(order), 'picking')).data);
    expect(shown(list)).toContain('张*[1234]138******00YT2026000000001红色XL；易碎；放门口');
  });

  it('are printed in the requested order, each once, on the paper of their setting', async () => {
    const order = await shipped([goodReceiver, goodReceiver, goodReceiver], { platform: 2 });
    await save(order.seller);
    await save(order.seller, { platform: 2, paper: '76x130' });
    const [first = 0, second = 0, third = 0] = idsOf(order);
    const { data } = await print(order.seller, [third, first, third, second]);
    const pages = await pagesOf(order.seller, data);
    expect(pages.map(scanned)).toEqual(['YT2026000000003', 'YT2026000000001', 'YT2026000000002']);
    expect(pages.map(sizeOf)).toEqual([
      [76, 130],
      [76, 130],
      [76, 130],
    ]);
    expect(pages.map(({ texts }) => texts.find((text) => /^\d\/\d$/.test(text)))).toEqual([
      '1/3',
      '2/3',
      '3/3',
    ]);
    expect(await printsOf(order)).toEqual(Array(3).fill({ count: 1, stamped: true }));
  });

  it('of encrypted receivers show the platform’s masks', async () => {
    const order = await shipped();
    await api.query(`UPDATE order_package SET encrypted_id = 'oaid-1', receiver = $2 WHERE id = ANY ($1)`, [
      idsOf(order),
      sealed.receiver({ name: '王**', phone: '*******8000', address: '世纪大道***号' }),
    ]);
    const [page] = await pagesOf(order.seller, (await print(order.seller, idsOf(order))).data);
    expect(page?.texts.join('')).toContain('收王** *******8000浙江省 杭州市 西湖区 世纪大道***号寄');
  });

  it('are refused for parcels without a waybill, ended parcels and foreign parcels', async () => {
    const order = await shipped([goodReceiver, goodReceiver, goodReceiver, goodReceiver]);
    const other = await shipped();
    const [good = 0, waiting = 0, refunded = 0, voiding = 0] = idsOf(order);
    const [another = 0] = idsOf(other);
    await api.query(
      'UPDATE order_package SET waybill_no = NULL, status = 20, output_status = 1 WHERE id = $1',
      [waiting],
    );
    await api.query('UPDATE order_package SET status = 70 WHERE id = $1', [refunded]);
    await api.query('UPDATE order_package SET output_status = 5 WHERE id = $1', [voiding]);
    const missing = 2_000_000_000;
    const { data } = await print(order.seller, [another, waiting, good, missing, refunded, voiding]);
    const over = '订单状态已变更，请刷新后重试';
    expect([data.printed, data.failed]).toEqual([
      1,
      [
        { packageId: another, msg: '数据不存在' },
        { packageId: waiting, msg: '该包裹还没有运单号，不能打印' },
        { packageId: missing, msg: '数据不存在' },
        { packageId: refunded, msg: over },
        { packageId: voiding, msg: over },
      ],
    ]);
    expect((await pagesOf(order.seller, data)).map(scanned)).toEqual(['YT2026000000001']);
    expect((await printsOf(order)).map(({ count }) => count)).toEqual([1, 0, 0, 0]);
    expect((await printsOf(other)).map(({ count }) => count)).toEqual([0]);
    expect((await print(order.seller, [waiting, refunded])).data.errorKey).toBe('PRINT_STATE');
    expect((await print(order.seller, [another])).data.errorKey).toBe('NOT_FOUND');
  });

  it('are printed five hundred at a time', async () => {
    const order = await placed();
    await api.query(
      `INSERT INTO order_package (package_no, order_id, account_id, seller_id, platform, sku_id, num, status, output_status, waybill_no, receiver,
         province_code, city_code, district_code, province, city, district, weight, goods_fee, courier_fee,
         remote_fee, discount_fee, package_fee, supplier_share, agent_share)
       SELECT package_no || '-' || n, order_id, account_id, seller_id, platform, sku_id, num, 30, 3, 'YT20260000' || (10000 + n), receiver,
         province_code, city_code, district_code, province, city, district, weight, goods_fee, courier_fee,
         remote_fee, discount_fee, package_fee, supplier_share, agent_share FROM order_package, generate_series(1, 500) n WHERE id = $1`,
      idsOf(order),
    );
    const many = await api.query<Parcel>(
      `SELECT id, package_no AS "packageNo" FROM order_package WHERE seller_id = $1 AND waybill_no IS NOT NULL ORDER BY id`,
      [order.seller.accountId],
    );
    const { data } = await print(order.seller, idsOf({ ...order, parcels: many }));
    expect([data.printed, data.failed]).toEqual([500, []]);
    const pages = await pagesOf(order.seller, data);
    expect(pages.map(scanned)).toEqual(many.map((_, at) => `YT20260000${10_001 + at}`));
    expect(await printsOf({ ...order, parcels: many })).toEqual(Array(500).fill({ count: 1, stamped: true }));
  });
});

describe('a wave', () => {
  it('is printed in the order of its places, which stand on its labels, and picked by bin and place', async () => {
    const order = await shipped([goodReceiver, goodReceiver, goodReceiver], { num: 2 });
    const [first = 0, second = 0, third = 0] = idsOf(order);
    const { seller, shop } = order;
    await seller.call('POST', '/waves/create', { packageIds: [third, first, second] });
    await seller.call('POST', '/goodStock/updateGoodStock', { id: shop.stockId, bin: 'A-10' });
    await api.query(`UPDATE goods SET packer_note = '易碎' WHERE id = $1`, [shop.goodId]);
    await seller.call('POST', '/packing/saveBuyerNote', { packageId: first, text: '放贺卡' });
    const labels = await pagesOf(seller, (await print(seller, [first, second, third])).data);
    expect(labels.map(scanned)).toEqual(['YT2026000000003', 'YT2026000000001', 'YT2026000000002']);
    expect(labels.map(({ texts }) => texts.find((text) => /^\d号$/.test(text)))).toEqual([
      '1号',
      '2号',
      '3号',
    ]);
    const [list] = await pagesOf(seller, (await print(seller, [second, first, third], 'picking')).data);
    const words = list?.texts.join('|').replaceAll('\u3000', ' ') ?? '';
    expect(words).toMatch(/^拣货单 · .+ · 波次 \d{6}-1\|/);
    expect(words).toContain('|A-10 ');
    expect(words).toContain('|共 6 件 · 3 个包裹|打包备注：易碎|1号×2 2号×2 3号×2|');
    expect(words).toContain('|按格位的备注|1号：放贺卡|2号：放贺卡|3号：放贺卡');
  });
});

describe('a picking list', () => {
  it('lists what leaves a warehouse in which parcels and does not count as a print', async () => {
    const order = await placed(
      [goodReceiver, { ...goodReceiver, receiverName: '李四', receiverPhone: '0571-88888888' }],
      { num: 3, remark: '易碎' },
    );
    const [first, second] = order.parcels;
    await give(second?.id ?? 0, 'YT2026000000002');
    const { data } = await print(order.seller, idsOf(order), 'picking');
    expect([data.printed, data.failed, data.file.fileName]).toEqual([2, [], '拣货单-20261120-1005.pdf']);
    const pages = await pagesOf(order.seller, data);
    const [{ good, warehouse } = { good: '', warehouse: '' }] = await api.query<{
      good: string;
      warehouse: string;
    }>('SELECT good_name AS good, warehouse_name AS warehouse FROM orders WHERE order_no = $1', [
      order.orderNo,
    ]);
    expect(pages.map(sizeOf)).toEqual([[210, 297]]);
    expect(pages[0]?.texts.join('|')).toBe(
      [
        ...[`拣货单 · ${warehouse}`, '2026-11-20 10:05', '共 1 种商品 · 6 件 · 2 个包裹', '第 1/1 页'],
        ...['包裹号', '件数', '收件人', '运单号', '规格、备注', good, '共 6 件 · 2 个包裹'],
        ...[first?.packageNo, '3', '张* 138******11', '待出单', '易碎'],
        ...[second?.packageNo, '3', '李* 057*-******88', 'YT2026000000002', '易碎'],
      ].join('|'),
    );
    expect((await printsOf(order)).map(({ count }) => count)).toEqual([0, 0]);
  });

  it('has a page of its own for each warehouse', async () => {
    const buyer = await api.buyer({ balance: 1_000_000 });
    const shop = await api.shop();
    const one = await placedAt(buyer, shop, [goodReceiver]);
    const two = await placedAt(buyer, shop, [goodReceiver]);
    await api.query(
      `WITH w AS (INSERT INTO warehouse (name, seller_id, province_code, city_code, district_code, province, city, district, address)
         VALUES ('二号仓', $1, '33', '3307', '330782', '浙江省', '金华市', '义乌市', '国际商贸城') RETURNING id)
       UPDATE orders SET warehouse_id = w.id, warehouse_name = '二号仓' FROM w WHERE order_no = $2`,
      [shop.seller.accountId, two.orderNo],
    );
    const { data } = await print(shop.seller, [...idsOf(two), ...idsOf(one)], 'picking');
    const pages = await pagesOf(shop.seller, data);
    expect(pages.map(({ texts }) => texts[0] === '拣货单 · 二号仓')).toEqual([true, false]);
  });

  it('leaves out unpaid and ended parcels', async () => {
    const order = await placed([goodReceiver, goodReceiver, goodReceiver]);
    const [unpaid = 0, cancelled = 0, good = 0] = idsOf(order);
    await api.query('UPDATE order_package SET status = 10 WHERE id = $1', [unpaid]);
    await api.query('UPDATE order_package SET status = 80 WHERE id = $1', [cancelled]);
    const { data } = await print(order.seller, [unpaid, cancelled, good], 'picking');
    expect([data.printed, data.failed.map(({ packageId }) => packageId)]).toEqual([1, [unpaid, cancelled]]);
  });
});

describe('labels for a print component', () => {
  const tasksFor = (who: Person, packageIds: number[]) =>
    who.call<PrintTasksDto>('POST', '/orderPackages/printTasks', { packageIds });

  it('are one PDF each, available for an hour, and count when the component reports them', async () => {
    const order = await shipped([goodReceiver, goodReceiver]);
    await save(order.seller, { printerName: '得力 DL-888' });
    const [first, second] = order.parcels;
    const missing = 2_000_000_000;
    const { data } = await tasksFor(order.seller, [...idsOf(order).toReversed(), missing]);
    const [{ code } = { code: '' }] = await api.query<{ code: string }>(
      'SELECT code FROM courier WHERE id = $1',
      [order.shop.courierId],
    );
    const task = { courierCode: code, platform: 0, paper: '100x180', printerName: '得力 DL-888' };
    const url = expect.stringMatching(/^\/files\/exports\/[\w-]{43}\/\d+\.pdf$/);
    expect(data).toEqual({
      tasks: [
        { ...task, packageId: second?.id, packageNo: second?.packageNo, waybillNo: 'YT2026000000002', url },
        { ...task, packageId: first?.id, packageNo: first?.packageNo, waybillNo: 'YT2026000000001', url },
      ],
      failed: [{ packageId: missing, msg: '数据不存在' }],
    });
    for (const { waybillNo, url: address } of data.tasks) {
      const pages = await readPdf(await download(api, address));
      expect([pages.map(scanned), pages.map(sizeOf)]).toEqual([[waybillNo], [[100, 180]]]);
    }
    expect((await printsOf(order)).map(({ count }) => count)).toEqual([0, 0]);

    now = new Date(FRIDAY.getTime() + HOUR_MS);
    const { statusCode } = await api.app.inject(data.tasks[0]?.url ?? '');
    now = FRIDAY;
    expect(statusCode).toBe(404);

    const mark = (packageIds: number[]) =>
      order.seller.call<{ list: ParcelDto[] }>('POST', '/orderPackages/markPrinted', { packageIds });
    const marked = await mark([second?.id ?? 0, second?.id ?? 0]);
    expect(marked.data.list.map(({ id, printCount }) => [id, printCount])).toEqual([[second?.id, 1]]);
    await mark(idsOf(order));
    expect(await printsOf(order)).toEqual([
      { count: 1, stamped: true },
      { count: 2, stamped: true },
    ]);
  });

  it('are not created where nothing can be printed', async () => {
    const order = await placed();
    const { data } = await tasksFor(order.seller, idsOf(order));
    expect(data).toEqual({
      tasks: [],
      failed: [{ packageId: idsOf(order)[0], msg: '该包裹还没有运单号，不能打印' }],
    });
  });

  it('are counted by their owner only, and none of them when one is missing', async () => {
    const order = await shipped();
    const other = await shipped();
    const { data } = await other.seller.call('POST', '/orderPackages/markPrinted', {
      packageIds: [...idsOf(other), ...idsOf(order)],
    });
    expect(data.errorKey).toBe('NOT_FOUND');
    expect([await printsOf(order), await printsOf(other)]).toEqual(
      Array(2).fill([{ count: 0, stamped: false }]),
    );
  });

  it('are counted as often as they are printed, also when reported concurrently', async () => {
    const order = await shipped([goodReceiver, goodReceiver]);
    const [one = 0, two = 0] = idsOf(order);
    await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        order.seller.call('POST', '/orderPackages/markPrinted', {
          packageIds: at % 2 ? [one, two] : [two, one],
        }),
      ),
    );
    expect((await printsOf(order)).map(({ count }) => count)).toEqual([10, 10]);
  });

  it('use the most specific setting', async () => {
    const order = await shipped(undefined, { platform: 2 });
    const { courierId } = order.shop;
    const chosen = async () => (await tasksFor(order.seller, idsOf(order))).data.tasks[0]?.printerName;
    const seen = [await chosen()];
    for (const more of [
      { printerName: '任意' },
      { printerName: '平台', platform: 2 },
      { printerName: '快递', courierId },
      { printerName: '平台与快递', platform: 2, courierId },
      { printerName: '别的平台', platform: 1, courierId },
    ]) {
      await save(order.seller, more);
      seen.push(await chosen());
    }
    expect(seen).toEqual(['', '任意', '平台', '快递', '平台与快递', '平台与快递']);
  });
});

describe('print settings', () => {
  const list = async (who: Person) =>
    (
      await who.call<{ list: PrintSettingDto[]; total: number }>(
        'POST',
        '/printSettings/getPrintSettingsList',
        {},
      )
    ).data;

  it('are stored once per platform and courier', async () => {
    const { seller, courierId } = await api.shop();
    const [{ name } = { name: '' }] = await api.query<{ name: string }>(
      'SELECT name FROM courier WHERE id = $1',
      [courierId],
    );
    const first = (await save(seller)).data;
    const second = (await save(seller, { platform: 4, courierId, printerName: 'P', autoPrint: true })).data;
    const again = (await save(seller, { paper: '76x130', platform: null, courierId: null })).data;
    expect(second).toEqual({
      id: expect.any(Number),
      platform: 4,
      courierId,
      courierName: name,
      ...setting,
      extras: { ...setting.extras, fields: ['goods', 'spec', 'num', 'text'], fontSize: 'normal' },
      printerName: 'P',
      autoPrint: true,
      updatedAt: expect.stringMatching(/\+08:00$/),
    });
    expect(again).toEqual({ ...first, paper: '76x130', updatedAt: again.updatedAt });
    expect(await list(seller)).toEqual({ list: [second, again], total: 2 });
  });

  it('are accessible to their owner only', async () => {
    const [owner, other] = [await api.seller(), await api.seller()];
    const { id } = (await save(owner)).data;
    const remove = (who: Person) => who.call('POST', '/printSettings/deletePrintSetting', { id });
    expect((await remove(other)).data.errorKey).toBe('NOT_FOUND');
    expect((await list(other)).list).toEqual([]);
    expect((await remove(owner)).code).toBe(0);
    expect((await list(owner)).list).toEqual([]);
  });

  it('of fields in their order are printed as they say, and answered with their flags', async () => {
    const order = await shipped([{ ...goodReceiver, remark: '放门口' }], { remark: '易碎' });
    const { data } = await save(order.seller, {
      extras: { text: '谢谢', fields: ['remark', 'text', 'packageNo'], fontSize: 'small' },
    });
    expect(data.extras).toEqual({
      ...{ showGoods: false, showNum: false, showRemark: true, showOrderNo: false },
      ...{ text: '谢谢', fields: ['remark', 'text', 'packageNo'], fontSize: 'small' },
    });
    const [page] = await pagesOf(order.seller, (await print(order.seller, idsOf(order))).data);
    expect(page?.texts.join('').replaceAll(' ', '')).toContain(
      `备注：易碎；放门口谢谢包裹号：${order.parcels[0]?.packageNo}`,
    );
  });

  it('that a release before has kept mean what they meant', async () => {
    const { seller } = await shipped();
    const { data } = await save(seller);
    await api.query('UPDATE print_setting SET extras = $2 WHERE id = $1', [data.id, setting.extras]);
    const { list } = (
      await seller.call<{ list: PrintSettingDto[] }>('POST', '/printSettings/getPrintSettingsList')
    ).data;
    expect(list[0]?.extras).toEqual({
      ...setting.extras,
      ...{ fields: ['goods', 'spec', 'num', 'text'], fontSize: 'normal' },
    });
  });

  it('are of a paper that labels of their courier come in', async () => {
    const seller = await api.seller();
    const courierOf = async (code: string) =>
      (await api.query<{ id: number }>('SELECT id FROM courier WHERE code = $1', [code]))[0]?.id;
    const paper = '100x150';
    expect((await save(seller, { paper })).data.errorKey).toBe('LABEL_PAPER');
    expect((await save(seller, { paper, courierId: await courierOf('YTO') })).data.errorKey).toBe(
      'LABEL_PAPER',
    );
    const { code, data } = await save(seller, { paper, courierId: await courierOf('SF') });
    expect([code, data.paper]).toEqual([0, paper]);
    const copy = (courierIds: (number | undefined)[]) =>
      seller.call<{ list: PrintSettingDto[]; errorKey?: string }>('POST', '/printSettings/copyPrintSetting', {
        id: data.id,
        courierIds,
      });
    expect((await copy([await courierOf('EMS'), await courierOf('YTO')])).data.errorKey).toBe('LABEL_PAPER');
    expect((await copy([await courierOf('EMS')])).data.list.map((each) => each.paper)).toEqual([paper]);
  });

  it('are copied to other couriers at once, over those that there are', async () => {
    const seller = await api.seller();
    const couriers = await api.query<{ id: number }>(
      "SELECT id FROM courier WHERE code IN ('YTO', 'ZTO', 'STO') ORDER BY id",
    );
    const [first = 0, second = 0, third = 0] = couriers.map(({ id }) => id);
    await save(seller, { courierId: second, platform: 2, paper: '76x130' });
    const extras = { text: '易碎', fields: ['text', 'goods'], fontSize: 'large' };
    const { data } = await save(seller, { courierId: first, platform: 2, extras, printerName: '一号机' });
    const copied = await seller.call<{ list: PrintSettingDto[] }>('POST', '/printSettings/copyPrintSetting', {
      id: data.id,
      courierIds: [third, second],
    });
    expect(
      copied.data.list.map(
        ({ courierId, platform, paper, printerName, extras: { fields, fontSize, text } }) => [
          ...[courierId, platform, paper, printerName, fields, fontSize, text],
        ],
      ),
    ).toEqual(
      [third, second].map((courierId) => [
        ...[courierId, 2, '100x180', '一号机', extras.fields, 'large', '易碎'],
      ]),
    );
    const { list } = (
      await seller.call<{ list: PrintSettingDto[] }>('POST', '/printSettings/getPrintSettingsList')
    ).data;
    expect(list).toHaveLength(3);
    const gone = await api.seller();
    const refused = await gone.call<{ errorKey?: string }>('POST', '/printSettings/copyPrintSetting', {
      id: data.id,
      courierIds: [second],
    });
    expect(refused.data.errorKey).toBe('NOT_FOUND');
  });

  it('must name an existing courier', async () => {
    const seller = await api.seller();
    expect((await save(seller, { courierId: 2_000_000_000 })).data.errorKey).toBe('NOT_FOUND');
  });

  it.each([
    ['76x130', 76, 130],
    ['100x150', 100, 150],
    ['100x180', 100, 180],
  ])('are previewed on %s as a drawing without texts', async (paper, width, height) => {
    const seller = await api.seller();
    const { data } = await seller.call<{ svg: string; width: number; height: number }>(
      'POST',
      '/printSettings/preview',
      { ...setting, paper, extras: { ...setting.extras, text: '<b>&"谢谢' } },
    );
    expect([data.width, data.height]).toEqual([width, height]);
    expect(data.svg).toMatch(
      new RegExp(
        `^<svg xmlns="http://www.w3.org/2000/svg" width="${width}mm" height="${height}mm" viewBox="0 0 ${width} ${height}">`,
      ),
    );
    expect(new Set(data.svg.match(/<[a-z]+/g))).toEqual(
      new Set(['<svg', '<defs', '<path', '<rect', '<g', '<use']),
    );
    const drawn = new Set(data.svg.match(/(?<=<path id=")u[0-9a-f]+/g));
    for (const used of data.svg.match(/(?<=<use href="#)u[0-9a-f]+/g) ?? []) expect(drawn).toContain(used);
    expect(drawn).toContain(`u${'谢'.codePointAt(0)?.toString(16)}`);
  });
});
