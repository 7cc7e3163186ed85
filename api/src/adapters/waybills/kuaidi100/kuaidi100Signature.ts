import { createHash } from 'node:crypto';

/** Authenticates a waybill call at Kuaidi100. */
export function signLabelCall(call: { param: string; t: string; key: string; secret: string }): string {
  return signTexts(call.param, call.t, call.key, call.secret);
}

/** Kuaidi100's signature: the upper case MD5 of the concatenated texts. */
export function signTexts(...texts: string[]): string {
  return createHash('md5').update(texts.join(''), 'utf8').digest('hex').toUpperCase();
}
