/*
 * The numbers of statuses and kinds, as REST shows them and the tables keep them. SQL functions name them the same way,
 * as ${orderStatus.cancelled} in api/src/db/functions.
 */

/** `account.kind`: buyers and suppliers. */
export const accountKinds = { buyer: 1, seller: 2 } as const;

/** `account.status`. */
export const accountStatuses = { active: 1, frozen: 2, closed: 4 } as const;

/** `account.real_status`, REST `realStatus`. */
export const realStatuses = { none: 0, checking: 1, verified: 2, failed: 3 } as const;

/** REST `order.status`. */
export const orderStatus = {
  pendingPayment: 10,
  pendingShipment: 20,
  pendingReceipt: 30,
  pendingReview: 40,
  completed: 50,
  cancelled: 60,
  closed: 70,
} as const;

/** REST `order.cancelType`. */
export const cancelTypes = { buyer: 1, timeout: 2, stockShort: 3, warehousePaused: 4, system: 5 } as const;

/** REST `orderPackage.status`. */
export const parcelStatus = {
  pendingPayment: 10,
  pendingShipment: 20,
  shipped: 30,
  inTransit: 40,
  signed: 50,
  abnormal: 60,
  refunded: 70,
  cancelled: 80,
} as const;

/** REST `orderPackage.outputStatus`. */
export const outputStatuses = {
  none: 0,
  queued: 1,
  issuing: 2,
  issued: 3,
  failed: 4,
  voiding: 5,
  voided: 6,
} as const;

/** REST `orderPackage.autoSendStatus`. */
export const autoSendStatuses = {
  none: 0,
  waiting: 1,
  sending: 2,
  success: 3,
  failed: 4,
  paused: 5,
  external: 6,
} as const;

/**
 * REST `goods.status`. Visitors see goods on sale, and by id those formerly on sale; the rest is visible to the
 * supplier only.
 */
export const goodsStatus = {
  draft: 0,
  onSale: 1,
  offSale: 2,
  auditing: 3,
  rejected: 4,
  banned: 5,
} as const;

/** REST `warehouse.status` and `courier.status`. */
export const serviceStatus = { active: 1, closed: 2, paused: 3 } as const;

/** REST `refund.status` and `orderPackage.refundStatus`. */
export const refundStatus = {
  none: 0,
  applied: 10,
  voiding: 20,
  waitSeller: 30,
  success: 40,
  rejected: 50,
  revoked: 60,
} as const;

/** REST `caseKind`: what is wrong with a parcel. */
export const caseKinds = {
  unspecified: 0,
  notReceived: 1,
  late: 2,
  damaged: 3,
  wrong: 4,
  missing: 5,
  quality: 6,
  noReason: 7,
  intercepted: 8,
  rejected: 9,
} as const;
export type CaseKind = (typeof caseKinds)[keyof typeof caseKinds];

/** REST `caseAsk`: what a buyer wants for it. */
export const caseAsks = { wholeRefund: 1, part: 2, replacement: 3, returnRefund: 4, freight: 5 } as const;
export type CaseAsk = (typeof caseAsks)[keyof typeof caseAsks];

/** REST `caseStatus`. From 70 on a case is over. */
export const caseStatus = {
  waitSeller: 10,
  waitBuyer: 20,
  /** The goods are to be sent back. */
  waitReturn: 30,
  /** They are on their way back, or there: the supplier inspects them. */
  inspecting: 40,
  /** A replacement is on its way. */
  replacing: 50,
  judging: 60,
  resolved: 70,
  closed: 80,
} as const;
export type CaseStatus = (typeof caseStatus)[keyof typeof caseStatus];

/** REST `freightBy`: who bears what sending a replacement costs. */
export const freightBearers = { seller: 1, buyer: 2, platform: 3 } as const;
export type FreightBearer = (typeof freightBearers)[keyof typeof freightBearers];

/** REST `returnedGoods`: what became of goods that came back. */
export const returnedGoods = { restocked: 1, unsellable: 2, sentBack: 3 } as const;
export type ReturnedGoods = (typeof returnedGoods)[keyof typeof returnedGoods];

/** REST `claimKind`: what a courier did to a parcel. */
export const claimKinds = { lost: 1, damaged: 2, late: 3 } as const;
export type ClaimKind = (typeof claimKinds)[keyof typeof claimKinds];

