import type { ApolloClient } from '@apollo/client';
import { toExportAnswer } from '../../exports/exporting.actors.ts';
import { type EditRecord, editRecord } from '../../flows/editRecord.ts';
import type { ListingPlanInput } from '../../graphql/generated/graphql.ts';
import { runMutation, runQuery } from '../../graphql/runOperation.ts';
import { isRefusal, refusal } from '../../lib/refusal.ts';
import { browserStorage } from '../../lib/storage.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { CreateListings, ExportListingPackage, PlanListings, PlanPackage } from './listings.graphql.ts';
import { putUpText } from './putUp.text.ts';
import type { GoodsToPutUp, ListingPlace, PlannedGoods } from './putUp.types.ts';
import { putUpDraft, withDraft } from './putUpDraft.ts';
import {
  blankPutUp,
  listingsInput,
  type PutUpForm,
  type PutUpProblems,
  packageInput,
  placeInput,
  putUpForm,
  putUpProblems,
  remainingProblems,
  usualRule,
} from './putUpForm.ts';

interface ShopChoice {
  shop: ListingPlace | null;
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
      const asked = { ...placeInput(shop), goodIds: [...goodIds], rule: usualRule };
      const answer = await planned(client, shop, asked);
      return isRefusal(answer) ? answer : { shop, ...answer };
    },
    onSaved: (goods, { shop, listingPlan, listingFreights }) =>
      goods.onPlanned({ ...goods, shop, plan: listingPlan, freights: listingFreights }),
  });

async function planned(client: ApolloClient, { id }: ListingPlace, input: ListingPlanInput) {
  const options = { uncached: 'ownUse' } as const;
  if (id !== null) return runQuery(client, PlanListings, { input, shopId: id }, options);
  const answer = await runQuery(client, PlanPackage, { input }, options);
  return isRefusal(answer) ? answer : { ...answer, listingFreights: [] };
}

const draftOf = ({ account, shop }: PlannedGoods) => putUpDraft(browserStorage(), account, shop);

/** Putting goods up in a shop, or having them packed. */
export const putUpGoods = (client: ApolloClient) =>
  editRecord({
    blank: blankPutUp,
    fill: (item) => withDraft(putUpForm(item), draftOf(item).load(), item.freights),
    keep: (form, item) => void draftOf(item).save(form),
    validate: putUpProblems,
    remaining: remainingProblems,
    save: async (form, { shop, plan }: PlannedGoods) => {
      if (shop.id === null) {
        const input = packageInput(form, shop.platform);
        // The task belongs to nothing that is shown.
        return input
          ? runMutation(client, ExportListingPackage, { input }, { uncached: 'momentary' })
          : refusal('BAD_PARAM');
      }
      const input = listingsInput(form, { shopId: shop.id, plan });
      return input ? runMutation(client, CreateListings, { input }) : refusal('BAD_PARAM');
    },
    onSaved: (item, answer) => {
      const { shop, plan, onPutUp, onPacked } = item;
      draftOf(item).clear();
      if ('exportListingPackage' in answer) return onPacked(toExportAnswer(answer.exportListingPackage));
      const { waiting, rows } = answer.createListings;
      const left = rows.filter(({ code }) => code !== null);
      if (waiting > 0) toast.success(putUpText.begun(waiting));
      const nameOf = new Map(plan.rows.map(({ goodId, goodName }) => [goodId, goodName]));
      if (left.length > 0)
        toast.warning(putUpText.left(left.map(({ goodId, msg }) => `${nameOf.get(goodId)}：${msg}`)));
      if (shop.id !== null) onPutUp(shop);
    },
  });
