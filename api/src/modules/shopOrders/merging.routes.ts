import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { actorOf } from '../../plugins/session.ts';
import { answers, IdBody, ok } from '../../shared/envelope.ts';
import { Refusal } from '../../shared/refusal.ts';
import { MergeBody, MergeResult, SplitResult } from './merging.schemas.ts';
import type { MergingService } from './merging.service.ts';

const tags = ['mergeOrder'];
const buyers = { config: { access: 'buyer' as const, scope: 'shops:write' as const } };

export function mergingRoutes(merging: MergingService): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      '/mergeOrder/makeMergeOrder',
      {
        ...buyers,
        schema: {
          tags,
          summary:
            'With a shop: what is merged and what could be; with orders: make one parcel of those of one receiver',
          body: MergeBody,
          response: answers(MergeResult),
        },
      },
      async (request) => {
        const { accountId } = actorOf(request);
        const { shopId, shopOrderIds } = request.body;
        if (shopOrderIds && shopId === undefined)
          return ok(await merging.merge(accountId, shopOrderIds), '合并成功');
        if (shopId === undefined || shopOrderIds) throw new Refusal('BAD_PARAM', { field: 'shopOrderIds' });
        return ok({ list: await merging.suggest(accountId, shopId), merged: 0, rejected: [] });
      },
    );

    app.post(
      '/mergeOrder/splitMergeOrder',
      {
        ...buyers,
        schema: {
          tags,
          summary: 'Take a merged parcel apart that has not been ordered',
          body: IdBody,
          response: answers(SplitResult),
        },
      },
      async (request) => {
        const shopOrderIds = await merging.split(actorOf(request).accountId, request.body.id);
        return ok({ shopOrderIds }, '已拆分');
      },
    );
  };
}
