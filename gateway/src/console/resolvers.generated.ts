import type { AccountKind } from '../domains/accounts/accounts.mapping.ts';
import type { RealStatus } from '../domains/accounts/accounts.mapping.ts';
import type { CaseKind } from '../domains/afterSales/afterSales.mapping.ts';
import type { FreightBearer } from '../domains/afterSales/afterSales.mapping.ts';
import type { CashOutStatus } from '../domains/cashOuts/cashOuts.mapping.ts';
import type { PayeeType } from '../domains/cashOuts/cashOuts.mapping.ts';
import type { ServiceStatus } from '../domains/couriers/couriers.mapping.ts';
import type { GoodsStatus } from '../domains/goods/goods.mapping.ts';
import type { InvoiceKind } from '../domains/invoices/invoices.mapping.ts';
import type { InvoiceStatus } from '../domains/invoices/invoices.mapping.ts';
import type { InvoiceTitleKind } from '../domains/invoices/invoices.mapping.ts';
import type { LegalKind } from '../domains/legal/legal.mapping.ts';
import type { LicenceKind } from '../domains/licences/licences.mapping.ts';
import type { LicenceStatus } from '../domains/licences/licences.mapping.ts';
import type { NoticeType } from '../domains/notices/notices.mapping.ts';
import type { ParcelStatus } from '../domains/parcels/parcels.mapping.ts';
import type { OutputStatus } from '../domains/parcels/parcels.mapping.ts';
import type { RefundStatus } from '../domains/parcels/parcels.mapping.ts';
import type { EventActor } from '../domains/parcels/parcels.mapping.ts';
import type { PayType } from '../domains/payments/payments.mapping.ts';
import type { PayStatus } from '../domains/payments/payments.mapping.ts';
import type { Platform } from '../domains/shipments/shipments.mapping.ts';
import type { OrderStatus } from '../domains/shipments/shipments.mapping.ts';
import type { ShopStatus } from '../domains/shops/shops.mapping.ts';
import type { SplitReceiverKind } from '../domains/splits/splits.mapping.ts';
import type { ApiTokenStatus } from '../domains/tokens/tokens.mapping.ts';
import type { MoneyLogType } from '../domains/wallet/wallet.mapping.ts';
import type { AccountStatus } from './domains/accounts/accounts.mapping.ts';
import type { AdjustKind } from './domains/adjustments/adjustments.mapping.ts';
import type { ApprovalStatus } from './domains/approvals/approvals.mapping.ts';
import type { ClosureState } from './domains/areas/areas.mapping.ts';
import type { CaseShow } from './domains/cases/cases.mapping.ts';
import type { CaseGive } from './domains/cases/cases.mapping.ts';
import type { CashOutSplitStatus } from './domains/cashOuts/cashOuts.mapping.ts';
import type { BankVerdict } from './domains/cashOuts/cashOuts.mapping.ts';
import type { ChannelBillState } from './domains/channelBills/channelBills.mapping.ts';
import type { BillDifferenceKind } from './domains/channelBills/channelBills.mapping.ts';
import type { BillLineKind } from './domains/channelBills/channelBills.mapping.ts';
import type { FoundKind } from './domains/finding/finding.mapping.ts';
import type { GoodsShow } from './domains/goodsAudit/goodsAudit.mapping.ts';
import type { GoodFlagKind } from './domains/goodsAudit/goodsAudit.mapping.ts';
import type { WaitingKind } from './domains/home/home.mapping.ts';
import type { HomePlace } from './domains/homeItems/homeItems.mapping.ts';
import type { HomeAudience } from './domains/homeItems/homeItems.mapping.ts';
import type { HomeItemState } from './domains/homeItems/homeItems.mapping.ts';
import type { JoinApplicationStatus } from './domains/joins/joins.mapping.ts';
import type { NoticeAudience } from './domains/notices/notices.mapping.ts';
import type { NoticeState } from './domains/notices/notices.mapping.ts';
import type { PaymentProblemKind } from './domains/payments/payments.mapping.ts';
import type { ChannelState } from './domains/payments/payments.mapping.ts';
import type { RechargeRefundStatus } from './domains/payments/payments.mapping.ts';
import type { ReportName } from './domains/reports/reports.mapping.ts';
import type { ReportUnit } from './domains/reports/reports.mapping.ts';
import type { RevealKind } from './domains/reveals/reveals.mapping.ts';
import type { ReviewListing } from './domains/reviews/reviews.mapping.ts';
import type { SettingKind } from './domains/settings/settings.mapping.ts';
import type { LedgerOwner } from './domains/statements/statements.mapping.ts';
import type { SupplierWarning } from './domains/suppliers/suppliers.mapping.ts';
import type { ConsoleList } from './domains/views/views.mapping.ts';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { AccountPageDto, AccountDto, AccountDetailsDto, AccountOrderDto, AccountRefundDto, AccountInviteeDto, AccountMemberDto, AccountTokenDto, AccountConsentDto, AccountNoteDto, FreezePreviewDto } from './domains/accounts/accounts.dto.ts';
import type { AdjustmentPageDto, AdjustmentDto, AdjustTermsDto, AdjustPayloadDto } from './domains/adjustments/adjustments.dto.ts';
import type { ApprovalPageDto, ApprovalDto, ApprovalTransferDto } from './domains/approvals/approvals.dto.ts';
import type { AreaClosureDto } from './domains/areas/areas.dto.ts';
import type { AuditEntryPageDto, AuditChoicesDto, AuditEntryDto } from './domains/audit/audit.dto.ts';
import type { BooksDto, BookRuleDto, BookViolationDto, PastViolationDto } from './domains/books/books.dto.ts';
import type { CasePageDto, CaseSummaryDto, CaseDto, CaseDecisionPreviewDto, DecideCasePayloadDto } from './domains/cases/cases.dto.ts';
import type { CashOutPageDto, CashOutDto, CashOutDetailsDto, OperatorStepDto, CashOutSplitDto, CashOutReceiverDto, SplitDayDto, CashOutBatchPageDto, CashOutBatchDto, CreateCashOutBatchPayloadDto, BankAnswersPayloadDto, BankAnswerDto } from './domains/cashOuts/cashOuts.dto.ts';
import type { CategoryRecordDto } from './domains/categories/categories.dto.ts';
import type { ChannelBillPageDto, ChannelBillDto, BillDifferencePageDto, BillDifferenceDto } from './domains/channelBills/channelBills.dto.ts';
import type { CourierRecordDto } from './domains/couriers/couriers.dto.ts';
import type { ListExportDto } from './domains/exports/exports.dto.ts';
import type { FoundDto, FoundNumberDto, FoundHitDto } from './domains/finding/finding.dto.ts';
import type { AuditedGoodPageDto, AuditedGoodSummaryDto, AuditedGoodDto, GoodVerdictDto, ForbiddenWordDto } from './domains/goodsAudit/goodsAudit.dto.ts';
import type { HomeDto, WaitingCountDto, DayFiguresDto } from './domains/home/home.dto.ts';
import type { HomeItemDto } from './domains/homeItems/homeItems.dto.ts';
import type { InvoicePageDto, InvoiceDto, InvoiceDetailDto, InvoiceTitleTextDto, InvoicePartDto, ImportedInvoiceDto } from './domains/invoices/invoices.dto.ts';
import type { JoinApplicationPageDto, JoinApplicationDto } from './domains/joins/joins.dto.ts';
import type { LevelsDto, LevelRecordDto, LevelChangeDto, LevelTermsDto } from './domains/levels/levels.dto.ts';
import type { LicencePageDto, LicenceDto } from './domains/licences/licences.dto.ts';
import type { NoticePageDto, NoticeDto, NoticeReachDto } from './domains/notices/notices.dto.ts';
import type { SignInChallengeDto, OperatorDto, ProveSignInPayloadDto, OperatorRecordDto, OperatorPasswordPayloadDto, OperatorRoleDto, RolesDto } from './domains/operators/operators.dto.ts';
import type { ListedOrderPageDto, ListedOrderDto, ListedParcelPageDto, ListedParcelDto, CourierNameDto, OrderDetailDto, OrderParcelDto, OrderRefundDto, ParcelTimelineDto, TimelineEventDto, CancelOrderPayloadDto, RefundParcelPayloadDto } from './domains/orders/orders.dto.ts';
import type { PaymentPageDto, PaymentDto, PaymentDetailsDto, PaymentNoticeDto, ChannelAnswerDto, PaymentProblemPageDto, PaymentProblemDto, RechargeRefundPageDto, RechargeRefundDto } from './domains/payments/payments.dto.ts';
import type { RegionListDto, RegionDto } from './domains/regions/regions.dto.ts';
import type { ReportDto, ReportRowDto, ReportFiguresDto } from './domains/reports/reports.dto.ts';
import type { RevealedPersonDto } from './domains/reveals/reveals.dto.ts';
import type { ReviewPageDto, ReviewDto } from './domains/reviews/reviews.dto.ts';
import type { SettingDto, SettingChangeDto } from './domains/settings/settings.dto.ts';
import type { ListedShopPageDto, ListedShopDto } from './domains/shops/shops.dto.ts';
import type { PlatformStatementDto, PlatformStatementPartDto, WalletStatementDto, StatementPartDto, StatementLineDto } from './domains/statements/statements.dto.ts';
import type { SupplierPageDto, SupplierDto, SupplierDetailsDto, GoodsCountDto, SupplierWarehouseDto } from './domains/suppliers/suppliers.dto.ts';
import type { SystemDto, FailedJobDto, JobStepPayloadDto } from './domains/system/system.dto.ts';
import type { TaxReportDto } from './domains/taxReports/taxReports.dto.ts';
import type { SavedViewDto } from './domains/views/views.dto.ts';
import type { WalletDto, WalletLinePageDto, WalletLineDto } from './domains/wallets/wallets.dto.ts';
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
  /**
   * What names one row of one type: a whole number from 1 to 2^53 - 1. Serialised as a JSON number and taken as one: text, zero
   * and fractions are refused.
   */
  EntityId: { input: number; output: number; }
  /**
   * Whole fen (1/100 yuan), at most 10^12 in size. Serialised as a JSON number and taken as one: text and fractions are
   * refused.
   */
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
  /** Who acts in it beside its owner, the newest first. */
  members: Array<AccountMember>;
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
  /** Tokens of its programs, the newest first; ended ones for 90 days. */
  tokens: Array<AccountToken>;
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

/** Somebody who acts in an account beside its owner. */
export type AccountMember = {
  __typename?: 'AccountMember';
  /** When they joined. */
  createdAt: Scalars['DateTime']['output'];
  /** Its id. */
  id: Scalars['EntityId']['output'];
  /** Whether they have a live session in the account. */
  isSignedIn: Scalars['Boolean']['output'];
  /** Null before the first sign-in. */
  lastLoginAt?: Maybe<Scalars['DateTime']['output']>;
  /** As the owner calls them. */
  name: Scalars['String']['output'];
  /** Masked. */
  phone: Scalars['String']['output'];
  /** What they may do, by the name of their role. */
  roleName: Scalars['String']['output'];
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
  /** The member whose it is; null of the owner. */
  memberName?: Maybe<Scalars['String']['output']>;
  /** Masked network address; empty where it is not known. */
  network: Scalars['String']['output'];
  /** Why it ended, such as `logout` or `operator`; null of one that ran out. */
  revokeReason?: Maybe<Scalars['String']['output']>;
  /** When it was last used. */
  seenAt: Scalars['DateTime']['output'];
};

export type { AccountStatus };

/** A token with which a program acts for an account; its text is known to nobody. */
export type AccountToken = {
  __typename?: 'AccountToken';
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** What it may pay in a day; null where it pays nothing. */
  dayLimit?: Maybe<Scalars['Fen']['output']>;
  /** Until when it is in force. */
  expiresAt: Scalars['DateTime']['output'];
  /** How its text begins. */
  hint: Scalars['String']['output'];
  /** Its id. */
  id: Scalars['EntityId']['output'];
  /** When it was used last, to five minutes; null while it was never used. */
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  /** What it is for, as its owner says. */
  name: Scalars['String']['output'];
  /** Addresses and networks that it may come from; empty for everywhere. */
  networks: Array<Scalars['String']['output']>;
  /** When it was revoked; null while it was not. */
  revokedAt?: Maybe<Scalars['DateTime']['output']>;
  /** What it may do, in Chinese. */
  scopeNames: Array<Scalars['String']['output']>;
  /** What it has paid today, by the clock of Shanghai. */
  spentToday: Scalars['Fen']['output'];
  /** Whether it is in force. */
  status: ApiTokenStatus;
};

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

/** A change of a balance. */
export type AdjustBalanceInput = {
  /** Whose wallet. */
  accountId: Scalars['EntityId']['input'];
  /** Less than nothing where it is taken, as freight is. */
  amount: Scalars['Fen']['input'];
  /** What is in the wallet, as it was shown; refused where it is another amount by now. */
  balance?: InputMaybe<Scalars['Fen']['input']>;
  /** The same number of an operator leads to the same adjustment. */
  clientNo: Scalars['String']['input'];
  /** ADJUST or SUPPLEMENT. */
  kind: AdjustKind;
  /** Of the order or parcel that it is about. */
  number?: InputMaybe<Scalars['String']['input']>;
  /** 5 to 200 characters; the account reads it. */
  reason: Scalars['String']['input'];
};

export type { AdjustKind };

/** What came of a change of a balance. */
export type AdjustPayload = {
  __typename?: 'AdjustPayload';
  /** Null while it waits for a second operator. */
  adjustment?: Maybe<Adjustment>;
  /** What another operator decides about; null where it was done at once. */
  approvalId?: Maybe<Scalars['EntityId']['output']>;
  /** In the wallet now. */
  balance: Scalars['Fen']['output'];
};

/** What is in a wallet, and what an operator may change of it alone. */
export type AdjustTerms = {
  __typename?: 'AdjustTerms';
  /** Whose wallet. */
  accountId: Scalars['EntityId']['output'];
  /** What is in it. */
  balance: Scalars['Fen']['output'];
  /** What the signed-in operator changes alone at a time. */
  caseLimit: Scalars['Fen']['output'];
  /** What the signed-in operator may still change alone today. */
  dayLeft: Scalars['Fen']['output'];
  /** What of it may be taken. */
  free: Scalars['Fen']['output'];
  /** Of the account. */
  kind: AccountKind;
  /** Nickname or store. */
  name: Scalars['String']['output'];
  /** Masked. */
  phone: Scalars['String']['output'];
};

/** Money that an operator gave to a wallet or took out of it. */
export type Adjustment = {
  __typename?: 'Adjustment';
  /** Whose wallet. */
  accountId: Scalars['EntityId']['output'];
  /** Less than nothing where it was taken. */
  amount: Scalars['Fen']['output'];
  /** Name of the second operator, where it took one. */
  approvedBy?: Maybe<Scalars['String']['output']>;
  /** When. */
  createdAt: Scalars['DateTime']['output'];
  /** Its id. */
  id: Scalars['EntityId']['output'];
  /** What it is. */
  kind: AdjustKind;
  /** Name of who asked for it. */
  operator: Scalars['String']['output'];
  /** The order that it is about; null where it is about none. */
  orderId?: Maybe<Scalars['EntityId']['output']>;
  /** Its number. */
  orderNo?: Maybe<Scalars['String']['output']>;
  /** The parcel that it is about; null where it is about none. */
  packageId?: Maybe<Scalars['EntityId']['output']>;
  /** Its number. */
  packageNo?: Maybe<Scalars['String']['output']>;
  /** Why; the account reads it. */
  reason: Scalars['String']['output'];
};

/** Narrows the adjustments. */
export type AdjustmentFilter = {
  /** Of this account. */
  accountId?: InputMaybe<Scalars['EntityId']['input']>;
  /** Before this moment. */
  endAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Of this kind. */
  kind?: InputMaybe<AdjustKind>;
  /** Name of who asked for it. */
  operator?: InputMaybe<Scalars['String']['input']>;
  /** About this order. */
  orderId?: InputMaybe<Scalars['EntityId']['input']>;
  /** From this moment on. */
  startAt?: InputMaybe<Scalars['DateTime']['input']>;
};

