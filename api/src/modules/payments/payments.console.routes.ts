import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { operatorOf } from '../../plugins/session.ts';
import { answers, IdBody, IdQuery, ok } from '../../shared/envelope.ts';
import type { ChannelQuestions, PaymentDeskService } from './paymentDesk.service.ts';
import {
  ChannelAnswer,
  PaymentPage,
  PaymentRecord,
  PaymentsQuery,
  ProblemPage,
  ProblemsQuery,
  RefundPage,
  RefundsQuery,
  ResolveBody,
  RetryBody,
  TransferredBody,
} from './payments.console.schemas.ts';

const tags = ['payments'];
const reads = { access: 'operator', permission: 'money.read', sparse: true } as const;
const acts = { access: 'operator', permission: 'money.adjust' } as const;

/** Payments, what was wrong with them, and what goes back, for operators. */
export function paymentDeskRoutes(
  desk: PaymentDeskService,
  ask: ChannelQuestions,
): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/console/payments',
      {
        config: reads,
        schema: {
          tags,
          summary: 'Payments of everybody, the newest first',
          querystring: PaymentsQuery,
          response: answers(PaymentPage),
        },
      },
      async (request) => ok(await desk.list(request.query)),
    );

    app.get(
      '/console/payments/read',
      {
        config: reads,
        schema: {
          tags,
          summary: 'A payment with what its channel was asked, what was wrong with it and what went back',
          querystring: IdQuery,
          response: answers(PaymentRecord),
        },
      },
      async (request) => ok(await desk.record(request.query.id)),
    );

    app.post(
      '/console/payments/ask',
      {
        config: acts,
        schema: {
          tags,
          summary: 'Ask the channel what it knows of a payment; one that was paid is credited',
          body: IdBody,
          response: answers(ChannelAnswer),
        },
      },
      async (request) => ok(await ask(request.body.id, operatorOf(request))),
    );

    app.get(
      '/console/paymentProblems',
      {
        config: reads,
        schema: {
          tags,
          summary: 'What channels say of payments and the books cannot follow, the newest first',
          querystring: ProblemsQuery,
          response: answers(ProblemPage),
        },
      },
      async (request) => ok(await desk.problems(request.query)),
    );

    app.post(
      '/console/paymentProblems/resolve',
      {
        config: acts,
        schema: {
          tags,
          summary: 'Mark a problem as resolved',
          body: ResolveBody,
          response: answers(ProblemPage.properties.list.items),
        },
      },
      async (request) => ok(await desk.resolve(request.body.id, request.body.reason, operatorOf(request))),
    );

    app.get(
      '/console/rechargeRefunds',
      {
        config: reads,
        schema: {
          tags,
          summary: 'Recharges that go back: under way the oldest first, all the newest first',
          querystring: RefundsQuery,
          response: answers(RefundPage),
        },
      },
      async (request) => ok(await desk.refunds(request.query)),
    );

    app.post(
      '/console/rechargeRefunds/retry',
      {
        config: acts,
        schema: {
          tags,
          summary: 'Try to send a recharge back at once',
          body: RetryBody,
          response: answers(RefundPage.properties.list.items),
        },
      },
      async (request) => ok(await desk.retry(request.body.refundNo, operatorOf(request))),
    );

    app.post(
      '/console/rechargeRefunds/transferred',
      {
        config: { ...acts, proven: true },
        schema: {
          tags,
          summary: 'Write down that a recharge was sent back by a transfer',
          body: TransferredBody,
          response: answers(RefundPage.properties.list.items),
        },
      },
      async (request) => {
        const { refundNo, transferNo } = request.body;
        return ok(await desk.transferred(refundNo, transferNo, operatorOf(request)));
      },
    );
  };
}
