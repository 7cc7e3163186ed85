import { graphql } from '../../graphql/generated/gql.ts';

export const BeginRealName = graphql(`
  mutation BeginRealName($realName: String!, $idCard: String!) {
    beginRealName(realName: $realName, idCard: $idCard) {
      certifyId
      url
      qrCode
      expireAt
    }
  }
`);

export const ConfirmRealName = graphql(`
  mutation ConfirmRealName($certifyId: String) {
    confirmRealName(certifyId: $certifyId) {
      realStatus
      realName
      msg
    }
  }
`);
