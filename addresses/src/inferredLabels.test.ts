import { describe, expect, it } from 'vitest';
import { readAddress } from './reader.ts';

const place = '浙江省杭州市西湖区文三路1号';
const read = (text: string) => {
  const { name, phone, detail, quantity, specification, remark, rest, problems } = readAddress(text);
  return { name, phone, detail, quantity, specification, remark, rest, problems };
};
const zhang = { name: '张三', phone: '13800000000', detail: '文三路1号', quantity: null, specification: '' };
const sure = { ...zhang, remark: '', rest: '', problems: [] };

describe('a label that no list has', () => {
  it.each([
    ['in front of a colon', `张三 13800000000\n${place}\n派送偏好：放门口`],
    ['in brackets', `【收货人】张三\n【电话】13800000000\n【地址】${place}\n【顾客想说】放门口`],
    ['with a blank behind it', `收货人 张三\n电话 13800000000\n地址 ${place}\n捎句话 放门口`],
    ['with an arrow behind it', `收货人→张三\n电话→13800000000\n地址→${place}\n收件偏好→放门口`],
    ['on one line with others', `收货人：张三；电话：13800000000；地址：${place}；投递偏好：放门口`],
  ])('introduces what is asked %s', (_, text) => {
    expect(read(text)).toEqual({ ...sure, remark: '放门口' });
  });

  it.each([
    ['订货量：2件', { quantity: 2 }],
    ['【几件】x2', { quantity: 2 }],
    ['合计：2箱', { quantity: 2 }],
    ['果型：黑色XL', { specification: '黑色XL' }],
    ['要的款：黑色XL', { specification: '黑色XL' }],
  ])('introduces pieces and goods: %s', (said, fields) => {
    const text = `收货人：张三\n电话：13800000000\n地址：${place}\n${said}`;
    expect(read(text)).toEqual({ ...sure, ...fields });
  });

  it.each(['小区：紫金花园3栋', '房号：紫金花园3栋', '紫金花园3栋'])(
    'introduces the house below its street, as no label does: %s',
    (house) => {
      const text = `收货人：张三\n电话：13800000000\n地址：浙江省杭州市西湖区文三路\n${house}`;
      expect(read(text)).toMatchObject({ name: '张三', detail: '文三路 紫金花园3栋', rest: '' });
    },
  );

  it.each(['张三：放门口\n13800000000', '张三 放门口\n13800000000'])(
    'is no name in front of what is asked: %s',
    (text) => {
      expect(read(`${text}\n${place}`)).toMatchObject({ name: '张三', remark: '放门口' });
    },
  );
});
