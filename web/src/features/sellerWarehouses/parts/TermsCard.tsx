import { useSelector } from '@xstate/react';
import type { OutputMode, Platform } from '../../../graphql/generated/graphql.ts';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { platformNames } from '../../goods/goods.text.ts';
import styles from '../WarehouseEditor.module.css';
import { selectForm, type WarehouseEditor } from '../warehouseEditor.selectors.ts';
import { outputModeNames, editorText as text } from '../warehouseEditor.text.ts';

const platforms = (Object.keys(platformNames) as Platform[]).filter((platform) => platform !== 'OTHER');
const modes = Object.keys(outputModeNames) as OutputMode[];

/** For whose orders waybills are issued, and when. */
export function TermsCard({ editor }: { editor: WarehouseEditor }) {
  const form = useSelector(editor, selectForm);
  const edit = (change: Partial<typeof form>) => editor.send({ type: 'form.edit', change });
  return (
    <section className={styles.card} aria-labelledby="terms">
      <h2 id="terms">{text.terms}</h2>
      <div className={styles.pair}>
        <fieldset className={styles.set}>
          <legend>{text.platforms}</legend>
          <div className={styles.choices}>
            {platforms.map((platform) => (
              <Checkbox
                key={platform}
                label={platformNames[platform]}
                checked={form.platforms.includes(platform)}
                onChange={(checked) =>
                  edit({
                    platforms: platforms.filter((each) =>
                      each === platform ? checked : form.platforms.includes(each),
                    ),
                  })
                }
              />
            ))}
          </div>
          <p className={styles.hint}>{text.platformsHint}</p>
        </fieldset>
        <fieldset className={styles.set}>
          <legend>{text.outputMode}</legend>
          {modes.map((mode) => (
            <label key={mode} className={styles.radio}>
              <input
                type="radio"
                name="outputMode"
                checked={form.outputMode === mode}
                onChange={() => edit({ outputMode: mode })}
              />
              {outputModeNames[mode]}
            </label>
          ))}
        </fieldset>
      </div>
    </section>
  );
}
