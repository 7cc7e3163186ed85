import { type Region, regionText } from '../../fields/region.ts';

/** A sender, as far as it is told from others. */
export type NamedSender = Pick<Region, 'province' | 'city' | 'district'> & {
  id: number;
  name: string;
  address: string;
};

/** The sender of a template by its name; of several with the same one with its region, and its address where that is the same, too. */
export function senderOf(
  { senderId, senderName }: { senderId: number | null | undefined; senderName: string },
  senders: readonly NamedSender[],
): string {
  const own = senders.find(({ id }) => id === senderId);
  const namesakes = senders.filter(({ id, name }) => id !== senderId && name === senderName);
  if (!own || namesakes.length === 0) return senderName;
  const place = regionText(own);
  const isThere = namesakes.some((other) => regionText(other) === place);
  return [senderName, place, ...(isThere ? [own.address] : [])].join(' ');
}
