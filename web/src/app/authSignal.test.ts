import { describe, expect, it } from 'vitest';
import { classifyAuthError } from './authSignal.ts';

const answer = {
  errorKey: undefined,
  msg: '',
  operationName: 'LoadAccount',
  pathname: '/t3/shipments/7/byHand',
};

const expired = { type: 'session.expired' };

describe('what an answer says about the session', () => {
  it.each([
    ['授权已过期', expired],
    ['您的帐户异地登陆或令牌失效', expired],
    ["That's not even a Token", expired],
    ['店铺授权已过期，请续期后重试', null],
    ['余额不足，还差1.00元，请先充值', null],
    ['未登录或非法访问，请登录', null],
  ])('says by the words %s without a key: %o', (msg, report) => {
    expect(classifyAuthError({ ...answer, msg })).toEqual(report);
    expect(classifyAuthError({ ...answer, errorKey: 'SHOP_EXPIRED', msg })).toEqual(report);
  });

  it.each([
    ['SESSION_EXPIRED', expired],
    ['SESSION_KICKED', expired],
    ['NOT_LOGGED_IN', { type: 'login.required' }],
    ['SHOP_EXPIRED', null],
    ['LOGIN_WRONG', null],
  ])('says by the key %s where the words say nothing: %o', (errorKey, report) => {
    expect(classifyAuthError({ ...answer, errorKey, msg: '请重试' })).toEqual(report);
  });

  it('believes a reload where the words say nothing', () => {
    expect(classifyAuthError({ ...answer, reload: true, msg: '请重试' })).toEqual(expired);
    expect(classifyAuthError({ ...answer, reload: true, errorKey: 'NOT_LOGGED_IN', msg: '请登录' })).toEqual({
      type: 'login.required',
    });
  });

  it('tells of a closed account, but for who waits for that', () => {
    const closed = { ...answer, errorKey: 'ACCOUNT_CLOSED', reload: true, msg: '账号已注销' };
    expect(classifyAuthError(closed)).toEqual({ type: 'account.closed' });
    expect(classifyAuthError({ ...closed, operationName: 'LoadAccountClosing' })).toBeNull();
    const kicked = { ...closed, errorKey: 'SESSION_KICKED', operationName: 'LoadAccountClosing' };
    expect(classifyAuthError(kicked)).toEqual(expired);
  });

  it.each([
    { pathname: '/t3/shipments/auto' },
    { pathname: '/t3/shipments/7/-1/auto' },
    { pathname: '/t3/shipments/7/auto/' },
    { operationName: 'GetSendAddress' },
  ])('ends no session at %o, whatever key comes with the answer', (place) => {
    const msg = '授权已过期';
    const answers = [
      {},
      { reload: true },
      { errorKey: 'SESSION_EXPIRED' },
      { errorKey: 'SESSION_KICKED', reload: true },
    ];
    expect(answers.map((carried) => classifyAuthError({ ...answer, ...place, ...carried, msg }))).toEqual([
      null,
      null,
      null,
      null,
    ]);
    expect(
      classifyAuthError({ ...answer, ...place, errorKey: 'SESSION_EXPIRED', msg: '请重新登录' }),
    ).toBeNull();
  });
});
