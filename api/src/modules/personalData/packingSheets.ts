import { sql } from 'drizzle-orm';
import { numbered, type PersonalSheet, text, time } from './personalSheet.ts';

/** What a supplier picked and packed, and what it tells its packers. */
export const packingSheets: readonly PersonalSheet[] = [
  {
    title: '波次',
    tables: ['wave', 'wave_parcel'],
    of: 'seller',
    rows: (accountId) => sql`
      SELECT v.*, w.name AS warehouse, (SELECT string_agg(p.package_no, '，' ORDER BY x.place) FROM wave_parcel x
               JOIN order_package p ON p.id = x.package_id WHERE x.wave_id = v.id) AS parcels
        FROM wave v JOIN warehouse w ON w.id = v.warehouse_id WHERE v.seller_id = ${accountId}`,
    columns: [
      numbered,
      text('波次号', 'wave_no', 14),
      text('仓库', 'warehouse'),
      text('包裹', 'parcels', 60),
      time('创建时间', 'created_at'),
      time('关闭时间', 'closed_at'),
    ],
  },
  {
    title: '打包记录',
    tables: ['packing'],
    of: 'seller',
    rows: (accountId) => sql`
      SELECT k.*, k.package_id AS id, p.package_no FROM packing k JOIN order_package p ON p.id = k.package_id WHERE k.seller_id = ${accountId}`,
    columns: [
      numbered,
      text('包裹号', 'package_no', 24),
      time('打开时间', 'opened_at'),
      text('跳过原因', 'skip_reason', 30),
      time('打包时间', 'packed_at'),
      text('打包员', 'packed_by', 14),
    ],
  },
  {
    title: '买家打包备注',
    tables: ['buyer_note'],
    of: 'seller',
    rows: (accountId) => sql`
      SELECT b.*, b.account_id AS id FROM buyer_note b WHERE b.seller_id = ${accountId}`,
    columns: [numbered, text('备注', 'text', 60), time('更新时间', 'updated_at')],
  },
];
