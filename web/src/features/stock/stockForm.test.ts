import { describe, expect, it } from 'vitest';
import {
  availableOf,
  currentStock,
  type Stock,
  safetyText,
  stockForm,
  stockInput,
  stockProblems,
} from './stockForm.ts';

const stock = {
  ...{ id: 7, quantity: 10, locked: 4, available: 5, safetyQuantity: 1, safetyHeld: 1 },
  ...{ warnQuantity: 2, bin: 'A-2', isLow: false, version: 3 },
} as Stock;
const form = stockForm(stock);

describe('stockInput', () => {
  it.each([
    ['a count', { pieces: '25' }, { id: 7, quantity: 25, version: 3 }],
    [
      'a count that finds what is there, with words',
      { remark: '已核对' },
      { id: 7, quantity: 10, version: 3, remark: '已核对' },
    ],
    ['more pieces', { mode: 'add', pieces: '5' }, { id: 7, delta: 5 }],
    [
      'fewer pieces and another warning',
      { mode: 'take', pieces: '5', warn: '1' },
      { id: 7, delta: -5, warnQuantity: 1 },
    ],
    ['a bin alone', { bin: ' A-10 ' }, { id: 7, bin: 'A-10' }],
    ['a safety stock alone', { safety: '0' }, { id: 7, safetyQuantity: 0 }],
    [
      'a count with a safety stock',
      { pieces: '25', safety: '9' },
      { id: 7, quantity: 25, version: 3, safetyQuantity: 9 },
    ],
    ['a warning alone', { warn: '8' }, { id: 7, warnQuantity: 8 }],
    [
      'a warning alone, where pieces could be added',
      { mode: 'add', pieces: '', warn: '8' },
      { id: 7, warnQuantity: 8 },
    ],
  ] as const)('stockInput: %s', (_, change, input) => {
    const written = { ...form, ...change };
    expect(stockProblems(written, stock)).toEqual({});
    expect(stockInput(written, stock)).toEqual(input);
  });
});

describe('stockProblems', () => {
  it.each([
    [{ pieces: '3' }, { pieces: { code: 'locked', locked: 4 } }],
    [{ mode: 'take', pieces: '7' }, { pieces: { code: 'locked', locked: 4 } }],
    [{ mode: 'add', pieces: '9999990' }, { pieces: { code: 'many' } }],
    [{ pieces: '12345678' }, { pieces: { code: 'number' } }],
    [{ pieces: '-1' }, { pieces: { code: 'number' } }],
    [{ pieces: '' }, { pieces: { code: 'required' } }],
    [{ mode: 'add', pieces: '' }, { pieces: { code: 'required' } }],
    [
      { pieces: '', warn: 'x' },
      { pieces: { code: 'required' }, warn: { code: 'number' } },
    ],
    [{ safety: '' }, { safety: { code: 'number' } }],
    [{}, { form: { code: 'nothing' } }],
    [{ mode: 'add', pieces: '0' }, { form: { code: 'nothing' } }],
  ] as const)('stockProblems rejects %o', (change, problems) => {
    expect(stockProblems({ ...form, ...change }, stock)).toEqual(problems);
  });
});

it('pieces are read in full-width digits, too', () => {
  const typed = { ...form, pieces: '２０', safety: '２', warn: ' ３ ' };
  expect(stockProblems(typed, stock)).toEqual({});
  expect(stockInput(typed, stock)).toMatchObject({ quantity: 20, safetyQuantity: 2, warnQuantity: 3 });
});

describe('the current stock in a refusal', () => {
  it('the current stock is taken from a refusal that carries it', () => {
    const said = {
      quantity: 25,
      locked: 5,
      available: 17,
      safetyQuantity: 3,
      safetyHeld: 3,
      warnQuantity: 30,
      bin: 'B-1',
      version: 4,
      goodStatus: 1,
    };
    expect(currentStock(stock, said)).toEqual({
      ...stock,
      ...{
        quantity: 25,
        locked: 5,
        available: 17,
        safetyQuantity: 3,
        safetyHeld: 3,
        warnQuantity: 30,
        bin: 'B-1',
        version: 4,
        isLow: true,
      },
    });
  });

  it.each([undefined, null, 'x', {}, { quantity: '25', version: 4 }])(
    'no current stock is taken from %o',
    (said) => {
      expect(currentStock(stock, said)).toBeNull();
    },
  );
});

describe('the safety stock', () => {
  it('is taken from what could be ordered, down to nothing', () => {
    expect(availableOf(10, { safety: '2' }, stock)).toBe(4);
    expect(availableOf(10, { safety: '9' }, stock)).toBe(0);
    expect(availableOf(10, { safety: '' }, stock)).toBe(6);
  });

  it('says of how many it is where there are fewer', () => {
    expect(safetyText(stock)).toBe('1');
    expect(safetyText({ ...stock, safetyQuantity: 5 })).toBe('1 / 5');
  });
});
