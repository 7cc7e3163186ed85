import { memo } from 'react';
import { regionText } from '../../../../fields/region.ts';
import { cx } from '../../../../ui/base/cx.ts';
import { StatusDot, type Tone } from '../../../../ui/base/StatusDot.tsx';
import { rangeOfCell } from '../../shared/grid/useGridRange.ts';
import { shortRegionText } from '../../shared/recipients/recipient.ts';
import type { Basket } from '../../shared/wizard/basket.ts';
import { specificationText } from '../flow/modelContent.ts';
import type { ModelRow } from '../flow/modelRow.ts';
import { lineOf, type ModelState, type ModelVerdict } from '../flow/modelVerdicts.ts';
import {
  gridColumnNames,
  modelProblemsText,
  modelStateNames,
  checkText as text,
} from '../flow/shipModel.text.ts';
import styles from './grid.module.css';
import { type Cursor, columnOf, GRID_COLUMNS, type GridColumn } from './gridCursor.ts';

export interface RowActions {
  choose: (id: string, chosen: boolean) => void;
  /** Puts the cursor there; a second time opens the cell. */
  point: (id: string, column: number, open: boolean) => void;
  type: (draft: string) => void;
}

interface Props {
  row: ModelRow;
  /** From 1, among the rows that are shown. */
  at: number;
  verdict: ModelVerdict;
  /** The chosen goods, as far as they are known. */
  basket: Basket | null;
  chosen: boolean;
  /** Null unless it is in this row. */
  cursor: Cursor | null;
  /** What of it is chosen together with other cells, by `rangeOfRow`. */
  range?: string;
  actions: RowActions;
}

/** The id of a cell, by which the grid names its active one. */
export function cellId(id: string, column: number): string {
  return `cell-${id}-${column}`;
}

/** One parcel to be: its place in the file, its state, its cells with what is wrong below them. */
export const ModelGridRow = memo(function ModelGridRow(props: Props) {
  const { row, at, verdict, basket, chosen, cursor, range = '', actions } = props;
  const line = lineOf(row);
  const isHidden = row.fileProblems.some(({ code }) => code === 'ROW_HIDDEN');
  return (
    <tr
      aria-rowindex={at + 1}
      aria-selected={chosen}
      className={cx(styles.row, styles[verdict.state])}
      style={{ height: gridRowHeight(verdict) }}
    >
      <td className={styles.line}>
        <label>
          <input
            type="checkbox"
            tabIndex={-1}
            aria-label={text.choose(line)}
            checked={chosen}
            onChange={(event) => actions.choose(row.id, event.target.checked)}
          />
          <span className="num" title={text.lines(row.lines)}>
            {line}
          </span>
        </label>
      </td>
      <td className={styles.state}>
        <StatusDot tone={STATE_TONES[verdict.state]}>{modelStateNames[verdict.state]}</StatusDot>
        {(row.lines.length > 1 || isHidden) && (
          <span className={styles.badge}>{isHidden ? text.hidden : text.merged(row.lines.length)}</span>
        )}
      </td>
      {GRID_COLUMNS.map((column, index) => {
        const isAt = cursor?.column === index;
        const problems = columnProblems(row, verdict, column);
        const { isChosen, isFilling, hasHandle } = rangeOfCell(range, index);
        return (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the grid itself handles the keys
          <td
            key={column}
            id={cellId(row.id, index)}
            data-cell={`${at - 1}:${index}`}
            {...{ 'aria-selected': isChosen }}
            className={cx(
              styles.cell,
              isAt && styles.at,
              isColumnBad(verdict, column) && styles.bad,
              isChosen && styles.chosen,
              isFilling && styles.filling,
            )}
            onClick={(event) => !event.shiftKey && actions.point(row.id, index, isAt)}
            onDoubleClick={() => actions.point(row.id, index, true)}
          >
            {hasHandle && cursor?.draft == null && (
              <i data-fill="" className={styles.handle} title={text.fill} />
            )}
            {isAt && cursor.draft !== null ? (
              <input
                // biome-ignore lint/a11y/noAutofocus: the person has just opened this cell
                autoFocus
                className={styles.input}
                aria-label={text.editing(line, gridColumnNames[column])}
                value={cursor.draft}
                onChange={(event) => actions.type(event.target.value)}
              />
            ) : (
              <span className={styles.text} title={cellTitle(row, column, basket)}>
                {cellText(row, column, basket) || (column === 'region' && <em>{text.chooseRegion}</em>)}
              </span>
            )}
            {problems && (
              <span className={styles.note} title={problems}>
                {problems}
              </span>
            )}
          </td>
        );
      })}
    </tr>
  );
});

/** Heights in pixels, for rows with nothing to say and for others. */
const LINE = 40;
const NOTED = 58;

export const STATE_TONES: Record<ModelState, Tone> = {
  ...{ ok: 'success', warn: 'warning', error: 'danger', duplicate: 'info', ordered: 'info' },
  ...{ unread: 'quiet', excluded: 'quiet' },
};

export function gridRowHeight({ problems }: ModelVerdict): number {
  return problems.length > 0 ? NOTED : LINE;
}

/** What a column of a row has wrong, in words; '' for nothing. */
function columnProblems(row: ModelRow, { problems }: ModelVerdict, column: GridColumn): string {
  const mine = problems.filter(({ field }) => (columnOf(field) ?? 'detail') === column);
  return modelProblemsText(mine, row);
}

/** Whether something of a column keeps the row from going. */
function isColumnBad({ problems }: ModelVerdict, column: GridColumn): boolean {
  return problems.some(({ field, blocking }) => blocking && (columnOf(field) ?? 'detail') === column);
}

function cellText(row: ModelRow, column: GridColumn, basket: Basket | null): string {
  if (column === 'specification') return specificationText(row, basket);
  return column === 'region' ? shortRegionText(row) : row[column];
}

/** All of what a column holds, where it does not fit. */
function cellTitle(row: ModelRow, column: GridColumn, basket: Basket | null): string {
  if (column === 'specification') {
    const { specification, merchantCode } = row;
    return [...new Set([specificationText(row, basket), specification, merchantCode])]
      .filter(Boolean)
      .join(' ');
  }
  return column === 'region' ? regionText(row) : row[column];
}
