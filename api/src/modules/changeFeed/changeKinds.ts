import { changeKinds } from '../../shared/statuses.ts';

/** The things whose changes can be caught up on, as REST and the graph name them. */
const NUMBERS = {
  ORDER: changeKinds.order,
  PARCEL: changeKinds.parcel,
  REFUND: changeKinds.refund,
  GOODS: changeKinds.goods,
  STOCK: changeKinds.stock,
  CASH_OUT: changeKinds.cashOut,
} as const;
export type ChangeKind = keyof typeof NUMBERS;

export const CHANGE_KINDS = Object.keys(NUMBERS) as ChangeKind[];

/** As `change_event` has them, ascending. */
export function kindNumbers(kinds: readonly ChangeKind[]): number[] {
  return [...new Set(kinds)].map((kind) => NUMBERS[kind]).sort();
}

export function kindOfNumber(number: number): ChangeKind {
  const kind = CHANGE_KINDS.find((each) => NUMBERS[each] === number);
  if (!kind) throw new Error(`no kind of change has the number ${number}`);
  return kind;
}
