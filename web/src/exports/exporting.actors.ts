import type { ApolloClient } from '@apollo/client';
import { fromPromise } from 'xstate';
import { ask, tell } from '../graphql/ask.ts';
import type { ExportStateFragment } from '../graphql/generated/graphql.ts';
import { isRefusal, type Refusal } from '../lib/refusal.ts';
import { type ExportAnswer, type ExportWish, exportingMachine } from './exporting.machine.ts';
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
      beginExport: fromPromise<ExportAnswer, ExportWish | null>(async ({ input, signal }) => {
        if (!input) throw new Error('nothing to export');
        return answerOf(await begin(client, input, signal));
      }),
      findExport: fromPromise<ExportAnswer, string>(async ({ input: taskId, signal }) => {
        const answer = await ask(client, FindExport, { taskId }, { fetchPolicy: 'no-cache', signal });
        return answerOf(isRefusal(answer) ? answer : answer.exportedFile);
      }),
    },
    actions: {
      download: (_, { file }) => {
        if (file) saveFile(file);
      },
    },
  });
}

async function begin(
  client: ApolloClient,
  { subject, format }: ExportWish,
  signal: AbortSignal,
): Promise<ExportStateFragment | Refusal> {
  const options = { fetchPolicy: 'no-cache', signal } as const;
  switch (subject.list) {
    case 'orders': {
      const answer = await tell(client, ExportOrders, { filter: subject.filter, format }, options);
      return isRefusal(answer) ? answer : answer.exportOrders;
    }
    case 'parcels': {
      const answer = await tell(client, ExportParcels, { filter: subject.filter, format }, options);
      return isRefusal(answer) ? answer : answer.exportParcels;
    }
    case 'moneyLogs': {
      const answer = await tell(client, ExportMoneyLogs, { filter: subject.filter, format }, options);
      return isRefusal(answer) ? answer : answer.exportMoneyLogs;
    }
    case 'recharges': {
      const answer = await tell(client, ExportRecharges, { filter: subject.filter, format }, options);
      return isRefusal(answer) ? answer : answer.exportRecharges;
    }
    case 'cashOuts': {
      const answer = await tell(client, ExportCashOuts, { filter: subject.filter, format }, options);
      return isRefusal(answer) ? answer : answer.exportCashOuts;
    }
    case 'sellerProfit': {
      const { filter, unit } = subject;
      const answer = await tell(client, ExportSellerProfit, { filter, unit, format }, options);
      return isRefusal(answer) ? answer : answer.exportSellerProfit;
    }
    case 'toShip': {
      const packageIds = subject.packageIds.length > 0 ? [...subject.packageIds] : null;
      const answer = await tell(client, ExportToShip, { packageIds, format }, options);
      return isRefusal(answer) ? answer : answer.exportToShip;
    }
    case 'parcelsOf': {
      const answer = await tell(client, ExportOrder, { ids: [...subject.orderIds], format }, options);
      return isRefusal(answer) ? answer : answer.exportOrder;
    }
  }
}

/** What the graph says of a file, as the machine takes it. */
export function answerOf(state: ExportStateFragment | Refusal): ExportAnswer {
  if (isRefusal(state)) return state;
  const { taskId, done, url, fileName } = state;
  return done && url && fileName ? { kind: 'done', url, fileName } : { kind: 'writing', taskId };
}
