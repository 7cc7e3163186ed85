import { selectionOf } from '../../../rest/selection.ts';
import type { Resolvers } from '../../resolvers.generated.ts';

export const resolvers = {
  Query: {
    categories: (_, __, { apis }, info) => apis.categories.list(selectionOf(info)),
  },
  Mutation: {
    createCategory: (_, { name }, { apis }) => apis.categories.create(name),
    renameCategory: (_, renamed, { apis }) => apis.categories.rename(renamed),
    hideCategory: (_, hidden, { apis }) => apis.categories.hide(hidden),
    sortCategories: (_, { ids }, { apis }) => apis.categories.sort(ids),
    removeCategory: (_, removed, { apis }) => apis.categories.remove(removed),
  },
} satisfies Resolvers;
