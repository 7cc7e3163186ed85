import { answers } from './answers.generated.ts';
import type { Verb } from './contract.ts';
import { fieldsText, type SelectionInfo, type Shape, selectionOf } from './selection.ts';

/** REST refuses longer sets; the whole answer is asked for then. */
const MAX_LENGTH = 2_000;
const texts = new WeakMap<object, Map<string, string>>();

/** The set of fields that REST is asked for; empty for the whole answer. */
export function fieldsFor(verb: Verb, path: string, info?: SelectionInfo, under?: string): string {
  const shape: Shape | undefined = answers[`${verb} ${path}`];
  const selection = info && selectionOf(info);
  if (!shape || !selection) return '';
  const route = `${verb} ${path}`;
  const known = texts.get(selection) ?? new Map<string, string>();
  const text = known.get(route) ?? fieldsOf(selection, shape, under);
  texts.set(selection, known.set(route, text));
  return text;
}

function fieldsOf(
  selection: NonNullable<ReturnType<typeof selectionOf>>,
  shape: Shape,
  under?: string,
): string {
  const text = fieldsText(under ? new Map([[under, selection]]) : selection, shape);
  return text.length <= MAX_LENGTH ? text : '';
}
