import type { ServiceStatus } from '../domains/couriers/couriers.mapping.ts';
import type { ApprovalStatus } from './domains/approvals/approvals.mapping.ts';
import type { ClosureState } from './domains/areas/areas.mapping.ts';
import type { ReportName } from './domains/reports/reports.mapping.ts';
import type { ReportUnit } from './domains/reports/reports.mapping.ts';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { ApprovalPageDto, ApprovalDto } from './domains/approvals/approvals.dto.ts';
import type { AreaClosureDto } from './domains/areas/areas.dto.ts';
import type { AuditEntryPageDto, AuditEntryDto } from './domains/audit/audit.dto.ts';
import type { CategoryRecordDto } from './domains/categories/categories.dto.ts';
import type { CourierRecordDto } from './domains/couriers/couriers.dto.ts';
import type { LevelsDto, LevelRecordDto, LevelChangeDto, LevelTermsDto } from './domains/levels/levels.dto.ts';
import type { SignInChallengeDto, OperatorDto, ProveSignInPayloadDto, OperatorRecordDto, OperatorPasswordPayloadDto, OperatorRoleDto, RolesDto } from './domains/operators/operators.dto.ts';
import type { ReportDto, ReportRowDto, ReportFiguresDto } from './domains/reports/reports.dto.ts';
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

/** A decision about an approval. */
export type DecideApprovalInput = {
  /** Approve and do it, or refuse it. */
  approve: Scalars['Boolean']['input'];
  /** Why; needed to refuse. */
  decision?: InputMaybe<Scalars['String']['input']>;
};

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

/** What operators do. */
export type Mutation = {
  __typename?: 'Mutation';
  /** Closes an area, for a courier or for all: orders placed from then on are refused. REST: `POST /console/areas/close`. */
  closeArea: AreaClosure;
  /** Adds a category behind all others. REST: `POST /console/categories/create`. */
  createCategory: CategoryRecord;
  /** Adds an operator; the password is for the first sign-in. REST: `POST /console/operators/create`. */
  createOperator: OperatorPasswordPayload;
  /** Approves and does what another operator asked for, or refuses it. REST: `POST /console/approvals/decide`. */
  decideApproval: Scalars['Boolean']['output'];
  /** Hides a category that nothing is on sale in, or shows it again. REST: `PUT /console/categories/hide`. */
  hideCategory: CategoryRecord;
  /** Opens an area again, or gives up a planned closure. REST: `POST /console/areas/open`. */
  openArea: AreaClosure;
  /** Shows the second factor again, before money is moved. REST: `POST /console/prove`. */
  proveAgain: Operator;
  /**
   * Ends a sign-in by a code: six digits of the authenticator, or a recovery code. At the first sign-in a new password comes
   * with it, and the recovery codes are answered, once. REST: `POST /console/login/code`.
   */
  proveSignIn: ProveSignInPayload;
  /** Removes a category that no goods have ever been in; answers its id. REST: `DELETE /console/categories/delete`. */
  removeCategory: Scalars['EntityId']['output'];
  /** Removes a role that nobody has; answers its id. REST: `DELETE /console/roles/delete`. */
  removeRole: Scalars['EntityId']['output'];
  /** Renames a category. REST: `PUT /console/categories/rename`. */
  renameCategory: CategoryRecord;
  /** Gives an operator a new password and authenticator, and signs them out. REST: `POST /console/operators/reset`. */
  resetOperator: OperatorPasswordPayload;
  /** Takes back what one has asked for. REST: `POST /console/approvals/revoke`. */
  revokeApproval: Scalars['Boolean']['output'];
  /** Adds or changes a role. REST: `POST /console/roles/save`. */
  saveRole: OperatorRole;
  /** Enables, disables or pauses a courier for orders placed from then on. REST: `PUT /console/couriers/status`. */
  setCourierStatus: CourierRecord;
  /** Begins a sign-in: name and password are right, and a second factor is asked for. REST: `POST /console/login`. */
  signIn: SignInChallenge;
  /** Ends the session. REST: `POST /console/logout`. */
  signOut: Scalars['Boolean']['output'];
  /** Ends all sessions of an operator. REST: `POST /console/operators/signOut`. */
  signOutOperator: OperatorRecord;
  /** Puts all categories in another order. REST: `PUT /console/categories/sort`. */
  sortCategories: Array<CategoryRecord>;
  /** Puts all couriers in another order. REST: `PUT /console/couriers/sort`. */
  sortCouriers: Array<CourierRecord>;
  /** Changes what a level takes and gives; nobody is lowered. REST: `PUT /console/levels/update`. */
  updateLevel: LevelRecord;
  /** Changes an operator. Whoever is disabled is signed out. REST: `PUT /console/operators/update`. */
  updateOperator: OperatorRecord;
};


