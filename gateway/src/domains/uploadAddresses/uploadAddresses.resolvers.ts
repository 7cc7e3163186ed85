import type { Resolvers } from '../../resolvers.generated.ts';
import { uploadKind } from './uploadAddresses.mapping.ts';

export const resolvers = {
  UploadKind: uploadKind,
  Mutation: {
    createUploadAddress: (_, { kind }, { apis }) => apis.uploadAddresses.create(kind),
  },
} satisfies Resolvers;
