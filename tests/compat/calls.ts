import { randomUUID } from 'node:crypto';
import type { FastifyInstance, InjectOptions } from 'fastify';

/** One call of REST. `{name}` in its path or body stands for a value that an earlier call kept; `{new}` for a key that nobody has used. */
export interface Call {
  as: 'visitor' | 'buyer' | 'seller';
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  body?: object;
  /** Names for values of the answer's data, by their path: `list.0.id`. */
  keep?: Record<string, string>;
}

export interface Answer {
  http: number;
  code: number;
  data: unknown;
}

export interface RecordedCall extends Call {
  answer: Answer;
}

/** Tokens of the demo's people. */
export type Tokens = Record<'buyer' | 'seller', string>;

/** Makes the calls one after the other; answers in their order. */
export async function runCalls(
  app: FastifyInstance,
  tokens: Tokens,
  calls: readonly Call[],
): Promise<Answer[]> {
  const kept = new Map<string, unknown>();
  const answers: Answer[] = [];
  for (const { as, method, path, body, keep = {} } of calls) {
    const request: InjectOptions = {
      method,
      url: `/api/v1${filled(path, kept)}`,
      headers: as === 'visitor' ? {} : { 'x-token': tokens[as] },
      ...(body ? { payload: filled(body, kept) as object } : {}),
    };
    const response = await app.inject(request);
    const { code, data } = response.json<Answer>();
    for (const [name, where] of Object.entries(keep)) kept.set(name, valueAt(data, where));
    answers.push({ http: response.statusCode, code, data });
  }
  return answers;
}

function filled(value: unknown, kept: ReadonlyMap<string, unknown>): unknown {
  if (Array.isArray(value)) return value.map((one) => filled(one, kept));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, filled(one, kept)]));
  if (typeof value !== 'string') return value;
  const [, whole] = /^\{(\w+)\}$/.exec(value) ?? [];
  return whole
    ? keptValue(whole, kept)
    : value.replace(/\{(\w+)\}/g, (_, name) => String(keptValue(name, kept)));
}

function keptValue(name: string, kept: ReadonlyMap<string, unknown>): unknown {
  if (name === 'new') return randomUUID();
  if (!kept.has(name)) throw new Error(`no call has kept ${name}`);
  return kept.get(name);
}

function valueAt(data: unknown, path: string): unknown {
  return path.split('.').reduce((value, key) => (value as Record<string, unknown> | null)?.[key], data);
}

/** Where `now` lacks what `before` had: a field that is gone, or has another type. What was null or empty promised nothing. */
export function missingIn(before: unknown, now: unknown, path = 'data'): string[] {
  if (before === null || before === undefined) return [];
  if (Array.isArray(before)) {
    if (!Array.isArray(now)) return [`${path}: no list`];
    return before.length > 0 && now.length > 0 ? missingIn(before[0], now[0], `${path}.0`) : [];
  }
  if (typeof before !== 'object') {
    return now === null || typeof now === typeof before
      ? []
      : [`${path}: ${typeof now}, was ${typeof before}`];
  }
  if (typeof now !== 'object' || now === null) return [`${path}: ${String(now)}`];
  return Object.entries(before).flatMap(([key, value]) =>
    key in now
      ? missingIn(value, (now as Record<string, unknown>)[key], `${path}.${key}`)
      : [`${path}.${key}: gone`],
  );
}
