import { useFlow } from '../../flows/useFlow.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { hasScope, useScopes } from '../session/useSession.ts';
import { nameDialogText as text } from './shipmentTemplates.text.ts';
import { NameTemplateDialog } from './TemplateDialogs.tsx';
import { type KeptShipment, nameTemplate } from './templateActions.ts';
import { templateNameOf } from './templateName.ts';

interface Props {
  /** What is kept; null while there is nothing to keep yet. */
  kept: KeptShipment | null;
  /** Names of its goods: the first name of the template. */
  goods: readonly string[];
  variant?: 'secondary' | 'text';
}

/** Keeps a shipment as a template, after its name was asked for. */
export function KeepTemplateButton({ kept, goods, variant = 'secondary' }: Props) {
  const editor = useFlow(nameTemplate);
  const mayKeep = hasScope(useScopes(), 'orders:write');
  if (!mayKeep || !kept) return null;
  return (
    <>
      <Button
        variant={variant}
        onClick={() => editor.send({ type: 'editor.open', item: { name: templateNameOf(goods), of: kept } })}
      >
        {text.keep}
      </Button>
      <NameTemplateDialog editor={editor} />
    </>
  );
}
