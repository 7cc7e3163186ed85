import memoizeOne from 'memoize-one';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { AutoStep } from './autoDraft.ts';
import { namedParcels } from './chosenOrders.ts';
import type { shipAutoMachine } from './shipAuto.machine.ts';
import { countBlocked } from './shipAuto.rules.ts';

export type AutoWizard = ActorRefFrom<typeof shipAutoMachine>;
export type AutoSnapshot = SnapshotFrom<typeof shipAutoMachine>;
export type AutoScreen = AutoStep | 'opening' | 'unopened' | 'done';

/** Which screen the wizard shows. */
export function selectScreen(snapshot: AutoSnapshot): AutoScreen {
  if (snapshot.matches('opening') || snapshot.matches('resuming')) return 'opening';
  if (snapshot.matches('unopened')) return 'unopened';
  if (snapshot.matches('shipped')) return 'done';
  if (snapshot.matches('placing') || snapshot.matches('paying')) return 'review';
  return snapshot.context.step;
}

export const selectContext = (snapshot: AutoSnapshot) => snapshot.context;
export const selectBusy = (snapshot: AutoSnapshot) => snapshot.hasTag('busy');
export const selectPricing = (snapshot: AutoSnapshot) => snapshot.hasTag('pricing');
export const selectPulling = (snapshot: AutoSnapshot) => snapshot.hasTag('pulling');
export const selectPullFailed = (snapshot: AutoSnapshot) =>
  snapshot.matches({ composing: { orders: 'pullFailed' } });
export const selectShopBroken = (snapshot: AutoSnapshot) =>
  snapshot.matches({ composing: { shop: 'broken' } });

export const selectWriting = (snapshot: AutoSnapshot) => ({
  busy: snapshot.matches({ composing: { goods: { editingSender: 'saving' } } }),
  unsaved: snapshot.matches({ composing: { goods: { editingSender: 'unsaved' } } }),
  refusal: snapshot.context.refusal,
});

/** What the finding of goods has come to. */
export function selectFitting(snapshot: AutoSnapshot) {
  const at = (state: 'planning' | 'refused' | 'broken' | 'loading' | 'unloaded') =>
    snapshot.matches({ composing: { goods: { fitting: state } } });
  if (at('planning') || at('loading')) return 'working';
  if (at('broken') || at('unloaded')) return 'broken';
  return at('refused') ? 'refused' : 'settled';
}

/** Where an order request stands that needs a word with the person. */
export function selectPlace(snapshot: AutoSnapshot) {
  if (snapshot.matches({ placing: 'unsure' })) return 'unsure';
  if (snapshot.matches({ paying: 'unsure' })) return 'payUnsure';
  if (snapshot.matches({ paying: 'closed' })) return 'closed';
  if (snapshot.matches({ composing: { review: 'broken' } })) return 'broken';
  return snapshot.matches({ paying: 'unpaid' }) ? 'unpaid' : null;
}

/** How many orders are chosen, in how many parcels. */
export const selectChosen = memoizeOne(
  ({ context: { chosen } }: AutoSnapshot) => {
    const { mergeIds, shopOrderIds } = namedParcels(chosen);
    return { orders: chosen.length, parcels: mergeIds.length + shopOrderIds.length };
  },
  ([one], [other]) => one.context.chosen === other.context.chosen,
);

/** What cannot be ordered; nothing before there is a quote. */
export const selectBlocked = memoizeOne(
  ({ context: { quote } }: AutoSnapshot) => (quote ? countBlocked(quote) : { rows: 0, parts: 0, stuck: 0 }),
  ([one], [other]) => one.context.quote === other.context.quote,
);

/** What the main button of the last step does now; null while the user can only wait or fix problems. */
export function selectAction(snapshot: AutoSnapshot) {
  if (snapshot.can({ type: 'order.submit' })) return 'order.submit';
  if (snapshot.can({ type: 'retry' })) return 'retry';
  return snapshot.can({ type: 'order.again' }) ? 'order.again' : null;
}
