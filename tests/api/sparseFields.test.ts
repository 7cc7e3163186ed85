import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Shop, startApi, type TestApi } from '../support/api.ts';
import { describedRoutes } from '../support/routes.ts';

let api: TestApi;
let shop: Shop;
beforeAll(async () => {
  api = await startApi();
  shop = await api.shop();
});
afterAll(() => api.close());

const list = (query: string) => api.call('GET', `/goods/list?ids=${shop.goodId}&${query}`);

/** Routes that write. */
const WRITES = [
  'POST /freightTemplates/create',
  'POST /freightTemplates/copy',
  'PUT /freightTemplates/update',
  'POST /freightTemplates/follow',
  'DELETE /freightTemplates/delete',
  'POST /printSettings/copyPrintSetting',
  'POST /waybillAccounts/save',
  'POST /waybillAccounts/setEnabled',
  'POST /waybillAccounts/test',
  'DELETE /waybillAccounts/delete',
  'POST /erpAccounts/save',
  'POST /erpAccounts/retry',
  'DELETE /erpAccounts/delete',
  'POST /erpAccounts/pushGoods',
  'POST /answerTemplates/save',
  'POST /answerTemplates/markUsed',
  'DELETE /answerTemplates/delete',
  'POST /common/login',
  'POST /seller/login',
  'GET /common/logout',
  'POST /common/sendPhoneCode',
  'POST /common/register',
  'POST /common/findPassword',
  'POST /common/changePassword',
  'POST /legal/answer',
  'POST /notice/read',
  'POST /closing/begin',
  'POST /closing/cancel',
  'POST /joins/createJoin',
  'POST /licence/sendLicence',
  'POST /cashOut/createCashOut',
  'POST /deposit/payIn',
  'POST /splitReceiver/save',
  'POST /tokens/create',
  'POST /tokens/revoke',
  'POST /tokens/registerDocuments',
  'DELETE /tokens/deleteDocuments',
  'POST /members/invite',
  'POST /members/cancelInvitation',
  'POST /members/change',
  'POST /members/remove',
  'POST /members/leave',
  'POST /members/join',
  'POST /members/sendTransferCodes',
  'POST /members/transfer',
  'POST /common/chooseAccount',
  'POST /common/enterAccount',
  'PUT /noticeWays/save',
  'PUT /noticeWays/lowBalance',
  'POST /noticeWays/addRobot',
  'POST /noticeWays/renameRobot',
  'POST /noticeWays/removeRobot',
  'POST /noticeWays/wakeRobot',
  'POST /noticeWays/testRobot',
  'POST /webhooks/create',
  'POST /webhooks/update',
  'POST /webhooks/remove',
  'POST /webhooks/rotateSecret',
  'POST /webhooks/wake',
  'POST /webhooks/test',
  'POST /webhooks/resend',
  'POST /splitReceiver/remove',
  'POST /deposit/takeOut',
  'POST /cashOut/revokeCashOut',
  'POST /pay/create',
  'POST /userProfits/createUserProfits',
  'PUT /userProfits/updateUserProfits',
  'DELETE /userProfits/deleteUserProfitsByIds',
  'POST /goods/createGoods',
  'POST /goods/copyGoods',
  'POST /goods/importGoods',
  'POST /goods/exportGoods',
  'POST /goods/withdrawRevision',
  'POST /invoiceTitles/save',
  'POST /invoiceTitles/remove',
  'POST /invoices/ask',
  'POST /invoices/begin',
  'POST /invoices/issue',
  'POST /invoices/refuse',
  'PUT /goods/updateGoods',
  'POST /goods/setOnSale',
  'POST /goods/setFreightTemplate',
  'POST /goods/scheduleSale',
  'POST /goods/deleteGoodsByIds',
  'POST /shipmentTemplates/save',
  'POST /shipmentTemplates/rename',
  'POST /shipmentTemplates/markUsed',
  'DELETE /shipmentTemplates/delete',
  'POST /reroutes/accept',
  'POST /reroutes/setRule',
  'POST /basketLines/save',
  'DELETE /basketLines/delete',
  'POST /goodCollect/createGoodCollect',
  'POST /goodCollect/deleteGoodCollect',
  'PUT /priceSteps/savePriceSteps',
  'POST /priceLists/createPriceList',
  'PUT /priceLists/updatePriceList',
  'DELETE /priceLists/deletePriceListsByIds',
  'POST /goodStock/createGoodStock',
  'POST /goodStock/updateGoodStock',
  'POST /goodStock/deleteGoodStock',
  'POST /goodStock/importGoodStocks',
  'POST /stockTransfers/send',
  'POST /stockTransfers/receive',
  'POST /stockTransfers/cancel',
  'POST /waves/create',
  'POST /waves/close',
  'POST /packing/open',
  'POST /packing/leave',
  'POST /packing/pack',
  'POST /packing/saveBuyerNote',
  'POST /bulkEdits/apply',
  'POST /bulkEdits/undo',
  'POST /stocktakes/begin',
  'POST /stocktakes/saveLines',
  'POST /stocktakes/importLines',
  'POST /stocktakes/post',
  'POST /stocktakes/discard',
  'POST /warehouse/create',
  'PUT /warehouse/update',
  'POST /warehouse/setStatus',
  'DELETE /warehouse/deleteWarehouseByIds',
  'POST /fileUpload/upload',
  'POST /uploads/createAddress',
  'POST /privateFile/upload',
  'POST /orders/createOrder',
  'POST /orders/confirmOrder',
  'POST /orders/cancelOrder',
  'POST /orders/createBatch',
  'POST /orders/confirmBatch',
  'POST /orders/againSubmit',
  'POST /orders/reviewOrder',
  'POST /reviews/addToReview',
  'POST /reviews/answerReview',
  'POST /goods/exportMaterials',
  'POST /goods/exportListingPackage',
  'POST /orders/reAutoSend',
  'POST /orderPackages/editReceiver',
  'POST /orderPackages/refund',
  'POST /orderPackages/fillWaybill',
  'POST /orderPackages/markPrinted',
  'POST /afterSales/open',
  'POST /afterSales/answer',
  'POST /afterSales/appeal',
  'POST /afterSales/reply',
  'POST /afterSales/say',
  'POST /afterSales/dismissSuggestion',
  'POST /afterSales/read',
  'POST /returns/link',
  'POST /returns/close',
  'POST /returns/scan',
  'POST /courierClaims/open',
  'POST /courierClaims/step',
  'POST /refunds/answer',
  'POST /refunds/revoke',
  'POST /refunds/confirmReturn',
  'POST /addressBook/save',
  'POST /addressBook/import',
  'POST /addressBook/keepReceivers',
  'POST /addressBook/move',
  'DELETE /addressBook/delete',
  'POST /sellerSends/create',
  'PUT /sellerSends/update',
  'DELETE /sellerSends/delete',
  'POST /printSettings/savePrintSetting',
  'POST /printSettings/deletePrintSetting',
  'POST /shops/auth',
  'POST /shops/updateShops',
  'POST /shops/deleteShops',
  'POST /shops/addGood',
  'POST /shops/deleteGood',
  'POST /shops/linkSkus',
  'POST /shops/resendShopStocks',
  'POST /sourceOrders/linkOffer',
  'POST /sourceOrders/unlinkOffer',
  'POST /sourceOrders/create',
  'POST /sourceOrders/pay',
  'POST /sourceOrders/cashier',
  'POST /sourceOrders/retry',
  'POST /sourceOrders/cancel',
  'POST /shops/createListings',
  'POST /shops/retryListings',
  'POST /shops/removeListings',
  'POST /shops/sendListingChanges',
  'POST /shops/sellAnyway',
  'POST /shops/setPriceRule',
  'POST /shops/pullGoods',
  'POST /shops/cancelGoodsPull',
  'POST /shops/importShopSkus',
  'POST /shopOrders/ignore',
  'POST /mergeOrder/splitMergeOrder',
  'POST /orders/exportOrder',
  'POST /orders/exportOrders',
  'POST /orderPackages/exportPackages',
  'POST /orderPackages/exportToShip',
  'POST /orderPackages/exportEvidence',
  'POST /userMoneyLogs/exportMoneyLogs',
  'POST /userMoneyLogs/exportStatement',
  'POST /recharges/exportRecharges',
  'POST /cashOut/exportCashOuts',
  'POST /statistics/exportSellerProfit',
  'POST /statistics/exportShopSales',
  'POST /statistics/exportAfterSales',
  'POST /addressBook/exportAddressBook',
  'POST /shops/exportShopSkus',
  'POST /exports/exportPersonalData',
];
/** Routes that seem to read and are answered whole all the same, with why. */
const WHOLE: Record<string, string> = {
  'GET /common/captcha': 'draws a captcha and keeps it',
  'GET /seller/captcha': 'draws a captcha and keeps it',
  'POST /orders/quote': 'keeps the quote',
  'POST /orders/quoteBatch': 'keeps the quotes',
  'POST /orders/callback': 'asks shop and courier, and keeps what they say',
  'POST /orders/copyOrder': 'keeps who saw the receivers',
  'POST /addressBook/open': 'keeps who saw the receivers',
  'POST /orderPackages/revealReceiver': 'keeps who saw it',
  'POST /orderPackages/print': 'labels count as printed',
  'POST /orderPackages/printTasks': 'draws files',
  'POST /pay/check': 'credits what the channel says is paid',
  'POST /real/getUrl': 'begins a check',
  'POST /real/confirm': 'asks the provider, and keeps what it says',
  'POST /userProfits/defaultProfit': 'sets where a profit is named',
  'POST /mergeOrder/makeMergeOrder': 'merges where orders are named',
  'POST /shops/remoteOrder': 'reads the orders of the platform into ours',
  'POST /shops/getSendAddress': 'asks the platform, and keeps that a binding has ended',
  'POST /shops/getListingCategories': 'asks the platform, and keeps that a binding has ended',
  'POST /shops/getListingProperties': 'asks the platform, and keeps that a binding has ended',
  'POST /shops/getListingFreights': 'asks the platform, and keeps that a binding has ended',
  'POST /sourceOrders/getOffer': 'asks the source, and keeps that a binding has ended',
  'GET /changes/list': 'its cursor is another one in every answer',
  'GET /events/stream': 'a stream of events',
  'GET /shops/callback/{flag}': 'a page',
  'POST /shops/callback/4': 'a push, answered in the words of the platform',
  'POST /shops/callback/6': 'a push, answered in the words of the platform',
  'POST /shops/callback/6/{appId}': 'a push, answered in the words of the platform',
  'POST /pay/notify/alipay': 'a push, answered in the words of the channel',
  'POST /pay/notify/simulated': 'a push, answered in the words of the channel',
  'POST /pay/notify/wechat': 'a push, answered in the words of the channel',
  'POST /tracking/push': 'a push, answered in the words of the provider',
  'GET /privateFile/{id}': 'the bytes of a file',
};

