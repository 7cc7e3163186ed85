import { describe, expect, it } from 'vitest';
import { credentialProblemText } from './credentials.text.ts';
import {
  type CredentialField,
  codeProblem,
  credentialRefusal,
  maskedPhone,
  passwordProblem,
  phoneProblem,
  repasswordProblem,
  trimmedPhone,
} from './credentials.ts';

const worded = (field: CredentialField, code: string | null) =>
  credentialProblemText(field, code === null ? undefined : { code });

describe('credentials', () => {
  it.each([
    ['', '请输入手机号'],
    ['1380000000', '请输入正确的手机号'],
    ['138000000012', '请输入正确的手机号'],
    ['13800000001', null],
  ])('phone %j: %s', (phone, said) => {
    expect(worded('phone', phoneProblem(phone))).toBe(said);
  });

  it.each([
    ['', '请输入密码'],
    ['12345', '密码长度为6到18个字符'],
    ['123456', null],
    ['橙子橙子橙子', null],
    // Ten code units, five characters.
    ['🍊🍊🍊🍊🍊', '密码长度为6到18个字符'],
    ['🍊'.repeat(18), null],
    ['1'.repeat(19), '密码长度为6到18个字符'],
  ])('password %j: %s', (password, said) => {
    expect(worded('password', passwordProblem(password))).toBe(said);
  });

  it.each([
    ['', '请输入密码'],
    ['123', '密码长度为6到18个字符'],
    ['demo1235', '两次输入的密码不一致'],
    ['demo1234', null],
  ])('repeated as %j: %s', (repassword, said) => {
    expect(worded('repassword', repasswordProblem(repassword, 'demo1234'))).toBe(said);
  });

  it.each(['captcha', 'phoneCode'] as const)('asks for the %s', (field) => {
    expect([worded(field, codeProblem('')), worded(field, codeProblem('7k2p'))]).toEqual([
      '请输入验证码',
      null,
    ]);
  });

  it('hides the middle of a phone', () => {
    expect(maskedPhone('13800000001')).toBe('138****0001');
  });

  it.each([
    [' 138 0000 0001 ', '13800000001'],
    ['+86 138-0000-0001', '13800000001'],
    ['8613800000001', '8613800000001'],
  ])('reads the phone %j as %s', (typed, phone) => {
    expect(trimmedPhone(typed)).toBe(phone);
  });
});

describe("the server's refusal", () => {
  const every = ['phone', 'password', 'repassword', 'captcha', 'phoneCode'] as const;

  it.each([
    ['CAPTCHA_WRONG', 'captcha'],
    ['PHONE_CODE_LIMIT', 'phoneCode'],
    ['PHONE_TAKEN', 'phone'],
    ['ACCOUNT_MISSING', 'phone'],
    ['PASSWORD_COMMON', 'password'],
    ['LOGIN_WRONG', 'password'],
    ['PASSWORDS_DIFFER', 'repassword'],
    ['BAD_PARAM', 'form'],
  ])('%s stands at %s', (errorKey, place) => {
    expect(credentialRefusal({ errorKey, msg: '不行' }, every)).toEqual({
      [place]: { code: errorKey, msg: '不行' },
    });
  });

  it('stands at the form when its field is not shown', () => {
    const problems = credentialRefusal({ errorKey: 'PHONE_CODE_WRONG', msg: '短信验证码错误' }, ['phone']);
    expect(problems).toEqual({ form: { code: 'PHONE_CODE_WRONG', msg: '短信验证码错误' } });
  });
});
