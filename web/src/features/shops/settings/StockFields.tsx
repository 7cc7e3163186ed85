import { endingNames } from '../../../fields/priceEnding.text.ts';
import type { MarginAction, PriceEnding } from '../../../graphql/generated/graphql.ts';
import { Checkbox } from '../../../ui/inputs/Checkbox.tsx';
import { Field } from '../../../ui/inputs/Field.tsx';
import { Select } from '../../../ui/inputs/Select.tsx';
import { marginActionNames, marginRuleText } from '../shared/marginRule.text.ts';
import { NumberField } from '../shared/NumberField.tsx';
import styles from './ShopSettingsDialog.module.css';
import type { SettingsProblems, ShopSettingsForm } from './shopSettings.form.ts';
import { settingsProblemText, shopSettingsText as text } from './shopSettings.text.ts';

interface Props {
  /** An ERP keeps what its warehouses hold, and the quantity becomes that. */
  isErp: boolean;
  form: ShopSettingsForm;
  problems: SettingsProblems;
  takesPrices: boolean;
  onEdit: (change: Partial<ShopSettingsForm>) => void;
}

const ACTIONS = Object.entries(marginActionNames).map(([value, name]) => ({
  ...{ value: value as MarginAction, text: name },
}));
const ENDINGS = Object.entries(endingNames).map(([value, name]) => ({
  ...{ value: value as PriceEnding, text: name },
}));

/** Whether the stock of linked goods is kept, how much of it is for the shop, and what happens where too little is left. */
export function StockFields({ form, problems, isErp, takesPrices, onEdit }: Props) {
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
          <MarginFields {...{ form, problems, takesPrices, onEdit }} />
        </div>
      )}
    </>
  );
}

function MarginFields({ form, problems, takesPrices, onEdit }: Omit<Props, 'isErp'>) {
  const { marginAction: action } = form;
  return (
    <>
      <Field
        label={marginRuleText.action}
        hint={
          takesPrices ? marginRuleText.hints[action] : `${marginRuleText.hints[action]}；${text.noPrices}`
        }
      >
        {(wiring) => (
          <Select
            {...wiring}
            fluid
            value={action}
            options={ACTIONS.filter(({ value }) => takesPrices || value !== 'RAISE')}
            onChange={(marginAction) => onEdit({ marginAction })}
          />
        )}
      </Field>
      {action !== 'NONE' && (
        <NumberField
          {...{ label: marginRuleText.minMargin, hint: marginRuleText.minMarginHint, value: form.minMargin }}
          error={settingsProblemText(problems.minMargin)}
          onChange={(minMargin) => onEdit({ minMargin })}
        />
      )}
      {action === 'RAISE' && (
        <div className={styles.pair}>
          <Field label={text.ending} hint={text.endingHint}>
            {(wiring) => (
              <Select
                {...wiring}
                fluid
                value={form.ending}
                options={ENDINGS}
                onChange={(ending) => onEdit({ ending })}
              />
            )}
          </Field>
          <NumberField
            {...{ label: text.raiseLimit, hint: text.raiseLimitHint, value: form.raiseLimit }}
            error={settingsProblemText(problems.raiseLimit)}
            onChange={(raiseLimit) => onEdit({ raiseLimit })}
          />
        </div>
      )}
    </>
  );
}
