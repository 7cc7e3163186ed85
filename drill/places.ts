import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const project = fileURLToPath(new URL('..', import.meta.url));

/** All that the drill keeps lies below it. */
export const folder = process.env.DRILL_DIR || join(tmpdir(), 'chengcang-drill');
export const inFolder = (...parts: string[]) => join(folder, ...parts);

export const HOST = '127.0.0.1';
/** All listen on this machine only. */
export const ports = {
  etcd: (member: number) => 27010 + member,
  etcdPeer: (member: number) => 27020 + member,
  patroni: (node: number) => 27030 + node,
  postgres: (node: number) => 27040 + node,
  restored: 27049,
  write: 27050,
  pooler: 27051,
  redis: 27052,
  simulators: 27053,
  apiFront: 27060,
  gatewayFront: 27061,
  consoleFront: 27062,
  api: (copy: number) => 27070 + copy,
  gateway: (copy: number) => 27080 + copy,
  console: (copy: number) => 27085 + copy,
  metrics: { api: 27090, gateway: 27093, worker: 27096, console: 27100 },
};

export const urlOf = (port: number) => `http://${HOST}:${port}`;
export const members = [1, 2, 3];
export const copies = [1, 2];
export const POSTGRES_BIN = '/usr/lib/postgresql/15/bin';
