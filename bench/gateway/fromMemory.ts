import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tailcallProgram, writeTailcallConfig } from '../peers/tailcall.ts';
import { Fleet } from '../support/Fleet.ts';
import { freePort } from '../support/freePort.ts';
import { inRounds, type Rounds, type Variant } from '../support/rounds.ts';
import { fields, goodsFeed, writeManifest } from './goodsFeed.ts';

const inHere = (file: string) => new URL(file, import.meta.url);
/** Whatever comes with a session is asked of REST every time. */
const SESSION = { 'x-token': 'a-token-of-the-benchmark' };

export type FromMemory = {
  /** Over as many connections as are usual, and over many. */
  usual: Record<string, Rounds>;
  many: Record<string, Rounds>;
};

/** Everything over a REST service that answers from memory: what the graph itself costs. */
export async function fromMemory(connections: { usual: number; many: number }): Promise<FromMemory> {
  const folder = mkdtempSync(join(tmpdir(), 'chengcang-bench-'));
  await using fleet = new Fleet();
  const ports = await Promise.all(Array.from({ length: 7 }, freePort));
  const [rest = 0, own = 0, open = 0, stock = 0, hive = 0, tailcall = 0, wholeTailcall = 0] = ports;
  const at = (port: number) => `http://127.0.0.1:${port}`;
  const restProcess = await fleet.start(inHere('upstream.ts'), [String(rest)], `${at(rest)}/health/ready`);
  const gateway = (port: number, env: Record<string, string>) =>
    fleet.start(inHere('../../gateway/src/server.ts'), [], `${at(port)}/health/ready`, {
      GATEWAY_PORT: String(port),
      API_BASE_URL: at(rest),
      WEB_DIST: folder,
      ...env,
    });
  const ownProcess = await gateway(own, { PARTNER_DOCUMENTS: writeManifest(folder) });
  // Texts are taken outside production alone.
  const openProcess = await gateway(open, { NODE_ENV: 'development' });
  const peer = (file: string, port: number) =>
    fleet.start(inHere(`../peers/${file}`), [String(port), at(rest)], `${at(port)}/graphql`);
  const stockProcess = await peer('stockApollo.ts', stock);
  const hiveProcess = await peer('hiveGateway.ts', hive);
  const program = tailcallProgram();
  const native = async (port: number, asked: string): Promise<Variant | undefined> =>
    program === undefined
      ? undefined
      : {
          target: goodsFeed.byTailcall(at(port)),
          process: await fleet.startProgram(
            program,
            ['start', writeTailcallConfig(folder, { port, apiBaseUrl: at(rest), fields: asked })],
            at(port),
          ),
        };
  const narrow = await native(tailcall, fields);
  const whole = await native(wholeTailcall, '');
  const plain = { target: goodsFeed.rest(at(rest)), process: restProcess };
  const signedIn = { target: goodsFeed.byId(at(own), SESSION), process: ownProcess };
  try {
    return {
      usual: await inRounds(
        {
          'plain REST': plain,
          'gateway, signed in': signedIn,
          'gateway, signed in, by text': {
            target: goodsFeed.byText(at(open), SESSION),
            process: openProcess,
          },
          'gateway, public': { target: goodsFeed.byId(at(own)), process: ownProcess },
          ...(narrow && { Tailcall: narrow }),
          'plain REST, whole list': { target: goodsFeed.wholeRest(at(rest)), process: restProcess },
          ...(whole && { 'Tailcall, whole list': whole }),
          'stock Apollo Server': { target: goodsFeed.byText(at(stock)), process: stockProcess },
          'Hive Gateway': { target: goodsFeed.ofContract(at(hive)), process: hiveProcess },
        } as Record<string, Variant>,
        connections.usual,
      ),
      many: await inRounds(
        {
          'plain REST': plain,
          'gateway, signed in': signedIn,
          ...(narrow && { Tailcall: narrow }),
        } as Record<string, Variant>,
        connections.many,
      ),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
