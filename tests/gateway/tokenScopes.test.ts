import {
  type GraphQLField,
  type GraphQLInputType,
  getNamedType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredArgument,
  isRequiredInputField,
} from 'graphql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ActorKind } from '../../api/src/shared/actor.ts';
import { type TokenScope, tokenScopesOf } from '../../api/src/shared/scopes.ts';
import { tokenScope } from '../../gateway/src/domains/tokens/tokens.mapping.ts';
import { goodReceiver, type Person } from '../support/api.ts';
import { programOf } from '../support/tokens.ts';
import type { GraphError } from './support/graph.ts';
import { lastingSchema } from './support/lastingSchema.ts';
import { as, orderOf, type RealGraph, startRealGraph } from './support/realGraph.ts';

let graph: RealGraph;
let people: Record<ActorKind, Person>;
beforeAll(async () => {
  graph = await startRealGraph();
  people = { buyer: await graph.api.buyer({ balance: 100_000 }), seller: await graph.api.seller() };
});
afterAll(() => graph.close());

const schema = lastingSchema();
type Field = GraphQLField<unknown, unknown>;

/** The smallest value that a type takes, as a document writes it. */
function sampleOf(type: GraphQLInputType): string {
  if (isNonNullType(type)) return sampleOf(type.ofType);
  if (isListType(type)) return `[${sampleOf(type.ofType)}]`;
  if (isEnumType(type)) return type.getValues()[0]?.name ?? '';
  if (!isInputObjectType(type)) return SCALARS[type.name] ?? '1';
  const fields = Object.values(type.getFields()).filter(isRequiredInputField);
  return `{ ${fields.map(({ name, type: each }) => `${name}: ${sampleOf(each)}`).join(', ')} }`;
}
const SCALARS: Record<string, string> = {
  String: '"12345678"',
  Boolean: 'true',
  DateTime: '"2026-11-29T00:00:00+08:00"',
  Date: '"2026-11-29"',
  LocalTime: '"16:00"',
};

function documentOf(operation: 'query' | 'mutation', { name, args, type }: Field): string {
  const given = args.filter(isRequiredArgument).map((arg) => `${arg.name}: ${sampleOf(arg.type)}`);
  const selection = isCompositeType(getNamedType(type)) ? ' { __typename }' : '';
  return `${operation} { ${name}${given.length > 0 ? `(${given.join(', ')})` : ''}${selection} }`;
}

const directiveOf = ({ astNode }: Field, name: string) =>
  astNode?.directives?.find((directive) => directive.name.value === name);

/** What a field says that a token needs. */
function scopesOf(field: Field): TokenScope[] {
  const [of] = directiveOf(field, 'scope')?.arguments ?? [];
  const values = of?.value.kind === 'ListValue' ? of.value.values : [];
  return values.flatMap((value) =>
    value.kind === 'EnumValue' ? tokenScope[value.value as keyof typeof tokenScope] : [],
  );
}

/** Is enough for one of the things that a field does, in the place of what it needs. */
const OR_SCOPES: Record<string, TokenScope> = { confirmOrder: 'orders:pay' };

const bearing = (token: string) => ({ authorization: `Bearer ${token}` });
const said = ([error]: GraphError[]) =>
  error && [error.path, error.extensions.code, error.extensions.errorKey, error.extensions.data?.scope];

it.each([
  ['query', schema.getQueryType()],
  ['mutation', schema.getMutationType()],
] as const)(
  'refuses by name what a token may not do: each field of the %s',
  { timeout: 180_000 },
  async (operation, type) => {
    const fields = Object.values(type?.getFields() ?? {});
    const seen = { scoped: 0, people: 0, open: 0 };
    const wrong: unknown[] = [];
    for (const field of fields) {
      const document = documentOf(operation, field);
      const needed = scopesOf(field);
      // What is for one kind of account alone is refused to the other before its scope is looked at.
      const kind: ActorKind = needed.every((scope) => tokenScopesOf('buyer').includes(scope))
        ? 'buyer'
        : 'seller';
      if (directiveOf(field, 'peopleOnly')) {
        seen.people += 1;
        for (const each of ['buyer', 'seller'] as const) {
          const { token } = await programOf(graph.api, people[each], tokenScopesOf(each));
          const { errors } = await graph.ask(document, {}, bearing(token));
          if (!['PEOPLE_ONLY', 'NO_PERMISSION'].includes(errors[0]?.extensions.errorKey ?? ''))
            wrong.push([field.name, errors]);
        }
      } else if (needed.length === 0) seen.open += 1;
      else {
        seen.scoped += 1;
        for (const scope of needed) {
          const others = tokenScopesOf(kind).filter(
            (other) => other !== scope && other !== OR_SCOPES[field.name],
          );
          const answers = [];
          for (const each of ['buyer', 'seller'] as const) {
            const { token } = await programOf(
              graph.api,
              people[each],
              others.filter((other) => tokenScopesOf(each).includes(other)),
            );
            const { errors } = await graph.ask(document, {}, bearing(token));
            answers.push(said(errors));
          }
          const expected = [[field.name], 'FORBIDDEN', 'TOKEN_SCOPE', scope];
          if (!answers.some((answer) => JSON.stringify(answer) === JSON.stringify(expected)))
            wrong.push([field.name, answers]);
          if (answers.some((answer) => !['TOKEN_SCOPE', 'NO_PERMISSION'].includes(String(answer?.[2]))))
            wrong.push([field.name, answers]);
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(seen.scoped).toBeGreaterThan(60);
  },
);

it('refuses what hangs on an allowed field by its own name, and answers the rest', async () => {
  const { api, ask } = graph;
  const shop = await api.shop();
  const { buyer } = people;
  const created = await ask(
    'mutation ($input: OrderInput!) { createOrder(input: $input, clientNo: "token-scope-1") { orderId } }',
    { input: orderOf(buyer, shop, [goodReceiver]) },
    as(buyer.token),
  );
  const id: number = created.data.createOrder.orderId;
  const program = await programOf(api, buyer, ['orders:read']);
  const document = 'query ($id: EntityId!) { order(id: $id) { orderNo good { id } } }';
  const { data, errors } = await ask(document, { id }, bearing(program.token));
  expect(data.order).toEqual({ orderNo: expect.any(String), good: null });
  expect(said(errors)).toEqual([['order', 'good'], 'FORBIDDEN', 'TOKEN_SCOPE', 'goods:read']);
  const whole = await programOf(api, buyer, ['orders:read', 'goods:read']);
  const allowed = await ask(document, { id }, bearing(whole.token));
  expect([allowed.errors, allowed.data.order.good.id]).toEqual([[], shop.goodId]);
});

it('names the scopes as the api does', () => {
  expect(new Set(Object.values(tokenScope))).toEqual(
    new Set([...tokenScopesOf('buyer'), ...tokenScopesOf('seller')]),
  );
  for (const [name, scope] of Object.entries(tokenScope))
    expect(name).toBe(scope.toUpperCase().replace(':', '_'));
});
