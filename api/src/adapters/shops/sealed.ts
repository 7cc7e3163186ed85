import { textOf } from './fields.ts';
import type { SealedReceiver } from './shopPlatform.ts';

/** The ciphers of a receiver where a platform gives all of them; of some alone no label can be printed. */
export function sealedOf(name: unknown, phone: unknown, address: unknown): { sealed?: SealedReceiver } {
  const sealed = { identity: null, name: textOf(name), phone: textOf(phone), address: textOf(address) };
  return sealed.name && sealed.phone && sealed.address ? { sealed } : {};
}
