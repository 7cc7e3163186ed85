import { useSelector } from '@xstate/react';
import { selectScreen } from '../../flows/draftEditor.selectors.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { ChangedPanel } from './parts/ChangedPanel.tsx';
import { EditorForm } from './parts/EditorForm.tsx';
import { OfferPanel } from './parts/OfferPanel.tsx';
import type { WarehouseEditor } from './warehouseEditor.selectors.ts';
import { editorText as text } from './warehouseEditor.text.ts';

interface Props {
  editor: WarehouseEditor;
  /** Search part of the list's address, as it was left. */
  back: string;
}

/** A warehouse on its way, its form, or what has to be decided first. */
export function WarehouseEditorView({ editor, back }: Props) {
  const screen = useSelector(editor, selectScreen);
  switch (screen) {
    case 'loading':
    case 'saved':
      return (
        <Stack role="status" aria-label={text.loading}>
          <Skeleton height={420} />
          <Skeleton height={240} />
        </Stack>
      );
    case 'loadFailed':
      return <ErrorState title={text.loadFailed} onRetry={() => editor.send({ type: 'load.retry' })} />;
    case 'missing':
      return (
        <EmptyState
          title={text.missing}
          hint={text.missingHint}
          action={<LinkButton to={{ search: back }}>{text.list}</LinkButton>}
        />
      );
    case 'offering':
      return <OfferPanel editor={editor} />;
    case 'changed':
      return <ChangedPanel editor={editor} />;
    default:
      return <EditorForm editor={editor} />;
  }
}
