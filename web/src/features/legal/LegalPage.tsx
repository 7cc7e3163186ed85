import { useQuery } from '@apollo/client/react';
import { useParams } from 'react-router-dom';
import type { LegalKind } from '../../graphql/generated/graphql.ts';
import { failureText } from '../../lib/fetchWithTimeout.ts';
import { legalNames } from '../../lib/legal.text.ts';
import { formatDate } from '../../lib/time.ts';
import { usePageTitle } from '../../ui/base/usePageTitle.ts';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Message } from '../../ui/feedback/Message.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { blocksOf } from './blocks.ts';
import { LoadLegalTexts } from './legal.graphql.ts';
import styles from './legal.module.css';
import { legalText } from './legal.text.ts';

const KINDS: Record<string, LegalKind> = { privacy: 'PRIVACY', data: 'DATA' };

/** One of the legal texts as it holds now. */
export default function LegalPage() {
  const { kind: named } = useParams();
  const kind = KINDS[named ?? ''] ?? 'TERMS';
  const { data, error, refetch } = useQuery(LoadLegalTexts, {
    variables: { kind: kind === 'DATA' ? kind : null },
    context: { quiet: true },
  });
  const text = data?.legalTexts.find((each) => each.kind === kind);
  const title = legalNames[kind];
  usePageTitle(title);
  if (error && !text) return <ErrorState message={failureText(error)} onRetry={() => void refetch()} />;
  return (
    <article className={styles.page} aria-busy={!text}>
      <h1>{text?.title ?? title}</h1>
      {text ? (
        <>
          <p className={styles.published}>{legalText.version(text.version, formatDate(text.publishedAt))}</p>
          {text.draft && <Message tone="warning">{legalText.draft}</Message>}
          <Blocks body={text.body} />
        </>
      ) : (
        <Skeleton width={480} height={300} />
      )}
    </article>
  );
}

function Blocks({ body }: { body: string }) {
  return blocksOf(body).map((block) => {
    if ('items' in block) {
      return (
        <ul key={block.at}>
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      );
    }
    return block.kind === 'heading' ? (
      <h2 key={block.at}>{block.text}</h2>
    ) : (
      <p key={block.at}>{block.text}</p>
    );
  });
}
