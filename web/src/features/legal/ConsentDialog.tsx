import { useSelector } from '@xstate/react';
import { AskDialog } from '../../ui/AskDialog.tsx';
import {
  type ConsentAskActor,
  canAccept,
  isBroken,
  isBusy,
  isOpen,
  selectTexts,
} from './consentAsk.selectors.ts';
import { LegalLink } from './LegalLink.tsx';
import styles from './legal.module.css';
import { legalText, consentText as text } from './legal.text.ts';

/** Asks whether the person agrees to new versions; both answers are kept. */
export function ConsentDialog({ actor }: { actor: ConsentAskActor }) {
  const texts = useSelector(actor, selectTexts);
  return (
    <AskDialog
      open={useSelector(actor, isOpen)}
      words={text}
      busy={useSelector(actor, isBusy)}
      broken={useSelector(actor, isBroken)}
      acceptable={useSelector(actor, canAccept)}
      refused={null}
      sticky
      onAccept={() => actor.send({ type: 'consent.accept' })}
      onDismiss={() => actor.send({ type: 'consent.decline' })}
    >
      <p>{text.words}</p>
      <ul className={styles.asked}>
        {texts.map(({ id, kind, version }) => (
          <li key={id}>
            <LegalLink kind={kind} /> {legalText.versionOf(version)}
          </li>
        ))}
      </ul>
    </AskDialog>
  );
}
