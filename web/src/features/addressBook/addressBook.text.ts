import { confirmText } from '../../ui/overlays/confirm.text.ts';
import type { ImportWords } from '../spreadsheets/importing/importSheet.text.ts';
import { importSheetText } from '../spreadsheets/importing/importSheet.text.ts';
import type { BookField, BookRowProblem } from './bookSheet.ts';

export const MAX_GROUP = 20;
export const MAX_NOTE = 100;

export const bookText = {
  title: '地址簿',
  hint: '常用的收件人存在这里，下单时一键选用；电话和地址打码显示，查看明文会被记录',
  list: '地址簿列表',
  count: (count: number, max: number) => `已保存 ${count} 个，最多 ${max} 个`,
  add: '新增地址',
  import: '导入',
  export: '导出',
  edit: '修改',
  name: '姓名',
  phone: '电话',
  place: '收件地址',
  group: '分组',
  note: '备注',
  actions: '操作',
  nothing: '—',
  none: '地址簿还是空的',
  noneHint: '新增一个，或者导入表格、粘贴一段收件信息，下单时就能直接选用',
  keyword: '姓名、拼音或电话',
  any: { group: '全部分组' },
  noGroup: '未分组',
  groupCount: (name: string, count: number) => `${name}（${count}）`,
  reset: '清除筛选',
  noMatch: '没有符合的地址',
  noMatchHint: '换个姓名、拼音、电话或分组试试',
  unopened: '没有打开成功，请重试',
};

export const bookBatchText = {
  bar: '对选中地址的操作',
  choosePage: '选择本页的地址',
  choose: (name: string) => `选择 ${name}`,
  chosen: (count: number) => `已选 ${count} 个地址`,
  clear: '取消选择',
  ship: (count: number) => `给选中的 ${count} 人发货`,
  tooMany: (max: number) => `一次最多给 ${max} 人发货，请少选一些`,
  move: '移到分组',
  remove: '删除',
};

export const entryDialogText = {
  add: '新增地址',
  change: '修改地址',
  groupHint: '选填，如 老客户；输入新的名字就是新分组',
  noteHint: '选填，仅自己可见',
  save: '保存地址',
  cancel: '取消',
  failed: '地址没有保存成功，请重试',
  saved: '地址已保存',
};

export const removeText = {
  title: '删除地址',
  words: (names: string, count: number) =>
    count === 1
      ? `将从地址簿删除 ${names}。已下的订单不受影响。`
      : `将从地址簿删除 ${names}等 ${count} 个地址。已下的订单不受影响。`,
  accept: '确认删除',
  ...confirmText,
  done: (count: number) => `已删除 ${count} 个地址`,
};

export const moveText = {
  title: '移到分组',
  words: (count: number) => `将选中的 ${count} 个地址移到：`,
  label: '分组名',
  hint: '留空就是不分组；输入新的名字就是新分组',
  accept: '移动',
  ...confirmText,
  done: '已移动',
};

export const pickText = {
  open: '从地址簿选择',
  title: '从地址簿选择收件人',
  accept: (count: number) => (count === 0 ? '加入收件人' : `加入 ${count} 个收件人`),
  cancel: '取消',
  failed: '没有读到明文，请重试',
  room: (room: number) => `收件人最多500个，还可以加入 ${room} 个`,
  added: (count: number) => `已加入 ${count} 个收件人`,
  known: (count: number) => `${count} 个已在收件人里，没有重复加入`,
  manage: '管理地址簿',
};

/** Who of the address book was added to the recipients. */
export function bookPickedText(added: number, known: number): string {
  return [pickText.added(added), ...(known > 0 ? [pickText.known(known)] : [])].join('，');
}

export const keepText = {
  label: '存入地址簿',
  title: '存入地址簿',
  words: (count: number) =>
    `将 ${count} 个包裹的收件人存入地址簿，以后下单可以直接选用。地址簿里已有的不会重复保存。`,
  accept: '存入',
  ...confirmText,
  added: (count: number) => `已存入 ${count} 个收件人`,
  known: (count: number) => `${count} 个地址簿里已有`,
  leftOut: (count: number, msg: string) => `${count} 个没有存入：${msg}`,
};

export const bookImportWords: ImportWords = {
  title: '导入地址',
  formats: '支持 xlsx、xls、csv，需要有姓名、电话和地址的列；导出的地址簿可以直接导入',
  how: '地址簿里已有的（姓名、电话、地址都相同）不会重复保存',
  paste: {
    label: '粘贴收件信息',
    hint: '也可以在这里粘贴收件信息，每行一个，如：张三 13800000001 浙江省杭州市西湖区文三路123号',
  },
  templateHint: '列名：姓名、电话、省、市、区、详细地址、分组、备注',
  noHeader: '没有找到姓名、电话和地址的列，请检查第一行的列名',
  noRows: '没有读到收件人',
  imported: ({ added = 0, duplicates = 0 }) =>
    [
      `已存入 ${added} 个地址`,
      ...(duplicates > 0 ? [`${duplicates} 个地址簿里已有，没有重复保存`] : []),
    ].join('，'),
};

export const bookSheetText = {
  sheet: '地址簿',
  failedName: '地址簿导入失败行.xlsx',
  templateName: '地址簿导入模板.xlsx',
  none: importSheetText.none,
};

export const bookColumnNames: Record<BookField, string> = {
  name: '姓名',
  phone: '电话',
  province: '省',
  city: '市',
  district: '区',
  address: '详细地址',
  group: '分组',
  note: '备注',
};

/** Why a row is not sent. */
export function bookProblemText({ code }: BookRowProblem): string {
  return {
    name: '缺少姓名',
    phone: '缺少电话',
    address: '缺少地址',
    digits: '电话被表格软件截短了，请把该列设为文本后重新填写',
  }[code];
}
