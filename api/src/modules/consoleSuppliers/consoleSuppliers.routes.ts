import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { operatorOf } from '../../plugins/session.ts';
import { answers, IdQuery, ok } from '../../shared/envelope.ts';
import { SupplierDetail, SupplierPage, SuppliersQuery, TermsBody } from './consoleSuppliers.schemas.ts';
import type { ConsoleSupplierService } from './consoleSuppliers.service.ts';

const tags = ['suppliers'];
const readers = { access: 'operator', permission: 'suppliers.read', sparse: true } as const;

export function consoleSupplierRoutes(suppliers: ConsoleSupplierService): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/console/suppliers',
      {
        config: readers,
        schema: {
          tags,
          summary: 'Suppliers with their service of the last 30 days, the newest first',
          querystring: SuppliersQuery,
          response: answers(SupplierPage),
        },
      },
      async (request) => ok(await suppliers.list(request.query, request.fields)),
    );

    app.get(
      '/console/suppliers/find',
      {
        config: readers,
        schema: {
          tags,
          summary: 'The page of a supplier, which is recorded',
          querystring: IdQuery,
          response: answers(SupplierDetail),
        },
      },
      async (request) => ok(await suppliers.find(request.query.id, operatorOf(request), request.fields)),
    );

    app.put(
      '/console/suppliers/terms',
      {
        config: { access: 'operator', permission: 'suppliers.act' },
        schema: {
          tags,
          summary: 'Set the commission of a supplier, and what its deposit is topped up to',
          body: TermsBody,
          response: answers(SupplierDetail),
        },
      },
      async (request) => ok(await suppliers.setTerms(request.body, operatorOf(request)), '已保存'),
    );
  };
}
