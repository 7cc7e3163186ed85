import type { ApolloClient } from '@apollo/client';
import { fromPromise } from 'xstate';
import { runMutation } from '../../../graphql/runOperation.ts';
import { isRefusal } from '../../../lib/refusal.ts';
import { toast } from '../../../ui/toast.ts';
import type { Learned } from '../../goodsPicker/goodsFacts.ts';
import { learnGoods } from '../../goodsPicker/learnGoods.ts';
import { forgetFields } from '../shared/forgetFields.ts';
import { AddShopGood, DeleteShopGood } from '../shared/shops.graphql.ts';
import {
  type MappingDeed,
  type MappingOutcome,
  type MappingSubject,
  shopGoodsMachine,
} from './shopGoods.machine.ts';
import { shopGoodsText } from './shopGoods.text.ts';
import type { Mapping } from './shopItem.ts';

const DONE: Record<MappingDeed, string> = { save: shopGoodsText.saved, remove: shopGoodsText.removed };

/** Mapping on the real graph. What it changes is read again: the list, and what needs a person. */
export function shopGoodsLogic(client: ApolloClient) {
  const rereadLists = () => forgetFields(client, ['shopGoods', 'problems']);
  return shopGoodsMachine.provide({
    actors: {
      loadGood: fromPromise<Learned, number>(({ input }) => learnGoods(client, input)),
      saveMapping: fromPromise<MappingOutcome, { shopId: number; mapping: Mapping }>(async ({ input }) => {
        const { item, ...goods } = input.mapping;
        const { remoteGoodId, remoteSkuId, title: remoteTitle } = item;
        const variables = {
          input: { shopId: input.shopId, ...goods, remoteGoodId, remoteSkuId, remoteTitle },
        };
        const answer = await runMutation(client, AddShopGood, variables);
        rereadLists();
        return isRefusal(answer) ? answer : { kind: 'done' };
      }),
      removeMapping: fromPromise<MappingOutcome, MappingSubject | null>(async ({ input }) => {
        if (!input) throw new Error('no mapping to remove');
        const answer = await runMutation(client, DeleteShopGood, { id: input.id });
        rereadLists();
        return isRefusal(answer) ? answer : { kind: 'done' };
      }),
    },
    actions: { announce: (_, { deed }) => toast.success(DONE[deed]) },
  });
}
