import type { Problem } from '../../lib/problems.ts';
import { formatDateTime } from '../../lib/time.ts';
import type { RealNameField } from './realName.rules.ts';

export const realNameText = {
  title: '实名认证',
  words:
    '请填写您本人身份证上的信息，提交后用支付宝扫码完成认证。信息加密保存，只用于核实身份。每天最多认证 3 次。',
  realName: '真实姓名',
  realNameHint: '请输入身份证上的姓名',
  idCard: '身份证号',
  idCardHint: '请输入 18 位身份证号',
  submit: '下一步',
  cancel: '取消',
  requestFailed: '没有得到结果，请重试；重试不会多算一次',
  scan: '请使用支付宝扫码完成认证',
  steps: ['打开手机支付宝，扫描左侧二维码', '按提示完成人脸识别', '完成后回到这里，页面会自动更新'],
  qrCode: '实名认证二维码',
  until: (endsAt: number) => `二维码在 ${formatDateTime(endsAt)} 前有效`,
  openWindow: '在新窗口打开',
  resumed: '您有一次认证正在进行',
  resumedWords:
    '如果已经在手机上完成，结果会自动显示在这里。二维码已经关闭时，请再次填写姓名和身份证号以继续。',
  fillAgain: '再次填写',
  iAmDone: '我已完成认证',
  waiting: '正在等待认证结果…',
  notYet: '还没有收到结果，请在手机上完成后再试',
  statusUnavailable: '没有连上认证服务，稍后自动再试',
  passed: '实名认证已通过',
  passedWords: (holder: string) => `已认证为 ${holder}`,
  finish: '完成',
  failed: '认证失败',
  expired: '二维码已过期',
  expiredWords: '认证没有在有效期内完成，请重新发起',
  again: '重新认证',
  restart: '重新发起',
  close: '关闭',
};

const words: Record<RealNameField, string> = { realName: '请输入真实姓名', idCard: '请输入正确的身份证号' };

/** The words for a problem: the server's own, else ours. */
export function realNameProblemText(
  field: RealNameField | 'form',
  problem: Problem | undefined,
): string | null {
  if (!problem) return null;
  return problem.msg || (field === 'form' ? problem.code : words[field]);
}
