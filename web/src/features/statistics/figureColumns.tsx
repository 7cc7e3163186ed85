import { Text } from '../../ui/base/Text.tsx';
import { LinkButton } from '../../ui/buttons/Button.tsx';
import type { ColumnChoice } from '../../ui/columns/columnPreferences.ts';
import { Price } from '../../ui/data/Price.tsx';
import type { Column } from '../../ui/data/Table.tsx';

type Figures<Key extends string> = { figures: Readonly<Record<Key, number>> };

interface Described<Key extends string> {
  keys: readonly Key[];
  /** Those that are numbers of things; the others are money, in fen. */
  counts: readonly Key[];
  /** Hidden until they are chosen. */
  off: readonly Key[];
  names: Readonly<Record<Key, string>>;
}

/** A column of each figure. */
export function figureColumns<Row extends Figures<Key>, Key extends string>({
  keys,
  counts,
  names,
}: Described<Key>): Column<Row>[] {
  return keys.map((key) => {
    const isCount = counts.includes(key);
    return {
      key,
      header: names[key],
      align: 'right',
      width: isCount ? 68 : 100,
      cell: ({ figures }) => (isCount ? <Text num>{figures[key]}</Text> : <Price fen={figures[key]} />),
    };
  });
}

/** The columns of figures that may be hidden: all but what a list is about. */
export function figureChoices<Key extends string>({ keys, off, names }: Described<Key>): ColumnChoice[] {
  return keys
    .filter((key) => key !== 'profit')
    .map((key) => ({ key, name: names[key], isOff: off.includes(key) }));
}

/** The way to where a row is seen more closely, while there is something in it. */
export function lookColumn<Row>(
  words: string,
  isEmpty: (row: Row) => boolean,
  lookAt: (row: Row) => string,
): Column<Row> {
  return {
    key: 'look',
    header: '',
    width: 80,
    stick: 'right',
    cell: (row) =>
      !isEmpty(row) && (
        <LinkButton variant="text" to={lookAt(row)}>
          {words}
        </LinkButton>
      ),
  };
}
