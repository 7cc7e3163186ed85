import { randomInt } from 'node:crypto';
import { networkOf } from '@chengcang/process';
import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { isDemoRecoveryCode, isDemoSecret } from '../../shared/demoOperators.ts';
import type { OperatorActor } from '../../shared/operatorActor.ts';
import { Refusal } from '../../shared/refusal.ts';
import { clearHits, countAttempt, type LimitKey } from '../accounts/counters.ts';
import { isCommonPassword } from '../accounts/passwords.common.ts';
import { hashSecret, verifySecret } from '../accounts/passwords.ts';
import { recordAudit } from '../audit/record.ts';
import type { OperatorSessionService } from './operatorSessions.service.ts';
import {
  addRecoveryCodes,
  findByName,
  lockOperator,
  type Operator,
  takeRecoveryCode,
} from './operators.repository.ts';
import { newTotpSecret, otpauthUrl, stepOfCode } from './totp.ts';

type Dependencies = { db: Db; operatorSessions: OperatorSessionService; demo: boolean; now: () => Date };
type Credentials = { name: string; password: string; ip: string };
type Proof = { challenge: string; code: string; newPassword?: string; ip: string };

/** What the secrets of authenticators are sealed for. */
export const TOTP_PURPOSE = 'operator.totp';
const CHALLENGE_MINUTES = 5;
const TRIES = 5;
const RECOVERY_CODES = 10;
const TOTP_CODE = /^\d{6}$/;
/** Without letters and digits that look alike. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

const wrongPasswords = (name: string, ip: string): LimitKey => ({
  limit: 'wrongOperatorLogins',
  of: `${name}:${networkOf(ip)}`,
});
const wrongCodes = (operatorId: number): LimitKey => ({
  limit: 'wrongOperatorCodes',
  of: String(operatorId),
});

/** Sign-in of operators: password, then the second factor, which the first sign-in sets up. */
export function operatorLoginService({ db, operatorSessions, demo, now }: Dependencies) {
  /** Takes a code of the authenticator or a recovery code, once. Run while the operator is locked. */
  async function takeCode(tx: Tx, operator: Operator, secret: string, code: string): Promise<boolean> {
    if (!TOTP_CODE.test(code))
      return (demo || !isDemoRecoveryCode(code)) && takeRecoveryCode(tx, operator.id, code);
    const step = stepOfCode(secret, code, now(), operator.totpStep);
    if (step === null) return false;
    await tx.execute(sql`UPDATE operator SET totp_step = ${step} WHERE id = ${operator.id}`);
    return true;
  }

  const secretOf = (operator: Operator) =>
    operator.totpSecret === null ? null : db.box.open(operator.totpSecret, TOTP_PURPOSE);
  /** Whether an operator may sign in at all: those of a demo may not in production. */
  const isActive = (operator: Operator) =>
    operator.status === 1 && (demo || !isDemoSecret(secretOf(operator) ?? ''));

  async function begin({ id, name, passwordIsTemporary, totpSecret }: Operator) {
    const secret = totpSecret === null ? newTotpSecret() : null;
    const sealed = secret && db.box.seal(secret, TOTP_PURPOSE);
    const { rows } = await db.execute<{ id: string }>(sql`
      INSERT INTO operator_challenge (operator_id, totp_secret, expires_at)
      VALUES (${id}, ${sealed}, now() + make_interval(mins => ${CHALLENGE_MINUTES})) RETURNING id`);
    return {
      challenge: String(rows[0]?.id),
      needsPassword: passwordIsTemporary,
      otpauthUrl: secret && otpauthUrl(secret, name),
    };
  }

  /** Counts a try before it is made; a challenge that is over or used up is refused. */
  async function tried(challenge: string): Promise<{ operatorId: number; totpSecret: string | null }> {
    const { rows } = await db.execute<{ operatorId: number; totpSecret: string | null }>(sql`
      UPDATE operator_challenge SET tries = tries + 1 WHERE id = ${challenge} AND tries < ${TRIES} AND expires_at > now()
      RETURNING operator_id AS "operatorId", totp_secret AS "totpSecret"`);
    const [row] = rows;
    if (!row) throw new Refusal('OPERATOR_CHALLENGE');
    return row;
  }

  return {
    /** The same refusal and duration for an unknown name, a wrong password and a disabled operator. */
    async login({ name, password, ip }: Credentials) {
      const limit = wrongPasswords(name, ip);
      const operator = await countAttempt(db, [limit], async () => {
        const found = await findByName(db, name);
        const isRight = await verifySecret(found?.passwordHash ?? null, password);
        return isRight && found && isActive(found) ? found : null;
      });
      if (!operator) throw new Refusal('OPERATOR_LOGIN_WRONG');
      await clearHits(db, limit);
      return begin(operator);
    },

    async prove({ challenge, code, newPassword, ip }: Proof) {
      const { operatorId, totpSecret: offered } = await tried(challenge);
      const passwordHash = newPassword === undefined ? null : await hashSecret(newPassword);
      const opened = await countAttempt(db, [wrongCodes(operatorId)], () =>
        db.transaction(async (tx) => {
          const operator = await lockOperator(tx, operatorId);
          if (!operator || !isActive(operator)) return null;
          const own = secretOf(operator);
          const secret = own ?? (offered && db.box.open(offered, TOTP_PURPOSE));
          // A new authenticator is proven by its own code alone.
          if (!secret || (own === null && !TOTP_CODE.test(code))) return null;
          if (!(await takeCode(tx, operator, secret, code))) return null;
          if (operator.passwordIsTemporary) {
            if (newPassword === undefined || passwordHash === null)
              throw new Refusal('BAD_PARAM', { field: 'newPassword' });
            if (isCommonPassword(newPassword, operator.name)) throw new Refusal('PASSWORD_COMMON');
            if (await verifySecret(operator.passwordHash, newPassword)) throw new Refusal('PASSWORD_SAME');
            await tx.execute(sql`
              UPDATE operator SET password_hash = ${passwordHash}, password_is_temporary = false WHERE id = ${operatorId}`);
          }
          let recoveryCodes: string[] = [];
          if (own === null) {
            recoveryCodes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
            await tx.execute(sql`UPDATE operator SET totp_secret = ${offered} WHERE id = ${operatorId}`);
            await addRecoveryCodes(tx, operatorId, recoveryCodes);
          }
          await tx.execute(sql`DELETE FROM operator_challenge WHERE id = ${challenge}`);
          await tx.execute(sql`UPDATE operator SET last_login_at = now() WHERE id = ${operatorId}`);
          const { name } = operator;
          const detail = { recoveryCode: !TOTP_CODE.test(code), newAuthenticator: own === null };
          const who = { operatorId, name, address: ip };
          await recordAudit(tx, who, { action: 'operator login', target: String(operatorId), detail });
          const session = await operatorSessions.open(tx, operatorId, ip);
          return { ...session, recoveryCodes };
        }),
      );
      if (!opened) throw new Refusal('OPERATOR_CODE_WRONG');
      await clearHits(db, wrongCodes(operatorId));
      return opened;
    },

    /** Takes another code of the authenticator, for what moves money. */
    async proveAgain({ operatorId, sessionId }: OperatorActor, code: string): Promise<Date> {
      const until = await countAttempt(db, [wrongCodes(operatorId)], () =>
        db.transaction(async (tx) => {
          const operator = await lockOperator(tx, operatorId);
          const secret = operator && secretOf(operator);
          if (!operator || !secret || !(await takeCode(tx, operator, secret, code))) return null;
          return operatorSessions.prove(tx, sessionId);
        }),
      );
      if (!until) throw new Refusal('OPERATOR_CODE_WRONG');
      return until;
    },
  };
}

export type OperatorLoginService = ReturnType<typeof operatorLoginService>;

/** Ten letters in two groups: 50 bits. */
function newRecoveryCode(): string {
  const letters = Array.from({ length: 10 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return `${letters.slice(0, 5)}-${letters.slice(5)}`;
}
