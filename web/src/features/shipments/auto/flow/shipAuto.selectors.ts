import memoizeOne from 'memoize-one';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { countBlocked } from '../../shared/checkout/batchQuote.ts';
import { namedParcels } from './chosenOrders.ts';
import type { shipAutoMachine } from './shipAuto.machine.ts';
import { shortParcels } from './shortParcels.ts';

export type AutoWizard = ActorRefFrom<typeof shipAutoMachine>;
type AutoSnapshot = SnapshotFrom<typeof shipAutoMachine>;

/** The orders are to be priced, and are not yet. */
export const isUnpriced = (snapshot: AutoSnapshot) =>
  snapshot.matches('composing') && !snapshot.context.quote;

/** What the finding of goods has come to. */
export function selectFitting(snapshot: AutoSnapshot) {
  const at = (state: 'planning' | 'refused' | 'failed' | 'loading' | 'loadFailed') =>
    snapshot.matches({ composing: { goods: { fitting: state } } });
  if (at('planning') || at('loading')) return 'working';
  if (at('failed') || at('loadFailed')) return 'failed';
  return at('refused') ? 'refused' : 'settled';
}

/** How many orders are chosen, in how many parcels. */
export const selectChosen = memoizeOne(
  ({ context: { chosen } }: AutoSnapshot) => {
    const { mergeIds, shopOrderIds } = namedParcels(chosen);
    return { orders: chosen.length, parcels: mergeIds.length + shopOrderIds.length };
  },
  ([one], [other]) => one.context.chosen === other.context.chosen,
);

/** The parcels that the stock does not reach for. */
export const selectShort = ({ context }: AutoSnapshot) => shortParcels(context);

/** What cannot be ordered; nothing before there is a quote. */
export const selectBlocked = memoizeOne(
  ({ context: { quote } }: AutoSnapshot) => (quote ? countBlocked(quote) : { rows: 0, parts: 0, stuck: 0 }),
  ([one], [other]) => one.context.quote === other.context.quote,
);
