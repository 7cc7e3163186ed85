import type { AccountKind } from '../domains/accounts/accounts.mapping.ts';
import type { RealStatus } from '../domains/accounts/accounts.mapping.ts';
import type { ServiceStatus } from '../domains/couriers/couriers.mapping.ts';
import type { GoodsStatus } from '../domains/goods/goods.mapping.ts';
import type { LegalKind } from '../domains/legal/legal.mapping.ts';
import type { RefundStatus } from '../domains/parcels/parcels.mapping.ts';
import type { OrderStatus } from '../domains/shipments/shipments.mapping.ts';
import type { AccountStatus } from './domains/accounts/accounts.mapping.ts';
import type { ApprovalStatus } from './domains/approvals/approvals.mapping.ts';
import type { JoinApplicationStatus } from './domains/joins/joins.mapping.ts';
import type { LicenceKind } from './domains/licences/licences.mapping.ts';
import type { LicenceStatus } from './domains/licences/licences.mapping.ts';
import type { SupplierWarning } from './domains/suppliers/suppliers.mapping.ts';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { AccountPageDto, AccountDto, AccountDetailsDto, AccountOrderDto, AccountRefundDto, AccountInviteeDto, AccountConsentDto, AccountNoteDto, FreezePreviewDto } from './domains/accounts/accounts.dto.ts';
import type { ApprovalPageDto, ApprovalDto } from './domains/approvals/approvals.dto.ts';
import type { AuditEntryPageDto, AuditEntryDto } from './domains/audit/audit.dto.ts';
import type { JoinApplicationPageDto, JoinApplicationDto } from './domains/joins/joins.dto.ts';
import type { LicencePageDto, LicenceDto } from './domains/licences/licences.dto.ts';
import type { SignInChallengeDto, OperatorDto, ProveSignInPayloadDto, OperatorRecordDto, OperatorPasswordPayloadDto, OperatorRoleDto, RolesDto } from './domains/operators/operators.dto.ts';
import type { SupplierPageDto, SupplierDto, SupplierDetailsDto, GoodsCountDto, SupplierWarehouseDto } from './domains/suppliers/suppliers.dto.ts';
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

/** An account of a buyer or a supplier. */
export type Account = {
  __typename?: 'Account';
  /** Of a supplier. */
  companyName: Scalars['String']['output'];
  /** When it registered. */
  createdAt: Scalars['DateTime']['output'];
  /** Its id. */
  id: Scalars['EntityId']['output'];
  /** Whether its person closes it. */
  isClosing: Scalars['Boolean']['output'];
  /** Whose it is. */
  kind: AccountKind;
  /** Null before the first sign-in. */
  lastLoginAt?: Maybe<Scalars['DateTime']['output']>;
  /** 1 to 12; 1 of a supplier. */
  level: Scalars['Int']['output'];
  /** Empty of a supplier. */
  levelName: Scalars['String']['output'];
  /** As others see it. */
  nickName: Scalars['String']['output'];
  /** Masked; empty of a closed account. */
  phone: Scalars['String']['output'];
  /** Masked; null before the real-name check. */
  realName?: Maybe<Scalars['String']['output']>;
  /** Whether it may sign in. */
  status: AccountStatus;
};

/** What the person of an account agreed to, or declined. */
export type AccountConsent = {
  __typename?: 'AccountConsent';
  /** Or declined. */
  agreed: Scalars['Boolean']['output'];
  /** When. */
  answeredAt: Scalars['DateTime']['output'];
  /** Which text. */
  kind: LegalKind;
  /** Of the text. */
  version: Scalars['String']['output'];
};

/** How much there is of what. */
export type AccountCounts = {
  __typename?: 'AccountCounts';
  /** Goods of a supplier. */
  goods: Scalars['Int']['output'];
  /** Whom it invited. */
  invitees: Scalars['Int']['output'];
  /** After-sales cases that are not over. */
  openCases: Scalars['Int']['output'];
  /** Paid, and not completed. */
  openOrders: Scalars['Int']['output'];
  /** Bought, or sold. */
  orders: Scalars['Int']['output'];
  /** Asked for, or to answer. */
  refunds: Scalars['Int']['output'];
  /** Shops of a buyer. */
  shops: Scalars['Int']['output'];
  /** That wait for payment. */
  unpaidOrders: Scalars['Int']['output'];
  /** That are not over. */
  waitingRefunds: Scalars['Int']['output'];
  /** Warehouses of a supplier. */
  warehouses: Scalars['Int']['output'];
};

/** An account with everything of it. */
export type AccountDetails = {
  __typename?: 'AccountDetails';
  /** What a supplier pays of its goods, in ten-thousandths. */
  commissionRate: Scalars['Int']['output'];
  /** Of a supplier. */
  companyName: Scalars['String']['output'];
  /** What its person agreed to, the newest first. */
  consents: Array<AccountConsent>;
  /** Masked name of whom to talk to. */
  contact: Scalars['String']['output'];
  /** How much there is of what. */
  counts: AccountCounts;
  /** When it registered. */
  createdAt: Scalars['DateTime']['output'];
  /** Since when it is frozen; null while it is not. */
  frozenAt?: Maybe<Scalars['DateTime']['output']>;
  /** Its id. */
  id: Scalars['EntityId']['output'];
  /** Whether its person closes it. */
  isClosing: Scalars['Boolean']['output'];
  /** Whose it is. */
  kind: AccountKind;
  /** The newest five of those it invited. */
  lastInvitees: Array<AccountInvitee>;
  /** Null before the first sign-in. */
  lastLoginAt?: Maybe<Scalars['DateTime']['output']>;
  /** The newest five: what a buyer ordered, or a supplier sold. */
  lastOrders: Array<AccountOrder>;
  /** The newest five. */
  lastRefunds: Array<AccountRefund>;
  /** Of a buyer: its progress to levels; null of a supplier. */
  league?: Maybe<AccountLeague>;
  /** 1 to 12; 1 of a supplier. */
  level: Scalars['Int']['output'];
  /** Empty of a supplier. */
  levelName: Scalars['String']['output'];
  /** What was counted against it in windows that are not over. */
  limits: Array<AccountLimit>;
  /** As others see it. */
  nickName: Scalars['String']['output'];
  /** What operators tell each other of it: the newest fifty. */
  notes: Array<AccountNote>;
  /** Masked; empty of a closed account. */
  phone: Scalars['String']['output'];
  /** Masked; null before the real-name check. */
  realName?: Maybe<Scalars['String']['output']>;
  /** How far its real-name check is. */
  realStatus: RealStatus;
  /** The newest ten; the oldest are a fortnight old. */
  sessions: Array<AccountSession>;
  /** Days from receipt until a supplier is paid. */
  settleDays: Scalars['Int']['output'];
  /** Whether it may sign in. */
  status: AccountStatus;
  /** Who invited it; null where nobody did. */
  superId?: Maybe<Scalars['EntityId']['output']>;
  /** Their nickname; empty without one. */
  superName: Scalars['String']['output'];
  /** Its balance and the parts of it. */
  wallet: AccountWallet;
};

/** Narrows the accounts. */
export type AccountFilter = {
  /** Registered from this moment on. */
  from?: InputMaybe<Scalars['DateTime']['input']>;
  /** Buyers, or suppliers. */
  kind?: InputMaybe<AccountKind>;
  /** Buyers of this level. */
  level?: InputMaybe<Scalars['Int']['input']>;
  /** A part of the nickname or the company: two characters or more. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** The whole number. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** In this state. */
  status?: InputMaybe<AccountStatus>;
  /** And before this one. */
  to?: InputMaybe<Scalars['DateTime']['input']>;
};

