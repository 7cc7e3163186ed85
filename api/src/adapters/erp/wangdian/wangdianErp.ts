import { beijingTime, fromBeijingTime } from '../../shops/beijingTime.ts';
import { courierNamed } from '../../shops/courierNames.ts';
import { type Fields, listOf, numberOf, textOf } from '../../shops/fields.ts';
import { ShopError } from '../../shops/shopError.ts';
import type {
  ErpGood,
  ErpOrder,
  ErpShipment,
  ErpStock,
  Refused,
  RefusedGood,
  ShipmentVerdict,
} from '../erpTypes.ts';
import { type WangdianAccount, wangdianClient } from './wangdianClient.ts';
import { PLATFORM } from './wangdianErrors.ts';
import { goodOf } from './wangdianGoods.ts';
import { tradeOf } from './wangdianTrades.ts';

export type WangdianOptions = WangdianAccount & {
  /** The company's shop of its own (自有店铺) that our orders belong to, by its 店铺编号. */
  shopNo: string;
  gateway?: string;
  now?: () => Date;
  timeoutMs?: number;
};

export const MAX_ORDERS = 50;
export const MAX_SHIPMENTS = 100;
export const MAX_VERDICTS = 50;
export const MAX_GOODS = 50;
/** Of the goods of one call together. */
export const MAX_SPECS = 500;
const PAGE_SIZE = 100;
export const LONGEST_MS = 30 * 86_400_000;

export type WangdianErp = ReturnType<typeof wangdianErp>;
/** Opens the account of a company. */
export type OpenErp = (account: WangdianAccount & { shopNo: string }) => WangdianErp;

/**
 * 旺店通 企业版, as the ERP of who ships: orders go in, numbers of what was shipped come out, and so does stock. It has no
 * call by which somebody else would tell it a number. Goods can be put in, too.
 */
export function wangdianErp({
  shopNo,
  gateway = 'https://api.wangdian.cn/openapi2',
  now = () => new Date(),
  timeoutMs = 10_000,
  ...account
}: WangdianOptions) {
  const client = wangdianClient({ ...account, gateway, now, timeoutMs });

  return {
    /** Puts orders in, or cancels them, all or none; one that is there already is changed. */
    async pushOrders(orders: readonly ErpOrder[]): Promise<{ added: number; changed: number }> {
      if (orders.length > MAX_ORDERS) throw new ShopError(PLATFORM, 'invalid', 'TOO_MANY');
      const answer = await client.write('trade_push', {
        shop_no: shopNo,
        trade_list: JSON.stringify(orders.map(tradeOf)),
      });
      return { added: numberOf(answer.new_count), changed: numberOf(answer.chg_count) };
    },

    /** What was shipped and not acknowledged yet, 100 at most. */
    async shipments(): Promise<ErpShipment[]> {
      const answer = await client.read('logistics_sync_query', {
        shop_no: shopNo,
        is_part_sync_able: '1',
        limit: String(MAX_SHIPMENTS),
      });
      return listOf(answer.trades).map(shipmentOf);
    },

    /** Says of shipments whether they were taken; what is not acknowledged comes again. Answers what was not accepted. */
    async acknowledge(verdicts: readonly ShipmentVerdict[]): Promise<Refused[]> {
      if (verdicts.length > MAX_VERDICTS) throw new ShopError(PLATFORM, 'invalid', 'TOO_MANY');
      const logistics_list = JSON.stringify(
        verdicts.map(({ recordId, isTaken, reason }) => ({
          rec_id: recordId,
          status: isTaken ? 0 : 1,
          message: reason,
        })),
      );
      const answer = await client.write('logistics_sync_ack', { logistics_list });
      return listOf(answer.errors).map(({ rec_id }) => ({ recordId: textOf(rec_id) }));
    },

    /** Puts goods in, or what has changed of them by their numbers; answers those that were not taken. */
    async pushGoods(goods: readonly ErpGood[]): Promise<RefusedGood[]> {
      const specs = goods.reduce((sum, good) => sum + good.specs.length, 0);
      if (goods.length > MAX_GOODS || specs > MAX_SPECS) throw new ShopError(PLATFORM, 'invalid', 'TOO_MANY');
      const answer = await client.write('goods_push', { goods_list: JSON.stringify(goods.map(goodOf)) });
      return listOf(answer.errors).map(({ goods_no, error }) => ({
        goodsNo: textOf(goods_no),
        why: textOf(error),
      }));
    },

    /** A page, from 0, of stock that has changed in a window of 30 days at most, for each warehouse. */
    async stock(
      window: { from: Date; to: Date },
      page: number,
    ): Promise<{ rows: ErpStock[]; hasMore: boolean }> {
      if (window.to.getTime() - window.from.getTime() > LONGEST_MS)
        throw new ShopError(PLATFORM, 'invalid', 'WINDOW');
      const answer = await client.read('stock_query', {
        start_time: beijingTime(window.from),
        end_time: beijingTime(window.to),
        page_no: String(page),
        page_size: String(PAGE_SIZE),
      });
      const rows = listOf(answer.stocks).map(stockOf);
      // How many there are is told with the first page only.
      return { rows, hasMore: rows.length === PAGE_SIZE };
    },
  };
}

function shipmentOf(trade: Fields): ErpShipment {
  const recordId = textOf(trade.rec_id);
  const [orderNo, waybillNo] = [textOf(trade.tid), textOf(trade.logistics_no)];
  const shippedAt = fromBeijingTime(trade.consign_time);
  if (!recordId || !orderNo || !waybillNo) throw new ShopError(PLATFORM, 'transient', 'BAD_ANSWER');
  const isPart = numberOf(trade.is_part_sync) === 1;
  return {
    ...{ recordId, orderNo, waybillNo, shippedAt },
    courierCode: courierNamed(textOf(trade.logistics_name)),
    lineNos: isPart ? textOf(trade.oids).split(',').filter(Boolean) : null,
  };
}

/** Their spelling of what is available. */
function stockOf(stock: Fields): ErpStock {
  return {
    articleNo: textOf(stock.spec_no),
    warehouseNo: textOf(stock.warehouse_no),
    available: Math.max(0, Math.floor(numberOf(stock.avaliable_num))),
  };
}
