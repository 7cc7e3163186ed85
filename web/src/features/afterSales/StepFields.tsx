import { useQuery } from '@apollo/client/react';
import type { ReturnedGoods } from '../../graphql/generated/graphql.ts';
import { namedOptions } from '../../list/ListFilters.tsx';
import { ChoiceOrAny } from '../../ui/inputs/ChoiceOrAny.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { Segmented } from '../../ui/inputs/Segmented.tsx';
import { Select } from '../../ui/inputs/Select.tsx';
import { TextField } from '../../ui/inputs/TextField.tsx';
import { FieldSet } from '../../ui/layout/FormCard.tsx';
import { ListReturnCouriers, ListReturnWarehouses } from './afterSales.graphql.ts';
import { goodsNames, type OfferKind, offerNames, steppingText as text } from './afterSales.text.ts';
import type { StepSubject } from './takeStep.ts';

interface Props {
  subject: StepSubject;
  problem: string | null;
  edit: (change: Partial<StepSubject>) => void;
}

const GOODS = Object.entries(goodsNames).map(([value, label]) => ({ value: value as ReturnedGoods, label }));
const OFFERS = Object.entries(offerNames).map(([value, label]) => ({ value: value as OfferKind, label }));

/** What a supplier offers, with its amount where it has one. */
export function OfferFields({ subject, problem, edit }: Props) {
  const isPart = subject.offer === 'PART';
  // Goods that are back are not asked for again.
  const offers = subject.returnParcel ? OFFERS.filter(({ value }) => value !== 'RETURN_REFUND') : OFFERS;
  return (
    <>
      <FieldSet legend={text.offer}>
        <Segmented
          label={text.offer}
          value={subject.offer}
          choices={offers}
          onChange={(offer) => edit({ offer, yuan: '' })}
        />
      </FieldSet>
      {subject.offer !== 'RETURN_REFUND' && (
        <TextField
          required={isPart}
          label={isPart ? text.amount : text.freight}
          hint={isPart ? text.amountHint(subject.maxAmount) : text.freightHint}
          error={problem}
          inputMode="decimal"
          data-autofocus
          value={subject.yuan}
          onChange={(yuan) => edit({ yuan })}
        />
      )}
    </>
  );
}

/** To which of the supplier's warehouses goods are to be sent back. */
export function ReturnToField({ subject: { warehouseId }, edit }: Omit<Props, 'problem'>) {
  const { data } = useQuery(ListReturnWarehouses);
  return (
    <FieldSet legend={text.returnTo} hint={text.returnHint}>
      <ChoiceOrAny
        label={text.returnTo}
        any={text.sendingWarehouse}
        value={warehouseId}
        options={namedOptions(data?.sellerWarehouses.list) ?? []}
        onChange={(to) => edit({ warehouseId: to })}
      />
    </FieldSet>
  );
}

/** What became of goods that came back, and how they were sent on. */
export function GoodsFields({ subject, problem, edit }: Props) {
  return (
    <>
      <FieldSet legend={text.goods}>
        <Segmented
          label={text.goods}
          value={subject.goods}
          choices={GOODS}
          onChange={(goods) => edit({ goods })}
        />
      </FieldSet>
      {subject.goods === 'SENT_BACK' && (
        <SendBackFields subject={subject} problem={problem} edit={edit} label={text.sentBackNo} />
      )}
    </>
  );
}

/** By which courier and under which number goods are sent back. */
export function SendBackFields({
  subject,
  problem,
  edit,
  label = text.waybillNo,
}: Props & { label?: string }) {
  const { data } = useQuery(ListReturnCouriers);
  return (
    <>
      <Field label={text.courier} required error={problem === text.courierMissing ? problem : null}>
        {(wiring) => (
          <Select
            {...wiring}
            fluid
            placeholder={text.chooseCourier}
            value={subject.courierId}
            options={namedOptions(data?.couriers) ?? []}
            onChange={(courierId) => edit({ courierId })}
          />
        )}
      </Field>
      <TextField
        required
        label={label}
        error={problem === text.waybillMissing ? problem : null}
        maxLength={40}
        value={subject.waybillNo}
        onChange={(waybillNo) => edit({ waybillNo })}
      />
    </>
  );
}

const RESTOCKS = [
  { value: 'yes', label: goodsNames.RESTOCKED, restock: true },
  { value: 'no', label: goodsNames.UNSELLABLE, restock: false },
  { value: 'later', label: text.restockLater, restock: null },
] as const;

/** Whether goods that came back can be sold again, or that it is said later. */
export function RestockField({ subject, edit }: Omit<Props, 'problem'>) {
  const chosen = RESTOCKS.find(({ restock }) => restock === subject.restock) ?? RESTOCKS[0];
  return (
    <FieldSet legend={text.goods} hint={subject.restock === null ? text.restockLaterHint : undefined}>
      <Segmented
        label={text.goods}
        value={chosen.value}
        choices={RESTOCKS}
        onChange={(to) => edit({ restock: RESTOCKS.find(({ value }) => value === to)?.restock ?? null })}
      />
    </FieldSet>
  );
}
