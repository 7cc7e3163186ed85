/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Narrows the accounts. */
export type AccountFilter = {
  /** Registered from this moment on. */
  from?: string | null | undefined;
  /** Buyers, or suppliers. */
  kind?: AccountKind | null | undefined;
  /** Buyers of this level. */
  level?: number | null | undefined;
  /** A part of the nickname or the company: two characters or more. */
  name?: string | null | undefined;
  /** The whole number. */
  phone?: string | null | undefined;
  /** In this state. */
  status?: AccountStatus | null | undefined;
  /** And before this one. */
  to?: string | null | undefined;
};

/** The two kinds of account. REST: `type`. */
export type AccountKind =
  /** 1 买家（VIP 会员）, authorityId 10001 */
  | 'BUYER'
  /** 2 供应商, authorityId 11001 */
  | 'SELLER';

/** A note of an account. */
export type AccountNoteInput = {
  /** Of the account. */
  id: number;
  /** Up to 500 characters, without data of the person. */
  text: string;
};

/** An account, and why something is done to it. */
export type AccountReasonInput = {
  /** Which one. */
  id: number;
  /** 5 to 200 characters. */
  reason: string;
};

/** Where an account stands. */
export type AccountStatus =
  /** 1 正常 */
  | 'ACTIVE'
  /** 4 已注销 */
  | 'CLOSED'
  /** 2 已冻结 */
  | 'FROZEN';

/** A licence that a supplier has sent. */
export type AddLicenceInput = {
  /** Its last day; null where it has none. */
  endsOn?: string | null | undefined;
  /** Of its picture, as `POST /api/v1/console/files/licence?sellerId=` answers it. */
  fileId: number;
  /** What it is for. */
  kind: LicenceKind;
  /** As printed on it: 2 to 60 characters. */
  number: string;
  /** Whose it is. */
  sellerId: number;
};

/** A change of a balance. */
export type AdjustBalanceInput = {
  /** Whose wallet. */
  accountId: number;
  /** Less than nothing where it is taken, as freight is. */
  amount: number;
  /** What is in the wallet, as it was shown; refused where it is another amount by now. */
  balance?: number | null | undefined;
  /** The same number of an operator leads to the same adjustment. */
  clientNo: string;
  /** ADJUST or SUPPLEMENT. */
  kind: AdjustKind;
  /** Of the order or parcel that it is about. */
  number?: string | null | undefined;
  /** 5 to 200 characters; the account reads it. */
  reason: string;
};

/** What operators change balances by. */
export type AdjustKind =
  /** 12 平台调账 (±) */
  | 'ADJUST'
  /** 14 赔付 (+) */
  | 'COMPENSATION'
  /** 13 运费补收 (−) */
  | 'SUPPLEMENT';

/** Narrows the adjustments. */
export type AdjustmentFilter = {
  /** Of this account. */
  accountId?: number | null | undefined;
  /** Before this moment. */
  endAt?: string | null | undefined;
  /** Of this kind. */
  kind?: AdjustKind | null | undefined;
  /** Name of who asked for it. */
  operator?: string | null | undefined;
  /** About this order. */
  orderId?: number | null | undefined;
  /** From this moment on. */
  startAt?: string | null | undefined;
};

/** How a token of a program stands. REST: `status`. */
export type ApiTokenStatus =
  /** 1 in force */
  | 'ACTIVE'
  /** 2 at its end */
  | 'EXPIRED'
  /** 3 revoked */
  | 'REVOKED';

/** Narrows the approvals. */
export type ApprovalFilter = {
  /** In this state. */
  status?: ApprovalStatus | null | undefined;
};

/** Where an approval stands. */
export type ApprovalStatus =
  /** 2 已通过 */
  | 'APPROVED'
  /** 3 已驳回 */
  | 'REFUSED'
  /** 4 已撤回 */
  | 'REVOKED'
  /** 1 待复核 */
  | 'WAITING';

/** Narrows the log. */
export type AuditEntryFilter = {
  /** Begins with it, such as `account`. */
  action?: string | null | undefined;
  /** From this moment on. */
  from?: string | null | undefined;
  /** Name of who did it. */
  operator?: string | null | undefined;
  /** What it was done to, whole, such as `parcel:34` or `包裹 34`. */
  target?: string | null | undefined;
  /** Before this moment. */
  to?: string | null | undefined;
};

/** What the bank says of a transfer. */
export type BankAnswerInput = {
  /** What the bank says it transferred. */
  amount: number;
  /** Number of the cash-out. */
  cashOutNo: string;
  /** Whether it did. */
  paid: boolean;
  /** Why it did not; needed then. */
  reason?: string | null | undefined;
  /** Number of the transfer; needed where it did. */
  transferNo?: string | null | undefined;
};

/** What the bank says of its transfers. */
export type BankAnswersInput = {
  /** Only say what would come of it. */
  checkOnly?: boolean | null | undefined;
  /** Up to 500. */
  rows: Array<BankAnswerInput>;
};

/** What comes of a row of the bank’s answer. */
export type BankVerdict =
  /** 金额不一致 */
  | 'AMOUNT'
  /** 由自己审核通过 */
  | 'APPROVER'
  /** 之前已经登记 */
  | 'DONE'
  /** 打款失败 */
  | 'FAILED'
  /** 到账 */
  | 'PAID'
  /** 没有失败原因 */
  | 'REASON'
  /** 不在打款中 */
  | 'STATE'
  /** 转账单号缺失，或已用于另一笔提现 */
  | 'TRANSFER'
  /** 单号重复 */
  | 'TWICE'
  /** 没有这个提现单号 */
  | 'UNKNOWN';

/** What a difference is. */
export type BillDifferenceKind =
  /** 3 金额不一致 */
  | 'AMOUNT'
  /** 2 仅我方有 */
  | 'ONLY_OURS'
  /** 1 仅渠道有 */
  | 'ONLY_TOLD'
  /** 4 状态不一致 */
  | 'STATE';

/** What a difference is about. */
export type BillLineKind =
  /** 1 支付 */
  | 'PAYMENT'
  /** 2 退款 */
  | 'REFUND';

/** Narrows the cases. */
export type CaseFilter = {
  /** Only those with an appeal, or without. */
  appealed?: boolean | null | undefined;
  /** Id of the buyer's account. */
  buyerId?: number | null | undefined;
  /** Number of a case, a parcel or an order, whole. */
  keyword?: string | null | undefined;
  /** What is wrong. */
  kind?: CaseKind | null | undefined;
  /** Those that ask for at least so much. */
  minAmount?: number | null | undefined;
  /** Id of the supplier's account. */
  sellerId?: number | null | undefined;
  /** Which are listed. */
  show?: CaseShow | null | undefined;
};

/** What a buyer gets by a decision. */
export type CaseGive =
  /** 全额退款 */
  | 'ALL'
  /** 不支持买家 */
  | 'NOTHING'
  /** 部分补偿 */
  | 'PART'
  /** 补发 */
  | 'REPLACEMENT';

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

/** Which cases are listed. */
export type CaseShow =
  /** All. */
  | 'ALL'
  /** Those that wait for an operator. */
  | 'WAITING';

/** A decision of a case. */
export type CaseVerdictInput = {
  /** In all, of a part; needed for it. */
  amount?: number | null | undefined;
  /** Freight of a replacement that its supplier does not bear. */
  freight?: number | null | undefined;
  /** Who bears that freight: `BUYER` or `PLATFORM`. */
  freightBy?: FreightBearer | null | undefined;
  /** What the buyer gets. */
  give: CaseGive;
};

/** Which lists for the bank are listed. */
export type CashOutBatchFilter = {
  /** Made from this moment on. */
  from?: string | null | undefined;
  /** Only those of which some are still being paid. */
  onlyPaying?: boolean | null | undefined;
  /** Made before this moment. */
  to?: string | null | undefined;
};

/** Narrows the cash-outs. */
export type CashOutFilter = {
  /** Of this account. */
  accountId?: number | null | undefined;
  /** To this kind of payee. */
  accountType?: PayeeType | null | undefined;
  /** Last on this list for the bank. */
  batchId?: number | null | undefined;
  /** Asked for before this moment. */
  endAt?: string | null | undefined;
  /** Those that are not over. */
  isOpen?: boolean | null | undefined;
  /** Of buyers, or of suppliers. */
  kind?: AccountKind | null | undefined;
  /** Of at least so much. */
  minAmount?: number | null | undefined;
  /** Number of a cash-out or transfer, whole. */
  number?: string | null | undefined;
  /** Asked for from this moment on. */
  startAt?: string | null | undefined;
  /** In this state. */
  status?: CashOutStatus | null | undefined;
};

/** How a part of a cash-out stands at the channel. */
export type CashOutSplitStatus =
  /** 3 渠道关闭：没有到账 */
  | 'CLOSED'
  /** 1 已到账 */
  | 'DONE'
  /** 2 渠道未受理 */
  | 'REFUSED'
  /** 0 处理中 */
  | 'UNDERWAY';

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

/** Another level of a buyer. */
export type ChangeLevelInput = {
  /** Of the account. */
  id: number;
  /** 1 to 12. */
  level: number;
  /** 5 to 200 characters. */
  reason: string;
};

/** What is changed of a receiver; what is absent stays as it is. */
export type ChangeReceiverInput = {
  /** Up to 400 characters. */
  address?: string | null | undefined;
  /** Which parcel's. */
  packageId: number;
  /** 5 to 200 characters; kept in the log. */
  reason: string;
  /** Up to 60 characters. */
  receiverName?: string | null | undefined;
  /** A phone. */
  receiverPhone?: string | null | undefined;
  /** Where to. */
  region?: RegionInput | null | undefined;
};

/** Narrows the bills. */
export type ChannelBillFilter = {
  /** Only those that are not compared or have open differences. */
  onlyOpen?: boolean | null | undefined;
  /** Only of this channel. */
  payType?: PayType | null | undefined;
};

/** How a bill stands. */
export type ChannelBillState =
  /** Compared, without open differences. */
  | 'AGREES'
  /** Compared, with open differences. */
  | 'DIFFERS'
  /** The channel did not give it. */
  | 'FAILED'
  /** It is being read. */
  | 'READING'
  /** The channel has not written it yet. */
  | 'WAITING';

/** What a channel knows of a payment. */
export type ChannelState =
  /** 渠道没有这笔支付 */
  | 'ABSENT'
  /** 已关闭 */
  | 'CLOSED'
  /** 已支付 */
  | 'PAID'
  /** 等待支付 */
  | 'WAITING';

/** An area that is to be closed. */
export type CloseAreaInput = {
  /** 2, 4 or 6 digits. */
  areaCode: string;
  /** Absent: all couriers. */
  courierId?: number | null | undefined;
  /** Absent: until it is opened again. */
  endAt?: string | null | undefined;
  /** 5 to 100 characters; buyers read it. */
  reason: string;
  /** Absent: at once. */
  startAt?: string | null | undefined;
};

/** Whether a closure counts. */
export type ClosureState =
  /** 停发中 */
  | 'IN_FORCE'
  /** 已恢复 */
  | 'OVER'
  /** 未开始 */
  | 'PLANNED';

/** A compensation. */
export type CompensateAccountInput = {
  /** Who gets it. */
  accountId: number;
  /** How much. */
  amount: number;
  /** What is in the wallet, as it was shown; refused where it is another amount by now. */
  balance?: number | null | undefined;
  /** The same number of an operator leads to the same compensation. */
  clientNo: string;
  /** Of the order or parcel that it is about. */
  number?: string | null | undefined;
  /** 5 to 200 characters; the account reads it. */
  reason: string;
};

/** A list of the console. */
export type ConsoleList =
  /** 账号 */
  | 'ACCOUNTS'
  /** 调账和赔付 */
  | 'ADJUSTMENTS'
  /** 复核 */
  | 'APPROVALS'
  /** 操作日志 */
  | 'AUDIT_ENTRIES'
  /** 售后纠纷 */
  | 'CASES'
  /** 提现 */
  | 'CASH_OUTS'
  /** 打款批次 */
  | 'CASH_OUT_BATCHES'
  /** 渠道账单 */
  | 'CHANNEL_BILLS'
  /** 失败的任务 */
  | 'FAILED_JOBS'
  /** 商品审核 */
  | 'GOODS_TO_AUDIT'
  /** 发票 */
  | 'INVOICES'
  /** 加盟申请 */
  | 'JOIN_APPLICATIONS'
  /** 资质 */
  | 'LICENCES'
  /** 公告与消息 */
  | 'NOTICES'
  /** 操作员 */
  | 'OPERATORS'
  /** 订单 */
  | 'ORDERS'
  /** 包裹 */
  | 'PARCELS'
  /** 支付 */
  | 'PAYMENTS'
  /** 支付问题 */
  | 'PAYMENT_PROBLEMS'
  /** 充值退回 */
  | 'RECHARGE_REFUNDS'
  /** 评价 */
  | 'REVIEWS'
  /** 角色 */
  | 'ROLES'
  /** 店铺 */
  | 'SHOPS'
  /** 对账单，有自己的文件 */
  | 'STATEMENTS'
  /** 供应商 */
  | 'SUPPLIERS'
  /** 资金流水 */
  | 'WALLET_LINES';

/** A decision about an approval. */
export type DecideApprovalInput = {
  /** Approve and do it, or refuse it. */
  approve: boolean;
  /** Why; needed to refuse. */
  decision?: string | null | undefined;
};

/** A decision with its reason. */
export type DecideCaseInput = {
  /** 5 to 200 characters; both parties see it. */
  reason: string;
  /** The decision. */
  verdict: CaseVerdictInput;
};

/** A decision about an application. */
export type DecideJoinApplicationInput = {
  /** Which one. */
  id: number;
  /** Up to 200 characters. */
  note: string;
  /** Not `NEW`; one that is over can only be followed again. */
  status: JoinApplicationStatus;
};

/** A decision about a licence. */
export type DecideLicenceInput = {
  /** Or refuse it. */
  accept: boolean;
  /** Which one. */
  id: number;
  /** Why it is refused: 5 to 200 characters. */
  reason?: string | null | undefined;
};

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

/** Failed jobs of a queue. */
export type FailedJobsInput = {
  /** Name of the queue. */
  queue: string;
};

/** What a number is of. */
export type FoundKind =
  /** 7 手机号、编号或昵称 */
  | 'ACCOUNT'
  /** 6 售后单号 */
  | 'CASE'
  /** 9 提现单号，或打款流水号 */
  | 'CASH_OUT'
  /** 1 订单号 */
  | 'ORDER'
  /** 2 包裹号 */
  | 'PARCEL'
  /** 8 支付单号，或渠道的交易号 */
  | 'PAYMENT'
  /** 10 收件人手机号 */
  | 'RECEIVER'
  /** 5 退款单号 */
  | 'REFUND'
  /** 4 平台订单号 */
  | 'SHOP_ORDER'
  /** 3 运单号 */
  | 'WAYBILL';

/** Who bears what sending a replacement costs. REST: `afterSales.freightBy`. */
export type FreightBearer =
  /** 2 买家 */
  | 'BUYER'
  /** 3 平台 */
  | 'PLATFORM'
  /** 1 供应商 */
  | 'SELLER';

/** Why to look twice at goods. */
export type GoodFlagKind =
  /** Pictures that another supplier shows. */
  | 'PICTURES'
  /** Outside a fifth and five times the median of their category on sale. */
  | 'PRICE'
  /** Forbidden words. */
  | 'WORDS';

/** Goods as they were looked at. */
export type GoodVersionInput = {
  /** Which. */
  id: number;
  /** Refused where they have changed since. */
  version: number;
};

/** Narrows the goods. */
export type GoodsAuditFilter = {
  /** Id of the category. */
  categoryId?: number | null | undefined;
  /** Part of the name, or the goods number. */
  keyword?: string | null | undefined;
  /** Only edits of goods on sale, or only goods that are not. */
  revisions?: boolean | null | undefined;
  /** Id of the supplier's account. */
  sellerId?: number | null | undefined;
  /** Which are listed. */
  show?: GoodsShow | null | undefined;
};

/** Which goods are listed. */
export type GoodsShow =
  /** All. */
  | 'ALL'
  /** Banned ones. */
  | 'BANNED'
  /** Those that wait for an audit, and edits that do. */
  | 'WAITING';

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

/** Who sees something on the home page. */
export type HomeAudience =
  /** 买家 */
  | 'BUYERS'
  /** 所有人 */
  | 'EVERYBODY'
  /** 未登录访客 */
  | 'VISITORS';

/** What something on the home page shows from then on. What is absent stays, but for the times. */
export type HomeItemInput = {
  /** Who sees it. */
  audience: HomeAudience;
  /** Null: without an end. */
  endAt?: string | null | undefined;
  /** Which one. */
  id: number;
  /** A path of the web app; not of goods. */
  link?: string | null | undefined;
  /** Address of an uploaded picture; not of goods. */
  picture?: string | null | undefined;
  /** Null: from now on. */
  startAt?: string | null | undefined;
  /** 1 to 30 characters; not of goods. */
  title?: string | null | undefined;
  /** As it was read. */
  version: number;
};

/** Whether something stands on the home page. */
export type HomeItemState =
  /** 待上线 */
  | 'COMING'
  /** 已下线 */
  | 'DOWN'
  /** 已结束 */
  | 'ENDED'
  /** 展示中 */
  | 'SHOWN';

/** A place of the home page (首页运营位). */
export type HomePlace =
  /** 轮播图 */
  | 'BANNERS'
  /** 快捷入口 */
  | 'ENTRIES'
  /** 推荐商品 */
  | 'GOODS';

