import { useSelector } from '@xstate/react';
import { FormDialog } from '../../../flows/FormDialog.tsx';
import { isBusy, isFailed } from '../../../lib/selectors.ts';
import { useFields } from '../../../lib/useFields.ts';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { Fields } from '../../../ui/Fields.tsx';
import type { EditShopSettings } from './editShopSettings.ts';
import { LimitField } from './LimitField.tsx';
import styles from './ShopSettingsDialog.module.css';
import type { ShopSettingsForm } from './shopSettings.form.ts';
import { shopSettingsText as text } from './shopSettings.text.ts';
import { TagFields } from './TagFields.tsx';
import { UsualFields } from './UsualFields.tsx';

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
  const { form, problems } = useFields(actor, 'form', 'problems');
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
      <UsualFields form={form} onEdit={edit} />
      <TagFields form={form} problems={problems} onEdit={edit} />
    </Fields>
  );
}
