import { regionText } from '../../../../fields/region.ts';
import type { Tone } from '../../../../ui/StatusDot.tsx';
import { shortRegionText } from '../../shared/recipients/recipient.ts';
import type { ModelField, ModelRow } from '../flow/modelRow.ts';
import type { ModelState, ModelVerdict } from '../flow/modelVerdicts.ts';
import { modelProblemText } from '../flow/shipModel.text.ts';
import type { GridColumn } from './gridCursor.ts';

/** Heights in pixels, for rows with nothing to say and for others. */
const LINE = 40;
const NOTED = 58;

export const STATE_TONES: Record<ModelState, Tone> = {
  ...{ ok: 'success', warn: 'warning', error: 'danger', duplicate: 'info', ordered: 'info' },
  ...{ unread: 'quiet', excluded: 'quiet' },
};

/** How high a row is drawn. */
export function gridRowHeight({ problems }: ModelVerdict): number {
  return problems.length > 0 ? NOTED : LINE;
}

/** Under which column a problem stands. */
function columnOf(field: ModelField): GridColumn {
  return field === 'row' ? 'detail' : field;
}

/** What a column of a row has wrong, in words; '' for nothing. */
export function columnProblems(row: ModelRow, { problems }: ModelVerdict, column: GridColumn): string {
  const mine = problems.filter(({ field }) => columnOf(field) === column);
  return [...new Set(mine.map((problem) => modelProblemText(problem, row)))].join('；');
}

/** Whether something of a column keeps the row from going. */
export function isColumnBad({ problems }: ModelVerdict, column: GridColumn): boolean {
  return problems.some(({ field, blocking }) => blocking && columnOf(field) === column);
}

/** What a column shows. */
export function cellText(row: ModelRow, column: GridColumn): string {
  return column === 'region' ? shortRegionText(row) : row[column];
}

/** All of what a column holds, where it does not fit. */
export function cellTitle(row: ModelRow, column: GridColumn): string {
  return column === 'region' ? regionText(row) : row[column];
}
