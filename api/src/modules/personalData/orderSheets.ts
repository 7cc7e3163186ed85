import { type SQL, sql } from 'drizzle-orm';
import { openPerson } from '../../shared/personalData.ts';
import { Refusal } from '../../shared/refusal.ts';
import { openSender } from '../addresses/sealedPeople.ts';
import type { FilledColumn } from '../exports/sheet.types.ts';
import { orderStatusTexts, parcelStatusTexts } from '../lifecycle/orderStatus.ts';
import { refundStatusTexts } from '../lifecycle/refundStatus.ts';
import { contentOf, ITEMS, type ParcelItem } from '../parcels/parcelItems.ts';
import { COURIER_NAME } from '../parcels/parcels.repository.ts';
import {
  choice,
  count,
  money,
  numbered,
  type PersonalRow,
  type PersonalSheet,
  text,
  time,
} from './personalSheet.ts';

const ERASED = new Refusal('RECEIVER_ERASED').message;
const ACTORS = { user: '采购商', seller: '供应商', system: '系统', platform: '平台' };
const SHIPMENT = [
  numbered,
  text('包裹号', 'package_no', 24),
  text('订单号', 'order_no', 24),
  choice('状态', 'status', parcelStatusTexts),
  choice('退款', 'refund_status', refundStatusTexts),
  text('快递', 'courier', 14),
  text('运单号', 'waybill_no', 22),
  text('出单结果', 'output_result', 24),
];
const TIMES = [
  time('下单时间', 'created_at'),
  time('发货时间', 'shipped_at'),
  time('揽收时间', 'picked_at'),
  time('签收时间', 'signed_at'),
  time('退款时间', 'refunded_at'),
];
const REFUND_COLUMNS = [
  numbered,
  text('退款单号', 'refund_no', 24),
  text('包裹号', 'package_no', 24),
  money('退款金额（元）', 'amount'),
  money('面单费（元）', 'waybill_fee'),
  choice('状态', 'status', refundStatusTexts),
  text('原因', 'reason', 30),
  text('答复', 'audit_reason', 30),
  time('申请时间', 'created_at'),
  time('答复时间', 'audit_at'),
  time('完成时间', 'finished_at'),
];

const refundsOf = (whose: SQL): SQL => sql`
  SELECT r.*, p.package_no FROM refund r JOIN order_package p ON p.id = r.package_id WHERE ${whose}`;
const eventsOf = (whose: SQL): SQL => sql`
  SELECT e.id, e.at, e.text, e.actor, p.package_no FROM order_package p JOIN package_event e ON e.package_id = p.id WHERE ${whose}`;
const EVENT_COLUMNS = [
  numbered,
  text('包裹号', 'package_no', 24),
  time('时间', 'at'),
  text('动态', 'text', 60),
  choice('操作方', 'actor', ACTORS),
];

const CONTENT: FilledColumn<PersonalRow> = {
  header: '商品',
  kind: 'text',
  width: 40,
  cell: ({ items }) => contentOf(items as ParcelItem[]),
};

