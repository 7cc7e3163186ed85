import type { ApolloClient } from '@apollo/client';
import { fromPromise } from 'xstate';
import type { ExportStateFragment } from '../graphql/generated/graphql.ts';
import { runMutation, runQuery } from '../graphql/runOperation.ts';
import { isRefusal, type Refusal } from '../lib/refusal.ts';
import { type ExportAnswer, type ExportRequest, exportingMachine } from './exporting.machine.ts';
import {
  ExportCashOuts,
  ExportMoneyLogs,
  ExportOrder,
  ExportOrders,
  ExportParcels,
  ExportRecharges,
  ExportSellerProfit,
  ExportToShip,
  FindExport,
} from './exports.graphql.ts';
import { saveFile } from './saveFile.ts';

/** Exports on the real graph. */
export function exportingLogic(client: ApolloClient) {
  return exportingMachine.provide({
    actors: {
      beginExport: fromPromise<ExportAnswer, ExportRequest | null>(async ({ input, signal }) => {
        if (!input) throw new Error('nothing to export');
        return toExportAnswer(await beginExport(client, input, signal));
      }),
      findExport: fromPromise<ExportAnswer, string>(async ({ input: taskId, signal }) => {
        const answer = await runQuery(client, FindExport, { taskId }, { fetchPolicy: 'no-cache', signal });
        return toExportAnswer(isRefusal(answer) ? answer : answer.exportedFile);
      }),
    },
    actions: {
      download: (_, { file }) => {
        if (file) saveFile(file);
      },
    },
  });
}

async function beginExport(
  client: ApolloClient,
  { subject, format }: ExportRequest,
  signal: AbortSignal,
): Promise<ExportStateFragment | Refusal> {
  const options = { fetchPolicy: 'no-cache', signal } as const;
  switch (subject.list) {
    case 'orders': {
      const answer = await runMutation(client, ExportOrders, { filter: subject.filter, format }, options);
      return isRefusal(answer) ? answer : answer.exportOrders;
    }
    case 'parcels': {
      const answer = await runMutation(client, ExportParcels, { filter: subject.filter, format }, options);
      return isRefusal(answer) ? answer : answer.exportParcels;
    }
    case 'moneyLogs': {
      const answer = await runMutation(client, ExportMoneyLogs, { filter: subject.filter, format }, options);
      return isRefusal(answer) ? answer : answer.exportMoneyLogs;
    }
    case 'recharges': {
      const answer = await runMutation(client, ExportRecharges, { filter: subject.filter, format }, options);
      return isRefusal(answer) ? answer : answer.exportRecharges;
    }
    case 'cashOuts': {
      const answer = await runMutation(client, ExportCashOuts, { filter: subject.filter, format }, options);
      return isRefusal(answer) ? answer : answer.exportCashOuts;
    }
    case 'sellerProfit': {
      const { filter, unit } = subject;
      const answer = await runMutation(client, ExportSellerProfit, { filter, unit, format }, options);
      return isRefusal(answer) ? answer : answer.exportSellerProfit;
    }
    case 'toShip': {
      const packageIds = subject.packageIds.length > 0 ? [...subject.packageIds] : null;
      const answer = await runMutation(client, ExportToShip, { packageIds, format }, options);
      return isRefusal(answer) ? answer : answer.exportToShip;
    }
    case 'parcelsOf': {
      const answer = await runMutation(client, ExportOrder, { ids: [...subject.orderIds], format }, options);
      return isRefusal(answer) ? answer : answer.exportOrder;
    }
  }
}

/** What the graph says of a file, as the machine takes it. */
export function toExportAnswer(state: ExportStateFragment | Refusal): ExportAnswer {
  if (isRefusal(state)) return state;
  const { taskId, done, url, fileName } = state;
  return done && url && fileName ? { kind: 'done', url, fileName } : { kind: 'writing', taskId };
}
