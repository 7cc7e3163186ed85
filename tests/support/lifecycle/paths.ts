import { type Adjacency, coveringPaths } from '../coveringPaths.ts';
import { EVENTS, type LifecycleEvent, next } from './events.ts';
import { afterSaleOf, isAsked, type Order, type Parcel, PLACED, statusOf } from './order.ts';

export type Step = { event: LifecycleEvent; order: Order };

/** Every order that can come to be, with what each event makes of it. */
function everyOrder(): Adjacency<Order, Step> {
  const map: Adjacency<Order, Step> = {};
  const queue = [PLACED];
  for (const order of queue) {
    const key = JSON.stringify(order);
    if (key in map) continue;
    const transitions: Record<string, Step> = {};
    for (const event of EVENTS) {
      const after = next(order, event);
      if (!after) continue;
      transitions[JSON.stringify(event)] = { event, order: after };
      queue.push(after);
    }
    map[key] = { state: order, transitions };
  }
  return map;
}

/** What of a parcel decides what may be done with it. */
export function viewOf(parcel: Parcel): string {
  const flags = {
    [parcel.refund]: isAsked(parcel),
    settled: parcel.settled,
    waybillOutcomeUnknown: parcel.waybillOutcomeUnknown,
  };
  const held = Object.entries(flags).flatMap(([flag, holds]) => (holds ? [flag] : []));
  return [parcel.place, ...held].join(' ');
}

/** What of an order decides what may be done with it, whichever of its parcels is which. */
export function stateAssertionsOf(order: Order): string {
  return JSON.stringify([statusOf(order), afterSaleOf(order), ...order.parcels.map(viewOf).toSorted()]);
}

/**
 * What a transition does to parcels is the same whatever the other one is; where it moves their order on, it is enough to
 * know from where it moves whose parcels.
 */
function kindOf(from: Order, event: LifecycleEvent, to: Order): string {
  const requested = from.parcels.find(isAsked);
  // What is paid out passes over what is asked for: each way of being asked for is a way of its own.
  if (requested && (event.type === 'order.settle' || event.type === 'order.settlementDue'))
    return JSON.stringify([event.type, requested.place, requested.refund, requested.settled]);
  const touched = 'at' in event ? [event.at] : [0, 1].filter((at) => from.parcels[at] !== to.parcels[at]);
  const [before, after] = [statusOf(from), statusOf(to)];
  const changes = touched.map((at) => {
    const [was, is] = [from.parcels[at] as Parcel, to.parcels[at] as Parcel];
    return before === after ? [viewOf(was), viewOf(is)] : [was.place, is.place];
  });
  return JSON.stringify([event.type, before === after || [before, after], changes.map(String).toSorted()]);
}

/** Paths from a new order that together take every kind of transition. */
export function lifecyclePaths() {
  const map = everyOrder();
  const kinds = new Set<string>();
  const paths = coveringPaths(map, JSON.stringify(PLACED), {
    goalOf: ({ order }) => JSON.stringify(order),
    kindOf: (from, _event, { event, order }) => {
      const kind = kindOf(from, event, order);
      kinds.add(kind);
      return kind;
    },
  });
  return { orders: Object.keys(map).length, kinds: kinds.size, paths };
}
