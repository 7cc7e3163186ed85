/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What is changed of a receiver; what is absent stays as it is. */
export type ChangeReceiverInput = {
  /** Up to 400 characters. */
  address?: string | null | undefined;
  /** Which parcel's. */
  packageId: number;
  /** 5 to 200 characters; kept in the log. */
  reason: string;
  /** Up to 60 characters. */
  receiverName?: string | null | undefined;
  /** A phone. */
  receiverPhone?: string | null | undefined;
  /** Where to. */
  region?: RegionInput | null | undefined;
};

/** Who did what happened. REST: `actor`. */
export type EventActor =
  /** platform: the courier or the shop's platform */
  | 'PLATFORM'
  /** seller 供应商 */
  | 'SELLER'
  /** system 系统 */
  | 'SYSTEM'
  /** user 买家 */
  | 'USER';

/** What a number is of. */
export type FoundKind =
  /** 7 手机号、编号或昵称 */
  | 'ACCOUNT'
  /** 6 售后单号 */
  | 'CASE'
  /** 9 提现单号，或打款流水号 */
  | 'CASH_OUT'
  /** 1 订单号 */
  | 'ORDER'
  /** 2 包裹号 */
  | 'PARCEL'
  /** 8 支付单号，或渠道的交易号 */
  | 'PAYMENT'
  /** 5 退款单号 */
  | 'REFUND'
  /** 4 平台订单号 */
  | 'SHOP_ORDER'
  /** 3 运单号 */
  | 'WAYBILL';

/** Narrows the orders. */
export type OrderFilter = {
  /** Of this buyer. */
  accountId?: number | null | undefined;
  /** By this courier. */
  courierId?: number | null | undefined;
  /** Ordered before this moment. */
  endAt?: string | null | undefined;
  /** Of an order, parcel, waybill or order at a platform, whole. */
  number?: string | null | undefined;
  /** Of this supplier. */
  sellerId?: number | null | undefined;
  /** Ordered from this moment on. */
  startAt?: string | null | undefined;
  /** In this state. */
  status?: OrderStatus | null | undefined;
};

/** Where an order stands (订单状态). After payment it is always derived from the parcels. REST: `order.status`. */
export type OrderStatus =
  /** 60 已取消 */
  | 'CANCELLED'
  /** 70 已关闭 */
  | 'CLOSED'
  /** 50 已完成 */
  | 'COMPLETED'
  /** 10 待付款 */
  | 'PENDING_PAYMENT'
  /** 30 待收货 */
  | 'PENDING_RECEIPT'
  /** 40 待评价 */
  | 'PENDING_REVIEW'
  /** 20 待发货 */
  | 'PENDING_SHIPMENT';

/** Issue of the waybill. REST: `orderPackage.outputStatus`. */
export type OutputStatus =
  /** 4 出单失败 */
  | 'FAILED'
  /** 2 出单中 */
  | 'ISSUING'
  /** 0 未出单 */
  | 'NONE'
  /** 1 排队中 */
  | 'QUEUED'
  /** 3 出单成功 */
  | 'SUCCESS'
  /** 6 已作废 */
  | 'VOIDED'
  /** 5 作废中 */
  | 'VOIDING';

/** Narrows the parcels. */
export type ParcelFilter = {
  /** Of this buyer. */
  accountId?: number | null | undefined;
  /** By this courier. */
  courierId?: number | null | undefined;
  /** Ordered before this moment. */
  endAt?: string | null | undefined;
  /** Of an order, parcel, waybill or order at a platform, whole. */
  number?: string | null | undefined;
  /** Of this order. */
  orderId?: number | null | undefined;
  /** How its waybill stands. */
  outputStatus?: OutputStatus | null | undefined;
  /** Of this supplier. */
  sellerId?: number | null | undefined;
  /** Ordered from this moment on. */
  startAt?: string | null | undefined;
  /** In this state. */
  status?: ParcelStatus | null | undefined;
};

