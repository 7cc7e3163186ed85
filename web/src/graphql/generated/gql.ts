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
    "\n  fragment ExportState on ExportedFile {\n    taskId\n    done\n    url\n    fileName\n  }\n": typeof types.ExportStateFragmentDoc,
    "\n  mutation ExportOrder($ids: [EntityId!]!, $format: FileFormat!) {\n    exportOrder(ids: $ids, format: $format) {\n      ...ExportState\n    }\n  }\n": typeof types.ExportOrderDocument,
    "\n  mutation ExportOrders($filter: OrderFilter, $format: FileFormat!) {\n    exportOrders(filter: $filter, format: $format) {\n      ...ExportState\n    }\n  }\n": typeof types.ExportOrdersDocument,
    "\n  mutation ExportParcels($filter: ParcelFilter, $format: FileFormat!) {\n    exportParcels(filter: $filter, format: $format) {\n      ...ExportState\n    }\n  }\n": typeof types.ExportParcelsDocument,
    "\n  mutation ExportMoneyLogs($filter: MoneyLogFilter, $format: FileFormat!) {\n    exportMoneyLogs(filter: $filter, format: $format) {\n      ...ExportState\n    }\n  }\n": typeof types.ExportMoneyLogsDocument,
    "\n  mutation ExportRecharges($filter: RechargeFilter, $format: FileFormat!) {\n    exportRecharges(filter: $filter, format: $format) {\n      ...ExportState\n    }\n  }\n": typeof types.ExportRechargesDocument,
    "\n  mutation ExportCashOuts($filter: CashOutFilter, $format: FileFormat!) {\n    exportCashOuts(filter: $filter, format: $format) {\n      ...ExportState\n    }\n  }\n": typeof types.ExportCashOutsDocument,
    "\n  mutation ExportSellerProfit($filter: ProfitFilter, $unit: ProfitUnit!, $format: FileFormat!) {\n    exportSellerProfit(filter: $filter, unit: $unit, format: $format) {\n      ...ExportState\n    }\n  }\n": typeof types.ExportSellerProfitDocument,
    "\n  mutation ExportToShip($packageIds: [EntityId!], $format: FileFormat!) {\n    exportToShip(packageIds: $packageIds, format: $format) {\n      ...ExportState\n    }\n  }\n": typeof types.ExportToShipDocument,
    "\n  query FindExport($taskId: String!) {\n    exportedFile(taskId: $taskId) {\n      ...ExportState\n    }\n  }\n": typeof types.FindExportDocument,
    "\n  query LoadProfile($kind: AccountKind!) {\n    me(kind: $kind) {\n      __typename\n      id\n      kind\n      phone\n      nickName\n      balance\n      frozen\n      withdrawable\n      realStatus\n      realName\n      lastLoginAt\n      ... on Buyer {\n        level\n        levelName\n      }\n      ... on Seller {\n        companyName\n        contact\n        pendingSettle\n      }\n    }\n  }\n": typeof types.LoadProfileDocument,
    "\n  mutation ChangePassword($input: ChangePasswordInput!) {\n    changePassword(input: $input)\n  }\n": typeof types.ChangePasswordDocument,
    "\n  mutation BeginRealName($realName: String!, $idCard: String!) {\n    beginRealName(realName: $realName, idCard: $idCard) {\n      certifyId\n      url\n      qrCode\n      expireAt\n    }\n  }\n": typeof types.BeginRealNameDocument,
    "\n  mutation ConfirmRealName($certifyId: String) {\n    confirmRealName(certifyId: $certifyId) {\n      realStatus\n      realName\n      msg\n    }\n  }\n": typeof types.ConfirmRealNameDocument,
    "\n  mutation ExportPersonalData($input: PersonalDataInput!) {\n    exportPersonalData(input: $input) {\n      ...ExportState\n    }\n  }\n": typeof types.ExportPersonalDataDocument,
    "\n  fragment CashOutRow on CashOut {\n    id\n    cashOutNo\n    amount\n    fee\n    realAmount\n    accountType\n    accountTypeText\n    account\n    accountName\n    bankName\n    status\n    statusText\n    auditReason\n    transferNo\n    createdAt\n    auditedAt\n    paidAt\n    revocable\n  }\n": typeof types.CashOutRowFragmentDoc,
    "\n  query LoadCashOutLimits {\n    cashOutLimits {\n      withdrawable\n      min\n      max\n      feeRate\n      leftToday\n      realName\n      paused\n      auditing {\n        ...CashOutRow\n      }\n    }\n  }\n": typeof types.LoadCashOutLimitsDocument,
    "\n  mutation CreateCashOut($input: CashOutInput!, $clientNo: String!) {\n    createCashOut(input: $input, clientNo: $clientNo) {\n      ...CashOutRow\n    }\n  }\n": typeof types.CreateCashOutDocument,
    "\n  mutation RevokeCashOut($id: EntityId!) {\n    revokeCashOut(id: $id) {\n      ...CashOutRow\n    }\n  }\n": typeof types.RevokeCashOutDocument,
    "\n  subscription WatchChanges {\n    changes {\n      orderIds\n      wallet\n      resync\n    }\n  }\n": typeof types.WatchChangesDocument,
    "\n  fragment ClosingFields on AccountClosing {\n    phase\n    begunAt\n    checks {\n      key\n      count\n      amount\n    }\n    refunds {\n      payNo\n      payTypeText\n      paidAt\n      amount\n      status\n      statusText\n    }\n    refundAmount\n    cashOutAmount\n    giveUpAmount\n    shops\n    members\n    memberParcels\n  }\n": typeof types.ClosingFieldsFragmentDoc,
    "\n  query LoadAccountClosing {\n    accountClosing {\n      ...ClosingFields\n    }\n  }\n": typeof types.LoadAccountClosingDocument,
    "\n  mutation CloseAccount($input: CloseAccountInput!) {\n    closeAccount(input: $input) {\n      ...ClosingFields\n    }\n  }\n": typeof types.CloseAccountDocument,
    "\n  mutation KeepAccount {\n    keepAccount {\n      ...ClosingFields\n    }\n  }\n": typeof types.KeepAccountDocument,
    "\n  mutation SendPhoneCode($input: PhoneCodeInput!) {\n    sendPhoneCode(input: $input) {\n      resendIn\n    }\n  }\n": typeof types.SendPhoneCodeDocument,
    "\n  query LoadFavourites($cursor: String) {\n    favourites(pageSize: 100, cursor: $cursor) {\n      nextCursor\n      list {\n        id\n        goodId\n      }\n    }\n  }\n": typeof types.LoadFavouritesDocument,
    "\n  mutation CreateFavourite($goodId: EntityId!) {\n    createFavourite(goodId: $goodId) {\n      id\n      goodId\n    }\n  }\n": typeof types.CreateFavouriteDocument,
    "\n  mutation DeleteFavourite($goodId: EntityId!) {\n    deleteFavourite(goodId: $goodId)\n  }\n": typeof types.DeleteFavouriteDocument,
    "\n  query ListFavourites($page: Int!, $cursor: String) {\n    favourites(page: $page, pageSize: 20, cursor: $cursor) {\n      page\n      nextCursor\n      total\n      list {\n        id\n        goodId\n        priceDelta\n        createdAt\n        good {\n          ...GoodCardFields\n          status\n          warehouses {\n            id\n            available\n          }\n        }\n      }\n    }\n  }\n": typeof types.ListFavouritesDocument,
    "\n  query LoadFavouriteStates($cursor: String) {\n    favourites(pageSize: 100, cursor: $cursor) {\n      nextCursor\n      list {\n        id\n        goodId\n        good {\n          id\n          status\n        }\n      }\n    }\n  }\n": typeof types.LoadFavouriteStatesDocument,
    "\n  query LoadGood($id: EntityId!) {\n    good(id: $id) {\n      id\n      goodsNo\n      name\n      pic\n      pics\n      detail\n      price\n      weight\n      unit\n      minNum\n      maxNum\n      platforms\n      sold\n      collectCount\n      status\n      categoryId\n      categoryName\n      warehouses {\n        id\n        name\n        province\n        city\n        available\n        warehouse {\n          id\n          name\n          logo\n          score\n          status\n          pauseReason\n          workDays\n          sundayRest\n          restDates\n          cutoffTime\n          couriers {\n            warehouseId\n            courierId\n            firstWeight\n            firstFee\n            stepWeight\n            stepFee\n            enabled\n            areaRules {\n              areaCode\n              type\n              fee\n              startAt\n              endAt\n              reason\n            }\n            courier {\n              id\n              name\n              workDays\n              sundayRest\n              restDates\n              cutoffTime\n              status\n            }\n          }\n        }\n      }\n    }\n  }\n": typeof types.LoadGoodDocument,
    "\n  query LoadViewerRegion {\n    ipRegion {\n      provinceCode\n      cityCode\n    }\n  }\n": typeof types.LoadViewerRegionDocument,
    "\n  query ListHomeCategories {\n    categories {\n      id\n      name\n      icon\n    }\n  }\n": typeof types.ListHomeCategoriesDocument,
    "\n  query LoadShipmentGood($id: EntityId!) {\n    good(id: $id) {\n      id\n      name\n      pic\n      price\n      weight\n      unit\n      minNum\n      maxNum\n      status\n      platforms\n      shipFrom\n      warehouses {\n        id\n        name\n        province\n        city\n        available\n        warehouse {\n          id\n          name\n          status\n          pauseReason\n          outputMode\n          workDays\n          sundayRest\n          restDates\n          cutoffTime\n          couriers {\n            warehouseId\n            courierId\n            firstWeight\n            firstFee\n            stepWeight\n            stepFee\n            enabled\n            areaRules {\n              areaCode\n              type\n              fee\n              startAt\n              endAt\n              reason\n            }\n            courier {\n              id\n              name\n              code\n              logo\n              workDays\n              sundayRest\n              restDates\n              cutoffTime\n              status\n            }\n          }\n        }\n      }\n    }\n  }\n": typeof types.LoadShipmentGoodDocument,
    "\n  query SearchShipmentGoods($keyword: String, $page: Int!, $cursor: String) {\n    goods(filter: { keyword: $keyword }, page: $page, pageSize: 12, cursor: $cursor) {\n      page\n      nextCursor\n      total\n      list {\n        id\n        name\n        pic\n        price\n        unit\n        shipFrom\n        sold\n      }\n    }\n  }\n": typeof types.SearchShipmentGoodsDocument,
    "\n  query LoadLastPurchase {\n    lastPurchase {\n      goodId\n      good {\n        id\n      }\n      warehouseId\n      courierId\n      num\n      senderId\n      platform\n    }\n  }\n": typeof types.LoadLastPurchaseDocument,
    "\n  mutation CreateJoin($input: JoinInput!) {\n    createJoin(input: $input)\n  }\n": typeof types.CreateJoinDocument,
    "\n  fragment PrintSettingRow on PrintSetting {\n    id\n    platform\n    courierId\n    courierName\n    paper\n    extras {\n      showGoods\n      showNum\n      showRemark\n      showOrderNo\n      text\n    }\n    printerName\n    autoPrint\n    updatedAt\n  }\n": typeof types.PrintSettingRowFragmentDoc,
    "\n  query ListPrintSettings {\n    printSettings {\n      ...PrintSettingRow\n    }\n  }\n": typeof types.ListPrintSettingsDocument,
    "\n  query ListPrintCouriers {\n    couriers {\n      id\n      name\n    }\n  }\n": typeof types.ListPrintCouriersDocument,
    "\n  query PreviewLabel($input: PrintSettingInput!) {\n    labelPreview(input: $input) {\n      svg\n      width\n      height\n    }\n  }\n": typeof types.PreviewLabelDocument,
    "\n  mutation SavePrintSetting($input: PrintSettingInput!) {\n    savePrintSetting(input: $input) {\n      ...PrintSettingRow\n    }\n  }\n": typeof types.SavePrintSettingDocument,
    "\n  mutation DeletePrintSetting($id: EntityId!) {\n    deletePrintSetting(id: $id)\n  }\n": typeof types.DeletePrintSettingDocument,
    "\n  mutation PrintParcels($ids: [EntityId!]!, $kind: PrintKind!) {\n    printParcels(ids: $ids, kind: $kind) {\n      file {\n        taskId\n        done\n        url\n        fileName\n      }\n      printed\n      failed {\n        packageId\n        msg\n      }\n      parcels {\n        id\n        printCount\n        printedAt\n      }\n    }\n  }\n": typeof types.PrintParcelsDocument,
    "\n  query FindPrintedFile($taskId: String!) {\n    exportedFile(taskId: $taskId) {\n      taskId\n      done\n      url\n      fileName\n    }\n  }\n": typeof types.FindPrintedFileDocument,
    "\n  query ListPrintTasks($ids: [EntityId!]!) {\n    printTasks(ids: $ids) {\n      tasks {\n        packageId\n        printerName\n        url\n      }\n      failed {\n        packageId\n        msg\n      }\n    }\n  }\n": typeof types.ListPrintTasksDocument,
    "\n  mutation MarkPrinted($ids: [EntityId!]!) {\n    markPrinted(ids: $ids) {\n      id\n      printCount\n      printedAt\n    }\n  }\n": typeof types.MarkPrintedDocument,
    "\n  query LoadLegalTexts {\n    legalTexts {\n      id\n      kind\n      version\n      title\n      draft\n      publishedAt\n      body\n    }\n  }\n": typeof types.LoadLegalTextsDocument,
    "\n  query LoadConsents {\n    consents {\n      id\n      kind\n      version\n      title\n      agreed\n      answeredAt\n    }\n  }\n": typeof types.LoadConsentsDocument,
    "\n  mutation AnswerConsents($ids: [EntityId!]!, $agreed: Boolean!) {\n    answerConsents(ids: $ids, agreed: $agreed) {\n      id\n      agreed\n      answeredAt\n    }\n  }\n": typeof types.AnswerConsentsDocument,
    "\n  mutation SignIn($input: LoginInput!) {\n    login(input: $input) {\n      token\n      expireAt\n      account {\n        ...AccountFields\n      }\n    }\n  }\n": typeof types.SignInDocument,
    "\n  mutation SignUp($input: RegisterInput!) {\n    signUp(input: $input) {\n      session {\n        token\n        expireAt\n        account {\n          ...AccountFields\n        }\n      }\n    }\n  }\n": typeof types.SignUpDocument,
    "\n  mutation FindPassword($input: FindPasswordInput!) {\n    findPassword(input: $input)\n  }\n": typeof types.FindPasswordDocument,
    "\n  query LoadLegalVersions {\n    legalTexts {\n      id\n      kind\n      version\n    }\n  }\n": typeof types.LoadLegalVersionsDocument,
    "\n  query ListMobileCategories {\n    categories {\n      id\n      name\n    }\n  }\n": typeof types.ListMobileCategoriesDocument,
    "\n  query LoadMobileGood($id: EntityId!) {\n    good(id: $id) {\n      id\n      goodsNo\n      name\n      pic\n      pics\n      detail\n      price\n      weight\n      unit\n      minNum\n      maxNum\n      sold\n      warehouses {\n        id\n        name\n        province\n        city\n        available\n      }\n    }\n  }\n": typeof types.LoadMobileGoodDocument,
    "\n  query ListHomeNotices {\n    notices(type: HOME, page: 1, pageSize: 10) {\n      list {\n        id\n        title\n        detail\n        createdAt\n      }\n    }\n  }\n": typeof types.ListHomeNoticesDocument,
    "\n  query ListNotices($type: NoticeType!, $page: Int!, $cursor: String) {\n    notices(type: $type, page: $page, pageSize: 10, cursor: $cursor) {\n      page\n      nextCursor\n      total\n      list {\n        id\n        title\n        detail\n        createdAt\n      }\n    }\n  }\n": typeof types.ListNoticesDocument,
    "\n  query LoadOldSiteAddress {\n    settings {\n      oldUrl\n    }\n  }\n": typeof types.LoadOldSiteAddressDocument,
    "\n  fragment OrderRow on Order {\n    id\n    orderNo\n    platform\n    goodId\n    goodName\n    goodPic\n    num\n    sendArea {\n      warehouseId\n      warehouseName\n      province\n      city\n    }\n    courierName\n    softwareName\n    packageCount\n    refundCount\n    totalFee\n    status\n    statusText\n    afterSaleStatus\n    tradeAt\n    createdAt\n    payExpireAt\n    paidAt\n    shopName\n    remark\n    outputCounts {\n      failed\n      issuing\n    }\n    autoSend\n    autoSendCounts {\n      success\n      failed\n      waiting\n      external\n    }\n    allowedActions\n  }\n": typeof types.OrderRowFragmentDoc,
    "\n  query ListOrders($filter: OrderFilter, $sort: OrderSort!, $page: Int!, $pageSize: Int!, $cursor: String) {\n    orders(filter: $filter, sort: $sort, page: $page, pageSize: $pageSize, cursor: $cursor) {\n      page\n      nextCursor\n      total\n      counts {\n        all\n        pendingPayment\n        pendingShipment\n        pendingReceipt\n        pendingReview\n        afterSale\n      }\n      list {\n        ...OrderRow\n      }\n    }\n  }\n": typeof types.ListOrdersDocument,
    "\n  query LoadOrder($id: EntityId!) {\n    order(id: $id) {\n      ...OrderRow\n      type\n      goodPrice\n      goodsFee\n      courierFee\n      remoteFee\n      discountFee\n      refundFee\n      senderName\n      batchNo\n      shippedAt\n      receivedAt\n      completedAt\n      cancelledAt\n      cancelType\n      reviewScore\n      reviewText\n      parcels {\n        id\n        packageNo\n        thirdOrderNo\n        waybillNo\n        status\n        statusText\n        outputResult\n        province\n        city\n        shopName\n        allowedActions\n      }\n    }\n  }\n": typeof types.LoadOrderDocument,
    "\n  fragment MoneyLeft on Buyer {\n    id\n    balance\n    frozen\n    withdrawable\n  }\n": typeof types.MoneyLeftFragmentDoc,
    "\n  query LoadOrderFilters($withShops: Boolean!) {\n    shops(pageSize: 100) @include(if: $withShops) {\n      list {\n        id\n        shopName\n      }\n    }\n    couriers {\n      id\n      name\n    }\n    warehouses(pageSize: 100) {\n      list {\n        id\n        name\n      }\n    }\n  }\n": typeof types.LoadOrderFiltersDocument,
    "\n  mutation ConfirmOrder($id: EntityId!, $action: ConfirmAction!, $pays: Boolean!, $clientNo: String!) {\n    confirmOrder(id: $id, action: $action, clientNo: $clientNo) {\n      orderId\n      order {\n        ...OrderRow\n      }\n      account @include(if: $pays) {\n        ...MoneyLeft\n      }\n    }\n  }\n": typeof types.ConfirmOrderDocument,
    "\n  mutation CancelOrder($id: EntityId!) {\n    cancelOrder(id: $id) {\n      orderId\n      order {\n        ...OrderRow\n      }\n      account {\n        ...MoneyLeft\n      }\n    }\n  }\n": typeof types.CancelOrderDocument,
    "\n  mutation RetryAutoSend($id: EntityId!) {\n    reAutoSend(id: $id) {\n      orderId\n      submitted\n      success\n      failed {\n        packageId\n        msg\n      }\n      order {\n        ...OrderRow\n      }\n    }\n  }\n": typeof types.RetryAutoSendDocument,
    "\n  mutation SyncOrder($id: EntityId!) {\n    syncOrder(id: $id) {\n      orderId\n      updated\n      order {\n        ...OrderRow\n      }\n    }\n  }\n": typeof types.SyncOrderDocument,
    "\n  mutation ResubmitOrder($id: EntityId!, $clientNo: String!) {\n    againSubmit(id: $id, clientNo: $clientNo) {\n      orderId\n      submitted\n      skipped {\n        packageId\n        msg\n      }\n      order {\n        ...OrderRow\n      }\n      newOrder {\n        ...OrderRow\n      }\n    }\n  }\n": typeof types.ResubmitOrderDocument,
    "\n  mutation ReviewOrder($id: EntityId!, $score: Int!, $text: String) {\n    reviewOrder(id: $id, score: $score, text: $text) {\n      orderId\n      order {\n        ...OrderRow\n        reviewScore\n        reviewText\n      }\n    }\n  }\n": typeof types.ReviewOrderDocument,
    "\n  fragment ChosenParcelFields on Parcel {\n    id\n    orderId\n    packageNo\n    goodName\n    num\n    price\n    status\n    refundStatus\n    outputStatus\n    warehouseId\n    courierName\n    waybillNo\n    ownWaybill\n    receiverErasedAt\n    receiverName\n    receiverPhone\n    province\n    city\n    district\n    address\n    signedAt\n    allowedActions\n  }\n": typeof types.ChosenParcelFieldsFragmentDoc,
    "\n  query ListParcels($filter: ParcelFilter, $page: Int!, $pageSize: Int!, $cursor: String) {\n    parcels(filter: $filter, page: $page, pageSize: $pageSize, cursor: $cursor) {\n      page\n      nextCursor\n      total\n      list {\n        ...ChosenParcelFields\n        platform\n        thirdOrderNos\n        shopName\n        encrypted\n        goodPic\n        specification\n        remark\n        statusText\n        refundId\n        outputInfo\n        outputResult\n        autoSendStatus\n        autoSendResult\n        softwareName\n        warehouseName\n        printCount\n        printedAt\n        traceText\n        goodsFee\n        courierFee\n        remoteFee\n        discountFee\n        refundFee\n        orderAt\n        promisedShipAt\n      }\n    }\n  }\n": typeof types.ListParcelsDocument,
    "\n  query GatherParcels($filter: ParcelFilter, $cursor: String, $pageSize: Int!) {\n    parcels(filter: $filter, pageSize: $pageSize, cursor: $cursor) {\n      nextCursor\n      list {\n        ...ChosenParcelFields\n      }\n    }\n  }\n": typeof types.GatherParcelsDocument,
    "\n  query LoadParcelFilters {\n    couriers {\n      id\n      name\n    }\n    warehouses(pageSize: 100) {\n      list {\n        id\n        name\n      }\n    }\n  }\n": typeof types.LoadParcelFiltersDocument,
    "\n  query ListParcelFilterShops {\n    shops(pageSize: 100) {\n      list {\n        id\n        shopName\n      }\n    }\n  }\n": typeof types.ListParcelFilterShopsDocument,
    "\n  fragment OrderProgress on Order {\n    id\n    status\n    statusText\n    outputCounts {\n      failed\n      issuing\n    }\n    autoSendCounts {\n      success\n      failed\n      waiting\n      external\n    }\n    allowedActions\n  }\n": typeof types.OrderProgressFragmentDoc,
    "\n  mutation ResubmitParcels($id: EntityId!, $packageIds: [EntityId!], $clientNo: String!) {\n    againSubmit(id: $id, packageIds: $packageIds, clientNo: $clientNo) {\n      orderId\n      submitted\n      skipped {\n        packageId\n        msg\n      }\n      order {\n        ...OrderProgress\n      }\n    }\n  }\n": typeof types.ResubmitParcelsDocument,
    "\n  mutation ResendShipped($id: EntityId!, $packageIds: [EntityId!]) {\n    reAutoSend(id: $id, packageIds: $packageIds) {\n      orderId\n      submitted\n      failed {\n        packageId\n        msg\n      }\n      order {\n        ...OrderProgress\n      }\n    }\n  }\n": typeof types.ResendShippedDocument,
    "\n  mutation EditReceiver($id: EntityId!, $input: ReceiverInput!) {\n    editReceiver(id: $id, input: $input) {\n      packageId\n      orderId\n      parcel {\n        id\n        receiverName\n        receiverPhone\n        province\n        city\n        district\n        address\n        status\n        outputStatus\n        outputResult\n        allowedActions\n      }\n    }\n  }\n": typeof types.EditReceiverDocument,
    "\n  mutation FillWaybills($rows: [WaybillRowInput!]!) {\n    fillWaybills(rows: $rows) {\n      filled\n      failed {\n        row\n        msg\n      }\n      parcels {\n        id\n        status\n        statusText\n        outputStatus\n        courierName\n        waybillNo\n        ownWaybill\n        allowedActions\n      }\n    }\n  }\n": typeof types.FillWaybillsDocument,
    "\n  query ListFillCouriers($warehouseId: EntityId!) {\n    warehouse(id: $warehouseId) {\n      id\n      couriers {\n        enabled\n        courierId\n        courier {\n          id\n          name\n        }\n      }\n    }\n  }\n": typeof types.ListFillCouriersDocument,
    "\n  mutation RevealReceiver($id: EntityId!) {\n    revealReceiver(id: $id) {\n      receiverName\n      receiverPhone\n      provinceCode\n      cityCode\n      districtCode\n      province\n      city\n      district\n      address\n    }\n  }\n": typeof types.RevealReceiverDocument,
    "\n  query LoadRechargeTerms {\n    payChannels {\n      payType\n      payTypeText\n    }\n    settings {\n      minRecharge\n      maxRecharge\n    }\n  }\n": typeof types.LoadRechargeTermsDocument,
    "\n  mutation CreatePayment($input: PaymentInput!, $clientNo: String!) {\n    createPayment(input: $input, clientNo: $clientNo) {\n      id\n      amount\n      payType\n      payUrl\n      qrCode\n      expireAt\n    }\n  }\n": typeof types.CreatePaymentDocument,
    "\n  query CheckPayment($id: EntityId!) {\n    payment(id: $id) {\n      id\n      status\n      statusText\n      amount\n      late\n      expireAt\n      balance\n    }\n  }\n": typeof types.CheckPaymentDocument,
    "\n  query CountProblems {\n    problems(pageSize: 1) {\n      counts {\n        kind\n        count\n      }\n    }\n  }\n": typeof types.CountProblemsDocument,
    "\n  fragment ProblemRow on Problem {\n    id\n    kind\n    at\n    title\n    reasonCode\n    text\n    shopId\n    shopName\n    shopOrderId\n    orderId\n    packageId\n    refundId\n    packageStatus\n    goodName\n    price\n    actions\n  }\n": typeof types.ProblemRowFragmentDoc,
    "\n  query ListProblems($kind: ProblemKind, $page: Int!, $pageSize: Int!, $cursor: String) {\n    problems(filter: { kind: $kind }, page: $page, pageSize: $pageSize, cursor: $cursor) {\n      page\n      nextCursor\n      total\n      counts {\n        kind\n        count\n      }\n      list {\n        ...ProblemRow\n      }\n    }\n  }\n": typeof types.ListProblemsDocument,
    "\n  query FindReceiver($packageId: EntityId!) {\n    parcels(filter: { id: $packageId }, pageSize: 1) {\n      list {\n        id\n        packageNo\n        receiverName\n        receiverPhone\n        province\n        city\n        district\n        address\n      }\n    }\n  }\n": typeof types.FindReceiverDocument,
    "\n  query LoadLeague {\n    league {\n      level\n      invites\n      packages\n      recharge\n      levels {\n        level\n        name\n        needInvites\n        needPackages\n        needRecharge\n        discount\n        maxProfit\n      }\n    }\n  }\n": typeof types.LoadLeagueDocument,
    "\n  fragment UserProfitRow on UserProfit {\n    id\n    userId\n    userPhone\n    nickName\n    goodId\n    goodName\n    profit\n    courierProfit\n    enabled\n    remark\n    updatedAt\n  }\n": typeof types.UserProfitRowFragmentDoc,
    "\n  query ListUserProfits($filter: UserProfitFilter, $page: Int!, $pageSize: Int!, $cursor: String) {\n    userProfits(filter: $filter, page: $page, pageSize: $pageSize, cursor: $cursor) {\n      page\n      nextCursor\n      total\n      list {\n        ...UserProfitRow\n      }\n    }\n  }\n": typeof types.ListUserProfitsDocument,
    "\n  query LoadDefaultProfit {\n    defaultProfit {\n      profit\n      courierProfit\n      maxProfit\n      maxCourierProfit\n    }\n  }\n": typeof types.LoadDefaultProfitDocument,
    "\n  query ListMarkUpGoods($keyword: String) {\n    goods(filter: { keyword: $keyword }, pageSize: 5) {\n      total\n      list {\n        id\n        name\n        pic\n        price\n      }\n    }\n  }\n": typeof types.ListMarkUpGoodsDocument,
    "\n  mutation SetDefaultProfit($profit: Fen!, $courierProfit: Fen!) {\n    setDefaultProfit(profit: $profit, courierProfit: $courierProfit) {\n      profit\n      courierProfit\n      maxProfit\n      maxCourierProfit\n    }\n  }\n": typeof types.SetDefaultProfitDocument,
    "\n  mutation CreateUserProfits($input: UserProfitInput!) {\n    createUserProfits(input: $input) {\n      ...UserProfitRow\n    }\n  }\n": typeof types.CreateUserProfitsDocument,
    "\n  mutation UpdateUserProfit($id: EntityId!, $input: UserProfitChangeInput!) {\n    updateUserProfit(id: $id, input: $input) {\n      ...UserProfitRow\n    }\n  }\n": typeof types.UpdateUserProfitDocument,
    "\n  mutation DeleteUserProfits($ids: [EntityId!]!) {\n    deleteUserProfits(ids: $ids)\n  }\n": typeof types.DeleteUserProfitsDocument,
    "\n  query LoadPromotionSummary {\n    invitees(pageSize: 1) {\n      promotion {\n        inviteCode\n        inviteUrl\n        inviteCount\n        todayCount\n        activeCount\n        totalProfit\n        unsettled\n        todayProfit\n      }\n    }\n  }\n": typeof types.LoadPromotionSummaryDocument,
    "\n  query ListPromotionDays($days: Int!) {\n    promotionDays(days: $days) {\n      date\n      invited\n      parcels\n      profit\n    }\n  }\n": typeof types.ListPromotionDaysDocument,
    "\n  fragment InviteeRow on Invitee {\n    userId\n    phone\n    nickName\n    createdAt\n    level\n    levelName\n    packageCount\n    spend\n    profit\n    profitSettled\n    lastOrderAt\n    markUp {\n      ...UserProfitRow\n    }\n    goodsMarkUps\n  }\n": typeof types.InviteeRowFragmentDoc,
    "\n  query ListInvitees($filter: InviteeFilter, $page: Int!, $pageSize: Int!, $cursor: String) {\n    invitees(filter: $filter, page: $page, pageSize: $pageSize, cursor: $cursor) {\n      page\n      nextCursor\n      total\n      list {\n        ...InviteeRow\n      }\n    }\n  }\n": typeof types.ListInviteesDocument,
    "\n  query ListSimulatedGoods($id: EntityId!) {\n    good(id: $id) {\n      id\n      name\n      pic\n      price\n      minNum\n      maxNum\n      warehouses {\n        id\n        name\n        province\n        city\n        warehouse {\n          id\n          couriers {\n            warehouseId\n            courierId\n            enabled\n            courier {\n              id\n              name\n            }\n          }\n        }\n      }\n    }\n  }\n": typeof types.ListSimulatedGoodsDocument,
    "\n  query ListSimulatedMembers {\n    invitees(pageSize: 100) {\n      total\n      list {\n        userId\n        phone\n        nickName\n        level\n        levelName\n      }\n    }\n  }\n": typeof types.ListSimulatedMembersDocument,
    "\n  query SimulatePrice($input: PriceSimulationInput!) {\n    priceSimulation(input: $input) {\n      unitPrice\n      goodsFee\n      courierFee\n      remoteFee\n      discountFee\n      packageFee\n      agentShare\n      plainFee\n      profit\n      courierProfit\n      banned\n      reason\n    }\n  }\n": typeof types.SimulatePriceDocument,
    "\n  query ListRefunds($filter: RefundFilter, $page: Int!, $pageSize: Int!, $cursor: String) {\n    refunds(filter: $filter, page: $page, pageSize: $pageSize, cursor: $cursor) {\n      page\n      nextCursor\n      total\n      list {\n        id\n        refundNo\n        packageId\n        packageNo\n        orderId\n        orderNo\n        goodName\n        num\n        waybillNo\n        packageFee\n        amount\n        waybillFee\n        reason\n        status\n        statusText\n        auditReason\n        dueAt\n        createdAt\n        finishedAt\n        returnedAt\n        allowedActions\n      }\n    }\n  }\n": typeof types.ListRefundsDocument,
    "\n  query ListLatestRefunds($cursor: String) {\n    refunds(pageSize: 100, cursor: $cursor) {\n      nextCursor\n      list {\n        id\n        packageId\n        amount\n        status\n      }\n    }\n  }\n": typeof types.ListLatestRefundsDocument,
    "\n  fragment RefundedParcel on Parcel {\n    id\n    status\n    statusText\n    refundStatus\n    refundId\n    refundFee\n    outputStatus\n    allowedActions\n  }\n": typeof types.RefundedParcelFragmentDoc,
    "\n  fragment DecidedRefund on RefundPayload {\n    refund {\n      id\n      amount\n      status\n      statusText\n      auditReason\n      dueAt\n      finishedAt\n      returnedAt\n      allowedActions\n    }\n    parcel {\n      ...RefundedParcel\n    }\n  }\n": typeof types.DecidedRefundFragmentDoc,
    "\n  mutation RefundParcels($ids: [EntityId!]!, $reason: String) {\n    refundParcels(ids: $ids, reason: $reason) {\n      success {\n        packageId\n        refundStatus\n        amount\n      }\n      failed {\n        packageId\n        msg\n      }\n      parcels {\n        ...RefundedParcel\n      }\n    }\n  }\n": typeof types.RefundParcelsDocument,
    "\n  mutation RevokeRefund($id: EntityId!) {\n    revokeRefund(id: $id) {\n      refundId\n      ...DecidedRefund\n    }\n  }\n": typeof types.RevokeRefundDocument,
    "\n  mutation AnswerRefund($id: EntityId!, $input: RefundAnswerInput!) {\n    answerRefund(id: $id, input: $input) {\n      refundId\n      amount\n      ...DecidedRefund\n    }\n  }\n": typeof types.AnswerRefundDocument,
    "\n  mutation ConfirmReturn($id: EntityId!) {\n    confirmReturn(id: $id) {\n      refundId\n      amount\n      ...DecidedRefund\n    }\n  }\n": typeof types.ConfirmReturnDocument,
    "\n  query LoadGoodsFilters {\n    categories {\n      id\n      name\n    }\n    goodsAreas {\n      code\n      name\n      count\n    }\n  }\n": typeof types.LoadGoodsFiltersDocument,
    "\n  query SuggestWarehouses($keyword: String!) {\n    warehouses(filter: { keyword: $keyword }, pageSize: 8) {\n      list {\n        id\n        name\n      }\n    }\n  }\n": typeof types.SuggestWarehousesDocument,
    "\n  query ListWarehouseFeed($keyword: String, $page: Int!) {\n    warehouses(filter: { keyword: $keyword }, page: $page, pageSize: 12) {\n      total\n      list {\n        id\n        name\n        logo\n        intro\n        province\n        city\n        goodsCount\n        soldCount\n        monthSold\n        collectCount\n        score\n        cutoffTime\n        status\n        pauseReason\n        couriers {\n          warehouseId\n          courierId\n          enabled\n          courier {\n            id\n            name\n            cutoffTime\n          }\n        }\n      }\n    }\n  }\n": typeof types.ListWarehouseFeedDocument,
    "\n  fragment EditedGood on SellerGood {\n    id\n    goodsNo\n    name\n    categoryId\n    pics\n    detail\n    supplyPrice\n    price\n    weight\n    unit\n    minNum\n    maxNum\n    platforms\n    isGift\n    status\n    auditReason\n    version\n    sold\n    stocks {\n      id\n      warehouseId\n      warehouseName\n      available\n      locked\n      isLow\n    }\n  }\n": typeof types.EditedGoodFragmentDoc,
    "\n  query LoadSellerGood($id: EntityId!) {\n    sellerGood(id: $id) {\n      ...EditedGood\n    }\n  }\n": typeof types.LoadSellerGoodDocument,
    "\n  mutation CreateGood($input: GoodInput!, $clientNo: String!) {\n    createGood(input: $input, clientNo: $clientNo) {\n      ...EditedGood\n    }\n  }\n": typeof types.CreateGoodDocument,
    "\n  mutation UpdateGood($id: EntityId!, $input: GoodInput!) {\n    updateGood(id: $id, input: $input) {\n      ...EditedGood\n    }\n  }\n": typeof types.UpdateGoodDocument,
    "\n  fragment SellerGoodRow on SellerGood {\n    id\n    goodsNo\n    name\n    pic\n    categoryName\n    supplyPrice\n    price\n    unit\n    isGift\n    status\n    auditReason\n    sold\n    monthSold\n    stocks {\n      id\n      warehouseId\n      warehouseName\n      quantity\n      locked\n      available\n      isLow\n    }\n    updatedAt\n  }\n": typeof types.SellerGoodRowFragmentDoc,
    "\n  query ListSellerGoods($filter: SellerGoodFilter, $sort: SellerGoodSort!, $page: Int!, $pageSize: Int!, $cursor: String) {\n    sellerGoods(filter: $filter, sort: $sort, page: $page, pageSize: $pageSize, cursor: $cursor) {\n      page\n      nextCursor\n      total\n      counts {\n        status\n        count\n      }\n      list {\n        ...SellerGoodRow\n      }\n    }\n  }\n": typeof types.ListSellerGoodsDocument,
    "\n  query LoadSellerGoodOptions {\n    categories {\n      id\n      name\n    }\n    sellerWarehouses(pageSize: 100) {\n      list {\n        id\n        name\n        status\n      }\n    }\n  }\n": typeof types.LoadSellerGoodOptionsDocument,
    "\n  fragment GoodState on SellerGood {\n    id\n    status\n    auditReason\n    updatedAt\n  }\n": typeof types.GoodStateFragmentDoc,
    "\n  mutation SetGoodsOnSale($ids: [EntityId!]!, $onSale: Boolean!) {\n    setGoodsOnSale(ids: $ids, onSale: $onSale) {\n      id\n      done\n      msg\n      good {\n        ...GoodState\n      }\n    }\n  }\n": typeof types.SetGoodsOnSaleDocument,
    "\n  mutation DeleteGoods($ids: [EntityId!]!) {\n    deleteGoods(ids: $ids) {\n      id\n      done\n      msg\n      good {\n        ...GoodState\n      }\n    }\n  }\n": typeof types.DeleteGoodsDocument,
    "\n  fragment WarehouseRow on SellerWarehouse {\n    id\n    name\n    logo\n    province\n    city\n    district\n    workDays\n    sundayRest\n    restDates\n    cutoffTime\n    status\n    pauseReason\n    goodsCount\n    openOrders\n    couriers {\n      courierId\n      firstWeight\n      firstFee\n      stepWeight\n      stepFee\n      enabled\n      courier {\n        id\n        name\n      }\n    }\n  }\n": typeof types.WarehouseRowFragmentDoc,
    "\n  query ListSellerWarehouses($filter: SellerWarehouseFilter, $page: Int!, $cursor: String) {\n    sellerWarehouses(filter: $filter, page: $page, pageSize: 20, cursor: $cursor) {\n      page\n      nextCursor\n      total\n      list {\n        ...WarehouseRow\n      }\n    }\n  }\n": typeof types.ListSellerWarehousesDocument,
    "\n  fragment WarehouseDetail on SellerWarehouse {\n    id\n    name\n    logo\n    intro\n    contact\n    phone\n    csUrl\n    provinceCode\n    cityCode\n    districtCode\n    address\n    platforms\n    outputMode\n    workDays\n    sundayRest\n    restDates\n    cutoffTime\n    status\n    pauseReason\n    version\n    couriers {\n      courierId\n      firstWeight\n      firstFee\n      stepWeight\n      stepFee\n      costFirstFee\n      costStepFee\n      enabled\n      areaRules {\n        areaCode\n        areaName\n        type\n        fee\n        startAt\n        endAt\n        reason\n      }\n    }\n  }\n": typeof types.WarehouseDetailFragmentDoc,
    "\n  query LoadSellerWarehouse($id: EntityId!) {\n    sellerWarehouse(id: $id) {\n      ...WarehouseDetail\n    }\n  }\n": typeof types.LoadSellerWarehouseDocument,
    "\n  mutation CreateWarehouse($input: WarehouseInput!) {\n    createWarehouse(input: $input) {\n      id\n    }\n  }\n": typeof types.CreateWarehouseDocument,
    "\n  mutation UpdateWarehouse($id: EntityId!, $input: WarehouseInput!) {\n    updateWarehouse(id: $id, input: $input) {\n      ...WarehouseRow\n      ...WarehouseDetail\n    }\n  }\n": typeof types.UpdateWarehouseDocument,
    "\n  mutation SetWarehouseStatus($id: EntityId!, $status: ServiceStatus!, $pauseReason: String) {\n    setWarehouseStatus(id: $id, status: $status, pauseReason: $pauseReason) {\n      id\n      status\n      pauseReason\n    }\n  }\n": typeof types.SetWarehouseStatusDocument,
    "\n  mutation DeleteWarehouse($id: EntityId!) {\n    deleteWarehouses(ids: [$id]) {\n      id\n      done\n      msg\n    }\n  }\n": typeof types.DeleteWarehouseDocument,
    "\n  query ListCouriers {\n    couriers {\n      id\n      name\n    }\n  }\n": typeof types.ListCouriersDocument,
    "\n  mutation DeleteSender($id: EntityId!) {\n    deleteSenders(ids: [$id])\n  }\n": typeof types.DeleteSenderDocument,
    "\n  mutation EndSession {\n    logout\n  }\n": typeof types.EndSessionDocument,
    "\n  query FindShop($cursor: String, $pageSize: Int!) {\n    shops(pageSize: $pageSize, cursor: $cursor) {\n      nextCursor\n      list {\n        id\n        platform\n        shopName\n        status\n        autoSend\n        defaultSenderId\n      }\n    }\n  }\n": typeof types.FindShopDocument,
    "\n  query ListShopOrders($filter: ShopOrderFilter!, $page: Int!, $pageSize: Int!, $cursor: String) {\n    shopOrders(filter: $filter, page: $page, pageSize: $pageSize, cursor: $cursor) {\n      page\n      nextCursor\n      total\n      counts {\n        status\n        count\n      }\n      list {\n        ...ShopOrderLine\n        remoteRefundStatus\n        importStatus\n        payAmount\n        paidAt\n        promisedShipAt\n        buyerMemo\n        sellerMemo\n        flagColor\n        mergeId\n        problemText\n      }\n    }\n  }\n": typeof types.ListShopOrdersDocument,
    "\n  fragment ShopOrderLine on ShopOrder {\n    id\n    remoteOrderNo\n    receiverName\n    receiverPhone\n    receiverAddress\n    province\n    city\n    district\n    items {\n      remoteGoodId\n      remoteSkuId\n      title\n      sku\n      num\n      pic\n    }\n  }\n": typeof types.ShopOrderLineFragmentDoc,
    "\n  query FindShopOrders($filter: ShopOrderFilter!, $cursor: String, $pageSize: Int!) {\n    shopOrders(filter: $filter, pageSize: $pageSize, cursor: $cursor) {\n      nextCursor\n      list {\n        mergeId\n        ...ShopOrderLine\n      }\n    }\n  }\n": typeof types.FindShopOrdersDocument,
    "\n  mutation PullShopOrders($input: ShopPullInput!) {\n    pullShopOrders(input: $input) {\n      taskId\n      done\n      total\n      added\n      updated\n    }\n  }\n": typeof types.PullShopOrdersDocument,
    "\n  query ListMergeOrders($shopId: EntityId!) {\n    mergeOrders(shopId: $shopId) {\n      id\n      status\n      receiverKey\n      receiverName\n      receiverAddress\n      shopOrderIds\n      count\n    }\n  }\n": typeof types.ListMergeOrdersDocument,
    "\n  mutation MergeShopOrders($ids: [EntityId!]!) {\n    mergeShopOrders(ids: $ids) {\n      merged\n      list {\n        id\n        shopOrderIds\n      }\n      rejected {\n        shopOrderId\n        msg\n      }\n      shopOrders {\n        id\n        importStatus\n        mergeId\n      }\n    }\n  }\n": typeof types.MergeShopOrdersDocument,
    "\n  mutation SplitMergeOrder($id: EntityId!) {\n    splitMergeOrder(id: $id) {\n      shopOrders {\n        id\n        mergeId\n      }\n    }\n  }\n": typeof types.SplitMergeOrderDocument,
    "\n  mutation IgnoreShopOrders($ids: [EntityId!]!, $ignored: Boolean!) {\n    ignoreShopOrders(ids: $ids, ignored: $ignored) {\n      count\n      shopOrders {\n        id\n        importStatus\n      }\n    }\n  }\n": typeof types.IgnoreShopOrdersDocument,
    "\n  query PlanShopOrders($input: ShopOrderPlanInput!) {\n    shopOrderPlan(input: $input) {\n      parts {\n        goodId\n        goodName\n        goodPic\n        warehouseId\n        warehouseName\n        courierId\n        courierName\n        num\n        shopOrderIds\n        mergeIds\n      }\n      unplanned {\n        shopOrderId\n        mergeId\n        reasonCode\n        msg\n      }\n    }\n  }\n": typeof types.PlanShopOrdersDocument,
    "\n  query GetSendAddress($shopId: EntityId!) {\n    sendAddresses(shopId: $shopId) {\n      remoteAddressId\n      name\n      phone\n      province\n      city\n      district\n      address\n      isDefault\n    }\n  }\n": typeof types.GetSendAddressDocument,
    "\n  mutation QuoteShipment($input: OrderInput!) {\n    quoteOrder(input: $input) {\n      quoteNo\n      expireAt\n      rows {\n        row\n        state\n        num\n        problems {\n          field\n          reasonCode\n          msg\n          blocking\n        }\n        goodsFee\n        courierFee\n        remoteFee\n        discountFee\n        packageFee\n        promisedShipAt\n      }\n      packageCount\n      goodsFee\n      courierFee\n      remoteFee\n      discountFee\n      totalFee\n      available\n      balance\n      enough\n      problems {\n        field\n        reasonCode\n        msg\n        blocking\n      }\n    }\n  }\n": typeof types.QuoteShipmentDocument,
    "\n  query FindOrderedNumbers($platform: Platform!, $thirdOrderNos: [String!]!) {\n    orderedNumbers(platform: $platform, thirdOrderNos: $thirdOrderNos) {\n      thirdOrderNo\n    }\n  }\n": typeof types.FindOrderedNumbersDocument,
    "\n  mutation CreateShipment($input: OrderInput!, $clientNo: String!) {\n    createOrder(input: $input, clientNo: $clientNo) {\n      orderId\n      orderNo\n      totalFee\n      packageCount\n      payExpireAt\n      balance\n      enough\n    }\n  }\n": typeof types.CreateShipmentDocument,
    "\n  mutation PayShipment($id: EntityId!, $clientNo: String!) {\n    confirmOrder(id: $id, action: PAY, clientNo: $clientNo) {\n      orderId\n      status\n      paidFee\n      balance\n      order {\n        id\n        status\n        statusText\n        allowedActions\n      }\n    }\n  }\n": typeof types.PayShipmentDocument,
    "\n  mutation CreateBatch($input: BatchInput!, $clientNo: String!) {\n    createBatch(input: $input, clientNo: $clientNo) {\n      batchNo\n      packageCount\n      totalFee\n      payExpireAt\n      balance\n      enough\n      skipped {\n        part\n        row\n      }\n      orders {\n        id\n      }\n    }\n  }\n": typeof types.CreateBatchDocument,
    "\n  mutation PayBatch($batchNo: String!, $clientNo: String!) {\n    confirmBatch(batchNo: $batchNo, clientNo: $clientNo) {\n      batchNo\n      paidFee\n      balance\n      orders {\n        id\n        status\n        statusText\n        allowedActions\n      }\n    }\n  }\n": typeof types.PayBatchDocument,
    "\n  mutation QuoteBatch($input: BatchInput!) {\n    quoteBatch(input: $input) {\n      quoteNo\n      expireAt\n      parts {\n        part\n        refusal {\n          errorKey\n          msg\n        }\n        rows {\n          row\n          shopOrderIds\n          mergeId\n          state\n          problems {\n            field\n            reasonCode\n            msg\n            blocking\n          }\n          goodsFee\n          courierFee\n          remoteFee\n          discountFee\n          packageFee\n        }\n        packageCount\n        totalFee\n        available\n        problems {\n          field\n          reasonCode\n          msg\n          blocking\n        }\n      }\n      packageCount\n      goodsFee\n      courierFee\n      remoteFee\n      discountFee\n      totalFee\n      balance\n      enough\n    }\n  }\n": typeof types.QuoteBatchDocument,
    "\n  fragment ShopFields on Shop {\n    id\n    platform\n    shopName\n    status\n    expireAt\n    daysLeft\n    lastSyncAt\n    lastError\n    autoSend\n    autoOrder\n    autoDayLimit\n    autoParcelLimit\n    defaultCourierId\n    defaultSenderId\n    tagRule {\n      matchType\n      color\n      text\n    }\n    waitingOrders\n  }\n": typeof types.ShopFieldsFragmentDoc,
    "\n  query ListShops($page: Int!, $pageSize: Int!, $cursor: String) {\n    shops(page: $page, pageSize: $pageSize, cursor: $cursor) {\n      page\n      nextCursor\n      total\n      list {\n        ...ShopFields\n      }\n    }\n  }\n": typeof types.ListShopsDocument,
    "\n  query ListShopPlatforms {\n    shopPlatforms {\n      platform\n      configured\n    }\n  }\n": typeof types.ListShopPlatformsDocument,
    "\n  query LoadBindings($platform: Platform!) {\n    shops(filter: { platform: $platform }, pageSize: 100) {\n      list {\n        id\n        authAt\n      }\n    }\n  }\n": typeof types.LoadBindingsDocument,
    "\n  mutation AuthoriseShop($platform: Platform!, $shopName: String) {\n    authoriseShop(platform: $platform, shopName: $shopName) {\n      url\n    }\n  }\n": typeof types.AuthoriseShopDocument,
    "\n  mutation UpdateShop($id: EntityId!, $input: ShopChangeInput!) {\n    updateShop(id: $id, input: $input) {\n      ...ShopFields\n    }\n  }\n": typeof types.UpdateShopDocument,
    "\n  mutation DeleteShop($id: EntityId!) {\n    deleteShop(id: $id)\n  }\n": typeof types.DeleteShopDocument,
    "\n  query ListShopCouriers {\n    couriers {\n      id\n      name\n      status\n    }\n  }\n": typeof types.ListShopCouriersDocument,
    "\n  fragment ShopGoodRow on ShopGood {\n    id\n    remoteGoodId\n    remoteSkuId\n    remoteTitle\n    goodId\n    goodName\n    goodPic\n    onSale\n    warehouseId\n    warehouseName\n    courierId\n    courierName\n    num\n  }\n": typeof types.ShopGoodRowFragmentDoc,
    "\n  query ListShopGoods($shopId: EntityId!, $keyword: String, $page: Int!, $pageSize: Int!, $cursor: String) {\n    shopGoods(shopId: $shopId, filter: { keyword: $keyword }, page: $page, pageSize: $pageSize, cursor: $cursor) {\n      page\n      nextCursor\n      total\n      list {\n        ...ShopGoodRow\n      }\n    }\n  }\n": typeof types.ListShopGoodsDocument,
    "\n  query ListWaitingItems($shopId: EntityId!, $keyword: String) {\n    shopOrders(\n      filter: { shopId: $shopId, importStatus: PENDING, goodsKeyword: $keyword }\n      pageSize: 100\n    ) {\n      list {\n        id\n        items {\n          remoteGoodId\n          remoteSkuId\n          title\n          sku\n          num\n          pic\n        }\n      }\n    }\n  }\n": typeof types.ListWaitingItemsDocument,
    "\n  mutation AddShopGood($input: ShopGoodInput!) {\n    addShopGood(input: $input) {\n      ...ShopGoodRow\n    }\n  }\n": typeof types.AddShopGoodDocument,
    "\n  mutation DeleteShopGood($id: EntityId!) {\n    deleteShopGood(id: $id)\n  }\n": typeof types.DeleteShopGoodDocument,
    "\n  fragment ProfitSums on ProfitFigures {\n    orderCount\n    packageCount\n    goodsIncome\n    courierCost\n    remoteIncome\n    refundFee\n    commission\n    profit\n    settled\n    pending\n  }\n": typeof types.ProfitSumsFragmentDoc,
    "\n  query LoadSellerProfit($filter: ProfitFilter, $unit: ProfitUnit!) {\n    sellerProfit(filter: $filter, unit: $unit) {\n      total\n      summary {\n        ...ProfitSums\n      }\n      list {\n        key\n        name\n        figures {\n          ...ProfitSums\n        }\n      }\n    }\n  }\n": typeof types.LoadSellerProfitDocument,
    "\n  query ListProfitWarehouses {\n    sellerWarehouses(pageSize: 100) {\n      list {\n        id\n        name\n      }\n    }\n  }\n": typeof types.ListProfitWarehousesDocument,
    "\n  query LoadProfitGood($id: EntityId!) {\n    sellerGood(id: $id) {\n      id\n      name\n    }\n  }\n": typeof types.LoadProfitGoodDocument,
    "\n  fragment GoodStockRow on GoodStock {\n    id\n    goodId\n    goodsNo\n    goodName\n    goodPic\n    goodStatus\n    warehouseId\n    warehouseName\n    quantity\n    locked\n    available\n    warnQuantity\n    isLow\n    version\n    updatedAt\n  }\n": typeof types.GoodStockRowFragmentDoc,
    "\n  query ListGoodStocks($filter: GoodStockFilter, $page: Int!, $pageSize: Int!, $cursor: String) {\n    goodStocks(filter: $filter, page: $page, pageSize: $pageSize, cursor: $cursor) {\n      page\n      nextCursor\n      total\n      counts {\n        all\n        low\n        out\n      }\n      list {\n        ...GoodStockRow\n      }\n    }\n  }\n": typeof types.ListGoodStocksDocument,
    "\n  query ListStockWarehouses {\n    sellerWarehouses(pageSize: 100) {\n      list {\n        id\n        name\n      }\n    }\n  }\n": typeof types.ListStockWarehousesDocument,
    "\n  query ListStockGoods($keyword: String) {\n    sellerGoods(filter: { keyword: $keyword }, pageSize: 6) {\n      total\n      list {\n        id\n        name\n        goodsNo\n        pic\n      }\n    }\n  }\n": typeof types.ListStockGoodsDocument,
    "\n  query ListStockLogs($stockId: EntityId!, $type: StockLogType, $page: Int!, $pageSize: Int!, $cursor: String) {\n    stockLogs(stockId: $stockId, filter: { type: $type }, page: $page, pageSize: $pageSize, cursor: $cursor) {\n      page\n      nextCursor\n      total\n      list {\n        id\n        type\n        delta\n        quantityAfter\n        lockedAfter\n        bizNo\n        remark\n        createdAt\n      }\n    }\n  }\n": typeof types.ListStockLogsDocument,
    "\n  query ListStockReservations($stockId: EntityId!, $page: Int!, $pageSize: Int!, $cursor: String) {\n    stockReservations(stockId: $stockId, page: $page, pageSize: $pageSize, cursor: $cursor) {\n      page\n      nextCursor\n      total\n      list {\n        orderId\n        orderNo\n        quantity\n        paid\n        payExpireAt\n        createdAt\n      }\n    }\n  }\n": typeof types.ListStockReservationsDocument,
    "\n  mutation UpdateGoodStock($id: EntityId!, $input: GoodStockChangeInput!) {\n    updateGoodStock(id: $id, input: $input) {\n      ...GoodStockRow\n    }\n  }\n": typeof types.UpdateGoodStockDocument,
    "\n  mutation CreateGoodStock($input: GoodStockInput!) {\n    createGoodStock(input: $input) {\n      ...GoodStockRow\n    }\n  }\n": typeof types.CreateGoodStockDocument,
    "\n  mutation DeleteGoodStock($id: EntityId!) {\n    deleteGoodStock(id: $id)\n  }\n": typeof types.DeleteGoodStockDocument,
    "\n  mutation ImportGoodStocks($rows: [StockRowInput!]!, $clientNo: String!) {\n    importGoodStocks(rows: $rows, clientNo: $clientNo) {\n      importNo\n      created\n      updated\n      unchanged\n      failed {\n        row\n        msg\n      }\n    }\n  }\n": typeof types.ImportGoodStocksDocument,
    "\n  query LoadTimeline($packageId: EntityId!) {\n    timeline(packageId: $packageId) {\n      packageId\n      courierName\n      waybillNo\n      traceState\n      list {\n        id\n        at\n        type\n        text\n        actor\n      }\n    }\n  }\n": typeof types.LoadTimelineDocument,
    "\n  query LoadWalletBalance($kind: AccountKind!) {\n    me(kind: $kind) {\n      __typename\n      id\n      phone\n      realStatus\n      balance\n      frozen\n      held\n      withdrawable\n      ... on Buyer {\n        level\n        levelName\n        totalSpend\n      }\n      ... on Seller {\n        pendingSettle\n        settleDays\n      }\n    }\n  }\n": typeof types.LoadWalletBalanceDocument,
    "\n  query ListWalletDays($days: Int!) {\n    walletDays(days: $days) {\n      date\n      moneyIn\n      moneyOut\n      balance\n    }\n  }\n": typeof types.ListWalletDaysDocument,
    "\n  query ListMoneyLogs($filter: MoneyLogFilter, $page: Int!, $pageSize: Int!, $cursor: String) {\n    moneyLogs(filter: $filter, page: $page, pageSize: $pageSize, cursor: $cursor) {\n      page\n      nextCursor\n      total\n      sumIn\n      sumOut\n      list {\n        id\n        logNo\n        type\n        typeText\n        amount\n        balanceAfter\n        frozenBefore\n        frozenAfter\n        bizNo\n        orderId\n        packageId\n        payId\n        cashOutId\n        parts {\n          title\n          amount\n        }\n        title\n        createdAt\n      }\n    }\n  }\n": typeof types.ListMoneyLogsDocument,
    "\n  query ListRecharges($filter: RechargeFilter, $page: Int!, $pageSize: Int!, $cursor: String) {\n    recharges(filter: $filter, page: $page, pageSize: $pageSize, cursor: $cursor) {\n      page\n      nextCursor\n      total\n      sumPaid\n      list {\n        id\n        rechargeNo\n        payId\n        amount\n        bonus\n        realAmount\n        payType\n        payTypeText\n        status\n        statusText\n        late\n        channelTradeNo\n        createdAt\n        paidAt\n      }\n    }\n  }\n": typeof types.ListRechargesDocument,
    "\n  query ListCashOuts($filter: CashOutFilter, $page: Int!, $pageSize: Int!, $cursor: String) {\n    cashOuts(filter: $filter, page: $page, pageSize: $pageSize, cursor: $cursor) {\n      page\n      nextCursor\n      total\n      sumPaid\n      list {\n        ...CashOutRow\n      }\n    }\n  }\n": typeof types.ListCashOutsDocument,
    "\n  query LoadStore($id: EntityId!) {\n    warehouse(id: $id) {\n      id\n      name\n      logo\n      intro\n      province\n      city\n      goodsCount\n      soldCount\n      monthSold\n      collectCount\n      score\n      outputMode\n      workDays\n      sundayRest\n      restDates\n      cutoffTime\n      status\n      pauseReason\n      couriers {\n        warehouseId\n        courierId\n        firstWeight\n        firstFee\n        stepWeight\n        stepFee\n        enabled\n        courier {\n          id\n          name\n          workDays\n          sundayRest\n          cutoffTime\n          status\n        }\n      }\n    }\n  }\n": typeof types.LoadStoreDocument,
    "\n  fragment AccountFields on Account {\n    id\n    uuid\n    authorityId\n    kind\n    phone\n    nickName\n    headerImg\n    balance\n    frozen\n  }\n": typeof types.AccountFieldsFragmentDoc,
    "\n  query LoadAccount($kind: AccountKind!) {\n    me(kind: $kind) {\n      ...AccountFields\n    }\n  }\n": typeof types.LoadAccountDocument,
    "\n  query ReadAddresses($text: String!) {\n    readAddresses(text: $text) {\n      text\n      name\n      phone\n      extension\n      provinceCode\n      cityCode\n      districtCode\n      province\n      city\n      district\n      detail\n      quantity\n      specification\n      remark\n      thirdOrderNo\n      rest\n      problems {\n        field\n        reasonCode\n        msg\n        blocking\n      }\n    }\n  }\n": typeof types.ReadAddressesDocument,
    "\n  query ReadPlaces($places: [String!]!) {\n    readPlaces(places: $places) {\n      provinceCode\n      cityCode\n      districtCode\n      province\n      city\n      district\n      detail\n      problems {\n        field\n        reasonCode\n        msg\n        blocking\n      }\n    }\n  }\n": typeof types.ReadPlacesDocument,
    "\n  query DrawCaptcha($kind: AccountKind!) {\n    captcha(kind: $kind) {\n      captchaId\n      picPath\n    }\n  }\n": typeof types.DrawCaptchaDocument,
    "\n  query ListRegions {\n    regions {\n      version\n      list {\n        code\n        name\n        parentCode\n        level\n      }\n    }\n  }\n": typeof types.ListRegionsDocument,
    "\n  fragment SenderFields on Sender {\n    id\n    name\n    phone\n    provinceCode\n    cityCode\n    districtCode\n    province\n    city\n    district\n    address\n    isDefault\n    remark\n  }\n": typeof types.SenderFieldsFragmentDoc,
    "\n  query ListSenders {\n    senders {\n      ...SenderFields\n    }\n  }\n": typeof types.ListSendersDocument,
    "\n  mutation CreateSender($input: SenderInput!) {\n    createSender(input: $input) {\n      ...SenderFields\n    }\n  }\n": typeof types.CreateSenderDocument,
    "\n  mutation UpdateSender($id: EntityId!, $input: SenderInput!) {\n    updateSender(id: $id, input: $input) {\n      ...SenderFields\n    }\n  }\n": typeof types.UpdateSenderDocument,
    "\n  query LoadSiteSettings {\n    settings {\n      title\n      logoPic\n      footerText\n      filingNo\n      wxPic\n      csUrl\n      shopFigures\n      appVersion\n    }\n  }\n": typeof types.LoadSiteSettingsDocument,
    "\n  query LoadWarehouses($keyword: String) {\n    warehouses(filter: { keyword: $keyword }, pageSize: 100) {\n      list {\n        id\n        name\n      }\n    }\n  }\n": typeof types.LoadWarehousesDocument,
    "\n  fragment GoodCardFields on Good {\n    id\n    name\n    pic\n    price\n    unit\n    shipFrom\n    warehouseId\n    sold\n  }\n": typeof types.GoodCardFieldsFragmentDoc,
    "\n  query ListGoodsFeed($filter: GoodFilter, $sort: GoodsSort!, $page: Int!, $pageSize: Int!) {\n    goods(filter: $filter, sort: $sort, page: $page, pageSize: $pageSize) {\n      total\n      page\n      list {\n        ...GoodCardFields\n      }\n    }\n  }\n": typeof types.ListGoodsFeedDocument,
};
const documents: Documents = {
    "\n  fragment ExportState on ExportedFile {\n    taskId\n    done\n    url\n    fileName\n  }\n": types.ExportStateFragmentDoc,
    "\n  mutation ExportOrder($ids: [EntityId!]!, $format: FileFormat!) {\n    exportOrder(ids: $ids, format: $format) {\n      ...ExportState\n    }\n  }\n": types.ExportOrderDocument,
    "\n  mutation ExportOrders($filter: OrderFilter, $format: FileFormat!) {\n    exportOrders(filter: $filter, format: $format) {\n      ...ExportState\n    }\n  }\n": types.ExportOrdersDocument,
    "\n  mutation ExportParcels($filter: ParcelFilter, $format: FileFormat!) {\n    exportParcels(filter: $filter, format: $format) {\n      ...ExportState\n    }\n  }\n": types.ExportParcelsDocument,
    "\n  mutation ExportMoneyLogs($filter: MoneyLogFilter, $format: FileFormat!) {\n    exportMoneyLogs(filter: $filter, format: $format) {\n      ...ExportState\n    }\n  }\n": types.ExportMoneyLogsDocument,
    "\n  mutation ExportRecharges($filter: RechargeFilter, $format: FileFormat!) {\n    exportRecharges(filter: $filter, format: $format) {\n      ...ExportState\n    }\n  }\n": types.ExportRechargesDocument,
    "\n  mutation ExportCashOuts($filter: CashOutFilter, $format: FileFormat!) {\n    exportCashOuts(filter: $filter, format: $format) {\n      ...ExportState\n    }\n  }\n": types.ExportCashOutsDocument,
    "\n  mutation ExportSellerProfit($filter: ProfitFilter, $unit: ProfitUnit!, $format: FileFormat!) {\n    exportSellerProfit(filter: $filter, unit: $unit, format: $format) {\n      ...ExportState\n    }\n  }\n": types.ExportSellerProfitDocument,
    "\n  mutation ExportToShip($packageIds: [EntityId!], $format: FileFormat!) {\n    exportToShip(packageIds: $packageIds, format: $format) {\n      ...ExportState\n    }\n  }\n": types.ExportToShipDocument,
    "\n  query FindExport($taskId: String!) {\n    exportedFile(taskId: $taskId) {\n      ...ExportState\n    }\n  }\n": types.FindExportDocument,
    "\n  query LoadProfile($kind: AccountKind!) {\n    me(kind: $kind) {\n      __typename\n      id\n      kind\n      phone\n      nickName\n      balance\n      frozen\n      withdrawable\n      realStatus\n      realName\n      lastLoginAt\n      ... on Buyer {\n        level\n        levelName\n      }\n      ... on Seller {\n        companyName\n        contact\n        pendingSettle\n      }\n    }\n  }\n": types.LoadProfileDocument,
    "\n  mutation ChangePassword($input: ChangePasswordInput!) {\n    changePassword(input: $input)\n  }\n": types.ChangePasswordDocument,
    "\n  mutation BeginRealName($realName: String!, $idCard: String!) {\n    beginRealName(realName: $realName, idCard: $idCard) {\n      certifyId\n      url\n      qrCode\n      expireAt\n    }\n  }\n": types.BeginRealNameDocument,
    "\n  mutation ConfirmRealName($certifyId: String) {\n    confirmRealName(certifyId: $certifyId) {\n      realStatus\n      realName\n      msg\n    }\n  }\n": types.ConfirmRealNameDocument,
    "\n  mutation ExportPersonalData($input: PersonalDataInput!) {\n    exportPersonalData(input: $input) {\n      ...ExportState\n    }\n  }\n": types.ExportPersonalDataDocument,
    "\n  fragment CashOutRow on CashOut {\n    id\n    cashOutNo\n    amount\n    fee\n    realAmount\n    accountType\n    accountTypeText\n    account\n    accountName\n    bankName\n    status\n    statusText\n    auditReason\n    transferNo\n    createdAt\n    auditedAt\n    paidAt\n    revocable\n  }\n": types.CashOutRowFragmentDoc,
    "\n  query LoadCashOutLimits {\n    cashOutLimits {\n      withdrawable\n      min\n      max\n      feeRate\n      leftToday\n      realName\n      paused\n      auditing {\n        ...CashOutRow\n      }\n    }\n  }\n": types.LoadCashOutLimitsDocument,
    "\n  mutation CreateCashOut($input: CashOutInput!, $clientNo: String!) {\n    createCashOut(input: $input, clientNo: $clientNo) {\n      ...CashOutRow\n    }\n  }\n": types.CreateCashOutDocument,
    "\n  mutation RevokeCashOut($id: EntityId!) {\n    revokeCashOut(id: $id) {\n      ...CashOutRow\n    }\n  }\n": types.RevokeCashOutDocument,
    "\n  subscription WatchChanges {\n    changes {\n      orderIds\n      wallet\n      resync\n    }\n  }\n": types.WatchChangesDocument,
    "\n  fragment ClosingFields on AccountClosing {\n    phase\n    begunAt\n    checks {\n      key\n      count\n      amount\n    }\n    refunds {\n      payNo\n      payTypeText\n      paidAt\n      amount\n      status\n      statusText\n    }\n    refundAmount\n    cashOutAmount\n    giveUpAmount\n    shops\n    members\n    memberParcels\n  }\n": types.ClosingFieldsFragmentDoc,
    "\n  query LoadAccountClosing {\n    accountClosing {\n      ...ClosingFields\n    }\n  }\n": types.LoadAccountClosingDocument,
    "\n  mutation CloseAccount($input: CloseAccountInput!) {\n    closeAccount(input: $input) {\n      ...ClosingFields\n    }\n  }\n": types.CloseAccountDocument,
    "\n  mutation KeepAccount {\n    keepAccount {\n      ...ClosingFields\n    }\n  }\n": types.KeepAccountDocument,
    "\n  mutation SendPhoneCode($input: PhoneCodeInput!) {\n    sendPhoneCode(input: $input) {\n      resendIn\n    }\n  }\n": types.SendPhoneCodeDocument,
    "\n  query LoadFavourites($cursor: String) {\n    favourites(pageSize: 100, cursor: $cursor) {\n      nextCursor\n      list {\n        id\n        goodId\n      }\n    }\n  }\n": types.LoadFavouritesDocument,
    "\n  mutation CreateFavourite($goodId: EntityId!) {\n    createFavourite(goodId: $goodId) {\n      id\n      goodId\n    }\n  }\n": types.CreateFavouriteDocument,
    "\n  mutation DeleteFavourite($goodId: EntityId!) {\n    deleteFavourite(goodId: $goodId)\n  }\n": types.DeleteFavouriteDocument,
    "\n  query ListFavourites($page: Int!, $cursor: String) {\n    favourites(page: $page, pageSize: 20, cursor: $cursor) {\n      page\n      nextCursor\n      total\n      list {\n        id\n        goodId\n        priceDelta\n        createdAt\n        good {\n          ...GoodCardFields\n          status\n          warehouses {\n            id\n            available\n          }\n        }\n      }\n    }\n  }\n": types.ListFavouritesDocument,
    "\n  query LoadFavouriteStates($cursor: String) {\n    favourites(pageSize: 100, cursor: $cursor) {\n      nextCursor\n      list {\n        id\n        goodId\n        good {\n          id\n          status\n        }\n      }\n    }\n  }\n": types.LoadFavouriteStatesDocument,
    "\n  query LoadGood($id: EntityId!) {\n    good(id: $id) {\n      id\n      goodsNo\n      name\n      pic\n      pics\n      detail\n      price\n      weight\n      unit\n      minNum\n      maxNum\n      platforms\n      sold\n      collectCount\n      status\n      categoryId\n      categoryName\n      warehouses {\n        id\n        name\n        province\n        city\n        available\n        warehouse {\n          id\n          name\n          logo\n          score\n          status\n          pauseReason\n          workDays\n          sundayRest\n          restDates\n          cutoffTime\n          couriers {\n            warehouseId\n            courierId\n            firstWeight\n            firstFee\n            stepWeight\n            stepFee\n            enabled\n            areaRules {\n              areaCode\n              type\n              fee\n              startAt\n              endAt\n              reason\n            }\n            courier {\n              id\n              name\n              workDays\n              sundayRest\n              restDates\n              cutoffTime\n              status\n            }\n          }\n        }\n      }\n    }\n  }\n": types.LoadGoodDocument,
    "\n  query LoadViewerRegion {\n    ipRegion {\n      provinceCode\n      cityCode\n    }\n  }\n": types.LoadViewerRegionDocument,
    "\n  query ListHomeCategories {\n    categories {\n      id\n      name\n      icon\n    }\n  }\n": types.ListHomeCategoriesDocument,
    "\n  query LoadShipmentGood($id: EntityId!) {\n    good(id: $id) {\n      id\n      name\n      pic\n      price\n      weight\n      unit\n      minNum\n      maxNum\n      status\n      platforms\n      shipFrom\n      warehouses {\n        id\n        name\n        province\n        city\n        available\n        warehouse {\n          id\n          name\n          status\n          pauseReason\n          outputMode\n          workDays\n          sundayRest\n          restDates\n          cutoffTime\n          couriers {\n            warehouseId\n            courierId\n            firstWeight\n            firstFee\n            stepWeight\n            stepFee\n            enabled\n            areaRules {\n              areaCode\n              type\n              fee\n              startAt\n              endAt\n              reason\n            }\n            courier {\n              id\n              name\n              code\n              logo\n              workDays\n              sundayRest\n              restDates\n              cutoffTime\n              status\n            }\n          }\n        }\n      }\n    }\n  }\n": types.LoadShipmentGoodDocument,
    "\n  query SearchShipmentGoods($keyword: String, $page: Int!, $cursor: String) {\n    goods(filter: { keyword: $keyword }, page: $page, pageSize: 12, cursor: $cursor) {\n      page\n      nextCursor\n      total\n      list {\n        id\n        name\n        pic\n        price\n        unit\n        shipFrom\n        sold\n      }\n    }\n  }\n": types.SearchShipmentGoodsDocument,
    "\n  query LoadLastPurchase {\n    lastPurchase {\n      goodId\n      good {\n        id\n      }\n      warehouseId\n      courierId\n      num\n      senderId\n      platform\n    }\n  }\n": types.LoadLastPurchaseDocument,
    "\n  mutation CreateJoin($input: JoinInput!) {\n    createJoin(input: $input)\n  }\n": types.CreateJoinDocument,
    "\n  fragment PrintSettingRow on PrintSetting {\n    id\n    platform\n    courierId\n    courierName\n    paper\n    extras {\n      showGoods\n      showNum\n      showRemark\n      showOrderNo\n      text\n    }\n    printerName\n    autoPrint\n    updatedAt\n  }\n": types.PrintSettingRowFragmentDoc,
    "\n  query ListPrintSettings {\n    printSettings {\n      ...PrintSettingRow\n    }\n  }\n": types.ListPrintSettingsDocument,
    "\n  query ListPrintCouriers {\n    couriers {\n      id\n      name\n    }\n  }\n": types.ListPrintCouriersDocument,
    "\n  query PreviewLabel($input: PrintSettingInput!) {\n    labelPreview(input: $input) {\n      svg\n      width\n      height\n    }\n  }\n": types.PreviewLabelDocument,
    "\n  mutation SavePrintSetting($input: PrintSettingInput!) {\n    savePrintSetting(input: $input) {\n      ...PrintSettingRow\n    }\n  }\n": types.SavePrintSettingDocument,
    "\n  mutation DeletePrintSetting($id: EntityId!) {\n    deletePrintSetting(id: $id)\n  }\n": types.DeletePrintSettingDocument,
    "\n  mutation PrintParcels($ids: [EntityId!]!, $kind: PrintKind!) {\n    printParcels(ids: $ids, kind: $kind) {\n      file {\n        taskId\n        done\n        url\n        fileName\n      }\n      printed\n      failed {\n        packageId\n        msg\n      }\n      parcels {\n        id\n        printCount\n        printedAt\n      }\n    }\n  }\n": types.PrintParcelsDocument,
    "\n  query FindPrintedFile($taskId: String!) {\n    exportedFile(taskId: $taskId) {\n      taskId\n      done\n      url\n      fileName\n    }\n  }\n": types.FindPrintedFileDocument,
    "\n  query ListPrintTasks($ids: [EntityId!]!) {\n    printTasks(ids: $ids) {\n      tasks {\n        packageId\n        printerName\n        url\n      }\n      failed {\n        packageId\n        msg\n      }\n    }\n  }\n": types.ListPrintTasksDocument,
    "\n  mutation MarkPrinted($ids: [EntityId!]!) {\n    markPrinted(ids: $ids) {\n      id\n      printCount\n      printedAt\n    }\n  }\n": types.MarkPrintedDocument,
    "\n  query LoadLegalTexts {\n    legalTexts {\n      id\n      kind\n      version\n      title\n      draft\n      publishedAt\n      body\n    }\n  }\n": types.LoadLegalTextsDocument,
    "\n  query LoadConsents {\n    consents {\n      id\n      kind\n      version\n      title\n      agreed\n      answeredAt\n    }\n  }\n": types.LoadConsentsDocument,
    "\n  mutation AnswerConsents($ids: [EntityId!]!, $agreed: Boolean!) {\n    answerConsents(ids: $ids, agreed: $agreed) {\n      id\n      agreed\n      answeredAt\n    }\n  }\n": types.AnswerConsentsDocument,
    "\n  mutation SignIn($input: LoginInput!) {\n    login(input: $input) {\n      token\n      expireAt\n      account {\n        ...AccountFields\n      }\n    }\n  }\n": types.SignInDocument,
    "\n  mutation SignUp($input: RegisterInput!) {\n    signUp(input: $input) {\n      session {\n        token\n        expireAt\n        account {\n          ...AccountFields\n        }\n      }\n    }\n  }\n": types.SignUpDocument,
    "\n  mutation FindPassword($input: FindPasswordInput!) {\n    findPassword(input: $input)\n  }\n": types.FindPasswordDocument,
    "\n  query LoadLegalVersions {\n    legalTexts {\n      id\n      kind\n      version\n    }\n  }\n": types.LoadLegalVersionsDocument,
    "\n  query ListMobileCategories {\n    categories {\n      id\n      name\n    }\n  }\n": types.ListMobileCategoriesDocument,
    "\n  query LoadMobileGood($id: EntityId!) {\n    good(id: $id) {\n      id\n      goodsNo\n      name\n      pic\n      pics\n      detail\n      price\n      weight\n      unit\n      minNum\n      maxNum\n      sold\n      warehouses {\n        id\n        name\n        province\n        city\n        available\n      }\n    }\n  }\n": types.LoadMobileGoodDocument,
    "\n  query ListHomeNotices {\n    notices(type: HOME, page: 1, pageSize: 10) {\n      list {\n        id\n        title\n        detail\n        createdAt\n      }\n    }\n  }\n": types.ListHomeNoticesDocument,
    "\n  query ListNotices($type: NoticeType!, $page: Int!, $cursor: String) {\n    notices(type: $type, page: $page, pageSize: 10, cursor: $cursor) {\n      page\n      nextCursor\n      total\n      list {\n        id\n        title\n        detail\n        createdAt\n      }\n    }\n  }\n": types.ListNoticesDocument,
    "\n  query LoadOldSiteAddress {\n    settings {\n      oldUrl\n    }\n  }\n": types.LoadOldSiteAddressDocument,
    "\n  fragment OrderRow on Order {\n    id\n    orderNo\n    platform\n    goodId\n    goodName\n    goodPic\n    num\n    sendArea {\n      warehouseId\n      warehouseName\n      province\n      city\n    }\n    courierName\n    softwareName\n    packageCount\n    refundCount\n    totalFee\n    status\n    statusText\n    afterSaleStatus\n    tradeAt\n    createdAt\n    payExpireAt\n    paidAt\n    shopName\n    remark\n    outputCounts {\n      failed\n      issuing\n    }\n    autoSend\n    autoSendCounts {\n      success\n      failed\n      waiting\n      external\n    }\n    allowedActions\n  }\n": types.OrderRowFragmentDoc,
    "\n  query ListOrders($filter: OrderFilter, $sort: OrderSort!, $page: Int!, $pageSize: Int!, $cursor: String) {\n    orders(filter: $filter, sort: $sort, page: $page, pageSize: $pageSize, cursor: $cursor) {\n      page\n      nextCursor\n      total\n      counts {\n        all\n        pendingPayment\n        pendingShipment\n        pendingReceipt\n        pendingReview\n        afterSale\n      }\n      list {\n        ...OrderRow\n      }\n    }\n  }\n": types.ListOrdersDocument,
    "\n  query LoadOrder($id: EntityId!) {\n    order(id: $id) {\n      ...OrderRow\n      type\n      goodPrice\n      goodsFee\n      courierFee\n      remoteFee\n      discountFee\n      refundFee\n      senderName\n      batchNo\n      shippedAt\n      receivedAt\n      completedAt\n      cancelledAt\n      cancelType\n      reviewScore\n      reviewText\n      parcels {\n        id\n        packageNo\n        thirdOrderNo\n        waybillNo\n        status\n        statusText\n        outputResult\n        province\n        city\n        shopName\n        allowedActions\n      }\n    }\n  }\n": types.LoadOrderDocument,
    "\n  fragment MoneyLeft on Buyer {\n    id\n    balance\n    frozen\n    withdrawable\n  }\n": types.MoneyLeftFragmentDoc,
    "\n  query LoadOrderFilters($withShops: Boolean!) {\n    shops(pageSize: 100) @include(if: $withShops) {\n      list {\n        id\n        shopName\n      }\n    }\n    couriers {\n      id\n      name\n    }\n    warehouses(pageSize: 100) {\n      list {\n        id\n        name\n      }\n    }\n  }\n": types.LoadOrderFiltersDocument,
    "\n  mutation ConfirmOrder($id: EntityId!, $action: ConfirmAction!, $pays: Boolean!, $clientNo: String!) {\n    confirmOrder(id: $id, action: $action, clientNo: $clientNo) {\n      orderId\n      order {\n        ...OrderRow\n      }\n      account @include(if: $pays) {\n        ...MoneyLeft\n      }\n    }\n  }\n": types.ConfirmOrderDocument,
    "\n  mutation CancelOrder($id: EntityId!) {\n    cancelOrder(id: $id) {\n      orderId\n      order {\n        ...OrderRow\n      }\n      account {\n        ...MoneyLeft\n      }\n    }\n  }\n": types.CancelOrderDocument,
    "\n  mutation RetryAutoSend($id: EntityId!) {\n    reAutoSend(id: $id) {\n      orderId\n      submitted\n      success\n      failed {\n        packageId\n        msg\n      }\n      order {\n        ...OrderRow\n      }\n    }\n  }\n": types.RetryAutoSendDocument,
    "\n  mutation SyncOrder($id: EntityId!) {\n    syncOrder(id: $id) {\n      orderId\n      updated\n      order {\n        ...OrderRow\n      }\n    }\n  }\n": types.SyncOrderDocument,
    "\n  mutation ResubmitOrder($id: EntityId!, $clientNo: String!) {\n    againSubmit(id: $id, clientNo: $clientNo) {\n      orderId\n      submitted\n      skipped {\n        packageId\n        msg\n      }\n      order {\n        ...OrderRow\n      }\n      newOrder {\n        ...OrderRow\n      }\n    }\n  }\n": types.ResubmitOrderDocument,
    "\n  mutation ReviewOrder($id: EntityId!, $score: Int!, $text: String) {\n    reviewOrder(id: $id, score: $score, text: $text) {\n      orderId\n      order {\n        ...OrderRow\n        reviewScore\n        reviewText\n      }\n    }\n  }\n": types.ReviewOrderDocument,
    "\n  fragment ChosenParcelFields on Parcel {\n    id\n    orderId\n    packageNo\n    goodName\n    num\n    price\n    status\n    refundStatus\n    outputStatus\n    warehouseId\n    courierName\n    waybillNo\n    ownWaybill\n    receiverErasedAt\n    receiverName\n    receiverPhone\n    province\n    city\n    district\n    address\n    signedAt\n    allowedActions\n  }\n": types.ChosenParcelFieldsFragmentDoc,
    "\n  query ListParcels($filter: ParcelFilter, $page: Int!, $pageSize: Int!, $cursor: String) {\n    parcels(filter: $filter, page: $page, pageSize: $pageSize, cursor: $cursor) {\n      page\n      nextCursor\n      total\n      list {\n        ...ChosenParcelFields\n        platform\n        thirdOrderNos\n        shopName\n        encrypted\n        goodPic\n        specification\n        remark\n        statusText\n        refundId\n        outputInfo\n        outputResult\n        autoSendStatus\n        autoSendResult\n        softwareName\n        warehouseName\n        printCount\n        printedAt\n        traceText\n        goodsFee\n        courierFee\n        remoteFee\n        discountFee\n        refundFee\n        orderAt\n        promisedShipAt\n      }\n    }\n  }\n": types.ListParcelsDocument,
    "\n  query GatherParcels($filter: ParcelFilter, $cursor: String, $pageSize: Int!) {\n    parcels(filter: $filter, pageSize: $pageSize, cursor: $cursor) {\n      nextCursor\n      list {\n        ...ChosenParcelFields\n      }\n    }\n  }\n": types.GatherParcelsDocument,
    "\n  query LoadParcelFilters {\n    couriers {\n      id\n      name\n    }\n    warehouses(pageSize: 100) {\n      list {\n        id\n        name\n      }\n    }\n  }\n": types.LoadParcelFiltersDocument,
    "\n  query ListParcelFilterShops {\n    shops(pageSize: 100) {\n      list {\n        id\n        shopName\n      }\n    }\n  }\n": types.ListParcelFilterShopsDocument,
    "\n  fragment OrderProgress on Order {\n    id\n    status\n    statusText\n    outputCounts {\n      failed\n      issuing\n    }\n    autoSendCounts {\n      success\n      failed\n      waiting\n      external\n    }\n    allowedActions\n  }\n": types.OrderProgressFragmentDoc,
    "\n  mutation ResubmitParcels($id: EntityId!, $packageIds: [EntityId!], $clientNo: String!) {\n    againSubmit(id: $id, packageIds: $packageIds, clientNo: $clientNo) {\n      orderId\n      submitted\n      skipped {\n        packageId\n        msg\n      }\n      order {\n        ...OrderProgress\n      }\n    }\n  }\n": types.ResubmitParcelsDocument,
    "\n  mutation ResendShipped($id: EntityId!, $packageIds: [EntityId!]) {\n    reAutoSend(id: $id, packageIds: $packageIds) {\n      orderId\n      submitted\n      failed {\n        packageId\n        msg\n      }\n      order {\n        ...OrderProgress\n      }\n    }\n  }\n": types.ResendShippedDocument,
    "\n  mutation EditReceiver($id: EntityId!, $input: ReceiverInput!) {\n    editReceiver(id: $id, input: $input) {\n      packageId\n      orderId\n      parcel {\n        id\n        receiverName\n        receiverPhone\n        province\n        city\n        district\n        address\n        status\n        outputStatus\n        outputResult\n        allowedActions\n      }\n    }\n  }\n": types.EditReceiverDocument,
    "\n  mutation FillWaybills($rows: [WaybillRowInput!]!) {\n    fillWaybills(rows: $rows) {\n      filled\n      failed {\n        row\n        msg\n      }\n      parcels {\n        id\n        status\n        statusText\n        outputStatus\n        courierName\n        waybillNo\n        ownWaybill\n        allowedActions\n      }\n    }\n  }\n": types.FillWaybillsDocument,
    "\n  query ListFillCouriers($warehouseId: EntityId!) {\n    warehouse(id: $warehouseId) {\n      id\n      couriers {\n        enabled\n        courierId\n        courier {\n          id\n          name\n        }\n      }\n    }\n  }\n": types.ListFillCouriersDocument,
    "\n  mutation RevealReceiver($id: EntityId!) {\n    revealReceiver(id: $id) {\n      receiverName\n      receiverPhone\n      provinceCode\n      cityCode\n      districtCode\n      province\n      city\n      district\n      address\n    }\n  }\n": types.RevealReceiverDocument,
    "\n  query LoadRechargeTerms {\n    payChannels {\n      payType\n      payTypeText\n    }\n    settings {\n      minRecharge\n      maxRecharge\n    }\n  }\n": types.LoadRechargeTermsDocument,
    "\n  mutation CreatePayment($input: PaymentInput!, $clientNo: String!) {\n    createPayment(input: $input, clientNo: $clientNo) {\n      id\n      amount\n      payType\n      payUrl\n      qrCode\n      expireAt\n    }\n  }\n": types.CreatePaymentDocument,
    "\n  query CheckPayment($id: EntityId!) {\n    payment(id: $id) {\n      id\n      status\n      statusText\n      amount\n      late\n      expireAt\n      balance\n    }\n  }\n": types.CheckPaymentDocument,
    "\n  query CountProblems {\n    problems(pageSize: 1) {\n      counts {\n        kind\n        count\n      }\n    }\n  }\n": types.CountProblemsDocument,
    "\n  fragment ProblemRow on Problem {\n    id\n    kind\n    at\n    title\n    reasonCode\n    text\n    shopId\n    shopName\n    shopOrderId\n    orderId\n    packageId\n    refundId\n    packageStatus\n    goodName\n    price\n    actions\n  }\n": types.ProblemRowFragmentDoc,
    "\n  query ListProblems($kind: ProblemKind, $page: Int!, $pageSize: Int!, $cursor: String) {\n    problems(filter: { kind: $kind }, page: $page, pageSize: $pageSize, cursor: $cursor) {\n      page\n      nextCursor\n      total\n      counts {\n        kind\n        count\n      }\n      list {\n        ...ProblemRow\n      }\n    }\n  }\n": types.ListProblemsDocument,
    "\n  query FindReceiver($packageId: EntityId!) {\n    parcels(filter: { id: $packageId }, pageSize: 1) {\n      list {\n        id\n        packageNo\n        receiverName\n        receiverPhone\n        province\n        city\n        district\n        address\n      }\n    }\n  }\n": types.FindReceiverDocument,
    "\n  query LoadLeague {\n    league {\n      level\n      invites\n      packages\n      recharge\n      levels {\n        level\n        name\n        needInvites\n        needPackages\n        needRecharge\n        discount\n        maxProfit\n      }\n    }\n  }\n": types.LoadLeagueDocument,
    "\n  fragment UserProfitRow on UserProfit {\n    id\n    userId\n    userPhone\n    nickName\n    goodId\n    goodName\n    profit\n    courierProfit\n    enabled\n    remark\n    updatedAt\n  }\n": types.UserProfitRowFragmentDoc,
    "\n  query ListUserProfits($filter: UserProfitFilter, $page: Int!, $pageSize: Int!, $cursor: String) {\n    userProfits(filter: $filter, page: $page, pageSize: $pageSize, cursor: $cursor) {\n      page\n      nextCursor\n      total\n      list {\n        ...UserProfitRow\n      }\n    }\n  }\n": types.ListUserProfitsDocument,
    "\n  query LoadDefaultProfit {\n    defaultProfit {\n      profit\n      courierProfit\n      maxProfit\n      maxCourierProfit\n    }\n  }\n": types.LoadDefaultProfitDocument,
    "\n  query ListMarkUpGoods($keyword: String) {\n    goods(filter: { keyword: $keyword }, pageSize: 5) {\n      total\n      list {\n        id\n        name\n        pic\n        price\n      }\n    }\n  }\n": types.ListMarkUpGoodsDocument,
    "\n  mutation SetDefaultProfit($profit: Fen!, $courierProfit: Fen!) {\n    setDefaultProfit(profit: $profit, courierProfit: $courierProfit) {\n      profit\n      courierProfit\n      maxProfit\n      maxCourierProfit\n    }\n  }\n": types.SetDefaultProfitDocument,
    "\n  mutation CreateUserProfits($input: UserProfitInput!) {\n    createUserProfits(input: $input) {\n      ...UserProfitRow\n    }\n  }\n": types.CreateUserProfitsDocument,
    "\n  mutation UpdateUserProfit($id: EntityId!, $input: UserProfitChangeInput!) {\n    updateUserProfit(id: $id, input: $input) {\n      ...UserProfitRow\n    }\n  }\n": types.UpdateUserProfitDocument,
    "\n  mutation DeleteUserProfits($ids: [EntityId!]!) {\n    deleteUserProfits(ids: $ids)\n  }\n": types.DeleteUserProfitsDocument,
    "\n  query LoadPromotionSummary {\n    invitees(pageSize: 1) {\n      promotion {\n        inviteCode\n        inviteUrl\n        inviteCount\n        todayCount\n        activeCount\n        totalProfit\n        unsettled\n        todayProfit\n      }\n    }\n  }\n": types.LoadPromotionSummaryDocument,
    "\n  query ListPromotionDays($days: Int!) {\n    promotionDays(days: $days) {\n      date\n      invited\n      parcels\n      profit\n    }\n  }\n": types.ListPromotionDaysDocument,
    "\n  fragment InviteeRow on Invitee {\n    userId\n    phone\n    nickName\n    createdAt\n    level\n    levelName\n    packageCount\n    spend\n    profit\n    profitSettled\n    lastOrderAt\n    markUp {\n      ...UserProfitRow\n    }\n    goodsMarkUps\n  }\n": types.InviteeRowFragmentDoc,
    "\n  query ListInvitees($filter: InviteeFilter, $page: Int!, $pageSize: Int!, $cursor: String) {\n    invitees(filter: $filter, page: $page, pageSize: $pageSize, cursor: $cursor) {\n      page\n      nextCursor\n      total\n      list {\n        ...InviteeRow\n      }\n    }\n  }\n": types.ListInviteesDocument,
    "\n  query ListSimulatedGoods($id: EntityId!) {\n    good(id: $id) {\n      id\n      name\n      pic\n      price\n      minNum\n      maxNum\n      warehouses {\n        id\n        name\n        province\n        city\n        warehouse {\n          id\n          couriers {\n            warehouseId\n            courierId\n            enabled\n            courier {\n              id\n              name\n            }\n          }\n        }\n      }\n    }\n  }\n": types.ListSimulatedGoodsDocument,
    "\n  query ListSimulatedMembers {\n    invitees(pageSize: 100) {\n      total\n      list {\n        userId\n        phone\n        nickName\n        level\n        levelName\n      }\n    }\n  }\n": types.ListSimulatedMembersDocument,
    "\n  query SimulatePrice($input: PriceSimulationInput!) {\n    priceSimulation(input: $input) {\n      unitPrice\n      goodsFee\n      courierFee\n      remoteFee\n      discountFee\n      packageFee\n      agentShare\n      plainFee\n      profit\n      courierProfit\n      banned\n      reason\n    }\n  }\n": types.SimulatePriceDocument,
    "\n  query ListRefunds($filter: RefundFilter, $page: Int!, $pageSize: Int!, $cursor: String) {\n    refunds(filter: $filter, page: $page, pageSize: $pageSize, cursor: $cursor) {\n      page\n      nextCursor\n      total\n      list {\n        id\n        refundNo\n        packageId\n        packageNo\n        orderId\n        orderNo\n        goodName\n        num\n        waybillNo\n        packageFee\n        amount\n        waybillFee\n        reason\n        status\n        statusText\n        auditReason\n        dueAt\n        createdAt\n        finishedAt\n        returnedAt\n        allowedActions\n      }\n    }\n  }\n": types.ListRefundsDocument,
    "\n  query ListLatestRefunds($cursor: String) {\n    refunds(pageSize: 100, cursor: $cursor) {\n      nextCursor\n      list {\n        id\n        packageId\n        amount\n        status\n      }\n    }\n  }\n": types.ListLatestRefundsDocument,
    "\n  fragment RefundedParcel on Parcel {\n    id\n    status\n    statusText\n    refundStatus\n    refundId\n    refundFee\n    outputStatus\n    allowedActions\n  }\n": types.RefundedParcelFragmentDoc,
    "\n  fragment DecidedRefund on RefundPayload {\n    refund {\n      id\n      amount\n      status\n      statusText\n      auditReason\n      dueAt\n      finishedAt\n      returnedAt\n      allowedActions\n    }\n    parcel {\n      ...RefundedParcel\n    }\n  }\n": types.DecidedRefundFragmentDoc,
    "\n  mutation RefundParcels($ids: [EntityId!]!, $reason: String) {\n    refundParcels(ids: $ids, reason: $reason) {\n      success {\n        packageId\n        refundStatus\n        amount\n      }\n      failed {\n        packageId\n        msg\n      }\n      parcels {\n        ...RefundedParcel\n      }\n    }\n  }\n": types.RefundParcelsDocument,
    "\n  mutation RevokeRefund($id: EntityId!) {\n    revokeRefund(id: $id) {\n      refundId\n      ...DecidedRefund\n    }\n  }\n": types.RevokeRefundDocument,
    "\n  mutation AnswerRefund($id: EntityId!, $input: RefundAnswerInput!) {\n    answerRefund(id: $id, input: $input) {\n      refundId\n      amount\n      ...DecidedRefund\n    }\n  }\n": types.AnswerRefundDocument,
    "\n  mutation ConfirmReturn($id: EntityId!) {\n    confirmReturn(id: $id) {\n      refundId\n      amount\n      ...DecidedRefund\n    }\n  }\n": types.ConfirmReturnDocument,
    "\n  query LoadGoodsFilters {\n    categories {\n      id\n      name\n    }\n    goodsAreas {\n      code\n      name\n      count\n    }\n  }\n": types.LoadGoodsFiltersDocument,
    "\n  query SuggestWarehouses($keyword: String!) {\n    warehouses(filter: { keyword: $keyword }, pageSize: 8) {\n      list {\n        id\n        name\n      }\n    }\n  }\n": types.SuggestWarehousesDocument,
    "\n  query ListWarehouseFeed($keyword: String, $page: Int!) {\n    warehouses(filter: { keyword: $keyword }, page: $page, pageSize: 12) {\n      total\n      list {\n        id\n        name\n        logo\n        intro\n        province\n        city\n        goodsCount\n        soldCount\n        monthSold\n        collectCount\n        score\n        cutoffTime\n        status\n        pauseReason\n        couriers {\n          warehouseId\n          courierId\n          enabled\n          courier {\n            id\n            name\n            cutoffTime\n          }\n        }\n      }\n    }\n  }\n": types.ListWarehouseFeedDocument,
    "\n  fragment EditedGood on SellerGood {\n    id\n    goodsNo\n    name\n    categoryId\n    pics\n    detail\n    supplyPrice\n    price\n    weight\n    unit\n    minNum\n    maxNum\n    platforms\n    isGift\n    status\n    auditReason\n    version\n    sold\n    stocks {\n      id\n      warehouseId\n      warehouseName\n      available\n      locked\n      isLow\n    }\n  }\n": types.EditedGoodFragmentDoc,
    "\n  query LoadSellerGood($id: EntityId!) {\n    sellerGood(id: $id) {\n      ...EditedGood\n    }\n  }\n": types.LoadSellerGoodDocument,
    "\n  mutation CreateGood($input: GoodInput!, $clientNo: String!) {\n    createGood(input: $input, clientNo: $clientNo) {\n      ...EditedGood\n    }\n  }\n": types.CreateGoodDocument,
    "\n  mutation UpdateGood($id: EntityId!, $input: GoodInput!) {\n    updateGood(id: $id, input: $input) {\n      ...EditedGood\n    }\n  }\n": types.UpdateGoodDocument,
    "\n  fragment SellerGoodRow on SellerGood {\n    id\n    goodsNo\n    name\n    pic\n    categoryName\n    supplyPrice\n    price\n    unit\n    isGift\n    status\n    auditReason\n    sold\n    monthSold\n    stocks {\n      id\n      warehouseId\n      warehouseName\n      quantity\n      locked\n      available\n      isLow\n    }\n    updatedAt\n  }\n": types.SellerGoodRowFragmentDoc,
    "\n  query ListSellerGoods($filter: SellerGoodFilter, $sort: SellerGoodSort!, $page: Int!, $pageSize: Int!, $cursor: String) {\n    sellerGoods(filter: $filter, sort: $sort, page: $page, pageSize: $pageSize, cursor: $cursor) {\n      page\n      nextCursor\n      total\n      counts {\n        status\n        count\n      }\n      list {\n        ...SellerGoodRow\n      }\n    }\n  }\n": types.ListSellerGoodsDocument,
    "\n  query LoadSellerGoodOptions {\n    categories {\n      id\n      name\n    }\n    sellerWarehouses(pageSize: 100) {\n      list {\n        id\n        name\n        status\n      }\n    }\n  }\n": types.LoadSellerGoodOptionsDocument,
    "\n  fragment GoodState on SellerGood {\n    id\n    status\n    auditReason\n    updatedAt\n  }\n": types.GoodStateFragmentDoc,
    "\n  mutation SetGoodsOnSale($ids: [EntityId!]!, $onSale: Boolean!) {\n    setGoodsOnSale(ids: $ids, onSale: $onSale) {\n      id\n      done\n      msg\n      good {\n        ...GoodState\n      }\n    }\n  }\n": types.SetGoodsOnSaleDocument,
    "\n  mutation DeleteGoods($ids: [EntityId!]!) {\n    deleteGoods(ids: $ids) {\n      id\n      done\n      msg\n      good {\n        ...GoodState\n      }\n    }\n  }\n": types.DeleteGoodsDocument,
    "\n  fragment WarehouseRow on SellerWarehouse {\n    id\n    name\n    logo\n    province\n    city\n    district\n    workDays\n    sundayRest\n    restDates\n    cutoffTime\n    status\n    pauseReason\n    goodsCount\n    openOrders\n    couriers {\n      courierId\n      firstWeight\n      firstFee\n      stepWeight\n      stepFee\n      enabled\n      courier {\n        id\n        name\n      }\n    }\n  }\n": types.WarehouseRowFragmentDoc,
    "\n  query ListSellerWarehouses($filter: SellerWarehouseFilter, $page: Int!, $cursor: String) {\n    sellerWarehouses(filter: $filter, page: $page, pageSize: 20, cursor: $cursor) {\n      page\n      nextCursor\n      total\n      list {\n        ...WarehouseRow\n      }\n    }\n  }\n": types.ListSellerWarehousesDocument,
    "\n  fragment WarehouseDetail on SellerWarehouse {\n    id\n    name\n    logo\n    intro\n    contact\n    phone\n    csUrl\n    provinceCode\n    cityCode\n    districtCode\n    address\n    platforms\n    outputMode\n    workDays\n    sundayRest\n    restDates\n    cutoffTime\n    status\n    pauseReason\n    version\n    couriers {\n      courierId\n      firstWeight\n      firstFee\n      stepWeight\n      stepFee\n      costFirstFee\n      costStepFee\n      enabled\n      areaRules {\n        areaCode\n        areaName\n        type\n        fee\n        startAt\n        endAt\n        reason\n      }\n    }\n  }\n": types.WarehouseDetailFragmentDoc,
    "\n  query LoadSellerWarehouse($id: EntityId!) {\n    sellerWarehouse(id: $id) {\n      ...WarehouseDetail\n    }\n  }\n": types.LoadSellerWarehouseDocument,
    "\n  mutation CreateWarehouse($input: WarehouseInput!) {\n    createWarehouse(input: $input) {\n      id\n    }\n  }\n": types.CreateWarehouseDocument,
    "\n  mutation UpdateWarehouse($id: EntityId!, $input: WarehouseInput!) {\n    updateWarehouse(id: $id, input: $input) {\n      ...WarehouseRow\n      ...WarehouseDetail\n    }\n  }\n": types.UpdateWarehouseDocument,
    "\n  mutation SetWarehouseStatus($id: EntityId!, $status: ServiceStatus!, $pauseReason: String) {\n    setWarehouseStatus(id: $id, status: $status, pauseReason: $pauseReason) {\n      id\n      status\n      pauseReason\n    }\n  }\n": types.SetWarehouseStatusDocument,
    "\n  mutation DeleteWarehouse($id: EntityId!) {\n    deleteWarehouses(ids: [$id]) {\n      id\n      done\n      msg\n    }\n  }\n": types.DeleteWarehouseDocument,
    "\n  query ListCouriers {\n    couriers {\n      id\n      name\n    }\n  }\n": types.ListCouriersDocument,
    "\n  mutation DeleteSender($id: EntityId!) {\n    deleteSenders(ids: [$id])\n  }\n": types.DeleteSenderDocument,
    "\n  mutation EndSession {\n    logout\n  }\n": types.EndSessionDocument,
    "\n  query FindShop($cursor: String, $pageSize: Int!) {\n    shops(pageSize: $pageSize, cursor: $cursor) {\n      nextCursor\n      list {\n        id\n        platform\n        shopName\n        status\n        autoSend\n        defaultSenderId\n      }\n    }\n  }\n": types.FindShopDocument,
    "\n  query ListShopOrders($filter: ShopOrderFilter!, $page: Int!, $pageSize: Int!, $cursor: String) {\n    shopOrders(filter: $filter, page: $page, pageSize: $pageSize, cursor: $cursor) {\n      page\n      nextCursor\n      total\n      counts {\n        status\n        count\n      }\n      list {\n        ...ShopOrderLine\n        remoteRefundStatus\n        importStatus\n        payAmount\n        paidAt\n        promisedShipAt\n        buyerMemo\n        sellerMemo\n        flagColor\n        mergeId\n        problemText\n      }\n    }\n  }\n": types.ListShopOrdersDocument,
    "\n  fragment ShopOrderLine on ShopOrder {\n    id\n    remoteOrderNo\n    receiverName\n    receiverPhone\n    receiverAddress\n    province\n    city\n    district\n    items {\n      remoteGoodId\n      remoteSkuId\n      title\n      sku\n      num\n      pic\n    }\n  }\n": types.ShopOrderLineFragmentDoc,
    "\n  query FindShopOrders($filter: ShopOrderFilter!, $cursor: String, $pageSize: Int!) {\n    shopOrders(filter: $filter, pageSize: $pageSize, cursor: $cursor) {\n      nextCursor\n      list {\n        mergeId\n        ...ShopOrderLine\n      }\n    }\n  }\n": types.FindShopOrdersDocument,
    "\n  mutation PullShopOrders($input: ShopPullInput!) {\n    pullShopOrders(input: $input) {\n      taskId\n      done\n      total\n      added\n      updated\n    }\n  }\n": types.PullShopOrdersDocument,
    "\n  query ListMergeOrders($shopId: EntityId!) {\n    mergeOrders(shopId: $shopId) {\n      id\n      status\n      receiverKey\n      receiverName\n      receiverAddress\n      shopOrderIds\n      count\n    }\n  }\n": types.ListMergeOrdersDocument,
    "\n  mutation MergeShopOrders($ids: [EntityId!]!) {\n    mergeShopOrders(ids: $ids) {\n      merged\n      list {\n        id\n        shopOrderIds\n      }\n      rejected {\n        shopOrderId\n        msg\n      }\n      shopOrders {\n        id\n        importStatus\n        mergeId\n      }\n    }\n  }\n": types.MergeShopOrdersDocument,
    "\n  mutation SplitMergeOrder($id: EntityId!) {\n    splitMergeOrder(id: $id) {\n      shopOrders {\n        id\n        mergeId\n      }\n    }\n  }\n": types.SplitMergeOrderDocument,
    "\n  mutation IgnoreShopOrders($ids: [EntityId!]!, $ignored: Boolean!) {\n    ignoreShopOrders(ids: $ids, ignored: $ignored) {\n      count\n      shopOrders {\n        id\n        importStatus\n      }\n    }\n  }\n": types.IgnoreShopOrdersDocument,
    "\n  query PlanShopOrders($input: ShopOrderPlanInput!) {\n    shopOrderPlan(input: $input) {\n      parts {\n        goodId\n        goodName\n        goodPic\n        warehouseId\n        warehouseName\n        courierId\n        courierName\n        num\n        shopOrderIds\n        mergeIds\n      }\n      unplanned {\n        shopOrderId\n        mergeId\n        reasonCode\n        msg\n      }\n    }\n  }\n": types.PlanShopOrdersDocument,
    "\n  query GetSendAddress($shopId: EntityId!) {\n    sendAddresses(shopId: $shopId) {\n      remoteAddressId\n      name\n      phone\n      province\n      city\n      district\n      address\n      isDefault\n    }\n  }\n": types.GetSendAddressDocument,
    "\n  mutation QuoteShipment($input: OrderInput!) {\n    quoteOrder(input: $input) {\n      quoteNo\n      expireAt\n      rows {\n        row\n        state\n        num\n        problems {\n          field\n          reasonCode\n          msg\n          blocking\n        }\n        goodsFee\n        courierFee\n        remoteFee\n        discountFee\n        packageFee\n        promisedShipAt\n      }\n      packageCount\n      goodsFee\n      courierFee\n      remoteFee\n      discountFee\n      totalFee\n      available\n      balance\n      enough\n      problems {\n        field\n        reasonCode\n        msg\n        blocking\n      }\n    }\n  }\n": types.QuoteShipmentDocument,
    "\n  query FindOrderedNumbers($platform: Platform!, $thirdOrderNos: [String!]!) {\n    orderedNumbers(platform: $platform, thirdOrderNos: $thirdOrderNos) {\n      thirdOrderNo\n    }\n  }\n": types.FindOrderedNumbersDocument,
    "\n  mutation CreateShipment($input: OrderInput!, $clientNo: String!) {\n    createOrder(input: $input, clientNo: $clientNo) {\n      orderId\n      orderNo\n      totalFee\n      packageCount\n      payExpireAt\n      balance\n      enough\n    }\n  }\n": types.CreateShipmentDocument,
    "\n  mutation PayShipment($id: EntityId!, $clientNo: String!) {\n    confirmOrder(id: $id, action: PAY, clientNo: $clientNo) {\n      orderId\n      status\n      paidFee\n      balance\n      order {\n        id\n        status\n        statusText\n        allowedActions\n      }\n    }\n  }\n": types.PayShipmentDocument,
    "\n  mutation CreateBatch($input: BatchInput!, $clientNo: String!) {\n    createBatch(input: $input, clientNo: $clientNo) {\n      batchNo\n      packageCount\n      totalFee\n      payExpireAt\n      balance\n      enough\n      skipped {\n        part\n        row\n      }\n      orders {\n        id\n      }\n    }\n  }\n": types.CreateBatchDocument,
    "\n  mutation PayBatch($batchNo: String!, $clientNo: String!) {\n    confirmBatch(batchNo: $batchNo, clientNo: $clientNo) {\n      batchNo\n      paidFee\n      balance\n      orders {\n        id\n        status\n        statusText\n        allowedActions\n      }\n    }\n  }\n": types.PayBatchDocument,
    "\n  mutation QuoteBatch($input: BatchInput!) {\n    quoteBatch(input: $input) {\n      quoteNo\n      expireAt\n      parts {\n        part\n        refusal {\n          errorKey\n          msg\n        }\n        rows {\n          row\n          shopOrderIds\n          mergeId\n          state\n          problems {\n            field\n            reasonCode\n            msg\n            blocking\n          }\n          goodsFee\n          courierFee\n          remoteFee\n          discountFee\n          packageFee\n        }\n        packageCount\n        totalFee\n        available\n        problems {\n          field\n          reasonCode\n          msg\n          blocking\n        }\n      }\n      packageCount\n      goodsFee\n      courierFee\n      remoteFee\n      discountFee\n      totalFee\n      balance\n      enough\n    }\n  }\n": types.QuoteBatchDocument,
    "\n  fragment ShopFields on Shop {\n    id\n    platform\n    shopName\n    status\n    expireAt\n    daysLeft\n    lastSyncAt\n    lastError\n    autoSend\n    autoOrder\n    autoDayLimit\n    autoParcelLimit\n    defaultCourierId\n    defaultSenderId\n    tagRule {\n      matchType\n      color\n      text\n    }\n    waitingOrders\n  }\n": types.ShopFieldsFragmentDoc,
    "\n  query ListShops($page: Int!, $pageSize: Int!, $cursor: String) {\n    shops(page: $page, pageSize: $pageSize, cursor: $cursor) {\n      page\n      nextCursor\n      total\n      list {\n        ...ShopFields\n      }\n    }\n  }\n": types.ListShopsDocument,
    "\n  query ListShopPlatforms {\n    shopPlatforms {\n      platform\n      configured\n    }\n  }\n": types.ListShopPlatformsDocument,
    "\n  query LoadBindings($platform: Platform!) {\n    shops(filter: { platform: $platform }, pageSize: 100) {\n      list {\n        id\n        authAt\n      }\n    }\n  }\n": types.LoadBindingsDocument,
    "\n  mutation AuthoriseShop($platform: Platform!, $shopName: String) {\n    authoriseShop(platform: $platform, shopName: $shopName) {\n      url\n    }\n  }\n": types.AuthoriseShopDocument,
    "\n  mutation UpdateShop($id: EntityId!, $input: ShopChangeInput!) {\n    updateShop(id: $id, input: $input) {\n      ...ShopFields\n    }\n  }\n": types.UpdateShopDocument,
    "\n  mutation DeleteShop($id: EntityId!) {\n    deleteShop(id: $id)\n  }\n": types.DeleteShopDocument,
    "\n  query ListShopCouriers {\n    couriers {\n      id\n      name\n      status\n    }\n  }\n": types.ListShopCouriersDocument,
    "\n  fragment ShopGoodRow on ShopGood {\n    id\n    remoteGoodId\n    remoteSkuId\n    remoteTitle\n    goodId\n    goodName\n    goodPic\n    onSale\n    warehouseId\n    warehouseName\n    courierId\n    courierName\n    num\n  }\n": types.ShopGoodRowFragmentDoc,
    "\n  query ListShopGoods($shopId: EntityId!, $keyword: String, $page: Int!, $pageSize: Int!, $cursor: String) {\n    shopGoods(shopId: $shopId, filter: { keyword: $keyword }, page: $page, pageSize: $pageSize, cursor: $cursor) {\n      page\n      nextCursor\n      total\n      list {\n        ...ShopGoodRow\n      }\n    }\n  }\n": types.ListShopGoodsDocument,
    "\n  query ListWaitingItems($shopId: EntityId!, $keyword: String) {\n    shopOrders(\n      filter: { shopId: $shopId, importStatus: PENDING, goodsKeyword: $keyword }\n      pageSize: 100\n    ) {\n      list {\n        id\n        items {\n          remoteGoodId\n          remoteSkuId\n          title\n          sku\n          num\n          pic\n        }\n      }\n    }\n  }\n": types.ListWaitingItemsDocument,
    "\n  mutation AddShopGood($input: ShopGoodInput!) {\n    addShopGood(input: $input) {\n      ...ShopGoodRow\n    }\n  }\n": types.AddShopGoodDocument,
    "\n  mutation DeleteShopGood($id: EntityId!) {\n    deleteShopGood(id: $id)\n  }\n": types.DeleteShopGoodDocument,
    "\n  fragment ProfitSums on ProfitFigures {\n    orderCount\n    packageCount\n    goodsIncome\n    courierCost\n    remoteIncome\n    refundFee\n    commission\n    profit\n    settled\n    pending\n  }\n": types.ProfitSumsFragmentDoc,
    "\n  query LoadSellerProfit($filter: ProfitFilter, $unit: ProfitUnit!) {\n    sellerProfit(filter: $filter, unit: $unit) {\n      total\n      summary {\n        ...ProfitSums\n      }\n      list {\n        key\n        name\n        figures {\n          ...ProfitSums\n        }\n      }\n    }\n  }\n": types.LoadSellerProfitDocument,
    "\n  query ListProfitWarehouses {\n    sellerWarehouses(pageSize: 100) {\n      list {\n        id\n        name\n      }\n    }\n  }\n": types.ListProfitWarehousesDocument,
    "\n  query LoadProfitGood($id: EntityId!) {\n    sellerGood(id: $id) {\n      id\n      name\n    }\n  }\n": types.LoadProfitGoodDocument,
    "\n  fragment GoodStockRow on GoodStock {\n    id\n    goodId\n    goodsNo\n    goodName\n    goodPic\n    goodStatus\n    warehouseId\n    warehouseName\n    quantity\n    locked\n    available\n    warnQuantity\n    isLow\n    version\n    updatedAt\n  }\n": types.GoodStockRowFragmentDoc,
    "\n  query ListGoodStocks($filter: GoodStockFilter, $page: Int!, $pageSize: Int!, $cursor: String) {\n    goodStocks(filter: $filter, page: $page, pageSize: $pageSize, cursor: $cursor) {\n      page\n      nextCursor\n      total\n      counts {\n        all\n        low\n        out\n      }\n      list {\n        ...GoodStockRow\n      }\n    }\n  }\n": types.ListGoodStocksDocument,
    "\n  query ListStockWarehouses {\n    sellerWarehouses(pageSize: 100) {\n      list {\n        id\n        name\n      }\n    }\n  }\n": types.ListStockWarehousesDocument,
    "\n  query ListStockGoods($keyword: String) {\n    sellerGoods(filter: { keyword: $keyword }, pageSize: 6) {\n      total\n      list {\n        id\n        name\n        goodsNo\n        pic\n      }\n    }\n  }\n": types.ListStockGoodsDocument,
    "\n  query ListStockLogs($stockId: EntityId!, $type: StockLogType, $page: Int!, $pageSize: Int!, $cursor: String) {\n    stockLogs(stockId: $stockId, filter: { type: $type }, page: $page, pageSize: $pageSize, cursor: $cursor) {\n      page\n      nextCursor\n      total\n      list {\n        id\n        type\n        delta\n        quantityAfter\n        lockedAfter\n        bizNo\n        remark\n        createdAt\n      }\n    }\n  }\n": types.ListStockLogsDocument,
    "\n  query ListStockReservations($stockId: EntityId!, $page: Int!, $pageSize: Int!, $cursor: String) {\n    stockReservations(stockId: $stockId, page: $page, pageSize: $pageSize, cursor: $cursor) {\n      page\n      nextCursor\n      total\n      list {\n        orderId\n        orderNo\n        quantity\n        paid\n        payExpireAt\n        createdAt\n      }\n    }\n  }\n": types.ListStockReservationsDocument,
    "\n  mutation UpdateGoodStock($id: EntityId!, $input: GoodStockChangeInput!) {\n    updateGoodStock(id: $id, input: $input) {\n      ...GoodStockRow\n    }\n  }\n": types.UpdateGoodStockDocument,
    "\n  mutation CreateGoodStock($input: GoodStockInput!) {\n    createGoodStock(input: $input) {\n      ...GoodStockRow\n    }\n  }\n": types.CreateGoodStockDocument,
    "\n  mutation DeleteGoodStock($id: EntityId!) {\n    deleteGoodStock(id: $id)\n  }\n": types.DeleteGoodStockDocument,
    "\n  mutation ImportGoodStocks($rows: [StockRowInput!]!, $clientNo: String!) {\n    importGoodStocks(rows: $rows, clientNo: $clientNo) {\n      importNo\n      created\n      updated\n      unchanged\n      failed {\n        row\n        msg\n      }\n    }\n  }\n": types.ImportGoodStocksDocument,
    "\n  query LoadTimeline($packageId: EntityId!) {\n    timeline(packageId: $packageId) {\n      packageId\n      courierName\n      waybillNo\n      traceState\n      list {\n        id\n        at\n        type\n        text\n        actor\n      }\n    }\n  }\n": types.LoadTimelineDocument,
    "\n  query LoadWalletBalance($kind: AccountKind!) {\n    me(kind: $kind) {\n      __typename\n      id\n      phone\n      realStatus\n      balance\n      frozen\n      held\n      withdrawable\n      ... on Buyer {\n        level\n        levelName\n        totalSpend\n      }\n      ... on Seller {\n        pendingSettle\n        settleDays\n      }\n    }\n  }\n": types.LoadWalletBalanceDocument,
    "\n  query ListWalletDays($days: Int!) {\n    walletDays(days: $days) {\n      date\n      moneyIn\n      moneyOut\n      balance\n    }\n  }\n": types.ListWalletDaysDocument,
    "\n  query ListMoneyLogs($filter: MoneyLogFilter, $page: Int!, $pageSize: Int!, $cursor: String) {\n    moneyLogs(filter: $filter, page: $page, pageSize: $pageSize, cursor: $cursor) {\n      page\n      nextCursor\n      total\n      sumIn\n      sumOut\n      list {\n        id\n        logNo\n        type\n        typeText\n        amount\n        balanceAfter\n        frozenBefore\n        frozenAfter\n        bizNo\n        orderId\n        packageId\n        payId\n        cashOutId\n        parts {\n          title\n          amount\n        }\n        title\n        createdAt\n      }\n    }\n  }\n": types.ListMoneyLogsDocument,
    "\n  query ListRecharges($filter: RechargeFilter, $page: Int!, $pageSize: Int!, $cursor: String) {\n    recharges(filter: $filter, page: $page, pageSize: $pageSize, cursor: $cursor) {\n      page\n      nextCursor\n      total\n      sumPaid\n      list {\n        id\n        rechargeNo\n        payId\n        amount\n        bonus\n        realAmount\n        payType\n        payTypeText\n        status\n        statusText\n        late\n        channelTradeNo\n        createdAt\n        paidAt\n      }\n    }\n  }\n": types.ListRechargesDocument,
    "\n  query ListCashOuts($filter: CashOutFilter, $page: Int!, $pageSize: Int!, $cursor: String) {\n    cashOuts(filter: $filter, page: $page, pageSize: $pageSize, cursor: $cursor) {\n      page\n      nextCursor\n      total\n      sumPaid\n      list {\n        ...CashOutRow\n      }\n    }\n  }\n": types.ListCashOutsDocument,
    "\n  query LoadStore($id: EntityId!) {\n    warehouse(id: $id) {\n      id\n      name\n      logo\n      intro\n      province\n      city\n      goodsCount\n      soldCount\n      monthSold\n      collectCount\n      score\n      outputMode\n      workDays\n      sundayRest\n      restDates\n      cutoffTime\n      status\n      pauseReason\n      couriers {\n        warehouseId\n        courierId\n        firstWeight\n        firstFee\n        stepWeight\n        stepFee\n        enabled\n        courier {\n          id\n          name\n          workDays\n          sundayRest\n          cutoffTime\n          status\n        }\n      }\n    }\n  }\n": types.LoadStoreDocument,
    "\n  fragment AccountFields on Account {\n    id\n    uuid\n    authorityId\n    kind\n    phone\n    nickName\n    headerImg\n    balance\n    frozen\n  }\n": types.AccountFieldsFragmentDoc,
    "\n  query LoadAccount($kind: AccountKind!) {\n    me(kind: $kind) {\n      ...AccountFields\n    }\n  }\n": types.LoadAccountDocument,
    "\n  query ReadAddresses($text: String!) {\n    readAddresses(text: $text) {\n      text\n      name\n      phone\n      extension\n      provinceCode\n      cityCode\n      districtCode\n      province\n      city\n      district\n      detail\n      quantity\n      specification\n      remark\n      thirdOrderNo\n      rest\n      problems {\n        field\n        reasonCode\n        msg\n        blocking\n      }\n    }\n  }\n": types.ReadAddressesDocument,
    "\n  query ReadPlaces($places: [String!]!) {\n    readPlaces(places: $places) {\n      provinceCode\n      cityCode\n      districtCode\n      province\n      city\n      district\n      detail\n      problems {\n        field\n        reasonCode\n        msg\n        blocking\n      }\n    }\n  }\n": types.ReadPlacesDocument,
    "\n  query DrawCaptcha($kind: AccountKind!) {\n    captcha(kind: $kind) {\n      captchaId\n      picPath\n    }\n  }\n": types.DrawCaptchaDocument,
    "\n  query ListRegions {\n    regions {\n      version\n      list {\n        code\n        name\n        parentCode\n        level\n      }\n    }\n  }\n": types.ListRegionsDocument,
    "\n  fragment SenderFields on Sender {\n    id\n    name\n    phone\n    provinceCode\n    cityCode\n    districtCode\n    province\n    city\n    district\n    address\n    isDefault\n    remark\n  }\n": types.SenderFieldsFragmentDoc,
    "\n  query ListSenders {\n    senders {\n      ...SenderFields\n    }\n  }\n": types.ListSendersDocument,
    "\n  mutation CreateSender($input: SenderInput!) {\n    createSender(input: $input) {\n      ...SenderFields\n    }\n  }\n": types.CreateSenderDocument,
    "\n  mutation UpdateSender($id: EntityId!, $input: SenderInput!) {\n    updateSender(id: $id, input: $input) {\n      ...SenderFields\n    }\n  }\n": types.UpdateSenderDocument,
    "\n  query LoadSiteSettings {\n    settings {\n      title\n      logoPic\n      footerText\n      filingNo\n      wxPic\n      csUrl\n      shopFigures\n      appVersion\n    }\n  }\n": types.LoadSiteSettingsDocument,
    "\n  query LoadWarehouses($keyword: String) {\n    warehouses(filter: { keyword: $keyword }, pageSize: 100) {\n      list {\n        id\n        name\n      }\n    }\n  }\n": types.LoadWarehousesDocument,
    "\n  fragment GoodCardFields on Good {\n    id\n    name\n    pic\n    price\n    unit\n    shipFrom\n    warehouseId\n    sold\n  }\n": types.GoodCardFieldsFragmentDoc,
    "\n  query ListGoodsFeed($filter: GoodFilter, $sort: GoodsSort!, $page: Int!, $pageSize: Int!) {\n    goods(filter: $filter, sort: $sort, page: $page, pageSize: $pageSize) {\n      total\n      page\n      list {\n        ...GoodCardFields\n      }\n    }\n  }\n": types.ListGoodsFeedDocument,
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
export function graphql(source: "\n  fragment ExportState on ExportedFile {\n    taskId\n    done\n    url\n    fileName\n  }\n"): (typeof documents)["\n  fragment ExportState on ExportedFile {\n    taskId\n    done\n    url\n    fileName\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ExportOrder($ids: [EntityId!]!, $format: FileFormat!) {\n    exportOrder(ids: $ids, format: $format) {\n      ...ExportState\n    }\n  }\n"): (typeof documents)["\n  mutation ExportOrder($ids: [EntityId!]!, $format: FileFormat!) {\n    exportOrder(ids: $ids, format: $format) {\n      ...ExportState\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ExportOrders($filter: OrderFilter, $format: FileFormat!) {\n    exportOrders(filter: $filter, format: $format) {\n      ...ExportState\n    }\n  }\n"): (typeof documents)["\n  mutation ExportOrders($filter: OrderFilter, $format: FileFormat!) {\n    exportOrders(filter: $filter, format: $format) {\n      ...ExportState\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ExportParcels($filter: ParcelFilter, $format: FileFormat!) {\n    exportParcels(filter: $filter, format: $format) {\n      ...ExportState\n    }\n  }\n"): (typeof documents)["\n  mutation ExportParcels($filter: ParcelFilter, $format: FileFormat!) {\n    exportParcels(filter: $filter, format: $format) {\n      ...ExportState\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ExportMoneyLogs($filter: MoneyLogFilter, $format: FileFormat!) {\n    exportMoneyLogs(filter: $filter, format: $format) {\n      ...ExportState\n    }\n  }\n"): (typeof documents)["\n  mutation ExportMoneyLogs($filter: MoneyLogFilter, $format: FileFormat!) {\n    exportMoneyLogs(filter: $filter, format: $format) {\n      ...ExportState\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ExportRecharges($filter: RechargeFilter, $format: FileFormat!) {\n    exportRecharges(filter: $filter, format: $format) {\n      ...ExportState\n    }\n  }\n"): (typeof documents)["\n  mutation ExportRecharges($filter: RechargeFilter, $format: FileFormat!) {\n    exportRecharges(filter: $filter, format: $format) {\n      ...ExportState\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ExportCashOuts($filter: CashOutFilter, $format: FileFormat!) {\n    exportCashOuts(filter: $filter, format: $format) {\n      ...ExportState\n    }\n  }\n"): (typeof documents)["\n  mutation ExportCashOuts($filter: CashOutFilter, $format: FileFormat!) {\n    exportCashOuts(filter: $filter, format: $format) {\n      ...ExportState\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ExportSellerProfit($filter: ProfitFilter, $unit: ProfitUnit!, $format: FileFormat!) {\n    exportSellerProfit(filter: $filter, unit: $unit, format: $format) {\n      ...ExportState\n    }\n  }\n"): (typeof documents)["\n  mutation ExportSellerProfit($filter: ProfitFilter, $unit: ProfitUnit!, $format: FileFormat!) {\n    exportSellerProfit(filter: $filter, unit: $unit, format: $format) {\n      ...ExportState\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ExportToShip($packageIds: [EntityId!], $format: FileFormat!) {\n    exportToShip(packageIds: $packageIds, format: $format) {\n      ...ExportState\n    }\n  }\n"): (typeof documents)["\n  mutation ExportToShip($packageIds: [EntityId!], $format: FileFormat!) {\n    exportToShip(packageIds: $packageIds, format: $format) {\n      ...ExportState\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FindExport($taskId: String!) {\n    exportedFile(taskId: $taskId) {\n      ...ExportState\n    }\n  }\n"): (typeof documents)["\n  query FindExport($taskId: String!) {\n    exportedFile(taskId: $taskId) {\n      ...ExportState\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LoadProfile($kind: AccountKind!) {\n    me(kind: $kind) {\n      __typename\n      id\n      kind\n      phone\n      nickName\n      balance\n      frozen\n      withdrawable\n      realStatus\n      realName\n      lastLoginAt\n      ... on Buyer {\n        level\n        levelName\n      }\n      ... on Seller {\n        companyName\n        contact\n        pendingSettle\n      }\n    }\n  }\n"): (typeof documents)["\n  query LoadProfile($kind: AccountKind!) {\n    me(kind: $kind) {\n      __typename\n      id\n      kind\n      phone\n      nickName\n      balance\n      frozen\n      withdrawable\n      realStatus\n      realName\n      lastLoginAt\n      ... on Buyer {\n        level\n        levelName\n      }\n      ... on Seller {\n        companyName\n        contact\n        pendingSettle\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangePassword($input: ChangePasswordInput!) {\n    changePassword(input: $input)\n  }\n"): (typeof documents)["\n  mutation ChangePassword($input: ChangePasswordInput!) {\n    changePassword(input: $input)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation BeginRealName($realName: String!, $idCard: String!) {\n    beginRealName(realName: $realName, idCard: $idCard) {\n      certifyId\n      url\n      qrCode\n      expireAt\n    }\n  }\n"): (typeof documents)["\n  mutation BeginRealName($realName: String!, $idCard: String!) {\n    beginRealName(realName: $realName, idCard: $idCard) {\n      certifyId\n      url\n      qrCode\n      expireAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ConfirmRealName($certifyId: String) {\n    confirmRealName(certifyId: $certifyId) {\n      realStatus\n      realName\n      msg\n    }\n  }\n"): (typeof documents)["\n  mutation ConfirmRealName($certifyId: String) {\n    confirmRealName(certifyId: $certifyId) {\n      realStatus\n      realName\n      msg\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ExportPersonalData($input: PersonalDataInput!) {\n    exportPersonalData(input: $input) {\n      ...ExportState\n    }\n  }\n"): (typeof documents)["\n  mutation ExportPersonalData($input: PersonalDataInput!) {\n    exportPersonalData(input: $input) {\n      ...ExportState\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CashOutRow on CashOut {\n    id\n    cashOutNo\n    amount\n    fee\n    realAmount\n    accountType\n    accountTypeText\n    account\n    accountName\n    bankName\n    status\n    statusText\n    auditReason\n    transferNo\n    createdAt\n    auditedAt\n    paidAt\n    revocable\n  }\n"): (typeof documents)["\n  fragment CashOutRow on CashOut {\n    id\n    cashOutNo\n    amount\n    fee\n    realAmount\n    accountType\n    accountTypeText\n    account\n    accountName\n    bankName\n    status\n    statusText\n    auditReason\n    transferNo\n    createdAt\n    auditedAt\n    paidAt\n    revocable\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LoadCashOutLimits {\n    cashOutLimits {\n      withdrawable\n      min\n      max\n      feeRate\n      leftToday\n      realName\n      paused\n      auditing {\n        ...CashOutRow\n      }\n    }\n  }\n"): (typeof documents)["\n  query LoadCashOutLimits {\n    cashOutLimits {\n      withdrawable\n      min\n      max\n      feeRate\n      leftToday\n      realName\n      paused\n      auditing {\n        ...CashOutRow\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateCashOut($input: CashOutInput!, $clientNo: String!) {\n    createCashOut(input: $input, clientNo: $clientNo) {\n      ...CashOutRow\n    }\n  }\n"): (typeof documents)["\n  mutation CreateCashOut($input: CashOutInput!, $clientNo: String!) {\n    createCashOut(input: $input, clientNo: $clientNo) {\n      ...CashOutRow\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RevokeCashOut($id: EntityId!) {\n    revokeCashOut(id: $id) {\n      ...CashOutRow\n    }\n  }\n"): (typeof documents)["\n  mutation RevokeCashOut($id: EntityId!) {\n    revokeCashOut(id: $id) {\n      ...CashOutRow\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription WatchChanges {\n    changes {\n      orderIds\n      wallet\n      resync\n    }\n  }\n"): (typeof documents)["\n  subscription WatchChanges {\n    changes {\n      orderIds\n      wallet\n      resync\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ClosingFields on AccountClosing {\n    phase\n    begunAt\n    checks {\n      key\n      count\n      amount\n    }\n    refunds {\n      payNo\n      payTypeText\n      paidAt\n      amount\n      status\n      statusText\n    }\n    refundAmount\n    cashOutAmount\n    giveUpAmount\n    shops\n    members\n    memberParcels\n  }\n"): (typeof documents)["\n  fragment ClosingFields on AccountClosing {\n    phase\n    begunAt\n    checks {\n      key\n      count\n      amount\n    }\n    refunds {\n      payNo\n      payTypeText\n      paidAt\n      amount\n      status\n      statusText\n    }\n    refundAmount\n    cashOutAmount\n    giveUpAmount\n    shops\n    members\n    memberParcels\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LoadAccountClosing {\n    accountClosing {\n      ...ClosingFields\n    }\n  }\n"): (typeof documents)["\n  query LoadAccountClosing {\n    accountClosing {\n      ...ClosingFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CloseAccount($input: CloseAccountInput!) {\n    closeAccount(input: $input) {\n      ...ClosingFields\n    }\n  }\n"): (typeof documents)["\n  mutation CloseAccount($input: CloseAccountInput!) {\n    closeAccount(input: $input) {\n      ...ClosingFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation KeepAccount {\n    keepAccount {\n      ...ClosingFields\n    }\n  }\n"): (typeof documents)["\n  mutation KeepAccount {\n    keepAccount {\n      ...ClosingFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SendPhoneCode($input: PhoneCodeInput!) {\n    sendPhoneCode(input: $input) {\n      resendIn\n    }\n  }\n"): (typeof documents)["\n  mutation SendPhoneCode($input: PhoneCodeInput!) {\n    sendPhoneCode(input: $input) {\n      resendIn\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LoadFavourites($cursor: String) {\n    favourites(pageSize: 100, cursor: $cursor) {\n      nextCursor\n      list {\n        id\n        goodId\n      }\n    }\n  }\n"): (typeof documents)["\n  query LoadFavourites($cursor: String) {\n    favourites(pageSize: 100, cursor: $cursor) {\n      nextCursor\n      list {\n        id\n        goodId\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateFavourite($goodId: EntityId!) {\n    createFavourite(goodId: $goodId) {\n      id\n      goodId\n    }\n  }\n"): (typeof documents)["\n  mutation CreateFavourite($goodId: EntityId!) {\n    createFavourite(goodId: $goodId) {\n      id\n      goodId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteFavourite($goodId: EntityId!) {\n    deleteFavourite(goodId: $goodId)\n  }\n"): (typeof documents)["\n  mutation DeleteFavourite($goodId: EntityId!) {\n    deleteFavourite(goodId: $goodId)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ListFavourites($page: Int!, $cursor: String) {\n    favourites(page: $page, pageSize: 20, cursor: $cursor) {\n      page\n      nextCursor\n      total\n      list {\n        id\n        goodId\n        priceDelta\n        createdAt\n        good {\n          ...GoodCardFields\n          status\n          warehouses {\n            id\n            available\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query ListFavourites($page: Int!, $cursor: String) {\n    favourites(page: $page, pageSize: 20, cursor: $cursor) {\n      page\n      nextCursor\n      total\n      list {\n        id\n        goodId\n        priceDelta\n        createdAt\n        good {\n          ...GoodCardFields\n          status\n          warehouses {\n            id\n            available\n          }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LoadFavouriteStates($cursor: String) {\n    favourites(pageSize: 100, cursor: $cursor) {\n      nextCursor\n      list {\n        id\n        goodId\n        good {\n          id\n          status\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query LoadFavouriteStates($cursor: String) {\n    favourites(pageSize: 100, cursor: $cursor) {\n      nextCursor\n      list {\n        id\n        goodId\n        good {\n          id\n          status\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LoadGood($id: EntityId!) {\n    good(id: $id) {\n      id\n      goodsNo\n      name\n      pic\n      pics\n      detail\n      price\n      weight\n      unit\n      minNum\n      maxNum\n      platforms\n      sold\n      collectCount\n      status\n      categoryId\n      categoryName\n      warehouses {\n        id\n        name\n        province\n        city\n        available\n        warehouse {\n          id\n          name\n          logo\n          score\n          status\n          pauseReason\n          workDays\n          sundayRest\n          restDates\n          cutoffTime\n          couriers {\n            warehouseId\n            courierId\n            firstWeight\n            firstFee\n            stepWeight\n            stepFee\n            enabled\n            areaRules {\n              areaCode\n              type\n              fee\n              startAt\n              endAt\n              reason\n            }\n            courier {\n              id\n              name\n              workDays\n              sundayRest\n              restDates\n              cutoffTime\n              status\n            }\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query LoadGood($id: EntityId!) {\n    good(id: $id) {\n      id\n      goodsNo\n      name\n      pic\n      pics\n      detail\n      price\n      weight\n      unit\n      minNum\n      maxNum\n      platforms\n      sold\n      collectCount\n      status\n      categoryId\n      categoryName\n      warehouses {\n        id\n        name\n        province\n        city\n        available\n        warehouse {\n          id\n          name\n          logo\n          score\n          status\n          pauseReason\n          workDays\n          sundayRest\n          restDates\n          cutoffTime\n          couriers {\n            warehouseId\n            courierId\n            firstWeight\n            firstFee\n            stepWeight\n            stepFee\n            enabled\n            areaRules {\n              areaCode\n              type\n              fee\n              startAt\n              endAt\n              reason\n            }\n            courier {\n              id\n              name\n              workDays\n              sundayRest\n              restDates\n              cutoffTime\n              status\n            }\n          }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LoadViewerRegion {\n    ipRegion {\n      provinceCode\n      cityCode\n    }\n  }\n"): (typeof documents)["\n  query LoadViewerRegion {\n    ipRegion {\n      provinceCode\n      cityCode\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ListHomeCategories {\n    categories {\n      id\n      name\n      icon\n    }\n  }\n"): (typeof documents)["\n  query ListHomeCategories {\n    categories {\n      id\n      name\n      icon\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LoadShipmentGood($id: EntityId!) {\n    good(id: $id) {\n      id\n      name\n      pic\n      price\n      weight\n      unit\n      minNum\n      maxNum\n      status\n      platforms\n      shipFrom\n      warehouses {\n        id\n        name\n        province\n        city\n        available\n        warehouse {\n          id\n          name\n          status\n          pauseReason\n          outputMode\n          workDays\n          sundayRest\n          restDates\n          cutoffTime\n          couriers {\n            warehouseId\n            courierId\n            firstWeight\n            firstFee\n            stepWeight\n            stepFee\n            enabled\n            areaRules {\n              areaCode\n              type\n              fee\n              startAt\n              endAt\n              reason\n            }\n            courier {\n              id\n              name\n              code\n              logo\n              workDays\n              sundayRest\n              restDates\n              cutoffTime\n              status\n            }\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query LoadShipmentGood($id: EntityId!) {\n    good(id: $id) {\n      id\n      name\n      pic\n      price\n      weight\n      unit\n      minNum\n      maxNum\n      status\n      platforms\n      shipFrom\n      warehouses {\n        id\n        name\n        province\n        city\n        available\n        warehouse {\n          id\n          name\n          status\n          pauseReason\n          outputMode\n          workDays\n          sundayRest\n          restDates\n          cutoffTime\n          couriers {\n            warehouseId\n            courierId\n            firstWeight\n            firstFee\n            stepWeight\n            stepFee\n            enabled\n            areaRules {\n              areaCode\n              type\n              fee\n              startAt\n              endAt\n              reason\n            }\n            courier {\n              id\n              name\n              code\n              logo\n              workDays\n              sundayRest\n              restDates\n              cutoffTime\n              status\n            }\n          }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SearchShipmentGoods($keyword: String, $page: Int!, $cursor: String) {\n    goods(filter: { keyword: $keyword }, page: $page, pageSize: 12, cursor: $cursor) {\n      page\n      nextCursor\n      total\n      list {\n        id\n        name\n        pic\n        price\n        unit\n        shipFrom\n        sold\n      }\n    }\n  }\n"): (typeof documents)["\n  query SearchShipmentGoods($keyword: String, $page: Int!, $cursor: String) {\n    goods(filter: { keyword: $keyword }, page: $page, pageSize: 12, cursor: $cursor) {\n      page\n      nextCursor\n      total\n      list {\n        id\n        name\n        pic\n        price\n        unit\n        shipFrom\n        sold\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LoadLastPurchase {\n    lastPurchase {\n      goodId\n      good {\n        id\n      }\n      warehouseId\n      courierId\n      num\n      senderId\n      platform\n    }\n  }\n"): (typeof documents)["\n  query LoadLastPurchase {\n    lastPurchase {\n      goodId\n      good {\n        id\n      }\n      warehouseId\n      courierId\n      num\n      senderId\n      platform\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateJoin($input: JoinInput!) {\n    createJoin(input: $input)\n  }\n"): (typeof documents)["\n  mutation CreateJoin($input: JoinInput!) {\n    createJoin(input: $input)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PrintSettingRow on PrintSetting {\n    id\n    platform\n    courierId\n    courierName\n    paper\n    extras {\n      showGoods\n      showNum\n      showRemark\n      showOrderNo\n      text\n    }\n    printerName\n    autoPrint\n    updatedAt\n  }\n"): (typeof documents)["\n  fragment PrintSettingRow on PrintSetting {\n    id\n    platform\n    courierId\n    courierName\n    paper\n    extras {\n      showGoods\n      showNum\n      showRemark\n      showOrderNo\n      text\n    }\n    printerName\n    autoPrint\n    updatedAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ListPrintSettings {\n    printSettings {\n      ...PrintSettingRow\n    }\n  }\n"): (typeof documents)["\n  query ListPrintSettings {\n    printSettings {\n      ...PrintSettingRow\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ListPrintCouriers {\n    couriers {\n      id\n      name\n    }\n  }\n"): (typeof documents)["\n  query ListPrintCouriers {\n    couriers {\n      id\n      name\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PreviewLabel($input: PrintSettingInput!) {\n    labelPreview(input: $input) {\n      svg\n      width\n      height\n    }\n  }\n"): (typeof documents)["\n  query PreviewLabel($input: PrintSettingInput!) {\n    labelPreview(input: $input) {\n      svg\n      width\n      height\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SavePrintSetting($input: PrintSettingInput!) {\n    savePrintSetting(input: $input) {\n      ...PrintSettingRow\n    }\n  }\n"): (typeof documents)["\n  mutation SavePrintSetting($input: PrintSettingInput!) {\n    savePrintSetting(input: $input) {\n      ...PrintSettingRow\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeletePrintSetting($id: EntityId!) {\n    deletePrintSetting(id: $id)\n  }\n"): (typeof documents)["\n  mutation DeletePrintSetting($id: EntityId!) {\n    deletePrintSetting(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PrintParcels($ids: [EntityId!]!, $kind: PrintKind!) {\n    printParcels(ids: $ids, kind: $kind) {\n      file {\n        taskId\n        done\n        url\n        fileName\n      }\n      printed\n      failed {\n        packageId\n        msg\n      }\n      parcels {\n        id\n        printCount\n        printedAt\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation PrintParcels($ids: [EntityId!]!, $kind: PrintKind!) {\n    printParcels(ids: $ids, kind: $kind) {\n      file {\n        taskId\n        done\n        url\n        fileName\n      }\n      printed\n      failed {\n        packageId\n        msg\n      }\n      parcels {\n        id\n        printCount\n        printedAt\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FindPrintedFile($taskId: String!) {\n    exportedFile(taskId: $taskId) {\n      taskId\n      done\n      url\n      fileName\n    }\n  }\n"): (typeof documents)["\n  query FindPrintedFile($taskId: String!) {\n    exportedFile(taskId: $taskId) {\n      taskId\n      done\n      url\n      fileName\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ListPrintTasks($ids: [EntityId!]!) {\n    printTasks(ids: $ids) {\n      tasks {\n        packageId\n        printerName\n        url\n      }\n      failed {\n        packageId\n        msg\n      }\n    }\n  }\n"): (typeof documents)["\n  query ListPrintTasks($ids: [EntityId!]!) {\n    printTasks(ids: $ids) {\n      tasks {\n        packageId\n        printerName\n        url\n      }\n      failed {\n        packageId\n        msg\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MarkPrinted($ids: [EntityId!]!) {\n    markPrinted(ids: $ids) {\n      id\n      printCount\n      printedAt\n    }\n  }\n"): (typeof documents)["\n  mutation MarkPrinted($ids: [EntityId!]!) {\n    markPrinted(ids: $ids) {\n      id\n      printCount\n      printedAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LoadLegalTexts {\n    legalTexts {\n      id\n      kind\n      version\n      title\n      draft\n      publishedAt\n      body\n    }\n  }\n"): (typeof documents)["\n  query LoadLegalTexts {\n    legalTexts {\n      id\n      kind\n      version\n      title\n      draft\n      publishedAt\n      body\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LoadConsents {\n    consents {\n      id\n      kind\n      version\n      title\n      agreed\n      answeredAt\n    }\n  }\n"): (typeof documents)["\n  query LoadConsents {\n    consents {\n      id\n      kind\n      version\n      title\n      agreed\n      answeredAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AnswerConsents($ids: [EntityId!]!, $agreed: Boolean!) {\n    answerConsents(ids: $ids, agreed: $agreed) {\n      id\n      agreed\n      answeredAt\n    }\n  }\n"): (typeof documents)["\n  mutation AnswerConsents($ids: [EntityId!]!, $agreed: Boolean!) {\n    answerConsents(ids: $ids, agreed: $agreed) {\n      id\n      agreed\n      answeredAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SignIn($input: LoginInput!) {\n    login(input: $input) {\n      token\n      expireAt\n      account {\n        ...AccountFields\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SignIn($input: LoginInput!) {\n    login(input: $input) {\n      token\n      expireAt\n      account {\n        ...AccountFields\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SignUp($input: RegisterInput!) {\n    signUp(input: $input) {\n      session {\n        token\n        expireAt\n        account {\n          ...AccountFields\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SignUp($input: RegisterInput!) {\n    signUp(input: $input) {\n      session {\n        token\n        expireAt\n        account {\n          ...AccountFields\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation FindPassword($input: FindPasswordInput!) {\n    findPassword(input: $input)\n  }\n"): (typeof documents)["\n  mutation FindPassword($input: FindPasswordInput!) {\n    findPassword(input: $input)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LoadLegalVersions {\n    legalTexts {\n      id\n      kind\n      version\n    }\n  }\n"): (typeof documents)["\n  query LoadLegalVersions {\n    legalTexts {\n      id\n      kind\n      version\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ListMobileCategories {\n    categories {\n      id\n      name\n    }\n  }\n"): (typeof documents)["\n  query ListMobileCategories {\n    categories {\n      id\n      name\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LoadMobileGood($id: EntityId!) {\n    good(id: $id) {\n      id\n      goodsNo\n      name\n      pic\n      pics\n      detail\n      price\n      weight\n      unit\n      minNum\n      maxNum\n      sold\n      warehouses {\n        id\n        name\n        province\n        city\n        available\n      }\n    }\n  }\n"): (typeof documents)["\n  query LoadMobileGood($id: EntityId!) {\n    good(id: $id) {\n      id\n      goodsNo\n      name\n      pic\n      pics\n      detail\n      price\n      weight\n      unit\n      minNum\n      maxNum\n      sold\n      warehouses {\n        id\n        name\n        province\n        city\n        available\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ListHomeNotices {\n    notices(type: HOME, page: 1, pageSize: 10) {\n      list {\n        id\n        title\n        detail\n        createdAt\n      }\n    }\n  }\n"): (typeof documents)["\n  query ListHomeNotices {\n    notices(type: HOME, page: 1, pageSize: 10) {\n      list {\n        id\n        title\n        detail\n        createdAt\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ListNotices($type: NoticeType!, $page: Int!, $cursor: String) {\n    notices(type: $type, page: $page, pageSize: 10, cursor: $cursor) {\n      page\n      nextCursor\n      total\n      list {\n        id\n        title\n        detail\n        createdAt\n      }\n    }\n  }\n"): (typeof documents)["\n  query ListNotices($type: NoticeType!, $page: Int!, $cursor: String) {\n    notices(type: $type, page: $page, pageSize: 10, cursor: $cursor) {\n      page\n      nextCursor\n      total\n      list {\n        id\n        title\n        detail\n        createdAt\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LoadOldSiteAddress {\n    settings {\n      oldUrl\n    }\n  }\n"): (typeof documents)["\n  query LoadOldSiteAddress {\n    settings {\n      oldUrl\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OrderRow on Order {\n    id\n    orderNo\n    platform\n    goodId\n    goodName\n    goodPic\n    num\n    sendArea {\n      warehouseId\n      warehouseName\n      province\n      city\n    }\n    courierName\n    softwareName\n    packageCount\n    refundCount\n    totalFee\n    status\n    statusText\n    afterSaleStatus\n    tradeAt\n    createdAt\n    payExpireAt\n    paidAt\n    shopName\n    remark\n    outputCounts {\n      failed\n      issuing\n    }\n    autoSend\n    autoSendCounts {\n      success\n      failed\n      waiting\n      external\n    }\n    allowedActions\n  }\n"): (typeof documents)["\n  fragment OrderRow on Order {\n    id\n    orderNo\n    platform\n    goodId\n    goodName\n    goodPic\n    num\n    sendArea {\n      warehouseId\n      warehouseName\n      province\n      city\n    }\n    courierName\n    softwareName\n    packageCount\n    refundCount\n    totalFee\n    status\n    statusText\n    afterSaleStatus\n    tradeAt\n    createdAt\n    payExpireAt\n    paidAt\n    shopName\n    remark\n    outputCounts {\n      failed\n      issuing\n    }\n    autoSend\n    autoSendCounts {\n      success\n      failed\n      waiting\n      external\n    }\n    allowedActions\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ListOrders($filter: OrderFilter, $sort: OrderSort!, $page: Int!, $pageSize: Int!, $cursor: String) {\n    orders(filter: $filter, sort: $sort, page: $page, pageSize: $pageSize, cursor: $cursor) {\n      page\n      nextCursor\n      total\n      counts {\n        all\n        pendingPayment\n        pendingShipment\n        pendingReceipt\n        pendingReview\n        afterSale\n      }\n      list {\n        ...OrderRow\n      }\n    }\n  }\n"): (typeof documents)["\n  query ListOrders($filter: OrderFilter, $sort: OrderSort!, $page: Int!, $pageSize: Int!, $cursor: String) {\n    orders(filter: $filter, sort: $sort, page: $page, pageSize: $pageSize, cursor: $cursor) {\n      page\n      nextCursor\n      total\n      counts {\n        all\n        pendingPayment\n        pendingShipment\n        pendingReceipt\n        pendingReview\n        afterSale\n      }\n      list {\n        ...OrderRow\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LoadOrder($id: EntityId!) {\n    order(id: $id) {\n      ...OrderRow\n      type\n      goodPrice\n      goodsFee\n      courierFee\n      remoteFee\n      discountFee\n      refundFee\n      senderName\n      batchNo\n      shippedAt\n      receivedAt\n      completedAt\n      cancelledAt\n      cancelType\n      reviewScore\n      reviewText\n      parcels {\n        id\n        packageNo\n        thirdOrderNo\n        waybillNo\n        status\n        statusText\n        outputResult\n        province\n        city\n        shopName\n        allowedActions\n      }\n    }\n  }\n"): (typeof documents)["\n  query LoadOrder($id: EntityId!) {\n    order(id: $id) {\n      ...OrderRow\n      type\n      goodPrice\n      goodsFee\n      courierFee\n      remoteFee\n      discountFee\n      refundFee\n      senderName\n      batchNo\n      shippedAt\n      receivedAt\n      completedAt\n      cancelledAt\n      cancelType\n      reviewScore\n      reviewText\n      parcels {\n        id\n        packageNo\n        thirdOrderNo\n        waybillNo\n        status\n        statusText\n        outputResult\n        province\n        city\n        shopName\n        allowedActions\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MoneyLeft on Buyer {\n    id\n    balance\n    frozen\n    withdrawable\n  }\n"): (typeof documents)["\n  fragment MoneyLeft on Buyer {\n    id\n    balance\n    frozen\n    withdrawable\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LoadOrderFilters($withShops: Boolean!) {\n    shops(pageSize: 100) @include(if: $withShops) {\n      list {\n        id\n        shopName\n      }\n    }\n    couriers {\n      id\n      name\n    }\n    warehouses(pageSize: 100) {\n      list {\n        id\n        name\n      }\n    }\n  }\n"): (typeof documents)["\n  query LoadOrderFilters($withShops: Boolean!) {\n    shops(pageSize: 100) @include(if: $withShops) {\n      list {\n        id\n        shopName\n      }\n    }\n    couriers {\n      id\n      name\n    }\n    warehouses(pageSize: 100) {\n      list {\n        id\n        name\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ConfirmOrder($id: EntityId!, $action: ConfirmAction!, $pays: Boolean!, $clientNo: String!) {\n    confirmOrder(id: $id, action: $action, clientNo: $clientNo) {\n      orderId\n      order {\n        ...OrderRow\n      }\n      account @include(if: $pays) {\n        ...MoneyLeft\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ConfirmOrder($id: EntityId!, $action: ConfirmAction!, $pays: Boolean!, $clientNo: String!) {\n    confirmOrder(id: $id, action: $action, clientNo: $clientNo) {\n      orderId\n      order {\n        ...OrderRow\n      }\n      account @include(if: $pays) {\n        ...MoneyLeft\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CancelOrder($id: EntityId!) {\n    cancelOrder(id: $id) {\n      orderId\n      order {\n        ...OrderRow\n      }\n      account {\n        ...MoneyLeft\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation CancelOrder($id: EntityId!) {\n    cancelOrder(id: $id) {\n      orderId\n      order {\n        ...OrderRow\n      }\n      account {\n        ...MoneyLeft\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RetryAutoSend($id: EntityId!) {\n    reAutoSend(id: $id) {\n      orderId\n      submitted\n      success\n      failed {\n        packageId\n        msg\n      }\n      order {\n        ...OrderRow\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RetryAutoSend($id: EntityId!) {\n    reAutoSend(id: $id) {\n      orderId\n      submitted\n      success\n      failed {\n        packageId\n        msg\n      }\n      order {\n        ...OrderRow\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SyncOrder($id: EntityId!) {\n    syncOrder(id: $id) {\n      orderId\n      updated\n      order {\n        ...OrderRow\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SyncOrder($id: EntityId!) {\n    syncOrder(id: $id) {\n      orderId\n      updated\n      order {\n        ...OrderRow\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResubmitOrder($id: EntityId!, $clientNo: String!) {\n    againSubmit(id: $id, clientNo: $clientNo) {\n      orderId\n      submitted\n      skipped {\n        packageId\n        msg\n      }\n      order {\n        ...OrderRow\n      }\n      newOrder {\n        ...OrderRow\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ResubmitOrder($id: EntityId!, $clientNo: String!) {\n    againSubmit(id: $id, clientNo: $clientNo) {\n      orderId\n      submitted\n      skipped {\n        packageId\n        msg\n      }\n      order {\n        ...OrderRow\n      }\n      newOrder {\n        ...OrderRow\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReviewOrder($id: EntityId!, $score: Int!, $text: String) {\n    reviewOrder(id: $id, score: $score, text: $text) {\n      orderId\n      order {\n        ...OrderRow\n        reviewScore\n        reviewText\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ReviewOrder($id: EntityId!, $score: Int!, $text: String) {\n    reviewOrder(id: $id, score: $score, text: $text) {\n      orderId\n      order {\n        ...OrderRow\n        reviewScore\n        reviewText\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ChosenParcelFields on Parcel {\n    id\n    orderId\n    packageNo\n    goodName\n    num\n    price\n    status\n    refundStatus\n    outputStatus\n    warehouseId\n    courierName\n    waybillNo\n    ownWaybill\n    receiverErasedAt\n    receiverName\n    receiverPhone\n    province\n    city\n    district\n    address\n    signedAt\n    allowedActions\n  }\n"): (typeof documents)["\n  fragment ChosenParcelFields on Parcel {\n    id\n    orderId\n    packageNo\n    goodName\n    num\n    price\n    status\n    refundStatus\n    outputStatus\n    warehouseId\n    courierName\n    waybillNo\n    ownWaybill\n    receiverErasedAt\n    receiverName\n    receiverPhone\n    province\n    city\n    district\n    address\n    signedAt\n    allowedActions\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ListParcels($filter: ParcelFilter, $page: Int!, $pageSize: Int!, $cursor: String) {\n    parcels(filter: $filter, page: $page, pageSize: $pageSize, cursor: $cursor) {\n      page\n      nextCursor\n      total\n      list {\n        ...ChosenParcelFields\n        platform\n        thirdOrderNos\n        shopName\n        encrypted\n        goodPic\n        specification\n        remark\n        statusText\n        refundId\n        outputInfo\n        outputResult\n        autoSendStatus\n        autoSendResult\n        softwareName\n        warehouseName\n        printCount\n        printedAt\n        traceText\n        goodsFee\n        courierFee\n        remoteFee\n        discountFee\n        refundFee\n        orderAt\n        promisedShipAt\n      }\n    }\n  }\n"): (typeof documents)["\n  query ListParcels($filter: ParcelFilter, $page: Int!, $pageSize: Int!, $cursor: String) {\n    parcels(filter: $filter, page: $page, pageSize: $pageSize, cursor: $cursor) {\n      page\n      nextCursor\n      total\n      list {\n        ...ChosenParcelFields\n        platform\n        thirdOrderNos\n        shopName\n        encrypted\n        goodPic\n        specification\n        remark\n        statusText\n        refundId\n        outputInfo\n        outputResult\n        autoSendStatus\n        autoSendResult\n        softwareName\n        warehouseName\n        printCount\n        printedAt\n        traceText\n        goodsFee\n        courierFee\n        remoteFee\n        discountFee\n        refundFee\n        orderAt\n        promisedShipAt\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query GatherParcels($filter: ParcelFilter, $cursor: String, $pageSize: Int!) {\n    parcels(filter: $filter, pageSize: $pageSize, cursor: $cursor) {\n      nextCursor\n      list {\n        ...ChosenParcelFields\n      }\n    }\n  }\n"): (typeof documents)["\n  query GatherParcels($filter: ParcelFilter, $cursor: String, $pageSize: Int!) {\n    parcels(filter: $filter, pageSize: $pageSize, cursor: $cursor) {\n      nextCursor\n      list {\n        ...ChosenParcelFields\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LoadParcelFilters {\n    couriers {\n      id\n      name\n    }\n    warehouses(pageSize: 100) {\n      list {\n        id\n        name\n      }\n    }\n  }\n"): (typeof documents)["\n  query LoadParcelFilters {\n    couriers {\n      id\n      name\n    }\n    warehouses(pageSize: 100) {\n      list {\n        id\n        name\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ListParcelFilterShops {\n    shops(pageSize: 100) {\n      list {\n        id\n        shopName\n      }\n    }\n  }\n"): (typeof documents)["\n  query ListParcelFilterShops {\n    shops(pageSize: 100) {\n      list {\n        id\n        shopName\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OrderProgress on Order {\n    id\n    status\n    statusText\n    outputCounts {\n      failed\n      issuing\n    }\n    autoSendCounts {\n      success\n      failed\n      waiting\n      external\n    }\n    allowedActions\n  }\n"): (typeof documents)["\n  fragment OrderProgress on Order {\n    id\n    status\n    statusText\n    outputCounts {\n      failed\n      issuing\n    }\n    autoSendCounts {\n      success\n      failed\n      waiting\n      external\n    }\n    allowedActions\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResubmitParcels($id: EntityId!, $packageIds: [EntityId!], $clientNo: String!) {\n    againSubmit(id: $id, packageIds: $packageIds, clientNo: $clientNo) {\n      orderId\n      submitted\n      skipped {\n        packageId\n        msg\n      }\n      order {\n        ...OrderProgress\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ResubmitParcels($id: EntityId!, $packageIds: [EntityId!], $clientNo: String!) {\n    againSubmit(id: $id, packageIds: $packageIds, clientNo: $clientNo) {\n      orderId\n      submitted\n      skipped {\n        packageId\n        msg\n      }\n      order {\n        ...OrderProgress\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResendShipped($id: EntityId!, $packageIds: [EntityId!]) {\n    reAutoSend(id: $id, packageIds: $packageIds) {\n      orderId\n      submitted\n      failed {\n        packageId\n        msg\n      }\n      order {\n        ...OrderProgress\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ResendShipped($id: EntityId!, $packageIds: [EntityId!]) {\n    reAutoSend(id: $id, packageIds: $packageIds) {\n      orderId\n      submitted\n      failed {\n        packageId\n        msg\n      }\n      order {\n        ...OrderProgress\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EditReceiver($id: EntityId!, $input: ReceiverInput!) {\n    editReceiver(id: $id, input: $input) {\n      packageId\n      orderId\n      parcel {\n        id\n        receiverName\n        receiverPhone\n        province\n        city\n        district\n        address\n        status\n        outputStatus\n        outputResult\n        allowedActions\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation EditReceiver($id: EntityId!, $input: ReceiverInput!) {\n    editReceiver(id: $id, input: $input) {\n      packageId\n      orderId\n      parcel {\n        id\n        receiverName\n        receiverPhone\n        province\n        city\n        district\n        address\n        status\n        outputStatus\n        outputResult\n        allowedActions\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation FillWaybills($rows: [WaybillRowInput!]!) {\n    fillWaybills(rows: $rows) {\n      filled\n      failed {\n        row\n        msg\n      }\n      parcels {\n        id\n        status\n        statusText\n        outputStatus\n        courierName\n        waybillNo\n        ownWaybill\n        allowedActions\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation FillWaybills($rows: [WaybillRowInput!]!) {\n    fillWaybills(rows: $rows) {\n      filled\n      failed {\n        row\n        msg\n      }\n      parcels {\n        id\n        status\n        statusText\n        outputStatus\n        courierName\n        waybillNo\n        ownWaybill\n        allowedActions\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ListFillCouriers($warehouseId: EntityId!) {\n    warehouse(id: $warehouseId) {\n      id\n      couriers {\n        enabled\n        courierId\n        courier {\n          id\n          name\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query ListFillCouriers($warehouseId: EntityId!) {\n    warehouse(id: $warehouseId) {\n      id\n      couriers {\n        enabled\n        courierId\n        courier {\n          id\n          name\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RevealReceiver($id: EntityId!) {\n    revealReceiver(id: $id) {\n      receiverName\n      receiverPhone\n      provinceCode\n      cityCode\n      districtCode\n      province\n      city\n      district\n      address\n    }\n  }\n"): (typeof documents)["\n  mutation RevealReceiver($id: EntityId!) {\n    revealReceiver(id: $id) {\n      receiverName\n      receiverPhone\n      provinceCode\n      cityCode\n      districtCode\n      province\n      city\n      district\n      address\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LoadRechargeTerms {\n    payChannels {\n      payType\n      payTypeText\n    }\n    settings {\n      minRecharge\n      maxRecharge\n    }\n  }\n"): (typeof documents)["\n  query LoadRechargeTerms {\n    payChannels {\n      payType\n      payTypeText\n    }\n    settings {\n      minRecharge\n      maxRecharge\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreatePayment($input: PaymentInput!, $clientNo: String!) {\n    createPayment(input: $input, clientNo: $clientNo) {\n      id\n      amount\n      payType\n      payUrl\n      qrCode\n      expireAt\n    }\n  }\n"): (typeof documents)["\n  mutation CreatePayment($input: PaymentInput!, $clientNo: String!) {\n    createPayment(input: $input, clientNo: $clientNo) {\n      id\n      amount\n      payType\n      payUrl\n      qrCode\n      expireAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CheckPayment($id: EntityId!) {\n    payment(id: $id) {\n      id\n      status\n      statusText\n      amount\n      late\n      expireAt\n      balance\n    }\n  }\n"): (typeof documents)["\n  query CheckPayment($id: EntityId!) {\n    payment(id: $id) {\n      id\n      status\n      statusText\n      amount\n      late\n      expireAt\n      balance\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CountProblems {\n    problems(pageSize: 1) {\n      counts {\n        kind\n        count\n      }\n    }\n  }\n"): (typeof documents)["\n  query CountProblems {\n    problems(pageSize: 1) {\n      counts {\n        kind\n        count\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ProblemRow on Problem {\n    id\n    kind\n    at\n    title\n    reasonCode\n    text\n    shopId\n    shopName\n    shopOrderId\n    orderId\n    packageId\n    refundId\n    packageStatus\n    goodName\n    price\n    actions\n  }\n"): (typeof documents)["\n  fragment ProblemRow on Problem {\n    id\n    kind\n    at\n    title\n    reasonCode\n    text\n    shopId\n    shopName\n    shopOrderId\n    orderId\n    packageId\n    refundId\n    packageStatus\n    goodName\n    price\n    actions\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ListProblems($kind: ProblemKind, $page: Int!, $pageSize: Int!, $cursor: String) {\n    problems(filter: { kind: $kind }, page: $page, pageSize: $pageSize, cursor: $cursor) {\n      page\n      nextCursor\n      total\n      counts {\n        kind\n        count\n      }\n      list {\n        ...ProblemRow\n      }\n    }\n  }\n"): (typeof documents)["\n  query ListProblems($kind: ProblemKind, $page: Int!, $pageSize: Int!, $cursor: String) {\n    problems(filter: { kind: $kind }, page: $page, pageSize: $pageSize, cursor: $cursor) {\n      page\n      nextCursor\n      total\n      counts {\n        kind\n        count\n      }\n      list {\n        ...ProblemRow\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FindReceiver($packageId: EntityId!) {\n    parcels(filter: { id: $packageId }, pageSize: 1) {\n      list {\n        id\n        packageNo\n        receiverName\n        receiverPhone\n        province\n        city\n        district\n        address\n      }\n    }\n  }\n"): (typeof documents)["\n  query FindReceiver($packageId: EntityId!) {\n    parcels(filter: { id: $packageId }, pageSize: 1) {\n      list {\n        id\n        packageNo\n        receiverName\n        receiverPhone\n        province\n        city\n        district\n        address\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LoadLeague {\n    league {\n      level\n      invites\n      packages\n      recharge\n      levels {\n        level\n        name\n        needInvites\n        needPackages\n        needRecharge\n        discount\n        maxProfit\n      }\n    }\n  }\n"): (typeof documents)["\n  query LoadLeague {\n    league {\n      level\n      invites\n      packages\n      recharge\n      levels {\n        level\n        name\n        needInvites\n        needPackages\n        needRecharge\n        discount\n        maxProfit\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment UserProfitRow on UserProfit {\n    id\n    userId\n    userPhone\n    nickName\n    goodId\n    goodName\n    profit\n    courierProfit\n    enabled\n    remark\n    updatedAt\n  }\n"): (typeof documents)["\n  fragment UserProfitRow on UserProfit {\n    id\n    userId\n    userPhone\n    nickName\n    goodId\n    goodName\n    profit\n    courierProfit\n    enabled\n    remark\n    updatedAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ListUserProfits($filter: UserProfitFilter, $page: Int!, $pageSize: Int!, $cursor: String) {\n    userProfits(filter: $filter, page: $page, pageSize: $pageSize, cursor: $cursor) {\n      page\n      nextCursor\n      total\n      list {\n        ...UserProfitRow\n      }\n    }\n  }\n"): (typeof documents)["\n  query ListUserProfits($filter: UserProfitFilter, $page: Int!, $pageSize: Int!, $cursor: String) {\n    userProfits(filter: $filter, page: $page, pageSize: $pageSize, cursor: $cursor) {\n      page\n      nextCursor\n      total\n      list {\n        ...UserProfitRow\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LoadDefaultProfit {\n    defaultProfit {\n      profit\n      courierProfit\n      maxProfit\n      maxCourierProfit\n    }\n  }\n"): (typeof documents)["\n  query LoadDefaultProfit {\n    defaultProfit {\n      profit\n      courierProfit\n      maxProfit\n      maxCourierProfit\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ListMarkUpGoods($keyword: String) {\n    goods(filter: { keyword: $keyword }, pageSize: 5) {\n      total\n      list {\n        id\n        name\n        pic\n        price\n      }\n    }\n  }\n"): (typeof documents)["\n  query ListMarkUpGoods($keyword: String) {\n    goods(filter: { keyword: $keyword }, pageSize: 5) {\n      total\n      list {\n        id\n        name\n        pic\n        price\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetDefaultProfit($profit: Fen!, $courierProfit: Fen!) {\n    setDefaultProfit(profit: $profit, courierProfit: $courierProfit) {\n      profit\n      courierProfit\n      maxProfit\n      maxCourierProfit\n    }\n  }\n"): (typeof documents)["\n  mutation SetDefaultProfit($profit: Fen!, $courierProfit: Fen!) {\n    setDefaultProfit(profit: $profit, courierProfit: $courierProfit) {\n      profit\n      courierProfit\n      maxProfit\n      maxCourierProfit\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateUserProfits($input: UserProfitInput!) {\n    createUserProfits(input: $input) {\n      ...UserProfitRow\n    }\n  }\n"): (typeof documents)["\n  mutation CreateUserProfits($input: UserProfitInput!) {\n    createUserProfits(input: $input) {\n      ...UserProfitRow\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateUserProfit($id: EntityId!, $input: UserProfitChangeInput!) {\n    updateUserProfit(id: $id, input: $input) {\n      ...UserProfitRow\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateUserProfit($id: EntityId!, $input: UserProfitChangeInput!) {\n    updateUserProfit(id: $id, input: $input) {\n      ...UserProfitRow\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteUserProfits($ids: [EntityId!]!) {\n    deleteUserProfits(ids: $ids)\n  }\n"): (typeof documents)["\n  mutation DeleteUserProfits($ids: [EntityId!]!) {\n    deleteUserProfits(ids: $ids)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LoadPromotionSummary {\n    invitees(pageSize: 1) {\n      promotion {\n        inviteCode\n        inviteUrl\n        inviteCount\n        todayCount\n        activeCount\n        totalProfit\n        unsettled\n        todayProfit\n      }\n    }\n  }\n"): (typeof documents)["\n  query LoadPromotionSummary {\n    invitees(pageSize: 1) {\n      promotion {\n        inviteCode\n        inviteUrl\n        inviteCount\n        todayCount\n        activeCount\n        totalProfit\n        unsettled\n        todayProfit\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ListPromotionDays($days: Int!) {\n    promotionDays(days: $days) {\n      date\n      invited\n      parcels\n      profit\n    }\n  }\n"): (typeof documents)["\n  query ListPromotionDays($days: Int!) {\n    promotionDays(days: $days) {\n      date\n      invited\n      parcels\n      profit\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment InviteeRow on Invitee {\n    userId\n    phone\n    nickName\n    createdAt\n    level\n    levelName\n    packageCount\n    spend\n    profit\n    profitSettled\n    lastOrderAt\n    markUp {\n      ...UserProfitRow\n    }\n    goodsMarkUps\n  }\n"): (typeof documents)["\n  fragment InviteeRow on Invitee {\n    userId\n    phone\n    nickName\n    createdAt\n    level\n    levelName\n    packageCount\n    spend\n    profit\n    profitSettled\n    lastOrderAt\n    markUp {\n      ...UserProfitRow\n    }\n    goodsMarkUps\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ListInvitees($filter: InviteeFilter, $page: Int!, $pageSize: Int!, $cursor: String) {\n    invitees(filter: $filter, page: $page, pageSize: $pageSize, cursor: $cursor) {\n      page\n      nextCursor\n      total\n      list {\n        ...InviteeRow\n      }\n    }\n  }\n"): (typeof documents)["\n  query ListInvitees($filter: InviteeFilter, $page: Int!, $pageSize: Int!, $cursor: String) {\n    invitees(filter: $filter, page: $page, pageSize: $pageSize, cursor: $cursor) {\n      page\n      nextCursor\n      total\n      list {\n        ...InviteeRow\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ListSimulatedGoods($id: EntityId!) {\n    good(id: $id) {\n      id\n      name\n      pic\n      price\n      minNum\n      maxNum\n      warehouses {\n        id\n        name\n        province\n        city\n        warehouse {\n          id\n          couriers {\n            warehouseId\n            courierId\n            enabled\n            courier {\n              id\n              name\n            }\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query ListSimulatedGoods($id: EntityId!) {\n    good(id: $id) {\n      id\n      name\n      pic\n      price\n      minNum\n      maxNum\n      warehouses {\n        id\n        name\n        province\n        city\n        warehouse {\n          id\n          couriers {\n            warehouseId\n            courierId\n            enabled\n            courier {\n              id\n              name\n            }\n          }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ListSimulatedMembers {\n    invitees(pageSize: 100) {\n      total\n      list {\n        userId\n        phone\n        nickName\n        level\n        levelName\n      }\n    }\n  }\n"): (typeof documents)["\n  query ListSimulatedMembers {\n    invitees(pageSize: 100) {\n      total\n      list {\n        userId\n        phone\n        nickName\n        level\n        levelName\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SimulatePrice($input: PriceSimulationInput!) {\n    priceSimulation(input: $input) {\n      unitPrice\n      goodsFee\n      courierFee\n      remoteFee\n      discountFee\n      packageFee\n      agentShare\n      plainFee\n      profit\n      courierProfit\n      banned\n      reason\n    }\n  }\n"): (typeof documents)["\n  query SimulatePrice($input: PriceSimulationInput!) {\n    priceSimulation(input: $input) {\n      unitPrice\n      goodsFee\n      courierFee\n      remoteFee\n      discountFee\n      packageFee\n      agentShare\n      plainFee\n      profit\n      courierProfit\n      banned\n      reason\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ListRefunds($filter: RefundFilter, $page: Int!, $pageSize: Int!, $cursor: String) {\n    refunds(filter: $filter, page: $page, pageSize: $pageSize, cursor: $cursor) {\n      page\n      nextCursor\n      total\n      list {\n        id\n        refundNo\n        packageId\n        packageNo\n        orderId\n        orderNo\n        goodName\n        num\n        waybillNo\n        packageFee\n        amount\n        waybillFee\n        reason\n        status\n        statusText\n        auditReason\n        dueAt\n        createdAt\n        finishedAt\n        returnedAt\n        allowedActions\n      }\n    }\n  }\n"): (typeof documents)["\n  query ListRefunds($filter: RefundFilter, $page: Int!, $pageSize: Int!, $cursor: String) {\n    refunds(filter: $filter, page: $page, pageSize: $pageSize, cursor: $cursor) {\n      page\n      nextCursor\n      total\n      list {\n        id\n        refundNo\n        packageId\n        packageNo\n        orderId\n        orderNo\n        goodName\n        num\n        waybillNo\n        packageFee\n        amount\n        waybillFee\n        reason\n        status\n        statusText\n        auditReason\n        dueAt\n        createdAt\n        finishedAt\n        returnedAt\n        allowedActions\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ListLatestRefunds($cursor: String) {\n    refunds(pageSize: 100, cursor: $cursor) {\n      nextCursor\n      list {\n        id\n        packageId\n        amount\n        status\n      }\n    }\n  }\n"): (typeof documents)["\n  query ListLatestRefunds($cursor: String) {\n    refunds(pageSize: 100, cursor: $cursor) {\n      nextCursor\n      list {\n        id\n        packageId\n        amount\n        status\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RefundedParcel on Parcel {\n    id\n    status\n    statusText\n    refundStatus\n    refundId\n    refundFee\n    outputStatus\n    allowedActions\n  }\n"): (typeof documents)["\n  fragment RefundedParcel on Parcel {\n    id\n    status\n    statusText\n    refundStatus\n    refundId\n    refundFee\n    outputStatus\n    allowedActions\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DecidedRefund on RefundPayload {\n    refund {\n      id\n      amount\n      status\n      statusText\n      auditReason\n      dueAt\n      finishedAt\n      returnedAt\n      allowedActions\n    }\n    parcel {\n      ...RefundedParcel\n    }\n  }\n"): (typeof documents)["\n  fragment DecidedRefund on RefundPayload {\n    refund {\n      id\n      amount\n      status\n      statusText\n      auditReason\n      dueAt\n      finishedAt\n      returnedAt\n      allowedActions\n    }\n    parcel {\n      ...RefundedParcel\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RefundParcels($ids: [EntityId!]!, $reason: String) {\n    refundParcels(ids: $ids, reason: $reason) {\n      success {\n        packageId\n        refundStatus\n        amount\n      }\n      failed {\n        packageId\n        msg\n      }\n      parcels {\n        ...RefundedParcel\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RefundParcels($ids: [EntityId!]!, $reason: String) {\n    refundParcels(ids: $ids, reason: $reason) {\n      success {\n        packageId\n        refundStatus\n        amount\n      }\n      failed {\n        packageId\n        msg\n      }\n      parcels {\n        ...RefundedParcel\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RevokeRefund($id: EntityId!) {\n    revokeRefund(id: $id) {\n      refundId\n      ...DecidedRefund\n    }\n  }\n"): (typeof documents)["\n  mutation RevokeRefund($id: EntityId!) {\n    revokeRefund(id: $id) {\n      refundId\n      ...DecidedRefund\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AnswerRefund($id: EntityId!, $input: RefundAnswerInput!) {\n    answerRefund(id: $id, input: $input) {\n      refundId\n      amount\n      ...DecidedRefund\n    }\n  }\n"): (typeof documents)["\n  mutation AnswerRefund($id: EntityId!, $input: RefundAnswerInput!) {\n    answerRefund(id: $id, input: $input) {\n      refundId\n      amount\n      ...DecidedRefund\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ConfirmReturn($id: EntityId!) {\n    confirmReturn(id: $id) {\n      refundId\n      amount\n      ...DecidedRefund\n    }\n  }\n"): (typeof documents)["\n  mutation ConfirmReturn($id: EntityId!) {\n    confirmReturn(id: $id) {\n      refundId\n      amount\n      ...DecidedRefund\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LoadGoodsFilters {\n    categories {\n      id\n      name\n    }\n    goodsAreas {\n      code\n      name\n      count\n    }\n  }\n"): (typeof documents)["\n  query LoadGoodsFilters {\n    categories {\n      id\n      name\n    }\n    goodsAreas {\n      code\n      name\n      count\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SuggestWarehouses($keyword: String!) {\n    warehouses(filter: { keyword: $keyword }, pageSize: 8) {\n      list {\n        id\n        name\n      }\n    }\n  }\n"): (typeof documents)["\n  query SuggestWarehouses($keyword: String!) {\n    warehouses(filter: { keyword: $keyword }, pageSize: 8) {\n      list {\n        id\n        name\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ListWarehouseFeed($keyword: String, $page: Int!) {\n    warehouses(filter: { keyword: $keyword }, page: $page, pageSize: 12) {\n      total\n      list {\n        id\n        name\n        logo\n        intro\n        province\n        city\n        goodsCount\n        soldCount\n        monthSold\n        collectCount\n        score\n        cutoffTime\n        status\n        pauseReason\n        couriers {\n          warehouseId\n          courierId\n          enabled\n          courier {\n            id\n            name\n            cutoffTime\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query ListWarehouseFeed($keyword: String, $page: Int!) {\n    warehouses(filter: { keyword: $keyword }, page: $page, pageSize: 12) {\n      total\n      list {\n        id\n        name\n        logo\n        intro\n        province\n        city\n        goodsCount\n        soldCount\n        monthSold\n        collectCount\n        score\n        cutoffTime\n        status\n        pauseReason\n        couriers {\n          warehouseId\n          courierId\n          enabled\n          courier {\n            id\n            name\n            cutoffTime\n          }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment EditedGood on SellerGood {\n    id\n    goodsNo\n    name\n    categoryId\n    pics\n    detail\n    supplyPrice\n    price\n    weight\n    unit\n    minNum\n    maxNum\n    platforms\n    isGift\n    status\n    auditReason\n    version\n    sold\n    stocks {\n      id\n      warehouseId\n      warehouseName\n      available\n      locked\n      isLow\n    }\n  }\n"): (typeof documents)["\n  fragment EditedGood on SellerGood {\n    id\n    goodsNo\n    name\n    categoryId\n    pics\n    detail\n    supplyPrice\n    price\n    weight\n    unit\n    minNum\n    maxNum\n    platforms\n    isGift\n    status\n    auditReason\n    version\n    sold\n    stocks {\n      id\n      warehouseId\n      warehouseName\n      available\n      locked\n      isLow\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LoadSellerGood($id: EntityId!) {\n    sellerGood(id: $id) {\n      ...EditedGood\n    }\n  }\n"): (typeof documents)["\n  query LoadSellerGood($id: EntityId!) {\n    sellerGood(id: $id) {\n      ...EditedGood\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateGood($input: GoodInput!, $clientNo: String!) {\n    createGood(input: $input, clientNo: $clientNo) {\n      ...EditedGood\n    }\n  }\n"): (typeof documents)["\n  mutation CreateGood($input: GoodInput!, $clientNo: String!) {\n    createGood(input: $input, clientNo: $clientNo) {\n      ...EditedGood\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateGood($id: EntityId!, $input: GoodInput!) {\n    updateGood(id: $id, input: $input) {\n      ...EditedGood\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateGood($id: EntityId!, $input: GoodInput!) {\n    updateGood(id: $id, input: $input) {\n      ...EditedGood\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SellerGoodRow on SellerGood {\n    id\n    goodsNo\n    name\n    pic\n    categoryName\n    supplyPrice\n    price\n    unit\n    isGift\n    status\n    auditReason\n    sold\n    monthSold\n    stocks {\n      id\n      warehouseId\n      warehouseName\n      quantity\n      locked\n      available\n      isLow\n    }\n    updatedAt\n  }\n"): (typeof documents)["\n  fragment SellerGoodRow on SellerGood {\n    id\n    goodsNo\n    name\n    pic\n    categoryName\n    supplyPrice\n    price\n    unit\n    isGift\n    status\n    auditReason\n    sold\n    monthSold\n    stocks {\n      id\n      warehouseId\n      warehouseName\n      quantity\n      locked\n      available\n      isLow\n    }\n    updatedAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ListSellerGoods($filter: SellerGoodFilter, $sort: SellerGoodSort!, $page: Int!, $pageSize: Int!, $cursor: String) {\n    sellerGoods(filter: $filter, sort: $sort, page: $page, pageSize: $pageSize, cursor: $cursor) {\n      page\n      nextCursor\n      total\n      counts {\n        status\n        count\n      }\n      list {\n        ...SellerGoodRow\n      }\n    }\n  }\n"): (typeof documents)["\n  query ListSellerGoods($filter: SellerGoodFilter, $sort: SellerGoodSort!, $page: Int!, $pageSize: Int!, $cursor: String) {\n    sellerGoods(filter: $filter, sort: $sort, page: $page, pageSize: $pageSize, cursor: $cursor) {\n      page\n      nextCursor\n      total\n      counts {\n        status\n        count\n      }\n      list {\n        ...SellerGoodRow\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LoadSellerGoodOptions {\n    categories {\n      id\n      name\n    }\n    sellerWarehouses(pageSize: 100) {\n      list {\n        id\n        name\n        status\n      }\n    }\n  }\n"): (typeof documents)["\n  query LoadSellerGoodOptions {\n    categories {\n      id\n      name\n    }\n    sellerWarehouses(pageSize: 100) {\n      list {\n        id\n        name\n        status\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment GoodState on SellerGood {\n    id\n    status\n    auditReason\n    updatedAt\n  }\n"): (typeof documents)["\n  fragment GoodState on SellerGood {\n    id\n    status\n    auditReason\n    updatedAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetGoodsOnSale($ids: [EntityId!]!, $onSale: Boolean!) {\n    setGoodsOnSale(ids: $ids, onSale: $onSale) {\n      id\n      done\n      msg\n      good {\n        ...GoodState\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SetGoodsOnSale($ids: [EntityId!]!, $onSale: Boolean!) {\n    setGoodsOnSale(ids: $ids, onSale: $onSale) {\n      id\n      done\n      msg\n      good {\n        ...GoodState\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteGoods($ids: [EntityId!]!) {\n    deleteGoods(ids: $ids) {\n      id\n      done\n      msg\n      good {\n        ...GoodState\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteGoods($ids: [EntityId!]!) {\n    deleteGoods(ids: $ids) {\n      id\n      done\n      msg\n      good {\n        ...GoodState\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment WarehouseRow on SellerWarehouse {\n    id\n    name\n    logo\n    province\n    city\n    district\n    workDays\n    sundayRest\n    restDates\n    cutoffTime\n    status\n    pauseReason\n    goodsCount\n    openOrders\n    couriers {\n      courierId\n      firstWeight\n      firstFee\n      stepWeight\n      stepFee\n      enabled\n      courier {\n        id\n        name\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment WarehouseRow on SellerWarehouse {\n    id\n    name\n    logo\n    province\n    city\n    district\n    workDays\n    sundayRest\n    restDates\n    cutoffTime\n    status\n    pauseReason\n    goodsCount\n    openOrders\n    couriers {\n      courierId\n      firstWeight\n      firstFee\n      stepWeight\n      stepFee\n      enabled\n      courier {\n        id\n        name\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ListSellerWarehouses($filter: SellerWarehouseFilter, $page: Int!, $cursor: String) {\n    sellerWarehouses(filter: $filter, page: $page, pageSize: 20, cursor: $cursor) {\n      page\n      nextCursor\n      total\n      list {\n        ...WarehouseRow\n      }\n    }\n  }\n"): (typeof documents)["\n  query ListSellerWarehouses($filter: SellerWarehouseFilter, $page: Int!, $cursor: String) {\n    sellerWarehouses(filter: $filter, page: $page, pageSize: 20, cursor: $cursor) {\n      page\n      nextCursor\n      total\n      list {\n        ...WarehouseRow\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment WarehouseDetail on SellerWarehouse {\n    id\n    name\n    logo\n    intro\n    contact\n    phone\n    csUrl\n    provinceCode\n    cityCode\n    districtCode\n    address\n    platforms\n    outputMode\n    workDays\n    sundayRest\n    restDates\n    cutoffTime\n    status\n    pauseReason\n    version\n    couriers {\n      courierId\n      firstWeight\n      firstFee\n      stepWeight\n      stepFee\n      costFirstFee\n      costStepFee\n      enabled\n      areaRules {\n        areaCode\n        areaName\n        type\n        fee\n        startAt\n        endAt\n        reason\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment WarehouseDetail on SellerWarehouse {\n    id\n    name\n    logo\n    intro\n    contact\n    phone\n    csUrl\n    provinceCode\n    cityCode\n    districtCode\n    address\n    platforms\n    outputMode\n    workDays\n    sundayRest\n    restDates\n    cutoffTime\n    status\n    pauseReason\n    version\n    couriers {\n      courierId\n      firstWeight\n      firstFee\n      stepWeight\n      stepFee\n      costFirstFee\n      costStepFee\n      enabled\n      areaRules {\n        areaCode\n        areaName\n        type\n        fee\n        startAt\n        endAt\n        reason\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LoadSellerWarehouse($id: EntityId!) {\n    sellerWarehouse(id: $id) {\n      ...WarehouseDetail\n    }\n  }\n"): (typeof documents)["\n  query LoadSellerWarehouse($id: EntityId!) {\n    sellerWarehouse(id: $id) {\n      ...WarehouseDetail\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateWarehouse($input: WarehouseInput!) {\n    createWarehouse(input: $input) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation CreateWarehouse($input: WarehouseInput!) {\n    createWarehouse(input: $input) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateWarehouse($id: EntityId!, $input: WarehouseInput!) {\n    updateWarehouse(id: $id, input: $input) {\n      ...WarehouseRow\n      ...WarehouseDetail\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateWarehouse($id: EntityId!, $input: WarehouseInput!) {\n    updateWarehouse(id: $id, input: $input) {\n      ...WarehouseRow\n      ...WarehouseDetail\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetWarehouseStatus($id: EntityId!, $status: ServiceStatus!, $pauseReason: String) {\n    setWarehouseStatus(id: $id, status: $status, pauseReason: $pauseReason) {\n      id\n      status\n      pauseReason\n    }\n  }\n"): (typeof documents)["\n  mutation SetWarehouseStatus($id: EntityId!, $status: ServiceStatus!, $pauseReason: String) {\n    setWarehouseStatus(id: $id, status: $status, pauseReason: $pauseReason) {\n      id\n      status\n      pauseReason\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteWarehouse($id: EntityId!) {\n    deleteWarehouses(ids: [$id]) {\n      id\n      done\n      msg\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteWarehouse($id: EntityId!) {\n    deleteWarehouses(ids: [$id]) {\n      id\n      done\n      msg\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ListCouriers {\n    couriers {\n      id\n      name\n    }\n  }\n"): (typeof documents)["\n  query ListCouriers {\n    couriers {\n      id\n      name\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteSender($id: EntityId!) {\n    deleteSenders(ids: [$id])\n  }\n"): (typeof documents)["\n  mutation DeleteSender($id: EntityId!) {\n    deleteSenders(ids: [$id])\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EndSession {\n    logout\n  }\n"): (typeof documents)["\n  mutation EndSession {\n    logout\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FindShop($cursor: String, $pageSize: Int!) {\n    shops(pageSize: $pageSize, cursor: $cursor) {\n      nextCursor\n      list {\n        id\n        platform\n        shopName\n        status\n        autoSend\n        defaultSenderId\n      }\n    }\n  }\n"): (typeof documents)["\n  query FindShop($cursor: String, $pageSize: Int!) {\n    shops(pageSize: $pageSize, cursor: $cursor) {\n      nextCursor\n      list {\n        id\n        platform\n        shopName\n        status\n        autoSend\n        defaultSenderId\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ListShopOrders($filter: ShopOrderFilter!, $page: Int!, $pageSize: Int!, $cursor: String) {\n    shopOrders(filter: $filter, page: $page, pageSize: $pageSize, cursor: $cursor) {\n      page\n      nextCursor\n      total\n      counts {\n        status\n        count\n      }\n      list {\n        ...ShopOrderLine\n        remoteRefundStatus\n        importStatus\n        payAmount\n        paidAt\n        promisedShipAt\n        buyerMemo\n        sellerMemo\n        flagColor\n        mergeId\n        problemText\n      }\n    }\n  }\n"): (typeof documents)["\n  query ListShopOrders($filter: ShopOrderFilter!, $page: Int!, $pageSize: Int!, $cursor: String) {\n    shopOrders(filter: $filter, page: $page, pageSize: $pageSize, cursor: $cursor) {\n      page\n      nextCursor\n      total\n      counts {\n        status\n        count\n      }\n      list {\n        ...ShopOrderLine\n        remoteRefundStatus\n        importStatus\n        payAmount\n        paidAt\n        promisedShipAt\n        buyerMemo\n        sellerMemo\n        flagColor\n        mergeId\n        problemText\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ShopOrderLine on ShopOrder {\n    id\n    remoteOrderNo\n    receiverName\n    receiverPhone\n    receiverAddress\n    province\n    city\n    district\n    items {\n      remoteGoodId\n      remoteSkuId\n      title\n      sku\n      num\n      pic\n    }\n  }\n"): (typeof documents)["\n  fragment ShopOrderLine on ShopOrder {\n    id\n    remoteOrderNo\n    receiverName\n    receiverPhone\n    receiverAddress\n    province\n    city\n    district\n    items {\n      remoteGoodId\n      remoteSkuId\n      title\n      sku\n      num\n      pic\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FindShopOrders($filter: ShopOrderFilter!, $cursor: String, $pageSize: Int!) {\n    shopOrders(filter: $filter, pageSize: $pageSize, cursor: $cursor) {\n      nextCursor\n      list {\n        mergeId\n        ...ShopOrderLine\n      }\n    }\n  }\n"): (typeof documents)["\n  query FindShopOrders($filter: ShopOrderFilter!, $cursor: String, $pageSize: Int!) {\n    shopOrders(filter: $filter, pageSize: $pageSize, cursor: $cursor) {\n      nextCursor\n      list {\n        mergeId\n        ...ShopOrderLine\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PullShopOrders($input: ShopPullInput!) {\n    pullShopOrders(input: $input) {\n      taskId\n      done\n      total\n      added\n      updated\n    }\n  }\n"): (typeof documents)["\n  mutation PullShopOrders($input: ShopPullInput!) {\n    pullShopOrders(input: $input) {\n      taskId\n      done\n      total\n      added\n      updated\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ListMergeOrders($shopId: EntityId!) {\n    mergeOrders(shopId: $shopId) {\n      id\n      status\n      receiverKey\n      receiverName\n      receiverAddress\n      shopOrderIds\n      count\n    }\n  }\n"): (typeof documents)["\n  query ListMergeOrders($shopId: EntityId!) {\n    mergeOrders(shopId: $shopId) {\n      id\n      status\n      receiverKey\n      receiverName\n      receiverAddress\n      shopOrderIds\n      count\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MergeShopOrders($ids: [EntityId!]!) {\n    mergeShopOrders(ids: $ids) {\n      merged\n      list {\n        id\n        shopOrderIds\n      }\n      rejected {\n        shopOrderId\n        msg\n      }\n      shopOrders {\n        id\n        importStatus\n        mergeId\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation MergeShopOrders($ids: [EntityId!]!) {\n    mergeShopOrders(ids: $ids) {\n      merged\n      list {\n        id\n        shopOrderIds\n      }\n      rejected {\n        shopOrderId\n        msg\n      }\n      shopOrders {\n        id\n        importStatus\n        mergeId\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SplitMergeOrder($id: EntityId!) {\n    splitMergeOrder(id: $id) {\n      shopOrders {\n        id\n        mergeId\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SplitMergeOrder($id: EntityId!) {\n    splitMergeOrder(id: $id) {\n      shopOrders {\n        id\n        mergeId\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation IgnoreShopOrders($ids: [EntityId!]!, $ignored: Boolean!) {\n    ignoreShopOrders(ids: $ids, ignored: $ignored) {\n      count\n      shopOrders {\n        id\n        importStatus\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation IgnoreShopOrders($ids: [EntityId!]!, $ignored: Boolean!) {\n    ignoreShopOrders(ids: $ids, ignored: $ignored) {\n      count\n      shopOrders {\n        id\n        importStatus\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PlanShopOrders($input: ShopOrderPlanInput!) {\n    shopOrderPlan(input: $input) {\n      parts {\n        goodId\n        goodName\n        goodPic\n        warehouseId\n        warehouseName\n        courierId\n        courierName\n        num\n        shopOrderIds\n        mergeIds\n      }\n      unplanned {\n        shopOrderId\n        mergeId\n        reasonCode\n        msg\n      }\n    }\n  }\n"): (typeof documents)["\n  query PlanShopOrders($input: ShopOrderPlanInput!) {\n    shopOrderPlan(input: $input) {\n      parts {\n        goodId\n        goodName\n        goodPic\n        warehouseId\n        warehouseName\n        courierId\n        courierName\n        num\n        shopOrderIds\n        mergeIds\n      }\n      unplanned {\n        shopOrderId\n        mergeId\n        reasonCode\n        msg\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query GetSendAddress($shopId: EntityId!) {\n    sendAddresses(shopId: $shopId) {\n      remoteAddressId\n      name\n      phone\n      province\n      city\n      district\n      address\n      isDefault\n    }\n  }\n"): (typeof documents)["\n  query GetSendAddress($shopId: EntityId!) {\n    sendAddresses(shopId: $shopId) {\n      remoteAddressId\n      name\n      phone\n      province\n      city\n      district\n      address\n      isDefault\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation QuoteShipment($input: OrderInput!) {\n    quoteOrder(input: $input) {\n      quoteNo\n      expireAt\n      rows {\n        row\n        state\n        num\n        problems {\n          field\n          reasonCode\n          msg\n          blocking\n        }\n        goodsFee\n        courierFee\n        remoteFee\n        discountFee\n        packageFee\n        promisedShipAt\n      }\n      packageCount\n      goodsFee\n      courierFee\n      remoteFee\n      discountFee\n      totalFee\n      available\n      balance\n      enough\n      problems {\n        field\n        reasonCode\n        msg\n        blocking\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation QuoteShipment($input: OrderInput!) {\n    quoteOrder(input: $input) {\n      quoteNo\n      expireAt\n      rows {\n        row\n        state\n        num\n        problems {\n          field\n          reasonCode\n          msg\n          blocking\n        }\n        goodsFee\n        courierFee\n        remoteFee\n        discountFee\n        packageFee\n        promisedShipAt\n      }\n      packageCount\n      goodsFee\n      courierFee\n      remoteFee\n      discountFee\n      totalFee\n      available\n      balance\n      enough\n      problems {\n        field\n        reasonCode\n        msg\n        blocking\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FindOrderedNumbers($platform: Platform!, $thirdOrderNos: [String!]!) {\n    orderedNumbers(platform: $platform, thirdOrderNos: $thirdOrderNos) {\n      thirdOrderNo\n    }\n  }\n"): (typeof documents)["\n  query FindOrderedNumbers($platform: Platform!, $thirdOrderNos: [String!]!) {\n    orderedNumbers(platform: $platform, thirdOrderNos: $thirdOrderNos) {\n      thirdOrderNo\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateShipment($input: OrderInput!, $clientNo: String!) {\n    createOrder(input: $input, clientNo: $clientNo) {\n      orderId\n      orderNo\n      totalFee\n      packageCount\n      payExpireAt\n      balance\n      enough\n    }\n  }\n"): (typeof documents)["\n  mutation CreateShipment($input: OrderInput!, $clientNo: String!) {\n    createOrder(input: $input, clientNo: $clientNo) {\n      orderId\n      orderNo\n      totalFee\n      packageCount\n      payExpireAt\n      balance\n      enough\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PayShipment($id: EntityId!, $clientNo: String!) {\n    confirmOrder(id: $id, action: PAY, clientNo: $clientNo) {\n      orderId\n      status\n      paidFee\n      balance\n      order {\n        id\n        status\n        statusText\n        allowedActions\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation PayShipment($id: EntityId!, $clientNo: String!) {\n    confirmOrder(id: $id, action: PAY, clientNo: $clientNo) {\n      orderId\n      status\n      paidFee\n      balance\n      order {\n        id\n        status\n        statusText\n        allowedActions\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateBatch($input: BatchInput!, $clientNo: String!) {\n    createBatch(input: $input, clientNo: $clientNo) {\n      batchNo\n      packageCount\n      totalFee\n      payExpireAt\n      balance\n      enough\n      skipped {\n        part\n        row\n      }\n      orders {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation CreateBatch($input: BatchInput!, $clientNo: String!) {\n    createBatch(input: $input, clientNo: $clientNo) {\n      batchNo\n      packageCount\n      totalFee\n      payExpireAt\n      balance\n      enough\n      skipped {\n        part\n        row\n      }\n      orders {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PayBatch($batchNo: String!, $clientNo: String!) {\n    confirmBatch(batchNo: $batchNo, clientNo: $clientNo) {\n      batchNo\n      paidFee\n      balance\n      orders {\n        id\n        status\n        statusText\n        allowedActions\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation PayBatch($batchNo: String!, $clientNo: String!) {\n    confirmBatch(batchNo: $batchNo, clientNo: $clientNo) {\n      batchNo\n      paidFee\n      balance\n      orders {\n        id\n        status\n        statusText\n        allowedActions\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation QuoteBatch($input: BatchInput!) {\n    quoteBatch(input: $input) {\n      quoteNo\n      expireAt\n      parts {\n        part\n        refusal {\n          errorKey\n          msg\n        }\n        rows {\n          row\n          shopOrderIds\n          mergeId\n          state\n          problems {\n            field\n            reasonCode\n            msg\n            blocking\n          }\n          goodsFee\n          courierFee\n          remoteFee\n          discountFee\n          packageFee\n        }\n        packageCount\n        totalFee\n        available\n        problems {\n          field\n          reasonCode\n          msg\n          blocking\n        }\n      }\n      packageCount\n      goodsFee\n      courierFee\n      remoteFee\n      discountFee\n      totalFee\n      balance\n      enough\n    }\n  }\n"): (typeof documents)["\n  mutation QuoteBatch($input: BatchInput!) {\n    quoteBatch(input: $input) {\n      quoteNo\n      expireAt\n      parts {\n        part\n        refusal {\n          errorKey\n          msg\n        }\n        rows {\n          row\n          shopOrderIds\n          mergeId\n          state\n          problems {\n            field\n            reasonCode\n            msg\n            blocking\n          }\n          goodsFee\n          courierFee\n          remoteFee\n          discountFee\n          packageFee\n        }\n        packageCount\n        totalFee\n        available\n        problems {\n          field\n          reasonCode\n          msg\n          blocking\n        }\n      }\n      packageCount\n      goodsFee\n      courierFee\n      remoteFee\n      discountFee\n      totalFee\n      balance\n      enough\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ShopFields on Shop {\n    id\n    platform\n    shopName\n    status\n    expireAt\n    daysLeft\n    lastSyncAt\n    lastError\n    autoSend\n    autoOrder\n    autoDayLimit\n    autoParcelLimit\n    defaultCourierId\n    defaultSenderId\n    tagRule {\n      matchType\n      color\n      text\n    }\n    waitingOrders\n  }\n"): (typeof documents)["\n  fragment ShopFields on Shop {\n    id\n    platform\n    shopName\n    status\n    expireAt\n    daysLeft\n    lastSyncAt\n    lastError\n    autoSend\n    autoOrder\n    autoDayLimit\n    autoParcelLimit\n    defaultCourierId\n    defaultSenderId\n    tagRule {\n      matchType\n      color\n      text\n    }\n    waitingOrders\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ListShops($page: Int!, $pageSize: Int!, $cursor: String) {\n    shops(page: $page, pageSize: $pageSize, cursor: $cursor) {\n      page\n      nextCursor\n      total\n      list {\n        ...ShopFields\n      }\n    }\n  }\n"): (typeof documents)["\n  query ListShops($page: Int!, $pageSize: Int!, $cursor: String) {\n    shops(page: $page, pageSize: $pageSize, cursor: $cursor) {\n      page\n      nextCursor\n      total\n      list {\n        ...ShopFields\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ListShopPlatforms {\n    shopPlatforms {\n      platform\n      configured\n    }\n  }\n"): (typeof documents)["\n  query ListShopPlatforms {\n    shopPlatforms {\n      platform\n      configured\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LoadBindings($platform: Platform!) {\n    shops(filter: { platform: $platform }, pageSize: 100) {\n      list {\n        id\n        authAt\n      }\n    }\n  }\n"): (typeof documents)["\n  query LoadBindings($platform: Platform!) {\n    shops(filter: { platform: $platform }, pageSize: 100) {\n      list {\n        id\n        authAt\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AuthoriseShop($platform: Platform!, $shopName: String) {\n    authoriseShop(platform: $platform, shopName: $shopName) {\n      url\n    }\n  }\n"): (typeof documents)["\n  mutation AuthoriseShop($platform: Platform!, $shopName: String) {\n    authoriseShop(platform: $platform, shopName: $shopName) {\n      url\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateShop($id: EntityId!, $input: ShopChangeInput!) {\n    updateShop(id: $id, input: $input) {\n      ...ShopFields\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateShop($id: EntityId!, $input: ShopChangeInput!) {\n    updateShop(id: $id, input: $input) {\n      ...ShopFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteShop($id: EntityId!) {\n    deleteShop(id: $id)\n  }\n"): (typeof documents)["\n  mutation DeleteShop($id: EntityId!) {\n    deleteShop(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ListShopCouriers {\n    couriers {\n      id\n      name\n      status\n    }\n  }\n"): (typeof documents)["\n  query ListShopCouriers {\n    couriers {\n      id\n      name\n      status\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ShopGoodRow on ShopGood {\n    id\n    remoteGoodId\n    remoteSkuId\n    remoteTitle\n    goodId\n    goodName\n    goodPic\n    onSale\n    warehouseId\n    warehouseName\n    courierId\n    courierName\n    num\n  }\n"): (typeof documents)["\n  fragment ShopGoodRow on ShopGood {\n    id\n    remoteGoodId\n    remoteSkuId\n    remoteTitle\n    goodId\n    goodName\n    goodPic\n    onSale\n    warehouseId\n    warehouseName\n    courierId\n    courierName\n    num\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ListShopGoods($shopId: EntityId!, $keyword: String, $page: Int!, $pageSize: Int!, $cursor: String) {\n    shopGoods(shopId: $shopId, filter: { keyword: $keyword }, page: $page, pageSize: $pageSize, cursor: $cursor) {\n      page\n      nextCursor\n      total\n      list {\n        ...ShopGoodRow\n      }\n    }\n  }\n"): (typeof documents)["\n  query ListShopGoods($shopId: EntityId!, $keyword: String, $page: Int!, $pageSize: Int!, $cursor: String) {\n    shopGoods(shopId: $shopId, filter: { keyword: $keyword }, page: $page, pageSize: $pageSize, cursor: $cursor) {\n      page\n      nextCursor\n      total\n      list {\n        ...ShopGoodRow\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ListWaitingItems($shopId: EntityId!, $keyword: String) {\n    shopOrders(\n      filter: { shopId: $shopId, importStatus: PENDING, goodsKeyword: $keyword }\n      pageSize: 100\n    ) {\n      list {\n        id\n        items {\n          remoteGoodId\n          remoteSkuId\n          title\n          sku\n          num\n          pic\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query ListWaitingItems($shopId: EntityId!, $keyword: String) {\n    shopOrders(\n      filter: { shopId: $shopId, importStatus: PENDING, goodsKeyword: $keyword }\n      pageSize: 100\n    ) {\n      list {\n        id\n        items {\n          remoteGoodId\n          remoteSkuId\n          title\n          sku\n          num\n          pic\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddShopGood($input: ShopGoodInput!) {\n    addShopGood(input: $input) {\n      ...ShopGoodRow\n    }\n  }\n"): (typeof documents)["\n  mutation AddShopGood($input: ShopGoodInput!) {\n    addShopGood(input: $input) {\n      ...ShopGoodRow\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteShopGood($id: EntityId!) {\n    deleteShopGood(id: $id)\n  }\n"): (typeof documents)["\n  mutation DeleteShopGood($id: EntityId!) {\n    deleteShopGood(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ProfitSums on ProfitFigures {\n    orderCount\n    packageCount\n    goodsIncome\n    courierCost\n    remoteIncome\n    refundFee\n    commission\n    profit\n    settled\n    pending\n  }\n"): (typeof documents)["\n  fragment ProfitSums on ProfitFigures {\n    orderCount\n    packageCount\n    goodsIncome\n    courierCost\n    remoteIncome\n    refundFee\n    commission\n    profit\n    settled\n    pending\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LoadSellerProfit($filter: ProfitFilter, $unit: ProfitUnit!) {\n    sellerProfit(filter: $filter, unit: $unit) {\n      total\n      summary {\n        ...ProfitSums\n      }\n      list {\n        key\n        name\n        figures {\n          ...ProfitSums\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query LoadSellerProfit($filter: ProfitFilter, $unit: ProfitUnit!) {\n    sellerProfit(filter: $filter, unit: $unit) {\n      total\n      summary {\n        ...ProfitSums\n      }\n      list {\n        key\n        name\n        figures {\n          ...ProfitSums\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ListProfitWarehouses {\n    sellerWarehouses(pageSize: 100) {\n      list {\n        id\n        name\n      }\n    }\n  }\n"): (typeof documents)["\n  query ListProfitWarehouses {\n    sellerWarehouses(pageSize: 100) {\n      list {\n        id\n        name\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LoadProfitGood($id: EntityId!) {\n    sellerGood(id: $id) {\n      id\n      name\n    }\n  }\n"): (typeof documents)["\n  query LoadProfitGood($id: EntityId!) {\n    sellerGood(id: $id) {\n      id\n      name\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment GoodStockRow on GoodStock {\n    id\n    goodId\n    goodsNo\n    goodName\n    goodPic\n    goodStatus\n    warehouseId\n    warehouseName\n    quantity\n    locked\n    available\n    warnQuantity\n    isLow\n    version\n    updatedAt\n  }\n"): (typeof documents)["\n  fragment GoodStockRow on GoodStock {\n    id\n    goodId\n    goodsNo\n    goodName\n    goodPic\n    goodStatus\n    warehouseId\n    warehouseName\n    quantity\n    locked\n    available\n    warnQuantity\n    isLow\n    version\n    updatedAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ListGoodStocks($filter: GoodStockFilter, $page: Int!, $pageSize: Int!, $cursor: String) {\n    goodStocks(filter: $filter, page: $page, pageSize: $pageSize, cursor: $cursor) {\n      page\n      nextCursor\n      total\n      counts {\n        all\n        low\n        out\n      }\n      list {\n        ...GoodStockRow\n      }\n    }\n  }\n"): (typeof documents)["\n  query ListGoodStocks($filter: GoodStockFilter, $page: Int!, $pageSize: Int!, $cursor: String) {\n    goodStocks(filter: $filter, page: $page, pageSize: $pageSize, cursor: $cursor) {\n      page\n      nextCursor\n      total\n      counts {\n        all\n        low\n        out\n      }\n      list {\n        ...GoodStockRow\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ListStockWarehouses {\n    sellerWarehouses(pageSize: 100) {\n      list {\n        id\n        name\n      }\n    }\n  }\n"): (typeof documents)["\n  query ListStockWarehouses {\n    sellerWarehouses(pageSize: 100) {\n      list {\n        id\n        name\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ListStockGoods($keyword: String) {\n    sellerGoods(filter: { keyword: $keyword }, pageSize: 6) {\n      total\n      list {\n        id\n        name\n        goodsNo\n        pic\n      }\n    }\n  }\n"): (typeof documents)["\n  query ListStockGoods($keyword: String) {\n    sellerGoods(filter: { keyword: $keyword }, pageSize: 6) {\n      total\n      list {\n        id\n        name\n        goodsNo\n        pic\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ListStockLogs($stockId: EntityId!, $type: StockLogType, $page: Int!, $pageSize: Int!, $cursor: String) {\n    stockLogs(stockId: $stockId, filter: { type: $type }, page: $page, pageSize: $pageSize, cursor: $cursor) {\n      page\n      nextCursor\n      total\n      list {\n        id\n        type\n        delta\n        quantityAfter\n        lockedAfter\n        bizNo\n        remark\n        createdAt\n      }\n    }\n  }\n"): (typeof documents)["\n  query ListStockLogs($stockId: EntityId!, $type: StockLogType, $page: Int!, $pageSize: Int!, $cursor: String) {\n    stockLogs(stockId: $stockId, filter: { type: $type }, page: $page, pageSize: $pageSize, cursor: $cursor) {\n      page\n      nextCursor\n      total\n      list {\n        id\n        type\n        delta\n        quantityAfter\n        lockedAfter\n        bizNo\n        remark\n        createdAt\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ListStockReservations($stockId: EntityId!, $page: Int!, $pageSize: Int!, $cursor: String) {\n    stockReservations(stockId: $stockId, page: $page, pageSize: $pageSize, cursor: $cursor) {\n      page\n      nextCursor\n      total\n      list {\n        orderId\n        orderNo\n        quantity\n        paid\n        payExpireAt\n        createdAt\n      }\n    }\n  }\n"): (typeof documents)["\n  query ListStockReservations($stockId: EntityId!, $page: Int!, $pageSize: Int!, $cursor: String) {\n    stockReservations(stockId: $stockId, page: $page, pageSize: $pageSize, cursor: $cursor) {\n      page\n      nextCursor\n      total\n      list {\n        orderId\n        orderNo\n        quantity\n        paid\n        payExpireAt\n        createdAt\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateGoodStock($id: EntityId!, $input: GoodStockChangeInput!) {\n    updateGoodStock(id: $id, input: $input) {\n      ...GoodStockRow\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateGoodStock($id: EntityId!, $input: GoodStockChangeInput!) {\n    updateGoodStock(id: $id, input: $input) {\n      ...GoodStockRow\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateGoodStock($input: GoodStockInput!) {\n    createGoodStock(input: $input) {\n      ...GoodStockRow\n    }\n  }\n"): (typeof documents)["\n  mutation CreateGoodStock($input: GoodStockInput!) {\n    createGoodStock(input: $input) {\n      ...GoodStockRow\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteGoodStock($id: EntityId!) {\n    deleteGoodStock(id: $id)\n  }\n"): (typeof documents)["\n  mutation DeleteGoodStock($id: EntityId!) {\n    deleteGoodStock(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ImportGoodStocks($rows: [StockRowInput!]!, $clientNo: String!) {\n    importGoodStocks(rows: $rows, clientNo: $clientNo) {\n      importNo\n      created\n      updated\n      unchanged\n      failed {\n        row\n        msg\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ImportGoodStocks($rows: [StockRowInput!]!, $clientNo: String!) {\n    importGoodStocks(rows: $rows, clientNo: $clientNo) {\n      importNo\n      created\n      updated\n      unchanged\n      failed {\n        row\n        msg\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LoadTimeline($packageId: EntityId!) {\n    timeline(packageId: $packageId) {\n      packageId\n      courierName\n      waybillNo\n      traceState\n      list {\n        id\n        at\n        type\n        text\n        actor\n      }\n    }\n  }\n"): (typeof documents)["\n  query LoadTimeline($packageId: EntityId!) {\n    timeline(packageId: $packageId) {\n      packageId\n      courierName\n      waybillNo\n      traceState\n      list {\n        id\n        at\n        type\n        text\n        actor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LoadWalletBalance($kind: AccountKind!) {\n    me(kind: $kind) {\n      __typename\n      id\n      phone\n      realStatus\n      balance\n      frozen\n      held\n      withdrawable\n      ... on Buyer {\n        level\n        levelName\n        totalSpend\n      }\n      ... on Seller {\n        pendingSettle\n        settleDays\n      }\n    }\n  }\n"): (typeof documents)["\n  query LoadWalletBalance($kind: AccountKind!) {\n    me(kind: $kind) {\n      __typename\n      id\n      phone\n      realStatus\n      balance\n      frozen\n      held\n      withdrawable\n      ... on Buyer {\n        level\n        levelName\n        totalSpend\n      }\n      ... on Seller {\n        pendingSettle\n        settleDays\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ListWalletDays($days: Int!) {\n    walletDays(days: $days) {\n      date\n      moneyIn\n      moneyOut\n      balance\n    }\n  }\n"): (typeof documents)["\n  query ListWalletDays($days: Int!) {\n    walletDays(days: $days) {\n      date\n      moneyIn\n      moneyOut\n      balance\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ListMoneyLogs($filter: MoneyLogFilter, $page: Int!, $pageSize: Int!, $cursor: String) {\n    moneyLogs(filter: $filter, page: $page, pageSize: $pageSize, cursor: $cursor) {\n      page\n      nextCursor\n      total\n      sumIn\n      sumOut\n      list {\n        id\n        logNo\n        type\n        typeText\n        amount\n        balanceAfter\n        frozenBefore\n        frozenAfter\n        bizNo\n        orderId\n        packageId\n        payId\n        cashOutId\n        parts {\n          title\n          amount\n        }\n        title\n        createdAt\n      }\n    }\n  }\n"): (typeof documents)["\n  query ListMoneyLogs($filter: MoneyLogFilter, $page: Int!, $pageSize: Int!, $cursor: String) {\n    moneyLogs(filter: $filter, page: $page, pageSize: $pageSize, cursor: $cursor) {\n      page\n      nextCursor\n      total\n      sumIn\n      sumOut\n      list {\n        id\n        logNo\n        type\n        typeText\n        amount\n        balanceAfter\n        frozenBefore\n        frozenAfter\n        bizNo\n        orderId\n        packageId\n        payId\n        cashOutId\n        parts {\n          title\n          amount\n        }\n        title\n        createdAt\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ListRecharges($filter: RechargeFilter, $page: Int!, $pageSize: Int!, $cursor: String) {\n    recharges(filter: $filter, page: $page, pageSize: $pageSize, cursor: $cursor) {\n      page\n      nextCursor\n      total\n      sumPaid\n      list {\n        id\n        rechargeNo\n        payId\n        amount\n        bonus\n        realAmount\n        payType\n        payTypeText\n        status\n        statusText\n        late\n        channelTradeNo\n        createdAt\n        paidAt\n      }\n    }\n  }\n"): (typeof documents)["\n  query ListRecharges($filter: RechargeFilter, $page: Int!, $pageSize: Int!, $cursor: String) {\n    recharges(filter: $filter, page: $page, pageSize: $pageSize, cursor: $cursor) {\n      page\n      nextCursor\n      total\n      sumPaid\n      list {\n        id\n        rechargeNo\n        payId\n        amount\n        bonus\n        realAmount\n        payType\n        payTypeText\n        status\n        statusText\n        late\n        channelTradeNo\n        createdAt\n        paidAt\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ListCashOuts($filter: CashOutFilter, $page: Int!, $pageSize: Int!, $cursor: String) {\n    cashOuts(filter: $filter, page: $page, pageSize: $pageSize, cursor: $cursor) {\n      page\n      nextCursor\n      total\n      sumPaid\n      list {\n        ...CashOutRow\n      }\n    }\n  }\n"): (typeof documents)["\n  query ListCashOuts($filter: CashOutFilter, $page: Int!, $pageSize: Int!, $cursor: String) {\n    cashOuts(filter: $filter, page: $page, pageSize: $pageSize, cursor: $cursor) {\n      page\n      nextCursor\n      total\n      sumPaid\n      list {\n        ...CashOutRow\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LoadStore($id: EntityId!) {\n    warehouse(id: $id) {\n      id\n      name\n      logo\n      intro\n      province\n      city\n      goodsCount\n      soldCount\n      monthSold\n      collectCount\n      score\n      outputMode\n      workDays\n      sundayRest\n      restDates\n      cutoffTime\n      status\n      pauseReason\n      couriers {\n        warehouseId\n        courierId\n        firstWeight\n        firstFee\n        stepWeight\n        stepFee\n        enabled\n        courier {\n          id\n          name\n          workDays\n          sundayRest\n          cutoffTime\n          status\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query LoadStore($id: EntityId!) {\n    warehouse(id: $id) {\n      id\n      name\n      logo\n      intro\n      province\n      city\n      goodsCount\n      soldCount\n      monthSold\n      collectCount\n      score\n      outputMode\n      workDays\n      sundayRest\n      restDates\n      cutoffTime\n      status\n      pauseReason\n      couriers {\n        warehouseId\n        courierId\n        firstWeight\n        firstFee\n        stepWeight\n        stepFee\n        enabled\n        courier {\n          id\n          name\n          workDays\n          sundayRest\n          cutoffTime\n          status\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AccountFields on Account {\n    id\n    uuid\n    authorityId\n    kind\n    phone\n    nickName\n    headerImg\n    balance\n    frozen\n  }\n"): (typeof documents)["\n  fragment AccountFields on Account {\n    id\n    uuid\n    authorityId\n    kind\n    phone\n    nickName\n    headerImg\n    balance\n    frozen\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LoadAccount($kind: AccountKind!) {\n    me(kind: $kind) {\n      ...AccountFields\n    }\n  }\n"): (typeof documents)["\n  query LoadAccount($kind: AccountKind!) {\n    me(kind: $kind) {\n      ...AccountFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReadAddresses($text: String!) {\n    readAddresses(text: $text) {\n      text\n      name\n      phone\n      extension\n      provinceCode\n      cityCode\n      districtCode\n      province\n      city\n      district\n      detail\n      quantity\n      specification\n      remark\n      thirdOrderNo\n      rest\n      problems {\n        field\n        reasonCode\n        msg\n        blocking\n      }\n    }\n  }\n"): (typeof documents)["\n  query ReadAddresses($text: String!) {\n    readAddresses(text: $text) {\n      text\n      name\n      phone\n      extension\n      provinceCode\n      cityCode\n      districtCode\n      province\n      city\n      district\n      detail\n      quantity\n      specification\n      remark\n      thirdOrderNo\n      rest\n      problems {\n        field\n        reasonCode\n        msg\n        blocking\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReadPlaces($places: [String!]!) {\n    readPlaces(places: $places) {\n      provinceCode\n      cityCode\n      districtCode\n      province\n      city\n      district\n      detail\n      problems {\n        field\n        reasonCode\n        msg\n        blocking\n      }\n    }\n  }\n"): (typeof documents)["\n  query ReadPlaces($places: [String!]!) {\n    readPlaces(places: $places) {\n      provinceCode\n      cityCode\n      districtCode\n      province\n      city\n      district\n      detail\n      problems {\n        field\n        reasonCode\n        msg\n        blocking\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DrawCaptcha($kind: AccountKind!) {\n    captcha(kind: $kind) {\n      captchaId\n      picPath\n    }\n  }\n"): (typeof documents)["\n  query DrawCaptcha($kind: AccountKind!) {\n    captcha(kind: $kind) {\n      captchaId\n      picPath\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ListRegions {\n    regions {\n      version\n      list {\n        code\n        name\n        parentCode\n        level\n      }\n    }\n  }\n"): (typeof documents)["\n  query ListRegions {\n    regions {\n      version\n      list {\n        code\n        name\n        parentCode\n        level\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SenderFields on Sender {\n    id\n    name\n    phone\n    provinceCode\n    cityCode\n    districtCode\n    province\n    city\n    district\n    address\n    isDefault\n    remark\n  }\n"): (typeof documents)["\n  fragment SenderFields on Sender {\n    id\n    name\n    phone\n    provinceCode\n    cityCode\n    districtCode\n    province\n    city\n    district\n    address\n    isDefault\n    remark\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ListSenders {\n    senders {\n      ...SenderFields\n    }\n  }\n"): (typeof documents)["\n  query ListSenders {\n    senders {\n      ...SenderFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateSender($input: SenderInput!) {\n    createSender(input: $input) {\n      ...SenderFields\n    }\n  }\n"): (typeof documents)["\n  mutation CreateSender($input: SenderInput!) {\n    createSender(input: $input) {\n      ...SenderFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateSender($id: EntityId!, $input: SenderInput!) {\n    updateSender(id: $id, input: $input) {\n      ...SenderFields\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateSender($id: EntityId!, $input: SenderInput!) {\n    updateSender(id: $id, input: $input) {\n      ...SenderFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LoadSiteSettings {\n    settings {\n      title\n      logoPic\n      footerText\n      filingNo\n      wxPic\n      csUrl\n      shopFigures\n      appVersion\n    }\n  }\n"): (typeof documents)["\n  query LoadSiteSettings {\n    settings {\n      title\n      logoPic\n      footerText\n      filingNo\n      wxPic\n      csUrl\n      shopFigures\n      appVersion\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LoadWarehouses($keyword: String) {\n    warehouses(filter: { keyword: $keyword }, pageSize: 100) {\n      list {\n        id\n        name\n      }\n    }\n  }\n"): (typeof documents)["\n  query LoadWarehouses($keyword: String) {\n    warehouses(filter: { keyword: $keyword }, pageSize: 100) {\n      list {\n        id\n        name\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment GoodCardFields on Good {\n    id\n    name\n    pic\n    price\n    unit\n    shipFrom\n    warehouseId\n    sold\n  }\n"): (typeof documents)["\n  fragment GoodCardFields on Good {\n    id\n    name\n    pic\n    price\n    unit\n    shipFrom\n    warehouseId\n    sold\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ListGoodsFeed($filter: GoodFilter, $sort: GoodsSort!, $page: Int!, $pageSize: Int!) {\n    goods(filter: $filter, sort: $sort, page: $page, pageSize: $pageSize) {\n      total\n      page\n      list {\n        ...GoodCardFields\n      }\n    }\n  }\n"): (typeof documents)["\n  query ListGoodsFeed($filter: GoodFilter, $sort: GoodsSort!, $page: Int!, $pageSize: Int!) {\n    goods(filter: $filter, sort: $sort, page: $page, pageSize: $pageSize) {\n      total\n      page\n      list {\n        ...GoodCardFields\n      }\n    }\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;