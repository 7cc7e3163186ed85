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
    "\n  query LoadBooks {\n    books {\n      checkedAt\n      fullAt\n      nextFullAt\n      pausedAt\n      rules {\n        name\n        text\n        isOfMoney\n        onlyInFull\n        violation {\n          rows\n          ids\n          createdAt\n          seenAt\n        }\n      }\n      past {\n        id\n        text\n        rows\n        createdAt\n        resolvedAt\n      }\n    }\n  }\n": typeof types.LoadBooksDocument,
    "\n  fragment DeskCashOut on CashOut {\n    id\n    cashOutNo\n    accountId\n    kind\n    amount\n    fee\n    realAmount\n    accountType\n    account\n    accountName\n    bankName\n    status\n    auditReason\n    approvedBy\n    paidBy\n    createdAt\n    mayApprove\n    mayReject\n    mayPay\n    mayEnd\n  }\n": typeof types.DeskCashOutFragmentDoc,
    "\n  query ListCashOuts($filter: CashOutFilter, $page: Int!, $pageSize: Int!) {\n    cashOuts(filter: $filter, page: $page, pageSize: $pageSize) {\n      list {\n        ...DeskCashOut\n      }\n      total\n      totalIsExact\n      page\n      pageSize\n      nextCursor\n      paused\n    }\n  }\n": typeof types.ListCashOutsDocument,
    "\n  query LoadCashOut($id: EntityId!) {\n    cashOut(id: $id) {\n      id\n      cashOutNo\n      accountId\n      kind\n      amount\n      fee\n      realAmount\n      accountType\n      account\n      accountName\n      bankName\n      status\n      auditReason\n      transferNo\n      approvedBy\n      paidBy\n      batchId\n      createdAt\n      auditedAt\n      paidAt\n      mayApprove\n      mayReject\n      mayPay\n      mayEnd\n      balance\n      paidBefore\n      paidBeforeAmount\n      samePayee\n      steps {\n        id\n        action\n        operator\n        reason\n        createdAt\n      }\n    }\n  }\n": typeof types.LoadCashOutDocument,
    "\n  query ListCashOutBatches($page: Int!, $pageSize: Int!) {\n    cashOutBatches(page: $page, pageSize: $pageSize) {\n      list {\n        id\n        batchNo\n        operator\n        createdAt\n        count\n        amount\n        paying\n        paid\n        failed\n      }\n      total\n      totalIsExact\n      page\n      pageSize\n      nextCursor\n    }\n  }\n": typeof types.ListCashOutBatchesDocument,
    "\n  mutation ApproveCashOut($id: EntityId!) {\n    approveCashOut(id: $id) {\n      id\n      status\n    }\n  }\n": typeof types.ApproveCashOutDocument,
    "\n  mutation RejectCashOut($id: EntityId!, $reason: String!) {\n    rejectCashOut(id: $id, reason: $reason) {\n      id\n      status\n    }\n  }\n": typeof types.RejectCashOutDocument,
    "\n  mutation ConfirmCashOut($id: EntityId!, $transferNo: String!) {\n    confirmCashOut(id: $id, transferNo: $transferNo) {\n      id\n      status\n    }\n  }\n": typeof types.ConfirmCashOutDocument,
    "\n  mutation FailCashOut($id: EntityId!, $reason: String!) {\n    failCashOut(id: $id, reason: $reason) {\n      id\n      status\n    }\n  }\n": typeof types.FailCashOutDocument,
    "\n  mutation CreateCashOutBatch($ids: [EntityId!]!) {\n    createCashOutBatch(ids: $ids) {\n      batch {\n        id\n        batchNo\n        count\n        amount\n      }\n      left\n    }\n  }\n": typeof types.CreateCashOutBatchDocument,
    "\n  mutation TakeBankAnswers($input: BankAnswersInput!) {\n    takeBankAnswers(input: $input) {\n      rows {\n        cashOutNo\n        cashOutId\n        amount\n        expected\n        verdict\n      }\n      paid\n      failed\n      amount\n    }\n  }\n": typeof types.TakeBankAnswersDocument,
    "\n  query FindNumbers($text: String!) {\n    found(text: $text) {\n      left\n      list {\n        number\n        hits {\n          kind\n          id\n          no\n          orderId\n          accountId\n          stateText\n          text\n          amount\n          at\n        }\n      }\n    }\n  }\n": typeof types.FindNumbersDocument,
    "\n  fragment OperatorFields on Operator {\n    id\n    name\n    displayName\n    roles\n    permissions\n    recoveryCodesLeft\n    idleMinutes\n  }\n": typeof types.OperatorFieldsFragmentDoc,
    "\n  query LoadOperator {\n    me {\n      ...OperatorFields\n    }\n  }\n": typeof types.LoadOperatorDocument,
    "\n  mutation SignIn($input: SignInInput!) {\n    signIn(input: $input) {\n      challenge\n      needsPassword\n      otpauthUrl\n    }\n  }\n": typeof types.SignInDocument,
    "\n  mutation ProveSignIn($input: ProveSignInInput!) {\n    proveSignIn(input: $input) {\n      token\n      recoveryCodes\n      operator {\n        ...OperatorFields\n      }\n    }\n  }\n": typeof types.ProveSignInDocument,
    "\n  mutation ProveAgain($code: String!) {\n    proveAgain(code: $code) {\n      id\n      provenUntil\n    }\n  }\n": typeof types.ProveAgainDocument,
    "\n  mutation SignOut {\n    signOut\n  }\n": typeof types.SignOutDocument,
    "\n  query LoadHome {\n    home {\n      waiting {\n        kind\n        count\n        isMore\n      }\n      days {\n        day\n        orders\n        pieces\n        turnover\n        accounts\n        refunds\n        refunded\n        cashOuts\n        cashedOut\n      }\n    }\n  }\n": typeof types.LoadHomeDocument,
    "\n  fragment OperatorRow on OperatorRecord {\n    id\n    name\n    displayName\n    isEnabled\n    hasAuthenticator\n    recoveryCodesLeft\n    sessions\n    lastLoginAt\n    roleIds\n    roles\n  }\n": typeof types.OperatorRowFragmentDoc,
    "\n  fragment RoleRow on OperatorRole {\n    id\n    code\n    name\n    permissions\n    operators\n  }\n": typeof types.RoleRowFragmentDoc,
    "\n  query ListOperators {\n    operators {\n      ...OperatorRow\n    }\n    roles {\n      list {\n        ...RoleRow\n      }\n    }\n  }\n": typeof types.ListOperatorsDocument,
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
    "\n  query ShowOrder($id: EntityId!) {\n    order(id: $id) {\n      id\n      orderNo\n      status\n      statusText\n      agentId\n      senderName\n      senderPhone\n      warehouseName\n      courierName\n      shopName\n      goodName\n      skuName\n      pieceCount\n      packageCount\n      remark\n      goodsFee\n      courierFee\n      remoteFee\n      discountFee\n      totalFee\n      refundCount\n      refundFee\n      createdAt\n      payExpireAt\n      paidAt\n      shippedAt\n      receivedAt\n      completedAt\n      cancelledAt\n      mayCancel\n      buyer {\n        id\n        name\n        phone\n        level\n        status\n      }\n      seller {\n        id\n        name\n        phone\n        status\n      }\n      parcels {\n        ...OrderParcelPart\n      }\n      lines {\n        id\n        title\n        packageNo\n        ownerId\n        holder\n        account\n        amount\n        createdAt\n      }\n      refunds {\n        id\n        refundNo\n        packageNo\n        statusText\n        amount\n        reason\n        appliedBy\n        createdAt\n      }\n      cases {\n        id\n        caseNo\n        packageNo\n        kindText\n        askText\n        statusText\n        amount\n        givenAmount\n        createdAt\n      }\n      notices {\n        id\n        accountId\n        title\n        detail\n        createdAt\n        readAt\n      }\n      jobs {\n        name\n        state\n        tries\n        startAfter\n      }\n      audit {\n        id\n        operator\n        action\n        target\n        reason\n        createdAt\n      }\n    }\n  }\n": typeof types.ShowOrderDocument,
    "\n  query ShowTimeline($packageId: EntityId!) {\n    parcelTimeline(packageId: $packageId) {\n      packageId\n      list {\n        id\n        at\n        type\n        text\n        actor\n      }\n    }\n  }\n": typeof types.ShowTimelineDocument,
    "\n  mutation CancelOrder($id: EntityId!, $reason: String!) {\n    cancelOrder(id: $id, reason: $reason) {\n      orderId\n      refundFee\n    }\n  }\n": typeof types.CancelOrderDocument,
    "\n  mutation RefundParcel($packageId: EntityId!, $reason: String!) {\n    refundParcel(packageId: $packageId, reason: $reason) {\n      packageId\n      refundStatus\n      amount\n    }\n  }\n": typeof types.RefundParcelDocument,
    "\n  mutation ReissueWaybill($packageId: EntityId!, $reason: String!) {\n    reissueWaybill(packageId: $packageId, reason: $reason)\n  }\n": typeof types.ReissueWaybillDocument,
    "\n  mutation ChangeReceiver($input: ChangeReceiverInput!) {\n    changeReceiver(input: $input)\n  }\n": typeof types.ChangeReceiverDocument,
    "\n  mutation RevealPerson($input: RevealPersonInput!) {\n    revealPerson(input: $input) {\n      name\n      phone\n      address\n    }\n  }\n": typeof types.RevealPersonDocument,
    "\n  fragment PaymentProblemRow on PaymentProblem {\n    id\n    kind\n    paymentId\n    payNo\n    accountId\n    payType\n    amount\n    told\n    channelTradeNo\n    createdAt\n    resolvedAt\n  }\n": typeof types.PaymentProblemRowFragmentDoc,
    "\n  fragment RechargeRefundRow on RechargeRefund {\n    id\n    refundNo\n    paymentId\n    payNo\n    payType\n    accountId\n    amount\n    status\n    code\n    tries\n    nextTryAt\n    transferNo\n    createdAt\n    endedAt\n  }\n": typeof types.RechargeRefundRowFragmentDoc,
    "\n  query ListPayments($filter: PaymentFilter, $page: Int!, $pageSize: Int!) {\n    payments(filter: $filter, page: $page, pageSize: $pageSize) {\n      list {\n        id\n        payNo\n        accountId\n        amount\n        payType\n        status\n        late\n        channelTradeNo\n        createdAt\n        paidAt\n      }\n      total\n      totalIsExact\n      page\n      pageSize\n      nextCursor\n    }\n  }\n": typeof types.ListPaymentsDocument,
    "\n  query ListPaymentProblems($filter: PaymentProblemFilter, $page: Int!, $pageSize: Int!) {\n    paymentProblems(filter: $filter, page: $page, pageSize: $pageSize) {\n      list {\n        ...PaymentProblemRow\n      }\n      total\n      totalIsExact\n      page\n      pageSize\n      nextCursor\n    }\n  }\n": typeof types.ListPaymentProblemsDocument,
    "\n  query ListRechargeRefunds($filter: RechargeRefundFilter, $page: Int!, $pageSize: Int!) {\n    rechargeRefunds(filter: $filter, page: $page, pageSize: $pageSize) {\n      list {\n        ...RechargeRefundRow\n      }\n      total\n      totalIsExact\n      page\n      pageSize\n      nextCursor\n    }\n  }\n": typeof types.ListRechargeRefundsDocument,
    "\n  query LoadPayment($id: EntityId!) {\n    payment(id: $id) {\n      id\n      payNo\n      accountId\n      amount\n      payType\n      status\n      late\n      channelTradeNo\n      createdAt\n      expireAt\n      paidAt\n      asks\n      askedAt\n      nextAskAt\n      reconcileAt\n      movementId\n      creditedAt\n      problems {\n        ...PaymentProblemRow\n      }\n      refunds {\n        ...RechargeRefundRow\n      }\n      steps {\n        id\n        action\n        operator\n        reason\n        createdAt\n      }\n    }\n  }\n": typeof types.LoadPaymentDocument,
    "\n  mutation AskChannel($id: EntityId!) {\n    askChannel(id: $id) {\n      state\n      tradeNo\n      amount\n      paidAt\n    }\n  }\n": typeof types.AskChannelDocument,
    "\n  mutation ResolvePaymentProblem($id: EntityId!, $reason: String!) {\n    resolvePaymentProblem(id: $id, reason: $reason) {\n      id\n      resolvedAt\n    }\n  }\n": typeof types.ResolvePaymentProblemDocument,
    "\n  mutation RetryRechargeRefund($refundNo: String!) {\n    retryRechargeRefund(refundNo: $refundNo) {\n      id\n      nextTryAt\n    }\n  }\n": typeof types.RetryRechargeRefundDocument,
    "\n  mutation ConfirmRechargeRefund($refundNo: String!, $transferNo: String!) {\n    confirmRechargeRefund(refundNo: $refundNo, transferNo: $transferNo) {\n      id\n      status\n    }\n  }\n": typeof types.ConfirmRechargeRefundDocument,
    "\n  fragment SettingRow on Setting {\n    key\n    kind\n    value\n    initial\n    isDefault\n    minimum\n    maximum\n    choices\n    changedAt\n    changedBy\n  }\n": typeof types.SettingRowFragmentDoc,
    "\n  query ListSettings {\n    settings {\n      ...SettingRow\n    }\n  }\n": typeof types.ListSettingsDocument,
    "\n  query LoadSettingHistory($key: String!) {\n    settingHistory(key: $key) {\n      id\n      operator\n      before\n      after\n      isReset\n      reason\n      createdAt\n    }\n  }\n": typeof types.LoadSettingHistoryDocument,
    "\n  mutation SetSetting($key: String!, $input: SettingInput!) {\n    setSetting(key: $key, input: $input) {\n      key\n    }\n  }\n": typeof types.SetSettingDocument,
    "\n  mutation ResetSetting($key: String!, $input: SettingResetInput!) {\n    resetSetting(key: $key, input: $input) {\n      key\n    }\n  }\n": typeof types.ResetSettingDocument,
    "\n  query LoadWallet($accountId: EntityId, $phone: String, $kind: AccountKind) {\n    wallet(accountId: $accountId, phone: $phone, kind: $kind) {\n      accountId\n      kind\n      status\n      name\n      phone\n      balance\n      held\n      frozen\n      deposit\n      withdrawable\n      recharged\n      spent\n      earned\n    }\n  }\n": typeof types.LoadWalletDocument,
    "\n  query ListWalletLines($accountId: EntityId!, $filter: WalletLineFilter, $page: Int!, $pageSize: Int!) {\n    walletLines(accountId: $accountId, filter: $filter, page: $page, pageSize: $pageSize) {\n      list {\n        id\n        logNo\n        type\n        amount\n        balanceAfter\n        frozenAfter\n        bizNo\n        orderId\n        title\n        createdAt\n      }\n      total\n      totalIsExact\n      page\n      pageSize\n      nextCursor\n      sumIn\n      sumOut\n    }\n  }\n": typeof types.ListWalletLinesDocument,
    "\n  query ListAdjustments($filter: AdjustmentFilter, $page: Int!, $pageSize: Int!) {\n    adjustments(filter: $filter, page: $page, pageSize: $pageSize) {\n      list {\n        id\n        accountId\n        kind\n        amount\n        orderNo\n        packageNo\n        reason\n        operator\n        approvedBy\n        createdAt\n      }\n      total\n      totalIsExact\n      page\n      pageSize\n      nextCursor\n    }\n  }\n": typeof types.ListAdjustmentsDocument,
    "\n  query LoadAdjustTerms($accountId: EntityId!, $isCompensation: Boolean!) {\n    adjustTerms(accountId: $accountId, isCompensation: $isCompensation) {\n      accountId\n      kind\n      phone\n      name\n      balance\n      free\n      caseLimit\n      dayLeft\n    }\n  }\n": typeof types.LoadAdjustTermsDocument,
    "\n  mutation AdjustBalance($input: AdjustBalanceInput!) {\n    adjustBalance(input: $input) {\n      adjustment {\n        id\n      }\n      approvalId\n      balance\n    }\n  }\n": typeof types.AdjustBalanceDocument,
    "\n  mutation CompensateAccount($input: CompensateAccountInput!) {\n    compensateAccount(input: $input) {\n      adjustment {\n        id\n      }\n      approvalId\n      balance\n    }\n  }\n": typeof types.CompensateAccountDocument,
};
const documents: Documents = {
    "\n  fragment ApprovalRow on Approval {\n    id\n    action\n    target\n    summary\n    amount\n    reason\n    status\n    askedBy\n    askedAt\n    decidedBy\n    decidedAt\n    decision\n    mayDecide\n    mayRevoke\n  }\n": types.ApprovalRowFragmentDoc,
    "\n  query ListApprovals($filter: ApprovalFilter, $page: Int!, $pageSize: Int!, $cursor: String) {\n    approvals(filter: $filter, page: $page, pageSize: $pageSize, cursor: $cursor) {\n      list {\n        ...ApprovalRow\n      }\n      total\n      totalIsExact\n      page\n      pageSize\n      nextCursor\n    }\n  }\n": types.ListApprovalsDocument,
    "\n  mutation DecideApproval($id: EntityId!, $input: DecideApprovalInput!) {\n    decideApproval(id: $id, input: $input)\n  }\n": types.DecideApprovalDocument,
    "\n  mutation RevokeApproval($id: EntityId!) {\n    revokeApproval(id: $id)\n  }\n": types.RevokeApprovalDocument,
    "\n  fragment AuditRow on AuditEntry {\n    id\n    operator\n    operatorId\n    action\n    target\n    detail\n    before\n    after\n    reason\n    address\n    createdAt\n  }\n": types.AuditRowFragmentDoc,
    "\n  query ListAudit($filter: AuditEntryFilter, $page: Int!, $pageSize: Int!, $cursor: String) {\n    auditEntries(filter: $filter, page: $page, pageSize: $pageSize, cursor: $cursor) {\n      list {\n        ...AuditRow\n      }\n      total\n      totalIsExact\n      page\n      pageSize\n      nextCursor\n    }\n  }\n": types.ListAuditDocument,
    "\n  query LoadBooks {\n    books {\n      checkedAt\n      fullAt\n      nextFullAt\n      pausedAt\n      rules {\n        name\n        text\n        isOfMoney\n        onlyInFull\n        violation {\n          rows\n          ids\n          createdAt\n          seenAt\n        }\n      }\n      past {\n        id\n        text\n        rows\n        createdAt\n        resolvedAt\n      }\n    }\n  }\n": types.LoadBooksDocument,
    "\n  fragment DeskCashOut on CashOut {\n    id\n    cashOutNo\n    accountId\n    kind\n    amount\n    fee\n    realAmount\n    accountType\n    account\n    accountName\n    bankName\n    status\n    auditReason\n    approvedBy\n    paidBy\n    createdAt\n    mayApprove\n    mayReject\n    mayPay\n    mayEnd\n  }\n": types.DeskCashOutFragmentDoc,
    "\n  query ListCashOuts($filter: CashOutFilter, $page: Int!, $pageSize: Int!) {\n    cashOuts(filter: $filter, page: $page, pageSize: $pageSize) {\n      list {\n        ...DeskCashOut\n      }\n      total\n      totalIsExact\n      page\n      pageSize\n      nextCursor\n      paused\n    }\n  }\n": types.ListCashOutsDocument,
    "\n  query LoadCashOut($id: EntityId!) {\n    cashOut(id: $id) {\n      id\n      cashOutNo\n      accountId\n      kind\n      amount\n      fee\n      realAmount\n      accountType\n      account\n      accountName\n      bankName\n      status\n      auditReason\n      transferNo\n      approvedBy\n      paidBy\n      batchId\n      createdAt\n      auditedAt\n      paidAt\n      mayApprove\n      mayReject\n      mayPay\n      mayEnd\n      balance\n      paidBefore\n      paidBeforeAmount\n      samePayee\n      steps {\n        id\n        action\n        operator\n        reason\n        createdAt\n      }\n    }\n  }\n": types.LoadCashOutDocument,
    "\n  query ListCashOutBatches($page: Int!, $pageSize: Int!) {\n    cashOutBatches(page: $page, pageSize: $pageSize) {\n      list {\n        id\n        batchNo\n        operator\n        createdAt\n        count\n        amount\n        paying\n        paid\n        failed\n      }\n      total\n      totalIsExact\n      page\n      pageSize\n      nextCursor\n    }\n  }\n": types.ListCashOutBatchesDocument,
    "\n  mutation ApproveCashOut($id: EntityId!) {\n    approveCashOut(id: $id) {\n      id\n      status\n    }\n  }\n": types.ApproveCashOutDocument,
    "\n  mutation RejectCashOut($id: EntityId!, $reason: String!) {\n    rejectCashOut(id: $id, reason: $reason) {\n      id\n      status\n    }\n  }\n": types.RejectCashOutDocument,
    "\n  mutation ConfirmCashOut($id: EntityId!, $transferNo: String!) {\n    confirmCashOut(id: $id, transferNo: $transferNo) {\n      id\n      status\n    }\n  }\n": types.ConfirmCashOutDocument,
    "\n  mutation FailCashOut($id: EntityId!, $reason: String!) {\n    failCashOut(id: $id, reason: $reason) {\n      id\n      status\n    }\n  }\n": types.FailCashOutDocument,
    "\n  mutation CreateCashOutBatch($ids: [EntityId!]!) {\n    createCashOutBatch(ids: $ids) {\n      batch {\n        id\n        batchNo\n        count\n        amount\n      }\n      left\n    }\n  }\n": types.CreateCashOutBatchDocument,
    "\n  mutation TakeBankAnswers($input: BankAnswersInput!) {\n    takeBankAnswers(input: $input) {\n      rows {\n        cashOutNo\n        cashOutId\n        amount\n        expected\n        verdict\n      }\n      paid\n      failed\n      amount\n    }\n  }\n": types.TakeBankAnswersDocument,
    "\n  query FindNumbers($text: String!) {\n    found(text: $text) {\n      left\n      list {\n        number\n        hits {\n          kind\n          id\n          no\n          orderId\n          accountId\n          stateText\n          text\n          amount\n          at\n        }\n      }\n    }\n  }\n": types.FindNumbersDocument,
    "\n  fragment OperatorFields on Operator {\n    id\n    name\n    displayName\n    roles\n    permissions\n    recoveryCodesLeft\n    idleMinutes\n  }\n": types.OperatorFieldsFragmentDoc,
    "\n  query LoadOperator {\n    me {\n      ...OperatorFields\n    }\n  }\n": types.LoadOperatorDocument,
    "\n  mutation SignIn($input: SignInInput!) {\n    signIn(input: $input) {\n      challenge\n      needsPassword\n      otpauthUrl\n    }\n  }\n": types.SignInDocument,
    "\n  mutation ProveSignIn($input: ProveSignInInput!) {\n    proveSignIn(input: $input) {\n      token\n      recoveryCodes\n      operator {\n        ...OperatorFields\n      }\n    }\n  }\n": types.ProveSignInDocument,
    "\n  mutation ProveAgain($code: String!) {\n    proveAgain(code: $code) {\n      id\n      provenUntil\n    }\n  }\n": types.ProveAgainDocument,
    "\n  mutation SignOut {\n    signOut\n  }\n": types.SignOutDocument,
    "\n  query LoadHome {\n    home {\n      waiting {\n        kind\n        count\n        isMore\n      }\n      days {\n        day\n        orders\n        pieces\n        turnover\n        accounts\n        refunds\n        refunded\n        cashOuts\n        cashedOut\n      }\n    }\n  }\n": types.LoadHomeDocument,
    "\n  fragment OperatorRow on OperatorRecord {\n    id\n    name\n    displayName\n    isEnabled\n    hasAuthenticator\n    recoveryCodesLeft\n    sessions\n    lastLoginAt\n    roleIds\n    roles\n  }\n": types.OperatorRowFragmentDoc,
    "\n  fragment RoleRow on OperatorRole {\n    id\n    code\n    name\n    permissions\n    operators\n  }\n": types.RoleRowFragmentDoc,
    "\n  query ListOperators {\n    operators {\n      ...OperatorRow\n    }\n    roles {\n      list {\n        ...RoleRow\n      }\n    }\n  }\n": types.ListOperatorsDocument,
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
    "\n  query ShowOrder($id: EntityId!) {\n    order(id: $id) {\n      id\n      orderNo\n      status\n      statusText\n      agentId\n      senderName\n      senderPhone\n      warehouseName\n      courierName\n      shopName\n      goodName\n      skuName\n      pieceCount\n      packageCount\n      remark\n      goodsFee\n      courierFee\n      remoteFee\n      discountFee\n      totalFee\n      refundCount\n      refundFee\n      createdAt\n      payExpireAt\n      paidAt\n      shippedAt\n      receivedAt\n      completedAt\n      cancelledAt\n      mayCancel\n      buyer {\n        id\n        name\n        phone\n        level\n        status\n      }\n      seller {\n        id\n        name\n        phone\n        status\n      }\n      parcels {\n        ...OrderParcelPart\n      }\n      lines {\n        id\n        title\n        packageNo\n        ownerId\n        holder\n        account\n        amount\n        createdAt\n      }\n      refunds {\n        id\n        refundNo\n        packageNo\n        statusText\n        amount\n        reason\n        appliedBy\n        createdAt\n      }\n      cases {\n        id\n        caseNo\n        packageNo\n        kindText\n        askText\n        statusText\n        amount\n        givenAmount\n        createdAt\n      }\n      notices {\n        id\n        accountId\n        title\n        detail\n        createdAt\n        readAt\n      }\n      jobs {\n        name\n        state\n        tries\n        startAfter\n      }\n      audit {\n        id\n        operator\n        action\n        target\n        reason\n        createdAt\n      }\n    }\n  }\n": types.ShowOrderDocument,
    "\n  query ShowTimeline($packageId: EntityId!) {\n    parcelTimeline(packageId: $packageId) {\n      packageId\n      list {\n        id\n        at\n        type\n        text\n        actor\n      }\n    }\n  }\n": types.ShowTimelineDocument,
    "\n  mutation CancelOrder($id: EntityId!, $reason: String!) {\n    cancelOrder(id: $id, reason: $reason) {\n      orderId\n      refundFee\n    }\n  }\n": types.CancelOrderDocument,
    "\n  mutation RefundParcel($packageId: EntityId!, $reason: String!) {\n    refundParcel(packageId: $packageId, reason: $reason) {\n      packageId\n      refundStatus\n      amount\n    }\n  }\n": types.RefundParcelDocument,
    "\n  mutation ReissueWaybill($packageId: EntityId!, $reason: String!) {\n    reissueWaybill(packageId: $packageId, reason: $reason)\n  }\n": types.ReissueWaybillDocument,
    "\n  mutation ChangeReceiver($input: ChangeReceiverInput!) {\n    changeReceiver(input: $input)\n  }\n": types.ChangeReceiverDocument,
    "\n  mutation RevealPerson($input: RevealPersonInput!) {\n    revealPerson(input: $input) {\n      name\n      phone\n      address\n    }\n  }\n": types.RevealPersonDocument,
    "\n  fragment PaymentProblemRow on PaymentProblem {\n    id\n    kind\n    paymentId\n    payNo\n    accountId\n    payType\n    amount\n    told\n    channelTradeNo\n    createdAt\n    resolvedAt\n  }\n": types.PaymentProblemRowFragmentDoc,
    "\n  fragment RechargeRefundRow on RechargeRefund {\n    id\n    refundNo\n    paymentId\n    payNo\n    payType\n    accountId\n    amount\n    status\n    code\n    tries\n    nextTryAt\n    transferNo\n    createdAt\n    endedAt\n  }\n": types.RechargeRefundRowFragmentDoc,
    "\n  query ListPayments($filter: PaymentFilter, $page: Int!, $pageSize: Int!) {\n    payments(filter: $filter, page: $page, pageSize: $pageSize) {\n      list {\n        id\n        payNo\n        accountId\n        amount\n        payType\n        status\n        late\n        channelTradeNo\n        createdAt\n        paidAt\n      }\n      total\n      totalIsExact\n      page\n      pageSize\n      nextCursor\n    }\n  }\n": types.ListPaymentsDocument,
    "\n  query ListPaymentProblems($filter: PaymentProblemFilter, $page: Int!, $pageSize: Int!) {\n    paymentProblems(filter: $filter, page: $page, pageSize: $pageSize) {\n      list {\n        ...PaymentProblemRow\n      }\n      total\n      totalIsExact\n      page\n      pageSize\n      nextCursor\n    }\n  }\n": types.ListPaymentProblemsDocument,
    "\n  query ListRechargeRefunds($filter: RechargeRefundFilter, $page: Int!, $pageSize: Int!) {\n    rechargeRefunds(filter: $filter, page: $page, pageSize: $pageSize) {\n      list {\n        ...RechargeRefundRow\n      }\n      total\n      totalIsExact\n      page\n      pageSize\n      nextCursor\n    }\n  }\n": types.ListRechargeRefundsDocument,
    "\n  query LoadPayment($id: EntityId!) {\n    payment(id: $id) {\n      id\n      payNo\n      accountId\n      amount\n      payType\n      status\n      late\n      channelTradeNo\n      createdAt\n      expireAt\n      paidAt\n      asks\n      askedAt\n      nextAskAt\n      reconcileAt\n      movementId\n      creditedAt\n      problems {\n        ...PaymentProblemRow\n      }\n      refunds {\n        ...RechargeRefundRow\n      }\n      steps {\n        id\n        action\n        operator\n        reason\n        createdAt\n      }\n    }\n  }\n": types.LoadPaymentDocument,
    "\n  mutation AskChannel($id: EntityId!) {\n    askChannel(id: $id) {\n      state\n      tradeNo\n      amount\n      paidAt\n    }\n  }\n": types.AskChannelDocument,
    "\n  mutation ResolvePaymentProblem($id: EntityId!, $reason: String!) {\n    resolvePaymentProblem(id: $id, reason: $reason) {\n      id\n      resolvedAt\n    }\n  }\n": types.ResolvePaymentProblemDocument,
    "\n  mutation RetryRechargeRefund($refundNo: String!) {\n    retryRechargeRefund(refundNo: $refundNo) {\n      id\n      nextTryAt\n    }\n  }\n": types.RetryRechargeRefundDocument,
    "\n  mutation ConfirmRechargeRefund($refundNo: String!, $transferNo: String!) {\n    confirmRechargeRefund(refundNo: $refundNo, transferNo: $transferNo) {\n      id\n      status\n    }\n  }\n": types.ConfirmRechargeRefundDocument,
    "\n  fragment SettingRow on Setting {\n    key\n    kind\n    value\n    initial\n    isDefault\n    minimum\n    maximum\n    choices\n    changedAt\n    changedBy\n  }\n": types.SettingRowFragmentDoc,
    "\n  query ListSettings {\n    settings {\n      ...SettingRow\n    }\n  }\n": types.ListSettingsDocument,
    "\n  query LoadSettingHistory($key: String!) {\n    settingHistory(key: $key) {\n      id\n      operator\n      before\n      after\n      isReset\n      reason\n      createdAt\n    }\n  }\n": types.LoadSettingHistoryDocument,
    "\n  mutation SetSetting($key: String!, $input: SettingInput!) {\n    setSetting(key: $key, input: $input) {\n      key\n    }\n  }\n": types.SetSettingDocument,
    "\n  mutation ResetSetting($key: String!, $input: SettingResetInput!) {\n    resetSetting(key: $key, input: $input) {\n      key\n    }\n  }\n": types.ResetSettingDocument,
    "\n  query LoadWallet($accountId: EntityId, $phone: String, $kind: AccountKind) {\n    wallet(accountId: $accountId, phone: $phone, kind: $kind) {\n      accountId\n      kind\n      status\n      name\n      phone\n      balance\n      held\n      frozen\n      deposit\n      withdrawable\n      recharged\n      spent\n      earned\n    }\n  }\n": types.LoadWalletDocument,
    "\n  query ListWalletLines($accountId: EntityId!, $filter: WalletLineFilter, $page: Int!, $pageSize: Int!) {\n    walletLines(accountId: $accountId, filter: $filter, page: $page, pageSize: $pageSize) {\n      list {\n        id\n        logNo\n        type\n        amount\n        balanceAfter\n        frozenAfter\n        bizNo\n        orderId\n        title\n        createdAt\n      }\n      total\n      totalIsExact\n      page\n      pageSize\n      nextCursor\n      sumIn\n      sumOut\n    }\n  }\n": types.ListWalletLinesDocument,
    "\n  query ListAdjustments($filter: AdjustmentFilter, $page: Int!, $pageSize: Int!) {\n    adjustments(filter: $filter, page: $page, pageSize: $pageSize) {\n      list {\n        id\n        accountId\n        kind\n        amount\n        orderNo\n        packageNo\n        reason\n        operator\n        approvedBy\n        createdAt\n      }\n      total\n      totalIsExact\n      page\n      pageSize\n      nextCursor\n    }\n  }\n": types.ListAdjustmentsDocument,
    "\n  query LoadAdjustTerms($accountId: EntityId!, $isCompensation: Boolean!) {\n    adjustTerms(accountId: $accountId, isCompensation: $isCompensation) {\n      accountId\n      kind\n      phone\n      name\n      balance\n      free\n      caseLimit\n      dayLeft\n    }\n  }\n": types.LoadAdjustTermsDocument,
    "\n  mutation AdjustBalance($input: AdjustBalanceInput!) {\n    adjustBalance(input: $input) {\n      adjustment {\n        id\n      }\n      approvalId\n      balance\n    }\n  }\n": types.AdjustBalanceDocument,
    "\n  mutation CompensateAccount($input: CompensateAccountInput!) {\n    compensateAccount(input: $input) {\n      adjustment {\n        id\n      }\n      approvalId\n      balance\n    }\n  }\n": types.CompensateAccountDocument,
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
export function graphql(source: "\n  query LoadBooks {\n    books {\n      checkedAt\n      fullAt\n      nextFullAt\n      pausedAt\n      rules {\n        name\n        text\n        isOfMoney\n        onlyInFull\n        violation {\n          rows\n          ids\n          createdAt\n          seenAt\n        }\n      }\n      past {\n        id\n        text\n        rows\n        createdAt\n        resolvedAt\n      }\n    }\n  }\n"): (typeof documents)["\n  query LoadBooks {\n    books {\n      checkedAt\n      fullAt\n      nextFullAt\n      pausedAt\n      rules {\n        name\n        text\n        isOfMoney\n        onlyInFull\n        violation {\n          rows\n          ids\n          createdAt\n          seenAt\n        }\n      }\n      past {\n        id\n        text\n        rows\n        createdAt\n        resolvedAt\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DeskCashOut on CashOut {\n    id\n    cashOutNo\n    accountId\n    kind\n    amount\n    fee\n    realAmount\n    accountType\n    account\n    accountName\n    bankName\n    status\n    auditReason\n    approvedBy\n    paidBy\n    createdAt\n    mayApprove\n    mayReject\n    mayPay\n    mayEnd\n  }\n"): (typeof documents)["\n  fragment DeskCashOut on CashOut {\n    id\n    cashOutNo\n    accountId\n    kind\n    amount\n    fee\n    realAmount\n    accountType\n    account\n    accountName\n    bankName\n    status\n    auditReason\n    approvedBy\n    paidBy\n    createdAt\n    mayApprove\n    mayReject\n    mayPay\n    mayEnd\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ListCashOuts($filter: CashOutFilter, $page: Int!, $pageSize: Int!) {\n    cashOuts(filter: $filter, page: $page, pageSize: $pageSize) {\n      list {\n        ...DeskCashOut\n      }\n      total\n      totalIsExact\n      page\n      pageSize\n      nextCursor\n      paused\n    }\n  }\n"): (typeof documents)["\n  query ListCashOuts($filter: CashOutFilter, $page: Int!, $pageSize: Int!) {\n    cashOuts(filter: $filter, page: $page, pageSize: $pageSize) {\n      list {\n        ...DeskCashOut\n      }\n      total\n      totalIsExact\n      page\n      pageSize\n      nextCursor\n      paused\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LoadCashOut($id: EntityId!) {\n    cashOut(id: $id) {\n      id\n      cashOutNo\n      accountId\n      kind\n      amount\n      fee\n      realAmount\n      accountType\n      account\n      accountName\n      bankName\n      status\n      auditReason\n      transferNo\n      approvedBy\n      paidBy\n      batchId\n      createdAt\n      auditedAt\n      paidAt\n      mayApprove\n      mayReject\n      mayPay\n      mayEnd\n      balance\n      paidBefore\n      paidBeforeAmount\n      samePayee\n      steps {\n        id\n        action\n        operator\n        reason\n        createdAt\n      }\n    }\n  }\n"): (typeof documents)["\n  query LoadCashOut($id: EntityId!) {\n    cashOut(id: $id) {\n      id\n      cashOutNo\n      accountId\n      kind\n      amount\n      fee\n      realAmount\n      accountType\n      account\n      accountName\n      bankName\n      status\n      auditReason\n      transferNo\n      approvedBy\n      paidBy\n      batchId\n      createdAt\n      auditedAt\n      paidAt\n      mayApprove\n      mayReject\n      mayPay\n      mayEnd\n      balance\n      paidBefore\n      paidBeforeAmount\n      samePayee\n      steps {\n        id\n        action\n        operator\n        reason\n        createdAt\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ListCashOutBatches($page: Int!, $pageSize: Int!) {\n    cashOutBatches(page: $page, pageSize: $pageSize) {\n      list {\n        id\n        batchNo\n        operator\n        createdAt\n        count\n        amount\n        paying\n        paid\n        failed\n      }\n      total\n      totalIsExact\n      page\n      pageSize\n      nextCursor\n    }\n  }\n"): (typeof documents)["\n  query ListCashOutBatches($page: Int!, $pageSize: Int!) {\n    cashOutBatches(page: $page, pageSize: $pageSize) {\n      list {\n        id\n        batchNo\n        operator\n        createdAt\n        count\n        amount\n        paying\n        paid\n        failed\n      }\n      total\n      totalIsExact\n      page\n      pageSize\n      nextCursor\n    }\n  }\n"];
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
export function graphql(source: "\n  mutation CreateCashOutBatch($ids: [EntityId!]!) {\n    createCashOutBatch(ids: $ids) {\n      batch {\n        id\n        batchNo\n        count\n        amount\n      }\n      left\n    }\n  }\n"): (typeof documents)["\n  mutation CreateCashOutBatch($ids: [EntityId!]!) {\n    createCashOutBatch(ids: $ids) {\n      batch {\n        id\n        batchNo\n        count\n        amount\n      }\n      left\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TakeBankAnswers($input: BankAnswersInput!) {\n    takeBankAnswers(input: $input) {\n      rows {\n        cashOutNo\n        cashOutId\n        amount\n        expected\n        verdict\n      }\n      paid\n      failed\n      amount\n    }\n  }\n"): (typeof documents)["\n  mutation TakeBankAnswers($input: BankAnswersInput!) {\n    takeBankAnswers(input: $input) {\n      rows {\n        cashOutNo\n        cashOutId\n        amount\n        expected\n        verdict\n      }\n      paid\n      failed\n      amount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FindNumbers($text: String!) {\n    found(text: $text) {\n      left\n      list {\n        number\n        hits {\n          kind\n          id\n          no\n          orderId\n          accountId\n          stateText\n          text\n          amount\n          at\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query FindNumbers($text: String!) {\n    found(text: $text) {\n      left\n      list {\n        number\n        hits {\n          kind\n          id\n          no\n          orderId\n          accountId\n          stateText\n          text\n          amount\n          at\n        }\n      }\n    }\n  }\n"];
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
export function graphql(source: "\n  query ShowOrder($id: EntityId!) {\n    order(id: $id) {\n      id\n      orderNo\n      status\n      statusText\n      agentId\n      senderName\n      senderPhone\n      warehouseName\n      courierName\n      shopName\n      goodName\n      skuName\n      pieceCount\n      packageCount\n      remark\n      goodsFee\n      courierFee\n      remoteFee\n      discountFee\n      totalFee\n      refundCount\n      refundFee\n      createdAt\n      payExpireAt\n      paidAt\n      shippedAt\n      receivedAt\n      completedAt\n      cancelledAt\n      mayCancel\n      buyer {\n        id\n        name\n        phone\n        level\n        status\n      }\n      seller {\n        id\n        name\n        phone\n        status\n      }\n      parcels {\n        ...OrderParcelPart\n      }\n      lines {\n        id\n        title\n        packageNo\n        ownerId\n        holder\n        account\n        amount\n        createdAt\n      }\n      refunds {\n        id\n        refundNo\n        packageNo\n        statusText\n        amount\n        reason\n        appliedBy\n        createdAt\n      }\n      cases {\n        id\n        caseNo\n        packageNo\n        kindText\n        askText\n        statusText\n        amount\n        givenAmount\n        createdAt\n      }\n      notices {\n        id\n        accountId\n        title\n        detail\n        createdAt\n        readAt\n      }\n      jobs {\n        name\n        state\n        tries\n        startAfter\n      }\n      audit {\n        id\n        operator\n        action\n        target\n        reason\n        createdAt\n      }\n    }\n  }\n"): (typeof documents)["\n  query ShowOrder($id: EntityId!) {\n    order(id: $id) {\n      id\n      orderNo\n      status\n      statusText\n      agentId\n      senderName\n      senderPhone\n      warehouseName\n      courierName\n      shopName\n      goodName\n      skuName\n      pieceCount\n      packageCount\n      remark\n      goodsFee\n      courierFee\n      remoteFee\n      discountFee\n      totalFee\n      refundCount\n      refundFee\n      createdAt\n      payExpireAt\n      paidAt\n      shippedAt\n      receivedAt\n      completedAt\n      cancelledAt\n      mayCancel\n      buyer {\n        id\n        name\n        phone\n        level\n        status\n      }\n      seller {\n        id\n        name\n        phone\n        status\n      }\n      parcels {\n        ...OrderParcelPart\n      }\n      lines {\n        id\n        title\n        packageNo\n        ownerId\n        holder\n        account\n        amount\n        createdAt\n      }\n      refunds {\n        id\n        refundNo\n        packageNo\n        statusText\n        amount\n        reason\n        appliedBy\n        createdAt\n      }\n      cases {\n        id\n        caseNo\n        packageNo\n        kindText\n        askText\n        statusText\n        amount\n        givenAmount\n        createdAt\n      }\n      notices {\n        id\n        accountId\n        title\n        detail\n        createdAt\n        readAt\n      }\n      jobs {\n        name\n        state\n        tries\n        startAfter\n      }\n      audit {\n        id\n        operator\n        action\n        target\n        reason\n        createdAt\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ShowTimeline($packageId: EntityId!) {\n    parcelTimeline(packageId: $packageId) {\n      packageId\n      list {\n        id\n        at\n        type\n        text\n        actor\n      }\n    }\n  }\n"): (typeof documents)["\n  query ShowTimeline($packageId: EntityId!) {\n    parcelTimeline(packageId: $packageId) {\n      packageId\n      list {\n        id\n        at\n        type\n        text\n        actor\n      }\n    }\n  }\n"];
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
export function graphql(source: "\n  mutation ReissueWaybill($packageId: EntityId!, $reason: String!) {\n    reissueWaybill(packageId: $packageId, reason: $reason)\n  }\n"): (typeof documents)["\n  mutation ReissueWaybill($packageId: EntityId!, $reason: String!) {\n    reissueWaybill(packageId: $packageId, reason: $reason)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeReceiver($input: ChangeReceiverInput!) {\n    changeReceiver(input: $input)\n  }\n"): (typeof documents)["\n  mutation ChangeReceiver($input: ChangeReceiverInput!) {\n    changeReceiver(input: $input)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RevealPerson($input: RevealPersonInput!) {\n    revealPerson(input: $input) {\n      name\n      phone\n      address\n    }\n  }\n"): (typeof documents)["\n  mutation RevealPerson($input: RevealPersonInput!) {\n    revealPerson(input: $input) {\n      name\n      phone\n      address\n    }\n  }\n"];
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
export function graphql(source: "\n  query LoadPayment($id: EntityId!) {\n    payment(id: $id) {\n      id\n      payNo\n      accountId\n      amount\n      payType\n      status\n      late\n      channelTradeNo\n      createdAt\n      expireAt\n      paidAt\n      asks\n      askedAt\n      nextAskAt\n      reconcileAt\n      movementId\n      creditedAt\n      problems {\n        ...PaymentProblemRow\n      }\n      refunds {\n        ...RechargeRefundRow\n      }\n      steps {\n        id\n        action\n        operator\n        reason\n        createdAt\n      }\n    }\n  }\n"): (typeof documents)["\n  query LoadPayment($id: EntityId!) {\n    payment(id: $id) {\n      id\n      payNo\n      accountId\n      amount\n      payType\n      status\n      late\n      channelTradeNo\n      createdAt\n      expireAt\n      paidAt\n      asks\n      askedAt\n      nextAskAt\n      reconcileAt\n      movementId\n      creditedAt\n      problems {\n        ...PaymentProblemRow\n      }\n      refunds {\n        ...RechargeRefundRow\n      }\n      steps {\n        id\n        action\n        operator\n        reason\n        createdAt\n      }\n    }\n  }\n"];
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

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;