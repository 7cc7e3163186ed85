import { beijingTime } from '../../shops/beijingTime.ts';
import type { ErpOrder } from '../erpTypes.ts';

const PAID = 30;
/** What was paid can become this alone; the refund of each line is then 5, done. */
const REFUNDED = 80;
const REFUND_DONE = 5;
const PAID_IN_FULL = 2;
const PAID_BEFORE = 1;

/** An order as `trade_push` takes it, with every field that it demands. */
export function tradeOf({
  orderNo,
  orderedAt,
  paidAt,
  buyer,
  receiver,
  remark,
  isCancelled,
  lines,
}: ErpOrder) {
  const status = isCancelled ? REFUNDED : PAID;
  const total = lines.reduce((sum, { num, price }) => sum + num * price, 0);
  return {
    tid: orderNo,
    ...{ trade_status: status, pay_status: PAID_IN_FULL, delivery_term: PAID_BEFORE },
    ...{ trade_time: beijingTime(orderedAt), pay_time: beijingTime(paidAt) },
    buyer_nick: buyer,
    receiver_name: receiver.name,
    receiver_mobile: receiver.phone,
    receiver_province: receiver.province,
    receiver_city: receiver.city,
    receiver_district: receiver.district,
    receiver_address: receiver.address,
    seller_memo: remark,
    ...{ post_amount: 0, cod_amount: 0, ext_cod_fee: 0, other_amount: 0 },
    paid: total / 100,
    order_list: lines.map(({ lineNo, articleNo, title, sku, num, price }) => ({
      oid: lineNo,
      ...{ status, refund_status: isCancelled ? REFUND_DONE : 0 },
      ...{ goods_id: articleNo, spec_id: articleNo, goods_no: '', spec_no: articleNo },
      ...{ goods_name: title, spec_name: sku },
      ...{ num, price: price / 100 },
      ...{ adjust_amount: 0, discount: 0, share_discount: 0 },
    })),
  };
}
