import { selectionOf } from '../../../rest/selection.ts';
import type { Resolvers } from '../../resolvers.generated.ts';
import { waitingKind } from './home.mapping.ts';

export const resolvers = {
  WaitingKind: waitingKind,
  Query: { home: (_, __, { apis }, info) => apis.home.home(selectionOf(info)) },
} satisfies Resolvers;
