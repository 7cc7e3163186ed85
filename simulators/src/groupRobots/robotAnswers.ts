import type { RobotPlatform } from './robotBook.ts';

export type Trouble = 'unknown' | 'limited' | 'sign' | 'keyword' | 'empty' | 'type' | 'tooLong';

const errcode = (code: number, errmsg: string) => ({ errcode: code, errmsg });
const code = (number: number, msg: string) => ({ code: number, data: {}, msg });
const hint = (words: string) => `${words}, hint: [1796016406_12_00000000000000000000000000000000]`;

/** What each platform answers, with 200 whatever it has decided. */
export const ANSWERS: Record<RobotPlatform, Record<Trouble | 'taken', object>> = {
  wecom: {
    taken: errcode(0, 'ok'),
    unknown: errcode(93_000, hint('invalid webhook url')),
    limited: errcode(45_009, hint('api freq out of limit')),
    // Robots of 企业微信 have neither signatures nor keywords.
    sign: errcode(93_000, hint('invalid webhook url')),
    keyword: errcode(93_000, hint('invalid webhook url')),
    empty: errcode(44_004, hint('empty content')),
    type: errcode(40_008, hint('invalid message type')),
    tooLong: errcode(40_058, hint('Invalid input : content exceed max length. invalid Request Parameter')),
  },
  dingtalk: {
    taken: errcode(0, 'ok'),
    unknown: errcode(300_005, 'token is not exist'),
    limited: errcode(130_101, 'send too fast, exceed 20 times per minute'),
    sign: errcode(310_000, 'sign not match'),
    keyword: errcode(310_000, 'keywords not in content'),
    empty: errcode(40_035, '缺少参数 content'),
    type: errcode(400_105, 'unsupported msgtype'),
    tooLong: errcode(460_101, 'message too long, exceed 20000 bytes'),
  },
  feishu: {
    taken: { StatusCode: 0, StatusMessage: 'success', ...code(0, 'success') },
    unknown: code(19_001, 'param invalid: incoming webhook access token invalid'),
    limited: code(11_232, 'frequency limited psm[lark.oapi.app_platform_runtime]appID[1500]'),
    sign: code(19_021, 'sign match fail or timestamp is not within one hour from current time'),
    keyword: code(19_024, 'Key Words Not Found'),
    empty: code(9_499, 'Bad Request'),
    type: code(9_499, 'Bad Request'),
    tooLong: code(9_499, 'Bad Request'),
  },
};
