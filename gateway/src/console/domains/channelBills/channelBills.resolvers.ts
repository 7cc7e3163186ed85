import { selectionOf } from '../../../rest/selection.ts';
import type { Resolvers } from '../../resolvers.generated.ts';
import { billDifferenceKind, billLineKind, channelBillState } from './channelBills.mapping.ts';

export const resolvers = {
  ChannelBillState: channelBillState,
  BillDifferenceKind: billDifferenceKind,
  BillLineKind: billLineKind,
  Query: {
    channelBills: (_, { filter, ...paging }, { apis }, info) =>
      apis.channelBills.list({ ...filter, ...paging }, selectionOf(info)),
    channelBill: (_, { id }, { apis }, info) => apis.channelBills.find(id, selectionOf(info)),
    billDifferences: (_, which, { apis }, info) => apis.channelBills.differences(which, selectionOf(info)),
  },
  Mutation: {
    checkChannelBill: (_, requested, { apis }) => apis.channelBills.check(requested),
    closeBillDifference: (_, { id, reason }, { apis }) => apis.channelBills.close(id, reason),
  },
} satisfies Resolvers;
