import type { Resolvers } from '../../resolvers.generated.ts';
import { selectionOf } from '../../rest/selection.ts';

export const resolvers = {
  Query: { answerTemplates: (_, __, { apis }, info) => apis.answerTemplates.list(selectionOf(info)) },
  Mutation: {
    saveAnswerTemplate: (_, { id, input }, { apis }) => apis.answerTemplates.save({ id, ...input }),
    markAnswerTemplateUsed: (_, { id }, { apis }) => apis.answerTemplates.markUsed(id),
    deleteAnswerTemplates: (_, { ids }, { apis }) => apis.answerTemplates.remove(ids),
  },
} satisfies Resolvers;
