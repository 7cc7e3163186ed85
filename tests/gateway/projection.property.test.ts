import fc from 'fast-check';
import {
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  isScalarType,
  Kind,
  parse,
  type SelectionSetNode,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { createContext } from '../../gateway/src/context.ts';
import { createCompiler } from '../../gateway/src/graph/compiler.ts';
import { compileProjection } from '../../gateway/src/graph/projection.ts';
import { buildExecutedSchema } from '../../gateway/src/graph/schema.ts';
import { fieldsOf, fragmentsOf, propertyOf } from '../../gateway/src/rest/selection.ts';
import { FULL } from '../support/depth.ts';

const schema = buildExecutedSchema();
const find = createCompiler(schema, []);
const context = createContext({} as never, { log: console as never, bodyBytes: 0 });

/** Values of scalars as JSON.stringify writes them. */
const ORDINARY: Record<string, string[]> = {
  Boolean: ['true', 'false'],
  Int: ['0', '7', '-1', '20000', '1999999999'],
  Float: ['0', '12', '-3.5', '0.25', '99.9'],
  String: ['""', '"抽纸"', '"a\\"b\\\\c\\nd"', '"{,}[]:"', '"😀\u2028"', '"\u007f"'],
  EntityId: ['1', '42', '8999999999999999'],
  Fen: ['0', '1260', '-5', '999999999999'],
  DateTime: ['"2026-11-21T10:00:00+08:00"', '"2026-12-31T23:59:59.123Z"', '"2026-06-30T00:00:00-05:00"'],
  Date: ['"2026-11-21"', '"2026-01-31"'],
  LocalTime: ['"00:00"', '"09:30"', '"23:59"'],
};
/** What no scalar takes, what is written otherwise than JSON.stringify would, and what is no JSON. */
const ODD = [
  ...[
    'null',
    '""',
    '0',
    '-0',
    '1e3',
    '1.0',
    '1.50',
    '01',
    '+1',
    '.5',
    '1E400',
    '9007199254740993',
    '1e21',
    '0.0000001',
  ],
  ...[
    '2147483648',
    '-2147483649',
    '1000000000001',
    '9007199254740991',
    'tru',
    'true',
    '"\\u4e2d"',
    '"\\/"',
    '"\\ud83d"',
  ],
  ...[
    '"2026-02-29T00:00:00Z"',
    '"2028-02-29"',
    '"2026-11-31"',
    '"3000-01-01T00:00:00Z"',
    '"2026-11-21T24:00:00Z"',
  ],
  ...[
    '"1900-01-01T00:00:00+14:00"',
    '"2026-11-21"',
    '"\t"',
    '"\\x"',
    '"',
    '{}',
    '[]',
    '[null]',
    '{"list":[]}',
    ' 1',
    '"a" ',
    '',
  ],
];

type Document = { text: string; key: string };

/** A query of one field of the root; many of them are nothing but properties. */
const documents = fc.infiniteStream(fc.nat({ max: 10_000 })).map((tape): Document => {
  const pick = (count: number) => (tape.next().value ?? 0) % count;
  const fragments: string[] = [];

  function selectionSet(type: GraphQLOutputType, depth: number): string {
    const named = getNamedType(type);
    if (!isObjectType(named)) return '';
    const usable = Object.values(named.getFields()).filter(
      (field) => propertyOf(field) !== undefined && !field.args.some(isRequiredArgument),
    );
    const parts = Array.from({ length: 1 + pick(5) }, () => {
      if (pick(5) === 0) return pick(2) === 0 ? '__typename' : 't: __typename';
      const field = usable[pick(usable.length)];
      if (!field) return '__typename';
      const inner = getNamedType(field.type);
      if (!isScalarType(inner) && !isEnumType(inner) && (depth === 4 || !isObjectType(inner))) return '';
      // Arguments of a name have to be the same each time, so fields with inner ones get a name of their own.
      const alias = pick(12) === 0 ? `${field.name}${depth}: ` : '';
      const text = `${alias}${field.name} ${selectionSet(field.type, depth + 1)}`;
      if (pick(10) > 0) return text;
      fragments.push(`fragment F${fragments.length} on ${named.name} { ${text} }`);
      return `...F${fragments.length - 1}`;
    });
    return `{ ${parts.join(' ') || '__typename'} ${usable[0] ? '' : '__typename'} }`;
  }

  const roots = Object.values(schema.getQueryType()?.getFields() ?? {}).filter(
    (field) => isObjectType(getNamedType(field.type)) && !field.args.some(isRequiredArgument),
  );
  const root = roots[pick(roots.length)];
  if (!root) throw new Error('no field of the root');
  const alias = pick(4) === 0 ? 'a' : '';
  const text = `query Q { ${alias && `${alias}: `}${root.name} ${selectionSet(root.type, 1)} } ${fragments.join(' ')}`;
  return { text, key: alias || root.name };
});

type Tape = { pick(count: number): number; oddity: number };

/** An answer as REST writes it: the properties in the order of the selection, now and then one that is odd. */
function answerText(
  type: GraphQLOutputType,
  sets: SelectionSetNode[],
  document: ReturnType<typeof parse>,
  tape: Tape,
): string {
  if (tape.oddity > 0 && tape.pick(tape.oddity) === 0) return ODD[tape.pick(ODD.length)] ?? '';
  if (!isNonNullType(type)) {
    if (tape.pick(6) === 0) return 'null';
  }
  const inner = isNonNullType(type) ? type.ofType : type;
  if (isListType(inner)) {
    const items = Array.from({ length: tape.pick(4) }, () => answerText(inner.ofType, sets, document, tape));
    return `[${items.join(',')}]`;
  }
  if (isEnumType(inner)) return JSON.stringify(inner.getValues()[tape.pick(inner.getValues().length)]?.value);
  if (isScalarType(inner)) {
    const values = ORDINARY[inner.name] ?? ['"1"'];
    return values[tape.pick(values.length)] ?? '';
  }
  if (!isObjectType(inner)) return '{}';
  const nodes = sets.flatMap((set) => [...fieldsOf(set, fragmentsOf(document), inner)]);
  const texts: string[] = [];
  for (const [name, same] of Map.groupBy(nodes, (node) => node.name.value)) {
    const field = inner.getFields()[name];
    if (!field) continue;
    const below = same.flatMap(({ selectionSet }) => selectionSet ?? []);
    const text = `"${propertyOf(field)}":${answerText(field.type, below, document, tape)}`;
    if (tape.oddity > 0 && tape.pick(tape.oddity * 4) === 0) continue;
    texts.push(tape.oddity > 0 && tape.pick(tape.oddity * 4) === 0 ? `${text} ` : text);
  }
  return `{${texts.join(',')}}`;
}

type Case = { document: Document; numbers: number[]; under: string | undefined; oddity: number };

async function compare({ document: { text, key }, numbers, under, oddity }: Case) {
  const document = parse(text);
  const [operation] = document.definitions;
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error(text);
  const [node] = operation.selectionSet.selections;
  if (node?.kind !== Kind.FIELD) throw new Error(text);
  const returnType = typeOf(schema, node.name.value);
  const project = compileProjection({ node, returnType, fragments: fragmentsOf(document) });
  if (!project) return { projectable: false };
  let at = 0;
  const pick = (count: number) => (numbers[at++ % numbers.length] ?? 0) % count;
  const data = answerText(returnType, node.selectionSet ? [node.selectionSet] : [], document, {
    pick,
    oddity,
  });
  const answer = `{"code":0,"data":${under ? `{"${under}":${data}}` : data},"msg":"操作成功"}`;
  const bytes = Buffer.from(answer);
  // A byte that belongs to no character.
  if (oddity > 0 && pick(8) === 0) bytes[pick(bytes.length)] = 0x80 + pick(128);
  return {
    projectable: true,
    answer,
    projected: project(bytes, under),
    executed: await executed(document, key, bytes, under),
  };
}

/** The answer by parsing, compiled code and JSON.stringify; undefined where something went wrong. */
async function executed(document: ReturnType<typeof parse>, key: string, bytes: Buffer, under?: string) {
  let data: unknown;
  try {
    data = JSON.parse(bytes.toString()).data;
  } catch {
    return undefined;
  }
  find(document, 'Q');
  const compiled = find(document, 'Q');
  const value = under ? (data as Record<string, unknown> | undefined)?.[under] : data;
  const result = await compiled?.run(context, {}, new Map([[key, Promise.resolve(value)]]));
  return result?.errors || !result?.data ? undefined : JSON.stringify(result.data[key]);
}

function typeOf(of: GraphQLSchema, name: string): GraphQLOutputType {
  const field = of.getQueryType()?.getFields()[name];
  if (!field) throw new Error(name);
  return field.type;
}

const cases = (oddity: fc.Arbitrary<number>) =>
  fc.record({
    document: documents,
    numbers: fc.array(fc.nat({ max: 10_000 }), { minLength: 40, maxLength: 200 }),
    under: fc.constantFrom(undefined, 'list'),
    oddity,
  });

describe('a projection of bytes', () => {
  it('is what would have been executed, whatever is answered', async () => {
    await fc.assert(
      fc.asyncProperty(cases(fc.integer({ min: 2, max: 60 })), async (given) => {
        const { projected, executed: expected } = await compare(given);
        if (projected !== undefined) expect(Buffer.from(projected, 'latin1').toString()).toBe(expected);
      }),
      { numRuns: FULL ? 3_000 : 1_000 },
    );
  });

  it('takes every ordinary answer', async () => {
    let taken = 0;
    await fc.assert(
      fc.asyncProperty(cases(fc.constant(0)), async (given) => {
        const { projectable, projected, executed: expected } = await compare(given);
        if (!projectable) return;
        taken += 1;
        expect(projected && Buffer.from(projected, 'latin1').toString()).toBe(expected);
      }),
      { numRuns: FULL ? 2_000 : 700 },
    );
    expect(taken).toBeGreaterThan(500);
  });
});
