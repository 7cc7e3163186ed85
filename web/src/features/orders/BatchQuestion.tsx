import { formatMoney } from '../../lib/money.ts';
import { rechargePath } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { DescriptionList } from '../../ui/DescriptionList.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Message } from '../../ui/Message.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Price } from '../../ui/Price.tsx';
import { Text } from '../../ui/Text.tsx';
import { batchText, batchWords } from './orderBatch.text.ts';
import { type OrderBatchSubject, sumOf } from './runOnOrders.ts';

interface Props {
  subject: OrderBatchSubject;
  /** Fen; null while it is not known. */
  balance: number | null;
  /** Chosen orders that stay as they are. */
  left: number;
}

/** What will happen to the orders; before a payment, what it takes and what there is. */
export function BatchQuestion({ subject: { action, orders }, balance, left }: Props) {
  return (
    <Stack gap={12}>
      <p>{batchWords[action].question(orders.length)}</p>
      {left > 0 && (
        <Text as="p" tone="secondary">
          {batchText.left(left)}
        </Text>
      )}
      {action === 'pay' && <Payment sum={sumOf(orders)} balance={balance} />}
    </Stack>
  );
}

function Payment({ sum, balance }: { sum: number; balance: number | null }) {
  const short = balance === null ? 0 : sum - balance;
  return (
    <>
      <Panel as="div" small>
        <DescriptionList
          sums
          items={[
            { term: batchText.sum, value: <Price fen={sum} size="large" strong /> },
            balance !== null && { term: batchText.balance, value: <Price fen={balance} /> },
            balance !== null && short <= 0 && { term: batchText.balanceAfter, value: <Price fen={-short} /> },
          ]}
        />
      </Panel>
      {short > 0 && (
        <Message
          tone="warning"
          action={
            <LinkButton size="small" to={rechargePath({ amount: short })}>
              {batchText.recharge}
            </LinkButton>
          }
        >
          {batchText.short(formatMoney(short))}
        </Message>
      )}
    </>
  );
}
