import type { Resolvers } from '../../resolvers.generated.ts';
import { selectionOf } from '../../rest/selection.ts';
import { apiTokenStatus, tokenScope } from './tokens.mapping.ts';

export const resolvers = {
  ApiTokenStatus: apiTokenStatus,
  TokenScope: tokenScope,
  CreateApiTokenPayload: { text: ({ token }) => token, apiToken: ({ token: _, ...apiToken }) => apiToken },
  Query: {
    apiTokens: (_, __, { apis }, info) => apis.tokens.list(selectionOf(info)),
    tokenDocuments: async (_, __, { apis }) => (await apis.tokens.documents()).list,
  },
  Mutation: {
    createApiToken: (_, { input }, { apis }) => apis.tokens.create(input),
    registerDocuments: async (_, { input: { documents } }, { apis, examineDocuments }) => {
      // First of all whether it may: examining costs.
      await apis.tokens.documents();
      return (await apis.tokens.registerDocuments(examineDocuments(documents))).list;
    },
    deleteDocuments: async (_, { hashes }, { apis, out }) => {
      // Whatever becomes of the call: an answer that is lost may have deleted them.
      out.deletedDocuments = hashes;
      return (await apis.tokens.deleteDocuments(hashes)).list;
    },
    revokeApiToken: (_, { id }, { apis }) => apis.tokens.revoke(id),
  },
} satisfies Resolvers;
