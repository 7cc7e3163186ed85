import { BlockList, isIP } from 'node:net';

const GROUPS = 8;

/** The subject of an address: an IPv4 address itself, or the /64 of an IPv6 address, which one subscriber has. */
export function holderOf(ip: string): string {
  const v4 = asV4(ip);
  return v4 ?? v6Network(ip);
}

/** The /24 of an IPv4 address, the /64 of an IPv6 one. */
export function networkOf(ip: string): string {
  const v4 = asV4(ip);
  return v4 ? v4.split('.').slice(0, 3).join('.') : v6Network(ip);
}

/** An address, or a network such as `10.0.0.0/8`. */
export function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const most = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  const isPrefix = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most);
  return most > 0 && isPrefix && rest.length === 0;
}

/** The same without the whole internet: to trust that would be to trust everybody. */
export function isTrustableNetwork(text: string): boolean {
  return isNetwork(text) && !/\/0+$/.test(text);
}

/** Whether an address is one of these, or in one of them: each passes `isNetwork`. */
export function isWithin(networks: readonly string[], ip: string): boolean {
  const address = asV4(ip) ?? ip;
  if (isIP(address) === 0) return false;
  const list = new BlockList();
  for (const network of networks) {
    const [subnet = '', bits] = network.split('/');
    if (bits === undefined) list.addAddress(subnet, familyOf(subnet));
    else list.addSubnet(subnet, Number(bits), familyOf(subnet));
  }
  return list.check(address, familyOf(address));
}

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** Also for an IPv4 address over an IPv6 socket. */
function asV4(ip: string): string | null {
  if (isIP(ip) === 4) return ip;
  const mapped = /^::ffff:([0-9.]+)$/i.exec(ip)?.[1];
  return mapped && isIP(mapped) === 4 ? mapped : null;
}

function v6Network(ip: string): string {
  const [plain = ''] = ip.split('%');
  if (isIP(plain) !== 6) return 'unknown';
  // The URL parser normalises every spelling of an address.
  const { hostname } = new URL(`http://[${plain}]`);
  const [head = '', tail] = hostname.slice(1, -1).split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail?.split(':').filter(Boolean) ?? [];
  const zeros = Array<string>(GROUPS - left.length - right.length).fill('0');
  return [...left, ...zeros, ...right].slice(0, GROUPS / 2).join(':');
}
