import { useQuery } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { useFormFields, useProblems } from '../../../lib/useFields.ts';
import { Text } from '../../../ui/base/Text.tsx';
import { Button } from '../../../ui/buttons/Button.tsx';
import { columnsNamed } from '../../../ui/columns/column.ts';
import { type Column, Table } from '../../../ui/data/Table.tsx';
import { Message } from '../../../ui/feedback/Message.tsx';
import { Checkbox } from '../../../ui/inputs/Checkbox.tsx';
import { Input } from '../../../ui/inputs/Input.tsx';
import { Select } from '../../../ui/inputs/Select.tsx';
import { FieldNote, FormCard } from '../../../ui/layout/FormCard.tsx';
import { countRules } from '../areaRules.ts';
import { COURIER_PARTS, type CourierPart, type CourierProblems } from '../courierForm.rules.ts';
import type { CourierForm } from '../courierForm.ts';
import { ListCouriers } from '../sellerWarehouses.graphql.ts';
import styles from '../WarehouseEditor.module.css';
import { partNames, editorText as text, warehouseProblemText } from '../warehouseEditor.text.ts';
import type { CouriersEditor } from './couriersEditor.ts';

/** The couriers of a warehouse or template: what buyers pay, what it costs, and where they do not go or are free. */
export function CouriersCard({ editor, children }: { editor: CouriersEditor; children?: ReactNode }) {
  const { couriers } = useFormFields(editor, 'couriers');
  const problems = useProblems(editor);
  const { data, loading } = useQuery(ListCouriers, { context: { quiet: 'outages' } });
  const all = data?.couriers ?? [];
  const left = all.filter(({ id }) => !couriers.some(({ courierId }) => courierId === id));
  const problem = warehouseProblemText('couriers', problems.couriers);
  const nameOf = (id: number) => all.find((one) => one.id === id)?.name ?? text.unknownCourier(id);
  return (
    <FormCard title={text.couriers}>
      {children}
      <FieldNote hint={text.couriersHint} />
      {problem && <Message tone="danger">{problem}</Message>}
      <div className={styles.couriers}>
        <Table
          label={text.couriers}
          columns={courierColumns({ editor, problems, nameOf })}
          rows={couriers}
          rowKey={({ courierId }) => courierId}
          empty={<p className={styles.none}>{text.noCouriers}</p>}
        />
      </div>
      <Select
        search
        className={styles.short}
        aria-label={text.addCourier}
        placeholder={left.length === 0 && !loading ? text.allCouriers : text.addCourier}
        value={null}
        loading={loading}
        disabled={left.length === 0}
        options={left.map(({ id, name }) => ({ value: id, text: name }))}
        onChange={(courierId) => editor.send({ type: 'courier.add', courierId })}
      />
    </FormCard>
  );
}

interface Handlers {
  editor: CouriersEditor;
  problems: CourierProblems;
  nameOf: (courierId: number) => string;
}

const { courier, areas, enabled, actions } = text;
const names = { ...{ courier, areas, enabled, actions }, ...partNames };
const column = columnsNamed<CourierForm, keyof typeof names>(names);

/** A courier a row: its fees are written in the cells. */
function courierColumns(handlers: Handlers): Column<CourierForm>[] {
  const { editor, problems, nameOf } = handlers;
  return [
    column('courier', undefined, ({ courierId, enabled: isOn }) => (
      <Text tone={isOn ? undefined : 'secondary'}>{nameOf(courierId)}</Text>
    )),
    ...COURIER_PARTS.map((part) => feeColumn(part, handlers)),
    column('areas', 136, ({ courierId, areaRules }) => {
      const field = `courier ${courierId} areaRules` as const;
      return (
        <>
          <Button variant="text" onClick={() => editor.send({ type: 'areas.open', courierId })}>
            {text.rules(countRules(areaRules)) || text.noRules}
          </Button>
          <FieldNote error={warehouseProblemText(field, problems[field])} />
        </>
      );
    }),
    column(
      'enabled',
      64,
      ({ courierId, enabled: isOn }) => (
        <Checkbox
          label={<span className="sr-only">{text.enabledOf(nameOf(courierId))}</span>}
          checked={isOn}
          onChange={(checked) =>
            editor.send({ type: 'courier.edit', courierId, change: { enabled: checked } })
          }
        />
      ),
      { align: 'center' },
    ),
    column(
      'actions',
      72,
      ({ courierId }) => (
        <Button
          variant="quiet"
          aria-label={text.removeCourier(nameOf(courierId))}
          onClick={() => editor.send({ type: 'courier.remove', courierId })}
        >
          {text.remove}
        </Button>
      ),
      { align: 'right' },
    ),
  ];
}

function feeColumn(part: CourierPart, { editor, problems, nameOf }: Handlers): Column<CourierForm> {
  const isWeight = part === 'firstWeight' || part === 'stepWeight';
  const cell = (typed: CourierForm) => {
    const { courierId } = typed;
    const field = `courier ${courierId} ${part}` as const;
    const problem = warehouseProblemText(field, problems[field]);
    return (
      <>
        <Input
          aria-label={`${nameOf(courierId)}${partNames[part]}`}
          aria-invalid={problem !== null}
          className={styles.fee}
          inputMode="decimal"
          maxLength={10}
          before={isWeight ? null : '¥'}
          value={typed[part]}
          onChange={(value) => editor.send({ type: 'courier.edit', courierId, change: { [part]: value } })}
          autoComplete="off"
        />
        <FieldNote error={problem} />
      </>
    );
  };
  return column(part, isWeight ? 84 : 104, cell, { align: 'right' });
}
