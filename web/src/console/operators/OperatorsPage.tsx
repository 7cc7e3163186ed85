import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { ConfirmActionDialog } from '../../flows/ConfirmActionDialog.tsx';
import { useFlow } from '../../flows/useFlow.ts';
import { failureText } from '../../lib/fetchWithTimeout.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Table } from '../../ui/data/Table.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { useOperator } from '../consoleActors.ts';
import type { OperatorRowFragment } from '../graphql/generated/graphql.ts';
import { EditOperatorDialog } from './EditOperatorDialog.tsx';
import { editOperator, type GivenPassword } from './editOperator.ts';
import { operatorColumns } from './operatorColumns.tsx';
import { ListOperators } from './operators.graphql.ts';
import { stepQuestions, stepText, operatorsText as text } from './operators.text.ts';
import { PasswordDialog } from './PasswordDialog.tsx';
import { stepOperator } from './stepOperator.ts';

/** Who works at the console, and what they may do. */
export default function OperatorsPage() {
  const own = useOperator();
  const editing = useFlow(editOperator);
  const stepping = useFlow(stepOperator);
  const [given, setGiven] = useState<GivenPassword | null>(null);
  const { data, error, loading, refetch } = useQuery(ListOperators, { context: { quiet: true } });
  const edit = ({ id, name, displayName, roleIds, isEnabled }: OperatorRowFragment) =>
    editing.send({
      type: 'editor.open',
      item: { id, name, displayName, roleIds, isEnabled, onPassword: setGiven },
    });
  const add = () =>
    editing.send({
      type: 'editor.open',
      item: {
        ...{ id: null, name: '', displayName: '', roleIds: [] },
        isEnabled: true,
        onPassword: setGiven,
      },
    });
  const columns = operatorColumns({
    ownId: own.id,
    onEdit: edit,
    onStep: (operator, step) =>
      stepping.send({ type: 'action.ask', subject: { operator, step, onPassword: setGiven } }),
  });
  return (
    <>
      <PageHeader
        below={16}
        title={text.title}
        hint={text.hint}
        actions={
          <Button variant="primary" icon="plus" disabled={!data} onClick={add}>
            {text.add}
          </Button>
        }
      />
      {error && !data ? (
        <ErrorState message={failureText(error)} onRetry={() => void refetch()} />
      ) : (
        <Table
          wide
          label={text.list}
          columns={columns}
          rows={data?.operators ?? []}
          rowKey={({ id }) => id}
          loading={loading}
          empty={<EmptyState title={text.none} />}
        />
      )}
      <EditOperatorDialog actor={editing} roles={data?.roles.list ?? []} />
      <ConfirmActionDialog actor={stepping} texts={({ step }) => stepText(step)}>
        {({ operator, step }) => <p>{stepQuestions[step](operator.displayName)}</p>}
      </ConfirmActionDialog>
      <PasswordDialog given={given} onClose={() => setGiven(null)} />
    </>
  );
}
