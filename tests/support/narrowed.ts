import type { Fields } from '../../api/src/shared/fields.ts';

/** What a set of fields leaves of a value, in its order. Names that are not there stay away. */
export function narrowed(value: unknown, fields: Fields): unknown {
  if (fields === null || value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map((one) => narrowed(one, fields));
  const object = value as Record<string, unknown>;
  return Object.fromEntries(
    [...fields].flatMap(([name, below]) => (name in object ? [[name, narrowed(object[name], below)]] : [])),
  );
}
