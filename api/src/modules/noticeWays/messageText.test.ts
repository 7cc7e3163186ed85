import { describe, expect, it } from 'vitest';
import { robotText, smsOf } from './messageText.ts';
import type { Send } from './ways.repository.ts';

const SITE = 'https://shop.example';
const send = (title: string, more: Partial<Send> = {}): Send => ({
  ...{ id: 1, group: 'money', title, detail: `${title}的内容`, link: '/buyer/wallet', figures: null },
  ...more,
});

describe('the message of a robot', () => {
  it('is a notice with where it leads, or the notices that are due together', () => {
    expect(robotText([send('余额不足')], SITE)).toBe(
      '【橙仓】余额不足\n余额不足的内容\nhttps://shop.example/t3/buyer/wallet',
    );
    expect(robotText([send('甲', { link: '' }), send('乙')], '')).toBe(
      '【橙仓】您有 2 条新消息\n\n1. 甲\n甲的内容\n\n2. 乙\n乙的内容',
    );
  });

  it('stays within what 企业微信 takes, and says how many were left out', () => {
    const many = robotText(
      Array.from({ length: 50 }, (_, n) => send(`第${n}条消息`)),
      SITE,
    );
    expect(Buffer.byteLength(many)).toBeLessThanOrEqual(2_048);
    const shown = many.split('\n').filter((line) => /^\d+\. /.test(line)).length;
    expect(many).toMatch(new RegExp(`另有 ${50 - shown} 条，请到站内消息查看：${SITE}/t3/messages$`));
    const long = robotText([send('长'.repeat(2_000))], SITE);
    expect([Buffer.byteLength(long) <= 2_048, long.endsWith('长…')]).toEqual([true, true]);
    const longFirst = robotText([send('长'.repeat(2_000)), send('乙')], SITE);
    expect(longFirst).toMatch(/另有 2 条/);
  });
});

describe('a short message', () => {
  it('says how many there are of a group, and nothing of what they are about', () => {
    expect(smsOf('money', [send('张三的订单'), send('乙')])).toEqual({
      variables: { count: '2' },
      text: '【橙仓】您有2条“资金”新消息，请登录后在站内消息查看。',
    });
  });

  it('of the digest has its figures', () => {
    const figures = { orders: '12', shipped: '10', problems: '1', refunds: '2', balance: '88.00' };
    expect(smsOf('digest', [send('', { group: 'digest', figures })])).toEqual({
      variables: { orders: '12', shipped: '10', problems: '1', refunds: '2' },
      text: '【橙仓】昨日订单12单，发货10件；待处理异常1件，退款2件。',
    });
  });
});
