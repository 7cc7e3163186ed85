import { graphql } from '../graphql/generated/gql.ts';

export const SupplierFields = graphql(`
  fragment SupplierTermsFields on SupplierDetails {
    id
    commissionRate
    depositMin
    ownDepositMin
    deposit
    depositLack
  }
`);

export const ListSuppliers = graphql(`
  query ListSuppliers($filter: SupplierFilter, $page: Int!, $pageSize: Int!, $cursor: String) {
    suppliers(filter: $filter, page: $page, pageSize: $pageSize, cursor: $cursor) {
      list {
        id
        status
        companyName
        nickName
        packageCount
        shipMedian
        lateRate
        refundedRate
        disputedRate
        score
        depositLack
        deposit
        warnings
      }
      total
      totalIsExact
      page
      pageSize
      nextCursor
    }
  }
`);

export const LoadSupplier = graphql(`
  query LoadSupplier($id: EntityId!) {
    supplier(id: $id) {
      ...SupplierTermsFields
      status
      companyName
      nickName
      packageCount
      shipMedian
      lateRate
      refundedRate
      caseRate
      disputedRate
      score
      answerMedian
      countedAt
      warnings
      createdAt
      settleDays
      held
      heldParcels {
        parcelId
        packageNo
        amount
        until
      }
      depositMoves {
        id
        title
        amount
        createdAt
      }
      goods {
        status
        count
      }
      warehouses {
        id
        name
        status
      }
    }
  }
`);

export const SetSupplierTerms = graphql(`
  mutation SetSupplierTerms($input: SupplierTermsInput!) {
    setSupplierTerms(input: $input) {
      ...SupplierTermsFields
    }
  }
`);
