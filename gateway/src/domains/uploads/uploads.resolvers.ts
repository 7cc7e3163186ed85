import type { Resolvers } from '../../resolvers.generated.ts';
import { uploadKind } from './uploads.mapping.ts';

export const resolvers = {
  UploadKind: uploadKind,
  Mutation: {
    createUploadAddress: (_, { kind }, { apis }) => apis.uploads.createAddress(kind),
  },
} satisfies Resolvers;
