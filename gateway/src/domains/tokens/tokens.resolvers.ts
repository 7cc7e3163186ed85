import type { Resolvers } from '../../resolvers.generated.ts';
import { selectionOf } from '../../rest/selection.ts';
import { apiTokenStatus, tokenScope } from './tokens.mapping.ts';

export const resolvers = {
  ApiTokenStatus: apiTokenStatus,
  TokenScope: tokenScope,
  CreateApiTokenPayload: { text: ({ token }) => token, apiToken: ({ token: _, ...apiToken }) => apiToken },
  Query: { apiTokens: (_, __, { apis }, info) => apis.tokens.list(selectionOf(info)) },
  Mutation: {
    createApiToken: (_, { input }, { apis }) => apis.tokens.create(input),
    revokeApiToken: (_, { id }, { apis }) => apis.tokens.revoke(id),
  },
} satisfies Resolvers;
