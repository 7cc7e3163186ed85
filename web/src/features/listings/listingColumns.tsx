import type { ShopListingState } from '../../graphql/generated/graphql.ts';
import { formatMoney } from '../../lib/money.ts';
import { formatDateTime } from '../../lib/time.ts';
import { StatusDot, type Tone } from '../../ui/base/StatusDot.tsx';
import { Tag } from '../../ui/base/Tag.tsx';
import { SecondLine, Text } from '../../ui/base/Text.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { columnsNamed } from '../../ui/columns/column.ts';
import { ActionsCell, GoodsCell } from '../../ui/data/cells.tsx';
import { listingStateNames, putUpText, listingsText as text } from './putUp.text.ts';
import type { ShopListing } from './putUp.types.ts';

const column = columnsNamed<ShopListing, 'item' | 'price' | 'state' | 'actions'>(text);

const TONES: Record<ShopListingState, Tone> = { WAITING: 'info', LISTED: 'success', FAILED: 'danger' };

interface Actions {
  retry: (listing: ShopListing) => void;
  mend: (listing: ShopListing) => void;
}

/** The columns of what was put up in a shop. */
export function listingColumns({ retry, mend }: Actions) {
  return [
    column('item', undefined, ({ title, pic, categoryName }) => (
      <GoodsCell picture={pic} name={title}>
        {categoryName}
      </GoodsCell>
    )),
    column(
      'price',
      150,
      ({ priceFrom, priceTo, onSale }) => (
        <>
          {priceFrom !== null && priceTo !== null && (
            <Text num block>
              {putUpText.range(formatMoney(priceFrom), formatMoney(priceTo))}
            </Text>
          )}
          {!onSale && <Tag>{text.draft}</Tag>}
        </>
      ),
      { align: 'right' },
    ),
    column('state', 280, ({ state, msg, words, listedAt, dueAt }) => (
      <>
        <StatusDot tone={TONES[state]}>{listingStateNames[state]}</StatusDot>
        {msg && <SecondLine tone="danger">{msg}</SecondLine>}
        {words && <SecondLine anywhere>{text.said(words)}</SecondLine>}
        {state === 'LISTED' && listedAt && <SecondLine num>{formatDateTime(listedAt)}</SecondLine>}
        {state === 'FAILED' && dueAt && <SecondLine num>{text.againAt(formatDateTime(dueAt))}</SecondLine>}
      </>
    )),
    column(
      'actions',
      120,
      (listing) => (
        <ActionsCell>
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
