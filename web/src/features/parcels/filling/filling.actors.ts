import type { ApolloClient } from '@apollo/client';
import { fromPromise } from 'xstate';
import { ask, tell } from '../../../graphql/ask.ts';
import { isRefusal, type Refusal } from '../../../lib/refusal.ts';
import { refreshParcels } from '../../refunds/refreshParcels.ts';
import { readGrid } from '../../shipments/sheets/readGrid.ts';
import { receiverLine } from '../receiverLine.ts';
import { FillWaybills, WaitingParcels } from './filling.graphql.ts';
import { cleanWaybillNo, type FillResult, type FillRow, type FillSubject } from './fillRows.ts';
import { rowsOfGrid, waitingTable } from './fillSheet.ts';
import {
  type FillContext,
  fillWaybillsMachine,
  type PartAnswer,
  type RowsRead,
  type TemplateAnswer,
} from './fillWaybills.machine.ts';
import { saveTable } from './saveTable.ts';

/** As many as a sheet of waiting parcels holds. */
const MOST_PAGES = 50;

/** The dialogs on the real graph. What is on show is read again after each part. */
export function fillWaybillsLogic(
  client: ApolloClient,
  onReport: (results: ReadonlyMap<number, { kind: 'gone' } | { kind: 'failed'; msg: string }>) => void,
) {
  return fillWaybillsMachine.provide({
    actors: {
      readRows: fromPromise<RowsRead, File>(async ({ input, signal }) => {
        const grid = await readGrid(input, signal);
        return grid.kind === 'refused' ? grid : { kind: 'rows', rows: rowsOfGrid(grid) };
      }),
      saveTemplate: fromPromise<TemplateAnswer, readonly FillSubject[]>(async ({ input, signal }) => {
        const parcels = input.length > 0 ? input : await waiting(client, signal);
        if (isRefusal(parcels)) return parcels;
        if (parcels.length > 0) saveTable(waitingTable(parcels));
        return { kind: 'saved', count: parcels.length };
      }),
      sendPart: fromPromise<PartAnswer, readonly FillRow[]>(({ input }) =>
        send(client, input).finally(() => refreshParcels(client)),
      ),
    },
    actions: { report: (_, context) => onReport(resultsByParcel(context)) },
  });
}

async function send(client: ApolloClient, part: readonly FillRow[]): Promise<PartAnswer> {
  const rows = part.map(({ row, packageNo, waybillNo, courier }) => ({
    ...{ row, packageNo, waybillNo: cleanWaybillNo(waybillNo) },
    ...(courier ? { courier } : {}),
  }));
  const answer = await tell(client, FillWaybills, { rows });
  if (isRefusal(answer)) return answer;
  const failed = new Map(answer.fillWaybills.failed.map(({ row, msg }) => [row, msg]));
  return {
    kind: 'told',
    results: new Map(
      part.map(({ row }): [number, FillResult] => {
        const msg = failed.get(row);
        return [row, msg === undefined ? { kind: 'filled' } : { kind: 'failed', msg }];
      }),
    ),
  };
}

async function waiting(client: ApolloClient, signal: AbortSignal): Promise<FillSubject[] | Refusal> {
  const found: FillSubject[] = [];
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const answer = await ask(client, WaitingParcels, { page }, { fetchPolicy: 'no-cache', signal });
    if (isRefusal(answer)) return answer;
    const { list, total } = answer.parcels;
    for (const parcel of list)
      if (parcel.allowedActions.includes('FILL_WAYBILL'))
        found.push({ ...parcel, receiver: receiverLine(parcel) });
    if (page * 100 >= total) break;
  }
  return found;
}

/** Of the parcels that were chosen; a sheet's rows are told in the dialog alone. */
function resultsByParcel({ rows, results }: Pick<FillContext, 'rows' | 'results'>) {
  return new Map(
    rows.flatMap(({ row, packageId }) => {
      const result = results.get(row);
      if (packageId === null || !result) return [];
      return [[packageId, result.kind === 'filled' ? { kind: 'gone' as const } : result] as const];
    }),
  );
}
