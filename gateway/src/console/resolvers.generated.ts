import type { ParcelStatus } from '../domains/parcels/parcels.mapping.ts';
import type { OutputStatus } from '../domains/parcels/parcels.mapping.ts';
import type { RefundStatus } from '../domains/parcels/parcels.mapping.ts';
import type { EventActor } from '../domains/parcels/parcels.mapping.ts';
import type { OrderStatus } from '../domains/shipments/shipments.mapping.ts';
import type { ApprovalStatus } from './domains/approvals/approvals.mapping.ts';
import type { FoundKind } from './domains/finding/finding.mapping.ts';
import type { RevealKind } from './domains/reveals/reveals.mapping.ts';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { ApprovalPageDto, ApprovalDto } from './domains/approvals/approvals.dto.ts';
import type { AuditEntryPageDto, AuditEntryDto } from './domains/audit/audit.dto.ts';
import type { FoundDto, FoundNumberDto, FoundHitDto } from './domains/finding/finding.dto.ts';
import type { SignInChallengeDto, OperatorDto, ProveSignInPayloadDto, OperatorRecordDto, OperatorPasswordPayloadDto, OperatorRoleDto, RolesDto } from './domains/operators/operators.dto.ts';
import type { ListedOrderPageDto, ListedOrderDto, ListedParcelPageDto, ListedParcelDto, OrderDetailDto, OrderParcelDto, OrderRefundDto, ParcelTimelineDto, TimelineEventDto, CancelOrderPayloadDto, RefundParcelPayloadDto } from './domains/orders/orders.dto.ts';
import type { RevealedPersonDto } from './domains/reveals/reveals.dto.ts';
import type { ConsoleContext } from './context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type EnumResolverSignature<T, AllowedValues = any> = { [key in keyof T]?: AllowedValues };
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A calendar day in Asia/Shanghai, such as `2026-11-21`; from 1900 to 2999. */
  Date: { input: string; output: string; }
  /** A moment, ISO-8601 with the offset of Asia/Shanghai, such as `2026-11-21T10:00:00+08:00`; from 1900 to 2999. */
  DateTime: { input: string; output: string; }
  /** What names one row of one type: a whole number from 1 to 2^53 - 1. Serialised as a JSON number. */
  EntityId: { input: number; output: number; }
  /** Whole fen (1/100 yuan), at most 10^12 in size. Serialised as a JSON number. */
  Fen: { input: number; output: number; }
};

/** What one operator asked for and another one approves. */
export type Approval = {
  __typename?: 'Approval';
  /** What is done, such as `balance.adjust`. */
  action: Scalars['String']['output'];
  /** What it moves. */
  amount: Scalars['Fen']['output'];
  /** When it was asked for. */
  askedAt: Scalars['DateTime']['output'];
  /** Name of who asked. */
  askedBy: Scalars['String']['output'];
  /** Null while it waits. */
  decidedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Name of who decided; null while it waits. */
  decidedBy?: Maybe<Scalars['String']['output']>;
  /** What was said with the decision. */
  decision: Scalars['String']['output'];
  /** Its id. */
  id: Scalars['EntityId']['output'];
  /** Whether the signed-in operator may decide. */
  mayDecide: Scalars['Boolean']['output'];
  /** Whether the signed-in operator asked, and may take it back. */
  mayRevoke: Scalars['Boolean']['output'];
  /** Why. */
  reason: Scalars['String']['output'];
  /** Where it stands. */
  status: ApprovalStatus;
  /** In one sentence. */
  summary: Scalars['String']['output'];
  /** What it is about, such as `account:12`. */
  target: Scalars['String']['output'];
};

/** Narrows the approvals. */
export type ApprovalFilter = {
  /** In this state. */
  status?: InputMaybe<ApprovalStatus>;
};

/** A page of approvals. */
export type ApprovalPage = {
  __typename?: 'ApprovalPage';
  /** The rows of the page. */
  list: Array<Approval>;
  /** Goes on behind this page; null on the last one. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  /** As asked for. */
  page: Scalars['Int']['output'];
  /** As asked for. */
  pageSize: Scalars['Int']['output'];
  /** Rows of all pages; at least so many where it is not exact. */
  total: Scalars['Int']['output'];
  /** Whether `total` is all of them. */
  totalIsExact: Scalars['Boolean']['output'];
};

export type { ApprovalStatus };

/** What an operator did or read. */
export type AuditEntry = {
  __typename?: 'AuditEntry';
  /** Such as `account freeze`. */
  action: Scalars['String']['output'];
  /** Network address; empty for a command. */
  address: Scalars['String']['output'];
  /** JSON of what is there since. */
  after?: Maybe<Scalars['String']['output']>;
  /** JSON of what was there, where something was changed. */
  before?: Maybe<Scalars['String']['output']>;
  /** When. */
  createdAt: Scalars['DateTime']['output'];
  /** JSON of what belongs to it. */
  detail: Scalars['String']['output'];
  /** Its id. */
  id: Scalars['EntityId']['output'];
  /** Name of who did it: an operator, or who ran a command. */
  operator: Scalars['String']['output'];
  /** Null of who ran a command. */
  operatorId?: Maybe<Scalars['EntityId']['output']>;
  /** Why. */
  reason: Scalars['String']['output'];
  /** What it was done to, such as `12` or `parcel:34`. */
  target: Scalars['String']['output'];
};

/** Narrows the log. */
export type AuditEntryFilter = {
  /** Begins with it, such as `account`. */
  action?: InputMaybe<Scalars['String']['input']>;
  /** From this moment on. */
  from?: InputMaybe<Scalars['DateTime']['input']>;
  /** Name of who did it. */
  operator?: InputMaybe<Scalars['String']['input']>;
  /** What it was done to, whole, such as `parcel:34`. */
  target?: InputMaybe<Scalars['String']['input']>;
  /** Before this moment. */
  to?: InputMaybe<Scalars['DateTime']['input']>;
};

/** A page of the log. */
export type AuditEntryPage = {
  __typename?: 'AuditEntryPage';
  /** The rows of the page. */
  list: Array<AuditEntry>;
  /** Goes on behind this page; null on the last one. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  /** As asked for. */
  page: Scalars['Int']['output'];
  /** As asked for. */
  pageSize: Scalars['Int']['output'];
  /** Rows of all pages; at least so many where it is not exact. */
  total: Scalars['Int']['output'];
  /** Whether `total` is all of them. */
  totalIsExact: Scalars['Boolean']['output'];
};

/** What came of cancelling an order. */
export type CancelOrderPayload = {
  __typename?: 'CancelOrderPayload';
  /** The order. */
  orderId: Scalars['EntityId']['output'];
  /** What went back; 0 where it was not paid. */
  refundFee: Scalars['Fen']['output'];
  /** How it stands since. */
  status: OrderStatus;
};

/** What is changed of a receiver; what is absent stays as it is. */
export type ChangeReceiverInput = {
  /** Up to 400 characters. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** Which parcel's. */
  packageId: Scalars['EntityId']['input'];
  /** 5 to 200 characters; kept in the log. */
  reason: Scalars['String']['input'];
  /** Up to 60 characters. */
  receiverName?: InputMaybe<Scalars['String']['input']>;
  /** A phone. */
  receiverPhone?: InputMaybe<Scalars['String']['input']>;
  /** Where to. */
  region?: InputMaybe<RegionInput>;
};

/** A decision about an approval. */
export type DecideApprovalInput = {
  /** Approve and do it, or refuse it. */
  approve: Scalars['Boolean']['input'];
  /** Why; needed to refuse. */
  decision?: InputMaybe<Scalars['String']['input']>;
};

export type { EventActor };

/** What pasted numbers are. */
export type Found = {
  __typename?: 'Found';
  /** Numbers beyond the first 200, which were not looked for. */
  left: Scalars['Int']['output'];
  /** In the order in which they were given, each once. */
  list: Array<FoundNumber>;
};

