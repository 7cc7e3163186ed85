import type { PartKind } from '@chengcang/addresses';

/** What a stretch can be said to be, in the order of the menu and of the legend. */
export const partNames: Record<Exclude<PartKind, 'separator'>, string> = {
  name: '收件人',
  phone: '电话',
  extension: '分机',
  region: '省市区',
  detail: '详细地址',
  quantity: '件数',
  specification: '规格',
  remark: '备注',
  thirdOrderNo: '订单号',
  ignored: '不需要',
  rest: '未识别',
  label: '字段名',
};

export const previewText = {
  title: '识别预览',
  legend: '颜色说明',
  hint: '点一下文字可以更正，方向键移动',
  row: (at: number) => `第${at}位`,
  part: (name: string, words: string) => `${name}：${words}`,
  correct: (words: string) => `“${words}”是什么`,
  found: (people: number, unsure: number) =>
    unsure === 0 ? `共 ${people} 位收件人` : `共 ${people} 位收件人，${unsure} 位待确认`,
  reading: '正在识别…',
  failed: '预览没有读出来，不影响加入列表',
  retry: '重试',
  bindShop: '去绑定店铺',
};
