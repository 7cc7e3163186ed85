import { eq, sql } from 'drizzle-orm';
import type { WeixinComponentStore } from '../../adapters/shops/weixin/weixinComponent.ts';
import type { Db } from '../../db/client.ts';
import { outsideSecrets } from '../../db/schema/index.ts';
import type { SecretBox } from '../../shared/secretBox.ts';

const TICKET = 'weixin.ticket';
const TOKEN = 'weixin.token';

type WeixinSecrets = WeixinComponentStore & { keepTicket(ticket: string): Promise<void> };

/** What WeChat gave the third-party platform, sealed in the database for all processes. */
export function weixinSecrets({ db, box }: { db: Db; box: SecretBox }): WeixinSecrets {
  async function find(name: string) {
    const [row] = await db.select().from(outsideSecrets).where(eq(outsideSecrets.name, name));
    return row && { text: box.open(row.sealed, name), expiresAt: row.expiresAt };
  }

  async function keep(name: string, text: string, expiresAt: Date | null): Promise<void> {
    const row = { sealed: box.seal(text, name), expiresAt, updatedAt: sql`now()` };
    await db
      .insert(outsideSecrets)
      .values({ name, ...row })
      .onConflictDoUpdate({ target: outsideSecrets.name, set: row });
  }

  return {
    ticket: async () => (await find(TICKET))?.text ?? null,
    keepTicket: (ticket) => keep(TICKET, ticket, null),

    async token() {
      const found = await find(TOKEN);
      return found?.expiresAt ? { token: found.text, expiresAt: found.expiresAt } : null;
    },
    async saveToken(token) {
      if (token) return keep(TOKEN, token.token, token.expiresAt);
      await db.delete(outsideSecrets).where(eq(outsideSecrets.name, TOKEN));
    },
  };
}
