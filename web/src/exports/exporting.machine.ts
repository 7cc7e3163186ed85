import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import type {
  AfterSalesFilter,
  AfterSalesUnit,
  CashOutFilter,
  EvidenceFormat,
  FileFormat,
  MoneyLogFilter,
  OrderFilter,
  ParcelFilter,
  ProfitFilter,
  ProfitUnit,
  RechargeFilter,
  SellerGoodFilter,
  ShippingTemplate,
  ShopSalesFilter,
  ShopSalesUnit,
  ShopSkuFilter,
} from '../graphql/generated/graphql.ts';
import { outcomeGuards, refusalIn, refusedTo } from '../lib/outcome.ts';
import { output, payload } from '../lib/params.ts';
import { figureIn, type Refusal } from '../lib/refusal.ts';
import { unprovidedAction } from '../lib/unprovidedAction.ts';
import { unprovidedActor } from '../lib/unprovidedActor.ts';

/**
 * What goes into a file: orders, parcels, lists of the wallet and its statement of a month, what one's own shops sell, a supplier's profit and after-sales, its goods, the SKUs of a shop with their links, the
 * parcels of at most 100 orders, what is known of one parcel, the material of goods, or the parcels that a supplier is to ship (all that wait where none are named), with receivers in clear.
 */
export type ExportSubject =
  | { list: 'orders'; filter: OrderFilter }
  | { list: 'parcels'; filter: ParcelFilter; isPartial?: boolean }
  | { list: 'moneyLogs'; filter: MoneyLogFilter }
  | { list: 'recharges'; filter: RechargeFilter }
  | { list: 'statement'; month: string }
  | { list: 'cashOuts'; filter: CashOutFilter }
  | { list: 'shopSales'; filter: ShopSalesFilter; unit: ShopSalesUnit }
  | { list: 'sellerProfit'; filter: ProfitFilter; unit: ProfitUnit }
  | { list: 'sellerAfterSales'; filter: AfterSalesFilter; unit: AfterSalesUnit }
  | { list: 'sellerGoods'; filter: SellerGoodFilter }
  | { list: 'shopSkus'; shopId: number; filter: ShopSkuFilter }
  | { list: 'addressBook'; group: string | null }
  | { list: 'parcelsOf'; orderIds: readonly number[] }
  | { list: 'evidence'; parcelId: number; format: EvidenceFormat }
  | { list: 'materials'; goodIds: readonly number[] }
  | { list: 'toShip'; parcelIds: readonly number[] };

/** A kind of file, or, of a buyer's parcels, the template of a platform for shipping many orders at once (批量发货). */
export type ExportForm = FileFormat | ShippingTemplate;

const TEMPLATES: readonly ExportForm[] = ['PINDUODUO'] satisfies ShippingTemplate[];

export const isTemplate = (form: ExportForm): form is ShippingTemplate => TEMPLATES.includes(form);

export interface ExportRequest {
  subject: ExportSubject;
  format: ExportForm;
}

export interface ExportFile {
  /** A path of this site. */
  url: string;
  fileName: string;
}

export type ExportAnswer =
  | ({ kind: 'done' } & ExportFile)
  /** It is still being written; the task is asked for again. */
  | { kind: 'writing'; taskId: string }
  | Refusal;

interface Context {
  format: ExportForm;
  subject: ExportSubject | null;
  taskId: string | null;
  file: ExportFile | null;
  refusal: Refusal | null;
}

type Event =
  | { type: 'format.choose'; format: ExportForm }
  | { type: 'export.request'; subject: ExportSubject }
  /** A file that another dialog has asked for: its task is waited for here. */
  | { type: 'export.begun'; answer: Exclude<ExportAnswer, Refusal> }
  | { type: 'export.retry' }
  | { type: 'export.cancel' }
  | { type: 'export.dismiss' };

const clean = { subject: null, taskId: null, file: null, refusal: null };

