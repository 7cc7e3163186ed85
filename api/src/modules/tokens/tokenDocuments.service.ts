import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../db/client.ts';
import type { Actor } from '../../shared/actor.ts';
import { Refusal } from '../../shared/refusal.ts';
import { sha256 } from '../../shared/sha256.ts';
import {
  addDocuments,
  findDocument,
  listDocuments,
  lockToken,
  measureDocuments,
  removeDocuments,
  removeEnded,
} from './tokenDocuments.repository.ts';
import {
  MAX_CHARACTERS,
  MAX_DOCUMENTS,
  type NewDocument,
  type TokenDocumentDto,
} from './tokenDocuments.schemas.ts';

type Dependencies = { db: Db; log: Pick<FastifyBaseLogger, 'info'> };

/**
 * Operations that a token sends by their ids. What the graph takes its gateways know: they examine a document when it is
 * registered, and again before it is executed.
 */
export function tokenDocumentService({ db, log }: Dependencies) {
  return {
    /** Of the token that asks; a person sees those of all tokens of the account. */
    list: (actor: Actor): Promise<TokenDocumentDto[]> => listDocuments(db, actor),

    /**
     * Adds documents, all or none.
     * @throws Refusal BAD_PARAM for a hash that is another text's, DOCUMENT_MAX, TOKENS_ONLY
     */
    async register(actor: Actor, documents: readonly NewDocument[]): Promise<TokenDocumentDto[]> {
      const tokenId = tokenOf(actor);
      if (documents.some(({ hash, body }) => sha256(body) !== hash))
        throw new Refusal('BAD_PARAM', { field: 'documents' });
      const list = await db.transaction(async (tx) => {
        if (!(await lockToken(tx, tokenId))) throw new Refusal('TOKEN_INVALID');
        await addDocuments(tx, tokenId, documents);
        const { count, characters } = await measureDocuments(tx, tokenId);
        if (count > MAX_DOCUMENTS || characters > MAX_CHARACTERS)
          throw new Refusal('DOCUMENT_MAX', { max: MAX_DOCUMENTS, characters: MAX_CHARACTERS });
        return listDocuments(tx, actor);
      });
      log.info(
        { accountId: actor.accountId, tokenId, documents: documents.length },
        'documents were registered',
      );
      return list;
    },

    /** Removes those that are there, and answers what is left. */
    async remove(actor: Actor, hashes: readonly string[]): Promise<TokenDocumentDto[]> {
      await removeDocuments(db, tokenOf(actor), hashes);
      return listDocuments(db, actor);
    },

    find: (sought: { token: string; hash: string }): Promise<NewDocument | null> => findDocument(db, sought),
    removeEnded: (): Promise<void> => removeEnded(db),
  };
}

function tokenOf({ token }: Actor): number {
  if (!token) throw new Refusal('TOKENS_ONLY');
  return token.id;
}

export type TokenDocumentService = ReturnType<typeof tokenDocumentService>;
