import { describe, expect, it } from 'vitest';
import { concat, doubt, join, joinRecipients, paste, piece, readingsOf, textOf } from './paste.ts';

const name = piece('name', '张三');
const phone = piece('phone', '138 0000 0000', '13800000000');
const region = piece('region', '杭州西湖区', '浙江省/杭州市/西湖区');
const detail = piece('detail', '文三路1号');

describe('a paste', () => {
  it('expects the value of a piece where it has one, and its text where it has none', () => {
    expect(readingsOf(paste`收件人：${name} ${phone}\n${region}${detail}，谢谢`)).toEqual([
      { name: '张三', phone: '13800000000', region: '浙江省/杭州市/西湖区', detail: '文三路1号' },
    ]);
  });

  it('joins the pieces of a detail and takes once what is said twice', () => {
    const pieces = concat(name, phone, region, region, detail, ' ', piece('detail', '3幢'), phone);
    expect(readingsOf(pieces)).toEqual([
      { name: '张三', phone: '13800000000', region: '浙江省/杭州市/西湖区', detail: '文三路1号3幢' },
    ]);
  });

  it('refuses a field that is said in two ways', () => {
    expect(() => readingsOf(concat(name, piece('name', '李四')))).toThrow(
      'name is said in two ways: 张三 李四',
    );
  });

  it('flags what is incomplete and what is doubted', () => {
    expect(readingsOf(concat(name, phone))).toEqual([{ name: '张三', phone: '13800000000', flag: true }]);
    expect(readingsOf(concat(name, phone, region, detail, doubt))[0]?.flag).toBe(true);
  });

  it('keeps the recipients of joined pastes apart', () => {
    const one = concat(name, phone, region, detail);
    const two = joinRecipients([one, one], () => '\n');
    const three = joinRecipients([two, concat(name)], () => '\n\n');
    expect(readingsOf(three).map(({ detail }) => detail)).toEqual(['文三路1号', '文三路1号', undefined]);
    expect(textOf(three)).toBe(`${textOf(one)}\n${textOf(one)}\n\n张三`);
  });

  it('leaves out empty parts between separators', () => {
    expect(textOf(join([name, '', [], phone], '，'))).toBe('张三，138 0000 0000');
  });
});
