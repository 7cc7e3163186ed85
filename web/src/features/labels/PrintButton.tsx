import { useState } from 'react';
import type { PrintKind } from '../../graphql/generated/graphql.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { PrintDialog } from './PrintDialog.tsx';
import { printingText as text } from './printing.text.ts';
import type { PrintableParcel } from './printing.types.ts';

/** Most parcels of one print. */
const MAX_PRINTED = 500;

interface Props {
  kind: PrintKind;
  parcels: readonly PrintableParcel[];
  size?: 'small' | 'medium';
  variant?: 'secondary' | 'text' | 'quiet';
}

/** Prints the parcels' labels, or a picking list of them. */
export function PrintButton({ kind, parcels, size, variant = 'secondary' }: Props) {
  // As they were when the dialog opened: the list behind it goes on.
  const [printing, setPrinting] = useState<readonly PrintableParcel[] | null>(null);
  const tooMany = parcels.length > MAX_PRINTED;
  return (
    <>
      <Button
        {...(size ? { size } : {})}
        variant={variant}
        {...(variant === 'secondary' ? { icon: 'printer' as const } : {})}
        disabled={parcels.length === 0 || tooMany}
        {...(tooMany ? { title: text.most(MAX_PRINTED) } : {})}
        onClick={() => setPrinting(parcels)}
      >
        {text.button(kind, parcels.length)}
      </Button>
      {printing && <PrintDialog subject={{ kind, parcels: printing }} onClose={() => setPrinting(null)} />}
    </>
  );
}
