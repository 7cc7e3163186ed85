import { describe, expect, it } from 'vitest';
import { idIn, numbersIn, phoneIn, receiverPhoneIn } from './numbersIn.ts';

describe('numbers of a pasted text', () => {
  it.each([
    ['P1 P2\tP3\nP4', ['P1', 'P2', 'P3', 'P4']],
    ['Ｐ１２３，１３８００００１２３４；SF1、SF2', ['P123', '13800001234', 'SF1', 'SF2']],
    [' P1,,P1 ', ['P1']],
    ['   ', []],
  ])('of %j are %j', (text, numbers) => {
    expect(numbersIn(text)).toEqual({ numbers, left: 0 });
  });

  it('are no more than 200, and how many are left out is told', () => {
    const { numbers, left } = numbersIn(Array.from({ length: 205 }, (_, n) => `P${n}`).join(' '));
    expect([numbers.length, numbers.at(-1), left]).toEqual([200, 'P199', 5]);
  });

  it('are phones and ids where they can be', () => {
    expect(['13800001234', '+8613800001234', '2380000123', 'P1'].map(phoneIn)).toEqual([
      ...['13800001234', '13800001234', null, null],
    ]);
    const receivers = [
      '+8613800001234',
      '13800001234-12',
      '0571-88886666',
      '88886666',
      'YT138',
      '12345678901',
    ];
    expect(receivers.map(receiverPhoneIn)).toEqual([
      ...['13800001234', '13800001234-12', '0571-88886666', null, null, null],
    ]);
    expect(['12', '012', '1.5', '9999999999999999'].map(idIn)).toEqual([12, null, null, null]);
  });
});
