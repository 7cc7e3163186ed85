import type { Answer } from '../../../rest/contract.ts';

export type SavedViewDto = Answer<'/console/views/save', 'post'>;
