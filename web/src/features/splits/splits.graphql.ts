import { graphql } from '../../graphql/generated/gql.ts';

export const LoadSplitReceiver = graphql(`
  query LoadSplitReceiver {
    splitReceiver {
      isOpen
      receiver {
        kind
        account
        name
        createdAt
      }
    }
  }
`);

export const SaveSplitReceiver = graphql(`
  mutation SaveSplitReceiver($input: SplitReceiverInput!) {
    saveSplitReceiver(input: $input) {
      isOpen
    }
  }
`);

export const RemoveSplitReceiver = graphql(`
  mutation RemoveSplitReceiver {
    removeSplitReceiver {
      isOpen
    }
  }
`);
