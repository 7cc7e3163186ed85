/** Conditions on ids, as SQL: `true` for all of them, or those that movements of money have touched lately. */
export type Scope = {
  isFull: boolean;
  movements(id: string): string;
  orders(id: string): string;
  parcels(id: string): string;
};

/** What must hold of the books whatever happened. */
export type Rule = {
  /** What holds, as a sentence. */
  name: string;
  /** The same for operators. */
  text: string;
  /** Goes through all there is whatever has moved: left to the checks of everything. */
  onlyInFull?: true;
  /** A query that answers an `id` of everything that breaks it. */
  broken(only: Scope): string;
};

const all = () => 'true';

export const everything: Scope = {
  isFull: true,
  movements: all,
  orders: all,
  parcels: all,
};

/** What movements after one, by its id, are about. */
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
