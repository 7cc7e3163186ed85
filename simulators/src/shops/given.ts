/** What a call was given, read with care: a field that is missing or of another kind reads as empty. */
export type Given = Readonly<Record<string, unknown>>;

export function givenIn(value: unknown): Given {
  return value !== null && typeof value === 'object' && !Array.isArray(value) ? { ...value } : {};
}

export function listIn(value: unknown): Given[] {
  return Array.isArray(value) ? value.map(givenIn) : [];
}

export function textIn(value: unknown): string {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value : '';
}

/** NaN where there is no number. */
export function numberIn(value: unknown): number {
  return typeof value === 'number' ? value : Number.NaN;
}
