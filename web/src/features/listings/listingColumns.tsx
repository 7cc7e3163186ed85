import type { ShopListingState } from '../../graphql/generated/graphql.ts';
import { fenToYuan, formatMoney } from '../../lib/money.ts';
import { formatDateTime } from '../../lib/time.ts';
import { StatusDot, type Tone } from '../../ui/base/StatusDot.tsx';
import { Tag } from '../../ui/base/Tag.tsx';
import { SecondLine, Text } from '../../ui/base/Text.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { columnsNamed } from '../../ui/columns/column.ts';
import { ActionsCell, GoodsCell } from '../../ui/data/cells.tsx';
import { Row } from '../../ui/layout/Layout.tsx';
import { changeNames, listingStateNames, putUpText, listingsText as text } from './putUp.text.ts';
import type { ShopListing } from './putUp.types.ts';

const column = columnsNamed<ShopListing, 'item' | 'price' | 'state' | 'actions'>(text);

const TONES: Record<ShopListingState, Tone> = { WAITING: 'info', LISTED: 'success', FAILED: 'danger' };

interface Actions {
  update: (listing: ShopListing) => void;
  retry: (listing: ShopListing) => void;
  mend: (listing: ShopListing) => void;
}

/** The columns of what was put up in a shop. */
export function listingColumns({ update, retry, mend }: Actions) {
  return [
    column('item', undefined, ({ title, pic, categoryName }) => (
      <GoodsCell picture={pic} name={title}>
        {categoryName}
      </GoodsCell>
    )),
    column(
      'price',
      150,
      ({ priceFrom, priceTo, rule, onSale }) => (
        <>
          {priceFrom !== null && priceTo !== null ? (
            <Text num block>
              {putUpText.range(formatMoney(priceFrom), formatMoney(priceTo))}
            </Text>
          ) : (
            <Text num block tone="secondary">
              {text.byRule(fenToYuan(rule.times), rule.plus === 0 ? null : formatMoney(rule.plus))}
            </Text>
          )}
          {!onSale && <Tag>{text.draft}</Tag>}
        </>
      ),
      { align: 'right' },
    ),
    column('state', 280, ({ state, msg, words, listedAt, dueAt, changes, updating, editedAt }) => (
      <>
        <Row gap={8}>
          <StatusDot tone={TONES[state]}>{listingStateNames[state]}</StatusDot>
          {changes.length > 0 && <Tag tone="orange">{text.changed}</Tag>}
        </Row>
        {changes.map(({ kind, before, after }) => (
          <SecondLine key={kind} anywhere>
            {text.change(changeNames[kind], before, after)}
          </SecondLine>
        ))}
        {updating && (
          <SecondLine tone={updating === 'FAILED' ? 'danger' : 'secondary'}>
            {updating === 'FAILED' ? text.notUpdated : text.updatingNow}
          </SecondLine>
        )}
        {msg && <SecondLine tone="danger">{msg}</SecondLine>}
        {words && <SecondLine anywhere>{text.said(words)}</SecondLine>}
        {state === 'LISTED' && listedAt && (
          <SecondLine num>
            {editedAt ? text.editedAt(formatDateTime(editedAt)) : formatDateTime(listedAt)}
          </SecondLine>
        )}
        {(state === 'FAILED' || updating === 'FAILED') && dueAt && (
          <SecondLine num>{text.againAt(formatDateTime(dueAt))}</SecondLine>
        )}
      </>
    )),
    column(
      'actions',
      120,
      (listing) => (
        <ActionsCell>
          {listing.changes.length > 0 && listing.updating === null && (
            <Button variant="text" aria-label={text.updateOf(listing.title)} onClick={() => update(listing)}>
              {text.update}
            </Button>
          )}
          {listing.updating === 'FAILED' && (
            <Button variant="text" aria-label={text.retryOf(listing.title)} onClick={() => retry(listing)}>
              {text.retry}
            </Button>
          )}
          {listing.state === 'FAILED' && (
            <>
              <Button variant="text" aria-label={text.mendOf(listing.title)} onClick={() => mend(listing)}>
                {text.mend}
              </Button>
              <Button variant="text" aria-label={text.retryOf(listing.title)} onClick={() => retry(listing)}>
                {text.retry}
              </Button>
            </>
          )}
        </ActionsCell>
      ),
      { align: 'right' },
    ),
  ];
}
