import { useQuery } from '@apollo/client/react';
import { useSelector } from '@xstate/react';
import { type ClipboardEvent, type KeyboardEvent, useMemo } from 'react';
import { cx } from '../../../ui/cx.ts';
import { Field } from '../../../ui/Field.tsx';
import { Input } from '../../../ui/Input.tsx';
import { Message } from '../../../ui/Message.tsx';
import { Select } from '../../../ui/Select.tsx';
import { ParcelFilterChoices } from '../parcels.graphql.ts';
import styles from './Filling.module.css';
import { FillCouriers } from './filling.graphql.ts';
import { problemText, fillText as text } from './filling.text.ts';
import { type FillRow, type FillSubject, isWrong, problemsOf } from './fillRows.ts';
import { type FillWaybills, selectContext } from './fillWaybills.selectors.ts';

/** The chosen parcels with a place for the number of each; Enter leads to the next one. */
export function FillGrid({ actor }: { actor: FillWaybills }) {
  const { parcels, rows, areRowsMissing } = useSelector(actor, selectContext);
  const problems = useMemo(() => problemsOf(rows), [rows]);
  const goods = useMemo(() => new Map(parcels.map((parcel) => [parcel.id, parcel])), [parcels]);
  const couriers = useCouriers(parcels);
  return (
    <>
      <p className={styles.words}>{text.words}</p>
      <Field label={text.courier} hint={text.courierHint} className={styles.courier}>
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
      <ol className={styles.grid} aria-label={text.list} onKeyDown={stepOn}>
        {rows.map((row) => {
          const problem = problems.get(row.row);
          const note = problem && isWrong(problem) ? problemText(problem) : null;
          return (
            <li key={row.row}>
              <Subject row={row} parcel={row.packageId === null ? undefined : goods.get(row.packageId)} />
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
                  <span className={styles.wrong} role="status">
                    {note}
                  </span>
                )}
              </span>
            </li>
          );
        })}
      </ol>
      {rows.length > 1 && <p className={styles.hint}>{text.paste}</p>}
      {areRowsMissing && <Message tone="warning">{text.areRowsMissing}</Message>}
    </>
  );
}

const ORDERED = 'ordered';

function Subject({ row, parcel }: { row: FillRow; parcel: FillSubject | undefined }) {
  return (
    <span className={styles.subject}>
      <span className="num">{row.packageNo}</span>
      {parcel && (
        <span className={cx(styles.hint, styles.line)} title={parcel.receiver}>
          {parcel.goodName} · {parcel.courierName} · {parcel.receiver}
        </span>
      )}
    </span>
  );
}

/** Those that the parcels' warehouse works with; all where they leave from several. */
function useCouriers(parcels: readonly FillSubject[]) {
  const [first, ...others] = new Set(parcels.map(({ warehouseId }) => warehouseId));
  const isOne = first !== undefined && others.length === 0;
  const options = { context: { quiet: 'outages' } };
  const own = useQuery(FillCouriers, { ...options, variables: { warehouseId: first ?? 0 }, skip: !isOne });
  const all = useQuery(ParcelFilterChoices, { ...options, skip: isOne });
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