/** REST `claimStatus`. From 40 on a claim against a courier is over. */
export const claimStatus = {
  opened: 10,
  submitted: 20,
  accepted: 30,
  paid: 40,
  refused: 50,
  withdrawn: 60,
} as const;

/** REST `orderPackage.settleStatus`: how the shares of a parcel stand. */
export const settleStatus = { none: 0, waiting: 1, settled: 2, reversed: 3 } as const;

/** REST `shop.status`. */
export const shopStatuses = { active: 1, expiring: 2, expired: 3, disabled: 4, unbound: 5 } as const;

/** REST `shopStock.state`: a quantity that the shop is still to be told, has taken, or has not taken. */
export const shopStockStates = { waiting: 0, sent: 1, failed: 2 } as const;

/** REST `shop.marginAction`: what happens where too little is left of a price. 0 stands for nothing. */
export const marginActions = { tell: 1, raise: 2, stop: 3 } as const;

/** REST `shopListing.state`: goods that are still to be put up, were, or were not. */
export const shopListingStates = { waiting: 0, listed: 1, failed: 2 } as const;

/**
 * REST `shopListing.verdict`: what a platform said later of goods that were put up; `none` where it was not asked yet, or they
 * are a draft. Taken off sale by the shop, or by the platform itself.
 */
export const listingVerdicts = {
  ...{ none: 0, passed: 1, inReview: 2, refused: 3, offSale: 4, banned: 5, gone: 6 },
} as const;

/** Of what is bought at a source for an order of a shop. */
export const sourceOrderStatuses = { waiting: 0, unpaid: 1, paid: 2, sent: 3, told: 4, closed: 5 } as const;

/** REST `shopOrder.importStatus`. */
export const importStatuses = {
  pending: 0,
  ordered: 1,
  shipped: 2,
  returned: 3,
  ignored: 4,
  intercepted: 5,
  assigned: 6,
} as const;

/** REST `assignedOrder.wait`: why what a merchant has assigned was not ordered yet. */
export const assignedWaits = {
  merchantUnknown: 1,
  lapsed: 2,
  unlinked: 3,
  leftToMerchant: 4,
  notOrdered: 5,
} as const;

/** REST `shopOrder.remoteStatus`, as far as rules are about it. */
export const remoteStatuses = { pendingShipment: 2, shippedInPart: 3, shipped: 4, closed: 6 } as const;

/** REST `shopOrder.remoteRefundStatus`, as far as rules are about it. */
export const remoteRefundStatuses = { none: 0, refunded: 2 } as const;

/** `merge_order.status`. */
export const mergeStatuses = { merged: 1, split: 2 } as const;

/** REST `pay.status`. Closed and failed ones are credited too when the channel says that they were paid all the same. */
export const payStatus = {
  pending: 0,
  paid: 1,
  closed: 2,
  failed: 3,
  refunded: 4,
  abnormal: 5,
} as const;

/** REST and ops: how a refund of a recharge stands. */
export const rechargeRefundStatuses = { underway: 0, done: 1, refused: 2 } as const;

/** `cash_out_split.status`: a part of a recharge by which a channel pays a cash-out. */
export const splitStatus = { underway: 0, done: 1, refused: 2, closed: 3 } as const;

/** Of channels: how often one payment may be split. */
export const splitLimits = { perPayment: 50 } as const;

/** REST `cashOut.status`. How it may go on is said by `advance_cash_out`. */
export const cashOutStatus = {
  auditing: 0,
  approved: 10,
  paying: 20,
  paid: 30,
  rejected: 40,
  failed: 50,
  revoked: 60,
} as const;
export type CashOutStatus = (typeof cashOutStatus)[keyof typeof cashOutStatus];

/** Kinds of ledger movements, as `userMoneyLog.type` shows them. */
export const moneyLogTypes = {
  recharge: 1,
  orderPay: 2,
  packageRefund: 3,
  cashOutFreeze: 4,
  cashOutPaid: 5,
  cashOutReturn: 6,
  agentProfit: 7,
  agentReverse: 8,
  supplierSettle: 9,
  supplierReverse: 10,
  bonus: 11,
  adjust: 12,
  supplement: 13,
  compensation: 14,
  demo: 15,
  rechargeReturn: 16,
  rechargeReturnFailed: 17,
  /** Of the platform's own accounts alone. */
  rechargeReturned: 18,
  demoGivenUp: 19,
  depositTopUp: 20,
  depositPayIn: 21,
  depositReturn: 22,
  depositPaid: 23,
  replacementFreight: 24,
  courierClaim: 30,
} as const;

