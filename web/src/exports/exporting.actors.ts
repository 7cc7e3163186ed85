import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { fromPromise } from 'xstate';
import type { ExportStateFragment } from '../graphql/generated/graphql.ts';
import { runMutation, runQuery } from '../graphql/runOperation.ts';
import { isRefusal, type Refusal } from '../lib/refusal.ts';
import { type ExportAnswer, type ExportRequest, exportingMachine, isTemplate } from './exporting.machine.ts';
import {
  ExportAddressBook,
  ExportCashOuts,
  ExportEvidence,
  ExportGoods,
  ExportMaterials,
  ExportMoneyLogs,
  ExportOrder,
  ExportOrders,
  ExportParcels,
  ExportRecharges,
  ExportSellerAfterSales,
  ExportSellerProfit,
  ExportShopSales,
  ExportShopSkus,
  ExportStatement,
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
        // How far it is now.
        const answer = await runQuery(client, FindExport, { taskId }, { uncached: 'momentary', signal });
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
  { subject, format: form }: ExportRequest,
  signal: AbortSignal,
): Promise<ExportStateFragment | Refusal> {
  const format = isTemplate(form) ? 'XLSX' : form;
  // The task belongs to nothing that is shown.
  const options = { uncached: 'momentary', signal } as const;
  const run = async <Field extends string, V extends OperationVariables>(
    mutation: TypedDocumentNode<Record<Field, ExportStateFragment>, V>,
    field: Field,
    variables: V,
  ) => {
    const answer = await runMutation(client, mutation, variables, options);
    return isRefusal(answer) ? answer : answer[field];
  };
  switch (subject.list) {
    case 'orders':
      return run(ExportOrders, 'exportOrders', { filter: subject.filter, format });
    case 'parcels':
      return run(ExportParcels, 'exportParcels', {
        ...{ filter: subject.filter, format, partial: subject.isPartial ?? false },
        template: isTemplate(form) ? form : null,
      });
    case 'moneyLogs':
      return run(ExportMoneyLogs, 'exportMoneyLogs', { filter: subject.filter, format });
    case 'recharges':
      return run(ExportRecharges, 'exportRecharges', { filter: subject.filter, format });
    case 'statement':
      return run(ExportStatement, 'exportStatement', { month: subject.month, format });
    case 'cashOuts':
      return run(ExportCashOuts, 'exportCashOuts', { filter: subject.filter, format });
    case 'shopSales':
      return run(ExportShopSales, 'exportShopSales', {
        filter: subject.filter,
        unit: subject.unit,
        format,
      });
    case 'sellerProfit':
      return run(ExportSellerProfit, 'exportSellerProfit', {
        filter: subject.filter,
        unit: subject.unit,
        format,
      });
    case 'sellerAfterSales':
      return run(ExportSellerAfterSales, 'exportSellerAfterSales', {
        filter: subject.filter,
        unit: subject.unit,
        format,
      });
    case 'sellerGoods':
      return run(ExportGoods, 'exportGoods', { filter: subject.filter, format });
    case 'shopSkus':
      return run(ExportShopSkus, 'exportShopSkus', {
        shopId: subject.shopId,
        filter: subject.filter,
        format,
      });
    case 'addressBook':
      return run(ExportAddressBook, 'exportAddressBook', { group: subject.group, format });
    case 'toShip': {
      const parcelIds = subject.parcelIds.length > 0 ? [...subject.parcelIds] : null;
      return run(ExportToShip, 'exportToShip', { parcelIds, format });
    }
    case 'materials':
      return run(ExportMaterials, 'exportMaterials', { goodIds: [...subject.goodIds] });
    case 'evidence':
      return run(ExportEvidence, 'exportEvidence', { parcelId: subject.parcelId, format: subject.format });
    case 'parcelsOf':
      return run(ExportOrder, 'exportOrder', { ids: [...subject.orderIds], format });
  }
}

/** What the graph says of a file, as the machine takes it. */
export function toExportAnswer(state: ExportStateFragment | Refusal): ExportAnswer {
  if (isRefusal(state)) return state;
  const { taskId, done, url, fileName } = state;
  return done && url && fileName ? { kind: 'done', url, fileName } : { kind: 'writing', taskId };
}
