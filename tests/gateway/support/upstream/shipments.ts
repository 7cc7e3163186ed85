import type { OrderPageDto } from '../../../../gateway/src/domains/shipments/shipments.dto.ts';
import { at } from '../days.ts';
import { type Answers, ok, pageOf, refused } from '../fakeUpstream.ts';
import { parcelRow } from './parcels.ts';

export function orderRow(id: number, goodId = 1): OrderPageDto['list'][number] {
  return {
    id,
    orderId: id,
    orderNo: `D${id}`,
    type: 1,
    platform: 0,
    sendArea: { warehouseId: 1, warehouseName: '一号仓', province: '浙江省', city: '金华市' },
    sendFrom: '浙江金华',
    courierId: 1,
    courierName: '快递1',
    softwareId: 1,
    softwareName: '橙仓打单',
    goodId,
    goodName: '商品',
    goodPic: '/files/a.svg',
    goodPrice: 130,
    skuId: goodId,
    skuName: '红色 / XL',
    num: 2,
    skuCount: 1,
    pieceCount: 4,
    firstReceiver: { name: '张*', phone: '138******01', province: '浙江省', city: '杭州市' },
    prices: [
      {
        ...{ skuId: goodId, title: '商品 红色 / XL', unitPrice: 130, pieces: 4, parcels: 2 },
        parts: [
          { kind: 'goods', fen: 140, minPieces: null },
          { kind: 'step', fen: -10, minPieces: 2 },
        ],
      },
    ],
    status: 10,
    statusText: '待付款',
    afterSaleStatus: 0,
    goodsFee: 260,
    courierFee: 274,
    remoteFee: 0,
    discountFee: 6,
    totalFee: 534,
    packageCount: 1,
    refundCount: 0,
    refundFee: 0,
    tradeAt: at,
    createdAt: at,
    updatedAt: at,
    payExpireAt: at,
    paidAt: null,
    shippedAt: null,
    receivedAt: null,
    completedAt: null,
    cancelledAt: null,
    cancelType: null,
    reviewScore: null,
    reviewText: '',
    remark: '',
    senderId: 1,
    senderName: '发件人',
    shopId: null,
    shopName: null,
    autoSend: false,
    batchNo: null,
    actedBy: '小李',
    outputCounts: { success: 0, failed: 0, issuing: 0 },
    autoSendCounts: { success: 0, failed: 0, waiting: 0, external: 0 },
    allowedActions: ['pay', 'cancel', 'copy', 'export', 'detail'],
  };
}

export const orderCounts = { all: 1, '10': 1, '20': 0, '30': 0, '40': 0, afterSale: 0 };

const fees = { goodsFee: 0, courierFee: 0, remoteFee: 0, discountFee: 0 };

const verdict = {
  ...fees,
  row: 0,
  num: 1,
  items: [
    {
      ...{ skuId: 2, goodId: 2, num: 1, unitPrice: 110, goodsFee: 110 },
      parts: [
        { kind: 'goods', fen: 120, minPieces: null },
        { kind: 'step', fen: -10, minPieces: 1 },
      ],
    },
  ],
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
  stock: [],
  nextSteps: [
    {
      ...{ skuId: 2, goodId: 2, title: '洗脸巾', perParcel: true, parcels: 1 },
      ...{ places: [{ part: 0, row: 0, skuId: 2 }], missing: 3, unitPrice: 100, saving: 0 },
    },
  ],
  cheaperTogether: [
    {
      parcels: [
        { part: 0, row: 0 },
        { part: 0, row: 1 },
      ],
      saving: 280,
    },
  ],
  balance: 0,
  enough: true,
  problems: [],
};

export const answers: Answers = {
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
  '/orders/copyOrder': () =>
    ok({
      ...{ orderNo: 'D1', platform: 0, warehouseId: 1, courierId: 1, senderId: 1, remark: '轻放' },
      items: [{ skuId: 20, goodId: 2, num: 2 }],
      rows: [
        {
          ...{ packageId: 10, receiverName: '张三', receiverPhone: '13800000011', phoneExtension: '' },
          ...{ provinceCode: '33', cityCode: '3301', districtCode: '330106', address: '文三路1号' },
          ...{ province: '浙江省', city: '杭州市', district: '西湖区', specification: '', remark: '' },
          items: [{ skuId: 20, goodId: 2, num: 2 }],
        },
      ],
      leftOut: [{ packageId: 11, packageNo: 'P11', msg: '收件人信息已按规定清除' }],
      changes: ['【毛巾】已下架'],
    }),
  '/orders/parseAddress': ({ body }) => ok({ rows: [readingRow((body as { text: string }).text)] }),
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
  '/orders/cancelOrder': ({ body }) =>
    ok({ orderId: (body as { orderId: number }).orderId, status: 60, refundFee: 0 }),
  '/orders/confirmOrder': () =>
    refused('BALANCE_SHORT', '余额不足，还差3.00元，请先充值', { need: 534, lack: 300 }),
};

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
  const confidence = {
    ...{ name: 0.5, phone: 0, region: 0, detail: 0 },
    ...{ quantity: 0.5, specification: 0, remark: 0, thirdOrderNo: 0 },
  };
  return {
    ...{ text, start: 0, parts: [{ kind: 'rest', start: 0, end: text.length }] },
    ...{ name: '张三', ...empty, extension: '', detail: '' },
    ...{ quantity: 2, specification: '', remark: '', thirdOrderNo: '', ignored: '', rest: text },
    ...{ confidence, problems: [problem] },
  };
}

/** Of which the first part is refused. */
function batchQuote(parts: number) {
  const refusal = { errorKey: 'WAREHOUSE_PAUSED', msg: '仓库暂停接单' };
  const part = { packageCount: 0, totalFee: 0, available: 0, stock: [], problems: [] };
  const { rows: _rows, available: _available, stock: _stock, problems: _problems, ...whole } = quoteRow;
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
