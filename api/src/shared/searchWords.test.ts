import { expect, it } from 'vitest';
import { searchWordsOf } from './searchWords.ts';

const cut = (word: string) =>
  [...word].slice(1).map((_, at) => [[...word].slice(0, at + 1).join(''), [...word].slice(at + 1).join('')]);

it.each([
  ['words that are written apart', '玻璃 水杯', [[['玻璃']], [['水杯']]]],
  ['words that are written as one', '水杯玻璃', [[['水杯']], [['玻璃']]]],
  ['a word that a longer one may stand in', '玻璃杯', [cut('玻璃杯')]],
  ['signs that no dictionary has beside one another', '毛绒小熊', [[['毛绒']], [['小熊']]]],
  ['Latin beside Han', 'USB数据线350ML', [[['usb']], [['数据']], [['线']], [['350ml']]]],
  ['no signs between and around words', '(350ml)，玻璃、水杯！', [[['350ml']], [['玻璃']], [['水杯']]]],
  ['a word once that is said twice', '玻璃 玻璃', [[['玻璃']]]],
  ['signs where there is nothing else', '%', [[['%']]]],
  ['nothing of blanks', ' \u3000 ', []],
])('the search words are extracted for %s', (_, keyword, words) => {
  expect(searchWordsOf(keyword)).toEqual(words);
});
