import { graphql } from '../../graphql/generated/gql.ts';

export const LoadRechargeTerms = graphql(`
  query LoadRechargeTerms {
    payChannels {
      payType
      payTypeText
      payWays
    }
    settings {
      minRecharge
      maxRecharge
    }
  }
`);

export const CreatePayment = graphql(`
  mutation CreatePayment($input: PaymentInput!, $clientNo: String!) {
    createPayment(input: $input, clientNo: $clientNo) {
      id
      amount
      payType
      payUrl
      qrCode
      payWay
      loginUrl
      wechatPay {
        appId
        timeStamp
        nonceStr
        package
        signType
        paySign
      }
      expireAt
    }
  }
`);

export const CheckPayment = graphql(`
  query CheckPayment($id: EntityId!) {
    payment(id: $id) {
      id
      status
      statusText
      amount
      late
      expireAt
      balance
    }
  }
`);
