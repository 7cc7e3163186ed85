import { StatusDot, type Tone } from '../../ui/base/StatusDot.tsx';
import { SecondLine, Text } from '../../ui/base/Text.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { columnsNamed } from '../../ui/columns/column.ts';
import { ActionsCell, Time } from '../../ui/data/cells.tsx';
import type { Column } from '../../ui/data/Table.tsx';
import type { PriceList } from './priceListForm.ts';
import { columnNames, stateNames, priceListsText as text } from './priceLists.text.ts';

interface Actions {
  onEdit: (list: PriceList) => void;
  onCopy: (list: PriceList) => void;
  onRemove: (list: PriceList) => void;
}

const column = columnsNamed<PriceList, keyof typeof columnNames>(columnNames);
const tones: Record<PriceList['state'], Tone> = { COMING: 'info', HOLDS: 'success', ENDED: 'quiet' };

/** The columns of the lists of prices. */
export function priceListColumns({ onEdit, onCopy, onRemove }: Actions): Column<PriceList>[] {
  return [
    column('name', 180, ({ name }) => name),
    column('buyers', undefined, Buyers),
    column('days', 200, ({ startDay, endDay }) => <Text num>{daysOf(startDay, endDay)}</Text>),
    column('entries', 110, Entries, { align: 'right' }),
    column('state', 96, ({ state }) => <StatusDot tone={tones[state]}>{stateNames[state]}</StatusDot>),
    column('updatedAt', 148, ({ updatedAt }) => <Time at={updatedAt} />),
    column(
      'actions',
      160,
      (list) => (
        <ActionsCell>
          <Button variant="text" onClick={() => onEdit(list)}>
            {text.edit}
          </Button>
          <Button variant="text" onClick={() => onCopy(list)}>
            {text.copy}
          </Button>
          <Button variant="quiet" onClick={() => onRemove(list)}>
            {text.remove}
          </Button>
        </ActionsCell>
      ),
      { align: 'right' },
    ),
  ];
}

function Buyers({ buyers, levels }: PriceList) {
  return (
    <>
      {buyers.length > 0 && text.buyers(buyers)}
      {levels.length > 0 &&
        (buyers.length > 0 ? <SecondLine>{text.levels(levels)}</SecondLine> : text.levels(levels))}
    </>
  );
}

function Entries({ entries }: PriceList) {
  const goods = new Set(entries.map(({ goodId }) => goodId)).size;
  return (
    <>
      <Text num>{entries.length}</Text>
      <SecondLine>{text.goods(goods)}</SecondLine>
    </>
  );
}

function daysOf(from: string | null, to: string | null): string {
  if (from && to) return from === to ? from : text.range(from, to);
  if (from) return text.from(from);
  return to ? text.until(to) : text.everyDay;
}
