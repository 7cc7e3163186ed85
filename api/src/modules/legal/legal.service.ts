import type { Db, Queryable } from '../../db/client.ts';
import { Refusal } from '../../shared/refusal.ts';
import { addAnswers, findConsents, findCurrent } from './legal.repository.ts';
import type { ConsentDto, ConsentGiven } from './legal.schemas.ts';

/** What people agree to, and who has. */
export function legalService(db: Db) {
  return {
    current: () => findCurrent(db),
    consents: (accountId: number) => findConsents(db, accountId),

    /**
     * The texts that somebody who registers has agreed to, by their ids.
     * @throws Refusal CONSENT_NEEDED without an agreement, CONSENT_CHANGED when another version was read
     */
    async agreedTo(input: ConsentGiven | undefined): Promise<number[]> {
      if (!input) throw new Refusal('CONSENT_NEEDED');
      const texts = await findCurrent(db);
      const versions = texts.map(({ version }) => version);
      if (versions.join('\n') !== [input.terms, input.privacy].join('\n')) {
        const [terms = '', privacy = ''] = versions;
        throw new Refusal('CONSENT_CHANGED', {}, { terms, privacy });
      }
      return texts.map(({ id }) => id);
    },

    /** Keeps the agreement of an account that is being made. */
    async keep(tx: Queryable, accountId: number, ids: readonly number[]): Promise<void> {
      await addAnswers(tx, accountId, { ids, agreed: true });
    },

    /** Keeps what somebody who is signed in answers to versions that hold. */
    async answer(accountId: number, answer: { ids: number[]; agreed: boolean }): Promise<ConsentDto[]> {
      await db.transaction(async (tx) => {
        if ((await addAnswers(tx, accountId, answer)) !== answer.ids.length) throw new Refusal('NOT_FOUND');
      });
      return findConsents(db, accountId);
    },
  };
}

export type LegalService = ReturnType<typeof legalService>;
