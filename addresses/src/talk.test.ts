import { describe, expect, it } from 'vitest';
import { readAddress } from './reader.ts';
import { isSpoken, withoutCourtesy } from './talk.ts';

describe('spoken text', () => {
  it.each(['旧的作废哦', '大概几天到', '哎不对', '唔该晒', '晚安老板', '中不中', '我手机坏了'])(
    'is %s',
    (text) => expect(isSpoken(text)).toBe(true),
  );

  it.each(['于可', '吴侬', '何在勤', '文三路259号', '那坡镇六合村', '骆老板', '羊毛大衣女双面呢'])(
    'is not %s',
    (text) => expect(isSpoken(text)).toBe(false),
  );

  it.each([
    ['麻烦今天发', '今天发'],
    ['别发邮政哈', '别发邮政'],
    ['给我送货上门啊', '送货上门'],
    ['请放前台', '请放前台'],
  ])('asks politely: %s for %s', (text, wish) => {
    const { from, to } = withoutCourtesy(text);
    expect(text.slice(from, to)).toBe(wish);
  });
});

describe('a recipient told in sentences', () => {
  const person = { name: '冼志强', phone: '13800061242', district: '番禺区', detail: '市桥街道大北路118号' };
  const said = { ...person, remark: '', problems: [] };

  it.each([
    ['寄去广州市番禺区市桥街道大北路118号，电话是13800061242，我叫冼志强，几时到啊？', said],
    ['喂，你好，我姓冼，叫冼志强，我住在广州市番禺区市桥街道大北路118号，号码是13800061242，唔该晒', said],
    ['地址错了 是 广州市番禺区市桥街道大北路118号 不是龙湾区 名字电话不变 冼志强 13800061242', said],
    ['那你把收货地址发我\n广州市番禺区市桥街道大北路118号 冼志强 13800061242\n晚安老板', said],
    ['收件人写你舅舅，冼志强，13800061242，广州市番禺区市桥街道大北路118号的', said],
    ['电话写错一位，应该是13800061242，名字冼志强，地址 广州市番禺区市桥街道大北路118号', said],
    [
      '要S不要M\n广州市番禺区市桥街道大北路118号 冼志强 13800061242\n麻烦今天发',
      { ...said, specification: 'S', remark: '今天发' },
    ],
    [
      '广州市番禺区市桥街道大北路118号 冼志强 13800061242 橙子要10斤的那个',
      { ...person, specification: '10斤的' },
    ],
  ])('is read from %j', (text, expected) => expect(readAddress(text)).toMatchObject(expected));
});
