import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import type { Db } from '../../db/client.ts';
import { actorOf } from '../../plugins/session.ts';
import { answers, body, ok } from '../../shared/envelope.ts';
import { EntityId } from '../../shared/values.ts';
import { simulatePrice } from './simulation.ts';
import { listUserProfits } from './userProfits.repository.ts';
import {
  DefaultProfit,
  DefaultProfitBody,
  NewUserProfitsAnswer,
  NewUserProfitsBody,
  Simulation,
  SimulationBody,
  UserProfit,
  UserProfitChangeBody,
  UserProfitsAnswer,
  UserProfitsBody,
} from './userProfits.schemas.ts';
import type { UserProfitService } from './userProfits.service.ts';

const tags = ['userProfits'];
const buyers = { config: { access: 'buyer' as const, scope: 'promotion:act' as const } };
const Ids = body({ ids: Type.Array(EntityId, { minItems: 1, maxItems: 200 }) });

/** What a buyer adds for those it has invited. */
export function userProfitRoutes(
  db: Db,
  profits: UserProfitService,
  now: () => Date,
): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      '/userProfits/defaultProfit',
      {
        ...buyers,
        schema: {
          tags,
          summary: 'What is added for everybody: set with `profit`, read without',
          body: Type.Optional(DefaultProfitBody),
          response: answers(DefaultProfit),
        },
      },
      async (request) => {
        const actor = actorOf(request);
        const { profit, courierProfit } = request.body ?? {};
        if (profit === undefined) return ok(await profits.readDefault(actor));
        return ok(await profits.setDefault(actor, { profit, courierProfit }), '已保存');
      },
    );

    app.post(
      '/userProfits/getUserProfitsList',
      {
        config: { access: 'buyer', scope: 'promotion:act', sparse: true },
        schema: {
          tags,
          summary: 'What is added for single invitees, changed last first',
          body: UserProfitsBody,
          response: answers(UserProfitsAnswer),
        },
      },
      async (request) => ok(await listUserProfits(db, actorOf(request).accountId, request.body)),
    );

    app.post(
      '/userProfits/createUserProfits',
      {
        ...buyers,
        schema: {
          tags,
          summary: 'Says what is added for own invitees, all of them or none',
          body: NewUserProfitsBody,
          response: answers(NewUserProfitsAnswer),
        },
      },
      async (request) => ok({ list: await profits.create(actorOf(request), request.body) }, '已保存'),
    );

    app.put(
      '/userProfits/updateUserProfits',
      {
        ...buyers,
        schema: {
          tags,
          summary: 'Changes one of them',
          body: UserProfitChangeBody,
          response: answers(UserProfit),
        },
      },
      async (request) => ok(await profits.change(actorOf(request), request.body), '已保存'),
    );

    app.delete(
      '/userProfits/deleteUserProfitsByIds',
      {
        ...buyers,
        schema: {
          tags,
          summary: 'Removes some of them; the default holds again',
          body: Ids,
          response: answers(Type.Object({ ids: Type.Array(EntityId) })),
        },
      },
      async (request) => ok({ ids: await profits.remove(actorOf(request), request.body.ids) }, '已删除'),
    );

    app.post(
      '/userProfits/simulate',
      {
        config: { access: 'buyer', scope: 'promotion:act', sparse: true },
        schema: {
          tags,
          summary: 'What an invitee would pay for a parcel, and what the caller earns',
          body: SimulationBody,
          response: answers(Simulation),
        },
      },
      async (request) => ok(await simulatePrice(db, actorOf(request), request.body, now())),
    );
  };
}
