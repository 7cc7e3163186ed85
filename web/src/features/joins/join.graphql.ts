import { graphql } from '../../graphql/generated/gql.ts';

export const CreateJoin = graphql(`
  mutation CreateJoin($input: JoinInput!) {
    createJoin(input: $input)
  }
`);
