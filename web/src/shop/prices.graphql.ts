import { graphql } from '../graphql/generated/gql.ts';

export const LoadGoodPrices = graphql(`
  query LoadGoodPrices($id: EntityId!) {
    good(id: $id) {
      id
      unit
      prices {
        perParcel
        skus {
          skuId
          price
          agreed
          ofSku
          steps {
            minPieces
            price
          }
        }
      }
    }
  }
`);
