import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { operatorOf } from '../../plugins/session.ts';
import { answers, IdQuery, ok } from '../../shared/envelope.ts';
import type { PayType } from '../payments/payTypes.ts';
import type { BillDeskService } from './billDesk.service.ts';
import {
  Bill,
  BillPage,
  BillsQuery,
  CheckBody,
  CloseBody,
  Difference,
  DifferencePage,
  DifferencesQuery,
} from './channelBills.console.schemas.ts';

const tags = ['channelBills'];
const reads = { access: 'operator', permission: 'money.read', sparse: true } as const;
const acts = { access: 'operator', permission: 'money.adjust' } as const;

/** The channels' own bills, compared with the books, for operators. */
export function billDeskRoutes(desk: BillDeskService): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/console/channelBills',
      {
        config: reads,
        schema: {
          tags,
          summary: 'Bills of payment channels, the newest days first',
          querystring: BillsQuery,
          response: answers(BillPage),
        },
      },
      async (request) => ok(await desk.list(request.query)),
    );

    app.get(
      '/console/channelBills/read',
      {
        config: reads,
        schema: {
          tags,
          summary: 'A bill with its sums and ours',
          querystring: IdQuery,
          response: answers(Bill),
        },
      },
      async (request) => ok(await desk.bill(request.query.id)),
    );

    app.post(
      '/console/channelBills/check',
      {
        config: acts,
        schema: {
          tags,
          summary: 'Read the bill of a channel and a day again, and compare it with the books',
          body: CheckBody,
          response: answers(Bill),
        },
      },
      async (request) => {
        const { payType, day } = request.body;
        return ok(await desk.check(payType as PayType, day, operatorOf(request)));
      },
    );

    app.get(
      '/console/billDifferences',
      {
        config: reads,
        schema: {
          tags,
          summary: 'What a bill and the books say differently, the oldest first',
          querystring: DifferencesQuery,
          response: answers(DifferencePage),
        },
      },
      async (request) => ok(await desk.differences(request.query)),
    );

    app.post(
      '/console/billDifferences/close',
      {
        config: acts,
        schema: {
          tags,
          summary: 'Close a difference with a reason',
          body: CloseBody,
          response: answers(Difference),
        },
      },
      async (request) => ok(await desk.close(request.body.id, request.body.reason, operatorOf(request))),
    );
  };
}
