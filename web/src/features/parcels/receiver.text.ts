import { formatMoney } from '../../lib/money.ts';
import type { Refusal } from '../../lib/refusal.ts';

export const receiverText = {
  title: '修改收件人',
  of: (packageNo: string) => `包裹 ${packageNo}`,
  now: '现在的收件人',
  revealing: '正在读取现在的收件人',
  recorded: '下面是现在的收件人，这次查看已留下记录',
  lost: '没有读到现在的收件人，请关闭后重试，或直接填写新的收件人',
  unfilled: (why: string) => `${why}。请直接填写新的收件人`,
  paste: '粘贴收件信息',
  pasteHint: '姓名、电话、地址可以一起粘贴，自动识别',
  read: '识别',
  readFailed: '没有识别出来，请重试或直接填写',
  rest: (words: string) => `没有用上的文字：${words}`,
  name: '收件人',
  phone: '电话',
  region: '所在地区',
  detail: '详细地址',
  detailHint: '街道、门牌号',
  specification: '规格',
  remark: '备注',
  wordsHint: '选填，供应商会看到',
  atErp: '包裹已推送到供应商的仓库。仓库确认后按新的收件人发货；在这之前已经发出的，送往原收件人，会通知您',
  itemsStay: '商品和件数不能修改，价格和库存按它们确定；要改，请取消或退款后重新下单',
  cancel: '取消',
  save: '保存收件人',
  saved: '收件人已修改',
  saveFailed: '没有得到结果，请重试；重复保存不会有影响',
};

/** Why a receiver was not taken, in words. */
export function receiverRefusalText({ errorKey, msg, data: { quoted, now } }: Refusal): string {
  if (errorKey === 'PRICE_CHANGED' && typeof quoted === 'number' && typeof now === 'number') {
    return `新地区的偏远加价是 ${formatMoney(now)}，原来是 ${formatMoney(quoted)}，价格不同不能直接修改；可以退款后重新下单`;
  }
  return msg;
}
