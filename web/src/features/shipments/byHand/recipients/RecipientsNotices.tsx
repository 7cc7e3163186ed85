import { useSelector } from '@xstate/react';
import { refusalText } from '../../../../fields/refusal.text.ts';
import { selectRefusal } from '../../../../lib/selectors.ts';
import { useFields } from '../../../../lib/useFields.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Checkbox } from '../../../../ui/Checkbox.tsx';
import { Message } from '../../../../ui/Message.tsx';
import styles from '../../shared/wizard/notices.module.css';
import { wizardText } from '../../shared/wizard/wizard.text.ts';
import {
  isQuoteFailed,
  selectDuplicateNos,
  selectFreshQuote,
  type Wizard,
} from '../flow/shipByHand.selectors.ts';
import { recipientsText as text } from './recipientsStep.text.ts';

/** What concerns the list as a whole: a refused or lost quote, reminders, numbers that were ordered before. */
export function RecipientsNotices({ wizard }: { wizard: Wizard }) {
  const refusal = useSelector(wizard, selectRefusal);
  const failed = useSelector(wizard, isQuoteFailed);
  const quote = useSelector(wizard, selectFreshQuote);
  const twins = useSelector(wizard, selectDuplicateNos);
  const { allowDuplicate } = useFields(wizard, 'allowDuplicate');
  const retry = (
    <Button size="small" onClick={() => wizard.send({ type: 'retry' })}>
      {wizardText.retry}
    </Button>
  );
  return (
    <div className={styles.notices}>
      {refusal && (
        <Message tone="danger" action={retry}>
          {refusalText(refusal)}
        </Message>
      )}
      {failed && (
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
