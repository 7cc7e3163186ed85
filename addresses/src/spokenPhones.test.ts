import { describe, expect, it } from 'vitest';
import { readAddress } from './reader.ts';

const place = '山东省滨州市滨城区黄河五路385号';

describe('mobiles that are not written in digits alone', () => {
  it.each([
    '一三八零零零零零零零零',
    '幺三八 零零零零 零零零零',
    '壹叁捌零零零零零零零零',
    '13八零零000零零零',
  ])('reads %s and asks about it, as it was written by ear', (said) => {
    const { phone, name, problems } = readAddress(`${said} 童年 ${place}`);
    expect({ phone, name, problems }).toEqual({
      phone: '13800000000',
      name: '童年',
      problems: [{ field: 'phone', reasonCode: 'ADDRESS_INVALID', msg: '号码由文字读出，请确认' }],
    });
  });

  it.each(['①③⑧⓪⓪⓪⓪⓪⓪⓪⓪', '138(0000)0000'])('reads %s without a question', (said) => {
    const { phone, problems } = readAddress(`手机${said} 童年 ${place}`);
    expect({ phone, problems }).toEqual({ phone: '13800000000', problems: [] });
  });

  it('leaves numerals of an address alone', () => {
    expect(readAddress(`童年 13800000000 ${place}一三八弄`).detail).toBe('黄河五路385号一三八弄');
  });
});
