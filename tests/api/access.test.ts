import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PaymentChannel } from '../../api/src/adapters/payments/paymentChannel.ts';
import type { RealNameVerifier } from '../../api/src/adapters/realName/realName.ts';
import {
  type Answer,
  goodReceiver,
  orderBody,
  type Person,
  type Shop,
  startApi,
  type TestApi,
} from '../support/api.ts';
import { invitationOf, memberOf } from '../support/members.ts';
import { saveAccount } from '../support/ownAccounts.ts';
import { formOf, JPEG } from '../support/pictures.ts';
import { describedRoutes, type Route, servedRoutes } from '../support/routes.ts';
import { testBox } from '../support/sealed.ts';
import { secondWarehouse } from '../support/secondWarehouse.ts';
import { programOf } from '../support/tokens.ts';
import { endpointOf } from '../support/webhooks.ts';

const realName: RealNameVerifier = {
  begin: async () => {
    const certifyId = randomUUID();
    return { certifyId, url: `https://provider.example/${certifyId}` };
  },
  outcome: async () => 'pending',
};

/** A channel at which everything is paid. */
const paidChannel: PaymentChannel = {
  open: async ({ payNo }) => ({ payUrl: null, qrCode: payNo }),
  query: async (payNo) => ({ state: 'paid', tradeNo: payNo, amount: 1_000, paidAt: null }),
  close: async () => undefined,
  refund: async () => ({ state: 'processing' }),
  queryRefund: async () => ({ state: 'processing' }),
  bill: async () => ({ state: 'absent', code: 'NO_STATEMENT_EXIST' }),
  readNotice: () => null,
};

let api: TestApi;
let filesDir: string;
beforeAll(async () => {
  filesDir = await mkdtemp(join(tmpdir(), 'chengcang-access-'));
  api = await startApi({ realName, filesDir, paymentChannels: { 1: paidChannel } });
  await keepWrittenRows();
});
afterAll(async () => {
  await api.close();
  await rm(filesDir, { recursive: true });
});

type Kind = 'visitor' | 'buyer' | 'seller';
const everyone: Kind[] = ['visitor', 'buyer', 'seller'];
const signedIn: Kind[] = ['buyer', 'seller'];
const buyers: Kind[] = ['buyer'];
const sellers: Kind[] = ['seller'];

/** Who may enter, by hand: a route that is not here, or not there, fails the test. */
const MAY_ENTER: Record<string, Kind[]> = {
  'GET /common/captcha': everyone,
  'GET /seller/captcha': everyone,
  'POST /common/login': everyone,
  'POST /seller/login': everyone,
  'POST /common/sendPhoneCode': everyone,
  'POST /common/register': everyone,
  'POST /common/findPassword': everyone,
  'POST /common/changePassword': signedIn,
  'GET /common/logout': everyone,
  'GET /user/info': buyers,
  'GET /seller/info': sellers,
  'POST /real/getUrl': signedIn,
  'POST /real/confirm': signedIn,

  'POST /common/getGeoList': everyone,
  'POST /common/getIpGeo': everyone,
  'POST /setting/getSetting': everyone,
  'POST /notice/list': everyone,
  'POST /notice/mine': signedIn,
  'POST /notice/unread': signedIn,
  'POST /notice/read': signedIn,
  'GET /legal/list': everyone,
  'GET /legal/mine': signedIn,
  'POST /legal/answer': signedIn,
  'POST /notice/id': everyone,
  'POST /joins/createJoin': everyone,

  'GET /goods/list': everyone,
  'GET /goods/facets': everyone,
  'GET /goods/id': everyone,
  'GET /goods/categoryList': everyone,
  'GET /goods/areaList': everyone,
  'GET /home/places': everyone,
  'GET /goods/prices': everyone,
  'POST /priceSteps/findPriceSteps': sellers,
  'PUT /priceSteps/savePriceSteps': sellers,
  'POST /priceLists/getPriceListsList': sellers,
  'POST /priceLists/getBuyersList': sellers,
  'POST /priceLists/createPriceList': sellers,
  'PUT /priceLists/updatePriceList': sellers,
  'DELETE /priceLists/deletePriceListsByIds': sellers,
  'POST /goods/getGoodsList': sellers,
  'POST /goods/findGoods': sellers,
  'POST /goods/getSkusList': sellers,
  'POST /goods/createGoods': sellers,
  'POST /goods/copyGoods': sellers,
  'POST /goods/withdrawRevision': sellers,
  'POST /goods/setFreightTemplate': sellers,
  'POST /goods/scheduleSale': sellers,
  'PUT /goods/updateGoods': sellers,
  'POST /goods/importGoods': sellers,
  'POST /goods/exportGoods': sellers,
  'POST /goods/setOnSale': sellers,
  'POST /goods/deleteGoodsByIds': sellers,
  'POST /waybillAccounts/list': sellers,
  'POST /waybillAccounts/save': sellers,
  'POST /waybillAccounts/setEnabled': sellers,
  'POST /waybillAccounts/test': sellers,
  'DELETE /waybillAccounts/delete': sellers,
  'POST /erpAccounts/list': sellers,
  'POST /erpAccounts/save': sellers,
  'POST /erpAccounts/retry': sellers,
  'DELETE /erpAccounts/delete': sellers,
  'POST /erpAccounts/getErpTradesList': sellers,
  'POST /erpAccounts/getErpStocksList': sellers,
  'POST /erpAccounts/pushGoods': sellers,
  'POST /erpAccounts/getErpGoodsList': sellers,
  'POST /answerTemplates/list': sellers,
  'POST /answerTemplates/save': sellers,
  'POST /answerTemplates/markUsed': sellers,
  'DELETE /answerTemplates/delete': sellers,
  'POST /goods/exportMaterials': buyers,
  'POST /goods/exportListingPackage': buyers,
  'POST /reviews/getReviewsList': everyone,
  'POST /reviews/findOrderReviews': signedIn,
  'POST /reviews/getSellerReviewsList': sellers,
  'POST /reviews/addToReview': buyers,
  'POST /reviews/answerReview': sellers,
  'POST /shipmentTemplates/list': buyers,
  'POST /shipmentTemplates/find': buyers,
  'POST /shipmentTemplates/save': buyers,
  'POST /shipmentTemplates/rename': buyers,
  'POST /shipmentTemplates/markUsed': buyers,
  'DELETE /shipmentTemplates/delete': buyers,
  'POST /reroutes/getStoppedParcels': buyers,
  'POST /reroutes/accept': buyers,
  'POST /reroutes/getRule': buyers,
  'POST /reroutes/setRule': buyers,
  'POST /basketLines/list': buyers,
  'POST /basketLines/save': buyers,
  'DELETE /basketLines/delete': buyers,
  'POST /goodCollect/getGoodCollectList': buyers,
  'POST /goodCollect/createGoodCollect': buyers,
  'POST /goodCollect/deleteGoodCollect': buyers,
  'POST /couriers/getCouriersList': everyone,
  'POST /warehouse/list': signedIn,
  'POST /warehouse/id': signedIn,
  'GET /warehouse/list': signedIn,
  'GET /warehouse/id': signedIn,
  'POST /warehouse/getWarehouseList': sellers,
  'POST /warehouse/find': sellers,
  'POST /warehouse/create': sellers,
  'PUT /warehouse/update': sellers,
  'POST /warehouse/setStatus': sellers,
  'DELETE /warehouse/deleteWarehouseByIds': sellers,
  'POST /freightTemplates/list': sellers,
  'POST /freightTemplates/find': sellers,
  'POST /freightTemplates/create': sellers,
  'POST /freightTemplates/copy': sellers,
  'PUT /freightTemplates/update': sellers,
  'POST /freightTemplates/follow': sellers,
  'DELETE /freightTemplates/delete': sellers,

  'POST /addressBook/list': buyers,
  'POST /addressBook/groups': buyers,
  'POST /addressBook/open': buyers,
  'POST /addressBook/save': buyers,
  'POST /addressBook/import': buyers,
  'POST /addressBook/keepReceivers': buyers,
  'POST /addressBook/move': buyers,
  'DELETE /addressBook/delete': buyers,
  'POST /addressBook/exportAddressBook': buyers,
  'GET /sellerSends/find': signedIn,
  'POST /sellerSends/create': signedIn,
  'PUT /sellerSends/update': signedIn,
  'DELETE /sellerSends/delete': signedIn,

  'POST /orders/parseAddress': signedIn,
  'POST /orders/parsePlaces': signedIn,
  'POST /orders/quote': buyers,
  'POST /orders/createOrder': buyers,
  'POST /orders/quoteBatch': buyers,
  'POST /orders/createBatch': buyers,
  'POST /orders/confirmBatch': buyers,
  'POST /orders/confirmOrder': buyers,
  'POST /orders/cancelOrder': buyers,
  'POST /orders/copyOrder': buyers,
  'POST /orders/lastBuyGood': buyers,
  'POST /orders/reAutoSend': buyers,
  'POST /orders/callback': buyers,
  'POST /orders/exportOrder': signedIn,
  'POST /orders/exportOrders': signedIn,
  'POST /orderPackages/exportPackages': signedIn,
  'POST /orderPackages/exportToShip': sellers,
  'POST /orderPackages/exportEvidence': signedIn,
  'POST /exports/find': signedIn,
  'POST /orders/againSubmit': signedIn,
  'POST /orders/reviewOrder': buyers,
  'POST /orders/getOrdersList': signedIn,
  'POST /orders/findOrders': signedIn,
  'POST /orderPackages/getOrderPackagesList': signedIn,
  'POST /orderPackages/timeline': signedIn,
  'POST /orderPackages/toShip': sellers,
  'POST /orderPackages/editReceiver': buyers,
  'POST /orderPackages/revealReceiver': signedIn,
  'POST /orderPackages/refund': signedIn,
  'POST /orderPackages/fillWaybill': sellers,
  'POST /orderPackages/print': sellers,
  'POST /orderPackages/printTasks': sellers,
  'POST /orderPackages/markPrinted': sellers,
  'POST /printSettings/getPrintSettingsList': sellers,
  'POST /printSettings/savePrintSetting': sellers,
  'POST /printSettings/copyPrintSetting': sellers,
  'POST /printSettings/deletePrintSetting': sellers,
  'POST /printSettings/preview': sellers,
  'POST /refunds/getRefundsList': signedIn,
  'POST /afterSales/open': buyers,
  'POST /afterSales/dismissSuggestion': buyers,
  'POST /afterSales/answer': sellers,
  'POST /afterSales/reply': buyers,
  'POST /afterSales/say': signedIn,
  'POST /afterSales/appeal': signedIn,
  'POST /afterSales/getCasesList': signedIn,
  'POST /afterSales/messages': signedIn,
  'POST /afterSales/read': signedIn,
  'POST /returns/scan': sellers,
  'POST /returns/link': sellers,
  'POST /returns/close': sellers,
  'POST /returns/getReturnsList': sellers,
  'POST /courierClaims/open': sellers,
  'POST /courierClaims/step': sellers,
  'POST /courierClaims/getClaimsList': sellers,
  'POST /refunds/answer': sellers,
  'POST /goodStock/getGoodStockList': sellers,
  'POST /goodStock/createGoodStock': sellers,
  'POST /goodStock/updateGoodStock': sellers,
  'POST /goodStock/deleteGoodStock': sellers,
  'POST /goodStock/getStockLogsList': sellers,
  'POST /goodStock/getReservationsList': sellers,
  'POST /goodStock/importGoodStocks': sellers,
  'POST /stockTransfers/getTransfersList': sellers,
  'POST /stockTransfers/send': sellers,
  'POST /stockTransfers/receive': sellers,
  'POST /stockTransfers/cancel': sellers,
  'POST /waves/getWavesList': sellers,
  'POST /waves/create': sellers,
  'POST /waves/close': sellers,
  'POST /packing/open': sellers,
  'POST /packing/leave': sellers,
  'POST /packing/pack': sellers,
  'POST /packing/getBuyerNote': sellers,
  'POST /packing/saveBuyerNote': sellers,
  'POST /bulkEdits/preview': sellers,
  'POST /bulkEdits/apply': sellers,
  'POST /bulkEdits/getEditsList': sellers,
  'POST /bulkEdits/getLinesList': sellers,
  'POST /bulkEdits/undo': sellers,
  'POST /stocktakes/getStocktakesList': sellers,
  'POST /stocktakes/getLinesList': sellers,
  'POST /stocktakes/begin': sellers,
  'POST /stocktakes/saveLines': sellers,
  'POST /stocktakes/importLines': sellers,
  'POST /stocktakes/post': sellers,
  'POST /stocktakes/discard': sellers,
  'POST /refunds/confirmReturn': sellers,
  'POST /refunds/revoke': buyers,
  'POST /tracking/push': everyone,
  'GET /changes/list': signedIn,
  'GET /events/stream': signedIn,
  'POST /orderPackages/findOrdered': buyers,
  'POST /orderPackages/findByRows': buyers,
  'POST /userMoneyLogs/getUserMoneyLogsList': signedIn,
  'POST /userMoneyLogs/days': signedIn,
  'GET /statements/month': signedIn,
  'POST /statistics/sellerProfit': sellers,
  'POST /statistics/afterSales': sellers,
  'POST /user/invite/list': buyers,
  'POST /user/invite/days': buyers,
  'POST /user/league': buyers,
  'POST /userProfits/defaultProfit': buyers,
  'POST /userProfits/getUserProfitsList': buyers,
  'POST /userProfits/createUserProfits': buyers,
  'PUT /userProfits/updateUserProfits': buyers,
  'DELETE /userProfits/deleteUserProfitsByIds': buyers,
  'POST /userProfits/simulate': buyers,
  'POST /statistics/exportSellerProfit': sellers,
  'POST /statistics/exportAfterSales': sellers,
  'POST /userMoneyLogs/exportMoneyLogs': signedIn,
  'POST /userMoneyLogs/exportStatement': signedIn,
  'GET /pay/channels': signedIn,
  'POST /pay/create': signedIn,
  'POST /pay/check': signedIn,
  'POST /recharges/getRechargesList': signedIn,
  'POST /recharges/exportRecharges': signedIn,
  'POST /cashOut/exportCashOuts': signedIn,
  'GET /closing/find': signedIn,
  'POST /closing/begin': signedIn,
  'POST /closing/cancel': signedIn,
  'POST /exports/exportPersonalData': signedIn,
  'POST /cashOut/limits': signedIn,
  'POST /cashOut/createCashOut': signedIn,
  'POST /cashOut/revokeCashOut': signedIn,
  'POST /cashOut/getCashOutList': signedIn,
  'GET /licence/getLicenceList': sellers,
  'POST /licence/sendLicence': sellers,
  'GET /licence/getStoreLicences': signedIn,
  'GET /invoiceTitles/list': signedIn,
  'POST /invoiceTitles/save': signedIn,
  'POST /invoiceTitles/remove': signedIn,
  'GET /invoices/list': signedIn,
  'POST /invoices/read': signedIn,
  'POST /invoices/billable': signedIn,
  'POST /invoices/ask': signedIn,
  'POST /invoices/begin': sellers,
  'POST /invoices/issue': sellers,
  'POST /invoices/refuse': sellers,
  'GET /tokens/list': signedIn,
  'POST /tokens/create': signedIn,
  'POST /tokens/revoke': signedIn,
  'GET /tokens/documents': signedIn,
  'POST /tokens/registerDocuments': signedIn,
  'DELETE /tokens/deleteDocuments': signedIn,
  'GET /members/list': signedIn,
  'POST /members/invite': signedIn,
  'POST /members/cancelInvitation': signedIn,
  'POST /members/change': signedIn,
  'POST /members/remove': signedIn,
  'POST /members/leave': signedIn,
  'GET /members/invitation': everyone,
  'POST /members/join': everyone,
  'POST /members/sendTransferCodes': signedIn,
  'POST /members/transfer': signedIn,
  'POST /common/chooseAccount': everyone,
  'GET /common/accounts': signedIn,
  'POST /common/enterAccount': signedIn,
  'GET /noticeWays/find': signedIn,
  'PUT /noticeWays/save': signedIn,
  'PUT /noticeWays/lowBalance': signedIn,
  'POST /noticeWays/addRobot': signedIn,
  'POST /noticeWays/renameRobot': signedIn,
  'POST /noticeWays/removeRobot': signedIn,
  'POST /noticeWays/wakeRobot': signedIn,
  'POST /noticeWays/testRobot': signedIn,
  'GET /webhooks/list': signedIn,
  'POST /webhooks/create': signedIn,
  'POST /webhooks/update': signedIn,
  'POST /webhooks/remove': signedIn,
  'POST /webhooks/rotateSecret': signedIn,
  'POST /webhooks/wake': signedIn,
  'POST /webhooks/test': signedIn,
  'POST /webhooks/messages': signedIn,
  'POST /webhooks/resend': signedIn,
  'GET /splitReceiver/mine': sellers,
  'POST /splitReceiver/save': sellers,
  'POST /splitReceiver/remove': sellers,
  'GET /deposit/mine': sellers,
  'POST /deposit/payIn': sellers,
  'POST /deposit/takeOut': sellers,
  'POST /pay/notify/alipay': everyone,
  'POST /pay/notify/wechat': everyone,
  'POST /pay/notify/simulated': everyone,

  'POST /shops/auth': signedIn,
  'GET /shops/callback/{flag}': everyone,
  'POST /shops/callback/6': everyone,
  'POST /shops/callback/6/{appId}': everyone,
  'POST /shops/callback/4': everyone,
  'GET /shops/platforms': signedIn,
  'POST /shops/getShopsList': signedIn,
  'POST /shops/deleteShops': signedIn,
  'POST /shops/getSendAddress': buyers,
  'POST /shops/remoteOrder': buyers,
  'POST /shopOrders/getShopOrdersList': buyers,
  'POST /shopOrders/getAssignedOrdersList': sellers,
  'POST /problems/list': signedIn,
  'POST /shops/updateShops': buyers,
  'POST /shops/addGood': buyers,
  'POST /shops/getShopGoodsList': buyers,
  'POST /shops/deleteGood': buyers,
  'POST /shops/getShopSkusList': buyers,
  'POST /statistics/shopSales': buyers,
  'POST /statistics/exportShopSales': buyers,
  'POST /shops/getShopStocksList': buyers,
  'POST /shops/resendShopStocks': buyers,
  'POST /sourceOrders/getOffer': buyers,
  'POST /sourceOrders/linkOffer': buyers,
  'POST /sourceOrders/unlinkOffer': buyers,
  'POST /sourceOrders/getSourceOrdersList': buyers,
  'POST /sourceOrders/create': buyers,
  'POST /sourceOrders/pay': buyers,
  'POST /sourceOrders/cashier': buyers,
  'POST /sourceOrders/retry': buyers,
  'POST /sourceOrders/cancel': buyers,
  'POST /shops/getShopListingsList': buyers,
  'POST /shops/planListings': buyers,
  'POST /shops/getListingCategories': buyers,
  'POST /shops/getListingProperties': buyers,
  'POST /shops/getListingFreights': buyers,
  'POST /shops/createListings': buyers,
  'POST /shops/retryListings': buyers,
  'POST /shops/removeListings': buyers,
  'POST /shops/sendListingChanges': buyers,
  'POST /shops/sellAnyway': buyers,
  'POST /shops/setPriceRule': buyers,
  'POST /shops/pullGoods': buyers,
  'POST /shops/getGoodsPull': buyers,
  'POST /shops/cancelGoodsPull': buyers,
  'POST /shops/findSkus': buyers,
  'POST /shops/linkSkus': buyers,
  'POST /shops/importShopSkus': buyers,
  'POST /shops/exportShopSkus': buyers,
  'POST /shopOrders/ignore': buyers,
  'POST /shopOrders/plan': buyers,
  'POST /mergeOrder/makeMergeOrder': buyers,
  'POST /mergeOrder/splitMergeOrder': buyers,
  'POST /fileUpload/upload': signedIn,
  'POST /uploads/createAddress': signedIn,
  'POST /privateFile/upload': signedIn,
  'GET /privateFile/{id}': signedIn,
};
/** Never ends for whom it lets in. */
const STREAM = 'GET /events/stream';
/** Take a form with a file, and no other body. */
const UPLOADS = ['POST /fileUpload/upload', 'POST /privateFile/upload'];
/** Answers bytes, by an id in its path. */
const PRIVATE_FILE = 'GET /privateFile/{id}';
/** `/files/*`, as the list of routes spells it. */
const FILES = 'GET *';
/** What answers without a rule of access. */
const OUTSIDE = [
  'POST /internal/documents',
  'POST /internal/rates',
  'GET /dev/outbox',
  'POST /dev/account',
  'GET /health/live',
  'GET /health/ready',
  'GET /files/u/{name}',
  'GET /files/exports/{id}/{name}',
  FILES,
];

