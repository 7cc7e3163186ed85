import type { ExportAnswer } from '../../exports/exporting.machine.ts';
import type {
  ListShopListingsQuery,
  PackagePlatform,
  PlanListingsQuery,
} from '../../graphql/generated/graphql.ts';

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

/** Where goods are put up: in a shop, or by hand from a package in the form of a platform. */
export type ListingPlace = { id: number; shopName: string } | { id: null; platform: PackagePlatform };

/** What is to be put up, before it is known where. */
export interface GoodsToPutUp {
  /** The buyer's, for what is kept of the form. */
  account: string;
  goodIds: readonly number[];
  /** What did not come through before, and is mended. */
  mended: ShopListing | null;
  /** Opens the form of the goods. */
  onPlanned: (plan: PlannedGoods) => void;
  /** Shows what becomes of them. */
  onPutUp: (shop: { id: number; shopName: string }) => void;
  /** Takes the package that is being written. */
  onPacked: (answer: ExportAnswer) => void;
}

/** Goods with all that their form needs. */
export interface PlannedGoods extends GoodsToPutUp {
  shop: ListingPlace;
  plan: Plan;
  /** None of a package. */
  freights: PlanListingsQuery['listingFreights'];
}