/** Somebody whom an account invited. */
export type AccountInvitee = {
  __typename?: 'AccountInvitee';
  /** When it registered. */
  createdAt: Scalars['DateTime']['output'];
  /** Its id. */
  id: Scalars['EntityId']['output'];
  /** 1 to 12. */
  level: Scalars['Int']['output'];
  /** As others see it. */
  nickName: Scalars['String']['output'];
  /** Whether it may sign in. */
  status: AccountStatus;
};

export type { AccountKind };

/** The progress of a buyer to levels. */
export type AccountLeague = {
  __typename?: 'AccountLeague';
  /** The level whose conditions are met: it cannot be lower. */
  earned: Scalars['Int']['output'];
  /** Invitees who ordered. */
  invites: Scalars['Int']['output'];
  /** What each level gives. */
  levels: Array<LevelGain>;
  /** Parcels that were shipped within 90 days. */
  packages: Scalars['Int']['output'];
  /** The largest recharge. */
  recharge: Scalars['Fen']['output'];
};

/** A limit that was counted against. */
export type AccountLimit = {
  __typename?: 'AccountLimit';
  /** When the window ends. */
  endsAt: Scalars['DateTime']['output'];
  /** Counted in the window. */
  hits: Scalars['Int']['output'];
  /** Whether nothing more is allowed. */
  isUsedUp: Scalars['Boolean']['output'];
  /** Allowed in it. */
  most: Scalars['Int']['output'];
  /** Such as `messagesToPhoneDaily`. */
  name: Scalars['String']['output'];
};

/** What an operator tells the others of an account. */
export type AccountNote = {
  __typename?: 'AccountNote';
  /** When. */
  createdAt: Scalars['DateTime']['output'];
  /** Its id. */
  id: Scalars['EntityId']['output'];
  /** Whose it is, as colleagues know them. */
  operator: Scalars['String']['output'];
  /** As written. */
  text: Scalars['String']['output'];
};

/** A note of an account. */
export type AccountNoteInput = {
  /** Of the account. */
  id: Scalars['EntityId']['input'];
  /** Up to 500 characters, without data of the person. */
  text: Scalars['String']['input'];
};

/** An order of an account. */
export type AccountOrder = {
  __typename?: 'AccountOrder';
  /** When it was placed. */
  createdAt: Scalars['DateTime']['output'];
  /** Its first goods. */
  goodName: Scalars['String']['output'];
  /** Its id. */
  id: Scalars['EntityId']['output'];
  /** As people read it. */
  orderNo: Scalars['String']['output'];
  /** Its parcels. */
  packageCount: Scalars['Int']['output'];
  /** Where it stands. */
  status: OrderStatus;
  /** What it cost. */
  totalFee: Scalars['Fen']['output'];
};