/** As the table names a route: those that the specification writes with a leading `api/` answer under two paths. */
const nameOf = ({ method, path }: Route) => `${method} ${path.replace(/^\/api\//, '/')}`;

async function frozen(person: Person): Promise<Person> {
  await api.query('UPDATE account SET status = 2 WHERE id = $1', [person.accountId]);
  return person;
}

/** Everyone who may come, new for each route: a call such as logout ends what the next one needs. */
type Caller = Pick<Person, 'call'> & { token?: string };
const actors: Record<string, () => Promise<Caller>> = {
  visitor: async () => api,
  buyer: () => api.buyer(),
  'another buyer': () => api.buyer({ balance: 1000, level: 12 }),
  seller: () => api.seller(),
  'another seller': () => api.seller(),
  'frozen buyer': async () => frozen(await api.buyer()),
  'frozen seller': async () => frozen(await api.seller()),
};

/** Calls a route with nothing to say. */
async function sendRequest(who: Caller, route: Route): Promise<Pick<Answer, 'http' | 'data'>> {
  const { method, path } = route;
  if (UPLOADS.includes(nameOf(route)))
    return who.call(method, path, {}, { 'content-type': 'multipart/form-data; boundary=x' });
  if (nameOf(route) !== STREAM) return who.call(method, path, method === 'GET' ? undefined : {});
  const answer = await api.app.inject({
    method,
    url: `/api/v1${path}`,
    headers: who.token ? { 'x-token': who.token } : {},
    payloadAsStream: true,
  });
  const body = answer.stream();
  if (answer.statusCode !== 200) return { http: answer.statusCode, ...JSON.parse(await text(body)) };
  body.destroy();
  return { http: 200, data: {} };
}

/** What each of them gets at the door. */
function expectedFor(kinds: Kind[]): Record<string, string> {
  const isOpen = kinds.includes('visitor');
  const door = (kind: Kind) => (kinds.includes(kind) ? 'enters' : 'NO_PERMISSION');
  return {
    visitor: isOpen ? 'enters' : 'NOT_LOGGED_IN',
    buyer: door('buyer'),
    'another buyer': door('buyer'),
    seller: door('seller'),
    'another seller': door('seller'),
    // A dead session leaves its holder a visitor.
    'frozen buyer': isOpen ? 'enters' : 'SESSION_KICKED',
    'frozen seller': isOpen ? 'enters' : 'SESSION_KICKED',
  };
}

describe('every route', () => {
  it('is described in the OpenAPI document and served under /api/v1, with few exceptions', () => {
    const described = describedRoutes(api).map(({ method, path }) => `${method} /api/v1${path}`);
    // Of a demo alone, and proven beside it.
    const served = servedRoutes(api).filter(
      (route) => !route.startsWith('GET /reference') && !route.includes(' /api/v1/console/'),
    );
    expect(served.sort()).toEqual([...described, ...OUTSIDE].sort());
  });

  it('admits the roles it is meant for and refuses all others', { timeout: 120_000 }, async () => {
    const seen: Record<string, Record<string, string>> = {};
    const expected: typeof seen = {};
    for (const [name, kinds] of Object.entries(MAY_ENTER)) expected[name] = expectedFor(kinds);
    for (const route of describedRoutes(api)) {
      const got: Record<string, string> = {};
      for (const [name, arrive] of Object.entries(actors)) {
        const who = await arrive();
        const { http, data } = await sendRequest(who, route);
        got[name] = http === 401 || http === 403 ? String(data.errorKey) : 'enters';
      }
      seen[nameOf(route)] = got;
      if (route.path.startsWith('/api/'))
        expect([route.path, got]).toEqual([route.path, expected[nameOf(route)]]);
    }
    expect(seen).toEqual(expected);
  });
});

/** Ids that name what everyone who may enter sees, or a secret that only its holder knows. */
const SHARED: Record<string, string> = {
  'POST /members/leave accountId': 'accounts, of those that the own phone is a member of',
  'POST /afterSales/open skuId': 'lines of the parcel that stands beside them',
  'POST /afterSales/answer courierId': 'couriers',
  'POST /stockTransfers/receive skuId': 'lines of the transfer that stands beside them',
  'POST /afterSales/reply courierId': 'couriers',
  'POST /orders/quote lineIds': 'lines of the shop order that stands beside them',
  'POST /orders/createOrder lineIds': 'lines of the shop order that stands beside them',
  'POST /orders/quoteBatch lineIds': 'lines of the shop order that stands beside them',
  'POST /orders/createBatch lineIds': 'lines of the shop order that stands beside them',
  'POST /common/login captchaId': 'whoever was shown the picture',
  'POST /seller/login captchaId': 'whoever was shown the picture',
  'POST /common/sendPhoneCode captchaId': 'whoever was shown the picture',
  'POST /common/register captchaId': 'whoever was shown the picture',
  'POST /common/findPassword captchaId': 'whoever was shown the picture',
  'POST /members/sendTransferCodes captchaId': 'whoever was shown the picture',
  'POST /common/chooseAccount accountId': 'accounts that the sealed ticket was written for',
  'POST /joins/createJoin captchaId': 'whoever was shown the picture',
  'POST /common/register superId': 'an inviter, ignored when there is none',
  'POST /notice/id id': 'notices',
  'POST /legal/answer ids': 'versions that everybody is asked about',
  'GET /goods/list categoryId': 'categories',
  'GET /goods/list warehouseId': 'warehouses',
  'GET /goods/list ids': 'goods',
  'GET /licence/getStoreLicences warehouseId': 'warehouses',
  'GET /goods/list courierId': 'couriers',
  'GET /goods/facets categoryId': 'categories',
  'GET /goods/facets warehouseId': 'warehouses',
  'GET /goods/facets courierId': 'couriers',
  'GET /goods/id id': 'goods',
  'GET /goods/prices ids': 'goods',
  'POST /goods/exportMaterials goodIds': 'goods',
  'POST /goods/exportListingPackage goodId': 'goods',
  'POST /reviews/getReviewsList goodId': 'goods',
  'POST /reviews/getSellerReviewsList goodId': 'goods, among the own reviews',
  'POST /orders/reviewOrder goodId': 'goods of the order that stands beside them',
  'POST /warehouse/list ids': 'warehouses',
  'POST /warehouse/id id': 'warehouses',
  'GET /warehouse/list ids': 'warehouses',
  'GET /warehouse/id id': 'warehouses',
  'POST /printSettings/copyPrintSetting courierIds': 'couriers',
  'POST /waybillAccounts/save courierId': 'couriers',
  'POST /warehouse/create courierId': 'couriers',
  'PUT /warehouse/update courierId': 'couriers',
  'POST /freightTemplates/create courierId': 'couriers',
  'PUT /freightTemplates/update courierId': 'couriers',
  'POST /goods/getGoodsList categoryId': 'categories',
  'POST /bulkEdits/preview categoryId': 'categories',
  'POST /goods/getGoodsList warehouseId': 'warehouses, among the own goods',
  'POST /goods/exportGoods categoryId': 'categories',
  'POST /goods/exportGoods warehouseId': 'warehouses, among the own goods',
  'POST /goods/createGoods categoryId': 'categories',
  'POST /goods/createGoods id': 'refused: new goods have no values and combinations yet',
  'PUT /goods/updateGoods categoryId': 'categories',
  'POST /reroutes/accept warehouseId': 'one of the ways of the parcel beside it, or refused',
  'POST /reroutes/accept courierId': 'as its warehouse',
  'POST /shipmentTemplates/save skuId': 'goods',
  'POST /shipmentTemplates/save warehouseId': 'warehouses',
  'POST /shipmentTemplates/save courierId': 'couriers',
  'POST /basketLines/save skuId': 'goods',
  'POST /basketLines/save warehouseId': 'warehouses',
  'POST /goodCollect/createGoodCollect goodId': 'goods',
  'POST /userProfits/createUserProfits goodId': 'goods',
  'POST /userProfits/getUserProfitsList goodId': 'goods, among the own mark-ups',
  'POST /userProfits/simulate goodId': 'goods',
  'POST /userProfits/simulate warehouseId': 'warehouses',
  'POST /userProfits/simulate courierId': 'couriers',
  'POST /orders/quote goodId': 'goods',
  'POST /orders/quote skuId': 'goods',
  'POST /orderPackages/refund skuId': 'goods; of a parcel that is owned',
  'POST /orders/quote warehouseId': 'warehouses',
  'POST /orders/quote courierId': 'couriers',
  'POST /orders/quote softwareId': 'software, from the settings',
  'POST /orders/createOrder goodId': 'goods',
  'POST /orders/createOrder skuId': 'goods',
  'POST /orders/createOrder warehouseId': 'warehouses',
  'POST /orders/createOrder courierId': 'couriers',
  'POST /orders/createOrder softwareId': 'software, from the settings',
  'POST /orders/quoteBatch goodId': 'goods',
  'POST /orders/quoteBatch skuId': 'goods',
  'POST /orders/quoteBatch warehouseId': 'warehouses',
  'POST /orders/quoteBatch courierId': 'couriers',
  'POST /orders/quoteBatch softwareId': 'software, from the settings',
  'POST /orders/createBatch goodId': 'goods',
  'POST /orders/createBatch skuId': 'goods',
  'POST /orders/createBatch warehouseId': 'warehouses',
  'POST /orders/createBatch courierId': 'couriers',
  'POST /orders/createBatch softwareId': 'software, from the settings',
  'POST /orders/quote remoteAddressId': 'a word for the shop’s platform',
  'POST /orders/createOrder remoteAddressId': 'a word for the shop’s platform',
  'POST /orders/quoteBatch remoteAddressId': 'a word for the shop’s platform',
  'POST /orders/createBatch remoteAddressId': 'a word for the shop’s platform',
  'POST /orders/getOrdersList shopId': 'shops, among the own orders',
  'POST /orderPackages/getOrderPackagesList shopId': 'shops, among the own parcels',
  'POST /orders/exportOrders shopId': 'shops, among the own orders',
  'POST /orders/exportOrders warehouseId': 'warehouses, among the own orders',
  'POST /orders/exportOrders courierId': 'couriers, among the own orders',
  'POST /orderPackages/exportPackages shopId': 'shops, among the own parcels',
  'POST /orderPackages/exportPackages warehouseId': 'warehouses, among the own parcels',
  'POST /orderPackages/exportPackages courierId': 'couriers, among the own parcels',
  'POST /exports/find taskId': 'whoever was told the name of the file',
  'POST /shops/updateShops defaultCourierId': 'couriers',
  'POST /shops/addGood goodId': 'goods',
  'POST /shops/addGood skuId': 'goods',
  'POST /shops/linkSkus skuId': 'goods',
  'POST /shops/linkSkus warehouseId': 'warehouses',
  'POST /shops/linkSkus courierId': 'couriers',
  'POST /sourceOrders/linkOffer remoteGoodId': 'a word of the shop’s platform',
  'POST /sourceOrders/linkOffer remoteSkuId': 'a word of the shop’s platform',
  'POST /sourceOrders/linkOffer offerId': 'a word of the source, read with the own account there',
  'POST /sourceOrders/linkOffer specId': 'a word of the source, read with the own account there',
  'POST /shops/linkSkus remoteGoodId': 'a word of the shop’s platform',
  'POST /shops/linkSkus remoteSkuId': 'a word of the shop’s platform',
  'POST /shops/importShopSkus remoteGoodId': 'a word of the shop’s platform',
  'POST /shops/importShopSkus remoteSkuId': 'a word of the shop’s platform',
  'POST /statistics/shopSales remoteGoodId': 'a word of the shop’s platform',
  'POST /statistics/exportShopSales remoteGoodId': 'a word of the shop’s platform',
  'POST /shops/addGood warehouseId': 'warehouses',
  'POST /shops/addGood courierId': 'couriers',
  'POST /shops/addGood remoteGoodId': 'a word of the shop’s platform',
  'POST /shops/addGood remoteSkuId': 'a word of the shop’s platform',
  'POST /shops/callback/6/{appId} appId': 'a word of WeChat, whose push is signed',
  'POST /printSettings/savePrintSetting courierId': 'couriers',
  'POST /printSettings/preview courierId': 'couriers',
  'POST /orders/reAutoSend packageIds': 'parcels, among those of the own order',
  'POST /shops/resendShopStocks ids': 'SKUs, among those of the own shop',
  'POST /shops/removeListings ids': 'goods that were put up, among those of the own shop',
  'POST /shops/retryListings ids': 'goods that were put up, among those of the own shop',
  'POST /shops/sendListingChanges ids': 'goods that were put up, among those of the own shop',
  'POST /shops/planListings goodIds': 'goods',
  'POST /shops/createListings goodId': 'goods',
  'POST /shops/createListings categoryId': 'a word of the shop’s platform',
  'POST /shops/createListings freightId': 'a word of the shop’s platform',
  'POST /shops/createListings id': 'properties and values of the shop’s platform',
  'POST /shops/getListingCategories parentId': 'a word of the shop’s platform',
  'POST /shops/getListingProperties categoryId': 'a word of the shop’s platform',
  'POST /shops/sellAnyway id': 'SKUs, among those of the own shop',
  'POST /shops/setPriceRule id': 'SKUs, among those of the own shop',
  'POST /orders/againSubmit packageIds': 'parcels, among those of the own order',
  'POST /orders/getOrdersList warehouseId': 'warehouses, among the own orders',
  'POST /statistics/afterSales courierId': 'couriers, among the own parcels',
  'POST /statistics/exportAfterSales courierId': 'couriers, among the own parcels',
  'POST /orders/getOrdersList courierId': 'couriers, among the own orders',
  'POST /orderPackages/getOrderPackagesList warehouseId': 'warehouses, among the own parcels',
  'POST /orderPackages/getOrderPackagesList courierId': 'couriers, among the own parcels',
};

