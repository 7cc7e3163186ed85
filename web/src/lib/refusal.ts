/** What the business said no to: a value, not an exception. */
export interface Refusal {
  kind: 'refused';
  /** One of the catalogue's keys, such as BALANCE_SHORT; empty when another back end names none. */
  errorKey: string;
  /** Chinese text for the person. */
  msg: string;
  data: Record<string, unknown>;
}

/** A refusal made on this side of the wire, with the words that the view finds for its key. */
export function refusal(errorKey: string, msg = '', data: Record<string, unknown> = {}): Refusal {
  return { kind: 'refused', errorKey, msg, data };
}

/** Tells a refusal from an answer. */
export function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'refused';
}

/** Fen that are missing in the wallet, where that is why; null where it is not, or not said. */
export function shortfallOf({ errorKey, data }: Refusal): number | null {
  return errorKey === 'BALANCE_SHORT' && typeof data.lack === 'number' ? data.lack : null;
}

/** A figure that a refusal names as it is now, such as the `amount` of AMOUNT_CHANGED; null where it names none. */
export function figureIn({ data }: Refusal, name: string): number | null {
  const figure = data[name];
  return typeof figure === 'number' ? figure : null;
}
