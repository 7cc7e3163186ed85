import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanDetail, picturesIn } from './cleanDetail.ts';

const PICTURE = `/files/u/${'ab12'.repeat(10)}.webp`;
const SMALL = `/files/u/${'ab12'.repeat(10)}-s.webp`;

describe('a cleaned goods detail', () => {
  it('keeps allowed markup', () => {
    const written = `<h2>说明</h2><p>源头<strong>现货</strong>，<em>当天</em>发<u>货</u><s>慢</s><br />行</p><ul><li>一</li></ul><ol><li>二</li></ol><blockquote><p>引</p></blockquote><hr /><p><img src="${PICTURE}" alt="细节" /></p>`;
    expect(cleanDetail(written)).toBe(written);
    expect(cleanDetail(`  ${written}\n`)).toBe(written);
    expect(picturesIn(written)).toEqual([PICTURE]);
  });

  it.each([
    ['a script', '<p>好</p><script>alert(1)</script>', '<p>好</p>'],
    ['a style', '<style>p{display:none}</style><p>好</p>', '<p>好</p>'],
    ['what runs', '<p onclick="x()" style="color:red" class="a" id="b">好</p>', '<p>好</p>'],
    [
      'a drawing that runs',
      '<svg onload=alert(1)><script>x</script><a href="javascript:x">好</a></svg>',
      '好',
    ],
    ['formulas around it', '<math><mi><img src=x onerror=alert(1)></mi></math>好', '好'],
    ['a frame', '<iframe srcdoc="<script>x</script>"></iframe>好', '好'],
    ['a form', '<form action="/x"><input name="a"><button>好</button></form>', '好'],
    ['an unclosed tag', '<img src=x onerror=alert(1)//', ''],
    ['a comment', '<!-- <p>x</p> --><p>好</p><!--[if IE]>x<![endif]-->', '<p>好</p>'],
    [
      'text that only looks like a tag',
      '<p>&lt;script&gt;x&lt;/script&gt;</p>',
      '<p>&lt;script&gt;x&lt;/script&gt;</p>',
    ],
    ['bytes that nobody sees', '<p>a\u0000b\u0007c\u007f\td</p>', '<p>abc\td</p>'],
    ['a tag broken by such bytes', '<scr\u0000ipt>x</scr\u0000ipt>好', '好'],
    [
      'a table, whose cells stay apart',
      '<table><tbody><tr><th>材质</th>\n<th>容量</th></tr><tr><td>玻璃</td><td>350ml</td></tr></tbody></table>',
      '<p>材质 | 容量</p><p>玻璃 | 350ml</p>',
    ],
    ['words of Word', '<p class="MsoNormal"><o:p><span lang="EN-US">好</span></o:p></p>', '<p>好</p>'],
    [
      'other headings and weights',
      '<h1>一</h1><h5>五</h5><b>粗</b><i>斜</i>',
      '<h2>一</h2><h3>五</h3><strong>粗</strong><em>斜</em>',
    ],
  ])('removes %s', (_, written, kept) => {
    expect(cleanDetail(written)).toBe(kept);
  });

  it.each([
    ['https://a.example/b?c=1&amp;d', 'https://a.example/b?c=1&amp;d'],
    ['HTTP://a.example', 'HTTP://a.example'],
  ])('keeps the link %s with rel=nofollow', (href, kept) => {
    expect(cleanDetail(`<a href="${href}" target="_top" onclick="x">好</a>`)).toBe(
      `<a href="${kept}" rel="nofollow noopener">好</a>`,
    );
  });

  it.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'java&#x0A;script:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '//evil.example',
    '/t3/me',
    'mailto:a@b.example',
    '',
  ])('keeps the text of a link to %j and removes the link', (href) => {
    expect(cleanDetail(`<a href="${href}">好</a>`)).toBe('好');
  });

  it.each([
    'https://evil.example/a.png',
    '//evil.example/a.png',
    'data:image/svg+xml,<svg/>',
    '/files/u/../exports/a.webp',
    '/files/demo/G10001-1.svg',
    SMALL,
    `${PICTURE}?x`,
    '',
  ])('removes a picture of %j', (src) => {
    expect(cleanDetail(`<p>好<img src="${src}" alt="x"></p>`)).toBe('<p>好</p>');
  });

  it('is limited in depth', () => {
    const deep = cleanDetail('<blockquote>'.repeat(5_000));
    expect(deep.split('<blockquote>').length).toBeLessThanOrEqual(21);
  });

  it('is idempotent and contains only allowed tags for any input', () => {
    const pieces = fc.constantFrom(
      ...[
        '<p>',
        '</p>',
        '<img src="',
        PICTURE,
        '" alt="',
        '">',
        '<a href="',
        'https://a.example',
        'javascript:x',
      ],
      ...[
        '<script>',
        '</script>',
        '<svg>',
        '<style>',
        '<!--',
        '-->',
        '<![CDATA[',
        '&lt;',
        '&#60;',
        '<',
        '>',
        '"',
        '字',
      ],
      ...[
        '<textarea>',
        '</textarea>',
        '<noscript>',
        '<template>',
        '<math>',
        ' onerror=x ',
        '/',
        '\u0000',
        '<ul><li>',
      ],
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 30 }), (parts) => {
        const detail = cleanDetail(parts.join(''));
        expect(cleanDetail(detail)).toBe(detail);
        const tags = Array.from(detail.matchAll(/<[^>]*>?/g), ([tag]) => tag);
        const allowed =
          /^<(\/?(p|ul|li|a)|a href="https:\/\/[^"]*" rel="nofollow noopener"|img src="\/files\/u\/[0-9a-f]{40}\.webp" alt="[^"]*" \/)>$/;
        expect(tags.filter((tag) => !allowed.test(tag))).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });
});
