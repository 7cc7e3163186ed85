/**
 * Where an entry into the shipping pages leads: coming from a page with an id that is not a goods page, the id is
 * dropped from the target, so that no order or parcel number is taken for goods. Null when the target stands.
 */
export function shipmentsEntry(target: string, from: string): string | null {
  const [, child = ''] = /^\/shipments\/\d+(?:\/-?\d+)?(?:\/(byHand|auto|model))?\/?$/.exec(target) ?? [null];
  const hasTargetId = /^\/shipments\/\d/.test(target);
  if (!hasTargetId || !/\/\d+(\/|$)/.test(from) || /^\/(goodsInfo|shipments)(\/|$)/.test(from)) return null;
  return child ? `/shipments/${child}` : '/shipments';
}
