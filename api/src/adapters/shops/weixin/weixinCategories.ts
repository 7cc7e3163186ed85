import { fieldsOf, listOf, numberOf, textOf, textsOf } from '../fields.ts';
import type { FreightChoice, ListingCategory, ListingProperty } from '../listingPlatform.ts';
import { mapBounded } from '../mapBounded.ts';
import type { ShopAccess } from '../shopPlatform.ts';
import type { WeixinClient } from './weixinClient.ts';

const NONE_ABOVE = '0';
/** All of them come in one answer, the same for each shop, and a person opens them level by level. */
const KEPT_MS = 10 * 60_000;
const TEMPLATES = 50;
const MANY = 'select_many';
const MOST_OF_MANY = 20;
/** Of numbers: what they are counted in, not what they can be. */
const UNITS = ['integer_unit', 'decimal4_unit'];

type Node = { id: string; name: string; above: string };

export type CategoryTree = {
  below: (id: string | null) => ListingCategory[];
  /** A category and those above it, the first one first; empty where there is none. */
  pathTo: (id: string) => string[];
};

/** Answers the platform's categories, kept for a while. */
export function categoryReader(client: WeixinClient, now: () => Date) {
  let kept: { until: number; tree: Promise<CategoryTree> } | null = null;
  return ({ accessToken }: ShopAccess): Promise<CategoryTree> => {
    if (kept && kept.until > now().getTime()) return kept.tree;
    const tree = readTree(client, accessToken);
    const reading = { until: now().getTime() + KEPT_MS, tree };
    kept = reading;
    tree.catch(() => {
      if (kept === reading) kept = null;
    });
    return tree;
  };
}

async function readTree(client: WeixinClient, accessToken: string): Promise<CategoryTree> {
  const answer = await client.read('/shop/ec/category/all', {}, accessToken);
  // The new tree, whose levels differ in number. A branch comes whole, and again with the next one beside it.
  const nodes = new Map<string, Node>();
  for (const { cat_and_qua: branch } of listOf(answer.cats_v2))
    for (const { cat } of listOf(Array.isArray(branch) ? branch : [branch])) {
      const { cat_id: id, name, f_cat_id: above } = fieldsOf(cat);
      nodes.set(textOf(id), { id: textOf(id), name: textOf(name), above: textOf(above) });
    }
  const belows = Map.groupBy(nodes.values(), ({ above }) => above);
  return {
    below: (id) =>
      (belows.get(id ?? NONE_ABOVE) ?? []).map((node) => ({
        ...{ id: node.id, name: node.name, isLeaf: !belows.has(node.id) },
      })),
    pathTo(id) {
      const path: string[] = [];
      for (let node = nodes.get(id); node && !path.includes(node.id); node = nodes.get(node.above))
        path.unshift(node.id);
      return path;
    },
  };
}

/** What a leaf wants to know. Properties and their values have no ids but their names. */
export async function listProperties(
  client: WeixinClient,
  { accessToken }: ShopAccess,
  categoryId: string,
): Promise<ListingProperty[]> {
  const answer = await client.read('/shop/ec/category/detail', { cat_id: categoryId }, accessToken);
  return listOf(fieldsOf(answer.attr).product_attr_list).map((attr) => {
    const name = textOf(attr.name);
    const type = textOf(attr.type_v2);
    const values = textOf(attr.value)
      .split(';')
      .map((value) => value.trim())
      .filter((value) => value !== '');
    const isCounted = UNITS.includes(type);
    const options = isCounted ? [] : values.map((value) => ({ id: value, name: value }));
    return {
      id: name,
      name: isCounted ? `${name}（数字，空一格，${values.join('或')}）` : name,
      isRequired: attr.is_required === true,
      maxValues: type === MANY ? MOST_OF_MANY : 1,
      ownWords: options.length === 0 || attr.append_allowed === true,
      options,
    };
  });
}

/** Templates are listed by number alone. */
export async function listFreights(
  client: WeixinClient,
  { accessToken }: ShopAccess,
): Promise<FreightChoice[]> {
  const path = '/channels/ec/merchant/getfreighttemplatelist';
  const { template_id_list: ids } = await client.read(path, { offset: 0, limit: TEMPLATES }, accessToken);
  return mapBounded(textsOf(ids), async (id) => {
    const { freight_template: template } = await client.read(
      '/channels/ec/merchant/getfreighttemplatedetail',
      { template_id: id },
      accessToken,
    );
    const { name, is_default: isDefault } = fieldsOf(template);
    return { id, name: numberOf(isDefault) === 1 ? `${textOf(name)}（默认）` : textOf(name) };
  });
}
