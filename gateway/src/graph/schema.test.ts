import { buildClientSchema, introspectionFromSchema, isScalarType, isSpecifiedScalarType } from 'graphql';
import { expect, it } from 'vitest';
import { buildSchema } from './schema.ts';

it('introspection tells what the scalars of the graph are, and where they are specified', () => {
  const seen = buildClientSchema(introspectionFromSchema(buildSchema()));
  const scalars = Object.values(seen.getTypeMap()).filter(
    (type) => isScalarType(type) && !isSpecifiedScalarType(type),
  );
  expect(
    scalars.map((type) => [type.name, Boolean(type.description), isScalarType(type) && type.specifiedByURL]),
  ).toEqual([
    ['EntityId', true, 'https://shop.example/docs/scalars/#EntityId'],
    ['Fen', true, 'https://shop.example/docs/scalars/#Fen'],
    ['DateTime', true, 'https://scalars.graphql.org/andimarek/date-time'],
    ['Date', true, 'https://scalars.graphql.org/andimarek/local-date'],
    ['LocalTime', true, 'https://shop.example/docs/scalars/#LocalTime'],
  ]);
});
