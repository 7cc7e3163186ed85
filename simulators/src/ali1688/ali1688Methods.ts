import type { Form } from '../shops/forms.ts';
import { type Given, givenIn, listIn, numberIn, textIn } from '../shops/given.ts';
import { parseWhole, wholeNumber } from '../shops/wholeNumbers.ts';
import { yuanOf } from '../shops/yuan.ts';
import type { Ali1688Book, SimulatedOffer, Trade } from './ali1688Book.ts';

type Answer = Record<string, unknown>;
type Method = (buyer: string, form: Form) => Answer;

const CODES = [
  ...['thyny', 'tm', 'taote', 'c2m', 'jingdong', 'pinduoduo', 'weixin', 'kuaishou', 'youzan', 'douyin'],
  ...['xiaohongshu', 'other'],
];
const FLOWS = ['general', 'saleproxy', 'fenxiao'];
const REASONS = ['buyerCancel', 'sellerGoodsLack', 'other'];
const SITE = '1688';
const MAX_AT_CASHIER = 100;

const refused = (code: string, message: string): Answer => ({ success: false, code, message });
const refusedRead = (errorCode: string, errorMessage: string): Answer => ({
  ...{ success: 'false', errorCode, errorMessage },
});
const NO_ORDER = refusedRead('ORDER_NOT_EXIST', '订单不存在');

/** The calls of 1688 by namespace and name, each in its own form, as its documentation has it. */
export function ali1688Methods(
  book: Ali1688Book,
  cashier: (orderIds: string) => string,
): Record<string, Method> {
  const own = (buyer: string, orderId: string) => {
    const found = book.trade(orderId);
    return found?.buyer === buyer ? found : undefined;
  };

  return {
    'com.alibaba.product/alibaba.product.simple.get'(_buyer, form) {
      const offer = book.offer(form.get('productID') ?? '');
      if (form.get('webSite') !== SITE) return refusedRead('PARAM_ILLEGAL', 'webSite');
      return offer ? { productInfo: productOf(offer) } : refusedRead('PRODUCT_NOT_EXIST', '商品不存在');
    },

    'com.alibaba.trade/alibaba.trade.fastCreateOrder'(buyer, form) {
      const outOrderId = form.get('outOrderId') ?? '';
      const before = outOrderId ? book.tradeOf(buyer, outOrderId) : undefined;
      if (before) return createdOf(before);
      const lines = listIn(parsed(form, 'cargoParamList'));
      const bought = lines.map((line) => lineOf(book, line));
      const [first] = bought;
      if (!FLOWS.includes(form.get('flow') ?? '') || !first) return refused('PARAM_ILLEGAL', '参数错误');
      for (const { offer, spec, quantity } of bought) {
        if (!offer) return refused('500_001', '商品不支持在线交易');
        if (offer.supplier !== first.offer?.supplier) return refused('500_002', '不是同一个供应商的商品');
        if (!spec) return refused('500_003', '商品没有这个规格');
        if (!(quantity >= offer.least)) return refused('500_005', '购买数量低于起订量');
        if (quantity > spec.stock) return refused('500_004', '库存不足');
      }
      const address = givenIn(parsed(form, 'addressParam'));
      const sealed = givenIn(parsed(form, 'encryptOutOrderInfo'));
      const wrong = receiverRefusal(address, sealed);
      if (wrong) return refused('PARAM_ILLEGAL', wrong);
      const placed = book.place({
        ...{ buyer, outOrderId, address, sealed, supplier: first.offer?.supplier ?? '' },
        remark: form.get('message') ?? '',
        lines: bought.map(({ offer, spec, quantity }) => ({
          ...{ offerId: offer?.offerId ?? '', specId: spec?.specId ?? '', title: offer?.title ?? '' },
          ...{ spec: spec?.name ?? '', quantity, price: spec?.price ?? 0 },
        })),
      });
      return createdOf(placed);
    },

    'com.alibaba.trade/alibaba.trade.get.buyerView'(buyer, form) {
      const outOrderId = form.get('outOrderId');
      const found = outOrderId ? book.tradeOf(buyer, outOrderId) : own(buyer, form.get('orderId') ?? '');
      if (form.get('webSite') !== SITE || !found) return NO_ORDER;
      const { orderId, state, goods, freight, outOrderId: ours } = found;
      return {
        result: {
          baseInfo: {
            ...{ id: wholeNumber(orderId), idOfStr: orderId, status: state, outOrderId: ours },
            totalAmount: Number(yuanOf(goods + freight)),
            shippingFee: Number(yuanOf(freight)),
          },
        },
        success: 'true',
      };
    },

    'com.alibaba.logistics/alibaba.trade.getLogisticsInfos.buyerView'(buyer, form) {
      const found = own(buyer, form.get('orderId') ?? '');
      if (form.get('webSite') !== SITE || !found) return NO_ORDER;
      return {
        result: found.parcels.map(({ logisticsId, waybillNo, courier }) => ({
          ...{ logisticsId, logisticsBillNo: waybillNo, logisticsCompanyName: courier },
          ...{ orderEntryIds: found.orderId, status: 'TRANSPORT' },
        })),
        success: true,
      };
    },

    'com.alibaba.trade/alibaba.alipay.url.get'(buyer, form) {
      const ids = idsIn(parsed(form, 'orderIdList'));
      if (ids.length > MAX_AT_CASHIER) return refusedRead('PARAM_ILLEGAL', 'orderIdList');
      const waiting = ids.filter((id) => own(buyer, id)?.state === 'waitbuyerpay');
      if (waiting.length === 0)
        return { success: false, errorCode: 'ORDER_STATUS_ERROR', erroMsg: '订单状态不正确' };
      const payFailureOrderList = ids.filter((id) => !waiting.includes(id)).map(wholeNumber);
      return { success: true, payUrl: cashier(waiting.join(';')), payFailureOrderList };
    },

    'com.alibaba.trade/alibaba.trade.pay.protocolPay.preparePay'(buyer, form) {
      const orderId = textIn(givenIn(parsed(form, 'tradeWithholdPreparePayParam')).orderId);
      if (own(buyer, orderId)?.state !== 'waitbuyerpay')
        return refused('ORDER_STATUS_ERROR', '订单状态不正确');
      const paySuccess = book.hasAgreement() && book.pay(orderId);
      return { success: true, result: { paySuccess, payChannel: 'alipay' } };
    },

    'com.alibaba.trade/alibaba.trade.cancel'(buyer, form) {
      const orderId = form.get('tradeID') ?? '';
      if (form.get('webSite') !== SITE || !own(buyer, orderId)) return NO_ORDER;
      if (!REASONS.includes(form.get('cancelReason') ?? ''))
        return refusedRead('PARAM_ILLEGAL', 'cancelReason');
      return book.cancel(orderId) ? { success: true } : refusedRead('ORDER_STATUS_ERROR', '订单状态不正确');
    },
  };
}

