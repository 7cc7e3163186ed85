import { graphql } from './generated/gql.ts';

export const OperatorFields = graphql(`
  fragment OperatorFields on Operator {
    id
    name
    displayName
    roles
    permissions
    recoveryCodesLeft
    idleMinutes
  }
`);

export const LoadOperator = graphql(`
  query LoadOperator {
    me {
      ...OperatorFields
    }
  }
`);

export const SignIn = graphql(`
  mutation SignIn($input: SignInInput!) {
    signIn(input: $input) {
      challenge
      needsPassword
      otpauthUrl
    }
  }
`);

export const ProveSignIn = graphql(`
  mutation ProveSignIn($input: ProveSignInInput!) {
    proveSignIn(input: $input) {
      token
      recoveryCodes
      operator {
        ...OperatorFields
      }
    }
  }
`);

export const ProveAgain = graphql(`
  mutation ProveAgain($code: String!) {
    proveAgain(code: $code) {
      id
      provenUntil
    }
  }
`);

export const SignOut = graphql(`
  mutation SignOut {
    signOut
  }
`);
