import { assign, setup } from 'xstate';
import type { LegalKind } from '../../graphql/generated/graphql.ts';
import { outcomeGuards } from '../../lib/outcome.ts';
import { output } from '../../lib/params.ts';
import type { Refusal } from '../../lib/refusal.ts';
import { unprovidedActor } from '../../lib/unprovidedActor.ts';

/** A version that the person is asked about. */
export interface AskedText {
  id: number;
  kind: LegalKind;
  version: string;
}

export type Asked = { kind: 'loaded'; texts: AskedText[] } | Refusal;
export type Answered = { kind: 'answered' } | Refusal;
export interface Answer {
  ids: number[];
  agreed: boolean;
}

interface Context {
  texts: AskedText[];
  agreed: boolean;
}

type Event = { type: 'consent.accept' } | { type: 'consent.decline' };

/** Asks once about new versions of what people agree to; a refusal means that there is a newer one still. */
export const consentPromptMachine = setup({
  types: { context: {} as Context, events: {} as Event, tags: {} as 'open' | 'busy' | 'failed' },
  actors: {
    loadPendingConsents: unprovidedActor<Asked>(),
    answerConsents: unprovidedActor<Answered, Answer>(),
  },
  guards: {
    hasNoPendingConsents: (_, answer: Asked) => answer.kind === 'refused' || answer.texts.length === 0,
    ...outcomeGuards,
  },
  actions: {
    setTexts: assign((_, answer: Asked) => (answer.kind === 'loaded' ? { texts: answer.texts } : {})),
    setAnswer: assign((_, { agreed }: { agreed: boolean }) => ({ agreed })),
  },
}).createMachine({
  id: 'consentPrompt',
  context: { texts: [], agreed: false },
  initial: 'checking',
  states: {
    checking: {
      invoke: {
        id: 'loadPendingConsents',
        src: 'loadPendingConsents',
        onDone: [
          { guard: { type: 'hasNoPendingConsents', params: output }, target: 'done' },
          { target: 'confirming', actions: { type: 'setTexts', params: output } },
        ],
        // The next page load asks.
        onError: 'done',
      },
    },
    confirming: {
      tags: 'open',
      on: {
        'consent.accept': { target: 'answering', actions: { type: 'setAnswer', params: { agreed: true } } },
        'consent.decline': { target: 'answering', actions: { type: 'setAnswer', params: { agreed: false } } },
      },
    },
    answering: {
      tags: ['open', 'busy'],
      invoke: {
        id: 'answerConsents',
        src: 'answerConsents',
        input: ({ context: { texts, agreed } }) => ({ ids: texts.map(({ id }) => id), agreed }),
        onDone: [{ guard: { type: 'wasRefused', params: output }, target: 'checking' }, { target: 'done' }],
        onError: 'requestFailed',
      },
    },
    requestFailed: {
      tags: ['open', 'failed'],
      on: { 'consent.accept': 'answering', 'consent.decline': 'done' },
    },
    done: { type: 'final' },
  },
});
