import { describe, expect, it } from 'vitest';
import { messageFrames } from './messages.ts';

/** What is left of a paste without the frames of its messages. */
function said(paste: string): string[] {
  let left = paste;
  for (const { start, end } of messageFrames(paste).toReversed())
    left = left.slice(0, start) + left.slice(end);
  return left.split('\n').filter((line) => line.trim() !== '');
}

const address = '浙江省嘉兴市桐乡市校场东路158号 余晓慧 13800051101';

describe('the frames of chat messages', () => {
  it.each([
    `小鱼儿 2024/11/8 09:12:05\n${address}`,
    `浪子(28463719) 2024-11-10 20:01:05\n${address}`,
    `[昨天 18:45] 阿毛: ${address}`,
    `大饼（13:05）：${address}`,
    `晴天\n昨天 21:15\n${address}`,
    `橘子(wxid_8hs2k1): ${address}`,
    `客服小美：您好，地址发一下\n访客9921：${address}\n客服小美：好的`,
    `A：地址给一下呀\nB：${address}\nA：今天发中通`,
    `"静静"撤回了一条消息\n静静 20:16\n${address}`,
    `> 店小二: 请问寄到哪里呢\n${address}`,
    `[引用] 老板：地址发一下\n${address}\n[图片]`,
  ])('are taken off %j', (paste) => expect(said(paste)).toEqual([address]));

  it.each([
    `余晓慧\n13800051101\n备注：周末 18:00 之后送`,
    `卖家：橙子铺\n买家：余晓慧\n电话：13800051101`,
    `> 余晓慧\n> 13800051101\n> 浙江省嘉兴市桐乡市校场东路158号`,
  ])('are not in %j', (paste) => expect(messageFrames(paste)).toEqual([]));

  it('are what stands in front of every line, a label or not', () => {
    expect(said(`买家：三箱\n买家：${address}`)).toEqual(['三箱', address]);
    expect(said(`（隐私号有效期至2025-10-12 03:37:34）\n${address}`)).toHaveLength(2);
  });

  it('leave wishes of the buyer beside an address that the shop repeats', () => {
    const paste = `客服橙橙(2024-11-09 14:20:11): 请核对\n${address}\ntb88(2024-11-09 14:22:03): 别发邮政`;
    expect(said(paste)).toEqual(['请核对', address, '别发邮政']);
  });
});
