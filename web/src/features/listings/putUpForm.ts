import type {
  CreateListingsInput,
  ExportListingPackageInput,
  ListingPlanInput,
  PackagePlatform,
  PriceEnding,
  PriceRuleInput,
} from '../../graphql/generated/graphql.ts';
import { fenToYuan, parseYuan } from '../../lib/money.ts';
import type { ListedCategory, ListedGood, ListingPlace, PlannedGoods, PlanRow } from './putUp.types.ts';

/** Goods in the form, as they are typed; `goods` by their ids. */
export interface PutUpForm {
  times: string;
  plus: string;
  ending: PriceEnding;
  floor: string;
  freightId: string;
  phone: string;
  onSale: boolean;
  goods: Readonly<Record<number, ListedGood>>;
  /** It begins with what was typed before and not sent. */
  isKept: boolean;
}

export type PutUpProblem = 'times' | 'money' | 'percent' | 'freight' | 'phone' | 'none';
export type GoodProblem = 'titleShort' | 'titleLong' | 'category';

export interface PutUpProblems {
  times?: PutUpProblem;
  plus?: PutUpProblem;
  floor?: PutUpProblem;
  freightId?: PutUpProblem;
  phone?: PutUpProblem;
  form?: PutUpProblem;
  goods?: Readonly<Record<number, GoodProblem>>;
}

/** Of goods in the catalogue of an ERP. */
const NO_CATEGORY: ListedCategory = { categoryId: '', categoryName: '', properties: [] };
const MAX_TIMES = 10_000;
const MAX_FLOOR = 99;
const WIDE_FROM = 0x2e80;

/** The rule that a form begins with, where none was used before. */
export const usualRule: PriceRuleInput = { times: 150, plus: 0, ending: 'NINE', floor: 10 };

export const blankPutUp: PutUpForm = {
  ...{
    times: '',
    plus: '',
    ending: 'NINE',
    floor: '',
    freightId: '',
    phone: '',
    onSale: true,
    goods: {},
    isKept: false,
  },
};

const OF_FORM: ReadonlySet<string> = new Set(['MARGIN_SHORT', 'MARGIN_RULE', 'TITLE_LENGTH']);

/** Goods that can be put up: nothing is known against them but what the form itself changes. */
function isOpen({ code }: PlanRow): boolean {
  return code === null || OF_FORM.has(code);
}

export function putUpForm({ plan, freights, mended }: PlannedGoods): PutUpForm {
  const settings = mended ?? plan.settings;
  const rule = settings?.rule ?? usualRule;
  const known = freights.some(({ id }) => id === settings?.freightId);
  return {
    times: fenToYuan(rule.times),
    plus: fenToYuan(rule.plus),
    ending: rule.ending,
    floor: String(rule.floor),
    freightId: (known ? settings?.freightId : freights[0]?.id) ?? '',
    phone: settings?.phone ?? '',
    onSale: settings?.onSale ?? true,
    isKept: false,
    goods: Object.fromEntries(
      plan.rows
        .filter(isOpen)
        .map((row) => [
          row.goodId,
          mended?.goodId === row.goodId
            ? { title: mended.title, category: categoryOf(mended) }
            : { title: row.title, category: row.remembered && categoryOf(row.remembered) },
        ]),
    ),
  };
}

function categoryOf({ categoryId, categoryName, properties }: ListedCategory): ListedCategory {
  return { categoryId, categoryName, properties };
}

/** The rule as it is typed; null where it is none. */
export function ruleIn({ times, plus, ending, floor }: PutUpForm): PriceRuleInput | null {
  const hundredths = parseYuan(times);
  const fen = parseYuan(plus);
  const percent = percentIn(floor);
  if (hundredths === null || hundredths < 1 || hundredths > MAX_TIMES) return null;
  return fen === null || percent === null ? null : { times: hundredths, plus: fen, ending, floor: percent };
}

function percentIn(typed: string): number | null {
  const text = typed.normalize('NFKC').trim();
  return /^\d{1,2}$/.test(text) && Number(text) <= MAX_FLOOR ? Number(text) : null;
}

