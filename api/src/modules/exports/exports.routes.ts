import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { actorOf } from '../../plugins/session.ts';
import { answers, ok } from '../../shared/envelope.ts';
import { Refusal } from '../../shared/refusal.ts';
import {
  ExportAnswer,
  ExportCashOutsBody,
  ExportMoneyLogsBody,
  ExportOrderBody,
  ExportOrdersBody,
  ExportParcelsBody,
  ExportProfitBody,
  ExportRechargesBody,
  ExportShopSkusBody,
  ExportToShipBody,
  FindExportBody,
} from './exports.schemas.ts';
import type { ExportService } from './exports.service.ts';

const tags = ['exports'];
const signedIn = { config: { access: 'any' as const } };
const response = answers(ExportAnswer);

export function exportRoutes(exports: ExportService): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.addHook('onClose', () => exports.stop());

    app.post(
      '/orders/exportOrder',
      {
        ...signedIn,
        schema: { tags, summary: 'The parcels of some orders as a file', body: ExportOrderBody, response },
      },
      async (request) => {
        const { id, ids = id === undefined ? [] : [id], format } = request.body;
        if (ids.length === 0) throw new Refusal('BAD_PARAM', { field: 'id' });
        return ok(await exports.ofOrders(actorOf(request), ids, format));
      },
    );

    app.post(
      '/orders/exportOrders',
      {
        ...signedIn,
        schema: { tags, summary: 'The own orders as a file', body: ExportOrdersBody, response },
      },
      async (request) => {
        const { format, ...filter } = request.body;
        return ok(await exports.orders(actorOf(request), filter, format));
      },
    );

    app.post(
      '/orderPackages/exportPackages',
      {
        ...signedIn,
        schema: { tags, summary: 'The own parcels as a file', body: ExportParcelsBody, response },
      },
      async (request) => {
        const { format, ...filter } = request.body;
        return ok(await exports.parcels(actorOf(request), filter, format));
      },
    );

    app.post(
      '/orderPackages/exportToShip',
      {
        config: { access: 'seller' },
        schema: {
          tags,
          summary: 'Parcels that take a number of the supplier’s own, receivers in clear: each kept as seen',
          body: ExportToShipBody,
          response,
        },
      },
      async (request) => {
        const { packageIds, format } = request.body;
        return ok(await exports.toShip(actorOf(request), packageIds, format));
      },
    );

    app.post(
      '/userMoneyLogs/exportMoneyLogs',
      {
        ...signedIn,
        schema: { tags, summary: 'Lines of the own wallet as a file', body: ExportMoneyLogsBody, response },
      },
      async (request) => {
        const { format, ...filter } = request.body;
        return ok(await exports.moneyLogs(actorOf(request), filter, format));
      },
    );

    app.post(
      '/recharges/exportRecharges',
      {
        ...signedIn,
        schema: { tags, summary: 'The own recharges as a file', body: ExportRechargesBody, response },
      },
      async (request) => {
        const { format, ...filter } = request.body;
        return ok(await exports.recharges(actorOf(request), filter, format));
      },
    );

    app.post(
      '/cashOut/exportCashOuts',
      {
        ...signedIn,
        schema: { tags, summary: 'The own cash-outs as a file', body: ExportCashOutsBody, response },
      },
      async (request) => {
        const { format, ...filter } = request.body;
        return ok(await exports.cashOuts(actorOf(request), filter, format));
      },
    );

    app.post(
      '/statistics/exportSellerProfit',
      {
        config: { access: 'seller' },
        schema: { tags, summary: 'What a supplier earns as a file', body: ExportProfitBody, response },
      },
      async (request) => {
        const { format, ...filter } = request.body;
        return ok(await exports.profit(actorOf(request), filter, format));
      },
    );

    app.post(
      '/shops/exportShopSkus',
      {
        config: { access: 'buyer' },
        schema: {
          tags,
          summary: 'SKUs of a shop with their links as a file, to be filled in and imported',
          body: ExportShopSkusBody,
          response,
        },
      },
      async (request) => {
        const { format, ...filter } = request.body;
        return ok(await exports.shopSkus(actorOf(request), filter, format));
      },
    );

    app.post(
      '/exports/find',
      {
        config: { access: 'any', sparse: true },
        schema: { tags, summary: 'How an export stands', body: FindExportBody, response },
      },
      async (request) => ok(await exports.find(actorOf(request), request.body.taskId)),
    );
  };
}
