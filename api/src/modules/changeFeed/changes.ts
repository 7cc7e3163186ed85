import { shanghaiMillis } from '../../shared/clock.ts';
import { type ChangeKind, kindOfNumber } from './changeKinds.ts';

/** A thing that has changed; without `updatedAt` where it is not there any more. */
export type ChangeItem = { kind: ChangeKind; id: number; updatedAt: string | null };

/** A change of an account: its balance, its notices, or its orders at a supplier and what else of its things. */
export type Change = {
  accountId: number;
  /** Null where no supplier is involved. */
  sellerId: number | null;
  orderIds: number[];
  items: ChangeItem[];
  /** More things have changed than are items. */
  moreItems: boolean;
  /** More has changed than is listed. */
  unnamed: boolean;
  balance: boolean;
  /** It was told something, or has read it. */
  notice: boolean;
};

type Item = [kind: number, id: number, updatedAt: number | null];
type Payload = { a: number; s?: number | null; o?: number[]; i?: Item[]; m?: 1; all?: true; w?: 1; n?: 1 };

export function parseChange(payload: string): Change {
  const { a, s = null, o = [], i = [], m, all = false, w, n } = JSON.parse(payload) as Payload;
  return {
    ...{ accountId: a, sellerId: s, orderIds: o, items: i.map(itemOf), moreItems: m === 1 },
    ...{ unnamed: all, balance: w === 1, notice: n === 1 },
  };
}

function itemOf([kind, id, at]: Item): ChangeItem {
  return { kind: kindOfNumber(kind), id, updatedAt: at === null ? null : shanghaiMillis(new Date(at)) };
}
