import type { ApolloClient } from '@apollo/client';
import { type EditRecord, editRecord } from '../../flows/editRecord.ts';
import { runMutation, runQuery } from '../../graphql/runOperation.ts';
import { refusal } from '../../lib/refusal.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { CreateListings, PlanListings } from './listings.graphql.ts';
import { putUpText } from './putUp.text.ts';
import type { GoodsToPutUp, PlannedGoods } from './putUp.types.ts';
import {
  blankPutUp,
  listingsInput,
  type PutUpForm,
  type PutUpProblems,
  putUpForm,
  putUpProblems,
  remainingProblems,
  usualRule,
} from './putUpForm.ts';

interface ShopChoice {
  shop: { id: number; shopName: string } | null;
}
type ShopChoiceProblems = { shop?: 'none' };

export type ChooseShop = EditRecord<GoodsToPutUp, ShopChoice, ShopChoiceProblems>;
export type PutUpGoods = EditRecord<PlannedGoods, PutUpForm, PutUpProblems>;

/** Choosing the shop that goods are put up in, and reading what their form needs of it. */
export const chooseShop = (client: ApolloClient) =>
  editRecord({
    blank: { shop: null } as ShopChoice,
    fill: (): ShopChoice => ({ shop: null }),
    validate: ({ shop }: ShopChoice): ShopChoiceProblems => (shop ? {} : { shop: 'none' }),
    save: async ({ shop }: ShopChoice, { goodIds }: GoodsToPutUp) => {
      if (!shop) return refusal('BAD_PARAM');
      const input = { shopId: shop.id, goodIds: [...goodIds], rule: usualRule };
      const answer = await runQuery(client, PlanListings, { input, shopId: shop.id }, { uncached: 'ownUse' });
      return 'kind' in answer ? answer : { shop, ...answer };
    },
    onSaved: (goods, { shop, listingPlan, listingFreights }) =>
      goods.onPlanned({ ...goods, shop, plan: listingPlan, freights: listingFreights }),
  });

/** Putting goods up in a shop. */
export const putUpGoods = (client: ApolloClient) =>
  editRecord({
    blank: blankPutUp,
    fill: putUpForm,
    validate: putUpProblems,
    remaining: remainingProblems,
    save: async (form, item: PlannedGoods) => {
      const input = listingsInput(form, item);
      return input ? runMutation(client, CreateListings, { input }) : refusal('BAD_PARAM');
    },
    onSaved: ({ shop, onPutUp }, { createListings: { waiting, rows } }) => {
      const left = rows.filter(({ code }) => code !== null);
      if (waiting > 0) toast.success(putUpText.begun(waiting));
      if (left.length > 0) toast.warning(putUpText.left(left.length, left[0]?.msg ?? ''));
      onPutUp(shop);
    },
  });
