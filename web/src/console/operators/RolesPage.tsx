import { useQuery } from '@apollo/client/react';
import { ConfirmActionDialog } from '../../flows/ConfirmActionDialog.tsx';
import { useFlow } from '../../flows/useFlow.ts';
import { failureText } from '../../lib/fetchWithTimeout.ts';
import { given } from '../../lib/given.ts';
import { ChoiceFilters, ListFilters } from '../../list/ListFilters.tsx';
import { NoMatch } from '../../list/NoMatch.tsx';
import { useListQuery } from '../../list/useList.ts';
import { Tag } from '../../ui/base/Tag.tsx';
import { SecondLine, Text } from '../../ui/base/Text.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { columnsNamed } from '../../ui/columns/column.ts';
import { Table } from '../../ui/data/Table.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { optionsOf } from '../../ui/inputs/ChoiceOrAny.tsx';
import { Row } from '../../ui/layout/Layout.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import type { RoleRowFragment } from '../graphql/generated/graphql.ts';
import { ListTools } from '../list/ListTools.tsx';
import { permissionText } from '../permissions.text.ts';
import { EditRoleDialog } from './EditRoleDialog.tsx';
import { type EditedRole, editRole, removeRole } from './editRole.ts';
import { ListOperators } from './operators.graphql.ts';
import { roleColumns, rolesText as text } from './operators.text.ts';
import { rolesParams } from './operatorsQuery.ts';
import { groupedPermissions } from './permissionGroups.ts';

const ADMINISTRATOR = 'administrator';
const column = columnsNamed<RoleRowFragment, keyof typeof roleColumns>(roleColumns);

/** What roles permit, and who has them. */
export default function RolesPage() {
  const editing = useFlow(editRole);
  const removing = useFlow(removeRole);
  const list = useListQuery(rolesParams);
  const filter = given(list.query);
  const { data, error, loading, refetch } = useQuery(ListOperators, {
    variables: { roles: filter },
    context: { quiet: true },
  });
  const peopleOf = (roleId: number) =>
    (data?.operators ?? [])
      .filter(({ roleIds }) => roleIds.includes(roleId))
      .map(({ displayName }) => displayName);
  const edit = (item: EditedRole) => editing.send({ type: 'editor.open', item });
  const columns = [
    column('name', 168, ({ name, permissions, adjustCase, adjustDay }) => (
      <>
        {name}
        <SecondLine num>{text.count(permissions.length)}</SecondLine>
        {adjustDay > 0 && <SecondLine num>{text.limits(adjustCase, adjustDay)}</SecondLine>}
      </>
    )),
    column('permissions', undefined, ({ code, permissions }) =>
      code === ADMINISTRATOR ? <Text tone="secondary">{text.fixed}</Text> : <Permissions of={permissions} />,
    ),
    column('people', 200, ({ id }) => peopleOf(id).join('、') || <Text tone="secondary">{text.nobody}</Text>),
    column(
      'actions',
      144,
      ({ id, code, name, permissions, adjustCase, adjustDay, operators }) =>
        code !== ADMINISTRATOR && (
          <Row gap={4} justify="flex-end">
            {operators === 0 && (
              <Button
                variant="quiet"
                onClick={() => removing.send({ type: 'action.ask', subject: { id, name } })}
              >
                {text.remove}
              </Button>
            )}
            <Button variant="text" onClick={() => edit({ id, name, permissions, adjustCase, adjustDay })}>
              {text.edit}
            </Button>
          </Row>
        ),
      { align: 'right' },
    ),
  ];
  return (
    <>
      <PageHeader
        below={16}
        title={text.title}
        hint={text.hint}
        actions={
          <Button
            variant="primary"
            icon="plus"
            onClick={() => edit({ ...{ id: null, name: '', permissions: [] }, adjustCase: 0, adjustDay: 0 })}
          >
            {text.add}
          </Button>
        }
      />
      <ListFilters
        list={list}
        text={{ label: text.filters, reset: text.reset }}
        end={<ListTools of={{ roles: filter }} />}
      >
        <ChoiceFilters list={list} text={text} options={{ permission: optionsOf(permissionText) }} />
      </ListFilters>
      {error && !data ? (
        <ErrorState message={failureText(error)} onRetry={() => void refetch()} />
      ) : (
        <Table
          label={text.list}
          columns={columns}
          rows={data?.roles.list ?? []}
          rowKey={({ id }) => id}
          loading={loading && !data}
          empty={
            list.isNarrowed ? <NoMatch onReset={list.reset} text={text} /> : <EmptyState title={text.none} />
          }
        />
      )}
      <EditRoleDialog actor={editing} />
      <ConfirmActionDialog actor={removing} destructive texts={text.removeText}>
        {({ name }) => <p>{text.removeQuestion(name)}</p>}
      </ConfirmActionDialog>
    </>
  );
}

/** What a role permits, a line for each thing that it is about. */
function Permissions({ of: given }: { of: readonly string[] }) {
  return groupedPermissions(given).map(({ group, permissions }) => (
    <Row key={group} gap={8} wrap below={4}>
      <Tag>{group}</Tag>
      <Text small>{permissions.map((permission) => permissionText[permission]).join('；')}</Text>
    </Row>
  ));
}