/** What a buyer has ordered, for whom, and what became of it. */
export const orderSheets: readonly PersonalSheet[] = [
  {
    title: '订单',
    tables: ['orders'],
    of: 'buyer',
    rows: (accountId) => sql`
      SELECT o.*, (SELECT h.shop_name FROM shop h WHERE h.id = o.shop_id) AS shop FROM orders o WHERE o.account_id = ${accountId}`,
    opened: (box, row) => {
      const { name, phone, province, city, district, address } = openSender(box, String(row.sender));
      return { sender: [name, phone, province, city, district, address].filter(Boolean).join(' ') };
    },
    columns: [
      numbered,
      text('订单号', 'order_no', 24),
      choice('状态', 'status', orderStatusTexts),
      text('商品名称', 'good_name', 30),
      text('规格', 'sku_name', 20),
      money('单价（元）', 'good_price'),
      count('件数', 'piece_count'),
      count('包裹数', 'package_count'),
      text('仓库', 'warehouse_name'),
      text('快递', 'courier_name', 14),
      text('店铺', 'shop'),
      text('发件人', 'sender', 50),
      text('备注', 'remark', 30),
      money('商品费用（元）', 'goods_fee'),
      money('快递费用（元）', 'courier_fee'),
      money('偏远加价（元）', 'remote_fee'),
      money('总费用（元）', 'total_fee'),
      money('已退款（元）', 'refund_fee'),
      time('下单时间', 'created_at'),
      time('付款时间', 'paid_at'),
      time('取消时间', 'cancelled_at'),
      time('收货时间', 'received_at'),
      time('完成时间', 'completed_at'),
      count('评分', 'review_score'),
      text('评价', 'review_text', 40),
    ],
  },
  {
    title: '包裹',
    tables: ['order_package', 'third_order', 'package_line', 'order_sku', 'order_sku_part'],
    of: 'buyer',
    reveals: 'parcel',
    rows: (accountId) => sql`
      SELECT p.*, o.order_no, ${COURIER_NAME} AS courier, ${ITEMS} AS items,
             coalesce(nullif(ARRAY(SELECT t.third_order_no FROM third_order t WHERE t.package_id = p.id ORDER BY 1), '{}'),
                      ARRAY[p.third_order_no]) AS numbers
        FROM order_package p JOIN orders o ON o.id = p.order_id WHERE p.account_id = ${accountId}`,
    opened: (box, row) => {
      const person = openPerson(box, 'receiver', String(row.receiver));
      return row.receiver_erased_at === null ? person : { ...person, name: ERASED };
    },
    columns: [
      ...SHIPMENT,
      CONTENT,
      text('第三方单号', 'numbers', 24),
      text('收件人', 'name', 14),
      text('联系电话', 'phone', 18),
      text('省', 'province', 14),
      text('市', 'city', 14),
      text('区', 'district', 14),
      text('详细地址', 'address', 40),
      text('规格', 'specification', 20),
      text('备注', 'remark', 30),
      money('费用（元）', 'package_fee'),
      money('已退款（元）', 'refund_fee'),
      text('最新物流', 'trace_text', 40),
      text('回传结果', 'auto_send_result', 24),
      ...TIMES,
    ],
  },
  {
    title: '包裹动态',
    tables: ['package_event'],
    of: 'buyer',
    rows: (accountId) => eventsOf(sql`p.account_id = ${accountId}`),
    columns: EVENT_COLUMNS,
  },
  {
    title: '退款',
    tables: ['refund'],
    of: 'buyer',
    rows: (accountId) => refundsOf(sql`r.account_id = ${accountId}`),
    columns: REFUND_COLUMNS,
  },
];

/** What left a supplier's warehouses; whom it went to, and what its buyers wrote for them, is those people's. */
export const suppliedSheets: readonly PersonalSheet[] = [
  {
    title: '供货订单',
    tables: ['orders'],
    of: 'seller',
    rows: (accountId) => sql`SELECT o.* FROM orders o WHERE o.seller_id = ${accountId}`,
    columns: [
      numbered,
      text('订单号', 'order_no', 24),
      choice('状态', 'status', orderStatusTexts),
      text('商品名称', 'good_name', 30),
      text('规格', 'sku_name', 20),
      count('件数', 'piece_count'),
      count('包裹数', 'package_count'),
      text('仓库', 'warehouse_name'),
      text('快递', 'courier_name', 14),
      count('评分', 'review_score'),
      time('下单时间', 'created_at'),
      time('付款时间', 'paid_at'),
      time('完成时间', 'completed_at'),
    ],
  },
  {
    title: '供货包裹',
    tables: ['order_package'],
    of: 'seller',
    rows: (accountId) => sql`
      SELECT p.id, p.package_no, o.order_no, p.status, p.refund_status, ${COURIER_NAME} AS courier, p.waybill_no, p.output_result,
             ${ITEMS} AS items, p.supplier_share, p.commission, p.settled_at, p.print_count, p.created_at, p.shipped_at, p.picked_at, p.signed_at, p.refunded_at
        FROM order_package p JOIN orders o ON o.id = p.order_id WHERE p.seller_id = ${accountId}`,
    columns: [
      ...SHIPMENT,
      CONTENT,
      money('货款（元）', 'supplier_share'),
      money('平台服务费（元）', 'commission'),
      count('打印次数', 'print_count'),
      time('结算时间', 'settled_at'),
      ...TIMES,
    ],
  },
  {
    title: '供货退款',
    tables: ['refund'],
    of: 'seller',
    rows: (accountId) => refundsOf(sql`r.seller_id = ${accountId}`),
    columns: REFUND_COLUMNS.filter(({ header }) => header !== '原因'),
  },
];
