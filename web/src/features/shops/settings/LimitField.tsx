import { Field } from '../../../ui/Field.tsx';
import { Input } from '../../../ui/Input.tsx';
import { Segmented } from '../../../ui/Segmented.tsx';
import styles from './ShopSettingsDialog.module.css';
import {
  chosenLimit,
  type Limit,
  PROPOSED,
  type SettingsProblems,
  type ShopSettingsForm,
} from './shopSettings.form.ts';
import { settingsProblemText, shopSettingsText as text } from './shopSettings.text.ts';

interface Props {
  field: 'dayLimit' | 'parcelLimit';
  form: ShopSettingsForm;
  problems: SettingsProblems;
  onEdit: (change: Partial<ShopSettingsForm>) => void;
}

/** What ordering by itself may spend: an amount in yuan, or expressly no limit. */
export function LimitField({ field, form, problems, onEdit }: Props) {
  const limit = form[field];
  const proposed = PROPOSED[field];
  const set = (changed: Limit) =>
    onEdit(field === 'dayLimit' ? { dayLimit: changed } : { parcelLimit: changed });
  return (
    <Field
      label={text[field]}
      error={settingsProblemText(problems[field])}
      hint={limit.kind === 'none' ? text.noLimit : text.proposed(proposed)}
    >
      {(wiring) => (
        <div className={styles.limit}>
          <Segmented
            label={text[field]}
            value={limit.kind}
            choices={[
              { value: 'some', label: text.limited },
              { value: 'none', label: text.unlimited },
            ]}
            onChange={(kind) => set(chosenLimit(limit, kind, proposed))}
          />
          <Input
            {...wiring}
            className="num"
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            disabled={limit.kind !== 'some'}
            value={limit.kind === 'some' ? limit.yuan : ''}
            onChange={(yuan) => set({ kind: 'some', yuan })}
          />
        </div>
      )}
    </Field>
  );
}