/** Narrows the invoices. */
export type InvoiceFilter = {
  /** Of one account. */
  accountId?: number | null | undefined;
  /** What the platform issues, or what suppliers do. */
  byPlatform?: boolean | null | undefined;
  /** Of this kind. */
  kind?: InvoiceKind | null | undefined;
  /** Only those that were to be issued by now. */
  late?: boolean | null | undefined;
  /** Only red-letter ones. */
  red?: boolean | null | undefined;
  /** In this state. */
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

/** The number of an invoice that is being issued. */
export type InvoiceNumberInput = {
  /** The platform's own number of it. */
  invoiceNo: string;
  /** The day on it. */
  issuedOn: string;
  /** The number of the issued invoice: 8 to 30 digits and letters. */
  number: string;
};

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

/** What the platform has issued. */
export type IssueInvoiceInput = {
  /** Fen that it was issued for, as shown: refused with INVOICE_CHANGED where a refund has lowered it. */
  amount: number;
  /** Of its PDF, as `POST /api/v1/console/files/invoice?accountId=` answers it. */
  fileId?: number | null | undefined;
  /** One that the platform issues. */
  id: number;
  /** The day on it. */
  issuedOn: string;
  /** The number of the issued invoice: 8 to 30 digits and letters. */
  number: string;
};

/** A failed job, and why something is done with it. */
export type JobInput = {
  /** Its id. */
  id: string;
  /** Name of its queue. */
  queue: string;
  /** 5 to 200 characters; kept in the log. */
  reason: string;
};

/** Narrows the applications. */
export type JoinApplicationFilter = {
  /** In this state. */
  status?: JoinApplicationStatus | null | undefined;
};

/** Where an application stands. */
export type JoinApplicationStatus =
  /** 3 无意向 */
  | 'DECLINED'
  /** 1 已处理 */
  | 'DONE'
  /** 2 跟进中 */
  | 'FOLLOWED'
  /** 0 未处理 */
  | 'NEW';

/** A verdict about goods. */
export type JudgeGoodsInput = {
  /** Approve or refuse them. */
  approve: boolean;
  /** 1 to 50, as they were looked at. */
  items: Array<GoodVersionInput>;
  /** Needed to refuse; their suppliers see it. */
  reason?: string | null | undefined;
};

/** Whose accounts they are. */
export type LedgerOwner =
  /** 1 买家 */
  | 'BUYERS'
  /** 0 平台 */
  | 'PLATFORM'
  /** 2 供应商 */
  | 'SELLERS';

/** What people agree to. REST: `kind` of a legal text. */
export type LegalKind =
  /** 3 数据处理协议 */
  | 'DATA'
  /** 2 隐私政策 */
  | 'PRIVACY'
  /** 1 用户协议 */
  | 'TERMS';

/** A level as it is to be: none of it may be more than the next level has, or less than the one below. */
export type LevelInput = {
  /** What is taken off the freight of a parcel. */
  discount: number;
  /** Which one. */
  level: number;
  /** The most that one adds to a piece for those one has invited. */
  maxProfit: number;
  /** 1 to 20 characters. */
  name: string;
  /** Invited buyers that order. */
  needInvites: number;
  /** Parcels that were shipped in 90 days. */
  needPackages: number;
  /** The largest recharge. */
  needRecharge: number;
  /** 5 to 200 characters; kept in the log. */
  reason: string;
};

/** Narrows the licences. */
export type LicenceFilter = {
  /** Only accepted ones that end within 30 days, or are to be looked at again. */
  due?: boolean | null | undefined;
  /** Of one supplier. */
  sellerId?: number | null | undefined;
  /** In this state. */
  status?: LicenceStatus | null | undefined;
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

/** One list, and its filter. */
export type ListExportInput =
  {   /** As `accounts` takes it. */
  accounts: AccountFilter; adjustments?: never; approvals?: never; auditEntries?: never; cases?: never; cashOutBatches?: never; cashOuts?: never; channelBills?: never; failedJobs?: never; goodsToAudit?: never; invoices?: never; joinApplications?: never; licences?: never; notices?: never; operators?: never; orders?: never; parcels?: never; paymentProblems?: never; payments?: never; rechargeRefunds?: never; reviews?: never; roles?: never; shops?: never; suppliers?: never; walletLines?: never; }
  |  { accounts?: never;   /** As `adjustments` takes it. */
  adjustments: AdjustmentFilter; approvals?: never; auditEntries?: never; cases?: never; cashOutBatches?: never; cashOuts?: never; channelBills?: never; failedJobs?: never; goodsToAudit?: never; invoices?: never; joinApplications?: never; licences?: never; notices?: never; operators?: never; orders?: never; parcels?: never; paymentProblems?: never; payments?: never; rechargeRefunds?: never; reviews?: never; roles?: never; shops?: never; suppliers?: never; walletLines?: never; }
  |  { accounts?: never; adjustments?: never;   /** As `approvals` takes it. */
  approvals: ApprovalFilter; auditEntries?: never; cases?: never; cashOutBatches?: never; cashOuts?: never; channelBills?: never; failedJobs?: never; goodsToAudit?: never; invoices?: never; joinApplications?: never; licences?: never; notices?: never; operators?: never; orders?: never; parcels?: never; paymentProblems?: never; payments?: never; rechargeRefunds?: never; reviews?: never; roles?: never; shops?: never; suppliers?: never; walletLines?: never; }
  |  { accounts?: never; adjustments?: never; approvals?: never;   /** As `auditEntries` takes it. */
  auditEntries: AuditEntryFilter; cases?: never; cashOutBatches?: never; cashOuts?: never; channelBills?: never; failedJobs?: never; goodsToAudit?: never; invoices?: never; joinApplications?: never; licences?: never; notices?: never; operators?: never; orders?: never; parcels?: never; paymentProblems?: never; payments?: never; rechargeRefunds?: never; reviews?: never; roles?: never; shops?: never; suppliers?: never; walletLines?: never; }
  |  { accounts?: never; adjustments?: never; approvals?: never; auditEntries?: never;   /** As `cases` takes it. */
  cases: CaseFilter; cashOutBatches?: never; cashOuts?: never; channelBills?: never; failedJobs?: never; goodsToAudit?: never; invoices?: never; joinApplications?: never; licences?: never; notices?: never; operators?: never; orders?: never; parcels?: never; paymentProblems?: never; payments?: never; rechargeRefunds?: never; reviews?: never; roles?: never; shops?: never; suppliers?: never; walletLines?: never; }
  |  { accounts?: never; adjustments?: never; approvals?: never; auditEntries?: never; cases?: never;   /** As `cashOutBatches` takes it. */
  cashOutBatches: CashOutBatchFilter; cashOuts?: never; channelBills?: never; failedJobs?: never; goodsToAudit?: never; invoices?: never; joinApplications?: never; licences?: never; notices?: never; operators?: never; orders?: never; parcels?: never; paymentProblems?: never; payments?: never; rechargeRefunds?: never; reviews?: never; roles?: never; shops?: never; suppliers?: never; walletLines?: never; }
  |  { accounts?: never; adjustments?: never; approvals?: never; auditEntries?: never; cases?: never; cashOutBatches?: never;   /** As `cashOuts` takes it. */
  cashOuts: CashOutFilter; channelBills?: never; failedJobs?: never; goodsToAudit?: never; invoices?: never; joinApplications?: never; licences?: never; notices?: never; operators?: never; orders?: never; parcels?: never; paymentProblems?: never; payments?: never; rechargeRefunds?: never; reviews?: never; roles?: never; shops?: never; suppliers?: never; walletLines?: never; }
  |  { accounts?: never; adjustments?: never; approvals?: never; auditEntries?: never; cases?: never; cashOutBatches?: never; cashOuts?: never;   /** As `channelBills` takes it. */
  channelBills: ChannelBillFilter; failedJobs?: never; goodsToAudit?: never; invoices?: never; joinApplications?: never; licences?: never; notices?: never; operators?: never; orders?: never; parcels?: never; paymentProblems?: never; payments?: never; rechargeRefunds?: never; reviews?: never; roles?: never; shops?: never; suppliers?: never; walletLines?: never; }
  |  { accounts?: never; adjustments?: never; approvals?: never; auditEntries?: never; cases?: never; cashOutBatches?: never; cashOuts?: never; channelBills?: never;   /** The queue whose failed jobs are listed. */
  failedJobs: FailedJobsInput; goodsToAudit?: never; invoices?: never; joinApplications?: never; licences?: never; notices?: never; operators?: never; orders?: never; parcels?: never; paymentProblems?: never; payments?: never; rechargeRefunds?: never; reviews?: never; roles?: never; shops?: never; suppliers?: never; walletLines?: never; }
  |  { accounts?: never; adjustments?: never; approvals?: never; auditEntries?: never; cases?: never; cashOutBatches?: never; cashOuts?: never; channelBills?: never; failedJobs?: never;   /** As `goodsToAudit` takes it. */
  goodsToAudit: GoodsAuditFilter; invoices?: never; joinApplications?: never; licences?: never; notices?: never; operators?: never; orders?: never; parcels?: never; paymentProblems?: never; payments?: never; rechargeRefunds?: never; reviews?: never; roles?: never; shops?: never; suppliers?: never; walletLines?: never; }
  |  { accounts?: never; adjustments?: never; approvals?: never; auditEntries?: never; cases?: never; cashOutBatches?: never; cashOuts?: never; channelBills?: never; failedJobs?: never; goodsToAudit?: never;   /** As `invoices` takes it. */
  invoices: InvoiceFilter; joinApplications?: never; licences?: never; notices?: never; operators?: never; orders?: never; parcels?: never; paymentProblems?: never; payments?: never; rechargeRefunds?: never; reviews?: never; roles?: never; shops?: never; suppliers?: never; walletLines?: never; }
  |  { accounts?: never; adjustments?: never; approvals?: never; auditEntries?: never; cases?: never; cashOutBatches?: never; cashOuts?: never; channelBills?: never; failedJobs?: never; goodsToAudit?: never; invoices?: never;   /** As `joinApplications` takes it. */
  joinApplications: JoinApplicationFilter; licences?: never; notices?: never; operators?: never; orders?: never; parcels?: never; paymentProblems?: never; payments?: never; rechargeRefunds?: never; reviews?: never; roles?: never; shops?: never; suppliers?: never; walletLines?: never; }
  |  { accounts?: never; adjustments?: never; approvals?: never; auditEntries?: never; cases?: never; cashOutBatches?: never; cashOuts?: never; channelBills?: never; failedJobs?: never; goodsToAudit?: never; invoices?: never; joinApplications?: never;   /** As `licences` takes it. */
  licences: LicenceFilter; notices?: never; operators?: never; orders?: never; parcels?: never; paymentProblems?: never; payments?: never; rechargeRefunds?: never; reviews?: never; roles?: never; shops?: never; suppliers?: never; walletLines?: never; }
  |  { accounts?: never; adjustments?: never; approvals?: never; auditEntries?: never; cases?: never; cashOutBatches?: never; cashOuts?: never; channelBills?: never; failedJobs?: never; goodsToAudit?: never; invoices?: never; joinApplications?: never; licences?: never;   /** As `notices` takes it. */
  notices: NoticeFilter; operators?: never; orders?: never; parcels?: never; paymentProblems?: never; payments?: never; rechargeRefunds?: never; reviews?: never; roles?: never; shops?: never; suppliers?: never; walletLines?: never; }
  |  { accounts?: never; adjustments?: never; approvals?: never; auditEntries?: never; cases?: never; cashOutBatches?: never; cashOuts?: never; channelBills?: never; failedJobs?: never; goodsToAudit?: never; invoices?: never; joinApplications?: never; licences?: never; notices?: never;   /** As `operators` takes it. */
  operators: OperatorFilter; orders?: never; parcels?: never; paymentProblems?: never; payments?: never; rechargeRefunds?: never; reviews?: never; roles?: never; shops?: never; suppliers?: never; walletLines?: never; }
  |  { accounts?: never; adjustments?: never; approvals?: never; auditEntries?: never; cases?: never; cashOutBatches?: never; cashOuts?: never; channelBills?: never; failedJobs?: never; goodsToAudit?: never; invoices?: never; joinApplications?: never; licences?: never; notices?: never; operators?: never;   /** As `orders` takes it. */
  orders: OrderFilter; parcels?: never; paymentProblems?: never; payments?: never; rechargeRefunds?: never; reviews?: never; roles?: never; shops?: never; suppliers?: never; walletLines?: never; }
  |  { accounts?: never; adjustments?: never; approvals?: never; auditEntries?: never; cases?: never; cashOutBatches?: never; cashOuts?: never; channelBills?: never; failedJobs?: never; goodsToAudit?: never; invoices?: never; joinApplications?: never; licences?: never; notices?: never; operators?: never; orders?: never;   /** As `parcels` takes it. */
  parcels: ParcelFilter; paymentProblems?: never; payments?: never; rechargeRefunds?: never; reviews?: never; roles?: never; shops?: never; suppliers?: never; walletLines?: never; }
  |  { accounts?: never; adjustments?: never; approvals?: never; auditEntries?: never; cases?: never; cashOutBatches?: never; cashOuts?: never; channelBills?: never; failedJobs?: never; goodsToAudit?: never; invoices?: never; joinApplications?: never; licences?: never; notices?: never; operators?: never; orders?: never; parcels?: never;   /** As `paymentProblems` takes it. */
  paymentProblems: PaymentProblemFilter; payments?: never; rechargeRefunds?: never; reviews?: never; roles?: never; shops?: never; suppliers?: never; walletLines?: never; }
  |  { accounts?: never; adjustments?: never; approvals?: never; auditEntries?: never; cases?: never; cashOutBatches?: never; cashOuts?: never; channelBills?: never; failedJobs?: never; goodsToAudit?: never; invoices?: never; joinApplications?: never; licences?: never; notices?: never; operators?: never; orders?: never; parcels?: never; paymentProblems?: never;   /** As `payments` takes it. */
  payments: PaymentFilter; rechargeRefunds?: never; reviews?: never; roles?: never; shops?: never; suppliers?: never; walletLines?: never; }
  |  { accounts?: never; adjustments?: never; approvals?: never; auditEntries?: never; cases?: never; cashOutBatches?: never; cashOuts?: never; channelBills?: never; failedJobs?: never; goodsToAudit?: never; invoices?: never; joinApplications?: never; licences?: never; notices?: never; operators?: never; orders?: never; parcels?: never; paymentProblems?: never; payments?: never;   /** As `rechargeRefunds` takes it. */
  rechargeRefunds: RechargeRefundFilter; reviews?: never; roles?: never; shops?: never; suppliers?: never; walletLines?: never; }
  |  { accounts?: never; adjustments?: never; approvals?: never; auditEntries?: never; cases?: never; cashOutBatches?: never; cashOuts?: never; channelBills?: never; failedJobs?: never; goodsToAudit?: never; invoices?: never; joinApplications?: never; licences?: never; notices?: never; operators?: never; orders?: never; parcels?: never; paymentProblems?: never; payments?: never; rechargeRefunds?: never;   /** As `reviews` takes it. */
  reviews: ReviewFilter; roles?: never; shops?: never; suppliers?: never; walletLines?: never; }
  |  { accounts?: never; adjustments?: never; approvals?: never; auditEntries?: never; cases?: never; cashOutBatches?: never; cashOuts?: never; channelBills?: never; failedJobs?: never; goodsToAudit?: never; invoices?: never; joinApplications?: never; licences?: never; notices?: never; operators?: never; orders?: never; parcels?: never; paymentProblems?: never; payments?: never; rechargeRefunds?: never; reviews?: never;   /** As `roles` takes it. */
  roles: RoleFilter; shops?: never; suppliers?: never; walletLines?: never; }
  |  { accounts?: never; adjustments?: never; approvals?: never; auditEntries?: never; cases?: never; cashOutBatches?: never; cashOuts?: never; channelBills?: never; failedJobs?: never; goodsToAudit?: never; invoices?: never; joinApplications?: never; licences?: never; notices?: never; operators?: never; orders?: never; parcels?: never; paymentProblems?: never; payments?: never; rechargeRefunds?: never; reviews?: never; roles?: never;   /** As `shops` takes it. */
  shops: ShopFilter; suppliers?: never; walletLines?: never; }
  |  { accounts?: never; adjustments?: never; approvals?: never; auditEntries?: never; cases?: never; cashOutBatches?: never; cashOuts?: never; channelBills?: never; failedJobs?: never; goodsToAudit?: never; invoices?: never; joinApplications?: never; licences?: never; notices?: never; operators?: never; orders?: never; parcels?: never; paymentProblems?: never; payments?: never; rechargeRefunds?: never; reviews?: never; roles?: never; shops?: never;   /** As `suppliers` takes it. */
  suppliers: SupplierFilter; walletLines?: never; }
  |  { accounts?: never; adjustments?: never; approvals?: never; auditEntries?: never; cases?: never; cashOutBatches?: never; cashOuts?: never; channelBills?: never; failedJobs?: never; goodsToAudit?: never; invoices?: never; joinApplications?: never; licences?: never; notices?: never; operators?: never; orders?: never; parcels?: never; paymentProblems?: never; payments?: never; rechargeRefunds?: never; reviews?: never; roles?: never; shops?: never; suppliers?: never;   /** Whose, and as `walletLines` takes it. */
  walletLines: WalletLinesInput; };

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

/** Goods that the home page recommends. */
export type NewHomeGoodsInput = {
  /** Who sees them. */
  audience: HomeAudience;
  /** Null: without an end. */
  endAt?: string | null | undefined;
  /** Numbers (商品编号) of 1 to 30 goods. */
  goodsNos: Array<string>;
  /** Null: from now on. */
  startAt?: string | null | undefined;
};

/** A banner or an entry of the home page. */
export type NewHomeItemInput = {
  /** Who sees it. */
  audience: HomeAudience;
  /** Null: without an end. */
  endAt?: string | null | undefined;
  /** A path of the web app; empty where it leads nowhere. */
  link: string;
  /** Address of an uploaded picture: of a banner five times as wide as high, of an entry square. */
  picture: string;
  /** BANNERS or ENTRIES. */
  place: HomePlace;
  /** Null: from now on. */
  startAt?: string | null | undefined;
  /** 1 to 30 characters; of a banner what its picture shows. */
  title: string;
};

/** Whom a notice is for. */
export type NoticeAudience =
  /** 4 一个账号 */
  | 'ACCOUNT'
  /** 1 全部买家 */
  | 'BUYERS'
  /** 0 所有人: visitors too; of a message all accounts. */
  | 'EVERYONE'
  /** 3 某等级的买家 */
  | 'LEVEL'
  /** 2 全部供应商 */
  | 'SELLERS';

/** Narrows the notices. */
export type NoticeFilter = {
  /** For them. */
  audience?: NoticeAudience | null | undefined;
  /** In this state. */
  state?: NoticeState | null | undefined;
  /** Part of the title. */
  title?: string | null | undefined;
  /** Of this type. */
  type?: NoticeType | null | undefined;
};

/** What a notice is now, by what was done with it and by its times. */
export type NoticeState =
  /** 1 草稿 */
  | 'DRAFT'
  /** 4 已下线: its time is over. */
  | 'ENDED'
  /** 3 已发布 */
  | 'PUBLISHED'
  /** 2 定时 */
  | 'SCHEDULED'
  /** 5 已撤回 */
  | 'WITHDRAWN';

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

/** Which operators are listed. */
export type OperatorFilter = {
  /** Only those that may sign in, or may not. */
  isEnabled?: boolean | null | undefined;
  /** Only those whom one of their roles permits this, such as `cashOuts.pay`. */
  permission?: string | null | undefined;
  /** Only those with this role. */
  roleId?: number | null | undefined;
};

/** A new operator. */
export type OperatorInput = {
  /** 1 to 30 characters. */
  displayName: string;
  /** Sign-in name: 2 to 30 lower case letters, digits, dots and hyphens. */
  name: string;
  /** One or more. */
  roleIds: Array<number>;
};

/** What an operator is made. */
export type OperatorUpdateInput = {
  /** 1 to 30 characters. */
  displayName: string;
  /** Whether it may sign in. */
  isEnabled: boolean;
  /** One or more. */
  roleIds: Array<number>;
};

/** Narrows the orders. */
export type OrderFilter = {
  /** Of this buyer. */
  accountId?: number | null | undefined;
  /** By this courier. */
  courierId?: number | null | undefined;
  /** Ordered before this moment. */
  endAt?: string | null | undefined;
  /** Of an order, parcel, waybill or order at a platform, whole. */
  number?: string | null | undefined;
  /** Of this supplier. */
  sellerId?: number | null | undefined;
  /** Ordered from this moment on. */
  startAt?: string | null | undefined;
  /** In this state. */
  status?: OrderStatus | null | undefined;
};

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

/** Narrows the parcels. */
export type ParcelFilter = {
  /** Of this buyer. */
  accountId?: number | null | undefined;
  /** By this courier. */
  courierId?: number | null | undefined;
  /** Ordered before this moment. */
  endAt?: string | null | undefined;
  /** Of an order, parcel, waybill or order at a platform, whole. */
  number?: string | null | undefined;
  /** Of this order. */
  orderId?: number | null | undefined;
  /** How its waybill stands. */
  outputStatus?: OutputStatus | null | undefined;
  /** Of this supplier. */
  sellerId?: number | null | undefined;
  /** Ordered from this moment on. */
  startAt?: string | null | undefined;
  /** In this state. */
  status?: ParcelStatus | null | undefined;
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

/** Narrows the payments. */
export type PaymentFilter = {
  /** Of this account. */
  accountId?: number | null | undefined;
  /** Begun before this moment. */
  endAt?: string | null | undefined;
  /** Of a payment, or of the channel, whole. */
  number?: string | null | undefined;
  /** Through this channel. */
  payType?: PayType | null | undefined;
  /** Begun from this moment on. */
  startAt?: string | null | undefined;
  /** In this state. */
  status?: PayStatus | null | undefined;
};

/** Narrows the problems. */
export type PaymentProblemFilter = {
  /** Only those that nobody has resolved. */
  isOpen?: boolean | null | undefined;
  /** Of this kind. */
  kind?: PaymentProblemKind | null | undefined;
};

/** What is wrong with a payment. */
export type PaymentProblemKind =
  /** 渠道金额不一致 */
  | 'AMOUNT'
  /** 渠道没有这笔支付 */
  | 'NOT_PAID'
  /** 同一笔支付有两个渠道单号 */
  | 'PAID_TWICE'
  /** 渠道单号已用于另一笔支付 */
  | 'TRADE_NO_USED';

/** The shop platforms that an order can come from. REST: `platform`. */
export type Platform =
  /** 8 1688, where an account buys: it is no shop, and no order comes from it */
  | 'ALI_1688'
  /** 4 抖音 */
  | 'DOUYIN'
  /** 3 京东 */
  | 'JD'
  /** 7 聚水潭, an ERP: it stands for the shops in it. Goods and warehouses are not limited to it */
  | 'JUSHUITAN'
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

/** The second factor of a sign-in. */
export type ProveSignInInput = {
  /** Of `signIn`. */
  challenge: string;
  /** Six digits of the authenticator, or a recovery code. */
  code: string;
  /** Where one has to be chosen: 10 to 64 characters. */
  newPassword?: string | null | undefined;
};

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

/** Narrows the recharges that go back. */
export type RechargeRefundFilter = {
  /** Only those under way. */
  isOpen?: boolean | null | undefined;
  /** Of a refund or payment, whole. */
  number?: string | null | undefined;
};

/** Where a recharge stands that goes back. */
export type RechargeRefundStatus =
  /** 1 已退回 */
  | 'DONE'
  /** 2 渠道未接受，已返还余额 */
  | 'REFUSED'
  /** 0 退回中 */
  | 'UNDERWAY';

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

/** A region by its codes. */
export type RegionInput = {
  /** Of the city. */
  cityCode: string;
  /** Of the district. */
  districtCode: string;
  /** Of the province. */
  provinceCode: string;
};

/** A member who is removed. */
export type RemoveAccountMemberInput = {
  /** The account. */
  id: number;
  /** Of its member. */
  memberId: number;
  /** 5 to 200 characters; the account reads it. */
  reason: string;
};

/** Reports: the first four by time, the others by what they name. */
export type ReportName =
  /** 运费盈亏: what buyers paid less what couriers cost. */
  | 'FREIGHT'
  /** 商品销售: by goods. */
  | 'GOODS'
  /** 买家等级: by the level that buyers have when it is counted. */
  | 'LEVELS'
  /** 毛利: what stays with the platform. */
  | 'MARGIN'
  /** 退款: what went back. */
  | 'REFUNDS'
  /** 供应商服务: time to ship, refunds and disputes by supplier. */
  | 'SUPPLIERS'
  /** 成交: orders and what was paid for them. */
  | 'TURNOVER';

/** What a row of a report by time stands for. */
export type ReportUnit =
  /** 日 */
  | 'DAY'
  /** 月 */
  | 'MONTH'
  /** 周, from Monday on */
  | 'WEEK';

/** Who may lie behind a mask. */
export type RevealKind =
  /** 1 账号 */
  | 'ACCOUNT'
  /** 4 入驻申请人 */
  | 'APPLICATION'
  /** 2 包裹的收件人 */
  | 'RECEIVER'
  /** 3 订单的发件人 */
  | 'SENDER';

/** Who is to be shown, and why. */
export type RevealPersonInput = {
  /** Of the account, parcel, order or application. */
  id: number;
  /** What the id is of. */
  kind: RevealKind;
  /** 5 to 200 characters; kept in the log. */
  reason: string;
};

/** Narrows the reviews. */
export type ReviewFilter = {
  /** Id of the goods. */
  goodId?: number | null | undefined;
  /** Number of the order, whole. */
  orderNo?: string | null | undefined;
  /** Id of the supplier's account. */
  sellerId?: number | null | undefined;
  /** Which are listed. */
  show?: ReviewListing | null | undefined;
};

/** Which reviews are listed. */
export type ReviewListing =
  /** All. */
  | 'ALL'
  /** Of 1 and 2. */
  | 'BAD'
  /** Those that operators hid. */
  | 'HIDDEN'
  /** Those with pictures. */
  | 'PICTURES';

/** A change of what is published or scheduled. */
export type ReviseNoticeInput = {
  /** Up to 2000 characters. */
  detail: string;
  /** None for never. */
  endsAt?: string | null | undefined;
  /** Which one. */
  id: number;
  /** It stands before others. */
  isPinned: boolean;
  /** 5 to 200 characters; kept in the log. */
  reason: string;
  /** The revision that was seen. */
  revision: number;
  /** None for at once; of what is shown already it stays as it is. */
  startsAt?: string | null | undefined;
  /** Up to 50 characters. */
  title: string;
};

/** A token that is revoked. */
export type RevokeAccountTokenInput = {
  /** The account. */
  id: number;
  /** 5 to 200 characters; the account reads it. */
  reason: string;
  /** Of its token. */
  tokenId: number;
};

/** Which roles are listed. */
export type RoleFilter = {
  /** Only those that permit this, such as `cashOuts.pay`. */
  permission?: string | null | undefined;
};

/** A role; without an id a new one. */
export type RoleInput = {
  /** What an operator with it adjusts alone at a time; left out it stays as it is. */
  adjustCase?: number | null | undefined;
  /** The same in a day. */
  adjustDay?: number | null | undefined;
  /** Which one is changed. */
  id?: number | null | undefined;
  /** 1 to 20 characters. */
  name: string;
  /** One or more. */
  permissions: Array<string>;
};

/** What a notice says, and to whom. */
export type SaveNoticeInput = {
  /** Phone, id or uuid, with `ACCOUNT`; none where it stays. */
  account?: string | null | undefined;
  /** Whom it is for. */
  audience: NoticeAudience;
  /** Up to 2000 characters. */
  detail: string;
  /** None for never. */
  endsAt?: string | null | undefined;
  /** Of the draft that goes on; none for a new one. */
  id?: number | null | undefined;
  /** It stands before others. */
  isPinned: boolean;
  /** 1 to 12, with `LEVEL`. */
  level?: number | null | undefined;
  /** Of a message: a path of the web app; empty for none. */
  link: string;
  /** Of the draft that goes on: the revision that was seen. */
  revision?: number | null | undefined;
  /** None for at once. */
  startsAt?: string | null | undefined;
  /** Up to 50 characters. */
  title: string;
  /** Where it is read. */
  type: NoticeType;
};

/** Filters of a list that are to be kept. */
export type SavedViewInput = {
  /** For every operator: it takes the permission `lists.share`. */
  isShared: boolean;
  /** Of this list. */
  list: ConsoleList;
  /** 1 to 20 characters. */
  name: string;
  /** As the address has it; typed words and the page are left out. */
  search: string;
};

/** Whether a warehouse or a courier works. REST: `warehouse.status` and `courier.status`. */
export type ServiceStatus =
  /** 1 正常 */
  | 'ACTIVE'
  /** 2 停用 */
  | 'DISABLED'
  /** 3 暂停发货 */
  | 'PAUSED';

/** A change of a setting. */
export type SettingInput = {
  /** 5 to 200 characters. */
  reason: string;
  /** JSON of what it is to be; a text may stand as it is. */
  value: string;
  /** `value` as it was shown: refused with SETTING_CHANGED where it is another one by now. */
  was: string;
};

/** What a setting takes. */
export type SettingKind =
  /** Yes or no. */
  | 'BOOLEAN'
  /** One of `choices`. */
  | 'CHOICE'
  /** A whole number. */
  | 'INTEGER'
  /** A list, as JSON. */
  | 'LIST'
  /** A text. */
  | 'TEXT';

/** The way back to a default. */
export type SettingResetInput = {
  /** 5 to 200 characters. */
  reason: string;
  /** `value` as it was shown: refused with SETTING_CHANGED where it is another one by now. */
  was: string;
};

/** Narrows the shops. */
export type ShopFilter = {
  /** Of this account. */
  accountId?: number | null | undefined;
  /** Only authorised ones that lapse within 7 days. */
  lapsing?: boolean | null | undefined;
  /** Of this platform. */
  platform?: Platform | null | undefined;
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

/** Name and password of an operator. */
export type SignInInput = {
  /** Name of the operator, such as `kefu`. */
  name: string;
  /** Password, or the one-time password of a new operator. */
  password: string;
};

/** Who WeChat Pay pays the cash-outs of a supplier to (分账收款方). REST: `kind`. */
export type SplitReceiverKind =
  /** merchant 微信支付商户 */
  | 'MERCHANT'
  /** person 个人微信 */
  | 'PERSON';

/** Narrows the suppliers. */
export type SupplierFilter = {
  /** A part of the nickname or the company: two characters or more. */
  name?: string | null | undefined;
  /** In this state. */
  status?: AccountStatus | null | undefined;
  /** Only those whose service figures are beyond a limit. */
  warned?: boolean | null | undefined;
};

/** What a supplier pays, and what its deposit is topped up to. */
export type SupplierTermsInput = {
  /** Ten-thousandths of the goods, up to 3000, of what is settled from now on. */
  commissionRate: number;
  /** Null for the setting. */
  depositMin?: number | null | undefined;
  /** Its account. */
  id: number;
  /** 5 to 200 characters. */
  reason: string;
};

/** What of a supplier is beyond a limit. */
export type SupplierWarning =
  /** 保证金不足 */
  | 'DEPOSIT_LOW'
  /** 纠纷多: more than 2% */
  | 'DISPUTES_HIGH'
  /** 资质到期或待复核 */
  | 'LICENCE_DUE'
  /** 退款多: more than 10% */
  | 'REFUNDS_HIGH'
  /** 评分低: less than 4.0 */
  | 'SCORE_LOW'
  /** 超时多: more than 10% after the promised time */
  | 'SHIP_LATE'
  /** 发货慢: 48 hours and more in the middle */
  | 'SHIP_SLOW';

/** What waits for operators. */
export type WaitingKind =
  /** 加盟申请 */
  | 'APPLICATIONS'
  /** 待复核 */
  | 'APPROVALS'
  /** 渠道账单差异 */
  | 'BILL_DIFFERENCES'
  /** 待裁决的售后纠纷 */
  | 'CASES'
  /** 待审核的提现 */
  | 'CASH_OUTS_TO_APPROVE'
  /** 待打款的提现 */
  | 'CASH_OUTS_TO_PAY'
  /** 待审核的商品 */
  | 'GOODS'
  /** 待审核的资质 */
  | 'LICENCES'
  /** 支付问题 */
  | 'PAYMENT_PROBLEMS'
  /** 没有退成的充值 */
  | 'RECHARGE_REFUNDS'
  /** 7 天内到期的店铺授权 */
  | 'SHOPS'
  /** 账目不符 */
  | 'VIOLATIONS'
  /** 出单失败的包裹 */
  | 'WAYBILLS';

/** Narrows the lines of a wallet. */
export type WalletLineFilter = {
  /** Before this moment. */
  endAt?: string | null | undefined;
  /** Number of an order, parcel, recharge, cash-out or claim. */
  keyword?: string | null | undefined;
  /** From this moment on. */
  startAt?: string | null | undefined;
  /** Of this kind. */
  type?: MoneyLogType | null | undefined;
};

/** Lines of a wallet. */
export type WalletLinesInput = {
  /** Whose wallet. */
  accountId: number;
  /** Narrows the lines. */
  filter?: WalletLineFilter | null | undefined;
};

export type ListAccountsQueryVariables = Exact<{
  filter?: AccountFilter | null | undefined;
  page: number;
  pageSize: number;
  cursor?: string | null | undefined;
}>;


export type ListAccountsQuery = { accounts: { total: number, totalIsExact: boolean, page: number, pageSize: number, nextCursor: string | null, list: Array<{ id: number, kind: AccountKind, status: AccountStatus, level: number, levelName: string, phone: string, nickName: string, companyName: string, realName: string | null, isClosing: boolean, lastLoginAt: string | null, createdAt: string }> } };

export type LoadAccountQueryVariables = Exact<{
  id: number;
}>;


export type LoadAccountQuery = { account: { id: number, kind: AccountKind, status: AccountStatus, level: number, levelName: string, phone: string, nickName: string, companyName: string, contact: string, realName: string | null, realStatus: RealStatus, isClosing: boolean, frozenAt: string | null, lastLoginAt: string | null, createdAt: string, superId: number | null, superName: string, wallet: { available: number, held: number, frozen: number, overdraft: number, withdrawable: number, deposit: number, depositMin: number, depositLack: number, inTransit: number, recharged: number, spent: number, earned: number }, counts: { orders: number, unpaidOrders: number, openOrders: number, refunds: number, waitingRefunds: number, openCases: number, invitees: number, shops: number, warehouses: number, goods: number }, lastOrders: Array<{ id: number, orderNo: string, goodName: string, status: OrderStatus, packageCount: number, totalFee: number, createdAt: string }>, lastRefunds: Array<{ id: number, refundNo: string, status: RefundStatus, amount: number, createdAt: string }>, lastInvitees: Array<{ id: number, nickName: string, level: number, status: AccountStatus, createdAt: string }>, sessions: Array<{ id: number, memberName: string | null, network: string, device: string, createdAt: string, seenAt: string, isLive: boolean, revokeReason: string | null }>, members: Array<{ id: number, name: string, phone: string, roleName: string, isSignedIn: boolean, createdAt: string, lastLoginAt: string | null }>, tokens: Array<{ id: number, name: string, hint: string, scopeNames: Array<string>, networks: Array<string>, dayLimit: number | null, spentToday: number, status: ApiTokenStatus, createdAt: string, expiresAt: string, lastUsedAt: string | null, revokedAt: string | null }>, limits: Array<{ name: string, hits: number, most: number, isUsedUp: boolean, endsAt: string }>, consents: Array<{ kind: LegalKind, version: string, agreed: boolean, answeredAt: string }>, notes: Array<{ id: number, operator: string, text: string, createdAt: string }>, league: { earned: number, invites: number, packages: number, recharge: number, levels: Array<{ level: number, name: string, discount: number, maxProfit: number }> } | null } };

export type LoadFreezePreviewQueryVariables = Exact<{
  id: number;
}>;


export type LoadFreezePreviewQuery = { freezePreview: { sessions: number, goodsOnSale: number, goodsToReturn: number, unpaidOrders: number, unpaidFee: number, heldParcels: number, heldFee: number, goingParcels: number, unsettledFee: number, cashOuts: number, cashOutFee: number, shops: number, refundAt: string | null } };

export type FreezeAccountMutationVariables = Exact<{
  input: AccountReasonInput;
}>;


export type FreezeAccountMutation = { freezeAccount: boolean };

export type ThawAccountMutationVariables = Exact<{
  input: AccountReasonInput;
}>;


export type ThawAccountMutation = { thawAccount: boolean };

export type ChangeLevelMutationVariables = Exact<{
  input: ChangeLevelInput;
}>;


export type ChangeLevelMutation = { changeLevel: boolean };

export type SignOutAccountMutationVariables = Exact<{
  input: AccountReasonInput;
}>;


export type SignOutAccountMutation = { signOutAccount: number };

export type RemoveAccountMemberMutationVariables = Exact<{
  input: RemoveAccountMemberInput;
}>;


export type RemoveAccountMemberMutation = { removeAccountMember: boolean };

export type RevokeAccountTokenMutationVariables = Exact<{
  input: RevokeAccountTokenInput;
}>;


export type RevokeAccountTokenMutation = { revokeAccountToken: boolean };

export type SendPasswordResetMutationVariables = Exact<{
  input: AccountReasonInput;
}>;


export type SendPasswordResetMutation = { sendPasswordReset: string };

export type AddAccountNoteMutationVariables = Exact<{
  input: AccountNoteInput;
}>;


export type AddAccountNoteMutation = { addAccountNote: { id: number, text: string } };

export type ApprovalRowFragment = { id: number, action: string, target: string, targetText: string, accountName: string | null, summary: string, amount: number, reason: string, status: ApprovalStatus, askedBy: string, askedAt: string, decidedBy: string | null, decidedAt: string | null, decision: string, mayDecide: boolean, mayRevoke: boolean, transfers: Array<{ from: string, to: string, amount: number }> };

export type ListApprovalsQueryVariables = Exact<{
  filter?: ApprovalFilter | null | undefined;
  page: number;
  pageSize: number;
  cursor?: string | null | undefined;
}>;


export type ListApprovalsQuery = { approvals: { total: number, totalIsExact: boolean, page: number, pageSize: number, nextCursor: string | null, list: Array<{ id: number, action: string, target: string, targetText: string, accountName: string | null, summary: string, amount: number, reason: string, status: ApprovalStatus, askedBy: string, askedAt: string, decidedBy: string | null, decidedAt: string | null, decision: string, mayDecide: boolean, mayRevoke: boolean, transfers: Array<{ from: string, to: string, amount: number }> }> } };

export type DecideApprovalMutationVariables = Exact<{
  id: number;
  input: DecideApprovalInput;
}>;


export type DecideApprovalMutation = { decideApproval: boolean };

export type RevokeApprovalMutationVariables = Exact<{
  id: number;
}>;


export type RevokeApprovalMutation = { revokeApproval: boolean };

export type AuditRowFragment = { id: number, operator: string, operatorId: number | null, actionText: string, subject: string, subjectText: string, orderId: number | null, changes: Array<string>, reason: string, address: string, createdAt: string };

export type ListAuditQueryVariables = Exact<{
  filter?: AuditEntryFilter | null | undefined;
  page: number;
  pageSize: number;
  cursor?: string | null | undefined;
}>;


export type ListAuditQuery = { auditEntries: { total: number, totalIsExact: boolean, page: number, pageSize: number, nextCursor: string | null, list: Array<{ id: number, operator: string, operatorId: number | null, actionText: string, subject: string, subjectText: string, orderId: number | null, changes: Array<string>, reason: string, address: string, createdAt: string }> } };

export type LoadAuditChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type LoadAuditChoicesQuery = { auditChoices: { actions: Array<{ begins: string, text: string }>, operators: Array<{ name: string, displayName: string }> } };

export type ChannelBillRowFragment = { id: number, payType: PayType, day: string, state: ChannelBillState, code: string, askedAt: string | null, comparedAt: string | null, toldPayments: number, toldPaid: number, toldRefunds: number, toldReturned: number, ourPayments: number, ourPaid: number, ourRefunds: number, ourReturned: number, open: number, closed: number };

export type BillDifferenceRowFragment = { id: number, kind: BillDifferenceKind, lineKind: BillLineKind, number: string, tradeNo: string, paymentId: number | null, paymentStatus: PayStatus | null, problems: number, told: number | null, ours: number | null, toldAt: string | null, createdAt: string, closedAt: string | null, closedBy: string, reason: string };

export type ListChannelBillsQueryVariables = Exact<{
  filter?: ChannelBillFilter | null | undefined;
  page: number;
  pageSize: number;
}>;


export type ListChannelBillsQuery = { channelBills: { total: number, totalIsExact: boolean, page: number, pageSize: number, nextCursor: string | null, list: Array<{ id: number, payType: PayType, day: string, state: ChannelBillState, code: string, askedAt: string | null, comparedAt: string | null, toldPayments: number, toldPaid: number, toldRefunds: number, toldReturned: number, ourPayments: number, ourPaid: number, ourRefunds: number, ourReturned: number, open: number, closed: number }> } };

export type LoadChannelBillQueryVariables = Exact<{
  id: number;
}>;


export type LoadChannelBillQuery = { channelBill: { id: number, payType: PayType, day: string, state: ChannelBillState, code: string, askedAt: string | null, comparedAt: string | null, toldPayments: number, toldPaid: number, toldRefunds: number, toldReturned: number, ourPayments: number, ourPaid: number, ourRefunds: number, ourReturned: number, open: number, closed: number } };

export type ListBillDifferencesQueryVariables = Exact<{
  billId: number;
  isOpen?: boolean | null | undefined;
  page: number;
  pageSize: number;
}>;


export type ListBillDifferencesQuery = { billDifferences: { total: number, totalIsExact: boolean, page: number, pageSize: number, nextCursor: string | null, list: Array<{ id: number, kind: BillDifferenceKind, lineKind: BillLineKind, number: string, tradeNo: string, paymentId: number | null, paymentStatus: PayStatus | null, problems: number, told: number | null, ours: number | null, toldAt: string | null, createdAt: string, closedAt: string | null, closedBy: string, reason: string }> } };

export type CheckChannelBillMutationVariables = Exact<{
  payType: PayType;
  day: string;
}>;


export type CheckChannelBillMutation = { checkChannelBill: { id: number, payType: PayType, day: string, state: ChannelBillState, code: string, askedAt: string | null, comparedAt: string | null, toldPayments: number, toldPaid: number, toldRefunds: number, toldReturned: number, ourPayments: number, ourPaid: number, ourRefunds: number, ourReturned: number, open: number, closed: number } };

export type CloseBillDifferenceMutationVariables = Exact<{
  id: number;
  reason: string;
}>;


export type CloseBillDifferenceMutation = { closeBillDifference: { id: number, kind: BillDifferenceKind, lineKind: BillLineKind, number: string, tradeNo: string, paymentId: number | null, paymentStatus: PayStatus | null, problems: number, told: number | null, ours: number | null, toldAt: string | null, createdAt: string, closedAt: string | null, closedBy: string, reason: string } };

export type LoadBooksQueryVariables = Exact<{ [key: string]: never; }>;


export type LoadBooksQuery = { books: { checkedAt: string | null, fullAt: string | null, nextFullAt: string, pausedAt: string | null, rules: Array<{ name: string, text: string, isOfMoney: boolean, onlyInFull: boolean, violation: { rows: number, ids: Array<number>, createdAt: string, seenAt: string } | null }>, past: Array<{ id: number, text: string, rows: number, createdAt: string, resolvedAt: string }> } };

export type ListCasesQueryVariables = Exact<{
  filter?: CaseFilter | null | undefined;
  page?: number | null | undefined;
  pageSize?: number | null | undefined;
  cursor?: string | null | undefined;
}>;


export type ListCasesQuery = { cases: { total: number, totalIsExact: boolean, page: number, pageSize: number, nextCursor: string | null, list: Array<{ id: number, caseNo: string, packageNo: string, buyerId: number, buyerName: string, sellerId: number, sellerName: string, kindText: string, askText: string, amount: number, packageFee: number, statusText: string, givenAmount: number, outcomeText: string | null, appealedBy: string | null, waitingSince: string | null, approvalId: number | null, createdAt: string }> } };

export type LoadCaseQueryVariables = Exact<{
  id: number;
}>;


export type LoadCaseQuery = { case: { id: number, caseNo: string, packageNo: string, orderNo: string, kindText: string, askText: string, amount: number, packageFee: number, statusText: string, givenAmount: number, outcomeText: string | null, appealedBy: string | null, waitingSince: string | null, createdAt: string, offerText: string | null, maxAmount: number, goodsFee: number, courierFee: number, compensated: number, sellerFree: number, sellerDeposit: number, returnText: string | null, mayDecide: boolean, secondEyes: number, items: Array<{ goodId: number, goodName: string, goodPic: string, skuName: string, num: number }>, buyer: { id: number, name: string, packageCount: number, caseCount: number, disputedCount: number, refundedCount: number, refundedFee: number, answerMedian: number | null }, seller: { id: number, name: string, packageCount: number, caseCount: number, disputedCount: number, refundedCount: number, refundedFee: number, answerMedian: number | null }, messages: Array<{ id: number, by: string, action: string, text: string, amount: number | null, createdAt: string, files: Array<{ id: number, kind: string }> }>, timeline: { courierName: string, waybillNo: string | null, list: Array<{ id: number, at: string, text: string }> }, money: Array<{ party: string, account: string, title: string, amount: number, createdAt: string }>, earlier: Array<{ id: number, caseNo: string, kindText: string, askText: string, statusText: string, outcomeText: string | null, buyerId: number, sellerId: number, amount: number, givenAmount: number, createdAt: string }>, approval: { id: number, askedBy: string, askedAt: string, summary: string, amount: number, reason: string, isOwn: boolean } | null } };

export type PartyFieldsFragment = { id: number, name: string, packageCount: number, caseCount: number, disputedCount: number, refundedCount: number, refundedFee: number, answerMedian: number | null };

export type PreviewCaseDecisionQueryVariables = Exact<{
  id: number;
  verdict: CaseVerdictInput;
}>;


export type PreviewCaseDecisionQuery = { caseDecisionPreview: { buyerGets: number, amount: number, needsSecond: boolean, moves: Array<{ party: string, account: string, title: string, amount: number }> } };

export type DecideCaseMutationVariables = Exact<{
  id: number;
  input: DecideCaseInput;
}>;


export type DecideCaseMutation = { decideCase: { isDone: boolean, approvalId: number | null } };

export type ApproveCaseDecisionMutationVariables = Exact<{
  id: number;
  input: DecideApprovalInput;
}>;


export type ApproveCaseDecisionMutation = { decideApproval: boolean };

export type RevokeCaseDecisionMutationVariables = Exact<{
  id: number;
}>;


export type RevokeCaseDecisionMutation = { revokeApproval: boolean };

export type DeskCashOutFragment = { id: number, cashOutNo: string, accountId: number, ownerName: string, kind: AccountKind, amount: number, fee: number, realAmount: number, splitAmount: number, accountType: PayeeType, account: string, accountName: string, bankName: string | null, status: CashOutStatus, auditReason: string, approvedBy: string | null, paidBy: string | null, createdAt: string, mayApprove: boolean, mayReject: boolean, mayPay: boolean, mayEnd: boolean };

export type ListCashOutsQueryVariables = Exact<{
  filter?: CashOutFilter | null | undefined;
  page: number;
  pageSize: number;
}>;


export type ListCashOutsQuery = { cashOuts: { total: number, totalIsExact: boolean, page: number, pageSize: number, nextCursor: string | null, paused: boolean, list: Array<{ id: number, cashOutNo: string, accountId: number, ownerName: string, kind: AccountKind, amount: number, fee: number, realAmount: number, splitAmount: number, accountType: PayeeType, account: string, accountName: string, bankName: string | null, status: CashOutStatus, auditReason: string, approvedBy: string | null, paidBy: string | null, createdAt: string, mayApprove: boolean, mayReject: boolean, mayPay: boolean, mayEnd: boolean }> } };

export type LoadCashOutQueryVariables = Exact<{
  id: number;
}>;


export type LoadCashOutQuery = { cashOut: { id: number, cashOutNo: string, accountId: number, ownerName: string, kind: AccountKind, amount: number, fee: number, realAmount: number, accountType: PayeeType, account: string, accountName: string, bankName: string | null, status: CashOutStatus, auditReason: string, transferNo: string | null, approvedBy: string | null, paidBy: string | null, batchId: number | null, createdAt: string, auditedAt: string | null, paidAt: string | null, mayApprove: boolean, mayReject: boolean, mayPay: boolean, mayEnd: boolean, balance: number, paidBefore: number, paidBeforeAmount: number, samePayee: boolean, splitAmount: number, maySplit: boolean, receiver: { kind: SplitReceiverKind, account: string, createdAt: string } | null, splits: Array<{ id: number, splitNo: string, paymentId: number, payNo: string, amount: number, status: CashOutSplitStatus, code: string, reason: string, tries: number, createdAt: string, endedAt: string | null }>, steps: Array<{ id: number, action: string, operator: string, reason: string, createdAt: string }> } };

export type ListCashOutBatchesQueryVariables = Exact<{
  filter?: CashOutBatchFilter | null | undefined;
  page: number;
  pageSize: number;
}>;


export type ListCashOutBatchesQuery = { cashOutBatches: { total: number, totalIsExact: boolean, page: number, pageSize: number, nextCursor: string | null, list: Array<{ id: number, batchNo: string, operator: string, createdAt: string, count: number, amount: number, paying: number, paid: number, failed: number }> } };

export type ApproveCashOutMutationVariables = Exact<{
  id: number;
  amount?: number | null | undefined;
}>;


export type ApproveCashOutMutation = { approveCashOut: { id: number, status: CashOutStatus } };

export type RejectCashOutMutationVariables = Exact<{
  id: number;
  reason: string;
}>;


export type RejectCashOutMutation = { rejectCashOut: { id: number, status: CashOutStatus } };

export type ConfirmCashOutMutationVariables = Exact<{
  id: number;
  transferNo: string;
  amount?: number | null | undefined;
}>;


export type ConfirmCashOutMutation = { confirmCashOut: { id: number, status: CashOutStatus } };

export type FailCashOutMutationVariables = Exact<{
  id: number;
  reason: string;
}>;


export type FailCashOutMutation = { failCashOut: { id: number, status: CashOutStatus } };

export type SplitCashOutMutationVariables = Exact<{
  id: number;
  amount?: number | null | undefined;
}>;


export type SplitCashOutMutation = { splitCashOut: { id: number, status: CashOutStatus } };

export type ListSplitDaysQueryVariables = Exact<{ [key: string]: never; }>;


export type ListSplitDaysQuery = { splitDays: Array<{ day: string, splits: number, amount: number, ledger: number }> };

export type CreateCashOutBatchMutationVariables = Exact<{
  ids: Array<number> | number;
  amount?: number | null | undefined;
}>;


export type CreateCashOutBatchMutation = { createCashOutBatch: { left: number, batch: { id: number, batchNo: string, count: number, amount: number } } };

export type TakeBankAnswersMutationVariables = Exact<{
  input: BankAnswersInput;
}>;


export type TakeBankAnswersMutation = { takeBankAnswers: { paid: number, failed: number, amount: number, rows: Array<{ cashOutNo: string, cashOutId: number | null, amount: number, expected: number | null, verdict: BankVerdict }> } };

export type AreaClosureFieldsFragment = { id: number, areaName: string, courierName: string | null, reason: string, startAt: string | null, endAt: string | null, state: ClosureState, operator: string, createdAt: string };

export type ListAreaClosuresQueryVariables = Exact<{ [key: string]: never; }>;


export type ListAreaClosuresQuery = { areaClosures: Array<{ id: number, areaName: string, courierName: string | null, reason: string, startAt: string | null, endAt: string | null, state: ClosureState, operator: string, createdAt: string }>, couriers: Array<{ id: number, name: string }> };

export type CloseAreaMutationVariables = Exact<{
  input: CloseAreaInput;
}>;


export type CloseAreaMutation = { closeArea: { id: number, areaName: string, courierName: string | null, reason: string, startAt: string | null, endAt: string | null, state: ClosureState, operator: string, createdAt: string } };

export type OpenAreaMutationVariables = Exact<{
  id: number;
  reason: string;
}>;


export type OpenAreaMutation = { openArea: { id: number, areaName: string, courierName: string | null, reason: string, startAt: string | null, endAt: string | null, state: ClosureState, operator: string, createdAt: string } };

export type CategoryFieldsFragment = { id: number, name: string, hidden: boolean, onSale: number };

export type ListCategoriesQueryVariables = Exact<{ [key: string]: never; }>;


export type ListCategoriesQuery = { categories: Array<{ id: number, name: string, hidden: boolean, onSale: number }> };

export type CreateCategoryMutationVariables = Exact<{
  name: string;
}>;


export type CreateCategoryMutation = { createCategory: { id: number, name: string, hidden: boolean, onSale: number } };

export type RenameCategoryMutationVariables = Exact<{
  id: number;
  name: string;
}>;


export type RenameCategoryMutation = { renameCategory: { id: number, name: string, hidden: boolean, onSale: number } };

export type HideCategoryMutationVariables = Exact<{
  id: number;
  hidden: boolean;
  reason: string;
}>;


export type HideCategoryMutation = { hideCategory: { id: number, name: string, hidden: boolean, onSale: number } };

export type SortCategoriesMutationVariables = Exact<{
  ids: Array<number> | number;
}>;


export type SortCategoriesMutation = { sortCategories: Array<{ id: number, name: string, hidden: boolean, onSale: number }> };

export type RemoveCategoryMutationVariables = Exact<{
  id: number;
  reason: string;
}>;


export type RemoveCategoryMutation = { removeCategory: number };

export type CourierFieldsFragment = { id: number, name: string, code: string, logo: string | null, status: ServiceStatus, cutoffTime: string, warehouses: number, closures: number, costFirstLeast: number | null, costFirstMost: number | null, costStepLeast: number | null, costStepMost: number | null, feeFirstLeast: number | null, feeFirstMost: number | null };

export type ListCouriersQueryVariables = Exact<{ [key: string]: never; }>;


export type ListCouriersQuery = { couriers: Array<{ id: number, name: string, code: string, logo: string | null, status: ServiceStatus, cutoffTime: string, warehouses: number, closures: number, costFirstLeast: number | null, costFirstMost: number | null, costStepLeast: number | null, costStepMost: number | null, feeFirstLeast: number | null, feeFirstMost: number | null }> };

export type SetCourierStatusMutationVariables = Exact<{
  id: number;
  status: ServiceStatus;
  reason: string;
}>;


export type SetCourierStatusMutation = { setCourierStatus: { id: number, name: string, code: string, logo: string | null, status: ServiceStatus, cutoffTime: string, warehouses: number, closures: number, costFirstLeast: number | null, costFirstMost: number | null, costStepLeast: number | null, costStepMost: number | null, feeFirstLeast: number | null, feeFirstMost: number | null } };

export type SortCouriersMutationVariables = Exact<{
  ids: Array<number> | number;
}>;


export type SortCouriersMutation = { sortCouriers: Array<{ id: number, name: string, code: string, logo: string | null, status: ServiceStatus, cutoffTime: string, warehouses: number, closures: number, costFirstLeast: number | null, costFirstMost: number | null, costStepLeast: number | null, costStepMost: number | null, feeFirstLeast: number | null, feeFirstMost: number | null }> };

export type LevelFieldsFragment = { level: number, name: string, needInvites: number, needPackages: number, needRecharge: number, discount: number, maxProfit: number };

export type LevelTermFieldsFragment = { name: string, needInvites: number, needPackages: number, needRecharge: number, discount: number, maxProfit: number };

export type ListLevelsQueryVariables = Exact<{ [key: string]: never; }>;


export type ListLevelsQuery = { levels: { list: Array<{ level: number, name: string, needInvites: number, needPackages: number, needRecharge: number, discount: number, maxProfit: number }>, changes: Array<{ id: number, level: number, operator: string, reason: string, createdAt: string, before: { name: string, needInvites: number, needPackages: number, needRecharge: number, discount: number, maxProfit: number }, after: { name: string, needInvites: number, needPackages: number, needRecharge: number, discount: number, maxProfit: number } }> } };

export type UpdateLevelMutationVariables = Exact<{
  input: LevelInput;
}>;


export type UpdateLevelMutation = { updateLevel: { level: number, name: string, needInvites: number, needPackages: number, needRecharge: number, discount: number, maxProfit: number } };

export type FindNumbersQueryVariables = Exact<{
  text: string;
}>;


export type FindNumbersQuery = { found: { left: number, list: Array<{ number: string, isPhone: boolean, hits: Array<{ kind: FoundKind, id: number, no: string, orderId: number | null, accountId: number, stateText: string, text: string, amount: number | null, at: string }> }> } };

export type GoodFlagFieldsFragment = { kind: GoodFlagKind, price: number | null, median: number | null, words: Array<string>, pictures: Array<{ url: string, sellerId: number, sellerName: string }> };

export type ListGoodsToAuditQueryVariables = Exact<{
  filter?: GoodsAuditFilter | null | undefined;
  page?: number | null | undefined;
  pageSize?: number | null | undefined;
  cursor?: string | null | undefined;
}>;


export type ListGoodsToAuditQuery = { goodsToAudit: { total: number, totalIsExact: boolean, page: number, pageSize: number, nextCursor: string | null, list: Array<{ id: number, goodsNo: string, name: string, pic: string, categoryName: string, sellerName: string, supplyPrice: number, statusText: string, isWaiting: boolean, isRevision: boolean, submittedAt: string, version: number, flags: Array<GoodFlagKind> }> } };

export type GoodFaceFieldsFragment = { name: string, categoryName: string, pics: Array<string>, detail: string, unit: string, minNum: number, maxNum: number, isGift: boolean, skus: Array<{ name: string, pic: string, supplyPrice: number, weight: number, isOn: boolean }> };

export type LoadAuditedGoodQueryVariables = Exact<{
  id: number;
}>;


export type LoadAuditedGoodQuery = { auditedGood: { id: number, goodsNo: string, name: string, sellerId: number, sellerName: string, statusText: string, isBanned: boolean, isWaiting: boolean, isRevision: boolean, auditReason: string, submittedAt: string, version: number, flags: Array<{ kind: GoodFlagKind, price: number | null, median: number | null, words: Array<string>, pictures: Array<{ url: string, sellerId: number, sellerName: string }> }>, now: { name: string, categoryName: string, pics: Array<string>, detail: string, unit: string, minNum: number, maxNum: number, isGift: boolean, skus: Array<{ name: string, pic: string, supplyPrice: number, weight: number, isOn: boolean }> }, revised: { name: string, categoryName: string, pics: Array<string>, detail: string, unit: string, minNum: number, maxNum: number, isGift: boolean, skus: Array<{ name: string, pic: string, supplyPrice: number, weight: number, isOn: boolean }> } | null, differences: Array<{ field: string, before: string, after: string }>, history: Array<{ action: string, operator: string, reason: string, createdAt: string }> } };

export type JudgeGoodsMutationVariables = Exact<{
  input: JudgeGoodsInput;
}>;


export type JudgeGoodsMutation = { judgeGoods: Array<{ id: number, done: boolean, msg: string | null }> };

export type BanGoodMutationVariables = Exact<{
  id: number;
  reason: string;
}>;


export type BanGoodMutation = { banGood: boolean };

export type UnbanGoodMutationVariables = Exact<{
  id: number;
  reason: string;
}>;


export type UnbanGoodMutation = { unbanGood: boolean };

export type ListForbiddenWordsQueryVariables = Exact<{ [key: string]: never; }>;


export type ListForbiddenWordsQuery = { forbiddenWords: Array<{ id: number, word: string, createdAt: string }> };

export type AddForbiddenWordMutationVariables = Exact<{
  word: string;
}>;


export type AddForbiddenWordMutation = { addForbiddenWord: { id: number, word: string, createdAt: string } };

export type RemoveForbiddenWordMutationVariables = Exact<{
  id: number;
}>;


export type RemoveForbiddenWordMutation = { removeForbiddenWord: number };

export type OperatorFieldsFragment = { id: number, name: string, displayName: string, roles: Array<string>, permissions: Array<string>, recoveryCodesLeft: number, idleMinutes: number };

export type LoadOperatorQueryVariables = Exact<{ [key: string]: never; }>;


export type LoadOperatorQuery = { me: { id: number, name: string, displayName: string, roles: Array<string>, permissions: Array<string>, recoveryCodesLeft: number, idleMinutes: number } };

export type SignInMutationVariables = Exact<{
  input: SignInInput;
}>;


export type SignInMutation = { signIn: { challenge: string, needsPassword: boolean, otpauthUrl: string | null } };

export type ProveSignInMutationVariables = Exact<{
  input: ProveSignInInput;
}>;


export type ProveSignInMutation = { proveSignIn: { token: string, recoveryCodes: Array<string>, operator: { id: number, name: string, displayName: string, roles: Array<string>, permissions: Array<string>, recoveryCodesLeft: number, idleMinutes: number } } };

export type ProveAgainMutationVariables = Exact<{
  code: string;
}>;


export type ProveAgainMutation = { proveAgain: { id: number, provenUntil: string | null } };

export type SignOutMutationVariables = Exact<{ [key: string]: never; }>;


export type SignOutMutation = { signOut: boolean };

export type LoadHomeQueryVariables = Exact<{ [key: string]: never; }>;


export type LoadHomeQuery = { home: { waiting: Array<{ kind: WaitingKind, count: number, isMore: boolean }>, days: Array<{ day: string, orders: number, pieces: number, turnover: number, accounts: number, refunds: number, refunded: number, cashOuts: number, cashedOut: number }> } };

export type LoadMonthQueryVariables = Exact<{
  from: string;
}>;


export type LoadMonthQuery = { report: { summary: { orders: number }, list: Array<{ id: number | null, name: string, figures: { orders: number, parcels: number, turnover: number, refundFee: number } }> } };

export type ListInvoicesQueryVariables = Exact<{
  filter?: InvoiceFilter | null | undefined;
  page?: number | null | undefined;
  pageSize?: number | null | undefined;
}>;


export type ListInvoicesQuery = { invoices: { total: number, totalIsExact: boolean, page: number, pageSize: number, list: Array<{ id: number, invoiceNo: string, accountId: number, kind: InvoiceKind, amount: number, redOf: number | null, status: InvoiceStatus, number: string, issuedOn: string | null, fileId: number | null, reason: string, issuerName: string, titleName: string, partCount: number, dueAt: string, isLate: boolean, createdAt: string, mayIssue: boolean }> } };

export type DeskInvoiceFragment = { id: number, invoiceNo: string, accountId: number, kind: InvoiceKind, amount: number, redOf: number | null, status: InvoiceStatus, number: string, issuedOn: string | null, fileId: number | null, reason: string, issuerName: string, titleName: string, partCount: number, dueAt: string, isLate: boolean, createdAt: string, mayIssue: boolean };

export type LoadInvoiceQueryVariables = Exact<{
  id: number;
}>;


export type LoadInvoiceQuery = { invoice: { id: number, amount: number, number: string, reason: string, redNumber: string, title: { name: string, taxNumber: string, address: string, phone: string, bankName: string, bankAccount: string }, parts: Array<{ id: number, number: string, goodName: string | null, num: number | null, amount: number }> } };

export type BeginInvoicesMutationVariables = Exact<{
  ids: Array<number> | number;
}>;


export type BeginInvoicesMutation = { beginInvoices: Array<{ id: number, status: InvoiceStatus }> };

export type IssueInvoiceMutationVariables = Exact<{
  input: IssueInvoiceInput;
}>;


export type IssueInvoiceMutation = { issueInvoice: { id: number, status: InvoiceStatus } };

export type RefuseInvoiceMutationVariables = Exact<{
  id: number;
  reason: string;
}>;


export type RefuseInvoiceMutation = { refuseInvoice: { id: number, status: InvoiceStatus } };

export type ImportInvoiceNumbersMutationVariables = Exact<{
  rows: Array<InvoiceNumberInput> | InvoiceNumberInput;
}>;


export type ImportInvoiceNumbersMutation = { importInvoiceNumbers: Array<{ invoiceNo: string, problem: string | null }> };

export type LoadTaxReportQueryVariables = Exact<{
  quarter: string;
}>;


export type LoadTaxReportQuery = { taxReport: { quarter: string, isOver: boolean, dueOn: string, suppliers: number, orders: number, turnover: number, fees: number, income: number, returned: number, net: number } };

export type ListJoinApplicationsQueryVariables = Exact<{
  filter?: JoinApplicationFilter | null | undefined;
  page: number;
  pageSize: number;
  cursor?: string | null | undefined;
}>;


export type ListJoinApplicationsQuery = { joinApplications: { total: number, totalIsExact: boolean, page: number, pageSize: number, nextCursor: string | null, list: Array<{ id: number, name: string, phone: string, city: string, remark: string, status: JoinApplicationStatus, note: string, handledBy: string, handledAt: string | null, createdAt: string }> } };

export type DecideJoinApplicationMutationVariables = Exact<{
  input: DecideJoinApplicationInput;
}>;


export type DecideJoinApplicationMutation = { decideJoinApplication: { id: number, status: JoinApplicationStatus, note: string } };

export type ListLicencesQueryVariables = Exact<{
  filter?: LicenceFilter | null | undefined;
  page: number;
  pageSize: number;
  cursor?: string | null | undefined;
}>;


export type ListLicencesQuery = { licences: { total: number, totalIsExact: boolean, page: number, pageSize: number, nextCursor: string | null, list: Array<{ id: number, sellerId: number, companyName: string, kind: LicenceKind, number: string, endsOn: string | null, status: LicenceStatus, isDue: boolean, checkOn: string | null, reason: string, addedBy: string, decidedBy: string, decidedAt: string | null, createdAt: string }> } };

export type AddLicenceMutationVariables = Exact<{
  input: AddLicenceInput;
}>;


export type AddLicenceMutation = { addLicence: { id: number } };

export type DecideLicenceMutationVariables = Exact<{
  input: DecideLicenceInput;
}>;


export type DecideLicenceMutation = { decideLicence: { id: number, status: LicenceStatus } };

export type CheckLicenceMutationVariables = Exact<{
  id: number;
}>;


export type CheckLicenceMutation = { checkLicence: { id: number, checkOn: string | null, isDue: boolean } };

export type ListSavedViewsQueryVariables = Exact<{
  list: ConsoleList;
}>;


export type ListSavedViewsQuery = { savedViews: Array<{ id: number, name: string, search: string, isShared: boolean, isOwn: boolean, savedBy: string }> };

export type SaveViewMutationVariables = Exact<{
  input: SavedViewInput;
}>;


export type SaveViewMutation = { saveView: { id: number, name: string, search: string, isShared: boolean } };

export type RemoveViewMutationVariables = Exact<{
  id: number;
}>;


export type RemoveViewMutation = { removeView: number };

export type ExportListMutationVariables = Exact<{
  input: ListExportInput;
}>;


export type ExportListMutation = { exportList: { ticket: string, fileName: string } };

export type NoticeRowFragment = { id: number, type: NoticeType, audience: NoticeAudience, level: number | null, accountId: number | null, accountName: string, title: string, detail: string, link: string, isPinned: boolean, state: NoticeState, startsAt: string | null, endsAt: string | null, publishedAt: string | null, revision: number, author: string, addressed: number | null, delivered: number | null, isSettled: boolean };

export type ListNoticesQueryVariables = Exact<{
  filter?: NoticeFilter | null | undefined;
  page: number;
  pageSize: number;
  cursor?: string | null | undefined;
}>;


export type ListNoticesQuery = { notices: { total: number, totalIsExact: boolean, page: number, pageSize: number, nextCursor: string | null, list: Array<{ id: number, type: NoticeType, audience: NoticeAudience, level: number | null, accountId: number | null, accountName: string, title: string, detail: string, link: string, isPinned: boolean, state: NoticeState, startsAt: string | null, endsAt: string | null, publishedAt: string | null, revision: number, author: string, addressed: number | null, delivered: number | null, isSettled: boolean }> } };

export type LoadNoticeReachQueryVariables = Exact<{
  id: number;
}>;


export type LoadNoticeReachQuery = { noticeReach: { id: number, reach: number | null, read: number | null } };

export type SaveNoticeMutationVariables = Exact<{
  input: SaveNoticeInput;
}>;


export type SaveNoticeMutation = { saveNotice: { id: number, type: NoticeType, audience: NoticeAudience, level: number | null, accountId: number | null, accountName: string, title: string, detail: string, link: string, isPinned: boolean, state: NoticeState, startsAt: string | null, endsAt: string | null, publishedAt: string | null, revision: number, author: string, addressed: number | null, delivered: number | null, isSettled: boolean } };

export type ReviseNoticeMutationVariables = Exact<{
  input: ReviseNoticeInput;
}>;


export type ReviseNoticeMutation = { reviseNotice: { id: number, type: NoticeType, audience: NoticeAudience, level: number | null, accountId: number | null, accountName: string, title: string, detail: string, link: string, isPinned: boolean, state: NoticeState, startsAt: string | null, endsAt: string | null, publishedAt: string | null, revision: number, author: string, addressed: number | null, delivered: number | null, isSettled: boolean } };

export type PublishNoticeMutationVariables = Exact<{
  id: number;
  revision: number;
}>;


export type PublishNoticeMutation = { publishNotice: { id: number, type: NoticeType, audience: NoticeAudience, level: number | null, accountId: number | null, accountName: string, title: string, detail: string, link: string, isPinned: boolean, state: NoticeState, startsAt: string | null, endsAt: string | null, publishedAt: string | null, revision: number, author: string, addressed: number | null, delivered: number | null, isSettled: boolean } };

export type WithdrawNoticeMutationVariables = Exact<{
  id: number;
  reason: string;
}>;


export type WithdrawNoticeMutation = { withdrawNotice: { id: number, type: NoticeType, audience: NoticeAudience, level: number | null, accountId: number | null, accountName: string, title: string, detail: string, link: string, isPinned: boolean, state: NoticeState, startsAt: string | null, endsAt: string | null, publishedAt: string | null, revision: number, author: string, addressed: number | null, delivered: number | null, isSettled: boolean } };

export type DeleteNoticeMutationVariables = Exact<{
  id: number;
}>;


export type DeleteNoticeMutation = { deleteNotice: boolean };

export type OperatorRowFragment = { id: number, name: string, displayName: string, isEnabled: boolean, hasAuthenticator: boolean, recoveryCodesLeft: number, sessions: number, lastLoginAt: string | null, roleIds: Array<number>, roles: Array<string> };

export type RoleRowFragment = { id: number, code: string | null, name: string, permissions: Array<string>, adjustCase: number, adjustDay: number, operators: number };

export type ListOperatorsQueryVariables = Exact<{
  operators?: OperatorFilter | null | undefined;
  roles?: RoleFilter | null | undefined;
}>;


export type ListOperatorsQuery = { operators: Array<{ id: number, name: string, displayName: string, isEnabled: boolean, hasAuthenticator: boolean, recoveryCodesLeft: number, sessions: number, lastLoginAt: string | null, roleIds: Array<number>, roles: Array<string> }>, roles: { list: Array<{ id: number, code: string | null, name: string, permissions: Array<string>, adjustCase: number, adjustDay: number, operators: number }> } };

export type CreateOperatorMutationVariables = Exact<{
  input: OperatorInput;
}>;


export type CreateOperatorMutation = { createOperator: { password: string, operator: { id: number } } };

export type UpdateOperatorMutationVariables = Exact<{
  id: number;
  input: OperatorUpdateInput;
}>;


export type UpdateOperatorMutation = { updateOperator: { id: number } };

export type ResetOperatorMutationVariables = Exact<{
  id: number;
}>;


export type ResetOperatorMutation = { resetOperator: { password: string, operator: { id: number } } };

export type SignOutOperatorMutationVariables = Exact<{
  id: number;
}>;


export type SignOutOperatorMutation = { signOutOperator: { id: number } };

export type SaveRoleMutationVariables = Exact<{
  input: RoleInput;
}>;


export type SaveRoleMutation = { saveRole: { id: number } };

export type RemoveRoleMutationVariables = Exact<{
  id: number;
}>;


export type RemoveRoleMutation = { removeRole: number };

export type ListedOrderRowFragment = { id: number, orderNo: string, status: OrderStatus, statusText: string, accountId: number, buyerName: string, sellerId: number, sellerName: string, courierName: string, goodName: string, createdAt: string, packageCount: number, totalFee: number, refundFee: number, paidAt: string | null };

export type ListAllOrdersQueryVariables = Exact<{
  filter?: OrderFilter | null | undefined;
  page: number;
  pageSize: number;
}>;


export type ListAllOrdersQuery = { orders: { total: number, totalIsExact: boolean, page: number, pageSize: number, nextCursor: string | null, list: Array<{ id: number, orderNo: string, status: OrderStatus, statusText: string, accountId: number, buyerName: string, sellerId: number, sellerName: string, courierName: string, goodName: string, createdAt: string, packageCount: number, totalFee: number, refundFee: number, paidAt: string | null }> } };

export type ListedParcelRowFragment = { id: number, packageNo: string, orderId: number, orderNo: string, status: ParcelStatus, statusText: string, accountId: number, buyerName: string, sellerId: number, sellerName: string, courierName: string, goodName: string, createdAt: string, outputStatus: OutputStatus, outputResult: string, waybillNo: string | null, place: string, packageFee: number, refundFee: number };

export type ListAllParcelsQueryVariables = Exact<{
  filter?: ParcelFilter | null | undefined;
  page: number;
  pageSize: number;
}>;


export type ListAllParcelsQuery = { parcels: { total: number, totalIsExact: boolean, page: number, pageSize: number, nextCursor: string | null, list: Array<{ id: number, packageNo: string, orderId: number, orderNo: string, status: ParcelStatus, statusText: string, accountId: number, buyerName: string, sellerId: number, sellerName: string, courierName: string, goodName: string, createdAt: string, outputStatus: OutputStatus, outputResult: string, waybillNo: string | null, place: string, packageFee: number, refundFee: number }> } };

export type OrderParcelPartFragment = { id: number, packageNo: string, status: ParcelStatus, statusText: string, outputStatus: OutputStatus, outputInfo: string, outputResult: string, resubmits: number, autoSendResult: string, thirdOrderNos: Array<string>, shopName: string | null, encrypted: boolean, courierName: string, waybillNo: string | null, ownWaybill: boolean, receiverName: string, receiverPhone: string, address: string, isErased: boolean, weight: number, goodsFee: number, courierFee: number, remoteFee: number, packageFee: number, refundFee: number, supplierShare: number, agentShare: number, commission: number, settledAt: string | null, traceText: string, tracedAt: string | null, promisedShipAt: string | null, shippedAt: string | null, signedAt: string | null, openCaseId: number | null, allowedActions: Array<string>, items: Array<{ skuId: number, goodName: string, skuName: string, merchantCode: string, num: number, goodsFee: number }> };

export type ReadOrderQueryVariables = Exact<{
  id: number;
}>;


export type ReadOrderQuery = { order: { id: number, orderNo: string, status: OrderStatus, statusText: string, agentId: number | null, senderName: string, senderPhone: string, warehouseName: string, courierName: string, shopName: string | null, goodName: string, skuName: string, pieceCount: number, packageCount: number, remark: string, goodsFee: number, courierFee: number, remoteFee: number, discountFee: number, totalFee: number, refundCount: number, refundFee: number, createdAt: string, payExpireAt: string, paidAt: string | null, shippedAt: string | null, receivedAt: string | null, completedAt: string | null, cancelledAt: string | null, mayCancel: boolean, buyer: { id: number, name: string, phone: string, level: number, status: number }, seller: { id: number, name: string, phone: string, status: number }, parcels: Array<{ id: number, packageNo: string, status: ParcelStatus, statusText: string, outputStatus: OutputStatus, outputInfo: string, outputResult: string, resubmits: number, autoSendResult: string, thirdOrderNos: Array<string>, shopName: string | null, encrypted: boolean, courierName: string, waybillNo: string | null, ownWaybill: boolean, receiverName: string, receiverPhone: string, address: string, isErased: boolean, weight: number, goodsFee: number, courierFee: number, remoteFee: number, packageFee: number, refundFee: number, supplierShare: number, agentShare: number, commission: number, settledAt: string | null, traceText: string, tracedAt: string | null, promisedShipAt: string | null, shippedAt: string | null, signedAt: string | null, openCaseId: number | null, allowedActions: Array<string>, items: Array<{ skuId: number, goodName: string, skuName: string, merchantCode: string, num: number, goodsFee: number }> }>, lines: Array<{ id: number, title: string, packageNo: string | null, ownerId: number | null, holder: string, account: string, amount: number, createdAt: string }>, refunds: Array<{ id: number, refundNo: string, packageNo: string, statusText: string, amount: number, reason: string, appliedBy: EventActor, createdAt: string }>, cases: Array<{ id: number, caseNo: string, packageNo: string, kindText: string, askText: string, statusText: string, amount: number, givenAmount: number, createdAt: string }>, notices: Array<{ id: number, accountId: number, title: string, detail: string, createdAt: string, readAt: string | null }>, jobs: Array<{ name: string, state: string, tries: number, startAfter: string }>, audit: Array<{ id: number, operator: string, actionText: string, targetText: string, reason: string, createdAt: string }> } };

export type ReadTimelineQueryVariables = Exact<{
  packageId: number;
}>;


export type ReadTimelineQuery = { parcelTimeline: { packageId: number, list: Array<{ id: number, at: string, type: string, text: string, actor: EventActor }> } };

export type CancelOrderMutationVariables = Exact<{
  id: number;
  reason: string;
  amount?: number | null | undefined;
}>;


export type CancelOrderMutation = { cancelOrder: { orderId: number, refundFee: number } };

export type RefundParcelMutationVariables = Exact<{
  packageId: number;
  reason: string;
  amount?: number | null | undefined;
}>;


export type RefundParcelMutation = { refundParcel: { packageId: number, refundStatus: RefundStatus, amount: number } };

export type ResubmitWaybillMutationVariables = Exact<{
  packageId: number;
  reason: string;
}>;


export type ResubmitWaybillMutation = { reissueWaybill: number };

export type ChangeReceiverMutationVariables = Exact<{
  input: ChangeReceiverInput;
}>;


export type ChangeReceiverMutation = { changeReceiver: number };

export type ListCourierNamesQueryVariables = Exact<{ [key: string]: never; }>;


export type ListCourierNamesQuery = { courierNames: Array<{ id: number, name: string }> };

export type PaymentProblemRowFragment = { id: number, kind: PaymentProblemKind, paymentId: number, payNo: string, accountId: number, payType: PayType, amount: number, told: number | null, channelTradeNo: string, createdAt: string, resolvedAt: string | null };

export type RechargeRefundRowFragment = { id: number, refundNo: string, paymentId: number, payNo: string, payType: PayType, accountId: number, amount: number, status: RechargeRefundStatus, code: string, tries: number, nextTryAt: string, transferNo: string | null, createdAt: string, endedAt: string | null };

export type ListPaymentsQueryVariables = Exact<{
  filter?: PaymentFilter | null | undefined;
  page: number;
  pageSize: number;
}>;


export type ListPaymentsQuery = { payments: { total: number, totalIsExact: boolean, page: number, pageSize: number, nextCursor: string | null, list: Array<{ id: number, payNo: string, accountId: number, amount: number, payType: PayType, status: PayStatus, late: boolean, channelTradeNo: string | null, createdAt: string, paidAt: string | null }> } };

export type ListPaymentProblemsQueryVariables = Exact<{
  filter?: PaymentProblemFilter | null | undefined;
  page: number;
  pageSize: number;
}>;


export type ListPaymentProblemsQuery = { paymentProblems: { total: number, totalIsExact: boolean, page: number, pageSize: number, nextCursor: string | null, list: Array<{ id: number, kind: PaymentProblemKind, paymentId: number, payNo: string, accountId: number, payType: PayType, amount: number, told: number | null, channelTradeNo: string, createdAt: string, resolvedAt: string | null }> } };

export type ListRechargeRefundsQueryVariables = Exact<{
  filter?: RechargeRefundFilter | null | undefined;
  page: number;
  pageSize: number;
}>;


export type ListRechargeRefundsQuery = { rechargeRefunds: { total: number, totalIsExact: boolean, page: number, pageSize: number, nextCursor: string | null, list: Array<{ id: number, refundNo: string, paymentId: number, payNo: string, payType: PayType, accountId: number, amount: number, status: RechargeRefundStatus, code: string, tries: number, nextTryAt: string, transferNo: string | null, createdAt: string, endedAt: string | null }> } };

export type LoadPaymentQueryVariables = Exact<{
  id: number;
}>;


export type LoadPaymentQuery = { payment: { id: number, payNo: string, accountId: number, amount: number, payType: PayType, status: PayStatus, late: boolean, channelTradeNo: string | null, createdAt: string, expireAt: string, paidAt: string | null, asks: number, askedAt: string | null, nextAskAt: string | null, reconcileAt: string | null, movementId: number | null, creditedAt: string | null, problems: Array<{ id: number, kind: PaymentProblemKind, paymentId: number, payNo: string, accountId: number, payType: PayType, amount: number, told: number | null, channelTradeNo: string, createdAt: string, resolvedAt: string | null }>, refunds: Array<{ id: number, refundNo: string, paymentId: number, payNo: string, payType: PayType, accountId: number, amount: number, status: RechargeRefundStatus, code: string, tries: number, nextTryAt: string, transferNo: string | null, createdAt: string, endedAt: string | null }>, notices: Array<{ id: number, isPushed: boolean, state: ChannelState, amount: number | null, channelTradeNo: string, times: number, createdAt: string, lastAt: string }>, steps: Array<{ id: number, action: string, operator: string, reason: string, createdAt: string }> } };

export type AskChannelMutationVariables = Exact<{
  id: number;
}>;


export type AskChannelMutation = { askChannel: { state: ChannelState, tradeNo: string | null, amount: number | null, paidAt: string | null } };

export type ResolvePaymentProblemMutationVariables = Exact<{
  id: number;
  reason: string;
}>;


export type ResolvePaymentProblemMutation = { resolvePaymentProblem: { id: number, resolvedAt: string | null } };

export type RetryRechargeRefundMutationVariables = Exact<{
  refundNo: string;
}>;


export type RetryRechargeRefundMutation = { retryRechargeRefund: { id: number, nextTryAt: string } };

export type ConfirmRechargeRefundMutationVariables = Exact<{
  refundNo: string;
  transferNo: string;
}>;


export type ConfirmRechargeRefundMutation = { confirmRechargeRefund: { id: number, status: RechargeRefundStatus } };

export type HomeItemFieldsFragment = { id: number, place: HomePlace, title: string, picture: string, link: string, goodId: number | null, goodsNo: string | null, price: number | null, onSale: boolean, audience: HomeAudience, startAt: string | null, endAt: string | null, state: HomeItemState, version: number };

export type ListHomeItemsQueryVariables = Exact<{ [key: string]: never; }>;


export type ListHomeItemsQuery = { homeItems: Array<{ id: number, place: HomePlace, title: string, picture: string, link: string, goodId: number | null, goodsNo: string | null, price: number | null, onSale: boolean, audience: HomeAudience, startAt: string | null, endAt: string | null, state: HomeItemState, version: number }>, categories: Array<{ id: number, name: string }> };

export type CreateHomeItemMutationVariables = Exact<{
  input: NewHomeItemInput;
}>;


export type CreateHomeItemMutation = { createHomeItem: { id: number, place: HomePlace, title: string, picture: string, link: string, goodId: number | null, goodsNo: string | null, price: number | null, onSale: boolean, audience: HomeAudience, startAt: string | null, endAt: string | null, state: HomeItemState, version: number } };

export type AddHomeGoodsMutationVariables = Exact<{
  input: NewHomeGoodsInput;
}>;


export type AddHomeGoodsMutation = { addHomeGoods: Array<{ id: number, place: HomePlace, title: string, picture: string, link: string, goodId: number | null, goodsNo: string | null, price: number | null, onSale: boolean, audience: HomeAudience, startAt: string | null, endAt: string | null, state: HomeItemState, version: number }> };

export type ChangeHomeItemMutationVariables = Exact<{
  input: HomeItemInput;
}>;


export type ChangeHomeItemMutation = { changeHomeItem: { id: number, place: HomePlace, title: string, picture: string, link: string, goodId: number | null, goodsNo: string | null, price: number | null, onSale: boolean, audience: HomeAudience, startAt: string | null, endAt: string | null, state: HomeItemState, version: number } };

export type MoveHomeItemMutationVariables = Exact<{
  id: number;
  before?: number | null | undefined;
}>;


export type MoveHomeItemMutation = { moveHomeItem: Array<{ id: number, place: HomePlace, title: string, picture: string, link: string, goodId: number | null, goodsNo: string | null, price: number | null, onSale: boolean, audience: HomeAudience, startAt: string | null, endAt: string | null, state: HomeItemState, version: number }> };

export type ShowHomeItemMutationVariables = Exact<{
  id: number;
  shown: boolean;
  reason: string;
}>;


export type ShowHomeItemMutation = { showHomeItem: { id: number, place: HomePlace, title: string, picture: string, link: string, goodId: number | null, goodsNo: string | null, price: number | null, onSale: boolean, audience: HomeAudience, startAt: string | null, endAt: string | null, state: HomeItemState, version: number } };

export type RemoveHomeItemMutationVariables = Exact<{
  id: number;
  reason: string;
}>;


export type RemoveHomeItemMutation = { removeHomeItem: number };

export type ReportFigureFieldsFragment = { orders: number, parcels: number, pieces: number, turnover: number, goodsFee: number, margin: number, commission: number, supplierShare: number, agentShare: number, refundedParcels: number, refundFee: number, freightPaid: number, freightCost: number, freightAgents: number, freightWon: number, freightBorne: number, late: number, cases: number, disputed: number, shipHours: number | null, refundRate: number | null, disputedRate: number | null };

export type LoadReportQueryVariables = Exact<{
  name: ReportName;
  unit: ReportUnit;
  from?: string | null | undefined;
  to?: string | null | undefined;
}>;


export type LoadReportQuery = { report: { name: ReportName, unit: ReportUnit, from: string, to: string, countedAt: string | null, summary: { orders: number, parcels: number, pieces: number, turnover: number, goodsFee: number, margin: number, commission: number, supplierShare: number, agentShare: number, refundedParcels: number, refundFee: number, freightPaid: number, freightCost: number, freightAgents: number, freightWon: number, freightBorne: number, late: number, cases: number, disputed: number, shipHours: number | null, refundRate: number | null, disputedRate: number | null }, list: Array<{ date: string | null, id: number | null, name: string, figures: { orders: number, parcels: number, pieces: number, turnover: number, goodsFee: number, margin: number, commission: number, supplierShare: number, agentShare: number, refundedParcels: number, refundFee: number, freightPaid: number, freightCost: number, freightAgents: number, freightWon: number, freightBorne: number, late: number, cases: number, disputed: number, shipHours: number | null, refundRate: number | null, disputedRate: number | null } }> } };

export type ListReviewsQueryVariables = Exact<{
  filter?: ReviewFilter | null | undefined;
  page?: number | null | undefined;
  pageSize?: number | null | undefined;
  cursor?: string | null | undefined;
}>;


export type ListReviewsQuery = { reviews: { total: number, totalIsExact: boolean, page: number, pageSize: number, nextCursor: string | null, list: Array<{ id: number, goodId: number, goodName: string, goodPic: string, skuName: string, orderNo: string, buyerName: string, sellerId: number, sellerName: string, score: number, text: string, pics: Array<string>, addedText: string, addedPics: Array<string>, answer: string, hiddenAt: string | null, hiddenReason: string, createdAt: string }> } };

export type HideReviewMutationVariables = Exact<{
  id: number;
  reason: string;
}>;


export type HideReviewMutation = { hideReview: boolean };

export type ShowReviewMutationVariables = Exact<{
  id: number;
  reason: string;
}>;


export type ShowReviewMutation = { showReview: boolean };

export type SettingRowFragment = { key: string, kind: SettingKind, value: string, initial: string, isDefault: boolean, minimum: number | null, maximum: number | null, choices: Array<string>, changedAt: string | null, changedBy: string | null };

export type ListSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type ListSettingsQuery = { settings: Array<{ key: string, kind: SettingKind, value: string, initial: string, isDefault: boolean, minimum: number | null, maximum: number | null, choices: Array<string>, changedAt: string | null, changedBy: string | null }> };

export type LoadSettingHistoryQueryVariables = Exact<{
  key: string;
}>;


export type LoadSettingHistoryQuery = { settingHistory: Array<{ id: number, operator: string, before: string | null, after: string | null, isReset: boolean, reason: string, createdAt: string }> };

export type SetSettingMutationVariables = Exact<{
  key: string;
  input: SettingInput;
}>;


export type SetSettingMutation = { setSetting: { key: string } };

export type ResetSettingMutationVariables = Exact<{
  key: string;
  input: SettingResetInput;
}>;


export type ResetSettingMutation = { resetSetting: { key: string } };

export type ListBoundShopsQueryVariables = Exact<{
  filter?: ShopFilter | null | undefined;
  page?: number | null | undefined;
  pageSize?: number | null | undefined;
  cursor?: string | null | undefined;
}>;


export type ListBoundShopsQuery = { shops: { total: number, totalIsExact: boolean, page: number, pageSize: number, nextCursor: string | null, list: Array<{ id: number, accountId: number, accountName: string, phone: string, platform: Platform, shopName: string, status: ShopStatus, lapsesAt: string | null, isLapsing: boolean, autoOrder: boolean, lastSyncAt: string | null }> } };

export type LoadPlatformStatementQueryVariables = Exact<{
  month: string;
}>;


export type LoadPlatformStatementQuery = { platformStatement: { month: string, isWritten: boolean, balanced: boolean, parts: Array<{ ownerKind: LedgerOwner, code: string, title: string, opening: number, closing: number, agrees: boolean, lines: Array<{ title: string, count: number, moneyIn: number, moneyOut: number }> }> } };

export type LoadAccountStatementQueryVariables = Exact<{
  accountId: number;
  month: string;
}>;


export type LoadAccountStatementQuery = { accountStatement: { month: string, isOver: boolean, parts: Array<{ code: string, title: string, opening: number, closing: number, agrees: boolean, lines: Array<{ title: string, count: number, moneyIn: number, moneyOut: number }> }> } };

export type SupplierTermsFieldsFragment = { id: number, commissionRate: number, depositMin: number, ownDepositMin: number | null, deposit: number, depositLack: number };

export type ListSuppliersQueryVariables = Exact<{
  filter?: SupplierFilter | null | undefined;
  page: number;
  pageSize: number;
  cursor?: string | null | undefined;
}>;


export type ListSuppliersQuery = { suppliers: { total: number, totalIsExact: boolean, page: number, pageSize: number, nextCursor: string | null, list: Array<{ id: number, status: AccountStatus, companyName: string, nickName: string, packageCount: number, shipMedian: number | null, lateRate: number | null, refundedRate: number | null, disputedRate: number | null, score: number | null, depositLack: number, deposit: number, warnings: Array<SupplierWarning> }> } };

export type LoadSupplierQueryVariables = Exact<{
  id: number;
}>;


export type LoadSupplierQuery = { supplier: { status: AccountStatus, companyName: string, nickName: string, packageCount: number, shipMedian: number | null, lateRate: number | null, refundedRate: number | null, caseRate: number | null, disputedRate: number | null, score: number | null, answerMedian: number | null, countedAt: string | null, warnings: Array<SupplierWarning>, createdAt: string, settleDays: number, held: number, id: number, commissionRate: number, depositMin: number, ownDepositMin: number | null, deposit: number, depositLack: number, heldParcels: Array<{ parcelId: number, packageNo: string, amount: number, until: string }>, depositMoves: Array<{ id: number, title: string, amount: number, createdAt: string }>, goods: Array<{ status: GoodsStatus, count: number }>, warehouses: Array<{ id: number, name: string, status: ServiceStatus }> } };

export type SetSupplierTermsMutationVariables = Exact<{
  input: SupplierTermsInput;
}>;


export type SetSupplierTermsMutation = { setSupplierTerms: { id: number, commissionRate: number, depositMin: number, ownDepositMin: number | null, deposit: number, depositLack: number } };

export type LoadSystemQueryVariables = Exact<{ [key: string]: never; }>;


export type LoadSystemQuery = { system: { version: string, migration: string, pausedAt: string | null, violations: number, processes: Array<{ id: string, role: string, version: string, startedAt: string, seenAt: string }>, queues: Array<{ name: string, waiting: number, due: number, oldestAt: string | null, running: number, failed: number }>, schedules: Array<{ name: string, everySeconds: number | null, endedAt: string | null, failedAt: string | null, isFailing: boolean, error: string, nextAt: string | null }>, platforms: Array<{ name: string, hour: { calls: number, failed: number }, day: { calls: number, failed: number }, failures: Array<{ outcome: string, calls: number }> }> } };

export type ListFailedJobsQueryVariables = Exact<{
  queue: string;
}>;


export type ListFailedJobsQuery = { failedJobs: Array<{ id: string, queue: string, key: string, tries: number, createdAt: string, failedAt: string | null, error: string }> };

export type RetryJobMutationVariables = Exact<{
  input: JobInput;
}>;


export type RetryJobMutation = { retryJob: { id: string } };

export type RemoveJobMutationVariables = Exact<{
  input: JobInput;
}>;


export type RemoveJobMutation = { removeJob: { id: string } };

export type PauseCashOutsMutationVariables = Exact<{
  reason: string;
}>;


export type PauseCashOutsMutation = { pauseCashOuts: { pausedAt: string | null } };

export type ResumeCashOutsMutationVariables = Exact<{
  reason: string;
}>;


export type ResumeCashOutsMutation = { resumeCashOuts: { pausedAt: string | null } };

export type CheckBooksMutationVariables = Exact<{ [key: string]: never; }>;


export type CheckBooksMutation = { checkBooks: { nextFullAt: string } };

export type RevealPersonMutationVariables = Exact<{
  input: RevealPersonInput;
}>;


export type RevealPersonMutation = { revealPerson: { name: string, phone: string, address: string } };

export type LoadWalletQueryVariables = Exact<{
  accountId?: number | null | undefined;
  phone?: string | null | undefined;
  kind?: AccountKind | null | undefined;
}>;


export type LoadWalletQuery = { wallet: { accountId: number, kind: AccountKind, status: number, name: string, phone: string, balance: number, held: number, frozen: number, deposit: number, withdrawable: number, recharged: number, spent: number, earned: number } };

export type ListWalletLinesQueryVariables = Exact<{
  accountId: number;
  filter?: WalletLineFilter | null | undefined;
  page: number;
  pageSize: number;
}>;


export type ListWalletLinesQuery = { walletLines: { total: number, totalIsExact: boolean, page: number, pageSize: number, nextCursor: string | null, sumIn: number, sumOut: number, list: Array<{ id: number, logNo: string, type: MoneyLogType, amount: number, balanceAfter: number, frozenAfter: number, bizNo: string | null, orderId: number | null, title: string, createdAt: string }> } };

export type ListAdjustmentsQueryVariables = Exact<{
  filter?: AdjustmentFilter | null | undefined;
  page: number;
  pageSize: number;
}>;


export type ListAdjustmentsQuery = { adjustments: { total: number, totalIsExact: boolean, page: number, pageSize: number, nextCursor: string | null, list: Array<{ id: number, accountId: number, kind: AdjustKind, amount: number, orderNo: string | null, packageNo: string | null, reason: string, operator: string, approvedBy: string | null, createdAt: string }> } };

export type LoadAdjustTermsQueryVariables = Exact<{
  accountId: number;
  isCompensation: boolean;
}>;


export type LoadAdjustTermsQuery = { adjustTerms: { accountId: number, kind: AccountKind, phone: string, name: string, balance: number, free: number, caseLimit: number, dayLeft: number } };

export type AdjustBalanceMutationVariables = Exact<{
  input: AdjustBalanceInput;
}>;


export type AdjustBalanceMutation = { adjustBalance: { approvalId: number | null, balance: number, adjustment: { id: number } | null } };

export type CompensateAccountMutationVariables = Exact<{
  input: CompensateAccountInput;
}>;


export type CompensateAccountMutation = { compensateAccount: { approvalId: number | null, balance: number, adjustment: { id: number } | null } };

export type ListRegionsQueryVariables = Exact<{ [key: string]: never; }>;


export type ListRegionsQuery = { regions: { version: string, list: Array<{ code: string, name: string, parentCode: string, level: number }> } };

export const ApprovalRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApprovalRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Approval"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"target"}},{"kind":"Field","name":{"kind":"Name","value":"targetText"}},{"kind":"Field","name":{"kind":"Name","value":"accountName"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"transfers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"askedBy"}},{"kind":"Field","name":{"kind":"Name","value":"askedAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedBy"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"decision"}},{"kind":"Field","name":{"kind":"Name","value":"mayDecide"}},{"kind":"Field","name":{"kind":"Name","value":"mayRevoke"}}]}}]} as unknown as DocumentNode<ApprovalRowFragment, unknown>;
export const AuditRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AuditRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AuditEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"operator"}},{"kind":"Field","name":{"kind":"Name","value":"operatorId"}},{"kind":"Field","name":{"kind":"Name","value":"actionText"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"subjectText"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"changes"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<AuditRowFragment, unknown>;
export const ChannelBillRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChannelBillRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChannelBill"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"payType"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"askedAt"}},{"kind":"Field","name":{"kind":"Name","value":"comparedAt"}},{"kind":"Field","name":{"kind":"Name","value":"toldPayments"}},{"kind":"Field","name":{"kind":"Name","value":"toldPaid"}},{"kind":"Field","name":{"kind":"Name","value":"toldRefunds"}},{"kind":"Field","name":{"kind":"Name","value":"toldReturned"}},{"kind":"Field","name":{"kind":"Name","value":"ourPayments"}},{"kind":"Field","name":{"kind":"Name","value":"ourPaid"}},{"kind":"Field","name":{"kind":"Name","value":"ourRefunds"}},{"kind":"Field","name":{"kind":"Name","value":"ourReturned"}},{"kind":"Field","name":{"kind":"Name","value":"open"}},{"kind":"Field","name":{"kind":"Name","value":"closed"}}]}}]} as unknown as DocumentNode<ChannelBillRowFragment, unknown>;
export const BillDifferenceRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BillDifferenceRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BillDifference"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"lineKind"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"tradeNo"}},{"kind":"Field","name":{"kind":"Name","value":"paymentId"}},{"kind":"Field","name":{"kind":"Name","value":"paymentStatus"}},{"kind":"Field","name":{"kind":"Name","value":"problems"}},{"kind":"Field","name":{"kind":"Name","value":"told"}},{"kind":"Field","name":{"kind":"Name","value":"ours"}},{"kind":"Field","name":{"kind":"Name","value":"toldAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}},{"kind":"Field","name":{"kind":"Name","value":"closedBy"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]} as unknown as DocumentNode<BillDifferenceRowFragment, unknown>;
export const PartyFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PartyFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CaseParty"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"packageCount"}},{"kind":"Field","name":{"kind":"Name","value":"caseCount"}},{"kind":"Field","name":{"kind":"Name","value":"disputedCount"}},{"kind":"Field","name":{"kind":"Name","value":"refundedCount"}},{"kind":"Field","name":{"kind":"Name","value":"refundedFee"}},{"kind":"Field","name":{"kind":"Name","value":"answerMedian"}}]}}]} as unknown as DocumentNode<PartyFieldsFragment, unknown>;
export const DeskCashOutFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskCashOut"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CashOut"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"cashOutNo"}},{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}},{"kind":"Field","name":{"kind":"Name","value":"realAmount"}},{"kind":"Field","name":{"kind":"Name","value":"splitAmount"}},{"kind":"Field","name":{"kind":"Name","value":"accountType"}},{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"accountName"}},{"kind":"Field","name":{"kind":"Name","value":"bankName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"auditReason"}},{"kind":"Field","name":{"kind":"Name","value":"approvedBy"}},{"kind":"Field","name":{"kind":"Name","value":"paidBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"mayApprove"}},{"kind":"Field","name":{"kind":"Name","value":"mayReject"}},{"kind":"Field","name":{"kind":"Name","value":"mayPay"}},{"kind":"Field","name":{"kind":"Name","value":"mayEnd"}}]}}]} as unknown as DocumentNode<DeskCashOutFragment, unknown>;
export const AreaClosureFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AreaClosureFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AreaClosure"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"areaName"}},{"kind":"Field","name":{"kind":"Name","value":"courierName"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"startAt"}},{"kind":"Field","name":{"kind":"Name","value":"endAt"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"operator"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<AreaClosureFieldsFragment, unknown>;
export const CategoryFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CategoryFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CategoryRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"hidden"}},{"kind":"Field","name":{"kind":"Name","value":"onSale"}}]}}]} as unknown as DocumentNode<CategoryFieldsFragment, unknown>;
export const CourierFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CourierFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CourierRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"cutoffTime"}},{"kind":"Field","name":{"kind":"Name","value":"warehouses"}},{"kind":"Field","name":{"kind":"Name","value":"closures"}},{"kind":"Field","name":{"kind":"Name","value":"costFirstLeast"}},{"kind":"Field","name":{"kind":"Name","value":"costFirstMost"}},{"kind":"Field","name":{"kind":"Name","value":"costStepLeast"}},{"kind":"Field","name":{"kind":"Name","value":"costStepMost"}},{"kind":"Field","name":{"kind":"Name","value":"feeFirstLeast"}},{"kind":"Field","name":{"kind":"Name","value":"feeFirstMost"}}]}}]} as unknown as DocumentNode<CourierFieldsFragment, unknown>;
export const LevelFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LevelFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LevelRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"needInvites"}},{"kind":"Field","name":{"kind":"Name","value":"needPackages"}},{"kind":"Field","name":{"kind":"Name","value":"needRecharge"}},{"kind":"Field","name":{"kind":"Name","value":"discount"}},{"kind":"Field","name":{"kind":"Name","value":"maxProfit"}}]}}]} as unknown as DocumentNode<LevelFieldsFragment, unknown>;
export const LevelTermFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LevelTermFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LevelTerms"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"needInvites"}},{"kind":"Field","name":{"kind":"Name","value":"needPackages"}},{"kind":"Field","name":{"kind":"Name","value":"needRecharge"}},{"kind":"Field","name":{"kind":"Name","value":"discount"}},{"kind":"Field","name":{"kind":"Name","value":"maxProfit"}}]}}]} as unknown as DocumentNode<LevelTermFieldsFragment, unknown>;
export const GoodFlagFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GoodFlagFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GoodFlag"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"median"}},{"kind":"Field","name":{"kind":"Name","value":"words"}},{"kind":"Field","name":{"kind":"Name","value":"pictures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"sellerId"}},{"kind":"Field","name":{"kind":"Name","value":"sellerName"}}]}}]}}]} as unknown as DocumentNode<GoodFlagFieldsFragment, unknown>;
export const GoodFaceFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GoodFaceFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GoodFace"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"categoryName"}},{"kind":"Field","name":{"kind":"Name","value":"pics"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"minNum"}},{"kind":"Field","name":{"kind":"Name","value":"maxNum"}},{"kind":"Field","name":{"kind":"Name","value":"isGift"}},{"kind":"Field","name":{"kind":"Name","value":"skus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"pic"}},{"kind":"Field","name":{"kind":"Name","value":"supplyPrice"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}},{"kind":"Field","name":{"kind":"Name","value":"isOn"}}]}}]}}]} as unknown as DocumentNode<GoodFaceFieldsFragment, unknown>;
export const OperatorFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OperatorFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Operator"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"roles"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"}},{"kind":"Field","name":{"kind":"Name","value":"recoveryCodesLeft"}},{"kind":"Field","name":{"kind":"Name","value":"idleMinutes"}}]}}]} as unknown as DocumentNode<OperatorFieldsFragment, unknown>;
export const DeskInvoiceFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskInvoice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Invoice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceNo"}},{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"redOf"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"issuedOn"}},{"kind":"Field","name":{"kind":"Name","value":"fileId"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"issuerName"}},{"kind":"Field","name":{"kind":"Name","value":"titleName"}},{"kind":"Field","name":{"kind":"Name","value":"partCount"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"isLate"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"mayIssue"}}]}}]} as unknown as DocumentNode<DeskInvoiceFragment, unknown>;
export const NoticeRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoticeRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"audience"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"accountName"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"isPinned"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"addressed"}},{"kind":"Field","name":{"kind":"Name","value":"delivered"}},{"kind":"Field","name":{"kind":"Name","value":"isSettled"}}]}}]} as unknown as DocumentNode<NoticeRowFragment, unknown>;
export const OperatorRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OperatorRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OperatorRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"isEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"hasAuthenticator"}},{"kind":"Field","name":{"kind":"Name","value":"recoveryCodesLeft"}},{"kind":"Field","name":{"kind":"Name","value":"sessions"}},{"kind":"Field","name":{"kind":"Name","value":"lastLoginAt"}},{"kind":"Field","name":{"kind":"Name","value":"roleIds"}},{"kind":"Field","name":{"kind":"Name","value":"roles"}}]}}]} as unknown as DocumentNode<OperatorRowFragment, unknown>;
export const RoleRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RoleRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OperatorRole"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"}},{"kind":"Field","name":{"kind":"Name","value":"adjustCase"}},{"kind":"Field","name":{"kind":"Name","value":"adjustDay"}},{"kind":"Field","name":{"kind":"Name","value":"operators"}}]}}]} as unknown as DocumentNode<RoleRowFragment, unknown>;
export const ListedOrderRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedOrderRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ListedOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusText"}},{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"buyerName"}},{"kind":"Field","name":{"kind":"Name","value":"sellerId"}},{"kind":"Field","name":{"kind":"Name","value":"sellerName"}},{"kind":"Field","name":{"kind":"Name","value":"courierName"}},{"kind":"Field","name":{"kind":"Name","value":"goodName"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"packageCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalFee"}},{"kind":"Field","name":{"kind":"Name","value":"refundFee"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}}]}}]} as unknown as DocumentNode<ListedOrderRowFragment, unknown>;
export const ListedParcelRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedParcelRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ListedParcel"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"packageNo"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusText"}},{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"buyerName"}},{"kind":"Field","name":{"kind":"Name","value":"sellerId"}},{"kind":"Field","name":{"kind":"Name","value":"sellerName"}},{"kind":"Field","name":{"kind":"Name","value":"courierName"}},{"kind":"Field","name":{"kind":"Name","value":"goodName"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"outputStatus"}},{"kind":"Field","name":{"kind":"Name","value":"outputResult"}},{"kind":"Field","name":{"kind":"Name","value":"waybillNo"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"packageFee"}},{"kind":"Field","name":{"kind":"Name","value":"refundFee"}}]}}]} as unknown as DocumentNode<ListedParcelRowFragment, unknown>;
export const OrderParcelPartFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderParcelPart"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderParcel"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"packageNo"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusText"}},{"kind":"Field","name":{"kind":"Name","value":"outputStatus"}},{"kind":"Field","name":{"kind":"Name","value":"outputInfo"}},{"kind":"Field","name":{"kind":"Name","value":"outputResult"}},{"kind":"Field","name":{"kind":"Name","value":"resubmits"}},{"kind":"Field","name":{"kind":"Name","value":"autoSendResult"}},{"kind":"Field","name":{"kind":"Name","value":"thirdOrderNos"}},{"kind":"Field","name":{"kind":"Name","value":"shopName"}},{"kind":"Field","name":{"kind":"Name","value":"encrypted"}},{"kind":"Field","name":{"kind":"Name","value":"courierName"}},{"kind":"Field","name":{"kind":"Name","value":"waybillNo"}},{"kind":"Field","name":{"kind":"Name","value":"ownWaybill"}},{"kind":"Field","name":{"kind":"Name","value":"receiverName"}},{"kind":"Field","name":{"kind":"Name","value":"receiverPhone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"isErased"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}},{"kind":"Field","name":{"kind":"Name","value":"goodsFee"}},{"kind":"Field","name":{"kind":"Name","value":"courierFee"}},{"kind":"Field","name":{"kind":"Name","value":"remoteFee"}},{"kind":"Field","name":{"kind":"Name","value":"packageFee"}},{"kind":"Field","name":{"kind":"Name","value":"refundFee"}},{"kind":"Field","name":{"kind":"Name","value":"supplierShare"}},{"kind":"Field","name":{"kind":"Name","value":"agentShare"}},{"kind":"Field","name":{"kind":"Name","value":"commission"}},{"kind":"Field","name":{"kind":"Name","value":"settledAt"}},{"kind":"Field","name":{"kind":"Name","value":"traceText"}},{"kind":"Field","name":{"kind":"Name","value":"tracedAt"}},{"kind":"Field","name":{"kind":"Name","value":"promisedShipAt"}},{"kind":"Field","name":{"kind":"Name","value":"shippedAt"}},{"kind":"Field","name":{"kind":"Name","value":"signedAt"}},{"kind":"Field","name":{"kind":"Name","value":"openCaseId"}},{"kind":"Field","name":{"kind":"Name","value":"allowedActions"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"skuId"}},{"kind":"Field","name":{"kind":"Name","value":"goodName"}},{"kind":"Field","name":{"kind":"Name","value":"skuName"}},{"kind":"Field","name":{"kind":"Name","value":"merchantCode"}},{"kind":"Field","name":{"kind":"Name","value":"num"}},{"kind":"Field","name":{"kind":"Name","value":"goodsFee"}}]}}]}}]} as unknown as DocumentNode<OrderParcelPartFragment, unknown>;
export const PaymentProblemRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaymentProblemRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentProblem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"paymentId"}},{"kind":"Field","name":{"kind":"Name","value":"payNo"}},{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"payType"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"told"}},{"kind":"Field","name":{"kind":"Name","value":"channelTradeNo"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"resolvedAt"}}]}}]} as unknown as DocumentNode<PaymentProblemRowFragment, unknown>;
export const RechargeRefundRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RechargeRefundRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RechargeRefund"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"refundNo"}},{"kind":"Field","name":{"kind":"Name","value":"paymentId"}},{"kind":"Field","name":{"kind":"Name","value":"payNo"}},{"kind":"Field","name":{"kind":"Name","value":"payType"}},{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"tries"}},{"kind":"Field","name":{"kind":"Name","value":"nextTryAt"}},{"kind":"Field","name":{"kind":"Name","value":"transferNo"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}}]}}]} as unknown as DocumentNode<RechargeRefundRowFragment, unknown>;
export const HomeItemFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HomeItemFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HomeItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"picture"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"goodId"}},{"kind":"Field","name":{"kind":"Name","value":"goodsNo"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"onSale"}},{"kind":"Field","name":{"kind":"Name","value":"audience"}},{"kind":"Field","name":{"kind":"Name","value":"startAt"}},{"kind":"Field","name":{"kind":"Name","value":"endAt"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<HomeItemFieldsFragment, unknown>;
export const ReportFigureFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReportFigureFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReportFigures"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orders"}},{"kind":"Field","name":{"kind":"Name","value":"parcels"}},{"kind":"Field","name":{"kind":"Name","value":"pieces"}},{"kind":"Field","name":{"kind":"Name","value":"turnover"}},{"kind":"Field","name":{"kind":"Name","value":"goodsFee"}},{"kind":"Field","name":{"kind":"Name","value":"margin"}},{"kind":"Field","name":{"kind":"Name","value":"commission"}},{"kind":"Field","name":{"kind":"Name","value":"supplierShare"}},{"kind":"Field","name":{"kind":"Name","value":"agentShare"}},{"kind":"Field","name":{"kind":"Name","value":"refundedParcels"}},{"kind":"Field","name":{"kind":"Name","value":"refundFee"}},{"kind":"Field","name":{"kind":"Name","value":"freightPaid"}},{"kind":"Field","name":{"kind":"Name","value":"freightCost"}},{"kind":"Field","name":{"kind":"Name","value":"freightAgents"}},{"kind":"Field","name":{"kind":"Name","value":"freightWon"}},{"kind":"Field","name":{"kind":"Name","value":"freightBorne"}},{"kind":"Field","name":{"kind":"Name","value":"late"}},{"kind":"Field","name":{"kind":"Name","value":"cases"}},{"kind":"Field","name":{"kind":"Name","value":"disputed"}},{"kind":"Field","name":{"kind":"Name","value":"shipHours"}},{"kind":"Field","name":{"kind":"Name","value":"refundRate"}},{"kind":"Field","name":{"kind":"Name","value":"disputedRate"}}]}}]} as unknown as DocumentNode<ReportFigureFieldsFragment, unknown>;
export const SettingRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SettingRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Setting"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"initial"}},{"kind":"Field","name":{"kind":"Name","value":"isDefault"}},{"kind":"Field","name":{"kind":"Name","value":"minimum"}},{"kind":"Field","name":{"kind":"Name","value":"maximum"}},{"kind":"Field","name":{"kind":"Name","value":"choices"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}}]}}]} as unknown as DocumentNode<SettingRowFragment, unknown>;
export const SupplierTermsFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SupplierTermsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SupplierDetails"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"commissionRate"}},{"kind":"Field","name":{"kind":"Name","value":"depositMin"}},{"kind":"Field","name":{"kind":"Name","value":"ownDepositMin"}},{"kind":"Field","name":{"kind":"Name","value":"deposit"}},{"kind":"Field","name":{"kind":"Name","value":"depositLack"}}]}}]} as unknown as DocumentNode<SupplierTermsFieldsFragment, unknown>;
export const ListAccountsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListAccounts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AccountFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cursor"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accounts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}},{"kind":"Argument","name":{"kind":"Name","value":"cursor"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cursor"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"levelName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"nickName"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"realName"}},{"kind":"Field","name":{"kind":"Name","value":"isClosing"}},{"kind":"Field","name":{"kind":"Name","value":"lastLoginAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"totalIsExact"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pageSize"}},{"kind":"Field","name":{"kind":"Name","value":"nextCursor"}}]}}]}}]} as unknown as DocumentNode<ListAccountsQuery, ListAccountsQueryVariables>;
export const LoadAccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LoadAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"account"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"levelName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"nickName"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"contact"}},{"kind":"Field","name":{"kind":"Name","value":"realName"}},{"kind":"Field","name":{"kind":"Name","value":"realStatus"}},{"kind":"Field","name":{"kind":"Name","value":"isClosing"}},{"kind":"Field","name":{"kind":"Name","value":"frozenAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastLoginAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"superId"}},{"kind":"Field","name":{"kind":"Name","value":"superName"}},{"kind":"Field","name":{"kind":"Name","value":"wallet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"available"}},{"kind":"Field","name":{"kind":"Name","value":"held"}},{"kind":"Field","name":{"kind":"Name","value":"frozen"}},{"kind":"Field","name":{"kind":"Name","value":"overdraft"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawable"}},{"kind":"Field","name":{"kind":"Name","value":"deposit"}},{"kind":"Field","name":{"kind":"Name","value":"depositMin"}},{"kind":"Field","name":{"kind":"Name","value":"depositLack"}},{"kind":"Field","name":{"kind":"Name","value":"inTransit"}},{"kind":"Field","name":{"kind":"Name","value":"recharged"}},{"kind":"Field","name":{"kind":"Name","value":"spent"}},{"kind":"Field","name":{"kind":"Name","value":"earned"}}]}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orders"}},{"kind":"Field","name":{"kind":"Name","value":"unpaidOrders"}},{"kind":"Field","name":{"kind":"Name","value":"openOrders"}},{"kind":"Field","name":{"kind":"Name","value":"refunds"}},{"kind":"Field","name":{"kind":"Name","value":"waitingRefunds"}},{"kind":"Field","name":{"kind":"Name","value":"openCases"}},{"kind":"Field","name":{"kind":"Name","value":"invitees"}},{"kind":"Field","name":{"kind":"Name","value":"shops"}},{"kind":"Field","name":{"kind":"Name","value":"warehouses"}},{"kind":"Field","name":{"kind":"Name","value":"goods"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lastOrders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"goodName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"packageCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalFee"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lastRefunds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"refundNo"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lastInvitees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nickName"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"memberName"}},{"kind":"Field","name":{"kind":"Name","value":"network"}},{"kind":"Field","name":{"kind":"Name","value":"device"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"seenAt"}},{"kind":"Field","name":{"kind":"Name","value":"isLive"}},{"kind":"Field","name":{"kind":"Name","value":"revokeReason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"members"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"roleName"}},{"kind":"Field","name":{"kind":"Name","value":"isSignedIn"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastLoginAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tokens"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}},{"kind":"Field","name":{"kind":"Name","value":"scopeNames"}},{"kind":"Field","name":{"kind":"Name","value":"networks"}},{"kind":"Field","name":{"kind":"Name","value":"dayLimit"}},{"kind":"Field","name":{"kind":"Name","value":"spentToday"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"limits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"hits"}},{"kind":"Field","name":{"kind":"Name","value":"most"}},{"kind":"Field","name":{"kind":"Name","value":"isUsedUp"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"consents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"agreed"}},{"kind":"Field","name":{"kind":"Name","value":"answeredAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"notes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"operator"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"league"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earned"}},{"kind":"Field","name":{"kind":"Name","value":"invites"}},{"kind":"Field","name":{"kind":"Name","value":"packages"}},{"kind":"Field","name":{"kind":"Name","value":"recharge"}},{"kind":"Field","name":{"kind":"Name","value":"levels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"discount"}},{"kind":"Field","name":{"kind":"Name","value":"maxProfit"}}]}}]}}]}}]}}]} as unknown as DocumentNode<LoadAccountQuery, LoadAccountQueryVariables>;
export const LoadFreezePreviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LoadFreezePreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"freezePreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sessions"}},{"kind":"Field","name":{"kind":"Name","value":"goodsOnSale"}},{"kind":"Field","name":{"kind":"Name","value":"goodsToReturn"}},{"kind":"Field","name":{"kind":"Name","value":"unpaidOrders"}},{"kind":"Field","name":{"kind":"Name","value":"unpaidFee"}},{"kind":"Field","name":{"kind":"Name","value":"heldParcels"}},{"kind":"Field","name":{"kind":"Name","value":"heldFee"}},{"kind":"Field","name":{"kind":"Name","value":"goingParcels"}},{"kind":"Field","name":{"kind":"Name","value":"unsettledFee"}},{"kind":"Field","name":{"kind":"Name","value":"cashOuts"}},{"kind":"Field","name":{"kind":"Name","value":"cashOutFee"}},{"kind":"Field","name":{"kind":"Name","value":"shops"}},{"kind":"Field","name":{"kind":"Name","value":"refundAt"}}]}}]}}]} as unknown as DocumentNode<LoadFreezePreviewQuery, LoadFreezePreviewQueryVariables>;
export const FreezeAccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"FreezeAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AccountReasonInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"freezeAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<FreezeAccountMutation, FreezeAccountMutationVariables>;
export const ThawAccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ThawAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AccountReasonInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"thawAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<ThawAccountMutation, ThawAccountMutationVariables>;
export const ChangeLevelDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeLevel"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeLevelInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeLevel"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<ChangeLevelMutation, ChangeLevelMutationVariables>;
export const SignOutAccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignOutAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AccountReasonInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signOutAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<SignOutAccountMutation, SignOutAccountMutationVariables>;
export const RemoveAccountMemberDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveAccountMember"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RemoveAccountMemberInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeAccountMember"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<RemoveAccountMemberMutation, RemoveAccountMemberMutationVariables>;
export const RevokeAccountTokenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeAccountToken"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RevokeAccountTokenInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeAccountToken"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<RevokeAccountTokenMutation, RevokeAccountTokenMutationVariables>;
export const SendPasswordResetDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendPasswordReset"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AccountReasonInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendPasswordReset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<SendPasswordResetMutation, SendPasswordResetMutationVariables>;
export const AddAccountNoteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddAccountNote"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AccountNoteInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addAccountNote"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]} as unknown as DocumentNode<AddAccountNoteMutation, AddAccountNoteMutationVariables>;
export const ListApprovalsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListApprovals"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cursor"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"approvals"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}},{"kind":"Argument","name":{"kind":"Name","value":"cursor"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cursor"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApprovalRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"totalIsExact"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pageSize"}},{"kind":"Field","name":{"kind":"Name","value":"nextCursor"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApprovalRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Approval"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"target"}},{"kind":"Field","name":{"kind":"Name","value":"targetText"}},{"kind":"Field","name":{"kind":"Name","value":"accountName"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"transfers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"askedBy"}},{"kind":"Field","name":{"kind":"Name","value":"askedAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedBy"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"decision"}},{"kind":"Field","name":{"kind":"Name","value":"mayDecide"}},{"kind":"Field","name":{"kind":"Name","value":"mayRevoke"}}]}}]} as unknown as DocumentNode<ListApprovalsQuery, ListApprovalsQueryVariables>;
export const DecideApprovalDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DecideApproval"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DecideApprovalInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"decideApproval"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<DecideApprovalMutation, DecideApprovalMutationVariables>;
export const RevokeApprovalDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeApproval"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeApproval"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<RevokeApprovalMutation, RevokeApprovalMutationVariables>;
export const ListAuditDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListAudit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AuditEntryFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cursor"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"auditEntries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}},{"kind":"Argument","name":{"kind":"Name","value":"cursor"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cursor"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AuditRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"totalIsExact"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pageSize"}},{"kind":"Field","name":{"kind":"Name","value":"nextCursor"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AuditRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AuditEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"operator"}},{"kind":"Field","name":{"kind":"Name","value":"operatorId"}},{"kind":"Field","name":{"kind":"Name","value":"actionText"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"subjectText"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"changes"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<ListAuditQuery, ListAuditQueryVariables>;
export const LoadAuditChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LoadAuditChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"auditChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"actions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"begins"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"operators"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}}]}}]}}]} as unknown as DocumentNode<LoadAuditChoicesQuery, LoadAuditChoicesQueryVariables>;
export const ListChannelBillsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListChannelBills"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ChannelBillFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"channelBills"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChannelBillRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"totalIsExact"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pageSize"}},{"kind":"Field","name":{"kind":"Name","value":"nextCursor"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChannelBillRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChannelBill"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"payType"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"askedAt"}},{"kind":"Field","name":{"kind":"Name","value":"comparedAt"}},{"kind":"Field","name":{"kind":"Name","value":"toldPayments"}},{"kind":"Field","name":{"kind":"Name","value":"toldPaid"}},{"kind":"Field","name":{"kind":"Name","value":"toldRefunds"}},{"kind":"Field","name":{"kind":"Name","value":"toldReturned"}},{"kind":"Field","name":{"kind":"Name","value":"ourPayments"}},{"kind":"Field","name":{"kind":"Name","value":"ourPaid"}},{"kind":"Field","name":{"kind":"Name","value":"ourRefunds"}},{"kind":"Field","name":{"kind":"Name","value":"ourReturned"}},{"kind":"Field","name":{"kind":"Name","value":"open"}},{"kind":"Field","name":{"kind":"Name","value":"closed"}}]}}]} as unknown as DocumentNode<ListChannelBillsQuery, ListChannelBillsQueryVariables>;
export const LoadChannelBillDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LoadChannelBill"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"channelBill"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChannelBillRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChannelBillRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChannelBill"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"payType"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"askedAt"}},{"kind":"Field","name":{"kind":"Name","value":"comparedAt"}},{"kind":"Field","name":{"kind":"Name","value":"toldPayments"}},{"kind":"Field","name":{"kind":"Name","value":"toldPaid"}},{"kind":"Field","name":{"kind":"Name","value":"toldRefunds"}},{"kind":"Field","name":{"kind":"Name","value":"toldReturned"}},{"kind":"Field","name":{"kind":"Name","value":"ourPayments"}},{"kind":"Field","name":{"kind":"Name","value":"ourPaid"}},{"kind":"Field","name":{"kind":"Name","value":"ourRefunds"}},{"kind":"Field","name":{"kind":"Name","value":"ourReturned"}},{"kind":"Field","name":{"kind":"Name","value":"open"}},{"kind":"Field","name":{"kind":"Name","value":"closed"}}]}}]} as unknown as DocumentNode<LoadChannelBillQuery, LoadChannelBillQueryVariables>;
export const ListBillDifferencesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListBillDifferences"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"billId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isOpen"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"billDifferences"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"billId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"billId"}}},{"kind":"Argument","name":{"kind":"Name","value":"isOpen"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isOpen"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BillDifferenceRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"totalIsExact"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pageSize"}},{"kind":"Field","name":{"kind":"Name","value":"nextCursor"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BillDifferenceRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BillDifference"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"lineKind"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"tradeNo"}},{"kind":"Field","name":{"kind":"Name","value":"paymentId"}},{"kind":"Field","name":{"kind":"Name","value":"paymentStatus"}},{"kind":"Field","name":{"kind":"Name","value":"problems"}},{"kind":"Field","name":{"kind":"Name","value":"told"}},{"kind":"Field","name":{"kind":"Name","value":"ours"}},{"kind":"Field","name":{"kind":"Name","value":"toldAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}},{"kind":"Field","name":{"kind":"Name","value":"closedBy"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]} as unknown as DocumentNode<ListBillDifferencesQuery, ListBillDifferencesQueryVariables>;
export const CheckChannelBillDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CheckChannelBill"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"payType"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PayType"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"day"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checkChannelBill"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"payType"},"value":{"kind":"Variable","name":{"kind":"Name","value":"payType"}}},{"kind":"Argument","name":{"kind":"Name","value":"day"},"value":{"kind":"Variable","name":{"kind":"Name","value":"day"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChannelBillRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChannelBillRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChannelBill"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"payType"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"askedAt"}},{"kind":"Field","name":{"kind":"Name","value":"comparedAt"}},{"kind":"Field","name":{"kind":"Name","value":"toldPayments"}},{"kind":"Field","name":{"kind":"Name","value":"toldPaid"}},{"kind":"Field","name":{"kind":"Name","value":"toldRefunds"}},{"kind":"Field","name":{"kind":"Name","value":"toldReturned"}},{"kind":"Field","name":{"kind":"Name","value":"ourPayments"}},{"kind":"Field","name":{"kind":"Name","value":"ourPaid"}},{"kind":"Field","name":{"kind":"Name","value":"ourRefunds"}},{"kind":"Field","name":{"kind":"Name","value":"ourReturned"}},{"kind":"Field","name":{"kind":"Name","value":"open"}},{"kind":"Field","name":{"kind":"Name","value":"closed"}}]}}]} as unknown as DocumentNode<CheckChannelBillMutation, CheckChannelBillMutationVariables>;
export const CloseBillDifferenceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CloseBillDifference"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"closeBillDifference"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BillDifferenceRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BillDifferenceRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BillDifference"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"lineKind"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"tradeNo"}},{"kind":"Field","name":{"kind":"Name","value":"paymentId"}},{"kind":"Field","name":{"kind":"Name","value":"paymentStatus"}},{"kind":"Field","name":{"kind":"Name","value":"problems"}},{"kind":"Field","name":{"kind":"Name","value":"told"}},{"kind":"Field","name":{"kind":"Name","value":"ours"}},{"kind":"Field","name":{"kind":"Name","value":"toldAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}},{"kind":"Field","name":{"kind":"Name","value":"closedBy"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]} as unknown as DocumentNode<CloseBillDifferenceMutation, CloseBillDifferenceMutationVariables>;
export const LoadBooksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LoadBooks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"books"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checkedAt"}},{"kind":"Field","name":{"kind":"Name","value":"fullAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextFullAt"}},{"kind":"Field","name":{"kind":"Name","value":"pausedAt"}},{"kind":"Field","name":{"kind":"Name","value":"rules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isOfMoney"}},{"kind":"Field","name":{"kind":"Name","value":"onlyInFull"}},{"kind":"Field","name":{"kind":"Name","value":"violation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"ids"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"seenAt"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"past"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"resolvedAt"}}]}}]}}]}}]} as unknown as DocumentNode<LoadBooksQuery, LoadBooksQueryVariables>;
export const ListCasesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListCases"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"CaseFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cursor"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cases"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}},{"kind":"Argument","name":{"kind":"Name","value":"cursor"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cursor"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"caseNo"}},{"kind":"Field","name":{"kind":"Name","value":"packageNo"}},{"kind":"Field","name":{"kind":"Name","value":"buyerId"}},{"kind":"Field","name":{"kind":"Name","value":"buyerName"}},{"kind":"Field","name":{"kind":"Name","value":"sellerId"}},{"kind":"Field","name":{"kind":"Name","value":"sellerName"}},{"kind":"Field","name":{"kind":"Name","value":"kindText"}},{"kind":"Field","name":{"kind":"Name","value":"askText"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"packageFee"}},{"kind":"Field","name":{"kind":"Name","value":"statusText"}},{"kind":"Field","name":{"kind":"Name","value":"givenAmount"}},{"kind":"Field","name":{"kind":"Name","value":"outcomeText"}},{"kind":"Field","name":{"kind":"Name","value":"appealedBy"}},{"kind":"Field","name":{"kind":"Name","value":"waitingSince"}},{"kind":"Field","name":{"kind":"Name","value":"approvalId"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"totalIsExact"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pageSize"}},{"kind":"Field","name":{"kind":"Name","value":"nextCursor"}}]}}]}}]} as unknown as DocumentNode<ListCasesQuery, ListCasesQueryVariables>;
export const LoadCaseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LoadCase"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"case"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"caseNo"}},{"kind":"Field","name":{"kind":"Name","value":"packageNo"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"kindText"}},{"kind":"Field","name":{"kind":"Name","value":"askText"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"packageFee"}},{"kind":"Field","name":{"kind":"Name","value":"statusText"}},{"kind":"Field","name":{"kind":"Name","value":"givenAmount"}},{"kind":"Field","name":{"kind":"Name","value":"outcomeText"}},{"kind":"Field","name":{"kind":"Name","value":"appealedBy"}},{"kind":"Field","name":{"kind":"Name","value":"waitingSince"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"offerText"}},{"kind":"Field","name":{"kind":"Name","value":"maxAmount"}},{"kind":"Field","name":{"kind":"Name","value":"goodsFee"}},{"kind":"Field","name":{"kind":"Name","value":"courierFee"}},{"kind":"Field","name":{"kind":"Name","value":"compensated"}},{"kind":"Field","name":{"kind":"Name","value":"sellerFree"}},{"kind":"Field","name":{"kind":"Name","value":"sellerDeposit"}},{"kind":"Field","name":{"kind":"Name","value":"returnText"}},{"kind":"Field","name":{"kind":"Name","value":"mayDecide"}},{"kind":"Field","name":{"kind":"Name","value":"secondEyes"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"goodId"}},{"kind":"Field","name":{"kind":"Name","value":"goodName"}},{"kind":"Field","name":{"kind":"Name","value":"goodPic"}},{"kind":"Field","name":{"kind":"Name","value":"skuName"}},{"kind":"Field","name":{"kind":"Name","value":"num"}}]}},{"kind":"Field","name":{"kind":"Name","value":"buyer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PartyFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"seller"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PartyFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"messages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"files"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"timeline"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courierName"}},{"kind":"Field","name":{"kind":"Name","value":"waybillNo"}},{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"money"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"party"}},{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"earlier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"caseNo"}},{"kind":"Field","name":{"kind":"Name","value":"kindText"}},{"kind":"Field","name":{"kind":"Name","value":"askText"}},{"kind":"Field","name":{"kind":"Name","value":"statusText"}},{"kind":"Field","name":{"kind":"Name","value":"outcomeText"}},{"kind":"Field","name":{"kind":"Name","value":"buyerId"}},{"kind":"Field","name":{"kind":"Name","value":"sellerId"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"givenAmount"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"approval"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"askedBy"}},{"kind":"Field","name":{"kind":"Name","value":"askedAt"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PartyFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CaseParty"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"packageCount"}},{"kind":"Field","name":{"kind":"Name","value":"caseCount"}},{"kind":"Field","name":{"kind":"Name","value":"disputedCount"}},{"kind":"Field","name":{"kind":"Name","value":"refundedCount"}},{"kind":"Field","name":{"kind":"Name","value":"refundedFee"}},{"kind":"Field","name":{"kind":"Name","value":"answerMedian"}}]}}]} as unknown as DocumentNode<LoadCaseQuery, LoadCaseQueryVariables>;
export const PreviewCaseDecisionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PreviewCaseDecision"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"verdict"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CaseVerdictInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"caseDecisionPreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"verdict"},"value":{"kind":"Variable","name":{"kind":"Name","value":"verdict"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moves"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"party"}},{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"buyerGets"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"needsSecond"}}]}}]}}]} as unknown as DocumentNode<PreviewCaseDecisionQuery, PreviewCaseDecisionQueryVariables>;
export const DecideCaseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DecideCase"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DecideCaseInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"decideCase"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isDone"}},{"kind":"Field","name":{"kind":"Name","value":"approvalId"}}]}}]}}]} as unknown as DocumentNode<DecideCaseMutation, DecideCaseMutationVariables>;
export const ApproveCaseDecisionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ApproveCaseDecision"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DecideApprovalInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"decideApproval"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<ApproveCaseDecisionMutation, ApproveCaseDecisionMutationVariables>;
export const RevokeCaseDecisionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeCaseDecision"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeApproval"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<RevokeCaseDecisionMutation, RevokeCaseDecisionMutationVariables>;
export const ListCashOutsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListCashOuts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"CashOutFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cashOuts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskCashOut"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"totalIsExact"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pageSize"}},{"kind":"Field","name":{"kind":"Name","value":"nextCursor"}},{"kind":"Field","name":{"kind":"Name","value":"paused"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskCashOut"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CashOut"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"cashOutNo"}},{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}},{"kind":"Field","name":{"kind":"Name","value":"realAmount"}},{"kind":"Field","name":{"kind":"Name","value":"splitAmount"}},{"kind":"Field","name":{"kind":"Name","value":"accountType"}},{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"accountName"}},{"kind":"Field","name":{"kind":"Name","value":"bankName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"auditReason"}},{"kind":"Field","name":{"kind":"Name","value":"approvedBy"}},{"kind":"Field","name":{"kind":"Name","value":"paidBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"mayApprove"}},{"kind":"Field","name":{"kind":"Name","value":"mayReject"}},{"kind":"Field","name":{"kind":"Name","value":"mayPay"}},{"kind":"Field","name":{"kind":"Name","value":"mayEnd"}}]}}]} as unknown as DocumentNode<ListCashOutsQuery, ListCashOutsQueryVariables>;
export const LoadCashOutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LoadCashOut"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cashOut"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"cashOutNo"}},{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}},{"kind":"Field","name":{"kind":"Name","value":"realAmount"}},{"kind":"Field","name":{"kind":"Name","value":"accountType"}},{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"accountName"}},{"kind":"Field","name":{"kind":"Name","value":"bankName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"auditReason"}},{"kind":"Field","name":{"kind":"Name","value":"transferNo"}},{"kind":"Field","name":{"kind":"Name","value":"approvedBy"}},{"kind":"Field","name":{"kind":"Name","value":"paidBy"}},{"kind":"Field","name":{"kind":"Name","value":"batchId"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"auditedAt"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"mayApprove"}},{"kind":"Field","name":{"kind":"Name","value":"mayReject"}},{"kind":"Field","name":{"kind":"Name","value":"mayPay"}},{"kind":"Field","name":{"kind":"Name","value":"mayEnd"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"paidBefore"}},{"kind":"Field","name":{"kind":"Name","value":"paidBeforeAmount"}},{"kind":"Field","name":{"kind":"Name","value":"samePayee"}},{"kind":"Field","name":{"kind":"Name","value":"splitAmount"}},{"kind":"Field","name":{"kind":"Name","value":"maySplit"}},{"kind":"Field","name":{"kind":"Name","value":"receiver"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"splits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"splitNo"}},{"kind":"Field","name":{"kind":"Name","value":"paymentId"}},{"kind":"Field","name":{"kind":"Name","value":"payNo"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"tries"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"operator"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]}}]} as unknown as DocumentNode<LoadCashOutQuery, LoadCashOutQueryVariables>;
export const ListCashOutBatchesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListCashOutBatches"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"CashOutBatchFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cashOutBatches"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"batchNo"}},{"kind":"Field","name":{"kind":"Name","value":"operator"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"paying"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"totalIsExact"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pageSize"}},{"kind":"Field","name":{"kind":"Name","value":"nextCursor"}}]}}]}}]} as unknown as DocumentNode<ListCashOutBatchesQuery, ListCashOutBatchesQueryVariables>;
export const ApproveCashOutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ApproveCashOut"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"amount"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Fen"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"approveCashOut"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"amount"},"value":{"kind":"Variable","name":{"kind":"Name","value":"amount"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<ApproveCashOutMutation, ApproveCashOutMutationVariables>;
export const RejectCashOutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RejectCashOut"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rejectCashOut"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<RejectCashOutMutation, RejectCashOutMutationVariables>;
export const ConfirmCashOutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmCashOut"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"transferNo"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"amount"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Fen"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmCashOut"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"transferNo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"transferNo"}}},{"kind":"Argument","name":{"kind":"Name","value":"amount"},"value":{"kind":"Variable","name":{"kind":"Name","value":"amount"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<ConfirmCashOutMutation, ConfirmCashOutMutationVariables>;
export const FailCashOutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"FailCashOut"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"failCashOut"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<FailCashOutMutation, FailCashOutMutationVariables>;
export const SplitCashOutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SplitCashOut"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"amount"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Fen"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"splitCashOut"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"amount"},"value":{"kind":"Variable","name":{"kind":"Name","value":"amount"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<SplitCashOutMutation, SplitCashOutMutationVariables>;
export const ListSplitDaysDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListSplitDays"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"splitDays"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"splits"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"ledger"}}]}}]}}]} as unknown as DocumentNode<ListSplitDaysQuery, ListSplitDaysQueryVariables>;
export const CreateCashOutBatchDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateCashOutBatch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"amount"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Fen"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createCashOutBatch"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"amount"},"value":{"kind":"Variable","name":{"kind":"Name","value":"amount"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"batch"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"batchNo"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"left"}}]}}]}}]} as unknown as DocumentNode<CreateCashOutBatchMutation, CreateCashOutBatchMutationVariables>;
export const TakeBankAnswersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TakeBankAnswers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BankAnswersInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"takeBankAnswers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cashOutNo"}},{"kind":"Field","name":{"kind":"Name","value":"cashOutId"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"expected"}},{"kind":"Field","name":{"kind":"Name","value":"verdict"}}]}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}}]} as unknown as DocumentNode<TakeBankAnswersMutation, TakeBankAnswersMutationVariables>;
export const ListAreaClosuresDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListAreaClosures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"areaClosures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AreaClosureFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"couriers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AreaClosureFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AreaClosure"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"areaName"}},{"kind":"Field","name":{"kind":"Name","value":"courierName"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"startAt"}},{"kind":"Field","name":{"kind":"Name","value":"endAt"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"operator"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<ListAreaClosuresQuery, ListAreaClosuresQueryVariables>;
export const CloseAreaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CloseArea"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CloseAreaInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"closeArea"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AreaClosureFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AreaClosureFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AreaClosure"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"areaName"}},{"kind":"Field","name":{"kind":"Name","value":"courierName"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"startAt"}},{"kind":"Field","name":{"kind":"Name","value":"endAt"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"operator"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<CloseAreaMutation, CloseAreaMutationVariables>;
export const OpenAreaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OpenArea"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openArea"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AreaClosureFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AreaClosureFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AreaClosure"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"areaName"}},{"kind":"Field","name":{"kind":"Name","value":"courierName"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"startAt"}},{"kind":"Field","name":{"kind":"Name","value":"endAt"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"operator"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<OpenAreaMutation, OpenAreaMutationVariables>;
export const ListCategoriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListCategories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CategoryFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CategoryFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CategoryRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"hidden"}},{"kind":"Field","name":{"kind":"Name","value":"onSale"}}]}}]} as unknown as DocumentNode<ListCategoriesQuery, ListCategoriesQueryVariables>;
export const CreateCategoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateCategory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createCategory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CategoryFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CategoryFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CategoryRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"hidden"}},{"kind":"Field","name":{"kind":"Name","value":"onSale"}}]}}]} as unknown as DocumentNode<CreateCategoryMutation, CreateCategoryMutationVariables>;
export const RenameCategoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenameCategory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renameCategory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CategoryFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CategoryFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CategoryRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"hidden"}},{"kind":"Field","name":{"kind":"Name","value":"onSale"}}]}}]} as unknown as DocumentNode<RenameCategoryMutation, RenameCategoryMutationVariables>;
export const HideCategoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"HideCategory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"hidden"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hideCategory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"hidden"},"value":{"kind":"Variable","name":{"kind":"Name","value":"hidden"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CategoryFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CategoryFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CategoryRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"hidden"}},{"kind":"Field","name":{"kind":"Name","value":"onSale"}}]}}]} as unknown as DocumentNode<HideCategoryMutation, HideCategoryMutationVariables>;
export const SortCategoriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SortCategories"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sortCategories"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CategoryFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CategoryFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CategoryRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"hidden"}},{"kind":"Field","name":{"kind":"Name","value":"onSale"}}]}}]} as unknown as DocumentNode<SortCategoriesMutation, SortCategoriesMutationVariables>;
export const RemoveCategoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveCategory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeCategory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}]}]}}]} as unknown as DocumentNode<RemoveCategoryMutation, RemoveCategoryMutationVariables>;
export const ListCouriersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListCouriers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"couriers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CourierFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CourierFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CourierRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"cutoffTime"}},{"kind":"Field","name":{"kind":"Name","value":"warehouses"}},{"kind":"Field","name":{"kind":"Name","value":"closures"}},{"kind":"Field","name":{"kind":"Name","value":"costFirstLeast"}},{"kind":"Field","name":{"kind":"Name","value":"costFirstMost"}},{"kind":"Field","name":{"kind":"Name","value":"costStepLeast"}},{"kind":"Field","name":{"kind":"Name","value":"costStepMost"}},{"kind":"Field","name":{"kind":"Name","value":"feeFirstLeast"}},{"kind":"Field","name":{"kind":"Name","value":"feeFirstMost"}}]}}]} as unknown as DocumentNode<ListCouriersQuery, ListCouriersQueryVariables>;
export const SetCourierStatusDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetCourierStatus"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceStatus"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setCourierStatus"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CourierFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CourierFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CourierRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"cutoffTime"}},{"kind":"Field","name":{"kind":"Name","value":"warehouses"}},{"kind":"Field","name":{"kind":"Name","value":"closures"}},{"kind":"Field","name":{"kind":"Name","value":"costFirstLeast"}},{"kind":"Field","name":{"kind":"Name","value":"costFirstMost"}},{"kind":"Field","name":{"kind":"Name","value":"costStepLeast"}},{"kind":"Field","name":{"kind":"Name","value":"costStepMost"}},{"kind":"Field","name":{"kind":"Name","value":"feeFirstLeast"}},{"kind":"Field","name":{"kind":"Name","value":"feeFirstMost"}}]}}]} as unknown as DocumentNode<SetCourierStatusMutation, SetCourierStatusMutationVariables>;
export const SortCouriersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SortCouriers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sortCouriers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CourierFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CourierFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CourierRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"cutoffTime"}},{"kind":"Field","name":{"kind":"Name","value":"warehouses"}},{"kind":"Field","name":{"kind":"Name","value":"closures"}},{"kind":"Field","name":{"kind":"Name","value":"costFirstLeast"}},{"kind":"Field","name":{"kind":"Name","value":"costFirstMost"}},{"kind":"Field","name":{"kind":"Name","value":"costStepLeast"}},{"kind":"Field","name":{"kind":"Name","value":"costStepMost"}},{"kind":"Field","name":{"kind":"Name","value":"feeFirstLeast"}},{"kind":"Field","name":{"kind":"Name","value":"feeFirstMost"}}]}}]} as unknown as DocumentNode<SortCouriersMutation, SortCouriersMutationVariables>;
export const ListLevelsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListLevels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"levels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LevelFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"operator"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"before"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LevelTermFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"after"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LevelTermFields"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LevelFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LevelRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"needInvites"}},{"kind":"Field","name":{"kind":"Name","value":"needPackages"}},{"kind":"Field","name":{"kind":"Name","value":"needRecharge"}},{"kind":"Field","name":{"kind":"Name","value":"discount"}},{"kind":"Field","name":{"kind":"Name","value":"maxProfit"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LevelTermFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LevelTerms"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"needInvites"}},{"kind":"Field","name":{"kind":"Name","value":"needPackages"}},{"kind":"Field","name":{"kind":"Name","value":"needRecharge"}},{"kind":"Field","name":{"kind":"Name","value":"discount"}},{"kind":"Field","name":{"kind":"Name","value":"maxProfit"}}]}}]} as unknown as DocumentNode<ListLevelsQuery, ListLevelsQueryVariables>;
export const UpdateLevelDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateLevel"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LevelInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateLevel"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LevelFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LevelFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LevelRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"needInvites"}},{"kind":"Field","name":{"kind":"Name","value":"needPackages"}},{"kind":"Field","name":{"kind":"Name","value":"needRecharge"}},{"kind":"Field","name":{"kind":"Name","value":"discount"}},{"kind":"Field","name":{"kind":"Name","value":"maxProfit"}}]}}]} as unknown as DocumentNode<UpdateLevelMutation, UpdateLevelMutationVariables>;
export const FindNumbersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FindNumbers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"found"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"left"}},{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"isPhone"}},{"kind":"Field","name":{"kind":"Name","value":"hits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"no"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"stateText"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}}]}}]}}]} as unknown as DocumentNode<FindNumbersQuery, FindNumbersQueryVariables>;
export const ListGoodsToAuditDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListGoodsToAudit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"GoodsAuditFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cursor"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"goodsToAudit"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}},{"kind":"Argument","name":{"kind":"Name","value":"cursor"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cursor"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"goodsNo"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"pic"}},{"kind":"Field","name":{"kind":"Name","value":"categoryName"}},{"kind":"Field","name":{"kind":"Name","value":"sellerName"}},{"kind":"Field","name":{"kind":"Name","value":"supplyPrice"}},{"kind":"Field","name":{"kind":"Name","value":"statusText"}},{"kind":"Field","name":{"kind":"Name","value":"isWaiting"}},{"kind":"Field","name":{"kind":"Name","value":"isRevision"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"flags"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"totalIsExact"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pageSize"}},{"kind":"Field","name":{"kind":"Name","value":"nextCursor"}}]}}]}}]} as unknown as DocumentNode<ListGoodsToAuditQuery, ListGoodsToAuditQueryVariables>;
export const LoadAuditedGoodDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LoadAuditedGood"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"auditedGood"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"goodsNo"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"sellerId"}},{"kind":"Field","name":{"kind":"Name","value":"sellerName"}},{"kind":"Field","name":{"kind":"Name","value":"statusText"}},{"kind":"Field","name":{"kind":"Name","value":"isBanned"}},{"kind":"Field","name":{"kind":"Name","value":"isWaiting"}},{"kind":"Field","name":{"kind":"Name","value":"isRevision"}},{"kind":"Field","name":{"kind":"Name","value":"auditReason"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"flags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GoodFlagFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"now"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GoodFaceFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"revised"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GoodFaceFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"differences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}},{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"operator"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GoodFlagFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GoodFlag"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"median"}},{"kind":"Field","name":{"kind":"Name","value":"words"}},{"kind":"Field","name":{"kind":"Name","value":"pictures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"sellerId"}},{"kind":"Field","name":{"kind":"Name","value":"sellerName"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GoodFaceFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GoodFace"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"categoryName"}},{"kind":"Field","name":{"kind":"Name","value":"pics"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"minNum"}},{"kind":"Field","name":{"kind":"Name","value":"maxNum"}},{"kind":"Field","name":{"kind":"Name","value":"isGift"}},{"kind":"Field","name":{"kind":"Name","value":"skus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"pic"}},{"kind":"Field","name":{"kind":"Name","value":"supplyPrice"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}},{"kind":"Field","name":{"kind":"Name","value":"isOn"}}]}}]}}]} as unknown as DocumentNode<LoadAuditedGoodQuery, LoadAuditedGoodQueryVariables>;
export const JudgeGoodsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"JudgeGoods"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"JudgeGoodsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"judgeGoods"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"msg"}}]}}]}}]} as unknown as DocumentNode<JudgeGoodsMutation, JudgeGoodsMutationVariables>;
export const BanGoodDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BanGood"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"banGood"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}]}]}}]} as unknown as DocumentNode<BanGoodMutation, BanGoodMutationVariables>;
export const UnbanGoodDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UnbanGood"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unbanGood"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}]}]}}]} as unknown as DocumentNode<UnbanGoodMutation, UnbanGoodMutationVariables>;
export const ListForbiddenWordsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListForbiddenWords"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"forbiddenWords"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"word"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]} as unknown as DocumentNode<ListForbiddenWordsQuery, ListForbiddenWordsQueryVariables>;
export const AddForbiddenWordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddForbiddenWord"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"word"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addForbiddenWord"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"word"},"value":{"kind":"Variable","name":{"kind":"Name","value":"word"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"word"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]} as unknown as DocumentNode<AddForbiddenWordMutation, AddForbiddenWordMutationVariables>;
export const RemoveForbiddenWordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveForbiddenWord"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeForbiddenWord"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<RemoveForbiddenWordMutation, RemoveForbiddenWordMutationVariables>;
export const LoadOperatorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LoadOperator"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OperatorFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OperatorFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Operator"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"roles"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"}},{"kind":"Field","name":{"kind":"Name","value":"recoveryCodesLeft"}},{"kind":"Field","name":{"kind":"Name","value":"idleMinutes"}}]}}]} as unknown as DocumentNode<LoadOperatorQuery, LoadOperatorQueryVariables>;
export const SignInDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignInInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signIn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"challenge"}},{"kind":"Field","name":{"kind":"Name","value":"needsPassword"}},{"kind":"Field","name":{"kind":"Name","value":"otpauthUrl"}}]}}]}}]} as unknown as DocumentNode<SignInMutation, SignInMutationVariables>;
export const ProveSignInDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ProveSignIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ProveSignInInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"proveSignIn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"recoveryCodes"}},{"kind":"Field","name":{"kind":"Name","value":"operator"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OperatorFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OperatorFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Operator"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"roles"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"}},{"kind":"Field","name":{"kind":"Name","value":"recoveryCodesLeft"}},{"kind":"Field","name":{"kind":"Name","value":"idleMinutes"}}]}}]} as unknown as DocumentNode<ProveSignInMutation, ProveSignInMutationVariables>;
export const ProveAgainDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ProveAgain"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"proveAgain"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"provenUntil"}}]}}]}}]} as unknown as DocumentNode<ProveAgainMutation, ProveAgainMutationVariables>;
export const SignOutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignOut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signOut"}}]}}]} as unknown as DocumentNode<SignOutMutation, SignOutMutationVariables>;
export const LoadHomeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LoadHome"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"home"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waiting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"isMore"}}]}},{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"orders"}},{"kind":"Field","name":{"kind":"Name","value":"pieces"}},{"kind":"Field","name":{"kind":"Name","value":"turnover"}},{"kind":"Field","name":{"kind":"Name","value":"accounts"}},{"kind":"Field","name":{"kind":"Name","value":"refunds"}},{"kind":"Field","name":{"kind":"Name","value":"refunded"}},{"kind":"Field","name":{"kind":"Name","value":"cashOuts"}},{"kind":"Field","name":{"kind":"Name","value":"cashedOut"}}]}}]}}]}}]} as unknown as DocumentNode<LoadHomeQuery, LoadHomeQueryVariables>;
export const LoadMonthDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LoadMonth"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"report"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"EnumValue","value":"TURNOVER"}},{"kind":"Argument","name":{"kind":"Name","value":"unit"},"value":{"kind":"EnumValue","value":"DAY"}},{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"summary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orders"}}]}},{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"figures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orders"}},{"kind":"Field","name":{"kind":"Name","value":"parcels"}},{"kind":"Field","name":{"kind":"Name","value":"turnover"}},{"kind":"Field","name":{"kind":"Name","value":"refundFee"}}]}}]}}]}}]}}]} as unknown as DocumentNode<LoadMonthQuery, LoadMonthQueryVariables>;
export const ListInvoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListInvoices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"InvoiceFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invoices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskInvoice"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"totalIsExact"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pageSize"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskInvoice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Invoice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceNo"}},{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"redOf"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"issuedOn"}},{"kind":"Field","name":{"kind":"Name","value":"fileId"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"issuerName"}},{"kind":"Field","name":{"kind":"Name","value":"titleName"}},{"kind":"Field","name":{"kind":"Name","value":"partCount"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"isLate"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"mayIssue"}}]}}]} as unknown as DocumentNode<ListInvoicesQuery, ListInvoicesQueryVariables>;
export const LoadInvoiceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LoadInvoice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invoice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"redNumber"}},{"kind":"Field","name":{"kind":"Name","value":"title"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"taxNumber"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"bankName"}},{"kind":"Field","name":{"kind":"Name","value":"bankAccount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"parts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"goodName"}},{"kind":"Field","name":{"kind":"Name","value":"num"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}}]}}]} as unknown as DocumentNode<LoadInvoiceQuery, LoadInvoiceQueryVariables>;
export const BeginInvoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BeginInvoices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"beginInvoices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<BeginInvoicesMutation, BeginInvoicesMutationVariables>;
export const IssueInvoiceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"IssueInvoice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"IssueInvoiceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"issueInvoice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<IssueInvoiceMutation, IssueInvoiceMutationVariables>;
export const RefuseInvoiceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RefuseInvoice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refuseInvoice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<RefuseInvoiceMutation, RefuseInvoiceMutationVariables>;
export const ImportInvoiceNumbersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ImportInvoiceNumbers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"rows"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"InvoiceNumberInput"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importInvoiceNumbers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"rows"},"value":{"kind":"Variable","name":{"kind":"Name","value":"rows"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invoiceNo"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}}]}}]}}]} as unknown as DocumentNode<ImportInvoiceNumbersMutation, ImportInvoiceNumbersMutationVariables>;
export const LoadTaxReportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LoadTaxReport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"quarter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"taxReport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"quarter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"quarter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quarter"}},{"kind":"Field","name":{"kind":"Name","value":"isOver"}},{"kind":"Field","name":{"kind":"Name","value":"dueOn"}},{"kind":"Field","name":{"kind":"Name","value":"suppliers"}},{"kind":"Field","name":{"kind":"Name","value":"orders"}},{"kind":"Field","name":{"kind":"Name","value":"turnover"}},{"kind":"Field","name":{"kind":"Name","value":"fees"}},{"kind":"Field","name":{"kind":"Name","value":"income"}},{"kind":"Field","name":{"kind":"Name","value":"returned"}},{"kind":"Field","name":{"kind":"Name","value":"net"}}]}}]}}]} as unknown as DocumentNode<LoadTaxReportQuery, LoadTaxReportQueryVariables>;
export const ListJoinApplicationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListJoinApplications"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"JoinApplicationFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cursor"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"joinApplications"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}},{"kind":"Argument","name":{"kind":"Name","value":"cursor"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cursor"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"remark"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"handledBy"}},{"kind":"Field","name":{"kind":"Name","value":"handledAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"totalIsExact"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pageSize"}},{"kind":"Field","name":{"kind":"Name","value":"nextCursor"}}]}}]}}]} as unknown as DocumentNode<ListJoinApplicationsQuery, ListJoinApplicationsQueryVariables>;
export const DecideJoinApplicationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DecideJoinApplication"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DecideJoinApplicationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"decideJoinApplication"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}}]}}]} as unknown as DocumentNode<DecideJoinApplicationMutation, DecideJoinApplicationMutationVariables>;
export const ListLicencesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListLicences"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"LicenceFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cursor"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"licences"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}},{"kind":"Argument","name":{"kind":"Name","value":"cursor"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cursor"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sellerId"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"endsOn"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isDue"}},{"kind":"Field","name":{"kind":"Name","value":"checkOn"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"addedBy"}},{"kind":"Field","name":{"kind":"Name","value":"decidedBy"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"totalIsExact"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pageSize"}},{"kind":"Field","name":{"kind":"Name","value":"nextCursor"}}]}}]}}]} as unknown as DocumentNode<ListLicencesQuery, ListLicencesQueryVariables>;
export const AddLicenceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddLicence"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddLicenceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addLicence"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<AddLicenceMutation, AddLicenceMutationVariables>;
export const DecideLicenceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DecideLicence"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DecideLicenceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"decideLicence"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<DecideLicenceMutation, DecideLicenceMutationVariables>;
export const CheckLicenceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CheckLicence"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checkLicence"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"checkOn"}},{"kind":"Field","name":{"kind":"Name","value":"isDue"}}]}}]}}]} as unknown as DocumentNode<CheckLicenceMutation, CheckLicenceMutationVariables>;
export const ListSavedViewsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListSavedViews"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"list"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConsoleList"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedViews"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"list"},"value":{"kind":"Variable","name":{"kind":"Name","value":"list"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"search"}},{"kind":"Field","name":{"kind":"Name","value":"isShared"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"savedBy"}}]}}]}}]} as unknown as DocumentNode<ListSavedViewsQuery, ListSavedViewsQueryVariables>;
export const SaveViewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveView"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SavedViewInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveView"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"search"}},{"kind":"Field","name":{"kind":"Name","value":"isShared"}}]}}]}}]} as unknown as DocumentNode<SaveViewMutation, SaveViewMutationVariables>;
export const RemoveViewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveView"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeView"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<RemoveViewMutation, RemoveViewMutationVariables>;
export const ExportListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExportList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ListExportInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exportList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ticket"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}}]}}]}}]} as unknown as DocumentNode<ExportListMutation, ExportListMutationVariables>;
export const ListNoticesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListNotices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"NoticeFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cursor"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}},{"kind":"Argument","name":{"kind":"Name","value":"cursor"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cursor"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NoticeRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"totalIsExact"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pageSize"}},{"kind":"Field","name":{"kind":"Name","value":"nextCursor"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoticeRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"audience"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"accountName"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"isPinned"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"addressed"}},{"kind":"Field","name":{"kind":"Name","value":"delivered"}},{"kind":"Field","name":{"kind":"Name","value":"isSettled"}}]}}]} as unknown as DocumentNode<ListNoticesQuery, ListNoticesQueryVariables>;
export const LoadNoticeReachDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LoadNoticeReach"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"noticeReach"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reach"}},{"kind":"Field","name":{"kind":"Name","value":"read"}}]}}]}}]} as unknown as DocumentNode<LoadNoticeReachQuery, LoadNoticeReachQueryVariables>;
export const SaveNoticeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveNotice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveNoticeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveNotice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NoticeRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoticeRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"audience"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"accountName"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"isPinned"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"addressed"}},{"kind":"Field","name":{"kind":"Name","value":"delivered"}},{"kind":"Field","name":{"kind":"Name","value":"isSettled"}}]}}]} as unknown as DocumentNode<SaveNoticeMutation, SaveNoticeMutationVariables>;
export const ReviseNoticeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReviseNotice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReviseNoticeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reviseNotice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NoticeRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoticeRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"audience"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"accountName"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"isPinned"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"addressed"}},{"kind":"Field","name":{"kind":"Name","value":"delivered"}},{"kind":"Field","name":{"kind":"Name","value":"isSettled"}}]}}]} as unknown as DocumentNode<ReviseNoticeMutation, ReviseNoticeMutationVariables>;
export const PublishNoticeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PublishNotice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"revision"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publishNotice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"revision"},"value":{"kind":"Variable","name":{"kind":"Name","value":"revision"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NoticeRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoticeRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"audience"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"accountName"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"isPinned"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"addressed"}},{"kind":"Field","name":{"kind":"Name","value":"delivered"}},{"kind":"Field","name":{"kind":"Name","value":"isSettled"}}]}}]} as unknown as DocumentNode<PublishNoticeMutation, PublishNoticeMutationVariables>;
export const WithdrawNoticeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WithdrawNotice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawNotice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NoticeRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoticeRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"audience"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"accountName"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"isPinned"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"addressed"}},{"kind":"Field","name":{"kind":"Name","value":"delivered"}},{"kind":"Field","name":{"kind":"Name","value":"isSettled"}}]}}]} as unknown as DocumentNode<WithdrawNoticeMutation, WithdrawNoticeMutationVariables>;
export const DeleteNoticeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteNotice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteNotice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteNoticeMutation, DeleteNoticeMutationVariables>;
export const ListOperatorsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListOperators"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"operators"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"OperatorFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"roles"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"RoleFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"operators"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"operators"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OperatorRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"roles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"roles"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RoleRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OperatorRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OperatorRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"isEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"hasAuthenticator"}},{"kind":"Field","name":{"kind":"Name","value":"recoveryCodesLeft"}},{"kind":"Field","name":{"kind":"Name","value":"sessions"}},{"kind":"Field","name":{"kind":"Name","value":"lastLoginAt"}},{"kind":"Field","name":{"kind":"Name","value":"roleIds"}},{"kind":"Field","name":{"kind":"Name","value":"roles"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RoleRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OperatorRole"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"}},{"kind":"Field","name":{"kind":"Name","value":"adjustCase"}},{"kind":"Field","name":{"kind":"Name","value":"adjustDay"}},{"kind":"Field","name":{"kind":"Name","value":"operators"}}]}}]} as unknown as DocumentNode<ListOperatorsQuery, ListOperatorsQueryVariables>;
export const CreateOperatorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateOperator"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OperatorInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createOperator"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"operator"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"password"}}]}}]}}]} as unknown as DocumentNode<CreateOperatorMutation, CreateOperatorMutationVariables>;
export const UpdateOperatorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateOperator"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OperatorUpdateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateOperator"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<UpdateOperatorMutation, UpdateOperatorMutationVariables>;
export const ResetOperatorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResetOperator"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resetOperator"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"operator"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"password"}}]}}]}}]} as unknown as DocumentNode<ResetOperatorMutation, ResetOperatorMutationVariables>;
export const SignOutOperatorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignOutOperator"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signOutOperator"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<SignOutOperatorMutation, SignOutOperatorMutationVariables>;
export const SaveRoleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveRole"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RoleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveRole"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<SaveRoleMutation, SaveRoleMutationVariables>;
export const RemoveRoleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveRole"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeRole"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<RemoveRoleMutation, RemoveRoleMutationVariables>;
export const ListAllOrdersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListAllOrders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"OrderFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedOrderRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"totalIsExact"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pageSize"}},{"kind":"Field","name":{"kind":"Name","value":"nextCursor"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedOrderRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ListedOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusText"}},{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"buyerName"}},{"kind":"Field","name":{"kind":"Name","value":"sellerId"}},{"kind":"Field","name":{"kind":"Name","value":"sellerName"}},{"kind":"Field","name":{"kind":"Name","value":"courierName"}},{"kind":"Field","name":{"kind":"Name","value":"goodName"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"packageCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalFee"}},{"kind":"Field","name":{"kind":"Name","value":"refundFee"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}}]}}]} as unknown as DocumentNode<ListAllOrdersQuery, ListAllOrdersQueryVariables>;
export const ListAllParcelsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListAllParcels"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ParcelFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"parcels"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedParcelRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"totalIsExact"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pageSize"}},{"kind":"Field","name":{"kind":"Name","value":"nextCursor"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedParcelRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ListedParcel"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"packageNo"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusText"}},{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"buyerName"}},{"kind":"Field","name":{"kind":"Name","value":"sellerId"}},{"kind":"Field","name":{"kind":"Name","value":"sellerName"}},{"kind":"Field","name":{"kind":"Name","value":"courierName"}},{"kind":"Field","name":{"kind":"Name","value":"goodName"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"outputStatus"}},{"kind":"Field","name":{"kind":"Name","value":"outputResult"}},{"kind":"Field","name":{"kind":"Name","value":"waybillNo"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"packageFee"}},{"kind":"Field","name":{"kind":"Name","value":"refundFee"}}]}}]} as unknown as DocumentNode<ListAllParcelsQuery, ListAllParcelsQueryVariables>;
export const ReadOrderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReadOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusText"}},{"kind":"Field","name":{"kind":"Name","value":"agentId"}},{"kind":"Field","name":{"kind":"Name","value":"senderName"}},{"kind":"Field","name":{"kind":"Name","value":"senderPhone"}},{"kind":"Field","name":{"kind":"Name","value":"warehouseName"}},{"kind":"Field","name":{"kind":"Name","value":"courierName"}},{"kind":"Field","name":{"kind":"Name","value":"shopName"}},{"kind":"Field","name":{"kind":"Name","value":"goodName"}},{"kind":"Field","name":{"kind":"Name","value":"skuName"}},{"kind":"Field","name":{"kind":"Name","value":"pieceCount"}},{"kind":"Field","name":{"kind":"Name","value":"packageCount"}},{"kind":"Field","name":{"kind":"Name","value":"remark"}},{"kind":"Field","name":{"kind":"Name","value":"goodsFee"}},{"kind":"Field","name":{"kind":"Name","value":"courierFee"}},{"kind":"Field","name":{"kind":"Name","value":"remoteFee"}},{"kind":"Field","name":{"kind":"Name","value":"discountFee"}},{"kind":"Field","name":{"kind":"Name","value":"totalFee"}},{"kind":"Field","name":{"kind":"Name","value":"refundCount"}},{"kind":"Field","name":{"kind":"Name","value":"refundFee"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"payExpireAt"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"shippedAt"}},{"kind":"Field","name":{"kind":"Name","value":"receivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"completedAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledAt"}},{"kind":"Field","name":{"kind":"Name","value":"mayCancel"}},{"kind":"Field","name":{"kind":"Name","value":"buyer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"Field","name":{"kind":"Name","value":"seller"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"Field","name":{"kind":"Name","value":"parcels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderParcelPart"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"packageNo"}},{"kind":"Field","name":{"kind":"Name","value":"ownerId"}},{"kind":"Field","name":{"kind":"Name","value":"holder"}},{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"refunds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"refundNo"}},{"kind":"Field","name":{"kind":"Name","value":"packageNo"}},{"kind":"Field","name":{"kind":"Name","value":"statusText"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"appliedBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cases"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"caseNo"}},{"kind":"Field","name":{"kind":"Name","value":"packageNo"}},{"kind":"Field","name":{"kind":"Name","value":"kindText"}},{"kind":"Field","name":{"kind":"Name","value":"askText"}},{"kind":"Field","name":{"kind":"Name","value":"statusText"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"givenAmount"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"notices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"readAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"jobs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"tries"}},{"kind":"Field","name":{"kind":"Name","value":"startAfter"}}]}},{"kind":"Field","name":{"kind":"Name","value":"audit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"operator"}},{"kind":"Field","name":{"kind":"Name","value":"actionText"}},{"kind":"Field","name":{"kind":"Name","value":"targetText"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderParcelPart"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderParcel"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"packageNo"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusText"}},{"kind":"Field","name":{"kind":"Name","value":"outputStatus"}},{"kind":"Field","name":{"kind":"Name","value":"outputInfo"}},{"kind":"Field","name":{"kind":"Name","value":"outputResult"}},{"kind":"Field","name":{"kind":"Name","value":"resubmits"}},{"kind":"Field","name":{"kind":"Name","value":"autoSendResult"}},{"kind":"Field","name":{"kind":"Name","value":"thirdOrderNos"}},{"kind":"Field","name":{"kind":"Name","value":"shopName"}},{"kind":"Field","name":{"kind":"Name","value":"encrypted"}},{"kind":"Field","name":{"kind":"Name","value":"courierName"}},{"kind":"Field","name":{"kind":"Name","value":"waybillNo"}},{"kind":"Field","name":{"kind":"Name","value":"ownWaybill"}},{"kind":"Field","name":{"kind":"Name","value":"receiverName"}},{"kind":"Field","name":{"kind":"Name","value":"receiverPhone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"isErased"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}},{"kind":"Field","name":{"kind":"Name","value":"goodsFee"}},{"kind":"Field","name":{"kind":"Name","value":"courierFee"}},{"kind":"Field","name":{"kind":"Name","value":"remoteFee"}},{"kind":"Field","name":{"kind":"Name","value":"packageFee"}},{"kind":"Field","name":{"kind":"Name","value":"refundFee"}},{"kind":"Field","name":{"kind":"Name","value":"supplierShare"}},{"kind":"Field","name":{"kind":"Name","value":"agentShare"}},{"kind":"Field","name":{"kind":"Name","value":"commission"}},{"kind":"Field","name":{"kind":"Name","value":"settledAt"}},{"kind":"Field","name":{"kind":"Name","value":"traceText"}},{"kind":"Field","name":{"kind":"Name","value":"tracedAt"}},{"kind":"Field","name":{"kind":"Name","value":"promisedShipAt"}},{"kind":"Field","name":{"kind":"Name","value":"shippedAt"}},{"kind":"Field","name":{"kind":"Name","value":"signedAt"}},{"kind":"Field","name":{"kind":"Name","value":"openCaseId"}},{"kind":"Field","name":{"kind":"Name","value":"allowedActions"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"skuId"}},{"kind":"Field","name":{"kind":"Name","value":"goodName"}},{"kind":"Field","name":{"kind":"Name","value":"skuName"}},{"kind":"Field","name":{"kind":"Name","value":"merchantCode"}},{"kind":"Field","name":{"kind":"Name","value":"num"}},{"kind":"Field","name":{"kind":"Name","value":"goodsFee"}}]}}]}}]} as unknown as DocumentNode<ReadOrderQuery, ReadOrderQueryVariables>;
export const ReadTimelineDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReadTimeline"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"packageId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"parcelTimeline"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"packageId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"packageId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"packageId"}},{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"actor"}}]}}]}}]}}]} as unknown as DocumentNode<ReadTimelineQuery, ReadTimelineQueryVariables>;
export const CancelOrderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"amount"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Fen"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}},{"kind":"Argument","name":{"kind":"Name","value":"amount"},"value":{"kind":"Variable","name":{"kind":"Name","value":"amount"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"refundFee"}}]}}]}}]} as unknown as DocumentNode<CancelOrderMutation, CancelOrderMutationVariables>;
export const RefundParcelDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RefundParcel"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"packageId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"amount"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Fen"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refundParcel"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"packageId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"packageId"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}},{"kind":"Argument","name":{"kind":"Name","value":"amount"},"value":{"kind":"Variable","name":{"kind":"Name","value":"amount"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"packageId"}},{"kind":"Field","name":{"kind":"Name","value":"refundStatus"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}}]} as unknown as DocumentNode<RefundParcelMutation, RefundParcelMutationVariables>;
export const ResubmitWaybillDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResubmitWaybill"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"packageId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reissueWaybill"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"packageId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"packageId"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}]}]}}]} as unknown as DocumentNode<ResubmitWaybillMutation, ResubmitWaybillMutationVariables>;
export const ChangeReceiverDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeReceiver"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeReceiverInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeReceiver"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<ChangeReceiverMutation, ChangeReceiverMutationVariables>;
export const ListCourierNamesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListCourierNames"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courierNames"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<ListCourierNamesQuery, ListCourierNamesQueryVariables>;
export const ListPaymentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListPayments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"payments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"payNo"}},{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"payType"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"late"}},{"kind":"Field","name":{"kind":"Name","value":"channelTradeNo"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"totalIsExact"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pageSize"}},{"kind":"Field","name":{"kind":"Name","value":"nextCursor"}}]}}]}}]} as unknown as DocumentNode<ListPaymentsQuery, ListPaymentsQueryVariables>;
export const ListPaymentProblemsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListPaymentProblems"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentProblemFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paymentProblems"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PaymentProblemRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"totalIsExact"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pageSize"}},{"kind":"Field","name":{"kind":"Name","value":"nextCursor"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaymentProblemRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentProblem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"paymentId"}},{"kind":"Field","name":{"kind":"Name","value":"payNo"}},{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"payType"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"told"}},{"kind":"Field","name":{"kind":"Name","value":"channelTradeNo"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"resolvedAt"}}]}}]} as unknown as DocumentNode<ListPaymentProblemsQuery, ListPaymentProblemsQueryVariables>;
export const ListRechargeRefundsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListRechargeRefunds"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"RechargeRefundFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rechargeRefunds"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RechargeRefundRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"totalIsExact"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pageSize"}},{"kind":"Field","name":{"kind":"Name","value":"nextCursor"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RechargeRefundRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RechargeRefund"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"refundNo"}},{"kind":"Field","name":{"kind":"Name","value":"paymentId"}},{"kind":"Field","name":{"kind":"Name","value":"payNo"}},{"kind":"Field","name":{"kind":"Name","value":"payType"}},{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"tries"}},{"kind":"Field","name":{"kind":"Name","value":"nextTryAt"}},{"kind":"Field","name":{"kind":"Name","value":"transferNo"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}}]}}]} as unknown as DocumentNode<ListRechargeRefundsQuery, ListRechargeRefundsQueryVariables>;
export const LoadPaymentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LoadPayment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"payment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"payNo"}},{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"payType"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"late"}},{"kind":"Field","name":{"kind":"Name","value":"channelTradeNo"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expireAt"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"asks"}},{"kind":"Field","name":{"kind":"Name","value":"askedAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextAskAt"}},{"kind":"Field","name":{"kind":"Name","value":"reconcileAt"}},{"kind":"Field","name":{"kind":"Name","value":"movementId"}},{"kind":"Field","name":{"kind":"Name","value":"creditedAt"}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PaymentProblemRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"refunds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RechargeRefundRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"notices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isPushed"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"channelTradeNo"}},{"kind":"Field","name":{"kind":"Name","value":"times"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"operator"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaymentProblemRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentProblem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"paymentId"}},{"kind":"Field","name":{"kind":"Name","value":"payNo"}},{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"payType"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"told"}},{"kind":"Field","name":{"kind":"Name","value":"channelTradeNo"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"resolvedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RechargeRefundRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RechargeRefund"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"refundNo"}},{"kind":"Field","name":{"kind":"Name","value":"paymentId"}},{"kind":"Field","name":{"kind":"Name","value":"payNo"}},{"kind":"Field","name":{"kind":"Name","value":"payType"}},{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"tries"}},{"kind":"Field","name":{"kind":"Name","value":"nextTryAt"}},{"kind":"Field","name":{"kind":"Name","value":"transferNo"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}}]}}]} as unknown as DocumentNode<LoadPaymentQuery, LoadPaymentQueryVariables>;
export const AskChannelDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AskChannel"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"askChannel"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"tradeNo"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}}]}}]}}]} as unknown as DocumentNode<AskChannelMutation, AskChannelMutationVariables>;
export const ResolvePaymentProblemDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResolvePaymentProblem"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resolvePaymentProblem"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"resolvedAt"}}]}}]}}]} as unknown as DocumentNode<ResolvePaymentProblemMutation, ResolvePaymentProblemMutationVariables>;
export const RetryRechargeRefundDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RetryRechargeRefund"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"refundNo"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryRechargeRefund"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"refundNo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"refundNo"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nextTryAt"}}]}}]}}]} as unknown as DocumentNode<RetryRechargeRefundMutation, RetryRechargeRefundMutationVariables>;
export const ConfirmRechargeRefundDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmRechargeRefund"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"refundNo"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"transferNo"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmRechargeRefund"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"refundNo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"refundNo"}}},{"kind":"Argument","name":{"kind":"Name","value":"transferNo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"transferNo"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<ConfirmRechargeRefundMutation, ConfirmRechargeRefundMutationVariables>;
export const ListHomeItemsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListHomeItems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"homeItems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HomeItemFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HomeItemFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HomeItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"picture"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"goodId"}},{"kind":"Field","name":{"kind":"Name","value":"goodsNo"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"onSale"}},{"kind":"Field","name":{"kind":"Name","value":"audience"}},{"kind":"Field","name":{"kind":"Name","value":"startAt"}},{"kind":"Field","name":{"kind":"Name","value":"endAt"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<ListHomeItemsQuery, ListHomeItemsQueryVariables>;
export const CreateHomeItemDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateHomeItem"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NewHomeItemInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createHomeItem"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HomeItemFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HomeItemFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HomeItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"picture"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"goodId"}},{"kind":"Field","name":{"kind":"Name","value":"goodsNo"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"onSale"}},{"kind":"Field","name":{"kind":"Name","value":"audience"}},{"kind":"Field","name":{"kind":"Name","value":"startAt"}},{"kind":"Field","name":{"kind":"Name","value":"endAt"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<CreateHomeItemMutation, CreateHomeItemMutationVariables>;
export const AddHomeGoodsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddHomeGoods"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NewHomeGoodsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addHomeGoods"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HomeItemFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HomeItemFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HomeItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"picture"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"goodId"}},{"kind":"Field","name":{"kind":"Name","value":"goodsNo"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"onSale"}},{"kind":"Field","name":{"kind":"Name","value":"audience"}},{"kind":"Field","name":{"kind":"Name","value":"startAt"}},{"kind":"Field","name":{"kind":"Name","value":"endAt"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<AddHomeGoodsMutation, AddHomeGoodsMutationVariables>;
export const ChangeHomeItemDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeHomeItem"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"HomeItemInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeHomeItem"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HomeItemFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HomeItemFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HomeItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"picture"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"goodId"}},{"kind":"Field","name":{"kind":"Name","value":"goodsNo"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"onSale"}},{"kind":"Field","name":{"kind":"Name","value":"audience"}},{"kind":"Field","name":{"kind":"Name","value":"startAt"}},{"kind":"Field","name":{"kind":"Name","value":"endAt"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<ChangeHomeItemMutation, ChangeHomeItemMutationVariables>;
export const MoveHomeItemDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MoveHomeItem"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"before"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moveHomeItem"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"before"},"value":{"kind":"Variable","name":{"kind":"Name","value":"before"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HomeItemFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HomeItemFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HomeItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"picture"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"goodId"}},{"kind":"Field","name":{"kind":"Name","value":"goodsNo"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"onSale"}},{"kind":"Field","name":{"kind":"Name","value":"audience"}},{"kind":"Field","name":{"kind":"Name","value":"startAt"}},{"kind":"Field","name":{"kind":"Name","value":"endAt"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<MoveHomeItemMutation, MoveHomeItemMutationVariables>;
export const ShowHomeItemDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ShowHomeItem"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"shown"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"showHomeItem"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"shown"},"value":{"kind":"Variable","name":{"kind":"Name","value":"shown"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HomeItemFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HomeItemFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HomeItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"picture"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"goodId"}},{"kind":"Field","name":{"kind":"Name","value":"goodsNo"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"onSale"}},{"kind":"Field","name":{"kind":"Name","value":"audience"}},{"kind":"Field","name":{"kind":"Name","value":"startAt"}},{"kind":"Field","name":{"kind":"Name","value":"endAt"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<ShowHomeItemMutation, ShowHomeItemMutationVariables>;
export const RemoveHomeItemDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveHomeItem"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeHomeItem"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}]}]}}]} as unknown as DocumentNode<RemoveHomeItemMutation, RemoveHomeItemMutationVariables>;
export const LoadReportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LoadReport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReportName"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"unit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReportUnit"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"report"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}},{"kind":"Argument","name":{"kind":"Name","value":"unit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"unit"}}},{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"countedAt"}},{"kind":"Field","name":{"kind":"Name","value":"summary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReportFigureFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"figures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReportFigureFields"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReportFigureFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReportFigures"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orders"}},{"kind":"Field","name":{"kind":"Name","value":"parcels"}},{"kind":"Field","name":{"kind":"Name","value":"pieces"}},{"kind":"Field","name":{"kind":"Name","value":"turnover"}},{"kind":"Field","name":{"kind":"Name","value":"goodsFee"}},{"kind":"Field","name":{"kind":"Name","value":"margin"}},{"kind":"Field","name":{"kind":"Name","value":"commission"}},{"kind":"Field","name":{"kind":"Name","value":"supplierShare"}},{"kind":"Field","name":{"kind":"Name","value":"agentShare"}},{"kind":"Field","name":{"kind":"Name","value":"refundedParcels"}},{"kind":"Field","name":{"kind":"Name","value":"refundFee"}},{"kind":"Field","name":{"kind":"Name","value":"freightPaid"}},{"kind":"Field","name":{"kind":"Name","value":"freightCost"}},{"kind":"Field","name":{"kind":"Name","value":"freightAgents"}},{"kind":"Field","name":{"kind":"Name","value":"freightWon"}},{"kind":"Field","name":{"kind":"Name","value":"freightBorne"}},{"kind":"Field","name":{"kind":"Name","value":"late"}},{"kind":"Field","name":{"kind":"Name","value":"cases"}},{"kind":"Field","name":{"kind":"Name","value":"disputed"}},{"kind":"Field","name":{"kind":"Name","value":"shipHours"}},{"kind":"Field","name":{"kind":"Name","value":"refundRate"}},{"kind":"Field","name":{"kind":"Name","value":"disputedRate"}}]}}]} as unknown as DocumentNode<LoadReportQuery, LoadReportQueryVariables>;
export const ListReviewsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListReviews"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ReviewFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cursor"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reviews"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}},{"kind":"Argument","name":{"kind":"Name","value":"cursor"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cursor"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"goodId"}},{"kind":"Field","name":{"kind":"Name","value":"goodName"}},{"kind":"Field","name":{"kind":"Name","value":"goodPic"}},{"kind":"Field","name":{"kind":"Name","value":"skuName"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"buyerName"}},{"kind":"Field","name":{"kind":"Name","value":"sellerId"}},{"kind":"Field","name":{"kind":"Name","value":"sellerName"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"pics"}},{"kind":"Field","name":{"kind":"Name","value":"addedText"}},{"kind":"Field","name":{"kind":"Name","value":"addedPics"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"hiddenAt"}},{"kind":"Field","name":{"kind":"Name","value":"hiddenReason"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"totalIsExact"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pageSize"}},{"kind":"Field","name":{"kind":"Name","value":"nextCursor"}}]}}]}}]} as unknown as DocumentNode<ListReviewsQuery, ListReviewsQueryVariables>;
export const HideReviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"HideReview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hideReview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}]}]}}]} as unknown as DocumentNode<HideReviewMutation, HideReviewMutationVariables>;
export const ShowReviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ShowReview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"showReview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}]}]}}]} as unknown as DocumentNode<ShowReviewMutation, ShowReviewMutationVariables>;
export const ListSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SettingRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SettingRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Setting"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"initial"}},{"kind":"Field","name":{"kind":"Name","value":"isDefault"}},{"kind":"Field","name":{"kind":"Name","value":"minimum"}},{"kind":"Field","name":{"kind":"Name","value":"maximum"}},{"kind":"Field","name":{"kind":"Name","value":"choices"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}}]}}]} as unknown as DocumentNode<ListSettingsQuery, ListSettingsQueryVariables>;
export const LoadSettingHistoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LoadSettingHistory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settingHistory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"operator"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}},{"kind":"Field","name":{"kind":"Name","value":"isReset"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]} as unknown as DocumentNode<LoadSettingHistoryQuery, LoadSettingHistoryQueryVariables>;
export const SetSettingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetSetting"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SettingInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setSetting"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}}]}}]}}]} as unknown as DocumentNode<SetSettingMutation, SetSettingMutationVariables>;
export const ResetSettingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResetSetting"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SettingResetInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resetSetting"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}}]}}]}}]} as unknown as DocumentNode<ResetSettingMutation, ResetSettingMutationVariables>;
export const ListBoundShopsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListBoundShops"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ShopFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cursor"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shops"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}},{"kind":"Argument","name":{"kind":"Name","value":"cursor"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cursor"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"accountName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"shopName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"lapsesAt"}},{"kind":"Field","name":{"kind":"Name","value":"isLapsing"}},{"kind":"Field","name":{"kind":"Name","value":"autoOrder"}},{"kind":"Field","name":{"kind":"Name","value":"lastSyncAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"totalIsExact"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pageSize"}},{"kind":"Field","name":{"kind":"Name","value":"nextCursor"}}]}}]}}]} as unknown as DocumentNode<ListBoundShopsQuery, ListBoundShopsQueryVariables>;
export const LoadPlatformStatementDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LoadPlatformStatement"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"month"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"platformStatement"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"month"},"value":{"kind":"Variable","name":{"kind":"Name","value":"month"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"isWritten"}},{"kind":"Field","name":{"kind":"Name","value":"balanced"}},{"kind":"Field","name":{"kind":"Name","value":"parts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ownerKind"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"opening"}},{"kind":"Field","name":{"kind":"Name","value":"closing"}},{"kind":"Field","name":{"kind":"Name","value":"agrees"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"moneyIn"}},{"kind":"Field","name":{"kind":"Name","value":"moneyOut"}}]}}]}}]}}]}}]} as unknown as DocumentNode<LoadPlatformStatementQuery, LoadPlatformStatementQueryVariables>;
export const LoadAccountStatementDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LoadAccountStatement"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"accountId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"month"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountStatement"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"accountId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"accountId"}}},{"kind":"Argument","name":{"kind":"Name","value":"month"},"value":{"kind":"Variable","name":{"kind":"Name","value":"month"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"isOver"}},{"kind":"Field","name":{"kind":"Name","value":"parts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"opening"}},{"kind":"Field","name":{"kind":"Name","value":"closing"}},{"kind":"Field","name":{"kind":"Name","value":"agrees"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"moneyIn"}},{"kind":"Field","name":{"kind":"Name","value":"moneyOut"}}]}}]}}]}}]}}]} as unknown as DocumentNode<LoadAccountStatementQuery, LoadAccountStatementQueryVariables>;
export const ListSuppliersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListSuppliers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SupplierFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cursor"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"suppliers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}},{"kind":"Argument","name":{"kind":"Name","value":"cursor"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cursor"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"nickName"}},{"kind":"Field","name":{"kind":"Name","value":"packageCount"}},{"kind":"Field","name":{"kind":"Name","value":"shipMedian"}},{"kind":"Field","name":{"kind":"Name","value":"lateRate"}},{"kind":"Field","name":{"kind":"Name","value":"refundedRate"}},{"kind":"Field","name":{"kind":"Name","value":"disputedRate"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"depositLack"}},{"kind":"Field","name":{"kind":"Name","value":"deposit"}},{"kind":"Field","name":{"kind":"Name","value":"warnings"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"totalIsExact"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pageSize"}},{"kind":"Field","name":{"kind":"Name","value":"nextCursor"}}]}}]}}]} as unknown as DocumentNode<ListSuppliersQuery, ListSuppliersQueryVariables>;
export const LoadSupplierDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LoadSupplier"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supplier"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SupplierTermsFields"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"nickName"}},{"kind":"Field","name":{"kind":"Name","value":"packageCount"}},{"kind":"Field","name":{"kind":"Name","value":"shipMedian"}},{"kind":"Field","name":{"kind":"Name","value":"lateRate"}},{"kind":"Field","name":{"kind":"Name","value":"refundedRate"}},{"kind":"Field","name":{"kind":"Name","value":"caseRate"}},{"kind":"Field","name":{"kind":"Name","value":"disputedRate"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"answerMedian"}},{"kind":"Field","name":{"kind":"Name","value":"countedAt"}},{"kind":"Field","name":{"kind":"Name","value":"warnings"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"settleDays"}},{"kind":"Field","name":{"kind":"Name","value":"held"}},{"kind":"Field","name":{"kind":"Name","value":"heldParcels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"parcelId"}},{"kind":"Field","name":{"kind":"Name","value":"packageNo"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"until"}}]}},{"kind":"Field","name":{"kind":"Name","value":"depositMoves"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"goods"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"warehouses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SupplierTermsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SupplierDetails"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"commissionRate"}},{"kind":"Field","name":{"kind":"Name","value":"depositMin"}},{"kind":"Field","name":{"kind":"Name","value":"ownDepositMin"}},{"kind":"Field","name":{"kind":"Name","value":"deposit"}},{"kind":"Field","name":{"kind":"Name","value":"depositLack"}}]}}]} as unknown as DocumentNode<LoadSupplierQuery, LoadSupplierQueryVariables>;
export const SetSupplierTermsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetSupplierTerms"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SupplierTermsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setSupplierTerms"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SupplierTermsFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SupplierTermsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SupplierDetails"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"commissionRate"}},{"kind":"Field","name":{"kind":"Name","value":"depositMin"}},{"kind":"Field","name":{"kind":"Name","value":"ownDepositMin"}},{"kind":"Field","name":{"kind":"Name","value":"deposit"}},{"kind":"Field","name":{"kind":"Name","value":"depositLack"}}]}}]} as unknown as DocumentNode<SetSupplierTermsMutation, SetSupplierTermsMutationVariables>;
export const LoadSystemDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LoadSystem"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"system"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"migration"}},{"kind":"Field","name":{"kind":"Name","value":"pausedAt"}},{"kind":"Field","name":{"kind":"Name","value":"violations"}},{"kind":"Field","name":{"kind":"Name","value":"processes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"seenAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"queues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"due"}},{"kind":"Field","name":{"kind":"Name","value":"oldestAt"}},{"kind":"Field","name":{"kind":"Name","value":"running"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"schedules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"everySeconds"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"failedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isFailing"}},{"kind":"Field","name":{"kind":"Name","value":"error"}},{"kind":"Field","name":{"kind":"Name","value":"nextAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"platforms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"hour"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"calls"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"day"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"calls"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"failures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"calls"}}]}}]}}]}}]}}]} as unknown as DocumentNode<LoadSystemQuery, LoadSystemQueryVariables>;
export const ListFailedJobsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListFailedJobs"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"queue"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"failedJobs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"queue"},"value":{"kind":"Variable","name":{"kind":"Name","value":"queue"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"queue"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"tries"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"failedAt"}},{"kind":"Field","name":{"kind":"Name","value":"error"}}]}}]}}]} as unknown as DocumentNode<ListFailedJobsQuery, ListFailedJobsQueryVariables>;
export const RetryJobDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RetryJob"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"JobInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryJob"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<RetryJobMutation, RetryJobMutationVariables>;
export const RemoveJobDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveJob"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"JobInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeJob"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<RemoveJobMutation, RemoveJobMutationVariables>;
export const PauseCashOutsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PauseCashOuts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pauseCashOuts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pausedAt"}}]}}]}}]} as unknown as DocumentNode<PauseCashOutsMutation, PauseCashOutsMutationVariables>;
export const ResumeCashOutsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResumeCashOuts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resumeCashOuts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pausedAt"}}]}}]}}]} as unknown as DocumentNode<ResumeCashOutsMutation, ResumeCashOutsMutationVariables>;
export const CheckBooksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CheckBooks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checkBooks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nextFullAt"}}]}}]}}]} as unknown as DocumentNode<CheckBooksMutation, CheckBooksMutationVariables>;
export const RevealPersonDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevealPerson"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RevealPersonInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revealPerson"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}}]}}]}}]} as unknown as DocumentNode<RevealPersonMutation, RevealPersonMutationVariables>;
export const LoadWalletDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LoadWallet"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"accountId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"phone"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AccountKind"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"wallet"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"accountId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"accountId"}}},{"kind":"Argument","name":{"kind":"Name","value":"phone"},"value":{"kind":"Variable","name":{"kind":"Name","value":"phone"}}},{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"held"}},{"kind":"Field","name":{"kind":"Name","value":"frozen"}},{"kind":"Field","name":{"kind":"Name","value":"deposit"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawable"}},{"kind":"Field","name":{"kind":"Name","value":"recharged"}},{"kind":"Field","name":{"kind":"Name","value":"spent"}},{"kind":"Field","name":{"kind":"Name","value":"earned"}}]}}]}}]} as unknown as DocumentNode<LoadWalletQuery, LoadWalletQueryVariables>;
export const ListWalletLinesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListWalletLines"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"accountId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"WalletLineFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"walletLines"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"accountId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"accountId"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"logNo"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"balanceAfter"}},{"kind":"Field","name":{"kind":"Name","value":"frozenAfter"}},{"kind":"Field","name":{"kind":"Name","value":"bizNo"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"totalIsExact"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pageSize"}},{"kind":"Field","name":{"kind":"Name","value":"nextCursor"}},{"kind":"Field","name":{"kind":"Name","value":"sumIn"}},{"kind":"Field","name":{"kind":"Name","value":"sumOut"}}]}}]}}]} as unknown as DocumentNode<ListWalletLinesQuery, ListWalletLinesQueryVariables>;
export const ListAdjustmentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListAdjustments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AdjustmentFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adjustments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"packageNo"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"operator"}},{"kind":"Field","name":{"kind":"Name","value":"approvedBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"totalIsExact"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pageSize"}},{"kind":"Field","name":{"kind":"Name","value":"nextCursor"}}]}}]}}]} as unknown as DocumentNode<ListAdjustmentsQuery, ListAdjustmentsQueryVariables>;
export const LoadAdjustTermsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LoadAdjustTerms"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"accountId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isCompensation"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adjustTerms"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"accountId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"accountId"}}},{"kind":"Argument","name":{"kind":"Name","value":"isCompensation"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isCompensation"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"free"}},{"kind":"Field","name":{"kind":"Name","value":"caseLimit"}},{"kind":"Field","name":{"kind":"Name","value":"dayLeft"}}]}}]}}]} as unknown as DocumentNode<LoadAdjustTermsQuery, LoadAdjustTermsQueryVariables>;
export const AdjustBalanceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdjustBalance"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AdjustBalanceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adjustBalance"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adjustment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"approvalId"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}}]}}]}}]} as unknown as DocumentNode<AdjustBalanceMutation, AdjustBalanceMutationVariables>;
export const CompensateAccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CompensateAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CompensateAccountInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"compensateAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adjustment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"approvalId"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}}]}}]}}]} as unknown as DocumentNode<CompensateAccountMutation, CompensateAccountMutationVariables>;
export const ListRegionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListRegions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"regions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"parentCode"}},{"kind":"Field","name":{"kind":"Name","value":"level"}}]}}]}}]}}]} as unknown as DocumentNode<ListRegionsQuery, ListRegionsQueryVariables>;