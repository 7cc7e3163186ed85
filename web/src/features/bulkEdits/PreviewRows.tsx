import { useRef } from 'react';
import type { BulkEditKind, BulkEditRowFragment } from '../../graphql/generated/graphql.ts';
import { SecondLine, Text } from '../../ui/base/Text.tsx';
import { WindowedTable } from '../../ui/data/WindowedTable.tsx';
import styles from './bulkEdits.module.css';
import { statusNames, editText as text } from './bulkEdits.text.ts';
import { valueText } from './valueText.ts';

const ROW_HEIGHT = 52;

interface Props {
  kind: BulkEditKind;
  rows: readonly BulkEditRowFragment[];
  /** The edit is over: what they would be is of no interest any more. */
  isOver?: boolean;
}

/** Rows before and after; what cannot be changed is marked with why. */
export function PreviewRows({ kind, rows, isOver = false }: Props) {
  const box = useRef<HTMLDivElement>(null);
  return (
    <WindowedTable
      box={box}
      boxClassName={styles.rows}
      boxLabel={text.list}
      className={styles.table}
      aria-label={text.list}
      aria-rowcount={rows.length}
      heights={rows.map(() => ROW_HEIGHT)}
      head={
        <tr>
          <th>{text.good}</th>
          <th>{text.sku}</th>
          <th className={styles.value}>{text.before}</th>
          {!isOver && <th className={styles.value}>{text.after}</th>}
          <th className={styles.note}>{text.note}</th>
        </tr>
      }
      rows={(first, end) =>
        rows.slice(first, end).map((row) => <PreviewRow key={row.id} {...{ kind, row, isOver }} />)
      }
    />
  );
}

type RowProps = { kind: BulkEditKind; row: BulkEditRowFragment };

function PreviewRow({ kind, row, isOver }: RowProps & { isOver: boolean }) {
  const { goodName, goodsNo, skuName, before, after, beforeName, afterName, refusal } = row;
  return (
    <tr style={{ height: ROW_HEIGHT }}>
      <td>
        <Text block cut="ellipsis" title={goodName}>
          {goodName}
        </Text>
        <SecondLine num>{goodsNo}</SecondLine>
      </td>
      <td>
        <Text block cut="ellipsis" title={skuName}>
          {skuName || text.none}
        </Text>
      </td>
      <td className={styles.value}>
        <Text num tone="secondary">
          {valueText(kind, before, beforeName)}
        </Text>
      </td>
      {!isOver && (
        <td className={styles.value}>
          <Text num strong={refusal === ''} tone={refusal ? 'secondary' : undefined}>
            {valueText(kind, after, afterName)}
          </Text>
        </td>
      )}
      <td className={styles.note}>
        <Note kind={kind} row={row} />
      </td>
    </tr>
  );
}

function Note({ kind, row: { status, statusAfter, waits, isRevised, refusal } }: RowProps) {
  if (refusal) return <Text tone="danger">{refusal}</Text>;
  if (waits) return <Text tone="warning">{text.waits}</Text>;
  if (isRevised) return <Text tone="warning">{text.revised}</Text>;
  if (kind === 'ON_SALE' || status === statusAfter) return null;
  return <Text tone="warning">{text.audit(statusNames[statusAfter])}</Text>;
}
