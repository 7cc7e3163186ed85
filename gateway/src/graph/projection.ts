import { isUtf8 } from 'node:buffer';
import {
  type FieldNode,
  type GraphQLObjectType,
  type GraphQLOutputType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
} from 'graphql';
import { fieldsOf, propertyOf, type SelectionInfo } from '../rest/selection.ts';

/**
 * A value of the graph's answer as JSON, one character a byte, made out of the bytes of a REST answer without parsing them.
 * Undefined for an answer that is not exactly as expected: it has to be executed.
 */
export type Projection = (
  answer: Buffer,
  /** The property of `data` that is the value; undefined for `data` itself. */
  under: string | undefined,
) => string | undefined;

/** Goes over a part of an answer; false where it is not as expected. */
type Step = (scan: Scan) => boolean;

/**
 * What JSON.stringify writes of the values that each scalar takes, as regular expressions. Rare values are left out, such
 * as the 29th of February or the largest ids: their answers are executed. What is longer stands first, because nothing
 * behind an expression makes it try again.
 */
const DAY =
  '(?:19[1-9]\\d|2[0-8]\\d\\d)-(?:(?:0[1-9]|1[0-2])-(?:0[1-9]|1\\d|2[0-8])|(?:0[13-9]|1[0-2])-(?:29|30)|(?:0[13578]|1[02])-31)';
const TEXT = '[^"\\\\\\x00-\\x1f]*';
const SCALARS: Readonly<Record<string, string>> = {
  Boolean: '(?:true|false)',
  Int: '(?:0|-?(?:1\\d{9}|[1-9]\\d{0,8}))',
  Float: '(?:-?(?:0|[1-9]\\d{0,6})\\.\\d{0,5}[1-9]|0|-?[1-9]\\d{0,14})',
  String: `"${TEXT}(?:\\\\["\\\\bfnrt]${TEXT})*"`,
  EntityId: '(?:[1-8]\\d{15}|[1-9]\\d{0,14})',
  Fen: '(?:0|-?[1-9]\\d{0,11})',
  DateTime: `"${DAY}T(?:[01]\\d|2[0-3])(?::[0-5]\\d){2}(?:\\.\\d{1,9})?(?:Z|[+-](?:0\\d|1[0-4]):[0-5]\\d)"`,
  Date: `"${DAY}"`,
  LocalTime: '"(?:[01]\\d|2[0-3]):[0-5]\\d"',
};

const HEAD = '{"code":0,"data":';
const TAIL = new RegExp(`,"msg":"${TEXT}"\\}$`, 'y');

/** Thrown while compiling. */
class NotProjectable extends Error {}

type RootField = Pick<SelectionInfo, 'fragments' | 'returnType'> & { node: FieldNode };

/**
 * Compiles a field of the root whose answer is the `data` of a REST answer, asked for by `fieldsText` of its selection.
 * Undefined where the answer has to be executed: fields are computed, or are asked for under two names. The document must
 * not hold directives.
 */
export function compileProjection({ node, returnType, fragments }: RootField): Projection | undefined {
  const step = compiledStep(returnType, [node], fragments);
  return (
    step &&
    ((answer, under) => {
      const scan = new Scan(answer.toString('latin1'));
      if (!scan.matches(under ? `${HEAD}{"${under}":` : HEAD)) return undefined;
      scan.skip();
      if (!step(scan)) return undefined;
      const value = scan.written();
      if (under && !scan.matches('}')) return undefined;
      TAIL.lastIndex = scan.at;
      // A byte that is no part of a character would be read as a mark of replacement.
      return TAIL.test(scan.source) && isUtf8(answer) ? value : undefined;
    })
  );
}

function compiledStep(type: GraphQLOutputType, nodes: FieldNode[], fragments: Fragments): Step | undefined {
  try {
    return valueStep(type, nodes, fragments);
  } catch (error) {
    if (error instanceof NotProjectable) return undefined;
    throw error;
  }
}

type Fragments = SelectionInfo['fragments'];

function valueStep(type: GraphQLOutputType, nodes: FieldNode[], fragments: Fragments): Step {
  const pattern = patternOf(type);
  if (pattern) return matching(pattern);
  const inner = isNonNullType(type) ? type.ofType : type;
  const step = isListType(inner)
    ? listOf(valueStep(inner.ofType, nodes, fragments))
    : isObjectType(inner)
      ? objectOf(inner, nodes, fragments)
      : namesOf(inner);
  return isNonNullType(type) ? step : (scan) => scan.matches('null') || step(scan);
}

/** Of values that the graph answers as REST does. */
function patternOf(type: GraphQLOutputType): string | undefined {
  if (!isNonNullType(type)) {
    const pattern = patternOfPresent(type);
    return pattern && `(?:null|${pattern})`;
  }
  return patternOfPresent(type.ofType);
}