/** Where a parcel is (包裹状态). REST: `orderPackage.status`. */
export type ParcelStatus =
  /** 60 异常 */
  | 'ABNORMAL'
  /** 80 已取消 */
  | 'CANCELLED'
  /** 40 运输中 */
  | 'IN_TRANSIT'
  /** 10 待付款 */
  | 'PENDING_PAYMENT'
  /** 20 待发货 */
  | 'PENDING_SHIPMENT'
  /** 70 已退款 */
  | 'REFUNDED'
  /** 30 已发货 */
  | 'SHIPPED'
  /** 50 已签收 */
  | 'SIGNED';

/** The second factor of a sign-in. */
export type ProveSignInInput = {
  /** Of `signIn`. */
  challenge: string;
  /** Six digits of the authenticator, or a recovery code. */
  code: string;
  /** Where one has to be chosen: 10 to 64 characters. */
  newPassword?: string | null | undefined;
};

/** How far a refund is (退款状态). REST: `orderPackage.refundStatus`, `refund.status`. */
export type RefundStatus =
  /** 10 申请中 */
  | 'APPLIED'
  /** 0 无 */
  | 'NONE'
  /** 50 已拒绝 */
  | 'REJECTED'
  /** 60 已撤销 */
  | 'REVOKED'
  /** 40 退款成功 */
  | 'SUCCESS'
  /** 20 作废面单中 */
  | 'VOIDING'
  /** 30 待供应商处理 */
  | 'WAIT_SELLER';

/** A region by its codes. */
export type RegionInput = {
  /** Of the city. */
  cityCode: string;
  /** Of the district. */
  districtCode: string;
  /** Of the province. */
  provinceCode: string;
};

/** Who may lie behind a mask. */
export type RevealKind =
  /** 1 账号 */
  | 'ACCOUNT'
  /** 4 入驻申请人 */
  | 'APPLICATION'
  /** 2 包裹的收件人 */
  | 'RECEIVER'
  /** 3 订单的发件人 */
  | 'SENDER';

/** Who is to be shown, and why. */
export type RevealPersonInput = {
  /** Of the account, parcel, order or application. */
  id: number;
  /** What the id is of. */
  kind: RevealKind;
  /** 5 to 200 characters; kept in the log. */
  reason: string;
};

/** Name and password of an operator. */
export type SignInInput = {
  /** Name of the operator, such as `kefu`. */
  name: string;
  /** Password, or the one-time password of a new operator. */
  password: string;
};

export type FindNumbersQueryVariables = Exact<{
  text: string;
}>;


export type FindNumbersQuery = { found: { left: number, list: Array<{ number: string, hits: Array<{ kind: FoundKind, id: number, no: string, orderId: number | null, accountId: number, stateText: string, text: string, amount: number | null, at: string }> }> } };

export type OperatorFieldsFragment = { id: number, name: string, displayName: string, roles: Array<string>, permissions: Array<string>, recoveryCodesLeft: number, idleMinutes: number };

export type LoadOperatorQueryVariables = Exact<{ [key: string]: never; }>;


export type LoadOperatorQuery = { me: { id: number, name: string, displayName: string, roles: Array<string>, permissions: Array<string>, recoveryCodesLeft: number, idleMinutes: number } };

export type SignInMutationVariables = Exact<{
  input: SignInInput;
}>;


export type SignInMutation = { signIn: { challenge: string, needsPassword: boolean, otpauthUrl: string | null } };

export type ProveSignInMutationVariables = Exact<{
  input: ProveSignInInput;
}>;


export type ProveSignInMutation = { proveSignIn: { token: string, recoveryCodes: Array<string>, operator: { id: number, name: string, displayName: string, roles: Array<string>, permissions: Array<string>, recoveryCodesLeft: number, idleMinutes: number } } };

export type ProveAgainMutationVariables = Exact<{
  code: string;
}>;


export type ProveAgainMutation = { proveAgain: { id: number, provenUntil: string | null } };

export type SignOutMutationVariables = Exact<{ [key: string]: never; }>;


export type SignOutMutation = { signOut: boolean };

export type ListedOrderRowFragment = { id: number, orderNo: string, status: OrderStatus, statusText: string, accountId: number, buyerName: string, sellerId: number, sellerName: string, courierName: string, goodName: string, createdAt: string, packageCount: number, totalFee: number, refundFee: number, paidAt: string | null };

export type ListAllOrdersQueryVariables = Exact<{
  filter?: OrderFilter | null | undefined;
  page: number;
  pageSize: number;
}>;


