import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { operatorOf } from '../../plugins/session.ts';
import { answers, IdBody, ok } from '../../shared/envelope.ts';
import {
  AddLicenceBody,
  DecideLicenceBody,
  LicenceItem,
  LicencePage,
  LicencesQuery,
} from './licences.schemas.ts';
import type { LicenceService } from './licences.service.ts';

const tags = ['licences'];
const actors = { access: 'operator', permission: 'suppliers.act' } as const;

export function licenceRoutes(licences: LicenceService): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/console/licences',
      {
        config: { access: 'operator', permission: 'suppliers.read', sparse: true },
        schema: {
          tags,
          summary: 'Licences of suppliers, the newest first',
          querystring: LicencesQuery,
          response: answers(LicencePage),
        },
      },
      async (request) => ok(await licences.list(request.query, request.fields)),
    );

    app.post(
      '/console/licences/add',
      {
        config: actors,
        schema: {
          tags,
          summary: 'Keep a licence that a supplier has sent; it waits to be looked at',
          body: AddLicenceBody,
          response: answers(LicenceItem),
        },
      },
      async (request) => ok(await licences.add(request.body, operatorOf(request)), '已添加'),
    );

    app.post(
      '/console/licences/decide',
      {
        config: actors,
        schema: {
          tags,
          summary: 'Accept a licence that waits, in place of an older one of its kind, or refuse it',
          body: DecideLicenceBody,
          response: answers(LicenceItem),
        },
      },
      async (request) => ok(await licences.decide(request.body, operatorOf(request)), '已处理'),
    );

    app.post(
      '/console/licences/check',
      {
        config: actors,
        schema: {
          tags,
          summary: 'Say that an accepted licence was looked at again; it is due again six months later',
          body: IdBody,
          response: answers(LicenceItem),
        },
      },
      async (request) => ok(await licences.check(request.body.id, operatorOf(request)), '已复核'),
    );
  };
}
