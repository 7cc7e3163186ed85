import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { operatorOf } from '../../plugins/session.ts';
import { answers, IdQuery, ok } from '../../shared/envelope.ts';
import type { InvoiceDeskService } from './invoiceDesk.service.ts';
import { DeskBegun, DeskDetail, DeskPage, DeskQuery } from './invoices.console.schemas.ts';
import { BeginBody, ImportBody, Imported, IssueBody, RefuseBody } from './invoices.schemas.ts';
import { asPlatform, type IssuingService } from './issuing.service.ts';

const tags = ['invoices'];
const reads = { access: 'operator', permission: 'invoices.act', sparse: true } as const;
const acts = { access: 'operator', permission: 'invoices.act' } as const;

type Services = { desk: InvoiceDeskService; issuing: IssuingService };

export function invoiceDeskRoutes({ desk, issuing }: Services): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/console/invoices',
      {
        config: reads,
        schema: {
          tags,
          summary: 'Invoices that were asked for, the newest first',
          querystring: DeskQuery,
          response: answers(DeskPage),
        },
      },
      async (request) => ok(await desk.list(request.query, request.fields)),
    );

    app.get(
      '/console/invoices/read',
      {
        config: reads,
        schema: {
          tags,
          summary: 'One with its title in clear and what it is of; that it was read is recorded',
          querystring: IdQuery,
          response: answers(DeskDetail),
        },
      },
      async (request) => ok(await desk.read(request.query.id, operatorOf(request))),
    );

    app.post(
      '/console/invoices/begin',
      {
        config: acts,
        schema: {
          tags,
          summary: 'Begin to issue invoices of the platform: their amounts stay what they are',
          body: BeginBody,
          response: answers(DeskBegun),
        },
      },
      async (request) => {
        const begun = await issuing.begin(request.body.ids, asPlatform(operatorOf(request)));
        return ok({ list: await desk.among(begun) }, '已开始开票');
      },
    );

    app.post(
      '/console/invoices/issue',
      {
        config: acts,
        schema: {
          tags,
          summary: 'Keep the number and PDF of an invoice that the platform has issued',
          body: IssueBody,
          response: answers(DeskDetail),
        },
      },
      async (request) => {
        const who = operatorOf(request);
        await issuing.issue(request.body, asPlatform(who));
        return ok(await desk.read(request.body.id, who), '已登记');
      },
    );

    app.post(
      '/console/invoices/refuse',
      {
        config: acts,
        schema: {
          tags,
          summary: 'Refuse to issue an invoice of the platform',
          body: RefuseBody,
          response: answers(DeskDetail),
        },
      },
      async (request) => {
        const who = operatorOf(request);
        await issuing.refuse(request.body, asPlatform(who));
        return ok(await desk.read(request.body.id, who), '已驳回');
      },
    );

    app.post(
      '/console/invoices/import',
      {
        config: acts,
        schema: {
          tags,
          summary: 'Keep the numbers of invoices that are being issued, row by row',
          body: ImportBody,
          response: answers(Imported),
        },
      },
      async (request) => ok({ list: await desk.importNumbers(request.body.rows, operatorOf(request)) }),
    );
  };
}
