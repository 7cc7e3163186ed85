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
    "\n  query FindNumbers($text: String!) {\n    found(text: $text) {\n      left\n      list {\n        number\n        hits {\n          kind\n          id\n          no\n          orderId\n          accountId\n          stateText\n          text\n          amount\n          at\n        }\n      }\n    }\n  }\n": typeof types.FindNumbersDocument,
    "\n  fragment OperatorFields on Operator {\n    id\n    name\n    displayName\n    roles\n    permissions\n    recoveryCodesLeft\n    idleMinutes\n  }\n": typeof types.OperatorFieldsFragmentDoc,
    "\n  query LoadOperator {\n    me {\n      ...OperatorFields\n    }\n  }\n": typeof types.LoadOperatorDocument,
    "\n  mutation SignIn($input: SignInInput!) {\n    signIn(input: $input) {\n      challenge\n      needsPassword\n      otpauthUrl\n    }\n  }\n": typeof types.SignInDocument,
    "\n  mutation ProveSignIn($input: ProveSignInInput!) {\n    proveSignIn(input: $input) {\n      token\n      recoveryCodes\n      operator {\n        ...OperatorFields\n      }\n    }\n  }\n": typeof types.ProveSignInDocument,
    "\n  mutation ProveAgain($code: String!) {\n    proveAgain(code: $code) {\n      id\n      provenUntil\n    }\n  }\n": typeof types.ProveAgainDocument,
    "\n  mutation SignOut {\n    signOut\n  }\n": typeof types.SignOutDocument,
    "\n  fragment ListedOrderRow on ListedOrder {\n    id\n    orderNo\n    status\n    statusText\n    accountId\n    buyerName\n    sellerId\n    sellerName\n    courierName\n    goodName\n    createdAt\n    packageCount\n    totalFee\n    refundFee\n    paidAt\n  }\n": typeof types.ListedOrderRowFragmentDoc,
    "\n  query ListAllOrders($filter: OrderFilter, $page: Int!, $pageSize: Int!) {\n    orders(filter: $filter, page: $page, pageSize: $pageSize) {\n      list {\n        ...ListedOrderRow\n      }\n      total\n      totalIsExact\n      page\n      pageSize\n      nextCursor\n    }\n  }\n": typeof types.ListAllOrdersDocument,
    "\n  fragment ListedParcelRow on ListedParcel {\n    id\n    packageNo\n    orderId\n    orderNo\n    status\n    statusText\n    accountId\n    buyerName\n    sellerId\n    sellerName\n    courierName\n    goodName\n    createdAt\n    outputStatus\n    outputResult\n    waybillNo\n    place\n    packageFee\n    refundFee\n  }\n": typeof types.ListedParcelRowFragmentDoc,
    "\n  query ListAllParcels($filter: ParcelFilter, $page: Int!, $pageSize: Int!) {\n    parcels(filter: $filter, page: $page, pageSize: $pageSize) {\n      list {\n        ...ListedParcelRow\n      }\n      total\n      totalIsExact\n      page\n      pageSize\n      nextCursor\n    }\n  }\n": typeof types.ListAllParcelsDocument,
    "\n  fragment OrderParcelPart on OrderParcel {\n    id\n    packageNo\n    status\n    statusText\n    outputStatus\n    outputInfo\n    outputResult\n    resubmits\n    autoSendResult\n    thirdOrderNos\n    shopName\n    encrypted\n    courierName\n    waybillNo\n    ownWaybill\n    receiverName\n    receiverPhone\n    address\n    isErased\n    weight\n    goodsFee\n    courierFee\n    remoteFee\n    packageFee\n    refundFee\n    supplierShare\n    agentShare\n    commission\n    settledAt\n    traceText\n    tracedAt\n    promisedShipAt\n    shippedAt\n    signedAt\n    openCaseId\n    allowedActions\n    items {\n      skuId\n      goodName\n      skuName\n      merchantCode\n      num\n      goodsFee\n    }\n  }\n": typeof types.OrderParcelPartFragmentDoc,
    "\n  query ReadOrder($id: EntityId!) {\n    order(id: $id) {\n      id\n      orderNo\n      status\n      statusText\n      agentId\n      senderName\n      senderPhone\n      warehouseName\n      courierName\n      shopName\n      goodName\n      skuName\n      pieceCount\n      packageCount\n      remark\n      goodsFee\n      courierFee\n      remoteFee\n      discountFee\n      totalFee\n      refundCount\n      refundFee\n      createdAt\n      payExpireAt\n      paidAt\n      shippedAt\n      receivedAt\n      completedAt\n      cancelledAt\n      mayCancel\n      buyer {\n        id\n        name\n        phone\n        level\n        status\n      }\n      seller {\n        id\n        name\n        phone\n        status\n      }\n      parcels {\n        ...OrderParcelPart\n      }\n      lines {\n        id\n        title\n        packageNo\n        ownerId\n        holder\n        account\n        amount\n        createdAt\n      }\n      refunds {\n        id\n        refundNo\n        packageNo\n        statusText\n        amount\n        reason\n        appliedBy\n        createdAt\n      }\n      cases {\n        id\n        caseNo\n        packageNo\n        kindText\n        askText\n        statusText\n        amount\n        givenAmount\n        createdAt\n      }\n      notices {\n        id\n        accountId\n        title\n        detail\n        createdAt\n        readAt\n      }\n      jobs {\n        name\n        state\n        tries\n        startAfter\n      }\n      audit {\n        id\n        operator\n        action\n        target\n        reason\n        createdAt\n      }\n    }\n  }\n": typeof types.ReadOrderDocument,
    "\n  query ReadTimeline($packageId: EntityId!) {\n    parcelTimeline(packageId: $packageId) {\n      packageId\n      list {\n        id\n        at\n        type\n        text\n        actor\n      }\n    }\n  }\n": typeof types.ReadTimelineDocument,
    "\n  mutation CancelOrder($id: EntityId!, $reason: String!) {\n    cancelOrder(id: $id, reason: $reason) {\n      orderId\n      refundFee\n    }\n  }\n": typeof types.CancelOrderDocument,
    "\n  mutation RefundParcel($packageId: EntityId!, $reason: String!) {\n    refundParcel(packageId: $packageId, reason: $reason) {\n      packageId\n      refundStatus\n      amount\n    }\n  }\n": typeof types.RefundParcelDocument,
    "\n  mutation ResubmitWaybill($packageId: EntityId!, $reason: String!) {\n    reissueWaybill(packageId: $packageId, reason: $reason)\n  }\n": typeof types.ResubmitWaybillDocument,
    "\n  mutation ChangeReceiver($input: ChangeReceiverInput!) {\n    changeReceiver(input: $input)\n  }\n": typeof types.ChangeReceiverDocument,
    "\n  mutation RevealPerson($input: RevealPersonInput!) {\n    revealPerson(input: $input) {\n      name\n      phone\n      address\n    }\n  }\n": typeof types.RevealPersonDocument,
};
const documents: Documents = {
    "\n  query FindNumbers($text: String!) {\n    found(text: $text) {\n      left\n      list {\n        number\n        hits {\n          kind\n          id\n          no\n          orderId\n          accountId\n          stateText\n          text\n          amount\n          at\n        }\n      }\n    }\n  }\n": types.FindNumbersDocument,
    "\n  fragment OperatorFields on Operator {\n    id\n    name\n    displayName\n    roles\n    permissions\n    recoveryCodesLeft\n    idleMinutes\n  }\n": types.OperatorFieldsFragmentDoc,
    "\n  query LoadOperator {\n    me {\n      ...OperatorFields\n    }\n  }\n": types.LoadOperatorDocument,
    "\n  mutation SignIn($input: SignInInput!) {\n    signIn(input: $input) {\n      challenge\n      needsPassword\n      otpauthUrl\n    }\n  }\n": types.SignInDocument,
    "\n  mutation ProveSignIn($input: ProveSignInInput!) {\n    proveSignIn(input: $input) {\n      token\n      recoveryCodes\n      operator {\n        ...OperatorFields\n      }\n    }\n  }\n": types.ProveSignInDocument,
    "\n  mutation ProveAgain($code: String!) {\n    proveAgain(code: $code) {\n      id\n      provenUntil\n    }\n  }\n": types.ProveAgainDocument,
    "\n  mutation SignOut {\n    signOut\n  }\n": types.SignOutDocument,
    "\n  fragment ListedOrderRow on ListedOrder {\n    id\n    orderNo\n    status\n    statusText\n    accountId\n    buyerName\n    sellerId\n    sellerName\n    courierName\n    goodName\n    createdAt\n    packageCount\n    totalFee\n    refundFee\n    paidAt\n  }\n": types.ListedOrderRowFragmentDoc,
    "\n  query ListAllOrders($filter: OrderFilter, $page: Int!, $pageSize: Int!) {\n    orders(filter: $filter, page: $page, pageSize: $pageSize) {\n      list {\n        ...ListedOrderRow\n      }\n      total\n      totalIsExact\n      page\n      pageSize\n      nextCursor\n    }\n  }\n": types.ListAllOrdersDocument,
    "\n  fragment ListedParcelRow on ListedParcel {\n    id\n    packageNo\n    orderId\n    orderNo\n    status\n    statusText\n    accountId\n    buyerName\n    sellerId\n    sellerName\n    courierName\n    goodName\n    createdAt\n    outputStatus\n    outputResult\n    waybillNo\n    place\n    packageFee\n    refundFee\n  }\n": types.ListedParcelRowFragmentDoc,
    "\n  query ListAllParcels($filter: ParcelFilter, $page: Int!, $pageSize: Int!) {\n    parcels(filter: $filter, page: $page, pageSize: $pageSize) {\n      list {\n        ...ListedParcelRow\n      }\n      total\n      totalIsExact\n      page\n      pageSize\n      nextCursor\n    }\n  }\n": types.ListAllParcelsDocument,
    "\n  fragment OrderParcelPart on OrderParcel {\n    id\n    packageNo\n    status\n    statusText\n    outputStatus\n    outputInfo\n    outputResult\n    resubmits\n    autoSendResult\n    thirdOrderNos\n    shopName\n    encrypted\n    courierName\n    waybillNo\n    ownWaybill\n    receiverName\n    receiverPhone\n    address\n    isErased\n    weight\n    goodsFee\n    courierFee\n    remoteFee\n    packageFee\n    refundFee\n    supplierShare\n    agentShare\n    commission\n    settledAt\n    traceText\n    tracedAt\n    promisedShipAt\n    shippedAt\n    signedAt\n    openCaseId\n    allowedActions\n    items {\n      skuId\n      goodName\n      skuName\n      merchantCode\n      num\n      goodsFee\n    }\n  }\n": types.OrderParcelPartFragmentDoc,
    "\n  query ReadOrder($id: EntityId!) {\n    order(id: $id) {\n      id\n      orderNo\n      status\n      statusText\n      agentId\n      senderName\n      senderPhone\n      warehouseName\n      courierName\n      shopName\n      goodName\n      skuName\n      pieceCount\n      packageCount\n      remark\n      goodsFee\n      courierFee\n      remoteFee\n      discountFee\n      totalFee\n      refundCount\n      refundFee\n      createdAt\n      payExpireAt\n      paidAt\n      shippedAt\n      receivedAt\n      completedAt\n      cancelledAt\n      mayCancel\n      buyer {\n        id\n        name\n        phone\n        level\n        status\n      }\n      seller {\n        id\n        name\n        phone\n        status\n      }\n      parcels {\n        ...OrderParcelPart\n      }\n      lines {\n        id\n        title\n        packageNo\n        ownerId\n        holder\n        account\n        amount\n        createdAt\n      }\n      refunds {\n        id\n        refundNo\n        packageNo\n        statusText\n        amount\n        reason\n        appliedBy\n        createdAt\n      }\n      cases {\n        id\n        caseNo\n        packageNo\n        kindText\n        askText\n        statusText\n        amount\n        givenAmount\n        createdAt\n      }\n      notices {\n        id\n        accountId\n        title\n        detail\n        createdAt\n        readAt\n      }\n      jobs {\n        name\n        state\n        tries\n        startAfter\n      }\n      audit {\n        id\n        operator\n        action\n        target\n        reason\n        createdAt\n      }\n    }\n  }\n": types.ReadOrderDocument,
    "\n  query ReadTimeline($packageId: EntityId!) {\n    parcelTimeline(packageId: $packageId) {\n      packageId\n      list {\n        id\n        at\n        type\n        text\n        actor\n      }\n    }\n  }\n": types.ReadTimelineDocument,
    "\n  mutation CancelOrder($id: EntityId!, $reason: String!) {\n    cancelOrder(id: $id, reason: $reason) {\n      orderId\n      refundFee\n    }\n  }\n": types.CancelOrderDocument,
    "\n  mutation RefundParcel($packageId: EntityId!, $reason: String!) {\n    refundParcel(packageId: $packageId, reason: $reason) {\n      packageId\n      refundStatus\n      amount\n    }\n  }\n": types.RefundParcelDocument,
    "\n  mutation ResubmitWaybill($packageId: EntityId!, $reason: String!) {\n    reissueWaybill(packageId: $packageId, reason: $reason)\n  }\n": types.ResubmitWaybillDocument,
    "\n  mutation ChangeReceiver($input: ChangeReceiverInput!) {\n    changeReceiver(input: $input)\n  }\n": types.ChangeReceiverDocument,
    "\n  mutation RevealPerson($input: RevealPersonInput!) {\n    revealPerson(input: $input) {\n      name\n      phone\n      address\n    }\n  }\n": types.RevealPersonDocument,
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
export function graphql(source: "\n  query ReadOrder($id: EntityId!) {\n    order(id: $id) {\n      id\n      orderNo\n      status\n      statusText\n      agentId\n      senderName\n      senderPhone\n      warehouseName\n      courierName\n      shopName\n      goodName\n      skuName\n      pieceCount\n      packageCount\n      remark\n      goodsFee\n      courierFee\n      remoteFee\n      discountFee\n      totalFee\n      refundCount\n      refundFee\n      createdAt\n      payExpireAt\n      paidAt\n      shippedAt\n      receivedAt\n      completedAt\n      cancelledAt\n      mayCancel\n      buyer {\n        id\n        name\n        phone\n        level\n        status\n      }\n      seller {\n        id\n        name\n        phone\n        status\n      }\n      parcels {\n        ...OrderParcelPart\n      }\n      lines {\n        id\n        title\n        packageNo\n        ownerId\n        holder\n        account\n        amount\n        createdAt\n      }\n      refunds {\n        id\n        refundNo\n        packageNo\n        statusText\n        amount\n        reason\n        appliedBy\n        createdAt\n      }\n      cases {\n        id\n        caseNo\n        packageNo\n        kindText\n        askText\n        statusText\n        amount\n        givenAmount\n        createdAt\n      }\n      notices {\n        id\n        accountId\n        title\n        detail\n        createdAt\n        readAt\n      }\n      jobs {\n        name\n        state\n        tries\n        startAfter\n      }\n      audit {\n        id\n        operator\n        action\n        target\n        reason\n        createdAt\n      }\n    }\n  }\n"): (typeof documents)["\n  query ReadOrder($id: EntityId!) {\n    order(id: $id) {\n      id\n      orderNo\n      status\n      statusText\n      agentId\n      senderName\n      senderPhone\n      warehouseName\n      courierName\n      shopName\n      goodName\n      skuName\n      pieceCount\n      packageCount\n      remark\n      goodsFee\n      courierFee\n      remoteFee\n      discountFee\n      totalFee\n      refundCount\n      refundFee\n      createdAt\n      payExpireAt\n      paidAt\n      shippedAt\n      receivedAt\n      completedAt\n      cancelledAt\n      mayCancel\n      buyer {\n        id\n        name\n        phone\n        level\n        status\n      }\n      seller {\n        id\n        name\n        phone\n        status\n      }\n      parcels {\n        ...OrderParcelPart\n      }\n      lines {\n        id\n        title\n        packageNo\n        ownerId\n        holder\n        account\n        amount\n        createdAt\n      }\n      refunds {\n        id\n        refundNo\n        packageNo\n        statusText\n        amount\n        reason\n        appliedBy\n        createdAt\n      }\n      cases {\n        id\n        caseNo\n        packageNo\n        kindText\n        askText\n        statusText\n        amount\n        givenAmount\n        createdAt\n      }\n      notices {\n        id\n        accountId\n        title\n        detail\n        createdAt\n        readAt\n      }\n      jobs {\n        name\n        state\n        tries\n        startAfter\n      }\n      audit {\n        id\n        operator\n        action\n        target\n        reason\n        createdAt\n      }\n    }\n  }\n"];
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
export function graphql(source: "\n  mutation RevealPerson($input: RevealPersonInput!) {\n    revealPerson(input: $input) {\n      name\n      phone\n      address\n    }\n  }\n"): (typeof documents)["\n  mutation RevealPerson($input: RevealPersonInput!) {\n    revealPerson(input: $input) {\n      name\n      phone\n      address\n    }\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;