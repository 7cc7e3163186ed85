import { assign, setup } from 'xstate';
import type { Region } from '../../../../fields/region.ts';
import type { BatchInput } from '../../../../graphql/generated/graphql.ts';
import { isRefusal } from '../../../../lib/refusal.ts';
import { unprovidedActor } from '../../../../lib/unprovidedActor.ts';
import { plainText } from '../../../../shop/combinations.ts';
import type { ReadProgress } from '../../../spreadsheets/recipients/readSheet.ts';
import type { SheetField, SheetReading } from '../../../spreadsheets/sheets.types.ts';
import type { BatchQuoted } from '../../shared/checkout/batchQuote.ts';
import { goodIdsOf, isNamed } from '../../shared/wizard/basket.ts';
import type { Entry } from '../../shared/wizard/entry.ts';
import { repricedBy } from '../../shared/wizard/repriced.ts';
import {
  blankWizard,
  fitSplit,
  severalGoods,
  unprovidedWizardActors,
  wizardActions,
  wizardGuards,
} from '../../shared/wizard/wizard.setup.ts';
import { pickDraft } from '../../shared/wizard/wizardDraft.ts';
import { draftAutosaveMachine, type SaveDraftRequest } from './draftAutosave.machine.ts';
import { modelBatch, modelParts } from './modelBatch.ts';
import type { NumBy } from './modelContent.ts';
import {
  emptyModelDraft,
  type FileRead,
  type FileRequest,
  type ModelContext,
  type ModelDraft,
  type ModelEvent,
  type ModelOpened,
  type ModelStep,
  type NumbersAsked,
  type NumbersFound,
  type PlacesRead,
  type ReadFile,
} from './modelDraft.ts';
import { type ModelRow, modelRows, withReading } from './modelRow.ts';
import {
  type CellValue,
  excludeRows,
  excludeStopped,
  fillCells,
  moveRows,
  placeAgain,
  type Replacement,
  remembered,
  replaceText,
} from './modelRows.ts';
import { numbersOf } from './modelVerdicts.ts';
import {
  canPay,
  hasGoing,
  isComposed,
  knowsGoods,
  needsMapping,
  unmappedFields,
  verdictsOf,
} from './shipModel.rules.ts';

/** Regions that are read in one go. */
const PLACES_A_TIME = 2_000;
const SAMPLES = 3;

export const modelNeeds: Readonly<Record<ModelStep, (context: ModelContext) => boolean>> = {
  file: () => true,
  check: ({ rows }) => rows.length > 0,
  goods: hasGoing,
  review: isComposed,
};

/** The draft within a context, without what a reload loads again. */
export const modelDraftOf = (context: ModelContext) => pickDraft(emptyModelDraft, context);

/** The rows whose regions are read next. */
export function nextPlaces(rows: readonly ModelRow[]): readonly ModelRow[] {
  return rows.filter(({ unplaced }) => unplaced !== '').slice(0, PLACES_A_TIME);
}

