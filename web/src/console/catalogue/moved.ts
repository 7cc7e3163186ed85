/** The ids with one of them a place further up (-1) or down (1); as they are where there is no such place. */
export function moved(ids: readonly number[], id: number, by: -1 | 1): number[] {
  const order = [...ids];
  const at = order.indexOf(id);
  const other = order[at + by];
  if (at < 0 || other === undefined) return order;
  order[at] = other;
  order[at + by] = id;
  return order;
}
