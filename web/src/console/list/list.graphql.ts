import { graphql } from '../graphql/generated/gql.ts';

export const ListSavedViews = graphql(`
  query ListSavedViews($list: ConsoleList!) {
    savedViews(list: $list) {
      id
      name
      search
      isShared
      isOwn
      savedBy
    }
  }
`);

export const SaveView = graphql(`
  mutation SaveView($input: SavedViewInput!) {
    saveView(input: $input) {
      id
      name
      search
      isShared
    }
  }
`);

export const RemoveView = graphql(`
  mutation RemoveView($id: EntityId!) {
    removeView(id: $id)
  }
`);

export const ExportList = graphql(`
  mutation ExportList($input: ListExportInput!) {
    exportList(input: $input) {
      ticket
      fileName
    }
  }
`);
