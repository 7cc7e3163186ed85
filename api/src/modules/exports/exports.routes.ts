import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { actorOf } from '../../plugins/session.ts';
import { answers, ok } from '../../shared/envelope.ts';
import { Refusal } from '../../shared/refusal.ts';
import type { Scope } from '../../shared/scopes.ts';
import {
  ExportAddressBookBody,
  ExportAfterSalesBody,
  ExportAnswer,
  ExportCashOutsBody,
  ExportGoodsBody,
  ExportMoneyLogsBody,
  ExportOrderBody,
  ExportOrdersBody,
  ExportParcelsBody,
  ExportProfitBody,
  ExportShopSalesBody,
  ExportRechargesBody,
  ExportShopSkusBody,
  ExportToShipBody,
  FindExportBody,
} from './exports.schemas.ts';
import type { ExportService } from './exports.service.ts';
import {
  ADDRESS_BOOK,
  AFTER_SALES,
  CASH_OUTS,
  GOODS,
  MONEY_LOGS,
  ORDER_PARCELS,
  ORDERS,
  PARCELS,
  PROFIT,
  SHOP_SALES,
  RECHARGES,
  SHIPPING,
  SHOP_SKUS,
  TO_SHIP,
} from './listKinds.ts';

const tags = ['exports'];
const signedIn = (scope: Scope | readonly Scope[]) => ({ config: { access: 'any' as const, scope } });
const response = answers(ExportAnswer);

export function exportRoutes(exports: ExportService): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      '/orders/exportOrder',
      {
        ...signedIn(['parcels:read', 'receivers:read']),
        schema: { tags, summary: 'The parcels of some orders as a file', body: ExportOrderBody, response },
      },
      async (request) => {
        const { id, ids = id === undefined ? [] : [id], format } = request.body;
        if (ids.length === 0) throw new Refusal('BAD_PARAM', { field: 'id' });
        return ok(
          await exports.begin(actorOf(request), ORDER_PARCELS, { filter: { orderIds: ids }, format }),
        );
      },
    );

    app.post(
      '/orders/exportOrders',
      {
        ...signedIn('orders:read'),
        schema: { tags, summary: 'The own orders as a file', body: ExportOrdersBody, response },
      },
      async (request) => {
        const { format, ...filter } = request.body;
        return ok(await exports.begin(actorOf(request), ORDERS, { filter, format }));
      },
    );

    app.post(
      '/orderPackages/exportPackages',
      {
        ...signedIn(['parcels:read', 'receivers:read']),
        schema: { tags, summary: 'The own parcels as a file', body: ExportParcelsBody, response },
      },
      async (request) => {
        const { format, template, partial = false, ...filter } = request.body;
        const actor = actorOf(request);
        if (template === undefined) return ok(await exports.begin(actor, PARCELS, { filter, format }));
        if (actor.kind !== 'buyer') throw new Refusal('BAD_PARAM', { field: 'template' });
        const shipping = { template, partial, parcels: filter };
        return ok(await exports.begin(actor, SHIPPING, { filter: shipping, format }));
      },
    );

    app.post(
      '/orderPackages/exportToShip',
      {
        config: { access: 'seller', scope: ['parcels:read', 'receivers:read'] },
        schema: {
          tags,
          summary: 'Parcels that take a number of the supplier’s own, receivers in clear: each kept as seen',
          body: ExportToShipBody,
          response,
        },
      },
      async (request) => {
        const { packageIds, format } = request.body;
        return ok(await exports.begin(actorOf(request), TO_SHIP, { filter: { packageIds }, format }));
      },
    );

    app.post(
      '/userMoneyLogs/exportMoneyLogs',
      {
        ...signedIn('wallet:read'),
        schema: { tags, summary: 'Lines of the own wallet as a file', body: ExportMoneyLogsBody, response },
      },
      async (request) => {
        const { format, ...filter } = request.body;
        return ok(await exports.begin(actorOf(request), MONEY_LOGS, { filter, format }));
      },
    );

    app.post(
      '/recharges/exportRecharges',
      {
        ...signedIn('wallet:read'),
        schema: { tags, summary: 'The own recharges as a file', body: ExportRechargesBody, response },
      },
      async (request) => {
        const { format, ...filter } = request.body;
        return ok(await exports.begin(actorOf(request), RECHARGES, { filter, format }));
      },
    );

    app.post(
      '/cashOut/exportCashOuts',
      {
        ...signedIn('wallet:read'),
        schema: { tags, summary: 'The own cash-outs as a file', body: ExportCashOutsBody, response },
      },
      async (request) => {
        const { format, ...filter } = request.body;
        return ok(await exports.begin(actorOf(request), CASH_OUTS, { filter, format }));
      },
    );

    app.post(
      '/statistics/exportShopSales',
      {
        config: { access: 'buyer', scope: ['shops:read', 'wallet:read'] },
        schema: {
          tags,
          summary: 'What a buyer’s own shops sell and earn as a file',
          body: ExportShopSalesBody,
          response,
        },
      },
      async (request) => {
        const { format, ...filter } = request.body;
        return ok(await exports.begin(actorOf(request), SHOP_SALES, { filter, format }));
      },
    );

    app.post(
      '/statistics/exportSellerProfit',
      {
        config: { access: 'seller', scope: ['figures:read', 'wallet:read'] },
        schema: { tags, summary: 'What a supplier earns as a file', body: ExportProfitBody, response },
      },
      async (request) => {
        const { format, ...filter } = request.body;
        return ok(await exports.begin(actorOf(request), PROFIT, { filter, format }));
      },
    );

    app.post(
      '/statistics/exportAfterSales',
      {
        config: { access: 'seller', scope: 'figures:read' },
        schema: { tags, summary: 'A supplier’s after-sales as a file', body: ExportAfterSalesBody, response },
      },
      async (request) => {
        const { format, ...filter } = request.body;
        return ok(await exports.begin(actorOf(request), AFTER_SALES, { filter, format }));
      },
    );

    app.post(
      '/addressBook/exportAddressBook',
      {
        config: { access: 'buyer', scope: 'receivers:read' },
        schema: {
          tags,
          summary: 'The own address book as a file, in clear; each receiver is recorded',
          body: ExportAddressBookBody,
          response,
        },
      },
      async (request) => {
        const { format, ...filter } = request.body;
        return ok(await exports.begin(actorOf(request), ADDRESS_BOOK, { filter, format }));
      },
    );

    app.post(
      '/shops/exportShopSkus',
      {
        config: { access: 'buyer', scope: 'shops:read' },
        schema: {
          tags,
          summary: 'SKUs of a shop with their links as a file, to be filled in and imported',
          body: ExportShopSkusBody,
          response,
        },
      },
      async (request) => {
        const { format, ...filter } = request.body;
        return ok(await exports.begin(actorOf(request), SHOP_SKUS, { filter, format }));
      },
    );

    app.post(
      '/goods/exportGoods',
      {
        config: { access: 'seller', scope: 'goods:read' },
        schema: {
          tags,
          summary: 'Own goods by combination as a file, to be changed and imported',
          body: ExportGoodsBody,
          response,
        },
      },
      async (request) => {
        const { format, ...filter } = request.body;
        return ok(await exports.begin(actorOf(request), GOODS, { filter, format }));
      },
    );

    app.post(
      '/exports/find',
      {
        config: { access: 'any', scope: 'files:read', sparse: true },
        schema: { tags, summary: 'How an export stands', body: FindExportBody, response },
      },
      async (request) => ok(await exports.find(actorOf(request), request.body.taskId)),
    );
  };
}
