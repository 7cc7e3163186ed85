import { randomUUID } from 'node:crypto';
import type { RealNameVerifier } from '../../adapters/realName/realName.ts';
import type { Db } from '../../db/client.ts';
import { shanghaiIso } from '../../shared/clock.ts';
import { maskName } from '../../shared/masking.ts';
import { Refusal } from '../../shared/refusal.ts';
import type { SecretBox } from '../../shared/secretBox.ts';
import { realStatuses } from '../../shared/statuses.ts';
import { lockAccount } from '../accounts/accounts.repository.ts';
import { countHit, releaseHit } from '../accounts/counters.ts';
import { isIdCard } from './idCard.ts';
import {
  addCheck,
  type CheckRow,
  checkStatuses,
  countAccountsOf,
  findCheck,
  findProvenName,
  findRealName,
  finishCheck,
  lockIdentity,
  recordRealName,
} from './realName.repository.ts';

const LIFETIME_MS = 30 * 60_000;
const CHECKS_A_DAY = 3;
const DAY_SECONDS = 24 * 3600;
const ACCOUNTS_A_PERSON = 3;
const PURPOSE = 'real_name_check';

const WORDS: Record<number, string> = {
  [realStatuses.none]: '未认证',
  [realStatuses.checking]: '认证中，请在手机上完成认证',
  [realStatuses.verified]: '已认证',
  [realStatuses.failed]: '认证没有通过，请核对后重试',
};

type Dependencies = { db: Db; verifier: RealNameVerifier | null; box: SecretBox; now: () => Date };

/** Verifies an account's holder at the provider: begin, then query until it is decided. */
export function realNameService({ db, verifier, box, now }: Dependencies) {
  /** The running check of the same person, so that repeating costs no attempt. */
  async function running(accountId: number, realName: string, idCard: string): Promise<CheckRow | undefined> {
    const check = await findCheck(db, accountId);
    if (!check || check.status !== checkStatuses.checking || check.expiresAt <= now()) return undefined;
    const same = box.open(check.realName, PURPOSE) === realName && box.open(check.idCard, PURPOSE) === idCard;
    return same ? check : undefined;
  }

  async function state(accountId: number) {
    const row = await findRealName(db, accountId);
    if (!row) throw new Refusal('NOT_FOUND');
    return { ...row, msg: WORDS[row.realStatus] ?? '' };
  }

  async function decide(check: CheckRow, passed: boolean): Promise<void> {
    await db.transaction(async (tx) => {
      await lockAccount(tx, check.accountId);
      await lockIdentity(tx, check.idCardHash);
      const others = await countAccountsOf(tx, check.idCardHash, check.accountId);
      const verified = passed && others < ACCOUNTS_A_PERSON;
      if (!(await finishCheck(tx, check.id, verified))) return;
      // An older failed check is irrelevant to a newer one.
      if (!verified && (await findCheck(tx, check.accountId))?.id !== check.id) return;
      const masked = verified ? maskName(box.open(check.realName, PURPOSE)) : null;
      await recordRealName(
        tx,
        check.accountId,
        verified ? realStatuses.verified : realStatuses.failed,
        masked,
      );
    });
  }

  return {
    /** The verified full name; null before. */
    async provenName(accountId: number): Promise<string | null> {
      const sealed = await findProvenName(db, accountId);
      return sealed === undefined ? null : box.open(sealed, PURPOSE);
    },

    async begin(accountId: number, form: { realName: string; idCard: string }) {
      if (!verifier) throw new Refusal('NOT_CONFIGURED');
      const { realName } = form;
      const idCard = form.idCard.toUpperCase();
      if (!isIdCard(idCard, now())) throw new Refusal('ID_CARD_INVALID');
      if ((await state(accountId)).realStatus === realStatuses.verified) throw new Refusal('REAL_DONE');
      const known = await running(accountId, realName, idCard);
      if (known) return begun(known);
      const idCardHash = box.fingerprint(idCard, PURPOSE);
      if ((await countAccountsOf(db, idCardHash, accountId)) >= ACCOUNTS_A_PERSON)
        throw new Refusal('ID_CARD_LIMIT');
      const counter = `realName:${accountId}`;
      const { hits } = await countHit(db, counter, DAY_SECONDS);
      if (hits > CHECKS_A_DAY) throw new Refusal('REAL_LIMIT');
      const opened = await verifier
        .begin({ realName, idCard, orderNo: randomUUID().replaceAll('-', '') })
        .catch(async (error: unknown) => {
          await releaseHit(db, counter);
          throw error;
        });
      const check = {
        ...opened,
        accountId,
        realName: box.seal(realName, PURPOSE),
        idCard: box.seal(idCard, PURPOSE),
        idCardHash,
        expiresAt: new Date(now().getTime() + LIFETIME_MS),
      };
      await db.transaction(async (tx) => {
        await lockAccount(tx, accountId);
        await addCheck(tx, check);
      });
      return begun(check);
    },

    /** Queries the provider for a running check; a decided one is answered from the database. */
    async confirm(accountId: number, certifyId?: string) {
      if (!verifier) throw new Refusal('NOT_CONFIGURED');
      const check = await findCheck(db, accountId, certifyId);
      if (!check && certifyId !== undefined) throw new Refusal('NOT_FOUND');
      if (check?.status === checkStatuses.checking) {
        const outcome = await verifier.outcome(check.certifyId);
        if (outcome === 'passed') await decide(check, true);
        else if (outcome === 'failed' || check.expiresAt <= now()) await decide(check, false);
      }
      return state(accountId);
    },
  };
}

export type RealNameService = ReturnType<typeof realNameService>;

function begun({ url, certifyId, expiresAt }: Pick<CheckRow, 'url' | 'certifyId' | 'expiresAt'>) {
  return { url, qrCode: url, certifyId, expireAt: shanghaiIso(expiresAt) };
}
