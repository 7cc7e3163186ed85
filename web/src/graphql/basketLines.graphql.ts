import { graphql } from './generated/gql.ts';

export const ListBasketLines = graphql(`
  query ListBasketLines {
    basketLines {
      id
      skuId
      goodId
      warehouseId
      warehouseName
      quantity
      goodName
      skuName
      pic
      unit
      minNum
      maxNum
      price
      priceDelta
      available
      state
    }
  }
`);

export const DeleteBasketLines = graphql(`
  mutation DeleteBasketLines($ids: [EntityId!]!) {
    deleteBasketLines(ids: $ids)
  }
`);
