import type { ApprovalStatus } from './domains/approvals/approvals.mapping.ts';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { ApprovalPageDto, ApprovalDto } from './domains/approvals/approvals.dto.ts';
import type { AuditEntryPageDto, AuditEntryDto } from './domains/audit/audit.dto.ts';
import type { SignInChallengeDto, OperatorDto, ProveSignInPayloadDto, OperatorRecordDto, OperatorPasswordPayloadDto, OperatorRoleDto, RolesDto } from './domains/operators/operators.dto.ts';
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

/** A decision about an approval. */
export type DecideApprovalInput = {
  /** Approve and do it, or refuse it. */
  approve: Scalars['Boolean']['input'];
  /** Why; needed to refuse. */
  decision?: InputMaybe<Scalars['String']['input']>;
};

/** What operators do. */
export type Mutation = {
  __typename?: 'Mutation';
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
  /** Removes a role that nobody has; answers its id. REST: `DELETE /console/roles/delete`. */
  removeRole: Scalars['EntityId']['output'];
  /** Gives an operator a new password and authenticator, and signs them out. REST: `POST /console/operators/reset`. */
  resetOperator: OperatorPasswordPayload;
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
  /** The signed-in operator. REST: `GET /console/me`. */
  me: Operator;
  /** All operators. REST: `GET /console/operators`. */
  operators: Array<OperatorRecord>;
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
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DecideApprovalInput: DecideApprovalInput;
  EntityId: ResolverTypeWrapper<Scalars['EntityId']['output']>;
  Fen: ResolverTypeWrapper<Scalars['Fen']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
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
  Boolean: Scalars['Boolean']['output'];
  Date: Scalars['Date']['output'];
  DateTime: Scalars['DateTime']['output'];
  DecideApprovalInput: DecideApprovalInput;
  EntityId: Scalars['EntityId']['output'];
  Fen: Scalars['Fen']['output'];
  Int: Scalars['Int']['output'];
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

export interface EntityIdScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['EntityId'], any> {
  name: 'EntityId';
}

export interface FenScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Fen'], any> {
  name: 'Fen';
}

export type MutationResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  createOperator?: Resolver<ResolversTypes['OperatorPasswordPayload'], ParentType, ContextType, RequireFields<MutationCreateOperatorArgs, 'input'>>;
  decideApproval?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDecideApprovalArgs, 'id' | 'input'>>;
  proveAgain?: Resolver<ResolversTypes['Operator'], ParentType, ContextType, RequireFields<MutationProveAgainArgs, 'code'>>;
  proveSignIn?: Resolver<ResolversTypes['ProveSignInPayload'], ParentType, ContextType, RequireFields<MutationProveSignInArgs, 'input'>>;
  removeRole?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType, RequireFields<MutationRemoveRoleArgs, 'id'>>;
  resetOperator?: Resolver<ResolversTypes['OperatorPasswordPayload'], ParentType, ContextType, RequireFields<MutationResetOperatorArgs, 'id'>>;
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
  me?: Resolver<ResolversTypes['Operator'], ParentType, ContextType>;
  operators?: Resolver<Array<ResolversTypes['OperatorRecord']>, ParentType, ContextType>;
  roles?: Resolver<ResolversTypes['Roles'], ParentType, ContextType>;
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
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  EntityId?: GraphQLScalarType;
  Fen?: GraphQLScalarType;
  Mutation?: MutationResolvers<ContextType>;
  Operator?: OperatorResolvers<ContextType>;
  OperatorPasswordPayload?: OperatorPasswordPayloadResolvers<ContextType>;
  OperatorRecord?: OperatorRecordResolvers<ContextType>;
  OperatorRole?: OperatorRoleResolvers<ContextType>;
  PermissionText?: PermissionTextResolvers<ContextType>;
  ProveSignInPayload?: ProveSignInPayloadResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Roles?: RolesResolvers<ContextType>;
  SignInChallenge?: SignInChallengeResolvers<ContextType>;
};

