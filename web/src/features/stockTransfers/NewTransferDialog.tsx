import { useQuery } from '@apollo/client/react';
import { FormDialog } from '../../flows/FormDialog.tsx';
import { paths } from '../../lib/paths.ts';
import { useFields, useTag } from '../../lib/useFields.ts';
import { LinkButton } from '../../ui/buttons/Button.tsx';
import { Message } from '../../ui/feedback/Message.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { Fields } from '../../ui/inputs/Fields.tsx';
import { Select } from '../../ui/inputs/Select.tsx';
import { TextField } from '../../ui/inputs/TextField.tsx';
import { ChosenLines } from './ChosenLines.tsx';
import { StockFinder } from './StockFinder.tsx';
import { ListTransferWarehouses } from './stockTransfers.graphql.ts';
import { newTransferText as text, transferProblemText } from './stockTransfers.text.ts';
import type { NewTransfer } from './transferFlows.ts';
import { MAX_LINES, type TransferForm, type TransferProblems } from './transferForm.ts';
import styles from './transfers.module.css';

/** Pieces of one warehouse are sent to another. */
export function NewTransferDialog({ actor }: { actor: NewTransfer }) {
  const { form, problems, refusal } = useFields(actor, 'form', 'problems', 'refusal');
  const busy = useTag(actor, 'busy');
  const edit = (change: Partial<TransferForm>) => actor.send({ type: 'form.edit', change });
  const { fromWarehouseId, lines } = form;
  return (
    <FormDialog
      actor={actor}
      title={text.title}
      width={680}
      texts={text}
      problem={refusal?.msg ?? transferProblemText(problems.form)}
      above={
        <Fields saving={busy}>
          <Warehouses form={form} problems={problems} onEdit={edit} />
          {fromWarehouseId !== null && lines.length < MAX_LINES && (
            <StockFinder
              key={fromWarehouseId}
              warehouseId={fromWarehouseId}
              chosen={lines}
              onAdd={(line) => edit({ lines: [...lines, line] })}
            />
          )}
        </Fields>
      }
    >
      <Fields saving={busy}>
        <ChosenLines
          lines={lines}
          problems={problems.lines ?? {}}
          onChange={(changed) => edit({ lines: changed })}
        />
        <TextField
          label={text.note}
          hint={text.noteHint}
          maxLength={100}
          value={form.note}
          onChange={(note) => edit({ note })}
        />
      </Fields>
    </FormDialog>
  );
}

interface WarehousesProps {
  form: TransferForm;
  problems: TransferProblems;
  onEdit: (change: Partial<TransferForm>) => void;
}

const ENDS = [
  { key: 'fromWarehouseId', label: text.from, problem: 'from' },
  { key: 'toWarehouseId', label: text.to, problem: 'to' },
] as const;

function Warehouses({ form, problems, onEdit }: WarehousesProps) {
  const { data, loading } = useQuery(ListTransferWarehouses, { context: { quiet: 'outages' } });
  const warehouses = data?.sellerWarehouses.list ?? [];
  if (data && warehouses.length < 2)
    return (
      <Message
        tone="warning"
        below={16}
        action={<LinkButton to={paths.sellerWarehouses}>{text.toWarehouses}</LinkButton>}
      >
        {text.oneWarehouse}
      </Message>
    );
  return (
    <div className={styles.pair}>
      {ENDS.map(({ key, label, problem }) => (
        <Field key={key} label={label} required error={transferProblemText(problems[problem])}>
          {(wiring) => (
            <Select<number>
              {...wiring}
              fluid
              aria-label={label}
              loading={loading}
              placeholder={text.choose}
              value={form[key]}
              options={warehouses.map(({ id, name }) => ({ value: id, text: name }))}
              onChange={(id) => onEdit({ [key]: id })}
            />
          )}
        </Field>
      ))}
    </div>
  );
}