/** What the owner has. */
type World = {
  owner: Person;
  shop: Shop;
  orderId: number;
  parcelId: number;
  waitingParcelId: number;
  refundId: number;
  /** Of the refund. */
  caseId: number;
  returnId: number;
  /** One that an operator has decided. */
  judgedCaseId: number;
  claimId: number;
  claimedParcelId: number;
  reviewId: number;
  refundedParcelId: number;
  refundedOrderId: number;
  basketLineId: number;
  shipmentTemplateId: number;
  favouriteId: number;
  bookEntryId: number;
  certifyId: string;
  payId: number;
  cashOutId: number;
  personNoticeId: number;
  tokenId: number;
  memberId: number;
  invitationId: number;
  endpointId: number;
  robotId: number;
  webhookMessageId: number;
  printSettingId: number;
  inviteeId: number;
  userProfitId: number;
  priceListId: number;
  answerTemplateId: number;
  freightTemplateId: number;
  waybillAccountId: number;
  erpAccountId: number;
  otherWarehouseId: number;
  transferId: number;
  stocktakeId: number;
  waveId: number;
  bulkEditId: number;
  shopId: number;
  shopOrderId: number;
  mergeId: number;
  mergedOrderId: number;
  shopGoodId: number;
  pullId: string;
  offerLinkId: number;
  sourceOrderId: number;
  titleId: number;
  /** Asked for by the buyer; its supplier issues it. */
  invoiceId: number;
  documentId: number;
  settledOrderId: number;
  privateFileId: number;
  sellersFileId: number;
};
type Id = number | string;
/** Whose an id is: how the owner's own is found, and what a caller sends with some id. */
type Owned = {
  id: (world: World) => Id;
  bodies: (id: Id, caller: Person, world: World) => object[];
  /** Whose it is; by default the buyer's. */
  owner?: (world: World) => Person;
};

const senderForm = {
  name: '橙子小店',
  phone: '0571-88888888',
  provinceCode: '33',
  cityCode: '3301',
  districtCode: '330106',
  address: '文三路478号',
};
const order = (world: World) => world.orderId;
const sender = (world: World) => world.owner.senderId;
const warehouseForm = {
  name: '橙子云仓',
  contact: '李四',
  phone: '0579-85551234',
  districtCode: '330782',
  address: '国际商贸城三区',
};
const courierFees = { firstFee: 280, stepFee: 100, costFirstFee: 230, costStepFee: 80 };
const invitee = (world: World) => world.inviteeId;
const userProfit = (world: World) => world.userProfitId;
const refund = (world: World) => world.refundId;
const afterSaleCase = (world: World) => world.caseId;
const courierClaim = (world: World) => world.claimId;
const supplier = (world: World) => world.shop.seller;
const goodForm = {
  name: '毛绒小熊',
  categoryId: 8,
  pics: ['/files/test.svg'],
  supplyPrice: 1_200,
  weight: 300,
  publish: true,
};
const combination = { values: [], supplyPrice: 100, weight: 100 };
const invoiceTitle = (world: World) => world.titleId;
const invoice = (world: World) => world.invoiceId;
const issuedAs = { number: '24312000000000000001', issuedOn: '2026-11-28', amount: 400 };
const good = ({ shop }: World) => shop.goodId;
const stock = ({ shop }: World) => shop.stockId;
const transfer = (world: World) => world.transferId;
const stocktake = (world: World) => world.stocktakeId;
const bulkEdit = (world: World) => world.bulkEditId;
const warehouse = ({ shop }: World) => shop.warehouseId;
const waiting = (world: World) => world.waitingParcelId;
const bench = 'bench-of-access';
const freightTemplate = (world: World) => world.freightTemplateId;
const shopOrder = (world: World) => world.shopOrderId;
const anOffer = { remoteGoodId: 'g', remoteSkuId: 's', offerId: '1', specId: 's', num: 1 };
const merge = (world: World) => world.mergeId;
/** An order from a shop; without recipients of its own. */
const fromShop = (caller: Person, { shop }: World, more: object) => ({
  ...orderBody(caller, shop, more),
  type: 2,
  packages: [],
});
const batchOf = (caller: Person, world: World, more: object) => {
  const { goodId, warehouseId, courierId } = world.shop;
  const { senderId } = caller;
  return { type: 2, senderId, parts: [{ goodId, warehouseId, courierId, ...more }] };
};
/** What a parcel of a shop's order is to hold, said for it alone. */
const ofContent = ({ shop: { skuId } }: World, parcel: object) => ({
  ...{ goodId: undefined, num: undefined },
  contents: [{ ...parcel, items: [{ skuId, num: 1 }] }],
});
const priceList = (goodId: Id, more: object = {}) => ({
  ...{ name: '老客户', levels: [1], buyerIds: [] as Id[] },
  entries: [{ goodId, supplyPrice: 90 }],
  ...more,
});
const boundShop = (world: World) => world.shopId;
const endpoint = (world: World) => world.endpointId;
const robot = (world: World) => world.robotId;
const shipmentTemplate = (world: World) => world.shipmentTemplateId;

/** Ids that belong to somebody: anybody else gets the answer of an id that is not there. */
const listingRule = { times: 150, plus: 0, ending: 0, floor: 0 };

const ERP = { sid: 's', appKey: 'k', appSecret: 'x', shopNo: 'n' };

