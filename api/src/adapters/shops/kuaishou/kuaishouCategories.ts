import type { CategoryNode } from '../categoryTree.ts';
import { type Fields, fieldsOf, listOf, numberOf, textOf } from '../fields.ts';
import type { FreightChoice, ListingProperty } from '../listingPlatform.ts';
import { mapBounded } from '../mapBounded.ts';
import type { ShopAccess } from '../shopPlatform.ts';
import { type KuaishouClient, numberOfId } from './kuaishouClient.ts';

const TEMPLATES = 100;
const VALUES = 500;
const MANY = 50;
const OF_MANY = 'CHECKBOX';
const CHOSEN = ['RADIO', OF_MANY];
/** What a person can say of goods in a form of words. */
const ASKED = [...CHOSEN, 'TEXT'];

export async function readCategories(client: KuaishouClient, accessToken: string): Promise<CategoryNode[]> {
  const { data } = await client.read('open.item.category', {}, accessToken);
  return listOf(data).map(({ categoryId: id, categoryName: name, categoryPid: above }) => ({
    ...{ id: textOf(id), name: textOf(name), above: textOf(above) || '0' },
  }));
}

export async function categoryConfig(
  client: KuaishouClient,
  { accessToken }: ShopAccess,
  categoryId: string,
): Promise<Fields> {
  const params = { categoryId: numberOfId(categoryId) };
  const { data } = await client.read('open.item.category.config', params, accessToken);
  return fieldsOf(data);
}

export function inputTypeOf(property: Fields): string {
  return textOf(property.propInputType).toUpperCase();
}

/** What a leaf wants to know, with the values of those that are chosen. */
export async function listProperties(
  client: KuaishouClient,
  access: ShopAccess,
  categoryId: string,
): Promise<ListingProperty[]> {
  const { propConfigs } = await categoryConfig(client, access, categoryId);
  const asked = listOf(propConfigs).filter((property) => ASKED.includes(inputTypeOf(property)));
  return mapBounded(asked, async (property) => {
    const type = inputTypeOf(property);
    const isChosen = CHOSEN.includes(type);
    const { unitPropValueName: unit } = listOf(property.unitProp)[0] ?? {};
    const name = textOf(property.propName);
    return {
      id: textOf(property.propId),
      name: textOf(unit) === '' ? name : `${name}（${textOf(unit)}）`,
      isRequired: property.required === true,
      maxValues: type === OF_MANY ? MANY : 1,
      ownWords: !isChosen,
      options: isChosen ? await valuesOf(client, access, categoryId, property) : [],
    };
  });
}

async function valuesOf(
  client: KuaishouClient,
  { accessToken }: ShopAccess,
  categoryId: string,
  property: Fields,
): Promise<{ id: string; name: string }[]> {
  const told = listOf(property.prePropValues);
  const values = told.length > 0 ? told : await searched();
  return values.map(({ propValueId: id, propValue: name }) => ({ id: textOf(id), name: textOf(name) }));

  async function searched(): Promise<Fields[]> {
    const { data } = await client.read(
      'open.item.category.prop.value.search',
      {
        ...{ categoryId: numberOfId(categoryId), propId: numberOfId(textOf(property.propId)) },
        ...{ cursor: 0, limit: VALUES },
      },
      accessToken,
    );
    return listOf(fieldsOf(data).propValues);
  }
}

export async function listFreights(
  client: KuaishouClient,
  { accessToken }: ShopAccess,
): Promise<FreightChoice[]> {
  const { data } = await client.read(
    'open.logistics.express.template.list',
    { offset: 0, limit: TEMPLATES, searchUsed: false },
    accessToken,
  );
  return listOf(fieldsOf(data).expressTemplateDetailVOS)
    .filter(({ deleteTime }) => numberOf(deleteTime) === 0)
    .map(({ id, name }) => ({ id: textOf(id), name: textOf(name) }));
}
