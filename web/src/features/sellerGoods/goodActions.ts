import type { ApolloClient } from '@apollo/client';
import { type BatchAction, batchAction } from '../../flows/batchAction.ts';
import type { GoodsStatus } from '../../graphql/generated/graphql.ts';
import { runMutation } from '../../graphql/runOperation.ts';
import { isRefusal, type Refusal } from '../../lib/refusal.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { type ActionResult, actionTexts, type GoodAction } from './goodActions.text.ts';
import { DeleteGoods, SetGoodsOnSale } from './sellerGoods.graphql.ts';

/** What is done to which goods, all in one call. */
export interface GoodsSubject {
  action: GoodAction;
  goods: readonly { id: number; name: string }[];
}

export type GoodActions = BatchAction<GoodsSubject, GoodsSubject, ActionResult>;

/** Most goods at once. */
export const MAX_GOODS = 100;

/** Puts goods on sale, takes them off or removes them. */
export const changeGoods = (client: ApolloClient) =>
  batchAction({
    partsOf: (subject: GoodsSubject) =>
      subject.goods.length > 0 && subject.goods.length <= MAX_GOODS ? [subject] : [],
    run: async ({ action, goods }: GoodsSubject): Promise<readonly ActionResult[] | Refusal> => {
      const ids = goods.map(({ id }) => id);
      if (action === 'remove') {
        const answer = await runMutation(client, DeleteGoods, { ids });
        return isRefusal(answer) ? answer : answer.deleteGoods;
      }
      const answer = await runMutation(client, SetGoodsOnSale, { ids, onSale: action === 'putOn' });
      return isRefusal(answer) ? answer : answer.setGoodsOnSale;
    },
    hasNothingToTell: ([result, ...others]) => others.length === 0 && result?.done === true,
    onDone: (_results, { action }) => toast.success(actionTexts[action].done),
  });

/** Putting one on sale needs no question: its button shows the work. */
export function isAtOnce({ action, goods }: GoodsSubject): boolean {
  return action === 'putOn' && goods.length === 1;
}

const POSSIBLE_IN: Record<GoodAction, readonly GoodsStatus[]> = {
  putOn: ['DRAFT', 'OFF_SALE', 'REJECTED'],
  takeOff: ['ON_SALE', 'AUDITING'],
  remove: ['DRAFT', 'ON_SALE', 'OFF_SALE', 'AUDITING', 'REJECTED', 'BANNED'],
};

/** Whether goods of that status can have it done to them; the server has the last word. */
export function isPossible(action: GoodAction, status: GoodsStatus): boolean {
  return POSSIBLE_IN[action].includes(status);
}
