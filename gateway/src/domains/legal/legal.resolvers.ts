import type { Resolvers } from '../../resolvers.generated.ts';
import { selectionOf } from '../../rest/selection.ts';
import { legalKind } from './legal.mapping.ts';

export const resolvers = {
  LegalKind: legalKind,
  Query: {
    legalTexts: (_, { kind }, { apis }, info) => apis.legal.texts(kind ?? undefined, selectionOf(info)),
    consents: (_, __, { apis }, info) => apis.legal.consents(selectionOf(info)),
  },
  Mutation: {
    answerConsents: (_, answer, { apis }) => apis.legal.answer(answer),
  },
} satisfies Resolvers;
