import { useApolloClient } from '@apollo/client/react';
import type { RefObject } from 'react';
import { useFlow } from '../../flows/useFlow.ts';
import { RemoveTemplateDialog, TemplateDialog } from './TemplateDialogs.tsx';
import { TemplateMenu } from './TemplateMenu.tsx';
import { TemplatesDialog } from './TemplatesDialog.tsx';
import { editTemplate, markTemplateUsed, removeTemplate } from './templateActions.ts';
import { type TemplateTarget, withTemplate } from './withTemplate.ts';

interface Props extends TemplateTarget {
  opener: RefObject<HTMLButtonElement | null>;
  view: 'closed' | 'menu' | 'list';
  onView: (view: Props['view']) => void;
}

/** What the chooser opens: the menu of templates, the list in which they are changed, and its dialogs. */
export default function TemplatePanels({ opener, view, onView, typed, max, caretIn, onInsert }: Props) {
  const client = useApolloClient();
  const editor = useFlow(editTemplate);
  const removing = useFlow(removeTemplate);
  return (
    <>
      {view === 'menu' && opener.current && (
        <TemplateMenu
          anchor={opener.current}
          typed={typed}
          max={max}
          onChoose={({ id, text }) => {
            const answer = withTemplate(typed, caretIn(), text, max);
            if (!answer) return false;
            onView('closed');
            onInsert(answer);
            void markTemplateUsed(client, id);
            return true;
          }}
          onKeep={() => editor.send({ type: 'editor.open', item: { id: null, name: '', text: typed } })}
          onManage={() => onView('list')}
          onClose={() => onView('closed')}
        />
      )}
      {view === 'list' && (
        <TemplatesDialog
          onEdit={(item) => editor.send({ type: 'editor.open', item })}
          onRemove={(subject) => removing.send({ type: 'action.ask', subject })}
          onClose={() => onView('closed')}
        />
      )}
      <TemplateDialog editor={editor} />
      <RemoveTemplateDialog actor={removing} />
    </>
  );
}
