import { existsSync } from 'node:fs';
import { POSTGRES_BIN } from './places.ts';

/** Debian's packages, each with a program that it brings. */
const PACKAGES: Record<string, string> = {
  'postgresql-15': `${POSTGRES_BIN}/postgres`,
  patroni: '/usr/bin/patroni',
  'python3-etcd': '/usr/lib/python3/dist-packages/etcd/__init__.py',
  'python3-psycopg2': '/usr/lib/python3/dist-packages/psycopg2/__init__.py',
  'etcd-server': '/usr/bin/etcd',
  haproxy: '/usr/sbin/haproxy',
  pgbouncer: '/usr/sbin/pgbouncer',
  'redis-server': '/usr/bin/redis-server',
};

/** Why the drill cannot run here; undefined when it can. */
export function whyNotHere(): string | undefined {
  if (process.platform !== 'linux')
    return '演练只在 Linux 上进行（PostgreSQL、Patroni、etcd 用发行版的软件包）。';
  const missing = Object.entries(PACKAGES).filter(([, file]) => !existsSync(file));
  if (missing.length > 0)
    return `缺少软件包，请先安装：\n  apt-get install --no-install-recommends ${missing.map(([name]) => name).join(' ')}\n装好后停用它们自带的服务：systemctl disable --now postgresql patroni etcd haproxy pgbouncer redis-server`;
  if (process.getuid?.() !== 0)
    return '演练需要 root：它以 postgres 用户运行各服务，冻结其进程，并挂载一个小磁盘。';
}
