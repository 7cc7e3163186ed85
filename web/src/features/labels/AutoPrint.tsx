import { useApolloClient } from '@apollo/client/react';
import { useActorRef } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import { autoPrintLogic } from './autoPrint.actors.ts';
import type { ListedParcel } from './autoPrint.rules.ts';
import { labelComponent } from './components/openComponent.ts';

/** Prints labels by itself while the list stands, as the settings say. Shows nothing but what it has done. */
export function AutoPrint({ parcels }: { parcels: readonly ListedParcel[] }) {
  const client = useApolloClient();
  const [component] = useState(labelComponent);
  const [input] = useState(() => ({ openedAt: Date.now() }));
  const actor = useActorRef(
    useMemo(() => autoPrintLogic(client, component), [client, component]),
    { input },
  );
  useEffect(() => () => component.close(), [component]);
  useEffect(
    function reportShownParcels() {
      actor.send({ type: 'list.shown', parcels });
    },
    [actor, parcels],
  );
  return null;
}
