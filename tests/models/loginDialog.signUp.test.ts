import { describe, expect, it } from 'vitest';
import { selectInviter } from '../../web/src/features/loginDialog/loginDialog.selectors.ts';
import { refusal } from '../../web/src/lib/refusal.ts';
import { open } from './loginDialog.fixture.ts';
import { consent, typed } from './loginDialog.samples.ts';

const { phone, password, repassword, phoneCode, captcha } = typed;
const newPasswordFields = { phone, phoneCode, password, repassword };

describe('registering', () => {
  it('sends nothing without the agreement, says so, and takes it back as it is given', async () => {
    const run = await open('register');
    run.fill(newPasswordFields);
    await run.submit();
    expect([run.context().problems, run.sent]).toEqual([
      { consent: { code: 'required' }, form: { code: 'incomplete' } },
      [],
    ]);
    run.actor.send({ type: 'consent.set', consent });
    expect(run.context().problems).toEqual({});
    run.actor.send({ type: 'consent.set', consent: null });
    await run.submit();
    expect(run.sent).toEqual([]);
  });

  it('asks again when another version holds than was agreed to', async () => {
    const run = await open('register', {
      register: [refusal('CONSENT_CHANGED', '协议已更新，请重新阅读并同意')],
    });
    run.fill(newPasswordFields);
    run.actor.send({ type: 'consent.set', consent });
    await run.submit();
    expect([run.said(), run.context().consent]).toEqual([{ form: '协议已更新，请重新阅读并同意' }, null]);
  });

  it('asks for captcha and code as long as no code was sent, and for the rest', async () => {
    const run = await open('register');
    run.fill({ password: 'demo1234', repassword: 'demo1235' });
    await run.submit();
    expect(run.said()).toEqual({
      phone: '请输入手机号',
      captcha: '请输入验证码',
      phoneCode: '请输入验证码',
      repassword: '两次输入的密码不一致',
      consent: '请先阅读并同意《用户协议》和《隐私政策》',
      form: '请正确填写信息',
    });
    await run.answerCode({ type: 'code.sent' });
    await run.submit();
    expect(run.said()).not.toHaveProperty('captcha');
  });

  it('has the code sent, signs up without the captcha, hands on the session, and closes', async () => {
    const run = await open('register');
    run.fill({ phone, captcha });
    run.actor.send({ type: 'code.request' });
    expect(run.codesAsked).toEqual([['REGISTER', phone, captcha, 'c-1']]);
    await run.answerCode({ type: 'code.sent' });
    expect([run.context().captcha, run.context().codeSent, run.drawn()]).toEqual(['', true, 2]);
    run.fill(newPasswordFields);
    run.actor.send({ type: 'consent.set', consent });
    await run.submit();
    expect(run.sent).toEqual([{ ...newPasswordFields, consent, kind: 'buyer' }]);
    expect(run.told).toEqual(['inviter forgotten', 'granted']);
    expect(run.actor.getSnapshot().value).toBe('closed');
    expect([run.context().phone, run.context().password]).toEqual(['', '']);
  });

  it('leads to the login with the phone kept where the service begins no session', async () => {
    const run = await open('register', { register: [{ kind: 'accepted' }] });
    run.fill(newPasswordFields);
    run.actor.send({ type: 'consent.set', consent });
    await run.submit();
    expect(run.at({ login: { form: 'filling' } })).toBe(true);
    const { context } = run;
    expect([context().phone, context().password, context().phoneCode]).toEqual([phone, '', '']);
    expect([context().done, run.drawn(), run.told]).toEqual(['registered', 2, ['inviter forgotten']]);
  });

  it('shows the result of the request for a code; only a captcha that was checked is replaced', async () => {
    const run = await open('register');
    run.actor.send({ type: 'code.request' });
    await run.answerCode({
      type: 'code.refused',
      spent: false,
      problems: { phone: { code: 'required' }, captcha: { code: 'required' } },
    });
    expect([run.said(), run.drawn()]).toEqual([{ phone: '请输入手机号', captcha: '请输入验证码' }, 1]);
    await run.answerCode({
      type: 'code.refused',
      spent: true,
      problems: { phoneCode: { code: 'PHONE_CODE_LIMIT', msg: '验证码发送过于频繁，请稍后再试' } },
    });
    expect([run.said(), run.drawn()]).toEqual([{ phoneCode: '验证码发送过于频繁，请稍后再试' }, 2]);
  });

  it.each([
    ['PHONE_TAKEN', '该手机号已注册', 'phone'],
    ['PHONE_CODE_WRONG', '短信验证码错误', 'phoneCode'],
    ['PASSWORD_COMMON', '密码过于简单，请换一个', 'password'],
    ['PASSWORDS_DIFFER', '两次输入的密码不一致', 'repassword'],
    ['BAD_PARAM', '参数错误：phone', 'form'],
  ])('puts %s (%s) at %s and keeps what was typed', async (errorKey, msg, field) => {
    const run = await open('register', { register: [refusal(errorKey, msg)] });
    run.fill(newPasswordFields);
    run.actor.send({ type: 'consent.set', consent });
    await run.submit();
    expect(run.said()).toEqual({ [field]: msg });
    const { context } = run;
    expect([context().phone, context().password, context().phoneCode, run.drawn()]).toEqual([
      ...[phone, password, phoneCode, 2],
    ]);
  });

  it('sends the inviter of a buyer, and forgets it once the registration has succeeded', async () => {
    const run = await open('register', { register: [refusal('PHONE_CODE_WRONG', '短信验证码错误')] }, 'A7x9');
    run.fill(newPasswordFields);
    run.actor.send({ type: 'consent.set', consent });
    await run.submit();
    expect([run.context().superId, run.told]).toEqual(['A7x9', []]);
    await run.submit();
    const form = { ...newPasswordFields, consent, kind: 'buyer', inviter: 'A7x9' };
    expect(run.sent).toEqual([form, form]);
    expect([run.context().superId, run.told]).toEqual([null, ['inviter forgotten', 'granted']]);
  });

  it('neither shows nor sends the inviter of a supplier, and drops one that the person removes', async () => {
    const run = await open('register', {}, 'A7x9');
    run.actor.send({ type: 'kind.choose', kind: 'seller' });
    expect(selectInviter(run.actor.getSnapshot())).toBeNull();
    run.fill(newPasswordFields);
    run.actor.send({ type: 'consent.set', consent });
    await run.submit();
    expect(run.sent).toEqual([{ ...newPasswordFields, consent, kind: 'seller' }]);

    const other = await open('register', {}, 'A7x9');
    expect(selectInviter(other.actor.getSnapshot())).toBe('A7x9');
    other.actor.send({ type: 'inviter.remove' });
    expect([selectInviter(other.actor.getSnapshot()), other.told]).toEqual([null, ['inviter forgotten']]);
    other.actor.send({ type: 'inviter.found', superId: '42' });
    expect(selectInviter(other.actor.getSnapshot())).toBe('42');
  });
});

describe('finding the password', () => {
  it('sets a new one with a code, and leads to the login with the phone kept', async () => {
    const run = await open('findPassword');
    run.fill({ phone, captcha });
    run.actor.send({ type: 'code.request' });
    expect(run.codesAsked).toEqual([['FIND_PASSWORD', phone, captcha, 'c-1']]);
    await run.answerCode({ type: 'code.sent' });
    run.fill(newPasswordFields);
    await run.submit();
    expect(run.sent).toEqual([{ ...newPasswordFields, kind: 'buyer' }]);
    expect(run.at({ login: { form: 'filling' } })).toBe(true);
    expect([run.context().phone, run.context().password, run.context().done]).toEqual([
      ...[phone, '', 'passwordReset'],
    ]);
  });

  it('says that there is no such account at the phone', async () => {
    const run = await open('findPassword', {
      resetPassword: [refusal('ACCOUNT_MISSING', '该手机号还没有注册')],
    });
    run.fill(newPasswordFields);
    await run.submit();
    expect([run.said(), run.drawn()]).toEqual([{ phone: '该手机号还没有注册' }, 2]);
  });
});
