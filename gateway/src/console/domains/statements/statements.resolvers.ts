import { selectionOf } from '../../../rest/selection.ts';
import type { Resolvers } from '../../resolvers.generated.ts';
import { ledgerOwner } from './statements.mapping.ts';

export const resolvers = {
  LedgerOwner: ledgerOwner,
  Query: {
    platformStatement: (_, { month }, { apis }, info) => apis.statements.ofPlatform(month, selectionOf(info)),
    accountStatement: (_, which, { apis }, info) => apis.statements.ofAccount(which, selectionOf(info)),
  },
} satisfies Resolvers;
