import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { ConfirmActionDialog } from '../../flows/ConfirmActionDialog.tsx';
import { useFlow } from '../../flows/useFlow.ts';
import { failureText } from '../../lib/fetchWithTimeout.ts';
import { Text } from '../../ui/base/Text.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { SecretDialog } from '../../ui/copy/SecretDialog.tsx';
import { Table } from '../../ui/data/Table.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Grow, Row } from '../../ui/layout/Layout.tsx';
import { CreateTokenDialog } from './CreateTokenDialog.tsx';
import { tokenColumns } from './tokenColumns.tsx';
import { createToken, type RevokingToken, revokeToken } from './tokenFlows.ts';
import type { CreatedToken } from './tokenForm.ts';
import { ListApiTokens } from './tokens.graphql.ts';
import { createdText, revokeText, tokensText as text } from './tokens.text.ts';

/** The own tokens, and the ways to create and end them. */
export function TokenList() {
  const creating = useFlow(createToken);
  const revoking = useFlow(revokeToken);
  const [created, setCreated] = useState<CreatedToken | null>(null);
  const [now] = useState(() => Date.now());
  const query = useQuery(ListApiTokens, { fetchPolicy: 'cache-and-network', context: { quiet: true } });
  const { apiTokens, legalTexts } = query.data ?? {};
  const grantable = apiTokens?.grantable ?? [];
  const add = (
    <Button
      variant="primary"
      icon="plus"
      disabled={!apiTokens}
      onClick={() =>
        creating.send({
          type: 'editor.open',
          item: { grantable, agreement: legalTexts?.[0]?.version ?? null, onCreated: setCreated },
        })
      }
    >
      {text.add}
    </Button>
  );
  const isEmpty = apiTokens?.list.length === 0;
  return (
    <section aria-label={text.title}>
      <Row gap={12} below={12}>
        <Grow>
          <Text as="p" tone="secondary">
            {text.words}
          </Text>
        </Grow>
        {!isEmpty && add}
      </Row>
      {query.error && !apiTokens ? (
        <ErrorState message={failureText(query.error)} onRetry={() => void query.refetch()} />
      ) : (
        <Table
          label={text.list}
          columns={tokenColumns({
            ...{ grantable, now },
            onRevoke: (subject) => revoking.send({ type: 'action.ask', subject }),
          })}
          rows={apiTokens?.list ?? []}
          rowKey={({ id }) => id}
          loading={!apiTokens}
          empty={<EmptyState title={text.none} hint={text.noneHint} action={add} />}
        />
      )}
      <CreateTokenDialog actor={creating} />
      <RevokeTokenDialog actor={revoking} />
      {created && (
        <SecretDialog
          secret={created.text}
          texts={{ ...createdText, words: createdText.words(created.name) }}
          onClose={() => setCreated(null)}
        />
      )}
    </section>
  );
}

/** Ending a token is asked once. */
export function RevokeTokenDialog({ actor }: { actor: RevokingToken }) {
  return (
    <ConfirmActionDialog destructive actor={actor} texts={revokeText}>
      {({ name }) => <p>{revokeText.question(name)}</p>}
    </ConfirmActionDialog>
  );
}
