import type { Resolvers } from '../../resolvers.generated.ts';
import { exportOf } from './exports.mapping.ts';

export const resolvers = {
  Mutation: {
    exportList: (_, { input }, { apis }) => apis.exports.create(exportOf(input)),
  },
} satisfies Resolvers;
