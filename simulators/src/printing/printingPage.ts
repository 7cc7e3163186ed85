import { choice, consolePage, number, table } from '../consoleParts.ts';
import { escapeHtml } from '../page.ts';
import { beijingTime } from '../shops/forms.ts';
import { COMPONENTS } from './components.ts';
import type { PrintBook, PrintedPage } from './printBook.ts';
import type { PrintingWorld } from './printDesk.ts';
import type { PrintRule } from './printFaults.ts';
import { printingText as text } from './printing.text.ts';

const SHOWN = 200;

/** The components, what a developer makes fail, and what came out last. */
export function printingPage(
  { book, faults }: PrintingWorld,
  listening: ReadonlySet<string>,
  prefix: string,
): string {
  const fill = (action: string, fields: string[], label: string) =>
    `<form method="post" action="${prefix}/do/${action}">${fields.join('')}<button>${escapeHtml(label)}</button></form>`;
  const rules = faults.rules().map((rule) => `<li>${escapeHtml(ruleLine(rule))}</li>`);
  const late = faults.latencyMs() > 0 ? [`<li>${text.latency} ${faults.latencyMs()}</li>`] : [];
  const troubles = [...rules, ...late].join('');
  const pages = book.newest(SHOWN);
  return consolePage(
    text,
    `<section><h2>${text.components}</h2>${componentsTable(listening, prefix)}
<p class="soft">${text.printers}：${book.printers().map(escapeHtml).join('、')}</p></section>
<section><h2>${text.faults}</h2>
${troubles && `<ul>${troubles}</ul>`}
${fill(
  'failCalls',
  [
    choice(text.kind, 'kind', Object.entries(text.kinds)),
    choice(text.component, 'component', [['', text.allComponents], ...Object.entries(text.names)]),
    number(text.times, 'times', 1),
  ],
  text.failCalls,
)}
${fill('delayAnswers', [number(text.latency, 'ms', 0)], text.delayAnswers)}
${fill('clearFaults', [], text.clearFaults)}
</section>
<section><h2>${text.pages(pages.length, book.count())}</h2>
${pages.length > 0 ? pagesTable(pages) : `<p>${text.noPages}</p>`}</section>`,
  );
}

export function errorPage(words: string): string {
  return consolePage(text, `<p>${escapeHtml(words)}</p>`);
}

function componentsTable(listening: ReadonlySet<string>, prefix: string): string {
  const rows = COMPONENTS.map(({ name, port, path }) => [
    escapeHtml(text.names[name] ?? name),
    `<code>127.0.0.1:${port}${path === '/' ? '' : path}</code> <code>${prefix}/components/${name}</code>`,
    listening.has(name) ? text.yes : text.no,
  ]);
  return table([text.component, text.address, text.listens], rows);
}

function pagesTable(pages: readonly ReturnType<PrintBook['newest']>[number][]): string {
  const rows = pages.map((page) => [
    beijingTime(page.at),
    escapeHtml(text.names[page.component] ?? page.component),
    escapeHtml(page.printer),
    `<code>${escapeHtml(page.documentId)}</code>`,
    escapeHtml(paperOf(page)),
    escapeHtml(page.printed ? text.printed : page.reason),
  ]);
  return table([text.at, text.component, text.printer, text.document, text.paper, text.state], rows);
}

function paperOf({ pdf, printed }: PrintedPage): string {
  if (pdf) return text.pdf(pdf);
  return printed ? text.sealed : '';
}

function ruleLine({ kind, component, times }: PrintRule): string {
  const name = component === null ? text.allComponents : (text.names[component] ?? component);
  return text.rule({ kind: text.kinds[kind], component: name, times });
}
