import { ExportButton } from '../../../exports/ExportButton.tsx';
import type { Exporting } from '../../../exports/exporting.machine.ts';
import { useFlow } from '../../../flows/useFlow.ts';
import type { SellerGoodFilter } from '../../../graphql/generated/graphql.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { ImportDialog } from '../../spreadsheets/importing/ImportDialog.tsx';
import { goodsImportWords, goodsSheetText as text } from './goodsSheet.text.ts';
import { goodsSheetLook } from './goodsSheetLook.tsx';
import { importGoods } from './importGoods.ts';

interface Props {
  exporting: Exporting;
  /** As the list is narrowed. */
  filter: SellerGoodFilter;
  /** No goods are listed. */
  empty: boolean;
}

/** The goods as a sheet: written, filled in elsewhere, and taken over. */
export function GoodsSheets({ exporting, filter, empty }: Props) {
  const importing = useFlow(importGoods);
  return (
    <>
      <ExportButton
        exporting={exporting}
        subject={{ list: 'sellerGoods', filter }}
        disabled={empty}
        label={text.export}
      />
      <Button icon="arrowUp" onClick={() => importing.send({ type: 'dialog.open' })}>
        {text.import}
      </Button>
      <ImportDialog actor={importing} look={goodsSheetLook} words={goodsImportWords} />
    </>
  );
}