export type ListAllOrdersQuery = { orders: { total: number, totalIsExact: boolean, page: number, pageSize: number, nextCursor: string | null, list: Array<{ id: number, orderNo: string, status: OrderStatus, statusText: string, accountId: number, buyerName: string, sellerId: number, sellerName: string, courierName: string, goodName: string, createdAt: string, packageCount: number, totalFee: number, refundFee: number, paidAt: string | null }> } };

export type ListedParcelRowFragment = { id: number, packageNo: string, orderId: number, orderNo: string, status: ParcelStatus, statusText: string, accountId: number, buyerName: string, sellerId: number, sellerName: string, courierName: string, goodName: string, createdAt: string, outputStatus: OutputStatus, outputResult: string, waybillNo: string | null, place: string, packageFee: number, refundFee: number };

export type ListAllParcelsQueryVariables = Exact<{
  filter?: ParcelFilter | null | undefined;
  page: number;
  pageSize: number;
}>;


export type ListAllParcelsQuery = { parcels: { total: number, totalIsExact: boolean, page: number, pageSize: number, nextCursor: string | null, list: Array<{ id: number, packageNo: string, orderId: number, orderNo: string, status: ParcelStatus, statusText: string, accountId: number, buyerName: string, sellerId: number, sellerName: string, courierName: string, goodName: string, createdAt: string, outputStatus: OutputStatus, outputResult: string, waybillNo: string | null, place: string, packageFee: number, refundFee: number }> } };

export type OrderParcelPartFragment = { id: number, packageNo: string, status: ParcelStatus, statusText: string, outputStatus: OutputStatus, outputInfo: string, outputResult: string, resubmits: number, autoSendResult: string, thirdOrderNos: Array<string>, shopName: string | null, encrypted: boolean, courierName: string, waybillNo: string | null, ownWaybill: boolean, receiverName: string, receiverPhone: string, address: string, isErased: boolean, weight: number, goodsFee: number, courierFee: number, remoteFee: number, packageFee: number, refundFee: number, supplierShare: number, agentShare: number, commission: number, settledAt: string | null, traceText: string, tracedAt: string | null, promisedShipAt: string | null, shippedAt: string | null, signedAt: string | null, openCaseId: number | null, allowedActions: Array<string>, items: Array<{ skuId: number, goodName: string, skuName: string, merchantCode: string, num: number, goodsFee: number }> };

export type ReadOrderQueryVariables = Exact<{
  id: number;
}>;


export type ReadOrderQuery = { order: { id: number, orderNo: string, status: OrderStatus, statusText: string, agentId: number | null, senderName: string, senderPhone: string, warehouseName: string, courierName: string, shopName: string | null, goodName: string, skuName: string, pieceCount: number, packageCount: number, remark: string, goodsFee: number, courierFee: number, remoteFee: number, discountFee: number, totalFee: number, refundCount: number, refundFee: number, createdAt: string, payExpireAt: string, paidAt: string | null, shippedAt: string | null, receivedAt: string | null, completedAt: string | null, cancelledAt: string | null, mayCancel: boolean, buyer: { id: number, name: string, phone: string, level: number, status: number }, seller: { id: number, name: string, phone: string, status: number }, parcels: Array<{ id: number, packageNo: string, status: ParcelStatus, statusText: string, outputStatus: OutputStatus, outputInfo: string, outputResult: string, resubmits: number, autoSendResult: string, thirdOrderNos: Array<string>, shopName: string | null, encrypted: boolean, courierName: string, waybillNo: string | null, ownWaybill: boolean, receiverName: string, receiverPhone: string, address: string, isErased: boolean, weight: number, goodsFee: number, courierFee: number, remoteFee: number, packageFee: number, refundFee: number, supplierShare: number, agentShare: number, commission: number, settledAt: string | null, traceText: string, tracedAt: string | null, promisedShipAt: string | null, shippedAt: string | null, signedAt: string | null, openCaseId: number | null, allowedActions: Array<string>, items: Array<{ skuId: number, goodName: string, skuName: string, merchantCode: string, num: number, goodsFee: number }> }>, lines: Array<{ id: number, title: string, packageNo: string | null, ownerId: number | null, holder: string, account: string, amount: number, createdAt: string }>, refunds: Array<{ id: number, refundNo: string, packageNo: string, statusText: string, amount: number, reason: string, appliedBy: EventActor, createdAt: string }>, cases: Array<{ id: number, caseNo: string, packageNo: string, kindText: string, askText: string, statusText: string, amount: number, givenAmount: number, createdAt: string }>, notices: Array<{ id: number, accountId: number, title: string, detail: string, createdAt: string, readAt: string | null }>, jobs: Array<{ name: string, state: string, tries: number, startAfter: string }>, audit: Array<{ id: number, operator: string, action: string, target: string, reason: string, createdAt: string }> } };

