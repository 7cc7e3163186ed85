import { graphql } from '../../graphql/generated/gql.ts';

export const LoadLegalTexts = graphql(`
  query LoadLegalTexts($kind: LegalKind) {
    legalTexts(kind: $kind) {
      id
      kind
      version
      title
      draft
      publishedAt
      body
    }
  }
`);

export const LoadConsents = graphql(`
  query LoadConsents {
    consents {
      id
      kind
      version
      title
      agreed
      answeredAt
    }
  }
`);

export const AnswerConsents = graphql(`
  mutation AnswerConsents($ids: [EntityId!]!, $agreed: Boolean!) {
    answerConsents(ids: $ids, agreed: $agreed) {
      id
      agreed
      answeredAt
    }
  }
`);
