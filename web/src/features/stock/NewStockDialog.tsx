import { useQuery } from '@apollo/client/react';
import { GoodLine, GoodsFinder } from '../../fields/GoodsFinder.tsx';
import { FormDialog } from '../../flows/FormDialog.tsx';
import { paths } from '../../lib/paths.ts';
import { useFields, useTag } from '../../lib/useFields.ts';
import { SecondLine } from '../../ui/base/Text.tsx';
import { Button, LinkButton } from '../../ui/buttons/Button.tsx';
import { Message } from '../../ui/feedback/Message.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { Fields } from '../../ui/inputs/Fields.tsx';
import { Select } from '../../ui/inputs/Select.tsx';
import { TextField } from '../../ui/inputs/TextField.tsx';
import { ListStockGoods, ListStockWarehouses, LoadStockSkus } from './stock.graphql.ts';
import { stockProblemText, newStockText as text } from './stock.text.ts';
import type { NewStock } from './stockFlows.ts';
import type { ChosenGood, NewStockForm } from './stockForm.ts';

const PIECES = [
  { key: 'pieces', required: true, hint: null },
  { key: 'safety', required: false, hint: text.safetyHint },
  { key: 'warn', required: false, hint: text.warnHint },
] as const;

/** The stock of goods at a warehouse begins. */
export function NewStockDialog({ actor }: { actor: NewStock }) {
  const { form, problems, refusal } = useFields(actor, 'form', 'problems', 'refusal');
  const busy = useTag(actor, 'busy');
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
            onChoose={(good) => edit({ good, skuId: null })}
          />
        </Fields>
      }
    >
      <Fields saving={busy}>
        {form.good && form.good.skuCount > 1 && (
          <SkuField
            goodId={form.good.id}
            value={form.skuId}
            error={stockProblemText(problems.sku) && text.chooseSku}
            onChange={(skuId) => edit({ skuId })}
          />
        )}
        <WarehouseField
          value={form.warehouseId}
          error={stockProblemText(problems.warehouse) && text.chooseWarehouse}
          onChange={(warehouseId) => edit({ warehouseId })}
        />
        {PIECES.map(({ key, required, hint }) => (
          <TextField
            key={key}
            label={text[key]}
            required={required}
            error={stockProblemText(problems[key])}
            hint={hint}
            inputMode="numeric"
            after={text.unit}
            value={form[key]}
            onChange={(typed) => edit({ [key]: typed })}
          />
        ))}
      </Fields>
    </FormDialog>
  );
}

interface GoodProps {
  good: ChosenGood | null;
  error: string | null;
  onChoose: (good: ChosenGood | null) => void;
}

/** One of the own goods, found by a part of its name or number. */
function GoodChoice({ good, error, onChoose }: GoodProps) {
  const words = ({ name, goodsNo, skuCount }: Pick<ChosenGood, 'name' | 'goodsNo' | 'skuCount'>) => (
    <span>
      {name}
      <SecondLine>
        {[goodsNo, skuCount > 1 && text.skuCount(skuCount)].filter(Boolean).join(' · ')}
      </SecondLine>
    </span>
  );
  if (!good)
    return (
      <GoodsFinder
        autofocus
        {...{ document: ListStockGoods, text, error }}
        pick={({ sellerGoods }) => sellerGoods}
        onChoose={({ id, name, goodsNo, pic, skuCount }) => onChoose({ id, name, goodsNo, pic, skuCount })}
      >
        {(found) => words(found)}
      </GoodsFinder>
    );
  return (
    <Field label={text.good} required>
      {({ id }) => (
        <GoodLine pic={good.pic}>
          {words(good)}
          <Button aria-describedby={id} onClick={() => onChoose(null)}>
            {text.change}
          </Button>
        </GoodLine>
      )}
    </Field>
  );
}

interface SkuProps {
  goodId: number;
  value: number | null;
  error: string | null;
  onChange: (id: number) => void;
}

/** One of the combinations of the goods, found by its values or its merchant code. */
function SkuField({ goodId, value, error, onChange }: SkuProps) {
  const { data, loading } = useQuery(LoadStockSkus, { variables: { goodId }, context: { quiet: 'outages' } });
  return (
    <Field label={text.sku} required error={error}>
      {(wiring) => (
        <Select<number>
          {...wiring}
          fluid
          search
          aria-label={text.sku}
          loading={loading}
          placeholder={text.chooseSku}
          value={value}
          options={(data?.sellerGood.skus ?? []).map(({ id, skuNo, name, merchantCode }) => ({
            value: id,
            text: [name || skuNo, merchantCode].filter(Boolean).join(' · '),
          }))}
          onChange={onChange}
        />
      )}
    </Field>
  );
}

interface WarehouseProps {
  value: number | null;
  error: string | null;
  onChange: (id: number) => void;
}

function WarehouseField({ value, error, onChange }: WarehouseProps) {
  const { data, loading } = useQuery(ListStockWarehouses, { context: { quiet: 'outages' } });
  const warehouses = data?.sellerWarehouses.list ?? [];
  if (data && warehouses.length === 0)
    return (
      <Message
        tone="warning"
        below={16}
        action={<LinkButton to={paths.sellerWarehouses}>{text.toWarehouses}</LinkButton>}
      >
        {text.noWarehouse}
      </Message>
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
