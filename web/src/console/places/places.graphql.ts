import { graphql } from '../graphql/generated/gql.ts';

export const HomeItemFields = graphql(`
  fragment HomeItemFields on HomeItem {
    id
    place
    title
    picture
    link
    goodId
    goodsNo
    price
    onSale
    audience
    startAt
    endAt
    state
    version
  }
`);

export const ListHomeItems = graphql(`
  query ListHomeItems {
    homeItems {
      ...HomeItemFields
    }
    categories {
      id
      name
    }
  }
`);

export const CreateHomeItem = graphql(`
  mutation CreateHomeItem($input: NewHomeItemInput!) {
    createHomeItem(input: $input) {
      ...HomeItemFields
    }
  }
`);

export const AddHomeGoods = graphql(`
  mutation AddHomeGoods($input: NewHomeGoodsInput!) {
    addHomeGoods(input: $input) {
      ...HomeItemFields
    }
  }
`);

export const ChangeHomeItem = graphql(`
  mutation ChangeHomeItem($input: HomeItemInput!) {
    changeHomeItem(input: $input) {
      ...HomeItemFields
    }
  }
`);

export const MoveHomeItem = graphql(`
  mutation MoveHomeItem($id: EntityId!, $before: EntityId) {
    moveHomeItem(id: $id, before: $before) {
      ...HomeItemFields
    }
  }
`);

export const ShowHomeItem = graphql(`
  mutation ShowHomeItem($id: EntityId!, $shown: Boolean!, $reason: String!) {
    showHomeItem(id: $id, shown: $shown, reason: $reason) {
      ...HomeItemFields
    }
  }
`);

export const RemoveHomeItem = graphql(`
  mutation RemoveHomeItem($id: EntityId!, $reason: String!) {
    removeHomeItem(id: $id, reason: $reason)
  }
`);
