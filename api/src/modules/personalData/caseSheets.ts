import { type SQL, sql } from 'drizzle-orm';
import { caseAskTexts, caseKindTexts, caseOutcomeTexts, caseStatusTexts } from '../cases/caseTexts.ts';
import { claimKindTexts, claimStatusTexts } from '../courierClaims/claimTexts.ts';
import { choice, money, numbered, type PersonalSheet, text, time } from './personalSheet.ts';

const WRITERS = { user: '采购商', seller: '供应商', system: '系统', platform: '平台' };

const casesOf = (whose: SQL): SQL => sql`
  SELECT c.*, p.package_no FROM after_sale_case c JOIN order_package p ON p.id = c.package_id WHERE ${whose}`;
const CASE_COLUMNS = [
  numbered,
  text('售后单号', 'case_no', 24),
  text('包裹号', 'package_no', 24),
  choice('原因', 'kind', caseKindTexts),
  choice('诉求', 'ask', caseAskTexts),
  money('诉求金额（元）', 'amount'),
  money('供应商方案（元）', 'offer_amount'),
  money('已给付（元）', 'given_amount'),
  choice('状态', 'status', caseStatusTexts),
  choice('结果', 'outcome', caseOutcomeTexts),
  time('申请时间', 'created_at'),
  time('完成时间', 'finished_at'),
];

const messagesOf = (whose: SQL): SQL => sql`
  SELECT m.*, c.case_no FROM case_message m JOIN after_sale_case c ON c.id = m.case_id WHERE ${whose}`;
const MESSAGE_COLUMNS = [
  numbered,
  text('售后单号', 'case_no', 24),
  time('时间', 'created_at'),
  choice('操作方', 'by', WRITERS),
  text('内容', 'text', 60),
  money('金额（元）', 'amount'),
];

const returnsOf = (whose: SQL): SQL => sql`
  SELECT r.*, k.name AS courier_name FROM return_parcel r LEFT JOIN courier k ON k.id = r.courier_id WHERE ${whose}`;
const RETURN_COLUMNS = [
  numbered,
  text('运单号', 'waybill_no', 24),
  text('快递公司', 'courier_name', 16),
  text('最新物流', 'trace_text', 60),
  text('备注', 'note', 40),
  time('签收时间', 'signed_at'),
  time('到仓时间', 'arrived_at'),
  time('登记时间', 'created_at'),
];

const CLAIM_COLUMNS = [
  numbered,
  text('理赔单号', 'claim_no', 24),
  text('包裹号', 'package_no', 24),
  text('快递公司', 'courier_name'),
  text('运单号', 'waybill_no', 24),
  choice('原因', 'kind', claimKindTexts),
  money('索赔金额（元）', 'amount'),
  text('说明', 'text', 60),
  choice('状态', 'status', claimStatusTexts),
  money('快递同意（元）', 'accepted_amount'),
  money('已入钱包（元）', 'supplier_part'),
  text('快递答复', 'answer', 40),
  time('申请时间', 'created_at'),
  time('完成时间', 'finished_at'),
];

/** After-sales cases and what was said in them; a supplier has no copy of what its buyers wrote. */
export const caseSheets: readonly PersonalSheet[] = [
  {
    title: '售后单',
    tables: ['after_sale_case', 'compensation'],
    of: 'buyer',
    rows: (accountId) => casesOf(sql`c.account_id = ${accountId}`),
    columns: CASE_COLUMNS,
  },
  {
    title: '售后往来',
    tables: ['case_message', 'case_file'],
    of: 'buyer',
    rows: (accountId) => messagesOf(sql`c.account_id = ${accountId}`),
    columns: MESSAGE_COLUMNS,
  },
  {
    title: '退货包裹',
    tables: ['return_parcel'],
    of: 'buyer',
    rows: (accountId) => returnsOf(sql`r.account_id = ${accountId}`),
    columns: RETURN_COLUMNS,
  },
  {
    title: '收到的退货',
    tables: ['return_parcel'],
    of: 'seller',
    rows: (accountId) => returnsOf(sql`r.seller_id = ${accountId}`),
    columns: RETURN_COLUMNS,
  },
  {
    title: '供货售后单',
    tables: ['after_sale_case'],
    of: 'seller',
    rows: (accountId) => casesOf(sql`c.seller_id = ${accountId}`),
    columns: CASE_COLUMNS,
  },
  {
    title: '供货售后往来',
    tables: ['case_message'],
    of: 'seller',
    rows: (accountId) => messagesOf(sql`c.seller_id = ${accountId} AND m.by <> 'user'`),
    columns: MESSAGE_COLUMNS,
  },
  {
    title: '快递理赔',
    tables: ['courier_claim'],
    of: 'seller',
    rows: (accountId) => sql`
      SELECT k.*, p.package_no FROM courier_claim k JOIN order_package p ON p.id = k.package_id WHERE k.seller_id = ${accountId}`,
    columns: CLAIM_COLUMNS,
  },
];
