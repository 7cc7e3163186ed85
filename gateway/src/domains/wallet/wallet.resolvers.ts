import { yuanText } from '../../money.ts';
import type { Resolvers } from '../../resolvers.generated.ts';
import { moneyDirection, moneyLogType } from './wallet.mapping.ts';

export const walletResolvers: Resolvers = {
  MoneyLogType: moneyLogType,
  MoneyDirection: moneyDirection,
  Query: { moneyLogs: (_, { filter, ...paging }, { apis }) => apis.wallet.logs({ ...filter, ...paging }) },
  MoneyLog: { amountYuan: ({ amount }) => yuanText(amount) },
};
