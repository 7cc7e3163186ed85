import { confirmText } from '../../ui/overlays/confirm.text.ts';

export const MAX_NAME = 20;
const MAX_TEMPLATES = 100;

export const templatesText = {
  title: '发货模板',
  hint: '常发的商品、快递和发件人存成模板，发货时只填收件人。价格或快递有变化会在消息里提醒。',
  list: '发货模板列表',
  count: (count: number) => `已保存 ${count} 个，最多 ${MAX_TEMPLATES} 个`,
  none: '还没有发货模板',
  noneHint: '在发货页确认订单时、支付成功后，或者在订单详情里，点“存为模板”',
  toShip: '去发货',
  use: '用它发货',
  rename: '改名',
  remove: '删除',
  blocked: '现在不能发',
  changed: '价格有变化',
  warehouse: '仓库',
  courier: '快递',
  sender: '发件人',
  remark: '备注',
  noSender: '发货时选择',
  price: '现在每包',
  priceHint: '商品和快递，不含偏远地区加价',
  noPrice: '暂时不能下单',
  pieces: (quantity: number, unit: string) => `${quantity} ${unit}`,
};

export const shelfText = {
  title: '发货模板',
  all: '全部模板',
  use: (name: string) => `用模板“${name}”发货`,
  blockedUse: (name: string) => `用模板“${name}”发货，现在不能发`,
};

export const nameDialogText = {
  keep: '存为模板',
  rename: '模板改名',
  about: '保存商品和件数、仓库、快递、发件人和备注，不保存收件人。',
  name: '模板名称',
  nameHint: `最多 ${MAX_NAME} 字，不能与其他模板同名`,
  nameMissing: '请填写名称',
  save: '保存',
  cancel: '取消',
  saved: (name: string) => `已存为模板“${name}”`,
  isThere: (name: string) => `模板“${name}”已经有了，内容相同，没有重复保存`,
  renamed: '模板已改名',
  failed: '没有得到结果，请重试；重复保存不会多出一个',
};

export const removalText = {
  title: '删除发货模板',
  words: (name: string) => `将删除模板“${name}”。已下的订单不受影响。`,
  accept: '确认删除',
  ...confirmText,
  done: '模板已删除',
};
