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

export const Register = graphql(`
  mutation Register($input: RegisterInput!) {
    register(input: $input)
  }
`);

export const FindPassword = graphql(`
  mutation FindPassword($input: FindPasswordInput!) {
    findPassword(input: $input)
  }
`);
