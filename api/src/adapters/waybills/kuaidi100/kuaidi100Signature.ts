import { createHash } from 'node:crypto';

/** How Kuaidi100 knows who orders a waybill. */
export function signLabelCall(call: { param: string; t: string; key: string; secret: string }): string {
  return signTexts(call.param, call.t, call.key, call.secret);
}

/** The way in which everything is signed there: MD5 over the texts one after another, in capitals. */
export function signTexts(...texts: string[]): string {
  return createHash('md5').update(texts.join(''), 'utf8').digest('hex').toUpperCase();
}
