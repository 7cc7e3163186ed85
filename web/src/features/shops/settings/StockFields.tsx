import { Checkbox } from '../../../ui/inputs/Checkbox.tsx';
import { Field } from '../../../ui/inputs/Field.tsx';
import { Input } from '../../../ui/inputs/Input.tsx';
import styles from './ShopSettingsDialog.module.css';
import type { SettingsProblems, ShopSettingsForm } from './shopSettings.form.ts';
import { settingsProblemText, shopSettingsText as text } from './shopSettings.text.ts';

interface Props {
  /** An ERP keeps what its warehouses hold, and the quantity becomes that. */
  isErp: boolean;
  form: ShopSettingsForm;
  problems: SettingsProblems;
  onEdit: (change: Partial<ShopSettingsForm>) => void;
}

/** Whether the stock of linked goods is kept, and how much of it is for the shop. */
export function StockFields({ isErp, form, problems, onEdit }: Props) {
  return (
    <>
      <Checkbox
        label={text.stockSync}
        checked={form.stockSync}
        onChange={(stockSync) => onEdit({ stockSync })}
      />
      <p className={styles.hint}>{isErp ? text.erpStockHint : text.stockSyncHint}</p>
      {form.stockSync && (
        <div className={styles.limits}>
          <NumberField
            {...{ label: text.reserve, hint: text.reserveHint, value: form.reserve }}
            error={settingsProblemText(problems.reserve)}
            onChange={(reserve) => onEdit({ reserve })}
          />
          <NumberField
            {...{ label: text.share, hint: text.shareHint, value: form.share }}
            error={settingsProblemText(problems.share)}
            onChange={(share) => onEdit({ share })}
          />
        </div>
      )}
      {form.stockSync && (
        <Checkbox
          label={text.stopsLow}
          checked={form.stopsLow}
          onChange={(stopsLow) => onEdit({ stopsLow })}
        />
      )}
      {form.stockSync && <p className={styles.hint}>{text.stopsLowHint}</p>}
      {form.stockSync && form.stopsLow && (
        <div className={styles.limits}>
          <NumberField
            {...{ label: text.minMargin, hint: text.minMarginHint, value: form.minMargin }}
            error={settingsProblemText(problems.minMargin)}
            onChange={(minMargin) => onEdit({ minMargin })}
          />
        </div>
      )}
    </>
  );
}

interface NumberProps {
  label: string;
  hint: string;
  value: string;
  error: string | null;
  onChange: (typed: string) => void;
}

function NumberField({ label, hint, value, error, onChange }: NumberProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(wiring) => (
        <Input
          {...wiring}
          className="num"
          inputMode="numeric"
          autoComplete="off"
          maxLength={7}
          value={value}
          onChange={onChange}
        />
      )}
    </Field>
  );
}
