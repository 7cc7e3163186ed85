import { useFlow } from '../../flows/useFlow.ts';
import { Text } from '../../ui/base/Text.tsx';
import { Table } from '../../ui/data/Table.tsx';
import { AccessDialog } from './AccessDialog.tsx';
import { membersText, removalText, revocationText, tokensText } from './access.text.ts';
import { removeMember, revokeToken } from './accessActions.ts';
import { memberColumns, tokenColumns } from './accessColumns.tsx';
import type { Account } from './accountActions.ts';
import { pageText } from './accounts.text.ts';

interface Props {
  account: Account;
  /** As the page calls the account. */
  name: string;
  mayAct: boolean;
}

/** Who acts in the account beside its owner. */
export function MembersPart({ account: { id: accountId, members }, name: accountName, mayAct }: Props) {
  const removing = useFlow(removeMember);
  if (members.length === 0) return <Text tone="secondary">{membersText.none}</Text>;
  const columns = memberColumns(({ id, name }) =>
    removing.send({ type: 'action.ask', subject: { id, name, accountId, accountName, reason: '' } }),
  );
  return (
    <>
      <Table
        label={pageText.sections.members}
        columns={columns.filter(({ key }) => mayAct || key !== 'actions')}
        rows={members}
        rowKey={({ id }) => id}
      />
      <AccessDialog actor={removing} texts={removalText} />
    </>
  );
}

/** The tokens with which programs act for the account. */
export function TokensPart({ account: { id: accountId, tokens }, name: accountName, mayAct }: Props) {
  const revoking = useFlow(revokeToken);
  if (tokens.length === 0) return <Text tone="secondary">{tokensText.none}</Text>;
  const columns = tokenColumns(({ id, name }) =>
    revoking.send({ type: 'action.ask', subject: { id, name, accountId, accountName, reason: '' } }),
  );
  return (
    <>
      <Table
        label={pageText.sections.tokens}
        columns={columns.filter(({ key }) => mayAct || key !== 'actions')}
        rows={tokens}
        rowKey={({ id }) => id}
      />
      <AccessDialog actor={revoking} texts={revocationText} />
    </>
  );
}