/** Something that a number is of. */
export type FoundHit = {
  __typename?: 'FoundHit';
  /** Whose it is: of an order and its parts, the buyer. */
  accountId: Scalars['EntityId']['output'];
  /** Null of an account. */
  amount?: Maybe<Scalars['Fen']['output']>;
  /** Since when it is there. */
  at: Scalars['DateTime']['output'];
  /** Of the order, parcel, refund, case, account, payment or cash-out. */
  id: Scalars['EntityId']['output'];
  /** What the number is of. */
  kind: FoundKind;
  /** Its own number; of an account its name. */
  no: Scalars['String']['output'];
  /** Where it is a part of an order. */
  orderId?: Maybe<Scalars['EntityId']['output']>;
  /** How it stands, in Chinese. */
  stateText: Scalars['String']['output'];
  /** What it is about, masked. */
  text: Scalars['String']['output'];
};

export type { FoundKind };

/** What one number is. */
export type FoundNumber = {
  __typename?: 'FoundNumber';
  /** At most 20 of a kind; none where nothing is found. */
  hits: Array<FoundHit>;
  /** As it was looked for. */
  number: Scalars['String']['output'];
};

/** An order in the list of everybody's. */
export type ListedOrder = {
  __typename?: 'ListedOrder';
  /** Its buyer. */
  accountId: Scalars['EntityId']['output'];
  /** Nick name of the buyer. */
  buyerName: Scalars['String']['output'];
  /** Who carries it. */
  courierName: Scalars['String']['output'];
  /** When it was ordered. */
  createdAt: Scalars['DateTime']['output'];
  /** Of the first line. */
  goodName: Scalars['String']['output'];
  /** Its id. */
  id: Scalars['EntityId']['output'];
  /** Number that people are told. */
  orderNo: Scalars['String']['output'];
  /** Its parcels. */
  packageCount: Scalars['Int']['output'];
  /** Null before it was paid. */
  paidAt?: Maybe<Scalars['DateTime']['output']>;
  /** What of it went back. */
  refundFee: Scalars['Fen']['output'];
  /** Its supplier. */
  sellerId: Scalars['EntityId']['output'];
  /** Company of the supplier. */
  sellerName: Scalars['String']['output'];
  /** How it stands. */
  status: OrderStatus;
  /** In Chinese. */
  statusText: Scalars['String']['output'];
  /** What it cost. */
  totalFee: Scalars['Fen']['output'];
};

/** A page of orders. */
export type ListedOrderPage = {
  __typename?: 'ListedOrderPage';
  /** The rows of the page. */
  list: Array<ListedOrder>;
  /** Goes on behind this page; null on the last one. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  /** As asked for. */
  page: Scalars['Int']['output'];
  /** As asked for. */
  pageSize: Scalars['Int']['output'];
  /** Rows of all pages; at least so many where it is not exact. */
  total: Scalars['Int']['output'];
  /** Whether `total` is all of them. */
  totalIsExact: Scalars['Boolean']['output'];
};

/** A parcel in the list of everybody's. */
export type ListedParcel = {
  __typename?: 'ListedParcel';
  /** Its buyer. */
  accountId: Scalars['EntityId']['output'];
  /** Nick name of the buyer. */
  buyerName: Scalars['String']['output'];
  /** Who carries it. */
  courierName: Scalars['String']['output'];
  /** When it was ordered. */
  createdAt: Scalars['DateTime']['output'];
  /** Of the first line. */
  goodName: Scalars['String']['output'];
  /** Its id. */
  id: Scalars['EntityId']['output'];
  /** Its order. */
  orderId: Scalars['EntityId']['output'];
  /** Number of its order. */
  orderNo: Scalars['String']['output'];
  /** Why it has no waybill; empty otherwise. */
  outputResult: Scalars['String']['output'];
  /** How its waybill stands. */
  outputStatus: OutputStatus;
  /** What it cost. */
  packageFee: Scalars['Fen']['output'];
  /** Number that people are told. */
  packageNo: Scalars['String']['output'];
  /** Province and city of its receiver. */
  place: Scalars['String']['output'];
  /** What of it went back. */
  refundFee: Scalars['Fen']['output'];
  /** Its supplier. */
  sellerId: Scalars['EntityId']['output'];
  /** Company of the supplier. */
  sellerName: Scalars['String']['output'];
  /** How it stands. */
  status: ParcelStatus;
  /** In Chinese. */
  statusText: Scalars['String']['output'];
  /** Null until it is issued. */
  waybillNo?: Maybe<Scalars['String']['output']>;
};

/** A page of parcels. */
export type ListedParcelPage = {
  __typename?: 'ListedParcelPage';
  /** The rows of the page. */
  list: Array<ListedParcel>;
  /** Goes on behind this page; null on the last one. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  /** As asked for. */
  page: Scalars['Int']['output'];
  /** As asked for. */
  pageSize: Scalars['Int']['output'];
  /** Rows of all pages; at least so many where it is not exact. */
  total: Scalars['Int']['output'];
  /** Whether `total` is all of them. */
  totalIsExact: Scalars['Boolean']['output'];
};

/** What operators do. */
export type Mutation = {
  __typename?: 'Mutation';
  /**
   * Cancels an order of which nothing is issued; what was paid goes back. Buyer and supplier see the reason. REST:
   * `POST /console/orders/cancel`.
   */
  cancelOrder: CancelOrderPayload;
  /**
   * Changes what is given of a receiver, before the waybill is asked for and at the same price; answers the parcel. REST:
   * `POST /console/parcels/receiver`.
   */
  changeReceiver: Scalars['EntityId']['output'];
  /** Adds an operator; the password is for the first sign-in. REST: `POST /console/operators/create`. */
  createOperator: OperatorPasswordPayload;
  /** Approves and does what another operator asked for, or refuses it. REST: `POST /console/approvals/decide`. */
  decideApproval: Scalars['Boolean']['output'];
  /** Shows the second factor again, before money is moved. REST: `POST /console/prove`. */
  proveAgain: Operator;
  /**
   * Ends a sign-in by a code: six digits of the authenticator, or a recovery code. At the first sign-in a new password comes
   * with it, and the recovery codes are answered, once. REST: `POST /console/login/code`.
   */
  proveSignIn: ProveSignInPayload;
  /**
   * Refunds a parcel in full, at once or when its waybill is given back. Buyer and supplier see the reason. REST:
   * `POST /console/parcels/refund`.
   */
  refundParcel: RefundParcelPayload;
  /** Asks for a failed waybill again; answers the parcel. REST: `POST /console/parcels/reissue`. */
  reissueWaybill: Scalars['EntityId']['output'];
  /** Removes a role that nobody has; answers its id. REST: `DELETE /console/roles/delete`. */
  removeRole: Scalars['EntityId']['output'];
  /** Gives an operator a new password and authenticator, and signs them out. REST: `POST /console/operators/reset`. */
  resetOperator: OperatorPasswordPayload;
  /** Shows who lies behind a mask, to who says why; recorded. Refused above 100 a day. REST: `POST /console/reveal`. */
  revealPerson: RevealedPerson;
  /** Takes back what one has asked for. REST: `POST /console/approvals/revoke`. */
  revokeApproval: Scalars['Boolean']['output'];
  /** Adds or changes a role. REST: `POST /console/roles/save`. */
  saveRole: OperatorRole;
  /** Begins a sign-in: name and password are right, and a second factor is asked for. REST: `POST /console/login`. */
  signIn: SignInChallenge;
  /** Ends the session. REST: `POST /console/logout`. */
  signOut: Scalars['Boolean']['output'];
  /** Ends all sessions of an operator. REST: `POST /console/operators/signOut`. */
  signOutOperator: OperatorRecord;
  /** Changes an operator. Whoever is disabled is signed out. REST: `PUT /console/operators/update`. */
  updateOperator: OperatorRecord;
};


/** What operators do. */
export type MutationCancelOrderArgs = {
  id: Scalars['EntityId']['input'];
  reason: Scalars['String']['input'];
};


/** What operators do. */
export type MutationChangeReceiverArgs = {
  input: ChangeReceiverInput;
};


/** What operators do. */
export type MutationCreateOperatorArgs = {
  input: OperatorInput;
};


/** What operators do. */
export type MutationDecideApprovalArgs = {
  id: Scalars['EntityId']['input'];
  input: DecideApprovalInput;
};


/** What operators do. */
export type MutationProveAgainArgs = {
  code: Scalars['String']['input'];
};


