import { StatusDot } from '../../ui/base/StatusDot.tsx';
import { SecondLine, Text } from '../../ui/base/Text.tsx';
import { LinkButton } from '../../ui/buttons/Button.tsx';
import { columnsNamed } from '../../ui/columns/column.ts';
import { Copyable } from '../../ui/copy/Copyable.tsx';
import { ActionsCell, Time } from '../../ui/data/cells.tsx';
import type { Column } from '../../ui/data/Table.tsx';
import type { Stocktake } from './stocktakeFlows.ts';
import { statusTones, stocktakesText as text } from './stocktakes.text.ts';
import { stocktakePath } from './stocktakesQuery.ts';

const column = columnsNamed<
  Stocktake,
  'number' | 'warehouse' | 'counted' | 'difference' | 'status' | 'note' | 'actions'
>(text);

/** The columns of the list of stocktakes. */
export const stocktakeColumns: Column<Stocktake>[] = [
  column(
    'number',
    216,
    ({ stocktakeNo, createdAt }) => (
      <>
        <Copyable text={stocktakeNo} label={text.number} />
        <SecondLine>
          <Time at={createdAt} />
        </SecondLine>
      </>
    ),
    { stick: 'left' },
  ),
  column('warehouse', 168, ({ warehouseName }) => warehouseName),
  column('counted', 96, ({ counted }) => <Text num>{counted}</Text>, { align: 'right' }),
  column('difference', 208, ({ different, more, fewer }) => (
    <>
      {text.differs(different)}
      {different > 0 && <SecondLine num>{text.pieces(more, fewer)}</SecondLine>}
    </>
  )),
  column('status', 112, ({ status, statusText }) => (
    <StatusDot tone={statusTones[status]}>{statusText}</StatusDot>
  )),
  column('note', undefined, ({ note }) => (note ? <Text anywhere>{note}</Text> : '—')),
  column(
    'actions',
    112,
    ({ id, allowedActions }) => (
      <ActionsCell>
        <LinkButton variant="text" to={stocktakePath(id)}>
          {allowedActions.includes('COUNT') ? text.count : text.look}
        </LinkButton>
      </ActionsCell>
    ),
    { align: 'right', stick: 'right' },
  ),
];
