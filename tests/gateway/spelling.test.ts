import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLOutputType,
  getNamedType,
  isCompositeType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
} from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { restNameOf } from '../../gateway/src/graph/restNames.ts';
import { buildSchema } from '../../gateway/src/graph/schema.ts';
import { refused } from './support/fakeUpstream.ts';
import { answerAll } from './support/fullUpstream.ts';
import { startGraph, type TestGraph } from './support/graph.ts';
import { plausible } from './support/hostileOperations.ts';

const schema = buildSchema();
const receiver = { receiverName: '张三', receiverPhone: '13800001111', address: '文三路1号' };
const headers = { 'x-token': 'token-of-a-buyer' };
type Spelt = 'new' | 'old';
type Part = GraphQLArgument | GraphQLInputField;
type Field = GraphQLField<unknown, unknown>;
type Root = [name: string, operation: string, field: Field];

const roots: Root[] = (['Query', 'Mutation'] as const).flatMap((name) => {
  const type = schema.getType(name);
  const fields = isObjectType(type) ? Object.values(type.getFields()) : [];
  return fields.map((field): Root => [field.name, name.toLowerCase(), field]);
});

let graph: TestGraph;
beforeAll(async () => {
  // What one name asks for is not answered with what the other was.
  graph = await startGraph({ timeouts: { callMs: 7_000, operationMs: 8_000, heldMs: 0 } });
  answerAll(graph.upstream);
});
afterAll(() => graph.close());

/** What a client has said, what REST was asked, and what came back. */
async function exchange(query: string, variables: Record<string, unknown> = {}) {
  graph.upstream.forget();
  const { status, data, errors, headers: answered } = await graph.ask(query, variables, headers);
  const calls = graph.upstream.seen.map(({ method, path, query, body }) => ({ method, path, query, body }));
  const failed = errors.map(({ message, extensions: { requestId: _, ...extensions } }) => ({
    ...{ message, extensions },
  }));
  return { status, data, failed, cost: answered['x-graphql-cost'], calls };
}

/** What is still there under its old name too; a field that came later has the one name. */
const spelt = new Set<Field | Part>();
const note = (parts: readonly (Field | Part)[]) => {
  for (const part of parts) if (parts.some(({ name }) => name === restNameOf(part)?.name)) spelt.add(part);
};
for (const type of Object.values(schema.getTypeMap())) {
  if (!isObjectType(type) && !isInputObjectType(type)) continue;
  const fields: (Field | Part)[] = Object.values(type.getFields());
  note(fields);
  for (const field of fields) if ('args' in field) note(field.args);
}
const oldOf = (part: Field | Part) => (spelt.has(part) ? restNameOf(part)?.name : undefined);
const isOld = <One extends Field | Part>(part: One, among: readonly One[]) =>
  among.some((other) => oldOf(other) === part.name);
const oldNames = new Map(
  Object.values(schema.getTypeMap()).flatMap((type) =>
    isObjectType(type)
      ? Object.values(type.getFields()).flatMap((field) => {
          const old = oldOf(field);
          return old ? [[field.name, old]] : [];
        })
      : [],
  ),
);
/** An answer as it is under the old names: nothing else was asked for. */
const inOldNames = (data: unknown) =>
  JSON.parse(JSON.stringify(data), (_, value) =>
    value && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).map(([name, one]) => [oldNames.get(name) ?? name, one]))
      : value,
  );

const isNeeded = (part: Part) =>
  restNameOf(part)?.isRequired ||
  ('args' in part ? false : isRequiredArgument(part as GraphQLArgument) || isRequiredInputField(part));

/** Whether something in there has two names. */
function hasTwo(type: GraphQLInputType, above: unknown[] = []): boolean {
  const named = getNamedType(type);
  if (!isInputObjectType(named) || above.includes(named)) return false;
  return Object.values(named.getFields()).some(
    (field) => oldOf(field) || hasTwo(field.type, [...above, named]),
  );
}

/** A value with all that has two names, and what is required. */
function sampleOf(part: Part, by: Spelt): unknown {
  const build = (type: GraphQLInputType): unknown => {
    if (isNonNullType(type)) return build(type.ofType);
    if (isListType(type)) return [build(type.ofType)];
    if (!isInputObjectType(type)) return plausible(type, '', {});
    const parts = Object.values(type.getFields());
    return Object.fromEntries(
      parts
        .filter((one) => !isOld(one, parts) && (oldOf(one) || isNeeded(one) || hasTwo(one.type)))
        .map((one) => [by === 'old' ? (oldOf(one) ?? one.name) : one.name, sampleOf(one, by)]),
    );
  };
  return build(part.type);
}

