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
    approveCashOut: (_, args, { apis }) => apis.cashOuts.approve(args),
    rejectCashOut: (_, { id, reason }, { apis }) => apis.cashOuts.reject(id, reason),
    confirmCashOut: (_, args, { apis }) => apis.cashOuts.confirm(args),
    failCashOut: (_, { id, reason }, { apis }) => apis.cashOuts.fail(id, reason),
    splitCashOut: (_, args, { apis }) => apis.cashOuts.split(args),
    createCashOutBatch: (_, args, { apis }) => apis.cashOuts.createBatch(args),
    takeBankAnswers: (_, { input }, { apis }) => apis.cashOuts.takeAnswers(input),
  },
} satisfies Resolvers;
