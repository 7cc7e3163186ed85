import { graphql } from '../../graphql/generated/gql.ts';

export const DrawJoinCaptcha = graphql(`
  query DrawJoinCaptcha {
    captcha {
      captchaId
      picPath
    }
  }
`);

export const CreateJoin = graphql(`
  mutation CreateJoin($input: JoinInput!) {
    createJoin(input: $input)
  }
`);
