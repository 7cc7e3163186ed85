import { Checkbox } from '../../ui/Checkbox.tsx';
import type { Column } from '../../ui/Table.tsx';
import type { ChosenParcel } from './chosenParcel.ts';
import { parcelsText as text } from './parcels.text.ts';

interface Choosing<Row> {
  rows: readonly Row[];
  /** Ids of the chosen parcels. */
  chosen: ReadonlyMap<number, unknown>;
  choose: (parcels: readonly Row[], chosen: boolean) => void;
}

/** Where the parcels of the page are chosen, one by one or all of them. */
export function chooseColumn<Row extends Pick<ChosenParcel, 'id' | 'packageNo'>>({
  rows,
  chosen,
  choose,
}: Choosing<Row>): Column<Row> {
  const marked = rows.filter(({ id }) => chosen.has(id)).length;
  return {
    key: 'choose',
    width: 44,
    stick: 'left',
    header: (
      <Checkbox
        label={<span className="sr-only">{text.choosePage}</span>}
        checked={rows.length > 0 && marked === rows.length}
        indeterminate={marked > 0 && marked < rows.length}
        disabled={rows.length === 0}
        onChange={(isChosen) => choose(rows, isChosen)}
      />
    ),
    cell: (parcel) => (
      <Checkbox
        label={<span className="sr-only">{text.chooseOne(parcel.packageNo)}</span>}
        checked={chosen.has(parcel.id)}
        onChange={(isChosen) => choose([parcel], isChosen)}
      />
    ),
  };
}
