import { describe, expect, it } from 'vitest';
import { isCommonPassword } from './passwords.common.ts';

const PHONE = '13876509124';
const isCommon = (password: string) => isCommonPassword(password, PHONE);

/** Passwords that the lists published after leaks of Chinese and other sites agree on. */
const LEAKED = `
  123456 a123456 123456789 12345678 1234567890 111111 123123 000000 5201314 123321 666666 888888 654321 1234567 11111111
  112233 88888888 123456a woaini1314 123123123 qq123456 1q2w3e4r 147258369 987654321 147258 zxcvbnm 123654 woaini asdasd
  qwerty 520520 7758521 woaini520 789456123 159357 1qaz2wsx abc123 asd123 100200 111222 3344520 123qwe 1314520 woaiwojia
  wojiushiwo 11223344 asdfghjkl 5211314 aini1314 789456 zxc123 password 110110 168168 321321 159753 963852741 nihao123
  wang123456 zhang123 q123456 a5201314 123456abc qwe123 aa123456 admin123 iloveyou iloveyou1 Password1! p@ssw0rd 123456.
  qazwsx qazwsxedc zaq12wsx asdf1234 q1w2e3r4 abcd1234 abc123456 caonima zhongguo 121212 101010 123abc qweasdzxc 31415926
  woaini123 5201314a 123456qq welcome1 letmein dragon monkey 696969 a1b2c3 7777777 aaaaaa 147852 456789 0123456789`
  .trim()
  .split(/\s+/);

describe('common passwords', () => {
  it('include all of the leaked lists', () => {
    expect(LEAKED.filter((password) => !isCommon(password))).toEqual([]);
  });

  it.each([
    ['19900101', 'a day of birth'],
    ['900101', 'a short one'],
    ['01011990', 'the day first'],
    ['lw19900101', 'with initials'],
    ['13876509124', 'the phone'],
    ['509124', 'its last six digits'],
    ['76509124', 'its last eight'],
    ['li9124', 'a surname and its last four'],
    ['wang1988', 'a surname and a year'],
    ['WANG1988', 'in capitals'],
    ['aabbccdd', 'doubled letters'],
    ['123123123123123123', 'as long as may be'],
  ])('include or exclude %s: %s', (password) => {
    expect(isCommon(password)).toBe(true);
  });

  it.each([
    'secret-1',
    'chengcang-2026',
    'kx7mq2',
    'blau7Kiste',
    '橙子和苹果和梨',
    '🍊🍊🍎🍐🍇🍉',
    '492817',
    '839204716',
    'mango-river-42',
    '123-abd-77k',
    'zhangweiming77x',
    '13876509125',
  ])('exclude %s', (password) => {
    expect(isCommon(password)).toBe(false);
  });
});
