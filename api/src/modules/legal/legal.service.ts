import type { Db, Queryable } from '../../db/client.ts';
import { Refusal } from '../../shared/refusal.ts';
import { type Answering, addAnswers, findConsents, findCurrent } from './legal.repository.ts';
import type { ConsentDto, ConsentGiven } from './legal.schemas.ts';

/** 数据处理协议, asked of who lets a program read receivers. */
export const DATA_AGREEMENT = 3;

/** Legal texts and consents. */
export function legalService(db: Db) {
  return {
    current: (kind?: number) => findCurrent(db, kind),
    consents: (who: Answering) => findConsents(db, who),

    /**
     * Checks the consents of a registration by the ids of the texts.
     * @throws Refusal CONSENT_NEEDED without a consent, CONSENT_CHANGED when another version was read
     */
    async agreedTo(input: ConsentGiven | undefined): Promise<number[]> {
      if (!input) throw new Refusal('CONSENT_NEEDED', { texts: '《用户协议》和《隐私政策》' });
      const texts = await findCurrent(db);
      const versions = texts.map(({ version }) => version);
      if (versions.join('\n') !== [input.terms, input.privacy].join('\n')) {
        const [terms = '', privacy = ''] = versions;
        throw new Refusal('CONSENT_CHANGED', {}, { terms, privacy });
      }
      return texts.map(({ id }) => id);
    },

    /**
     * Checks the version of 数据处理协议 that somebody agrees to.
     * @throws Refusal CONSENT_NEEDED without one, CONSENT_CHANGED when another one holds
     */
    async dataAgreement(version: string | undefined): Promise<number[]> {
      const [text] = await findCurrent(db, DATA_AGREEMENT);
      if (version === undefined || !text) throw new Refusal('CONSENT_NEEDED', { texts: '《数据处理协议》' });
      if (text.version !== version) throw new Refusal('CONSENT_CHANGED', {}, { agreement: text.version });
      return [text.id];
    },

    /** Stores the consents of whoever is new, or of a step that needs one. */
    async keep(tx: Queryable, who: Answering, ids: readonly number[]): Promise<void> {
      await addAnswers(tx, who, { ids, agreed: true });
    },

    /** Stores the answers of whoever is signed in to current versions. */
    async answer(who: Answering, answer: { ids: number[]; agreed: boolean }): Promise<ConsentDto[]> {
      await db.transaction(async (tx) => {
        if ((await addAnswers(tx, who, answer)) !== answer.ids.length) throw new Refusal('NOT_FOUND');
      });
      return findConsents(db, who);
    },
  };
}

export type LegalService = ReturnType<typeof legalService>;
