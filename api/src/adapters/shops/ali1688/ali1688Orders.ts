import { courierNamed } from '../courierNames.ts';
import { type Fields, fieldsOf, listOf, textOf, textsOf } from '../fields.ts';
import { ShopError } from '../shopError.ts';
import type { PlatformId, ShopAccess } from '../shopPlatform.ts';
import type { SourceOrder, SourceRequest, SourceState } from '../sourcePlatform.ts';
import { fenOf } from '../yuan.ts';
import type { Ali1688Client } from './ali1688Client.ts';
import { ali1688Error, PLATFORM } from './ali1688Errors.ts';

const WEB_SITE = '1688';
const TRADE = 'com.alibaba.trade';
const FLOW = 'general';
const REMARK_LENGTH = 500;
const CANCELLED = 'CANCEL';

/** How 1688 calls the platforms whose ciphers it takes. WeChat's orders have a hash alone, and an ERP's none. */
export const PLATFORM_CODES: Partial<Record<PlatformId, string>> = {
  1: 'thyny',
  2: 'pinduoduo',
  3: 'jingdong',
  4: 'douyin',
  5: 'kuaishou',
};

const STATES: Record<string, SourceState> = {
  waitbuyerpay: 'unpaid',
  waitsellersend: 'paid',
  waitlogisticstakein: 'paid',
  waitbuyerreceive: 'shipped',
  waitbuyersign: 'shipped',
  signinsuccess: 'done',
  confirm_goods: 'done',
  success: 'done',
  cancel: 'closed',
  terminated: 'closed',
};

/** Hands an order over. Texts of the receiver are the masks that its platform shows; what is printed are its ciphers. */
export async function placeOrder(
  client: Ali1688Client,
  { accessToken }: ShopAccess,
  request: SourceRequest,
  outPlatformAppkey: string,
): Promise<string> {
  const { order, shop, items, remark, requestId } = request;
  const { receiver } = order;
  const { sealed } = receiver;
  const outPlatformCode = PLATFORM_CODES[request.platform];
  // Never in clear: without ciphers there is nothing to hand over.
  if (!sealed || !outPlatformCode) throw new ShopError(PLATFORM, 'invalid', 'NO_CIPHER');
  const parameters = {
    flow: FLOW,
    outOrderId: requestId,
    message: [...remark].slice(0, REMARK_LENGTH).join(''),
    addressParam: JSON.stringify({
      ...{ fullName: receiver.name, mobile: receiver.phone, phone: receiver.phone },
      ...{ provinceText: receiver.province, cityText: receiver.city, areaText: receiver.district },
      address: receiver.address,
    }),
    cargoParamList: JSON.stringify(
      items.map(({ offerId, specId, num }) => ({
        offerId: Number(offerId),
        ...(specId && { specId }),
        quantity: num,
      })),
    ),
    encryptOutOrderInfo: JSON.stringify({
      encryptOrder: true,
      outPlatformOrderNo: order.remoteOrderNo,
      ...{ outPlatformCode, outPlatformAppkey },
      ...{ outShopId: shop.remoteShopId, outShopName: shop.shopName },
      ...(sealed.identity !== null && { oaid: sealed.identity }),
      ...(sealed.name && {
        encryptReceiverName: sealed.name,
        encryptReceiverMobile: sealed.phone,
        encryptReceiverAddress: sealed.address,
      }),
    }),
  };
  const answer = await client.write(`${TRADE}/alibaba.trade.fastCreateOrder`, parameters, accessToken);
  const result = fieldsOf(answer.result);
  const [failed] = listOf(result.failedOfferList);
  const remoteOrderNo = textOf(result.orderId);
  if (failed && !remoteOrderNo) throw ali1688Error(failed);
  if (!remoteOrderNo) throw new ShopError(PLATFORM, 'transient', 'BAD_ANSWER');
  return remoteOrderNo;
}

/** Null when there is no such order. `by` is `orderId` or, for a number of ours, `outOrderId`. */
export async function readOrder(
  client: Ali1688Client,
  { accessToken }: ShopAccess,
  by: { orderId: string } | { outOrderId: string },
): Promise<SourceOrder | null> {
  const parameters = { webSite: WEB_SITE, ...by };
  const answer = await client
    .read(`${TRADE}/alibaba.trade.get.buyerView`, parameters, accessToken)
    .catch((error: unknown) => {
      if (error instanceof ShopError && error.code === 'ORDER_NOT_EXIST') return null;
      throw error;
    });
  if (!answer) return null;
  const base = fieldsOf(fieldsOf(answer.result).baseInfo);
  const remoteOrderNo = textOf(base.idOfStr) || textOf(base.id);
  const state = STATES[textOf(base.status)];
  if (!remoteOrderNo || !state) throw new ShopError(PLATFORM, 'transient', 'BAD_ANSWER');
  return { remoteOrderNo, state, amount: fenOf(base.totalAmount), freight: fenOf(base.shippingFee) };
}

export async function readParcels(
  client: Ali1688Client,
  { accessToken }: ShopAccess,
  orderId: string,
): Promise<{ waybillNo: string; courierCode: string }[]> {
  const answer = await client.read(
    'com.alibaba.logistics/alibaba.trade.getLogisticsInfos.buyerView',
    { webSite: WEB_SITE, orderId },
    accessToken,
  );
  return listOf(answer.result)
    .filter(({ status, logisticsBillNo }) => textOf(status) !== CANCELLED && textOf(logisticsBillNo))
    .map(parcelOf);
}

function parcelOf({ logisticsBillNo, logisticsCompanyName }: Fields) {
  return { waybillNo: textOf(logisticsBillNo), courierCode: courierNamed(textOf(logisticsCompanyName)) };
}

export async function openCashier(
  client: Ali1688Client,
  { accessToken }: ShopAccess,
  orderIds: readonly string[],
): Promise<{ url: string; refused: string[] }> {
  const answer = await client.read(
    `${TRADE}/alibaba.alipay.url.get`,
    { orderIdList: `[${orderIds.join()}]` },
    accessToken,
  );
  const url = textOf(answer.payUrl);
  if (!/^https?:\/\//.test(url)) throw new ShopError(PLATFORM, 'transient', 'BAD_ANSWER');
  return { url, refused: textsOf(answer.payFailureOrderList) };
}

/** Whether it was paid; an account without an agreement is only told so. */
export async function payByAgreement(
  client: Ali1688Client,
  { accessToken }: ShopAccess,
  orderId: string,
): Promise<boolean> {
  const answer = await client.write(
    `${TRADE}/alibaba.trade.pay.protocolPay.preparePay`,
    { tradeWithholdPreparePayParam: `{"orderId":${orderId}}` },
    accessToken,
  );
  return String(fieldsOf(answer.result).paySuccess) === 'true';
}

export async function cancelOrder(
  client: Ali1688Client,
  { accessToken }: ShopAccess,
  tradeID: string,
): Promise<void> {
  const parameters = { webSite: WEB_SITE, tradeID, cancelReason: 'buyerCancel' };
  await client.write(`${TRADE}/alibaba.trade.cancel`, parameters, accessToken);
}
