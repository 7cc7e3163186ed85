import { accountKind, realStatus } from '../../../domains/accounts/accounts.mapping.ts';
import { legalKind } from '../../../domains/legal/legal.mapping.ts';
import { refundStatus } from '../../../domains/parcels/parcels.mapping.ts';
import { orderStatus } from '../../../domains/shipments/shipments.mapping.ts';
import { apiTokenStatus } from '../../../domains/tokens/tokens.mapping.ts';
import { selectionOf } from '../../../rest/selection.ts';
import type { Resolvers } from '../../resolvers.generated.ts';
import { accountStatus } from './accounts.mapping.ts';

export const resolvers = {
  AccountKind: accountKind,
  AccountStatus: accountStatus,
  ApiTokenStatus: apiTokenStatus,
  LegalKind: legalKind,
  OrderStatus: orderStatus,
  RealStatus: realStatus,
  RefundStatus: refundStatus,
  Query: {
    accounts: (_, { filter, page, pageSize, cursor }, { apis }, info) =>
      apis.accounts.list({ ...filter, page, pageSize, cursor }, selectionOf(info)),
    account: (_, { id }, { apis }, info) => apis.accounts.find(id, selectionOf(info)),
    freezePreview: (_, { id }, { apis }, info) => apis.accounts.freezePreview(id, selectionOf(info)),
  },
  Mutation: {
    freezeAccount: (_, { input }, { apis }) => apis.accounts.freeze(input),
    thawAccount: (_, { input }, { apis }) => apis.accounts.thaw(input),
    changeLevel: (_, { input }, { apis }) => apis.accounts.setLevel(input),
    signOutAccount: (_, { input }, { apis }) => apis.accounts.signOut(input),
    removeAccountMember: (_, { input }, { apis }) => apis.accounts.removeMember(input),
    revokeAccountToken: (_, { input }, { apis }) => apis.accounts.revokeToken(input),
    sendPasswordReset: (_, { input }, { apis }) => apis.accounts.sendReset(input),
    addAccountNote: (_, { input }, { apis }) => apis.accounts.addNote(input),
  },
} satisfies Resolvers;