function patternOfPresent(type: GraphQLOutputType): string | undefined {
  if (isScalarType(type)) return SCALARS[type.name];
  if (isEnumType(type)) {
    const values = type.getValues();
    if (values.every(({ name, value }) => name === value))
      return `"(?:${values.map(({ name }) => name).join('|')})"`;
  }
  const item = isListType(type) && patternOf(type.ofType);
  return item ? `\\[(?:${item}(?:,${item})*)?\\]` : undefined;
}

/** Names of an enumeration, which REST has other values for. */
function namesOf(type: GraphQLOutputType): Step {
  if (!isEnumType(type)) throw new NotProjectable();
  const names = new Map(type.getValues().map(({ name, value }) => [JSON.stringify(value), `"${name}"`]));
  const written = /-?\d+|"[^"\\]*"|true|false/y;
  return (scan) => {
    const from = scan.at;
    written.lastIndex = from;
    const [value = ''] = written.exec(scan.source) ?? [];
    const name = names.get(value);
    if (!name) return false;
    scan.at += value.length;
    scan.replace(from, name);
    return true;
  };
}

function listOf(item: Step): Step {
  return (scan) => {
    if (!scan.matches('[')) return false;
    if (scan.matches(']')) return true;
    do {
      if (!item(scan)) return false;
    } while (scan.matches(','));
    return scan.matches(']');
  };
}

function objectOf(type: GraphQLObjectType, nodes: FieldNode[], fragments: Fragments): Step {
  const steps = new Steps();
  const read = new Set<string>();
  const selected = nodes.flatMap(({ selectionSet }) =>
    selectionSet ? [...fieldsOf(selectionSet, fragments, type)] : [],
  );
  steps.text('{');
  for (const [key, same] of Map.groupBy(selected, ({ alias, name }) => (alias ?? name).value)) {
    const name = same[0]?.name.value ?? '';
    if (name === '__typename') {
      steps.insert(read.size === 0 ? `"${key}":"${type.name}",` : `,"${key}":"${type.name}"`);
      continue;
    }
    const field = type.getFields()[name];
    const property = field && propertyOf(field);
    if (!field || property === undefined || read.has(property)) throw new NotProjectable();
    if (read.size > 0) steps.text(',');
    read.add(property);
    if (key === property) steps.text(`"${property}":`);
    else steps.rename(`"${property}":`, `"${key}":`);
    const pattern = patternOf(field.type);
    if (pattern) steps.pattern(pattern);
    else steps.step(valueStep(field.type, same, fragments));
  }
  if (read.size === 0) throw new NotProjectable();
  steps.text('}');
  return steps.all();
}

/** Steps one after the other; those that change nothing become one regular expression. */
class Steps {
  readonly #steps: Step[] = [];
  #pattern = '';

  text(text: string): void {
    this.#pattern += RegExp.escape(text);
  }

  pattern(pattern: string): void {
    this.#pattern += pattern;
  }

  insert(text: string): void {
    this.step((scan) => scan.replace(scan.at, text));
  }

  rename(from: string, to: string): void {
    this.step((scan) => {
      const start = scan.at;
      return scan.matches(from) && scan.replace(start, to);
    });
  }

  step(step: Step): void {
    this.#end();
    this.#steps.push(step);
  }

  all(): Step {
    this.#end();
    const steps = this.#steps;
    return (scan) => {
      for (const step of steps) if (!step(scan)) return false;
      return true;
    };
  }

  #end(): void {
    if (this.#pattern) this.#steps.push(matching(this.#pattern));
    this.#pattern = '';
  }
}

function matching(pattern: string): Step {
  const expression = new RegExp(pattern, 'y');
  return (scan) => {
    expression.lastIndex = scan.at;
    if (!expression.test(scan.source)) return false;
    scan.at = expression.lastIndex;
    return true;
  };
}

/** An answer that is gone over, and what has been written of it. One character a byte: both are cheap to cut. */
class Scan {
  readonly source: string;
  at = 0;
  /** Up to here it is written, or left out. */
  #done = 0;
  #written = '';

  constructor(source: string) {
    this.source = source;
  }

  matches(text: string): boolean {
    if (!this.source.startsWith(text, this.at)) return false;
    this.at += text.length;
    return true;
  }

  /** Leaves out what was gone over. */
  skip(): void {
    this.#done = this.at;
  }

  /** Writes what is before `from`, and `text` instead of what was gone over since. */
  replace(from: number, text: string): true {
    this.#written += this.source.slice(this.#done, from) + text;
    this.#done = this.at;
    return true;
  }

  written(): string {
    return this.#written + this.source.slice(this.#done, this.at);
  }
}
