import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Static } from 'typebox';
import type { Db } from '../../db/client.ts';
import { FORM } from '../../plugins/contentType.ts';
import { actorOf } from '../../plugins/session.ts';
import { answers, ok } from '../../shared/envelope.ts';
import { Refusal } from '../../shared/refusal.ts';
import type { FollowingService } from './following.service.ts';
import { timelineOf } from './timeline.repository.ts';
import { PushAnswer, PushForm, Timeline, TimelineBody } from './tracking.schemas.ts';

const tags = ['parcels'];
/** A whole history in percent signs. */
const PUSH_BYTES = 512 * 1024;

export function trackingRoutes(db: Db, following: FollowingService): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      '/orderPackages/timeline',
      {
        config: { access: 'any', scope: 'parcels:read', sparse: true },
        schema: {
          tags,
          summary: 'What happened to an own parcel, the newest first',
          body: TimelineBody,
          response: answers(Timeline),
        },
      },
      async (request) => {
        const timeline = await timelineOf(db, actorOf(request), request.body.packageId);
        if (!timeline) throw new Refusal('NOT_FOUND');
        return ok(timeline);
      },
    );

    app.post<{ Body: Static<typeof PushForm> }>(
      '/tracking/push',
      {
        config: { access: 'public' },
        bodyLimit: PUSH_BYTES,
        schema: {
          tags,
          summary: 'What Kuaidi100 pushes of parcels',
          body: { content: { [FORM]: { schema: PushForm } } },
          response: { 200: PushAnswer, 403: PushAnswer },
        },
      },
      async ({ body }, reply) => {
        if (await following.take(body)) return { result: true, returnCode: '200', message: '成功' };
        return reply.code(403).send({ result: false, returnCode: '403', message: '签名不正确' });
      },
    );
  };
}
