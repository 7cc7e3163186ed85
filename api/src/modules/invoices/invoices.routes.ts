import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { actorOf } from '../../plugins/session.ts';
import { answers, IdBody, Nothing, ok } from '../../shared/envelope.ts';
import type { AskingService } from './asking.service.ts';
import {
  AskBody,
  AskedInvoices,
  BeginBody,
  Begun,
  Billable,
  BillableBody,
  InvoiceDetail,
  InvoicePage,
  InvoicesQuery,
  IssueBody,
  RefuseBody,
} from './invoices.schemas.ts';
import { InvoiceTitle, InvoiceTitleList, SaveTitleBody } from './invoiceTitles.schemas.ts';
import type { InvoiceTitleService } from './invoiceTitles.service.ts';
import { asSupplier, type IssuingService } from './issuing.service.ts';

const tags = ['invoices'];
const reads = { access: 'any', scope: 'wallet:read', sparse: true } as const;

type Services = { titles: InvoiceTitleService; asking: AskingService; issuing: IssuingService };

export function invoiceRoutes({ titles, asking, issuing }: Services): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/invoiceTitles/list',
      {
        config: reads,
        schema: {
          tags,
          summary: 'What the own invoices are made out to',
          response: answers(InvoiceTitleList),
        },
      },
      async (request) => ok({ list: await titles.list(actorOf(request).accountId) }),
    );

    app.post(
      '/invoiceTitles/save',
      {
        config: { access: 'any', scope: 'money:act' },
        schema: {
          tags,
          summary: 'Keep a title, or change one; at most 20',
          body: SaveTitleBody,
          response: answers(InvoiceTitle),
        },
      },
      async (request) => ok(await titles.save(actorOf(request).accountId, request.body), '已保存'),
    );

    app.post(
      '/invoiceTitles/remove',
      {
        config: { access: 'any', scope: 'money:act' },
        schema: { tags, summary: 'Remove a title', body: IdBody, response: answers(Nothing) },
      },
      async (request) => {
        await titles.remove(actorOf(request).accountId, request.body.id);
        return ok({}, '已删除');
      },
    );

    app.get(
      '/invoices/list',
      {
        config: reads,
        schema: {
          tags,
          summary: 'Invoices that the caller asked for, or issues, the newest first',
          querystring: InvoicesQuery,
          response: answers(InvoicePage),
        },
      },
      async (request) => ok(await issuing.list(actorOf(request), request.query, request.fields)),
    );

    app.post(
      '/invoices/read',
      {
        config: reads,
        schema: {
          tags,
          summary: 'One of them with its title and what it is of',
          body: IdBody,
          response: answers(InvoiceDetail),
        },
      },
      async (request) => ok(await issuing.read(request.body.id, actorOf(request))),
    );

    app.post(
      '/invoices/billable',
      {
        config: reads,
        schema: {
          tags,
          summary: 'What the caller could have invoiced now',
          description: 'What is settled, less what went back, and neither invoiced nor asked for.',
          body: BillableBody,
          response: answers(Billable),
        },
      },
      async (request) => ok(await asking.billable(actorOf(request), request.body)),
    );

    app.post(
      '/invoices/ask',
      {
        config: { access: 'any', scope: 'money:act' },
        schema: {
          tags,
          summary: 'Ask for invoices of all that is billable in a time or of some orders',
          body: AskBody,
          response: answers(AskedInvoices),
        },
      },
      async (request) => ok({ list: await asking.ask(actorOf(request), request.body) }, '已申请开票'),
    );

    app.post(
      '/invoices/begin',
      {
        config: { access: 'seller', scope: 'money:act' },
        schema: {
          tags,
          summary: 'Begin to issue invoices: their amounts stay what they are',
          body: BeginBody,
          response: answers(Begun),
        },
      },
      async (request) => {
        const actor = actorOf(request);
        const begun = await issuing.begin(request.body.ids, asSupplier(actor));
        return ok({ list: await issuing.among(actor, begun) }, '已开始开票');
      },
    );

    app.post(
      '/invoices/issue',
      {
        config: { access: 'seller', scope: 'money:act' },
        schema: {
          tags,
          summary: 'Keep the number and PDF of an issued invoice',
          body: IssueBody,
          response: answers(InvoiceDetail),
        },
      },
      async (request) => ok(await issuing.issue(request.body, asSupplier(actorOf(request))), '已登记'),
    );

    app.post(
      '/invoices/refuse',
      {
        config: { access: 'seller', scope: 'money:act' },
        schema: {
          tags,
          summary: 'Refuse to issue an invoice, with a reason',
          body: RefuseBody,
          response: answers(InvoiceDetail),
        },
      },
      async (request) => ok(await issuing.refuse(request.body, asSupplier(actorOf(request))), '已驳回'),
    );
  };
}
