import { fileRefusalText } from '../sheets.text.ts';
import type { FileProblem } from './importSheet.types.ts';

/** What the dialog says of any sheet. */
export const importSheetText = {
  drop: '把表格拖到这里，或',
  choose: '选择文件',
  pasted: '粘贴的内容',
  readPasted: '识别',
  template: '下载模板',
  templateLost: '模板没有下载成功，请重试',
  reading: (name: string) => `正在读取「${name}」`,
  readFailed: '文件没有读取成功，请重试或换一个文件',
  again: '重新选择',
  preview: '导入预览',
  counts: (ready: number, wrong: number) =>
    wrong > 0 ? `${ready} 行可以导入，${wrong} 行需要修改（不会导入）` : `${ready} 行可以导入`,
  warned: (count: number) => `${count} 行请核对，确认无误可以继续导入`,
  line: '行号',
  verdict: '检查结果',
  ready: '可以导入',
  none: '—',
  moreRows: (shown: number, all: number) => `只显示前 ${shown} 行，共 ${all} 行`,
  send: (count: number) => `导入 ${count} 行`,
  sending: '导入进度',
  sent: (sent: number, all: number) => `已导入 ${sent} / ${all} 行`,
  retry: '重试',
  checking: '正在检查，还没有写入任何内容',
  checked: (checked: number, all: number) => `已检查 ${checked} / ${all} 行`,
  uncheckable: '没有得到检查结果，请重试',
  recheck: '重新检查',
  uploading: '上传图片',
  uploaded: (uploaded: number, all: number) => `已上传 ${uploaded} / ${all} 张图片`,
  stop: '停止',
  stopping: '正在停止，这一批导入完就停下',
  pictures: '选择图片压缩包',
  changePictures: '更换图片压缩包',
  picture: (name: string, reason: string) => `图片「${name}」：${reason}`,
  withRow: (line: number) => `第 ${line} 行有误，同一商品的各行都不导入`,
  lost: '没有得到结果，请重试；已经导入的行不会重复',
  cancel: '取消',
  close: '完成',
  result: '导入结果',
  unchanged: (count: number) => `${count} 行没有变化`,
  failed: (count: number) => `${count} 行没有导入`,
  saveFailed: '下载失败行',
  reason: '失败原因',
};

/** What a feature says of its own sheets. */
export interface ImportWords {
  title: string;
  /** Which files and columns. */
  formats: string;
  /** What becomes of a row. */
  how: string;
  templateHint: string;
  /** How pictures are given; absent where sheets name none. */
  picturesHint?: string;
  /** Where text may be pasted in place of a file. */
  paste?: { label: string; hint: string };
  noHeader: string;
  noRows: string;
  /** What was taken over, by the feature's counts. */
  imported: (counts: Readonly<Record<string, number>>) => string;
}

/** Why a file leads nowhere. */
export function fileProblemText(problem: FileProblem, { noHeader, noRows }: ImportWords): string {
  switch (problem.code) {
    case 'HEADER':
      return noHeader;
    case 'ROWS':
      return noRows;
    default:
      return fileRefusalText(problem);
  }
}
