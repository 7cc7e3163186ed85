import { graphql } from '../../../graphql/generated/gql.ts';

export const LoadPriceSteps = graphql(`
  query LoadPriceSteps($id: EntityId!) {
    sellerGood(id: $id) {
      id
      name
      unit
      skus {
        id
        name
        supplyPrice
      }
      priceSteps {
        id
        perParcel
        steps {
          skuId
          minPieces
          supplyPrice
        }
      }
    }
  }
`);

export const SavePriceSteps = graphql(`
  mutation SavePriceSteps($goodId: EntityId!, $input: PriceStepsInput!) {
    savePriceSteps(goodId: $goodId, input: $input) {
      id
      perParcel
      steps {
        skuId
        minPieces
        supplyPrice
      }
    }
  }
`);
