import type { ComponentProps } from 'react';
import { useFields, useMatches } from '../../lib/useFields.ts';
import { Text } from '../../ui/Text.tsx';
import styles from './PrintDialog.module.css';
import type { Printing } from './printing.selectors.ts';
import { outcomeText, printingText as text } from './printing.text.ts';
import type { LabelOutcome } from './printing.types.ts';

const TONES: Record<LabelOutcome['kind'], ComponentProps<typeof Text>['tone']> = {
  printed: 'success',
  failed: 'danger',
  ownOnly: 'danger',
  unknown: 'warning',
  unsent: 'secondary',
};

interface Props {
  printing: Printing;
  /** Only the parcels that the service did not print. */
  failedOnly?: boolean;
}

/** The parcels, and what came of each. */
export function PrintRows({ printing, failedOnly = false }: Props) {
  const { parcels, outcomes, failed } = useFields(printing, 'parcels', 'outcomes', 'failed');
  const showingResults = useMatches(printing, 'showingResults');
  const why = new Map(failed.map(({ packageId, msg }) => [packageId, msg]));
  const shown = failedOnly ? parcels.filter(({ id }) => why.has(id)) : parcels;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
    <ul className={styles.rows} aria-label={text.list} tabIndex={0}>
      {shown.map(({ id, packageNo, waybillNo }) => {
        const outcome = outcomes.get(id);
        const words =
          why.get(id) ?? (outcome ? outcomeText(outcome) : showingResults ? text.unsent : text.waiting);
        const tone = why.has(id) ? 'danger' : TONES[outcome?.kind ?? 'unsent'];
        return (
          <li key={id}>
            <span className="num">{packageNo}</span>
            <Text num tone="secondary">
              {waybillNo}
            </Text>
            <Text anywhere tone={tone}>
              {words}
            </Text>
          </li>
        );
      })}
    </ul>
  );
}
