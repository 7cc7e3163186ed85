import fastJsonStringify, { type Schema } from 'fast-json-stringify';
import { type FieldNames, type FieldSet, type Fields, MAX_FIELDS_DEPTH } from '../shared/fields.ts';
import { compileAnswer } from './validation.ts';

/** The JSON schema of a value, as far as answers use it. */
export type AnswerSchema = {
  type?: string;
  properties?: Record<string, AnswerSchema>;
  required?: readonly string[];
  items?: AnswerSchema;
  anyOf?: readonly AnswerSchema[];
  format?: string;
  nullable?: boolean;
  default?: unknown;
};

export type WriteValue = (value: never) => string;

/** Written by one serialiser each, whatever else their schemas say. */
const PLAIN_TYPES: ReadonlySet<string | undefined> = new Set(['string', 'integer', 'number', 'boolean']);

/** The names of an answer. */
export function namesIn(schema: AnswerSchema, depth = 1): FieldNames {
  const names = new Map<string, FieldNames>();
  if (depth > MAX_FIELDS_DEPTH) return names;
  const { items, properties } = shownBy(schema);
  if (items) return namesIn(items, depth);
  for (const [name, below] of Object.entries(properties)) names.set(name, namesIn(below, depth + 1));
  return names;
}

/**
 * Writes what was asked for of a value as JSON, as the schema says and in the order asked; all of it is written by the
 * serialiser of its schema. Nothing is compiled for these fields.
 */
export function writerOf(schema: AnswerSchema, fields: Fields): WriteValue {
  const { isNullable, only, items, properties, required } = shownBy(schema);
  if (isNullable && only) {
    const write = writerOf(only, fields);
    return (value) => (value === null ? 'null' : write(value));
  }
  if (fields === null)
    return compileAnswer(
      PLAIN_TYPES.has(schema.type) && !schema.format ? { type: schema.type } : schema,
    ) as WriteValue;
  if (items) return arrayWriter(writerOf(items, fields));
  const write = objectWriter(fields, properties, required);
  return isNullable ? (value) => (value === null ? 'null' : write(value)) : write;
}

/**
 * The same compiled for these fields, which costs as much as writing a hundred answers. Undefined where the compiled order
 * would be another one: it begins with what is required.
 */
export function compiledWriter(schema: AnswerSchema, fields: Fields): WriteValue | undefined {
  const narrowed = narrowedTo(schema, fields);
  return narrowed && (fastJsonStringify(narrowed as Schema) as WriteValue);
}

function narrowedTo(schema: AnswerSchema, fields: Fields): AnswerSchema | undefined {
  const { isNullable, only } = shownBy(schema);
  if (isNullable && only) {
    const narrowed = narrowedTo(only, fields);
    return narrowed && { ...narrowed, nullable: true };
  }
  if (fields === null) return schema;
  if (schema.items) {
    const items = narrowedTo(schema.items, fields);
    return items && { type: 'array', items };
  }
  if (!schema.properties) return undefined;
  const properties: Record<string, AnswerSchema> = {};
  for (const [name, below] of fields) {
    const narrowed = narrowedTo(schema.properties[name] ?? {}, below);
    if (!narrowed) return undefined;
    properties[name] = narrowed;
  }
  const required = [...fields.keys()].filter((name) => schema.required?.includes(name));
  const isInOrder = required.every((name, at) => [...fields.keys()][at] === name);
  return isInOrder ? { type: 'object', properties, required } : undefined;
}

function arrayWriter(write: WriteValue): WriteValue {
  return (values: never[]) => {
    let text = '[';
    for (let at = 0; at < values.length; at += 1) {
      if (at > 0) text += ',';
      text += write(values[at] as never);
    }
    return `${text}]`;
  };
}

function objectWriter(
  fields: FieldSet,
  properties: Record<string, AnswerSchema>,
  required: ReadonlySet<string>,
): WriteValue {
  const parts = [...fields].map(([name, below]) => {
    const schema = properties[name] ?? {};
    return {
      name,
      head: `${JSON.stringify(name)}:`,
      write: writerOf(schema, below),
      isRequired: required.has(name),
      instead: schema.default === undefined ? undefined : JSON.stringify(schema.default),
    };
  });
  return (object: Record<string, never>) => {
    let text = '';
    for (const { name, head, write, isRequired, instead } of parts) {
      const value = object[name];
      const written = value === undefined ? instead : write(value);
      if (written !== undefined) text += text === '' ? head + written : `,${head}${written}`;
      else if (isRequired) throw new Error(`the answer lacks ${name}`);
    }
    return `{${text}}`;
  };
}

type Shown = {
  isNullable: boolean;
  /** What it is where it is not null, where that is one thing. */
  only: AnswerSchema | undefined;
  items: AnswerSchema | undefined;
  properties: Record<string, AnswerSchema>;
  /** Names that each of its alternatives requires. */
  required: ReadonlySet<string>;
};

function shownBy(schema: AnswerSchema): Shown {
  const kinds = (schema.anyOf ?? [schema]).filter(({ type }) => type !== 'null');
  const properties = Object.assign({}, ...kinds.map((kind) => kind.properties));
  return {
    isNullable: kinds.length < (schema.anyOf?.length ?? 1),
    only: kinds.length === 1 ? kinds[0] : undefined,
    items: kinds.find(({ items }) => items)?.items,
    properties,
    required: new Set(
      Object.keys(properties).filter((name) => kinds.every(({ required = [] }) => required.includes(name))),
    ),
  };
}
