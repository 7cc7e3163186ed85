import type { ApolloClient } from '@apollo/client';
import { fromPromise } from 'xstate';
import { runMutation } from '../../../graphql/runOperation.ts';
import { isRefusal } from '../../../lib/refusal.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import type { GoodsFactsResult } from '../../goodsPicker/goodsFacts.ts';
import { loadGoodsFacts } from '../../goodsPicker/loadGoodsFacts.ts';
import { AddShopGood, DeleteShopGood } from '../shared/shops.graphql.ts';
import {
  type MappingAction,
  type MappingOutcome,
  type MappingSubject,
  shopGoodsMachine,
} from './shopGoods.machine.ts';
import { shopGoodsText } from './shopGoods.text.ts';
import type { Mapping } from './shopItem.ts';

const DONE: Record<MappingAction, string> = { save: shopGoodsText.saved, remove: shopGoodsText.removed };

/** Mapping on the real graph. What it changes is read again: the list, and what needs a person. */
export function shopGoodsLogic(client: ApolloClient) {
  return shopGoodsMachine.provide({
    actors: {
      loadGood: fromPromise<GoodsFactsResult, number>(({ input }) => loadGoodsFacts(client, input)),
      saveMapping: fromPromise<MappingOutcome, { shopId: number; mapping: Mapping }>(async ({ input }) => {
        const { item, ...goods } = input.mapping;
        const { remoteGoodId, remoteSkuId, title: remoteTitle } = item;
        const variables = {
          input: { shopId: input.shopId, ...goods, remoteGoodId, remoteSkuId, remoteTitle },
        };
        const answer = await runMutation(client, AddShopGood, variables);
        return isRefusal(answer) ? answer : { kind: 'done' };
      }),
      removeMapping: fromPromise<MappingOutcome, MappingSubject | null>(async ({ input }) => {
        if (!input) throw new Error('no mapping to remove');
        const answer = await runMutation(client, DeleteShopGood, { id: input.id });
        return isRefusal(answer) ? answer : { kind: 'done' };
      }),
    },
    actions: { announce: (_, { action }) => toast.success(DONE[action]) },
  });
}
