import type { PrintKind } from '../../graphql/generated/graphql.ts';
import { PrintView } from './PrintView.tsx';
import type { PrintableParcel } from './printing.types.ts';
import { usePrinting } from './usePrinting.ts';

interface Props {
  kind: PrintKind;
  parcels: readonly PrintableParcel[];
  onClose: () => void;
  /** Parcels have been printed. The lists on show are read again all the same. */
  onPrinted: () => void;
}

/** Prints labels or a picking list of the parcels as they were when it was opened. */
export function PrintDialog({ kind, parcels, onClose, onPrinted }: Props) {
  const printing = usePrinting({ kind, parcels }, onPrinted);
  return <PrintView printing={printing} onClose={onClose} />;
}
