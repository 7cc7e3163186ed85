import type { CategoryNode } from '../categoryTree.ts';
import { fieldsOf, listOf, numberOf, textOf, textsOf } from '../fields.ts';
import type { FreightChoice, ListingProperty } from '../listingPlatform.ts';
import { mapBounded } from '../mapBounded.ts';
import type { ShopAccess } from '../shopPlatform.ts';
import type { WeixinClient } from './weixinClient.ts';

const TEMPLATES = 50;
const MANY = 'select_many';
const MOST_OF_MANY = 20;
/** Of numbers: what they are counted in, not what they can be. */
const UNITS = ['integer_unit', 'decimal4_unit'];

/** The new tree, whose levels differ in number. A branch comes whole, and again with the next one beside it. */
export async function readCategories(client: WeixinClient, accessToken: string): Promise<CategoryNode[]> {
  const answer = await client.read('/shop/ec/category/all', {}, accessToken);
  return listOf(answer.cats_v2).flatMap(({ cat_and_qua: branch }) =>
    listOf(Array.isArray(branch) ? branch : [branch]).map(({ cat }) => {
      const { cat_id: id, name, f_cat_id: above } = fieldsOf(cat);
      return { id: textOf(id), name: textOf(name), above: textOf(above) };
    }),
  );
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
