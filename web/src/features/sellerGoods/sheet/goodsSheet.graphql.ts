import { graphql } from '../../../graphql/generated/gql.ts';

export const ImportGoods = graphql(`
  mutation ImportGoods($rows: [SheetGoodInput!]!, $clientNo: String!) {
    importGoods(rows: $rows, clientNo: $clientNo) {
      created
      updated
      unchanged
      failed {
        row
        msg
      }
    }
  }
`);

export const CheckGoods = graphql(`
  mutation CheckGoods($rows: [SheetGoodInput!]!, $clientNo: String!) {
    importGoods(rows: $rows, checkOnly: true, clientNo: $clientNo) {
      failed {
        row
        msg
      }
      warnings {
        row
        msg
      }
    }
  }
`);
