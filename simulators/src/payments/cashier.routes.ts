import type { FastifyPluginAsync } from 'fastify';
import { PAGE_HEADERS } from '../page.ts';
import { formOf } from '../shops/forms.ts';
import { cashierPage, failedPage, overPage, paidPage } from './cashierPage.ts';
import type { PaymentsWorld } from './paymentsWorld.types.ts';

type OfCashier = { Params: { cashierKey: string } };

/** The pages on which people pay, to be registered under `/payments/cashier`. */
export function cashierRoutes({ book, notices }: PaymentsWorld): FastifyPluginAsync {
  return async (app) => {
    app.get<OfCashier>('/:cashierKey', async ({ params }, reply) => {
      const trade = book.atCashier(params.cashierKey);
      reply.headers(PAGE_HEADERS);
      if (trade?.state === 'paid') return reply.send(paidPage(trade));
      if (!trade || !book.isOpen(trade)) return reply.code(410).send(overPage());
      trade.isSeen = true;
      return reply.send(cashierPage(trade));
    });

    app.post<OfCashier>('/:cashierKey', async (request, reply) => {
      const trade = book.atCashier(request.params.cashierKey);
      const form = formOf(request);
      reply.headers(PAGE_HEADERS);
      if (!trade || form.get('key') !== trade.formKey) return reply.code(410).send(overPage());
      if (trade.state === 'paid') return reply.send(paidPage(trade));
      if (!book.isOpen(trade)) return reply.code(410).send(overPage());
      if (form.get('decision') !== 'pay') return reply.send(failedPage(trade));
      book.pay(trade, trade.amount);
      // A person does not wait for what the merchant says.
      void notices.begin(trade);
      return reply.send(paidPage(trade));
    });
  };
}
