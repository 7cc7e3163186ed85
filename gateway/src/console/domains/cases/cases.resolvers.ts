import { caseKind, freightBearer } from '../../../domains/afterSales/afterSales.mapping.ts';
import { selectionOf } from '../../../rest/selection.ts';
import type { Resolvers } from '../../resolvers.generated.ts';
import { caseGive, caseShow } from './cases.mapping.ts';

export const resolvers = {
  CaseGive: caseGive,
  CaseShow: caseShow,
  CaseKind: caseKind,
  FreightBearer: freightBearer,
  Query: {
    cases: (_, { filter, page, pageSize, cursor }, { apis }, info) =>
      apis.cases.list({ ...filter, page, pageSize, cursor }, selectionOf(info)),
    case: (_, { id }, { apis }, info) => apis.cases.find(id, selectionOf(info)),
    caseDecisionPreview: (_, { id, verdict }, { apis }) => apis.cases.preview({ id, ...verdict }),
  },
  Mutation: {
    decideCase: (_, { id, input: { verdict, reason } }, { apis }) =>
      apis.cases.decide({ id, ...verdict, reason }),
  },
} satisfies Resolvers;
