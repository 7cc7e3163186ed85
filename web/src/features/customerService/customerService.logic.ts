import { type StorageArea, storedValue } from '../../lib/storage.ts';
import { customerServiceMachine } from './customerService.machine.ts';

/** Storage that outlives the tab, and storage that ends with it. */
interface Areas {
  browser: StorageArea;
  tab: StorageArea;
}

const flag = (area: StorageArea, key: string) =>
  storedValue<boolean>(area, { key, version: 1, read: (data) => (data === true ? true : null) });
const silence = ({ browser }: Areas) => flag(browser, 'chengcang.serviceSilenced');
const hinted = ({ tab }: Areas) => flag(tab, 'chengcang.serviceHinted');

/** What the customer service starts from. */
export function customerServiceInput(storage: Areas) {
  return { quiet: silence(storage).load() === true || hinted(storage).load() === true };
}

/** The customer service on the real browser. */
export function customerServiceLogic(storage: Areas) {
  return customerServiceMachine.provide({
    actions: {
      openWindow: (_, { address }) => {
        if (address !== null) window.open(address, '_blank', 'noopener,noreferrer');
      },
      rememberHint: () => {
        hinted(storage).save(true);
      },
      rememberSilence: () => {
        silence(storage).save(true);
      },
    },
  });
}
