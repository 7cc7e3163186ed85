import { assign, setup } from 'xstate';
import type { Refusal } from '../../lib/refusal.ts';
import { unprovidedActor } from '../../lib/unprovidedActor.ts';

export const REVIEW_MAX = 200;

export interface ReviewSubject {
  id: number;
  orderNo: string;
  goodName: string;
}

export interface Review {
  orderId: number;
  /** 1 to 5. */
  score: number;
  /** At most `REVIEW_MAX` characters; may be empty. */
  text: string;
}

export type ReviewOutcome = { kind: 'done' } | Refusal;

interface Context {
  subject: ReviewSubject | null;
  /** 0 until it is chosen. */
  score: number;
  text: string;
  /** It was sent without a score. */
  isScoreMissing: boolean;
  refusal: Refusal | null;
}

type Event =
  | { type: 'review.open'; subject: ReviewSubject }
  | { type: 'review.close' }
  | { type: 'score.choose'; score: number }
  | { type: 'text.edit'; text: string }
  | { type: 'review.send' };

const clean: Context = { subject: null, score: 0, text: '', isScoreMissing: false, refusal: null };

/** The dialog in which an order that was received is reviewed. */
export const reviewOrderMachine = setup({
  types: { context: {} as Context, events: {} as Event, tags: {} as 'busy' },
  actors: { sendReview: unprovidedActor<ReviewOutcome, Review>() },
  guards: {
    hasScore: ({ context }) => context.score >= 1 && context.score <= 5,
    wasRefused: (_, { outcome }: { outcome: ReviewOutcome }) => outcome.kind === 'refused',
  },
  actions: {
    reset: assign(clean),
    setSubject: assign((_, { subject }: { subject: ReviewSubject }) => ({ subject })),
    setScore: assign((_, { score }: { score: number }) => ({ score, isScoreMissing: false })),
    setText: assign((_, { text }: { text: string }) => ({ text: text.slice(0, REVIEW_MAX) })),
    setScoreMissing: assign({ isScoreMissing: true }),
    clearRefusal: assign({ refusal: null }),
    setRefusal: assign((_, { outcome }: { outcome: ReviewOutcome }) => ({
      refusal: outcome.kind === 'refused' ? outcome : null,
    })),
    announce: () => {},
  },
}).createMachine({
  id: 'reviewOrder',
  context: clean,
  initial: 'closed',
  states: {
    closed: {
      entry: 'reset',
      on: {
        'review.open': { target: 'form', actions: { type: 'setSubject', params: ({ event }) => event } },
      },
    },
    form: {
      initial: 'filling',
      on: {
        'review.close': 'closed',
        'score.choose': { target: '.filling', actions: { type: 'setScore', params: ({ event }) => event } },
        'text.edit': { target: '.filling', actions: { type: 'setText', params: ({ event }) => event } },
        'review.send': [
          { guard: 'hasScore', target: 'sending', actions: 'clearRefusal' },
          { target: '.filling', actions: 'setScoreMissing' },
        ],
      },
      states: { filling: {}, broken: {} },
    },
    sending: {
      tags: 'busy',
      invoke: {
        id: 'sendReview',
        src: 'sendReview',
        input: ({ context: { subject, score, text } }) => ({ orderId: subject?.id ?? 0, score, text }),
        onDone: [
          {
            guard: { type: 'wasRefused', params: ({ event }) => ({ outcome: event.output }) },
            target: 'form',
            actions: { type: 'setRefusal', params: ({ event }) => ({ outcome: event.output }) },
          },
          { target: 'closed', actions: 'announce' },
        ],
        onError: 'form.broken',
      },
    },
  },
});
