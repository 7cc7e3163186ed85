import { formatTimestamp } from '../../lib/time.ts';
import { StatusDot } from '../../ui/base/StatusDot.tsx';
import { Text } from '../../ui/base/Text.tsx';
import { columnsNamed } from '../../ui/columns/column.ts';
import { GoodsCell } from '../../ui/data/cells.tsx';
import { Table } from '../../ui/data/Table.tsx';
import { DescriptionList } from '../../ui/layout/DescriptionList.tsx';
import { Stack } from '../../ui/layout/Layout.tsx';
import { Drawer } from '../../ui/overlays/Drawer.tsx';
import { reasonNames, statusTones, drawerText as text } from './stockTransfers.text.ts';
import { skuTitle, type Transfer } from './transferForm.ts';

const column = columnsNamed<Transfer['lines'][number], 'sku' | 'quantity' | 'received' | 'reason'>(text);
const right = { align: 'right' } as const;
const columns = [
  column('sku', undefined, (line) => (
    <GoodsCell picture={line.goodPic} name={skuTitle(line)}>
      <Text num>{[line.skuNo, line.merchantCode].filter(Boolean).join(' · ')}</Text>
    </GoodsCell>
  )),
  column('quantity', 80, ({ quantity }) => <Text num>{quantity}</Text>, right),
  column('received', 80, ({ received }) => <Text num>{received ?? '—'}</Text>, right),
  column('reason', 96, ({ reason }) => (reason ? reasonNames[reason] : '—')),
];

/** A transfer in full. */
export function TransferDrawer({ transfer, onClose }: { transfer: Transfer | null; onClose: () => void }) {
  if (!transfer) return null;
  const { transferNo, fromWarehouseName, toWarehouseName, note, status, statusText, lines } = transfer;
  return (
    <Drawer open title={text.title(transferNo)} width={640} onClose={onClose}>
      <Stack>
        <StatusDot tone={statusTones[status]}>{statusText}</StatusDot>
        <DescriptionList
          items={[
            { term: text.way, value: `${fromWarehouseName} → ${toWarehouseName}` },
            { term: text.createdAt, value: formatTimestamp(transfer.createdAt) },
            transfer.finishedAt !== null && {
              ...{ term: text.finishedAt, value: formatTimestamp(transfer.finishedAt) },
            },
            { term: text.note, value: note },
          ]}
        />
        <Table label={text.lines} columns={columns} rows={lines} rowKey={({ skuId }) => skuId} />
      </Stack>
    </Drawer>
  );
}
