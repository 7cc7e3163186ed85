import { useSelector } from '@xstate/react';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import {
  type ConsentPromptActor,
  canAccept,
  hasRequestFailed,
  isBusy,
  isOpen,
  selectTexts,
} from './consentPrompt.selectors.ts';
import { LegalLink } from './LegalLink.tsx';
import styles from './legal.module.css';
import { legalText, consentText as text } from './legal.text.ts';

/** Asks whether the person agrees to new versions; both answers are kept. */
export function ConsentDialog({ actor }: { actor: ConsentPromptActor }) {
  const texts = useSelector(actor, selectTexts);
  return (
    <ConfirmDialog
      open={useSelector(actor, isOpen)}
      texts={text}
      busy={useSelector(actor, isBusy)}
      failed={useSelector(actor, hasRequestFailed)}
      canConfirm={useSelector(actor, canAccept)}
      refusalText={null}
      sticky
      onConfirm={() => actor.send({ type: 'consent.accept' })}
      onClose={() => actor.send({ type: 'consent.decline' })}
    >
      <p>{text.words}</p>
      <ul className={styles.asked}>
        {texts.map(({ id, kind, version }) => (
          <li key={id}>
            <LegalLink kind={kind} /> {legalText.versionOf(version)}
          </li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}
