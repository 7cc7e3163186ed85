import { useApolloClient } from '@apollo/client/react';
import { useActorRef } from '@xstate/react';
import { useMemo, useState } from 'react';
import { browserStorage } from '../../lib/storage.ts';
import { useSession } from '../session/useSession.ts';
import { lastOf, lastSimulationStore } from './lastSimulation.ts';
import { SimulatorView } from './SimulatorView.tsx';
import { simulatorLogic } from './simulator.actors.ts';

/** What a member would pay for a parcel, and what the caller earns of it. */
export function SimulatorPart() {
  const { user } = useSession();
  return user && <Simulator key={user.uuid} account={user.uuid} />;
}

/** Begins with what was tried out last. */
function Simulator({ account }: { account: string }) {
  const client = useApolloClient();
  const logic = useMemo(() => simulatorLogic(client), [client]);
  const store = useMemo(() => lastSimulationStore(browserStorage(), account), [account]);
  const [last] = useState(() => store.load());
  const actor = useActorRef(logic, { input: { last } }, ({ context: { good, form } }) => {
    if (good) store.save(lastOf(good.id, form));
  });
  return <SimulatorView actor={actor} />;
}
