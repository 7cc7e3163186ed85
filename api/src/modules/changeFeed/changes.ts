/** A change of an account: its balance, its notices, or its orders at a supplier. */
export type Change = {
  accountId: number;
  /** Null where no supplier is involved. */
  sellerId: number | null;
  orderIds: number[];
  /** More has changed than is listed. */
  unnamed: boolean;
  balance: boolean;
  /** It was told something, or has read it. */
  notice: boolean;
};

type Payload = { a: number; s?: number | null; o?: number[]; all?: true; w?: 1; n?: 1 };

export function parseChange(payload: string): Change {
  const { a, s = null, o = [], all = false, w, n } = JSON.parse(payload) as Payload;
  return { accountId: a, sellerId: s, orderIds: o, unnamed: all, balance: w === 1, notice: n === 1 };
}
