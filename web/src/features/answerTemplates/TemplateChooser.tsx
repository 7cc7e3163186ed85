import { lazy, useRef, useState } from 'react';
import { Button } from '../../ui/buttons/Button.tsx';
import { LateDialog } from '../../ui/overlays/LateDialog.tsx';
import { chooserText as text } from './answerTemplates.text.ts';

const TemplatePanels = lazy(() => import('./TemplatePanels.tsx'));

export interface ChooserProps {
  /** What was typed, which a template is put into. */
  typed: string;
  /** Most characters of it. */
  max: number;
  caretIn: () => number;
  onInsert: (answer: { text: string; caret: number }) => void;
}

/** Opens the supplier's answer templates. Nothing of them is loaded before. */
export function TemplateChooser(props: ChooserProps) {
  const [view, setView] = useState<'never' | 'closed' | 'menu' | 'list'>('never');
  const opener = useRef<HTMLButtonElement>(null);
  const isOpen = view === 'menu';
  return (
    <>
      <Button
        ref={opener}
        variant="quiet"
        icon="chat"
        aria-expanded={isOpen}
        onClick={() => setView(isOpen ? 'closed' : 'menu')}
      >
        {text.open}
      </Button>
      {view !== 'never' && (
        <LateDialog>
          <TemplatePanels {...props} opener={opener} view={view} onView={setView} />
        </LateDialog>
      )}
    </>
  );
}
