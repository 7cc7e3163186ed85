import { graphql } from '../../graphql/generated/gql.ts';

export const MobileCategories = graphql(`
  query MobileCategories {
    categories {
      id
      name
    }
  }
`);

export const MobileGood = graphql(`
  query MobileGood($id: EntityId!) {
    good(id: $id) {
      id
      goodsNo
      name
      pic
      pics
      detail
      price
      weight
      unit
      minNum
      maxNum
      sold
      warehouses {
        id
        name
        province
        city
        available
      }
    }
  }
`);
