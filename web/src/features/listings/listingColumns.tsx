import type { ShopListingState, ShopListingVerdict } from '../../graphql/generated/graphql.ts';
import { fenToYuan, formatMoney } from '../../lib/money.ts';
import { formatDateTime } from '../../lib/time.ts';
import { StatusDot, type Tone } from '../../ui/base/StatusDot.tsx';
import { Tag } from '../../ui/base/Tag.tsx';
import { SecondLine, Text } from '../../ui/base/Text.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { columnsNamed } from '../../ui/columns/column.ts';
import { ActionsCell, GoodsCell } from '../../ui/data/cells.tsx';
import { Row } from '../../ui/layout/Layout.tsx';
import { comingAt, isLater } from './comingAt.ts';
import {
  changeNames,
  listingStateNames,
  putUpText,
  listingsText as text,
  verdictNames,
} from './putUp.text.ts';
import type { ShopListing } from './putUp.types.ts';

const column = columnsNamed<ShopListing, 'item' | 'price' | 'state' | 'actions'>(text);

const TONES: Record<ShopListingState, Tone> = { WAITING: 'info', LISTED: 'success', FAILED: 'danger' };
const VERDICT_TONES: Record<ShopListingVerdict, Tone> = {
  ...{ PASSED: 'success', IN_REVIEW: 'info', REFUSED: 'danger' },
  ...{ OFF_SALE: 'quiet', BANNED: 'danger', GONE: 'danger' },
};

/** What is put up anew: mended, or as it was. */
const ANEW = {
  REFUSED: { label: text.mend, of: text.mendOf },
  GONE: { label: text.anew, of: text.anewOf },
};

interface Actions {
  update: (listing: ShopListing) => void;
  retry: (listing: ShopListing) => void;
  mend: (listing: ShopListing) => void;
  remove: (listing: ShopListing) => void;
}

/** Whether customers of the shop can buy it there, as far as is known. */
function isOffered(state: ShopListingState, verdict: ShopListingVerdict | null): boolean {
  return state === 'LISTED' && (verdict === null || verdict === 'PASSED');
}

/** The columns of what was put up in a shop. */
export function listingColumns({ update, retry, mend, remove }: Actions) {
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
    column('state', 280, ({ state, msg, words, listedAt, changes, updating, editedAt, ...listing }) => (
      <>
        <Row gap={8}>
          {listing.verdict ? (
            <StatusDot tone={VERDICT_TONES[listing.verdict]}>{verdictNames[listing.verdict]}</StatusDot>
          ) : (
            <StatusDot tone={TONES[state]}>{listingStateNames[state]}</StatusDot>
          )}
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
        {listing.goodOffSale && isOffered(state, listing.verdict) && (
          <SecondLine tone="danger">{text.offSaleHere}</SecondLine>
        )}
        {msg && <SecondLine tone="danger">{msg}</SecondLine>}
        {words && <SecondLine anywhere>{text.said(words)}</SecondLine>}
        {listing.verdict === 'BANNED' && <SecondLine>{text.bannedHint}</SecondLine>}
        {listing.verdict === 'REFUSED' && <SecondLine>{text.refusedHint}</SecondLine>}
        {listing.verdictWords && <SecondLine anywhere>{text.said(listing.verdictWords)}</SecondLine>}
        {state === 'LISTED' && listedAt && (
          <SecondLine num>
            {editedAt ? text.editedAt(formatDateTime(editedAt)) : formatDateTime(listedAt)}
          </SecondLine>
        )}
        <Coming state={state} updating={updating} {...listing} />
      </>
    )),
    column(
      'actions',
      160,
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
          {(listing.verdict === 'REFUSED' || listing.verdict === 'GONE') && (
            <Button
              variant="text"
              aria-label={ANEW[listing.verdict].of(listing.title)}
              onClick={() => mend(listing)}
            >
              {ANEW[listing.verdict].label}
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
          {listing.removable && (
            <Button variant="quiet" aria-label={text.removeOf(listing.title)} onClick={() => remove(listing)}>
              {text.remove}
            </Button>
          )}
        </ActionsCell>
      ),
      { align: 'right' },
    ),
  ];
}

/** When goods go on by themselves that stand still until then. */
function Coming({
  state,
  code,
  updating,
  dueAt,
}: Pick<ShopListing, 'state' | 'code' | 'updating' | 'dueAt'>) {
  if (state === 'WAITING' || code === 'DAY_LIMIT')
    return isLater(dueAt) ? <SecondLine num>{text.goesOnAt(comingAt(dueAt))}</SecondLine> : null;
  if (!dueAt || (state !== 'FAILED' && updating !== 'FAILED')) return null;
  return <SecondLine num>{text.againAt(comingAt(dueAt))}</SecondLine>;
}
