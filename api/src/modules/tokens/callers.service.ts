import type { Credential } from '@chengcang/process';
import type { Actor } from '../../shared/actor.ts';
import { sha256 } from '../../shared/sha256.ts';
import type { SessionService } from '../accounts/sessions.service.ts';
import type { TokenCallService } from './tokenCalls.service.ts';

type Dependencies = { sessions: SessionService; tokenCalls: TokenCallService };

/** Who calls, whether a person or a program. */
export function callerService({ sessions, tokenCalls }: Dependencies) {
  return {
    /** @throws Refusal of what is not in force */
    find: ({ kind, text }: Credential, address: string): Promise<Actor> =>
      kind === 'token' ? tokenCalls.find(text, address) : sessions.find(text),

    /** Of these the ones in force, by their texts. Extends none of them. */
    async live(credentials: readonly Credential[]): Promise<Set<string>> {
      const textsOf = (kind: Credential['kind']) =>
        credentials.filter((each) => each.kind === kind).map(({ text }) => text);
      const tokens = textsOf('token');
      const live = await sessions.live(textsOf('session'));
      if (tokens.length === 0) return live;
      const accounts = await tokenCalls.accountsOf(tokens.map(sha256));
      return new Set([...live, ...tokens.filter((token) => accounts.has(sha256(token)))]);
    },

    /** The accounts of sessions and tokens in force by the SHA-256 of their texts, in hexadecimal. */
    async accountsOf(digests: readonly string[]): Promise<Map<string, number>> {
      const [ofSessions, ofTokens] = await Promise.all([
        sessions.accountsOf(digests),
        tokenCalls.accountsOf(digests),
      ]);
      return new Map([...ofSessions, ...ofTokens]);
    },
  };
}

export type CallerService = ReturnType<typeof callerService>;
