import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { operatorOf } from '../../plugins/session.ts';
import { answers, IdQuery, ok } from '../../shared/envelope.ts';
import type { CashOutDeskService } from './cashOutDesk.service.ts';
import {
  AmountBody,
  CashOutPage,
  CashOutsAtDesk,
  CashOutsAtDeskQuery,
  FailBody,
  PaidBody,
  RejectBody,
} from './cashOuts.console.schemas.ts';

const tags = ['cashOuts'];
const approves = { access: 'operator', permission: 'cashOuts.approve' } as const;
const pays = { access: 'operator', permission: 'cashOuts.pay', proven: true } as const;
const reads = { access: 'operator', permission: 'money.read', sparse: true } as const;

/** Cash-outs for operators. */
export function cashOutDeskRoutes(desk: CashOutDeskService): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/console/cashOuts',
      {
        config: reads,
        schema: {
          tags,
          summary: 'Cash-outs of everybody: open ones the oldest first, others the newest first',
          querystring: CashOutsAtDeskQuery,
          response: answers(CashOutsAtDesk),
        },
      },
      async (request) => ok(await desk.list(request.query, operatorOf(request))),
    );

    app.get(
      '/console/cashOuts/read',
      {
        config: reads,
        schema: {
          tags,
          summary: 'A cash-out with what operators did with it, and earlier ones of its account in figures',
          querystring: IdQuery,
          response: answers(CashOutPage),
        },
      },
      async (request) => ok(await desk.page(request.query.id, operatorOf(request))),
    );

    app.post(
      '/console/cashOuts/approve',
      {
        config: { ...approves, proven: true },
        schema: {
          tags,
          summary: 'Approve a cash-out; another operator pays it',
          body: AmountBody,
          response: answers(CashOutPage),
        },
      },
      async (request) => ok(await desk.approve(request.body, operatorOf(request))),
    );

    app.post(
      '/console/cashOuts/reject',
      {
        config: { ...approves, proven: true },
        schema: {
          tags,
          summary:
            'Reject a cash-out, or give one back that could not be paid; its money returns to the wallet',
          body: RejectBody,
          response: answers(CashOutPage),
        },
      },
      async (request) => ok(await desk.reject(request.body.id, request.body.reason, operatorOf(request))),
    );

    app.post(
      '/console/cashOuts/paid',
      {
        config: pays,
        schema: {
          tags,
          summary: 'Write down that a cash-out has arrived',
          body: PaidBody,
          response: answers(CashOutPage),
        },
      },
      async (request) => ok(await desk.paid(request.body, operatorOf(request))),
    );

    app.post(
      '/console/cashOuts/fail',
      {
        config: pays,
        schema: {
          tags,
          summary: 'Write down that a cash-out could not be paid; it is paid again or rejected then',
          body: FailBody,
          response: answers(CashOutPage),
        },
      },
      async (request) => ok(await desk.fail(request.body.id, request.body.reason, operatorOf(request))),
    );
  };
}
