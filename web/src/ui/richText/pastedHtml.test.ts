import { expect, it } from 'vitest';
import { stripStyles } from './pastedHtml.ts';

it.each([
  ['words stay as they are', '<p>1 < 2, style="x" &amp; 3</p>', '<p>1 < 2, style="x" &amp; 3</p>'],
  ['looks go', `<p class="a" style='color:"red"'>红</p>`, '<p class="a">红</p>'],
  ['scripts go', '<p onclick="x()">a<script>alert(1)</script></p>', '<p>a</p>'],
  [
    'sheets and remarks go',
    '<style>p{}</style><!--[if gte mso 9]><xml>x</xml><![endif]--><p>a</p>',
    '<p>a</p>',
  ],
  [
    'a sign in a value ends no tag',
    '<a title="1 > 0" style=color:red href="https://a.cn">a</a>',
    '<a title="1 > 0" href="https://a.cn">a</a>',
  ],
  [
    'lists of Word are known again',
    '<p class=MsoListParagraph style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">1.</span>一</p>',
    '<p class=MsoListParagraph data-item><span data-mark>1.</span>一</p>',
  ],
])('%s', (_, html, clean) => expect(stripStyles(html)).toBe(clean));
