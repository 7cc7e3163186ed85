import { graphql } from '../../graphql/generated/gql.ts';

export const SignIn = graphql(`
  mutation SignIn($input: LoginInput!) {
    login(input: $input) {
      token
      expireAt
      account {
        ...AccountFields
      }
    }
  }
`);

export const SignUp = graphql(`
  mutation SignUp($input: RegisterInput!) {
    signUp(input: $input) {
      session {
        token
        expireAt
        account {
          ...AccountFields
        }
      }
    }
  }
`);

export const JoinAccount = graphql(`
  mutation JoinAccount($input: JoinAccountInput!) {
    joinAccount(input: $input) {
      token
      expireAt
      account {
        ...AccountFields
      }
    }
  }
`);

export const ChooseAccount = graphql(`
  mutation ChooseAccount($ticket: String!, $accountId: EntityId!) {
    chooseAccount(ticket: $ticket, accountId: $accountId) {
      token
      expireAt
      account {
        ...AccountFields
      }
    }
  }
`);

export const FindPassword = graphql(`
  mutation FindPassword($input: FindPasswordInput!) {
    findPassword(input: $input)
  }
`);

export const LoadLegalVersions = graphql(`
  query LoadLegalVersions {
    legalTexts {
      id
      kind
      version
    }
  }
`);