const OWNED: Record<string, Owned> = {
  'POST /real/confirm certifyId': {
    id: (world) => world.certifyId,
    bodies: (certifyId) => [{ certifyId }],
  },
  'POST /shipmentTemplates/find id': { id: shipmentTemplate, bodies: (id) => [{ id }] },
  'POST /shipmentTemplates/rename id': { id: shipmentTemplate, bodies: (id) => [{ id, name: '改名' }] },
  'POST /shipmentTemplates/markUsed id': { id: shipmentTemplate, bodies: (id) => [{ id }] },
  'DELETE /shipmentTemplates/delete ids': { id: shipmentTemplate, bodies: (id) => [{ ids: [id] }] },
  'POST /shipmentTemplates/save orderId': {
    id: order,
    bodies: (orderId) => [{ name: '照订单', orderId }],
  },
  'POST /shipmentTemplates/save senderId': {
    id: ({ owner }) => owner.senderId,
    bodies: (senderId, _, { shop }) => [
      {
        name: '照发件人',
        content: {
          ...{ warehouseId: shop.warehouseId, courierId: shop.courierId, senderId, remark: '' },
          items: [{ skuId: shop.skuId, quantity: 1 }],
        },
      },
    ],
  },
  'POST /reroutes/accept packageId': {
    id: (world) => world.parcelId,
    bodies: (packageId, _, { shop: { warehouseId, courierId } }) => [
      { parcels: [{ packageId, warehouseId, courierId, isFallback: false, packageFee: 0 }] },
    ],
  },
  'DELETE /basketLines/delete ids': {
    id: (world) => world.basketLineId,
    bodies: (id) => [{ ids: [id] }],
  },
  'POST /goodCollect/deleteGoodCollect goodId': {
    id: (world) => world.favouriteId,
    bodies: (goodId) => [{ goodId }],
  },
  'POST /addressBook/open ids': {
    id: (world) => world.bookEntryId,
    bodies: (id) => [{ ids: [id] }],
  },
  'POST /addressBook/save id': {
    id: (world) => world.bookEntryId,
    bodies: (id) => [{ ...senderForm, id }],
  },
  'POST /addressBook/keepReceivers packageIds': {
    id: (world) => world.parcelId,
    bodies: (id) => [{ packageIds: [id] }],
  },
  'POST /addressBook/move ids': {
    id: (world) => world.bookEntryId,
    bodies: (id) => [{ ids: [id], group: '同行' }],
  },
  'DELETE /addressBook/delete ids': {
    id: (world) => world.bookEntryId,
    bodies: (id) => [{ ids: [id] }],
  },
  'PUT /sellerSends/update id': { id: sender, bodies: (id) => [{ ...senderForm, id }] },
  'DELETE /sellerSends/delete ids': {
    id: sender,
    bodies: (id, caller) => [{ ids: [caller.senderId, id] }, { ids: [id] }],
  },
  'POST /orders/quote senderId': {
    id: sender,
    bodies: (senderId, caller, { shop }) => [orderBody(caller, shop, { senderId })],
  },
  'POST /orders/createOrder senderId': {
    id: sender,
    bodies: (senderId, caller, { shop }) => [
      orderBody(caller, shop, { senderId }),
      orderBody(caller, shop, { senderId, confirm: true }),
    ],
  },
  'POST /orders/quote shopOrderId': {
    id: shopOrder,
    bodies: (id, caller, world) => [
      fromShop(caller, world, { ...ofContent(world, { shopOrderId: id }), shopOrderIds: [id] }),
    ],
  },
  'POST /orders/quote shopOrderIds': {
    id: shopOrder,
    bodies: (id, caller, world) => [fromShop(caller, world, { shopOrderIds: [id] })],
  },
  'POST /orders/quote mergeId': {
    id: merge,
    bodies: (id, caller, world) => [
      fromShop(caller, world, { ...ofContent(world, { mergeId: id }), mergeIds: [id] }),
    ],
  },
  'POST /orders/quote mergeIds': {
    id: merge,
    bodies: (id, caller, world) => [fromShop(caller, world, { mergeIds: [id] })],
  },
  'POST /orders/createOrder shopOrderId': {
    id: shopOrder,
    bodies: (id, caller, world) => [
      fromShop(caller, world, { ...ofContent(world, { shopOrderId: id }), shopOrderIds: [id] }),
    ],
  },
  'POST /orders/createOrder shopOrderIds': {
    id: shopOrder,
    bodies: (id, caller, world) => [fromShop(caller, world, { shopOrderIds: [id], confirm: true })],
  },
  'POST /orders/createOrder mergeId': {
    id: merge,
    bodies: (id, caller, world) => [
      fromShop(caller, world, { ...ofContent(world, { mergeId: id }), mergeIds: [id] }),
    ],
  },
  'POST /orders/createOrder mergeIds': {
    id: merge,
    bodies: (id, caller, world) => [fromShop(caller, world, { mergeIds: [id] })],
  },
  'POST /orders/quoteBatch shopOrderId': {
    id: shopOrder,
    bodies: (id, caller, world) => [
      batchOf(caller, world, { ...ofContent(world, { shopOrderId: id }), shopOrderIds: [id] }),
    ],
  },
  'POST /orders/quoteBatch shopOrderIds': {
    id: shopOrder,
    bodies: (id, caller, world) => [batchOf(caller, world, { shopOrderIds: [id] })],
  },
  'POST /orders/quoteBatch mergeId': {
    id: merge,
    bodies: (id, caller, world) => [
      batchOf(caller, world, { ...ofContent(world, { mergeId: id }), mergeIds: [id] }),
    ],
  },
  'POST /orders/quoteBatch mergeIds': {
    id: merge,
    bodies: (id, caller, world) => [batchOf(caller, world, { mergeIds: [id] })],
  },
  'POST /orders/createBatch shopOrderId': {
    id: shopOrder,
    bodies: (id, caller, world) => [
      batchOf(caller, world, { ...ofContent(world, { shopOrderId: id }), shopOrderIds: [id] }),
    ],
  },
  'POST /orders/createBatch shopOrderIds': {
    id: shopOrder,
    bodies: (id, caller, world) => [
      { ...batchOf(caller, world, { shopOrderIds: [id] }), skipInvalid: true, confirm: true },
    ],
  },
  'POST /orders/createBatch mergeId': {
    id: merge,
    bodies: (id, caller, world) => [
      batchOf(caller, world, { ...ofContent(world, { mergeId: id }), mergeIds: [id] }),
    ],
  },
  'POST /orders/createBatch mergeIds': {
    id: merge,
    bodies: (id, caller, world) => [batchOf(caller, world, { mergeIds: [id] })],
  },
  'POST /orders/quoteBatch senderId': {
    id: sender,
    bodies: (senderId, caller, world) => [
      { ...batchOf(caller, world, { packages: [goodReceiver] }), type: 1, senderId },
    ],
  },
  'POST /orders/createBatch senderId': {
    id: sender,
    bodies: (senderId, caller, world) => [
      { ...batchOf(caller, world, { packages: [goodReceiver] }), type: 1, senderId, confirm: true },
    ],
  },
  'POST /orders/confirmOrder id': {
    id: order,
    bodies: (id) => [{ id, action: 'receive' }, { id, action: 'pay' }, { id }],
  },
  'POST /orders/cancelOrder orderId': { id: order, bodies: (orderId) => [{ orderId }] },
  'POST /orders/againSubmit id': { id: order, bodies: (id) => [{ id }] },
  'POST /orders/copyOrder orderId': { id: order, bodies: (orderId) => [{ orderId }] },
  'POST /orders/copyOrder packageIds': {
    id: (world) => world.parcelId,
    bodies: (id) => [{ packageIds: [id] }],
  },
  'POST /reviews/findOrderReviews orderId': { id: order, bodies: (orderId) => [{ orderId }] },
  'POST /reviews/addToReview reviewId': {
    id: (world) => world.reviewId,
    bodies: (reviewId) => [{ reviewId, text: '追评' }],
  },
  'POST /reviews/answerReview reviewId': {
    id: (world) => world.reviewId,
    owner: supplier,
    bodies: (reviewId) => [{ reviewId, text: '谢谢' }],
  },
  'POST /orders/reviewOrder orderId': { id: order, bodies: (orderId) => [{ orderId, score: 5 }] },
  'POST /orderPackages/editReceiver packageId': {
    id: (world) => world.parcelId,
    bodies: (packageId) => [{ packageId, ...goodReceiver, receiverName: '李四' }],
  },
  'POST /orderPackages/revealReceiver packageId': {
    id: (world) => world.parcelId,
    bodies: (packageId) => [{ packageId }],
  },
  'POST /orderPackages/refund packageIds': {
    id: (world) => world.parcelId,
    bodies: (id) => [{ packageIds: [id], reason: '不要了' }],
  },
  'POST /refunds/getRefundsList ids': { id: refund, bodies: (id) => [{ ids: [id] }] },
  'POST /refunds/getRefundsList orderId': {
    id: (world) => world.refundedOrderId,
    bodies: (orderId) => [{ orderId }],
  },
  'POST /refunds/getRefundsList packageId': {
    id: (world) => world.refundedParcelId,
    bodies: (packageId) => [{ packageId }],
  },
  'POST /orderPackages/print packageIds': {
    id: (world) => world.refundedParcelId,
    owner: supplier,
    bodies: (id) => [
      { packageIds: [id], kind: 'labels' },
      { packageIds: [id], kind: 'picking' },
    ],
  },
  'POST /orderPackages/printTasks packageIds': {
    id: (world) => world.refundedParcelId,
    owner: supplier,
    bodies: (id) => [{ packageIds: [id] }],
  },
  'POST /orderPackages/markPrinted packageIds': {
    id: (world) => world.refundedParcelId,
    owner: supplier,
    bodies: (id) => [{ packageIds: [id] }],
  },
  'POST /printSettings/copyPrintSetting id': {
    id: (world) => world.printSettingId,
    owner: supplier,
    bodies: (id, _caller, { shop: { courierId } }) => [{ id, courierIds: [courierId] }],
  },
  'POST /printSettings/deletePrintSetting id': {
    id: (world) => world.printSettingId,
    owner: supplier,
    bodies: (id) => [{ id }],
  },
  'POST /afterSales/dismissSuggestion packageId': {
    id: (world) => world.refundedParcelId,
    bodies: (packageId) => [{ packageId }],
  },
  'POST /afterSales/open packageId': {
    id: (world) => world.refundedParcelId,
    bodies: (packageId) => [{ packageId, kind: 3, ask: 2, amount: 1, text: '破损' }],
  },
  'POST /afterSales/answer caseId': {
    id: afterSaleCase,
    owner: supplier,
    bodies: (caseId) => [
      { caseId, action: 'refuse', text: '完好' },
      { caseId, action: 'offer', amount: 1 },
    ],
  },
  'POST /afterSales/answer fileIds': {
    id: (world) => world.sellersFileId,
    owner: supplier,
    bodies: (id, _caller, { caseId }) => [{ caseId, action: 'refuse', text: '完好', fileIds: [id] }],
  },
  'POST /afterSales/answer warehouseId': {
    id: (world) => world.shop.warehouseId,
    owner: supplier,
    bodies: (warehouseId, _caller, { caseId }) => [{ caseId, action: 'offer', offer: 4, warehouseId }],
  },
  'POST /licence/sendLicence fileId': {
    id: (world) => world.sellersFileId,
    owner: supplier,
    bodies: (fileId) => [{ kind: 2, number: 'JY13307020000001', endsOn: null, fileId }],
  },
  'POST /returns/scan warehouseId': {
    id: (world) => world.shop.warehouseId,
    owner: supplier,
    bodies: (warehouseId) => [{ waybillNo: 'YT9912345678', warehouseId }],
  },
  'POST /returns/link returnId': {
    id: (world) => world.returnId,
    owner: supplier,
    bodies: (returnId, _caller, { caseId }) => [{ returnId, caseId }],
  },
  'POST /returns/close returnId': {
    id: (world) => world.returnId,
    owner: supplier,
    bodies: (returnId) => [{ returnId, note: '已入库' }],
  },
  'POST /returns/link caseId': {
    id: afterSaleCase,
    owner: supplier,
    bodies: (caseId, _caller, { returnId }) => [{ returnId, caseId }],
  },
  'POST /returns/getReturnsList ids': {
    id: (world) => world.returnId,
    owner: supplier,
    bodies: (id) => [{ ids: [id] }],
  },
  'POST /afterSales/reply caseId': {
    id: afterSaleCase,
    bodies: (caseId) => [{ caseId, action: 'revoke' }],
  },
  'POST /afterSales/reply fileIds': {
    id: (world) => world.privateFileId,
    bodies: (id, _caller, { caseId }) => [{ caseId, action: 'revoke', fileIds: [id] }],
  },
  'POST /afterSales/say caseId': { id: afterSaleCase, bodies: (caseId) => [{ caseId, text: '在吗' }] },
  'POST /afterSales/say fileIds': {
    id: (world) => world.privateFileId,
    bodies: (id, _caller, { caseId }) => [{ caseId, text: '照片', fileIds: [id] }],
  },
  'POST /afterSales/appeal caseId': {
    id: afterSaleCase,
    bodies: (caseId, _caller, { privateFileId }) => [{ caseId, text: '补充', fileIds: [privateFileId] }],
  },
  'POST /afterSales/appeal fileIds': {
    id: (world) => world.privateFileId,
    bodies: (id, _caller, { judgedCaseId: caseId }) => [{ caseId, text: '补充', fileIds: [id] }],
  },
  'POST /afterSales/open fileIds': {
    id: (world) => world.privateFileId,
    bodies: (id, _caller, { refundedParcelId: packageId }) => [
      { packageId, kind: 3, ask: 2, amount: 1, text: '破损', fileIds: [id] },
    ],
  },
  'POST /afterSales/messages caseId': { id: afterSaleCase, bodies: (caseId) => [{ caseId }] },
  'POST /afterSales/read caseId': { id: afterSaleCase, owner: supplier, bodies: (caseId) => [{ caseId }] },
  'POST /afterSales/getCasesList ids': { id: afterSaleCase, bodies: (id) => [{ ids: [id] }] },
  'POST /afterSales/getCasesList orderId': {
    id: (world) => world.refundedOrderId,
    bodies: (orderId) => [{ orderId }],
  },
  'POST /afterSales/getCasesList packageId': {
    id: (world) => world.refundedParcelId,
    bodies: (packageId) => [{ packageId }],
  },
  'POST /courierClaims/open packageId': {
    id: (world) => world.refundedParcelId,
    owner: supplier,
    bodies: (packageId) => [{ packageId, kind: 2, amount: 1, text: '压扁' }],
  },
  'POST /courierClaims/step claimId': {
    id: courierClaim,
    owner: supplier,
    bodies: (claimId) => [{ claimId, action: 'withdraw' }],
  },
  'POST /courierClaims/getClaimsList ids': {
    id: courierClaim,
    owner: supplier,
    bodies: (id) => [{ ids: [id] }],
  },
  'POST /courierClaims/getClaimsList packageId': {
    id: (world) => world.claimedParcelId,
    owner: supplier,
    bodies: (packageId) => [{ packageId }],
  },
  'POST /courierClaims/getClaimsList caseId': {
    id: afterSaleCase,
    owner: supplier,
    bodies: (caseId) => [{ caseId }],
  },
  'POST /refunds/answer refundId': {
    id: refund,
    owner: supplier,
    bodies: (refundId) => [
      { refundId, agree: true },
      { refundId, agree: false, reason: '完好' },
    ],
  },
  'POST /refunds/confirmReturn refundId': {
    id: refund,
    owner: supplier,
    bodies: (refundId) => [{ refundId }],
  },
  'POST /refunds/revoke refundId': { id: refund, bodies: (refundId) => [{ refundId }] },
  'POST /goods/getGoodsList ids': { id: good, owner: supplier, bodies: (id) => [{ ids: [id] }] },
  'POST /goods/exportGoods ids': {
    id: good,
    owner: supplier,
    bodies: (id) => [{ ids: [id], format: 'csv' }],
  },
  'POST /goods/getSkusList ids': {
    id: ({ shop }) => shop.skuId,
    owner: supplier,
    bodies: (id) => [{ ids: [id] }],
  },
  'POST /goods/createGoods skuId': {
    id: ({ shop }) => shop.skuId,
    owner: supplier,
    bodies: (skuId) => [
      { ...goodForm, skus: [{ ...combination, values: [], bundleParts: [{ skuId, num: 1 }] }] },
    ],
  },
  'PUT /goods/updateGoods skuId': {
    id: ({ shop }) => shop.skuId,
    owner: supplier,
    bodies: (skuId, _, { shop: { goodId, skuId: shopSku } }) => [
      {
        ...{ ...goodForm, id: goodId, version: 0 },
        properties: [{ name: '尺码', values: [{ name: 'M' }, { name: 'XL' }] }],
        skus: [
          { ...combination, id: shopSku, values: ['M'] },
          { ...combination, values: ['XL'], bundleParts: [{ skuId, num: 1 }] },
        ],
      },
    ],
  },
  'POST /goods/copyGoods id': { id: good, owner: supplier, bodies: (id) => [{ id }] },
  'POST /goods/withdrawRevision id': { id: good, owner: supplier, bodies: (id) => [{ id }] },
  'POST /goods/findGoods id': { id: good, owner: supplier, bodies: (id) => [{ id }] },
  'POST /goods/createGoods warehouseId': {
    id: ({ shop }) => shop.warehouseId,
    owner: supplier,
    bodies: (warehouseId) => [{ ...goodForm, stocks: [{ warehouseId, quantity: 1 }] }],
  },
  'PUT /goods/updateGoods warehouseId': {
    id: ({ shop }) => shop.warehouseId,
    owner: supplier,
    bodies: (warehouseId, _, { shop: { goodId } }) => [
      {
        ...{ ...goodForm, id: goodId, version: 0, properties: [{ name: '尺码', values: [{ name: 'XL' }] }] },
        skus: [{ ...combination, values: ['XL'], stocks: [{ warehouseId, quantity: 1 }] }],
      },
    ],
  },
  'PUT /goods/updateGoods id': {
    id: good,
    owner: supplier,
    bodies: (id) => [{ ...goodForm, id, version: 0 }],
  },
  'POST /goods/scheduleSale ids': {
    id: good,
    owner: supplier,
    bodies: (id) => [{ ids: [id], onAt: null }],
  },
  'POST /goods/setOnSale ids': {
    id: good,
    owner: supplier,
    bodies: (id) => [
      { ids: [id], onSale: true },
      { ids: [id], onSale: false },
    ],
  },
  'POST /goods/deleteGoodsByIds ids': { id: good, owner: supplier, bodies: (id) => [{ ids: [id] }] },
  'POST /goodStock/getGoodStockList ids': { id: stock, owner: supplier, bodies: (id) => [{ ids: [id] }] },
  'POST /goodStock/getGoodStockList goodId': {
    id: ({ shop }) => shop.goodId,
    owner: supplier,
    bodies: (goodId) => [{ goodId }],
  },
  'POST /goodStock/getGoodStockList skuId': {
    id: ({ shop }) => shop.skuId,
    owner: supplier,
    bodies: (skuId) => [{ skuId }],
  },
  'POST /goodStock/getGoodStockList warehouseId': {
    id: ({ shop }) => shop.warehouseId,
    owner: supplier,
    bodies: (warehouseId) => [{ warehouseId }],
  },
  'POST /goodStock/createGoodStock goodId': {
    id: ({ shop }) => shop.goodId,
    owner: supplier,
    bodies: (goodId, _, { shop: { warehouseId } }) => [{ goodId, warehouseId, quantity: 1 }],
  },
  'POST /goodStock/createGoodStock skuId': {
    id: ({ shop }) => shop.skuId,
    owner: supplier,
    bodies: (skuId, _, { shop: { goodId, warehouseId } }) => [{ goodId, skuId, warehouseId, quantity: 1 }],
  },
  'POST /goodStock/createGoodStock warehouseId': {
    id: ({ shop }) => shop.warehouseId,
    owner: supplier,
    bodies: (warehouseId, _, { shop: { goodId } }) => [{ goodId, warehouseId, quantity: 1 }],
  },
  'POST /goodStock/updateGoodStock id': {
    id: stock,
    owner: supplier,
    bodies: (id) => [
      { id, quantity: 7 },
      { id, delta: 7 },
    ],
  },
  'POST /goodStock/deleteGoodStock id': { id: stock, owner: supplier, bodies: (id) => [{ id }] },
  'POST /goodStock/getStockLogsList stockId': {
    id: stock,
    owner: supplier,
    bodies: (stockId) => [{ stockId }],
  },
  'POST /goodStock/getReservationsList stockId': {
    id: stock,
    owner: supplier,
    bodies: (stockId) => [{ stockId }],
  },
  'POST /stockTransfers/getTransfersList ids': {
    id: transfer,
    owner: supplier,
    bodies: (id) => [{ ids: [id] }],
  },
  'POST /stockTransfers/getTransfersList warehouseId': {
    id: ({ shop }) => shop.warehouseId,
    owner: supplier,
    bodies: (warehouseId) => [{ warehouseId }],
  },
  'POST /stockTransfers/send fromWarehouseId': {
    id: ({ shop }) => shop.warehouseId,
    owner: supplier,
    bodies: (fromWarehouseId, _, { otherWarehouseId, shop: { skuId } }) => [
      { fromWarehouseId, toWarehouseId: otherWarehouseId, lines: [{ skuId, num: 1 }] },
    ],
  },
  'POST /stockTransfers/send toWarehouseId': {
    id: (world) => world.otherWarehouseId,
    owner: supplier,
    bodies: (toWarehouseId, _, { shop: { skuId, warehouseId } }) => [
      { fromWarehouseId: warehouseId, toWarehouseId, lines: [{ skuId, num: 1 }] },
    ],
  },
  'POST /stockTransfers/send skuId': {
    id: ({ shop }) => shop.skuId,
    owner: supplier,
    bodies: (skuId, _, { otherWarehouseId, shop: { warehouseId } }) => [
      { fromWarehouseId: warehouseId, toWarehouseId: otherWarehouseId, lines: [{ skuId, num: 1 }] },
    ],
  },
  'POST /stockTransfers/receive id': { id: transfer, owner: supplier, bodies: (id) => [{ id }] },
  'POST /stockTransfers/cancel id': { id: transfer, owner: supplier, bodies: (id) => [{ id }] },
  'POST /waves/getWavesList ids': {
    id: (world) => world.waveId,
    owner: supplier,
    bodies: (id) => [{ ids: [id] }],
  },
  'POST /waves/getWavesList warehouseId': {
    id: ({ shop }) => shop.warehouseId,
    owner: supplier,
    bodies: (warehouseId) => [{ warehouseId }],
  },
  'POST /waves/create warehouseId': {
    id: ({ shop }) => shop.warehouseId,
    owner: supplier,
    bodies: (warehouseId) => [{ warehouseId }],
  },
  'POST /waves/create packageIds': { id: waiting, owner: supplier, bodies: (id) => [{ packageIds: [id] }] },
  'POST /waves/close id': { id: (world) => world.waveId, owner: supplier, bodies: (id) => [{ id }] },
  'POST /packing/open waveId': {
    id: (world) => world.waveId,
    owner: supplier,
    bodies: (waveId) => [{ code: '1', waveId, bench }],
  },
  'POST /packing/leave packageId': {
    id: waiting,
    owner: supplier,
    bodies: (packageId) => [{ packageId, bench, reason: '缺货' }],
  },
  'POST /packing/pack packageId': {
    id: waiting,
    owner: supplier,
    bodies: (packageId) => [{ packageId, bench }],
  },
  'POST /packing/getBuyerNote packageId': {
    id: waiting,
    owner: supplier,
    bodies: (packageId) => [{ packageId }],
  },
  'POST /packing/saveBuyerNote packageId': {
    id: waiting,
    owner: supplier,
    bodies: (packageId) => [{ packageId, text: '放贺卡' }],
  },
  'POST /bulkEdits/preview warehouseId': {
    id: ({ shop }) => shop.warehouseId,
    owner: supplier,
    bodies: (warehouseId) => [{ kind: 3, change: { mode: 1, value: 3, warehouseId }, filter: {} }],
  },
  'POST /bulkEdits/preview ids': {
    id: good,
    owner: supplier,
    bodies: (id) => [{ kind: 2, change: { mode: 1, value: 77 }, ids: [id] }],
  },
  'POST /bulkEdits/apply warehouseId': {
    id: ({ shop }) => shop.warehouseId,
    owner: supplier,
    bodies: (warehouseId, _, { shop: { skuId } }) => [
      { kind: 3, change: { mode: 1, value: 3, warehouseId }, rows: [{ id: skuId, before: 3 }] },
    ],
  },
  'POST /bulkEdits/apply id': {
    id: ({ shop }) => shop.skuId,
    owner: supplier,
    bodies: (id) => [{ kind: 2, change: { mode: 1, value: 77 }, rows: [{ id, before: 78 }] }],
  },
  'POST /bulkEdits/getEditsList ids': {
    id: bulkEdit,
    owner: supplier,
    bodies: (id) => [{ ids: [id] }],
  },
  'POST /bulkEdits/getLinesList editId': {
    id: bulkEdit,
    owner: supplier,
    bodies: (editId) => [{ editId }],
  },
  'POST /bulkEdits/undo id': { id: bulkEdit, owner: supplier, bodies: (id) => [{ id }] },
  'POST /stocktakes/getStocktakesList ids': {
    id: stocktake,
    owner: supplier,
    bodies: (id) => [{ ids: [id] }],
  },
  'POST /stocktakes/getStocktakesList warehouseId': {
    id: ({ shop }) => shop.warehouseId,
    owner: supplier,
    bodies: (warehouseId) => [{ warehouseId }],
  },
  'POST /stocktakes/getLinesList stocktakeId': {
    id: stocktake,
    owner: supplier,
    bodies: (stocktakeId) => [{ stocktakeId }],
  },
  'POST /stocktakes/begin warehouseId': {
    id: ({ shop }) => shop.warehouseId,
    owner: supplier,
    bodies: (warehouseId) => [{ warehouseId }],
  },
  'POST /stocktakes/saveLines id': {
    id: stocktake,
    owner: supplier,
    bodies: (id, _, { shop: { skuId } }) => [{ id, lines: [{ skuId, counted: 4 }] }],
  },
  'POST /stocktakes/saveLines skuId': {
    id: ({ shop }) => shop.skuId,
    owner: supplier,
    bodies: (skuId, _, { stocktakeId }) => [{ id: stocktakeId, lines: [{ skuId, counted: 4 }] }],
  },
  'POST /stocktakes/importLines id': {
    id: stocktake,
    owner: supplier,
    bodies: (id) => [{ id, rows: [{ row: 2, goodsNo: '没有', counted: 4 }] }],
  },
  'POST /stocktakes/post id': { id: stocktake, owner: supplier, bodies: (id) => [{ id }] },
  'POST /stocktakes/discard id': { id: stocktake, owner: supplier, bodies: (id) => [{ id }] },
  'POST /warehouse/find id': { id: warehouse, owner: supplier, bodies: (id) => [{ id }] },
  'PUT /warehouse/update id': {
    id: warehouse,
    owner: supplier,
    bodies: (id, _, { shop: { courierId } }) => [
      { ...warehouseForm, id, couriers: [{ courierId, ...courierFees }] },
    ],
  },
  'POST /warehouse/create freightTemplateId': {
    id: freightTemplate,
    owner: supplier,
    bodies: (freightTemplateId, _, { shop: { courierId } }) => [
      { ...warehouseForm, freightTemplateId, couriers: [{ courierId, ...courierFees }] },
    ],
  },
  'PUT /warehouse/update freightTemplateId': {
    id: freightTemplate,
    owner: supplier,
    bodies: (freightTemplateId, _, { shop: { warehouseId, courierId } }) => [
      { ...warehouseForm, id: warehouseId, freightTemplateId, couriers: [{ courierId, ...courierFees }] },
    ],
  },
  'POST /freightTemplates/find id': { id: freightTemplate, owner: supplier, bodies: (id) => [{ id }] },
  'POST /freightTemplates/copy id': { id: freightTemplate, owner: supplier, bodies: (id) => [{ id }] },
  'PUT /freightTemplates/update id': {
    id: freightTemplate,
    owner: supplier,
    bodies: (id, _, { shop: { courierId } }) => [
      { id, version: 0, name: '偏远', couriers: [{ courierId, ...courierFees }] },
    ],
  },
  'DELETE /freightTemplates/delete id': { id: freightTemplate, owner: supplier, bodies: (id) => [{ id }] },
  'POST /freightTemplates/follow ids': {
    id: warehouse,
    owner: supplier,
    bodies: (id, _, { freightTemplateId }) => [
      { ids: [id], templateId: null },
      { ids: [id], templateId: freightTemplateId },
    ],
  },
  'POST /freightTemplates/follow templateId': {
    id: freightTemplate,
    owner: supplier,
    bodies: (templateId, _, { shop: { warehouseId } }) => [{ ids: [warehouseId], templateId }],
  },
  'POST /goods/setFreightTemplate ids': {
    id: good,
    owner: supplier,
    bodies: (id) => [{ ids: [id], templateId: null }],
  },
  'POST /goods/setFreightTemplate templateId': {
    id: freightTemplate,
    owner: supplier,
    bodies: (templateId, _, { shop: { goodId } }) => [{ ids: [goodId], templateId }],
  },
  'POST /goods/createGoods freightTemplateId': {
    id: freightTemplate,
    owner: supplier,
    bodies: (freightTemplateId, _, { shop: { warehouseId } }) => [
      { ...goodForm, freightTemplateId, stocks: [{ warehouseId, quantity: 1 }] },
    ],
  },
  'PUT /goods/updateGoods freightTemplateId': {
    id: freightTemplate,
    owner: supplier,
    bodies: (freightTemplateId, _, { shop: { goodId } }) => [
      { ...goodForm, id: goodId, version: 0, freightTemplateId },
    ],
  },
  'POST /warehouse/setStatus id': { id: warehouse, owner: supplier, bodies: (id) => [{ id, status: 2 }] },
  'DELETE /warehouse/deleteWarehouseByIds ids': {
    id: warehouse,
    owner: supplier,
    bodies: (id) => [{ ids: [id] }],
  },
  'POST /orders/reAutoSend orderId': { id: order, bodies: (orderId) => [{ orderId }] },
  'POST /orders/callback orderId': { id: order, bodies: (orderId) => [{ orderId }] },
  'POST /orders/findOrders id': { id: order, bodies: (id) => [{ id }] },
  'POST /orders/getOrdersList orderId': { id: order, bodies: (orderId) => [{ orderId }] },
  'POST /orders/getOrdersList ids': { id: order, bodies: (id) => [{ ids: [id] }] },
  'POST /orderPackages/getOrderPackagesList id': {
    id: (world) => world.parcelId,
    bodies: (id) => [{ id }],
  },
  'POST /orderPackages/getOrderPackagesList ids': {
    id: (world) => world.parcelId,
    bodies: (id) => [{ ids: [id] }],
  },
  'POST /orderPackages/timeline packageId': {
    id: (world) => world.parcelId,
    bodies: (packageId) => [{ packageId }],
  },
  'POST /orderPackages/findByRows orderId': {
    id: order,
    bodies: (orderId) => [
      {
        orderId,
        rows: [
          {
            row: 1,
            receiver: {
              name: goodReceiver.receiverName,
              phone: goodReceiver.receiverPhone,
              address: goodReceiver.address,
            },
          },
        ],
      },
    ],
  },
  'POST /orderPackages/getOrderPackagesList orderId': { id: order, bodies: (orderId) => [{ orderId }] },
  'POST /orderPackages/getOrderPackagesList orderIds': { id: order, bodies: (id) => [{ orderIds: [id] }] },
  'POST /orders/exportOrder id': { id: order, bodies: (id) => [{ id }] },
  'POST /orders/exportOrder ids': { id: order, bodies: (id) => [{ ids: [id], format: 'csv' }] },
  'POST /orders/exportOrders orderId': { id: order, bodies: (orderId) => [{ orderId, format: 'csv' }] },
  'POST /orders/exportOrders ids': { id: order, bodies: (id) => [{ ids: [id], format: 'csv' }] },
  'POST /orderPackages/exportPackages id': {
    id: (world) => world.parcelId,
    bodies: (id) => [{ id, format: 'csv' }],
  },
  'POST /orderPackages/exportPackages ids': {
    id: (world) => world.parcelId,
    bodies: (id) => [{ ids: [id], format: 'csv' }],
  },
  'POST /orderPackages/exportPackages orderId': {
    id: order,
    bodies: (orderId) => [{ orderId, format: 'csv' }],
  },
  'POST /orderPackages/exportPackages orderIds': {
    id: order,
    bodies: (id) => [{ orderIds: [id], format: 'csv' }],
  },
  'POST /orderPackages/exportEvidence packageId': {
    id: (world) => world.parcelId,
    bodies: (packageId) => [{ packageId }],
  },
  'POST /orderPackages/exportToShip packageIds': {
    id: (world) => world.waitingParcelId,
    owner: supplier,
    bodies: (id) => [{ packageIds: [id], format: 'csv' }],
  },
  'POST /statistics/sellerProfit warehouseId': {
    id: warehouse,
    owner: supplier,
    bodies: (warehouseId) => [{ warehouseId }],
  },
  'POST /statistics/sellerProfit goodId': { id: good, owner: supplier, bodies: (goodId) => [{ goodId }] },
  'POST /statistics/afterSales warehouseId': {
    id: warehouse,
    owner: supplier,
    bodies: (warehouseId) => [{ warehouseId }],
  },
  'POST /statistics/afterSales goodId': { id: good, owner: supplier, bodies: (goodId) => [{ goodId }] },
  'POST /statistics/exportAfterSales warehouseId': {
    id: warehouse,
    owner: supplier,
    bodies: (warehouseId) => [{ warehouseId, format: 'csv' }],
  },
  'POST /statistics/exportAfterSales goodId': {
    id: good,
    owner: supplier,
    bodies: (goodId) => [{ goodId, format: 'csv' }],
  },
  'POST /statistics/exportSellerProfit warehouseId': {
    id: warehouse,
    owner: supplier,
    bodies: (warehouseId) => [{ warehouseId, unit: 'goods', format: 'csv' }],
  },
  'POST /statistics/exportSellerProfit goodId': {
    id: good,
    owner: supplier,
    bodies: (goodId) => [{ goodId, unit: 'goods', format: 'csv' }],
  },
  'POST /priceSteps/findPriceSteps ids': { id: good, owner: supplier, bodies: (id) => [{ ids: [id] }] },
  'PUT /priceSteps/savePriceSteps id': {
    id: good,
    owner: supplier,
    bodies: (id) => [{ id, perParcel: true, steps: [{ minPieces: 3, supplyPrice: 90 }] }],
  },
  'PUT /priceSteps/savePriceSteps skuId': {
    id: ({ shop }) => shop.skuId,
    owner: supplier,
    bodies: (skuId, _caller, world) => [
      { id: good(world), perParcel: true, steps: [{ skuId, minPieces: 3, supplyPrice: 90 }] },
    ],
  },
  'POST /priceLists/createPriceList goodId': {
    id: good,
    owner: supplier,
    bodies: (goodId) => [priceList(goodId)],
  },
  'POST /priceLists/createPriceList skuId': {
    id: ({ shop }) => shop.skuId,
    owner: supplier,
    bodies: (skuId, _caller, world) => [
      priceList(0, { entries: [{ goodId: good(world), skuId, supplyPrice: 90 }] }),
    ],
  },
  'POST /priceLists/createPriceList buyerIds': {
    id: ({ owner }) => owner.accountId,
    owner: supplier,
    bodies: (id, _caller, world) => [priceList(good(world), { buyerIds: [id] })],
  },
  'PUT /priceLists/updatePriceList id': {
    id: (world) => world.priceListId,
    owner: supplier,
    bodies: (id, _caller, world) => [priceList(good(world), { id, version: 0 })],
  },
  'PUT /priceLists/updatePriceList goodId': {
    id: good,
    owner: supplier,
    bodies: (goodId, _caller, { priceListId }) => [priceList(goodId, { id: priceListId, version: 0 })],
  },
  'PUT /priceLists/updatePriceList skuId': {
    id: ({ shop }) => shop.skuId,
    owner: supplier,
    bodies: (skuId, _caller, world) => [
      priceList(0, {
        ...{ id: world.priceListId, version: 0 },
        entries: [{ goodId: good(world), skuId, supplyPrice: 90 }],
      }),
    ],
  },
  'PUT /priceLists/updatePriceList buyerIds': {
    id: ({ owner }) => owner.accountId,
    owner: supplier,
    bodies: (id, _caller, world) => [
      priceList(good(world), { id: world.priceListId, version: 0, buyerIds: [id] }),
    ],
  },
  'DELETE /priceLists/deletePriceListsByIds ids': {
    id: (world) => world.priceListId,
    owner: supplier,
    bodies: (id) => [{ ids: [id] }],
  },
  'POST /waybillAccounts/save id': {
    id: (world) => world.waybillAccountId,
    owner: supplier,
    bodies: (id, _caller, { shop: { courierId } }) => [{ id, courierId, customerCode: 'K2' }],
  },
  'POST /waybillAccounts/save warehouseId': {
    id: (world) => world.otherWarehouseId,
    owner: supplier,
    bodies: (warehouseId, _caller, { shop: { courierId } }) => [
      { courierId, warehouseId, customerCode: 'K3' },
    ],
  },
  'POST /waybillAccounts/setEnabled id': {
    id: (world) => world.waybillAccountId,
    owner: supplier,
    bodies: (id) => [{ id, enabled: true }],
  },
  'POST /waybillAccounts/test id': {
    id: (world) => world.waybillAccountId,
    owner: supplier,
    bodies: (id) => [{ id }],
  },
  'DELETE /waybillAccounts/delete id': {
    id: (world) => world.waybillAccountId,
    owner: supplier,
    bodies: (id) => [{ id }],
  },
  'POST /erpAccounts/save id': {
    id: (world) => world.erpAccountId,
    owner: supplier,
    bodies: (id, _caller, { shop: { warehouseId } }) => [
      { id, ...ERP, warehouses: [{ warehouseId, warehouseNo: 'W1' }] },
    ],
  },
  'POST /erpAccounts/save warehouseId': {
    id: (world) => world.otherWarehouseId,
    owner: supplier,
    bodies: (warehouseId) => [{ ...ERP, warehouses: [{ warehouseId, warehouseNo: 'W2' }] }],
  },
  'POST /erpAccounts/retry id': {
    id: (world) => world.erpAccountId,
    owner: supplier,
    bodies: (id) => [{ id }],
  },
  'DELETE /erpAccounts/delete id': {
    id: (world) => world.erpAccountId,
    owner: supplier,
    bodies: (id) => [{ id }],
  },
  'POST /erpAccounts/getErpTradesList accountId': {
    id: (world) => world.erpAccountId,
    owner: supplier,
    bodies: (accountId) => [{ accountId }],
  },
  'POST /erpAccounts/getErpStocksList accountId': {
    id: (world) => world.erpAccountId,
    owner: supplier,
    bodies: (accountId) => [{ accountId }],
  },
  'POST /erpAccounts/getErpGoodsList accountId': {
    id: (world) => world.erpAccountId,
    owner: supplier,
    bodies: (accountId) => [{ accountId }],
  },
  'POST /erpAccounts/pushGoods id': {
    id: (world) => world.erpAccountId,
    owner: supplier,
    bodies: (id) => [{ id }],
  },
  'POST /erpAccounts/pushGoods goodIds': {
    id: good,
    owner: supplier,
    bodies: (goodId, _caller, { erpAccountId: id }) => [{ id, goodIds: [goodId] }],
  },
  'POST /answerTemplates/save id': {
    id: (world) => world.answerTemplateId,
    owner: supplier,
    bodies: (id) => [{ id, name: '补发', text: '给您补发一件' }],
  },
  'POST /answerTemplates/markUsed id': {
    id: (world) => world.answerTemplateId,
    owner: supplier,
    bodies: (id) => [{ id }],
  },
  'DELETE /answerTemplates/delete ids': {
    id: (world) => world.answerTemplateId,
    owner: supplier,
    bodies: (id) => [{ ids: [id] }],
  },
  'POST /userProfits/createUserProfits userId': { id: invitee, bodies: (userId) => [{ userId, profit: 1 }] },
  'POST /userProfits/createUserProfits userIds': {
    id: invitee,
    bodies: (userId) => [{ userIds: [userId], profit: 1 }],
  },
  'POST /userProfits/getUserProfitsList userId': { id: invitee, bodies: (userId) => [{ userId }] },
  'PUT /userProfits/updateUserProfits id': { id: userProfit, bodies: (id) => [{ id, profit: 2 }] },
  'DELETE /userProfits/deleteUserProfitsByIds ids': { id: userProfit, bodies: (id) => [{ ids: [id] }] },
  'POST /userProfits/simulate userId': {
    id: invitee,
    bodies: (userId, _caller, { shop: { goodId, warehouseId, courierId } }) => [
      { userId, goodId, warehouseId, courierId, areaCode: '33' },
    ],
  },
  'POST /pay/check payId': { id: (world) => world.payId, bodies: (payId) => [{ payId }] },
  'POST /notice/read ids': { id: (world) => world.personNoticeId, bodies: (id) => [{ ids: [id] }] },
  'POST /members/cancelInvitation id': { id: (world) => world.invitationId, bodies: (id) => [{ id }] },
  'POST /members/change id': { id: (world) => world.memberId, bodies: (id) => [{ id, name: '小王' }] },
  'POST /members/remove id': { id: (world) => world.memberId, bodies: (id) => [{ id }] },
  'POST /members/sendTransferCodes id': {
    id: (world) => world.memberId,
    bodies: (id) => [{ id, captcha: 'x', captchaId: 'x' }],
  },
  'POST /members/transfer id': {
    id: (world) => world.memberId,
    bodies: (id) => [{ id, ownCode: '000000', memberCode: '000000' }],
  },
  'POST /common/enterAccount accountId': {
    id: (world) => world.owner.accountId,
    bodies: (accountId) => [{ accountId }],
  },
  'POST /tokens/revoke id': { id: (world) => world.tokenId, bodies: (id) => [{ id }] },
  'PUT /noticeWays/save id': {
    id: robot,
    bodies: (id) => [
      { smsGroups: [], quietFrom: null, quietTo: null, digestAt: null, robots: [{ id, groups: [] }] },
    ],
  },
  'POST /noticeWays/renameRobot id': { id: robot, bodies: (id) => [{ id, name: '群' }] },
  'POST /noticeWays/wakeRobot id': { id: robot, bodies: (id) => [{ id }] },
  'POST /noticeWays/testRobot id': { id: robot, bodies: (id) => [{ id }] },
  'POST /noticeWays/removeRobot id': { id: robot, bodies: (id) => [{ id }] },
  'POST /webhooks/update id': {
    id: endpoint,
    bodies: (id) => [{ id, url: 'https://erp.example/', events: ['order.paid'], enabled: true }],
  },
  'POST /webhooks/rotateSecret id': { id: endpoint, bodies: (id) => [{ id }] },
  'POST /webhooks/wake id': { id: endpoint, bodies: (id) => [{ id }] },
  'POST /webhooks/test id': { id: endpoint, bodies: (id) => [{ id }] },
  'POST /webhooks/messages endpointId': { id: endpoint, bodies: (endpointId) => [{ endpointId }] },
  'POST /webhooks/resend id': { id: (world) => world.webhookMessageId, bodies: (id) => [{ id }] },
  'POST /webhooks/remove id': { id: endpoint, bodies: (id) => [{ id }] },
  'POST /cashOut/getCashOutList ids': { id: (world) => world.cashOutId, bodies: (id) => [{ ids: [id] }] },
  'POST /cashOut/revokeCashOut id': { id: (world) => world.cashOutId, bodies: (id) => [{ id }] },
  'POST /shops/deleteShops id': { id: boundShop, bodies: (id) => [{ id }] },
  'POST /shops/getSendAddress shopId': { id: boundShop, bodies: (shopId) => [{ shopId }] },
  'POST /shops/remoteOrder shopId': { id: boundShop, bodies: (shopId) => [{ shopId }] },
  'POST /shops/remoteOrder taskId': { id: (world) => world.pullId, bodies: (taskId) => [{ taskId }] },
  'POST /shopOrders/getShopOrdersList shopId': { id: boundShop, bodies: (shopId) => [{ shopId }] },
  'POST /shopOrders/getShopOrdersList ids': { id: shopOrder, bodies: (id) => [{ ids: [id] }] },
  'POST /shops/updateShops id': { id: boundShop, bodies: (id) => [{ id, autoSend: false }] },
  'POST /shops/updateShops defaultSenderId': {
    id: sender,
    bodies: (defaultSenderId, _caller, { shopId }) => [{ id: shopId, defaultSenderId }],
  },
  'POST /shops/addGood shopId': {
    id: boundShop,
    bodies: (shopId, _caller, { shop: { goodId } }) => [{ shopId, goodId }],
  },
  'POST /problems/list shopId': { id: boundShop, bodies: (shopId) => [{ shopId }] },
  'POST /shops/getShopsList id': { id: boundShop, bodies: (id) => [{ id }] },
  'POST /shops/getShopGoodsList shopId': { id: boundShop, bodies: (shopId) => [{ shopId }] },
  'POST /shops/getShopSkusList shopId': { id: boundShop, bodies: (shopId) => [{ shopId }] },
  'POST /statistics/shopSales shopId': { id: boundShop, bodies: (shopId) => [{ shopId, unit: 'shop' }] },
  'POST /statistics/exportShopSales shopId': {
    id: boundShop,
    bodies: (shopId) => [{ shopId, unit: 'shop', format: 'csv' }],
  },
  'POST /shops/getShopStocksList shopId': { id: boundShop, bodies: (shopId) => [{ shopId }] },
  'POST /shops/resendShopStocks shopId': { id: boundShop, bodies: (shopId) => [{ shopId }] },
  'POST /sourceOrders/getOffer sourceId': { id: boundShop, bodies: (sourceId) => [{ sourceId, offer: '1' }] },
  'POST /sourceOrders/linkOffer shopId': {
    id: boundShop,
    bodies: (shopId) => [{ ...anOffer, shopId, sourceId: shopId }],
  },
  'POST /sourceOrders/linkOffer sourceId': {
    id: boundShop,
    bodies: (sourceId, _caller, { shopId }) => [{ ...anOffer, shopId, sourceId }],
  },
  'POST /sourceOrders/unlinkOffer id': { id: (world) => world.offerLinkId, bodies: (id) => [{ id }] },
  'POST /sourceOrders/getSourceOrdersList ids': {
    id: (world) => world.sourceOrderId,
    bodies: (id) => [{ ids: [id] }],
  },
  'POST /sourceOrders/getSourceOrdersList shopId': { id: boundShop, bodies: (shopId) => [{ shopId }] },
  'POST /sourceOrders/create shopId': {
    id: boundShop,
    bodies: (shopId, _caller, { shopOrderId }) => [{ shopId, shopOrderIds: [shopOrderId] }],
  },
  'POST /sourceOrders/create shopOrderIds': {
    id: shopOrder,
    bodies: (id, _caller, { shopId }) => [{ shopId, shopOrderIds: [id] }],
  },
  'POST /sourceOrders/pay id': {
    id: (world) => world.sourceOrderId,
    bodies: (id) => [{ id, way: 1 }],
  },
  'POST /sourceOrders/cashier ids': { id: (world) => world.sourceOrderId, bodies: (id) => [{ ids: [id] }] },
  'POST /sourceOrders/retry id': { id: (world) => world.sourceOrderId, bodies: (id) => [{ id }] },
  'POST /sourceOrders/cancel id': { id: (world) => world.sourceOrderId, bodies: (id) => [{ id }] },
  'POST /shops/getShopListingsList shopId': { id: boundShop, bodies: (shopId) => [{ shopId }] },
  'POST /shops/planListings shopId': {
    id: boundShop,
    bodies: (shopId, _caller, { shop: { goodId } }) => [{ shopId, goodIds: [goodId], rule: listingRule }],
  },
  'POST /shops/getListingCategories shopId': { id: boundShop, bodies: (shopId) => [{ shopId }] },
  'POST /shops/getListingProperties shopId': {
    id: boundShop,
    bodies: (shopId) => [{ shopId, categoryId: '1' }],
  },
  'POST /shops/getListingFreights shopId': { id: boundShop, bodies: (shopId) => [{ shopId }] },
  'POST /shops/createListings shopId': {
    id: boundShop,
    bodies: (shopId, _caller, { shop: { goodId } }) => [
      {
        ...{ shopId, rule: listingRule, freightId: '0', phone: '057188880000', onSale: true },
        goods: [{ goodId, title: '日式陶瓷马克杯', categoryId: '1', categoryName: '杯子', properties: [] }],
      },
    ],
  },
  'POST /shops/sendListingChanges shopId': { id: boundShop, bodies: (shopId) => [{ shopId }] },
  'POST /shops/removeListings shopId': { id: boundShop, bodies: (shopId) => [{ shopId }] },
  'POST /shops/retryListings shopId': { id: boundShop, bodies: (shopId) => [{ shopId }] },
  'POST /shops/sellAnyway shopId': {
    id: boundShop,
    bodies: (shopId) => [{ shopId, id: 1, anyway: true }],
  },
  'POST /shops/setPriceRule shopId': {
    id: boundShop,
    bodies: (shopId) => [{ shopId, id: 1, action: 0 }],
  },
  'POST /shops/pullGoods shopId': { id: boundShop, bodies: (shopId) => [{ shopId }] },
  'POST /shops/getGoodsPull shopId': { id: boundShop, bodies: (shopId) => [{ shopId }] },
  'POST /shops/cancelGoodsPull shopId': { id: boundShop, bodies: (shopId) => [{ shopId }] },
  'POST /shops/findSkus shopId': { id: boundShop, bodies: (shopId) => [{ shopId, keyword: '熊' }] },
  'POST /shops/linkSkus shopId': {
    id: boundShop,
    bodies: (shopId, _caller, { shop: { skuId } }) => [
      { shopId, links: [{ remoteGoodId: 'g', remoteSkuId: 's', items: [{ skuId, num: 1 }] }] },
    ],
  },
  'POST /shops/importShopSkus shopId': {
    id: boundShop,
    bodies: (shopId) => [{ shopId, rows: [{ row: 2, remoteGoodId: 'g', remoteSkuId: 's', codes: 'x' }] }],
  },
  'POST /shops/exportShopSkus shopId': { id: boundShop, bodies: (shopId) => [{ shopId, format: 'csv' }] },
  'POST /shops/deleteGood id': { id: (world) => world.shopGoodId, bodies: (id) => [{ id }] },
  'POST /shopOrders/ignore ids': {
    id: shopOrder,
    bodies: (id) => [
      { ids: [id], ignored: false },
      { ids: [id], ignored: true },
    ],
  },
  'POST /shopOrders/plan shopId': {
    id: boundShop,
    bodies: (shopId, _caller, { shopOrderId }) => [{ shopId, shopOrderIds: [shopOrderId] }],
  },
  'POST /shopOrders/plan shopOrderIds': {
    id: shopOrder,
    bodies: (id, _caller, { shopId }) => [{ shopId, shopOrderIds: [id] }],
  },
  'POST /shopOrders/plan fallbackIds': {
    id: shopOrder,
    bodies: (id, _caller, { shopId }) => [{ shopId, shopOrderIds: [id], fallbackIds: [id] }],
  },
  'POST /shopOrders/plan mergeIds': {
    id: merge,
    bodies: (id, _caller, { shopId }) => [{ shopId, mergeIds: [id] }],
  },
  'POST /mergeOrder/makeMergeOrder shopId': { id: boundShop, bodies: (shopId) => [{ shopId }] },
  'POST /mergeOrder/makeMergeOrder shopOrderIds': {
    id: shopOrder,
    bodies: (id, _caller, { mergedOrderId }) => [{ shopOrderIds: [id, mergedOrderId] }],
  },
  'POST /mergeOrder/splitMergeOrder id': { id: merge, bodies: (id) => [{ id }] },
  'POST /invoiceTitles/save id': { id: invoiceTitle, bodies: (id) => [{ id, kind: 1, name: '张三' }] },
  'POST /invoiceTitles/remove id': { id: invoiceTitle, bodies: (id) => [{ id }] },
  'POST /invoices/read id': { id: invoice, bodies: (id) => [{ id }] },
  'POST /invoices/billable orderIds': {
    id: (world) => world.settledOrderId,
    bodies: (id) => [{ kind: 1, orderIds: [id] }],
  },
  'POST /invoices/ask titleId': { id: invoiceTitle, bodies: (titleId) => [{ kind: 1, titleId }] },
  'POST /invoices/ask orderIds': {
    id: (world) => world.settledOrderId,
    bodies: (id, _caller, { titleId }) => [{ kind: 1, titleId, orderIds: [id] }],
  },
  'POST /invoices/begin ids': { id: invoice, bodies: (id) => [{ ids: [id] }], owner: supplier },
  'POST /invoices/issue id': { id: invoice, bodies: (id) => [{ id, ...issuedAs }], owner: supplier },
  'POST /invoices/issue fileId': {
    id: (world) => world.documentId,
    bodies: (fileId, _caller, { invoiceId }) => [{ id: invoiceId, fileId, ...issuedAs }],
    owner: supplier,
  },
  'POST /invoices/refuse id': {
    id: invoice,
    bodies: (id) => [{ id, reason: '抬头不完整' }],
    owner: supplier,
  },
  'GET /privateFile/{id} id': { id: (world) => world.privateFileId, bodies: (id) => [{ id }] },
};

