// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PrintView } from '../../web/src/features/labels/PrintDialog.tsx';
import { printingMachine } from '../../web/src/features/labels/printing.machine.ts';
import {
  canStop,
  countResults,
  isMaking,
  selectOpen,
} from '../../web/src/features/labels/printing.selectors.ts';
import { outcomeText, printingText as text } from '../../web/src/features/labels/printing.text.ts';
import { createModelTest, type StateAssertions } from '../support/modelTest.ts';
import { alerts, choose, createViewTest, press } from '../support/viewTest.tsx';
import {
  begun,
  file,
  fixture,
  gone,
  labelOf,
  noWaybill,
  parcelsOf,
  printers,
  type World,
} from './printing.fixture.ts';

type Snapshot = Parameters<typeof isMaking>[0];

const sending = (snapshot: Snapshot) => {
  expect([snapshot.hasTag('held'), snapshot.hasTag('busy')]).toEqual([true, true]);
  expect(snapshot.can({ type: 'print.start' })).toBe(false);
};
const creatingFile = (snapshot: Snapshot) => {
  expect([isMaking(snapshot), snapshot.hasTag('held'), snapshot.hasTag('busy')]).toEqual([true, false, true]);
  expect(snapshot.can({ type: 'print.start' })).toBe(false);
};

const stateAssertions: StateAssertions<typeof printingMachine, World> = {
  checking: (snapshot) =>
    expect([snapshot.matches('checking'), snapshot.can({ type: 'print.start' })]).toEqual([true, false]),
  confirming: (snapshot) => {
    expect([snapshot.matches('confirming'), snapshot.can({ type: 'print.start' })]).toEqual([true, true]);
    const { printers: found } = snapshot.context;
    expect(snapshot.can({ type: 'way.choose', way: 'component' })).toBe(found !== null);
  },
  creatingFile: (snapshot) => {
    creatingFile(snapshot);
    expect([snapshot.context.file, canStop(snapshot)]).toEqual([null, false]);
  },
  'waiting.pausing': (snapshot) => {
    creatingFile(snapshot);
    expect([snapshot.context.taskId, canStop(snapshot)]).toEqual(['t1', true]);
  },
  'waiting.checking': creatingFile,
  fetching: (snapshot, { reports }) => {
    creatingFile(snapshot);
    expect([snapshot.context.file, reports]).toEqual([file, reports || 1]);
  },
  ready: (snapshot) => {
    expect([snapshot.matches('ready'), snapshot.context.file]).toEqual([true, file]);
    expect(['blob:1', null]).toContain(snapshot.context.viewUrl);
  },
  empty: (snapshot) =>
    expect([snapshot.matches('empty'), snapshot.context.failed]).toEqual([true, [noWaybill]]),
  refused: (snapshot) =>
    expect([snapshot.matches('refused'), snapshot.context.refusal]).toEqual([true, gone]),
  requestFailed: (snapshot) =>
    expect([snapshot.matches('requestFailed'), snapshot.can({ type: 'print.start' })]).toEqual([true, true]),
  creatingLabels: (snapshot) => {
    sending(snapshot);
    expect(snapshot.context.pending.length).toBeGreaterThan(0);
  },
  sending: (snapshot) => {
    sending(snapshot);
    expect(snapshot.context.queue.length).toBeGreaterThan(0);
  },
  // Passed through within one step.
  deciding: () => expect.unreachable(),
  interrupted: () => expect.unreachable(),
  ending: () => expect.unreachable(),
  markingPrinted: (snapshot) => {
    sending(snapshot);
    expect([canStop(snapshot), snapshot.context.unmarked.length > 0]).toEqual([false, true]);
  },
  showingResults: (snapshot) => {
    const { unmarked, parcels } = snapshot.context;
    expect([snapshot.matches('showingResults'), snapshot.can({ type: 'mark.retry' })]).toEqual([
      true,
      unmarked.length > 0,
    ]);
    const { printed, failed, unknown, done } = countResults(snapshot.context);
    const { sure, all } = selectOpen(snapshot);
    expect([printed + failed + unknown, all <= parcels.length, sure <= all]).toEqual([done, true, true]);
  },
};

