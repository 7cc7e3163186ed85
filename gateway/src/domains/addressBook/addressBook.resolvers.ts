import type { Resolvers } from '../../resolvers.generated.ts';
import { selectionOf } from '../../rest/selection.ts';

export const resolvers = {
  Query: {
    bookEntries: (_, { filter, ...paging }, { apis }, info) =>
      apis.addressBook.list({ ...filter, ...paging }, selectionOf(info)),
    bookGroups: (_, __, { apis }, info) => apis.addressBook.groups(selectionOf(info)),
  },
  Mutation: {
    openBookEntries: (_, { ids }, { apis }) => apis.addressBook.open(ids),
    saveBookEntry: (_, { id, input }, { apis }) => apis.addressBook.save({ id, ...input }),
    importBookEntries: (_, sheet, { apis }) => apis.addressBook.importRows(sheet),
    keepReceivers: (_, { parcelIds, group }, { apis }) =>
      apis.addressBook.keepReceivers({ packageIds: parcelIds, group }),
    moveBookEntries: (_, { ids, group }, { apis }) => apis.addressBook.move(ids, group),
    deleteBookEntries: (_, { ids }, { apis }) => apis.addressBook.remove(ids),
  },
} satisfies Resolvers;
