import { describe, expect, it } from 'vitest';
import { refusal } from '../../web/src/lib/refusal.ts';
import { blank, cashOut, limits, open, phone } from './cashOut.fixture.ts';

const form = { amount: '123.45', account: ` ${phone.slice(0, 3)} ${phone.slice(3)} `, password: 'demo1234' };
const input = {
  ...{ amount: 12_345, accountType: 'ALIPAY', account: phone, accountName: '张三', password: 'demo1234' },
};

describe('a cash-out with the password', () => {
  it('is sent once, in fen and in the proven name, and nothing of the form is kept', async () => {
    const { context, sent, fill, submit, screen } = await open();
    fill(form);
    await submit();
    expect(sent).toEqual([{ input, clientNo: expect.stringMatching(/^[\da-f-]{36}$/) }]);
    expect([screen(), context()]).toEqual(['requested', { ...blank, cashOut }]);
  });

  it('takes all that may go out, to a card with its bank', async () => {
    const { actor, sent, fill, submit } = await open({ limits: [{ ...limits, withdrawable: 50_009 }] });
    actor.send({ type: 'amount.all' });
    actor.send({ type: 'payee.choose', accountType: 'BANK' });
    fill({ account: '6222 0200-1234 5678', bankName: ' 工商银行 ', password: 'demo1234' });
    await submit();
    expect(sent.map(({ input: asked }) => asked)).toEqual([
      {
        ...{ amount: 50_009, accountType: 'BANK', account: '6222020012345678', bankName: '工商银行' },
        ...{ accountName: '张三', password: 'demo1234' },
      },
    ]);
  });

  it.each([
    [{ amount: '' }, { amount: '请输入提现金额' }],
    [{ amount: '1.234' }, { amount: '请输入正确的金额，最多两位小数' }],
    [{ amount: '9.99' }, { amount: '最少提现 ¥10.00' }],
    [{ amount: '50000.01' }, { amount: '单笔最多提现 ¥50000.00' }],
    [{ amount: '500.01' }, { amount: '最多可提现 ¥500.00' }],
    [{ account: '' }, { account: '请输入收款账号' }],
    [{ account: '1380000000' }, { account: '请输入正确的手机号或邮箱' }],
    [{ password: '' }, { password: '请输入密码' }],
  ])('is not sent with %o', async (change, words) => {
    const { sent, fill, submit, said } = await open();
    fill({ ...form, ...change });
    await submit();
    expect([sent, said()]).toEqual([[], words]);
  });

  it.each([
    ['PASSWORD_WRONG', 'password', '密码错误'],
    ['LOGIN_LOCKED', 'password', '登录失败次数过多，请15分钟后再试'],
    ['AMOUNT_MIN', 'amount', '金额太小'],
    ['RATE_LIMITED', 'form', '操作过于频繁，请稍后再试'],
  ])(
    'shows the refusal %s at %s, keeps what was typed, and counts as another one then',
    async (key, at, msg) => {
      const { context, sent, fill, submit, said, read } = await open({ answers: [refusal(key, msg)] });
      fill(form);
      await submit();
      expect([said(), context(), read()]).toEqual([{ [at]: msg }, expect.objectContaining(form), 1]);
      await submit();
      expect(new Set(sent.map(({ clientNo }) => clientNo)).size).toBe(2);
    },
  );

  it('goes with the same number when no answer came, and with another once it says something else', async () => {
    const lost = () => new Error('offline');
    const { sent, fill, submit } = await open({ answers: [lost(), lost(), lost()] });
    fill(form);
    await submit();
    fill({ password: 'demo12345' });
    await submit();
    fill({ amount: '20' });
    await submit();
    const [first, second, third] = sent.map(({ clientNo }) => clientNo);
    expect([first === second, second === third]).toEqual([true, false]);
  });
});

