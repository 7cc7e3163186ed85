import { yuanText } from '../../money.ts';
import type { Resolvers } from '../../resolvers.generated.ts';
import { computed, selectionOf } from '../../rest/selection.ts';
import { moneyDirection, moneyLogType } from './wallet.mapping.ts';

export const resolvers = {
  MoneyLogType: moneyLogType,
  MoneyDirection: moneyDirection,
  Query: {
    moneyLogs: (_, { filter, ...paging }, { apis }, info) =>
      apis.wallet.logs({ ...filter, ...paging }, selectionOf(info)),
    walletStatement: (_, which, { apis }, info) => apis.wallet.statement(which, selectionOf(info)),
    walletDays: (_, { days }, { apis }, info) => apis.wallet.days(days, selectionOf(info)),
  },
  MoneyLog: { amountYuan: computed(['amount'], ({ amount }) => yuanText(amount)) },
} satisfies Resolvers;
