import { useQuery } from '@apollo/client/react';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { ConfirmActionDialog } from '../../../flows/ConfirmActionDialog.tsx';
import type { ConfirmAction } from '../../../flows/confirmAction.ts';
import { useFlow } from '../../../flows/useFlow.ts';
import { failureText } from '../../../lib/fetchWithTimeout.ts';
import { Text } from '../../../ui/base/Text.tsx';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Table } from '../../../ui/data/Table.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { Message } from '../../../ui/feedback/Message.tsx';
import { Grow, Row } from '../../../ui/layout/Layout.tsx';
import { AccountDialog } from './AccountDialog.tsx';
import { accountColumns } from './accountColumns.tsx';
import {
  type AccountSubject,
  editAccount,
  removeAccount,
  switchAccount,
  type Tested,
  testAccount,
} from './accountFlows.ts';
import { editedAccount, newAccount } from './accountForm.ts';
import { ListWaybillAccounts } from './accounts.graphql.ts';
import { accountRemovalText, accountsText as text } from './accounts.text.ts';

/** A supplier's own accounts at couriers, and how each does. */
export function AccountsTab() {
  const query = useQuery(ListWaybillAccounts, { fetchPolicy: 'cache-and-network', context: { quiet: true } });
  const accounts = query.data?.waybillAccounts;
  const [tested, setTested] = useState<Tested | null>(null);
  const [build] = useState(() => testAccount(setTested));
  const testing = useFlow(build);
  const editor = useFlow(editAccount);
  const removing = useFlow(removeAccount);
  const switching = useFlow(switchAccount);
  const inTest = useSelector(testing, (snapshot) =>
    snapshot.hasTag('busy') ? (snapshot.context.subject?.id ?? null) : null,
  );
  const columns = accountColumns({
    testing: inTest,
    onTest: (subject) => {
      setTested(null);
      testing.send({ type: 'action.run', subject });
    },
    onEdit: (account) => editor.send({ type: 'editor.open', item: editedAccount(account) }),
    onSwitch: (subject) => switching.send({ type: 'action.run', subject }),
    onRemove: (subject) => removing.send({ type: 'action.ask', subject }),
  });
  const add = (
    <Button
      variant="primary"
      {...(accounts?.length ? { icon: 'plus' as const } : {})}
      onClick={() => editor.send({ type: 'editor.open', item: newAccount })}
    >
      {text.add}
    </Button>
  );
  return (
    <>
      <Row gap={24} below={16}>
        <Grow>
          <Text as="p" tone="secondary">
            {text.hint}
          </Text>
        </Grow>
        {accounts?.length ? add : null}
      </Row>
      {tested && (
        <Message below={16} tone={tested.tone}>
          {tested.words}
        </Message>
      )}
      {query.error && !accounts ? (
        <ErrorState message={failureText(query.error)} onRetry={() => void query.refetch()} />
      ) : (
        <Table
          label={text.list}
          columns={columns}
          rows={accounts ?? []}
          rowKey={({ id }) => id}
          loading={query.loading && !accounts}
          empty={<EmptyState title={text.none} hint={text.noneHint} action={add} />}
        />
      )}
      <AccountDialog editor={editor} />
      <RemoveAccountDialog actor={removing} />
    </>
  );
}

/** Asks before an account is removed. */
export function RemoveAccountDialog({ actor }: { actor: ConfirmAction<AccountSubject> }) {
  return (
    <ConfirmActionDialog actor={actor} texts={accountRemovalText} destructive>
      {({ name }) => <p>{accountRemovalText.words(name)}</p>}
    </ConfirmActionDialog>
  );
}
