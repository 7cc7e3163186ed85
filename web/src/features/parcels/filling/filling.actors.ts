import type { ApolloClient } from '@apollo/client';
import { fromPromise } from 'xstate';
import { runMutation } from '../../../graphql/runOperation.ts';
import { isRefusal } from '../../../lib/refusal.ts';
import { readGrid } from '../../spreadsheets/readGrid.ts';
import { FillWaybills } from '../parcels.graphql.ts';
import { cleanWaybillNo, type FillResult, type FillRow } from './fillRows.ts';
import { rowsOfGrid } from './fillSheet.ts';
import {
  type FillContext,
  fillWaybillsMachine,
  type PartAnswer,
  type RowsRead,
} from './fillWaybills.machine.ts';

/** The dialogs on the real graph. What is on show is read again after each part. */
export function fillWaybillsLogic(
  client: ApolloClient,
  onReport: (failures: ReadonlyMap<number, string | null>) => void,
) {
  return fillWaybillsMachine.provide({
    actors: {
      readRows: fromPromise<RowsRead, File>(async ({ input, signal }) => {
        const grid = await readGrid(input, signal);
        return grid.kind === 'refused' ? grid : { kind: 'rows', rows: rowsOfGrid(grid) };
      }),
      sendPart: fromPromise<PartAnswer, readonly FillRow[]>(({ input }) => send(client, input)),
    },
    actions: { report: (_, context) => onReport(resultsByParcel(context)) },
  });
}

async function send(client: ApolloClient, part: readonly FillRow[]): Promise<PartAnswer> {
  const rows = part.map(({ row, packageNo, waybillNo, courier }) => ({
    ...{ row, packageNo, waybillNo: cleanWaybillNo(waybillNo) },
    ...(courier ? { courier } : {}),
  }));
  const answer = await runMutation(client, FillWaybills, { rows });
  if (isRefusal(answer)) return answer;
  const failed = new Map(answer.fillWaybills.failed.map(({ row, msg }) => [row, msg]));
  return {
    kind: 'answered',
    results: new Map(
      part.map(({ row }): [number, FillResult] => {
        const msg = failed.get(row);
        return [row, msg === undefined ? { kind: 'filled' } : { kind: 'failed', msg }];
      }),
    ),
  };
}

/** Results of the chosen parcels; those of a sheet are shown in the dialog only. */
function resultsByParcel({ rows, results }: Pick<FillContext, 'rows' | 'results'>) {
  return new Map(
    rows.flatMap(({ row, parcelId }) => {
      const result = results.get(row);
      if (parcelId === null || !result) return [];
      return [[parcelId, result.kind === 'failed' ? result.msg : null] as const];
    }),
  );
}
