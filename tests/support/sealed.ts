import {
  type Person,
  phonePrint,
  receiverPrints,
  sealPerson,
  sealPhone,
} from '../../api/src/shared/personalData.ts';
import { secretBox } from '../../api/src/shared/secretBox.ts';

/** Of every service that a test starts without one of its own. */
export const testKey = Buffer.alloc(32, 7);
export const testBox = secretBox(testKey);

/** What rows of people hold, for tests that write them by themselves. */
export const sealed = {
  phone: (phone: string) => sealPhone(testBox, phone),
  print: (phone: string) => phonePrint(testBox, phone),
  sender: (person: Person) => sealPerson(testBox, 'sender', person),
  receiver: (person: Person) => sealPerson(testBox, 'receiver', person),
  shopOrder: (person: Person) => sealPerson(testBox, 'shop_order', person),
  join: (name: string, phone: string) => sealPerson(testBox, 'join', { name, phone, address: '' }),
  receiverPrints: (accountId: number, person: Person) => receiverPrints(testBox, accountId, person),
};
