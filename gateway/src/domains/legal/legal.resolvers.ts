import type { Resolvers } from '../../resolvers.generated.ts';
import { legalKind } from './legal.mapping.ts';

export const resolvers = {
  LegalKind: legalKind,
  Query: {
    legalTexts: (_, __, { apis }) => apis.legal.texts(),
    consents: (_, __, { apis }) => apis.legal.consents(),
  },
  Mutation: {
    answerConsents: (_, answer, { apis }) => apis.legal.answer(answer),
  },
} satisfies Resolvers;