function parsed(form: Form, name: string): unknown {
  return parseWhole(form.get(name) ?? '');
}

function idsIn(value: unknown): string[] {
  return Array.isArray(value) ? value.map(textIn) : [];
}

function lineOf(book: Ali1688Book, line: Given) {
  const offer = book.offer(textIn(line.offerId));
  const specId = textIn(line.specId);
  return {
    ...{ offer, quantity: numberIn(line.quantity) },
    spec: offer?.specs.find((each) => each.specId === specId),
  };
}

/** A receiver in clear is nothing for an order that says that it is encrypted; nor is one without ciphers. */
function receiverRefusal(address: Given, sealed: Given): string | null {
  const shown = [address.fullName, address.mobile, address.address].map(textIn);
  if (sealed.encryptOrder !== true) return 'encryptOrder';
  if (!textIn(sealed.outPlatformOrderNo) || !textIn(sealed.outPlatformAppkey)) return 'outPlatformOrderNo';
  if (!CODES.includes(textIn(sealed.outPlatformCode))) return 'outPlatformCode';
  const ciphers = [sealed.encryptReceiverName, sealed.encryptReceiverMobile, sealed.encryptReceiverAddress];
  if (!textIn(sealed.oaid) && !ciphers.every((text) => textIn(text))) return 'encryptReceiverName';
  if (/1[3-9]\d{9}/.test(shown.join(' '))) return 'addressParam';
  return textIn(address.provinceText) && textIn(address.cityText) ? null : 'addressParam';
}

function createdOf({ orderId, goods, freight }: Trade): Answer {
  return {
    success: true,
    result: { orderId, totalSuccessAmount: goods + freight, postFee: freight, failedOfferList: [] },
  };
}

function productOf({ offerId, title, supplier, specs, least }: SimulatedOffer): Answer {
  return {
    productID: wholeNumber(offerId),
    subject: title,
    supplierUserId: supplier,
    image: { images: [] },
    saleInfo: { minOrderQuantity: least },
    skuInfos: specs.map(({ specId, skuId, name, price, stock }) => ({
      ...{ specId, skuId, amountOnSale: stock, price: Number(yuanOf(price)) },
      attributes: [{ attributeID: 3216, attributeName: '规格', attributeValue: name }],
    })),
  };
}
