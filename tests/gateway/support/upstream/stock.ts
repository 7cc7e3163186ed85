import type {
  GoodStockDto,
  StockLogDto,
  StockReservationDto,
} from '../../../../gateway/src/domains/stock/stock.dto.ts';
import { at } from '../days.ts';
import { type Answers, ok, pageOf, refused } from '../fakeUpstream.ts';

export function stockRow(id: number): GoodStockDto {
  return {
    id,
    goodId: 1,
    goodsNo: 'G1',
    goodName: '商品1',
    goodPic: '/files/1.svg',
    skuId: 1,
    bin: 'A-2',
    skuNo: 'G1-1',
    skuName: '',
    merchantCode: '',
    goodStatus: 1,
    warehouseId: 1,
    warehouseName: '一号仓',
    quantity: 10,
    locked: 4,
    available: 6,
    safetyQuantity: 0,
    safetyHeld: 0,
    warnQuantity: 6,
    isLow: true,
    version: 3,
    updatedAt: at,
  };
}

export const stockLogRow: StockLogDto = {
  actedBy: '小李',
  id: 7,
  type: 6,
  delta: -2,
  quantityAfter: 10,
  lockedAfter: 4,
  bizNo: 'D1',
  remark: '',
  createdAt: at,
};

export const reservationRow: StockReservationDto = {
  orderId: 5,
  orderNo: 'D5',
  quantity: 4,
  paid: false,
  payExpireAt: at,
  createdAt: at,
};

export const answers: Answers = {
  '/goodStock/getGoodStockList': () =>
    ok({ ...pageOf([stockRow(1), stockRow(2)]), counts: { all: 2, low: 2, out: 0, belowSafety: 0 } }),
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
};
