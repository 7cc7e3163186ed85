import { useSelector } from '@xstate/react';
import { refusalText } from '../../../../fields/refusal.text.ts';
import { useFields } from '../../../../lib/useFields.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Message } from '../../../../ui/Message.tsx';
import paste from '../../shared/recipients/PasteArea.module.css';
import { wizardText } from '../../shared/wizard/wizard.text.ts';
import { type ModelWizard, selectLocatedShare, selectLocating } from '../flow/shipModel.selectors.ts';
import { checkText as text } from '../flow/shipModel.text.ts';
import styles from './check.module.css';

/** How far the reading of regions has come, and what to do when it has stopped. */
export function LocatingBar({ wizard }: { wizard: ModelWizard }) {
  const locating = useSelector(wizard, selectLocating);
  const share = useSelector(wizard, selectLocatedShare);
  const { refusal } = useFields(wizard, 'refusal');
  const skip = (label: string) => (
    <Button size="small" onClick={() => wizard.send({ type: 'locating.skip' })}>
      {label}
    </Button>
  );
  if (locating === 'located') return null;
  return (
    <div className={styles.locating}>
      {locating === 'locating' ? (
        <p className={paste.reading}>
          <progress value={share} max={1} aria-label={text.locatingLabel} />
          <span className="num">{text.locating(share)}</span>
          {skip(text.skip)}
        </p>
      ) : (
        <Message
          tone="danger"
          action={
            <>
              <Button size="small" onClick={() => wizard.send({ type: 'retry' })}>
                {wizardText.retry}
              </Button>
              {skip(text.skipRest)}
            </>
          }
        >
          {refusal ? refusalText(refusal) : text.unlocated}
        </Message>
      )}
    </div>
  );
}
