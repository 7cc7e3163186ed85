import { Price } from '../../ui/data/Price.tsx';
import { type Column, Table } from '../../ui/data/Table.tsx';
import { Message } from '../../ui/feedback/Message.tsx';
import { Row, Stack } from '../../ui/layout/Layout.tsx';
import { accountText, caseText, partyText, decideText as text } from './cases.text.ts';
import type { DecisionPreview } from './decideCase.machine.ts';

type Move = DecisionPreview['moves'][number];

const columns: Column<Move & { at: number }>[] = [
  {
    key: 'party',
    header: caseText.party,
    width: 140,
    cell: ({ party, account }) => `${partyText[party] ?? party} · ${accountText[account] ?? account}`,
  },
  { key: 'title', header: caseText.what, cell: ({ title }) => title },
  {
    key: 'amount',
    header: caseText.amount,
    width: 120,
    align: 'right',
    cell: ({ amount }) => <Price fen={amount} signed />,
  },
];

/** What a decision would move, before it is made. */
export function DecisionMoney({ preview, limit }: { preview: DecisionPreview; limit: number }) {
  const { moves, buyerGets, needsSecond } = preview;
  return (
    <Stack gap={12}>
      <Row gap={8} align="baseline">
        {text.buyerGets}
        <Price fen={buyerGets} size="large" strong />
      </Row>
      {moves.length === 0 ? (
        <p>{text.noMoves}</p>
      ) : (
        <Table
          label={text.moves}
          columns={columns}
          rows={moves.map((move, at) => ({ ...move, at }))}
          rowKey={({ at }) => at}
        />
      )}
      {needsSecond && <Message tone="warning">{text.needsSecond(limit)}</Message>}
    </Stack>
  );
}
