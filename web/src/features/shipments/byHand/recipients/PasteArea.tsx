import { useSelector } from '@xstate/react';
import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import type { SnapshotFrom } from 'xstate';
import { refusalText } from '../../../../fields/refusal.text.ts';
import { useFields, useMatches } from '../../../../lib/useFields.ts';
import type { Catalogue } from '../../../../shop/combinations.ts';
import { useNarrow } from '../../../../ui/base/useNarrow.ts';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { Message } from '../../../../ui/feedback/Message.tsx';
import { TextArea } from '../../../../ui/inputs/TextArea.tsx';
import { Card } from '../../../../ui/layout/Card.tsx';
import { Row } from '../../../../ui/layout/Layout.tsx';
import { useShortcuts } from '../../../../ui/shortcuts/useShortcuts.ts';
import styles from '../../shared/recipients/PasteArea.module.css';
import {
  type RecipientList,
  selectCanRead,
  selectShareRead,
  selectStop,
} from '../flow/shipByHand.selectors.ts';
import { recipientsText as text } from '../flow/shipByHand.text.ts';
import { looksLikeRecipients } from '../preview/chunkText.ts';
import { Preview } from '../preview/Preview.tsx';
import type { PastePreview } from '../preview/usePreview.ts';

interface Props {
  list: RecipientList;
  preview: PastePreview;
  /** The goods that the text may name, once they are known. */
  catalogue?: Catalogue | undefined;
}

/** Where text with recipients goes in: it is previewed in colours, and taken over by the button. */
export function PasteArea({ list, preview, catalogue }: Props) {
  const narrow = useNarrow();
  const { unreadText: unread } = useFields(list, 'unreadText');
  const reading = useMatches(list, 'reading');
  const canRead = useSelector(list, selectCanRead);
  const share = useSelector(list, selectShareRead);
  const stop = useSelector(list, selectStop);
  const previews = useSelector(preview, selectPreviews);
  const { takeOver, watchPaste } = useFocusAfterPaste(unread);
  const box = useRef<HTMLTextAreaElement>(null);
  useShortcuts({ paste: () => box.current?.focus(), takeOver: null });
  const read = () => list.send({ type: 'text.read', previews, catalogue });
  const readByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || !canRead) return;
    // Else the wizard would go on, too.
    event.preventDefault();
    read();
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
          <Button
            ref={takeOver}
            variant={canRead ? 'primary' : 'secondary'}
            size="small"
            disabled={!canRead}
            onClick={read}
            onKeyDown={readByKey}
            onPaste={({ clipboardData }) =>
              list.send({
                type: 'text.edit',
                text: `${unread.trimEnd()}\n${clipboardData.getData('text/plain')}`,
              })
            }
          >
            {previews.length > 0 ? text.readAll(previews.length) : text.read}
          </Button>
        )
      }
    >
      <TextArea
        ref={box}
        aria-label={text.paste}
        placeholder={narrow ? text.phonePasteHint : text.pasteHint}
        rows={unread ? 5 : 3}
        readOnly={reading}
        value={unread}
        onChange={(value) => list.send({ type: 'text.edit', text: value })}
        onPaste={watchPaste}
        onKeyDown={readByKey}
      />
      {stop === 'full' && <Message tone="warning">{text.full}</Message>}
      {stop === 'requestFailed' && <Message tone="danger">{text.stalled}</Message>}
      {stop && typeof stop === 'object' && <Message tone="danger">{refusalText(stop)}</Message>}
      {unread.trim() !== '' && !reading && <Preview preview={preview} />}
    </Card>
  );
}

/** Nothing while the preview is of another text than the one that would be taken over. */
function selectPreviews(snapshot: SnapshotFrom<PastePreview>) {
  return snapshot.matches('shown') ? snapshot.context.readings : none;
}

const none: SnapshotFrom<PastePreview>['context']['readings'] = [];

/** Recipients that are pasted into the empty box move the focus to the button, so that Enter takes them over. */
function useFocusAfterPaste(unread: string) {
  const takeOver = useRef<HTMLButtonElement>(null);
  const isPasted = useRef(false);
  useEffect(() => {
    if (unread !== '' && isPasted.current) takeOver.current?.focus();
    isPasted.current = false;
  }, [unread]);
  const watchPaste = ({ clipboardData }: ClipboardEvent) => {
    isPasted.current = unread.trim() === '' && looksLikeRecipients(clipboardData.getData('text/plain'));
  };
  return { takeOver, watchPaste };
}