/** The selection of all that has two names below a type; empty where there is nothing. */
function selection(type: GraphQLOutputType, by: Spelt, above: unknown[] = []): string {
  const named = getNamedType(type);
  if (!isCompositeType(named) || above.includes(named) || above.length > 3) return '';
  if (!('getFields' in named)) return '';
  const fields: Field[] = Object.values(named.getFields());
  const parts = [
    ...fields.filter(oldOf).map((field) => (by === 'new' ? field.name : oldOf(field))),
    ...fields
      .filter(({ args }) => !args.some(isRequiredArgument))
      .flatMap((field) => {
        const inner = selection(field.type, by, [...above, named]);
        return inner ? `${field.name} ${inner}` : [];
      }),
  ];
  return parts.length > 0 ? `{ ${parts.join(' ')} }` : '';
}

/** An operation that gives all that has two names as variables. */
function operationOf([name, operation, field]: Root, by: Spelt) {
  const args = field.args.filter(
    (arg) =>
      !isOld(arg, field.args) &&
      (oldOf(arg) || isNeeded(arg) || hasTwo(arg.type) || ['pageSize', 'first'].includes(arg.name)),
  );
  const said = (arg: GraphQLArgument) => (by === 'old' ? (oldOf(arg) ?? arg.name) : arg.name);
  const declared = args.map((arg) => `$${arg.name}: ${arg.type}`).join(', ');
  const given = args.map((arg) => `${said(arg)}: $${arg.name}`).join(', ');
  const inner = isCompositeType(getNamedType(field.type))
    ? selection(field.type, by) || '{ __typename }'
    : '';
  return {
    query: `${operation}${declared && `(${declared})`} { ${name}${given && `(${given})`} ${inner} }`,
    variables: Object.fromEntries(args.map((arg) => [arg.name, sampleOf(arg, by)])),
  };
}

const told = roots.filter(
  ([, , field]) => selection(field.type, 'new') || field.args.some((arg) => oldOf(arg) || hasTwo(arg.type)),
);

it('the old and the new names ask the same of REST, for the same answer and the same points', async () => {
  expect(told.length).toBeGreaterThan(40);
  const answers = [];
  for (const root of told) {
    const [now, before] = [operationOf(root, 'new'), operationOf(root, 'old')];
    const asked = await exchange(now.query, now.variables);
    const { data, ...rest } = await exchange(before.query, before.variables);
    expect([root[0], { ...asked, data: inOldNames(asked.data) }]).toEqual([root[0], { ...rest, data }]);
    answers.push({ name: root[0], ...asked });
  }
  // Nearly all get as far as an answer.
  expect(answers.filter(({ failed }) => failed.length > 0).length).toBeLessThan(told.length / 5);
});

/** How an operation is refused before REST is asked. */
const refusals = async (query: string, variables: Record<string, unknown> = {}) => {
  const { status, failed, calls } = await exchange(query, variables);
  expect([status, failed.length, calls]).toEqual([400, 1, []]);
  return failed[0];
};

