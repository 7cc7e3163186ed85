import { listOf, numberOf, textOf } from '../fields.ts';
import type { FreightChoice, ListingCategory, ListingProperty } from '../listingPlatform.ts';
import type { ShopAccess } from '../shopPlatform.ts';
import type { DouyinClient } from './douyinClient.ts';

const ALL_CATEGORIES = 0;
const TEMPLATES = 100;
const VALID = 0;
/** 包邮 is no template of the shop's. */
const FREE: FreightChoice = { id: '0', name: '包邮' };

/** The shop's categories below one. */
export async function listCategories(
  client: DouyinClient,
  { accessToken }: ShopAccess,
  parentId: string | null,
): Promise<ListingCategory[]> {
  const cid = parentId === null ? ALL_CATEGORIES : Number(parentId);
  const listed = await client.readList('shop.getShopCategory', { cid }, accessToken);
  return listed
    .filter(({ enable }) => enable !== false)
    .map(({ id, name, is_leaf: isLeaf }) => ({
      id: textOf(id),
      name: textOf(name),
      isLeaf: isLeaf === true,
    }));
}

/** What a leaf wants to know: not what combinations differ by, and nothing that has gone out of use. */
export async function listProperties(
  client: DouyinClient,
  { accessToken }: ShopAccess,
  categoryId: string,
): Promise<ListingProperty[]> {
  const params = { category_leaf_id: Number(categoryId) };
  const answer = await client.read('product.getCatePropertyV2', params, accessToken);
  return listOf(answer.data)
    .filter(({ status, property_type: type }) => numberOf(status) === VALID && numberOf(type) !== SELLING)
    .map((property) => {
      const options = listOf(property.options).map((option) => ({
        id: textOf(option.value_id),
        name: textOf(option.name),
      }));
      const isMany = textOf(property.type) === 'multi_select';
      return {
        id: textOf(property.property_id),
        name: textOf(property.property_name),
        isRequired: numberOf(property.required) === 1,
        maxValues: isMany ? Math.max(1, numberOf(property.multi_select_max)) : 1,
        ownWords: options.length === 0 || numberOf(property.diy_type) === 1,
        options,
      };
    });
}

const SELLING = 2;

export async function listFreights(
  client: DouyinClient,
  { accessToken }: ShopAccess,
): Promise<FreightChoice[]> {
  const params = { page: '0', size: String(TEMPLATES) };
  const answer = await client.read('freightTemplate.list', params, accessToken);
  const templates = listOf(answer.List).map(({ template }) => {
    const { id, template_name: name } = listOf([template])[0] ?? {};
    return { id: textOf(id), name: textOf(name) };
  });
  return [FREE, ...templates];
}
