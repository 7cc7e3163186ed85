import type { SenderForm } from '../../fields/sender.ts';
import { confirmText } from '../../ui/overlays/confirm.text.ts';
import type { KeptPart, SenderPart } from './readSender.ts';

export const MAX_SENDERS = 50;

export const sendersText = {
  title: '发件人管理',
  hint: '姓名和电话会印在面单上，下单时可以从这里选择',
  list: '发件人列表',
  count: (count: number) => `已保存 ${count} 个，最多 ${MAX_SENDERS} 个`,
  full: `最多保存 ${MAX_SENDERS} 个发件人，请先删除不用的`,
  add: '新增发件人',
  edit: '修改',
  change: '修改发件人',
  remove: '删除',
  makeDefault: '设为默认',
  isDefault: '默认',
  name: '姓名',
  phone: '电话',
  place: '发件地址',
  remark: '备注',
  actions: '操作',
  noRemark: '—',
  none: '还没有发件人',
  noneHint: '新增一个，下单时就能直接选用；也可以粘贴一段地址自动识别',
  save: '保存发件人',
  cancel: '取消',
  saved: '发件人已保存',
  unsaved: '发件人没有保存成功，请重试',
  setDefault: '设为默认发件人',
  staysDefault: '这是默认发件人；把另一个设为默认，就会换掉它',
  firstIsDefault: '第一个发件人就是默认发件人',
  remarkHint: '选填，仅自己可见，最多60个字',
  paste: '粘贴发件信息',
  pasteHint: '粘贴或输入，如：张三 13800000001 浙江省杭州市西湖区文三路123号',
  read: '识别',
  defaultMade: '默认发件人已更换',
  notDefault: '没有设置成功，请重试',
};

export const removalText = {
  title: '删除发件人',
  words: ({ name, phone, isDefault }: SenderForm) =>
    `将删除发件人 ${name} ${phone}。以后下单不能再选择，已下的订单不受影响。${isDefault ? '该发件人是默认的，删除后最近新增的一个成为默认。' : ''}`,
  accept: '确认删除',
  ...confirmText,
  done: '发件人已删除',
};

const partNames: Record<SenderPart, string> = {
  name: '姓名',
  phone: '电话',
  region: '所在地区',
  address: '详细地址',
};

const namesOf = (parts: readonly SenderPart[]) => parts.map((part) => partNames[part]).join('、');

export const readingText = {
  filled: (parts: readonly SenderPart[]) => `已填入${namesOf(parts)}`,
  kept: '您已填写的内容没有改动，识别结果是：',
  keptPart: ({ part, text }: KeptPart) => `${partNames[part]} ${text}`,
  apply: '用识别结果替换',
  missing: (parts: readonly SenderPart[]) => `没有识别出${namesOf(parts)}，请手动填写`,
  rest: (text: string) => `未识别的文字：${text}`,
  lost: '没有识别成功，请重试',
};
