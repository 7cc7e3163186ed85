import { createHash } from 'node:crypto';

/** It tells nobody where it sorts a parcel to. */
const WITHOUT = 'ems';
/** Characters of an address that name its region: they decide where it is sorted to. */
const REGION = 9;

/** Where a courier sorts a parcel to (大头笔), such as `710-R02 026`; invented, and the same for the same region. */
export function routeCodeFor(kuaidicom: string, printAddr: string): string {
  if (kuaidicom === WITHOUT) return '';
  const [hub = 0, area = 0, lane = 0, stop = 0] = createHash('sha256')
    .update(printAddr.slice(0, REGION))
    .digest();
  const digits = (number: number, count: number) => String(number).padStart(count, '0').slice(-count);
  return `${digits(hub * 3 + 100, 3)}-${String.fromCharCode(65 + (area % 26))}${digits(lane, 2)} ${digits(stop, 3)}`;
}
