/** Conditions on ids as SQL: `true` for all, or those touched by recent movements. */
export type Scope = {
  isFull: boolean;
  movements(id: string): string;
  orders(id: string): string;
  parcels(id: string): string;
};

/** An invariant of the ledger. */
export type Rule = {
  /** The invariant as a sentence. */
  name: string;
  /** The same in the operators' language. */
  text: string;
  /** Reads all rows regardless of recent movements: only run by full checks. */
  onlyInFull?: true;
  /** A query that returns an `id` for every violation. */
  broken(only: Scope): string;
};

const all = () => 'true';

export const everything: Scope = {
  isFull: true,
  movements: all,
  orders: all,
  parcels: all,
};

/** The subjects of movements after one, by its id. */
export function movedAfter(movementId: number): Scope {
  const moved = (bizType: string) =>
    `SELECT biz_id FROM ledger_tx WHERE id > ${movementId} AND biz_type = '${bizType}'`;
  const parcels = `SELECT id, order_id FROM order_package WHERE id IN (${moved('package')})
    UNION SELECT id, order_id FROM order_package WHERE order_id IN (${moved('order')})`;
  return {
    isFull: false,
    movements: (id) => `${id} > ${movementId}`,
    orders: (id) => `${id} IN (${moved('order')} UNION SELECT order_id FROM (${parcels}) p)`,
    parcels: (id) => `${id} IN (SELECT id FROM (${parcels}) p)`,
  };
}
