import { useApolloClient } from '@apollo/client/react';
import { useActorRef } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { ConsentDialog } from './ConsentDialog.tsx';
import { consentPromptLogic } from './consentPrompt.actors.ts';

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
