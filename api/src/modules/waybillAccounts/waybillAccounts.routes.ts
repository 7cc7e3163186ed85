import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { actorOf } from '../../plugins/session.ts';
import { answers, IdBody, Nothing, ok } from '../../shared/envelope.ts';
import type { WaybillAccountTesting } from './testing.service.ts';
import {
  EnableWaybillAccountBody,
  SaveWaybillAccountBody,
  WaybillAccount,
  WaybillAccountTest,
} from './waybillAccounts.schemas.ts';
import type { WaybillAccountService } from './waybillAccounts.service.ts';

const tags = ['waybillAccounts'];
const sellers = { config: { access: 'seller' as const, scope: 'couriers:act' as const } };

type Dependencies = { accounts: WaybillAccountService; testing: WaybillAccountTesting };

export function waybillAccountRoutes({ accounts, testing }: Dependencies): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      '/waybillAccounts/list',
      {
        config: { access: 'seller', scope: 'couriers:act', sparse: true },
        schema: {
          tags,
          summary: 'The own accounts at couriers, by courier; 100 at most; secrets are never answered',
          response: answers(Type.Object({ list: Type.Array(WaybillAccount) })),
        },
      },
      async (request) => ok({ list: await accounts.list(actorOf(request).accountId) }),
    );

    app.post(
      '/waybillAccounts/save',
      {
        ...sellers,
        schema: {
          tags,
          summary: 'Keep an own account at a courier, or change one',
          description:
            "Waybills of the supplier's parcels of that courier are issued with it. A second one for the same courier, warehouse and platform is refused with WAYBILL_ACCOUNT_EXISTS. With another `customerCode` or courier a new one takes its place, with an id of its own: what was issued is voided with the old one.",
          body: SaveWaybillAccountBody,
          response: answers(WaybillAccount),
        },
      },
      async (request) => {
        const { id, ...input } = request.body;
        return ok(await accounts.save(actorOf(request).accountId, id ?? null, input), '已保存');
      },
    );

    app.post(
      '/waybillAccounts/setEnabled',
      {
        ...sellers,
        schema: {
          tags,
          summary: 'Use an own account at a courier, or no longer',
          body: EnableWaybillAccountBody,
          response: answers(WaybillAccount),
        },
      },
      async (request) => {
        const { id, enabled } = request.body;
        return ok(await accounts.enable(actorOf(request).accountId, id, enabled));
      },
    );

    app.post(
      '/waybillAccounts/test',
      {
        ...sellers,
        schema: {
          tags,
          summary: 'Test an own account: a waybill is issued and given back at once; once in ten seconds',
          description:
            'When it passes, parcels that wait for the account go on. Refused with WAYBILL_ACCOUNT_TEST for accounts of encrypted receivers, with WAYBILL_ACCOUNT_SENDER without a warehouse that has contact, phone and address, with PLATFORM_ERROR or PLATFORM_LIMIT where nothing was learnt.',
          body: IdBody,
          response: answers(WaybillAccountTest),
        },
      },
      async (request) => ok(await testing.test(actorOf(request).accountId, request.body.id)),
    );

    app.delete(
      '/waybillAccounts/delete',
      {
        ...sellers,
        schema: {
          tags,
          summary: 'Remove an own account at a courier; what was issued with it can still be voided',
          body: IdBody,
          response: answers(Nothing),
        },
      },
      async (request) => {
        await accounts.remove(actorOf(request).accountId, request.body.id);
        return ok({}, '删除成功');
      },
    );
  };
}
