import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Db } from '../../db/client.ts';
import { actorOf } from '../../plugins/session.ts';
import { answers, ok } from '../../shared/envelope.ts';
import { idempotencyKeyOf } from '../../shared/idempotencyKey.ts';
import {
  ChannelsAnswer,
  CheckedPay,
  CheckPayBody,
  CreatePayBody,
  Pay,
  RechargesAnswer,
  RechargesBody,
} from './payments.schemas.ts';
import type { PaymentService } from './payments.service.ts';
import { channelsIn, type PaymentChannels, payTypeTexts, waysOf } from './payTypes.ts';
import { listRecharges } from './recharges.repository.ts';

const tags = ['payments'];
const signedIn = { config: { access: 'any' as const, scope: 'money:act' as const } };

export function paymentRoutes(
  db: Db,
  payments: PaymentService,
  channels: PaymentChannels,
): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/pay/channels',
      {
        config: { access: 'any', scope: 'wallet:read', sparse: true },
        schema: {
          tags,
          summary: 'Channels through which a recharge can be paid',
          response: answers(ChannelsAnswer),
        },
      },
      async () =>
        ok({
          list: channelsIn(channels).map(([payType, channel]) => ({
            payType,
            payTypeText: payTypeTexts[payType],
            payWays: waysOf(channel),
          })),
        }),
    );

    app.post(
      '/pay/create',
      {
        ...signedIn,
        schema: {
          tags,
          summary: 'Begin a recharge: a page to open, a code to scan, or what WeChat’s browser is asked with',
          body: CreatePayBody,
          response: answers(Pay),
        },
      },
      async (request) => {
        const { clientNo, ...input } = request.body;
        const key = idempotencyKeyOf(request, clientNo);
        return ok(await payments.create(actorOf(request), { ...input, key, ip: request.ip }));
      },
    );

    app.post(
      '/pay/check',
      {
        ...signedIn,
        schema: {
          tags,
          summary: 'How an own recharge stands; to be asked until it is no longer pending',
          body: CheckPayBody,
          response: answers(CheckedPay),
        },
      },
      async (request) => ok(await payments.check(actorOf(request).accountId, request.body.payId)),
    );

    app.post(
      '/recharges/getRechargesList',
      {
        config: { access: 'any', scope: 'wallet:read', sparse: true },
        schema: {
          tags,
          summary: 'Own recharges, the newest first',
          body: RechargesBody,
          response: answers(RechargesAnswer),
        },
      },
      async (request) => ok(await listRecharges(db, actorOf(request).accountId, request.body)),
    );
  };
}
