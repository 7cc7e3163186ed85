import type {
  ImportStatus,
  PlanShopOrdersQuery,
  ShopOrderSort,
} from '../../../../graphql/generated/graphql.ts';
import { type StorageArea, storedValue } from '../../../../lib/storage.ts';
import type { OrderRequest } from '../../shared/checkout/checkout.types.ts';
import type { WizardDraft } from '../../shared/wizard/wizard.types.ts';
import {
  draftOwnership,
  emptyWizardDraft,
  type OwnedDraft,
  ownedDraft,
  withQuantities,
  withSender,
} from '../../shared/wizard/wizardDraft.ts';

/** In the order in which they are taken. */
export const AUTO_STEPS = ['shop', 'orders', 'goods', 'review'] as const;

export type AutoStep = (typeof AUTO_STEPS)[number];

/** Which orders of the shop are listed. */
export interface ListFilter {
  /** Null for all. */
  importStatus: ImportStatus | null;
  refund: boolean | null;
  hasMemo: boolean | null;
  /** Empty for any. */
  flagColor: string;
  keyword: string;
  goodsKeyword: string;
  /** Days in Asia/Shanghai such as 2026-11-21; empty for no bound. */
  startOn: string;
  endOn: string;
  /** Only those whose shop's authorisation does not last until they are to be sent. */
  isLapsing: boolean;
  /** Only those that are to be sent within so many hours; null for all. */
  shipWithin: number | null;
  sort: ShopOrderSort;
}

/** A chosen order of the shop, and the merged parcel that it belongs to. */
export interface ChosenOrder {
  id: number;
  mergeId: number | null;
  /** Pieces that the customer bought. */
  quantity: number;
}

/** A second courier for parcels of a warehouse whose places the planned one does not serve well. */
export interface ParcelSplit {
  warehouseId: number;
  /** The courier that they would go by. */
  fromId: number;
  courierId: number;
  courierName: string;
  /** By `parcelKey`. */
  parcels: readonly string[];
}

export type Plan = PlanShopOrdersQuery['shopOrderPlan'];

/** By the goods that stand for a shop's items, or the same goods for every parcel. */
export type GoodsMode = 'mapped' | 'one';

/** Where the same goods go to all: as many pieces as the customer bought, or the same number a parcel. */
export type BatchNumBy = 'order' | 'same';

/** A shipment of a shop's orders as far as it has come: what survives a reload and a new login. */
export interface AutoDraft extends WizardDraft {
  step: AutoStep;
  goodId: number | null;
  /** Of goods with several combinations (规格) the one that is sent. */
  skuId: number | null;
  /** Pieces a parcel, where they are the same for all. */
  quantity: number;
  shopId: number | null;
  /** Days that a reading of the shop's orders goes back. */
  pullDays: number;
  /** A reading of the shop's orders that goes on at the server. */
  pullTaskId: string | null;
  /** The shop's orders are to be read as soon as they are shown. */
  isUnread: boolean;
  filter: ListFilter;
  page: number;
  chosen: readonly ChosenOrder[];
  mode: GoodsMode;
  /** Of the chosen orders as they are; null when they must be planned anew. */
  plan: Plan | null;
  splits: readonly ParcelSplit[];
  /** Shop orders that go by the fallback of their links where that was only suggested. */
  fallbackIds: readonly number[];
  numBy: BatchNumBy;
  /** Whether the shop is notified of the waybill numbers; null until the shop's own setting is known. */
  autoSend: boolean | null;
  /** The platform's sender address in the notification; null for its default. */
  remoteAddressId: string | null;
  /** Rows that cannot go are left out. */
  skipInvalid: boolean;
  /** A batch request whose answer is not known yet, as it was sent. */
  sent: OrderRequest | null;
}

export const waitingFilter: ListFilter = {
  importStatus: 'PENDING',
  refund: null,
  hasMemo: null,
  flagColor: '',
  keyword: '',
  goodsKeyword: '',
  startOn: '',
  endOn: '',
  isLapsing: false,
  shipWithin: null,
  sort: 'NEWEST',
};

