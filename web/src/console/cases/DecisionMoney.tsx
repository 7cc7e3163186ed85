import { ledgerAccountNames } from '../../lib/balances.text.ts';
import { Price } from '../../ui/data/Price.tsx';
import { RowList } from '../../ui/data/RowList.tsx';
import { Message } from '../../ui/feedback/Message.tsx';
import { Row, Stack } from '../../ui/layout/Layout.tsx';
import { partyText, decideText as text } from './cases.text.ts';
import type { DecisionPreview } from './decideCase.machine.ts';

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
        <RowList label={text.moves} columns="140px 1fr auto" height="40vh">
          {moves.map(({ party, account, title, amount }) => (
            <li key={`${party}${account}${title}${amount}`}>
              <span>{`${partyText[party] ?? party} · ${ledgerAccountNames[account] ?? account}`}</span>
              <span>{title}</span>
              <Price fen={amount} signed />
            </li>
          ))}
        </RowList>
      )}
      {needsSecond && <Message tone="warning">{text.needsSecond(limit)}</Message>}
    </Stack>
  );
}
