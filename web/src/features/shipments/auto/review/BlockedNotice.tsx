import { useSelector } from '@xstate/react';
import { Button } from '../../../../ui/Button.tsx';
import { Message } from '../../../../ui/Message.tsx';
import { type AutoWizard, selectBlocked, selectContext } from '../flow/shipAuto.selectors.ts';
import { batchReviewText as text } from '../flow/shipAuto.text.ts';

/** Rows that cannot be shipped: excluded at once, or fixed in an earlier step. */
export function BlockedNotice({ wizard }: { wizard: AutoWizard }) {
  const { quote, skipInvalid } = useSelector(wizard, selectContext);
  const { rows, parts, stuck } = useSelector(wizard, selectBlocked);
  if (!quote || rows + parts + stuck === 0) return null;
  const mend = (
    <>
      <Button size="small" onClick={() => wizard.send({ type: 'step.go', step: 'orders' })}>
        {text.toOrders}
      </Button>
      <Button size="small" onClick={() => wizard.send({ type: 'step.go', step: 'goods' })}>
        {text.toGoods}
      </Button>
    </>
  );
  if (quote.packageCount === 0) {
    return (
      <Message tone="danger" action={mend}>
        {text.allBlocked}
      </Message>
    );
  }
  if (stuck > 0) {
    return (
      <Message tone="danger" action={mend}>
        {text.stuck(stuck)}
      </Message>
    );
  }
  if (skipInvalid) {
    return (
      <Message
        tone="warning"
        action={
          <Button size="small" onClick={() => wizard.send({ type: 'invalid.skip', skip: false })}>
            {text.unskip}
          </Button>
        }
      >
        {text.skipped}
      </Message>
    );
  }
  const words = [rows > 0 && text.blocked(rows), parts > 0 && text.blockedParts(parts)];
  return (
    <Message
      tone="danger"
      action={
        <>
          {mend}
          <Button size="small" onClick={() => wizard.send({ type: 'invalid.skip', skip: true })}>
            {text.skip}
          </Button>
        </>
      }
    >
      {words.filter(Boolean).join('，')}
    </Message>
  );
}