/** Whether something keeps orders out of the list besides what became of them. */
export function isNarrowed({ importStatus: _status, sort: _sort, ...filter }: ListFilter): boolean {
  return Object.entries(filter).some(([key, value]) => value !== waitingFilter[key as keyof typeof filter]);
}

/** Those that come after the end of their shop's authorisation, what is to be sent first leading. */
export const lapsingFilter: ListFilter = { ...waitingFilter, isLapsing: true, sort: 'SHIP_BY' };

export const emptyAutoDraft: AutoDraft = {
  ...emptyWizardDraft,
  ...{
    goodId: null,
    skuId: null,
    quantity: 1,
    step: 'shop',
    shopId: null,
    pullDays: 7,
    pullTaskId: null,
    isUnread: false,
    filter: waitingFilter,
    page: 1,
  },
  ...{ chosen: [], mode: 'mapped', plan: null, splits: [], fallbackIds: [], numBy: 'order', autoSend: null },
  remoteAddressId: null,
  ...{ skipInvalid: false, sent: null },
};

/** What belongs to one shop, before anything was decided for it. */
export const ofShop = {
  pullTaskId: null,
  isUnread: false,
  filter: waitingFilter,
  page: 1,
  chosen: [],
  mode: 'mapped',
  plan: null,
  splits: [],
  fallbackIds: [],
  numBy: 'order',
  quantity: 1,
  autoSend: null,
  remoteAddressId: null,
  skipInvalid: false,
} satisfies Partial<AutoDraft>;

/** A draft for the orders of a shop: the kept one, unless it is for another shop and nothing of it has been sent. */
export function draftOfShop(kept: AutoDraft | null, shopId: number | null): AutoDraft | null {
  if (shopId === null || kept?.shopId === shopId || kept?.sent || kept?.placed) return kept;
  return { ...(kept ?? emptyAutoDraft), ...ofShop, shopId, step: 'orders', isUnread: true };
}

type ShopSettings = { autoSend: boolean; defaultSenderId: number | null };

/** What the shop's own settings say of a draft in which nothing else was said. */
export function byItsSettings(
  { autoSend, senderId }: Pick<AutoDraft, 'autoSend' | 'senderId'>,
  shop: ShopSettings,
): Partial<AutoDraft> {
  if (autoSend !== null) return {};
  return { autoSend: shop.autoSend, senderId: shop.defaultSenderId ?? senderId };
}

/** The draft of one account; another account on the same computer never sees it. */
export function autoDraftStore(area: StorageArea, account: string): OwnedDraft<AutoDraft> {
  const key = `chengcang.shipAuto.${account}`;
  const sentOf = ({ sent, placed }: AutoDraft) => (placed || sent ? { placed } : null);
  return ownedDraft(storedValue(area, { key, version: 2, read }), draftOwnership(area, key), sentOf);
}

function read(data: unknown): AutoDraft | null {
  if (typeof data !== 'object' || data === null) return null;
  const draft = { ...emptyAutoDraft, ...withQuantities(data) };
  if (!Array.isArray(draft.chosen) || typeof draft.filter !== 'object' || draft.filter === null) return null;
  return { ...draft, plan: readPlan(draft.plan), filter: { ...waitingFilter, ...draft.filter } };
}

/** A plan of before parcels had contents is made anew. */
function readPlan(plan: Plan | null): Plan | null {
  return plan?.parts.every((part) => Array.isArray(part.contents)) ? plan : null;
}

interface Beginnings {
  kept: AutoDraft | null;
  lastSenderId: number | null;
  senderIds: readonly number[];
}

/** What the wizard starts with: the kept draft, else a new one. Of the last order only its sender says anything of these. */
export function beginAutoDraft({ kept, lastSenderId, senderIds }: Beginnings): AutoDraft {
  const draft = kept ?? { ...emptyAutoDraft, senderId: lastSenderId };
  return withSender(draft, senderIds);
}
