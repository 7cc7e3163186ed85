import { graphql } from '../../graphql/generated/gql.ts';

export const ListApiTokens = graphql(`
  query ListApiTokens {
    apiTokens {
      list {
        ...ApiTokenRow
      }
      grantable {
        scope
        name
      }
    }
    legalTexts(kind: DATA) {
      id
      version
    }
  }

  fragment ApiTokenRow on ApiToken {
    id
    name
    hint
    scopes
    networks
    dayLimit
    spentToday
    documents
    status
    createdAt
    expiresAt
    lastUsedAt
    revokedAt
  }
`);

export const CreateApiToken = graphql(`
  mutation CreateApiToken($input: ApiTokenInput!) {
    createApiToken(input: $input) {
      text
      apiToken {
        id
      }
    }
  }
`);

export const RevokeApiToken = graphql(`
  mutation RevokeApiToken($id: EntityId!) {
    revokeApiToken(id: $id) {
      id
      status
      revokedAt
    }
  }
`);
