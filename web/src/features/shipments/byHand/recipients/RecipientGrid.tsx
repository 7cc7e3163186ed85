import { useRef, useState } from 'react';
import { RegionDialog } from '../../shared/recipients/RegionDialog.tsx';
import type { Recipient } from '../../shared/recipients/recipient.ts';
import type { Verdict } from '../../shared/recipients/verdicts.ts';
import { WindowedTable } from '../../shared/recipients/WindowedTable.tsx';
import type { RecipientList } from '../flow/shipByHand.selectors.ts';
import { moveInGrid } from './moveInGrid.ts';
import styles from './RecipientGrid.module.css';
import { RecipientRow, rowHeight } from './RecipientRow.tsx';
import { recipientsText as text } from './recipientsStep.text.ts';

interface Props {
  list: RecipientList;
  /** The whole list, for the numbers of the rows. */
  rows: readonly Recipient[];
  shown: readonly Recipient[];
  verdicts: ReadonlyMap<string, Verdict>;
}

const waiting: Verdict = { state: 'checking', notes: [], price: null };

/** The recipients, editable in place; arrow keys and Enter move between cells. */
export function RecipientGrid({ list, rows, shown, verdicts }: Props) {
  const [moving, setMoving] = useState<Recipient | null>(null);
  const verdictOf = (row: Recipient) => verdicts.get(row.id) ?? waiting;
  const box = useRef<HTMLDivElement>(null);
  const numbers = new Map(rows.map((row, at) => [row.id, at + 1]));
  return (
    <>
      <WindowedTable
        box={box}
        heights={shown.map((row) => rowHeight(row, verdictOf(row)))}
        role="grid"
        aria-label={text.list}
        className={styles.grid}
        onKeyDown={moveInGrid}
        head={
          <tr>
            {Object.entries(text.columns).map(([key, name]) => (
              <th key={key} scope="col" className={styles[key]}>
                {name}
              </th>
            ))}
          </tr>
        }
        rows={(first, end) =>
          shown
            .slice(first, end)
            .map((row, at) => (
              <RecipientRow
                key={row.id}
                row={row}
                at={first + at}
                number={numbers.get(row.id) ?? 0}
                verdict={verdictOf(row)}
                send={list.send}
                onMove={setMoving}
              />
            ))
        }
      />
      {moving && (
        <RegionDialog
          region={moving}
          onClose={() => setMoving(null)}
          onChoose={(region) => list.send({ type: 'row.move', id: moving.id, region })}
        />
      )}
    </>
  );
}
