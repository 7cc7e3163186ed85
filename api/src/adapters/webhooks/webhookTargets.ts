import { type LookupAddress, lookup as resolve } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { isLoopback, isPublicAddress } from './publicAddress.ts';

/** Where messages may go, besides by https to the internet. Production allows neither. */
export type TargetRules = {
  /** Without TLS. */
  allowsHttp: boolean;
  /** To addresses of this machine, for trying out. */
  allowsThisMachine: boolean;
};

export type TargetProblem = 'url' | 'scheme' | 'credentials' | 'port' | 'address';

const PORTS = [80, 443];
const FIRST_FREE_PORT = 1024;

/** What is wrong with the address of an endpoint as it is written; null where nothing is. What a name resolves to is looked at by each request. */
export function targetProblem(text: string, rules: TargetRules): TargetProblem | null {
  const url = URL.parse(text);
  if (!url) return 'url';
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && rules.allowsHttp)) return 'scheme';
  if (url.username !== '' || url.password !== '') return 'credentials';
  const port = Number(url.port || (url.protocol === 'https:' ? 443 : 80));
  if (!PORTS.includes(port) && port < FIRST_FREE_PORT) return 'port';
  const host = hostOf(url);
  if (isIP(host) !== 0 && !mayReach(host, rules)) return 'address';
  if (/(^|\.)localhost\.?$/.test(host) && !rules.allowsThisMachine) return 'address';
  return null;
}

/** The name or IP address of a URL, as a connection is made to it. */
function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '');
}

function mayReach(address: string, { allowsThisMachine }: TargetRules): boolean {
  return isPublicAddress(address) || (allowsThisMachine && isLoopback(address));
}

/** Refused before a connection is made. */
export class TargetRefused extends Error {}

/**
 * The look-up of a connection, which goes to what it answers and looks nothing up again: a name that leads to one address that
 * may not be reached leads nowhere. Addresses in place of names are never looked up: `targetProblem` judges those.
 */
export function guardedLookup(rules: TargetRules, lookup: typeof resolve = resolve): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error: Error | null, addresses: LookupAddress[]) => {
      if (error) return callback(error, '', 0);
      const [first] = addresses;
      if (!first || !addresses.every(({ address }) => mayReach(address, rules)))
        return callback(new TargetRefused('not an address of the internet'), '', 0);
      if (options.all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };
}
