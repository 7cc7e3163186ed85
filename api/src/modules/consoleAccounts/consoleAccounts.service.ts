import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { shanghaiIso } from '../../shared/clock.ts';
import { asksFor, type Fields } from '../../shared/fields.ts';
import { maskPhone } from '../../shared/masking.ts';
import type { OperatorActor } from '../../shared/operatorActor.ts';
import type { Page } from '../../shared/paging.ts';
import { openPhone } from '../../shared/personalData.ts';
import { Refusal } from '../../shared/refusal.ts';
import { accountKinds, accountStatuses } from '../../shared/statuses.ts';
import { reserve } from '../accounts/counters.ts';
import { type PhoneCodeService, scenes } from '../accounts/phoneCodes.service.ts';
import type { SessionService } from '../accounts/sessions.service.ts';
import { recordAudit, recordReading } from '../audit/record.ts';
import { findEarnedLevel } from '../promotion/league.repository.ts';
import { freezeAccount, thawAccount } from '../shipments/freezing.service.ts';
import { HELD_HOURS } from '../shipments/frozenOrders.service.ts';
import { detailOf, findAccountRow } from './accountDetail.repository.ts';
import { listAccounts } from './consoleAccounts.repository.ts';
import type {
  AccountDetailDto,
  AccountDto,
  AccountsFilter,
  FreezePreviewDto,
  LevelChange,
  NewNote,
  NoteDto,
  Reasoned,
} from './consoleAccounts.schemas.ts';
import { previewFreeze } from './freezePreview.repository.ts';

type Locked = { kind: number; status: number; level: number; phone: string };
type Dependencies = { db: Db; sessions: SessionService; phoneCodes: PhoneCodeService };

const { active: ACTIVE, frozen: FROZEN, closed: CLOSED } = accountStatuses;
const ACCOUNT_FIELDS_READ = [
  'wallet',
  'counts',
  'sessions',
  'members',
  'tokens',
  'notes',
  'lastOrders',
] as const;

