import type { ApolloClient } from '@apollo/client';
import { fromPromise } from 'xstate';
import { runMutation } from '../../graphql/runOperation.ts';
import { isRefusal, type Refusal, refusal } from '../../lib/refusal.ts';
import type { PrinterAsSet } from '../labels/printAsSet.ts';
import { benchMachine, type Opened, type Scanned } from './bench.machine.ts';
import { keepBenchSettings } from './benchStorage.ts';
import { CloseAtBench, ConfirmPacked, FillAtBench, OpenAtBench } from './packing.graphql.ts';
import { benchSounds } from './sounds.ts';

/** A packing bench on the real graph, with what prints labels by itself. */
export function benchLogic(client: ApolloClient, printer: PrinterAsSet) {
  return benchMachine.provide({
    actors: {
      openParcel: fromPromise<Opened, Scanned>(async ({ input: { waveId, ...scanned } }) => {
        const input = { ...scanned, ...(waveId !== null && { waveId }) };
        const answer = await runMutation(client, OpenAtBench, { input }, { uncached: 'private' });
        return isRefusal(answer) ? answer : { kind: 'opened', parcel: answer.openAtBench.benchParcel };
      }),
      fillWaybill: fromPromise<Refusal | null, { packageNo: string; waybillNo: string }>(
        async ({ input }) => {
          const answer = await runMutation(client, FillAtBench, { rows: [{ row: 1, ...input }] });
          if (isRefusal(answer)) return answer;
          const [failed] = answer.fillWaybills.failed;
          return failed ? refusal('', failed.msg) : null;
        },
      ),
      packParcel: fromPromise<Refusal | null, { parcelId: number; bench: string; packedBy: string }>(
        async ({ input }) => {
          const answer = await runMutation(client, ConfirmPacked, { input });
          return isRefusal(answer) ? answer : null;
        },
      ),
      leaveParcel: fromPromise<Refusal | null, { parcelId: number; bench: string; reason: string }>(
        async ({ input }) => {
          const answer = await runMutation(client, CloseAtBench, { input });
          return isRefusal(answer) ? answer : null;
        },
      ),
      sounds: benchSounds,
    },
    actions: {
      keepSettings: ({ context }) => keepBenchSettings(context),
      printLabel: ({ context: { parcel } }) => {
        if (parcel && !parcel.printed) printer.print(parcel);
      },
    },
  });
}
