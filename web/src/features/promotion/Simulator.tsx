import { useApolloClient } from '@apollo/client/react';
import { useActorRef } from '@xstate/react';
import { useMemo, useState } from 'react';
import { browserStorage } from '../../lib/storage.ts';
import { lastOf, lastSimulationStore } from './lastSimulation.ts';
import styles from './Simulator.module.css';
import { SimulatorFields } from './SimulatorFields.tsx';
import { SimulatorGood } from './SimulatorGood.tsx';
import { SimulatorResult } from './SimulatorResult.tsx';
import { simulatorLogic } from './simulator.actors.ts';
import { simulatorText as text } from './simulator.text.ts';

/** A parcel that is put together on the left, and its price on the right. */
export function Simulator({ account }: { account: string }) {
  const client = useApolloClient();
  const logic = useMemo(() => simulatorLogic(client), [client]);
  const store = useMemo(() => lastSimulationStore(browserStorage(), account), [account]);
  const [last] = useState(() => store.load());
  const actor = useActorRef(logic, { input: { last } }, ({ context: { good, form } }) => {
    if (good) store.save(lastOf(good.id, form));
  });
  return (
    <div className={styles.simulator}>
      <section className={styles.card} aria-labelledby="simulator">
        <h2 id="simulator">{text.parcel}</h2>
        <SimulatorGood actor={actor} />
        <SimulatorFields actor={actor} />
      </section>
      <SimulatorResult actor={actor} />
    </div>
  );
}
