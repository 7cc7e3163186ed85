import { useSelector } from '@xstate/react';
import { isBusy } from '../lib/selectors.ts';
import { Button } from '../ui/buttons/Button.tsx';
import type { Exporting } from './exporting.machine.ts';
import { exportsText as text } from './exports.text.ts';

interface Props {
  exporting: Exporting;
  goodIds: readonly number[];
  /** What the button says. */
  label?: string;
}

/** Pictures, texts and combinations of goods as a zip (素材包). */
export function MaterialsButton({ exporting, goodIds, label = text.materials }: Props) {
  const busy = useSelector(exporting, isBusy);
  return (
    <Button
      icon="download"
      loading={busy}
      disabled={goodIds.length === 0}
      onClick={() => exporting.send({ type: 'export.request', subject: { list: 'materials', goodIds } })}
    >
      {label}
    </Button>
  );
}
