import { auditText as text } from './audit.text.ts';

interface Told {
  detail: string;
  before: string | null;
  after: string | null;
}

/** What an entry says, a line for each thing: what was changed from what to what, then what belongs to it. */
export function changesOf({ detail, before, after }: Told): string[] {
  const [was, is] = [fieldsOf(before), fieldsOf(after)];
  const keys = [...new Set([...was.keys(), ...is.keys()])];
  const changes = keys
    .filter((key) => was.get(key) !== is.get(key))
    .map((key) =>
      before === null
        ? text.set(key, is.get(key) ?? text.empty)
        : text.changed(key, was.get(key) ?? text.empty, is.get(key) ?? text.empty),
    );
  return [...changes, ...[...fieldsOf(detail)].map(([key, value]) => text.set(key, value))];
}

/** The fields of a JSON text as words; what is no object has none. */
function fieldsOf(json: string | null): Map<string, string> {
  const data: unknown = json === null ? null : JSON.parse(json);
  if (typeof data !== 'object' || data === null) return new Map();
  return new Map(Object.entries(data).map(([key, value]) => [key, wordsOf(value)]));
}

function wordsOf(value: unknown): string {
  if (value === null || value === '') return text.empty;
  return typeof value === 'string' ? value : JSON.stringify(value);
}
