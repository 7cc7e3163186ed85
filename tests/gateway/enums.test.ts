import { readFileSync } from 'node:fs';
import { buildASTSchema, type GraphQLEnumType, type GraphQLObjectType, isEnumType, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { graphNames, newNames } from '../../api/src/modules/exports/graphNames.ts';
import { orderFields, parcelFields } from '../../api/src/modules/exports/jsonRows.ts';
import { partKinds } from '../../api/src/modules/shipments/shipments.schemas.ts';
import { reasonTexts } from '../../api/src/shared/reasons.ts';
import { CONSOLE_REFUSALS, REFUSALS } from '../../api/src/shared/refusal.ts';
import { restNameOf } from '../../gateway/src/graph/restNames.ts';
import { buildSchema } from '../../gateway/src/graph/schema.ts';
import { resolvers } from '../../gateway/src/resolvers.ts';

/** Their values are the same words in REST. */
const SAME_WORDS = [
  'ErrorKey',
  'ReasonCode',
  'RowField',
  'AddressPartKind',
  'ChangeKind',
  'ShopStockFailure',
  'ShopPriceFailure',
  'ShopListingFailure',
];

const shopRefusals = Object.fromEntries(
  Object.entries(REFUSALS).filter(([key]) => !(key in CONSOLE_REFUSALS)),
);

const written = buildASTSchema(parse(readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8')));
const built = buildSchema();
const enums = Object.values(written.getTypeMap()).filter(
  (type): type is GraphQLEnumType => isEnumType(type) && !type.name.startsWith('__'),
);
const mapped = Object.assign({}, ...resolvers) as Record<string, Record<string, number | string>>;

describe('lines of exports as JSON', () => {
  it.each(Object.entries(graphNames))('have the names of the graph for %s', (name, names) => {
    expect(Object.fromEntries(Object.entries(names).map(([number, word]) => [word, Number(number)]))).toEqual(
      mapped[name],
    );
  });

  it.each([
    ['Order', orderFields],
    ['Parcel', parcelFields],
  ])('have fields of %s alone', (name, fields) => {
    expect(Object.keys((written.getType(name) as GraphQLObjectType).getFields())).toEqual(
      expect.arrayContaining(fields),
    );
  });

  it('have the names that stay beside those that go', () => {
    const spelt = ['Order', 'Parcel', 'ParcelItem', 'BundlePart'].flatMap((type) =>
      Object.values((written.getType(type) as GraphQLObjectType).getFields()).flatMap((field) => {
        const rest = restNameOf(field);
        return rest ? [[rest.name, field.name]] : [];
      }),
    );
    expect(newNames).toEqual(Object.fromEntries(spelt));
  });
});

describe('every enumeration of schema.graphql', () => {
  it.each(enums.map((type) => [type.name, type] as const))('is mapped completely: %s', (name, type) => {
    const keys = type.getValues().map((value) => value.name);
    if (SAME_WORDS.includes(name)) {
      expect(mapped).not.toHaveProperty(name);
      return;
    }
    const values = mapped[name] ?? {};
    expect(Object.keys(values).sort()).toEqual(keys.toSorted());
    expect(new Set(Object.values(values)).size).toBe(keys.length);

    const inside = built.getType(name) as GraphQLEnumType;
    for (const key of keys) {
      expect(inside.parseValue(key)).toBe(values[key]);
      expect(inside.serialize(values[key])).toBe(key);
    }
  });

  it.each(enums.filter(({ name }) => !SAME_WORDS.includes(name)).map((type) => [type.name, type] as const))(
    '%s maps to the number in its description',
    (name, type) => {
      for (const { name: key, description } of type.getValues()) {
        const [first = ''] = (description ?? '').split(' ');
        const value = mapped[name]?.[key];
        if (/^\d+$/.test(first)) expect(value).toBe(Number(first));
      }
    },
  );

  it.each([
    ['ErrorKey', 'key that REST refuses with', shopRefusals],
    ['ReasonCode', 'reason that REST answers', reasonTexts],
    ['AddressPartKind', 'kind of a part that REST answers', partKinds],
  ])('%s names every %s', (name, _, catalogue) => {
    const keys = (written.getType(name) as GraphQLEnumType).getValues().map((value) => value.name);
    expect(Object.keys(catalogue).filter((key) => !keys.includes(key))).toEqual([]);
  });
});
