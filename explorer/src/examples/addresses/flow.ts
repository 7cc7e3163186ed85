import type { Flow } from '../examples.ts';

export const flow: Flow = {
  place: 60,
  title: '地址与发件人',
  role: 'buyer',
  examples: [
    ...['readAddresses', 'readPlaces', 'createSender', 'senders', 'updateSender', 'deleteSenders'],
    ...['saveBookEntry', 'importBookEntries', 'bookEntries', 'bookGroups', 'openBookEntries'],
    ...['moveBookEntries', 'exportAddressBook', 'deleteBookEntries'],
  ],
};
