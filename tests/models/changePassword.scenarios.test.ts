import { describe, expect, it } from 'vitest';
import { refusal } from '../../web/src/lib/refusal.ts';
import { blank, open, phone, typed } from './changePassword.fixture.ts';

const { oldPassword, password, repassword, phoneCode, captcha } = typed;
const twice = { password, repassword };

describe('changing the password with the old one', () => {
  const form = { oldPassword, ...twice };

  it('sends once what was typed, says so, closes and forgets', async () => {
    const { actor, context, sent, announced, drawn, fill, submit } = await open('old');
    fill(form);
    await submit();
    expect([sent, announced(), drawn()]).toEqual([[form], 1, 0]);
    expect([actor.getSnapshot().value, context()]).toEqual(['closed', blank]);
  });

  it.each([
    [{ oldPassword: '' }, { oldPassword: '请输入密码' }],
    [
      { password: 'short', repassword: 'short' },
      { password: '密码长度为6到18个字符', repassword: '密码长度为6到18个字符' },
    ],
    [{ password: '1'.repeat(19) }, { password: '密码长度为6到18个字符', repassword: '两次输入的密码不一致' }],
    [{ repassword: 'orange98' }, { repassword: '两次输入的密码不一致' }],
  ])('does not send %o', async (change, words) => {
    const { sent, fill, submit, said } = await open('old');
    fill({ ...form, ...change });
    await submit();
    expect([sent, said()]).toEqual([[], words]);
  });

  it.each([
    ['OLD_PASSWORD_WRONG', 'oldPassword', '原密码错误'],
    ['LOGIN_LOCKED', 'oldPassword', '登录失败次数过多，请15分钟后再试'],
    ['PASSWORD_COMMON', 'password', '密码过于简单，请换一个'],
    ['RATE_LIMITED', 'form', '操作过于频繁，请稍后再试'],
  ])('shows the refusal %s at %s and keeps what was typed', async (errorKey, field, msg) => {
    const { actor, context, fill, submit, said } = await open('old', [refusal(errorKey, msg)]);
    fill(form);
    await submit();
    expect([said(), context()]).toEqual([{ [field]: msg }, expect.objectContaining(form)]);
    actor.send({ type: 'editor.close' });
    expect(context()).toEqual(blank);
  });
});

describe('changing the password with a code', () => {
  const form = { phoneCode, ...twice };

  it('asks with its own phone and the picture, is sent a code, and changes with it', async () => {
    const { actor, context, codesAsked, sent, announced, drawn, fill, submit, answerCode } =
      await open('code');
    fill({ captcha: ` ${captcha} ` });
    actor.send({ type: 'code.request' });
    expect(codesAsked).toEqual([{ phone, captcha, captchaId: 'c-1' }]);
    await answerCode({ type: 'code.sent' });
    expect([context().codeSent, context().captcha, drawn()]).toEqual([true, '', 2]);
    fill({ ...form, phoneCode: ` ${phoneCode} ` });
    await submit();
    expect([sent, announced()]).toEqual([[form], 1]);
    expect([actor.getSnapshot().value, context()]).toEqual(['closed', blank]);
  });

  it('says at both fields that a code is missing', async () => {
    const { sent, fill, submit, said } = await open('code');
    fill(twice);
    await submit();
    expect([sent, said()]).toEqual([[], { captcha: '请输入验证码', phoneCode: '请输入验证码' }]);
  });

  it('wants no captcha once a code was sent, or is there', async () => {
    const { fill, submit, said, answerCode } = await open('code');
    await answerCode({ type: 'code.sent' });
    fill(twice);
    await submit();
    expect(said()).toEqual({ phoneCode: '请输入验证码' });
  });

  it.each([
    [{ captcha: { code: 'required' } }, false, { captcha: '请输入验证码' }, 1],
    [{ captcha: { code: 'CAPTCHA_WRONG', msg: '验证码错误' } }, true, { captcha: '验证码错误' }, 2],
    [{ phoneCode: { code: 'PHONE_CODE_LIMIT', msg: '太频繁' } }, true, { phoneCode: '太频繁' }, 2],
    [{ phoneCode: { code: 'unsent' } }, true, { phoneCode: '验证码没有发送成功，请重试' }, 2],
    // The dialog shows the phone, but has no field for it.
    [{ phone: { code: 'ACCOUNT_MISSING', msg: '账号不存在' } }, true, { form: '账号不存在' }, 2],
  ])(
    'says of a request refused by %o where it belongs (picture looked at: %s)',
    async (problems, spent, words, drawings) => {
      const { actor, codesAsked, fill, said, drawn, answerCode } = await open('code');
      fill({ captcha });
      actor.send({ type: 'code.request' });
      await answerCode({ type: 'code.refused', problems, spent });
      expect([said(), drawn()]).toEqual([words, drawings]);
      actor.send({ type: 'code.request' });
      expect([codesAsked.length, said()]).toEqual([2, {}]);
    },
  );

  it.each([
    ['PHONE_CODE_WRONG', 'phoneCode', '短信验证码错误'],
    ['PHONE_CODE_EXPIRED', 'phoneCode', '短信验证码已过期'],
    ['PASSWORD_COMMON', 'password', '密码过于简单，请换一个'],
    ['LOGIN_LOCKED', 'form', '登录失败次数过多，请15分钟后再试'],
  ])('shows the refusal %s at %s, draws anew and takes another try', async (errorKey, field, msg) => {
    const { context, sent, drawn, fill, submit, said } = await open('code', [refusal(errorKey, msg)]);
    fill({ captcha, ...form });
    await submit();
    expect([said(), drawn(), context()]).toEqual([
      { [field]: msg },
      2,
      expect.objectContaining({ ...form, captcha: '' }),
    ]);
    fill({ phoneCode: '135791' });
    await submit();
    expect(sent).toEqual([form, { ...form, phoneCode: '135791' }]);
  });

  it('draws a new captcha and keeps the form when no answer came', async () => {
    const { context, drawn, fill, submit } = await open('code', [new Error('offline')]);
    fill(form);
    await submit();
    expect([drawn(), context()]).toEqual([2, expect.objectContaining(form)]);
  });
});

it('carries nothing over from one way into the other', async () => {
  const { actor, context, fill } = await open('old');
  const opened = { ...blank, phone };
  fill({ oldPassword, ...twice });
  actor.send({ type: 'way.choose', way: 'code' });
  expect(context()).toEqual({ ...opened, way: 'code' });
  fill({ captcha, phoneCode, ...twice });
  actor.send({ type: 'way.choose', way: 'old' });
  expect(context()).toEqual(opened);
});
