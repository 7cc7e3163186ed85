import type { Problem } from '../../lib/problems.ts';
import type { JoinField } from './join.rules.ts';

export const joinText = {
  title: '分站加盟',
  lead: '用自己的客户资源开一个分站：货源、仓库、发货和售后由平台和供应商承担，您负责邀请买家，按件赚取加价。',
  benefitsLabel: '加盟能得到什么',
  benefits: [
    { icon: 'box', title: '不用囤货', words: '全站商品都能卖，下单后由供应商仓库直接发给收件人。' },
    { icon: 'wallet', title: '加价自己定', words: '可以给每位下级买家设置每件加价，上限随等级提高。' },
    { icon: 'truck', title: '运费更省', words: '等级越高，每个包裹减免的运费越多，下单时自动扣减。' },
    { icon: 'clock', title: '收益自动到账', words: '包裹签收后，或发货满 7 天，加价收益结算到您的余额。' },
  ],
  oneLevel: '收益只来自您直接邀请的买家，不设多级返利。',
  stepsTitle: '怎么加盟',
  steps: [
    { title: '提交申请', words: '填好联系方式即可' },
    { title: '客服联系', words: '核对信息，说明合作方式' },
    { title: '开通分站', words: '拿到您的邀请链接' },
    { title: '邀请买家', words: '对方注册发货，您得收益' },
  ],
  levelsTitle: '十二个联盟等级',
  levelsHow: [
    '邀请人数、包裹数、单次充值三个条件，满足任意一个就升到对应等级，取能达到的最高一级。',
    '每次充值到账、包裹结算或邀请成功后重新计算；升级后不会自动降级。',
    '“邀请人数”指您直接邀请、并且已有包裹发出的买家。运费减免不会让运费低于快递成本。',
  ],
  level: '等级',
  levelName: '名称',
  invitees: '邀请人数',
  parcels: '90 天包裹数',
  recharge: '单次充值',
  discount: '每包裹运费减免',
  markup: '每件加价上限',
  none: '注册即得',
  free: '—',
  people: (count: number) => `${count.toLocaleString('zh-CN')} 人`,
  pieces: (count: number) => `${count.toLocaleString('zh-CN')} 个`,
  formTitle: '申请加盟',
  formHint: '填写后客服会打电话给您，信息只用于联系。',
  name: '称呼',
  nameHint: '如 王先生',
  phone: '手机号',
  phoneHint: '11 位手机号',
  city: '所在城市',
  cityHint: '选填，如 浙江金华',
  remark: '补充说明',
  remarkHint: '选填，比如现有客户数量、每天大概多少包裹',
  captchaHint: '看图填写',
  submit: '提交申请',
  requestFailed: '没有得到结果，请检查网络后再提交一次',
  applied: '申请已提交，我们会尽快联系您',
  appliedHint: (phone: string) => `请保持 ${phone} 畅通`,
  home: '回到首页',
} as const;

const problems: Record<JoinField, Record<string, string>> = {
  name: { required: '请输入称呼', long: '称呼最多30个字', wrong: '请重新填写称呼' },
  phone: { required: '请输入手机号', wrong: '请输入正确的手机号' },
  city: { long: '所在城市最多30个字', wrong: '请重新填写所在城市' },
  remark: { long: '补充说明最多500个字', wrong: '请重新填写补充说明' },
  captcha: { required: '请输入验证码', noPicture: '验证码没有加载出来，请换一张', wrong: '请重新输入验证码' },
};

/** The words for what is wrong: the server's own, else ours. */
export function joinProblemText(field: JoinField | 'form', problem: Problem | undefined): string | null {
  if (!problem) return null;
  return problem.msg || (field === 'form' ? problem.code : (problems[field][problem.code] ?? problem.code));
}
