import { selectionOf } from '../../../rest/selection.ts';
import type { Resolvers } from '../../resolvers.generated.ts';
import { consoleList } from './views.mapping.ts';

export const resolvers = {
  ConsoleList: consoleList,
  Query: {
    savedViews: (_, { list }, { apis }, info) => apis.views.list(list, selectionOf(info)),
  },
  Mutation: {
    saveView: (_, { input }, { apis }) => apis.views.save(input),
    removeView: (_, { id }, { apis }) => apis.views.remove(id),
  },
} satisfies Resolvers;