/** Everything that keeps the goods from being put up; empty when they can go. */
export function putUpProblems(form: PutUpForm, { plan, shop }: PlannedGoods): PutUpProblems {
  const problems: PutUpProblems = {};
  const times = parseYuan(form.times);
  if (times === null || times < 1 || times > MAX_TIMES) problems.times = 'times';
  if (parseYuan(form.plus) === null) problems.plus = 'money';
  if (percentIn(form.floor) === null) problems.floor = 'percent';
  const isCatalogued = shop.id === null || plan.isCatalogue;
  if (!isCatalogued && form.freightId === '') problems.freightId = 'freight';
  if (!isCatalogued && plan.asksPhone && !/^[0-9-]{5,20}$/.test(form.phone.trim())) problems.phone = 'phone';
  const goods = Object.entries(form.goods);
  if (goods.length === 0) problems.form = 'none';
  const wrong = goods.flatMap(([id, good]) => {
    const problem = titleProblem(good, plan) ?? (isCatalogued || good.category ? null : 'category');
    return problem ? [[id, problem] as const] : [];
  });
  if (wrong.length > 0) problems.goods = Object.fromEntries(wrong);
  return problems;
}

function titleProblem({ title }: ListedGood, plan: PlannedGoods['plan']): GoodProblem | null {
  const length = titleLength(title, plan.titleWide);
  if (length < plan.titleMin) return 'titleShort';
  return length > plan.titleMax ? 'titleLong' : null;
}

/** Letters of a title as its platform counts them. */
export function titleLength(title: string, wide: number): number {
  return [...title.trim()].reduce(
    (sum, letter) => sum + ((letter.codePointAt(0) ?? 0) >= WIDE_FROM ? wide : 1),
    0,
  );
}

/** What is still wrong after a change. */
export function remainingProblems(problems: PutUpProblems, change: Partial<PutUpForm>): PutUpProblems {
  return Object.fromEntries(
    Object.entries(problems).filter(([field]) => !(field in change) && field !== 'form'),
  );
}

/** Goods that have no category yet, and are not of the same category here as one of them: they would not get its own. */
export function withoutCategory(
  goods: PutUpForm['goods'],
  plan: PlannedGoods['plan'],
  goodId: number,
): string[] {
  const alike = idsAlike(plan, goodId);
  return Object.keys(goods).filter((id) => goods[Number(id)]?.category === null && !alike.has(id));
}

/**
 * The goods with a category for one of them, and for those of the same category here that have none yet; with
 * `forOthers` for all that have none.
 */
export function withCategory(
  goods: PutUpForm['goods'],
  plan: PlannedGoods['plan'],
  goodId: number,
  category: ListedCategory,
  forOthers: boolean,
): PutUpForm['goods'] {
  const alike = idsAlike(plan, goodId);
  return Object.fromEntries(
    Object.entries(goods).map(([id, good]) => {
      const takes = id === String(goodId) || (good.category === null && (forOthers || alike.has(id)));
      return [id, takes ? { ...good, category } : good];
    }),
  );
}

function idsAlike({ rows }: PlannedGoods['plan'], goodId: number): ReadonlySet<string> {
  const like = rows.find((row) => row.goodId === goodId)?.goodCategoryId;
  return new Set(rows.filter((row) => row.goodCategoryId === like).map((row) => String(row.goodId)));
}

/** Where goods are planned for. */
export function placeInput(place: ListingPlace): Pick<ListingPlanInput, 'shopId' | 'platform'> {
  return place.id === null ? { platform: place.platform } : { shopId: place.id };
}

/** The goods as they are packed; null where the rule is none. */
export function packageInput(form: PutUpForm, platform: PackagePlatform): ExportListingPackageInput | null {
  const rule = ruleIn(form);
  const goods = Object.entries(form.goods).map(([id, { title }]) => ({
    ...{ goodId: Number(id), title: title.trim() },
  }));
  return rule && { platform, rule, goods };
}

/** The goods as they are sent; null where the rule is none. */
export function listingsInput(
  form: PutUpForm,
  { shopId, plan }: Pick<PlannedGoods, 'plan'> & { shopId: number },
): CreateListingsInput | null {
  const rule = ruleIn(form);
  if (!rule) return null;
  const { freightId, phone, onSale, goods } = form;
  return {
    ...{ shopId, rule, freightId, phone: plan.asksPhone ? phone.trim() : '', onSale },
    goods: Object.entries(goods).flatMap(([id, { title, category: chosen }]) => {
      const category = plan.isCatalogue ? NO_CATEGORY : chosen;
      return category
        ? [
            {
              ...{ goodId: Number(id), title: title.trim() },
              ...{ categoryId: category.categoryId, categoryName: category.categoryName },
              properties: category.properties.map(({ id: propertyId, name, values }) => ({
                ...{ id: propertyId, name },
                values: values.map((value) => ({ id: value.id, name: value.name })),
              })),
            },
          ]
        : [];
    }),
  };
}
