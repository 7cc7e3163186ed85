import { formatMoney } from '../../../lib/money.ts';
import { Tag } from '../../../ui/base/Tag.tsx';
import { SecondLine, Text } from '../../../ui/base/Text.tsx';
import { Button } from '../../../ui/buttons/Button.tsx';
import { columnsNamed } from '../../../ui/columns/column.ts';
import { ActionsCell } from '../../../ui/data/cells.tsx';
import { ImageWithFallback } from '../../../ui/data/ImageWithFallback.tsx';
import { Grow, Row, Stack } from '../../../ui/layout/Layout.tsx';
import { offerText } from '../sources/sources.text.ts';
import styles from './ShopGoods.module.css';
import type { ShopGoods } from './shopGoods.machine.ts';
import { shopGoodsText as text } from './shopGoods.text.ts';
import {
  isWholeShop,
  linkOf,
  nameOfItem,
  remoteKey,
  type ShopSkuRow,
  suggestedLink,
  targetOf,
} from './shopItem.ts';
import { rowButton } from './skuKeys.ts';

const column = columnsNamed<ShopSkuRow, 'item' | 'held' | 'link' | 'actions'>(text);

/** The columns of the shop's SKUs; `failed` says by `remoteKey` why a row could not be linked. */
export function skuColumns(actor: ShopGoods, failed: Readonly<Record<string, string>>, offers: Offers) {
  return [
    column('item', 320, (row) => <Item row={row} why={failed[remoteKey(row)]} />),
    column('held', 96, (row) => <Held row={row} />),
    column('link', undefined, (row) => <LinkCell actor={actor} row={row} />),
    column('actions', 216, (row) => <Actions actor={actor} row={row} offers={offers} />, { align: 'right' }),
  ];
}

function Item({ row, why }: { row: ShopSkuRow; why: string | undefined }) {
  return (
    <Row gap={12} align="start">
      <ImageWithFallback src={row.pic} alt="" className={styles.picture} />
      <Grow as="span">
        <Text block cut="clamp" title={row.title}>
          {row.title}
        </Text>
        <SecondLine anywhere>{row.sku}</SecondLine>
        {(row.merchantCode || row.price !== null) && (
          <SecondLine num>
            {[
              row.merchantCode && text.code(row.merchantCode),
              row.price !== null && text.price(formatMoney(row.price)),
            ]
              .filter(Boolean)
              .join(' · ')}
          </SecondLine>
        )}
        {why && <SecondLine tone="danger">{why}</SecondLine>}
      </Grow>
    </Row>
  );
}

/** How many orders wait with it, and how many because of it. */
function Held({ row: { waitingOrders, heldOrders } }: { row: ShopSkuRow }) {
  if (waitingOrders === 0) return <Text tone="secondary">{text.noneWaiting}</Text>;
  return (
    <>
      <Text num>{text.waiting(waitingOrders)}</Text>
      {heldOrders > 0 && (
        <SecondLine num tone="danger">
          {text.heldBack(heldOrders)}
        </SecondLine>
      )}
    </>
  );
}

interface Props {
  actor: ShopGoods;
  row: ShopSkuRow;
}

/** What is done about offers at 1688. */
export interface Offers {
  link: (row: ShopSkuRow) => void;
  unlink: (offerLinkId: number) => void;
}

