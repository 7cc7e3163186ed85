/** How many networks a token has at most. */
export const MAX_NETWORKS = 20;

const BYTE = '(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)';
const IPV4 = new RegExp(`^${BYTE}(?:\\.${BYTE}){3}$`);
const IPV6 = /^[\da-f:.]+$/i;
const BITS = /^\d{1,3}$/;

/** What was typed, one a line or with commas between them, each once. */
export function networksOf(typed: string): string[] {
  const parts = typed.normalize('NFKC').split(/[\s,;、]+/);
  return [...new Set(parts.filter((part) => part !== ''))];
}

/** Whether a text is an address, or a network such as 203.0.113.0/24; as the service reads it. */
export function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  const most = IPV4.test(address) ? 32 : isIpv6(address) ? 128 : null;
  if (most === null || more.length > 0) return false;
  return bits === undefined || (BITS.test(bits) && Number(bits) <= most);
}

function isIpv6(text: string): boolean {
  return text.includes(':') && IPV6.test(text) && URL.canParse(`http://[${text}]`);
}
