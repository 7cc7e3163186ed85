import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Fleet } from '../support/Fleet.ts';
import { freePort } from '../support/freePort.ts';
import { inRounds } from '../support/rounds.ts';
import { goodsFeed, writeManifest } from './goodsFeed.ts';

const inHere = (file: string) => new URL(file, import.meta.url);
/** Whatever comes with a session is asked of REST every time. */
const SESSION = { 'x-token': 'a-token-of-the-benchmark' };

/** Everything over a REST service that answers from memory: what the graph itself costs. */
export async function fromMemory(connections: number) {
  const folder = mkdtempSync(join(tmpdir(), 'chengcang-bench-'));
  await using fleet = new Fleet();
  const [rest, own, open, stock, hive] = await Promise.all(Array.from({ length: 5 }, freePort));
  const at = (port: number | undefined) => `http://127.0.0.1:${port}`;
  const restProcess = await fleet.start(inHere('upstream.ts'), [String(rest)], `${at(rest)}/health/ready`);
  const gateway = (port: number | undefined, env: Record<string, string>) =>
    fleet.start(inHere('../../gateway/src/server.ts'), [], `${at(port)}/health/ready`, {
      GATEWAY_PORT: String(port),
      API_BASE_URL: at(rest),
      WEB_DIST: folder,
      ...env,
    });
  const ownProcess = await gateway(own, { PARTNER_DOCUMENTS: writeManifest(folder) });
  // Texts are taken outside production alone.
  const openProcess = await gateway(open, { NODE_ENV: 'development' });
  const peer = (file: string, port: number | undefined) =>
    fleet.start(inHere(`../peers/${file}`), [String(port), at(rest)], `${at(port)}/graphql`);
  const stockProcess = await peer('stockApollo.ts', stock);
  const hiveProcess = await peer('hiveGateway.ts', hive);
  try {
    return await inRounds(
      {
        'plain REST': { target: goodsFeed.rest(at(rest)), process: restProcess },
        'gateway, signed in': { target: goodsFeed.byId(at(own), SESSION), process: ownProcess },
        'gateway, signed in, by text': { target: goodsFeed.byText(at(open), SESSION), process: openProcess },
        'gateway, public': { target: goodsFeed.byId(at(own)), process: ownProcess },
        'stock Apollo Server': { target: goodsFeed.byText(at(stock)), process: stockProcess },
        'Hive Gateway': { target: goodsFeed.ofContract(at(hive)), process: hiveProcess },
      },
      connections,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
