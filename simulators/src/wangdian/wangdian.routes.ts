import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { beijingTime, type Form, formOf, fromBeijingTime } from '../shops/forms.ts';
import { type Given, listIn, textIn } from '../shops/given.ts';
import { parseWhole } from '../shops/wholeNumbers.ts';
import {
  type Shipment,
  type Stock,
  type WangdianAccount,
  type WangdianBook,
  wangdianBook,
} from './wangdianBook.ts';
import { wangdianConsole } from './wangdianConsole.ts';
import { requestRefusal, WANGDIAN_REFUSALS, type WangdianRefusal } from './wangdianSignatures.ts';

type Answer = Record<string, unknown> | WangdianRefusal;
type Call = (form: Form) => Answer;

/** Fifty orders with names and addresses, written into a form. */
const MAX_BYTES = 1024 * 1024;
const MAX_ORDERS = 50;
const MAX_SHIPMENTS = 100;
const MAX_STOCKS = 100;
const MAX_GOODS = 50;
const MAX_SPECS = 500;
const LONGEST_MS = 30 * 86_400_000;
const DEMANDED = [
  ...['tid', 'trade_status', 'delivery_term', 'pay_time', 'buyer_nick', 'receiver_name', 'receiver_mobile'],
  ...['receiver_province', 'receiver_city', 'receiver_district', 'receiver_address', 'post_amount', 'paid'],
  ...['cod_amount', 'ext_cod_fee', 'other_amount', 'order_list'],
];
const DEMANDED_OF_LINES = [
  ...['oid', 'num', 'price', 'status', 'refund_status', 'goods_id', 'spec_no', 'goods_name'],
  ...['adjust_amount', 'discount', 'share_discount'],
];
/** So many orders of one call may be of one buyer. */
const MOST_OF_A_BUYER = 30;

/** 旺店通 企业版 of one company, and the developer's console of it. */
export function wangdianRoutes(account: WangdianAccount, now: () => Date): FastifyPluginAsync {
  const book = wangdianBook(now);
  const calls = callsOf(book, account);

  return async (app) => {
    app.post<{ Params: { name: string } }>(
      '/openapi2/:name.php',
      { bodyLimit: MAX_BYTES },
      async (request, reply) => {
        const form = formOf(request);
        if (book.mood() === 'down')
          return reply.code(502).type('text/html').send('<html>502 Bad Gateway</html>');
        const refusal = requestRefusal(form, account, now()) ?? moodRefusal(book);
        if (refusal) return reply.send(refusal);
        const { name } = request.params;
        const call = Object.hasOwn(calls, name) ? calls[name] : undefined;
        return answer(reply, call ? call(form) : WANGDIAN_REFUSALS.fieldWrong);
      },
    );
    await app.register(wangdianConsole(book));
  };
}

function answer(reply: FastifyReply, answered: Answer): FastifyReply {
  return reply.send({ code: 0, message: '', ...answered });
}

function moodRefusal(book: WangdianBook): WangdianRefusal | null {
  if (book.mood() === 'limited') return WANGDIAN_REFUSALS.limited;
  return book.mood() === 'accessEnded' ? WANGDIAN_REFUSALS.accessEnded : null;
}

