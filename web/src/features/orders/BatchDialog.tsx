import { useSelector } from '@xstate/react';
import { formatMoney } from '../../lib/money.ts';
import { isBusy, isFailed, isOpen } from '../../lib/selectors.ts';
import { useFields, useMatches } from '../../lib/useFields.ts';
import { RechargeLink } from '../../shop/RechargeLink.tsx';
import { Text } from '../../ui/base/Text.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { Price } from '../../ui/data/Price.tsx';
import { Message } from '../../ui/feedback/Message.tsx';
import { Progress } from '../../ui/feedback/Progress.tsx';
import { ResultList } from '../../ui/feedback/ResultList.tsx';
import { DescriptionList } from '../../ui/layout/DescriptionList.tsx';
import { Stack } from '../../ui/layout/Layout.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { useSession } from '../session/useSession.ts';
import { batchText, batchWords, outcomeText, summaryText } from './orderBatch.text.ts';
import {
  disputedOf,
  type OneOutcome,
  type OrderBatch,
  type OrderBatchSubject,
  sumOf,
} from './runOnOrders.ts';

interface Props {
  actor: OrderBatch;
  /** How many orders are chosen; with some of them it may not be possible. */
  chosen: number;
  /** The results were read. */
  onOver: () => void;
}

/** Asks before something is done to many orders, shows how far it is, and then what became of each. */
export function BatchDialog({ actor, chosen, onOver }: Props) {
  const balance = useSession().user?.balance ?? null;
  const open = useSelector(actor, isOpen);
  const busy = useSelector(actor, isBusy);
  const requestFailed = useSelector(actor, isFailed);
  const over = useMatches(actor, { resting: 'showingResults' });
  const canConfirm = useSelector(actor, (snapshot) => snapshot.can({ type: 'batch.confirm' }));
  const { subject, isStopping } = useFields(actor, 'subject', 'isStopping');
  const { queue, results } = useFields(actor, 'queue', 'results');
  if (!open || !subject) return null;
  const { action, orders } = subject;
  const words = batchWords[action];
  const close = () => {
    if (busy || requestFailed) return actor.send({ type: 'batch.stop' });
    actor.send({ type: 'batch.dismiss' });
    if (over) onOver();
  };
  return (
    <Dialog
      open
      title={words.title}
      width={520}
      sticky
      onClose={close}
      actions={
        over ? (
          <Button variant="primary" data-autofocus onClick={close}>
            {batchText.ok}
          </Button>
        ) : (
          <>
            <Button disabled={isStopping} onClick={close}>
              {requestFailed ? batchText.enough : busy ? batchText.stop : batchText.keep}
            </Button>
            <Button
              variant={action === 'cancel' ? 'danger' : 'primary'}
              loading={busy}
              disabled={!canConfirm && !busy}
              onClick={() => actor.send({ type: 'batch.confirm' })}
            >
              {requestFailed ? batchText.retry : words.accept(orders.length, sumOf(orders))}
            </Button>
          </>
        )
      }
    >
      {over ? (
        <BatchResult subject={subject} outcomes={results} />
      ) : busy || requestFailed ? (
        <Stack gap={12}>
          <Progress label={words.title} max={orders.length} value={results.length} />
          <p role="status">
            {isStopping ? batchText.stopping : batchText.progress(results.length, orders.length)}
          </p>
          {requestFailed && queue[0] && (
            <Message tone="warning">{batchText.requestFailed(queue[0].orderNo)}</Message>
          )}
        </Stack>
      ) : (
        <BatchQuestion subject={subject} balance={balance} left={chosen - orders.length} />
      )}
    </Dialog>
  );
}

interface QuestionProps {
  subject: OrderBatchSubject;
  /** Fen; null while it is not known. */
  balance: number | null;
  /** Chosen orders that stay as they are. */
  left: number;
}

/** What will happen to the orders; before a payment, what it takes and what there is. */
function BatchQuestion({ subject: { action, orders }, balance, left }: QuestionProps) {
  const disputed = disputedOf({ action, orders });
  return (
    <Stack gap={12}>
      <p>{batchWords[action].question(orders.length)}</p>
      {left > 0 && (
        <Text as="p" tone="secondary">
          {batchText.left(left)}
        </Text>
      )}
      {disputed.length > 0 && (
        <Message tone="warning">{batchText.afterSale(disputed.map(({ orderNo }) => orderNo))}</Message>
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
        <Message tone="warning" action={<RechargeLink amount={short}>{batchText.recharge}</RechargeLink>}>
          {batchText.short(formatMoney(short))}
        </Message>
      )}
    </>
  );
}

interface ResultProps {
  subject: OrderBatchSubject;
  /** What came of the first orders. */
  outcomes: readonly OneOutcome[];
}

/** What went and what did not, and why. */
function BatchResult({ subject: { action, orders }, outcomes }: ResultProps) {
  const undone = orders.length - outcomes.length;
  return (
    <Stack gap={12}>
      <Message tone={undone > 0 || !outcomes.every(isDone) ? 'warning' : 'success'}>
        {summaryText(outcomes, undone)}
      </Message>
      <ResultList
        label={batchText.results}
        results={orders.flatMap(({ id, orderNo: name }, at) => {
          const outcome = outcomes[at];
          return outcome ? [{ id, name, isDone: isDone(outcome), words: outcomeText(action, outcome) }] : [];
        })}
      />
    </Stack>
  );
}

function isDone({ kind }: OneOutcome): boolean {
  return kind !== 'refused' && kind !== 'unknown';
}