/** Accounts as operators see them, and what they do to them. */
export function consoleAccountService({ db, sessions, phoneCodes }: Dependencies) {
  async function lock(tx: Tx, id: number): Promise<Locked> {
    const { rows } = await tx.execute<Locked>(
      sql`SELECT kind, status, level, phone FROM account WHERE id = ${id} FOR UPDATE`,
    );
    const [row] = rows;
    if (!row) throw new Refusal('NOT_FOUND');
    return row;
  }

  /** Moves an account from one state to another; refused where it is in a third by now. */
  function moving(
    { id, reason }: Reasoned,
    who: OperatorActor,
    { action, from, to, move }: Move,
  ): Promise<void> {
    return db.transaction(async (tx) => {
      const { status, kind } = await lock(tx, id);
      if (status !== from) throw new Refusal('ACCOUNT_STATE');
      const { goodsOnSale, goodsToReturn } = await previewFreeze(tx, id, kind, HELD_HOURS);
      await move(tx, id);
      await recordAudit(tx, who, {
        ...{ action, target: String(id), reason },
        detail: { goods: to === FROZEN ? goodsOnSale : goodsToReturn },
        before: { status: from },
        after: { status: to },
      });
    });
  }

  return {
    list: (filter: AccountsFilter, fields: Fields): Promise<Page<AccountDto>> =>
      listAccounts(db, filter, fields),

    /** The page of an account, which is recorded. */
    async find(id: number, who: OperatorActor, fields: Fields): Promise<AccountDetailDto> {
      const row = await findAccountRow(db, id);
      if (!row) throw new Refusal('NOT_FOUND');
      if (ACCOUNT_FIELDS_READ.some((name) => asksFor(fields, name)))
        await recordReading(db, who, { action: 'account read', target: String(id) });
      return detailOf(db, row, fields);
    },

    async preview(id: number): Promise<FreezePreviewDto> {
      const row = await findAccountRow(db, id);
      if (!row) throw new Refusal('NOT_FOUND');
      return previewFreeze(db, id, row.kind, HELD_HOURS);
    },

    /** What a supplier has under way is handled within a minute, by the scheduled job. */
    freeze: (input: Reasoned, who: OperatorActor): Promise<void> =>
      moving(input, who, {
        ...{ action: 'account freeze', from: ACTIVE, to: FROZEN },
        move: (tx, id) => freezeAccount(db, tx, id),
      }),

    thaw: (input: Reasoned, who: OperatorActor): Promise<void> =>
      moving(input, who, { action: 'account thaw', from: FROZEN, to: ACTIVE, move: thawAccount }),

    /** Another level, not below the one whose conditions the buyer meets: that one would come back by itself. */
    async setLevel({ id, level, reason }: LevelChange, who: OperatorActor): Promise<void> {
      await db.transaction(async (tx) => {
        const account = await lock(tx, id);
        if (account.kind !== accountKinds.buyer || account.status === CLOSED || account.level === level)
          throw new Refusal('ACCOUNT_STATE');
        const earned = await findEarnedLevel(tx, id);
        if (level < earned) throw new Refusal('LEVEL_EARNED', { level: earned });
        await tx.execute(sql`UPDATE account SET level = ${level} WHERE id = ${id}`);
        await recordAudit(tx, who, {
          ...{ action: 'account level', target: String(id), reason, detail: { earned } },
          ...{ before: { level: account.level }, after: { level } },
        });
      });
    },

    /** Ends all sessions; answers how many there were. */
    async signOut({ id, reason }: Reasoned, who: OperatorActor): Promise<number> {
      return db.transaction(async (tx) => {
        const account = await lock(tx, id);
        const { sessions: ended } = await previewFreeze(tx, id, account.kind, HELD_HOURS);
        await sessions.closeAll(tx, id, 'operator');
        await recordAudit(tx, who, {
          ...{ action: 'account sign-out', target: String(id), reason, detail: { sessions: ended } },
        });
        return ended;
      });
    },

    /** Sends the account's phone the code by which its person sets a new password; nobody here sees either. */
    async sendReset(
      { id, reason }: Reasoned,
      who: OperatorActor,
    ): Promise<{ phone: string; expireIn: number }> {
      const sealed = await db.transaction(async (tx) => {
        const { status, phone } = await lock(tx, id);
        if (status === CLOSED) throw new Refusal('ACCOUNT_STATE');
        await reserve(tx, { limit: 'operatorMessages', of: String(who.operatorId) });
        await recordAudit(tx, who, { action: 'account reset', target: String(id), reason });
        return phone;
      });
      const phone = openPhone(db.box, sealed);
      const { expireIn } = await phoneCodes.send({ phone, scene: scenes.findPassword, ip: null });
      return { phone: maskPhone(phone), expireIn };
    },

    async addNote({ id, text }: NewNote, who: OperatorActor): Promise<NoteDto> {
      return db.transaction(async (tx) => {
        await lock(tx, id);
        const { rows } = await tx.execute<{ id: number; createdAt: string }>(sql`
          INSERT INTO account_note (account_id, operator_id, text) VALUES (${id}, ${who.operatorId}, ${text.trim()})
          RETURNING id, created_at AS "createdAt"`);
        const [row] = rows;
        if (!row) throw new Error('the note was not written');
        await recordAudit(tx, who, {
          action: 'account note',
          target: String(id),
          detail: { note: row.id },
        });
        return {
          ...{ id: row.id, operator: who.displayName, text: text.trim() },
          createdAt: shanghaiIso(new Date(row.createdAt)),
        };
      });
    },
  };
}

type Move = {
  action: string;
  from: number;
  to: number;
  move: (tx: Tx, id: number) => Promise<void>;
};

export type ConsoleAccountService = ReturnType<typeof consoleAccountService>;
