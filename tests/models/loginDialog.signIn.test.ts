import { describe, expect, it } from 'vitest';
import { refusal } from '../../web/src/lib/refusal.ts';
import { open, settled } from './loginDialog.fixture.ts';
import { consent, offered, opening, typed } from './loginDialog.samples.ts';

const { phone, password, phoneCode, captcha } = typed;
const signInFields = { phone, password, captcha };

describe('signing in', () => {
  it.each(['login', 'wechat'] as const)(
    'by %s sends once what was typed, hands on the session, closes and forgets the password',
    async (mode) => {
      const run = await open(mode);
      run.fill({ ...signInFields, phone: ' 138-0000 0001 ' });
      await run.submit();
      expect(run.sent).toEqual([{ phone, password, captcha, captchaId: 'c-1', kind: 'buyer' }]);
      expect(run.told).toEqual(['granted']);
      expect(run.actor.getSnapshot().value).toBe('closed');
      expect([run.context().phone, run.context().password]).toEqual(['', '']);
    },
  );

  it('says at every field what is missing, and sends nothing', async () => {
    const run = await open('login');
    run.fill({ phone: '1380000', password: 'short' });
    await run.submit();
    expect(run.said()).toEqual({
      phone: '请输入正确的手机号',
      password: '密码长度为6到18个字符',
      captcha: '请输入验证码',
      form: '请正确填写信息',
    });
    expect([run.sent, run.drawn()]).toEqual([[], 1]);
    run.fill({ phone });
    expect(run.said()).toEqual({ password: '密码长度为6到18个字符', captcha: '请输入验证码' });
  });

  it('puts a refusal at its field, keeps what was typed, and draws a new captcha', async () => {
    const run = await open('login', { signIn: [refusal('CAPTCHA_WRONG', '验证码错误')] });
    run.fill(signInFields);
    await run.submit();
    expect(run.said()).toEqual({ captcha: '验证码错误' });
    const { context } = run;
    expect([context().phone, context().password, context().captcha]).toEqual([phone, password, '']);
    expect([context().picture?.captchaId, run.drawn()]).toEqual(['c-2', 2]);
  });

  it('grows a field for a code once the server wants one, and sends it along', async () => {
    const run = await open('login', {
      signIn: [refusal('LOGIN_CODE_NEEDED', '为了账号安全，请输入短信验证码')],
    });
    run.actor.send({ type: 'code.request' });
    run.fill(signInFields);
    await run.submit();
    expect([run.codesAsked, run.context().codeNeeded]).toEqual([[], true]);
    expect(run.said()).toEqual({ phoneCode: '为了账号安全，请输入短信验证码' });

    run.fill({ captcha: 'abcd' });
    run.actor.send({ type: 'code.request' });
    expect(run.codesAsked).toEqual([['LOGIN', phone, 'abcd', 'c-2']]);
    await run.answerCode({ type: 'code.sent' });
    run.fill({ captcha: 'efgh' });
    await run.submit();
    expect(run.said()).toEqual({ phoneCode: '请输入验证码', form: '请正确填写信息' });
    run.fill({ phoneCode });
    await run.submit();
    const first = { phone, password, captcha, captchaId: 'c-1', kind: 'buyer' };
    expect(run.sent).toEqual([first, { ...first, captcha: 'efgh', captchaId: 'c-3', phoneCode }]);
    expect(run.told).toEqual(['granted']);
  });

  it('forgets the request for a code with the number that it was for', async () => {
    const run = await open('login', { signIn: [refusal('LOGIN_CODE_NEEDED', '请输入短信验证码')] });
    run.fill(signInFields);
    await run.submit();
    run.fill({ phoneCode, phone: '13800000002' });
    expect([run.context().codeNeeded, run.context().phoneCode]).toEqual([false, '']);
  });

  it('explains itself until the person submits', async () => {
    const run = await open('login');
    run.actor.send({ ...opening, message: '请先登录' });
    expect(run.context().message).toBe('请先登录');
    await run.submit();
    expect(run.context().message).toBeNull();
    run.actor.send({ ...opening, message: '请先登录' });
    expect(run.context().message).toBeNull();
  });

  it('has the phone and the kind of a session that has ended, and forgets them with the next opening', async () => {
    const run = await open('phone');
    run.actor.send({ type: 'dialog.close' });
    run.actor.send({ ...opening, message: '授权已过期，请重新登录', phone, kind: 'seller' });
    expect([run.context().phone, run.context().kind, run.context().password]).toEqual([phone, 'seller', '']);
    run.actor.send({ type: 'dialog.close' });
    run.actor.send(opening);
    expect(run.context().phone).toBe('');
  });

  it('draws another captcha for the other kind of member, and remembers the kind', async () => {
    const run = await open('login');
    run.actor.send({ type: 'kind.choose', kind: 'seller' });
    await settled();
    expect(run.drawn()).toBe(2);
    run.actor.send({ type: 'dialog.close' });
    run.actor.send(opening);
    expect(run.context().kind).toBe('seller');
    run.actor.send({ type: 'dialog.close' });
    run.actor.send({ ...opening, mode: 'register', kind: 'buyer' });
    expect([run.at({ register: { form: 'filling' } }), run.context().kind]).toEqual([true, 'buyer']);
  });
});

