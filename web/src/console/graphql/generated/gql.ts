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
    "\n  fragment ApprovalRow on Approval {\n    id\n    action\n    target\n    targetText\n    accountName\n    summary\n    amount\n    reason\n    status\n    askedBy\n    askedAt\n    decidedBy\n    decidedAt\n    decision\n    mayDecide\n    mayRevoke\n  }\n": typeof types.ApprovalRowFragmentDoc,
    "\n  query ListApprovals($filter: ApprovalFilter, $page: Int!, $pageSize: Int!, $cursor: String) {\n    approvals(filter: $filter, page: $page, pageSize: $pageSize, cursor: $cursor) {\n      list {\n        ...ApprovalRow\n      }\n      total\n      totalIsExact\n      page\n      pageSize\n      nextCursor\n    }\n  }\n": typeof types.ListApprovalsDocument,
    "\n  mutation DecideApproval($id: EntityId!, $input: DecideApprovalInput!) {\n    decideApproval(id: $id, input: $input)\n  }\n": typeof types.DecideApprovalDocument,
    "\n  mutation RevokeApproval($id: EntityId!) {\n    revokeApproval(id: $id)\n  }\n": typeof types.RevokeApprovalDocument,
    "\n  fragment AuditRow on AuditEntry {\n    id\n    operator\n    operatorId\n    actionText\n    subject\n    subjectText\n    orderId\n    changes\n    reason\n    address\n    createdAt\n  }\n": typeof types.AuditRowFragmentDoc,
    "\n  query ListAudit($filter: AuditEntryFilter, $page: Int!, $pageSize: Int!, $cursor: String) {\n    auditEntries(filter: $filter, page: $page, pageSize: $pageSize, cursor: $cursor) {\n      list {\n        ...AuditRow\n      }\n      total\n      totalIsExact\n      page\n      pageSize\n      nextCursor\n    }\n  }\n": typeof types.ListAuditDocument,
    "\n  query LoadAuditChoices {\n    auditChoices {\n      actions {\n        begins\n        text\n      }\n      operators {\n        name\n        displayName\n      }\n    }\n  }\n": typeof types.LoadAuditChoicesDocument,
    "\n  fragment ChannelBillRow on ChannelBill {\n    id\n    payType\n    day\n    state\n    code\n    askedAt\n    comparedAt\n    toldPayments\n    toldPaid\n    toldRefunds\n    toldReturned\n    ourPayments\n    ourPaid\n    ourRefunds\n    ourReturned\n    open\n    closed\n  }\n": typeof types.ChannelBillRowFragmentDoc,
    "\n  fragment BillDifferenceRow on BillDifference {\n    id\n    kind\n    lineKind\n    number\n    tradeNo\n    paymentId\n    paymentStatus\n    problems\n    told\n    ours\n    toldAt\n    createdAt\n    closedAt\n    closedBy\n    reason\n  }\n": typeof types.BillDifferenceRowFragmentDoc,
    "\n  query ListChannelBills($filter: ChannelBillFilter, $page: Int!, $pageSize: Int!) {\n    channelBills(filter: $filter, page: $page, pageSize: $pageSize) {\n      list {\n        ...ChannelBillRow\n      }\n      total\n      totalIsExact\n      page\n      pageSize\n      nextCursor\n    }\n  }\n": typeof types.ListChannelBillsDocument,
    "\n  query LoadChannelBill($id: EntityId!) {\n    channelBill(id: $id) {\n      ...ChannelBillRow\n    }\n  }\n": typeof types.LoadChannelBillDocument,
    "\n  query ListBillDifferences($billId: EntityId!, $isOpen: Boolean, $page: Int!, $pageSize: Int!) {\n    billDifferences(billId: $billId, isOpen: $isOpen, page: $page, pageSize: $pageSize) {\n      list {\n        ...BillDifferenceRow\n      }\n      total\n      totalIsExact\n      page\n      pageSize\n      nextCursor\n    }\n  }\n": typeof types.ListBillDifferencesDocument,
    "\n  mutation CheckChannelBill($payType: PayType!, $day: String!) {\n    checkChannelBill(payType: $payType, day: $day) {\n      ...ChannelBillRow\n    }\n  }\n": typeof types.CheckChannelBillDocument,
    "\n  mutation CloseBillDifference($id: EntityId!, $reason: String!) {\n    closeBillDifference(id: $id, reason: $reason) {\n      ...BillDifferenceRow\n    }\n  }\n": typeof types.CloseBillDifferenceDocument,
    "\n  query LoadBooks {\n    books {\n      checkedAt\n      fullAt\n      nextFullAt\n      pausedAt\n      rules {\n        name\n        text\n        isOfMoney\n        onlyInFull\n        violation {\n          rows\n          ids\n          createdAt\n          seenAt\n        }\n      }\n      past {\n        id\n        text\n        rows\n        createdAt\n        resolvedAt\n      }\n    }\n  }\n": typeof types.LoadBooksDocument,
    "\n  query ListCases($filter: CaseFilter, $page: Int, $pageSize: Int, $cursor: String) {\n    cases(filter: $filter, page: $page, pageSize: $pageSize, cursor: $cursor) {\n      list {\n        id\n        caseNo\n        packageNo\n        buyerId\n        buyerName\n        sellerId\n        sellerName\n        kindText\n        askText\n        amount\n        packageFee\n        statusText\n        givenAmount\n        outcomeText\n        appealedBy\n        waitingSince\n        approvalId\n        createdAt\n      }\n      total\n      totalIsExact\n      page\n      pageSize\n      nextCursor\n    }\n  }\n": typeof types.ListCasesDocument,
    "\n  query LoadCase($id: EntityId!) {\n    case(id: $id) {\n      id\n      caseNo\n      packageNo\n      orderNo\n      kindText\n      askText\n      amount\n      packageFee\n      statusText\n      givenAmount\n      outcomeText\n      appealedBy\n      waitingSince\n      createdAt\n      offerText\n      maxAmount\n      goodsFee\n      courierFee\n      compensated\n      sellerFree\n      sellerDeposit\n      returnText\n      mayDecide\n      secondEyes\n      items {\n        goodId\n        goodName\n        goodPic\n        skuName\n        num\n      }\n      buyer {\n        ...PartyFields\n      }\n      seller {\n        ...PartyFields\n      }\n      messages {\n        id\n        by\n        action\n        text\n        amount\n        createdAt\n        files {\n          id\n          kind\n        }\n      }\n      timeline {\n        courierName\n        waybillNo\n        list {\n          id\n          at\n          text\n        }\n      }\n      money {\n        party\n        account\n        title\n        amount\n        createdAt\n      }\n      earlier {\n        id\n        caseNo\n        kindText\n        askText\n        statusText\n        outcomeText\n        buyerId\n        sellerId\n        amount\n        givenAmount\n        createdAt\n      }\n      approval {\n        id\n        askedBy\n        askedAt\n        summary\n        amount\n        reason\n        isOwn\n      }\n    }\n  }\n": typeof types.LoadCaseDocument,
    "\n  fragment PartyFields on CaseParty {\n    id\n    name\n    packageCount\n    caseCount\n    disputedCount\n    refundedCount\n    refundedFee\n    answerMedian\n  }\n": typeof types.PartyFieldsFragmentDoc,
    "\n  query PreviewCaseDecision($id: EntityId!, $verdict: CaseVerdictInput!) {\n    caseDecisionPreview(id: $id, verdict: $verdict) {\n      moves {\n        party\n        account\n        title\n        amount\n      }\n      buyerGets\n      amount\n      needsSecond\n    }\n  }\n": typeof types.PreviewCaseDecisionDocument,
    "\n  mutation DecideCase($id: EntityId!, $input: DecideCaseInput!) {\n    decideCase(id: $id, input: $input) {\n      isDone\n      approvalId\n    }\n  }\n": typeof types.DecideCaseDocument,
    "\n  mutation ApproveCaseDecision($id: EntityId!, $input: DecideApprovalInput!) {\n    decideApproval(id: $id, input: $input)\n  }\n": typeof types.ApproveCaseDecisionDocument,
    "\n  mutation RevokeCaseDecision($id: EntityId!) {\n    revokeApproval(id: $id)\n  }\n": typeof types.RevokeCaseDecisionDocument,
    "\n  fragment DeskCashOut on CashOut {\n    id\n    cashOutNo\n    accountId\n    ownerName\n    kind\n    amount\n    fee\n    realAmount\n    accountType\n    account\n    accountName\n    bankName\n    status\n    auditReason\n    approvedBy\n    paidBy\n    createdAt\n    mayApprove\n    mayReject\n    mayPay\n    mayEnd\n  }\n": typeof types.DeskCashOutFragmentDoc,
    "\n  query ListCashOuts($filter: CashOutFilter, $page: Int!, $pageSize: Int!) {\n    cashOuts(filter: $filter, page: $page, pageSize: $pageSize) {\n      list {\n        ...DeskCashOut\n      }\n      total\n      totalIsExact\n      page\n      pageSize\n      nextCursor\n      paused\n    }\n  }\n": typeof types.ListCashOutsDocument,
    "\n  query LoadCashOut($id: EntityId!) {\n    cashOut(id: $id) {\n      id\n      cashOutNo\n      accountId\n      ownerName\n      kind\n      amount\n      fee\n      realAmount\n      accountType\n      account\n      accountName\n      bankName\n      status\n      auditReason\n      transferNo\n      approvedBy\n      paidBy\n      batchId\n      createdAt\n      auditedAt\n      paidAt\n      mayApprove\n      mayReject\n      mayPay\n      mayEnd\n      balance\n      paidBefore\n      paidBeforeAmount\n      samePayee\n      splitAmount\n      maySplit\n      receiver {\n        kind\n        account\n        createdAt\n      }\n      splits {\n        id\n        splitNo\n        paymentId\n        payNo\n        amount\n        status\n        code\n        reason\n        tries\n        createdAt\n        endedAt\n      }\n      steps {\n        id\n        action\n        operator\n        reason\n        createdAt\n      }\n    }\n  }\n": typeof types.LoadCashOutDocument,
    "\n  query ListCashOutBatches($filter: CashOutBatchFilter, $page: Int!, $pageSize: Int!) {\n    cashOutBatches(filter: $filter, page: $page, pageSize: $pageSize) {\n      list {\n        id\n        batchNo\n        operator\n        createdAt\n        count\n        amount\n        paying\n        paid\n        failed\n      }\n      total\n      totalIsExact\n      page\n      pageSize\n      nextCursor\n    }\n  }\n": typeof types.ListCashOutBatchesDocument,
    "\n  mutation ApproveCashOut($id: EntityId!) {\n    approveCashOut(id: $id) {\n      id\n      status\n    }\n  }\n": typeof types.ApproveCashOutDocument,
    "\n  mutation RejectCashOut($id: EntityId!, $reason: String!) {\n    rejectCashOut(id: $id, reason: $reason) {\n      id\n      status\n    }\n  }\n": typeof types.RejectCashOutDocument,
    "\n  mutation ConfirmCashOut($id: EntityId!, $transferNo: String!) {\n    confirmCashOut(id: $id, transferNo: $transferNo) {\n      id\n      status\n    }\n  }\n": typeof types.ConfirmCashOutDocument,
    "\n  mutation FailCashOut($id: EntityId!, $reason: String!) {\n    failCashOut(id: $id, reason: $reason) {\n      id\n      status\n    }\n  }\n": typeof types.FailCashOutDocument,
    "\n  mutation SplitCashOut($id: EntityId!) {\n    splitCashOut(id: $id) {\n      id\n      status\n    }\n  }\n": typeof types.SplitCashOutDocument,
    "\n  query ListSplitDays {\n    splitDays {\n      day\n      splits\n      amount\n      ledger\n    }\n  }\n": typeof types.ListSplitDaysDocument,
    "\n  mutation CreateCashOutBatch($ids: [EntityId!]!) {\n    createCashOutBatch(ids: $ids) {\n      batch {\n        id\n        batchNo\n        count\n        amount\n      }\n      left\n    }\n  }\n": typeof types.CreateCashOutBatchDocument,
    "\n  mutation TakeBankAnswers($input: BankAnswersInput!) {\n    takeBankAnswers(input: $input) {\n      rows {\n        cashOutNo\n        cashOutId\n        amount\n        expected\n        verdict\n      }\n      paid\n      failed\n      amount\n    }\n  }\n": typeof types.TakeBankAnswersDocument,
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
    "\n  query FindNumbers($text: String!) {\n    found(text: $text) {\n      left\n      list {\n        number\n        isPhone\n        hits {\n          kind\n          id\n          no\n          orderId\n          accountId\n          stateText\n          text\n          amount\n          at\n        }\n      }\n    }\n  }\n": typeof types.FindNumbersDocument,
    "\n  fragment GoodFlagFields on GoodFlag {\n    kind\n    price\n    median\n    words\n    pictures {\n      url\n      sellerId\n      sellerName\n    }\n  }\n": typeof types.GoodFlagFieldsFragmentDoc,
    "\n  query ListGoodsToAudit($filter: GoodsAuditFilter, $page: Int, $pageSize: Int, $cursor: String) {\n    goodsToAudit(filter: $filter, page: $page, pageSize: $pageSize, cursor: $cursor) {\n      list {\n        id\n        goodsNo\n        name\n        pic\n        categoryName\n        sellerName\n        supplyPrice\n        statusText\n        isWaiting\n        isRevision\n        submittedAt\n        version\n        flags\n      }\n      total\n      totalIsExact\n      page\n      pageSize\n      nextCursor\n    }\n  }\n": typeof types.ListGoodsToAuditDocument,
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
    "\n  query LoadHome {\n    home {\n      waiting {\n        kind\n        count\n        isMore\n      }\n      days {\n        day\n        orders\n        pieces\n        turnover\n        accounts\n        refunds\n        refunded\n        cashOuts\n        cashedOut\n      }\n    }\n  }\n": typeof types.LoadHomeDocument,
    "\n  query LoadMonth($from: Date!) {\n    report(name: TURNOVER, unit: DAY, from: $from) {\n      summary {\n        orders\n      }\n      list {\n        id\n        name\n        figures {\n          orders\n          parcels\n          turnover\n          refundFee\n        }\n      }\n    }\n  }\n": typeof types.LoadMonthDocument,
    "\n  query ListInvoices($filter: InvoiceFilter, $page: Int, $pageSize: Int) {\n    invoices(filter: $filter, page: $page, pageSize: $pageSize) {\n      list {\n        ...DeskInvoice\n      }\n      total\n      totalIsExact\n      page\n      pageSize\n    }\n  }\n  fragment DeskInvoice on Invoice {\n    id\n    invoiceNo\n    accountId\n    kind\n    amount\n    redOf\n    status\n    number\n    issuedOn\n    fileId\n    reason\n    issuerName\n    titleName\n    partCount\n    dueAt\n    isLate\n    createdAt\n    mayIssue\n  }\n": typeof types.ListInvoicesDocument,
    "\n  query LoadInvoice($id: EntityId!) {\n    invoice(id: $id) {\n      id\n      amount\n      number\n      reason\n      redNumber\n      title {\n        name\n        taxNumber\n        address\n        phone\n        bankName\n        bankAccount\n      }\n      parts {\n        id\n        number\n        goodName\n        num\n        amount\n      }\n    }\n  }\n": typeof types.LoadInvoiceDocument,
    "\n  mutation BeginInvoices($ids: [EntityId!]!) {\n    beginInvoices(ids: $ids) {\n      id\n      status\n    }\n  }\n": typeof types.BeginInvoicesDocument,
    "\n  mutation IssueInvoice($input: IssueInvoiceInput!) {\n    issueInvoice(input: $input) {\n      id\n      status\n    }\n  }\n": typeof types.IssueInvoiceDocument,
    "\n  mutation RefuseInvoice($id: EntityId!, $reason: String!) {\n    refuseInvoice(id: $id, reason: $reason) {\n      id\n      status\n    }\n  }\n": typeof types.RefuseInvoiceDocument,
    "\n  mutation ImportInvoiceNumbers($rows: [InvoiceNumberInput!]!) {\n    importInvoiceNumbers(rows: $rows) {\n      invoiceNo\n      problem\n    }\n  }\n": typeof types.ImportInvoiceNumbersDocument,
    "\n  query LoadTaxReport($quarter: String!) {\n    taxReport(quarter: $quarter) {\n      quarter\n      isOver\n      dueOn\n      suppliers\n      orders\n      turnover\n      fees\n      income\n      returned\n      net\n    }\n  }\n": typeof types.LoadTaxReportDocument,
    "\n  query ListJoinApplications($filter: JoinApplicationFilter, $page: Int!, $pageSize: Int!, $cursor: String) {\n    joinApplications(filter: $filter, page: $page, pageSize: $pageSize, cursor: $cursor) {\n      list {\n        id\n        name\n        phone\n        city\n        remark\n        status\n        note\n        handledBy\n        handledAt\n        createdAt\n      }\n      total\n      totalIsExact\n      page\n      pageSize\n      nextCursor\n    }\n  }\n": typeof types.ListJoinApplicationsDocument,
    "\n  mutation DecideJoinApplication($input: DecideJoinApplicationInput!) {\n    decideJoinApplication(input: $input) {\n      id\n      status\n      note\n    }\n  }\n": typeof types.DecideJoinApplicationDocument,
    "\n  query ListLicences($filter: LicenceFilter, $page: Int!, $pageSize: Int!, $cursor: String) {\n    licences(filter: $filter, page: $page, pageSize: $pageSize, cursor: $cursor) {\n      list {\n        id\n        sellerId\n        companyName\n        kind\n        number\n        endsOn\n        status\n        isDue\n        checkOn\n        reason\n        addedBy\n        decidedBy\n        decidedAt\n        createdAt\n      }\n      total\n      totalIsExact\n      page\n      pageSize\n      nextCursor\n    }\n  }\n": typeof types.ListLicencesDocument,
    "\n  mutation AddLicence($input: AddLicenceInput!) {\n    addLicence(input: $input) {\n      id\n    }\n  }\n": typeof types.AddLicenceDocument,
    "\n  mutation DecideLicence($input: DecideLicenceInput!) {\n    decideLicence(input: $input) {\n      id\n      status\n    }\n  }\n": typeof types.DecideLicenceDocument,
    "\n  mutation CheckLicence($id: EntityId!) {\n    checkLicence(id: $id) {\n      id\n      checkOn\n      isDue\n    }\n  }\n": typeof types.CheckLicenceDocument,
    "\n  query ListSavedViews($list: ConsoleList!) {\n    savedViews(list: $list) {\n      id\n      name\n      search\n      isShared\n      isOwn\n      savedBy\n    }\n  }\n": typeof types.ListSavedViewsDocument,
    "\n  mutation SaveView($input: SavedViewInput!) {\n    saveView(input: $input) {\n      id\n      name\n      search\n      isShared\n    }\n  }\n": typeof types.SaveViewDocument,
    "\n  mutation RemoveView($id: EntityId!) {\n    removeView(id: $id)\n  }\n": typeof types.RemoveViewDocument,
    "\n  mutation ExportList($input: ListExportInput!) {\n    exportList(input: $input) {\n      ticket\n      fileName\n    }\n  }\n": typeof types.ExportListDocument,
    "\n  fragment NoticeRow on Notice {\n    id\n    type\n    audience\n    level\n    accountId\n    accountName\n    title\n    detail\n    link\n    isPinned\n    state\n    startsAt\n    endsAt\n    publishedAt\n    revision\n    author\n    addressed\n    delivered\n    isSettled\n  }\n": typeof types.NoticeRowFragmentDoc,
    "\n  query ListNotices($filter: NoticeFilter, $page: Int!, $pageSize: Int!, $cursor: String) {\n    notices(filter: $filter, page: $page, pageSize: $pageSize, cursor: $cursor) {\n      list {\n        ...NoticeRow\n      }\n      total\n      totalIsExact\n      page\n      pageSize\n      nextCursor\n    }\n  }\n": typeof types.ListNoticesDocument,
    "\n  query LoadNoticeReach($id: EntityId!) {\n    noticeReach(id: $id) {\n      id\n      reach\n      read\n    }\n  }\n": typeof types.LoadNoticeReachDocument,
    "\n  mutation SaveNotice($input: SaveNoticeInput!) {\n    saveNotice(input: $input) {\n      ...NoticeRow\n    }\n  }\n": typeof types.SaveNoticeDocument,
    "\n  mutation ReviseNotice($input: ReviseNoticeInput!) {\n    reviseNotice(input: $input) {\n      ...NoticeRow\n    }\n  }\n": typeof types.ReviseNoticeDocument,
    "\n  mutation PublishNotice($id: EntityId!, $revision: Int!) {\n    publishNotice(id: $id, revision: $revision) {\n      ...NoticeRow\n    }\n  }\n": typeof types.PublishNoticeDocument,
    "\n  mutation WithdrawNotice($id: EntityId!, $reason: String!) {\n    withdrawNotice(id: $id, reason: $reason) {\n      ...NoticeRow\n    }\n  }\n": typeof types.WithdrawNoticeDocument,
    "\n  mutation DeleteNotice($id: EntityId!) {\n    deleteNotice(id: $id)\n  }\n": typeof types.DeleteNoticeDocument,
    "\n  fragment OperatorRow on OperatorRecord {\n    id\n    name\n    displayName\n    isEnabled\n    hasAuthenticator\n    recoveryCodesLeft\n    sessions\n    lastLoginAt\n    roleIds\n    roles\n  }\n": typeof types.OperatorRowFragmentDoc,
    "\n  fragment RoleRow on OperatorRole {\n    id\n    code\n    name\n    permissions\n    adjustCase\n    adjustDay\n    operators\n  }\n": typeof types.RoleRowFragmentDoc,
    "\n  query ListOperators($operators: OperatorFilter, $roles: RoleFilter) {\n    operators(filter: $operators) {\n      ...OperatorRow\n    }\n    roles(filter: $roles) {\n      list {\n        ...RoleRow\n      }\n    }\n  }\n": typeof types.ListOperatorsDocument,
    "\n  mutation CreateOperator($input: OperatorInput!) {\n    createOperator(input: $input) {\n      operator {\n        id\n      }\n      password\n    }\n  }\n": typeof types.CreateOperatorDocument,
    "\n  mutation UpdateOperator($id: EntityId!, $input: OperatorUpdateInput!) {\n    updateOperator(id: $id, input: $input) {\n      id\n    }\n  }\n": typeof types.UpdateOperatorDocument,
    "\n  mutation ResetOperator($id: EntityId!) {\n    resetOperator(id: $id) {\n      operator {\n        id\n      }\n      password\n    }\n  }\n": typeof types.ResetOperatorDocument,
    "\n  mutation SignOutOperator($id: EntityId!) {\n    signOutOperator(id: $id) {\n      id\n    }\n  }\n": typeof types.SignOutOperatorDocument,
    "\n  mutation SaveRole($input: RoleInput!) {\n    saveRole(input: $input) {\n      id\n    }\n  }\n": typeof types.SaveRoleDocument,
    "\n  mutation RemoveRole($id: EntityId!) {\n    removeRole(id: $id)\n  }\n": typeof types.RemoveRoleDocument,
    "\n  fragment ListedOrderRow on ListedOrder {\n    id\n    orderNo\n    status\n    statusText\n    accountId\n    buyerName\n    sellerId\n    sellerName\n    courierName\n    goodName\n    createdAt\n    packageCount\n    totalFee\n    refundFee\n    paidAt\n  }\n": typeof types.ListedOrderRowFragmentDoc,
    "\n  query ListAllOrders($filter: OrderFilter, $page: Int!, $pageSize: Int!) {\n    orders(filter: $filter, page: $page, pageSize: $pageSize) {\n      list {\n        ...ListedOrderRow\n      }\n      total\n      totalIsExact\n      page\n      pageSize\n      nextCursor\n    }\n  }\n": typeof types.ListAllOrdersDocument,
    "\n  fragment ListedParcelRow on ListedParcel {\n    id\n    packageNo\n    orderId\n    orderNo\n    status\n    statusText\n    accountId\n    buyerName\n    sellerId\n    sellerName\n    courierName\n    goodName\n    createdAt\n    outputStatus\n    outputResult\n    waybillNo\n    place\n    packageFee\n    refundFee\n  }\n": typeof types.ListedParcelRowFragmentDoc,
    "\n  query ListAllParcels($filter: ParcelFilter, $page: Int!, $pageSize: Int!) {\n    parcels(filter: $filter, page: $page, pageSize: $pageSize) {\n      list {\n        ...ListedParcelRow\n      }\n      total\n      totalIsExact\n      page\n      pageSize\n      nextCursor\n    }\n  }\n": typeof types.ListAllParcelsDocument,
    "\n  fragment OrderParcelPart on OrderParcel {\n    id\n    packageNo\n    status\n    statusText\n    outputStatus\n    outputInfo\n    outputResult\n    resubmits\n    autoSendResult\n    thirdOrderNos\n    shopName\n    encrypted\n    courierName\n    waybillNo\n    ownWaybill\n    receiverName\n    receiverPhone\n    address\n    isErased\n    weight\n    goodsFee\n    courierFee\n    remoteFee\n    packageFee\n    refundFee\n    supplierShare\n    agentShare\n    commission\n    settledAt\n    traceText\n    tracedAt\n    promisedShipAt\n    shippedAt\n    signedAt\n    openCaseId\n    allowedActions\n    items {\n      skuId\n      goodName\n      skuName\n      merchantCode\n      num\n      goodsFee\n    }\n  }\n": typeof types.OrderParcelPartFragmentDoc,
    "\n  query ReadOrder($id: EntityId!) {\n    order(id: $id) {\n      id\n      orderNo\n      status\n      statusText\n      agentId\n      senderName\n      senderPhone\n      warehouseName\n      courierName\n      shopName\n      goodName\n      skuName\n      pieceCount\n      packageCount\n      remark\n      goodsFee\n      courierFee\n      remoteFee\n      discountFee\n      totalFee\n      refundCount\n      refundFee\n      createdAt\n      payExpireAt\n      paidAt\n      shippedAt\n      receivedAt\n      completedAt\n      cancelledAt\n      mayCancel\n      buyer {\n        id\n        name\n        phone\n        level\n        status\n      }\n      seller {\n        id\n        name\n        phone\n        status\n      }\n      parcels {\n        ...OrderParcelPart\n      }\n      lines {\n        id\n        title\n        packageNo\n        ownerId\n        holder\n        account\n        amount\n        createdAt\n      }\n      refunds {\n        id\n        refundNo\n        packageNo\n        statusText\n        amount\n        reason\n        appliedBy\n        createdAt\n      }\n      cases {\n        id\n        caseNo\n        packageNo\n        kindText\n        askText\n        statusText\n        amount\n        givenAmount\n        createdAt\n      }\n      notices {\n        id\n        accountId\n        title\n        detail\n        createdAt\n        readAt\n      }\n      jobs {\n        name\n        state\n        tries\n        startAfter\n      }\n      audit {\n        id\n        operator\n        actionText\n        targetText\n        reason\n        createdAt\n      }\n    }\n  }\n": typeof types.ReadOrderDocument,
    "\n  query ReadTimeline($packageId: EntityId!) {\n    parcelTimeline(packageId: $packageId) {\n      packageId\n      list {\n        id\n        at\n        type\n        text\n        actor\n      }\n    }\n  }\n": typeof types.ReadTimelineDocument,
    "\n  mutation CancelOrder($id: EntityId!, $reason: String!) {\n    cancelOrder(id: $id, reason: $reason) {\n      orderId\n      refundFee\n    }\n  }\n": typeof types.CancelOrderDocument,
    "\n  mutation RefundParcel($packageId: EntityId!, $reason: String!) {\n    refundParcel(packageId: $packageId, reason: $reason) {\n      packageId\n      refundStatus\n      amount\n    }\n  }\n": typeof types.RefundParcelDocument,
    "\n  mutation ResubmitWaybill($packageId: EntityId!, $reason: String!) {\n    reissueWaybill(packageId: $packageId, reason: $reason)\n  }\n": typeof types.ResubmitWaybillDocument,
    "\n  mutation ChangeReceiver($input: ChangeReceiverInput!) {\n    changeReceiver(input: $input)\n  }\n": typeof types.ChangeReceiverDocument,
    "\n  query ListCourierNames {\n    courierNames {\n      id\n      name\n    }\n  }\n": typeof types.ListCourierNamesDocument,
    "\n  fragment PaymentProblemRow on PaymentProblem {\n    id\n    kind\n    paymentId\n    payNo\n    accountId\n    payType\n    amount\n    told\n    channelTradeNo\n    createdAt\n    resolvedAt\n  }\n": typeof types.PaymentProblemRowFragmentDoc,
    "\n  fragment RechargeRefundRow on RechargeRefund {\n    id\n    refundNo\n    paymentId\n    payNo\n    payType\n    accountId\n    amount\n    status\n    code\n    tries\n    nextTryAt\n    transferNo\n    createdAt\n    endedAt\n  }\n": typeof types.RechargeRefundRowFragmentDoc,
    "\n  query ListPayments($filter: PaymentFilter, $page: Int!, $pageSize: Int!) {\n    payments(filter: $filter, page: $page, pageSize: $pageSize) {\n      list {\n        id\n        payNo\n        accountId\n        amount\n        payType\n        status\n        late\n        channelTradeNo\n        createdAt\n        paidAt\n      }\n      total\n      totalIsExact\n      page\n      pageSize\n      nextCursor\n    }\n  }\n": typeof types.ListPaymentsDocument,
    "\n  query ListPaymentProblems($filter: PaymentProblemFilter, $page: Int!, $pageSize: Int!) {\n    paymentProblems(filter: $filter, page: $page, pageSize: $pageSize) {\n      list {\n        ...PaymentProblemRow\n      }\n      total\n      totalIsExact\n      page\n      pageSize\n      nextCursor\n    }\n  }\n": typeof types.ListPaymentProblemsDocument,
    "\n  query ListRechargeRefunds($filter: RechargeRefundFilter, $page: Int!, $pageSize: Int!) {\n    rechargeRefunds(filter: $filter, page: $page, pageSize: $pageSize) {\n      list {\n        ...RechargeRefundRow\n      }\n      total\n      totalIsExact\n      page\n      pageSize\n      nextCursor\n    }\n  }\n": typeof types.ListRechargeRefundsDocument,
    "\n  query LoadPayment($id: EntityId!) {\n    payment(id: $id) {\n      id\n      payNo\n      accountId\n      amount\n      payType\n      status\n      late\n      channelTradeNo\n      createdAt\n      expireAt\n      paidAt\n      asks\n      askedAt\n      nextAskAt\n      reconcileAt\n      movementId\n      creditedAt\n      problems {\n        ...PaymentProblemRow\n      }\n      refunds {\n        ...RechargeRefundRow\n      }\n      notices {\n        id\n        isPushed\n        state\n        amount\n        channelTradeNo\n        times\n        createdAt\n        lastAt\n      }\n      steps {\n        id\n        action\n        operator\n        reason\n        createdAt\n      }\n    }\n  }\n": typeof types.LoadPaymentDocument,
    "\n  mutation AskChannel($id: EntityId!) {\n    askChannel(id: $id) {\n      state\n      tradeNo\n      amount\n      paidAt\n    }\n  }\n": typeof types.AskChannelDocument,
    "\n  mutation ResolvePaymentProblem($id: EntityId!, $reason: String!) {\n    resolvePaymentProblem(id: $id, reason: $reason) {\n      id\n      resolvedAt\n    }\n  }\n": typeof types.ResolvePaymentProblemDocument,
    "\n  mutation RetryRechargeRefund($refundNo: String!) {\n    retryRechargeRefund(refundNo: $refundNo) {\n      id\n      nextTryAt\n    }\n  }\n": typeof types.RetryRechargeRefundDocument,
    "\n  mutation ConfirmRechargeRefund($refundNo: String!, $transferNo: String!) {\n    confirmRechargeRefund(refundNo: $refundNo, transferNo: $transferNo) {\n      id\n      status\n    }\n  }\n": typeof types.ConfirmRechargeRefundDocument,
    "\n  fragment HomeItemFields on HomeItem {\n    id\n    place\n    title\n    picture\n    link\n    goodId\n    goodsNo\n    price\n    onSale\n    audience\n    startAt\n    endAt\n    state\n    version\n  }\n": typeof types.HomeItemFieldsFragmentDoc,
    "\n  query ListHomeItems {\n    homeItems {\n      ...HomeItemFields\n    }\n    categories {\n      id\n      name\n    }\n  }\n": typeof types.ListHomeItemsDocument,
    "\n  mutation CreateHomeItem($input: NewHomeItemInput!) {\n    createHomeItem(input: $input) {\n      ...HomeItemFields\n    }\n  }\n": typeof types.CreateHomeItemDocument,
    "\n  mutation AddHomeGoods($input: NewHomeGoodsInput!) {\n    addHomeGoods(input: $input) {\n      ...HomeItemFields\n    }\n  }\n": typeof types.AddHomeGoodsDocument,
    "\n  mutation ChangeHomeItem($input: HomeItemInput!) {\n    changeHomeItem(input: $input) {\n      ...HomeItemFields\n    }\n  }\n": typeof types.ChangeHomeItemDocument,
    "\n  mutation MoveHomeItem($id: EntityId!, $before: EntityId) {\n    moveHomeItem(id: $id, before: $before) {\n      ...HomeItemFields\n    }\n  }\n": typeof types.MoveHomeItemDocument,
    "\n  mutation ShowHomeItem($id: EntityId!, $shown: Boolean!, $reason: String!) {\n    showHomeItem(id: $id, shown: $shown, reason: $reason) {\n      ...HomeItemFields\n    }\n  }\n": typeof types.ShowHomeItemDocument,
    "\n  mutation RemoveHomeItem($id: EntityId!, $reason: String!) {\n    removeHomeItem(id: $id, reason: $reason)\n  }\n": typeof types.RemoveHomeItemDocument,
    "\n  fragment ReportFigureFields on ReportFigures {\n    orders\n    parcels\n    pieces\n    turnover\n    goodsFee\n    margin\n    commission\n    supplierShare\n    agentShare\n    refundedParcels\n    refundFee\n    freightPaid\n    freightCost\n    freightAgents\n    freightWon\n    freightBorne\n    late\n    cases\n    disputed\n    shipHours\n    refundRate\n    disputedRate\n  }\n": typeof types.ReportFigureFieldsFragmentDoc,
    "\n  query LoadReport($name: ReportName!, $unit: ReportUnit!, $from: Date, $to: Date) {\n    report(name: $name, unit: $unit, from: $from, to: $to) {\n      name\n      unit\n      from\n      to\n      countedAt\n      summary {\n        ...ReportFigureFields\n      }\n      list {\n        date\n        id\n        name\n        figures {\n          ...ReportFigureFields\n        }\n      }\n    }\n  }\n": typeof types.LoadReportDocument,
    "\n  query ListReviews($filter: ReviewFilter, $page: Int, $pageSize: Int, $cursor: String) {\n    reviews(filter: $filter, page: $page, pageSize: $pageSize, cursor: $cursor) {\n      list {\n        id\n        goodId\n        goodName\n        goodPic\n        skuName\n        orderNo\n        buyerName\n        sellerId\n        sellerName\n        score\n        text\n        pics\n        addedText\n        addedPics\n        answer\n        hiddenAt\n        hiddenReason\n        createdAt\n      }\n      total\n      totalIsExact\n      page\n      pageSize\n      nextCursor\n    }\n  }\n": typeof types.ListReviewsDocument,
    "\n  mutation HideReview($id: EntityId!, $reason: String!) {\n    hideReview(id: $id, reason: $reason)\n  }\n": typeof types.HideReviewDocument,
    "\n  mutation ShowReview($id: EntityId!, $reason: String!) {\n    showReview(id: $id, reason: $reason)\n  }\n": typeof types.ShowReviewDocument,
    "\n  fragment SettingRow on Setting {\n    key\n    kind\n    value\n    initial\n    isDefault\n    minimum\n    maximum\n    choices\n    changedAt\n    changedBy\n  }\n": typeof types.SettingRowFragmentDoc,
    "\n  query ListSettings {\n    settings {\n      ...SettingRow\n    }\n  }\n": typeof types.ListSettingsDocument,
    "\n  query LoadSettingHistory($key: String!) {\n    settingHistory(key: $key) {\n      id\n      operator\n      before\n      after\n      isReset\n      reason\n      createdAt\n    }\n  }\n": typeof types.LoadSettingHistoryDocument,
    "\n  mutation SetSetting($key: String!, $input: SettingInput!) {\n    setSetting(key: $key, input: $input) {\n      key\n    }\n  }\n": typeof types.SetSettingDocument,
    "\n  mutation ResetSetting($key: String!, $input: SettingResetInput!) {\n    resetSetting(key: $key, input: $input) {\n      key\n    }\n  }\n": typeof types.ResetSettingDocument,
    "\n  query ListBoundShops($filter: ShopFilter, $page: Int, $pageSize: Int, $cursor: String) {\n    shops(filter: $filter, page: $page, pageSize: $pageSize, cursor: $cursor) {\n      list {\n        id\n        accountId\n        accountName\n        phone\n        platform\n        shopName\n        status\n        lapsesAt\n        isLapsing\n        autoOrder\n        lastSyncAt\n      }\n      total\n      totalIsExact\n      page\n      pageSize\n      nextCursor\n    }\n  }\n": typeof types.ListBoundShopsDocument,
    "\n  query LoadPlatformStatement($month: String!) {\n    platformStatement(month: $month) {\n      month\n      isWritten\n      balanced\n      parts {\n        ownerKind\n        code\n        title\n        opening\n        closing\n        agrees\n        lines {\n          title\n          count\n          moneyIn\n          moneyOut\n        }\n      }\n    }\n  }\n": typeof types.LoadPlatformStatementDocument,
    "\n  query LoadAccountStatement($accountId: EntityId!, $month: String!) {\n    accountStatement(accountId: $accountId, month: $month) {\n      month\n      isOver\n      parts {\n        code\n        title\n        opening\n        closing\n        agrees\n        lines {\n          title\n          count\n          moneyIn\n          moneyOut\n        }\n      }\n    }\n  }\n": typeof types.LoadAccountStatementDocument,
    "\n  fragment SupplierTermsFields on SupplierDetails {\n    id\n    commissionRate\n    depositMin\n    ownDepositMin\n    deposit\n    depositLack\n  }\n": typeof types.SupplierTermsFieldsFragmentDoc,
    "\n  query ListSuppliers($filter: SupplierFilter, $page: Int!, $pageSize: Int!, $cursor: String) {\n    suppliers(filter: $filter, page: $page, pageSize: $pageSize, cursor: $cursor) {\n      list {\n        id\n        status\n        companyName\n        nickName\n        packageCount\n        shipMedian\n        lateRate\n        refundedRate\n        disputedRate\n        score\n        depositLack\n        deposit\n        warnings\n      }\n      total\n      totalIsExact\n      page\n      pageSize\n      nextCursor\n    }\n  }\n": typeof types.ListSuppliersDocument,
    "\n  query LoadSupplier($id: EntityId!) {\n    supplier(id: $id) {\n      ...SupplierTermsFields\n      status\n      companyName\n      nickName\n      packageCount\n      shipMedian\n      lateRate\n      refundedRate\n      caseRate\n      disputedRate\n      score\n      answerMedian\n      countedAt\n      warnings\n      createdAt\n      settleDays\n      held\n      heldParcels {\n        parcelId\n        packageNo\n        amount\n        until\n      }\n      depositMoves {\n        id\n        title\n        amount\n        createdAt\n      }\n      goods {\n        status\n        count\n      }\n      warehouses {\n        id\n        name\n        status\n      }\n    }\n  }\n": typeof types.LoadSupplierDocument,
    "\n  mutation SetSupplierTerms($input: SupplierTermsInput!) {\n    setSupplierTerms(input: $input) {\n      ...SupplierTermsFields\n    }\n  }\n": typeof types.SetSupplierTermsDocument,
    "\n  query LoadSystem {\n    system {\n      version\n      migration\n      pausedAt\n      violations\n      processes {\n        id\n        role\n        version\n        startedAt\n        seenAt\n      }\n      queues {\n        name\n        waiting\n        due\n        oldestAt\n        running\n        failed\n      }\n      schedules {\n        name\n        everySeconds\n        endedAt\n        failedAt\n        isFailing\n        error\n        nextAt\n      }\n      platforms {\n        name\n        hour {\n          calls\n          failed\n        }\n        day {\n          calls\n          failed\n        }\n        failures {\n          outcome\n          calls\n        }\n      }\n    }\n  }\n": typeof types.LoadSystemDocument,
    "\n  query ListFailedJobs($queue: String!) {\n    failedJobs(queue: $queue) {\n      id\n      queue\n      key\n      tries\n      createdAt\n      failedAt\n      error\n    }\n  }\n": typeof types.ListFailedJobsDocument,
    "\n  mutation RetryJob($input: JobInput!) {\n    retryJob(input: $input) {\n      id\n    }\n  }\n": typeof types.RetryJobDocument,
    "\n  mutation RemoveJob($input: JobInput!) {\n    removeJob(input: $input) {\n      id\n    }\n  }\n": typeof types.RemoveJobDocument,
    "\n  mutation PauseCashOuts($reason: String!) {\n    pauseCashOuts(reason: $reason) {\n      pausedAt\n    }\n  }\n": typeof types.PauseCashOutsDocument,
    "\n  mutation ResumeCashOuts($reason: String!) {\n    resumeCashOuts(reason: $reason) {\n      pausedAt\n    }\n  }\n": typeof types.ResumeCashOutsDocument,
    "\n  mutation CheckBooks {\n    checkBooks {\n      nextFullAt\n    }\n  }\n": typeof types.CheckBooksDocument,
    "\n  mutation RevealPerson($input: RevealPersonInput!) {\n    revealPerson(input: $input) {\n      name\n      phone\n      address\n    }\n  }\n": typeof types.RevealPersonDocument,
    "\n  query LoadWallet($accountId: EntityId, $phone: String, $kind: AccountKind) {\n    wallet(accountId: $accountId, phone: $phone, kind: $kind) {\n      accountId\n      kind\n      status\n      name\n      phone\n      balance\n      held\n      frozen\n      deposit\n      withdrawable\n      recharged\n      spent\n      earned\n    }\n  }\n": typeof types.LoadWalletDocument,
    "\n  query ListWalletLines($accountId: EntityId!, $filter: WalletLineFilter, $page: Int!, $pageSize: Int!) {\n    walletLines(accountId: $accountId, filter: $filter, page: $page, pageSize: $pageSize) {\n      list {\n        id\n        logNo\n        type\n        amount\n        balanceAfter\n        frozenAfter\n        bizNo\n        orderId\n        title\n        createdAt\n      }\n      total\n      totalIsExact\n      page\n      pageSize\n      nextCursor\n      sumIn\n      sumOut\n    }\n  }\n": typeof types.ListWalletLinesDocument,
    "\n  query ListAdjustments($filter: AdjustmentFilter, $page: Int!, $pageSize: Int!) {\n    adjustments(filter: $filter, page: $page, pageSize: $pageSize) {\n      list {\n        id\n        accountId\n        kind\n        amount\n        orderNo\n        packageNo\n        reason\n        operator\n        approvedBy\n        createdAt\n      }\n      total\n      totalIsExact\n      page\n      pageSize\n      nextCursor\n    }\n  }\n": typeof types.ListAdjustmentsDocument,
    "\n  query LoadAdjustTerms($accountId: EntityId!, $isCompensation: Boolean!) {\n    adjustTerms(accountId: $accountId, isCompensation: $isCompensation) {\n      accountId\n      kind\n      phone\n      name\n      balance\n      free\n      caseLimit\n      dayLeft\n    }\n  }\n": typeof types.LoadAdjustTermsDocument,
    "\n  mutation AdjustBalance($input: AdjustBalanceInput!) {\n    adjustBalance(input: $input) {\n      adjustment {\n        id\n      }\n      approvalId\n      balance\n    }\n  }\n": typeof types.AdjustBalanceDocument,
    "\n  mutation CompensateAccount($input: CompensateAccountInput!) {\n    compensateAccount(input: $input) {\n      adjustment {\n        id\n      }\n      approvalId\n      balance\n    }\n  }\n": typeof types.CompensateAccountDocument,
    "\n  query ListRegions {\n    regions {\n      version\n      list {\n        code\n        name\n        parentCode\n        level\n      }\n    }\n  }\n": typeof types.ListRegionsDocument,
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
    "\n  fragment ApprovalRow on Approval {\n    id\n    action\n    target\n    targetText\n    accountName\n    summary\n    amount\n    reason\n    status\n    askedBy\n    askedAt\n    decidedBy\n    decidedAt\n    decision\n    mayDecide\n    mayRevoke\n  }\n": types.ApprovalRowFragmentDoc,
    "\n  query ListApprovals($filter: ApprovalFilter, $page: Int!, $pageSize: Int!, $cursor: String) {\n    approvals(filter: $filter, page: $page, pageSize: $pageSize, cursor: $cursor) {\n      list {\n        ...ApprovalRow\n      }\n      total\n      totalIsExact\n      page\n      pageSize\n      nextCursor\n    }\n  }\n": types.ListApprovalsDocument,
    "\n  mutation DecideApproval($id: EntityId!, $input: DecideApprovalInput!) {\n    decideApproval(id: $id, input: $input)\n  }\n": types.DecideApprovalDocument,
    "\n  mutation RevokeApproval($id: EntityId!) {\n    revokeApproval(id: $id)\n  }\n": types.RevokeApprovalDocument,
    "\n  fragment AuditRow on AuditEntry {\n    id\n    operator\n    operatorId\n    actionText\n    subject\n    subjectText\n    orderId\n    changes\n    reason\n    address\n    createdAt\n  }\n": types.AuditRowFragmentDoc,
    "\n  query ListAudit($filter: AuditEntryFilter, $page: Int!, $pageSize: Int!, $cursor: String) {\n    auditEntries(filter: $filter, page: $page, pageSize: $pageSize, cursor: $cursor) {\n      list {\n        ...AuditRow\n      }\n      total\n      totalIsExact\n      page\n      pageSize\n      nextCursor\n    }\n  }\n": types.ListAuditDocument,
    "\n  query LoadAuditChoices {\n    auditChoices {\n      actions {\n        begins\n        text\n      }\n      operators {\n        name\n        displayName\n      }\n    }\n  }\n": types.LoadAuditChoicesDocument,
    "\n  fragment ChannelBillRow on ChannelBill {\n    id\n    payType\n    day\n    state\n    code\n    askedAt\n    comparedAt\n    toldPayments\n    toldPaid\n    toldRefunds\n    toldReturned\n    ourPayments\n    ourPaid\n    ourRefunds\n    ourReturned\n    open\n    closed\n  }\n": types.ChannelBillRowFragmentDoc,
    "\n  fragment BillDifferenceRow on BillDifference {\n    id\n    kind\n    lineKind\n    number\n    tradeNo\n    paymentId\n    paymentStatus\n    problems\n    told\n    ours\n    toldAt\n    createdAt\n    closedAt\n    closedBy\n    reason\n  }\n": types.BillDifferenceRowFragmentDoc,
    "\n  query ListChannelBills($filter: ChannelBillFilter, $page: Int!, $pageSize: Int!) {\n    channelBills(filter: $filter, page: $page, pageSize: $pageSize) {\n      list {\n        ...ChannelBillRow\n      }\n      total\n      totalIsExact\n      page\n      pageSize\n      nextCursor\n    }\n  }\n": types.ListChannelBillsDocument,
    "\n  query LoadChannelBill($id: EntityId!) {\n    channelBill(id: $id) {\n      ...ChannelBillRow\n    }\n  }\n": types.LoadChannelBillDocument,
    "\n  query ListBillDifferences($billId: EntityId!, $isOpen: Boolean, $page: Int!, $pageSize: Int!) {\n    billDifferences(billId: $billId, isOpen: $isOpen, page: $page, pageSize: $pageSize) {\n      list {\n        ...BillDifferenceRow\n      }\n      total\n      totalIsExact\n      page\n      pageSize\n      nextCursor\n    }\n  }\n": types.ListBillDifferencesDocument,
    "\n  mutation CheckChannelBill($payType: PayType!, $day: String!) {\n    checkChannelBill(payType: $payType, day: $day) {\n      ...ChannelBillRow\n    }\n  }\n": types.CheckChannelBillDocument,
    "\n  mutation CloseBillDifference($id: EntityId!, $reason: String!) {\n    closeBillDifference(id: $id, reason: $reason) {\n      ...BillDifferenceRow\n    }\n  }\n": types.CloseBillDifferenceDocument,
    "\n  query LoadBooks {\n    books {\n      checkedAt\n      fullAt\n      nextFullAt\n      pausedAt\n      rules {\n        name\n        text\n        isOfMoney\n        onlyInFull\n        violation {\n          rows\n          ids\n          createdAt\n          seenAt\n        }\n      }\n      past {\n        id\n        text\n        rows\n        createdAt\n        resolvedAt\n      }\n    }\n  }\n": types.LoadBooksDocument,
    "\n  query ListCases($filter: CaseFilter, $page: Int, $pageSize: Int, $cursor: String) {\n    cases(filter: $filter, page: $page, pageSize: $pageSize, cursor: $cursor) {\n      list {\n        id\n        caseNo\n        packageNo\n        buyerId\n        buyerName\n        sellerId\n        sellerName\n        kindText\n        askText\n        amount\n        packageFee\n        statusText\n        givenAmount\n        outcomeText\n        appealedBy\n        waitingSince\n        approvalId\n        createdAt\n      }\n      total\n      totalIsExact\n      page\n      pageSize\n      nextCursor\n    }\n  }\n": types.ListCasesDocument,
    "\n  query LoadCase($id: EntityId!) {\n    case(id: $id) {\n      id\n      caseNo\n      packageNo\n      orderNo\n      kindText\n      askText\n      amount\n      packageFee\n      statusText\n      givenAmount\n      outcomeText\n      appealedBy\n      waitingSince\n      createdAt\n      offerText\n      maxAmount\n      goodsFee\n      courierFee\n      compensated\n      sellerFree\n      sellerDeposit\n      returnText\n      mayDecide\n      secondEyes\n      items {\n        goodId\n        goodName\n        goodPic\n        skuName\n        num\n      }\n      buyer {\n        ...PartyFields\n      }\n      seller {\n        ...PartyFields\n      }\n      messages {\n        id\n        by\n        action\n        text\n        amount\n        createdAt\n        files {\n          id\n          kind\n        }\n      }\n      timeline {\n        courierName\n        waybillNo\n        list {\n          id\n          at\n          text\n        }\n      }\n      money {\n        party\n        account\n        title\n        amount\n        createdAt\n      }\n      earlier {\n        id\n        caseNo\n        kindText\n        askText\n        statusText\n        outcomeText\n        buyerId\n        sellerId\n        amount\n        givenAmount\n        createdAt\n      }\n      approval {\n        id\n        askedBy\n        askedAt\n        summary\n        amount\n        reason\n        isOwn\n      }\n    }\n  }\n": types.LoadCaseDocument,
    "\n  fragment PartyFields on CaseParty {\n    id\n    name\n    packageCount\n    caseCount\n    disputedCount\n    refundedCount\n    refundedFee\n    answerMedian\n  }\n": types.PartyFieldsFragmentDoc,
    "\n  query PreviewCaseDecision($id: EntityId!, $verdict: CaseVerdictInput!) {\n    caseDecisionPreview(id: $id, verdict: $verdict) {\n      moves {\n        party\n        account\n        title\n        amount\n      }\n      buyerGets\n      amount\n      needsSecond\n    }\n  }\n": types.PreviewCaseDecisionDocument,
    "\n  mutation DecideCase($id: EntityId!, $input: DecideCaseInput!) {\n    decideCase(id: $id, input: $input) {\n      isDone\n      approvalId\n    }\n  }\n": types.DecideCaseDocument,
    "\n  mutation ApproveCaseDecision($id: EntityId!, $input: DecideApprovalInput!) {\n    decideApproval(id: $id, input: $input)\n  }\n": types.ApproveCaseDecisionDocument,
    "\n  mutation RevokeCaseDecision($id: EntityId!) {\n    revokeApproval(id: $id)\n  }\n": types.RevokeCaseDecisionDocument,
    "\n  fragment DeskCashOut on CashOut {\n    id\n    cashOutNo\n    accountId\n    ownerName\n    kind\n    amount\n    fee\n    realAmount\n    accountType\n    account\n    accountName\n    bankName\n    status\n    auditReason\n    approvedBy\n    paidBy\n    createdAt\n    mayApprove\n    mayReject\n    mayPay\n    mayEnd\n  }\n": types.DeskCashOutFragmentDoc,
    "\n  query ListCashOuts($filter: CashOutFilter, $page: Int!, $pageSize: Int!) {\n    cashOuts(filter: $filter, page: $page, pageSize: $pageSize) {\n      list {\n        ...DeskCashOut\n      }\n      total\n      totalIsExact\n      page\n      pageSize\n      nextCursor\n      paused\n    }\n  }\n": types.ListCashOutsDocument,
    "\n  query LoadCashOut($id: EntityId!) {\n    cashOut(id: $id) {\n      id\n      cashOutNo\n      accountId\n      ownerName\n      kind\n      amount\n      fee\n      realAmount\n      accountType\n      account\n      accountName\n      bankName\n      status\n      auditReason\n      transferNo\n      approvedBy\n      paidBy\n      batchId\n      createdAt\n      auditedAt\n      paidAt\n      mayApprove\n      mayReject\n      mayPay\n      mayEnd\n      balance\n      paidBefore\n      paidBeforeAmount\n      samePayee\n      splitAmount\n      maySplit\n      receiver {\n        kind\n        account\n        createdAt\n      }\n      splits {\n        id\n        splitNo\n        paymentId\n        payNo\n        amount\n        status\n        code\n        reason\n        tries\n        createdAt\n        endedAt\n      }\n      steps {\n        id\n        action\n        operator\n        reason\n        createdAt\n      }\n    }\n  }\n": types.LoadCashOutDocument,
    "\n  query ListCashOutBatches($filter: CashOutBatchFilter, $page: Int!, $pageSize: Int!) {\n    cashOutBatches(filter: $filter, page: $page, pageSize: $pageSize) {\n      list {\n        id\n        batchNo\n        operator\n        createdAt\n        count\n        amount\n        paying\n        paid\n        failed\n      }\n      total\n      totalIsExact\n      page\n      pageSize\n      nextCursor\n    }\n  }\n": types.ListCashOutBatchesDocument,
    "\n  mutation ApproveCashOut($id: EntityId!) {\n    approveCashOut(id: $id) {\n      id\n      status\n    }\n  }\n": types.ApproveCashOutDocument,
    "\n  mutation RejectCashOut($id: EntityId!, $reason: String!) {\n    rejectCashOut(id: $id, reason: $reason) {\n      id\n      status\n    }\n  }\n": types.RejectCashOutDocument,
    "\n  mutation ConfirmCashOut($id: EntityId!, $transferNo: String!) {\n    confirmCashOut(id: $id, transferNo: $transferNo) {\n      id\n      status\n    }\n  }\n": types.ConfirmCashOutDocument,
    "\n  mutation FailCashOut($id: EntityId!, $reason: String!) {\n    failCashOut(id: $id, reason: $reason) {\n      id\n      status\n    }\n  }\n": types.FailCashOutDocument,
    "\n  mutation SplitCashOut($id: EntityId!) {\n    splitCashOut(id: $id) {\n      id\n      status\n    }\n  }\n": types.SplitCashOutDocument,
    "\n  query ListSplitDays {\n    splitDays {\n      day\n      splits\n      amount\n      ledger\n    }\n  }\n": types.ListSplitDaysDocument,
    "\n  mutation CreateCashOutBatch($ids: [EntityId!]!) {\n    createCashOutBatch(ids: $ids) {\n      batch {\n        id\n        batchNo\n        count\n        amount\n      }\n      left\n    }\n  }\n": types.CreateCashOutBatchDocument,
    "\n  mutation TakeBankAnswers($input: BankAnswersInput!) {\n    takeBankAnswers(input: $input) {\n      rows {\n        cashOutNo\n        cashOutId\n        amount\n        expected\n        verdict\n      }\n      paid\n      failed\n      amount\n    }\n  }\n": types.TakeBankAnswersDocument,
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
    "\n  query FindNumbers($text: String!) {\n    found(text: $text) {\n      left\n      list {\n        number\n        isPhone\n        hits {\n          kind\n          id\n          no\n          orderId\n          accountId\n          stateText\n          text\n          amount\n          at\n        }\n      }\n    }\n  }\n": types.FindNumbersDocument,
    "\n  fragment GoodFlagFields on GoodFlag {\n    kind\n    price\n    median\n    words\n    pictures {\n      url\n      sellerId\n      sellerName\n    }\n  }\n": types.GoodFlagFieldsFragmentDoc,
    "\n  query ListGoodsToAudit($filter: GoodsAuditFilter, $page: Int, $pageSize: Int, $cursor: String) {\n    goodsToAudit(filter: $filter, page: $page, pageSize: $pageSize, cursor: $cursor) {\n      list {\n        id\n        goodsNo\n        name\n        pic\n        categoryName\n        sellerName\n        supplyPrice\n        statusText\n        isWaiting\n        isRevision\n        submittedAt\n        version\n        flags\n      }\n      total\n      totalIsExact\n      page\n      pageSize\n      nextCursor\n    }\n  }\n": types.ListGoodsToAuditDocument,
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
    "\n  query LoadHome {\n    home {\n      waiting {\n        kind\n        count\n        isMore\n      }\n      days {\n        day\n        orders\n        pieces\n        turnover\n        accounts\n        refunds\n        refunded\n        cashOuts\n        cashedOut\n      }\n    }\n  }\n": types.LoadHomeDocument,
    "\n  query LoadMonth($from: Date!) {\n    report(name: TURNOVER, unit: DAY, from: $from) {\n      summary {\n        orders\n      }\n      list {\n        id\n        name\n        figures {\n          orders\n          parcels\n          turnover\n          refundFee\n        }\n      }\n    }\n  }\n": types.LoadMonthDocument,
    "\n  query ListInvoices($filter: InvoiceFilter, $page: Int, $pageSize: Int) {\n    invoices(filter: $filter, page: $page, pageSize: $pageSize) {\n      list {\n        ...DeskInvoice\n      }\n      total\n      totalIsExact\n      page\n      pageSize\n    }\n  }\n  fragment DeskInvoice on Invoice {\n    id\n    invoiceNo\n    accountId\n    kind\n    amount\n    redOf\n    status\n    number\n    issuedOn\n    fileId\n    reason\n    issuerName\n    titleName\n    partCount\n    dueAt\n    isLate\n    createdAt\n    mayIssue\n  }\n": types.ListInvoicesDocument,
    "\n  query LoadInvoice($id: EntityId!) {\n    invoice(id: $id) {\n      id\n      amount\n      number\n      reason\n      redNumber\n      title {\n        name\n        taxNumber\n        address\n        phone\n        bankName\n        bankAccount\n      }\n      parts {\n        id\n        number\n        goodName\n        num\n        amount\n      }\n    }\n  }\n": types.LoadInvoiceDocument,
    "\n  mutation BeginInvoices($ids: [EntityId!]!) {\n    beginInvoices(ids: $ids) {\n      id\n      status\n    }\n  }\n": types.BeginInvoicesDocument,
    "\n  mutation IssueInvoice($input: IssueInvoiceInput!) {\n    issueInvoice(input: $input) {\n      id\n      status\n    }\n  }\n": types.IssueInvoiceDocument,
    "\n  mutation RefuseInvoice($id: EntityId!, $reason: String!) {\n    refuseInvoice(id: $id, reason: $reason) {\n      id\n      status\n    }\n  }\n": types.RefuseInvoiceDocument,
    "\n  mutation ImportInvoiceNumbers($rows: [InvoiceNumberInput!]!) {\n    importInvoiceNumbers(rows: $rows) {\n      invoiceNo\n      problem\n    }\n  }\n": types.ImportInvoiceNumbersDocument,
    "\n  query LoadTaxReport($quarter: String!) {\n    taxReport(quarter: $quarter) {\n      quarter\n      isOver\n      dueOn\n      suppliers\n      orders\n      turnover\n      fees\n      income\n      returned\n      net\n    }\n  }\n": types.LoadTaxReportDocument,
    "\n  query ListJoinApplications($filter: JoinApplicationFilter, $page: Int!, $pageSize: Int!, $cursor: String) {\n    joinApplications(filter: $filter, page: $page, pageSize: $pageSize, cursor: $cursor) {\n      list {\n        id\n        name\n        phone\n        city\n        remark\n        status\n        note\n        handledBy\n        handledAt\n        createdAt\n      }\n      total\n      totalIsExact\n      page\n      pageSize\n      nextCursor\n    }\n  }\n": types.ListJoinApplicationsDocument,
    "\n  mutation DecideJoinApplication($input: DecideJoinApplicationInput!) {\n    decideJoinApplication(input: $input) {\n      id\n      status\n      note\n    }\n  }\n": types.DecideJoinApplicationDocument,
    "\n  query ListLicences($filter: LicenceFilter, $page: Int!, $pageSize: Int!, $cursor: String) {\n    licences(filter: $filter, page: $page, pageSize: $pageSize, cursor: $cursor) {\n      list {\n        id\n        sellerId\n        companyName\n        kind\n        number\n        endsOn\n        status\n        isDue\n        checkOn\n        reason\n        addedBy\n        decidedBy\n        decidedAt\n        createdAt\n      }\n      total\n      totalIsExact\n      page\n      pageSize\n      nextCursor\n    }\n  }\n": types.ListLicencesDocument,
    "\n  mutation AddLicence($input: AddLicenceInput!) {\n    addLicence(input: $input) {\n      id\n    }\n  }\n": types.AddLicenceDocument,
    "\n  mutation DecideLicence($input: DecideLicenceInput!) {\n    decideLicence(input: $input) {\n      id\n      status\n    }\n  }\n": types.DecideLicenceDocument,
    "\n  mutation CheckLicence($id: EntityId!) {\n    checkLicence(id: $id) {\n      id\n      checkOn\n      isDue\n    }\n  }\n": types.CheckLicenceDocument,
    "\n  query ListSavedViews($list: ConsoleList!) {\n    savedViews(list: $list) {\n      id\n      name\n      search\n      isShared\n      isOwn\n      savedBy\n    }\n  }\n": types.ListSavedViewsDocument,
    "\n  mutation SaveView($input: SavedViewInput!) {\n    saveView(input: $input) {\n      id\n      name\n      search\n      isShared\n    }\n  }\n": types.SaveViewDocument,
    "\n  mutation RemoveView($id: EntityId!) {\n    removeView(id: $id)\n  }\n": types.RemoveViewDocument,
    "\n  mutation ExportList($input: ListExportInput!) {\n    exportList(input: $input) {\n      ticket\n      fileName\n    }\n  }\n": types.ExportListDocument,
    "\n  fragment NoticeRow on Notice {\n    id\n    type\n    audience\n    level\n    accountId\n    accountName\n    title\n    detail\n    link\n    isPinned\n    state\n    startsAt\n    endsAt\n    publishedAt\n    revision\n    author\n    addressed\n    delivered\n    isSettled\n  }\n": types.NoticeRowFragmentDoc,
    "\n  query ListNotices($filter: NoticeFilter, $page: Int!, $pageSize: Int!, $cursor: String) {\n    notices(filter: $filter, page: $page, pageSize: $pageSize, cursor: $cursor) {\n      list {\n        ...NoticeRow\n      }\n      total\n      totalIsExact\n      page\n      pageSize\n      nextCursor\n    }\n  }\n": types.ListNoticesDocument,
    "\n  query LoadNoticeReach($id: EntityId!) {\n    noticeReach(id: $id) {\n      id\n      reach\n      read\n    }\n  }\n": types.LoadNoticeReachDocument,
    "\n  mutation SaveNotice($input: SaveNoticeInput!) {\n    saveNotice(input: $input) {\n      ...NoticeRow\n    }\n  }\n": types.SaveNoticeDocument,
    "\n  mutation ReviseNotice($input: ReviseNoticeInput!) {\n    reviseNotice(input: $input) {\n      ...NoticeRow\n    }\n  }\n": types.ReviseNoticeDocument,
    "\n  mutation PublishNotice($id: EntityId!, $revision: Int!) {\n    publishNotice(id: $id, revision: $revision) {\n      ...NoticeRow\n    }\n  }\n": types.PublishNoticeDocument,
    "\n  mutation WithdrawNotice($id: EntityId!, $reason: String!) {\n    withdrawNotice(id: $id, reason: $reason) {\n      ...NoticeRow\n    }\n  }\n": types.WithdrawNoticeDocument,
    "\n  mutation DeleteNotice($id: EntityId!) {\n    deleteNotice(id: $id)\n  }\n": types.DeleteNoticeDocument,
    "\n  fragment OperatorRow on OperatorRecord {\n    id\n    name\n    displayName\n    isEnabled\n    hasAuthenticator\n    recoveryCodesLeft\n    sessions\n    lastLoginAt\n    roleIds\n    roles\n  }\n": types.OperatorRowFragmentDoc,
    "\n  fragment RoleRow on OperatorRole {\n    id\n    code\n    name\n    permissions\n    adjustCase\n    adjustDay\n    operators\n  }\n": types.RoleRowFragmentDoc,
    "\n  query ListOperators($operators: OperatorFilter, $roles: RoleFilter) {\n    operators(filter: $operators) {\n      ...OperatorRow\n    }\n    roles(filter: $roles) {\n      list {\n        ...RoleRow\n      }\n    }\n  }\n": types.ListOperatorsDocument,
    "\n  mutation CreateOperator($input: OperatorInput!) {\n    createOperator(input: $input) {\n      operator {\n        id\n      }\n      password\n    }\n  }\n": types.CreateOperatorDocument,
    "\n  mutation UpdateOperator($id: EntityId!, $input: OperatorUpdateInput!) {\n    updateOperator(id: $id, input: $input) {\n      id\n    }\n  }\n": types.UpdateOperatorDocument,
    "\n  mutation ResetOperator($id: EntityId!) {\n    resetOperator(id: $id) {\n      operator {\n        id\n      }\n      password\n    }\n  }\n": types.ResetOperatorDocument,
    "\n  mutation SignOutOperator($id: EntityId!) {\n    signOutOperator(id: $id) {\n      id\n    }\n  }\n": types.SignOutOperatorDocument,
    "\n  mutation SaveRole($input: RoleInput!) {\n    saveRole(input: $input) {\n      id\n    }\n  }\n": types.SaveRoleDocument,
    "\n  mutation RemoveRole($id: EntityId!) {\n    removeRole(id: $id)\n  }\n": types.RemoveRoleDocument,
    "\n  fragment ListedOrderRow on ListedOrder {\n    id\n    orderNo\n    status\n    statusText\n    accountId\n    buyerName\n    sellerId\n    sellerName\n    courierName\n    goodName\n    createdAt\n    packageCount\n    totalFee\n    refundFee\n    paidAt\n  }\n": types.ListedOrderRowFragmentDoc,
    "\n  query ListAllOrders($filter: OrderFilter, $page: Int!, $pageSize: Int!) {\n    orders(filter: $filter, page: $page, pageSize: $pageSize) {\n      list {\n        ...ListedOrderRow\n      }\n      total\n      totalIsExact\n      page\n      pageSize\n      nextCursor\n    }\n  }\n": types.ListAllOrdersDocument,
    "\n  fragment ListedParcelRow on ListedParcel {\n    id\n    packageNo\n    orderId\n    orderNo\n    status\n    statusText\n    accountId\n    buyerName\n    sellerId\n    sellerName\n    courierName\n    goodName\n    createdAt\n    outputStatus\n    outputResult\n    waybillNo\n    place\n    packageFee\n    refundFee\n  }\n": types.ListedParcelRowFragmentDoc,
    "\n  query ListAllParcels($filter: ParcelFilter, $page: Int!, $pageSize: Int!) {\n    parcels(filter: $filter, page: $page, pageSize: $pageSize) {\n      list {\n        ...ListedParcelRow\n      }\n      total\n      totalIsExact\n      page\n      pageSize\n      nextCursor\n    }\n  }\n": types.ListAllParcelsDocument,
    "\n  fragment OrderParcelPart on OrderParcel {\n    id\n    packageNo\n    status\n    statusText\n    outputStatus\n    outputInfo\n    outputResult\n    resubmits\n    autoSendResult\n    thirdOrderNos\n    shopName\n    encrypted\n    courierName\n    waybillNo\n    ownWaybill\n    receiverName\n    receiverPhone\n    address\n    isErased\n    weight\n    goodsFee\n    courierFee\n    remoteFee\n    packageFee\n    refundFee\n    supplierShare\n    agentShare\n    commission\n    settledAt\n    traceText\n    tracedAt\n    promisedShipAt\n    shippedAt\n    signedAt\n    openCaseId\n    allowedActions\n    items {\n      skuId\n      goodName\n      skuName\n      merchantCode\n      num\n      goodsFee\n    }\n  }\n": types.OrderParcelPartFragmentDoc,
    "\n  query ReadOrder($id: EntityId!) {\n    order(id: $id) {\n      id\n      orderNo\n      status\n      statusText\n      agentId\n      senderName\n      senderPhone\n      warehouseName\n      courierName\n      shopName\n      goodName\n      skuName\n      pieceCount\n      packageCount\n      remark\n      goodsFee\n      courierFee\n      remoteFee\n      discountFee\n      totalFee\n      refundCount\n      refundFee\n      createdAt\n      payExpireAt\n      paidAt\n      shippedAt\n      receivedAt\n      completedAt\n      cancelledAt\n      mayCancel\n      buyer {\n        id\n        name\n        phone\n        level\n        status\n      }\n      seller {\n        id\n        name\n        phone\n        status\n      }\n      parcels {\n        ...OrderParcelPart\n      }\n      lines {\n        id\n        title\n        packageNo\n        ownerId\n        holder\n        account\n        amount\n        createdAt\n      }\n      refunds {\n        id\n        refundNo\n        packageNo\n        statusText\n        amount\n        reason\n        appliedBy\n        createdAt\n      }\n      cases {\n        id\n        caseNo\n        packageNo\n        kindText\n        askText\n        statusText\n        amount\n        givenAmount\n        createdAt\n      }\n      notices {\n        id\n        accountId\n        title\n        detail\n        createdAt\n        readAt\n      }\n      jobs {\n        name\n        state\n        tries\n        startAfter\n      }\n      audit {\n        id\n        operator\n        actionText\n        targetText\n        reason\n        createdAt\n      }\n    }\n  }\n": types.ReadOrderDocument,
    "\n  query ReadTimeline($packageId: EntityId!) {\n    parcelTimeline(packageId: $packageId) {\n      packageId\n      list {\n        id\n        at\n        type\n        text\n        actor\n      }\n    }\n  }\n": types.ReadTimelineDocument,
    "\n  mutation CancelOrder($id: EntityId!, $reason: String!) {\n    cancelOrder(id: $id, reason: $reason) {\n      orderId\n      refundFee\n    }\n  }\n": types.CancelOrderDocument,
    "\n  mutation RefundParcel($packageId: EntityId!, $reason: String!) {\n    refundParcel(packageId: $packageId, reason: $reason) {\n      packageId\n      refundStatus\n      amount\n    }\n  }\n": types.RefundParcelDocument,
    "\n  mutation ResubmitWaybill($packageId: EntityId!, $reason: String!) {\n    reissueWaybill(packageId: $packageId, reason: $reason)\n  }\n": types.ResubmitWaybillDocument,
    "\n  mutation ChangeReceiver($input: ChangeReceiverInput!) {\n    changeReceiver(input: $input)\n  }\n": types.ChangeReceiverDocument,
    "\n  query ListCourierNames {\n    courierNames {\n      id\n      name\n    }\n  }\n": types.ListCourierNamesDocument,
    "\n  fragment PaymentProblemRow on PaymentProblem {\n    id\n    kind\n    paymentId\n    payNo\n    accountId\n    payType\n    amount\n    told\n    channelTradeNo\n    createdAt\n    resolvedAt\n  }\n": types.PaymentProblemRowFragmentDoc,
    "\n  fragment RechargeRefundRow on RechargeRefund {\n    id\n    refundNo\n    paymentId\n    payNo\n    payType\n    accountId\n    amount\n    status\n    code\n    tries\n    nextTryAt\n    transferNo\n    createdAt\n    endedAt\n  }\n": types.RechargeRefundRowFragmentDoc,
    "\n  query ListPayments($filter: PaymentFilter, $page: Int!, $pageSize: Int!) {\n    payments(filter: $filter, page: $page, pageSize: $pageSize) {\n      list {\n        id\n        payNo\n        accountId\n        amount\n        payType\n        status\n        late\n        channelTradeNo\n        createdAt\n        paidAt\n      }\n      total\n      totalIsExact\n      page\n      pageSize\n      nextCursor\n    }\n  }\n": types.ListPaymentsDocument,
    "\n  query ListPaymentProblems($filter: PaymentProblemFilter, $page: Int!, $pageSize: Int!) {\n    paymentProblems(filter: $filter, page: $page, pageSize: $pageSize) {\n      list {\n        ...PaymentProblemRow\n      }\n      total\n      totalIsExact\n      page\n      pageSize\n      nextCursor\n    }\n  }\n": types.ListPaymentProblemsDocument,
    "\n  query ListRechargeRefunds($filter: RechargeRefundFilter, $page: Int!, $pageSize: Int!) {\n    rechargeRefunds(filter: $filter, page: $page, pageSize: $pageSize) {\n      list {\n        ...RechargeRefundRow\n      }\n      total\n      totalIsExact\n      page\n      pageSize\n      nextCursor\n    }\n  }\n": types.ListRechargeRefundsDocument,
    "\n  query LoadPayment($id: EntityId!) {\n    payment(id: $id) {\n      id\n      payNo\n      accountId\n      amount\n      payType\n      status\n      late\n      channelTradeNo\n      createdAt\n      expireAt\n      paidAt\n      asks\n      askedAt\n      nextAskAt\n      reconcileAt\n      movementId\n      creditedAt\n      problems {\n        ...PaymentProblemRow\n      }\n      refunds {\n        ...RechargeRefundRow\n      }\n      notices {\n        id\n        isPushed\n        state\n        amount\n        channelTradeNo\n        times\n        createdAt\n        lastAt\n      }\n      steps {\n        id\n        action\n        operator\n        reason\n        createdAt\n      }\n    }\n  }\n": types.LoadPaymentDocument,
    "\n  mutation AskChannel($id: EntityId!) {\n    askChannel(id: $id) {\n      state\n      tradeNo\n      amount\n      paidAt\n    }\n  }\n": types.AskChannelDocument,
    "\n  mutation ResolvePaymentProblem($id: EntityId!, $reason: String!) {\n    resolvePaymentProblem(id: $id, reason: $reason) {\n      id\n      resolvedAt\n    }\n  }\n": types.ResolvePaymentProblemDocument,
    "\n  mutation RetryRechargeRefund($refundNo: String!) {\n    retryRechargeRefund(refundNo: $refundNo) {\n      id\n      nextTryAt\n    }\n  }\n": types.RetryRechargeRefundDocument,
    "\n  mutation ConfirmRechargeRefund($refundNo: String!, $transferNo: String!) {\n    confirmRechargeRefund(refundNo: $refundNo, transferNo: $transferNo) {\n      id\n      status\n    }\n  }\n": types.ConfirmRechargeRefundDocument,
    "\n  fragment HomeItemFields on HomeItem {\n    id\n    place\n    title\n    picture\n    link\n    goodId\n    goodsNo\n    price\n    onSale\n    audience\n    startAt\n    endAt\n    state\n    version\n  }\n": types.HomeItemFieldsFragmentDoc,
    "\n  query ListHomeItems {\n    homeItems {\n      ...HomeItemFields\n    }\n    categories {\n      id\n      name\n    }\n  }\n": types.ListHomeItemsDocument,
    "\n  mutation CreateHomeItem($input: NewHomeItemInput!) {\n    createHomeItem(input: $input) {\n      ...HomeItemFields\n    }\n  }\n": types.CreateHomeItemDocument,
    "\n  mutation AddHomeGoods($input: NewHomeGoodsInput!) {\n    addHomeGoods(input: $input) {\n      ...HomeItemFields\n    }\n  }\n": types.AddHomeGoodsDocument,
    "\n  mutation ChangeHomeItem($input: HomeItemInput!) {\n    changeHomeItem(input: $input) {\n      ...HomeItemFields\n    }\n  }\n": types.ChangeHomeItemDocument,
    "\n  mutation MoveHomeItem($id: EntityId!, $before: EntityId) {\n    moveHomeItem(id: $id, before: $before) {\n      ...HomeItemFields\n    }\n  }\n": types.MoveHomeItemDocument,
    "\n  mutation ShowHomeItem($id: EntityId!, $shown: Boolean!, $reason: String!) {\n    showHomeItem(id: $id, shown: $shown, reason: $reason) {\n      ...HomeItemFields\n    }\n  }\n": types.ShowHomeItemDocument,
    "\n  mutation RemoveHomeItem($id: EntityId!, $reason: String!) {\n    removeHomeItem(id: $id, reason: $reason)\n  }\n": types.RemoveHomeItemDocument,
    "\n  fragment ReportFigureFields on ReportFigures {\n    orders\n    parcels\n    pieces\n    turnover\n    goodsFee\n    margin\n    commission\n    supplierShare\n    agentShare\n    refundedParcels\n    refundFee\n    freightPaid\n    freightCost\n    freightAgents\n    freightWon\n    freightBorne\n    late\n    cases\n    disputed\n    shipHours\n    refundRate\n    disputedRate\n  }\n": types.ReportFigureFieldsFragmentDoc,
    "\n  query LoadReport($name: ReportName!, $unit: ReportUnit!, $from: Date, $to: Date) {\n    report(name: $name, unit: $unit, from: $from, to: $to) {\n      name\n      unit\n      from\n      to\n      countedAt\n      summary {\n        ...ReportFigureFields\n      }\n      list {\n        date\n        id\n        name\n        figures {\n          ...ReportFigureFields\n        }\n      }\n    }\n  }\n": types.LoadReportDocument,
    "\n  query ListReviews($filter: ReviewFilter, $page: Int, $pageSize: Int, $cursor: String) {\n    reviews(filter: $filter, page: $page, pageSize: $pageSize, cursor: $cursor) {\n      list {\n        id\n        goodId\n        goodName\n        goodPic\n        skuName\n        orderNo\n        buyerName\n        sellerId\n        sellerName\n        score\n        text\n        pics\n        addedText\n        addedPics\n        answer\n        hiddenAt\n        hiddenReason\n        createdAt\n      }\n      total\n      totalIsExact\n      page\n      pageSize\n      nextCursor\n    }\n  }\n": types.ListReviewsDocument,
    "\n  mutation HideReview($id: EntityId!, $reason: String!) {\n    hideReview(id: $id, reason: $reason)\n  }\n": types.HideReviewDocument,
    "\n  mutation ShowReview($id: EntityId!, $reason: String!) {\n    showReview(id: $id, reason: $reason)\n  }\n": types.ShowReviewDocument,
    "\n  fragment SettingRow on Setting {\n    key\n    kind\n    value\n    initial\n    isDefault\n    minimum\n    maximum\n    choices\n    changedAt\n    changedBy\n  }\n": types.SettingRowFragmentDoc,
    "\n  query ListSettings {\n    settings {\n      ...SettingRow\n    }\n  }\n": types.ListSettingsDocument,
    "\n  query LoadSettingHistory($key: String!) {\n    settingHistory(key: $key) {\n      id\n      operator\n      before\n      after\n      isReset\n      reason\n      createdAt\n    }\n  }\n": types.LoadSettingHistoryDocument,
    "\n  mutation SetSetting($key: String!, $input: SettingInput!) {\n    setSetting(key: $key, input: $input) {\n      key\n    }\n  }\n": types.SetSettingDocument,
    "\n  mutation ResetSetting($key: String!, $input: SettingResetInput!) {\n    resetSetting(key: $key, input: $input) {\n      key\n    }\n  }\n": types.ResetSettingDocument,
    "\n  query ListBoundShops($filter: ShopFilter, $page: Int, $pageSize: Int, $cursor: String) {\n    shops(filter: $filter, page: $page, pageSize: $pageSize, cursor: $cursor) {\n      list {\n        id\n        accountId\n        accountName\n        phone\n        platform\n        shopName\n        status\n        lapsesAt\n        isLapsing\n        autoOrder\n        lastSyncAt\n      }\n      total\n      totalIsExact\n      page\n      pageSize\n      nextCursor\n    }\n  }\n": types.ListBoundShopsDocument,
    "\n  query LoadPlatformStatement($month: String!) {\n    platformStatement(month: $month) {\n      month\n      isWritten\n      balanced\n      parts {\n        ownerKind\n        code\n        title\n        opening\n        closing\n        agrees\n        lines {\n          title\n          count\n          moneyIn\n          moneyOut\n        }\n      }\n    }\n  }\n": types.LoadPlatformStatementDocument,
    "\n  query LoadAccountStatement($accountId: EntityId!, $month: String!) {\n    accountStatement(accountId: $accountId, month: $month) {\n      month\n      isOver\n      parts {\n        code\n        title\n        opening\n        closing\n        agrees\n        lines {\n          title\n          count\n          moneyIn\n          moneyOut\n        }\n      }\n    }\n  }\n": types.LoadAccountStatementDocument,
    "\n  fragment SupplierTermsFields on SupplierDetails {\n    id\n    commissionRate\n    depositMin\n    ownDepositMin\n    deposit\n    depositLack\n  }\n": types.SupplierTermsFieldsFragmentDoc,
    "\n  query ListSuppliers($filter: SupplierFilter, $page: Int!, $pageSize: Int!, $cursor: String) {\n    suppliers(filter: $filter, page: $page, pageSize: $pageSize, cursor: $cursor) {\n      list {\n        id\n        status\n        companyName\n        nickName\n        packageCount\n        shipMedian\n        lateRate\n        refundedRate\n        disputedRate\n        score\n        depositLack\n        deposit\n        warnings\n      }\n      total\n      totalIsExact\n      page\n      pageSize\n      nextCursor\n    }\n  }\n": types.ListSuppliersDocument,
    "\n  query LoadSupplier($id: EntityId!) {\n    supplier(id: $id) {\n      ...SupplierTermsFields\n      status\n      companyName\n      nickName\n      packageCount\n      shipMedian\n      lateRate\n      refundedRate\n      caseRate\n      disputedRate\n      score\n      answerMedian\n      countedAt\n      warnings\n      createdAt\n      settleDays\n      held\n      heldParcels {\n        parcelId\n        packageNo\n        amount\n        until\n      }\n      depositMoves {\n        id\n        title\n        amount\n        createdAt\n      }\n      goods {\n        status\n        count\n      }\n      warehouses {\n        id\n        name\n        status\n      }\n    }\n  }\n": types.LoadSupplierDocument,
    "\n  mutation SetSupplierTerms($input: SupplierTermsInput!) {\n    setSupplierTerms(input: $input) {\n      ...SupplierTermsFields\n    }\n  }\n": types.SetSupplierTermsDocument,
    "\n  query LoadSystem {\n    system {\n      version\n      migration\n      pausedAt\n      violations\n      processes {\n        id\n        role\n        version\n        startedAt\n        seenAt\n      }\n      queues {\n        name\n        waiting\n        due\n        oldestAt\n        running\n        failed\n      }\n      schedules {\n        name\n        everySeconds\n        endedAt\n        failedAt\n        isFailing\n        error\n        nextAt\n      }\n      platforms {\n        name\n        hour {\n          calls\n          failed\n        }\n        day {\n          calls\n          failed\n        }\n        failures {\n          outcome\n          calls\n        }\n      }\n    }\n  }\n": types.LoadSystemDocument,
    "\n  query ListFailedJobs($queue: String!) {\n    failedJobs(queue: $queue) {\n      id\n      queue\n      key\n      tries\n      createdAt\n      failedAt\n      error\n    }\n  }\n": types.ListFailedJobsDocument,
    "\n  mutation RetryJob($input: JobInput!) {\n    retryJob(input: $input) {\n      id\n    }\n  }\n": types.RetryJobDocument,
    "\n  mutation RemoveJob($input: JobInput!) {\n    removeJob(input: $input) {\n      id\n    }\n  }\n": types.RemoveJobDocument,
    "\n  mutation PauseCashOuts($reason: String!) {\n    pauseCashOuts(reason: $reason) {\n      pausedAt\n    }\n  }\n": types.PauseCashOutsDocument,
    "\n  mutation ResumeCashOuts($reason: String!) {\n    resumeCashOuts(reason: $reason) {\n      pausedAt\n    }\n  }\n": types.ResumeCashOutsDocument,
    "\n  mutation CheckBooks {\n    checkBooks {\n      nextFullAt\n    }\n  }\n": types.CheckBooksDocument,
    "\n  mutation RevealPerson($input: RevealPersonInput!) {\n    revealPerson(input: $input) {\n      name\n      phone\n      address\n    }\n  }\n": types.RevealPersonDocument,
    "\n  query LoadWallet($accountId: EntityId, $phone: String, $kind: AccountKind) {\n    wallet(accountId: $accountId, phone: $phone, kind: $kind) {\n      accountId\n      kind\n      status\n      name\n      phone\n      balance\n      held\n      frozen\n      deposit\n      withdrawable\n      recharged\n      spent\n      earned\n    }\n  }\n": types.LoadWalletDocument,
    "\n  query ListWalletLines($accountId: EntityId!, $filter: WalletLineFilter, $page: Int!, $pageSize: Int!) {\n    walletLines(accountId: $accountId, filter: $filter, page: $page, pageSize: $pageSize) {\n      list {\n        id\n        logNo\n        type\n        amount\n        balanceAfter\n        frozenAfter\n        bizNo\n        orderId\n        title\n        createdAt\n      }\n      total\n      totalIsExact\n      page\n      pageSize\n      nextCursor\n      sumIn\n      sumOut\n    }\n  }\n": types.ListWalletLinesDocument,
    "\n  query ListAdjustments($filter: AdjustmentFilter, $page: Int!, $pageSize: Int!) {\n    adjustments(filter: $filter, page: $page, pageSize: $pageSize) {\n      list {\n        id\n        accountId\n        kind\n        amount\n        orderNo\n        packageNo\n        reason\n        operator\n        approvedBy\n        createdAt\n      }\n      total\n      totalIsExact\n      page\n      pageSize\n      nextCursor\n    }\n  }\n": types.ListAdjustmentsDocument,
    "\n  query LoadAdjustTerms($accountId: EntityId!, $isCompensation: Boolean!) {\n    adjustTerms(accountId: $accountId, isCompensation: $isCompensation) {\n      accountId\n      kind\n      phone\n      name\n      balance\n      free\n      caseLimit\n      dayLeft\n    }\n  }\n": types.LoadAdjustTermsDocument,
    "\n  mutation AdjustBalance($input: AdjustBalanceInput!) {\n    adjustBalance(input: $input) {\n      adjustment {\n        id\n      }\n      approvalId\n      balance\n    }\n  }\n": types.AdjustBalanceDocument,
    "\n  mutation CompensateAccount($input: CompensateAccountInput!) {\n    compensateAccount(input: $input) {\n      adjustment {\n        id\n      }\n      approvalId\n      balance\n    }\n  }\n": types.CompensateAccountDocument,
    "\n  query ListRegions {\n    regions {\n      version\n      list {\n        code\n        name\n        parentCode\n        level\n      }\n    }\n  }\n": types.ListRegionsDocument,
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
export function graphql(source: "\n  fragment ApprovalRow on Approval {\n    id\n    action\n    target\n    targetText\n    accountName\n    summary\n    amount\n    reason\n    status\n    askedBy\n    askedAt\n    decidedBy\n    decidedAt\n    decision\n    mayDecide\n    mayRevoke\n  }\n"): (typeof documents)["\n  fragment ApprovalRow on Approval {\n    id\n    action\n    target\n    targetText\n    accountName\n    summary\n    amount\n    reason\n    status\n    askedBy\n    askedAt\n    decidedBy\n    decidedAt\n    decision\n    mayDecide\n    mayRevoke\n  }\n"];
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
export function graphql(source: "\n  fragment AuditRow on AuditEntry {\n    id\n    operator\n    operatorId\n    actionText\n    subject\n    subjectText\n    orderId\n    changes\n    reason\n    address\n    createdAt\n  }\n"): (typeof documents)["\n  fragment AuditRow on AuditEntry {\n    id\n    operator\n    operatorId\n    actionText\n    subject\n    subjectText\n    orderId\n    changes\n    reason\n    address\n    createdAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ListAudit($filter: AuditEntryFilter, $page: Int!, $pageSize: Int!, $cursor: String) {\n    auditEntries(filter: $filter, page: $page, pageSize: $pageSize, cursor: $cursor) {\n      list {\n        ...AuditRow\n      }\n      total\n      totalIsExact\n      page\n      pageSize\n      nextCursor\n    }\n  }\n"): (typeof documents)["\n  query ListAudit($filter: AuditEntryFilter, $page: Int!, $pageSize: Int!, $cursor: String) {\n    auditEntries(filter: $filter, page: $page, pageSize: $pageSize, cursor: $cursor) {\n      list {\n        ...AuditRow\n      }\n      total\n      totalIsExact\n      page\n      pageSize\n      nextCursor\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LoadAuditChoices {\n    auditChoices {\n      actions {\n        begins\n        text\n      }\n      operators {\n        name\n        displayName\n      }\n    }\n  }\n"): (typeof documents)["\n  query LoadAuditChoices {\n    auditChoices {\n      actions {\n        begins\n        text\n      }\n      operators {\n        name\n        displayName\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ChannelBillRow on ChannelBill {\n    id\n    payType\n    day\n    state\n    code\n    askedAt\n    comparedAt\n    toldPayments\n    toldPaid\n    toldRefunds\n    toldReturned\n    ourPayments\n    ourPaid\n    ourRefunds\n    ourReturned\n    open\n    closed\n  }\n"): (typeof documents)["\n  fragment ChannelBillRow on ChannelBill {\n    id\n    payType\n    day\n    state\n    code\n    askedAt\n    comparedAt\n    toldPayments\n    toldPaid\n    toldRefunds\n    toldReturned\n    ourPayments\n    ourPaid\n    ourRefunds\n    ourReturned\n    open\n    closed\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment BillDifferenceRow on BillDifference {\n    id\n    kind\n    lineKind\n    number\n    tradeNo\n    paymentId\n    paymentStatus\n    problems\n    told\n    ours\n    toldAt\n    createdAt\n    closedAt\n    closedBy\n    reason\n  }\n"): (typeof documents)["\n  fragment BillDifferenceRow on BillDifference {\n    id\n    kind\n    lineKind\n    number\n    tradeNo\n    paymentId\n    paymentStatus\n    problems\n    told\n    ours\n    toldAt\n    createdAt\n    closedAt\n    closedBy\n    reason\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ListChannelBills($filter: ChannelBillFilter, $page: Int!, $pageSize: Int!) {\n    channelBills(filter: $filter, page: $page, pageSize: $pageSize) {\n      list {\n        ...ChannelBillRow\n      }\n      total\n      totalIsExact\n      page\n      pageSize\n      nextCursor\n    }\n  }\n"): (typeof documents)["\n  query ListChannelBills($filter: ChannelBillFilter, $page: Int!, $pageSize: Int!) {\n    channelBills(filter: $filter, page: $page, pageSize: $pageSize) {\n      list {\n        ...ChannelBillRow\n      }\n      total\n      totalIsExact\n      page\n      pageSize\n      nextCursor\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LoadChannelBill($id: EntityId!) {\n    channelBill(id: $id) {\n      ...ChannelBillRow\n    }\n  }\n"): (typeof documents)["\n  query LoadChannelBill($id: EntityId!) {\n    channelBill(id: $id) {\n      ...ChannelBillRow\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ListBillDifferences($billId: EntityId!, $isOpen: Boolean, $page: Int!, $pageSize: Int!) {\n    billDifferences(billId: $billId, isOpen: $isOpen, page: $page, pageSize: $pageSize) {\n      list {\n        ...BillDifferenceRow\n      }\n      total\n      totalIsExact\n      page\n      pageSize\n      nextCursor\n    }\n  }\n"): (typeof documents)["\n  query ListBillDifferences($billId: EntityId!, $isOpen: Boolean, $page: Int!, $pageSize: Int!) {\n    billDifferences(billId: $billId, isOpen: $isOpen, page: $page, pageSize: $pageSize) {\n      list {\n        ...BillDifferenceRow\n      }\n      total\n      totalIsExact\n      page\n      pageSize\n      nextCursor\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CheckChannelBill($payType: PayType!, $day: String!) {\n    checkChannelBill(payType: $payType, day: $day) {\n      ...ChannelBillRow\n    }\n  }\n"): (typeof documents)["\n  mutation CheckChannelBill($payType: PayType!, $day: String!) {\n    checkChannelBill(payType: $payType, day: $day) {\n      ...ChannelBillRow\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CloseBillDifference($id: EntityId!, $reason: String!) {\n    closeBillDifference(id: $id, reason: $reason) {\n      ...BillDifferenceRow\n    }\n  }\n"): (typeof documents)["\n  mutation CloseBillDifference($id: EntityId!, $reason: String!) {\n    closeBillDifference(id: $id, reason: $reason) {\n      ...BillDifferenceRow\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LoadBooks {\n    books {\n      checkedAt\n      fullAt\n      nextFullAt\n      pausedAt\n      rules {\n        name\n        text\n        isOfMoney\n        onlyInFull\n        violation {\n          rows\n          ids\n          createdAt\n          seenAt\n        }\n      }\n      past {\n        id\n        text\n        rows\n        createdAt\n        resolvedAt\n      }\n    }\n  }\n"): (typeof documents)["\n  query LoadBooks {\n    books {\n      checkedAt\n      fullAt\n      nextFullAt\n      pausedAt\n      rules {\n        name\n        text\n        isOfMoney\n        onlyInFull\n        violation {\n          rows\n          ids\n          createdAt\n          seenAt\n        }\n      }\n      past {\n        id\n        text\n        rows\n        createdAt\n        resolvedAt\n      }\n    }\n  }\n"];
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
export function graphql(source: "\n  fragment DeskCashOut on CashOut {\n    id\n    cashOutNo\n    accountId\n    ownerName\n    kind\n    amount\n    fee\n    realAmount\n    accountType\n    account\n    accountName\n    bankName\n    status\n    auditReason\n    approvedBy\n    paidBy\n    createdAt\n    mayApprove\n    mayReject\n    mayPay\n    mayEnd\n  }\n"): (typeof documents)["\n  fragment DeskCashOut on CashOut {\n    id\n    cashOutNo\n    accountId\n    ownerName\n    kind\n    amount\n    fee\n    realAmount\n    accountType\n    account\n    accountName\n    bankName\n    status\n    auditReason\n    approvedBy\n    paidBy\n    createdAt\n    mayApprove\n    mayReject\n    mayPay\n    mayEnd\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ListCashOuts($filter: CashOutFilter, $page: Int!, $pageSize: Int!) {\n    cashOuts(filter: $filter, page: $page, pageSize: $pageSize) {\n      list {\n        ...DeskCashOut\n      }\n      total\n      totalIsExact\n      page\n      pageSize\n      nextCursor\n      paused\n    }\n  }\n"): (typeof documents)["\n  query ListCashOuts($filter: CashOutFilter, $page: Int!, $pageSize: Int!) {\n    cashOuts(filter: $filter, page: $page, pageSize: $pageSize) {\n      list {\n        ...DeskCashOut\n      }\n      total\n      totalIsExact\n      page\n      pageSize\n      nextCursor\n      paused\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LoadCashOut($id: EntityId!) {\n    cashOut(id: $id) {\n      id\n      cashOutNo\n      accountId\n      ownerName\n      kind\n      amount\n      fee\n      realAmount\n      accountType\n      account\n      accountName\n      bankName\n      status\n      auditReason\n      transferNo\n      approvedBy\n      paidBy\n      batchId\n      createdAt\n      auditedAt\n      paidAt\n      mayApprove\n      mayReject\n      mayPay\n      mayEnd\n      balance\n      paidBefore\n      paidBeforeAmount\n      samePayee\n      splitAmount\n      maySplit\n      receiver {\n        kind\n        account\n        createdAt\n      }\n      splits {\n        id\n        splitNo\n        paymentId\n        payNo\n        amount\n        status\n        code\n        reason\n        tries\n        createdAt\n        endedAt\n      }\n      steps {\n        id\n        action\n        operator\n        reason\n        createdAt\n      }\n    }\n  }\n"): (typeof documents)["\n  query LoadCashOut($id: EntityId!) {\n    cashOut(id: $id) {\n      id\n      cashOutNo\n      accountId\n      ownerName\n      kind\n      amount\n      fee\n      realAmount\n      accountType\n      account\n      accountName\n      bankName\n      status\n      auditReason\n      transferNo\n      approvedBy\n      paidBy\n      batchId\n      createdAt\n      auditedAt\n      paidAt\n      mayApprove\n      mayReject\n      mayPay\n      mayEnd\n      balance\n      paidBefore\n      paidBeforeAmount\n      samePayee\n      splitAmount\n      maySplit\n      receiver {\n        kind\n        account\n        createdAt\n      }\n      splits {\n        id\n        splitNo\n        paymentId\n        payNo\n        amount\n        status\n        code\n        reason\n        tries\n        createdAt\n        endedAt\n      }\n      steps {\n        id\n        action\n        operator\n        reason\n        createdAt\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ListCashOutBatches($filter: CashOutBatchFilter, $page: Int!, $pageSize: Int!) {\n    cashOutBatches(filter: $filter, page: $page, pageSize: $pageSize) {\n      list {\n        id\n        batchNo\n        operator\n        createdAt\n        count\n        amount\n        paying\n        paid\n        failed\n      }\n      total\n      totalIsExact\n      page\n      pageSize\n      nextCursor\n    }\n  }\n"): (typeof documents)["\n  query ListCashOutBatches($filter: CashOutBatchFilter, $page: Int!, $pageSize: Int!) {\n    cashOutBatches(filter: $filter, page: $page, pageSize: $pageSize) {\n      list {\n        id\n        batchNo\n        operator\n        createdAt\n        count\n        amount\n        paying\n        paid\n        failed\n      }\n      total\n      totalIsExact\n      page\n      pageSize\n      nextCursor\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ApproveCashOut($id: EntityId!) {\n    approveCashOut(id: $id) {\n      id\n      status\n    }\n  }\n"): (typeof documents)["\n  mutation ApproveCashOut($id: EntityId!) {\n    approveCashOut(id: $id) {\n      id\n      status\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RejectCashOut($id: EntityId!, $reason: String!) {\n    rejectCashOut(id: $id, reason: $reason) {\n      id\n      status\n    }\n  }\n"): (typeof documents)["\n  mutation RejectCashOut($id: EntityId!, $reason: String!) {\n    rejectCashOut(id: $id, reason: $reason) {\n      id\n      status\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ConfirmCashOut($id: EntityId!, $transferNo: String!) {\n    confirmCashOut(id: $id, transferNo: $transferNo) {\n      id\n      status\n    }\n  }\n"): (typeof documents)["\n  mutation ConfirmCashOut($id: EntityId!, $transferNo: String!) {\n    confirmCashOut(id: $id, transferNo: $transferNo) {\n      id\n      status\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation FailCashOut($id: EntityId!, $reason: String!) {\n    failCashOut(id: $id, reason: $reason) {\n      id\n      status\n    }\n  }\n"): (typeof documents)["\n  mutation FailCashOut($id: EntityId!, $reason: String!) {\n    failCashOut(id: $id, reason: $reason) {\n      id\n      status\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SplitCashOut($id: EntityId!) {\n    splitCashOut(id: $id) {\n      id\n      status\n    }\n  }\n"): (typeof documents)["\n  mutation SplitCashOut($id: EntityId!) {\n    splitCashOut(id: $id) {\n      id\n      status\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ListSplitDays {\n    splitDays {\n      day\n      splits\n      amount\n      ledger\n    }\n  }\n"): (typeof documents)["\n  query ListSplitDays {\n    splitDays {\n      day\n      splits\n      amount\n      ledger\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateCashOutBatch($ids: [EntityId!]!) {\n    createCashOutBatch(ids: $ids) {\n      batch {\n        id\n        batchNo\n        count\n        amount\n      }\n      left\n    }\n  }\n"): (typeof documents)["\n  mutation CreateCashOutBatch($ids: [EntityId!]!) {\n    createCashOutBatch(ids: $ids) {\n      batch {\n        id\n        batchNo\n        count\n        amount\n      }\n      left\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TakeBankAnswers($input: BankAnswersInput!) {\n    takeBankAnswers(input: $input) {\n      rows {\n        cashOutNo\n        cashOutId\n        amount\n        expected\n        verdict\n      }\n      paid\n      failed\n      amount\n    }\n  }\n"): (typeof documents)["\n  mutation TakeBankAnswers($input: BankAnswersInput!) {\n    takeBankAnswers(input: $input) {\n      rows {\n        cashOutNo\n        cashOutId\n        amount\n        expected\n        verdict\n      }\n      paid\n      failed\n      amount\n    }\n  }\n"];
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
export function graphql(source: "\n  query FindNumbers($text: String!) {\n    found(text: $text) {\n      left\n      list {\n        number\n        isPhone\n        hits {\n          kind\n          id\n          no\n          orderId\n          accountId\n          stateText\n          text\n          amount\n          at\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query FindNumbers($text: String!) {\n    found(text: $text) {\n      left\n      list {\n        number\n        isPhone\n        hits {\n          kind\n          id\n          no\n          orderId\n          accountId\n          stateText\n          text\n          amount\n          at\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment GoodFlagFields on GoodFlag {\n    kind\n    price\n    median\n    words\n    pictures {\n      url\n      sellerId\n      sellerName\n    }\n  }\n"): (typeof documents)["\n  fragment GoodFlagFields on GoodFlag {\n    kind\n    price\n    median\n    words\n    pictures {\n      url\n      sellerId\n      sellerName\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ListGoodsToAudit($filter: GoodsAuditFilter, $page: Int, $pageSize: Int, $cursor: String) {\n    goodsToAudit(filter: $filter, page: $page, pageSize: $pageSize, cursor: $cursor) {\n      list {\n        id\n        goodsNo\n        name\n        pic\n        categoryName\n        sellerName\n        supplyPrice\n        statusText\n        isWaiting\n        isRevision\n        submittedAt\n        version\n        flags\n      }\n      total\n      totalIsExact\n      page\n      pageSize\n      nextCursor\n    }\n  }\n"): (typeof documents)["\n  query ListGoodsToAudit($filter: GoodsAuditFilter, $page: Int, $pageSize: Int, $cursor: String) {\n    goodsToAudit(filter: $filter, page: $page, pageSize: $pageSize, cursor: $cursor) {\n      list {\n        id\n        goodsNo\n        name\n        pic\n        categoryName\n        sellerName\n        supplyPrice\n        statusText\n        isWaiting\n        isRevision\n        submittedAt\n        version\n        flags\n      }\n      total\n      totalIsExact\n      page\n      pageSize\n      nextCursor\n    }\n  }\n"];
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
export function graphql(source: "\n  query LoadHome {\n    home {\n      waiting {\n        kind\n        count\n        isMore\n      }\n      days {\n        day\n        orders\n        pieces\n        turnover\n        accounts\n        refunds\n        refunded\n        cashOuts\n        cashedOut\n      }\n    }\n  }\n"): (typeof documents)["\n  query LoadHome {\n    home {\n      waiting {\n        kind\n        count\n        isMore\n      }\n      days {\n        day\n        orders\n        pieces\n        turnover\n        accounts\n        refunds\n        refunded\n        cashOuts\n        cashedOut\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LoadMonth($from: Date!) {\n    report(name: TURNOVER, unit: DAY, from: $from) {\n      summary {\n        orders\n      }\n      list {\n        id\n        name\n        figures {\n          orders\n          parcels\n          turnover\n          refundFee\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query LoadMonth($from: Date!) {\n    report(name: TURNOVER, unit: DAY, from: $from) {\n      summary {\n        orders\n      }\n      list {\n        id\n        name\n        figures {\n          orders\n          parcels\n          turnover\n          refundFee\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ListInvoices($filter: InvoiceFilter, $page: Int, $pageSize: Int) {\n    invoices(filter: $filter, page: $page, pageSize: $pageSize) {\n      list {\n        ...DeskInvoice\n      }\n      total\n      totalIsExact\n      page\n      pageSize\n    }\n  }\n  fragment DeskInvoice on Invoice {\n    id\n    invoiceNo\n    accountId\n    kind\n    amount\n    redOf\n    status\n    number\n    issuedOn\n    fileId\n    reason\n    issuerName\n    titleName\n    partCount\n    dueAt\n    isLate\n    createdAt\n    mayIssue\n  }\n"): (typeof documents)["\n  query ListInvoices($filter: InvoiceFilter, $page: Int, $pageSize: Int) {\n    invoices(filter: $filter, page: $page, pageSize: $pageSize) {\n      list {\n        ...DeskInvoice\n      }\n      total\n      totalIsExact\n      page\n      pageSize\n    }\n  }\n  fragment DeskInvoice on Invoice {\n    id\n    invoiceNo\n    accountId\n    kind\n    amount\n    redOf\n    status\n    number\n    issuedOn\n    fileId\n    reason\n    issuerName\n    titleName\n    partCount\n    dueAt\n    isLate\n    createdAt\n    mayIssue\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LoadInvoice($id: EntityId!) {\n    invoice(id: $id) {\n      id\n      amount\n      number\n      reason\n      redNumber\n      title {\n        name\n        taxNumber\n        address\n        phone\n        bankName\n        bankAccount\n      }\n      parts {\n        id\n        number\n        goodName\n        num\n        amount\n      }\n    }\n  }\n"): (typeof documents)["\n  query LoadInvoice($id: EntityId!) {\n    invoice(id: $id) {\n      id\n      amount\n      number\n      reason\n      redNumber\n      title {\n        name\n        taxNumber\n        address\n        phone\n        bankName\n        bankAccount\n      }\n      parts {\n        id\n        number\n        goodName\n        num\n        amount\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation BeginInvoices($ids: [EntityId!]!) {\n    beginInvoices(ids: $ids) {\n      id\n      status\n    }\n  }\n"): (typeof documents)["\n  mutation BeginInvoices($ids: [EntityId!]!) {\n    beginInvoices(ids: $ids) {\n      id\n      status\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation IssueInvoice($input: IssueInvoiceInput!) {\n    issueInvoice(input: $input) {\n      id\n      status\n    }\n  }\n"): (typeof documents)["\n  mutation IssueInvoice($input: IssueInvoiceInput!) {\n    issueInvoice(input: $input) {\n      id\n      status\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RefuseInvoice($id: EntityId!, $reason: String!) {\n    refuseInvoice(id: $id, reason: $reason) {\n      id\n      status\n    }\n  }\n"): (typeof documents)["\n  mutation RefuseInvoice($id: EntityId!, $reason: String!) {\n    refuseInvoice(id: $id, reason: $reason) {\n      id\n      status\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ImportInvoiceNumbers($rows: [InvoiceNumberInput!]!) {\n    importInvoiceNumbers(rows: $rows) {\n      invoiceNo\n      problem\n    }\n  }\n"): (typeof documents)["\n  mutation ImportInvoiceNumbers($rows: [InvoiceNumberInput!]!) {\n    importInvoiceNumbers(rows: $rows) {\n      invoiceNo\n      problem\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LoadTaxReport($quarter: String!) {\n    taxReport(quarter: $quarter) {\n      quarter\n      isOver\n      dueOn\n      suppliers\n      orders\n      turnover\n      fees\n      income\n      returned\n      net\n    }\n  }\n"): (typeof documents)["\n  query LoadTaxReport($quarter: String!) {\n    taxReport(quarter: $quarter) {\n      quarter\n      isOver\n      dueOn\n      suppliers\n      orders\n      turnover\n      fees\n      income\n      returned\n      net\n    }\n  }\n"];
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
export function graphql(source: "\n  query ListSavedViews($list: ConsoleList!) {\n    savedViews(list: $list) {\n      id\n      name\n      search\n      isShared\n      isOwn\n      savedBy\n    }\n  }\n"): (typeof documents)["\n  query ListSavedViews($list: ConsoleList!) {\n    savedViews(list: $list) {\n      id\n      name\n      search\n      isShared\n      isOwn\n      savedBy\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveView($input: SavedViewInput!) {\n    saveView(input: $input) {\n      id\n      name\n      search\n      isShared\n    }\n  }\n"): (typeof documents)["\n  mutation SaveView($input: SavedViewInput!) {\n    saveView(input: $input) {\n      id\n      name\n      search\n      isShared\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveView($id: EntityId!) {\n    removeView(id: $id)\n  }\n"): (typeof documents)["\n  mutation RemoveView($id: EntityId!) {\n    removeView(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ExportList($input: ListExportInput!) {\n    exportList(input: $input) {\n      ticket\n      fileName\n    }\n  }\n"): (typeof documents)["\n  mutation ExportList($input: ListExportInput!) {\n    exportList(input: $input) {\n      ticket\n      fileName\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment NoticeRow on Notice {\n    id\n    type\n    audience\n    level\n    accountId\n    accountName\n    title\n    detail\n    link\n    isPinned\n    state\n    startsAt\n    endsAt\n    publishedAt\n    revision\n    author\n    addressed\n    delivered\n    isSettled\n  }\n"): (typeof documents)["\n  fragment NoticeRow on Notice {\n    id\n    type\n    audience\n    level\n    accountId\n    accountName\n    title\n    detail\n    link\n    isPinned\n    state\n    startsAt\n    endsAt\n    publishedAt\n    revision\n    author\n    addressed\n    delivered\n    isSettled\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ListNotices($filter: NoticeFilter, $page: Int!, $pageSize: Int!, $cursor: String) {\n    notices(filter: $filter, page: $page, pageSize: $pageSize, cursor: $cursor) {\n      list {\n        ...NoticeRow\n      }\n      total\n      totalIsExact\n      page\n      pageSize\n      nextCursor\n    }\n  }\n"): (typeof documents)["\n  query ListNotices($filter: NoticeFilter, $page: Int!, $pageSize: Int!, $cursor: String) {\n    notices(filter: $filter, page: $page, pageSize: $pageSize, cursor: $cursor) {\n      list {\n        ...NoticeRow\n      }\n      total\n      totalIsExact\n      page\n      pageSize\n      nextCursor\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LoadNoticeReach($id: EntityId!) {\n    noticeReach(id: $id) {\n      id\n      reach\n      read\n    }\n  }\n"): (typeof documents)["\n  query LoadNoticeReach($id: EntityId!) {\n    noticeReach(id: $id) {\n      id\n      reach\n      read\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveNotice($input: SaveNoticeInput!) {\n    saveNotice(input: $input) {\n      ...NoticeRow\n    }\n  }\n"): (typeof documents)["\n  mutation SaveNotice($input: SaveNoticeInput!) {\n    saveNotice(input: $input) {\n      ...NoticeRow\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReviseNotice($input: ReviseNoticeInput!) {\n    reviseNotice(input: $input) {\n      ...NoticeRow\n    }\n  }\n"): (typeof documents)["\n  mutation ReviseNotice($input: ReviseNoticeInput!) {\n    reviseNotice(input: $input) {\n      ...NoticeRow\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PublishNotice($id: EntityId!, $revision: Int!) {\n    publishNotice(id: $id, revision: $revision) {\n      ...NoticeRow\n    }\n  }\n"): (typeof documents)["\n  mutation PublishNotice($id: EntityId!, $revision: Int!) {\n    publishNotice(id: $id, revision: $revision) {\n      ...NoticeRow\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation WithdrawNotice($id: EntityId!, $reason: String!) {\n    withdrawNotice(id: $id, reason: $reason) {\n      ...NoticeRow\n    }\n  }\n"): (typeof documents)["\n  mutation WithdrawNotice($id: EntityId!, $reason: String!) {\n    withdrawNotice(id: $id, reason: $reason) {\n      ...NoticeRow\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteNotice($id: EntityId!) {\n    deleteNotice(id: $id)\n  }\n"): (typeof documents)["\n  mutation DeleteNotice($id: EntityId!) {\n    deleteNotice(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OperatorRow on OperatorRecord {\n    id\n    name\n    displayName\n    isEnabled\n    hasAuthenticator\n    recoveryCodesLeft\n    sessions\n    lastLoginAt\n    roleIds\n    roles\n  }\n"): (typeof documents)["\n  fragment OperatorRow on OperatorRecord {\n    id\n    name\n    displayName\n    isEnabled\n    hasAuthenticator\n    recoveryCodesLeft\n    sessions\n    lastLoginAt\n    roleIds\n    roles\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RoleRow on OperatorRole {\n    id\n    code\n    name\n    permissions\n    adjustCase\n    adjustDay\n    operators\n  }\n"): (typeof documents)["\n  fragment RoleRow on OperatorRole {\n    id\n    code\n    name\n    permissions\n    adjustCase\n    adjustDay\n    operators\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ListOperators($operators: OperatorFilter, $roles: RoleFilter) {\n    operators(filter: $operators) {\n      ...OperatorRow\n    }\n    roles(filter: $roles) {\n      list {\n        ...RoleRow\n      }\n    }\n  }\n"): (typeof documents)["\n  query ListOperators($operators: OperatorFilter, $roles: RoleFilter) {\n    operators(filter: $operators) {\n      ...OperatorRow\n    }\n    roles(filter: $roles) {\n      list {\n        ...RoleRow\n      }\n    }\n  }\n"];
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
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ListedOrderRow on ListedOrder {\n    id\n    orderNo\n    status\n    statusText\n    accountId\n    buyerName\n    sellerId\n    sellerName\n    courierName\n    goodName\n    createdAt\n    packageCount\n    totalFee\n    refundFee\n    paidAt\n  }\n"): (typeof documents)["\n  fragment ListedOrderRow on ListedOrder {\n    id\n    orderNo\n    status\n    statusText\n    accountId\n    buyerName\n    sellerId\n    sellerName\n    courierName\n    goodName\n    createdAt\n    packageCount\n    totalFee\n    refundFee\n    paidAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ListAllOrders($filter: OrderFilter, $page: Int!, $pageSize: Int!) {\n    orders(filter: $filter, page: $page, pageSize: $pageSize) {\n      list {\n        ...ListedOrderRow\n      }\n      total\n      totalIsExact\n      page\n      pageSize\n      nextCursor\n    }\n  }\n"): (typeof documents)["\n  query ListAllOrders($filter: OrderFilter, $page: Int!, $pageSize: Int!) {\n    orders(filter: $filter, page: $page, pageSize: $pageSize) {\n      list {\n        ...ListedOrderRow\n      }\n      total\n      totalIsExact\n      page\n      pageSize\n      nextCursor\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ListedParcelRow on ListedParcel {\n    id\n    packageNo\n    orderId\n    orderNo\n    status\n    statusText\n    accountId\n    buyerName\n    sellerId\n    sellerName\n    courierName\n    goodName\n    createdAt\n    outputStatus\n    outputResult\n    waybillNo\n    place\n    packageFee\n    refundFee\n  }\n"): (typeof documents)["\n  fragment ListedParcelRow on ListedParcel {\n    id\n    packageNo\n    orderId\n    orderNo\n    status\n    statusText\n    accountId\n    buyerName\n    sellerId\n    sellerName\n    courierName\n    goodName\n    createdAt\n    outputStatus\n    outputResult\n    waybillNo\n    place\n    packageFee\n    refundFee\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ListAllParcels($filter: ParcelFilter, $page: Int!, $pageSize: Int!) {\n    parcels(filter: $filter, page: $page, pageSize: $pageSize) {\n      list {\n        ...ListedParcelRow\n      }\n      total\n      totalIsExact\n      page\n      pageSize\n      nextCursor\n    }\n  }\n"): (typeof documents)["\n  query ListAllParcels($filter: ParcelFilter, $page: Int!, $pageSize: Int!) {\n    parcels(filter: $filter, page: $page, pageSize: $pageSize) {\n      list {\n        ...ListedParcelRow\n      }\n      total\n      totalIsExact\n      page\n      pageSize\n      nextCursor\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OrderParcelPart on OrderParcel {\n    id\n    packageNo\n    status\n    statusText\n    outputStatus\n    outputInfo\n    outputResult\n    resubmits\n    autoSendResult\n    thirdOrderNos\n    shopName\n    encrypted\n    courierName\n    waybillNo\n    ownWaybill\n    receiverName\n    receiverPhone\n    address\n    isErased\n    weight\n    goodsFee\n    courierFee\n    remoteFee\n    packageFee\n    refundFee\n    supplierShare\n    agentShare\n    commission\n    settledAt\n    traceText\n    tracedAt\n    promisedShipAt\n    shippedAt\n    signedAt\n    openCaseId\n    allowedActions\n    items {\n      skuId\n      goodName\n      skuName\n      merchantCode\n      num\n      goodsFee\n    }\n  }\n"): (typeof documents)["\n  fragment OrderParcelPart on OrderParcel {\n    id\n    packageNo\n    status\n    statusText\n    outputStatus\n    outputInfo\n    outputResult\n    resubmits\n    autoSendResult\n    thirdOrderNos\n    shopName\n    encrypted\n    courierName\n    waybillNo\n    ownWaybill\n    receiverName\n    receiverPhone\n    address\n    isErased\n    weight\n    goodsFee\n    courierFee\n    remoteFee\n    packageFee\n    refundFee\n    supplierShare\n    agentShare\n    commission\n    settledAt\n    traceText\n    tracedAt\n    promisedShipAt\n    shippedAt\n    signedAt\n    openCaseId\n    allowedActions\n    items {\n      skuId\n      goodName\n      skuName\n      merchantCode\n      num\n      goodsFee\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReadOrder($id: EntityId!) {\n    order(id: $id) {\n      id\n      orderNo\n      status\n      statusText\n      agentId\n      senderName\n      senderPhone\n      warehouseName\n      courierName\n      shopName\n      goodName\n      skuName\n      pieceCount\n      packageCount\n      remark\n      goodsFee\n      courierFee\n      remoteFee\n      discountFee\n      totalFee\n      refundCount\n      refundFee\n      createdAt\n      payExpireAt\n      paidAt\n      shippedAt\n      receivedAt\n      completedAt\n      cancelledAt\n      mayCancel\n      buyer {\n        id\n        name\n        phone\n        level\n        status\n      }\n      seller {\n        id\n        name\n        phone\n        status\n      }\n      parcels {\n        ...OrderParcelPart\n      }\n      lines {\n        id\n        title\n        packageNo\n        ownerId\n        holder\n        account\n        amount\n        createdAt\n      }\n      refunds {\n        id\n        refundNo\n        packageNo\n        statusText\n        amount\n        reason\n        appliedBy\n        createdAt\n      }\n      cases {\n        id\n        caseNo\n        packageNo\n        kindText\n        askText\n        statusText\n        amount\n        givenAmount\n        createdAt\n      }\n      notices {\n        id\n        accountId\n        title\n        detail\n        createdAt\n        readAt\n      }\n      jobs {\n        name\n        state\n        tries\n        startAfter\n      }\n      audit {\n        id\n        operator\n        actionText\n        targetText\n        reason\n        createdAt\n      }\n    }\n  }\n"): (typeof documents)["\n  query ReadOrder($id: EntityId!) {\n    order(id: $id) {\n      id\n      orderNo\n      status\n      statusText\n      agentId\n      senderName\n      senderPhone\n      warehouseName\n      courierName\n      shopName\n      goodName\n      skuName\n      pieceCount\n      packageCount\n      remark\n      goodsFee\n      courierFee\n      remoteFee\n      discountFee\n      totalFee\n      refundCount\n      refundFee\n      createdAt\n      payExpireAt\n      paidAt\n      shippedAt\n      receivedAt\n      completedAt\n      cancelledAt\n      mayCancel\n      buyer {\n        id\n        name\n        phone\n        level\n        status\n      }\n      seller {\n        id\n        name\n        phone\n        status\n      }\n      parcels {\n        ...OrderParcelPart\n      }\n      lines {\n        id\n        title\n        packageNo\n        ownerId\n        holder\n        account\n        amount\n        createdAt\n      }\n      refunds {\n        id\n        refundNo\n        packageNo\n        statusText\n        amount\n        reason\n        appliedBy\n        createdAt\n      }\n      cases {\n        id\n        caseNo\n        packageNo\n        kindText\n        askText\n        statusText\n        amount\n        givenAmount\n        createdAt\n      }\n      notices {\n        id\n        accountId\n        title\n        detail\n        createdAt\n        readAt\n      }\n      jobs {\n        name\n        state\n        tries\n        startAfter\n      }\n      audit {\n        id\n        operator\n        actionText\n        targetText\n        reason\n        createdAt\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReadTimeline($packageId: EntityId!) {\n    parcelTimeline(packageId: $packageId) {\n      packageId\n      list {\n        id\n        at\n        type\n        text\n        actor\n      }\n    }\n  }\n"): (typeof documents)["\n  query ReadTimeline($packageId: EntityId!) {\n    parcelTimeline(packageId: $packageId) {\n      packageId\n      list {\n        id\n        at\n        type\n        text\n        actor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CancelOrder($id: EntityId!, $reason: String!) {\n    cancelOrder(id: $id, reason: $reason) {\n      orderId\n      refundFee\n    }\n  }\n"): (typeof documents)["\n  mutation CancelOrder($id: EntityId!, $reason: String!) {\n    cancelOrder(id: $id, reason: $reason) {\n      orderId\n      refundFee\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RefundParcel($packageId: EntityId!, $reason: String!) {\n    refundParcel(packageId: $packageId, reason: $reason) {\n      packageId\n      refundStatus\n      amount\n    }\n  }\n"): (typeof documents)["\n  mutation RefundParcel($packageId: EntityId!, $reason: String!) {\n    refundParcel(packageId: $packageId, reason: $reason) {\n      packageId\n      refundStatus\n      amount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResubmitWaybill($packageId: EntityId!, $reason: String!) {\n    reissueWaybill(packageId: $packageId, reason: $reason)\n  }\n"): (typeof documents)["\n  mutation ResubmitWaybill($packageId: EntityId!, $reason: String!) {\n    reissueWaybill(packageId: $packageId, reason: $reason)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeReceiver($input: ChangeReceiverInput!) {\n    changeReceiver(input: $input)\n  }\n"): (typeof documents)["\n  mutation ChangeReceiver($input: ChangeReceiverInput!) {\n    changeReceiver(input: $input)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ListCourierNames {\n    courierNames {\n      id\n      name\n    }\n  }\n"): (typeof documents)["\n  query ListCourierNames {\n    courierNames {\n      id\n      name\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PaymentProblemRow on PaymentProblem {\n    id\n    kind\n    paymentId\n    payNo\n    accountId\n    payType\n    amount\n    told\n    channelTradeNo\n    createdAt\n    resolvedAt\n  }\n"): (typeof documents)["\n  fragment PaymentProblemRow on PaymentProblem {\n    id\n    kind\n    paymentId\n    payNo\n    accountId\n    payType\n    amount\n    told\n    channelTradeNo\n    createdAt\n    resolvedAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RechargeRefundRow on RechargeRefund {\n    id\n    refundNo\n    paymentId\n    payNo\n    payType\n    accountId\n    amount\n    status\n    code\n    tries\n    nextTryAt\n    transferNo\n    createdAt\n    endedAt\n  }\n"): (typeof documents)["\n  fragment RechargeRefundRow on RechargeRefund {\n    id\n    refundNo\n    paymentId\n    payNo\n    payType\n    accountId\n    amount\n    status\n    code\n    tries\n    nextTryAt\n    transferNo\n    createdAt\n    endedAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ListPayments($filter: PaymentFilter, $page: Int!, $pageSize: Int!) {\n    payments(filter: $filter, page: $page, pageSize: $pageSize) {\n      list {\n        id\n        payNo\n        accountId\n        amount\n        payType\n        status\n        late\n        channelTradeNo\n        createdAt\n        paidAt\n      }\n      total\n      totalIsExact\n      page\n      pageSize\n      nextCursor\n    }\n  }\n"): (typeof documents)["\n  query ListPayments($filter: PaymentFilter, $page: Int!, $pageSize: Int!) {\n    payments(filter: $filter, page: $page, pageSize: $pageSize) {\n      list {\n        id\n        payNo\n        accountId\n        amount\n        payType\n        status\n        late\n        channelTradeNo\n        createdAt\n        paidAt\n      }\n      total\n      totalIsExact\n      page\n      pageSize\n      nextCursor\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ListPaymentProblems($filter: PaymentProblemFilter, $page: Int!, $pageSize: Int!) {\n    paymentProblems(filter: $filter, page: $page, pageSize: $pageSize) {\n      list {\n        ...PaymentProblemRow\n      }\n      total\n      totalIsExact\n      page\n      pageSize\n      nextCursor\n    }\n  }\n"): (typeof documents)["\n  query ListPaymentProblems($filter: PaymentProblemFilter, $page: Int!, $pageSize: Int!) {\n    paymentProblems(filter: $filter, page: $page, pageSize: $pageSize) {\n      list {\n        ...PaymentProblemRow\n      }\n      total\n      totalIsExact\n      page\n      pageSize\n      nextCursor\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ListRechargeRefunds($filter: RechargeRefundFilter, $page: Int!, $pageSize: Int!) {\n    rechargeRefunds(filter: $filter, page: $page, pageSize: $pageSize) {\n      list {\n        ...RechargeRefundRow\n      }\n      total\n      totalIsExact\n      page\n      pageSize\n      nextCursor\n    }\n  }\n"): (typeof documents)["\n  query ListRechargeRefunds($filter: RechargeRefundFilter, $page: Int!, $pageSize: Int!) {\n    rechargeRefunds(filter: $filter, page: $page, pageSize: $pageSize) {\n      list {\n        ...RechargeRefundRow\n      }\n      total\n      totalIsExact\n      page\n      pageSize\n      nextCursor\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LoadPayment($id: EntityId!) {\n    payment(id: $id) {\n      id\n      payNo\n      accountId\n      amount\n      payType\n      status\n      late\n      channelTradeNo\n      createdAt\n      expireAt\n      paidAt\n      asks\n      askedAt\n      nextAskAt\n      reconcileAt\n      movementId\n      creditedAt\n      problems {\n        ...PaymentProblemRow\n      }\n      refunds {\n        ...RechargeRefundRow\n      }\n      notices {\n        id\n        isPushed\n        state\n        amount\n        channelTradeNo\n        times\n        createdAt\n        lastAt\n      }\n      steps {\n        id\n        action\n        operator\n        reason\n        createdAt\n      }\n    }\n  }\n"): (typeof documents)["\n  query LoadPayment($id: EntityId!) {\n    payment(id: $id) {\n      id\n      payNo\n      accountId\n      amount\n      payType\n      status\n      late\n      channelTradeNo\n      createdAt\n      expireAt\n      paidAt\n      asks\n      askedAt\n      nextAskAt\n      reconcileAt\n      movementId\n      creditedAt\n      problems {\n        ...PaymentProblemRow\n      }\n      refunds {\n        ...RechargeRefundRow\n      }\n      notices {\n        id\n        isPushed\n        state\n        amount\n        channelTradeNo\n        times\n        createdAt\n        lastAt\n      }\n      steps {\n        id\n        action\n        operator\n        reason\n        createdAt\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AskChannel($id: EntityId!) {\n    askChannel(id: $id) {\n      state\n      tradeNo\n      amount\n      paidAt\n    }\n  }\n"): (typeof documents)["\n  mutation AskChannel($id: EntityId!) {\n    askChannel(id: $id) {\n      state\n      tradeNo\n      amount\n      paidAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResolvePaymentProblem($id: EntityId!, $reason: String!) {\n    resolvePaymentProblem(id: $id, reason: $reason) {\n      id\n      resolvedAt\n    }\n  }\n"): (typeof documents)["\n  mutation ResolvePaymentProblem($id: EntityId!, $reason: String!) {\n    resolvePaymentProblem(id: $id, reason: $reason) {\n      id\n      resolvedAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RetryRechargeRefund($refundNo: String!) {\n    retryRechargeRefund(refundNo: $refundNo) {\n      id\n      nextTryAt\n    }\n  }\n"): (typeof documents)["\n  mutation RetryRechargeRefund($refundNo: String!) {\n    retryRechargeRefund(refundNo: $refundNo) {\n      id\n      nextTryAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ConfirmRechargeRefund($refundNo: String!, $transferNo: String!) {\n    confirmRechargeRefund(refundNo: $refundNo, transferNo: $transferNo) {\n      id\n      status\n    }\n  }\n"): (typeof documents)["\n  mutation ConfirmRechargeRefund($refundNo: String!, $transferNo: String!) {\n    confirmRechargeRefund(refundNo: $refundNo, transferNo: $transferNo) {\n      id\n      status\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment HomeItemFields on HomeItem {\n    id\n    place\n    title\n    picture\n    link\n    goodId\n    goodsNo\n    price\n    onSale\n    audience\n    startAt\n    endAt\n    state\n    version\n  }\n"): (typeof documents)["\n  fragment HomeItemFields on HomeItem {\n    id\n    place\n    title\n    picture\n    link\n    goodId\n    goodsNo\n    price\n    onSale\n    audience\n    startAt\n    endAt\n    state\n    version\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ListHomeItems {\n    homeItems {\n      ...HomeItemFields\n    }\n    categories {\n      id\n      name\n    }\n  }\n"): (typeof documents)["\n  query ListHomeItems {\n    homeItems {\n      ...HomeItemFields\n    }\n    categories {\n      id\n      name\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateHomeItem($input: NewHomeItemInput!) {\n    createHomeItem(input: $input) {\n      ...HomeItemFields\n    }\n  }\n"): (typeof documents)["\n  mutation CreateHomeItem($input: NewHomeItemInput!) {\n    createHomeItem(input: $input) {\n      ...HomeItemFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddHomeGoods($input: NewHomeGoodsInput!) {\n    addHomeGoods(input: $input) {\n      ...HomeItemFields\n    }\n  }\n"): (typeof documents)["\n  mutation AddHomeGoods($input: NewHomeGoodsInput!) {\n    addHomeGoods(input: $input) {\n      ...HomeItemFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeHomeItem($input: HomeItemInput!) {\n    changeHomeItem(input: $input) {\n      ...HomeItemFields\n    }\n  }\n"): (typeof documents)["\n  mutation ChangeHomeItem($input: HomeItemInput!) {\n    changeHomeItem(input: $input) {\n      ...HomeItemFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MoveHomeItem($id: EntityId!, $before: EntityId) {\n    moveHomeItem(id: $id, before: $before) {\n      ...HomeItemFields\n    }\n  }\n"): (typeof documents)["\n  mutation MoveHomeItem($id: EntityId!, $before: EntityId) {\n    moveHomeItem(id: $id, before: $before) {\n      ...HomeItemFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ShowHomeItem($id: EntityId!, $shown: Boolean!, $reason: String!) {\n    showHomeItem(id: $id, shown: $shown, reason: $reason) {\n      ...HomeItemFields\n    }\n  }\n"): (typeof documents)["\n  mutation ShowHomeItem($id: EntityId!, $shown: Boolean!, $reason: String!) {\n    showHomeItem(id: $id, shown: $shown, reason: $reason) {\n      ...HomeItemFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveHomeItem($id: EntityId!, $reason: String!) {\n    removeHomeItem(id: $id, reason: $reason)\n  }\n"): (typeof documents)["\n  mutation RemoveHomeItem($id: EntityId!, $reason: String!) {\n    removeHomeItem(id: $id, reason: $reason)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ReportFigureFields on ReportFigures {\n    orders\n    parcels\n    pieces\n    turnover\n    goodsFee\n    margin\n    commission\n    supplierShare\n    agentShare\n    refundedParcels\n    refundFee\n    freightPaid\n    freightCost\n    freightAgents\n    freightWon\n    freightBorne\n    late\n    cases\n    disputed\n    shipHours\n    refundRate\n    disputedRate\n  }\n"): (typeof documents)["\n  fragment ReportFigureFields on ReportFigures {\n    orders\n    parcels\n    pieces\n    turnover\n    goodsFee\n    margin\n    commission\n    supplierShare\n    agentShare\n    refundedParcels\n    refundFee\n    freightPaid\n    freightCost\n    freightAgents\n    freightWon\n    freightBorne\n    late\n    cases\n    disputed\n    shipHours\n    refundRate\n    disputedRate\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LoadReport($name: ReportName!, $unit: ReportUnit!, $from: Date, $to: Date) {\n    report(name: $name, unit: $unit, from: $from, to: $to) {\n      name\n      unit\n      from\n      to\n      countedAt\n      summary {\n        ...ReportFigureFields\n      }\n      list {\n        date\n        id\n        name\n        figures {\n          ...ReportFigureFields\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query LoadReport($name: ReportName!, $unit: ReportUnit!, $from: Date, $to: Date) {\n    report(name: $name, unit: $unit, from: $from, to: $to) {\n      name\n      unit\n      from\n      to\n      countedAt\n      summary {\n        ...ReportFigureFields\n      }\n      list {\n        date\n        id\n        name\n        figures {\n          ...ReportFigureFields\n        }\n      }\n    }\n  }\n"];
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
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SettingRow on Setting {\n    key\n    kind\n    value\n    initial\n    isDefault\n    minimum\n    maximum\n    choices\n    changedAt\n    changedBy\n  }\n"): (typeof documents)["\n  fragment SettingRow on Setting {\n    key\n    kind\n    value\n    initial\n    isDefault\n    minimum\n    maximum\n    choices\n    changedAt\n    changedBy\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ListSettings {\n    settings {\n      ...SettingRow\n    }\n  }\n"): (typeof documents)["\n  query ListSettings {\n    settings {\n      ...SettingRow\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LoadSettingHistory($key: String!) {\n    settingHistory(key: $key) {\n      id\n      operator\n      before\n      after\n      isReset\n      reason\n      createdAt\n    }\n  }\n"): (typeof documents)["\n  query LoadSettingHistory($key: String!) {\n    settingHistory(key: $key) {\n      id\n      operator\n      before\n      after\n      isReset\n      reason\n      createdAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetSetting($key: String!, $input: SettingInput!) {\n    setSetting(key: $key, input: $input) {\n      key\n    }\n  }\n"): (typeof documents)["\n  mutation SetSetting($key: String!, $input: SettingInput!) {\n    setSetting(key: $key, input: $input) {\n      key\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResetSetting($key: String!, $input: SettingResetInput!) {\n    resetSetting(key: $key, input: $input) {\n      key\n    }\n  }\n"): (typeof documents)["\n  mutation ResetSetting($key: String!, $input: SettingResetInput!) {\n    resetSetting(key: $key, input: $input) {\n      key\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ListBoundShops($filter: ShopFilter, $page: Int, $pageSize: Int, $cursor: String) {\n    shops(filter: $filter, page: $page, pageSize: $pageSize, cursor: $cursor) {\n      list {\n        id\n        accountId\n        accountName\n        phone\n        platform\n        shopName\n        status\n        lapsesAt\n        isLapsing\n        autoOrder\n        lastSyncAt\n      }\n      total\n      totalIsExact\n      page\n      pageSize\n      nextCursor\n    }\n  }\n"): (typeof documents)["\n  query ListBoundShops($filter: ShopFilter, $page: Int, $pageSize: Int, $cursor: String) {\n    shops(filter: $filter, page: $page, pageSize: $pageSize, cursor: $cursor) {\n      list {\n        id\n        accountId\n        accountName\n        phone\n        platform\n        shopName\n        status\n        lapsesAt\n        isLapsing\n        autoOrder\n        lastSyncAt\n      }\n      total\n      totalIsExact\n      page\n      pageSize\n      nextCursor\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LoadPlatformStatement($month: String!) {\n    platformStatement(month: $month) {\n      month\n      isWritten\n      balanced\n      parts {\n        ownerKind\n        code\n        title\n        opening\n        closing\n        agrees\n        lines {\n          title\n          count\n          moneyIn\n          moneyOut\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query LoadPlatformStatement($month: String!) {\n    platformStatement(month: $month) {\n      month\n      isWritten\n      balanced\n      parts {\n        ownerKind\n        code\n        title\n        opening\n        closing\n        agrees\n        lines {\n          title\n          count\n          moneyIn\n          moneyOut\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LoadAccountStatement($accountId: EntityId!, $month: String!) {\n    accountStatement(accountId: $accountId, month: $month) {\n      month\n      isOver\n      parts {\n        code\n        title\n        opening\n        closing\n        agrees\n        lines {\n          title\n          count\n          moneyIn\n          moneyOut\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query LoadAccountStatement($accountId: EntityId!, $month: String!) {\n    accountStatement(accountId: $accountId, month: $month) {\n      month\n      isOver\n      parts {\n        code\n        title\n        opening\n        closing\n        agrees\n        lines {\n          title\n          count\n          moneyIn\n          moneyOut\n        }\n      }\n    }\n  }\n"];
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
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LoadSystem {\n    system {\n      version\n      migration\n      pausedAt\n      violations\n      processes {\n        id\n        role\n        version\n        startedAt\n        seenAt\n      }\n      queues {\n        name\n        waiting\n        due\n        oldestAt\n        running\n        failed\n      }\n      schedules {\n        name\n        everySeconds\n        endedAt\n        failedAt\n        isFailing\n        error\n        nextAt\n      }\n      platforms {\n        name\n        hour {\n          calls\n          failed\n        }\n        day {\n          calls\n          failed\n        }\n        failures {\n          outcome\n          calls\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query LoadSystem {\n    system {\n      version\n      migration\n      pausedAt\n      violations\n      processes {\n        id\n        role\n        version\n        startedAt\n        seenAt\n      }\n      queues {\n        name\n        waiting\n        due\n        oldestAt\n        running\n        failed\n      }\n      schedules {\n        name\n        everySeconds\n        endedAt\n        failedAt\n        isFailing\n        error\n        nextAt\n      }\n      platforms {\n        name\n        hour {\n          calls\n          failed\n        }\n        day {\n          calls\n          failed\n        }\n        failures {\n          outcome\n          calls\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ListFailedJobs($queue: String!) {\n    failedJobs(queue: $queue) {\n      id\n      queue\n      key\n      tries\n      createdAt\n      failedAt\n      error\n    }\n  }\n"): (typeof documents)["\n  query ListFailedJobs($queue: String!) {\n    failedJobs(queue: $queue) {\n      id\n      queue\n      key\n      tries\n      createdAt\n      failedAt\n      error\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RetryJob($input: JobInput!) {\n    retryJob(input: $input) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation RetryJob($input: JobInput!) {\n    retryJob(input: $input) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveJob($input: JobInput!) {\n    removeJob(input: $input) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation RemoveJob($input: JobInput!) {\n    removeJob(input: $input) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PauseCashOuts($reason: String!) {\n    pauseCashOuts(reason: $reason) {\n      pausedAt\n    }\n  }\n"): (typeof documents)["\n  mutation PauseCashOuts($reason: String!) {\n    pauseCashOuts(reason: $reason) {\n      pausedAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResumeCashOuts($reason: String!) {\n    resumeCashOuts(reason: $reason) {\n      pausedAt\n    }\n  }\n"): (typeof documents)["\n  mutation ResumeCashOuts($reason: String!) {\n    resumeCashOuts(reason: $reason) {\n      pausedAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CheckBooks {\n    checkBooks {\n      nextFullAt\n    }\n  }\n"): (typeof documents)["\n  mutation CheckBooks {\n    checkBooks {\n      nextFullAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RevealPerson($input: RevealPersonInput!) {\n    revealPerson(input: $input) {\n      name\n      phone\n      address\n    }\n  }\n"): (typeof documents)["\n  mutation RevealPerson($input: RevealPersonInput!) {\n    revealPerson(input: $input) {\n      name\n      phone\n      address\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LoadWallet($accountId: EntityId, $phone: String, $kind: AccountKind) {\n    wallet(accountId: $accountId, phone: $phone, kind: $kind) {\n      accountId\n      kind\n      status\n      name\n      phone\n      balance\n      held\n      frozen\n      deposit\n      withdrawable\n      recharged\n      spent\n      earned\n    }\n  }\n"): (typeof documents)["\n  query LoadWallet($accountId: EntityId, $phone: String, $kind: AccountKind) {\n    wallet(accountId: $accountId, phone: $phone, kind: $kind) {\n      accountId\n      kind\n      status\n      name\n      phone\n      balance\n      held\n      frozen\n      deposit\n      withdrawable\n      recharged\n      spent\n      earned\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ListWalletLines($accountId: EntityId!, $filter: WalletLineFilter, $page: Int!, $pageSize: Int!) {\n    walletLines(accountId: $accountId, filter: $filter, page: $page, pageSize: $pageSize) {\n      list {\n        id\n        logNo\n        type\n        amount\n        balanceAfter\n        frozenAfter\n        bizNo\n        orderId\n        title\n        createdAt\n      }\n      total\n      totalIsExact\n      page\n      pageSize\n      nextCursor\n      sumIn\n      sumOut\n    }\n  }\n"): (typeof documents)["\n  query ListWalletLines($accountId: EntityId!, $filter: WalletLineFilter, $page: Int!, $pageSize: Int!) {\n    walletLines(accountId: $accountId, filter: $filter, page: $page, pageSize: $pageSize) {\n      list {\n        id\n        logNo\n        type\n        amount\n        balanceAfter\n        frozenAfter\n        bizNo\n        orderId\n        title\n        createdAt\n      }\n      total\n      totalIsExact\n      page\n      pageSize\n      nextCursor\n      sumIn\n      sumOut\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ListAdjustments($filter: AdjustmentFilter, $page: Int!, $pageSize: Int!) {\n    adjustments(filter: $filter, page: $page, pageSize: $pageSize) {\n      list {\n        id\n        accountId\n        kind\n        amount\n        orderNo\n        packageNo\n        reason\n        operator\n        approvedBy\n        createdAt\n      }\n      total\n      totalIsExact\n      page\n      pageSize\n      nextCursor\n    }\n  }\n"): (typeof documents)["\n  query ListAdjustments($filter: AdjustmentFilter, $page: Int!, $pageSize: Int!) {\n    adjustments(filter: $filter, page: $page, pageSize: $pageSize) {\n      list {\n        id\n        accountId\n        kind\n        amount\n        orderNo\n        packageNo\n        reason\n        operator\n        approvedBy\n        createdAt\n      }\n      total\n      totalIsExact\n      page\n      pageSize\n      nextCursor\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LoadAdjustTerms($accountId: EntityId!, $isCompensation: Boolean!) {\n    adjustTerms(accountId: $accountId, isCompensation: $isCompensation) {\n      accountId\n      kind\n      phone\n      name\n      balance\n      free\n      caseLimit\n      dayLeft\n    }\n  }\n"): (typeof documents)["\n  query LoadAdjustTerms($accountId: EntityId!, $isCompensation: Boolean!) {\n    adjustTerms(accountId: $accountId, isCompensation: $isCompensation) {\n      accountId\n      kind\n      phone\n      name\n      balance\n      free\n      caseLimit\n      dayLeft\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdjustBalance($input: AdjustBalanceInput!) {\n    adjustBalance(input: $input) {\n      adjustment {\n        id\n      }\n      approvalId\n      balance\n    }\n  }\n"): (typeof documents)["\n  mutation AdjustBalance($input: AdjustBalanceInput!) {\n    adjustBalance(input: $input) {\n      adjustment {\n        id\n      }\n      approvalId\n      balance\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CompensateAccount($input: CompensateAccountInput!) {\n    compensateAccount(input: $input) {\n      adjustment {\n        id\n      }\n      approvalId\n      balance\n    }\n  }\n"): (typeof documents)["\n  mutation CompensateAccount($input: CompensateAccountInput!) {\n    compensateAccount(input: $input) {\n      adjustment {\n        id\n      }\n      approvalId\n      balance\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ListRegions {\n    regions {\n      version\n      list {\n        code\n        name\n        parentCode\n        level\n      }\n    }\n  }\n"): (typeof documents)["\n  query ListRegions {\n    regions {\n      version\n      list {\n        code\n        name\n        parentCode\n        level\n      }\n    }\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;