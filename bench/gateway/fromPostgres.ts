import { join } from 'node:path';
import { sessionService } from '../../api/src/modules/accounts/sessions.service.ts';
import { hintOf, newToken } from '../../api/src/modules/tokens/tokenText.ts';
import { sha256 } from '../../api/src/shared/sha256.ts';
import { type DemoDatabase, demoDatabase } from '../support/demoDatabase.ts';
import { Fleet } from '../support/Fleet.ts';
import { freePort } from '../support/freePort.ts';
import { inRounds } from '../support/rounds.ts';
import { goodsFeed, writeManifest } from './goodsFeed.ts';

const inHere = (file: string) => new URL(file, import.meta.url);

/** The api on PostgreSQL, and the gateway in front of it: what people meet. */
export async function fromPostgres(connections: number) {
  await using demo = await demoDatabase({ durable: true, poolSize: 2 });
  await using fleet = new Fleet();
  const { rows } = await demo.pool.query<{ id: number }>('SELECT min(id) AS id FROM account WHERE kind = 1');
  const accountId = rows[0]?.id ?? 0;
  const signIn = async (memberId: number | null) => {
    const { token } = await sessionService(demo.db).open(demo.db, { accountId, memberId });
    return { 'x-token': token };
  };
  const session = await signIn(null);
  const member = await signIn(await addMember(demo, accountId));
  const program = { authorization: `Bearer ${await addToken(demo, accountId)}` };
  const [api, own] = await Promise.all([freePort(), freePort()]);
  const at = (port: number) => `http://127.0.0.1:${port}`;
  const apiProcess = await fleet.start(inHere('../../api/src/server.ts'), [], `${at(api)}/health/ready`, {
    NODE_ENV: 'development',
    API_PORT: String(api),
    DATABASE_URL: demo.url,
    FILES_DIR: join(demo.folder, 'files'),
  });
  const ownProcess = await fleet.start(inHere('../../gateway/src/server.ts'), [], `${at(own)}/health/ready`, {
    GATEWAY_PORT: String(own),
    API_BASE_URL: at(api),
    WEB_DIST: demo.folder,
    PARTNER_DOCUMENTS: writeManifest(demo.folder),
  });
  return await inRounds(
    {
      'REST, public': { target: goodsFeed.wholeRest(at(api)), process: apiProcess },
      'gateway, public': { target: goodsFeed.byId(at(own)), process: ownProcess },
      'REST, signed in': { target: goodsFeed.wholeRest(at(api), session), process: apiProcess },
      'REST, signed in, same fields': { target: goodsFeed.rest(at(api), session), process: apiProcess },
      'gateway, signed in': { target: goodsFeed.byId(at(own), session), process: ownProcess },
      'gateway, as a member': { target: goodsFeed.byId(at(own), member), process: ownProcess },
      'gateway, by token': { target: goodsFeed.byId(at(own), program), process: ownProcess },
    },
    connections,
  );
}

async function addMember({ pool }: DemoDatabase, accountId: number): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(
    `INSERT INTO member (account_id, kind, phone, phone_print, name, role)
     SELECT id, kind, phone, phone_print, '小李', 'viewer' FROM account WHERE id = $1 RETURNING id`,
    [accountId],
  );
  return rows[0]?.id ?? 0;
}

async function addToken({ pool }: DemoDatabase, accountId: number): Promise<string> {
  const token = newToken();
  await pool.query(
    `INSERT INTO api_token (account_id, name, hint, token_hash, scopes, networks, expires_at)
     VALUES ($1, '程序', $2, $3, '{goods:read}', '{}', now() + interval '1 day')`,
    [accountId, hintOf(token), sha256(token)],
  );
  return token;
}
