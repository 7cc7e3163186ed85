import type { IncomingHttpHeaders } from 'node:http';

/** How a caller shows who it is: a person by a session, a program by a token. */
export type Credential = { kind: 'session' | 'token'; text: string };

/**
 * What a request shows of who sends it; null for visitors. A program says `Authorization: Bearer`, a person `x-token`; who
 * says both is the program.
 */
export function credentialOf({
  authorization = '',
  'x-token': session,
}: IncomingHttpHeaders): Credential | null {
  const [, bearer] = /^Bearer +(\S+)$/i.exec(authorization) ?? [];
  if (bearer !== undefined) return { kind: 'token', text: bearer };
  return typeof session === 'string' && session !== '' ? { kind: 'session', text: session } : null;
}

/** The headers that show it to another service. */
export function credentialHeaders({ kind, text }: Credential): Record<string, string> {
  return kind === 'token' ? { authorization: `Bearer ${text}` } : { 'x-token': text };
}
