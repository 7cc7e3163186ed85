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
    "\n  query ListAccounts($filter: AccountFilter, $page: Int!, $pageSize: Int!, $cursor: String) {\n    accounts(filter: $filter, page: $page, pageSize: $pageSize, cursor: $cursor) {\n      list {\n        id\n        kind\n        status\n        level\n        levelName\n        phone\n        nickName\n        companyName\n        realName\n        isClosing\n        lastLoginAt\n        createdAt\n      }\n      total\n      totalIsExact\n      page\n      pageSize\n      nextCursor\n    }\n  }\n": typeof types.ListAccountsDocument,
    "\n  query LoadAccount($id: EntityId!) {\n    account(id: $id) {\n      id\n      kind\n      status\n      level\n      levelName\n      phone\n      nickName\n      companyName\n      contact\n      realName\n      realStatus\n      isClosing\n      frozenAt\n      lastLoginAt\n      createdAt\n      superId\n      superName\n      wallet {\n        available\n        held\n        frozen\n        overdraft\n        withdrawable\n        deposit\n        depositMin\n        depositLack\n        inTransit\n        recharged\n        spent\n        earned\n      }\n      counts {\n        orders\n        unpaidOrders\n        openOrders\n        refunds\n        waitingRefunds\n        openCases\n        invitees\n        shops\n        warehouses\n        goods\n      }\n      lastOrders {\n        id\n        orderNo\n        goodName\n        status\n        packageCount\n        totalFee\n        createdAt\n      }\n      lastRefunds {\n        id\n        refundNo\n        status\n        amount\n        createdAt\n      }\n      lastInvitees {\n        id\n        nickName\n        level\n        status\n        createdAt\n      }\n      sessions {\n        id\n        network\n        device\n        createdAt\n        seenAt\n        isLive\n        revokeReason\n      }\n      limits {\n        name\n        hits\n        most\n        isUsedUp\n        endsAt\n      }\n      consents {\n        kind\n        version\n        agreed\n        answeredAt\n      }\n      notes {\n        id\n        operator\n        text\n        createdAt\n      }\n      league {\n        earned\n        invites\n        packages\n        recharge\n        levels {\n          level\n          name\n          discount\n          maxProfit\n        }\n      }\n    }\n  }\n": typeof types.LoadAccountDocument,
    "\n  query LoadFreezePreview($id: EntityId!) {\n    freezePreview(id: $id) {\n      sessions\n      goodsOnSale\n      goodsToReturn\n      unpaidOrders\n      unpaidFee\n      heldParcels\n      heldFee\n      goingParcels\n      unsettledFee\n      cashOuts\n      cashOutFee\n      shops\n      refundAt\n    }\n  }\n": typeof types.LoadFreezePreviewDocument,
    "\n  mutation FreezeAccount($input: AccountReasonInput!) {\n    freezeAccount(input: $input)\n  }\n": typeof types.FreezeAccountDocument,
    "\n  mutation ThawAccount($input: AccountReasonInput!) {\n    thawAccount(input: $input)\n  }\n": typeof types.ThawAccountDocument,
    "\n  mutation ChangeLevel($input: ChangeLevelInput!) {\n    changeLevel(input: $input)\n  }\n": typeof types.ChangeLevelDocument,
    "\n  mutation SignOutAccount($input: AccountReasonInput!) {\n    signOutAccount(input: $input)\n  }\n": typeof types.SignOutAccountDocument,
    "\n  mutation SendPasswordReset($input: AccountReasonInput!) {\n    sendPasswordReset(input: $input)\n  }\n": typeof types.SendPasswordResetDocument,
    "\n  mutation AddAccountNote($input: AccountNoteInput!) {\n    addAccountNote(input: $input) {\n      id\n      text\n    }\n  }\n": typeof types.AddAccountNoteDocument,
    "\n  fragment OperatorFields on Operator {\n    id\n    name\n    displayName\n    roles\n    permissions\n    recoveryCodesLeft\n    idleMinutes\n  }\n": typeof types.OperatorFieldsFragmentDoc,
    "\n  query LoadOperator {\n    me {\n      ...OperatorFields\n    }\n  }\n": typeof types.LoadOperatorDocument,
    "\n  mutation SignIn($input: SignInInput!) {\n    signIn(input: $input) {\n      challenge\n      needsPassword\n      otpauthUrl\n    }\n  }\n": typeof types.SignInDocument,
    "\n  mutation ProveSignIn($input: ProveSignInInput!) {\n    proveSignIn(input: $input) {\n      token\n      recoveryCodes\n      operator {\n        ...OperatorFields\n      }\n    }\n  }\n": typeof types.ProveSignInDocument,
    "\n  mutation ProveAgain($code: String!) {\n    proveAgain(code: $code) {\n      id\n      provenUntil\n    }\n  }\n": typeof types.ProveAgainDocument,
    "\n  mutation SignOut {\n    signOut\n  }\n": typeof types.SignOutDocument,
    "\n  query ListJoinApplications($filter: JoinApplicationFilter, $page: Int!, $pageSize: Int!, $cursor: String) {\n    joinApplications(filter: $filter, page: $page, pageSize: $pageSize, cursor: $cursor) {\n      list {\n        id\n        name\n        phone\n        city\n        remark\n        status\n        note\n        handledBy\n        handledAt\n        createdAt\n      }\n      total\n      totalIsExact\n      page\n      pageSize\n      nextCursor\n    }\n  }\n": typeof types.ListJoinApplicationsDocument,
    "\n  mutation DecideJoinApplication($input: DecideJoinApplicationInput!) {\n    decideJoinApplication(input: $input) {\n      id\n      status\n      note\n    }\n  }\n": typeof types.DecideJoinApplicationDocument,
    "\n  query ListLicences($filter: LicenceFilter, $page: Int!, $pageSize: Int!, $cursor: String) {\n    licences(filter: $filter, page: $page, pageSize: $pageSize, cursor: $cursor) {\n      list {\n        id\n        sellerId\n        companyName\n        kind\n        number\n        endsOn\n        status\n        isDue\n        checkOn\n        reason\n        addedBy\n        decidedBy\n        decidedAt\n        createdAt\n      }\n      total\n      totalIsExact\n      page\n      pageSize\n      nextCursor\n    }\n  }\n": typeof types.ListLicencesDocument,
    "\n  mutation AddLicence($input: AddLicenceInput!) {\n    addLicence(input: $input) {\n      id\n    }\n  }\n": typeof types.AddLicenceDocument,
    "\n  mutation DecideLicence($input: DecideLicenceInput!) {\n    decideLicence(input: $input) {\n      id\n      status\n    }\n  }\n": typeof types.DecideLicenceDocument,
    "\n  mutation CheckLicence($id: EntityId!) {\n    checkLicence(id: $id) {\n      id\n      checkOn\n      isDue\n    }\n  }\n": typeof types.CheckLicenceDocument,
    "\n  fragment SupplierTermsFields on SupplierDetails {\n    id\n    commissionRate\n    depositMin\n    ownDepositMin\n    deposit\n    depositLack\n  }\n": typeof types.SupplierTermsFieldsFragmentDoc,
    "\n  query ListSuppliers($filter: SupplierFilter, $page: Int!, $pageSize: Int!, $cursor: String) {\n    suppliers(filter: $filter, page: $page, pageSize: $pageSize, cursor: $cursor) {\n      list {\n        id\n        status\n        companyName\n        nickName\n        packageCount\n        shipMedian\n        lateRate\n        refundedRate\n        disputedRate\n        score\n        depositLack\n        deposit\n        warnings\n      }\n      total\n      totalIsExact\n      page\n      pageSize\n      nextCursor\n    }\n  }\n": typeof types.ListSuppliersDocument,
    "\n  query LoadSupplier($id: EntityId!) {\n    supplier(id: $id) {\n      ...SupplierTermsFields\n      status\n      companyName\n      nickName\n      packageCount\n      shipMedian\n      lateRate\n      refundedRate\n      caseRate\n      disputedRate\n      score\n      answerMedian\n      countedAt\n      warnings\n      createdAt\n      settleDays\n      held\n      heldParcels {\n        parcelId\n        packageNo\n        amount\n        until\n      }\n      depositMoves {\n        id\n        title\n        amount\n        createdAt\n      }\n      goods {\n        status\n        count\n      }\n      warehouses {\n        id\n        name\n        status\n      }\n    }\n  }\n": typeof types.LoadSupplierDocument,
    "\n  mutation SetSupplierTerms($input: SupplierTermsInput!) {\n    setSupplierTerms(input: $input) {\n      ...SupplierTermsFields\n    }\n  }\n": typeof types.SetSupplierTermsDocument,
};
const documents: Documents = {
    "\n  query ListAccounts($filter: AccountFilter, $page: Int!, $pageSize: Int!, $cursor: String) {\n    accounts(filter: $filter, page: $page, pageSize: $pageSize, cursor: $cursor) {\n      list {\n        id\n        kind\n        status\n        level\n        levelName\n        phone\n        nickName\n        companyName\n        realName\n        isClosing\n        lastLoginAt\n        createdAt\n      }\n      total\n      totalIsExact\n      page\n      pageSize\n      nextCursor\n    }\n  }\n": types.ListAccountsDocument,
    "\n  query LoadAccount($id: EntityId!) {\n    account(id: $id) {\n      id\n      kind\n      status\n      level\n      levelName\n      phone\n      nickName\n      companyName\n      contact\n      realName\n      realStatus\n      isClosing\n      frozenAt\n      lastLoginAt\n      createdAt\n      superId\n      superName\n      wallet {\n        available\n        held\n        frozen\n        overdraft\n        withdrawable\n        deposit\n        depositMin\n        depositLack\n        inTransit\n        recharged\n        spent\n        earned\n      }\n      counts {\n        orders\n        unpaidOrders\n        openOrders\n        refunds\n        waitingRefunds\n        openCases\n        invitees\n        shops\n        warehouses\n        goods\n      }\n      lastOrders {\n        id\n        orderNo\n        goodName\n        status\n        packageCount\n        totalFee\n        createdAt\n      }\n      lastRefunds {\n        id\n        refundNo\n        status\n        amount\n        createdAt\n      }\n      lastInvitees {\n        id\n        nickName\n        level\n        status\n        createdAt\n      }\n      sessions {\n        id\n        network\n        device\n        createdAt\n        seenAt\n        isLive\n        revokeReason\n      }\n      limits {\n        name\n        hits\n        most\n        isUsedUp\n        endsAt\n      }\n      consents {\n        kind\n        version\n        agreed\n        answeredAt\n      }\n      notes {\n        id\n        operator\n        text\n        createdAt\n      }\n      league {\n        earned\n        invites\n        packages\n        recharge\n        levels {\n          level\n          name\n          discount\n          maxProfit\n        }\n      }\n    }\n  }\n": types.LoadAccountDocument,
    "\n  query LoadFreezePreview($id: EntityId!) {\n    freezePreview(id: $id) {\n      sessions\n      goodsOnSale\n      goodsToReturn\n      unpaidOrders\n      unpaidFee\n      heldParcels\n      heldFee\n      goingParcels\n      unsettledFee\n      cashOuts\n      cashOutFee\n      shops\n      refundAt\n    }\n  }\n": types.LoadFreezePreviewDocument,
    "\n  mutation FreezeAccount($input: AccountReasonInput!) {\n    freezeAccount(input: $input)\n  }\n": types.FreezeAccountDocument,
    "\n  mutation ThawAccount($input: AccountReasonInput!) {\n    thawAccount(input: $input)\n  }\n": types.ThawAccountDocument,
    "\n  mutation ChangeLevel($input: ChangeLevelInput!) {\n    changeLevel(input: $input)\n  }\n": types.ChangeLevelDocument,
    "\n  mutation SignOutAccount($input: AccountReasonInput!) {\n    signOutAccount(input: $input)\n  }\n": types.SignOutAccountDocument,
    "\n  mutation SendPasswordReset($input: AccountReasonInput!) {\n    sendPasswordReset(input: $input)\n  }\n": types.SendPasswordResetDocument,
    "\n  mutation AddAccountNote($input: AccountNoteInput!) {\n    addAccountNote(input: $input) {\n      id\n      text\n    }\n  }\n": types.AddAccountNoteDocument,
    "\n  fragment OperatorFields on Operator {\n    id\n    name\n    displayName\n    roles\n    permissions\n    recoveryCodesLeft\n    idleMinutes\n  }\n": types.OperatorFieldsFragmentDoc,
    "\n  query LoadOperator {\n    me {\n      ...OperatorFields\n    }\n  }\n": types.LoadOperatorDocument,
    "\n  mutation SignIn($input: SignInInput!) {\n    signIn(input: $input) {\n      challenge\n      needsPassword\n      otpauthUrl\n    }\n  }\n": types.SignInDocument,
    "\n  mutation ProveSignIn($input: ProveSignInInput!) {\n    proveSignIn(input: $input) {\n      token\n      recoveryCodes\n      operator {\n        ...OperatorFields\n      }\n    }\n  }\n": types.ProveSignInDocument,
    "\n  mutation ProveAgain($code: String!) {\n    proveAgain(code: $code) {\n      id\n      provenUntil\n    }\n  }\n": types.ProveAgainDocument,
    "\n  mutation SignOut {\n    signOut\n  }\n": types.SignOutDocument,
    "\n  query ListJoinApplications($filter: JoinApplicationFilter, $page: Int!, $pageSize: Int!, $cursor: String) {\n    joinApplications(filter: $filter, page: $page, pageSize: $pageSize, cursor: $cursor) {\n      list {\n        id\n        name\n        phone\n        city\n        remark\n        status\n        note\n        handledBy\n        handledAt\n        createdAt\n      }\n      total\n      totalIsExact\n      page\n      pageSize\n      nextCursor\n    }\n  }\n": types.ListJoinApplicationsDocument,
    "\n  mutation DecideJoinApplication($input: DecideJoinApplicationInput!) {\n    decideJoinApplication(input: $input) {\n      id\n      status\n      note\n    }\n  }\n": types.DecideJoinApplicationDocument,
    "\n  query ListLicences($filter: LicenceFilter, $page: Int!, $pageSize: Int!, $cursor: String) {\n    licences(filter: $filter, page: $page, pageSize: $pageSize, cursor: $cursor) {\n      list {\n        id\n        sellerId\n        companyName\n        kind\n        number\n        endsOn\n        status\n        isDue\n        checkOn\n        reason\n        addedBy\n        decidedBy\n        decidedAt\n        createdAt\n      }\n      total\n      totalIsExact\n      page\n      pageSize\n      nextCursor\n    }\n  }\n": types.ListLicencesDocument,
    "\n  mutation AddLicence($input: AddLicenceInput!) {\n    addLicence(input: $input) {\n      id\n    }\n  }\n": types.AddLicenceDocument,
    "\n  mutation DecideLicence($input: DecideLicenceInput!) {\n    decideLicence(input: $input) {\n      id\n      status\n    }\n  }\n": types.DecideLicenceDocument,
    "\n  mutation CheckLicence($id: EntityId!) {\n    checkLicence(id: $id) {\n      id\n      checkOn\n      isDue\n    }\n  }\n": types.CheckLicenceDocument,
    "\n  fragment SupplierTermsFields on SupplierDetails {\n    id\n    commissionRate\n    depositMin\n    ownDepositMin\n    deposit\n    depositLack\n  }\n": types.SupplierTermsFieldsFragmentDoc,
    "\n  query ListSuppliers($filter: SupplierFilter, $page: Int!, $pageSize: Int!, $cursor: String) {\n    suppliers(filter: $filter, page: $page, pageSize: $pageSize, cursor: $cursor) {\n      list {\n        id\n        status\n        companyName\n        nickName\n        packageCount\n        shipMedian\n        lateRate\n        refundedRate\n        disputedRate\n        score\n        depositLack\n        deposit\n        warnings\n      }\n      total\n      totalIsExact\n      page\n      pageSize\n      nextCursor\n    }\n  }\n": types.ListSuppliersDocument,
    "\n  query LoadSupplier($id: EntityId!) {\n    supplier(id: $id) {\n      ...SupplierTermsFields\n      status\n      companyName\n      nickName\n      packageCount\n      shipMedian\n      lateRate\n      refundedRate\n      caseRate\n      disputedRate\n      score\n      answerMedian\n      countedAt\n      warnings\n      createdAt\n      settleDays\n      held\n      heldParcels {\n        parcelId\n        packageNo\n        amount\n        until\n      }\n      depositMoves {\n        id\n        title\n        amount\n        createdAt\n      }\n      goods {\n        status\n        count\n      }\n      warehouses {\n        id\n        name\n        status\n      }\n    }\n  }\n": types.LoadSupplierDocument,
    "\n  mutation SetSupplierTerms($input: SupplierTermsInput!) {\n    setSupplierTerms(input: $input) {\n      ...SupplierTermsFields\n    }\n  }\n": types.SetSupplierTermsDocument,
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
export function graphql(source: "\n  query ListAccounts($filter: AccountFilter, $page: Int!, $pageSize: Int!, $cursor: String) {\n    accounts(filter: $filter, page: $page, pageSize: $pageSize, cursor: $cursor) {\n      list {\n        id\n        kind\n        status\n        level\n        levelName\n        phone\n        nickName\n        companyName\n        realName\n        isClosing\n        lastLoginAt\n        createdAt\n      }\n      total\n      totalIsExact\n      page\n      pageSize\n      nextCursor\n    }\n  }\n"): (typeof documents)["\n  query ListAccounts($filter: AccountFilter, $page: Int!, $pageSize: Int!, $cursor: String) {\n    accounts(filter: $filter, page: $page, pageSize: $pageSize, cursor: $cursor) {\n      list {\n        id\n        kind\n        status\n        level\n        levelName\n        phone\n        nickName\n        companyName\n        realName\n        isClosing\n        lastLoginAt\n        createdAt\n      }\n      total\n      totalIsExact\n      page\n      pageSize\n      nextCursor\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LoadAccount($id: EntityId!) {\n    account(id: $id) {\n      id\n      kind\n      status\n      level\n      levelName\n      phone\n      nickName\n      companyName\n      contact\n      realName\n      realStatus\n      isClosing\n      frozenAt\n      lastLoginAt\n      createdAt\n      superId\n      superName\n      wallet {\n        available\n        held\n        frozen\n        overdraft\n        withdrawable\n        deposit\n        depositMin\n        depositLack\n        inTransit\n        recharged\n        spent\n        earned\n      }\n      counts {\n        orders\n        unpaidOrders\n        openOrders\n        refunds\n        waitingRefunds\n        openCases\n        invitees\n        shops\n        warehouses\n        goods\n      }\n      lastOrders {\n        id\n        orderNo\n        goodName\n        status\n        packageCount\n        totalFee\n        createdAt\n      }\n      lastRefunds {\n        id\n        refundNo\n        status\n        amount\n        createdAt\n      }\n      lastInvitees {\n        id\n        nickName\n        level\n        status\n        createdAt\n      }\n      sessions {\n        id\n        network\n        device\n        createdAt\n        seenAt\n        isLive\n        revokeReason\n      }\n      limits {\n        name\n        hits\n        most\n        isUsedUp\n        endsAt\n      }\n      consents {\n        kind\n        version\n        agreed\n        answeredAt\n      }\n      notes {\n        id\n        operator\n        text\n        createdAt\n      }\n      league {\n        earned\n        invites\n        packages\n        recharge\n        levels {\n          level\n          name\n          discount\n          maxProfit\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query LoadAccount($id: EntityId!) {\n    account(id: $id) {\n      id\n      kind\n      status\n      level\n      levelName\n      phone\n      nickName\n      companyName\n      contact\n      realName\n      realStatus\n      isClosing\n      frozenAt\n      lastLoginAt\n      createdAt\n      superId\n      superName\n      wallet {\n        available\n        held\n        frozen\n        overdraft\n        withdrawable\n        deposit\n        depositMin\n        depositLack\n        inTransit\n        recharged\n        spent\n        earned\n      }\n      counts {\n        orders\n        unpaidOrders\n        openOrders\n        refunds\n        waitingRefunds\n        openCases\n        invitees\n        shops\n        warehouses\n        goods\n      }\n      lastOrders {\n        id\n        orderNo\n        goodName\n        status\n        packageCount\n        totalFee\n        createdAt\n      }\n      lastRefunds {\n        id\n        refundNo\n        status\n        amount\n        createdAt\n      }\n      lastInvitees {\n        id\n        nickName\n        level\n        status\n        createdAt\n      }\n      sessions {\n        id\n        network\n        device\n        createdAt\n        seenAt\n        isLive\n        revokeReason\n      }\n      limits {\n        name\n        hits\n        most\n        isUsedUp\n        endsAt\n      }\n      consents {\n        kind\n        version\n        agreed\n        answeredAt\n      }\n      notes {\n        id\n        operator\n        text\n        createdAt\n      }\n      league {\n        earned\n        invites\n        packages\n        recharge\n        levels {\n          level\n          name\n          discount\n          maxProfit\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LoadFreezePreview($id: EntityId!) {\n    freezePreview(id: $id) {\n      sessions\n      goodsOnSale\n      goodsToReturn\n      unpaidOrders\n      unpaidFee\n      heldParcels\n      heldFee\n      goingParcels\n      unsettledFee\n      cashOuts\n      cashOutFee\n      shops\n      refundAt\n    }\n  }\n"): (typeof documents)["\n  query LoadFreezePreview($id: EntityId!) {\n    freezePreview(id: $id) {\n      sessions\n      goodsOnSale\n      goodsToReturn\n      unpaidOrders\n      unpaidFee\n      heldParcels\n      heldFee\n      goingParcels\n      unsettledFee\n      cashOuts\n      cashOutFee\n      shops\n      refundAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation FreezeAccount($input: AccountReasonInput!) {\n    freezeAccount(input: $input)\n  }\n"): (typeof documents)["\n  mutation FreezeAccount($input: AccountReasonInput!) {\n    freezeAccount(input: $input)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ThawAccount($input: AccountReasonInput!) {\n    thawAccount(input: $input)\n  }\n"): (typeof documents)["\n  mutation ThawAccount($input: AccountReasonInput!) {\n    thawAccount(input: $input)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeLevel($input: ChangeLevelInput!) {\n    changeLevel(input: $input)\n  }\n"): (typeof documents)["\n  mutation ChangeLevel($input: ChangeLevelInput!) {\n    changeLevel(input: $input)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SignOutAccount($input: AccountReasonInput!) {\n    signOutAccount(input: $input)\n  }\n"): (typeof documents)["\n  mutation SignOutAccount($input: AccountReasonInput!) {\n    signOutAccount(input: $input)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SendPasswordReset($input: AccountReasonInput!) {\n    sendPasswordReset(input: $input)\n  }\n"): (typeof documents)["\n  mutation SendPasswordReset($input: AccountReasonInput!) {\n    sendPasswordReset(input: $input)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddAccountNote($input: AccountNoteInput!) {\n    addAccountNote(input: $input) {\n      id\n      text\n    }\n  }\n"): (typeof documents)["\n  mutation AddAccountNote($input: AccountNoteInput!) {\n    addAccountNote(input: $input) {\n      id\n      text\n    }\n  }\n"];
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
export function graphql(source: "\n  query ListJoinApplications($filter: JoinApplicationFilter, $page: Int!, $pageSize: Int!, $cursor: String) {\n    joinApplications(filter: $filter, page: $page, pageSize: $pageSize, cursor: $cursor) {\n      list {\n        id\n        name\n        phone\n        city\n        remark\n        status\n        note\n        handledBy\n        handledAt\n        createdAt\n      }\n      total\n      totalIsExact\n      page\n      pageSize\n      nextCursor\n    }\n  }\n"): (typeof documents)["\n  query ListJoinApplications($filter: JoinApplicationFilter, $page: Int!, $pageSize: Int!, $cursor: String) {\n    joinApplications(filter: $filter, page: $page, pageSize: $pageSize, cursor: $cursor) {\n      list {\n        id\n        name\n        phone\n        city\n        remark\n        status\n        note\n        handledBy\n        handledAt\n        createdAt\n      }\n      total\n      totalIsExact\n      page\n      pageSize\n      nextCursor\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DecideJoinApplication($input: DecideJoinApplicationInput!) {\n    decideJoinApplication(input: $input) {\n      id\n      status\n      note\n    }\n  }\n"): (typeof documents)["\n  mutation DecideJoinApplication($input: DecideJoinApplicationInput!) {\n    decideJoinApplication(input: $input) {\n      id\n      status\n      note\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ListLicences($filter: LicenceFilter, $page: Int!, $pageSize: Int!, $cursor: String) {\n    licences(filter: $filter, page: $page, pageSize: $pageSize, cursor: $cursor) {\n      list {\n        id\n        sellerId\n        companyName\n        kind\n        number\n        endsOn\n        status\n        isDue\n        checkOn\n        reason\n        addedBy\n        decidedBy\n        decidedAt\n        createdAt\n      }\n      total\n      totalIsExact\n      page\n      pageSize\n      nextCursor\n    }\n  }\n"): (typeof documents)["\n  query ListLicences($filter: LicenceFilter, $page: Int!, $pageSize: Int!, $cursor: String) {\n    licences(filter: $filter, page: $page, pageSize: $pageSize, cursor: $cursor) {\n      list {\n        id\n        sellerId\n        companyName\n        kind\n        number\n        endsOn\n        status\n        isDue\n        checkOn\n        reason\n        addedBy\n        decidedBy\n        decidedAt\n        createdAt\n      }\n      total\n      totalIsExact\n      page\n      pageSize\n      nextCursor\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddLicence($input: AddLicenceInput!) {\n    addLicence(input: $input) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation AddLicence($input: AddLicenceInput!) {\n    addLicence(input: $input) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DecideLicence($input: DecideLicenceInput!) {\n    decideLicence(input: $input) {\n      id\n      status\n    }\n  }\n"): (typeof documents)["\n  mutation DecideLicence($input: DecideLicenceInput!) {\n    decideLicence(input: $input) {\n      id\n      status\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CheckLicence($id: EntityId!) {\n    checkLicence(id: $id) {\n      id\n      checkOn\n      isDue\n    }\n  }\n"): (typeof documents)["\n  mutation CheckLicence($id: EntityId!) {\n    checkLicence(id: $id) {\n      id\n      checkOn\n      isDue\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SupplierTermsFields on SupplierDetails {\n    id\n    commissionRate\n    depositMin\n    ownDepositMin\n    deposit\n    depositLack\n  }\n"): (typeof documents)["\n  fragment SupplierTermsFields on SupplierDetails {\n    id\n    commissionRate\n    depositMin\n    ownDepositMin\n    deposit\n    depositLack\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ListSuppliers($filter: SupplierFilter, $page: Int!, $pageSize: Int!, $cursor: String) {\n    suppliers(filter: $filter, page: $page, pageSize: $pageSize, cursor: $cursor) {\n      list {\n        id\n        status\n        companyName\n        nickName\n        packageCount\n        shipMedian\n        lateRate\n        refundedRate\n        disputedRate\n        score\n        depositLack\n        deposit\n        warnings\n      }\n      total\n      totalIsExact\n      page\n      pageSize\n      nextCursor\n    }\n  }\n"): (typeof documents)["\n  query ListSuppliers($filter: SupplierFilter, $page: Int!, $pageSize: Int!, $cursor: String) {\n    suppliers(filter: $filter, page: $page, pageSize: $pageSize, cursor: $cursor) {\n      list {\n        id\n        status\n        companyName\n        nickName\n        packageCount\n        shipMedian\n        lateRate\n        refundedRate\n        disputedRate\n        score\n        depositLack\n        deposit\n        warnings\n      }\n      total\n      totalIsExact\n      page\n      pageSize\n      nextCursor\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LoadSupplier($id: EntityId!) {\n    supplier(id: $id) {\n      ...SupplierTermsFields\n      status\n      companyName\n      nickName\n      packageCount\n      shipMedian\n      lateRate\n      refundedRate\n      caseRate\n      disputedRate\n      score\n      answerMedian\n      countedAt\n      warnings\n      createdAt\n      settleDays\n      held\n      heldParcels {\n        parcelId\n        packageNo\n        amount\n        until\n      }\n      depositMoves {\n        id\n        title\n        amount\n        createdAt\n      }\n      goods {\n        status\n        count\n      }\n      warehouses {\n        id\n        name\n        status\n      }\n    }\n  }\n"): (typeof documents)["\n  query LoadSupplier($id: EntityId!) {\n    supplier(id: $id) {\n      ...SupplierTermsFields\n      status\n      companyName\n      nickName\n      packageCount\n      shipMedian\n      lateRate\n      refundedRate\n      caseRate\n      disputedRate\n      score\n      answerMedian\n      countedAt\n      warnings\n      createdAt\n      settleDays\n      held\n      heldParcels {\n        parcelId\n        packageNo\n        amount\n        until\n      }\n      depositMoves {\n        id\n        title\n        amount\n        createdAt\n      }\n      goods {\n        status\n        count\n      }\n      warehouses {\n        id\n        name\n        status\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetSupplierTerms($input: SupplierTermsInput!) {\n    setSupplierTerms(input: $input) {\n      ...SupplierTermsFields\n    }\n  }\n"): (typeof documents)["\n  mutation SetSupplierTerms($input: SupplierTermsInput!) {\n    setSupplierTerms(input: $input) {\n      ...SupplierTermsFields\n    }\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;