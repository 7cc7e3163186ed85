import { describe, expect, it } from 'vitest';
import { nameWithExtension, phoneParts } from './phoneParts.ts';

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