/** Their `fields` are those of a label. */
const FIELDS_OF_LABELS = ['POST /printSettings/savePrintSetting'];

describe('the routes that take fields', () => {
  it('are all that only read', () => {
    const whole = describedRoutes(api)
      .map(({ method, path, fields }) => ({ name: `${method} ${path}`, path, fields }))
      .filter(
        ({ name, path, fields }) =>
          !path.startsWith('/api/') && (!fields.includes('fields') || FIELDS_OF_LABELS.includes(name)),
      )
      .map(({ name }) => name);
    expect(whole.toSorted()).toEqual([...WRITES, ...Object.keys(WHOLE)].toSorted());
  });
});

describe('an answer with fields', () => {
  it('holds what was named, in that order, and nothing else', async () => {
    const { body } = await api.app.inject(
      `/api/v1/goods/list?ids=${shop.goodId}&fields=total,list(warehouses(name,id),id)`,
    );
    const [warehouse] = await api.query<{ name: string }>('SELECT name FROM warehouse WHERE id = $1', [
      shop.warehouseId,
    ]);
    expect(body).toBe(
      `{"code":0,"data":{"total":1,"list":[{"warehouses":[{"name":"${warehouse?.name}","id":${shop.warehouseId}}],"id":${shop.goodId}}]},"msg":"操作成功"}`,
    );
  });

  it('is the same however often it is asked for', async () => {
    const ask = async () => {
      const { body } = await api.app.inject(
        `/api/v1/goods/list?ids=${shop.goodId}&fields=list(name,pics,skus)`,
      );
      return body;
    };
    const first = await ask();
    for (let n = 0; n < 60; n += 1) expect(await ask()).toBe(first);
  });

  it('is given under the second spelling of a route too, and to a POST', async () => {
    const { data } = await api.call('GET', `/api/goods/list?ids=${shop.goodId}&fields=total`);
    expect(data).toEqual({ total: 1 });
    const posted = await shop.seller.call('POST', '/goods/findGoods?fields=id', { id: shop.goodId });
    expect(posted.data).toEqual({ id: shop.goodId });
  });

  it.each([
    ['', undefined],
    ['id', 1],
    ['list,', 6],
    ['list()', 6],
    ['list(id', 8],
    ['list(id))', 9],
    ['list(id)page', 9],
    ['list(id,id)', 9],
    ['list,list', 6],
    ['total(id)', 7],
    ['list(nothing)', 6],
    ['list(id, name)', 9],
    ['__proto__', 1],
    ['constructor', 1],
    ['list(toString)', 6],
    ['list(🧸)', 6],
    ['*', 1],
    ['list('.repeat(400), 6],
    ['list(id),'.repeat(1_200), undefined],
  ])('is refused for %j', async (fields, position) => {
    const { http, data, msg } = await list(`fields=${encodeURIComponent(fields)}`);
    expect([http, data]).toEqual([
      400,
      { errorKey: 'BAD_PARAM', field: 'fields', ...(position && { position }) },
    ]);
    expect(msg).toMatch(/^参数错误：fields/);
  });

  it('is refused for fields that are said twice', async () => {
    const twice = await list('fields=total&fields=page');
    expect(twice.data).toEqual({ errorKey: 'BAD_PARAM', field: 'fields' });
  });

  it('leaves refusals whole', async () => {
    const missing = await api.call('GET', '/goods/id?id=999999999&fields=name');
    expect([missing.code, missing.data]).toEqual([7, { errorKey: 'NOT_FOUND' }]);
    const visitor = await api.call('POST', '/orders/getOrdersList?fields=nothing', {});
    expect(visitor.data.errorKey).toBe('NOT_LOGGED_IN');
  });
});
