import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { actorOf } from '../../plugins/session.ts';
import { answers, IdBody, ok } from '../../shared/envelope.ts';
import { idempotencyKeyOf } from '../../shared/idempotencyKey.ts';
import {
  BeginStocktakeBody,
  ImportStocktakeBody,
  SavedLinesAnswer,
  SaveStocktakeLinesBody,
  StocktakeImportAnswer,
  StocktakeLinesAnswer,
  StocktakeLinesBody,
  StocktakeStepAnswer,
  StocktakesAnswer,
  StocktakesBody,
} from './stocktakes.schemas.ts';
import type { StocktakeService } from './stocktakes.service.ts';

const tags = ['stocktakes'];
const suppliers = { config: { access: 'seller' as const, scope: 'stock:write' as const } };

export function stocktakeRoutes(stocktakes: StocktakeService): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      '/stocktakes/getStocktakesList',
      {
        config: { access: 'seller', scope: 'stock:read', sparse: true },
        schema: {
          tags,
          summary: 'The own stocktakes, newest first',
          body: StocktakesBody,
          response: answers(StocktakesAnswer),
        },
      },
      async (request) => ok(await stocktakes.list(actorOf(request).accountId, request.body, request.fields)),
    );

    app.post(
      '/stocktakes/getLinesList',
      {
        config: { access: 'seller', scope: 'stock:read', sparse: true },
        schema: {
          tags,
          summary: 'What there is to count at the warehouse of an own stocktake, with what was counted',
          description:
            'Of a draft every combination with stock at its warehouse, and what was counted besides; later what was counted.',
          body: StocktakeLinesBody,
          response: answers(StocktakeLinesAnswer),
        },
      },
      async (request) => ok(await stocktakes.lines(actorOf(request).accountId, request.body, request.fields)),
    );

    app.post(
      '/stocktakes/begin',
      {
        ...suppliers,
        schema: {
          tags,
          summary: 'Begin to count an own warehouse',
          body: BeginStocktakeBody,
          response: answers(StocktakeStepAnswer),
        },
      },
      async (request) => {
        const { clientNo, ...stocktake } = request.body;
        const key = idempotencyKeyOf(request, clientNo);
        return ok({ stocktakeId: await stocktakes.begin(actorOf(request).accountId, stocktake, key) });
      },
    );

    app.post(
      '/stocktakes/saveLines',
      {
        ...suppliers,
        schema: {
          tags,
          summary: 'Keep counted pieces of an own draft',
          description:
            'A line keeps the pieces that the book had when it was counted; counting it anew reads the book anew. A stocktake that is no draft is refused with STOCKTAKE_STATE.',
          body: SaveStocktakeLinesBody,
          response: answers(SavedLinesAnswer),
        },
      },
      async (request) => {
        const { id, lines } = request.body;
        const saved = await stocktakes.saveLines(actorOf(request).accountId, id, lines);
        return ok({ stocktakeId: id, lines: saved });
      },
    );

    app.post(
      '/stocktakes/importLines',
      {
        ...suppliers,
        schema: {
          tags,
          summary: 'Take counted pieces of a sheet over into an own draft, each row by itself',
          body: ImportStocktakeBody,
          response: answers(StocktakeImportAnswer),
        },
      },
      async (request) => {
        const { id, rows } = request.body;
        const imported = await stocktakes.importRows(actorOf(request).accountId, id, rows);
        return ok({ stocktakeId: id, ...imported });
      },
    );

    app.post(
      '/stocktakes/post',
      {
        ...suppliers,
        schema: {
          tags,
          summary: 'Write what was counted into the stock',
          description:
            'The difference of each line is applied to the stock as it is now. STOCKTAKE_LOCKED has `rows` {skuId, title, after, locked} of what would be fewer than orders hold; nothing is written then.',
          body: IdBody,
          response: answers(StocktakeStepAnswer),
        },
      },
      async (request) => {
        await stocktakes.post(actorOf(request).accountId, request.body.id);
        return ok({ stocktakeId: request.body.id }, '已过账');
      },
    );

    app.post(
      '/stocktakes/discard',
      {
        ...suppliers,
        schema: {
          tags,
          summary: 'Give an own draft up; the stock stays as it is',
          body: IdBody,
          response: answers(StocktakeStepAnswer),
        },
      },
      async (request) => {
        await stocktakes.discard(actorOf(request).accountId, request.body.id);
        return ok({ stocktakeId: request.body.id }, '已作废');
      },
    );
  };
}
