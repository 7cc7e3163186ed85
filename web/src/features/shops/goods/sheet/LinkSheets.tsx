import { useState } from 'react';
import { ExportButton } from '../../../../exports/ExportButton.tsx';
import type { Exporting } from '../../../../exports/exporting.machine.ts';
import { useFlow } from '../../../../flows/useFlow.ts';
import type { ShopSkuFilter } from '../../../../graphql/generated/graphql.ts';
import { SecondLine, Text } from '../../../../ui/base/Text.tsx';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { columnsNamed } from '../../../../ui/columns/column.ts';
import { ImportDialog } from '../../../spreadsheets/importing/ImportDialog.tsx';
import type { RowLook } from '../../../spreadsheets/importing/ImportRows.tsx';
import { importSheetText } from '../../../spreadsheets/importing/importSheet.text.ts';
import { importLinks } from './importLinks.ts';
import {
  linkColumnNames,
  linkImportWords,
  linkProblemText,
  linkSheetText as text,
} from './linkSheet.text.ts';
import type { LinkSheetRow } from './linkSheet.ts';

const { none } = importSheetText;
const column = columnsNamed<LinkSheetRow, 'item' | 'codes'>({
  item: text.item,
  codes: linkColumnNames.codes,
});

const look: RowLook<LinkSheetRow> = {
  problemText: linkProblemText,
  columns: [
    column('item', 280, ({ texts: { title, remoteSkuText, remoteSkuId } }) => (
      <>
        <Text block cut="clamp" title={title}>
          {title || none}
        </Text>
        <SecondLine anywhere>{remoteSkuText || remoteSkuId}</SecondLine>
      </>
    )),
    column('codes', 200, ({ texts }) => <Text num>{texts.codes}</Text>),
  ],
};

interface Props {
  shopId: number;
  exporting: Exporting;
  /** As the list is narrowed. */
  filter: ShopSkuFilter;
  /** No SKU is listed. */
  empty: boolean;
  /** Something else is under way. */
  busy: boolean;
}

/** The links as a sheet: written, filled in elsewhere, and taken over again. */
export function LinkSheets({ shopId, exporting, filter, empty, busy }: Props) {
  const [build] = useState(() => (client: Parameters<typeof importLinks>[0]) => importLinks(client, shopId));
  const importing = useFlow(build);
  return (
    <>
      <ExportButton
        exporting={exporting}
        subject={{ list: 'shopSkus', shopId, filter }}
        disabled={empty}
        label={text.export}
      />
      <Button icon="arrowUp" disabled={busy} onClick={() => importing.send({ type: 'dialog.open' })}>
        {text.import}
      </Button>
      <ImportDialog actor={importing} look={look} words={linkImportWords} />
    </>
  );
}
