import { type SQL, sql } from 'drizzle-orm';
import { serviceStatusTexts } from '../../shared/statusTexts.ts';
import { bulkEditKindTexts } from '../bulkEdits/bulkEditTexts.ts';
import { goodsStatusTexts } from '../goods/goodsStatus.ts';
import { transferStatusTexts } from '../stockTransfers/transferTexts.ts';
import { stocktakeStatusTexts } from '../stocktakes/stocktakeTexts.ts';
import { openAccount } from '../waybillAccounts/sealedAccount.ts';
import { choice, count, money, numbered, type PersonalSheet, text, time, yesNo } from './personalSheet.ts';

const LICENCES = { 1: '营业执照', 2: '食品', 3: '化妆品', 4: '电子产品' };
const LICENCE_STATES = { 1: '待审核', 2: '有效', 3: '未通过', 4: '已被替换' };
const AREA_RULES = { 1: '停发', 2: '加收', 3: '包邮' };
const MOVES = {
  ...{
    1: '入库',
    2: '盘点',
    3: '下单锁定',
    4: '取消释放',
    5: '超时释放',
    6: '发货扣减',
    7: '退款回补',
    8: '导入',
    9: '调拨出库',
    10: '调拨入库',
    11: '调拨取消',
    12: '调拨损耗',
    13: '批量修改',
    14: '安全库存',
  },
};

const ofWarehouse = (accountId: number): SQL =>
  sql`JOIN warehouse w ON w.id = x.warehouse_id AND w.seller_id = ${accountId}`;
const ofGoods = (accountId: number): SQL => sql`
  JOIN goods g ON g.id = s.good_id AND g.seller_id = ${accountId} JOIN warehouse w ON w.id = s.warehouse_id`;