describe('limits', () => {
  it('are read again when the server says that they are others, and the amount tells so', async () => {
    const { context, screen, fill, submit, said } = await open({
      limits: [limits, { ...limits, withdrawable: 2_000 }],
      answers: [refusal('CASHOUT_BALANCE', '可提现余额不足')],
    });
    fill(form);
    await submit();
    expect([screen(), said(), context().amount, context().password]).toEqual([
      ...['form', { amount: '可提现余额不足' }, '123.45', ''],
    ]);
    fill({ amount: '123.45', password: 'demo1234' });
    await submit();
    expect(said()).toEqual({ amount: '最多可提现 ¥20.00' });
  });

  it('bar the form when another cash-out is being looked at meanwhile', async () => {
    const { actor, context, screen, fill, submit } = await open({
      limits: [limits, { ...limits, auditing: cashOut }],
      answers: [refusal('CASHOUT_PENDING', '您有提现正在审核中')],
    });
    fill(form);
    await submit();
    expect([screen(), context().password]).toEqual(['blocked', '']);
    actor.send({ type: 'dialog.close' });
    expect(context()).toEqual(blank);
  });

  it.each([
    ['refused', refusal('RATE_LIMITED', '操作过于频繁，请稍后再试'), '操作过于频繁，请稍后再试'],
    ['lost', new Error('offline'), ''],
  ])('that were %s can be asked for again', async (_, answer, msg) => {
    const { actor, context, screen, settle } = await open({ limits: [answer, limits] });
    expect([screen(), context().msg]).toEqual(['loadFailed', msg]);
    actor.send({ type: 'limits.retry' });
    await settle();
    expect([screen(), context().limits]).toEqual(['form', limits]);
  });
});

describe('a name that is not proven', () => {
  const realNameMissing = { ...limits, realName: null };

  it('is proven first, and the dialog comes back with it', async () => {
    const { actor, screen, proofs, endProof, fill, submit, sent } = await open({
      limits: [realNameMissing, limits],
    });
    expect(screen()).toBe('realNameMissing');
    actor.send({ type: 'realName.verify' });
    expect([screen(), proofs]).toEqual(['closed', [false]]);
    await endProof();
    expect(screen()).toBe('form');
    fill(form);
    await submit();
    expect(sent.map(({ input: asked }) => asked.accountName)).toEqual(['张三']);
  });

  it('still blocks when the check was left', async () => {
    const { actor, screen, endProof } = await open({ limits: [realNameMissing] });
    actor.send({ type: 'realName.verify' });
    await endProof();
    expect(screen()).toBe('realNameMissing');
  });
});

describe('a cash-out with a code', () => {
  it('asks with its own phone and the picture, is sent a code, and goes with it', async () => {
    const { actor, codesAsked, sent, drawn, context, settle, fill, submit, answerCode } = await open();
    actor.send({ type: 'way.choose', way: 'code' });
    await settle();
    fill({ captcha: ' 7k2p ' });
    actor.send({ type: 'code.request' });
    expect(codesAsked).toEqual([{ phone, captcha: '7k2p', captchaId: 'c-1' }]);
    await answerCode({ type: 'code.sent' });
    expect([context().codeSent, context().captcha, drawn()]).toEqual([true, '', 2]);
    fill({ amount: '100', account: phone, phoneCode: ' 024680 ' });
    await submit();
    const { password: _password, ...rest } = input;
    expect(sent.map(({ input: asked }) => asked)).toEqual([{ ...rest, amount: 10_000, phoneCode: '024680' }]);
  });

  it('says at both fields that a code is missing, and keeps the rest when the way is changed', async () => {
    const { actor, context, sent, settle, fill, submit, said } = await open();
    fill({ amount: '1', account: phone, password: 'demo1234' });
    actor.send({ type: 'way.choose', way: 'code' });
    await settle();
    await submit();
    expect([sent, said(), context().password]).toEqual([
      [],
      { amount: '最少提现 ¥10.00', captcha: '请输入验证码', phoneCode: '请输入验证码' },
      '',
    ]);
    actor.send({ type: 'way.choose', way: 'password' });
    expect([said(), context().account]).toEqual([{ amount: '最少提现 ¥10.00' }, phone]);
  });

  it.each([
    ['PHONE_CODE_WRONG', 'phoneCode', '短信验证码错误'],
    ['LOGIN_LOCKED', 'form', '登录失败次数过多，请15分钟后再试'],
  ])('shows the refusal %s at %s and draws anew', async (errorKey, at, msg) => {
    const { actor, drawn, settle, fill, submit, said } = await open({ answers: [refusal(errorKey, msg)] });
    actor.send({ type: 'way.choose', way: 'code' });
    await settle();
    fill({ amount: '100', account: phone, phoneCode: '024680' });
    await submit();
    expect([said(), drawn()]).toEqual([{ [at]: msg }, 2]);
  });

  it('says of a request that was refused for the phone at the form, which has no field for it', async () => {
    const { actor, settle, said, answerCode } = await open();
    actor.send({ type: 'way.choose', way: 'code' });
    await settle();
    await answerCode({
      ...{ type: 'code.refused', spent: true },
      problems: { phone: { code: 'ACCOUNT_MISSING', msg: '账号不存在' } },
    });
    expect(said()).toEqual({ form: '账号不存在' });
  });
});
