import { formatDayTime } from '../../lib/time.ts';
import { confirmText } from '../../ui/overlays/confirm.text.ts';

export const scheduleText = {
  ...confirmText,
  button: (count: number) => `定时上下架 ${count} 件`,
  title: '定时上下架',
  accept: '保存',
  question: (goods: string) => `${goods}到时间自动上架或下架，规则和手动操作一样；没有成功会有站内消息。`,
  onAt: '上架时间',
  offAt: '下架时间',
  hint: '北京时间；不填就不自动上架或下架，原来的定时会取消',
  past: '请选择一年内的时间，不能早于现在',
  same: '上架和下架时间不能相同',
  done: '已保存定时',
  requestFailed: '没有得到结果，请重试；重复保存不会有别的影响',
  on: (at: string) => `${formatDayTime(at)} 上架`,
  off: (at: string) => `${formatDayTime(at)} 下架`,
  failed: (count: number) => `${count} 件商品没有保存`,
};
