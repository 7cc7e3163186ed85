import { accountKind } from '../../../domains/accounts/accounts.mapping.ts';
import { cashOutStatus, payeeType } from '../../../domains/cashOuts/cashOuts.mapping.ts';
import { splitReceiverKind } from '../../../domains/splits/splits.mapping.ts';
import { selectionOf } from '../../../rest/selection.ts';
import type { Resolvers } from '../../resolvers.generated.ts';
import { bankVerdict, cashOutSplitStatus } from './cashOuts.mapping.ts';

export const resolvers = {
  AccountKind: accountKind,
  CashOutStatus: cashOutStatus,
  PayeeType: payeeType,
  BankVerdict: bankVerdict,
  CashOutSplitStatus: cashOutSplitStatus,
  SplitReceiverKind: splitReceiverKind,
  Query: {
    cashOuts: (_, { filter, ...paging }, { apis }, info) =>
      apis.cashOuts.list({ ...filter, ...paging }, selectionOf(info)),
    cashOut: (_, { id }, { apis }, info) => apis.cashOuts.find(id, selectionOf(info)),
    cashOutBatches: (_, { filter, ...paging }, { apis }, info) =>
      apis.cashOuts.batches({ ...filter, ...paging }, selectionOf(info)),
    splitDays: (_, __, { apis }, info) => apis.cashOuts.splitDays(selectionOf(info)),
  },
  Mutation: {
    approveCashOut: (_, { id }, { apis }) => apis.cashOuts.approve(id),
    rejectCashOut: (_, { id, reason }, { apis }) => apis.cashOuts.reject(id, reason),
    confirmCashOut: (_, { id, transferNo }, { apis }) => apis.cashOuts.confirm(id, transferNo),
    failCashOut: (_, { id, reason }, { apis }) => apis.cashOuts.fail(id, reason),
    splitCashOut: (_, { id }, { apis }) => apis.cashOuts.split(id),
    createCashOutBatch: (_, { ids }, { apis }) => apis.cashOuts.createBatch(ids),
    takeBankAnswers: (_, { input }, { apis }) => apis.cashOuts.takeAnswers(input),
  },
} satisfies Resolvers;
