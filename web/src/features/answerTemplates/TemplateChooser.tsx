import { lazy, useRef, useState } from 'react';
import { Button } from '../../ui/buttons/Button.tsx';
import { LateDialog } from '../../ui/overlays/LateDialog.tsx';
import { chooserText as text } from './answerTemplates.text.ts';
import type { TemplateTarget } from './withTemplate.ts';

const TemplatePanels = lazy(() => import('./TemplatePanels.tsx'));

/** Opens the supplier's answer templates. Nothing of them is loaded before. */
export function TemplateChooser(props: TemplateTarget) {
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
