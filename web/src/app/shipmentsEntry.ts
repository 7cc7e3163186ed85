/**
 * Where an entry into the shipping pages leads: coming from a page with an id that is not a goods page, the id is
 * dropped from the target, so that no order or parcel number is taken for goods. Null when the target stands. From one
 * way of shipping to another of the same goods is no entry.
 */
export function shipmentsEntry(target: string, from: string): string | null {
  const [, id, child = ''] =
    /^\/shipments\/(\d+)(?:\/-?\d+)?(?:\/(byHand|auto|model))?\/?$/.exec(target) ?? [];
  const [, page, fromId] = /^\/(\w+)(?:\/\w+)*?\/(\d+)(?:\/|$)/.exec(from) ?? [];
  if (!id || !fromId || page === 'goodsInfo' || (page === 'shipments' && fromId === id)) return null;
  return child ? `/shipments/${child}` : '/shipments';
}