export type ReadTimelineQueryVariables = Exact<{
  packageId: number;
}>;


export type ReadTimelineQuery = { parcelTimeline: { packageId: number, list: Array<{ id: number, at: string, type: string, text: string, actor: EventActor }> } };

export type CancelOrderMutationVariables = Exact<{
  id: number;
  reason: string;
}>;


export type CancelOrderMutation = { cancelOrder: { orderId: number, refundFee: number } };

export type RefundParcelMutationVariables = Exact<{
  packageId: number;
  reason: string;
}>;


export type RefundParcelMutation = { refundParcel: { packageId: number, refundStatus: RefundStatus, amount: number } };

export type ResubmitWaybillMutationVariables = Exact<{
  packageId: number;
  reason: string;
}>;


export type ResubmitWaybillMutation = { reissueWaybill: number };

export type ChangeReceiverMutationVariables = Exact<{
  input: ChangeReceiverInput;
}>;


export type ChangeReceiverMutation = { changeReceiver: number };

export type RevealPersonMutationVariables = Exact<{
  input: RevealPersonInput;
}>;


export type RevealPersonMutation = { revealPerson: { name: string, phone: string, address: string } };

export const OperatorFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OperatorFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Operator"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"roles"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"}},{"kind":"Field","name":{"kind":"Name","value":"recoveryCodesLeft"}},{"kind":"Field","name":{"kind":"Name","value":"idleMinutes"}}]}}]} as unknown as DocumentNode<OperatorFieldsFragment, unknown>;
export const ListedOrderRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedOrderRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ListedOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusText"}},{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"buyerName"}},{"kind":"Field","name":{"kind":"Name","value":"sellerId"}},{"kind":"Field","name":{"kind":"Name","value":"sellerName"}},{"kind":"Field","name":{"kind":"Name","value":"courierName"}},{"kind":"Field","name":{"kind":"Name","value":"goodName"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"packageCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalFee"}},{"kind":"Field","name":{"kind":"Name","value":"refundFee"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}}]}}]} as unknown as DocumentNode<ListedOrderRowFragment, unknown>;
export const ListedParcelRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedParcelRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ListedParcel"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"packageNo"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusText"}},{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"buyerName"}},{"kind":"Field","name":{"kind":"Name","value":"sellerId"}},{"kind":"Field","name":{"kind":"Name","value":"sellerName"}},{"kind":"Field","name":{"kind":"Name","value":"courierName"}},{"kind":"Field","name":{"kind":"Name","value":"goodName"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"outputStatus"}},{"kind":"Field","name":{"kind":"Name","value":"outputResult"}},{"kind":"Field","name":{"kind":"Name","value":"waybillNo"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"packageFee"}},{"kind":"Field","name":{"kind":"Name","value":"refundFee"}}]}}]} as unknown as DocumentNode<ListedParcelRowFragment, unknown>;
export const OrderParcelPartFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderParcelPart"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderParcel"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"packageNo"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusText"}},{"kind":"Field","name":{"kind":"Name","value":"outputStatus"}},{"kind":"Field","name":{"kind":"Name","value":"outputInfo"}},{"kind":"Field","name":{"kind":"Name","value":"outputResult"}},{"kind":"Field","name":{"kind":"Name","value":"resubmits"}},{"kind":"Field","name":{"kind":"Name","value":"autoSendResult"}},{"kind":"Field","name":{"kind":"Name","value":"thirdOrderNos"}},{"kind":"Field","name":{"kind":"Name","value":"shopName"}},{"kind":"Field","name":{"kind":"Name","value":"encrypted"}},{"kind":"Field","name":{"kind":"Name","value":"courierName"}},{"kind":"Field","name":{"kind":"Name","value":"waybillNo"}},{"kind":"Field","name":{"kind":"Name","value":"ownWaybill"}},{"kind":"Field","name":{"kind":"Name","value":"receiverName"}},{"kind":"Field","name":{"kind":"Name","value":"receiverPhone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"isErased"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}},{"kind":"Field","name":{"kind":"Name","value":"goodsFee"}},{"kind":"Field","name":{"kind":"Name","value":"courierFee"}},{"kind":"Field","name":{"kind":"Name","value":"remoteFee"}},{"kind":"Field","name":{"kind":"Name","value":"packageFee"}},{"kind":"Field","name":{"kind":"Name","value":"refundFee"}},{"kind":"Field","name":{"kind":"Name","value":"supplierShare"}},{"kind":"Field","name":{"kind":"Name","value":"agentShare"}},{"kind":"Field","name":{"kind":"Name","value":"commission"}},{"kind":"Field","name":{"kind":"Name","value":"settledAt"}},{"kind":"Field","name":{"kind":"Name","value":"traceText"}},{"kind":"Field","name":{"kind":"Name","value":"tracedAt"}},{"kind":"Field","name":{"kind":"Name","value":"promisedShipAt"}},{"kind":"Field","name":{"kind":"Name","value":"shippedAt"}},{"kind":"Field","name":{"kind":"Name","value":"signedAt"}},{"kind":"Field","name":{"kind":"Name","value":"openCaseId"}},{"kind":"Field","name":{"kind":"Name","value":"allowedActions"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"skuId"}},{"kind":"Field","name":{"kind":"Name","value":"goodName"}},{"kind":"Field","name":{"kind":"Name","value":"skuName"}},{"kind":"Field","name":{"kind":"Name","value":"merchantCode"}},{"kind":"Field","name":{"kind":"Name","value":"num"}},{"kind":"Field","name":{"kind":"Name","value":"goodsFee"}}]}}]}}]} as unknown as DocumentNode<OrderParcelPartFragment, unknown>;
export const FindNumbersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FindNumbers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"found"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"left"}},{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"hits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"no"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"stateText"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}}]}}]}}]} as unknown as DocumentNode<FindNumbersQuery, FindNumbersQueryVariables>;
export const LoadOperatorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LoadOperator"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OperatorFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OperatorFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Operator"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"roles"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"}},{"kind":"Field","name":{"kind":"Name","value":"recoveryCodesLeft"}},{"kind":"Field","name":{"kind":"Name","value":"idleMinutes"}}]}}]} as unknown as DocumentNode<LoadOperatorQuery, LoadOperatorQueryVariables>;
export const SignInDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignInInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signIn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"challenge"}},{"kind":"Field","name":{"kind":"Name","value":"needsPassword"}},{"kind":"Field","name":{"kind":"Name","value":"otpauthUrl"}}]}}]}}]} as unknown as DocumentNode<SignInMutation, SignInMutationVariables>;
export const ProveSignInDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ProveSignIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ProveSignInInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"proveSignIn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"recoveryCodes"}},{"kind":"Field","name":{"kind":"Name","value":"operator"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OperatorFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OperatorFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Operator"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"roles"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"}},{"kind":"Field","name":{"kind":"Name","value":"recoveryCodesLeft"}},{"kind":"Field","name":{"kind":"Name","value":"idleMinutes"}}]}}]} as unknown as DocumentNode<ProveSignInMutation, ProveSignInMutationVariables>;
export const ProveAgainDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ProveAgain"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"proveAgain"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"provenUntil"}}]}}]}}]} as unknown as DocumentNode<ProveAgainMutation, ProveAgainMutationVariables>;
export const SignOutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignOut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signOut"}}]}}]} as unknown as DocumentNode<SignOutMutation, SignOutMutationVariables>;
export const ListAllOrdersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListAllOrders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"OrderFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedOrderRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"totalIsExact"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pageSize"}},{"kind":"Field","name":{"kind":"Name","value":"nextCursor"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedOrderRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ListedOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusText"}},{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"buyerName"}},{"kind":"Field","name":{"kind":"Name","value":"sellerId"}},{"kind":"Field","name":{"kind":"Name","value":"sellerName"}},{"kind":"Field","name":{"kind":"Name","value":"courierName"}},{"kind":"Field","name":{"kind":"Name","value":"goodName"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"packageCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalFee"}},{"kind":"Field","name":{"kind":"Name","value":"refundFee"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}}]}}]} as unknown as DocumentNode<ListAllOrdersQuery, ListAllOrdersQueryVariables>;
export const ListAllParcelsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListAllParcels"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ParcelFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"parcels"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedParcelRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"totalIsExact"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pageSize"}},{"kind":"Field","name":{"kind":"Name","value":"nextCursor"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedParcelRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ListedParcel"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"packageNo"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusText"}},{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"buyerName"}},{"kind":"Field","name":{"kind":"Name","value":"sellerId"}},{"kind":"Field","name":{"kind":"Name","value":"sellerName"}},{"kind":"Field","name":{"kind":"Name","value":"courierName"}},{"kind":"Field","name":{"kind":"Name","value":"goodName"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"outputStatus"}},{"kind":"Field","name":{"kind":"Name","value":"outputResult"}},{"kind":"Field","name":{"kind":"Name","value":"waybillNo"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"packageFee"}},{"kind":"Field","name":{"kind":"Name","value":"refundFee"}}]}}]} as unknown as DocumentNode<ListAllParcelsQuery, ListAllParcelsQueryVariables>;
export const ReadOrderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReadOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusText"}},{"kind":"Field","name":{"kind":"Name","value":"agentId"}},{"kind":"Field","name":{"kind":"Name","value":"senderName"}},{"kind":"Field","name":{"kind":"Name","value":"senderPhone"}},{"kind":"Field","name":{"kind":"Name","value":"warehouseName"}},{"kind":"Field","name":{"kind":"Name","value":"courierName"}},{"kind":"Field","name":{"kind":"Name","value":"shopName"}},{"kind":"Field","name":{"kind":"Name","value":"goodName"}},{"kind":"Field","name":{"kind":"Name","value":"skuName"}},{"kind":"Field","name":{"kind":"Name","value":"pieceCount"}},{"kind":"Field","name":{"kind":"Name","value":"packageCount"}},{"kind":"Field","name":{"kind":"Name","value":"remark"}},{"kind":"Field","name":{"kind":"Name","value":"goodsFee"}},{"kind":"Field","name":{"kind":"Name","value":"courierFee"}},{"kind":"Field","name":{"kind":"Name","value":"remoteFee"}},{"kind":"Field","name":{"kind":"Name","value":"discountFee"}},{"kind":"Field","name":{"kind":"Name","value":"totalFee"}},{"kind":"Field","name":{"kind":"Name","value":"refundCount"}},{"kind":"Field","name":{"kind":"Name","value":"refundFee"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"payExpireAt"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"shippedAt"}},{"kind":"Field","name":{"kind":"Name","value":"receivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"completedAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledAt"}},{"kind":"Field","name":{"kind":"Name","value":"mayCancel"}},{"kind":"Field","name":{"kind":"Name","value":"buyer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"Field","name":{"kind":"Name","value":"seller"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"Field","name":{"kind":"Name","value":"parcels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderParcelPart"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"packageNo"}},{"kind":"Field","name":{"kind":"Name","value":"ownerId"}},{"kind":"Field","name":{"kind":"Name","value":"holder"}},{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"refunds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"refundNo"}},{"kind":"Field","name":{"kind":"Name","value":"packageNo"}},{"kind":"Field","name":{"kind":"Name","value":"statusText"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"appliedBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cases"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"caseNo"}},{"kind":"Field","name":{"kind":"Name","value":"packageNo"}},{"kind":"Field","name":{"kind":"Name","value":"kindText"}},{"kind":"Field","name":{"kind":"Name","value":"askText"}},{"kind":"Field","name":{"kind":"Name","value":"statusText"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"givenAmount"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"notices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"readAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"jobs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"tries"}},{"kind":"Field","name":{"kind":"Name","value":"startAfter"}}]}},{"kind":"Field","name":{"kind":"Name","value":"audit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"operator"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"target"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderParcelPart"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderParcel"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"packageNo"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusText"}},{"kind":"Field","name":{"kind":"Name","value":"outputStatus"}},{"kind":"Field","name":{"kind":"Name","value":"outputInfo"}},{"kind":"Field","name":{"kind":"Name","value":"outputResult"}},{"kind":"Field","name":{"kind":"Name","value":"resubmits"}},{"kind":"Field","name":{"kind":"Name","value":"autoSendResult"}},{"kind":"Field","name":{"kind":"Name","value":"thirdOrderNos"}},{"kind":"Field","name":{"kind":"Name","value":"shopName"}},{"kind":"Field","name":{"kind":"Name","value":"encrypted"}},{"kind":"Field","name":{"kind":"Name","value":"courierName"}},{"kind":"Field","name":{"kind":"Name","value":"waybillNo"}},{"kind":"Field","name":{"kind":"Name","value":"ownWaybill"}},{"kind":"Field","name":{"kind":"Name","value":"receiverName"}},{"kind":"Field","name":{"kind":"Name","value":"receiverPhone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"isErased"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}},{"kind":"Field","name":{"kind":"Name","value":"goodsFee"}},{"kind":"Field","name":{"kind":"Name","value":"courierFee"}},{"kind":"Field","name":{"kind":"Name","value":"remoteFee"}},{"kind":"Field","name":{"kind":"Name","value":"packageFee"}},{"kind":"Field","name":{"kind":"Name","value":"refundFee"}},{"kind":"Field","name":{"kind":"Name","value":"supplierShare"}},{"kind":"Field","name":{"kind":"Name","value":"agentShare"}},{"kind":"Field","name":{"kind":"Name","value":"commission"}},{"kind":"Field","name":{"kind":"Name","value":"settledAt"}},{"kind":"Field","name":{"kind":"Name","value":"traceText"}},{"kind":"Field","name":{"kind":"Name","value":"tracedAt"}},{"kind":"Field","name":{"kind":"Name","value":"promisedShipAt"}},{"kind":"Field","name":{"kind":"Name","value":"shippedAt"}},{"kind":"Field","name":{"kind":"Name","value":"signedAt"}},{"kind":"Field","name":{"kind":"Name","value":"openCaseId"}},{"kind":"Field","name":{"kind":"Name","value":"allowedActions"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"skuId"}},{"kind":"Field","name":{"kind":"Name","value":"goodName"}},{"kind":"Field","name":{"kind":"Name","value":"skuName"}},{"kind":"Field","name":{"kind":"Name","value":"merchantCode"}},{"kind":"Field","name":{"kind":"Name","value":"num"}},{"kind":"Field","name":{"kind":"Name","value":"goodsFee"}}]}}]}}]} as unknown as DocumentNode<ReadOrderQuery, ReadOrderQueryVariables>;
export const ReadTimelineDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReadTimeline"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"packageId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"parcelTimeline"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"packageId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"packageId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"packageId"}},{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"actor"}}]}}]}}]}}]} as unknown as DocumentNode<ReadTimelineQuery, ReadTimelineQueryVariables>;
export const CancelOrderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"refundFee"}}]}}]}}]} as unknown as DocumentNode<CancelOrderMutation, CancelOrderMutationVariables>;
export const RefundParcelDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RefundParcel"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"packageId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refundParcel"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"packageId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"packageId"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"packageId"}},{"kind":"Field","name":{"kind":"Name","value":"refundStatus"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}}]} as unknown as DocumentNode<RefundParcelMutation, RefundParcelMutationVariables>;
export const ResubmitWaybillDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResubmitWaybill"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"packageId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reissueWaybill"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"packageId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"packageId"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}]}]}}]} as unknown as DocumentNode<ResubmitWaybillMutation, ResubmitWaybillMutationVariables>;
export const ChangeReceiverDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeReceiver"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeReceiverInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeReceiver"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<ChangeReceiverMutation, ChangeReceiverMutationVariables>;
export const RevealPersonDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevealPerson"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RevealPersonInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revealPerson"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}}]}}]}}]} as unknown as DocumentNode<RevealPersonMutation, RevealPersonMutationVariables>;