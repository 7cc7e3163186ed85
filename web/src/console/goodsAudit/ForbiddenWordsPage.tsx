import { useApolloClient, useQuery } from '@apollo/client/react';
import { useActorRef, useSelector } from '@xstate/react';
import { type FormEvent, useCallback, useMemo, useState } from 'react';
import { ConfirmActionDialog } from '../../flows/ConfirmActionDialog.tsx';
import { useFlow } from '../../flows/useFlow.ts';
import { failureText } from '../../lib/fetchWithTimeout.ts';
import { isBusy } from '../../lib/selectors.ts';
import { usePageTitle } from '../../ui/base/usePageTitle.ts';
import { Button, LinkButton } from '../../ui/buttons/Button.tsx';
import { Time } from '../../ui/data/cells.tsx';
import { type Column, Table } from '../../ui/data/Table.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Input } from '../../ui/inputs/Input.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { useOperator } from '../consoleActors.ts';
import type { ListForbiddenWordsQuery } from '../graphql/generated/graphql.ts';
import { addWord, type RemovingWord, removeWord } from './forbiddenWords.ts';
import styles from './GoodsAudit.module.css';
import { ListForbiddenWords } from './goodsAudit.graphql.ts';
import { wordsText as text } from './goodsAudit.text.ts';

type Word = ListForbiddenWordsQuery['forbiddenWords'][number];

/** The words that goods may not carry; who edits the catalogue changes them. */
export default function ForbiddenWordsPage() {
  usePageTitle(text.title);
  const mayEdit = useOperator().permissions.includes('catalogue.edit');
  const { data, error, loading, refetch } = useQuery(ListForbiddenWords, { context: { quiet: true } });
  const removing = useFlow(removeWord);
  if (error && !data)
    return <ErrorState message={failureText(error)} busy={loading} onRetry={() => void refetch()} />;
  return (
    <>
      <PageHeader
        below={12}
        title={text.title}
        hint={text.hint}
        actions={<LinkButton to="/goods">{text.back}</LinkButton>}
      />
      {mayEdit && <AddWord />}
      <Table
        label={text.list}
        columns={columnsOf(mayEdit ? removing : null)}
        rows={data?.forbiddenWords ?? []}
        rowKey={({ id }) => id}
        loading={loading}
        empty={<EmptyState title={text.none} hint={mayEdit && text.noneHint} />}
      />
      <RemoveWordDialog actor={removing} />
    </>
  );
}

/** Asks before a word is removed. */
export function RemoveWordDialog({ actor }: { actor: RemovingWord }) {
  return (
    <ConfirmActionDialog actor={actor} destructive texts={{ ...text, title: text.removeTitle }}>
      {({ word }) => text.question(word)}
    </ConfirmActionDialog>
  );
}

function AddWord() {
  const client = useApolloClient();
  const [word, setWord] = useState('');
  const clear = useCallback(() => setWord(''), []);
  const adding = useActorRef(useMemo(() => addWord(client, clear), [client, clear]));
  const busy = useSelector(adding, isBusy);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (word.trim() !== '') adding.send({ type: 'action.run', subject: { word: word.trim() } });
  };
  return (
    <form className={styles.words} onSubmit={submit}>
      <Input
        aria-label={text.label}
        placeholder={text.label}
        maxLength={30}
        value={word}
        onChange={setWord}
      />
      <Button type="submit" variant="primary" loading={busy}>
        {text.add}
      </Button>
    </form>
  );
}

function columnsOf(removing: RemovingWord | null): Column<Word>[] {
  return [
    { key: 'word', header: text.word, cell: ({ word }) => word },
    {
      key: 'addedAt',
      header: text.addedAt,
      width: 200,
      cell: ({ createdAt }) => <Time at={createdAt} />,
    },
    ...(removing
      ? [
          {
            key: 'actions',
            header: text.actions,
            width: 96,
            align: 'right' as const,
            cell: (word: Word) => (
              <Button variant="text" onClick={() => removing.send({ type: 'action.ask', subject: word })}>
                {text.remove}
              </Button>
            ),
          },
        ]
      : []),
  ];
}
