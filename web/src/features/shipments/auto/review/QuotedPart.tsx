import { useFragment } from '@apollo/client/react';
import { SecondLine, Text } from '../../../../ui/base/Text.tsx';
import { columnsNamed } from '../../../../ui/columns/column.ts';
import { Price } from '../../../../ui/data/Price.tsx';
import { Table } from '../../../../ui/data/Table.tsx';
import { Message } from '../../../../ui/feedback/Message.tsx';
import { Row, Stack } from '../../../../ui/layout/Layout.tsx';
import type { BatchQuote } from '../../shared/checkout/batchQuote.ts';
import { shortageText } from '../../shared/recipients/rowNotes.text.ts';
import styles from '../../shared/review/review.module.css';
import { ProblemMessages } from '../../shared/wizard/Notice.tsx';
import { type Shortage, withoutShortages } from '../../shared/wizard/shortages.ts';
import { piecesOf } from '../flow/chosenOrders.ts';
import { batchReviewText, goodsText, batchReviewText as text } from '../flow/shipAuto.text.ts';
import { ShopOrderLine } from '../flow/shopOrders.graphql.ts';
import { isBlocked, keyOfRow, type QuotedRow } from '../flow/shortParcels.ts';
import { useShopOrderLines } from '../flow/useShopOrderLines.ts';
import type { SentPart } from './sentParts.ts';

type Part = BatchQuote['parts'][number];
type Short = ReadonlyMap<QuotedRow, Shortage>;

/** Rows drawn at once; the others can go, and are counted. */
const MAX_ROWS = 100;

const column = columnsNamed<QuotedRow, keyof typeof text.columns>(text.columns);

const columns = (sent: SentPart | undefined, short: Short) => [
  column('receiver', undefined, (row) => <QuotedReceiver row={row} shortage={short.get(row)} />),
  column('contents', undefined, (row) => <QuotedContents row={row} sent={sent} />),
  fee('goods', (row) => row.goodsFee),
  fee('courier', (row) => row.courierFee),
  fee('remote', (row) => row.remoteFee),
  column('total', 96, (row) => (isBlocked(row) ? '—' : <Price fen={row.packageFee} strong />), {
    align: 'right',
  }),
];

interface Props {
  part: Part;
  sent: SentPart | undefined;
  /** The parcels of the batch that the stock does not reach for. */
  short: Short;
}

/** One part of the batch: what can go and for how much, with what cannot go first. */
export function QuotedPart({ part, sent, short }: Props) {
  const name = sent?.name || text.part(part.part + 1);
  const cannotGo = (row: QuotedRow) => isBlocked(row) || short.has(row);
  const rows = [...part.rows].sort((one, other) => Number(cannotGo(other)) - Number(cannotGo(one)));
  const shown = rows.slice(0, Math.max(MAX_ROWS, rows.filter(cannotGo).length));
  const toldAtRows = rows.filter((row) => short.has(row)).length;
  return (
    <Stack as="section" gap={8} className={styles.part} aria-label={name}>
      <Row as="header" gap={12} align="baseline" justify="space-between">
        <h3>{name}</h3>
        <Text tone="secondary" num>
          {text.count(part.packageCount)} <Price fen={part.totalFee} strong />
        </Text>
      </Row>
      {part.refusal && <Message tone="danger">{part.refusal.msg}</Message>}
      <ProblemMessages problems={withoutShortages(part.problems, toldAtRows)} />
      {part.rows.length > 0 && (
        <Table
          label={text.table(name)}
          columns={columns(sent, short)}
          rows={shown}
          rowKey={({ row }) => row}
        />
      )}
      {shown.length < rows.length && <SecondLine as="p">{text.more(rows.length - shown.length)}</SecondLine>}
    </Stack>
  );
}

function fee(key: 'goods' | 'courier' | 'remote', of: (row: QuotedRow) => number) {
  const none = key === 'courier' ? text.freeFreight : '—';
  const cell = (row: QuotedRow) => {
    if (isBlocked(row)) return '—';
    return of(row) > 0 ? <Price fen={of(row)} size="small" /> : none;
  };
  return column(key, 80, cell, { align: 'right' });
}

interface QuotedReceiverProps {
  row: QuotedRow;
  shortage: Shortage | undefined;
}

/** To whom a parcel goes, of which orders it is made, and what is to be said of it. */
function QuotedReceiver({ row: { shopOrderIds, problems }, shortage }: QuotedReceiverProps) {
  const [id = 0] = shopOrderIds;
  const { data, complete } = useFragment({
    fragment: ShopOrderLine,
    from: { __typename: 'ShopOrder', id },
  });
  return (
    <>
      <Text block>
        {complete ? `${data.receiverName} ${data.receiverPhone}` : goodsText.reading}
        {shopOrderIds.length > 1 && ` · ${batchReviewText.mergedOf(shopOrderIds.length)}`}
      </Text>
      {complete && (
        <SecondLine>
          {data.remoteOrderNo} · {data.province}
          {data.city}
          {data.district} {data.receiverAddress}
        </SecondLine>
      )}
      {shortage && <SecondLine tone="danger">{shortageText(shortage)}</SecondLine>}
      {problems.map(({ msg, blocking }) => (
        <SecondLine key={msg} tone={blocking ? 'danger' : 'secondary'}>
          {msg}
        </SecondLine>
      ))}
    </>
  );
}

/** What the customer bought and what will be sent for it, with a word where the same goes to all and their numbers differ. */
function QuotedContents({ row, sent }: { row: QuotedRow; sent: SentPart | undefined }) {
  const { shopOrderIds } = row;
  const lines = useShopOrderLines(shopOrderIds);
  // One variant may be in several orders of a merged parcel.
  const items = lines.flatMap((line) =>
    line.items.map((item) => ({ ...item, key: `${line.id},${item.remoteGoodId},${item.remoteSkuId}` })),
  );
  const key = keyOfRow(row);
  const content = sent?.contentOf(key) ?? [];
  const split = sent?.splitOf(key);
  const [bought, going] = [piecesOf(items), piecesOf(content)];
  const isKnown = lines.length === shopOrderIds.length;
  return (
    <>
      {items.map(({ key: itemKey, title, sku, quantity }) => (
        <Text block key={itemKey}>
          {text.bought(title, sku, quantity)}
        </Text>
      ))}
      {content.map(({ name, quantity }) => (
        <Text block strong key={name}>
          {text.sent(name, quantity)}
        </Text>
      ))}
      {split !== undefined && <SecondLine num>{text.splitOf(split)}</SecondLine>}
      {sent?.isSame && isKnown && bought !== going && (
        <SecondLine tone="warning">{text.differs(bought, going)}</SecondLine>
      )}
    </>
  );
}
