import styles from './Simulator.module.css';
import { SimulatorFields } from './SimulatorFields.tsx';
import { SimulatorGood } from './SimulatorGood.tsx';
import { SimulatorResult } from './SimulatorResult.tsx';
import type { Simulator } from './simulator.selectors.ts';
import { simulatorText as text } from './simulator.text.ts';

/** A parcel that is put together on the left, and its price on the right. */
export function SimulatorView({ actor }: { actor: Simulator }) {
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
