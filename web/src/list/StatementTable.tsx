import { columnsNamed } from '../ui/columns/column.ts';
import { Price } from '../ui/data/Price.tsx';
import { Table } from '../ui/data/Table.tsx';
import { Message } from '../ui/feedback/Message.tsx';
import { statementNames, statementText as text } from './statement.text.ts';

export interface StatementPart {
  title: string;
  opening: number;
  closing: number;
  agrees: boolean;
  lines: readonly { title: string; count: number; moneyIn: number; moneyOut: number }[];
}

interface Line {
  title: string;
  count: number | null;
  moneyIn: number | null;
  moneyOut: number | null;
  balance: number | null;
}

const column = columnsNamed<Line, keyof typeof statementNames>(statementNames);
const right = { align: 'right' } as const;
const price = (fen: number | null) => fen !== null && <Price fen={fen} />;
const columns = [
  column('title', undefined, ({ title, balance }) => (balance === null ? title : <strong>{title}</strong>)),
  column('count', 96, ({ count }) => count !== null && <span className="num">{count}</span>, right),
  column('in', 152, ({ moneyIn }) => price(moneyIn), right),
  column('out', 152, ({ moneyOut }) => price(moneyOut), right),
  column('balance', 152, ({ balance }) => price(balance), right),
];

/** An account in a month: what it had, what moved by kind, and what it has. */
export function StatementTable({
  part,
  isOver,
  label,
}: {
  part: StatementPart;
  isOver: boolean;
  label: string;
}) {
  const { opening, closing, agrees, lines } = part;
  const none = { count: null, moneyIn: null, moneyOut: null };
  const rows: Line[] = [
    { ...none, title: text.opening, balance: opening },
    ...lines.map((line) => ({ ...line, balance: null })),
    { ...none, title: isOver ? text.closing : text.now, balance: closing },
  ];
  return (
    <>
      {!agrees && (
        <Message tone="danger" below={8}>
          {text.disagrees}
        </Message>
      )}
      <Table label={label} columns={columns} rows={rows} rowKey={({ title }) => title} />
    </>
  );
}
