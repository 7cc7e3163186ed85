import { useQuery } from '@apollo/client/react';
import { useEffect, useId, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { failureText } from '../../lib/fetchWithTimeout.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { CopyMany } from '../../ui/copy/CopyMany.tsx';
import { Table } from '../../ui/data/Table.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Message } from '../../ui/feedback/Message.tsx';
import { Form } from '../../ui/inputs/Form.tsx';
import { TextArea } from '../../ui/inputs/TextArea.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Row, Stack } from '../../ui/layout/Layout.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { searchPath } from '../paths.ts';
import { FindNumbers } from './find.graphql.ts';
import { findText as text } from './find.text.ts';
import { type FoundNumber, foundColumns, foundRows } from './foundColumns.tsx';
import { onlyPath } from './hitPath.ts';

const MAX_TEXT = 20_000;
/** Of one kind for one number. */
const MAX_HITS = 20;

/** What the pasted numbers of `?q=` are; one number of one thing leads to its page at once. */
export default function SearchPage() {
  const [search] = useSearchParams();
  const asked = (search.get('q') ?? '').trim().slice(0, MAX_TEXT);
  return (
    <Stack gap={16}>
      <PageHeader title={text.title} hint={text.hint} />
      <NumbersForm key={asked} asked={asked} />
      {asked ? (
        <Found asked={asked} />
      ) : (
        <EmptyState illustration="box" title={text.empty} hint={text.emptyHint} />
      )}
    </Stack>
  );
}

function NumbersForm({ asked }: { asked: string }) {
  const navigate = useNavigate();
  const form = useId();
  const [numbers, setNumbers] = useState(asked);
  return (
    <Card title={text.label}>
      <Form
        id={form}
        onSubmit={() =>
          void navigate(`${searchPath}?${new URLSearchParams({ q: numbers.trim(), stay: '1' })}`)
        }
      >
        <Stack gap={8}>
          <TextArea
            aria-label={text.label}
            placeholder={text.placeholder}
            rows={asked.length > 60 ? 5 : 2}
            maxLength={MAX_TEXT}
            value={numbers}
            onChange={setNumbers}
          />
          <Row justify="flex-end">
            <Button type="submit" variant="primary" disabled={numbers.trim() === ''}>
              {text.find}
            </Button>
          </Row>
        </Stack>
      </Form>
    </Card>
  );
}

function Found({ asked }: { asked: string }) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const answer = useQuery(FindNumbers, {
    variables: { text: asked },
    // Looking for phones is recorded each time: nothing is read twice for one search.
    fetchPolicy: 'cache-first',
    context: { quiet: true },
  });
  const found = answer.data?.found;
  const only = found && !search.has('stay') ? onlyPath(found.list) : null;
  useEffect(
    function goToTheOnly() {
      if (only) void navigate(only, { replace: true });
    },
    [only, navigate],
  );
  if (answer.error)
    return <ErrorState message={failureText(answer.error)} onRetry={() => void answer.refetch()} />;
  const list = found?.list ?? [];
  const missing = list.filter(({ hits }) => hits.length === 0).map(({ number }) => number);
  const receiversOf = ({ hits }: FoundNumber) => hits.filter(({ kind }) => kind === 'RECEIVER').length;
  const phones = list.filter(({ isPhone }) => isPhone);
  return (
    <>
      {phones.some((each) => receiversOf(each) === 0) && <Message tone="info">{text.ofShops}</Message>}
      {phones.some((each) => receiversOf(each) === MAX_HITS) && (
        <Message tone="warning">{text.newest(MAX_HITS)}</Message>
      )}
      {found && found.left > 0 && <Message tone="warning">{text.left(found.left)}</Message>}
      {found && (
        <Row gap={12}>
          <span role="status">{text.counts(list.length, list.length - missing.length)}</span>
          {missing.length > 0 && <CopyMany label={text.copyMissing} texts={missing} />}
        </Row>
      )}
      <Table
        wide
        label={text.list}
        columns={foundColumns}
        rows={foundRows(list)}
        rowKey={({ key }) => key}
        loading={answer.loading}
      />
    </>
  );
}
