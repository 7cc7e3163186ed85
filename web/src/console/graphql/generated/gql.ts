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
    "\n  query ListCases($filter: CaseFilter, $page: Int, $pageSize: Int, $cursor: String) {\n    cases(filter: $filter, page: $page, pageSize: $pageSize, cursor: $cursor) {\n      list {\n        id\n        caseNo\n        packageNo\n        buyerId\n        buyerName\n        sellerId\n        sellerName\n        kindText\n        askText\n        amount\n        packageFee\n        statusText\n        givenAmount\n        outcomeText\n        appealedBy\n        waitingSince\n        approvalId\n        createdAt\n      }\n      total\n      totalIsExact\n      page\n      pageSize\n      nextCursor\n    }\n  }\n": typeof types.ListCasesDocument,
    "\n  query LoadCase($id: EntityId!) {\n    case(id: $id) {\n      id\n      caseNo\n      packageNo\n      orderNo\n      kindText\n      askText\n      amount\n      packageFee\n      statusText\n      givenAmount\n      outcomeText\n      appealedBy\n      waitingSince\n      createdAt\n      offerText\n      maxAmount\n      goodsFee\n      courierFee\n      compensated\n      sellerFree\n      sellerDeposit\n      returnText\n      mayDecide\n      secondEyes\n      items {\n        goodId\n        goodName\n        goodPic\n        skuName\n        num\n      }\n      buyer {\n        ...PartyFields\n      }\n      seller {\n        ...PartyFields\n      }\n      messages {\n        id\n        by\n        action\n        text\n        amount\n        createdAt\n        files {\n          id\n          kind\n        }\n      }\n      timeline {\n        courierName\n        waybillNo\n        list {\n          id\n          at\n          text\n        }\n      }\n      money {\n        party\n        account\n        title\n        amount\n        createdAt\n      }\n      earlier {\n        id\n        caseNo\n        kindText\n        askText\n        statusText\n        outcomeText\n        buyerId\n        sellerId\n        amount\n        givenAmount\n        createdAt\n      }\n      approval {\n        id\n        askedBy\n        askedAt\n        summary\n        amount\n        reason\n        isOwn\n      }\n    }\n  }\n": typeof types.LoadCaseDocument,
    "\n  fragment PartyFields on CaseParty {\n    id\n    name\n    packageCount\n    caseCount\n    disputedCount\n    refundedCount\n    refundedFee\n    answerMedian\n  }\n": typeof types.PartyFieldsFragmentDoc,
    "\n  query PreviewCaseDecision($id: EntityId!, $verdict: CaseVerdictInput!) {\n    caseDecisionPreview(id: $id, verdict: $verdict) {\n      moves {\n        party\n        account\n        title\n        amount\n      }\n      buyerGets\n      amount\n      needsSecond\n    }\n  }\n": typeof types.PreviewCaseDecisionDocument,
    "\n  mutation DecideCase($id: EntityId!, $input: DecideCaseInput!) {\n    decideCase(id: $id, input: $input) {\n      isDone\n      approvalId\n    }\n  }\n": typeof types.DecideCaseDocument,
    "\n  mutation ApproveCaseDecision($id: EntityId!, $input: DecideApprovalInput!) {\n    decideApproval(id: $id, input: $input)\n  }\n": typeof types.ApproveCaseDecisionDocument,
    "\n  mutation RevokeCaseDecision($id: EntityId!) {\n    revokeApproval(id: $id)\n  }\n": typeof types.RevokeCaseDecisionDocument,
    "\n  fragment GoodFlagFields on GoodFlag {\n    kind\n    price\n    median\n    words\n    pictures {\n      url\n      sellerId\n      sellerName\n    }\n  }\n": typeof types.GoodFlagFieldsFragmentDoc,
    "\n  query ListGoodsToAudit($filter: GoodsAuditFilter, $page: Int, $pageSize: Int, $cursor: String) {\n    goodsToAudit(filter: $filter, page: $page, pageSize: $pageSize, cursor: $cursor) {\n      list {\n        id\n        goodsNo\n        name\n        pic\n        categoryName\n        sellerName\n        supplyPrice\n        statusText\n        isWaiting\n        isRevision\n        submittedAt\n        version\n        flags {\n          kind\n        }\n      }\n      total\n      totalIsExact\n      page\n      pageSize\n      nextCursor\n    }\n  }\n": typeof types.ListGoodsToAuditDocument,
    "\n  fragment GoodFaceFields on GoodFace {\n    name\n    categoryName\n    pics\n    detail\n    unit\n    minNum\n    maxNum\n    isGift\n    skus {\n      name\n      pic\n      supplyPrice\n      weight\n      isOn\n    }\n  }\n": typeof types.GoodFaceFieldsFragmentDoc,
    "\n  query LoadAuditedGood($id: EntityId!) {\n    auditedGood(id: $id) {\n      id\n      goodsNo\n      name\n      sellerId\n      sellerName\n      statusText\n      isBanned\n      isWaiting\n      isRevision\n      auditReason\n      submittedAt\n      version\n      flags {\n        ...GoodFlagFields\n      }\n      now {\n        ...GoodFaceFields\n      }\n      revised {\n        ...GoodFaceFields\n      }\n      differences {\n        field\n        before\n        after\n      }\n      history {\n        action\n        operator\n        reason\n        createdAt\n      }\n    }\n  }\n": typeof types.LoadAuditedGoodDocument,
    "\n  mutation JudgeGoods($input: JudgeGoodsInput!) {\n    judgeGoods(input: $input) {\n      id\n      done\n      msg\n    }\n  }\n": typeof types.JudgeGoodsDocument,
    "\n  mutation BanGood($id: EntityId!, $reason: String!) {\n    banGood(id: $id, reason: $reason)\n  }\n": typeof types.BanGoodDocument,
    "\n  mutation UnbanGood($id: EntityId!, $reason: String!) {\n    unbanGood(id: $id, reason: $reason)\n  }\n": typeof types.UnbanGoodDocument,
    "\n  query ListForbiddenWords {\n    forbiddenWords {\n      id\n      word\n      createdAt\n    }\n  }\n": typeof types.ListForbiddenWordsDocument,
    "\n  mutation AddForbiddenWord($word: String!) {\n    addForbiddenWord(word: $word) {\n      id\n      word\n      createdAt\n    }\n  }\n": typeof types.AddForbiddenWordDocument,
    "\n  mutation RemoveForbiddenWord($id: EntityId!) {\n    removeForbiddenWord(id: $id)\n  }\n": typeof types.RemoveForbiddenWordDocument,
    "\n  fragment OperatorFields on Operator {\n    id\n    name\n    displayName\n    roles\n    permissions\n    recoveryCodesLeft\n    idleMinutes\n  }\n": typeof types.OperatorFieldsFragmentDoc,
    "\n  query LoadOperator {\n    me {\n      ...OperatorFields\n    }\n  }\n": typeof types.LoadOperatorDocument,
    "\n  mutation SignIn($input: SignInInput!) {\n    signIn(input: $input) {\n      challenge\n      needsPassword\n      otpauthUrl\n    }\n  }\n": typeof types.SignInDocument,
    "\n  mutation ProveSignIn($input: ProveSignInInput!) {\n    proveSignIn(input: $input) {\n      token\n      recoveryCodes\n      operator {\n        ...OperatorFields\n      }\n    }\n  }\n": typeof types.ProveSignInDocument,
    "\n  mutation ProveAgain($code: String!) {\n    proveAgain(code: $code) {\n      id\n      provenUntil\n    }\n  }\n": typeof types.ProveAgainDocument,
    "\n  mutation SignOut {\n    signOut\n  }\n": typeof types.SignOutDocument,
    "\n  query ListReviews($filter: ReviewFilter, $page: Int, $pageSize: Int, $cursor: String) {\n    reviews(filter: $filter, page: $page, pageSize: $pageSize, cursor: $cursor) {\n      list {\n        id\n        goodId\n        goodName\n        goodPic\n        skuName\n        orderNo\n        buyerName\n        sellerId\n        sellerName\n        score\n        text\n        pics\n        addedText\n        addedPics\n        answer\n        hiddenAt\n        hiddenReason\n        createdAt\n      }\n      total\n      totalIsExact\n      page\n      pageSize\n      nextCursor\n    }\n  }\n": typeof types.ListReviewsDocument,
    "\n  mutation HideReview($id: EntityId!, $reason: String!) {\n    hideReview(id: $id, reason: $reason)\n  }\n": typeof types.HideReviewDocument,
    "\n  mutation ShowReview($id: EntityId!, $reason: String!) {\n    showReview(id: $id, reason: $reason)\n  }\n": typeof types.ShowReviewDocument,
};
const documents: Documents = {
    "\n  query ListCases($filter: CaseFilter, $page: Int, $pageSize: Int, $cursor: String) {\n    cases(filter: $filter, page: $page, pageSize: $pageSize, cursor: $cursor) {\n      list {\n        id\n        caseNo\n        packageNo\n        buyerId\n        buyerName\n        sellerId\n        sellerName\n        kindText\n        askText\n        amount\n        packageFee\n        statusText\n        givenAmount\n        outcomeText\n        appealedBy\n        waitingSince\n        approvalId\n        createdAt\n      }\n      total\n      totalIsExact\n      page\n      pageSize\n      nextCursor\n    }\n  }\n": types.ListCasesDocument,
    "\n  query LoadCase($id: EntityId!) {\n    case(id: $id) {\n      id\n      caseNo\n      packageNo\n      orderNo\n      kindText\n      askText\n      amount\n      packageFee\n      statusText\n      givenAmount\n      outcomeText\n      appealedBy\n      waitingSince\n      createdAt\n      offerText\n      maxAmount\n      goodsFee\n      courierFee\n      compensated\n      sellerFree\n      sellerDeposit\n      returnText\n      mayDecide\n      secondEyes\n      items {\n        goodId\n        goodName\n        goodPic\n        skuName\n        num\n      }\n      buyer {\n        ...PartyFields\n      }\n      seller {\n        ...PartyFields\n      }\n      messages {\n        id\n        by\n        action\n        text\n        amount\n        createdAt\n        files {\n          id\n          kind\n        }\n      }\n      timeline {\n        courierName\n        waybillNo\n        list {\n          id\n          at\n          text\n        }\n      }\n      money {\n        party\n        account\n        title\n        amount\n        createdAt\n      }\n      earlier {\n        id\n        caseNo\n        kindText\n        askText\n        statusText\n        outcomeText\n        buyerId\n        sellerId\n        amount\n        givenAmount\n        createdAt\n      }\n      approval {\n        id\n        askedBy\n        askedAt\n        summary\n        amount\n        reason\n        isOwn\n      }\n    }\n  }\n": types.LoadCaseDocument,
    "\n  fragment PartyFields on CaseParty {\n    id\n    name\n    packageCount\n    caseCount\n    disputedCount\n    refundedCount\n    refundedFee\n    answerMedian\n  }\n": types.PartyFieldsFragmentDoc,
    "\n  query PreviewCaseDecision($id: EntityId!, $verdict: CaseVerdictInput!) {\n    caseDecisionPreview(id: $id, verdict: $verdict) {\n      moves {\n        party\n        account\n        title\n        amount\n      }\n      buyerGets\n      amount\n      needsSecond\n    }\n  }\n": types.PreviewCaseDecisionDocument,
    "\n  mutation DecideCase($id: EntityId!, $input: DecideCaseInput!) {\n    decideCase(id: $id, input: $input) {\n      isDone\n      approvalId\n    }\n  }\n": types.DecideCaseDocument,
    "\n  mutation ApproveCaseDecision($id: EntityId!, $input: DecideApprovalInput!) {\n    decideApproval(id: $id, input: $input)\n  }\n": types.ApproveCaseDecisionDocument,
    "\n  mutation RevokeCaseDecision($id: EntityId!) {\n    revokeApproval(id: $id)\n  }\n": types.RevokeCaseDecisionDocument,
    "\n  fragment GoodFlagFields on GoodFlag {\n    kind\n    price\n    median\n    words\n    pictures {\n      url\n      sellerId\n      sellerName\n    }\n  }\n": types.GoodFlagFieldsFragmentDoc,
    "\n  query ListGoodsToAudit($filter: GoodsAuditFilter, $page: Int, $pageSize: Int, $cursor: String) {\n    goodsToAudit(filter: $filter, page: $page, pageSize: $pageSize, cursor: $cursor) {\n      list {\n        id\n        goodsNo\n        name\n        pic\n        categoryName\n        sellerName\n        supplyPrice\n        statusText\n        isWaiting\n        isRevision\n        submittedAt\n        version\n        flags {\n          kind\n        }\n      }\n      total\n      totalIsExact\n      page\n      pageSize\n      nextCursor\n    }\n  }\n": types.ListGoodsToAuditDocument,
    "\n  fragment GoodFaceFields on GoodFace {\n    name\n    categoryName\n    pics\n    detail\n    unit\n    minNum\n    maxNum\n    isGift\n    skus {\n      name\n      pic\n      supplyPrice\n      weight\n      isOn\n    }\n  }\n": types.GoodFaceFieldsFragmentDoc,
    "\n  query LoadAuditedGood($id: EntityId!) {\n    auditedGood(id: $id) {\n      id\n      goodsNo\n      name\n      sellerId\n      sellerName\n      statusText\n      isBanned\n      isWaiting\n      isRevision\n      auditReason\n      submittedAt\n      version\n      flags {\n        ...GoodFlagFields\n      }\n      now {\n        ...GoodFaceFields\n      }\n      revised {\n        ...GoodFaceFields\n      }\n      differences {\n        field\n        before\n        after\n      }\n      history {\n        action\n        operator\n        reason\n        createdAt\n      }\n    }\n  }\n": types.LoadAuditedGoodDocument,
    "\n  mutation JudgeGoods($input: JudgeGoodsInput!) {\n    judgeGoods(input: $input) {\n      id\n      done\n      msg\n    }\n  }\n": types.JudgeGoodsDocument,
    "\n  mutation BanGood($id: EntityId!, $reason: String!) {\n    banGood(id: $id, reason: $reason)\n  }\n": types.BanGoodDocument,
    "\n  mutation UnbanGood($id: EntityId!, $reason: String!) {\n    unbanGood(id: $id, reason: $reason)\n  }\n": types.UnbanGoodDocument,
    "\n  query ListForbiddenWords {\n    forbiddenWords {\n      id\n      word\n      createdAt\n    }\n  }\n": types.ListForbiddenWordsDocument,
    "\n  mutation AddForbiddenWord($word: String!) {\n    addForbiddenWord(word: $word) {\n      id\n      word\n      createdAt\n    }\n  }\n": types.AddForbiddenWordDocument,
    "\n  mutation RemoveForbiddenWord($id: EntityId!) {\n    removeForbiddenWord(id: $id)\n  }\n": types.RemoveForbiddenWordDocument,
    "\n  fragment OperatorFields on Operator {\n    id\n    name\n    displayName\n    roles\n    permissions\n    recoveryCodesLeft\n    idleMinutes\n  }\n": types.OperatorFieldsFragmentDoc,
    "\n  query LoadOperator {\n    me {\n      ...OperatorFields\n    }\n  }\n": types.LoadOperatorDocument,
    "\n  mutation SignIn($input: SignInInput!) {\n    signIn(input: $input) {\n      challenge\n      needsPassword\n      otpauthUrl\n    }\n  }\n": types.SignInDocument,
    "\n  mutation ProveSignIn($input: ProveSignInInput!) {\n    proveSignIn(input: $input) {\n      token\n      recoveryCodes\n      operator {\n        ...OperatorFields\n      }\n    }\n  }\n": types.ProveSignInDocument,
    "\n  mutation ProveAgain($code: String!) {\n    proveAgain(code: $code) {\n      id\n      provenUntil\n    }\n  }\n": types.ProveAgainDocument,
    "\n  mutation SignOut {\n    signOut\n  }\n": types.SignOutDocument,
    "\n  query ListReviews($filter: ReviewFilter, $page: Int, $pageSize: Int, $cursor: String) {\n    reviews(filter: $filter, page: $page, pageSize: $pageSize, cursor: $cursor) {\n      list {\n        id\n        goodId\n        goodName\n        goodPic\n        skuName\n        orderNo\n        buyerName\n        sellerId\n        sellerName\n        score\n        text\n        pics\n        addedText\n        addedPics\n        answer\n        hiddenAt\n        hiddenReason\n        createdAt\n      }\n      total\n      totalIsExact\n      page\n      pageSize\n      nextCursor\n    }\n  }\n": types.ListReviewsDocument,
    "\n  mutation HideReview($id: EntityId!, $reason: String!) {\n    hideReview(id: $id, reason: $reason)\n  }\n": types.HideReviewDocument,
    "\n  mutation ShowReview($id: EntityId!, $reason: String!) {\n    showReview(id: $id, reason: $reason)\n  }\n": types.ShowReviewDocument,
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
export function graphql(source: "\n  query ListCases($filter: CaseFilter, $page: Int, $pageSize: Int, $cursor: String) {\n    cases(filter: $filter, page: $page, pageSize: $pageSize, cursor: $cursor) {\n      list {\n        id\n        caseNo\n        packageNo\n        buyerId\n        buyerName\n        sellerId\n        sellerName\n        kindText\n        askText\n        amount\n        packageFee\n        statusText\n        givenAmount\n        outcomeText\n        appealedBy\n        waitingSince\n        approvalId\n        createdAt\n      }\n      total\n      totalIsExact\n      page\n      pageSize\n      nextCursor\n    }\n  }\n"): (typeof documents)["\n  query ListCases($filter: CaseFilter, $page: Int, $pageSize: Int, $cursor: String) {\n    cases(filter: $filter, page: $page, pageSize: $pageSize, cursor: $cursor) {\n      list {\n        id\n        caseNo\n        packageNo\n        buyerId\n        buyerName\n        sellerId\n        sellerName\n        kindText\n        askText\n        amount\n        packageFee\n        statusText\n        givenAmount\n        outcomeText\n        appealedBy\n        waitingSince\n        approvalId\n        createdAt\n      }\n      total\n      totalIsExact\n      page\n      pageSize\n      nextCursor\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LoadCase($id: EntityId!) {\n    case(id: $id) {\n      id\n      caseNo\n      packageNo\n      orderNo\n      kindText\n      askText\n      amount\n      packageFee\n      statusText\n      givenAmount\n      outcomeText\n      appealedBy\n      waitingSince\n      createdAt\n      offerText\n      maxAmount\n      goodsFee\n      courierFee\n      compensated\n      sellerFree\n      sellerDeposit\n      returnText\n      mayDecide\n      secondEyes\n      items {\n        goodId\n        goodName\n        goodPic\n        skuName\n        num\n      }\n      buyer {\n        ...PartyFields\n      }\n      seller {\n        ...PartyFields\n      }\n      messages {\n        id\n        by\n        action\n        text\n        amount\n        createdAt\n        files {\n          id\n          kind\n        }\n      }\n      timeline {\n        courierName\n        waybillNo\n        list {\n          id\n          at\n          text\n        }\n      }\n      money {\n        party\n        account\n        title\n        amount\n        createdAt\n      }\n      earlier {\n        id\n        caseNo\n        kindText\n        askText\n        statusText\n        outcomeText\n        buyerId\n        sellerId\n        amount\n        givenAmount\n        createdAt\n      }\n      approval {\n        id\n        askedBy\n        askedAt\n        summary\n        amount\n        reason\n        isOwn\n      }\n    }\n  }\n"): (typeof documents)["\n  query LoadCase($id: EntityId!) {\n    case(id: $id) {\n      id\n      caseNo\n      packageNo\n      orderNo\n      kindText\n      askText\n      amount\n      packageFee\n      statusText\n      givenAmount\n      outcomeText\n      appealedBy\n      waitingSince\n      createdAt\n      offerText\n      maxAmount\n      goodsFee\n      courierFee\n      compensated\n      sellerFree\n      sellerDeposit\n      returnText\n      mayDecide\n      secondEyes\n      items {\n        goodId\n        goodName\n        goodPic\n        skuName\n        num\n      }\n      buyer {\n        ...PartyFields\n      }\n      seller {\n        ...PartyFields\n      }\n      messages {\n        id\n        by\n        action\n        text\n        amount\n        createdAt\n        files {\n          id\n          kind\n        }\n      }\n      timeline {\n        courierName\n        waybillNo\n        list {\n          id\n          at\n          text\n        }\n      }\n      money {\n        party\n        account\n        title\n        amount\n        createdAt\n      }\n      earlier {\n        id\n        caseNo\n        kindText\n        askText\n        statusText\n        outcomeText\n        buyerId\n        sellerId\n        amount\n        givenAmount\n        createdAt\n      }\n      approval {\n        id\n        askedBy\n        askedAt\n        summary\n        amount\n        reason\n        isOwn\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PartyFields on CaseParty {\n    id\n    name\n    packageCount\n    caseCount\n    disputedCount\n    refundedCount\n    refundedFee\n    answerMedian\n  }\n"): (typeof documents)["\n  fragment PartyFields on CaseParty {\n    id\n    name\n    packageCount\n    caseCount\n    disputedCount\n    refundedCount\n    refundedFee\n    answerMedian\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PreviewCaseDecision($id: EntityId!, $verdict: CaseVerdictInput!) {\n    caseDecisionPreview(id: $id, verdict: $verdict) {\n      moves {\n        party\n        account\n        title\n        amount\n      }\n      buyerGets\n      amount\n      needsSecond\n    }\n  }\n"): (typeof documents)["\n  query PreviewCaseDecision($id: EntityId!, $verdict: CaseVerdictInput!) {\n    caseDecisionPreview(id: $id, verdict: $verdict) {\n      moves {\n        party\n        account\n        title\n        amount\n      }\n      buyerGets\n      amount\n      needsSecond\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DecideCase($id: EntityId!, $input: DecideCaseInput!) {\n    decideCase(id: $id, input: $input) {\n      isDone\n      approvalId\n    }\n  }\n"): (typeof documents)["\n  mutation DecideCase($id: EntityId!, $input: DecideCaseInput!) {\n    decideCase(id: $id, input: $input) {\n      isDone\n      approvalId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ApproveCaseDecision($id: EntityId!, $input: DecideApprovalInput!) {\n    decideApproval(id: $id, input: $input)\n  }\n"): (typeof documents)["\n  mutation ApproveCaseDecision($id: EntityId!, $input: DecideApprovalInput!) {\n    decideApproval(id: $id, input: $input)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RevokeCaseDecision($id: EntityId!) {\n    revokeApproval(id: $id)\n  }\n"): (typeof documents)["\n  mutation RevokeCaseDecision($id: EntityId!) {\n    revokeApproval(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment GoodFlagFields on GoodFlag {\n    kind\n    price\n    median\n    words\n    pictures {\n      url\n      sellerId\n      sellerName\n    }\n  }\n"): (typeof documents)["\n  fragment GoodFlagFields on GoodFlag {\n    kind\n    price\n    median\n    words\n    pictures {\n      url\n      sellerId\n      sellerName\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ListGoodsToAudit($filter: GoodsAuditFilter, $page: Int, $pageSize: Int, $cursor: String) {\n    goodsToAudit(filter: $filter, page: $page, pageSize: $pageSize, cursor: $cursor) {\n      list {\n        id\n        goodsNo\n        name\n        pic\n        categoryName\n        sellerName\n        supplyPrice\n        statusText\n        isWaiting\n        isRevision\n        submittedAt\n        version\n        flags {\n          kind\n        }\n      }\n      total\n      totalIsExact\n      page\n      pageSize\n      nextCursor\n    }\n  }\n"): (typeof documents)["\n  query ListGoodsToAudit($filter: GoodsAuditFilter, $page: Int, $pageSize: Int, $cursor: String) {\n    goodsToAudit(filter: $filter, page: $page, pageSize: $pageSize, cursor: $cursor) {\n      list {\n        id\n        goodsNo\n        name\n        pic\n        categoryName\n        sellerName\n        supplyPrice\n        statusText\n        isWaiting\n        isRevision\n        submittedAt\n        version\n        flags {\n          kind\n        }\n      }\n      total\n      totalIsExact\n      page\n      pageSize\n      nextCursor\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment GoodFaceFields on GoodFace {\n    name\n    categoryName\n    pics\n    detail\n    unit\n    minNum\n    maxNum\n    isGift\n    skus {\n      name\n      pic\n      supplyPrice\n      weight\n      isOn\n    }\n  }\n"): (typeof documents)["\n  fragment GoodFaceFields on GoodFace {\n    name\n    categoryName\n    pics\n    detail\n    unit\n    minNum\n    maxNum\n    isGift\n    skus {\n      name\n      pic\n      supplyPrice\n      weight\n      isOn\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LoadAuditedGood($id: EntityId!) {\n    auditedGood(id: $id) {\n      id\n      goodsNo\n      name\n      sellerId\n      sellerName\n      statusText\n      isBanned\n      isWaiting\n      isRevision\n      auditReason\n      submittedAt\n      version\n      flags {\n        ...GoodFlagFields\n      }\n      now {\n        ...GoodFaceFields\n      }\n      revised {\n        ...GoodFaceFields\n      }\n      differences {\n        field\n        before\n        after\n      }\n      history {\n        action\n        operator\n        reason\n        createdAt\n      }\n    }\n  }\n"): (typeof documents)["\n  query LoadAuditedGood($id: EntityId!) {\n    auditedGood(id: $id) {\n      id\n      goodsNo\n      name\n      sellerId\n      sellerName\n      statusText\n      isBanned\n      isWaiting\n      isRevision\n      auditReason\n      submittedAt\n      version\n      flags {\n        ...GoodFlagFields\n      }\n      now {\n        ...GoodFaceFields\n      }\n      revised {\n        ...GoodFaceFields\n      }\n      differences {\n        field\n        before\n        after\n      }\n      history {\n        action\n        operator\n        reason\n        createdAt\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation JudgeGoods($input: JudgeGoodsInput!) {\n    judgeGoods(input: $input) {\n      id\n      done\n      msg\n    }\n  }\n"): (typeof documents)["\n  mutation JudgeGoods($input: JudgeGoodsInput!) {\n    judgeGoods(input: $input) {\n      id\n      done\n      msg\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation BanGood($id: EntityId!, $reason: String!) {\n    banGood(id: $id, reason: $reason)\n  }\n"): (typeof documents)["\n  mutation BanGood($id: EntityId!, $reason: String!) {\n    banGood(id: $id, reason: $reason)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UnbanGood($id: EntityId!, $reason: String!) {\n    unbanGood(id: $id, reason: $reason)\n  }\n"): (typeof documents)["\n  mutation UnbanGood($id: EntityId!, $reason: String!) {\n    unbanGood(id: $id, reason: $reason)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ListForbiddenWords {\n    forbiddenWords {\n      id\n      word\n      createdAt\n    }\n  }\n"): (typeof documents)["\n  query ListForbiddenWords {\n    forbiddenWords {\n      id\n      word\n      createdAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddForbiddenWord($word: String!) {\n    addForbiddenWord(word: $word) {\n      id\n      word\n      createdAt\n    }\n  }\n"): (typeof documents)["\n  mutation AddForbiddenWord($word: String!) {\n    addForbiddenWord(word: $word) {\n      id\n      word\n      createdAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveForbiddenWord($id: EntityId!) {\n    removeForbiddenWord(id: $id)\n  }\n"): (typeof documents)["\n  mutation RemoveForbiddenWord($id: EntityId!) {\n    removeForbiddenWord(id: $id)\n  }\n"];
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
export function graphql(source: "\n  query ListReviews($filter: ReviewFilter, $page: Int, $pageSize: Int, $cursor: String) {\n    reviews(filter: $filter, page: $page, pageSize: $pageSize, cursor: $cursor) {\n      list {\n        id\n        goodId\n        goodName\n        goodPic\n        skuName\n        orderNo\n        buyerName\n        sellerId\n        sellerName\n        score\n        text\n        pics\n        addedText\n        addedPics\n        answer\n        hiddenAt\n        hiddenReason\n        createdAt\n      }\n      total\n      totalIsExact\n      page\n      pageSize\n      nextCursor\n    }\n  }\n"): (typeof documents)["\n  query ListReviews($filter: ReviewFilter, $page: Int, $pageSize: Int, $cursor: String) {\n    reviews(filter: $filter, page: $page, pageSize: $pageSize, cursor: $cursor) {\n      list {\n        id\n        goodId\n        goodName\n        goodPic\n        skuName\n        orderNo\n        buyerName\n        sellerId\n        sellerName\n        score\n        text\n        pics\n        addedText\n        addedPics\n        answer\n        hiddenAt\n        hiddenReason\n        createdAt\n      }\n      total\n      totalIsExact\n      page\n      pageSize\n      nextCursor\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation HideReview($id: EntityId!, $reason: String!) {\n    hideReview(id: $id, reason: $reason)\n  }\n"): (typeof documents)["\n  mutation HideReview($id: EntityId!, $reason: String!) {\n    hideReview(id: $id, reason: $reason)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ShowReview($id: EntityId!, $reason: String!) {\n    showReview(id: $id, reason: $reason)\n  }\n"): (typeof documents)["\n  mutation ShowReview($id: EntityId!, $reason: String!) {\n    showReview(id: $id, reason: $reason)\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;