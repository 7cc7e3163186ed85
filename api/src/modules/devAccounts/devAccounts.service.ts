import { randomBytes, randomInt } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { Refusal } from '../../shared/refusal.ts';
import { tokenScopesOf } from '../../shared/scopes.ts';
import { sha256 } from '../../shared/sha256.ts';
import { addAccount } from '../accounts/accounts.repository.ts';
import { hashSecret } from '../accounts/passwords.ts';
import type { SessionService } from '../accounts/sessions.service.ts';
import { regionOf } from '../areas/areas.ts';
import { DATA_AGREEMENT, type LegalService } from '../legal/legal.service.ts';
import { addSender } from '../senders/senders.repository.ts';
import { addToken } from '../tokens/tokens.repository.ts';
import { hintOf, newToken } from '../tokens/tokenText.ts';

const BUYER = 1;
const NICK_NAME = '测试账号';
/** ¥5,000.00 */
const MONEY = 500_000;
const TOKEN_DAYS = 30;
/** Of a day: whoever shares a demo cannot fill it. */
const MOST = 500;

const SENDER = { name: NICK_NAME, address: '文三路478号', remark: '', isDefault: true };
const SENDER_DISTRICT = '330106';

/** What a developer needs to begin; `password` and `session` are for pages, `token` is for programs. */
export type DevAccountDto = {
  phone: string;
  password: string;
  session: string;
  token: string;
  expiresAt: string;
};

type Dependencies = { db: Db; legal: LegalService; sessions: SessionService };

/** Accounts of developers in a demo: each has one that nobody else signs in to, with money, a sender and a token. */
export function devAccountService({ db, legal, sessions }: Dependencies) {
  return {
    /** @throws Refusal RATE_LIMITED when there were many today */
    async create(): Promise<DevAccountDto> {
      const password = randomBytes(6).toString('hex');
      const passwordHash = await hashSecret(password);
      const token = newToken();
      const texts = [...(await legal.current()), ...(await legal.current(DATA_AGREEMENT))];
      const region = regionOf({ districtCode: SENDER_DISTRICT });
      if (!region) throw new Error(`no such district: ${SENDER_DISTRICT}`);
      return db.transaction(async (tx) => {
        await requireRoom(tx);
        const { id, phone } = await addBuyer(tx, passwordHash);
        await legal.keep(
          tx,
          { accountId: id },
          texts.map((text) => text.id),
        );
        await tx.execute(sql`SELECT give_demo_money(${id}, ${MONEY})`);
        const added = await addToken(tx, {
          ...{ accountId: id, name: NICK_NAME, hint: hintOf(token), tokenHash: sha256(token) },
          ...{ scopes: tokenScopesOf('buyer'), networks: [], dayLimit: MONEY, expiresInDays: TOKEN_DAYS },
        });
        await addSender(tx, id, { ...SENDER, ...region, phone });
        const session = await sessions.open(tx, { accountId: id, memberId: null });
        return { phone, password, session: session.token, token, expiresAt: added.expiresAt };
      });
    },
  };
}

async function requireRoom(tx: Tx): Promise<void> {
  const { rows } = await tx.execute<{ today: number }>(sql`
    SELECT count(*)::int AS today FROM demo_money m JOIN account a ON a.id = m.account_id
     WHERE a.nick_name = ${NICK_NAME} AND m.created_at > now() - interval '1 day'`);
  if ((rows[0]?.today ?? 0) >= MOST) throw new Refusal('RATE_LIMITED');
}

/** With a number of those that no carrier gives out; another one where it is taken. */
async function addBuyer(tx: Tx, passwordHash: string): Promise<{ id: number; phone: string }> {
  for (;;) {
    const phone = `100${randomInt(1e8).toString().padStart(8, '0')}`;
    const account = { kind: BUYER, phone, passwordHash, nickName: NICK_NAME, superId: null } as const;
    const id = await addAccount(tx, account);
    if (id !== undefined) return { id, phone };
  }
}

export type DevAccountService = ReturnType<typeof devAccountService>;
