import { useMemo, useRef } from 'react';
import { useFields } from '../../../../lib/useFields.ts';
import { WindowedTable } from '../../../../ui/data/WindowedTable.tsx';
import { useShortcuts } from '../../../../ui/shortcuts/useShortcuts.ts';
import { revealRow } from '../../shared/grid/revealRow.ts';
import type { ModelRow } from '../flow/modelRow.ts';
import { emptyVerdict, type ModelVerdict } from '../flow/modelVerdicts.ts';
import type { ModelWizard } from '../flow/shipModel.selectors.ts';
import { gridColumnNames, checkText as text } from '../flow/shipModel.text.ts';
import styles from './grid.module.css';
import { GRID_COLUMNS, type GridColumn } from './gridCursor.ts';
import { cellId, gridRowHeight, ModelGridRow } from './ModelGridRow.tsx';
import { useGrid } from './useGrid.ts';

interface Props {
  wizard: ModelWizard;
  shown: readonly ModelRow[];
  verdicts: ReadonlyMap<string, ModelVerdict>;
  chosen: ReadonlySet<string>;
  setChosen: (change: (chosen: ReadonlySet<string>) => ReadonlySet<string>) => void;
  onMove: (ids: readonly string[]) => void;
}

/** Of the columns, in CSS pixels; the address takes what is left. */
const WIDTHS: Partial<Record<GridColumn, number>> = {
  ...{ thirdOrderNo: 132, name: 76, phone: 116, region: 132, num: 52, specification: 128, remark: 88 },
};
/** Of the head, in CSS pixels. */
const HEAD = 36;

/** Thousands of rows, editable in place: only those near the view are rendered, the focus stays on the grid. */
export function ModelGrid({ wizard, shown, verdicts, chosen, setChosen, onMove }: Props) {
  const heights = useMemo(
    () => shown.map(({ id }) => gridRowHeight(verdicts.get(id) ?? emptyVerdict)),
    [shown, verdicts],
  );
  const box = useRef<HTMLDivElement>(null);
  const { facts } = useFields(wizard, 'facts');
  const { cursor, grid, actions, rangeOf, ...gestures } = useGrid({
    wizard,
    shown,
    setChosen,
    onMove,
    reveal: (at) => revealRow({ box, heights, head: HEAD }, at),
  });
  useShortcuts({
    ...{ move: null, extend: null, copyCells: null, pasteCells: null },
    ...{ fillDown: null, clearCells: null, undo: null },
  });
  const allChosen = shown.length > 0 && shown.every(({ id }) => chosen.has(id));
  return (
    <WindowedTable
      box={box}
      boxClassName={styles.box}
      heights={heights}
      ref={grid}
      role="grid"
      tabIndex={0}
      aria-label={text.grid}
      aria-description={text.keys}
      aria-multiselectable
      aria-rowcount={shown.length + 1}
      aria-activedescendant={cursor ? cellId(cursor.id, cursor.column) : undefined}
      className={styles.grid}
      {...gestures}
      head={
        <tr aria-rowindex={1}>
          <th scope="col" className={styles.line}>
            <label>
              <input
                type="checkbox"
                tabIndex={-1}
                aria-label={text.chooseAll}
                checked={allChosen}
                onChange={() => setChosen(() => new Set(allChosen ? [] : shown.map(({ id }) => id)))}
              />
              {text.line}
            </label>
          </th>
          <th scope="col" className={styles.state}>
            {text.state}
          </th>
          {GRID_COLUMNS.map((column) => (
            <th key={column} scope="col" style={{ width: WIDTHS[column] }}>
              {gridColumnNames[column]}
            </th>
          ))}
        </tr>
      }
      rows={(first, end) =>
        shown
          .slice(first, end)
          .map((row, place) => (
            <ModelGridRow
              key={row.id}
              row={row}
              at={first + place + 1}
              verdict={verdicts.get(row.id) ?? emptyVerdict}
              basket={facts}
              chosen={chosen.has(row.id)}
              cursor={cursor?.id === row.id ? cursor : null}
              range={rangeOf(first + place)}
              actions={actions}
            />
          ))
      }
    />
  );
}
