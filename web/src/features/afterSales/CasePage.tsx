import { useApolloClient, useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { useFlow } from '../../flows/useFlow.ts';
import { failureText } from '../../lib/fetchWithTimeout.ts';
import { paths } from '../../lib/paths.ts';
import { Text } from '../../ui/base/Text.tsx';
import { usePageTitle } from '../../ui/base/usePageTitle.ts';
import { LinkButton } from '../../ui/buttons/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Stack } from '../../ui/layout/Layout.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import { useMemberKind } from '../session/useSession.ts';
import { LoadCase } from './afterSales.graphql.ts';
import { talkText, caseText as text } from './afterSales.text.ts';
import styles from './Case.module.css';
import { CaseFacts } from './CaseFacts.tsx';
import { StepDialog } from './StepDialog.tsx';
import { markCaseRead } from './sayInCase.ts';
import { SayBox, Talk } from './Talk.tsx';
import { stepOf, takeStep } from './takeStep.ts';

/** One after-sales case: how it stands, what was said, and what can be done now. */
export default function CasePage() {
  const id = Number(useParams().id);
  const client = useApolloClient();
  const by = useMemberKind();
  const stepping = useFlow(takeStep);
  const answer = useQuery(LoadCase, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  const [found] = answer.data?.cases.list ?? [];
  const messages = answer.data?.caseMessages;
  const newest = messages?.list.at(-1)?.id;
  const hasNew = (found?.unread ?? 0) > 0;
  usePageTitle(found ? text.title(found.caseNo) : text.plainTitle);
  useEffect(
    function markSeen() {
      if (hasNew && newest !== undefined) void markCaseRead(client, id);
    },
    [client, id, hasNew, newest],
  );
  if (!found || !messages) return <NoCase {...answer} />;
  return (
    <>
      <PageHeader
        below={16}
        title={text.title(found.caseNo)}
        actions={
          <LinkButton variant="text" to={paths.cases}>
            {text.toList}
          </LinkButton>
        }
      />
      <div className={styles.page}>
        <CaseFacts
          found={found}
          by={by}
          onStep={(step) => stepping.send({ type: 'action.ask', subject: stepOf(found, step) })}
        />
        <Panel>
          <Text as="h2" below={12}>
            {talkText.title}
          </Text>
          <Talk messages={messages} by={by} />
          {found.allowedActions.includes('SAY') ? (
            <SayBox key={id} id={id} by={by} />
          ) : (
            <Text as="p" tone="secondary" above={16}>
              {talkText.over}
            </Text>
          )}
        </Panel>
      </div>
      <StepDialog actor={stepping} by={by} />
    </>
  );
}

interface Answer {
  loading: boolean;
  error?: Error | undefined;
  refetch: () => unknown;
}

/** In the place of a case: it is being read, or why it is not there. */
function NoCase({ loading, error, refetch }: Answer) {
  if (loading)
    return (
      <Stack role="status" aria-label={text.loading}>
        <Skeleton width={280} height={28} />
        <Skeleton width="100%" height={320} />
      </Stack>
    );
  if (error) return <ErrorState message={failureText(error)} onRetry={() => void refetch()} />;
  return (
    <EmptyState
      title={text.missing}
      hint={text.missingHint}
      action={<LinkButton to={paths.cases}>{text.toList}</LinkButton>}
    />
  );
}
