import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { operatorOf } from '../../plugins/session.ts';
import { answers, ok } from '../../shared/envelope.ts';
import { AmountBody, CashOutPage } from '../cashOuts/cashOuts.console.schemas.ts';
import type { SplitDeskService } from './splitDesk.service.ts';
import { SplitDays } from './splits.schemas.ts';

const tags = ['splits'];

/** Cash-outs that are paid by splitting recharges. */
export function splitDeskRoutes(desk: SplitDeskService): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      '/console/cashOuts/split',
      {
        config: { access: 'operator', permission: 'cashOuts.pay', proven: true },
        schema: {
          tags,
          summary: 'Pay an approved cash-out, or the rest of one that failed, by splitting recharges',
          body: AmountBody,
          response: answers(CashOutPage),
        },
      },
      async (request) => ok(await desk.begin(request.body, operatorOf(request))),
    );

    app.get(
      '/console/cashOuts/splitDays',
      {
        config: { access: 'operator', permission: 'money.read', sparse: true },
        schema: {
          tags,
          summary: 'What was split on each of the last days, and what the ledger says of it',
          response: answers(SplitDays),
        },
      },
      async () => ok(await desk.days()),
    );
  };
}
