import type { Answer } from '../../rest/contract.ts';

export type BulkEditPreviewDto = Answer<'/bulkEdits/preview', 'post'>;
export type BulkEditRowDto = BulkEditPreviewDto['rows'][number];
export type BulkEditPageDto = Answer<'/bulkEdits/getEditsList', 'post'>;
export type BulkEditDto = BulkEditPageDto['list'][number];
export type BulkEditChangeDto = BulkEditDto['change'];
export type BulkEditLinePageDto = Answer<'/bulkEdits/getLinesList', 'post'>;
export type BulkEditLineDto = BulkEditLinePageDto['list'][number];
export type ApplyBulkEditPayloadDto = Answer<'/bulkEdits/apply', 'post'>;
export type UndoBulkEditPayloadDto = Answer<'/bulkEdits/undo', 'post'>;
