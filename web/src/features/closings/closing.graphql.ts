import { graphql } from '../../graphql/generated/gql.ts';

export const ClosingFields = graphql(`
  fragment ClosingFields on AccountClosing {
    phase
    begunAt
    checks {
      key
      count
      amount
    }
    refunds {
      payNo
      payTypeText
      paidAt
      amount
      status
      statusText
    }
    refundAmount
    cashOutAmount
    giveUpAmount
    shops
    members
    memberParcels
  }
`);

export const LoadClosing = graphql(`
  query LoadAccountClosing {
    accountClosing {
      ...ClosingFields
    }
  }
`);

export const CloseAccount = graphql(`
  mutation CloseAccount($input: CloseAccountInput!) {
    closeAccount(input: $input) {
      ...ClosingFields
    }
  }
`);

export const KeepAccount = graphql(`
  mutation KeepAccount {
    keepAccount {
      ...ClosingFields
    }
  }
`);
