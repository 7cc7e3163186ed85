import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { To } from 'react-router-dom';
import type { ActorRef, AnyMachineSnapshot } from 'xstate';
import { LinkButton } from '../ui/buttons/Button.tsx';
import { EmptyState } from '../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../ui/feedback/ErrorState.tsx';
import { DraftPanel } from './DraftPanels.tsx';
import { selectScreen } from './draftEditor.selectors.ts';
import type { DraftEvent } from './draftEditor.ts';

interface Props<Kept> {
  editor: ActorRef<AnyMachineSnapshot, DraftEvent>;
  text: {
    list: string;
    loadFailed: string;
    missing: string;
    missingHint: string;
    draftTitle: string;
    draftOld: string;
    restore: string;
    discard: string;
  };
  /** Where the list is. */
  back: To;
  /** Stands in while the record is on its way. */
  waiting: ReactNode;
  /** What is said of the draft that was found. */
  offer: (draft: Kept) => ReactNode;
  /** Both versions, where somebody else has changed the record. */
  changed: ReactNode;
  saved: ReactNode;
  /** The form. */
  children: ReactNode;
}

/** The page of an editor with a draft: its form, or what has to be waited for, decided or read first. */
export function DraftScreens<Kept extends { version: number | null }>(props: Props<Kept>) {
  const { editor, text, back, waiting, offer, changed, saved, children } = props;
  const screen = useSelector(editor, selectScreen);
  const draft = useSelector(editor, ({ context }) => context.draft as Kept | null);
  const item = useSelector(editor, ({ context }) => context.item as { version: number } | null);
  switch (screen) {
    case 'loading':
      return waiting;
    case 'loadFailed':
      return <ErrorState title={text.loadFailed} onRetry={() => editor.send({ type: 'load.retry' })} />;
    case 'missing':
      return (
        <EmptyState
          title={text.missing}
          hint={text.missingHint}
          action={<LinkButton to={back}>{text.list}</LinkButton>}
        />
      );
    case 'offering':
      return (
        draft && (
          <DraftPanel
            actor={editor}
            title={text.draftTitle}
            main={{ label: text.restore, event: 'draft.restore' }}
            other={{ label: text.discard, event: 'draft.discard' }}
          >
            {offer(draft)}
            {item && draft.version !== item.version && <p>{text.draftOld}</p>}
          </DraftPanel>
        )
      );
    case 'changed':
      return changed;
    case 'saved':
      return saved;
    default:
      return children;
  }
}
