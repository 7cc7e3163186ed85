import type { Problem } from '../../lib/problems.ts';
import type { SignInProblems } from './signIn.rules.ts';

export const signInText = {
  brand: '橙仓运营后台',
  hint: '仅限平台操作员使用，所有操作都有记录',
  expired: '登录已过期，请重新登录；登录后回到当前页面。',
  requestFailed: '没有连接上服务器，请重试',
  name: '用户名',
  password: '密码',
  next: '下一步',
  again: '换一个账号',
  choosePassword: '设置新密码',
  choosePasswordHint: '这是您第一次登录，请换成自己的密码：10 到 64 个字符，不要与其他网站相同。',
  newPassword: '新密码',
  repeated: '再输入一次新密码',
  bind: '绑定验证器',
  bindSteps: [
    '在手机上打开验证器应用（如 Microsoft Authenticator、Google Authenticator）',
    '扫描左侧二维码；不能扫码时，手动输入下面的密钥',
    '输入应用显示的 6 位动态码',
  ],
  qrCode: '绑定验证器的二维码',
  secret: '密钥',
  enterCode: '输入动态码',
  enterRecovery: '输入恢复码',
  code: '动态码',
  codeHint: '验证器上的 6 位数字，填满后自动提交',
  recoveryCode: '恢复码',
  recoveryHint: '绑定验证器时保存的 10 位字母和数字，每个只能用一次',
  useRecovery: '手机不在身边？使用恢复码',
  useAuthenticator: '使用验证器的动态码',
  signIn: '登录',
  saveCodes: '保存恢复码',
  saveCodesHint: '手机丢失或更换时，用恢复码代替动态码登录，每个只能用一次。恢复码只显示这一次。',
  recoveryCodes: '恢复码',
  copyCodes: '复制',
  downloadCodes: '下载',
  codesFile: '橙仓运营后台恢复码.txt',
  saved: '我已保存恢复码',
  enter: '进入后台',
};

const words: { [Place in keyof SignInProblems]: Record<string, string> } = {
  name: { required: '请输入用户名' },
  password: { required: '请输入密码' },
  newPassword: {
    required: '请输入新密码',
    length: '密码长度为 10 到 64 个字符',
    same: '新密码不能与原密码相同',
  },
  code: { short: '请输入 6 位动态码', shortRecovery: '请输入 10 位恢复码' },
  repeated: { differ: '两次输入的密码不一致' },
};

/** What is wrong at a field, in words: the server's own where it has said any. */
export function problemText(place: keyof SignInProblems, problem: Problem | undefined): string | null {
  if (!problem) return null;
  return problem.msg || words[place]?.[problem.code] || problem.code;
}
