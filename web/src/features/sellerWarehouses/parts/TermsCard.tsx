import type { OutputMode } from '../../../graphql/generated/graphql.ts';
import { useFormFields } from '../../../lib/useFields.ts';
import { FieldSet, FormCard } from '../../../ui/FormCard.tsx';
import { Row } from '../../../ui/Layout.tsx';
import { PlatformChoices } from '../../goods/PlatformChoices.tsx';
import styles from '../WarehouseEditor.module.css';
import type { WarehouseEditor } from '../warehouseEditor.selectors.ts';
import { outputModeNames, editorText as text } from '../warehouseEditor.text.ts';
import type { WarehouseForm } from '../warehouseForm.ts';

const modes = Object.keys(outputModeNames) as OutputMode[];

/** For whose orders waybills are issued, and when. */
export function TermsCard({ editor }: { editor: WarehouseEditor }) {
  const { platforms, outputMode } = useFormFields(editor, 'platforms', 'outputMode');
  const edit = (change: Partial<WarehouseForm>) => editor.send({ type: 'form.edit', change });
  return (
    <FormCard title={text.terms}>
      <div className={styles.pair}>
        <FieldSet legend={text.platforms} hint={text.platformsHint}>
          <PlatformChoices value={platforms} onChange={(chosen) => edit({ platforms: chosen })} />
        </FieldSet>
        <FieldSet legend={text.outputMode}>
          {modes.map((mode) => (
            <Row key={mode} as="label" className={styles.radio}>
              <input
                type="radio"
                name="outputMode"
                checked={outputMode === mode}
                onChange={() => edit({ outputMode: mode })}
              />
              {outputModeNames[mode]}
            </Row>
          ))}
        </FieldSet>
      </div>
    </FormCard>
  );
}
