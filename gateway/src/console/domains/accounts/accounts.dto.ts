import type { Answer } from '../../../rest/contract.ts';

export type AccountPageDto = Answer<'/console/accounts', 'get'>;
export type AccountDto = AccountPageDto['list'][number];
export type AccountDetailsDto = Answer<'/console/accounts/find', 'get'>;
export type AccountOrderDto = AccountDetailsDto['lastOrders'][number];
export type AccountRefundDto = AccountDetailsDto['lastRefunds'][number];
export type AccountInviteeDto = AccountDetailsDto['lastInvitees'][number];
export type AccountMemberDto = AccountDetailsDto['members'][number];
export type AccountTokenDto = AccountDetailsDto['tokens'][number];
export type AccountConsentDto = AccountDetailsDto['consents'][number];
export type AccountNoteDto = Answer<'/console/accounts/note', 'post'>;
export type FreezePreviewDto = Answer<'/console/accounts/freezePreview', 'get'>;
