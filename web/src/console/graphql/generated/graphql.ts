/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** An area that is to be closed. */
export type CloseAreaInput = {
  /** 2, 4 or 6 digits. */
  areaCode: string;
  /** Absent: all couriers. */
  courierId?: number | null | undefined;
  /** Absent: until it is opened again. */
  endAt?: string | null | undefined;
  /** 5 to 100 characters; buyers read it. */
  reason: string;
  /** Absent: at once. */
  startAt?: string | null | undefined;
};

/** Whether a closure counts. */
export type ClosureState =
  /** 停发中 */
  | 'IN_FORCE'
  /** 已恢复 */
  | 'OVER'
  /** 未开始 */
  | 'PLANNED';

/** A level as it is to be: none of it may be more than the next level has, or less than the one below. */
export type LevelInput = {
  /** What is taken off the freight of a parcel. */
  discount: number;
  /** Which one. */
  level: number;
  /** The most that one adds to a piece for those one has invited. */
  maxProfit: number;
  /** 1 to 20 characters. */
  name: string;
  /** Invited buyers that order. */
  needInvites: number;
  /** Parcels that were shipped in 90 days. */
  needPackages: number;
  /** The largest recharge. */
  needRecharge: number;
  /** 5 to 200 characters; kept in the log. */
  reason: string;
};

/** The second factor of a sign-in. */
export type ProveSignInInput = {
  /** Of `signIn`. */
  challenge: string;
  /** Six digits of the authenticator, or a recovery code. */
  code: string;
  /** Where one has to be chosen: 10 to 64 characters. */
  newPassword?: string | null | undefined;
};

/** Reports: the first four by time, the others by what they name. */
export type ReportName =
  /** 运费盈亏: what buyers paid less what couriers cost. */
  | 'FREIGHT'
  /** 商品销售: by goods. */
  | 'GOODS'
  /** 买家等级: by the level that buyers have when it is counted. */
  | 'LEVELS'
  /** 毛利: what stays with the platform. */
  | 'MARGIN'
  /** 退款: what went back. */
  | 'REFUNDS'
  /** 供应商服务: time to ship, refunds and disputes by supplier. */
  | 'SUPPLIERS'
  /** 成交: orders and what was paid for them. */
  | 'TURNOVER';

/** What a row of a report by time stands for. */
export type ReportUnit =
  /** 日 */
  | 'DAY'
  /** 月 */
  | 'MONTH'
  /** 周, from Monday on */
  | 'WEEK';

/** Whether a warehouse or a courier works. REST: `warehouse.status` and `courier.status`. */
export type ServiceStatus =
  /** 1 正常 */
  | 'ACTIVE'
  /** 2 停用 */
  | 'DISABLED'
  /** 3 暂停发货 */
  | 'PAUSED';

/** Name and password of an operator. */
export type SignInInput = {
  /** Name of the operator, such as `kefu`. */
  name: string;
  /** Password, or the one-time password of a new operator. */
  password: string;
};

export type AreaClosureFieldsFragment = { id: number, areaName: string, courierName: string | null, reason: string, startAt: string | null, endAt: string | null, state: ClosureState, operator: string, createdAt: string };

export type ListAreaClosuresQueryVariables = Exact<{ [key: string]: never; }>;


export type ListAreaClosuresQuery = { areaClosures: Array<{ id: number, areaName: string, courierName: string | null, reason: string, startAt: string | null, endAt: string | null, state: ClosureState, operator: string, createdAt: string }>, couriers: Array<{ id: number, name: string }> };

export type CloseAreaMutationVariables = Exact<{
  input: CloseAreaInput;
}>;


export type CloseAreaMutation = { closeArea: { id: number, areaName: string, courierName: string | null, reason: string, startAt: string | null, endAt: string | null, state: ClosureState, operator: string, createdAt: string } };

export type OpenAreaMutationVariables = Exact<{
  id: number;
  reason: string;
}>;


export type OpenAreaMutation = { openArea: { id: number, areaName: string, courierName: string | null, reason: string, startAt: string | null, endAt: string | null, state: ClosureState, operator: string, createdAt: string } };