/** What operators do. */
export type MutationProveSignInArgs = {
  input: ProveSignInInput;
};


/** What operators do. */
export type MutationRefundParcelArgs = {
  packageId: Scalars['EntityId']['input'];
  reason: Scalars['String']['input'];
};


/** What operators do. */
export type MutationReissueWaybillArgs = {
  packageId: Scalars['EntityId']['input'];
  reason: Scalars['String']['input'];
};


/** What operators do. */
export type MutationRemoveRoleArgs = {
  id: Scalars['EntityId']['input'];
};


/** What operators do. */
export type MutationResetOperatorArgs = {
  id: Scalars['EntityId']['input'];
};


/** What operators do. */
export type MutationRevealPersonArgs = {
  input: RevealPersonInput;
};


/** What operators do. */
export type MutationRevokeApprovalArgs = {
  id: Scalars['EntityId']['input'];
};


/** What operators do. */
export type MutationSaveRoleArgs = {
  input: RoleInput;
};


/** What operators do. */
export type MutationSignInArgs = {
  input: SignInInput;
};


/** What operators do. */
export type MutationSignOutOperatorArgs = {
  id: Scalars['EntityId']['input'];
};


/** What operators do. */
export type MutationUpdateOperatorArgs = {
  id: Scalars['EntityId']['input'];
  input: OperatorUpdateInput;
};

/** Who works at the console. */
export type Operator = {
  __typename?: 'Operator';
  /** As colleagues know it, such as 李会计. */
  displayName: Scalars['String']['output'];
  /** Its id. */
  id: Scalars['EntityId']['output'];
  /** The session ends after so many minutes without a request. */
  idleMinutes: Scalars['Int']['output'];
  /** Sign-in name. */
  name: Scalars['String']['output'];
  /** What its roles permit, such as `goods.audit`; the list is in the api's table of permissions. */
  permissions: Array<Scalars['String']['output']>;
  /** Until when money may be moved without another code; null where a code is needed. */
  provenUntil?: Maybe<Scalars['DateTime']['output']>;
  /** Recovery codes that are left. */
  recoveryCodesLeft: Scalars['Int']['output'];
  /** Names of its roles. */
  roles: Array<Scalars['String']['output']>;
};

/** A new operator. */
export type OperatorInput = {
  /** 1 to 30 characters. */
  displayName: Scalars['String']['input'];
  /** Sign-in name: 2 to 30 lower case letters, digits, dots and hyphens. */
  name: Scalars['String']['input'];
  /** One or more. */
  roleIds: Array<Scalars['EntityId']['input']>;
};

/** An operator with a password for the first sign-in. */
export type OperatorPasswordPayload = {
  __typename?: 'OperatorPasswordPayload';
  /** The operator. */
  operator: OperatorRecord;
  /** Shown once. */
  password: Scalars['String']['output'];
};

/** An operator as those see it who manage operators. */
export type OperatorRecord = {
  __typename?: 'OperatorRecord';
  /** When it was added. */
  createdAt: Scalars['DateTime']['output'];
  /** As colleagues know it. */
  displayName: Scalars['String']['output'];
  /** Whether an authenticator is set up. */
  hasAuthenticator: Scalars['Boolean']['output'];
  /** Its id. */
  id: Scalars['EntityId']['output'];
  /** Whether it may sign in. */
  isEnabled: Scalars['Boolean']['output'];
  /** Null before the first sign-in. */
  lastLoginAt?: Maybe<Scalars['DateTime']['output']>;
  /** Sign-in name. */
  name: Scalars['String']['output'];
  /** Recovery codes that are left. */
  recoveryCodesLeft: Scalars['Int']['output'];
  /** Its roles. */
  roleIds: Array<Scalars['EntityId']['output']>;
  /** Their names. */
  roles: Array<Scalars['String']['output']>;
  /** Live sessions. */
  sessions: Scalars['Int']['output'];
};

/** A named set of permissions. */
export type OperatorRole = {
  __typename?: 'OperatorRole';
  /** Of a role that an installation begins with, such as `finance`; null of others. */
  code?: Maybe<Scalars['String']['output']>;
  /** Its id. */
  id: Scalars['EntityId']['output'];
  /** As people see it. */
  name: Scalars['String']['output'];
  /** How many operators have it. */
  operators: Scalars['Int']['output'];
  /** What it permits. */
  permissions: Array<Scalars['String']['output']>;
};

/** What an operator is made. */
export type OperatorUpdateInput = {
  /** 1 to 30 characters. */
  displayName: Scalars['String']['input'];
  /** Whether it may sign in. */
  isEnabled: Scalars['Boolean']['input'];
  /** One or more. */
  roleIds: Array<Scalars['EntityId']['input']>;
};

/** What an operator did or read of an order. */
export type OrderAuditEntry = {
  __typename?: 'OrderAuditEntry';
  /** Such as `order cancel`. */
  action: Scalars['String']['output'];
  /** When. */
  createdAt: Scalars['DateTime']['output'];
  /** Its id. */
  id: Scalars['EntityId']['output'];
  /** Name of who did it. */
  operator: Scalars['String']['output'];
  /** Why. */
  reason: Scalars['String']['output'];
  /** Such as `parcel:34`. */
  target: Scalars['String']['output'];
};

/** An after-sales case of an order. */
export type OrderCase = {
  __typename?: 'OrderCase';
  /** What is asked for. */
  amount: Scalars['Fen']['output'];
  /** What is wanted, in Chinese. */
  askText: Scalars['String']['output'];
  /** Number that people are told. */
  caseNo: Scalars['String']['output'];
  /** When it was opened. */
  createdAt: Scalars['DateTime']['output'];
  /** What was given. */
  givenAmount: Scalars['Fen']['output'];
  /** Its id. */
  id: Scalars['EntityId']['output'];
  /** What is wrong, in Chinese. */
  kindText: Scalars['String']['output'];
  /** Of this parcel. */
  packageNo: Scalars['String']['output'];
  /** How it stands, in Chinese. */
  statusText: Scalars['String']['output'];
};

/** All that there is to an order. */
export type OrderDetail = {
  __typename?: 'OrderDetail';
  /** Account that invited its buyer. */
  agentId?: Maybe<Scalars['EntityId']['output']>;
  /** What operators did and read of it: the newest 100. */
  audit: Array<OrderAuditEntry>;
  /** Who bought. */
  buyer: OrderParty;
  /** When it was cancelled. */
  cancelledAt?: Maybe<Scalars['DateTime']['output']>;
  /** The newest 200. */
  cases: Array<OrderCase>;
  /** When it was completed. */
  completedAt?: Maybe<Scalars['DateTime']['output']>;
  /** For couriers, less the discount. */
  courierFee: Scalars['Fen']['output'];
  /** Who carries it. */
  courierName: Scalars['String']['output'];
  /** When it was ordered. */
  createdAt: Scalars['DateTime']['output'];
  /** What the courier fee was less. */
  discountFee: Scalars['Fen']['output'];
  /** Of the first line. */
  goodName: Scalars['String']['output'];
  /** For the goods. */
  goodsFee: Scalars['Fen']['output'];
  /** Its id. */
  id: Scalars['EntityId']['output'];
  /** That wait. */
  jobs: Array<OrderJob>;
  /** Of the ledger: of the order and its first 100 parcels, at most 500. */
  lines: Array<OrderLine>;
  /** Whether an operator may cancel it, with the permission. */
  mayCancel: Scalars['Boolean']['output'];
  /** That name it, its parcels or cases: the newest 100. */
  notices: Array<OrderNotice>;
  /** Number that people are told. */
  orderNo: Scalars['String']['output'];
  /** Its parcels. */
  packageCount: Scalars['Int']['output'];
  /** Null before it was paid. */
  paidAt?: Maybe<Scalars['DateTime']['output']>;
  /** The first 100. */
  parcels: Array<OrderParcel>;
  /** Until when it is to be paid. */
  payExpireAt: Scalars['DateTime']['output'];
  /** Pieces of all its parcels. */
  pieceCount: Scalars['Int']['output'];
  /** When it was received. */
  receivedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Parcels that were refunded. */
  refundCount: Scalars['Int']['output'];
  /** What of it went back. */
  refundFee: Scalars['Fen']['output'];
  /** The newest 200. */
  refunds: Array<OrderRefund>;
  /** What its buyer said. */
  remark: Scalars['String']['output'];
  /** For remote areas. */
  remoteFee: Scalars['Fen']['output'];
  /** Who ships. */
  seller: OrderParty;
  /** Masked. */
  senderName: Scalars['String']['output'];
  /** Masked. */
  senderPhone: Scalars['String']['output'];
  /** When the last of its parcels was shipped. */
  shippedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Shop whose orders it ships; null where the recipients were given otherwise. */
  shopName?: Maybe<Scalars['String']['output']>;
  /** Of the first line; empty where its goods have no combinations. */
  skuName: Scalars['String']['output'];
  /** How it stands. */
  status: OrderStatus;
  /** In Chinese. */
  statusText: Scalars['String']['output'];
  /** Of all. */
  totalFee: Scalars['Fen']['output'];
  /** Where it is shipped from. */
  warehouseName: Scalars['String']['output'];
};

