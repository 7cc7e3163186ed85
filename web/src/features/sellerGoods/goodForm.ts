import type {
  EditedGoodFragment,
  GoodInput,
  GoodsStatus,
  Platform,
} from '../../graphql/generated/graphql.ts';
import { fenToYuan, parseYuan } from '../../lib/money.ts';
import { gramsOf, type WeightUnit, weightText } from '../../lib/weight.ts';

export type Good = EditedGoodFragment;

/** What goods have at a warehouse at first, as it is typed. Nothing typed: they are not kept there. */
export interface StockLine {
  warehouseId: number;
  quantity: string;
  warnQuantity: string;
}

/** Goods as they are being written. */
export interface GoodForm {
  name: string;
  categoryId: number | null;
  /** Addresses of uploaded pictures; the first is the main one. */
  pics: readonly string[];
  /** HTML. */
  detail: string;
  /** Yuan, as typed. */
  supplyPrice: string;
  weight: string;
  weightUnit: WeightUnit;
  unit: string;
  minNum: number;
  maxNum: number;
  /** Empty means all. */
  platforms: readonly Platform[];
  isGift: boolean;
  /** At creation only. */
  stocks: readonly StockLine[];
}

export const blankGood: GoodForm = {
  name: '',
  categoryId: null,
  pics: [],
  detail: '',
  supplyPrice: '',
  weight: '',
  weightUnit: 'g',
  unit: '件',
  minNum: 1,
  maxNum: 99,
  platforms: [],
  isGift: false,
  stocks: [],
};

/** The form of goods that exist. Their stock is kept elsewhere. */
export function goodForm(good: Good): GoodForm {
  const { name, categoryId, pics, detail, supplyPrice, unit, minNum, maxNum, platforms, isGift } = good;
  return {
    ...{ name, categoryId, pics, detail, supplyPrice: fenToYuan(supplyPrice) },
    ...weightText(good.weight),
    ...{ unit, minNum, maxNum, platforms, isGift, stocks: [] },
  };
}

interface SaveTarget {
  /** False keeps a draft. */
  publish: boolean;
  /** What the form began from; null for new goods. */
  version: number | null;
}

/** What a sound form sends. */
export function goodInput(form: GoodForm, { publish, version }: SaveTarget): GoodInput {
  const { categoryId, supplyPrice, weight, weightUnit, stocks, ...rest } = trimmedGood(form);
  const fen = parseYuan(supplyPrice);
  const grams = gramsOf(weight, weightUnit);
  if (categoryId === null || fen === null || grams === null) throw new Error('the form is not sound');
  const lines = stocks.map(({ warehouseId, quantity, warnQuantity }) => ({
    warehouseId,
    quantity: Number(quantity),
    warnQuantity: Number(warnQuantity),
  }));
  return {
    ...rest,
    pics: [...rest.pics],
    platforms: [...rest.platforms],
    ...{ categoryId, supplyPrice: fen, weight: grams, publish },
    ...(version === null ? { stocks: lines } : { stocks: [], version }),
  };
}

/** Without what surrounds words, warehouses where nothing is, and a detail that shows nothing. */
export function trimmedGood(form: GoodForm): GoodForm {
  return {
    ...form,
    name: form.name.trim().replace(/\s+/g, ' '),
    unit: form.unit.trim(),
    detail: hasWords(form.detail) ? form.detail.replace(/(<p><\/p>)+$/, '') : '',
    stocks: form.stocks
      .map((line) => ({
        ...line,
        quantity: line.quantity.trim(),
        warnQuantity: line.warnQuantity.trim() || '0',
      }))
      .filter(({ quantity }) => quantity !== ''),
  };
}

/** Whether HTML shows anything: words or a picture. */
export function hasWords(html: string): boolean {
  return /<(img|hr)\b/.test(html) || html.replace(/<[^>]*>|&nbsp;|\s/g, '') !== '';
}

/** The line of a warehouse, and the form with it changed. */
export function stockLine({ stocks }: Pick<GoodForm, 'stocks'>, warehouseId: number): StockLine {
  return (
    stocks.find((line) => line.warehouseId === warehouseId) ?? { warehouseId, quantity: '', warnQuantity: '' }
  );
}

export function withStock(form: Pick<GoodForm, 'stocks'>, line: StockLine): readonly StockLine[] {
  const others = form.stocks.filter(({ warehouseId }) => warehouseId !== line.warehouseId);
  return line.quantity === '' && line.warnQuantity === '' ? others : [...others, line];
}

/** The statuses in which goods may be kept without being put on sale. */
export function staysOff(status: GoodsStatus | null): boolean {
  return status !== 'ON_SALE' && status !== 'AUDITING';
}

/** Whether two forms say the same. */
export function isSameForm(one: GoodForm, other: GoodForm): boolean {
  return one === other || JSON.stringify(trimmedGood(one)) === JSON.stringify(trimmedGood(other));
}
