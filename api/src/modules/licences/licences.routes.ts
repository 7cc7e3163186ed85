import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { actorOf } from '../../plugins/session.ts';
import { answers, ok } from '../../shared/envelope.ts';
import { OwnLicence, SendLicenceBody, StoreLicence, StoreQuery } from './licences.schemas.ts';
import type { LicenceService } from './licences.service.ts';

const tags = ['licences'];

/** Licences as suppliers send them and buyers see them. */
export function ownLicenceRoutes(licences: LicenceService): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/licence/getLicenceList',
      {
        config: { access: 'seller', scope: 'account:read', sparse: true },
        schema: {
          tags,
          summary: 'The newest fifty of the own licences',
          response: answers(Type.Array(OwnLicence)),
        },
      },
      async (request) => ok(await licences.own(actorOf(request).accountId)),
    );

    app.post(
      '/licence/sendLicence',
      {
        config: { access: 'seller', scope: 'account:act' },
        schema: {
          tags,
          summary: 'Send a licence; it waits to be looked at, one of each kind at a time',
          body: SendLicenceBody,
          response: answers(OwnLicence),
        },
      },
      async (request) => ok(await licences.send(actorOf(request).accountId, request.body), '已提交'),
    );

    app.get(
      '/licence/getStoreLicences',
      {
        config: { access: 'any', scope: 'goods:read', sparse: true },
        schema: {
          tags,
          summary: 'Licences of the supplier of a warehouse that hold today',
          querystring: StoreQuery,
          response: answers(Type.Array(StoreLicence)),
        },
      },
      async (request) => ok(await licences.ofStore(request.query.warehouseId)),
    );
  };
}
