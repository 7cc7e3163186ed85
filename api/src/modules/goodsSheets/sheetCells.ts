/** Stands in a check for a picture that is still to be uploaded. */
const pendingPicture = (at: number) => `/files/u/${String(at).padStart(40, '0')}.webp`;
const PENDING = /^\/files\/u\/0{32}\d{8}\.webp$/;
export const isPending = (address: string) => PENDING.test(address);

/** Each a different address, so that they are as many pictures as they will be. */
export const stillToUpload = (kind: string) => (address: string, at: number) =>
  address === '' ? pendingPicture(Number(`${kind}${String(at).padStart(6, '0')}`)) : address;

/** Texts that differ only in what cells do not keep, invisible characters and the width of blanks, are the same. */
export const plain = (text: string) =>
  text
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
export const isSameText = (one: string, two: string) => plain(one) === plain(two);

/** What a sheet says, but for what it leaves out and texts that are there already. */
export function spoken(told: object, before: object = {}): object {
  const was = new Map<string, unknown>(Object.entries(before));
  const isOld = (name: string, value: unknown) => {
    const old = was.get(name);
    return typeof value === 'string' && typeof old === 'string' && isSameText(value, old);
  };
  return Object.fromEntries(
    Object.entries(told).filter(([name, value]) => value !== undefined && !isOld(name, value)),
  );
}
