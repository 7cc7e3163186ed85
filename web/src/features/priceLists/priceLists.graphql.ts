import { graphql } from '../../graphql/generated/gql.ts';

export const PriceListRow = graphql(`
  fragment PriceListRow on PriceList {
    id
    name
    levels
    buyers {
      id
      nickName
      phone
      orderCount
    }
    startDay
    endDay
    state
    entries {
      goodId
      goodName
      goodPic
      skuId
      skuName
      supplyPrice
      usualPrice
      stepPrice
    }
    version
    updatedAt
  }
`);

export const ListPriceLists = graphql(`
  query ListPriceLists {
    priceLists {
      ...PriceListRow
    }
  }
`);

export const FindPriceListBuyers = graphql(`
  query FindPriceListBuyers($keyword: String) {
    priceListBuyers(keyword: $keyword) {
      id
      nickName
      phone
      orderCount
    }
  }
`);

export const FindPricedGoods = graphql(`
  query FindPricedGoods($keyword: String) {
    sellerGoods(filter: { keyword: $keyword }, pageSize: 6) {
      total
      list {
        id
        name
        goodsNo
        pic
        supplyPrice
        skus {
          id
          name
          supplyPrice
        }
        priceSteps {
          id
          steps {
            skuId
            supplyPrice
          }
        }
      }
    }
  }
`);

export const CreatePriceList = graphql(`
  mutation CreatePriceList($input: PriceListInput!) {
    createPriceList(input: $input) {
      ...PriceListRow
    }
  }
`);

export const UpdatePriceList = graphql(`
  mutation UpdatePriceList($id: EntityId!, $version: Int!, $input: PriceListInput!) {
    updatePriceList(id: $id, version: $version, input: $input) {
      ...PriceListRow
    }
  }
`);

export const DeletePriceLists = graphql(`
  mutation DeletePriceLists($ids: [EntityId!]!) {
    deletePriceLists(ids: $ids)
  }
`);