/** A page of adjustments. */
export type AdjustmentPage = {
  __typename?: 'AdjustmentPage';
  /** The rows of the page. */
  list: Array<Adjustment>;
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

export type { ApiTokenStatus };

/** What one operator asked for and another one approves. */
export type Approval = {
  __typename?: 'Approval';
  /** Of an account that it is about: a supplier's company, else the nick name. */
  accountName?: Maybe<Scalars['String']['output']>;
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
  /** The same in Chinese, such as `账号 12`. */
  targetText: Scalars['String']['output'];
  /** Who pays whom, as it was when it was asked for; empty where no money moves. */
  transfers: Array<ApprovalTransfer>;
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

/** What somebody pays somebody else once an approval is given. */
export type ApprovalTransfer = {
  __typename?: 'ApprovalTransfer';
  /** How much. */
  amount: Scalars['Fen']['output'];
  /** Who pays: an account, or what the platform holds. */
  from: Scalars['String']['output'];
  /** Who gets it. */
  to: Scalars['String']['output'];
};

/** An area that the platform closes (停发地区). */
export type AreaClosure = {
  __typename?: 'AreaClosure';
  /** 2, 4 or 6 digits. */
  areaCode: Scalars['String']['output'];
  /** With the province and city that it is in. */
  areaName: Scalars['String']['output'];
  /** Null for all couriers. */
  courierId?: Maybe<Scalars['EntityId']['output']>;
  /** Null for all couriers. */
  courierName?: Maybe<Scalars['String']['output']>;
  /** When it was saved. */
  createdAt: Scalars['DateTime']['output'];
  /** Null: until it is opened again. */
  endAt?: Maybe<Scalars['DateTime']['output']>;
  /** Its id. */
  id: Scalars['EntityId']['output'];
  /** Name of who closed it; empty where it came with the installation. */
  operator: Scalars['String']['output'];
  /** Buyers read it. */
  reason: Scalars['String']['output'];
  /** Null: from the beginning. */
  startAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether it counts. */
  state: ClosureState;
};

/** An action of the log, or a group of them. */
export type AuditAction = {
  __typename?: 'AuditAction';
  /** What the filter takes. */
  begins: Scalars['String']['output'];
  /** In Chinese. */
  text: Scalars['String']['output'];
};

/** What the log can be narrowed to. */
export type AuditChoices = {
  __typename?: 'AuditChoices';
  /** Actions in their groups, each group first. */
  actions: Array<AuditAction>;
  /** Who may have done them at the console. */
  operators: Array<AuditOperator>;
};

/** What an operator did or read. */
export type AuditEntry = {
  __typename?: 'AuditEntry';
  /** Such as `account freeze`. */
  action: Scalars['String']['output'];
  /** The action in Chinese. */
  actionText: Scalars['String']['output'];
  /** Network address; empty for a command. */
  address: Scalars['String']['output'];
  /** JSON of what is there since. */
  after?: Maybe<Scalars['String']['output']>;
  /** JSON of what was there, where something was changed. */
  before?: Maybe<Scalars['String']['output']>;
  /** What it changed and says, in Chinese, a line for each thing. */
  changes: Array<Scalars['String']['output']>;
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
  /** Order of the parcel that it was done to. */
  orderId?: Maybe<Scalars['EntityId']['output']>;
  /** Why. */
  reason: Scalars['String']['output'];
  /** The target with its kind, such as `account:12`; empty where there is none. */
  subject: Scalars['String']['output'];
  /** The target in Chinese, such as `账号 12`. */
  subjectText: Scalars['String']['output'];
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
  /** What it was done to, whole, such as `parcel:34` or `包裹 34`. */
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

/** An operator whom the log can be narrowed to. */
export type AuditOperator = {
  __typename?: 'AuditOperator';
  /** What people call them. */
  displayName: Scalars['String']['output'];
  /** What the filter takes. */
  name: Scalars['String']['output'];
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
  flags: Array<GoodFlagKind>;
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

/** A row of the bank’s answer. */
export type BankAnswer = {
  __typename?: 'BankAnswer';
  /** As the bank says. */
  amount: Scalars['Fen']['output'];
  /** The cash-out; null where there is none. */
  cashOutId?: Maybe<Scalars['EntityId']['output']>;
  /** Number of the cash-out, as it says. */
  cashOutNo: Scalars['String']['output'];
  /** What was to be transferred; null where there is no such cash-out. */
  expected?: Maybe<Scalars['Fen']['output']>;
  /** What comes of it. */
  verdict: BankVerdict;
};

/** What the bank says of a transfer. */
export type BankAnswerInput = {
  /** What the bank says it transferred. */
  amount: Scalars['Fen']['input'];
  /** Number of the cash-out. */
  cashOutNo: Scalars['String']['input'];
  /** Whether it did. */
  paid: Scalars['Boolean']['input'];
  /** Why it did not; needed then. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** Number of the transfer; needed where it did. */
  transferNo?: InputMaybe<Scalars['String']['input']>;
};

/** What the bank says of its transfers. */
export type BankAnswersInput = {
  /** Only say what would come of it. */
  checkOnly?: InputMaybe<Scalars['Boolean']['input']>;
  /** Up to 500. */
  rows: Array<BankAnswerInput>;
};

/** What came of the bank’s answer, or would. */
export type BankAnswersPayload = {
  __typename?: 'BankAnswersPayload';
  /** What arrived. */
  amount: Scalars['Fen']['output'];
  /** Rows by which one failed. */
  failed: Scalars['Int']['output'];
  /** Rows by which a cash-out arrived. */
  paid: Scalars['Int']['output'];
  /** Row by row. */
  rows: Array<BankAnswer>;
};

export type { BankVerdict };

/** What a bill and the books say differently of a payment or a refund. */
export type BillDifference = {
  __typename?: 'BillDifference';
  /** When it was closed. */
  closedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The operator who closed it; empty where a later run found it settled. */
  closedBy: Scalars['String']['output'];
  /** When it was found. */
  createdAt: Scalars['DateTime']['output'];
  /** Its id. */
  id: Scalars['EntityId']['output'];
  /** What differs. */
  kind: BillDifferenceKind;
  /** What it is about. */
  lineKind: BillLineKind;
  /** Our number of the payment or refund, as the channel has it. */
  number: Scalars['String']['output'];
  /** What we have; null where it is not there. */
  ours?: Maybe<Scalars['Fen']['output']>;
  /** Our payment; null where there is none. */
  paymentId?: Maybe<Scalars['EntityId']['output']>;
  /** How our payment stands; null where there is none. */
  paymentStatus?: Maybe<PayStatus>;
  /** Open problems of the payment. */
  problems: Scalars['Int']['output'];
  /** Why it was closed. */
  reason: Scalars['String']['output'];
  /** What the bill says; null where it is not there. */
  told?: Maybe<Scalars['Fen']['output']>;
  /** When it moved, as the channel says. */
  toldAt?: Maybe<Scalars['DateTime']['output']>;
  /** The channel’s number of the payment; empty where it is not known. */
  tradeNo: Scalars['String']['output'];
};

export type { BillDifferenceKind };

/** A page of differences. */
export type BillDifferencePage = {
  __typename?: 'BillDifferencePage';
  /** The rows of the page. */
  list: Array<BillDifference>;
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

export type { BillLineKind };

/** Something that must hold. */
export type BookRule = {
  __typename?: 'BookRule';
  /** Cash-outs stop where it is broken. */
  isOfMoney: Scalars['Boolean']['output'];
  /** As a sentence. */
  name: Scalars['String']['output'];
  /** Looked at by the nightly check of everything alone. */
  onlyInFull: Scalars['Boolean']['output'];
  /** The same in Chinese. */
  text: Scalars['String']['output'];
  /** Null where it holds. */
  violation?: Maybe<BookViolation>;
};

/** How a rule is broken. */
export type BookViolation = {
  __typename?: 'BookViolation';
  /** When it was found. */
  createdAt: Scalars['DateTime']['output'];
  /** Ids of up to 20 of them, of what the rule is about; 0 is the books as a whole. */
  ids: Array<Scalars['Int']['output']>;
  /** How many rows broke it when it was last seen. */
  rows: Scalars['Int']['output'];
  /** When it was last seen. */
  seenAt: Scalars['DateTime']['output'];
};

/** What must hold of the ledger. */
export type Books = {
  __typename?: 'Books';
  /** When what had moved was checked last, at least. */
  checkedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When everything was checked last. */
  fullAt?: Maybe<Scalars['DateTime']['output']>;
  /** When everything is checked next. */
  nextFullAt: Scalars['DateTime']['output'];
  /** The last 20 that were broken and hold again. */
  past: Array<PastViolation>;
  /** Since when cash-outs are stopped; null where they are not. */
  pausedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Broken ones first. */
  rules: Array<BookRule>;
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
  /** Nick name of the buyer. */
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
  /** Nick name of the buyer. */
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

/** Money that leaves a wallet. */
export type CashOut = {
  __typename?: 'CashOut';
  /** Account of the payee, masked. */
  account: Scalars['String']['output'];
  /** Who asks for it. */
  accountId: Scalars['EntityId']['output'];
  /** Name of the payee, masked. */
  accountName: Scalars['String']['output'];
  /** Where it goes. */
  accountType: PayeeType;
  /** Taken from the balance. */
  amount: Scalars['Fen']['output'];
  /** Name of the operator who approved it. */
  approvedBy?: Maybe<Scalars['String']['output']>;
  /** Why it was rejected or could not be paid; else empty. */
  auditReason: Scalars['String']['output'];
  /** When it was approved or rejected. */
  auditedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Of a bank card; null of others. */
  bankName?: Maybe<Scalars['String']['output']>;
  /** The last list for the bank that it was on. */
  batchId?: Maybe<Scalars['EntityId']['output']>;
  /** Its number, such as T26112812000000001. */
  cashOutNo: Scalars['String']['output'];
  /** When it was asked for. */
  createdAt: Scalars['DateTime']['output'];
  /** Kept of it. */
  fee: Scalars['Fen']['output'];
  /** Its id. */
  id: Scalars['EntityId']['output'];
  /** Of the account. */
  kind: AccountKind;
  /** Whether the signed-in operator may approve it now. */
  mayApprove: Scalars['Boolean']['output'];
  /** Whether it is being paid, and the signed-in operator may say how that ended. */
  mayEnd: Scalars['Boolean']['output'];
  /** Whether the signed-in operator may put it on a list for the bank: not who approved it. */
  mayPay: Scalars['Boolean']['output'];
  /** Whether the signed-in operator may reject it now. */
  mayReject: Scalars['Boolean']['output'];
  /** Of a supplier its company, of others the nick name. */
  ownerName: Scalars['String']['output'];
  /** When it arrived. */
  paidAt?: Maybe<Scalars['DateTime']['output']>;
  /** Name of who last took a step of its payment. */
  paidBy?: Maybe<Scalars['String']['output']>;
  /** What arrives. */
  realAmount: Scalars['Fen']['output'];
  /** What of it has arrived by splits of recharges. */
  splitAmount: Scalars['Fen']['output'];
  /** Where it stands. */
  status: CashOutStatus;
  /** Number of the transfer; null until it has arrived. */
  transferNo?: Maybe<Scalars['String']['output']>;
};

/** A list of cash-outs for the bank. */
export type CashOutBatch = {
  __typename?: 'CashOutBatch';
  /** To be transferred by it. */
  amount: Scalars['Fen']['output'];
  /** Its number, such as D00000012. */
  batchNo: Scalars['String']['output'];
  /** Cash-outs that were put on it. */
  count: Scalars['Int']['output'];
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** Of them failed, and not tried again. */
  failed: Scalars['Int']['output'];
  /** Its id. */
  id: Scalars['EntityId']['output'];
  /** Name of who made it. */
  operator: Scalars['String']['output'];
  /** Of them arrived. */
  paid: Scalars['Int']['output'];
  /** Of them still being paid by this list. */
  paying: Scalars['Int']['output'];
};

/** Which lists for the bank are listed. */
export type CashOutBatchFilter = {
  /** Made from this moment on. */
  from?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only those of which some are still being paid. */
  onlyPaying?: InputMaybe<Scalars['Boolean']['input']>;
  /** Made before this moment. */
  to?: InputMaybe<Scalars['DateTime']['input']>;
};

/** A page of lists for the bank. */
export type CashOutBatchPage = {
  __typename?: 'CashOutBatchPage';
  /** The rows of the page. */
  list: Array<CashOutBatch>;
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

/** A cash-out with what is known beside it. */
export type CashOutDetails = {
  __typename?: 'CashOutDetails';
  /** Account of the payee, masked. */
  account: Scalars['String']['output'];
  /** Who asks for it. */
  accountId: Scalars['EntityId']['output'];
  /** Name of the payee, masked. */
  accountName: Scalars['String']['output'];
  /** Where it goes. */
  accountType: PayeeType;
  /** Taken from the balance. */
  amount: Scalars['Fen']['output'];
  /** Name of the operator who approved it. */
  approvedBy?: Maybe<Scalars['String']['output']>;
  /** Why it was rejected or could not be paid; else empty. */
  auditReason: Scalars['String']['output'];
  /** When it was approved or rejected. */
  auditedAt?: Maybe<Scalars['DateTime']['output']>;
  /** In the wallet now; less than nothing where an income was taken back since. */
  balance: Scalars['Fen']['output'];
  /** Of a bank card; null of others. */
  bankName?: Maybe<Scalars['String']['output']>;
  /** The last list for the bank that it was on. */
  batchId?: Maybe<Scalars['EntityId']['output']>;
  /** Its number, such as T26112812000000001. */
  cashOutNo: Scalars['String']['output'];
  /** When it was asked for. */
  createdAt: Scalars['DateTime']['output'];
  /** Kept of it. */
  fee: Scalars['Fen']['output'];
  /** Its id. */
  id: Scalars['EntityId']['output'];
  /** Of the account. */
  kind: AccountKind;
  /** Whether the signed-in operator may approve it now. */
  mayApprove: Scalars['Boolean']['output'];
  /** Whether it is being paid, and the signed-in operator may say how that ended. */
  mayEnd: Scalars['Boolean']['output'];
  /** Whether the signed-in operator may put it on a list for the bank: not who approved it. */
  mayPay: Scalars['Boolean']['output'];
  /** Whether the signed-in operator may reject it now. */
  mayReject: Scalars['Boolean']['output'];
  /** Whether the signed-in operator may pay it, or what is left of it, by splitting recharges. */
  maySplit: Scalars['Boolean']['output'];
  /** Of a supplier its company, of others the nick name. */
  ownerName: Scalars['String']['output'];
  /** When it arrived. */
  paidAt?: Maybe<Scalars['DateTime']['output']>;
  /** Cash-outs of the account that have arrived. */
  paidBefore: Scalars['Int']['output'];
  /** What has arrived by them. */
  paidBeforeAmount: Scalars['Fen']['output'];
  /** Name of who last took a step of its payment. */
  paidBy?: Maybe<Scalars['String']['output']>;
  /** What arrives. */
  realAmount: Scalars['Fen']['output'];
  /** Who WeChat Pay would pay it to: named before it was asked for; null for nobody. */
  receiver?: Maybe<CashOutReceiver>;
  /** Whether one to the same payee has arrived before. */
  samePayee: Scalars['Boolean']['output'];
  /** What of it has arrived by splits of recharges. */
  splitAmount: Scalars['Fen']['output'];
  /** Parts of recharges by which it is paid, the first one first. */
  splits: Array<CashOutSplit>;
  /** Where it stands. */
  status: CashOutStatus;
  /** What operators did with it, the first one first. */
  steps: Array<OperatorStep>;
  /** Number of the transfer; null until it has arrived. */
  transferNo?: Maybe<Scalars['String']['output']>;
};

/** Narrows the cash-outs. */
export type CashOutFilter = {
  /** Of this account. */
  accountId?: InputMaybe<Scalars['EntityId']['input']>;
  /** To this kind of payee. */
  accountType?: InputMaybe<PayeeType>;
  /** Last on this list for the bank. */
  batchId?: InputMaybe<Scalars['EntityId']['input']>;
  /** Asked for before this moment. */
  endAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Those that are not over. */
  isOpen?: InputMaybe<Scalars['Boolean']['input']>;
  /** Of buyers, or of suppliers. */
  kind?: InputMaybe<AccountKind>;
  /** Of at least so much. */
  minAmount?: InputMaybe<Scalars['Fen']['input']>;
  /** Number of a cash-out or transfer, whole. */
  number?: InputMaybe<Scalars['String']['input']>;
  /** Asked for from this moment on. */
  startAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** In this state. */
  status?: InputMaybe<CashOutStatus>;
};

/** A page of cash-outs. */
export type CashOutPage = {
  __typename?: 'CashOutPage';
  /** The rows of the page. */
  list: Array<CashOut>;
  /** Goes on behind this page; null on the last one. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  /** As asked for. */
  page: Scalars['Int']['output'];
  /** As asked for. */
  pageSize: Scalars['Int']['output'];
  /** Nothing can be approved or paid until the books add up again. */
  paused: Scalars['Boolean']['output'];
  /** Rows of all pages; at least so many where it is not exact. */
  total: Scalars['Int']['output'];
  /** Whether `total` is all of them. */
  totalIsExact: Scalars['Boolean']['output'];
};

/** Who WeChat Pay pays a cash-out to. */
export type CashOutReceiver = {
  __typename?: 'CashOutReceiver';
  /** Number of the merchant or openid, masked. */
  account: Scalars['String']['output'];
  /** When the supplier named it. */
  createdAt: Scalars['DateTime']['output'];
  /** A merchant, or a person. */
  kind: SplitReceiverKind;
};

/** A part of a recharge that pays a cash-out. */
export type CashOutSplit = {
  __typename?: 'CashOutSplit';
  /** Fen of it. */
  amount: Scalars['Fen']['output'];
  /** The channel’s reason, of what ended or of the last attempt; else empty. */
  code: Scalars['String']['output'];
  /** When it was planned. */
  createdAt: Scalars['DateTime']['output'];
  /** When it ended; null before. */
  endedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Its id. */
  id: Scalars['EntityId']['output'];
  /** Number of that recharge. */
  payNo: Scalars['String']['output'];
  /** The recharge that it is split off. */
  paymentId: Scalars['EntityId']['output'];
  /** The same in Chinese. */
  reason: Scalars['String']['output'];
  /** The channel knows it by this number. */
  splitNo: Scalars['String']['output'];
  /** How it stands. */
  status: CashOutSplitStatus;
  /** How often the channel was asked. */
  tries: Scalars['Int']['output'];
};

export type { CashOutSplitStatus };

export type { CashOutStatus };

/** A category (商品分类) as operators keep it; there are no levels of them. */
export type CategoryRecord = {
  __typename?: 'CategoryRecord';
  /** Buyers and suppliers are not offered it. */
  hidden: Scalars['Boolean']['output'];
  /** Address of its picture; null where the app draws one. */
  icon?: Maybe<Scalars['String']['output']>;
  /** Its id. */
  id: Scalars['EntityId']['output'];
  /** As buyers see it. */
  name: Scalars['String']['output'];
  /** Goods on sale in it. */
  onSale: Scalars['Int']['output'];
  /** Its place; by id where that is the same. */
  sort: Scalars['Int']['output'];
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

/** What a channel answers about a payment. */
export type ChannelAnswer = {
  __typename?: 'ChannelAnswer';
  /** What was paid; null where nothing was. */
  amount?: Maybe<Scalars['Fen']['output']>;
  /** When; null where it does not say. */
  paidAt?: Maybe<Scalars['DateTime']['output']>;
  /** The payment since. */
  payment: PaymentDetails;
  /** What it knows. */
  state: ChannelState;
  /** Its own number; null where it is not paid. */
  tradeNo?: Maybe<Scalars['String']['output']>;
};

/** What a payment channel writes down of a day itself, and the same of ours. */
export type ChannelBill = {
  __typename?: 'ChannelBill';
  /** When the channel was last asked for it. */
  askedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Differences that were closed. */
  closed: Scalars['Int']['output'];
  /** Why the last reading came to nothing, in the channel’s words; else empty. */
  code: Scalars['String']['output'];
  /** When it was compared last. */
  comparedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Such as `2026-01-02`, by the clock of Shanghai. */
  day: Scalars['String']['output'];
  /** Its id. */
  id: Scalars['EntityId']['output'];
  /** Open differences. */
  open: Scalars['Int']['output'];
  /** What they come to. */
  ourPaid: Scalars['Fen']['output'];
  /** Payments of ours on that day. */
  ourPayments: Scalars['Int']['output'];
  /** Refunds of ours that ended on that day. */
  ourRefunds: Scalars['Int']['output'];
  /** What they come to. */
  ourReturned: Scalars['Fen']['output'];
  /** The channel. */
  payType: PayType;
  /** How it stands. */
  state: ChannelBillState;
  /** What they come to. */
  toldPaid: Scalars['Fen']['output'];
  /** Payments in the bill. */
  toldPayments: Scalars['Int']['output'];
  /** Refunds in the bill that were made. */
  toldRefunds: Scalars['Int']['output'];
  /** What they come to. */
  toldReturned: Scalars['Fen']['output'];
};

/** Narrows the bills. */
export type ChannelBillFilter = {
  /** Only those that are not compared or have open differences. */
  onlyOpen?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only of this channel. */
  payType?: InputMaybe<PayType>;
};

/** A page of bills. */
export type ChannelBillPage = {
  __typename?: 'ChannelBillPage';
  /** The rows of the page. */
  list: Array<ChannelBill>;
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

export type { ChannelBillState };

export type { ChannelState };

/** An area that is to be closed. */
export type CloseAreaInput = {
  /** 2, 4 or 6 digits. */
  areaCode: Scalars['String']['input'];
  /** Absent: all couriers. */
  courierId?: InputMaybe<Scalars['EntityId']['input']>;
  /** Absent: until it is opened again. */
  endAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** 5 to 100 characters; buyers read it. */
  reason: Scalars['String']['input'];
  /** Absent: at once. */
  startAt?: InputMaybe<Scalars['DateTime']['input']>;
};

export type { ClosureState };

/** A compensation. */
export type CompensateAccountInput = {
  /** Who gets it. */
  accountId: Scalars['EntityId']['input'];
  /** How much. */
  amount: Scalars['Fen']['input'];
  /** What is in the wallet, as it was shown; refused where it is another amount by now. */
  balance?: InputMaybe<Scalars['Fen']['input']>;
  /** The same number of an operator leads to the same compensation. */
  clientNo: Scalars['String']['input'];
  /** Of the order or parcel that it is about. */
  number?: InputMaybe<Scalars['String']['input']>;
  /** 5 to 200 characters; the account reads it. */
  reason: Scalars['String']['input'];
};

export type { ConsoleList };

/** A courier by its name. */
export type CourierName = {
  __typename?: 'CourierName';
  /** Its id. */
  id: Scalars['EntityId']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
};

/** A courier as operators keep it, with what it costs at the warehouses that work with it. */
export type CourierRecord = {
  __typename?: 'CourierRecord';
  /** Areas that are closed for it alone, now or later. */
  closures: Scalars['Int']['output'];
  /** Such as `YTO`. */
  code: Scalars['String']['output'];
  /** The least that the first weight costs a warehouse; null where none works with it. */
  costFirstLeast?: Maybe<Scalars['Fen']['output']>;
  /** The most that it costs one. */
  costFirstMost?: Maybe<Scalars['Fen']['output']>;
  /** The least that a further weight costs a warehouse. */
  costStepLeast?: Maybe<Scalars['Fen']['output']>;
  /** The most that it costs one. */
  costStepMost?: Maybe<Scalars['Fen']['output']>;
  /** Of the working day, as HH:mm. */
  cutoffTime: Scalars['String']['output'];
  /** The least that buyers pay for the first weight. */
  feeFirstLeast?: Maybe<Scalars['Fen']['output']>;
  /** The most that they pay for it. */
  feeFirstMost?: Maybe<Scalars['Fen']['output']>;
  /** Its id. */
  id: Scalars['EntityId']['output'];
  /** Address of its picture. */
  logo?: Maybe<Scalars['String']['output']>;
  /** As buyers see it. */
  name: Scalars['String']['output'];
  /** Its place; by id where that is the same. */
  sort: Scalars['Int']['output'];
  /** Whether orders are placed with it. */
  status: ServiceStatus;
  /** Warehouses that work with it. */
  warehouses: Scalars['Int']['output'];
};

/** A list for the bank that was made. */
export type CreateCashOutBatchPayload = {
  __typename?: 'CreateCashOutBatchPayload';
  /** The list. */
  batch: CashOutBatch;
  /** Of those asked for, left out: approved by the same operator, or past that state. */
  left: Scalars['Int']['output'];
};

/** What happened on a day in Asia/Shanghai. */
export type DayFigures = {
  __typename?: 'DayFigures';
  /** New accounts. */
  accounts: Scalars['Int']['output'];
  /** Cash-outs that were asked for. */
  cashOuts: Scalars['Int']['output'];
  /** What they come to, without those that were refused or taken back. */
  cashedOut: Scalars['Fen']['output'];
  /** The day. */
  day: Scalars['Date']['output'];
  /** Orders that were placed on it and paid for, without replacements. */
  orders: Scalars['Int']['output'];
  /** Pieces of these orders. */
  pieces: Scalars['Int']['output'];
  /** What they come to, without those that were refused or taken back. */
  refunded: Scalars['Fen']['output'];
  /** Refunds that were asked for. */
  refunds: Scalars['Int']['output'];
  /** What was paid for them. */
  turnover: Scalars['Fen']['output'];
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

export type { EventActor };

/** A job that failed and is no longer tried. */
export type FailedJob = {
  __typename?: 'FailedJob';
  /** When it was sent. */
  createdAt: Scalars['DateTime']['output'];
  /** What went wrong, in a line without data. */
  error: Scalars['String']['output'];
  /** When it was last tried. */
  failedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Its id. */
  id: Scalars['String']['output'];
  /** What it is about; empty where the queue has one of a kind. */
  key: Scalars['String']['output'];
  /** Name of its queue. */
  queue: Scalars['String']['output'];
  /** How often it was tried. */
  tries: Scalars['Int']['output'];
};

/** Failed jobs of a queue. */
export type FailedJobsInput = {
  /** Name of the queue. */
  queue: Scalars['String']['input'];
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
  /** At most 20 of a kind, of a receiver the newest; none where nothing is found. */
  hits: Array<FoundHit>;
  /** Whether receivers were looked for by it; those of shops’ orders, which the platform encrypts, are not found. */
  isPhone: Scalars['Boolean']['output'];
  /** As it was looked for. */
  number: Scalars['String']['output'];
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

/** Goods of a state. */
export type GoodsCount = {
  __typename?: 'GoodsCount';
  /** How many. */
  count: Scalars['Int']['output'];
  /** The state. */
  status: GoodsStatus;
};

export type { GoodsShow };

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

/** What an operator begins a day with. */
export type Home = {
  __typename?: 'Home';
  /** Today, the day before, and the same day of the week before; empty without `reports.read`. */
  days: Array<DayFigures>;
  /** What waits, of what the operator may see; also where nothing does. */
  waiting: Array<WaitingCount>;
};

export type { HomeAudience };

/** Something on the home page, as operators keep it. */
export type HomeItem = {
  __typename?: 'HomeItem';
  /** Who sees it. */
  audience: HomeAudience;
  /** Null: without an end. */
  endAt?: Maybe<Scalars['DateTime']['output']>;
  /** Which goods; null for what is none. */
  goodId?: Maybe<Scalars['EntityId']['output']>;
  /** Their number; null for what is no goods. */
  goodsNo?: Maybe<Scalars['String']['output']>;
  /** Its id. */
  id: Scalars['EntityId']['output'];
  /** A path of the web app; empty where it leads nowhere, and of goods. */
  link: Scalars['String']['output'];
  /** False of goods that are not on sale: readers do not see them. */
  onSale: Scalars['Boolean']['output'];
  /** Address of its picture; of goods their main one. */
  picture: Scalars['String']['output'];
  /** Where it stands. */
  place: HomePlace;
  /** What visitors pay a piece; null for what is no goods. */
  price?: Maybe<Scalars['Fen']['output']>;
  /** Null: from the start. */
  startAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether readers see it now. */
  state: HomeItemState;
  /** Of goods their name. */
  title: Scalars['String']['output'];
  /** Counts the changes of its content. */
  version: Scalars['Int']['output'];
};

/** What something on the home page shows from then on. What is absent stays, but for the times. */
export type HomeItemInput = {
  /** Who sees it. */
  audience: HomeAudience;
  /** Null: without an end. */
  endAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Which one. */
  id: Scalars['EntityId']['input'];
  /** A path of the web app; not of goods. */
  link?: InputMaybe<Scalars['String']['input']>;
  /** Address of an uploaded picture; not of goods. */
  picture?: InputMaybe<Scalars['String']['input']>;
  /** Null: from now on. */
  startAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** 1 to 30 characters; not of goods. */
  title?: InputMaybe<Scalars['String']['input']>;
  /** As it was read. */
  version: Scalars['Int']['input'];
};

export type { HomeItemState };

export type { HomePlace };

/** What came of a row of numbers. */
export type ImportedInvoice = {
  __typename?: 'ImportedInvoice';
  /** The platform's own number of it. */
  invoiceNo: Scalars['String']['output'];
  /** Why it was not taken, for people; null where it was. */
  problem?: Maybe<Scalars['String']['output']>;
};

/** An invoice that was asked for. Its PDF: `GET /api/v1/console/files/invoice?id=`. */
export type Invoice = {
  __typename?: 'Invoice';
  /** Who asked for it. */
  accountId: Scalars['EntityId']['output'];
  /** Fen; less than nothing of a red-letter one (红字). */
  amount: Scalars['Fen']['output'];
  /** When it was asked for. */
  createdAt: Scalars['DateTime']['output'];
  /** When it was issued or refused; null before. */
  decidedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Until when it is to be issued. */
  dueAt: Scalars['DateTime']['output'];
  /** Of its PDF, for `GET /api/v1/console/files/invoice?id=`; null where there is none. */
  fileId?: Maybe<Scalars['EntityId']['output']>;
  /** Stable number. */
  id: Scalars['EntityId']['output'];
  /** The platform's own number of it (申请编号). */
  invoiceNo: Scalars['String']['output'];
  /** It was to be issued by now. */
  isLate: Scalars['Boolean']['output'];
  /** The day on it; null before it is issued. */
  issuedOn?: Maybe<Scalars['Date']['output']>;
  /** Company of the supplier that issues it; empty of the platform. */
  issuerName: Scalars['String']['output'];
  /** What it is of. */
  kind: InvoiceKind;
  /** The platform issues or refuses it. */
  mayIssue: Scalars['Boolean']['output'];
  /** Of the issued invoice (发票号码); empty before. */
  number: Scalars['String']['output'];
  /** Parcels or recharges in it. */
  partCount: Scalars['Int']['output'];
  /** Why it was refused; else empty. */
  reason: Scalars['String']['output'];
  /** The invoice that a red-letter one takes back; null of others. */
  redOf?: Maybe<Scalars['EntityId']['output']>;
  /** Where it stands. */
  status: InvoiceStatus;
  /** Whom it is made out to: a person or a company. */
  titleKind: InvoiceTitleKind;
  /** The name on it, a person's masked; empty once it was erased. */
  titleName: Scalars['String']['output'];
};

/** An invoice with its title in clear and what it is of. */
export type InvoiceDetail = {
  __typename?: 'InvoiceDetail';
  /** Who asked for it. */
  accountId: Scalars['EntityId']['output'];
  /** Fen; less than nothing of a red-letter one (红字). */
  amount: Scalars['Fen']['output'];
  /** When it was asked for. */
  createdAt: Scalars['DateTime']['output'];
  /** When it was issued or refused; null before. */
  decidedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Until when it is to be issued. */
  dueAt: Scalars['DateTime']['output'];
  /** Of its PDF, for `GET /api/v1/console/files/invoice?id=`; null where there is none. */
  fileId?: Maybe<Scalars['EntityId']['output']>;
  /** Stable number. */
  id: Scalars['EntityId']['output'];
  /** The platform's own number of it (申请编号). */
  invoiceNo: Scalars['String']['output'];
  /** It was to be issued by now. */
  isLate: Scalars['Boolean']['output'];
  /** The day on it; null before it is issued. */
  issuedOn?: Maybe<Scalars['Date']['output']>;
  /** Company of the supplier that issues it; empty of the platform. */
  issuerName: Scalars['String']['output'];
  /** What it is of. */
  kind: InvoiceKind;
  /** The platform issues or refuses it. */
  mayIssue: Scalars['Boolean']['output'];
  /** Of the issued invoice (发票号码); empty before. */
  number: Scalars['String']['output'];
  /** Parcels or recharges in it. */
  partCount: Scalars['Int']['output'];
  /** What it is of, the first 2000. */
  parts: Array<InvoicePart>;
  /** Why it was refused; else empty. */
  reason: Scalars['String']['output'];
  /** Number of the invoice that a red-letter one takes back; else empty. */
  redNumber: Scalars['String']['output'];
  /** The invoice that a red-letter one takes back; null of others. */
  redOf?: Maybe<Scalars['EntityId']['output']>;
  /** Where it stands. */
  status: InvoiceStatus;
  /** Whom it is made out to, as it was when it was asked for; blank once it was erased. */
  title: InvoiceTitleText;
  /** Whom it is made out to: a person or a company. */
  titleKind: InvoiceTitleKind;
  /** The name on it; empty once it was erased. */
  titleName: Scalars['String']['output'];
};

/** Narrows the invoices. */
export type InvoiceFilter = {
  /** Of one account. */
  accountId?: InputMaybe<Scalars['EntityId']['input']>;
  /** What the platform issues, or what suppliers do. */
  byPlatform?: InputMaybe<Scalars['Boolean']['input']>;
  /** Of this kind. */
  kind?: InputMaybe<InvoiceKind>;
  /** Only those that were to be issued by now. */
  late?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only red-letter ones. */
  red?: InputMaybe<Scalars['Boolean']['input']>;
  /** In this state. */
  status?: InputMaybe<InvoiceStatus>;
};

export type { InvoiceKind };

/** The number of an invoice that is being issued. */
export type InvoiceNumberInput = {
  /** The platform's own number of it. */
  invoiceNo: Scalars['String']['input'];
  /** The day on it. */
  issuedOn: Scalars['Date']['input'];
  /** The number of the issued invoice: 8 to 30 digits and letters. */
  number: Scalars['String']['input'];
};

/** A page of invoices. */
export type InvoicePage = {
  __typename?: 'InvoicePage';
  /** The rows of this page, in the list's order; empty beyond the last page. */
  list: Array<Invoice>;
  /** The `cursor` of the page behind this one; null on the last page. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  /** Which page this is, from 1; from -1 where it is counted from the end. */
  page: Scalars['Int']['output'];
  /** Rows asked for a page; the last page may have fewer. */
  pageSize: Scalars['Int']['output'];
  /** Rows over all pages that fit the filter; at least so many where `totalIsExact` is false. */
  total: Scalars['Int']['output'];
  /** Whether that is all of them: of many no more than the first are counted. */
  totalIsExact: Scalars['Boolean']['output'];
};

/** A parcel or recharge of an invoice. */
export type InvoicePart = {
  __typename?: 'InvoicePart';
  /** Fen; less than nothing of a red-letter one. */
  amount: Scalars['Fen']['output'];
  /** The first goods of the parcel; null of a recharge. */
  goodName?: Maybe<Scalars['String']['output']>;
  /** Stable number. */
  id: Scalars['EntityId']['output'];
  /** Pieces; null of a recharge. */
  num?: Maybe<Scalars['Int']['output']>;
  /** Of the parcel or the recharge. */
  number: Scalars['String']['output'];
  /** Of the order; null of a recharge. */
  orderNo?: Maybe<Scalars['String']['output']>;
};

export type { InvoiceStatus };

export type { InvoiceTitleKind };

/** What an invoice says of whom it is made out to. */
export type InvoiceTitleText = {
  __typename?: 'InvoiceTitleText';
  /** Of a company; may be empty. */
  address: Scalars['String']['output'];
  /** Of a company; may be empty. */
  bankAccount: Scalars['String']['output'];
  /** Of a company; may be empty. */
  bankName: Scalars['String']['output'];
  /** The name on the invoice (抬头). */
  name: Scalars['String']['output'];
  /** Of a company; may be empty. */
  phone: Scalars['String']['output'];
  /** Unified social credit code (纳税人识别号); empty of a person. */
  taxNumber: Scalars['String']['output'];
};

/** What the platform has issued. */
export type IssueInvoiceInput = {
  /** Fen that it was issued for, as shown: refused with INVOICE_CHANGED where a refund has lowered it. */
  amount: Scalars['Fen']['input'];
  /** Of its PDF, as `POST /api/v1/console/files/invoice?accountId=` answers it. */
  fileId?: InputMaybe<Scalars['EntityId']['input']>;
  /** One that the platform issues. */
  id: Scalars['EntityId']['input'];
  /** The day on it. */
  issuedOn: Scalars['Date']['input'];
  /** The number of the issued invoice: 8 to 30 digits and letters. */
  number: Scalars['String']['input'];
};

/** A failed job, and why something is done with it. */
export type JobInput = {
  /** Its id. */
  id: Scalars['String']['input'];
  /** Name of its queue. */
  queue: Scalars['String']['input'];
  /** 5 to 200 characters; kept in the log. */
  reason: Scalars['String']['input'];
};

/** Jobs of a kind. */
export type JobQueue = {
  __typename?: 'JobQueue';
  /** Of these, those that could be worked on. */
  due: Scalars['Int']['output'];
  /** Jobs that failed and are no longer tried. */
  failed: Scalars['Int']['output'];
  /** Such as `export.sheet`. */
  name: Scalars['String']['output'];
  /** Since when the oldest of those is due; null where there is none. */
  oldestAt?: Maybe<Scalars['DateTime']['output']>;
  /** Jobs that are worked on. */
  running: Scalars['Int']['output'];
  /** Jobs that wait, also those for later. */
  waiting: Scalars['Int']['output'];
};

/** A job that something was done with. */
export type JobStepPayload = {
  __typename?: 'JobStepPayload';
  /** Its id. */
  id: Scalars['String']['output'];
  /** Name of its queue. */
  queue: Scalars['String']['output'];
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

/** A verdict about goods. */
export type JudgeGoodsInput = {
  /** Approve or refuse them. */
  approve: Scalars['Boolean']['input'];
  /** 1 to 50, as they were looked at. */
  items: Array<GoodVersionInput>;
  /** Needed to refuse; their suppliers see it. */
  reason?: InputMaybe<Scalars['String']['input']>;
};

export type { LedgerOwner };

export type { LegalKind };

/** A change of a level. */
export type LevelChange = {
  __typename?: 'LevelChange';
  /** What it is since. */
  after: LevelTerms;
  /** What it was. */
  before: LevelTerms;
  /** When. */
  createdAt: Scalars['DateTime']['output'];
  /** Of the entry in the log. */
  id: Scalars['EntityId']['output'];
  /** Which level. */
  level: Scalars['Int']['output'];
  /** Name of who changed it. */
  operator: Scalars['String']['output'];
  /** Why. */
  reason: Scalars['String']['output'];
};

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

/** A level as it is to be: none of it may be more than the next level has, or less than the one below. */
export type LevelInput = {
  /** What is taken off the freight of a parcel. */
  discount: Scalars['Fen']['input'];
  /** Which one. */
  level: Scalars['Int']['input'];
  /** The most that one adds to a piece for those one has invited. */
  maxProfit: Scalars['Fen']['input'];
  /** 1 to 20 characters. */
  name: Scalars['String']['input'];
  /** Invited buyers that order. */
  needInvites: Scalars['Int']['input'];
  /** Parcels that were shipped in 90 days. */
  needPackages: Scalars['Int']['input'];
  /** The largest recharge. */
  needRecharge: Scalars['Fen']['input'];
  /** 5 to 200 characters; kept in the log. */
  reason: Scalars['String']['input'];
};

/** A level of buyers (联盟等级): reached by one of three ways. */
export type LevelRecord = {
  __typename?: 'LevelRecord';
  /** What is taken off the freight of a parcel. */
  discount: Scalars['Fen']['output'];
  /** From 1. */
  level: Scalars['Int']['output'];
  /** The most that one adds to a piece for those one has invited. */
  maxProfit: Scalars['Fen']['output'];
  /** As buyers see it. */
  name: Scalars['String']['output'];
  /** Invited buyers that order. */
  needInvites: Scalars['Int']['output'];
  /** Parcels that were shipped in 90 days. */
  needPackages: Scalars['Int']['output'];
  /** The largest recharge. */
  needRecharge: Scalars['Fen']['output'];
};

/** What a level took and gave before a change, or since. */
export type LevelTerms = {
  __typename?: 'LevelTerms';
  /** What is taken off the freight of a parcel. */
  discount: Scalars['Fen']['output'];
  /** The most that one adds to a piece for those one has invited. */
  maxProfit: Scalars['Fen']['output'];
  /** As buyers see it. */
  name: Scalars['String']['output'];
  /** Invited buyers that order. */
  needInvites: Scalars['Int']['output'];
  /** Parcels that were shipped in 90 days. */
  needPackages: Scalars['Int']['output'];
  /** The largest recharge. */
  needRecharge: Scalars['Fen']['output'];
};

/** All levels of buyers, and how they were changed. */
export type Levels = {
  __typename?: 'Levels';
  /** The last 50, the newest first. */
  changes: Array<LevelChange>;
  /** The lowest first. */
  list: Array<LevelRecord>;
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

/** A list that is about to be written. */
export type ListExport = {
  __typename?: 'ListExport';
  /** Of the file. */
  fileName: Scalars['String']['output'];
  /** What its file is asked for by, within five minutes. */
  ticket: Scalars['String']['output'];
};

/** One list, and its filter. */
export type ListExportInput =
  /** As `accounts` takes it. */
  { accounts: AccountFilter; adjustments?: never; approvals?: never; auditEntries?: never; cases?: never; cashOutBatches?: never; cashOuts?: never; channelBills?: never; failedJobs?: never; goodsToAudit?: never; invoices?: never; joinApplications?: never; licences?: never; notices?: never; operators?: never; orders?: never; parcels?: never; paymentProblems?: never; payments?: never; rechargeRefunds?: never; reviews?: never; roles?: never; shops?: never; suppliers?: never; walletLines?: never; }
  |  /** As `adjustments` takes it. */
  { accounts?: never; adjustments: AdjustmentFilter; approvals?: never; auditEntries?: never; cases?: never; cashOutBatches?: never; cashOuts?: never; channelBills?: never; failedJobs?: never; goodsToAudit?: never; invoices?: never; joinApplications?: never; licences?: never; notices?: never; operators?: never; orders?: never; parcels?: never; paymentProblems?: never; payments?: never; rechargeRefunds?: never; reviews?: never; roles?: never; shops?: never; suppliers?: never; walletLines?: never; }
  |  /** As `approvals` takes it. */
  { accounts?: never; adjustments?: never; approvals: ApprovalFilter; auditEntries?: never; cases?: never; cashOutBatches?: never; cashOuts?: never; channelBills?: never; failedJobs?: never; goodsToAudit?: never; invoices?: never; joinApplications?: never; licences?: never; notices?: never; operators?: never; orders?: never; parcels?: never; paymentProblems?: never; payments?: never; rechargeRefunds?: never; reviews?: never; roles?: never; shops?: never; suppliers?: never; walletLines?: never; }
  |  /** As `auditEntries` takes it. */
  { accounts?: never; adjustments?: never; approvals?: never; auditEntries: AuditEntryFilter; cases?: never; cashOutBatches?: never; cashOuts?: never; channelBills?: never; failedJobs?: never; goodsToAudit?: never; invoices?: never; joinApplications?: never; licences?: never; notices?: never; operators?: never; orders?: never; parcels?: never; paymentProblems?: never; payments?: never; rechargeRefunds?: never; reviews?: never; roles?: never; shops?: never; suppliers?: never; walletLines?: never; }
  |  /** As `cases` takes it. */
  { accounts?: never; adjustments?: never; approvals?: never; auditEntries?: never; cases: CaseFilter; cashOutBatches?: never; cashOuts?: never; channelBills?: never; failedJobs?: never; goodsToAudit?: never; invoices?: never; joinApplications?: never; licences?: never; notices?: never; operators?: never; orders?: never; parcels?: never; paymentProblems?: never; payments?: never; rechargeRefunds?: never; reviews?: never; roles?: never; shops?: never; suppliers?: never; walletLines?: never; }
  |  /** As `cashOutBatches` takes it. */
  { accounts?: never; adjustments?: never; approvals?: never; auditEntries?: never; cases?: never; cashOutBatches: CashOutBatchFilter; cashOuts?: never; channelBills?: never; failedJobs?: never; goodsToAudit?: never; invoices?: never; joinApplications?: never; licences?: never; notices?: never; operators?: never; orders?: never; parcels?: never; paymentProblems?: never; payments?: never; rechargeRefunds?: never; reviews?: never; roles?: never; shops?: never; suppliers?: never; walletLines?: never; }
  |  /** As `cashOuts` takes it. */
  { accounts?: never; adjustments?: never; approvals?: never; auditEntries?: never; cases?: never; cashOutBatches?: never; cashOuts: CashOutFilter; channelBills?: never; failedJobs?: never; goodsToAudit?: never; invoices?: never; joinApplications?: never; licences?: never; notices?: never; operators?: never; orders?: never; parcels?: never; paymentProblems?: never; payments?: never; rechargeRefunds?: never; reviews?: never; roles?: never; shops?: never; suppliers?: never; walletLines?: never; }
  |  /** As `channelBills` takes it. */
  { accounts?: never; adjustments?: never; approvals?: never; auditEntries?: never; cases?: never; cashOutBatches?: never; cashOuts?: never; channelBills: ChannelBillFilter; failedJobs?: never; goodsToAudit?: never; invoices?: never; joinApplications?: never; licences?: never; notices?: never; operators?: never; orders?: never; parcels?: never; paymentProblems?: never; payments?: never; rechargeRefunds?: never; reviews?: never; roles?: never; shops?: never; suppliers?: never; walletLines?: never; }
  |  /** The queue whose failed jobs are listed. */
  { accounts?: never; adjustments?: never; approvals?: never; auditEntries?: never; cases?: never; cashOutBatches?: never; cashOuts?: never; channelBills?: never; failedJobs: FailedJobsInput; goodsToAudit?: never; invoices?: never; joinApplications?: never; licences?: never; notices?: never; operators?: never; orders?: never; parcels?: never; paymentProblems?: never; payments?: never; rechargeRefunds?: never; reviews?: never; roles?: never; shops?: never; suppliers?: never; walletLines?: never; }
  |  /** As `goodsToAudit` takes it. */
  { accounts?: never; adjustments?: never; approvals?: never; auditEntries?: never; cases?: never; cashOutBatches?: never; cashOuts?: never; channelBills?: never; failedJobs?: never; goodsToAudit: GoodsAuditFilter; invoices?: never; joinApplications?: never; licences?: never; notices?: never; operators?: never; orders?: never; parcels?: never; paymentProblems?: never; payments?: never; rechargeRefunds?: never; reviews?: never; roles?: never; shops?: never; suppliers?: never; walletLines?: never; }
  |  /** As `invoices` takes it. */
  { accounts?: never; adjustments?: never; approvals?: never; auditEntries?: never; cases?: never; cashOutBatches?: never; cashOuts?: never; channelBills?: never; failedJobs?: never; goodsToAudit?: never; invoices: InvoiceFilter; joinApplications?: never; licences?: never; notices?: never; operators?: never; orders?: never; parcels?: never; paymentProblems?: never; payments?: never; rechargeRefunds?: never; reviews?: never; roles?: never; shops?: never; suppliers?: never; walletLines?: never; }
  |  /** As `joinApplications` takes it. */
  { accounts?: never; adjustments?: never; approvals?: never; auditEntries?: never; cases?: never; cashOutBatches?: never; cashOuts?: never; channelBills?: never; failedJobs?: never; goodsToAudit?: never; invoices?: never; joinApplications: JoinApplicationFilter; licences?: never; notices?: never; operators?: never; orders?: never; parcels?: never; paymentProblems?: never; payments?: never; rechargeRefunds?: never; reviews?: never; roles?: never; shops?: never; suppliers?: never; walletLines?: never; }
  |  /** As `licences` takes it. */
  { accounts?: never; adjustments?: never; approvals?: never; auditEntries?: never; cases?: never; cashOutBatches?: never; cashOuts?: never; channelBills?: never; failedJobs?: never; goodsToAudit?: never; invoices?: never; joinApplications?: never; licences: LicenceFilter; notices?: never; operators?: never; orders?: never; parcels?: never; paymentProblems?: never; payments?: never; rechargeRefunds?: never; reviews?: never; roles?: never; shops?: never; suppliers?: never; walletLines?: never; }
  |  /** As `notices` takes it. */
  { accounts?: never; adjustments?: never; approvals?: never; auditEntries?: never; cases?: never; cashOutBatches?: never; cashOuts?: never; channelBills?: never; failedJobs?: never; goodsToAudit?: never; invoices?: never; joinApplications?: never; licences?: never; notices: NoticeFilter; operators?: never; orders?: never; parcels?: never; paymentProblems?: never; payments?: never; rechargeRefunds?: never; reviews?: never; roles?: never; shops?: never; suppliers?: never; walletLines?: never; }
  |  /** As `operators` takes it. */
  { accounts?: never; adjustments?: never; approvals?: never; auditEntries?: never; cases?: never; cashOutBatches?: never; cashOuts?: never; channelBills?: never; failedJobs?: never; goodsToAudit?: never; invoices?: never; joinApplications?: never; licences?: never; notices?: never; operators: OperatorFilter; orders?: never; parcels?: never; paymentProblems?: never; payments?: never; rechargeRefunds?: never; reviews?: never; roles?: never; shops?: never; suppliers?: never; walletLines?: never; }
  |  /** As `orders` takes it. */
  { accounts?: never; adjustments?: never; approvals?: never; auditEntries?: never; cases?: never; cashOutBatches?: never; cashOuts?: never; channelBills?: never; failedJobs?: never; goodsToAudit?: never; invoices?: never; joinApplications?: never; licences?: never; notices?: never; operators?: never; orders: OrderFilter; parcels?: never; paymentProblems?: never; payments?: never; rechargeRefunds?: never; reviews?: never; roles?: never; shops?: never; suppliers?: never; walletLines?: never; }
  |  /** As `parcels` takes it. */
  { accounts?: never; adjustments?: never; approvals?: never; auditEntries?: never; cases?: never; cashOutBatches?: never; cashOuts?: never; channelBills?: never; failedJobs?: never; goodsToAudit?: never; invoices?: never; joinApplications?: never; licences?: never; notices?: never; operators?: never; orders?: never; parcels: ParcelFilter; paymentProblems?: never; payments?: never; rechargeRefunds?: never; reviews?: never; roles?: never; shops?: never; suppliers?: never; walletLines?: never; }
  |  /** As `paymentProblems` takes it. */
  { accounts?: never; adjustments?: never; approvals?: never; auditEntries?: never; cases?: never; cashOutBatches?: never; cashOuts?: never; channelBills?: never; failedJobs?: never; goodsToAudit?: never; invoices?: never; joinApplications?: never; licences?: never; notices?: never; operators?: never; orders?: never; parcels?: never; paymentProblems: PaymentProblemFilter; payments?: never; rechargeRefunds?: never; reviews?: never; roles?: never; shops?: never; suppliers?: never; walletLines?: never; }
  |  /** As `payments` takes it. */
  { accounts?: never; adjustments?: never; approvals?: never; auditEntries?: never; cases?: never; cashOutBatches?: never; cashOuts?: never; channelBills?: never; failedJobs?: never; goodsToAudit?: never; invoices?: never; joinApplications?: never; licences?: never; notices?: never; operators?: never; orders?: never; parcels?: never; paymentProblems?: never; payments: PaymentFilter; rechargeRefunds?: never; reviews?: never; roles?: never; shops?: never; suppliers?: never; walletLines?: never; }
  |  /** As `rechargeRefunds` takes it. */
  { accounts?: never; adjustments?: never; approvals?: never; auditEntries?: never; cases?: never; cashOutBatches?: never; cashOuts?: never; channelBills?: never; failedJobs?: never; goodsToAudit?: never; invoices?: never; joinApplications?: never; licences?: never; notices?: never; operators?: never; orders?: never; parcels?: never; paymentProblems?: never; payments?: never; rechargeRefunds: RechargeRefundFilter; reviews?: never; roles?: never; shops?: never; suppliers?: never; walletLines?: never; }
  |  /** As `reviews` takes it. */
  { accounts?: never; adjustments?: never; approvals?: never; auditEntries?: never; cases?: never; cashOutBatches?: never; cashOuts?: never; channelBills?: never; failedJobs?: never; goodsToAudit?: never; invoices?: never; joinApplications?: never; licences?: never; notices?: never; operators?: never; orders?: never; parcels?: never; paymentProblems?: never; payments?: never; rechargeRefunds?: never; reviews: ReviewFilter; roles?: never; shops?: never; suppliers?: never; walletLines?: never; }
  |  /** As `roles` takes it. */
  { accounts?: never; adjustments?: never; approvals?: never; auditEntries?: never; cases?: never; cashOutBatches?: never; cashOuts?: never; channelBills?: never; failedJobs?: never; goodsToAudit?: never; invoices?: never; joinApplications?: never; licences?: never; notices?: never; operators?: never; orders?: never; parcels?: never; paymentProblems?: never; payments?: never; rechargeRefunds?: never; reviews?: never; roles: RoleFilter; shops?: never; suppliers?: never; walletLines?: never; }
  |  /** As `shops` takes it. */
  { accounts?: never; adjustments?: never; approvals?: never; auditEntries?: never; cases?: never; cashOutBatches?: never; cashOuts?: never; channelBills?: never; failedJobs?: never; goodsToAudit?: never; invoices?: never; joinApplications?: never; licences?: never; notices?: never; operators?: never; orders?: never; parcels?: never; paymentProblems?: never; payments?: never; rechargeRefunds?: never; reviews?: never; roles?: never; shops: ShopFilter; suppliers?: never; walletLines?: never; }
  |  /** As `suppliers` takes it. */
  { accounts?: never; adjustments?: never; approvals?: never; auditEntries?: never; cases?: never; cashOutBatches?: never; cashOuts?: never; channelBills?: never; failedJobs?: never; goodsToAudit?: never; invoices?: never; joinApplications?: never; licences?: never; notices?: never; operators?: never; orders?: never; parcels?: never; paymentProblems?: never; payments?: never; rechargeRefunds?: never; reviews?: never; roles?: never; shops?: never; suppliers: SupplierFilter; walletLines?: never; }
  |  /** Whose, and as `walletLines` takes it. */
  { accounts?: never; adjustments?: never; approvals?: never; auditEntries?: never; cases?: never; cashOutBatches?: never; cashOuts?: never; channelBills?: never; failedJobs?: never; goodsToAudit?: never; invoices?: never; joinApplications?: never; licences?: never; notices?: never; operators?: never; orders?: never; parcels?: never; paymentProblems?: never; payments?: never; rechargeRefunds?: never; reviews?: never; roles?: never; shops?: never; suppliers?: never; walletLines: WalletLinesInput; };

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

/** A shop that an account has bound. */
export type ListedShop = {
  __typename?: 'ListedShop';
  /** Whose it is. */
  accountId: Scalars['EntityId']['output'];
  /** Nickname of the account. */
  accountName: Scalars['String']['output'];
  /** Its new orders are ordered and paid by themselves. */
  autoOrder: Scalars['Boolean']['output'];
  /** When it was bound. */
  createdAt: Scalars['DateTime']['output'];
  /** Its id. */
  id: Scalars['EntityId']['output'];
  /** It lapses within 7 days. */
  isLapsing: Scalars['Boolean']['output'];
  /** When that lapses; null where it renews itself without an end. */
  lapsesAt?: Maybe<Scalars['DateTime']['output']>;
  /** When its orders were read last. */
  lastSyncAt?: Maybe<Scalars['DateTime']['output']>;
  /** Phone of the account, masked; empty once it is closed. */
  phone: Scalars['String']['output'];
  /** Where it sells. */
  platform: Platform;
  /** Its name there. */
  shopName: Scalars['String']['output'];
  /** How its authorisation stands. */
  status: ShopStatus;
};

/** A page of shops. */
export type ListedShopPage = {
  __typename?: 'ListedShopPage';
  /** The rows of the page. */
  list: Array<ListedShop>;
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

export type { MoneyLogType };

/** What operators do. */
export type Mutation = {
  __typename?: 'Mutation';
  /** Adds a note for other operators, which stays. REST: `POST /console/accounts/note`. */
  addAccountNote: AccountNote;
  /** Adds a word that goods may not carry. REST: `POST /console/forbiddenWords/add`. */
  addForbiddenWord: ForbiddenWord;
  /** Adds recommended goods to the home page, behind all others. REST: `POST /console/homeItems/addGoods`. */
  addHomeGoods: Array<HomeItem>;
  /** Keeps a licence that a supplier has sent; it waits to be looked at. REST: `POST /console/licences/add`. */
  addLicence: Licence;
  /**
   * Changes a balance: an adjustment, or freight that is collected later. Within the limits of one's roles it is done at once;
   * above them it waits for a second operator. REST: `POST /console/adjustments/adjust`.
   */
  adjustBalance: AdjustPayload;
  /** Approves a cash-out; another operator pays it. REST: `POST /console/cashOuts/approve`. */
  approveCashOut: CashOutDetails;
  /** Asks the channel what it knows of a payment; one that was paid is credited. REST: `POST /console/payments/ask`. */
  askChannel: ChannelAnswer;
  /** Bans goods: they leave the sale, and their supplier cannot publish them. REST: `POST /console/goods/ban`. */
  banGood: Scalars['Boolean']['output'];
  /** Begins to issue invoices of the platform, whose amounts stay from then on; those past that are left out. REST: `POST /console/invoices/begin`. */
  beginInvoices: Array<Invoice>;
  /**
   * Cancels an order of which nothing is issued; what was paid goes back. Buyer and supplier see the reason. REST:
   * `POST /console/orders/cancel`.
   */
  cancelOrder: CancelOrderPayload;
  /** Changes what one shows, for whom and when. REST: `PUT /console/homeItems/update`. */
  changeHomeItem: HomeItem;
  /** Gives a buyer another level, not below the one it has earned. REST: `POST /console/accounts/level`. */
  changeLevel: Scalars['Boolean']['output'];
  /**
   * Changes what is given of a receiver, before the waybill is asked for and at the same price; answers the parcel. REST:
   * `POST /console/parcels/receiver`.
   */
  changeReceiver: Scalars['EntityId']['output'];
  /** Has everything checked by the next check of the books, within a minute. REST: `POST /console/books/check`. */
  checkBooks: Books;
  /**
   * Reads the bill of a channel and a day again, and compares it with the books; it may still be under way when this
   * answers. REST: `POST /console/channelBills/check`.
   */
  checkChannelBill: ChannelBill;
  /** Says that an accepted licence was looked at again; it is due six months later. REST: `POST /console/licences/check`. */
  checkLicence: Licence;
  /** Closes an area, for a courier or for all: orders placed from then on are refused. REST: `POST /console/areas/close`. */
  closeArea: AreaClosure;
  /** Closes a difference between a bill and the books. REST: `POST /console/billDifferences/close`. */
  closeBillDifference: BillDifference;
  /** Compensates an account, within the same limits. REST: `POST /console/adjustments/compensate`. */
  compensateAccount: AdjustPayload;
  /** Writes down that a cash-out has arrived. REST: `POST /console/cashOuts/paid`. */
  confirmCashOut: CashOutDetails;
  /** Writes down that a recharge was sent back by a transfer. REST: `POST /console/rechargeRefunds/transferred`. */
  confirmRechargeRefund: RechargeRefund;
  /**
   * Begins to pay approved cash-outs by a list for the bank; those that the signed-in operator approved are left out. Its file is
   * at `/api/v1/console/files/cashOutBatch`. REST: `POST /console/cashOuts/batches/create`.
   */
  createCashOutBatch: CreateCashOutBatchPayload;
  /** Adds a category behind all others. REST: `POST /console/categories/create`. */
  createCategory: CategoryRecord;
  /** Adds a banner or an entry to the home page, behind all others. REST: `POST /console/homeItems/create`. */
  createHomeItem: HomeItem;
  /** Adds an operator; the password is for the first sign-in. REST: `POST /console/operators/create`. */
  createOperator: OperatorPasswordPayload;
  /** Approves and does what another operator asked for, or refuses it. REST: `POST /console/approvals/decide`. */
  decideApproval: Scalars['Boolean']['output'];
  /**
   * Decides a case; above the amount of the setting `caseSecondEyes` it waits as an approval `case.decide`.
   * REST: `POST /console/cases/decide`.
   */
  decideCase: DecideCasePayload;
  /** Says how an application stands, with a note. REST: `POST /console/joins/decide`. */
  decideJoinApplication: JoinApplication;
  /** Accepts a licence, in place of an older one of its kind, or refuses it; once. REST: `POST /console/licences/decide`. */
  decideLicence: Licence;
  /** Deletes a draft. REST: `DELETE /console/notices/delete`. */
  deleteNotice: Scalars['Boolean']['output'];
  /**
   * Asks for a list as a file, of at most 50,000 rows, as its page shows them. The file is at `/api/v1/console/files/list`.
   * REST: `POST /console/exports`.
   */
  exportList: ListExport;
  /** Writes down that a cash-out could not be paid. REST: `POST /console/cashOuts/fail`. */
  failCashOut: CashOutDetails;
  /** Freezes an account and ends its sessions; goods of a supplier go off sale. REST: `POST /console/accounts/freeze`. */
  freezeAccount: Scalars['Boolean']['output'];
  /** Hides a category that nothing is on sale in, or shows it again. REST: `PUT /console/categories/hide`. */
  hideCategory: CategoryRecord;
  /** Hides a review: it is neither shown nor counted. REST: `POST /console/reviews/hide`. */
  hideReview: Scalars['Boolean']['output'];
  /** Keeps the numbers of invoices that are being issued, row by row. REST: `POST /console/invoices/import`. */
  importInvoiceNumbers: Array<ImportedInvoice>;
  /** Keeps the number and PDF of an invoice that the platform has issued. REST: `POST /console/invoices/issue`. */
  issueInvoice: InvoiceDetail;
  /** Approves or refuses goods, or edits that wait beside them, each for itself. REST: `POST /console/goods/judge`. */
  judgeGoods: Array<GoodVerdict>;
  /** Puts one before another of its place; answers all. REST: `PUT /console/homeItems/move`. */
  moveHomeItem: Array<HomeItem>;
  /** Opens an area again, or gives up a planned closure. REST: `POST /console/areas/open`. */
  openArea: AreaClosure;
  /** Stops cash-outs for everybody. REST: `POST /console/books/pause`. */
  pauseCashOuts: Books;
  /** Shows the second factor again, before money is moved. REST: `POST /console/prove`. */
  proveAgain: Operator;
  /**
   * Ends a sign-in by a code: six digits of the authenticator, or a recovery code. At the first sign-in a new password comes
   * with it, and the recovery codes are answered, once. REST: `POST /console/login/code`.
   */
  proveSignIn: ProveSignInPayload;
  /** Publishes a draft, at once or at its time. REST: `POST /console/notices/publish`. */
  publishNotice: Notice;
  /**
   * Refunds a parcel in full, at once or when its waybill is given back. Buyer and supplier see the reason. REST:
   * `POST /console/parcels/refund`.
   */
  refundParcel: RefundParcelPayload;
  /** Refuses to issue an invoice of the platform. REST: `POST /console/invoices/refuse`. */
  refuseInvoice: InvoiceDetail;
  /** Asks for a failed waybill again; answers the parcel. REST: `POST /console/parcels/reissue`. */
  reissueWaybill: Scalars['EntityId']['output'];
  /** Rejects a cash-out, or gives one back that could not be paid. REST: `POST /console/cashOuts/reject`. */
  rejectCashOut: CashOutDetails;
  /** Removes a member of an account, whose session ends at once; the owner is told why. REST: `POST /console/accounts/removeMember`. */
  removeAccountMember: Scalars['Boolean']['output'];
  /** Removes a category that no goods have ever been in; answers its id. REST: `DELETE /console/categories/delete`. */
  removeCategory: Scalars['EntityId']['output'];
  /** Removes one; answers its id. REST: `DELETE /console/forbiddenWords/delete`. */
  removeForbiddenWord: Scalars['EntityId']['output'];
  /** Removes one; answers its id. REST: `DELETE /console/homeItems/delete`. */
  removeHomeItem: Scalars['EntityId']['output'];
  /** Deletes a failed job: what it was to do is not done. REST: `DELETE /console/system/jobs/delete`. */
  removeJob: JobStepPayload;
  /** Removes a role that nobody has; answers its id. REST: `DELETE /console/roles/delete`. */
  removeRole: Scalars['EntityId']['output'];
  /** Removes one; answers its id. REST: `DELETE /console/views/delete`. */
  removeView: Scalars['EntityId']['output'];
  /** Renames a category. REST: `PUT /console/categories/rename`. */
  renameCategory: CategoryRecord;
  /** Gives an operator a new password and authenticator, and signs them out. REST: `POST /console/operators/reset`. */
  resetOperator: OperatorPasswordPayload;
  /** Takes a setting back to its default. REST: `PUT /console/settings/reset`. */
  resetSetting: Setting;
  /** Marks a problem as resolved. REST: `POST /console/paymentProblems/resolve`. */
  resolvePaymentProblem: PaymentProblem;
  /** Resumes cash-outs; refused while a rule about money is broken. REST: `POST /console/books/resume`. */
  resumeCashOuts: Books;
  /** Has a failed job tried once more. REST: `POST /console/system/jobs/retry`. */
  retryJob: JobStepPayload;
  /** Tries to send a recharge back at once. REST: `POST /console/rechargeRefunds/retry`. */
  retryRechargeRefund: RechargeRefund;
  /** Shows who lies behind a mask, to who says why; recorded. Refused above 100 a day. REST: `POST /console/reveal`. */
  revealPerson: RevealedPerson;
  /** Changes what is published or scheduled; a message that went out is not changed. REST: `PUT /console/notices/revise`. */
  reviseNotice: Notice;
  /** Revokes a token of an account at once, with its documents; the owner is told why. REST: `POST /console/accounts/revokeToken`. */
  revokeAccountToken: Scalars['Boolean']['output'];
  /** Takes back what one has asked for. REST: `POST /console/approvals/revoke`. */
  revokeApproval: Scalars['Boolean']['output'];
  /** Begins a draft, or goes on with one. REST: `POST /console/notices/save`. */
  saveNotice: Notice;
  /** Adds or changes a role. REST: `POST /console/roles/save`. */
  saveRole: OperatorRole;
  /** Keeps filters of a list under a name; an own one of that name is replaced. REST: `POST /console/views/save`. */
  saveView: SavedView;
  /**
   * Sends the account's phone the code by which its person sets a new password at the page for forgotten ones; nobody else
   * sees either. It counts against the limits of codes. Answers the masked phone. REST: `POST /console/accounts/sendReset`.
   */
  sendPasswordReset: Scalars['String']['output'];
  /** Enables, disables or pauses a courier for orders placed from then on. REST: `PUT /console/couriers/status`. */
  setCourierStatus: CourierRecord;
  /** Changes a setting; it holds within two seconds. REST: `PUT /console/settings/set`. */
  setSetting: Setting;
  /** Sets the commission of a supplier and what its deposit is topped up to. REST: `PUT /console/suppliers/terms`. */
  setSupplierTerms: SupplierDetails;
  /** Takes one down, or puts it up again. REST: `PUT /console/homeItems/show`. */
  showHomeItem: HomeItem;
  /** Shows a review again that was hidden. REST: `POST /console/reviews/show`. */
  showReview: Scalars['Boolean']['output'];
  /** Begins a sign-in: name and password are right, and a second factor is asked for. REST: `POST /console/login`. */
  signIn: SignInChallenge;
  /** Ends the session. REST: `POST /console/logout`. */
  signOut: Scalars['Boolean']['output'];
  /** Ends all sessions of an account; answers how many. REST: `POST /console/accounts/signOut`. */
  signOutAccount: Scalars['Int']['output'];
  /** Ends all sessions of an operator. REST: `POST /console/operators/signOut`. */
  signOutOperator: OperatorRecord;
  /** Puts all categories in another order. REST: `PUT /console/categories/sort`. */
  sortCategories: Array<CategoryRecord>;
  /** Puts all couriers in another order. REST: `PUT /console/couriers/sort`. */
  sortCouriers: Array<CourierRecord>;
  /**
   * Pays an approved cash-out, or the rest of one that failed, by splitting recharges at the channel that holds them. REST:
   * `POST /console/cashOuts/split`.
   */
  splitCashOut: CashOutDetails;
  /**
   * Takes over what the bank says of its transfers, each in a transaction of its own, or only says what would come of it.
   * REST: `POST /console/cashOuts/answers`.
   */
  takeBankAnswers: BankAnswersPayload;
  /** Thaws an account; goods that its freeze took off sale return. REST: `POST /console/accounts/thaw`. */
  thawAccount: Scalars['Boolean']['output'];
  /** Lifts a ban: the goods are a draft again. REST: `POST /console/goods/unban`. */
  unbanGood: Scalars['Boolean']['output'];
  /** Changes what a level takes and gives; nobody is lowered. REST: `PUT /console/levels/update`. */
  updateLevel: LevelRecord;
  /** Changes an operator. Whoever is disabled is signed out. REST: `PUT /console/operators/update`. */
  updateOperator: OperatorRecord;
  /** Shows it to nobody any more; a message leaves the bells within seconds. REST: `POST /console/notices/withdraw`. */
  withdrawNotice: Notice;
};


/** What operators do. */
export type MutationAddAccountNoteArgs = {
  input: AccountNoteInput;
};


/** What operators do. */
export type MutationAddForbiddenWordArgs = {
  word: Scalars['String']['input'];
};


/** What operators do. */
export type MutationAddHomeGoodsArgs = {
  input: NewHomeGoodsInput;
};


/** What operators do. */
export type MutationAddLicenceArgs = {
  input: AddLicenceInput;
};


/** What operators do. */
export type MutationAdjustBalanceArgs = {
  input: AdjustBalanceInput;
};


/** What operators do. */
export type MutationApproveCashOutArgs = {
  amount?: InputMaybe<Scalars['Fen']['input']>;
  id: Scalars['EntityId']['input'];
};


/** What operators do. */
export type MutationAskChannelArgs = {
  id: Scalars['EntityId']['input'];
};


/** What operators do. */
export type MutationBanGoodArgs = {
  id: Scalars['EntityId']['input'];
  reason: Scalars['String']['input'];
};


/** What operators do. */
export type MutationBeginInvoicesArgs = {
  ids: Array<Scalars['EntityId']['input']>;
};


/** What operators do. */
export type MutationCancelOrderArgs = {
  amount?: InputMaybe<Scalars['Fen']['input']>;
  id: Scalars['EntityId']['input'];
  reason: Scalars['String']['input'];
};


/** What operators do. */
export type MutationChangeHomeItemArgs = {
  input: HomeItemInput;
};


/** What operators do. */
export type MutationChangeLevelArgs = {
  input: ChangeLevelInput;
};


/** What operators do. */
export type MutationChangeReceiverArgs = {
  input: ChangeReceiverInput;
};


/** What operators do. */
export type MutationCheckChannelBillArgs = {
  day: Scalars['String']['input'];
  payType: PayType;
};


/** What operators do. */
export type MutationCheckLicenceArgs = {
  id: Scalars['EntityId']['input'];
};


/** What operators do. */
export type MutationCloseAreaArgs = {
  input: CloseAreaInput;
};


/** What operators do. */
export type MutationCloseBillDifferenceArgs = {
  id: Scalars['EntityId']['input'];
  reason: Scalars['String']['input'];
};


/** What operators do. */
export type MutationCompensateAccountArgs = {
  input: CompensateAccountInput;
};


/** What operators do. */
export type MutationConfirmCashOutArgs = {
  amount?: InputMaybe<Scalars['Fen']['input']>;
  id: Scalars['EntityId']['input'];
  transferNo: Scalars['String']['input'];
};


/** What operators do. */
export type MutationConfirmRechargeRefundArgs = {
  refundNo: Scalars['String']['input'];
  transferNo: Scalars['String']['input'];
};


/** What operators do. */
export type MutationCreateCashOutBatchArgs = {
  amount?: InputMaybe<Scalars['Fen']['input']>;
  ids: Array<Scalars['EntityId']['input']>;
};


/** What operators do. */
export type MutationCreateCategoryArgs = {
  name: Scalars['String']['input'];
};


/** What operators do. */
export type MutationCreateHomeItemArgs = {
  input: NewHomeItemInput;
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
export type MutationDecideJoinApplicationArgs = {
  input: DecideJoinApplicationInput;
};


/** What operators do. */
export type MutationDecideLicenceArgs = {
  input: DecideLicenceInput;
};


/** What operators do. */
export type MutationDeleteNoticeArgs = {
  id: Scalars['EntityId']['input'];
};


/** What operators do. */
export type MutationExportListArgs = {
  input: ListExportInput;
};


/** What operators do. */
export type MutationFailCashOutArgs = {
  id: Scalars['EntityId']['input'];
  reason: Scalars['String']['input'];
};


/** What operators do. */
export type MutationFreezeAccountArgs = {
  input: AccountReasonInput;
};


/** What operators do. */
export type MutationHideCategoryArgs = {
  hidden: Scalars['Boolean']['input'];
  id: Scalars['EntityId']['input'];
  reason: Scalars['String']['input'];
};


/** What operators do. */
export type MutationHideReviewArgs = {
  id: Scalars['EntityId']['input'];
  reason: Scalars['String']['input'];
};


/** What operators do. */
export type MutationImportInvoiceNumbersArgs = {
  rows: Array<InvoiceNumberInput>;
};


/** What operators do. */
export type MutationIssueInvoiceArgs = {
  input: IssueInvoiceInput;
};


/** What operators do. */
export type MutationJudgeGoodsArgs = {
  input: JudgeGoodsInput;
};


/** What operators do. */
export type MutationMoveHomeItemArgs = {
  before?: InputMaybe<Scalars['EntityId']['input']>;
  id: Scalars['EntityId']['input'];
};


/** What operators do. */
export type MutationOpenAreaArgs = {
  id: Scalars['EntityId']['input'];
  reason: Scalars['String']['input'];
};


/** What operators do. */
export type MutationPauseCashOutsArgs = {
  reason: Scalars['String']['input'];
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
export type MutationPublishNoticeArgs = {
  id: Scalars['EntityId']['input'];
  revision: Scalars['Int']['input'];
};


/** What operators do. */
export type MutationRefundParcelArgs = {
  amount?: InputMaybe<Scalars['Fen']['input']>;
  packageId: Scalars['EntityId']['input'];
  reason: Scalars['String']['input'];
};


/** What operators do. */
export type MutationRefuseInvoiceArgs = {
  id: Scalars['EntityId']['input'];
  reason: Scalars['String']['input'];
};


/** What operators do. */
export type MutationReissueWaybillArgs = {
  packageId: Scalars['EntityId']['input'];
  reason: Scalars['String']['input'];
};


/** What operators do. */
export type MutationRejectCashOutArgs = {
  id: Scalars['EntityId']['input'];
  reason: Scalars['String']['input'];
};


/** What operators do. */
export type MutationRemoveAccountMemberArgs = {
  input: RemoveAccountMemberInput;
};


/** What operators do. */
export type MutationRemoveCategoryArgs = {
  id: Scalars['EntityId']['input'];
  reason: Scalars['String']['input'];
};


/** What operators do. */
export type MutationRemoveForbiddenWordArgs = {
  id: Scalars['EntityId']['input'];
};


/** What operators do. */
export type MutationRemoveHomeItemArgs = {
  id: Scalars['EntityId']['input'];
  reason: Scalars['String']['input'];
};


/** What operators do. */
export type MutationRemoveJobArgs = {
  input: JobInput;
};


/** What operators do. */
export type MutationRemoveRoleArgs = {
  id: Scalars['EntityId']['input'];
};


/** What operators do. */
export type MutationRemoveViewArgs = {
  id: Scalars['EntityId']['input'];
};


/** What operators do. */
export type MutationRenameCategoryArgs = {
  id: Scalars['EntityId']['input'];
  name: Scalars['String']['input'];
};


/** What operators do. */
export type MutationResetOperatorArgs = {
  id: Scalars['EntityId']['input'];
};


/** What operators do. */
export type MutationResetSettingArgs = {
  input: SettingResetInput;
  key: Scalars['String']['input'];
};


/** What operators do. */
export type MutationResolvePaymentProblemArgs = {
  id: Scalars['EntityId']['input'];
  reason: Scalars['String']['input'];
};


/** What operators do. */
export type MutationResumeCashOutsArgs = {
  reason: Scalars['String']['input'];
};


/** What operators do. */
export type MutationRetryJobArgs = {
  input: JobInput;
};


/** What operators do. */
export type MutationRetryRechargeRefundArgs = {
  refundNo: Scalars['String']['input'];
};


/** What operators do. */
export type MutationRevealPersonArgs = {
  input: RevealPersonInput;
};


/** What operators do. */
export type MutationReviseNoticeArgs = {
  input: ReviseNoticeInput;
};


/** What operators do. */
export type MutationRevokeAccountTokenArgs = {
  input: RevokeAccountTokenInput;
};


/** What operators do. */
export type MutationRevokeApprovalArgs = {
  id: Scalars['EntityId']['input'];
};


/** What operators do. */
export type MutationSaveNoticeArgs = {
  input: SaveNoticeInput;
};


/** What operators do. */
export type MutationSaveRoleArgs = {
  input: RoleInput;
};


/** What operators do. */
export type MutationSaveViewArgs = {
  input: SavedViewInput;
};


/** What operators do. */
export type MutationSendPasswordResetArgs = {
  input: AccountReasonInput;
};


/** What operators do. */
export type MutationSetCourierStatusArgs = {
  id: Scalars['EntityId']['input'];
  reason: Scalars['String']['input'];
  status: ServiceStatus;
};


/** What operators do. */
export type MutationSetSettingArgs = {
  input: SettingInput;
  key: Scalars['String']['input'];
};


/** What operators do. */
export type MutationSetSupplierTermsArgs = {
  input: SupplierTermsInput;
};


/** What operators do. */
export type MutationShowHomeItemArgs = {
  id: Scalars['EntityId']['input'];
  reason: Scalars['String']['input'];
  shown: Scalars['Boolean']['input'];
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
export type MutationSignOutAccountArgs = {
  input: AccountReasonInput;
};


/** What operators do. */
export type MutationSignOutOperatorArgs = {
  id: Scalars['EntityId']['input'];
};


/** What operators do. */
export type MutationSortCategoriesArgs = {
  ids: Array<Scalars['EntityId']['input']>;
};


/** What operators do. */
export type MutationSortCouriersArgs = {
  ids: Array<Scalars['EntityId']['input']>;
};


/** What operators do. */
export type MutationSplitCashOutArgs = {
  amount?: InputMaybe<Scalars['Fen']['input']>;
  id: Scalars['EntityId']['input'];
};


/** What operators do. */
export type MutationTakeBankAnswersArgs = {
  input: BankAnswersInput;
};


/** What operators do. */
export type MutationThawAccountArgs = {
  input: AccountReasonInput;
};


/** What operators do. */
export type MutationUnbanGoodArgs = {
  id: Scalars['EntityId']['input'];
  reason: Scalars['String']['input'];
};


/** What operators do. */
export type MutationUpdateLevelArgs = {
  input: LevelInput;
};


/** What operators do. */
export type MutationUpdateOperatorArgs = {
  id: Scalars['EntityId']['input'];
  input: OperatorUpdateInput;
};


/** What operators do. */
export type MutationWithdrawNoticeArgs = {
  id: Scalars['EntityId']['input'];
  reason: Scalars['String']['input'];
};

/** Goods that the home page recommends. */
export type NewHomeGoodsInput = {
  /** Who sees them. */
  audience: HomeAudience;
  /** Null: without an end. */
  endAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Numbers (商品编号) of 1 to 30 goods. */
  goodsNos: Array<Scalars['String']['input']>;
  /** Null: from now on. */
  startAt?: InputMaybe<Scalars['DateTime']['input']>;
};

/** A banner or an entry of the home page. */
export type NewHomeItemInput = {
  /** Who sees it. */
  audience: HomeAudience;
  /** Null: without an end. */
  endAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** A path of the web app; empty where it leads nowhere. */
  link: Scalars['String']['input'];
  /** Address of an uploaded picture: of a banner five times as wide as high, of an entry square. */
  picture: Scalars['String']['input'];
  /** BANNERS or ENTRIES. */
  place: HomePlace;
  /** Null: from now on. */
  startAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** 1 to 30 characters; of a banner what its picture shows. */
  title: Scalars['String']['input'];
};

/** What the platform has to say: a notice that readers look at, or a message that is delivered to accounts (`PERSONAL`). */
export type Notice = {
  __typename?: 'Notice';
  /** With `ACCOUNT`. */
  accountId?: Maybe<Scalars['EntityId']['output']>;
  /** Nickname or company, with `ACCOUNT`; empty otherwise. */
  accountName: Scalars['String']['output'];
  /** Of a published message: to how many accounts it goes. */
  addressed?: Maybe<Scalars['Int']['output']>;
  /** Whom it is for. */
  audience: NoticeAudience;
  /** Who began it; empty of those before there was a console. */
  author: Scalars['String']['output'];
  /** Of a published message: how many have it. */
  delivered?: Maybe<Scalars['Int']['output']>;
  /** Plain text with line breaks. */
  detail: Scalars['String']['output'];
  /** From then on it is shown no more; null for never. */
  endsAt?: Maybe<Scalars['DateTime']['output']>;
  /** Its id. */
  id: Scalars['EntityId']['output'];
  /** It stands before others, but for those of the home page. */
  isPinned: Scalars['Boolean']['output'];
  /** Nothing is left to be delivered or taken back. */
  isSettled: Scalars['Boolean']['output'];
  /** Of buyers, with `LEVEL`. */
  level?: Maybe<Scalars['Int']['output']>;
  /** Of a message: a path of the web app; empty where there is none. */
  link: Scalars['String']['output'];
  /** Since when it is shown, or will be; null of a draft. */
  publishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Counted up by each change. */
  revision: Scalars['Int']['output'];
  /** When it is to be published; null for at once. */
  startsAt?: Maybe<Scalars['DateTime']['output']>;
  /** What it is now. */
  state: NoticeState;
  /** In a line. */
  title: Scalars['String']['output'];
  /** Where it is read. */
  type: NoticeType;
};

export type { NoticeAudience };

/** Narrows the notices. */
export type NoticeFilter = {
  /** For them. */
  audience?: InputMaybe<NoticeAudience>;
  /** In this state. */
  state?: InputMaybe<NoticeState>;
  /** Part of the title. */
  title?: InputMaybe<Scalars['String']['input']>;
  /** Of this type. */
  type?: InputMaybe<NoticeType>;
};

/** A page of notices. */
export type NoticePage = {
  __typename?: 'NoticePage';
  /** The rows of the page. */
  list: Array<Notice>;
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

/** How far a notice reaches. */
export type NoticeReach = {
  __typename?: 'NoticeReach';
  /** Of the notice. */
  id: Scalars['EntityId']['output'];
  /** Accounts of its audience now; null where it is for visitors too. */
  reach?: Maybe<Scalars['Int']['output']>;
  /** Of a message: how many have read it; null where nobody knows. */
  read?: Maybe<Scalars['Int']['output']>;
};

export type { NoticeState };

export type { NoticeType };

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

/** Which operators are listed. */
export type OperatorFilter = {
  /** Only those that may sign in, or may not. */
  isEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only those whom one of their roles permits this, such as `cashOuts.pay`. */
  permission?: InputMaybe<Scalars['String']['input']>;
  /** Only those with this role. */
  roleId?: InputMaybe<Scalars['EntityId']['input']>;
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
  /** What an operator with it adjusts alone at a time. */
  adjustCase: Scalars['Fen']['output'];
  /** What an operator with it adjusts alone in a day. */
  adjustDay: Scalars['Fen']['output'];
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

/** Something that an operator did. */
export type OperatorStep = {
  __typename?: 'OperatorStep';
  /** Such as `cash-out approve`. */
  action: Scalars['String']['output'];
  /** When. */
  createdAt: Scalars['DateTime']['output'];
  /** Its id. */
  id: Scalars['EntityId']['output'];
  /** Name of who did it. */
  operator: Scalars['String']['output'];
  /** Why; may be empty. */
  reason: Scalars['String']['output'];
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
  /** The action in Chinese. */
  actionText: Scalars['String']['output'];
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
  /** The target in Chinese, such as `包裹 34`. */
  targetText: Scalars['String']['output'];
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

/** Calls of an outside platform. */
export type OutsidePlatform = {
  __typename?: 'OutsidePlatform';
  /** In the last 24 hours. */
  day: PlatformCalls;
  /** Failures of the day by their kind, the most first. */
  failures: Array<PlatformFailure>;
  /** In the last hour, to five minutes. */
  hour: PlatformCalls;
  /** Such as `alipay`. */
  name: Scalars['String']['output'];
};

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

/** A rule that was broken and holds again. */
export type PastViolation = {
  __typename?: 'PastViolation';
  /** When it was found. */
  createdAt: Scalars['DateTime']['output'];
  /** Its id. */
  id: Scalars['EntityId']['output'];
  /** When it held again. */
  resolvedAt: Scalars['DateTime']['output'];
  /** How many rows broke it. */
  rows: Scalars['Int']['output'];
  /** What must hold, in Chinese. */
  text: Scalars['String']['output'];
};

export type { PayStatus };

export type { PayType };

export type { PayeeType };

/** A recharge through a channel. */
export type Payment = {
  __typename?: 'Payment';
  /** Who paid. */
  accountId: Scalars['EntityId']['output'];
  /** What was to be paid. */
  amount: Scalars['Fen']['output'];
  /** Number of the channel; null until it is paid. */
  channelTradeNo?: Maybe<Scalars['String']['output']>;
  /** When it was begun. */
  createdAt: Scalars['DateTime']['output'];
  /** Until when it can be paid. */
  expireAt: Scalars['DateTime']['output'];
  /** Its id. */
  id: Scalars['EntityId']['output'];
  /** Paid after it was closed here. */
  late: Scalars['Boolean']['output'];
  /** When it was paid. */
  paidAt?: Maybe<Scalars['DateTime']['output']>;
  /** Its number; the channel knows it by that. */
  payNo: Scalars['String']['output'];
  /** The channel. */
  payType: PayType;
  /** Where it stands. */
  status: PayStatus;
};

/** A payment with all that came of it. */
export type PaymentDetails = {
  __typename?: 'PaymentDetails';
  /** Who paid. */
  accountId: Scalars['EntityId']['output'];
  /** What was to be paid. */
  amount: Scalars['Fen']['output'];
  /** When the channel was asked last. */
  askedAt?: Maybe<Scalars['DateTime']['output']>;
  /** How often the channel was asked while it waited. */
  asks: Scalars['Int']['output'];
  /** Number of the channel; null until it is paid. */
  channelTradeNo?: Maybe<Scalars['String']['output']>;
  /** When it was begun. */
  createdAt: Scalars['DateTime']['output'];
  /** When it was credited. */
  creditedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Until when it can be paid. */
  expireAt: Scalars['DateTime']['output'];
  /** Its id. */
  id: Scalars['EntityId']['output'];
  /** Paid after it was closed here. */
  late: Scalars['Boolean']['output'];
  /** Of the ledger, by which it was credited. */
  movementId?: Maybe<Scalars['EntityId']['output']>;
  /** When it is asked next; null where it waits no more. */
  nextAskAt?: Maybe<Scalars['DateTime']['output']>;
  /** What the channel said, the newest first; at most 100. */
  notices: Array<PaymentNotice>;
  /** When it was paid. */
  paidAt?: Maybe<Scalars['DateTime']['output']>;
  /** Its number; the channel knows it by that. */
  payNo: Scalars['String']['output'];
  /** The channel. */
  payType: PayType;
  /** What was wrong with it. */
  problems: Array<PaymentProblem>;
  /** When it is compared with the channel; null once it was. */
  reconcileAt?: Maybe<Scalars['DateTime']['output']>;
  /** What of it goes back. */
  refunds: Array<RechargeRefund>;
  /** Where it stands. */
  status: PayStatus;
  /** What operators did with it. */
  steps: Array<OperatorStep>;
};

/** Narrows the payments. */
export type PaymentFilter = {
  /** Of this account. */
  accountId?: InputMaybe<Scalars['EntityId']['input']>;
  /** Begun before this moment. */
  endAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Of a payment, or of the channel, whole. */
  number?: InputMaybe<Scalars['String']['input']>;
  /** Through this channel. */
  payType?: InputMaybe<PayType>;
  /** Begun from this moment on. */
  startAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** In this state. */
  status?: InputMaybe<PayStatus>;
};

/** What a channel said of a payment, and how often in a row. */
export type PaymentNotice = {
  __typename?: 'PaymentNotice';
  /** What is paid; null otherwise. */
  amount?: Maybe<Scalars['Fen']['output']>;
  /** Number of what is paid at the channel; else empty. */
  channelTradeNo: Scalars['String']['output'];
  /** When it said so first. */
  createdAt: Scalars['DateTime']['output'];
  /** Its id. */
  id: Scalars['EntityId']['output'];
  /** The channel said it of its own accord; else it was asked. */
  isPushed: Scalars['Boolean']['output'];
  /** When it said so last. */
  lastAt: Scalars['DateTime']['output'];
  /** What it said. */
  state: ChannelState;
  /** How often it said the same in a row. */
  times: Scalars['Int']['output'];
};

/** A page of payments. */
export type PaymentPage = {
  __typename?: 'PaymentPage';
  /** The rows of the page. */
  list: Array<Payment>;
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

/** What a channel says of a payment and the books cannot follow. */
export type PaymentProblem = {
  __typename?: 'PaymentProblem';
  /** Who paid. */
  accountId: Scalars['EntityId']['output'];
  /** What was to be paid. */
  amount: Scalars['Fen']['output'];
  /** Number of the channel; else empty. */
  channelTradeNo: Scalars['String']['output'];
  /** When it was found. */
  createdAt: Scalars['DateTime']['output'];
  /** Its id. */
  id: Scalars['EntityId']['output'];
  /** What is wrong. */
  kind: PaymentProblemKind;
  /** Its number. */
  payNo: Scalars['String']['output'];
  /** The channel. */
  payType: PayType;
  /** The payment. */
  paymentId: Scalars['EntityId']['output'];
  /** When it was resolved. */
  resolvedAt?: Maybe<Scalars['DateTime']['output']>;
  /** What the channel says; null where it says none. */
  told?: Maybe<Scalars['Fen']['output']>;
};

/** Narrows the problems. */
export type PaymentProblemFilter = {
  /** Only those that nobody has resolved. */
  isOpen?: InputMaybe<Scalars['Boolean']['input']>;
  /** Of this kind. */
  kind?: InputMaybe<PaymentProblemKind>;
};

export type { PaymentProblemKind };

/** A page of problems. */
export type PaymentProblemPage = {
  __typename?: 'PaymentProblemPage';
  /** The rows of the page. */
  list: Array<PaymentProblem>;
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

/** A permission with what it is about. */
export type PermissionText = {
  __typename?: 'PermissionText';
  /** Such as `goods.audit`. */
  name: Scalars['String']['output'];
  /** In Chinese. */
  text: Scalars['String']['output'];
};

export type { Platform };

/** How many calls there were. */
export type PlatformCalls = {
  __typename?: 'PlatformCalls';
  /** All. */
  calls: Scalars['Int']['output'];
  /** Of these, those that failed. */
  failed: Scalars['Int']['output'];
};

/** Failed calls of one kind. */
export type PlatformFailure = {
  __typename?: 'PlatformFailure';
  /** How many. */
  calls: Scalars['Int']['output'];
  /** Such as `timeout`. */
  outcome: Scalars['String']['output'];
};

/** What everybody had, what moved in a month, and what they have. */
export type PlatformStatement = {
  __typename?: 'PlatformStatement';
  /** Whether all closing balances add up to nothing. */
  balanced: Scalars['Boolean']['output'];
  /** False for a month that has not ended, and in the hours after: it is summed up by a job. */
  isWritten: Scalars['Boolean']['output'];
  /** The month. */
  month: Scalars['String']['output'];
  /** Accounts of the ledger by whose they are. */
  parts: Array<PlatformStatementPart>;
};

/** Accounts of one kind and one kind of owner in a month. */
export type PlatformStatementPart = {
  __typename?: 'PlatformStatementPart';
  /** Whether the opening balance and all movements make up the closing one. */
  agrees: Scalars['Boolean']['output'];
  /** The balance when it ended, or now. */
  closing: Scalars['Fen']['output'];
  /** Of the account in the ledger, such as `available`. */
  code: Scalars['String']['output'];
  /** By kind of movement. */
  lines: Array<StatementLine>;
  /** The balance when the month began. */
  opening: Scalars['Fen']['output'];
  /** Whose. */
  ownerKind: LedgerOwner;
  /** The same in Chinese. */
  title: Scalars['String']['output'];
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
  /** The same of one account; that it was read is recorded. REST: `GET /console/statements/account`. */
  accountStatement: WalletStatement;
  /** Accounts of buyers and suppliers, the newest first. REST: `GET /console/accounts`. */
  accounts: AccountPage;
  /**
   * What is in a wallet, and what the signed-in operator may change of it alone. REST: `GET /console/adjustments/adjustTerms`, of
   * compensations `GET /console/adjustments/compensateTerms`.
   */
  adjustTerms: AdjustTerms;
  /** Adjustments and compensations, the newest first. REST: `GET /console/adjustments`. */
  adjustments: AdjustmentPage;
  /** What waits for a second operator, and what was decided, the newest first. REST: `GET /console/approvals`. */
  approvals: ApprovalPage;
  /** Areas that the platform closes: in force, planned, and the last 50 that are over. REST: `GET /console/areas/closures`. */
  areaClosures: Array<AreaClosure>;
  /** Actions and operators that the log can be narrowed to. REST: `GET /console/audit/choices`. */
  auditChoices: AuditChoices;
  /** What operators did and read, the newest first. REST: `GET /console/audit`. */
  auditEntries: AuditEntryPage;
  /** Goods as they are, and as an edit that waits would make them. REST: `GET /console/goods/one`. */
  auditedGood: AuditedGood;
  /** What a bill and the books say differently, the oldest first. REST: `GET /console/billDifferences`. */
  billDifferences: BillDifferencePage;
  /** What must hold of the books, when that was checked, and the rows that break it. REST: `GET /console/books`. */
  books: Books;
  /** Everything of a case; that it was opened is recorded. REST: `GET /console/cases/one`; its files: `GET /console/files/{id}`. */
  case: Case;
  /** What a decision would move, without making it. REST: `POST /console/cases/preview`. */
  caseDecisionPreview: CaseDecisionPreview;
  /** After-sales cases: those that wait for an operator, the oldest first, or all. REST: `GET /console/cases`. */
  cases: CasePage;
  /** A cash-out with what operators did with it. REST: `GET /console/cashOuts/read`. */
  cashOut: CashOutDetails;
  /** Lists of cash-outs for the bank, the newest first. REST: `GET /console/cashOuts/batches`. */
  cashOutBatches: CashOutBatchPage;
  /** Cash-outs of everybody: open ones the oldest first, others the newest first. REST: `GET /console/cashOuts`. */
  cashOuts: CashOutPage;
  /** All categories, hidden ones too, in the order in which buyers see them. REST: `GET /console/categories`. */
  categories: Array<CategoryRecord>;
  /** A bill with its sums and ours. REST: `GET /console/channelBills/read`. */
  channelBill: ChannelBill;
  /** Bills of payment channels, the newest days first. REST: `GET /console/channelBills`. */
  channelBills: ChannelBillPage;
  /** Couriers that orders are narrowed to. REST: `GET /console/orders/couriers`. */
  courierNames: Array<CourierName>;
  /** All couriers with what they cost at warehouses, in the order in which buyers see them. REST: `GET /console/couriers`. */
  couriers: Array<CourierRecord>;
  /** The last 100 jobs of a queue that failed and are no longer tried. REST: `GET /console/system/jobs`. */
  failedJobs: Array<FailedJob>;
  /** Words that goods may not carry (违禁词). REST: `GET /console/forbiddenWords`. */
  forbiddenWords: Array<ForbiddenWord>;
  /**
   * What pasted numbers are, and how it stands with each: at most 200. Of what the operator may not read nothing is found.
   * Looking for phones is recorded. REST: `POST /console/find`.
   */
  found: Found;
  /** What a freeze does to goods and orders now, or what a thaw undoes. REST: `GET /console/accounts/freezePreview`. */
  freezePreview: FreezePreview;
  /** Goods and edits that wait for an audit, the longest waiting first, or others. REST: `GET /console/goods`. */
  goodsToAudit: AuditedGoodPage;
  /** What waits for the operator, and the figures of today. REST: `GET /console/home`. */
  home: Home;
  /** All that stands, stood or will stand on the home page, by place and in its order. REST: `GET /console/homeItems`. */
  homeItems: Array<HomeItem>;
  /** One with its title in clear; that it was read is recorded. REST: `GET /console/invoices/read`. */
  invoice: InvoiceDetail;
  /** Invoices that were asked for, the newest first. REST: `GET /console/invoices`. */
  invoices: InvoicePage;
  /** Applications for a branch site, the newest first. REST: `GET /console/joins`. */
  joinApplications: JoinApplicationPage;
  /** All levels of buyers, and how they were changed. REST: `GET /console/levels`. */
  levels: Levels;
  /** Licences of suppliers, the newest first. REST: `GET /console/licences`. */
  licences: LicencePage;
  /** The signed-in operator. REST: `GET /console/me`. */
  me: Operator;
  /** How far a notice reaches. REST: `GET /console/notices/one`. */
  noticeReach: NoticeReach;
  /** Notices and messages of every state, the newest first. REST: `GET /console/notices`. */
  notices: NoticePage;
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
  /** A payment with all that came of it. REST: `GET /console/payments/read`. */
  payment: PaymentDetails;
  /** What channels say of payments and the books cannot follow, the newest first. REST: `GET /console/paymentProblems`. */
  paymentProblems: PaymentProblemPage;
  /** Payments of everybody, the newest first. REST: `GET /console/payments`. */
  payments: PaymentPage;
  /**
   * What the platform, its buyers and its suppliers had, what moved in a month, and what they have.
   * REST: `GET /console/statements/platform`.
   */
  platformStatement: PlatformStatement;
  /** Recharges that go back: under way the oldest first, all the newest first. REST: `GET /console/rechargeRefunds`. */
  rechargeRefunds: RechargeRefundPage;
  /** All provinces, cities and districts. REST: `GET /console/regions`. */
  regions: RegionList;
  /** What was sold and what became of it, from sums that are kept of each day. REST: `GET /console/reports`. */
  report: Report;
  /** Reviews of all goods, hidden ones too, the newest first. REST: `GET /console/reviews`. */
  reviews: ReviewPage;
  /** All roles, and what they can be made of. REST: `GET /console/roles`. */
  roles: Roles;
  /** Filters of a list that were kept under names: own ones, then shared ones of others. REST: `GET /console/views`. */
  savedViews: Array<SavedView>;
  /** The last 20 changes of a setting, the newest first. REST: `GET /console/settings/history`. */
  settingHistory: Array<SettingChange>;
  /** All settings. REST: `GET /console/settings`. */
  settings: Array<Setting>;
  /** Shops that accounts have bound, the newest first. REST: `GET /console/shops`. */
  shops: ListedShopPage;
  /** The last days on which cash-outs were paid by splits. REST: `GET /console/cashOuts/splitDays`. */
  splitDays: Array<SplitDay>;
  /** The page of a supplier; that it was opened is recorded. REST: `GET /console/suppliers/find`. */
  supplier: SupplierDetails;
  /** Suppliers with their service of the last 30 days, the newest first. REST: `GET /console/suppliers`. */
  suppliers: SupplierPage;
  /** How the product runs. REST: `GET /console/system`. */
  system: System;
  /** What suppliers earned in a quarter. REST: `GET /console/taxReports/read`. */
  taxReport: TaxReport;
  /** What an account has, in its parts; that it was read is recorded. REST: `GET /console/wallets/read`. */
  wallet: Wallet;
  /** Lines of an account’s wallet, the newest first. REST: `GET /console/wallets/logs`. */
  walletLines: WalletLinePage;
};


/** What operators see. */
export type QueryAccountArgs = {
  id: Scalars['EntityId']['input'];
};


/** What operators see. */
export type QueryAccountStatementArgs = {
  accountId: Scalars['EntityId']['input'];
  month: Scalars['String']['input'];
};


/** What operators see. */
export type QueryAccountsArgs = {
  cursor?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AccountFilter>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


/** What operators see. */
export type QueryAdjustTermsArgs = {
  accountId: Scalars['EntityId']['input'];
  isCompensation: Scalars['Boolean']['input'];
};


/** What operators see. */
export type QueryAdjustmentsArgs = {
  cursor?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AdjustmentFilter>;
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
export type QueryAuditedGoodArgs = {
  id: Scalars['EntityId']['input'];
};


/** What operators see. */
export type QueryBillDifferencesArgs = {
  billId: Scalars['EntityId']['input'];
  cursor?: InputMaybe<Scalars['String']['input']>;
  isOpen?: InputMaybe<Scalars['Boolean']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
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
export type QueryCashOutArgs = {
  id: Scalars['EntityId']['input'];
};


/** What operators see. */
export type QueryCashOutBatchesArgs = {
  cursor?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<CashOutBatchFilter>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


/** What operators see. */
export type QueryCashOutsArgs = {
  cursor?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<CashOutFilter>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


/** What operators see. */
export type QueryChannelBillArgs = {
  id: Scalars['EntityId']['input'];
};


/** What operators see. */
export type QueryChannelBillsArgs = {
  cursor?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ChannelBillFilter>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


/** What operators see. */
export type QueryFailedJobsArgs = {
  queue: Scalars['String']['input'];
};


/** What operators see. */
export type QueryFoundArgs = {
  text: Scalars['String']['input'];
};


/** What operators see. */
export type QueryFreezePreviewArgs = {
  id: Scalars['EntityId']['input'];
};


/** What operators see. */
export type QueryGoodsToAuditArgs = {
  cursor?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<GoodsAuditFilter>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


/** What operators see. */
export type QueryInvoiceArgs = {
  id: Scalars['EntityId']['input'];
};


/** What operators see. */
export type QueryInvoicesArgs = {
  cursor?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<InvoiceFilter>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
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
export type QueryNoticeReachArgs = {
  id: Scalars['EntityId']['input'];
};


/** What operators see. */
export type QueryNoticesArgs = {
  cursor?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<NoticeFilter>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


/** What operators see. */
export type QueryOperatorsArgs = {
  filter?: InputMaybe<OperatorFilter>;
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


/** What operators see. */
export type QueryPaymentArgs = {
  id: Scalars['EntityId']['input'];
};


/** What operators see. */
export type QueryPaymentProblemsArgs = {
  cursor?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<PaymentProblemFilter>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


/** What operators see. */
export type QueryPaymentsArgs = {
  cursor?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<PaymentFilter>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


/** What operators see. */
export type QueryPlatformStatementArgs = {
  month: Scalars['String']['input'];
};


/** What operators see. */
export type QueryRechargeRefundsArgs = {
  cursor?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<RechargeRefundFilter>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


/** What operators see. */
export type QueryReportArgs = {
  from?: InputMaybe<Scalars['Date']['input']>;
  name: ReportName;
  to?: InputMaybe<Scalars['Date']['input']>;
  unit?: InputMaybe<ReportUnit>;
};


/** What operators see. */
export type QueryReviewsArgs = {
  cursor?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ReviewFilter>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


/** What operators see. */
export type QueryRolesArgs = {
  filter?: InputMaybe<RoleFilter>;
};


/** What operators see. */
export type QuerySavedViewsArgs = {
  list: ConsoleList;
};


/** What operators see. */
export type QuerySettingHistoryArgs = {
  key: Scalars['String']['input'];
};


/** What operators see. */
export type QueryShopsArgs = {
  cursor?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ShopFilter>;
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


/** What operators see. */
export type QueryTaxReportArgs = {
  quarter: Scalars['String']['input'];
};


/** What operators see. */
export type QueryWalletArgs = {
  accountId?: InputMaybe<Scalars['EntityId']['input']>;
  kind?: InputMaybe<AccountKind>;
  phone?: InputMaybe<Scalars['String']['input']>;
};


/** What operators see. */
export type QueryWalletLinesArgs = {
  accountId: Scalars['EntityId']['input'];
  cursor?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<WalletLineFilter>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};

export type { RealStatus };

/** A recharge that goes back to its channel. */
export type RechargeRefund = {
  __typename?: 'RechargeRefund';
  /** Whose it is. */
  accountId: Scalars['EntityId']['output'];
  /** What goes back of it. */
  amount: Scalars['Fen']['output'];
  /** What was said last of why it has not arrived. */
  code: Scalars['String']['output'];
  /** Since when. */
  createdAt: Scalars['DateTime']['output'];
  /** When it ended. */
  endedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Its id. */
  id: Scalars['EntityId']['output'];
  /** When it is tried next. */
  nextTryAt: Scalars['DateTime']['output'];
  /** Number of the payment. */
  payNo: Scalars['String']['output'];
  /** The channel. */
  payType: PayType;
  /** What goes back. */
  paymentId: Scalars['EntityId']['output'];
  /** Its number; the channel knows it by that. */
  refundNo: Scalars['String']['output'];
  /** Where it stands. */
  status: RechargeRefundStatus;
  /** Number of the transfer by which an operator sent it. */
  transferNo?: Maybe<Scalars['String']['output']>;
  /** How often it was tried. */
  tries: Scalars['Int']['output'];
};

/** Narrows the recharges that go back. */
export type RechargeRefundFilter = {
  /** Only those under way. */
  isOpen?: InputMaybe<Scalars['Boolean']['input']>;
  /** Of a refund or payment, whole. */
  number?: InputMaybe<Scalars['String']['input']>;
};

/** A page of recharges that go back. */
export type RechargeRefundPage = {
  __typename?: 'RechargeRefundPage';
  /** The rows of the page. */
  list: Array<RechargeRefund>;
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

export type { RechargeRefundStatus };

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

/** A province, a city or a district. */
export type Region = {
  __typename?: 'Region';
  /** 2, 4 or 6 digits. */
  code: Scalars['String']['output'];
  /** 1 province, 2 city, 3 district. */
  level: Scalars['Int']['output'];
  /** In full, such as 浙江省. */
  name: Scalars['String']['output'];
  /** Empty for provinces. */
  parentCode: Scalars['String']['output'];
};

/** A region by its codes. */
export type RegionInput = {
  /** Of the city. */
  cityCode: Scalars['String']['input'];
  /** Of the district. */
  districtCode: Scalars['String']['input'];
  /** Of the province. */
  provinceCode: Scalars['String']['input'];
};

/** Regions of the mainland with 台湾, 香港 and 澳门. */
export type RegionList = {
  __typename?: 'RegionList';
  /** Provinces first, then cities, then districts. */
  list: Array<Region>;
  /** Changes when the table changes. */
  version: Scalars['String']['output'];
};

/** A member who is removed. */
export type RemoveAccountMemberInput = {
  /** The account. */
  id: Scalars['EntityId']['input'];
  /** Of its member. */
  memberId: Scalars['EntityId']['input'];
  /** 5 to 200 characters; the account reads it. */
  reason: Scalars['String']['input'];
};

/** A report: figures of parcels by the day of their payment in Shanghai. Those of today are up to ten minutes old. */
export type Report = {
  __typename?: 'Report';
  /** When the newest of its days was counted; null where none was yet. */
  countedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The first day. */
  from: Scalars['Date']['output'];
  /** By time the oldest first, days without orders included; else the highest turnover first, at most 500. */
  list: Array<ReportRow>;
  /** Which one it is. */
  name: ReportName;
  /** All of it. */
  summary: ReportFigures;
  /** The last day, included. */
  to: Scalars['Date']['output'];
  /** As asked for. */
  unit: ReportUnit;
};

/** Sums of parcels. */
export type ReportFigures = {
  __typename?: 'ReportFigures';
  /** What inviters have or will have. */
  agentShare: Scalars['Fen']['output'];
  /** Parcels with a case of after-sales. */
  cases: Scalars['Int']['output'];
  /** Of it what suppliers pay; of parcels that are not settled, as of now; 0 by goods. */
  commission: Scalars['Fen']['output'];
  /** Of these, those that the platform was to decide about. */
  disputed: Scalars['Int']['output'];
  /** `disputed` of `parcels` in hundredths of a percent; null without parcels. */
  disputedRate?: Maybe<Scalars['Int']['output']>;
  /** Of it what inviters added. */
  freightAgents: Scalars['Fen']['output'];
  /** What suppliers bear for free freight, beside all this. */
  freightBorne: Scalars['Fen']['output'];
  /** Of it what is passed on for the courier. */
  freightCost: Scalars['Fen']['output'];
  /** Couriers' fees and surcharges of parcels that were not refunded; 0 by goods. */
  freightPaid: Scalars['Fen']['output'];
  /** `freightPaid` − `freightCost` − `freightAgents`; below 0 is lost. */
  freightWon: Scalars['Fen']['output'];
  /** Of it for goods. */
  goodsFee: Scalars['Fen']['output'];
  /** Of these, later than promised. */
  late: Scalars['Int']['output'];
  /** What stays with the platform as of now, commission included; by goods before commission. */
  margin: Scalars['Fen']['output'];
  /** Orders that were paid; one that is of several rows counts in each. */
  orders: Scalars['Int']['output'];
  /** Their parcels as they were placed, without replacements. */
  parcels: Scalars['Int']['output'];
  /** Pieces of their goods. */
  pieces: Scalars['Int']['output'];
  /** What buyers got back, compensations included; by goods, what refunded lines had cost. */
  refundFee: Scalars['Fen']['output'];
  /** `refundedParcels` of `parcels` in hundredths of a percent; null without parcels. */
  refundRate?: Maybe<Scalars['Int']['output']>;
  /** Parcels of which something was refunded. */
  refundedParcels: Scalars['Int']['output'];
  /** Hours from payment to shipping, on average; null by goods, and without any. */
  shipHours?: Maybe<Scalars['Int']['output']>;
  /** Parcels that were shipped. */
  shipped: Scalars['Int']['output'];
  /** What suppliers have or will have, commission taken off. */
  supplierShare: Scalars['Fen']['output'];
  /** What buyers have paid, refunded or not; by goods, for these alone. */
  turnover: Scalars['Fen']['output'];
};

export type { ReportName };

/** A row of a report. */
export type ReportRow = {
  __typename?: 'ReportRow';
  /** Day, Monday of the week, or month as `2026-11`; null in reports that are not by time. */
  date?: Maybe<Scalars['String']['output']>;
  /** Its figures. */
  figures: ReportFigures;
  /** Level, supplier or goods; null in reports by time. */
  id?: Maybe<Scalars['EntityId']['output']>;
  /** The date, or what it is called. */
  name: Scalars['String']['output'];
};

export type { ReportUnit };

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
  /** Nick name of the buyer. */
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

/** A change of what is published or scheduled. */
export type ReviseNoticeInput = {
  /** Up to 2000 characters. */
  detail: Scalars['String']['input'];
  /** None for never. */
  endsAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Which one. */
  id: Scalars['EntityId']['input'];
  /** It stands before others. */
  isPinned: Scalars['Boolean']['input'];
  /** 5 to 200 characters; kept in the log. */
  reason: Scalars['String']['input'];
  /** The revision that was seen. */
  revision: Scalars['Int']['input'];
  /** None for at once; of what is shown already it stays as it is. */
  startsAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Up to 50 characters. */
  title: Scalars['String']['input'];
};

/** A token that is revoked. */
export type RevokeAccountTokenInput = {
  /** The account. */
  id: Scalars['EntityId']['input'];
  /** 5 to 200 characters; the account reads it. */
  reason: Scalars['String']['input'];
  /** Of its token. */
  tokenId: Scalars['EntityId']['input'];
};

/** Which roles are listed. */
export type RoleFilter = {
  /** Only those that permit this, such as `cashOuts.pay`. */
  permission?: InputMaybe<Scalars['String']['input']>;
};

/** A role; without an id a new one. */
export type RoleInput = {
  /** What an operator with it adjusts alone at a time; left out it stays as it is. */
  adjustCase?: InputMaybe<Scalars['Fen']['input']>;
  /** The same in a day. */
  adjustDay?: InputMaybe<Scalars['Fen']['input']>;
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

/** What a notice says, and to whom. */
export type SaveNoticeInput = {
  /** Phone, id or uuid, with `ACCOUNT`; none where it stays. */
  account?: InputMaybe<Scalars['String']['input']>;
  /** Whom it is for. */
  audience: NoticeAudience;
  /** Up to 2000 characters. */
  detail: Scalars['String']['input'];
  /** None for never. */
  endsAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Of the draft that goes on; none for a new one. */
  id?: InputMaybe<Scalars['EntityId']['input']>;
  /** It stands before others. */
  isPinned: Scalars['Boolean']['input'];
  /** 1 to 12, with `LEVEL`. */
  level?: InputMaybe<Scalars['Int']['input']>;
  /** Of a message: a path of the web app; empty for none. */
  link: Scalars['String']['input'];
  /** Of the draft that goes on: the revision that was seen. */
  revision?: InputMaybe<Scalars['Int']['input']>;
  /** None for at once. */
  startsAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Up to 50 characters. */
  title: Scalars['String']['input'];
  /** Where it is read. */
  type: NoticeType;
};

/** Filters of a list under a name. */
export type SavedView = {
  __typename?: 'SavedView';
  /** Its id. */
  id: Scalars['EntityId']['output'];
  /** The signed-in operator saved it. */
  isOwn: Scalars['Boolean']['output'];
  /** Every operator has it. */
  isShared: Scalars['Boolean']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
  /** Who saved it. */
  savedBy: Scalars['String']['output'];
  /** Search part of the list's address with its `?`; empty for the whole list. */
  search: Scalars['String']['output'];
};

/** Filters of a list that are to be kept. */
export type SavedViewInput = {
  /** For every operator: it takes the permission `lists.share`. */
  isShared: Scalars['Boolean']['input'];
  /** Of this list. */
  list: ConsoleList;
  /** 1 to 20 characters. */
  name: Scalars['String']['input'];
  /** As the address has it; typed words and the page are left out. */
  search: Scalars['String']['input'];
};

/** A job that runs by the clock. */
export type ScheduledJob = {
  __typename?: 'ScheduledJob';
  /** When the last run that was noted ended; timers are noted each minute. */
  endedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Of the last that failed, in a line without data. */
  error: Scalars['String']['output'];
  /** Of a timer; null of what runs by the clock of the queue. */
  everySeconds?: Maybe<Scalars['Int']['output']>;
  /** When one last failed. */
  failedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The last run failed. */
  isFailing: Scalars['Boolean']['output'];
  /** Such as `checkBooks`. */
  name: Scalars['String']['output'];
  /** When it runs next; null of a timer. */
  nextAt?: Maybe<Scalars['DateTime']['output']>;
};

export type { ServiceStatus };

/** What the site is set to. */
export type Setting = {
  __typename?: 'Setting';
  /** When it was changed last; null where it never was. */
  changedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Name of who changed it last. */
  changedBy?: Maybe<Scalars['String']['output']>;
  /** What a choice may be. */
  choices: Array<Scalars['String']['output']>;
  /** JSON of its default. */
  initial: Scalars['String']['output'];
  /** Nothing was set. */
  isDefault: Scalars['Boolean']['output'];
  /** Such as `minRecharge`. */
  key: Scalars['String']['output'];
  /** What it takes. */
  kind: SettingKind;
  /** Of an integer; null without a bound. */
  maximum?: Maybe<Scalars['Int']['output']>;
  /** Of an integer; null without a bound. */
  minimum?: Maybe<Scalars['Int']['output']>;
  /** JSON of what it is. */
  value: Scalars['String']['output'];
};

/** A change of a setting. */
export type SettingChange = {
  __typename?: 'SettingChange';
  /** JSON of what it was then; null where it was not recorded. */
  after?: Maybe<Scalars['String']['output']>;
  /** JSON of what it was; null where it was not recorded. */
  before?: Maybe<Scalars['String']['output']>;
  /** When. */
  createdAt: Scalars['DateTime']['output'];
  /** Of the entry of the log. */
  id: Scalars['EntityId']['output'];
  /** It went back to its default. */
  isReset: Scalars['Boolean']['output'];
  /** Name of who did it. */
  operator: Scalars['String']['output'];
  /** Why. */
  reason: Scalars['String']['output'];
};

/** A change of a setting. */
export type SettingInput = {
  /** 5 to 200 characters. */
  reason: Scalars['String']['input'];
  /** JSON of what it is to be; a text may stand as it is. */
  value: Scalars['String']['input'];
  /** `value` as it was shown: refused with SETTING_CHANGED where it is another one by now. */
  was: Scalars['String']['input'];
};

export type { SettingKind };

/** The way back to a default. */
export type SettingResetInput = {
  /** 5 to 200 characters. */
  reason: Scalars['String']['input'];
  /** `value` as it was shown: refused with SETTING_CHANGED where it is another one by now. */
  was: Scalars['String']['input'];
};

/** Narrows the shops. */
export type ShopFilter = {
  /** Of this account. */
  accountId?: InputMaybe<Scalars['EntityId']['input']>;
  /** Only authorised ones that lapse within 7 days. */
  lapsing?: InputMaybe<Scalars['Boolean']['input']>;
  /** Of this platform. */
  platform?: InputMaybe<Platform>;
};

export type { ShopStatus };

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

/** What was split on a day, and what the ledger says of it. */
export type SplitDay = {
  __typename?: 'SplitDay';
  /** What they come to. */
  amount: Scalars['Fen']['output'];
  /** Such as `2026-01-02`, by the clock of Shanghai. */
  day: Scalars['String']['output'];
  /** What left by these cash-outs, as the ledger says: more than that where a rest was transferred. */
  ledger: Scalars['Fen']['output'];
  /** Parts that arrived, of cash-outs that were paid on the day. */
  splits: Scalars['Int']['output'];
};

export type { SplitReceiverKind };

/** Movements of a kind in a month. */
export type StatementLine = {
  __typename?: 'StatementLine';
  /** How many movements. */
  count: Scalars['Int']['output'];
  /** What came. */
  moneyIn: Scalars['Fen']['output'];
  /** What went. */
  moneyOut: Scalars['Fen']['output'];
  /** The kind of movement, in Chinese. */
  title: Scalars['String']['output'];
};

/** An account of the ledger in a month. */
export type StatementPart = {
  __typename?: 'StatementPart';
  /** Whether the opening balance and all movements make up the closing one. */
  agrees: Scalars['Boolean']['output'];
  /** The balance when it ended, or now. */
  closing: Scalars['Fen']['output'];
  /** Of the account in the ledger, such as `available`. */
  code: Scalars['String']['output'];
  /** By kind of movement. */
  lines: Array<StatementLine>;
  /** The balance when the month began. */
  opening: Scalars['Fen']['output'];
  /** The same in Chinese. */
  title: Scalars['String']['output'];
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

/** How the product runs. */
export type System = {
  __typename?: 'System';
  /** The newest migration that it knows. */
  migration: Scalars['String']['output'];
  /** Since when cash-outs are stopped; null where they are not. */
  pausedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Outside platforms that were called on the last day. */
  platforms: Array<OutsidePlatform>;
  /** Processes that were heard of in the last ten minutes. */
  processes: Array<SystemProcess>;
  /** Queues of jobs. */
  queues: Array<JobQueue>;
  /** Jobs that run by the clock. */
  schedules: Array<ScheduledJob>;
  /** Version of the process that answers. */
  version: Scalars['String']['output'];
  /** Rules of the books that are broken. */
  violations: Scalars['Int']['output'];
};

/** A process of the product that uses its database. */
export type SystemProcess = {
  __typename?: 'SystemProcess';
  /** Names it among them. */
  id: Scalars['String']['output'];
  /** `api`, `worker`, or both with a plus. */
  role: Scalars['String']['output'];
  /** When it last told that it runs; each does every 15 seconds. */
  seenAt: Scalars['DateTime']['output'];
  /** When it started. */
  startedAt: Scalars['DateTime']['output'];
  /** Of the product. */
  version: Scalars['String']['output'];
};

/** What suppliers earned in a quarter, in sums. Its file: `GET /api/v1/console/files/taxReport?quarter=`. */
export type TaxReport = {
  __typename?: 'TaxReport';
  /** Last day to report it. */
  dueOn: Scalars['Date']['output'];
  /** Fen of it that the platform and agents got. */
  fees: Scalars['Fen']['output'];
  /** Fen that were settled to suppliers. */
  income: Scalars['Fen']['output'];
  /** The quarter has ended: its figures stay. */
  isOver: Scalars['Boolean']['output'];
  /** Fen that suppliers got. */
  net: Scalars['Fen']['output'];
  /** Orders of which something was settled. */
  orders: Scalars['Int']['output'];
  /** Such as 2026Q4. */
  quarter: Scalars['String']['output'];
  /** Fen that were taken back of suppliers. */
  returned: Scalars['Fen']['output'];
  /** Suppliers that were settled or gave something back in it. */
  suppliers: Scalars['Int']['output'];
  /** Fen that buyers paid for what was settled, less what went back. */
  turnover: Scalars['Fen']['output'];
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

/** How much of a thing waits. */
export type WaitingCount = {
  __typename?: 'WaitingCount';
  /** How many, up to 1000. */
  count: Scalars['Int']['output'];
  /** There are more than that. */
  isMore: Scalars['Boolean']['output'];
  /** What waits. */
  kind: WaitingKind;
};

export type { WaitingKind };

/** What an account has. */
export type Wallet = {
  __typename?: 'Wallet';
  /** Whose. */
  accountId: Scalars['EntityId']['output'];
  /** What is in it. */
  balance: Scalars['Fen']['output'];
  /** In a supplier’s deposit. */
  deposit: Scalars['Fen']['output'];
  /** Earned by invited buyers so far. */
  earned: Scalars['Fen']['output'];
  /** In open cash-outs. */
  frozen: Scalars['Fen']['output'];
  /** What of it may have to come back. */
  held: Scalars['Fen']['output'];
  /** Of the account. */
  kind: AccountKind;
  /** Nickname or store. */
  name: Scalars['String']['output'];
  /** Masked. */
  phone: Scalars['String']['output'];
  /** Recharged so far. */
  recharged: Scalars['Fen']['output'];
  /** Spent on orders so far, less refunds. */
  spent: Scalars['Fen']['output'];
  /** 1 active, 2 frozen, 4 closed. */
  status: Scalars['Int']['output'];
  /** What may be cashed out. */
  withdrawable: Scalars['Fen']['output'];
};

/** A line of a wallet. */
export type WalletLine = {
  __typename?: 'WalletLine';
  /** Effect on the available balance. */
  amount: Scalars['Fen']['output'];
  /** The available balance after it. */
  balanceAfter: Scalars['Fen']['output'];
  /** Number of what it is about; null where there is none. */
  bizNo?: Maybe<Scalars['String']['output']>;
  /** When it happened. */
  createdAt: Scalars['DateTime']['output'];
  /** What cash-outs held after it. */
  frozenAfter: Scalars['Fen']['output'];
  /** Its id; the newest has the highest. */
  id: Scalars['EntityId']['output'];
  /** Number that people are told: `L` and digits. */
  logNo: Scalars['String']['output'];
  /** The order that it is about. */
  orderId?: Maybe<Scalars['EntityId']['output']>;
  /** What it was, in Chinese, in a few words. */
  title: Scalars['String']['output'];
  /** What it was. */
  type: MoneyLogType;
};

/** Narrows the lines of a wallet. */
export type WalletLineFilter = {
  /** Before this moment. */
  endAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Number of an order, parcel, recharge, cash-out or claim. */
  keyword?: InputMaybe<Scalars['String']['input']>;
  /** From this moment on. */
  startAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Of this kind. */
  type?: InputMaybe<MoneyLogType>;
};

/** A page of lines of a wallet. */
export type WalletLinePage = {
  __typename?: 'WalletLinePage';
  /** The rows of the page. */
  list: Array<WalletLine>;
  /** Goes on behind this page; null on the last one. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  /** As asked for. */
  page: Scalars['Int']['output'];
  /** As asked for. */
  pageSize: Scalars['Int']['output'];
  /** What came to the balance over the whole filter. */
  sumIn: Scalars['Fen']['output'];
  /** What left the balance over the whole filter. */
  sumOut: Scalars['Fen']['output'];
  /** Rows of all pages; at least so many where it is not exact. */
  total: Scalars['Int']['output'];
  /** Whether `total` is all of them. */
  totalIsExact: Scalars['Boolean']['output'];
};

/** Lines of a wallet. */
export type WalletLinesInput = {
  /** Whose wallet. */
  accountId: Scalars['EntityId']['input'];
  /** Narrows the lines. */
  filter?: InputMaybe<WalletLineFilter>;
};

/** What an account had, what moved in a month, and what it has. */
export type WalletStatement = {
  __typename?: 'WalletStatement';
  /** The month has ended. */
  isOver: Scalars['Boolean']['output'];
  /** The month. */
  month: Scalars['String']['output'];
  /** Of those accounts of the ledger that had or moved anything. */
  parts: Array<StatementPart>;
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
  Account: ResolverTypeWrapper<AccountDto>;
  AccountConsent: ResolverTypeWrapper<AccountConsentDto>;
  AccountCounts: ResolverTypeWrapper<AccountCounts>;
  AccountDetails: ResolverTypeWrapper<AccountDetailsDto>;
  AccountFilter: AccountFilter;
  AccountInvitee: ResolverTypeWrapper<AccountInviteeDto>;
  AccountKind: AccountKind;
  AccountLeague: ResolverTypeWrapper<AccountLeague>;
  AccountLimit: ResolverTypeWrapper<AccountLimit>;
  AccountMember: ResolverTypeWrapper<AccountMemberDto>;
  AccountNote: ResolverTypeWrapper<AccountNoteDto>;
  AccountNoteInput: AccountNoteInput;
  AccountOrder: ResolverTypeWrapper<AccountOrderDto>;
  AccountPage: ResolverTypeWrapper<AccountPageDto>;
  AccountReasonInput: AccountReasonInput;
  AccountRefund: ResolverTypeWrapper<AccountRefundDto>;
  AccountSession: ResolverTypeWrapper<AccountSession>;
  AccountStatus: AccountStatus;
  AccountToken: ResolverTypeWrapper<AccountTokenDto>;
  AccountWallet: ResolverTypeWrapper<AccountWallet>;
  AddLicenceInput: AddLicenceInput;
  AdjustBalanceInput: AdjustBalanceInput;
  AdjustKind: AdjustKind;
  AdjustPayload: ResolverTypeWrapper<AdjustPayloadDto>;
  AdjustTerms: ResolverTypeWrapper<AdjustTermsDto>;
  Adjustment: ResolverTypeWrapper<AdjustmentDto>;
  AdjustmentFilter: AdjustmentFilter;
  AdjustmentPage: ResolverTypeWrapper<AdjustmentPageDto>;
  ApiTokenStatus: ApiTokenStatus;
  Approval: ResolverTypeWrapper<ApprovalDto>;
  ApprovalFilter: ApprovalFilter;
  ApprovalPage: ResolverTypeWrapper<ApprovalPageDto>;
  ApprovalStatus: ApprovalStatus;
  ApprovalTransfer: ResolverTypeWrapper<ApprovalTransferDto>;
  AreaClosure: ResolverTypeWrapper<AreaClosureDto>;
  AuditAction: ResolverTypeWrapper<AuditAction>;
  AuditChoices: ResolverTypeWrapper<AuditChoicesDto>;
  AuditEntry: ResolverTypeWrapper<AuditEntryDto>;
  AuditEntryFilter: AuditEntryFilter;
  AuditEntryPage: ResolverTypeWrapper<AuditEntryPageDto>;
  AuditOperator: ResolverTypeWrapper<AuditOperator>;
  AuditedGood: ResolverTypeWrapper<AuditedGoodDto>;
  AuditedGoodPage: ResolverTypeWrapper<AuditedGoodPageDto>;
  AuditedGoodSummary: ResolverTypeWrapper<AuditedGoodSummaryDto>;
  BankAnswer: ResolverTypeWrapper<BankAnswerDto>;
  BankAnswerInput: BankAnswerInput;
  BankAnswersInput: BankAnswersInput;
  BankAnswersPayload: ResolverTypeWrapper<BankAnswersPayloadDto>;
  BankVerdict: BankVerdict;
  BillDifference: ResolverTypeWrapper<BillDifferenceDto>;
  BillDifferenceKind: BillDifferenceKind;
  BillDifferencePage: ResolverTypeWrapper<BillDifferencePageDto>;
  BillLineKind: BillLineKind;
  BookRule: ResolverTypeWrapper<BookRuleDto>;
  BookViolation: ResolverTypeWrapper<BookViolationDto>;
  Books: ResolverTypeWrapper<BooksDto>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  CancelOrderPayload: ResolverTypeWrapper<CancelOrderPayloadDto>;
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
  CashOut: ResolverTypeWrapper<CashOutDto>;
  CashOutBatch: ResolverTypeWrapper<CashOutBatchDto>;
  CashOutBatchFilter: CashOutBatchFilter;
  CashOutBatchPage: ResolverTypeWrapper<CashOutBatchPageDto>;
  CashOutDetails: ResolverTypeWrapper<CashOutDetailsDto>;
  CashOutFilter: CashOutFilter;
  CashOutPage: ResolverTypeWrapper<CashOutPageDto>;
  CashOutReceiver: ResolverTypeWrapper<CashOutReceiverDto>;
  CashOutSplit: ResolverTypeWrapper<CashOutSplitDto>;
  CashOutSplitStatus: CashOutSplitStatus;
  CashOutStatus: CashOutStatus;
  CategoryRecord: ResolverTypeWrapper<CategoryRecordDto>;
  ChangeLevelInput: ChangeLevelInput;
  ChangeReceiverInput: ChangeReceiverInput;
  ChannelAnswer: ResolverTypeWrapper<ChannelAnswerDto>;
  ChannelBill: ResolverTypeWrapper<ChannelBillDto>;
  ChannelBillFilter: ChannelBillFilter;
  ChannelBillPage: ResolverTypeWrapper<ChannelBillPageDto>;
  ChannelBillState: ChannelBillState;
  ChannelState: ChannelState;
  CloseAreaInput: CloseAreaInput;
  ClosureState: ClosureState;
  CompensateAccountInput: CompensateAccountInput;
  ConsoleList: ConsoleList;
  CourierName: ResolverTypeWrapper<CourierNameDto>;
  CourierRecord: ResolverTypeWrapper<CourierRecordDto>;
  CreateCashOutBatchPayload: ResolverTypeWrapper<CreateCashOutBatchPayloadDto>;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DayFigures: ResolverTypeWrapper<DayFiguresDto>;
  DecideApprovalInput: DecideApprovalInput;
  DecideCaseInput: DecideCaseInput;
  DecideCasePayload: ResolverTypeWrapper<DecideCasePayloadDto>;
  DecideJoinApplicationInput: DecideJoinApplicationInput;
  DecideLicenceInput: DecideLicenceInput;
  DepositMove: ResolverTypeWrapper<DepositMove>;
  EarlierCase: ResolverTypeWrapper<EarlierCase>;
  EntityId: ResolverTypeWrapper<Scalars['EntityId']['output']>;
  EventActor: EventActor;
  FailedJob: ResolverTypeWrapper<FailedJobDto>;
  FailedJobsInput: FailedJobsInput;
  Fen: ResolverTypeWrapper<Scalars['Fen']['output']>;
  ForbiddenWord: ResolverTypeWrapper<ForbiddenWordDto>;
  Found: ResolverTypeWrapper<FoundDto>;
  FoundHit: ResolverTypeWrapper<FoundHitDto>;
  FoundKind: FoundKind;
  FoundNumber: ResolverTypeWrapper<FoundNumberDto>;
  FreezePreview: ResolverTypeWrapper<FreezePreviewDto>;
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
  GoodsCount: ResolverTypeWrapper<GoodsCountDto>;
  GoodsShow: GoodsShow;
  GoodsStatus: GoodsStatus;
  HeldParcel: ResolverTypeWrapper<HeldParcel>;
  Home: ResolverTypeWrapper<HomeDto>;
  HomeAudience: HomeAudience;
  HomeItem: ResolverTypeWrapper<HomeItemDto>;
  HomeItemInput: HomeItemInput;
  HomeItemState: HomeItemState;
  HomePlace: HomePlace;
  ImportedInvoice: ResolverTypeWrapper<ImportedInvoiceDto>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Invoice: ResolverTypeWrapper<InvoiceDto>;
  InvoiceDetail: ResolverTypeWrapper<InvoiceDetailDto>;
  InvoiceFilter: InvoiceFilter;
  InvoiceKind: InvoiceKind;
  InvoiceNumberInput: InvoiceNumberInput;
  InvoicePage: ResolverTypeWrapper<InvoicePageDto>;
  InvoicePart: ResolverTypeWrapper<InvoicePartDto>;
  InvoiceStatus: InvoiceStatus;
  InvoiceTitleKind: InvoiceTitleKind;
  InvoiceTitleText: ResolverTypeWrapper<InvoiceTitleTextDto>;
  IssueInvoiceInput: IssueInvoiceInput;
  JobInput: JobInput;
  JobQueue: ResolverTypeWrapper<JobQueue>;
  JobStepPayload: ResolverTypeWrapper<JobStepPayloadDto>;
  JoinApplication: ResolverTypeWrapper<JoinApplicationDto>;
  JoinApplicationFilter: JoinApplicationFilter;
  JoinApplicationPage: ResolverTypeWrapper<JoinApplicationPageDto>;
  JoinApplicationStatus: JoinApplicationStatus;
  JudgeGoodsInput: JudgeGoodsInput;
  LedgerOwner: LedgerOwner;
  LegalKind: LegalKind;
  LevelChange: ResolverTypeWrapper<LevelChangeDto>;
  LevelGain: ResolverTypeWrapper<LevelGain>;
  LevelInput: LevelInput;
  LevelRecord: ResolverTypeWrapper<LevelRecordDto>;
  LevelTerms: ResolverTypeWrapper<LevelTermsDto>;
  Levels: ResolverTypeWrapper<LevelsDto>;
  Licence: ResolverTypeWrapper<LicenceDto>;
  LicenceFilter: LicenceFilter;
  LicenceKind: LicenceKind;
  LicencePage: ResolverTypeWrapper<LicencePageDto>;
  LicenceStatus: LicenceStatus;
  ListExport: ResolverTypeWrapper<ListExportDto>;
  ListExportInput: ListExportInput;
  ListedOrder: ResolverTypeWrapper<ListedOrderDto>;
  ListedOrderPage: ResolverTypeWrapper<ListedOrderPageDto>;
  ListedParcel: ResolverTypeWrapper<ListedParcelDto>;
  ListedParcelPage: ResolverTypeWrapper<ListedParcelPageDto>;
  ListedShop: ResolverTypeWrapper<ListedShopDto>;
  ListedShopPage: ResolverTypeWrapper<ListedShopPageDto>;
  MoneyLogType: MoneyLogType;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NewHomeGoodsInput: NewHomeGoodsInput;
  NewHomeItemInput: NewHomeItemInput;
  Notice: ResolverTypeWrapper<NoticeDto>;
  NoticeAudience: NoticeAudience;
  NoticeFilter: NoticeFilter;
  NoticePage: ResolverTypeWrapper<NoticePageDto>;
  NoticeReach: ResolverTypeWrapper<NoticeReachDto>;
  NoticeState: NoticeState;
  NoticeType: NoticeType;
  Operator: ResolverTypeWrapper<OperatorDto>;
  OperatorFilter: OperatorFilter;
  OperatorInput: OperatorInput;
  OperatorPasswordPayload: ResolverTypeWrapper<OperatorPasswordPayloadDto>;
  OperatorRecord: ResolverTypeWrapper<OperatorRecordDto>;
  OperatorRole: ResolverTypeWrapper<OperatorRoleDto>;
  OperatorStep: ResolverTypeWrapper<OperatorStepDto>;
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
  OutsidePlatform: ResolverTypeWrapper<OutsidePlatform>;
  ParcelFilter: ParcelFilter;
  ParcelStatus: ParcelStatus;
  ParcelTimeline: ResolverTypeWrapper<ParcelTimelineDto>;
  PastViolation: ResolverTypeWrapper<PastViolationDto>;
  PayStatus: PayStatus;
  PayType: PayType;
  PayeeType: PayeeType;
  Payment: ResolverTypeWrapper<PaymentDto>;
  PaymentDetails: ResolverTypeWrapper<PaymentDetailsDto>;
  PaymentFilter: PaymentFilter;
  PaymentNotice: ResolverTypeWrapper<PaymentNoticeDto>;
  PaymentPage: ResolverTypeWrapper<PaymentPageDto>;
  PaymentProblem: ResolverTypeWrapper<PaymentProblemDto>;
  PaymentProblemFilter: PaymentProblemFilter;
  PaymentProblemKind: PaymentProblemKind;
  PaymentProblemPage: ResolverTypeWrapper<PaymentProblemPageDto>;
  PermissionText: ResolverTypeWrapper<PermissionText>;
  Platform: Platform;
  PlatformCalls: ResolverTypeWrapper<PlatformCalls>;
  PlatformFailure: ResolverTypeWrapper<PlatformFailure>;
  PlatformStatement: ResolverTypeWrapper<PlatformStatementDto>;
  PlatformStatementPart: ResolverTypeWrapper<PlatformStatementPartDto>;
  ProveSignInInput: ProveSignInInput;
  ProveSignInPayload: ResolverTypeWrapper<ProveSignInPayloadDto>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RealStatus: RealStatus;
  RechargeRefund: ResolverTypeWrapper<RechargeRefundDto>;
  RechargeRefundFilter: RechargeRefundFilter;
  RechargeRefundPage: ResolverTypeWrapper<RechargeRefundPageDto>;
  RechargeRefundStatus: RechargeRefundStatus;
  RefundParcelPayload: ResolverTypeWrapper<RefundParcelPayloadDto>;
  RefundStatus: RefundStatus;
  Region: ResolverTypeWrapper<RegionDto>;
  RegionInput: RegionInput;
  RegionList: ResolverTypeWrapper<RegionListDto>;
  RemoveAccountMemberInput: RemoveAccountMemberInput;
  Report: ResolverTypeWrapper<ReportDto>;
  ReportFigures: ResolverTypeWrapper<ReportFiguresDto>;
  ReportName: ReportName;
  ReportRow: ResolverTypeWrapper<ReportRowDto>;
  ReportUnit: ReportUnit;
  ReusedPicture: ResolverTypeWrapper<ReusedPicture>;
  RevealKind: RevealKind;
  RevealPersonInput: RevealPersonInput;
  RevealedPerson: ResolverTypeWrapper<RevealedPersonDto>;
  Review: ResolverTypeWrapper<ReviewDto>;
  ReviewFilter: ReviewFilter;
  ReviewListing: ReviewListing;
  ReviewPage: ResolverTypeWrapper<ReviewPageDto>;
  ReviseNoticeInput: ReviseNoticeInput;
  RevokeAccountTokenInput: RevokeAccountTokenInput;
  RoleFilter: RoleFilter;
  RoleInput: RoleInput;
  Roles: ResolverTypeWrapper<RolesDto>;
  SaveNoticeInput: SaveNoticeInput;
  SavedView: ResolverTypeWrapper<SavedViewDto>;
  SavedViewInput: SavedViewInput;
  ScheduledJob: ResolverTypeWrapper<ScheduledJob>;
  ServiceStatus: ServiceStatus;
  Setting: ResolverTypeWrapper<SettingDto>;
  SettingChange: ResolverTypeWrapper<SettingChangeDto>;
  SettingInput: SettingInput;
  SettingKind: SettingKind;
  SettingResetInput: SettingResetInput;
  ShopFilter: ShopFilter;
  ShopStatus: ShopStatus;
  SignInChallenge: ResolverTypeWrapper<SignInChallengeDto>;
  SignInInput: SignInInput;
  SplitDay: ResolverTypeWrapper<SplitDayDto>;
  SplitReceiverKind: SplitReceiverKind;
  StatementLine: ResolverTypeWrapper<StatementLineDto>;
  StatementPart: ResolverTypeWrapper<StatementPartDto>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Supplier: ResolverTypeWrapper<SupplierDto>;
  SupplierDetails: ResolverTypeWrapper<SupplierDetailsDto>;
  SupplierFilter: SupplierFilter;
  SupplierPage: ResolverTypeWrapper<SupplierPageDto>;
  SupplierTermsInput: SupplierTermsInput;
  SupplierWarehouse: ResolverTypeWrapper<SupplierWarehouseDto>;
  SupplierWarning: SupplierWarning;
  System: ResolverTypeWrapper<SystemDto>;
  SystemProcess: ResolverTypeWrapper<SystemProcess>;
  TaxReport: ResolverTypeWrapper<TaxReportDto>;
  TimelineEvent: ResolverTypeWrapper<TimelineEventDto>;
  WaitingCount: ResolverTypeWrapper<WaitingCountDto>;
  WaitingKind: WaitingKind;
  Wallet: ResolverTypeWrapper<WalletDto>;
  WalletLine: ResolverTypeWrapper<WalletLineDto>;
  WalletLineFilter: WalletLineFilter;
  WalletLinePage: ResolverTypeWrapper<WalletLinePageDto>;
  WalletLinesInput: WalletLinesInput;
  WalletStatement: ResolverTypeWrapper<WalletStatementDto>;
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
  AccountMember: AccountMemberDto;
  AccountNote: AccountNoteDto;
  AccountNoteInput: AccountNoteInput;
  AccountOrder: AccountOrderDto;
  AccountPage: AccountPageDto;
  AccountReasonInput: AccountReasonInput;
  AccountRefund: AccountRefundDto;
  AccountSession: AccountSession;
  AccountToken: AccountTokenDto;
  AccountWallet: AccountWallet;
  AddLicenceInput: AddLicenceInput;
  AdjustBalanceInput: AdjustBalanceInput;
  AdjustPayload: AdjustPayloadDto;
  AdjustTerms: AdjustTermsDto;
  Adjustment: AdjustmentDto;
  AdjustmentFilter: AdjustmentFilter;
  AdjustmentPage: AdjustmentPageDto;
  Approval: ApprovalDto;
  ApprovalFilter: ApprovalFilter;
  ApprovalPage: ApprovalPageDto;
  ApprovalTransfer: ApprovalTransferDto;
  AreaClosure: AreaClosureDto;
  AuditAction: AuditAction;
  AuditChoices: AuditChoicesDto;
  AuditEntry: AuditEntryDto;
  AuditEntryFilter: AuditEntryFilter;
  AuditEntryPage: AuditEntryPageDto;
  AuditOperator: AuditOperator;
  AuditedGood: AuditedGoodDto;
  AuditedGoodPage: AuditedGoodPageDto;
  AuditedGoodSummary: AuditedGoodSummaryDto;
  BankAnswer: BankAnswerDto;
  BankAnswerInput: BankAnswerInput;
  BankAnswersInput: BankAnswersInput;
  BankAnswersPayload: BankAnswersPayloadDto;
  BillDifference: BillDifferenceDto;
  BillDifferencePage: BillDifferencePageDto;
  BookRule: BookRuleDto;
  BookViolation: BookViolationDto;
  Books: BooksDto;
  Boolean: Scalars['Boolean']['output'];
  CancelOrderPayload: CancelOrderPayloadDto;
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
  CashOut: CashOutDto;
  CashOutBatch: CashOutBatchDto;
  CashOutBatchFilter: CashOutBatchFilter;
  CashOutBatchPage: CashOutBatchPageDto;
  CashOutDetails: CashOutDetailsDto;
  CashOutFilter: CashOutFilter;
  CashOutPage: CashOutPageDto;
  CashOutReceiver: CashOutReceiverDto;
  CashOutSplit: CashOutSplitDto;
  CategoryRecord: CategoryRecordDto;
  ChangeLevelInput: ChangeLevelInput;
  ChangeReceiverInput: ChangeReceiverInput;
  ChannelAnswer: ChannelAnswerDto;
  ChannelBill: ChannelBillDto;
  ChannelBillFilter: ChannelBillFilter;
  ChannelBillPage: ChannelBillPageDto;
  CloseAreaInput: CloseAreaInput;
  CompensateAccountInput: CompensateAccountInput;
  CourierName: CourierNameDto;
  CourierRecord: CourierRecordDto;
  CreateCashOutBatchPayload: CreateCashOutBatchPayloadDto;
  Date: Scalars['Date']['output'];
  DateTime: Scalars['DateTime']['output'];
  DayFigures: DayFiguresDto;
  DecideApprovalInput: DecideApprovalInput;
  DecideCaseInput: DecideCaseInput;
  DecideCasePayload: DecideCasePayloadDto;
  DecideJoinApplicationInput: DecideJoinApplicationInput;
  DecideLicenceInput: DecideLicenceInput;
  DepositMove: DepositMove;
  EarlierCase: EarlierCase;
  EntityId: Scalars['EntityId']['output'];
  FailedJob: FailedJobDto;
  FailedJobsInput: FailedJobsInput;
  Fen: Scalars['Fen']['output'];
  ForbiddenWord: ForbiddenWordDto;
  Found: FoundDto;
  FoundHit: FoundHitDto;
  FoundNumber: FoundNumberDto;
  FreezePreview: FreezePreviewDto;
  GoodDecision: GoodDecision;
  GoodDifference: GoodDifference;
  GoodFace: GoodFace;
  GoodFaceSku: GoodFaceSku;
  GoodFlag: GoodFlag;
  GoodVerdict: GoodVerdictDto;
  GoodVersionInput: GoodVersionInput;
  GoodsAuditFilter: GoodsAuditFilter;
  GoodsCount: GoodsCountDto;
  HeldParcel: HeldParcel;
  Home: HomeDto;
  HomeItem: HomeItemDto;
  HomeItemInput: HomeItemInput;
  ImportedInvoice: ImportedInvoiceDto;
  Int: Scalars['Int']['output'];
  Invoice: InvoiceDto;
  InvoiceDetail: InvoiceDetailDto;
  InvoiceFilter: InvoiceFilter;
  InvoiceNumberInput: InvoiceNumberInput;
  InvoicePage: InvoicePageDto;
  InvoicePart: InvoicePartDto;
  InvoiceTitleText: InvoiceTitleTextDto;
  IssueInvoiceInput: IssueInvoiceInput;
  JobInput: JobInput;
  JobQueue: JobQueue;
  JobStepPayload: JobStepPayloadDto;
  JoinApplication: JoinApplicationDto;
  JoinApplicationFilter: JoinApplicationFilter;
  JoinApplicationPage: JoinApplicationPageDto;
  JudgeGoodsInput: JudgeGoodsInput;
  LevelChange: LevelChangeDto;
  LevelGain: LevelGain;
  LevelInput: LevelInput;
  LevelRecord: LevelRecordDto;
  LevelTerms: LevelTermsDto;
  Levels: LevelsDto;
  Licence: LicenceDto;
  LicenceFilter: LicenceFilter;
  LicencePage: LicencePageDto;
  ListExport: ListExportDto;
  ListExportInput: ListExportInput;
  ListedOrder: ListedOrderDto;
  ListedOrderPage: ListedOrderPageDto;
  ListedParcel: ListedParcelDto;
  ListedParcelPage: ListedParcelPageDto;
  ListedShop: ListedShopDto;
  ListedShopPage: ListedShopPageDto;
  Mutation: Record<PropertyKey, never>;
  NewHomeGoodsInput: NewHomeGoodsInput;
  NewHomeItemInput: NewHomeItemInput;
  Notice: NoticeDto;
  NoticeFilter: NoticeFilter;
  NoticePage: NoticePageDto;
  NoticeReach: NoticeReachDto;
  Operator: OperatorDto;
  OperatorFilter: OperatorFilter;
  OperatorInput: OperatorInput;
  OperatorPasswordPayload: OperatorPasswordPayloadDto;
  OperatorRecord: OperatorRecordDto;
  OperatorRole: OperatorRoleDto;
  OperatorStep: OperatorStepDto;
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
  OutsidePlatform: OutsidePlatform;
  ParcelFilter: ParcelFilter;
  ParcelTimeline: ParcelTimelineDto;
  PastViolation: PastViolationDto;
  Payment: PaymentDto;
  PaymentDetails: PaymentDetailsDto;
  PaymentFilter: PaymentFilter;
  PaymentNotice: PaymentNoticeDto;
  PaymentPage: PaymentPageDto;
  PaymentProblem: PaymentProblemDto;
  PaymentProblemFilter: PaymentProblemFilter;
  PaymentProblemPage: PaymentProblemPageDto;
  PermissionText: PermissionText;
  PlatformCalls: PlatformCalls;
  PlatformFailure: PlatformFailure;
  PlatformStatement: PlatformStatementDto;
  PlatformStatementPart: PlatformStatementPartDto;
  ProveSignInInput: ProveSignInInput;
  ProveSignInPayload: ProveSignInPayloadDto;
  Query: Record<PropertyKey, never>;
  RechargeRefund: RechargeRefundDto;
  RechargeRefundFilter: RechargeRefundFilter;
  RechargeRefundPage: RechargeRefundPageDto;
  RefundParcelPayload: RefundParcelPayloadDto;
  Region: RegionDto;
  RegionInput: RegionInput;
  RegionList: RegionListDto;
  RemoveAccountMemberInput: RemoveAccountMemberInput;
  Report: ReportDto;
  ReportFigures: ReportFiguresDto;
  ReportRow: ReportRowDto;
  ReusedPicture: ReusedPicture;
  RevealPersonInput: RevealPersonInput;
  RevealedPerson: RevealedPersonDto;
  Review: ReviewDto;
  ReviewFilter: ReviewFilter;
  ReviewPage: ReviewPageDto;
  ReviseNoticeInput: ReviseNoticeInput;
  RevokeAccountTokenInput: RevokeAccountTokenInput;
  RoleFilter: RoleFilter;
  RoleInput: RoleInput;
  Roles: RolesDto;
  SaveNoticeInput: SaveNoticeInput;
  SavedView: SavedViewDto;
  SavedViewInput: SavedViewInput;
  ScheduledJob: ScheduledJob;
  Setting: SettingDto;
  SettingChange: SettingChangeDto;
  SettingInput: SettingInput;
  SettingResetInput: SettingResetInput;
  ShopFilter: ShopFilter;
  SignInChallenge: SignInChallengeDto;
  SignInInput: SignInInput;
  SplitDay: SplitDayDto;
  StatementLine: StatementLineDto;
  StatementPart: StatementPartDto;
  String: Scalars['String']['output'];
  Supplier: SupplierDto;
  SupplierDetails: SupplierDetailsDto;
  SupplierFilter: SupplierFilter;
  SupplierPage: SupplierPageDto;
  SupplierTermsInput: SupplierTermsInput;
  SupplierWarehouse: SupplierWarehouseDto;
  System: SystemDto;
  SystemProcess: SystemProcess;
  TaxReport: TaxReportDto;
  TimelineEvent: TimelineEventDto;
  WaitingCount: WaitingCountDto;
  Wallet: WalletDto;
  WalletLine: WalletLineDto;
  WalletLineFilter: WalletLineFilter;
  WalletLinePage: WalletLinePageDto;
  WalletLinesInput: WalletLinesInput;
  WalletStatement: WalletStatementDto;
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
  members?: Resolver<Array<ResolversTypes['AccountMember']>, ParentType, ContextType>;
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
  tokens?: Resolver<Array<ResolversTypes['AccountToken']>, ParentType, ContextType>;
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

export type AccountMemberResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['AccountMember'] = ResolversParentTypes['AccountMember']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  isSignedIn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastLoginAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  roleName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
  memberName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  network?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  revokeReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  seenAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type AccountStatusResolvers = EnumResolverSignature<{ ACTIVE?: any, CLOSED?: any, FROZEN?: any }, ResolversTypes['AccountStatus']>;

export type AccountTokenResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['AccountToken'] = ResolversParentTypes['AccountToken']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  dayLimit?: Resolver<Maybe<ResolversTypes['Fen']>, ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  hint?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  networks?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  revokedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  scopeNames?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  spentToday?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ApiTokenStatus'], ParentType, ContextType>;
};

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

export type AdjustKindResolvers = EnumResolverSignature<{ ADJUST?: any, COMPENSATION?: any, SUPPLEMENT?: any }, ResolversTypes['AdjustKind']>;

export type AdjustPayloadResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['AdjustPayload'] = ResolversParentTypes['AdjustPayload']> = {
  adjustment?: Resolver<Maybe<ResolversTypes['Adjustment']>, ParentType, ContextType>;
  approvalId?: Resolver<Maybe<ResolversTypes['EntityId']>, ParentType, ContextType>;
  balance?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
};

export type AdjustTermsResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['AdjustTerms'] = ResolversParentTypes['AdjustTerms']> = {
  accountId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  balance?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  caseLimit?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  dayLeft?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  free?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['AccountKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AdjustmentResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['Adjustment'] = ResolversParentTypes['Adjustment']> = {
  accountId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  approvedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['AdjustKind'], ParentType, ContextType>;
  operator?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderId?: Resolver<Maybe<ResolversTypes['EntityId']>, ParentType, ContextType>;
  orderNo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  packageId?: Resolver<Maybe<ResolversTypes['EntityId']>, ParentType, ContextType>;
  packageNo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AdjustmentPageResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['AdjustmentPage'] = ResolversParentTypes['AdjustmentPage']> = {
  list?: Resolver<Array<ResolversTypes['Adjustment']>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ApiTokenStatusResolvers = EnumResolverSignature<{ ACTIVE?: any, EXPIRED?: any, REVOKED?: any }, ResolversTypes['ApiTokenStatus']>;

export type ApprovalResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['Approval'] = ResolversParentTypes['Approval']> = {
  accountName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  targetText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transfers?: Resolver<Array<ResolversTypes['ApprovalTransfer']>, ParentType, ContextType>;
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

export type ApprovalTransferResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['ApprovalTransfer'] = ResolversParentTypes['ApprovalTransfer']> = {
  amount?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AreaClosureResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['AreaClosure'] = ResolversParentTypes['AreaClosure']> = {
  areaCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  areaName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  courierId?: Resolver<Maybe<ResolversTypes['EntityId']>, ParentType, ContextType>;
  courierName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  endAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  operator?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ClosureState'], ParentType, ContextType>;
};

export type AuditActionResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['AuditAction'] = ResolversParentTypes['AuditAction']> = {
  begins?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AuditChoicesResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['AuditChoices'] = ResolversParentTypes['AuditChoices']> = {
  actions?: Resolver<Array<ResolversTypes['AuditAction']>, ParentType, ContextType>;
  operators?: Resolver<Array<ResolversTypes['AuditOperator']>, ParentType, ContextType>;
};

export type AuditEntryResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['AuditEntry'] = ResolversParentTypes['AuditEntry']> = {
  action?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  actionText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  after?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  changes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  detail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  operator?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  operatorId?: Resolver<Maybe<ResolversTypes['EntityId']>, ParentType, ContextType>;
  orderId?: Resolver<Maybe<ResolversTypes['EntityId']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subjectText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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

export type AuditOperatorResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['AuditOperator'] = ResolversParentTypes['AuditOperator']> = {
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
  flags?: Resolver<Array<ResolversTypes['GoodFlagKind']>, ParentType, ContextType>;
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

export type BankAnswerResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['BankAnswer'] = ResolversParentTypes['BankAnswer']> = {
  amount?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  cashOutId?: Resolver<Maybe<ResolversTypes['EntityId']>, ParentType, ContextType>;
  cashOutNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expected?: Resolver<Maybe<ResolversTypes['Fen']>, ParentType, ContextType>;
  verdict?: Resolver<ResolversTypes['BankVerdict'], ParentType, ContextType>;
};

export type BankAnswersPayloadResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['BankAnswersPayload'] = ResolversParentTypes['BankAnswersPayload']> = {
  amount?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  failed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  paid?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['BankAnswer']>, ParentType, ContextType>;
};

export type BankVerdictResolvers = EnumResolverSignature<{ AMOUNT?: any, APPROVER?: any, DONE?: any, FAILED?: any, PAID?: any, REASON?: any, STATE?: any, TRANSFER?: any, TWICE?: any, UNKNOWN?: any }, ResolversTypes['BankVerdict']>;

export type BillDifferenceResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['BillDifference'] = ResolversParentTypes['BillDifference']> = {
  closedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  closedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['BillDifferenceKind'], ParentType, ContextType>;
  lineKind?: Resolver<ResolversTypes['BillLineKind'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ours?: Resolver<Maybe<ResolversTypes['Fen']>, ParentType, ContextType>;
  paymentId?: Resolver<Maybe<ResolversTypes['EntityId']>, ParentType, ContextType>;
  paymentStatus?: Resolver<Maybe<ResolversTypes['PayStatus']>, ParentType, ContextType>;
  problems?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  told?: Resolver<Maybe<ResolversTypes['Fen']>, ParentType, ContextType>;
  toldAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  tradeNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BillDifferenceKindResolvers = EnumResolverSignature<{ AMOUNT?: any, ONLY_OURS?: any, ONLY_TOLD?: any, STATE?: any }, ResolversTypes['BillDifferenceKind']>;

export type BillDifferencePageResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['BillDifferencePage'] = ResolversParentTypes['BillDifferencePage']> = {
  list?: Resolver<Array<ResolversTypes['BillDifference']>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type BillLineKindResolvers = EnumResolverSignature<{ PAYMENT?: any, REFUND?: any }, ResolversTypes['BillLineKind']>;

export type BookRuleResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['BookRule'] = ResolversParentTypes['BookRule']> = {
  isOfMoney?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  onlyInFull?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  violation?: Resolver<Maybe<ResolversTypes['BookViolation']>, ParentType, ContextType>;
};

export type BookViolationResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['BookViolation'] = ResolversParentTypes['BookViolation']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  ids?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  rows?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  seenAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type BooksResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['Books'] = ResolversParentTypes['Books']> = {
  checkedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  fullAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  nextFullAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  past?: Resolver<Array<ResolversTypes['PastViolation']>, ParentType, ContextType>;
  pausedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  rules?: Resolver<Array<ResolversTypes['BookRule']>, ParentType, ContextType>;
};

export type CancelOrderPayloadResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['CancelOrderPayload'] = ResolversParentTypes['CancelOrderPayload']> = {
  orderId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  refundFee?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OrderStatus'], ParentType, ContextType>;
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

export type CashOutResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['CashOut'] = ResolversParentTypes['CashOut']> = {
  account?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  accountId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  accountName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  accountType?: Resolver<ResolversTypes['PayeeType'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  approvedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  auditReason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  auditedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  bankName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  batchId?: Resolver<Maybe<ResolversTypes['EntityId']>, ParentType, ContextType>;
  cashOutNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  fee?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['AccountKind'], ParentType, ContextType>;
  mayApprove?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mayEnd?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mayPay?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mayReject?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  ownerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paidAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  paidBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  realAmount?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  splitAmount?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['CashOutStatus'], ParentType, ContextType>;
  transferNo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CashOutBatchResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['CashOutBatch'] = ResolversParentTypes['CashOutBatch']> = {
  amount?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  batchNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  failed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  operator?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paid?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  paying?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CashOutBatchPageResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['CashOutBatchPage'] = ResolversParentTypes['CashOutBatchPage']> = {
  list?: Resolver<Array<ResolversTypes['CashOutBatch']>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CashOutDetailsResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['CashOutDetails'] = ResolversParentTypes['CashOutDetails']> = {
  account?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  accountId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  accountName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  accountType?: Resolver<ResolversTypes['PayeeType'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  approvedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  auditReason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  auditedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  balance?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  bankName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  batchId?: Resolver<Maybe<ResolversTypes['EntityId']>, ParentType, ContextType>;
  cashOutNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  fee?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['AccountKind'], ParentType, ContextType>;
  mayApprove?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mayEnd?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mayPay?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mayReject?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  maySplit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  ownerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paidAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  paidBefore?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  paidBeforeAmount?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  paidBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  realAmount?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  receiver?: Resolver<Maybe<ResolversTypes['CashOutReceiver']>, ParentType, ContextType>;
  samePayee?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  splitAmount?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  splits?: Resolver<Array<ResolversTypes['CashOutSplit']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['CashOutStatus'], ParentType, ContextType>;
  steps?: Resolver<Array<ResolversTypes['OperatorStep']>, ParentType, ContextType>;
  transferNo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CashOutPageResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['CashOutPage'] = ResolversParentTypes['CashOutPage']> = {
  list?: Resolver<Array<ResolversTypes['CashOut']>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  paused?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CashOutReceiverResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['CashOutReceiver'] = ResolversParentTypes['CashOutReceiver']> = {
  account?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['SplitReceiverKind'], ParentType, ContextType>;
};

export type CashOutSplitResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['CashOutSplit'] = ResolversParentTypes['CashOutSplit']> = {
  amount?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  endedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  payNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paymentId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  splitNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['CashOutSplitStatus'], ParentType, ContextType>;
  tries?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CashOutSplitStatusResolvers = EnumResolverSignature<{ CLOSED?: any, DONE?: any, REFUSED?: any, UNDERWAY?: any }, ResolversTypes['CashOutSplitStatus']>;

export type CashOutStatusResolvers = EnumResolverSignature<{ APPROVED?: any, AUDITING?: any, FAILED?: any, PAID?: any, PAYING?: any, REJECTED?: any, REVOKED?: any }, ResolversTypes['CashOutStatus']>;

export type CategoryRecordResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['CategoryRecord'] = ResolversParentTypes['CategoryRecord']> = {
  hidden?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  icon?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  onSale?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sort?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ChannelAnswerResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['ChannelAnswer'] = ResolversParentTypes['ChannelAnswer']> = {
  amount?: Resolver<Maybe<ResolversTypes['Fen']>, ParentType, ContextType>;
  paidAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  payment?: Resolver<ResolversTypes['PaymentDetails'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ChannelState'], ParentType, ContextType>;
  tradeNo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ChannelBillResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['ChannelBill'] = ResolversParentTypes['ChannelBill']> = {
  askedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  closed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  comparedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  day?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  open?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ourPaid?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  ourPayments?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ourRefunds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ourReturned?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  payType?: Resolver<ResolversTypes['PayType'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ChannelBillState'], ParentType, ContextType>;
  toldPaid?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  toldPayments?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  toldRefunds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  toldReturned?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
};

export type ChannelBillPageResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['ChannelBillPage'] = ResolversParentTypes['ChannelBillPage']> = {
  list?: Resolver<Array<ResolversTypes['ChannelBill']>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ChannelBillStateResolvers = EnumResolverSignature<{ AGREES?: any, DIFFERS?: any, FAILED?: any, READING?: any, WAITING?: any }, ResolversTypes['ChannelBillState']>;

export type ChannelStateResolvers = EnumResolverSignature<{ ABSENT?: any, CLOSED?: any, PAID?: any, WAITING?: any }, ResolversTypes['ChannelState']>;

export type ClosureStateResolvers = EnumResolverSignature<{ IN_FORCE?: any, OVER?: any, PLANNED?: any }, ResolversTypes['ClosureState']>;

export type ConsoleListResolvers = EnumResolverSignature<{ ACCOUNTS?: any, ADJUSTMENTS?: any, APPROVALS?: any, AUDIT_ENTRIES?: any, CASES?: any, CASH_OUTS?: any, CASH_OUT_BATCHES?: any, CHANNEL_BILLS?: any, FAILED_JOBS?: any, GOODS_TO_AUDIT?: any, INVOICES?: any, JOIN_APPLICATIONS?: any, LICENCES?: any, NOTICES?: any, OPERATORS?: any, ORDERS?: any, PARCELS?: any, PAYMENTS?: any, PAYMENT_PROBLEMS?: any, RECHARGE_REFUNDS?: any, REVIEWS?: any, ROLES?: any, SHOPS?: any, STATEMENTS?: any, SUPPLIERS?: any, WALLET_LINES?: any }, ResolversTypes['ConsoleList']>;

export type CourierNameResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['CourierName'] = ResolversParentTypes['CourierName']> = {
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CourierRecordResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['CourierRecord'] = ResolversParentTypes['CourierRecord']> = {
  closures?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  costFirstLeast?: Resolver<Maybe<ResolversTypes['Fen']>, ParentType, ContextType>;
  costFirstMost?: Resolver<Maybe<ResolversTypes['Fen']>, ParentType, ContextType>;
  costStepLeast?: Resolver<Maybe<ResolversTypes['Fen']>, ParentType, ContextType>;
  costStepMost?: Resolver<Maybe<ResolversTypes['Fen']>, ParentType, ContextType>;
  cutoffTime?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  feeFirstLeast?: Resolver<Maybe<ResolversTypes['Fen']>, ParentType, ContextType>;
  feeFirstMost?: Resolver<Maybe<ResolversTypes['Fen']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  logo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sort?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ServiceStatus'], ParentType, ContextType>;
  warehouses?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CreateCashOutBatchPayloadResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['CreateCashOutBatchPayload'] = ResolversParentTypes['CreateCashOutBatchPayload']> = {
  batch?: Resolver<ResolversTypes['CashOutBatch'], ParentType, ContextType>;
  left?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DayFiguresResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['DayFigures'] = ResolversParentTypes['DayFigures']> = {
  accounts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cashOuts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cashedOut?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  day?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  orders?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pieces?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refunded?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  refunds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  turnover?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
};

export type DecideCasePayloadResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['DecideCasePayload'] = ResolversParentTypes['DecideCasePayload']> = {
  approvalId?: Resolver<Maybe<ResolversTypes['EntityId']>, ParentType, ContextType>;
  isDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type DepositMoveResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['DepositMove'] = ResolversParentTypes['DepositMove']> = {
  amount?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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

export type EventActorResolvers = EnumResolverSignature<{ PLATFORM?: any, SELLER?: any, SYSTEM?: any, USER?: any }, ResolversTypes['EventActor']>;

export type FailedJobResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['FailedJob'] = ResolversParentTypes['FailedJob']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  error?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  failedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  queue?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tries?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export interface FenScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Fen'], any> {
  name: 'Fen';
}

export type ForbiddenWordResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['ForbiddenWord'] = ResolversParentTypes['ForbiddenWord']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  word?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

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

export type FoundKindResolvers = EnumResolverSignature<{ ACCOUNT?: any, CASE?: any, CASH_OUT?: any, ORDER?: any, PARCEL?: any, PAYMENT?: any, RECEIVER?: any, REFUND?: any, SHOP_ORDER?: any, WAYBILL?: any }, ResolversTypes['FoundKind']>;

export type FoundNumberResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['FoundNumber'] = ResolversParentTypes['FoundNumber']> = {
  hits?: Resolver<Array<ResolversTypes['FoundHit']>, ParentType, ContextType>;
  isPhone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

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

export type GoodsCountResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['GoodsCount'] = ResolversParentTypes['GoodsCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['GoodsStatus'], ParentType, ContextType>;
};

export type GoodsShowResolvers = EnumResolverSignature<{ ALL?: any, BANNED?: any, WAITING?: any }, ResolversTypes['GoodsShow']>;

export type GoodsStatusResolvers = EnumResolverSignature<{ AUDITING?: any, BANNED?: any, DRAFT?: any, OFF_SALE?: any, ON_SALE?: any, REJECTED?: any }, ResolversTypes['GoodsStatus']>;

export type HeldParcelResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['HeldParcel'] = ResolversParentTypes['HeldParcel']> = {
  amount?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  orderId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  packageNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parcelId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  until?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type HomeResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['Home'] = ResolversParentTypes['Home']> = {
  days?: Resolver<Array<ResolversTypes['DayFigures']>, ParentType, ContextType>;
  waiting?: Resolver<Array<ResolversTypes['WaitingCount']>, ParentType, ContextType>;
};

export type HomeAudienceResolvers = EnumResolverSignature<{ BUYERS?: any, EVERYBODY?: any, VISITORS?: any }, ResolversTypes['HomeAudience']>;

export type HomeItemResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['HomeItem'] = ResolversParentTypes['HomeItem']> = {
  audience?: Resolver<ResolversTypes['HomeAudience'], ParentType, ContextType>;
  endAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  goodId?: Resolver<Maybe<ResolversTypes['EntityId']>, ParentType, ContextType>;
  goodsNo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  link?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  onSale?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  picture?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  place?: Resolver<ResolversTypes['HomePlace'], ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Fen']>, ParentType, ContextType>;
  startAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['HomeItemState'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type HomeItemStateResolvers = EnumResolverSignature<{ COMING?: any, DOWN?: any, ENDED?: any, SHOWN?: any }, ResolversTypes['HomeItemState']>;

export type HomePlaceResolvers = EnumResolverSignature<{ BANNERS?: any, ENTRIES?: any, GOODS?: any }, ResolversTypes['HomePlace']>;

export type ImportedInvoiceResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['ImportedInvoice'] = ResolversParentTypes['ImportedInvoice']> = {
  invoiceNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type InvoiceResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['Invoice'] = ResolversParentTypes['Invoice']> = {
  accountId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  decidedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  dueAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  fileId?: Resolver<Maybe<ResolversTypes['EntityId']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  invoiceNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isLate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  issuedOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  issuerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['InvoiceKind'], ParentType, ContextType>;
  mayIssue?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  partCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  redOf?: Resolver<Maybe<ResolversTypes['EntityId']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['InvoiceStatus'], ParentType, ContextType>;
  titleKind?: Resolver<ResolversTypes['InvoiceTitleKind'], ParentType, ContextType>;
  titleName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type InvoiceDetailResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['InvoiceDetail'] = ResolversParentTypes['InvoiceDetail']> = {
  accountId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  decidedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  dueAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  fileId?: Resolver<Maybe<ResolversTypes['EntityId']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  invoiceNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isLate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  issuedOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  issuerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['InvoiceKind'], ParentType, ContextType>;
  mayIssue?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  partCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  parts?: Resolver<Array<ResolversTypes['InvoicePart']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  redNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  redOf?: Resolver<Maybe<ResolversTypes['EntityId']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['InvoiceStatus'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['InvoiceTitleText'], ParentType, ContextType>;
  titleKind?: Resolver<ResolversTypes['InvoiceTitleKind'], ParentType, ContextType>;
  titleName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type InvoiceKindResolvers = EnumResolverSignature<{ FEE?: any, GOODS?: any, RECHARGE?: any, SUPPLY?: any }, ResolversTypes['InvoiceKind']>;

export type InvoicePageResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['InvoicePage'] = ResolversParentTypes['InvoicePage']> = {
  list?: Resolver<Array<ResolversTypes['Invoice']>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type InvoicePartResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['InvoicePart'] = ResolversParentTypes['InvoicePart']> = {
  amount?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  goodName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  num?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderNo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type InvoiceStatusResolvers = EnumResolverSignature<{ ASKED?: any, ISSUED?: any, ISSUING?: any, REFUSED?: any }, ResolversTypes['InvoiceStatus']>;

export type InvoiceTitleKindResolvers = EnumResolverSignature<{ COMPANY?: any, PERSON?: any }, ResolversTypes['InvoiceTitleKind']>;

export type InvoiceTitleTextResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['InvoiceTitleText'] = ResolversParentTypes['InvoiceTitleText']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  bankAccount?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  bankName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  taxNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type JobQueueResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['JobQueue'] = ResolversParentTypes['JobQueue']> = {
  due?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  oldestAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  running?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  waiting?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type JobStepPayloadResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['JobStepPayload'] = ResolversParentTypes['JobStepPayload']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  queue?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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

export type LedgerOwnerResolvers = EnumResolverSignature<{ BUYERS?: any, PLATFORM?: any, SELLERS?: any }, ResolversTypes['LedgerOwner']>;

export type LegalKindResolvers = EnumResolverSignature<{ DATA?: any, PRIVACY?: any, TERMS?: any }, ResolversTypes['LegalKind']>;

export type LevelChangeResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['LevelChange'] = ResolversParentTypes['LevelChange']> = {
  after?: Resolver<ResolversTypes['LevelTerms'], ParentType, ContextType>;
  before?: Resolver<ResolversTypes['LevelTerms'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  operator?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LevelGainResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['LevelGain'] = ResolversParentTypes['LevelGain']> = {
  discount?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  maxProfit?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LevelRecordResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['LevelRecord'] = ResolversParentTypes['LevelRecord']> = {
  discount?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  maxProfit?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  needInvites?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  needPackages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  needRecharge?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
};

export type LevelTermsResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['LevelTerms'] = ResolversParentTypes['LevelTerms']> = {
  discount?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  maxProfit?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  needInvites?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  needPackages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  needRecharge?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
};

export type LevelsResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['Levels'] = ResolversParentTypes['Levels']> = {
  changes?: Resolver<Array<ResolversTypes['LevelChange']>, ParentType, ContextType>;
  list?: Resolver<Array<ResolversTypes['LevelRecord']>, ParentType, ContextType>;
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

export type ListExportResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['ListExport'] = ResolversParentTypes['ListExport']> = {
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ticket?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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

export type ListedShopResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['ListedShop'] = ResolversParentTypes['ListedShop']> = {
  accountId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  accountName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  autoOrder?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  isLapsing?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lapsesAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastSyncAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  platform?: Resolver<ResolversTypes['Platform'], ParentType, ContextType>;
  shopName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ShopStatus'], ParentType, ContextType>;
};

export type ListedShopPageResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['ListedShopPage'] = ResolversParentTypes['ListedShopPage']> = {
  list?: Resolver<Array<ResolversTypes['ListedShop']>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type MoneyLogTypeResolvers = EnumResolverSignature<{ ADJUST?: any, AGENT_PROFIT?: any, AGENT_REVERSE?: any, BONUS?: any, CASH_OUT_FREEZE?: any, CASH_OUT_PAID?: any, CASH_OUT_RETURN?: any, COMPENSATION?: any, COURIER_CLAIM?: any, DEMO?: any, DEMO_GIVEN_UP?: any, DEPOSIT_PAID?: any, DEPOSIT_PAY_IN?: any, DEPOSIT_RETURN?: any, DEPOSIT_TOP_UP?: any, ORDER_PAY?: any, PACKAGE_REFUND?: any, RECHARGE?: any, RECHARGE_RETURN?: any, RECHARGE_RETURN_FAILED?: any, REPLACEMENT_FREIGHT?: any, SUPPLEMENT?: any, SUPPLIER_REVERSE?: any, SUPPLIER_SETTLE?: any }, ResolversTypes['MoneyLogType']>;

export type MutationResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  addAccountNote?: Resolver<ResolversTypes['AccountNote'], ParentType, ContextType, RequireFields<MutationAddAccountNoteArgs, 'input'>>;
  addForbiddenWord?: Resolver<ResolversTypes['ForbiddenWord'], ParentType, ContextType, RequireFields<MutationAddForbiddenWordArgs, 'word'>>;
  addHomeGoods?: Resolver<Array<ResolversTypes['HomeItem']>, ParentType, ContextType, RequireFields<MutationAddHomeGoodsArgs, 'input'>>;
  addLicence?: Resolver<ResolversTypes['Licence'], ParentType, ContextType, RequireFields<MutationAddLicenceArgs, 'input'>>;
  adjustBalance?: Resolver<ResolversTypes['AdjustPayload'], ParentType, ContextType, RequireFields<MutationAdjustBalanceArgs, 'input'>>;
  approveCashOut?: Resolver<ResolversTypes['CashOutDetails'], ParentType, ContextType, RequireFields<MutationApproveCashOutArgs, 'id'>>;
  askChannel?: Resolver<ResolversTypes['ChannelAnswer'], ParentType, ContextType, RequireFields<MutationAskChannelArgs, 'id'>>;
  banGood?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationBanGoodArgs, 'id' | 'reason'>>;
  beginInvoices?: Resolver<Array<ResolversTypes['Invoice']>, ParentType, ContextType, RequireFields<MutationBeginInvoicesArgs, 'ids'>>;
  cancelOrder?: Resolver<ResolversTypes['CancelOrderPayload'], ParentType, ContextType, RequireFields<MutationCancelOrderArgs, 'id' | 'reason'>>;
  changeHomeItem?: Resolver<ResolversTypes['HomeItem'], ParentType, ContextType, RequireFields<MutationChangeHomeItemArgs, 'input'>>;
  changeLevel?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationChangeLevelArgs, 'input'>>;
  changeReceiver?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType, RequireFields<MutationChangeReceiverArgs, 'input'>>;
  checkBooks?: Resolver<ResolversTypes['Books'], ParentType, ContextType>;
  checkChannelBill?: Resolver<ResolversTypes['ChannelBill'], ParentType, ContextType, RequireFields<MutationCheckChannelBillArgs, 'day' | 'payType'>>;
  checkLicence?: Resolver<ResolversTypes['Licence'], ParentType, ContextType, RequireFields<MutationCheckLicenceArgs, 'id'>>;
  closeArea?: Resolver<ResolversTypes['AreaClosure'], ParentType, ContextType, RequireFields<MutationCloseAreaArgs, 'input'>>;
  closeBillDifference?: Resolver<ResolversTypes['BillDifference'], ParentType, ContextType, RequireFields<MutationCloseBillDifferenceArgs, 'id' | 'reason'>>;
  compensateAccount?: Resolver<ResolversTypes['AdjustPayload'], ParentType, ContextType, RequireFields<MutationCompensateAccountArgs, 'input'>>;
  confirmCashOut?: Resolver<ResolversTypes['CashOutDetails'], ParentType, ContextType, RequireFields<MutationConfirmCashOutArgs, 'id' | 'transferNo'>>;
  confirmRechargeRefund?: Resolver<ResolversTypes['RechargeRefund'], ParentType, ContextType, RequireFields<MutationConfirmRechargeRefundArgs, 'refundNo' | 'transferNo'>>;
  createCashOutBatch?: Resolver<ResolversTypes['CreateCashOutBatchPayload'], ParentType, ContextType, RequireFields<MutationCreateCashOutBatchArgs, 'ids'>>;
  createCategory?: Resolver<ResolversTypes['CategoryRecord'], ParentType, ContextType, RequireFields<MutationCreateCategoryArgs, 'name'>>;
  createHomeItem?: Resolver<ResolversTypes['HomeItem'], ParentType, ContextType, RequireFields<MutationCreateHomeItemArgs, 'input'>>;
  createOperator?: Resolver<ResolversTypes['OperatorPasswordPayload'], ParentType, ContextType, RequireFields<MutationCreateOperatorArgs, 'input'>>;
  decideApproval?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDecideApprovalArgs, 'id' | 'input'>>;
  decideCase?: Resolver<ResolversTypes['DecideCasePayload'], ParentType, ContextType, RequireFields<MutationDecideCaseArgs, 'id' | 'input'>>;
  decideJoinApplication?: Resolver<ResolversTypes['JoinApplication'], ParentType, ContextType, RequireFields<MutationDecideJoinApplicationArgs, 'input'>>;
  decideLicence?: Resolver<ResolversTypes['Licence'], ParentType, ContextType, RequireFields<MutationDecideLicenceArgs, 'input'>>;
  deleteNotice?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeleteNoticeArgs, 'id'>>;
  exportList?: Resolver<ResolversTypes['ListExport'], ParentType, ContextType, RequireFields<MutationExportListArgs, 'input'>>;
  failCashOut?: Resolver<ResolversTypes['CashOutDetails'], ParentType, ContextType, RequireFields<MutationFailCashOutArgs, 'id' | 'reason'>>;
  freezeAccount?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationFreezeAccountArgs, 'input'>>;
  hideCategory?: Resolver<ResolversTypes['CategoryRecord'], ParentType, ContextType, RequireFields<MutationHideCategoryArgs, 'hidden' | 'id' | 'reason'>>;
  hideReview?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationHideReviewArgs, 'id' | 'reason'>>;
  importInvoiceNumbers?: Resolver<Array<ResolversTypes['ImportedInvoice']>, ParentType, ContextType, RequireFields<MutationImportInvoiceNumbersArgs, 'rows'>>;
  issueInvoice?: Resolver<ResolversTypes['InvoiceDetail'], ParentType, ContextType, RequireFields<MutationIssueInvoiceArgs, 'input'>>;
  judgeGoods?: Resolver<Array<ResolversTypes['GoodVerdict']>, ParentType, ContextType, RequireFields<MutationJudgeGoodsArgs, 'input'>>;
  moveHomeItem?: Resolver<Array<ResolversTypes['HomeItem']>, ParentType, ContextType, RequireFields<MutationMoveHomeItemArgs, 'id'>>;
  openArea?: Resolver<ResolversTypes['AreaClosure'], ParentType, ContextType, RequireFields<MutationOpenAreaArgs, 'id' | 'reason'>>;
  pauseCashOuts?: Resolver<ResolversTypes['Books'], ParentType, ContextType, RequireFields<MutationPauseCashOutsArgs, 'reason'>>;
  proveAgain?: Resolver<ResolversTypes['Operator'], ParentType, ContextType, RequireFields<MutationProveAgainArgs, 'code'>>;
  proveSignIn?: Resolver<ResolversTypes['ProveSignInPayload'], ParentType, ContextType, RequireFields<MutationProveSignInArgs, 'input'>>;
  publishNotice?: Resolver<ResolversTypes['Notice'], ParentType, ContextType, RequireFields<MutationPublishNoticeArgs, 'id' | 'revision'>>;
  refundParcel?: Resolver<ResolversTypes['RefundParcelPayload'], ParentType, ContextType, RequireFields<MutationRefundParcelArgs, 'packageId' | 'reason'>>;
  refuseInvoice?: Resolver<ResolversTypes['InvoiceDetail'], ParentType, ContextType, RequireFields<MutationRefuseInvoiceArgs, 'id' | 'reason'>>;
  reissueWaybill?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType, RequireFields<MutationReissueWaybillArgs, 'packageId' | 'reason'>>;
  rejectCashOut?: Resolver<ResolversTypes['CashOutDetails'], ParentType, ContextType, RequireFields<MutationRejectCashOutArgs, 'id' | 'reason'>>;
  removeAccountMember?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRemoveAccountMemberArgs, 'input'>>;
  removeCategory?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType, RequireFields<MutationRemoveCategoryArgs, 'id' | 'reason'>>;
  removeForbiddenWord?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType, RequireFields<MutationRemoveForbiddenWordArgs, 'id'>>;
  removeHomeItem?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType, RequireFields<MutationRemoveHomeItemArgs, 'id' | 'reason'>>;
  removeJob?: Resolver<ResolversTypes['JobStepPayload'], ParentType, ContextType, RequireFields<MutationRemoveJobArgs, 'input'>>;
  removeRole?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType, RequireFields<MutationRemoveRoleArgs, 'id'>>;
  removeView?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType, RequireFields<MutationRemoveViewArgs, 'id'>>;
  renameCategory?: Resolver<ResolversTypes['CategoryRecord'], ParentType, ContextType, RequireFields<MutationRenameCategoryArgs, 'id' | 'name'>>;
  resetOperator?: Resolver<ResolversTypes['OperatorPasswordPayload'], ParentType, ContextType, RequireFields<MutationResetOperatorArgs, 'id'>>;
  resetSetting?: Resolver<ResolversTypes['Setting'], ParentType, ContextType, RequireFields<MutationResetSettingArgs, 'input' | 'key'>>;
  resolvePaymentProblem?: Resolver<ResolversTypes['PaymentProblem'], ParentType, ContextType, RequireFields<MutationResolvePaymentProblemArgs, 'id' | 'reason'>>;
  resumeCashOuts?: Resolver<ResolversTypes['Books'], ParentType, ContextType, RequireFields<MutationResumeCashOutsArgs, 'reason'>>;
  retryJob?: Resolver<ResolversTypes['JobStepPayload'], ParentType, ContextType, RequireFields<MutationRetryJobArgs, 'input'>>;
  retryRechargeRefund?: Resolver<ResolversTypes['RechargeRefund'], ParentType, ContextType, RequireFields<MutationRetryRechargeRefundArgs, 'refundNo'>>;
  revealPerson?: Resolver<ResolversTypes['RevealedPerson'], ParentType, ContextType, RequireFields<MutationRevealPersonArgs, 'input'>>;
  reviseNotice?: Resolver<ResolversTypes['Notice'], ParentType, ContextType, RequireFields<MutationReviseNoticeArgs, 'input'>>;
  revokeAccountToken?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRevokeAccountTokenArgs, 'input'>>;
  revokeApproval?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRevokeApprovalArgs, 'id'>>;
  saveNotice?: Resolver<ResolversTypes['Notice'], ParentType, ContextType, RequireFields<MutationSaveNoticeArgs, 'input'>>;
  saveRole?: Resolver<ResolversTypes['OperatorRole'], ParentType, ContextType, RequireFields<MutationSaveRoleArgs, 'input'>>;
  saveView?: Resolver<ResolversTypes['SavedView'], ParentType, ContextType, RequireFields<MutationSaveViewArgs, 'input'>>;
  sendPasswordReset?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<MutationSendPasswordResetArgs, 'input'>>;
  setCourierStatus?: Resolver<ResolversTypes['CourierRecord'], ParentType, ContextType, RequireFields<MutationSetCourierStatusArgs, 'id' | 'reason' | 'status'>>;
  setSetting?: Resolver<ResolversTypes['Setting'], ParentType, ContextType, RequireFields<MutationSetSettingArgs, 'input' | 'key'>>;
  setSupplierTerms?: Resolver<ResolversTypes['SupplierDetails'], ParentType, ContextType, RequireFields<MutationSetSupplierTermsArgs, 'input'>>;
  showHomeItem?: Resolver<ResolversTypes['HomeItem'], ParentType, ContextType, RequireFields<MutationShowHomeItemArgs, 'id' | 'reason' | 'shown'>>;
  showReview?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationShowReviewArgs, 'id' | 'reason'>>;
  signIn?: Resolver<ResolversTypes['SignInChallenge'], ParentType, ContextType, RequireFields<MutationSignInArgs, 'input'>>;
  signOut?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  signOutAccount?: Resolver<ResolversTypes['Int'], ParentType, ContextType, RequireFields<MutationSignOutAccountArgs, 'input'>>;
  signOutOperator?: Resolver<ResolversTypes['OperatorRecord'], ParentType, ContextType, RequireFields<MutationSignOutOperatorArgs, 'id'>>;
  sortCategories?: Resolver<Array<ResolversTypes['CategoryRecord']>, ParentType, ContextType, RequireFields<MutationSortCategoriesArgs, 'ids'>>;
  sortCouriers?: Resolver<Array<ResolversTypes['CourierRecord']>, ParentType, ContextType, RequireFields<MutationSortCouriersArgs, 'ids'>>;
  splitCashOut?: Resolver<ResolversTypes['CashOutDetails'], ParentType, ContextType, RequireFields<MutationSplitCashOutArgs, 'id'>>;
  takeBankAnswers?: Resolver<ResolversTypes['BankAnswersPayload'], ParentType, ContextType, RequireFields<MutationTakeBankAnswersArgs, 'input'>>;
  thawAccount?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationThawAccountArgs, 'input'>>;
  unbanGood?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationUnbanGoodArgs, 'id' | 'reason'>>;
  updateLevel?: Resolver<ResolversTypes['LevelRecord'], ParentType, ContextType, RequireFields<MutationUpdateLevelArgs, 'input'>>;
  updateOperator?: Resolver<ResolversTypes['OperatorRecord'], ParentType, ContextType, RequireFields<MutationUpdateOperatorArgs, 'id' | 'input'>>;
  withdrawNotice?: Resolver<ResolversTypes['Notice'], ParentType, ContextType, RequireFields<MutationWithdrawNoticeArgs, 'id' | 'reason'>>;
};

export type NoticeResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['Notice'] = ResolversParentTypes['Notice']> = {
  accountId?: Resolver<Maybe<ResolversTypes['EntityId']>, ParentType, ContextType>;
  accountName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  addressed?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  audience?: Resolver<ResolversTypes['NoticeAudience'], ParentType, ContextType>;
  author?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  delivered?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  detail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  endsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  isPinned?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSettled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  level?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  link?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  publishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  startsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['NoticeState'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['NoticeType'], ParentType, ContextType>;
};

export type NoticeAudienceResolvers = EnumResolverSignature<{ ACCOUNT?: any, BUYERS?: any, EVERYONE?: any, LEVEL?: any, SELLERS?: any }, ResolversTypes['NoticeAudience']>;

export type NoticePageResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['NoticePage'] = ResolversParentTypes['NoticePage']> = {
  list?: Resolver<Array<ResolversTypes['Notice']>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type NoticeReachResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['NoticeReach'] = ResolversParentTypes['NoticeReach']> = {
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  reach?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  read?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type NoticeStateResolvers = EnumResolverSignature<{ DRAFT?: any, ENDED?: any, PUBLISHED?: any, SCHEDULED?: any, WITHDRAWN?: any }, ResolversTypes['NoticeState']>;

export type NoticeTypeResolvers = EnumResolverSignature<{ HOME?: any, PERSONAL?: any, PLATFORM?: any, SELLER?: any }, ResolversTypes['NoticeType']>;

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
  adjustCase?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  adjustDay?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  operators?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  permissions?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OperatorStepResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['OperatorStep'] = ResolversParentTypes['OperatorStep']> = {
  action?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  operator?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderAuditEntryResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['OrderAuditEntry'] = ResolversParentTypes['OrderAuditEntry']> = {
  action?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  actionText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  operator?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  target?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  targetText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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

export type OutsidePlatformResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['OutsidePlatform'] = ResolversParentTypes['OutsidePlatform']> = {
  day?: Resolver<ResolversTypes['PlatformCalls'], ParentType, ContextType>;
  failures?: Resolver<Array<ResolversTypes['PlatformFailure']>, ParentType, ContextType>;
  hour?: Resolver<ResolversTypes['PlatformCalls'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ParcelStatusResolvers = EnumResolverSignature<{ ABNORMAL?: any, CANCELLED?: any, IN_TRANSIT?: any, PENDING_PAYMENT?: any, PENDING_SHIPMENT?: any, REFUNDED?: any, SHIPPED?: any, SIGNED?: any }, ResolversTypes['ParcelStatus']>;

export type ParcelTimelineResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['ParcelTimeline'] = ResolversParentTypes['ParcelTimeline']> = {
  courierName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  list?: Resolver<Array<ResolversTypes['TimelineEvent']>, ParentType, ContextType>;
  packageId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  waybillNo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PastViolationResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['PastViolation'] = ResolversParentTypes['PastViolation']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  resolvedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  rows?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PayStatusResolvers = EnumResolverSignature<{ ABNORMAL?: any, CLOSED?: any, FAILED?: any, PAID?: any, PENDING?: any, REFUNDED?: any }, ResolversTypes['PayStatus']>;

export type PayTypeResolvers = EnumResolverSignature<{ ALIPAY?: any, SIMULATED?: any, WECHAT?: any }, ResolversTypes['PayType']>;

export type PayeeTypeResolvers = EnumResolverSignature<{ ALIPAY?: any, BANK?: any, WECHAT?: any }, ResolversTypes['PayeeType']>;

export type PaymentResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['Payment'] = ResolversParentTypes['Payment']> = {
  accountId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  channelTradeNo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expireAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  late?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  paidAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  payNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  payType?: Resolver<ResolversTypes['PayType'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['PayStatus'], ParentType, ContextType>;
};

export type PaymentDetailsResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['PaymentDetails'] = ResolversParentTypes['PaymentDetails']> = {
  accountId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  askedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  asks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  channelTradeNo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  creditedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  expireAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  late?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  movementId?: Resolver<Maybe<ResolversTypes['EntityId']>, ParentType, ContextType>;
  nextAskAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  notices?: Resolver<Array<ResolversTypes['PaymentNotice']>, ParentType, ContextType>;
  paidAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  payNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  payType?: Resolver<ResolversTypes['PayType'], ParentType, ContextType>;
  problems?: Resolver<Array<ResolversTypes['PaymentProblem']>, ParentType, ContextType>;
  reconcileAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  refunds?: Resolver<Array<ResolversTypes['RechargeRefund']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['PayStatus'], ParentType, ContextType>;
  steps?: Resolver<Array<ResolversTypes['OperatorStep']>, ParentType, ContextType>;
};

export type PaymentNoticeResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['PaymentNotice'] = ResolversParentTypes['PaymentNotice']> = {
  amount?: Resolver<Maybe<ResolversTypes['Fen']>, ParentType, ContextType>;
  channelTradeNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  isPushed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ChannelState'], ParentType, ContextType>;
  times?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PaymentPageResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['PaymentPage'] = ResolversParentTypes['PaymentPage']> = {
  list?: Resolver<Array<ResolversTypes['Payment']>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PaymentProblemResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['PaymentProblem'] = ResolversParentTypes['PaymentProblem']> = {
  accountId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  channelTradeNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['PaymentProblemKind'], ParentType, ContextType>;
  payNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  payType?: Resolver<ResolversTypes['PayType'], ParentType, ContextType>;
  paymentId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  resolvedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  told?: Resolver<Maybe<ResolversTypes['Fen']>, ParentType, ContextType>;
};

export type PaymentProblemKindResolvers = EnumResolverSignature<{ AMOUNT?: any, NOT_PAID?: any, PAID_TWICE?: any, TRADE_NO_USED?: any }, ResolversTypes['PaymentProblemKind']>;

export type PaymentProblemPageResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['PaymentProblemPage'] = ResolversParentTypes['PaymentProblemPage']> = {
  list?: Resolver<Array<ResolversTypes['PaymentProblem']>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PermissionTextResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['PermissionText'] = ResolversParentTypes['PermissionText']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PlatformResolvers = EnumResolverSignature<{ ALI_1688?: any, DOUYIN?: any, JD?: any, JUSHUITAN?: any, KUAISHOU?: any, OTHER?: any, PINDUODUO?: any, TAOBAO?: any, WECHAT_CHANNELS?: any }, ResolversTypes['Platform']>;

export type PlatformCallsResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['PlatformCalls'] = ResolversParentTypes['PlatformCalls']> = {
  calls?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PlatformFailureResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['PlatformFailure'] = ResolversParentTypes['PlatformFailure']> = {
  calls?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PlatformStatementResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['PlatformStatement'] = ResolversParentTypes['PlatformStatement']> = {
  balanced?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isWritten?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  month?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parts?: Resolver<Array<ResolversTypes['PlatformStatementPart']>, ParentType, ContextType>;
};

export type PlatformStatementPartResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['PlatformStatementPart'] = ResolversParentTypes['PlatformStatementPart']> = {
  agrees?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  closing?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['StatementLine']>, ParentType, ContextType>;
  opening?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  ownerKind?: Resolver<ResolversTypes['LedgerOwner'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProveSignInPayloadResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['ProveSignInPayload'] = ResolversParentTypes['ProveSignInPayload']> = {
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  operator?: Resolver<ResolversTypes['Operator'], ParentType, ContextType>;
  recoveryCodes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  account?: Resolver<ResolversTypes['AccountDetails'], ParentType, ContextType, RequireFields<QueryAccountArgs, 'id'>>;
  accountStatement?: Resolver<ResolversTypes['WalletStatement'], ParentType, ContextType, RequireFields<QueryAccountStatementArgs, 'accountId' | 'month'>>;
  accounts?: Resolver<ResolversTypes['AccountPage'], ParentType, ContextType, RequireFields<QueryAccountsArgs, 'page' | 'pageSize'>>;
  adjustTerms?: Resolver<ResolversTypes['AdjustTerms'], ParentType, ContextType, RequireFields<QueryAdjustTermsArgs, 'accountId' | 'isCompensation'>>;
  adjustments?: Resolver<ResolversTypes['AdjustmentPage'], ParentType, ContextType, RequireFields<QueryAdjustmentsArgs, 'page' | 'pageSize'>>;
  approvals?: Resolver<ResolversTypes['ApprovalPage'], ParentType, ContextType, RequireFields<QueryApprovalsArgs, 'page' | 'pageSize'>>;
  areaClosures?: Resolver<Array<ResolversTypes['AreaClosure']>, ParentType, ContextType>;
  auditChoices?: Resolver<ResolversTypes['AuditChoices'], ParentType, ContextType>;
  auditEntries?: Resolver<ResolversTypes['AuditEntryPage'], ParentType, ContextType, RequireFields<QueryAuditEntriesArgs, 'page' | 'pageSize'>>;
  auditedGood?: Resolver<ResolversTypes['AuditedGood'], ParentType, ContextType, RequireFields<QueryAuditedGoodArgs, 'id'>>;
  billDifferences?: Resolver<ResolversTypes['BillDifferencePage'], ParentType, ContextType, RequireFields<QueryBillDifferencesArgs, 'billId' | 'page' | 'pageSize'>>;
  books?: Resolver<ResolversTypes['Books'], ParentType, ContextType>;
  case?: Resolver<ResolversTypes['Case'], ParentType, ContextType, RequireFields<QueryCaseArgs, 'id'>>;
  caseDecisionPreview?: Resolver<ResolversTypes['CaseDecisionPreview'], ParentType, ContextType, RequireFields<QueryCaseDecisionPreviewArgs, 'id' | 'verdict'>>;
  cases?: Resolver<ResolversTypes['CasePage'], ParentType, ContextType, RequireFields<QueryCasesArgs, 'page' | 'pageSize'>>;
  cashOut?: Resolver<ResolversTypes['CashOutDetails'], ParentType, ContextType, RequireFields<QueryCashOutArgs, 'id'>>;
  cashOutBatches?: Resolver<ResolversTypes['CashOutBatchPage'], ParentType, ContextType, RequireFields<QueryCashOutBatchesArgs, 'page' | 'pageSize'>>;
  cashOuts?: Resolver<ResolversTypes['CashOutPage'], ParentType, ContextType, RequireFields<QueryCashOutsArgs, 'page' | 'pageSize'>>;
  categories?: Resolver<Array<ResolversTypes['CategoryRecord']>, ParentType, ContextType>;
  channelBill?: Resolver<ResolversTypes['ChannelBill'], ParentType, ContextType, RequireFields<QueryChannelBillArgs, 'id'>>;
  channelBills?: Resolver<ResolversTypes['ChannelBillPage'], ParentType, ContextType, RequireFields<QueryChannelBillsArgs, 'page' | 'pageSize'>>;
  courierNames?: Resolver<Array<ResolversTypes['CourierName']>, ParentType, ContextType>;
  couriers?: Resolver<Array<ResolversTypes['CourierRecord']>, ParentType, ContextType>;
  failedJobs?: Resolver<Array<ResolversTypes['FailedJob']>, ParentType, ContextType, RequireFields<QueryFailedJobsArgs, 'queue'>>;
  forbiddenWords?: Resolver<Array<ResolversTypes['ForbiddenWord']>, ParentType, ContextType>;
  found?: Resolver<ResolversTypes['Found'], ParentType, ContextType, RequireFields<QueryFoundArgs, 'text'>>;
  freezePreview?: Resolver<ResolversTypes['FreezePreview'], ParentType, ContextType, RequireFields<QueryFreezePreviewArgs, 'id'>>;
  goodsToAudit?: Resolver<ResolversTypes['AuditedGoodPage'], ParentType, ContextType, RequireFields<QueryGoodsToAuditArgs, 'page' | 'pageSize'>>;
  home?: Resolver<ResolversTypes['Home'], ParentType, ContextType>;
  homeItems?: Resolver<Array<ResolversTypes['HomeItem']>, ParentType, ContextType>;
  invoice?: Resolver<ResolversTypes['InvoiceDetail'], ParentType, ContextType, RequireFields<QueryInvoiceArgs, 'id'>>;
  invoices?: Resolver<ResolversTypes['InvoicePage'], ParentType, ContextType, RequireFields<QueryInvoicesArgs, 'page' | 'pageSize'>>;
  joinApplications?: Resolver<ResolversTypes['JoinApplicationPage'], ParentType, ContextType, RequireFields<QueryJoinApplicationsArgs, 'page' | 'pageSize'>>;
  levels?: Resolver<ResolversTypes['Levels'], ParentType, ContextType>;
  licences?: Resolver<ResolversTypes['LicencePage'], ParentType, ContextType, RequireFields<QueryLicencesArgs, 'page' | 'pageSize'>>;
  me?: Resolver<ResolversTypes['Operator'], ParentType, ContextType>;
  noticeReach?: Resolver<ResolversTypes['NoticeReach'], ParentType, ContextType, RequireFields<QueryNoticeReachArgs, 'id'>>;
  notices?: Resolver<ResolversTypes['NoticePage'], ParentType, ContextType, RequireFields<QueryNoticesArgs, 'page' | 'pageSize'>>;
  operators?: Resolver<Array<ResolversTypes['OperatorRecord']>, ParentType, ContextType, Partial<QueryOperatorsArgs>>;
  order?: Resolver<ResolversTypes['OrderDetail'], ParentType, ContextType, RequireFields<QueryOrderArgs, 'id'>>;
  orders?: Resolver<ResolversTypes['ListedOrderPage'], ParentType, ContextType, RequireFields<QueryOrdersArgs, 'page' | 'pageSize'>>;
  parcelTimeline?: Resolver<ResolversTypes['ParcelTimeline'], ParentType, ContextType, RequireFields<QueryParcelTimelineArgs, 'packageId'>>;
  parcels?: Resolver<ResolversTypes['ListedParcelPage'], ParentType, ContextType, RequireFields<QueryParcelsArgs, 'page' | 'pageSize'>>;
  payment?: Resolver<ResolversTypes['PaymentDetails'], ParentType, ContextType, RequireFields<QueryPaymentArgs, 'id'>>;
  paymentProblems?: Resolver<ResolversTypes['PaymentProblemPage'], ParentType, ContextType, RequireFields<QueryPaymentProblemsArgs, 'page' | 'pageSize'>>;
  payments?: Resolver<ResolversTypes['PaymentPage'], ParentType, ContextType, RequireFields<QueryPaymentsArgs, 'page' | 'pageSize'>>;
  platformStatement?: Resolver<ResolversTypes['PlatformStatement'], ParentType, ContextType, RequireFields<QueryPlatformStatementArgs, 'month'>>;
  rechargeRefunds?: Resolver<ResolversTypes['RechargeRefundPage'], ParentType, ContextType, RequireFields<QueryRechargeRefundsArgs, 'page' | 'pageSize'>>;
  regions?: Resolver<ResolversTypes['RegionList'], ParentType, ContextType>;
  report?: Resolver<ResolversTypes['Report'], ParentType, ContextType, RequireFields<QueryReportArgs, 'name' | 'unit'>>;
  reviews?: Resolver<ResolversTypes['ReviewPage'], ParentType, ContextType, RequireFields<QueryReviewsArgs, 'page' | 'pageSize'>>;
  roles?: Resolver<ResolversTypes['Roles'], ParentType, ContextType, Partial<QueryRolesArgs>>;
  savedViews?: Resolver<Array<ResolversTypes['SavedView']>, ParentType, ContextType, RequireFields<QuerySavedViewsArgs, 'list'>>;
  settingHistory?: Resolver<Array<ResolversTypes['SettingChange']>, ParentType, ContextType, RequireFields<QuerySettingHistoryArgs, 'key'>>;
  settings?: Resolver<Array<ResolversTypes['Setting']>, ParentType, ContextType>;
  shops?: Resolver<ResolversTypes['ListedShopPage'], ParentType, ContextType, RequireFields<QueryShopsArgs, 'page' | 'pageSize'>>;
  splitDays?: Resolver<Array<ResolversTypes['SplitDay']>, ParentType, ContextType>;
  supplier?: Resolver<ResolversTypes['SupplierDetails'], ParentType, ContextType, RequireFields<QuerySupplierArgs, 'id'>>;
  suppliers?: Resolver<ResolversTypes['SupplierPage'], ParentType, ContextType, RequireFields<QuerySuppliersArgs, 'page' | 'pageSize'>>;
  system?: Resolver<ResolversTypes['System'], ParentType, ContextType>;
  taxReport?: Resolver<ResolversTypes['TaxReport'], ParentType, ContextType, RequireFields<QueryTaxReportArgs, 'quarter'>>;
  wallet?: Resolver<ResolversTypes['Wallet'], ParentType, ContextType, Partial<QueryWalletArgs>>;
  walletLines?: Resolver<ResolversTypes['WalletLinePage'], ParentType, ContextType, RequireFields<QueryWalletLinesArgs, 'accountId' | 'page' | 'pageSize'>>;
};

export type RealStatusResolvers = EnumResolverSignature<{ CHECKING?: any, FAILED?: any, NONE?: any, VERIFIED?: any }, ResolversTypes['RealStatus']>;

export type RechargeRefundResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['RechargeRefund'] = ResolversParentTypes['RechargeRefund']> = {
  accountId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  endedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  nextTryAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  payNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  payType?: Resolver<ResolversTypes['PayType'], ParentType, ContextType>;
  paymentId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  refundNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RechargeRefundStatus'], ParentType, ContextType>;
  transferNo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tries?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RechargeRefundPageResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['RechargeRefundPage'] = ResolversParentTypes['RechargeRefundPage']> = {
  list?: Resolver<Array<ResolversTypes['RechargeRefund']>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type RechargeRefundStatusResolvers = EnumResolverSignature<{ DONE?: any, REFUSED?: any, UNDERWAY?: any }, ResolversTypes['RechargeRefundStatus']>;

export type RefundParcelPayloadResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['RefundParcelPayload'] = ResolversParentTypes['RefundParcelPayload']> = {
  amount?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  packageId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  refundStatus?: Resolver<ResolversTypes['RefundStatus'], ParentType, ContextType>;
};

export type RefundStatusResolvers = EnumResolverSignature<{ APPLIED?: any, NONE?: any, REJECTED?: any, REVOKED?: any, SUCCESS?: any, VOIDING?: any, WAIT_SELLER?: any }, ResolversTypes['RefundStatus']>;

export type RegionResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['Region'] = ResolversParentTypes['Region']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parentCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RegionListResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['RegionList'] = ResolversParentTypes['RegionList']> = {
  list?: Resolver<Array<ResolversTypes['Region']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReportResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['Report'] = ResolversParentTypes['Report']> = {
  countedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  from?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  list?: Resolver<Array<ResolversTypes['ReportRow']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['ReportName'], ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['ReportFigures'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['ReportUnit'], ParentType, ContextType>;
};

export type ReportFiguresResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['ReportFigures'] = ResolversParentTypes['ReportFigures']> = {
  agentShare?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  cases?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  commission?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  disputed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  disputedRate?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  freightAgents?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  freightBorne?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  freightCost?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  freightPaid?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  freightWon?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  goodsFee?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  late?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  margin?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  orders?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  parcels?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pieces?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refundFee?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  refundRate?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  refundedParcels?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  shipHours?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  shipped?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  supplierShare?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  turnover?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
};

export type ReportNameResolvers = EnumResolverSignature<{ FREIGHT?: any, GOODS?: any, LEVELS?: any, MARGIN?: any, REFUNDS?: any, SUPPLIERS?: any, TURNOVER?: any }, ResolversTypes['ReportName']>;

export type ReportRowResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['ReportRow'] = ResolversParentTypes['ReportRow']> = {
  date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  figures?: Resolver<ResolversTypes['ReportFigures'], ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['EntityId']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReportUnitResolvers = EnumResolverSignature<{ DAY?: any, MONTH?: any, WEEK?: any }, ResolversTypes['ReportUnit']>;

export type ReusedPictureResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['ReusedPicture'] = ResolversParentTypes['ReusedPicture']> = {
  sellerId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  sellerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RevealKindResolvers = EnumResolverSignature<{ ACCOUNT?: any, APPLICATION?: any, RECEIVER?: any, SENDER?: any }, ResolversTypes['RevealKind']>;

export type RevealedPersonResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['RevealedPerson'] = ResolversParentTypes['RevealedPerson']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  left?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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

export type SavedViewResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['SavedView'] = ResolversParentTypes['SavedView']> = {
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isShared?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  savedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  search?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ScheduledJobResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['ScheduledJob'] = ResolversParentTypes['ScheduledJob']> = {
  endedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  error?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  everySeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  failedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  isFailing?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type ServiceStatusResolvers = EnumResolverSignature<{ ACTIVE?: any, DISABLED?: any, PAUSED?: any }, ResolversTypes['ServiceStatus']>;

export type SettingResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['Setting'] = ResolversParentTypes['Setting']> = {
  changedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  changedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  choices?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  initial?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isDefault?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['SettingKind'], ParentType, ContextType>;
  maximum?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  minimum?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SettingChangeResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['SettingChange'] = ResolversParentTypes['SettingChange']> = {
  after?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  isReset?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  operator?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SettingKindResolvers = EnumResolverSignature<{ BOOLEAN?: any, CHOICE?: any, INTEGER?: any, LIST?: any, TEXT?: any }, ResolversTypes['SettingKind']>;

export type ShopStatusResolvers = EnumResolverSignature<{ ACTIVE?: any, DISABLED?: any, EXPIRED?: any, EXPIRING?: any }, ResolversTypes['ShopStatus']>;

export type SignInChallengeResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['SignInChallenge'] = ResolversParentTypes['SignInChallenge']> = {
  challenge?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  needsPassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  otpauthUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SplitDayResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['SplitDay'] = ResolversParentTypes['SplitDay']> = {
  amount?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  day?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ledger?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  splits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SplitReceiverKindResolvers = EnumResolverSignature<{ MERCHANT?: any, PERSON?: any }, ResolversTypes['SplitReceiverKind']>;

export type StatementLineResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['StatementLine'] = ResolversParentTypes['StatementLine']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  moneyIn?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  moneyOut?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StatementPartResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['StatementPart'] = ResolversParentTypes['StatementPart']> = {
  agrees?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  closing?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['StatementLine']>, ParentType, ContextType>;
  opening?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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

export type SystemResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['System'] = ResolversParentTypes['System']> = {
  migration?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pausedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  platforms?: Resolver<Array<ResolversTypes['OutsidePlatform']>, ParentType, ContextType>;
  processes?: Resolver<Array<ResolversTypes['SystemProcess']>, ParentType, ContextType>;
  queues?: Resolver<Array<ResolversTypes['JobQueue']>, ParentType, ContextType>;
  schedules?: Resolver<Array<ResolversTypes['ScheduledJob']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  violations?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SystemProcessResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['SystemProcess'] = ResolversParentTypes['SystemProcess']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  seenAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TaxReportResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['TaxReport'] = ResolversParentTypes['TaxReport']> = {
  dueOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  fees?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  income?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  isOver?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  net?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  orders?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  quarter?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  returned?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  suppliers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  turnover?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
};

export type TimelineEventResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['TimelineEvent'] = ResolversParentTypes['TimelineEvent']> = {
  actor?: Resolver<ResolversTypes['EventActor'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WaitingCountResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['WaitingCount'] = ResolversParentTypes['WaitingCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['WaitingKind'], ParentType, ContextType>;
};

export type WaitingKindResolvers = EnumResolverSignature<{ APPLICATIONS?: any, APPROVALS?: any, BILL_DIFFERENCES?: any, CASES?: any, CASH_OUTS_TO_APPROVE?: any, CASH_OUTS_TO_PAY?: any, GOODS?: any, LICENCES?: any, PAYMENT_PROBLEMS?: any, RECHARGE_REFUNDS?: any, SHOPS?: any, VIOLATIONS?: any, WAYBILLS?: any }, ResolversTypes['WaitingKind']>;

export type WalletResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['Wallet'] = ResolversParentTypes['Wallet']> = {
  accountId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  balance?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  deposit?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  earned?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  frozen?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  held?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['AccountKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  recharged?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  spent?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  withdrawable?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
};

export type WalletLineResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['WalletLine'] = ResolversParentTypes['WalletLine']> = {
  amount?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  balanceAfter?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  bizNo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  frozenAfter?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  logNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderId?: Resolver<Maybe<ResolversTypes['EntityId']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['MoneyLogType'], ParentType, ContextType>;
};

export type WalletLinePageResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['WalletLinePage'] = ResolversParentTypes['WalletLinePage']> = {
  list?: Resolver<Array<ResolversTypes['WalletLine']>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sumIn?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  sumOut?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type WalletStatementResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['WalletStatement'] = ResolversParentTypes['WalletStatement']> = {
  isOver?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  month?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parts?: Resolver<Array<ResolversTypes['StatementPart']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = ConsoleContext> = {
  Account?: AccountResolvers<ContextType>;
  AccountConsent?: AccountConsentResolvers<ContextType>;
  AccountCounts?: AccountCountsResolvers<ContextType>;
  AccountDetails?: AccountDetailsResolvers<ContextType>;
  AccountInvitee?: AccountInviteeResolvers<ContextType>;
  AccountKind?: AccountKindResolvers;
  AccountLeague?: AccountLeagueResolvers<ContextType>;
  AccountLimit?: AccountLimitResolvers<ContextType>;
  AccountMember?: AccountMemberResolvers<ContextType>;
  AccountNote?: AccountNoteResolvers<ContextType>;
  AccountOrder?: AccountOrderResolvers<ContextType>;
  AccountPage?: AccountPageResolvers<ContextType>;
  AccountRefund?: AccountRefundResolvers<ContextType>;
  AccountSession?: AccountSessionResolvers<ContextType>;
  AccountStatus?: AccountStatusResolvers;
  AccountToken?: AccountTokenResolvers<ContextType>;
  AccountWallet?: AccountWalletResolvers<ContextType>;
  AdjustKind?: AdjustKindResolvers;
  AdjustPayload?: AdjustPayloadResolvers<ContextType>;
  AdjustTerms?: AdjustTermsResolvers<ContextType>;
  Adjustment?: AdjustmentResolvers<ContextType>;
  AdjustmentPage?: AdjustmentPageResolvers<ContextType>;
  ApiTokenStatus?: ApiTokenStatusResolvers;
  Approval?: ApprovalResolvers<ContextType>;
  ApprovalPage?: ApprovalPageResolvers<ContextType>;
  ApprovalStatus?: ApprovalStatusResolvers;
  ApprovalTransfer?: ApprovalTransferResolvers<ContextType>;
  AreaClosure?: AreaClosureResolvers<ContextType>;
  AuditAction?: AuditActionResolvers<ContextType>;
  AuditChoices?: AuditChoicesResolvers<ContextType>;
  AuditEntry?: AuditEntryResolvers<ContextType>;
  AuditEntryPage?: AuditEntryPageResolvers<ContextType>;
  AuditOperator?: AuditOperatorResolvers<ContextType>;
  AuditedGood?: AuditedGoodResolvers<ContextType>;
  AuditedGoodPage?: AuditedGoodPageResolvers<ContextType>;
  AuditedGoodSummary?: AuditedGoodSummaryResolvers<ContextType>;
  BankAnswer?: BankAnswerResolvers<ContextType>;
  BankAnswersPayload?: BankAnswersPayloadResolvers<ContextType>;
  BankVerdict?: BankVerdictResolvers;
  BillDifference?: BillDifferenceResolvers<ContextType>;
  BillDifferenceKind?: BillDifferenceKindResolvers;
  BillDifferencePage?: BillDifferencePageResolvers<ContextType>;
  BillLineKind?: BillLineKindResolvers;
  BookRule?: BookRuleResolvers<ContextType>;
  BookViolation?: BookViolationResolvers<ContextType>;
  Books?: BooksResolvers<ContextType>;
  CancelOrderPayload?: CancelOrderPayloadResolvers<ContextType>;
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
  CashOut?: CashOutResolvers<ContextType>;
  CashOutBatch?: CashOutBatchResolvers<ContextType>;
  CashOutBatchPage?: CashOutBatchPageResolvers<ContextType>;
  CashOutDetails?: CashOutDetailsResolvers<ContextType>;
  CashOutPage?: CashOutPageResolvers<ContextType>;
  CashOutReceiver?: CashOutReceiverResolvers<ContextType>;
  CashOutSplit?: CashOutSplitResolvers<ContextType>;
  CashOutSplitStatus?: CashOutSplitStatusResolvers;
  CashOutStatus?: CashOutStatusResolvers;
  CategoryRecord?: CategoryRecordResolvers<ContextType>;
  ChannelAnswer?: ChannelAnswerResolvers<ContextType>;
  ChannelBill?: ChannelBillResolvers<ContextType>;
  ChannelBillPage?: ChannelBillPageResolvers<ContextType>;
  ChannelBillState?: ChannelBillStateResolvers;
  ChannelState?: ChannelStateResolvers;
  ClosureState?: ClosureStateResolvers;
  ConsoleList?: ConsoleListResolvers;
  CourierName?: CourierNameResolvers<ContextType>;
  CourierRecord?: CourierRecordResolvers<ContextType>;
  CreateCashOutBatchPayload?: CreateCashOutBatchPayloadResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  DayFigures?: DayFiguresResolvers<ContextType>;
  DecideCasePayload?: DecideCasePayloadResolvers<ContextType>;
  DepositMove?: DepositMoveResolvers<ContextType>;
  EarlierCase?: EarlierCaseResolvers<ContextType>;
  EntityId?: GraphQLScalarType;
  EventActor?: EventActorResolvers;
  FailedJob?: FailedJobResolvers<ContextType>;
  Fen?: GraphQLScalarType;
  ForbiddenWord?: ForbiddenWordResolvers<ContextType>;
  Found?: FoundResolvers<ContextType>;
  FoundHit?: FoundHitResolvers<ContextType>;
  FoundKind?: FoundKindResolvers;
  FoundNumber?: FoundNumberResolvers<ContextType>;
  FreezePreview?: FreezePreviewResolvers<ContextType>;
  FreightBearer?: FreightBearerResolvers;
  GoodDecision?: GoodDecisionResolvers<ContextType>;
  GoodDifference?: GoodDifferenceResolvers<ContextType>;
  GoodFace?: GoodFaceResolvers<ContextType>;
  GoodFaceSku?: GoodFaceSkuResolvers<ContextType>;
  GoodFlag?: GoodFlagResolvers<ContextType>;
  GoodFlagKind?: GoodFlagKindResolvers;
  GoodVerdict?: GoodVerdictResolvers<ContextType>;
  GoodsCount?: GoodsCountResolvers<ContextType>;
  GoodsShow?: GoodsShowResolvers;
  GoodsStatus?: GoodsStatusResolvers;
  HeldParcel?: HeldParcelResolvers<ContextType>;
  Home?: HomeResolvers<ContextType>;
  HomeAudience?: HomeAudienceResolvers;
  HomeItem?: HomeItemResolvers<ContextType>;
  HomeItemState?: HomeItemStateResolvers;
  HomePlace?: HomePlaceResolvers;
  ImportedInvoice?: ImportedInvoiceResolvers<ContextType>;
  Invoice?: InvoiceResolvers<ContextType>;
  InvoiceDetail?: InvoiceDetailResolvers<ContextType>;
  InvoiceKind?: InvoiceKindResolvers;
  InvoicePage?: InvoicePageResolvers<ContextType>;
  InvoicePart?: InvoicePartResolvers<ContextType>;
  InvoiceStatus?: InvoiceStatusResolvers;
  InvoiceTitleKind?: InvoiceTitleKindResolvers;
  InvoiceTitleText?: InvoiceTitleTextResolvers<ContextType>;
  JobQueue?: JobQueueResolvers<ContextType>;
  JobStepPayload?: JobStepPayloadResolvers<ContextType>;
  JoinApplication?: JoinApplicationResolvers<ContextType>;
  JoinApplicationPage?: JoinApplicationPageResolvers<ContextType>;
  JoinApplicationStatus?: JoinApplicationStatusResolvers;
  LedgerOwner?: LedgerOwnerResolvers;
  LegalKind?: LegalKindResolvers;
  LevelChange?: LevelChangeResolvers<ContextType>;
  LevelGain?: LevelGainResolvers<ContextType>;
  LevelRecord?: LevelRecordResolvers<ContextType>;
  LevelTerms?: LevelTermsResolvers<ContextType>;
  Levels?: LevelsResolvers<ContextType>;
  Licence?: LicenceResolvers<ContextType>;
  LicenceKind?: LicenceKindResolvers;
  LicencePage?: LicencePageResolvers<ContextType>;
  LicenceStatus?: LicenceStatusResolvers;
  ListExport?: ListExportResolvers<ContextType>;
  ListedOrder?: ListedOrderResolvers<ContextType>;
  ListedOrderPage?: ListedOrderPageResolvers<ContextType>;
  ListedParcel?: ListedParcelResolvers<ContextType>;
  ListedParcelPage?: ListedParcelPageResolvers<ContextType>;
  ListedShop?: ListedShopResolvers<ContextType>;
  ListedShopPage?: ListedShopPageResolvers<ContextType>;
  MoneyLogType?: MoneyLogTypeResolvers;
  Mutation?: MutationResolvers<ContextType>;
  Notice?: NoticeResolvers<ContextType>;
  NoticeAudience?: NoticeAudienceResolvers;
  NoticePage?: NoticePageResolvers<ContextType>;
  NoticeReach?: NoticeReachResolvers<ContextType>;
  NoticeState?: NoticeStateResolvers;
  NoticeType?: NoticeTypeResolvers;
  Operator?: OperatorResolvers<ContextType>;
  OperatorPasswordPayload?: OperatorPasswordPayloadResolvers<ContextType>;
  OperatorRecord?: OperatorRecordResolvers<ContextType>;
  OperatorRole?: OperatorRoleResolvers<ContextType>;
  OperatorStep?: OperatorStepResolvers<ContextType>;
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
  OutsidePlatform?: OutsidePlatformResolvers<ContextType>;
  ParcelStatus?: ParcelStatusResolvers;
  ParcelTimeline?: ParcelTimelineResolvers<ContextType>;
  PastViolation?: PastViolationResolvers<ContextType>;
  PayStatus?: PayStatusResolvers;
  PayType?: PayTypeResolvers;
  PayeeType?: PayeeTypeResolvers;
  Payment?: PaymentResolvers<ContextType>;
  PaymentDetails?: PaymentDetailsResolvers<ContextType>;
  PaymentNotice?: PaymentNoticeResolvers<ContextType>;
  PaymentPage?: PaymentPageResolvers<ContextType>;
  PaymentProblem?: PaymentProblemResolvers<ContextType>;
  PaymentProblemKind?: PaymentProblemKindResolvers;
  PaymentProblemPage?: PaymentProblemPageResolvers<ContextType>;
  PermissionText?: PermissionTextResolvers<ContextType>;
  Platform?: PlatformResolvers;
  PlatformCalls?: PlatformCallsResolvers<ContextType>;
  PlatformFailure?: PlatformFailureResolvers<ContextType>;
  PlatformStatement?: PlatformStatementResolvers<ContextType>;
  PlatformStatementPart?: PlatformStatementPartResolvers<ContextType>;
  ProveSignInPayload?: ProveSignInPayloadResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  RealStatus?: RealStatusResolvers;
  RechargeRefund?: RechargeRefundResolvers<ContextType>;
  RechargeRefundPage?: RechargeRefundPageResolvers<ContextType>;
  RechargeRefundStatus?: RechargeRefundStatusResolvers;
  RefundParcelPayload?: RefundParcelPayloadResolvers<ContextType>;
  RefundStatus?: RefundStatusResolvers;
  Region?: RegionResolvers<ContextType>;
  RegionList?: RegionListResolvers<ContextType>;
  Report?: ReportResolvers<ContextType>;
  ReportFigures?: ReportFiguresResolvers<ContextType>;
  ReportName?: ReportNameResolvers;
  ReportRow?: ReportRowResolvers<ContextType>;
  ReportUnit?: ReportUnitResolvers;
  ReusedPicture?: ReusedPictureResolvers<ContextType>;
  RevealKind?: RevealKindResolvers;
  RevealedPerson?: RevealedPersonResolvers<ContextType>;
  Review?: ReviewResolvers<ContextType>;
  ReviewListing?: ReviewListingResolvers;
  ReviewPage?: ReviewPageResolvers<ContextType>;
  Roles?: RolesResolvers<ContextType>;
  SavedView?: SavedViewResolvers<ContextType>;
  ScheduledJob?: ScheduledJobResolvers<ContextType>;
  ServiceStatus?: ServiceStatusResolvers;
  Setting?: SettingResolvers<ContextType>;
  SettingChange?: SettingChangeResolvers<ContextType>;
  SettingKind?: SettingKindResolvers;
  ShopStatus?: ShopStatusResolvers;
  SignInChallenge?: SignInChallengeResolvers<ContextType>;
  SplitDay?: SplitDayResolvers<ContextType>;
  SplitReceiverKind?: SplitReceiverKindResolvers;
  StatementLine?: StatementLineResolvers<ContextType>;
  StatementPart?: StatementPartResolvers<ContextType>;
  Supplier?: SupplierResolvers<ContextType>;
  SupplierDetails?: SupplierDetailsResolvers<ContextType>;
  SupplierPage?: SupplierPageResolvers<ContextType>;
  SupplierWarehouse?: SupplierWarehouseResolvers<ContextType>;
  SupplierWarning?: SupplierWarningResolvers;
  System?: SystemResolvers<ContextType>;
  SystemProcess?: SystemProcessResolvers<ContextType>;
  TaxReport?: TaxReportResolvers<ContextType>;
  TimelineEvent?: TimelineEventResolvers<ContextType>;
  WaitingCount?: WaitingCountResolvers<ContextType>;
  WaitingKind?: WaitingKindResolvers;
  Wallet?: WalletResolvers<ContextType>;
  WalletLine?: WalletLineResolvers<ContextType>;
  WalletLinePage?: WalletLinePageResolvers<ContextType>;
  WalletStatement?: WalletStatementResolvers<ContextType>;
};