function LinkCell({ actor, row }: Props) {
  const { link, state, offer } = row;
  if (offer)
    return (
      <Stack gap={4}>
        <Row gap={8} as="span">
          <span>{offerText.link(offer.title, offer.specName, offer.quantity)}</span>
          <Tag tone="orange">{offerText.source}</Tag>
        </Row>
        <SecondLine num>{offerText.price(formatMoney(offer.price), offer.supplier)}</SecondLine>
      </Stack>
    );
  if (!link) return <Unlinked actor={actor} row={row} />;
  if (state === 'INCOMPLETE') return <Text tone="warning">{text.needsSku(link.goodName)}</Text>;
  return (
    <Stack gap={4}>
      {link.items.map((item) => (
        <Row gap={8} key={item.skuId} as="span">
          <span>{text.pieces(nameOfItem(item), item.quantity)}</span>
          {!item.onSale && <Tag>{text.offSale}</Tag>}
        </Row>
      ))}
      <SecondLine>
        {[
          isWholeShop(link) ? text.fromShop : link.remoteSkuId === '' && text.fromItem,
          link.warehouseName ?? text.anyWarehouse,
          link.courierName ?? text.shopCourier,
        ]
          .filter(Boolean)
          .join(' · ')}
      </SecondLine>
      {link.fallback && (
        <SecondLine>
          {text.orFallback(
            link.fallback.items.map((item) => text.pieces(nameOfItem(item), item.quantity)).join('、'),
          )}
        </SecondLine>
      )}
      {state === 'WAITING' && link.changedSkuText !== null && (
        <dl className={styles.changed}>
          <dt>{text.was}</dt>
          <dd>
            <del>{link.remoteSkuText}</del>
          </dd>
          <dt>{text.now}</dt>
          <dd>
            <ins>{link.changedSkuText}</ins>
          </dd>
        </dl>
      )}
    </Stack>
  );
}

/** What it may stand for; one press takes it. */
function Unlinked({ actor, row }: Props) {
  if (row.suggestions.length === 0) return <Text tone="secondary">{text.unlinked}</Text>;
  return (
    <Stack as="ul" gap={4} aria-label={text.suggestions}>
      {row.suggestions.map((suggestion, at) => (
        <Row as="li" gap={8} key={suggestion.skuId}>
          <ImageWithFallback src={suggestion.pic} alt="" className={styles.small} />
          <Grow as="span">
            <Text cut="clamp">{nameOfItem(suggestion)}</Text>
            <SecondLine num>
              {[text.reasons[suggestion.reason], suggestion.merchantCode].filter(Boolean).join(' · ')}
            </SecondLine>
          </Grow>
          <Button
            size="small"
            {...(at === 0 ? { id: rowButton(row.id) } : {})}
            aria-label={text.acceptOf(nameOfItem(suggestion))}
            onClick={() =>
              actor.send({
                type: 'rows.link',
                requests: [{ target: targetOf(row), link: suggestedLink(suggestion) }],
              })
            }
          >
            {text.accept}
          </Button>
        </Row>
      ))}
    </Stack>
  );
}

/** What can be done with a row; what is likeliest is where the arrows go. */
function Actions({ actor, row, offers }: Props & { offers: Offers }) {
  const { state, link, suggestions, id, offer } = row;
  if (offer)
    return (
      <ActionsCell>
        <Button variant="text" id={rowButton(id)} onClick={() => offers.link(row)}>
          {text.change}
        </Button>
        <Button variant="quiet" onClick={() => offers.unlink(offer.id)}>
          {offerText.remove}
        </Button>
      </ActionsCell>
    );
  const open = () => actor.send({ type: 'link.open', targets: [targetOf(row)], link: linkOf(row) });
  const words = state === 'UNLINKED' ? text.map : state === 'INCOMPLETE' ? text.chooseSku : text.change;
  const isFirst = state !== 'WAITING' && (state !== 'UNLINKED' || suggestions.length === 0);
  return (
    <ActionsCell>
      {state === 'WAITING' && (
        <Button
          variant="text"
          id={rowButton(id)}
          onClick={() => actor.send({ type: 'rows.link', requests: [{ target: targetOf(row), link: null }] })}
        >
          {text.confirm}
        </Button>
      )}
      <Button variant="text" {...(isFirst ? { id: rowButton(id) } : {})} onClick={open}>
        {words}
      </Button>
      {link && (
        <Button
          variant="quiet"
          onClick={() =>
            actor.send({
              type: 'removal.ask',
              subject: { id: link.id, title: link.remoteTitle, goodName: link.goodName },
            })
          }
        >
          {text.remove}
        </Button>
      )}
      <Button
        variant="quiet"
        aria-label={offerText.buttonOf(`${row.title} ${row.sku}`)}
        onClick={() => offers.link(row)}
      >
        {offerText.button}
      </Button>
    </ActionsCell>
  );
}
