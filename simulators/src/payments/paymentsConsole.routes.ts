import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { refuseForeignSites } from '../refuseForeignSites.ts';
import { FieldError, type Fields } from '../shops/actions.ts';
import { CONSOLE_HEADERS } from '../shops/consolePages.ts';
import { formOf } from '../shops/forms.ts';
import type { Trade } from './paymentBook.ts';
import { PAYMENTS_ACTIONS } from './paymentsActions.ts';
import { text } from './paymentsPage.text.ts';
import { errorPage, paymentsPage } from './paymentsPage.ts';
import type { PaymentsWorld } from './paymentsWorld.types.ts';

const MOST_AT_ONCE = 1_000;

/** The developer's console of the payments, as a page and as JSON. */
export function paymentsConsoleRoutes(world: PaymentsWorld): FastifyPluginAsync {
  const { book, refunds, splits, notices, faults } = world;

  return async (app) => {
    app.addHook('onRequest', refuseForeignSites);

    app.get('/', async (_request, reply) => page(reply).send(paymentsPage(world, app.prefix)));

    app.post<{ Params: { action: string } }>('/do/:action', async (request, reply) => {
      const wrong = await perform(request.params.action, Object.fromEntries(formOf(request)));
      if (wrong === null) return reply.redirect(`${app.prefix}/`, 303);
      const words = wrong === 'action' ? text.none : text.trouble(wrong);
      return page(reply)
        .code(wrong === 'action' ? 404 : 400)
        .send(errorPage(words));
    });

    app.get('/api', async () => ({
      trades: book.count(),
      latencyMs: faults.latencyMs(),
      toDrop: faults.toDrop(),
      toRefuse: refunds.toRefuse(),
      faults: faults.rules(),
    }));
    app.get('/api/trades', async () => ({ trades: book.newest(MOST_AT_ONCE).map(shown) }));
    app.get<{ Params: { outTradeNo: string } }>('/api/trades/:outTradeNo', async ({ params }, reply) => {
      const trade = book.named(params.outTradeNo);
      return trade ? shown(trade) : reply.code(404).send({ error: 'outTradeNo' });
    });

    app.post<{ Params: { action: string } }>('/api/:action', async ({ params, body }, reply) => {
      const fields: Fields = typeof body === 'object' && body !== null ? { ...body } : {};
      const wrong = await perform(params.action, fields);
      return wrong === null ? {} : reply.code(wrong === 'action' ? 404 : 400).send({ error: wrong });
    });
  };

  function shown(trade: Trade) {
    const { formKey: _key, cashierKey: _cashier, ...rest } = book.settleTime(trade);
    const notice = notices.of(trade);
    const input = refunds.of(trade).map(({ outRefundNo, amount, state }) => ({ outRefundNo, amount, state }));
    const parts = splits.of(trade).flatMap((split) =>
      split.parts.map(({ account, amount, result }) => ({
        outOrderNo: split.outOrderNo,
        account,
        amount,
        result,
      })),
    );
    return {
      ...rest,
      refunds: input,
      splits: parts,
      notices: { sent: notice?.sent ?? 0, taken: notice?.taken ?? 0 },
    };
  }

  /** Does it; answers the field it fails by, `action` where there is no such action, null when it is done. */
  async function perform(name: string, fields: Fields): Promise<string | null> {
    const act = Object.hasOwn(PAYMENTS_ACTIONS, name) ? PAYMENTS_ACTIONS[name] : undefined;
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
