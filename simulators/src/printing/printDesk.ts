import { setTimeout as pause } from 'node:timers/promises';
import type { SimulatedComponent } from './components.ts';
import type { PrintBook, WantedDocument } from './printBook.ts';
import type { PrintFaults } from './printFaults.ts';
import { printingText as text } from './printing.text.ts';
import { type Message, type Outcome, PRINT_PROTOCOLS, type PrintCommand } from './protocols.ts';
import { readPdf } from './readPdf.ts';

export type PrintingWorld = { book: PrintBook; faults: PrintFaults };

/** What a component says to a page, and how it hangs up. */
export type Caller = { say: (message: Message) => void; hangUp: () => void };

/** Does what a page wants of a component. */
export async function serve(
  { book, faults }: PrintingWorld,
  component: SimulatedComponent,
  message: Message,
  { say, hangUp }: Caller,
): Promise<void> {
  const speech = PRINT_PROTOCOLS[component.manner];
  const request = speech.read(message);
  if (!request) return;
  if (faults.latencyMs() > 0) await pause(faults.latencyMs());
  if (request.kind === 'printers') {
    const fault = faults.take(component.name, ['noPrinter', 'drop']);
    if (fault === 'drop') return hangUp();
    return say(speech.printers(message, fault === 'noPrinter' ? [] : book.printers()));
  }
  const taken = speech.taken(message);
  if (taken) say(taken);
  const fault = faults.take(component.name, ['outOfPaper', 'drop', 'silent']);
  if (fault === 'drop') return hangUp();
  if (fault === 'silent') return;
  const outcomes = await print(book, component, request, fault === 'outOfPaper' ? text.outOfPaper : '');
  say(speech.done(message, printerOf(book, request), outcomes, component));
}

async function print(
  book: PrintBook,
  component: SimulatedComponent,
  request: Extract<PrintCommand, { kind: 'print' }>,
  trouble: string,
): Promise<Outcome[]> {
  const printer = printerOf(book, request);
  const outcomes: Outcome[] = [];
  for (const document of request.documents) {
    const pdf = document.address === null ? null : await readPdf(document.address);
    const reason = trouble || reasonOf(book, printer, document, pdf !== null);
    const page = { component: component.name, printer, documentId: document.id, pdf };
    book.add({ ...page, printed: reason === '', reason });
    outcomes.push({ id: document.id, printed: reason === '', reason });
  }
  return outcomes;
}

function printerOf(book: PrintBook, { printer }: Extract<PrintCommand, { kind: 'print' }>): string {
  return printer || (book.printers()[0] ?? '');
}

/** Why a document cannot be printed; empty when it can. */
function reasonOf(book: PrintBook, printer: string, document: WantedDocument, isPdf: boolean): string {
  if (!book.printers().includes(printer)) return text.noSuchPrinter;
  if (document.sealed || isPdf) return '';
  return document.address === null ? text.noData : text.noPdf;
}
