import type {
  ErpAccountDto,
  ErpGoodDto,
  ErpStockDto,
  ErpTradeDto,
} from '../../../../gateway/src/domains/erpAccounts/erpAccounts.dto.ts';
import { at } from '../days.ts';
import { type Answers, ok, pageOf } from '../fakeUpstream.ts';

const accountRow = (id: number): ErpAccountDto => ({
  ...{ id, sid: 'development', appKey: 'development-key', shopNo: 'chengcang' },
  warehouses: [{ warehouseId: 1, warehouseName: '义乌仓', warehouseNo: 'W1' }],
  ...{ problem: '接口账号已停用', problemAt: at, ranAt: at },
  ...{ waitingTrades: 1, pushedTrades: 2, failedTrades: 3 },
  ...{ takenStocks: 4, unlinkedStocks: 5, refusedStocks: 6 },
  ...{ takenGoods: 7, failedGoods: 8, unpushedGoods: 9 },
});

const tradeRow = (id: number): ErpTradeDto => ({
  ...{ id, packageNo: 'P1', orderId: 1, goodName: '马克杯', state: 6, msg: '该仓库不支持所选快递' },
  ...{ pushedAt: at, waybillNo: 'SF1', courierName: '顺丰', shippedAt: at, dueAt: at },
});

const stockRow = (id: number): ErpStockDto => ({
  ...{ id, articleNo: 'SP-1', warehouseName: '义乌仓', warehouseNo: 'W1', available: 7, state: 2 },
  ...{ msg: '没有商家编码为此编码的规格', readAt: at, takenAt: at },
});

const goodRow = (id: number): ErpGoodDto => ({
  ...{ id, goodsNo: 'G1', goodName: '马克杯', state: 2, isChanged: true, msg: '' },
  ...{ pushedAt: at, dueAt: at },
});

export const answers: Answers = {
  '/erpAccounts/list': () => ok({ list: [accountRow(1)] }),
  '/erpAccounts/save': () => ok(accountRow(2)),
  '/erpAccounts/retry': ({ body }) => ok(accountRow((body as { id: number }).id)),
  '/erpAccounts/delete': () => ok({}),
  '/erpAccounts/getErpTradesList': () => ok(pageOf([tradeRow(1)])),
  '/erpAccounts/getErpStocksList': () => ok(pageOf([stockRow(1)])),
  '/erpAccounts/getErpGoodsList': () => ok(pageOf([goodRow(1)])),
  '/erpAccounts/pushGoods': ({ body }) => ok(accountRow((body as { id: number }).id)),
};
