import { describe, expect, it } from 'vitest';
import { pastedRecipients } from '../../tests/support/pastedRecipients.ts';
import { readAddressLines } from './reader.ts';
import { recipientSpans } from './recipientSpans.ts';

const recipientTexts = (paste: string) =>
  recipientSpans(paste).map(({ start, end }) => paste.slice(start, end));

const zhang = '张三 13800000000 浙江省杭州市西湖区文三路1号';
const li = '李四 13800000001 江苏省南京市玄武区珠江路8号';

function both(text: string) {
  return readAddressLines(text).map(({ name, phone, districtCode, detail }) => [
    name,
    phone,
    districtCode,
    detail,
  ]);
}
const read = [
  ['张三', '13800000000', '330106', '文三路1号'],
  ['李四', '13800000001', '320102', '珠江路8号'],
];

describe('splitting a paste into recipients', () => {
  it('takes every line as one recipient and skips blank lines', () => {
    expect(recipientTexts(`\r\n  ${zhang}\r\n\n\t\n${li}\n`)).toEqual([zhang, li]);
    expect(recipientTexts(' \n ')).toEqual([]);
    expect(recipientTexts(pastedRecipients.join('\n'))).toEqual(pastedRecipients);
  });

  it.each([
    [
      'labelled blocks one after the other',
      '收货人: 张三\n手机号: 13800000000\n地址: 浙江省杭州市西湖区文三路1号\n收货人: 李四\n手机号: 13800000001\n地址: 江苏省南京市玄武区珠江路8号',
    ],
    [
      'blocks whose house stands below its region, without a label',
      '收货人\n张三\n电话\n13800000000\n收货地址\n浙江省杭州市西湖区\n文三路1号\n收货人\n李四\n电话\n13800000001\n收货地址\n江苏省南京市玄武区\n珠江路8号',
    ],
    [
      'blocks that end with a wish, below a head with its number',
      '订单1：\n浙江省杭州市西湖区文三路1号\n张三 13800000000\n放门口\n订单2：\n江苏省南京市玄武区珠江路8号\n李四 13800000001\n放门口',
    ],
    [
      'blocks that begin with the region',
      '所在地区：浙江省杭州市西湖区\n详细地址：文三路1号\n收货人：张三\n电话：13800000000\n所在地区：江苏省南京市玄武区\n详细地址：珠江路8号\n收货人：李四\n电话：13800000001',
    ],
    [
      'a label for every level',
      '姓名：张三\n电话：13800000000\n省份：浙江省\n城市：杭州市\n区县：西湖区\n详细地址：文三路1号\n\n姓名：李四\n电话：13800000001\n省份：江苏省\n城市：南京市\n区县：玄武区\n详细地址：珠江路8号',
    ],
    [
      'two labels on a line',
      '收货人: 张三 手机号: 13800000000\n地址: 浙江省杭州市西湖区文三路1号\n收货人: 李四 手机号: 13800000001\n地址: 江苏省南京市玄武区珠江路8号',
    ],
    [
      'an address without a label behind the labelled lines',
      '收货人：张三\n电话：13800000000\n浙江省杭州市西湖区文三路1号\n收货人：李四\n电话：13800000001\n江苏省南京市玄武区珠江路8号',
    ],
    [
      'three lines each without labels',
      '张三\n13800000000\n浙江省杭州市西湖区文三路1号\n李四\n13800000001\n江苏省南京市玄武区珠江路8号',
    ],
    [
      'two lines each with a blank line between',
      '张三 13800000000\n浙江省杭州市西湖区文三路1号\n\n李四 13800000001\n江苏省南京市玄武区珠江路8号',
    ],
    ['a label on lines that are whole', `收货人：${zhang}\n收货人：${li}`],
  ])('handles %s', (_, text) => {
    expect(both(text)).toEqual(read);
  });

  it('keeps lines apart that could be two incomplete recipients', () => {
    const lines = ['李四 江苏省南京市玄武区珠江路8号', '王五 13800000001'];
    expect(recipientTexts(lines.join('\n'))).toEqual(lines);
    expect(recipientTexts([zhang, ...lines].join('\n'))).toEqual([zhang, ...lines]);
  });
});
