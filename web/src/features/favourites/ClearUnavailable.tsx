import { useApolloClient } from '@apollo/client/react';
import { useActorRef } from '@xstate/react';
import { ClearButton } from './ClearButton.tsx';
import { clearingLogic } from './clearing.actors.ts';

/** Removes all unavailable favourites and passes them to `onRemove`. */
export function ClearUnavailable({ onRemove }: { onRemove: (goodIds: readonly number[]) => void }) {
  const client = useApolloClient();
  const clearing = useActorRef(clearingLogic({ client, remove: onRemove }));
  return <ClearButton clearing={clearing} />;
}
