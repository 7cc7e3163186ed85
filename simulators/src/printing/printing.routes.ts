import type { FastifyPluginAsync } from 'fastify';
import { refuseForeignSites } from '../refuseForeignSites.ts';
import { FieldError, type Fields } from '../shops/actions.ts';
import { CONSOLE_HEADERS } from '../shops/consolePages.ts';
import { formOf } from '../shops/forms.ts';
import { COMPONENTS } from './components.ts';
import { printBook } from './printBook.ts';
import { printFaults } from './printFaults.ts';
import { printingText as text } from './printing.text.ts';
import { PRINTING_ACTIONS } from './printingActions.ts';
import { errorPage, printingPage } from './printingPage.ts';
import { printingSockets } from './printingSockets.ts';

export type SimulatedPrinting = {
  /** Where components listen besides, by name, as far as that is free. */
  ports: ReadonlyMap<string, number>;
};

const MOST_AT_ONCE = 1_000;

/** The print components with their console, as a page and as JSON. */
export function printingRoutes({ ports }: SimulatedPrinting, now: () => Date): FastifyPluginAsync {
  const world = { book: printBook(now), faults: printFaults() };
  const { book, faults } = world;
  const sockets = printingSockets(world);

  return async (app) => {
    sockets.serveAt(app.server, `${app.prefix}/components/`);
    app.addHook('onReady', () => sockets.serveOn(ports));
    app.addHook('preClose', () => sockets.close());

    app.addHook('onRequest', refuseForeignSites);

    app.get('/', async (_request, reply) =>
      reply.headers(CONSOLE_HEADERS).send(printingPage(world, sockets.listening(), app.prefix)),
    );

    app.post<{ Params: { action: string } }>('/do/:action', async (request, reply) => {
      const wrong = perform(request.params.action, Object.fromEntries(formOf(request)));
      if (wrong === null) return reply.redirect(`${app.prefix}/`, 303);
      const isUnknown = wrong === 'action';
      return reply
        .headers(CONSOLE_HEADERS)
        .code(isUnknown ? 404 : 400)
        .send(errorPage(isUnknown ? text.none : text.trouble(wrong)));
    });

    app.get('/api', async () => ({
      components: COMPONENTS.map(({ name }) => ({ name, listens: sockets.listening().has(name) })),
      printers: book.printers(),
      pages: book.count(),
      latencyMs: faults.latencyMs(),
      faults: faults.rules(),
    }));
    app.get('/api/pages', async () => ({ pages: book.newest(MOST_AT_ONCE) }));

    app.post<{ Params: { action: string } }>('/api/:action', async ({ params, body }, reply) => {
      const fields: Fields = typeof body === 'object' && body !== null ? { ...body } : {};
      const wrong = perform(params.action, fields);
      return wrong === null ? {} : reply.code(wrong === 'action' ? 404 : 400).send({ error: wrong });
    });
  };

  /** Does it; answers the field it fails by, `action` where there is no such action, null when it is done. */
  function perform(name: string, fields: Fields): string | null {
    const act = Object.hasOwn(PRINTING_ACTIONS, name) ? PRINTING_ACTIONS[name] : undefined;
    if (!act) return 'action';
    try {
      act(world, fields);
      return null;
    } catch (error) {
      if (error instanceof FieldError) return error.message;
      throw error;
    }
  }
}
