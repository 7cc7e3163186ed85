import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { refuseForeignSites } from '../refuseForeignSites.ts';
import { ACTIONS, FieldError, type Fields, shopOf } from './actions.ts';
import { text } from './consolePages.text.ts';
import { CONSOLE_HEADERS, errorPage, overviewPage, shopPage } from './consolePages.ts';
import { describeWorld, stocksOf } from './describe.ts';
import { formOf } from './forms.ts';
import type { ShopWorld } from './shopWorld.ts';

/** The developer's console, as pages and as JSON. */
export function consoleRoutes(world: ShopWorld): FastifyPluginAsync {
  return async (app) => {
    app.addHook('onRequest', refuseForeignSites);

    app.get('/', async (_request, reply) => page(reply).send(overviewPage(world, app.prefix)));

    app.get<{ Params: { platform: string; shopId: string } }>(
      '/:platform/:shopId',
      async ({ params }, reply) => {
        try {
          return page(reply).send(shopPage(shopOf(world, params), app.prefix));
        } catch (error) {
          return page(reply)
            .code(404)
            .send(errorPage(text.trouble(fieldOf(error))));
        }
      },
    );

    app.post<{ Params: { action: string } }>('/do/:action', async (request, reply) => {
      const fields = Object.fromEntries(formOf(request));
      try {
        if (!perform(request.params.action, fields)) return page(reply).code(404).send(errorPage(text.none));
        return reply.redirect(backTo(app.prefix, fields), 303);
      } catch (error) {
        return page(reply)
          .code(400)
          .send(errorPage(text.trouble(fieldOf(error))));
      }
    });

    app.get('/api', async () => describeWorld(world));

    app.get<{ Params: { platform: string; shopId: string } }>(
      '/api/:platform/:shopId',
      async ({ params }, reply) => {
        try {
          const { platform, shop } = shopOf(world, params);
          const { orders, assignments } = platform;
          return { orders: orders.ofShop(shop.shopId), assigned: assignments.ofSupplier(shop.shopId) };
        } catch (error) {
          return reply.code(404).send({ error: fieldOf(error) });
        }
      },
    );

    app.get<{ Params: { platform: string; shopId: string } }>(
      '/api/:platform/:shopId/goods',
      async ({ params }, reply) => {
        try {
          const { platform, shop } = shopOf(world, params);
          return { goods: stocksOf(platform, shop.shopId) };
        } catch (error) {
          return reply.code(404).send({ error: fieldOf(error) });
        }
      },
    );

    app.post<{ Params: { action: string } }>('/api/:action', async (request, reply) => {
      const { body } = request;
      const fields: Fields = typeof body === 'object' && body !== null ? { ...body } : {};
      try {
        return perform(request.params.action, fields) ?? reply.code(404).send({ error: 'action' });
      } catch (error) {
        return reply.code(400).send({ error: fieldOf(error) });
      }
    });
  };

  function perform(name: string, fields: Fields): Fields | undefined {
    return Object.hasOwn(ACTIONS, name) ? ACTIONS[name]?.(world, fields) : undefined;
  }
}

function page(reply: FastifyReply): FastifyReply {
  return reply.headers(CONSOLE_HEADERS);
}

function backTo(prefix: string, { platform, shopId }: Record<string, string>): string {
  return platform && shopId
    ? `${prefix}/${encodeURIComponent(platform)}/${encodeURIComponent(shopId)}`
    : `${prefix}/`;
}

/** The field that a request fails by; any other error is thrown on. */
function fieldOf(error: unknown): string {
  if (error instanceof FieldError) return error.message;
  throw error;
}