const isId = (field: string) => /^id$|^ids$|Ids?$/.test(field) && !/^skip/.test(field);
const MISSING = 999_999_999;
const missingLike = (id: Id): Id => (typeof id === 'number' ? MISSING : randomUUID());

async function newWorld(): Promise<World> {
  const owner = await api.buyer({ balance: 100_000 });
  const shop = await api.shop();
  const { data } = await owner.call<{ orderId: number }>(
    'POST',
    '/orders/createOrder',
    orderBody(owner, shop),
  );
  await owner.call('POST', '/goodCollect/createGoodCollect', { goodId: shop.goodId });
  const line = await owner.call<{ id: number }>('POST', '/basketLines/save', {
    ...{ skuId: shop.skuId, warehouseId: shop.warehouseId, quantity: 1 },
  });
  const check = await owner.call<{ certifyId: string }>('POST', '/real/getUrl', {
    realName: '张三',
    idCard: '11010519491231002X',
  });
  const payment = await owner.call<{ payId: number }>('POST', '/pay/create', { amount: 1_000, payType: 1 });
  const [parcel] = await api.query<{ id: number }>('SELECT id FROM order_package WHERE order_id = $1', [
    data.orderId,
  ]);
  const refunded = await askForRefund(owner, shop);
  return {
    owner,
    shop,
    orderId: data.orderId,
    parcelId: parcel?.id ?? 0,
    waitingParcelId: await waitForWaybill(owner, shop),
    basketLineId: line.data.id,
    shipmentTemplateId: await keepShipment(owner, data.orderId),
    favouriteId: shop.goodId,
    bookEntryId: await keepBookEntry(owner),
    certifyId: check.data.certifyId,
    payId: payment.data.payId,
    cashOutId: await askForMoney(owner),
    personNoticeId: await beTold(owner),
    tokenId: (await programOf(api, owner, ['account:read'])).id,
    memberId: (await memberOf(api, owner, 'viewer')).memberId,
    invitationId: await invite(owner),
    ...(await beToldByWebhook(owner)),
    printSettingId: await setPrinting(shop.seller),
    priceListId: await agreeOnPrices(shop),
    answerTemplateId: await keepTemplate(shop.seller),
    freightTemplateId: await keepFreightTemplate(shop),
    waybillAccountId: (await saveAccount(shop, 'K1')).data.id,
    erpAccountId: await keepErp(shop, refunded.refundedParcelId),
    ...(await moveAndCount(shop)),
    bulkEditId: await editMany(shop),
    ...(await inviteSomebody(owner)),
    ...refunded,
    waveId: await makeWave(shop, refunded.refundedParcelId),
    ...(await bindShop(owner, shop)),
    ...(await askForInvoice(owner, shop)),
    privateFileId: await uploadPrivately(owner),
    sellersFileId: await uploadPrivately(shop.seller),
  };
}

