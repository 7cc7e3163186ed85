import { graphql } from '../../graphql/generated/gql.ts';

export const ListInvoices = graphql(`
  query ListInvoices($filter: InvoiceFilter, $page: Int!, $pageSize: Int!) {
    invoices(filter: $filter, page: $page, pageSize: $pageSize) {
      list {
        ...InvoiceRow
      }
      total
      totalIsExact
      page
      pageSize
    }
  }
  fragment InvoiceRow on Invoice {
    id
    invoiceNo
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
      invoiceNo
      kind
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
        quantity
        amount
      }
    }
  }
`);

export const LoadInvoiceTitles = graphql(`
  query LoadInvoiceTitles {
    invoiceTitles {
      ...TitleRow
    }
  }
  fragment TitleRow on InvoiceTitle {
    id
    kind
    name
    taxNumber
    address
    phone
    bankName
    bankAccount
  }
`);

export const LoadBillable = graphql(`
  query LoadBillable($input: BillableInput!) {
    billable(input: $input) {
      isOpen
      count
      amount
      days
      issuers {
        name
        count
        amount
      }
    }
  }
`);

export const SaveInvoiceTitle = graphql(`
  mutation SaveInvoiceTitle($id: EntityId, $input: InvoiceTitleInput!) {
    saveInvoiceTitle(id: $id, input: $input) {
      ...TitleRow
    }
  }
`);

export const DeleteInvoiceTitle = graphql(`
  mutation DeleteInvoiceTitle($id: EntityId!) {
    deleteInvoiceTitle(id: $id)
  }
`);

export const AskInvoices = graphql(`
  mutation AskInvoices($input: AskInvoicesInput!) {
    askInvoices(input: $input) {
      id
    }
  }
`);

export const BeginInvoice = graphql(`
  mutation BeginInvoice($id: EntityId!) {
    beginInvoices(ids: [$id]) {
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
      number
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
