import { describe, expect, it } from 'vitest';
import { type RichNode, readRich } from './richText.ts';

const text = (words: string): RichNode => ({ nodeName: '#text', textContent: words, childNodes: [] });
const node = (nodeName: string, attributes: Record<string, string>, ...childNodes: RichNode[]): RichNode => ({
  nodeName,
  textContent: null,
  childNodes,
  getAttribute: (name) => attributes[name] ?? null,
});

describe('readRich', () => {
  it('readRich keeps plain markup and drops its attributes', () => {
    expect(
      readRich([node('P', { style: 'x', onclick: 'y' }, node('STRONG', {}, text('好')), text('用'))]),
    ).toEqual([
      { tag: 'p', attributes: {}, children: [{ tag: 'strong', attributes: {}, children: ['好'] }, '用'] },
    ]);
  });

  it.each(['SCRIPT', 'style', 'IFRAME', 'svg', '#comment'])('readRich drops %s with its content', (name) => {
    expect(readRich([node(name, {}, text('alert(1)'))])).toEqual([]);
  });

  it('readRich keeps the text of unknown elements', () => {
    expect(readRich([node('FONT', {}, text('红'), node('MARQUEE', {}, text('字')))])).toEqual(['红', '字']);
  });

  it.each(['/files/a.png', 'https://example.com/a.png', ' http://example.com/a.png '])(
    'readRich accepts a picture from %s',
    (src) => {
      expect(readRich([node('IMG', { src, alt: '图', onerror: 'x' })])).toEqual([
        { tag: 'img', attributes: { src: src.trim(), alt: '图' }, children: [] },
      ]);
    },
  );

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '/\\evil.example',
    'java\nscript:x',
    '',
  ])('readRich rejects the address %j', (address) => {
    expect(readRich([node('IMG', { src: address }), node('A', { href: address }, text('看'))])).toEqual([
      '看',
    ]);
  });

  it('readRich opens links in a new window', () => {
    expect(readRich([node('A', { href: '/t3/', target: '_self' }, text('看'))])).toEqual([
      {
        tag: 'a',
        attributes: { href: '/t3/', target: '_blank', rel: 'noopener noreferrer nofollow' },
        children: ['看'],
      },
    ]);
  });
});
