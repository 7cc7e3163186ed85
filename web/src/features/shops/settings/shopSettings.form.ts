import type {
  MarginAction,
  PriceEnding,
  ShopChangeInput,
  ShopFieldsFragment,
  TagMark,
} from '../../../graphql/generated/graphql.ts';
import { fenToYuan, parseYuan } from '../../../lib/money.ts';
import { marginIn, wholeIn } from '../shared/marginRule.ts';

/** What ordering by itself may spend: nothing chosen yet, no limit, or so many yuan as typed. */
export interface Limit {
  kind: 'undecided' | 'none' | 'some';
  yuan: string;
}

export interface ShopSettingsForm {
  autoSend: boolean;
  autoOrder: boolean;
  dayLimit: Limit;
  parcelLimit: Limit;
  stockSync: boolean;
  /** Pieces and percent, as typed. */
  reserve: string;
  share: string;
  /** What happens where less is left of a price than so many percent, as typed. */
  marginAction: MarginAction;
  minMargin: string;
  ending: PriceEnding;
  /** Percent by which a price is raised at most at a time, as typed. */
  raiseLimit: string;
  listingContent: boolean;
  listingPrice: boolean;
  courierId: number | null;
  senderId: number | null;
  mark: TagMark;
  color: string;
  text: string;
}

export type SettingsField =
  | 'dayLimit'
  | 'parcelLimit'
  | 'reserve'
  | 'share'
  | 'minMargin'
  | 'raiseLimit'
  | 'text';

/** What is wrong at a field: a code that shopSettings.text.ts words. */
export interface SettingsProblem {
  code: 'undecided' | 'amount' | 'aboveDay' | 'pieces' | 'percent' | 'margin' | 'empty';
}

export type SettingsProblems = Partial<Record<SettingsField, SettingsProblem>>;

export const FLAGS = ['red', 'yellow', 'green', 'blue', 'purple'] as const;
export const MAX_TAG_TEXT = 100;
const MAX_RESERVE = 1_000_000;

/** What is proposed: limits in yuan, and a margin in percent. */
export const PROPOSED = { dayLimit: '500', parcelLimit: '30', minMargin: '10' } as const;

export const blankSettings: ShopSettingsForm = {
  ...{ autoSend: true, autoOrder: false },
  dayLimit: { kind: 'undecided', yuan: '' },
  parcelLimit: { kind: 'undecided', yuan: '' },
  ...{ stockSync: false, reserve: '0', share: '100' },
  ...{ marginAction: 'NONE', minMargin: PROPOSED.minMargin, ending: 'EXACT', raiseLimit: '20' },
  ...{ listingContent: false, listingPrice: false },
  ...{ courierId: null, senderId: null, mark: 'NONE', color: 'red', text: '' },
};

/** The settings of a shop as they are edited. Limits that were never set are to be chosen before the first order. */
export function settingsForm(shop: ShopFieldsFragment): ShopSettingsForm {
  const limit = (fen: number | null): Limit => {
    if (fen !== null) return { kind: 'some', yuan: fenToYuan(fen).replace(/\.00$/, '') };
    return { kind: shop.autoOrder ? 'none' : 'undecided', yuan: '' };
  };
  return {
    autoSend: shop.autoSend,
    autoOrder: shop.autoOrder,
    dayLimit: limit(shop.autoDayLimit),
    parcelLimit: limit(shop.autoParcelLimit),
    stockSync: shop.stockSync,
    reserve: String(shop.stockReserve),
    share: String(shop.stockShare),
    marginAction: shop.minMargin === null ? 'NONE' : shop.marginAction,
    minMargin: String(shop.minMargin ?? PROPOSED.minMargin),
    ending: shop.priceEnding,
    raiseLimit: String(shop.raiseLimit),
    listingContent: shop.autoListingContent,
    listingPrice: shop.autoListingPrice,
    courierId: shop.defaultCourierId,
    senderId: shop.defaultSenderId,
    mark: shop.tagRule.matchType,
    color: shop.tagRule.color ?? 'red',
    text: shop.tagRule.text,
  };
}

