import type {
  EditedGoodFragment,
  GoodInput,
  GoodsStatus,
  Platform,
} from '../../graphql/generated/graphql.ts';
import { fenToYuan, parseYuan } from '../../lib/money.ts';
import { gramsOf, type WeightUnit, weightText } from '../../lib/weight.ts';
import { bundleContent, bundleOf, bundlesOf, ONLY_SKU, type SkuBundle } from './bundles/bundles.ts';
import { specificationContent } from './skus/skuContent.ts';
import {
  blankSpecification,
  revisedSpecification,
  type Specification,
  specificationOf,
} from './skus/skuForm.ts';
import { skusInput } from './skusInput.ts';

export type Good = EditedGoodFragment;

/** What goods have at a warehouse at first, as it is typed. Nothing typed: they are not kept there. */
export interface StockLine {
  warehouseId: number;
  quantity: string;
  /** Of them, kept and not for sale. */
  safetyQuantity: string;
  warnQuantity: string;
}

export type StockPart = Exclude<keyof StockLine, 'warehouseId'>;

export const blankLine: Omit<StockLine, 'warehouseId'> = {
  ...{ quantity: '', safetyQuantity: '', warnQuantity: '' },
};

/** Goods as they are being written. */
export interface GoodForm extends Specification {
  name: string;
  categoryId: number | null;
  /** Addresses of uploaded pictures; the first is the main one. */
  pics: readonly string[];
  /** HTML. */
  detail: string;
  /** Yuan, as typed; this and the weight are those of the only combination. */
  supplyPrice: string;
  weight: string;
  weightUnit: WeightUnit;
  unit: string;
  minNum: number;
  maxNum: number;
  /** Empty means all. */
  platforms: readonly Platform[];
  isGift: boolean;
  /** What packers are told; buyers never see it. */
  packerNote: string;
  /** Whose freight fees count; 0 for those of the warehouse. */
  freightTemplateId: number;
  /** The combinations that are made of others. */
  bundles: readonly SkuBundle[];
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
  packerNote: '',
  freightTemplateId: 0,
  bundles: [],
  stocks: [],
  ...blankSpecification,
};

/** The form of goods that exist, or of the edit that waits beside them. Their stock is kept elsewhere. */
export function goodForm(good: Good): GoodForm {
  const revised = good.revision?.content;
  const shown = revised ?? good;
  const { name, categoryId, pics, detail, supplyPrice, unit, minNum, maxNum, platforms, isGift } = shown;
  return {
    ...{ name, categoryId, pics, detail, supplyPrice: fenToYuan(supplyPrice) },
    ...weightText(shown.weight),
    ...{ unit, minNum, maxNum, platforms, isGift, packerNote: good.packerNote },
    ...{ freightTemplateId: good.freightTemplateId ?? 0, bundles: bundlesOf(shown), stocks: [] },
    ...(revised ? revisedSpecification(revised) : specificationOf(good)),
  };
}

interface SaveTarget {
  /** False keeps a draft. */
  publish: boolean;
  /** What the form began from; null for new goods. */
  good: Good | null;
}

/** What a sound form sends. */
export function goodInput(form: GoodForm, { publish, good }: SaveTarget): GoodInput {
  const { name, categoryId, pics, detail, unit, minNum, maxNum, platforms, isGift, packerNote, stocks } =
    trimmedGood(form);
  const only = isSingle(form) ? amountsOf(form) : null;
  if (categoryId === null) throw new Error('the form is not sound');
  const lines = stocks.map(({ warehouseId, quantity, safetyQuantity, warnQuantity }) => ({
    warehouseId,
    quantity: Number(quantity),
    ...(Number(safetyQuantity) > 0 && { safetyQuantity: Number(safetyQuantity) }),
    warnQuantity: Number(warnQuantity),
  }));
  return {
    ...{ name, categoryId, detail, unit, minNum, maxNum, isGift, packerNote, publish },
    ...{ pics: [...pics], platforms: [...platforms] },
    freightTemplateId: form.freightTemplateId || null,
    ...only,
    ...skusInput(form, good, only),
    ...(good === null ? { stocks: lines } : { stocks: [], version: good.version }),
  };
}

/** What the only combination costs and weighs. */
function amountsOf({ supplyPrice, weight, weightUnit }: GoodForm) {
  const [fen, grams] = [parseYuan(supplyPrice), gramsOf(weight, weightUnit)];
  if (fen === null || grams === null) throw new Error('the form is not sound');
  return { supplyPrice: fen, weight: grams };
}

/** Whether there is exactly one combination, priced and weighed with the goods. */
export function isSingle({ properties }: Pick<GoodForm, 'properties'>): boolean {
  return properties.length === 0;
}

/** Whether goods without properties are a bundle, which has no stock of its own. */
export function isBundle(form: Pick<GoodForm, 'bundles' | 'properties' | 'only'>): boolean {
  return isSingle(form) && bundleOf(form.bundles, form.only.id ?? ONLY_SKU) !== null;
}

/** Without what surrounds words, warehouses where nothing is, and a detail that shows nothing. */
export function trimmedGood(form: GoodForm): GoodForm {
  return {
    ...form,
    name: form.name.trim().replace(/\s+/g, ' '),
    unit: form.unit.trim(),
    packerNote: form.packerNote.trim(),
    detail: hasWords(form.detail) ? form.detail.replace(/(<p><\/p>)+$/, '') : '',
    stocks: (isBundle(form) || !isSingle(form) ? [] : form.stocks)
      .map((line) => ({
        ...line,
        quantity: line.quantity.trim(),
        safetyQuantity: line.safetyQuantity.trim() || '0',
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
  return stocks.find((line) => line.warehouseId === warehouseId) ?? { warehouseId, ...blankLine };
}

export function withStock(form: Pick<GoodForm, 'stocks'>, line: StockLine): readonly StockLine[] {
  const others = form.stocks.filter(({ warehouseId }) => warehouseId !== line.warehouseId);
  const { warehouseId, ...pieces } = line;
  return Object.values(pieces).every((text) => text === '') ? others : [...others, line];
}

/** The statuses in which goods may be kept without being put on sale. */
export function staysOff(status: GoodsStatus | null): boolean {
  return status !== 'ON_SALE' && status !== 'AUDITING';
}

/** Whether two forms say the same. */
export function isSameForm(one: GoodForm, other: GoodForm): boolean {
  return one === other || contentOf(one) === contentOf(other);
}

function contentOf(form: GoodForm): string {
  const { properties, skus, only, merchantCode, barcodes, warehouseId, ...rest } = trimmedGood(form);
  return JSON.stringify({
    ...rest,
    ...(!isSingle(form) && { supplyPrice: '', weight: '', weightUnit: 'g' }),
    specification: specificationContent({ properties, skus, only, merchantCode, barcodes, warehouseId }),
    bundles: bundleContent(form.bundles),
  });
}
