import type { PrintContent, Printers, PrintOutcome, PrintTask } from './componentTypes.ts';

/** What a component said, by the id of the request that it answers. */
export type Received =
  | { id: string; kind: 'printers'; printers: Printers }
  /** The task was accepted; its result follows later. */
  | { id: string; kind: 'taken' }
  | {
      id: string;
      kind: 'done';
      /** By the document's id or, where documents are only counted, by its place from 0. */
      outcomes: readonly (readonly [string | number, PrintOutcome])[];
      /** Of the documents that are not among them. */
      rest: PrintOutcome;
    };

/** How one family of components is spoken to. */
export interface Dialect {
  askPrinters(id: string): object;
  askPrint(id: string, task: PrintTask): object;
  /** Null for what answers nothing that was asked. */
  read(message: Record<string, unknown>): Received | null;
}

interface CommandWords {
  /** The command of the message with a task's result. */
  notify: string;
  /** What stands in every document besides. */
  document?: object;
}

/** Cainiao's protocol, which Pinduoduo, Douyin and Kuaishou speak too. The id of a task is that of its request. */
export function byCommand({ notify, document = {} }: CommandWords): Dialect {
  return {
    askPrinters: (id) => ({ cmd: 'getPrinters', requestID: id, version: '1.0' }),
    askPrint: (id, { printer, documents }) => ({
      cmd: 'print',
      requestID: id,
      version: '1.0',
      task: {
        taskID: id,
        preview: false,
        printer,
        documents: documents.map((one) => ({
          ...document,
          documentID: one.id,
          contents: [contentOf(one.content)],
        })),
      },
    }),
    read: (message) => {
      if (message.cmd === 'getPrinters') {
        const printers = { names: namesOf(message.printers), byDefault: textOf(message.defaultPrinter) };
        return { id: textOf(message.requestID), kind: 'printers', printers };
      }
      if (message.cmd === 'print') {
        const id = textOf(message.requestID);
        return message.status === 'failed'
          ? { id, kind: 'done', outcomes: [], rest: outcomeOf(false, textOf(message.msg)) }
          : { id, kind: 'taken' };
      }
      return message.cmd === notify ? readResult(message) : null;
    },
  };
}

function contentOf(content: PrintContent): object {
  // A component of this family fetches what a content's address names, with no data to fill in for a finished file.
  if (content.kind === 'pdf') return { templateURL: content.url, data: {} };
  const { templateUrl, printData, signature } = content;
  return { templateURL: templateUrl, encryptedData: printData, signature };
}

/** Pinduoduo's result has no request's id, but all have the task's. */
function readResult(message: Record<string, unknown>): Received | null {
  if (message.taskStatus === 'rendered') return null;
  const outcomes = recordsOf(message.printStatus).map((status): [string, PrintOutcome] => [
    textOf(status.documentID),
    outcomeOf(status.status === 'success', textOf(status.msg) || textOf(status.detail)),
  ]);
  const rest = outcomeOf(message.taskStatus === 'printed', textOf(message.msg));
  return { id: textOf(message.taskID), kind: 'done', outcomes, rest };
}

/** JD's protocol: everything is text, and documents are counted from 1. */
export const jdDialect: Dialect = {
  askPrinters: (id) => ({ orderType: 'GET_Printers', key: id }),
  askPrint: (id, { printer, documents }) => ({
    orderType: 'PRINT',
    key: id,
    version: '2',
    parameters: {
      printName: printer,
      contents: documents.map((one) => ({
        documentID: one.id,
        ...(one.content.kind === 'waybill' && {
          tempUrl: one.content.templateUrl,
          printData: one.content.printData,
        }),
      })),
    },
  }),
  read: (message) => {
    const id = textOf(message.key);
    const detail = isRecord(message.detailinfo) ? message.detailinfo : {};
    if (message.code === '6') {
      return { id, kind: 'printers', printers: { names: namesOf(detail.printers), byDefault: '' } };
    }
    if (message.code !== '2') return null;
    const errors = recordsOf(detail.errors).map((error): [number, PrintOutcome] => [
      Number(error.seq) - 1,
      outcomeOf(false, textOf(error.msg)),
    ]);
    const rest = outcomeOf(message.success === 'true', textOf(message.content) || textOf(message.message));
    return { id, kind: 'done', outcomes: errors, rest };
  },
};

/** The protocol of WeChat's shops. */
export const weixinDialect: Dialect = {
  askPrinters: (id) => ({ command: 'getPrinterList', requestID: id }),
  askPrint: (id, { printer, documents }) => ({
    command: 'print',
    version: '2.0',
    requestID: id,
    printType: 1,
    printer,
    taskList: documents.map((one, at) => ({
      taskID: one.id,
      printInfo: one.content.kind === 'waybill' ? one.content.printData : '',
      printNum: { curNum: at + 1, sumNum: documents.length },
    })),
  }),
  read: (message) => {
    const id = textOf(message.requestID);
    if (message.command === 'getPrinterList') {
      return { id, kind: 'printers', printers: { names: namesOf(message.printerList), byDefault: '' } };
    }
    if (message.command !== 'print') return null;
    const outcomes = recordsOf(message.results).map((result): [string, PrintOutcome] => [
      textOf(result.taskID),
      outcomeOf(result.success === true, textOf(result.failureReason)),
    ]);
    return { id, kind: 'done', outcomes, rest: outcomeOf(false, '') };
  },
};

function outcomeOf(isPrinted: boolean, msg: string): PrintOutcome {
  return isPrinted ? { kind: 'printed' } : { kind: 'failed', msg };
}

function namesOf(value: unknown): string[] {
  if (!Array.isArray(value)) return [];
  return value.map((one) => textOf(isRecord(one) ? one.name : one)).filter((name) => name !== '');
}

function recordsOf(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
