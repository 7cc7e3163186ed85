import { CATEGORIES, type Category, type Property } from './listingCategories.data.ts';

/** Words that no title may have. */
const FORBIDDEN = ['国家级', '全网最低', '最便宜', '第一品牌'];

/** Each category with the number of the one above it, 0 for none. */
export function everyCategory(
  categories: readonly Category[] = CATEGORIES,
  above = 0,
  level = 1,
): { category: Category; above: number; level: number }[] {
  return categories.flatMap((category) => [
    { category, above, level },
    ...everyCategory(category.below ?? [], category.id, level + 1),
  ]);
}

/** The category that takes goods. */
export function leafOf(id: number): Category | undefined {
  return everyCategory().find(({ category }) => category.id === id && !category.below)?.category;
}

/** The number of an option of a property. */
export function valueIdOf({ id }: Pick<Property, 'id'>, index: number): number {
  return id * 10 + index;
}

export function forbiddenIn(title: string): string | undefined {
  return FORBIDDEN.find((word) => title.includes(word));
}

/** The freight templates of a shop, in the same order in each. */
export function freightsOf(shopId: string): { id: number; name: string }[] {
  return ['全国包邮（偏远除外）', '按件计费'].map((name, index) => ({
    ...{ id: Number(shopId) * 10 + index, name },
  }));
}
