import { graphql } from '../../graphql/generated/gql.ts';

export const ListMobileCategories = graphql(`
  query ListMobileCategories {
    categories {
      id
      name
    }
  }
`);

export const LoadMobileGood = graphql(`
  query LoadMobileGood($id: EntityId!) {
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
