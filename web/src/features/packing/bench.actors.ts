import type { ApolloClient } from '@apollo/client';
import { fromPromise } from 'xstate';
import { runMutation, runQuery } from '../../graphql/runOperation.ts';
import { isRefusal, type Refusal, refusal } from '../../lib/refusal.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { printsItself } from '../labels/autoPrint.rules.ts';
import type { PrintComponent } from '../labels/components/componentTypes.ts';
import { labelsOf, markPrinted, printLabel } from '../labels/printing.actors.ts';
import { outcomeText } from '../labels/printing.text.ts';
import { ListPrintSettings } from '../labels/printSettings.graphql.ts';
import { benchMachine, type Opened } from './bench.machine.ts';
import { benchText as text } from './bench.text.ts';
import { keepBenchSettings } from './benchStorage.ts';
import type { BenchParcel } from './checkLines.ts';
import { LeaveBench, OpenAtBench, PackParcel, ShipFromBench } from './packing.graphql.ts';
import { benchSounds } from './sounds.ts';

/** A packing bench on the real graph, with the print component of this computer. */
export function benchLogic(client: ApolloClient, component: PrintComponent) {
  return benchMachine.provide({
    actors: {
      openParcel: fromPromise<Opened, { code: string; waveId: number | null; bench: string }>(
        async ({ input: { code, waveId, bench } }) => {
          const input = { code, bench, ...(waveId !== null && { waveId }) };
          const answer = await runMutation(client, OpenAtBench, { input }, { uncached: 'private' });
          return isRefusal(answer) ? answer : { kind: 'opened', parcel: answer.openAtBench.benchParcel };
        },
      ),
      fillWaybill: fromPromise<Refusal | null, { packageNo: string; waybillNo: string }>(
        async ({ input }) => {
          const answer = await runMutation(client, ShipFromBench, { rows: [{ row: 1, ...input }] });
          if (isRefusal(answer)) return answer;
          const [failed] = answer.fillWaybills.failed;
          return failed ? refusal('', failed.msg) : null;
        },
      ),
      packParcel: fromPromise<Refusal | null, { packageId: number; bench: string; packedBy: string }>(
        async ({ input }) => {
          const answer = await runMutation(client, PackParcel, { input });
          return isRefusal(answer) ? answer : null;
        },
      ),
      leaveParcel: fromPromise<Refusal | null, { packageId: number; bench: string; reason: string }>(
        async ({ input }) => {
          const answer = await runMutation(client, LeaveBench, { input });
          return isRefusal(answer) ? answer : null;
        },
      ),
      sounds: benchSounds,
    },
    actions: {
      keepSettings: ({ context }) => keepBenchSettings(context),
      printLabel: ({ context: { parcel } }) => {
        if (parcel && !parcel.printed) void printUnprinted(client, component, parcel);
      },
    },
  });
}

/** Packing goes on meanwhile: what came of it is told. */
async function printUnprinted(
  client: ApolloClient,
  component: PrintComponent,
  { packageId, packageNo, platform, courierName }: BenchParcel,
): Promise<void> {
  try {
    const read = { fetchPolicy: 'cache-first', warnOnRefusal: true } as const;
    const settings = await runQuery(client, ListPrintSettings, {}, read);
    if (isRefusal(settings) || !printsItself(settings.printSettings, { platform, courierName })) return;
    const answer = (await component.connect())
      ? await labelsOf(client, [packageId])
      : refusal('', text.noPrinter);
    if (isRefusal(answer)) return toast.warning(text.notPrinted(packageNo, answer.msg));
    const [label] = answer.labels;
    if (!label) return toast.warning(text.notPrinted(packageNo, answer.failed[0]?.msg ?? ''));
    const outcome = await printLabel(component, label);
    if (outcome.kind !== 'printed') {
      const why = outcome.kind === 'unsent' ? text.noPrinter : outcomeText(outcome);
      return toast.warning(text.notPrinted(packageNo, why));
    }
    await markPrinted(client, [packageId]);
  } catch {
    toast.warning(text.notPrinted(packageNo, text.lost));
  }
}