/** Defaults of settings that functions of the database read, in fen. */
export const settingDefaults = { depositMin: 100_000 } as const;

/** REST `stockLog.type`. */
export const stockLogTypes = {
  stockIn: 1,
  stockTake: 2,
  reserved: 3,
  cancelled: 4,
  timedOut: 5,
  shipped: 6,
  returned: 7,
  imported: 8,
  transferOut: 9,
  transferIn: 10,
  transferBack: 11,
  transferLoss: 12,
  bulkEdit: 13,
  safety: 14,
} as const;

/** REST `transferStatus`. */
export const transferStatus = { sent: 10, received: 20, cancelled: 30 } as const;

/** REST `transferReason`: why fewer pieces arrived than were sent. */
export const transferReasons = { short: 1, damaged: 2 } as const;

/** REST `stocktakeStatus`. */
export const stocktakeStatus = { draft: 10, posted: 20, discarded: 30 } as const;

/** REST `stocktakeReason`: why the shelf has another number of pieces than the book. */
export const stocktakeReasons = { more: 1, fewer: 2, damaged: 3, other: 4 } as const;

/** `goods.steps_per`: what the pieces of price steps are counted in, a parcel or all that is placed together. */
export const stepsPer = { parcel: 1, order: 2 } as const;

/** REST `bulkEditKind`: what of many goods is changed at once. */
export const bulkEditKinds = {
  supplyPrice: 1,
  weight: 2,
  stock: 3,
  category: 4,
  onSale: 5,
  freightTemplate: 6,
  safetyStock: 7,
} as const;

/** REST `change.mode` of a bulk edit. */
export const bulkEditModes = { set: 1, add: 2, percent: 3 } as const;

/** REST `undoReason`: why an undo left a row as it was. */
export const undoReasons = { changed: 1, gone: 2, refused: 3, valueGone: 4 } as const;

/** `invoice.kind`: what an invoice is of. */
export const invoiceKinds = { goods: 1, fee: 2, recharge: 3, supply: 4 } as const;
export type InvoiceKind = (typeof invoiceKinds)[keyof typeof invoiceKinds];

/** `invoice.status`. */
export const invoiceStatus = { asked: 1, issuing: 2, issued: 3, refused: 4 } as const;
export type InvoiceStatus = (typeof invoiceStatus)[keyof typeof invoiceStatus];

/** `operator_approval.status`. */
export const approvalStatuses = { waiting: 1, approved: 2, refused: 3, revoked: 4 } as const;

/** `invoice.custody`: who sells the goods, by the setting `custody`. */
export const custodies = { licensed: 1, resale: 2 } as const;

/** Days within which an invoice is to be issued. */
export const invoiceTerms = { days: 7 } as const;

/** `webhook_message.state`. */
export const webhookStates = { waiting: 1, delivered: 2, failed: 3 } as const;

/** `change_event.kind`: the things whose changes programs catch up on. What open pages are told of comes first. */
export const changeKinds = {
  none: 0,
  order: 1,
  parcel: 2,
  refund: 3,
  goods: 4,
  stock: 5,
  cashOut: 6,
} as const;

/** `shop.platform` of the accounts with which goods are bought, not sold. */
export const sourcePlatforms = { ali1688: 8 } as const;

/** REST `erpTrade.state`: a parcel that a supplier's ERP is to ship. */
export const erpTradeStates = {
  waiting: 1,
  pushed: 2,
  shipped: 3,
  cancelling: 4,
  cancelled: 5,
  /** The ERP has shipped it under a number that was not taken here. */
  refused: 6,
} as const;

/** REST `erpStock.state`: what an ERP has told of an article in a warehouse. */
export const erpStockStates = { due: 0, taken: 1, unlinked: 2, refused: 3 } as const;

/** REST `erpGood.state`: goods that an ERP is still to take, has taken, or has not taken. */
export const erpGoodStates = { waiting: 1, taken: 2, failed: 3 } as const;
