import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import type { Db } from '../../db/client.ts';
import { actorOf } from '../../plugins/session.ts';
import { answers, Nothing, ok } from '../../shared/envelope.ts';
import { listInvitees, listPromotionDays, sumPromotion } from './invitees.repository.ts';
import { findLeague } from './league.repository.ts';
import {
  InviteesAnswer,
  InviteesBody,
  LeagueAnswer,
  PromotionDaysAnswer,
  PromotionDaysBody,
} from './promotion.schemas.ts';

const tags = ['promotion'];
const DAYS = 30;

/** Whom a buyer has invited, what it has of them, and how far it has come. */
export function promotionRoutes(db: Db): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      '/user/invite/list',
      {
        config: { access: 'buyer', scope: 'account:read', sparse: true },
        schema: {
          tags,
          summary: 'Own invitees, the newest first',
          body: InviteesBody,
          response: answers(InviteesAnswer),
        },
      },
      async (request) => {
        const { accountId } = actorOf(request);
        const [page, summary] = await Promise.all([
          listInvitees(db, accountId, request.body),
          sumPromotion(db, accountId),
        ]);
        return ok({ ...page, inviteCode: String(accountId), inviteUrl: `/t3/#super=${accountId}`, summary });
      },
    );

    app.post(
      '/user/invite/days',
      {
        config: { access: 'buyer', scope: 'account:read', sparse: true },
        schema: {
          tags,
          summary: 'The last days of the own promotion',
          body: PromotionDaysBody,
          response: answers(PromotionDaysAnswer),
        },
      },
      async (request) =>
        ok({
          list: await listPromotionDays(db, actorOf(request).accountId, request.body.days ?? DAYS),
        }),
    );

    app.post(
      '/user/league',
      {
        config: { access: 'buyer', scope: 'account:read', sparse: true },
        schema: {
          tags,
          summary: 'The twelve levels, and how far the caller has come',
          body: Type.Optional(Nothing),
          response: answers(LeagueAnswer),
        },
      },
      async (request) => ok(await findLeague(db, actorOf(request).accountId)),
    );
  };
}
