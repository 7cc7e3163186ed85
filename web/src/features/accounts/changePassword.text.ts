import { credentialProblemText } from '../../fields/credentials.text.ts';
import type { Problem } from '../../lib/problems.ts';
import type { PasswordField } from './changePassword.rules.ts';

export const changePasswordText = {
  title: '修改密码',
  way: '验证方式',
  ways: { old: '用原密码', code: '用短信验证码' },
  codeTo: (phone: string) => `验证码将发送到您的手机 ${phone}`,
  oldPassword: '原密码',
  password: '新密码',
  repassword: '确认新密码',
  hints: {
    oldPassword: '请输入现在使用的密码',
    password: '6 到 18 个字符',
    repassword: '再输入一次新密码',
  },
  words: '修改后，其他设备需要用新密码重新登录。',
  save: '确认修改',
  cancel: '取消',
  changed: '密码已修改，其他设备需要重新登录',
  requestFailed: '没有得到结果，请重试；如果已被要求重新登录，请用新密码',
};

/** The words for a problem of the form; the old password has those of any password. */
export function changeProblemText(
  field: PasswordField | 'form',
  problem: Problem | undefined,
): string | null {
  return credentialProblemText(field === 'oldPassword' ? 'password' : field, problem);
}
