import { graphql } from '../../graphql/generated/gql.ts';

export const LoadDeposit = graphql(`
  query LoadDeposit {
    deposit {
      balance
      minimum
      lack
      maxPayIn
      maxTakeOut
    }
  }
`);

export const PayIntoDeposit = graphql(`
  mutation PayIntoDeposit($amount: Fen!, $clientNo: String!) {
    payIntoDeposit(amount: $amount, clientNo: $clientNo) {
      balance
    }
  }
`);

export const TakeOutOfDeposit = graphql(`
  mutation TakeOutOfDeposit($amount: Fen!, $clientNo: String!) {
    takeOutOfDeposit(amount: $amount, clientNo: $clientNo) {
      balance
    }
  }
`);
