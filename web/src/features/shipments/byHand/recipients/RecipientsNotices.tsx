import { useSelector } from '@xstate/react';
import { Button } from '../../../../ui/Button.tsx';
import { Checkbox } from '../../../../ui/Checkbox.tsx';
import { Message } from '../../../../ui/Message.tsx';
import styles from '../../shared/wizard/notices.module.css';
import {
  selectContext,
  selectDuplicateNos,
  selectFreshQuote,
  selectQuoteBroken,
  selectRefusal,
  type Wizard,
} from '../flow/shipByHand.selectors.ts';
import { refusalText, shipText } from '../flow/shipByHand.text.ts';
import { recipientsText as text } from './recipientsStep.text.ts';

/** What concerns the list as a whole: a refused or lost quote, reminders, numbers that were ordered before. */
export function RecipientsNotices({ wizard }: { wizard: Wizard }) {
  const refusal = useSelector(wizard, selectRefusal);
  const broken = useSelector(wizard, selectQuoteBroken);
  const quote = useSelector(wizard, selectFreshQuote);
  const twins = useSelector(wizard, selectDuplicateNos);
  const { allowDuplicate } = useSelector(wizard, selectContext);
  const retry = (
    <Button size="small" onClick={() => wizard.send({ type: 'retry' })}>
      {shipText.retry}
    </Button>
  );
  return (
    <div className={styles.notices}>
      {refusal && (
        <Message tone="danger" action={retry}>
          {refusalText(refusal)}
        </Message>
      )}
      {broken && (
        <Message tone="danger" action={retry}>
          {text.quoteBroken}
        </Message>
      )}
      {quote?.problems.map((problem) => (
        <Message key={problem.msg} tone={problem.blocking ? 'danger' : 'warning'}>
          {problem.msg}
        </Message>
      ))}
      {(twins > 0 || allowDuplicate) && (
        <Message
          tone="warning"
          action={
            <Checkbox
              label={text.allowDuplicate}
              checked={allowDuplicate}
              onChange={(allow) => wizard.send({ type: 'duplicates.allow', allow })}
            />
          }
        >
          {allowDuplicate ? text.duplicatesAllowed : text.duplicates(twins)}
        </Message>
      )}
    </div>
  );
}
