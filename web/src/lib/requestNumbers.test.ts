import { expect, it } from 'vitest';
import { requestNumbers } from './requestNumbers.ts';

it('requestNumbers gives the same content one number until it has arrived', () => {
  const numbers = requestNumbers();
  const first = numbers.of({ id: 1, text: '在吗' });
  expect(numbers.of({ id: 1, text: '在吗' })).toBe(first);
  const other = numbers.of({ id: 1, text: '还在吗' });
  expect(other).not.toBe(first);
  numbers.arrived();
  expect(numbers.of({ id: 1, text: '还在吗' })).not.toBe(other);
});
