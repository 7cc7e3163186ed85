import { describe, expect, it } from 'vitest';
import { readAddress } from './reader.ts';

const person = {
  name: '王小明',
  phone: '13800011122',
  district: '西湖区',
  detail: '文三路12号3幢401',
  rest: '',
};

describe('a label', () => {
  it.each([
    [
      'a star of a required field',
      '*收件人：王小明\n*手机：13800011122\n*详细地址：浙江省杭州市西湖区文三路12号3幢401',
    ],
    ['a star behind it', '收件人*：王小明\n电话*：13800011122\n地址*：浙江省杭州市西湖区文三路12号3幢401'],
    ['its required word', '收件人 王小明 手机(必填) 13800011122 地址 浙江省杭州市西湖区文三路12号3幢401'],
    ['a rarer word', '接收人：王小明\n热线：13800011122\n现住址：浙江省杭州市西湖区文三路12号3幢401'],
    [
      'the shop’s word for the receiver’s address',
      '收件人：王小明\n电话：13800011122\n发货地址：浙江省杭州市西湖区文三路12号3幢401',
    ],
    ['a verb', '姓名：王小明，电话：13800011122，送到：浙江省杭州市西湖区文三路12号3幢401'],
  ])('is read with %s', (_what, text) => {
    expect(readAddress(text)).toMatchObject({ ...person, problems: [] });
  });

  it('of a sender’s address is no receiver’s where there is another one', () => {
    const text =
      '收件人：王小明\n电话：13800011122\n地址：浙江省杭州市西湖区文三路12号3幢401\n寄件地址：广东省广州市天河区体育西路1号';
    expect(readAddress(text)).toMatchObject({
      name: '王小明',
      district: '西湖区',
      detail: '文三路12号3幢401',
    });
  });
});
