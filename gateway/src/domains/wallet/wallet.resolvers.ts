import { yuanText } from '../../money.ts';
import type { Resolvers } from '../../resolvers.generated.ts';
import { moneyDirection, moneyLogType } from './wallet.mapping.ts';

export const resolvers = {
  MoneyLogType: moneyLogType,
  MoneyDirection: moneyDirection,
  Query: {
    moneyLogs: (_, { filter, ...paging }, { apis }) => apis.wallet.logs({ ...filter, ...paging }),
    walletDays: (_, { days }, { apis }) => apis.wallet.days(days),
  },
  MoneyLog: { amountYuan: ({ amount }) => yuanText(amount) },
} satisfies Resolvers;
