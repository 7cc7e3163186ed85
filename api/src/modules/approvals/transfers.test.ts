import { expect, it } from 'vitest';
import { transfersIn } from './transfers.ts';

const at = (owner: number, code: string) => ({ owner, code });
const line = (owner: number, code: string, amount: number) => ({ ...at(owner, code), amount });

it('who pays whom is what each account has less or more in the end', () => {
  expect(transfersIn([])).toEqual([]);
  expect(
    transfersIn([
      ...[line(2, 'deposit', -300), line(2, 'available', 300)],
      ...[line(2, 'available', -1_000), line(0, 'escrow', 1_000)],
      ...[line(0, 'escrow', -1_000), line(1, 'available', 1_000)],
    ]),
  ).toEqual([
    { from: at(2, 'deposit'), to: at(1, 'available'), amount: 300 },
    { from: at(2, 'available'), to: at(1, 'available'), amount: 700 },
  ]);
});

it('one account pays several', () => {
  expect(transfersIn([line(0, 'escrow', -100), line(1, 'available', 60), line(0, 'revenue', 40)])).toEqual([
    { from: at(0, 'escrow'), to: at(1, 'available'), amount: 60 },
    { from: at(0, 'escrow'), to: at(0, 'revenue'), amount: 40 },
  ]);
});
