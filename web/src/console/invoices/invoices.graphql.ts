import { graphql } from '../graphql/generated/gql.ts';

export const ListInvoices = graphql(`
  query ListInvoices($filter: InvoiceFilter, $page: Int, $pageSize: Int) {
    invoices(filter: $filter, page: $page, pageSize: $pageSize) {
      list {
        ...DeskInvoice
      }
      total
      totalIsExact
      page
      pageSize
    }
  }
  fragment DeskInvoice on Invoice {
    id
    invoiceNo
    accountId
    kind
    amount
    redOf
    status
    number
    issuedOn
    fileId
    reason
    issuerName
    titleName
    partCount
    dueAt
    isLate
    createdAt
    mayIssue
  }
`);

export const LoadInvoice = graphql(`
  query LoadInvoice($id: EntityId!) {
    invoice(id: $id) {
      id
      amount
      number
      reason
      redNumber
      title {
        name
        taxNumber
        address
        phone
        bankName
        bankAccount
      }
      parts {
        id
        number
        goodName
        num
        amount
      }
    }
  }
`);

export const BeginInvoices = graphql(`
  mutation BeginInvoices($ids: [EntityId!]!) {
    beginInvoices(ids: $ids) {
      id
      status
    }
  }
`);

export const IssueInvoice = graphql(`
  mutation IssueInvoice($input: IssueInvoiceInput!) {
    issueInvoice(input: $input) {
      id
      status
    }
  }
`);

export const RefuseInvoice = graphql(`
  mutation RefuseInvoice($id: EntityId!, $reason: String!) {
    refuseInvoice(id: $id, reason: $reason) {
      id
      status
    }
  }
`);

export const ImportInvoiceNumbers = graphql(`
  mutation ImportInvoiceNumbers($rows: [InvoiceNumberInput!]!) {
    importInvoiceNumbers(rows: $rows) {
      invoiceNo
      problem
    }
  }
`);

export const LoadTaxReport = graphql(`
  query LoadTaxReport($quarter: String!) {
    taxReport(quarter: $quarter) {
      quarter
      isOver
      dueOn
      suppliers
      orders
      turnover
      fees
      income
      returned
      net
    }
  }
`);