/** A page of accounts. */
export type AccountPage = {
  __typename?: 'AccountPage';
  /** The rows of the page. */
  list: Array<Account>;
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

/** An account, and why something is done to it. */
export type AccountReasonInput = {
  /** Which one. */
  id: Scalars['EntityId']['input'];
  /** 5 to 200 characters. */
  reason: Scalars['String']['input'];
};

/** A refund of an account. */
export type AccountRefund = {
  __typename?: 'AccountRefund';
  /** What goes back. */
  amount: Scalars['Fen']['output'];
  /** When it was asked for. */
  createdAt: Scalars['DateTime']['output'];
  /** Its id. */
  id: Scalars['EntityId']['output'];
  /** Of the order. */
  orderId: Scalars['EntityId']['output'];
  /** As people read it. */
  refundNo: Scalars['String']['output'];
  /** Where it stands. */
  status: RefundStatus;
};

/** A sign-in of an account. */
export type AccountSession = {
  __typename?: 'AccountSession';
  /** Since when. */
  createdAt: Scalars['DateTime']['output'];
  /** Browser and system; empty where they are not known. */
  device: Scalars['String']['output'];
  /** Its id. */
  id: Scalars['EntityId']['output'];
  /** Whether it is still open. */
  isLive: Scalars['Boolean']['output'];
  /** Masked network address; empty where it is not known. */
  network: Scalars['String']['output'];
  /** Why it ended, such as `logout` or `operator`; null of one that ran out. */
  revokeReason?: Maybe<Scalars['String']['output']>;
  /** When it was last used. */
  seenAt: Scalars['DateTime']['output'];
};

export type { AccountStatus };

/** A balance and the parts of it. */
export type AccountWallet = {
  __typename?: 'AccountWallet';
  /** In the wallet, what is held included. */
  available: Scalars['Fen']['output'];
  /** In the deposit of a supplier. */
  deposit: Scalars['Fen']['output'];
  /** What is missing in it. */
  depositLack: Scalars['Fen']['output'];
  /** What that is topped up to. */
  depositMin: Scalars['Fen']['output'];
  /** What invitees brought. */
  earned: Scalars['Fen']['output'];
  /** In cash-outs under way. */
  frozen: Scalars['Fen']['output'];
  /** Of that, what may have to come back. */
  held: Scalars['Fen']['output'];
  /** Of parcels of a supplier that are not settled yet. */
  inTransit: Scalars['Fen']['output'];
  /** How far it is below nothing. */
  overdraft: Scalars['Fen']['output'];
  /** All that was recharged. */
  recharged: Scalars['Fen']['output'];
  /** All that was paid, less refunds. */
  spent: Scalars['Fen']['output'];
  /** What may be cashed out. */
  withdrawable: Scalars['Fen']['output'];
};

/** A licence that a supplier has sent. */
export type AddLicenceInput = {
  /** Its last day; null where it has none. */
  endsOn?: InputMaybe<Scalars['Date']['input']>;
  /** Of its picture, as `POST /api/v1/console/files/licence?sellerId=` answers it. */
  fileId: Scalars['EntityId']['input'];
  /** What it is for. */
  kind: LicenceKind;
  /** As printed on it: 2 to 60 characters. */
  number: Scalars['String']['input'];
  /** Whose it is. */
  sellerId: Scalars['EntityId']['input'];
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

/** Another level of a buyer. */
export type ChangeLevelInput = {
  /** Of the account. */
  id: Scalars['EntityId']['input'];
  /** 1 to 12. */
  level: Scalars['Int']['input'];
  /** 5 to 200 characters. */
  reason: Scalars['String']['input'];
};

/** A decision about an approval. */
export type DecideApprovalInput = {
  /** Approve and do it, or refuse it. */
  approve: Scalars['Boolean']['input'];
  /** Why; needed to refuse. */
  decision?: InputMaybe<Scalars['String']['input']>;
};

/** A decision about an application. */
export type DecideJoinApplicationInput = {
  /** Which one. */
  id: Scalars['EntityId']['input'];
  /** Up to 200 characters. */
  note: Scalars['String']['input'];
  /** Not `NEW`; one that is over can only be followed again. */
  status: JoinApplicationStatus;
};

/** A decision about a licence. */
export type DecideLicenceInput = {
  /** Or refuse it. */
  accept: Scalars['Boolean']['input'];
  /** Which one. */
  id: Scalars['EntityId']['input'];
  /** Why it is refused: 5 to 200 characters. */
  reason?: InputMaybe<Scalars['String']['input']>;
};

/** A movement of a deposit. */
export type DepositMove = {
  __typename?: 'DepositMove';
  /** Negative where it left the deposit. */
  amount: Scalars['Fen']['output'];
  /** When. */
  createdAt: Scalars['DateTime']['output'];
  /** Its id. */
  id: Scalars['EntityId']['output'];
  /** As the ledger calls it. */
  title: Scalars['String']['output'];
};

/** What a freeze does now, or a thaw undoes. */
export type FreezePreview = {
  __typename?: 'FreezePreview';
  /** What they amount to. */
  cashOutFee: Scalars['Fen']['output'];
  /** Cash-outs under way, which stay in the queue. */
  cashOuts: Scalars['Int']['output'];
  /** Issued or on their way, which go on. */
  goingParcels: Scalars['Int']['output'];
  /** That are taken off sale. */
  goodsOnSale: Scalars['Int']['output'];
  /** That a thaw puts back on sale. */
  goodsToReturn: Scalars['Int']['output'];
  /** What goes back to buyers then. */
  heldFee: Scalars['Fen']['output'];
  /** Paid and not issued: of a supplier refunded 48 hours after the freeze. */
  heldParcels: Scalars['Int']['output'];
  /** Of a frozen supplier: when what is held is refunded. */
  refundAt?: Maybe<Scalars['DateTime']['output']>;
  /** Live ones, which end. */
  sessions: Scalars['Int']['output'];
  /** Shops of a buyer, which order nothing by themselves any more. */
  shops: Scalars['Int']['output'];
  /** What they cost. */
  unpaidFee: Scalars['Fen']['output'];
  /** Of a supplier cancelled, of a buyer left to expire. */
  unpaidOrders: Scalars['Int']['output'];
  /** Of a supplier whose settlement stops. */
  unsettledFee: Scalars['Fen']['output'];
};

/** Goods of a state. */
export type GoodsCount = {
  __typename?: 'GoodsCount';
  /** How many. */
  count: Scalars['Int']['output'];
  /** The state. */
  status: GoodsStatus;
};

export type { GoodsStatus };

/** A parcel whose share may have to come back. */
export type HeldParcel = {
  __typename?: 'HeldParcel';
  /** What of its share is held. */
  amount: Scalars['Fen']['output'];
  /** Of its order. */
  orderId: Scalars['EntityId']['output'];
  /** As people read it. */
  packageNo: Scalars['String']['output'];
  /** Of the parcel. */
  parcelId: Scalars['EntityId']['output'];
  /** When it is looked at next. */
  until: Scalars['DateTime']['output'];
};

/** Somebody who would like to open a branch site. */
export type JoinApplication = {
  __typename?: 'JoinApplication';
  /** Where. */
  city: Scalars['String']['output'];
  /** When they applied. */
  createdAt: Scalars['DateTime']['output'];
  /** Null before anybody did. */
  handledAt?: Maybe<Scalars['DateTime']['output']>;
  /** Name of the operator; empty before anybody did. */
  handledBy: Scalars['String']['output'];
  /** Its id. */
  id: Scalars['EntityId']['output'];
  /** Masked. */
  name: Scalars['String']['output'];
  /** What whoever handled it last said. */
  note: Scalars['String']['output'];
  /** Masked. */
  phone: Scalars['String']['output'];
  /** In their words. */
  remark: Scalars['String']['output'];
  /** Where it stands. */
  status: JoinApplicationStatus;
};

/** Narrows the applications. */
export type JoinApplicationFilter = {
  /** In this state. */
  status?: InputMaybe<JoinApplicationStatus>;
};

/** A page of applications. */
export type JoinApplicationPage = {
  __typename?: 'JoinApplicationPage';
  /** The rows of the page. */
  list: Array<JoinApplication>;
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

export type { JoinApplicationStatus };

export type { LegalKind };

/** What a level gives. */
export type LevelGain = {
  __typename?: 'LevelGain';
  /** Off each parcel. */
  discount: Scalars['Fen']['output'];
  /** 1 to 12. */
  level: Scalars['Int']['output'];
  /** What an agent may add to a piece. */
  maxProfit: Scalars['Fen']['output'];
  /** As people see it. */
  name: Scalars['String']['output'];
};

/** What a supplier may trade in, by a document. Its picture: `GET /api/v1/console/files/licence?id=`. */
export type Licence = {
  __typename?: 'Licence';
  /** Name of the operator. */
  addedBy: Scalars['String']['output'];
  /** When an accepted one is looked at again; null of others. */
  checkOn?: Maybe<Scalars['Date']['output']>;
  /** Their company. */
  companyName: Scalars['String']['output'];
  /** When it was added. */
  createdAt: Scalars['DateTime']['output'];
  /** Null while it waits. */
  decidedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Name of the operator; empty while it waits. */
  decidedBy: Scalars['String']['output'];
  /** Its last day; null where it has none. */
  endsOn?: Maybe<Scalars['Date']['output']>;
  /** Its id. */
  id: Scalars['EntityId']['output'];
  /** Whether it ends within 30 days, or is to be looked at again. */
  isDue: Scalars['Boolean']['output'];
  /** What it is for. */
  kind: LicenceKind;
  /** As printed on it. */
  number: Scalars['String']['output'];
  /** Why it was refused. */
  reason: Scalars['String']['output'];
  /** Whose it is. */
  sellerId: Scalars['EntityId']['output'];
  /** Where it stands. */
  status: LicenceStatus;
};

/** Narrows the licences. */
export type LicenceFilter = {
  /** Only accepted ones that end within 30 days, or are to be looked at again. */
  due?: InputMaybe<Scalars['Boolean']['input']>;
  /** Of one supplier. */
  sellerId?: InputMaybe<Scalars['EntityId']['input']>;
  /** In this state. */
  status?: InputMaybe<LicenceStatus>;
};

export type { LicenceKind };

/** A page of licences. */
export type LicencePage = {
  __typename?: 'LicencePage';
  /** The rows of the page. */
  list: Array<Licence>;
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

export type { LicenceStatus };

/** What operators do. */
export type Mutation = {
  __typename?: 'Mutation';
  /** Adds a note for other operators, which stays. REST: `POST /console/accounts/note`. */
  addAccountNote: AccountNote;
  /** Keeps a licence that a supplier has sent; it waits to be looked at. REST: `POST /console/licences/add`. */
  addLicence: Licence;
  /** Gives a buyer another level, not below the one it has earned. REST: `POST /console/accounts/level`. */
  changeLevel: Scalars['Boolean']['output'];
  /** Says that an accepted licence was looked at again; it is due six months later. REST: `POST /console/licences/check`. */
  checkLicence: Licence;
  /** Adds an operator; the password is for the first sign-in. REST: `POST /console/operators/create`. */
  createOperator: OperatorPasswordPayload;
  /** Approves and does what another operator asked for, or refuses it. REST: `POST /console/approvals/decide`. */
  decideApproval: Scalars['Boolean']['output'];
  /** Says how an application stands, with a note. REST: `POST /console/joins/decide`. */
  decideJoinApplication: JoinApplication;
  /** Accepts a licence, in place of an older one of its kind, or refuses it; once. REST: `POST /console/licences/decide`. */
  decideLicence: Licence;
  /** Freezes an account and ends its sessions; goods of a supplier go off sale. REST: `POST /console/accounts/freeze`. */
  freezeAccount: Scalars['Boolean']['output'];
  /** Shows the second factor again, before money is moved. REST: `POST /console/prove`. */
  proveAgain: Operator;
  /**
   * Ends a sign-in by a code: six digits of the authenticator, or a recovery code. At the first sign-in a new password comes
   * with it, and the recovery codes are answered, once. REST: `POST /console/login/code`.
   */
  proveSignIn: ProveSignInPayload;
  /** Removes a role that nobody has; answers its id. REST: `DELETE /console/roles/delete`. */
  removeRole: Scalars['EntityId']['output'];
  /** Gives an operator a new password and authenticator, and signs them out. REST: `POST /console/operators/reset`. */
  resetOperator: OperatorPasswordPayload;
  /** Takes back what one has asked for. REST: `POST /console/approvals/revoke`. */
  revokeApproval: Scalars['Boolean']['output'];
  /** Adds or changes a role. REST: `POST /console/roles/save`. */
  saveRole: OperatorRole;
  /**
   * Sends the account's phone the code by which its person sets a new password at the page for forgotten ones; nobody else
   * sees either. It counts against the limits of codes. Answers the masked phone. REST: `POST /console/accounts/sendReset`.
   */
  sendPasswordReset: Scalars['String']['output'];
  /** Sets the commission of a supplier and what its deposit is topped up to. REST: `PUT /console/suppliers/terms`. */
  setSupplierTerms: SupplierDetails;
  /** Begins a sign-in: name and password are right, and a second factor is asked for. REST: `POST /console/login`. */
  signIn: SignInChallenge;
  /** Ends the session. REST: `POST /console/logout`. */
  signOut: Scalars['Boolean']['output'];
  /** Ends all sessions of an account; answers how many. REST: `POST /console/accounts/signOut`. */
  signOutAccount: Scalars['Int']['output'];
  /** Ends all sessions of an operator. REST: `POST /console/operators/signOut`. */
  signOutOperator: OperatorRecord;
  /** Thaws an account; goods that its freeze took off sale return. REST: `POST /console/accounts/thaw`. */
  thawAccount: Scalars['Boolean']['output'];
  /** Changes an operator. Whoever is disabled is signed out. REST: `PUT /console/operators/update`. */
  updateOperator: OperatorRecord;
};


/** What operators do. */
export type MutationAddAccountNoteArgs = {
  input: AccountNoteInput;
};


/** What operators do. */
export type MutationAddLicenceArgs = {
  input: AddLicenceInput;
};


/** What operators do. */
export type MutationChangeLevelArgs = {
  input: ChangeLevelInput;
};


/** What operators do. */
export type MutationCheckLicenceArgs = {
  id: Scalars['EntityId']['input'];
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
export type MutationDecideJoinApplicationArgs = {
  input: DecideJoinApplicationInput;
};


/** What operators do. */
export type MutationDecideLicenceArgs = {
  input: DecideLicenceInput;
};


/** What operators do. */
export type MutationFreezeAccountArgs = {
  input: AccountReasonInput;
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
export type MutationRemoveRoleArgs = {
  id: Scalars['EntityId']['input'];
};


/** What operators do. */
export type MutationResetOperatorArgs = {
  id: Scalars['EntityId']['input'];
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
export type MutationSendPasswordResetArgs = {
  input: AccountReasonInput;
};


/** What operators do. */
export type MutationSetSupplierTermsArgs = {
  input: SupplierTermsInput;
};


/** What operators do. */
export type MutationSignInArgs = {
  input: SignInInput;
};


/** What operators do. */
export type MutationSignOutAccountArgs = {
  input: AccountReasonInput;
};


/** What operators do. */
export type MutationSignOutOperatorArgs = {
  id: Scalars['EntityId']['input'];
};


/** What operators do. */
export type MutationThawAccountArgs = {
  input: AccountReasonInput;
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

export type { OrderStatus };

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
  /** The page of an account; that it was opened is recorded. REST: `GET /console/accounts/find`. */
  account: AccountDetails;
  /** Accounts of buyers and suppliers, the newest first. REST: `GET /console/accounts`. */
  accounts: AccountPage;
  /** What waits for a second operator, and what was decided, the newest first. REST: `GET /console/approvals`. */
  approvals: ApprovalPage;
  /** What operators did and read, the newest first. REST: `GET /console/audit`. */
  auditEntries: AuditEntryPage;
  /** What a freeze does to goods and orders now, or what a thaw undoes. REST: `GET /console/accounts/freezePreview`. */
  freezePreview: FreezePreview;
  /** Applications for a branch site, the newest first. REST: `GET /console/joins`. */
  joinApplications: JoinApplicationPage;
  /** Licences of suppliers, the newest first. REST: `GET /console/licences`. */
  licences: LicencePage;
  /** The signed-in operator. REST: `GET /console/me`. */
  me: Operator;
  /** All operators. REST: `GET /console/operators`. */
  operators: Array<OperatorRecord>;
  /** All roles, and what they can be made of. REST: `GET /console/roles`. */
  roles: Roles;
  /** The page of a supplier; that it was opened is recorded. REST: `GET /console/suppliers/find`. */
  supplier: SupplierDetails;
  /** Suppliers with their service of the last 30 days, the newest first. REST: `GET /console/suppliers`. */
  suppliers: SupplierPage;
};


/** What operators see. */
export type QueryAccountArgs = {
  id: Scalars['EntityId']['input'];
};


/** What operators see. */
export type QueryAccountsArgs = {
  cursor?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AccountFilter>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
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
export type QueryFreezePreviewArgs = {
  id: Scalars['EntityId']['input'];
};


/** What operators see. */
export type QueryJoinApplicationsArgs = {
  cursor?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<JoinApplicationFilter>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


/** What operators see. */
export type QueryLicencesArgs = {
  cursor?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<LicenceFilter>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


/** What operators see. */
export type QuerySupplierArgs = {
  id: Scalars['EntityId']['input'];
};


/** What operators see. */
export type QuerySuppliersArgs = {
  cursor?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<SupplierFilter>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};

export type { RealStatus };

export type { RefundStatus };

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

export type { ServiceStatus };

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

/** A supplier with its service. */
export type Supplier = {
  __typename?: 'Supplier';
  /** Seconds until a case is first answered, in the middle. */
  answerMedian?: Maybe<Scalars['Int']['output']>;
  /** With an after-sales case, in hundredths of a percent. */
  caseRate?: Maybe<Scalars['Int']['output']>;
  /** Of the company. */
  companyName: Scalars['String']['output'];
  /** When these were counted; null before the first time. */
  countedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it registered. */
  createdAt: Scalars['DateTime']['output'];
  /** What lies in its deposit. */
  deposit: Scalars['Fen']['output'];
  /** What is missing in it. */
  depositLack: Scalars['Fen']['output'];
  /** With a case that the platform was to decide, in hundredths of a percent. */
  disputedRate?: Maybe<Scalars['Int']['output']>;
  /** Its account. */
  id: Scalars['EntityId']['output'];
  /** Shipped after the promised time, in hundredths of a percent; null where nothing was sold. */
  lateRate?: Maybe<Scalars['Int']['output']>;
  /** As others see it. */
  nickName: Scalars['String']['output'];
  /** Parcels that it sold within 30 days. */
  packageCount: Scalars['Int']['output'];
  /** Refunded, in hundredths of a percent. */
  refundedRate?: Maybe<Scalars['Int']['output']>;
  /** Of its reviews, in tenths of a star; null without any. */
  score?: Maybe<Scalars['Int']['output']>;
  /** Seconds from payment to shipping, in the middle; null where nothing was shipped. */
  shipMedian?: Maybe<Scalars['Int']['output']>;
  /** Whether it may sign in. */
  status: AccountStatus;
  /** Which of these are beyond a limit. */
  warnings: Array<SupplierWarning>;
};

/** A supplier with everything that operators look after. */
export type SupplierDetails = {
  __typename?: 'SupplierDetails';
  /** Seconds until a case is first answered, in the middle. */
  answerMedian?: Maybe<Scalars['Int']['output']>;
  /** With an after-sales case, in hundredths of a percent. */
  caseRate?: Maybe<Scalars['Int']['output']>;
  /** What it pays of its goods, in ten-thousandths. */
  commissionRate: Scalars['Int']['output'];
  /** Of the company. */
  companyName: Scalars['String']['output'];
  /** When these were counted; null before the first time. */
  countedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it registered. */
  createdAt: Scalars['DateTime']['output'];
  /** What lies in its deposit. */
  deposit: Scalars['Fen']['output'];
  /** What is missing in it. */
  depositLack: Scalars['Fen']['output'];
  /** What its deposit is topped up to. */
  depositMin: Scalars['Fen']['output'];
  /** What went into the deposit and out of it: the newest ten. */
  depositMoves: Array<DepositMove>;
  /** With a case that the platform was to decide, in hundredths of a percent. */
  disputedRate?: Maybe<Scalars['Int']['output']>;
  /** Its goods by state. */
  goods: Array<GoodsCount>;
  /** What of its wallet may have to come back. */
  held: Scalars['Fen']['output'];
  /** Of which parcels: ten of the newest. */
  heldParcels: Array<HeldParcel>;
  /** Its account. */
  id: Scalars['EntityId']['output'];
  /** Shipped after the promised time, in hundredths of a percent; null where nothing was sold. */
  lateRate?: Maybe<Scalars['Int']['output']>;
  /** As others see it. */
  nickName: Scalars['String']['output'];
  /** What was set for it alone; null where the setting holds. */
  ownDepositMin?: Maybe<Scalars['Fen']['output']>;
  /** Parcels that it sold within 30 days. */
  packageCount: Scalars['Int']['output'];
  /** Refunded, in hundredths of a percent. */
  refundedRate?: Maybe<Scalars['Int']['output']>;
  /** Of its reviews, in tenths of a star; null without any. */
  score?: Maybe<Scalars['Int']['output']>;
  /** Days from receipt until it is paid. */
  settleDays: Scalars['Int']['output'];
  /** Seconds from payment to shipping, in the middle; null where nothing was shipped. */
  shipMedian?: Maybe<Scalars['Int']['output']>;
  /** Whether it may sign in. */
  status: AccountStatus;
  /** Where it ships from. */
  warehouses: Array<SupplierWarehouse>;
  /** Which of these are beyond a limit. */
  warnings: Array<SupplierWarning>;
};

/** Narrows the suppliers. */
export type SupplierFilter = {
  /** A part of the nickname or the company: two characters or more. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** In this state. */
  status?: InputMaybe<AccountStatus>;
  /** Only those whose service figures are beyond a limit. */
  warned?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A page of suppliers. */
export type SupplierPage = {
  __typename?: 'SupplierPage';
  /** The rows of the page. */
  list: Array<Supplier>;
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

/** What a supplier pays, and what its deposit is topped up to. */
export type SupplierTermsInput = {
  /** Ten-thousandths of the goods, up to 3000, of what is settled from now on. */
  commissionRate: Scalars['Int']['input'];
  /** Null for the setting. */
  depositMin?: InputMaybe<Scalars['Fen']['input']>;
  /** Its account. */
  id: Scalars['EntityId']['input'];
  /** 5 to 200 characters. */
  reason: Scalars['String']['input'];
};

/** A warehouse of a supplier. */
export type SupplierWarehouse = {
  __typename?: 'SupplierWarehouse';
  /** Its id. */
  id: Scalars['EntityId']['output'];
  /** As buyers see it. */
  name: Scalars['String']['output'];
  /** Whether it works. */
  status: ServiceStatus;
};

export type { SupplierWarning };



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
  Account: ResolverTypeWrapper<AccountDto>;
  AccountConsent: ResolverTypeWrapper<AccountConsentDto>;
  AccountCounts: ResolverTypeWrapper<AccountCounts>;
  AccountDetails: ResolverTypeWrapper<AccountDetailsDto>;
  AccountFilter: AccountFilter;
  AccountInvitee: ResolverTypeWrapper<AccountInviteeDto>;
  AccountKind: AccountKind;
  AccountLeague: ResolverTypeWrapper<AccountLeague>;
  AccountLimit: ResolverTypeWrapper<AccountLimit>;
  AccountNote: ResolverTypeWrapper<AccountNoteDto>;
  AccountNoteInput: AccountNoteInput;
  AccountOrder: ResolverTypeWrapper<AccountOrderDto>;
  AccountPage: ResolverTypeWrapper<AccountPageDto>;
  AccountReasonInput: AccountReasonInput;
  AccountRefund: ResolverTypeWrapper<AccountRefundDto>;
  AccountSession: ResolverTypeWrapper<AccountSession>;
  AccountStatus: AccountStatus;
  AccountWallet: ResolverTypeWrapper<AccountWallet>;
  AddLicenceInput: AddLicenceInput;
  Approval: ResolverTypeWrapper<ApprovalDto>;
  ApprovalFilter: ApprovalFilter;
  ApprovalPage: ResolverTypeWrapper<ApprovalPageDto>;
  ApprovalStatus: ApprovalStatus;
  AuditEntry: ResolverTypeWrapper<AuditEntryDto>;
  AuditEntryFilter: AuditEntryFilter;
  AuditEntryPage: ResolverTypeWrapper<AuditEntryPageDto>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  ChangeLevelInput: ChangeLevelInput;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DecideApprovalInput: DecideApprovalInput;
  DecideJoinApplicationInput: DecideJoinApplicationInput;
  DecideLicenceInput: DecideLicenceInput;
  DepositMove: ResolverTypeWrapper<DepositMove>;
  EntityId: ResolverTypeWrapper<Scalars['EntityId']['output']>;
  Fen: ResolverTypeWrapper<Scalars['Fen']['output']>;
  FreezePreview: ResolverTypeWrapper<FreezePreviewDto>;
  GoodsCount: ResolverTypeWrapper<GoodsCountDto>;
  GoodsStatus: GoodsStatus;
  HeldParcel: ResolverTypeWrapper<HeldParcel>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  JoinApplication: ResolverTypeWrapper<JoinApplicationDto>;
  JoinApplicationFilter: JoinApplicationFilter;
  JoinApplicationPage: ResolverTypeWrapper<JoinApplicationPageDto>;
  JoinApplicationStatus: JoinApplicationStatus;
  LegalKind: LegalKind;
  LevelGain: ResolverTypeWrapper<LevelGain>;
  Licence: ResolverTypeWrapper<LicenceDto>;
  LicenceFilter: LicenceFilter;
  LicenceKind: LicenceKind;
  LicencePage: ResolverTypeWrapper<LicencePageDto>;
  LicenceStatus: LicenceStatus;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Operator: ResolverTypeWrapper<OperatorDto>;
  OperatorInput: OperatorInput;
  OperatorPasswordPayload: ResolverTypeWrapper<OperatorPasswordPayloadDto>;
  OperatorRecord: ResolverTypeWrapper<OperatorRecordDto>;
  OperatorRole: ResolverTypeWrapper<OperatorRoleDto>;
  OperatorUpdateInput: OperatorUpdateInput;
  OrderStatus: OrderStatus;
  PermissionText: ResolverTypeWrapper<PermissionText>;
  ProveSignInInput: ProveSignInInput;
  ProveSignInPayload: ResolverTypeWrapper<ProveSignInPayloadDto>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RealStatus: RealStatus;
  RefundStatus: RefundStatus;
  RoleInput: RoleInput;
  Roles: ResolverTypeWrapper<RolesDto>;
  ServiceStatus: ServiceStatus;
  SignInChallenge: ResolverTypeWrapper<SignInChallengeDto>;
  SignInInput: SignInInput;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Supplier: ResolverTypeWrapper<SupplierDto>;
  SupplierDetails: ResolverTypeWrapper<SupplierDetailsDto>;
  SupplierFilter: SupplierFilter;
  SupplierPage: ResolverTypeWrapper<SupplierPageDto>;
  SupplierTermsInput: SupplierTermsInput;
  SupplierWarehouse: ResolverTypeWrapper<SupplierWarehouseDto>;
  SupplierWarning: SupplierWarning;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Account: AccountDto;
  AccountConsent: AccountConsentDto;
  AccountCounts: AccountCounts;
  AccountDetails: AccountDetailsDto;
  AccountFilter: AccountFilter;
  AccountInvitee: AccountInviteeDto;
  AccountLeague: AccountLeague;
  AccountLimit: AccountLimit;
  AccountNote: AccountNoteDto;
  AccountNoteInput: AccountNoteInput;
  AccountOrder: AccountOrderDto;
  AccountPage: AccountPageDto;
  AccountReasonInput: AccountReasonInput;
  AccountRefund: AccountRefundDto;
  AccountSession: AccountSession;
  AccountWallet: AccountWallet;
  AddLicenceInput: AddLicenceInput;
  Approval: ApprovalDto;
  ApprovalFilter: ApprovalFilter;
  ApprovalPage: ApprovalPageDto;
  AuditEntry: AuditEntryDto;
  AuditEntryFilter: AuditEntryFilter;
  AuditEntryPage: AuditEntryPageDto;
  Boolean: Scalars['Boolean']['output'];
  ChangeLevelInput: ChangeLevelInput;
  Date: Scalars['Date']['output'];
  DateTime: Scalars['DateTime']['output'];
  DecideApprovalInput: DecideApprovalInput;
  DecideJoinApplicationInput: DecideJoinApplicationInput;
  DecideLicenceInput: DecideLicenceInput;
  DepositMove: DepositMove;
  EntityId: Scalars['EntityId']['output'];
  Fen: Scalars['Fen']['output'];
  FreezePreview: FreezePreviewDto;
  GoodsCount: GoodsCountDto;
  HeldParcel: HeldParcel;
  Int: Scalars['Int']['output'];
  JoinApplication: JoinApplicationDto;
  JoinApplicationFilter: JoinApplicationFilter;
  JoinApplicationPage: JoinApplicationPageDto;
  LevelGain: LevelGain;
  Licence: LicenceDto;
  LicenceFilter: LicenceFilter;
  LicencePage: LicencePageDto;
  Mutation: Record<PropertyKey, never>;
  Operator: OperatorDto;
  OperatorInput: OperatorInput;
  OperatorPasswordPayload: OperatorPasswordPayloadDto;
  OperatorRecord: OperatorRecordDto;
  OperatorRole: OperatorRoleDto;
  OperatorUpdateInput: OperatorUpdateInput;
  PermissionText: PermissionText;
  ProveSignInInput: ProveSignInInput;
  ProveSignInPayload: ProveSignInPayloadDto;
  Query: Record<PropertyKey, never>;
  RoleInput: RoleInput;
  Roles: RolesDto;
  SignInChallenge: SignInChallengeDto;
  SignInInput: SignInInput;
  String: Scalars['String']['output'];
  Supplier: SupplierDto;
  SupplierDetails: SupplierDetailsDto;
  SupplierFilter: SupplierFilter;
  SupplierPage: SupplierPageDto;
  SupplierTermsInput: SupplierTermsInput;
  SupplierWarehouse: SupplierWarehouseDto;
};

export type AccountResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['Account'] = ResolversParentTypes['Account']> = {
  companyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  isClosing?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['AccountKind'], ParentType, ContextType>;
  lastLoginAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  levelName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nickName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  realName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['AccountStatus'], ParentType, ContextType>;
};

export type AccountConsentResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['AccountConsent'] = ResolversParentTypes['AccountConsent']> = {
  agreed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  answeredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['LegalKind'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AccountCountsResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['AccountCounts'] = ResolversParentTypes['AccountCounts']> = {
  goods?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  invitees?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  openCases?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  openOrders?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  orders?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refunds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  shops?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unpaidOrders?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  waitingRefunds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  warehouses?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AccountDetailsResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['AccountDetails'] = ResolversParentTypes['AccountDetails']> = {
  commissionRate?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  companyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  consents?: Resolver<Array<ResolversTypes['AccountConsent']>, ParentType, ContextType>;
  contact?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  counts?: Resolver<ResolversTypes['AccountCounts'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  frozenAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  isClosing?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['AccountKind'], ParentType, ContextType>;
  lastInvitees?: Resolver<Array<ResolversTypes['AccountInvitee']>, ParentType, ContextType>;
  lastLoginAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastOrders?: Resolver<Array<ResolversTypes['AccountOrder']>, ParentType, ContextType>;
  lastRefunds?: Resolver<Array<ResolversTypes['AccountRefund']>, ParentType, ContextType>;
  league?: Resolver<Maybe<ResolversTypes['AccountLeague']>, ParentType, ContextType>;
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  levelName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  limits?: Resolver<Array<ResolversTypes['AccountLimit']>, ParentType, ContextType>;
  nickName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  notes?: Resolver<Array<ResolversTypes['AccountNote']>, ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  realName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  realStatus?: Resolver<ResolversTypes['RealStatus'], ParentType, ContextType>;
  sessions?: Resolver<Array<ResolversTypes['AccountSession']>, ParentType, ContextType>;
  settleDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['AccountStatus'], ParentType, ContextType>;
  superId?: Resolver<Maybe<ResolversTypes['EntityId']>, ParentType, ContextType>;
  superName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  wallet?: Resolver<ResolversTypes['AccountWallet'], ParentType, ContextType>;
};

export type AccountInviteeResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['AccountInvitee'] = ResolversParentTypes['AccountInvitee']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  nickName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['AccountStatus'], ParentType, ContextType>;
};

export type AccountKindResolvers = EnumResolverSignature<{ BUYER?: any, SELLER?: any }, ResolversTypes['AccountKind']>;

export type AccountLeagueResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['AccountLeague'] = ResolversParentTypes['AccountLeague']> = {
  earned?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  invites?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  levels?: Resolver<Array<ResolversTypes['LevelGain']>, ParentType, ContextType>;
  packages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  recharge?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
};

export type AccountLimitResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['AccountLimit'] = ResolversParentTypes['AccountLimit']> = {
  endsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  hits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isUsedUp?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  most?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AccountNoteResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['AccountNote'] = ResolversParentTypes['AccountNote']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  operator?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AccountOrderResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['AccountOrder'] = ResolversParentTypes['AccountOrder']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  goodName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  orderNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  packageCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OrderStatus'], ParentType, ContextType>;
  totalFee?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
};

export type AccountPageResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['AccountPage'] = ResolversParentTypes['AccountPage']> = {
  list?: Resolver<Array<ResolversTypes['Account']>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AccountRefundResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['AccountRefund'] = ResolversParentTypes['AccountRefund']> = {
  amount?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  orderId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  refundNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RefundStatus'], ParentType, ContextType>;
};

export type AccountSessionResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['AccountSession'] = ResolversParentTypes['AccountSession']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  device?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  isLive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  network?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  revokeReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  seenAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type AccountStatusResolvers = EnumResolverSignature<{ ACTIVE?: any, CLOSED?: any, FROZEN?: any }, ResolversTypes['AccountStatus']>;

export type AccountWalletResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['AccountWallet'] = ResolversParentTypes['AccountWallet']> = {
  available?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  deposit?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  depositLack?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  depositMin?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  earned?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  frozen?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  held?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  inTransit?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  overdraft?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  recharged?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  spent?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  withdrawable?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
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

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DepositMoveResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['DepositMove'] = ResolversParentTypes['DepositMove']> = {
  amount?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface EntityIdScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['EntityId'], any> {
  name: 'EntityId';
}

export interface FenScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Fen'], any> {
  name: 'Fen';
}

export type FreezePreviewResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['FreezePreview'] = ResolversParentTypes['FreezePreview']> = {
  cashOutFee?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  cashOuts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  goingParcels?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  goodsOnSale?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  goodsToReturn?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  heldFee?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  heldParcels?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refundAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  sessions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  shops?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unpaidFee?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  unpaidOrders?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unsettledFee?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
};

export type GoodsCountResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['GoodsCount'] = ResolversParentTypes['GoodsCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['GoodsStatus'], ParentType, ContextType>;
};

export type GoodsStatusResolvers = EnumResolverSignature<{ AUDITING?: any, BANNED?: any, DRAFT?: any, OFF_SALE?: any, ON_SALE?: any, REJECTED?: any }, ResolversTypes['GoodsStatus']>;

export type HeldParcelResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['HeldParcel'] = ResolversParentTypes['HeldParcel']> = {
  amount?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  orderId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  packageNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parcelId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  until?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type JoinApplicationResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['JoinApplication'] = ResolversParentTypes['JoinApplication']> = {
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  handledAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  handledBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  remark?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['JoinApplicationStatus'], ParentType, ContextType>;
};

export type JoinApplicationPageResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['JoinApplicationPage'] = ResolversParentTypes['JoinApplicationPage']> = {
  list?: Resolver<Array<ResolversTypes['JoinApplication']>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type JoinApplicationStatusResolvers = EnumResolverSignature<{ DECLINED?: any, DONE?: any, FOLLOWED?: any, NEW?: any }, ResolversTypes['JoinApplicationStatus']>;

export type LegalKindResolvers = EnumResolverSignature<{ PRIVACY?: any, TERMS?: any }, ResolversTypes['LegalKind']>;

export type LevelGainResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['LevelGain'] = ResolversParentTypes['LevelGain']> = {
  discount?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  maxProfit?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LicenceResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['Licence'] = ResolversParentTypes['Licence']> = {
  addedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  checkOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  companyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  decidedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  decidedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  endsOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  isDue?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['LicenceKind'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sellerId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['LicenceStatus'], ParentType, ContextType>;
};

export type LicenceKindResolvers = EnumResolverSignature<{ BUSINESS?: any, COSMETICS?: any, ELECTRONICS?: any, FOOD?: any }, ResolversTypes['LicenceKind']>;

export type LicencePageResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['LicencePage'] = ResolversParentTypes['LicencePage']> = {
  list?: Resolver<Array<ResolversTypes['Licence']>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type LicenceStatusResolvers = EnumResolverSignature<{ ACCEPTED?: any, REFUSED?: any, REPLACED?: any, WAITING?: any }, ResolversTypes['LicenceStatus']>;

export type MutationResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  addAccountNote?: Resolver<ResolversTypes['AccountNote'], ParentType, ContextType, RequireFields<MutationAddAccountNoteArgs, 'input'>>;
  addLicence?: Resolver<ResolversTypes['Licence'], ParentType, ContextType, RequireFields<MutationAddLicenceArgs, 'input'>>;
  changeLevel?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationChangeLevelArgs, 'input'>>;
  checkLicence?: Resolver<ResolversTypes['Licence'], ParentType, ContextType, RequireFields<MutationCheckLicenceArgs, 'id'>>;
  createOperator?: Resolver<ResolversTypes['OperatorPasswordPayload'], ParentType, ContextType, RequireFields<MutationCreateOperatorArgs, 'input'>>;
  decideApproval?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDecideApprovalArgs, 'id' | 'input'>>;
  decideJoinApplication?: Resolver<ResolversTypes['JoinApplication'], ParentType, ContextType, RequireFields<MutationDecideJoinApplicationArgs, 'input'>>;
  decideLicence?: Resolver<ResolversTypes['Licence'], ParentType, ContextType, RequireFields<MutationDecideLicenceArgs, 'input'>>;
  freezeAccount?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationFreezeAccountArgs, 'input'>>;
  proveAgain?: Resolver<ResolversTypes['Operator'], ParentType, ContextType, RequireFields<MutationProveAgainArgs, 'code'>>;
  proveSignIn?: Resolver<ResolversTypes['ProveSignInPayload'], ParentType, ContextType, RequireFields<MutationProveSignInArgs, 'input'>>;
  removeRole?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType, RequireFields<MutationRemoveRoleArgs, 'id'>>;
  resetOperator?: Resolver<ResolversTypes['OperatorPasswordPayload'], ParentType, ContextType, RequireFields<MutationResetOperatorArgs, 'id'>>;
  revokeApproval?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRevokeApprovalArgs, 'id'>>;
  saveRole?: Resolver<ResolversTypes['OperatorRole'], ParentType, ContextType, RequireFields<MutationSaveRoleArgs, 'input'>>;
  sendPasswordReset?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<MutationSendPasswordResetArgs, 'input'>>;
  setSupplierTerms?: Resolver<ResolversTypes['SupplierDetails'], ParentType, ContextType, RequireFields<MutationSetSupplierTermsArgs, 'input'>>;
  signIn?: Resolver<ResolversTypes['SignInChallenge'], ParentType, ContextType, RequireFields<MutationSignInArgs, 'input'>>;
  signOut?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  signOutAccount?: Resolver<ResolversTypes['Int'], ParentType, ContextType, RequireFields<MutationSignOutAccountArgs, 'input'>>;
  signOutOperator?: Resolver<ResolversTypes['OperatorRecord'], ParentType, ContextType, RequireFields<MutationSignOutOperatorArgs, 'id'>>;
  thawAccount?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationThawAccountArgs, 'input'>>;
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

export type OrderStatusResolvers = EnumResolverSignature<{ CANCELLED?: any, CLOSED?: any, COMPLETED?: any, PENDING_PAYMENT?: any, PENDING_RECEIPT?: any, PENDING_REVIEW?: any, PENDING_SHIPMENT?: any }, ResolversTypes['OrderStatus']>;

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
  account?: Resolver<ResolversTypes['AccountDetails'], ParentType, ContextType, RequireFields<QueryAccountArgs, 'id'>>;
  accounts?: Resolver<ResolversTypes['AccountPage'], ParentType, ContextType, RequireFields<QueryAccountsArgs, 'page' | 'pageSize'>>;
  approvals?: Resolver<ResolversTypes['ApprovalPage'], ParentType, ContextType, RequireFields<QueryApprovalsArgs, 'page' | 'pageSize'>>;
  auditEntries?: Resolver<ResolversTypes['AuditEntryPage'], ParentType, ContextType, RequireFields<QueryAuditEntriesArgs, 'page' | 'pageSize'>>;
  freezePreview?: Resolver<ResolversTypes['FreezePreview'], ParentType, ContextType, RequireFields<QueryFreezePreviewArgs, 'id'>>;
  joinApplications?: Resolver<ResolversTypes['JoinApplicationPage'], ParentType, ContextType, RequireFields<QueryJoinApplicationsArgs, 'page' | 'pageSize'>>;
  licences?: Resolver<ResolversTypes['LicencePage'], ParentType, ContextType, RequireFields<QueryLicencesArgs, 'page' | 'pageSize'>>;
  me?: Resolver<ResolversTypes['Operator'], ParentType, ContextType>;
  operators?: Resolver<Array<ResolversTypes['OperatorRecord']>, ParentType, ContextType>;
  roles?: Resolver<ResolversTypes['Roles'], ParentType, ContextType>;
  supplier?: Resolver<ResolversTypes['SupplierDetails'], ParentType, ContextType, RequireFields<QuerySupplierArgs, 'id'>>;
  suppliers?: Resolver<ResolversTypes['SupplierPage'], ParentType, ContextType, RequireFields<QuerySuppliersArgs, 'page' | 'pageSize'>>;
};

export type RealStatusResolvers = EnumResolverSignature<{ CHECKING?: any, FAILED?: any, NONE?: any, VERIFIED?: any }, ResolversTypes['RealStatus']>;

export type RefundStatusResolvers = EnumResolverSignature<{ APPLIED?: any, NONE?: any, REJECTED?: any, REVOKED?: any, SUCCESS?: any, VOIDING?: any, WAIT_SELLER?: any }, ResolversTypes['RefundStatus']>;

export type RolesResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['Roles'] = ResolversParentTypes['Roles']> = {
  list?: Resolver<Array<ResolversTypes['OperatorRole']>, ParentType, ContextType>;
  permissions?: Resolver<Array<ResolversTypes['PermissionText']>, ParentType, ContextType>;
};

export type ServiceStatusResolvers = EnumResolverSignature<{ ACTIVE?: any, DISABLED?: any, PAUSED?: any }, ResolversTypes['ServiceStatus']>;

export type SignInChallengeResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['SignInChallenge'] = ResolversParentTypes['SignInChallenge']> = {
  challenge?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  needsPassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  otpauthUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SupplierResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['Supplier'] = ResolversParentTypes['Supplier']> = {
  answerMedian?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  caseRate?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  companyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  countedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  deposit?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  depositLack?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  disputedRate?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  lateRate?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  nickName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  packageCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refundedRate?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  score?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  shipMedian?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['AccountStatus'], ParentType, ContextType>;
  warnings?: Resolver<Array<ResolversTypes['SupplierWarning']>, ParentType, ContextType>;
};

export type SupplierDetailsResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['SupplierDetails'] = ResolversParentTypes['SupplierDetails']> = {
  answerMedian?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  caseRate?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  commissionRate?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  companyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  countedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  deposit?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  depositLack?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  depositMin?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  depositMoves?: Resolver<Array<ResolversTypes['DepositMove']>, ParentType, ContextType>;
  disputedRate?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  goods?: Resolver<Array<ResolversTypes['GoodsCount']>, ParentType, ContextType>;
  held?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  heldParcels?: Resolver<Array<ResolversTypes['HeldParcel']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  lateRate?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  nickName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ownDepositMin?: Resolver<Maybe<ResolversTypes['Fen']>, ParentType, ContextType>;
  packageCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refundedRate?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  score?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  settleDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  shipMedian?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['AccountStatus'], ParentType, ContextType>;
  warehouses?: Resolver<Array<ResolversTypes['SupplierWarehouse']>, ParentType, ContextType>;
  warnings?: Resolver<Array<ResolversTypes['SupplierWarning']>, ParentType, ContextType>;
};

export type SupplierPageResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['SupplierPage'] = ResolversParentTypes['SupplierPage']> = {
  list?: Resolver<Array<ResolversTypes['Supplier']>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SupplierWarehouseResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['SupplierWarehouse'] = ResolversParentTypes['SupplierWarehouse']> = {
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ServiceStatus'], ParentType, ContextType>;
};

export type SupplierWarningResolvers = EnumResolverSignature<{ DEPOSIT_LOW?: any, DISPUTES_HIGH?: any, LICENCE_DUE?: any, REFUNDS_HIGH?: any, SCORE_LOW?: any, SHIP_LATE?: any, SHIP_SLOW?: any }, ResolversTypes['SupplierWarning']>;

export type Resolvers<ContextType = ConsoleContext> = {
  Account?: AccountResolvers<ContextType>;
  AccountConsent?: AccountConsentResolvers<ContextType>;
  AccountCounts?: AccountCountsResolvers<ContextType>;
  AccountDetails?: AccountDetailsResolvers<ContextType>;
  AccountInvitee?: AccountInviteeResolvers<ContextType>;
  AccountKind?: AccountKindResolvers;
  AccountLeague?: AccountLeagueResolvers<ContextType>;
  AccountLimit?: AccountLimitResolvers<ContextType>;
  AccountNote?: AccountNoteResolvers<ContextType>;
  AccountOrder?: AccountOrderResolvers<ContextType>;
  AccountPage?: AccountPageResolvers<ContextType>;
  AccountRefund?: AccountRefundResolvers<ContextType>;
  AccountSession?: AccountSessionResolvers<ContextType>;
  AccountStatus?: AccountStatusResolvers;
  AccountWallet?: AccountWalletResolvers<ContextType>;
  Approval?: ApprovalResolvers<ContextType>;
  ApprovalPage?: ApprovalPageResolvers<ContextType>;
  ApprovalStatus?: ApprovalStatusResolvers;
  AuditEntry?: AuditEntryResolvers<ContextType>;
  AuditEntryPage?: AuditEntryPageResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  DepositMove?: DepositMoveResolvers<ContextType>;
  EntityId?: GraphQLScalarType;
  Fen?: GraphQLScalarType;
  FreezePreview?: FreezePreviewResolvers<ContextType>;
  GoodsCount?: GoodsCountResolvers<ContextType>;
  GoodsStatus?: GoodsStatusResolvers;
  HeldParcel?: HeldParcelResolvers<ContextType>;
  JoinApplication?: JoinApplicationResolvers<ContextType>;
  JoinApplicationPage?: JoinApplicationPageResolvers<ContextType>;
  JoinApplicationStatus?: JoinApplicationStatusResolvers;
  LegalKind?: LegalKindResolvers;
  LevelGain?: LevelGainResolvers<ContextType>;
  Licence?: LicenceResolvers<ContextType>;
  LicenceKind?: LicenceKindResolvers;
  LicencePage?: LicencePageResolvers<ContextType>;
  LicenceStatus?: LicenceStatusResolvers;
  Mutation?: MutationResolvers<ContextType>;
  Operator?: OperatorResolvers<ContextType>;
  OperatorPasswordPayload?: OperatorPasswordPayloadResolvers<ContextType>;
  OperatorRecord?: OperatorRecordResolvers<ContextType>;
  OperatorRole?: OperatorRoleResolvers<ContextType>;
  OrderStatus?: OrderStatusResolvers;
  PermissionText?: PermissionTextResolvers<ContextType>;
  ProveSignInPayload?: ProveSignInPayloadResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  RealStatus?: RealStatusResolvers;
  RefundStatus?: RefundStatusResolvers;
  Roles?: RolesResolvers<ContextType>;
  ServiceStatus?: ServiceStatusResolvers;
  SignInChallenge?: SignInChallengeResolvers<ContextType>;
  Supplier?: SupplierResolvers<ContextType>;
  SupplierDetails?: SupplierDetailsResolvers<ContextType>;
  SupplierPage?: SupplierPageResolvers<ContextType>;
  SupplierWarehouse?: SupplierWarehouseResolvers<ContextType>;
  SupplierWarning?: SupplierWarningResolvers;
};

