import { graphql } from '../../graphql/generated/gql.ts';

export const RevealPerson = graphql(`
  mutation RevealPerson($input: RevealPersonInput!) {
    revealPerson(input: $input) {
      name
      phone
      address
    }
  }
`);
