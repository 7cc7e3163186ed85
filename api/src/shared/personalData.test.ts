import { describe, expect, it } from 'vitest';
import {
  deskPrint,
  hasPhone,
  keywordPrints,
  openPerson,
  receiverPrints,
  sealPerson,
} from './personalData.ts';
import { secretBox } from './secretBox.ts';

const box = secretBox(Buffer.alloc(32, 1));
const BUYER = 7;
const person = { name: '欧阳 娜娜', phone: '13800001234-5678', address: '文三路1号' };
const finds = (keyword: string, who = person, buyer = BUYER) => {
  const prints = receiverPrints(box, BUYER, who);
  return keywordPrints(box, buyer, keyword).some((print) => prints.includes(print));
};

describe('encrypted personal data', () => {
  it('is decrypted unchanged and blank once it was erased', () => {
    expect(openPerson(box, 'receiver', sealPerson(box, 'receiver', person))).toEqual(person);
    expect(openPerson(box, 'receiver', '')).toEqual({ name: '', phone: '', address: '' });
    expect(() => openPerson(box, 'sender', sealPerson(box, 'receiver', person))).toThrow();
  });

  it.each([
    '13800001234',
    '138 0000 1234',
    '13800001234-5678',
    '１３８００００１２３４',
    '1234',
    '5678',
    '欧阳娜娜',
    '欧阳 娜娜',
  ])('is found by %s', (keyword) => {
    expect(finds(keyword)).toBe(true);
  });

  it.each(['1380000', '123', '0000', '欧阳', '娜娜', '13800001235', '文三路1号', ''])(
    'is not found by %j',
    (keyword) => {
      expect(finds(keyword)).toBe(false);
    },
  );

  it('is found by a landline with its area code in any spelling', () => {
    const office = { ...person, phone: '0571-88886666' };
    expect(['057188886666', '0571-88886666', '6666'].map((keyword) => finds(keyword, office))).toEqual([
      true,
      true,
      true,
    ]);
  });

  it('is found by another buyer with nothing', () => {
    expect(['13800001234', '1234', '欧阳娜娜'].map((keyword) => finds(keyword, person, BUYER + 1))).toEqual([
      ...[false, false, false],
    ]);
  });

  it('has one print that is the same of all buyers: that of the phone, for operators', () => {
    const [own, other] = [BUYER, BUYER + 1].map((buyer) => receiverPrints(box, buyer, person));
    expect(own?.filter((print) => other?.includes(print))).toEqual([deskPrint(box, '138 0000 1234')]);
    expect([deskPrint(box, ''), deskPrint(box, '138****')]).toEqual([null, null]);
  });

  it.each([
    ['13800001234', true],
    ['13800001234-5678', true],
    ['13800001234-5679', false],
    ['13800001235', false],
  ])('has the phone %s: %j', (phone, isSame) => {
    expect(hasPhone(person, phone)).toBe(isSame);
  });
});
