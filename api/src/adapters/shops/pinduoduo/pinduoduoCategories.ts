import { fieldsOf, listOf, numberOf, textOf, textsOf } from '../fields.ts';
import type { FreightChoice, ListingCategory, ListingProperty } from '../listingPlatform.ts';
import type { ShopAccess } from '../shopPlatform.ts';
import type { PinduoduoClient } from './pinduoduoClient.ts';

const FIRST_ONES = '0';
const TEMPLATES = '100';
const MANY = 50;

/** The categories that the shop may put goods up under, below one. */
export async function listCategories(
  client: PinduoduoClient,
  { accessToken }: ShopAccess,
  parentId: string | null,
): Promise<ListingCategory[]> {
  const answer = await client.read(
    { type: 'pdd.goods.authorization.cats', node: 'goods_auth_cats_get_response' },
    { parent_cat_id: parentId ?? FIRST_ONES },
    accessToken,
  );
  return listOf(answer.goods_cats_list).map(({ cat_id: id, cat_name: name, leaf }) => ({
    ...{ id: textOf(id), name: textOf(name), isLeaf: leaf === true },
  }));
}

/** What a leaf wants to know of the goods, with the unit of numbers; what combinations differ by is told with these. */
export async function listProperties(
  client: PinduoduoClient,
  access: ShopAccess,
  categoryId: string,
): Promise<(ListingProperty & { unit: string })[]> {
  const answer = await client.read(
    { type: 'pdd.goods.cat.rule.get', node: 'cat_rule_get_response' },
    { cat_id: categoryId },
    access.accessToken,
  );
  return listOf(fieldsOf(answer.goods_properties_rule).properties)
    .filter((property) => property.is_sale !== true && property.is_sku !== true)
    .map((property) => {
      const options = listOf(property.values).map(({ vid, value }) => ({
        ...{ id: textOf(vid), name: textOf(value) },
      }));
      const [unit = ''] = textsOf(property.value_unit);
      const name = textOf(property.name);
      return {
        id: textOf(property.ref_pid),
        name: unit === '' ? name : `${name}（${unit}）`,
        // Those that depend on what is said of others are asked for by the platform's refusal.
        isRequired: property.required === true && numberOf(property.required_rule_type) === 0,
        maxValues: numberOf(property.choose_max_num) || MANY,
        ownWords: options.length === 0 || numberOf(property.input_max_num) > 0,
        options,
        unit,
      };
    });
}

export async function listFreights(
  client: PinduoduoClient,
  { accessToken }: ShopAccess,
): Promise<FreightChoice[]> {
  const answer = await client.read(
    { type: 'pdd.goods.logistics.template.get', node: 'goods_logistics_template_get_response' },
    { page: '1', page_size: TEMPLATES },
    accessToken,
  );
  return listOf(answer.logistics_template_list).map(({ template_id: id, template_name: name }) => ({
    ...{ id: textOf(id), name: textOf(name) },
  }));
}
