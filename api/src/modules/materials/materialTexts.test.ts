import { describe, expect, it } from 'vitest';
import { plainText } from './materialTexts.ts';

describe('the words of a detail', () => {
  it('are a line a paragraph, without tags and pictures', () => {
    const html =
      '<h2>材质</h2><p>棉 &amp; <strong>麻</strong>，&lt;b&gt;</p><p><img src="/files/u/a.webp" alt="图" /></p><ul><li>机洗</li><li>阴干</li></ul>第一行<br />第二行';
    expect(plainText(html)).toBe('材质\n棉 & 麻，<b>\n· 机洗\n· 阴干\n第一行\n第二行');
  });

  it('are none of an empty one', () => {
    expect(plainText('<p></p>')).toBe('');
  });
});
