import { confirmText } from '../../ui/overlays/confirm.text.ts';

export const MAX_TEMPLATES = 50;
export const MAX_NAME = 20;
export const MAX_TEXT = 500;

export const chooserText = {
  open: '常用回复',
  search: '按名称或内容查找',
  none: '还没有常用回复',
  noneHint: '写好一段话后存为常用回复，下次直接选用',
  noMatch: '没有找到',
  loading: '正在读取常用回复',
  lost: '没有得到常用回复',
  retry: '重试',
  keep: '存为常用回复',
  manage: '管理常用回复',
  tooLong: (name: string, length: number, left: number) =>
    `放不下：“${name}”有 ${length} 字，这里还能写 ${Math.max(left, 0)} 字`,
};

export const templatesText = {
  title: '管理常用回复',
  list: '常用回复列表',
  count: (count: number) => `已保存 ${count} 条，最多 ${MAX_TEMPLATES} 条；用过的排在前面`,
  full: `最多保存 ${MAX_TEMPLATES} 条，请先删除不用的`,
  none: '还没有常用回复',
  noneHint: '把常写的话存下来，处理售后和退款时直接选用；只有您能看到',
  add: '新增',
  edit: (name: string) => `修改“${name}”`,
  remove: (name: string) => `删除“${name}”`,
  editShort: '修改',
  removeShort: '删除',
  close: '关闭',
};

export const templateEditorText = {
  create: '存为常用回复',
  change: '修改常用回复',
  name: '名称',
  nameHint: `最多 ${MAX_NAME} 字，选用时按它查找`,
  text: '内容',
  textHint: `最多 ${MAX_TEXT} 字`,
  nameMissing: '请填写名称',
  textMissing: '请填写内容',
  save: '保存',
  cancel: '取消',
  saved: '常用回复已保存',
  failed: '没有得到结果，请重试',
};

export const removalText = {
  title: '删除常用回复',
  words: (name: string) => `将删除“${name}”。已经发出的回复不受影响。`,
  accept: '确认删除',
  ...confirmText,
  done: '常用回复已删除',
};