/** An invitation that may be accepted. */
async function invite(owner: Person): Promise<number> {
  await invitationOf(api, owner, 'viewer');
  const { data } = await owner.call<{ invitations: { id: number }[] }>('GET', '/members/list');
  return data.invitations[0]?.id ?? 0;
}

/** An invoice that a supplier is to issue, and an order that can be invoiced. */
async function askForInvoice(
  owner: Person,
  shop: Shop,
): Promise<Pick<World, 'titleId' | 'invoiceId' | 'documentId' | 'settledOrderId'>> {
  const title = await owner.call<{ id: number }>('POST', '/invoiceTitles/save', { kind: 1, name: '张三' });
  const settledOrderId = await settleOne(owner, shop);
  const asked = await owner.call<{ list: { id: number }[] }>('POST', '/invoices/ask', {
    ...{ kind: 1, titleId: title.data.id, orderIds: [await settleOne(owner, shop)] },
  });
  return {
    titleId: title.data.id,
    invoiceId: asked.data.list[0]?.id ?? 0,
    documentId: await uploadPrivately(shop.seller, Buffer.from('%PDF-1.7')),
    settledOrderId,
  };
}

/** An order whose parcel was settled. */
async function settleOne(owner: Person, shop: Shop): Promise<number> {
  const packageId = await waitForWaybill(owner, shop);
  const [parcel] = await api.query<{ orderId: number }>(
    'UPDATE order_package SET status = 50, settle_status = 2, settled_at = now() WHERE id = $1 RETURNING order_id AS "orderId"',
    [packageId],
  );
  return parcel?.orderId ?? 0;
}

