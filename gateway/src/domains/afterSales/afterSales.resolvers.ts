import type { Resolvers } from '../../resolvers.generated.ts';
import { readAfterWrite } from '../../rest/readAfterWrite.ts';
import { selectionOf } from '../../rest/selection.ts';
import type { AfterSaleCaseDto } from './afterSales.dto.ts';
import {
  caseAction,
  caseAnswer,
  caseAsk,
  caseFileKind,
  caseKind,
  caseOutcome,
  caseReply,
  caseStatus,
  freightBearer,
  returnedGoods,
  returnState,
} from './afterSales.mapping.ts';

export const resolvers = {
  CaseKind: caseKind,
  CaseAsk: caseAsk,
  CaseStatus: caseStatus,
  CaseOutcome: caseOutcome,
  CaseAction: caseAction,
  CaseAnswer: caseAnswer,
  CaseReply: caseReply,
  CaseFileKind: caseFileKind,
  FreightBearer: freightBearer,
  ReturnedGoods: returnedGoods,
  ReturnState: returnState,
  Query: {
    cases: (_, { filter, ...paging }, { apis }, info) =>
      apis.afterSales.list({ ...filter, ...paging }, selectionOf(info)),
    returnParcels: (_, { filter, ...paging }, { apis }, info) =>
      apis.afterSales.listReturns({ ...filter, ...paging }, selectionOf(info)),
    caseMessages: (_, { caseId }, { apis }, info) => apis.afterSales.messages(caseId, selectionOf(info)),
  },
  Mutation: {
    openCase: (_, { input, clientNo }, { apis }) => apis.afterSales.open(input, clientNo),
    answerCase: (_, { id, input, clientNo }, { apis }) =>
      apis.afterSales.answer({ caseId: id, ...input }, clientNo),
    replyToCase: (_, { id, input, clientNo }, { apis }) =>
      apis.afterSales.reply({ caseId: id, ...input }, clientNo),
    scanReturn: (_, { input }, { apis }) => apis.afterSales.scanReturn(input),
    linkReturn: (_, { id, caseId }, { apis }) => apis.afterSales.linkReturn({ returnId: id, caseId }),
    closeReturn: (_, { id, note }, { apis }) => apis.afterSales.closeReturn({ returnId: id, note }),
    sayInCase: (_, { id, clientNo, ...said }, { apis }) =>
      apis.afterSales.say({ caseId: id, ...said }, clientNo),
    appealCase: (_, { id, ...appealed }, { apis }) => apis.afterSales.appeal({ caseId: id, ...appealed }),
    dismissSuggestion: (_, { packageId }, { apis }) => apis.afterSales.dismissSuggestion(packageId),
    readCase: (_, { id }, { apis }) => apis.afterSales.markRead(id),
  },
  ReturnPayload: {
    returnParcel: (parcel) => parcel,
  },
  DismissSuggestionPayload: {
    parcel: ({ packageId }, _, { apis }) => readAfterWrite(apis.parcels.findAmong(packageId)),
  },
  CasePayload: {
    case: ({ caseId }, _, { apis }) => readAfterWrite<AfterSaleCaseDto>(apis.afterSales.findAmong(caseId)),
    parcel: ({ caseId }, _, { apis }) =>
      readAfterWrite(
        apis.afterSales.findAmong(caseId).then(({ packageId }) => apis.parcels.findAmong(packageId)),
      ),
  },
} satisfies Resolvers;
