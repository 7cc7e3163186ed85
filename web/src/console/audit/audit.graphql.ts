import { graphql } from '../graphql/generated/gql.ts';

export const AuditRow = graphql(`
  fragment AuditRow on AuditEntry {
    id
    operator
    operatorId
    actionText
    subject
    subjectText
    orderId
    changes
    reason
    address
    createdAt
  }
`);

export const ListAudit = graphql(`
  query ListAudit($filter: AuditEntryFilter, $page: Int!, $pageSize: Int!, $cursor: String) {
    auditEntries(filter: $filter, page: $page, pageSize: $pageSize, cursor: $cursor) {
      list {
        ...AuditRow
      }
      total
      totalIsExact
      page
      pageSize
      nextCursor
    }
  }
`);

export const LoadAuditChoices = graphql(`
  query LoadAuditChoices {
    auditChoices {
      actions {
        begins
        text
      }
      operators {
        name
        displayName
      }
    }
  }
`);
