import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { actorOf } from '../../plugins/session.ts';
import { answers, IdBody, ok } from '../../shared/envelope.ts';
import { idempotencyKeyOf } from '../../shared/idempotencyKey.ts';
import {
  ChangeStockBody,
  GoodStock,
  ImportAnswer,
  ImportStocksBody,
  NewStockBody,
  ReservationsAnswer,
  ReservationsBody,
  StockLogsAnswer,
  StockLogsBody,
  StocksAnswer,
  StocksBody,
} from './stock.schemas.ts';
import type { StockService } from './stock.service.ts';

const tags = ['goodStock'];
const suppliers = { config: { access: 'seller' as const, scope: 'stock:write' as const } };

export function stockRoutes(stock: StockService): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      '/goodStock/getGoodStockList',
      {
        config: { access: 'seller', scope: 'stock:read', sparse: true },
        schema: {
          tags,
          summary: 'Stock of the own goods, what is low first',
          body: StocksBody,
          response: answers(StocksAnswer),
        },
      },
      async (request) => ok(await stock.list(actorOf(request).accountId, request.body, request.fields)),
    );

    app.post(
      '/goodStock/createGoodStock',
      {
        ...suppliers,
        schema: {
          tags,
          summary: 'Begin the stock of own goods at an own warehouse',
          body: NewStockBody,
          response: answers(GoodStock),
        },
      },
      async (request) => ok(await stock.create(actorOf(request).accountId, request.body), '库存已新增'),
    );

    app.post(
      '/goodStock/updateGoodStock',
      {
        ...suppliers,
        schema: {
          tags,
          summary: 'Set the pieces on hand or add to them, and the safety stock and the warning with either',
          body: ChangeStockBody,
          response: answers(GoodStock),
        },
      },
      async (request) => ok(await stock.change(actorOf(request).accountId, request.body), '库存已更新'),
    );

    app.post(
      '/goodStock/deleteGoodStock',
      {
        ...suppliers,
        schema: {
          tags,
          summary: 'Remove a stock row that no unfinished order needs',
          body: IdBody,
          response: answers(IdBody),
        },
      },
      async (request) => ok(await stock.remove(actorOf(request).accountId, request.body.id), '库存已删除'),
    );

    app.post(
      '/goodStock/getStockLogsList',
      {
        config: { access: 'seller', scope: 'stock:read', sparse: true },
        schema: {
          tags,
          summary: 'What has moved in a stock row, newest first',
          body: StockLogsBody,
          response: answers(StockLogsAnswer),
        },
      },
      async (request) => ok(await stock.logs(actorOf(request).accountId, request.body, request.fields)),
    );

    app.post(
      '/goodStock/getReservationsList',
      {
        config: { access: 'seller', scope: 'stock:read', sparse: true },
        schema: {
          tags,
          summary: 'Orders that hold pieces of a stock row, the next to lapse first',
          body: ReservationsBody,
          response: answers(ReservationsAnswer),
        },
      },
      async (request) =>
        ok(await stock.reservations(actorOf(request).accountId, request.body, request.fields)),
    );

    app.post(
      '/goodStock/importGoodStocks',
      {
        ...suppliers,
        schema: {
          tags,
          summary: 'Take rows of a sheet over, each by itself',
          body: ImportStocksBody,
          response: answers(ImportAnswer),
        },
      },
      async (request) => {
        const { rows, checkOnly = false, clientNo } = request.body;
        const key = idempotencyKeyOf(request, clientNo);
        const answer = await stock.importRows(actorOf(request).accountId, { rows, checkOnly, key });
        return ok(answer, checkOnly ? undefined : '库存已导入');
      },
    );
  };
}
