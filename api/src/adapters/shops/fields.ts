/** A JSON object from a platform. Missing fields and fields of another type read as empty. */
export type Fields = Readonly<Record<string, unknown>>;

const NO_FIELDS: Fields = {};

export function fieldsOf(value: unknown): Fields {
  return value !== null && typeof value === 'object' && !Array.isArray(value) ? (value as Fields) : NO_FIELDS;
}

export function listOf(value: unknown): Fields[] {
  return Array.isArray(value) ? value.map(fieldsOf) : [];
}

/** The texts of a list of them. */
export function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.map(textOf) : [];
}

export function textOf(value: unknown): string {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value : '';
}

export function numberOf(value: unknown): number {
  const number = typeof value === 'string' && value !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : 0;
}

/** A moment in units of `unitMs` since 1970; null for 0, which platforms write for none. */
export function momentOf(value: unknown, unitMs: number): Date | null {
  const count = numberOf(value);
  return count > 0 ? new Date(count * unitMs) : null;
}
