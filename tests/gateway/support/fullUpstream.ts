import type { FakeUpstream } from './fakeUpstream.ts';
import { ok, pageOf, refused } from './fakeUpstream.ts';
import {
  buyerRow,
  cashOutRow,
  courierRow,
  favouriteRow,
  goodRow,
  inviteePage,
  leagueRow,
  listedWarehouseRow,
  mergeOrderRow,
  moneyLogRow,
  orderCounts,
  orderRow,
  parcelRow,
  paymentRow,
  paymentStateRow,
  printSettingRow,
  problemCounts,
  problemRow,
  rechargeRow,
  refundRow,
  remoteAddress,
  reservationRow,
  sellerGoodCounts,
  sellerGoodRow,
  sellerProfit,
  sellerRow,
  sellerWarehouseRow,
  senderRow,
  settingsRow,
  shopGoodRow,
  shopOrderRow,
  shopRow,
  stockLogRow,
  stockRow,
  timelineRow,
  userProfitRow,
  warehouseRow,
} from './rows.ts';

const at = '2026-11-21T10:00:00+08:00';
const idsOf = (text: string | undefined) => (text ?? '').split(',').filter(Boolean).map(Number);

const closingRow = {
  phase: 'none',
  begunAt: null,
  checks: [{ key: 'income', count: 1, amount: 1_000 }],
  refunds: [
    {
      payNo: 'Z1',
      payType: 1,
      payTypeText: '支付宝',
      paidAt: at,
      amount: 500,
      status: 0,
      statusText: '将退回',
    },
  ],
  refundAmount: 500,
  cashOutAmount: 0,
  giveUpAmount: 0,
  shops: 1,
  members: 2,
  memberParcels: 3,
};
const legalRow = { id: 1, kind: 1, version: '2026-11-22', title: '用户协议', draft: true, publishedAt: at };
const noticeRow = { id: 1, type: 2, title: '公告', detail: '内容', top: false, created_at: at };

