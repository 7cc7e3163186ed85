import memoizeOne from 'memoize-one';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { sendableRows } from '../../shared/recipients/recipientRules.ts';
import { blocks, countStates, judgeRows } from '../../shared/recipients/verdicts.ts';
import type { Step } from './draft.ts';
import type { recipientsMachine } from './recipients.machine.ts';
import type { shipByHandMachine } from './shipByHand.machine.ts';

export type Wizard = ActorRefFrom<typeof shipByHandMachine>;
export type RecipientList = ActorRefFrom<typeof recipientsMachine>;
export type ShipSnapshot = SnapshotFrom<typeof shipByHandMachine>;

export type Screen = Step | 'opening' | 'unopened' | 'done';

/** Which screen the wizard shows. */
export function selectScreen(snapshot: ShipSnapshot): Screen {
  if (snapshot.matches('opening') || snapshot.matches('resuming')) return 'opening';
  if (snapshot.matches('unopened')) return 'unopened';
  if (snapshot.matches('shipped')) return 'done';
  if (snapshot.matches('placing') || snapshot.matches('paying')) return 'review';
  return snapshot.context.step;
}

export const selectContext = (snapshot: ShipSnapshot) => snapshot.context;
export const selectBusy = (snapshot: ShipSnapshot) => snapshot.hasTag('busy');
export const selectPricing = (snapshot: ShipSnapshot) => snapshot.hasTag('pricing');
export const selectRecipientList = (snapshot: ShipSnapshot) => snapshot.children.recipients;
export const selectRefusal = (snapshot: ShipSnapshot) => snapshot.context.refusal;
export const selectGoodsBroken = (snapshot: ShipSnapshot) =>
  snapshot.matches({ composing: { goods: 'broken' } });
export const selectGoodsLoading = (snapshot: ShipSnapshot) =>
  snapshot.matches({ composing: { goods: 'loading' } });
export const selectWriting = (snapshot: ShipSnapshot) => ({
  busy: snapshot.hasTag('busy'),
  unsaved: snapshot.matches({ composing: { delivery: 'senderUnsaved' } }),
  refusal: snapshot.context.refusal,
});
export const selectQuoteBroken = (snapshot: ShipSnapshot) =>
  snapshot.matches({ composing: { recipients: 'broken' } }) ||
  snapshot.matches({ composing: { review: 'broken' } });

export const selectVerdicts = ({ context }: ShipSnapshot) => judgeRows(context);

export const selectCounts = memoizeOne(
  (snapshot: ShipSnapshot) => {
    const verdicts = selectVerdicts(snapshot);
    return { ...countStates(verdicts), blocked: [...verdicts.values()].filter(blocks).length };
  },
  ([one], [other]) => selectVerdicts(one) === selectVerdicts(other),
);

/** The quote, as long as it speaks of the list as it stands. */
export const selectFreshQuote = memoizeOne(
  ({ context: { rows, quote } }: ShipSnapshot) => {
    const sendable = sendableRows(rows);
    const same =
      quote?.rows.length === sendable.length && quote.rows.every((row, at) => row === sendable[at]);
    return same ? quote.answer : null;
  },
  ([one], [other]) => one.context.rows === other.context.rows && one.context.quote === other.context.quote,
);

/** How many third-party order numbers were ordered before. */
export const selectDuplicateNos = (snapshot: ShipSnapshot) =>
  [...selectVerdicts(snapshot).values()].filter(({ notes }) =>
    notes.some((note) => note.reasonCode === 'DUPLICATE_NO'),
  ).length;
