import { createHmac } from 'node:crypto';
import { keyAt, type RobotFailure, type RobotProtocol } from './robotProtocol.ts';

const PATH = '/robot/send';

/** 310000 has three meanings, which its words alone tell apart. */
const SECURITY = 310_000;
const FAILURES: Record<number, RobotFailure> = {
  '-1': 'busy',
  130101: 'limited',
  410100: 'limited',
  300001: 'gone',
  300005: 'gone',
  400013: 'gone',
  400101: 'gone',
  400102: 'gone',
  400106: 'gone',
};

/** `base64(hmac_sha256(secret, timestamp + "\n" + secret))`; it stands in the query. */
export function signDingtalk(timestamp: number, secret: string): string {
  return createHmac('sha256', secret).update(`${timestamp}\n${secret}`).digest('base64');
}

/** Robots of 钉钉: messages are signed where the robot has a secret; 20 a minute. */
export const dingtalk: RobotProtocol = {
  isSigned: true,
  keyIn: (address, base) => keyAt(address, base, PATH, (url) => url.searchParams.get('access_token')),
  request({ key, secret }, text, now) {
    const query = new URLSearchParams({ access_token: key });
    if (secret !== '') {
      query.set('timestamp', String(now.getTime()));
      query.set('sign', signDingtalk(now.getTime(), secret));
    }
    return { path: `${PATH}?${query}`, body: { msgtype: 'text', text: { content: text } } };
  },
  verdictOf({ errcode, errmsg }) {
    if (typeof errcode !== 'number') return null;
    const failure = errcode === 0 ? null : (FAILURES[errcode] ?? securityOf(errcode, String(errmsg)));
    return { failure, code: String(errcode) };
  },
};

function securityOf(errcode: number, errmsg: string): RobotFailure {
  if (errcode !== SECURITY) return 'refused';
  if (/keyword|关键词/i.test(errmsg)) return 'keyword';
  return /whitelist|白名单/i.test(errmsg) ? 'address' : 'sign';
}
