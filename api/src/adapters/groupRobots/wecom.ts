import { keyAt, type RobotFailure, type RobotProtocol } from './robotProtocol.ts';

const PATH = '/cgi-bin/webhook/send';

/** 93000 is said of a key that is unknown or was removed; 45009 and 45033 of too many calls. */
const FAILURES: Record<number, RobotFailure> = {
  '-1': 'busy',
  93000: 'gone',
  93004: 'gone',
  93008: 'gone',
  45009: 'limited',
  45033: 'limited',
};

/** Robots of 企业微信: the key in the address is all that there is; 20 messages a minute. */
export const wecom: RobotProtocol = {
  isSigned: false,
  keyIn: (address, base) => keyAt(address, base, PATH, (url) => url.searchParams.get('key')),
  request: ({ key }, text) => ({
    path: `${PATH}?key=${encodeURIComponent(key)}`,
    body: { msgtype: 'text', text: { content: text } },
  }),
  verdictOf({ errcode }) {
    if (typeof errcode !== 'number') return null;
    return { failure: errcode === 0 ? null : (FAILURES[errcode] ?? 'refused'), code: String(errcode) };
  },
};
