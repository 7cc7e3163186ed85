import type { CaseKind } from '../domains/afterSales/afterSales.mapping.ts';
import type { FreightBearer } from '../domains/afterSales/afterSales.mapping.ts';
import type { ApprovalStatus } from './domains/approvals/approvals.mapping.ts';
import type { CaseShow } from './domains/cases/cases.mapping.ts';
import type { CaseGive } from './domains/cases/cases.mapping.ts';
import type { GoodsShow } from './domains/goodsAudit/goodsAudit.mapping.ts';
import type { GoodFlagKind } from './domains/goodsAudit/goodsAudit.mapping.ts';
import type { ReviewListing } from './domains/reviews/reviews.mapping.ts';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { ApprovalPageDto, ApprovalDto } from './domains/approvals/approvals.dto.ts';
import type { AuditEntryPageDto, AuditEntryDto } from './domains/audit/audit.dto.ts';
import type { CasePageDto, CaseSummaryDto, CaseDto, CaseDecisionPreviewDto, DecideCasePayloadDto } from './domains/cases/cases.dto.ts';
import type { AuditedGoodPageDto, AuditedGoodSummaryDto, AuditedGoodDto, GoodVerdictDto, ForbiddenWordDto } from './domains/goodsAudit/goodsAudit.dto.ts';
import type { SignInChallengeDto, OperatorDto, ProveSignInPayloadDto, OperatorRecordDto, OperatorPasswordPayloadDto, OperatorRoleDto, RolesDto } from './domains/operators/operators.dto.ts';
import type { ReviewPageDto, ReviewDto } from './domains/reviews/reviews.dto.ts';
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

/** Goods for an audit. */
export type AuditedGood = {
  __typename?: 'AuditedGood';
  /** Why an operator has refused or banned them; else empty. */
  auditReason: Scalars['String']['output'];
  /** Name of the category, as it would be. */
  categoryName: Scalars['String']['output'];
  /** What that edit changes, in words. */
  differences: Array<GoodDifference>;
  /** Why to look twice. */
  flags: Array<GoodFlag>;
  /** Number that people are told. */
  goodsNo: Scalars['String']['output'];
  /** What operators have decided of them, the newest first; at most ten. */
  history: Array<GoodDecision>;
  /** Its id. */
  id: Scalars['EntityId']['output'];
  /** Whether they are banned. */
  isBanned: Scalars['Boolean']['output'];
  /** Whether an edit waits beside goods that stay on sale. */
  isRevision: Scalars['Boolean']['output'];
  /** Whether they, or an edit of them, wait for an audit. */
  isWaiting: Scalars['Boolean']['output'];
  /** As they would be called. */
  name: Scalars['String']['output'];
  /** As they are. */
  now: GoodFace;
  /** Their first picture, as it would be. */
  pic: Scalars['String']['output'];
  /** As an edit that waits would make them; null without one. */
  revised?: Maybe<GoodFace>;
  /** Id of the supplier's account. */
  sellerId: Scalars['EntityId']['output'];
  /** Company of the supplier. */
  sellerName: Scalars['String']['output'];
  /** How they stand, in words. */
  statusText: Scalars['String']['output'];
  /** When they began to wait, or were changed last. */
  submittedAt: Scalars['DateTime']['output'];
  /** A piece, as it would be: of the combination that costs least. */
  supplyPrice: Scalars['Fen']['output'];
  /** Goes back with a decision. */
  version: Scalars['Int']['output'];
};

