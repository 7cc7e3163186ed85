import { uuid } from '../../../lib/uuid.ts';
import { COMPONENTS, type ComponentInfo } from './components.ts';
import {
  ComponentAway,
  type PrintComponent,
  type PrintDocument,
  type PrintOutcome,
} from './componentTypes.ts';
import type { Received } from './dialects.ts';
import { type Line, openLine, WAITS, type Waits } from './line.ts';

/** Speaks to a print component over its socket. Nothing is sent twice: a lost answer may stand for a printed page. */
export function openComponent(info: ComponentInfo, waits: Waits = WAITS): PrintComponent {
  const { name, dialect, perTask } = info;
  const requests = openRequests();
  const line: Line = openLine(info.address, waits, {
    receive: (text) => {
      const received = readMessage(dialect.read, text);
      if (received) requests.receive(received);
    },
    lost: () => requests.lose(),
  });

  const present = async () => {
    if (!(await line.connect())) throw new ComponentAway();
  };
  /** Null when it could not be sent. */
  const request = (id: string, message: object, ms: number): Promise<Answered> | null => {
    return line.send(JSON.stringify(message)) ? requests.wait(id, ms) : null;
  };

  return {
    name,
    connect: () => line.connect(),
    async printers() {
      await present();
      const id = uuid();
      const answered = await request(id, dialect.askPrinters(id), waits.answer);
      if (typeof answered !== 'object' || answered?.kind !== 'printers') throw new ComponentAway();
      return answered.printers;
    },
    async print({ printer, documents }) {
      const printed = new Map<string, PrintOutcome>();
      const own = documents.filter(({ content }) => info.takesPdf || content.kind === 'waybill');
      for (const { id } of documents)
        if (!own.some((one) => one.id === id)) printed.set(id, { kind: 'ownOnly' });
      if (own.length > 0) await present();
      for (let from = 0; from < own.length; from += perTask) {
        const part = own.slice(from, from + perTask);
        const id = uuid();
        const answered = await request(id, dialect.askPrint(id, { printer, documents: part }), waits.print);
        if (answered === null) break;
        for (const [at, one] of part.entries()) printed.set(one.id, outcomeOf(answered, one, at));
      }
      return printed;
    },
    subscribe: (listener) => line.subscribe(listener),
    close: () => line.close(),
  };
}

function outcomeOf(answered: Answered, { id }: PrintDocument, at: number): PrintOutcome {
  if (typeof answered === 'string') return { kind: 'unknown', why: answered };
  if (answered.kind !== 'done') return { kind: 'unknown', why: 'lost' };
  const own = answered.outcomes.find(([key]) => key === id || key === at);
  return own ? own[1] : answered.rest;
}

/** Messages that are not JSON or not of the protocol are ignored. */
function readMessage(
  read: (message: Record<string, unknown>) => Received | null,
  text: unknown,
): Received | null {
  try {
    const message: unknown = JSON.parse(String(text));
    return typeof message === 'object' && message !== null ? read({ ...message }) : null;
  } catch {
    return null;
  }
}

/** The component that prints our own labels, from the addresses of their PDFs; whoever opens it closes it. */
export function labelComponent(): PrintComponent {
  const info = COMPONENTS.find(({ takesPdf }) => takesPdf);
  if (!info) throw new Error('no component takes a PDF');
  return openComponent(info);
}

type Done = Extract<Received, { kind: 'printers' | 'done' }>;
/** An answer, or why none is to be hoped for any more. */
export type Answered = Done | 'late' | 'lost';

interface Open {
  settle: (answer: Answered) => void;
  timer: ReturnType<typeof setTimeout>;
}

/** The requests that a component has not answered, by their id. */
function openRequests() {
  const open = new Map<string, Open>();

  const settle = (id: string, answer: Answered) => {
    const found = open.get(id);
    if (!found) return;
    clearTimeout(found.timer);
    open.delete(id);
    found.settle(answer);
  };

  return {
    /** Waits for the answer to a request that is sent now. */
    wait(id: string, ms: number): Promise<Answered> {
      const { promise, resolve } = Promise.withResolvers<Answered>();
      open.set(id, { settle: resolve, timer: setTimeout(settle, ms, id, 'late') });
      return promise;
    },
    receive(received: Received): void {
      if (received.kind !== 'taken') settle(received.id, received);
    },
    /** The connection is closed: no response will come. */
    lose(): void {
      for (const id of [...open.keys()]) settle(id, 'lost');
    },
  };
}