/** Gives every call of the contract an answer. Goods 2 and warehouse 2 are gone. */
export function answerAll(upstream: FakeUpstream): void {
  const answers: Record<string, Parameters<FakeUpstream['on']>[1]> = {
    '/user/info': () => ok(buyerRow(1)),
    '/seller/info': () => ok(sellerRow(2)),
    '/common/captcha': () =>
      ok({ captchaId: 'c', picPath: 'data:image/png;base64,', captchaLength: 4, openCaptcha: true }),
    '/goods/list': ({ query }) =>
      ok(
        pageOf((query.ids ? idsOf(query.ids).filter((id) => id !== 2) : [1, 2, 3]).map((id) => goodRow(id))),
      ),
    '/goods/id': ({ query }) =>
      query.id === '404' ? refused('NOT_FOUND', '数据不存在') : ok(goodRow(Number(query.id))),
    '/goods/categoryList': () =>
      ok({ list: [{ ID: 8, name: '日用百货', icon: null, sort: 1, parentId: 0 }] }),
    '/goods/areaList': () => ok({ list: [{ code: '33', name: '浙江省', count: 2 }] }),
    '/warehouse/list': ({ body }) => {
      const { ids = [1, 3] } = body as { ids?: number[] };
      return ok(pageOf(ids.filter((id) => id !== 2).map((id) => warehouseRow(id))));
    },
    '/warehouse/id': ({ body }) => ok(warehouseRow((body as { id: number }).id)),
    '/goods/getGoodsList': ({ body }) => {
      const { ids = [1, 2] } = body as { ids?: number[] };
      return ok({ ...pageOf(ids.map(sellerGoodRow)), counts: sellerGoodCounts });
    },
    '/goods/findGoods': ({ body }) => {
      const { id } = body as { id: number };
      return id === 404 ? refused('NOT_FOUND', '数据不存在') : ok(sellerGoodRow(id));
    },
    '/goods/createGoods': () => ok(sellerGoodRow(9)),
    '/goods/updateGoods': ({ body }) => {
      const { id, version } = body as { id: number; version: number };
      if (version === 0)
        return refused('CHANGED_MEANWHILE', '内容已被修改，请核对后重试', { current: sellerGoodRow(id) });
      return ok({ ...sellerGoodRow(id), version: version + 1 });
    },
    '/goods/setOnSale': ({ body }) => ok({ list: actions((body as { ids: number[] }).ids) }),
    '/goods/deleteGoodsByIds': ({ body }) => ok({ list: actions((body as { ids: number[] }).ids) }),
    '/goodStock/getGoodStockList': () =>
      ok({ ...pageOf([stockRow(1), stockRow(2)]), counts: { all: 2, low: 2, out: 0 } }),
    '/goodStock/createGoodStock': ({ body }) => ok({ ...stockRow(9), ...(body as object) }),
    '/goodStock/updateGoodStock': ({ body }) => {
      const { id, version } = body as { id: number; version?: number };
      if (version === 0)
        return refused('CHANGED_MEANWHILE', '内容已被修改，请核对后重试', { current: stockRow(id) });
      return ok({ ...stockRow(id), version: 4 });
    },
    '/goodStock/deleteGoodStock': ({ body }) => ok(body as object),
    '/goodStock/getStockLogsList': () => ok(pageOf([stockLogRow])),
    '/goodStock/getReservationsList': () => ok(pageOf([reservationRow])),
    '/goodStock/importGoodStocks': () =>
      ok({
        importNo: 'I1',
        created: 1,
        updated: 1,
        unchanged: 0,
        failed: [{ row: 4, msg: '没有找到该仓库' }],
      }),
    '/warehouse/getWarehouseList': () => ok(pageOf([listedWarehouseRow(1)])),
    '/warehouse/find': ({ body }) => ok(sellerWarehouseRow((body as { id: number }).id)),
    '/warehouse/create': () => ok(sellerWarehouseRow(9)),
    '/warehouse/update': ({ body }) => ok({ ...sellerWarehouseRow((body as { id: number }).id), version: 5 }),
    '/warehouse/setStatus': ({ body }) => ok({ ...sellerWarehouseRow(1), ...(body as object) }),
    '/warehouse/deleteWarehouseByIds': ({ body }) =>
      ok({
        list: (body as { ids: number[] }).ids.map((id) =>
          id === 2
            ? { id, done: false, msg: '仓库下存在商品或未完成订单，不能删除' }
            : { id, done: true, msg: '' },
        ),
      }),
    '/couriers/getCouriersList': () => ok({ list: [courierRow(1), courierRow(2)], total: 2 }),
    '/common/getGeoList': () =>
      ok({ list: [{ code: '33', name: '浙江省', parentCode: '', level: 1 }], version: 'v1' }),
    '/common/getIpGeo': () => ok({ ip: '', provinceCode: '', province: '未知', cityCode: '', city: '未知' }),
    '/sellerSends/find': () => ok({ list: [senderRow(1)], total: 1 }),
    '/orders/getOrdersList': ({ body }) => {
      const { ids = [1, 2, 3] } = body as { ids?: number[] };
      return ok({ ...pageOf(ids.map((id) => orderRow(id, id))), counts: orderCounts });
    },
    '/orders/findOrders': ({ body }) => {
      const { id } = body as { id: number };
      return id === 404
        ? refused('NOT_FOUND', '数据不存在')
        : ok({ ...orderRow(id), packages: [parcelRow(1, id)] });
    },
    '/orders/lastBuyGood': () =>
      ok({ goodId: 2, warehouseId: 1, courierId: 1, num: 1, senderId: 1, platform: 0, boughtAt: at }),
    '/orders/parseAddress': ({ body }) => ok({ rows: [readingRow((body as { text: string }).text)] }),
    '/orderPackages/getOrderPackagesList': ({ body }) => {
      const { orderIds, ids = [1, 2] } = body as { orderIds?: number[]; ids?: number[] };
      return ok(
        pageOf(
          orderIds ? orderIds.map((id) => parcelRow(id * 10, id)) : ids.map((id) => parcelRow(id, id + 4)),
        ),
      );
    },
    '/orderPackages/timeline': ({ body }) => ok(timelineRow((body as { packageId: number }).packageId)),
    '/orderPackages/revealReceiver': ({ body }) =>
      ok({
        ...(body as { packageId: number }),
        ...{ receiverName: '张三', receiverPhone: '13800000011', address: '文三路1号' },
        ...{ provinceCode: '33', cityCode: '3301', districtCode: '330106' },
        ...{ province: '浙江省', city: '杭州市', district: '西湖区' },
      }),
    '/orderPackages/editReceiver': ({ body }) =>
      ok({ packageId: (body as { packageId: number }).packageId, orderId: 5 }),
    '/orderPackages/fillWaybill': () =>
      ok({ filled: [1], failed: [{ row: 2, packageNo: 'P2', msg: '运单号已被使用' }] }),
    '/orderPackages/refund': ({ body }) => ok(refundResult((body as { packageIds: number[] }).packageIds)),
    '/refunds/getRefundsList': ({ body }) => {
      const { ids = [1, 2] } = body as { ids?: number[] };
      return ok(pageOf(ids.map(refundRow)));
    },
    '/refunds/answer': ({ body }) => {
      const { refundId, agree, amount = 534 } = body as { refundId: number; agree: boolean; amount?: number };
      return ok(agree ? { refundId, status: 40, amount } : { refundId, status: 50, amount: 0 });
    },
    '/refunds/revoke': ({ body }) => ok({ ...(body as object), status: 60, amount: 0 }),
    '/refunds/confirmReturn': ({ body }) => ok({ ...(body as object), status: 40, amount: 534 }),
    '/userMoneyLogs/getUserMoneyLogsList': () => ok({ ...pageOf([moneyLogRow(1)]), sumIn: 0, sumOut: 534 }),
    '/pay/channels': () =>
      ok({
        list: [
          { payType: 1, payTypeText: '支付宝' },
          { payType: 9, payTypeText: '模拟支付' },
        ],
      }),
    '/pay/create': ({ body }) => ok({ ...paymentRow(7), ...(body as object) }),
    '/pay/check': ({ body }) => ok(paymentStateRow((body as { payId: number }).payId)),
    '/recharges/getRechargesList': () => ok({ ...pageOf([rechargeRow(7)]), sumPaid: 10_000 }),
    '/user/invite/list': () => ok(inviteePage),
    '/user/invite/days': ({ body }) =>
      ok({
        list: days((body as { days: number }).days).map(({ date }) => ({
          date,
          invited: 1,
          parcels: 2,
          profit: 30,
        })),
      }),
    '/user/league': () => ok(leagueRow),
    '/userProfits/getUserProfitsList': () => ok(pageOf([userProfitRow(5)])),
    '/userProfits/createUserProfits': () => ok({ list: [userProfitRow(5)] }),
    '/userProfits/updateUserProfits': () => ok(userProfitRow(5)),
    '/userProfits/deleteUserProfitsByIds': ({ body }) => ok(body as object),
    '/userProfits/defaultProfit': ({ body }) =>
      ok({ profit: 5, courierProfit: 0, maxProfit: 100, maxCourierProfit: 100, ...(body as object) }),
    '/userProfits/simulate': () =>
      ok({
        ...{ unitPrice: 135, goodsFee: 405, courierFee: 279, remoteFee: 0, discountFee: 6, packageFee: 684 },
        ...{ agentShare: 50, plainFee: 634, profit: 15, courierProfit: 5, banned: false, reason: '' },
      }),
    '/statistics/sellerProfit': () => ok(sellerProfit),
    '/userMoneyLogs/days': ({ body }) => ok({ list: days((body as { days: number }).days) }),
    '/cashOut/limits': () =>
      ok({
        withdrawable: 20_000,
        min: 1_000,
        max: 5_000_000,
        feeRate: 60,
        leftToday: 2,
        auditing: cashOutRow(5),
        realName: '张三',
        paused: false,
      }),
    '/closing/find': () => ok(closingRow),
    '/closing/begin': () => ok({ ...closingRow, phase: 'refunding', begunAt: at }),
    '/closing/cancel': () => ok(closingRow),
    '/cashOut/getCashOutList': () => ok({ ...pageOf([cashOutRow(5)]), sumPaid: 0 }),
    '/cashOut/createCashOut': () => ok(cashOutRow(6)),
    '/cashOut/revokeCashOut': ({ body }) =>
      ok({
        ...cashOutRow((body as { id: number }).id),
        status: 60,
        statusText: '已撤销',
        revocable: false,
      }),
    '/notice/list': () => ok(pageOf([noticeRow])),
    '/notice/id': () => ok(noticeRow),
    '/legal/list': () => ok({ list: [{ ...legalRow, body: '正文' }] }),
    '/legal/mine': () => ok({ list: [{ ...legalRow, agreed: null, answeredAt: null }] }),
    '/legal/answer': () => ok({ list: [{ ...legalRow, agreed: true, answeredAt: at }] }),
    '/setting/getSetting': () => ok(settingsRow),
    '/goodCollect/getGoodCollectList': () =>
      ok(pageOf([favouriteRow(1), { ...favouriteRow(2), good: null, priceDelta: 0 }])),
    '/goodCollect/createGoodCollect': ({ body }) => ok(favouriteRow(3, (body as { goodId: number }).goodId)),
    '/goodCollect/deleteGoodCollect': () => ok({}),
    '/shops/getShopsList': () => ok(pageOf([shopRow(1)])),
    '/shopOrders/getShopOrdersList': ({ body }) => {
      const { ids = [1] } = body as { ids?: number[] };
      return ok({ ...pageOf(ids.map(shopOrderRow)), counts: { '0': ids.length } });
    },
    '/shops/getSendAddress': () => ok({ list: [remoteAddress] }),
    '/shops/auth': ({ body }) => ok({ url: JSON.stringify(body), state: 's', expireIn: 600 }),
    '/shops/deleteShops': () => ok({}),
    '/shops/remoteOrder': () => ok({ taskId: 't', done: true, total: 1, added: 1, updated: 0 }),
    '/shops/platforms': () =>
      ok({ list: [1, 2, 3, 4, 5, 6].map((platform) => ({ platform, configured: platform === 4 })) }),
    '/shops/updateShops': ({ body }) => ok(shopRow((body as { id: number }).id)),
    '/shops/getShopGoodsList': () => ok(pageOf([shopGoodRow(1)])),
    '/shops/addGood': ({ body }) => {
      const { goodId, num, remoteGoodId } = Object.fromEntries(new URLSearchParams(String(body)));
      return ok({ ...shopGoodRow(2), goodId: Number(goodId), num: Number(num), remoteGoodId });
    },
    '/shops/deleteGood': () => ok({}),
    '/shopOrders/ignore': ({ body }) => ok({ count: (body as { ids: number[] }).ids.length }),
    '/shopOrders/plan': ({ body }) => ok(planFor(body as Chosen)),
    '/mergeOrder/makeMergeOrder': ({ body }) => ok(mergeResult(body as { shopOrderIds?: number[] })),
    '/mergeOrder/splitMergeOrder': () => ok({ shopOrderIds: [1, 2] }),
    '/problems/list': () => ok({ ...pageOf([problemRow(1)]), counts: problemCounts }),
    '/real/getUrl': () =>
      ok({ url: 'https://example.com/c', qrCode: 'https://example.com/c', certifyId: 'c-1', expireAt: at }),
    '/real/confirm': () => ok({ realStatus: 1, realName: null, msg: '认证中，请在手机上完成认证' }),
    '/common/logout': () => ok({}),
    '/sellerSends/create': ({ body }) => ok({ ...senderRow(9), ...(body as object) }),
    '/sellerSends/delete': ({ body }) => ok(body),
    '/orders/quote': ({ body }) => ok({ ...quoteRow, quoteNo: JSON.stringify(body) }),
    '/orders/quoteBatch': ({ body }) => ok(batchQuote((body as { parts: object[] }).parts.length)),
    '/orders/createBatch': () =>
      ok({
        batchNo: 'B1',
        packageCount: 2,
        totalFee: 1_068,
        payExpireAt: at,
        balance: 1_000,
        enough: false,
        skipped: [
          { part: 0, row: 3 },
          { part: 1, row: null },
        ],
        orders: [orderRow(1), orderRow(2)],
      }),
    '/orders/confirmBatch': ({ body }) =>
      ok({
        batchNo: (body as { batchNo: string }).batchNo,
        paidFee: 1_068,
        balance: 0,
        orders: [orderRow(1), orderRow(2)],
      }),
    '/orders/reAutoSend': ({ body }) =>
      ok({
        orderId: (body as { orderId: number }).orderId,
        submitted: 2,
        success: 1,
        failed: [{ packageId: 10, reasonCode: 'SHOP_REFUNDING', msg: '店铺订单退款中' }],
      }),
    '/orders/callback': ({ body }) =>
      ok({ orderId: (body as { orderId: number }).orderId, checked: 2, updated: 1, packages: [] }),
    '/orders/againSubmit': ({ body }) => ok(submittedAgain((body as { id: number }).id)),
    '/orders/reviewOrder': ({ body }) => ok({ orderId: (body as { orderId: number }).orderId, status: 50 }),
    '/orderPackages/print': ({ body }) => ok(printedFile((body as { packageIds: number[] }).packageIds)),
    '/orderPackages/printTasks': ({ body }) => ok(printTasks((body as { packageIds: number[] }).packageIds)),
    '/orderPackages/markPrinted': ({ body }) =>
      ok({ list: (body as { packageIds: number[] }).packageIds.map((id) => parcelRow(id, 5)) }),
    '/printSettings/getPrintSettingsList': () => ok({ list: [printSettingRow(1)], total: 1 }),
    '/printSettings/savePrintSetting': ({ body }) =>
      ok({ ...printSettingRow(2), platform: null, courierId: null, courierName: null, ...(body as object) }),
    '/printSettings/deletePrintSetting': () => ok({}),
    '/printSettings/preview': () => ok({ svg: '<svg/>', width: 76, height: 130 }),
    '/orders/exportOrder': () => ok(unfinishedExport),
    '/orders/exportOrders': () => ok(unfinishedExport),
    '/orderPackages/exportPackages': () => ok(unfinishedExport),
    '/orderPackages/exportToShip': () => ok(unfinishedExport),
    '/userMoneyLogs/exportMoneyLogs': () => ok(unfinishedExport),
    '/recharges/exportRecharges': () => ok(unfinishedExport),
    '/cashOut/exportCashOuts': () => ok(unfinishedExport),
    '/statistics/exportSellerProfit': () => ok(unfinishedExport),
    '/exports/exportPersonalData': () => ok(unfinishedExport),
    '/exports/find': () =>
      ok({
        taskId: 't1',
        done: true,
        url: '/files/exports/t1/a.xlsx',
        fileName: 'a.xlsx',
        expireAt: at,
      }),
    '/orders/cancelOrder': ({ body }) =>
      ok({ orderId: (body as { orderId: number }).orderId, status: 60, refundFee: 0 }),
    '/orders/confirmOrder': () =>
      refused('BALANCE_SHORT', '余额不足，还差3.00元，请先充值', { need: 534, lack: 300 }),
  };
  for (const [path, answer] of Object.entries(answers)) upstream.on(path, answer);
}

