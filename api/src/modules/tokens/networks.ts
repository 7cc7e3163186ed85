import { BlockList, isIP } from 'node:net';

const MAPPED = /^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i;

/** Whether a text is an address, or a network such as 203.0.113.0/24. */
export function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

/** Whether an address is one of these, or in one of them; every address is in none at all. */
export function isWithin(networks: readonly string[], address: string): boolean {
  if (networks.length === 0) return true;
  const list = new BlockList();
  for (const network of networks) {
    const [subnet = '', bits] = network.split('/');
    if (bits === undefined) list.addAddress(subnet, familyOf(subnet));
    else list.addSubnet(subnet, Number(bits), familyOf(subnet));
  }
  const plain = address.replace(MAPPED, '');
  return isIP(plain) !== 0 && list.check(plain, familyOf(plain));
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4';
}
