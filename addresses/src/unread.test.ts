import { describe, expect, it } from 'vitest';
import { readAddress } from './reader.ts';
import { saysNothing } from './unread.ts';

const address = '张三 13800000000 浙江省杭州市西湖区文三路1号';

describe('text in no field', () => {
  it.each([
    ['a list number', `3、${address}`, '3'],
    ['the head of a chat message', `小鱼 2024/11/8 14:03:22\n${address}`, '小鱼 2024/11/8 14:03:22'],
    ['an amount', `${address} ¥39.80`, '¥39.80'],
    ['a time', `${address} 2024-11-10 07:11:20`, '2024-11-10 07:11:20'],
    ['a waybill', `${address} 圆通YT8812345678901`, '圆通YT8812345678901'],
    ['a link', `${address} https://example.com/a`, 'https://example.com/a'],
    ['a postcode', `${address} 310012`, '310012'],
    [
      'the head and the buttons of a platform',
      `快手小店 订单详情\n${address}\n查看物流 复制`,
      '快手小店 订单详情 查看物流 复制',
    ],
    [
      'a greeting and thanks',
      `老板你好，麻烦发这个地址哈\n${address}\n谢谢啦[玫瑰]`,
      '老板你好，麻烦发这个地址哈 谢谢啦[玫瑰]',
    ],
  ])('is ignored where it is %s', (_, text, ignored) => {
    expect(readAddress(text)).toMatchObject({
      name: '张三',
      detail: '文三路1号',
      ignored,
      rest: '',
      problems: [],
    });
  });

  it.each([
    ['talk', `还是上次那个\n${address}`, '还是上次那个'],
    ['another phone', `${address} 0571-88888888`, '0571-88888888'],
    ['a long number', `${address} 2388471`, '2388471'],
    ['a stretch in brackets', `${address} [急件]`, '[急件]'],
  ])('is unread where it is %s', (_, text, rest) => {
    expect(readAddress(text)).toMatchObject({ name: '张三', ignored: '', rest });
  });

  it.each(['18:00后送', '18:00-20:00送', '2024-11-20前发货', '代收35元', '保价500元'])(
    'does not hold what is asked for: %s',
    (wish) => {
      expect(readAddress(`${address} ${wish}`)).toMatchObject({
        remark: wish,
        ignored: '',
        rest: '',
        problems: [],
      });
    },
  );

  it.each([
    '好的，没问题',
    '亲，就这个哈~',
    '谢谢小姐姐',
    '@所有人',
    '[图片]',
    '等待卖家发货',
    '———',
    '1688',
  ])('says nothing: %s', (text) => {
    expect(saysNothing(text)).toBe(true);
  });

  it.each(['不要了', '改地址', '未付款', '***', '那就寄公司吧', '谢谢张伟', '8号', '货到付款'])(
    'says something: %s',
    (text) => {
      expect(saysNothing(text)).toBe(false);
    },
  );
});