const modelTest = createModelTest(printingMachine, {
  input: { parcels: parcelsOf(102), kind: 'LABELS' },
  outcomes: {
    findComponent: {
      found: { output: { kind: 'found', printers } },
      unavailable: { output: { kind: 'unavailable' } },
      lost: { error: new Error('unavailable') },
    },
    makeFile: {
      done: { output: begun({ kind: 'done', file }) },
      writing: { output: begun({ kind: 'writing', taskId: 't1' }) },
      empty: { output: { ...begun({ kind: 'writing', taskId: 't1' }), printed: 0, failed: [noWaybill] } },
      refused: { output: gone },
      lost: { error: new Error('offline') },
    },
    findFile: {
      done: { output: { kind: 'done', file } },
      writing: { output: { kind: 'writing', taskId: 't1' } },
      refused: { output: gone },
      lost: { error: new Error('offline') },
    },
    fetchFile: { shown: { output: 'blob:1' }, lost: { error: new Error('offline') } },
    makeLabels: {
      labels: { output: { kind: 'labels', labels: [labelOf(1)], failed: [noWaybill] } },
      refused: { output: gone },
      lost: { error: new Error('offline') },
    },
    printLabel: {
      printed: { output: { kind: 'printed' } },
      unknown: { output: { kind: 'unknown', why: 'lost' } },
      unavailable: { error: new Error('unavailable') },
    },
    markPrinted: {
      marked: { output: null },
      refused: { output: gone },
      lost: { error: new Error('offline') },
    },
  },
  events: [
    { type: 'component.check' },
    { type: 'way.choose', way: 'file' },
    { type: 'printer.choose', printer: '二号机' },
    { type: 'print.start' },
    { type: 'print.stop' },
    { type: 'print.retry', unknown: false },
    { type: 'mark.retry' },
  ],
  limit: 30_000,
  key: ({ value, context }) => [
    value,
    context.way,
    context.printers !== null,
    context.printer,
    context.taskId,
    context.file !== null,
    context.viewUrl,
    context.pending.length,
    context.queue.length,
    context.outcomes.get(1)?.kind,
    context.unmarked.length > 0,
    context.stopping,
    context.refusal !== null,
    context.failed.length > 0,
  ],
  equivalence: ({ value, context }) => [value, context.way, context.pending.length > 0, context.stopping],
  fixture,
});

describe('printing: paths of the machine', () => {
  it.each(modelTest.paths)('passes the state assertions along $title', (path) =>
    path.run(undefined, stateAssertions),
  );

  it('covers every state and transition', () => expect(modelTest.uncovered()).toEqual([]));
});

const dialog = () => within(screen.getByRole('dialog'));
const button = (name: string) => dialog().getByText<HTMLButtonElement>(name, { selector: 'button' });
const offered = () =>
  dialog()
    .getAllByText(/./, { selector: 'footer button' })
    .map(({ textContent }) => textContent);
const words = (line: string) => expect(dialog().getByText(line)).toBeDefined();
/** What is said of the first parcels. */
const rows = () =>
  [...dialog().getByLabelText(text.list).children]
    .slice(0, 2)
    .map((row) => row.lastElementChild?.textContent);
const rowsOf = ({ context: { outcomes, failed } }: Snapshot, without: string) =>
  [1, 2].map((id) => {
    const outcome = outcomes.get(id);
    const why = failed.find(({ parcelId }) => parcelId === id)?.msg;
    return why ?? (outcome ? outcomeText(outcome) : without);
  });

const makingFile = () => {
  words(text.creatingFile('LABELS'));
  expect(offered()).toEqual([text.stopWaiting]);
};
/** How far it is, and whether it can be stopped. */
const going = (snapshot: Snapshot) => {
  const { done } = countResults(snapshot.context);
  words(text.progress(done, 102));
  expect(rows()).toEqual(rowsOf(snapshot, text.waiting));
  const stop = button(snapshot.context.stopping ? text.stopping : text.stop);
  expect([offered(), stop.disabled]).toEqual([[stop.textContent], !canStop(snapshot)]);
};