/** What operators do. */
export type MutationCloseAreaArgs = {
  input: CloseAreaInput;
};


/** What operators do. */
export type MutationCreateCategoryArgs = {
  name: Scalars['String']['input'];
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
export type MutationHideCategoryArgs = {
  hidden: Scalars['Boolean']['input'];
  id: Scalars['EntityId']['input'];
  reason: Scalars['String']['input'];
};


/** What operators do. */
export type MutationOpenAreaArgs = {
  id: Scalars['EntityId']['input'];
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
export type MutationRemoveCategoryArgs = {
  id: Scalars['EntityId']['input'];
  reason: Scalars['String']['input'];
};


/** What operators do. */
export type MutationRemoveRoleArgs = {
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
export type MutationRevokeApprovalArgs = {
  id: Scalars['EntityId']['input'];
};


/** What operators do. */
export type MutationSaveRoleArgs = {
  input: RoleInput;
};


/** What operators do. */
export type MutationSetCourierStatusArgs = {
  id: Scalars['EntityId']['input'];
  reason: Scalars['String']['input'];
  status: ServiceStatus;
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
export type MutationSortCategoriesArgs = {
  ids: Array<Scalars['EntityId']['input']>;
};


/** What operators do. */
export type MutationSortCouriersArgs = {
  ids: Array<Scalars['EntityId']['input']>;
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
  /** Areas that the platform closes: in force, planned, and the last 50 that are over. REST: `GET /console/areas/closures`. */
  areaClosures: Array<AreaClosure>;
  /** What operators did and read, the newest first. REST: `GET /console/audit`. */
  auditEntries: AuditEntryPage;
  /** All categories, hidden ones too, in the order in which buyers see them. REST: `GET /console/categories`. */
  categories: Array<CategoryRecord>;
  /** All couriers with what they cost at warehouses, in the order in which buyers see them. REST: `GET /console/couriers`. */
  couriers: Array<CourierRecord>;
  /** All levels of buyers, and how they were changed. REST: `GET /console/levels`. */
  levels: Levels;
  /** The signed-in operator. REST: `GET /console/me`. */
  me: Operator;
  /** All operators. REST: `GET /console/operators`. */
  operators: Array<OperatorRecord>;
  /** What was sold and what became of it, from sums that are kept of each day. REST: `GET /console/reports`. */
  report: Report;
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
export type QueryReportArgs = {
  from?: InputMaybe<Scalars['Date']['input']>;
  name: ReportName;
  to?: InputMaybe<Scalars['Date']['input']>;
  unit?: InputMaybe<ReportUnit>;
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
  AreaClosure: ResolverTypeWrapper<AreaClosureDto>;
  AuditEntry: ResolverTypeWrapper<AuditEntryDto>;
  AuditEntryFilter: AuditEntryFilter;
  AuditEntryPage: ResolverTypeWrapper<AuditEntryPageDto>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  CategoryRecord: ResolverTypeWrapper<CategoryRecordDto>;
  CloseAreaInput: CloseAreaInput;
  ClosureState: ClosureState;
  CourierRecord: ResolverTypeWrapper<CourierRecordDto>;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DecideApprovalInput: DecideApprovalInput;
  EntityId: ResolverTypeWrapper<Scalars['EntityId']['output']>;
  Fen: ResolverTypeWrapper<Scalars['Fen']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  LevelChange: ResolverTypeWrapper<LevelChangeDto>;
  LevelInput: LevelInput;
  LevelRecord: ResolverTypeWrapper<LevelRecordDto>;
  LevelTerms: ResolverTypeWrapper<LevelTermsDto>;
  Levels: ResolverTypeWrapper<LevelsDto>;
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
  Report: ResolverTypeWrapper<ReportDto>;
  ReportFigures: ResolverTypeWrapper<ReportFiguresDto>;
  ReportName: ReportName;
  ReportRow: ResolverTypeWrapper<ReportRowDto>;
  ReportUnit: ReportUnit;
  RoleInput: RoleInput;
  Roles: ResolverTypeWrapper<RolesDto>;
  ServiceStatus: ServiceStatus;
  SignInChallenge: ResolverTypeWrapper<SignInChallengeDto>;
  SignInInput: SignInInput;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Approval: ApprovalDto;
  ApprovalFilter: ApprovalFilter;
  ApprovalPage: ApprovalPageDto;
  AreaClosure: AreaClosureDto;
  AuditEntry: AuditEntryDto;
  AuditEntryFilter: AuditEntryFilter;
  AuditEntryPage: AuditEntryPageDto;
  Boolean: Scalars['Boolean']['output'];
  CategoryRecord: CategoryRecordDto;
  CloseAreaInput: CloseAreaInput;
  CourierRecord: CourierRecordDto;
  Date: Scalars['Date']['output'];
  DateTime: Scalars['DateTime']['output'];
  DecideApprovalInput: DecideApprovalInput;
  EntityId: Scalars['EntityId']['output'];
  Fen: Scalars['Fen']['output'];
  Int: Scalars['Int']['output'];
  LevelChange: LevelChangeDto;
  LevelInput: LevelInput;
  LevelRecord: LevelRecordDto;
  LevelTerms: LevelTermsDto;
  Levels: LevelsDto;
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
  Report: ReportDto;
  ReportFigures: ReportFiguresDto;
  ReportRow: ReportRowDto;
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

export type CategoryRecordResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['CategoryRecord'] = ResolversParentTypes['CategoryRecord']> = {
  hidden?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  icon?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  onSale?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sort?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ClosureStateResolvers = EnumResolverSignature<{ IN_FORCE?: any, OVER?: any, PLANNED?: any }, ResolversTypes['ClosureState']>;

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

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export interface EntityIdScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['EntityId'], any> {
  name: 'EntityId';
}

export interface FenScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Fen'], any> {
  name: 'Fen';
}

export type LevelChangeResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['LevelChange'] = ResolversParentTypes['LevelChange']> = {
  after?: Resolver<ResolversTypes['LevelTerms'], ParentType, ContextType>;
  before?: Resolver<ResolversTypes['LevelTerms'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  operator?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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

export type MutationResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  closeArea?: Resolver<ResolversTypes['AreaClosure'], ParentType, ContextType, RequireFields<MutationCloseAreaArgs, 'input'>>;
  createCategory?: Resolver<ResolversTypes['CategoryRecord'], ParentType, ContextType, RequireFields<MutationCreateCategoryArgs, 'name'>>;
  createOperator?: Resolver<ResolversTypes['OperatorPasswordPayload'], ParentType, ContextType, RequireFields<MutationCreateOperatorArgs, 'input'>>;
  decideApproval?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDecideApprovalArgs, 'id' | 'input'>>;
  hideCategory?: Resolver<ResolversTypes['CategoryRecord'], ParentType, ContextType, RequireFields<MutationHideCategoryArgs, 'hidden' | 'id' | 'reason'>>;
  openArea?: Resolver<ResolversTypes['AreaClosure'], ParentType, ContextType, RequireFields<MutationOpenAreaArgs, 'id' | 'reason'>>;
  proveAgain?: Resolver<ResolversTypes['Operator'], ParentType, ContextType, RequireFields<MutationProveAgainArgs, 'code'>>;
  proveSignIn?: Resolver<ResolversTypes['ProveSignInPayload'], ParentType, ContextType, RequireFields<MutationProveSignInArgs, 'input'>>;
  removeCategory?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType, RequireFields<MutationRemoveCategoryArgs, 'id' | 'reason'>>;
  removeRole?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType, RequireFields<MutationRemoveRoleArgs, 'id'>>;
  renameCategory?: Resolver<ResolversTypes['CategoryRecord'], ParentType, ContextType, RequireFields<MutationRenameCategoryArgs, 'id' | 'name'>>;
  resetOperator?: Resolver<ResolversTypes['OperatorPasswordPayload'], ParentType, ContextType, RequireFields<MutationResetOperatorArgs, 'id'>>;
  revokeApproval?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRevokeApprovalArgs, 'id'>>;
  saveRole?: Resolver<ResolversTypes['OperatorRole'], ParentType, ContextType, RequireFields<MutationSaveRoleArgs, 'input'>>;
  setCourierStatus?: Resolver<ResolversTypes['CourierRecord'], ParentType, ContextType, RequireFields<MutationSetCourierStatusArgs, 'id' | 'reason' | 'status'>>;
  signIn?: Resolver<ResolversTypes['SignInChallenge'], ParentType, ContextType, RequireFields<MutationSignInArgs, 'input'>>;
  signOut?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  signOutOperator?: Resolver<ResolversTypes['OperatorRecord'], ParentType, ContextType, RequireFields<MutationSignOutOperatorArgs, 'id'>>;
  sortCategories?: Resolver<Array<ResolversTypes['CategoryRecord']>, ParentType, ContextType, RequireFields<MutationSortCategoriesArgs, 'ids'>>;
  sortCouriers?: Resolver<Array<ResolversTypes['CourierRecord']>, ParentType, ContextType, RequireFields<MutationSortCouriersArgs, 'ids'>>;
  updateLevel?: Resolver<ResolversTypes['LevelRecord'], ParentType, ContextType, RequireFields<MutationUpdateLevelArgs, 'input'>>;
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
  areaClosures?: Resolver<Array<ResolversTypes['AreaClosure']>, ParentType, ContextType>;
  auditEntries?: Resolver<ResolversTypes['AuditEntryPage'], ParentType, ContextType, RequireFields<QueryAuditEntriesArgs, 'page' | 'pageSize'>>;
  categories?: Resolver<Array<ResolversTypes['CategoryRecord']>, ParentType, ContextType>;
  couriers?: Resolver<Array<ResolversTypes['CourierRecord']>, ParentType, ContextType>;
  levels?: Resolver<ResolversTypes['Levels'], ParentType, ContextType>;
  me?: Resolver<ResolversTypes['Operator'], ParentType, ContextType>;
  operators?: Resolver<Array<ResolversTypes['OperatorRecord']>, ParentType, ContextType>;
  report?: Resolver<ResolversTypes['Report'], ParentType, ContextType, RequireFields<QueryReportArgs, 'name' | 'unit'>>;
  roles?: Resolver<ResolversTypes['Roles'], ParentType, ContextType>;
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

export type Resolvers<ContextType = ConsoleContext> = {
  Approval?: ApprovalResolvers<ContextType>;
  ApprovalPage?: ApprovalPageResolvers<ContextType>;
  ApprovalStatus?: ApprovalStatusResolvers;
  AreaClosure?: AreaClosureResolvers<ContextType>;
  AuditEntry?: AuditEntryResolvers<ContextType>;
  AuditEntryPage?: AuditEntryPageResolvers<ContextType>;
  CategoryRecord?: CategoryRecordResolvers<ContextType>;
  ClosureState?: ClosureStateResolvers;
  CourierRecord?: CourierRecordResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  EntityId?: GraphQLScalarType;
  Fen?: GraphQLScalarType;
  LevelChange?: LevelChangeResolvers<ContextType>;
  LevelRecord?: LevelRecordResolvers<ContextType>;
  LevelTerms?: LevelTermsResolvers<ContextType>;
  Levels?: LevelsResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Operator?: OperatorResolvers<ContextType>;
  OperatorPasswordPayload?: OperatorPasswordPayloadResolvers<ContextType>;
  OperatorRecord?: OperatorRecordResolvers<ContextType>;
  OperatorRole?: OperatorRoleResolvers<ContextType>;
  PermissionText?: PermissionTextResolvers<ContextType>;
  ProveSignInPayload?: ProveSignInPayloadResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Report?: ReportResolvers<ContextType>;
  ReportFigures?: ReportFiguresResolvers<ContextType>;
  ReportName?: ReportNameResolvers;
  ReportRow?: ReportRowResolvers<ContextType>;
  ReportUnit?: ReportUnitResolvers;
  Roles?: RolesResolvers<ContextType>;
  ServiceStatus?: ServiceStatusResolvers;
  SignInChallenge?: SignInChallengeResolvers<ContextType>;
};

