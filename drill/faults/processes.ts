import { setTimeout } from 'node:timers/promises';
import type { Fault } from './fault.ts';

const MACHINE_AWAY_MS = 3_000;

/** kill -9 of one process; whoever supervises starts it again. */
const killed = (name: string, part: string, words: [string, string], mostSeconds: number): Fault => ({
  name,
  title: `kill -9 ${words[0]}`,
  about: `kill -9 of ${words[1]}`,
  mostSeconds,
  async strike({ cluster }) {
    cluster.supervisor.kill(part);
    await setTimeout(MACHINE_AWAY_MS);
  },
});

export const processFaults: Fault[] = [
  killed('api', 'api1', ['一个 api', 'an api'], 2),
  killed('worker', 'worker1', ['一个 worker', 'a worker'], 2),
  killed('gateway', 'gateway1', ['一个 gateway', 'a gateway'], 2),
  killed('console', 'console1', ['一个 console', 'a console'], 2),
  killed('pooler', 'pgbouncer', ['PgBouncer', 'PgBouncer'], 5),
  killed('redis', 'redis', ['Redis', 'Redis'], 2),
  {
    name: 'etcd',
    title: 'kill -9 etcd 的首领',
    about: 'kill -9 of etcd’s leader, back after 12 s',
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
