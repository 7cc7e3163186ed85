import { readDataKey } from '../../api/src/plugins/config.ts';
import { phonePrint, sealContact, sealPerson, sealPhone } from '../../api/src/shared/personalData.ts';
import { secretBox } from '../../api/src/shared/secretBox.ts';

/** With the key of the demo, as the product of the journeys. */
export const demoBox = secretBox(readDataKey({}));

/** What rows of people hold, for journeys that write them or look for them. */
export const printOf = (phone: string): string => phonePrint(demoBox, phone);
export const sealedPhone = (phone: string): string => sealPhone(demoBox, phone);
export const sealedContact = (name: string): string => sealContact(demoBox, name);
export const sealedSender = (name: string, phone: string, address: string): string =>
  sealPerson(demoBox, 'sender', { name, phone, address });
export const sealedJoin = (name: string, phone: string): string =>
  sealPerson(demoBox, 'join', { name, phone, address: '' });
