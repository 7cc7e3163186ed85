import { useSelector } from '@xstate/react';
import { type FormEvent, useId } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Fields } from '../../../ui/Fields.tsx';
import { Message } from '../../../ui/Message.tsx';
import { LimitField } from './LimitField.tsx';
import styles from './ShopSettingsDialog.module.css';
import type { ShopSettingsForm } from './shopSettings.form.ts';
import { isBroken, isBusy, isOpen, type ShopSettings, selectContext } from './shopSettings.selectors.ts';
import { settingsProblemText, shopSettingsText as text } from './shopSettings.text.ts';
import { TagFields } from './TagFields.tsx';
import { UsualFields } from './UsualFields.tsx';

/** What happens to a shop's orders by itself. */
export function ShopSettingsDialog({ actor }: { actor: ShopSettings }) {
  const open = useSelector(actor, isOpen);
  const busy = useSelector(actor, isBusy);
  const { shopName } = useSelector(actor, selectContext);
  const formId = useId();
  const close = () => actor.send({ type: 'settings.close' });
  return (
    <Dialog
      open={open}
      title={text.title(shopName)}
      width={600}
      sticky
      onClose={close}
      actions={
        <>
          <Button disabled={busy} onClick={close}>
            {text.cancel}
          </Button>
          <Button type="submit" form={formId} variant="primary" loading={busy}>
            {text.save}
          </Button>
        </>
      }
    >
      <SettingsForm actor={actor} id={formId} />
    </Dialog>
  );
}

function SettingsForm({ actor, id }: { actor: ShopSettings; id: string }) {
  const busy = useSelector(actor, isBusy);
  const broken = useSelector(actor, isBroken);
  const { form, problems } = useSelector(actor, selectContext);
  const edit = (change: Partial<ShopSettingsForm>) => actor.send({ type: 'form.edit', change });
  const save = (event: FormEvent) => {
    event.preventDefault();
    actor.send({ type: 'form.save' });
  };
  const formProblem = broken ? text.unsaved : settingsProblemText(problems.form);
  return (
    <form id={id} onSubmit={save} noValidate>
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
      {formProblem && <Message tone="danger">{formProblem}</Message>}
    </form>
  );
}
