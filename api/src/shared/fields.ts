import { Refusal } from './refusal.ts';

/** Names in the order in which they are answered; null below a name is all that it has. */
export interface FieldSet extends ReadonlyMap<string, FieldSet | null> {}
/** What a caller asked for of an answer; null is everything. */
export type Fields = FieldSet | null;
/** The names that an answer has, with those below each. */
export interface FieldNames extends ReadonlyMap<string, FieldNames> {}

export const MAX_FIELDS_LENGTH = 2_000;
export const MAX_FIELDS_DEPTH = 6;

const NAME = /[A-Za-z0-9_]+/y;

/** Whether a caller asked for a name, or for anything below it: `asksFor(fields, 'list', 'warehouses')`. */
export function asksFor(fields: Fields, ...path: string[]): boolean {
  let below: Fields | undefined = fields;
  for (const name of path) {
    if (below === null) return true;
    below = below.get(name);
    if (below === undefined) return false;
  }
  return true;
}

/** Whether a caller asked for one of some names of the same level. */
export function asksForAny(fields: Fields, ...names: string[]): boolean {
  return names.some((name) => asksFor(fields, name));
}

const NOTHING: FieldSet = new Map();

/** What was asked for below a name. */
export function fieldsBelow(fields: Fields, name: string): Fields {
  if (fields === null) return null;
  const below = fields.get(name);
  return below === undefined ? NOTHING : below;
}

/**
 * Reads `total,list(id,warehouses(id,name))`. Throws BAD_PARAM with the position of what is not understood, is not there
 * or comes twice.
 */
export function parseFields(text: string, names: FieldNames): FieldSet {
  let at = 0;

  function list(of: FieldNames, depth: number): FieldSet {
    if (depth > MAX_FIELDS_DEPTH) throw notFields(at, `最多${MAX_FIELDS_DEPTH}层`);
    const set = new Map<string, FieldSet | null>();
    for (;;) {
      NAME.lastIndex = at;
      const name = NAME.exec(text)?.[0];
      if (name === undefined) throw notFields(at, '应为字段名');
      const below = of.get(name);
      if (below === undefined) throw notFields(at, '没有这个字段');
      if (set.has(name)) throw notFields(at, '字段重复');
      at += name.length;
      set.set(name, text[at] === '(' ? inParentheses(below, depth) : null);
      if (text[at] !== ',') return set;
      at += 1;
    }
  }

  function inParentheses(of: FieldNames, depth: number): FieldSet {
    at += 1;
    const set = list(of, depth + 1);
    if (text[at] !== ')') throw notFields(at, '应为“,”或“)”');
    at += 1;
    return set;
  }

  const set = list(names, 1);
  if (at < text.length) throw notFields(at, '应为“,”或结尾');
  return set;
}

function notFields(at: number, reason: string): Refusal {
  const refusal = new Refusal('BAD_PARAM', { field: 'fields' }, { position: at + 1 });
  refusal.message += `，第${at + 1}个字符：${reason}`;
  return refusal;
}