describe('a phone of several accounts', () => {
  it('is asked which one, with the ticket in the place of the password, and then signed in', async () => {
    const run = await open('login', { signIn: [offered] });
    run.fill(signInFields);
    await run.submit();
    expect(run.context().entrances?.accounts).toEqual([
      { accountId: 11, name: '小李', roleName: '所有者' },
      { accountId: 12, name: '橙子商贸', roleName: '发货员' },
    ]);
    expect([run.context().password, run.told]).toEqual(['', []]);
    run.actor.send({ type: 'account.choose', accountId: 12 });
    run.actor.send({ type: 'account.choose', accountId: 11 });
    await settled();
    expect(run.sent.slice(1)).toEqual([{ ticket: 't-9', accountId: 12 }]);
    expect([run.told, run.actor.getSnapshot().value]).toEqual([['granted'], 'closed']);
  });

  it('signs in once more where the ticket is over, and is told why', async () => {
    const over = refusal('TICKET_INVALID', '选择账号的时间已过，请重新登录');
    const run = await open('login', { signIn: [offered], chooseAccount: [over] });
    run.fill(signInFields);
    await run.submit();
    run.actor.send({ type: 'account.choose', accountId: 11 });
    await settled();
    expect(run.at({ login: { form: 'filling' } })).toBe(true);
    const { message, phone: kept, entrances } = run.context();
    expect([message, kept, entrances]).toEqual([over.msg, phone, null]);
  });
});

describe('an invitation', () => {
  it('is accepted with the code of the phone, without a password or with one that was typed twice', async () => {
    const needed = refusal('PASSWORD_NEEDED', '请设置登录密码');
    const run = await open('join', { join: [needed] });
    run.fill({ phone, captcha, phoneCode });
    run.actor.send({ type: 'kind.choose', kind: 'seller' });
    run.actor.send({ type: 'code.request' });
    expect([run.codesAsked, run.context().kind]).toEqual([[['JOIN', phone, captcha, 'c-1']], 'buyer']);
    await run.submit();
    expect([run.said().consent, run.sent]).toEqual([expect.any(String), []]);
    run.actor.send({ type: 'consent.set', consent });
    await run.submit();
    expect(run.said()).toEqual({ password: needed.msg });
    run.fill({ password });
    await run.submit();
    expect(run.said().repassword).toBe('请输入密码');
    run.fill({ repassword: password });
    await run.submit();
    const first = { code: 'i-1', phone, phoneCode, consent };
    expect(run.sent).toEqual([first, { ...first, password }]);
    expect(run.told).toEqual(['granted']);
  });
});

describe('the modes', () => {
  it('keep the phone and wipe what is secret', async () => {
    const run = await open('login');
    run.fill({ ...typed, phone: '138' });
    await run.submit();
    run.actor.send({ type: 'mode.choose', mode: 'login' });
    expect(run.context().password).toBe(password);
    run.actor.send({ type: 'mode.choose', mode: 'phone' });
    expect(run.at('phone')).toBe(true);
    run.actor.send({ type: 'mode.choose', mode: 'findPassword' });
    await settled();
    const { context } = run;
    expect([context().phone, context().password, context().repassword]).toEqual(['138', '', '']);
    expect([context().captcha, context().phoneCode, context().problems]).toEqual(['', '', {}]);
  });
});
