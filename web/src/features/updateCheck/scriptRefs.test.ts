import { describe, expect, it } from 'vitest';
import { isBuilt, isOtherBuild, scriptRefsOf } from './scriptRefs.ts';

const built = `<!doctype html>
<html lang="zh-CN">
  <head>
    <script src="/t3/start.js"></script>
    <!-- <script src="/t3/old.js"></script> -->
    <script type="module" crossorigin src="/t3/assets/index-Bk3x_9dA.js"></script>
    <link rel="modulepreload" crossorigin href="/t3/assets/react-C0ffee00.js">
    <script>inline();</script>
  </head>
</html>`;

describe('scriptRefsOf', () => {
  it('scriptRefsOf finds the scripts of a built page', () => {
    expect(scriptRefsOf(built)).toEqual(['/t3/start.js', '/t3/assets/index-Bk3x_9dA.js']);
  });

  it('scriptRefsOf finds those that are loaded later, once each, in a page and in its document', () => {
    const refs = ['/t3/assets/react-C0ffee00.js', '/t3/assets/index-Bk3x_9dA.js'];
    const start = '<script src="/t3/start.js"></script>';
    const sent = `<meta name="scripts" content='${JSON.stringify(refs)}' />${start}`;
    const content = JSON.stringify(refs).replaceAll('"', '&quot;');
    const running = `<meta name="scripts" content="${content}">${start}<script type="module" src="${refs[1]}"></script>`;
    expect(scriptRefsOf(sent)).toEqual(['/t3/start.js', ...refs]);
    expect(scriptRefsOf(running).toSorted()).toEqual(scriptRefsOf(sent).toSorted());
  });

  it.each([
    ['<script src=/t3/a.js></script>', ['/t3/a.js']],
    ["<SCRIPT SRC = '/t3/b.js' defer></SCRIPT>", ['/t3/b.js']],
    ['<script data-src="/t3/c.js"></script>', []],
    ['<script src="chrome-extension://abc/d.js"></script>', []],
    ['<p>无</p>', []],
  ])('scriptRefsOf handles %s', (html, refs) => {
    expect(scriptRefsOf(html)).toEqual(refs);
  });
});

describe('isBuilt', () => {
  it.each([
    [['/t3/start.js', '/t3/assets/index-Bk3x_9dA.js'], true],
    [['/t3/@vite/client', '/t3/src/main.tsx'], false],
    [[], false],
  ])('isBuilt for %j is %s', (refs, expected) => {
    expect(isBuilt(refs)).toBe(expected);
  });
});

describe('isOtherBuild', () => {
  const now = ['/t3/start.js', '/t3/assets/index-AAAAAAAA.js'];

  it.each([
    ['the same', now, false],
    ['the same in another order', now.toReversed(), false],
    ['another hash', ['/t3/start.js', '/t3/assets/index-BBBBBBBB.js'], true],
    ['one script more', [...now, '/t3/assets/more-CCCCCCCC.js'], true],
    ['one script less', ['/t3/assets/index-AAAAAAAA.js'], true],
    ['a page that is not ours', [], false],
  ])('isOtherBuild: %s', (_, fetched, expected) => {
    expect(isOtherBuild(fetched, now)).toBe(expected);
  });
});
