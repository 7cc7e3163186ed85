import { createChallenge, type Payload, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Db } from '../../db/client.ts';
import { Refusal } from '../../shared/refusal.ts';
import type { SecretBox } from '../../shared/secretBox.ts';
import { countHit } from './counters.ts';

const LIFETIME_SECONDS = 300;
/** PBKDF2 rounds of a derivation. A solver needs 256 derivations on average: a second or two on a phone. */
const COST = 2_000;
const MAX_LEVEL = 8;

type Dependencies = { db: Db; box: SecretBox };

/** Proof of work before a guess is checked: expensive for thousands, negligible for one. */
export function proofOfWorkService({ db, box }: Dependencies) {
  const hmacSignatureSecret = box.fingerprint('challenge', 'proof of work');

  /** Each solution is single use; its use is remembered as long as its challenge is valid. */
  async function isGood(proof: string): Promise<boolean> {
    const payload = readPayload(proof);
    if (!payload) return false;
    const { verified } = await verifySolution({ ...payload, deriveKey, hmacSignatureSecret });
    if (!verified) return false;
    const { hits } = await countHit(db, `proofOfWork:${payload.challenge.signature}`, LIFETIME_SECONDS);
    return hits === 1;
  }

  return {
    /**
     * Uses a proof; `level` multiplies the work of a new challenge.
     * @throws Refusal PROOF_NEEDED, with an ALTCHA `challenge`, when there is no valid proof
     */
    async check(proof: string | undefined, level: number): Promise<void> {
      if (proof !== undefined && (await isGood(proof))) return;
      const challenge = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: COST * Math.max(1, Math.min(MAX_LEVEL, level)),
        deriveKey,
        expiresAt: new Date(Date.now() + LIFETIME_SECONDS * 1000),
        hmacSignatureSecret,
      });
      throw new Refusal('PROOF_NEEDED', {}, { challenge });
    },
  };
}

export type ProofOfWorkService = ReturnType<typeof proofOfWorkService>;

/** The format of ALTCHA's solvers: challenge and solution as Base64 of JSON; null for anything else. */
function readPayload(proof: string): Payload | null {
  try {
    const payload = JSON.parse(Buffer.from(proof, 'base64').toString('utf8')) as Partial<Payload> | null;
    const { challenge, solution } = payload ?? {};
    return typeof challenge?.parameters === 'object' &&
      challenge.parameters !== null &&
      typeof challenge.signature === 'string' &&
      typeof challenge.parameters.expiresAt === 'number' &&
      solution
      ? { challenge, solution }
      : null;
  } catch {
    return null;
  }
}