/** Narrows the orders. */
export type OrderFilter = {
  /** Of this buyer. */
  accountId?: InputMaybe<Scalars['EntityId']['input']>;
  /** By this courier. */
  courierId?: InputMaybe<Scalars['EntityId']['input']>;
  /** Ordered before this moment. */
  endAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Of an order, parcel, waybill or order at a platform, whole. */
  number?: InputMaybe<Scalars['String']['input']>;
  /** Of this supplier. */
  sellerId?: InputMaybe<Scalars['EntityId']['input']>;
  /** Ordered from this moment on. */
  startAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** In this state. */
  status?: InputMaybe<OrderStatus>;
};

/** So many pieces of a combination in a parcel. */
export type OrderItem = {
  __typename?: 'OrderItem';
  /** Its goods. */
  goodId: Scalars['EntityId']['output'];
  /** Name of the goods when ordered. */
  goodName: Scalars['String']['output'];
  /** For all of them. */
  goodsFee: Scalars['Fen']['output'];
  /** The supplier's own article number, or empty. */
  merchantCode: Scalars['String']['output'];
  /** Pieces. */
  num: Scalars['Int']['output'];
  /** The combination. */
  skuId: Scalars['EntityId']['output'];
  /** Name of the combination; empty where its goods have none. */
  skuName: Scalars['String']['output'];
};

/** A job about an order that waits. */
export type OrderJob = {
  __typename?: 'OrderJob';
  /** Kind of the job, such as `waybill.issue`. */
  name: Scalars['String']['output'];
  /** Not before. */
  startAfter: Scalars['DateTime']['output'];
  /** `created`, or `retry` after it went wrong. */
  state: Scalars['String']['output'];
  /** How often it was tried in vain. */
  tries: Scalars['Int']['output'];
};

/** A line of the ledger that an order or its parcels moved. */
export type OrderLine = {
  __typename?: 'OrderLine';
  /** Of the ledger, such as `available`. */
  account: Scalars['String']['output'];
  /** Below 0 what went out. */
  amount: Scalars['Fen']['output'];
  /** When it was moved. */
  createdAt: Scalars['DateTime']['output'];
  /** `buyer`, `seller`, `agent` or `platform`. */
  holder: Scalars['String']['output'];
  /** Its id. */
  id: Scalars['EntityId']['output'];
  /** Account that it belongs to; null of the platform. */
  ownerId?: Maybe<Scalars['EntityId']['output']>;
  /** Null of what is about the whole order. */
  packageNo?: Maybe<Scalars['String']['output']>;
  /** What moved it, in Chinese. */
  title: Scalars['String']['output'];
};

/** What a party of an order was told of it. */
export type OrderNotice = {
  __typename?: 'OrderNotice';
  /** Who was told. */
  accountId: Scalars['EntityId']['output'];
  /** When it was told. */
  createdAt: Scalars['DateTime']['output'];
  /** What it says. */
  detail: Scalars['String']['output'];
  /** Its id. */
  id: Scalars['EntityId']['output'];
  /** Null while it is unread. */
  readAt?: Maybe<Scalars['DateTime']['output']>;
  /** What it is about. */
  title: Scalars['String']['output'];
};

/** A parcel on the page of its order. */
export type OrderParcel = {
  __typename?: 'OrderParcel';
  /** Masked, behind its region. */
  address: Scalars['String']['output'];
  /** What the inviter of its buyer gets. */
  agentShare: Scalars['Fen']['output'];
  /** What an operator with these permissions may do: `refund`, `reissue`, `editReceiver`, `reveal`. */
  allowedActions: Array<Scalars['String']['output']>;
  /** Why its shop was not told; empty otherwise. */
  autoSendResult: Scalars['String']['output'];
  /** Of its receiver, as a code of the regions. */
  cityCode: Scalars['String']['output'];
  /** What the platform took of the supplier's share. */
  commission: Scalars['Fen']['output'];
  /** For the courier, less the discount. */
  courierFee: Scalars['Fen']['output'];
  /** Who carries it. */
  courierName: Scalars['String']['output'];
  /** Of its receiver, as a code of the regions. */
  districtCode: Scalars['String']['output'];
  /** The platform holds its receiver. */
  encrypted: Scalars['Boolean']['output'];
  /** For the goods. */
  goodsFee: Scalars['Fen']['output'];
  /** Its id. */
  id: Scalars['EntityId']['output'];
  /** Its receiver was erased. */
  isErased: Scalars['Boolean']['output'];
  /** What is in it. */
  items: Array<OrderItem>;
  /** Its after-sales case that is open. */
  openCaseId?: Maybe<Scalars['EntityId']['output']>;
  /** What is done for its waybill; may be empty. */
  outputInfo: Scalars['String']['output'];
  /** Why it has no waybill; empty otherwise. */
  outputResult: Scalars['String']['output'];
  /** How its waybill stands. */
  outputStatus: OutputStatus;
  /** Its supplier shipped it under a number of its own. */
  ownWaybill: Scalars['Boolean']['output'];
  /** Of all. */
  packageFee: Scalars['Fen']['output'];
  /** Number that people are told. */
  packageNo: Scalars['String']['output'];
  /** When it was to be shipped at the latest. */
  promisedShipAt?: Maybe<Scalars['DateTime']['output']>;
  /** Of its receiver, as a code of the regions. */
  provinceCode: Scalars['String']['output'];
  /** Masked. */
  receiverName: Scalars['String']['output'];
  /** Masked. */
  receiverPhone: Scalars['String']['output'];
  /** What of it went back. */
  refundFee: Scalars['Fen']['output'];
  /** For a remote area. */
  remoteFee: Scalars['Fen']['output'];
  /** How often its waybill was asked for again. */
  resubmits: Scalars['Int']['output'];
  /** When the shares were paid out; null before. */
  settledAt?: Maybe<Scalars['DateTime']['output']>;
  /** Null before it was shipped. */
  shippedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Its shop; null where it is of none. */
  shopName?: Maybe<Scalars['String']['output']>;
  /** Null before it was signed for. */
  signedAt?: Maybe<Scalars['DateTime']['output']>;
  /** How it stands. */
  status: ParcelStatus;
  /** In Chinese. */
  statusText: Scalars['String']['output'];
  /** What its supplier gets of it. */
  supplierShare: Scalars['Fen']['output'];
  /** Orders at a platform that are in it. */
  thirdOrderNos: Array<Scalars['String']['output']>;
  /** What the courier said last; may be empty. */
  traceText: Scalars['String']['output'];
  /** When the courier said it. */
  tracedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Null until it is issued. */
  waybillNo?: Maybe<Scalars['String']['output']>;
  /** In grams. */
  weight: Scalars['Int']['output'];
};

/** Buyer or supplier of an order. */
export type OrderParty = {
  __typename?: 'OrderParty';
  /** Its account. */
  id: Scalars['EntityId']['output'];
  /** Of a buyer. */
  level: Scalars['Int']['output'];
  /** Company of a supplier, else nick name. */
  name: Scalars['String']['output'];
  /** Masked; empty once the account is closed. */
  phone: Scalars['String']['output'];
  /** 1 normal, 2 frozen, 4 closed. */
  status: Scalars['Int']['output'];
};

