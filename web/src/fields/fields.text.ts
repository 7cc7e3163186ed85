import type { DaySpan } from '../lib/days.ts';
import type { Problem } from '../lib/problems.ts';
import type { SenderField } from './sender.rules.ts';

export const regionFieldText = {
  label: '省市区',
  choose: '选择省市区',
  search: '输入名称查找，如 洪山',
  levels: ['省', '市', '区县'],
  found: '找到的地区',
  none: '没有找到，换个名称试试',
  more: (count: number) => `还有 ${count} 个，请多输入几个字`,
  loading: '正在加载地区',
  unloaded: '没有读到地区，请再点一次',
};

export const keywordFormText = { find: '查找' };

export const dayRangeText = {
  from: '开始日期',
  until: '至',
  to: '结束日期',
  reversed: '结束日期早于开始日期',
  reversedHint: '这样的时间里没有任何一天，请改一下开始日期或结束日期',
  notDay: (words: string) => `“${words}”不是日期，请写成 2026-11-30 这样`,
  hint: '年-月-日',
  calendar: '选择日期',
  spans: '常用时间',
  spanNames: {
    today: '今天',
    yesterday: '昨天',
    week: '近7天',
    thirty: '近30天',
    month: '本月',
    lastMonth: '上月',
  } satisfies Record<DaySpan, string>,
  clear: '不限时间',
  month: (day: string) => `${Number(day.slice(0, 4))}年${Number(day.slice(5, 7))}月`,
  day: (day: string) => `${Number(day.slice(5, 7))}月${Number(day.slice(8))}日`,
  dayNumber: (day: string) => String(Number(day.slice(8))),
  weekdays: ['一', '二', '三', '四', '五', '六', '日'],
  earlier: '上个月',
  later: '下个月',
  pickFirst: '请选择开始日期',
  pickLast: '请选择结束日期',
};

export const captchaFieldText = {
  label: '图形验证码',
  hint: '请输入验证码',
  again: '重新发送时填写',
  refresh: '换一张图形验证码',
  alt: '图形验证码',
  missing: '点击重新加载',
};

export const codeFieldText = {
  label: '短信验证码',
  hint: '请输入验证码',
  sent: '验证码已发送，请查看手机短信',
  send: '发送验证码',
  resendIn: (seconds: number) => `${seconds}秒后重新发送`,
};

export const senderFieldsText = {
  name: '姓名',
  phone: '电话',
  region: '所在地区',
  address: '详细地址',
  addressHint: '街道、门牌号',
};

const problems: Record<SenderField, Record<string, string>> = {
  name: { required: '请输入姓名', long: '姓名最多30个字' },
  phone: { required: '请输入电话', wrong: '请输入正确的手机号或固定电话' },
  region: { required: '请选择省市', wrong: '请重新选择省市区' },
  address: { required: '请输入详细地址', long: '详细地址最多200个字' },
  remark: { long: '备注最多60个字' },
  form: {},
};

/** The words for what is wrong with a sender: the server's own, else ours. */
export function senderProblemText(field: SenderField, problem: Problem | undefined): string | null {
  if (!problem) return null;
  return problem.msg ?? problems[field][problem.code] ?? problem.code;
}
