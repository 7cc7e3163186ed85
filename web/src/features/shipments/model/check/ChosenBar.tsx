import { useSelector } from '@xstate/react';
import { useFields } from '../../../../lib/useFields.ts';
import { Button } from '../../../../ui/Button.tsx';
import type { ModelWizard } from '../flow/shipModel.selectors.ts';
import { checkText as text } from '../flow/shipModel.text.ts';
import styles from './check.module.css';

interface Props {
  wizard: ModelWizard;
  ids: readonly string[];
  onMove: (ids: readonly string[]) => void;
  onClear: () => void;
}

/** Rises when rows are chosen: how many, and what can be done with all of them. */
export function ChosenBar({ wizard, ids, onMove, onClear }: Props) {
  const { rows } = useFields(wizard, 'rows');
  const canLocate = useSelector(wizard, (snapshot) => snapshot.can({ type: 'rows.locate', ids }));
  if (ids.length === 0) return null;
  const chosen = new Set(ids);
  const allOut = rows.every(({ id, excluded }) => excluded || !chosen.has(id));
  return (
    <div role="toolbar" aria-label={text.chosen(ids.length)} className={styles.chosen}>
      <span role="status">{text.chosen(ids.length)}</span>
      <Button size="small" onClick={() => onMove(ids)}>
        {text.setRegion}
      </Button>
      <Button size="small" disabled={!canLocate} onClick={() => wizard.send({ type: 'rows.locate', ids })}>
        {text.locate}
      </Button>
      <Button size="small" onClick={() => wizard.send({ type: 'rows.exclude', ids, excluded: !allOut })}>
        {allOut ? text.include : text.exclude}
      </Button>
      <Button size="small" variant="text" onClick={onClear}>
        {text.clear}
      </Button>
    </div>
  );
}
