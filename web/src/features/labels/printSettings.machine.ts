import { assign, setup } from 'xstate';
import { isRefusal, type Refusal } from '../../lib/refusal.ts';
import { unprovidedActor } from '../../lib/unprovidedActor.ts';
import {
  blankSetting,
  type DeletedSetting,
  type Preview,
  type Previewed,
  type SavedSetting,
  type SettingDraft,
  type SettingSubject,
} from './settings.types.ts';

interface Context {
  draft: SettingDraft;
  /** What it is for can be chosen; a setting that is there keeps its platform and courier. */
  isNew: boolean;
  /** The last one that was drawn; it stays while the next one is. */
  preview: Preview | null;
  subject: SettingSubject | null;
  refusal: Refusal | null;
}

type Event =
  | { type: 'editor.open'; draft: SettingDraft; isNew: boolean }
  | { type: 'editor.close' }
  | { type: 'draft.edit'; change: Partial<SettingDraft> }
  | { type: 'draft.save' }
  | { type: 'preview.retry' }
  | { type: 'removal.ask'; subject: SettingSubject }
  | { type: 'removal.accept' }
  | { type: 'removal.dismiss' };

/** What is seen on a label, or decides on what is. */
const DRAWN: readonly (keyof SettingDraft)[] = ['platform', 'courierId', 'paper', 'extras'];

/** The settings of labels: one is edited beside a label that shows what comes of it, or deleted after a question. */
export const printSettingsMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    tags: {} as 'editing' | 'saving' | 'drawing' | 'removing',
  },
  actors: {
    saveSetting: unprovidedActor<SavedSetting, SettingDraft>(),
    deleteSetting: unprovidedActor<DeletedSetting, number>(),
    drawLabel: unprovidedActor<Previewed, SettingDraft>(),
  },
  delays: { typing: 300 },
  guards: {
    wasRefused: (_, { answer }: { answer: { kind: string } }) => answer.kind === 'refused',
    isDrawn: (_, { change }: { change: Partial<SettingDraft> }) => DRAWN.some((part) => part in change),
  },
  actions: {
    setDraft: assign((_, { draft, isNew }: Pick<Context, 'draft' | 'isNew'>) => ({
      draft,
      isNew,
      preview: null,
      refusal: null,
    })),
    editDraft: assign(({ context }, { change }: { change: Partial<SettingDraft> }) => ({
      draft: { ...context.draft, ...change },
      refusal: null,
    })),
    setPreview: assign((_, { answer }: { answer: Previewed }) =>
      answer.kind === 'drawn' ? { preview: answer.preview } : {},
    ),
    setSubject: assign((_, { subject }: { subject: SettingSubject }) => ({ subject, refusal: null })),
    clearSubject: assign({ subject: null, refusal: null }),
    clearRefusal: assign({ refusal: null }),
    setRefusal: assign((_, { answer }: { answer: unknown }) => ({
      refusal: isRefusal(answer) ? answer : null,
    })),
    announceSaved: () => {},
    announceDeleted: () => {},
  },
}).createMachine({
  id: 'printSettings',
  context: { draft: blankSetting, isNew: true, preview: null, subject: null, refusal: null },
  type: 'parallel',
  states: {
    work: {
      initial: 'browsing',
      states: {
        browsing: {
          entry: 'clearSubject',
          on: {
            'editor.open': {
              target: 'editing',
              actions: { type: 'setDraft', params: ({ event }) => event },
            },
            'removal.ask': {
              target: 'asking',
              actions: { type: 'setSubject', params: ({ event }) => event },
            },
          },
        },
        editing: {
          tags: 'editing',
          initial: 'filling',
          on: {
            'editor.close': 'browsing',
            'draft.edit': {
              target: '.filling',
              actions: { type: 'editDraft', params: ({ event }) => event },
            },
            'draft.save': { target: 'saving', actions: 'clearRefusal' },
          },
          states: { filling: {}, refused: {}, broken: {} },
        },
        saving: {
          tags: ['editing', 'saving'],
          invoke: {
            id: 'saveSetting',
            src: 'saveSetting',
            input: ({ context }) => context.draft,
            onDone: [
              {
                guard: { type: 'wasRefused', params: ({ event }) => ({ answer: event.output }) },
                target: 'editing.refused',
                actions: { type: 'setRefusal', params: ({ event }) => ({ answer: event.output }) },
              },
              { target: 'browsing', actions: 'announceSaved' },
            ],
            onError: 'editing.broken',
          },
        },
        asking: {
          initial: 'open',
          on: { 'removal.dismiss': 'browsing' },
          states: {
            open: { on: { 'removal.accept': '#printSettings.work.deleting' } },
            refused: {},
            broken: { on: { 'removal.accept': '#printSettings.work.deleting' } },
          },
        },
        deleting: {
          tags: 'removing',
          invoke: {
            id: 'deleteSetting',
            src: 'deleteSetting',
            input: ({ context }) => context.subject?.id ?? 0,
            onDone: [
              {
                guard: { type: 'wasRefused', params: ({ event }) => ({ answer: event.output }) },
                target: 'asking.refused',
                actions: { type: 'setRefusal', params: ({ event }) => ({ answer: event.output }) },
              },
              { target: 'browsing', actions: 'announceDeleted' },
            ],
            onError: 'asking.broken',
          },
        },
      },
    },
    preview: {
      initial: 'resting',
      on: {
        'editor.open': '.drawing',
        'draft.edit': { guard: { type: 'isDrawn', params: ({ event }) => event }, target: '.typing' },
      },
      states: {
        resting: {},
        typing: { tags: 'drawing', after: { typing: 'drawing' } },
        drawing: {
          tags: 'drawing',
          invoke: {
            id: 'drawLabel',
            src: 'drawLabel',
            input: ({ context }) => context.draft,
            onDone: [
              {
                guard: { type: 'wasRefused', params: ({ event }) => ({ answer: event.output }) },
                target: 'lost',
              },
              {
                target: 'resting',
                actions: { type: 'setPreview', params: ({ event }) => ({ answer: event.output }) },
              },
            ],
            onError: 'lost',
          },
        },
        lost: { on: { 'preview.retry': 'drawing' } },
      },
    },
  },
});
