import { useApolloClient } from '@apollo/client/react';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import type { ActorRefFrom } from 'xstate';
import { isBusy, isFailed, isOpen } from '../../lib/selectors.ts';
import { useFields } from '../../lib/useFields.ts';
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog.tsx';
import { consentPromptLogic } from './consentPrompt.actors.ts';
import type { consentPromptMachine } from './consentPrompt.machine.ts';
import { LegalLink } from './LegalLink.tsx';
import styles from './legal.module.css';
import { legalText, consentText as text } from './legal.text.ts';

interface Props {
  /** About what was declined too. */
  again?: boolean;
  onDone?: () => void;
}

/** Asks whoever is signed in about new versions, where there are any; to be mounted when that is to happen. */
export default function ConsentPrompt({ again = false, onDone }: Props) {
  const client = useApolloClient();
  const actor = useActorRef(useMemo(() => consentPromptLogic(client, again), [client, again]));
  useEffect(
    function reportEnd() {
      const subscription = actor.subscribe({ complete: () => onDone?.() });
      return () => subscription.unsubscribe();
    },
    [actor, onDone],
  );
  return <ConsentDialog actor={actor} />;
}

/** Asks whether the person agrees to new versions; both answers are kept. */
export function ConsentDialog({ actor }: { actor: ActorRefFrom<typeof consentPromptMachine> }) {
  const { texts } = useFields(actor, 'texts');
  return (
    <ConfirmDialog
      open={useSelector(actor, isOpen)}
      texts={text}
      busy={useSelector(actor, isBusy)}
      failed={useSelector(actor, isFailed)}
      canConfirm={useSelector(actor, (snapshot) => snapshot.can({ type: 'consent.accept' }))}
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
