import type { Call } from './calls.ts';

const region = { provinceCode: '33', cityCode: '3301', districtCode: '330106' };
const receiver = { receiverName: '张三', receiverPhone: '13800000011', ...region, address: '文三路123号' };
const sender = { name: '李四', phone: '13800000099', ...region, address: '文三路1号' };
const shipment = { goodId: 56, warehouseId: 1, courierId: '{courierId}' };
const order = { ...shipment, senderId: '{senderId}', packages: [receiver] };
const batch = { type: 3, senderId: '{senderId}', parts: [{ ...shipment, packages: [receiver] }] };

function callsOf(as: Call['as']) {
  return {
    get: (path: string, keep?: Call['keep']): Call => ({ as, method: 'GET', path, ...(keep && { keep }) }),
    post: (path: string, body: object = {}, keep?: Call['keep']): Call => ({
      ...{ as, method: 'POST', path, body },
      ...(keep && { keep }),
    }),
    send: (method: 'PUT' | 'DELETE', path: string, body: object): Call => ({ as, method, path, body }),
  };
}

const visitor = callsOf('visitor');
const buyer = callsOf('buyer');
const seller = callsOf('seller');

/** What a release is asked when it is recorded: the ways that clients of it go through the demo's data. */
export const calls: readonly Call[] = [
  visitor.post('/setting/getSetting'),
  visitor.get('/goods/list?pageSize=5'),
  visitor.get('/goods/id?id=56'),
  visitor.get('/goods/categoryList'),
  visitor.get('/goods/areaList'),
  visitor.post('/notice/list'),
  visitor.get('/legal/list'),
  visitor.post('/common/getGeoList', { level: 1 }),
  visitor.post('/orders/getOrdersList'),

  buyer.get('/user/info'),
  buyer.get('/warehouse/list'),
  buyer.post('/warehouse/id', { id: 1 }, { courierId: 'couriers.0.courierId' }),
  buyer.post('/couriers/getCouriersList'),
  buyer.post('/orders/parseAddress', { text: '张三 13800000011 浙江省杭州市西湖区文三路123号' }),
  buyer.post('/sellerSends/create', sender, { senderId: 'id' }),
  buyer.send('PUT', '/sellerSends/update', { ...sender, id: '{senderId}', remark: '仓库' }),
  buyer.get('/sellerSends/find'),
  buyer.post('/goodCollect/createGoodCollect', { goodId: 56 }),
  buyer.post('/goodCollect/getGoodCollectList'),
  buyer.post('/goodCollect/deleteGoodCollect', { goodId: 56 }),
  buyer.post('/orders/quote', order, { quoteNo: 'quoteNo' }),
  buyer.post('/orders/createOrder', { ...order, clientNo: '{new}' }, { orderId: 'orderId' }),
  buyer.post('/orders/confirmOrder', { id: '{orderId}', clientNo: '{new}' }),
  buyer.post('/orders/createOrder', { ...order, clientNo: '{new}' }, { cancelledId: 'orderId' }),
  buyer.post('/orders/cancelOrder', { orderId: '{cancelledId}' }),
  buyer.post('/orders/quoteBatch', batch),
  buyer.post('/orders/createBatch', { ...batch, clientNo: '{new}' }, { batchNo: 'batchNo' }),
  buyer.post('/orders/confirmBatch', { batchNo: '{batchNo}', clientNo: '{new}' }),
  buyer.post('/orders/getOrdersList'),
  buyer.post('/orders/findOrders', { id: '{orderId}' }),
  buyer.post('/orders/lastBuyGood'),
  buyer.post('/orderPackages/getOrderPackagesList', { orderId: '{orderId}' }, { packageId: 'list.0.id' }),
  buyer.post('/orderPackages/timeline', { packageId: '{packageId}' }),
  buyer.post('/orderPackages/revealReceiver', { packageId: '{packageId}' }),
  buyer.post('/orderPackages/editReceiver', {
    ...receiver,
    packageId: '{packageId}',
    address: '文三路124号',
  }),
  buyer.post('/orderPackages/refund', { packageIds: ['{packageId}'], reason: '买错了' }),
  buyer.post('/refunds/getRefundsList'),
  buyer.post('/problems/list'),
  buyer.post('/userMoneyLogs/getUserMoneyLogsList'),
  buyer.post('/userMoneyLogs/days'),
  buyer.post('/recharges/getRechargesList'),
  buyer.get('/pay/channels'),
  buyer.post('/cashOut/limits'),
  buyer.post('/cashOut/getCashOutList'),
  buyer.post('/user/invite/list'),
  buyer.post('/user/league'),
  buyer.post('/userProfits/defaultProfit'),
  buyer.post('/userProfits/getUserProfitsList'),
  buyer.get('/shops/platforms'),
  buyer.post('/shops/getShopsList'),
  buyer.get('/legal/mine'),
  buyer.get('/closing/find'),
  buyer.send('DELETE', '/sellerSends/delete', { ids: ['{senderId}'] }),
  buyer.post('/goods/getGoodsList'),

  seller.get('/seller/info'),
  seller.post('/goods/getGoodsList', { pageSize: 5 }, { goodId: 'list.0.id' }),
  seller.post('/goods/findGoods', { id: '{goodId}' }),
  seller.post('/goods/setOnSale', { ids: ['{goodId}'], onSale: false }),
  seller.post('/goods/setOnSale', { ids: ['{goodId}'], onSale: true }),
  seller.post('/warehouse/getWarehouseList', {}, { warehouseId: 'list.0.id' }),
  seller.post('/warehouse/find', { id: '{warehouseId}' }),
  seller.post('/goodStock/getGoodStockList', { pageSize: 5 }, { stockId: 'list.0.id' }),
  seller.post('/goodStock/updateGoodStock', { id: '{stockId}', delta: 5, remark: '到货' }),
  seller.post('/goodStock/getStockLogsList', { stockId: '{stockId}' }),
  seller.post('/goodStock/getReservationsList', { stockId: '{stockId}' }),
  seller.post('/orders/getOrdersList'),
  seller.post('/orderPackages/getOrderPackagesList', { pageSize: 5 }),
  seller.post('/printSettings/getPrintSettingsList'),
  seller.post('/statistics/sellerProfit'),
  seller.post('/userMoneyLogs/getUserMoneyLogsList'),
];
