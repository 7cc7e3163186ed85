import { observed } from '../../observed.ts';
import { textOf } from '../../shops/fields.ts';
import { KUAIDI100_COURIERS } from '../../waybills/kuaidi100/kuaidi100Couriers.ts';
import { signTexts } from '../../waybills/kuaidi100/kuaidi100Signature.ts';
import { TrackingError } from '../trackingError.ts';
import type { ParcelToTrack, TrackingService } from '../trackingService.ts';
import { readKuaidi100Push } from './pushes.ts';
import { trackedIn } from './traces.ts';
import { postForm } from './trackingClient.ts';
import { PLATFORM, trackingError } from './trackingErrors.ts';

export type Kuaidi100TrackingOptions = {
  key: string;
  /** The customer id of queries. */
  customer: string;
  /** Our salt, sent with every subscription to sign its pushes. */
  salt: string;
  /** Where pushes go. */
  callbackUrl: string;
  /** Where parcels are subscribed; they are queried at `query.do` below it. */
  url: string;
  now?: () => Date;
  timeoutMs?: number;
};

const DONE = '200';
/** Already subscribed, or subscribed too often this month. */
const DONE_BEFORE = '501';
const NOTHING_KNOWN = '500';
/** Regions and fine states: only these distinguish an ordered parcel from a picked-up one. */
const FINE_STATES = '4';
/** 顺丰 and 中通 require the phone of sender or receiver. */
const ASKS_FOR_PHONE = ['shunfeng', 'zhongtong'];

/** Kuaidi100's 快递信息推送 and 实时快递查询: https://api.kuaidi100.com/document/5f0ffb5ebc8da837cbd8aefc. */
export function kuaidi100Tracking(options: Kuaidi100TrackingOptions): TrackingService {
  const { key, customer, salt, callbackUrl, url, now = () => new Date(), timeoutMs = 15_000 } = options;

  const service: TrackingService = {
    async subscribe(parcel) {
      const company = companyOf(parcel);
      const { waybillNo: number, from, to } = parcel;
      const param = JSON.stringify({
        company,
        number,
        from,
        to,
        key,
        parameters: { callbackurl: callbackUrl, salt, resultv2: FINE_STATES, ...phoneFor(company, parcel) },
      });
      const answer = await postForm(url, { schema: 'json', param }, timeoutMs);
      const isDone = answer.result === true && textOf(answer.returnCode) === DONE;
      if (!isDone && textOf(answer.returnCode) !== DONE_BEFORE) throw trackingError('subscribe', answer);
    },

    async query(parcel) {
      const com = companyOf(parcel);
      const { waybillNo: num, from, to } = parcel;
      const param = JSON.stringify({ com, num, from, to, resultv2: FINE_STATES, ...phoneFor(com, parcel) });
      const sign = signTexts(param, key, customer);
      const answer = await postForm(`${url}/query.do`, { customer, sign, param }, timeoutMs);
      if (textOf(answer.returnCode) === NOTHING_KNOWN) return { state: null, traces: [] };
      if (answer.result === false || !Array.isArray(answer.data)) throw trackingError('query', answer);
      if (textOf(answer.nu) !== num) throw new TrackingError(PLATFORM, 'transient', 'BAD_ANSWER');
      return trackedIn(answer, now());
    },

    readPush: (form) => readKuaidi100Push(form, salt, now()),
  };
  return observed('kuaidi100.tracking', service, ['subscribe', 'query']);
}

function companyOf({ courierCode }: ParcelToTrack): string {
  const company = Object.hasOwn(KUAIDI100_COURIERS, courierCode) && KUAIDI100_COURIERS[courierCode];
  if (!company) throw new TrackingError(PLATFORM, 'courierUnknown', 'COURIER');
  return company;
}

function phoneFor(company: string, { phone }: ParcelToTrack): { phone?: string } {
  return ASKS_FOR_PHONE.includes(company) ? { phone } : {};
}