/** A page of goods. */
export type AuditedGoodPage = {
  __typename?: 'AuditedGoodPage';
  /** The rows of the page. */
  list: Array<AuditedGoodSummary>;
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

/** Goods in the queue of audits. */
export type AuditedGoodSummary = {
  __typename?: 'AuditedGoodSummary';
  /** Why an operator has refused or banned them; else empty. */
  auditReason: Scalars['String']['output'];
  /** Name of the category, as it would be. */
  categoryName: Scalars['String']['output'];
  /** Why to look twice. */
  flags: Array<GoodFlag>;
  /** Number that people are told. */
  goodsNo: Scalars['String']['output'];
  /** Its id. */
  id: Scalars['EntityId']['output'];
  /** Whether they are banned. */
  isBanned: Scalars['Boolean']['output'];
  /** Whether an edit waits beside goods that stay on sale. */
  isRevision: Scalars['Boolean']['output'];
  /** Whether they, or an edit of them, wait for an audit. */
  isWaiting: Scalars['Boolean']['output'];
  /** As they would be called. */
  name: Scalars['String']['output'];
  /** Their first picture, as it would be. */
  pic: Scalars['String']['output'];
  /** Id of the supplier's account. */
  sellerId: Scalars['EntityId']['output'];
  /** Company of the supplier. */
  sellerName: Scalars['String']['output'];
  /** How they stand, in words. */
  statusText: Scalars['String']['output'];
  /** When they began to wait, or were changed last. */
  submittedAt: Scalars['DateTime']['output'];
  /** A piece, as it would be: of the combination that costs least. */
  supplyPrice: Scalars['Fen']['output'];
  /** Goes back with a decision. */
  version: Scalars['Int']['output'];
};

/** Everything of a case. */
export type Case = {
  __typename?: 'Case';
  /** What is asked for. */
  amount: Scalars['Fen']['output'];
  /** Who appealed: user, seller; null while nobody has. */
  appealedBy?: Maybe<Scalars['String']['output']>;
  /** A decision that waits for a second operator; null without one. */
  approval?: Maybe<CaseApproval>;
  /** Of a decision that waits for a second operator; null without one. */
  approvalId?: Maybe<Scalars['EntityId']['output']>;
  /** What the buyer wants, in words. */
  askText: Scalars['String']['output'];
  /** How the buyer has done. */
  buyer: CaseParty;
  /** Id of the buyer's account. */
  buyerId: Scalars['EntityId']['output'];
  /** Name of the buyer, masked. */
  buyerName: Scalars['String']['output'];
  /** Number that people are told (售后单号). */
  caseNo: Scalars['String']['output'];
  /** What went back while the parcel went on. */
  compensated: Scalars['Fen']['output'];
  /** What the courier cost, surcharges included. */
  courierFee: Scalars['Fen']['output'];
  /** When it was opened. */
  createdAt: Scalars['DateTime']['output'];
  /** Other cases of either party, the newest first. */
  earlier: Array<EarlierCase>;
  /** What the buyer was given. */
  givenAmount: Scalars['Fen']['output'];
  /** What the goods cost in the parcel. */
  goodsFee: Scalars['Fen']['output'];
  /** Its id. */
  id: Scalars['EntityId']['output'];
  /** What it is about. */
  items: Array<CaseItem>;
  /** What is wrong, in words. */
  kindText: Scalars['String']['output'];
  /** What may go back of the parcel; beyond it is the supplier's deposit. */
  maxAmount: Scalars['Fen']['output'];
  /** It waits for an operator, and no decision waits for a second one. */
  mayDecide: Scalars['Boolean']['output'];
  /** What was said and done, the oldest first; at most the 500 newest. */
  messages: Array<CaseMessage>;
  /** The ledger's lines of the parcel and of the payment of its order, the oldest first. */
  money: Array<CaseMoneyLine>;
  /** What the supplier offers, in words; null for nothing. */
  offerText?: Maybe<Scalars['String']['output']>;
  /** Id of the order. */
  orderId: Scalars['EntityId']['output'];
  /** Number of the order. */
  orderNo: Scalars['String']['output'];
  /** How it ended, in words; null while it is open for the first time. */
  outcomeText?: Maybe<Scalars['String']['output']>;
  /** What the parcel cost. */
  packageFee: Scalars['Fen']['output'];
  /** Id of the parcel. */
  packageId: Scalars['EntityId']['output'];
  /** Number of the parcel. */
  packageNo: Scalars['String']['output'];
  /** Of goods that come back, the courier's last words; null without. */
  returnText?: Maybe<Scalars['String']['output']>;
  /** Above it a decision takes a second operator. */
  secondEyes: Scalars['Fen']['output'];
  /** How the supplier has done. */
  seller: CaseParty;
  /** The supplier's deposit (保证金). */
  sellerDeposit: Scalars['Fen']['output'];
  /** What the supplier can spend. */
  sellerFree: Scalars['Fen']['output'];
  /** Id of the supplier's account. */
  sellerId: Scalars['EntityId']['output'];
  /** Company of the supplier. */
  sellerName: Scalars['String']['output'];
  /** How far it is, in words. */
  statusText: Scalars['String']['output'];
  /** The parcel's way, the newest first. */
  timeline: CaseTimeline;
  /** Since when it is an operator's to decide; null where it is not. */
  waitingSince?: Maybe<Scalars['DateTime']['output']>;
};

/** A decision of a case that waits for a second operator. */
export type CaseApproval = {
  __typename?: 'CaseApproval';
  /** What it is worth. */
  amount: Scalars['Fen']['output'];
  /** When. */
  askedAt: Scalars['DateTime']['output'];
  /** Name of who asked. */
  askedBy: Scalars['String']['output'];
  /** As in `Approval.id`. */
  id: Scalars['EntityId']['output'];
  /** Whether the signed-in operator has asked for it. */
  isOwn: Scalars['Boolean']['output'];
  /** Why. */
  reason: Scalars['String']['output'];
  /** In one sentence. */
  summary: Scalars['String']['output'];
};

/** What a decision would move. */
export type CaseDecisionPreview = {
  __typename?: 'CaseDecisionPreview';
  /** What it is worth: above a limit it takes a second operator. */
  amount: Scalars['Fen']['output'];
  /** What goes to the buyer. */
  buyerGets: Scalars['Fen']['output'];
  /** What each gets and gives, as it would be now. */
  moves: Array<CaseMove>;
  /** Whether it does. */
  needsSecond: Scalars['Boolean']['output'];
};

/** Something that happened to a parcel. */
export type CaseEvent = {
  __typename?: 'CaseEvent';
  /** When. */
  at: Scalars['DateTime']['output'];
  /** Its id. */
  id: Scalars['EntityId']['output'];
  /** In words. */
  text: Scalars['String']['output'];
  /** trace: the courier's words; another word for what happened here. */
  type: Scalars['String']['output'];
};

/** A picture or a video that was said in a case. */
export type CaseFile = {
  __typename?: 'CaseFile';
  /** Milliseconds of a video. */
  durationMs?: Maybe<Scalars['Int']['output']>;
  /** Pixels of a picture. */
  height?: Maybe<Scalars['Int']['output']>;
  /** For `GET /console/files/{id}`. */
  id: Scalars['EntityId']['output'];
  /** picture or video. */
  kind: Scalars['String']['output'];
  /** Pixels of a picture. */
  width?: Maybe<Scalars['Int']['output']>;
};

/** Narrows the cases. */
export type CaseFilter = {
  /** Only those with an appeal, or without. */
  appealed?: InputMaybe<Scalars['Boolean']['input']>;
  /** Id of the buyer's account. */
  buyerId?: InputMaybe<Scalars['EntityId']['input']>;
  /** Number of a case, a parcel or an order, whole. */
  keyword?: InputMaybe<Scalars['String']['input']>;
  /** What is wrong. */
  kind?: InputMaybe<CaseKind>;
  /** Those that ask for at least so much. */
  minAmount?: InputMaybe<Scalars['Fen']['input']>;
  /** Id of the supplier's account. */
  sellerId?: InputMaybe<Scalars['EntityId']['input']>;
  /** Which are listed. */
  show?: InputMaybe<CaseShow>;
};

export type { CaseGive };

/** So many pieces of goods that a case is about. */
export type CaseItem = {
  __typename?: 'CaseItem';
  /** Id of the goods. */
  goodId: Scalars['EntityId']['output'];
  /** As they were when ordered. */
  goodName: Scalars['String']['output'];
  /** Address of a picture. */
  goodPic: Scalars['String']['output'];
  /** Pieces. */
  num: Scalars['Int']['output'];
  /** The combination; empty without. */
  skuName: Scalars['String']['output'];
};

export type { CaseKind };

/** What somebody said or did in a case. */
export type CaseMessage = {
  __typename?: 'CaseMessage';
  /** Such as `open`, `offer` or `escalate`. */
  action: Scalars['String']['output'];
  /** What was asked for, offered or given with it. */
  amount?: Maybe<Scalars['Fen']['output']>;
  /** user (the buyer), seller, system (a deadline), platform (an operator). */
  by: Scalars['String']['output'];
  /** When. */
  createdAt: Scalars['DateTime']['output'];
  /** Pictures and videos that were said with it. */
  files: Array<CaseFile>;
  /** Ascending in the order in which they were written. */
  id: Scalars['EntityId']['output'];
  /** What was said. */
  text: Scalars['String']['output'];
};

/** A line of the ledger. */
export type CaseMoneyLine = {
  __typename?: 'CaseMoneyLine';
  /** available, frozen, deposit of a person; escrow, revenue of the platform. */
  account: Scalars['String']['output'];
  /** What it gets; negative where it gives. */
  amount: Scalars['Fen']['output'];
  /** When. */
  createdAt: Scalars['DateTime']['output'];
  /** buyer, seller, agent, platform. */
  party: Scalars['String']['output'];
  /** What for. */
  title: Scalars['String']['output'];
};

/** What a decision would move of an account. */
export type CaseMove = {
  __typename?: 'CaseMove';
  /** available, frozen, deposit of a person; escrow, revenue of the platform. */
  account: Scalars['String']['output'];
  /** What it gets; negative where it gives. */
  amount: Scalars['Fen']['output'];
  /** buyer, seller, agent, platform. */
  party: Scalars['String']['output'];
  /** What for. */
  title: Scalars['String']['output'];
};

/** A page of cases. */
export type CasePage = {
  __typename?: 'CasePage';
  /** The rows of the page. */
  list: Array<CaseSummary>;
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

/** How a party's newest 1000 orders of the last 30 days went. */
export type CaseParty = {
  __typename?: 'CaseParty';
  /** Seconds until a supplier's first answer, half of the time; null without any. */
  answerMedian?: Maybe<Scalars['Int']['output']>;
  /** Of these, those with a case. */
  caseCount: Scalars['Int']['output'];
  /** Of these, those that the platform was to decide about. */
  disputedCount: Scalars['Int']['output'];
  /** Id of the account. */
  id: Scalars['EntityId']['output'];
  /** Of a supplier its company, of a buyer masked. */
  name: Scalars['String']['output'];
  /** Parcels. */
  packageCount: Scalars['Int']['output'];
  /** Of these, those of which something went back. */
  refundedCount: Scalars['Int']['output'];
  /** What went back. */
  refundedFee: Scalars['Fen']['output'];
};

export type { CaseShow };

/** A case in a list. */
export type CaseSummary = {
  __typename?: 'CaseSummary';
  /** What is asked for. */
  amount: Scalars['Fen']['output'];
  /** Who appealed: user, seller; null while nobody has. */
  appealedBy?: Maybe<Scalars['String']['output']>;
  /** Of a decision that waits for a second operator; null without one. */
  approvalId?: Maybe<Scalars['EntityId']['output']>;
  /** What the buyer wants, in words. */
  askText: Scalars['String']['output'];
  /** Id of the buyer's account. */
  buyerId: Scalars['EntityId']['output'];
  /** Name of the buyer, masked. */
  buyerName: Scalars['String']['output'];
  /** Number that people are told (售后单号). */
  caseNo: Scalars['String']['output'];
  /** When it was opened. */
  createdAt: Scalars['DateTime']['output'];
  /** What the buyer was given. */
  givenAmount: Scalars['Fen']['output'];
  /** Its id. */
  id: Scalars['EntityId']['output'];
  /** What is wrong, in words. */
  kindText: Scalars['String']['output'];
  /** Id of the order. */
  orderId: Scalars['EntityId']['output'];
  /** Number of the order. */
  orderNo: Scalars['String']['output'];
  /** How it ended, in words; null while it is open for the first time. */
  outcomeText?: Maybe<Scalars['String']['output']>;
  /** What the parcel cost. */
  packageFee: Scalars['Fen']['output'];
  /** Id of the parcel. */
  packageId: Scalars['EntityId']['output'];
  /** Number of the parcel. */
  packageNo: Scalars['String']['output'];
  /** Id of the supplier's account. */
  sellerId: Scalars['EntityId']['output'];
  /** Company of the supplier. */
  sellerName: Scalars['String']['output'];
  /** How far it is, in words. */
  statusText: Scalars['String']['output'];
  /** Since when it is an operator's to decide; null where it is not. */
  waitingSince?: Maybe<Scalars['DateTime']['output']>;
};

/** The way of a parcel. */
export type CaseTimeline = {
  __typename?: 'CaseTimeline';
  /** Name of the courier. */
  courierName: Scalars['String']['output'];
  /** What happened, the newest first. */
  list: Array<CaseEvent>;
  /** Its number; null where none was issued. */
  waybillNo?: Maybe<Scalars['String']['output']>;
};

/** A decision of a case. */
export type CaseVerdictInput = {
  /** In all, of a part; needed for it. */
  amount?: InputMaybe<Scalars['Fen']['input']>;
  /** Freight of a replacement that its supplier does not bear. */
  freight?: InputMaybe<Scalars['Fen']['input']>;
  /** Who bears that freight: `BUYER` or `PLATFORM`. */
  freightBy?: InputMaybe<FreightBearer>;
  /** What the buyer gets. */
  give: CaseGive;
};

/** A decision about an approval. */
export type DecideApprovalInput = {
  /** Approve and do it, or refuse it. */
  approve: Scalars['Boolean']['input'];
  /** Why; needed to refuse. */
  decision?: InputMaybe<Scalars['String']['input']>;
};

/** A decision with its reason. */
export type DecideCaseInput = {
  /** 5 to 200 characters; both parties see it. */
  reason: Scalars['String']['input'];
  /** The decision. */
  verdict: CaseVerdictInput;
};

/** What came of a decision. */
export type DecideCasePayload = {
  __typename?: 'DecideCasePayload';
  /** What waits. */
  approvalId?: Maybe<Scalars['EntityId']['output']>;
  /** False where it waits for a second operator. */
  isDone: Scalars['Boolean']['output'];
};

/** Another case of either party. */
export type EarlierCase = {
  __typename?: 'EarlierCase';
  /** What was asked for. */
  amount: Scalars['Fen']['output'];
  /** What the buyer wants, in words. */
  askText: Scalars['String']['output'];
  /** Id of the buyer's account. */
  buyerId: Scalars['EntityId']['output'];
  /** Number that people are told. */
  caseNo: Scalars['String']['output'];
  /** When it was opened. */
  createdAt: Scalars['DateTime']['output'];
  /** What was given. */
  givenAmount: Scalars['Fen']['output'];
  /** Its id. */
  id: Scalars['EntityId']['output'];
  /** What is wrong, in words. */
  kindText: Scalars['String']['output'];
  /** How it ended, in words; null while it is open for the first time. */
  outcomeText?: Maybe<Scalars['String']['output']>;
  /** Id of the supplier's account. */
  sellerId: Scalars['EntityId']['output'];
  /** How far it is, in words. */
  statusText: Scalars['String']['output'];
};

/** A word that goods may not carry (违禁词). */
export type ForbiddenWord = {
  __typename?: 'ForbiddenWord';
  /** When it was added. */
  createdAt: Scalars['DateTime']['output'];
  /** Its id. */
  id: Scalars['EntityId']['output'];
  /** In lower case. */
  word: Scalars['String']['output'];
};

export type { FreightBearer };

/** What an operator has decided of goods. */
export type GoodDecision = {
  __typename?: 'GoodDecision';
  /** Such as `goods reject`. */
  action: Scalars['String']['output'];
  /** When. */
  createdAt: Scalars['DateTime']['output'];
  /** Name of who did it. */
  operator: Scalars['String']['output'];
  /** Why. */
  reason: Scalars['String']['output'];
};

/** What an edit changes. */
export type GoodDifference = {
  __typename?: 'GoodDifference';
  /** As it would be. */
  after: Scalars['String']['output'];
  /** As it is. */
  before: Scalars['String']['output'];
  /** In words. */
  field: Scalars['String']['output'];
};

/** How goods look. */
export type GoodFace = {
  __typename?: 'GoodFace';
  /** Name of the category. */
  categoryName: Scalars['String']['output'];
  /** Sanitised HTML. */
  detail: Scalars['String']['output'];
  /** Whether they are gifts. */
  isGift: Scalars['Boolean']['output'];
  /** Pieces a parcel. */
  maxNum: Scalars['Int']['output'];
  /** Pieces a parcel. */
  minNum: Scalars['Int']['output'];
  /** Name. */
  name: Scalars['String']['output'];
  /** Addresses of the pictures. */
  pics: Array<Scalars['String']['output']>;
  /** Their combinations. */
  skus: Array<GoodFaceSku>;
  /** What a piece is called. */
  unit: Scalars['String']['output'];
};

/** A combination of goods. */
export type GoodFaceSku = {
  __typename?: 'GoodFaceSku';
  /** Whether it is on sale. */
  isOn: Scalars['Boolean']['output'];
  /** Empty for goods without properties. */
  name: Scalars['String']['output'];
  /** Address of its picture; empty where it is that of the goods. */
  pic: Scalars['String']['output'];
  /** A piece for the supplier. */
  supplyPrice: Scalars['Fen']['output'];
  /** Grams a piece. */
  weight: Scalars['Int']['output'];
};

/** Why to look twice at goods. */
export type GoodFlag = {
  __typename?: 'GoodFlag';
  /** Which reason. */
  kind: GoodFlagKind;
  /** Of up to 500 goods of their category on sale; null of another kind. */
  median?: Maybe<Scalars['Fen']['output']>;
  /** Their pictures that another supplier shows. */
  pictures: Array<ReusedPicture>;
  /** A piece; null of another kind. */
  price?: Maybe<Scalars['Fen']['output']>;
  /** Forbidden words that they carry. */
  words: Array<Scalars['String']['output']>;
};

export type { GoodFlagKind };

/** What came of a verdict. */
export type GoodVerdict = {
  __typename?: 'GoodVerdict';
  /** Whether it was done. */
  done: Scalars['Boolean']['output'];
  /** Id of the goods. */
  id: Scalars['EntityId']['output'];
  /** Why not; null where it was. */
  msg?: Maybe<Scalars['String']['output']>;
};

/** Goods as they were looked at. */
export type GoodVersionInput = {
  /** Which. */
  id: Scalars['EntityId']['input'];
  /** Refused where they have changed since. */
  version: Scalars['Int']['input'];
};

/** Narrows the goods. */
export type GoodsAuditFilter = {
  /** Id of the category. */
  categoryId?: InputMaybe<Scalars['EntityId']['input']>;
  /** Part of the name, or the goods number. */
  keyword?: InputMaybe<Scalars['String']['input']>;
  /** Only edits of goods on sale, or only goods that are not. */
  revisions?: InputMaybe<Scalars['Boolean']['input']>;
  /** Id of the supplier's account. */
  sellerId?: InputMaybe<Scalars['EntityId']['input']>;
  /** Which are listed. */
  show?: InputMaybe<GoodsShow>;
};

export type { GoodsShow };

/** A verdict about goods. */
export type JudgeGoodsInput = {
  /** Approve or refuse them. */
  approve: Scalars['Boolean']['input'];
  /** 1 to 50, as they were looked at. */
  items: Array<GoodVersionInput>;
  /** Needed to refuse; their suppliers see it. */
  reason?: InputMaybe<Scalars['String']['input']>;
};

/** What operators do. */
export type Mutation = {
  __typename?: 'Mutation';
  /** Adds a word that goods may not carry. REST: `POST /console/forbiddenWords/add`. */
  addForbiddenWord: ForbiddenWord;
  /** Bans goods: they leave the sale, and their supplier cannot publish them. REST: `POST /console/goods/ban`. */
  banGood: Scalars['Boolean']['output'];
  /** Adds an operator; the password is for the first sign-in. REST: `POST /console/operators/create`. */
  createOperator: OperatorPasswordPayload;
  /** Approves and does what another operator asked for, or refuses it. REST: `POST /console/approvals/decide`. */
  decideApproval: Scalars['Boolean']['output'];
  /**
   * Decides a case; above the amount of the setting `caseSecondEyes` it waits as an approval `case.decide`.
   * REST: `POST /console/cases/decide`.
   */
  decideCase: DecideCasePayload;
  /** Hides a review: it is neither shown nor counted. REST: `POST /console/reviews/hide`. */
  hideReview: Scalars['Boolean']['output'];
  /** Approves or refuses goods, or edits that wait beside them, each for itself. REST: `POST /console/goods/judge`. */
  judgeGoods: Array<GoodVerdict>;
  /** Shows the second factor again, before money is moved. REST: `POST /console/prove`. */
  proveAgain: Operator;
  /**
   * Ends a sign-in by a code: six digits of the authenticator, or a recovery code. At the first sign-in a new password comes
   * with it, and the recovery codes are answered, once. REST: `POST /console/login/code`.
   */
  proveSignIn: ProveSignInPayload;
  /** Removes one; answers its id. REST: `DELETE /console/forbiddenWords/delete`. */
  removeForbiddenWord: Scalars['EntityId']['output'];
  /** Removes a role that nobody has; answers its id. REST: `DELETE /console/roles/delete`. */
  removeRole: Scalars['EntityId']['output'];
  /** Gives an operator a new password and authenticator, and signs them out. REST: `POST /console/operators/reset`. */
  resetOperator: OperatorPasswordPayload;
  /** Takes back what one has asked for. REST: `POST /console/approvals/revoke`. */
  revokeApproval: Scalars['Boolean']['output'];
  /** Adds or changes a role. REST: `POST /console/roles/save`. */
  saveRole: OperatorRole;
  /** Shows a review again that was hidden. REST: `POST /console/reviews/show`. */
  showReview: Scalars['Boolean']['output'];
  /** Begins a sign-in: name and password are right, and a second factor is asked for. REST: `POST /console/login`. */
  signIn: SignInChallenge;
  /** Ends the session. REST: `POST /console/logout`. */
  signOut: Scalars['Boolean']['output'];
  /** Ends all sessions of an operator. REST: `POST /console/operators/signOut`. */
  signOutOperator: OperatorRecord;
  /** Lifts a ban: the goods are a draft again. REST: `POST /console/goods/unban`. */
  unbanGood: Scalars['Boolean']['output'];
  /** Changes an operator. Whoever is disabled is signed out. REST: `PUT /console/operators/update`. */
  updateOperator: OperatorRecord;
};


/** What operators do. */
export type MutationAddForbiddenWordArgs = {
  word: Scalars['String']['input'];
};


/** What operators do. */
export type MutationBanGoodArgs = {
  id: Scalars['EntityId']['input'];
  reason: Scalars['String']['input'];
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
export type MutationDecideCaseArgs = {
  id: Scalars['EntityId']['input'];
  input: DecideCaseInput;
};


/** What operators do. */
export type MutationHideReviewArgs = {
  id: Scalars['EntityId']['input'];
  reason: Scalars['String']['input'];
};


/** What operators do. */
export type MutationJudgeGoodsArgs = {
  input: JudgeGoodsInput;
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
export type MutationRemoveForbiddenWordArgs = {
  id: Scalars['EntityId']['input'];
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
export type MutationShowReviewArgs = {
  id: Scalars['EntityId']['input'];
  reason: Scalars['String']['input'];
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
export type MutationUnbanGoodArgs = {
  id: Scalars['EntityId']['input'];
  reason: Scalars['String']['input'];
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
  /** Goods as they are, and as an edit that waits would make them. REST: `GET /console/goods/one`. */
  auditedGood: AuditedGood;
  /** Everything of a case; that it was opened is recorded. REST: `GET /console/cases/one`; its files: `GET /console/files/{id}`. */
  case: Case;
  /** What a decision would move, without making it. REST: `POST /console/cases/preview`. */
  caseDecisionPreview: CaseDecisionPreview;
  /** After-sales cases: those that wait for an operator, the oldest first, or all. REST: `GET /console/cases`. */
  cases: CasePage;
  /** Words that goods may not carry (违禁词). REST: `GET /console/forbiddenWords`. */
  forbiddenWords: Array<ForbiddenWord>;
  /** Goods and edits that wait for an audit, the longest waiting first, or others. REST: `GET /console/goods`. */
  goodsToAudit: AuditedGoodPage;
  /** The signed-in operator. REST: `GET /console/me`. */
  me: Operator;
  /** All operators. REST: `GET /console/operators`. */
  operators: Array<OperatorRecord>;
  /** Reviews of all goods, hidden ones too, the newest first. REST: `GET /console/reviews`. */
  reviews: ReviewPage;
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
export type QueryAuditedGoodArgs = {
  id: Scalars['EntityId']['input'];
};


/** What operators see. */
export type QueryCaseArgs = {
  id: Scalars['EntityId']['input'];
};


/** What operators see. */
export type QueryCaseDecisionPreviewArgs = {
  id: Scalars['EntityId']['input'];
  verdict: CaseVerdictInput;
};


/** What operators see. */
export type QueryCasesArgs = {
  cursor?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<CaseFilter>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


/** What operators see. */
export type QueryGoodsToAuditArgs = {
  cursor?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<GoodsAuditFilter>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


/** What operators see. */
export type QueryReviewsArgs = {
  cursor?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ReviewFilter>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};

/** A picture that another supplier shows, too. */
export type ReusedPicture = {
  __typename?: 'ReusedPicture';
  /** Id of the other supplier's account. */
  sellerId: Scalars['EntityId']['output'];
  /** Company of the other supplier. */
  sellerName: Scalars['String']['output'];
  /** Its address. */
  url: Scalars['String']['output'];
};

/** What a buyer says of goods. */
export type Review = {
  __typename?: 'Review';
  /** Addresses of pictures. */
  addedPics: Array<Scalars['String']['output']>;
  /** What was added later (追评). */
  addedText: Scalars['String']['output'];
  /** The supplier's, or empty. */
  answer: Scalars['String']['output'];
  /** Id of who wrote it. */
  buyerId: Scalars['EntityId']['output'];
  /** Masked. */
  buyerName: Scalars['String']['output'];
  /** When it was written. */
  createdAt: Scalars['DateTime']['output'];
  /** Id of the goods. */
  goodId: Scalars['EntityId']['output'];
  /** Name of the goods. */
  goodName: Scalars['String']['output'];
  /** Address of a picture. */
  goodPic: Scalars['String']['output'];
  /** Since when others do not see it; null while they do. */
  hiddenAt?: Maybe<Scalars['DateTime']['output']>;
  /** Why, or empty. */
  hiddenReason: Scalars['String']['output'];
  /** Its id. */
  id: Scalars['EntityId']['output'];
  /** Id of the order. */
  orderId: Scalars['EntityId']['output'];
  /** Number of the order. */
  orderNo: Scalars['String']['output'];
  /** Addresses of pictures. */
  pics: Array<Scalars['String']['output']>;
  /** 1 to 5. */
  score: Scalars['Int']['output'];
  /** Id of the supplier's account. */
  sellerId: Scalars['EntityId']['output'];
  /** Company of the supplier. */
  sellerName: Scalars['String']['output'];
  /** The combinations that were bought; empty without properties. */
  skuName: Scalars['String']['output'];
  /** What was said. */
  text: Scalars['String']['output'];
};

/** Narrows the reviews. */
export type ReviewFilter = {
  /** Id of the goods. */
  goodId?: InputMaybe<Scalars['EntityId']['input']>;
  /** Number of the order, whole. */
  orderNo?: InputMaybe<Scalars['String']['input']>;
  /** Id of the supplier's account. */
  sellerId?: InputMaybe<Scalars['EntityId']['input']>;
  /** Which are listed. */
  show?: InputMaybe<ReviewListing>;
};

export type { ReviewListing };

/** A page of reviews. */
export type ReviewPage = {
  __typename?: 'ReviewPage';
  /** The rows of the page. */
  list: Array<Review>;
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
  AuditedGood: ResolverTypeWrapper<AuditedGoodDto>;
  AuditedGoodPage: ResolverTypeWrapper<AuditedGoodPageDto>;
  AuditedGoodSummary: ResolverTypeWrapper<AuditedGoodSummaryDto>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Case: ResolverTypeWrapper<CaseDto>;
  CaseApproval: ResolverTypeWrapper<CaseApproval>;
  CaseDecisionPreview: ResolverTypeWrapper<CaseDecisionPreviewDto>;
  CaseEvent: ResolverTypeWrapper<CaseEvent>;
  CaseFile: ResolverTypeWrapper<CaseFile>;
  CaseFilter: CaseFilter;
  CaseGive: CaseGive;
  CaseItem: ResolverTypeWrapper<CaseItem>;
  CaseKind: CaseKind;
  CaseMessage: ResolverTypeWrapper<CaseMessage>;
  CaseMoneyLine: ResolverTypeWrapper<CaseMoneyLine>;
  CaseMove: ResolverTypeWrapper<CaseMove>;
  CasePage: ResolverTypeWrapper<CasePageDto>;
  CaseParty: ResolverTypeWrapper<CaseParty>;
  CaseShow: CaseShow;
  CaseSummary: ResolverTypeWrapper<CaseSummaryDto>;
  CaseTimeline: ResolverTypeWrapper<CaseTimeline>;
  CaseVerdictInput: CaseVerdictInput;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DecideApprovalInput: DecideApprovalInput;
  DecideCaseInput: DecideCaseInput;
  DecideCasePayload: ResolverTypeWrapper<DecideCasePayloadDto>;
  EarlierCase: ResolverTypeWrapper<EarlierCase>;
  EntityId: ResolverTypeWrapper<Scalars['EntityId']['output']>;
  Fen: ResolverTypeWrapper<Scalars['Fen']['output']>;
  ForbiddenWord: ResolverTypeWrapper<ForbiddenWordDto>;
  FreightBearer: FreightBearer;
  GoodDecision: ResolverTypeWrapper<GoodDecision>;
  GoodDifference: ResolverTypeWrapper<GoodDifference>;
  GoodFace: ResolverTypeWrapper<GoodFace>;
  GoodFaceSku: ResolverTypeWrapper<GoodFaceSku>;
  GoodFlag: ResolverTypeWrapper<GoodFlag>;
  GoodFlagKind: GoodFlagKind;
  GoodVerdict: ResolverTypeWrapper<GoodVerdictDto>;
  GoodVersionInput: GoodVersionInput;
  GoodsAuditFilter: GoodsAuditFilter;
  GoodsShow: GoodsShow;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  JudgeGoodsInput: JudgeGoodsInput;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Operator: ResolverTypeWrapper<OperatorDto>;
  OperatorInput: OperatorInput;
  OperatorPasswordPayload: ResolverTypeWrapper<OperatorPasswordPayloadDto>;
  OperatorRecord: ResolverTypeWrapper<OperatorRecordDto>;
  OperatorRole: ResolverTypeWrapper<OperatorRoleDto>;
  OperatorUpdateInput: OperatorUpdateInput;
  PermissionText: ResolverTypeWrapper<PermissionText>;
  ProveSignInInput: ProveSignInInput;
  ProveSignInPayload: ResolverTypeWrapper<ProveSignInPayloadDto>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  ReusedPicture: ResolverTypeWrapper<ReusedPicture>;
  Review: ResolverTypeWrapper<ReviewDto>;
  ReviewFilter: ReviewFilter;
  ReviewListing: ReviewListing;
  ReviewPage: ResolverTypeWrapper<ReviewPageDto>;
  RoleInput: RoleInput;
  Roles: ResolverTypeWrapper<RolesDto>;
  SignInChallenge: ResolverTypeWrapper<SignInChallengeDto>;
  SignInInput: SignInInput;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Approval: ApprovalDto;
  ApprovalFilter: ApprovalFilter;
  ApprovalPage: ApprovalPageDto;
  AuditEntry: AuditEntryDto;
  AuditEntryFilter: AuditEntryFilter;
  AuditEntryPage: AuditEntryPageDto;
  AuditedGood: AuditedGoodDto;
  AuditedGoodPage: AuditedGoodPageDto;
  AuditedGoodSummary: AuditedGoodSummaryDto;
  Boolean: Scalars['Boolean']['output'];
  Case: CaseDto;
  CaseApproval: CaseApproval;
  CaseDecisionPreview: CaseDecisionPreviewDto;
  CaseEvent: CaseEvent;
  CaseFile: CaseFile;
  CaseFilter: CaseFilter;
  CaseItem: CaseItem;
  CaseMessage: CaseMessage;
  CaseMoneyLine: CaseMoneyLine;
  CaseMove: CaseMove;
  CasePage: CasePageDto;
  CaseParty: CaseParty;
  CaseSummary: CaseSummaryDto;
  CaseTimeline: CaseTimeline;
  CaseVerdictInput: CaseVerdictInput;
  Date: Scalars['Date']['output'];
  DateTime: Scalars['DateTime']['output'];
  DecideApprovalInput: DecideApprovalInput;
  DecideCaseInput: DecideCaseInput;
  DecideCasePayload: DecideCasePayloadDto;
  EarlierCase: EarlierCase;
  EntityId: Scalars['EntityId']['output'];
  Fen: Scalars['Fen']['output'];
  ForbiddenWord: ForbiddenWordDto;
  GoodDecision: GoodDecision;
  GoodDifference: GoodDifference;
  GoodFace: GoodFace;
  GoodFaceSku: GoodFaceSku;
  GoodFlag: GoodFlag;
  GoodVerdict: GoodVerdictDto;
  GoodVersionInput: GoodVersionInput;
  GoodsAuditFilter: GoodsAuditFilter;
  Int: Scalars['Int']['output'];
  JudgeGoodsInput: JudgeGoodsInput;
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
  ReusedPicture: ReusedPicture;
  Review: ReviewDto;
  ReviewFilter: ReviewFilter;
  ReviewPage: ReviewPageDto;
  RoleInput: RoleInput;
  Roles: RolesDto;
  SignInChallenge: SignInChallengeDto;
  SignInInput: SignInInput;
  String: Scalars['String']['output'];
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

export type AuditedGoodResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['AuditedGood'] = ResolversParentTypes['AuditedGood']> = {
  auditReason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  categoryName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  differences?: Resolver<Array<ResolversTypes['GoodDifference']>, ParentType, ContextType>;
  flags?: Resolver<Array<ResolversTypes['GoodFlag']>, ParentType, ContextType>;
  goodsNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  history?: Resolver<Array<ResolversTypes['GoodDecision']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  isBanned?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isRevision?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isWaiting?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  now?: Resolver<ResolversTypes['GoodFace'], ParentType, ContextType>;
  pic?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  revised?: Resolver<Maybe<ResolversTypes['GoodFace']>, ParentType, ContextType>;
  sellerId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  sellerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  statusText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  submittedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  supplyPrice?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AuditedGoodPageResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['AuditedGoodPage'] = ResolversParentTypes['AuditedGoodPage']> = {
  list?: Resolver<Array<ResolversTypes['AuditedGoodSummary']>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AuditedGoodSummaryResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['AuditedGoodSummary'] = ResolversParentTypes['AuditedGoodSummary']> = {
  auditReason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  categoryName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  flags?: Resolver<Array<ResolversTypes['GoodFlag']>, ParentType, ContextType>;
  goodsNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  isBanned?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isRevision?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isWaiting?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pic?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sellerId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  sellerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  statusText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  submittedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  supplyPrice?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CaseResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['Case'] = ResolversParentTypes['Case']> = {
  amount?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  appealedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  approval?: Resolver<Maybe<ResolversTypes['CaseApproval']>, ParentType, ContextType>;
  approvalId?: Resolver<Maybe<ResolversTypes['EntityId']>, ParentType, ContextType>;
  askText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  buyer?: Resolver<ResolversTypes['CaseParty'], ParentType, ContextType>;
  buyerId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  buyerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  caseNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  compensated?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  courierFee?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  earlier?: Resolver<Array<ResolversTypes['EarlierCase']>, ParentType, ContextType>;
  givenAmount?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  goodsFee?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['CaseItem']>, ParentType, ContextType>;
  kindText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  maxAmount?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  mayDecide?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  messages?: Resolver<Array<ResolversTypes['CaseMessage']>, ParentType, ContextType>;
  money?: Resolver<Array<ResolversTypes['CaseMoneyLine']>, ParentType, ContextType>;
  offerText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orderId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  orderNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  outcomeText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  packageFee?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  packageId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  packageNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  returnText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  secondEyes?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  seller?: Resolver<ResolversTypes['CaseParty'], ParentType, ContextType>;
  sellerDeposit?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  sellerFree?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  sellerId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  sellerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  statusText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timeline?: Resolver<ResolversTypes['CaseTimeline'], ParentType, ContextType>;
  waitingSince?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type CaseApprovalResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['CaseApproval'] = ResolversParentTypes['CaseApproval']> = {
  amount?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  askedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  askedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CaseDecisionPreviewResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['CaseDecisionPreview'] = ResolversParentTypes['CaseDecisionPreview']> = {
  amount?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  buyerGets?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  moves?: Resolver<Array<ResolversTypes['CaseMove']>, ParentType, ContextType>;
  needsSecond?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CaseEventResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['CaseEvent'] = ResolversParentTypes['CaseEvent']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CaseFileResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['CaseFile'] = ResolversParentTypes['CaseFile']> = {
  durationMs?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  height?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  width?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type CaseGiveResolvers = EnumResolverSignature<{ ALL?: any, NOTHING?: any, PART?: any, REPLACEMENT?: any }, ResolversTypes['CaseGive']>;

export type CaseItemResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['CaseItem'] = ResolversParentTypes['CaseItem']> = {
  goodId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  goodName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  goodPic?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  num?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  skuName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CaseKindResolvers = EnumResolverSignature<{ DAMAGED?: any, INTERCEPTED?: any, LATE?: any, MISSING?: any, NOT_RECEIVED?: any, NO_REASON?: any, QUALITY?: any, REJECTED?: any, UNSPECIFIED?: any, WRONG?: any }, ResolversTypes['CaseKind']>;

export type CaseMessageResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['CaseMessage'] = ResolversParentTypes['CaseMessage']> = {
  action?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<Maybe<ResolversTypes['Fen']>, ParentType, ContextType>;
  by?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  files?: Resolver<Array<ResolversTypes['CaseFile']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CaseMoneyLineResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['CaseMoneyLine'] = ResolversParentTypes['CaseMoneyLine']> = {
  account?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  party?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CaseMoveResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['CaseMove'] = ResolversParentTypes['CaseMove']> = {
  account?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  party?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CasePageResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['CasePage'] = ResolversParentTypes['CasePage']> = {
  list?: Resolver<Array<ResolversTypes['CaseSummary']>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CasePartyResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['CaseParty'] = ResolversParentTypes['CaseParty']> = {
  answerMedian?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  caseCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  disputedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  packageCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refundedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refundedFee?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
};

export type CaseShowResolvers = EnumResolverSignature<{ ALL?: any, WAITING?: any }, ResolversTypes['CaseShow']>;

export type CaseSummaryResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['CaseSummary'] = ResolversParentTypes['CaseSummary']> = {
  amount?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  appealedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  approvalId?: Resolver<Maybe<ResolversTypes['EntityId']>, ParentType, ContextType>;
  askText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  buyerId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  buyerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  caseNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  givenAmount?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  kindText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  orderNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  outcomeText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  packageFee?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  packageId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  packageNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sellerId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  sellerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  statusText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  waitingSince?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type CaseTimelineResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['CaseTimeline'] = ResolversParentTypes['CaseTimeline']> = {
  courierName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  list?: Resolver<Array<ResolversTypes['CaseEvent']>, ParentType, ContextType>;
  waybillNo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DecideCasePayloadResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['DecideCasePayload'] = ResolversParentTypes['DecideCasePayload']> = {
  approvalId?: Resolver<Maybe<ResolversTypes['EntityId']>, ParentType, ContextType>;
  isDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type EarlierCaseResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['EarlierCase'] = ResolversParentTypes['EarlierCase']> = {
  amount?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  askText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  buyerId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  caseNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  givenAmount?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  kindText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  outcomeText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sellerId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  statusText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface EntityIdScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['EntityId'], any> {
  name: 'EntityId';
}

export interface FenScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Fen'], any> {
  name: 'Fen';
}

export type ForbiddenWordResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['ForbiddenWord'] = ResolversParentTypes['ForbiddenWord']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  word?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FreightBearerResolvers = EnumResolverSignature<{ BUYER?: any, PLATFORM?: any, SELLER?: any }, ResolversTypes['FreightBearer']>;

export type GoodDecisionResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['GoodDecision'] = ResolversParentTypes['GoodDecision']> = {
  action?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  operator?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GoodDifferenceResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['GoodDifference'] = ResolversParentTypes['GoodDifference']> = {
  after?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  before?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GoodFaceResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['GoodFace'] = ResolversParentTypes['GoodFace']> = {
  categoryName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  detail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isGift?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  maxNum?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minNum?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pics?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  skus?: Resolver<Array<ResolversTypes['GoodFaceSku']>, ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GoodFaceSkuResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['GoodFaceSku'] = ResolversParentTypes['GoodFaceSku']> = {
  isOn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pic?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  supplyPrice?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  weight?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type GoodFlagResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['GoodFlag'] = ResolversParentTypes['GoodFlag']> = {
  kind?: Resolver<ResolversTypes['GoodFlagKind'], ParentType, ContextType>;
  median?: Resolver<Maybe<ResolversTypes['Fen']>, ParentType, ContextType>;
  pictures?: Resolver<Array<ResolversTypes['ReusedPicture']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Fen']>, ParentType, ContextType>;
  words?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type GoodFlagKindResolvers = EnumResolverSignature<{ PICTURES?: any, PRICE?: any, WORDS?: any }, ResolversTypes['GoodFlagKind']>;

export type GoodVerdictResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['GoodVerdict'] = ResolversParentTypes['GoodVerdict']> = {
  done?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  msg?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type GoodsShowResolvers = EnumResolverSignature<{ ALL?: any, BANNED?: any, WAITING?: any }, ResolversTypes['GoodsShow']>;

export type MutationResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  addForbiddenWord?: Resolver<ResolversTypes['ForbiddenWord'], ParentType, ContextType, RequireFields<MutationAddForbiddenWordArgs, 'word'>>;
  banGood?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationBanGoodArgs, 'id' | 'reason'>>;
  createOperator?: Resolver<ResolversTypes['OperatorPasswordPayload'], ParentType, ContextType, RequireFields<MutationCreateOperatorArgs, 'input'>>;
  decideApproval?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDecideApprovalArgs, 'id' | 'input'>>;
  decideCase?: Resolver<ResolversTypes['DecideCasePayload'], ParentType, ContextType, RequireFields<MutationDecideCaseArgs, 'id' | 'input'>>;
  hideReview?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationHideReviewArgs, 'id' | 'reason'>>;
  judgeGoods?: Resolver<Array<ResolversTypes['GoodVerdict']>, ParentType, ContextType, RequireFields<MutationJudgeGoodsArgs, 'input'>>;
  proveAgain?: Resolver<ResolversTypes['Operator'], ParentType, ContextType, RequireFields<MutationProveAgainArgs, 'code'>>;
  proveSignIn?: Resolver<ResolversTypes['ProveSignInPayload'], ParentType, ContextType, RequireFields<MutationProveSignInArgs, 'input'>>;
  removeForbiddenWord?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType, RequireFields<MutationRemoveForbiddenWordArgs, 'id'>>;
  removeRole?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType, RequireFields<MutationRemoveRoleArgs, 'id'>>;
  resetOperator?: Resolver<ResolversTypes['OperatorPasswordPayload'], ParentType, ContextType, RequireFields<MutationResetOperatorArgs, 'id'>>;
  revokeApproval?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRevokeApprovalArgs, 'id'>>;
  saveRole?: Resolver<ResolversTypes['OperatorRole'], ParentType, ContextType, RequireFields<MutationSaveRoleArgs, 'input'>>;
  showReview?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationShowReviewArgs, 'id' | 'reason'>>;
  signIn?: Resolver<ResolversTypes['SignInChallenge'], ParentType, ContextType, RequireFields<MutationSignInArgs, 'input'>>;
  signOut?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  signOutOperator?: Resolver<ResolversTypes['OperatorRecord'], ParentType, ContextType, RequireFields<MutationSignOutOperatorArgs, 'id'>>;
  unbanGood?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationUnbanGoodArgs, 'id' | 'reason'>>;
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
  auditedGood?: Resolver<ResolversTypes['AuditedGood'], ParentType, ContextType, RequireFields<QueryAuditedGoodArgs, 'id'>>;
  case?: Resolver<ResolversTypes['Case'], ParentType, ContextType, RequireFields<QueryCaseArgs, 'id'>>;
  caseDecisionPreview?: Resolver<ResolversTypes['CaseDecisionPreview'], ParentType, ContextType, RequireFields<QueryCaseDecisionPreviewArgs, 'id' | 'verdict'>>;
  cases?: Resolver<ResolversTypes['CasePage'], ParentType, ContextType, RequireFields<QueryCasesArgs, 'page' | 'pageSize'>>;
  forbiddenWords?: Resolver<Array<ResolversTypes['ForbiddenWord']>, ParentType, ContextType>;
  goodsToAudit?: Resolver<ResolversTypes['AuditedGoodPage'], ParentType, ContextType, RequireFields<QueryGoodsToAuditArgs, 'page' | 'pageSize'>>;
  me?: Resolver<ResolversTypes['Operator'], ParentType, ContextType>;
  operators?: Resolver<Array<ResolversTypes['OperatorRecord']>, ParentType, ContextType>;
  reviews?: Resolver<ResolversTypes['ReviewPage'], ParentType, ContextType, RequireFields<QueryReviewsArgs, 'page' | 'pageSize'>>;
  roles?: Resolver<ResolversTypes['Roles'], ParentType, ContextType>;
};

export type ReusedPictureResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['ReusedPicture'] = ResolversParentTypes['ReusedPicture']> = {
  sellerId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  sellerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReviewResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['Review'] = ResolversParentTypes['Review']> = {
  addedPics?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  addedText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  answer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  buyerId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  buyerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  goodId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  goodName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  goodPic?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hiddenAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  hiddenReason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  orderId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  orderNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pics?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  score?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sellerId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  sellerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  skuName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReviewListingResolvers = EnumResolverSignature<{ ALL?: any, BAD?: any, HIDDEN?: any, PICTURES?: any }, ResolversTypes['ReviewListing']>;

export type ReviewPageResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['ReviewPage'] = ResolversParentTypes['ReviewPage']> = {
  list?: Resolver<Array<ResolversTypes['Review']>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
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

export type Resolvers<ContextType = ConsoleContext> = {
  Approval?: ApprovalResolvers<ContextType>;
  ApprovalPage?: ApprovalPageResolvers<ContextType>;
  ApprovalStatus?: ApprovalStatusResolvers;
  AuditEntry?: AuditEntryResolvers<ContextType>;
  AuditEntryPage?: AuditEntryPageResolvers<ContextType>;
  AuditedGood?: AuditedGoodResolvers<ContextType>;
  AuditedGoodPage?: AuditedGoodPageResolvers<ContextType>;
  AuditedGoodSummary?: AuditedGoodSummaryResolvers<ContextType>;
  Case?: CaseResolvers<ContextType>;
  CaseApproval?: CaseApprovalResolvers<ContextType>;
  CaseDecisionPreview?: CaseDecisionPreviewResolvers<ContextType>;
  CaseEvent?: CaseEventResolvers<ContextType>;
  CaseFile?: CaseFileResolvers<ContextType>;
  CaseGive?: CaseGiveResolvers;
  CaseItem?: CaseItemResolvers<ContextType>;
  CaseKind?: CaseKindResolvers;
  CaseMessage?: CaseMessageResolvers<ContextType>;
  CaseMoneyLine?: CaseMoneyLineResolvers<ContextType>;
  CaseMove?: CaseMoveResolvers<ContextType>;
  CasePage?: CasePageResolvers<ContextType>;
  CaseParty?: CasePartyResolvers<ContextType>;
  CaseShow?: CaseShowResolvers;
  CaseSummary?: CaseSummaryResolvers<ContextType>;
  CaseTimeline?: CaseTimelineResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  DecideCasePayload?: DecideCasePayloadResolvers<ContextType>;
  EarlierCase?: EarlierCaseResolvers<ContextType>;
  EntityId?: GraphQLScalarType;
  Fen?: GraphQLScalarType;
  ForbiddenWord?: ForbiddenWordResolvers<ContextType>;
  FreightBearer?: FreightBearerResolvers;
  GoodDecision?: GoodDecisionResolvers<ContextType>;
  GoodDifference?: GoodDifferenceResolvers<ContextType>;
  GoodFace?: GoodFaceResolvers<ContextType>;
  GoodFaceSku?: GoodFaceSkuResolvers<ContextType>;
  GoodFlag?: GoodFlagResolvers<ContextType>;
  GoodFlagKind?: GoodFlagKindResolvers;
  GoodVerdict?: GoodVerdictResolvers<ContextType>;
  GoodsShow?: GoodsShowResolvers;
  Mutation?: MutationResolvers<ContextType>;
  Operator?: OperatorResolvers<ContextType>;
  OperatorPasswordPayload?: OperatorPasswordPayloadResolvers<ContextType>;
  OperatorRecord?: OperatorRecordResolvers<ContextType>;
  OperatorRole?: OperatorRoleResolvers<ContextType>;
  PermissionText?: PermissionTextResolvers<ContextType>;
  ProveSignInPayload?: ProveSignInPayloadResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  ReusedPicture?: ReusedPictureResolvers<ContextType>;
  Review?: ReviewResolvers<ContextType>;
  ReviewListing?: ReviewListingResolvers;
  ReviewPage?: ReviewPageResolvers<ContextType>;
  Roles?: RolesResolvers<ContextType>;
  SignInChallenge?: SignInChallengeResolvers<ContextType>;
};