/** A refund of a parcel of an order. */
export type OrderRefund = {
  __typename?: 'OrderRefund';
  /** What goes back. */
  amount: Scalars['Fen']['output'];
  /** Who asked. */
  appliedBy: EventActor;
  /** When it was asked for. */
  createdAt: Scalars['DateTime']['output'];
  /** Its id. */
  id: Scalars['EntityId']['output'];
  /** Of this parcel. */
  packageNo: Scalars['String']['output'];
  /** Words of who asked; may be empty. */
  reason: Scalars['String']['output'];
  /** Number that people are told. */
  refundNo: Scalars['String']['output'];
  /** How it stands, in Chinese. */
  statusText: Scalars['String']['output'];
};

export type { OrderStatus };

export type { OutputStatus };

/** Narrows the parcels. */
export type ParcelFilter = {
  /** Of this buyer. */
  accountId?: InputMaybe<Scalars['EntityId']['input']>;
  /** By this courier. */
  courierId?: InputMaybe<Scalars['EntityId']['input']>;
  /** Ordered before this moment. */
  endAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Of an order, parcel, waybill or order at a platform, whole. */
  number?: InputMaybe<Scalars['String']['input']>;
  /** Of this order. */
  orderId?: InputMaybe<Scalars['EntityId']['input']>;
  /** How its waybill stands. */
  outputStatus?: InputMaybe<OutputStatus>;
  /** Of this supplier. */
  sellerId?: InputMaybe<Scalars['EntityId']['input']>;
  /** Ordered from this moment on. */
  startAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** In this state. */
  status?: InputMaybe<ParcelStatus>;
};

export type { ParcelStatus };

/** What happened to a parcel. */
export type ParcelTimeline = {
  __typename?: 'ParcelTimeline';
  /** Who carries it. */
  courierName: Scalars['String']['output'];
  /** The newest first. */
  list: Array<TimelineEvent>;
  /** The parcel. */
  packageId: Scalars['EntityId']['output'];
  /** Null until it is issued. */
  waybillNo?: Maybe<Scalars['String']['output']>;
};

/** A permission with what it is about. */
export type PermissionText = {
  __typename?: 'PermissionText';
  /** Such as `goods.audit`. */
  name: Scalars['String']['output'];
  /** In Chinese. */
  text: Scalars['String']['output'];
};

/** The second factor of a sign-in. */
export type ProveSignInInput = {
  /** Of `signIn`. */
  challenge: Scalars['String']['input'];
  /** Six digits of the authenticator, or a recovery code. */
  code: Scalars['String']['input'];
  /** Where one has to be chosen: 10 to 64 characters. */
  newPassword?: InputMaybe<Scalars['String']['input']>;
};

/** A session of an operator. */
export type ProveSignInPayload = {
  __typename?: 'ProveSignInPayload';
  /** When the session ends at the latest. */
  expiresAt: Scalars['DateTime']['output'];
  /** Who is signed in. */
  operator: Operator;
  /** Ten codes that replace the authenticator once each; empty but for a new authenticator. */
  recoveryCodes: Array<Scalars['String']['output']>;
  /** Goes into `x-token`. */
  token: Scalars['String']['output'];
};

/** What operators see. */
export type Query = {
  __typename?: 'Query';
  /** What waits for a second operator, and what was decided, the newest first. REST: `GET /console/approvals`. */
  approvals: ApprovalPage;
  /** What operators did and read, the newest first. REST: `GET /console/audit`. */
  auditEntries: AuditEntryPage;
  /**
   * What pasted numbers are, and how it stands with each: at most 200. Of what the operator may not read nothing is found.
   * Looking for phones is recorded. REST: `POST /console/find`.
   */
  found: Found;
  /** The signed-in operator. REST: `GET /console/me`. */
  me: Operator;
  /** All operators. REST: `GET /console/operators`. */
  operators: Array<OperatorRecord>;
  /** All that there is to an order; reading it is recorded. REST: `GET /console/orders/detail`. */
  order: OrderDetail;
  /** Orders of everybody, the newest first. REST: `GET /console/orders`. */
  orders: ListedOrderPage;
  /** What happened to a parcel, the newest first. REST: `GET /console/parcels/timeline`. */
  parcelTimeline: ParcelTimeline;
  /** Parcels of everybody, the newest first. REST: `GET /console/parcels`. */
  parcels: ListedParcelPage;
  /** All roles, and what they can be made of. REST: `GET /console/roles`. */
  roles: Roles;
};


