import type { MergeShopOrdersMutation, Platform } from '../../../../graphql/generated/graphql.ts';
import type { Refusal } from '../../../../lib/refusal.ts';
import type { GoodsFacts } from '../../../goodsPicker/goodsFacts.ts';
import type { BatchQuote } from '../../shared/checkout/batchQuote.ts';
import type { OneGoodsEvent, WizardContext, WizardEvent } from '../../shared/wizard/wizard.types.ts';
import type {
  AutoDraft,
  AutoStep,
  BatchNumBy,
  ChosenOrder,
  GoodsMode,
  ListFilter,
  ParcelSplit,
  Plan,
} from './autoDraft.ts';
import type { MergedGroup } from './chosenOrders.ts';
import type { Route } from './parcelSplits.ts';

/** What the rules of the wizard need to know about the chosen shop. */
export interface ShopFacts {
  shopId: number;
  shopName: string;
  platform: Platform;
  autoSend: boolean;
  defaultSenderId: number | null;
}

/** How far a reading of a shop's orders has come. */
interface PullProgress {
  taskId: string;
  done: boolean;
  total: number;
  added: number;
  updated: number;
}

export type Rejection = MergeShopOrdersMutation['mergeShopOrders']['rejected'][number];

export interface Opened {
  kind: 'opened';
  draft: AutoDraft;
  shop: ShopFacts | null;
  facts: GoodsFacts | null;
  refusal: Refusal | null;
}
export type ShopRead = { kind: 'shop'; shop: ShopFacts } | Refusal;
export type Pulled = ({ kind: 'pulled' } & PullProgress) | Refusal;
export type Found = { kind: 'found'; orders: readonly ChosenOrder[] } | Refusal;
export type Planned = { kind: 'planned'; plan: Plan } | Refusal;

export interface PlanRequest {
  shopId: number;
  chosen: readonly ChosenOrder[];
  /** Those that go by fallbacks that are only suggested. */
  fallbackIds: readonly number[];
}

/** Orders of one receiver become one parcel, a parcel is taken apart, orders are left out or taken back in. */
export type OrderChange =
  | { type: 'orders.merge'; groups: readonly (readonly number[])[] }
  | { type: 'merge.split'; mergeId: number }
  | { type: 'orders.ignore'; ids: readonly number[] }
  | { type: 'orders.restore'; ids: readonly number[] };

export type OrdersChanged =
  | { kind: 'merged'; groups: readonly MergedGroup[]; rejected: readonly Rejection[] }
  | { kind: 'split'; mergeId: number }
  | { kind: 'ignored'; ids: readonly number[] }
  | Refusal;

export interface AutoContext extends Omit<AutoDraft, 'sent'>, Omit<WizardContext, 'step' | 'facts'> {
  facts: GoodsFacts | null;
  shop: ShopFacts | null;
  /** Of the last reading of the shop's orders since the wizard opened. */
  progress: PullProgress | null;
  /** What could not be merged, and why. */
  rejected: readonly Rejection[];
  /** Chosen orders that turned out not to wait any more. */
  goneCount: number;
  quote: BatchQuote | null;
}

export type AutoEvent =
  | WizardEvent<AutoStep>
  | OneGoodsEvent
  | OrderChange
  /** `isLapsing`: for those of its orders that come after the end of its authorisation. */
  | { type: 'shop.choose'; shopId: number; isLapsing?: boolean }
  | { type: 'orders.pull'; days: number }
  | { type: 'pull.cancel' }
  | { type: 'filter.change'; change: Partial<ListFilter> }
  | { type: 'page.go'; page: number }
  | { type: 'orders.choose'; orders: readonly ChosenOrder[]; chosen: boolean }
  | { type: 'orders.chooseAll' }
  | { type: 'orders.clear' }
  | { type: 'mode.choose'; mode: GoodsMode }
  | { type: 'numBy.choose'; numBy: BatchNumBy }
  | { type: 'plan.refresh' }
  /** Of the parcels of a route; null: they go together again. */
  | { type: 'split.choose'; route: Route; split: ParcelSplit | null }
  | { type: 'unplanned.exclude' }
  | { type: 'sourced.exclude' }
  | { type: 'fallback.accept'; orderIds: readonly number[] }
  | { type: 'autoSend.change'; autoSend: boolean }
  | { type: 'address.choose'; remoteAddressId: string | null }
  | { type: 'invalid.skip'; skip: boolean }
  /** Orders that were priced are taken out of the choice. */
  | { type: 'orders.leaveOut'; orders: readonly Pick<ChosenOrder, 'id' | 'mergeId'>[] };
