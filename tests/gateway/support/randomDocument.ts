import {
  type GraphQLArgument,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLSchema,
  getNamedType,
  isCompositeType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';
import { restNameOf } from '../../../gateway/src/graph/restNames.ts';

/** Numbers to choose by, used up one after the other; then zeros. */
type Tape = Iterator<number>;

const FIELDS_AT_ONCE = 4;
const DEPTH = 5;
/** They would ask for input objects that say nothing here. */
const LEFT_OUT = new Set([
  'captcha',
  'readAddresses',
  'readPlaces',
  'orderedNumbers',
  'parcelsOfRows',
  'labelPreview',
  'priceSimulation',
  'bulkEditPreview',
]);

/** By the type of `sort`, where it is not that of the public goods. */
const SORTS: Record<string, string[]> = {
  OrderSort: ['FEE_HIGH', 'OLDEST'],
  SellerGoodSort: ['STOCK', 'UPDATED'],
  ReviewSort: ['NEWEST', 'USEFUL'],
  ShopOrderSort: ['NEWEST', 'SHIP_BY'],
};

/** By the type of `filter`, where something is known to choose by. */
const INPUTS: Record<string, string[]> = {
  ListingPlanInput: [
    '{ shopId: $id, goodIds: [1, $id], rule: { times: 150, plus: 0, ending: NINE, floor: 10 } }',
  ],
  BillableInput: ['{ kind: GOODS }', '{ kind: FEE, orderIds: [1, $id] }'],
};
const FILTERS: Record<string, string[]> = {
  OrderFilter: ['{ status: $status, keyword: $absent }', '{ status: CLOSED }', 'null'],
  GoodFilter: ['{ keyword: $keyword, platform: JD }', '{ keyword: $absent }'],
  WarehouseFilter: ['{ keyword: $keyword }', '{ keyword: $absent }'],
  ShopFilter: ['{ keyword: $absent, platform: JD }', 'null'],
  ProblemFilter: ['{ kind: OUTPUT }', '{ kind: null }'],
  ParcelFilter: ['{ ids: [1, $id] }', '{ keyword: $absent }'],
  RefundFilter: ['{ ids: [$id] }', 'null'],
  ShopOrderFilter: ['{ ids: [1, $id] }', '{}'],
  SellerGoodFilter: ['{ ids: [2, $id] }', '{ keyword: $keyword }'],
  StockLogFilter: ['{ type: SHIP }', '{}'],
};

/** Every random document is asked with these. */
export const variables = {
  yes: true,
  no: false,
  n: 2,
  id: 1,
  kind: 'SELLER',
  keyword: 'x',
  status: 'CLOSED',
};
const declarations = [
  '$yes: Boolean!',
  '$no: Boolean!',
  '$n: Int! = 3',
  '$id: EntityId!',
  '$kind: AccountKind!',
  '$keyword: String',
  '$status: OrderStatus',
  '$absent: String',
];

/** A valid query within the limits, made of what the tape says. */
export function randomDocument(schema: GraphQLSchema, numbers: number[]): string {
  const tape: Tape = numbers.values();
  const pick = (count: number) => (tape.next().value ?? 0) % count;
  const fragments: string[] = [];
  const count = { aliases: 0, directives: 0 };

  function selectionSet(type: GraphQLCompositeType, depth: number): string {
    const fields = 'getFields' in type ? Object.values(type.getFields()) : [];
    const usable = fields.filter(
      (field) => !LEFT_OUT.has(field.name) && (depth < DEPTH || !isCompositeType(getNamedType(field.type))),
    );
    const chosen = new Set(
      Array.from({ length: 1 + pick(FIELDS_AT_ONCE) }, () => usable[pick(usable.length)]),
    );
    const parts = [...chosen].map((field) => (field ? fieldText(field, type, depth) : ''));
    if (!isObjectType(type)) {
      for (const possible of schema.getPossibleTypes(type).slice(pick(2))) {
        parts.push(`... on ${possible.name} ${selectionSet(possible, depth)}`);
      }
    }
    if (pick(4) === 0) parts.push('__typename');
    return `{ ${parts.join(' ')} }`;
  }

  function fieldText(
    field: GraphQLField<unknown, unknown>,
    parent: GraphQLCompositeType,
    depth: number,
  ): string {
    const type = getNamedType(field.type);
    const inner = isCompositeType(type) ? selectionSet(type, depth + 1) : '';
    const alias = count.aliases < 5 && pick(6) === 0 ? `a${count.aliases++}: ` : '';
    const text = `${alias}${field.name}${argumentsText(field.args)} ${directive()} ${inner}`;
    // The same field twice under one name has to be the same in all it says.
    if (alias === '') return text;
    switch (pick(4)) {
      case 0:
        return `... ${directive()} { ${text} }`;
      case 1:
        return `... on ${parent.name} ${directive()} { ${text} }`;
      case 2: {
        const name = `F${fragments.length}`;
        fragments.push(`fragment ${name} on ${parent.name} { ${text} }`);
        return `...${name} ${directive()}`;
      }
      default:
        return text;
    }
  }

  function directive(): string {
    if (count.directives >= 10 || pick(5) > 0) return '';
    count.directives += 1;
    return (
      ['@include(if: $yes)', '@include(if: $no)', '@skip(if: $no)', '@skip(if: $yes)', '@include(if: true)'][
        pick(5)
      ] ?? ''
    );
  }

  function argumentsText(args: readonly GraphQLArgument[]): string {
    const isOldName = ({ name }: GraphQLArgument) => args.some((arg) => restNameOf(arg)?.name === name);
    const isNeeded = (arg: GraphQLArgument) => isRequiredArgument(arg) || restNameOf(arg)?.isRequired;
    const texts = args
      .filter((arg) => !isOldName(arg))
      .filter((arg) => ['pageSize', 'first'].includes(arg.name) || isNeeded(arg) || pick(2) === 0)
      .map((arg) => `${arg.name}: ${argumentText(arg)}`);
    return texts.length > 0 ? `(${texts.join(', ')})` : '';
  }

  function argumentText({ name, type }: GraphQLArgument): string {
    const choices: Record<string, string[]> = {
      pageSize: ['2', '$n'],
      page: ['1', '$n'],
      id: ['$id', '1', '404'],
      accountId: ['$id', '1'],
      shopId: ['$id', '1'],
      parcelId: ['$id', '1'],
      warehouseId: ['$id', '1'],
      caseId: ['$id', '1'],
      ids: ['[1, $id]', '[2]'],
      stockId: ['$id', '1'],
      stocktakeId: ['$id', '1'],
      editId: ['$id', '1'],
      goodId: ['$id', '1'],
      orderId: ['$id', '1'],
      unit: ['MONTH', 'GOODS'],
      days: ['7', '$n'],
      kind: getNamedType(type).name === 'AccountKind' ? ['$kind', 'BUYER'] : ['null'],
      input: INPUTS[getNamedType(type).name] ?? [
        '{ shopId: $id }',
        '{ shopId: 1, shopOrderIds: [1, $id], mergeIds: [8] }',
      ],
      keyword: ['$keyword', '$absent', 'null'],
      parentCode: ['$keyword', '$absent'],
      level: ['1', '$n'],
      parentId: ['"1"', 'null'],
      categoryId: ['"21101"'],
      sourceId: ['$id', '1'],
      offer: ['"1"'],
      taskId: ['"t1"'],
      code: ['"c1"'],
      endpointId: ['$id', '1'],
      first: ['2', '$n'],
      sort: SORTS[getNamedType(type).name] ?? ['SALES', 'GENERAL'],
      type: ['HOME', 'SELLER'],
      filter: FILTERS[getNamedType(type).name] ?? ['{}'],
    };
    const some = choices[name] ?? ['null'];
    return some[pick(some.length)] ?? 'null';
  }

  const query = schema.getQueryType();
  if (!query) throw new Error('no query type');
  const roots = selectionSet(query, 1);
  const text = `${roots} ${fragments.join(' ')}`;
  const used = declarations.filter((declaration) =>
    new RegExp(`\\${declaration.split(':')[0]}\\b`).test(text),
  );
  return `query Random${used.length > 0 ? `(${used.join(', ')})` : ''} ${text}`;
}
