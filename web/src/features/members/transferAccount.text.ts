import { credentialProblemText } from '../../fields/credentials.text.ts';
import type { Problem } from '../../lib/problems.ts';
import type { TransferField } from './transferAccount.rules.ts';

export const transferText = {
  title: '移交账号',
  save: '移交',
  cancel: '取消',
  requestFailed: '没有得到结果。如果您已被退出登录，移交可能已经完成。',
  words: (name: string) =>
    `${name}会成为本账号的所有者：以后用对方的手机号和密码登录，余额、订单、店铺和成员都归对方管理。所有人会被退出登录，访问令牌全部吊销，实名认证会取消；事件推送的地址保留，请对方检查。移交不能撤回。`,
  codes: '我的验证码',
  codesWords: '验证码同时发到您的手机和对方的手机，各填各的。',
  memberCode: (name: string) => `${name}的验证码`,
  memberCodeHint: '请对方告诉您',
  stayAs: '移交以后，我',
  staysNothing: '不再进入本账号',
  staysAs: (role: string) => `留下做${role}`,
  done: '账号已移交',
  doneWords: (name: string) => `${name}现在是本账号的所有者。所有人都已退出登录，请重新登录。`,
  leave: '好的',
};

/** What is wrong with a field, or with the form; the service's words, else ours. */
export function transferProblemText(
  field: TransferField | 'form',
  problem: Problem | undefined,
): string | null {
  return credentialProblemText(field === 'captcha' || field === 'form' ? field : 'phoneCode', problem);
}
