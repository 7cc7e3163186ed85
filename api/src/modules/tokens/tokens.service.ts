import { isNetwork } from '@chengcang/process';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../db/client.ts';
import type { Actor } from '../../shared/actor.ts';
import { Refusal } from '../../shared/refusal.ts';
import { scopeNameOf, tokenScopesOf } from '../../shared/scopes.ts';
import { sha256 } from '../../shared/sha256.ts';
import { scenes } from '../accounts/phoneCodes.service.ts';
import type { StepUpService } from '../accounts/stepUp.service.ts';
import type { LegalService } from '../legal/legal.service.ts';
import { addToken, listTokens, lockAndCount, revokeToken } from './tokens.repository.ts';
import { type ApiTokenDto, type CreatedTokenDto, type CreateToken, MAX_TOKENS } from './tokens.schemas.ts';
import { hintOf, newToken } from './tokenText.ts';

type Dependencies = {
  db: Db;
  stepUp: StepUpService;
  legal: LegalService;
  log: Pick<FastifyBaseLogger, 'info'>;
};

/** Tokens of programs, as their account manages them. */
export function tokenService({ db, stepUp, legal, log }: Dependencies) {
  return {
    list: async ({ accountId, kind }: Actor) => ({
      list: await listTokens(db, accountId),
      grantable: tokenScopesOf(kind).map((scope) => ({ scope, name: scopeNameOf(scope, kind) })),
    }),

    /**
     * A new token; its text is answered this once.
     * @throws Refusal BAD_PARAM for scopes of the other kind, a limit without payments or the other way round, and what is
     *   no address; CONSENT_NEEDED and CONSENT_CHANGED with receivers:read; TOKEN_MAX; those of a second proof
     */
    async create(actor: Actor, { ip, ...input }: CreateToken & { ip: string }): Promise<CreatedTokenDto> {
      const { accountId } = actor;
      const { name, scopes, networks = [], dayLimit = null, expiresInDays } = input;
      const grantable = tokenScopesOf(actor.kind);
      if (!scopes.every((scope) => grantable.includes(scope)))
        throw new Refusal('BAD_PARAM', { field: 'scopes' });
      if (!networks.every(isNetwork)) throw new Refusal('BAD_PARAM', { field: 'networks' });
      if (scopes.includes('orders:pay') !== (dayLimit !== null))
        throw new Refusal('BAD_PARAM', { field: 'dayLimit' });
      const agreed = scopes.includes('receivers:read') ? await legal.dataAgreement(input.agreement) : [];
      const { password, phoneCode, proof } = input;
      await stepUp.prove(actor, { password, phoneCode, proof, scene: scenes.token, ip });
      const token = newToken();
      const added = await db.transaction(async (tx) => {
        if ((await lockAndCount(tx, accountId)) >= MAX_TOKENS)
          throw new Refusal('TOKEN_MAX', { max: MAX_TOKENS });
        await legal.keep(tx, { accountId }, agreed);
        return addToken(tx, {
          ...{ accountId, name: name.trim(), hint: hintOf(token), tokenHash: sha256(token) },
          ...{
            scopes: grantable.filter((scope) => scopes.includes(scope)),
            networks,
            dayLimit,
            expiresInDays,
          },
        });
      });
      log.info({ accountId, tokenId: added.id, scopes: added.scopes }, 'a token was created');
      return { ...added, token };
    },

    /** Ends a token at once, everywhere; fine where it has ended. */
    async revoke({ accountId }: Actor, id: number): Promise<ApiTokenDto> {
      const revoked = await revokeToken(db, accountId, id);
      if (!revoked) throw new Refusal('NOT_FOUND');
      log.info({ accountId, tokenId: id }, 'a token was revoked');
      return revoked;
    },
  };
}

export type TokenService = ReturnType<typeof tokenService>;
