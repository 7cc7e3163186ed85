import { setTimeout } from 'node:timers/promises';
import { fillDisk, freeDisk } from '../cluster/disks.ts';
import { execute } from '../execute.ts';
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
  about: `SIGSTOP of the ${who} with all its children for ${seconds} s`,
  ...limit,
  async strike({ cluster, note }) {
    const before = await cluster.primary();
    const pids = withChildren(cluster.postmaster(who === 'primary' ? before : await cluster.standby()));
    signalAll(pids, 'SIGSTOP');
    await setTimeout(seconds * 1000);
    signalAll(pids.toReversed(), 'SIGCONT');
    await setTimeout(SETTLED_AFTER_MS);
    if ((await cluster.primary()) === before) note('主库没有换', 'the primary stayed');
    else note('备库已接替', 'the standby took over');
  },
});

export const databaseFaults: Fault[] = [
  {
    name: 'postmaster',
    title: 'kill -9 主库的 postmaster',
    about: 'kill -9 of the primary’s postmaster',
    mostSeconds: 8,
    async strike({ cluster }) {
      signal(cluster.postmaster(await cluster.primary()), 'SIGKILL');
      await setTimeout(10_000);
    },
  },
  {
    name: 'primary',
    title: 'kill -9 主库的 Patroni 与 postmaster，32 秒后才回来',
    about: 'kill -9 of the primary’s Patroni and postmaster, back after 32 s',
    mostSeconds: 25,
    strike: async (struck) => machineAway(struck, await struck.cluster.primary(), PRIMARY_AWAY_MS),
  },
  {
    name: 'standby',
    title: 'kill -9 备库的 Patroni 与 postmaster，15 秒后才回来',
    about: 'kill -9 of the standby’s Patroni and postmaster, back after 15 s',
    mostSeconds: 8,
    strike: async (struck) => machineAway(struck, await struck.cluster.standby(), STANDBY_AWAY_MS),
  },
  frozen({ who: 'primary', seconds: 20 }),
  frozen({ who: 'primary', seconds: 40 }),
  frozen({ who: 'standby', seconds: 30 }),
  {
    name: 'switchover',
    title: '主备切换（patronictl switchover）',
    about: 'switchover',
    mostSeconds: 5,
    async strike({ cluster }) {
      const [from, to] = [await cluster.primary(), await cluster.standby()];
      const config = inFolder('conf', `patroni${from}.yml`);
      const asked = ['switchover', 'chengcang', '--master', `pg${from}`, '--candidate', `pg${to}`, '--force'];
      await execute('patronictl', ['-c', config, ...asked]);
      await setTimeout(5_000);
    },
  },
  {
    name: 'disk',
    title: '备库磁盘写满 25 秒',
    about: 'the standby’s disk is full for 25 s',
    async strike({ cluster, note }) {
      const node = await cluster.standby();
      try {
        await fillDisk(node);
        await setTimeout(DISK_FULL_MS);
        if ((await cluster.standby().catch(() => 0)) === node) note('备库写满后仍在', 'the standby stayed');
        else note('写满的备库退出同步，主库独自继续', 'the standby left, the primary went on alone');
      } finally {
        freeDisk(node);
      }
    },
  },
];