/** What a supplier sells, from where, and how it prints. */
export const sellerSheets: readonly PersonalSheet[] = [
  {
    title: '资质',
    tables: ['supplier_licence'],
    of: 'seller',
    rows: (accountId) => sql`
      SELECT id, kind, number, ends_on, status, reason, created_at, decided_at FROM supplier_licence WHERE seller_id = ${accountId}`,
    columns: [
      numbered,
      choice('类别', 'kind', LICENCES),
      text('证件号', 'number', 30),
      text('有效期至', 'ends_on'),
      choice('状态', 'status', LICENCE_STATES),
      text('未通过原因', 'reason', 30),
      time('提交时间', 'created_at'),
      time('审核时间', 'decided_at'),
    ],
  },
  {
    title: '商品',
    tables: ['goods'],
    of: 'seller',
    rows: (accountId) => sql`
      SELECT g.*, c.name AS category FROM goods g JOIN category c ON c.id = g.category_id WHERE g.seller_id = ${accountId}`,
    columns: [
      numbered,
      text('商品编号', 'goods_no', 24),
      text('商品名称', 'name', 30),
      text('类目', 'category'),
      choice('状态', 'status', goodsStatusTexts),
      money('供货价（元）', 'supply_price'),
      count('重量（克）', 'weight'),
      text('单位', 'unit', 8),
      count('起订', 'min_num'),
      count('上限', 'max_num'),
      count('已售', 'sold'),
      text('图片', 'pics', 40),
      text('详情', 'detail', 60),
      text('打包备注', 'packer_note', 30),
      text('审核意见', 'audit_reason', 30),
      time('发布时间', 'created_at'),
      time('更新时间', 'updated_at'),
      time('删除时间', 'deleted_at'),
    ],
  },
  {
    title: '商品修改（待审核或未通过）',
    tables: ['good_revision'],
    of: 'seller',
    rows: (accountId) => sql`
      SELECT r.id, r.status, r.reason, r.submitted_at, r.fields->>'name' AS name, r.fields::text AS fields, g.goods_no
        FROM good_revision r JOIN goods g ON g.id = r.good_id WHERE r.seller_id = ${accountId}`,
    columns: [
      numbered,
      text('商品编号', 'goods_no', 24),
      text('商品名称', 'name', 30),
      choice('状态', 'status', { 1: '待审核', 2: '未通过' }),
      text('审核意见', 'reason', 30),
      text('修改内容', 'fields', 60),
      time('提交时间', 'submitted_at'),
    ],
  },
  {
    title: '商品规格',
    tables: ['sku', 'good_property', 'good_property_value', 'sku_part'],
    of: 'seller',
    rows: (accountId) => sql`
      SELECT k.*, g.name AS good, (
          SELECT string_agg(concat_ws(' ', h.name, nullif(part.name, '')) || ' ×' || p.num, '、' ORDER BY p.sort)
            FROM sku_part p JOIN sku part ON part.id = p.part_sku_id JOIN goods h ON h.id = part.good_id WHERE p.sku_id = k.id) AS parts
        FROM sku k JOIN goods g ON g.id = k.good_id WHERE g.seller_id = ${accountId}`,
    columns: [
      numbered,
      text('规格编号', 'sku_no', 24),
      text('商品', 'good', 30),
      text('规格', 'name'),
      text('商家编码', 'merchant_code'),
      text('组合装明细', 'parts', 40),
      text('条码', 'barcodes', 24),
      text('图片', 'pic', 40),
      money('供货价（元）', 'supply_price'),
      count('重量（克）', 'weight'),
      choice('状态', 'status', { 1: '上架', 2: '下架' }),
      time('发布时间', 'created_at'),
      time('删除时间', 'deleted_at'),
    ],
  },
  {
    title: '阶梯价',
    tables: ['price_step'],
    of: 'seller',
    rows: (accountId) => sql`
      SELECT p.*, g.name AS good, k.name AS sku FROM price_step p JOIN goods g ON g.id = p.good_id AND g.seller_id = ${accountId}
        LEFT JOIN sku k ON k.id = p.sku_id`,
    columns: [
      numbered,
      text('商品', 'good', 30),
      text('规格', 'sku'),
      count('起始件数', 'min_pieces'),
      money('供货价（元）', 'supply_price'),
    ],
  },
  {
    title: '价格表',
    tables: ['price_list', 'price_list_buyer'],
    of: 'seller',
    rows: (accountId) => sql`
      SELECT l.*, (SELECT array_agg(b.account_id ORDER BY b.account_id) FROM price_list_buyer b WHERE b.list_id = l.id) AS buyers
        FROM price_list l WHERE l.seller_id = ${accountId}`,
    columns: [
      numbered,
      text('名称', 'name'),
      text('会员等级', 'levels'),
      text('买家账号编号', 'buyers', 30),
      time('开始', 'start_at'),
      time('结束', 'end_at'),
      time('添加时间', 'created_at'),
      time('更新时间', 'updated_at'),
    ],
  },
  {
    title: '价格表价格',
    tables: ['price_list_entry'],
    of: 'seller',
    rows: (accountId) => sql`
      SELECT e.*, l.name AS list, g.name AS good, k.name AS sku FROM price_list_entry e
        JOIN price_list l ON l.id = e.list_id AND l.seller_id = ${accountId}
        JOIN goods g ON g.id = e.good_id LEFT JOIN sku k ON k.id = e.sku_id`,
    columns: [
      numbered,
      text('价格表', 'list'),
      text('商品', 'good', 30),
      text('规格', 'sku'),
      money('供货价（元）', 'supply_price'),
    ],
  },
  {
    title: '库存',
    tables: ['good_stock'],
    of: 'seller',
    rows: (accountId) => sql`
      SELECT s.*, s.quantity + s.safety_held AS on_hand, g.name, k.name AS sku, w.name AS warehouse FROM good_stock s JOIN sku k ON k.id = s.sku_id ${ofGoods(accountId)}`,
    columns: [
      numbered,
      text('商品', 'name', 30),
      text('规格', 'sku'),
      text('仓库', 'warehouse'),
      count('数量', 'on_hand'),
      count('预占', 'locked'),
      count('安全库存', 'safety_quantity'),
      count('预警', 'warn_quantity'),
      text('货位', 'bin', 12),
      time('更新时间', 'updated_at'),
    ],
  },
  {
    title: '库存流水',
    tables: ['stock_log'],
    of: 'seller',
    rows: (accountId) => sql`
      SELECT l.*, g.name, k.name AS sku, w.name AS warehouse FROM stock_log l JOIN good_stock s ON s.id = l.stock_id
        JOIN sku k ON k.id = s.sku_id ${ofGoods(accountId)}`,
    columns: [
      numbered,
      text('商品', 'name', 30),
      text('规格', 'sku'),
      text('仓库', 'warehouse'),
      choice('类型', 'type', MOVES),
      count('变动', 'delta'),
      count('变动后数量', 'quantity_after'),
      count('变动后预占', 'locked_after'),
      text('业务单号', 'biz_no', 24),
      text('备注', 'remark', 24),
      time('时间', 'created_at'),
    ],
  },
  {
    title: '调拨单',
    tables: ['stock_transfer', 'stock_transfer_line'],
    of: 'seller',
    rows: (accountId) => sql`
      SELECT t.*, f.name AS source, w.name AS target, l.pieces, l.received, l.lines
        FROM stock_transfer t JOIN warehouse f ON f.id = t.from_warehouse_id JOIN warehouse w ON w.id = t.to_warehouse_id
        CROSS JOIN LATERAL (
          SELECT sum(num) AS pieces, sum(received) AS received, string_agg(sku_title(sku_id) || ' ×' || num, '；' ORDER BY sku_id) AS lines
            FROM stock_transfer_line WHERE transfer_id = t.id) l
       WHERE t.seller_id = ${accountId}`,
    columns: [
      numbered,
      text('调拨单号', 'transfer_no', 24),
      text('调出仓库', 'source'),
      text('调入仓库', 'target'),
      count('调拨件数', 'pieces'),
      count('收货件数', 'received'),
      text('明细', 'lines', 60),
      choice('状态', 'status', transferStatusTexts),
      text('备注', 'note', 24),
      time('调拨时间', 'created_at'),
      time('完成时间', 'finished_at'),
    ],
  },
  {
    title: '盘点单',
    tables: ['stocktake', 'stocktake_line'],
    of: 'seller',
    rows: (accountId) => sql`
      SELECT t.*, w.name AS warehouse, l.lines FROM stocktake t JOIN warehouse w ON w.id = t.warehouse_id CROSS JOIN LATERAL (
          SELECT string_agg(concat(sku_title(sku_id), ' 账面', book, ' 实盘', counted), '；' ORDER BY sku_id) AS lines
            FROM stocktake_line WHERE stocktake_id = t.id) l
       WHERE t.seller_id = ${accountId}`,
    columns: [
      numbered,
      text('盘点单号', 'stocktake_no', 24),
      text('仓库', 'warehouse'),
      text('明细', 'lines', 60),
      choice('状态', 'status', stocktakeStatusTexts),
      text('备注', 'note', 24),
      time('开始时间', 'created_at'),
      time('完成时间', 'finished_at'),
    ],
  },
  {
    title: '批量修改单',
    tables: ['bulk_edit', 'bulk_edit_line'],
    of: 'seller',
    rows: (accountId) => sql`
      SELECT e.*, l.lines FROM bulk_edit e CROSS JOIN LATERAL (
          SELECT string_agg(concat(coalesce(sku_title(sku_id), (SELECT name FROM goods WHERE id = good_id)), ' ', before, '→', after), '；' ORDER BY place) AS lines
            FROM (SELECT * FROM bulk_edit_line WHERE edit_id = e.id ORDER BY place LIMIT 100) l) l
       WHERE e.seller_id = ${accountId}`,
    columns: [
      numbered,
      text('批量修改单号', 'edit_no', 24),
      choice('修改内容', 'kind', bulkEditKindTexts),
      count('商品数', 'goods_count'),
      count('行数', 'row_count'),
      text('明细（前100行）', 'lines', 60),
      time('修改时间', 'created_at'),
      time('撤销时间', 'undone_at'),
    ],
  },
  {
    title: '仓库',
    tables: ['warehouse'],
    of: 'seller',
    rows: (accountId) => sql`SELECT * FROM warehouse WHERE seller_id = ${accountId}`,
    columns: [
      numbered,
      text('名称', 'name'),
      choice('状态', 'status', serviceStatusTexts),
      text('联系人', 'contact'),
      text('电话', 'phone'),
      text('省', 'province', 14),
      text('市', 'city', 14),
      text('区', 'district', 14),
      text('详细地址', 'address', 40),
      text('介绍', 'intro', 40),
      text('客服链接', 'cs_url', 30),
      text('图片', 'logo', 30),
      text('截单时间', 'cutoff_time', 10),
      text('休息日', 'rest_dates', 30),
      text('暂停原因', 'pause_reason'),
      time('添加时间', 'created_at'),
      time('删除时间', 'deleted_at'),
    ],
  },
  {
    title: '仓库快递',
    tables: ['warehouse_courier'],
    of: 'seller',
    rows: (accountId) => sql`
      SELECT x.*, w.name AS warehouse, c.name AS courier FROM warehouse_courier x ${ofWarehouse(accountId)} JOIN courier c ON c.id = x.courier_id`,
    columns: [
      numbered,
      text('仓库', 'warehouse'),
      text('快递', 'courier', 14),
      count('首重（克）', 'first_weight'),
      money('首重费用（元）', 'first_fee'),
      count('续重（克）', 'step_weight'),
      money('续重费用（元）', 'step_fee'),
      money('首重成本（元）', 'cost_first_fee'),
      money('续重成本（元）', 'cost_step_fee'),
      yesNo('启用', 'enabled'),
    ],
  },
  {
    title: '地区规则',
    tables: ['area_rule'],
    of: 'seller',
    rows: (accountId) => sql`
      SELECT x.*, w.name AS warehouse, (SELECT c.name FROM courier c WHERE c.id = x.courier_id) AS courier
        FROM area_rule x ${ofWarehouse(accountId)}`,
    columns: [
      numbered,
      text('仓库', 'warehouse'),
      text('快递', 'courier', 14),
      text('地区代码', 'area_code', 12),
      choice('规则', 'type', AREA_RULES),
      money('加收（元）', 'fee'),
      text('原因', 'reason', 30),
      time('开始', 'start_at'),
      time('结束', 'end_at'),
    ],
  },
  {
    title: '运费模板',
    tables: ['freight_template'],
    of: 'seller',
    rows: (accountId) => sql`SELECT * FROM freight_template WHERE seller_id = ${accountId}`,
    columns: [numbered, text('名称', 'name'), time('添加时间', 'created_at'), time('更新时间', 'updated_at')],
  },
  {
    title: '运费模板的快递',
    tables: ['freight_template_courier'],
    of: 'seller',
    rows: (accountId) => sql`
      SELECT x.*, t.name AS template, c.name AS courier FROM freight_template_courier x
        JOIN freight_template t ON t.id = x.template_id AND t.seller_id = ${accountId} JOIN courier c ON c.id = x.courier_id`,
    columns: [
      numbered,
      text('模板', 'template'),
      text('快递', 'courier', 14),
      count('首重（克）', 'first_weight'),
      money('首重费用（元）', 'first_fee'),
      count('续重（克）', 'step_weight'),
      money('续重费用（元）', 'step_fee'),
      money('首重成本（元）', 'cost_first_fee'),
      money('续重成本（元）', 'cost_step_fee'),
      yesNo('启用', 'enabled'),
    ],
  },
  {
    title: '运费模板的地区规则',
    tables: ['freight_template_rule'],
    of: 'seller',
    rows: (accountId) => sql`
      SELECT x.*, t.name AS template, (SELECT c.name FROM courier c WHERE c.id = x.courier_id) AS courier
        FROM freight_template_rule x JOIN freight_template t ON t.id = x.template_id AND t.seller_id = ${accountId}`,
    columns: [
      numbered,
      text('模板', 'template'),
      text('快递', 'courier', 14),
      text('地区代码', 'area_code', 12),
      choice('规则', 'type', AREA_RULES),
      money('加收（元）', 'fee'),
      text('原因', 'reason', 30),
      time('开始', 'start_at'),
      time('结束', 'end_at'),
    ],
  },
  {
    title: '常用回复',
    tables: ['answer_template'],
    of: 'seller',
    rows: (accountId) => sql`SELECT * FROM answer_template WHERE seller_id = ${accountId}`,
    columns: [
      numbered,
      text('名称', 'name'),
      text('内容', 'text', 60),
      time('最近使用', 'used_at'),
      time('添加时间', 'created_at'),
    ],
  },
  {
    title: '电子面单账号',
    tables: ['waybill_account'],
    of: 'seller',
    rows: (accountId) => sql`
      SELECT a.*, c.name AS courier, (SELECT w.name FROM warehouse w WHERE w.id = a.warehouse_id) AS warehouse
        FROM waybill_account a JOIN courier c ON c.id = a.courier_id WHERE a.seller_id = ${accountId}`,
    // Passwords leave by no way.
    opened: (box, row) => {
      const { partnerId, checkMan = '' } = openAccount(box, String(row.account));
      return { partner_id: partnerId, check_man: checkMan };
    },
    columns: [
      numbered,
      text('快递', 'courier', 14),
      text('仓库', 'warehouse'),
      text('客户编码', 'partner_id'),
      text('取件员', 'check_man', 12),
      yesNo('启用', 'enabled'),
      yesNo('账号异常时使用平台面单', 'falls_back'),
      time('更新时间', 'updated_at'),
      time('删除时间', 'removed_at'),
    ],
  },
  {
    title: 'ERP 对接',
    tables: ['erp_account'],
    of: 'seller',
    // The secret leaves by no way.
    rows: (accountId) => sql`SELECT * FROM erp_account WHERE seller_id = ${accountId}`,
    columns: [
      numbered,
      text('卖家账号', 'sid'),
      text('接口账号', 'app_key'),
      text('店铺编号', 'shop_no', 14),
      time('最近运行', 'ran_at'),
      time('添加时间', 'created_at'),
    ],
  },
  {
    title: '面单设置',
    tables: ['print_setting'],
    of: 'seller',
    rows: (accountId) => sql`
      SELECT p.*, p.extras->>'text' AS words, (SELECT c.name FROM courier c WHERE c.id = p.courier_id) AS courier
        FROM print_setting p WHERE p.seller_id = ${accountId}`,
    columns: [
      numbered,
      text('快递', 'courier', 14),
      text('纸张', 'paper', 12),
      text('附加文字', 'words', 30),
      text('打印机', 'printer_name'),
      yesNo('自动打印', 'auto_print'),
      time('更新时间', 'updated_at'),
    ],
  },
];