/** The limit in fen, null for none; undefined for what is not decided or no amount. */
function limitFen({ kind, yuan }: Limit): number | null | undefined {
  if (kind === 'none') return null;
  const fen = kind === 'some' ? parseYuan(yuan) : null;
  return fen !== null && fen > 0 ? fen : undefined;
}

/** Everything that keeps the settings from being saved; empty when they can go. */
export function settingsProblems(form: ShopSettingsForm): SettingsProblems {
  const problems: SettingsProblems = {};
  if (form.autoOrder) {
    const day = limitFen(form.dayLimit);
    const parcel = limitFen(form.parcelLimit);
    if (day === undefined) problems.dayLimit = limitProblem(form.dayLimit);
    if (parcel === undefined) problems.parcelLimit = limitProblem(form.parcelLimit);
    else if (parcel !== null && typeof day === 'number' && parcel > day)
      problems.parcelLimit = { code: 'aboveDay' };
  }
  if (form.stockSync) {
    if (wholeIn(form.reserve, 0, MAX_RESERVE) === null) problems.reserve = { code: 'pieces' };
    if (wholeIn(form.share, 1, 100) === null) problems.share = { code: 'percent' };
    if (form.marginAction !== 'NONE' && marginIn(form.minMargin) === null)
      problems.minMargin = { code: 'margin' };
    if (form.marginAction === 'RAISE' && wholeIn(form.raiseLimit, 1, 100) === null)
      problems.raiseLimit = { code: 'percent' };
  }
  if (writesMemo(form.mark) && form.text.trim() === '') problems.text = { code: 'empty' };
  return problems;
}

function limitProblem({ kind }: Limit): SettingsProblem {
  return { code: kind === 'undecided' ? 'undecided' : 'amount' };
}

export const raisesFlag = (mark: TagMark) => mark === 'FLAG' || mark === 'BOTH';
export const writesMemo = (mark: TagMark) => mark === 'MEMO' || mark === 'BOTH';

/** What was changed of a shop's settings: what somebody else has changed meanwhile stays. */
export function settingsChange(form: ShopSettingsForm, shop: ShopFieldsFragment): ShopChangeInput {
  const before = new Map(Object.entries(settingsInput(settingsForm(shop))));
  const isChanged = ([name, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(before.get(name));
  return Object.fromEntries(Object.entries(settingsInput(form)).filter(isChanged));
}

/** The settings as they are sent; a limit that says nothing stays as it was. */
function settingsInput(form: ShopSettingsForm): ShopChangeInput {
  const { autoSend, autoOrder, courierId, senderId, mark, color, text } = form;
  const day = limitFen(form.dayLimit);
  const parcel = limitFen(form.parcelLimit);
  const [reserve, share] = [wholeIn(form.reserve, 0, MAX_RESERVE), wholeIn(form.share, 1, 100)];
  const raiseLimit = wholeIn(form.raiseLimit, 1, 100);
  return {
    autoSend,
    autoOrder,
    ...(day === undefined ? {} : { autoDayLimit: day }),
    ...(parcel === undefined ? {} : { autoParcelLimit: parcel }),
    stockSync: form.stockSync,
    ...(reserve === null ? {} : { stockReserve: reserve }),
    ...(share === null ? {} : { stockShare: share }),
    minMargin: form.marginAction === 'NONE' ? null : marginIn(form.minMargin),
    ...(form.marginAction === 'NONE' ? {} : { marginAction: form.marginAction }),
    priceEnding: form.ending,
    ...(raiseLimit === null ? {} : { raiseLimit }),
    autoListingContent: form.listingContent,
    autoListingPrice: form.listingPrice,
    defaultCourierId: courierId,
    defaultSenderId: senderId,
    tagRule: {
      matchType: mark,
      color: raisesFlag(mark) ? color : null,
      text: writesMemo(mark) ? text.trim() : '',
    },
  };
}

/** A limit that is chosen; the first time an amount is wanted, the proposed one stands there. */
export function chosenLimit(limit: Limit, kind: Limit['kind'], proposed: string): Limit {
  return { kind, yuan: kind === 'some' && limit.yuan === '' ? proposed : limit.yuan };
}
