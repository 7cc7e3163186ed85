import {
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  isScalarType,
  Kind,
  parse,
  print,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { costOf } from '../../gateway/src/graph/cost.ts';
import { restNameOf } from '../../gateway/src/graph/restNames.ts';
import { buildSchema } from '../../gateway/src/graph/schema.ts';

const schema = buildSchema();
const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'));
const fieldsOf = (root: 'Query' | 'Mutation') => {
  const type = schema.getType(root);
  return isObjectType(type) ? Object.values(type.getFields()) : [];
};
const queries = fieldsOf('Query');
const mutations = fieldsOf('Mutation');
type Field = GraphQLField<unknown, unknown>;
const named = (fields: Field[]) => fields.map((field) => [field.name, field] as const);
const argumentsOf = ({ args }: Field) => args.map(({ name }) => name);

describe('conventions of pages', () => {
  const pages = types.filter(isObjectType).filter(({ name }) => name.endsWith('Page'));

  it.each(pages.map((page) => [page.name, page] as const))('hold for the type %s', (_, page) => {
    const fields = page.getFields();
    const shape = ['list', 'total', 'totalIsExact', 'page', 'pageSize', 'nextCursor'].map((name) => [
      name,
      String(fields[name]?.type),
    ]);
    const row = page.name === 'InviteePage' ? 'Invitee' : page.name.slice(0, -'Page'.length);
    expect(shape).toEqual([
      ['list', `[${row}!]!`],
      ['total', 'Int!'],
      ['totalIsExact', 'Boolean!'],
      ['page', 'Int!'],
      ['pageSize', 'Int!'],
      ['nextCursor', 'String'],
    ]);
  });

  const paged = queries.filter(({ type }) => getNamedType(type).name.endsWith('Page'));

  it.each(named(paged))(
    'require %s to take its parent id, then filter, sort, page, pageSize and cursor',
    (_, field) => {
      const input = argumentsOf(field);
      const last = ['filter', 'sort', 'page', 'pageSize', 'cursor'].filter((name) => input.includes(name));
      expect(last).toEqual(expect.arrayContaining(['page', 'pageSize', 'cursor']));
      expect(input.slice(-last.length)).toEqual(last);
      // What else they take says what the list is of, and is asked for.
      const others = field.args.slice(0, -last.length);
      expect(others.filter(({ type }) => !isNonNullType(type))).toEqual([]);
    },
  );
});

describe('conventions of what has two names', () => {
  const parts = types.flatMap((type) =>
    isInputObjectType(type)
      ? Object.values(type.getFields()).map((field) => [`${type.name}.${field.name}`, field] as const)
      : isObjectType(type)
        ? Object.values(type.getFields()).flatMap((field) =>
            field.args.map((arg) => [`${type.name}.${field.name}(${arg.name})`, arg] as const),
          )
        : [],
  );
  const required = parts.filter(([, part]) => restNameOf(part)?.isRequired);

  it('are said for what has to be given', () => {
    expect(required.length).toBeGreaterThan(10);
  });

  it.each(required)('require the description of %s to say that it has to be given', (_, { description }) => {
    expect(description).toMatch(/ Required\.$/);
  });
});

describe('conventions of connections', () => {
  const connections = queries.filter(({ type }) => getNamedType(type).name.endsWith('Connection'));
  const pageBeside = new Map(named(queries));
  const shapeOf = (type: unknown) =>
    isObjectType(type) ? Object.values(type.getFields()).map((field) => `${field.name}: ${field.type}`) : [];

  it.each(named(connections))('require %s to be its page by first and after', (name, field) => {
    const beside = pageBeside.get(name.slice(0, -'Connection'.length));
    const row = getNamedType(beside?.type as GraphQLOutputType).name.slice(0, -'Page'.length);
    expect(String(field.type)).toBe(`${row}Connection!`);
    expect(shapeOf(schema.getType(`${row}Connection`))).toEqual([
      `edges: [${row}Edge!]!`,
      `nodes: [${row}!]!`,
      'pageInfo: PageInfo!',
      'totalCount: Int!',
      'totalIsExact: Boolean!',
    ]);
    expect(shapeOf(schema.getType(`${row}Edge`))).toEqual([`node: ${row}!`, 'cursor: String!']);
    // What it is of, which rows and in which order are the page's, as is what a token needs.
    const written = (one: Field | undefined) =>
      (one?.args ?? []).map(({ name: arg, type, defaultValue }) => `${arg}: ${type} ${defaultValue}`);
    const paging = /^(page|pageSize|cursor|first|after): /;
    expect(written(field).filter((arg) => !paging.test(arg))).toEqual(
      written(beside).filter((arg) => !paging.test(arg)),
    );
    expect(written(field).slice(-2)).toEqual(['first: Int! 20', 'after: String undefined']);
    const needs = (one: Field | undefined) => one?.astNode?.directives?.map(print);
    expect(needs(field)).toEqual(needs(beside));
  });

  it.each(named(connections))('let %s cost what its page does', (name, { args }) => {
    const pageName = name.slice(0, -'Connection'.length);
    const of = args.filter(isRequiredArgument).map((arg) => `${arg.name}: 1, `);
    const costs = (text: string) => {
      const document = parse(text);
      const [operation] = document.definitions;
      if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('no operation');
      return costOf(schema, document, operation)({});
    };
    const ofPage = costs(`{ ${pageName}(${of}pageSize: 7) { list { id } } }`);
    expect(costs(`{ ${name}(${of}first: 7) { nodes { id } } }`)).toBe(ofPage);
    // Cursor and node are fields of each row, as its id is.
    expect(costs(`{ ${name}(${of}first: 7) { edges { cursor node { id } } } }`)).toBe(ofPage + 2 * 7);
  });
});

it('keep every field of a filter optional', () => {
  const filters = types.filter(isInputObjectType).filter(({ name }) => name.endsWith('Filter'));
  expect(filters.length).toBeGreaterThan(10);
  const requested = filters.flatMap((filter) =>
    Object.values(filter.getFields()).flatMap(({ name, type, defaultValue }) =>
      isNonNullType(type) || defaultValue !== undefined ? [`${filter.name}.${name}`] : [],
    ),
  );
  expect(requested).toEqual([]);
});

describe('conventions of ids', () => {
  /** Words of outside platforms; captchas, tasks and checks go by unguessable text. Invitation codes may be letters. */
  const LISTED =
    /^(PropertyOption(Input)?|List(ed|ing)Property(Input)?|Listing(Category|Freight))\.id$|^(ShopListing|RememberedListing|ListingSettings|ListedGoodInput|CreateListingsInput|Query\.listing\w+)\.(categoryId|freightId|parentId)$/;
  const TEXT =
    /\.(captchaId|certifyId|taskId|remoteShopId|remoteGoodId|remoteSkuId|remoteAddressId|lineIds?)$|^Problem\.id$|^RegisterInput\.superId$/;

  it('require EntityId in arguments and results', () => {
    const typed: [at: string, type: GraphQLOutputType | GraphQLInputType][] = [];
    for (const type of types) {
      if (isInputObjectType(type)) {
        for (const field of Object.values(type.getFields())) {
          typed.push([`${type.name}.${field.name}`, field.type]);
        }
      } else if (isObjectType(type) || isInterfaceType(type)) {
        for (const field of Object.values(type.getFields())) {
          typed.push([`${type.name}.${field.name}`, field.type]);
          for (const arg of field.args) typed.push([`${type.name}.${field.name}.${arg.name}`, arg.type]);
        }
      }
    }
    const ids = typed.filter(([at]) => /\.ids?$|[a-z]Ids?$/.test(at) && !TEXT.test(at) && !LISTED.test(at));
    expect(ids.length).toBeGreaterThan(200);
    expect(ids.filter(([, type]) => String(getNamedType(type)) !== 'EntityId').map(([at]) => at)).toEqual([]);
  });
});

describe('conventions of mutations', () => {
  /** Of these nothing is shown by the graph. */
  const SILENT = ['logout', 'register', 'findPassword', 'changePassword', 'createJoin', 'transferAccount'];
  /** What all steps of one thing return. */
  const SHARED_PAYLOADS: Record<string, string> = {
    ...{ joinAccount: 'LoginPayload', chooseAccount: 'LoginPayload', enterAccount: 'LoginPayload' },
    sendTransferCodes: 'SendPhoneCodePayload',
    scanReturn: 'ReturnPayload',
    linkReturn: 'ReturnPayload',
    createWebhook: 'WebhookSecretPayload',
    rotateWebhookSecret: 'WebhookSecretPayload',
    openCourierClaim: 'CourierClaimPayload',
    stepCourierClaim: 'CourierClaimPayload',
    ...Object.fromEntries(
      ['send', 'receive', 'cancel'].map((step) => [`${step}StockTransfer`, 'StockTransferPayload']),
    ),
    ...Object.fromEntries(
      ['begin', 'post', 'discard'].map((step) => [`${step}Stocktake`, 'StocktakePayload']),
    ),
    ...Object.fromEntries(
      ['answerRefund', 'revokeRefund', 'confirmReturn'].map((name) => [name, 'RefundPayload']),
    ),
    ...Object.fromEntries(
      ['openCase', 'answerCase', 'replyToCase', 'sayInCase', 'appealCase', 'readCase'].map((name) => [
        name,
        'CasePayload',
      ]),
    ),
  };
  const shown = new Set(queries.map(({ type }) => getNamedType(type).name));

  /** Things that are kept by their own id, or that a query answers as well. */
  function isThing(type: GraphQLOutputType): boolean {
    const inner = getNamedType(type);
    if (!isObjectType(inner) && !isInterfaceType(inner)) return false;
    return 'id' in inner.getFields() || shown.has(inner.name) || /^(Batch)?Quote$/.test(inner.name);
  }

  it.each(named(mutations))('require %s to return what it changed', (name, { type }) => {
    const inner = getNamedType(type);
    if (SILENT.includes(name)) return expect(String(type)).toBe('Boolean!');
    if (isScalarType(inner)) {
      expect(name).toMatch(/^delete/);
      return expect(['EntityId!', '[EntityId!]!']).toContain(String(type));
    }
    if (inner.name.endsWith('Payload')) {
      const own = `${name[0]?.toUpperCase()}${name.slice(1)}Payload`;
      return expect(inner.name).toBe(SHARED_PAYLOADS[name] ?? own);
    }
    expect(inner.name.endsWith('DeedResult') ? isListType(getNullableType(type)) : isThing(type)).toBe(true);
  });

  it.each(named(mutations))(
    'require %s to take its options as input, as rows of a sheet or as items',
    (_, { args }) => {
      const inputs = args.filter(({ type }) => isInputObjectType(getNamedType(type)));
      expect(inputs.map(({ name }) => name)).toEqual(inputs.map(({ type }) => nameOf(type)));
    },
  );

  /** A favourite is known by its goods, a document by the hash of its text. */
  const changing = mutations.filter(
    ({ name }) =>
      /^(update|edit|delete|split|set.*Status|cancel|review|revoke|answer|sync|confirmReturn)/.test(name) &&
      !['deleteFavourite', 'deleteDocuments'].includes(name),
  );

  it.each(named(changing))('require %s to name by id what it changes', (_, { args: [what] }) => {
    expect(['id: EntityId!', 'ids: [EntityId!]!']).toContain(`${what?.name}: ${what?.type}`);
  });
});

/** What an argument of an input type is called. */
function nameOf(type: GraphQLInputType): string {
  const { name } = getNamedType(type);
  // Combinations with their pieces are called what they are called inside of inputs.
  if (isListType(getNullableType(type))) return name.endsWith('ItemInput') ? 'items' : 'rows';
  return name.endsWith('Filter') ? 'filter' : 'input';
}

it('deprecated fields name their replacement and their date of removal', () => {
  const said = types.flatMap((type) => {
    const parts =
      'getFields' in type ? Object.values(type.getFields()) : isEnumType(type) ? type.getValues() : [];
    const given = parts.flatMap((part) => ('args' in part ? part.args : []));
    return [...parts, ...given].flatMap(({ deprecationReason }) => deprecationReason ?? []);
  });
  expect(said.length).toBeGreaterThan(50);
  expect(said.filter((reason) => !/\bUse \S+\. Goes on \d{4}-\d{2}-\d{2}\.$/.test(reason))).toEqual([]);
});
