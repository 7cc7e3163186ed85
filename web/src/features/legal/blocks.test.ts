import { expect, it } from 'vitest';
import { blocksOf } from './blocks.ts';

it('blocksOf splits text into headings, paragraphs and lists and drops empty ones', () => {
  expect(blocksOf('本文为草稿。\n## 一、账号\n- 甲\n- 乙\n\n说明 - 丙\n- 丁')).toEqual([
    { kind: 'paragraph', at: 0, text: '本文为草稿。' },
    { kind: 'heading', at: 1, text: '一、账号' },
    { kind: 'list', at: 2, items: ['甲', '乙'] },
    { kind: 'paragraph', at: 5, text: '说明 - 丙' },
    { kind: 'list', at: 6, items: ['丁'] },
  ]);
});
