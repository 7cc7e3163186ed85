import { useApolloClient } from '@apollo/client/react';
import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useMemo, useState } from 'react';
import type { LoadCaseQuery } from '../../graphql/generated/graphql.ts';
import { formatMoney } from '../../lib/money.ts';
import type { EvidenceFile } from '../../lib/privateFiles.ts';
import { isBusy } from '../../lib/selectors.ts';
import { cx } from '../../ui/base/cx.ts';
import { SecondLine, Text } from '../../ui/base/Text.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { Time } from '../../ui/data/cells.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { Fields } from '../../ui/inputs/Fields.tsx';
import { TextArea } from '../../ui/inputs/TextArea.tsx';
import { Row } from '../../ui/layout/Layout.tsx';
import { AnswerTextArea } from '../answerTemplates/AnswerTextArea.tsx';
import { EvidenceField } from '../pictures/evidence/EvidenceField.tsx';
import { MAX_WORDS, talkText as text } from './afterSales.text.ts';
import styles from './Case.module.css';
import { CaseFiles } from './CaseFiles.tsx';
import { sayInCase } from './sayInCase.ts';

type Messages = LoadCaseQuery['caseMessages'];
type Message = Messages['list'][number];
type Side = 'buyer' | 'seller';

const WRITERS = { buyer: 'USER', seller: 'SELLER' } as const;

/** What was said and done in a case, the oldest first, and what of the own words the other side has seen. */
export function Talk({ messages: { list, otherRead }, by }: { messages: Messages; by: Side }) {
  const isOwn = (message: Message) => message.by === WRITERS[by];
  const seen = list.findLast((message) => isOwn(message) && message.id <= otherRead);
  return (
    <ol className={styles.talk} aria-label={text.list}>
      {list.map((message) => (
        <Line key={message.id} message={message} isOwn={isOwn(message)} isSeen={message.id === seen?.id} />
      ))}
    </ol>
  );
}

interface LineProps {
  message: Message;
  isOwn: boolean;
  /** The newest of the own messages that the other side has seen. */
  isSeen: boolean;
}

function Line({ message, isOwn, isSeen }: LineProps) {
  const { by, action, text: words, amount, createdAt, files } = message;
  const isNeutral = by === 'SYSTEM' || by === 'PLATFORM';
  const step = [text.stepsTaken[action], amount !== null && amount > 0 && formatMoney(amount)]
    .filter(Boolean)
    .join(' ');
  return (
    <li className={cx(isOwn && styles.own, isNeutral && styles.neutral)}>
      <SecondLine>
        {isOwn ? text.mine : text.writers[by]} · <Time at={createdAt} />
      </SecondLine>
      <div className={styles.words}>
        {step && (
          <Text strong block num>
            {step}
          </Text>
        )}
        {words}
        {files.length > 0 && <CaseFiles files={files} />}
      </div>
      {isSeen && <SecondLine>{text.seen}</SecondLine>}
    </li>
  );
}

/** Where something is said; Ctrl and Enter send it. What was typed stays until it has arrived. */
export function SayBox({ id, by }: { id: number; by: Side }) {
  const Words = by === 'seller' ? AnswerTextArea : TextArea;
  const client = useApolloClient();
  const [words, setWords] = useState('');
  const [files, setFiles] = useState<readonly EvidenceFile[]>([]);
  const [isUploading, setUploading] = useState(false);
  const onSaid = useCallback(() => {
    setWords('');
    setFiles([]);
  }, []);
  const saying = useActorRef(useMemo(() => sayInCase(client, onSaid), [client, onSaid]));
  const busy = useSelector(saying, isBusy);
  const isEmpty = words.trim() === '' && files.length === 0;
  const send = () => {
    if (!isEmpty && !isUploading) saying.send({ type: 'action.run', subject: { id, words, files } });
  };
  return (
    <div className={styles.box}>
      <Fields saving={busy}>
        <Field label={text.label}>
          {(wiring) => (
            <Words
              {...wiring}
              rows={3}
              maxLength={MAX_WORDS}
              placeholder={text.placeholder}
              value={words}
              onChange={setWords}
              onKeyDown={(event) => {
                if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send();
              }}
            />
          )}
        </Field>
        <EvidenceField label={text.evidence} value={files} onChange={setFiles} onBusy={setUploading} />
      </Fields>
      <Row above={8} justify="flex-end" gap={12}>
        <Text tone="secondary" small>
          {text.hint}
        </Text>
        <Button disabled={isEmpty || isUploading} loading={busy} onClick={send}>
          {text.send}
        </Button>
      </Row>
    </div>
  );
}
