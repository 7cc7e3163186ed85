import type { ValueOf } from '../../../rest/enums.ts';

export const caseShow = { WAITING: 'waiting', ALL: 'all' } as const;
export type CaseShow = ValueOf<typeof caseShow>;

export const caseGive = { ALL: 'all', PART: 'part', REPLACEMENT: 'replacement', NOTHING: 'nothing' } as const;
export type CaseGive = ValueOf<typeof caseGive>;
