import type { ProtocolName, SimulatedComponent } from './components.ts';
import type { WantedDocument } from './printBook.ts';

export type Message = Record<string, unknown>;

/** What a page wants of a component. */
export type PrintCommand =
  | { kind: 'printers' }
  | { kind: 'print'; printer: string; documents: readonly WantedDocument[] };

/** What came of a document. */
export type Outcome = { id: string; printed: boolean; reason: string };

/** How a component of that manner reads what it is asked, and what it answers. */
export type PrintProtocol = {
  /** Null for what it does not understand. */
  read(message: Message): PrintCommand | null;
  printers(message: Message, names: readonly string[]): Message;
  /** Said at once, before anything is printed; null where nothing is. */
  taken(message: Message): Message | null;
  done(
    message: Message,
    printer: string,
    outcomes: readonly Outcome[],
    component: SimulatedComponent,
  ): Message;
};

const command: PrintProtocol = {
  read(message) {
    if (message.cmd === 'getPrinters') return { kind: 'printers' };
    if (message.cmd !== 'print') return null;
    const task = recordAt(message, 'task');
    return {
      kind: 'print',
      printer: textAt(task, 'printer'),
      documents: recordsAt(task, 'documents').map((document) => {
        const [content = {}] = recordsAt(document, 'contents');
        const sealed = textAt(content, 'encryptedData') !== '';
        return {
          id: textAt(document, 'documentID'),
          address: sealed ? null : textAt(content, 'templateURL') || null,
          sealed,
        };
      }),
    };
  },
  printers: ({ requestID }, names) => ({
    cmd: 'getPrinters',
    requestID,
    status: 'success',
    msg: '',
    defaultPrinter: names[0] ?? '',
    printers: names.map((name) => ({ name, status: 'enable' })),
  }),
  taken: ({ requestID, task }) => ({
    cmd: 'print',
    requestID,
    taskID: isRecord(task) ? task.taskID : '',
    status: 'success',
    msg: '',
  }),
  done({ requestID, task }, printer, outcomes, { notify, name }) {
    const failed = outcomes.filter(({ printed }) => !printed);
    return {
      cmd: notify,
      // Pinduoduo's component tells only the task.
      ...(name !== 'pinduoduo' && { requestID }),
      printer,
      taskID: isRecord(task) ? task.taskID : '',
      taskStatus: failed.length === 0 ? 'printed' : 'failed',
      msg: failed[0]?.reason ?? '',
      printStatus: outcomes.map(({ id, printed, reason }) => ({
        documentID: id,
        status: printed ? 'success' : 'failed',
        msg: reason,
        detail: reason,
      })),
    };
  },
};

const jd: PrintProtocol = {
  read(message) {
    if (message.orderType === 'GET_Printers') return { kind: 'printers' };
    if (message.orderType !== 'PRINT') return null;
    const parameters = recordAt(message, 'parameters');
    const documents = recordsAt(parameters, 'contents').map((content) => ({
      id: textAt(content, 'documentID'),
      address: null,
      sealed: textAt(content, 'printData') !== '',
    }));
    return { kind: 'print', printer: textAt(parameters, 'printName'), documents };
  },
  printers: ({ key }, names) => ({
    code: '6',
    key,
    success: 'true',
    message: '',
    status: '500',
    detailinfo: { printers: [...names] },
  }),
  taken: () => null,
  done({ key }, _printer, outcomes) {
    const errors = outcomes.flatMap(({ printed, reason }, at) =>
      printed ? [] : [{ seq: String(at + 1), msg: reason }],
    );
    return {
      code: '2',
      key,
      // A part that came out is a success with errors.
      success: errors.length < outcomes.length ? 'true' : 'false',
      message: errors[0]?.msg ?? '',
      status: errors.length === 0 ? '500' : '502',
      detailinfo: { total: `${outcomes.length - errors.length}-${outcomes.length}`, errors },
    };
  },
};

const weixin: PrintProtocol = {
  read(message) {
    if (message.command === 'getPrinterList') return { kind: 'printers' };
    if (message.command !== 'print') return null;
    const documents = recordsAt(message, 'taskList').map((task) => ({
      id: textAt(task, 'taskID'),
      address: null,
      sealed: textAt(task, 'printInfo') !== '',
    }));
    return { kind: 'print', printer: textAt(message, 'printer'), documents };
  },
  printers: ({ requestID }, names) => ({
    command: 'getPrinterList',
    requestID,
    printerList: names.map((name) => ({ name, displayName: name, status: 3 })),
  }),
  taken: () => null,
  done: ({ requestID }, _printer, outcomes) => ({
    command: 'print',
    requestID,
    results: outcomes.map(({ id, printed, reason }) => ({
      taskID: id,
      success: printed,
      ...(printed ? {} : { failureReason: reason }),
    })),
  }),
};

export const PRINT_PROTOCOLS: Readonly<Record<ProtocolName, PrintProtocol>> = { command, jd, weixin };

function recordsAt(record: Message, name: string): Message[] {
  const value = record[name];
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

function recordAt(record: Message, name: string): Message {
  const value = record[name];
  return isRecord(value) ? value : {};
}

function textAt(record: Message, name: string): string {
  const value = record[name];
  return typeof value === 'string' ? value : '';
}

function isRecord(value: unknown): value is Message {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