export const shipModelSetup = setup({
  types: {
    context: {} as ModelContext,
    events: {} as ModelEvent,
    input: {} as { account: string; entry: Entry },
    tags: {} as 'busy' | 'pricing',
    children: {} as { draftAutosave: 'draftAutosave'; checkout: 'checkout'; draftTurn: 'draftTurn' },
  },
  actors: {
    draftAutosave: draftAutosaveMachine,
    ...unprovidedWizardActors,
    ...severalGoods.actors,
    openDraft: unprovidedActor<ModelOpened, { account: string; entry: Entry }>(),
    readFile: unprovidedActor<FileRead, FileRequest>(),
    readPlaces: unprovidedActor<PlacesRead, readonly ModelRow[]>(),
    findOrdered: unprovidedActor<NumbersFound, NumbersAsked>(),
    quote: unprovidedActor<BatchQuoted, BatchInput>(),
    saveDraft: unprovidedActor<boolean, SaveDraftRequest>(),
  },
  delays: { quoteLifetime: 14 * 60_000 },
  guards: {
    ...wizardGuards(modelNeeds),
    ...severalGoods.guards,
    needsMapping: (_, answer: FileRead) => needsMapping(answer),
    canMapAgain: ({ context }) => context.file !== null && context.read !== null,
    hasMapped: ({ context }) => unmappedFields(context).length === 0,
    hasUnplaced: ({ context }) => nextPlaces(context.rows).length > 0,
    knowsOrdered: ({ context: { ordered, rows } }) => ordered !== null || numbersOf(rows).length === 0,
    hasPast: ({ context }) => context.past.length > 0,
    hasRevised: ({ context }) => context.revised > 0,
    canPay: ({ context }) => context.sentElsewhere === null && knowsGoods(context) && canPay(context),
  },
  actions: {
    ...wizardActions<ModelContext, ModelEvent>(),
    ...severalGoods.actions<ModelContext, ModelEvent>(),
    resume: assign(({ context }, { draft, facts, refusal }: ModelOpened) => {
      const fitted = { ...context, ...draft, facts, refusal };
      return { ...fitted, split: fitSplit(fitted), isResumed: draft.sent !== null };
    }),
    clearRefusal: assign({ refusal: null, fileRefusal: null }),
    clearSaveFailed: assign({ draftSaveFailed: false }),
    setSaveFailed: assign({ draftSaveFailed: true }),

    setFile: assign((_, { file }: { file: File }) => ({
      ...{ file, sheet: null, read: null, fields: [], progress: null },
    })),
    setSheet: assign((_, { sheet }: { sheet: string }) => ({
      sheet,
      read: null,
      fields: [],
      progress: null,
    })),
    setProgress: assign((_, { progress }: { progress: ReadProgress }) => ({ progress })),
    setFileRefusal: assign((_, answer: FileRead) =>
      answer.kind === 'refused' ? { fileRefusal: answer, file: null, progress: null } : {},
    ),
    setColumns: assign((_, answer: FileRead) => (answer.kind === 'read' ? readOf(answer) : {})),
    mapColumn: assign(({ context }, { index, field }: { index: number; field: SheetField | null }) => ({
      fields: (context.read?.columns ?? []).map((column) =>
        column.index === index ? field : (context.fields[column.index] ?? null),
      ),
    })),
    setRows: assign(({ context }, answer: FileRead) => {
      if (answer.kind !== 'read') return {};
      const { source } = answer;
      const given = new Set(answer.columns.map(({ field }) => field));
      const saysItems = given.has('specification') || given.has('merchantCode');
      return {
        ...readOf(answer),
        fileName: context.file?.name ?? '',
        rows: modelRows(answer.rows),
        numBy: given.has('num') || saysItems ? ('file' as const) : ('same' as const),
        // Words of the goods were not meant for those of an earlier file, but may be for those that the person comes from.
        ...(saysItems && context.facts && isNamed(context.facts) && !comesWithGoods(context)
          ? { lines: [], facts: null }
          : {}),
        links: {},
        // What the words of an earlier file meant is not taken back with its goods.
        replaced: context.replaced && { ...context.replaced, links: {}, split: null },
        platform: source === null || source === 'TEMPLATE' ? ('OTHER' as const) : source,
        ...{ past: [], revised: 0, skipInvalid: false, allowDuplicate: false, split: null },
      };
    }),

    setPlaces: assign(({ context }, answer: PlacesRead) => {
      if (answer.kind !== 'places') return {};
      const byId = new Map(answer.readings.map((one) => [one.id, one]));
      return {
        rows: context.rows.map((row) => {
          const found = byId.get(row.id);
          return found && found.unplaced === row.unplaced ? withReading(row, found.reading) : row;
        }),
      };
    }),
    clearOrdered: assign({ ordered: null }),
    setOrdered: assign((_, answer: NumbersFound) => ({
      ordered: isRefusal(answer) ? new Set<string>() : answer.ordered,
    })),
    dropPlaces: assign(({ context }) => ({
      rows: context.rows.map((row) => (row.unplaced === '' ? row : { ...row, unplaced: '' })),
    })),
    fillCells: assign(({ context }, { cells }: { cells: readonly CellValue[] }) =>
      altered(context, fillCells(context.rows, cells)),
    ),
    replaceText: assign(({ context }, request: Replacement) =>
      altered(context, replaceText(context.rows, request)),
    ),
    moveRows: assign(({ context }, { ids, region }: { ids: readonly string[]; region: Region }) =>
      altered(context, moveRows(context.rows, ids, region)),
    ),
    excludeRows: assign(({ context }, { ids, excluded }: { ids: readonly string[]; excluded: boolean }) =>
      altered(context, excludeRows(context.rows, ids, excluded)),
    ),
    excludeStopped: assign(({ context }) =>
      altered(context, excludeStopped(context.rows, verdictsOf(context))),
    ),
    placeAgain: assign(({ context }, { ids }: { ids: readonly string[] }) =>
      altered(context, placeAgain(context.rows, ids)),
    ),
    reviseRows: assign(({ context }, { rows }: { rows: readonly ModelRow[] }) => ({
      ...{ ...altered(context, rows), revised: context.revised + 1 },
    })),
    undo: assign(({ context }) => ({
      rows: context.past.at(-1) ?? context.rows,
      past: context.past.slice(0, -1),
      revised: Math.max(0, context.revised - 1),
    })),

    setLink: assign(({ context }, { text, skuId }: { text: string; skuId: number | null }) => {
      const { [plainText(text)]: _, ...others } = context.links;
      return { links: skuId === null ? others : { ...others, [plainText(text)]: skuId } };
    }),
    setNumBy: assign((_, { numBy }: { numBy: NumBy }) => ({ numBy })),
    setPlatform: assign((_, { platform }: { platform: ModelDraft['platform'] }) => ({ platform })),
    confirmGoods: assign({ goodsGuessed: false }),
    allowDuplicates: assign((_, { allow }: { allow: boolean }) => ({ allowDuplicate: allow })),

    clearQuote: assign({ quoted: null, totalBefore: null, repriced: null }),
    storeQuote: assign(({ context }, answer: BatchQuoted) => {
      if (answer.kind !== 'quoted') return {};
      const quoted = { quote: answer.quote, parts: modelParts(context).map(({ rows }) => rows) };
      return { quoted, ...repricedBy(context, context.quoted?.quote.totalFee, answer.quote.totalFee) };
    }),
    setSkip: assign((_, { skip }: { skip: boolean }) => ({ skipInvalid: skip })),
    recordSubmission: assign(({ context }) => ({
      ...{ sent: modelBatch(context, context.quoted?.quote.quoteNo), totalBefore: null },
    })),
    startOver: assign({
      ...{ step: 'file' as const, remark: '', receipt: null, replaced: null, goodsGuessed: true },
    }),
    clearParcels: assign(() => noFile),
  },
});

