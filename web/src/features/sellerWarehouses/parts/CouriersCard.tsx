import { useQuery } from '@apollo/client/react';
import { useFormFields, useProblems } from '../../../lib/useFields.ts';
import { FieldNote, FormCard } from '../../../ui/FormCard.tsx';
import { Message } from '../../../ui/Message.tsx';
import { Select } from '../../../ui/Select.tsx';
import { Table } from '../../../ui/Table.tsx';
import { ListCouriers } from '../sellerWarehouses.graphql.ts';
import styles from '../WarehouseEditor.module.css';
import type { WarehouseEditor } from '../warehouseEditor.selectors.ts';
import { editorText as text, warehouseProblemText } from '../warehouseEditor.text.ts';
import { courierColumns } from './courierColumns.tsx';

/** The couriers of the warehouse: what buyers pay, what it costs, and where they do not go. */
export function CouriersCard({ editor }: { editor: WarehouseEditor }) {
  const { couriers } = useFormFields(editor, 'couriers');
  const problems = useProblems(editor);
  const { data, loading } = useQuery(ListCouriers, { context: { quiet: 'outages' } });
  const all = data?.couriers ?? [];
  const left = all.filter(({ id }) => !couriers.some(({ courierId }) => courierId === id));
  const problem = warehouseProblemText('couriers', problems.couriers);
  const nameOf = (id: number) => all.find((one) => one.id === id)?.name ?? text.unknownCourier(id);
  return (
    <FormCard title={text.couriers}>
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
