import { useFormFields, useProblems } from '../../../lib/useFields.ts';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { NumberInput } from '../../../ui/NumberInput.tsx';
import { platformNames } from '../../goods/goods.text.ts';
import { fieldMark } from '../focusField.ts';
import styles from '../GoodsEditor.module.css';
import { type GoodField, NUM_MAX } from '../goodForm.rules.ts';
import { type GoodForm, SHOP_PLATFORMS } from '../goodForm.ts';
import type { GoodsEditor } from '../goodsEditor.selectors.ts';
import { fieldNames, goodProblemText, editorText as text } from '../goodsEditor.text.ts';

/** How the goods may be ordered: pieces a parcel, shop platforms, as a gift. */
export function SaleCard({ editor }: { editor: GoodsEditor }) {
  const form = useFormFields(editor, 'unit', 'minNum', 'maxNum', 'platforms', 'isGift');
  const problems = useProblems(editor);
  const edit = (change: Partial<GoodForm>) => editor.send({ type: 'form.edit', change });
  const problemAt = (field: GoodField) => goodProblemText(field, problems[field]);
  return (
    <section className={styles.card} aria-labelledby="sale">
      <h2 id="sale">{text.sale}</h2>
      <fieldset className={styles.set} {...fieldMark('num')}>
        <legend>{fieldNames.num}</legend>
        <div className={styles.range}>
          <NumberInput
            label={text.minNum}
            min={1}
            max={NUM_MAX}
            unit={form.unit.trim()}
            value={form.minNum}
            onChange={(minNum) => edit({ minNum })}
          />
          {text.to}
          <NumberInput
            label={text.maxNum}
            min={1}
            max={NUM_MAX}
            unit={form.unit.trim()}
            value={form.maxNum}
            onChange={(maxNum) => edit({ maxNum })}
          />
        </div>
        <Problem words={problemAt('num')} />
      </fieldset>
      <fieldset className={styles.set} {...fieldMark('platforms')}>
        <legend>{fieldNames.platforms}</legend>
        <div className={styles.choices}>
          {SHOP_PLATFORMS.map((platform) => (
            <Checkbox
              key={platform}
              label={platformNames[platform]}
              checked={form.platforms.includes(platform)}
              onChange={(isIn) =>
                edit({
                  platforms: SHOP_PLATFORMS.filter((one) =>
                    one === platform ? isIn : form.platforms.includes(one),
                  ),
                })
              }
            />
          ))}
        </div>
        {problemAt('platforms') ? (
          <Problem words={problemAt('platforms')} />
        ) : (
          <p className={styles.hint}>{text.allPlatforms}</p>
        )}
      </fieldset>
      <div {...fieldMark('isGift')}>
        <Checkbox label={fieldNames.isGift} checked={form.isGift} onChange={(isGift) => edit({ isGift })} />
        <p className={styles.hint}>{text.isGiftHint}</p>
        <Problem words={problemAt('isGift')} />
      </div>
    </section>
  );
}

function Problem({ words }: { words: string | null }) {
  if (!words) return null;
  return (
    <p className={styles.problem} role="alert">
      {words}
    </p>
  );
}
