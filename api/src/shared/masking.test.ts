import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maskAddress, maskName, maskPhone } from './masking.ts';

describe('masking of receivers', () => {
  it.each([
    ['张三', '张*'],
    ['张', '张*'],
    ['欧阳娜娜', '欧***'],
  ])('masks the name %s', (name, masked) => {
    expect(maskName(name)).toBe(masked);
  });

  it.each([
    ['13800000001', '138******01'],
    ['13800000012-1234', '138******12-****'],
    ['0571-88888866-807', '057********66-***'],
    ['0571-88888888', '057********88'],
  ])('masks the phone %s', (phone, masked) => {
    expect(maskPhone(phone)).toBe(masked);
  });

  it.each([
    ['文三路123号4单元502室', '文三路***'],
    ['古荡街道益乐新村', '古荡***'],
    ['12号楼', '1***'],
  ])('masks the address %s', (address, masked) => {
    expect(maskAddress(address)).toBe(masked);
  });

  it('shows of two people behind one virtual number the same', () => {
    expect(maskPhone('18400000113-1234')).toBe(maskPhone('18400000113-9876'));
  });

  it('always hides at least six digits of a mobile and a part of the rest', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^1[3-9][0-9]{9}$/), fc.stringMatching(/^[^*]{2,40}$/), (phone, text) => {
        expect(maskPhone(phone).match(/\*/g)?.length).toBe(6);
        expect(maskName(text)).not.toBe(text);
        expect(maskAddress(text)).not.toBe(text);
      }),
    );
  });
});
