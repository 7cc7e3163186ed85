import type { countRows } from './fillBack.machine.ts';
import type { RowResult } from './matchRows.ts';

export const fillBackText = {
  open: '单号回填',
  title: '单号回填',
  titleOfOrder: '单号回填 · 本订单的包裹',
  words: '把您自己的发货表格拖进来，快递公司和运单号会写回原文件：格式、公式和其他工作表都不变。',
  privacy:
    '表格只在您的浏览器里读写，不会上传。先按订单号找包裹；没有订单号或没找到的行，用收件人、电话和地址在近90天的包裹里找。',
  platforms:
    '店铺后台下载的批量发货表也可以：订单号一列不要改，“快递公司”“运单号”（或“物流公司”“物流单号”）两列空着，会直接填好。',
  file: '要回填的表格',
  drop: '把表格拖到这里，或',
  choose: '选择文件',
  formats: '支持 xlsx、xls、csv，不超过10MB、5000行',
  reading: '正在读取表格…',
  readFailed: '没有读到这个文件，请重试',
  matching: '查找包裹的进度',
  progress: (done: number, all: number) => `已查找 ${done} / ${all} 个`,
  byNumber: '正在按订单号查找包裹',
  byReceiver: '正在按收件人查找其余的包裹',
  requestFailed: '没有得到结果，请重试',
  retry: '重试',
  cancel: '取消',
  close: '关闭',
  another: '换一个文件',
  sheet: '工作表',
  rows: '表格里的行',
  line: '行',
  row: '订单号或收件人',
  result: '结果',
  more: (count: number) => `还有 ${count} 行没有列出`,
  save: (rows: number) => `保存回填好的表格（${rows} 行）`,
  saving: '正在写入表格…',
  saveFailed: '原文件已被移动或修改，请重新选择',
  saved: (fileName: string) => `已保存 ${fileName}`,
  savedHint: '还没出单的行，出单后再把这个文件拖进来就能补齐',
  nothing: '没有可以回填的行',
};

type Counts = ReturnType<typeof countRows>;

const countTexts: Record<RowResult['kind'], (count: number) => string> = {
  filled: (count) => `可以回填 ${count} 行`,
  waiting: (count) => `待出单 ${count} 行`,
  ended: (count) => `已退款或取消 ${count} 行`,
  ambiguous: (count) => `需要核对 ${count} 行`,
  taken: (count) => `与其他行重复 ${count} 行`,
  missing: (count) => `没有找到 ${count} 行`,
  incomplete: (count) => `没有订单号和收件人 ${count} 行`,
};

/** What came of all rows. */
export function countsText(counts: Counts): string {
  const parts = (Object.keys(countTexts) as RowResult['kind'][]).flatMap((kind) =>
    counts[kind] > 0 ? [countTexts[kind](counts[kind])] : [],
  );
  return parts.join('，');
}

/** What came of a row. */
export function resultText(result: RowResult): string {
  switch (result.kind) {
    case 'filled': {
      const { courier, waybillNo } = result.waybills;
      const waiting = result.waiting > 0 ? `，另有 ${result.waiting} 个包裹待出单` : '';
      return `${courier} ${waybillNo}${waiting}`;
    }
    case 'waiting':
      return result.state === '待发货' ? '待出单' : `待出单（${result.state}）`;
    case 'ended':
      return result.state;
    case 'ambiguous':
      return `这个收件人有 ${result.parcels} 个包裹，无法确定是哪一个，请按订单号核对`;
    case 'taken':
      return `这个收件人的包裹已按订单号填在第 ${result.line} 行`;
    case 'missing':
      return '没有找到包裹';
    case 'incomplete':
      return '没有订单号，收件人、电话、地址也不全';
  }
}
