import { useQuery } from '@apollo/client/react';
import { useSelector } from '@xstate/react';
import { blankSender, type SenderForm } from '../../fields/sender.ts';
import type { ConfirmAction } from '../../flows/confirmAction.ts';
import { ListSenders } from '../../graphql/senders.graphql.ts';
import { failureText } from '../../lib/fetchWithTimeout.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Table } from '../../ui/Table.tsx';
import styles from './SendersPage.module.css';
import { senderColumns } from './senderColumns.tsx';
import type { SenderEditor } from './senderEditor.machine.ts';
import { MAX_SENDERS, sendersText as text } from './senders.text.ts';

interface Props {
  editor: SenderEditor;
  removing: ConfirmAction<SenderForm>;
  makingDefault: ConfirmAction<SenderForm>;
}

/** The kept senders, and what can be done with each. */
export function SenderList({ editor, removing, makingDefault }: Props) {
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
      <header className={styles.head}>
        <div>
          <h1>{text.title}</h1>
          <p className={styles.hint}>{text.hint}</p>
        </div>
        {senders && senders.length > 0 && (
          <div className={styles.add}>
            <span>{full ? text.full : text.count(senders.length)}</span>
            <Button variant="primary" icon="plus" disabled={full} onClick={add}>
              {text.add}
            </Button>
          </div>
        )}
      </header>
      {query.error && !senders ? (
        <ErrorState message={failureText(query.error)} onRetry={() => void query.refetch()} />
      ) : (
        <Table
          label={text.list}
          columns={columns}
          rows={senders ?? []}
          rowKey={(sender) => sender.id}
          loading={query.loading && !senders}
          empty={
            <EmptyState
              illustration="map"
              title={text.none}
              hint={text.noneHint}
              action={
                <Button variant="primary" onClick={add}>
                  {text.add}
                </Button>
              }
            />
          }
        />
      )}
    </>
  );
}
