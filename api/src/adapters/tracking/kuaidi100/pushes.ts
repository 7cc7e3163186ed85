import { timingSafeEqual } from 'node:crypto';
import { type Fields, fieldsOf, textOf } from '../../shops/fields.ts';
import { KUAIDI100_COURIERS } from '../../waybills/kuaidi100/kuaidi100Couriers.ts';
import { signTexts } from '../../waybills/kuaidi100/kuaidi100Signature.ts';
import type { TrackingPush } from '../trackingService.ts';
import { trackedIn } from './traces.ts';

const WAYBILL_NO_PATTERN = /^[A-Za-z0-9-]{6,40}$/;
const OUR_CODES = new Map(Object.entries(KUAIDI100_COURIERS).map(([ours, theirs]) => [theirs, ours]));

/** Parses a push with a valid signature; null for any other. */
export function readKuaidi100Push(
  { sign, param }: { sign: string; param: string },
  salt: string,
  now: Date,
): TrackingPush | null {
  if (!isSame(signTexts(param, salt), sign.toUpperCase())) return null;
  const push = parsed(param);
  const result = fieldsOf(push.lastResult);
  const waybillNo = textOf(result.nu);
  if (!WAYBILL_NO_PATTERN.test(waybillNo)) return null;
  // Kuaidi100 may replace the subscribed courier by another brand of the same courier.
  const subscribed = textOf(push.comOld) || textOf(result.com);
  return {
    waybillNo,
    courierCode: OUR_CODES.get(subscribed) ?? null,
    isAborted: push.status === 'abort',
    ...trackedIn(result, now),
  };
}

function isSame(expected: string, input: string): boolean {
  const [left, right] = [Buffer.from(expected), Buffer.from(input)];
  return left.length === right.length && timingSafeEqual(left, right);
}

function parsed(text: string): Fields {
  try {
    return fieldsOf(JSON.parse(text));
  } catch {
    return {};
  }
}
