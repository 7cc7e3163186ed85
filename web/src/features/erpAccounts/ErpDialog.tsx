import { useQuery } from '@apollo/client/react';
import { FormDialog } from '../../flows/FormDialog.tsx';
import { useFields, useTag } from '../../lib/useFields.ts';
import { Field } from '../../ui/inputs/Field.tsx';
import { Fields } from '../../ui/inputs/Fields.tsx';
import { Input } from '../../ui/inputs/Input.tsx';
import { PasswordInput } from '../../ui/inputs/PasswordInput.tsx';
import { TextField } from '../../ui/inputs/TextField.tsx';
import { Grow, Row } from '../../ui/layout/Layout.tsx';
import styles from './ErpDialog.module.css';
import { ListErpWarehouses } from './erpAccounts.graphql.ts';
import { editorText as text } from './erpAccounts.text.ts';
import type { EditErp } from './erpFlows.ts';
import type { ErpForm } from './erpForm.ts';

const MAX = { sid: 64, appKey: 64, shopNo: 20, appSecret: 200, warehouseNo: 40 };

/** An account at an ERP, new or changed. */
export function ErpDialog({ editor }: { editor: EditErp }) {
  const { item, refusal } = useFields(editor, 'item', 'refusal');
  if (!item) return null;
  return (
    <FormDialog
      actor={editor}
      title={item.id === null ? text.create : text.change}
      width={560}
      texts={text}
      problem={refusal?.msg ?? null}
    >
      <ErpFields editor={editor} isNew={item.id === null} />
    </FormDialog>
  );
}

function ErpFields({ editor, isNew }: { editor: EditErp; isNew: boolean }) {
  const busy = useTag(editor, 'busy');
  const { form, problems } = useFields(editor, 'form', 'problems');
  const edit = (change: Partial<ErpForm>) => editor.send({ type: 'form.edit', change });
  const line = (field: 'sid' | 'appKey' | 'shopNo', hint?: string) => (
    <TextField
      required
      label={text[field]}
      hint={hint}
      error={problems[field]}
      maxLength={MAX[field]}
      spellCheck={false}
      value={form[field]}
      onChange={(value) => edit({ [field]: value })}
    />
  );
  return (
    <Fields saving={busy}>
      {line('sid', text.sidHint)}
      {line('appKey')}
      <Field required={isNew} label={text.appSecret} error={problems.appSecret}>
        {(wiring) => (
          <PasswordInput
            {...wiring}
            autoComplete="new-password"
            maxLength={MAX.appSecret}
            placeholder={isNew ? undefined : text.kept}
            value={form.appSecret}
            onChange={(appSecret) => edit({ appSecret })}
          />
        )}
      </Field>
      {line('shopNo', text.shopNoHint)}
      <Field required label={text.warehouses} hint={text.warehousesHint} error={problems.warehouses}>
        {() => <WarehouseNos form={form} onChange={edit} />}
      </Field>
    </Fields>
  );
}

/** The number of each own warehouse in the ERP. */
function WarehouseNos({ form, onChange }: { form: ErpForm; onChange: (change: Partial<ErpForm>) => void }) {
  const { data } = useQuery(ListErpWarehouses, { context: { quiet: 'outages' } });
  return data?.sellerWarehouses.list.map(({ id, name }) => (
    <Row key={id} gap={12} below={8}>
      <Grow>{name}</Grow>
      <div className={styles.no}>
        <Input
          aria-label={text.warehouseNo(name)}
          autoComplete="off"
          spellCheck={false}
          maxLength={MAX.warehouseNo}
          value={form.warehouseNos[id] ?? ''}
          onChange={(no) => onChange({ warehouseNos: { ...form.warehouseNos, [id]: no } })}
        />
      </div>
    </Row>
  ));
}
