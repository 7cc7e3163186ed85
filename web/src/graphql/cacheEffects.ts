import type { MutationName, QueryField } from './generated/names.ts';

/** What invalidates fields of Query besides a mutation: events of the change feed, and what is known some time after its mutation. */
type CacheEvent =
  | 'ordersChanged'
  | 'walletChanged'
  | 'noticesChanged'
  | 'shopOrdersPulled'
  | 'shopGoodsPulled'
  | 'shopBound'
  | 'labelsPrinted'
  | 'closingChanged';

export type CacheCause = MutationName | CacheEvent;

const order = ['orders', 'order'] as const;
const placed = ['orders', 'parcels', 'moneyLogs', 'lastPurchase'] as const;
const shopOrders = ['shopOrders', 'mergeOrders', 'shops', 'shopSkus'] as const;
const wallet = ['me', 'moneyLogs', 'walletDays', 'recharges', 'cashOuts', 'deposit'] as const;
const stock = ['goodStocks', 'stockLogs', 'stockReservations'] as const;
const cases = ['cases', 'caseMessages', 'returnParcels'] as const;
const orders = [...order, 'parcels', 'timeline', 'refunds', ...cases, 'problems', ...stock, 'waves'] as const;
const parcels = [...orders, ...wallet] as const;
const shop = ['shops', 'problems', 'assignedOrders'] as const;
const shopGoods = ['shopSkus', 'shopStocks', 'problems'] as const;
const sourceOrders = ['sourceOrders', ...shopOrders] as const;
const goods = ['sellerGoods', 'goods', 'good', 'goodStocks'] as const;
const stocked = [...stock, 'sellerGoods', 'sellerGood', 'sellerWarehouses', 'goods', 'good'] as const;
const transferred = [...stocked, 'stockTransfers'] as const;
const edited = [...stocked, 'bulkEdits', 'bulkEditLines'] as const;
const counted = ['stocktakes', 'stocktakeLines'] as const;
const waves = ['waves'] as const;
const warehouses = ['sellerWarehouses', 'warehouses', 'warehouse', 'freightTemplates'] as const;
const promotion = ['invitees', 'userProfits', 'defaultProfit', 'priceSimulation'] as const;
const addressBook = ['bookEntries', 'bookGroups'] as const;
const shipmentTemplates = ['shipmentTemplates', 'shipmentTemplate'] as const;
const senders = ['senders'] as const;
const personNotices = ['personNotices', 'unreadNotices'] as const;
const printSettings = ['printSettings'] as const;
const invoices = ['invoices', 'invoice', 'billable'] as const;
const waybillAccounts = ['waybillAccounts', 'problems'] as const;
const listings = ['shopListings', 'problems'] as const;
const erpAccounts = ['erpAccounts', 'erpTrades', 'erpStocks', 'erpGoods', 'problems'] as const;

/** The fields of Query whose cached answers no longer hold, by what has happened. */
export const cacheEffects: { readonly [Cause in CacheCause]?: readonly QueryField[] } & Readonly<
  Record<CacheEvent, readonly QueryField[]>