/** What operators see. */
export type QueryApprovalsArgs = {
  cursor?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ApprovalFilter>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


/** What operators see. */
export type QueryAuditEntriesArgs = {
  cursor?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AuditEntryFilter>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


/** What operators see. */
export type QueryFoundArgs = {
  text: Scalars['String']['input'];
};


/** What operators see. */
export type QueryOrderArgs = {
  id: Scalars['EntityId']['input'];
};


/** What operators see. */
export type QueryOrdersArgs = {
  cursor?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<OrderFilter>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


/** What operators see. */
export type QueryParcelTimelineArgs = {
  packageId: Scalars['EntityId']['input'];
};


/** What operators see. */
export type QueryParcelsArgs = {
  cursor?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ParcelFilter>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};

/** What came of refunding a parcel. */
export type RefundParcelPayload = {
  __typename?: 'RefundParcelPayload';
  /** What goes back. */
  amount: Scalars['Fen']['output'];
  /** The parcel. */
  packageId: Scalars['EntityId']['output'];
  /** `SUCCESS`: it went back; otherwise it will when the waybill is decided or given back. */
  refundStatus: RefundStatus;
};

export type { RefundStatus };

/** A region by its codes. */
export type RegionInput = {
  /** Of the city. */
  cityCode: Scalars['String']['input'];
  /** Of the district. */
  districtCode: Scalars['String']['input'];
  /** Of the province. */
  provinceCode: Scalars['String']['input'];
};

export type { RevealKind };

/** Who is to be shown, and why. */
export type RevealPersonInput = {
  /** Of the account, parcel, order or application. */
  id: Scalars['EntityId']['input'];
  /** What the id is of. */
  kind: RevealKind;
  /** 5 to 200 characters; kept in the log. */
  reason: Scalars['String']['input'];
};

/** A person in clear. */
export type RevealedPerson = {
  __typename?: 'RevealedPerson';
  /** With its region; empty of an account. */
  address: Scalars['String']['output'];
  /** How many more the operator may see in the running day. */
  left: Scalars['Int']['output'];
  /** Empty where an account gave none. */
  name: Scalars['String']['output'];
  /** In clear. */
  phone: Scalars['String']['output'];
};

/** A role; without an id a new one. */
export type RoleInput = {
  /** Which one is changed. */
  id?: InputMaybe<Scalars['EntityId']['input']>;
  /** 1 to 20 characters. */
  name: Scalars['String']['input'];
  /** One or more. */
  permissions: Array<Scalars['String']['input']>;
};

/** All roles, and what they can be made of. */
export type Roles = {
  __typename?: 'Roles';
  /** The roles, those of the installation first. */
  list: Array<OperatorRole>;
  /** All permissions. */
  permissions: Array<PermissionText>;
};

/** A sign-in that waits for its second factor, for five minutes and five tries. */
export type SignInChallenge = {
  __typename?: 'SignInChallenge';
  /** Names the sign-in in `proveSignIn`. */
  challenge: Scalars['String']['output'];
  /** A password of one's own has to be chosen. */
  needsPassword: Scalars['Boolean']['output'];
  /** What a new authenticator is set up with, as `otpauth://` address; null once there is one. */
  otpauthUrl?: Maybe<Scalars['String']['output']>;
};

/** Name and password of an operator. */
export type SignInInput = {
  /** Name of the operator, such as `kefu`. */
  name: Scalars['String']['input'];
  /** Password, or the one-time password of a new operator. */
  password: Scalars['String']['input'];
};

/** A step of a parcel, or words of its courier. */
export type TimelineEvent = {
  __typename?: 'TimelineEvent';
  /** Who did it. */
  actor: EventActor;
  /** When it happened. */
  at: Scalars['DateTime']['output'];
  /** Its number, unique within the parcel. */
  id: Scalars['EntityId']['output'];
  /** What it was, in Chinese. */
  text: Scalars['String']['output'];
  /** `trace` for the courier's own words, another word for a step of ours. */
  type: Scalars['String']['output'];
};



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;





/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Approval: ResolverTypeWrapper<ApprovalDto>;
  ApprovalFilter: ApprovalFilter;
  ApprovalPage: ResolverTypeWrapper<ApprovalPageDto>;
  ApprovalStatus: ApprovalStatus;
  AuditEntry: ResolverTypeWrapper<AuditEntryDto>;
  AuditEntryFilter: AuditEntryFilter;
  AuditEntryPage: ResolverTypeWrapper<AuditEntryPageDto>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  CancelOrderPayload: ResolverTypeWrapper<CancelOrderPayloadDto>;
  ChangeReceiverInput: ChangeReceiverInput;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DecideApprovalInput: DecideApprovalInput;
  EntityId: ResolverTypeWrapper<Scalars['EntityId']['output']>;
  EventActor: EventActor;
  Fen: ResolverTypeWrapper<Scalars['Fen']['output']>;
  Found: ResolverTypeWrapper<FoundDto>;
  FoundHit: ResolverTypeWrapper<FoundHitDto>;
  FoundKind: FoundKind;
  FoundNumber: ResolverTypeWrapper<FoundNumberDto>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  ListedOrder: ResolverTypeWrapper<ListedOrderDto>;
  ListedOrderPage: ResolverTypeWrapper<ListedOrderPageDto>;
  ListedParcel: ResolverTypeWrapper<ListedParcelDto>;
  ListedParcelPage: ResolverTypeWrapper<ListedParcelPageDto>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Operator: ResolverTypeWrapper<OperatorDto>;
  OperatorInput: OperatorInput;
  OperatorPasswordPayload: ResolverTypeWrapper<OperatorPasswordPayloadDto>;
  OperatorRecord: ResolverTypeWrapper<OperatorRecordDto>;
  OperatorRole: ResolverTypeWrapper<OperatorRoleDto>;
  OperatorUpdateInput: OperatorUpdateInput;
  OrderAuditEntry: ResolverTypeWrapper<OrderAuditEntry>;
  OrderCase: ResolverTypeWrapper<OrderCase>;
  OrderDetail: ResolverTypeWrapper<OrderDetailDto>;
  OrderFilter: OrderFilter;
  OrderItem: ResolverTypeWrapper<OrderItem>;
  OrderJob: ResolverTypeWrapper<OrderJob>;
  OrderLine: ResolverTypeWrapper<OrderLine>;
  OrderNotice: ResolverTypeWrapper<OrderNotice>;
  OrderParcel: ResolverTypeWrapper<OrderParcelDto>;
  OrderParty: ResolverTypeWrapper<OrderParty>;
  OrderRefund: ResolverTypeWrapper<OrderRefundDto>;
  OrderStatus: OrderStatus;
  OutputStatus: OutputStatus;
  ParcelFilter: ParcelFilter;
  ParcelStatus: ParcelStatus;
  ParcelTimeline: ResolverTypeWrapper<ParcelTimelineDto>;
  PermissionText: ResolverTypeWrapper<PermissionText>;
  ProveSignInInput: ProveSignInInput;
  ProveSignInPayload: ResolverTypeWrapper<ProveSignInPayloadDto>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RefundParcelPayload: ResolverTypeWrapper<RefundParcelPayloadDto>;
  RefundStatus: RefundStatus;
  RegionInput: RegionInput;
  RevealKind: RevealKind;
  RevealPersonInput: RevealPersonInput;
  RevealedPerson: ResolverTypeWrapper<RevealedPersonDto>;
  RoleInput: RoleInput;
  Roles: ResolverTypeWrapper<RolesDto>;
  SignInChallenge: ResolverTypeWrapper<SignInChallengeDto>;
  SignInInput: SignInInput;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  TimelineEvent: ResolverTypeWrapper<TimelineEventDto>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Approval: ApprovalDto;
  ApprovalFilter: ApprovalFilter;
  ApprovalPage: ApprovalPageDto;
  AuditEntry: AuditEntryDto;
  AuditEntryFilter: AuditEntryFilter;
  AuditEntryPage: AuditEntryPageDto;
  Boolean: Scalars['Boolean']['output'];
  CancelOrderPayload: CancelOrderPayloadDto;
  ChangeReceiverInput: ChangeReceiverInput;
  Date: Scalars['Date']['output'];
  DateTime: Scalars['DateTime']['output'];
  DecideApprovalInput: DecideApprovalInput;
  EntityId: Scalars['EntityId']['output'];
  Fen: Scalars['Fen']['output'];
  Found: FoundDto;
  FoundHit: FoundHitDto;
  FoundNumber: FoundNumberDto;
  Int: Scalars['Int']['output'];
  ListedOrder: ListedOrderDto;
  ListedOrderPage: ListedOrderPageDto;
  ListedParcel: ListedParcelDto;
  ListedParcelPage: ListedParcelPageDto;
  Mutation: Record<PropertyKey, never>;
  Operator: OperatorDto;
  OperatorInput: OperatorInput;
  OperatorPasswordPayload: OperatorPasswordPayloadDto;
  OperatorRecord: OperatorRecordDto;
  OperatorRole: OperatorRoleDto;
  OperatorUpdateInput: OperatorUpdateInput;
  OrderAuditEntry: OrderAuditEntry;
  OrderCase: OrderCase;
  OrderDetail: OrderDetailDto;
  OrderFilter: OrderFilter;
  OrderItem: OrderItem;
  OrderJob: OrderJob;
  OrderLine: OrderLine;
  OrderNotice: OrderNotice;
  OrderParcel: OrderParcelDto;
  OrderParty: OrderParty;
  OrderRefund: OrderRefundDto;
  ParcelFilter: ParcelFilter;
  ParcelTimeline: ParcelTimelineDto;
  PermissionText: PermissionText;
  ProveSignInInput: ProveSignInInput;
  ProveSignInPayload: ProveSignInPayloadDto;
  Query: Record<PropertyKey, never>;
  RefundParcelPayload: RefundParcelPayloadDto;
  RegionInput: RegionInput;
  RevealPersonInput: RevealPersonInput;
  RevealedPerson: RevealedPersonDto;
  RoleInput: RoleInput;
  Roles: RolesDto;
  SignInChallenge: SignInChallengeDto;
  SignInInput: SignInInput;
  String: Scalars['String']['output'];
  TimelineEvent: TimelineEventDto;
};

export type ApprovalResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['Approval'] = ResolversParentTypes['Approval']> = {
  action?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  askedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  askedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  decidedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  decidedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  decision?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  mayDecide?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mayRevoke?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ApprovalStatus'], ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  target?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ApprovalPageResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['ApprovalPage'] = ResolversParentTypes['ApprovalPage']> = {
  list?: Resolver<Array<ResolversTypes['Approval']>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ApprovalStatusResolvers = EnumResolverSignature<{ APPROVED?: any, REFUSED?: any, REVOKED?: any, WAITING?: any }, ResolversTypes['ApprovalStatus']>;

export type AuditEntryResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['AuditEntry'] = ResolversParentTypes['AuditEntry']> = {
  action?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  after?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  detail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  operator?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  operatorId?: Resolver<Maybe<ResolversTypes['EntityId']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  target?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AuditEntryPageResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['AuditEntryPage'] = ResolversParentTypes['AuditEntryPage']> = {
  list?: Resolver<Array<ResolversTypes['AuditEntry']>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CancelOrderPayloadResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['CancelOrderPayload'] = ResolversParentTypes['CancelOrderPayload']> = {
  orderId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  refundFee?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OrderStatus'], ParentType, ContextType>;
};

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export interface EntityIdScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['EntityId'], any> {
  name: 'EntityId';
}

export type EventActorResolvers = EnumResolverSignature<{ PLATFORM?: any, SELLER?: any, SYSTEM?: any, USER?: any }, ResolversTypes['EventActor']>;

export interface FenScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Fen'], any> {
  name: 'Fen';
}

export type FoundResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['Found'] = ResolversParentTypes['Found']> = {
  left?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  list?: Resolver<Array<ResolversTypes['FoundNumber']>, ParentType, ContextType>;
};

export type FoundHitResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['FoundHit'] = ResolversParentTypes['FoundHit']> = {
  accountId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  amount?: Resolver<Maybe<ResolversTypes['Fen']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['FoundKind'], ParentType, ContextType>;
  no?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderId?: Resolver<Maybe<ResolversTypes['EntityId']>, ParentType, ContextType>;
  stateText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FoundKindResolvers = EnumResolverSignature<{ ACCOUNT?: any, CASE?: any, CASH_OUT?: any, ORDER?: any, PARCEL?: any, PAYMENT?: any, REFUND?: any, SHOP_ORDER?: any, WAYBILL?: any }, ResolversTypes['FoundKind']>;

export type FoundNumberResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['FoundNumber'] = ResolversParentTypes['FoundNumber']> = {
  hits?: Resolver<Array<ResolversTypes['FoundHit']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ListedOrderResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['ListedOrder'] = ResolversParentTypes['ListedOrder']> = {
  accountId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  buyerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  courierName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  goodName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  orderNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  packageCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  paidAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  refundFee?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  sellerId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  sellerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OrderStatus'], ParentType, ContextType>;
  statusText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  totalFee?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
};

export type ListedOrderPageResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['ListedOrderPage'] = ResolversParentTypes['ListedOrderPage']> = {
  list?: Resolver<Array<ResolversTypes['ListedOrder']>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ListedParcelResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['ListedParcel'] = ResolversParentTypes['ListedParcel']> = {
  accountId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  buyerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  courierName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  goodName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  orderId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  orderNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  outputResult?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  outputStatus?: Resolver<ResolversTypes['OutputStatus'], ParentType, ContextType>;
  packageFee?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  packageNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  place?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  refundFee?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  sellerId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  sellerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ParcelStatus'], ParentType, ContextType>;
  statusText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  waybillNo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ListedParcelPageResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['ListedParcelPage'] = ResolversParentTypes['ListedParcelPage']> = {
  list?: Resolver<Array<ResolversTypes['ListedParcel']>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  cancelOrder?: Resolver<ResolversTypes['CancelOrderPayload'], ParentType, ContextType, RequireFields<MutationCancelOrderArgs, 'id' | 'reason'>>;
  changeReceiver?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType, RequireFields<MutationChangeReceiverArgs, 'input'>>;
  createOperator?: Resolver<ResolversTypes['OperatorPasswordPayload'], ParentType, ContextType, RequireFields<MutationCreateOperatorArgs, 'input'>>;
  decideApproval?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDecideApprovalArgs, 'id' | 'input'>>;
  proveAgain?: Resolver<ResolversTypes['Operator'], ParentType, ContextType, RequireFields<MutationProveAgainArgs, 'code'>>;
  proveSignIn?: Resolver<ResolversTypes['ProveSignInPayload'], ParentType, ContextType, RequireFields<MutationProveSignInArgs, 'input'>>;
  refundParcel?: Resolver<ResolversTypes['RefundParcelPayload'], ParentType, ContextType, RequireFields<MutationRefundParcelArgs, 'packageId' | 'reason'>>;
  reissueWaybill?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType, RequireFields<MutationReissueWaybillArgs, 'packageId' | 'reason'>>;
  removeRole?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType, RequireFields<MutationRemoveRoleArgs, 'id'>>;
  resetOperator?: Resolver<ResolversTypes['OperatorPasswordPayload'], ParentType, ContextType, RequireFields<MutationResetOperatorArgs, 'id'>>;
  revealPerson?: Resolver<ResolversTypes['RevealedPerson'], ParentType, ContextType, RequireFields<MutationRevealPersonArgs, 'input'>>;
  revokeApproval?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRevokeApprovalArgs, 'id'>>;
  saveRole?: Resolver<ResolversTypes['OperatorRole'], ParentType, ContextType, RequireFields<MutationSaveRoleArgs, 'input'>>;
  signIn?: Resolver<ResolversTypes['SignInChallenge'], ParentType, ContextType, RequireFields<MutationSignInArgs, 'input'>>;
  signOut?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  signOutOperator?: Resolver<ResolversTypes['OperatorRecord'], ParentType, ContextType, RequireFields<MutationSignOutOperatorArgs, 'id'>>;
  updateOperator?: Resolver<ResolversTypes['OperatorRecord'], ParentType, ContextType, RequireFields<MutationUpdateOperatorArgs, 'id' | 'input'>>;
};

export type OperatorResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['Operator'] = ResolversParentTypes['Operator']> = {
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  idleMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  permissions?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  provenUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  recoveryCodesLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  roles?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OperatorPasswordPayloadResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['OperatorPasswordPayload'] = ResolversParentTypes['OperatorPasswordPayload']> = {
  operator?: Resolver<ResolversTypes['OperatorRecord'], ParentType, ContextType>;
  password?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OperatorRecordResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['OperatorRecord'] = ResolversParentTypes['OperatorRecord']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hasAuthenticator?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  isEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastLoginAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  recoveryCodesLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  roleIds?: Resolver<Array<ResolversTypes['EntityId']>, ParentType, ContextType>;
  roles?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  sessions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OperatorRoleResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['OperatorRole'] = ResolversParentTypes['OperatorRole']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  operators?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  permissions?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OrderAuditEntryResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['OrderAuditEntry'] = ResolversParentTypes['OrderAuditEntry']> = {
  action?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  operator?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  target?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderCaseResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['OrderCase'] = ResolversParentTypes['OrderCase']> = {
  amount?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  askText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  caseNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  givenAmount?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  kindText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  packageNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  statusText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderDetailResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['OrderDetail'] = ResolversParentTypes['OrderDetail']> = {
  agentId?: Resolver<Maybe<ResolversTypes['EntityId']>, ParentType, ContextType>;
  audit?: Resolver<Array<ResolversTypes['OrderAuditEntry']>, ParentType, ContextType>;
  buyer?: Resolver<ResolversTypes['OrderParty'], ParentType, ContextType>;
  cancelledAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  cases?: Resolver<Array<ResolversTypes['OrderCase']>, ParentType, ContextType>;
  completedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  courierFee?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  courierName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  discountFee?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  goodName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  goodsFee?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  jobs?: Resolver<Array<ResolversTypes['OrderJob']>, ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['OrderLine']>, ParentType, ContextType>;
  mayCancel?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  notices?: Resolver<Array<ResolversTypes['OrderNotice']>, ParentType, ContextType>;
  orderNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  packageCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  paidAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  parcels?: Resolver<Array<ResolversTypes['OrderParcel']>, ParentType, ContextType>;
  payExpireAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  pieceCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  receivedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  refundCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refundFee?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  refunds?: Resolver<Array<ResolversTypes['OrderRefund']>, ParentType, ContextType>;
  remark?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  remoteFee?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  seller?: Resolver<ResolversTypes['OrderParty'], ParentType, ContextType>;
  senderName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  senderPhone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shippedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  shopName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  skuName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OrderStatus'], ParentType, ContextType>;
  statusText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  totalFee?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  warehouseName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderItemResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['OrderItem'] = ResolversParentTypes['OrderItem']> = {
  goodId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  goodName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  goodsFee?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  merchantCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  num?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  skuId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  skuName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderJobResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['OrderJob'] = ResolversParentTypes['OrderJob']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startAfter?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tries?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OrderLineResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['OrderLine'] = ResolversParentTypes['OrderLine']> = {
  account?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  holder?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  ownerId?: Resolver<Maybe<ResolversTypes['EntityId']>, ParentType, ContextType>;
  packageNo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderNoticeResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['OrderNotice'] = ResolversParentTypes['OrderNotice']> = {
  accountId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  detail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  readAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderParcelResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['OrderParcel'] = ResolversParentTypes['OrderParcel']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  agentShare?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  allowedActions?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  autoSendResult?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cityCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  commission?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  courierFee?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  courierName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  districtCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  encrypted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  goodsFee?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  isErased?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['OrderItem']>, ParentType, ContextType>;
  openCaseId?: Resolver<Maybe<ResolversTypes['EntityId']>, ParentType, ContextType>;
  outputInfo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  outputResult?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  outputStatus?: Resolver<ResolversTypes['OutputStatus'], ParentType, ContextType>;
  ownWaybill?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  packageFee?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  packageNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  promisedShipAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  provinceCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  receiverName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  receiverPhone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  refundFee?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  remoteFee?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  resubmits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  settledAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  shippedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  shopName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  signedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ParcelStatus'], ParentType, ContextType>;
  statusText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  supplierShare?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  thirdOrderNos?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  traceText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tracedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  waybillNo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  weight?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OrderPartyResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['OrderParty'] = ResolversParentTypes['OrderParty']> = {
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OrderRefundResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['OrderRefund'] = ResolversParentTypes['OrderRefund']> = {
  amount?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  appliedBy?: Resolver<ResolversTypes['EventActor'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  packageNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  refundNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  statusText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderStatusResolvers = EnumResolverSignature<{ CANCELLED?: any, CLOSED?: any, COMPLETED?: any, PENDING_PAYMENT?: any, PENDING_RECEIPT?: any, PENDING_REVIEW?: any, PENDING_SHIPMENT?: any }, ResolversTypes['OrderStatus']>;

export type OutputStatusResolvers = EnumResolverSignature<{ FAILED?: any, ISSUING?: any, NONE?: any, QUEUED?: any, SUCCESS?: any, VOIDED?: any, VOIDING?: any }, ResolversTypes['OutputStatus']>;

export type ParcelStatusResolvers = EnumResolverSignature<{ ABNORMAL?: any, CANCELLED?: any, IN_TRANSIT?: any, PENDING_PAYMENT?: any, PENDING_SHIPMENT?: any, REFUNDED?: any, SHIPPED?: any, SIGNED?: any }, ResolversTypes['ParcelStatus']>;

export type ParcelTimelineResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['ParcelTimeline'] = ResolversParentTypes['ParcelTimeline']> = {
  courierName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  list?: Resolver<Array<ResolversTypes['TimelineEvent']>, ParentType, ContextType>;
  packageId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  waybillNo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PermissionTextResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['PermissionText'] = ResolversParentTypes['PermissionText']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProveSignInPayloadResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['ProveSignInPayload'] = ResolversParentTypes['ProveSignInPayload']> = {
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  operator?: Resolver<ResolversTypes['Operator'], ParentType, ContextType>;
  recoveryCodes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  approvals?: Resolver<ResolversTypes['ApprovalPage'], ParentType, ContextType, RequireFields<QueryApprovalsArgs, 'page' | 'pageSize'>>;
  auditEntries?: Resolver<ResolversTypes['AuditEntryPage'], ParentType, ContextType, RequireFields<QueryAuditEntriesArgs, 'page' | 'pageSize'>>;
  found?: Resolver<ResolversTypes['Found'], ParentType, ContextType, RequireFields<QueryFoundArgs, 'text'>>;
  me?: Resolver<ResolversTypes['Operator'], ParentType, ContextType>;
  operators?: Resolver<Array<ResolversTypes['OperatorRecord']>, ParentType, ContextType>;
  order?: Resolver<ResolversTypes['OrderDetail'], ParentType, ContextType, RequireFields<QueryOrderArgs, 'id'>>;
  orders?: Resolver<ResolversTypes['ListedOrderPage'], ParentType, ContextType, RequireFields<QueryOrdersArgs, 'page' | 'pageSize'>>;
  parcelTimeline?: Resolver<ResolversTypes['ParcelTimeline'], ParentType, ContextType, RequireFields<QueryParcelTimelineArgs, 'packageId'>>;
  parcels?: Resolver<ResolversTypes['ListedParcelPage'], ParentType, ContextType, RequireFields<QueryParcelsArgs, 'page' | 'pageSize'>>;
  roles?: Resolver<ResolversTypes['Roles'], ParentType, ContextType>;
};

export type RefundParcelPayloadResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['RefundParcelPayload'] = ResolversParentTypes['RefundParcelPayload']> = {
  amount?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  packageId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  refundStatus?: Resolver<ResolversTypes['RefundStatus'], ParentType, ContextType>;
};

export type RefundStatusResolvers = EnumResolverSignature<{ APPLIED?: any, NONE?: any, REJECTED?: any, REVOKED?: any, SUCCESS?: any, VOIDING?: any, WAIT_SELLER?: any }, ResolversTypes['RefundStatus']>;

export type RevealKindResolvers = EnumResolverSignature<{ ACCOUNT?: any, APPLICATION?: any, RECEIVER?: any, SENDER?: any }, ResolversTypes['RevealKind']>;

export type RevealedPersonResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['RevealedPerson'] = ResolversParentTypes['RevealedPerson']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  left?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RolesResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['Roles'] = ResolversParentTypes['Roles']> = {
  list?: Resolver<Array<ResolversTypes['OperatorRole']>, ParentType, ContextType>;
  permissions?: Resolver<Array<ResolversTypes['PermissionText']>, ParentType, ContextType>;
};

export type SignInChallengeResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['SignInChallenge'] = ResolversParentTypes['SignInChallenge']> = {
  challenge?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  needsPassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  otpauthUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TimelineEventResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['TimelineEvent'] = ResolversParentTypes['TimelineEvent']> = {
  actor?: Resolver<ResolversTypes['EventActor'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type Resolvers<ContextType = ConsoleContext> = {
  Approval?: ApprovalResolvers<ContextType>;
  ApprovalPage?: ApprovalPageResolvers<ContextType>;
  ApprovalStatus?: ApprovalStatusResolvers;
  AuditEntry?: AuditEntryResolvers<ContextType>;
  AuditEntryPage?: AuditEntryPageResolvers<ContextType>;
  CancelOrderPayload?: CancelOrderPayloadResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  EntityId?: GraphQLScalarType;
  EventActor?: EventActorResolvers;
  Fen?: GraphQLScalarType;
  Found?: FoundResolvers<ContextType>;
  FoundHit?: FoundHitResolvers<ContextType>;
  FoundKind?: FoundKindResolvers;
  FoundNumber?: FoundNumberResolvers<ContextType>;
  ListedOrder?: ListedOrderResolvers<ContextType>;
  ListedOrderPage?: ListedOrderPageResolvers<ContextType>;
  ListedParcel?: ListedParcelResolvers<ContextType>;
  ListedParcelPage?: ListedParcelPageResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Operator?: OperatorResolvers<ContextType>;
  OperatorPasswordPayload?: OperatorPasswordPayloadResolvers<ContextType>;
  OperatorRecord?: OperatorRecordResolvers<ContextType>;
  OperatorRole?: OperatorRoleResolvers<ContextType>;
  OrderAuditEntry?: OrderAuditEntryResolvers<ContextType>;
  OrderCase?: OrderCaseResolvers<ContextType>;
  OrderDetail?: OrderDetailResolvers<ContextType>;
  OrderItem?: OrderItemResolvers<ContextType>;
  OrderJob?: OrderJobResolvers<ContextType>;
  OrderLine?: OrderLineResolvers<ContextType>;
  OrderNotice?: OrderNoticeResolvers<ContextType>;
  OrderParcel?: OrderParcelResolvers<ContextType>;
  OrderParty?: OrderPartyResolvers<ContextType>;
  OrderRefund?: OrderRefundResolvers<ContextType>;
  OrderStatus?: OrderStatusResolvers;
  OutputStatus?: OutputStatusResolvers;
  ParcelStatus?: ParcelStatusResolvers;
  ParcelTimeline?: ParcelTimelineResolvers<ContextType>;
  PermissionText?: PermissionTextResolvers<ContextType>;
  ProveSignInPayload?: ProveSignInPayloadResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  RefundParcelPayload?: RefundParcelPayloadResolvers<ContextType>;
  RefundStatus?: RefundStatusResolvers;
  RevealKind?: RevealKindResolvers;
  RevealedPerson?: RevealedPersonResolvers<ContextType>;
  Roles?: RolesResolvers<ContextType>;
  SignInChallenge?: SignInChallengeResolvers<ContextType>;
  TimelineEvent?: TimelineEventResolvers<ContextType>;
};

