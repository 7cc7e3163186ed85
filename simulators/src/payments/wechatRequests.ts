import { type KeyObject, verify } from 'node:crypto';

export type SimulatedWechatpay = {
  appId: string;
  mchId: string;
  /** Number of the merchant's certificate, and the key in it. */
  serial: string;
  merchantKey: KeyObject;
  /** What the platform signs with, and its number. */
  platformKey: KeyObject;
  publicKeyId: string;
  /** Seals notices: 32 characters. */
  apiV3Key: string;
  /** The secret of the application; without it nobody is told who pays. */
  appSecret?: string;
};

export type WechatRequestError = { status: number; code: string; message: string };

export const PARAM_ERROR: WechatRequestError = { status: 400, code: 'PARAM_ERROR', message: '参数错误' };

const SCHEME = 'WECHATPAY2-SHA256-RSA2048 ';
const PART = /(\w+)="([^"]*)"/g;
const CLOCK_TOLERANCE_SECONDS = 300;

/** What is wrong with who asks. The signature is over the method, the address with its query, and the body. */
export function authorisationError(
  request: { method: string; url: string; authorization: string; body: string },
  { mchId, serial, merchantKey }: SimulatedWechatpay,
  now: Date,
): WechatRequestError | null {
  const { method, url, authorization, body } = request;
  if (!authorization.startsWith(SCHEME)) return signError('Http头缺少认证信息');
  const input = new Map([...authorization.matchAll(PART)].map(([, name = '', value = '']) => [name, value]));
  const [timestamp = '', nonce = '', signature = ''] = ['timestamp', 'nonce_str', 'signature'].map((name) =>
    input.get(name),
  );
  if (input.get('mchid') !== mchId || input.get('serial_no') !== serial)
    return signError('商户证书序列号有误');
  if (!(Math.abs(now.getTime() / 1_000 - Number(timestamp)) <= CLOCK_TOLERANCE_SECONDS))
    return signError('Http头Authorization中的timestamp与发起请求的时间不得超过5分钟');
  const text = `${method}\n${url}\n${timestamp}\n${nonce}\n${body}\n`;
  return verify('RSA-SHA256', Buffer.from(text), merchantKey, Buffer.from(signature, 'base64'))
    ? null
    : signError('签名错误');
}

function signError(message: string): WechatRequestError {
  return { status: 401, code: 'SIGN_ERROR', message };
}
