import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { endingNames } from '../../fields/priceEnding.text.ts';
import { refusalText } from '../../fields/refusal.text.ts';
import { FormDialog } from '../../flows/FormDialog.tsx';
import { isBusy } from '../../lib/selectors.ts';
import { useFields } from '../../lib/useFields.ts';
import { Text } from '../../ui/base/Text.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { Fields } from '../../ui/inputs/Fields.tsx';
import { Segmented } from '../../ui/inputs/Segmented.tsx';
import { Select } from '../../ui/inputs/Select.tsx';
import { TextField } from '../../ui/inputs/TextField.tsx';
import { Row } from '../../ui/layout/Layout.tsx';
import { CategoryDialog } from './CategoryDialog.tsx';
import styles from './PutUpDialog.module.css';
import { PutUpGoodsTable } from './PutUpGoodsTable.tsx';
import { packageNames, packageText, problemTexts, putUpText as text } from './putUp.text.ts';
import type { ListingPlace, PlannedGoods } from './putUp.types.ts';
import type { PutUpGoods } from './putUpFlows.ts';
import { type PutUpForm, type PutUpProblem, putUpForm, withCategory, withoutCategory } from './putUpForm.ts';

const ENDINGS = Object.entries(endingNames).map(([value, name]) => ({
  ...{ value: value as PutUpForm['ending'], text: name },
}));

/** How goods are put up in a shop: prices, freight, and the category and title of each. */
export function PutUpDialog({ actor }: { actor: PutUpGoods }) {
  const { item, problems, refusal } = useFields(actor, 'item', 'problems', 'refusal');
  const problem = refusal ? refusalText(refusal) : wordsOf(problems.form);
  return (
    <FormDialog
      actor={actor}
      title={item ? titleOf(item.shop) : ''}
      width={1080}
      texts={item?.shop.id === null ? packageText : text}
      problem={problem}
    >
      {item && <PutUpFields actor={actor} item={item} />}
    </FormDialog>
  );
}

function PutUpFields({ actor, item }: { actor: PutUpGoods; item: PlannedGoods }) {
  const busy = useSelector(actor, isBusy);
  const isPacked = item.shop.id === null;
  const { isCatalogue } = item.plan;
  const { form, problems } = useFields(actor, 'form', 'problems');
  const [categorised, setCategorised] = useState<number | null>(null);
  const edit = (change: Partial<PutUpForm>) => actor.send({ type: 'form.edit', change });
  const row = item.plan.rows.find(({ goodId }) => goodId === categorised);
  return (
    <>
      {isPacked && (
        <Text as="p" tone="secondary" below={12}>
          {packageText.hint}
        </Text>
      )}
      {isCatalogue && (
        <Text as="p" tone="secondary" below={12}>
          {text.catalogueHint}
        </Text>
      )}
      <Fields saving={busy}>
        {form.isKept && (
          <Row gap={8} below={12}>
            <Text tone="secondary">{text.kept}</Text>
            <Button variant="text" onClick={() => edit(putUpForm(item))}>
              {text.fresh}
            </Button>
          </Row>
        )}
        <div className={styles.settings}>
          <TextField
            label={text.times}
            inputMode="decimal"
            className="num"
            value={form.times}
            error={wordsOf(problems.times)}
            onChange={(times) => edit({ times })}
          />
          <TextField
            label={text.plus}
            inputMode="decimal"
            className="num"
            value={form.plus}
            error={wordsOf(problems.plus)}
            onChange={(plus) => edit({ plus })}
          />
          <Field label={text.ending}>
            {(wiring) => (
              <Select
                {...wiring}
                fluid
                value={form.ending}
                options={ENDINGS}
                onChange={(ending) => edit({ ending })}
              />
            )}
          </Field>
          <TextField
            label={text.floor}
            inputMode="numeric"
            className="num"
            value={form.floor}
            error={wordsOf(problems.floor)}
            hint={text.floorHint}
            onChange={(floor) => edit({ floor })}
          />
          {!isPacked && !isCatalogue && (
            <>
              <Field label={text.freight} error={wordsOf(problems.freightId)}>
                {(wiring) => (
                  <Select
                    {...wiring}
                    fluid
                    value={form.freightId}
                    options={item.freights.map(({ id, name }) => ({ value: id, text: name }))}
                    onChange={(freightId) => edit({ freightId })}
                  />
                )}
              </Field>
              {item.plan.asksPhone && (
                <TextField
                  label={text.phone}
                  inputMode="tel"
                  className="num"
                  maxLength={20}
                  value={form.phone}
                  error={wordsOf(problems.phone)}
                  onChange={(phone) => edit({ phone })}
                />
              )}
              <Field label={text.way} hint={form.onSale ? text.onSaleHint : undefined}>
                {() => (
                  <Segmented
                    label={text.way}
                    value={form.onSale ? 'onSale' : 'draft'}
                    choices={[
                      { value: 'onSale', label: text.onSale },
                      { value: 'draft', label: text.draft },
                    ]}
                    onChange={(way) => edit({ onSale: way === 'onSale' })}
                  />
                )}
              </Field>
            </>
          )}
        </div>
        <PutUpGoodsTable
          item={item}
          form={form}
          problems={problems.goods ?? {}}
          onEdit={(goods) => edit({ goods })}
          onCategory={setCategorised}
        />
      </Fields>
      {row && item.shop.id !== null && (
        <CategoryDialog
          shopId={item.shop.id}
          name={row.goodName}
          category={form.goods[row.goodId]?.category ?? null}
          others={withoutCategory(form.goods, item.plan, row.goodId).length}
          onClose={() => setCategorised(null)}
          onChoose={(category, forOthers) => {
            edit({ goods: withCategory(form.goods, item.plan, row.goodId, category, forOthers) });
            setCategorised(null);
          }}
        />
      )}
    </>
  );
}

function titleOf(place: ListingPlace): string {
  return place.id === null ? packageText.title(packageNames[place.platform]) : text.title(place.shopName);
}

function wordsOf(problem: PutUpProblem | undefined): string | null {
  return problem ? problemTexts[problem] : null;
}
