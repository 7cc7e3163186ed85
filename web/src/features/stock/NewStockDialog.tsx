import { useQuery } from '@apollo/client/react';
import { useSelector } from '@xstate/react';
import { FormDialog } from '../../flows/FormDialog.tsx';
import { paths } from '../../lib/paths.ts';
import { isBusy, selectContext } from '../../lib/selectors.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Fields } from '../../ui/Fields.tsx';
import { Input } from '../../ui/Input.tsx';
import { Message } from '../../ui/Message.tsx';
import { Select } from '../../ui/Select.tsx';
import { GoodChoice } from './GoodChoice.tsx';
import type { NewStock } from './newStock.ts';
import type { NewStockForm } from './newStockForm.ts';
import styles from './StockEditor.module.css';
import { ListStockWarehouses } from './stock.graphql.ts';
import { newStockText as text } from './stock.text.ts';
import { stockProblemText } from './stockEditor.text.ts';

/** The stock of goods at a warehouse begins. */
export function NewStockDialog({ actor }: { actor: NewStock }) {
  const { form, problems, refusal } = useSelector(actor, selectContext);
  const busy = useSelector(actor, isBusy);
  const edit = (change: Partial<NewStockForm>) => actor.send({ type: 'form.edit', change });
  return (
    <FormDialog
      actor={actor}
      title={text.title}
      texts={text}
      problem={refusal?.msg ?? null}
      above={
        <Fields saving={busy}>
          <GoodChoice
            good={form.good}
            error={stockProblemText(problems.good) && text.goodHint}
            onChoose={(good) => edit({ good })}
          />
        </Fields>
      }
    >
      <Fields saving={busy}>
        <WarehouseField
          value={form.warehouseId}
          error={stockProblemText(problems.warehouse) && text.chooseWarehouse}
          onChange={(warehouseId) => edit({ warehouseId })}
        />
        <Field label={text.pieces} required error={stockProblemText(problems.pieces)}>
          {(wiring) => (
            <Input
              {...wiring}
              inputMode="numeric"
              autoComplete="off"
              after={<span className={styles.unit}>{text.unit}</span>}
              value={form.pieces}
              onChange={(pieces) => edit({ pieces })}
            />
          )}
        </Field>
        <Field label={text.warn} error={stockProblemText(problems.warn)} hint={text.warnHint}>
          {(wiring) => (
            <Input
              {...wiring}
              inputMode="numeric"
              autoComplete="off"
              after={<span className={styles.unit}>{text.unit}</span>}
              value={form.warn}
              onChange={(warn) => edit({ warn })}
            />
          )}
        </Field>
      </Fields>
    </FormDialog>
  );
}

interface WarehouseFieldProps {
  value: number | null;
  error: string | null;
  onChange: (id: number) => void;
}

function WarehouseField({ value, error, onChange }: WarehouseFieldProps) {
  const { data, loading } = useQuery(ListStockWarehouses, { context: { quiet: 'outages' } });
  const warehouses = data?.sellerWarehouses.list ?? [];
  if (data && warehouses.length === 0)
    return (
      <div className={styles.notice}>
        <Message
          tone="warning"
          action={<LinkButton to={paths.sellerWarehouses}>{text.toWarehouses}</LinkButton>}
        >
          {text.noWarehouse}
        </Message>
      </div>
    );
  return (
    <Field label={text.warehouse} required error={error}>
      {(wiring) => (
        <Select<number>
          {...wiring}
          fluid
          aria-label={text.warehouse}
          loading={loading}
          placeholder={text.chooseWarehouse}
          value={value}
          options={warehouses.map(({ id, name }) => ({ value: id, text: name }))}
          onChange={onChange}
        />
      )}
    </Field>
  );
}
