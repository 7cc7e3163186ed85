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
    "\n  fragment AreaClosureFields on AreaClosure {\n    id\n    areaName\n    courierName\n    reason\n    startAt\n    endAt\n    state\n    operator\n    createdAt\n  }\n": typeof types.AreaClosureFieldsFragmentDoc,
    "\n  query ListAreaClosures {\n    areaClosures {\n      ...AreaClosureFields\n    }\n    couriers {\n      id\n      name\n    }\n  }\n": typeof types.ListAreaClosuresDocument,
    "\n  mutation CloseArea($input: CloseAreaInput!) {\n    closeArea(input: $input) {\n      ...AreaClosureFields\n    }\n  }\n": typeof types.CloseAreaDocument,
    "\n  mutation OpenArea($id: EntityId!, $reason: String!) {\n    openArea(id: $id, reason: $reason) {\n      ...AreaClosureFields\n    }\n  }\n": typeof types.OpenAreaDocument,
    "\n  fragment CategoryFields on CategoryRecord {\n    id\n    name\n    hidden\n    onSale\n  }\n": typeof types.CategoryFieldsFragmentDoc,
    "\n  query ListCategories {\n    categories {\n      ...CategoryFields\n    }\n  }\n": typeof types.ListCategoriesDocument,
    "\n  mutation CreateCategory($name: String!) {\n    createCategory(name: $name) {\n      ...CategoryFields\n    }\n  }\n": typeof types.CreateCategoryDocument,
    "\n  mutation RenameCategory($id: EntityId!, $name: String!) {\n    renameCategory(id: $id, name: $name) {\n      ...CategoryFields\n    }\n  }\n": typeof types.RenameCategoryDocument,
    "\n  mutation HideCategory($id: EntityId!, $hidden: Boolean!, $reason: String!) {\n    hideCategory(id: $id, hidden: $hidden, reason: $reason) {\n      ...CategoryFields\n    }\n  }\n": typeof types.HideCategoryDocument,
    "\n  mutation SortCategories($ids: [EntityId!]!) {\n    sortCategories(ids: $ids) {\n      ...CategoryFields\n    }\n  }\n": typeof types.SortCategoriesDocument,
    "\n  mutation RemoveCategory($id: EntityId!, $reason: String!) {\n    removeCategory(id: $id, reason: $reason)\n  }\n": typeof types.RemoveCategoryDocument,
    "\n  fragment CourierFields on CourierRecord {\n    id\n    name\n    code\n    logo\n    status\n    cutoffTime\n    warehouses\n    closures\n    costFirstLeast\n    costFirstMost\n    costStepLeast\n    costStepMost\n    feeFirstLeast\n    feeFirstMost\n  }\n": typeof types.CourierFieldsFragmentDoc,
    "\n  query ListCouriers {\n    couriers {\n      ...CourierFields\n    }\n  }\n": typeof types.ListCouriersDocument,
    "\n  mutation SetCourierStatus($id: EntityId!, $status: ServiceStatus!, $reason: String!) {\n    setCourierStatus(id: $id, status: $status, reason: $reason) {\n      ...CourierFields\n    }\n  }\n": typeof types.SetCourierStatusDocument,
    "\n  mutation SortCouriers($ids: [EntityId!]!) {\n    sortCouriers(ids: $ids) {\n      ...CourierFields\n    }\n  }\n": typeof types.SortCouriersDocument,
    "\n  fragment LevelFields on LevelRecord {\n    level\n    name\n    needInvites\n    needPackages\n    needRecharge\n    discount\n    maxProfit\n  }\n": typeof types.LevelFieldsFragmentDoc,
    "\n  fragment LevelTermFields on LevelTerms {\n    name\n    needInvites\n    needPackages\n    needRecharge\n    discount\n    maxProfit\n  }\n": typeof types.LevelTermFieldsFragmentDoc,
    "\n  query ListLevels {\n    levels {\n      list {\n        ...LevelFields\n      }\n      changes {\n        id\n        level\n        operator\n        reason\n        createdAt\n        before {\n          ...LevelTermFields\n        }\n        after {\n          ...LevelTermFields\n        }\n      }\n    }\n  }\n": typeof types.ListLevelsDocument,
    "\n  mutation UpdateLevel($input: LevelInput!) {\n    updateLevel(input: $input) {\n      ...LevelFields\n    }\n  }\n": typeof types.UpdateLevelDocument,
    "\n  fragment OperatorFields on Operator {\n    id\n    name\n    displayName\n    roles\n    permissions\n    recoveryCodesLeft\n    idleMinutes\n  }\n": typeof types.OperatorFieldsFragmentDoc,
    "\n  query LoadOperator {\n    me {\n      ...OperatorFields\n    }\n  }\n": typeof types.LoadOperatorDocument,
    "\n  mutation SignIn($input: SignInInput!) {\n    signIn(input: $input) {\n      challenge\n      needsPassword\n      otpauthUrl\n    }\n  }\n": typeof types.SignInDocument,
    "\n  mutation ProveSignIn($input: ProveSignInInput!) {\n    proveSignIn(input: $input) {\n      token\n      recoveryCodes\n      operator {\n        ...OperatorFields\n      }\n    }\n  }\n": typeof types.ProveSignInDocument,
    "\n  mutation ProveAgain($code: String!) {\n    proveAgain(code: $code) {\n      id\n      provenUntil\n    }\n  }\n": typeof types.ProveAgainDocument,
    "\n  mutation SignOut {\n    signOut\n  }\n": typeof types.SignOutDocument,
    "\n  fragment ReportFigureFields on ReportFigures {\n    orders\n    parcels\n    pieces\n    turnover\n    goodsFee\n    margin\n    commission\n    supplierShare\n    agentShare\n    refundedParcels\n    refundFee\n    freightPaid\n    freightCost\n    freightAgents\n    freightWon\n    freightBorne\n    late\n    cases\n    disputed\n    shipHours\n    refundRate\n    disputedRate\n  }\n": typeof types.ReportFigureFieldsFragmentDoc,
    "\n  query LoadReport($name: ReportName!, $unit: ReportUnit!, $from: Date, $to: Date) {\n    report(name: $name, unit: $unit, from: $from, to: $to) {\n      name\n      unit\n      from\n      to\n      countedAt\n      summary {\n        ...ReportFigureFields\n      }\n      list {\n        date\n        id\n        name\n        figures {\n          ...ReportFigureFields\n        }\n      }\n    }\n  }\n": typeof types.LoadReportDocument,
};
const documents: Documents = {
    "\n  fragment AreaClosureFields on AreaClosure {\n    id\n    areaName\n    courierName\n    reason\n    startAt\n    endAt\n    state\n    operator\n    createdAt\n  }\n": types.AreaClosureFieldsFragmentDoc,
    "\n  query ListAreaClosures {\n    areaClosures {\n      ...AreaClosureFields\n    }\n    couriers {\n      id\n      name\n    }\n  }\n": types.ListAreaClosuresDocument,
    "\n  mutation CloseArea($input: CloseAreaInput!) {\n    closeArea(input: $input) {\n      ...AreaClosureFields\n    }\n  }\n": types.CloseAreaDocument,
    "\n  mutation OpenArea($id: EntityId!, $reason: String!) {\n    openArea(id: $id, reason: $reason) {\n      ...AreaClosureFields\n    }\n  }\n": types.OpenAreaDocument,
    "\n  fragment CategoryFields on CategoryRecord {\n    id\n    name\n    hidden\n    onSale\n  }\n": types.CategoryFieldsFragmentDoc,
    "\n  query ListCategories {\n    categories {\n      ...CategoryFields\n    }\n  }\n": types.ListCategoriesDocument,
    "\n  mutation CreateCategory($name: String!) {\n    createCategory(name: $name) {\n      ...CategoryFields\n    }\n  }\n": types.CreateCategoryDocument,
    "\n  mutation RenameCategory($id: EntityId!, $name: String!) {\n    renameCategory(id: $id, name: $name) {\n      ...CategoryFields\n    }\n  }\n": types.RenameCategoryDocument,
    "\n  mutation HideCategory($id: EntityId!, $hidden: Boolean!, $reason: String!) {\n    hideCategory(id: $id, hidden: $hidden, reason: $reason) {\n      ...CategoryFields\n    }\n  }\n": types.HideCategoryDocument,
    "\n  mutation SortCategories($ids: [EntityId!]!) {\n    sortCategories(ids: $ids) {\n      ...CategoryFields\n    }\n  }\n": types.SortCategoriesDocument,
    "\n  mutation RemoveCategory($id: EntityId!, $reason: String!) {\n    removeCategory(id: $id, reason: $reason)\n  }\n": types.RemoveCategoryDocument,
    "\n  fragment CourierFields on CourierRecord {\n    id\n    name\n    code\n    logo\n    status\n    cutoffTime\n    warehouses\n    closures\n    costFirstLeast\n    costFirstMost\n    costStepLeast\n    costStepMost\n    feeFirstLeast\n    feeFirstMost\n  }\n": types.CourierFieldsFragmentDoc,
    "\n  query ListCouriers {\n    couriers {\n      ...CourierFields\n    }\n  }\n": types.ListCouriersDocument,
    "\n  mutation SetCourierStatus($id: EntityId!, $status: ServiceStatus!, $reason: String!) {\n    setCourierStatus(id: $id, status: $status, reason: $reason) {\n      ...CourierFields\n    }\n  }\n": types.SetCourierStatusDocument,
    "\n  mutation SortCouriers($ids: [EntityId!]!) {\n    sortCouriers(ids: $ids) {\n      ...CourierFields\n    }\n  }\n": types.SortCouriersDocument,
    "\n  fragment LevelFields on LevelRecord {\n    level\n    name\n    needInvites\n    needPackages\n    needRecharge\n    discount\n    maxProfit\n  }\n": types.LevelFieldsFragmentDoc,
    "\n  fragment LevelTermFields on LevelTerms {\n    name\n    needInvites\n    needPackages\n    needRecharge\n    discount\n    maxProfit\n  }\n": types.LevelTermFieldsFragmentDoc,
    "\n  query ListLevels {\n    levels {\n      list {\n        ...LevelFields\n      }\n      changes {\n        id\n        level\n        operator\n        reason\n        createdAt\n        before {\n          ...LevelTermFields\n        }\n        after {\n          ...LevelTermFields\n        }\n      }\n    }\n  }\n": types.ListLevelsDocument,
    "\n  mutation UpdateLevel($input: LevelInput!) {\n    updateLevel(input: $input) {\n      ...LevelFields\n    }\n  }\n": types.UpdateLevelDocument,
    "\n  fragment OperatorFields on Operator {\n    id\n    name\n    displayName\n    roles\n    permissions\n    recoveryCodesLeft\n    idleMinutes\n  }\n": types.OperatorFieldsFragmentDoc,
    "\n  query LoadOperator {\n    me {\n      ...OperatorFields\n    }\n  }\n": types.LoadOperatorDocument,
    "\n  mutation SignIn($input: SignInInput!) {\n    signIn(input: $input) {\n      challenge\n      needsPassword\n      otpauthUrl\n    }\n  }\n": types.SignInDocument,
    "\n  mutation ProveSignIn($input: ProveSignInInput!) {\n    proveSignIn(input: $input) {\n      token\n      recoveryCodes\n      operator {\n        ...OperatorFields\n      }\n    }\n  }\n": types.ProveSignInDocument,
    "\n  mutation ProveAgain($code: String!) {\n    proveAgain(code: $code) {\n      id\n      provenUntil\n    }\n  }\n": types.ProveAgainDocument,
    "\n  mutation SignOut {\n    signOut\n  }\n": types.SignOutDocument,
    "\n  fragment ReportFigureFields on ReportFigures {\n    orders\n    parcels\n    pieces\n    turnover\n    goodsFee\n    margin\n    commission\n    supplierShare\n    agentShare\n    refundedParcels\n    refundFee\n    freightPaid\n    freightCost\n    freightAgents\n    freightWon\n    freightBorne\n    late\n    cases\n    disputed\n    shipHours\n    refundRate\n    disputedRate\n  }\n": types.ReportFigureFieldsFragmentDoc,
    "\n  query LoadReport($name: ReportName!, $unit: ReportUnit!, $from: Date, $to: Date) {\n    report(name: $name, unit: $unit, from: $from, to: $to) {\n      name\n      unit\n      from\n      to\n      countedAt\n      summary {\n        ...ReportFigureFields\n      }\n      list {\n        date\n        id\n        name\n        figures {\n          ...ReportFigureFields\n        }\n      }\n    }\n  }\n": types.LoadReportDocument,
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
export function graphql(source: "\n  fragment AreaClosureFields on AreaClosure {\n    id\n    areaName\n    courierName\n    reason\n    startAt\n    endAt\n    state\n    operator\n    createdAt\n  }\n"): (typeof documents)["\n  fragment AreaClosureFields on AreaClosure {\n    id\n    areaName\n    courierName\n    reason\n    startAt\n    endAt\n    state\n    operator\n    createdAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ListAreaClosures {\n    areaClosures {\n      ...AreaClosureFields\n    }\n    couriers {\n      id\n      name\n    }\n  }\n"): (typeof documents)["\n  query ListAreaClosures {\n    areaClosures {\n      ...AreaClosureFields\n    }\n    couriers {\n      id\n      name\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CloseArea($input: CloseAreaInput!) {\n    closeArea(input: $input) {\n      ...AreaClosureFields\n    }\n  }\n"): (typeof documents)["\n  mutation CloseArea($input: CloseAreaInput!) {\n    closeArea(input: $input) {\n      ...AreaClosureFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation OpenArea($id: EntityId!, $reason: String!) {\n    openArea(id: $id, reason: $reason) {\n      ...AreaClosureFields\n    }\n  }\n"): (typeof documents)["\n  mutation OpenArea($id: EntityId!, $reason: String!) {\n    openArea(id: $id, reason: $reason) {\n      ...AreaClosureFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CategoryFields on CategoryRecord {\n    id\n    name\n    hidden\n    onSale\n  }\n"): (typeof documents)["\n  fragment CategoryFields on CategoryRecord {\n    id\n    name\n    hidden\n    onSale\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ListCategories {\n    categories {\n      ...CategoryFields\n    }\n  }\n"): (typeof documents)["\n  query ListCategories {\n    categories {\n      ...CategoryFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateCategory($name: String!) {\n    createCategory(name: $name) {\n      ...CategoryFields\n    }\n  }\n"): (typeof documents)["\n  mutation CreateCategory($name: String!) {\n    createCategory(name: $name) {\n      ...CategoryFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RenameCategory($id: EntityId!, $name: String!) {\n    renameCategory(id: $id, name: $name) {\n      ...CategoryFields\n    }\n  }\n"): (typeof documents)["\n  mutation RenameCategory($id: EntityId!, $name: String!) {\n    renameCategory(id: $id, name: $name) {\n      ...CategoryFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation HideCategory($id: EntityId!, $hidden: Boolean!, $reason: String!) {\n    hideCategory(id: $id, hidden: $hidden, reason: $reason) {\n      ...CategoryFields\n    }\n  }\n"): (typeof documents)["\n  mutation HideCategory($id: EntityId!, $hidden: Boolean!, $reason: String!) {\n    hideCategory(id: $id, hidden: $hidden, reason: $reason) {\n      ...CategoryFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SortCategories($ids: [EntityId!]!) {\n    sortCategories(ids: $ids) {\n      ...CategoryFields\n    }\n  }\n"): (typeof documents)["\n  mutation SortCategories($ids: [EntityId!]!) {\n    sortCategories(ids: $ids) {\n      ...CategoryFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveCategory($id: EntityId!, $reason: String!) {\n    removeCategory(id: $id, reason: $reason)\n  }\n"): (typeof documents)["\n  mutation RemoveCategory($id: EntityId!, $reason: String!) {\n    removeCategory(id: $id, reason: $reason)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CourierFields on CourierRecord {\n    id\n    name\n    code\n    logo\n    status\n    cutoffTime\n    warehouses\n    closures\n    costFirstLeast\n    costFirstMost\n    costStepLeast\n    costStepMost\n    feeFirstLeast\n    feeFirstMost\n  }\n"): (typeof documents)["\n  fragment CourierFields on CourierRecord {\n    id\n    name\n    code\n    logo\n    status\n    cutoffTime\n    warehouses\n    closures\n    costFirstLeast\n    costFirstMost\n    costStepLeast\n    costStepMost\n    feeFirstLeast\n    feeFirstMost\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ListCouriers {\n    couriers {\n      ...CourierFields\n    }\n  }\n"): (typeof documents)["\n  query ListCouriers {\n    couriers {\n      ...CourierFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetCourierStatus($id: EntityId!, $status: ServiceStatus!, $reason: String!) {\n    setCourierStatus(id: $id, status: $status, reason: $reason) {\n      ...CourierFields\n    }\n  }\n"): (typeof documents)["\n  mutation SetCourierStatus($id: EntityId!, $status: ServiceStatus!, $reason: String!) {\n    setCourierStatus(id: $id, status: $status, reason: $reason) {\n      ...CourierFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SortCouriers($ids: [EntityId!]!) {\n    sortCouriers(ids: $ids) {\n      ...CourierFields\n    }\n  }\n"): (typeof documents)["\n  mutation SortCouriers($ids: [EntityId!]!) {\n    sortCouriers(ids: $ids) {\n      ...CourierFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment LevelFields on LevelRecord {\n    level\n    name\n    needInvites\n    needPackages\n    needRecharge\n    discount\n    maxProfit\n  }\n"): (typeof documents)["\n  fragment LevelFields on LevelRecord {\n    level\n    name\n    needInvites\n    needPackages\n    needRecharge\n    discount\n    maxProfit\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment LevelTermFields on LevelTerms {\n    name\n    needInvites\n    needPackages\n    needRecharge\n    discount\n    maxProfit\n  }\n"): (typeof documents)["\n  fragment LevelTermFields on LevelTerms {\n    name\n    needInvites\n    needPackages\n    needRecharge\n    discount\n    maxProfit\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ListLevels {\n    levels {\n      list {\n        ...LevelFields\n      }\n      changes {\n        id\n        level\n        operator\n        reason\n        createdAt\n        before {\n          ...LevelTermFields\n        }\n        after {\n          ...LevelTermFields\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query ListLevels {\n    levels {\n      list {\n        ...LevelFields\n      }\n      changes {\n        id\n        level\n        operator\n        reason\n        createdAt\n        before {\n          ...LevelTermFields\n        }\n        after {\n          ...LevelTermFields\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateLevel($input: LevelInput!) {\n    updateLevel(input: $input) {\n      ...LevelFields\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateLevel($input: LevelInput!) {\n    updateLevel(input: $input) {\n      ...LevelFields\n    }\n  }\n"];
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
export function graphql(source: "\n  fragment ReportFigureFields on ReportFigures {\n    orders\n    parcels\n    pieces\n    turnover\n    goodsFee\n    margin\n    commission\n    supplierShare\n    agentShare\n    refundedParcels\n    refundFee\n    freightPaid\n    freightCost\n    freightAgents\n    freightWon\n    freightBorne\n    late\n    cases\n    disputed\n    shipHours\n    refundRate\n    disputedRate\n  }\n"): (typeof documents)["\n  fragment ReportFigureFields on ReportFigures {\n    orders\n    parcels\n    pieces\n    turnover\n    goodsFee\n    margin\n    commission\n    supplierShare\n    agentShare\n    refundedParcels\n    refundFee\n    freightPaid\n    freightCost\n    freightAgents\n    freightWon\n    freightBorne\n    late\n    cases\n    disputed\n    shipHours\n    refundRate\n    disputedRate\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LoadReport($name: ReportName!, $unit: ReportUnit!, $from: Date, $to: Date) {\n    report(name: $name, unit: $unit, from: $from, to: $to) {\n      name\n      unit\n      from\n      to\n      countedAt\n      summary {\n        ...ReportFigureFields\n      }\n      list {\n        date\n        id\n        name\n        figures {\n          ...ReportFigureFields\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query LoadReport($name: ReportName!, $unit: ReportUnit!, $from: Date, $to: Date) {\n    report(name: $name, unit: $unit, from: $from, to: $to) {\n      name\n      unit\n      from\n      to\n      countedAt\n      summary {\n        ...ReportFigureFields\n      }\n      list {\n        date\n        id\n        name\n        figures {\n          ...ReportFigureFields\n        }\n      }\n    }\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;