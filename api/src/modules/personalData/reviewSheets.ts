import { sql } from 'drizzle-orm';
import { count, numbered, type PersonalSheet, text, time } from './personalSheet.ts';

/** What somebody said of goods, and what a supplier answered. */
export const reviewSheets: readonly PersonalSheet[] = [
  {
    title: '商品评价',
    tables: ['review'],
    of: 'buyer',
    rows: (accountId) => sql`
      SELECT r.*, g.name AS good, o.order_no FROM review r JOIN goods g ON g.id = r.good_id JOIN orders o ON o.id = r.order_id
       WHERE r.account_id = ${accountId}`,
    columns: [
      numbered,
      text('订单号', 'order_no', 24),
      text('商品', 'good', 30),
      text('规格', 'sku_name'),
      count('评分', 'score'),
      text('评价', 'text', 40),
      text('图片', 'pics', 40),
      time('评价时间', 'created_at'),
      text('追评', 'added_text', 40),
      text('追评图片', 'added_pics', 40),
      time('追评时间', 'added_at'),
      text('供应商回复', 'answer', 40),
      time('回复时间', 'answered_at'),
      text('隐藏原因', 'hidden_reason', 30),
      time('隐藏时间', 'hidden_at'),
    ],
  },
  {
    title: '评价回复',
    tables: ['review'],
    of: 'seller',
    rows: (accountId) => sql`
      SELECT r.*, g.name AS good FROM review r JOIN goods g ON g.id = r.good_id
       WHERE r.seller_id = ${accountId} AND r.answered_at IS NOT NULL`,
    columns: [
      numbered,
      text('商品', 'good', 30),
      count('评分', 'score'),
      text('回复', 'answer', 40),
      time('回复时间', 'answered_at'),
    ],
  },
];
