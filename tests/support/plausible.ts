/** What is used of JSON Schema in the contract. */
export type Schema = {
  type?: string;
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  minItems?: number;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
};
type Ids = Record<string, number>;
export type Path = (string | number)[];

const WORDS = [
  'hostile-0001',
  '13800000011',
  '文三路1号院',
  '1111111',
  '16:00',
  '123456',
  'abcd',
  '33',
  '3301',
  '330106',
  'A'.repeat(43),
  '330106199001011237',
  '1.00',
  '/files/test.svg',
  'https://example.com/',
];

/** Something that a schema takes: what it asks for alone, with the ids that are there. */
export function plausible(schema: Schema, name: string, ids: Ids): unknown {
  const { type, anyOf, properties = {}, required = [], items } = schema;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (anyOf) return plausible(anyOf[0] ?? {}, name, ids);
  switch (type) {
    case 'object':
      return Object.fromEntries(required.map((key) => [key, plausible(properties[key] ?? {}, key, ids)]));
    case 'array':
      return Array.from({ length: Math.max(1, schema.minItems ?? 1) }, () =>
        plausible(items ?? {}, name.replace(/s$/, ''), ids),
      );
    case 'integer':
    case 'number':
      return ids[name] ?? Math.max(1, schema.minimum ?? 1);
    case 'boolean':
      return false;
    default:
      return textFor(schema);
  }
}

function textFor({ format, pattern, minLength = 0 }: Schema): string {
  if (format === 'date-time') return '2026-11-21T10:00:00+08:00';
  if (format === 'date') return '2026-11-21';
  if (format === 'uuid') return '8a6e0804-2bd0-4672-b79d-d97027f9071a';
  const fits = (word: string) =>
    word.length >= minLength && (!pattern || new RegExp(pattern, 'u').test(word));
  return WORDS.find(fits) ?? 'x'.repeat(Math.max(1, minLength));
}

/** Where a schema holds something, and what: itself and all below it, the first row of lists. */
export function placesIn(
  schema: Schema,
  name: string,
  at: Path = [],
): { at: Path; name: string; schema: Schema }[] {
  const below = schema.anyOf?.flatMap((one) => placesIn(one, name, at)) ?? [
    ...Object.entries(schema.properties ?? {}).flatMap(([key, one]) => placesIn(one, key, [...at, key])),
    ...(schema.items ? placesIn(schema.items, name.replace(/s$/, ''), [...at, 0]) : []),
  ];
  return schema.anyOf ? below : [{ at, name, schema }, ...below];
}

/** A copy with `value` at `at`; what is missing on the way is made as the schema wants it. */
export function withValue(base: unknown, schema: Schema, at: Path, value: unknown, ids: Ids): unknown {
  const [step, ...rest] = at;
  if (step === undefined) return value;
  const own = schema.anyOf?.find((one) => one.properties || one.items) ?? schema;
  if (typeof step === 'number') {
    const list = Array.isArray(base) ? base : [];
    const item = own.items ?? {};
    return [withValue(list[0] ?? plausible(item, '', ids), item, rest, value, ids), ...list.slice(1)];
  }
  const part = own.properties?.[step] ?? {};
  const object = (base ?? {}) as Record<string, unknown>;
  const inner = rest.length > 0 ? (object[step] ?? plausible(part, step, ids)) : undefined;
  return { ...object, [step]: withValue(inner, part, rest, value, ids) };
}
