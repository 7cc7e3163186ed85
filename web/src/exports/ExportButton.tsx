import { useSelector } from '@xstate/react';
import { isBusy } from '../lib/selectors.ts';
import { useFields } from '../lib/useFields.ts';
import { Button } from '../ui/buttons/Button.tsx';
import { Segmented } from '../ui/inputs/Segmented.tsx';
import {
  type ExportForm,
  type Exporting,
  type ExportSubject,
  selectBusySubject,
} from './exporting.machine.ts';
import styles from './exports.module.css';
import { exportsText, formatChoices } from './exports.text.ts';

interface Props {
  exporting: Exporting;
  /** The list as it is narrowed on the page. */
  subject: Exclude<ExportSubject, { list: 'parcelsOf' }>;
  /** There is no row to export. */
  disabled: boolean;
  /** What the button says. */
  label?: string;
  /** What the file may be. */
  choices?: readonly { value: ExportForm; label: string }[];
}

/** The list of the page as a file, in the format that is chosen beside. */
export function ExportButton({
  exporting,
  subject,
  disabled,
  label = exportsText.export,
  choices = formatChoices,
}: Props) {
  const { format } = useFields(exporting, 'format');
  const busy = useSelector(exporting, isBusy);
  const isOwn = useSelector(exporting, selectBusySubject)?.list === subject.list;
  return (
    <span className={styles.bar}>
      <Segmented
        label={exportsText.format}
        value={format}
        choices={choices}
        onChange={(chosen) => exporting.send({ type: 'format.choose', format: chosen })}
      />
      <Button
        icon="download"
        loading={isOwn}
        disabled={disabled || (busy && !isOwn)}
        onClick={() => exporting.send({ type: 'export.request', subject })}
      >
        {label}
      </Button>
      <span role="status" className="sr-only">
        {busy && exportsText.exporting}
      </span>
    </span>
  );
}
