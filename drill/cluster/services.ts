import { HOST, inFolder, members, ports, urlOf } from '../places.ts';
import type { Part } from '../supervisor/Supervisor.ts';

const etcdName = (member: number) => `etcd${member}`;
const peerUrl = (member: number) => urlOf(ports.etcdPeer(member));

export const etcd = (member: number): Part => ({
  name: etcdName(member),
  command: '/usr/bin/etcd',
  args: [
    ...['--name', etcdName(member), '--data-dir', inFolder(etcdName(member))],
    ...[
      '--listen-client-urls',
      urlOf(ports.etcd(member)),
      '--advertise-client-urls',
      urlOf(ports.etcd(member)),
    ],
    ...['--listen-peer-urls', peerUrl(member), '--initial-advertise-peer-urls', peerUrl(member)],
    ...['--initial-cluster', members.map((each) => `${etcdName(each)}=${peerUrl(each)}`).join(',')],
    ...['--initial-cluster-token', 'chengcang', '--initial-cluster-state', 'new'],
    ...['--heartbeat-interval', '100', '--election-timeout', '1000', '--enable-v2=true'],
  ],
});

export const patroni = (node: number): Part => ({
  name: `patroni${node}`,
  command: '/usr/bin/patroni',
  args: [inFolder('conf', `patroni${node}.yml`)],
});

export const haproxy: Part = {
  name: 'haproxy',
  command: '/usr/sbin/haproxy',
  args: ['-db', '-f', inFolder('conf', 'haproxy.cfg')],
};

export const pgbouncer: Part = {
  name: 'pgbouncer',
  command: '/usr/sbin/pgbouncer',
  args: [inFolder('conf', 'pgbouncer.ini')],
};

export const redis: Part = {
  name: 'redis',
  command: '/usr/bin/redis-server',
  args: ['--bind', HOST, '--port', String(ports.redis), '--dir', inFolder('redis'), '--save', ''],
};
