import { type KeyboardEvent, useState } from 'react';
import { Text } from '../../../../ui/base/Text.tsx';
import { useNarrow } from '../../../../ui/base/useNarrow.ts';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { moveInGrid } from '../../../../ui/data/moveInGrid.ts';
import { WindowedTable } from '../../../../ui/data/WindowedTable.tsx';
import { Row } from '../../../../ui/layout/Layout.tsx';
import { useShortcuts } from '../../../../ui/shortcuts/useShortcuts.ts';
import { RegionDialog } from '../../shared/recipients/RegionDialog.tsx';
import type { Recipient } from '../../shared/recipients/recipient.ts';
import type { Verdict } from '../../shared/recipients/verdicts.ts';
import { type Basket, hasChoice } from '../../shared/wizard/basket.ts';
import type { RecipientList } from '../flow/shipByHand.selectors.ts';
import { recipientsText as text } from '../flow/shipByHand.text.ts';
import styles from './RecipientGrid.module.css';
import { RecipientItems } from './RecipientItems.tsx';
import { RecipientRow } from './RecipientRow.tsx';
import { shownColumns } from './recipientColumns.ts';
import { useRecipientCells } from './useRecipientCells.ts';
import type { UnsureRows } from './useUnsureRows.ts';

interface Props {
  list: RecipientList;
  /** The whole list, for the numbers of the rows. */
  rows: readonly Recipient[];
  shown: readonly Recipient[];
  /** Of the shown rows, in CSS pixels. */
  heights: readonly number[];
  verdicts: ReadonlyMap<string, Verdict>;
  unsure: UnsureRows;
  /** Keys of the columns that may be hidden and are not. */
  shownKeys: ReadonlySet<string>;
  /** Null until the goods are known. */
  basket: Basket | null;
  /** That the stock of combinations is told of. */
  warehouseId: number | null;
}

export const waiting: Verdict = { state: 'checking', notes: [], price: null };

/** The recipients, editable in place; arrow keys and Enter move between cells, F8 to what is not sure. */
export function RecipientGrid({ list, rows, shown, heights, verdicts, unsure, ...props }: Props) {
  const { shownKeys, basket, warehouseId } = props;
  const [moving, setMoving] = useState<Recipient | null>(null);
  const [filling, setFilling] = useState<Recipient | null>(null);
  const numbers = new Map(rows.map((row, at) => [row.id, at + 1]));
  const { columns, minWidth } = shownColumns(shownKeys, rows, basket !== null && hasChoice(basket));
  const cells = useRecipientCells({ list, rows, shown, columns, basket, heights, box: unsure.box });
  useShortcuts({
    nextUnsure: () => unsure.goNext(rowOf(document.activeElement)),
    ...{ accept: null, move: null, extend: null, copyCells: null, pasteCells: null },
    ...{ fillDown: null, clearCells: null, undo: null, redo: null },
  });
  return (
    <>
      <WindowedTable
        {...cells.gestures}
        box={unsure.box}
        heights={heights}
        role="grid"
        aria-label={text.list}
        aria-description={text.keys}
        aria-multiselectable
        className={styles.grid}
        style={{ minWidth }}
        onKeyDown={(event) => {
          if (cells.pressKey(event) || acceptByKey(event, unsure)) return;
          moveInGrid(event);
        }}
        head={
          <tr>
            {columns.map(({ key, width }) => (
              <th key={key} scope="col" className={styles[key]} style={{ width }}>
                {text.columns[key]}
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
                verdict={verdicts.get(row.id) ?? waiting}
                columns={columns}
                range={cells.rangeOf(first + at)}
                basket={basket}
                send={list.send}
                onMove={setMoving}
                onFill={setFilling}
                onAccept={unsure.accept}
                onArrive={unsure.arrive}
              />
            ))
        }
      />
      {filling && basket && (
        <RecipientItems
          row={filling}
          basket={basket}
          warehouseId={warehouseId}
          onFill={(items, specification) =>
            list.send({ type: 'row.fill', id: filling.id, items, specification })
          }
          onClose={() => setFilling(null)}
        />
      )}
      {moving && (
        <RegionDialog
          region={moving}
          detail={moving.detail}
          onClose={() => setMoving(null)}
          onChoose={(region) => list.send({ type: 'row.move', id: moving.id, region })}
        />
      )}
    </>
  );
}

/** How many recipients are left to look at, and the way to the next of them. */
export function UnsureBar({ unsure }: { unsure: UnsureRows }) {
  const narrow = useNarrow();
  return (
    <Row gap={8} wrap below={8}>
      <Text small strong={unsure.count > 0} role="status" tone={unsure.count > 0 ? 'warning' : 'secondary'}>
        {text.unsure(unsure.count)}
      </Text>
      {unsure.count > 0 && (
        <>
          <Button variant="text" size="small" onClick={() => unsure.goNext(rowOf(document.activeElement))}>
            {text.nextUnsure}
          </Button>
          {!narrow && (
            <Text small tone="secondary">
              {text.keys}
            </Text>
          )}
        </>
      )}
    </Row>
  );
}

function rowOf(element: Element | null): string | null {
  return element?.closest<HTMLElement>('[data-row]')?.dataset.row ?? null;
}

/** Enter in a row that is not sure says that it is right; on a region, too, which the space bar opens. */
function acceptByKey(event: KeyboardEvent<HTMLElement>, unsure: UnsureRows): boolean {
  const { key, shiftKey, altKey, ctrlKey, metaKey, nativeEvent, target } = event;
  if (key !== 'Enter' || shiftKey || altKey || ctrlKey || metaKey || nativeEvent.isComposing) return false;
  const id = rowOf(target as Element);
  // On the goods it opens their editor.
  if ((target as HTMLElement).dataset.field === 'items') return false;
  if (id === null || !(target as HTMLElement).dataset.field || !unsure.isStop(id)) return false;
  event.preventDefault();
  unsure.accept(id);
  return true;
}
