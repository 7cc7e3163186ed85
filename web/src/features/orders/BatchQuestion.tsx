import { formatMoney } from '../../lib/money.ts';
import { rechargePath } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { DescriptionList } from '../../ui/DescriptionList.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Message } from '../../ui/Message.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Price } from '../../ui/Price.tsx';
import { Text } from '../../ui/Text.tsx';
import { type BatchAction, type BatchSubject, sumOf } from './batchActions.machine.ts';
import { batchText, batchWords } from './batchActions.text.ts';

interface Props {
  action: BatchAction;
  subjects: readonly BatchSubject[];
  /** Fen; null while it is not known. */
  balance: number | null;
  /** Chosen orders that stay as they are. */
  left: number;
}

/** What will happen to the orders; before a payment, what it takes and what there is. */
export function BatchQuestion({ action, subjects, balance, left }: Props) {
  return (
    <Stack gap={12}>
      <p>{batchWords[action].question(subjects.length)}</p>
      {left > 0 && (
        <Text as="p" tone="secondary">
          {batchText.left(left)}
        </Text>
      )}
      {action === 'pay' && <Payment sum={sumOf(subjects)} balance={balance} />}
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
