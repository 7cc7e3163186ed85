import { execFileSync } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { fillDisk, freeDisk } from '../cluster/disks.ts';
import { inFolder } from '../places.ts';
import { signal } from '../supervisor/kept.ts';
import { type Fault, type Struck, signalAll, withChildren } from './fault.ts';

const PRIMARY_AWAY_MS = 32_000;
const STANDBY_AWAY_MS = 15_000;
const DISK_FULL_MS = 25_000;
const SETTLED_AFTER_MS = 5_000;

/** A machine with its server goes, and comes back later. */
async function machineAway({ cluster }: Struck, node: number, forMs: number): Promise<void> {
  const name = `patroni${node}`;
  const postmaster = cluster.postmaster(node);
  cluster.supervisor.hold(name);
  cluster.supervisor.kill(name);
  signal(postmaster, 'SIGKILL');
  await setTimeout(forMs);
  cluster.supervisor.release(name);
}

type Frozen = { who: 'primary' | 'standby'; seconds: number; mostSeconds?: number };

/** A server stops with all its children, and goes on as if nothing had been. */
const frozen = ({ who, seconds, ...limit }: Frozen): Fault => ({
  name: who === 'primary' ? `freeze-${seconds}` : 'freeze-standby',
  title: `冻结${who === 'primary' ? '主' : '备'}库全部进程 ${seconds} 秒（SIGSTOP）`,
  ...limit,
  async strike({ cluster, note }) {
    const before = await cluster.primary();
    const pids = withChildren(cluster.postmaster(who === 'primary' ? before : await cluster.standby()));
    signalAll(pids, 'SIGSTOP');
    await setTimeout(seconds * 1000);
    signalAll(pids.toReversed(), 'SIGCONT');
    await setTimeout(SETTLED_AFTER_MS);
    note((await cluster.primary()) === before ? '主库没有换' : '备库已接替');
  },
});

export const databaseFaults: Fault[] = [
  {
    name: 'postmaster',
    title: 'kill -9 主库的 postmaster',
    mostSeconds: 8,
    async strike({ cluster }) {
      signal(cluster.postmaster(await cluster.primary()), 'SIGKILL');
      await setTimeout(10_000);
    },
  },
  {
    name: 'primary',
    title: 'kill -9 主库的 Patroni 与 postmaster，32 秒后才回来',
    mostSeconds: 25,
    strike: async (struck) => machineAway(struck, await struck.cluster.primary(), PRIMARY_AWAY_MS),
  },
  {
    name: 'standby',
    title: 'kill -9 备库的 Patroni 与 postmaster，15 秒后才回来',
    mostSeconds: 8,
    strike: async (struck) => machineAway(struck, await struck.cluster.standby(), STANDBY_AWAY_MS),
  },
  frozen({ who: 'primary', seconds: 20 }),
  frozen({ who: 'primary', seconds: 40 }),
  frozen({ who: 'standby', seconds: 30 }),
  {
    name: 'switchover',
    title: '主备切换（patronictl switchover）',
    mostSeconds: 5,
    async strike({ cluster }) {
      const [from, to] = [await cluster.primary(), await cluster.standby()];
      const config = inFolder('conf', `patroni${from}.yml`);
      const asked = ['switchover', 'chengcang', '--master', `pg${from}`, '--candidate', `pg${to}`, '--force'];
      execFileSync('patronictl', ['-c', config, ...asked], { stdio: 'ignore' });
      await setTimeout(5_000);
    },
  },
  {
    name: 'disk',
    title: '备库磁盘写满 25 秒',
    async strike({ cluster, note }) {
      const node = await cluster.standby();
      fillDisk(node);
      try {
        await setTimeout(DISK_FULL_MS);
        note(
          (await cluster.standby().catch(() => 0)) === node
            ? '备库写满后仍在'
            : '写满的备库退出同步，主库独自继续',
        );
      } finally {
        freeDisk(node);
      }
    },
  },
];
