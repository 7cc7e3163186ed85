// @vitest-environment happy-dom
import { Editor } from '@tiptap/react';
import { expect, it } from 'vitest';
import { cleanPasted, richTextSchema } from './richTextSchema.ts';

/** What stands in a text after a paste. */
function pasted(html: string): string {
  const editor = new Editor({
    extensions: richTextSchema,
    content: cleanPasted(html).html,
    injectCSS: false,
  });
  const written = editor.getHTML();
  editor.destroy();
  return written;
}

it.each([
  [
    'rows of a table are lines, and their cells stay apart',
    '<table><thead><tr><th>材质</th><th>容量</th></tr></thead><tbody><tr><td>玻璃</td><td>350ml</td></tr></tbody></table>',
    '<p>材质 | 容量</p><p>玻璃 | 350ml</p>',
  ],
  [
    'what is written in lines within a cell stays in its cell',
    '<p>参数</p><table><tr><td><p>高</p><p>12cm</p></td><td>重<br>320g</td></tr></table><p>以实物为准</p>',
    '<p>参数</p><p>高 12cm | 重 320g</p><p>以实物为准</p>',
  ],
  [
    'weights and links within a cell stay',
    '<table><tr><td><b>材质</b></td><td><a href="https://a.cn/b">玻璃</a></td></tr></table>',
    '<p><strong>材质</strong> | <a rel="nofollow noopener" href="https://a.cn/b">玻璃</a></p>',
  ],
  [
    'an empty cell keeps its place',
    '<table><tr><td>甲</td><td></td><td>丙</td></tr></table>',
    '<p>甲 | | 丙</p>',
  ],
])('%s', (_, html, written) => {
  expect(pasted(html)).toBe(written);
});
