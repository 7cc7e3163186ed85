import { randomBytes } from 'node:crypto';

/** One identity check, from its opening to its end. */
export type Certification = {
  certifyId: string;
  /** The form key of the page, valid for one decision. */
  formKey: string;
  name: string;
  number: string;
  returnUrl: string | null;
  openedAt: number;
  outcome: 'open' | 'passed' | 'failed';
};

const KEPT = 1_000;
const LIFETIME_MS = 23 * 3_600_000;

/** Keeps the newest checks in memory. A check is valid for 23 hours. */
export function certificationStore(now: () => Date) {
  const kept = new Map<string, Certification>();

  return {
    open(person: Pick<Certification, 'name' | 'number' | 'returnUrl'>): Certification {
      const certification: Certification = {
        ...person,
        certifyId: randomBytes(16).toString('hex'),
        formKey: randomBytes(16).toString('hex'),
        openedAt: now().getTime(),
        outcome: 'open',
      };
      kept.set(certification.certifyId, certification);
      const [oldest] = kept.keys();
      if (oldest !== undefined && kept.size > KEPT) kept.delete(oldest);
      return certification;
    },

    find: (certifyId: unknown) => (typeof certifyId === 'string' ? kept.get(certifyId) : undefined),

    isOver: ({ openedAt }: Certification) => now().getTime() - openedAt > LIFETIME_MS,
  };
}

export type CertificationStore = ReturnType<typeof certificationStore>;
