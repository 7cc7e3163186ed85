import { StatusDot } from '../../ui/base/StatusDot.tsx';
import { SecondLine, Text } from '../../ui/base/Text.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { columnsNamed } from '../../ui/columns/column.ts';
import { Copyable } from '../../ui/copy/Copyable.tsx';
import { ActionsCell, Time } from '../../ui/data/cells.tsx';
import type { Column } from '../../ui/data/Table.tsx';
import { statusTones, transfersText as text } from './stockTransfers.text.ts';
import type { TransferRow } from './transferForm.ts';

const column = columnsNamed<TransferRow, 'number' | 'way' | 'goods' | 'status' | 'note' | 'actions'>(text);

interface Actions {
  onLook: (transfer: TransferRow) => void;
  onReceive: (transfer: TransferRow) => void;
  onCancel: (transfer: TransferRow) => void;
}

/** The columns of the list of transfers. */
export const transferColumns = ({ onLook, onReceive, onCancel }: Actions): Column<TransferRow>[] => [
  column(
    'number',
    216,
    ({ transferNo, createdAt }) => (
      <>
        <Copyable text={transferNo} label={text.number} />
        <SecondLine>
          <Time at={createdAt} />
        </SecondLine>
      </>
    ),
    { stick: 'left' },
  ),
  column('way', 200, ({ fromWarehouseName, toWarehouseName }) => (
    <>
      {fromWarehouseName} →<SecondLine>{toWarehouseName}</SecondLine>
    </>
  )),
  column('goods', 168, ({ skuCount, pieces }) => <Text num>{text.pieces(skuCount, pieces)}</Text>),
  column('status', 128, ({ status, statusText, lost }) => (
    <>
      <StatusDot tone={statusTones[status]}>{statusText}</StatusDot>
      {lost > 0 && <SecondLine num>{text.fewer(lost)}</SecondLine>}
    </>
  )),
  column('note', undefined, ({ note }) => (note ? <Text anywhere>{note}</Text> : '—')),
  column(
    'actions',
    188,
    (transfer) => (
      <ActionsCell>
        {transfer.allowedActions.includes('RECEIVE') && (
          <Button variant="text" onClick={() => onReceive(transfer)}>
            {text.receive}
          </Button>
        )}
        <Button variant="text" onClick={() => onLook(transfer)}>
          {text.look}
        </Button>
        {transfer.allowedActions.includes('CANCEL') && (
          <Button variant="quiet" onClick={() => onCancel(transfer)}>
            {text.cancel}
          </Button>
        )}
      </ActionsCell>
    ),
    { align: 'right', stick: 'right' },
  ),
];
