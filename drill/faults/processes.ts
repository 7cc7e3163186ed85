import { setTimeout } from 'node:timers/promises';
import type { Fault } from './fault.ts';

const MACHINE_AWAY_MS = 3_000;

/** kill -9 of one process; whoever supervises starts it again. */
const killed = (name: string, part: string, title: string, mostSeconds: number): Fault => ({
  name,
  title: `kill -9 ${title}`,
  mostSeconds,
  async strike({ cluster }) {
    cluster.supervisor.kill(part);
    await setTimeout(MACHINE_AWAY_MS);
  },
});

export const processFaults: Fault[] = [
  killed('api', 'api1', '一个 api', 2),
  killed('worker', 'worker1', '一个 worker', 2),
  killed('gateway', 'gateway1', '一个 gateway', 2),
  killed('pooler', 'pgbouncer', 'PgBouncer', 5),
  killed('redis', 'redis', 'Redis', 2),
  {
    name: 'etcd',
    title: 'kill -9 etcd 的首领',
    mostSeconds: 1,
    async strike({ cluster }) {
      const name = `etcd${await cluster.etcdLeader()}`;
      cluster.supervisor.hold(name);
      cluster.supervisor.kill(name);
      await setTimeout(12_000);
      cluster.supervisor.release(name);
    },
  },
];
