import type { Answer } from '../../rest/contract.ts';

export type NoticePageDto = Answer<'/notice/list', 'post'>;
export type NoticeDto = NoticePageDto['list'][number];