export type CategoryFieldsFragment = { id: number, name: string, hidden: boolean, onSale: number };

export type ListCategoriesQueryVariables = Exact<{ [key: string]: never; }>;


export type ListCategoriesQuery = { categories: Array<{ id: number, name: string, hidden: boolean, onSale: number }> };

export type CreateCategoryMutationVariables = Exact<{
  name: string;
}>;


export type CreateCategoryMutation = { createCategory: { id: number, name: string, hidden: boolean, onSale: number } };

export type RenameCategoryMutationVariables = Exact<{
  id: number;
  name: string;
}>;


export type RenameCategoryMutation = { renameCategory: { id: number, name: string, hidden: boolean, onSale: number } };

export type HideCategoryMutationVariables = Exact<{
  id: number;
  hidden: boolean;
  reason: string;
}>;


export type HideCategoryMutation = { hideCategory: { id: number, name: string, hidden: boolean, onSale: number } };

export type SortCategoriesMutationVariables = Exact<{
  ids: Array<number> | number;
}>;


export type SortCategoriesMutation = { sortCategories: Array<{ id: number, name: string, hidden: boolean, onSale: number }> };

export type RemoveCategoryMutationVariables = Exact<{
  id: number;
  reason: string;
}>;


export type RemoveCategoryMutation = { removeCategory: number };

export type CourierFieldsFragment = { id: number, name: string, code: string, logo: string | null, status: ServiceStatus, cutoffTime: string, warehouses: number, closures: number, costFirstLeast: number | null, costFirstMost: number | null, costStepLeast: number | null, costStepMost: number | null, feeFirstLeast: number | null, feeFirstMost: number | null };

export type ListCouriersQueryVariables = Exact<{ [key: string]: never; }>;


export type ListCouriersQuery = { couriers: Array<{ id: number, name: string, code: string, logo: string | null, status: ServiceStatus, cutoffTime: string, warehouses: number, closures: number, costFirstLeast: number | null, costFirstMost: number | null, costStepLeast: number | null, costStepMost: number | null, feeFirstLeast: number | null, feeFirstMost: number | null }> };

export type SetCourierStatusMutationVariables = Exact<{
  id: number;
  status: ServiceStatus;
  reason: string;
}>;


export type SetCourierStatusMutation = { setCourierStatus: { id: number, name: string, code: string, logo: string | null, status: ServiceStatus, cutoffTime: string, warehouses: number, closures: number, costFirstLeast: number | null, costFirstMost: number | null, costStepLeast: number | null, costStepMost: number | null, feeFirstLeast: number | null, feeFirstMost: number | null } };

export type SortCouriersMutationVariables = Exact<{
  ids: Array<number> | number;
}>;


export type SortCouriersMutation = { sortCouriers: Array<{ id: number, name: string, code: string, logo: string | null, status: ServiceStatus, cutoffTime: string, warehouses: number, closures: number, costFirstLeast: number | null, costFirstMost: number | null, costStepLeast: number | null, costStepMost: number | null, feeFirstLeast: number | null, feeFirstMost: number | null }> };

export type LevelFieldsFragment = { level: number, name: string, needInvites: number, needPackages: number, needRecharge: number, discount: number, maxProfit: number };

export type LevelTermFieldsFragment = { name: string, needInvites: number, needPackages: number, needRecharge: number, discount: number, maxProfit: number };

export type ListLevelsQueryVariables = Exact<{ [key: string]: never; }>;


export type ListLevelsQuery = { levels: { list: Array<{ level: number, name: string, needInvites: number, needPackages: number, needRecharge: number, discount: number, maxProfit: number }>, changes: Array<{ id: number, level: number, operator: string, reason: string, createdAt: string, before: { name: string, needInvites: number, needPackages: number, needRecharge: number, discount: number, maxProfit: number }, after: { name: string, needInvites: number, needPackages: number, needRecharge: number, discount: number, maxProfit: number } }> } };

export type UpdateLevelMutationVariables = Exact<{
  input: LevelInput;
}>;


export type UpdateLevelMutation = { updateLevel: { level: number, name: string, needInvites: number, needPackages: number, needRecharge: number, discount: number, maxProfit: number } };

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

