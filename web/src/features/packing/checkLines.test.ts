import { describe, expect, it } from 'vitest';
import { type BenchParcel, checkedBy, cleanCode, linesOf, nextLine, withStep } from './checkLines.ts';

const noted = { pic: '', bin: '', note: '' };
const items: BenchParcel['items'] = [
  { ...noted, skuId: 1, title: '橙子', quantity: 2, codes: ['6901', 'CZ'], parts: [] },
  {
    ...{ ...noted, skuId: 2, title: '礼盒', quantity: 2, codes: ['BOX1'] },
    parts: [
      { ...noted, skuId: 3, title: '苹果', quantity: 1, codes: ['6903'] },
      { ...noted, skuId: 1, title: '橙子', quantity: 3, codes: ['6901', 'CZ'] },
    ],
  },
];

/** What the codes have checked off, one after the other; of one that takes nothing, why. */
function after(...codes: string[]) {
  let lines = linesOf({ items });
  const wrong: string[] = [];
  for (const code of codes) {
    const checked = checkedBy(lines, code);
    if ('step' in checked) lines = withStep(lines, checked.step, 1);
    else wrong.push(checked.wrong);
  }
  return { done: lines.map(({ done }) => done), wrong, next: nextLine(lines) };
}

describe('pieces of a parcel', () => {
  it('are needed of what is sold alone, and of the parts of bundles', () => {
    expect(linesOf({ items }).map(({ title, need }) => `${title} ${need}`)).toEqual([
      '橙子 2',
      '苹果 2',
      '橙子 6',
    ]);
  });

  it.each([
    ['a bar code takes one off', ['6901'], { done: [1, 0, 0], wrong: [], next: 0 }],
    ['a merchant code in small letters, too', [' cz '], { done: [1, 0, 0], wrong: [], next: 0 }],
    [
      'what is sold alone comes before what is in a bundle',
      ['6901', '6901', '6901'],
      { done: [2, 0, 1], wrong: [], next: 1 },
    ],
    ['the code of a bundle takes all of its parts', ['BOX1'], { done: [0, 1, 3], wrong: [], next: 0 }],
    [
      'a bundle whose parts are not missing any more is too many',
      ['BOX1', '6903', 'BOX1'],
      { done: [0, 2, 3], wrong: ['tooMany'], next: 0 },
    ],
    ['a code of something else is wrong', ['6999'], { done: [0, 0, 0], wrong: ['unknown'], next: 0 }],
    ['+ takes all that the next line needs', ['+'], { done: [2, 0, 0], wrong: [], next: 1 }],
    ['+1 takes one', ['+1', '+1', '+1'], { done: [2, 1, 0], wrong: [], next: 1 }],
    ['+ with more than are missing takes none', ['+3'], { done: [0, 0, 0], wrong: ['tooMany'], next: 0 }],
    ['all are there in the end', ['+', 'BOX1', 'BOX1'], { done: [2, 2, 6], wrong: [], next: -1 }],
  ])('%s', (_, codes, expected) => {
    expect(after(...codes)).toEqual(expected);
  });

  it('are put back by the same step', () => {
    const lines = linesOf({ items });
    const checked = checkedBy(lines, 'BOX1');
    if (!('step' in checked)) throw new Error(checked.wrong);
    expect(withStep(withStep(lines, checked.step, 1), checked.step, -1)).toEqual(lines);
  });
});

it('a code is compared half-width, in capitals and without blanks around it', () => {
  expect(cleanCode(' ｃｚ-１ ')).toBe('CZ-1');
});