function readingRow(text: string) {
  const empty = {
    phone: '',
    provinceCode: '',
    cityCode: '',
    districtCode: '',
    province: '',
    city: '',
    district: '',
  };
  const problem = { field: 'phone', reasonCode: 'ADDRESS_INVALID', msg: '手机号不正确', blocking: true };
  const confidence = { name: 0.5, phone: 0, region: 0, detail: 0 };
  return { text, name: '张三', ...empty, detail: '', rest: text, confidence, problems: [problem] };
}

const unfinishedExport = { taskId: 't1', done: false, url: null, fileName: null, expireAt: null };

const fees = { goodsFee: 0, courierFee: 0, remoteFee: 0, discountFee: 0 };
const verdict = {
  ...fees,
  row: 0,
  shopOrderIds: [],
  mergeId: null,
  state: 2,
  problems: [],
  packageFee: 0,
  promisedShipAt: null,
};
const quoteRow = {
  ...fees,
  expireAt: at,
  rows: [verdict],
  packageCount: 0,
  totalFee: 0,
  available: 0,
  balance: 0,
  enough: true,
  problems: [],
};

/** Days on which nothing moved. */
function days(count: number) {
  return Array.from({ length: count }, () => ({ date: '2026-11-21', moneyIn: 0, moneyOut: 0, balance: 466 }));
}