export type ReportFigureFieldsFragment = { orders: number, parcels: number, pieces: number, turnover: number, goodsFee: number, margin: number, commission: number, supplierShare: number, agentShare: number, refundedParcels: number, refundFee: number, freightPaid: number, freightCost: number, freightAgents: number, freightWon: number, freightBorne: number, late: number, cases: number, disputed: number, shipHours: number | null, refundRate: number | null, disputedRate: number | null };

export type LoadReportQueryVariables = Exact<{
  name: ReportName;
  unit: ReportUnit;
  from?: string | null | undefined;
  to?: string | null | undefined;
}>;


export type LoadReportQuery = { report: { name: ReportName, unit: ReportUnit, from: string, to: string, countedAt: string | null, summary: { orders: number, parcels: number, pieces: number, turnover: number, goodsFee: number, margin: number, commission: number, supplierShare: number, agentShare: number, refundedParcels: number, refundFee: number, freightPaid: number, freightCost: number, freightAgents: number, freightWon: number, freightBorne: number, late: number, cases: number, disputed: number, shipHours: number | null, refundRate: number | null, disputedRate: number | null }, list: Array<{ date: string | null, id: number | null, name: string, figures: { orders: number, parcels: number, pieces: number, turnover: number, goodsFee: number, margin: number, commission: number, supplierShare: number, agentShare: number, refundedParcels: number, refundFee: number, freightPaid: number, freightCost: number, freightAgents: number, freightWon: number, freightBorne: number, late: number, cases: number, disputed: number, shipHours: number | null, refundRate: number | null, disputedRate: number | null } }> } };

