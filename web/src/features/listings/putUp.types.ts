import type { ListShopListingsQuery, PlanListingsQuery } from '../../graphql/generated/graphql.ts';

type Plan = PlanListingsQuery['listingPlan'];
export type PlanRow = Plan['rows'][number];
export type ListedProperty = NonNullable<PlanRow['remembered']>['properties'][number];
export type ShopListing = ListShopListingsQuery['shopListings']['list'][number];

/** The category that goods are put up under, and what is said of its properties. */
export interface ListedCategory {
  categoryId: string;
  categoryName: string;
  properties: readonly ListedProperty[];
}

/** What goods are put up as. */
export interface ListedGood {
  title: string;
  /** Null before it is chosen. */
  category: ListedCategory | null;
}

/** What is to be put up, before it is known where. */
export interface GoodsToPutUp {
  goodIds: readonly number[];
  /** What did not come through before, and is mended. */
  mended: ShopListing | null;
  /** Opens the form of the goods. */
  onPlanned: (plan: PlannedGoods) => void;
  /** Shows what becomes of them. */
  onPutUp: (shop: { id: number; shopName: string }) => void;
}

/** Goods with all that their form needs. */
export interface PlannedGoods extends GoodsToPutUp {
  shop: { id: number; shopName: string };
  plan: Plan;
  freights: PlanListingsQuery['listingFreights'];
}