function callsOf(book: WangdianBook, { shopNo }: WangdianAccount): Record<string, Call> {
  return {
    trade_push(form) {
      if (form.get('shop_no') !== shopNo) return WANGDIAN_REFUSALS.shopUnknown;
      const trades = listIn(parseWhole(form.get('trade_list') ?? ''));
      if (trades.length === 0 || trades.length > MAX_ORDERS || !trades.every(isWhole))
        return WANGDIAN_REFUSALS.fieldWrong;
      const buyers = Map.groupBy(trades, ({ buyer_nick: nick }) => nick);
      if ([...buyers.values()].some((theirs) => theirs.length > MOST_OF_A_BUYER))
        return WANGDIAN_REFUSALS.buyersAlike;
      const done = trades.map((trade) => book.put(trade));
      const countOf = (what: string) => done.filter((each) => each === what).length;
      return { new_count: countOf('added'), chg_count: countOf('changed') };
    },

    logistics_sync_query(form) {
      if (form.get('shop_no') !== shopNo) return WANGDIAN_REFUSALS.shopUnknown;
      const limit = Math.min(Number(form.get('limit')), MAX_SHIPMENTS);
      if (!(limit >= 1)) return WANGDIAN_REFUSALS.fieldWrong;
      const waiting = book.shipments().filter(({ verdict }) => verdict === null);
      return { total_count: waiting.length, trades: waiting.slice(0, limit).map(rowOf) };
    },

    logistics_sync_ack(form) {
      const verdicts = listIn(parseWhole(form.get('logistics_list') ?? ''));
      if (verdicts.length === 0) return WANGDIAN_REFUSALS.fieldWrong;
      const errors = verdicts.flatMap(({ rec_id, status, message }, index) => {
        const isRefused = book.mood() === 'halfAccepted' && index % 2 === 1;
        const verdict = { isTaken: status === 0, message: textIn(message) };
        if (!isRefused && book.acknowledge(textIn(rec_id), verdict)) return [];
        return [{ rec_id: textIn(rec_id), error: '物流同步结果回传失败,同步表不存在' }];
      });
      return { errors };
    },

    goods_push(form) {
      const goods = listIn(parseWhole(form.get('goods_list') ?? ''));
      const specs = goods.reduce((sum, { spec_list: list }) => sum + listIn(list).length, 0);
      if (goods.length === 0 || goods.length > MAX_GOODS || specs > MAX_SPECS)
        return WANGDIAN_REFUSALS.fieldWrong;
      const errors = goods.flatMap((good, index) => {
        const isRefused = book.mood() === 'halfAccepted' && index % 2 === 1;
        const error = isRefused ? '货品保存失败' : book.putGood(good);
        return error === null ? [] : [{ goods_no: textIn(good.goods_no) || null, error }];
      });
      return { errors };
    },

    stock_query(form) {
      const from = fromBeijingTime(form.get('start_time') ?? '');
      const to = fromBeijingTime(form.get('end_time') ?? '');
      const [page, size] = [Number(form.get('page_no')), Number(form.get('page_size'))];
      const isWindow = from && to && to >= from && to.getTime() - from.getTime() <= LONGEST_MS;
      if (!isWindow || !(page >= 0 && size >= 1 && size <= MAX_STOCKS)) return WANGDIAN_REFUSALS.fieldWrong;
      const found = book.stocks().filter(({ modified }) => modified >= from && modified <= to);
      return {
        ...(page === 0 && { total_count: found.length }),
        stocks: found.slice(page * size, (page + 1) * size).map(stockRowOf),
      };
    },
  };
}

function isWhole(trade: Given): boolean {
  const lines = listIn(trade.order_list);
  return (
    DEMANDED.every((name) => trade[name] !== undefined && trade[name] !== '') &&
    lines.length > 0 &&
    lines.every((line) => DEMANDED_OF_LINES.every((name) => line[name] !== undefined && line[name] !== ''))
  );
}

function rowOf({ recId, tid, waybillNo, courier, oids, at }: Shipment) {
  return {
    rec_id: recId,
    tid,
    logistics_no: waybillNo,
    logistics_name: courier,
    consign_time: beijingTime(at),
    is_part_sync: oids === null ? 0 : 1,
    oids: oids?.join(',') ?? '',
    platform_id: 127,
    ...{ is_need_sync: 1, sync_status: 0 },
  };
}

/** Their spelling of what is available. */
function stockRowOf({ specNo, warehouseNo, available, modified }: Stock) {
  return {
    spec_no: specNo,
    warehouse_no: warehouseNo,
    stock_num: `${available}.0000`,
    avaliable_num: `${available}.0000`,
    modified: beijingTime(modified),
  };
}
