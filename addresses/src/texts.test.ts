import { describe, expect, it } from 'vitest';
import { findForbiddenCharacter, oneLine, stripForbidden } from './texts.ts';

describe('a forbidden character', () => {
  it.each([
    ['NUL', 'a\u0000b', 'U+0000'],
    ['an escape', '\u001b[31m', 'U+001B'],
    ['a control of Latin-1', 'a\u0085', 'U+0085'],
    ['half an emoji', '好\ud83d', 'U+D83D'],
    ['the other half', '\ude00好', 'U+DE00'],
    ['a turn of direction', '张\u202e三', 'U+202E'],
    ['an isolate', '\u2066张三\u2069', 'U+2066'],
    ['what is no character', '张\uffff', 'U+FFFF'],
    ['what is no character beyond the first plane', '张\u{1fffe}', 'U+1FFFE'],
  ])('is found: %s', (_, text, name) => expect(findForbiddenCharacter(text)).toBe(name));

  it.each(['', '文三路 1 号', 'a\tb\r\nc', '😀👨‍👩‍👧', '𠮷野家', 'עברית', '\ufffd'])(
    'is absent in %j',
    (text) => {
      expect(findForbiddenCharacter(text)).toBeNull();
      expect(stripForbidden(text)).toEqual({ text, removed: [] });
    },
  );

  it('is replaced by a blank and reported once, and legacy white space separates words', () => {
    expect(stripForbidden('张三\u202e\u202d杭\v州\u202e市\u0000\ud83d')).toEqual({
      text: '张三 杭 州 市 ',
      removed: ['U+202E', 'U+202D', 'U+0000', 'U+D83D'],
    });
  });
});

it('oneLine collapses white space and line breaks to single blanks', () => {
  expect(oneLine(' 文三路\n 1\t号 ')).toBe('文三路 1 号');
});