> = {
  ordersChanged: orders,
  walletChanged: wallet,
  // An operator's step of a claim is told, and what has changed of a template.
  noticesChanged: [...personNotices, 'courierClaims', 'problems', ...shipmentTemplates],
  shopOrdersPulled: shopOrders,
  shopGoodsPulled: shopGoods,
  shopBound: [...shop, 'shopOrders'],
  labelsPrinted: parcels,
  closingChanged: ['me'],
  SaveSplitReceiver: ['splitReceiver'],
  RemoveSplitReceiver: ['splitReceiver'],
  CreateApiToken: ['apiTokens', 'consents', 'legalTexts'],
  RevokeApiToken: ['apiTokens'],
  InviteMember: ['members'],
  DeleteMemberInvitation: ['members'],
  ChangeMember: ['members'],
  DeleteMember: ['members'],
  DeleteMembership: ['accountEntrances'],
  SaveNoticeWays: ['noticeWays'],
  SetLowBalance: ['noticeWays'],
  AddGroupRobot: ['noticeWays'],
  RenameGroupRobot: ['noticeWays'],
  DeleteGroupRobot: ['noticeWays'],
  WakeGroupRobot: ['noticeWays'],
  TestGroupRobot: ['noticeWays'],
  CreateWebhook: ['webhooks'],
  UpdateWebhook: ['webhooks'],
  DeleteWebhook: ['webhooks'],
  RotateWebhookSecret: ['webhooks'],
  WakeWebhook: ['webhooks'],
  TestWebhook: ['webhooks', 'webhookMessages'],
  ResendWebhookMessage: ['webhooks', 'webhookMessages'],
  SaveInvoiceTitle: ['invoiceTitles'],
  DeleteInvoiceTitle: ['invoiceTitles'],
  AskInvoices: invoices,
  BeginInvoice: invoices,
  IssueInvoice: invoices,
  RefuseInvoice: invoices,
  SaveBookEntry: addressBook,
  ImportBookEntries: addressBook,
  MoveBookEntries: addressBook,
  DeleteBookEntries: addressBook,
  KeepReceivers: addressBook,
  ConfirmOrder: order,
  CancelOrder: order,
  CancelPlaced: order,
  ResubmitOrder: order,
  SetRerouteRule: ['rerouteRule'],
  MoveStoppedParcels: [...parcels, 'stoppedParcels', 'shopOrders', 'lastPurchase'],
  SyncOrder: order,
  RetryAutoSend: order,
  ReviewOrder: [...order, 'orderReviews', 'reviews', 'good'],
  AddToReview: ['orderReviews', 'reviews', 'good'],
  AnswerReview: ['sellerReviews', 'reviews'],
  CreateShipment: placed,
  PayShipment: placed,
  CreateBatch: [...placed, ...shopOrders],
  PayBatch: [...placed, ...shopOrders],
  MergeShopOrders: shopOrders,
  SplitMergeOrder: shopOrders,
  IgnoreShopOrders: shopOrders,
  ResendShipped: parcels,
  ResubmitParcels: parcels,
  EditReceiver: parcels,
  FillWaybills: parcels,
  RefundParcels: parcels,
  RevokeRefund: parcels,
  AnswerRefund: parcels,
  ConfirmReturn: parcels,
  OpenCase: parcels,
  AnswerCase: parcels,
  ReplyToCase: parcels,
  SayInCase: cases,
  ScanReturn: cases,
  LinkReturn: cases,
  AppealCase: parcels,
  SaveShipmentTemplate: shipmentTemplates,
  RenameShipmentTemplate: shipmentTemplates,
  MarkShipmentTemplateUsed: shipmentTemplates,
  DeleteShipmentTemplates: shipmentTemplates,
  SaveBasketLine: ['basketLines'],
  DeleteBasketLines: ['basketLines'],
  SaveAnswerTemplate: ['answerTemplates'],
  MarkAnswerTemplateUsed: ['answerTemplates'],
  DeleteAnswerTemplate: ['answerTemplates'],
  OpenCourierClaim: ['courierClaims'],
  UpdateCourierClaim: ['courierClaims'],
  CreateCashOut: wallet,
  RevokeCashOut: wallet,
  PayIntoDeposit: wallet,
  TakeOutOfDeposit: wallet,
  BeginRealName: wallet,
  DeleteShop: shop,
  UpdateShop: ['shopStocks'],
  ResendShopStocks: ['shopStocks'],
  LinkShopOffer: shopGoods,
  DeleteShopOffer: shopGoods,
  CreateSourceOrders: sourceOrders,
  PaySourceOrder: sourceOrders,
  OpenSourceCashier: sourceOrders,
  RetrySourceOrder: sourceOrders,
  CancelSourceOrder: sourceOrders,
  CreateListings: listings,
  RetryListings: listings,
  RemoveListings: listings,
  SendListingChanges: listings,
  SetSoldAnyway: ['shopStocks'],
  SaveLinkPriceRule: ['shopStocks'],
  PullShopGoods: ['shopGoodsPull'],
  EndShopGoodsPull: ['shopGoodsPull'],
  AddShopGood: shopGoods,
  SaveShopLinks: shopGoods,
  ImportShopSkus: shopGoods,
  DeleteShopGood: shopGoods,
  CreateGood: goods,
  UpdateGood: goods,
  ImportGoods: [...goods, 'sellerGood'],
  SavePriceSteps: ['sellerGood', 'goods', 'good'],
  CreatePriceList: ['priceLists'],
  UpdatePriceList: ['priceLists'],
  DeletePriceLists: ['priceLists'],
  SetGoodsOnSale: goods,
  DeleteGoods: goods,
  CreateGoodStock: stocked,
  UpdateGoodStock: stocked,
  DeleteGoodStock: stocked,
  ImportGoodStocks: stocked,
  SendStockTransfer: transferred,
  ReceiveStockTransfer: transferred,
  CancelStockTransfer: transferred,
  ApplyBulkEdit: edited,
  UndoBulkEdit: edited,
  BeginStocktake: ['stocktakes'],
  SaveStocktakeLines: counted,
  ImportStocktakeLines: counted,
  PostStocktake: [...stocked, ...counted],
  DiscardStocktake: counted,
  CreateWave: waves,
  CloseWave: waves,
  CloseAtBench: waves,
  ConfirmPacked: waves,
  FillAtBench: parcels,
  SaveBuyerNote: ['buyerNote'],
  CreateWarehouse: warehouses,
  UpdateWarehouse: warehouses,
  SetWarehouseStatus: warehouses,
  DeleteWarehouse: warehouses,
  CreateFreightTemplate: ['freightTemplates'],
  CopyFreightTemplate: ['freightTemplates'],
  DeleteFreightTemplate: ['freightTemplates'],
  UpdateFreightTemplate: [...warehouses, 'goods', 'good'],
  SetTemplateOfWarehouses: warehouses,
  SetDefaultProfit: promotion,
  CreateUserProfits: promotion,
  UpdateUserProfit: promotion,
  DeleteUserProfits: promotion,
  CreateSender: senders,
  UpdateSender: senders,
  DeleteSender: senders,
  ReadNotices: personNotices,
  SavePrintSetting: printSettings,
  CopyPrintSetting: printSettings,
  DeletePrintSetting: printSettings,
  SendLicence: ['licences'],
  SaveWaybillAccount: waybillAccounts,
  SetWaybillAccountEnabled: waybillAccounts,
  CheckWaybillAccount: waybillAccounts,
  DeleteWaybillAccount: waybillAccounts,
  SaveErpAccount: erpAccounts,
  RetryErpAccount: erpAccounts,
  PushErpGoods: ['erpAccounts', 'erpGoods'],
  DeleteErpAccount: erpAccounts,
};