const viewTest = createViewTest(modelTest, {
  view: (printing) => <PrintView printing={printing} onClose={() => expect.unreachable()} />,
  externalEvents: [],
  userActions: {
    'component.check': () => press(button(text.recheck)),
    'way.choose': ({ way }) => press(dialog().getByLabelText(text.ways[way])),
    'printer.choose': ({ printer }) => choose(text.printer, printer),
    'print.start': (_, snapshot) => {
      const way = snapshot.context.way === 'component' ? text.start('LABELS', 102) : text.startFile;
      press(button(snapshot.matches('confirming') ? way : text.tryAgain));
    },
    'print.stop': (_, snapshot) => press(button(isMaking(snapshot) ? text.stopWaiting : text.stop)),
    'print.retry': (_, snapshot) => press(button(text.retry(selectOpen(snapshot).sure))),
    'mark.retry': () => press(button(text.mark)),
  },
  // Nothing is chosen that is chosen already; what is there is not looked for; it is stopped once.
  notOffered: ({ context: { way, printers, printer, stopping } }, event) =>
    (event.type === 'way.choose' && event.way === way) ||
    (event.type === 'printer.choose' && (way === 'file' || event.printer === printer)) ||
    (event.type === 'component.check' && printers !== null) ||
    (event.type === 'print.stop' && stopping),
  stateAssertions: {
    checking: () => {
      words(text.checking);
      expect(button(offered().at(-1) ?? '').disabled).toBe(true);
    },
    confirming: ({ context: { way, printers: found } }) => {
      const start = way === 'component' ? text.start('LABELS', 102) : text.startFile;
      expect([offered(), button(start).disabled]).toEqual([[text.cancel, start], false]);
      expect(dialog().queryByText(text.noComponent) === null).toBe(found !== null);
      expect(dialog().queryByLabelText(text.printer) !== null).toBe(way === 'component');
      expect(dialog().queryByText(text.fileHint.LABELS) !== null).toBe(way === 'file');
    },
    creatingFile: makingFile,
    'waiting.pausing': makingFile,
    'waiting.checking': makingFile,
    fetching: makingFile,
    ready: ({ context: { viewUrl } }) => {
      words(text.ready(2));
      expect(dialog().queryByText(text.view)?.getAttribute('href') ?? null).toBe(viewUrl);
      expect(dialog().getByText(text.save).getAttribute('href')).toBe(file.url);
      expect(offered()).toEqual([text.close]);
    },
    empty: () => {
      expect([alerts(), rows(), offered()]).toEqual([[text.empty], [noWaybill.msg], [text.close]]);
    },
    refused: () => expect([alerts(), offered()]).toEqual([[gone.msg], [text.close, text.tryAgain]]),
    requestFailed: () =>
      expect([alerts(), offered()]).toEqual([[text.requestFailed], [text.close, text.tryAgain]]),
    creatingLabels: going,
    sending: going,
    // Passed through within one step.
    deciding: () => {},
    interrupted: () => {},
    ending: () => {},
    markingPrinted: going,
    showingResults: (snapshot) => {
      const { unmarked, refusal: said } = snapshot.context;
      const { printed, failed, unknown, done } = countResults(snapshot.context);
      const counts = text.counts(printed, failed, unknown) + text.stopped(102 - done);
      const lost = unmarked.length > 0 ? ` ${text.unmarked}` : '';
      expect(alerts()).toEqual([...(said ? [said.msg] : []), counts + lost]);
      expect(rows()).toEqual(rowsOf(snapshot, text.unsent));
      const { sure, all } = selectOpen(snapshot);
      expect(offered()).toEqual([
        text.close,
        ...(unmarked.length > 0 ? [text.mark] : []),
        ...(all > sure ? [text.retryUnknown(all)] : []),
        text.retry(sure),
      ]);
    },
  },
});

describe('printing, in its dialog', () => {
  it.each(viewTest.paths)('shows every state along $title', (path) => path.run());

  it('covers every state and transition in the view', () => expect(viewTest.uncovered()).toEqual([]));
});