/** What belongs to one file, before one is read. */
const noFile = {
  ...{ fileName: '', rows: [], numBy: 'same' as const, links: {}, split: null, platform: 'OTHER' as const },
  ...{ allowDuplicate: false, skipInvalid: false, file: null, read: null, fields: [], sheet: null },
  ...{ progress: null, past: [], revised: 0, ordered: null, quoted: null, totalBefore: null, repriced: null },
} satisfies Partial<ModelContext>;

/** The list after an action, with the way back; nothing where the action changes nothing. */
function altered({ rows: before, past }: ModelContext, rows: readonly ModelRow[]) {
  return rows === before ? {} : { rows, past: remembered(past, before), revised: 0 };
}

/** Whether the goods are those that the address named, and no file was read since. */
function comesWithGoods({ entry, lines, fileName }: ModelContext): boolean {
  return entry.goodId !== null && fileName === '' && goodIdsOf(lines).includes(entry.goodId);
}

function readOf({ rows, above: _, ...read }: SheetReading): {
  read: ReadFile;
  fields: ReadFile['columns'][number]['field'][];
} {
  const samples = rows.slice(0, SAMPLES).map(({ cells }) => cells);
  const fields: (SheetField | null)[] = [];
  for (const { index, field } of read.columns) fields[index] = field;
  return { read: { ...read, samples }, fields };
}

/** Before anything is known. */
export function blankModelContext({ account, entry }: { account: string; entry: Entry }): ModelContext {
  return {
    ...{ ...emptyModelDraft, ...blankWizard, ...noFile, account, entry },
    ...{ fileRefusal: null, draftSaveFailed: false },
  };
}