/** A file that only its uploader sees. */
async function uploadPrivately({ token }: Person, bytes = JPEG): Promise<number> {
  const { headers, payload } = formOf([{ bytes }]);
  const url = '/api/v1/privateFile/upload';
  const answer = await api.app.inject({
    method: 'POST',
    url,
    headers: { ...headers, 'x-token': token },
    payload,
  });
  return answer.json().data.id;
}

/** A private file; the answer says of its bytes that there are some. */
async function readPrivately({ token }: Person, id: Id): Promise<Answer> {
  const url = `/api/v1/privateFile/${id}`;
  const answer = await api.app.inject({ method: 'GET', url, headers: { 'x-token': token } });
  const { statusCode: http, headers } = answer;
  const said = http === 200 ? { code: 0, data: {}, msg: '' } : answer.json();
  return { http, headers, ...said };
}

/** A parcel that was paid and has no waybill. */
async function waitForWaybill(owner: Person, shop: Shop): Promise<number> {
  const { data } = await owner.call<{ orderId: number }>(
    'POST',
    '/orders/createOrder',
    orderBody(owner, shop, { confirm: true }),
  );
  const [parcel] = await api.query<{ id: number }>('SELECT id FROM order_package WHERE order_id = $1', [
    data.orderId,
  ]);
  return parcel?.id ?? 0;
}

/** A wave of a parcel that is not to be packed any more. */
async function makeWave({ seller, warehouseId }: Shop, packageId: number): Promise<number> {
  const [wave] = await api.query<{ id: number }>(
    `WITH made AS (INSERT INTO wave (wave_no, seller_id, warehouse_id) VALUES ('261128-1', $1, $2) RETURNING id)
     INSERT INTO wave_parcel (wave_id, place, package_id) SELECT id, 1, $3 FROM made RETURNING wave_id AS id`,
    [seller.accountId, warehouseId, packageId],
  );
  return wave?.id ?? 0;
}

/** A cash-out that waits to be looked at. */
async function askForMoney({ accountId }: Person): Promise<number> {
  await api.query('UPDATE account SET real_status = 2 WHERE id = $1', [accountId]);
  await api.query(
    `SELECT ledger_move(7::smallint, 'test', $1, '', '推广收益', ledger_account_of(0, 'test'), ledger_account_of($1, 'available'), 10000)`,
    [accountId],
  );
  const [begun] = await api.query<{ id: number }>('SELECT begin_cash_out($1::jsonb) AS id', [
    {
      ...{ accountId, amount: 10_000, min: 1_000, max: 10_000, perDay: 3, feeRate: 60 },
      ...{ accountType: 1, account: 'sealed', accountName: 'sealed', accountMasked: '138******01' },
    },
  ]);
  return begun?.id ?? 0;
}

/** A notice that is unread. */
async function beTold({ accountId }: Person): Promise<number> {
  const [told] = await api.query<{ id: number }>(
    `INSERT INTO person_notice (account_id, kind, title, detail) VALUES ($1, 'test', '消息', '') RETURNING id`,
    [accountId],
  );
  return told?.id ?? 0;
}

/** An endpoint that was told something. */
async function beToldByWebhook(
  owner: Person,
): Promise<Pick<World, 'endpointId' | 'webhookMessageId' | 'robotId'>> {
  const { id: endpointId } = await endpointOf(owner, 'buyer', 'https://erp.example/');
  const [told] = await api.query<{ id: number }>(
    `INSERT INTO webhook_message (endpoint_id, type, thing, data, state) VALUES ($1, 'order.paid', 'order 1', '{"id": 1}', 3) RETURNING id`,
    [endpointId],
  );
  const [robot] = await api.query<{ id: number }>(
    `INSERT INTO group_robot (account_id, platform, name, key, groups) VALUES ($1, 'wecom', '群', $2, '{}') RETURNING id`,
    [owner.accountId, api.database.db.box.seal('a-robot-of-the-tests', 'group_robot')],
  );
  return { endpointId, webhookMessageId: told?.id ?? 0, robotId: robot?.id ?? 0 };
}

/** Somebody whom the owner has invited, with a mark-up of their own. */
async function inviteSomebody(owner: Person): Promise<Pick<World, 'inviteeId' | 'userProfitId'>> {
  const { accountId } = await api.buyer();
  await api.query('UPDATE account SET super_id = $2 WHERE id = $1', [accountId, owner.accountId]);
  const { data } = await owner.call<{ list: { id: number }[] }>('POST', '/userProfits/createUserProfits', {
    userId: accountId,
    profit: 1,
  });
  return { inviteeId: accountId, userProfitId: data.list[0]?.id ?? 0 };
}

/** How a supplier prints. */
async function setPrinting({ call }: Person): Promise<number> {
  const extras = { showGoods: true, showNum: true, showRemark: false, showOrderNo: false, text: '' };
  const { data } = await call<{ id: number }>('POST', '/printSettings/savePrintSetting', {
    paper: '76x130',
    extras,
  });
  return data.id;
}

/** Prices of a supplier for the buyers of a level. */
async function agreeOnPrices({ seller, goodId }: Shop): Promise<number> {
  const { data } = await seller.call<{ id: number }>(
    'POST',
    '/priceLists/createPriceList',
    priceList(goodId, { levels: [12] }),
  );
  return data.id;
}

