import { useSelector } from '@xstate/react';
import type { ClipboardEvent } from 'react';
import { refusalText } from '../../../../fields/refusal.text.ts';
import { useFields, useMatches } from '../../../../lib/useFields.ts';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { Message } from '../../../../ui/feedback/Message.tsx';
import { TextArea } from '../../../../ui/inputs/TextArea.tsx';
import { Card } from '../../../../ui/layout/Card.tsx';
import { Row } from '../../../../ui/layout/Layout.tsx';
import styles from '../../shared/recipients/PasteArea.module.css';
import {
  type RecipientList,
  selectCanRead,
  selectRecipientList,
  selectShareRead,
  selectStop,
  type Wizard,
} from '../flow/shipByHand.selectors.ts';
import { recipientsText as text } from '../flow/shipByHand.text.ts';
import { RecipientsPart } from './RecipientsPart.tsx';

/** Step 3: who gets it. */
export function RecipientsStep({ wizard }: { wizard: Wizard }) {
  const list = useSelector(wizard, selectRecipientList);
  if (!list) return null;
  return (
    <>
      <PasteArea list={list} />
      <RecipientsPart wizard={wizard} list={list} />
    </>
  );
}

/** Where text with recipients goes in; pasting reads at once, typing waits for the button. */
export function PasteArea({ list }: { list: RecipientList }) {
  const { unreadText: unread } = useFields(list, 'unreadText');
  const reading = useMatches(list, 'reading');
  const canRead = useSelector(list, selectCanRead);
  const share = useSelector(list, selectShareRead);
  const stop = useSelector(list, selectStop);
  const paste = (event: ClipboardEvent) => {
    event.preventDefault();
    list.send({ type: 'text.paste', text: event.clipboardData.getData('text/plain') });
  };
  return (
    <Card
      title={text.paste}
      side={
        reading ? (
          <Row as="span" gap={12} className={styles.reading}>
            <progress value={share} max={1} aria-label={text.paste} />
            <span className="num">{text.reading(share)}</span>
            <Button size="small" onClick={() => list.send({ type: 'reading.cancel' })}>
              {text.cancel}
            </Button>
          </Row>
        ) : (
          <Button size="small" disabled={!canRead} onClick={() => list.send({ type: 'text.read' })}>
            {text.read}
          </Button>
        )
      }
    >
      <TextArea
        aria-label={text.paste}
        placeholder={text.pasteHint}
        rows={unread ? 5 : 3}
        readOnly={reading}
        value={unread}
        onChange={(value) => list.send({ type: 'text.edit', text: value })}
        onPaste={paste}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) list.send({ type: 'text.read' });
        }}
      />
      {stop === 'full' && <Message tone="warning">{text.full}</Message>}
      {stop === 'requestFailed' && <Message tone="danger">{text.stalled}</Message>}
      {stop && typeof stop === 'object' && <Message tone="danger">{refusalText(stop)}</Message>}
    </Card>
  );
}
