import type { ApolloClient } from '@apollo/client';
import { fromPromise } from 'xstate';
import type { ExportFile } from '../../exports/exporting.machine.ts';
import type { FindPrintedFileQuery, PrintKind } from '../../graphql/generated/graphql.ts';
import { invalidate } from '../../graphql/invalidate.ts';
import { runMutation, runQuery } from '../../graphql/runOperation.ts';
import { isRefusal, type Refusal } from '../../lib/refusal.ts';
import type { PrintComponent } from './components/componentTypes.ts';
import { FindPrintedFile, ListPrintTasks, MarkPrinted, PrintParcels } from './printing.graphql.ts';
import { printingMachine } from './printing.machine.ts';
import type {
  FileAnswer,
  Found,
  Label,
  LabelOutcome,
  LabelsAnswer,
  MadeFile,
  PrintSubject,
} from './printing.types.ts';

/** Printing on the real graph and the component of this computer. */
export function printingLogic(client: ApolloClient, component: PrintComponent) {
  return printingMachine.provide({
    actors: {
      findComponent: fromPromise<Found, PrintKind>(async ({ input: kind }) =>
        kind === 'LABELS' && (await component.connect())
          ? { kind: 'found', printers: await component.printers() }
          : { kind: 'unavailable' },
      ),
      makeFile: fromPromise<MadeFile, PrintSubject>(async ({ input: { parcels, kind } }) => {
        const ids = parcels.map(({ id }) => id);
        const answer = await runMutation(client, PrintParcels, { ids, kind });
        if (isRefusal(answer)) return answer;
        const { file, printed, failed } = answer.printParcels;
        return { kind: 'begun', answer: stateOf(file), printed, failed };
      }),
      findFile: fromPromise<FileAnswer, string>(async ({ input: taskId, signal }) => {
        const answer = await runQuery(client, FindPrintedFile, { taskId }, { uncached: 'momentary', signal });
        return isRefusal(answer) ? answer : stateOf(answer.exportedFile);
      }),
      fetchFile: fromPromise<string, ExportFile | null>(({ input, signal }) => viewOf(input, signal)),
      makeLabels: fromPromise<LabelsAnswer, readonly number[]>(({ input }) => labelsOf(client, input)),
      printLabel: fromPromise<LabelOutcome, { label: Label | null; printer: string }>(
        async ({ input: { label, printer } }) => {
          if (!label) throw new Error('no label');
          return printLabel(component, { ...label, printerName: printer || label.printerName });
        },
      ),
      markPrinted: fromPromise<Refusal | null, readonly number[]>(({ input }) => markPrinted(client, input)),
    },
    actions: { report: () => void invalidate(client, 'labelsPrinted') },
  });
}

/** Labels for the component, with addresses that it can fetch. */
export async function labelsOf(client: ApolloClient, parcelIds: readonly number[]): Promise<LabelsAnswer> {
  const answer = await runQuery(client, ListPrintTasks, { ids: [...parcelIds] }, { uncached: 'ownUse' });
  if (isRefusal(answer)) return answer;
  const { tasks, failed } = answer.printTasks;
  const labels = tasks.map(({ parcelId, printerName, url }) => ({
    parcelId,
    printerName,
    url: new URL(url, location.origin).href,
  }));
  return { kind: 'labels', labels, failed };
}

/** Prints one label on the printer that it names. */
export async function printLabel(component: PrintComponent, label: Label): Promise<LabelOutcome> {
  const id = String(label.parcelId);
  const content = { kind: 'pdf', url: label.url } as const;
  const printed = await component.print({ printer: label.printerName, documents: [{ id, content }] });
  return printed.get(id) ?? { kind: 'unsent' };
}

/** Counts the parcels' labels as printed. Answers with nothing, or why not. */
export async function markPrinted(
  client: ApolloClient,
  parcelIds: readonly number[],
): Promise<Refusal | null> {
  const answer = await runMutation(client, MarkPrinted, { ids: [...parcelIds] });
  return isRefusal(answer) ? answer : null;
}

type FileState = FindPrintedFileQuery['exportedFile'];

function stateOf({ taskId, done, url, fileName }: FileState): Exclude<FileAnswer, Refusal> {
  return done && url && fileName ? { kind: 'done', file: { url, fileName } } : { kind: 'writing', taskId };
}

/** The service sends files to be saved; only as an object of the page does the browser show one. */
async function viewOf(file: ExportFile | null, signal: AbortSignal): Promise<string> {
  const answer = await fetch(file?.url ?? '', { signal });
  if (!answer.ok) throw new Error(`status ${answer.status}`);
  const pdf = new Blob([await answer.arrayBuffer()], { type: 'application/pdf' });
  return URL.createObjectURL(pdf);
}
