import type { Answer } from '../../rest/contract.ts';

export type BookEntryPageDto = Answer<'/addressBook/list', 'post'>;
export type BookEntryDto = BookEntryPageDto['list'][number];
export type BookGroupListDto = Answer<'/addressBook/groups', 'post'>;
export type OpenedBookEntryDto = Answer<'/addressBook/open', 'post'>['list'][number];
export type ImportBookEntriesPayloadDto = Answer<'/addressBook/import', 'post'>;
export type MoveBookEntriesPayloadDto = Answer<'/addressBook/move', 'post'>;
export type KeepReceiversPayloadDto = Answer<'/addressBook/keepReceivers', 'post'>;
