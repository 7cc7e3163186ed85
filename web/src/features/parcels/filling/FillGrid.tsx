import { useQuery } from '@apollo/client/react';
import { type ClipboardEvent, type KeyboardEvent, useMemo } from 'react';
import { useFields } from '../../../lib/useFields.ts';
import { SecondLine, Text } from '../../../ui/base/Text.tsx';
import { RowList } from '../../../ui/data/RowList.tsx';
import { Message } from '../../../ui/feedback/Message.tsx';
import { Field } from '../../../ui/inputs/Field.tsx';
import { Input } from '../../../ui/inputs/Input.tsx';
import { Select } from '../../../ui/inputs/Select.tsx';
import { ListFillCouriers, LoadParcelFilters } from '../parcels.graphql.ts';
import styles from './Filling.module.css';
import { problemText, fillText as text } from './filling.text.ts';
import { type FillRow, type FillSubject, isWrong, problemsOf } from './fillRows.ts';
import type { FillWaybills } from './fillWaybills.machine.ts';

/** The chosen parcels with a place for the number of each; Enter leads to the next one. */
export function FillGrid({ actor }: { actor: FillWaybills }) {
  const { parcels, rows, areRowsMissing } = useFields(actor, 'parcels', 'rows', 'areRowsMissing');
  const problems = useMemo(() => problemsOf(rows), [rows]);
  const goods = useMemo(() => new Map(parcels.map((parcel) => [parcel.id, parcel])), [parcels]);
  const couriers = useCouriers(parcels);
  return (
    <>
      <Text as="p" tone="secondary" below={12}>
        {text.words}
      </Text>
      <Field label={text.courier} hint={text.courierHint} className={styles.choice}>
        {(wiring) => (
          <Select
            {...wiring}
            aria-label={text.courier}
            value={rows[0]?.courier || ORDERED}
            options={[{ value: ORDERED, text: text.asOrdered }, ...couriers]}
            onChange={(courier) =>
              actor.send({ type: 'courier.choose', courier: courier === ORDERED ? '' : courier })
            }
          />
        )}
      </Field>
      <RowList as="ol" label={text.list} columns="minmax(0, 1fr) 260px" height="48vh" onKeyDown={stepOn}>
        {rows.map((row) => {
          const problem = problems.get(row.row);
          const note = problem && isWrong(problem) ? problemText(problem) : null;
          return (
            <li key={row.row}>
              <Subject row={row} parcel={row.parcelId === null ? undefined : goods.get(row.parcelId)} />
              <span>
                <Input
                  aria-label={text.numberOf(row.packageNo)}
                  aria-invalid={note !== null}
                  placeholder={text.numberHint}
                  autoComplete="off"
                  spellCheck={false}
                  maxLength={60}
                  value={row.waybillNo}
                  {...(row === rows[0] ? { 'data-autofocus': true } : {})}
                  onChange={(waybillNo) => actor.send({ type: 'number.edit', row: row.row, waybillNo })}
                  onPaste={(event: ClipboardEvent) => {
                    const words = event.clipboardData.getData('text');
                    if (!/\n./.test(words.trim())) return;
                    event.preventDefault();
                    actor.send({ type: 'numbers.paste', row: row.row, text: words });
                  }}
                />
                {note && (
                  <SecondLine tone="danger" role="status">
                    {note}
                  </SecondLine>
                )}
              </span>
            </li>
          );
        })}
      </RowList>
      {rows.length > 1 && <SecondLine as="p">{text.paste}</SecondLine>}
      {areRowsMissing && <Message tone="warning">{text.areRowsMissing}</Message>}
    </>
  );
}

const ORDERED = 'ordered';

function Subject({ row, parcel }: { row: FillRow; parcel: FillSubject | undefined }) {
  return (
    <div>
      <span className="num">{row.packageNo}</span>
      {parcel && (
        <SecondLine cut="ellipsis" title={parcel.receiver}>
          {parcel.goodName} · {parcel.courierName} · {parcel.receiver}
        </SecondLine>
      )}
    </div>
  );
}

/** Those that the parcels' warehouse works with; all where they leave from several. */
function useCouriers(parcels: readonly FillSubject[]) {
  const [first, ...others] = new Set(parcels.map(({ warehouseId }) => warehouseId));
  const isOne = first !== undefined && others.length === 0;
  const options = { context: { quiet: 'outages' } };
  const own = useQuery(ListFillCouriers, {
    ...options,
    variables: { warehouseId: first ?? 0 },
    skip: !isOne,
  });
  const all = useQuery(LoadParcelFilters, { ...options, skip: isOne });
  const names = isOne
    ? (own.data?.warehouse.couriers ?? []).filter(({ enabled }) => enabled).map(({ courier }) => courier.name)
    : (all.data?.couriers ?? []).map(({ name }) => name);
  return names.map((name) => ({ value: name, text: name }));
}

/** A scanner ends what it types with Enter: the next place is in focus then. */
function stepOn(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  event.preventDefault();
  const places = [...event.currentTarget.querySelectorAll('input')];
  places[places.indexOf(event.target as HTMLInputElement) + 1]?.focus();
}
