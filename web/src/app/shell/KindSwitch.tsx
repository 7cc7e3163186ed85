import { useId } from 'react';
import type { SearchKind } from '../../features/search/search.machine.ts';
import { kindNames, searchBoxText } from '../../features/search/searchBox.text.ts';
import styles from './KindSwitch.module.css';

const KINDS: readonly SearchKind[] = ['goods', 'warehouse'];

/** Goods or warehouses; arrow keys move within. */
export function KindSwitch({ kind, onChoose }: { kind: SearchKind; onChoose: (kind: SearchKind) => void }) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={searchBoxText.kind} className={styles.kinds}>
      {KINDS.map((one) => (
        <label key={one} className={styles.kind}>
          <input type="radio" name={name} checked={one === kind} onChange={() => onChoose(one)} />
          {kindNames[one]}
        </label>
      ))}
    </div>
  );
}
