import type { Answer } from '../../rest/contract.ts';

export type MembersDto = Answer<'/members/list', 'get'>;
export type MemberDto = Answer<'/members/change', 'post'>;
export type MemberInvitationDto = MembersDto['invitations'][number];
export type InviteMemberPayloadDto = Answer<'/members/invite', 'post'>;
export type OpenInvitationDto = Answer<'/members/invitation', 'get'>;
