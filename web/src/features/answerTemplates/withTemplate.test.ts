import { describe, expect, it } from 'vitest';
import { roomIn, withTemplate } from './withTemplate.ts';

describe('a template', () => {
  it.each([
    ['', 0, '已补发', '已补发', 3],
    [' \n', 1, '已补发', '已补发', 3],
    ['您好，请谅解', 3, '已补发，', '您好，已补发，请谅解', 7],
    ['您好，', 3, '已补发', '您好，已补发', 6],
  ])('is put into %j at %i', (typed, caret, template, text, end) => {
    expect(withTemplate(typed, caret, template, 20)).toEqual({ text, caret: end });
  });

  it('fits to the last character, and is not put in beyond it', () => {
    expect(withTemplate('您好', 2, '已补发', 5)).toEqual({ text: '您好已补发', caret: 5 });
    expect(withTemplate('您好', 2, '已补发', 4)).toBeNull();
    expect(withTemplate('', 0, '已补发', 2)).toBeNull();
    expect(withTemplate('   ', 3, '已补发', 3)).toEqual({ text: '已补发', caret: 3 });
  });

  it('has the room that is left', () => {
    expect([roomIn('您好', 5), roomIn('  ', 5)]).toEqual([3, 5]);
  });
});
