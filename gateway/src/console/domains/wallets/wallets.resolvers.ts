import { moneyLogType } from '../../../domains/wallet/wallet.mapping.ts';
import { selectionOf } from '../../../rest/selection.ts';
import type { Resolvers } from '../../resolvers.generated.ts';

export const resolvers = {
  MoneyLogType: moneyLogType,
  Query: {
    wallet: (_, which, { apis }, info) => apis.wallets.find(which, selectionOf(info)),
    walletLines: (_, { accountId, filter, ...paging }, { apis }, info) =>
      apis.wallets.lines({ accountId, ...filter, ...paging }, selectionOf(info)),
  },
} satisfies Resolvers;
