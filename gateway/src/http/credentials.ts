import type { FastifyRequest } from 'fastify';

/** What a request shows of who sends it: the session of a person, or the token of a program; an empty text for visitors. */
export type Credential = { kind: 'session' | 'token'; text: string };

/** A program says `Authorization: Bearer`, a person `x-token`; who says both is the program. */
export function credentialOf({ headers }: Pick<FastifyRequest, 'headers'>): Credential {
  const [, bearer] = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '') ?? [];
  if (bearer !== undefined) return { kind: 'token', text: bearer };
  const token = headers['x-token'];
  return { kind: 'session', text: typeof token === 'string' ? token : '' };
}

/** The headers that show it to the back end. */
export function headersOf({ kind, text }: Credential): Record<string, string> {
  if (text === '') return {};
  return kind === 'token' ? { authorization: `Bearer ${text}` } : { 'x-token': text };
}
