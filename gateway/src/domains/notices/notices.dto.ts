import type { Answer } from '../../rest/contract.ts';

export type NoticePageDto = Answer<'/notice/list', 'post'>;
export type NoticeDto = NoticePageDto['list'][number];
export type PersonNoticePageDto = Answer<'/notice/mine', 'post'>;
export type PersonNoticeDto = PersonNoticePageDto['list'][number];
export type UnreadNoticesDto = Answer<'/notice/unread', 'post'>;
