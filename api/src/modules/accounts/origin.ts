import { networkOf } from '@chengcang/process';
import type { FastifyRequest } from 'fastify';

/** Where a session was opened, for whoever looks after the account: neither an address nor the header of a browser. */
export type Origin = { network: string; device: string; onPhone: boolean };

export const NOWHERE: Origin = { network: '', device: '', onPhone: false };

/** Tablets, which hold what a computer shows, count as computers. */
const PHONE = /iPhone|iPod|Android.*Mobile|HarmonyOS.*Mobile|Windows Phone/i;

/** The first that occurs: browsers name those that they descend from behind themselves. */
const BROWSERS = [
  ['MicroMessenger', '微信'],
  ['Edg', 'Edge'],
  ['Firefox', 'Firefox'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const;
const SYSTEMS = [
  ['Windows', 'Windows'],
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Mac OS', 'macOS'],
  ['Linux', 'Linux'],
] as const;

export function originOf({ ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>): Origin {
  const agent = headers['user-agent'] ?? '';
  return { network: maskedNetwork(ip), device: deviceOf(agent), onPhone: PHONE.test(agent) };
}

/** 203.0.113.*, 2001:db8:1:*; empty where it is no address. */
function maskedNetwork(ip: string): string {
  const network = networkOf(ip);
  if (network === 'unknown') return '';
  return network.includes(':') ? `${network.split(':').slice(0, 3).join(':')}:*` : `${network}.*`;
}

function deviceOf(agent: string): string {
  const nameIn = (names: typeof BROWSERS | typeof SYSTEMS) =>
    names.find(([part]) => agent.includes(part))?.[1];
  return [nameIn(BROWSERS), nameIn(SYSTEMS)].filter(Boolean).join(' · ');
}
