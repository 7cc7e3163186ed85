import { assign, setup } from 'xstate';
import type {
  CashOutFilter,
  FileFormat,
  MoneyLogFilter,
  OrderFilter,
  ParcelFilter,
  ProfitFilter,
  ProfitUnit,
  RechargeFilter,
} from '../graphql/generated/graphql.ts';
import type { Refusal } from '../lib/refusal.ts';
import { unprovidedActor } from '../lib/unprovidedActor.ts';

/**
 * What goes into a file: orders, parcels, lists of the wallet, a supplier's profit, the parcels of at most 100 orders, or
 * the parcels that a supplier is to ship (all that wait where none are named), with receivers in clear.
 */
export type ExportSubject =
  | { list: 'orders'; filter: OrderFilter }
  | { list: 'parcels'; filter: ParcelFilter }
  | { list: 'moneyLogs'; filter: MoneyLogFilter }
  | { list: 'recharges'; filter: RechargeFilter }
  | { list: 'cashOuts'; filter: CashOutFilter }
  | { list: 'sellerProfit'; filter: ProfitFilter; unit: ProfitUnit }
  | { list: 'parcelsOf'; orderIds: readonly number[] }
  | { list: 'toShip'; packageIds: readonly number[] };

export interface ExportRequest {
  subject: ExportSubject;
  format: FileFormat;
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
  format: FileFormat;
  subject: ExportSubject | null;
  taskId: string | null;
  file: ExportFile | null;
  refusal: Refusal | null;
}

type Event =
  | { type: 'format.choose'; format: FileFormat }
  | { type: 'export.request'; subject: ExportSubject }
  /** A file that another dialog has asked for: its task is waited for here. */
  | { type: 'export.begun'; answer: Exclude<ExportAnswer, Refusal> }
  | { type: 'export.retry' }
  | { type: 'export.cancel' }
  | { type: 'export.dismiss' };

/** A list becomes a file and is downloaded. The server goes on writing when nobody waits. */
export const exportingMachine = setup({
  types: { context: {} as Context, events: {} as Event, tags: {} as 'busy' },
  actors: {
    beginExport: unprovidedActor<ExportAnswer, ExportRequest | null>(),
    findExport: unprovidedActor<ExportAnswer, string>(),
  },
  delays: {
    lookAgain: 2_000,
    /** The server removes the file after an hour; the offer goes a little before. */
    fileLifetime: 3_540_000,
  },
  guards: {
    wasRefused: (_, { answer }: { answer: ExportAnswer }) => answer.kind === 'refused',
    isWriting: (_, { answer }: { answer: ExportAnswer }) => answer.kind === 'writing',
    isBegun: ({ context }) => context.taskId !== null,
  },
  actions: {
    takeFormat: assign((_, { format }: { format: FileFormat }) => ({ format })),
    setSubject: assign((_, { subject }: { subject: ExportSubject }) => ({
      subject,
      taskId: null,
      file: null,
      refusal: null,
    })),
    takeTask: assign((_, { answer }: { answer: ExportAnswer }) => ({
      taskId: answer.kind === 'writing' ? answer.taskId : null,
    })),
    setFile: assign((_, { answer }: { answer: ExportAnswer }) => ({
      file: answer.kind === 'done' ? { url: answer.url, fileName: answer.fileName } : null,
    })),
    setRefusal: assign((_, { answer }: { answer: ExportAnswer }) => ({
      refusal: answer.kind === 'refused' ? answer : null,
    })),
    forgetExport: assign({ subject: null, taskId: null, file: null, refusal: null }),
    download: (_, _params: { file: ExportFile | null }) => {},
  },
}).createMachine({
  id: 'exporting',
  context: { format: 'XLSX', subject: null, taskId: null, file: null, refusal: null },
  initial: 'resting',
  on: {
    'format.choose': { actions: { type: 'takeFormat', params: ({ event }) => event } },
  },
  states: {
    resting: {
      initial: 'idle',
      on: {
        'export.request': {
          target: 'asking',
          actions: { type: 'setSubject', params: ({ event }) => event },
        },
        'export.begun': [
          {
            guard: { type: 'isWriting', params: ({ event }) => event },
            target: 'waiting',
            actions: ['forgetExport', { type: 'takeTask', params: ({ event }) => event }],
          },
          {
            target: '.ready',
            actions: ['forgetExport', { type: 'setFile', params: ({ event }) => event }],
          },
        ],
      },
      states: {
        idle: { entry: 'forgetExport' },
        ready: {
          entry: { type: 'download', params: ({ context }) => ({ file: context.file }) },
          on: { 'export.dismiss': 'idle' },
          after: { fileLifetime: 'idle' },
        },
        refused: { on: { 'export.dismiss': 'idle' } },
        broken: {
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
          {
            guard: { type: 'wasRefused', params: ({ event }) => ({ answer: event.output }) },
            target: 'resting.refused',
            actions: { type: 'setRefusal', params: ({ event }) => ({ answer: event.output }) },
          },
          {
            guard: { type: 'isWriting', params: ({ event }) => ({ answer: event.output }) },
            target: 'waiting',
            actions: { type: 'takeTask', params: ({ event }) => ({ answer: event.output }) },
          },
          {
            target: 'resting.ready',
            actions: { type: 'setFile', params: ({ event }) => ({ answer: event.output }) },
          },
        ],
        onError: 'resting.broken',
      },
    },
    waiting: {
      tags: 'busy',
      initial: 'pausing',
      on: { 'export.cancel': 'resting' },
      states: {
        pausing: { after: { lookAgain: 'looking' } },
        looking: {
          invoke: {
            id: 'findExport',
            src: 'findExport',
            input: ({ context }) => context.taskId ?? '',
            onDone: [
              {
                guard: { type: 'wasRefused', params: ({ event }) => ({ answer: event.output }) },
                target: '#exporting.resting.refused',
                actions: { type: 'setRefusal', params: ({ event }) => ({ answer: event.output }) },
              },
              {
                guard: { type: 'isWriting', params: ({ event }) => ({ answer: event.output }) },
                target: 'pausing',
              },
              {
                target: '#exporting.resting.ready',
                actions: { type: 'setFile', params: ({ event }) => ({ answer: event.output }) },
              },
            ],
            onError: '#exporting.resting.broken',
          },
        },
      },
    },
  },
});
