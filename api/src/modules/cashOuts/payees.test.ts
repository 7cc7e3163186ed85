import { expect, it } from 'vitest';
import { type AccountType, maskPayee, payeeProblem } from './payees.ts';

it.each<[AccountType, string, string | undefined, string | null]>([
  [1, '13800000001', undefined, null],
  [1, 'orange@shop.cn', undefined, null],
  [1, '1380000000', undefined, 'account'],
  [1, 'orange@shop', undefined, 'account'],
  [1, 'o range@shop.cn', undefined, 'account'],
  [1, '13800000001', '工商银行', 'bankName'],
  [2, 'orange_2026', undefined, null],
  [2, '13800000001', undefined, null],
  [2, 'abcd', undefined, 'account'],
  [2, '6222020200112230', undefined, 'account'],
  [3, '6222020200112230123', '工商银行', null],
  [3, '622202020011', '工商银行', null],
  [3, '62220202001', '工商银行', 'account'],
  [3, '6222 0202 0011 2230', '工商银行', 'account'],
  [3, '6222020200112230', undefined, 'bankName'],
])('the payee of type %i with %s at %s is validated: %s', (accountType, account, bankName, expected) => {
  expect(payeeProblem({ accountType, account, ...(bankName && { bankName }) })).toBe(expected);
});

it.each<[AccountType, string, string]>([
  [1, '13800000001', '138******01'],
  [1, 'orange@shop.cn', 'o***@shop.cn'],
  [2, 'orange_2026', 'or***6'],
  [2, '13800000001', '138******01'],
  [3, '6222020200112230', '************2230'],
])('the payee of type %i with %s is masked as %s', (accountType, account, expected) => {
  expect(maskPayee({ accountType, account })).toBe(expected);
});
