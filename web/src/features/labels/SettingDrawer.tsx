import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { isBusy, isOpen } from '../../lib/selectors.ts';
import { useFields } from '../../lib/useFields.ts';
import { Form } from '../../ui/inputs/Form.tsx';
import { DialogActions } from '../../ui/overlays/DialogActions.tsx';
import { Drawer } from '../../ui/overlays/Drawer.tsx';
import type { ComponentCheck } from './componentCheck.machine.ts';
import { LabelSheet } from './LabelSheet.tsx';
import type { PrintSettings } from './printSettings.actors.ts';
import { settingsText as text } from './printSettings.text.ts';
import { ReplaceDialog } from './ReplaceDialog.tsx';
import styles from './SettingDrawer.module.css';
import { SettingForm } from './SettingForm.tsx';

interface Props {
  actor: PrintSettings;
  check: ComponentCheck;
}

/** A setting, new or changed, beside the label that comes of it. */
export function SettingDrawer({ actor, check }: Props) {
  const open = useSelector(actor, isOpen);
  const saving = useSelector(actor, isBusy);
  const { isNew } = useFields(actor, 'isNew');
  const formId = useId();
  const close = () => actor.send({ type: 'editor.close' });
  return (
    <>
      <Drawer
        open={open}
        title={isNew ? text.add : text.change}
        width={840}
        sticky
        onClose={close}
        actions={
          <DialogActions
            other={{ label: text.cancel, disabled: saving, onClick: close }}
            main={{ label: text.save, form: formId, loading: saving }}
          />
        }
      >
        <div className={styles.sides}>
          <Form id={formId} onSubmit={() => actor.send({ type: 'draft.save' })}>
            <SettingForm actor={actor} check={check} />
          </Form>
          <LabelSheet actor={actor} />
        </div>
      </Drawer>
      <ReplaceDialog actor={actor} />
    </>
  );
}
