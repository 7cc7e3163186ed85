import type { Answer } from '../../rest/contract.ts';

export type ExportedFileDto = Answer<'/exports/find', 'post'>;
