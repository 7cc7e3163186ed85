import { describe, expect, it } from 'vitest';
import { judgeAuth } from './authSignal.ts';

const answer = {
  errorKey: undefined,
  msg: '',
  operationName: 'LoadAccount',
  pathname: '/t3/shipments/7/byHand',
};

describe('what an answer says about the session', () => {
  it.each([
    ['SESSION_EXPIRED', { type: 'session.expired', reason: 'expired' }],
    ['SESSION_KICKED', { type: 'session.expired', reason: 'kicked' }],
    ['NOT_LOGGED_IN', { type: 'login.required' }],
    ['SHOP_EXPIRED', null],
    ['LOGIN_WRONG', null],
  ])('by key %s: %o', (errorKey, report) => {
    // The words would say otherwise: a key settles it.
    expect(judgeAuth({ ...answer, errorKey, msg: '授权已过期' })).toEqual(report);
  });

  it.each([
    ['授权已过期', true],
    ['您的帐户异地登陆或令牌失效', true],
    ["That's not even a Token", true],
    ['店铺授权已过期，请续期后重试', false],
    ['余额不足，还差1.00元，请先充值', false],
    ['未登录或非法访问，请登录', false],
  ])('without a key by the words %s: %s', (msg, expired) => {
    expect(judgeAuth({ ...answer, msg })?.type === 'session.expired').toBe(expired);
  });

  it.each(['/t3/shipments/auto', '/t3/shipments/7/-1/auto', '/t3/shipments/7/auto/'])(
    'says nothing by the words on %s',
    (pathname) => {
      expect(judgeAuth({ ...answer, msg: '授权已过期', pathname })).toBeNull();
      expect(judgeAuth({ ...answer, errorKey: 'SESSION_EXPIRED', pathname })).not.toBeNull();
    },
  );

  it('says nothing by the words of getSendAddress', () => {
    expect(judgeAuth({ ...answer, msg: '授权已过期', operationName: 'GetSendAddress' })).toBeNull();
  });
});
