import { useQuery } from '@apollo/client/react';
import { FormDialog } from '../../../flows/FormDialog.tsx';
import { useFields, useTag } from '../../../lib/useFields.ts';
import { Text } from '../../../ui/base/Text.tsx';
import { Checkbox } from '../../../ui/inputs/Checkbox.tsx';
import { optionsOf } from '../../../ui/inputs/ChoiceOrAny.tsx';
import { Field } from '../../../ui/inputs/Field.tsx';
import { Fields } from '../../../ui/inputs/Fields.tsx';
import { PasswordInput } from '../../../ui/inputs/PasswordInput.tsx';
import { Select } from '../../../ui/inputs/Select.tsx';
import { TextField } from '../../../ui/inputs/TextField.tsx';
import styles from './Accounts.module.css';
import type { EditAccount } from './accountFlows.ts';
import type { AccountForm } from './accountForm.ts';
import { ListAccountPlaces } from './accounts.graphql.ts';
import { payTypeNames, receiverNames, accountEditorText as text } from './accounts.text.ts';

// An ERP shows its receivers in plain, so no account of its own issues for them.
const RECEIVERS = optionsOf(receiverNames).filter(
  ({ value }) => value !== 'JUSHUITAN' && value !== 'ALI_1688',
);
const PAY_TYPES = optionsOf(payTypeNames);
const MORE = ['customerName', 'code', 'checkMan', 'expType', 'tbNet'] as const;
const MAX_TEXT = 100;
const MAX_SECRET = 200;

/** An account at a courier, new or changed. */
export function AccountDialog({ editor }: { editor: EditAccount }) {
  const { item, refusal } = useFields(editor, 'item', 'refusal');
  if (!item) return null;
  return (
    <FormDialog
      actor={editor}
      title={item.id === null ? text.create : text.change}
      width={640}
      texts={text}
      problem={refusal?.msg ?? null}
    >
      <AccountFields editor={editor} />
    </FormDialog>
  );
}

function AccountFields({ editor }: { editor: EditAccount }) {
  const busy = useTag(editor, 'busy');
  const { item, form, problems } = useFields(editor, 'item', 'form', 'problems');
  const edit = (change: Partial<AccountForm>) => editor.send({ type: 'form.edit', change });
  const secret = (label: string, field: 'customerKey' | 'customerSecret', isKept = false, hint?: string) => (
    <Field label={label} hint={hint}>
      {(wiring) => (
        <PasswordInput
          {...wiring}
          autoComplete="new-password"
          maxLength={MAX_SECRET}
          placeholder={isKept ? text.kept : undefined}
          value={form[field]}
          onChange={(value) => edit({ [field]: value })}
        />
      )}
    </Field>
  );
  return (
    <Fields saving={busy}>
      <div className={styles.pairs}>
        <PlaceFields form={form} problem={problems.courierId} onChange={edit} />
        <TextField
          required
          label={text.customerCode}
          hint={text.customerCodeHint}
          error={problems.customerCode}
          maxLength={MAX_TEXT}
          value={form.customerCode}
          onChange={(customerCode) => edit({ customerCode })}
        />
        {secret(text.key, 'customerKey', item?.hasKey)}
        <TextField label={text.net} maxLength={MAX_TEXT} value={form.net} onChange={(net) => edit({ net })} />
        {secret(text.secret, 'customerSecret', item?.hasSecret, text.secretHint)}
      </div>
      <details className={styles.more} open={MORE.some((field) => form[field] !== '')}>
        <summary>{text.more}</summary>
        <div className={styles.pairs}>
          {MORE.map((field) => (
            <TextField
              key={field}
              label={text[field]}
              maxLength={MAX_TEXT}
              value={form[field]}
              onChange={(value) => edit({ [field]: value })}
            />
          ))}
        </div>
      </details>
      <div>
        <Checkbox
          label={text.fallsBack}
          checked={form.fallsBack}
          onChange={(fallsBack) => edit({ fallsBack })}
        />
        <Text as="p" tone="secondary" small above={4}>
          {text.fallsBackHint}
        </Text>
      </div>
    </Fields>
  );
}

interface PlaceProps {
  form: AccountForm;
  problem: string | undefined;
  onChange: (change: Partial<AccountForm>) => void;
}

/** What the account is for, and who pays. */
function PlaceFields({ form, problem, onChange }: PlaceProps) {
  const { data, loading } = useQuery(ListAccountPlaces, { context: { quiet: 'outages' } });
  const named = (rows: readonly { id: number; name: string }[] = []) =>
    rows.map(({ id, name }) => ({ value: id, text: name }));
  return (
    <>
      <Field required label={text.courier} error={problem}>
        {(wiring) => (
          <Select
            {...wiring}
            fluid
            aria-label={text.courier}
            loading={loading}
            value={form.courierId ?? 0}
            options={[{ value: 0, text: text.chooseCourier }, ...named(data?.couriers)]}
            onChange={(chosen) => onChange({ courierId: chosen || null })}
          />
        )}
      </Field>
      <Field label={text.warehouse}>
        {(wiring) => (
          <Select
            {...wiring}
            fluid
            aria-label={text.warehouse}
            loading={loading}
            value={form.warehouseId ?? 0}
            options={[{ value: 0, text: text.everyWarehouse }, ...named(data?.sellerWarehouses.list)]}
            onChange={(chosen) => onChange({ warehouseId: chosen || null })}
          />
        )}
      </Field>
      <Field label={text.receivers} hint={text.receiversHint}>
        {(wiring) => (
          <Select
            {...wiring}
            fluid
            aria-label={text.receivers}
            value={form.platform}
            options={RECEIVERS}
            onChange={(platform) => onChange({ platform })}
          />
        )}
      </Field>
      <Field label={text.payType}>
        {(wiring) => (
          <Select
            {...wiring}
            fluid
            aria-label={text.payType}
            value={form.payType}
            options={PAY_TYPES}
            onChange={(payType) => onChange({ payType })}
          />
        )}
      </Field>
    </>
  );
}
