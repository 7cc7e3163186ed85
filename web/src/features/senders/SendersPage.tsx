import { useQuery } from '@apollo/client/react';
import { useSelector } from '@xstate/react';
import { blankSender, type SenderForm } from '../../fields/sender.ts';
import type { ConfirmAction } from '../../flows/confirmAction.ts';
import { useFlow } from '../../flows/useFlow.ts';
import { ListSenders } from '../../graphql/senders.graphql.ts';
import { failureText } from '../../lib/fetchWithTimeout.ts';
import { Text } from '../../ui/base/Text.tsx';
import { usePageTitle } from '../../ui/base/usePageTitle.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Table } from '../../ui/data/Table.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { hasScope, useScopes } from '../session/useSession.ts';
import { RemoveSenderDialog, SenderDialog } from './SenderDialog.tsx';
import { makeDefaultSender, removeSender } from './senderActions.ts';
import { senderColumns } from './senderColumns.tsx';
import { senderEditorLogic } from './senderEditor.actors.ts';
import type { SenderEditor } from './senderEditor.machine.ts';
import { MAX_SENDERS, sendersText as text } from './senders.text.ts';

/** The account's senders: who stands on the labels of its parcels. */
export default function SendersPage() {
  usePageTitle(text.title);
  const editor = useFlow(senderEditorLogic);
  const removing = useFlow(removeSender);
  const makingDefault = useFlow(makeDefaultSender);
  const mayChange = hasScope(useScopes(), 'orders:write');
  return (
    <>
      <SenderList {...{ editor, removing, makingDefault, mayChange }} />
      <SenderDialog editor={editor} />
      <RemoveSenderDialog actor={removing} />
    </>
  );
}

interface Props {
  editor: SenderEditor;
  removing: ConfirmAction<SenderForm>;
  makingDefault: ConfirmAction<SenderForm>;
  /** A member may only look. */
  mayChange: boolean;
}

/** The kept senders, and what can be done with each. */
export function SenderList({ editor, removing, makingDefault, mayChange }: Props) {
  const defaultToBe = useSelector(makingDefault, ({ context }) => context.subject?.id ?? null);
  const query = useQuery(ListSenders, { fetchPolicy: 'cache-and-network', context: { quiet: true } });
  const senders = query.data?.senders;
  const full = senders !== undefined && senders.length >= MAX_SENDERS;

  const open = (form: SenderForm, staysDefault: boolean) =>
    editor.send({ type: 'editor.open', form, staysDefault });
  const add = () => {
    const first = senders?.length === 0;
    open({ ...blankSender, isDefault: first }, first);
  };
  const columns = senderColumns({
    onEdit: (form) => open(form, form.isDefault),
    onRemove: (sender) => removing.send({ type: 'action.ask', subject: sender }),
    onMakeDefault: (sender) => makingDefault.send({ type: 'action.run', subject: sender }),
    defaultToBe,
  });
  return (
    <>
      <PageHeader
        title={text.title}
        hint={text.hint}
        below={16}
        actions={
          mayChange &&
          senders &&
          senders.length > 0 && (
            <>
              <Text tone="secondary">{full ? text.full : text.count(senders.length)}</Text>
              <Button variant="primary" icon="plus" disabled={full} onClick={add}>
                {text.add}
              </Button>
            </>
          )
        }
      />
      {query.error && !senders ? (
        <ErrorState message={failureText(query.error)} onRetry={() => void query.refetch()} />
      ) : (
        <Table
          label={text.list}
          columns={columns.filter(({ key }) => mayChange || key !== 'actions')}
          rows={senders ?? []}
          rowKey={(sender) => sender.id}
          loading={query.loading && !senders}
          empty={
            <EmptyState
              illustration="map"
              title={text.none}
              {...(mayChange && {
                hint: text.noneHint,
                action: (
                  <Button variant="primary" onClick={add}>
                    {text.add}
                  </Button>
                ),
              })}
            />
          }
        />
      )}
    </>
  );
}
