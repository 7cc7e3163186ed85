import type { Resolvers } from '../../resolvers.generated.ts';
import { readAfterWrite } from '../../rest/readAfterWrite.ts';
import { selectionOf } from '../../rest/selection.ts';
import type { CourierClaimDto } from './courierClaims.dto.ts';
import { claimAction, claimKind, claimStatus } from './courierClaims.mapping.ts';

export const resolvers = {
  ClaimKind: claimKind,
  ClaimStatus: claimStatus,
  ClaimAction: claimAction,
  Query: {
    courierClaims: (_, { filter, ...paging }, { apis }, info) =>
      apis.courierClaims.list({ ...filter, ...paging }, selectionOf(info)),
  },
  Mutation: {
    openCourierClaim: (_, { input }, { apis }) => apis.courierClaims.open(input),
    stepCourierClaim: (_, { id, input }, { apis }) => apis.courierClaims.step({ claimId: id, ...input }),
  },
  CourierClaimPayload: {
    claim: ({ claimId }, _, { apis }) =>
      readAfterWrite<CourierClaimDto>(apis.courierClaims.findAmong(claimId)),
  },
} satisfies Resolvers;
