import type { FastifyRequest } from 'fastify';

/** The parameters of a query or of a form body by their names; of a name given twice, the last. */
export type Form = ReadonlyMap<string, string>;

export function queryOf({ raw }: FastifyRequest): Form {
  return new Map(new URLSearchParams(raw.url?.split('?')[1] ?? ''));
}

export function formOf({ body }: FastifyRequest): Form {
  return new Map(new URLSearchParams(typeof body === 'string' ? body : ''));
}

/** The same instant as a clock in Beijing shows it: `2026-01-02 03:04:05`. */
export function beijingTime(at: Date): string {
  return new Date(at.getTime() + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
}

/** Reads what `beijingTime` writes; null for anything else. */
export function fromBeijingTime(text: string): Date | null {
  if (!/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text)) return null;
  const at = new Date(`${text.replace(' ', 'T')}+08:00`);
  return Number.isNaN(at.getTime()) ? null : at;
}
