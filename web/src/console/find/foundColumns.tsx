import { Text } from '../../ui/base/Text.tsx';
import { columnsNamed } from '../../ui/columns/column.ts';
import { TextLink, Time } from '../../ui/data/cells.tsx';
import { Price } from '../../ui/data/Price.tsx';
import type { FindNumbersQuery } from '../graphql/generated/graphql.ts';
import { kindNames, findText as text } from './find.text.ts';
import { hitPath } from './hitPath.ts';

export type FoundNumber = FindNumbersQuery['found']['list'][number];
interface FoundRow {
  key: string;
  /** Empty below the first hit of a number. */
  number: string;
  hit: FoundNumber['hits'][number] | null;
}

/** A row for each hit, and one for a number that is of nothing. */
export function foundRows(list: readonly FoundNumber[]): FoundRow[] {
  return list.flatMap(({ number, hits }): FoundRow[] =>
    hits.length === 0
      ? [{ key: number, number, hit: null }]
      : hits.map((hit, at) => ({
          key: `${number} ${hit.kind} ${hit.id}`,
          number: at === 0 ? number : '',
          hit,
        })),
  );
}

const column = columnsNamed<FoundRow, keyof typeof text.columns>(text.columns);

export const foundColumns = [
  column('number', 184, ({ number }) => <span className="num">{number}</span>, { stick: 'left' }),
  column('kind', 80, ({ hit }) => hit && kindNames[hit.kind]),
  column('no', 192, ({ hit }) =>
    hit ? (
      <TextLink to={hitPath(hit)} className="num">
        {hit.no}
      </TextLink>
    ) : (
      <Text tone="secondary">{text.none}</Text>
    ),
  ),
  column('state', 96, ({ hit }) => hit?.stateText),
  column('about', undefined, ({ hit }) => hit?.text),
  column('amount', 104, ({ hit }) => hit && hit.amount !== null && <Price fen={hit.amount} />, {
    align: 'right',
  }),
  column('at', 144, ({ hit }) => hit && <Time at={hit.at} />),
];
