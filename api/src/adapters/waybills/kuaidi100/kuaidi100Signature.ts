import { createHash } from 'node:crypto';

/** How Kuaidi100 knows who orders a waybill: MD5 over everything that matters, in capitals. */
export function signLabelCall(call: { param: string; t: string; key: string; secret: string }): string {
  return createHash('md5')
    .update(call.param + call.t + call.key + call.secret, 'utf8')
    .digest('hex')
    .toUpperCase();
}
