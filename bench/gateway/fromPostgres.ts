import { join } from 'node:path';
import { sessionService } from '../../api/src/modules/accounts/sessions.service.ts';
import { demoDatabase } from '../support/demoDatabase.ts';
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
  const { token } = await sessionService(demo.db).open(demo.db, {
    accountId: rows[0]?.id ?? 0,
    memberId: null,
  });
  const session = { 'x-token': token };
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
    },
    connections,
  );
}
