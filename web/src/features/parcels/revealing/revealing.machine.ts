import { assign, setup } from 'xstate';
import { outcomeGuards, refusalIn, refusedTo } from '../../../lib/outcome.ts';
import { output, payload } from '../../../lib/params.ts';
import type { Refusal } from '../../../lib/refusal.ts';
import { unprovidedActor } from '../../../lib/unprovidedActor.ts';
import type { Receiver } from '../../shipments/shared/recipients/recipient.ts';

/** The parcel whose receiver is looked at. */
interface RevealSubject {
  parcelId: number;
  packageNo: string;
}

export type Revealed = { kind: 'revealed'; receiver: Receiver } | Refusal;

interface Context {
  subject: RevealSubject | null;
  /** In clear; only while it is shown. */
  receiver: Receiver | null;
  refusal: Refusal | null;
}

type Event =
  | { type: 'reveal.open'; subject: RevealSubject }
  | { type: 'reveal.retry' }
  | { type: 'reveal.dismiss' };

const clean: Context = { subject: null, receiver: null, refusal: null };

/** Shows the receiver of a parcel in clear, or why it is not shown. Nothing of it is left once it is closed. */
export const revealingMachine = setup({
  types: { context: {} as Context, events: {} as Event, tags: {} as 'busy' | 'failed' },
  actors: { revealReceiver: unprovidedActor<Revealed, number>() },
  guards: outcomeGuards,
  actions: {
    clearSecrets: assign(clean),
    setSubject: assign((_, { subject }: { subject: RevealSubject }) => ({ subject })),
    setReceiver: assign((_, answer: Revealed) =>
      answer.kind === 'revealed' ? { receiver: answer.receiver } : {},
    ),
    setRefusal: assign(refusalIn),
  },
}).createMachine({
  id: 'revealing',
  context: clean,
  initial: 'closed',
  states: {
    closed: {
      entry: 'clearSecrets',
      on: { 'reveal.open': { target: 'revealing', actions: { type: 'setSubject', params: payload } } },
    },
    revealing: {
      tags: 'busy',
      invoke: {
        id: 'revealReceiver',
        src: 'revealReceiver',
        input: ({ context }) => context.subject?.parcelId ?? 0,
        onDone: [refusedTo('refused'), { target: 'shown', actions: { type: 'setReceiver', params: output } }],
        onError: 'failed',
      },
      on: { 'reveal.dismiss': 'closed' },
    },
    shown: { on: { 'reveal.dismiss': 'closed' } },
    refused: { on: { 'reveal.dismiss': 'closed' } },
    failed: { tags: 'failed', on: { 'reveal.retry': 'revealing', 'reveal.dismiss': 'closed' } },
  },
});
