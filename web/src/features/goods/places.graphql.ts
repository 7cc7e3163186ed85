import { graphql } from '../../graphql/generated/gql.ts';

export const LoadHomePlaces = graphql(`
  query LoadHomePlaces {
    homePlaces {
      banners {
        id
        title
        picture
        link
      }
      goods {
        id
        name
        pic
        price
        warehouseId
      }
      entries {
        id
        title
        picture
        link
      }
    }
  }
`);
