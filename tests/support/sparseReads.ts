import type { Person, TestApi } from './api.ts';
import { invitationOf } from './members.ts';
import { plantBuyer, plantSeller } from './twoWholeAccounts.ts';

/** A call of a route that only reads; null stands for a visitor. */
export type Read = {
  as: Person | null;
  method: 'GET' | 'POST';
  path: string;
  query?: Record<string, string>;
  body?: object;
};

/** A call of every route that takes `fields`, with something to answer. */
export async function sparseReads(api: TestApi): Promise<Read[]> {
  const seller = await plantSeller(api, '甲');
  const buyer = await plantBuyer(api, '乙', seller);
  const { shop } = seller;
  const [ids] = await api.query<
    Record<
      | 'orderId'
      | 'packageId'
      | 'shopId'
      | 'shopOrderId'
      | 'noticeId'
      | 'caseId'
      | 'stocktakeId'
      | 'editId'
      | 'freightTemplateId'
      | 'shipmentTemplateId'
      | 'invoiceId'
      | 'endpointId'
      | 'erpAccountId',
      number
    >
  >(
    `SELECT p.order_id AS "orderId", p.id AS "packageId", s.id AS "shopId",
            (SELECT max(id) FROM shop_order WHERE shop_id = s.id) AS "shopOrderId",
            (SELECT min(id) FROM notice WHERE type < 4) AS "noticeId",
            (SELECT max(id) FROM freight_template) AS "freightTemplateId",
            (SELECT max(id) FROM shipment_template WHERE account_id = p.account_id) AS "shipmentTemplateId",
            (SELECT max(id) FROM invoice WHERE account_id = p.account_id) AS "invoiceId",
            (SELECT max(id) FROM webhook_endpoint WHERE account_id = p.account_id) AS "endpointId",
            (SELECT max(id) FROM erp_account WHERE seller_id = p.seller_id) AS "erpAccountId",
            (SELECT max(id) FROM stocktake) AS "stocktakeId", (SELECT max(id) FROM bulk_edit) AS "editId",
            (SELECT max(id) FROM after_sale_case WHERE account_id = p.account_id) AS "caseId"
       FROM order_package p JOIN shop s ON s.account_id = p.account_id WHERE p.account_id = $1 ORDER BY p.id DESC LIMIT 1`,
    [buyer.accountId],
  );
  if (!ids) throw new Error('nothing was ordered');
  await api.query(
    `INSERT INTO webhook_message (endpoint_id, type, thing, data) VALUES ($1, 'order.paid', 'order 1', '{"id": 1}')`,
    [ids.endpointId],
  );
  const extras = { showGoods: true, showNum: true, showRemark: true, showOrderNo: true, text: '谢谢' };
  await api.query('UPDATE print_setting SET extras = $1', [extras]);
  const sheet = await buyer.call<{ taskId: string }>('POST', '/userMoneyLogs/exportMoneyLogs', {
    format: 'csv',
  });
  const get = (as: Read['as'], path: string, query: Read['query'] = {}): Read => ({
    as,
    method: 'GET',
    path,
    query,
  });
  const post = (as: Read['as'], path: string, body: object = {}): Read => ({
    as,
    method: 'POST',
    path,
    body,
  });
  const goodId = String(shop.goodId);
  return [
    post(null, '/setting/getSetting'),
    get(null, '/goods/list', { pageSize: '5' }),
    get(buyer, '/goods/list', { pageSize: '5', keyword: '熊', sort: '3' }),
    get(buyer, '/goods/list', { ids: goodId }),
    get(null, '/goods/facets', { keyword: '熊' }),
    get(buyer, '/goods/facets', { keyword: '熊', inStock: 'true' }),
    get(null, '/goods/id', { id: '56' }),
    get(buyer, '/goods/id', { id: goodId }),
    get(null, '/goods/categoryList'),
    get(null, '/goods/areaList'),
    get(null, '/home/places'),
    get(buyer, '/goods/prices', { ids: `${goodId},56` }),
    post(null, '/reviews/getReviewsList', { goodId: shop.goodId }),
    post(buyer, '/reviews/findOrderReviews', { orderId: ids.orderId }),
    post(null, '/notice/list'),
    post(null, '/notice/id', { id: ids.noticeId }),
    get(null, '/legal/list'),
    post(null, '/common/getGeoList', { level: 1 }),
    post(null, '/common/getIpGeo'),
    post(buyer, '/couriers/getCouriersList'),
    get(buyer, '/user/info'),
    get(buyer, '/warehouse/list', { pageSize: '3' }),
    post(buyer, '/warehouse/list', { pageSize: 3 }),
    get(buyer, '/warehouse/id', { id: String(shop.warehouseId) }),
    post(buyer, '/warehouse/id', { id: shop.warehouseId }),
    post(buyer, '/orders/parseAddress', { text: '张三 13800000011 浙江省杭州市西湖区文三路123号' }),
    post(buyer, '/orders/parsePlaces', { places: ['浙江省杭州市西湖区文三路123号'] }),
    post(buyer, '/addressBook/list'),
    post(buyer, '/addressBook/groups'),
    get(buyer, '/sellerSends/find'),
    post(buyer, '/reroutes/getStoppedParcels'),
    post(buyer, '/reroutes/getRule'),
    post(buyer, '/basketLines/list'),
    post(buyer, '/shipmentTemplates/list'),
    post(buyer, '/shipmentTemplates/find', { id: ids.shipmentTemplateId }),
    post(buyer, '/goodCollect/getGoodCollectList'),
    post(buyer, '/orders/getOrdersList'),
    post(buyer, '/orders/findOrders', { id: ids.orderId }),
    post(buyer, '/orders/lastBuyGood'),
    post(buyer, '/orderPackages/getOrderPackagesList'),
    post(seller, '/orderPackages/toShip'),
    post(buyer, '/orderPackages/timeline', { packageId: ids.packageId }),
    post(buyer, '/orderPackages/findOrdered', { platform: 0, thirdOrderNos: [`T-${buyer.accountId}-2`] }),
    post(buyer, '/orderPackages/findByRows', { rows: [{ row: 1, thirdOrderNo: `T-${buyer.accountId}-2` }] }),
    post(buyer, '/refunds/getRefundsList'),
    post(buyer, '/afterSales/getCasesList'),
    post(buyer, '/afterSales/messages', { caseId: ids.caseId }),
    post(buyer, '/problems/list'),
    post(buyer, '/userMoneyLogs/getUserMoneyLogsList'),
    post(buyer, '/userMoneyLogs/days', { days: 3 }),
    get(buyer, '/statements/month', { month: new Date().toISOString().slice(0, 7) }),
    post(buyer, '/exports/find', { taskId: sheet.data.taskId }),
    post(buyer, '/recharges/getRechargesList'),
    get(buyer, '/pay/channels'),
    post(buyer, '/cashOut/limits'),
    get(seller, '/licence/getLicenceList'),
    get(seller, '/licence/getStoreLicences', { warehouseId: String(shop.warehouseId) }),
    get(seller, '/deposit/mine'),
    get(seller, '/splitReceiver/mine'),
    get(buyer, '/tokens/list'),
    get(buyer, '/tokens/documents'),
    get(buyer, '/members/list'),
    get(buyer, '/common/accounts'),
    get(null, '/members/invitation', { code: await invitationOf(api, buyer, 'viewer') }),
    get(buyer, '/noticeWays/find'),
    get(buyer, '/webhooks/list'),
    post(buyer, '/webhooks/messages', { endpointId: ids.endpointId }),
    get(buyer, '/invoiceTitles/list'),
    get(buyer, '/invoices/list'),
    post(buyer, '/invoices/read', { id: ids.invoiceId }),
    post(buyer, '/invoices/billable', { kind: 1 }),
    post(buyer, '/notice/mine'),
    post(buyer, '/notice/unread'),
    post(buyer, '/cashOut/getCashOutList'),
    post(buyer, '/user/invite/list'),
    post(buyer, '/user/invite/days', { days: 3 }),
    post(buyer, '/user/league'),
    post(buyer, '/userProfits/getUserProfitsList'),
    post(buyer, '/userProfits/simulate', {
      goodId: 56,
      warehouseId: 1,
      courierId: 1,
      num: 1,
      areaCode: '330106',
    }),
    get(buyer, '/shops/platforms'),
    post(buyer, '/shops/getShopsList'),
    post(buyer, '/shops/getShopGoodsList', { shopId: ids.shopId }),
    post(buyer, '/shops/getShopSkusList', { shopId: ids.shopId }),
    post(buyer, '/shops/getShopStocksList', { shopId: ids.shopId }),
    post(buyer, '/sourceOrders/getSourceOrdersList'),
    post(buyer, '/shops/getShopListingsList', { shopId: ids.shopId }),
    post(buyer, '/shops/planListings', {
      shopId: ids.shopId,
      goodIds: [shop.goodId],
      rule: { times: 150, plus: 0, ending: 0, floor: 0 },
    }),
    post(buyer, '/statistics/shopSales', { unit: 'goods' }),
    post(buyer, '/shops/getGoodsPull', { shopId: ids.shopId }),
    post(buyer, '/shops/findSkus', { shopId: ids.shopId, keyword: '熊' }),
    post(buyer, '/shopOrders/getShopOrdersList'),
    post(buyer, '/shopOrders/plan', { shopId: ids.shopId, shopOrderIds: [ids.shopOrderId], byItems: true }),
    get(buyer, '/legal/mine'),
    get(buyer, '/closing/find'),
    get(seller, '/seller/info'),
    post(seller, '/goods/getGoodsList'),
    post(seller, '/shopOrders/getAssignedOrdersList'),
    post(seller, '/goods/findGoods', { id: shop.goodId }),
    post(seller, '/goods/getSkusList'),
    post(seller, '/warehouse/getWarehouseList'),
    post(seller, '/warehouse/find', { id: shop.warehouseId }),
    post(seller, '/freightTemplates/list'),
    post(seller, '/freightTemplates/find', { id: ids.freightTemplateId }),
    post(seller, '/goodStock/getGoodStockList'),
    post(seller, '/goodStock/getStockLogsList', { stockId: shop.stockId }),
    post(seller, '/goodStock/getReservationsList', { stockId: shop.stockId }),
    post(seller, '/stockTransfers/getTransfersList'),
    post(seller, '/waves/getWavesList'),
    post(seller, '/packing/getBuyerNote', { packageId: ids.packageId }),
    post(seller, '/bulkEdits/preview', {
      ...{ kind: 1, change: { mode: 2, value: 5 }, ids: [shop.goodId] },
    }),
    post(seller, '/bulkEdits/getEditsList'),
    post(seller, '/bulkEdits/getLinesList', { editId: ids.editId }),
    post(seller, '/stocktakes/getStocktakesList'),
    post(seller, '/stocktakes/getLinesList', { stocktakeId: ids.stocktakeId }),
    post(seller, '/orders/getOrdersList'),
    post(seller, '/orders/findOrders', { id: ids.orderId }),
    post(seller, '/orderPackages/getOrderPackagesList'),
    post(seller, '/refunds/getRefundsList'),
    post(seller, '/afterSales/getCasesList'),
    post(seller, '/returns/getReturnsList'),
    post(seller, '/courierClaims/getClaimsList'),
    post(seller, '/reviews/getSellerReviewsList'),
    post(seller, '/answerTemplates/list'),
    post(seller, '/waybillAccounts/list'),
    post(seller, '/erpAccounts/list'),
    post(seller, '/erpAccounts/getErpTradesList', { accountId: ids.erpAccountId }),
    post(seller, '/erpAccounts/getErpStocksList', { accountId: ids.erpAccountId }),
    post(seller, '/erpAccounts/getErpGoodsList', { accountId: ids.erpAccountId }),
    post(seller, '/problems/list'),
    post(seller, '/printSettings/getPrintSettingsList'),
    post(seller, '/printSettings/preview', {
      paper: '76x130',
      extras,
    }),
    post(seller, '/statistics/sellerProfit'),
    post(seller, '/statistics/afterSales'),
    post(seller, '/priceSteps/findPriceSteps', { ids: [shop.goodId] }),
    post(seller, '/priceLists/getPriceListsList'),
    post(seller, '/priceLists/getBuyersList'),
    post(seller, '/userMoneyLogs/getUserMoneyLogsList'),
  ];
}