describe('what has two names', () => {
  const given = told.flatMap((root) => root[2].args.filter(oldOf).map((arg) => ({ root, arg })));
  /** The arguments of a field, some of them left out and some added. */
  const documentOf = ([name, operation, field]: Root, args: string[]) =>
    `${operation} { ${name}${args.length > 0 ? `(${args.join(', ')})` : ''} ${isCompositeType(getNamedType(field.type)) ? '{ __typename }' : ''} }`;
  const othersOf = ({ root: [, , field], arg }: (typeof given)[number]) =>
    field.args
      .filter((one) => one !== arg && isRequiredArgument(one))
      .map((one) => `${one.name}: ${JSON.stringify(sampleOf(one, 'new'))}`);

  it.each(given.map((one) => [`${one.root[0]}(${one.arg.name})`, one] as const))(
    'as an argument is given under one of them: %s',
    async (_, one) => {
      const { arg, root } = one;
      const value = JSON.stringify(sampleOf(arg, 'new'));
      const both = documentOf(root, [...othersOf(one), `${arg.name}: ${value}`, `${oldOf(arg)}: ${value}`]);
      expect(await refusals(both)).toEqual({
        message: `参数错误：${arg.name}`,
        extensions: { code: 'BAD_USER_INPUT', errorKey: 'BAD_PARAM', data: { field: arg.name } },
      });
      if (!isNeeded(arg)) return;
      for (const more of [[], [`${arg.name}: null`], [`${oldOf(arg)}: null`]])
        expect(await refusals(documentOf(root, [...othersOf(one), ...more]))).toEqual({
          message: `Field "${root[0]}" argument "${arg.name}" of type "${arg.type}!" is required, but it was not provided.`,
          extensions: { code: 'GRAPHQL_VALIDATION_FAILED' },
        });
    },
  );

  const inputs = Object.values(schema.getTypeMap()).filter(isInputObjectType);
  const fields = inputs.flatMap((type) =>
    Object.values(type.getFields()).flatMap((field) => {
      const root = told.find(([, , { args }]) => args.some((arg) => holds(arg.type, type)));
      return oldOf(field) && root ? [{ type, field, root }] : [];
    }),
  );
  /** Whether a value of a type has one of an input. */
  function holds(type: GraphQLInputType, input: unknown): boolean {
    const named = getNamedType(type);
    if (named === input) return true;
    return isInputObjectType(named) && Object.values(named.getFields()).some((one) => holds(one.type, input));
  }
  /** Changes the values of an input wherever a value has some. */
  function change(
    value: unknown,
    type: GraphQLInputType,
    input: unknown,
    by: (given: Record<string, unknown>) => void,
  ) {
    const named = getNamedType(type);
    for (const one of [value].flat() as Record<string, unknown>[]) {
      if (!one || !isInputObjectType(named)) continue;
      for (const part of Object.values(named.getFields())) change(one[part.name], part.type, input, by);
      if (named === input) by(one);
    }
  }

  it.each(fields.map((one) => [`${one.type.name}.${one.field.name}`, one] as const))(
    'as a field of an input is given under one of them: %s',
    async (_, { type, field, root }) => {
      const { query, variables } = operationOf(root, 'new');
      const changed = (by: (given: Record<string, unknown>) => void) => {
        const copy = structuredClone(variables);
        for (const arg of root[2].args) change(copy[arg.name], arg.type, type, by);
        return copy;
      };
      const old = oldOf(field) ?? '';
      const both = await refusals(
        query,
        changed((one) => {
          one[old] = one[field.name];
        }),
      );
      expect(both?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', errorKey: 'BAD_PARAM' });
      expect(both?.extensions.data?.field).toMatch(new RegExp(`^[a-z]\\S*\\.${field.name}$`));
      if (!isNeeded(field)) return;
      const neither = await refusals(
        query,
        changed((one) => {
          delete one[field.name];
        }),
      );
      expect(neither?.extensions).toEqual({ code: 'BAD_USER_INPUT' });
      expect(neither?.message).toContain(
        `Field "${field.name}" of required type "${field.type}!" was not provided.`,
      );
    },
  );

  it('is given by a variable that is there', async () => {
    const { extensions } =
      (await refusals('query ($id: EntityId) { timeline(parcelId: $id) { parcelId } }')) ?? {};
    expect(extensions).toEqual({ code: 'BAD_USER_INPUT' });
  });

  it('may be answered under both', async () => {
    const { data } = await exchange('{ parcels { list { quantity num pieces: quantity } } }');
    const [{ quantity, num, pieces }] = data.parcels.list;
    expect([num, pieces]).toEqual([quantity, quantity]);
  });
});

describe('one of two names that is not given', () => {
  const quote = 'mutation ($input: OrderInput!) { quoteOrder(input: $input) { totalFee } }';
  const order = { warehouseId: 1, courierId: 2, senderId: 3, goodId: 4, packages: [] };
  const note = (args: string, declared = '($id: EntityId, $old: EntityId)') =>
    `query ${declared} { buyerNote(${args}) { __typename } }`;
  const BOTH = note('parcelId: $id, packageId: $old');
  const asked = async (query: string, variables: object = {}) => {
    const { failed, calls } = await exchange(query, { ...variables });
    return failed.length > 0 ? failed : calls;
  };

  it('stands beside the other as null, in variables', async () => {
    const plain = await asked(quote, { input: { ...order, quantity: 2 } });
    expect(plain).toMatchObject([{ body: { num: 2 } }]);
    for (const both of [
      { quantity: 2, num: null },
      { quantity: null, num: 2 },
    ])
      expect(await asked(quote, { input: { ...order, ...both } })).toEqual(plain);
    expect(await refusals(quote, { input: { ...order, quantity: null } })).toMatchObject({
      message: expect.stringContaining('Expected non-nullable type "Int!"'),
    });
    const items = (given: object) => ({
      input: { ...order, packages: [{ ...receiver, items: [{ skuId: 5, ...given }] }] },
    });
    expect(await asked(quote, items({ quantity: null, num: 3 }))).toEqual(
      await asked(quote, items({ quantity: 3 })),
    );
  });

  it('stands beside the other as null, or as a variable that is left out or null, in a document', async () => {
    const plain = await asked(note('parcelId: 7', ''));
    expect(plain).toMatchObject([{ body: { packageId: 7 } }]);
    // What is asked for once more is run by compiled code.
    for (const _ of ['first', 'again', 'once more'])
      for (const variables of [{ id: 7 }, { old: 7 }, { id: 7, old: null }, { id: null, old: 7 }])
        expect([variables, await asked(BOTH, variables)]).toEqual([variables, plain]);
    expect(await asked(note('parcelId: null, packageId: $old', '($old: EntityId)'), { old: 7 })).toEqual(
      plain,
    );
    expect(
      await asked(note('parcelId: $id, packageId: $old', '($id: EntityId = 7, $old: EntityId)')),
    ).toEqual(plain);
  });

  it('is told from two that are given, and from none', async () => {
    expect(await refusals(BOTH, { id: 7, old: 7 })).toEqual({
      message: '参数错误：parcelId',
      extensions: { code: 'BAD_USER_INPUT', errorKey: 'BAD_PARAM', data: { field: 'parcelId' } },
    });
    for (const variables of [{}, { id: null }, { old: null }])
      expect((await refusals(BOTH, variables))?.message).toMatch(/^Variable "\$id" must not be null/);
  });
});

describe('what REST refuses by its names', () => {
  const quote = 'mutation ($input: OrderInput!) { quoteOrder(input: $input) { totalFee } }';
  const order = { warehouseId: 1, courierId: 2, senderId: 3 };
  const warehouse = {
    ...{ name: '橙子云仓', contact: '李四', phone: '0579-85551234' },
    ...{ districtCode: '330782', address: '国际商贸城三区', couriers: [] },
  };
  /** The name that is told, where a path of REST refuses a field. */
  const toldOf = async (path: string, field: string, query: string, variables = {}) => {
    graph.upstream.on(path, () => refused('BAD_PARAM', `参数错误：${field}`, { field, max: 99 }));
    const { failed } = await exchange(query, variables);
    const [{ message, extensions: { data = {} } = {} } = {}, ...others] = failed;
    expect([others, message, data.max]).toEqual([[], `参数错误：${data.field}`, 99]);
    return data.field;
  };
  afterAll(() => answerAll(graph.upstream));

  it('is told by the name that was sent', async () => {
    const quoted = (field: string, input: object) =>
      toldOf('/orders/quote', field, quote, { input: { ...order, ...input } });
    expect(await quoted('num', { quantity: 0 })).toBe('quantity');
    expect(await quoted('num', { num: 0 })).toBe('num');
    expect(await quoted('num', {})).toBe('num');
    expect(await quoted('senderId', { quantity: 0 })).toBe('senderId');
    expect(await quoted('request', { quantity: 0 })).toBe('request');
  });

  it('is told in rows, each by the name that was sent there', async () => {
    const packages = [
      { ...receiver, num: 1, items: [{ skuId: 5, num: 0 }] },
      {
        ...receiver,
        quantity: 0,
        items: [
          { skuId: 5, num: 1 },
          { skuId: 6, quantity: 0 },
        ],
      },
    ];
    const quoted = (field: string) =>
      toldOf('/orders/quote', field, quote, { input: { ...order, packages } });
    expect(await quoted('packages.0.num')).toBe('packages.0.num');
    expect(await quoted('packages.1.num')).toBe('packages.1.quantity');
    expect(await quoted('packages.1.items.0.num')).toBe('packages.1.items.0.num');
    expect(await quoted('packages.1.items.1.num')).toBe('packages.1.items.1.quantity');
    expect(await quoted('packages.7.items.1.num')).toBe('packages.7.items.1.num');
  });

  it('is told of what was written into the document, in a fragment and by a default', async () => {
    const asked = 'mutation ($pieces: Int = 0) { ...Quoted } fragment Quoted on Mutation { ';
    const inline = 'quoteOrder(input: { warehouseId: 1, courierId: 2, quantity: $pieces }) { totalFee } }';
    expect(await toldOf('/orders/quote', 'num', asked + inline)).toBe('quantity');
  });

  it('is told of arguments, under an alias, too', async () => {
    const track = (name: string) => `{ track: timeline(${name}: 7) { list { id } } }`;
    expect(await toldOf('/orderPackages/timeline', 'packageId', track('parcelId'))).toBe('parcelId');
    expect(await toldOf('/orderPackages/timeline', 'packageId', track('packageId'))).toBe('packageId');
    expect(await toldOf('/changes/list', 'limit', '{ changesSince(first: 0) { cursor } }')).toBe('first');
  });

  it('is told of a week as what says it', async () => {
    const mutation = 'mutation ($input: WarehouseInput!) { createWarehouse(input: $input) { id } }';
    const created = (field: string, more: object) =>
      toldOf('/warehouse/create', field, mutation, { input: { ...warehouse, ...more } });
    expect(await created('workDays', { weekdays: [] })).toBe('weekdays');
    expect(await created('workDays', { workDays: 'x' })).toBe('workDays');
    expect(await created('cutoffTime', { cutoff: '23:00' })).toBe('cutoff');
  });
});

describe('the week of a warehouse', () => {
  const warehouse = {
    ...{ name: '橙子云仓', contact: '李四', phone: '0579-85551234' },
    ...{ districtCode: '330782', address: '国际商贸城三区', couriers: [] },
  };
  const mutation = 'mutation ($input: WarehouseInput!) { createWarehouse(input: $input) { id } }';
  const given = (more: object) => refusals(mutation, { input: { ...warehouse, ...more } });
  const written = (more: string, declared = '', variables = {}) =>
    refusals(
      `mutation ${declared} { createWarehouse(input: { name: "橙子云仓", contact: "李四", phone: "0579-85551234",
         districtCode: "330782", address: "国际商贸城三区", couriers: [], ${more} }) { id } }`,
      variables,
    );
  const refused = (field: string) => ({
    message: `参数错误：${field}`,
    extensions: { code: 'BAD_USER_INPUT', errorKey: 'BAD_PARAM', data: { field } },
  });

  it('is answered as days, and REST is asked for its two parts alone', async () => {
    const query = '{ warehouses { list { weekdays couriers { courier { weekdays } } } } }';
    // What is asked for once more is run by compiled code.
    for (const _ of ['first', 'again']) {
      const { data, calls } = await exchange(query);
      const WORKING = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY'];
      expect(data.warehouses.list[0]).toEqual({
        weekdays: WORKING,
        couriers: [
          { courier: { weekdays: [...WORKING, 'SUNDAY'] } },
          { courier: { weekdays: [...WORKING, 'SUNDAY'] } },
        ],
      });
      expect(calls.map((call) => call.query.fields)).toEqual([
        'list(workDays,sundayRest,couriers(courierId))',
        'list(id,workDays,sundayRest)',
      ]);
    }
    const { data } = await exchange('{ couriers { weekdays workDays sundayRest cutoff cutoffTime } }');
    expect(data.couriers[0]).toMatchObject({
      ...{ workDays: '1111111', sundayRest: false, cutoff: '18:00', cutoffTime: '18:00' },
    });
  });

  it.each([
    ['workDays', '"1111110"'],
    ['sundayRest', 'false'],
  ])('is refused as days beside %s', async (old, value) => {
    expect(await given({ weekdays: ['MONDAY'], [old]: JSON.parse(value) })).toEqual(
      refused('input.weekdays'),
    );
    expect(await written(`weekdays: [MONDAY], ${old}: ${value}`)).toEqual(refused('weekdays'));
    expect(
      await written(`weekdays: [$day], ${old}: ${value}`, '($day: Weekday!)', { day: 'MONDAY' }),
    ).toEqual(refused('weekdays'));
  });

  it('is named where it is wrong, as is the cut-off', async () => {
    const { message } = (await given({ weekdays: ['MONDAY', 'FUNDAY'] })) ?? {};
    expect(message).toContain('at "input.weekdays[1]"; Value "FUNDAY" does not exist in "Weekday" enum.');
    expect((await given({ weekdays: null }))?.message).toContain('at "input.weekdays"');
    expect((await written('weekdays: [FUNDAY]'))?.message).toContain(
      'Value "FUNDAY" does not exist in "Weekday" enum.',
    );
    for (const cutoff of ['24:00', '9:30', '16:00:00', 16, null])
      expect((await given({ cutoff }))?.message).toContain('at "input.cutoff"');
    expect((await written('cutoff: "24:00"'))?.message).toContain('Not a valid LocalTime');
    expect((await written('cutoff: $time', '($time: LocalTime)', { time: '24:00' }))?.message).toContain(
      'Variable "$time" got invalid value "24:00"; Not a valid LocalTime',
    );
  });

  it('goes to REST as it is where it has its old names, as does the cut-off', async () => {
    const { calls } = await exchange(mutation, {
      input: { ...warehouse, workDays: 'x', cutoffTime: '24:00' },
    });
    expect(calls).toMatchObject([{ body: { workDays: 'x', sundayRest: false, cutoffTime: '24:00' } }]);
  });
});
