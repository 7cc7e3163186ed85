import { graphql } from '../../../graphql/generated/gql.ts';

export const FindBundleParts = graphql(`
  query FindBundleParts($keyword: String) {
    ownSkus(filter: { keyword: $keyword, bundles: false }, pageSize: 6) {
      total
      list {
        id
        skuNo
        name
        merchantCode
        pic
        supplyPrice
        weight
        goodName
      }
    }
  }
`);
