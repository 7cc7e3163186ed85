import { createHmac } from 'node:crypto';
import { keyAt, type RobotFailure, type RobotProtocol } from './robotProtocol.ts';

const PATH = '/open-apis/bot/v2/hook/';

const FAILURES: Record<number, RobotFailure> = {
  11232: 'limited',
  9499: 'limited',
  19001: 'gone',
  19021: 'sign',
  19022: 'address',
  19024: 'keyword',
};
const HAS_NO_MESSAGE = 'Bad Request';

/** `base64(hmac_sha256(timestamp + "\n" + secret, ""))`: the text is the key, and nothing is what is signed. */
export function signFeishu(seconds: number, secret: string): string {
  return createHmac('sha256', `${seconds}\n${secret}`).digest('base64');
}

/** Robots of 飞书: timestamp and signature stand in the body where the robot has a secret; 100 a minute, 5 a second. */
export const feishu: RobotProtocol = {
  isSigned: true,
  keyIn: (address, base) => keyAt(address, base, PATH, (url) => url.pathname.split('/').at(-1) ?? null),
  request({ key, secret }, text, now) {
    const seconds = Math.floor(now.getTime() / 1000);
    return {
      path: PATH + encodeURIComponent(key),
      body: {
        ...(secret !== '' && { timestamp: String(seconds), sign: signFeishu(seconds, secret) }),
        ...{ msg_type: 'text', content: { text } },
      },
    };
  },
  verdictOf({ code, StatusCode, msg }) {
    // What was taken is answered with both spellings, or the older alone.
    const answered = typeof code === 'number' ? code : StatusCode;
    if (typeof answered !== 'number') return null;
    // 9499 is a frequency limit, and also what a message without content is answered.
    const failure = answered === 9499 && msg === HAS_NO_MESSAGE ? 'refused' : FAILURES[answered];
    return { failure: answered === 0 ? null : (failure ?? 'refused'), code: String(answered) };
  },
};