/** A list becomes a file and is downloaded. The server goes on writing when nobody waits. */
export const exportingMachine = setup({
  types: { context: {} as Context, events: {} as Event, tags: {} as 'busy' },
  actors: {
    beginExport: unprovidedActor<ExportAnswer, ExportRequest | null>(),
    findExport: unprovidedActor<ExportAnswer, string>(),
  },
  delays: {
    recheck: 2_000,
    /** The server removes the file after an hour; the offer goes a little before. */
    fileLifetime: 3_540_000,
  },
  guards: {
    ...outcomeGuards,
    isWriting: (_, answer: ExportAnswer) => answer.kind === 'writing',
    isBegun: ({ context }) => context.taskId !== null,
  },
  actions: {
    setFormat: assign((_, { format }: { format: ExportForm }) => ({ format })),
    setSubject: assign((_, { subject }: { subject: ExportSubject }) => ({ ...clean, subject })),
    setTask: assign((_, answer: ExportAnswer) => ({
      taskId: answer.kind === 'writing' ? answer.taskId : null,
    })),
    setFile: assign((_, answer: ExportAnswer) => ({
      file: answer.kind === 'done' ? { url: answer.url, fileName: answer.fileName } : null,
    })),
    setRefusal: assign(refusalIn),
    reset: assign(clean),
    download: unprovidedAction<{ file: ExportFile | null }>(),
  },
}).createMachine({
  id: 'exporting',
  context: { format: 'XLSX', ...clean },
  initial: 'resting',
  on: { 'format.choose': { actions: { type: 'setFormat', params: payload } } },
  states: {
    resting: {
      initial: 'idle',
      on: {
        'export.request': { target: 'asking', actions: { type: 'setSubject', params: payload } },
        'export.begun': [
          {
            guard: { type: 'isWriting', params: ({ event }) => event.answer },
            target: 'waiting',
            actions: ['reset', { type: 'setTask', params: ({ event }) => event.answer }],
          },
          {
            target: '.ready',
            actions: ['reset', { type: 'setFile', params: ({ event }) => event.answer }],
          },
        ],
      },
      states: {
        idle: { entry: 'reset' },
        ready: {
          entry: { type: 'download', params: ({ context }) => context },
          on: { 'export.dismiss': 'idle' },
          after: { fileLifetime: 'idle' },
        },
        refused: { on: { 'export.dismiss': 'idle' } },
        requestFailed: {
          on: {
            // A file that has been begun is asked for again, not written twice.
            'export.retry': [
              { guard: 'isBegun', target: '#exporting.waiting.looking' },
              { target: '#exporting.asking' },
            ],
            'export.dismiss': 'idle',
          },
        },
      },
    },
    asking: {
      tags: 'busy',
      invoke: {
        id: 'beginExport',
        src: 'beginExport',
        input: ({ context: { subject, format } }) => (subject ? { subject, format } : null),
        onDone: [
          refusedTo('resting.refused'),
          {
            guard: { type: 'isWriting', params: output },
            target: 'waiting',
            actions: { type: 'setTask', params: output },
          },
          { target: 'resting.ready', actions: { type: 'setFile', params: output } },
        ],
        onError: 'resting.requestFailed',
      },
    },
    waiting: {
      tags: 'busy',
      initial: 'pausing',
      on: { 'export.cancel': 'resting' },
      states: {
        pausing: { after: { recheck: 'looking' } },
        looking: {
          invoke: {
            id: 'findExport',
            src: 'findExport',
            input: ({ context }) => context.taskId ?? '',
            onDone: [
              refusedTo('#exporting.resting.refused'),
              { guard: { type: 'isWriting', params: output }, target: 'pausing' },
              { target: '#exporting.resting.ready', actions: { type: 'setFile', params: output } },
            ],
            onError: '#exporting.resting.requestFailed',
          },
        },
      },
    },
  },
});

export type Exporting = ActorRefFrom<typeof exportingMachine>;

type Snapshot = SnapshotFrom<typeof exportingMachine>;

/** What is being written; null while nothing is. */
export const selectBusySubject = (snapshot: Snapshot) =>
  snapshot.hasTag('busy') ? snapshot.context.subject : null;

/** How many parcels can be in the template that was refused because others cannot, and what to ask for then. */
export function selectRest({ context: { refusal, subject } }: Snapshot) {
  if (refusal?.errorKey !== 'EXPORT_PARTIAL' || subject?.list !== 'parcels') return null;
  const fits = figureIn(refusal, 'fits') ?? 0;
  return fits > 0 ? { fits, subject: { ...subject, isPartial: true } } : null;
}

/** Whether the parcels of just that order are being written. */
export const isBusyWith = (snapshot: Snapshot, orderId: number) => {
  const subject = selectBusySubject(snapshot);
  return subject?.list === 'parcelsOf' && subject.orderIds.length === 1 && subject.orderIds[0] === orderId;
};