/** A transfer that is on its way, and a stocktake that was begun. */
async function moveAndCount(
  shop: Shop,
): Promise<Pick<World, 'otherWarehouseId' | 'transferId' | 'stocktakeId'>> {
  const otherWarehouseId = await secondWarehouse(api, shop);
  const { skuId, warehouseId } = shop;
  const sent = await shop.seller.call<{ transferId: number }>('POST', '/stockTransfers/send', {
    fromWarehouseId: warehouseId,
    toWarehouseId: otherWarehouseId,
    lines: [{ skuId, num: 1 }],
  });
  const begun = await shop.seller.call<{ stocktakeId: number }>('POST', '/stocktakes/begin', { warehouseId });
  const { stocktakeId } = begun.data;
  await shop.seller.call('POST', '/stocktakes/saveLines', {
    id: stocktakeId,
    lines: [{ skuId, counted: 5 }],
  });
  return { otherWarehouseId, transferId: sent.data.transferId, stocktakeId };
}

/** Stock that was changed, as that of many goods is. */
async function editMany({ seller, skuId, warehouseId }: Shop): Promise<number> {
  const [{ before = 0 } = {}] = await api.query<{ before: number }>(
    'SELECT quantity AS before FROM good_stock WHERE sku_id = $1 AND warehouse_id = $2',
    [skuId, warehouseId],
  );
  const { data } = await seller.call<{ editId: number }>('POST', '/bulkEdits/apply', {
    ...{ kind: 3, change: { mode: 2, value: 1, warehouseId }, rows: [{ id: skuId, before }] },
  });
  return data.editId;
}

/** What several warehouses may follow. */
async function keepFreightTemplate({ seller, courierId }: Shop): Promise<number> {
  const template = { name: '标准', couriers: [{ courierId, ...courierFees }] };
  return (await seller.call<{ id: number }>('POST', '/freightTemplates/create', template)).data.id;
}

/** Somebody in an address book. */
async function keepBookEntry({ call }: Person): Promise<number> {
  return (await call<{ id: number }>('POST', '/addressBook/save', senderForm)).data.id;
}

/** A shipment that is kept by its name. */
async function keepShipment({ call }: Person, orderId: number): Promise<number> {
  return (await call<{ id: number }>('POST', '/shipmentTemplates/save', { name: '常发', orderId })).data.id;
}

/** What a supplier often answers. */
async function keepTemplate({ call }: Person): Promise<number> {
  const template = { name: '道歉', text: '给您添麻烦了' };
  return (await call<{ id: number }>('POST', '/answerTemplates/save', template)).data.id;
}

type RefundFixture = Pick<
  World,
  | 'refundId'
  | 'caseId'
  | 'judgedCaseId'
  | 'returnId'
  | 'refundedParcelId'
  | 'refundedOrderId'
  | 'claimId'
  | 'claimedParcelId'
  | 'reviewId'
>;

/** A parcel that went wrong, and waits for its supplier's word on the money. */
async function askForRefund(owner: Person, shop: Shop): Promise<RefundFixture> {
  const { data } = await owner.call<{ orderId: number }>(
    'POST',
    '/orders/createOrder',
    orderBody(owner, shop, { confirm: true }),
  );
  const [parcel] = await api.query<{ id: number }>(
    `UPDATE order_package SET status = 60, output_status = 3, waybill_no = 'YT' || (1000000000 + id), shipped_at = now() WHERE order_id = $1 RETURNING id`,
    [data.orderId],
  );
  await owner.call('POST', '/orderPackages/refund', { packageIds: [parcel?.id] });
  const [requested] = await api.query<{ id: number; caseId: number }>(
    'SELECT r.id, c.id AS "caseId" FROM refund r JOIN after_sale_case c ON c.refund_id = r.id WHERE r.order_id = $1',
    [data.orderId],
  );
  const [judged] = await api.query<{ id: number }>(
    `INSERT INTO after_sale_case (case_no, package_id, order_id, account_id, seller_id, kind, ask, amount, status, outcome, finished_at, judged_at)
     SELECT 'J' || id, id, order_id, account_id, seller_id, 3, 2, 1, 80, 'refused', now(), now() FROM order_package WHERE id = $1 RETURNING id`,
    [parcel?.id],
  );
  const { id: refundId = 0, caseId = 0 } = requested ?? {};
  const judgedCaseId = judged?.id ?? 0;
  const [returned] = await api.query<{ id: number }>(
    `INSERT INTO return_parcel (seller_id, waybill_no, arrived_at)
     SELECT seller_id, 'YT88' || id, now() FROM orders WHERE id = $1 RETURNING id`,
    [data.orderId],
  );
  const returnId = returned?.id ?? 0;
  const [claim] = await api.query<{ claimId: number; claimedParcelId: number }>(
    `INSERT INTO courier_claim (claim_no, package_id, order_id, seller_id, case_id, courier_name, waybill_no, direct, kind, amount, text, opened_by, status)
     SELECT 'L' || id, id, order_id, seller_id, $2, '圆通速递', 'YT', false, 2, 10, '压扁', 'seller', 10 FROM order_package
      WHERE seller_id = $1 AND id <> $3 ORDER BY id LIMIT 1 RETURNING id AS "claimId", package_id AS "claimedParcelId"`,
    [shop.seller.accountId, caseId, parcel?.id],
  );
  const { claimId = 0, claimedParcelId = 0 } = claim ?? {};
  const [review] = await api.query<{ id: number }>(
    `INSERT INTO review (order_id, good_id, account_id, seller_id, score)
     SELECT id, good_id, account_id, seller_id, 5 FROM orders WHERE id = $1 RETURNING id`,
    [data.orderId],
  );
  const reviewId = review?.id ?? 0;
  const refundedParcelId = parcel?.id ?? 0;
  const refundedOrderId = data.orderId;
  const refunded = { refundId, refundedParcelId, refundedOrderId };
  return { ...refunded, caseId, judgedCaseId, returnId, claimId, claimedParcelId, reviewId };
}

type Bound = Pick<
  World,
  | 'shopId'
  | 'shopOrderId'
  | 'mergeId'
  | 'mergedOrderId'
  | 'shopGoodId'
  | 'pullId'
  | 'offerLinkId'
  | 'sourceOrderId'
>;

/** An account at an ERP, with a parcel that it ships, an article that it told and goods that it is to have. */
async function keepErp({ seller, warehouseId, goodId }: Shop, parcelId: number): Promise<number> {
  const [kept] = await api.query<{ id: number }>(
    `WITH kept AS (
       INSERT INTO erp_account (seller_id, sid, app_key, shop_no, secret, stock_from)
       VALUES ($1::bigint, 's', 'k', 'n' || $1::bigint, $3, now()) RETURNING id),
     place AS (INSERT INTO erp_warehouse (warehouse_id, account_id, warehouse_no) SELECT $2, id, 'W1' FROM kept),
     article AS (INSERT INTO erp_stock (account_id, warehouse_no, article_no, available) SELECT id, 'W1', 'A', 1 FROM kept),
     good AS (INSERT INTO erp_good (account_id, good_id) SELECT kept.id, $5 FROM kept),
     trade AS (
       INSERT INTO erp_trade (package_id, order_id, seller_id, account_id)
       SELECT p.id, p.order_id, p.seller_id, kept.id FROM order_package p, kept WHERE p.id = $4)
     SELECT id FROM kept`,
    [seller.accountId, warehouseId, testBox.seal('secret', 'erp_account'), parcelId, goodId],
  );
  return kept?.id ?? 0;
}

/** A shop of a platform with an order that was read, a merged one, and goods that stand for its items. */
async function bindShop({ accountId }: Person, { goodId }: Shop): Promise<Bound> {
  const [bound] = await api.query<Bound>(
    `WITH bound AS (
       INSERT INTO shop (account_id, platform, remote_shop_id, shop_name, seller_nick, is_seller, access_token, expires_at)
       VALUES ($1, 4, $2, '店', '店', false, 'sealed', now() + interval '30 days') RETURNING id),
     kept AS (
       INSERT INTO shop_order (shop_id, remote_order_no, remote_status, remote_refund_status, items, goods_title, num,
         pay_amount, paid_at, buyer_nick, receiver, province_code, city_code, district_code,
         province, city, district, receiver_key, encrypted_id, buyer_memo, seller_memo, remote_updated_at)
       SELECT id, $2, 2, 0, '[]', '橙子', 1, 100, now(), '', '', '33', '3301', '330106', '', '', '', 'key', 'enc', '', '', now() FROM bound
       RETURNING id),
     merge AS (
       INSERT INTO merge_order (merge_no, shop_id, receiver_key) SELECT 'M' || $2, id, 'key' FROM bound RETURNING id),
     merged AS (
       INSERT INTO shop_order (shop_id, remote_order_no, remote_status, remote_refund_status, items, goods_title, num,
         pay_amount, buyer_nick, receiver, province_code, city_code, district_code,
         province, city, district, receiver_key, encrypted_id, buyer_memo, seller_memo, remote_updated_at, merge_id, problem_code)
       SELECT bound.id, $2 || '-2', 2, 0, '[]', '橙子', 1, 100, '', '', '33', '3301', '330106', '', '', '', 'key', 'enc', '', '',
         now(), merge.id, 'GOODS_UNMAPPED' FROM bound, merge RETURNING id),
     mapped AS (
       INSERT INTO shop_good (shop_id, good_id) SELECT id, $3 FROM bound RETURNING id),
     pull AS (
       INSERT INTO shop_pull (shop_id, from_at, to_at, status) SELECT id, now(), now(), 1 FROM bound RETURNING id),
     goods_pull AS (INSERT INTO shop_goods_pull (shop_id) SELECT id FROM bound RETURNING id),
     offer AS (
       INSERT INTO shop_offer (shop_id, remote_good_id, remote_sku_id, source_id, offer_id, spec_id, title, spec_name, pic, supplier, price, num)
       SELECT id, 'offered', '', id, '1', '', '', '', '', '', 1, 1 FROM bound RETURNING id),
     source_order_put AS (
       INSERT INTO source_order (shop_order_id, shop_id, source_id, supplier, items, status)
       SELECT merged.id, bound.id, bound.id, '', '[]', 5 FROM merged, bound RETURNING id)
     SELECT bound.id AS "shopId", kept.id AS "shopOrderId", merge.id AS "mergeId", merged.id AS "mergedOrderId",
            mapped.id AS "shopGoodId", pull.id AS "pullId", offer.id AS "offerLinkId", source_order_put.id AS "sourceOrderId"
       FROM bound, kept, merge, merged, mapped, pull, offer, source_order_put`,
    [accountId, randomUUID(), goodId],
  );
  if (!bound) throw new Error('no shop was bound');
  return bound;
}

/** The last row that was written, deleted or changed, and its table: the same while nothing is. */
async function state(): Promise<{ id: number; name: string } | undefined> {
  const [last] = await api.query<{ id: number; name: string }>(
    'SELECT id, name FROM row_written ORDER BY id DESC LIMIT 1',
  );
  return last;
}

/**
 * Keeps a row of each that is written, in the transaction that does, without what is written beside requests: what tells of
 * changes, and the places of open streams, which are renewed and given back. Without exports too: that one was asked for is
 * kept also where it was refused.
 */
async function keepWrittenRows(): Promise<void> {
  await api.query(
    'CREATE TABLE row_written (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, name text NOT NULL)',
  );
  await api.query(`
    CREATE FUNCTION keep_written() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF NOT (TG_ARGV[0] = 'counter' AND starts_with(to_jsonb(coalesce(NEW, OLD))->>'key', 'streams:')) THEN
        INSERT INTO row_written (name) VALUES (TG_ARGV[0]);
      END IF;
      RETURN NULL;
    END $$`);
  const tables = await api.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p')
        AND NOT relispartition AND relname NOT IN ('change_era', 'change_event', 'change_feed', 'export_file', 'row_written')`,
  );
  for (const { name } of tables)
    await api.query(
      `CREATE TRIGGER zz_keep_written AFTER INSERT OR UPDATE OR DELETE ON "${name}"
         FOR EACH ROW EXECUTE FUNCTION keep_written('${name}')`,
    );
}

const words = ({ http, code, msg, data }: Answer) => ({ http, code, msg, data });
/** Without the id that the caller sent, where it comes back. */
const unechoed = (answer: Answer, sent: Id) =>
  JSON.parse(
    JSON.stringify(words(answer), (key, value) =>
      (key === 'id' || key === 'packageId') && value === sent ? null : value,
    ),
  ) as ReturnType<typeof words>;

describe('every id parameter', () => {
  /** Strangers change nothing in it. */
  let untouched: World;
  /** Owners change it until a request has no effect in it any more; then it is made anew. */
  let used: World;
  beforeAll(async () => {
    untouched = await newWorld();
    used = await newWorld();
  });

  it('is declared either as shared or as owned by an account', () => {
    const found = new Set(
      describedRoutes(api).flatMap((route) =>
        route.fields.filter(isId).map((field) => `${nameOf(route)} ${field}`),
      ),
    );
    expect([...found].sort()).toEqual([...Object.keys(SHARED), ...Object.keys(OWNED)].sort());
  });

  describe.each(Object.entries(OWNED))('%s', (name, { id, bodies, owner: ownerIn }) => {
    const [method = '', path = ''] = name.split(' ');
    const send = (who: Person, body: object) =>
      `${method} ${path}` === PRIVATE_FILE && 'id' in body
        ? readPrivately(who, body.id as Id)
        : who.call(method as Route['method'], path, body);
    const kinds = MAY_ENTER[`${method} ${path}`] ?? [];

    it.each(kinds)(
      'of another owner is answered to a %s like a missing one, and nothing changes',
      async (kind) => {
        const world = untouched;
        const stranger = kind === 'seller' ? await api.seller() : await api.buyer({ balance: 100_000 });
        const [own, missing] = [id(world), missingLike(id(world))];
        for (const [at, body] of bodies(own, stranger, world).entries()) {
          const withMissing = await send(stranger, bodies(missing, stranger, world)[at] ?? {});
          const before = await state();
          const foreign = await send(stranger, body);
          expect(unechoed(foreign, own)).toEqual(unechoed(withMissing, missing));
          expect(await state()).toEqual(before);
        }
      },
    );

    const hasEffect = async (world: World) => {
      const owner = ownerIn?.(world) ?? world.owner;
      const [withOwn] = bodies(id(world), owner, world).slice(-1);
      const [withMissing] = bodies(missingLike(id(world)), owner, world).slice(-1);
      const refused = await send(owner, withMissing ?? {});
      const before = await state();
      const answer = await send(owner, withOwn ?? {});
      return !isDeepStrictEqual([words(answer), await state()], [words(refused), before]);
    };

    it('has an effect for its owner, so the tests above can fail', async () => {
      if (await hasEffect(used)) return;
      used = await newWorld();
      expect(await hasEffect(used)).toBe(true);
    });
  });
});
