import { concat, type Part, type Paste } from './paste.ts';
import type { Random } from './random.ts';

export const nameLabels = [
  '收货人',
  '收件人',
  '姓名',
  '收货人姓名',
  '收件人姓名',
  '联系人',
  '客户姓名',
  '名字',
  '收货方',
  '收件方',
];
export const phoneLabels = [
  '手机号码',
  '手机号',
  '电话',
  '联系电话',
  '手机',
  '联系方式',
  '电话号码',
  '收货电话',
  '收件电话',
  '收件人电话',
  '收货人手机',
  '收件人手机号',
];
export const regionLabels = ['所在地区', '地区', '省市区', '所在区域', '收货地区', '省/市/区', '所在省市区'];
export const detailLabels = ['详细地址', '街道地址', '详细收货地址', '具体地址'];
export const addressLabels = [
  '地址',
  '收货地址',
  '收件地址',
  '收件人地址',
  '详细地址',
  '送货地址',
  '收货人地址',
  '邮寄地址',
];

export function colon(random: Random): string {
  return random.pick(['：', '：', '：', ':', ':', ': ', '： ', ' : ']);
}

/** A label and its value with one sort of colon for the whole block. */
export type Label = (label: string, value: Part) => Paste;

export function labelWith(mark: string): Label {
  return (label, value) => concat(label + mark, value);
}
