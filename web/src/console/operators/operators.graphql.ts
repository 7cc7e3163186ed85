import { graphql } from '../graphql/generated/gql.ts';

export const OperatorRow = graphql(`
  fragment OperatorRow on OperatorRecord {
    id
    name
    displayName
    isEnabled
    hasAuthenticator
    recoveryCodesLeft
    sessions
    lastLoginAt
    roleIds
    roles
  }
`);

export const RoleRow = graphql(`
  fragment RoleRow on OperatorRole {
    id
    code
    name
    permissions
    adjustCase
    adjustDay
    operators
  }
`);

export const ListOperators = graphql(`
  query ListOperators($operators: OperatorFilter, $roles: RoleFilter) {
    operators(filter: $operators) {
      ...OperatorRow
    }
    roles(filter: $roles) {
      list {
        ...RoleRow
      }
    }
  }
`);

export const CreateOperator = graphql(`
  mutation CreateOperator($input: OperatorInput!) {
    createOperator(input: $input) {
      operator {
        id
      }
      password
    }
  }
`);

export const UpdateOperator = graphql(`
  mutation UpdateOperator($id: EntityId!, $input: OperatorUpdateInput!) {
    updateOperator(id: $id, input: $input) {
      id
    }
  }
`);

export const ResetOperator = graphql(`
  mutation ResetOperator($id: EntityId!) {
    resetOperator(id: $id) {
      operator {
        id
      }
      password
    }
  }
`);

export const SignOutOperator = graphql(`
  mutation SignOutOperator($id: EntityId!) {
    signOutOperator(id: $id) {
      id
    }
  }
`);

export const SaveRole = graphql(`
  mutation SaveRole($input: RoleInput!) {
    saveRole(input: $input) {
      id
    }
  }
`);

export const RemoveRole = graphql(`
  mutation RemoveRole($id: EntityId!) {
    removeRole(id: $id)
  }
`);
