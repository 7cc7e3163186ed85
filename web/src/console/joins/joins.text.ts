import type { Tone } from '../../ui/base/StatusDot.tsx';
import type { JoinApplicationStatus } from '../graphql/generated/graphql.ts';

export const statusNames: Record<JoinApplicationStatus, string> = {
  ...{ NEW: '未处理', FOLLOWED: '跟进中', DONE: '已处理', DECLINED: '无意向' },
};
export const statusTones: Record<JoinApplicationStatus, Tone> = {
  ...{ NEW: 'orange', FOLLOWED: 'info', DONE: 'success', DECLINED: 'quiet' },
};

export const joinsText = {
  title: '加盟申请',
  label: '加盟申请列表',
  tabs: '申请的状态',
  all: '全部',
  person: '申请人',
  city: '城市',
  remark: '留言',
  state: '状态',
  note: '处理备注',
  created: '申请时间',
  actions: '操作',
  none: '没有申请',
  noneHint: '分站加盟页提交的申请会出现在这里',
};

/** What an application may become; one that is over only this. */
export const steps: Record<JoinApplicationStatus, readonly Exclude<JoinApplicationStatus, 'NEW'>[]> = {
  NEW: ['FOLLOWED', 'DONE', 'DECLINED'],
  FOLLOWED: ['FOLLOWED', 'DONE', 'DECLINED'],
  DONE: ['FOLLOWED'],
  DECLINED: ['FOLLOWED'],
};
export const stepNames: Record<Exclude<JoinApplicationStatus, 'NEW'>, string> = {
  ...{ FOLLOWED: '记录跟进', DONE: '标记已处理', DECLINED: '标记无意向' },
};

export const MAX_NOTE = 200;
export const decidingText = {
  accept: '保存',
  cancel: '再想想',
  gotIt: '知道了',
  retry: '重试',
  requestFailed: '没有得到结果，请重试',
  question: (person: string, city: string) => `${person}${city && `（${city}）`} 的加盟申请`,
  note: '备注',
  noteHint: '如：已致电，约下周面谈',
  missing: '请写下备注',
  done: '已保存',
};
