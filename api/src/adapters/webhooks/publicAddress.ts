import ipaddr from 'ipaddr.js';

/** Public by its number, and answered by the platform of a cloud to its own machines. */
const OF_CLOUDS: readonly [network: string, bits: number][] = [['168.63.129.16', 32]];
/** What is given to networks of the internet; what is outside of it is reserved. */
const GLOBAL_V6: [ipaddr.IPv6, number] = [ipaddr.IPv6.parse('2000::'), 3];

/**
 * Whether an IP address is one of the internet that everybody reaches alike: neither private, of this machine, of the link,
 * shared (CGNAT), multicast or reserved, nor an IPv6 address that stands for an IPv4 one.
 */
export function isPublicAddress(text: string): boolean {
  // What names an interface is of this machine.
  if (!ipaddr.isValid(text) || text.includes('%')) return false;
  const address = ipaddr.parse(text);
  if (address.range() !== 'unicast') return false;
  if (address instanceof ipaddr.IPv6) return address.match(GLOBAL_V6);
  return !OF_CLOUDS.some(([network, bits]) => address.match(ipaddr.IPv4.parse(network), bits));
}

/** Whether an IP address is of this machine. */
export function isLoopback(text: string): boolean {
  return ipaddr.isValid(text) && ipaddr.parse(text).range() === 'loopback';
}
