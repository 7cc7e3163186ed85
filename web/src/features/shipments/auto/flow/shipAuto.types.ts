import type { SavedSender } from '../../../../fields/saveSender.ts';
import type {
  MergeShopOrdersMutation,
  Platform,
  QuoteBatchMutation,
} from '../../../../graphql/generated/graphql.ts';
import type { Refusal } from '../../../../lib/refusal.ts';
import type { GoodsFacts, GoodsFactsResult } from '../../../goodsPicker/goodsFacts.ts';
import type { GoodsEvent, SenderEvent } from '../../shared/wizard/wizardEvents.ts';
import type {
  AutoDraft,
  AutoStep,
  BatchNumBy,
  ChosenOrder,
  GoodsMode,
  ListFilter,
  PlacedBatch,
  Plan,
} from './autoDraft.ts';
import type { MergedGroup } from './chosenOrders.ts';

/** What the rules of the wizard need to know about the chosen shop. */
export interface ShopFacts {
  shopId: number;
  shopName: string;
  platform: Platform;
  autoSend: boolean;
  defaultSenderId: number | null;
}

/** How far a reading of a shop's orders has come. */
export interface PullProgress {
  taskId: string;
  done: boolean;
  total: number;
  added: number;
  updated: number;
}

export type BatchQuote = QuoteBatchMutation['quoteBatch'];
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
export type Merged =
  | { kind: 'merged'; groups: readonly MergedGroup[]; rejected: readonly Rejection[] }
  | Refusal;
export type Split = { kind: 'split'; mergeId: number } | Refusal;
export type Ignored = { kind: 'ignored'; ids: readonly number[] } | Refusal;
export type Planned = { kind: 'planned'; plan: Plan } | Refusal;
export type BatchQuoted = { kind: 'quoted'; quote: BatchQuote } | Refusal;
export type BatchCreated = { kind: 'placed'; placed: PlacedBatch } | Refusal;
export type BatchPaid = { kind: 'paid'; paidFee: number } | Refusal;

export type AutoAnswer =
  | Opened
  | ShopRead
  | Pulled
  | Found
  | Merged
  | Split
  | Ignored
  | Planned
  | GoodsFactsResult
  | SavedSender
  | BatchQuoted
  | BatchCreated
  | BatchPaid;

export interface AutoContext extends AutoDraft {
  account: string;
  shop: ShopFacts | null;
  facts: GoodsFacts | null;
  /** Of the last reading of the shop's orders since the wizard opened. */
  progress: PullProgress | null;
  /** What could not be merged, and why. */
  rejected: readonly Rejection[];
  /** Chosen orders that turned out not to wait any more. */
  goneCount: number;
  quote: BatchQuote | null;
  /** The total before the price changed, in fen. */
  totalBefore: number | null;
  refusal: Refusal | null;
  receipt: (Pick<PlacedBatch, 'batchNo' | 'packageCount'> & { paidFee: number; autoSend: boolean }) | null;
}

export type AutoEvent =
  | GoodsEvent
  | SenderEvent
  | { type: 'step.go'; step: AutoStep }
  | { type: 'shop.choose'; shopId: number }
  | { type: 'orders.pull'; days: number }
  | { type: 'pull.cancel' }
  | { type: 'filter.change'; change: Partial<ListFilter> }
  | { type: 'page.go'; page: number }
  | { type: 'orders.choose'; orders: readonly ChosenOrder[]; chosen: boolean }
  | { type: 'orders.chooseAll' }
  | { type: 'orders.clear' }
  | { type: 'orders.merge'; groups: readonly (readonly number[])[] }
  | { type: 'merge.split'; mergeId: number }
  | { type: 'orders.ignore'; ids: readonly number[] }
  | { type: 'orders.restore'; ids: readonly number[] }
  | { type: 'mode.choose'; mode: GoodsMode }
  | { type: 'numBy.choose'; numBy: BatchNumBy }
  | { type: 'plan.refresh' }
  | { type: 'unplanned.exclude' }
  | { type: 'autoSend.change'; autoSend: boolean }
  | { type: 'address.choose'; remoteAddressId: string | null }
  | { type: 'remark.edit'; remark: string }
  | { type: 'invalid.skip'; skip: boolean }
  | { type: 'quote.refresh' }
  | { type: 'order.submit' }
  | { type: 'order.again' }
  | { type: 'retry' };
