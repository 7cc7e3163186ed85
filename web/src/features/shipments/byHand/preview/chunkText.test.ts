import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstChunk, looksLikeRecipients } from './chunkText.ts';

function chunksOf(text: string): string[] {
  const chunks: string[] = [];
  for (let rest = text; rest !== ''; ) {
    const chunk = firstChunk(rest);
    chunks.push(chunk);
    rest = rest.slice(chunk.length);
  }
  return chunks;
}

const line = (at: number) => `张三 138${String(10_000_000 + at)} 杭州西湖区文三路 ${at} 号\n`;

describe('chunks of pasted text', () => {
  it('chunking loses no character and always advances', () => {
    const piece = fc.constantFrom(
      '张三 13812345678 杭州',
      '收货人：李四',
      '\n',
      '\r\n',
      ' ',
      '电话：0571-88888888',
      '',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 600 }), (pieces) => {
        const text = pieces.join('\n');
        expect(chunksOf(text).join('')).toBe(text);
      }),
    );
  });

  it('a chunk takes 40 lines with one recipient each', () => {
    const text = Array.from({ length: 100 }, (_, at) => line(at)).join('');
    expect(chunksOf(text).map((chunk) => chunk.split('\n').length - 1)).toEqual([40, 40, 20]);
  });

  it('a recipient of several labelled lines stays in one chunk', () => {
    const one = '收货人：张三\n手机：13812345678\n地址：杭州市西湖区文三路 123 号\n';
    const chunks = chunksOf(one.repeat(30));
    expect(chunks.length).toBeGreaterThan(1);
    for (const chunk of chunks) expect(chunk.startsWith('收货人') && chunk.endsWith('号\n')).toBe(true);
  });

  it('chunks end at blank lines', () => {
    const one = '张三\n13812345678\n杭州市西湖区文三路 123 号\n\n';
    for (const chunk of chunksOf(one.repeat(30))) expect(chunk.endsWith('号\n\n')).toBe(true);
  });
});

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
