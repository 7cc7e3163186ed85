import { graphql } from '../graphql/generated/gql.ts';

export const ListLicences = graphql(`
  query ListLicences($filter: LicenceFilter, $page: Int!, $pageSize: Int!, $cursor: String) {
    licences(filter: $filter, page: $page, pageSize: $pageSize, cursor: $cursor) {
      list {
        id
        sellerId
        companyName
        kind
        number
        endsOn
        status
        isDue
        checkOn
        reason
        addedBy
        decidedBy
        decidedAt
        createdAt
      }
      total
      totalIsExact
      page
      pageSize
      nextCursor
    }
  }
`);

export const AddLicence = graphql(`
  mutation AddLicence($input: AddLicenceInput!) {
    addLicence(input: $input) {
      id
    }
  }
`);

export const DecideLicence = graphql(`
  mutation DecideLicence($input: DecideLicenceInput!) {
    decideLicence(input: $input) {
      id
      status
    }
  }
`);

export const CheckLicence = graphql(`
  mutation CheckLicence($id: EntityId!) {
    checkLicence(id: $id) {
      id
      checkOn
      isDue
    }
  }
`);
