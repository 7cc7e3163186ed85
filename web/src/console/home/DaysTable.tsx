import { Price } from '../../ui/data/Price.tsx';
import { type Column, Table } from '../../ui/data/Table.tsx';
import type { LoadHomeQuery } from '../graphql/generated/graphql.ts';
import { figureNames, homeText as text } from './home.text.ts';

type Day = LoadHomeQuery['home']['days'][number];
type Figure = keyof typeof figureNames;

const FIGURES = Object.keys(figureNames) as Figure[];
const IN_FEN: readonly Figure[] = ['turnover', 'refunded', 'cashedOut'];
const heads = [text.today, text.yesterday, text.lastWeek];

/** Today's figures beside those of yesterday and of the same day last week. */
export function DaysTable({ days }: { days: readonly Day[] }) {
  const columns: Column<Figure>[] = [
    { key: 'figure', header: text.figure, cell: (figure) => figureNames[figure] },
    ...days.map((day, at) => ({
      key: day.day,
      header: (
        <>
          {heads[at]} <span className="num">{day.day}</span>
        </>
      ),
      align: 'right' as const,
      cell: (figure: Figure) =>
        IN_FEN.includes(figure) ? (
          <Price fen={day[figure]} />
        ) : (
          <span className="num">{day[figure].toLocaleString('zh-CN')}</span>
        ),
    })),
  ];
  return <Table label={text.days} columns={columns} rows={FIGURES} rowKey={(figure) => figure} />;
}
