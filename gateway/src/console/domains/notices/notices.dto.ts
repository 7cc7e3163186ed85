import type { Answer } from '../../../rest/contract.ts';

export type NoticePageDto = Answer<'/console/notices', 'get'>;
export type NoticeDto = NoticePageDto['list'][number];
export type NoticeReachDto = Answer<'/console/notices/one', 'get'>;