/** The second of the goods is held by orders. */
function actions(ids: number[]) {
  return ids.map((id) =>
    id === 2 ? { id, done: false, msg: '存在未完成订单，不能删除' } : { id, done: true, msg: '' },
  );
}

/** Of which the first part is refused. */
function batchQuote(parts: number) {
  const refusal = { errorKey: 'WAREHOUSE_PAUSED', msg: '仓库暂停接单' };
  const part = { packageCount: 0, totalFee: 0, available: 0, problems: [] };
  const { rows: _rows, available: _available, problems: _problems, ...whole } = quoteRow;
  return {
    ...whole,
    quoteNo: 'Q1',
    parts: Array.from({ length: parts }, (_, at) => ({
      ...part,
      part: at,
      ...(at === 0 ? { refusal, rows: [] } : { refusal: null, rows: [verdict] }),
    })),
  };
}

/** Order 60 was cancelled; of any other one a waybill goes again. */
function submittedAgain(orderId: number) {
  if (orderId === 60) return { orderId, newOrderId: 61, submitted: 1, skipped: [] };
  return { orderId, submitted: 1, skipped: [{ packageId: 11, msg: '没有出单失败，不需要再次提交' }] };
}

/** The second parcel has no waybill. */
const unprinted = (packageIds: number[]) =>
  packageIds
    .filter((id) => id === 2)
    .map((packageId) => ({ packageId, msg: '该包裹还没有运单号，不能打印' }));
