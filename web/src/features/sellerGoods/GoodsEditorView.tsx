import { useSelector } from '@xstate/react';
import { selectScreen } from '../../flows/draftEditor.selectors.ts';
import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import type { GoodsEditor } from './goodsEditor.selectors.ts';
import { editorText as text } from './goodsEditor.text.ts';
import { ChangedPanel } from './parts/ChangedPanel.tsx';
import { EditorForm } from './parts/EditorForm.tsx';
import { EditorSkeleton } from './parts/EditorSkeleton.tsx';
import { OfferPanel } from './parts/OfferPanel.tsx';
import { SavedPanel } from './parts/SavedPanel.tsx';

/** Goods on their way, their form, or what has to be decided or read first. */
export function GoodsEditorView({ editor }: { editor: GoodsEditor }) {
  const screen = useSelector(editor, selectScreen);
  switch (screen) {
    case 'loading':
      return <EditorSkeleton />;
    case 'loadFailed':
      return <ErrorState title={text.loadFailed} onRetry={() => editor.send({ type: 'load.retry' })} />;
    case 'missing':
      return (
        <EmptyState
          title={text.missing}
          hint={text.missingHint}
          action={<LinkButton to={paths.sellerGoods}>{text.list}</LinkButton>}
        />
      );
    case 'offering':
      return <OfferPanel editor={editor} />;
    case 'changed':
      return <ChangedPanel editor={editor} />;
    case 'saved':
      return <SavedPanel editor={editor} />;
    default:
      return <EditorForm editor={editor} />;
  }
}
