import { describe, expect, it } from 'vitest';
import { isTaxNumber } from './taxNumber.ts';

describe('a tax number', () => {
  it('is one by its check digit', () => {
    for (const number of ['91350100M000100Y43', '91110000802100433B', '91330106673959654P'])
      expect(isTaxNumber(number), number).toBe(true);
  });

  it('is none with another digit, another length or signs that the standard leaves out', () => {
    for (const number of [
      '91350100M000100Y44',
      '91350100M000100Y4',
      '91350100m000100y43',
      '9135010IM000100Y43',
      '',
    ])
      expect(isTaxNumber(number), number).toBe(false);
  });

  it('is none with two neighbouring digits that differ exchanged', () => {
    const number = '91350100M000100Y43';
    for (let at = 0; at + 1 < number.length; at += 1) {
      const exchanged = `${number.slice(0, at)}${number[at + 1]}${number[at]}${number.slice(at + 2)}`;
      if (exchanged !== number) expect(isTaxNumber(exchanged), exchanged).toBe(false);
    }
  });
});