export const AreaClosureFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AreaClosureFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AreaClosure"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"areaName"}},{"kind":"Field","name":{"kind":"Name","value":"courierName"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"startAt"}},{"kind":"Field","name":{"kind":"Name","value":"endAt"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"operator"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<AreaClosureFieldsFragment, unknown>;
export const CategoryFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CategoryFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CategoryRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"hidden"}},{"kind":"Field","name":{"kind":"Name","value":"onSale"}}]}}]} as unknown as DocumentNode<CategoryFieldsFragment, unknown>;
export const CourierFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CourierFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CourierRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"cutoffTime"}},{"kind":"Field","name":{"kind":"Name","value":"warehouses"}},{"kind":"Field","name":{"kind":"Name","value":"closures"}},{"kind":"Field","name":{"kind":"Name","value":"costFirstLeast"}},{"kind":"Field","name":{"kind":"Name","value":"costFirstMost"}},{"kind":"Field","name":{"kind":"Name","value":"costStepLeast"}},{"kind":"Field","name":{"kind":"Name","value":"costStepMost"}},{"kind":"Field","name":{"kind":"Name","value":"feeFirstLeast"}},{"kind":"Field","name":{"kind":"Name","value":"feeFirstMost"}}]}}]} as unknown as DocumentNode<CourierFieldsFragment, unknown>;
export const LevelFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LevelFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LevelRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"needInvites"}},{"kind":"Field","name":{"kind":"Name","value":"needPackages"}},{"kind":"Field","name":{"kind":"Name","value":"needRecharge"}},{"kind":"Field","name":{"kind":"Name","value":"discount"}},{"kind":"Field","name":{"kind":"Name","value":"maxProfit"}}]}}]} as unknown as DocumentNode<LevelFieldsFragment, unknown>;
export const LevelTermFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LevelTermFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LevelTerms"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"needInvites"}},{"kind":"Field","name":{"kind":"Name","value":"needPackages"}},{"kind":"Field","name":{"kind":"Name","value":"needRecharge"}},{"kind":"Field","name":{"kind":"Name","value":"discount"}},{"kind":"Field","name":{"kind":"Name","value":"maxProfit"}}]}}]} as unknown as DocumentNode<LevelTermFieldsFragment, unknown>;
export const OperatorFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OperatorFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Operator"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"roles"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"}},{"kind":"Field","name":{"kind":"Name","value":"recoveryCodesLeft"}},{"kind":"Field","name":{"kind":"Name","value":"idleMinutes"}}]}}]} as unknown as DocumentNode<OperatorFieldsFragment, unknown>;
export const ReportFigureFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReportFigureFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReportFigures"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orders"}},{"kind":"Field","name":{"kind":"Name","value":"parcels"}},{"kind":"Field","name":{"kind":"Name","value":"pieces"}},{"kind":"Field","name":{"kind":"Name","value":"turnover"}},{"kind":"Field","name":{"kind":"Name","value":"goodsFee"}},{"kind":"Field","name":{"kind":"Name","value":"margin"}},{"kind":"Field","name":{"kind":"Name","value":"commission"}},{"kind":"Field","name":{"kind":"Name","value":"supplierShare"}},{"kind":"Field","name":{"kind":"Name","value":"agentShare"}},{"kind":"Field","name":{"kind":"Name","value":"refundedParcels"}},{"kind":"Field","name":{"kind":"Name","value":"refundFee"}},{"kind":"Field","name":{"kind":"Name","value":"freightPaid"}},{"kind":"Field","name":{"kind":"Name","value":"freightCost"}},{"kind":"Field","name":{"kind":"Name","value":"freightAgents"}},{"kind":"Field","name":{"kind":"Name","value":"freightWon"}},{"kind":"Field","name":{"kind":"Name","value":"freightBorne"}},{"kind":"Field","name":{"kind":"Name","value":"late"}},{"kind":"Field","name":{"kind":"Name","value":"cases"}},{"kind":"Field","name":{"kind":"Name","value":"disputed"}},{"kind":"Field","name":{"kind":"Name","value":"shipHours"}},{"kind":"Field","name":{"kind":"Name","value":"refundRate"}},{"kind":"Field","name":{"kind":"Name","value":"disputedRate"}}]}}]} as unknown as DocumentNode<ReportFigureFieldsFragment, unknown>;
export const ListAreaClosuresDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListAreaClosures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"areaClosures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AreaClosureFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"couriers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AreaClosureFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AreaClosure"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"areaName"}},{"kind":"Field","name":{"kind":"Name","value":"courierName"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"startAt"}},{"kind":"Field","name":{"kind":"Name","value":"endAt"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"operator"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<ListAreaClosuresQuery, ListAreaClosuresQueryVariables>;
export const CloseAreaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CloseArea"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CloseAreaInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"closeArea"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AreaClosureFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AreaClosureFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AreaClosure"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"areaName"}},{"kind":"Field","name":{"kind":"Name","value":"courierName"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"startAt"}},{"kind":"Field","name":{"kind":"Name","value":"endAt"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"operator"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<CloseAreaMutation, CloseAreaMutationVariables>;
export const OpenAreaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OpenArea"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openArea"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AreaClosureFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AreaClosureFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AreaClosure"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"areaName"}},{"kind":"Field","name":{"kind":"Name","value":"courierName"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"startAt"}},{"kind":"Field","name":{"kind":"Name","value":"endAt"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"operator"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<OpenAreaMutation, OpenAreaMutationVariables>;
export const ListCategoriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListCategories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CategoryFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CategoryFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CategoryRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"hidden"}},{"kind":"Field","name":{"kind":"Name","value":"onSale"}}]}}]} as unknown as DocumentNode<ListCategoriesQuery, ListCategoriesQueryVariables>;
export const CreateCategoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateCategory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createCategory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CategoryFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CategoryFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CategoryRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"hidden"}},{"kind":"Field","name":{"kind":"Name","value":"onSale"}}]}}]} as unknown as DocumentNode<CreateCategoryMutation, CreateCategoryMutationVariables>;
export const RenameCategoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenameCategory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renameCategory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CategoryFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CategoryFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CategoryRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"hidden"}},{"kind":"Field","name":{"kind":"Name","value":"onSale"}}]}}]} as unknown as DocumentNode<RenameCategoryMutation, RenameCategoryMutationVariables>;
export const HideCategoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"HideCategory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"hidden"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hideCategory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"hidden"},"value":{"kind":"Variable","name":{"kind":"Name","value":"hidden"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CategoryFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CategoryFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CategoryRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"hidden"}},{"kind":"Field","name":{"kind":"Name","value":"onSale"}}]}}]} as unknown as DocumentNode<HideCategoryMutation, HideCategoryMutationVariables>;
export const SortCategoriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SortCategories"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sortCategories"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CategoryFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CategoryFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CategoryRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"hidden"}},{"kind":"Field","name":{"kind":"Name","value":"onSale"}}]}}]} as unknown as DocumentNode<SortCategoriesMutation, SortCategoriesMutationVariables>;
export const RemoveCategoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveCategory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeCategory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}]}]}}]} as unknown as DocumentNode<RemoveCategoryMutation, RemoveCategoryMutationVariables>;
export const ListCouriersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListCouriers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"couriers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CourierFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CourierFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CourierRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"cutoffTime"}},{"kind":"Field","name":{"kind":"Name","value":"warehouses"}},{"kind":"Field","name":{"kind":"Name","value":"closures"}},{"kind":"Field","name":{"kind":"Name","value":"costFirstLeast"}},{"kind":"Field","name":{"kind":"Name","value":"costFirstMost"}},{"kind":"Field","name":{"kind":"Name","value":"costStepLeast"}},{"kind":"Field","name":{"kind":"Name","value":"costStepMost"}},{"kind":"Field","name":{"kind":"Name","value":"feeFirstLeast"}},{"kind":"Field","name":{"kind":"Name","value":"feeFirstMost"}}]}}]} as unknown as DocumentNode<ListCouriersQuery, ListCouriersQueryVariables>;
export const SetCourierStatusDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetCourierStatus"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceStatus"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setCourierStatus"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CourierFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CourierFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CourierRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"cutoffTime"}},{"kind":"Field","name":{"kind":"Name","value":"warehouses"}},{"kind":"Field","name":{"kind":"Name","value":"closures"}},{"kind":"Field","name":{"kind":"Name","value":"costFirstLeast"}},{"kind":"Field","name":{"kind":"Name","value":"costFirstMost"}},{"kind":"Field","name":{"kind":"Name","value":"costStepLeast"}},{"kind":"Field","name":{"kind":"Name","value":"costStepMost"}},{"kind":"Field","name":{"kind":"Name","value":"feeFirstLeast"}},{"kind":"Field","name":{"kind":"Name","value":"feeFirstMost"}}]}}]} as unknown as DocumentNode<SetCourierStatusMutation, SetCourierStatusMutationVariables>;
export const SortCouriersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SortCouriers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityId"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sortCouriers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CourierFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CourierFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CourierRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"cutoffTime"}},{"kind":"Field","name":{"kind":"Name","value":"warehouses"}},{"kind":"Field","name":{"kind":"Name","value":"closures"}},{"kind":"Field","name":{"kind":"Name","value":"costFirstLeast"}},{"kind":"Field","name":{"kind":"Name","value":"costFirstMost"}},{"kind":"Field","name":{"kind":"Name","value":"costStepLeast"}},{"kind":"Field","name":{"kind":"Name","value":"costStepMost"}},{"kind":"Field","name":{"kind":"Name","value":"feeFirstLeast"}},{"kind":"Field","name":{"kind":"Name","value":"feeFirstMost"}}]}}]} as unknown as DocumentNode<SortCouriersMutation, SortCouriersMutationVariables>;
export const ListLevelsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListLevels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"levels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LevelFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"operator"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"before"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LevelTermFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"after"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LevelTermFields"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LevelFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LevelRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"needInvites"}},{"kind":"Field","name":{"kind":"Name","value":"needPackages"}},{"kind":"Field","name":{"kind":"Name","value":"needRecharge"}},{"kind":"Field","name":{"kind":"Name","value":"discount"}},{"kind":"Field","name":{"kind":"Name","value":"maxProfit"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LevelTermFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LevelTerms"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"needInvites"}},{"kind":"Field","name":{"kind":"Name","value":"needPackages"}},{"kind":"Field","name":{"kind":"Name","value":"needRecharge"}},{"kind":"Field","name":{"kind":"Name","value":"discount"}},{"kind":"Field","name":{"kind":"Name","value":"maxProfit"}}]}}]} as unknown as DocumentNode<ListLevelsQuery, ListLevelsQueryVariables>;
export const UpdateLevelDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateLevel"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LevelInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateLevel"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LevelFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LevelFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LevelRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"needInvites"}},{"kind":"Field","name":{"kind":"Name","value":"needPackages"}},{"kind":"Field","name":{"kind":"Name","value":"needRecharge"}},{"kind":"Field","name":{"kind":"Name","value":"discount"}},{"kind":"Field","name":{"kind":"Name","value":"maxProfit"}}]}}]} as unknown as DocumentNode<UpdateLevelMutation, UpdateLevelMutationVariables>;
export const LoadOperatorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LoadOperator"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OperatorFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OperatorFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Operator"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"roles"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"}},{"kind":"Field","name":{"kind":"Name","value":"recoveryCodesLeft"}},{"kind":"Field","name":{"kind":"Name","value":"idleMinutes"}}]}}]} as unknown as DocumentNode<LoadOperatorQuery, LoadOperatorQueryVariables>;
export const SignInDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignInInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signIn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"challenge"}},{"kind":"Field","name":{"kind":"Name","value":"needsPassword"}},{"kind":"Field","name":{"kind":"Name","value":"otpauthUrl"}}]}}]}}]} as unknown as DocumentNode<SignInMutation, SignInMutationVariables>;
export const ProveSignInDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ProveSignIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ProveSignInInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"proveSignIn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"recoveryCodes"}},{"kind":"Field","name":{"kind":"Name","value":"operator"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OperatorFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OperatorFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Operator"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"roles"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"}},{"kind":"Field","name":{"kind":"Name","value":"recoveryCodesLeft"}},{"kind":"Field","name":{"kind":"Name","value":"idleMinutes"}}]}}]} as unknown as DocumentNode<ProveSignInMutation, ProveSignInMutationVariables>;
export const ProveAgainDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ProveAgain"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"proveAgain"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"provenUntil"}}]}}]}}]} as unknown as DocumentNode<ProveAgainMutation, ProveAgainMutationVariables>;
export const SignOutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignOut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signOut"}}]}}]} as unknown as DocumentNode<SignOutMutation, SignOutMutationVariables>;
export const LoadReportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LoadReport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReportName"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"unit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReportUnit"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"report"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}},{"kind":"Argument","name":{"kind":"Name","value":"unit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"unit"}}},{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"countedAt"}},{"kind":"Field","name":{"kind":"Name","value":"summary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReportFigureFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"figures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReportFigureFields"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReportFigureFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReportFigures"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orders"}},{"kind":"Field","name":{"kind":"Name","value":"parcels"}},{"kind":"Field","name":{"kind":"Name","value":"pieces"}},{"kind":"Field","name":{"kind":"Name","value":"turnover"}},{"kind":"Field","name":{"kind":"Name","value":"goodsFee"}},{"kind":"Field","name":{"kind":"Name","value":"margin"}},{"kind":"Field","name":{"kind":"Name","value":"commission"}},{"kind":"Field","name":{"kind":"Name","value":"supplierShare"}},{"kind":"Field","name":{"kind":"Name","value":"agentShare"}},{"kind":"Field","name":{"kind":"Name","value":"refundedParcels"}},{"kind":"Field","name":{"kind":"Name","value":"refundFee"}},{"kind":"Field","name":{"kind":"Name","value":"freightPaid"}},{"kind":"Field","name":{"kind":"Name","value":"freightCost"}},{"kind":"Field","name":{"kind":"Name","value":"freightAgents"}},{"kind":"Field","name":{"kind":"Name","value":"freightWon"}},{"kind":"Field","name":{"kind":"Name","value":"freightBorne"}},{"kind":"Field","name":{"kind":"Name","value":"late"}},{"kind":"Field","name":{"kind":"Name","value":"cases"}},{"kind":"Field","name":{"kind":"Name","value":"disputed"}},{"kind":"Field","name":{"kind":"Name","value":"shipHours"}},{"kind":"Field","name":{"kind":"Name","value":"refundRate"}},{"kind":"Field","name":{"kind":"Name","value":"disputedRate"}}]}}]} as unknown as DocumentNode<LoadReportQuery, LoadReportQueryVariables>;