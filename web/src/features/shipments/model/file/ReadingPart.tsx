import { useFields } from '../../../../lib/useFields.ts';
import { Button } from '../../../../ui/Button.tsx';
import paste from '../../shared/recipients/PasteArea.module.css';
import type { ModelWizard } from '../flow/shipModel.selectors.ts';
import { fileText as text } from '../flow/shipModel.text.ts';
import styles from './file.module.css';

/** How far the reading of the file has come. */
export function ReadingPart({ wizard }: { wizard: ModelWizard }) {
  const { file, progress } = useFields(wizard, 'file', 'progress');
  const { stage, share } = progress ?? { stage: 'loading', share: null };
  return (
    <div className={styles.zone}>
      <p>{file?.name}</p>
      <p className={paste.reading}>
        <progress {...(share === null ? {} : { value: share })} max={1} aria-label={text.stages[stage]} />
        <span role="status">{text.stages[stage]}</span>
        <Button size="small" onClick={() => wizard.send({ type: 'reading.cancel' })}>
          {text.cancel}
        </Button>
      </p>
    </div>
  );
}
