import type { Answer } from '../../../rest/contract.ts';

export type SignInChallengeDto = Answer<'/console/login', 'post'>;
export type OperatorDto = Answer<'/console/me', 'get'>;
export type ProveSignInPayloadDto = Answer<'/console/login/code', 'post'>;
export type OperatorRecordDto = Answer<'/console/operators/update', 'put'>;
export type OperatorPasswordPayloadDto = Answer<'/console/operators/create', 'post'>;
export type OperatorRoleDto = Answer<'/console/roles/save', 'post'>;
export type RolesDto = Answer<'/console/roles', 'get'>;
