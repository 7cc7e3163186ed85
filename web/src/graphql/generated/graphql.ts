/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The two kinds of account. REST: `type`. */
export type AccountKind =
  /** 1 买家（VIP 会员）, authorityId 10001 */
  | 'BUYER'
  /** 2 供应商, authorityId 11001 */
  | 'SELLER';

/** What is added to a review (追评). REST: body of `POST /reviews/addToReview`. */
export type AddToReviewInput = {
  /** Addresses of own uploads, at most 6. */
  pics?: Array<string> | null | undefined;
  /** At most 500 characters; may be empty where there are pictures. */
  text: string;
};

/** How far the refunds of an order are (售后). REST: `order.afterSaleStatus`. */
export type AfterSaleStatus =
  /** 1 售后中 */
  | 'ACTIVE'
  /** 0 无 */
  | 'NONE'
  /** 2 部分退款 */
  | 'PARTLY_REFUNDED'
  /** 3 全部退款 */
  | 'REFUNDED';

/** Days in Asia/Shanghai by which parcels were paid; the last 30 when empty, at most 366. */
export type AfterSalesFilter = {
  /** Only what this courier had: that of its own number where the supplier gave one, else that of the order. */
  courierId?: number | null | undefined;
  /** The first day, included. */
  from?: string | null | undefined;
  /** Only these goods. */
  goodId?: number | null | undefined;
  /** The last day, included. */
  to?: string | null | undefined;
  /** Only what this warehouse shipped. */
  warehouseId?: number | null | undefined;
};

/** By what a supplier's after-sales are counted. REST: `unit`. */
export type AfterSalesUnit =
  /** courier 按快递 */
  | 'COURIER'
  /** goods 按商品 */
  | 'GOODS'
  /** month 按月 */
  | 'MONTH'
  /** warehouse 按仓库 */
  | 'WAREHOUSE';

/** A supplier's answer to a case. REST: body of `POST /afterSales/answer`. */
export type AnswerCaseInput = {
  /** What it does. */
  action: CaseAnswer;
  /** Fen, of an offered part; of an offered replacement the freight that the buyer is to pay. */
  amount?: number | null | undefined;
  /** By which courier goods were sent back to the buyer, of `SENT_BACK`. */
  courierId?: number | null | undefined;
  /** Own private files that are attached to nothing: nine pictures and a video at most. */
  fileIds?: Array<number> | null | undefined;
  /** Of `SETTLE_GOODS`: what became of goods that came back. */
  goods?: ReturnedGoods | null | undefined;
  /** What is offered: `PART` (by default), `REPLACEMENT` or `RETURN_REFUND`. */
  offer?: CaseAsk | null | undefined;
  /** Of goods that came back: whether they can be sold again; said later with the refund by default. */
  restock?: boolean | null | undefined;
  /** Words for the buyer, at most 500 characters. */
  text?: string | null | undefined;
  /** Own warehouse that goods are to be sent back to; that of the order by default. */
  warehouseId?: number | null | undefined;
  /** Under which number they were sent. */
  waybillNo?: string | null | undefined;
};

/** An answer template, or what replaces it. White space around both is left out. */
export type AnswerTemplateInput = {
  /** 1 to 20 characters (名称). */
  name: string;
  /** 1 to 500 characters (内容). */
  text: string;
};

/** REST: body of `POST /tokens/create`. Proves who asks by the password or by a code of the scene `TOKEN`. */
export type ApiTokenInput = {
  /** Version of 数据处理协议 that its owner agrees to; needed with RECEIVERS_READ. */
  agreement?: string | null | undefined;
  /** Fen that it may pay in a day; needed with ORDERS_PAY, and with that alone. */
  dayLimit?: number | null | undefined;
  /** Days that it is in force, 1 to 366. */
  expiresInDays: number;
  /** What it is for, up to 40 characters. */
  name: string;
  /** Addresses and networks that it may come from, such as 203.0.113.0/24, up to 20; without them from everywhere. */
  networks?: Array<string> | null | undefined;
  /** The own password, once more; or `phoneCode` instead. */
  password?: string | null | undefined;
  /** Six digits sent for the scene TOKEN; instead of `password`. */
  phoneCode?: string | null | undefined;
  /** Answer to the challenge of a refusal PROOF_NEEDED; else left out. */
  proof?: string | null | undefined;
  /** What it may do, of `grantable`. */
  scopes: Array<TokenScope>;
};

/** How a token of a program stands. REST: `status`. */
export type ApiTokenStatus =
  /** 1 in force */
  | 'ACTIVE'
  /** 2 at its end */
  | 'EXPIRED'
  /** 3 revoked */
  | 'REVOKED';

/** Where a courier does not deliver from a warehouse, costs more or is free. */
export type AreaRuleInput = {
  /** 2, 4 or 6 digits. */
  areaCode: string;
  /** Holds up to but without that moment; null: until it is removed. */
  endAt?: string | null | undefined;
  /** Fen a parcel of a surcharge, else 0. */
  fee?: number;
  /** At most 50 characters; what buyers read. */
  reason?: string;
  /** Holds from then on; null: at once. */
  startAt?: string | null | undefined;
  /** Whether nothing goes there, it costs more or its freight is free: then the supplier bears what the courier costs. */
  type: AreaRuleType;
};

/** What a rule of an area says. REST: `areaRule.type`. */
export type AreaRuleType =
  /** 1 停发 */
  | 'BAN'
  /** 3 包邮 */
  | 'FREE'
  /** 2 偏远加价 */
  | 'SURCHARGE';

/** REST: body of `POST /invoices/ask`. Without days and orders: all that is billable, up to 2000 parcels or recharges. */
export type AskInvoicesInput = {
  /** First day of what was ordered or recharged. */
  from?: string | null | undefined;
  /** What is to be invoiced. */
  kind: InvoiceKind;
  /** Only of these orders, 1 to 100. */
  orderIds?: Array<number> | null | undefined;
  /** An own title; not of SUPPLY, which is made out to the platform. */
  titleId?: number | null | undefined;
  /** Last day. */
  to?: string | null | undefined;
};

/** Write-back of the waybill to the shop. REST: `orderPackage.autoSendStatus`. */
export type AutoSendStatus =
  /** 6 店铺已发货 */
  | 'EXTERNAL'
  /** 4 发货失败 */
  | 'FAILED'
  /** 0 无需发货 */
  | 'NONE'
  /** 5 已暂停 */
  | 'PAUSED'
  /** 2 发货中 */
  | 'SENDING'
  /** 3 发货成功 */
  | 'SUCCESS'
  /** 1 待发货 */
  | 'WAITING';

/** Orders that are placed and paid as one decision: at most 40 parts, of 5,000 parcels together. */
export type BatchInput = {
  /** Accept third-party order numbers that were ordered before (补发). */
  allowDuplicate?: boolean;
  /** Tell the shop the waybill numbers; only for shop orders. */
  autoSend?: boolean;
  /** 1 to 40, an order each. */
  parts: Array<BatchPartInput>;
  /** The shop platform that the recipients ordered at; with `AUTO` it is the shop's. */
  platform?: Platform;
  /** Of a quote that is at most 15 minutes old; without it the price of now is taken. */
  quoteNo?: string | null | undefined;
  /** Words for the supplier (备注), at most 200 characters. */
  remark?: string;
  /** The platform's sender address that the shop is told; empty for its default. */
  remoteAddressId?: string | null | undefined;
  /** One of the caller's senders (发件人), for all parts. */
  senderId: number;
  /** Leave out rows with blocking problems, and parts that are refused, instead of refusing the batch. */
  skipInvalid?: boolean;
  /** What prints the waybills (打单软件), one of `Settings.softwares`; null for the first. */
  softwareId?: number | null | undefined;
  /** How all recipients are given; `AUTO` takes shop orders, the others `packages`. */
  type: ShipMode;
};

/** One of several orders that are placed as one decision. */
export type BatchPartInput = {
  /** What single ones of these parcels hold; the others hold what stands beside. Only of shop orders. */
  contents?: Array<ShopContentInput> | null | undefined;
  /** The courier (快递); the warehouse must work with it. */
  courierId: number;
  /** Goods (商品) with one combination; instead of `skuId` or `items`. */
  goodId?: number | null | undefined;
  /** What every parcel of the part holds that does not say otherwise, at most 20 combinations; instead of goods and `num`. */
  items?: Array<ItemInput> | null | undefined;
  /** Merged orders of that shop, a parcel each. */
  mergeIds?: Array<number>;
  /** Pieces a parcel, 1 to 99, of `goodId` or `skuId`. */
  num?: number;
  /** At most 500 parcels. */
  packages?: Array<ParcelInput>;
  /** Waiting orders of one shop, a parcel each; only in a batch of the type `AUTO`. */
  shopOrderIds?: Array<number>;
  /** A combination (规格); instead of `goodId` or `items`. */
  skuId?: number | null | undefined;
  /** The warehouse (仓库) that ships the part. */
  warehouseId: number;
};

/** Which parcel is put aside. REST: body of `POST /packing/leave`. */
export type BenchLeaveInput = {
  /** Number of the bench that has it open. */
  bench: string;
  /** Id of the parcel (包裹), as in `Parcel.id`. */
  packageId: number;
  /** Why it is put aside (跳过原因), at most 50 characters; absent: nothing is noted. */
  reason?: string | null | undefined;
};

/** Which parcel is packed. REST: body of `POST /packing/pack`. */
export type BenchPackInput = {
  /** Number of the bench that has it open. */
  bench: string;
  /** Id of the parcel (包裹), as in `Parcel.id`. */
  packageId: number;
  /** What the packer is called (打包员), at most 20 characters. */
  packedBy?: string | null | undefined;
};

/** What is scanned at which bench. REST: body of `POST /packing/open`. */
export type BenchScanInput = {
  /** Number of the bench, 8 to 40 letters, digits and hyphens: every bench has its own. */
  bench: string;
  /** Waybill number, number of the parcel, or with `waveId` its place in the wave; 1 to 100 characters. */
  code: string;
  /** What the packer is called (打包员), at most 20 characters; other benches that open the parcel are told. */
  packedBy?: string | null | undefined;
  /** The own wave (波次) that is packed. */
  waveId?: number | null | undefined;
};

/** REST: body of `POST /invoices/billable`. Without days and orders: all of it. */
export type BillableInput = {
  /** First day of what was ordered or recharged. */
  from?: string | null | undefined;
  /** What is to be invoiced: GOODS and RECHARGE for buyers; FEE, SUPPLY and RECHARGE for suppliers. */
  kind: InvoiceKind;
  /** Only of these orders, 1 to 100. */
  orderIds?: Array<number> | null | undefined;
  /** Last day. */
  to?: string | null | undefined;
};

/** What can be done with a bulk edit now. Decided by the API alone. */
export type BulkEditAction =
  /** 撤销: `undoBulkEdit` */
  | 'UNDO';

/** Which bulk edits are listed; what is absent excludes nothing. */
export type BulkEditFilter = {
  /** Only these, 1 to 100; those of others are left out. */
  ids?: Array<number> | null | undefined;
  /** Only those of this kind. */
  kind?: BulkEditKind | null | undefined;
};

/** What a bulk edit makes of values. REST: `change` of `POST /bulkEdits/preview`. */
export type BulkEditInput = {
  /** How: PERCENT is for prices, ADD for prices, weights, stock and safety stock. */
  mode: BulkEditMode;
  /** Of prices with PERCENT; absent: whole fen. */
  rounding?: PriceRounding | null | undefined;
  /** Fen, grams, pieces or the id of a category; 1 上架, 0 下架; with PERCENT 11000 is 110 %. */
  value: number;
  /** The own warehouse whose stock is changed; needed for STOCK and SAFETY_STOCK. */
  warehouseId?: number | null | undefined;
};

/** What of many goods is changed at once (批量修改). REST: `kind` of a bulk edit. */
export type BulkEditKind =
  /** 4 分类, the id of a category, by goods */
  | 'CATEGORY'
  /** 6 运费模板, the id of an own freight template, by goods; 0 for the fees of the warehouse */
  | 'FREIGHT_TEMPLATE'
  /** 5 上架/下架, by goods; values are those of the goods' status */
  | 'ON_SALE'
  /** 7 安全库存, pieces that are kept at one warehouse, by combination; less than none is none */
  | 'SAFETY_STOCK'
  /** 3 库存, pieces on hand at one warehouse, by combination */
  | 'STOCK'
  /** 1 供货价, in fen, by combination */
  | 'SUPPLY_PRICE'
  /** 2 重量, in grams, by combination */
  | 'WEIGHT';

/** Which rows of a bulk edit are listed; what is absent excludes nothing. */
export type BulkEditLineFilter = {
  /** True: only what the undo left as it was. */
  left?: boolean | null | undefined;
};

/** How values come to be. REST: `change.mode` of a bulk edit. */
export type BulkEditMode =
  /** 2 加减: so much more, or less */
  | 'ADD'
  /** 3 按比例: so many hundredths of a percent of what there is */
  | 'PERCENT'
  /** 1 设为: all have it */
  | 'SET';

/** A row of a preview that is to be changed. REST: `rows` of `POST /bulkEdits/apply`. */
export type BulkEditRowInput = {
  /** Its `before`: the row is refused when there is something else by now. */
  before: number;
  /** The `id` of the previewed row. */
  id: number;
};

/** Why the undo of a bulk edit left a row as it was. REST: `undoReason` of a line. */
export type BulkUndoReason =
  /** 1 之后又被修改过 */
  | 'CHANGED'
  /** 2 已被删除 */
  | 'GONE'
  /** 3 恢复后不符合规则: orders hold the pieces, the parcel would be too heavy, or the status does not allow it */
  | 'REFUSED'
  /** 4 修改前的值已被删除: the category or freight template is no longer there */
  | 'VALUE_GONE';

/** So many pieces of an own combination that is no bundle itself. */
export type BundlePartInput = {
  /** Pieces in a piece of the bundle, 1 to 99. */
  num: number;
  /** The combination (规格), as in `OwnSku.id`. */
  skuId: number;
};

/** Why an unpaid order ended. REST: `order.cancelType`. */
export type CancelType =
  /** 1 买家取消 */
  | 'BUYER'
  /** 3 库存不足 */
  | 'STOCK_SHORT'
  /** 5 系统取消 */
  | 'SYSTEM'
  /** 2 超时未付款 */
  | 'TIMEOUT'
  /** 4 仓库停发 */
  | 'WAREHOUSE_PAUSED';

/** What may be done with a case now. Decided by the API alone. */
export type CaseAction =
  /** 同意, supplier: `answerCase` */
  | 'ACCEPT'
  /** 接受方案, buyer: `replyToCase` */
  | 'ACCEPT_OFFER'
  /** 申诉, once, within seven days after an operator decided: `appealCase` */
  | 'APPEAL'
  /** 申请平台介入, buyer: `replyToCase` */
  | 'ESCALATE'
  /** 坚持诉求, buyer: `replyToCase` */
  | 'INSIST'
  /** 提出方案, supplier: `answerCase` */
  | 'OFFER'
  /** 拒绝, supplier: `answerCase` */
  | 'REFUSE'
  /** 撤销, buyer: `replyToCase` */
  | 'REVOKE'
  /** 留言: `sayInCase` */
  | 'SAY'
  /** 填写退货运单号, buyer: `replyToCase`; supplier of a parcel that nobody knew: `linkReturn` */
  | 'SEND_BACK'
  /** 处理退回的商品, supplier: `answerCase` */
  | 'SETTLE_GOODS';

/** How a supplier answers a case. REST: `action` of `POST /afterSales/answer`. */
export type CaseAnswer =
  /** accept 同意: what is asked for, or the money for goods that came back */
  | 'ACCEPT'
  /** offer 提出方案: something else */
  | 'OFFER'
  /** refuse 拒绝: needs words */
  | 'REFUSE'
  /** settleGoods 处理退回的商品: what became of goods that came back */
  | 'SETTLE_GOODS';

/** What a buyer wants (诉求). REST: `afterSales.ask`. */
export type CaseAsk =
  /** 5 退运费, while the parcel goes on */
  | 'FREIGHT'
  /** 2 部分补偿, while the parcel goes on */
  | 'PART'
  /** 3 补发, without money */
  | 'REPLACEMENT'
  /** 4 退货退款: all of the money once the goods are back */
  | 'RETURN_REFUND'
  /** 1 全额退款 */
  | 'WHOLE_REFUND';

/** What a private file holds. REST: `kind`. */
export type CaseFileKind =
  /** picture 图片 */
  | 'PICTURE'
  /** video 视频 */
  | 'VIDEO';

/** Which cases are listed; what is absent excludes nothing. */
export type CaseFilter = {
  /** Only these, 1 to 100; those of others are left out. */
  ids?: Array<number> | null | undefined;
  /** True: only those that wait for the caller: for an answer, for goods to be sent back or to be inspected. */
  mine?: boolean | null | undefined;
  /** True: only those that are not over; false: only those that are. */
  open?: boolean | null | undefined;
  /** Only of this order (订单). */
  orderId?: number | null | undefined;
  /** Only of this parcel (包裹). */
  packageId?: number | null | undefined;
  /** Only cases in this state. */
  status?: CaseStatus | null | undefined;
};

/** Pieces of a line of a parcel that a case is about. */
export type CaseItemInput = {
  /** How many of it. */
  num: number;
  /** The combination (规格). */
  skuId: number;
};

/** What is wrong with a parcel (售后原因). REST: `afterSales.kind`. */
export type CaseKind =
  /** 3 破损 */
  | 'DAMAGED'
  /** 8 拦截退回 */
  | 'INTERCEPTED'
  /** 2 物流延误 */
  | 'LATE'
  /** 5 少件 */
  | 'MISSING'
  /** 1 未收到货 */
  | 'NOT_RECEIVED'
  /** 7 无理由退货 */
  | 'NO_REASON'
  /** 6 质量问题 */
  | 'QUALITY'
  /** 9 买家拒收 */
  | 'REJECTED'
  /** 0 未说明, of a refund that was asked for without a case */
  | 'UNSPECIFIED'
  /** 4 发错货 */
  | 'WRONG';

/** How a case ended. REST: `afterSales.outcome`. */
export type CaseOutcome =
  /** compensated 已补偿: a part, and the parcel goes on */
  | 'COMPENSATED'
  /** lapsed 买家超时未处理，已关闭 */
  | 'LAPSED'
  /** refunded 已退款: its parcel, or those of its pieces that it was about */
  | 'REFUNDED'
  /** refused 平台不支持 */
  | 'REFUSED'
  /** replaced 已补发: what was sent instead has arrived */
  | 'REPLACED'
  /** revoked 买家已撤销 */
  | 'REVOKED';

/** How a buyer goes on. REST: `action` of `POST /afterSales/reply`. */
export type CaseReply =
  /** acceptOffer 接受方案 */
  | 'ACCEPT_OFFER'
  /** escalate 申请平台介入: needs words */
  | 'ESCALATE'
  /** insist 坚持诉求: needs words, at most three times */
  | 'INSIST'
  /** revoke 撤销 */
  | 'REVOKE'
  /** sendBack 填写退货运单号: needs `courierId` and `waybillNo` */
  | 'SEND_BACK';

/** How far a case is (售后状态). REST: `afterSales.status`. */
export type CaseStatus =
  /** 80 已关闭 */
  | 'CLOSED'
  /** 40 退货待验收: accepted by itself three days after it was delivered, an operator's when it is not delivered in 15 days */
  | 'INSPECTING'
  /** 60 平台处理中 */
  | 'JUDGING'
  /** 50 补发中: until what was sent arrives */
  | 'REPLACING'
  /** 70 已完成 */
  | 'RESOLVED'
  /** 20 待买家确认: closed by itself after five days */
  | 'WAIT_BUYER'
  /** 30 待买家退货: closed by itself after ten days */
  | 'WAIT_RETURN'
  /** 10 待供应商处理: accepted by itself after 48 hours */
  | 'WAIT_SELLER';

/** Which cash-outs are listed; what is absent excludes nothing. */
export type CashOutFilter = {
  /** Up to but without this moment, by when the cash-out was asked for. */
  endAt?: string | null | undefined;
  /** Only these, 1 to 100; those of others are left out. */
  ids?: Array<number> | null | undefined;
  /** From this moment on, by when the cash-out was asked for. */
  startAt?: string | null | undefined;
  /** Only cash-outs in this state. */
  status?: CashOutStatus | null | undefined;
};

/** REST: body of `POST /cashOut/createCashOut`. Proves who asks by the password or by a code of the scene `CASH_OUT`. */
export type CashOutInput = {
  /** Alipay: phone or e-mail; WeChat: phone or WeChat id; bank card: 12 to 19 digits. */
  account: string;
  /** Must be the proven name. */
  accountName: string;
  /** Where the money goes (收款方式). */
  accountType: PayeeType;
  /** Fen, within `cashOutLimits`; the fee is part of it. */
  amount: number;
  /** Of bank cards. */
  bankName?: string | null | undefined;
  /** The own password, once more; or `phoneCode` instead. */
  password?: string | null | undefined;
  /** Six digits sent for the scene CASH_OUT; instead of `password`. */
  phoneCode?: string | null | undefined;
  /** Answer to the challenge of a refusal PROOF_NEEDED; else left out. */
  proof?: string | null | undefined;
};

/** How a cash-out stands (提现状态). REST: `cashOut.status`. */
export type CashOutStatus =
  /** 10 待打款 */
  | 'APPROVED'
  /** 0 待审核 */
  | 'AUDITING'
  /** 50 打款失败 */
  | 'FAILED'
  /** 30 已到账 */
  | 'PAID'
  /** 20 打款中 */
  | 'PAYING'
  /** 40 已驳回 */
  | 'REJECTED'
  /** 60 已撤销 */
  | 'REVOKED';

/** With the old password, or with a code sent for the scene CHANGE_PASSWORD to the account's own phone. */
export type ChangePasswordInput = {
  /** The present password; or `phoneCode` instead. */
  oldPassword?: string | null | undefined;
  /** 6 to 18 characters. */
  password: string;
  /** The six digits of the short message, sent for the scene CHANGE_PASSWORD. */
  phoneCode?: string | null | undefined;
  /** Answer to the challenge of a refusal PROOF_NEEDED; else left out. */
  proof?: string | null | undefined;
  /** The new password once more. */
  repassword: string;
};

/** What may be done with a claim now. Decided by the API alone. REST: `action` of `POST /courierClaims/step`. */
export type ClaimAction =
  /** accept 快递同意: of a number of the supplier's own, with `amount` */
  | 'ACCEPT'
  /** pay 已收到赔款: of a number of the supplier's own */
  | 'PAY'
  /** refuse 快递拒绝: of a number of the supplier's own, with words */
  | 'REFUSE'
  /** submit 已提交快递: of a number of the supplier's own */
  | 'SUBMIT'
  /** withdraw 撤回 */
  | 'WITHDRAW';

/** What a courier did to a parcel. REST: `courierClaims.kind`. */
export type ClaimKind =
  /** 2 破损 */
  | 'DAMAGED'
  /** 3 延误 */
  | 'LATE'
  /** 1 丢失 */
  | 'LOST';

/** How far a claim against a courier is. REST: `courierClaims.status`. */
export type ClaimStatus =
  /** 30 快递已同意: its money has not come yet */
  | 'ACCEPTED'
  /** 10 待提交快递 */
  | 'OPENED'
  /** 40 已赔付 */
  | 'PAID'
  /** 50 快递拒赔 */
  | 'REFUSED'
  /** 20 快递处理中 */
  | 'SUBMITTED'
  /** 60 已撤回 */
  | 'WITHDRAWN';

/** REST: body of `POST /closing/begin`. */
export type CloseAccountInput = {
  /** Code of the scene `CLOSE_ACCOUNT`. */
  phoneCode: string;
  /** Answer to the challenge of PROOF_NEEDED; else left out. */
  proof?: string | null | undefined;
};

/** What keeps an account from being closed. REST: `checks.key`. */
export type ClosingCheckKey =
  /** afterSale 仍可退款或待结算的包裹 */
  | 'AFTER_SALE'
  /** cashOuts 提现中 */
  | 'CASH_OUTS'
  /** debt 余额为负 */
  | 'DEBT'
  /** goodsOnSale 在售商品 */
  | 'GOODS_ON_SALE'
  /** income 待提现的收入 */
  | 'INCOME'
  /** parcels 未完成的包裹 */
  | 'PARCELS'
  /** recharges 待支付的充值 */
  | 'RECHARGES'
  /** refunds 退款中 */
  | 'REFUNDS'
  /** unpaidOrders 待付款订单 */
  | 'UNPAID_ORDERS';

/** How far the closing of an account is (注销). REST: `phase`. */
export type ClosingPhase =
  /** cashOut 待提现 */
  | 'CASH_OUT'
  /** closed 已注销 */
  | 'CLOSED'
  /** none 未开始 */
  | 'NONE'
  /** refunding 充值退回中 */
  | 'REFUNDING'
  /** waiting 等待办结 */
  | 'WAITING';

/** What a short-message code is for. REST: `scene`. */
export type CodeScene =
  /** 5 提现 */
  | 'CASH_OUT'
  /** 4 改密 */
  | 'CHANGE_PASSWORD'
  /** 6 注销 */
  | 'CLOSE_ACCOUNT'
  /** 2 找回密码 */
  | 'FIND_PASSWORD'
  /** 3 登录 */
  | 'LOGIN'
  /** 7 个人信息副本 */
  | 'PERSONAL_DATA'
  /** 1 注册 */
  | 'REGISTER'
  /** 8 访问令牌 */
  | 'TOKEN';

/** Which step of an order is confirmed. REST: `action`. */
export type ConfirmAction =
  /** pay 由余额支付 */
  | 'PAY'
  /** receive 确认收货 */
  | 'RECEIVE';

/** What somebody who registers has read and agreed to, by `version` of `legalTexts`. */
export type ConsentInput = {
  /** Version of 隐私政策. */
  privacy: string;
  /** Version of 用户协议. */
  terms: string;
};

/** A row of a sheet of counted pieces. */
export type CountedRowInput = {
  /** Pieces on the shelf, held ones too. */
  counted: number;
  /** Number of own goods with one combination; else the number of the combination or its merchant code. */
  goodsNo: string;
  /** Number of the sheet's row, told with what is wrong. */
  row: number;
};

/** Which claims are listed; what is absent excludes nothing. */
export type CourierClaimFilter = {
  /** Only of this case (售后单). */
  caseId?: number | null | undefined;
  /** Only these, 1 to 100; those of others are left out. */
  ids?: Array<number> | null | undefined;
  /** True: only those that are not over; false: only those that are. */
  open?: boolean | null | undefined;
  /** Only of this parcel (包裹). */
  packageId?: number | null | undefined;
  /** Only claims in this state. */
  status?: ClaimStatus | null | undefined;
};

/**
 * Every `extensions.errorKey` that a refusal of the API can carry, and `TIMEOUT` for an API that did not answer in time.
 * Fields that say why one of several was refused return it, too.
 */
export type ErrorKey =
  /** The account of this session was closed by its person (账号已注销). */
  | 'ACCOUNT_CLOSED'
  /** The account is being closed: nothing new begins in it (账号正在注销，不能下单或充值). */
  | 'ACCOUNT_CLOSING'
  /** The phone has no account of this kind (该手机号还没有注册); register. */
  | 'ACCOUNT_MISSING'
  /** More money than allowed (金额不能超过{max}元); ask for less. */
  | 'AMOUNT_MAX'
  /** Less money than allowed (金额不能低于{min}元); ask for more. */
  | 'AMOUNT_MIN'
  /** Another answer template has that name (同名常用回复已存在); `data.field` is `name`. */
  | 'ANSWER_TEMPLATE_EXISTS'
  /** The supplier has as many answer templates as are kept (最多保存50条常用回复). */
  | 'ANSWER_TEMPLATE_LIMIT'
  /** The shop's limit for ordering by itself is reached (超出店铺自动下单的限额); order by hand or raise it. */
  | 'AUTO_LIMIT'
  /** A value is out of its bounds; `extensions.data.field` names it (参数错误：{field}). A mistake of the client. */
  | 'BAD_PARAM'
  /** The balance does not cover the order (余额不足，还差{lack}元，请先充值); recharge. */
  | 'BALANCE_SHORT'
  /** The body is larger than the call takes (请求内容过大); send less at once. */
  | 'BODY_SIZE'
  /** The body is not of the content type that the call takes (请求内容类型不支持). A mistake of the client. */
  | 'BODY_TYPE'
  /** More goods than one bulk edit changes (一次最多修改{max}件商品，请缩小筛选范围); narrow the filter. */
  | 'BULK_GOODS_MAX'
  /** A price of a bulk edit is out of bounds (供货价应在0.01元到100,000元之间). */
  | 'BULK_PRICE'
  /** The goods have more combinations than one bulk edit changes (一次最多修改{max}个规格，请缩小筛选范围); narrow the filter. */
  | 'BULK_ROWS_MAX'
  /** More pieces than a stock row can have (库存不能超过{max}件). */
  | 'BULK_STOCK_MAX'
  /** A bulk edit finds no stock of the combination at its warehouse (该仓库还没有这个规格的库存，请先新增). */
  | 'BULK_STOCK_MISSING'
  /** The bulk edit was undone before (这次批量修改已撤销). */
  | 'BULK_UNDONE'
  /** Bulk edits can be undone for some days (只能在修改后{days}天内撤销). */
  | 'BULK_UNDO_LATE'
  /** A weight of a bulk edit is out of bounds (重量应在1克到50,000克之间). */
  | 'BULK_WEIGHT'
  /** A bundle was to be a part of another (【{name}】本身是组合装，不能放进另一个组合装); name its parts. */
  | 'BUNDLE_NESTED'
  /** A part of a bundle was to be removed or made a bundle (【{name}】是组合装【{bundle}】的一部分，请先从组合装中移除); take it out of that first. */
  | 'BUNDLE_PART'
  /** A bundle has no stock of its own (组合装的库存来自其中的商品，不能单独设置); set that of its parts. */
  | 'BUNDLE_STOCK'
  /** The picture is older than 120 seconds or was used before (验证码已过期，请刷新); ask for a new `captcha`. */
  | 'CAPTCHA_EXPIRED'
  /** The picture was misread and is used up (验证码错误); ask for a new `captcha`. */
  | 'CAPTCHA_WRONG'
  /** No courier has the parcel yet (快递尚未揽收，请直接申请退款); use `refundParcels`. */
  | 'CASE_EARLY'
  /** Another case of the parcel is open (该包裹已有进行中的售后单); go on with that. */
  | 'CASE_OPEN'
  /** The case has gone on meanwhile (该售后单的状态已变化，请刷新后重试); read it again. */
  | 'CASE_STATE'
  /** This step needs words (请填写说明); give `text`. */
  | 'CASE_TEXT'
  /** More than can be cashed out (可提现余额不足): recharged money cannot, income can. */
  | 'CASHOUT_BALANCE'
  /** Three cash-outs were asked for today (今日提现次数已用完); come back tomorrow. */
  | 'CASHOUT_LIMIT'
  /** Cash-outs are stopped for everybody (提现暂停办理，请稍后再试); try again later. */
  | 'CASHOUT_PAUSED'
  /** Another cash-out is being looked at (您有提现正在审核中); wait until it is decided, or revoke it. */
  | 'CASHOUT_PENDING'
  /** The cash-out was decided meanwhile (提现状态已变更，请刷新后重试); read it again. */
  | 'CASHOUT_STATE'
  /** No such category, or the virtual gift list (请选择商品分类); choose another of `categories`. */
  | 'CATEGORY_MISSING'
  /** Somebody else has changed it since it was read (内容已被修改，请核对后重试); `extensions.data.current` has what holds now. */
  | 'CHANGED_MEANWHILE'
  /** A case of the parcel is open (该包裹的售后还没有结束，结束后再登记赔付到账): who lost what is not known yet. */
  | 'CLAIM_CASE'
  /** The parcel was not shipped (包裹还没有发出，不能向快递索赔); there is nothing to claim. */
  | 'CLAIM_EARLY'
  /** A claim about the parcel is open, or was paid (该包裹已有快递理赔); go on with that. */
  | 'CLAIM_OPEN'
  /** The claim has gone on meanwhile (该理赔单的状态已变化，请刷新后重试); read it again. */
  | 'CLAIM_STATE'
  /** The account is being closed already (注销已经开始，请刷新后查看). */
  | 'CLOSING_BEGUN'
  /** Something is unsettled that an account cannot be closed with (还有未处理完的事项，暂时不能注销). */
  | 'CLOSING_BLOCKED'
  /** Money was cashed out on the way, so that the closing cannot be taken back (注销期间已申请提现，不能再撤销). */
  | 'CLOSING_CASHED'
  /** Another version holds than was agreed to (协议已更新，请重新阅读并同意); `data` has `terms` and `privacy`, show them again. */
  | 'CONSENT_CHANGED'
  /** Nobody registers without agreeing to 用户协议 and 隐私政策 (请先阅读并同意《用户协议》和《隐私政策》); send `consent`. */
  | 'CONSENT_NEEDED'
  /** The warehouse does not work with the chosen courier (该仓库不支持所选快递); choose another one. */
  | 'COURIER_OFF'
  /**
   * The cursor is none of this list and sort (翻页位置无效，请从第一页重新查看); begin at page 1 without one. A mistake of the
   * client, or one kept from before an update.
   */
  | 'CURSOR_INVALID'
  /** The third-party order number was ordered before (订单号【{no}】已下单，请勿重复提交); `allowDuplicate` (补发) does it anyway. */
  | 'DUPLICATE_NO'
  /** More pictures than a message takes (一次最多添加{max}张图片); remove some. */
  | 'EVIDENCE_PICTURES'
  /** More videos than a message takes (一次最多添加{max}个视频); remove some. */
  | 'EVIDENCE_VIDEOS'
  /** No row fits the filter, so no file is written (没有符合条件的数据可以导出); widen it. */
  | 'EXPORT_EMPTY'
  /** The file was not finished, or is gone after its time (导出没有完成或文件已过期，请重新导出); export again. */
  | 'EXPORT_LOST'
  /** 500 favourites are kept at most (最多收藏{max}件商品); remove some. */
  | 'FAVOURITE_LIMIT'
  /** A courier's fee is below what it costs (运费不能低于成本价); `extensions.data.courierId` says whose. */
  | 'FEE_BELOW_COST'
  /** A video that does not say how long it is (读不出视频时长，请用手机重新拍摄或导出为mp4后上传); export it as mp4. */
  | 'FILE_DURATION'
  /** The file has no content (文件内容不能为空); choose another one. */
  | 'FILE_EMPTY'
  /** Neither a picture nor a video of a kind that is taken (只支持jpg、png、webp、gif格式的图片和mp4、mov、webm格式的视频). */
  | 'FILE_KIND'
  /** A video is too long (视频不能超过{max}秒); choose a shorter one. */
  | 'FILE_LONG'
  /** A picture of too many pixels, or too few (图片尺寸应在{min}到{max}像素之间); choose another one. */
  | 'FILE_PIXELS'
  /** The file is too large (文件不能超过{max}); choose a smaller one. */
  | 'FILE_SIZE'
  /** Not a picture of a kind that is taken: jpg, png, webp, gif (只支持{types}格式的图片). */
  | 'FILE_TYPE'
  /** A video that is cut off or broken (视频不完整或已损坏，请换一个文件); choose another one. */
  | 'FILE_VIDEO'
  /** Warehouses follow the template or goods have it (正在使用这个运费模板，不能删除); `extensions.data` has `warehouses`, with `id` and `name`, and the number of `goods`. */
  | 'FREIGHT_TEMPLATE_IN_USE'
  /** The supplier has as many freight templates as are kept (最多保存50个运费模板). */
  | 'FREIGHT_TEMPLATE_LIMIT'
  /** No such own freight template (运费模板不存在); choose another one. */
  | 'FREIGHT_TEMPLATE_MISSING'
  /** Another own freight template has this name (同名运费模板已存在); `data.field` is `name`. */
  | 'FREIGHT_TEMPLATE_NAME'
  /** Fewer or more pieces a parcel than the goods allow (每个包裹的数量应为{min}到{max}件); change `num`. */
  | 'GOODS_NUM'
  /** The goods are off sale or gone (商品已下架); choose others. */
  | 'GOODS_OFF'
  /** The supplier does not allow the chosen platform for these goods (该商品不支持所选平台). */
  | 'GOODS_PLATFORM'
  /** An edit of the goods waits for an audit already (商品的修改正在审核，请在编辑页修改，或先撤回); change that one, or withdraw it. */
  | 'GOODS_REVISED'
  /** Goods that an operator has taken off, or looks at (商品当前状态不能进行此操作); ask customer service. */
  | 'GOODS_STATE'
  /** The `clientNo` was used for something else (请勿重复提交); a new request takes a new `clientNo`. */
  | 'IDEMPOTENCY_CONFLICT'
  /** The number of the identity card is not well formed (身份证号不正确); mend it. */
  | 'ID_CARD_INVALID'
  /** Three accounts have been proven with this identity card (该身份证认证的账号已达上限). */
  | 'ID_CARD_LIMIT'
  /** A defect of the site (系统繁忙，请稍后再试); `extensions.requestId` finds it in the log. */
  | 'INTERNAL'
  /** Mark-ups are for direct invitees alone (只能设置自己邀请的用户). */
  | 'INVITEE_ONLY'
  /** The invoice that a red-letter one takes back has no number yet (请先登记原蓝字发票，再开具红字发票). */
  | 'INVOICE_BLUE_FIRST'
  /** A refund has lowered the invoice (发票金额因退款已变更，请刷新后核对); read it again. */
  | 'INVOICE_CHANGED'
  /** The platform has not said who invoices what (平台暂未开通开票，请联系客服); ask customer service. */
  | 'INVOICE_CLOSED'
  /** Invoices of this kind are not asked for here (平台现在不开具这类发票). */
  | 'INVOICE_KIND'
  /** Too many parcels or recharges at a time (一次最多为{max}个包裹或{max}笔充值开票，请缩小范围); choose fewer days. */
  | 'INVOICE_MANY'
  /** Nothing of it can be invoiced (没有可开票的金额：未结算、已开票或已退款的不能开票); choose something else. */
  | 'INVOICE_NOTHING'
  /** Another invoice has this number (这个发票号码已登记在另一张发票上). */
  | 'INVOICE_NUMBER_USED'
  /** What was paid with was invoiced as a recharge (充值已开具不征税发票，这部分金额不能重复开票). */
  | 'INVOICE_PREPAID'
  /** A red-letter invoice is not refused (红字发票不能驳回，请开具后登记号码). */
  | 'INVOICE_RED'
  /** The invoice has gone on meanwhile (发票状态已变更，请刷新后重试); read it again. */
  | 'INVOICE_STATE'
  /** More titles than are kept (最多保存{max}个发票抬头); remove one. */
  | 'INVOICE_TITLES'
  /** Labels of that courier do not come in the paper (100×150 mm只用于顺丰和EMS); `data.field` is `paper`. */
  | 'LABEL_PAPER'
  /** Another licence of the kind waits already (同类资质正在审核，请等待结果); wait for the result. */
  | 'LICENCE_WAITING'
  /** A SKU of a shop was named more than once (同一店铺规格填写了多次); keep one of them. */
  | 'LINKED_TWICE'
  /** Many wrong passwords (为了账号安全，请输入短信验证码); sign in with `phoneCode` of scene LOGIN as well. */
  | 'LOGIN_CODE_NEEDED'
  /** An operator has frozen the account (账号已被冻结，请联系客服); ask customer service. */
  | 'LOGIN_FROZEN'
  /** Five wrong passwords from here within 15 minutes (登录失败次数过多，请{minutes}分钟后再试); wait. */
  | 'LOGIN_LOCKED'
  /** Phone and password do not fit, or there is no such account (手机号或密码错误). */
  | 'LOGIN_WRONG'
  /** Material packs of more goods than an account may take in a day (今天下载的素材包已达上限); wait. */
  | 'MATERIAL_LIMIT'
  /** Two combinations of goods have the same article number (商家编码【{code}】重复); change one. */
  | 'MERCHANT_CODE_TWICE'
  /** None of the orders go to one receiver of one shop (收件信息不一致，不能合并); `extensions.data.rejected` says why. */
  | 'MERGE_DIFF'
  /** The merged parcel was ordered (该合并包裹已下单，不能拆分); refund the parcel instead. */
  | 'MERGE_STATE'
  /** The operator has not set the outside service up (该功能暂未开通，请联系客服). */
  | 'NOT_CONFIGURED'
  /** It is not there, or belongs to somebody else: the two are not told apart (数据不存在). */
  | 'NOT_FOUND'
  /** No session was sent (未登录或非法访问，请登录); sign in. */
  | 'NOT_LOGGED_IN'
  /** No such private file, or not for the caller to see (文件不存在，或您无权查看). */
  | 'NO_FILE'
  /** The call is for the other kind of account (您没有权限进行此操作); sign in as that one. */
  | 'NO_PERMISSION'
  /** There is no such REST path or file (接口不存在). */
  | 'NO_ROUTE'
  /** `oldPassword` is not the password (原密码错误); type it again or use a short-message code. */
  | 'OLD_PASSWORD_WRONG'
  /** The order no longer takes the action (订单状态已变更，请刷新后重试); read it again and look at `allowedActions`. */
  | 'ORDER_STATE'
  /** The parcel was packed (包裹已经打包，请不要重复打包). */
  | 'PACKED'
  /** The parcel was cancelled (包裹已取消，请不要打包); put its pieces back. */
  | 'PACK_CANCELLED'
  /** An after-sales case of the parcel is open (包裹有进行中的售后单，请不要打包); settle it first. */
  | 'PACK_CASE'
  /** Another bench has the parcel open (包裹正在另一个发货台打包). */
  | 'PACK_ELSEWHERE'
  /** Its waybill is being issued (包裹正在出单，请稍后再扫). */
  | 'PACK_ISSUING'
  /** The parcel was refunded (包裹已退款，请不要打包); put its pieces back. */
  | 'PACK_REFUNDED'
  /** A refund of the parcel is under way (包裹正在退款，请不要打包); answer it first. */
  | 'PACK_REFUNDING'
  /** Its courier has the parcel, or had it (包裹已经发出，不需要打包). */
  | 'PACK_SHIPPED'
  /** No own parcel has this number, or this place of the wave (没有找到这个包裹). */
  | 'PACK_UNKNOWN'
  /** The parcel is not paid (包裹还没有付款，请不要打包). */
  | 'PACK_UNPAID'
  /** It has no waybill number yet (包裹还没有运单号，请先填写); `fillWaybills` gives it one. */
  | 'PACK_WAYBILL'
  /** A parcel would weigh more than 50 kg (单个包裹不能超过50公斤); take fewer pieces. */
  | 'PARCEL_WEIGHT'
  /** `repassword` is not `password` (两次输入的密码不一致); type both again. */
  | 'PASSWORDS_DIFFER'
  /** The new password is easily guessed (密码过于简单，请换一个); choose another one. */
  | 'PASSWORD_COMMON'
  /** The own password, asked for once more, is wrong (密码错误); type it again or use a short-message code. */
  | 'PASSWORD_WRONG'
  /** The time for paying is over and the order cancelled (订单已超时关闭); place it again with `againSubmit`. */
  | 'PAY_EXPIRED'
  /** Ten recharges wait to be paid (待支付的充值过多，请先完成支付或稍后再试); pay one or wait until they close. */
  | 'PAY_LIMIT'
  /** No token may do it (此操作只能由本人登录后进行). */
  | 'PEOPLE_ONLY'
  /** The code is older than 300 seconds or used up (短信验证码已过期); have another one sent. */
  | 'PHONE_CODE_EXPIRED'
  /** Too many codes sent or guessed: one a minute, 5 an hour, 10 a day (验证码发送过于频繁，请稍后再试); wait. */
  | 'PHONE_CODE_LIMIT'
  /** Not the code that was sent (短信验证码错误); it may be tried again, five times in all. */
  | 'PHONE_CODE_WRONG'
  /** The phone has an account of this kind (该手机号已注册); sign in, or set a new password. */
  | 'PHONE_TAKEN'
  /** A picture that the caller has not uploaded (图片已失效，请重新上传); upload it again. */
  | 'PICTURE_UNKNOWN'
  /** An outside service has said no (外部平台没有接受，请稍后再试); what it said is in the log alone. */
  | 'PLATFORM_ERROR'
  /** An outside service is busy or does not answer (平台接口繁忙，请稍后再试); try again later. */
  | 'PLATFORM_LIMIT'
  /** The price is another than was quoted; `extensions.data` has `quoted` and `now` in fen (价格已变动，请重新确认). */
  | 'PRICE_CHANGED'
  /** The supplier has as many price lists as are kept (最多保存100个价格表). */
  | 'PRICE_LIST_LIMIT'
  /** Price steps do not fall, or are too many (阶梯价须随件数降低); `data` has `skuId` and `minPieces`. */
  | 'PRICE_STEPS'
  /** The parcel has no waybill number to print yet (该包裹还没有运单号，不能打印); wait until it is issued. */
  | 'PRINT_STATE'
  /** More than the own level allows (利润不能超过{max}元); `extensions.data` has `field` and `max` in fen. */
  | 'PROFIT_RANGE'
  /** The platform is being guessed at: send `proof`, the answer to `challenge` in the data (ALTCHA). */
  | 'PROOF_NEEDED'
  /** Too many calls of this kind (操作过于频繁，请稍后再试); wait and try again. */
  | 'RATE_LIMITED'
  /** The name is proven already (您已完成实名认证); nothing is to be done. */
  | 'REAL_DONE'
  /** Three checks were begun today (今日认证次数已用完); come back tomorrow. */
  | 'REAL_LIMIT'
  /** The payee is not of the proven name (收款人与实名信息不一致); money goes to the own accounts only. */
  | 'REAL_NAME_DIFF'
  /** Cash-outs need a proven name (请先完成实名认证); go through `beginRealName` first. */
  | 'REAL_NEEDED'
  /** Name, phone and address were erased, some months after the parcel was over (收件人信息已按规定清除); give them anew. */
  | 'RECEIVER_ERASED'
  /** The receiver is not shown in clear; the message says why, and how the parcel is shipped instead. */
  | 'RECEIVER_HIDDEN'
  /** The waybill is being issued, or the platform holds the receiver (该包裹的收件信息不能再修改). */
  | 'RECEIVER_LOCKED'
  /** A part of what it cost went back already (该包裹已有售后补偿，请按整个包裹申请); ask for the whole parcel. */
  | 'REFUND_COMPENSATED'
  /** The refund is decided or revoked already (该退款已有结果，请刷新后重试); read it again. */
  | 'REFUND_DECIDED'
  /** A refund of the parcel is open already (该包裹正在退款中，请勿重复申请); wait for it or revoke it. */
  | 'REFUND_DUP'
  /** The supplier who is to give money back has too little of it free and in its deposit (供应商的可用余额与保证金不足，不能退款). */
  | 'REFUND_FUNDS'
  /** The parcel is on its way (包裹已在运输中，请在异常或退回后申请); ask when it went wrong or came back. */
  | 'REFUND_IN_TRANSIT'
  /** A waybill is being asked for, so nothing in the parcel changes (正在出单，出单后才能退其中的商品); ask later, or for the parcel. */
  | 'REFUND_ISSUING'
  /** The parcel does not hold so many pieces (包裹里没有这么多件); read it again. */
  | 'REFUND_ITEMS'
  /** The parcel was signed for more than seven days ago (签收超过7天，不能申请退款). */
  | 'REFUND_LATE'
  /** Asking after the signature, and refusing a refund, need words (请填写原因); give `reason`. */
  | 'REFUND_REASON'
  /** A parcel in this state takes no refund (当前包裹不支持退款); read it again. */
  | 'REFUND_STATE'
  /** The waybill was asked for again five times (再次提交已达{max}次，请联系客服); ask customer service. */
  | 'RESUBMIT_LIMIT'
  /**
   * What has changed since that cursor is not known any more: it is older than a day, or the database has crashed. Read the
   * lists anew, and ask `changesSince` without a cursor before that (这个位置之后的变更已不再保留). No mistake of the client.
   */
  | 'RESYNC'
  /** A warehouse that goods are to be sent back to names nobody to receive them. */
  | 'RETURN_ADDRESS'
  /** The number is that of the parcel that was sent (这是原包裹的运单号，请填写退货包裹的运单号); give that of the return. */
  | 'RETURN_OWN'
  /** The warehouse that has the goods keeps no stock of them (收货的仓库还没有这个商品的库存…); give it a stock row, or settle the goods later. */
  | 'RETURN_STOCK'
  /** The number is that of goods of another buyer. */
  | 'RETURN_USED'
  /** The account has seen as many receivers in clear as it may (查看收件信息已达上限); the message says when to go on. */
  | 'REVEAL_LIMIT'
  /** Not each of the goods of the order once (请评价订单里的每一种商品); read `orderReviews`. */
  | 'REVIEW_GOODS'
  /** A review that cannot be added to or answered any more (这条评价不能再追评或回复); read it again. */
  | 'REVIEW_STATE'
  /** An edit of the goods was refused, and its supplier has not dealt with it (商品有未通过审核的修改，请先修改后重新提交，或撤回). */
  | 'REVISION_REFUSED'
  /** Rows have blocking problems, listed in `extensions.data.failed` (有{count}条收件信息需要修改); mend or skip them. */
  | 'ROWS_INVALID'
  /** One order was to hold goods of several suppliers (一笔订单的商品须来自同一个供应商); order them apart. */
  | 'SELLERS_DIFFER'
  /** 50 senders are kept at most (最多保存{max}个发件人); remove some. */
  | 'SENDER_LIMIT'
  /** The sender is not one of the caller's own (请选择发件人); choose or create one. */
  | 'SENDER_MISSING'
  /** The session was idle for 24 hours or is older than seven days (授权已过期); sign in again. */
  | 'SESSION_EXPIRED'
  /** Another login, or a new password, has ended the session (您的帐户异地登陆或令牌失效); sign in again. */
  | 'SESSION_KICKED'
  /** The shop's authorisation has ended (店铺授权已过期，请续期后重试); renew it with `authoriseShop`. */
  | 'SHOP_EXPIRED'
  /** No shop order of the parcels can be ordered any more (店铺订单已变化，请重新拉取后再试); pull anew. */
  | 'SHOP_ORDER_CHANGED'
  /** Another shop was authorised than the one to renew (授权店铺与所选不一致，请重新续期授权); sign in as the right one. */
  | 'SHOP_OTHER'
  /** The authorisation page is older than ten minutes or was used (页面已失效，请回到店铺管理重新绑定); begin again. */
  | 'SHOP_STATE'
  /** Another account has bound the shop (该店铺已经被绑定); it must be unbound there first. */
  | 'SHOP_TAKEN'
  /** The caller has not bound such a shop, or has unbound it (店铺尚未绑定，请先绑定店铺); bind it. */
  | 'SHOP_UNBOUND'
  /** No combination of goods on sale is on sale (请至少上架一个规格); put one on sale. */
  | 'SKUS_OFF'
  /** A combination that was to be removed is in stock (规格【{name}】还有库存，请先清空库存，或者将它下架); `extensions.data.skuId` says which. */
  | 'SKU_IN_STOCK'
  /** Pieces of it are on their way between warehouses (【{name}】还有调拨在途，请先收货或取消); `extensions.data.skuId` says which. */
  | 'SKU_IN_TRANSIT'
  /** The goods have several combinations (请选择商品规格); name one by `skuId` or `items`. */
  | 'SKU_NEEDED'
  /** A combination that was to be removed is in an unfinished order (规格【{name}】有未完成订单，不能删除，可以将它下架); `extensions.data.skuId` says which. */
  | 'SKU_ORDERED'
  /** Two combinations have the same values (规格【{name}】重复); keep one. */
  | 'SKU_TWICE'
  /** A combination or value would mean something else (规格【{name}】的规格值不能改成别的，请新增规格); enter a new one. */
  | 'SKU_VALUES'
  /** The platform does not pay by splits now (没有开启分账打款). */
  | 'SPLIT_CLOSED'
  /** WeChat Pay does not take the receiver (微信支付没有接受这个收款方，请核对编号与名称); correct number or name. */
  | 'SPLIT_RECEIVER'
  /** Nothing was counted yet (还没有盘点任何商品). */
  | 'STOCKTAKE_EMPTY'
  /** What was counted would leave fewer pieces than orders hold (【{title}】过账后库存为{after}件，少于已锁定的{locked}件); `extensions.data.rows` has `skuId`, `title`, `after` and `locked` of each. */
  | 'STOCKTAKE_LOCKED'
  /** A stocktake was posted or discarded meanwhile (盘点单状态已变更，请刷新后重试). */
  | 'STOCKTAKE_STATE'
  /** The goods have a stock row at this warehouse (该商品在此仓库已有库存); change that one. */
  | 'STOCK_EXISTS'
  /** Fewer pieces can be moved than are wanted, and there are pieces of the safety stock, which stay (仅剩{available}件可调，另有{safetyHeld}件是安全库存). */
  | 'STOCK_KEPT'
  /** Orders hold more than that (库存不能小于已锁定数量{locked}); `extensions.data.locked` says how many pieces. */
  | 'STOCK_LOCKED'
  /** Goods cannot be published without a stock row (请先为商品设置库存); add one first. */
  | 'STOCK_MISSING'
  /** Orders that are not over hold pieces of the row (存在未完成订单，不能删除); wait for them. */
  | 'STOCK_ORDERED'
  /** Fewer pieces can be ordered than are wanted (库存不足，仅剩{available}件); order fewer or elsewhere. */
  | 'STOCK_SHORT'
  /** The tax number is wrong by its check digit (纳税人识别号不正确，请核对). */
  | 'TAX_NUMBER'
  /** The API did not answer in time and may have done it (服务器请求超时，请稍后重试); try again with the same `clientNo`. */
  | 'TIMEOUT'
  /** The token has paid what it may pay today (访问令牌今日付款已达上限); `extensions.data` has limit, spent and need in fen. */
  | 'TOKEN_DAY_LIMIT'
  /** The token was made up, has ended, was revoked, or its account is frozen (访问令牌不正确、已到期或已吊销): not told apart. */
  | 'TOKEN_INVALID'
  /** The account has as many live tokens as it may (最多同时使用{max}个访问令牌); revoke one. */
  | 'TOKEN_MAX'
  /** The token may not come from this address (访问令牌不能从这个网络地址使用). */
  | 'TOKEN_NETWORK'
  /** The token lacks the scope that `extensions.data.scope` names (访问令牌没有 {scope} 权限). */
  | 'TOKEN_SCOPE'
  /** More rows, parcels or lines than the call takes (最多支持{max}条); split them. */
  | 'TOO_MANY_ROWS'
  /** A transfer was received or cancelled meanwhile (调拨单状态已变更，请刷新后重试). */
  | 'TRANSFER_STATE'
  /** The API is overloaded or has no database (服务繁忙，请稍后再试); try again, with the same `clientNo` if there is one. */
  | 'UNAVAILABLE'
  /** The buyer has as many unpaid orders as are allowed (待付款订单过多，请先支付或取消); pay or cancel some. */
  | 'UNPAID_LIMIT'
  /** Too many pictures were uploaded today (今日上传次数已用完); come back tomorrow. */
  | 'UPLOAD_LIMIT'
  /** The warehouse has stock, unfinished orders or transfers on their way (仓库下存在商品、未完成订单或在途调拨，不能删除); clear it first. */
  | 'WAREHOUSE_IN_USE'
  /** Another warehouse of the site has this name (仓库名称已被使用); choose another one. */
  | 'WAREHOUSE_NAME'
  /** The warehouse is out of use or does not stock the goods (仓库已停用); choose another one. */
  | 'WAREHOUSE_OFF'
  /** The warehouse ships nothing for now (仓库暂停发货：{reason}); choose another one or wait. */
  | 'WAREHOUSE_PAUSED'
  /** No parcel can be in the wave (没有可以加入波次的包裹); `extensions.data.failed` has `packageId` and `msg` of those that were chosen. */
  | 'WAVE_EMPTY'
  /** The parcel is in another open wave (包裹已在另一个波次中). */
  | 'WAVE_TAKEN'
  /** Parcels of a wave leave one warehouse (一个波次的包裹须从同一个仓库发出). */
  | 'WAVE_WAREHOUSES'
  /** The supplier has another account for that courier, warehouse and platform (已有电子面单账号); `data.field` is `courierId`. */
  | 'WAYBILL_ACCOUNT_EXISTS'
  /** The supplier has as many accounts at couriers as are kept (最多添加100个电子面单账号). */
  | 'WAYBILL_ACCOUNT_LIMIT'
  /** No warehouse has contact, phone and address to send a test from (请先在仓库中填写联系人、电话和地址). */
  | 'WAYBILL_ACCOUNT_SENDER'
  /** An account for encrypted receivers shows whether it works when a waybill is issued (加密收件人的账号不能测试). */
  | 'WAYBILL_ACCOUNT_TEST'
  /** Not 6 to 40 letters and digits, five digits among them (运单号不正确); mend it. */
  | 'WAYBILL_NO'
  /** Another parcel has this waybill number (运单号已被使用); look which one is right. */
  | 'WAYBILL_USED';

/** Who did what happened. REST: `actor`. */
export type EventActor =
  /** platform: the courier or the shop's platform */
  | 'PLATFORM'
  /** seller 供应商 */
  | 'SELLER'
  /** system 系统 */
  | 'SYSTEM'
  /** user 买家 */
  | 'USER';

/** Kinds of files that a parcel's evidence is written to (举证包). REST: `format` of `/orderPackages/exportEvidence`. */
export type EvidenceFormat =
  /** A4, with at most 60 pictures of its after-sales cases. */
  | 'PDF'
  /** That PDF, the pictures as JPEG, at most 80 MB of videos, and the track as a csv. */
  | 'ZIP';

/** Kinds of files that lists are exported to. REST: `format`. */
export type FileFormat =
  /** csv, UTF-8 with a byte order mark; behind texts that spreadsheets turn into numbers or dates, such as waybill numbers, stands a tab */
  | 'CSV'
  /** xlsx, one sheet; long numbers are kept as texts */
  | 'XLSX';

/** A new password for whoever has the phone (找回密码). REST: body of `POST /common/findPassword`. */
export type FindPasswordInput = {
  /** Which account of the phone. */
  kind?: AccountKind;
  /** 6 to 18 characters. */
  password: string;
  /** 11 digits of an account's own phone. */
  phone: string;
  /** The six digits of the short message, sent for the scene FIND_PASSWORD. */
  phoneCode: string;
  /** Answer to the challenge of a refusal PROOF_NEEDED; else left out. */
  proof?: string | null | undefined;
  /** The password once more. */
  repassword: string;
};

/** Who bears what sending a replacement costs. REST: `afterSales.freightBy`. */
export type FreightBearer =
  /** 2 买家 */
  | 'BUYER'
  /** 3 平台 */
  | 'PLATFORM'
  /** 1 供应商 */
  | 'SELLER';

/** A freight template as its supplier wants it. */
export type FreightTemplateInput = {
  /** All its couriers, 1 to 50; replace those that it had. */
  couriers: Array<WarehouseCourierInput>;
  /** 1 to 30 characters; no other own template may have it. */
  name: string;
};

/** Which goods on sale are listed; what is absent excludes nothing. */
export type GoodFilter = {
  /** Ship-from province (2 digits) or city (4 digits). */
  areaCode?: string | null | undefined;
  /** Only of this category (商品分类); 99999 for gifts. */
  categoryId?: number | null | undefined;
  /** Only from warehouses that ship by this courier (快递). */
  courierId?: number | null | undefined;
  /** Only from warehouses whose calendar, with that of one of their couriers, promises to ship within 48 hours what is paid now. */
  fast?: boolean | null | undefined;
  /** Only from warehouses where one of the couriers ships to this province (2 digits) or city (4 digits) free of charge (包邮). */
  freeTo?: string | null | undefined;
  /** Only what can be ordered now. */
  inStock?: boolean | null | undefined;
  /** Only what was published within the last 30 days (新品). */
  isNew?: boolean | null | undefined;
  /** Part of the name, of its pinyin or of its pinyin initials. */
  keyword?: string | null | undefined;
  /** Highest price of a piece for this viewer, in fen, included. */
  maxPrice?: number | null | undefined;
  /** Lowest price of a piece for this viewer, in fen, included. */
  minPrice?: number | null | undefined;
  /** Only goods that may be shipped for this shop platform (平台). */
  platform?: Platform | null | undefined;
  /** Of each property that is named one of these values, at most 20 in all. */
  properties?: Array<GoodPropertyChoiceInput> | null | undefined;
  /** Whether goods that sound similar follow where a keyword finds fewer than five in the general order; facets never count them. */
  similar?: boolean | null | undefined;
  /** Only what this warehouse stocks. */
  warehouseId?: number | null | undefined;
};

/** Content of goods (商品内容). REST: body of `POST /goods/createGoods` and `PUT /goods/updateGoods`. */
export type GoodInput = {
  /** One of `categories`, but not the virtual 99999: `isGift` makes a gift. */
  categoryId: number;
  /** HTML, at most 50,000 characters; what may not stand in it is taken out. */
  detail?: string;
  /** The own freight template whose fees count for it; null: those of the warehouse; absent: as it is. */
  freightTemplateId?: number | null | undefined;
  /** Stands in the gift list (礼品专区), too. */
  isGift?: boolean;
  /** Most pieces a parcel, 1 to 99, not below `minNum`. */
  maxNum?: number;
  /** Fewest pieces a parcel, 1 to 99. */
  minNum?: number;
  /** 2 to 60 characters. */
  name: string;
  /** What packers are told of it (打包备注), at most 100 characters; absent: as it is. */
  packerNote?: string | null | undefined;
  /** 1 to 9 addresses of own uploads; the first is the main picture. */
  pics: Array<string>;
  /** Allowed shop platforms; empty means all. */
  platforms?: Array<Platform>;
  /** What the combinations differ in (颜色, 尺码), at most 3; goes with `skus`. */
  properties?: Array<GoodPropertyInput> | null | undefined;
  /** False keeps a draft; true puts it on sale, or before an operator. */
  publish: boolean;
  /** All combinations (规格), at most 200, in their order; null: those that there are, or the only one of new goods. */
  skus?: Array<GoodSkuInput> | null | undefined;
  /** Of the only combination, at creation: later stock is kept at `/goodStock`. */
  stocks?: Array<GoodStockLineInput>;
  /** Fen, at least 1; needed without `skus`. */
  supplyPrice?: number | null | undefined;
  /** What a piece is called, 1 to 10 characters. */
  unit?: string;
  /** At an edit: what was read. */
  version?: number | null | undefined;
  /** Grams, 1 to 50,000; needed without `skus`. */
  weight?: number | null | undefined;
};

/** A value of a property that goods have, both by their names. */
export type GoodPropertyChoiceInput = {
  /** The property, such as 颜色. */
  name: string;
  /** The value, such as 红色. */
  value: string;
};

/** A property of goods as it shall be (规格名). */
export type GoodPropertyInput = {
  /** Of one that there is: its name may be corrected. Null for a new one. */
  id?: number | null | undefined;
  /** 1 to 20 characters, once in the goods. */
  name: string;
  /** 1 to 30. */
  values: Array<GoodPropertyValueInput>;
};

/** A value of a property as it shall be (规格值). */
export type GoodPropertyValueInput = {
  /** Of one that there is: its name may be corrected. Null for a new one. */
  id?: number | null | undefined;
  /** 1 to 30 characters, once in the property; not the name that another value of it has now. */
  name: string;
};

/** What has become of an edit that waits beside goods on sale (商品修改). REST: `revision.status`. */
export type GoodRevisionStatus =
  /** 2 未通过 */
  | 'REFUSED'
  /** 1 待审核 */
  | 'WAITING';

/** A combination as it shall be (规格). */
export type GoodSkuInput = {
  /** At most 5 bar codes (条码). */
  barcodes?: Array<string>;
  /** Makes it a bundle (组合装) of at most 20 combinations, which has no stock of its own; empty makes it none. Null: as it is. */
  bundleParts?: Array<BundlePartInput> | null | undefined;
  /** Of one that there is, which keeps its values of the properties that stay. Null for a new one. What is left out is removed. */
  id?: number | null | undefined;
  /** The supplier's own article number (商家编码), at most 40 characters; once in the goods. */
  merchantCode?: string;
  /** False: it cannot be ordered. */
  onSale?: boolean;
  /** Address of an own upload; empty for that of the goods. */
  pic?: string;
  /** Of a new one: later stock is kept at `/goodStock`. */
  stocks?: Array<GoodStockLineInput>;
  /** Fen a piece for the supplier, at least 1. */
  supplyPrice: number;
  /** A name of a value of each of `properties`, in their order; none for goods without. */
  values: Array<string>;
  /** Grams a piece, 1 to 50,000. */
  weight: number;
};

/** Either `quantity` with the `version` that was read, or a `delta` that is added; safety stock, warning and bin with either, or alone. */
export type GoodStockChangeInput = {
  /** Where in the warehouse it lies (货位), up to 20 characters; empty: nowhere; absent: as it was. */
  bin?: string | null | undefined;
  /** Pieces that are added, below zero taken; instead of `quantity`. */
  delta?: number | null | undefined;
  /** Pieces on hand from now on, 0 to 9,999,999; not below what orders hold. */
  quantity?: number | null | undefined;
  /** At most 100 characters, kept in the log. */
  remark?: string | null | undefined;
  /** Pieces that are kept from now on, 0 to 9,999,999 (安全库存); absent: as it was. */
  safetyQuantity?: number | null | undefined;
  /** The version that was read; refused with CHANGED_MEANWHILE when it is no longer the newest. */
  version?: number | null | undefined;
  /** The warning from now on, 0 to 9,999,999; absent: as it was. */
  warnQuantity?: number | null | undefined;
};

/** Which stock rows are listed; what is absent excludes nothing. */
export type GoodStockFilter = {
  /** True: only what has less than its safety stock (低于安全库存). */
  belowSafety?: boolean | null | undefined;
  /** Only of these goods. */
  goodId?: number | null | undefined;
  /** Only these, 1 to 100; those of others are left out. */
  ids?: Array<number> | null | undefined;
  /** Part of the goods' name, of its pinyin or initials, of the goods number, or a merchant code. */
  keyword?: string | null | undefined;
  /** True: only what is low (预警). */
  low?: boolean | null | undefined;
  /** True: only what has no available piece (缺货). */
  out?: boolean | null | undefined;
  /** Only of this combination (规格). */
  skuId?: number | null | undefined;
  /** Only at this warehouse (仓库). */
  warehouseId?: number | null | undefined;
};

/** A stock row for a combination at a warehouse that has none there yet. */
export type GoodStockInput = {
  /** One of the own goods. */
  goodId: number;
  /** Pieces on hand with the safety stock, 0 to 9,999,999 (在库). */
  quantity: number;
  /** Pieces that are kept and not for sale, 0 to 9,999,999 (安全库存); absent: none. */
  safetyQuantity?: number | null | undefined;
  /** Its combination (规格), where it has several. */
  skuId?: number | null | undefined;
  /** One of the own warehouses. */
  warehouseId: number;
  /** At or below so many available pieces the row is low (预警数量); 0 to 9,999,999. */
  warnQuantity?: number;
};

/** What new goods begin with at a warehouse. */
export type GoodStockLineInput = {
  /** Pieces on hand with the safety stock, 0 to 9,999,999 (在库). */
  quantity: number;
  /** Pieces that are kept and not for sale, 0 to 9,999,999 (安全库存); absent: none. */
  safetyQuantity?: number | null | undefined;
  /** One of the own warehouses, each at most once. */
  warehouseId: number;
  /** At or below so many available pieces the row is low (预警数量); 0 to 9,999,999. */
  warnQuantity?: number;
};

/** Order of the goods list. REST: `sort`. */
export type GoodsSort =
  /** 1 综合 */
  | 'GENERAL'
  /** 5 最新 */
  | 'NEWEST'
  /** 4 价格降 */
  | 'PRICE_DOWN'
  /** 3 价格升 */
  | 'PRICE_UP'
  /** 2 销量 */
  | 'SALES';

/** Where goods are between draft and sale (商品状态). REST: `goods.status`. */
export type GoodsStatus =
  /** 3 审核中 */
  | 'AUDITING'
  /** 5 违规下架 */
  | 'BANNED'
  /** 0 草稿 */
  | 'DRAFT'
  /** 2 下架 */
  | 'OFF_SALE'
  /** 1 上架 */
  | 'ON_SALE'
  /** 4 审核驳回 */
  | 'REJECTED';

/** What became of a shop order here (导入状态). */
export type ImportStatus =
  /** 4 已忽略 by its owner, see `ignoreShopOrders` */
  | 'IGNORED'
  /** Refunded, closed or changed at the shop before anything was spent. */
  | 'INTERCEPTED'
  /** 2 已出单: the parcel has its waybill number */
  | 'ISSUED'
  /** 1 已下单: a parcel was made of it */
  | 'ORDERED'
  /** 0 未下单 */
  | 'PENDING'
  /** 3 已回传: the shop has been told the waybill number */
  | 'RETURNED';

/** Which invitees are listed; what is absent excludes nothing. */
export type InviteeFilter = {
  /** Invited up to but without this moment. */
  endAt?: string | null | undefined;
  /** Part of the nickname. */
  keyword?: string | null | undefined;
  /** Invited from then on, up to but without `endAt`. */
  startAt?: string | null | undefined;
};

/** Narrows the invoices. REST: query of `GET /invoices/list`. */
export type InvoiceFilter = {
  /** Those asked for, or those to issue; absent: those asked for. */
  side?: InvoiceSide | null | undefined;
  /** In this state; absent: in any. */
  status?: InvoiceStatus | null | undefined;
};

/** What an invoice is of. REST: `kind`. */
export type InvoiceKind =
  /** 2 平台服务费 */
  | 'FEE'
  /** 1 货款和运费 */
  | 'GOODS'
  /** 3 充值（不征税） */
  | 'RECHARGE'
  /** 4 平台向供应商采购的供货款 */
  | 'SUPPLY';

/** Whose part of invoices is meant. REST: `side`. */
export type InvoiceSide =
  /** Those that the caller asked for. */
  | 'ASKED'
  /** Those that the caller issues. */
  | 'TO_ISSUE';

/** How far an invoice is. REST: `status`. */
export type InvoiceStatus =
  /** 1 待开票 */
  | 'ASKED'
  /** 3 已开票 */
  | 'ISSUED'
  /** 2 开票中: its amount stays what it is */
  | 'ISSUING'
  /** 4 已驳回 */
  | 'REFUSED';

/** REST: body of `POST /invoiceTitles/save`. */
export type InvoiceTitleInput = {
  /** Of a company, up to 100 characters. */
  address?: string | null | undefined;
  /** Of a company, up to 40 characters. */
  bankAccount?: string | null | undefined;
  /** Of a company, up to 100 characters. */
  bankName?: string | null | undefined;
  /** A person or a company. */
  kind: InvoiceTitleKind;
  /** The name on the invoice, up to 100 characters. */
  name: string;
  /** Of a company, up to 30 characters. */
  phone?: string | null | undefined;
  /** Unified social credit code (统一社会信用代码) with its check digit; needed of a company. */
  taxNumber?: string | null | undefined;
};

/** Whom an invoice is made out to. REST: `titleKind`. */
export type InvoiceTitleKind =
  /** 2 企业 */
  | 'COMPANY'
  /** 1 个人 */
  | 'PERSON';

/** REST: body of `POST /invoices/issue`. */
export type IssueInvoiceInput = {
  /** Fen that it was issued for, as shown: refused with INVOICE_CHANGED where a refund has lowered it. */
  amount: number;
  /** Its PDF, as `POST /api/v1/privateFile/upload` answers it. */
  fileId?: number | null | undefined;
  /** One that the caller issues. */
  id: number;
  /** The day on it. */
  issuedOn: string;
  /** The number of the issued invoice (发票号码): 8 to 30 digits and letters. */
  number: string;
};

/** So many pieces of a combination of goods (规格) in a parcel. */
export type ItemInput = {
  /** Pieces, 1 to 99. */
  num: number;
  /** The combination, as in `Sku.id`. */
  skuId: number;
};

/** An application for a branch site; an operator calls back. */
export type JoinInput = {
  /** What the person read in the picture (图形验证码); upper and lower case alike. */
  captcha: string;
  /** `captchaId` of the picture; good for one try, right or wrong. */
  captchaId: string;
  /** Where the site is to be, at most 30 characters; null when not said. */
  city?: string | null | undefined;
  /** Whom to ask for, 1 to 30 characters. */
  name: string;
  /** 11 digits. */
  phone: string;
  /** At most 500 characters; null when nothing is said. */
  remark?: string | null | undefined;
};

/** What is to stand below the courier's part of a label. */
export type LabelExtrasInput = {
  /** What is printed, in this order, each once (打印字段); left out: as the flags say. */
  fields?: Array<LabelField> | null | undefined;
  /** How large it is (字号); normal where it is left out. */
  fontSize?: LabelFontSize | null | undefined;
  /** The goods' name (商品名称); for callers without `fields`. */
  showGoods?: boolean | null | undefined;
  /** The pieces (件数); for callers without `fields`. */
  showNum?: boolean | null | undefined;
  /** The order numbers (订单号); for callers without `fields`. */
  showOrderNo?: boolean | null | undefined;
  /** The buyer's remark, without phone numbers (买家备注); for callers without `fields`. */
  showRemark?: boolean | null | undefined;
  /** At most 60 characters. */
  text: string;
};

/** What can be added below the courier's part of a label. REST: `extras.fields`. */
export type LabelField =
  /** goods 商品 */
  | 'GOODS'
  /** merchantCode 商家编码 */
  | 'MERCHANT_CODE'
  /** num 件数 */
  | 'NUM'
  /** orderNo 订单号 */
  | 'ORDER_NO'
  /** packageNo 包裹号 */
  | 'PACKAGE_NO'
  /** printedAt 打印时间 */
  | 'PRINTED_AT'
  /** remark 备注, without phone numbers */
  | 'REMARK'
  /** sender 店铺/寄件人: the shop's name, else the sender's, masked */
  | 'SENDER'
  /** spec 规格 */
  | 'SPEC'
  /** text 自定义文字: the own words */
  | 'TEXT';

/** How large it is, where it fits. REST: `extras.fontSize`. */
export type LabelFontSize =
  /** large 大 */
  | 'LARGE'
  /** normal 标准 */
  | 'NORMAL'
  /** small 小 */
  | 'SMALL';

/** Sizes of label paper, millimetres. REST: `paper`. */
export type LabelPaper =
  /** 76x130 */
  | 'W76_H130'
  /** 100x150, for couriers whose labels come in it: SF, EMS */
  | 'W100_H150'
  /** 100x180 */
  | 'W100_H180';

/** What people agree to. REST: `kind` of a legal text. */
export type LegalKind =
  /** 3 数据处理协议 */
  | 'DATA'
  /** 2 隐私政策 */
  | 'PRIVACY'
  /** 1 用户协议 */
  | 'TERMS';

/** REST: body of `POST /licence/sendLicence`. */
export type LicenceInput = {
  /** Its last day; null or left out where it has none. */
  endsOn?: string | null | undefined;
  /** Of its picture, by `POST /privateFile/upload`. */
  fileId: number;
  /** What it is for. */
  kind: LicenceKind;
  /** As printed on it, 2 to 60 characters. */
  number: string;
};

/** What a licence is for. */
export type LicenceKind =
  /** 1 营业执照 */
  | 'BUSINESS'
  /** 3 化妆品 */
  | 'COSMETICS'
  /** 4 电子产品 */
  | 'ELECTRONICS'
  /** 2 食品 */
  | 'FOOD';

/** Where a licence stands. */
export type LicenceStatus =
  /** 2 有效 */
  | 'ACCEPTED'
  /** 3 未通过 */
  | 'REFUSED'
  /** 4 已被新证替换 */
  | 'REPLACED'
  /** 1 待审核 */
  | 'WAITING';

/** Why a combination may be what a SKU of a shop stands for. REST: `suggestions[].reason`. */
export type LinkReason =
  /** 1 商家编码相同 */
  | 'MERCHANT_CODE'
  /** 2 名称和规格相近 */
  | 'NAME';

/** Links of SKUs of one shop. */
export type LinkShopSkusInput = {
  /** 1 to 200, each with a verdict of its own. */
  links: Array<ShopLinkInput>;
  /** A shop (店铺) that the caller has bound. */
  shopId: number;
};

/** How far a link (商品关联) can be used. REST: `shopGood.state`. */
export type LinkState =
  /** 3 待选规格: its goods have several combinations, and none is chosen */
  | 'INCOMPLETE'
  /** 1 已关联 */
  | 'LINKED'
  /** 0 未关联: only of a SKU that has no link */
  | 'UNLINKED'
  /** 2 待确认: the SKU has other words than were agreed, and its orders wait for a word */
  | 'WAITING';

/** Who signs in (登录). REST: body of `POST /common/login` or `POST /seller/login`. */
export type LoginInput = {
  /** What the person read in the picture (图形验证码); upper and lower case alike. */
  captcha: string;
  /** `captchaId` of the picture; good for one try, right or wrong. */
  captchaId: string;
  /** Which account of the phone: one phone may have one of each kind. */
  kind?: AccountKind;
  /** 6 to 18 characters. */
  password: string;
  /** 11 digits. */
  phone: string;
  /** Only after a refusal with LOGIN_CODE_NEEDED: six digits sent for the scene LOGIN. */
  phoneCode?: string | null | undefined;
};

/** Whether shop orders go out as one parcel. REST: `mergeOrder.status`. */
export type MergeStatus =
  /** 1 已合并 */
  | 'MERGED'
  /** 2 已拆分 */
  | 'SPLIT'
  /** 0 可合并 */
  | 'SUGGESTED';

/** Direction of a money log. REST: `direction`. */
export type MoneyDirection =
  /** in 收入 */
  | 'IN'
  /** out 支出 */
  | 'OUT';

/** Which lines are listed; what is absent excludes nothing. */
export type MoneyLogFilter = {
  /** Only what came in, or only what went out. */
  direction?: MoneyDirection | null | undefined;
  /** Up to but without this moment, by when the money moved. */
  endAt?: string | null | undefined;
  /** Order, parcel, recharge or cash-out number. */
  keyword?: string | null | undefined;
  /** From this moment on, by when the money moved. */
  startAt?: string | null | undefined;
  /** Only lines of this type. */
  type?: MoneyLogType | null | undefined;
};

/** What moved money (资金类型). The sign is the effect on the available balance. REST: `userMoneyLog.type`. */
export type MoneyLogType =
  /** 12 平台调账 (±) */
  | 'ADJUST'
  /** 7 推广收益 (+) */
  | 'AGENT_PROFIT'
  /** 8 收益冲回 (−) */
  | 'AGENT_REVERSE'
  /** 11 充值赠送 (+) */
  | 'BONUS'
  /** 4 提现冻结 (−) */
  | 'CASH_OUT_FREEZE'
  /** 5 提现成功 */
  | 'CASH_OUT_PAID'
  /** 6 提现退回 (+) */
  | 'CASH_OUT_RETURN'
  /** 14 赔付 (+), of a supplier (−) what was given beyond a parcel */
  | 'COMPENSATION'
  /** 30 快递理赔 (+) */
  | 'COURIER_CLAIM'
  /** 15 演示资金 (+) */
  | 'DEMO'
  /** 19 演示资金收回 (−) */
  | 'DEMO_GIVEN_UP'
  /** 23 保证金赔付 (+): what the deposit gives for what is taken back in the same moment */
  | 'DEPOSIT_PAID'
  /** 21 保证金缴存 (−), by the supplier */
  | 'DEPOSIT_PAY_IN'
  /** 22 保证金退回 (+) */
  | 'DEPOSIT_RETURN'
  /** 20 保证金补足 (−), of a supplier's income */
  | 'DEPOSIT_TOP_UP'
  /** 2 订单支付 (−) */
  | 'ORDER_PAY'
  /** 3 包裹退款 (+) */
  | 'PACKAGE_REFUND'
  /** 1 充值 (+) */
  | 'RECHARGE'
  /** 16 充值退回 (−) */
  | 'RECHARGE_RETURN'
  /** 17 充值退回失败 (+) */
  | 'RECHARGE_RETURN_FAILED'
  /** 24 补发运费 (±) */
  | 'REPLACEMENT_FREIGHT'
  /** 13 运费补收 (−) */
  | 'SUPPLEMENT'
  /** 10 货款冲回 (−) */
  | 'SUPPLIER_REVERSE'
  /** 9 货款结算 (+) */
  | 'SUPPLIER_SETTLE';

/** Where a notice is shown. REST: `notice.type`. */
export type NoticeType =
  /** 2 首页公告 */
  | 'HOME'
  /** 4 站内消息 */
  | 'PERSONAL'
  /** 1 平台公告 */
  | 'PLATFORM'
  /** 3 供应商公告 */
  | 'SELLER';

/** What a buyer asks for. REST: body of `POST /afterSales/open`. */
export type OpenCaseInput = {
  /** Fen, of `PART` and `FREIGHT`; the whole courier's fee by default of `FREIGHT`. */
  amount?: number | null | undefined;
  /** What is wanted. */
  ask: CaseAsk;
  /** Own private files that are attached to nothing: nine pictures and a video at most. */
  fileIds?: Array<number> | null | undefined;
  /** Pieces of the parcel that it is about; all by default. */
  items?: Array<CaseItemInput> | null | undefined;
  /** What is wrong. */
  kind: CaseKind;
  /** An own parcel that was shipped. */
  packageId: number;
  /** What is wrong in words, 1 to 500 characters. */
  text: string;
};

/** What a courier is asked for. REST: body of `POST /courierClaims/open`. */
export type OpenCourierClaimInput = {
  /** Fen. */
  amount: number;
  /** What the courier did. */
  kind: ClaimKind;
  /** An own parcel that was shipped. */
  packageId: number;
  /** What happened, and what the goods are worth, 1 to 500 characters. */
  text: string;
};

/** What the row's owner may do with an order now. Decided by the API alone. */
export type OrderAction =
  /** 再次提交 */
  | 'AGAIN_SUBMIT'
  /** 同步 */
  | 'CALLBACK'
  /** 取消订单: `cancelOrder` */
  | 'CANCEL'
  /** 确认收货: `confirmOrder(action: RECEIVE)` */
  | 'CONFIRM'
  /** 查看详情 */
  | 'DETAIL'
  /** 导出 */
  | 'EXPORT'
  /** 确认支付: `confirmOrder(action: PAY)` */
  | 'PAY'
  /** 评价: `reviewOrder` */
  | 'REVIEW'
  /** 重新自动发货 */
  | 'RE_AUTO_SEND';

/** Which orders are listed; what is absent excludes nothing. */
export type OrderFilter = {
  /** True: only with a refund, open or done; false: only without one (售后). */
  afterSale?: boolean | null | undefined;
  /** Of orders that were placed as one decision. */
  batchNo?: string | null | undefined;
  /** Only by this courier (快递). */
  courierId?: number | null | undefined;
  /** Up to but without this moment, by when the order was placed. */
  endAt?: string | null | undefined;
  /** Only of this order (订单). */
  id?: number | null | undefined;
  /** Only these, 1 to 100; those of others are left out. */
  ids?: Array<number> | null | undefined;
  /** Order number, third-party number, waybill number or part of the goods name. */
  keyword?: string | null | undefined;
  /** Only of this shop platform (平台). */
  platform?: Platform | null | undefined;
  /** Only of this bound shop (店铺). */
  shopId?: number | null | undefined;
  /** From this moment on, by when the order was placed. */
  startAt?: string | null | undefined;
  /** Only orders in this state (状态). */
  status?: OrderStatus | null | undefined;
  /** Only orders whose recipients were given so (发货方式). */
  type?: ShipMode | null | undefined;
  /** Only from this warehouse (仓库). */
  warehouseId?: number | null | undefined;
};

/** What is to be ordered, to many recipients. REST: body of `POST /orders/createOrder`. */
export type OrderInput = {
  /** Accept third-party order numbers that were ordered before (补发). */
  allowDuplicate?: boolean;
  /** Tell the shop the waybill numbers; only for shop orders. */
  autoSend?: boolean;
  /** What single ones of these parcels hold; the others hold what stands beside. Only of shop orders. */
  contents?: Array<ShopContentInput> | null | undefined;
  /** The courier (快递); the warehouse must work with it. */
  courierId: number;
  /** Goods (商品) with one combination; instead of `skuId` or `items`. */
  goodId?: number | null | undefined;
  /** What every parcel holds that does not say otherwise, at most 20 combinations; instead of goods and `num`. */
  items?: Array<ItemInput> | null | undefined;
  /** Merged orders of that shop, a parcel each. */
  mergeIds?: Array<number>;
  /** Pieces a parcel, 1 to 99, of `goodId` or `skuId`. */
  num?: number;
  /** Recipients given by hand or from a file, at most 500. None for shop orders. */
  packages?: Array<ParcelInput>;
  /** The shop platform that the recipients ordered at; must be one that the goods allow. */
  platform?: Platform;
  /** Of a quote that is at most 15 minutes old; without it the price of now is taken. */
  quoteNo?: string | null | undefined;
  /** Words for the supplier (备注), at most 200 characters. */
  remark?: string;
  /** The platform's sender address that the shop is told; empty for its default. */
  remoteAddressId?: string | null | undefined;
  /** The sender in full, needed unless `senderId` is given, and not with both; `createOrder` keeps it among the caller's senders. */
  sender?: OrderSenderInput | null | undefined;
  /** One of the caller's senders (发件人), printed on the labels. Needed unless `sender` is given; without either: `SENDER_MISSING`. */
  senderId?: number | null | undefined;
  /** Waiting orders of one shop, a parcel each; only with `AUTO`, and the platform is then the shop's. */
  shopOrderIds?: Array<number>;
  /** Leave out rows with blocking problems instead of refusing the order. */
  skipInvalid?: boolean;
  /** A combination (规格); instead of `goodId` or `items`. */
  skuId?: number | null | undefined;
  /** What prints the waybills (打单软件), one of `Settings.softwares`; null for the first. */
  softwareId?: number | null | undefined;
  /** How the recipients are given; `AUTO` takes shop orders, the others `packages`. */
  type?: ShipMode;
  /** The warehouse (仓库) that ships; it must stock all of them. */
  warehouseId: number;
};

/** A sender (发件人) that an order brings along. */
export type OrderSenderInput = {
  /** 1 to 200 characters below the district. */
  address: string;
  /** Four digits; empty where the province has no cities. */
  cityCode: string;
  /** Six digits; empty where the city has no districts. */
  districtCode: string;
  /** 1 to 30 characters. */
  name: string;
  /** A mobile, with an extension or without, or a landline with its area code. */
  phone: string;
  /** Two digits, as in `Region.code`. */
  provinceCode: string;
};

/** Order of the list of orders (排序). */
export type OrderSort =
  /** By total fee, the highest first. */
  | 'FEE_HIGH'
  /** By total fee, the lowest first. */
  | 'FEE_LOW'
  /** The newest first. */
  | 'NEWEST'
  /** The oldest first (最早下单). */
  | 'OLDEST';

/** Where an order stands (订单状态). After payment it is always derived from the parcels. REST: `order.status`. */
export type OrderStatus =
  /** 60 已取消 */
  | 'CANCELLED'
  /** 70 已关闭 */
  | 'CLOSED'
  /** 50 已完成 */
  | 'COMPLETED'
  /** 10 待付款 */
  | 'PENDING_PAYMENT'
  /** 30 待收货 */
  | 'PENDING_RECEIPT'
  /** 40 待评价 */
  | 'PENDING_REVIEW'
  /** 20 待发货 */
  | 'PENDING_SHIPMENT';

/** When a warehouse issues waybills. REST: `warehouse.outputMode`. */
export type OutputMode =
  /** 0 延时出单（约 10 分钟） */
  | 'DELAYED'
  /** 1 实时出单 */
  | 'IMMEDIATE';

/** Issue of the waybill. REST: `orderPackage.outputStatus`. */
export type OutputStatus =
  /** 4 出单失败 */
  | 'FAILED'
  /** 2 出单中 */
  | 'ISSUING'
  /** 0 未出单 */
  | 'NONE'
  /** 1 排队中 */
  | 'QUEUED'
  /** 3 出单成功 */
  | 'SUCCESS'
  /** 6 已作废 */
  | 'VOIDED'
  /** 5 作废中 */
  | 'VOIDING';

/** What the row's owner may do with a parcel now. Decided by the API alone. */
export type ParcelAction =
  /** 申请售后: `openCase` */
  | 'AFTER_SALE'
  /** 再次提交 */
  | 'AGAIN_SUBMIT'
  /** 处理退款，供应商: `answerRefund` */
  | 'ANSWER_REFUND'
  /** 快递理赔，供应商: `openCourierClaim` */
  | 'CLAIM'
  /** 复制单号 */
  | 'COPY_NO'
  /** 修改收件人 */
  | 'EDIT_RECEIVER'
  /** 填写运单号，供应商: `fillWaybills` */
  | 'FILL_WAYBILL'
  /** 打印面单，供应商: `printParcels` */
  | 'PRINT'
  /** 申请退款: `refundParcels` */
  | 'REFUND'
  /** 显示收件信息: `revealReceiver` */
  | 'REVEAL_RECEIVER'
  /** 撤销退款: `revokeRefund` */
  | 'REVOKE_REFUND'
  /** 重新自动发货 */
  | 'RE_AUTO_SEND'
  /** 物流轨迹 */
  | 'TRACE';

/** What happened to a parcel. REST: `type` of a line of `/orderPackages/timeline`. */
export type ParcelEventType =
  /** cancelled 已取消 */
  | 'CANCELLED'
  /** compensated 售后补偿: a part of what it cost went back while it goes on */
  | 'COMPENSATED'
  /** created 已下单 */
  | 'CREATED'
  /** issued 出单成功 */
  | 'ISSUED'
  /** issueFailed 出单失败 */
  | 'ISSUE_FAILED'
  /** paid 已付款 */
  | 'PAID'
  /** partRefunded 已退其中的商品 */
  | 'PART_REFUNDED'
  /** receiverEdited 已修改收件信息 */
  | 'RECEIVER_EDITED'
  /** refunded 已退款 */
  | 'REFUNDED'
  /** refundApplied 申请退款 */
  | 'REFUND_APPLIED'
  /** refundRejected 供应商拒绝退款 */
  | 'REFUND_REJECTED'
  /** refundRevoked 已撤销退款申请 */
  | 'REFUND_REVOKED'
  /** resubmitted 再次提交出单 */
  | 'RESUBMITTED'
  /** sendFailed 回传店铺失败 */
  | 'SEND_FAILED'
  /** sendPaused 回传已暂停 */
  | 'SEND_PAUSED'
  /** sent 已回传店铺 */
  | 'SENT'
  /** sentOtherwise 店铺已用其他单号发货 */
  | 'SENT_OTHERWISE'
  /** stalled 超过48小时没有物流更新 */
  | 'STALLED'
  /** trace: the courier's own words */
  | 'TRACE'
  /** voidRefused 面单没有作废 */
  | 'VOID_REFUSED';

/** Which parcels are listed; what is absent excludes nothing. */
export type ParcelFilter = {
  /** Only parcels whose write-back is in this state (自动发货). */
  autoSendStatus?: AutoSendStatus | null | undefined;
  /** Only by this courier (快递). */
  courierId?: number | null | undefined;
  /** Up to but without this moment, by when the parcel was ordered. */
  endAt?: string | null | undefined;
  /** Only this parcel. */
  id?: number | null | undefined;
  /** Only these, 1 to 100; those of others are left out. */
  ids?: Array<number> | null | undefined;
  /** Order, parcel, waybill or third-party order number in full, else part of the goods' name. */
  keyword?: string | null | undefined;
  /** Only those that should have been shipped by now, and were not (已超时). */
  late?: boolean | null | undefined;
  /** Only of this order (订单). */
  orderId?: number | null | undefined;
  /** Only parcels whose waybill is in this state (出单信息). */
  outputStatus?: OutputStatus | null | undefined;
  /** Only of this shop platform (平台). */
  platform?: Platform | null | undefined;
  /** Suppliers: only those whose label was printed, or was not. */
  printed?: boolean | null | undefined;
  /** Only parcels whose refund is in this state (退款). */
  refundStatus?: RefundStatus | null | undefined;
  /** Only of this bound shop (店铺). */
  shopId?: number | null | undefined;
  /** From this moment on, by when the parcel was ordered. */
  startAt?: string | null | undefined;
  /** Only parcels in this state (状态). */
  status?: ParcelStatus | null | undefined;
  /** Only from this warehouse (仓库). */
  warehouseId?: number | null | undefined;
};

/** One recipient of a shipment (一行收件信息). REST: an element of `packages`. */
export type ParcelInput = {
  /** The rest of the address below the district. */
  address: string;
  /** Four digits; empty where `districtCode` says it. */
  cityCode?: string;
  /** 6-digit code; where a city has no districts, the 4-digit city code. */
  districtCode?: string;
  /** What this parcel holds, at most 20 combinations; null for what its order or part says. */
  items?: Array<ItemInput> | null | undefined;
  /** Pieces of this parcel (数量), 1 to 99, within what the goods allow, where its order or part has one combination; null for `num` of those. */
  num?: number | null | undefined;
  /** Two digits; empty where a longer code says it. */
  provinceCode?: string;
  /** At most 30 characters (收件人). */
  receiverName: string;
  /** A mobile, with an extension or without, or a landline with its area code (联系电话). */
  receiverPhone: string;
  /** Words for this parcel (备注), at most 200 characters; printed behind the remark of its order. */
  remark?: string;
  /** What is said of the goods for this recipient (规格), at most 100 characters. */
  specification?: string;
  /** The shop's own order number (第三方订单号), 4 to 40 characters; null or empty without one. */
  thirdOrderNo?: string | null | undefined;
};

/** Where a parcel is (包裹状态). REST: `orderPackage.status`. */
export type ParcelStatus =
  /** 60 异常 */
  | 'ABNORMAL'
  /** 80 已取消 */
  | 'CANCELLED'
  /** 40 运输中 */
  | 'IN_TRANSIT'
  /** 10 待付款 */
  | 'PENDING_PAYMENT'
  /** 20 待发货 */
  | 'PENDING_SHIPMENT'
  /** 70 已退款 */
  | 'REFUNDED'
  /** 30 已发货 */
  | 'SHIPPED'
  /** 50 已签收 */
  | 'SIGNED';

/** How a payment stands at its channel (支付状态). REST: `pay.status`. */
export type PayStatus =
  /** 5 金额异常: an operator looks into it */
  | 'ABNORMAL'
  /** 2 已关闭 */
  | 'CLOSED'
  /** 3 支付失败 */
  | 'FAILED'
  /** 1 已支付 */
  | 'PAID'
  /** 0 待支付 */
  | 'PENDING'
  /** 4 已退款 */
  | 'REFUNDED';

/** How a recharge is paid. REST: `payType`. */
export type PayType =
  /** 1 支付宝 */
  | 'ALIPAY'
  /** 9 模拟支付, in a demo only */
  | 'SIMULATED'
  /** 2 微信支付 */
  | 'WECHAT';

/** Where the money of a cash-out goes. REST: `accountType`. */
export type PayeeType =
  /** 1 支付宝 */
  | 'ALIPAY'
  /** 3 银行卡 */
  | 'BANK'
  /** 2 微信 */
  | 'WECHAT';

/** A recharge to be begun (充值). REST: body of `POST /pay/create`. */
export type PaymentInput = {
  /** Fen, within the limits of `settings`. */
  amount: number;
  /** One of `payChannels`. */
  payType: PayType;
};

/** Which of the caller's notices (站内消息); what is left out does not narrow. */
export type PersonNoticeFilter = {
  /** Only those that are unread, or only those that are not. */
  unread?: boolean | null | undefined;
};

/** REST: body of `POST /exports/exportPersonalData`. Proves who asks by the password or by a code of the scene `PERSONAL_DATA`. */
export type PersonalDataInput = {
  /** The own password, once more; or `phoneCode` instead. */
  password?: string | null | undefined;
  /** Six digits sent for the scene PERSONAL_DATA; instead of `password`. */
  phoneCode?: string | null | undefined;
  /** Answer to the challenge of a refusal PROOF_NEEDED; else left out. */
  proof?: string | null | undefined;
};

/** A short-message code to be sent (获取短信验证码). REST: body of `POST /common/sendPhoneCode`. */
export type PhoneCodeInput = {
  /** What the person read in the picture (图形验证码); upper and lower case alike. */
  captcha: string;
  /** `captchaId` of the picture; good for one try, right or wrong. */
  captchaId: string;
  /** 11 digits. */
  phone: string;
  /** What the code is for; it is good for nothing else. */
  scene?: CodeScene;
};

/** The shop platforms that an order can come from. REST: `platform`. */
export type Platform =
  /** 4 抖音 */
  | 'DOUYIN'
  /** 3 京东 */
  | 'JD'
  /** 5 快手 */
  | 'KUAISHOU'
  /** 0 其他 */
  | 'OTHER'
  /** 2 拼多多 */
  | 'PINDUODUO'
  /** 1 淘宝/天猫 */
  | 'TAOBAO'
  /** 6 视频号 */
  | 'WECHAT_CHANNELS';

/** A price to agree on. */
export type PriceListEntryInput = {
  /** Own goods. */
  goodId: number;
  /** One of their combinations; left out: all of them. */
  skuId?: number | null | undefined;
  /** Fen a piece for the supplier. */
  supplyPrice: number;
};

/** A price list, or what replaces it. */
export type PriceListInput = {
  /** Buyers who have bought from the supplier, at most 200; with `levels` at least one. */
  buyerIds?: Array<number>;
  /** Its last day; left out: without end. */
  endDay?: string | null | undefined;
  /** The prices, 1 to 200, each goods or combination once. */
  entries: Array<PriceListEntryInput>;
  /** Buyers of these league levels, 1 to 12. */
  levels?: Array<number>;
  /** 1 to 30 characters (名称). */
  name: string;
  /** Its first day; left out: at once. */
  startDay?: string | null | undefined;
};

/** Where a price list is. */
export type PriceListState =
  /** Its first day is to come (未开始). */
  | 'COMING'
  /** Its last day is over (已结束). */
  | 'ENDED'
  /** It holds (生效中). */
  | 'HOLDS';

/** What a part of a price comes from. */
export type PricePartKind =
  /** What the agreement of buyer and supplier changes (协议价). */
  | 'AGREED'
  /** What anybody pays for one piece (单价). */
  | 'GOODS'
  /** What the inviter adds (加价). */
  | 'MARK_UP'
  /** What the price step changes that the pieces have reached (阶梯价). */
  | 'STEP';

/** What a percentage of a price is rounded to, half upwards. REST: `change.rounding` of a bulk edit, in fen. */
export type PriceRounding =
  /** 1 分 */
  | 'FEN'
  /** 10 角 */
  | 'JIAO'
  /** 100 元 */
  | 'YUAN';

/** Whose price is to be worked out, of what and where to. REST: body of `POST /userProfits/simulate`. */
export type PriceSimulationInput = {
  /** 2, 4 or 6 digits of where it goes. */
  areaCode: string;
  /** The courier (快递); the warehouse must work with it. */
  courierId: number;
  /** Fen a parcel; null: what holds for that invitee now. */
  courierProfit?: number | null | undefined;
  /** The goods (商品). */
  goodId: number;
  /** Pieces. */
  num: number;
  /** Fen a piece and a parcel; empty: what holds for that invitee now. */
  profit?: number | null | undefined;
  /** One of the own invitees: its level counts. Empty: level 1. */
  userId?: number | null | undefined;
  /** The warehouse (仓库) that would ship. */
  warehouseId: number;
};

/** Price steps of goods, in place of all that they have. */
export type PriceStepsInput = {
  /** Whether the pieces of a parcel count for a step, or those of all that is placed together. */
  perParcel: boolean;
  /** At most five for a combination, and for the goods; prices fall, and begin below that of one piece. */
  steps: Array<SupplyPriceStepInput>;
};

/** What is printed of parcels. REST: `kind`. */
export type PrintKind =
  /** labels 面单 */
  | 'LABELS'
  /** picking 拣货单: goods with pieces and the parcels that they go into */
  | 'PICKING';

/** How labels are to be printed; one for the same platform and courier is replaced. */
export type PrintSettingInput = {
  /** False when empty. */
  autoPrint?: boolean | null | undefined;
  /** The courier that it is for; null for any. */
  courierId?: number | null | undefined;
  /** What is printed below the courier's part. */
  extras: LabelExtrasInput;
  /** Size of the paper (纸张). */
  paper: LabelPaper;
  /** The shop platform that it is for; null for any. */
  platform?: Platform | null | undefined;
  /** Of the local print component; empty for its default. */
  printerName?: string | null | undefined;
};

/** What helps against a problem (建议操作). */
export type ProblemAction =
  /** 申请售后: `openCase`, with the `suggestion` of the parcel */
  | 'AFTER_SALE'
  /** 再次提交: `againSubmit` */
  | 'AGAIN_SUBMIT'
  /** 处理售后: `answerCase`, `replyToCase` */
  | 'ANSWER_CASE'
  /** 处理退款，供应商: `answerRefund` */
  | 'ANSWER_REFUND'
  /** 修改收件人: `editReceiver` */
  | 'EDIT_RECEIVER'
  /** 填写运单号，供应商: `fillWaybills` */
  | 'FILL_WAYBILL'
  /** 处理电子面单账号: `saveWaybillAccount`, `testWaybillAccount` */
  | 'MEND_ACCOUNT'
  /** 去下单 */
  | 'ORDER'
  /** 申请退款: `refundParcels` */
  | 'REFUND'
  /** 续期: `authoriseShop` */
  | 'RENEW_SHOP'
  /** 重新自动发货: `reAutoSend` */
  | 'RE_AUTO_SEND'
  /** 物流轨迹 */
  | 'TRACE';

/** What needs a person (待处理). */
export type ProblemKind =
  /** A new order of a shop that could not be ordered by itself. */
  | 'AUTO_ORDER'
  /** The shop was not told the waybill number. */
  | 'AUTO_SEND'
  /** An after-sales case that waits for the caller. */
  | 'CASE'
  /** Buyers: a parcel that was not shipped by the promised time, or was shipped later. */
  | 'LATE'
  /** A parcel that has not moved for 48 hours, or went wrong on its way. */
  | 'MOVEMENT'
  /** No waybill was issued. */
  | 'OUTPUT'
  /** A parcel that the courier has not picked up within 24 hours of its waybill. */
  | 'PICKUP'
  /** A refund that the supplier has not answered yet, and that is not shown as a case. */
  | 'REFUND'
  /** A shop's authorisation has ended, or ends within three days. */
  | 'SHOP'
  /** Suppliers: an own waybill account that its courier refuses, while it is in use. */
  | 'WAYBILL_ACCOUNT';

/** Days in Asia/Shanghai by which parcels were paid; the last 30 when empty, at most 366. */
export type ProfitFilter = {
  /** The first day, included. */
  from?: string | null | undefined;
  /** Only these goods. */
  goodId?: number | null | undefined;
  /** The last day, included. */
  to?: string | null | undefined;
  /** Only what this warehouse shipped. */
  warehouseId?: number | null | undefined;
};

/** By what the supplier's profit is added up. REST: `unit`. */
export type ProfitUnit =
  /** day 按日 */
  | 'DAY'
  /** goods 按商品 */
  | 'GOODS'
  /** month 按月 */
  | 'MONTH'
  /** warehouse 按仓库 */
  | 'WAREHOUSE';

/** How far the real-name check of an account is (实名认证). REST: `user.realStatus`. */
export type RealStatus =
  /** 1 认证中 */
  | 'CHECKING'
  /** 3 认证失败 */
  | 'FAILED'
  /** 0 未认证 */
  | 'NONE'
  /** 2 已认证 */
  | 'VERIFIED';

/** Why a row, a waybill or a write-back does not go. REST: `reasonCode`. */
export type ReasonCode =
  /** 地址解析失败 */
  | 'ADDRESS_INVALID'
  /** 该地区停发 */
  | 'AREA_BANNED'
  /** 偏远地区加收 */
  | 'AREA_SURCHARGE'
  /** 超出自动下单的限额 */
  | 'AUTO_LIMIT'
  /** 余额不足 */
  | 'BALANCE_SHORT'
  /** 收件人被限制 */
  | 'BLACKLIST'
  /** 快递公司未映射 */
  | 'COURIER_MAPPING'
  /** 快递休息 */
  | 'COURIER_RESTING'
  /** 第三方单号重复 */
  | 'DUPLICATE_NO'
  /** 商品未关联 */
  | 'GOODS_UNMAPPED'
  /** 关联待确认: the shop's SKU has other words than were agreed */
  | 'LINK_CHANGED'
  /** 不能下单，见原因 */
  | 'ORDER_REFUSED'
  /** 快递不到 */
  | 'OUT_OF_RANGE'
  /** 平台返回错误 */
  | 'PLATFORM_ERROR'
  /** 平台限流 */
  | 'RATE_LIMITED'
  /** 收件信息已变更 */
  | 'RECEIVER_CHANGED'
  /** 发件人缺失 */
  | 'SENDER_MISSING'
  /** 店铺订单已关闭 */
  | 'SHOP_CLOSED'
  /** 店铺过期，请续期 */
  | 'SHOP_EXPIRED'
  /** 店铺订单退款中 */
  | 'SHOP_REFUNDING'
  /** 店铺订单已发货 */
  | 'SHOP_SHIPPED'
  /** 库存不足 */
  | 'STOCK_SHORT'
  /** 平台超时 */
  | 'TIMEOUT'
  /** 虚拟号已过期 */
  | 'VIRTUAL_NUMBER'
  /** 电子面单失效，请续期 */
  | 'WAYBILL_AUTH'
  /** 电子面单余额不足 */
  | 'WAYBILL_BALANCE'
  /** 快递网点未开通电子面单 */
  | 'WAYBILL_BRANCH'
  /** 运单号已被使用 */
  | 'WAYBILL_USED';

/** A line that did not arrive whole. */
export type ReceivedRowInput = {
  /** Why. */
  reason: TransferReason;
  /** Pieces that arrived, fewer than were sent. */
  received: number;
  /** A combination of the transfer. */
  skuId: number;
};

/** Who gets a parcel, as changed by its buyer. REST: body of `POST /orderPackages/editReceiver`. */
export type ReceiverInput = {
  /** The rest of the address below the district, 4 to 200 characters (详细地址). */
  address: string;
  /** Four digits of the city. */
  cityCode: string;
  /** Six digits of the district; empty where the city has none. */
  districtCode: string;
  /** Two digits of the province. */
  provinceCode: string;
  /** At most 30 characters (收件人). */
  receiverName: string;
  /** A mobile, with an extension or without, or a landline with its area code (联系电话). */
  receiverPhone: string;
  /** Words for the parcel (备注), at most 200 characters; null leaves them as they are. */
  remark?: string | null | undefined;
  /** What is said of the goods (规格), at most 100 characters; null leaves it as it is. */
  specification?: string | null | undefined;
};

/** Which recharges are listed; what is absent excludes nothing. */
export type RechargeFilter = {
  /** Up to but without this moment, by when the recharge was begun. */
  endAt?: string | null | undefined;
  /** Only recharges through this channel. */
  payType?: PayType | null | undefined;
  /** From this moment on, by when the recharge was begun. */
  startAt?: string | null | undefined;
  /** Only recharges in this state. */
  status?: RechargeStatus | null | undefined;
};

/** How far a recharge has gone back the way it came. REST: `refunds.status`. */
export type RechargeReturnStatus =
  /** 2 已退回 */
  | 'DONE'
  /** 0 将退回 */
  | 'PLANNED'
  /** 3 渠道未接受 */
  | 'REFUSED'
  /** 1 退回中 */
  | 'UNDERWAY';

/** How a recharge stands (充值状态). REST: `recharge.status`. */
export type RechargeStatus =
  /** 5 金额异常: an operator looks into it */
  | 'ABNORMAL'
  /** 2 已关闭 */
  | 'CLOSED'
  /** 1 已到账 */
  | 'CREDITED'
  /** 0 待支付 */
  | 'PENDING'
  /** 4 已退款 */
  | 'REFUNDED';

/** What may be done with a refund now. Decided by the API alone. */
export type RefundAction =
  /** 处理，供应商: `answerRefund` */
  | 'ANSWER'
  /** 确认退货入库，供应商: `confirmReturn` */
  | 'CONFIRM_RETURN'
  /** 撤销: `revokeRefund` */
  | 'REVOKE';

/** A supplier's answer to a refund. REST: body of `POST /refunds/answer`. */
export type RefundAnswerInput = {
  /** True: the money goes back; false: it stays, and the buyer may ask anew. */
  agree: boolean;
  /** Fen; by default as much as was asked for. */
  amount?: number | null | undefined;
  /** Needed when it is refused. */
  reason?: string | null | undefined;
};

/** Which refunds are listed; what is absent excludes nothing. */
export type RefundFilter = {
  /** Up to but without this moment, by when the refund was asked for. */
  endAt?: string | null | undefined;
  /** Only these, 1 to 100; those of others are left out. */
  ids?: Array<number> | null | undefined;
  /** Only of this order (订单). */
  orderId?: number | null | undefined;
  /** Only of this parcel (包裹). */
  packageId?: number | null | undefined;
  /** From this moment on, by when the refund was asked for. */
  startAt?: string | null | undefined;
  /** Only refunds in this state. */
  status?: RefundStatus | null | undefined;
};

/** Pieces of a combination in a parcel whose money is asked for. */
export type RefundItemInput = {
  /** Pieces, 1 to 99. */
  num: number;
  /** Its pieces in the parcel as the caller saw them: when there are others it is refused, so that a repetition takes no more. */
  of?: number | null | undefined;
  /** The combination, as in `ParcelItem.skuId`. */
  skuId: number;
};

/** How far a refund is (退款状态). REST: `orderPackage.refundStatus`, `refund.status`. */
export type RefundStatus =
  /** 10 申请中 */
  | 'APPLIED'
  /** 0 无 */
  | 'NONE'
  /** 50 已拒绝 */
  | 'REJECTED'
  /** 60 已撤销 */
  | 'REVOKED'
  /** 40 退款成功 */
  | 'SUCCESS'
  /** 20 作废面单中 */
  | 'VOIDING'
  /** 30 待供应商处理 */
  | 'WAIT_SELLER';

/** A new account (注册). REST: body of `POST /common/register`. */
export type RegisterInput = {
  /** What was agreed to; without it the answer is CONSENT_NEEDED. */
  consent?: ConsentInput | null | undefined;
  /** Which of the two kinds it becomes; never changes. */
  kind?: AccountKind;
  /** 6 to 18 characters, not one that is easily guessed. */
  password: string;
  /** 11 digits; not that of another account of the kind. */
  phone: string;
  /** The six digits of the short message. */
  phoneCode: string;
  /** Answer to the challenge of a refusal PROOF_NEEDED; else left out. */
  proof?: string | null | undefined;
  /** The password once more. */
  repassword: string;
  /** Account id or invite code of the inviter; an unknown one is ignored. */
  superId?: string | null | undefined;
};

/** Refund of an order at its shop. */
export type RemoteRefundStatus =
  /** 0 无 */
  | 'NONE'
  /** 2 已退款 */
  | 'REFUNDED'
  /** 1 退款中: it cannot be ordered while this lasts */
  | 'REFUNDING';

/** State of an order at its shop (店铺订单状态). */
export type RemoteStatus =
  /** 6 已关闭: nothing is to be shipped */
  | 'CLOSED'
  /** 5 已完成 */
  | 'COMPLETED'
  /** 3 部分发货 */
  | 'PART_SHIPPED'
  /** 4 已发货, here or by other means */
  | 'SHIPPED'
  /** 1 待付款: cannot be ordered yet */
  | 'WAIT_PAYMENT'
  /** 2 待发货: the only state in which it can be ordered */
  | 'WAIT_SHIPMENT';

/** A buyer's reply in a case. REST: body of `POST /afterSales/reply`. */
export type ReplyToCaseInput = {
  /** What it does. */
  action: CaseReply;
  /** By which courier goods are sent back. */
  courierId?: number | null | undefined;
  /** Own private files that are attached to nothing (图片或视频): nine pictures and a video at most. */
  fileIds?: Array<number> | null | undefined;
  /** Words for the supplier, at most 500 characters. */
  text?: string | null | undefined;
  /** Under which number they are sent back. */
  waybillNo?: string | null | undefined;
};

/** Which returned parcels are listed; what is absent excludes nothing. */
export type ReturnFilter = {
  /** Only these, 1 to 100; those of others are left out. */
  ids?: Array<number> | null | undefined;
  /** Only those in this state. */
  state?: ReturnState | null | undefined;
  /** Only the one with this number. */
  waybillNo?: string | null | undefined;
};

/** How far a returned parcel is. REST: `state` of `POST /returns/getReturnsList`. */
export type ReturnState =
  /** arrived 已到仓 */
  | 'ARRIVED'
  /** stray 无主件: it is of no known case, and nobody has closed it */
  | 'STRAY'
  /** underway 未到仓 */
  | 'UNDERWAY'
  /** unsettled 待处理: it has arrived, and nothing is said yet of what became of its goods (`SETTLE_GOODS`) */
  | 'UNSETTLED';

/** What became of goods that came back. REST: `afterSales.goods`. */
export type ReturnedGoods =
  /** 1 已入库: they can be sold again */
  | 'RESTOCKED'
  /** 3 已寄还买家 */
  | 'SENT_BACK'
  /** 2 不能再卖 */
  | 'UNSELLABLE';

/** What may be done with a review now. Decided by the API alone. */
export type ReviewAction =
  /** add 追评, its author: `addToReview` */
  | 'ADD'
  /** answer 回复, the supplier: `answerReview` */
  | 'ANSWER';

/** Which reviews of goods are listed; what is absent excludes nothing. */
export type ReviewFilter = {
  /** Only these. */
  show?: ReviewShow | null | undefined;
};

/** The review of one of the goods of an order. REST: `lines` of `POST /orders/reviewOrder`. */
export type ReviewRowInput = {
  /** Goods of the order that were not refunded as a whole. */
  goodId: number;
  /** Addresses of own uploads, at most 6. */
  pics?: Array<string> | null | undefined;
  /** 1 to 5 (评分). */
  score: number;
  /** At most 500 characters (评价); absent: none. */
  text?: string | null | undefined;
};

/** Which reviews are listed by their scores (全部、有图、好评、中评、差评). REST: `show`. */
export type ReviewShow =
  /** bad 差评: 1 and 2 stars */
  | 'BAD'
  /** good 好评: 4 and 5 stars */
  | 'GOOD'
  /** middle 中评: 3 stars */
  | 'MIDDLE'
  /** pictures 有图 */
  | 'PICTURES';

/** Order of the reviews of goods (排序). REST: `sort`. */
export type ReviewSort =
  /** The newest first (最新). */
  | 'NEWEST'
  /** Those with pictures first, then those with most to read (最有用). */
  | 'USEFUL';

/** The field of a recipient that a problem belongs to. */
export type RowField =
  /** The address below the district (详细地址): fewer than 4 characters. */
  | 'detail'
  /** The receiver's name (收件人): empty, or longer than 30 characters. */
  | 'name'
  /** The receiver's number (联系电话): neither a mobile with or without an extension nor a landline. */
  | 'phone'
  /** Pieces (数量): outside what the goods allow a parcel, or unsure as read. */
  | 'quantity'
  /** Province, city and district (省市区): not read, contradictory, banned or dearer. */
  | 'region'
  /** What the buyer asks of supplier or courier (备注); not certain, as it was read from a text. */
  | 'remark'
  /** The row as a whole. */
  | 'row'
  /** What is said of the goods (规格): unsure as read. */
  | 'specification'
  /** The third-party order number (第三方订单号): its form, or that it was ordered before. */
  | 'thirdOrderNo';

/** Whether a row of recipients can go. REST: `importRow.state`. */
export type RowState =
  /** 3 重复 */
  | 'DUPLICATE'
  /** 2 错误 */
  | 'ERROR'
  /** 4 已排除 */
  | 'EXCLUDED'
  /** 0 正常 */
  | 'OK'
  /** 1 提醒 */
  | 'WARN';

/** A parcel that has come back to a warehouse. REST: body of `POST /returns/scan`. */
export type ScanReturnInput = {
  /** What is known of one that nobody knows, at most 200 characters. */
  note?: string | null | undefined;
  /** Own warehouse that has it. */
  warehouseId?: number | null | undefined;
  /** The number on it. */
  waybillNo: string;
};

/** Which of the own goods are listed; what is absent excludes nothing. */
export type SellerGoodFilter = {
  /** Only of this category (商品分类). */
  categoryId?: number | null | undefined;
  /** Only these, 1 to 100; those of others are left out. */
  ids?: Array<number> | null | undefined;
  /** Only gifts, or only what is none. */
  isGift?: boolean | null | undefined;
  /** Part of the name, of its pinyin or initials, or the goods number. */
  keyword?: string | null | undefined;
  /** Only where some warehouse has no more than its warning. */
  lowStock?: boolean | null | undefined;
  /** Only goods that may be shipped for this shop platform. */
  platform?: Platform | null | undefined;
  /** Only goods on sale with an edit beside them that stands so. */
  revision?: GoodRevisionStatus | null | undefined;
  /** Only goods in this status. */
  status?: GoodsStatus | null | undefined;
  /** Only what has been on sale for thirty days, in which nothing of it was sold (滞销). */
  unsold?: boolean | null | undefined;
  /** Only goods with a stock row at this warehouse. */
  warehouseId?: number | null | undefined;
};

/** Order of the own goods (排序). */
export type SellerGoodSort =
  /** By pieces sold within thirty days, the most first. */
  | 'MONTH_SOLD'
  /** The newest first. */
  | 'NEWEST'
  /** By pieces sold, the most first. */
  | 'SOLD'
  /** By available pieces, the fewest first. */
  | 'STOCK'
  /** Changed last, first. */
  | 'UPDATED';

/** Which reviews of a supplier's goods are listed; what is absent excludes nothing. */
export type SellerReviewFilter = {
  /** Only of these goods (商品). */
  goodId?: number | null | undefined;
  /** Part of the name of the goods, or the number of the order. */
  keyword?: string | null | undefined;
  /** Only these. */
  show?: ReviewShow | null | undefined;
  /** True: only those of the last 30 days that are shown and not answered. */
  waiting?: boolean | null | undefined;
};

/** Which of the own warehouses are listed; what is absent excludes nothing. */
export type SellerWarehouseFilter = {
  /** Part of the name, of its pinyin or of its pinyin initials. */
  keyword?: string | null | undefined;
  /** Only warehouses in this state. */
  status?: ServiceStatus | null | undefined;
};

/** A sender (发件人) as its owner wants it. REST: body of `POST /sellerSends/create`. */
export type SenderInput = {
  /** 1 to 200 characters below the district. */
  address: string;
  /** Four digits; empty where the province has no cities. */
  cityCode: string;
  /** Six digits; empty where the city has no districts. */
  districtCode: string;
  /** True makes it the one that new shipments begin with; the first one always is. */
  isDefault?: boolean;
  /** 1 to 30 characters. */
  name: string;
  /** A mobile, with an extension or without, or a landline with its area code. */
  phone: string;
  /** Two digits, as in `Region.code`. */
  provinceCode: string;
  /** At most 60 characters, for the caller alone. */
  remark?: string;
};

/** Whether a warehouse or a courier works. REST: `warehouse.status` and `courier.status`. */
export type ServiceStatus =
  /** 1 正常 */
  | 'ACTIVE'
  /** 2 停用 */
  | 'DISABLED'
  /** 3 暂停发货 */
  | 'PAUSED';

/** Goods of a sheet with their rows: new ones, or own ones of which everything else stays as it is. */
export type SheetGoodInput = {
  /** Name of a category (商品分类), letter by letter; needed for new ones. */
  category?: string | null | undefined;
  /** HTML, at most 50,000 characters; what may not stand in it is taken out. */
  detail?: string | null | undefined;
  /** Of own goods (商品编号); null for new ones. */
  goodsNo?: string | null | undefined;
  /** Most pieces a parcel, 1 to 99, not below `minNum`. */
  maxNum?: number | null | undefined;
  /** Fewest pieces a parcel, 1 to 99. */
  minNum?: number | null | undefined;
  /** 2 to 60 characters; needed for new ones. */
  name?: string | null | undefined;
  /** True puts them on sale, or before an operator; null: new ones are drafts, others stay as they are. */
  onSale?: boolean | null | undefined;
  /** 1 to 9 addresses of own uploads; in a check, empty for those that are still to be uploaded. Needed for new ones. */
  pics?: Array<string> | null | undefined;
  /** Allowed shop platforms; empty means all. */
  platforms?: Array<Platform> | null | undefined;
  /** Names of what the combinations differ in (颜色, 尺码), at most 3; of own goods, those that they have. */
  properties?: Array<string> | null | undefined;
  /** Number of their first row. */
  row: number;
  /** Of new goods all combinations, at most 200; of others those that are changed or new. */
  skus: Array<SheetSkuInput>;
  /** What a piece is called, 1 to 10 characters. */
  unit?: string | null | undefined;
};

/** A row of a sheet of goods: one of their combinations (规格). What is wrong with it is said, not refused. */
export type SheetSkuInput = {
  /** At most 5, each 4 to 32 letters, digits and hyphens (条码). */
  barcodes?: Array<string> | null | undefined;
  /** The supplier's own article number (商家编码). */
  merchantCode?: string | null | undefined;
  /** Address of an own upload; in a check, empty for one that is still to be uploaded. */
  pic?: string | null | undefined;
  /** Number of the sheet's row, told with what is wrong. */
  row: number;
  /** Of a new one; that of others stays as it is. */
  stocks?: Array<SheetStockInput> | null | undefined;
  /** Fen a piece; needed for a new one. */
  supplyPrice?: number | null | undefined;
  /** A value for each of the goods' `properties`, in their order; empty for goods without properties. */
  values: Array<string>;
  /** Grams a piece; needed for a new one. */
  weight?: number | null | undefined;
};

/** First stock of a new combination; that of others is kept at `/goodStock`. */
export type SheetStockInput = {
  /** Pieces on hand with the safety stock, 0 to 9,999,999 (在库). */
  quantity: number;
  /** Pieces that are kept and not for sale, 0 to 9,999,999 (安全库存); absent: none. */
  safetyQuantity?: number | null | undefined;
  /** Name of the own warehouse (仓库), letter by letter. */
  warehouse: string;
};

/** How the recipients of an order were given. REST: `order.type`. */
export type ShipMode =
  /** 2 自动发货 */
  | 'AUTO'
  /** 1 手动发货 */
  | 'BY_HAND'
  /** 3 模板发货 */
  | 'MODEL';

/** Settings of a shop; what is not given stays. */
export type ShopChangeInput = {
  /** Fen; null for no limit. */
  autoDayLimit?: number | null | undefined;
  /** Order and pay new orders of mapped goods by themselves (自动下单). */
  autoOrder?: boolean | null | undefined;
  /** Fen; null for no limit. */
  autoParcelLimit?: number | null | undefined;
  /** Post waybill numbers back by themselves (自动回传). */
  autoSend?: boolean | null | undefined;
  /** Courier of parcels whose mapping names none; null for the cheapest. */
  defaultCourierId?: number | null | undefined;
  /** One of the caller's senders; null for the caller's default. */
  defaultSenderId?: number | null | undefined;
  /** What is marked once an order is shipped; replaces the whole rule. */
  tagRule?: TagRuleInput | null | undefined;
};

/** What the parcel of a shop order or of a merge holds. */
export type ShopContentInput = {
  /** What the parcel holds, 1 to 20 combinations of one supplier. */
  items: Array<ItemInput>;
  /** `PlannedContent.lineIds`; null for all lines of the order that are in no parcel. */
  lineIds?: Array<string> | null | undefined;
  /** One of the part's `mergeIds`; or `shopOrderId`. */
  mergeId?: number | null | undefined;
  /** `PlannedContent.planKey`: refused when the shop's orders or their links have said something else since; null compares nothing. */
  planKey?: string | null | undefined;
  /** One of the part's `shopOrderIds`; or `mergeId`. */
  shopOrderId?: number | null | undefined;
};

/** What a shop's figures and stars are. REST: `shopFigures`. */
export type ShopFigures =
  /** Of every shop the same: five stars, more than 1.15 million of everything. REST: `fixed`. */
  | 'FIXED'
  /** The shop's own. REST: `true`. */
  | 'TRUE';

/** A mapping (商品关联); one that there is for the same item is changed. */
export type ShopGoodInput = {
  /** The courier; null for the shop's default, else the cheapest. */
  courierId?: number | null | undefined;
  /** Goods (商品) on sale with one combination that stand for the item; or `items`. */
  goodId?: number | null | undefined;
  /** The combinations that stand for a piece of the item, 1 to 20 of one supplier; instead of `goodId` and `num`. */
  items?: Array<ItemInput> | null | undefined;
  /** Pieces of the goods for a piece of the item, for the whole shop pieces a parcel; 1 to 99. */
  num?: number;
  /** The platform's id of the item; empty for every item of the shop. */
  remoteGoodId?: string;
  /** The platform's id of the variant; empty for every variant of the item. */
  remoteSkuId?: string;
  /** What the SKU says of itself, as it was shown, at most 400 characters; null for what was seen last. */
  remoteSkuText?: string | null | undefined;
  /** What the item is called at the shop, at most 200 characters; shown only. */
  remoteTitle?: string;
  /** A shop (店铺) that the caller has bound. */
  shopId: number;
  /** The warehouse that ships; null for the first that can. */
  warehouseId?: number | null | undefined;
};

/** What is to stand for a SKU of a shop. */
export type ShopLinkInput = {
  /** The courier; null for the shop's default, else the cheapest. */
  courierId?: number | null | undefined;
  /** 1 to 20 combinations of one supplier; null for those of its link, which is confirmed. */
  items?: Array<ItemInput> | null | undefined;
  /** The platform's id of the item. */
  remoteGoodId: string;
  /** The platform's id of the SKU; empty for goods without variants. */
  remoteSkuId: string;
  /** What the SKU says of itself, as it was shown (`ShopSku.remoteSkuText`); null for what was seen last. */
  remoteSkuText?: string | null | undefined;
  /** The warehouse that ships; null for the first that can. */
  warehouseId?: number | null | undefined;
};

/** A row of a sheet of links; its file comes from `exportShopSkus`. */
export type ShopLinkRowInput = {
  /**
   * What stands for a piece of it, as `编码×件数`, several with semicolons, up to 1,000 characters: numbers of combinations, or
   * of goods with one, or merchant codes of goods that the caller has linked, collected or ordered. Empty: left as it is.
   */
  codes: string;
  /** The platform's id of the goods (平台商品ID), as in the sheet. */
  remoteGoodId: string;
  /** The platform's id of the SKU (平台规格ID); empty for goods without variants. */
  remoteSkuId?: string | null | undefined;
  /** What the SKU says of itself, as in the sheet (规格), up to 400 characters; null for what was seen last. */
  remoteSkuText?: string | null | undefined;
  /** Number of the sheet's row, told with what is wrong. */
  row: number;
};

/** Which shop orders are listed; what is absent excludes nothing. */
export type ShopOrderFilter = {
  /** Up to but without this moment, by when the shop was paid. */
  endAt?: string | null | undefined;
  /** Only those with a flag of this colour: red, yellow, green, blue or purple. */
  flagColor?: string | null | undefined;
  /** Part of a title of the goods. */
  goodsKeyword?: string | null | undefined;
  /** With a memo of the buyer or the shop, or without. */
  hasMemo?: boolean | null | undefined;
  /** Only these, 1 to 100; those of others are left out. */
  ids?: Array<number> | null | undefined;
  /** Only those of which this became here (导入状态). */
  importStatus?: ImportStatus | null | undefined;
  /** The order number, or part of the receiver. */
  keyword?: string | null | undefined;
  /** With a refund or without. */
  refund?: boolean | null | undefined;
  /** Only those in this state at the shop. */
  remoteStatus?: RemoteStatus | null | undefined;
  /** Only of this bound shop (店铺). */
  shopId?: number | null | undefined;
  /** From this moment on, by when the shop was paid. */
  startAt?: string | null | undefined;
};

/** What is to be ordered: chosen shop orders, with the goods that stand for them. */
export type ShopOrderPlanInput = {
  /** Parcels of a part may hold different things, several too, as its `contents` say; otherwise all hold the same pieces of one combination, and what cannot is left out. */
  byItems?: boolean | null | undefined;
  /** Merged orders of the shop, at most 500. */
  mergeIds?: Array<number> | null | undefined;
  /** The shop that all of them are of. */
  shopId: number;
  /** At most 1,000 together with the members of `mergeIds`. */
  shopOrderIds?: Array<number> | null | undefined;
};

/** What to read: a shop, or with `taskId` the reading to go on waiting for. */
export type ShopPullInput = {
  /** Up to but without this moment; by default now. */
  endAt?: string | null | undefined;
  /** Only this order. */
  orderNo?: string | null | undefined;
  /** The shop to be read; not with `taskId`. */
  shopId?: number | null | undefined;
  /** At most 30 days; by default the last seven. */
  startAt?: string | null | undefined;
  /** A reading that has begun; not with `shopId`. */
  taskId?: string | null | undefined;
};

/** Which SKUs of a shop are listed; what is absent excludes nothing. */
export type ShopSkuFilter = {
  /** Part of the title or of the SKU's words, or a merchant code. */
  keyword?: string | null | undefined;
  /** Only in this state. */
  state?: LinkState | null | undefined;
};

/** State of a shop's authorisation (店铺授权状态). */
export type ShopStatus =
  /** 1 已授权 */
  | 'ACTIVE'
  /** 4 已停用: nothing can be read or posted */
  | 'DISABLED'
  /** 3 已过期: nothing can be read or posted until the shop is renewed (续期) */
  | 'EXPIRED'
  /** Less than three days are left. */
  | 'EXPIRING';

/** REST: body of `POST /splitReceiver/save`. Proves who asks by the password or by a code of the scene `CASH_OUT`. */
export type SplitReceiverInput = {
  /** Number of the merchant of WeChat Pay, or openid of the person towards our application. */
  account: string;
  /** A merchant, or a person. */
  kind: SplitReceiverKind;
  /** Registered name of the merchant, which WeChat Pay compares, or the own proven name. */
  name: string;
  /** The own password, once more; or `phoneCode` instead. */
  password?: string | null | undefined;
  /** Six digits sent for the scene CASH_OUT; instead of `password`. */
  phoneCode?: string | null | undefined;
  /** Answer to the challenge of a refusal PROOF_NEEDED; else left out. */
  proof?: string | null | undefined;
};

/** Who WeChat Pay pays the cash-outs of a supplier to (分账收款方). REST: `kind`. */
export type SplitReceiverKind =
  /** merchant 微信支付商户 */
  | 'MERCHANT'
  /** person 个人微信 */
  | 'PERSON';

/** A step of a claim. REST: body of `POST /courierClaims/step`. */
export type StepCourierClaimInput = {
  /** What was done. */
  action: ClaimAction;
  /** Fen that the courier accepts; by default all of it. */
  amount?: number | null | undefined;
  /** The courier's words, at most 500 characters; needed to refuse. */
  text?: string | null | undefined;
};

/** What moved stock (库存流水类型). REST: `stockLog.type`. */
export type StockLogType =
  /** 13 批量修改 */
  | 'BULK_EDIT'
  /** 4 取消释放 */
  | 'CANCEL_RELEASE'
  /** 2 盘点 */
  | 'COUNT'
  /** 8 导入 */
  | 'IMPORT'
  /** 1 入库 */
  | 'INBOUND'
  /** 3 下单锁定 */
  | 'LOCK'
  /** 7 退款回补 */
  | 'RETURN'
  /** 14 安全库存 */
  | 'SAFETY'
  /** 6 发货扣减 */
  | 'SHIP'
  /** 5 超时释放 */
  | 'TIMEOUT_RELEASE'
  /** 11 调拨取消 */
  | 'TRANSFER_BACK'
  /** 10 调拨入库 */
  | 'TRANSFER_IN'
  /** 12 调拨损耗 */
  | 'TRANSFER_LOSS'
  /** 9 调拨出库 */
  | 'TRANSFER_OUT';

/** A row of an imported sheet. `quantity` sets, `delta` adds; one of the two, or `bin` or `safetyQuantity` alone. */
export type StockRowInput = {
  /** Where in the warehouse it lies (货位), up to 20 characters; absent: as it was. */
  bin?: string | null | undefined;
  /** Pieces that are added, below zero taken; not with `quantity`. */
  delta?: number | null | undefined;
  /** Number of the own goods (商品编号). */
  goodsNo: string;
  /** Pieces on hand from now on; not with `delta`. */
  quantity?: number | null | undefined;
  /** Number of the sheet's row, told with what is wrong. */
  row: number;
  /** Pieces that are kept from now on (安全库存); absent: as it was, and 0 for a new row. */
  safetyQuantity?: number | null | undefined;
  /** Name of the own warehouse (仓库), letter by letter. */
  warehouseName: string;
  /** The warning from now on; absent: as it was, and 0 for a new row. */
  warnQuantity?: number | null | undefined;
};

/** Which transfers are listed; what is absent excludes nothing. */
export type StockTransferFilter = {
  /** Only these, 1 to 100; those of others are left out. */
  ids?: Array<number> | null | undefined;
  /** Only those that stand so. */
  status?: TransferStatus | null | undefined;
  /** Only those from or to this warehouse. */
  warehouseId?: number | null | undefined;
};

/** What is moved, and where. REST: body of `POST /stockTransfers/send`. */
export type StockTransferInput = {
  /** The own warehouse that the pieces leave. */
  fromWarehouseId: number;
  /** 1 to 200 combinations, each once. */
  lines: Array<StockTransferLineInput>;
  /** At most 100 characters. */
  note?: string | null | undefined;
  /** The own warehouse that they go to, another one. */
  toWarehouseId: number;
};

/** Pieces of a combination that are to be moved. */
export type StockTransferLineInput = {
  /** Pieces, 1 to 9,999,999, of those that no order holds. */
  num: number;
  /** An own combination that is no bundle. */
  skuId: number;
};

/** What can be done with a stocktake now. Decided by the API alone. */
export type StocktakeAction =
  /** 盘点: `saveStocktakeLines`, `importStocktakeLines` */
  | 'COUNT'
  /** 作废: `discardStocktake` */
  | 'DISCARD'
  /** 过账: `postStocktake` */
  | 'POST';

/** Which stocktakes are listed; what is absent excludes nothing. */
export type StocktakeFilter = {
  /** Only these, 1 to 100; those of others are left out. */
  ids?: Array<number> | null | undefined;
  /** Only those that stand so. */
  status?: StocktakeStatus | null | undefined;
  /** Only those of this warehouse. */
  warehouseId?: number | null | undefined;
};

/** Which warehouse is counted. REST: body of `POST /stocktakes/begin`. */
export type StocktakeInput = {
  /** At most 100 characters. */
  note?: string | null | undefined;
  /** The own warehouse. */
  warehouseId: number;
};

/** Which lines of a stocktake are listed; what is absent excludes nothing. */
export type StocktakeLineFilter = {
  /** Part of the goods' name, its pinyin or initials, of the goods number, or a merchant code. */
  keyword?: string | null | undefined;
  /** Only these. */
  show?: StocktakeShow | null | undefined;
};

/** Why a shelf has another number of pieces than the book (差异原因). REST: `reason` of a stocktake's line. */
export type StocktakeReason =
  /** 3 破损 */
  | 'DAMAGED'
  /** 2 盘亏 */
  | 'FEWER'
  /** 1 盘盈 */
  | 'MORE'
  /** 4 其他 */
  | 'OTHER';

/** What was counted of a combination. */
export type StocktakeRowInput = {
  /** Pieces on the shelf, held ones too, 0 to 9,999,999; null takes the line out. */
  counted?: number | null | undefined;
  /** Why it differs; one that does not go with the difference is replaced by 盘盈 or 盘亏, which are the default. */
  reason?: StocktakeReason | null | undefined;
  /** An own combination that is no bundle. */
  skuId: number;
};

/** Which lines of a stocktake. REST: `show` of `POST /stocktakes/getLinesList`. */
export type StocktakeShow =
  /** counted 已盘 */
  | 'COUNTED'
  /** different 有差异: counted otherwise than the book */
  | 'DIFFERENT'
  /** open 未盘: not counted yet */
  | 'OPEN';

/** How a stocktake stands (盘点单状态). REST: `stocktake.status`. */
export type StocktakeStatus =
  /** 30 已作废 */
  | 'DISCARDED'
  /** 10 盘点中: a draft */
  | 'DRAFT'
  /** 20 已过账: its differences are in the stock */
  | 'POSTED';

/** What a supplier wants a piece from so many pieces on. */
export type SupplyPriceStepInput = {
  /** Pieces that it begins with, from 2. */
  minPieces: number;
  /** The combination; left out: all of the goods, whose pieces count together. */
  skuId?: number | null | undefined;
  /** Fen a piece for the supplier (供货价). */
  supplyPrice: number;
};

/** What is marked on a shop's order once it is shipped. REST: `tagRule.matchType`. */
export type TagMark =
  /** 3 旗帜和备注 */
  | 'BOTH'
  /** 1 旗帜 */
  | 'FLAG'
  /** 2 备注 */
  | 'MEMO'
  /** 0 不标记 */
  | 'NONE';

/** What is to be marked on a shop's order once it is shipped. */
export type TagRuleInput = {
  /** red, yellow, green, blue or purple; needed where a flag is set. */
  color?: string | null | undefined;
  /** Which marks are set. */
  matchType: TagMark;
  /** At most 100 characters. */
  text?: string;
};

/** What a token of a program may do; each field of the root names what it needs. REST: `scopes`, written as `orders:read`. */
export type TokenScope =
  /** account:read: 查看账号资料、等级和消息 */
  | 'ACCOUNT_READ'
  /** events:read: 接收变更推送 */
  | 'EVENTS_READ'
  /** figures:read: 查看统计 */
  | 'FIGURES_READ'
  /** files:read: 下载自己导出的文件和售后凭证 */
  | 'FILES_READ'
  /** files:write: 上传图片和凭证 */
  | 'FILES_WRITE'
  /** goods:read: 查看商品、价格和仓库 */
  | 'GOODS_READ'
  /** goods:write: 发布和修改商品、价格表；收藏商品 */
  | 'GOODS_WRITE'
  /** orders:pay: 用余额支付订单 */
  | 'ORDERS_PAY'
  /** orders:read: 查看订单和其中的包裹（收件人打码）、发件人，试算价格 */
  | 'ORDERS_READ'
  /** orders:write: 下单、取消、修改收件人、确认收货、评价 */
  | 'ORDERS_WRITE'
  /** parcels:read: 查看包裹、运单和物流（收件人打码） */
  | 'PARCELS_READ'
  /** parcels:write: 打印、打包、填写运单号 */
  | 'PARCELS_WRITE'
  /** receivers:read: 查看收件人明文，每次记录；店铺订单的收件人除外 */
  | 'RECEIVERS_READ'
  /** refunds:read: 查看退款、售后和退货 */
  | 'REFUNDS_READ'
  /** refunds:write: 申请和处理退款、售后、退货 */
  | 'REFUNDS_WRITE'
  /** shops:read: 查看店铺、店铺订单和商品关联 */
  | 'SHOPS_READ'
  /** shops:write: 拉取店铺订单、关联商品、合并订单 */
  | 'SHOPS_WRITE'
  /** stock:read: 查看库存 */
  | 'STOCK_READ'
  /** stock:write: 修改库存：调整、调拨、盘点 */
  | 'STOCK_WRITE'
  /** wallet:read: 查看余额、资金明细、充值、提现和发票 */
  | 'WALLET_READ'
  /** warehouses:read: 查看自己的仓库和运费模板 */
  | 'WAREHOUSES_READ'
  /** warehouses:write: 修改自己的仓库和运费模板 */
  | 'WAREHOUSES_WRITE';

/** What a courier says of a parcel (物流状态). REST: `traceState`, in the courier service's own numbers. */
export type TraceState =
  /** 8 清关 */
  | 'CUSTOMS'
  /** 10 待清关 */
  | 'CUSTOMS_AWAITED'
  /** 12 已清关 */
  | 'CUSTOMS_PASSED'
  /** 13 清关异常 */
  | 'CUSTOMS_TROUBLE'
  /** 11 清关中 */
  | 'CUSTOMS_UNDER_WAY'
  /** 5 派件中 */
  | 'DELIVERING'
  /** 0 运输中 */
  | 'MOVING'
  /** 7 转投 */
  | 'PASSED_ON'
  /** 1 已揽收 */
  | 'PICKED_UP'
  /** 14 拒签 */
  | 'REFUSED'
  /** 4 退签 */
  | 'RETURNED'
  /** 6 退回中 */
  | 'RETURNING'
  /** 3 已签收 */
  | 'SIGNED'
  /** 2 疑难 */
  | 'TROUBLE';

/** What can be done with a transfer now. Decided by the API alone. */
export type TransferAction =
  /** 取消: `cancelStockTransfer` */
  | 'CANCEL'
  /** 收货: `receiveStockTransfer` */
  | 'RECEIVE';

/** Why fewer pieces arrived than were sent (差异原因). REST: `reason` of a transfer's line. */
export type TransferReason =
  /** 2 破损 */
  | 'DAMAGED'
  /** 1 短少 */
  | 'SHORT';

/** How a transfer stands (调拨单状态). REST: `transfer.status`. */
export type TransferStatus =
  /** 30 已取消: the pieces are back in the first */
  | 'CANCELLED'
  /** 20 已收货: what arrived is in the other one */
  | 'RECEIVED'
  /** 10 在途: the pieces have left the one warehouse */
  | 'SENT';

/** What is to change of a mark-up; what is not given stays. */
export type UserProfitChangeInput = {
  /** Fen a parcel, 0 to what the site allows. */
  courierProfit?: number | null | undefined;
  /** False: the row does not count; the next one that fits does, at last the default. */
  enabled?: boolean | null | undefined;
  /** Fen a piece, 0 to what the own level allows. */
  profit?: number | null | undefined;
  /** At most 50 characters, for the caller alone (备注). */
  remark?: string | null | undefined;
};

/** Which mark-ups are listed; what is absent excludes nothing. */
export type UserProfitFilter = {
  /** Only for these goods; rows for all goods are left out. */
  goodId?: number | null | undefined;
  /** Part of the invitee's nickname or of the goods' name. */
  keyword?: string | null | undefined;
  /** Only of this invitee. */
  userId?: number | null | undefined;
};

/** For many invitees at once; a row that there is already is changed. */
export type UserProfitInput = {
  /** Fen a parcel, 0 to what the site allows. */
  courierProfit?: number;
  /** Empty: all goods. */
  goodId?: number | null | undefined;
  /** Fen a piece, 0 to what the own level allows. */
  profit: number;
  /** At most 50 characters, for the caller alone (备注). */
  remark?: string;
  /** Direct invitees, at most 200. */
  userIds: Array<number>;
};

/** A courier at a warehouse; each at most once. */
export type WarehouseCourierInput = {
  /** All that hold for this courier here, at most 1,000. */
  areaRules?: Array<AreaRuleInput>;
  /** What the courier costs for the first weight, in fen (成本价). */
  costFirstFee: number;
  /** What the courier costs for a step, in fen. */
  costStepFee: number;
  /** One of `couriers`. */
  courierId: number;
  /** False: buyers cannot choose it here for now. */
  enabled?: boolean;
  /** What buyers pay for the first weight, in fen; at least `costFirstFee`. */
  firstFee: number;
  /** Grams covered by `firstFee`, 1 to 50,000. */
  firstWeight?: number;
  /** What buyers pay for a step, in fen; at least `costStepFee`. */
  stepFee: number;
  /** Grams of a step above the first weight, 1 to 50,000. */
  stepWeight?: number;
};

/** A warehouse as its supplier wants it; what is not given takes its default, also at an edit. */
export type WarehouseInput = {
  /** At least 4 characters. */
  address: string;
  /** Whom parcels that come back are sent to, 1 to 30 characters (联系人). */
  contact: string;
  /** All couriers that it works with, 1 to 50; replace those that it had. Not looked at while it follows a freight template. */
  couriers: Array<WarehouseCourierInput>;
  /** Where buyers ask, http or https; null for nowhere. */
  csUrl?: string | null | undefined;
  /** Orders paid before this time of day ship the same day, such as `16:00` (截单时间). */
  cutoffTime?: string;
  /** Six digits, or four of a city without districts; province and city follow from it. */
  districtCode: string;
  /** The own freight template that it is to follow; null: none; absent: as it is. */
  freightTemplateId?: number | null | undefined;
  /** At most 500 characters. */
  intro?: string;
  /** Address of an own upload; null for none. */
  logo?: string | null | undefined;
  /** 2 to 30 characters; no other warehouse may have it. */
  name: string;
  /** When waybills are issued after payment (出单方式). */
  outputMode?: OutputMode;
  /** What buyers read while it is paused. */
  pauseReason?: string | null | undefined;
  /** Number of that person, a mobile or a landline. */
  phone: string;
  /** E-waybill platforms that it supports; empty means all. */
  platforms?: Array<Platform>;
  /** Single days on which it does not pack, at most 60. */
  restDates?: Array<string>;
  /** `PAUSED` needs a `pauseReason`. */
  status?: ServiceStatus;
  /** It does not pack on Sundays. */
  sundayRest?: boolean;
  /** At an edit: what was read. */
  version?: number | null | undefined;
  /** Seven flags by day of the week, index 0 (Sunday) always 1; see `sundayRest`. */
  workDays?: string;
};

/** What can be done with a wave now. Decided by the API alone. */
export type WaveAction =
  /** 关闭: `closeWave` */
  | 'CLOSE';

/** Which waves are listed; what is absent excludes nothing. */
export type WaveFilter = {
  /** Only these, 1 to 100; those of others are left out. */
  ids?: Array<number> | null | undefined;
  /** Only those that are open, or that are closed. */
  open?: boolean | null | undefined;
  /** Only those of this warehouse. */
  warehouseId?: number | null | undefined;
};

/** Which parcels become a wave: chosen ones, or those that wait at a warehouse. REST: body of `POST /waves/create`. */
export type WaveInput = {
  /** At most so many of them, 1 to 500; absent: 500. */
  most?: number | null | undefined;
  /** 1 to 500 own parcels of one warehouse, in the order of their places. */
  packageIds?: Array<number> | null | undefined;
  /** Own warehouse: the oldest parcels that wait there; not with `packageIds`. */
  warehouseId?: number | null | undefined;
};

/** How a parcel of a wave stands. REST: `state` of its parcels. */
export type WaveParcelState =
  /** gone 已取消: cancelled or refunded; it is not to be packed */
  | 'GONE'
  /** packed 已打包, at a bench */
  | 'PACKED'
  /** sent 已发出: its courier has it, and no bench packed it */
  | 'SENT'
  /** waiting 待打包 */
  | 'WAITING';

/** An account at a courier, or what replaces it. Secrets that are left out stay; empty ones are given up. */
export type WaybillAccountInput = {
  /** Who collects parcels (取件员), at most 100 characters. */
  checkMan?: string;
  /** A further code of the customer (客户代码), at most 100 characters. */
  code?: string;
  /** The courier (快递公司). */
  courierId: number;
  /** The customer's code or monthly-settlement number (客户编码), 1 to 100 characters. */
  customerCode: string;
  /** The password (密码), at most 200 characters. */
  customerKey?: string | null | undefined;
  /** Name of the customer at the courier (客户名称), at most 100 characters. */
  customerName?: string;
  /** The second secret (密钥), at most 200 characters. */
  customerSecret?: string | null | undefined;
  /** Whether it is used. */
  enabled?: boolean;
  /** The courier's product (产品类型), at most 100 characters. */
  expType?: string;
  /** Whether waybills are issued with the platform's account while the courier refuses it. */
  fallsBack?: boolean;
  /** The branch (网点), or the source of the e-waybills, at most 100 characters. */
  net?: string;
  /** Who pays the courier (付款方式). */
  payType?: WaybillPayType;
  /** The shops whose encrypted receivers it is for; `OTHER` for plain receivers. */
  platform?: Platform;
  /** The branch as Taobao names it, at most 100 characters. */
  tbNet?: string;
  /** An own warehouse; null for every one. */
  warehouseId?: number | null | undefined;
};

/** Who pays the courier (付款方式). REST: `payType`. */
export type WaybillPayType =
  /** CONSIGNEE 到付 */
  | 'CONSIGNEE'
  /** MONTHLY 月结 */
  | 'MONTHLY'
  /** SHIPPER 寄付 */
  | 'SHIPPER'
  /** THIRDPARTY 第三方付 */
  | 'THIRD_PARTY';

/** A waybill number of a parcel that the supplier ships itself. */
export type WaybillRowInput = {
  /** Name or code of the courier; empty for the parcel's own. */
  courier?: string | null | undefined;
  /** `P…` as the parcel list shows it. */
  packageNo: string;
  /** Number of the sheet's row, or of the line. */
  row: number;
  /** The courier's number (运单号): 6 to 40 letters and digits, spaces aside. */
  waybillNo: string;
};

export type ExportStateFragment = { taskId: string, done: boolean, url: string | null, fileName: string | null };

export type ExportOrderMutationVariables = Exact<{
  ids: Array<number> | number;
  format: FileFormat;
}>;


export type ExportOrderMutation = { exportOrder: { taskId: string, done: boolean, url: string | null, fileName: string | null } };

export type ExportOrdersMutationVariables = Exact<{
  filter?: OrderFilter | null | undefined;
  format: FileFormat;
}>;


export type ExportOrdersMutation = { exportOrders: { taskId: string, done: boolean, url: string | null, fileName: string | null } };

export type ExportParcelsMutationVariables = Exact<{
  filter?: ParcelFilter | null | undefined;
  format: FileFormat;
}>;


export type ExportParcelsMutation = { exportParcels: { taskId: string, done: boolean, url: string | null, fileName: string | null } };

export type ExportMoneyLogsMutationVariables = Exact<{
  filter?: MoneyLogFilter | null | undefined;
  format: FileFormat;
}>;


export type ExportMoneyLogsMutation = { exportMoneyLogs: { taskId: string, done: boolean, url: string | null, fileName: string | null } };

export type ExportRechargesMutationVariables = Exact<{
  filter?: RechargeFilter | null | undefined;
  format: FileFormat;
}>;


export type ExportRechargesMutation = { exportRecharges: { taskId: string, done: boolean, url: string | null, fileName: string | null } };

export type ExportCashOutsMutationVariables = Exact<{
  filter?: CashOutFilter | null | undefined;
  format: FileFormat;
}>;


export type ExportCashOutsMutation = { exportCashOuts: { taskId: string, done: boolean, url: string | null, fileName: string | null } };

export type ExportSellerProfitMutationVariables = Exact<{
  filter?: ProfitFilter | null | undefined;
  unit: ProfitUnit;
  format: FileFormat;
}>;


export type ExportSellerProfitMutation = { exportSellerProfit: { taskId: string, done: boolean, url: string | null, fileName: string | null } };

export type ExportSellerAfterSalesMutationVariables = Exact<{
  filter?: AfterSalesFilter | null | undefined;
  unit: AfterSalesUnit;
  format: FileFormat;
}>;


export type ExportSellerAfterSalesMutation = { exportSellerAfterSales: { taskId: string, done: boolean, url: string | null, fileName: string | null } };

export type ExportToShipMutationVariables = Exact<{
  packageIds?: Array<number> | number | null | undefined;
  format: FileFormat;
}>;


export type ExportToShipMutation = { exportToShip: { taskId: string, done: boolean, url: string | null, fileName: string | null } };

export type ExportGoodsMutationVariables = Exact<{
  filter?: SellerGoodFilter | null | undefined;
  format: FileFormat;
}>;


export type ExportGoodsMutation = { exportGoods: { taskId: string, done: boolean, url: string | null, fileName: string | null } };

export type ExportShopSkusMutationVariables = Exact<{
  shopId: number;
  filter?: ShopSkuFilter | null | undefined;
  format: FileFormat;
}>;


export type ExportShopSkusMutation = { exportShopSkus: { taskId: string, done: boolean, url: string | null, fileName: string | null } };

export type ExportEvidenceMutationVariables = Exact<{
  packageId: number;
  format: EvidenceFormat;
}>;


export type ExportEvidenceMutation = { exportEvidence: { taskId: string, done: boolean, url: string | null, fileName: string | null } };

export type ExportMaterialsMutationVariables = Exact<{
  goodIds: Array<number> | number;
}>;


export type ExportMaterialsMutation = { exportMaterials: { taskId: string, done: boolean, url: string | null, fileName: string | null } };

export type FindExportQueryVariables = Exact<{
  taskId: string;
}>;


export type FindExportQuery = { exportedFile: { taskId: string, done: boolean, url: string | null, fileName: string | null } };

export type ExportStatementMutationVariables = Exact<{
  month: string;
  format: FileFormat;
}>;


export type ExportStatementMutation = { exportStatement: { taskId: string, done: boolean, url: string | null, fileName: string | null } };

export type LoadProfileQueryVariables = Exact<{
  kind: AccountKind;
}>;


export type LoadProfileQuery = { me:
    | { __typename: 'Buyer', level: number, levelName: string, id: number, kind: AccountKind, phone: string, nickName: string, balance: number, frozen: number, withdrawable: number, realStatus: RealStatus, realName: string | null, lastLoginAt: string | null }
    | { __typename: 'Seller', companyName: string, contact: string, pendingSettle: number, id: number, kind: AccountKind, phone: string, nickName: string, balance: number, frozen: number, withdrawable: number, realStatus: RealStatus, realName: string | null, lastLoginAt: string | null }
   };

export type ChangePasswordMutationVariables = Exact<{
  input: ChangePasswordInput;
}>;


export type ChangePasswordMutation = { changePassword: boolean };

export type BeginRealNameMutationVariables = Exact<{
  realName: string;
  idCard: string;
}>;


export type BeginRealNameMutation = { beginRealName: { certifyId: string, url: string, qrCode: string, expireAt: string } };

export type ConfirmRealNameMutationVariables = Exact<{
  certifyId?: string | null | undefined;
}>;


export type ConfirmRealNameMutation = { confirmRealName: { realStatus: RealStatus, realName: string | null, msg: string } };

export type ExportPersonalDataMutationVariables = Exact<{
  input: PersonalDataInput;
}>;


export type ExportPersonalDataMutation = { exportPersonalData: { taskId: string, done: boolean, url: string | null, fileName: string | null } };

export type ListCasesQueryVariables = Exact<{
  filter?: CaseFilter | null | undefined;
  page: number;
  pageSize: number;
  cursor?: string | null | undefined;
}>;


export type ListCasesQuery = { cases: { page: number, nextCursor: string | null, total: number, totalIsExact: boolean, list: Array<{ id: number, caseNo: string, packageNo: string, maxAmount: number, kindText: string, askText: string, amount: number, status: CaseStatus, statusText: string, offerKind: CaseAsk | null, offerAmount: number | null, freight: number, givenAmount: number, outcomeText: string | null, unread: number, dueAt: string | null, createdAt: string, finishedAt: string | null, allowedActions: Array<CaseAction>, items: Array<{ goodName: string, skuName: string, num: number }> }> } };

export type CaseProgressFragment = { id: number, status: CaseStatus, statusText: string, offerKind: CaseAsk | null, offerAmount: number | null, freight: number, freightBy: FreightBearer, goodsText: string | null, givenAmount: number, outcome: CaseOutcome | null, outcomeText: string | null, unread: number, dueAt: string | null, finishedAt: string | null, appealedBy: EventActor | null, appealedAt: string | null, allowedActions: Array<CaseAction>, returnTo: { warehouseName: string, text: string } | null, returnParcel: { id: number, courierName: string | null, waybillNo: string, traceText: string, signedAt: string | null, arrivedAt: string | null, traces: Array<{ at: string, text: string }> } | null, replacement: { packageId: number, packageNo: string, orderId: number, waybillNo: string | null, statusText: string } | null };

export type LoadCaseQueryVariables = Exact<{
  id: number;
}>;


export type LoadCaseQuery = { cases: { list: Array<{ id: number, caseNo: string, packageId: number, packageNo: string, orderId: number, orderNo: string, waybillNo: string | null, packageFee: number, maxAmount: number, kindText: string, ask: CaseAsk, askText: string, amount: number, createdAt: string, status: CaseStatus, statusText: string, offerKind: CaseAsk | null, offerAmount: number | null, freight: number, freightBy: FreightBearer, goodsText: string | null, givenAmount: number, outcome: CaseOutcome | null, outcomeText: string | null, unread: number, dueAt: string | null, finishedAt: string | null, appealedBy: EventActor | null, appealedAt: string | null, allowedActions: Array<CaseAction>, items: Array<{ goodName: string, skuName: string, num: number }>, returnTo: { warehouseName: string, text: string } | null, returnParcel: { id: number, courierName: string | null, waybillNo: string, traceText: string, signedAt: string | null, arrivedAt: string | null, traces: Array<{ at: string, text: string }> } | null, replacement: { packageId: number, packageNo: string, orderId: number, waybillNo: string | null, statusText: string } | null }> }, caseMessages: { otherRead: number, list: Array<{ id: number, by: EventActor, action: string, text: string, amount: number | null, createdAt: string, files: Array<{ id: number, kind: CaseFileKind }> }> } };

export type SteppedCaseFragment = { caseId: number, case: { id: number, status: CaseStatus, statusText: string, offerKind: CaseAsk | null, offerAmount: number | null, freight: number, freightBy: FreightBearer, goodsText: string | null, givenAmount: number, outcome: CaseOutcome | null, outcomeText: string | null, unread: number, dueAt: string | null, finishedAt: string | null, appealedBy: EventActor | null, appealedAt: string | null, allowedActions: Array<CaseAction>, returnTo: { warehouseName: string, text: string } | null, returnParcel: { id: number, courierName: string | null, waybillNo: string, traceText: string, signedAt: string | null, arrivedAt: string | null, traces: Array<{ at: string, text: string }> } | null, replacement: { packageId: number, packageNo: string, orderId: number, waybillNo: string | null, statusText: string } | null } | null };

export type ListReturnCouriersQueryVariables = Exact<{ [key: string]: never; }>;


export type ListReturnCouriersQuery = { couriers: Array<{ id: number, name: string }> };

export type AnswerCaseMutationVariables = Exact<{
  id: number;
  input: AnswerCaseInput;
  clientNo?: string | null | undefined;
}>;


export type AnswerCaseMutation = { answerCase: { caseId: number, case: { id: number, status: CaseStatus, statusText: string, offerKind: CaseAsk | null, offerAmount: number | null, freight: number, freightBy: FreightBearer, goodsText: string | null, givenAmount: number, outcome: CaseOutcome | null, outcomeText: string | null, unread: number, dueAt: string | null, finishedAt: string | null, appealedBy: EventActor | null, appealedAt: string | null, allowedActions: Array<CaseAction>, returnTo: { warehouseName: string, text: string } | null, returnParcel: { id: number, courierName: string | null, waybillNo: string, traceText: string, signedAt: string | null, arrivedAt: string | null, traces: Array<{ at: string, text: string }> } | null, replacement: { packageId: number, packageNo: string, orderId: number, waybillNo: string | null, statusText: string } | null } | null } };

export type ListReturnWarehousesQueryVariables = Exact<{ [key: string]: never; }>;


export type ListReturnWarehousesQuery = { sellerWarehouses: { list: Array<{ id: number, name: string }> } };

export type ReplyToCaseMutationVariables = Exact<{
  id: number;
  input: ReplyToCaseInput;
  clientNo: string;
}>;


export type ReplyToCaseMutation = { replyToCase: { caseId: number, case: { id: number, status: CaseStatus, statusText: string, offerKind: CaseAsk | null, offerAmount: number | null, freight: number, freightBy: FreightBearer, goodsText: string | null, givenAmount: number, outcome: CaseOutcome | null, outcomeText: string | null, unread: number, dueAt: string | null, finishedAt: string | null, appealedBy: EventActor | null, appealedAt: string | null, allowedActions: Array<CaseAction>, returnTo: { warehouseName: string, text: string } | null, returnParcel: { id: number, courierName: string | null, waybillNo: string, traceText: string, signedAt: string | null, arrivedAt: string | null, traces: Array<{ at: string, text: string }> } | null, replacement: { packageId: number, packageNo: string, orderId: number, waybillNo: string | null, statusText: string } | null } | null } };

export type SayInCaseMutationVariables = Exact<{
  id: number;
  text: string;
  fileIds?: Array<number> | number | null | undefined;
  clientNo: string;
}>;


export type SayInCaseMutation = { sayInCase: { caseId: number } };

export type AppealCaseMutationVariables = Exact<{
  id: number;
  text: string;
  fileIds: Array<number> | number;
}>;


export type AppealCaseMutation = { appealCase: { caseId: number, case: { id: number, status: CaseStatus, statusText: string, offerKind: CaseAsk | null, offerAmount: number | null, freight: number, freightBy: FreightBearer, goodsText: string | null, givenAmount: number, outcome: CaseOutcome | null, outcomeText: string | null, unread: number, dueAt: string | null, finishedAt: string | null, appealedBy: EventActor | null, appealedAt: string | null, allowedActions: Array<CaseAction>, returnTo: { warehouseName: string, text: string } | null, returnParcel: { id: number, courierName: string | null, waybillNo: string, traceText: string, signedAt: string | null, arrivedAt: string | null, traces: Array<{ at: string, text: string }> } | null, replacement: { packageId: number, packageNo: string, orderId: number, waybillNo: string | null, statusText: string } | null } | null } };

export type ReadCaseMutationVariables = Exact<{
  id: number;
}>;


export type ReadCaseMutation = { readCase: { caseId: number, case: { id: number, unread: number } | null } };

export type OpenCaseMutationVariables = Exact<{
  input: OpenCaseInput;
  clientNo: string;
}>;


export type OpenCaseMutation = { openCase: { caseId: number, parcel: { id: number, status: ParcelStatus, statusText: string, refundStatus: RefundStatus, refundId: number | null, openCaseId: number | null, allowedActions: Array<ParcelAction>, suggestion: { kind: CaseKind, ask: CaseAsk, text: string } | null } | null } };

export type IgnoreSuggestionMutationVariables = Exact<{
  packageId: number;
}>;


export type IgnoreSuggestionMutation = { dismissSuggestion: { packageId: number, parcel: { id: number, suggestion: { kind: CaseKind, ask: CaseAsk, text: string } | null } | null } };

export type ListAnswerTemplatesQueryVariables = Exact<{ [key: string]: never; }>;


export type ListAnswerTemplatesQuery = { answerTemplates: Array<{ id: number, name: string, text: string, usedAt: string | null }> };

export type SaveAnswerTemplateMutationVariables = Exact<{
  id?: number | null | undefined;
  input: AnswerTemplateInput;
}>;


export type SaveAnswerTemplateMutation = { saveAnswerTemplate: { id: number, name: string, text: string, usedAt: string | null } };

export type MarkAnswerTemplateUsedMutationVariables = Exact<{
  id: number;
}>;


export type MarkAnswerTemplateUsedMutation = { markAnswerTemplateUsed: { id: number, usedAt: string | null } };

export type DeleteAnswerTemplateMutationVariables = Exact<{
  id: number;
}>;


export type DeleteAnswerTemplateMutation = { deleteAnswerTemplates: Array<number> };

export type BulkEditRowFragment = { id: number, goodId: number, goodsNo: string, goodName: string, skuNo: string, skuName: string, before: number | null, after: number | null, beforeName: string, afterName: string, status: GoodsStatus, statusAfter: GoodsStatus, waits: boolean, isRevised: boolean, refusal: string };

export type PreviewBulkEditQueryVariables = Exact<{
  kind: BulkEditKind;
  input: BulkEditInput;
  ids?: Array<number> | number | null | undefined;
  filter?: SellerGoodFilter | null | undefined;
}>;


export type PreviewBulkEditQuery = { bulkEditPreview: { goodsCount: number, changedCount: number, unchangedCount: number, refusedCount: number, rows: Array<{ id: number, goodId: number, goodsNo: string, goodName: string, skuNo: string, skuName: string, before: number | null, after: number | null, beforeName: string, afterName: string, status: GoodsStatus, statusAfter: GoodsStatus, waits: boolean, isRevised: boolean, refusal: string }> } };

export type ApplyBulkEditMutationVariables = Exact<{
  kind: BulkEditKind;
  input: BulkEditInput;
  rows: Array<BulkEditRowInput> | BulkEditRowInput;
  clientNo: string;
}>;


export type ApplyBulkEditMutation = { applyBulkEdit: { editId: number | null, changedCount: number, goodsCount: number, refused: Array<{ id: number, goodId: number, goodsNo: string, goodName: string, skuNo: string, skuName: string, before: number | null, after: number | null, beforeName: string, afterName: string, status: GoodsStatus, statusAfter: GoodsStatus, waits: boolean, isRevised: boolean, refusal: string }> } };

export type LoadBulkEditOptionsQueryVariables = Exact<{ [key: string]: never; }>;


export type LoadBulkEditOptionsQuery = { categories: Array<{ id: number, name: string }>, sellerWarehouses: { list: Array<{ id: number, name: string }> }, freightTemplates: Array<{ id: number, name: string }> };

export type BulkEditItemFragment = { id: number, editNo: string, kind: BulkEditKind, valueName: string, warehouseName: string, goodsCount: number, rowCount: number, createdAt: string, undoneAt: string | null, undoneCount: number | null, allowedActions: Array<BulkEditAction>, change: { mode: BulkEditMode, value: number, rounding: PriceRounding | null, warehouseId: number | null } };

export type ListBulkEditsQueryVariables = Exact<{
  filter?: BulkEditFilter | null | undefined;
  page: number;
  pageSize: number;
  cursor?: string | null | undefined;
}>;


export type ListBulkEditsQuery = { bulkEdits: { page: number, nextCursor: string | null, total: number, totalIsExact: boolean, list: Array<{ id: number, editNo: string, kind: BulkEditKind, valueName: string, warehouseName: string, goodsCount: number, rowCount: number, createdAt: string, undoneAt: string | null, undoneCount: number | null, allowedActions: Array<BulkEditAction>, change: { mode: BulkEditMode, value: number, rounding: PriceRounding | null, warehouseId: number | null } }> } };

export type ListBulkEditLinesQueryVariables = Exact<{
  editId: number;
  filter?: BulkEditLineFilter | null | undefined;
  page: number;
  pageSize: number;
  cursor?: string | null | undefined;
}>;


export type ListBulkEditLinesQuery = { bulkEditLines: { page: number, nextCursor: string | null, total: number, totalIsExact: boolean, list: Array<{ goodId: number, goodsNo: string, goodName: string, skuNo: string, skuName: string, before: number, after: number, beforeName: string, afterName: string, undoReason: BulkUndoReason | null, undoText: string, undoFound: number | null, undoFoundName: string, id: number }> } };

export type UndoBulkEditMutationVariables = Exact<{
  id: number;
}>;


export type UndoBulkEditMutation = { undoBulkEdit: { editId: number, undoneCount: number, leftCount: number, edit: { id: number, editNo: string, kind: BulkEditKind, valueName: string, warehouseName: string, goodsCount: number, rowCount: number, createdAt: string, undoneAt: string | null, undoneCount: number | null, allowedActions: Array<BulkEditAction>, change: { mode: BulkEditMode, value: number, rounding: PriceRounding | null, warehouseId: number | null } } | null } };

export type CashOutRowFragment = { id: number, cashOutNo: string, amount: number, fee: number, realAmount: number, accountType: PayeeType, accountTypeText: string, account: string, accountName: string, bankName: string | null, status: CashOutStatus, statusText: string, auditReason: string, transferNo: string | null, createdAt: string, auditedAt: string | null, paidAt: string | null, revocable: boolean };

export type LoadCashOutLimitsQueryVariables = Exact<{ [key: string]: never; }>;


export type LoadCashOutLimitsQuery = { cashOutLimits: { withdrawable: number, min: number, max: number, feeRate: number, leftToday: number, realName: string | null, paused: boolean, auditing: { id: number, cashOutNo: string, amount: number, fee: number, realAmount: number, accountType: PayeeType, accountTypeText: string, account: string, accountName: string, bankName: string | null, status: CashOutStatus, statusText: string, auditReason: string, transferNo: string | null, createdAt: string, auditedAt: string | null, paidAt: string | null, revocable: boolean } | null } };

export type CreateCashOutMutationVariables = Exact<{
  input: CashOutInput;
  clientNo: string;
}>;


export type CreateCashOutMutation = { createCashOut: { id: number, cashOutNo: string, amount: number, fee: number, realAmount: number, accountType: PayeeType, accountTypeText: string, account: string, accountName: string, bankName: string | null, status: CashOutStatus, statusText: string, auditReason: string, transferNo: string | null, createdAt: string, auditedAt: string | null, paidAt: string | null, revocable: boolean } };

export type RevokeCashOutMutationVariables = Exact<{
  id: number;
}>;


export type RevokeCashOutMutation = { revokeCashOut: { id: number, cashOutNo: string, amount: number, fee: number, realAmount: number, accountType: PayeeType, accountTypeText: string, account: string, accountName: string, bankName: string | null, status: CashOutStatus, statusText: string, auditReason: string, transferNo: string | null, createdAt: string, auditedAt: string | null, paidAt: string | null, revocable: boolean } };

export type WatchChangesSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type WatchChangesSubscription = { changes: { orderIds: Array<number>, wallet: boolean, notice: boolean, resync: boolean } };

export type ClosingFieldsFragment = { phase: ClosingPhase, begunAt: string | null, refundAmount: number, cashOutAmount: number, giveUpAmount: number, shops: number, members: number, memberParcels: number, checks: Array<{ key: ClosingCheckKey, count: number, amount: number }>, refunds: Array<{ payNo: string, payTypeText: string, paidAt: string | null, amount: number, status: RechargeReturnStatus, statusText: string }> };

export type LoadAccountClosingQueryVariables = Exact<{ [key: string]: never; }>;


export type LoadAccountClosingQuery = { accountClosing: { phase: ClosingPhase, begunAt: string | null, refundAmount: number, cashOutAmount: number, giveUpAmount: number, shops: number, members: number, memberParcels: number, checks: Array<{ key: ClosingCheckKey, count: number, amount: number }>, refunds: Array<{ payNo: string, payTypeText: string, paidAt: string | null, amount: number, status: RechargeReturnStatus, statusText: string }> } };

export type CloseAccountMutationVariables = Exact<{
  input: CloseAccountInput;
}>;


export type CloseAccountMutation = { closeAccount: { phase: ClosingPhase, begunAt: string | null, refundAmount: number, cashOutAmount: number, giveUpAmount: number, shops: number, members: number, memberParcels: number, checks: Array<{ key: ClosingCheckKey, count: number, amount: number }>, refunds: Array<{ payNo: string, payTypeText: string, paidAt: string | null, amount: number, status: RechargeReturnStatus, statusText: string }> } };

export type KeepAccountMutationVariables = Exact<{ [key: string]: never; }>;


export type KeepAccountMutation = { keepAccount: { phase: ClosingPhase, begunAt: string | null, refundAmount: number, cashOutAmount: number, giveUpAmount: number, shops: number, members: number, memberParcels: number, checks: Array<{ key: ClosingCheckKey, count: number, amount: number }>, refunds: Array<{ payNo: string, payTypeText: string, paidAt: string | null, amount: number, status: RechargeReturnStatus, statusText: string }> } };

export type SendPhoneCodeMutationVariables = Exact<{
  input: PhoneCodeInput;
}>;


export type SendPhoneCodeMutation = { sendPhoneCode: { resendIn: number } };

export type ListClaimsQueryVariables = Exact<{
  filter?: CourierClaimFilter | null | undefined;
  page: number;
  pageSize: number;
  cursor?: string | null | undefined;
}>;


export type ListClaimsQuery = { courierClaims: { page: number, nextCursor: string | null, total: number, totalIsExact: boolean, list: Array<{ id: number, claimNo: string, packageNo: string, caseId: number | null, caseNo: string | null, courierName: string, waybillNo: string, direct: boolean, kindText: string, amount: number, text: string, status: ClaimStatus, statusText: string, acceptedAmount: number | null, answer: string, supplierPart: number | null, platformPart: number | null, buyerGot: number, supplierBore: number, createdAt: string, finishedAt: string | null, allowedActions: Array<ClaimAction> }> } };

export type OpenCourierClaimMutationVariables = Exact<{
  input: OpenCourierClaimInput;
}>;


export type OpenCourierClaimMutation = { openCourierClaim: { claimId: number, status: ClaimStatus } };

export type UpdateCourierClaimMutationVariables = Exact<{
  id: number;
  input: StepCourierClaimInput;
}>;


export type UpdateCourierClaimMutation = { stepCourierClaim: { claimId: number, claim: { id: number, status: ClaimStatus, statusText: string, acceptedAmount: number | null, answer: string, finishedAt: string | null, allowedActions: Array<ClaimAction> } | null } };

export type LoadDepositQueryVariables = Exact<{ [key: string]: never; }>;


export type LoadDepositQuery = { deposit: { balance: number, minimum: number, lack: number, maxPayIn: number, maxTakeOut: number } };

export type PayIntoDepositMutationVariables = Exact<{
  amount: number;
  clientNo: string;
}>;


export type PayIntoDepositMutation = { payIntoDeposit: { balance: number } };

export type TakeOutOfDepositMutationVariables = Exact<{
  amount: number;
  clientNo: string;
}>;


export type TakeOutOfDepositMutation = { takeOutOfDeposit: { balance: number } };

export type LoadFavouritesQueryVariables = Exact<{
  cursor?: string | null | undefined;
}>;


export type LoadFavouritesQuery = { favourites: { nextCursor: string | null, list: Array<{ id: number, goodId: number }> } };

export type CreateFavouriteMutationVariables = Exact<{
  goodId: number;
}>;


export type CreateFavouriteMutation = { createFavourite: { id: number, goodId: number } };

export type DeleteFavouriteMutationVariables = Exact<{
  goodId: number;
}>;


export type DeleteFavouriteMutation = { deleteFavourite: number };

export type ListFavouritesQueryVariables = Exact<{
  page: number;
  cursor?: string | null | undefined;
}>;


export type ListFavouritesQuery = { favourites: { page: number, nextCursor: string | null, total: number, list: Array<{ id: number, goodId: number, priceDelta: number, createdAt: string, good: { status: GoodsStatus, id: number, name: string, pic: string, price: number, priceMax: number, agreed: boolean, unit: string, shipFrom: string, warehouseId: number | null, sold: number, monthSold: number, reviewScore: number | null, warehouses: Array<{ id: number, available: number }> } | null }> } };

export type LoadFavouriteStatesQueryVariables = Exact<{
  cursor?: string | null | undefined;
}>;


export type LoadFavouriteStatesQuery = { favourites: { nextCursor: string | null, list: Array<{ id: number, goodId: number, good: { id: number, status: GoodsStatus } | null }> } };

export type LoadGoodQueryVariables = Exact<{
  id: number;
}>;


export type LoadGoodQuery = { good: { id: number, goodsNo: string, name: string, pic: string, pics: Array<string>, detail: string, price: number, priceMax: number, weight: number, unit: string, minNum: number, maxNum: number, platforms: Array<Platform>, sold: number, collectCount: number, monthSold: number, reviewCount: number, reviewScore: number | null, reviewCounts: Array<number>, picturedReviews: number, status: GoodsStatus, categoryId: number, categoryName: string, properties: Array<{ id: number, name: string, values: Array<{ id: number, name: string }> }>, skus: Array<{ id: number, skuNo: string, name: string, valueIds: Array<number>, merchantCode: string, pic: string, price: number, weight: number, onSale: boolean, stocks: Array<{ warehouseId: number, available: number }>, bundleParts: Array<{ skuId: number, goodName: string, skuName: string, num: number }> }>, courierFees: Array<{ courierId: number, firstWeight: number, firstFee: number, stepWeight: number, stepFee: number }>, warehouses: Array<{ id: number, name: string, province: string, city: string, available: number, warehouse: { id: number, name: string, logo: string | null, score: number | null, refundRate: number | null, answerSeconds: number | null, status: ServiceStatus, pauseReason: string | null, workDays: string, sundayRest: boolean, restDates: Array<string>, cutoffTime: string, couriers: Array<{ warehouseId: number, courierId: number, firstWeight: number, firstFee: number, stepWeight: number, stepFee: number, enabled: boolean, areaRules: Array<{ areaCode: string, type: AreaRuleType, fee: number, startAt: string | null, endAt: string | null, reason: string }>, courier: { id: number, name: string, workDays: string, sundayRest: boolean, restDates: Array<string>, cutoffTime: string, status: ServiceStatus } }> } | null }> } };

export type LoadViewerRegionQueryVariables = Exact<{ [key: string]: never; }>;


export type LoadViewerRegionQuery = { ipRegion: { provinceCode: string, cityCode: string } };

export type ListHomeCategoriesQueryVariables = Exact<{ [key: string]: never; }>;


export type ListHomeCategoriesQuery = { categories: Array<{ id: number, name: string, icon: string | null }> };

export type LoadHomePlacesQueryVariables = Exact<{ [key: string]: never; }>;


export type LoadHomePlacesQuery = { homePlaces: { banners: Array<{ id: number, title: string, picture: string, link: string }>, goods: Array<{ id: number, name: string, pic: string, price: number, warehouseId: number | null }>, entries: Array<{ id: number, title: string, picture: string, link: string }> } | null };

export type LoadShipmentGoodQueryVariables = Exact<{
  id: number;
}>;


export type LoadShipmentGoodQuery = { good: { id: number, name: string, pic: string, price: number, weight: number, unit: string, minNum: number, maxNum: number, status: GoodsStatus, platforms: Array<Platform>, shipFrom: string, properties: Array<{ id: number, name: string, values: Array<{ id: number, name: string }> }>, skus: Array<{ id: number, skuNo: string, name: string, valueIds: Array<number>, merchantCode: string, pic: string, price: number, weight: number, onSale: boolean, stocks: Array<{ warehouseId: number, available: number }>, bundleParts: Array<{ skuId: number, num: number }> }>, courierFees: Array<{ courierId: number, firstWeight: number, firstFee: number, stepWeight: number, stepFee: number }>, warehouses: Array<{ id: number, name: string, province: string, city: string, available: number, warehouse: { id: number, name: string, status: ServiceStatus, pauseReason: string | null, outputMode: OutputMode, workDays: string, sundayRest: boolean, restDates: Array<string>, cutoffTime: string, couriers: Array<{ warehouseId: number, courierId: number, firstWeight: number, firstFee: number, stepWeight: number, stepFee: number, enabled: boolean, areaRules: Array<{ areaCode: string, type: AreaRuleType, fee: number, startAt: string | null, endAt: string | null, reason: string }>, courier: { id: number, name: string, code: string, logo: string | null, workDays: string, sundayRest: boolean, restDates: Array<string>, cutoffTime: string, status: ServiceStatus } }> } | null }> } };

export type SearchShipmentGoodsQueryVariables = Exact<{
  keyword?: string | null | undefined;
  warehouseId?: number | null | undefined;
  page: number;
  cursor?: string | null | undefined;
}>;


export type SearchShipmentGoodsQuery = { goods: { page: number, nextCursor: string | null, total: number, list: Array<{ id: number, name: string, pic: string, price: number, priceMax: number, unit: string, shipFrom: string, sold: number }> } };

export type LoadLastPurchaseQueryVariables = Exact<{ [key: string]: never; }>;


export type LoadLastPurchaseQuery = { lastPurchase: { goodId: number, warehouseId: number, courierId: number, num: number, senderId: number, platform: Platform, good: { id: number } | null } | null };

export type ListInvoicesQueryVariables = Exact<{
  filter?: InvoiceFilter | null | undefined;
  page: number;
  pageSize: number;
}>;


export type ListInvoicesQuery = { invoices: { total: number, totalIsExact: boolean, page: number, pageSize: number, list: Array<{ id: number, invoiceNo: string, kind: InvoiceKind, amount: number, redOf: number | null, status: InvoiceStatus, number: string, issuedOn: string | null, fileId: number | null, reason: string, issuerName: string, titleName: string, partCount: number, dueAt: string, isLate: boolean, createdAt: string, mayIssue: boolean }> } };

export type InvoiceRowFragment = { id: number, invoiceNo: string, kind: InvoiceKind, amount: number, redOf: number | null, status: InvoiceStatus, number: string, issuedOn: string | null, fileId: number | null, reason: string, issuerName: string, titleName: string, partCount: number, dueAt: string, isLate: boolean, createdAt: string, mayIssue: boolean };

export type LoadInvoiceQueryVariables = Exact<{
  id: number;
}>;


export type LoadInvoiceQuery = { invoice: { id: number, invoiceNo: string, kind: InvoiceKind, amount: number, number: string, reason: string, redNumber: string, title: { name: string, taxNumber: string, address: string, phone: string, bankName: string, bankAccount: string }, parts: Array<{ id: number, number: string, goodName: string | null, num: number | null, amount: number }> } };

export type LoadInvoiceTitlesQueryVariables = Exact<{ [key: string]: never; }>;


export type LoadInvoiceTitlesQuery = { invoiceTitles: Array<{ id: number, kind: InvoiceTitleKind, name: string, taxNumber: string, address: string, phone: string, bankName: string, bankAccount: string }> };

export type TitleRowFragment = { id: number, kind: InvoiceTitleKind, name: string, taxNumber: string, address: string, phone: string, bankName: string, bankAccount: string };

export type LoadBillableQueryVariables = Exact<{
  input: BillableInput;
}>;


export type LoadBillableQuery = { billable: { isOpen: boolean, count: number, amount: number, days: number, issuers: Array<{ name: string, count: number, amount: number }> } };

export type SaveInvoiceTitleMutationVariables = Exact<{
  id?: number | null | undefined;
  input: InvoiceTitleInput;
}>;


export type SaveInvoiceTitleMutation = { saveInvoiceTitle: { id: number, kind: InvoiceTitleKind, name: string, taxNumber: string, address: string, phone: string, bankName: string, bankAccount: string } };

export type DeleteInvoiceTitleMutationVariables = Exact<{
  id: number;
}>;


export type DeleteInvoiceTitleMutation = { deleteInvoiceTitle: number };

export type AskInvoicesMutationVariables = Exact<{
  input: AskInvoicesInput;
}>;


export type AskInvoicesMutation = { askInvoices: Array<{ id: number }> };

export type BeginInvoiceMutationVariables = Exact<{
  id: number;
}>;


export type BeginInvoiceMutation = { beginInvoices: Array<{ id: number, status: InvoiceStatus }> };

export type IssueInvoiceMutationVariables = Exact<{
  input: IssueInvoiceInput;
}>;


export type IssueInvoiceMutation = { issueInvoice: { id: number, status: InvoiceStatus, number: string } };

export type RefuseInvoiceMutationVariables = Exact<{
  id: number;
  reason: string;
}>;


export type RefuseInvoiceMutation = { refuseInvoice: { id: number, status: InvoiceStatus } };

export type CreateJoinMutationVariables = Exact<{
  input: JoinInput;
}>;


export type CreateJoinMutation = { createJoin: boolean };

export type WaybillAccountRowFragment = { id: number, courierId: number, courierName: string, warehouseId: number | null, warehouseName: string | null, platform: Platform, customerCode: string, customerName: string, net: string, tbNet: string, code: string, checkMan: string, expType: string, payType: WaybillPayType, hasKey: boolean, hasSecret: boolean, enabled: boolean, fallsBack: boolean, problemText: string, problemAt: string | null, testedAt: string | null };

export type ListWaybillAccountsQueryVariables = Exact<{ [key: string]: never; }>;


export type ListWaybillAccountsQuery = { waybillAccounts: Array<{ id: number, courierId: number, courierName: string, warehouseId: number | null, warehouseName: string | null, platform: Platform, customerCode: string, customerName: string, net: string, tbNet: string, code: string, checkMan: string, expType: string, payType: WaybillPayType, hasKey: boolean, hasSecret: boolean, enabled: boolean, fallsBack: boolean, problemText: string, problemAt: string | null, testedAt: string | null }> };

export type ListAccountPlacesQueryVariables = Exact<{ [key: string]: never; }>;


export type ListAccountPlacesQuery = { couriers: Array<{ id: number, name: string }>, sellerWarehouses: { list: Array<{ id: number, name: string }> } };

export type SaveWaybillAccountMutationVariables = Exact<{
  id?: number | null | undefined;
  input: WaybillAccountInput;
}>;


export type SaveWaybillAccountMutation = { saveWaybillAccount: { id: number, courierId: number, courierName: string, warehouseId: number | null, warehouseName: string | null, platform: Platform, customerCode: string, customerName: string, net: string, tbNet: string, code: string, checkMan: string, expType: string, payType: WaybillPayType, hasKey: boolean, hasSecret: boolean, enabled: boolean, fallsBack: boolean, problemText: string, problemAt: string | null, testedAt: string | null } };

export type SetWaybillAccountEnabledMutationVariables = Exact<{
  id: number;
  enabled: boolean;
}>;


export type SetWaybillAccountEnabledMutation = { enableWaybillAccount: { id: number, courierId: number, courierName: string, warehouseId: number | null, warehouseName: string | null, platform: Platform, customerCode: string, customerName: string, net: string, tbNet: string, code: string, checkMan: string, expType: string, payType: WaybillPayType, hasKey: boolean, hasSecret: boolean, enabled: boolean, fallsBack: boolean, problemText: string, problemAt: string | null, testedAt: string | null } };

export type CheckWaybillAccountMutationVariables = Exact<{
  id: number;
}>;


export type CheckWaybillAccountMutation = { testWaybillAccount: { passed: boolean, msg: string, leftWaybillNo: string | null, account: { id: number, courierId: number, courierName: string, warehouseId: number | null, warehouseName: string | null, platform: Platform, customerCode: string, customerName: string, net: string, tbNet: string, code: string, checkMan: string, expType: string, payType: WaybillPayType, hasKey: boolean, hasSecret: boolean, enabled: boolean, fallsBack: boolean, problemText: string, problemAt: string | null, testedAt: string | null } } };

export type DeleteWaybillAccountMutationVariables = Exact<{
  id: number;
}>;


export type DeleteWaybillAccountMutation = { deleteWaybillAccount: number };

export type PrintSettingRowFragment = { id: number, platform: Platform | null, courierId: number | null, courierName: string | null, paper: LabelPaper, printerName: string, autoPrint: boolean, updatedAt: string, extras: { fields: Array<LabelField>, fontSize: LabelFontSize, text: string } };

export type ListPrintSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type ListPrintSettingsQuery = { printSettings: Array<{ id: number, platform: Platform | null, courierId: number | null, courierName: string | null, paper: LabelPaper, printerName: string, autoPrint: boolean, updatedAt: string, extras: { fields: Array<LabelField>, fontSize: LabelFontSize, text: string } }> };

export type ListPrintCouriersQueryVariables = Exact<{ [key: string]: never; }>;


export type ListPrintCouriersQuery = { couriers: Array<{ id: number, name: string }> };

export type PreviewLabelQueryVariables = Exact<{
  input: PrintSettingInput;
}>;


export type PreviewLabelQuery = { labelPreview: { svg: string, width: number, height: number } };

export type SavePrintSettingMutationVariables = Exact<{
  input: PrintSettingInput;
}>;


export type SavePrintSettingMutation = { savePrintSetting: { id: number, platform: Platform | null, courierId: number | null, courierName: string | null, paper: LabelPaper, printerName: string, autoPrint: boolean, updatedAt: string, extras: { fields: Array<LabelField>, fontSize: LabelFontSize, text: string } } };

export type CopyPrintSettingMutationVariables = Exact<{
  id: number;
  courierIds: Array<number> | number;
}>;


export type CopyPrintSettingMutation = { copyPrintSetting: Array<{ id: number, platform: Platform | null, courierId: number | null, courierName: string | null, paper: LabelPaper, printerName: string, autoPrint: boolean, updatedAt: string, extras: { fields: Array<LabelField>, fontSize: LabelFontSize, text: string } }> };

export type DeletePrintSettingMutationVariables = Exact<{
  id: number;
}>;


export type DeletePrintSettingMutation = { deletePrintSetting: number };

export type PrintParcelsMutationVariables = Exact<{
  ids: Array<number> | number;
  kind: PrintKind;
}>;


export type PrintParcelsMutation = { printParcels: { printed: number, file: { taskId: string, done: boolean, url: string | null, fileName: string | null }, failed: Array<{ packageId: number, msg: string }>, parcels: Array<{ id: number, printCount: number, printedAt: string | null }> | null } };

export type FindPrintedFileQueryVariables = Exact<{
  taskId: string;
}>;


export type FindPrintedFileQuery = { exportedFile: { taskId: string, done: boolean, url: string | null, fileName: string | null } };

export type ListPrintTasksQueryVariables = Exact<{
  ids: Array<number> | number;
}>;


export type ListPrintTasksQuery = { printTasks: { tasks: Array<{ packageId: number, printerName: string, url: string }>, failed: Array<{ packageId: number, msg: string }> } };

export type MarkPrintedMutationVariables = Exact<{
  ids: Array<number> | number;
}>;


export type MarkPrintedMutation = { markPrinted: Array<{ id: number, printCount: number, printedAt: string | null }> };

export type LoadLegalTextsQueryVariables = Exact<{
  kind?: LegalKind | null | undefined;
}>;


export type LoadLegalTextsQuery = { legalTexts: Array<{ id: number, kind: LegalKind, version: string, title: string, draft: boolean, publishedAt: string, body: string }> };

export type LoadConsentsQueryVariables = Exact<{ [key: string]: never; }>;


export type LoadConsentsQuery = { consents: Array<{ id: number, kind: LegalKind, version: string, title: string, agreed: boolean | null, answeredAt: string | null }> };

export type AnswerConsentsMutationVariables = Exact<{
  ids: Array<number> | number;
  agreed: boolean;
}>;


export type AnswerConsentsMutation = { answerConsents: Array<{ id: number, agreed: boolean | null, answeredAt: string | null }> };

export type LoadLicencesQueryVariables = Exact<{ [key: string]: never; }>;


export type LoadLicencesQuery = { licences: Array<{ id: number, kind: LicenceKind, number: string, endsOn: string | null, status: LicenceStatus, reason: string, fileId: number, createdAt: string }> };

export type SendLicenceMutationVariables = Exact<{
  input: LicenceInput;
}>;


export type SendLicenceMutation = { sendLicence: { id: number, status: LicenceStatus } };

export type LoadStoreLicencesQueryVariables = Exact<{
  warehouseId: number;
}>;


export type LoadStoreLicencesQuery = { storeLicences: Array<{ id: number, kind: LicenceKind, number: string, endsOn: string | null, companyName: string, fileId: number }> };

export type SignInMutationVariables = Exact<{
  input: LoginInput;
}>;


export type SignInMutation = { login: { token: string, expireAt: string, account:
      | { id: number, uuid: string, authorityId: number, kind: AccountKind, phone: string, nickName: string, headerImg: string | null, balance: number, frozen: number }
      | { id: number, uuid: string, authorityId: number, kind: AccountKind, phone: string, nickName: string, headerImg: string | null, balance: number, frozen: number }
     } };

export type SignUpMutationVariables = Exact<{
  input: RegisterInput;
}>;


export type SignUpMutation = { signUp: { session: { token: string, expireAt: string, account:
        | { id: number, uuid: string, authorityId: number, kind: AccountKind, phone: string, nickName: string, headerImg: string | null, balance: number, frozen: number }
        | { id: number, uuid: string, authorityId: number, kind: AccountKind, phone: string, nickName: string, headerImg: string | null, balance: number, frozen: number }
       } | null } };

export type FindPasswordMutationVariables = Exact<{
  input: FindPasswordInput;
}>;


export type FindPasswordMutation = { findPassword: boolean };

export type LoadLegalVersionsQueryVariables = Exact<{ [key: string]: never; }>;


export type LoadLegalVersionsQuery = { legalTexts: Array<{ id: number, kind: LegalKind, version: string }> };

export type ListMobileCategoriesQueryVariables = Exact<{ [key: string]: never; }>;


export type ListMobileCategoriesQuery = { categories: Array<{ id: number, name: string }> };

export type LoadMobileGoodQueryVariables = Exact<{
  id: number;
}>;


export type LoadMobileGoodQuery = { good: { id: number, goodsNo: string, name: string, pic: string, pics: Array<string>, detail: string, price: number, weight: number, unit: string, minNum: number, maxNum: number, sold: number, warehouses: Array<{ id: number, name: string, province: string, city: string, available: number }> } };

export type ListHomeNoticesQueryVariables = Exact<{ [key: string]: never; }>;


export type ListHomeNoticesQuery = { notices: { list: Array<{ id: number, title: string, detail: string, createdAt: string }> } };

export type ListNoticesQueryVariables = Exact<{
  type: NoticeType;
  page: number;
  cursor?: string | null | undefined;
}>;


export type ListNoticesQuery = { notices: { page: number, nextCursor: string | null, total: number, list: Array<{ id: number, title: string, detail: string, createdAt: string, isPinned: boolean }> } };

export type CountUnreadNoticesQueryVariables = Exact<{ [key: string]: never; }>;


export type CountUnreadNoticesQuery = { unreadNotices: { count: number } };

export type ListPersonNoticesQueryVariables = Exact<{
  filter?: PersonNoticeFilter | null | undefined;
  page: number;
  pageSize: number;
  cursor?: string | null | undefined;
}>;


export type ListPersonNoticesQuery = { personNotices: { page: number, nextCursor: string | null, total: number, totalIsExact: boolean, list: Array<{ id: number, title: string, detail: string, link: string, createdAt: string, readAt: string | null }> } };

export type ReadNoticesMutationVariables = Exact<{
  ids?: Array<number> | number | null | undefined;
}>;


export type ReadNoticesMutation = { readNotices: { count: number } };

export type LoadOldSiteAddressQueryVariables = Exact<{ [key: string]: never; }>;


export type LoadOldSiteAddressQuery = { settings: { oldUrl: string } };

export type OrderRowFragment = { id: number, orderNo: string, platform: Platform, goodId: number, goodName: string, goodPic: string, skuCount: number, pieceCount: number, courierName: string, softwareName: string, packageCount: number, refundCount: number, totalFee: number, status: OrderStatus, statusText: string, afterSaleStatus: AfterSaleStatus, tradeAt: string, createdAt: string, payExpireAt: string, paidAt: string | null, shopName: string | null, remark: string, autoSend: boolean, allowedActions: Array<OrderAction>, sendArea: { warehouseId: number, warehouseName: string, province: string, city: string }, outputCounts: { failed: number, issuing: number }, autoSendCounts: { success: number, failed: number, waiting: number, external: number } };

export type ListOrdersQueryVariables = Exact<{
  filter?: OrderFilter | null | undefined;
  sort: OrderSort;
  page: number;
  pageSize: number;
  cursor?: string | null | undefined;
}>;


export type ListOrdersQuery = { orders: { page: number, nextCursor: string | null, total: number, totalIsExact: boolean, counts: { all: number, pendingPayment: number, pendingShipment: number, pendingReceipt: number, pendingReview: number, afterSale: number }, list: Array<{ id: number, orderNo: string, platform: Platform, goodId: number, goodName: string, goodPic: string, skuCount: number, pieceCount: number, courierName: string, softwareName: string, packageCount: number, refundCount: number, totalFee: number, status: OrderStatus, statusText: string, afterSaleStatus: AfterSaleStatus, tradeAt: string, createdAt: string, payExpireAt: string, paidAt: string | null, shopName: string | null, remark: string, autoSend: boolean, allowedActions: Array<OrderAction>, sendArea: { warehouseId: number, warehouseName: string, province: string, city: string }, outputCounts: { failed: number, issuing: number }, autoSendCounts: { success: number, failed: number, waiting: number, external: number } }> } };

export type LoadOrderQueryVariables = Exact<{
  id: number;
}>;


export type LoadOrderQuery = { order: { type: ShipMode, goodPrice: number, goodsFee: number, courierFee: number, remoteFee: number, discountFee: number, refundFee: number, senderName: string, batchNo: string | null, shippedAt: string | null, receivedAt: string | null, completedAt: string | null, cancelledAt: string | null, cancelType: CancelType | null, reviewScore: number | null, reviewText: string, id: number, orderNo: string, platform: Platform, goodId: number, goodName: string, goodPic: string, skuCount: number, pieceCount: number, courierName: string, softwareName: string, packageCount: number, refundCount: number, totalFee: number, status: OrderStatus, statusText: string, afterSaleStatus: AfterSaleStatus, tradeAt: string, createdAt: string, payExpireAt: string, paidAt: string | null, shopName: string | null, remark: string, autoSend: boolean, allowedActions: Array<OrderAction>, prices: Array<{ skuId: number, title: string, unitPrice: number, pieces: number, parcels: number, parts: Array<{ kind: PricePartKind, fen: number, minPieces: number | null }> }>, parcels: Array<{ id: number, packageNo: string, partOfNo: string | null, replacesNo: string | null, thirdOrderNo: string | null, specification: string, remark: string, waybillNo: string | null, status: ParcelStatus, statusText: string, outputResult: string, province: string, city: string, shopName: string | null, allowedActions: Array<ParcelAction>, items: Array<{ skuId: number, goodName: string, skuName: string, num: number, bundleParts: Array<{ goodName: string, skuName: string, num: number }> }> }>, sendArea: { warehouseId: number, warehouseName: string, province: string, city: string }, outputCounts: { failed: number, issuing: number }, autoSendCounts: { success: number, failed: number, waiting: number, external: number } } };

export type MoneyLeftFragment = { id: number, balance: number, frozen: number, withdrawable: number };

export type LoadOrderFiltersQueryVariables = Exact<{
  withShops: boolean;
}>;


export type LoadOrderFiltersQuery = { shops?: { list: Array<{ id: number, shopName: string }> }, couriers: Array<{ id: number, name: string }>, warehouses: { list: Array<{ id: number, name: string }> } };

export type ConfirmOrderMutationVariables = Exact<{
  id: number;
  action: ConfirmAction;
  pays: boolean;
  clientNo: string;
}>;


export type ConfirmOrderMutation = { confirmOrder: { orderId: number, order: { id: number, orderNo: string, platform: Platform, goodId: number, goodName: string, goodPic: string, skuCount: number, pieceCount: number, courierName: string, softwareName: string, packageCount: number, refundCount: number, totalFee: number, status: OrderStatus, statusText: string, afterSaleStatus: AfterSaleStatus, tradeAt: string, createdAt: string, payExpireAt: string, paidAt: string | null, shopName: string | null, remark: string, autoSend: boolean, allowedActions: Array<OrderAction>, sendArea: { warehouseId: number, warehouseName: string, province: string, city: string }, outputCounts: { failed: number, issuing: number }, autoSendCounts: { success: number, failed: number, waiting: number, external: number } } | null, account?: { id: number, balance: number, frozen: number, withdrawable: number } | null } };

export type CancelOrderMutationVariables = Exact<{
  id: number;
}>;


export type CancelOrderMutation = { cancelOrder: { orderId: number, order: { id: number, orderNo: string, platform: Platform, goodId: number, goodName: string, goodPic: string, skuCount: number, pieceCount: number, courierName: string, softwareName: string, packageCount: number, refundCount: number, totalFee: number, status: OrderStatus, statusText: string, afterSaleStatus: AfterSaleStatus, tradeAt: string, createdAt: string, payExpireAt: string, paidAt: string | null, shopName: string | null, remark: string, autoSend: boolean, allowedActions: Array<OrderAction>, sendArea: { warehouseId: number, warehouseName: string, province: string, city: string }, outputCounts: { failed: number, issuing: number }, autoSendCounts: { success: number, failed: number, waiting: number, external: number } } | null, account: { id: number, balance: number, frozen: number, withdrawable: number } | null } };

export type RetryAutoSendMutationVariables = Exact<{
  id: number;
}>;


export type RetryAutoSendMutation = { reAutoSend: { orderId: number, submitted: number, success: number, failed: Array<{ packageId: number, msg: string }>, order: { id: number, orderNo: string, platform: Platform, goodId: number, goodName: string, goodPic: string, skuCount: number, pieceCount: number, courierName: string, softwareName: string, packageCount: number, refundCount: number, totalFee: number, status: OrderStatus, statusText: string, afterSaleStatus: AfterSaleStatus, tradeAt: string, createdAt: string, payExpireAt: string, paidAt: string | null, shopName: string | null, remark: string, autoSend: boolean, allowedActions: Array<OrderAction>, sendArea: { warehouseId: number, warehouseName: string, province: string, city: string }, outputCounts: { failed: number, issuing: number }, autoSendCounts: { success: number, failed: number, waiting: number, external: number } } | null } };

export type SyncOrderMutationVariables = Exact<{
  id: number;
}>;


export type SyncOrderMutation = { syncOrder: { orderId: number, updated: number, order: { id: number, orderNo: string, platform: Platform, goodId: number, goodName: string, goodPic: string, skuCount: number, pieceCount: number, courierName: string, softwareName: string, packageCount: number, refundCount: number, totalFee: number, status: OrderStatus, statusText: string, afterSaleStatus: AfterSaleStatus, tradeAt: string, createdAt: string, payExpireAt: string, paidAt: string | null, shopName: string | null, remark: string, autoSend: boolean, allowedActions: Array<OrderAction>, sendArea: { warehouseId: number, warehouseName: string, province: string, city: string }, outputCounts: { failed: number, issuing: number }, autoSendCounts: { success: number, failed: number, waiting: number, external: number } } | null } };

export type ResubmitOrderMutationVariables = Exact<{
  id: number;
  clientNo: string;
}>;


export type ResubmitOrderMutation = { againSubmit: { orderId: number, submitted: number, skipped: Array<{ packageId: number, msg: string }>, order: { id: number, orderNo: string, platform: Platform, goodId: number, goodName: string, goodPic: string, skuCount: number, pieceCount: number, courierName: string, softwareName: string, packageCount: number, refundCount: number, totalFee: number, status: OrderStatus, statusText: string, afterSaleStatus: AfterSaleStatus, tradeAt: string, createdAt: string, payExpireAt: string, paidAt: string | null, shopName: string | null, remark: string, autoSend: boolean, allowedActions: Array<OrderAction>, sendArea: { warehouseId: number, warehouseName: string, province: string, city: string }, outputCounts: { failed: number, issuing: number }, autoSendCounts: { success: number, failed: number, waiting: number, external: number } } | null, newOrder: { id: number, orderNo: string, platform: Platform, goodId: number, goodName: string, goodPic: string, skuCount: number, pieceCount: number, courierName: string, softwareName: string, packageCount: number, refundCount: number, totalFee: number, status: OrderStatus, statusText: string, afterSaleStatus: AfterSaleStatus, tradeAt: string, createdAt: string, payExpireAt: string, paidAt: string | null, shopName: string | null, remark: string, autoSend: boolean, allowedActions: Array<OrderAction>, sendArea: { warehouseId: number, warehouseName: string, province: string, city: string }, outputCounts: { failed: number, issuing: number }, autoSendCounts: { success: number, failed: number, waiting: number, external: number } } | null } };

export type ReviewOrderMutationVariables = Exact<{
  id: number;
  rows: Array<ReviewRowInput> | ReviewRowInput;
}>;


export type ReviewOrderMutation = { reviewOrder: { orderId: number, order: { reviewScore: number | null, reviewText: string, id: number, orderNo: string, platform: Platform, goodId: number, goodName: string, goodPic: string, skuCount: number, pieceCount: number, courierName: string, softwareName: string, packageCount: number, refundCount: number, totalFee: number, status: OrderStatus, statusText: string, afterSaleStatus: AfterSaleStatus, tradeAt: string, createdAt: string, payExpireAt: string, paidAt: string | null, shopName: string | null, remark: string, autoSend: boolean, allowedActions: Array<OrderAction>, sendArea: { warehouseId: number, warehouseName: string, province: string, city: string }, outputCounts: { failed: number, issuing: number }, autoSendCounts: { success: number, failed: number, waiting: number, external: number } } | null } };

export type WaveRowFragment = { id: number, waveNo: string, warehouseName: string, parcelCount: number, done: number, gone: number, createdAt: string, closedAt: string | null, allowedActions: Array<WaveAction> };

export type ListWavesQueryVariables = Exact<{
  filter?: WaveFilter | null | undefined;
  page: number;
  pageSize: number;
  cursor?: string | null | undefined;
}>;


export type ListWavesQuery = { waves: { page: number, nextCursor: string | null, total: number, totalIsExact: boolean, list: Array<{ id: number, waveNo: string, warehouseName: string, parcelCount: number, done: number, gone: number, createdAt: string, closedAt: string | null, allowedActions: Array<WaveAction> }> } };

export type LoadWaveQueryVariables = Exact<{
  id: number;
}>;


export type LoadWaveQuery = { waves: { list: Array<{ id: number, waveNo: string, warehouseName: string, parcelCount: number, done: number, gone: number, createdAt: string, closedAt: string | null, allowedActions: Array<WaveAction>, parcels: Array<{ place: number, packageId: number, packageNo: string, waybillNo: string | null, goods: string, state: WaveParcelState, skipReason: string, packedAt: string | null, packedBy: string }> }> } };

export type LoadBenchWaveQueryVariables = Exact<{
  id: number;
}>;


export type LoadBenchWaveQuery = { waves: { list: Array<{ id: number, waveNo: string, warehouseName: string, parcelCount: number, done: number, gone: number, createdAt: string, closedAt: string | null, allowedActions: Array<WaveAction> }> } };

export type ListPackingWarehousesQueryVariables = Exact<{ [key: string]: never; }>;


export type ListPackingWarehousesQuery = { sellerWarehouses: { list: Array<{ id: number, name: string }> } };

export type CreateWaveMutationVariables = Exact<{
  input: WaveInput;
}>;


export type CreateWaveMutation = { createWave: { waveId: number, taken: number, failed: Array<{ packageId: number, msg: string }> } };

export type CloseWaveMutationVariables = Exact<{
  id: number;
}>;


export type CloseWaveMutation = { closeWave: { waveId: number, wave: { id: number, waveNo: string, warehouseName: string, parcelCount: number, done: number, gone: number, createdAt: string, closedAt: string | null, allowedActions: Array<WaveAction> } | null } };

export type OpenAtBenchMutationVariables = Exact<{
  input: BenchScanInput;
}>;


export type OpenAtBenchMutation = { openAtBench: { benchParcel: { packageId: number, packageNo: string, platform: Platform, courierName: string, waybillNo: string | null, printed: boolean, warehouseName: string, receiver: string, remark: string, buyerNote: string, waveNo: string | null, place: number | null, items: Array<{ skuId: number, title: string, pic: string, num: number, bin: string, note: string, codes: Array<string>, parts: Array<{ skuId: number, title: string, pic: string, num: number, bin: string, note: string, codes: Array<string> }> }> } } };

export type CloseAtBenchMutationVariables = Exact<{
  input: BenchLeaveInput;
}>;


export type CloseAtBenchMutation = { leaveBench: { packageId: number } };

export type ConfirmPackedMutationVariables = Exact<{
  input: BenchPackInput;
}>;


export type ConfirmPackedMutation = { packParcel: { packageId: number, packedAt: string, wave: { id: number, waveNo: string, warehouseName: string, parcelCount: number, done: number, gone: number, createdAt: string, closedAt: string | null, allowedActions: Array<WaveAction> } | null } };

export type FillAtBenchMutationVariables = Exact<{
  rows: Array<WaybillRowInput> | WaybillRowInput;
}>;


export type FillAtBenchMutation = { fillWaybills: { filled: Array<number>, failed: Array<{ row: number, msg: string }> } };

export type FindBuyerNoteQueryVariables = Exact<{
  packageId: number;
}>;


export type FindBuyerNoteQuery = { buyerNote: { packageId: number, text: string } };

export type SaveBuyerNoteMutationVariables = Exact<{
  packageId: number;
  text: string;
}>;


export type SaveBuyerNoteMutation = { saveBuyerNote: { packageId: number, text: string } };

export type ChosenParcelFieldsFragment = { id: number, orderId: number, packageNo: string, goodName: string, num: number, price: number, refundFee: number, status: ParcelStatus, refundStatus: RefundStatus, outputStatus: OutputStatus, warehouseId: number, courierName: string, waybillNo: string | null, ownWaybill: boolean, receiverErasedAt: string | null, receiverName: string, receiverPhone: string, province: string, city: string, district: string, address: string, signedAt: string | null, mergeId: number | null, allowedActions: Array<ParcelAction>, items: Array<{ skuId: number, goodName: string, skuName: string, num: number, goodsFee: number }> };

export type LoadOrderNoQueryVariables = Exact<{
  id: number;
}>;


export type LoadOrderNoQuery = { order: { id: number, orderNo: string } };

export type ListParcelsQueryVariables = Exact<{
  filter?: ParcelFilter | null | undefined;
  page: number;
  pageSize: number;
  cursor?: string | null | undefined;
}>;


export type ListParcelsQuery = { parcels: { page: number, nextCursor: string | null, total: number, totalIsExact: boolean, list: Array<{ orderNo: string, platform: Platform, thirdOrderNos: Array<string>, shopName: string | null, encrypted: boolean, partOfNo: string | null, replacesNo: string | null, goodPic: string, specification: string, remark: string, statusText: string, refundId: number | null, outputInfo: string, outputResult: string, autoSendStatus: AutoSendStatus, autoSendResult: string, softwareName: string, warehouseName: string, printCount: number, printedAt: string | null, traceText: string, goodsFee: number, courierFee: number, remoteFee: number, discountFee: number, orderAt: string, promisedShipAt: string | null, openCaseId: number | null, id: number, orderId: number, packageNo: string, goodName: string, num: number, price: number, refundFee: number, status: ParcelStatus, refundStatus: RefundStatus, outputStatus: OutputStatus, warehouseId: number, courierName: string, waybillNo: string | null, ownWaybill: boolean, receiverErasedAt: string | null, receiverName: string, receiverPhone: string, province: string, city: string, district: string, address: string, signedAt: string | null, mergeId: number | null, allowedActions: Array<ParcelAction>, suggestion: { kind: CaseKind, ask: CaseAsk, text: string } | null, items: Array<{ skuId: number, goodName: string, skuName: string, num: number, goodsFee: number }> }> } };

export type GatherParcelsQueryVariables = Exact<{
  filter?: ParcelFilter | null | undefined;
  cursor?: string | null | undefined;
  pageSize: number;
}>;


export type GatherParcelsQuery = { parcels: { nextCursor: string | null, list: Array<{ id: number, orderId: number, packageNo: string, goodName: string, num: number, price: number, refundFee: number, status: ParcelStatus, refundStatus: RefundStatus, outputStatus: OutputStatus, warehouseId: number, courierName: string, waybillNo: string | null, ownWaybill: boolean, receiverErasedAt: string | null, receiverName: string, receiverPhone: string, province: string, city: string, district: string, address: string, signedAt: string | null, mergeId: number | null, allowedActions: Array<ParcelAction>, items: Array<{ skuId: number, goodName: string, skuName: string, num: number, goodsFee: number }> }> } };

export type LoadParcelFiltersQueryVariables = Exact<{ [key: string]: never; }>;


export type LoadParcelFiltersQuery = { couriers: Array<{ id: number, name: string }>, warehouses: { list: Array<{ id: number, name: string }> } };

export type ListParcelFilterShopsQueryVariables = Exact<{ [key: string]: never; }>;


export type ListParcelFilterShopsQuery = { shops: { list: Array<{ id: number, shopName: string }> } };

export type OrderProgressFragment = { id: number, status: OrderStatus, statusText: string, allowedActions: Array<OrderAction>, outputCounts: { failed: number, issuing: number }, autoSendCounts: { success: number, failed: number, waiting: number, external: number } };

export type ResubmitParcelsMutationVariables = Exact<{
  id: number;
  packageIds?: Array<number> | number | null | undefined;
  clientNo: string;
}>;


export type ResubmitParcelsMutation = { againSubmit: { orderId: number, submitted: number, skipped: Array<{ packageId: number, msg: string }>, order: { id: number, status: OrderStatus, statusText: string, allowedActions: Array<OrderAction>, outputCounts: { failed: number, issuing: number }, autoSendCounts: { success: number, failed: number, waiting: number, external: number } } | null } };

export type ResendShippedMutationVariables = Exact<{
  id: number;
  packageIds?: Array<number> | number | null | undefined;
}>;


export type ResendShippedMutation = { reAutoSend: { orderId: number, submitted: number, failed: Array<{ packageId: number, msg: string }>, order: { id: number, status: OrderStatus, statusText: string, allowedActions: Array<OrderAction>, outputCounts: { failed: number, issuing: number }, autoSendCounts: { success: number, failed: number, waiting: number, external: number } } | null } };

export type EditReceiverMutationVariables = Exact<{
  id: number;
  input: ReceiverInput;
}>;


export type EditReceiverMutation = { editReceiver: { packageId: number, orderId: number, parcel: { id: number, receiverName: string, receiverPhone: string, province: string, city: string, district: string, address: string, specification: string, remark: string, status: ParcelStatus, outputStatus: OutputStatus, outputResult: string, allowedActions: Array<ParcelAction> } | null } };

export type FillWaybillsMutationVariables = Exact<{
  rows: Array<WaybillRowInput> | WaybillRowInput;
}>;


export type FillWaybillsMutation = { fillWaybills: { filled: Array<number>, failed: Array<{ row: number, msg: string }>, parcels: Array<{ id: number, status: ParcelStatus, statusText: string, outputStatus: OutputStatus, courierName: string, waybillNo: string | null, ownWaybill: boolean, allowedActions: Array<ParcelAction> }> | null } };

export type ListFillCouriersQueryVariables = Exact<{
  warehouseId: number;
}>;


export type ListFillCouriersQuery = { warehouse: { id: number, couriers: Array<{ enabled: boolean, courierId: number, courier: { id: number, name: string } }> } };

export type RevealReceiverMutationVariables = Exact<{
  id: number;
}>;


export type RevealReceiverMutation = { revealReceiver: { receiverName: string, receiverPhone: string, provinceCode: string, cityCode: string, districtCode: string, province: string, city: string, district: string, address: string } };

export type LoadRechargeTermsQueryVariables = Exact<{ [key: string]: never; }>;


export type LoadRechargeTermsQuery = { payChannels: Array<{ payType: PayType, payTypeText: string }>, settings: { minRecharge: number, maxRecharge: number } };

export type CreatePaymentMutationVariables = Exact<{
  input: PaymentInput;
  clientNo: string;
}>;


export type CreatePaymentMutation = { createPayment: { id: number, amount: number, payType: PayType, payUrl: string | null, qrCode: string | null, expireAt: string } };

export type CheckPaymentQueryVariables = Exact<{
  id: number;
}>;


export type CheckPaymentQuery = { payment: { id: number, status: PayStatus, statusText: string, amount: number, late: boolean, expireAt: string, balance: number } };

export type PriceListRowFragment = { id: number, name: string, levels: Array<number>, startDay: string | null, endDay: string | null, state: PriceListState, version: number, updatedAt: string, buyers: Array<{ id: number, nickName: string, phone: string, orderCount: number }>, entries: Array<{ goodId: number, goodName: string, goodPic: string, skuId: number | null, skuName: string | null, supplyPrice: number, usualPrice: number, stepPrice: number | null }> };

export type ListPriceListsQueryVariables = Exact<{ [key: string]: never; }>;


export type ListPriceListsQuery = { priceLists: Array<{ id: number, name: string, levels: Array<number>, startDay: string | null, endDay: string | null, state: PriceListState, version: number, updatedAt: string, buyers: Array<{ id: number, nickName: string, phone: string, orderCount: number }>, entries: Array<{ goodId: number, goodName: string, goodPic: string, skuId: number | null, skuName: string | null, supplyPrice: number, usualPrice: number, stepPrice: number | null }> }> };

export type FindPriceListBuyersQueryVariables = Exact<{
  keyword?: string | null | undefined;
}>;


export type FindPriceListBuyersQuery = { priceListBuyers: Array<{ id: number, nickName: string, phone: string, orderCount: number }> };

export type FindPricedGoodsQueryVariables = Exact<{
  keyword?: string | null | undefined;
}>;


export type FindPricedGoodsQuery = { sellerGoods: { total: number, list: Array<{ id: number, name: string, goodsNo: string, pic: string, supplyPrice: number, skus: Array<{ id: number, name: string, supplyPrice: number }>, priceSteps: { id: number, steps: Array<{ skuId: number | null, supplyPrice: number }> } | null }> } };

export type CreatePriceListMutationVariables = Exact<{
  input: PriceListInput;
}>;


export type CreatePriceListMutation = { createPriceList: { id: number, name: string, levels: Array<number>, startDay: string | null, endDay: string | null, state: PriceListState, version: number, updatedAt: string, buyers: Array<{ id: number, nickName: string, phone: string, orderCount: number }>, entries: Array<{ goodId: number, goodName: string, goodPic: string, skuId: number | null, skuName: string | null, supplyPrice: number, usualPrice: number, stepPrice: number | null }> } };

export type UpdatePriceListMutationVariables = Exact<{
  id: number;
  version: number;
  input: PriceListInput;
}>;


export type UpdatePriceListMutation = { updatePriceList: { id: number, name: string, levels: Array<number>, startDay: string | null, endDay: string | null, state: PriceListState, version: number, updatedAt: string, buyers: Array<{ id: number, nickName: string, phone: string, orderCount: number }>, entries: Array<{ goodId: number, goodName: string, goodPic: string, skuId: number | null, skuName: string | null, supplyPrice: number, usualPrice: number, stepPrice: number | null }> } };

export type DeletePriceListsMutationVariables = Exact<{
  ids: Array<number> | number;
}>;


export type DeletePriceListsMutation = { deletePriceLists: Array<number> };

export type CountProblemsQueryVariables = Exact<{ [key: string]: never; }>;


export type CountProblemsQuery = { problems: { counts: Array<{ kind: ProblemKind, count: number }> } };

export type ProblemRowFragment = { id: string, kind: ProblemKind, at: string, title: string, reasonCode: ReasonCode | null, text: string, shopId: number | null, shopName: string | null, shopOrderId: number | null, orderId: number | null, packageId: number | null, refundId: number | null, caseId: number | null, waybillAccountId: number | null, packageStatus: ParcelStatus | null, goodName: string | null, price: number | null, actions: Array<ProblemAction> };

export type ListProblemsQueryVariables = Exact<{
  kind?: ProblemKind | null | undefined;
  page: number;
  pageSize: number;
  cursor?: string | null | undefined;
}>;


export type ListProblemsQuery = { problems: { page: number, nextCursor: string | null, total: number, counts: Array<{ kind: ProblemKind, count: number }>, list: Array<{ id: string, kind: ProblemKind, at: string, title: string, reasonCode: ReasonCode | null, text: string, shopId: number | null, shopName: string | null, shopOrderId: number | null, orderId: number | null, packageId: number | null, refundId: number | null, caseId: number | null, waybillAccountId: number | null, packageStatus: ParcelStatus | null, goodName: string | null, price: number | null, actions: Array<ProblemAction> }> } };

export type FindWaybillAccountsQueryVariables = Exact<{ [key: string]: never; }>;


export type FindWaybillAccountsQuery = { waybillAccounts: Array<{ id: number, courierId: number, courierName: string, warehouseId: number | null, warehouseName: string | null, platform: Platform, customerCode: string, customerName: string, net: string, tbNet: string, code: string, checkMan: string, expType: string, payType: WaybillPayType, hasKey: boolean, hasSecret: boolean, enabled: boolean, fallsBack: boolean, problemText: string, problemAt: string | null, testedAt: string | null }> };

export type FindReceiverQueryVariables = Exact<{
  packageId: number;
}>;


export type FindReceiverQuery = { parcels: { list: Array<{ id: number, packageNo: string, receiverName: string, receiverPhone: string, province: string, city: string, district: string, address: string, specification: string, remark: string }> } };

export type FindCaseParcelQueryVariables = Exact<{
  packageId: number;
}>;


export type FindCaseParcelQuery = { parcels: { list: Array<{ id: number, packageNo: string, price: number, refundFee: number, courierFee: number, remoteFee: number, outputStatus: OutputStatus, mergeId: number | null, items: Array<{ skuId: number, goodName: string, skuName: string, num: number, goodsFee: number }>, suggestion: { kind: CaseKind, ask: CaseAsk, text: string } | null }> } };

export type ListUnconfirmedReturnsQueryVariables = Exact<{
  startAt: string;
}>;


export type ListUnconfirmedReturnsQuery = { refunds: { total: number, list: Array<{ id: number, allowedActions: Array<RefundAction> }> } };

export type LoadLeagueQueryVariables = Exact<{ [key: string]: never; }>;


export type LoadLeagueQuery = { league: { level: number, invites: number, packages: number, recharge: number, levels: Array<{ level: number, name: string, needInvites: number, needPackages: number, needRecharge: number, discount: number, maxProfit: number }> } };

export type UserProfitRowFragment = { id: number, userId: number, userPhone: string, nickName: string, goodId: number | null, goodName: string | null, profit: number, courierProfit: number, enabled: boolean, remark: string, updatedAt: string };

export type ListUserProfitsQueryVariables = Exact<{
  filter?: UserProfitFilter | null | undefined;
  page: number;
  pageSize: number;
  cursor?: string | null | undefined;
}>;


export type ListUserProfitsQuery = { userProfits: { page: number, nextCursor: string | null, total: number, list: Array<{ id: number, userId: number, userPhone: string, nickName: string, goodId: number | null, goodName: string | null, profit: number, courierProfit: number, enabled: boolean, remark: string, updatedAt: string }> } };

export type LoadDefaultProfitQueryVariables = Exact<{ [key: string]: never; }>;


export type LoadDefaultProfitQuery = { defaultProfit: { profit: number, courierProfit: number, maxProfit: number, maxCourierProfit: number } };

export type ListMarkUpGoodsQueryVariables = Exact<{
  keyword?: string | null | undefined;
}>;


export type ListMarkUpGoodsQuery = { goods: { total: number, list: Array<{ id: number, name: string, pic: string, price: number }> } };

export type SetDefaultProfitMutationVariables = Exact<{
  profit: number;
  courierProfit: number;
}>;


export type SetDefaultProfitMutation = { setDefaultProfit: { profit: number, courierProfit: number, maxProfit: number, maxCourierProfit: number } };

export type CreateUserProfitsMutationVariables = Exact<{
  input: UserProfitInput;
}>;


export type CreateUserProfitsMutation = { createUserProfits: Array<{ id: number, userId: number, userPhone: string, nickName: string, goodId: number | null, goodName: string | null, profit: number, courierProfit: number, enabled: boolean, remark: string, updatedAt: string }> };

export type UpdateUserProfitMutationVariables = Exact<{
  id: number;
  input: UserProfitChangeInput;
}>;


export type UpdateUserProfitMutation = { updateUserProfit: { id: number, userId: number, userPhone: string, nickName: string, goodId: number | null, goodName: string | null, profit: number, courierProfit: number, enabled: boolean, remark: string, updatedAt: string } };

export type DeleteUserProfitsMutationVariables = Exact<{
  ids: Array<number> | number;
}>;


export type DeleteUserProfitsMutation = { deleteUserProfits: Array<number> };

export type LoadPromotionSummaryQueryVariables = Exact<{ [key: string]: never; }>;


export type LoadPromotionSummaryQuery = { invitees: { promotion: { inviteCode: string, inviteUrl: string, inviteCount: number, todayCount: number, activeCount: number, totalProfit: number, unsettled: number, todayProfit: number } } };

export type ListPromotionDaysQueryVariables = Exact<{
  days: number;
}>;


export type ListPromotionDaysQuery = { promotionDays: Array<{ date: string, invited: number, parcels: number, profit: number }> };

export type InviteeRowFragment = { userId: number, phone: string, nickName: string, createdAt: string, level: number, levelName: string, packageCount: number, spend: number, profit: number, profitSettled: number, lastOrderAt: string | null, goodsMarkUps: number, markUp: { id: number, userId: number, userPhone: string, nickName: string, goodId: number | null, goodName: string | null, profit: number, courierProfit: number, enabled: boolean, remark: string, updatedAt: string } | null };

export type ListInviteesQueryVariables = Exact<{
  filter?: InviteeFilter | null | undefined;
  page: number;
  pageSize: number;
  cursor?: string | null | undefined;
}>;


export type ListInviteesQuery = { invitees: { page: number, nextCursor: string | null, total: number, list: Array<{ userId: number, phone: string, nickName: string, createdAt: string, level: number, levelName: string, packageCount: number, spend: number, profit: number, profitSettled: number, lastOrderAt: string | null, goodsMarkUps: number, markUp: { id: number, userId: number, userPhone: string, nickName: string, goodId: number | null, goodName: string | null, profit: number, courierProfit: number, enabled: boolean, remark: string, updatedAt: string } | null }> } };

export type ListSimulatedGoodsQueryVariables = Exact<{
  id: number;
}>;


export type ListSimulatedGoodsQuery = { good: { id: number, name: string, pic: string, price: number, minNum: number, maxNum: number, warehouses: Array<{ id: number, name: string, province: string, city: string, warehouse: { id: number, couriers: Array<{ warehouseId: number, courierId: number, enabled: boolean, courier: { id: number, name: string } }> } | null }> } };

export type ListSimulatedMembersQueryVariables = Exact<{ [key: string]: never; }>;


export type ListSimulatedMembersQuery = { invitees: { total: number, list: Array<{ userId: number, phone: string, nickName: string, level: number, levelName: string }> } };

export type SimulatePriceQueryVariables = Exact<{
  input: PriceSimulationInput;
}>;


export type SimulatePriceQuery = { priceSimulation: { unitPrice: number, goodsFee: number, courierFee: number, remoteFee: number, discountFee: number, packageFee: number, agentShare: number, plainFee: number, profit: number, courierProfit: number, banned: boolean, reason: string } };

export type ListRefundsQueryVariables = Exact<{
  filter?: RefundFilter | null | undefined;
  page: number;
  pageSize: number;
  cursor?: string | null | undefined;
}>;


export type ListRefundsQuery = { refunds: { page: number, nextCursor: string | null, total: number, totalIsExact: boolean, list: Array<{ id: number, refundNo: string, packageId: number, packageNo: string, orderId: number, orderNo: string, goodName: string, num: number, isPart: boolean, partOfNo: string | null, waybillNo: string | null, packageFee: number, maxAmount: number, amount: number, waybillFee: number, reason: string, status: RefundStatus, statusText: string, auditReason: string, dueAt: string | null, createdAt: string, finishedAt: string | null, returnedAt: string | null, caseId: number | null, allowedActions: Array<RefundAction>, items: Array<{ goodName: string, skuName: string, num: number }> }> } };

export type ListLatestRefundsQueryVariables = Exact<{
  cursor?: string | null | undefined;
}>;


export type ListLatestRefundsQuery = { refunds: { nextCursor: string | null, list: Array<{ id: number, packageId: number, amount: number, status: RefundStatus }> } };

export type RefundedParcelFragment = { id: number, status: ParcelStatus, statusText: string, refundStatus: RefundStatus, refundId: number | null, refundFee: number, outputStatus: OutputStatus, allowedActions: Array<ParcelAction> };

export type DecidedRefundFragment = { refund: { id: number, amount: number, status: RefundStatus, statusText: string, auditReason: string, dueAt: string | null, finishedAt: string | null, returnedAt: string | null, caseId: number | null, allowedActions: Array<RefundAction> } | null, parcel: { id: number, status: ParcelStatus, statusText: string, refundStatus: RefundStatus, refundId: number | null, refundFee: number, outputStatus: OutputStatus, allowedActions: Array<ParcelAction> } | null };

export type RefundParcelsMutationVariables = Exact<{
  ids: Array<number> | number;
  reason?: string | null | undefined;
  items?: Array<RefundItemInput> | RefundItemInput | null | undefined;
}>;


export type RefundParcelsMutation = { refundParcels: { success: Array<{ packageId: number, refundStatus: RefundStatus, amount: number }>, failed: Array<{ packageId: number, msg: string }>, parcels: Array<{ id: number, status: ParcelStatus, statusText: string, refundStatus: RefundStatus, refundId: number | null, refundFee: number, outputStatus: OutputStatus, allowedActions: Array<ParcelAction> }> | null } };

export type RevokeRefundMutationVariables = Exact<{
  id: number;
}>;


export type RevokeRefundMutation = { revokeRefund: { refundId: number, refund: { id: number, amount: number, status: RefundStatus, statusText: string, auditReason: string, dueAt: string | null, finishedAt: string | null, returnedAt: string | null, caseId: number | null, allowedActions: Array<RefundAction> } | null, parcel: { id: number, status: ParcelStatus, statusText: string, refundStatus: RefundStatus, refundId: number | null, refundFee: number, outputStatus: OutputStatus, allowedActions: Array<ParcelAction> } | null } };

export type AnswerRefundMutationVariables = Exact<{
  id: number;
  input: RefundAnswerInput;
}>;


export type AnswerRefundMutation = { answerRefund: { refundId: number, amount: number, refund: { id: number, amount: number, status: RefundStatus, statusText: string, auditReason: string, dueAt: string | null, finishedAt: string | null, returnedAt: string | null, caseId: number | null, allowedActions: Array<RefundAction> } | null, parcel: { id: number, status: ParcelStatus, statusText: string, refundStatus: RefundStatus, refundId: number | null, refundFee: number, outputStatus: OutputStatus, allowedActions: Array<ParcelAction> } | null } };

export type ConfirmReturnMutationVariables = Exact<{
  id: number;
}>;


export type ConfirmReturnMutation = { confirmReturn: { refundId: number, amount: number, refund: { id: number, amount: number, status: RefundStatus, statusText: string, auditReason: string, dueAt: string | null, finishedAt: string | null, returnedAt: string | null, caseId: number | null, allowedActions: Array<RefundAction> } | null, parcel: { id: number, status: ParcelStatus, statusText: string, refundStatus: RefundStatus, refundId: number | null, refundFee: number, outputStatus: OutputStatus, allowedActions: Array<ParcelAction> } | null } };

export type ReturnRowFragment = { id: number, waybillNo: string, courierName: string | null, warehouseName: string | null, packageNo: string | null, traceText: string, note: string, signedAt: string | null, arrivedAt: string | null, closedAt: string | null, createdAt: string, cases: Array<{ caseId: number, caseNo: string, goods: string, kindText: string, statusText: string }> };

export type ListReturnsQueryVariables = Exact<{
  filter?: ReturnFilter | null | undefined;
  page: number;
  pageSize: number;
  cursor?: string | null | undefined;
}>;


export type ListReturnsQuery = { returnParcels: { page: number, nextCursor: string | null, total: number, totalIsExact: boolean, list: Array<{ id: number, waybillNo: string, courierName: string | null, warehouseName: string | null, packageNo: string | null, traceText: string, note: string, signedAt: string | null, arrivedAt: string | null, closedAt: string | null, createdAt: string, cases: Array<{ caseId: number, caseNo: string, goods: string, kindText: string, statusText: string }> }> } };

export type ListAwaitingReturnQueryVariables = Exact<{ [key: string]: never; }>;


export type ListAwaitingReturnQuery = { cases: { list: Array<{ id: number, caseNo: string, packageNo: string, items: Array<{ goodName: string, skuName: string, num: number }> }> } };

export type ScanReturnMutationVariables = Exact<{
  input: ScanReturnInput;
}>;


export type ScanReturnMutation = { scanReturn: { scannedBefore: boolean, returnParcel: { id: number, waybillNo: string, courierName: string | null, warehouseName: string | null, packageNo: string | null, traceText: string, note: string, signedAt: string | null, arrivedAt: string | null, closedAt: string | null, createdAt: string, cases: Array<{ caseId: number, status: CaseStatus, caseNo: string, goods: string, kindText: string, statusText: string }> } } };

export type CloseReturnMutationVariables = Exact<{
  id: number;
  note: string;
}>;


export type CloseReturnMutation = { closeReturn: { id: number, waybillNo: string, courierName: string | null, warehouseName: string | null, packageNo: string | null, traceText: string, note: string, signedAt: string | null, arrivedAt: string | null, closedAt: string | null, createdAt: string, cases: Array<{ caseId: number, caseNo: string, goods: string, kindText: string, statusText: string }> } };

export type LinkReturnMutationVariables = Exact<{
  id: number;
  caseId: number;
}>;


export type LinkReturnMutation = { linkReturn: { scannedBefore: boolean, returnParcel: { id: number, waybillNo: string, courierName: string | null, warehouseName: string | null, packageNo: string | null, traceText: string, note: string, signedAt: string | null, arrivedAt: string | null, closedAt: string | null, createdAt: string, cases: Array<{ caseId: number, caseNo: string, goods: string, kindText: string, statusText: string }> } } };

export type ListReviewsQueryVariables = Exact<{
  goodId: number;
  filter?: ReviewFilter | null | undefined;
  sort: ReviewSort;
  cursor?: string | null | undefined;
}>;


export type ListReviewsQuery = { reviews: { nextCursor: string | null, total: number, list: Array<{ id: number, skuName: string, score: number, text: string, pics: Array<string>, reviewer: string, createdAt: string, addedAt: string | null, addedText: string, addedPics: Array<string>, answer: string, answeredAt: string | null }> } };

export type OwnReviewFieldsFragment = { id: number, goodId: number, goodName: string, goodPic: string, orderNo: string, skuName: string, score: number, text: string, pics: Array<string>, reviewer: string, createdAt: string, addedAt: string | null, addedText: string, addedPics: Array<string>, answer: string, answeredAt: string | null, hiddenAt: string | null, hiddenReason: string, allowedActions: Array<ReviewAction> };

export type LoadOrderReviewsQueryVariables = Exact<{
  orderId: number;
}>;


export type LoadOrderReviewsQuery = { orderReviews: Array<{ goodId: number, goodName: string, goodPic: string, skuName: string, review: { id: number, goodId: number, goodName: string, goodPic: string, orderNo: string, skuName: string, score: number, text: string, pics: Array<string>, reviewer: string, createdAt: string, addedAt: string | null, addedText: string, addedPics: Array<string>, answer: string, answeredAt: string | null, hiddenAt: string | null, hiddenReason: string, allowedActions: Array<ReviewAction> } | null }> };

export type ListSellerReviewsQueryVariables = Exact<{
  filter?: SellerReviewFilter | null | undefined;
  page: number;
  pageSize: number;
  cursor?: string | null | undefined;
}>;


export type ListSellerReviewsQuery = { sellerReviews: { page: number, nextCursor: string | null, total: number, totalIsExact: boolean, waiting: number, list: Array<{ id: number, goodId: number, goodName: string, goodPic: string, orderNo: string, skuName: string, score: number, text: string, pics: Array<string>, reviewer: string, createdAt: string, addedAt: string | null, addedText: string, addedPics: Array<string>, answer: string, answeredAt: string | null, hiddenAt: string | null, hiddenReason: string, allowedActions: Array<ReviewAction> }> } };

export type CountWaitingReviewsQueryVariables = Exact<{ [key: string]: never; }>;


export type CountWaitingReviewsQuery = { sellerReviews: { waiting: number } };

export type AddToReviewMutationVariables = Exact<{
  id: number;
  input: AddToReviewInput;
}>;


export type AddToReviewMutation = { addToReview: { id: number, goodId: number, goodName: string, goodPic: string, orderNo: string, skuName: string, score: number, text: string, pics: Array<string>, reviewer: string, createdAt: string, addedAt: string | null, addedText: string, addedPics: Array<string>, answer: string, answeredAt: string | null, hiddenAt: string | null, hiddenReason: string, allowedActions: Array<ReviewAction> } };

export type AnswerReviewMutationVariables = Exact<{
  id: number;
  text: string;
  was: string;
}>;


export type AnswerReviewMutation = { answerReview: { id: number, goodId: number, goodName: string, goodPic: string, orderNo: string, skuName: string, score: number, text: string, pics: Array<string>, reviewer: string, createdAt: string, addedAt: string | null, addedText: string, addedPics: Array<string>, answer: string, answeredAt: string | null, hiddenAt: string | null, hiddenReason: string, allowedActions: Array<ReviewAction> } };

export type LoadGoodsFiltersQueryVariables = Exact<{ [key: string]: never; }>;


export type LoadGoodsFiltersQuery = { categories: Array<{ id: number, name: string }> };

export type CountGoodFacetsQueryVariables = Exact<{
  filter?: GoodFilter | null | undefined;
}>;


export type CountGoodFacetsQuery = { goodFacets: { isExact: boolean, newCount: number, fastCount: number, inStockCount: number, prices: Array<{ minPrice: number, maxPrice: number | null, count: number }>, areas: Array<{ code: string, name: string, count: number }>, couriers: Array<{ id: number, name: string, count: number }>, freeTo: Array<{ code: string, name: string, count: number }>, platforms: Array<{ platform: Platform, count: number }>, properties: Array<{ name: string, values: Array<{ name: string, count: number }> }> } };

export type SuggestWarehousesQueryVariables = Exact<{
  keyword: string;
}>;


export type SuggestWarehousesQuery = { warehouses: { list: Array<{ id: number, name: string }> } };

export type ListWarehouseFeedQueryVariables = Exact<{
  keyword?: string | null | undefined;
  page: number;
}>;


export type ListWarehouseFeedQuery = { warehouses: { total: number, list: Array<{ id: number, name: string, logo: string | null, intro: string, province: string, city: string, goodsCount: number, soldCount: number, monthSold: number, collectCount: number, score: number | null, refundRate: number | null, answerSeconds: number | null, cutoffTime: string, status: ServiceStatus, pauseReason: string | null, couriers: Array<{ warehouseId: number, courierId: number, enabled: boolean, courier: { id: number, name: string, cutoffTime: string } }> }> } };

export type FindBundlePartsQueryVariables = Exact<{
  keyword?: string | null | undefined;
}>;


export type FindBundlePartsQuery = { ownSkus: { total: number, list: Array<{ id: number, skuNo: string, name: string, merchantCode: string, pic: string, supplyPrice: number, weight: number, goodName: string }> } };

export type ListFreightTemplateNamesQueryVariables = Exact<{ [key: string]: never; }>;


export type ListFreightTemplateNamesQuery = { freightTemplates: Array<{ id: number, name: string }> };

export type EditedGoodFragment = { id: number, goodsNo: string, name: string, categoryId: number, pics: Array<string>, detail: string, packerNote: string, supplyPrice: number, price: number, weight: number, unit: string, minNum: number, maxNum: number, platforms: Array<Platform>, isGift: boolean, freightTemplateId: number | null, freightTemplateName: string | null, status: GoodsStatus, auditReason: string, version: number, sold: number, revision: { status: GoodRevisionStatus, reason: string, submittedAt: string, content: { name: string, categoryId: number, pics: Array<string>, detail: string, supplyPrice: number, weight: number, unit: string, minNum: number, maxNum: number, platforms: Array<Platform>, isGift: boolean, properties: Array<{ id: number | null, name: string, values: Array<{ id: number | null, name: string }> }>, skus: Array<{ id: number | null, values: Array<string>, merchantCode: string, barcodes: Array<string>, pic: string, supplyPrice: number, weight: number, onSale: boolean, bundleParts: Array<{ skuId: number, num: number, goodName: string, skuName: string, supplyPrice: number, weight: number }>, stocks: Array<{ warehouseId: number, quantity: number }> }> } | null } | null, stocks: Array<{ id: number, skuId: number, skuName: string, warehouseId: number, warehouseName: string, available: number, safetyHeld: number, locked: number, isLow: boolean }>, bundleStocks: Array<{ skuId: number, skuName: string, warehouseId: number, warehouseName: string, available: number }>, properties: Array<{ id: number, name: string, values: Array<{ id: number, name: string }> }>, skus: Array<{ id: number, skuNo: string, name: string, valueIds: Array<number>, merchantCode: string, barcodes: Array<string>, pic: string, supplyPrice: number, weight: number, onSale: boolean, bundleParts: Array<{ skuId: number, num: number, goodName: string, skuName: string, supplyPrice: number, weight: number }> }> };

export type RevisedGoodContentFragment = { name: string, categoryId: number, pics: Array<string>, detail: string, supplyPrice: number, weight: number, unit: string, minNum: number, maxNum: number, platforms: Array<Platform>, isGift: boolean, properties: Array<{ id: number | null, name: string, values: Array<{ id: number | null, name: string }> }>, skus: Array<{ id: number | null, values: Array<string>, merchantCode: string, barcodes: Array<string>, pic: string, supplyPrice: number, weight: number, onSale: boolean, bundleParts: Array<{ skuId: number, num: number, goodName: string, skuName: string, supplyPrice: number, weight: number }>, stocks: Array<{ warehouseId: number, quantity: number }> }> };

export type RevokeGoodRevisionMutationVariables = Exact<{
  id: number;
}>;


export type RevokeGoodRevisionMutation = { withdrawGoodRevision: { id: number, goodsNo: string, name: string, categoryId: number, pics: Array<string>, detail: string, packerNote: string, supplyPrice: number, price: number, weight: number, unit: string, minNum: number, maxNum: number, platforms: Array<Platform>, isGift: boolean, freightTemplateId: number | null, freightTemplateName: string | null, status: GoodsStatus, auditReason: string, version: number, sold: number, revision: { status: GoodRevisionStatus, reason: string, submittedAt: string, content: { name: string, categoryId: number, pics: Array<string>, detail: string, supplyPrice: number, weight: number, unit: string, minNum: number, maxNum: number, platforms: Array<Platform>, isGift: boolean, properties: Array<{ id: number | null, name: string, values: Array<{ id: number | null, name: string }> }>, skus: Array<{ id: number | null, values: Array<string>, merchantCode: string, barcodes: Array<string>, pic: string, supplyPrice: number, weight: number, onSale: boolean, bundleParts: Array<{ skuId: number, num: number, goodName: string, skuName: string, supplyPrice: number, weight: number }>, stocks: Array<{ warehouseId: number, quantity: number }> }> } | null } | null, stocks: Array<{ id: number, skuId: number, skuName: string, warehouseId: number, warehouseName: string, available: number, safetyHeld: number, locked: number, isLow: boolean }>, bundleStocks: Array<{ skuId: number, skuName: string, warehouseId: number, warehouseName: string, available: number }>, properties: Array<{ id: number, name: string, values: Array<{ id: number, name: string }> }>, skus: Array<{ id: number, skuNo: string, name: string, valueIds: Array<number>, merchantCode: string, barcodes: Array<string>, pic: string, supplyPrice: number, weight: number, onSale: boolean, bundleParts: Array<{ skuId: number, num: number, goodName: string, skuName: string, supplyPrice: number, weight: number }> }> } };

export type LoadSellerGoodQueryVariables = Exact<{
  id: number;
}>;


export type LoadSellerGoodQuery = { sellerGood: { id: number, goodsNo: string, name: string, categoryId: number, pics: Array<string>, detail: string, packerNote: string, supplyPrice: number, price: number, weight: number, unit: string, minNum: number, maxNum: number, platforms: Array<Platform>, isGift: boolean, freightTemplateId: number | null, freightTemplateName: string | null, status: GoodsStatus, auditReason: string, version: number, sold: number, revision: { status: GoodRevisionStatus, reason: string, submittedAt: string, content: { name: string, categoryId: number, pics: Array<string>, detail: string, supplyPrice: number, weight: number, unit: string, minNum: number, maxNum: number, platforms: Array<Platform>, isGift: boolean, properties: Array<{ id: number | null, name: string, values: Array<{ id: number | null, name: string }> }>, skus: Array<{ id: number | null, values: Array<string>, merchantCode: string, barcodes: Array<string>, pic: string, supplyPrice: number, weight: number, onSale: boolean, bundleParts: Array<{ skuId: number, num: number, goodName: string, skuName: string, supplyPrice: number, weight: number }>, stocks: Array<{ warehouseId: number, quantity: number }> }> } | null } | null, stocks: Array<{ id: number, skuId: number, skuName: string, warehouseId: number, warehouseName: string, available: number, safetyHeld: number, locked: number, isLow: boolean }>, bundleStocks: Array<{ skuId: number, skuName: string, warehouseId: number, warehouseName: string, available: number }>, properties: Array<{ id: number, name: string, values: Array<{ id: number, name: string }> }>, skus: Array<{ id: number, skuNo: string, name: string, valueIds: Array<number>, merchantCode: string, barcodes: Array<string>, pic: string, supplyPrice: number, weight: number, onSale: boolean, bundleParts: Array<{ skuId: number, num: number, goodName: string, skuName: string, supplyPrice: number, weight: number }> }> } };

export type CreateGoodMutationVariables = Exact<{
  input: GoodInput;
  clientNo: string;
}>;


export type CreateGoodMutation = { createGood: { id: number, goodsNo: string, name: string, categoryId: number, pics: Array<string>, detail: string, packerNote: string, supplyPrice: number, price: number, weight: number, unit: string, minNum: number, maxNum: number, platforms: Array<Platform>, isGift: boolean, freightTemplateId: number | null, freightTemplateName: string | null, status: GoodsStatus, auditReason: string, version: number, sold: number, revision: { status: GoodRevisionStatus, reason: string, submittedAt: string, content: { name: string, categoryId: number, pics: Array<string>, detail: string, supplyPrice: number, weight: number, unit: string, minNum: number, maxNum: number, platforms: Array<Platform>, isGift: boolean, properties: Array<{ id: number | null, name: string, values: Array<{ id: number | null, name: string }> }>, skus: Array<{ id: number | null, values: Array<string>, merchantCode: string, barcodes: Array<string>, pic: string, supplyPrice: number, weight: number, onSale: boolean, bundleParts: Array<{ skuId: number, num: number, goodName: string, skuName: string, supplyPrice: number, weight: number }>, stocks: Array<{ warehouseId: number, quantity: number }> }> } | null } | null, stocks: Array<{ id: number, skuId: number, skuName: string, warehouseId: number, warehouseName: string, available: number, safetyHeld: number, locked: number, isLow: boolean }>, bundleStocks: Array<{ skuId: number, skuName: string, warehouseId: number, warehouseName: string, available: number }>, properties: Array<{ id: number, name: string, values: Array<{ id: number, name: string }> }>, skus: Array<{ id: number, skuNo: string, name: string, valueIds: Array<number>, merchantCode: string, barcodes: Array<string>, pic: string, supplyPrice: number, weight: number, onSale: boolean, bundleParts: Array<{ skuId: number, num: number, goodName: string, skuName: string, supplyPrice: number, weight: number }> }> } };

export type UpdateGoodMutationVariables = Exact<{
  id: number;
  input: GoodInput;
}>;


export type UpdateGoodMutation = { updateGood: { id: number, goodsNo: string, name: string, categoryId: number, pics: Array<string>, detail: string, packerNote: string, supplyPrice: number, price: number, weight: number, unit: string, minNum: number, maxNum: number, platforms: Array<Platform>, isGift: boolean, freightTemplateId: number | null, freightTemplateName: string | null, status: GoodsStatus, auditReason: string, version: number, sold: number, revision: { status: GoodRevisionStatus, reason: string, submittedAt: string, content: { name: string, categoryId: number, pics: Array<string>, detail: string, supplyPrice: number, weight: number, unit: string, minNum: number, maxNum: number, platforms: Array<Platform>, isGift: boolean, properties: Array<{ id: number | null, name: string, values: Array<{ id: number | null, name: string }> }>, skus: Array<{ id: number | null, values: Array<string>, merchantCode: string, barcodes: Array<string>, pic: string, supplyPrice: number, weight: number, onSale: boolean, bundleParts: Array<{ skuId: number, num: number, goodName: string, skuName: string, supplyPrice: number, weight: number }>, stocks: Array<{ warehouseId: number, quantity: number }> }> } | null } | null, stocks: Array<{ id: number, skuId: number, skuName: string, warehouseId: number, warehouseName: string, available: number, safetyHeld: number, locked: number, isLow: boolean }>, bundleStocks: Array<{ skuId: number, skuName: string, warehouseId: number, warehouseName: string, available: number }>, properties: Array<{ id: number, name: string, values: Array<{ id: number, name: string }> }>, skus: Array<{ id: number, skuNo: string, name: string, valueIds: Array<number>, merchantCode: string, barcodes: Array<string>, pic: string, supplyPrice: number, weight: number, onSale: boolean, bundleParts: Array<{ skuId: number, num: number, goodName: string, skuName: string, supplyPrice: number, weight: number }> }> } };

export type SellerGoodRowFragment = { id: number, goodsNo: string, name: string, pic: string, categoryName: string, supplyPrice: number, price: number, unit: string, isGift: boolean, status: GoodsStatus, auditReason: string, sold: number, monthSold: number, onAt: string | null, offAt: string | null, updatedAt: string, revision: { status: GoodRevisionStatus, reason: string } | null, stocks: Array<{ id: number, warehouseId: number, warehouseName: string, quantity: number, locked: number, available: number, isLow: boolean }>, bundleStocks: Array<{ skuId: number, skuName: string, warehouseId: number, warehouseName: string, available: number }> };

export type ListSellerGoodsQueryVariables = Exact<{
  filter?: SellerGoodFilter | null | undefined;
  sort: SellerGoodSort;
  page: number;
  pageSize: number;
  cursor?: string | null | undefined;
}>;


export type ListSellerGoodsQuery = { sellerGoods: { page: number, nextCursor: string | null, total: number, counts: Array<{ status: GoodsStatus, count: number }>, list: Array<{ id: number, goodsNo: string, name: string, pic: string, categoryName: string, supplyPrice: number, price: number, unit: string, isGift: boolean, status: GoodsStatus, auditReason: string, sold: number, monthSold: number, onAt: string | null, offAt: string | null, updatedAt: string, revision: { status: GoodRevisionStatus, reason: string } | null, stocks: Array<{ id: number, warehouseId: number, warehouseName: string, quantity: number, locked: number, available: number, isLow: boolean }>, bundleStocks: Array<{ skuId: number, skuName: string, warehouseId: number, warehouseName: string, available: number }> }> } };

export type LoadSellerGoodOptionsQueryVariables = Exact<{ [key: string]: never; }>;


export type LoadSellerGoodOptionsQuery = { categories: Array<{ id: number, name: string }>, sellerWarehouses: { list: Array<{ id: number, name: string, status: ServiceStatus }> } };

export type GoodStateFragment = { id: number, status: GoodsStatus, auditReason: string, updatedAt: string };

export type SetGoodsOnSaleMutationVariables = Exact<{
  ids: Array<number> | number;
  onSale: boolean;
}>;


export type SetGoodsOnSaleMutation = { setGoodsOnSale: Array<{ id: number, done: boolean, msg: string, good: { id: number, status: GoodsStatus, auditReason: string, updatedAt: string } | null }> };

export type DeleteGoodsMutationVariables = Exact<{
  ids: Array<number> | number;
}>;


export type DeleteGoodsMutation = { deleteGoods: Array<{ id: number, done: boolean, msg: string, good: { id: number, status: GoodsStatus, auditReason: string, updatedAt: string } | null }> };

export type CopyGoodMutationVariables = Exact<{
  id: number;
  clientNo: string;
}>;


export type CopyGoodMutation = { copyGood: { id: number } };

export type ScheduleGoodsMutationVariables = Exact<{
  ids: Array<number> | number;
  onAt?: string | null | undefined;
  offAt?: string | null | undefined;
}>;


export type ScheduleGoodsMutation = { scheduleGoods: Array<{ id: number, done: boolean, msg: string, good: { id: number, onAt: string | null, offAt: string | null } | null }> };

export type ImportGoodsMutationVariables = Exact<{
  rows: Array<SheetGoodInput> | SheetGoodInput;
  clientNo: string;
}>;


export type ImportGoodsMutation = { importGoods: { created: number, updated: number, unchanged: number, failed: Array<{ row: number, msg: string }> } };

export type CheckGoodsMutationVariables = Exact<{
  rows: Array<SheetGoodInput> | SheetGoodInput;
  clientNo: string;
}>;


export type CheckGoodsMutation = { importGoods: { failed: Array<{ row: number, msg: string }>, warnings: Array<{ row: number, msg: string }> } };

export type LoadPriceStepsQueryVariables = Exact<{
  id: number;
}>;


export type LoadPriceStepsQuery = { sellerGood: { id: number, name: string, unit: string, skus: Array<{ id: number, name: string, supplyPrice: number }>, priceSteps: { id: number, perParcel: boolean, steps: Array<{ skuId: number | null, minPieces: number, supplyPrice: number }> } | null } };

export type SavePriceStepsMutationVariables = Exact<{
  goodId: number;
  input: PriceStepsInput;
}>;


export type SavePriceStepsMutation = { savePriceSteps: { id: number, perParcel: boolean, steps: Array<{ skuId: number | null, minPieces: number, supplyPrice: number }> } };

export type WarehouseRowFragment = { id: number, name: string, logo: string | null, province: string, city: string, district: string, workDays: string, sundayRest: boolean, restDates: Array<string>, cutoffTime: string, status: ServiceStatus, pauseReason: string | null, freightTemplateName: string | null, goodsCount: number, openOrders: number, couriers: Array<{ courierId: number, firstWeight: number, firstFee: number, stepWeight: number, stepFee: number, enabled: boolean, courier: { id: number, name: string } }> };

export type ListSellerWarehousesQueryVariables = Exact<{
  filter?: SellerWarehouseFilter | null | undefined;
  page: number;
  cursor?: string | null | undefined;
}>;


export type ListSellerWarehousesQuery = { sellerWarehouses: { page: number, nextCursor: string | null, total: number, list: Array<{ id: number, name: string, logo: string | null, province: string, city: string, district: string, workDays: string, sundayRest: boolean, restDates: Array<string>, cutoffTime: string, status: ServiceStatus, pauseReason: string | null, freightTemplateName: string | null, goodsCount: number, openOrders: number, couriers: Array<{ courierId: number, firstWeight: number, firstFee: number, stepWeight: number, stepFee: number, enabled: boolean, courier: { id: number, name: string } }> }> } };

export type WarehouseDetailFragment = { id: number, name: string, logo: string | null, intro: string, contact: string, phone: string, csUrl: string | null, provinceCode: string, cityCode: string, districtCode: string, address: string, platforms: Array<Platform>, outputMode: OutputMode, workDays: string, sundayRest: boolean, restDates: Array<string>, cutoffTime: string, status: ServiceStatus, pauseReason: string | null, version: number, freightTemplateId: number | null, couriers: Array<{ courierId: number, firstWeight: number, firstFee: number, stepWeight: number, stepFee: number, costFirstFee: number, costStepFee: number, enabled: boolean, areaRules: Array<{ areaCode: string, areaName: string, type: AreaRuleType, fee: number, startAt: string | null, endAt: string | null, reason: string }> }> };

export type LoadSellerWarehouseQueryVariables = Exact<{
  id: number;
}>;


export type LoadSellerWarehouseQuery = { sellerWarehouse: { id: number, name: string, logo: string | null, intro: string, contact: string, phone: string, csUrl: string | null, provinceCode: string, cityCode: string, districtCode: string, address: string, platforms: Array<Platform>, outputMode: OutputMode, workDays: string, sundayRest: boolean, restDates: Array<string>, cutoffTime: string, status: ServiceStatus, pauseReason: string | null, version: number, freightTemplateId: number | null, couriers: Array<{ courierId: number, firstWeight: number, firstFee: number, stepWeight: number, stepFee: number, costFirstFee: number, costStepFee: number, enabled: boolean, areaRules: Array<{ areaCode: string, areaName: string, type: AreaRuleType, fee: number, startAt: string | null, endAt: string | null, reason: string }> }> } };

export type CreateWarehouseMutationVariables = Exact<{
  input: WarehouseInput;
}>;


export type CreateWarehouseMutation = { createWarehouse: { id: number } };

export type UpdateWarehouseMutationVariables = Exact<{
  id: number;
  input: WarehouseInput;
}>;


export type UpdateWarehouseMutation = { updateWarehouse: { id: number, name: string, logo: string | null, province: string, city: string, district: string, workDays: string, sundayRest: boolean, restDates: Array<string>, cutoffTime: string, status: ServiceStatus, pauseReason: string | null, freightTemplateName: string | null, goodsCount: number, openOrders: number, intro: string, contact: string, phone: string, csUrl: string | null, provinceCode: string, cityCode: string, districtCode: string, address: string, platforms: Array<Platform>, outputMode: OutputMode, version: number, freightTemplateId: number | null, couriers: Array<{ courierId: number, firstWeight: number, firstFee: number, stepWeight: number, stepFee: number, enabled: boolean, costFirstFee: number, costStepFee: number, courier: { id: number, name: string }, areaRules: Array<{ areaCode: string, areaName: string, type: AreaRuleType, fee: number, startAt: string | null, endAt: string | null, reason: string }> }> } };

export type SetWarehouseStatusMutationVariables = Exact<{
  id: number;
  status: ServiceStatus;
  pauseReason?: string | null | undefined;
}>;


export type SetWarehouseStatusMutation = { setWarehouseStatus: { id: number, status: ServiceStatus, pauseReason: string | null } };

export type DeleteWarehouseMutationVariables = Exact<{
  id: number;
}>;


export type DeleteWarehouseMutation = { deleteWarehouses: Array<{ id: number, done: boolean, msg: string }> };

export type ListCouriersQueryVariables = Exact<{ [key: string]: never; }>;


export type ListCouriersQuery = { couriers: Array<{ id: number, name: string }> };

export type FreightTemplateRowFragment = { id: number, name: string, goodsCount: number, updatedAt: string, warehouses: Array<{ id: number, name: string }>, couriers: Array<{ courierId: number, firstFee: number, enabled: boolean, courier: { id: number, name: string } }> };

export type ListFreightTemplatesQueryVariables = Exact<{ [key: string]: never; }>;


export type ListFreightTemplatesQuery = { freightTemplates: Array<{ id: number, name: string, goodsCount: number, updatedAt: string, warehouses: Array<{ id: number, name: string }>, couriers: Array<{ courierId: number, firstFee: number, enabled: boolean, courier: { id: number, name: string } }> }> };

export type FreightTemplateDetailFragment = { id: number, name: string, version: number, couriers: Array<{ courierId: number, firstWeight: number, firstFee: number, stepWeight: number, stepFee: number, costFirstFee: number, costStepFee: number, enabled: boolean, courier: { id: number, name: string }, areaRules: Array<{ areaCode: string, areaName: string, type: AreaRuleType, fee: number, startAt: string | null, endAt: string | null, reason: string }> }> };

export type LoadFreightTemplateQueryVariables = Exact<{
  id: number;
}>;


export type LoadFreightTemplateQuery = { freightTemplate: { id: number, name: string, version: number, couriers: Array<{ courierId: number, firstWeight: number, firstFee: number, stepWeight: number, stepFee: number, costFirstFee: number, costStepFee: number, enabled: boolean, courier: { id: number, name: string }, areaRules: Array<{ areaCode: string, areaName: string, type: AreaRuleType, fee: number, startAt: string | null, endAt: string | null, reason: string }> }> } };

export type CreateFreightTemplateMutationVariables = Exact<{
  input: FreightTemplateInput;
}>;


export type CreateFreightTemplateMutation = { createFreightTemplate: { id: number, name: string, goodsCount: number, updatedAt: string, warehouses: Array<{ id: number, name: string }>, couriers: Array<{ courierId: number, firstFee: number, enabled: boolean, courier: { id: number, name: string } }> } };

export type UpdateFreightTemplateMutationVariables = Exact<{
  id: number;
  version: number;
  input: FreightTemplateInput;
}>;


export type UpdateFreightTemplateMutation = { updateFreightTemplate: { id: number, name: string, goodsCount: number, updatedAt: string, warehouses: Array<{ id: number, name: string }>, couriers: Array<{ courierId: number, firstFee: number, enabled: boolean, courier: { id: number, name: string } }> } };

export type CopyFreightTemplateMutationVariables = Exact<{
  id: number;
}>;


export type CopyFreightTemplateMutation = { copyFreightTemplate: { id: number, name: string } };

export type DeleteFreightTemplateMutationVariables = Exact<{
  id: number;
}>;


export type DeleteFreightTemplateMutation = { deleteFreightTemplate: number };

export type SetTemplateOfWarehousesMutationVariables = Exact<{
  warehouseIds: Array<number> | number;
  templateId?: number | null | undefined;
}>;


export type SetTemplateOfWarehousesMutation = { followFreightTemplate: Array<{ id: number, done: boolean, msg: string }> };

export type ListFollowersQueryVariables = Exact<{ [key: string]: never; }>;


export type ListFollowersQuery = { sellerWarehouses: { list: Array<{ id: number, name: string, freightTemplateId: number | null, freightTemplateName: string | null }> } };

export type DeleteSenderMutationVariables = Exact<{
  id: number;
}>;


export type DeleteSenderMutation = { deleteSenders: Array<number> };

export type EndSessionMutationVariables = Exact<{ [key: string]: never; }>;


export type EndSessionMutation = { logout: boolean };

export type FindShopQueryVariables = Exact<{
  cursor?: string | null | undefined;
  pageSize: number;
}>;


export type FindShopQuery = { shops: { nextCursor: string | null, list: Array<{ id: number, platform: Platform, shopName: string, status: ShopStatus, autoSend: boolean, defaultSenderId: number | null }> } };

export type ListShopOrdersQueryVariables = Exact<{
  filter: ShopOrderFilter;
  page: number;
  pageSize: number;
  cursor?: string | null | undefined;
}>;


export type ListShopOrdersQuery = { shopOrders: { page: number, nextCursor: string | null, total: number, counts: Array<{ status: ImportStatus, count: number }>, list: Array<{ remoteRefundStatus: RemoteRefundStatus, importStatus: ImportStatus, payAmount: number, paidAt: string | null, promisedShipAt: string | null, buyerMemo: string, sellerMemo: string, flagColor: string | null, mergeId: number | null, problemText: string, linesLeft: Array<string>, id: number, remoteOrderNo: string, receiverName: string, receiverPhone: string, receiverAddress: string, province: string, city: string, district: string, parcels: Array<{ packageId: number, packageNo: string, waybillNo: string | null, courierName: string, lineIds: Array<string> | null }>, items: Array<{ remoteGoodId: string, remoteSkuId: string, title: string, sku: string, num: number, pic: string }> }> } };

export type ShopOrderLineFragment = { id: number, remoteOrderNo: string, receiverName: string, receiverPhone: string, receiverAddress: string, province: string, city: string, district: string, items: Array<{ remoteGoodId: string, remoteSkuId: string, title: string, sku: string, num: number, pic: string }> };

export type FindShopOrdersQueryVariables = Exact<{
  filter: ShopOrderFilter;
  cursor?: string | null | undefined;
  pageSize: number;
}>;


export type FindShopOrdersQuery = { shopOrders: { nextCursor: string | null, list: Array<{ mergeId: number | null, id: number, remoteOrderNo: string, receiverName: string, receiverPhone: string, receiverAddress: string, province: string, city: string, district: string, items: Array<{ remoteGoodId: string, remoteSkuId: string, title: string, sku: string, num: number, pic: string }> }> } };

export type PullShopOrdersMutationVariables = Exact<{
  input: ShopPullInput;
}>;


export type PullShopOrdersMutation = { pullShopOrders: { taskId: string, done: boolean, total: number, added: number, updated: number } };

export type ListMergeOrdersQueryVariables = Exact<{
  shopId: number;
}>;


export type ListMergeOrdersQuery = { mergeOrders: Array<{ id: number | null, status: MergeStatus, receiverKey: string, receiverName: string, receiverAddress: string, shopOrderIds: Array<number>, count: number }> };

export type MergeShopOrdersMutationVariables = Exact<{
  ids: Array<number> | number;
}>;


export type MergeShopOrdersMutation = { mergeShopOrders: { merged: number, list: Array<{ id: number | null, shopOrderIds: Array<number> }>, rejected: Array<{ shopOrderId: number, msg: string }>, shopOrders: Array<{ id: number, importStatus: ImportStatus, mergeId: number | null }> | null } };

export type SplitMergeOrderMutationVariables = Exact<{
  id: number;
}>;


export type SplitMergeOrderMutation = { splitMergeOrder: { shopOrders: Array<{ id: number, mergeId: number | null }> | null } };

export type IgnoreShopOrdersMutationVariables = Exact<{
  ids: Array<number> | number;
  ignored: boolean;
}>;


export type IgnoreShopOrdersMutation = { ignoreShopOrders: { count: number, shopOrders: Array<{ id: number, importStatus: ImportStatus }> | null } };

export type PlanShopOrdersQueryVariables = Exact<{
  input: ShopOrderPlanInput;
}>;


export type PlanShopOrdersQuery = { shopOrderPlan: { parts: Array<{ warehouseId: number, warehouseName: string, courierId: number, courierName: string, shopOrderIds: Array<number>, mergeIds: Array<number>, contents: Array<{ shopOrderId: number | null, mergeId: number | null, lineIds: Array<string> | null, planKey: string, items: Array<{ skuId: number, skuName: string, goodId: number, goodName: string, pic: string, num: number }> }> }>, unplanned: Array<{ shopOrderId: number, mergeId: number | null, reasonCode: ReasonCode, msg: string }> } };

export type GetSendAddressQueryVariables = Exact<{
  shopId: number;
}>;


export type GetSendAddressQuery = { sendAddresses: Array<{ remoteAddressId: string, name: string, phone: string, province: string, city: string, district: string, address: string, isDefault: boolean }> };

export type QuoteShipmentMutationVariables = Exact<{
  input: OrderInput;
}>;


export type QuoteShipmentMutation = { quoteOrder: { quoteNo: string, expireAt: string, packageCount: number, goodsFee: number, courierFee: number, remoteFee: number, discountFee: number, totalFee: number, balance: number, enough: boolean, rows: Array<{ row: number, state: RowState, num: number, goodsFee: number, courierFee: number, remoteFee: number, discountFee: number, packageFee: number, promisedShipAt: string | null, problems: Array<{ field: RowField, reasonCode: ReasonCode, msg: string, blocking: boolean }> }>, nextSteps: Array<{ skuId: number, goodId: number, title: string, perParcel: boolean, parcels: number, missing: number, unitPrice: number, saving: number, places: Array<{ part: number, row: number, skuId: number }> }>, cheaperTogether: Array<{ saving: number, parcels: Array<{ part: number, row: number }> }>, stock: Array<{ skuId: number, title: string, pieces: number, available: number }>, problems: Array<{ field: RowField, reasonCode: ReasonCode, msg: string, blocking: boolean }> } };

export type FindOrderedNumbersQueryVariables = Exact<{
  platform: Platform;
  thirdOrderNos: Array<string> | string;
}>;


export type FindOrderedNumbersQuery = { orderedNumbers: Array<{ thirdOrderNo: string }> };

export type CreateShipmentMutationVariables = Exact<{
  input: OrderInput;
  clientNo: string;
}>;


export type CreateShipmentMutation = { createOrder: { orderId: number, orderNo: string, totalFee: number, packageCount: number, payExpireAt: string, balance: number, enough: boolean } };

export type PayShipmentMutationVariables = Exact<{
  id: number;
  clientNo: string;
}>;


export type PayShipmentMutation = { confirmOrder: { orderId: number, status: OrderStatus, paidFee: number | null, balance: number, order: { id: number, status: OrderStatus, statusText: string, allowedActions: Array<OrderAction> } | null } };

export type CreateBatchMutationVariables = Exact<{
  input: BatchInput;
  clientNo: string;
}>;


export type CreateBatchMutation = { createBatch: { batchNo: string, packageCount: number, totalFee: number, payExpireAt: string, balance: number, enough: boolean, skipped: Array<{ part: number, row: number | null }>, orders: Array<{ id: number }> } };

export type PayBatchMutationVariables = Exact<{
  batchNo: string;
  clientNo: string;
}>;


export type PayBatchMutation = { confirmBatch: { batchNo: string, paidFee: number, balance: number, orders: Array<{ id: number, status: OrderStatus, statusText: string, allowedActions: Array<OrderAction> }> } };

export type FindPlacedQueryVariables = Exact<{
  filter: OrderFilter;
}>;


export type FindPlacedQuery = { orders: { list: Array<{ id: number, status: OrderStatus, paidAt: string | null, totalFee: number }> } };

export type CancelPlacedMutationVariables = Exact<{
  id: number;
}>;


export type CancelPlacedMutation = { cancelOrder: { orderId: number } };

export type QuoteBatchMutationVariables = Exact<{
  input: BatchInput;
}>;


export type QuoteBatchMutation = { quoteBatch: { quoteNo: string, expireAt: string, packageCount: number, goodsFee: number, courierFee: number, remoteFee: number, discountFee: number, totalFee: number, balance: number, enough: boolean, parts: Array<{ part: number, packageCount: number, totalFee: number, available: number, refusal: { errorKey: ErrorKey, msg: string } | null, rows: Array<{ row: number, shopOrderIds: Array<number>, mergeId: number | null, state: RowState, goodsFee: number, courierFee: number, remoteFee: number, discountFee: number, packageFee: number, problems: Array<{ field: RowField, reasonCode: ReasonCode, msg: string, blocking: boolean }> }>, stock: Array<{ skuId: number, title: string, pieces: number, available: number }>, problems: Array<{ field: RowField, reasonCode: ReasonCode, msg: string, blocking: boolean }> }>, nextSteps: Array<{ skuId: number, goodId: number, title: string, perParcel: boolean, parcels: number, missing: number, unitPrice: number, saving: number, places: Array<{ part: number, row: number, skuId: number }> }>, cheaperTogether: Array<{ saving: number, parcels: Array<{ part: number, row: number }> }> } };

export type ShopFieldsFragment = { id: number, platform: Platform, shopName: string, status: ShopStatus, expireAt: string, daysLeft: number, lastSyncAt: string | null, lastError: string | null, autoSend: boolean, autoOrder: boolean, autoDayLimit: number | null, autoParcelLimit: number | null, defaultCourierId: number | null, defaultSenderId: number | null, waitingOrders: number, tagRule: { matchType: TagMark, color: string | null, text: string } };

export type ListShopsQueryVariables = Exact<{
  page: number;
  pageSize: number;
  cursor?: string | null | undefined;
}>;


export type ListShopsQuery = { shops: { page: number, nextCursor: string | null, total: number, list: Array<{ id: number, platform: Platform, shopName: string, status: ShopStatus, expireAt: string, daysLeft: number, lastSyncAt: string | null, lastError: string | null, autoSend: boolean, autoOrder: boolean, autoDayLimit: number | null, autoParcelLimit: number | null, defaultCourierId: number | null, defaultSenderId: number | null, waitingOrders: number, tagRule: { matchType: TagMark, color: string | null, text: string } }> } };

export type ListShopPlatformsQueryVariables = Exact<{ [key: string]: never; }>;


export type ListShopPlatformsQuery = { shopPlatforms: Array<{ platform: Platform, configured: boolean }> };

export type LoadBindingsQueryVariables = Exact<{
  platform: Platform;
}>;


export type LoadBindingsQuery = { shops: { list: Array<{ id: number, authAt: string }> } };

export type AuthoriseShopMutationVariables = Exact<{
  platform: Platform;
  shopName?: string | null | undefined;
}>;


export type AuthoriseShopMutation = { authoriseShop: { url: string } };

export type UpdateShopMutationVariables = Exact<{
  id: number;
  input: ShopChangeInput;
}>;


export type UpdateShopMutation = { updateShop: { id: number, platform: Platform, shopName: string, status: ShopStatus, expireAt: string, daysLeft: number, lastSyncAt: string | null, lastError: string | null, autoSend: boolean, autoOrder: boolean, autoDayLimit: number | null, autoParcelLimit: number | null, defaultCourierId: number | null, defaultSenderId: number | null, waitingOrders: number, tagRule: { matchType: TagMark, color: string | null, text: string } } };

export type DeleteShopMutationVariables = Exact<{
  id: number;
}>;


export type DeleteShopMutation = { deleteShop: number };

export type ListShopCouriersQueryVariables = Exact<{ [key: string]: never; }>;


export type ListShopCouriersQuery = { couriers: Array<{ id: number, name: string, status: ServiceStatus }> };

export type ShopLinkFragment = { id: number, remoteGoodId: string, remoteSkuId: string, remoteTitle: string, remoteSkuText: string, changedSkuText: string | null, goodName: string, warehouseId: number | null, warehouseName: string | null, courierId: number | null, courierName: string | null, items: Array<{ skuId: number, goodId: number, goodName: string, skuName: string, pic: string, onSale: boolean, num: number }> };

export type ListShopSkusQueryVariables = Exact<{
  shopId: number;
  keyword?: string | null | undefined;
  state?: LinkState | null | undefined;
  page: number;
  cursor?: string | null | undefined;
}>;


export type ListShopSkusQuery = { shopSkus: { page: number, nextCursor: string | null, total: number, counts: Array<{ state: LinkState, count: number }>, list: Array<{ id: number, remoteGoodId: string, remoteSkuId: string, title: string, sku: string, remoteSkuText: string, merchantCode: string, pic: string, state: LinkState, waitingOrders: number, heldOrders: number, link: { id: number, remoteGoodId: string, remoteSkuId: string, remoteTitle: string, remoteSkuText: string, changedSkuText: string | null, goodName: string, warehouseId: number | null, warehouseName: string | null, courierId: number | null, courierName: string | null, items: Array<{ skuId: number, goodId: number, goodName: string, skuName: string, pic: string, onSale: boolean, num: number }> } | null, suggestions: Array<{ skuId: number, goodId: number, goodName: string, skuName: string, merchantCode: string, pic: string, reason: LinkReason }> }> } };

export type FindLinkableSkusQueryVariables = Exact<{
  shopId: number;
  keyword?: string | null | undefined;
}>;


export type FindLinkableSkusQuery = { linkableSkus: Array<{ skuId: number, goodId: number, goodName: string, skuName: string, merchantCode: string, pic: string, reason: LinkReason }> };

export type SaveShopLinksMutationVariables = Exact<{
  input: LinkShopSkusInput;
}>;


export type SaveShopLinksMutation = { linkShopSkus: { linked: number, rows: Array<{ row: number, msg: string }> } };

export type ImportShopSkusMutationVariables = Exact<{
  shopId: number;
  rows: Array<ShopLinkRowInput> | ShopLinkRowInput;
}>;


export type ImportShopSkusMutation = { importShopSkus: { linked: number, unchanged: number, failed: Array<{ row: number, msg: string }> } };

export type AddShopGoodMutationVariables = Exact<{
  input: ShopGoodInput;
}>;


export type AddShopGoodMutation = { addShopGood: { id: number } };

export type DeleteShopGoodMutationVariables = Exact<{
  id: number;
}>;


export type DeleteShopGoodMutation = { deleteShopGood: number };

export type LoadSplitReceiverQueryVariables = Exact<{ [key: string]: never; }>;


export type LoadSplitReceiverQuery = { splitReceiver: { isOpen: boolean, receiver: { kind: SplitReceiverKind, account: string, name: string, createdAt: string } | null } };

export type SaveSplitReceiverMutationVariables = Exact<{
  input: SplitReceiverInput;
}>;


export type SaveSplitReceiverMutation = { saveSplitReceiver: { isOpen: boolean } };

export type RemoveSplitReceiverMutationVariables = Exact<{ [key: string]: never; }>;


export type RemoveSplitReceiverMutation = { removeSplitReceiver: { isOpen: boolean } };

export type AfterSalesSumsFragment = { packageCount: number, caseCount: number, refundedCount: number, refundedFee: number, replacedCount: number, disputedCount: number, caseRate: number | null, refundedRate: number | null, replacedRate: number | null, disputedRate: number | null, answeredCount: number, answeredLateCount: number, answerMedian: number | null, answerSlow: number | null };

export type LoadSellerAfterSalesQueryVariables = Exact<{
  filter?: AfterSalesFilter | null | undefined;
  unit: AfterSalesUnit;
}>;


export type LoadSellerAfterSalesQuery = { sellerAfterSales: { total: number, summary: { packageCount: number, caseCount: number, refundedCount: number, refundedFee: number, replacedCount: number, disputedCount: number, caseRate: number | null, refundedRate: number | null, replacedRate: number | null, disputedRate: number | null, answeredCount: number, answeredLateCount: number, answerMedian: number | null, answerSlow: number | null }, list: Array<{ key: string, name: string, figures: { packageCount: number, caseCount: number, refundedCount: number, refundedFee: number, replacedCount: number, disputedCount: number, caseRate: number | null, refundedRate: number | null, replacedRate: number | null, disputedRate: number | null, answeredCount: number, answeredLateCount: number, answerMedian: number | null, answerSlow: number | null } }> } };

export type ListStatisticsCouriersQueryVariables = Exact<{ [key: string]: never; }>;


export type ListStatisticsCouriersQuery = { couriers: Array<{ id: number, name: string }> };

export type ProfitSumsFragment = { orderCount: number, packageCount: number, goodsIncome: number, courierCost: number, remoteIncome: number, replacementIncome: number, claimIncome: number, borneFreight: number, compensationFee: number, refundFee: number, commission: number, profit: number, settled: number, pending: number };

export type LoadSellerProfitQueryVariables = Exact<{
  filter?: ProfitFilter | null | undefined;
  unit: ProfitUnit;
}>;


export type LoadSellerProfitQuery = { sellerProfit: { total: number, summary: { orderCount: number, packageCount: number, goodsIncome: number, courierCost: number, remoteIncome: number, replacementIncome: number, claimIncome: number, borneFreight: number, compensationFee: number, refundFee: number, commission: number, profit: number, settled: number, pending: number }, list: Array<{ key: string, name: string, figures: { orderCount: number, packageCount: number, goodsIncome: number, courierCost: number, remoteIncome: number, replacementIncome: number, claimIncome: number, borneFreight: number, compensationFee: number, refundFee: number, commission: number, profit: number, settled: number, pending: number } }> } };

export type ListProfitWarehousesQueryVariables = Exact<{ [key: string]: never; }>;


export type ListProfitWarehousesQuery = { sellerWarehouses: { list: Array<{ id: number, name: string }> } };

export type LoadProfitGoodQueryVariables = Exact<{
  id: number;
}>;


export type LoadProfitGoodQuery = { sellerGood: { id: number, name: string } };

export type GoodStockRowFragment = { id: number, goodId: number, goodsNo: string, goodName: string, goodPic: string, goodStatus: GoodsStatus, skuId: number, skuNo: string, skuName: string, merchantCode: string, warehouseId: number, warehouseName: string, quantity: number, locked: number, available: number, safetyQuantity: number, safetyHeld: number, warnQuantity: number, bin: string, isLow: boolean, version: number, updatedAt: string };

export type ListGoodStocksQueryVariables = Exact<{
  filter?: GoodStockFilter | null | undefined;
  page: number;
  pageSize: number;
  cursor?: string | null | undefined;
}>;


export type ListGoodStocksQuery = { goodStocks: { page: number, nextCursor: string | null, total: number, counts: { all: number, low: number, out: number, belowSafety: number }, list: Array<{ id: number, goodId: number, goodsNo: string, goodName: string, goodPic: string, goodStatus: GoodsStatus, skuId: number, skuNo: string, skuName: string, merchantCode: string, warehouseId: number, warehouseName: string, quantity: number, locked: number, available: number, safetyQuantity: number, safetyHeld: number, warnQuantity: number, bin: string, isLow: boolean, version: number, updatedAt: string }> } };

export type ListStockWarehousesQueryVariables = Exact<{ [key: string]: never; }>;


export type ListStockWarehousesQuery = { sellerWarehouses: { list: Array<{ id: number, name: string }> } };

export type ListStockGoodsQueryVariables = Exact<{
  keyword?: string | null | undefined;
}>;


export type ListStockGoodsQuery = { sellerGoods: { total: number, list: Array<{ id: number, name: string, goodsNo: string, pic: string, skuCount: number }> } };

export type LoadStockSkusQueryVariables = Exact<{
  goodId: number;
}>;


export type LoadStockSkusQuery = { sellerGood: { id: number, skus: Array<{ id: number, skuNo: string, name: string, merchantCode: string }> } };

export type ListStockLogsQueryVariables = Exact<{
  stockId: number;
  type?: StockLogType | null | undefined;
  page: number;
  pageSize: number;
  cursor?: string | null | undefined;
}>;


export type ListStockLogsQuery = { stockLogs: { page: number, nextCursor: string | null, total: number, totalIsExact: boolean, list: Array<{ id: number, type: StockLogType, delta: number, quantityAfter: number, lockedAfter: number, bizNo: string, remark: string, createdAt: string }> } };

export type ListStockReservationsQueryVariables = Exact<{
  stockId: number;
  page: number;
  pageSize: number;
  cursor?: string | null | undefined;
}>;


export type ListStockReservationsQuery = { stockReservations: { page: number, nextCursor: string | null, total: number, list: Array<{ orderId: number, orderNo: string, quantity: number, paid: boolean, payExpireAt: string | null, createdAt: string }> } };

export type UpdateGoodStockMutationVariables = Exact<{
  id: number;
  input: GoodStockChangeInput;
}>;


export type UpdateGoodStockMutation = { updateGoodStock: { id: number, goodId: number, goodsNo: string, goodName: string, goodPic: string, goodStatus: GoodsStatus, skuId: number, skuNo: string, skuName: string, merchantCode: string, warehouseId: number, warehouseName: string, quantity: number, locked: number, available: number, safetyQuantity: number, safetyHeld: number, warnQuantity: number, bin: string, isLow: boolean, version: number, updatedAt: string } };

export type CreateGoodStockMutationVariables = Exact<{
  input: GoodStockInput;
}>;


export type CreateGoodStockMutation = { createGoodStock: { id: number, goodId: number, goodsNo: string, goodName: string, goodPic: string, goodStatus: GoodsStatus, skuId: number, skuNo: string, skuName: string, merchantCode: string, warehouseId: number, warehouseName: string, quantity: number, locked: number, available: number, safetyQuantity: number, safetyHeld: number, warnQuantity: number, bin: string, isLow: boolean, version: number, updatedAt: string } };

export type DeleteGoodStockMutationVariables = Exact<{
  id: number;
}>;


export type DeleteGoodStockMutation = { deleteGoodStock: number };

export type CheckGoodStocksMutationVariables = Exact<{
  rows: Array<StockRowInput> | StockRowInput;
  clientNo: string;
}>;


export type CheckGoodStocksMutation = { importGoodStocks: { failed: Array<{ row: number, msg: string }> } };

export type ImportGoodStocksMutationVariables = Exact<{
  rows: Array<StockRowInput> | StockRowInput;
  clientNo: string;
}>;


export type ImportGoodStocksMutation = { importGoodStocks: { importNo: string, created: number, updated: number, unchanged: number, failed: Array<{ row: number, msg: string }> } };

export type StockTransferRowFragment = { id: number, transferNo: string, fromWarehouseName: string, toWarehouseName: string, note: string, status: TransferStatus, statusText: string, skuCount: number, pieces: number, lost: number, createdAt: string, finishedAt: string | null, allowedActions: Array<TransferAction> };

export type ListStockTransfersQueryVariables = Exact<{
  filter?: StockTransferFilter | null | undefined;
  page: number;
  pageSize: number;
  cursor?: string | null | undefined;
}>;


export type ListStockTransfersQuery = { stockTransfers: { page: number, nextCursor: string | null, total: number, totalIsExact: boolean, list: Array<{ id: number, transferNo: string, fromWarehouseName: string, toWarehouseName: string, note: string, status: TransferStatus, statusText: string, skuCount: number, pieces: number, lost: number, createdAt: string, finishedAt: string | null, allowedActions: Array<TransferAction> }> } };

export type LoadStockTransferQueryVariables = Exact<{
  id: number;
}>;


export type LoadStockTransferQuery = { stockTransfers: { list: Array<{ id: number, transferNo: string, fromWarehouseName: string, toWarehouseName: string, note: string, status: TransferStatus, statusText: string, skuCount: number, pieces: number, lost: number, createdAt: string, finishedAt: string | null, allowedActions: Array<TransferAction>, lines: Array<{ skuId: number, skuNo: string, skuName: string, merchantCode: string, goodName: string, goodPic: string, num: number, received: number | null, reason: TransferReason | null }> }> } };

export type ListTransferWarehousesQueryVariables = Exact<{ [key: string]: never; }>;


export type ListTransferWarehousesQuery = { sellerWarehouses: { list: Array<{ id: number, name: string }> } };

export type FindMovableStocksQueryVariables = Exact<{
  warehouseId: number;
  keyword?: string | null | undefined;
}>;


export type FindMovableStocksQuery = { goodStocks: { total: number, list: Array<{ id: number, skuId: number, skuNo: string, skuName: string, goodName: string, goodPic: string, merchantCode: string, available: number, safetyHeld: number }> } };

export type SendStockTransferMutationVariables = Exact<{
  input: StockTransferInput;
  clientNo: string;
}>;


export type SendStockTransferMutation = { sendStockTransfer: { transferId: number } };

export type ReceiveStockTransferMutationVariables = Exact<{
  id: number;
  rows: Array<ReceivedRowInput> | ReceivedRowInput;
}>;


export type ReceiveStockTransferMutation = { receiveStockTransfer: { transferId: number } };

export type CancelStockTransferMutationVariables = Exact<{
  id: number;
}>;


export type CancelStockTransferMutation = { cancelStockTransfer: { transferId: number } };

export type StocktakeRowFragment = { id: number, stocktakeNo: string, warehouseId: number, warehouseName: string, note: string, status: StocktakeStatus, statusText: string, counted: number, different: number, more: number, fewer: number, createdAt: string, finishedAt: string | null, allowedActions: Array<StocktakeAction> };

export type ListStocktakesQueryVariables = Exact<{
  filter?: StocktakeFilter | null | undefined;
  page: number;
  pageSize: number;
  cursor?: string | null | undefined;
}>;


export type ListStocktakesQuery = { stocktakes: { page: number, nextCursor: string | null, total: number, totalIsExact: boolean, list: Array<{ id: number, stocktakeNo: string, warehouseId: number, warehouseName: string, note: string, status: StocktakeStatus, statusText: string, counted: number, different: number, more: number, fewer: number, createdAt: string, finishedAt: string | null, allowedActions: Array<StocktakeAction> }> } };

export type ListStocktakeLinesQueryVariables = Exact<{
  stocktakeId: number;
  filter?: StocktakeLineFilter | null | undefined;
  page: number;
  pageSize: number;
  cursor?: string | null | undefined;
}>;


export type ListStocktakeLinesQuery = { stocktakeLines: { page: number, nextCursor: string | null, total: number, totalIsExact: boolean, list: Array<{ skuId: number, skuNo: string, skuName: string, merchantCode: string, goodsNo: string, goodName: string, goodPic: string, book: number, locked: number, counted: number | null, difference: number | null, reason: StocktakeReason | null, id: number }> } };

export type ListCountableWarehousesQueryVariables = Exact<{ [key: string]: never; }>;


export type ListCountableWarehousesQuery = { sellerWarehouses: { list: Array<{ id: number, name: string }> } };

export type BeginStocktakeMutationVariables = Exact<{
  input: StocktakeInput;
  clientNo: string;
}>;


export type BeginStocktakeMutation = { beginStocktake: { stocktakeId: number } };

export type SaveStocktakeLinesMutationVariables = Exact<{
  id: number;
  rows: Array<StocktakeRowInput> | StocktakeRowInput;
}>;


export type SaveStocktakeLinesMutation = { saveStocktakeLines: { stocktakeId: number, stocktake: { id: number, stocktakeNo: string, warehouseId: number, warehouseName: string, note: string, status: StocktakeStatus, statusText: string, counted: number, different: number, more: number, fewer: number, createdAt: string, finishedAt: string | null, allowedActions: Array<StocktakeAction> } | null } };

export type ImportStocktakeLinesMutationVariables = Exact<{
  id: number;
  rows: Array<CountedRowInput> | CountedRowInput;
}>;


export type ImportStocktakeLinesMutation = { importStocktakeLines: { saved: number, failed: Array<{ row: number, msg: string }> } };

export type PostStocktakeMutationVariables = Exact<{
  id: number;
}>;


export type PostStocktakeMutation = { postStocktake: { stocktakeId: number } };

export type DiscardStocktakeMutationVariables = Exact<{
  id: number;
}>;


export type DiscardStocktakeMutation = { discardStocktake: { stocktakeId: number } };

export type ListApiTokensQueryVariables = Exact<{ [key: string]: never; }>;


export type ListApiTokensQuery = { apiTokens: { list: Array<{ id: number, name: string, hint: string, scopes: Array<TokenScope>, networks: Array<string>, dayLimit: number | null, spentToday: number, status: ApiTokenStatus, createdAt: string, expiresAt: string, lastUsedAt: string | null, revokedAt: string | null }>, grantable: Array<{ scope: TokenScope, name: string }> }, legalTexts: Array<{ id: number, version: string }> };

export type ApiTokenRowFragment = { id: number, name: string, hint: string, scopes: Array<TokenScope>, networks: Array<string>, dayLimit: number | null, spentToday: number, status: ApiTokenStatus, createdAt: string, expiresAt: string, lastUsedAt: string | null, revokedAt: string | null };

export type CreateApiTokenMutationVariables = Exact<{
  input: ApiTokenInput;
}>;


export type CreateApiTokenMutation = { createApiToken: { text: string, apiToken: { id: number } } };

export type RevokeApiTokenMutationVariables = Exact<{
  id: number;
}>;


export type RevokeApiTokenMutation = { revokeApiToken: { id: number, status: ApiTokenStatus, revokedAt: string | null } };

export type LoadTimelineQueryVariables = Exact<{
  packageId: number;
}>;


export type LoadTimelineQuery = { timeline: { packageId: number, courierName: string, waybillNo: string | null, traceState: TraceState | null, list: Array<{ id: number, at: string, type: ParcelEventType, text: string, actor: EventActor }> } };

export type LoadWalletBalanceQueryVariables = Exact<{
  kind: AccountKind;
}>;


export type LoadWalletBalanceQuery = { me:
    | { __typename: 'Buyer', level: number, levelName: string, totalRecharge: number, totalSpend: number, id: number, phone: string, realStatus: RealStatus, balance: number, frozen: number, held: number, withdrawable: number }
    | { __typename: 'Seller', pendingSettle: number, settleDays: number, id: number, phone: string, realStatus: RealStatus, balance: number, frozen: number, held: number, withdrawable: number }
   };

export type ListWalletDaysQueryVariables = Exact<{
  days: number;
}>;


export type ListWalletDaysQuery = { walletDays: Array<{ date: string, moneyIn: number, moneyOut: number, balance: number }> };

export type ListMoneyLogsQueryVariables = Exact<{
  filter?: MoneyLogFilter | null | undefined;
  page: number;
  pageSize: number;
  cursor?: string | null | undefined;
}>;


export type ListMoneyLogsQuery = { moneyLogs: { page: number, nextCursor: string | null, total: number, sumIn: number, sumOut: number, list: Array<{ id: number, logNo: string, type: MoneyLogType, typeText: string, amount: number, balanceAfter: number, frozenBefore: number, frozenAfter: number, bizNo: string | null, orderId: number | null, packageId: number | null, payId: number | null, cashOutId: number | null, title: string, createdAt: string, parts: Array<{ title: string, amount: number }> }> } };

export type ListRechargesQueryVariables = Exact<{
  filter?: RechargeFilter | null | undefined;
  page: number;
  pageSize: number;
  cursor?: string | null | undefined;
}>;


export type ListRechargesQuery = { recharges: { page: number, nextCursor: string | null, total: number, sumPaid: number, list: Array<{ id: number, rechargeNo: string, payId: number, amount: number, bonus: number, realAmount: number, payType: PayType, payTypeText: string, status: RechargeStatus, statusText: string, late: boolean, channelTradeNo: string | null, createdAt: string, paidAt: string | null }> } };

export type ListCashOutsQueryVariables = Exact<{
  filter?: CashOutFilter | null | undefined;
  page: number;
  pageSize: number;
  cursor?: string | null | undefined;
}>;


export type ListCashOutsQuery = { cashOuts: { page: number, nextCursor: string | null, total: number, sumPaid: number, list: Array<{ id: number, cashOutNo: string, amount: number, fee: number, realAmount: number, accountType: PayeeType, accountTypeText: string, account: string, accountName: string, bankName: string | null, status: CashOutStatus, statusText: string, auditReason: string, transferNo: string | null, createdAt: string, auditedAt: string | null, paidAt: string | null, revocable: boolean }> } };

export type LoadWalletStatementQueryVariables = Exact<{
  month: string;
}>;


export type LoadWalletStatementQuery = { walletStatement: { month: string, isOver: boolean, parts: Array<{ code: string, title: string, opening: number, closing: number, agrees: boolean, lines: Array<{ title: string, count: number, moneyIn: number, moneyOut: number }> }> } };

export type LoadStoreQueryVariables = Exact<{
  id: number;
}>;


export type LoadStoreQuery = { warehouse: { id: number, name: string, logo: string | null, intro: string, province: string, city: string, goodsCount: number, soldCount: number, monthSold: number, collectCount: number, score: number | null, refundRate: number | null, answerSeconds: number | null, outputMode: OutputMode, workDays: string, sundayRest: boolean, restDates: Array<string>, cutoffTime: string, status: ServiceStatus, pauseReason: string | null, couriers: Array<{ warehouseId: number, courierId: number, firstWeight: number, firstFee: number, stepWeight: number, stepFee: number, enabled: boolean, courier: { id: number, name: string, workDays: string, sundayRest: boolean, cutoffTime: string, status: ServiceStatus } }> } };

export type LoadToShipQueryVariables = Exact<{ [key: string]: never; }>;


export type LoadToShipQuery = { toShip: { toShip: number, late: number, warehouses: Array<{ warehouseId: number, name: string, toShip: number, late: number, cutoffAt: string | null }> } };

export type CountStocksAndGoodsQueryVariables = Exact<{ [key: string]: never; }>;


export type CountStocksAndGoodsQuery = { goodStocks: { counts: { all: number, low: number, out: number } }, sellerGoods: { counts: Array<{ status: GoodsStatus, count: number }>, revisions: { waiting: number, refused: number } } };

export type CountReturnsAndAccountsQueryVariables = Exact<{ [key: string]: never; }>;


export type CountReturnsAndAccountsQuery = { waybillAccounts: Array<{ id: number, enabled: boolean, problemCode: ReasonCode | null }>, returnParcels: { total: number } };

export type WorkbenchGoodFragment = { id: number, name: string, pic: string, monthSold: number, stocks: Array<{ id: number, available: number }> };

export type ListSellingGoodsQueryVariables = Exact<{ [key: string]: never; }>;


export type ListSellingGoodsQuery = { selling: { list: Array<{ id: number, name: string, pic: string, monthSold: number, stocks: Array<{ id: number, available: number }> }> }, unsold: { total: number, list: Array<{ id: number, name: string, pic: string, monthSold: number, stocks: Array<{ id: number, available: number }> }> } };

type AccountFields_Buyer_Fragment = { id: number, uuid: string, authorityId: number, kind: AccountKind, phone: string, nickName: string, headerImg: string | null, balance: number, frozen: number };

type AccountFields_Seller_Fragment = { id: number, uuid: string, authorityId: number, kind: AccountKind, phone: string, nickName: string, headerImg: string | null, balance: number, frozen: number };

export type AccountFieldsFragment =
  | AccountFields_Buyer_Fragment
  | AccountFields_Seller_Fragment
;

export type LoadAccountQueryVariables = Exact<{
  kind: AccountKind;
}>;


export type LoadAccountQuery = { me:
    | { id: number, uuid: string, authorityId: number, kind: AccountKind, phone: string, nickName: string, headerImg: string | null, balance: number, frozen: number }
    | { id: number, uuid: string, authorityId: number, kind: AccountKind, phone: string, nickName: string, headerImg: string | null, balance: number, frozen: number }
   };

export type ReadAddressesQueryVariables = Exact<{
  text: string;
}>;


export type ReadAddressesQuery = { readAddresses: Array<{ text: string, name: string, phone: string, extension: string, provinceCode: string, cityCode: string, districtCode: string, province: string, city: string, district: string, detail: string, quantity: number | null, specification: string, remark: string, thirdOrderNo: string, rest: string, problems: Array<{ field: RowField, reasonCode: ReasonCode, msg: string, blocking: boolean }> }> };

export type ReadPlacesQueryVariables = Exact<{
  places: Array<string> | string;
}>;


export type ReadPlacesQuery = { readPlaces: Array<{ provinceCode: string, cityCode: string, districtCode: string, province: string, city: string, district: string, detail: string, problems: Array<{ field: RowField, reasonCode: ReasonCode, msg: string, blocking: boolean }> }> };

export type DrawCaptchaQueryVariables = Exact<{
  kind: AccountKind;
}>;


export type DrawCaptchaQuery = { captcha: { captchaId: string, picPath: string } };

export type ListRegionsQueryVariables = Exact<{ [key: string]: never; }>;


export type ListRegionsQuery = { regions: { version: string, list: Array<{ code: string, name: string, parentCode: string, level: number }> } };

export type SenderFieldsFragment = { id: number, name: string, phone: string, provinceCode: string, cityCode: string, districtCode: string, province: string, city: string, district: string, address: string, isDefault: boolean, remark: string };

export type ListSendersQueryVariables = Exact<{ [key: string]: never; }>;


export type ListSendersQuery = { senders: Array<{ id: number, name: string, phone: string, provinceCode: string, cityCode: string, districtCode: string, province: string, city: string, district: string, address: string, isDefault: boolean, remark: string }> };

export type CreateSenderMutationVariables = Exact<{
  input: SenderInput;
}>;


export type CreateSenderMutation = { createSender: { id: number, name: string, phone: string, provinceCode: string, cityCode: string, districtCode: string, province: string, city: string, district: string, address: string, isDefault: boolean, remark: string } };

export type UpdateSenderMutationVariables = Exact<{
  id: number;
  input: SenderInput;
}>;


export type UpdateSenderMutation = { updateSender: { id: number, name: string, phone: string, provinceCode: string, cityCode: string, districtCode: string, province: string, city: string, district: string, address: string, isDefault: boolean, remark: string } };

export type LoadSiteSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type LoadSiteSettingsQuery = { settings: { title: string, logoPic: string, footerText: string, filingNo: string, wxPic: string, csUrl: string, shopFigures: ShopFigures, appVersion: string } };

export type LoadWarehousesQueryVariables = Exact<{
  keyword?: string | null | undefined;
}>;


export type LoadWarehousesQuery = { warehouses: { list: Array<{ id: number, name: string }> } };

export type LoadGoodPricesQueryVariables = Exact<{
  id: number;
}>;


export type LoadGoodPricesQuery = { good: { id: number, unit: string, prices: { perParcel: boolean, skus: Array<{ skuId: number, price: number, agreed: boolean, ofSku: boolean, steps: Array<{ minPieces: number, price: number }> }> } | null } };

export type GoodCardFieldsFragment = { id: number, name: string, pic: string, price: number, priceMax: number, agreed: boolean, unit: string, shipFrom: string, warehouseId: number | null, sold: number, monthSold: number, reviewScore: number | null };

export type ListGoodsFeedQueryVariables = Exact<{
  filter?: GoodFilter | null | undefined;
  sort: GoodsSort;
  page: number;
  pageSize: number;
}>;


export type ListGoodsFeedQuery = { goods: { total: number, totalIsExact: boolean, page: number, list: Array<{ similar: boolean, id: number, name: string, pic: string, price: number, priceMax: number, agreed: boolean, unit: string, shipFrom: string, warehouseId: number | null, sold: number, monthSold: number, reviewScore: number | null }> } };

export const ExportStateFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExportState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ExportedFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"taskId"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}}]}}]} as unknown as DocumentNode<ExportStateFragment, unknown>;
export const CaseProgressFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CaseProgress"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AfterSaleCase"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusText"}},{"kind":"Field","name":{"kind":"Name","value":"offerKind"}},{"kind":"Field","name":{"kind":"Name","value":"offerAmount"}},{"kind":"Field","name":{"kind":"Name","value":"freight"}},{"kind":"Field","name":{"kind":"Name","value":"freightBy"}},{"kind":"Field","name":{"kind":"Name","value":"returnTo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"warehouseName"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"returnParcel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"courierName"}},{"kind":"Field","name":{"kind":"Name","value":"waybillNo"}},{"kind":"Field","name":{"kind":"Name","value":"traceText"}},{"kind":"Field","name":{"kind":"Name","value":"traces"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"signedAt"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"goodsText"}},{"kind":"Field","name":{"kind":"Name","value":"replacement"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"packageId"}},{"kind":"Field","name":{"kind":"Name","value":"packageNo"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"waybillNo"}},{"kind":"Field","name":{"kind":"Name","value":"statusText"}}]}},{"kind":"Field","name":{"kind":"Name","value":"givenAmount"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"outcomeText"}},{"kind":"Field","name":{"kind":"Name","value":"unread"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"appealedBy"}},{"kind":"Field","name":{"kind":"Name","value":"appealedAt"}},{"kind":"Field","name":{"kind":"Name","value":"allowedActions"}}]}}]} as unknown as DocumentNode<CaseProgressFragment, unknown>;
export const SteppedCaseFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SteppedCase"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CasePayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"caseId"}},{"kind":"Field","name":{"kind":"Name","value":"case"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CaseProgress"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CaseProgress"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AfterSaleCase"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusText"}},{"kind":"Field","name":{"kind":"Name","value":"offerKind"}},{"kind":"Field","name":{"kind":"Name","value":"offerAmount"}},{"kind":"Field","name":{"kind":"Name","value":"freight"}},{"kind":"Field","name":{"kind":"Name","value":"freightBy"}},{"kind":"Field","name":{"kind":"Name","value":"returnTo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"warehouseName"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"returnParcel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"courierName"}},{"kind":"Field","name":{"kind":"Name","value":"waybillNo"}},{"kind":"Field","name":{"kind":"Name","value":"traceText"}},{"kind":"Field","name":{"kind":"Name","value":"traces"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"signedAt"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"goodsText"}},{"kind":"Field","name":{"kind":"Name","value":"replacement"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"packageId"}},{"kind":"Field","name":{"kind":"Name","value":"packageNo"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"waybillNo"}},{"kind":"Field","name":{"kind":"Name","value":"statusText"}}]}},{"kind":"Field","name":{"kind":"Name","value":"givenAmount"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"outcomeText"}},{"kind":"Field","name":{"kind":"Name","value":"unread"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"appealedBy"}},{"kind":"Field","name":{"kind":"Name","value":"appealedAt"}},{"kind":"Field","name":{"kind":"Name","value":"allowedActions"}}]}}]} as unknown as DocumentNode<SteppedCaseFragment, unknown>;
export const BulkEditRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BulkEditRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BulkEditRow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"goodId"}},{"kind":"Field","name":{"kind":"Name","value":"goodsNo"}},{"kind":"Field","name":{"kind":"Name","value":"goodName"}},{"kind":"Field","name":{"kind":"Name","value":"skuNo"}},{"kind":"Field","name":{"kind":"Name","value":"skuName"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}},{"kind":"Field","name":{"kind":"Name","value":"beforeName"}},{"kind":"Field","name":{"kind":"Name","value":"afterName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusAfter"}},{"kind":"Field","name":{"kind":"Name","value":"waits"}},{"kind":"Field","name":{"kind":"Name","value":"isRevised"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}}]}}]} as unknown as DocumentNode<BulkEditRowFragment, unknown>;
export const BulkEditItemFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BulkEditItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BulkEdit"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"editNo"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"change"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"rounding"}},{"kind":"Field","name":{"kind":"Name","value":"warehouseId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"valueName"}},{"kind":"Field","name":{"kind":"Name","value":"warehouseName"}},{"kind":"Field","name":{"kind":"Name","value":"goodsCount"}},{"kind":"Field","name":{"kind":"Name","value":"rowCount"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"undoneAt"}},{"kind":"Field","name":{"kind":"Name","value":"undoneCount"}},{"kind":"Field","name":{"kind":"Name","value":"allowedActions"}}]}}]} as unknown as DocumentNode<BulkEditItemFragment, unknown>;
export const CashOutRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CashOutRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CashOut"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"cashOutNo"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}},{"kind":"Field","name":{"kind":"Name","value":"realAmount"}},{"kind":"Field","name":{"kind":"Name","value":"accountType"}},{"kind":"Field","name":{"kind":"Name","value":"accountTypeText"}},{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"accountName"}},{"kind":"Field","name":{"kind":"Name","value":"bankName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusText"}},{"kind":"Field","name":{"kind":"Name","value":"auditReason"}},{"kind":"Field","name":{"kind":"Name","value":"transferNo"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"auditedAt"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"revocable"}}]}}]} as unknown as DocumentNode<CashOutRowFragment, unknown>;
export const ClosingFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClosingFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccountClosing"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phase"}},{"kind":"Field","name":{"kind":"Name","value":"begunAt"}},{"kind":"Field","name":{"kind":"Name","value":"checks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"refunds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"payNo"}},{"kind":"Field","name":{"kind":"Name","value":"payTypeText"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusText"}}]}},{"kind":"Field","name":{"kind":"Name","value":"refundAmount"}},{"kind":"Field","name":{"kind":"Name","value":"cashOutAmount"}},{"kind":"Field","name":{"kind":"Name","value":"giveUpAmount"}},{"kind":"Field","name":{"kind":"Name","value":"shops"}},{"kind":"Field","name":{"kind":"Name","value":"members"}},{"kind":"Field","name":{"kind":"Name","value":"memberParcels"}}]}}]} as unknown as DocumentNode<ClosingFieldsFragment, unknown>;
export const InvoiceRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InvoiceRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Invoice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceNo"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"redOf"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"issuedOn"}},{"kind":"Field","name":{"kind":"Name","value":"fileId"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"issuerName"}},{"kind":"Field","name":{"kind":"Name","value":"titleName"}},{"kind":"Field","name":{"kind":"Name","value":"partCount"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"isLate"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"mayIssue"}}]}}]} as unknown as DocumentNode<InvoiceRowFragment, unknown>;
export const TitleRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TitleRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvoiceTitle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"taxNumber"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"bankName"}},{"kind":"Field","name":{"kind":"Name","value":"bankAccount"}}]}}]} as unknown as DocumentNode<TitleRowFragment, unknown>;
export const WaybillAccountRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WaybillAccountRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaybillAccount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"courierId"}},{"kind":"Field","name":{"kind":"Name","value":"courierName"}},{"kind":"Field","name":{"kind":"Name","value":"warehouseId"}},{"kind":"Field","name":{"kind":"Name","value":"warehouseName"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"customerCode"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"net"}},{"kind":"Field","name":{"kind":"Name","value":"tbNet"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"checkMan"}},{"kind":"Field","name":{"kind":"Name","value":"expType"}},{"kind":"Field","name":{"kind":"Name","value":"payType"}},{"kind":"Field","name":{"kind":"Name","value":"hasKey"}},{"kind":"Field","name":{"kind":"Name","value":"hasSecret"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"fallsBack"}},{"kind":"Field","name":{"kind":"Name","value":"problemText"}},{"kind":"Field","name":{"kind":"Name","value":"problemAt"}},{"kind":"Field","name":{"kind":"Name","value":"testedAt"}}]}}]} as unknown as DocumentNode<WaybillAccountRowFragment, unknown>;
export const PrintSettingRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PrintSettingRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PrintSetting"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"courierId"}},{"kind":"Field","name":{"kind":"Name","value":"courierName"}},{"kind":"Field","name":{"kind":"Name","value":"paper"}},{"kind":"Field","name":{"kind":"Name","value":"extras"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"}},{"kind":"Field","name":{"kind":"Name","value":"fontSize"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"printerName"}},{"kind":"Field","name":{"kind":"Name","value":"autoPrint"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<PrintSettingRowFragment, unknown>;
export const OrderRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"goodId"}},{"kind":"Field","name":{"kind":"Name","value":"goodName"}},{"kind":"Field","name":{"kind":"Name","value":"goodPic"}},{"kind":"Field","name":{"kind":"Name","value":"skuCount"}},{"kind":"Field","name":{"kind":"Name","value":"pieceCount"}},{"kind":"Field","name":{"kind":"Name","value":"sendArea"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"warehouseId"}},{"kind":"Field","name":{"kind":"Name","value":"warehouseName"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"city"}}]}},{"kind":"Field","name":{"kind":"Name","value":"courierName"}},{"kind":"Field","name":{"kind":"Name","value":"softwareName"}},{"kind":"Field","name":{"kind":"Name","value":"packageCount"}},{"kind":"Field","name":{"kind":"Name","value":"refundCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalFee"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusText"}},{"kind":"Field","name":{"kind":"Name","value":"afterSaleStatus"}},{"kind":"Field","name":{"kind":"Name","value":"tradeAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"payExpireAt"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"shopName"}},{"kind":"Field","name":{"kind":"Name","value":"remark"}},{"kind":"Field","name":{"kind":"Name","value":"outputCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"issuing"}}]}},{"kind":"Field","name":{"kind":"Name","value":"autoSend"}},{"kind":"Field","name":{"kind":"Name","value":"autoSendCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"external"}}]}},{"kind":"Field","name":{"kind":"Name","value":"allowedActions"}}]}}]} as unknown as DocumentNode<OrderRowFragment, unknown>;
export const MoneyLeftFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MoneyLeft"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Buyer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"frozen"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawable"}}]}}]} as unknown as DocumentNode<MoneyLeftFragment, unknown>;
export const WaveRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WaveRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Wave"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"waveNo"}},{"kind":"Field","name":{"kind":"Name","value":"warehouseName"}},{"kind":"Field","name":{"kind":"Name","value":"parcelCount"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"gone"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}},{"kind":"Field","name":{"kind":"Name","value":"allowedActions"}}]}}]} as unknown as DocumentNode<WaveRowFragment, unknown>;
export const ChosenParcelFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChosenParcelFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Parcel"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"packageNo"}},{"kind":"Field","name":{"kind":"Name","value":"goodName"}},{"kind":"Field","name":{"kind":"Name","value":"num"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"refundFee"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"refundStatus"}},{"kind":"Field","name":{"kind":"Name","value":"outputStatus"}},{"kind":"Field","name":{"kind":"Name","value":"warehouseId"}},{"kind":"Field","name":{"kind":"Name","value":"courierName"}},{"kind":"Field","name":{"kind":"Name","value":"waybillNo"}},{"kind":"Field","name":{"kind":"Name","value":"ownWaybill"}},{"kind":"Field","name":{"kind":"Name","value":"receiverErasedAt"}},{"kind":"Field","name":{"kind":"Name","value":"receiverName"}},{"kind":"Field","name":{"kind":"Name","value":"receiverPhone"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"district"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"signedAt"}},{"kind":"Field","name":{"kind":"Name","value":"mergeId"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"skuId"}},{"kind":"Field","name":{"kind":"Name","value":"goodName"}},{"kind":"Field","name":{"kind":"Name","value":"skuName"}},{"kind":"Field","name":{"kind":"Name","value":"num"}},{"kind":"Field","name":{"kind":"Name","value":"goodsFee"}}]}},{"kind":"Field","name":{"kind":"Name","value":"allowedActions"}}]}}]} as unknown as DocumentNode<ChosenParcelFieldsFragment, unknown>;
export const OrderProgressFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderProgress"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusText"}},{"kind":"Field","name":{"kind":"Name","value":"outputCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"issuing"}}]}},{"kind":"Field","name":{"kind":"Name","value":"autoSendCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"external"}}]}},{"kind":"Field","name":{"kind":"Name","value":"allowedActions"}}]}}]} as unknown as DocumentNode<OrderProgressFragment, unknown>;
export const PriceListRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PriceListRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PriceList"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"levels"}},{"kind":"Field","name":{"kind":"Name","value":"buyers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nickName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"orderCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"startDay"}},{"kind":"Field","name":{"kind":"Name","value":"endDay"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"goodId"}},{"kind":"Field","name":{"kind":"Name","value":"goodName"}},{"kind":"Field","name":{"kind":"Name","value":"goodPic"}},{"kind":"Field","name":{"kind":"Name","value":"skuId"}},{"kind":"Field","name":{"kind":"Name","value":"skuName"}},{"kind":"Field","name":{"kind":"Name","value":"supplyPrice"}},{"kind":"Field","name":{"kind":"Name","value":"usualPrice"}},{"kind":"Field","name":{"kind":"Name","value":"stepPrice"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<PriceListRowFragment, unknown>;
export const ProblemRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProblemRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"reasonCode"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"shopId"}},{"kind":"Field","name":{"kind":"Name","value":"shopName"}},{"kind":"Field","name":{"kind":"Name","value":"shopOrderId"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"packageId"}},{"kind":"Field","name":{"kind":"Name","value":"refundId"}},{"kind":"Field","name":{"kind":"Name","value":"caseId"}},{"kind":"Field","name":{"kind":"Name","value":"waybillAccountId"}},{"kind":"Field","name":{"kind":"Name","value":"packageStatus"}},{"kind":"Field","name":{"kind":"Name","value":"goodName"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"actions"}}]}}]} as unknown as DocumentNode<ProblemRowFragment, unknown>;
export const UserProfitRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserProfitRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserProfit"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"userPhone"}},{"kind":"Field","name":{"kind":"Name","value":"nickName"}},{"kind":"Field","name":{"kind":"Name","value":"goodId"}},{"kind":"Field","name":{"kind":"Name","value":"goodName"}},{"kind":"Field","name":{"kind":"Name","value":"profit"}},{"kind":"Field","name":{"kind":"Name","value":"courierProfit"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"remark"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<UserProfitRowFragment, unknown>;
export const InviteeRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InviteeRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Invitee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"nickName"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"levelName"}},{"kind":"Field","name":{"kind":"Name","value":"packageCount"}},{"kind":"Field","name":{"kind":"Name","value":"spend"}},{"kind":"Field","name":{"kind":"Name","value":"profit"}},{"kind":"Field","name":{"kind":"Name","value":"profitSettled"}},{"kind":"Field","name":{"kind":"Name","value":"lastOrderAt"}},{"kind":"Field","name":{"kind":"Name","value":"markUp"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserProfitRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"goodsMarkUps"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserProfitRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserProfit"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"userPhone"}},{"kind":"Field","name":{"kind":"Name","value":"nickName"}},{"kind":"Field","name":{"kind":"Name","value":"goodId"}},{"kind":"Field","name":{"kind":"Name","value":"goodName"}},{"kind":"Field","name":{"kind":"Name","value":"profit"}},{"kind":"Field","name":{"kind":"Name","value":"courierProfit"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"remark"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<InviteeRowFragment, unknown>;
export const RefundedParcelFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RefundedParcel"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Parcel"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusText"}},{"kind":"Field","name":{"kind":"Name","value":"refundStatus"}},{"kind":"Field","name":{"kind":"Name","value":"refundId"}},{"kind":"Field","name":{"kind":"Name","value":"refundFee"}},{"kind":"Field","name":{"kind":"Name","value":"outputStatus"}},{"kind":"Field","name":{"kind":"Name","value":"allowedActions"}}]}}]} as unknown as DocumentNode<RefundedParcelFragment, unknown>;
export const DecidedRefundFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DecidedRefund"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RefundPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refund"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusText"}},{"kind":"Field","name":{"kind":"Name","value":"auditReason"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"returnedAt"}},{"kind":"Field","name":{"kind":"Name","value":"caseId"}},{"kind":"Field","name":{"kind":"Name","value":"allowedActions"}}]}},{"kind":"Field","name":{"kind":"Name","value":"parcel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RefundedParcel"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RefundedParcel"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Parcel"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusText"}},{"kind":"Field","name":{"kind":"Name","value":"refundStatus"}},{"kind":"Field","name":{"kind":"Name","value":"refundId"}},{"kind":"Field","name":{"kind":"Name","value":"refundFee"}},{"kind":"Field","name":{"kind":"Name","value":"outputStatus"}},{"kind":"Field","name":{"kind":"Name","value":"allowedActions"}}]}}]} as unknown as DocumentNode<DecidedRefundFragment, unknown>;
export const ReturnRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReturnRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReturnParcel"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"waybillNo"}},{"kind":"Field","name":{"kind":"Name","value":"courierName"}},{"kind":"Field","name":{"kind":"Name","value":"warehouseName"}},{"kind":"Field","name":{"kind":"Name","value":"packageNo"}},{"kind":"Field","name":{"kind":"Name","value":"traceText"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"signedAt"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"cases"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"caseId"}},{"kind":"Field","name":{"kind":"Name","value":"caseNo"}},{"kind":"Field","name":{"kind":"Name","value":"goods"}},{"kind":"Field","name":{"kind":"Name","value":"kindText"}},{"kind":"Field","name":{"kind":"Name","value":"statusText"}}]}}]}}]} as unknown as DocumentNode<ReturnRowFragment, unknown>;
export const OwnReviewFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnReviewFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OwnReview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"goodId"}},{"kind":"Field","name":{"kind":"Name","value":"goodName"}},{"kind":"Field","name":{"kind":"Name","value":"goodPic"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"skuName"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"pics"}},{"kind":"Field","name":{"kind":"Name","value":"reviewer"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"addedAt"}},{"kind":"Field","name":{"kind":"Name","value":"addedText"}},{"kind":"Field","name":{"kind":"Name","value":"addedPics"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"answeredAt"}},{"kind":"Field","name":{"kind":"Name","value":"hiddenAt"}},{"kind":"Field","name":{"kind":"Name","value":"hiddenReason"}},{"kind":"Field","name":{"kind":"Name","value":"allowedActions"}}]}}]} as unknown as DocumentNode<OwnReviewFieldsFragment, unknown>;
export const RevisedGoodContentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RevisedGoodContent"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RevisedGood"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"categoryId"}},{"kind":"Field","name":{"kind":"Name","value":"pics"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"supplyPrice"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"minNum"}},{"kind":"Field","name":{"kind":"Name","value":"maxNum"}},{"kind":"Field","name":{"kind":"Name","value":"platforms"}},{"kind":"Field","name":{"kind":"Name","value":"isGift"}},{"kind":"Field","name":{"kind":"Name","value":"properties"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"skus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"values"}},{"kind":"Field","name":{"kind":"Name","value":"merchantCode"}},{"kind":"Field","name":{"kind":"Name","value":"barcodes"}},{"kind":"Field","name":{"kind":"Name","value":"pic"}},{"kind":"Field","name":{"kind":"Name","value":"supplyPrice"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}},{"kind":"Field","name":{"kind":"Name","value":"onSale"}},{"kind":"Field","name":{"kind":"Name","value":"bundleParts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"skuId"}},{"kind":"Field","name":{"kind":"Name","value":"num"}},{"kind":"Field","name":{"kind":"Name","value":"goodName"}},{"kind":"Field","name":{"kind":"Name","value":"skuName"}},{"kind":"Field","name":{"kind":"Name","value":"supplyPrice"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}}]}},{"kind":"Field","name":{"kind":"Name","value":"stocks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"warehouseId"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}}]}}]}}]}}]} as unknown as DocumentNode<RevisedGoodContentFragment, unknown>;
export const EditedGoodFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedGood"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SellerGood"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"goodsNo"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"categoryId"}},{"kind":"Field","name":{"kind":"Name","value":"pics"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"packerNote"}},{"kind":"Field","name":{"kind":"Name","value":"supplyPrice"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"minNum"}},{"kind":"Field","name":{"kind":"Name","value":"maxNum"}},{"kind":"Field","name":{"kind":"Name","value":"platforms"}},{"kind":"Field","name":{"kind":"Name","value":"isGift"}},{"kind":"Field","name":{"kind":"Name","value":"freightTemplateId"}},{"kind":"Field","name":{"kind":"Name","value":"freightTemplateName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"auditReason"}},{"kind":"Field","name":{"kind":"Name","value":"revision"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"content"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RevisedGoodContent"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"sold"}},{"kind":"Field","name":{"kind":"Name","value":"stocks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"skuId"}},{"kind":"Field","name":{"kind":"Name","value":"skuName"}},{"kind":"Field","name":{"kind":"Name","value":"warehouseId"}},{"kind":"Field","name":{"kind":"Name","value":"warehouseName"}},{"kind":"Field","name":{"kind":"Name","value":"available"}},{"kind":"Field","name":{"kind":"Name","value":"safetyHeld"}},{"kind":"Field","name":{"kind":"Name","value":"locked"}},{"kind":"Field","name":{"kind":"Name","value":"isLow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bundleStocks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"skuId"}},{"kind":"Field","name":{"kind":"Name","value":"skuName"}},{"kind":"Field","name":{"kind":"Name","value":"warehouseId"}},{"kind":"Field","name":{"kind":"Name","value":"warehouseName"}},{"kind":"Field","name":{"kind":"Name","value":"available"}}]}},{"kind":"Field","name":{"kind":"Name","value":"properties"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"skus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"skuNo"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"valueIds"}},{"kind":"Field","name":{"kind":"Name","value":"merchantCode"}},{"kind":"Field","name":{"kind":"Name","value":"barcodes"}},{"kind":"Field","name":{"kind":"Name","value":"pic"}},{"kind":"Field","name":{"kind":"Name","value":"supplyPrice"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}},{"kind":"Field","name":{"kind":"Name","value":"onSale"}},{"kind":"Field","name":{"kind":"Name","value":"bundleParts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"skuId"}},{"kind":"Field","name":{"kind":"Name","value":"num"}},{"kind":"Field","name":{"kind":"Name","value":"goodName"}},{"kind":"Field","name":{"kind":"Name","value":"skuName"}},{"kind":"Field","name":{"kind":"Name","value":"supplyPrice"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RevisedGoodContent"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RevisedGood"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"categoryId"}},{"kind":"Field","name":{"kind":"Name","value":"pics"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"supplyPrice"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"minNum"}},{"kind":"Field","name":{"kind":"Name","value":"maxNum"}},{"kind":"Field","name":{"kind":"Name","value":"platforms"}},{"kind":"Field","name":{"kind":"Name","value":"isGift"}},{"kind":"Field","name":{"kind":"Name","value":"properties"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"skus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"values"}},{"kind":"Field","name":{"kind":"Name","value":"merchantCode"}},{"kind":"Field","name":{"kind":"Name","value":"barcodes"}},{"kind":"Field","name":{"kind":"Name","value":"pic"}},{"kind":"Field","name":{"kind":"Name","value":"supplyPrice"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}},{"kind":"Field","name":{"kind":"Name","value":"onSale"}},{"kind":"Field","name":{"kind":"Name","value":"bundleParts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"skuId"}},{"kind":"Field","name":{"kind":"Name","value":"num"}},{"kind":"Field","name":{"kind":"Name","value":"goodName"}},{"kind":"Field","name":{"kind":"Name","value":"skuName"}},{"kind":"Field","name":{"kind":"Name","value":"supplyPrice"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}}]}},{"kind":"Field","name":{"kind":"Name","value":"stocks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"warehouseId"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}}]}}]}}]}}]} as unknown as DocumentNode<EditedGoodFragment, unknown>;
export const SellerGoodRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SellerGoodRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SellerGood"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"goodsNo"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"pic"}},{"kind":"Field","name":{"kind":"Name","value":"categoryName"}},{"kind":"Field","name":{"kind":"Name","value":"supplyPrice"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"isGift"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"auditReason"}},{"kind":"Field","name":{"kind":"Name","value":"revision"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sold"}},{"kind":"Field","name":{"kind":"Name","value":"monthSold"}},{"kind":"Field","name":{"kind":"Name","value":"onAt"}},{"kind":"Field","name":{"kind":"Name","value":"offAt"}},{"kind":"Field","name":{"kind":"Name","value":"stocks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"warehouseId"}},{"kind":"Field","name":{"kind":"Name","value":"warehouseName"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"locked"}},{"kind":"Field","name":{"kind":"Name","value":"available"}},{"kind":"Field","name":{"kind":"Name","value":"isLow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bundleStocks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"skuId"}},{"kind":"Field","name":{"kind":"Name","value":"skuName"}},{"kind":"Field","name":{"kind":"Name","value":"warehouseId"}},{"kind":"Field","name":{"kind":"Name","value":"warehouseName"}},{"kind":"Field","name":{"kind":"Name","value":"available"}}]}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<SellerGoodRowFragment, unknown>;
export const GoodStateFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GoodState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SellerGood"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"auditReason"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<GoodStateFragment, unknown>;
export const WarehouseRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WarehouseRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SellerWarehouse"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"district"}},{"kind":"Field","name":{"kind":"Name","value":"workDays"}},{"kind":"Field","name":{"kind":"Name","value":"sundayRest"}},{"kind":"Field","name":{"kind":"Name","value":"restDates"}},{"kind":"Field","name":{"kind":"Name","value":"cutoffTime"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"pauseReason"}},{"kind":"Field","name":{"kind":"Name","value":"freightTemplateName"}},{"kind":"Field","name":{"kind":"Name","value":"goodsCount"}},{"kind":"Field","name":{"kind":"Name","value":"openOrders"}},{"kind":"Field","name":{"kind":"Name","value":"couriers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courierId"}},{"kind":"Field","name":{"kind":"Name","value":"firstWeight"}},{"kind":"Field","name":{"kind":"Name","value":"firstFee"}},{"kind":"Field","name":{"kind":"Name","value":"stepWeight"}},{"kind":"Field","name":{"kind":"Name","value":"stepFee"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"courier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<WarehouseRowFragment, unknown>;
export const WarehouseDetailFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WarehouseDetail"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SellerWarehouse"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}},{"kind":"Field","name":{"kind":"Name","value":"intro"}},{"kind":"Field","name":{"kind":"Name","value":"contact"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"csUrl"}},{"kind":"Field","name":{"kind":"Name","value":"provinceCode"}},{"kind":"Field","name":{"kind":"Name","value":"cityCode"}},{"kind":"Field","name":{"kind":"Name","value":"districtCode"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"platforms"}},{"kind":"Field","name":{"kind":"Name","value":"outputMode"}},{"kind":"Field","name":{"kind":"Name","value":"workDays"}},{"kind":"Field","name":{"kind":"Name","value":"sundayRest"}},{"kind":"Field","name":{"kind":"Name","value":"restDates"}},{"kind":"Field","name":{"kind":"Name","value":"cutoffTime"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"pauseReason"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"freightTemplateId"}},{"kind":"Field","name":{"kind":"Name","value":"couriers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courierId"}},{"kind":"Field","name":{"kind":"Name","value":"firstWeight"}},{"kind":"Field","name":{"kind":"Name","value":"firstFee"}},{"kind":"Field","name":{"kind":"Name","value":"stepWeight"}},{"kind":"Field","name":{"kind":"Name","value":"stepFee"}},{"kind":"Field","name":{"kind":"Name","value":"costFirstFee"}},{"kind":"Field","name":{"kind":"Name","value":"costStepFee"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"areaRules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"areaCode"}},{"kind":"Field","name":{"kind":"Name","value":"areaName"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}},{"kind":"Field","name":{"kind":"Name","value":"startAt"}},{"kind":"Field","name":{"kind":"Name","value":"endAt"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]}}]} as unknown as DocumentNode<WarehouseDetailFragment, unknown>;
export const FreightTemplateRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FreightTemplateRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FreightTemplate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"goodsCount"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"warehouses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"couriers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courierId"}},{"kind":"Field","name":{"kind":"Name","value":"firstFee"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"courier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<FreightTemplateRowFragment, unknown>;
export const FreightTemplateDetailFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FreightTemplateDetail"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FreightTemplate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"couriers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courierId"}},{"kind":"Field","name":{"kind":"Name","value":"firstWeight"}},{"kind":"Field","name":{"kind":"Name","value":"firstFee"}},{"kind":"Field","name":{"kind":"Name","value":"stepWeight"}},{"kind":"Field","name":{"kind":"Name","value":"stepFee"}},{"kind":"Field","name":{"kind":"Name","value":"costFirstFee"}},{"kind":"Field","name":{"kind":"Name","value":"costStepFee"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"courier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"areaRules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"areaCode"}},{"kind":"Field","name":{"kind":"Name","value":"areaName"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}},{"kind":"Field","name":{"kind":"Name","value":"startAt"}},{"kind":"Field","name":{"kind":"Name","value":"endAt"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]}}]} as unknown as DocumentNode<FreightTemplateDetailFragment, unknown>;
export const ShopOrderLineFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShopOrderLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ShopOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"remoteOrderNo"}},{"kind":"Field","name":{"kind":"Name","value":"receiverName"}},{"kind":"Field","name":{"kind":"Name","value":"receiverPhone"}},{"kind":"Field","name":{"kind":"Name","value":"receiverAddress"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"district"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"remoteGoodId"}},{"kind":"Field","name":{"kind":"Name","value":"remoteSkuId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"num"}},{"kind":"Field","name":{"kind":"Name","value":"pic"}}]}}]}}]} as unknown as DocumentNode<ShopOrderLineFragment, unknown>;
export const ShopFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShopFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Shop"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"shopName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"expireAt"}},{"kind":"Field","name":{"kind":"Name","value":"daysLeft"}},{"kind":"Field","name":{"kind":"Name","value":"lastSyncAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastError"}},{"kind":"Field","name":{"kind":"Name","value":"autoSend"}},{"kind":"Field","name":{"kind":"Name","value":"autoOrder"}},{"kind":"Field","name":{"kind":"Name","value":"autoDayLimit"}},{"kind":"Field","name":{"kind":"Name","value":"autoParcelLimit"}},{"kind":"Field","name":{"kind":"Name","value":"defaultCourierId"}},{"kind":"Field","name":{"kind":"Name","value":"defaultSenderId"}},{"kind":"Field","name":{"kind":"Name","value":"tagRule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"matchType"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"waitingOrders"}}]}}]} as unknown as DocumentNode<ShopFieldsFragment, unknown>;
export const ShopLinkFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShopLink"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ShopGood"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"remoteGoodId"}},{"kind":"Field","name":{"kind":"Name","value":"remoteSkuId"}},{"kind":"Field","name":{"kind":"Name","value":"remoteTitle"}},{"kind":"Field","name":{"kind":"Name","value":"remoteSkuText"}},{"kind":"Field","name":{"kind":"Name","value":"changedSkuText"}},{"kind":"Field","name":{"kind":"Name","value":"goodName"}},{"kind":"Field","name":{"kind":"Name","value":"warehouseId"}},{"kind":"Field","name":{"kind":"Name","value":"warehouseName"}},{"kind":"Field","name":{"kind":"Name","value":"courierId"}},{"kind":"Field","name":{"kind":"Name","value":"courierName"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"skuId"}},{"kind":"Field","name":{"kind":"Name","value":"goodId"}},{"kind":"Field","name":{"kind":"Name","value":"goodName"}},{"kind":"Field","name":{"kind":"Name","value":"skuName"}},{"kind":"Field","name":{"kind":"Name","value":"pic"}},{"kind":"Field","name":{"kind":"Name","value":"onSale"}},{"kind":"Field","name":{"kind":"Name","value":"num"}}]}}]}}]} as unknown as DocumentNode<ShopLinkFragment, unknown>;
export const AfterSalesSumsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AfterSalesSums"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AfterSalesFigures"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"packageCount"}},{"kind":"Field","name":{"kind":"Name","value":"caseCount"}},{"kind":"Field","name":{"kind":"Name","value":"refundedCount"}},{"kind":"Field","name":{"kind":"Name","value":"refundedFee"}},{"kind":"Field","name":{"kind":"Name","value":"replacedCount"}},{"kind":"Field","name":{"kind":"Name","value":"disputedCount"}},{"kind":"Field","name":{"kind":"Name","value":"caseRate"}},{"kind":"Field","name":{"kind":"Name","value":"refundedRate"}},{"kind":"Field","name":{"kind":"Name","value":"replacedRate"}},{"kind":"Field","name":{"kind":"Name","value":"disputedRate"}},{"kind":"Field","name":{"kind":"Name","value":"answeredCount"}},{"kind":"Field","name":{"kind":"Name","value":"answeredLateCount"}},{"kind":"Field","name":{"kind":"Name","value":"answerMedian"}},{"kind":"Field","name":{"kind":"Name","value":"answerSlow"}}]}}]} as unknown as DocumentNode<AfterSalesSumsFragment, unknown>;
export const ProfitSumsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProfitSums"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProfitFigures"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderCount"}},{"kind":"Field","name":{"kind":"Name","value":"packageCount"}},{"kind":"Field","name":{"kind":"Name","value":"goodsIncome"}},{"kind":"Field","name":{"kind":"Name","value":"courierCost"}},{"kind":"Field","name":{"kind":"Name","value":"remoteIncome"}},{"kind":"Field","name":{"kind":"Name","value":"replacementIncome"}},{"kind":"Field","name":{"kind":"Name","value":"claimIncome"}},{"kind":"Field","name":{"kind":"Name","value":"borneFreight"}},{"kind":"Field","name":{"kind":"Name","value":"compensationFee"}},{"kind":"Field","name":{"kind":"Name","value":"refundFee"}},{"kind":"Field","name":{"kind":"Name","value":"commission"}},{"kind":"Field","name":{"kind":"Name","value":"profit"}},{"kind":"Field","name":{"kind":"Name","value":"settled"}},{"kind":"Field","name":{"kind":"Name","value":"pending"}}]}}]} as unknown as DocumentNode<ProfitSumsFragment, unknown>;
export const GoodStockRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GoodStockRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GoodStock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"goodId"}},{"kind":"Field","name":{"kind":"Name","value":"goodsNo"}},{"kind":"Field","name":{"kind":"Name","value":"goodName"}},{"kind":"Field","name":{"kind":"Name","value":"goodPic"}},{"kind":"Field","name":{"kind":"Name","value":"goodStatus"}},{"kind":"Field","name":{"kind":"Name","value":"skuId"}},{"kind":"Field","name":{"kind":"Name","value":"skuNo"}},{"kind":"Field","name":{"kind":"Name","value":"skuName"}},{"kind":"Field","name":{"kind":"Name","value":"merchantCode"}},{"kind":"Field","name":{"kind":"Name","value":"warehouseId"}},{"kind":"Field","name":{"kind":"Name","value":"warehouseName"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"locked"}},{"kind":"Field","name":{"kind":"Name","value":"available"}},{"kind":"Field","name":{"kind":"Name","value":"safetyQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"safetyHeld"}},{"kind":"Field","name":{"kind":"Name","value":"warnQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"bin"}},{"kind":"Field","name":{"kind":"Name","value":"isLow"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<GoodStockRowFragment, unknown>;
export const StockTransferRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StockTransferRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StockTransfer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"transferNo"}},{"kind":"Field","name":{"kind":"Name","value":"fromWarehouseName"}},{"kind":"Field","name":{"kind":"Name","value":"toWarehouseName"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusText"}},{"kind":"Field","name":{"kind":"Name","value":"skuCount"}},{"kind":"Field","name":{"kind":"Name","value":"pieces"}},{"kind":"Field","name":{"kind":"Name","value":"lost"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"allowedActions"}}]}}]} as unknown as DocumentNode<StockTransferRowFragment, unknown>;
export const StocktakeRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StocktakeRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Stocktake"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"stocktakeNo"}},{"kind":"Field","name":{"kind":"Name","value":"warehouseId"}},{"kind":"Field","name":{"kind":"Name","value":"warehouseName"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusText"}},{"kind":"Field","name":{"kind":"Name","value":"counted"}},{"kind":"Field","name":{"kind":"Name","value":"different"}},{"kind":"Field","name":{"kind":"Name","value":"more"}},{"kind":"Field","name":{"kind":"Name","value":"fewer"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"allowedActions"}}]}}]} as unknown as DocumentNode<StocktakeRowFragment, unknown>;
export const ApiTokenRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApiTokenRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApiToken"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"networks"}},{"kind":"Field","name":{"kind":"Name","value":"dayLimit"}},{"kind":"Field","name":{"kind":"Name","value":"spentToday"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}}]}}]} as unknown as DocumentNode<ApiTokenRowFragment, unknown>;
export const WorkbenchGoodFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WorkbenchGood"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SellerGood"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"pic"}},{"kind":"Field","name":{"kind":"Name","value":"monthSold"}},{"kind":"Field","name":{"kind":"Name","value":"stocks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"available"}}]}}]}}]} as unknown as DocumentNode<WorkbenchGoodFragment, unknown>;
export const AccountFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AccountFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Account"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"authorityId"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"nickName"}},{"kind":"Field","name":{"kind":"Name","value":"headerImg"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"frozen"}}]}}]} as unknown as DocumentNode<AccountFieldsFragment, unknown>;
export const SenderFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SenderFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Sender"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"provinceCode"}},{"kind":"Field","name":{"kind":"Name","value":"cityCode"}},{"kind":"Field","name":{"kind":"Name","value":"districtCode"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"district"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"isDefault"}},{"kind":"Field","name":{"kind":"Name","value":"remark"}}]}}]} as unknown as DocumentNode<SenderFieldsFragment, unknown>;
export const GoodCardFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GoodCardFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Good"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"pic"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"priceMax"}},{"kind":"Field","name":{"kind":"Name","value":"agreed"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"shipFrom"}},{"kind":"Field","name":{"kind":"Name","value":"warehouseId"}},{"kind":"Field","name":{"kind":"Name","value":"sold"}},{"kind":"Field","name":{"kind":"Name","value":"monthSold"}},{"kind":"Field","name":{"kind":"Name","value":"reviewScore"}}]}}]} as unknown as DocumentNode<GoodCardFieldsFragment, unknown>;
export const ExportOrderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExportOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"format"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FileFormat"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exportOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"Variable","name":{"kind":"Name","value":"format"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExportState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExportState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ExportedFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"taskId"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}}]}}]} as unknown as DocumentNode<ExportOrderMutation, ExportOrderMutationVariables>;
export const ExportOrdersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExportOrders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"OrderFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"format"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FileFormat"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exportOrders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"Variable","name":{"kind":"Name","value":"format"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExportState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExportState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ExportedFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"taskId"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}}]}}]} as unknown as DocumentNode<ExportOrdersMutation, ExportOrdersMutationVariables>;
export const ExportParcelsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExportParcels"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ParcelFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"format"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FileFormat"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exportParcels"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"Variable","name":{"kind":"Name","value":"format"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExportState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExportState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ExportedFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"taskId"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}}]}}]} as unknown as DocumentNode<ExportParcelsMutation, ExportParcelsMutationVariables>;
export const ExportMoneyLogsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExportMoneyLogs"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"MoneyLogFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"format"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FileFormat"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exportMoneyLogs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"Variable","name":{"kind":"Name","value":"format"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExportState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExportState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ExportedFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"taskId"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}}]}}]} as unknown as DocumentNode<ExportMoneyLogsMutation, ExportMoneyLogsMutationVariables>;
export const ExportRechargesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExportRecharges"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"RechargeFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"format"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FileFormat"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exportRecharges"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"Variable","name":{"kind":"Name","value":"format"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExportState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExportState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ExportedFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"taskId"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}}]}}]} as unknown as DocumentNode<ExportRechargesMutation, ExportRechargesMutationVariables>;
export const ExportCashOutsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExportCashOuts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"CashOutFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"format"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FileFormat"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exportCashOuts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"Variable","name":{"kind":"Name","value":"format"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExportState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExportState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ExportedFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"taskId"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}}]}}]} as unknown as DocumentNode<ExportCashOutsMutation, ExportCashOutsMutationVariables>;
export const ExportSellerProfitDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExportSellerProfit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ProfitFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"unit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ProfitUnit"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"format"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FileFormat"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exportSellerProfit"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"unit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"unit"}}},{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"Variable","name":{"kind":"Name","value":"format"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExportState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExportState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ExportedFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"taskId"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}}]}}]} as unknown as DocumentNode<ExportSellerProfitMutation, ExportSellerProfitMutationVariables>;
export const ExportSellerAfterSalesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExportSellerAfterSales"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AfterSalesFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"unit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AfterSalesUnit"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"format"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FileFormat"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exportSellerAfterSales"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"unit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"unit"}}},{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"Variable","name":{"kind":"Name","value":"format"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExportState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExportState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ExportedFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"taskId"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}}]}}]} as unknown as DocumentNode<ExportSellerAfterSalesMutation, ExportSellerAfterSalesMutationVariables>;
export const ExportToShipDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExportToShip"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"packageIds"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"format"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FileFormat"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exportToShip"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"packageIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"packageIds"}}},{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"Variable","name":{"kind":"Name","value":"format"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExportState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExportState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ExportedFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"taskId"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}}]}}]} as unknown as DocumentNode<ExportToShipMutation, ExportToShipMutationVariables>;
export const ExportGoodsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExportGoods"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SellerGoodFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"format"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FileFormat"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exportGoods"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"Variable","name":{"kind":"Name","value":"format"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExportState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExportState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ExportedFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"taskId"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}}]}}]} as unknown as DocumentNode<ExportGoodsMutation, ExportGoodsMutationVariables>;
export const ExportShopSkusDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExportShopSkus"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"shopId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ShopSkuFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"format"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FileFormat"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exportShopSkus"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"shopId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"shopId"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"Variable","name":{"kind":"Name","value":"format"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExportState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExportState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ExportedFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"taskId"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}}]}}]} as unknown as DocumentNode<ExportShopSkusMutation, ExportShopSkusMutationVariables>;
export const ExportEvidenceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExportEvidence"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"packageId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"format"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EvidenceFormat"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exportEvidence"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"packageId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"packageId"}}},{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"Variable","name":{"kind":"Name","value":"format"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExportState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExportState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ExportedFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"taskId"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}}]}}]} as unknown as DocumentNode<ExportEvidenceMutation, ExportEvidenceMutationVariables>;
export const ExportMaterialsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExportMaterials"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"goodIds"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exportMaterials"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"goodIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"goodIds"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExportState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExportState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ExportedFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"taskId"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}}]}}]} as unknown as DocumentNode<ExportMaterialsMutation, ExportMaterialsMutationVariables>;
export const FindExportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FindExport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"taskId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exportedFile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"taskId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"taskId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExportState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExportState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ExportedFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"taskId"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}}]}}]} as unknown as DocumentNode<FindExportQuery, FindExportQueryVariables>;
export const ExportStatementDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExportStatement"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"month"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"format"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FileFormat"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exportStatement"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"month"},"value":{"kind":"Variable","name":{"kind":"Name","value":"month"}}},{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"Variable","name":{"kind":"Name","value":"format"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExportState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExportState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ExportedFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"taskId"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}}]}}]} as unknown as DocumentNode<ExportStatementMutation, ExportStatementMutationVariables>;
export const LoadProfileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LoadProfile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AccountKind"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"nickName"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"frozen"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawable"}},{"kind":"Field","name":{"kind":"Name","value":"realStatus"}},{"kind":"Field","name":{"kind":"Name","value":"realName"}},{"kind":"Field","name":{"kind":"Name","value":"lastLoginAt"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Buyer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"levelName"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Seller"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"contact"}},{"kind":"Field","name":{"kind":"Name","value":"pendingSettle"}}]}}]}}]}}]} as unknown as DocumentNode<LoadProfileQuery, LoadProfileQueryVariables>;
export const ChangePasswordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangePassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangePasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changePassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<ChangePasswordMutation, ChangePasswordMutationVariables>;
export const BeginRealNameDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BeginRealName"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"realName"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idCard"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"beginRealName"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"realName"},"value":{"kind":"Variable","name":{"kind":"Name","value":"realName"}}},{"kind":"Argument","name":{"kind":"Name","value":"idCard"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idCard"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"certifyId"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"qrCode"}},{"kind":"Field","name":{"kind":"Name","value":"expireAt"}}]}}]}}]} as unknown as DocumentNode<BeginRealNameMutation, BeginRealNameMutationVariables>;
export const ConfirmRealNameDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmRealName"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"certifyId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmRealName"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"certifyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"certifyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"realStatus"}},{"kind":"Field","name":{"kind":"Name","value":"realName"}},{"kind":"Field","name":{"kind":"Name","value":"msg"}}]}}]}}]} as unknown as DocumentNode<ConfirmRealNameMutation, ConfirmRealNameMutationVariables>;
export const ExportPersonalDataDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExportPersonalData"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PersonalDataInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exportPersonalData"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExportState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExportState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ExportedFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"taskId"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}}]}}]} as unknown as DocumentNode<ExportPersonalDataMutation, ExportPersonalDataMutationVariables>;
export const ListCasesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListCases"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"CaseFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cursor"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cases"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}},{"kind":"Argument","name":{"kind":"Name","value":"cursor"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cursor"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"nextCursor"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"totalIsExact"}},{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"caseNo"}},{"kind":"Field","name":{"kind":"Name","value":"packageNo"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"goodName"}},{"kind":"Field","name":{"kind":"Name","value":"skuName"}},{"kind":"Field","name":{"kind":"Name","value":"num"}}]}},{"kind":"Field","name":{"kind":"Name","value":"maxAmount"}},{"kind":"Field","name":{"kind":"Name","value":"kindText"}},{"kind":"Field","name":{"kind":"Name","value":"askText"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusText"}},{"kind":"Field","name":{"kind":"Name","value":"offerKind"}},{"kind":"Field","name":{"kind":"Name","value":"offerAmount"}},{"kind":"Field","name":{"kind":"Name","value":"freight"}},{"kind":"Field","name":{"kind":"Name","value":"givenAmount"}},{"kind":"Field","name":{"kind":"Name","value":"outcomeText"}},{"kind":"Field","name":{"kind":"Name","value":"unread"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"allowedActions"}}]}}]}}]}}]} as unknown as DocumentNode<ListCasesQuery, ListCasesQueryVariables>;
export const LoadCaseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LoadCase"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cases"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"ids"},"value":{"kind":"ListValue","values":[{"kind":"Variable","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"caseNo"}},{"kind":"Field","name":{"kind":"Name","value":"packageId"}},{"kind":"Field","name":{"kind":"Name","value":"packageNo"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"waybillNo"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"goodName"}},{"kind":"Field","name":{"kind":"Name","value":"skuName"}},{"kind":"Field","name":{"kind":"Name","value":"num"}}]}},{"kind":"Field","name":{"kind":"Name","value":"packageFee"}},{"kind":"Field","name":{"kind":"Name","value":"maxAmount"}},{"kind":"Field","name":{"kind":"Name","value":"kindText"}},{"kind":"Field","name":{"kind":"Name","value":"ask"}},{"kind":"Field","name":{"kind":"Name","value":"askText"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CaseProgress"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"caseMessages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"caseId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"otherRead"}},{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"files"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CaseProgress"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AfterSaleCase"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusText"}},{"kind":"Field","name":{"kind":"Name","value":"offerKind"}},{"kind":"Field","name":{"kind":"Name","value":"offerAmount"}},{"kind":"Field","name":{"kind":"Name","value":"freight"}},{"kind":"Field","name":{"kind":"Name","value":"freightBy"}},{"kind":"Field","name":{"kind":"Name","value":"returnTo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"warehouseName"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"returnParcel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"courierName"}},{"kind":"Field","name":{"kind":"Name","value":"waybillNo"}},{"kind":"Field","name":{"kind":"Name","value":"traceText"}},{"kind":"Field","name":{"kind":"Name","value":"traces"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"signedAt"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"goodsText"}},{"kind":"Field","name":{"kind":"Name","value":"replacement"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"packageId"}},{"kind":"Field","name":{"kind":"Name","value":"packageNo"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"waybillNo"}},{"kind":"Field","name":{"kind":"Name","value":"statusText"}}]}},{"kind":"Field","name":{"kind":"Name","value":"givenAmount"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"outcomeText"}},{"kind":"Field","name":{"kind":"Name","value":"unread"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"appealedBy"}},{"kind":"Field","name":{"kind":"Name","value":"appealedAt"}},{"kind":"Field","name":{"kind":"Name","value":"allowedActions"}}]}}]} as unknown as DocumentNode<LoadCaseQuery, LoadCaseQueryVariables>;
export const ListReturnCouriersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListReturnCouriers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"couriers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<ListReturnCouriersQuery, ListReturnCouriersQueryVariables>;
export const AnswerCaseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AnswerCase"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AnswerCaseInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"clientNo"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answerCase"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"clientNo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"clientNo"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SteppedCase"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CaseProgress"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AfterSaleCase"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusText"}},{"kind":"Field","name":{"kind":"Name","value":"offerKind"}},{"kind":"Field","name":{"kind":"Name","value":"offerAmount"}},{"kind":"Field","name":{"kind":"Name","value":"freight"}},{"kind":"Field","name":{"kind":"Name","value":"freightBy"}},{"kind":"Field","name":{"kind":"Name","value":"returnTo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"warehouseName"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"returnParcel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"courierName"}},{"kind":"Field","name":{"kind":"Name","value":"waybillNo"}},{"kind":"Field","name":{"kind":"Name","value":"traceText"}},{"kind":"Field","name":{"kind":"Name","value":"traces"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"signedAt"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"goodsText"}},{"kind":"Field","name":{"kind":"Name","value":"replacement"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"packageId"}},{"kind":"Field","name":{"kind":"Name","value":"packageNo"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"waybillNo"}},{"kind":"Field","name":{"kind":"Name","value":"statusText"}}]}},{"kind":"Field","name":{"kind":"Name","value":"givenAmount"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"outcomeText"}},{"kind":"Field","name":{"kind":"Name","value":"unread"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"appealedBy"}},{"kind":"Field","name":{"kind":"Name","value":"appealedAt"}},{"kind":"Field","name":{"kind":"Name","value":"allowedActions"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SteppedCase"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CasePayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"caseId"}},{"kind":"Field","name":{"kind":"Name","value":"case"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CaseProgress"}}]}}]}}]} as unknown as DocumentNode<AnswerCaseMutation, AnswerCaseMutationVariables>;
export const ListReturnWarehousesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListReturnWarehouses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sellerWarehouses"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<ListReturnWarehousesQuery, ListReturnWarehousesQueryVariables>;
export const ReplyToCaseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReplyToCase"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReplyToCaseInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"clientNo"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"replyToCase"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"clientNo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"clientNo"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SteppedCase"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CaseProgress"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AfterSaleCase"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusText"}},{"kind":"Field","name":{"kind":"Name","value":"offerKind"}},{"kind":"Field","name":{"kind":"Name","value":"offerAmount"}},{"kind":"Field","name":{"kind":"Name","value":"freight"}},{"kind":"Field","name":{"kind":"Name","value":"freightBy"}},{"kind":"Field","name":{"kind":"Name","value":"returnTo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"warehouseName"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"returnParcel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"courierName"}},{"kind":"Field","name":{"kind":"Name","value":"waybillNo"}},{"kind":"Field","name":{"kind":"Name","value":"traceText"}},{"kind":"Field","name":{"kind":"Name","value":"traces"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"signedAt"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"goodsText"}},{"kind":"Field","name":{"kind":"Name","value":"replacement"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"packageId"}},{"kind":"Field","name":{"kind":"Name","value":"packageNo"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"waybillNo"}},{"kind":"Field","name":{"kind":"Name","value":"statusText"}}]}},{"kind":"Field","name":{"kind":"Name","value":"givenAmount"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"outcomeText"}},{"kind":"Field","name":{"kind":"Name","value":"unread"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"appealedBy"}},{"kind":"Field","name":{"kind":"Name","value":"appealedAt"}},{"kind":"Field","name":{"kind":"Name","value":"allowedActions"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SteppedCase"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CasePayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"caseId"}},{"kind":"Field","name":{"kind":"Name","value":"case"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CaseProgress"}}]}}]}}]} as unknown as DocumentNode<ReplyToCaseMutation, ReplyToCaseMutationVariables>;
export const SayInCaseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SayInCase"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"fileIds"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"clientNo"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sayInCase"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}},{"kind":"Argument","name":{"kind":"Name","value":"fileIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"fileIds"}}},{"kind":"Argument","name":{"kind":"Name","value":"clientNo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"clientNo"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"caseId"}}]}}]}}]} as unknown as DocumentNode<SayInCaseMutation, SayInCaseMutationVariables>;
export const AppealCaseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AppealCase"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"fileIds"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"appealCase"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}},{"kind":"Argument","name":{"kind":"Name","value":"fileIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"fileIds"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SteppedCase"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CaseProgress"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AfterSaleCase"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusText"}},{"kind":"Field","name":{"kind":"Name","value":"offerKind"}},{"kind":"Field","name":{"kind":"Name","value":"offerAmount"}},{"kind":"Field","name":{"kind":"Name","value":"freight"}},{"kind":"Field","name":{"kind":"Name","value":"freightBy"}},{"kind":"Field","name":{"kind":"Name","value":"returnTo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"warehouseName"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"returnParcel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"courierName"}},{"kind":"Field","name":{"kind":"Name","value":"waybillNo"}},{"kind":"Field","name":{"kind":"Name","value":"traceText"}},{"kind":"Field","name":{"kind":"Name","value":"traces"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"signedAt"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"goodsText"}},{"kind":"Field","name":{"kind":"Name","value":"replacement"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"packageId"}},{"kind":"Field","name":{"kind":"Name","value":"packageNo"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"waybillNo"}},{"kind":"Field","name":{"kind":"Name","value":"statusText"}}]}},{"kind":"Field","name":{"kind":"Name","value":"givenAmount"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"outcomeText"}},{"kind":"Field","name":{"kind":"Name","value":"unread"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"appealedBy"}},{"kind":"Field","name":{"kind":"Name","value":"appealedAt"}},{"kind":"Field","name":{"kind":"Name","value":"allowedActions"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SteppedCase"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CasePayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"caseId"}},{"kind":"Field","name":{"kind":"Name","value":"case"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CaseProgress"}}]}}]}}]} as unknown as DocumentNode<AppealCaseMutation, AppealCaseMutationVariables>;
export const ReadCaseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReadCase"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"readCase"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"caseId"}},{"kind":"Field","name":{"kind":"Name","value":"case"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"unread"}}]}}]}}]}}]} as unknown as DocumentNode<ReadCaseMutation, ReadCaseMutationVariables>;
export const OpenCaseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OpenCase"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OpenCaseInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"clientNo"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openCase"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"clientNo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"clientNo"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"caseId"}},{"kind":"Field","name":{"kind":"Name","value":"parcel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusText"}},{"kind":"Field","name":{"kind":"Name","value":"refundStatus"}},{"kind":"Field","name":{"kind":"Name","value":"refundId"}},{"kind":"Field","name":{"kind":"Name","value":"openCaseId"}},{"kind":"Field","name":{"kind":"Name","value":"suggestion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"ask"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"allowedActions"}}]}}]}}]}}]} as unknown as DocumentNode<OpenCaseMutation, OpenCaseMutationVariables>;
export const IgnoreSuggestionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"IgnoreSuggestion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"packageId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dismissSuggestion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"packageId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"packageId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"packageId"}},{"kind":"Field","name":{"kind":"Name","value":"parcel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"suggestion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"ask"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]}}]}}]} as unknown as DocumentNode<IgnoreSuggestionMutation, IgnoreSuggestionMutationVariables>;
export const ListAnswerTemplatesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListAnswerTemplates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answerTemplates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"usedAt"}}]}}]}}]} as unknown as DocumentNode<ListAnswerTemplatesQuery, ListAnswerTemplatesQueryVariables>;
export const SaveAnswerTemplateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveAnswerTemplate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AnswerTemplateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveAnswerTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"usedAt"}}]}}]}}]} as unknown as DocumentNode<SaveAnswerTemplateMutation, SaveAnswerTemplateMutationVariables>;
export const MarkAnswerTemplateUsedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarkAnswerTemplateUsed"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markAnswerTemplateUsed"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"usedAt"}}]}}]}}]} as unknown as DocumentNode<MarkAnswerTemplateUsedMutation, MarkAnswerTemplateUsedMutationVariables>;
export const DeleteAnswerTemplateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteAnswerTemplate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteAnswerTemplates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"ListValue","values":[{"kind":"Variable","name":{"kind":"Name","value":"id"}}]}}]}]}}]} as unknown as DocumentNode<DeleteAnswerTemplateMutation, DeleteAnswerTemplateMutationVariables>;
export const PreviewBulkEditDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PreviewBulkEdit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BulkEditKind"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BulkEditInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SellerGoodFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bulkEditPreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"goodsCount"}},{"kind":"Field","name":{"kind":"Name","value":"changedCount"}},{"kind":"Field","name":{"kind":"Name","value":"unchangedCount"}},{"kind":"Field","name":{"kind":"Name","value":"refusedCount"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BulkEditRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BulkEditRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BulkEditRow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"goodId"}},{"kind":"Field","name":{"kind":"Name","value":"goodsNo"}},{"kind":"Field","name":{"kind":"Name","value":"goodName"}},{"kind":"Field","name":{"kind":"Name","value":"skuNo"}},{"kind":"Field","name":{"kind":"Name","value":"skuName"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}},{"kind":"Field","name":{"kind":"Name","value":"beforeName"}},{"kind":"Field","name":{"kind":"Name","value":"afterName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusAfter"}},{"kind":"Field","name":{"kind":"Name","value":"waits"}},{"kind":"Field","name":{"kind":"Name","value":"isRevised"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}}]}}]} as unknown as DocumentNode<PreviewBulkEditQuery, PreviewBulkEditQueryVariables>;
export const ApplyBulkEditDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ApplyBulkEdit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BulkEditKind"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BulkEditInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"rows"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BulkEditRowInput"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"clientNo"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applyBulkEdit"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"rows"},"value":{"kind":"Variable","name":{"kind":"Name","value":"rows"}}},{"kind":"Argument","name":{"kind":"Name","value":"clientNo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"clientNo"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editId"}},{"kind":"Field","name":{"kind":"Name","value":"changedCount"}},{"kind":"Field","name":{"kind":"Name","value":"goodsCount"}},{"kind":"Field","name":{"kind":"Name","value":"refused"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BulkEditRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BulkEditRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BulkEditRow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"goodId"}},{"kind":"Field","name":{"kind":"Name","value":"goodsNo"}},{"kind":"Field","name":{"kind":"Name","value":"goodName"}},{"kind":"Field","name":{"kind":"Name","value":"skuNo"}},{"kind":"Field","name":{"kind":"Name","value":"skuName"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}},{"kind":"Field","name":{"kind":"Name","value":"beforeName"}},{"kind":"Field","name":{"kind":"Name","value":"afterName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusAfter"}},{"kind":"Field","name":{"kind":"Name","value":"waits"}},{"kind":"Field","name":{"kind":"Name","value":"isRevised"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}}]}}]} as unknown as DocumentNode<ApplyBulkEditMutation, ApplyBulkEditMutationVariables>;
export const LoadBulkEditOptionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LoadBulkEditOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sellerWarehouses"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"freightTemplates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<LoadBulkEditOptionsQuery, LoadBulkEditOptionsQueryVariables>;
export const ListBulkEditsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListBulkEdits"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"BulkEditFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cursor"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bulkEdits"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}},{"kind":"Argument","name":{"kind":"Name","value":"cursor"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cursor"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"nextCursor"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"totalIsExact"}},{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BulkEditItem"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BulkEditItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BulkEdit"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"editNo"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"change"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"rounding"}},{"kind":"Field","name":{"kind":"Name","value":"warehouseId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"valueName"}},{"kind":"Field","name":{"kind":"Name","value":"warehouseName"}},{"kind":"Field","name":{"kind":"Name","value":"goodsCount"}},{"kind":"Field","name":{"kind":"Name","value":"rowCount"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"undoneAt"}},{"kind":"Field","name":{"kind":"Name","value":"undoneCount"}},{"kind":"Field","name":{"kind":"Name","value":"allowedActions"}}]}}]} as unknown as DocumentNode<ListBulkEditsQuery, ListBulkEditsQueryVariables>;
export const ListBulkEditLinesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListBulkEditLines"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"editId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"BulkEditLineFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cursor"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bulkEditLines"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"editId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"editId"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}},{"kind":"Argument","name":{"kind":"Name","value":"cursor"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cursor"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"nextCursor"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"totalIsExact"}},{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"id"},"name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"goodId"}},{"kind":"Field","name":{"kind":"Name","value":"goodsNo"}},{"kind":"Field","name":{"kind":"Name","value":"goodName"}},{"kind":"Field","name":{"kind":"Name","value":"skuNo"}},{"kind":"Field","name":{"kind":"Name","value":"skuName"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}},{"kind":"Field","name":{"kind":"Name","value":"beforeName"}},{"kind":"Field","name":{"kind":"Name","value":"afterName"}},{"kind":"Field","name":{"kind":"Name","value":"undoReason"}},{"kind":"Field","name":{"kind":"Name","value":"undoText"}},{"kind":"Field","name":{"kind":"Name","value":"undoFound"}},{"kind":"Field","name":{"kind":"Name","value":"undoFoundName"}}]}}]}}]}}]} as unknown as DocumentNode<ListBulkEditLinesQuery, ListBulkEditLinesQueryVariables>;
export const UndoBulkEditDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UndoBulkEdit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"undoBulkEdit"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editId"}},{"kind":"Field","name":{"kind":"Name","value":"undoneCount"}},{"kind":"Field","name":{"kind":"Name","value":"leftCount"}},{"kind":"Field","name":{"kind":"Name","value":"edit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BulkEditItem"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BulkEditItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BulkEdit"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"editNo"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"change"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"rounding"}},{"kind":"Field","name":{"kind":"Name","value":"warehouseId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"valueName"}},{"kind":"Field","name":{"kind":"Name","value":"warehouseName"}},{"kind":"Field","name":{"kind":"Name","value":"goodsCount"}},{"kind":"Field","name":{"kind":"Name","value":"rowCount"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"undoneAt"}},{"kind":"Field","name":{"kind":"Name","value":"undoneCount"}},{"kind":"Field","name":{"kind":"Name","value":"allowedActions"}}]}}]} as unknown as DocumentNode<UndoBulkEditMutation, UndoBulkEditMutationVariables>;
export const LoadCashOutLimitsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LoadCashOutLimits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cashOutLimits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawable"}},{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}},{"kind":"Field","name":{"kind":"Name","value":"feeRate"}},{"kind":"Field","name":{"kind":"Name","value":"leftToday"}},{"kind":"Field","name":{"kind":"Name","value":"realName"}},{"kind":"Field","name":{"kind":"Name","value":"paused"}},{"kind":"Field","name":{"kind":"Name","value":"auditing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CashOutRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CashOutRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CashOut"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"cashOutNo"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}},{"kind":"Field","name":{"kind":"Name","value":"realAmount"}},{"kind":"Field","name":{"kind":"Name","value":"accountType"}},{"kind":"Field","name":{"kind":"Name","value":"accountTypeText"}},{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"accountName"}},{"kind":"Field","name":{"kind":"Name","value":"bankName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusText"}},{"kind":"Field","name":{"kind":"Name","value":"auditReason"}},{"kind":"Field","name":{"kind":"Name","value":"transferNo"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"auditedAt"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"revocable"}}]}}]} as unknown as DocumentNode<LoadCashOutLimitsQuery, LoadCashOutLimitsQueryVariables>;
export const CreateCashOutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateCashOut"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CashOutInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"clientNo"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createCashOut"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"clientNo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"clientNo"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CashOutRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CashOutRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CashOut"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"cashOutNo"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}},{"kind":"Field","name":{"kind":"Name","value":"realAmount"}},{"kind":"Field","name":{"kind":"Name","value":"accountType"}},{"kind":"Field","name":{"kind":"Name","value":"accountTypeText"}},{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"accountName"}},{"kind":"Field","name":{"kind":"Name","value":"bankName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusText"}},{"kind":"Field","name":{"kind":"Name","value":"auditReason"}},{"kind":"Field","name":{"kind":"Name","value":"transferNo"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"auditedAt"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"revocable"}}]}}]} as unknown as DocumentNode<CreateCashOutMutation, CreateCashOutMutationVariables>;
export const RevokeCashOutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeCashOut"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeCashOut"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CashOutRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CashOutRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CashOut"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"cashOutNo"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}},{"kind":"Field","name":{"kind":"Name","value":"realAmount"}},{"kind":"Field","name":{"kind":"Name","value":"accountType"}},{"kind":"Field","name":{"kind":"Name","value":"accountTypeText"}},{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"accountName"}},{"kind":"Field","name":{"kind":"Name","value":"bankName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusText"}},{"kind":"Field","name":{"kind":"Name","value":"auditReason"}},{"kind":"Field","name":{"kind":"Name","value":"transferNo"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"auditedAt"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"revocable"}}]}}]} as unknown as DocumentNode<RevokeCashOutMutation, RevokeCashOutMutationVariables>;
export const WatchChangesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"WatchChanges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderIds"}},{"kind":"Field","name":{"kind":"Name","value":"wallet"}},{"kind":"Field","name":{"kind":"Name","value":"notice"}},{"kind":"Field","name":{"kind":"Name","value":"resync"}}]}}]}}]} as unknown as DocumentNode<WatchChangesSubscription, WatchChangesSubscriptionVariables>;
export const LoadAccountClosingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LoadAccountClosing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountClosing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClosingFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClosingFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccountClosing"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phase"}},{"kind":"Field","name":{"kind":"Name","value":"begunAt"}},{"kind":"Field","name":{"kind":"Name","value":"checks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"refunds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"payNo"}},{"kind":"Field","name":{"kind":"Name","value":"payTypeText"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusText"}}]}},{"kind":"Field","name":{"kind":"Name","value":"refundAmount"}},{"kind":"Field","name":{"kind":"Name","value":"cashOutAmount"}},{"kind":"Field","name":{"kind":"Name","value":"giveUpAmount"}},{"kind":"Field","name":{"kind":"Name","value":"shops"}},{"kind":"Field","name":{"kind":"Name","value":"members"}},{"kind":"Field","name":{"kind":"Name","value":"memberParcels"}}]}}]} as unknown as DocumentNode<LoadAccountClosingQuery, LoadAccountClosingQueryVariables>;
export const CloseAccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CloseAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CloseAccountInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"closeAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClosingFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClosingFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccountClosing"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phase"}},{"kind":"Field","name":{"kind":"Name","value":"begunAt"}},{"kind":"Field","name":{"kind":"Name","value":"checks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"refunds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"payNo"}},{"kind":"Field","name":{"kind":"Name","value":"payTypeText"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusText"}}]}},{"kind":"Field","name":{"kind":"Name","value":"refundAmount"}},{"kind":"Field","name":{"kind":"Name","value":"cashOutAmount"}},{"kind":"Field","name":{"kind":"Name","value":"giveUpAmount"}},{"kind":"Field","name":{"kind":"Name","value":"shops"}},{"kind":"Field","name":{"kind":"Name","value":"members"}},{"kind":"Field","name":{"kind":"Name","value":"memberParcels"}}]}}]} as unknown as DocumentNode<CloseAccountMutation, CloseAccountMutationVariables>;
export const KeepAccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"KeepAccount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"keepAccount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClosingFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClosingFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccountClosing"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phase"}},{"kind":"Field","name":{"kind":"Name","value":"begunAt"}},{"kind":"Field","name":{"kind":"Name","value":"checks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"refunds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"payNo"}},{"kind":"Field","name":{"kind":"Name","value":"payTypeText"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusText"}}]}},{"kind":"Field","name":{"kind":"Name","value":"refundAmount"}},{"kind":"Field","name":{"kind":"Name","value":"cashOutAmount"}},{"kind":"Field","name":{"kind":"Name","value":"giveUpAmount"}},{"kind":"Field","name":{"kind":"Name","value":"shops"}},{"kind":"Field","name":{"kind":"Name","value":"members"}},{"kind":"Field","name":{"kind":"Name","value":"memberParcels"}}]}}]} as unknown as DocumentNode<KeepAccountMutation, KeepAccountMutationVariables>;
export const SendPhoneCodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendPhoneCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PhoneCodeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendPhoneCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resendIn"}}]}}]}}]} as unknown as DocumentNode<SendPhoneCodeMutation, SendPhoneCodeMutationVariables>;
export const ListClaimsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListClaims"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"CourierClaimFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cursor"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courierClaims"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}},{"kind":"Argument","name":{"kind":"Name","value":"cursor"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cursor"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"nextCursor"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"totalIsExact"}},{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"claimNo"}},{"kind":"Field","name":{"kind":"Name","value":"packageNo"}},{"kind":"Field","name":{"kind":"Name","value":"caseId"}},{"kind":"Field","name":{"kind":"Name","value":"caseNo"}},{"kind":"Field","name":{"kind":"Name","value":"courierName"}},{"kind":"Field","name":{"kind":"Name","value":"waybillNo"}},{"kind":"Field","name":{"kind":"Name","value":"direct"}},{"kind":"Field","name":{"kind":"Name","value":"kindText"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusText"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAmount"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"supplierPart"}},{"kind":"Field","name":{"kind":"Name","value":"platformPart"}},{"kind":"Field","name":{"kind":"Name","value":"buyerGot"}},{"kind":"Field","name":{"kind":"Name","value":"supplierBore"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"allowedActions"}}]}}]}}]}}]} as unknown as DocumentNode<ListClaimsQuery, ListClaimsQueryVariables>;
export const OpenCourierClaimDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OpenCourierClaim"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OpenCourierClaimInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openCourierClaim"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claimId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<OpenCourierClaimMutation, OpenCourierClaimMutationVariables>;
export const UpdateCourierClaimDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateCourierClaim"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StepCourierClaimInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stepCourierClaim"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claimId"}},{"kind":"Field","name":{"kind":"Name","value":"claim"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusText"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAmount"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"allowedActions"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateCourierClaimMutation, UpdateCourierClaimMutationVariables>;
export const LoadDepositDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LoadDeposit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deposit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"minimum"}},{"kind":"Field","name":{"kind":"Name","value":"lack"}},{"kind":"Field","name":{"kind":"Name","value":"maxPayIn"}},{"kind":"Field","name":{"kind":"Name","value":"maxTakeOut"}}]}}]}}]} as unknown as DocumentNode<LoadDepositQuery, LoadDepositQueryVariables>;
export const PayIntoDepositDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PayIntoDeposit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"amount"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Fen"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"clientNo"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"payIntoDeposit"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"amount"},"value":{"kind":"Variable","name":{"kind":"Name","value":"amount"}}},{"kind":"Argument","name":{"kind":"Name","value":"clientNo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"clientNo"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"balance"}}]}}]}}]} as unknown as DocumentNode<PayIntoDepositMutation, PayIntoDepositMutationVariables>;
export const TakeOutOfDepositDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TakeOutOfDeposit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"amount"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Fen"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"clientNo"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"takeOutOfDeposit"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"amount"},"value":{"kind":"Variable","name":{"kind":"Name","value":"amount"}}},{"kind":"Argument","name":{"kind":"Name","value":"clientNo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"clientNo"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"balance"}}]}}]}}]} as unknown as DocumentNode<TakeOutOfDepositMutation, TakeOutOfDepositMutationVariables>;
export const LoadFavouritesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LoadFavourites"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cursor"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"favourites"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"cursor"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cursor"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nextCursor"}},{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"goodId"}}]}}]}}]}}]} as unknown as DocumentNode<LoadFavouritesQuery, LoadFavouritesQueryVariables>;
export const CreateFavouriteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateFavourite"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"goodId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createFavourite"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"goodId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"goodId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"goodId"}}]}}]}}]} as unknown as DocumentNode<CreateFavouriteMutation, CreateFavouriteMutationVariables>;
export const DeleteFavouriteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteFavourite"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"goodId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteFavourite"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"goodId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"goodId"}}}]}]}}]} as unknown as DocumentNode<DeleteFavouriteMutation, DeleteFavouriteMutationVariables>;
export const ListFavouritesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListFavourites"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cursor"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"favourites"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"cursor"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cursor"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"nextCursor"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"goodId"}},{"kind":"Field","name":{"kind":"Name","value":"priceDelta"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"good"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GoodCardFields"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"warehouses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"available"}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GoodCardFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Good"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"pic"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"priceMax"}},{"kind":"Field","name":{"kind":"Name","value":"agreed"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"shipFrom"}},{"kind":"Field","name":{"kind":"Name","value":"warehouseId"}},{"kind":"Field","name":{"kind":"Name","value":"sold"}},{"kind":"Field","name":{"kind":"Name","value":"monthSold"}},{"kind":"Field","name":{"kind":"Name","value":"reviewScore"}}]}}]} as unknown as DocumentNode<ListFavouritesQuery, ListFavouritesQueryVariables>;
export const LoadFavouriteStatesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LoadFavouriteStates"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cursor"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"favourites"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"cursor"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cursor"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nextCursor"}},{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"goodId"}},{"kind":"Field","name":{"kind":"Name","value":"good"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]}}]}}]} as unknown as DocumentNode<LoadFavouriteStatesQuery, LoadFavouriteStatesQueryVariables>;
export const LoadGoodDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LoadGood"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"good"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"goodsNo"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"pic"}},{"kind":"Field","name":{"kind":"Name","value":"pics"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"priceMax"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"minNum"}},{"kind":"Field","name":{"kind":"Name","value":"maxNum"}},{"kind":"Field","name":{"kind":"Name","value":"platforms"}},{"kind":"Field","name":{"kind":"Name","value":"sold"}},{"kind":"Field","name":{"kind":"Name","value":"collectCount"}},{"kind":"Field","name":{"kind":"Name","value":"monthSold"}},{"kind":"Field","name":{"kind":"Name","value":"reviewCount"}},{"kind":"Field","name":{"kind":"Name","value":"reviewScore"}},{"kind":"Field","name":{"kind":"Name","value":"reviewCounts"}},{"kind":"Field","name":{"kind":"Name","value":"picturedReviews"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"categoryId"}},{"kind":"Field","name":{"kind":"Name","value":"categoryName"}},{"kind":"Field","name":{"kind":"Name","value":"properties"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"skus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"skuNo"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"valueIds"}},{"kind":"Field","name":{"kind":"Name","value":"merchantCode"}},{"kind":"Field","name":{"kind":"Name","value":"pic"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}},{"kind":"Field","name":{"kind":"Name","value":"onSale"}},{"kind":"Field","name":{"kind":"Name","value":"stocks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"warehouseId"}},{"kind":"Field","name":{"kind":"Name","value":"available"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bundleParts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"skuId"}},{"kind":"Field","name":{"kind":"Name","value":"goodName"}},{"kind":"Field","name":{"kind":"Name","value":"skuName"}},{"kind":"Field","name":{"kind":"Name","value":"num"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"courierFees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courierId"}},{"kind":"Field","name":{"kind":"Name","value":"firstWeight"}},{"kind":"Field","name":{"kind":"Name","value":"firstFee"}},{"kind":"Field","name":{"kind":"Name","value":"stepWeight"}},{"kind":"Field","name":{"kind":"Name","value":"stepFee"}}]}},{"kind":"Field","name":{"kind":"Name","value":"warehouses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"available"}},{"kind":"Field","name":{"kind":"Name","value":"warehouse"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"refundRate"}},{"kind":"Field","name":{"kind":"Name","value":"answerSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"pauseReason"}},{"kind":"Field","name":{"kind":"Name","value":"workDays"}},{"kind":"Field","name":{"kind":"Name","value":"sundayRest"}},{"kind":"Field","name":{"kind":"Name","value":"restDates"}},{"kind":"Field","name":{"kind":"Name","value":"cutoffTime"}},{"kind":"Field","name":{"kind":"Name","value":"couriers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"warehouseId"}},{"kind":"Field","name":{"kind":"Name","value":"courierId"}},{"kind":"Field","name":{"kind":"Name","value":"firstWeight"}},{"kind":"Field","name":{"kind":"Name","value":"firstFee"}},{"kind":"Field","name":{"kind":"Name","value":"stepWeight"}},{"kind":"Field","name":{"kind":"Name","value":"stepFee"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"areaRules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"areaCode"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}},{"kind":"Field","name":{"kind":"Name","value":"startAt"}},{"kind":"Field","name":{"kind":"Name","value":"endAt"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"courier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"workDays"}},{"kind":"Field","name":{"kind":"Name","value":"sundayRest"}},{"kind":"Field","name":{"kind":"Name","value":"restDates"}},{"kind":"Field","name":{"kind":"Name","value":"cutoffTime"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<LoadGoodQuery, LoadGoodQueryVariables>;
export const LoadViewerRegionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LoadViewerRegion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ipRegion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"provinceCode"}},{"kind":"Field","name":{"kind":"Name","value":"cityCode"}}]}}]}}]} as unknown as DocumentNode<LoadViewerRegionQuery, LoadViewerRegionQueryVariables>;
export const ListHomeCategoriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListHomeCategories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}}]}}]}}]} as unknown as DocumentNode<ListHomeCategoriesQuery, ListHomeCategoriesQueryVariables>;
export const LoadHomePlacesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LoadHomePlaces"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"homePlaces"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"banners"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"picture"}},{"kind":"Field","name":{"kind":"Name","value":"link"}}]}},{"kind":"Field","name":{"kind":"Name","value":"goods"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"pic"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"warehouseId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"picture"}},{"kind":"Field","name":{"kind":"Name","value":"link"}}]}}]}}]}}]} as unknown as DocumentNode<LoadHomePlacesQuery, LoadHomePlacesQueryVariables>;
export const LoadShipmentGoodDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LoadShipmentGood"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"good"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"pic"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"minNum"}},{"kind":"Field","name":{"kind":"Name","value":"maxNum"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"platforms"}},{"kind":"Field","name":{"kind":"Name","value":"shipFrom"}},{"kind":"Field","name":{"kind":"Name","value":"properties"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"skus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"skuNo"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"valueIds"}},{"kind":"Field","name":{"kind":"Name","value":"merchantCode"}},{"kind":"Field","name":{"kind":"Name","value":"pic"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}},{"kind":"Field","name":{"kind":"Name","value":"onSale"}},{"kind":"Field","name":{"kind":"Name","value":"stocks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"warehouseId"}},{"kind":"Field","name":{"kind":"Name","value":"available"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bundleParts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"skuId"}},{"kind":"Field","name":{"kind":"Name","value":"num"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"courierFees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courierId"}},{"kind":"Field","name":{"kind":"Name","value":"firstWeight"}},{"kind":"Field","name":{"kind":"Name","value":"firstFee"}},{"kind":"Field","name":{"kind":"Name","value":"stepWeight"}},{"kind":"Field","name":{"kind":"Name","value":"stepFee"}}]}},{"kind":"Field","name":{"kind":"Name","value":"warehouses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"available"}},{"kind":"Field","name":{"kind":"Name","value":"warehouse"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"pauseReason"}},{"kind":"Field","name":{"kind":"Name","value":"outputMode"}},{"kind":"Field","name":{"kind":"Name","value":"workDays"}},{"kind":"Field","name":{"kind":"Name","value":"sundayRest"}},{"kind":"Field","name":{"kind":"Name","value":"restDates"}},{"kind":"Field","name":{"kind":"Name","value":"cutoffTime"}},{"kind":"Field","name":{"kind":"Name","value":"couriers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"warehouseId"}},{"kind":"Field","name":{"kind":"Name","value":"courierId"}},{"kind":"Field","name":{"kind":"Name","value":"firstWeight"}},{"kind":"Field","name":{"kind":"Name","value":"firstFee"}},{"kind":"Field","name":{"kind":"Name","value":"stepWeight"}},{"kind":"Field","name":{"kind":"Name","value":"stepFee"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"areaRules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"areaCode"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}},{"kind":"Field","name":{"kind":"Name","value":"startAt"}},{"kind":"Field","name":{"kind":"Name","value":"endAt"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"courier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}},{"kind":"Field","name":{"kind":"Name","value":"workDays"}},{"kind":"Field","name":{"kind":"Name","value":"sundayRest"}},{"kind":"Field","name":{"kind":"Name","value":"restDates"}},{"kind":"Field","name":{"kind":"Name","value":"cutoffTime"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<LoadShipmentGoodQuery, LoadShipmentGoodQueryVariables>;
export const SearchShipmentGoodsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SearchShipmentGoods"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"warehouseId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cursor"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"goods"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"keyword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"warehouseId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"warehouseId"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"12"}},{"kind":"Argument","name":{"kind":"Name","value":"cursor"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cursor"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"nextCursor"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"pic"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"priceMax"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"shipFrom"}},{"kind":"Field","name":{"kind":"Name","value":"sold"}}]}}]}}]}}]} as unknown as DocumentNode<SearchShipmentGoodsQuery, SearchShipmentGoodsQueryVariables>;
export const LoadLastPurchaseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LoadLastPurchase"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lastPurchase"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"goodId"}},{"kind":"Field","name":{"kind":"Name","value":"good"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"warehouseId"}},{"kind":"Field","name":{"kind":"Name","value":"courierId"}},{"kind":"Field","name":{"kind":"Name","value":"num"}},{"kind":"Field","name":{"kind":"Name","value":"senderId"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}}]}}]}}]} as unknown as DocumentNode<LoadLastPurchaseQuery, LoadLastPurchaseQueryVariables>;
export const ListInvoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListInvoices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"InvoiceFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invoices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"InvoiceRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"totalIsExact"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pageSize"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InvoiceRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Invoice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceNo"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"redOf"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"issuedOn"}},{"kind":"Field","name":{"kind":"Name","value":"fileId"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"issuerName"}},{"kind":"Field","name":{"kind":"Name","value":"titleName"}},{"kind":"Field","name":{"kind":"Name","value":"partCount"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"isLate"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"mayIssue"}}]}}]} as unknown as DocumentNode<ListInvoicesQuery, ListInvoicesQueryVariables>;
export const LoadInvoiceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LoadInvoice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invoice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceNo"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"redNumber"}},{"kind":"Field","name":{"kind":"Name","value":"title"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"taxNumber"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"bankName"}},{"kind":"Field","name":{"kind":"Name","value":"bankAccount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"parts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"goodName"}},{"kind":"Field","name":{"kind":"Name","value":"num"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}}]}}]} as unknown as DocumentNode<LoadInvoiceQuery, LoadInvoiceQueryVariables>;
export const LoadInvoiceTitlesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LoadInvoiceTitles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invoiceTitles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TitleRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TitleRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvoiceTitle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"taxNumber"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"bankName"}},{"kind":"Field","name":{"kind":"Name","value":"bankAccount"}}]}}]} as unknown as DocumentNode<LoadInvoiceTitlesQuery, LoadInvoiceTitlesQueryVariables>;
export const LoadBillableDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LoadBillable"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BillableInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"billable"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isOpen"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"issuers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}}]}}]} as unknown as DocumentNode<LoadBillableQuery, LoadBillableQueryVariables>;
export const SaveInvoiceTitleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveInvoiceTitle"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"InvoiceTitleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveInvoiceTitle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TitleRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TitleRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvoiceTitle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"taxNumber"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"bankName"}},{"kind":"Field","name":{"kind":"Name","value":"bankAccount"}}]}}]} as unknown as DocumentNode<SaveInvoiceTitleMutation, SaveInvoiceTitleMutationVariables>;
export const DeleteInvoiceTitleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteInvoiceTitle"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteInvoiceTitle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteInvoiceTitleMutation, DeleteInvoiceTitleMutationVariables>;
export const AskInvoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AskInvoices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AskInvoicesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"askInvoices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<AskInvoicesMutation, AskInvoicesMutationVariables>;
export const BeginInvoiceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BeginInvoice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"beginInvoices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"ListValue","values":[{"kind":"Variable","name":{"kind":"Name","value":"id"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<BeginInvoiceMutation, BeginInvoiceMutationVariables>;
export const IssueInvoiceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"IssueInvoice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"IssueInvoiceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"issueInvoice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}}]}}]} as unknown as DocumentNode<IssueInvoiceMutation, IssueInvoiceMutationVariables>;
export const RefuseInvoiceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RefuseInvoice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refuseInvoice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<RefuseInvoiceMutation, RefuseInvoiceMutationVariables>;
export const CreateJoinDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateJoin"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"JoinInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createJoin"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<CreateJoinMutation, CreateJoinMutationVariables>;
export const ListWaybillAccountsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListWaybillAccounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waybillAccounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WaybillAccountRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WaybillAccountRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaybillAccount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"courierId"}},{"kind":"Field","name":{"kind":"Name","value":"courierName"}},{"kind":"Field","name":{"kind":"Name","value":"warehouseId"}},{"kind":"Field","name":{"kind":"Name","value":"warehouseName"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"customerCode"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"net"}},{"kind":"Field","name":{"kind":"Name","value":"tbNet"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"checkMan"}},{"kind":"Field","name":{"kind":"Name","value":"expType"}},{"kind":"Field","name":{"kind":"Name","value":"payType"}},{"kind":"Field","name":{"kind":"Name","value":"hasKey"}},{"kind":"Field","name":{"kind":"Name","value":"hasSecret"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"fallsBack"}},{"kind":"Field","name":{"kind":"Name","value":"problemText"}},{"kind":"Field","name":{"kind":"Name","value":"problemAt"}},{"kind":"Field","name":{"kind":"Name","value":"testedAt"}}]}}]} as unknown as DocumentNode<ListWaybillAccountsQuery, ListWaybillAccountsQueryVariables>;
export const ListAccountPlacesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListAccountPlaces"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"couriers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sellerWarehouses"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<ListAccountPlacesQuery, ListAccountPlacesQueryVariables>;
export const SaveWaybillAccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveWaybillAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WaybillAccountInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveWaybillAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WaybillAccountRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WaybillAccountRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaybillAccount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"courierId"}},{"kind":"Field","name":{"kind":"Name","value":"courierName"}},{"kind":"Field","name":{"kind":"Name","value":"warehouseId"}},{"kind":"Field","name":{"kind":"Name","value":"warehouseName"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"customerCode"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"net"}},{"kind":"Field","name":{"kind":"Name","value":"tbNet"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"checkMan"}},{"kind":"Field","name":{"kind":"Name","value":"expType"}},{"kind":"Field","name":{"kind":"Name","value":"payType"}},{"kind":"Field","name":{"kind":"Name","value":"hasKey"}},{"kind":"Field","name":{"kind":"Name","value":"hasSecret"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"fallsBack"}},{"kind":"Field","name":{"kind":"Name","value":"problemText"}},{"kind":"Field","name":{"kind":"Name","value":"problemAt"}},{"kind":"Field","name":{"kind":"Name","value":"testedAt"}}]}}]} as unknown as DocumentNode<SaveWaybillAccountMutation, SaveWaybillAccountMutationVariables>;
export const SetWaybillAccountEnabledDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetWaybillAccountEnabled"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"enabled"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enableWaybillAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"enabled"},"value":{"kind":"Variable","name":{"kind":"Name","value":"enabled"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WaybillAccountRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WaybillAccountRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaybillAccount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"courierId"}},{"kind":"Field","name":{"kind":"Name","value":"courierName"}},{"kind":"Field","name":{"kind":"Name","value":"warehouseId"}},{"kind":"Field","name":{"kind":"Name","value":"warehouseName"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"customerCode"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"net"}},{"kind":"Field","name":{"kind":"Name","value":"tbNet"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"checkMan"}},{"kind":"Field","name":{"kind":"Name","value":"expType"}},{"kind":"Field","name":{"kind":"Name","value":"payType"}},{"kind":"Field","name":{"kind":"Name","value":"hasKey"}},{"kind":"Field","name":{"kind":"Name","value":"hasSecret"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"fallsBack"}},{"kind":"Field","name":{"kind":"Name","value":"problemText"}},{"kind":"Field","name":{"kind":"Name","value":"problemAt"}},{"kind":"Field","name":{"kind":"Name","value":"testedAt"}}]}}]} as unknown as DocumentNode<SetWaybillAccountEnabledMutation, SetWaybillAccountEnabledMutationVariables>;
export const CheckWaybillAccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CheckWaybillAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"testWaybillAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WaybillAccountRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"passed"}},{"kind":"Field","name":{"kind":"Name","value":"msg"}},{"kind":"Field","name":{"kind":"Name","value":"leftWaybillNo"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WaybillAccountRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaybillAccount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"courierId"}},{"kind":"Field","name":{"kind":"Name","value":"courierName"}},{"kind":"Field","name":{"kind":"Name","value":"warehouseId"}},{"kind":"Field","name":{"kind":"Name","value":"warehouseName"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"customerCode"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"net"}},{"kind":"Field","name":{"kind":"Name","value":"tbNet"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"checkMan"}},{"kind":"Field","name":{"kind":"Name","value":"expType"}},{"kind":"Field","name":{"kind":"Name","value":"payType"}},{"kind":"Field","name":{"kind":"Name","value":"hasKey"}},{"kind":"Field","name":{"kind":"Name","value":"hasSecret"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"fallsBack"}},{"kind":"Field","name":{"kind":"Name","value":"problemText"}},{"kind":"Field","name":{"kind":"Name","value":"problemAt"}},{"kind":"Field","name":{"kind":"Name","value":"testedAt"}}]}}]} as unknown as DocumentNode<CheckWaybillAccountMutation, CheckWaybillAccountMutationVariables>;
export const DeleteWaybillAccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteWaybillAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteWaybillAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteWaybillAccountMutation, DeleteWaybillAccountMutationVariables>;
export const ListPrintSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListPrintSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"printSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PrintSettingRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PrintSettingRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PrintSetting"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"courierId"}},{"kind":"Field","name":{"kind":"Name","value":"courierName"}},{"kind":"Field","name":{"kind":"Name","value":"paper"}},{"kind":"Field","name":{"kind":"Name","value":"extras"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"}},{"kind":"Field","name":{"kind":"Name","value":"fontSize"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"printerName"}},{"kind":"Field","name":{"kind":"Name","value":"autoPrint"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<ListPrintSettingsQuery, ListPrintSettingsQueryVariables>;
export const ListPrintCouriersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListPrintCouriers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"couriers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<ListPrintCouriersQuery, ListPrintCouriersQueryVariables>;
export const PreviewLabelDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PreviewLabel"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PrintSettingInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"labelPreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"svg"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}}]}}]} as unknown as DocumentNode<PreviewLabelQuery, PreviewLabelQueryVariables>;
export const SavePrintSettingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SavePrintSetting"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PrintSettingInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savePrintSetting"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PrintSettingRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PrintSettingRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PrintSetting"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"courierId"}},{"kind":"Field","name":{"kind":"Name","value":"courierName"}},{"kind":"Field","name":{"kind":"Name","value":"paper"}},{"kind":"Field","name":{"kind":"Name","value":"extras"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"}},{"kind":"Field","name":{"kind":"Name","value":"fontSize"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"printerName"}},{"kind":"Field","name":{"kind":"Name","value":"autoPrint"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<SavePrintSettingMutation, SavePrintSettingMutationVariables>;
export const CopyPrintSettingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CopyPrintSetting"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"courierIds"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"copyPrintSetting"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"courierIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"courierIds"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PrintSettingRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PrintSettingRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PrintSetting"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"courierId"}},{"kind":"Field","name":{"kind":"Name","value":"courierName"}},{"kind":"Field","name":{"kind":"Name","value":"paper"}},{"kind":"Field","name":{"kind":"Name","value":"extras"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"}},{"kind":"Field","name":{"kind":"Name","value":"fontSize"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"printerName"}},{"kind":"Field","name":{"kind":"Name","value":"autoPrint"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<CopyPrintSettingMutation, CopyPrintSettingMutationVariables>;
export const DeletePrintSettingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeletePrintSetting"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletePrintSetting"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeletePrintSettingMutation, DeletePrintSettingMutationVariables>;
export const PrintParcelsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PrintParcels"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PrintKind"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"printParcels"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"taskId"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"printed"}},{"kind":"Field","name":{"kind":"Name","value":"failed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"packageId"}},{"kind":"Field","name":{"kind":"Name","value":"msg"}}]}},{"kind":"Field","name":{"kind":"Name","value":"parcels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"printCount"}},{"kind":"Field","name":{"kind":"Name","value":"printedAt"}}]}}]}}]}}]} as unknown as DocumentNode<PrintParcelsMutation, PrintParcelsMutationVariables>;
export const FindPrintedFileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FindPrintedFile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"taskId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exportedFile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"taskId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"taskId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"taskId"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}}]}}]}}]} as unknown as DocumentNode<FindPrintedFileQuery, FindPrintedFileQueryVariables>;
export const ListPrintTasksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListPrintTasks"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"printTasks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tasks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"packageId"}},{"kind":"Field","name":{"kind":"Name","value":"printerName"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"failed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"packageId"}},{"kind":"Field","name":{"kind":"Name","value":"msg"}}]}}]}}]}}]} as unknown as DocumentNode<ListPrintTasksQuery, ListPrintTasksQueryVariables>;
export const MarkPrintedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarkPrinted"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markPrinted"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"printCount"}},{"kind":"Field","name":{"kind":"Name","value":"printedAt"}}]}}]}}]} as unknown as DocumentNode<MarkPrintedMutation, MarkPrintedMutationVariables>;
export const LoadLegalTextsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LoadLegalTexts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"LegalKind"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"legalTexts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"draft"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"body"}}]}}]}}]} as unknown as DocumentNode<LoadLegalTextsQuery, LoadLegalTextsQueryVariables>;
export const LoadConsentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LoadConsents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"consents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"agreed"}},{"kind":"Field","name":{"kind":"Name","value":"answeredAt"}}]}}]}}]} as unknown as DocumentNode<LoadConsentsQuery, LoadConsentsQueryVariables>;
export const AnswerConsentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AnswerConsents"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"agreed"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answerConsents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"agreed"},"value":{"kind":"Variable","name":{"kind":"Name","value":"agreed"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"agreed"}},{"kind":"Field","name":{"kind":"Name","value":"answeredAt"}}]}}]}}]} as unknown as DocumentNode<AnswerConsentsMutation, AnswerConsentsMutationVariables>;
export const LoadLicencesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LoadLicences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"licences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"endsOn"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"fileId"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]} as unknown as DocumentNode<LoadLicencesQuery, LoadLicencesQueryVariables>;
export const SendLicenceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendLicence"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LicenceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendLicence"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<SendLicenceMutation, SendLicenceMutationVariables>;
export const LoadStoreLicencesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LoadStoreLicences"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"warehouseId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"storeLicences"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"warehouseId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"warehouseId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"endsOn"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"fileId"}}]}}]}}]} as unknown as DocumentNode<LoadStoreLicencesQuery, LoadStoreLicencesQueryVariables>;
export const SignInDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LoginInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"login"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"expireAt"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AccountFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AccountFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Account"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"authorityId"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"nickName"}},{"kind":"Field","name":{"kind":"Name","value":"headerImg"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"frozen"}}]}}]} as unknown as DocumentNode<SignInMutation, SignInMutationVariables>;
export const SignUpDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignUp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RegisterInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signUp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"session"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"expireAt"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AccountFields"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AccountFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Account"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"authorityId"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"nickName"}},{"kind":"Field","name":{"kind":"Name","value":"headerImg"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"frozen"}}]}}]} as unknown as DocumentNode<SignUpMutation, SignUpMutationVariables>;
export const FindPasswordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"FindPassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FindPasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"findPassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<FindPasswordMutation, FindPasswordMutationVariables>;
export const LoadLegalVersionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LoadLegalVersions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"legalTexts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<LoadLegalVersionsQuery, LoadLegalVersionsQueryVariables>;
export const ListMobileCategoriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListMobileCategories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<ListMobileCategoriesQuery, ListMobileCategoriesQueryVariables>;
export const LoadMobileGoodDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LoadMobileGood"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"good"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"goodsNo"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"pic"}},{"kind":"Field","name":{"kind":"Name","value":"pics"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"minNum"}},{"kind":"Field","name":{"kind":"Name","value":"maxNum"}},{"kind":"Field","name":{"kind":"Name","value":"sold"}},{"kind":"Field","name":{"kind":"Name","value":"warehouses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"available"}}]}}]}}]}}]} as unknown as DocumentNode<LoadMobileGoodQuery, LoadMobileGoodQueryVariables>;
export const ListHomeNoticesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListHomeNotices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"EnumValue","value":"HOME"}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"10"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]}}]} as unknown as DocumentNode<ListHomeNoticesQuery, ListHomeNoticesQueryVariables>;
export const ListNoticesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListNotices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"type"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NoticeType"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cursor"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"Variable","name":{"kind":"Name","value":"type"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"10"}},{"kind":"Argument","name":{"kind":"Name","value":"cursor"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cursor"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"nextCursor"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"isPinned"}}]}}]}}]}}]} as unknown as DocumentNode<ListNoticesQuery, ListNoticesQueryVariables>;
export const CountUnreadNoticesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CountUnreadNotices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unreadNotices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]} as unknown as DocumentNode<CountUnreadNoticesQuery, CountUnreadNoticesQueryVariables>;
export const ListPersonNoticesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListPersonNotices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PersonNoticeFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cursor"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"personNotices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}},{"kind":"Argument","name":{"kind":"Name","value":"cursor"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cursor"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"nextCursor"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"totalIsExact"}},{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"readAt"}}]}}]}}]}}]} as unknown as DocumentNode<ListPersonNoticesQuery, ListPersonNoticesQueryVariables>;
export const ReadNoticesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReadNotices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"readNotices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]} as unknown as DocumentNode<ReadNoticesMutation, ReadNoticesMutationVariables>;
export const LoadOldSiteAddressDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LoadOldSiteAddress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"oldUrl"}}]}}]}}]} as unknown as DocumentNode<LoadOldSiteAddressQuery, LoadOldSiteAddressQueryVariables>;
export const ListOrdersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListOrders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"OrderFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OrderSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cursor"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}},{"kind":"Argument","name":{"kind":"Name","value":"cursor"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cursor"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"nextCursor"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"totalIsExact"}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"all"}},{"kind":"Field","name":{"kind":"Name","value":"pendingPayment"}},{"kind":"Field","name":{"kind":"Name","value":"pendingShipment"}},{"kind":"Field","name":{"kind":"Name","value":"pendingReceipt"}},{"kind":"Field","name":{"kind":"Name","value":"pendingReview"}},{"kind":"Field","name":{"kind":"Name","value":"afterSale"}}]}},{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"goodId"}},{"kind":"Field","name":{"kind":"Name","value":"goodName"}},{"kind":"Field","name":{"kind":"Name","value":"goodPic"}},{"kind":"Field","name":{"kind":"Name","value":"skuCount"}},{"kind":"Field","name":{"kind":"Name","value":"pieceCount"}},{"kind":"Field","name":{"kind":"Name","value":"sendArea"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"warehouseId"}},{"kind":"Field","name":{"kind":"Name","value":"warehouseName"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"city"}}]}},{"kind":"Field","name":{"kind":"Name","value":"courierName"}},{"kind":"Field","name":{"kind":"Name","value":"softwareName"}},{"kind":"Field","name":{"kind":"Name","value":"packageCount"}},{"kind":"Field","name":{"kind":"Name","value":"refundCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalFee"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusText"}},{"kind":"Field","name":{"kind":"Name","value":"afterSaleStatus"}},{"kind":"Field","name":{"kind":"Name","value":"tradeAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"payExpireAt"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"shopName"}},{"kind":"Field","name":{"kind":"Name","value":"remark"}},{"kind":"Field","name":{"kind":"Name","value":"outputCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"issuing"}}]}},{"kind":"Field","name":{"kind":"Name","value":"autoSend"}},{"kind":"Field","name":{"kind":"Name","value":"autoSendCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"external"}}]}},{"kind":"Field","name":{"kind":"Name","value":"allowedActions"}}]}}]} as unknown as DocumentNode<ListOrdersQuery, ListOrdersQueryVariables>;
export const LoadOrderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LoadOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderRow"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"goodPrice"}},{"kind":"Field","name":{"kind":"Name","value":"prices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"skuId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"unitPrice"}},{"kind":"Field","name":{"kind":"Name","value":"pieces"}},{"kind":"Field","name":{"kind":"Name","value":"parcels"}},{"kind":"Field","name":{"kind":"Name","value":"parts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"fen"}},{"kind":"Field","name":{"kind":"Name","value":"minPieces"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"goodsFee"}},{"kind":"Field","name":{"kind":"Name","value":"courierFee"}},{"kind":"Field","name":{"kind":"Name","value":"remoteFee"}},{"kind":"Field","name":{"kind":"Name","value":"discountFee"}},{"kind":"Field","name":{"kind":"Name","value":"refundFee"}},{"kind":"Field","name":{"kind":"Name","value":"senderName"}},{"kind":"Field","name":{"kind":"Name","value":"batchNo"}},{"kind":"Field","name":{"kind":"Name","value":"shippedAt"}},{"kind":"Field","name":{"kind":"Name","value":"receivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"completedAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelType"}},{"kind":"Field","name":{"kind":"Name","value":"reviewScore"}},{"kind":"Field","name":{"kind":"Name","value":"reviewText"}},{"kind":"Field","name":{"kind":"Name","value":"parcels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"packageNo"}},{"kind":"Field","name":{"kind":"Name","value":"partOfNo"}},{"kind":"Field","name":{"kind":"Name","value":"replacesNo"}},{"kind":"Field","name":{"kind":"Name","value":"thirdOrderNo"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"skuId"}},{"kind":"Field","name":{"kind":"Name","value":"goodName"}},{"kind":"Field","name":{"kind":"Name","value":"skuName"}},{"kind":"Field","name":{"kind":"Name","value":"num"}},{"kind":"Field","name":{"kind":"Name","value":"bundleParts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"goodName"}},{"kind":"Field","name":{"kind":"Name","value":"skuName"}},{"kind":"Field","name":{"kind":"Name","value":"num"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"specification"}},{"kind":"Field","name":{"kind":"Name","value":"remark"}},{"kind":"Field","name":{"kind":"Name","value":"waybillNo"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusText"}},{"kind":"Field","name":{"kind":"Name","value":"outputResult"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"shopName"}},{"kind":"Field","name":{"kind":"Name","value":"allowedActions"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"goodId"}},{"kind":"Field","name":{"kind":"Name","value":"goodName"}},{"kind":"Field","name":{"kind":"Name","value":"goodPic"}},{"kind":"Field","name":{"kind":"Name","value":"skuCount"}},{"kind":"Field","name":{"kind":"Name","value":"pieceCount"}},{"kind":"Field","name":{"kind":"Name","value":"sendArea"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"warehouseId"}},{"kind":"Field","name":{"kind":"Name","value":"warehouseName"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"city"}}]}},{"kind":"Field","name":{"kind":"Name","value":"courierName"}},{"kind":"Field","name":{"kind":"Name","value":"softwareName"}},{"kind":"Field","name":{"kind":"Name","value":"packageCount"}},{"kind":"Field","name":{"kind":"Name","value":"refundCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalFee"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusText"}},{"kind":"Field","name":{"kind":"Name","value":"afterSaleStatus"}},{"kind":"Field","name":{"kind":"Name","value":"tradeAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"payExpireAt"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"shopName"}},{"kind":"Field","name":{"kind":"Name","value":"remark"}},{"kind":"Field","name":{"kind":"Name","value":"outputCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"issuing"}}]}},{"kind":"Field","name":{"kind":"Name","value":"autoSend"}},{"kind":"Field","name":{"kind":"Name","value":"autoSendCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"external"}}]}},{"kind":"Field","name":{"kind":"Name","value":"allowedActions"}}]}}]} as unknown as DocumentNode<LoadOrderQuery, LoadOrderQueryVariables>;
export const LoadOrderFiltersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LoadOrderFilters"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"withShops"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shops"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"100"}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withShops"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"shopName"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"couriers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"warehouses"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<LoadOrderFiltersQuery, LoadOrderFiltersQueryVariables>;
export const ConfirmOrderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"action"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConfirmAction"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pays"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"clientNo"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"action"},"value":{"kind":"Variable","name":{"kind":"Name","value":"action"}}},{"kind":"Argument","name":{"kind":"Name","value":"clientNo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"clientNo"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"account"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pays"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MoneyLeft"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"goodId"}},{"kind":"Field","name":{"kind":"Name","value":"goodName"}},{"kind":"Field","name":{"kind":"Name","value":"goodPic"}},{"kind":"Field","name":{"kind":"Name","value":"skuCount"}},{"kind":"Field","name":{"kind":"Name","value":"pieceCount"}},{"kind":"Field","name":{"kind":"Name","value":"sendArea"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"warehouseId"}},{"kind":"Field","name":{"kind":"Name","value":"warehouseName"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"city"}}]}},{"kind":"Field","name":{"kind":"Name","value":"courierName"}},{"kind":"Field","name":{"kind":"Name","value":"softwareName"}},{"kind":"Field","name":{"kind":"Name","value":"packageCount"}},{"kind":"Field","name":{"kind":"Name","value":"refundCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalFee"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusText"}},{"kind":"Field","name":{"kind":"Name","value":"afterSaleStatus"}},{"kind":"Field","name":{"kind":"Name","value":"tradeAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"payExpireAt"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"shopName"}},{"kind":"Field","name":{"kind":"Name","value":"remark"}},{"kind":"Field","name":{"kind":"Name","value":"outputCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"issuing"}}]}},{"kind":"Field","name":{"kind":"Name","value":"autoSend"}},{"kind":"Field","name":{"kind":"Name","value":"autoSendCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"external"}}]}},{"kind":"Field","name":{"kind":"Name","value":"allowedActions"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MoneyLeft"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Buyer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"frozen"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawable"}}]}}]} as unknown as DocumentNode<ConfirmOrderMutation, ConfirmOrderMutationVariables>;
export const CancelOrderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MoneyLeft"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"goodId"}},{"kind":"Field","name":{"kind":"Name","value":"goodName"}},{"kind":"Field","name":{"kind":"Name","value":"goodPic"}},{"kind":"Field","name":{"kind":"Name","value":"skuCount"}},{"kind":"Field","name":{"kind":"Name","value":"pieceCount"}},{"kind":"Field","name":{"kind":"Name","value":"sendArea"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"warehouseId"}},{"kind":"Field","name":{"kind":"Name","value":"warehouseName"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"city"}}]}},{"kind":"Field","name":{"kind":"Name","value":"courierName"}},{"kind":"Field","name":{"kind":"Name","value":"softwareName"}},{"kind":"Field","name":{"kind":"Name","value":"packageCount"}},{"kind":"Field","name":{"kind":"Name","value":"refundCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalFee"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusText"}},{"kind":"Field","name":{"kind":"Name","value":"afterSaleStatus"}},{"kind":"Field","name":{"kind":"Name","value":"tradeAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"payExpireAt"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"shopName"}},{"kind":"Field","name":{"kind":"Name","value":"remark"}},{"kind":"Field","name":{"kind":"Name","value":"outputCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"issuing"}}]}},{"kind":"Field","name":{"kind":"Name","value":"autoSend"}},{"kind":"Field","name":{"kind":"Name","value":"autoSendCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"external"}}]}},{"kind":"Field","name":{"kind":"Name","value":"allowedActions"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MoneyLeft"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Buyer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"frozen"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawable"}}]}}]} as unknown as DocumentNode<CancelOrderMutation, CancelOrderMutationVariables>;
export const RetryAutoSendDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RetryAutoSend"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reAutoSend"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"submitted"}},{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"failed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"packageId"}},{"kind":"Field","name":{"kind":"Name","value":"msg"}}]}},{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"goodId"}},{"kind":"Field","name":{"kind":"Name","value":"goodName"}},{"kind":"Field","name":{"kind":"Name","value":"goodPic"}},{"kind":"Field","name":{"kind":"Name","value":"skuCount"}},{"kind":"Field","name":{"kind":"Name","value":"pieceCount"}},{"kind":"Field","name":{"kind":"Name","value":"sendArea"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"warehouseId"}},{"kind":"Field","name":{"kind":"Name","value":"warehouseName"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"city"}}]}},{"kind":"Field","name":{"kind":"Name","value":"courierName"}},{"kind":"Field","name":{"kind":"Name","value":"softwareName"}},{"kind":"Field","name":{"kind":"Name","value":"packageCount"}},{"kind":"Field","name":{"kind":"Name","value":"refundCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalFee"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusText"}},{"kind":"Field","name":{"kind":"Name","value":"afterSaleStatus"}},{"kind":"Field","name":{"kind":"Name","value":"tradeAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"payExpireAt"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"shopName"}},{"kind":"Field","name":{"kind":"Name","value":"remark"}},{"kind":"Field","name":{"kind":"Name","value":"outputCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"issuing"}}]}},{"kind":"Field","name":{"kind":"Name","value":"autoSend"}},{"kind":"Field","name":{"kind":"Name","value":"autoSendCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"external"}}]}},{"kind":"Field","name":{"kind":"Name","value":"allowedActions"}}]}}]} as unknown as DocumentNode<RetryAutoSendMutation, RetryAutoSendMutationVariables>;
export const SyncOrderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SyncOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"syncOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"updated"}},{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"goodId"}},{"kind":"Field","name":{"kind":"Name","value":"goodName"}},{"kind":"Field","name":{"kind":"Name","value":"goodPic"}},{"kind":"Field","name":{"kind":"Name","value":"skuCount"}},{"kind":"Field","name":{"kind":"Name","value":"pieceCount"}},{"kind":"Field","name":{"kind":"Name","value":"sendArea"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"warehouseId"}},{"kind":"Field","name":{"kind":"Name","value":"warehouseName"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"city"}}]}},{"kind":"Field","name":{"kind":"Name","value":"courierName"}},{"kind":"Field","name":{"kind":"Name","value":"softwareName"}},{"kind":"Field","name":{"kind":"Name","value":"packageCount"}},{"kind":"Field","name":{"kind":"Name","value":"refundCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalFee"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusText"}},{"kind":"Field","name":{"kind":"Name","value":"afterSaleStatus"}},{"kind":"Field","name":{"kind":"Name","value":"tradeAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"payExpireAt"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"shopName"}},{"kind":"Field","name":{"kind":"Name","value":"remark"}},{"kind":"Field","name":{"kind":"Name","value":"outputCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"issuing"}}]}},{"kind":"Field","name":{"kind":"Name","value":"autoSend"}},{"kind":"Field","name":{"kind":"Name","value":"autoSendCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"external"}}]}},{"kind":"Field","name":{"kind":"Name","value":"allowedActions"}}]}}]} as unknown as DocumentNode<SyncOrderMutation, SyncOrderMutationVariables>;
export const ResubmitOrderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResubmitOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"clientNo"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"againSubmit"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"clientNo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"clientNo"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"submitted"}},{"kind":"Field","name":{"kind":"Name","value":"skipped"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"packageId"}},{"kind":"Field","name":{"kind":"Name","value":"msg"}}]}},{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"newOrder"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"goodId"}},{"kind":"Field","name":{"kind":"Name","value":"goodName"}},{"kind":"Field","name":{"kind":"Name","value":"goodPic"}},{"kind":"Field","name":{"kind":"Name","value":"skuCount"}},{"kind":"Field","name":{"kind":"Name","value":"pieceCount"}},{"kind":"Field","name":{"kind":"Name","value":"sendArea"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"warehouseId"}},{"kind":"Field","name":{"kind":"Name","value":"warehouseName"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"city"}}]}},{"kind":"Field","name":{"kind":"Name","value":"courierName"}},{"kind":"Field","name":{"kind":"Name","value":"softwareName"}},{"kind":"Field","name":{"kind":"Name","value":"packageCount"}},{"kind":"Field","name":{"kind":"Name","value":"refundCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalFee"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusText"}},{"kind":"Field","name":{"kind":"Name","value":"afterSaleStatus"}},{"kind":"Field","name":{"kind":"Name","value":"tradeAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"payExpireAt"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"shopName"}},{"kind":"Field","name":{"kind":"Name","value":"remark"}},{"kind":"Field","name":{"kind":"Name","value":"outputCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"issuing"}}]}},{"kind":"Field","name":{"kind":"Name","value":"autoSend"}},{"kind":"Field","name":{"kind":"Name","value":"autoSendCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"external"}}]}},{"kind":"Field","name":{"kind":"Name","value":"allowedActions"}}]}}]} as unknown as DocumentNode<ResubmitOrderMutation, ResubmitOrderMutationVariables>;
export const ReviewOrderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReviewOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"rows"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReviewRowInput"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reviewOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"rows"},"value":{"kind":"Variable","name":{"kind":"Name","value":"rows"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderRow"}},{"kind":"Field","name":{"kind":"Name","value":"reviewScore"}},{"kind":"Field","name":{"kind":"Name","value":"reviewText"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"goodId"}},{"kind":"Field","name":{"kind":"Name","value":"goodName"}},{"kind":"Field","name":{"kind":"Name","value":"goodPic"}},{"kind":"Field","name":{"kind":"Name","value":"skuCount"}},{"kind":"Field","name":{"kind":"Name","value":"pieceCount"}},{"kind":"Field","name":{"kind":"Name","value":"sendArea"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"warehouseId"}},{"kind":"Field","name":{"kind":"Name","value":"warehouseName"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"city"}}]}},{"kind":"Field","name":{"kind":"Name","value":"courierName"}},{"kind":"Field","name":{"kind":"Name","value":"softwareName"}},{"kind":"Field","name":{"kind":"Name","value":"packageCount"}},{"kind":"Field","name":{"kind":"Name","value":"refundCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalFee"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusText"}},{"kind":"Field","name":{"kind":"Name","value":"afterSaleStatus"}},{"kind":"Field","name":{"kind":"Name","value":"tradeAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"payExpireAt"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"shopName"}},{"kind":"Field","name":{"kind":"Name","value":"remark"}},{"kind":"Field","name":{"kind":"Name","value":"outputCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"issuing"}}]}},{"kind":"Field","name":{"kind":"Name","value":"autoSend"}},{"kind":"Field","name":{"kind":"Name","value":"autoSendCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"external"}}]}},{"kind":"Field","name":{"kind":"Name","value":"allowedActions"}}]}}]} as unknown as DocumentNode<ReviewOrderMutation, ReviewOrderMutationVariables>;
export const ListWavesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListWaves"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"WaveFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cursor"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waves"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}},{"kind":"Argument","name":{"kind":"Name","value":"cursor"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cursor"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"nextCursor"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"totalIsExact"}},{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WaveRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WaveRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Wave"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"waveNo"}},{"kind":"Field","name":{"kind":"Name","value":"warehouseName"}},{"kind":"Field","name":{"kind":"Name","value":"parcelCount"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"gone"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}},{"kind":"Field","name":{"kind":"Name","value":"allowedActions"}}]}}]} as unknown as DocumentNode<ListWavesQuery, ListWavesQueryVariables>;
export const LoadWaveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LoadWave"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waves"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"ids"},"value":{"kind":"ListValue","values":[{"kind":"Variable","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WaveRow"}},{"kind":"Field","name":{"kind":"Name","value":"parcels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"packageId"}},{"kind":"Field","name":{"kind":"Name","value":"packageNo"}},{"kind":"Field","name":{"kind":"Name","value":"waybillNo"}},{"kind":"Field","name":{"kind":"Name","value":"goods"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"skipReason"}},{"kind":"Field","name":{"kind":"Name","value":"packedAt"}},{"kind":"Field","name":{"kind":"Name","value":"packedBy"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WaveRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Wave"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"waveNo"}},{"kind":"Field","name":{"kind":"Name","value":"warehouseName"}},{"kind":"Field","name":{"kind":"Name","value":"parcelCount"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"gone"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}},{"kind":"Field","name":{"kind":"Name","value":"allowedActions"}}]}}]} as unknown as DocumentNode<LoadWaveQuery, LoadWaveQueryVariables>;
export const LoadBenchWaveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LoadBenchWave"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waves"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"ids"},"value":{"kind":"ListValue","values":[{"kind":"Variable","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WaveRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WaveRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Wave"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"waveNo"}},{"kind":"Field","name":{"kind":"Name","value":"warehouseName"}},{"kind":"Field","name":{"kind":"Name","value":"parcelCount"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"gone"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}},{"kind":"Field","name":{"kind":"Name","value":"allowedActions"}}]}}]} as unknown as DocumentNode<LoadBenchWaveQuery, LoadBenchWaveQueryVariables>;
export const ListPackingWarehousesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListPackingWarehouses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sellerWarehouses"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<ListPackingWarehousesQuery, ListPackingWarehousesQueryVariables>;
export const CreateWaveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateWave"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WaveInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createWave"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waveId"}},{"kind":"Field","name":{"kind":"Name","value":"taken"}},{"kind":"Field","name":{"kind":"Name","value":"failed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"packageId"}},{"kind":"Field","name":{"kind":"Name","value":"msg"}}]}}]}}]}}]} as unknown as DocumentNode<CreateWaveMutation, CreateWaveMutationVariables>;
export const CloseWaveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CloseWave"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"closeWave"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waveId"}},{"kind":"Field","name":{"kind":"Name","value":"wave"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WaveRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WaveRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Wave"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"waveNo"}},{"kind":"Field","name":{"kind":"Name","value":"warehouseName"}},{"kind":"Field","name":{"kind":"Name","value":"parcelCount"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"gone"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}},{"kind":"Field","name":{"kind":"Name","value":"allowedActions"}}]}}]} as unknown as DocumentNode<CloseWaveMutation, CloseWaveMutationVariables>;
export const OpenAtBenchDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OpenAtBench"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BenchScanInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openAtBench"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"benchParcel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"packageId"}},{"kind":"Field","name":{"kind":"Name","value":"packageNo"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"courierName"}},{"kind":"Field","name":{"kind":"Name","value":"waybillNo"}},{"kind":"Field","name":{"kind":"Name","value":"printed"}},{"kind":"Field","name":{"kind":"Name","value":"warehouseName"}},{"kind":"Field","name":{"kind":"Name","value":"receiver"}},{"kind":"Field","name":{"kind":"Name","value":"remark"}},{"kind":"Field","name":{"kind":"Name","value":"buyerNote"}},{"kind":"Field","name":{"kind":"Name","value":"waveNo"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"skuId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"pic"}},{"kind":"Field","name":{"kind":"Name","value":"num"}},{"kind":"Field","name":{"kind":"Name","value":"bin"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"codes"}},{"kind":"Field","name":{"kind":"Name","value":"parts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"skuId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"pic"}},{"kind":"Field","name":{"kind":"Name","value":"num"}},{"kind":"Field","name":{"kind":"Name","value":"bin"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"codes"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<OpenAtBenchMutation, OpenAtBenchMutationVariables>;
export const CloseAtBenchDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CloseAtBench"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BenchLeaveInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leaveBench"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"packageId"}}]}}]}}]} as unknown as DocumentNode<CloseAtBenchMutation, CloseAtBenchMutationVariables>;
export const ConfirmPackedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmPacked"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BenchPackInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"packParcel"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"packageId"}},{"kind":"Field","name":{"kind":"Name","value":"packedAt"}},{"kind":"Field","name":{"kind":"Name","value":"wave"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WaveRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WaveRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Wave"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"waveNo"}},{"kind":"Field","name":{"kind":"Name","value":"warehouseName"}},{"kind":"Field","name":{"kind":"Name","value":"parcelCount"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"gone"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}},{"kind":"Field","name":{"kind":"Name","value":"allowedActions"}}]}}]} as unknown as DocumentNode<ConfirmPackedMutation, ConfirmPackedMutationVariables>;
export const FillAtBenchDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"FillAtBench"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"rows"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WaybillRowInput"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fillWaybills"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"rows"},"value":{"kind":"Variable","name":{"kind":"Name","value":"rows"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"filled"}},{"kind":"Field","name":{"kind":"Name","value":"failed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"msg"}}]}}]}}]}}]} as unknown as DocumentNode<FillAtBenchMutation, FillAtBenchMutationVariables>;
export const FindBuyerNoteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FindBuyerNote"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"packageId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"buyerNote"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"packageId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"packageId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"packageId"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]} as unknown as DocumentNode<FindBuyerNoteQuery, FindBuyerNoteQueryVariables>;
export const SaveBuyerNoteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveBuyerNote"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"packageId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveBuyerNote"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"packageId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"packageId"}}},{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"packageId"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]} as unknown as DocumentNode<SaveBuyerNoteMutation, SaveBuyerNoteMutationVariables>;
export const LoadOrderNoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LoadOrderNo"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}}]}}]}}]} as unknown as DocumentNode<LoadOrderNoQuery, LoadOrderNoQueryVariables>;
export const ListParcelsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListParcels"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ParcelFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cursor"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"parcels"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}},{"kind":"Argument","name":{"kind":"Name","value":"cursor"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cursor"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"nextCursor"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"totalIsExact"}},{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChosenParcelFields"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"thirdOrderNos"}},{"kind":"Field","name":{"kind":"Name","value":"shopName"}},{"kind":"Field","name":{"kind":"Name","value":"encrypted"}},{"kind":"Field","name":{"kind":"Name","value":"partOfNo"}},{"kind":"Field","name":{"kind":"Name","value":"replacesNo"}},{"kind":"Field","name":{"kind":"Name","value":"goodPic"}},{"kind":"Field","name":{"kind":"Name","value":"specification"}},{"kind":"Field","name":{"kind":"Name","value":"remark"}},{"kind":"Field","name":{"kind":"Name","value":"statusText"}},{"kind":"Field","name":{"kind":"Name","value":"refundId"}},{"kind":"Field","name":{"kind":"Name","value":"outputInfo"}},{"kind":"Field","name":{"kind":"Name","value":"outputResult"}},{"kind":"Field","name":{"kind":"Name","value":"autoSendStatus"}},{"kind":"Field","name":{"kind":"Name","value":"autoSendResult"}},{"kind":"Field","name":{"kind":"Name","value":"softwareName"}},{"kind":"Field","name":{"kind":"Name","value":"warehouseName"}},{"kind":"Field","name":{"kind":"Name","value":"printCount"}},{"kind":"Field","name":{"kind":"Name","value":"printedAt"}},{"kind":"Field","name":{"kind":"Name","value":"traceText"}},{"kind":"Field","name":{"kind":"Name","value":"goodsFee"}},{"kind":"Field","name":{"kind":"Name","value":"courierFee"}},{"kind":"Field","name":{"kind":"Name","value":"remoteFee"}},{"kind":"Field","name":{"kind":"Name","value":"discountFee"}},{"kind":"Field","name":{"kind":"Name","value":"orderAt"}},{"kind":"Field","name":{"kind":"Name","value":"promisedShipAt"}},{"kind":"Field","name":{"kind":"Name","value":"openCaseId"}},{"kind":"Field","name":{"kind":"Name","value":"suggestion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"ask"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChosenParcelFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Parcel"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"packageNo"}},{"kind":"Field","name":{"kind":"Name","value":"goodName"}},{"kind":"Field","name":{"kind":"Name","value":"num"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"refundFee"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"refundStatus"}},{"kind":"Field","name":{"kind":"Name","value":"outputStatus"}},{"kind":"Field","name":{"kind":"Name","value":"warehouseId"}},{"kind":"Field","name":{"kind":"Name","value":"courierName"}},{"kind":"Field","name":{"kind":"Name","value":"waybillNo"}},{"kind":"Field","name":{"kind":"Name","value":"ownWaybill"}},{"kind":"Field","name":{"kind":"Name","value":"receiverErasedAt"}},{"kind":"Field","name":{"kind":"Name","value":"receiverName"}},{"kind":"Field","name":{"kind":"Name","value":"receiverPhone"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"district"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"signedAt"}},{"kind":"Field","name":{"kind":"Name","value":"mergeId"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"skuId"}},{"kind":"Field","name":{"kind":"Name","value":"goodName"}},{"kind":"Field","name":{"kind":"Name","value":"skuName"}},{"kind":"Field","name":{"kind":"Name","value":"num"}},{"kind":"Field","name":{"kind":"Name","value":"goodsFee"}}]}},{"kind":"Field","name":{"kind":"Name","value":"allowedActions"}}]}}]} as unknown as DocumentNode<ListParcelsQuery, ListParcelsQueryVariables>;
export const GatherParcelsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GatherParcels"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ParcelFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cursor"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"parcels"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}},{"kind":"Argument","name":{"kind":"Name","value":"cursor"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cursor"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nextCursor"}},{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChosenParcelFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChosenParcelFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Parcel"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"packageNo"}},{"kind":"Field","name":{"kind":"Name","value":"goodName"}},{"kind":"Field","name":{"kind":"Name","value":"num"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"refundFee"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"refundStatus"}},{"kind":"Field","name":{"kind":"Name","value":"outputStatus"}},{"kind":"Field","name":{"kind":"Name","value":"warehouseId"}},{"kind":"Field","name":{"kind":"Name","value":"courierName"}},{"kind":"Field","name":{"kind":"Name","value":"waybillNo"}},{"kind":"Field","name":{"kind":"Name","value":"ownWaybill"}},{"kind":"Field","name":{"kind":"Name","value":"receiverErasedAt"}},{"kind":"Field","name":{"kind":"Name","value":"receiverName"}},{"kind":"Field","name":{"kind":"Name","value":"receiverPhone"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"district"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"signedAt"}},{"kind":"Field","name":{"kind":"Name","value":"mergeId"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"skuId"}},{"kind":"Field","name":{"kind":"Name","value":"goodName"}},{"kind":"Field","name":{"kind":"Name","value":"skuName"}},{"kind":"Field","name":{"kind":"Name","value":"num"}},{"kind":"Field","name":{"kind":"Name","value":"goodsFee"}}]}},{"kind":"Field","name":{"kind":"Name","value":"allowedActions"}}]}}]} as unknown as DocumentNode<GatherParcelsQuery, GatherParcelsQueryVariables>;
export const LoadParcelFiltersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LoadParcelFilters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"couriers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"warehouses"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<LoadParcelFiltersQuery, LoadParcelFiltersQueryVariables>;
export const ListParcelFilterShopsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListParcelFilterShops"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shops"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"shopName"}}]}}]}}]}}]} as unknown as DocumentNode<ListParcelFilterShopsQuery, ListParcelFilterShopsQueryVariables>;
export const ResubmitParcelsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResubmitParcels"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"packageIds"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"clientNo"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"againSubmit"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"packageIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"packageIds"}}},{"kind":"Argument","name":{"kind":"Name","value":"clientNo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"clientNo"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"submitted"}},{"kind":"Field","name":{"kind":"Name","value":"skipped"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"packageId"}},{"kind":"Field","name":{"kind":"Name","value":"msg"}}]}},{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderProgress"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderProgress"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusText"}},{"kind":"Field","name":{"kind":"Name","value":"outputCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"issuing"}}]}},{"kind":"Field","name":{"kind":"Name","value":"autoSendCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"external"}}]}},{"kind":"Field","name":{"kind":"Name","value":"allowedActions"}}]}}]} as unknown as DocumentNode<ResubmitParcelsMutation, ResubmitParcelsMutationVariables>;
export const ResendShippedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResendShipped"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"packageIds"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reAutoSend"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"packageIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"packageIds"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"submitted"}},{"kind":"Field","name":{"kind":"Name","value":"failed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"packageId"}},{"kind":"Field","name":{"kind":"Name","value":"msg"}}]}},{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderProgress"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderProgress"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusText"}},{"kind":"Field","name":{"kind":"Name","value":"outputCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"issuing"}}]}},{"kind":"Field","name":{"kind":"Name","value":"autoSendCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"external"}}]}},{"kind":"Field","name":{"kind":"Name","value":"allowedActions"}}]}}]} as unknown as DocumentNode<ResendShippedMutation, ResendShippedMutationVariables>;
export const EditReceiverDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EditReceiver"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReceiverInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editReceiver"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"packageId"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"parcel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"receiverName"}},{"kind":"Field","name":{"kind":"Name","value":"receiverPhone"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"district"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"specification"}},{"kind":"Field","name":{"kind":"Name","value":"remark"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"outputStatus"}},{"kind":"Field","name":{"kind":"Name","value":"outputResult"}},{"kind":"Field","name":{"kind":"Name","value":"allowedActions"}}]}}]}}]}}]} as unknown as DocumentNode<EditReceiverMutation, EditReceiverMutationVariables>;
export const FillWaybillsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"FillWaybills"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"rows"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WaybillRowInput"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fillWaybills"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"rows"},"value":{"kind":"Variable","name":{"kind":"Name","value":"rows"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"filled"}},{"kind":"Field","name":{"kind":"Name","value":"failed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"msg"}}]}},{"kind":"Field","name":{"kind":"Name","value":"parcels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusText"}},{"kind":"Field","name":{"kind":"Name","value":"outputStatus"}},{"kind":"Field","name":{"kind":"Name","value":"courierName"}},{"kind":"Field","name":{"kind":"Name","value":"waybillNo"}},{"kind":"Field","name":{"kind":"Name","value":"ownWaybill"}},{"kind":"Field","name":{"kind":"Name","value":"allowedActions"}}]}}]}}]}}]} as unknown as DocumentNode<FillWaybillsMutation, FillWaybillsMutationVariables>;
export const ListFillCouriersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListFillCouriers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"warehouseId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"warehouse"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"warehouseId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"couriers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"courierId"}},{"kind":"Field","name":{"kind":"Name","value":"courier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ListFillCouriersQuery, ListFillCouriersQueryVariables>;
export const RevealReceiverDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevealReceiver"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revealReceiver"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"receiverName"}},{"kind":"Field","name":{"kind":"Name","value":"receiverPhone"}},{"kind":"Field","name":{"kind":"Name","value":"provinceCode"}},{"kind":"Field","name":{"kind":"Name","value":"cityCode"}},{"kind":"Field","name":{"kind":"Name","value":"districtCode"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"district"}},{"kind":"Field","name":{"kind":"Name","value":"address"}}]}}]}}]} as unknown as DocumentNode<RevealReceiverMutation, RevealReceiverMutationVariables>;
export const LoadRechargeTermsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LoadRechargeTerms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"payChannels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"payType"}},{"kind":"Field","name":{"kind":"Name","value":"payTypeText"}}]}},{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minRecharge"}},{"kind":"Field","name":{"kind":"Name","value":"maxRecharge"}}]}}]}}]} as unknown as DocumentNode<LoadRechargeTermsQuery, LoadRechargeTermsQueryVariables>;
export const CreatePaymentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreatePayment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"clientNo"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createPayment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"clientNo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"clientNo"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"payType"}},{"kind":"Field","name":{"kind":"Name","value":"payUrl"}},{"kind":"Field","name":{"kind":"Name","value":"qrCode"}},{"kind":"Field","name":{"kind":"Name","value":"expireAt"}}]}}]}}]} as unknown as DocumentNode<CreatePaymentMutation, CreatePaymentMutationVariables>;
export const CheckPaymentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CheckPayment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"payment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusText"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"late"}},{"kind":"Field","name":{"kind":"Name","value":"expireAt"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}}]}}]}}]} as unknown as DocumentNode<CheckPaymentQuery, CheckPaymentQueryVariables>;
export const ListPriceListsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListPriceLists"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"priceLists"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PriceListRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PriceListRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PriceList"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"levels"}},{"kind":"Field","name":{"kind":"Name","value":"buyers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nickName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"orderCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"startDay"}},{"kind":"Field","name":{"kind":"Name","value":"endDay"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"goodId"}},{"kind":"Field","name":{"kind":"Name","value":"goodName"}},{"kind":"Field","name":{"kind":"Name","value":"goodPic"}},{"kind":"Field","name":{"kind":"Name","value":"skuId"}},{"kind":"Field","name":{"kind":"Name","value":"skuName"}},{"kind":"Field","name":{"kind":"Name","value":"supplyPrice"}},{"kind":"Field","name":{"kind":"Name","value":"usualPrice"}},{"kind":"Field","name":{"kind":"Name","value":"stepPrice"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<ListPriceListsQuery, ListPriceListsQueryVariables>;
export const FindPriceListBuyersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FindPriceListBuyers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"priceListBuyers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"keyword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nickName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"orderCount"}}]}}]}}]} as unknown as DocumentNode<FindPriceListBuyersQuery, FindPriceListBuyersQueryVariables>;
export const FindPricedGoodsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FindPricedGoods"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sellerGoods"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"keyword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"6"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"goodsNo"}},{"kind":"Field","name":{"kind":"Name","value":"pic"}},{"kind":"Field","name":{"kind":"Name","value":"supplyPrice"}},{"kind":"Field","name":{"kind":"Name","value":"skus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"supplyPrice"}}]}},{"kind":"Field","name":{"kind":"Name","value":"priceSteps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"skuId"}},{"kind":"Field","name":{"kind":"Name","value":"supplyPrice"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<FindPricedGoodsQuery, FindPricedGoodsQueryVariables>;
export const CreatePriceListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreatePriceList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PriceListInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createPriceList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PriceListRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PriceListRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PriceList"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"levels"}},{"kind":"Field","name":{"kind":"Name","value":"buyers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nickName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"orderCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"startDay"}},{"kind":"Field","name":{"kind":"Name","value":"endDay"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"goodId"}},{"kind":"Field","name":{"kind":"Name","value":"goodName"}},{"kind":"Field","name":{"kind":"Name","value":"goodPic"}},{"kind":"Field","name":{"kind":"Name","value":"skuId"}},{"kind":"Field","name":{"kind":"Name","value":"skuName"}},{"kind":"Field","name":{"kind":"Name","value":"supplyPrice"}},{"kind":"Field","name":{"kind":"Name","value":"usualPrice"}},{"kind":"Field","name":{"kind":"Name","value":"stepPrice"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<CreatePriceListMutation, CreatePriceListMutationVariables>;
export const UpdatePriceListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdatePriceList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PriceListInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updatePriceList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PriceListRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PriceListRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PriceList"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"levels"}},{"kind":"Field","name":{"kind":"Name","value":"buyers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nickName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"orderCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"startDay"}},{"kind":"Field","name":{"kind":"Name","value":"endDay"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"goodId"}},{"kind":"Field","name":{"kind":"Name","value":"goodName"}},{"kind":"Field","name":{"kind":"Name","value":"goodPic"}},{"kind":"Field","name":{"kind":"Name","value":"skuId"}},{"kind":"Field","name":{"kind":"Name","value":"skuName"}},{"kind":"Field","name":{"kind":"Name","value":"supplyPrice"}},{"kind":"Field","name":{"kind":"Name","value":"usualPrice"}},{"kind":"Field","name":{"kind":"Name","value":"stepPrice"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<UpdatePriceListMutation, UpdatePriceListMutationVariables>;
export const DeletePriceListsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeletePriceLists"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletePriceLists"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}]}]}}]} as unknown as DocumentNode<DeletePriceListsMutation, DeletePriceListsMutationVariables>;
export const CountProblemsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CountProblems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"problems"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]}}]} as unknown as DocumentNode<CountProblemsQuery, CountProblemsQueryVariables>;
export const ListProblemsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListProblems"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ProblemKind"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cursor"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"problems"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}},{"kind":"Argument","name":{"kind":"Name","value":"cursor"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cursor"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"nextCursor"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProblemRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProblemRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"reasonCode"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"shopId"}},{"kind":"Field","name":{"kind":"Name","value":"shopName"}},{"kind":"Field","name":{"kind":"Name","value":"shopOrderId"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"packageId"}},{"kind":"Field","name":{"kind":"Name","value":"refundId"}},{"kind":"Field","name":{"kind":"Name","value":"caseId"}},{"kind":"Field","name":{"kind":"Name","value":"waybillAccountId"}},{"kind":"Field","name":{"kind":"Name","value":"packageStatus"}},{"kind":"Field","name":{"kind":"Name","value":"goodName"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"actions"}}]}}]} as unknown as DocumentNode<ListProblemsQuery, ListProblemsQueryVariables>;
export const FindWaybillAccountsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FindWaybillAccounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waybillAccounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WaybillAccountRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WaybillAccountRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaybillAccount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"courierId"}},{"kind":"Field","name":{"kind":"Name","value":"courierName"}},{"kind":"Field","name":{"kind":"Name","value":"warehouseId"}},{"kind":"Field","name":{"kind":"Name","value":"warehouseName"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"customerCode"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"net"}},{"kind":"Field","name":{"kind":"Name","value":"tbNet"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"checkMan"}},{"kind":"Field","name":{"kind":"Name","value":"expType"}},{"kind":"Field","name":{"kind":"Name","value":"payType"}},{"kind":"Field","name":{"kind":"Name","value":"hasKey"}},{"kind":"Field","name":{"kind":"Name","value":"hasSecret"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"fallsBack"}},{"kind":"Field","name":{"kind":"Name","value":"problemText"}},{"kind":"Field","name":{"kind":"Name","value":"problemAt"}},{"kind":"Field","name":{"kind":"Name","value":"testedAt"}}]}}]} as unknown as DocumentNode<FindWaybillAccountsQuery, FindWaybillAccountsQueryVariables>;
export const FindReceiverDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FindReceiver"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"packageId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"parcels"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"packageId"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"packageNo"}},{"kind":"Field","name":{"kind":"Name","value":"receiverName"}},{"kind":"Field","name":{"kind":"Name","value":"receiverPhone"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"district"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"specification"}},{"kind":"Field","name":{"kind":"Name","value":"remark"}}]}}]}}]}}]} as unknown as DocumentNode<FindReceiverQuery, FindReceiverQueryVariables>;
export const FindCaseParcelDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FindCaseParcel"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"packageId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"parcels"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"packageId"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"packageNo"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"refundFee"}},{"kind":"Field","name":{"kind":"Name","value":"courierFee"}},{"kind":"Field","name":{"kind":"Name","value":"remoteFee"}},{"kind":"Field","name":{"kind":"Name","value":"outputStatus"}},{"kind":"Field","name":{"kind":"Name","value":"mergeId"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"skuId"}},{"kind":"Field","name":{"kind":"Name","value":"goodName"}},{"kind":"Field","name":{"kind":"Name","value":"skuName"}},{"kind":"Field","name":{"kind":"Name","value":"num"}},{"kind":"Field","name":{"kind":"Name","value":"goodsFee"}}]}},{"kind":"Field","name":{"kind":"Name","value":"suggestion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"ask"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]}}]}}]} as unknown as DocumentNode<FindCaseParcelQuery, FindCaseParcelQueryVariables>;
export const ListUnconfirmedReturnsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListUnconfirmedReturns"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"startAt"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refunds"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"status"},"value":{"kind":"EnumValue","value":"SUCCESS"}},{"kind":"ObjectField","name":{"kind":"Name","value":"startAt"},"value":{"kind":"Variable","name":{"kind":"Name","value":"startAt"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"allowedActions"}}]}}]}}]}}]} as unknown as DocumentNode<ListUnconfirmedReturnsQuery, ListUnconfirmedReturnsQueryVariables>;
export const LoadLeagueDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LoadLeague"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"league"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"invites"}},{"kind":"Field","name":{"kind":"Name","value":"packages"}},{"kind":"Field","name":{"kind":"Name","value":"recharge"}},{"kind":"Field","name":{"kind":"Name","value":"levels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"needInvites"}},{"kind":"Field","name":{"kind":"Name","value":"needPackages"}},{"kind":"Field","name":{"kind":"Name","value":"needRecharge"}},{"kind":"Field","name":{"kind":"Name","value":"discount"}},{"kind":"Field","name":{"kind":"Name","value":"maxProfit"}}]}}]}}]}}]} as unknown as DocumentNode<LoadLeagueQuery, LoadLeagueQueryVariables>;
export const ListUserProfitsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListUserProfits"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"UserProfitFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cursor"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userProfits"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}},{"kind":"Argument","name":{"kind":"Name","value":"cursor"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cursor"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"nextCursor"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserProfitRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserProfitRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserProfit"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"userPhone"}},{"kind":"Field","name":{"kind":"Name","value":"nickName"}},{"kind":"Field","name":{"kind":"Name","value":"goodId"}},{"kind":"Field","name":{"kind":"Name","value":"goodName"}},{"kind":"Field","name":{"kind":"Name","value":"profit"}},{"kind":"Field","name":{"kind":"Name","value":"courierProfit"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"remark"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<ListUserProfitsQuery, ListUserProfitsQueryVariables>;
export const LoadDefaultProfitDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LoadDefaultProfit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"defaultProfit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"profit"}},{"kind":"Field","name":{"kind":"Name","value":"courierProfit"}},{"kind":"Field","name":{"kind":"Name","value":"maxProfit"}},{"kind":"Field","name":{"kind":"Name","value":"maxCourierProfit"}}]}}]}}]} as unknown as DocumentNode<LoadDefaultProfitQuery, LoadDefaultProfitQueryVariables>;
export const ListMarkUpGoodsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListMarkUpGoods"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"goods"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"keyword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"5"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"pic"}},{"kind":"Field","name":{"kind":"Name","value":"price"}}]}}]}}]}}]} as unknown as DocumentNode<ListMarkUpGoodsQuery, ListMarkUpGoodsQueryVariables>;
export const SetDefaultProfitDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetDefaultProfit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"profit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Fen"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"courierProfit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Fen"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setDefaultProfit"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"profit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"profit"}}},{"kind":"Argument","name":{"kind":"Name","value":"courierProfit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"courierProfit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"profit"}},{"kind":"Field","name":{"kind":"Name","value":"courierProfit"}},{"kind":"Field","name":{"kind":"Name","value":"maxProfit"}},{"kind":"Field","name":{"kind":"Name","value":"maxCourierProfit"}}]}}]}}]} as unknown as DocumentNode<SetDefaultProfitMutation, SetDefaultProfitMutationVariables>;
export const CreateUserProfitsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateUserProfits"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UserProfitInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createUserProfits"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserProfitRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserProfitRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserProfit"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"userPhone"}},{"kind":"Field","name":{"kind":"Name","value":"nickName"}},{"kind":"Field","name":{"kind":"Name","value":"goodId"}},{"kind":"Field","name":{"kind":"Name","value":"goodName"}},{"kind":"Field","name":{"kind":"Name","value":"profit"}},{"kind":"Field","name":{"kind":"Name","value":"courierProfit"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"remark"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<CreateUserProfitsMutation, CreateUserProfitsMutationVariables>;
export const UpdateUserProfitDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateUserProfit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UserProfitChangeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateUserProfit"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserProfitRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserProfitRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserProfit"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"userPhone"}},{"kind":"Field","name":{"kind":"Name","value":"nickName"}},{"kind":"Field","name":{"kind":"Name","value":"goodId"}},{"kind":"Field","name":{"kind":"Name","value":"goodName"}},{"kind":"Field","name":{"kind":"Name","value":"profit"}},{"kind":"Field","name":{"kind":"Name","value":"courierProfit"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"remark"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<UpdateUserProfitMutation, UpdateUserProfitMutationVariables>;
export const DeleteUserProfitsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteUserProfits"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteUserProfits"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}]}]}}]} as unknown as DocumentNode<DeleteUserProfitsMutation, DeleteUserProfitsMutationVariables>;
export const LoadPromotionSummaryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LoadPromotionSummary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invitees"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"promotion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"inviteCode"}},{"kind":"Field","name":{"kind":"Name","value":"inviteUrl"}},{"kind":"Field","name":{"kind":"Name","value":"inviteCount"}},{"kind":"Field","name":{"kind":"Name","value":"todayCount"}},{"kind":"Field","name":{"kind":"Name","value":"activeCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalProfit"}},{"kind":"Field","name":{"kind":"Name","value":"unsettled"}},{"kind":"Field","name":{"kind":"Name","value":"todayProfit"}}]}}]}}]}}]} as unknown as DocumentNode<LoadPromotionSummaryQuery, LoadPromotionSummaryQueryVariables>;
export const ListPromotionDaysDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListPromotionDays"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"days"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"promotionDays"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"days"},"value":{"kind":"Variable","name":{"kind":"Name","value":"days"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"invited"}},{"kind":"Field","name":{"kind":"Name","value":"parcels"}},{"kind":"Field","name":{"kind":"Name","value":"profit"}}]}}]}}]} as unknown as DocumentNode<ListPromotionDaysQuery, ListPromotionDaysQueryVariables>;
export const ListInviteesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListInvitees"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"InviteeFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cursor"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invitees"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}},{"kind":"Argument","name":{"kind":"Name","value":"cursor"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cursor"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"nextCursor"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"InviteeRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserProfitRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserProfit"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"userPhone"}},{"kind":"Field","name":{"kind":"Name","value":"nickName"}},{"kind":"Field","name":{"kind":"Name","value":"goodId"}},{"kind":"Field","name":{"kind":"Name","value":"goodName"}},{"kind":"Field","name":{"kind":"Name","value":"profit"}},{"kind":"Field","name":{"kind":"Name","value":"courierProfit"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"remark"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InviteeRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Invitee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"nickName"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"levelName"}},{"kind":"Field","name":{"kind":"Name","value":"packageCount"}},{"kind":"Field","name":{"kind":"Name","value":"spend"}},{"kind":"Field","name":{"kind":"Name","value":"profit"}},{"kind":"Field","name":{"kind":"Name","value":"profitSettled"}},{"kind":"Field","name":{"kind":"Name","value":"lastOrderAt"}},{"kind":"Field","name":{"kind":"Name","value":"markUp"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserProfitRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"goodsMarkUps"}}]}}]} as unknown as DocumentNode<ListInviteesQuery, ListInviteesQueryVariables>;
export const ListSimulatedGoodsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListSimulatedGoods"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"good"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"pic"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"minNum"}},{"kind":"Field","name":{"kind":"Name","value":"maxNum"}},{"kind":"Field","name":{"kind":"Name","value":"warehouses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"warehouse"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"couriers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"warehouseId"}},{"kind":"Field","name":{"kind":"Name","value":"courierId"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"courier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<ListSimulatedGoodsQuery, ListSimulatedGoodsQueryVariables>;
export const ListSimulatedMembersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListSimulatedMembers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invitees"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"nickName"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"levelName"}}]}}]}}]}}]} as unknown as DocumentNode<ListSimulatedMembersQuery, ListSimulatedMembersQueryVariables>;
export const SimulatePriceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SimulatePrice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PriceSimulationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"priceSimulation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unitPrice"}},{"kind":"Field","name":{"kind":"Name","value":"goodsFee"}},{"kind":"Field","name":{"kind":"Name","value":"courierFee"}},{"kind":"Field","name":{"kind":"Name","value":"remoteFee"}},{"kind":"Field","name":{"kind":"Name","value":"discountFee"}},{"kind":"Field","name":{"kind":"Name","value":"packageFee"}},{"kind":"Field","name":{"kind":"Name","value":"agentShare"}},{"kind":"Field","name":{"kind":"Name","value":"plainFee"}},{"kind":"Field","name":{"kind":"Name","value":"profit"}},{"kind":"Field","name":{"kind":"Name","value":"courierProfit"}},{"kind":"Field","name":{"kind":"Name","value":"banned"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]} as unknown as DocumentNode<SimulatePriceQuery, SimulatePriceQueryVariables>;
export const ListRefundsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListRefunds"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"RefundFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cursor"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refunds"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}},{"kind":"Argument","name":{"kind":"Name","value":"cursor"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cursor"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"nextCursor"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"totalIsExact"}},{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"refundNo"}},{"kind":"Field","name":{"kind":"Name","value":"packageId"}},{"kind":"Field","name":{"kind":"Name","value":"packageNo"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"goodName"}},{"kind":"Field","name":{"kind":"Name","value":"num"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"goodName"}},{"kind":"Field","name":{"kind":"Name","value":"skuName"}},{"kind":"Field","name":{"kind":"Name","value":"num"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isPart"}},{"kind":"Field","name":{"kind":"Name","value":"partOfNo"}},{"kind":"Field","name":{"kind":"Name","value":"waybillNo"}},{"kind":"Field","name":{"kind":"Name","value":"packageFee"}},{"kind":"Field","name":{"kind":"Name","value":"maxAmount"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"waybillFee"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusText"}},{"kind":"Field","name":{"kind":"Name","value":"auditReason"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"returnedAt"}},{"kind":"Field","name":{"kind":"Name","value":"caseId"}},{"kind":"Field","name":{"kind":"Name","value":"allowedActions"}}]}}]}}]}}]} as unknown as DocumentNode<ListRefundsQuery, ListRefundsQueryVariables>;
export const ListLatestRefundsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListLatestRefunds"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cursor"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refunds"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"cursor"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cursor"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nextCursor"}},{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"packageId"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]}}]} as unknown as DocumentNode<ListLatestRefundsQuery, ListLatestRefundsQueryVariables>;
export const RefundParcelsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RefundParcels"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"items"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RefundItemInput"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refundParcels"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}},{"kind":"Argument","name":{"kind":"Name","value":"items"},"value":{"kind":"Variable","name":{"kind":"Name","value":"items"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"packageId"}},{"kind":"Field","name":{"kind":"Name","value":"refundStatus"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"failed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"packageId"}},{"kind":"Field","name":{"kind":"Name","value":"msg"}}]}},{"kind":"Field","name":{"kind":"Name","value":"parcels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RefundedParcel"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RefundedParcel"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Parcel"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusText"}},{"kind":"Field","name":{"kind":"Name","value":"refundStatus"}},{"kind":"Field","name":{"kind":"Name","value":"refundId"}},{"kind":"Field","name":{"kind":"Name","value":"refundFee"}},{"kind":"Field","name":{"kind":"Name","value":"outputStatus"}},{"kind":"Field","name":{"kind":"Name","value":"allowedActions"}}]}}]} as unknown as DocumentNode<RefundParcelsMutation, RefundParcelsMutationVariables>;
export const RevokeRefundDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeRefund"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeRefund"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refundId"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DecidedRefund"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RefundedParcel"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Parcel"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusText"}},{"kind":"Field","name":{"kind":"Name","value":"refundStatus"}},{"kind":"Field","name":{"kind":"Name","value":"refundId"}},{"kind":"Field","name":{"kind":"Name","value":"refundFee"}},{"kind":"Field","name":{"kind":"Name","value":"outputStatus"}},{"kind":"Field","name":{"kind":"Name","value":"allowedActions"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DecidedRefund"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RefundPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refund"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusText"}},{"kind":"Field","name":{"kind":"Name","value":"auditReason"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"returnedAt"}},{"kind":"Field","name":{"kind":"Name","value":"caseId"}},{"kind":"Field","name":{"kind":"Name","value":"allowedActions"}}]}},{"kind":"Field","name":{"kind":"Name","value":"parcel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RefundedParcel"}}]}}]}}]} as unknown as DocumentNode<RevokeRefundMutation, RevokeRefundMutationVariables>;
export const AnswerRefundDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AnswerRefund"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RefundAnswerInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answerRefund"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refundId"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DecidedRefund"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RefundedParcel"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Parcel"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusText"}},{"kind":"Field","name":{"kind":"Name","value":"refundStatus"}},{"kind":"Field","name":{"kind":"Name","value":"refundId"}},{"kind":"Field","name":{"kind":"Name","value":"refundFee"}},{"kind":"Field","name":{"kind":"Name","value":"outputStatus"}},{"kind":"Field","name":{"kind":"Name","value":"allowedActions"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DecidedRefund"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RefundPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refund"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusText"}},{"kind":"Field","name":{"kind":"Name","value":"auditReason"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"returnedAt"}},{"kind":"Field","name":{"kind":"Name","value":"caseId"}},{"kind":"Field","name":{"kind":"Name","value":"allowedActions"}}]}},{"kind":"Field","name":{"kind":"Name","value":"parcel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RefundedParcel"}}]}}]}}]} as unknown as DocumentNode<AnswerRefundMutation, AnswerRefundMutationVariables>;
export const ConfirmReturnDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmReturn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmReturn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refundId"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DecidedRefund"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RefundedParcel"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Parcel"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusText"}},{"kind":"Field","name":{"kind":"Name","value":"refundStatus"}},{"kind":"Field","name":{"kind":"Name","value":"refundId"}},{"kind":"Field","name":{"kind":"Name","value":"refundFee"}},{"kind":"Field","name":{"kind":"Name","value":"outputStatus"}},{"kind":"Field","name":{"kind":"Name","value":"allowedActions"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DecidedRefund"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RefundPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refund"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusText"}},{"kind":"Field","name":{"kind":"Name","value":"auditReason"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"returnedAt"}},{"kind":"Field","name":{"kind":"Name","value":"caseId"}},{"kind":"Field","name":{"kind":"Name","value":"allowedActions"}}]}},{"kind":"Field","name":{"kind":"Name","value":"parcel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RefundedParcel"}}]}}]}}]} as unknown as DocumentNode<ConfirmReturnMutation, ConfirmReturnMutationVariables>;
export const ListReturnsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListReturns"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ReturnFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cursor"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"returnParcels"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}},{"kind":"Argument","name":{"kind":"Name","value":"cursor"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cursor"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"nextCursor"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"totalIsExact"}},{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReturnRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReturnRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReturnParcel"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"waybillNo"}},{"kind":"Field","name":{"kind":"Name","value":"courierName"}},{"kind":"Field","name":{"kind":"Name","value":"warehouseName"}},{"kind":"Field","name":{"kind":"Name","value":"packageNo"}},{"kind":"Field","name":{"kind":"Name","value":"traceText"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"signedAt"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"cases"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"caseId"}},{"kind":"Field","name":{"kind":"Name","value":"caseNo"}},{"kind":"Field","name":{"kind":"Name","value":"goods"}},{"kind":"Field","name":{"kind":"Name","value":"kindText"}},{"kind":"Field","name":{"kind":"Name","value":"statusText"}}]}}]}}]} as unknown as DocumentNode<ListReturnsQuery, ListReturnsQueryVariables>;
export const ListAwaitingReturnDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListAwaitingReturn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cases"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"status"},"value":{"kind":"EnumValue","value":"WAIT_RETURN"}}]}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"80"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"caseNo"}},{"kind":"Field","name":{"kind":"Name","value":"packageNo"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"goodName"}},{"kind":"Field","name":{"kind":"Name","value":"skuName"}},{"kind":"Field","name":{"kind":"Name","value":"num"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ListAwaitingReturnQuery, ListAwaitingReturnQueryVariables>;
export const ScanReturnDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ScanReturn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ScanReturnInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scanReturn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scannedBefore"}},{"kind":"Field","name":{"kind":"Name","value":"returnParcel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReturnRow"}},{"kind":"Field","name":{"kind":"Name","value":"cases"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"caseId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReturnRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReturnParcel"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"waybillNo"}},{"kind":"Field","name":{"kind":"Name","value":"courierName"}},{"kind":"Field","name":{"kind":"Name","value":"warehouseName"}},{"kind":"Field","name":{"kind":"Name","value":"packageNo"}},{"kind":"Field","name":{"kind":"Name","value":"traceText"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"signedAt"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"cases"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"caseId"}},{"kind":"Field","name":{"kind":"Name","value":"caseNo"}},{"kind":"Field","name":{"kind":"Name","value":"goods"}},{"kind":"Field","name":{"kind":"Name","value":"kindText"}},{"kind":"Field","name":{"kind":"Name","value":"statusText"}}]}}]}}]} as unknown as DocumentNode<ScanReturnMutation, ScanReturnMutationVariables>;
export const CloseReturnDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CloseReturn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"note"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"closeReturn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"note"},"value":{"kind":"Variable","name":{"kind":"Name","value":"note"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReturnRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReturnRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReturnParcel"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"waybillNo"}},{"kind":"Field","name":{"kind":"Name","value":"courierName"}},{"kind":"Field","name":{"kind":"Name","value":"warehouseName"}},{"kind":"Field","name":{"kind":"Name","value":"packageNo"}},{"kind":"Field","name":{"kind":"Name","value":"traceText"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"signedAt"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"cases"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"caseId"}},{"kind":"Field","name":{"kind":"Name","value":"caseNo"}},{"kind":"Field","name":{"kind":"Name","value":"goods"}},{"kind":"Field","name":{"kind":"Name","value":"kindText"}},{"kind":"Field","name":{"kind":"Name","value":"statusText"}}]}}]}}]} as unknown as DocumentNode<CloseReturnMutation, CloseReturnMutationVariables>;
export const LinkReturnDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LinkReturn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"caseId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"linkReturn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"caseId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"caseId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scannedBefore"}},{"kind":"Field","name":{"kind":"Name","value":"returnParcel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReturnRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReturnRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReturnParcel"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"waybillNo"}},{"kind":"Field","name":{"kind":"Name","value":"courierName"}},{"kind":"Field","name":{"kind":"Name","value":"warehouseName"}},{"kind":"Field","name":{"kind":"Name","value":"packageNo"}},{"kind":"Field","name":{"kind":"Name","value":"traceText"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"signedAt"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"cases"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"caseId"}},{"kind":"Field","name":{"kind":"Name","value":"caseNo"}},{"kind":"Field","name":{"kind":"Name","value":"goods"}},{"kind":"Field","name":{"kind":"Name","value":"kindText"}},{"kind":"Field","name":{"kind":"Name","value":"statusText"}}]}}]}}]} as unknown as DocumentNode<LinkReturnMutation, LinkReturnMutationVariables>;
export const ListReviewsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListReviews"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"goodId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ReviewFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReviewSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cursor"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reviews"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"goodId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"goodId"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"10"}},{"kind":"Argument","name":{"kind":"Name","value":"cursor"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cursor"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nextCursor"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"skuName"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"pics"}},{"kind":"Field","name":{"kind":"Name","value":"reviewer"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"addedAt"}},{"kind":"Field","name":{"kind":"Name","value":"addedText"}},{"kind":"Field","name":{"kind":"Name","value":"addedPics"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"answeredAt"}}]}}]}}]}}]} as unknown as DocumentNode<ListReviewsQuery, ListReviewsQueryVariables>;
export const LoadOrderReviewsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LoadOrderReviews"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderReviews"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"goodId"}},{"kind":"Field","name":{"kind":"Name","value":"goodName"}},{"kind":"Field","name":{"kind":"Name","value":"goodPic"}},{"kind":"Field","name":{"kind":"Name","value":"skuName"}},{"kind":"Field","name":{"kind":"Name","value":"review"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnReviewFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnReviewFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OwnReview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"goodId"}},{"kind":"Field","name":{"kind":"Name","value":"goodName"}},{"kind":"Field","name":{"kind":"Name","value":"goodPic"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"skuName"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"pics"}},{"kind":"Field","name":{"kind":"Name","value":"reviewer"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"addedAt"}},{"kind":"Field","name":{"kind":"Name","value":"addedText"}},{"kind":"Field","name":{"kind":"Name","value":"addedPics"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"answeredAt"}},{"kind":"Field","name":{"kind":"Name","value":"hiddenAt"}},{"kind":"Field","name":{"kind":"Name","value":"hiddenReason"}},{"kind":"Field","name":{"kind":"Name","value":"allowedActions"}}]}}]} as unknown as DocumentNode<LoadOrderReviewsQuery, LoadOrderReviewsQueryVariables>;
export const ListSellerReviewsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListSellerReviews"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SellerReviewFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cursor"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sellerReviews"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}},{"kind":"Argument","name":{"kind":"Name","value":"cursor"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cursor"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"nextCursor"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"totalIsExact"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnReviewFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnReviewFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OwnReview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"goodId"}},{"kind":"Field","name":{"kind":"Name","value":"goodName"}},{"kind":"Field","name":{"kind":"Name","value":"goodPic"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"skuName"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"pics"}},{"kind":"Field","name":{"kind":"Name","value":"reviewer"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"addedAt"}},{"kind":"Field","name":{"kind":"Name","value":"addedText"}},{"kind":"Field","name":{"kind":"Name","value":"addedPics"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"answeredAt"}},{"kind":"Field","name":{"kind":"Name","value":"hiddenAt"}},{"kind":"Field","name":{"kind":"Name","value":"hiddenReason"}},{"kind":"Field","name":{"kind":"Name","value":"allowedActions"}}]}}]} as unknown as DocumentNode<ListSellerReviewsQuery, ListSellerReviewsQueryVariables>;
export const CountWaitingReviewsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CountWaitingReviews"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sellerReviews"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waiting"}}]}}]}}]} as unknown as DocumentNode<CountWaitingReviewsQuery, CountWaitingReviewsQueryVariables>;
export const AddToReviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddToReview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddToReviewInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addToReview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnReviewFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnReviewFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OwnReview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"goodId"}},{"kind":"Field","name":{"kind":"Name","value":"goodName"}},{"kind":"Field","name":{"kind":"Name","value":"goodPic"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"skuName"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"pics"}},{"kind":"Field","name":{"kind":"Name","value":"reviewer"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"addedAt"}},{"kind":"Field","name":{"kind":"Name","value":"addedText"}},{"kind":"Field","name":{"kind":"Name","value":"addedPics"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"answeredAt"}},{"kind":"Field","name":{"kind":"Name","value":"hiddenAt"}},{"kind":"Field","name":{"kind":"Name","value":"hiddenReason"}},{"kind":"Field","name":{"kind":"Name","value":"allowedActions"}}]}}]} as unknown as DocumentNode<AddToReviewMutation, AddToReviewMutationVariables>;
export const AnswerReviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AnswerReview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"was"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answerReview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}},{"kind":"Argument","name":{"kind":"Name","value":"was"},"value":{"kind":"Variable","name":{"kind":"Name","value":"was"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnReviewFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnReviewFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OwnReview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"goodId"}},{"kind":"Field","name":{"kind":"Name","value":"goodName"}},{"kind":"Field","name":{"kind":"Name","value":"goodPic"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"skuName"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"pics"}},{"kind":"Field","name":{"kind":"Name","value":"reviewer"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"addedAt"}},{"kind":"Field","name":{"kind":"Name","value":"addedText"}},{"kind":"Field","name":{"kind":"Name","value":"addedPics"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"answeredAt"}},{"kind":"Field","name":{"kind":"Name","value":"hiddenAt"}},{"kind":"Field","name":{"kind":"Name","value":"hiddenReason"}},{"kind":"Field","name":{"kind":"Name","value":"allowedActions"}}]}}]} as unknown as DocumentNode<AnswerReviewMutation, AnswerReviewMutationVariables>;
export const LoadGoodsFiltersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LoadGoodsFilters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<LoadGoodsFiltersQuery, LoadGoodsFiltersQueryVariables>;
export const CountGoodFacetsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CountGoodFacets"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"GoodFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"goodFacets"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isExact"}},{"kind":"Field","name":{"kind":"Name","value":"prices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minPrice"}},{"kind":"Field","name":{"kind":"Name","value":"maxPrice"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"areas"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"couriers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"freeTo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"platforms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"properties"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"newCount"}},{"kind":"Field","name":{"kind":"Name","value":"fastCount"}},{"kind":"Field","name":{"kind":"Name","value":"inStockCount"}}]}}]}}]} as unknown as DocumentNode<CountGoodFacetsQuery, CountGoodFacetsQueryVariables>;
export const SuggestWarehousesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SuggestWarehouses"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"warehouses"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"keyword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"8"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<SuggestWarehousesQuery, SuggestWarehousesQueryVariables>;
export const ListWarehouseFeedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListWarehouseFeed"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"warehouses"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"keyword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"12"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}},{"kind":"Field","name":{"kind":"Name","value":"intro"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"goodsCount"}},{"kind":"Field","name":{"kind":"Name","value":"soldCount"}},{"kind":"Field","name":{"kind":"Name","value":"monthSold"}},{"kind":"Field","name":{"kind":"Name","value":"collectCount"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"refundRate"}},{"kind":"Field","name":{"kind":"Name","value":"answerSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"cutoffTime"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"pauseReason"}},{"kind":"Field","name":{"kind":"Name","value":"couriers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"warehouseId"}},{"kind":"Field","name":{"kind":"Name","value":"courierId"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"courier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"cutoffTime"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<ListWarehouseFeedQuery, ListWarehouseFeedQueryVariables>;
export const FindBundlePartsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FindBundleParts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ownSkus"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"keyword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"bundles"},"value":{"kind":"BooleanValue","value":false}}]}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"6"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"skuNo"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"merchantCode"}},{"kind":"Field","name":{"kind":"Name","value":"pic"}},{"kind":"Field","name":{"kind":"Name","value":"supplyPrice"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}},{"kind":"Field","name":{"kind":"Name","value":"goodName"}}]}}]}}]}}]} as unknown as DocumentNode<FindBundlePartsQuery, FindBundlePartsQueryVariables>;
export const ListFreightTemplateNamesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListFreightTemplateNames"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"freightTemplates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<ListFreightTemplateNamesQuery, ListFreightTemplateNamesQueryVariables>;
export const RevokeGoodRevisionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeGoodRevision"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawGoodRevision"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedGood"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RevisedGoodContent"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RevisedGood"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"categoryId"}},{"kind":"Field","name":{"kind":"Name","value":"pics"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"supplyPrice"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"minNum"}},{"kind":"Field","name":{"kind":"Name","value":"maxNum"}},{"kind":"Field","name":{"kind":"Name","value":"platforms"}},{"kind":"Field","name":{"kind":"Name","value":"isGift"}},{"kind":"Field","name":{"kind":"Name","value":"properties"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"skus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"values"}},{"kind":"Field","name":{"kind":"Name","value":"merchantCode"}},{"kind":"Field","name":{"kind":"Name","value":"barcodes"}},{"kind":"Field","name":{"kind":"Name","value":"pic"}},{"kind":"Field","name":{"kind":"Name","value":"supplyPrice"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}},{"kind":"Field","name":{"kind":"Name","value":"onSale"}},{"kind":"Field","name":{"kind":"Name","value":"bundleParts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"skuId"}},{"kind":"Field","name":{"kind":"Name","value":"num"}},{"kind":"Field","name":{"kind":"Name","value":"goodName"}},{"kind":"Field","name":{"kind":"Name","value":"skuName"}},{"kind":"Field","name":{"kind":"Name","value":"supplyPrice"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}}]}},{"kind":"Field","name":{"kind":"Name","value":"stocks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"warehouseId"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedGood"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SellerGood"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"goodsNo"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"categoryId"}},{"kind":"Field","name":{"kind":"Name","value":"pics"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"packerNote"}},{"kind":"Field","name":{"kind":"Name","value":"supplyPrice"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"minNum"}},{"kind":"Field","name":{"kind":"Name","value":"maxNum"}},{"kind":"Field","name":{"kind":"Name","value":"platforms"}},{"kind":"Field","name":{"kind":"Name","value":"isGift"}},{"kind":"Field","name":{"kind":"Name","value":"freightTemplateId"}},{"kind":"Field","name":{"kind":"Name","value":"freightTemplateName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"auditReason"}},{"kind":"Field","name":{"kind":"Name","value":"revision"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"content"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RevisedGoodContent"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"sold"}},{"kind":"Field","name":{"kind":"Name","value":"stocks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"skuId"}},{"kind":"Field","name":{"kind":"Name","value":"skuName"}},{"kind":"Field","name":{"kind":"Name","value":"warehouseId"}},{"kind":"Field","name":{"kind":"Name","value":"warehouseName"}},{"kind":"Field","name":{"kind":"Name","value":"available"}},{"kind":"Field","name":{"kind":"Name","value":"safetyHeld"}},{"kind":"Field","name":{"kind":"Name","value":"locked"}},{"kind":"Field","name":{"kind":"Name","value":"isLow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bundleStocks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"skuId"}},{"kind":"Field","name":{"kind":"Name","value":"skuName"}},{"kind":"Field","name":{"kind":"Name","value":"warehouseId"}},{"kind":"Field","name":{"kind":"Name","value":"warehouseName"}},{"kind":"Field","name":{"kind":"Name","value":"available"}}]}},{"kind":"Field","name":{"kind":"Name","value":"properties"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"skus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"skuNo"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"valueIds"}},{"kind":"Field","name":{"kind":"Name","value":"merchantCode"}},{"kind":"Field","name":{"kind":"Name","value":"barcodes"}},{"kind":"Field","name":{"kind":"Name","value":"pic"}},{"kind":"Field","name":{"kind":"Name","value":"supplyPrice"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}},{"kind":"Field","name":{"kind":"Name","value":"onSale"}},{"kind":"Field","name":{"kind":"Name","value":"bundleParts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"skuId"}},{"kind":"Field","name":{"kind":"Name","value":"num"}},{"kind":"Field","name":{"kind":"Name","value":"goodName"}},{"kind":"Field","name":{"kind":"Name","value":"skuName"}},{"kind":"Field","name":{"kind":"Name","value":"supplyPrice"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}}]}}]}}]}}]} as unknown as DocumentNode<RevokeGoodRevisionMutation, RevokeGoodRevisionMutationVariables>;
export const LoadSellerGoodDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LoadSellerGood"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sellerGood"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedGood"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RevisedGoodContent"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RevisedGood"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"categoryId"}},{"kind":"Field","name":{"kind":"Name","value":"pics"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"supplyPrice"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"minNum"}},{"kind":"Field","name":{"kind":"Name","value":"maxNum"}},{"kind":"Field","name":{"kind":"Name","value":"platforms"}},{"kind":"Field","name":{"kind":"Name","value":"isGift"}},{"kind":"Field","name":{"kind":"Name","value":"properties"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"skus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"values"}},{"kind":"Field","name":{"kind":"Name","value":"merchantCode"}},{"kind":"Field","name":{"kind":"Name","value":"barcodes"}},{"kind":"Field","name":{"kind":"Name","value":"pic"}},{"kind":"Field","name":{"kind":"Name","value":"supplyPrice"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}},{"kind":"Field","name":{"kind":"Name","value":"onSale"}},{"kind":"Field","name":{"kind":"Name","value":"bundleParts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"skuId"}},{"kind":"Field","name":{"kind":"Name","value":"num"}},{"kind":"Field","name":{"kind":"Name","value":"goodName"}},{"kind":"Field","name":{"kind":"Name","value":"skuName"}},{"kind":"Field","name":{"kind":"Name","value":"supplyPrice"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}}]}},{"kind":"Field","name":{"kind":"Name","value":"stocks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"warehouseId"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedGood"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SellerGood"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"goodsNo"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"categoryId"}},{"kind":"Field","name":{"kind":"Name","value":"pics"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"packerNote"}},{"kind":"Field","name":{"kind":"Name","value":"supplyPrice"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"minNum"}},{"kind":"Field","name":{"kind":"Name","value":"maxNum"}},{"kind":"Field","name":{"kind":"Name","value":"platforms"}},{"kind":"Field","name":{"kind":"Name","value":"isGift"}},{"kind":"Field","name":{"kind":"Name","value":"freightTemplateId"}},{"kind":"Field","name":{"kind":"Name","value":"freightTemplateName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"auditReason"}},{"kind":"Field","name":{"kind":"Name","value":"revision"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"content"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RevisedGoodContent"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"sold"}},{"kind":"Field","name":{"kind":"Name","value":"stocks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"skuId"}},{"kind":"Field","name":{"kind":"Name","value":"skuName"}},{"kind":"Field","name":{"kind":"Name","value":"warehouseId"}},{"kind":"Field","name":{"kind":"Name","value":"warehouseName"}},{"kind":"Field","name":{"kind":"Name","value":"available"}},{"kind":"Field","name":{"kind":"Name","value":"safetyHeld"}},{"kind":"Field","name":{"kind":"Name","value":"locked"}},{"kind":"Field","name":{"kind":"Name","value":"isLow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bundleStocks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"skuId"}},{"kind":"Field","name":{"kind":"Name","value":"skuName"}},{"kind":"Field","name":{"kind":"Name","value":"warehouseId"}},{"kind":"Field","name":{"kind":"Name","value":"warehouseName"}},{"kind":"Field","name":{"kind":"Name","value":"available"}}]}},{"kind":"Field","name":{"kind":"Name","value":"properties"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"skus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"skuNo"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"valueIds"}},{"kind":"Field","name":{"kind":"Name","value":"merchantCode"}},{"kind":"Field","name":{"kind":"Name","value":"barcodes"}},{"kind":"Field","name":{"kind":"Name","value":"pic"}},{"kind":"Field","name":{"kind":"Name","value":"supplyPrice"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}},{"kind":"Field","name":{"kind":"Name","value":"onSale"}},{"kind":"Field","name":{"kind":"Name","value":"bundleParts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"skuId"}},{"kind":"Field","name":{"kind":"Name","value":"num"}},{"kind":"Field","name":{"kind":"Name","value":"goodName"}},{"kind":"Field","name":{"kind":"Name","value":"skuName"}},{"kind":"Field","name":{"kind":"Name","value":"supplyPrice"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}}]}}]}}]}}]} as unknown as DocumentNode<LoadSellerGoodQuery, LoadSellerGoodQueryVariables>;
export const CreateGoodDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateGood"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GoodInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"clientNo"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createGood"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"clientNo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"clientNo"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedGood"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RevisedGoodContent"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RevisedGood"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"categoryId"}},{"kind":"Field","name":{"kind":"Name","value":"pics"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"supplyPrice"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"minNum"}},{"kind":"Field","name":{"kind":"Name","value":"maxNum"}},{"kind":"Field","name":{"kind":"Name","value":"platforms"}},{"kind":"Field","name":{"kind":"Name","value":"isGift"}},{"kind":"Field","name":{"kind":"Name","value":"properties"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"skus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"values"}},{"kind":"Field","name":{"kind":"Name","value":"merchantCode"}},{"kind":"Field","name":{"kind":"Name","value":"barcodes"}},{"kind":"Field","name":{"kind":"Name","value":"pic"}},{"kind":"Field","name":{"kind":"Name","value":"supplyPrice"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}},{"kind":"Field","name":{"kind":"Name","value":"onSale"}},{"kind":"Field","name":{"kind":"Name","value":"bundleParts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"skuId"}},{"kind":"Field","name":{"kind":"Name","value":"num"}},{"kind":"Field","name":{"kind":"Name","value":"goodName"}},{"kind":"Field","name":{"kind":"Name","value":"skuName"}},{"kind":"Field","name":{"kind":"Name","value":"supplyPrice"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}}]}},{"kind":"Field","name":{"kind":"Name","value":"stocks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"warehouseId"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedGood"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SellerGood"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"goodsNo"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"categoryId"}},{"kind":"Field","name":{"kind":"Name","value":"pics"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"packerNote"}},{"kind":"Field","name":{"kind":"Name","value":"supplyPrice"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"minNum"}},{"kind":"Field","name":{"kind":"Name","value":"maxNum"}},{"kind":"Field","name":{"kind":"Name","value":"platforms"}},{"kind":"Field","name":{"kind":"Name","value":"isGift"}},{"kind":"Field","name":{"kind":"Name","value":"freightTemplateId"}},{"kind":"Field","name":{"kind":"Name","value":"freightTemplateName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"auditReason"}},{"kind":"Field","name":{"kind":"Name","value":"revision"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"content"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RevisedGoodContent"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"sold"}},{"kind":"Field","name":{"kind":"Name","value":"stocks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"skuId"}},{"kind":"Field","name":{"kind":"Name","value":"skuName"}},{"kind":"Field","name":{"kind":"Name","value":"warehouseId"}},{"kind":"Field","name":{"kind":"Name","value":"warehouseName"}},{"kind":"Field","name":{"kind":"Name","value":"available"}},{"kind":"Field","name":{"kind":"Name","value":"safetyHeld"}},{"kind":"Field","name":{"kind":"Name","value":"locked"}},{"kind":"Field","name":{"kind":"Name","value":"isLow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bundleStocks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"skuId"}},{"kind":"Field","name":{"kind":"Name","value":"skuName"}},{"kind":"Field","name":{"kind":"Name","value":"warehouseId"}},{"kind":"Field","name":{"kind":"Name","value":"warehouseName"}},{"kind":"Field","name":{"kind":"Name","value":"available"}}]}},{"kind":"Field","name":{"kind":"Name","value":"properties"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"skus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"skuNo"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"valueIds"}},{"kind":"Field","name":{"kind":"Name","value":"merchantCode"}},{"kind":"Field","name":{"kind":"Name","value":"barcodes"}},{"kind":"Field","name":{"kind":"Name","value":"pic"}},{"kind":"Field","name":{"kind":"Name","value":"supplyPrice"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}},{"kind":"Field","name":{"kind":"Name","value":"onSale"}},{"kind":"Field","name":{"kind":"Name","value":"bundleParts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"skuId"}},{"kind":"Field","name":{"kind":"Name","value":"num"}},{"kind":"Field","name":{"kind":"Name","value":"goodName"}},{"kind":"Field","name":{"kind":"Name","value":"skuName"}},{"kind":"Field","name":{"kind":"Name","value":"supplyPrice"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}}]}}]}}]}}]} as unknown as DocumentNode<CreateGoodMutation, CreateGoodMutationVariables>;
export const UpdateGoodDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateGood"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GoodInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateGood"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedGood"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RevisedGoodContent"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RevisedGood"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"categoryId"}},{"kind":"Field","name":{"kind":"Name","value":"pics"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"supplyPrice"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"minNum"}},{"kind":"Field","name":{"kind":"Name","value":"maxNum"}},{"kind":"Field","name":{"kind":"Name","value":"platforms"}},{"kind":"Field","name":{"kind":"Name","value":"isGift"}},{"kind":"Field","name":{"kind":"Name","value":"properties"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"skus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"values"}},{"kind":"Field","name":{"kind":"Name","value":"merchantCode"}},{"kind":"Field","name":{"kind":"Name","value":"barcodes"}},{"kind":"Field","name":{"kind":"Name","value":"pic"}},{"kind":"Field","name":{"kind":"Name","value":"supplyPrice"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}},{"kind":"Field","name":{"kind":"Name","value":"onSale"}},{"kind":"Field","name":{"kind":"Name","value":"bundleParts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"skuId"}},{"kind":"Field","name":{"kind":"Name","value":"num"}},{"kind":"Field","name":{"kind":"Name","value":"goodName"}},{"kind":"Field","name":{"kind":"Name","value":"skuName"}},{"kind":"Field","name":{"kind":"Name","value":"supplyPrice"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}}]}},{"kind":"Field","name":{"kind":"Name","value":"stocks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"warehouseId"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedGood"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SellerGood"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"goodsNo"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"categoryId"}},{"kind":"Field","name":{"kind":"Name","value":"pics"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"packerNote"}},{"kind":"Field","name":{"kind":"Name","value":"supplyPrice"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"minNum"}},{"kind":"Field","name":{"kind":"Name","value":"maxNum"}},{"kind":"Field","name":{"kind":"Name","value":"platforms"}},{"kind":"Field","name":{"kind":"Name","value":"isGift"}},{"kind":"Field","name":{"kind":"Name","value":"freightTemplateId"}},{"kind":"Field","name":{"kind":"Name","value":"freightTemplateName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"auditReason"}},{"kind":"Field","name":{"kind":"Name","value":"revision"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"content"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RevisedGoodContent"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"sold"}},{"kind":"Field","name":{"kind":"Name","value":"stocks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"skuId"}},{"kind":"Field","name":{"kind":"Name","value":"skuName"}},{"kind":"Field","name":{"kind":"Name","value":"warehouseId"}},{"kind":"Field","name":{"kind":"Name","value":"warehouseName"}},{"kind":"Field","name":{"kind":"Name","value":"available"}},{"kind":"Field","name":{"kind":"Name","value":"safetyHeld"}},{"kind":"Field","name":{"kind":"Name","value":"locked"}},{"kind":"Field","name":{"kind":"Name","value":"isLow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bundleStocks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"skuId"}},{"kind":"Field","name":{"kind":"Name","value":"skuName"}},{"kind":"Field","name":{"kind":"Name","value":"warehouseId"}},{"kind":"Field","name":{"kind":"Name","value":"warehouseName"}},{"kind":"Field","name":{"kind":"Name","value":"available"}}]}},{"kind":"Field","name":{"kind":"Name","value":"properties"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"skus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"skuNo"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"valueIds"}},{"kind":"Field","name":{"kind":"Name","value":"merchantCode"}},{"kind":"Field","name":{"kind":"Name","value":"barcodes"}},{"kind":"Field","name":{"kind":"Name","value":"pic"}},{"kind":"Field","name":{"kind":"Name","value":"supplyPrice"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}},{"kind":"Field","name":{"kind":"Name","value":"onSale"}},{"kind":"Field","name":{"kind":"Name","value":"bundleParts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"skuId"}},{"kind":"Field","name":{"kind":"Name","value":"num"}},{"kind":"Field","name":{"kind":"Name","value":"goodName"}},{"kind":"Field","name":{"kind":"Name","value":"skuName"}},{"kind":"Field","name":{"kind":"Name","value":"supplyPrice"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateGoodMutation, UpdateGoodMutationVariables>;
export const ListSellerGoodsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListSellerGoods"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SellerGoodFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SellerGoodSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cursor"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sellerGoods"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}},{"kind":"Argument","name":{"kind":"Name","value":"cursor"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cursor"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"nextCursor"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SellerGoodRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SellerGoodRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SellerGood"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"goodsNo"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"pic"}},{"kind":"Field","name":{"kind":"Name","value":"categoryName"}},{"kind":"Field","name":{"kind":"Name","value":"supplyPrice"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"isGift"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"auditReason"}},{"kind":"Field","name":{"kind":"Name","value":"revision"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sold"}},{"kind":"Field","name":{"kind":"Name","value":"monthSold"}},{"kind":"Field","name":{"kind":"Name","value":"onAt"}},{"kind":"Field","name":{"kind":"Name","value":"offAt"}},{"kind":"Field","name":{"kind":"Name","value":"stocks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"warehouseId"}},{"kind":"Field","name":{"kind":"Name","value":"warehouseName"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"locked"}},{"kind":"Field","name":{"kind":"Name","value":"available"}},{"kind":"Field","name":{"kind":"Name","value":"isLow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bundleStocks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"skuId"}},{"kind":"Field","name":{"kind":"Name","value":"skuName"}},{"kind":"Field","name":{"kind":"Name","value":"warehouseId"}},{"kind":"Field","name":{"kind":"Name","value":"warehouseName"}},{"kind":"Field","name":{"kind":"Name","value":"available"}}]}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<ListSellerGoodsQuery, ListSellerGoodsQueryVariables>;
export const LoadSellerGoodOptionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LoadSellerGoodOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sellerWarehouses"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]}}]} as unknown as DocumentNode<LoadSellerGoodOptionsQuery, LoadSellerGoodOptionsQueryVariables>;
export const SetGoodsOnSaleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetGoodsOnSale"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"onSale"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setGoodsOnSale"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"onSale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"onSale"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"msg"}},{"kind":"Field","name":{"kind":"Name","value":"good"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GoodState"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GoodState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SellerGood"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"auditReason"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<SetGoodsOnSaleMutation, SetGoodsOnSaleMutationVariables>;
export const DeleteGoodsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteGoods"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteGoods"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"msg"}},{"kind":"Field","name":{"kind":"Name","value":"good"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GoodState"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GoodState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SellerGood"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"auditReason"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<DeleteGoodsMutation, DeleteGoodsMutationVariables>;
export const CopyGoodDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CopyGood"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"clientNo"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"copyGood"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"clientNo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"clientNo"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<CopyGoodMutation, CopyGoodMutationVariables>;
export const ScheduleGoodsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ScheduleGoods"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"onAt"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offAt"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scheduleGoods"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"onAt"},"value":{"kind":"Variable","name":{"kind":"Name","value":"onAt"}}},{"kind":"Argument","name":{"kind":"Name","value":"offAt"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offAt"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"msg"}},{"kind":"Field","name":{"kind":"Name","value":"good"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"onAt"}},{"kind":"Field","name":{"kind":"Name","value":"offAt"}}]}}]}}]}}]} as unknown as DocumentNode<ScheduleGoodsMutation, ScheduleGoodsMutationVariables>;
export const ImportGoodsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ImportGoods"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"rows"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SheetGoodInput"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"clientNo"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importGoods"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"rows"},"value":{"kind":"Variable","name":{"kind":"Name","value":"rows"}}},{"kind":"Argument","name":{"kind":"Name","value":"clientNo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"clientNo"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"created"}},{"kind":"Field","name":{"kind":"Name","value":"updated"}},{"kind":"Field","name":{"kind":"Name","value":"unchanged"}},{"kind":"Field","name":{"kind":"Name","value":"failed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"msg"}}]}}]}}]}}]} as unknown as DocumentNode<ImportGoodsMutation, ImportGoodsMutationVariables>;
export const CheckGoodsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CheckGoods"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"rows"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SheetGoodInput"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"clientNo"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importGoods"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"rows"},"value":{"kind":"Variable","name":{"kind":"Name","value":"rows"}}},{"kind":"Argument","name":{"kind":"Name","value":"checkOnly"},"value":{"kind":"BooleanValue","value":true}},{"kind":"Argument","name":{"kind":"Name","value":"clientNo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"clientNo"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"failed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"msg"}}]}},{"kind":"Field","name":{"kind":"Name","value":"warnings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"msg"}}]}}]}}]}}]} as unknown as DocumentNode<CheckGoodsMutation, CheckGoodsMutationVariables>;
export const LoadPriceStepsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LoadPriceSteps"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sellerGood"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"skus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"supplyPrice"}}]}},{"kind":"Field","name":{"kind":"Name","value":"priceSteps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"perParcel"}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"skuId"}},{"kind":"Field","name":{"kind":"Name","value":"minPieces"}},{"kind":"Field","name":{"kind":"Name","value":"supplyPrice"}}]}}]}}]}}]}}]} as unknown as DocumentNode<LoadPriceStepsQuery, LoadPriceStepsQueryVariables>;
export const SavePriceStepsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SavePriceSteps"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"goodId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PriceStepsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savePriceSteps"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"goodId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"goodId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"perParcel"}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"skuId"}},{"kind":"Field","name":{"kind":"Name","value":"minPieces"}},{"kind":"Field","name":{"kind":"Name","value":"supplyPrice"}}]}}]}}]}}]} as unknown as DocumentNode<SavePriceStepsMutation, SavePriceStepsMutationVariables>;
export const ListSellerWarehousesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListSellerWarehouses"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SellerWarehouseFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cursor"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sellerWarehouses"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"cursor"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cursor"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"nextCursor"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WarehouseRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WarehouseRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SellerWarehouse"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"district"}},{"kind":"Field","name":{"kind":"Name","value":"workDays"}},{"kind":"Field","name":{"kind":"Name","value":"sundayRest"}},{"kind":"Field","name":{"kind":"Name","value":"restDates"}},{"kind":"Field","name":{"kind":"Name","value":"cutoffTime"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"pauseReason"}},{"kind":"Field","name":{"kind":"Name","value":"freightTemplateName"}},{"kind":"Field","name":{"kind":"Name","value":"goodsCount"}},{"kind":"Field","name":{"kind":"Name","value":"openOrders"}},{"kind":"Field","name":{"kind":"Name","value":"couriers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courierId"}},{"kind":"Field","name":{"kind":"Name","value":"firstWeight"}},{"kind":"Field","name":{"kind":"Name","value":"firstFee"}},{"kind":"Field","name":{"kind":"Name","value":"stepWeight"}},{"kind":"Field","name":{"kind":"Name","value":"stepFee"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"courier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<ListSellerWarehousesQuery, ListSellerWarehousesQueryVariables>;
export const LoadSellerWarehouseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LoadSellerWarehouse"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sellerWarehouse"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WarehouseDetail"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WarehouseDetail"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SellerWarehouse"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}},{"kind":"Field","name":{"kind":"Name","value":"intro"}},{"kind":"Field","name":{"kind":"Name","value":"contact"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"csUrl"}},{"kind":"Field","name":{"kind":"Name","value":"provinceCode"}},{"kind":"Field","name":{"kind":"Name","value":"cityCode"}},{"kind":"Field","name":{"kind":"Name","value":"districtCode"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"platforms"}},{"kind":"Field","name":{"kind":"Name","value":"outputMode"}},{"kind":"Field","name":{"kind":"Name","value":"workDays"}},{"kind":"Field","name":{"kind":"Name","value":"sundayRest"}},{"kind":"Field","name":{"kind":"Name","value":"restDates"}},{"kind":"Field","name":{"kind":"Name","value":"cutoffTime"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"pauseReason"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"freightTemplateId"}},{"kind":"Field","name":{"kind":"Name","value":"couriers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courierId"}},{"kind":"Field","name":{"kind":"Name","value":"firstWeight"}},{"kind":"Field","name":{"kind":"Name","value":"firstFee"}},{"kind":"Field","name":{"kind":"Name","value":"stepWeight"}},{"kind":"Field","name":{"kind":"Name","value":"stepFee"}},{"kind":"Field","name":{"kind":"Name","value":"costFirstFee"}},{"kind":"Field","name":{"kind":"Name","value":"costStepFee"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"areaRules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"areaCode"}},{"kind":"Field","name":{"kind":"Name","value":"areaName"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}},{"kind":"Field","name":{"kind":"Name","value":"startAt"}},{"kind":"Field","name":{"kind":"Name","value":"endAt"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]}}]} as unknown as DocumentNode<LoadSellerWarehouseQuery, LoadSellerWarehouseQueryVariables>;
export const CreateWarehouseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateWarehouse"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WarehouseInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createWarehouse"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<CreateWarehouseMutation, CreateWarehouseMutationVariables>;
export const UpdateWarehouseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateWarehouse"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WarehouseInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateWarehouse"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WarehouseRow"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"WarehouseDetail"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WarehouseRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SellerWarehouse"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"district"}},{"kind":"Field","name":{"kind":"Name","value":"workDays"}},{"kind":"Field","name":{"kind":"Name","value":"sundayRest"}},{"kind":"Field","name":{"kind":"Name","value":"restDates"}},{"kind":"Field","name":{"kind":"Name","value":"cutoffTime"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"pauseReason"}},{"kind":"Field","name":{"kind":"Name","value":"freightTemplateName"}},{"kind":"Field","name":{"kind":"Name","value":"goodsCount"}},{"kind":"Field","name":{"kind":"Name","value":"openOrders"}},{"kind":"Field","name":{"kind":"Name","value":"couriers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courierId"}},{"kind":"Field","name":{"kind":"Name","value":"firstWeight"}},{"kind":"Field","name":{"kind":"Name","value":"firstFee"}},{"kind":"Field","name":{"kind":"Name","value":"stepWeight"}},{"kind":"Field","name":{"kind":"Name","value":"stepFee"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"courier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WarehouseDetail"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SellerWarehouse"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}},{"kind":"Field","name":{"kind":"Name","value":"intro"}},{"kind":"Field","name":{"kind":"Name","value":"contact"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"csUrl"}},{"kind":"Field","name":{"kind":"Name","value":"provinceCode"}},{"kind":"Field","name":{"kind":"Name","value":"cityCode"}},{"kind":"Field","name":{"kind":"Name","value":"districtCode"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"platforms"}},{"kind":"Field","name":{"kind":"Name","value":"outputMode"}},{"kind":"Field","name":{"kind":"Name","value":"workDays"}},{"kind":"Field","name":{"kind":"Name","value":"sundayRest"}},{"kind":"Field","name":{"kind":"Name","value":"restDates"}},{"kind":"Field","name":{"kind":"Name","value":"cutoffTime"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"pauseReason"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"freightTemplateId"}},{"kind":"Field","name":{"kind":"Name","value":"couriers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courierId"}},{"kind":"Field","name":{"kind":"Name","value":"firstWeight"}},{"kind":"Field","name":{"kind":"Name","value":"firstFee"}},{"kind":"Field","name":{"kind":"Name","value":"stepWeight"}},{"kind":"Field","name":{"kind":"Name","value":"stepFee"}},{"kind":"Field","name":{"kind":"Name","value":"costFirstFee"}},{"kind":"Field","name":{"kind":"Name","value":"costStepFee"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"areaRules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"areaCode"}},{"kind":"Field","name":{"kind":"Name","value":"areaName"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}},{"kind":"Field","name":{"kind":"Name","value":"startAt"}},{"kind":"Field","name":{"kind":"Name","value":"endAt"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateWarehouseMutation, UpdateWarehouseMutationVariables>;
export const SetWarehouseStatusDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetWarehouseStatus"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceStatus"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pauseReason"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setWarehouseStatus"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}},{"kind":"Argument","name":{"kind":"Name","value":"pauseReason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pauseReason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"pauseReason"}}]}}]}}]} as unknown as DocumentNode<SetWarehouseStatusMutation, SetWarehouseStatusMutationVariables>;
export const DeleteWarehouseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteWarehouse"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteWarehouses"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"ListValue","values":[{"kind":"Variable","name":{"kind":"Name","value":"id"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"msg"}}]}}]}}]} as unknown as DocumentNode<DeleteWarehouseMutation, DeleteWarehouseMutationVariables>;
export const ListCouriersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListCouriers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"couriers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<ListCouriersQuery, ListCouriersQueryVariables>;
export const ListFreightTemplatesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListFreightTemplates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"freightTemplates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FreightTemplateRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FreightTemplateRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FreightTemplate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"goodsCount"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"warehouses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"couriers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courierId"}},{"kind":"Field","name":{"kind":"Name","value":"firstFee"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"courier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<ListFreightTemplatesQuery, ListFreightTemplatesQueryVariables>;
export const LoadFreightTemplateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LoadFreightTemplate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"freightTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FreightTemplateDetail"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FreightTemplateDetail"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FreightTemplate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"couriers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courierId"}},{"kind":"Field","name":{"kind":"Name","value":"firstWeight"}},{"kind":"Field","name":{"kind":"Name","value":"firstFee"}},{"kind":"Field","name":{"kind":"Name","value":"stepWeight"}},{"kind":"Field","name":{"kind":"Name","value":"stepFee"}},{"kind":"Field","name":{"kind":"Name","value":"costFirstFee"}},{"kind":"Field","name":{"kind":"Name","value":"costStepFee"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"courier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"areaRules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"areaCode"}},{"kind":"Field","name":{"kind":"Name","value":"areaName"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}},{"kind":"Field","name":{"kind":"Name","value":"startAt"}},{"kind":"Field","name":{"kind":"Name","value":"endAt"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]}}]} as unknown as DocumentNode<LoadFreightTemplateQuery, LoadFreightTemplateQueryVariables>;
export const CreateFreightTemplateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateFreightTemplate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FreightTemplateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createFreightTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FreightTemplateRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FreightTemplateRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FreightTemplate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"goodsCount"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"warehouses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"couriers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courierId"}},{"kind":"Field","name":{"kind":"Name","value":"firstFee"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"courier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<CreateFreightTemplateMutation, CreateFreightTemplateMutationVariables>;
export const UpdateFreightTemplateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateFreightTemplate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FreightTemplateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateFreightTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FreightTemplateRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FreightTemplateRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FreightTemplate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"goodsCount"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"warehouses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"couriers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courierId"}},{"kind":"Field","name":{"kind":"Name","value":"firstFee"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"courier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateFreightTemplateMutation, UpdateFreightTemplateMutationVariables>;
export const CopyFreightTemplateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CopyFreightTemplate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"copyFreightTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<CopyFreightTemplateMutation, CopyFreightTemplateMutationVariables>;
export const DeleteFreightTemplateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteFreightTemplate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteFreightTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteFreightTemplateMutation, DeleteFreightTemplateMutationVariables>;
export const SetTemplateOfWarehousesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetTemplateOfWarehouses"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"warehouseIds"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"templateId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"followFreightTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"warehouseIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"warehouseIds"}}},{"kind":"Argument","name":{"kind":"Name","value":"templateId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"templateId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"msg"}}]}}]}}]} as unknown as DocumentNode<SetTemplateOfWarehousesMutation, SetTemplateOfWarehousesMutationVariables>;
export const ListFollowersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListFollowers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sellerWarehouses"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"freightTemplateId"}},{"kind":"Field","name":{"kind":"Name","value":"freightTemplateName"}}]}}]}}]}}]} as unknown as DocumentNode<ListFollowersQuery, ListFollowersQueryVariables>;
export const DeleteSenderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteSender"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteSenders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"ListValue","values":[{"kind":"Variable","name":{"kind":"Name","value":"id"}}]}}]}]}}]} as unknown as DocumentNode<DeleteSenderMutation, DeleteSenderMutationVariables>;
export const EndSessionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndSession"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logout"}}]}}]} as unknown as DocumentNode<EndSessionMutation, EndSessionMutationVariables>;
export const FindShopDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FindShop"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cursor"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shops"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}},{"kind":"Argument","name":{"kind":"Name","value":"cursor"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cursor"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nextCursor"}},{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"shopName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"autoSend"}},{"kind":"Field","name":{"kind":"Name","value":"defaultSenderId"}}]}}]}}]}}]} as unknown as DocumentNode<FindShopQuery, FindShopQueryVariables>;
export const ListShopOrdersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListShopOrders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ShopOrderFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cursor"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shopOrders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}},{"kind":"Argument","name":{"kind":"Name","value":"cursor"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cursor"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"nextCursor"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShopOrderLine"}},{"kind":"Field","name":{"kind":"Name","value":"remoteRefundStatus"}},{"kind":"Field","name":{"kind":"Name","value":"importStatus"}},{"kind":"Field","name":{"kind":"Name","value":"payAmount"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"promisedShipAt"}},{"kind":"Field","name":{"kind":"Name","value":"buyerMemo"}},{"kind":"Field","name":{"kind":"Name","value":"sellerMemo"}},{"kind":"Field","name":{"kind":"Name","value":"flagColor"}},{"kind":"Field","name":{"kind":"Name","value":"mergeId"}},{"kind":"Field","name":{"kind":"Name","value":"problemText"}},{"kind":"Field","name":{"kind":"Name","value":"linesLeft"}},{"kind":"Field","name":{"kind":"Name","value":"parcels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"packageId"}},{"kind":"Field","name":{"kind":"Name","value":"packageNo"}},{"kind":"Field","name":{"kind":"Name","value":"waybillNo"}},{"kind":"Field","name":{"kind":"Name","value":"courierName"}},{"kind":"Field","name":{"kind":"Name","value":"lineIds"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShopOrderLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ShopOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"remoteOrderNo"}},{"kind":"Field","name":{"kind":"Name","value":"receiverName"}},{"kind":"Field","name":{"kind":"Name","value":"receiverPhone"}},{"kind":"Field","name":{"kind":"Name","value":"receiverAddress"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"district"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"remoteGoodId"}},{"kind":"Field","name":{"kind":"Name","value":"remoteSkuId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"num"}},{"kind":"Field","name":{"kind":"Name","value":"pic"}}]}}]}}]} as unknown as DocumentNode<ListShopOrdersQuery, ListShopOrdersQueryVariables>;
export const FindShopOrdersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FindShopOrders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ShopOrderFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cursor"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shopOrders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}},{"kind":"Argument","name":{"kind":"Name","value":"cursor"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cursor"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nextCursor"}},{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mergeId"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShopOrderLine"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShopOrderLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ShopOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"remoteOrderNo"}},{"kind":"Field","name":{"kind":"Name","value":"receiverName"}},{"kind":"Field","name":{"kind":"Name","value":"receiverPhone"}},{"kind":"Field","name":{"kind":"Name","value":"receiverAddress"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"district"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"remoteGoodId"}},{"kind":"Field","name":{"kind":"Name","value":"remoteSkuId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"num"}},{"kind":"Field","name":{"kind":"Name","value":"pic"}}]}}]}}]} as unknown as DocumentNode<FindShopOrdersQuery, FindShopOrdersQueryVariables>;
export const PullShopOrdersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PullShopOrders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ShopPullInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pullShopOrders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"taskId"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"added"}},{"kind":"Field","name":{"kind":"Name","value":"updated"}}]}}]}}]} as unknown as DocumentNode<PullShopOrdersMutation, PullShopOrdersMutationVariables>;
export const ListMergeOrdersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListMergeOrders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"shopId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mergeOrders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"shopId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"shopId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"receiverKey"}},{"kind":"Field","name":{"kind":"Name","value":"receiverName"}},{"kind":"Field","name":{"kind":"Name","value":"receiverAddress"}},{"kind":"Field","name":{"kind":"Name","value":"shopOrderIds"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]} as unknown as DocumentNode<ListMergeOrdersQuery, ListMergeOrdersQueryVariables>;
export const MergeShopOrdersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MergeShopOrders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mergeShopOrders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"merged"}},{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"shopOrderIds"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rejected"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shopOrderId"}},{"kind":"Field","name":{"kind":"Name","value":"msg"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shopOrders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"importStatus"}},{"kind":"Field","name":{"kind":"Name","value":"mergeId"}}]}}]}}]}}]} as unknown as DocumentNode<MergeShopOrdersMutation, MergeShopOrdersMutationVariables>;
export const SplitMergeOrderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SplitMergeOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"splitMergeOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shopOrders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"mergeId"}}]}}]}}]}}]} as unknown as DocumentNode<SplitMergeOrderMutation, SplitMergeOrderMutationVariables>;
export const IgnoreShopOrdersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"IgnoreShopOrders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ignored"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ignoreShopOrders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"ignored"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ignored"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"shopOrders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"importStatus"}}]}}]}}]}}]} as unknown as DocumentNode<IgnoreShopOrdersMutation, IgnoreShopOrdersMutationVariables>;
export const PlanShopOrdersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlanShopOrders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ShopOrderPlanInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shopOrderPlan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"parts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"warehouseId"}},{"kind":"Field","name":{"kind":"Name","value":"warehouseName"}},{"kind":"Field","name":{"kind":"Name","value":"courierId"}},{"kind":"Field","name":{"kind":"Name","value":"courierName"}},{"kind":"Field","name":{"kind":"Name","value":"shopOrderIds"}},{"kind":"Field","name":{"kind":"Name","value":"mergeIds"}},{"kind":"Field","name":{"kind":"Name","value":"contents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shopOrderId"}},{"kind":"Field","name":{"kind":"Name","value":"mergeId"}},{"kind":"Field","name":{"kind":"Name","value":"lineIds"}},{"kind":"Field","name":{"kind":"Name","value":"planKey"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"skuId"}},{"kind":"Field","name":{"kind":"Name","value":"skuName"}},{"kind":"Field","name":{"kind":"Name","value":"goodId"}},{"kind":"Field","name":{"kind":"Name","value":"goodName"}},{"kind":"Field","name":{"kind":"Name","value":"pic"}},{"kind":"Field","name":{"kind":"Name","value":"num"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"unplanned"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shopOrderId"}},{"kind":"Field","name":{"kind":"Name","value":"mergeId"}},{"kind":"Field","name":{"kind":"Name","value":"reasonCode"}},{"kind":"Field","name":{"kind":"Name","value":"msg"}}]}}]}}]}}]} as unknown as DocumentNode<PlanShopOrdersQuery, PlanShopOrdersQueryVariables>;
export const GetSendAddressDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GetSendAddress"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"shopId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendAddresses"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"shopId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"shopId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"remoteAddressId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"district"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"isDefault"}}]}}]}}]} as unknown as DocumentNode<GetSendAddressQuery, GetSendAddressQueryVariables>;
export const QuoteShipmentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"QuoteShipment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OrderInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quoteOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quoteNo"}},{"kind":"Field","name":{"kind":"Name","value":"expireAt"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"num"}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reasonCode"}},{"kind":"Field","name":{"kind":"Name","value":"msg"}},{"kind":"Field","name":{"kind":"Name","value":"blocking"}}]}},{"kind":"Field","name":{"kind":"Name","value":"goodsFee"}},{"kind":"Field","name":{"kind":"Name","value":"courierFee"}},{"kind":"Field","name":{"kind":"Name","value":"remoteFee"}},{"kind":"Field","name":{"kind":"Name","value":"discountFee"}},{"kind":"Field","name":{"kind":"Name","value":"packageFee"}},{"kind":"Field","name":{"kind":"Name","value":"promisedShipAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"packageCount"}},{"kind":"Field","name":{"kind":"Name","value":"goodsFee"}},{"kind":"Field","name":{"kind":"Name","value":"courierFee"}},{"kind":"Field","name":{"kind":"Name","value":"remoteFee"}},{"kind":"Field","name":{"kind":"Name","value":"discountFee"}},{"kind":"Field","name":{"kind":"Name","value":"totalFee"}},{"kind":"Field","name":{"kind":"Name","value":"nextSteps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"skuId"}},{"kind":"Field","name":{"kind":"Name","value":"goodId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"perParcel"}},{"kind":"Field","name":{"kind":"Name","value":"parcels"}},{"kind":"Field","name":{"kind":"Name","value":"places"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"part"}},{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"skuId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"missing"}},{"kind":"Field","name":{"kind":"Name","value":"unitPrice"}},{"kind":"Field","name":{"kind":"Name","value":"saving"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cheaperTogether"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"parcels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"part"}},{"kind":"Field","name":{"kind":"Name","value":"row"}}]}},{"kind":"Field","name":{"kind":"Name","value":"saving"}}]}},{"kind":"Field","name":{"kind":"Name","value":"stock"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"skuId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"pieces"}},{"kind":"Field","name":{"kind":"Name","value":"available"}}]}},{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"enough"}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reasonCode"}},{"kind":"Field","name":{"kind":"Name","value":"msg"}},{"kind":"Field","name":{"kind":"Name","value":"blocking"}}]}}]}}]}}]} as unknown as DocumentNode<QuoteShipmentMutation, QuoteShipmentMutationVariables>;
export const FindOrderedNumbersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FindOrderedNumbers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"platform"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Platform"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"thirdOrderNos"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderedNumbers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"platform"},"value":{"kind":"Variable","name":{"kind":"Name","value":"platform"}}},{"kind":"Argument","name":{"kind":"Name","value":"thirdOrderNos"},"value":{"kind":"Variable","name":{"kind":"Name","value":"thirdOrderNos"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"thirdOrderNo"}}]}}]}}]} as unknown as DocumentNode<FindOrderedNumbersQuery, FindOrderedNumbersQueryVariables>;
export const CreateShipmentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateShipment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OrderInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"clientNo"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"clientNo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"clientNo"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"totalFee"}},{"kind":"Field","name":{"kind":"Name","value":"packageCount"}},{"kind":"Field","name":{"kind":"Name","value":"payExpireAt"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"enough"}}]}}]}}]} as unknown as DocumentNode<CreateShipmentMutation, CreateShipmentMutationVariables>;
export const PayShipmentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PayShipment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"clientNo"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"action"},"value":{"kind":"EnumValue","value":"PAY"}},{"kind":"Argument","name":{"kind":"Name","value":"clientNo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"clientNo"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"paidFee"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusText"}},{"kind":"Field","name":{"kind":"Name","value":"allowedActions"}}]}}]}}]}}]} as unknown as DocumentNode<PayShipmentMutation, PayShipmentMutationVariables>;
export const CreateBatchDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateBatch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BatchInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"clientNo"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createBatch"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"clientNo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"clientNo"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"batchNo"}},{"kind":"Field","name":{"kind":"Name","value":"packageCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalFee"}},{"kind":"Field","name":{"kind":"Name","value":"payExpireAt"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"enough"}},{"kind":"Field","name":{"kind":"Name","value":"skipped"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"part"}},{"kind":"Field","name":{"kind":"Name","value":"row"}}]}},{"kind":"Field","name":{"kind":"Name","value":"orders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<CreateBatchMutation, CreateBatchMutationVariables>;
export const PayBatchDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PayBatch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"batchNo"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"clientNo"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmBatch"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"batchNo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"batchNo"}}},{"kind":"Argument","name":{"kind":"Name","value":"clientNo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"clientNo"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"batchNo"}},{"kind":"Field","name":{"kind":"Name","value":"paidFee"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"orders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusText"}},{"kind":"Field","name":{"kind":"Name","value":"allowedActions"}}]}}]}}]}}]} as unknown as DocumentNode<PayBatchMutation, PayBatchMutationVariables>;
export const FindPlacedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FindPlaced"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OrderFilter"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"EnumValue","value":"NEWEST"}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"totalFee"}}]}}]}}]}}]} as unknown as DocumentNode<FindPlacedQuery, FindPlacedQueryVariables>;
export const CancelPlacedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelPlaced"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderId"}}]}}]}}]} as unknown as DocumentNode<CancelPlacedMutation, CancelPlacedMutationVariables>;
export const QuoteBatchDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"QuoteBatch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BatchInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quoteBatch"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quoteNo"}},{"kind":"Field","name":{"kind":"Name","value":"expireAt"}},{"kind":"Field","name":{"kind":"Name","value":"parts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"part"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorKey"}},{"kind":"Field","name":{"kind":"Name","value":"msg"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"shopOrderIds"}},{"kind":"Field","name":{"kind":"Name","value":"mergeId"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reasonCode"}},{"kind":"Field","name":{"kind":"Name","value":"msg"}},{"kind":"Field","name":{"kind":"Name","value":"blocking"}}]}},{"kind":"Field","name":{"kind":"Name","value":"goodsFee"}},{"kind":"Field","name":{"kind":"Name","value":"courierFee"}},{"kind":"Field","name":{"kind":"Name","value":"remoteFee"}},{"kind":"Field","name":{"kind":"Name","value":"discountFee"}},{"kind":"Field","name":{"kind":"Name","value":"packageFee"}}]}},{"kind":"Field","name":{"kind":"Name","value":"packageCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalFee"}},{"kind":"Field","name":{"kind":"Name","value":"available"}},{"kind":"Field","name":{"kind":"Name","value":"stock"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"skuId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"pieces"}},{"kind":"Field","name":{"kind":"Name","value":"available"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reasonCode"}},{"kind":"Field","name":{"kind":"Name","value":"msg"}},{"kind":"Field","name":{"kind":"Name","value":"blocking"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"packageCount"}},{"kind":"Field","name":{"kind":"Name","value":"goodsFee"}},{"kind":"Field","name":{"kind":"Name","value":"courierFee"}},{"kind":"Field","name":{"kind":"Name","value":"remoteFee"}},{"kind":"Field","name":{"kind":"Name","value":"discountFee"}},{"kind":"Field","name":{"kind":"Name","value":"totalFee"}},{"kind":"Field","name":{"kind":"Name","value":"nextSteps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"skuId"}},{"kind":"Field","name":{"kind":"Name","value":"goodId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"perParcel"}},{"kind":"Field","name":{"kind":"Name","value":"parcels"}},{"kind":"Field","name":{"kind":"Name","value":"places"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"part"}},{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"skuId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"missing"}},{"kind":"Field","name":{"kind":"Name","value":"unitPrice"}},{"kind":"Field","name":{"kind":"Name","value":"saving"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cheaperTogether"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"parcels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"part"}},{"kind":"Field","name":{"kind":"Name","value":"row"}}]}},{"kind":"Field","name":{"kind":"Name","value":"saving"}}]}},{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"enough"}}]}}]}}]} as unknown as DocumentNode<QuoteBatchMutation, QuoteBatchMutationVariables>;
export const ListShopsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListShops"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cursor"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shops"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}},{"kind":"Argument","name":{"kind":"Name","value":"cursor"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cursor"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"nextCursor"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShopFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShopFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Shop"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"shopName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"expireAt"}},{"kind":"Field","name":{"kind":"Name","value":"daysLeft"}},{"kind":"Field","name":{"kind":"Name","value":"lastSyncAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastError"}},{"kind":"Field","name":{"kind":"Name","value":"autoSend"}},{"kind":"Field","name":{"kind":"Name","value":"autoOrder"}},{"kind":"Field","name":{"kind":"Name","value":"autoDayLimit"}},{"kind":"Field","name":{"kind":"Name","value":"autoParcelLimit"}},{"kind":"Field","name":{"kind":"Name","value":"defaultCourierId"}},{"kind":"Field","name":{"kind":"Name","value":"defaultSenderId"}},{"kind":"Field","name":{"kind":"Name","value":"tagRule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"matchType"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"waitingOrders"}}]}}]} as unknown as DocumentNode<ListShopsQuery, ListShopsQueryVariables>;
export const ListShopPlatformsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListShopPlatforms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shopPlatforms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"configured"}}]}}]}}]} as unknown as DocumentNode<ListShopPlatformsQuery, ListShopPlatformsQueryVariables>;
export const LoadBindingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LoadBindings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"platform"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Platform"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shops"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"platform"},"value":{"kind":"Variable","name":{"kind":"Name","value":"platform"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"authAt"}}]}}]}}]}}]} as unknown as DocumentNode<LoadBindingsQuery, LoadBindingsQueryVariables>;
export const AuthoriseShopDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AuthoriseShop"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"platform"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Platform"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"shopName"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"authoriseShop"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"platform"},"value":{"kind":"Variable","name":{"kind":"Name","value":"platform"}}},{"kind":"Argument","name":{"kind":"Name","value":"shopName"},"value":{"kind":"Variable","name":{"kind":"Name","value":"shopName"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<AuthoriseShopMutation, AuthoriseShopMutationVariables>;
export const UpdateShopDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateShop"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ShopChangeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateShop"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShopFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShopFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Shop"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"shopName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"expireAt"}},{"kind":"Field","name":{"kind":"Name","value":"daysLeft"}},{"kind":"Field","name":{"kind":"Name","value":"lastSyncAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastError"}},{"kind":"Field","name":{"kind":"Name","value":"autoSend"}},{"kind":"Field","name":{"kind":"Name","value":"autoOrder"}},{"kind":"Field","name":{"kind":"Name","value":"autoDayLimit"}},{"kind":"Field","name":{"kind":"Name","value":"autoParcelLimit"}},{"kind":"Field","name":{"kind":"Name","value":"defaultCourierId"}},{"kind":"Field","name":{"kind":"Name","value":"defaultSenderId"}},{"kind":"Field","name":{"kind":"Name","value":"tagRule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"matchType"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"waitingOrders"}}]}}]} as unknown as DocumentNode<UpdateShopMutation, UpdateShopMutationVariables>;
export const DeleteShopDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteShop"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteShop"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteShopMutation, DeleteShopMutationVariables>;
export const ListShopCouriersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListShopCouriers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"couriers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<ListShopCouriersQuery, ListShopCouriersQueryVariables>;
export const ListShopSkusDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListShopSkus"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"shopId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"state"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"LinkState"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cursor"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shopSkus"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"shopId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"shopId"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"keyword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"state"},"value":{"kind":"Variable","name":{"kind":"Name","value":"state"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"cursor"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cursor"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"nextCursor"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"remoteGoodId"}},{"kind":"Field","name":{"kind":"Name","value":"remoteSkuId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"remoteSkuText"}},{"kind":"Field","name":{"kind":"Name","value":"merchantCode"}},{"kind":"Field","name":{"kind":"Name","value":"pic"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"waitingOrders"}},{"kind":"Field","name":{"kind":"Name","value":"heldOrders"}},{"kind":"Field","name":{"kind":"Name","value":"link"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShopLink"}}]}},{"kind":"Field","name":{"kind":"Name","value":"suggestions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"skuId"}},{"kind":"Field","name":{"kind":"Name","value":"goodId"}},{"kind":"Field","name":{"kind":"Name","value":"goodName"}},{"kind":"Field","name":{"kind":"Name","value":"skuName"}},{"kind":"Field","name":{"kind":"Name","value":"merchantCode"}},{"kind":"Field","name":{"kind":"Name","value":"pic"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShopLink"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ShopGood"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"remoteGoodId"}},{"kind":"Field","name":{"kind":"Name","value":"remoteSkuId"}},{"kind":"Field","name":{"kind":"Name","value":"remoteTitle"}},{"kind":"Field","name":{"kind":"Name","value":"remoteSkuText"}},{"kind":"Field","name":{"kind":"Name","value":"changedSkuText"}},{"kind":"Field","name":{"kind":"Name","value":"goodName"}},{"kind":"Field","name":{"kind":"Name","value":"warehouseId"}},{"kind":"Field","name":{"kind":"Name","value":"warehouseName"}},{"kind":"Field","name":{"kind":"Name","value":"courierId"}},{"kind":"Field","name":{"kind":"Name","value":"courierName"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"skuId"}},{"kind":"Field","name":{"kind":"Name","value":"goodId"}},{"kind":"Field","name":{"kind":"Name","value":"goodName"}},{"kind":"Field","name":{"kind":"Name","value":"skuName"}},{"kind":"Field","name":{"kind":"Name","value":"pic"}},{"kind":"Field","name":{"kind":"Name","value":"onSale"}},{"kind":"Field","name":{"kind":"Name","value":"num"}}]}}]}}]} as unknown as DocumentNode<ListShopSkusQuery, ListShopSkusQueryVariables>;
export const FindLinkableSkusDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FindLinkableSkus"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"shopId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"linkableSkus"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"shopId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"shopId"}}},{"kind":"Argument","name":{"kind":"Name","value":"keyword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"skuId"}},{"kind":"Field","name":{"kind":"Name","value":"goodId"}},{"kind":"Field","name":{"kind":"Name","value":"goodName"}},{"kind":"Field","name":{"kind":"Name","value":"skuName"}},{"kind":"Field","name":{"kind":"Name","value":"merchantCode"}},{"kind":"Field","name":{"kind":"Name","value":"pic"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]} as unknown as DocumentNode<FindLinkableSkusQuery, FindLinkableSkusQueryVariables>;
export const SaveShopLinksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveShopLinks"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LinkShopSkusInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"linkShopSkus"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"linked"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"msg"}}]}}]}}]}}]} as unknown as DocumentNode<SaveShopLinksMutation, SaveShopLinksMutationVariables>;
export const ImportShopSkusDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ImportShopSkus"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"shopId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"rows"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ShopLinkRowInput"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importShopSkus"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"shopId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"shopId"}}},{"kind":"Argument","name":{"kind":"Name","value":"rows"},"value":{"kind":"Variable","name":{"kind":"Name","value":"rows"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"linked"}},{"kind":"Field","name":{"kind":"Name","value":"unchanged"}},{"kind":"Field","name":{"kind":"Name","value":"failed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"msg"}}]}}]}}]}}]} as unknown as DocumentNode<ImportShopSkusMutation, ImportShopSkusMutationVariables>;
export const AddShopGoodDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddShopGood"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ShopGoodInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addShopGood"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<AddShopGoodMutation, AddShopGoodMutationVariables>;
export const DeleteShopGoodDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteShopGood"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteShopGood"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteShopGoodMutation, DeleteShopGoodMutationVariables>;
export const LoadSplitReceiverDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LoadSplitReceiver"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"splitReceiver"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isOpen"}},{"kind":"Field","name":{"kind":"Name","value":"receiver"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]}}]} as unknown as DocumentNode<LoadSplitReceiverQuery, LoadSplitReceiverQueryVariables>;
export const SaveSplitReceiverDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveSplitReceiver"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SplitReceiverInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveSplitReceiver"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isOpen"}}]}}]}}]} as unknown as DocumentNode<SaveSplitReceiverMutation, SaveSplitReceiverMutationVariables>;
export const RemoveSplitReceiverDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveSplitReceiver"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeSplitReceiver"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isOpen"}}]}}]}}]} as unknown as DocumentNode<RemoveSplitReceiverMutation, RemoveSplitReceiverMutationVariables>;
export const LoadSellerAfterSalesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LoadSellerAfterSales"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AfterSalesFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"unit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AfterSalesUnit"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sellerAfterSales"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"unit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"unit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"summary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AfterSalesSums"}}]}},{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"figures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AfterSalesSums"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AfterSalesSums"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AfterSalesFigures"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"packageCount"}},{"kind":"Field","name":{"kind":"Name","value":"caseCount"}},{"kind":"Field","name":{"kind":"Name","value":"refundedCount"}},{"kind":"Field","name":{"kind":"Name","value":"refundedFee"}},{"kind":"Field","name":{"kind":"Name","value":"replacedCount"}},{"kind":"Field","name":{"kind":"Name","value":"disputedCount"}},{"kind":"Field","name":{"kind":"Name","value":"caseRate"}},{"kind":"Field","name":{"kind":"Name","value":"refundedRate"}},{"kind":"Field","name":{"kind":"Name","value":"replacedRate"}},{"kind":"Field","name":{"kind":"Name","value":"disputedRate"}},{"kind":"Field","name":{"kind":"Name","value":"answeredCount"}},{"kind":"Field","name":{"kind":"Name","value":"answeredLateCount"}},{"kind":"Field","name":{"kind":"Name","value":"answerMedian"}},{"kind":"Field","name":{"kind":"Name","value":"answerSlow"}}]}}]} as unknown as DocumentNode<LoadSellerAfterSalesQuery, LoadSellerAfterSalesQueryVariables>;
export const ListStatisticsCouriersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListStatisticsCouriers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"couriers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<ListStatisticsCouriersQuery, ListStatisticsCouriersQueryVariables>;
export const LoadSellerProfitDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LoadSellerProfit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ProfitFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"unit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ProfitUnit"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sellerProfit"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"unit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"unit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"summary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProfitSums"}}]}},{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"figures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProfitSums"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProfitSums"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProfitFigures"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderCount"}},{"kind":"Field","name":{"kind":"Name","value":"packageCount"}},{"kind":"Field","name":{"kind":"Name","value":"goodsIncome"}},{"kind":"Field","name":{"kind":"Name","value":"courierCost"}},{"kind":"Field","name":{"kind":"Name","value":"remoteIncome"}},{"kind":"Field","name":{"kind":"Name","value":"replacementIncome"}},{"kind":"Field","name":{"kind":"Name","value":"claimIncome"}},{"kind":"Field","name":{"kind":"Name","value":"borneFreight"}},{"kind":"Field","name":{"kind":"Name","value":"compensationFee"}},{"kind":"Field","name":{"kind":"Name","value":"refundFee"}},{"kind":"Field","name":{"kind":"Name","value":"commission"}},{"kind":"Field","name":{"kind":"Name","value":"profit"}},{"kind":"Field","name":{"kind":"Name","value":"settled"}},{"kind":"Field","name":{"kind":"Name","value":"pending"}}]}}]} as unknown as DocumentNode<LoadSellerProfitQuery, LoadSellerProfitQueryVariables>;
export const ListProfitWarehousesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListProfitWarehouses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sellerWarehouses"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<ListProfitWarehousesQuery, ListProfitWarehousesQueryVariables>;
export const LoadProfitGoodDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LoadProfitGood"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sellerGood"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<LoadProfitGoodQuery, LoadProfitGoodQueryVariables>;
export const ListGoodStocksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListGoodStocks"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"GoodStockFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cursor"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"goodStocks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}},{"kind":"Argument","name":{"kind":"Name","value":"cursor"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cursor"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"nextCursor"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"all"}},{"kind":"Field","name":{"kind":"Name","value":"low"}},{"kind":"Field","name":{"kind":"Name","value":"out"}},{"kind":"Field","name":{"kind":"Name","value":"belowSafety"}}]}},{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GoodStockRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GoodStockRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GoodStock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"goodId"}},{"kind":"Field","name":{"kind":"Name","value":"goodsNo"}},{"kind":"Field","name":{"kind":"Name","value":"goodName"}},{"kind":"Field","name":{"kind":"Name","value":"goodPic"}},{"kind":"Field","name":{"kind":"Name","value":"goodStatus"}},{"kind":"Field","name":{"kind":"Name","value":"skuId"}},{"kind":"Field","name":{"kind":"Name","value":"skuNo"}},{"kind":"Field","name":{"kind":"Name","value":"skuName"}},{"kind":"Field","name":{"kind":"Name","value":"merchantCode"}},{"kind":"Field","name":{"kind":"Name","value":"warehouseId"}},{"kind":"Field","name":{"kind":"Name","value":"warehouseName"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"locked"}},{"kind":"Field","name":{"kind":"Name","value":"available"}},{"kind":"Field","name":{"kind":"Name","value":"safetyQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"safetyHeld"}},{"kind":"Field","name":{"kind":"Name","value":"warnQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"bin"}},{"kind":"Field","name":{"kind":"Name","value":"isLow"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<ListGoodStocksQuery, ListGoodStocksQueryVariables>;
export const ListStockWarehousesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListStockWarehouses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sellerWarehouses"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<ListStockWarehousesQuery, ListStockWarehousesQueryVariables>;
export const ListStockGoodsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListStockGoods"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sellerGoods"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"keyword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"6"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"goodsNo"}},{"kind":"Field","name":{"kind":"Name","value":"pic"}},{"kind":"Field","name":{"kind":"Name","value":"skuCount"}}]}}]}}]}}]} as unknown as DocumentNode<ListStockGoodsQuery, ListStockGoodsQueryVariables>;
export const LoadStockSkusDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LoadStockSkus"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"goodId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sellerGood"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"goodId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"skus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"skuNo"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"merchantCode"}}]}}]}}]}}]} as unknown as DocumentNode<LoadStockSkusQuery, LoadStockSkusQueryVariables>;
export const ListStockLogsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListStockLogs"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"stockId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"type"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"StockLogType"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cursor"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stockLogs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"stockId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"stockId"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"type"},"value":{"kind":"Variable","name":{"kind":"Name","value":"type"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}},{"kind":"Argument","name":{"kind":"Name","value":"cursor"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cursor"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"nextCursor"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"totalIsExact"}},{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"delta"}},{"kind":"Field","name":{"kind":"Name","value":"quantityAfter"}},{"kind":"Field","name":{"kind":"Name","value":"lockedAfter"}},{"kind":"Field","name":{"kind":"Name","value":"bizNo"}},{"kind":"Field","name":{"kind":"Name","value":"remark"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]}}]} as unknown as DocumentNode<ListStockLogsQuery, ListStockLogsQueryVariables>;
export const ListStockReservationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListStockReservations"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"stockId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cursor"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stockReservations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"stockId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"stockId"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}},{"kind":"Argument","name":{"kind":"Name","value":"cursor"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cursor"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"nextCursor"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"payExpireAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]}}]} as unknown as DocumentNode<ListStockReservationsQuery, ListStockReservationsQueryVariables>;
export const UpdateGoodStockDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateGoodStock"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GoodStockChangeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateGoodStock"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GoodStockRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GoodStockRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GoodStock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"goodId"}},{"kind":"Field","name":{"kind":"Name","value":"goodsNo"}},{"kind":"Field","name":{"kind":"Name","value":"goodName"}},{"kind":"Field","name":{"kind":"Name","value":"goodPic"}},{"kind":"Field","name":{"kind":"Name","value":"goodStatus"}},{"kind":"Field","name":{"kind":"Name","value":"skuId"}},{"kind":"Field","name":{"kind":"Name","value":"skuNo"}},{"kind":"Field","name":{"kind":"Name","value":"skuName"}},{"kind":"Field","name":{"kind":"Name","value":"merchantCode"}},{"kind":"Field","name":{"kind":"Name","value":"warehouseId"}},{"kind":"Field","name":{"kind":"Name","value":"warehouseName"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"locked"}},{"kind":"Field","name":{"kind":"Name","value":"available"}},{"kind":"Field","name":{"kind":"Name","value":"safetyQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"safetyHeld"}},{"kind":"Field","name":{"kind":"Name","value":"warnQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"bin"}},{"kind":"Field","name":{"kind":"Name","value":"isLow"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<UpdateGoodStockMutation, UpdateGoodStockMutationVariables>;
export const CreateGoodStockDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateGoodStock"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GoodStockInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createGoodStock"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GoodStockRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GoodStockRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GoodStock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"goodId"}},{"kind":"Field","name":{"kind":"Name","value":"goodsNo"}},{"kind":"Field","name":{"kind":"Name","value":"goodName"}},{"kind":"Field","name":{"kind":"Name","value":"goodPic"}},{"kind":"Field","name":{"kind":"Name","value":"goodStatus"}},{"kind":"Field","name":{"kind":"Name","value":"skuId"}},{"kind":"Field","name":{"kind":"Name","value":"skuNo"}},{"kind":"Field","name":{"kind":"Name","value":"skuName"}},{"kind":"Field","name":{"kind":"Name","value":"merchantCode"}},{"kind":"Field","name":{"kind":"Name","value":"warehouseId"}},{"kind":"Field","name":{"kind":"Name","value":"warehouseName"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"locked"}},{"kind":"Field","name":{"kind":"Name","value":"available"}},{"kind":"Field","name":{"kind":"Name","value":"safetyQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"safetyHeld"}},{"kind":"Field","name":{"kind":"Name","value":"warnQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"bin"}},{"kind":"Field","name":{"kind":"Name","value":"isLow"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<CreateGoodStockMutation, CreateGoodStockMutationVariables>;
export const DeleteGoodStockDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteGoodStock"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteGoodStock"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteGoodStockMutation, DeleteGoodStockMutationVariables>;
export const CheckGoodStocksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CheckGoodStocks"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"rows"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StockRowInput"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"clientNo"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importGoodStocks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"rows"},"value":{"kind":"Variable","name":{"kind":"Name","value":"rows"}}},{"kind":"Argument","name":{"kind":"Name","value":"checkOnly"},"value":{"kind":"BooleanValue","value":true}},{"kind":"Argument","name":{"kind":"Name","value":"clientNo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"clientNo"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"failed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"msg"}}]}}]}}]}}]} as unknown as DocumentNode<CheckGoodStocksMutation, CheckGoodStocksMutationVariables>;
export const ImportGoodStocksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ImportGoodStocks"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"rows"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StockRowInput"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"clientNo"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importGoodStocks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"rows"},"value":{"kind":"Variable","name":{"kind":"Name","value":"rows"}}},{"kind":"Argument","name":{"kind":"Name","value":"clientNo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"clientNo"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importNo"}},{"kind":"Field","name":{"kind":"Name","value":"created"}},{"kind":"Field","name":{"kind":"Name","value":"updated"}},{"kind":"Field","name":{"kind":"Name","value":"unchanged"}},{"kind":"Field","name":{"kind":"Name","value":"failed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"msg"}}]}}]}}]}}]} as unknown as DocumentNode<ImportGoodStocksMutation, ImportGoodStocksMutationVariables>;
export const ListStockTransfersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListStockTransfers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"StockTransferFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cursor"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stockTransfers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}},{"kind":"Argument","name":{"kind":"Name","value":"cursor"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cursor"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"nextCursor"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"totalIsExact"}},{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StockTransferRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StockTransferRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StockTransfer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"transferNo"}},{"kind":"Field","name":{"kind":"Name","value":"fromWarehouseName"}},{"kind":"Field","name":{"kind":"Name","value":"toWarehouseName"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusText"}},{"kind":"Field","name":{"kind":"Name","value":"skuCount"}},{"kind":"Field","name":{"kind":"Name","value":"pieces"}},{"kind":"Field","name":{"kind":"Name","value":"lost"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"allowedActions"}}]}}]} as unknown as DocumentNode<ListStockTransfersQuery, ListStockTransfersQueryVariables>;
export const LoadStockTransferDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LoadStockTransfer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stockTransfers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"ids"},"value":{"kind":"ListValue","values":[{"kind":"Variable","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StockTransferRow"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"skuId"}},{"kind":"Field","name":{"kind":"Name","value":"skuNo"}},{"kind":"Field","name":{"kind":"Name","value":"skuName"}},{"kind":"Field","name":{"kind":"Name","value":"merchantCode"}},{"kind":"Field","name":{"kind":"Name","value":"goodName"}},{"kind":"Field","name":{"kind":"Name","value":"goodPic"}},{"kind":"Field","name":{"kind":"Name","value":"num"}},{"kind":"Field","name":{"kind":"Name","value":"received"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StockTransferRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StockTransfer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"transferNo"}},{"kind":"Field","name":{"kind":"Name","value":"fromWarehouseName"}},{"kind":"Field","name":{"kind":"Name","value":"toWarehouseName"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusText"}},{"kind":"Field","name":{"kind":"Name","value":"skuCount"}},{"kind":"Field","name":{"kind":"Name","value":"pieces"}},{"kind":"Field","name":{"kind":"Name","value":"lost"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"allowedActions"}}]}}]} as unknown as DocumentNode<LoadStockTransferQuery, LoadStockTransferQueryVariables>;
export const ListTransferWarehousesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListTransferWarehouses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sellerWarehouses"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<ListTransferWarehousesQuery, ListTransferWarehousesQueryVariables>;
export const FindMovableStocksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FindMovableStocks"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"warehouseId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"goodStocks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"warehouseId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"warehouseId"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"keyword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"8"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"skuId"}},{"kind":"Field","name":{"kind":"Name","value":"skuNo"}},{"kind":"Field","name":{"kind":"Name","value":"skuName"}},{"kind":"Field","name":{"kind":"Name","value":"goodName"}},{"kind":"Field","name":{"kind":"Name","value":"goodPic"}},{"kind":"Field","name":{"kind":"Name","value":"merchantCode"}},{"kind":"Field","name":{"kind":"Name","value":"available"}},{"kind":"Field","name":{"kind":"Name","value":"safetyHeld"}}]}}]}}]}}]} as unknown as DocumentNode<FindMovableStocksQuery, FindMovableStocksQueryVariables>;
export const SendStockTransferDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendStockTransfer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StockTransferInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"clientNo"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendStockTransfer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"clientNo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"clientNo"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"transferId"}}]}}]}}]} as unknown as DocumentNode<SendStockTransferMutation, SendStockTransferMutationVariables>;
export const ReceiveStockTransferDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReceiveStockTransfer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"rows"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReceivedRowInput"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"receiveStockTransfer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"rows"},"value":{"kind":"Variable","name":{"kind":"Name","value":"rows"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"transferId"}}]}}]}}]} as unknown as DocumentNode<ReceiveStockTransferMutation, ReceiveStockTransferMutationVariables>;
export const CancelStockTransferDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelStockTransfer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelStockTransfer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"transferId"}}]}}]}}]} as unknown as DocumentNode<CancelStockTransferMutation, CancelStockTransferMutationVariables>;
export const ListStocktakesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListStocktakes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"StocktakeFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cursor"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stocktakes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}},{"kind":"Argument","name":{"kind":"Name","value":"cursor"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cursor"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"nextCursor"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"totalIsExact"}},{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StocktakeRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StocktakeRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Stocktake"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"stocktakeNo"}},{"kind":"Field","name":{"kind":"Name","value":"warehouseId"}},{"kind":"Field","name":{"kind":"Name","value":"warehouseName"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusText"}},{"kind":"Field","name":{"kind":"Name","value":"counted"}},{"kind":"Field","name":{"kind":"Name","value":"different"}},{"kind":"Field","name":{"kind":"Name","value":"more"}},{"kind":"Field","name":{"kind":"Name","value":"fewer"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"allowedActions"}}]}}]} as unknown as DocumentNode<ListStocktakesQuery, ListStocktakesQueryVariables>;
export const ListStocktakeLinesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListStocktakeLines"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"stocktakeId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"StocktakeLineFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cursor"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stocktakeLines"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"stocktakeId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"stocktakeId"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}},{"kind":"Argument","name":{"kind":"Name","value":"cursor"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cursor"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"nextCursor"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"totalIsExact"}},{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"id"},"name":{"kind":"Name","value":"skuId"}},{"kind":"Field","name":{"kind":"Name","value":"skuId"}},{"kind":"Field","name":{"kind":"Name","value":"skuNo"}},{"kind":"Field","name":{"kind":"Name","value":"skuName"}},{"kind":"Field","name":{"kind":"Name","value":"merchantCode"}},{"kind":"Field","name":{"kind":"Name","value":"goodsNo"}},{"kind":"Field","name":{"kind":"Name","value":"goodName"}},{"kind":"Field","name":{"kind":"Name","value":"goodPic"}},{"kind":"Field","name":{"kind":"Name","value":"book"}},{"kind":"Field","name":{"kind":"Name","value":"locked"}},{"kind":"Field","name":{"kind":"Name","value":"counted"}},{"kind":"Field","name":{"kind":"Name","value":"difference"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]}}]} as unknown as DocumentNode<ListStocktakeLinesQuery, ListStocktakeLinesQueryVariables>;
export const ListCountableWarehousesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListCountableWarehouses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sellerWarehouses"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<ListCountableWarehousesQuery, ListCountableWarehousesQueryVariables>;
export const BeginStocktakeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BeginStocktake"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StocktakeInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"clientNo"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"beginStocktake"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"clientNo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"clientNo"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stocktakeId"}}]}}]}}]} as unknown as DocumentNode<BeginStocktakeMutation, BeginStocktakeMutationVariables>;
export const SaveStocktakeLinesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveStocktakeLines"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"rows"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StocktakeRowInput"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveStocktakeLines"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"rows"},"value":{"kind":"Variable","name":{"kind":"Name","value":"rows"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stocktakeId"}},{"kind":"Field","name":{"kind":"Name","value":"stocktake"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StocktakeRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StocktakeRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Stocktake"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"stocktakeNo"}},{"kind":"Field","name":{"kind":"Name","value":"warehouseId"}},{"kind":"Field","name":{"kind":"Name","value":"warehouseName"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusText"}},{"kind":"Field","name":{"kind":"Name","value":"counted"}},{"kind":"Field","name":{"kind":"Name","value":"different"}},{"kind":"Field","name":{"kind":"Name","value":"more"}},{"kind":"Field","name":{"kind":"Name","value":"fewer"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"allowedActions"}}]}}]} as unknown as DocumentNode<SaveStocktakeLinesMutation, SaveStocktakeLinesMutationVariables>;
export const ImportStocktakeLinesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ImportStocktakeLines"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"rows"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CountedRowInput"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importStocktakeLines"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"rows"},"value":{"kind":"Variable","name":{"kind":"Name","value":"rows"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saved"}},{"kind":"Field","name":{"kind":"Name","value":"failed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"msg"}}]}}]}}]}}]} as unknown as DocumentNode<ImportStocktakeLinesMutation, ImportStocktakeLinesMutationVariables>;
export const PostStocktakeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PostStocktake"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"postStocktake"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stocktakeId"}}]}}]}}]} as unknown as DocumentNode<PostStocktakeMutation, PostStocktakeMutationVariables>;
export const DiscardStocktakeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DiscardStocktake"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"discardStocktake"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stocktakeId"}}]}}]}}]} as unknown as DocumentNode<DiscardStocktakeMutation, DiscardStocktakeMutationVariables>;
export const ListApiTokensDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListApiTokens"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"apiTokens"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApiTokenRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"grantable"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scope"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"legalTexts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"EnumValue","value":"DATA"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApiTokenRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApiToken"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"networks"}},{"kind":"Field","name":{"kind":"Name","value":"dayLimit"}},{"kind":"Field","name":{"kind":"Name","value":"spentToday"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}}]}}]} as unknown as DocumentNode<ListApiTokensQuery, ListApiTokensQueryVariables>;
export const CreateApiTokenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateApiToken"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ApiTokenInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createApiToken"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"apiToken"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<CreateApiTokenMutation, CreateApiTokenMutationVariables>;
export const RevokeApiTokenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeApiToken"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeApiToken"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}}]}}]}}]} as unknown as DocumentNode<RevokeApiTokenMutation, RevokeApiTokenMutationVariables>;
export const LoadTimelineDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LoadTimeline"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"packageId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"timeline"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"packageId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"packageId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"packageId"}},{"kind":"Field","name":{"kind":"Name","value":"courierName"}},{"kind":"Field","name":{"kind":"Name","value":"waybillNo"}},{"kind":"Field","name":{"kind":"Name","value":"traceState"}},{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"actor"}}]}}]}}]}}]} as unknown as DocumentNode<LoadTimelineQuery, LoadTimelineQueryVariables>;
export const LoadWalletBalanceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LoadWalletBalance"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AccountKind"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"realStatus"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"frozen"}},{"kind":"Field","name":{"kind":"Name","value":"held"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawable"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Buyer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"levelName"}},{"kind":"Field","name":{"kind":"Name","value":"totalRecharge"}},{"kind":"Field","name":{"kind":"Name","value":"totalSpend"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Seller"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pendingSettle"}},{"kind":"Field","name":{"kind":"Name","value":"settleDays"}}]}}]}}]}}]} as unknown as DocumentNode<LoadWalletBalanceQuery, LoadWalletBalanceQueryVariables>;
export const ListWalletDaysDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListWalletDays"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"days"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"walletDays"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"days"},"value":{"kind":"Variable","name":{"kind":"Name","value":"days"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"moneyIn"}},{"kind":"Field","name":{"kind":"Name","value":"moneyOut"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}}]}}]}}]} as unknown as DocumentNode<ListWalletDaysQuery, ListWalletDaysQueryVariables>;
export const ListMoneyLogsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListMoneyLogs"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"MoneyLogFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cursor"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moneyLogs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}},{"kind":"Argument","name":{"kind":"Name","value":"cursor"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cursor"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"nextCursor"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"sumIn"}},{"kind":"Field","name":{"kind":"Name","value":"sumOut"}},{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"logNo"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"typeText"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"balanceAfter"}},{"kind":"Field","name":{"kind":"Name","value":"frozenBefore"}},{"kind":"Field","name":{"kind":"Name","value":"frozenAfter"}},{"kind":"Field","name":{"kind":"Name","value":"bizNo"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"packageId"}},{"kind":"Field","name":{"kind":"Name","value":"payId"}},{"kind":"Field","name":{"kind":"Name","value":"cashOutId"}},{"kind":"Field","name":{"kind":"Name","value":"parts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]}}]} as unknown as DocumentNode<ListMoneyLogsQuery, ListMoneyLogsQueryVariables>;
export const ListRechargesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListRecharges"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"RechargeFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cursor"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recharges"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}},{"kind":"Argument","name":{"kind":"Name","value":"cursor"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cursor"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"nextCursor"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"sumPaid"}},{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rechargeNo"}},{"kind":"Field","name":{"kind":"Name","value":"payId"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"bonus"}},{"kind":"Field","name":{"kind":"Name","value":"realAmount"}},{"kind":"Field","name":{"kind":"Name","value":"payType"}},{"kind":"Field","name":{"kind":"Name","value":"payTypeText"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusText"}},{"kind":"Field","name":{"kind":"Name","value":"late"}},{"kind":"Field","name":{"kind":"Name","value":"channelTradeNo"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}}]}}]}}]}}]} as unknown as DocumentNode<ListRechargesQuery, ListRechargesQueryVariables>;
export const ListCashOutsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListCashOuts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"CashOutFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cursor"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cashOuts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}},{"kind":"Argument","name":{"kind":"Name","value":"cursor"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cursor"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"nextCursor"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"sumPaid"}},{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CashOutRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CashOutRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CashOut"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"cashOutNo"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}},{"kind":"Field","name":{"kind":"Name","value":"realAmount"}},{"kind":"Field","name":{"kind":"Name","value":"accountType"}},{"kind":"Field","name":{"kind":"Name","value":"accountTypeText"}},{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"accountName"}},{"kind":"Field","name":{"kind":"Name","value":"bankName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusText"}},{"kind":"Field","name":{"kind":"Name","value":"auditReason"}},{"kind":"Field","name":{"kind":"Name","value":"transferNo"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"auditedAt"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"revocable"}}]}}]} as unknown as DocumentNode<ListCashOutsQuery, ListCashOutsQueryVariables>;
export const LoadWalletStatementDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LoadWalletStatement"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"month"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"walletStatement"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"month"},"value":{"kind":"Variable","name":{"kind":"Name","value":"month"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"isOver"}},{"kind":"Field","name":{"kind":"Name","value":"parts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"opening"}},{"kind":"Field","name":{"kind":"Name","value":"closing"}},{"kind":"Field","name":{"kind":"Name","value":"agrees"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"moneyIn"}},{"kind":"Field","name":{"kind":"Name","value":"moneyOut"}}]}}]}}]}}]}}]} as unknown as DocumentNode<LoadWalletStatementQuery, LoadWalletStatementQueryVariables>;
export const LoadStoreDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LoadStore"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"warehouse"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}},{"kind":"Field","name":{"kind":"Name","value":"intro"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"goodsCount"}},{"kind":"Field","name":{"kind":"Name","value":"soldCount"}},{"kind":"Field","name":{"kind":"Name","value":"monthSold"}},{"kind":"Field","name":{"kind":"Name","value":"collectCount"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"refundRate"}},{"kind":"Field","name":{"kind":"Name","value":"answerSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"outputMode"}},{"kind":"Field","name":{"kind":"Name","value":"workDays"}},{"kind":"Field","name":{"kind":"Name","value":"sundayRest"}},{"kind":"Field","name":{"kind":"Name","value":"restDates"}},{"kind":"Field","name":{"kind":"Name","value":"cutoffTime"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"pauseReason"}},{"kind":"Field","name":{"kind":"Name","value":"couriers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"warehouseId"}},{"kind":"Field","name":{"kind":"Name","value":"courierId"}},{"kind":"Field","name":{"kind":"Name","value":"firstWeight"}},{"kind":"Field","name":{"kind":"Name","value":"firstFee"}},{"kind":"Field","name":{"kind":"Name","value":"stepWeight"}},{"kind":"Field","name":{"kind":"Name","value":"stepFee"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"courier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"workDays"}},{"kind":"Field","name":{"kind":"Name","value":"sundayRest"}},{"kind":"Field","name":{"kind":"Name","value":"cutoffTime"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]}}]}}]} as unknown as DocumentNode<LoadStoreQuery, LoadStoreQueryVariables>;
export const LoadToShipDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LoadToShip"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"toShip"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"toShip"}},{"kind":"Field","name":{"kind":"Name","value":"late"}},{"kind":"Field","name":{"kind":"Name","value":"warehouses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"warehouseId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"toShip"}},{"kind":"Field","name":{"kind":"Name","value":"late"}},{"kind":"Field","name":{"kind":"Name","value":"cutoffAt"}}]}}]}}]}}]} as unknown as DocumentNode<LoadToShipQuery, LoadToShipQueryVariables>;
export const CountStocksAndGoodsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CountStocksAndGoods"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"goodStocks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"all"}},{"kind":"Field","name":{"kind":"Name","value":"low"}},{"kind":"Field","name":{"kind":"Name","value":"out"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"sellerGoods"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"revisions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"refused"}}]}}]}}]}}]} as unknown as DocumentNode<CountStocksAndGoodsQuery, CountStocksAndGoodsQueryVariables>;
export const CountReturnsAndAccountsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CountReturnsAndAccounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waybillAccounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"problemCode"}}]}},{"kind":"Field","name":{"kind":"Name","value":"returnParcels"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"state"},"value":{"kind":"EnumValue","value":"UNSETTLED"}}]}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]} as unknown as DocumentNode<CountReturnsAndAccountsQuery, CountReturnsAndAccountsQueryVariables>;
export const ListSellingGoodsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListSellingGoods"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"selling"},"name":{"kind":"Name","value":"sellerGoods"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"status"},"value":{"kind":"EnumValue","value":"ON_SALE"}}]}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"EnumValue","value":"MONTH_SOLD"}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"5"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WorkbenchGood"}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"unsold"},"name":{"kind":"Name","value":"sellerGoods"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"unsold"},"value":{"kind":"BooleanValue","value":true}}]}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"5"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WorkbenchGood"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WorkbenchGood"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SellerGood"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"pic"}},{"kind":"Field","name":{"kind":"Name","value":"monthSold"}},{"kind":"Field","name":{"kind":"Name","value":"stocks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"available"}}]}}]}}]} as unknown as DocumentNode<ListSellingGoodsQuery, ListSellingGoodsQueryVariables>;
export const LoadAccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LoadAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AccountKind"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AccountFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AccountFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Account"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"authorityId"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"nickName"}},{"kind":"Field","name":{"kind":"Name","value":"headerImg"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"frozen"}}]}}]} as unknown as DocumentNode<LoadAccountQuery, LoadAccountQueryVariables>;
export const ReadAddressesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReadAddresses"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"readAddresses"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"extension"}},{"kind":"Field","name":{"kind":"Name","value":"provinceCode"}},{"kind":"Field","name":{"kind":"Name","value":"cityCode"}},{"kind":"Field","name":{"kind":"Name","value":"districtCode"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"district"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"specification"}},{"kind":"Field","name":{"kind":"Name","value":"remark"}},{"kind":"Field","name":{"kind":"Name","value":"thirdOrderNo"}},{"kind":"Field","name":{"kind":"Name","value":"rest"}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reasonCode"}},{"kind":"Field","name":{"kind":"Name","value":"msg"}},{"kind":"Field","name":{"kind":"Name","value":"blocking"}}]}}]}}]}}]} as unknown as DocumentNode<ReadAddressesQuery, ReadAddressesQueryVariables>;
export const ReadPlacesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReadPlaces"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"places"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"readPlaces"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"places"},"value":{"kind":"Variable","name":{"kind":"Name","value":"places"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"provinceCode"}},{"kind":"Field","name":{"kind":"Name","value":"cityCode"}},{"kind":"Field","name":{"kind":"Name","value":"districtCode"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"district"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reasonCode"}},{"kind":"Field","name":{"kind":"Name","value":"msg"}},{"kind":"Field","name":{"kind":"Name","value":"blocking"}}]}}]}}]}}]} as unknown as DocumentNode<ReadPlacesQuery, ReadPlacesQueryVariables>;
export const DrawCaptchaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DrawCaptcha"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AccountKind"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"captcha"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"captchaId"}},{"kind":"Field","name":{"kind":"Name","value":"picPath"}}]}}]}}]} as unknown as DocumentNode<DrawCaptchaQuery, DrawCaptchaQueryVariables>;
export const ListRegionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListRegions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"regions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"parentCode"}},{"kind":"Field","name":{"kind":"Name","value":"level"}}]}}]}}]}}]} as unknown as DocumentNode<ListRegionsQuery, ListRegionsQueryVariables>;
export const ListSendersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListSenders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"senders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SenderFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SenderFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Sender"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"provinceCode"}},{"kind":"Field","name":{"kind":"Name","value":"cityCode"}},{"kind":"Field","name":{"kind":"Name","value":"districtCode"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"district"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"isDefault"}},{"kind":"Field","name":{"kind":"Name","value":"remark"}}]}}]} as unknown as DocumentNode<ListSendersQuery, ListSendersQueryVariables>;
export const CreateSenderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateSender"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SenderInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createSender"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SenderFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SenderFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Sender"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"provinceCode"}},{"kind":"Field","name":{"kind":"Name","value":"cityCode"}},{"kind":"Field","name":{"kind":"Name","value":"districtCode"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"district"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"isDefault"}},{"kind":"Field","name":{"kind":"Name","value":"remark"}}]}}]} as unknown as DocumentNode<CreateSenderMutation, CreateSenderMutationVariables>;
export const UpdateSenderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateSender"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SenderInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateSender"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SenderFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SenderFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Sender"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"provinceCode"}},{"kind":"Field","name":{"kind":"Name","value":"cityCode"}},{"kind":"Field","name":{"kind":"Name","value":"districtCode"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"district"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"isDefault"}},{"kind":"Field","name":{"kind":"Name","value":"remark"}}]}}]} as unknown as DocumentNode<UpdateSenderMutation, UpdateSenderMutationVariables>;
export const LoadSiteSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LoadSiteSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"logoPic"}},{"kind":"Field","name":{"kind":"Name","value":"footerText"}},{"kind":"Field","name":{"kind":"Name","value":"filingNo"}},{"kind":"Field","name":{"kind":"Name","value":"wxPic"}},{"kind":"Field","name":{"kind":"Name","value":"csUrl"}},{"kind":"Field","name":{"kind":"Name","value":"shopFigures"}},{"kind":"Field","name":{"kind":"Name","value":"appVersion"}}]}}]}}]} as unknown as DocumentNode<LoadSiteSettingsQuery, LoadSiteSettingsQueryVariables>;
export const LoadWarehousesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LoadWarehouses"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"warehouses"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"keyword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<LoadWarehousesQuery, LoadWarehousesQueryVariables>;
export const LoadGoodPricesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LoadGoodPrices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"good"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"prices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"perParcel"}},{"kind":"Field","name":{"kind":"Name","value":"skus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"skuId"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"agreed"}},{"kind":"Field","name":{"kind":"Name","value":"ofSku"}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minPieces"}},{"kind":"Field","name":{"kind":"Name","value":"price"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<LoadGoodPricesQuery, LoadGoodPricesQueryVariables>;
export const ListGoodsFeedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListGoodsFeed"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"GoodFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GoodsSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"goods"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"totalIsExact"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"similar"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"GoodCardFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GoodCardFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Good"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"pic"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"priceMax"}},{"kind":"Field","name":{"kind":"Name","value":"agreed"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"shipFrom"}},{"kind":"Field","name":{"kind":"Name","value":"warehouseId"}},{"kind":"Field","name":{"kind":"Name","value":"sold"}},{"kind":"Field","name":{"kind":"Name","value":"monthSold"}},{"kind":"Field","name":{"kind":"Name","value":"reviewScore"}}]}}]} as unknown as DocumentNode<ListGoodsFeedQuery, ListGoodsFeedQueryVariables>;