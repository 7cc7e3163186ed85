import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { copies, folder, HOST, inFolder, members, POSTGRES_BIN, ports } from '../places.ts';
import { postgres } from '../supervisor/Supervisor.ts';

const password = () => randomBytes(18).toString('base64url');

export type Passwords = Record<'app' | 'superuser' | 'replicator' | 'rewinder', string>;

/** Writes the configuration of every service below the folder. Passwords are made anew each time. */
export function writeConfiguration(nodes: readonly number[]): Passwords {
  const passwords = { app: password(), superuser: password(), replicator: password(), rewinder: password() };
  for (const name of ['', 'conf', 'run', 'log', 'files', 'archive', 'keys', 'redis', 'restored'])
    own(inFolder(name));
  for (const member of members) own(inFolder(`etcd${member}`));
  for (const node of nodes)
    write(
      `patroni${node}.yml`,
      filled('patroni.yml', {
        NODE: String(node),
        REST: String(ports.patroni(node)),
        PORT: String(ports.postgres(node)),
        BIN: POSTGRES_BIN,
        ETCD: members.map((member) => `${HOST}:${ports.etcd(member)}`).join(','),
        APP_PASSWORD: passwords.app,
        SUPER_PASSWORD: passwords.superuser,
        REPLICATOR_PASSWORD: passwords.replicator,
        REWINDER_PASSWORD: passwords.rewinder,
      }).replace('synchronous_mode_strict: false', `synchronous_mode_strict: ${nodes.length > 2}`),
    );
  const lines = (list: readonly number[], line: (one: number) => string) => list.map(line).join('\n');
  write(
    'haproxy.cfg',
    filled('haproxy.cfg', {
      WRITE: String(ports.write),
      API_FRONT: String(ports.apiFront),
      GATEWAY_FRONT: String(ports.gatewayFront),
      CONSOLE_FRONT: String(ports.consoleFront),
      DATABASES: lines(
        nodes,
        (n) => `    server pg${n} ${HOST}:${ports.postgres(n)} check port ${ports.patroni(n)}`,
      ),
      APIS: lines(copies, (n) => `    server api${n} ${HOST}:${ports.api(n)} check`),
      GATEWAYS: lines(copies, (n) => `    server gateway${n} ${HOST}:${ports.gateway(n)} check`),
      CONSOLES: lines(copies, (n) => `    server console${n} ${HOST}:${ports.console(n)} check`),
    }),
  );
  write(
    'pgbouncer.ini',
    filled('pgbouncer.ini', { WRITE: String(ports.write), POOLER: String(ports.pooler) }),
  );
  write('users.txt', `"chengcang" "${passwords.app}"\n`);
  write('archive.sh', filled('archive.sh', {}));
  return passwords;
}

function filled(template: string, values: Record<string, string>): string {
  const text = readFileSync(new URL(`./templates/${template}`, import.meta.url), 'utf8');
  return Object.entries({ FOLDER: folder, ...values }).reduce(
    (done, [name, value]) => done.replaceAll(`@${name}@`, value),
    text,
  );
}

function write(name: string, text: string): void {
  const file = inFolder('conf', name);
  writeFileSync(file, text, { mode: 0o600 });
  chownSync(file, postgres.uid, postgres.gid);
}

/** A folder of the services. */
export function own(path: string): void {
  mkdirSync(path, { recursive: true });
  chmodSync(path, 0o700);
  chownSync(path, postgres.uid, postgres.gid);
}
