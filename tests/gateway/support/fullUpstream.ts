import type { FakeUpstream } from './fakeUpstream.ts';
import { ok, pageOf, refused } from './fakeUpstream.ts';
import {
  buyerRow,
  courierRow,
  favouriteRow,
  goodRow,
  orderCounts,
  orderRow,
  parcelRow,
  remoteAddress,
  sellerRow,
  senderRow,
  settingsRow,
  shopOrderRow,
  shopRow,
  warehouseRow,
} from './rows.ts';

const at = '2026-11-21T10:00:00+08:00';
const idsOf = (text: string | undefined) => (text ?? '').split(',').filter(Boolean).map(Number);

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
    '/warehouse/list': ({ query }) =>
      ok(
        pageOf(
          (query.ids ? idsOf(query.ids).filter((id) => id !== 2) : [1, 3]).map((id) => warehouseRow(id)),
        ),
      ),
    '/warehouse/id': ({ query }) => ok(warehouseRow(Number(query.id))),
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
      const { orderIds } = body as { orderIds?: number[] };
      return ok(
        pageOf(orderIds ? orderIds.map((id) => parcelRow(id * 10, id)) : [parcelRow(1, 5), parcelRow(2, 6)]),
      );
    },
    '/userMoneyLogs/getUserMoneyLogsList': () => ok({ ...pageOf([moneyLogRow(1)]), sumIn: 0, sumOut: 534 }),
    '/notice/list': () =>
      ok(pageOf([{ id: 1, type: 2, title: '公告', detail: '内容', top: false, created_at: at }])),
    '/setting/getSetting': () => ok(settingsRow),
    '/goodCollect/getGoodCollectList': () =>
      ok(pageOf([favouriteRow(1), { ...favouriteRow(2), good: null, priceDelta: 0 }])),
    '/goodCollect/createGoodCollect': ({ body }) => ok(favouriteRow(3, (body as { goodId: number }).goodId)),
    '/goodCollect/deleteGoodCollect': () => ok({}),
    '/shops/getShopsList': () => ok(pageOf([shopRow(1)])),
    '/shopOrders/getShopOrdersList': () => ok({ ...pageOf([shopOrderRow(1)]), counts: { '0': 1 } }),
    '/shops/getSendAddress': () => ok({ list: [remoteAddress] }),
    '/shops/auth': ({ body }) => ok({ url: JSON.stringify(body), state: 's', expireIn: 600 }),
    '/shops/deleteShops': () => ok({}),
    '/shops/remoteOrder': () => ok({ taskId: 't', done: true, total: 1, added: 1, updated: 0 }),
    '/real/getUrl': () =>
      ok({ url: 'https://example.com/c', qrCode: 'https://example.com/c', certifyId: 'c-1', expireAt: at }),
    '/real/confirm': () => ok({ realStatus: 1, realName: null, msg: '认证中，请在手机上完成认证' }),
    '/common/logout': () => ok({}),
    '/sellerSends/create': ({ body }) => ok({ ...senderRow(9), ...(body as object) }),
    '/sellerSends/delete': ({ body }) => ok(body),
    '/orders/quote': ({ body }) => ok({ ...quoteRow, quoteNo: JSON.stringify(body) }),
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

const fees = { goodsFee: 0, courierFee: 0, remoteFee: 0, discountFee: 0 };
const quoteRow = {
  ...fees,
  expireAt: at,
  rows: [{ ...fees, row: 0, state: 2, problems: [], packageFee: 0, promisedShipAt: null }],
  packageCount: 0,
  totalFee: 0,
  available: 0,
  balance: 0,
  enough: true,
  problems: [],
};

function moneyLogRow(id: number) {
  return {
    id,
    logNo: `L${id}`,
    type: 2,
    typeText: '订单支付',
    amount: -534,
    balanceBefore: 1_000,
    balanceAfter: 466,
    orderId: 1,
    packageId: null,
    title: '订单支付',
    createdAt: at,
  };
}
