import type { Problem } from '../lib/problems.ts';
import type { CredentialField } from './credentials.ts';

const words: Record<CredentialField | 'form', Record<string, string>> = {
  phone: { required: '请输入手机号', length: '请输入正确的手机号' },
  password: { required: '请输入密码', length: '密码长度为6到18个字符' },
  repassword: {
    required: '请输入密码',
    length: '密码长度为6到18个字符',
    differ: '两次输入的密码不一致',
  },
  captcha: { required: '请输入验证码', noPicture: '验证码没有加载出来，请换一张' },
  phoneCode: { required: '请输入验证码', unsent: '验证码没有发送成功，请重试' },
  form: { incomplete: '请正确填写信息' },
};

/** The words for a problem: the server's own, else ours. */
export function credentialProblemText(
  field: CredentialField | 'form',
  problem: Problem | undefined,
): string | null {
  if (!problem) return null;
  return problem.msg || (words[field][problem.code] ?? problem.code);
}
