import { answers as publicAnswers } from './answers.generated.ts';
import { answers as consoleAnswers } from './consoleAnswers.generated.ts';
import type { Verb } from './contract.ts';
import { fieldsText, type Selection } from './selection.ts';

const answers = { ...publicAnswers, ...consoleAnswers };
/** REST refuses longer sets; the whole answer is asked for then. */
const MAX_LENGTH = 2_000;
const texts = new WeakMap<object, Map<string, string>>();

/** The set of fields that REST is asked for: a selection of what it answers `under` a property; empty for everything. */
export function fieldsFor(verb: Verb, path: string, selection: Selection = null, under?: string): string {
  const route = `${verb} ${path}`;
  const shape = answers[route];
  if (!shape || !selection) return '';
  const known = texts.get(selection) ?? new Map<string, string>();
  const kept = known.get(route);
  if (kept !== undefined) return kept;
  const text = fieldsText(under ? new Map([[under, selection]]) : selection, shape);
  const fitting = text.length <= MAX_LENGTH ? text : '';
  texts.set(selection, known.set(route, fitting));
  return fitting;
}
