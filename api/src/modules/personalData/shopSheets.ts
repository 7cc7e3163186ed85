import { sql } from 'drizzle-orm';
import { openPerson } from '../../shared/personalData.ts';
import { platformText } from '../exports/exportWords.ts';
import { choice, count, money, numbered, type PersonalSheet, text, time, yesNo } from './personalSheet.ts';

const PLATFORMS = Object.fromEntries(
  [0, 1, 2, 3, 4, 5, 6, 7, 8].map((platform) => [platform, platformText(platform)]),
);
const SHOP_STATES = { 1: '已授权', 3: '已过期', 4: '已停用', 5: '已解绑' };
const IMPORTS = { 0: '待下单', 1: '已下单', 2: '已出单', 3: '已回传', 4: '已忽略', 5: '已拦截' };
const SOURCE_STATES = { 0: '待提交', 1: '待付款', 2: '待发货', 3: '已发货', 4: '已回传', 5: '已关闭' };
const MERGES = { 1: '已合并', 2: '已拆分' };

/** Shops that somebody has bound, and what was read from them; their receivers are the platform's masks. */
export const shopSheets: readonly PersonalSheet[] = [
  {
    title: '店铺',
    tables: ['shop'],
    rows: (accountId) => sql`
      SELECT id, platform, remote_shop_id, shop_name, seller_nick, is_seller, status, auto_send, auto_order, auto_day_limit,
             auto_parcel_limit, auth_at, expires_at, last_sync_at, created_at
        FROM shop WHERE account_id = ${accountId}`,
    columns: [
      numbered,
      choice('平台', 'platform', PLATFORMS),
      text('店铺ID', 'remote_shop_id'),
      text('店铺名称', 'shop_name'),
      text('卖家昵称', 'seller_nick'),
      yesNo('电子面单账号', 'is_seller'),
      choice('状态', 'status', SHOP_STATES),
      yesNo('自动发货', 'auto_send'),
      yesNo('自动下单', 'auto_order'),
      money('每日限额（元）', 'auto_day_limit'),
      money('每包裹限额（元）', 'auto_parcel_limit'),
      time('授权时间', 'auth_at'),
      time('授权到期', 'expires_at'),
      time('最近拉取', 'last_sync_at'),
      time('绑定时间', 'created_at'),
    ],
  },
  {
    title: '店铺商品',
    tables: ['shop_good', 'shop_good_item', 'shop_good_fallback', 'shop_good_fallback_item'],
    rows: (accountId) => sql`
      SELECT s.*, h.shop_name, g.name, array_to_string(s.agreed_texts, '；') AS texts, (
               SELECT string_agg(concat_ws(' ', kg.name, nullif(k.name, '')) || ' ×' || i.num, '；' ORDER BY i.sort)
                 FROM shop_good_item i JOIN sku k ON k.id = i.sku_id JOIN goods kg ON kg.id = k.good_id
                WHERE i.shop_good_id = s.id) AS contents, (
               SELECT string_agg(concat_ws(' ', kg.name, nullif(k.name, '')) || ' ×' || i.num, '；' ORDER BY i.sort)
                 FROM shop_good_fallback_item i JOIN sku k ON k.id = i.sku_id JOIN goods kg ON kg.id = k.good_id
                WHERE i.shop_good_id = s.id) AS fallback
        FROM shop_good s JOIN shop h ON h.id = s.shop_id JOIN goods g ON g.id = s.good_id
       WHERE h.account_id = ${accountId}`,
    columns: [
      numbered,
      text('店铺', 'shop_name'),
      text('店铺商品', 'remote_title', 30),
      text('店铺商品ID', 'remote_good_id'),
      text('规格ID', 'remote_sku_id'),
      text('店铺规格', 'texts', 30),
      text('关联商品', 'name', 30),
      count('件数', 'num'),
      text('发货内容', 'contents', 40),
      text('备选', 'fallback', 40),
      time('关联时间', 'created_at'),
    ],
  },
  {
    title: '铺货',
    tables: ['shop_listing'],
    rows: (accountId) => sql`
      SELECT l.*, h.shop_name, g.name FROM shop_listing l JOIN shop h ON h.id = l.shop_id JOIN goods g ON g.id = l.good_id
       WHERE h.account_id = ${accountId}`,
    columns: [
      numbered,
      text('店铺', 'shop_name'),
      text('商品', 'name', 30),
      text('店铺标题', 'title', 30),
      text('平台类目', 'category_name', 30),
      text('客服电话', 'phone', 18),
      text('店铺商品ID', 'remote_good_id'),
      money('最低售价（元）', 'price_from'),
      money('最高售价（元）', 'price_to'),
      time('铺货时间', 'created_at'),
    ],
  },
  {
    title: '店铺规格',
    tables: ['shop_sku'],
    rows: (accountId) => sql`
      SELECT s.*, h.shop_name FROM shop_sku s JOIN shop h ON h.id = s.shop_id WHERE h.account_id = ${accountId}`,
    columns: [
      numbered,
      text('店铺', 'shop_name'),
      text('店铺商品', 'title', 30),
      text('店铺商品ID', 'remote_good_id'),
      text('规格ID', 'remote_sku_id'),
      text('规格', 'sku', 24),
      text('商家编码', 'merchant_code'),
      time('最近下单', 'seen_at'),
    ],
  },
  {
    title: '店铺订单',
    tables: ['shop_order', 'shop_order_parcel'],
    rows: (accountId) => sql`
      SELECT s.*, h.shop_name,
             (SELECT string_agg(p.package_no, '，' ORDER BY p.id) FROM shop_order_parcel x JOIN order_package p ON p.id = x.package_id
               WHERE x.shop_order_id = s.id) AS parcels
        FROM shop_order s JOIN shop h ON h.id = s.shop_id WHERE h.account_id = ${accountId}`,
    opened: (box, row) => openPerson(box, 'shop_order', String(row.receiver)),
    columns: [
      numbered,
      text('店铺', 'shop_name'),
      text('店铺订单号', 'remote_order_no', 24),
      choice('处理', 'import_status', IMPORTS),
      text('商品', 'goods_title', 30),
      count('件数', 'num'),
      money('付款（元）', 'pay_amount'),
      text('买家昵称', 'buyer_nick'),
      text('收件人', 'name', 14),
      text('联系电话', 'phone', 18),
      text('省', 'province', 14),
      text('市', 'city', 14),
      text('区', 'district', 14),
      text('详细地址', 'address', 40),
      text('买家留言', 'buyer_memo', 24),
      text('卖家备注', 'seller_memo', 24),
      text('包裹号', 'parcels', 24),
      text('没有自动下单的原因', 'problem_text', 24),
      time('付款时间', 'paid_at'),
      time('读取时间', 'synced_at'),
    ],
  },
  {
    title: '1688商品关联',
    tables: ['shop_offer'],
    rows: (accountId) => sql`
      SELECT o.*, h.shop_name, b.shop_name AS source_name FROM shop_offer o JOIN shop h ON h.id = o.shop_id JOIN shop b ON b.id = o.source_id
       WHERE h.account_id = ${accountId}`,
    columns: [
      numbered,
      text('店铺', 'shop_name'),
      text('店铺商品ID', 'remote_good_id'),
      text('规格ID', 'remote_sku_id'),
      text('1688账号', 'source_name'),
      text('1688商品', 'title', 30),
      text('1688规格', 'spec_name', 24),
      text('供应商', 'supplier'),
      money('单价（元）', 'price'),
      count('件数', 'num'),
      time('读取时间', 'read_at'),
    ],
  },
  {
    title: '1688采购单',
    tables: ['source_order'],
    rows: (accountId) => sql`
      SELECT o.*, h.shop_name, b.shop_name AS source_name, s.remote_order_no AS shop_order_no
        FROM source_order o JOIN shop h ON h.id = o.shop_id JOIN shop b ON b.id = o.source_id JOIN shop_order s ON s.id = o.shop_order_id
       WHERE h.account_id = ${accountId}`,
    columns: [
      numbered,
      text('店铺', 'shop_name'),
      text('店铺订单号', 'shop_order_no', 24),
      text('1688账号', 'source_name'),
      text('供应商', 'supplier'),
      choice('状态', 'status', SOURCE_STATES),
      text('1688订单号', 'remote_order_no', 24),
      money('金额（元）', 'amount'),
      money('其中运费（元）', 'freight'),
      text('运单号', 'waybill_no', 20),
      text('快递', 'courier_code', 14),
      text('说明', 'msg', 24),
      time('提交时间', 'created_at'),
      time('付款时间', 'paid_at'),
      time('发货时间', 'sent_at'),
    ],
  },
  {
    title: '合并包裹',
    tables: ['merge_order'],
    rows: (accountId) => sql`
      SELECT m.*, h.shop_name FROM merge_order m JOIN shop h ON h.id = m.shop_id WHERE h.account_id = ${accountId}`,
    columns: [
      numbered,
      text('合并号', 'merge_no', 24),
      text('店铺', 'shop_name'),
      choice('状态', 'status', MERGES),
      time('合并时间', 'created_at'),
    ],
  },
];
