import { accountSheets } from './accountSheets.ts';
import { caseSheets } from './caseSheets.ts';
import { invoiceSheets } from './invoiceSheets.ts';
import { moneySheets } from './moneySheets.ts';
import { orderSheets, suppliedSheets } from './orderSheets.ts';
import { packingSheets } from './packingSheets.ts';
import type { PersonalSheet } from './personalSheet.ts';
import { reviewSheets } from './reviewSheets.ts';
import { sellerSheets } from './sellerSheets.ts';
import { shopSheets } from './shopSheets.ts';

/** All personal data, one sheet per kind, in the order of the file. */
export const personalSheets: readonly PersonalSheet[] = [
  ...accountSheets,
  ...shopSheets,
  ...orderSheets,
  ...suppliedSheets,
  ...caseSheets,
  ...reviewSheets,
  ...moneySheets,
  ...invoiceSheets,
  ...sellerSheets,
  ...packingSheets,
];

/** Tables without personal data in the copy, and why. A table in neither list fails its test. */
export const NOT_PERSONAL: Readonly<Record<string, string>> = {
  account_note: 'what operators tell each other, without data of the person',
  audit_log: 'what operators did',
  provider_call: 'how many calls of outside platforms there were',
  running_process: 'processes of the product',
  schedule_run: 'how scheduled jobs ended',
  ledger_violation: 'rules of the books that did not hold',
  ledger_check: 'how the checks of the books stand',
  captcha: 'pictures that name nobody',
  console_view: 'of operators, without typed words',
  cash_out_batch: 'ids of cash-outs, which are in their sheet',
  cash_out_split: 'parts of recharges by which cash-outs were paid, which are in their sheet',
  category: 'the same for everybody',
  channel_bill: 'sums of what payment channels say of a day',
  channel_bill_difference: 'numbers of payments and refunds, which are in their sheets',
  channel_bill_line: 'numbers and amounts of payments and refunds, which are in their sheets, for two weeks',
  change_era: 'when the feed of changes began',
  change_event: 'ids of what changed within the last day',
  change_feed: 'how far changes were told',
  counter: 'limits of a day, found by keyed hashes',
  coming_back: 'parcels that a case is about to be opened for, for minutes',
  courier: 'the same for everybody',
  dismissed_suggestion: 'that something proposed for a parcel was put away',
  erp_stock: 'what an ERP told of articles, which is in the sheet of stock',
  erp_trade: 'numbers of parcels, which are in their sheets',
  rerouted_parcel: 'numbers of parcels and of their orders, which are in their sheets',
  erp_warehouse: 'numbers of warehouses, which are in their sheet',
  export_file: 'files of the last hour: what they tell is in the other sheets',
  good_review_count: 'counts of goods',
  good_sale: 'counts of goods',
  good_sale_day: 'counts of goods',
  best_selling_good: 'counts of goods',
  idempotency_key:
    'first answers of retried calls, for three to six days: what they tell is in the other sheets',
  kept_change: 'counts of rows that are in the other sheets',
  kept_list: 'ids up to which rows are counted',
  kept_total: 'counts of rows that are in the other sheets',
  join_application: 'applicants have no account',
  league_level: 'the same for everybody',
  member_login: 'secrets, found by keyed hashes',
  member_invitation: 'for a week, as the owner named somebody who is then in 成员',
  member_notice:
    'of members, who are other persons than the account’s; what they were told is in `person_notice`',
  notice_send: 'notices that wait for minutes, at most until quiet hours end',
  notice_to_route: 'ids of notices, for seconds',
  member_consent: 'of members, who are other persons than the account’s',
  legal_text: 'published to everybody; consents name them',
  notice: 'written by operators; what an account was told is in `person_notice`',
  outside_secret: 'secrets of the service',
  phone_code: 'secrets of a day, found by keyed hashes',
  price_version: 'counts changes of prices',
  print_key: 'a secret of the service',
  quote: 'prices that were said within a day',
  receiver_print: 'keyed hashes by which the parcels of 包裹 are found',
  token_document: 'texts of programs, which name fields of the graph and nobody',
  webhook_message: 'ids of what changed, for two weeks: what they tell is in the other sheets',
  wallet_checkpoint: 'sums of lines that are in the sheet of movements',
  seller_figure: 'counts of parcels and cases that are in the other sheets',
  forbidden_word: 'words that goods may not carry',
  home_item: 'what operators show to everybody',
  month_statement: 'sums of the ledger of everybody together',
  operator: 'an operator, who is nobody’s account',
  operator_approval: 'of operators',
  operator_challenge: 'of operators',
  operator_recovery_code: 'of operators',
  operator_role: 'of operators',
  operator_role_member: 'of operators',
  operator_session: 'of operators',
  operator_upload: 'pictures that operators show to everybody',
  report_day: 'sums of parcels that are in the other sheets',
  payment_notice: 'what channels said of payments that are in the other sheets',
  setting: 'the same for everybody',
  shipment_template_to_check: 'ids of templates whose price is looked at within seconds',
  shop_auth_state: 'secrets of authorisations under way',
  shop_pull: 'technical: what readings brought is in 店铺订单',
  shop_goods_pull: 'technical: what readings brought is in 店铺规格',
  assigned_merchant: 'by which mask a platform calls a shop that is in 店铺, to a supplier',
  unclaimed_order:
    'what a supplier is to send of merchants who are not known here; nothing of a receiver but the city',
  shop_stock: 'quantities that are worked out from the stock of suppliers, and what shops have taken of them',
  shop_listing_change: 'ids of what has changed, until it is looked at within seconds',
  shop_stock_change: 'ids of what has changed, until it is looked at within seconds',
};
