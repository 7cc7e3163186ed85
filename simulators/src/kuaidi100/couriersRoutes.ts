import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { refuseForeignSites } from '../refuseForeignSites.ts';
import { FieldError, type Fields } from '../shops/actions.ts';
import { CONSOLE_HEADERS } from '../shops/consolePages.ts';
import { formOf } from '../shops/forms.ts';
import { COURIERS_ACTIONS, type CouriersWorld } from './couriersActions.ts';
import { text } from './couriersPage.text.ts';
import { couriersPage, errorPage } from './couriersPage.ts';
import type { IssuedWaybill } from './waybillBook.ts';

const MOST_AT_ONCE = 1_000;

/** The developer's console of the couriers, as a page and as JSON. */
export function couriersRoutes(world: CouriersWorld): FastifyPluginAsync {
  const { book, customers, journeys, subscriptions, faults } = world;

  return async (app) => {
    app.addHook('onRequest', refuseForeignSites);

    app.get('/', async (_request, reply) => page(reply).send(couriersPage(world, app.prefix)));

    app.post<{ Params: { action: string } }>('/do/:action', async (request, reply) => {
      const wrong = await perform(request.params.action, Object.fromEntries(formOf(request)));
      if (wrong === null) return reply.redirect(`${app.prefix}/`, 303);
      const words = wrong === 'action' ? text.none : text.trouble(wrong);
      return page(reply)
        .code(wrong === 'action' ? 404 : 400)
        .send(errorPage(words));
    });

    app.get('/api', async () => ({
      couriers: book.accounts(),
      customers: customers.all(),
      waybills: book.count(),
      doubled: book.doubled(),
      latencyMs: faults.latencyMs(),
      faults: faults.rules(),
    }));
    app.get('/api/waybills', async () => ({ waybills: book.newest(MOST_AT_ONCE).map(asItIs) }));
    app.get<{ Params: { waybillNo: string } }>('/api/waybills/:waybillNo', async ({ params }, reply) => {
      const waybill = book.waybill(params.waybillNo);
      return waybill ? asItIs(waybill) : reply.code(404).send({ error: 'waybillNo' });
    });
    app.get<{ Params: { waybillNo: string } }>('/api/journeys/:waybillNo', async ({ params }, reply) => {
      const waybill = book.waybill(params.waybillNo);
      if (!waybill) return reply.code(404).send({ error: 'waybillNo' });
      const subscription = subscriptions.of(waybill.waybillNo);
      return {
        happened: journeys.done(waybill),
        pending: journeys.pending(waybill),
        isLost: journeys.isLost(waybill),
        pushed: subscription ? { steps: subscription.told, failures: subscription.failures } : null,
      };
    });

    app.post<{ Params: { action: string } }>('/api/:action', async ({ params, body }, reply) => {
      const fields: Fields = typeof body === 'object' && body !== null ? { ...body } : {};
      const wrong = await perform(params.action, fields);
      return wrong === null ? {} : reply.code(wrong === 'action' ? 404 : 400).send({ error: wrong });
    });
  };

  /** The journey determines whether it was picked up. */
  function asItIs(waybill: IssuedWaybill): IssuedWaybill {
    journeys.done(waybill);
    return waybill;
  }

  /** Runs an action; returns the invalid field, `action` for an unknown action, null on success. */
  async function perform(name: string, fields: Fields): Promise<string | null> {
    const act = Object.hasOwn(COURIERS_ACTIONS, name) ? COURIERS_ACTIONS[name] : undefined;
    if (!act) return 'action';
    try {
      await act(world, fields);
      return null;
    } catch (error) {
      if (error instanceof FieldError) return error.message;
      throw error;
    }
  }
}

function page(reply: FastifyReply): FastifyReply {
  return reply.headers(CONSOLE_HEADERS);
}
