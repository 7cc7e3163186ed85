import { createHash } from 'node:crypto';
import type { Form } from '../shops/forms.ts';
import { isSame } from '../shops/signatures.ts';
import type { WangdianAccount } from './wangdianBook.ts';

const CLOCK_TOLERANCE_MS = 5 * 60_000;

export type WangdianRefusal = { code: number; message: string };

/** Which numbers there are is public of the first three only; the words are this simulator's. */
export const WANGDIAN_REFUSALS = {
  sidUnknown: { code: 2030, message: 'sid不存在' },
  appkeyUnknown: { code: 2060, message: 'appkey不存在' },
  accessEnded: { code: 2100, message: '接口appkey已停用' },
  signWrong: { code: 1, message: 'sign error' },
  clockWrong: { code: 1, message: '时间戳超出允许的误差' },
  limited: { code: 100, message: '超过每分钟最大调用频率限制，请稍后重试' },
  shopUnknown: { code: 1007, message: '店铺不存在' },
  fieldWrong: { code: 2104, message: '参数无效' },
  buyersAlike: { code: 99, message: 'buyer_nick 名字不能只用一个，不同客户必须用不同的名字' },
} satisfies Record<string, WangdianRefusal>;

/** What is wrong with who asks, and when. */
export function requestRefusal(form: Form, account: WangdianAccount, now: Date): WangdianRefusal | null {
  if (form.get('sid') !== account.sid) return WANGDIAN_REFUSALS.sidUnknown;
  if (form.get('appkey') !== account.appKey) return WANGDIAN_REFUSALS.appkeyUnknown;
  if (!isSame(signatureOf(form, account.appSecret), form.get('sign') ?? ''))
    return WANGDIAN_REFUSALS.signWrong;
  const seconds = form.get('timestamp') ?? '';
  const apart = Math.abs(now.getTime() - Number(seconds) * 1_000);
  return /^\d{10}$/.test(seconds) && apart <= CLOCK_TOLERANCE_MS ? null : WANGDIAN_REFUSALS.clockWrong;
}

export function signatureOf(form: Form, secret: string): string {
  const hash = createHash('md5');
  const pairs = [...form]
    .filter(([name]) => name !== 'sign')
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  for (const [index, [name, value]] of pairs.entries()) {
    const lengths = [name, value].map((text) => new TextEncoder().encode(text).length);
    const head = `${index > 0 ? ';' : ''}${`${lengths[0]}`.padStart(2, '0')}-${name}:`;
    hash.update(`${head}${`${lengths[1]}`.padStart(4, '0')}-${value}`, 'utf8');
  }
  return hash.update(secret, 'utf8').digest('hex');
}
