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
    "\n  fragment OperatorFields on Operator {\n    id\n    name\n    displayName\n    roles\n    permissions\n    recoveryCodesLeft\n    idleMinutes\n  }\n": typeof types.OperatorFieldsFragmentDoc,
    "\n  query LoadOperator {\n    me {\n      ...OperatorFields\n    }\n  }\n": typeof types.LoadOperatorDocument,
    "\n  mutation SignIn($input: SignInInput!) {\n    signIn(input: $input) {\n      challenge\n      needsPassword\n      otpauthUrl\n    }\n  }\n": typeof types.SignInDocument,
    "\n  mutation ProveSignIn($input: ProveSignInInput!) {\n    proveSignIn(input: $input) {\n      token\n      recoveryCodes\n      operator {\n        ...OperatorFields\n      }\n    }\n  }\n": typeof types.ProveSignInDocument,
    "\n  mutation ProveAgain($code: String!) {\n    proveAgain(code: $code) {\n      id\n      provenUntil\n    }\n  }\n": typeof types.ProveAgainDocument,
    "\n  mutation SignOut {\n    signOut\n  }\n": typeof types.SignOutDocument,
};
const documents: Documents = {
    "\n  fragment OperatorFields on Operator {\n    id\n    name\n    displayName\n    roles\n    permissions\n    recoveryCodesLeft\n    idleMinutes\n  }\n": types.OperatorFieldsFragmentDoc,
    "\n  query LoadOperator {\n    me {\n      ...OperatorFields\n    }\n  }\n": types.LoadOperatorDocument,
    "\n  mutation SignIn($input: SignInInput!) {\n    signIn(input: $input) {\n      challenge\n      needsPassword\n      otpauthUrl\n    }\n  }\n": types.SignInDocument,
    "\n  mutation ProveSignIn($input: ProveSignInInput!) {\n    proveSignIn(input: $input) {\n      token\n      recoveryCodes\n      operator {\n        ...OperatorFields\n      }\n    }\n  }\n": types.ProveSignInDocument,
    "\n  mutation ProveAgain($code: String!) {\n    proveAgain(code: $code) {\n      id\n      provenUntil\n    }\n  }\n": types.ProveAgainDocument,
    "\n  mutation SignOut {\n    signOut\n  }\n": types.SignOutDocument,
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

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;