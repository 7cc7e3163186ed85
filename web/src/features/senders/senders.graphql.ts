import { graphql } from '../../graphql/generated/gql.ts';

export const DeleteSender = graphql(`
  mutation DeleteSender($id: EntityId!) {
    deleteSenders(ids: [$id])
  }
`);
