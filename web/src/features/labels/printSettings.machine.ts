import { assign, setup } from 'xstate';
import type { Platform, PrintSettingRowFragment } from '../../graphql/generated/graphql.ts';
import { outcomeGuards, refusalIn, refusedTo } from '../../lib/outcome.ts';
import { output, payload } from '../../lib/params.ts';
import type { Refusal } from '../../lib/refusal.ts';
import { unprovidedAction } from '../../lib/unprovidedAction.ts';
import { unprovidedActor } from '../../lib/unprovidedActor.ts';

/** A setting as it is edited; null: any platform, any courier. */
export interface SettingDraft
  extends Pick<PrintSettingRowFragment, 'paper' | 'extras' | 'printerName' | 'autoPrint'> {
  platform: Platform | null;
  courierId: number | null;
}

export const blankSetting: SettingDraft = {
  platform: null,
  courierId: null,
  paper: 'W76_H130',
  extras: { fields: ['GOODS', 'SPEC', 'NUM', 'TEXT'], fontSize: 'NORMAL', text: '' },
  printerName: '',
  autoPrint: false,
};

/** Most characters of the own words on a label. */
export const MAX_WORDS = 60;

/** A label of an invented parcel; millimetres. */
export interface Preview {
  svg: string;
  width: number;
  height: number;
}

export type Previewed = { kind: 'drawn'; preview: Preview } | Refusal;

/** A setting that is to be deleted, in words. */
export interface SettingSubject {
  id: number;
  name: string;
}

/** A setting's own choices, to be edited. */
export function draftOf(setting: PrintSettingRowFragment): SettingDraft {
  const { platform, courierId, paper, extras, printerName, autoPrint } = setting;
  const { fields, fontSize, text } = extras;
  return {
    platform: platform ?? null,
    courierId: courierId ?? null,
    paper,
    extras: { fields, fontSize, text },
    printerName,
    autoPrint,
  };
}

/** The setting that a new one would take the place of: there is one for each platform and courier. */
export function replacedBy({
  draft,
  isNew,
  settings,
}: Pick<Context, 'draft' | 'isNew' | 'settings'>): PrintSettingRowFragment | undefined {
  return settings.find(
    ({ platform, courierId }) =>
      isNew && (platform ?? null) === draft.platform && (courierId ?? null) === draft.courierId,
  );
}

interface Context {
  draft: SettingDraft;
  /** What it is for can be chosen; a setting that is there keeps its platform and courier. */
  isNew: boolean;
  /** Those that there are. */
  settings: readonly PrintSettingRowFragment[];
  /** The last one that was drawn; it stays while the next one is. */
  preview: Preview | null;
  refusal: Refusal | null;
}

type Opened = Pick<Context, 'draft' | 'isNew' | 'settings'>;
type Event =
  | ({ type: 'editor.open' } & Opened)
  | { type: 'editor.close' }
  | { type: 'draft.edit'; change: Partial<SettingDraft> }
  | { type: 'draft.save' }
  | { type: 'replace.confirm' }
  | { type: 'replace.dismiss' }
  | { type: 'preview.retry' };

/** What is seen on a label, or decides on what is. */
const DRAWN: readonly (keyof SettingDraft)[] = ['platform', 'courierId', 'paper', 'extras'];

/** A setting of labels is edited beside a label that shows what comes of it. */
export const printSettingsMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    tags: {} as 'open' | 'busy' | 'failed' | 'drawing' | 'asking',
  },
  actors: {
    saveSetting: unprovidedActor<unknown, SettingDraft>(),
    drawLabel: unprovidedActor<Previewed, SettingDraft>(),
  },
  delays: { typing: 300 },
  guards: {
    ...outcomeGuards,
    replacesAnother: ({ context }) => replacedBy(context) !== undefined,
    isDrawn: (_, { change }: { change: Partial<SettingDraft> }) => DRAWN.some((part) => part in change),
  },
  actions: {
    setDraft: assign((_, { draft, isNew, settings }: Opened) => ({
      ...{ draft, isNew, settings, preview: null, refusal: null },
    })),
    editDraft: assign(({ context }, { change }: { change: Partial<SettingDraft> }) => ({
      draft: { ...context.draft, ...change },
      refusal: null,
    })),
    setPreview: assign((_, answer: Previewed) =>
      answer.kind === 'drawn' ? { preview: answer.preview } : {},
    ),
    clearRefusal: assign({ refusal: null }),
    setRefusal: assign(refusalIn),
    announce: unprovidedAction(),
  },
}).createMachine({
  id: 'printSettings',
  context: { draft: blankSetting, isNew: true, settings: [], preview: null, refusal: null },
  type: 'parallel',
  states: {
    work: {
      initial: 'browsing',
      states: {
        browsing: {
          entry: 'clearRefusal',
          on: { 'editor.open': { target: 'editing', actions: { type: 'setDraft', params: payload } } },
        },
        editing: {
          tags: 'open',
          initial: 'filling',
          on: {
            'editor.close': 'browsing',
            'draft.edit': { target: '.filling', actions: { type: 'editDraft', params: payload } },
            'draft.save': [
              { guard: 'replacesAnother', target: 'replacing', actions: 'clearRefusal' },
              { target: 'saving', actions: 'clearRefusal' },
            ],
          },
          states: { filling: {}, refused: {}, failed: { tags: 'failed' } },
        },
        replacing: {
          tags: ['open', 'asking'],
          on: { 'replace.confirm': 'saving', 'replace.dismiss': 'editing' },
        },
        saving: {
          tags: ['open', 'busy'],
          invoke: {
            id: 'saveSetting',
            src: 'saveSetting',
            input: ({ context }) => context.draft,
            onDone: [refusedTo('editing.refused'), { target: 'browsing', actions: 'announce' }],
            onError: 'editing.failed',
          },
        },
      },
    },
    preview: {
      initial: 'resting',
      on: {
        'editor.open': '.drawing',
        'draft.edit': { guard: { type: 'isDrawn', params: payload }, target: '.typing' },
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
              { guard: { type: 'wasRefused', params: output }, target: 'drawingFailed' },
              { target: 'resting', actions: { type: 'setPreview', params: output } },
            ],
            onError: 'drawingFailed',
          },
        },
        drawingFailed: { on: { 'preview.retry': 'drawing' } },
      },
    },
  },
});
