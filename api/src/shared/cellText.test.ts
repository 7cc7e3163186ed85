import { describe, expect, it } from 'vitest';
import { cellText, csvText } from './cellText.ts';

describe('a cell', () => {
  it.each([
    '=1',
    ' =1',
    '\u00a0+1',
    '\u3000@x',
    '\u200b=1',
    '\ufeff-1',
    '\u200b \u2060＝1',
    '\u3164=1',
    '\tx',
    '\nx',
  ])('beginning with %j is escaped against formula execution', (text) => {
    expect(cellText(text)).toBe(`'${text}`);
    expect(csvText(text)).toBe(`'${text}`);
  });

  it.each(['文三路 1号', ' 张三', 'a=1', '\u200b张三', '1+1', ''])('beginning with %j is unchanged', (text) =>
    expect(cellText(text)).toBe(text),
  );
});
