import { useQuery } from '@apollo/client/react';
import { FlowPanel } from '../../ui/chart/FlowPanel.tsx';
import { columnsNamed } from '../../ui/columns/column.ts';
import { Price } from '../../ui/data/Price.tsx';
import { type Day, highlightsOf } from './highlights.ts';
import { ListWalletDays } from './wallet.graphql.ts';
import { dayColumnNames as names, chartText as text } from './wallet.text.ts';

const DAYS = 30;

const column = columnsNamed<Day, keyof typeof names>(names);
const right = { align: 'right' } as const;
const columns = [
  column('date', undefined, ({ date }) => <span className="num">{date}</span>),
  column('in', undefined, ({ moneyIn }) => <Price fen={moneyIn} />, right),
  column('out', undefined, ({ moneyOut }) => <Price fen={moneyOut} />, right),
  column('balance', undefined, ({ balance }) => <Price fen={balance} />, right),
];

/** What came in and went out of late: as a drawing, in a sentence, and in numbers for whoever wants them. */
export function WalletChart() {
  const query = useQuery(ListWalletDays, {
    variables: { days: DAYS },
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  const days = query.data?.walletDays;
  const { sumIn, sumOut, mostIn, mostOut } = highlightsOf(days ?? []);
  const isQuiet = !mostIn && !mostOut;
  const said = [
    text.summary(sumIn, sumOut),
    ...(mostIn ? [text.most(names.in, mostIn.date, mostIn.moneyIn)] : []),
    ...(mostOut ? [text.most(names.out, mostOut.date, mostOut.moneyOut)] : []),
  ];
  return (
    <FlowPanel
      title={text.title(DAYS)}
      rows={days}
      pointOf={({ date, moneyIn, moneyOut }) => ({ key: date, up: moneyIn, down: moneyOut })}
      flows={
        days && [
          { of: 'up', name: names.in, fen: sumIn },
          { of: 'down', name: names.out, fen: sumOut },
        ]
      }
      label={said.join('；')}
      quiet={isQuiet ? text.quiet : null}
      pointed={({ date, moneyIn, moneyOut, balance }) => (
        <>
          {date} {text.summary(moneyIn, moneyOut)}，{names.balance} <Price fen={balance} />
        </>
      )}
      {...(isQuiet ? {} : { numbers: { title: text.numbers, columns } })}
      query={query}
    />
  );
}
