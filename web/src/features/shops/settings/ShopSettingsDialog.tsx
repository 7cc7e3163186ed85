import { useSelector } from '@xstate/react';
import { FormDialog } from '../../../flows/FormDialog.tsx';
import { isBusy, isFailed } from '../../../lib/selectors.ts';
import { useFields } from '../../../lib/useFields.ts';
import { Checkbox } from '../../../ui/inputs/Checkbox.tsx';
import { Field } from '../../../ui/inputs/Field.tsx';
import { Fields } from '../../../ui/inputs/Fields.tsx';
import { Input } from '../../../ui/inputs/Input.tsx';
import { Segmented } from '../../../ui/inputs/Segmented.tsx';
import { Stack } from '../../../ui/layout/Layout.tsx';
import type { EditShopSettings } from './editShopSettings.ts';
import styles from './ShopSettingsDialog.module.css';
import { StockFields } from './StockFields.tsx';
import {
  chosenLimit,
  type Limit,
  PROPOSED,
  type SettingsProblems,
  type ShopSettingsForm,
} from './shopSettings.form.ts';
import { settingsProblemText, shopSettingsText as text } from './shopSettings.text.ts';
import { TagFields, UsualFields } from './TagFields.tsx';

/** What happens to a shop's orders by itself. */
export function ShopSettingsDialog({ actor }: { actor: EditShopSettings }) {
  const { item, refusal } = useFields(actor, 'item', 'refusal');
  const failed = useSelector(actor, isFailed);
  return (
    <FormDialog
      actor={actor}
      title={text.title(item?.shopName ?? '')}
      width={600}
      texts={{ save: text.save, cancel: text.cancel }}
      problem={failed ? text.failed : refusal && (refusal.msg || text.refused)}
    >
      <SettingsFields actor={actor} />
    </FormDialog>
  );
}

function SettingsFields({ actor }: { actor: EditShopSettings }) {
  const busy = useSelector(actor, isBusy);
  const { form, problems, item } = useFields(actor, 'form', 'problems', 'item');
  const edit = (change: Partial<ShopSettingsForm>) => actor.send({ type: 'form.edit', change });
  return (
    <Fields saving={busy}>
      <Checkbox label={text.autoSend} checked={form.autoSend} onChange={(autoSend) => edit({ autoSend })} />
      <p className={styles.hint}>{text.autoSendHint}</p>
      <Checkbox
        label={text.autoOrder}
        checked={form.autoOrder}
        onChange={(autoOrder) => edit({ autoOrder })}
      />
      <p className={styles.hint}>{text.autoOrderHint}</p>
      {form.autoOrder && (
        <div className={styles.limits}>
          <LimitField field="dayLimit" form={form} problems={problems} onEdit={edit} />
          <LimitField field="parcelLimit" form={form} problems={problems} onEdit={edit} />
        </div>
      )}
      {item?.takesStock && (
        <StockFields
          form={form}
          problems={problems}
          isErp={item.platform === 'JUSHUITAN'}
          takesPrices={item.takesPrices}
          onEdit={edit}
        />
      )}
      {item?.takesListings && (
        <>
          <Stack gap={8}>
            <Checkbox
              label={text.listingContent}
              checked={form.listingContent}
              onChange={(listingContent) => edit({ listingContent })}
            />
            <Checkbox
              label={text.listingPrice}
              checked={form.listingPrice}
              onChange={(listingPrice) => edit({ listingPrice })}
            />
          </Stack>
          <p className={styles.hint}>{text.listingHint}</p>
          {item.takesPrices && <p className={styles.hint}>{text.heldHint}</p>}
        </>
      )}
      <UsualFields form={form} onEdit={edit} />
      <TagFields form={form} problems={problems} onEdit={edit} />
    </Fields>
  );
}

interface Props {
  field: 'dayLimit' | 'parcelLimit';
  form: ShopSettingsForm;
  problems: SettingsProblems;
  onEdit: (change: Partial<ShopSettingsForm>) => void;
}

/** What ordering by itself may spend: an amount in yuan, or expressly no limit. */
function LimitField({ field, form, problems, onEdit }: Props) {
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
        <div className={styles.pair}>
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
