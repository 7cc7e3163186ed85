import { observed } from '../../observed.ts';
import { type Fields, fieldsOf, textOf } from '../../shops/fields.ts';
import { WaybillError } from '../waybillError.ts';
import type { IssuedWaybill, WaybillService, WaybillToVoid } from '../waybillService.ts';
import { callKuaidi100 } from './kuaidi100Client.ts';
import { kuaidi100Error, PLATFORM, saysCancelled, saysIntercepted } from './kuaidi100Errors.ts';
import { type Kuaidi100Partner, partnerOf } from './kuaidi100Partners.ts';
import { partyFields, receiverFields } from './kuaidi100Receivers.ts';

export type Kuaidi100Options = {
  key: string;
  secret: string;
  /** The accounts at the couriers by our codes. */
  partners: Readonly<Record<string, Kuaidi100Partner>>;
  url: string;
  now?: () => Date;
  timeoutMs?: number;
};

const DONE = '200';
/** The answer for an order placed before, with its waybill, although it is not called a success. */
const DONE_BEFORE = '30011';
const WAYBILL_NO_PATTERN = /^[A-Za-z0-9-]{8,40}$/;
/** Not every courier has one, and formats differ. */
const MAX_ROUTE_CODE_LENGTH = 60;
const GRAMS_OF_A_KILOGRAM = 1_000;

/**
 * Kuaidi100's e-waybills (电子面单): https://api.kuaidi100.com/document/dianzimiandanV2. Stopping a parcel (订单拦截) is a method of
 * the same address.
 */
export function kuaidi100Waybills(options: Kuaidi100Options): WaybillService {
  const { partners, now = () => new Date(), timeoutMs = 15_000 } = options;
  const gateway = { ...options, now, timeoutMs };

  const service: WaybillService = {
    async issue({ requestNo, courierCode, account: own, sender, receiver, weight, goods, pieces, remark }) {
      const platform = receiver.encryptedId === null ? 0 : receiver.platform;
      const { kuaidicom, account, ...phones } = partnerOf(partners, courierCode, platform, own);
      const answer = await callKuaidi100(gateway, 'order', {
        ...account,
        kuaidicom,
        printType: 'NON',
        orderId: requestNo,
        // Otherwise every call is a new order. The only way to query an order is to repeat it.
        reorder: false,
        sendMan: partyFields(sender, phones),
        ...receiverFields(receiver, phones),
        cargo: goods,
        count: pieces,
        weight: weight / GRAMS_OF_A_KILOGRAM,
        remark,
      });
      if (isDone(answer) || textOf(answer.code) === DONE_BEFORE) return issuedIn(answer);
      throw kuaidi100Error(answer);
    },

    atOnce: (courierCode) =>
      Object.hasOwn(partners, courierCode) ? partners[courierCode]?.requestsAtOnce : undefined,

    async void(issued) {
      const answer = await callKuaidi100(gateway, 'cancel', ofIssued(partners, issued));
      if (!isDone(answer) && !saysCancelled(answer)) throw kuaidi100Error(answer);
    },

    async intercept(issued) {
      const answer = await callKuaidi100(gateway, 'interceptOrder', {
        ...ofIssued(partners, issued),
        // Back to the sender's address, as the sender asks and pays with its month.
        ...{ interceptType: 'RETURN_SEND_ADDR', orderRole: '1', interceptPayType: 'MONTHLY' },
      });
      if (!isDone(answer) && !saysIntercepted(answer)) throw kuaidi100Error(answer);
    },
  };
  return observed('kuaidi100.waybills', service, ['issue', 'void', 'intercept']);
}

/** What names a waybill that was issued, with the account that it was issued with. */
function ofIssued(
  partners: Kuaidi100Options['partners'],
  { courierCode, waybillNo, reason, courierOrderNo = null, platform = 0, account: own }: WaybillToVoid,
): Fields {
  const { kuaidicom, account } = partnerOf(partners, courierCode, platform, own);
  const { payType: _payType, tbNet: _tbNet, ...named } = account;
  const orderId = courierOrderNo === null ? {} : { orderId: courierOrderNo };
  return { ...named, ...orderId, kuaidicom, kuaidinum: waybillNo, reason };
}

function isDone(answer: Fields): boolean {
  return answer.success !== false && textOf(answer.code) === DONE;
}

function issuedIn(answer: Fields): IssuedWaybill {
  const { kuaidinum, kdComOrderNum, bulkpen } = fieldsOf(answer.data);
  if (typeof kuaidinum !== 'string' || !WAYBILL_NO_PATTERN.test(kuaidinum))
    throw new WaybillError(PLATFORM, 'transient', 'BAD_ANSWER');
  return {
    waybillNo: kuaidinum,
    courierOrderNo: textOf(kdComOrderNum) || null,
    routeCode: textOf(bulkpen).replace(/\s+/g, ' ').trim().slice(0, MAX_ROUTE_CODE_LENGTH),
  };
}
