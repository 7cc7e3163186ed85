import type { Kuaidi100TrackingOptions } from '../adapters/tracking/kuaidi100/kuaidi100Tracking.ts';
import { address, type Env, group, originOf } from './config.providers.ts';

const OWN = ['KUAIDI100_CUSTOMER', 'KUAIDI100_SALT'];
const REAL_URL = 'https://poll.kuaidi100.com/poll';
/** Where the gateway lets pushes through. */
const PUSH_PATH = '/api/v1/tracking/push';

/** Kuaidi100's tracking; null when none of its own variables is set. Its key is that of the waybills. */
export function readTracking(env: Env): Kuaidi100TrackingOptions | null {
  if (!group(env, OWN, ['KUAIDI100_POLL_URL'])) return null;
  const input = group(env, ['KUAIDI100_KEY', ...OWN, 'PUBLIC_URL'], []);
  if (!input) return null;
  return {
    key: input('KUAIDI100_KEY'),
    customer: input('KUAIDI100_CUSTOMER'),
    salt: input('KUAIDI100_SALT'),
    callbackUrl: originOf(input('PUBLIC_URL')) + PUSH_PATH,
    url: address('KUAIDI100_POLL_URL', input('KUAIDI100_POLL_URL') || REAL_URL).replace(/\/$/, ''),
  };
}
