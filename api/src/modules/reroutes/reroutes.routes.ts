import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { actorOf } from '../../plugins/session.ts';
import { answers, ok } from '../../shared/envelope.ts';
import { idempotencyKeyOf } from '../../shared/idempotencyKey.ts';
import { RerouteBody, Rerouted, RerouteRule, RerouteRuleBody, StoppedParcels } from './reroutes.schemas.ts';
import type { RerouteService } from './reroutes.service.ts';

const tags = ['reroutes'];

export function rerouteRoutes(reroutes: RerouteService): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      '/reroutes/getStoppedParcels',
      {
        config: { access: 'buyer', scope: 'orders:read', sparse: true },
        schema: {
          tags,
          summary:
            'Parcels without a waybill whose warehouse, courier or area was stopped, with their best other way',
          response: answers(StoppedParcels),
        },
      },
      async (request) => ok({ list: await reroutes.list(actorOf(request)) }),
    );

    app.post(
      '/reroutes/accept',
      {
        config: { access: 'buyer', scope: 'orders:pay' },
        schema: {
          tags,
          summary:
            'Send stopped parcels by the ways that were shown, each by itself: refunded and ordered anew at once',
          description:
            'A parcel that is not paid is cancelled and ordered anew, to be paid. What has changed since it was shown stays as it is, with `errorKey`.',
          body: RerouteBody,
          response: answers(Rerouted),
        },
      },
      async (request) => {
        const { parcels, clientNo } = request.body;
        const key = idempotencyKeyOf(request, clientNo);
        return ok({ list: await reroutes.accept(actorOf(request), { parcels, key }) });
      },
    );

    app.post(
      '/reroutes/getRule',
      {
        config: { access: 'buyer', scope: 'orders:read', sparse: true },
        schema: {
          tags,
          summary: 'By which rule stopped parcels take their best other way by themselves',
          response: answers(RerouteRule),
        },
      },
      async (request) => ok(await reroutes.rule(actorOf(request).accountId)),
    );

    app.post(
      '/reroutes/setRule',
      {
        config: { access: 'buyer', scope: 'orders:pay' },
        schema: {
          tags,
          summary: 'Set by which rule stopped parcels take their best other way by themselves',
          body: RerouteRuleBody,
          response: answers(RerouteRule),
        },
      },
      async (request) =>
        ok(await reroutes.setRule(actorOf(request).accountId, request.body), '改道规则已保存'),
    );
  };
}