const printable = (packageIds: number[]) => packageIds.filter((id) => id !== 2);

function printedFile(packageIds: number[]) {
  const printed = printable(packageIds).length;
  return { file: unfinishedExport, printed, failed: unprinted(packageIds) };
}

function printTasks(packageIds: number[]) {
  const tasks = printable(packageIds).map((packageId) => ({
    packageId,
    packageNo: `P${packageId}`,
    waybillNo: `YT${packageId}`,
    courierCode: 'YTO',
    platform: 2,
    paper: '76x130',
    printerName: '',
    url: `/files/exports/x/${packageId}.pdf`,
  }));
  return { tasks, failed: unprinted(packageIds) };
}

/** The first parcel is refunded, all others are not there. */
function refundResult([first, ...others]: number[]) {
  return {
    success: [{ packageId: first, refundStatus: 40, amount: 534 }],
    failed: others.map((packageId) => ({ packageId, reasonCode: 'NOT_FOUND', msg: '数据不存在' })),
    refundFee: 534,
  };
}

type Chosen = { shopOrderIds?: number[]; mergeIds?: number[] };

/** One part of what is chosen, but for its first order. */
function planFor({ shopOrderIds: [first = 1, ...others] = [], mergeIds = [] }: Chosen) {
  const named = { goodName: '商品1', goodPic: '', warehouseName: '一号仓', courierName: '快递1' };
  return {
    parts: [{ goodId: 1, warehouseId: 1, courierId: 1, ...named, num: 1, shopOrderIds: others, mergeIds }],
    unplanned: [{ shopOrderId: first, mergeId: null, reasonCode: 'GOODS_UNMAPPED', msg: '商品未关联' }],
  };
}

/** Merges all orders but the last, or says what could be merged. */
function mergeResult({ shopOrderIds }: { shopOrderIds?: number[] }) {
  if (!shopOrderIds) return { list: [mergeOrderRow(null), mergeOrderRow(8)], merged: 0, rejected: [] };
  const rejected = [{ shopOrderId: shopOrderIds.at(-1), msg: '没有可以合并的订单' }];
  return { list: [mergeOrderRow(9)], merged: 1, rejected };
}
