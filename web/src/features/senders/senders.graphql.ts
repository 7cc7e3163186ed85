import { graphql } from '../../graphql/generated/gql.ts';

export const DeleteSender = graphql(`
  mutation DeleteSender($id: Int!) {
    deleteSenders(ids: [$id])
  }
`);
