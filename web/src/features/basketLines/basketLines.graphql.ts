import { graphql } from '../../graphql/generated/gql.ts';

/** For the badge alone. */
export const CountBasketLines = graphql(`
  query CountBasketLines {
    basketLines {
      id
    }
  }
`);

export const SaveBasketLine = graphql(`
  mutation SaveBasketLine($input: BasketLineInput!) {
    saveBasketLine(input: $input) {
      id
      quantity
      available
      state
    }
  }
`);
