import type { Platform } from '../../../graphql/generated/graphql.ts';

/** A shop to be bound; with a name, the bound one that is to be renewed. */
export interface Binding {
  platform: Platform;
  shopName: string | null;
}

/** When a bound shop was authorised last. */
export interface Bound {
  id: number;
  authAt: string;
}

/** The message of the authorisation page to the window that opened it. */
export interface BindingAnswer {
  ok: boolean;
  /** Chinese text for the person. */
  msg: string;
}

/** Reads what another window has posted; null for anything else. */
export function readAnswer(data: unknown): BindingAnswer | null {
  if (typeof data !== 'object' || data === null) return null;
  const { type, ok, msg } = data as Record<string, unknown>;
  if (type !== 'shop.authorised' || typeof ok !== 'boolean') return null;
  return { ok, msg: typeof msg === 'string' ? msg : '' };
}

/** Whether a shop was bound or renewed between two readings. */
export function wasBound(before: readonly Bound[], now: readonly Bound[]): boolean {
  const known = new Map(before.map(({ id, authAt }) => [id, authAt]));
  return now.some(({ id, authAt }) => known.get(id) !== authAt);
}
