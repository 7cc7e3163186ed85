import { describe, expect, it } from 'vitest';
import { looksLikeRecipients } from './pasted.ts';

describe('pasted text', () => {
  it.each([
    ['张三 13812345678 浙江省杭州市西湖区文三路 123 号', true],
    ['张三\n李四', true],
    ['张三\t13812345678', true],
    ['13812345678', false],
    ['文三路 123 号', false],
    ['张三\n', false],
  ])('looksLikeRecipients for %j is %s', (text, expected) => {
    expect(looksLikeRecipients(text)).toBe(expected);
  });
});
