import { describe, expect, it } from 'vitest';
import { nameWithExtension, phoneIsValid, phoneParts } from './phoneParts.ts';

describe('a phone', () => {
  it.each([
    ['13800000000', '13800000000', ''],
    ['13800000000-1234', '13800000000', '1234'],
    ['0571-88888888', '0571-88888888', ''],
    ['057188888888-12', '057188888888', '12'],
    ['0571-88888888-801', '0571-88888888', '801'],
    ['*******8000', '*******8000', ''],
    ['', '', ''],
  ])('%s has the number %s and the extension "%s"', (phone, number, extension) => {
    expect(phoneParts(phone)).toEqual({ number, extension });
  });

  it('has its extension behind the name, where there is one', () => {
    expect([nameWithExtension('张三', '1234'), nameWithExtension('张三', '')]).toEqual([
      '张三[1234]',
      '张三',
    ]);
  });
});

describe('phoneIsValid', () => {
  it.each([
    ['13800000000', true],
    ['13800000000-1234', true],
    ['0571-88888888', true],
    ['057188888888', true],
    ['12800000000', false],
    ['138000000001', false],
    ['88888888', false],
    ['１３８００００００００', false],
    ['', false],
  ])('decides about %s', (phone, valid) => {
    expect(phoneIsValid(phone)).toBe(valid);
  });
});
