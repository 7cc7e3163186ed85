import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { ConfirmActionDialog } from '../../flows/ConfirmActionDialog.tsx';
import { useFlow } from '../../flows/useFlow.ts';
import { failureText } from '../../lib/fetchWithTimeout.ts';
import { ChoiceFilters, ListFilters, namedOptions } from '../../list/ListFilters.tsx';
import { NoMatch } from '../../list/NoMatch.tsx';
import { useListQuery } from '../../list/useList.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Table } from '../../ui/data/Table.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { optionsOf } from '../../ui/inputs/ChoiceOrAny.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { useOperator } from '../consoleActors.ts';
import type { OperatorRowFragment } from '../graphql/generated/graphql.ts';
import { ListTools } from '../list/ListTools.tsx';
import { permissionText } from '../permissions.text.ts';
import { EditOperatorDialog } from './EditOperatorDialog.tsx';
import { editOperator, type GivenPassword } from './editOperator.ts';
import { operatorColumns } from './operatorColumns.tsx';
import { ListOperators } from './operators.graphql.ts';
import { statusNames, stepQuestions, stepText, operatorsText as text } from './operators.text.ts';
import { operatorsFilter, operatorsParams } from './operatorsQuery.ts';
import { PasswordDialog } from './PasswordDialog.tsx';
import { stepOperator } from './stepOperator.ts';

/** Who works at the console, and what they may do. */
export default function OperatorsPage() {
  const own = useOperator();
  const editing = useFlow(editOperator);
  const stepping = useFlow(stepOperator);
  const [given, setGiven] = useState<GivenPassword | null>(null);
  const list = useListQuery(operatorsParams);
  const filter = operatorsFilter(list.query);
  const {
    data,
    previousData = data,
    error,
    loading,
    refetch,
  } = useQuery(ListOperators, { variables: { operators: filter }, context: { quiet: true } });
  const roles = (data ?? previousData)?.roles.list ?? [];
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
          <Button variant="primary" icon="plus" disabled={roles.length === 0} onClick={add}>
            {text.add}
          </Button>
        }
      />
      <ListFilters
        list={list}
        text={{ label: text.filters, reset: text.reset }}
        end={<ListTools of={{ operators: filter }} />}
      >
        <ChoiceFilters
          list={list}
          text={text}
          options={{
            status: optionsOf(statusNames),
            role: namedOptions(roles),
            permission: optionsOf(permissionText),
          }}
        />
      </ListFilters>
      {error && !data ? (
        <ErrorState message={failureText(error)} onRetry={() => void refetch()} />
      ) : (
        <Table
          wide
          label={text.list}
          columns={columns}
          rows={data?.operators ?? []}
          rowKey={({ id }) => id}
          loading={loading && !data}
          empty={
            list.isNarrowed ? <NoMatch onReset={list.reset} text={text} /> : <EmptyState title={text.none} />
          }
        />
      )}
      <EditOperatorDialog actor={editing} roles={roles} />
      <ConfirmActionDialog actor={stepping} texts={({ step }) => stepText(step)}>
        {({ operator, step }) => <p>{stepQuestions[step](operator.displayName)}</p>}
      </ConfirmActionDialog>
      <PasswordDialog given={given} onClose={() => setGiven(null)} />
    </>
  );
}
