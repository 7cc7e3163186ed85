import { graphql } from '../../graphql/generated/gql.ts';

export const EditedGood = graphql(`
  fragment EditedGood on SellerGood {
    id
    goodsNo
    name
    categoryId
    pics
    detail
    supplyPrice
    price
    weight
    unit
    minNum
    maxNum
    platforms
    isGift
    status
    auditReason
    version
    sold
    stocks {
      id
      warehouseId
      warehouseName
      available
      locked
      isLow
    }
  }
`);

export const LoadSellerGood = graphql(`
  query LoadSellerGood($id: EntityId!) {
    sellerGood(id: $id) {
      ...EditedGood
    }
  }
`);

export const CreateGood = graphql(`
  mutation CreateGood($input: GoodInput!, $clientNo: String!) {
    createGood(input: $input, clientNo: $clientNo) {
      ...EditedGood
    }
  }
`);

export const UpdateGood = graphql(`
  mutation UpdateGood($id: EntityId!, $input: GoodInput!) {
    updateGood(id: $id, input: $input) {
      ...EditedGood
    }
  }
`);
