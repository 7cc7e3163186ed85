/* eslint-disable */
import * as types from './graphql.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "\n  fragment ApprovalRow on Approval {\n    id\n    action\n    target\n    summary\n    amount\n    reason\n    status\n    askedBy\n    askedAt\n    decidedBy\n    decidedAt\n    decision\n    mayDecide\n    mayRevoke\n  }\n": typeof types.ApprovalRowFragmentDoc,
    "\n  query ListApprovals($filter: ApprovalFilter, $page: Int!, $pageSize: Int!, $cursor: String) {\n    approvals(filter: $filter, page: $page, pageSize: $pageSize, cursor: $cursor) {\n      list {\n        ...ApprovalRow\n      }\n      total\n      totalIsExact\n      page\n      pageSize\n      nextCursor\n    }\n  }\n": typeof types.ListApprovalsDocument,
    "\n  mutation DecideApproval($id: EntityId!, $input: DecideApprovalInput!) {\n    decideApproval(id: $id, input: $input)\n  }\n": typeof types.DecideApprovalDocument,
    "\n  mutation RevokeApproval($id: EntityId!) {\n    revokeApproval(id: $id)\n  }\n": typeof types.RevokeApprovalDocument,
    "\n  fragment AuditRow on AuditEntry {\n    id\n    operator\n    operatorId\n    action\n    target\n    detail\n    before\n    after\n    reason\n    address\n    createdAt\n  }\n": typeof types.AuditRowFragmentDoc,
    "\n  query ListAudit($filter: AuditEntryFilter, $page: Int!, $pageSize: Int!, $cursor: String) {\n    auditEntries(filter: $filter, page: $page, pageSize: $pageSize, cursor: $cursor) {\n      list {\n        ...AuditRow\n      }\n      total\n      totalIsExact\n      page\n      pageSize\n      nextCursor\n    }\n  }\n": typeof types.ListAuditDocument,
    "\n  fragment OperatorFields on Operator {\n    id\n    name\n    displayName\n    roles\n    permissions\n    recoveryCodesLeft\n    idleMinutes\n  }\n": typeof types.OperatorFieldsFragmentDoc,
    "\n  query LoadOperator {\n    me {\n      ...OperatorFields\n    }\n  }\n": typeof types.LoadOperatorDocument,
    "\n  mutation SignIn($input: SignInInput!) {\n    signIn(input: $input) {\n      challenge\n      needsPassword\n      otpauthUrl\n    }\n  }\n": typeof types.SignInDocument,
    "\n  mutation ProveSignIn($input: ProveSignInInput!) {\n    proveSignIn(input: $input) {\n      token\n      recoveryCodes\n      operator {\n        ...OperatorFields\n      }\n    }\n  }\n": typeof types.ProveSignInDocument,
    "\n  mutation ProveAgain($code: String!) {\n    proveAgain(code: $code) {\n      id\n      provenUntil\n    }\n  }\n": typeof types.ProveAgainDocument,
    "\n  mutation SignOut {\n    signOut\n  }\n": typeof types.SignOutDocument,
    "\n  fragment OperatorRow on OperatorRecord {\n    id\n    name\n    displayName\n    isEnabled\n    hasAuthenticator\n    recoveryCodesLeft\n    sessions\n    lastLoginAt\n    roleIds\n    roles\n  }\n": typeof types.OperatorRowFragmentDoc,
    "\n  fragment RoleRow on OperatorRole {\n    id\n    code\n    name\n    permissions\n    operators\n  }\n": typeof types.RoleRowFragmentDoc,
    "\n  query ListOperators {\n    operators {\n      ...OperatorRow\n    }\n    roles {\n      list {\n        ...RoleRow\n      }\n    }\n  }\n": typeof types.ListOperatorsDocument,
    "\n  mutation CreateOperator($input: OperatorInput!) {\n    createOperator(input: $input) {\n      operator {\n        id\n      }\n      password\n    }\n  }\n": typeof types.CreateOperatorDocument,
    "\n  mutation UpdateOperator($id: EntityId!, $input: OperatorUpdateInput!) {\n    updateOperator(id: $id, input: $input) {\n      id\n    }\n  }\n": typeof types.UpdateOperatorDocument,
    "\n  mutation ResetOperator($id: EntityId!) {\n    resetOperator(id: $id) {\n      operator {\n        id\n      }\n      password\n    }\n  }\n": typeof types.ResetOperatorDocument,
    "\n  mutation SignOutOperator($id: EntityId!) {\n    signOutOperator(id: $id) {\n      id\n    }\n  }\n": typeof types.SignOutOperatorDocument,
    "\n  mutation SaveRole($input: RoleInput!) {\n    saveRole(input: $input) {\n      id\n    }\n  }\n": typeof types.SaveRoleDocument,
    "\n  mutation RemoveRole($id: EntityId!) {\n    removeRole(id: $id)\n  }\n": typeof types.RemoveRoleDocument,
};
const documents: Documents = {
    "\n  fragment ApprovalRow on Approval {\n    id\n    action\n    target\n    summary\n    amount\n    reason\n    status\n    askedBy\n    askedAt\n    decidedBy\n    decidedAt\n    decision\n    mayDecide\n    mayRevoke\n  }\n": types.ApprovalRowFragmentDoc,
    "\n  query ListApprovals($filter: ApprovalFilter, $page: Int!, $pageSize: Int!, $cursor: String) {\n    approvals(filter: $filter, page: $page, pageSize: $pageSize, cursor: $cursor) {\n      list {\n        ...ApprovalRow\n      }\n      total\n      totalIsExact\n      page\n      pageSize\n      nextCursor\n    }\n  }\n": types.ListApprovalsDocument,
    "\n  mutation DecideApproval($id: EntityId!, $input: DecideApprovalInput!) {\n    decideApproval(id: $id, input: $input)\n  }\n": types.DecideApprovalDocument,
    "\n  mutation RevokeApproval($id: EntityId!) {\n    revokeApproval(id: $id)\n  }\n": types.RevokeApprovalDocument,
    "\n  fragment AuditRow on AuditEntry {\n    id\n    operator\n    operatorId\n    action\n    target\n    detail\n    before\n    after\n    reason\n    address\n    createdAt\n  }\n": types.AuditRowFragmentDoc,
    "\n  query ListAudit($filter: AuditEntryFilter, $page: Int!, $pageSize: Int!, $cursor: String) {\n    auditEntries(filter: $filter, page: $page, pageSize: $pageSize, cursor: $cursor) {\n      list {\n        ...AuditRow\n      }\n      total\n      totalIsExact\n      page\n      pageSize\n      nextCursor\n    }\n  }\n": types.ListAuditDocument,
    "\n  fragment OperatorFields on Operator {\n    id\n    name\n    displayName\n    roles\n    permissions\n    recoveryCodesLeft\n    idleMinutes\n  }\n": types.OperatorFieldsFragmentDoc,
    "\n  query LoadOperator {\n    me {\n      ...OperatorFields\n    }\n  }\n": types.LoadOperatorDocument,
    "\n  mutation SignIn($input: SignInInput!) {\n    signIn(input: $input) {\n      challenge\n      needsPassword\n      otpauthUrl\n    }\n  }\n": types.SignInDocument,
    "\n  mutation ProveSignIn($input: ProveSignInInput!) {\n    proveSignIn(input: $input) {\n      token\n      recoveryCodes\n      operator {\n        ...OperatorFields\n      }\n    }\n  }\n": types.ProveSignInDocument,
    "\n  mutation ProveAgain($code: String!) {\n    proveAgain(code: $code) {\n      id\n      provenUntil\n    }\n  }\n": types.ProveAgainDocument,
    "\n  mutation SignOut {\n    signOut\n  }\n": types.SignOutDocument,
    "\n  fragment OperatorRow on OperatorRecord {\n    id\n    name\n    displayName\n    isEnabled\n    hasAuthenticator\n    recoveryCodesLeft\n    sessions\n    lastLoginAt\n    roleIds\n    roles\n  }\n": types.OperatorRowFragmentDoc,
    "\n  fragment RoleRow on OperatorRole {\n    id\n    code\n    name\n    permissions\n    operators\n  }\n": types.RoleRowFragmentDoc,
    "\n  query ListOperators {\n    operators {\n      ...OperatorRow\n    }\n    roles {\n      list {\n        ...RoleRow\n      }\n    }\n  }\n": types.ListOperatorsDocument,
    "\n  mutation CreateOperator($input: OperatorInput!) {\n    createOperator(input: $input) {\n      operator {\n        id\n      }\n      password\n    }\n  }\n": types.CreateOperatorDocument,
    "\n  mutation UpdateOperator($id: EntityId!, $input: OperatorUpdateInput!) {\n    updateOperator(id: $id, input: $input) {\n      id\n    }\n  }\n": types.UpdateOperatorDocument,
    "\n  mutation ResetOperator($id: EntityId!) {\n    resetOperator(id: $id) {\n      operator {\n        id\n      }\n      password\n    }\n  }\n": types.ResetOperatorDocument,
    "\n  mutation SignOutOperator($id: EntityId!) {\n    signOutOperator(id: $id) {\n      id\n    }\n  }\n": types.SignOutOperatorDocument,
    "\n  mutation SaveRole($input: RoleInput!) {\n    saveRole(input: $input) {\n      id\n    }\n  }\n": types.SaveRoleDocument,
    "\n  mutation RemoveRole($id: EntityId!) {\n    removeRole(id: $id)\n  }\n": types.RemoveRoleDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 *
 *
 * @example
 * ```ts
 * const query = graphql(`query GetUser($id: ID!) { user(id: $id) { name } }`);
 * ```
 *
 * The query argument is unknown!
 * Please regenerate the types.
 */
export function graphql(source: string): unknown;

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ApprovalRow on Approval {\n    id\n    action\n    target\n    summary\n    amount\n    reason\n    status\n    askedBy\n    askedAt\n    decidedBy\n    decidedAt\n    decision\n    mayDecide\n    mayRevoke\n  }\n"): (typeof documents)["\n  fragment ApprovalRow on Approval {\n    id\n    action\n    target\n    summary\n    amount\n    reason\n    status\n    askedBy\n    askedAt\n    decidedBy\n    decidedAt\n    decision\n    mayDecide\n    mayRevoke\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ListApprovals($filter: ApprovalFilter, $page: Int!, $pageSize: Int!, $cursor: String) {\n    approvals(filter: $filter, page: $page, pageSize: $pageSize, cursor: $cursor) {\n      list {\n        ...ApprovalRow\n      }\n      total\n      totalIsExact\n      page\n      pageSize\n      nextCursor\n    }\n  }\n"): (typeof documents)["\n  query ListApprovals($filter: ApprovalFilter, $page: Int!, $pageSize: Int!, $cursor: String) {\n    approvals(filter: $filter, page: $page, pageSize: $pageSize, cursor: $cursor) {\n      list {\n        ...ApprovalRow\n      }\n      total\n      totalIsExact\n      page\n      pageSize\n      nextCursor\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DecideApproval($id: EntityId!, $input: DecideApprovalInput!) {\n    decideApproval(id: $id, input: $input)\n  }\n"): (typeof documents)["\n  mutation DecideApproval($id: EntityId!, $input: DecideApprovalInput!) {\n    decideApproval(id: $id, input: $input)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RevokeApproval($id: EntityId!) {\n    revokeApproval(id: $id)\n  }\n"): (typeof documents)["\n  mutation RevokeApproval($id: EntityId!) {\n    revokeApproval(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AuditRow on AuditEntry {\n    id\n    operator\n    operatorId\n    action\n    target\n    detail\n    before\n    after\n    reason\n    address\n    createdAt\n  }\n"): (typeof documents)["\n  fragment AuditRow on AuditEntry {\n    id\n    operator\n    operatorId\n    action\n    target\n    detail\n    before\n    after\n    reason\n    address\n    createdAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ListAudit($filter: AuditEntryFilter, $page: Int!, $pageSize: Int!, $cursor: String) {\n    auditEntries(filter: $filter, page: $page, pageSize: $pageSize, cursor: $cursor) {\n      list {\n        ...AuditRow\n      }\n      total\n      totalIsExact\n      page\n      pageSize\n      nextCursor\n    }\n  }\n"): (typeof documents)["\n  query ListAudit($filter: AuditEntryFilter, $page: Int!, $pageSize: Int!, $cursor: String) {\n    auditEntries(filter: $filter, page: $page, pageSize: $pageSize, cursor: $cursor) {\n      list {\n        ...AuditRow\n      }\n      total\n      totalIsExact\n      page\n      pageSize\n      nextCursor\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OperatorFields on Operator {\n    id\n    name\n    displayName\n    roles\n    permissions\n    recoveryCodesLeft\n    idleMinutes\n  }\n"): (typeof documents)["\n  fragment OperatorFields on Operator {\n    id\n    name\n    displayName\n    roles\n    permissions\n    recoveryCodesLeft\n    idleMinutes\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LoadOperator {\n    me {\n      ...OperatorFields\n    }\n  }\n"): (typeof documents)["\n  query LoadOperator {\n    me {\n      ...OperatorFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SignIn($input: SignInInput!) {\n    signIn(input: $input) {\n      challenge\n      needsPassword\n      otpauthUrl\n    }\n  }\n"): (typeof documents)["\n  mutation SignIn($input: SignInInput!) {\n    signIn(input: $input) {\n      challenge\n      needsPassword\n      otpauthUrl\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ProveSignIn($input: ProveSignInInput!) {\n    proveSignIn(input: $input) {\n      token\n      recoveryCodes\n      operator {\n        ...OperatorFields\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ProveSignIn($input: ProveSignInInput!) {\n    proveSignIn(input: $input) {\n      token\n      recoveryCodes\n      operator {\n        ...OperatorFields\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ProveAgain($code: String!) {\n    proveAgain(code: $code) {\n      id\n      provenUntil\n    }\n  }\n"): (typeof documents)["\n  mutation ProveAgain($code: String!) {\n    proveAgain(code: $code) {\n      id\n      provenUntil\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SignOut {\n    signOut\n  }\n"): (typeof documents)["\n  mutation SignOut {\n    signOut\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OperatorRow on OperatorRecord {\n    id\n    name\n    displayName\n    isEnabled\n    hasAuthenticator\n    recoveryCodesLeft\n    sessions\n    lastLoginAt\n    roleIds\n    roles\n  }\n"): (typeof documents)["\n  fragment OperatorRow on OperatorRecord {\n    id\n    name\n    displayName\n    isEnabled\n    hasAuthenticator\n    recoveryCodesLeft\n    sessions\n    lastLoginAt\n    roleIds\n    roles\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RoleRow on OperatorRole {\n    id\n    code\n    name\n    permissions\n    operators\n  }\n"): (typeof documents)["\n  fragment RoleRow on OperatorRole {\n    id\n    code\n    name\n    permissions\n    operators\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ListOperators {\n    operators {\n      ...OperatorRow\n    }\n    roles {\n      list {\n        ...RoleRow\n      }\n    }\n  }\n"): (typeof documents)["\n  query ListOperators {\n    operators {\n      ...OperatorRow\n    }\n    roles {\n      list {\n        ...RoleRow\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateOperator($input: OperatorInput!) {\n    createOperator(input: $input) {\n      operator {\n        id\n      }\n      password\n    }\n  }\n"): (typeof documents)["\n  mutation CreateOperator($input: OperatorInput!) {\n    createOperator(input: $input) {\n      operator {\n        id\n      }\n      password\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateOperator($id: EntityId!, $input: OperatorUpdateInput!) {\n    updateOperator(id: $id, input: $input) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateOperator($id: EntityId!, $input: OperatorUpdateInput!) {\n    updateOperator(id: $id, input: $input) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResetOperator($id: EntityId!) {\n    resetOperator(id: $id) {\n      operator {\n        id\n      }\n      password\n    }\n  }\n"): (typeof documents)["\n  mutation ResetOperator($id: EntityId!) {\n    resetOperator(id: $id) {\n      operator {\n        id\n      }\n      password\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SignOutOperator($id: EntityId!) {\n    signOutOperator(id: $id) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation SignOutOperator($id: EntityId!) {\n    signOutOperator(id: $id) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveRole($input: RoleInput!) {\n    saveRole(input: $input) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation SaveRole($input: RoleInput!) {\n    saveRole(input: $input) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveRole($id: EntityId!) {\n    removeRole(id: $id)\n  }\n"): (typeof documents)["\n  mutation RemoveRole($id: EntityId!) {\n    removeRole(id: $id)\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;