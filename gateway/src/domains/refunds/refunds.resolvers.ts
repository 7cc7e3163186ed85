import type { ErrorKey, Resolvers } from '../../resolvers.generated.ts';
import { readAfterWrite } from '../../rest/readAfterWrite.ts';
import { computed, renamed, selectionOf } from '../../rest/selection.ts';
import type { EventActor } from '../parcels/parcels.mapping.ts';
import type { RefundDto } from './refunds.dto.ts';
import { refundAction } from './refunds.mapping.ts';

export const resolvers = {
  RefundAction: refundAction,
  Query: {
    refunds: (_, { filter, ...paging }, { apis }, info) =>
      apis.refunds.list({ ...filter, ...paging }, selectionOf(info)),
  },
  Mutation: {
    refundParcels: (_, { ids, ...request }, { apis }) => apis.refunds.apply({ packageIds: ids, ...request }),
    answerRefund: (_, { id, input }, { apis }) => apis.refunds.answer({ refundId: id, ...input }),
    revokeRefund: (_, { id }, { apis }) => apis.refunds.revoke(id),
    confirmReturn: (_, { id }, { apis }) => apis.refunds.confirmReturn(id),
  },
  RefundParcelsPayload: {
    parcels: ({ success }, _, { apis }) =>
      readAfterWrite(
        apis.parcels.findThose(
          success.flatMap(({ packageId, partId }) => [packageId, ...(partId ? [partId] : [])]),
        ),
      ),
  },
  RefundPayload: {
    refund: ({ refundId }, _, { apis }) => readAfterWrite<RefundDto>(apis.refunds.findAmong(refundId)),
    parcel: ({ refundId }, _, { apis }) =>
      readAfterWrite(
        apis.refunds.findAmong(refundId).then(({ packageId }) => apis.parcels.findAmong(packageId)),
      ),
  },
  Refund: {
    auditedBy: computed(['auditBy'], ({ auditBy }) => auditBy as EventActor | null),
    auditedAt: renamed('auditAt'),
  },
  RefusedRefund: { errorKey: ({ reasonCode }) => reasonCode as ErrorKey },
} satisfies Resolvers;
