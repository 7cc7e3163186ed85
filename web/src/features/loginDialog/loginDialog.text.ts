import type { LoginField, Problem } from './loginDialog.rules.ts';

export const loginText = {
  title: '登录',
  kind: '会员类型',
  kinds: { buyer: 'VIP会员', seller: '供应商会员' },
  phone: '手机号',
  password: '密码',
  captcha: '验证码',
  phoneHint: '请输入手机号',
  passwordHint: '请输入密码',
  captchaHint: '请输入验证码',
  refresh: '换一张验证码',
  captchaAlt: '图形验证码',
  captchaMissing: '点击重新加载',
  submit: '登录',
  broken: '登录没有成功，请稍后重试',
};

const words: Record<LoginField | 'form', Record<string, string>> = {
  phone: { required: '请输入手机号', length: '请输入正确的手机号' },
  password: { required: '请输入密码', length: '密码长度为6到18个字符' },
  captcha: { required: '请输入验证码', noPicture: '验证码没有加载出来，请换一张' },
  form: { incomplete: '请正确填写信息' },
};

/** The words for a problem: the server's own, else ours. */
export function problemText(field: LoginField | 'form', problem: Problem | undefined): string | null {
  if (!problem) return null;
  return problem.msg ?? words[field][problem.code] ?? problem.code;
}
