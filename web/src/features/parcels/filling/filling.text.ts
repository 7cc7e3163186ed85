import type { FillProblem } from './fillRows.ts';
import type { countResults } from './fillWaybills.machine.ts';

const problems: Record<FillProblem['code'], string> = {
  NO_PARCEL: '没有填写包裹号',
  NO_NUMBER: '还没有填写，提交时跳过',
  WRONG: '运单号应为6到40位的字母和数字',
  ROUNDED: '运单号被表格存成了数字，末尾已不准确，请把该列设为文本后重新填写',
  SAME_PARCEL: '同一个包裹已在第',
  SAME_NUMBER: '同一个运单号已在第',
};

/** What is wrong with a row. */
export function problemText(problem: FillProblem): string {
  const words = problems[problem.code];
  return 'other' in problem ? `${words}${problem.other}行` : words;
}

/** What came of all rows. */
export function resultCountsText({ filled, failed, unsent }: ReturnType<typeof countResults>): string {
  const parts = [
    filled > 0 ? `已发货 ${filled} 个` : '',
    failed > 0 ? `失败 ${failed} 个` : '',
    unsent > 0 ? `${unsent} 个没有提交` : '',
  ];
  return parts.filter(Boolean).join('，');
}

export const fillText = {
  title: (parcels: number) => (parcels === 1 ? '填写运单号' : `填写运单号 · ${parcels} 个包裹`),
  words: '填好后包裹马上变为已发货，开始跟踪物流；店铺订单会回传运单号。',
  courier: '快递',
  asOrdered: '按下单的快递',
  courierHint: '换了快递，物流跟踪和回传都按新的快递',
  list: '要填写的包裹',
  numberOf: (packageNo: string) => `包裹 ${packageNo} 的运单号`,
  numberHint: '粘贴或扫码',
  paste: '可以一次粘贴多行：从光标所在的一行往下填',
  areRowsMissing: '还没有填写正确的运单号',
  submit: (rows: number) => `发货 ${rows} 个`,
  cancel: '取消',
  close: '关闭',
  gotIt: '知道了',
  sending: '正在提交运单号',
  progress: (done: number, all: number) => `已提交 ${done} / ${all} 个`,
  stop: '停止',
  stopping: '提交完这一批就停止',
  retry: '重试',
  fix: (rows: number) => `继续填写其余 ${rows} 个`,
  requestFailed: '没有得到结果，请重试；已经提交的不会重复发货',
  filled: '已发货',
  unsent: '没有提交',
  unknown: '还没有结果',
};

export const fillSheetText = {
  title: '从表格填写运单号',
  step1: '下载待发货的包裹',
  step1Words: (chosen: number) =>
    chosen > 0
      ? `表格里是选中的 ${chosen} 个包裹和完整的收件信息，只需填写运单号`
      : '表格里是全部可以填写的包裹和完整的收件信息，只需填写运单号',
  recorded: '每个收件人都会留下查看记录；下载链接一小时后失效。店铺订单由店铺平台出电子面单，不在表格里。',
  download: '下载表格',
  step2: '选择填好的表格',
  drop: '把表格拖到这里，或',
  choose: '选择文件',
  formats: '支持 xlsx、xls、csv，不超过10MB；要有“包裹号”和“运单号”两列，“快递”一列可以不填',
  reading: '正在读取表格…',
  readFailed: '没有读到这个文件，请重试',
  areColumnsMissing: '表格里没有“包裹号”和“运单号”两列，请下载表格后填写',
  rows: '表格里的行',
  read: (file: string, ready: number) => `${file}：${ready} 行格式正确`,
  skipped: (count: number) => `，${count} 行没有填写运单号，会跳过`,
  wrong: (count: number) => `，${count} 行需要修改`,
  more: (count: number) => `还有 ${count} 行没有列出`,
  another: '换一个文件',
  line: '行',
  packageNo: '包裹号',
  waybillNo: '运单号',
  courier: '快递',
  verdict: '检查结果',
  why: '没有成功的原因',
  ok: '格式正确，提交时核对包裹和快递',
  failed: '下载没有成功的行',
  failedName: '没有成功的运单号.xlsx',
  sheet: '运单号',
};
