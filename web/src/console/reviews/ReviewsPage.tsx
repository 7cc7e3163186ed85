import { KeywordForm } from '../../fields/KeywordForm.tsx';
import { useFlow } from '../../flows/useFlow.ts';
import { id, keyOf, page, searchParams, text as words } from '../../lib/searchParams.ts';
import { thumbnailUrl } from '../../lib/thumbnailUrl.ts';
import { ListFilters } from '../../list/ListFilters.tsx';
import { ListView } from '../../list/ListView.tsx';
import { useList } from '../../list/useList.ts';
import { StatusDot } from '../../ui/base/StatusDot.tsx';
import { SecondLine, Text } from '../../ui/base/Text.tsx';
import { usePageTitle } from '../../ui/base/usePageTitle.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { columnsNamed } from '../../ui/columns/column.ts';
import { GoodsCell, TextLink, Time } from '../../ui/data/cells.tsx';
import type { Column } from '../../ui/data/Table.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { Tabs } from '../../ui/layout/Tabs.tsx';
import type { ListReviewsQuery } from '../graphql/generated/graphql.ts';
import { ListTools } from '../list/ListTools.tsx';
import { HideDialog } from './HideDialog.tsx';
import { type HidingReview, hideReview } from './hideReview.ts';
import styles from './Reviews.module.css';
import { ListReviews } from './reviews.graphql.ts';
import { reviewTabs, reviewsText as text } from './reviews.text.ts';

type Review = ListReviewsQuery['reviews']['list'][number];
type Tab = keyof typeof reviewTabs;

const tabs = (Object.keys(reviewTabs) as Tab[]).map((key) => ({ key, label: reviewTabs[key] }));
const params = searchParams({
  tab: keyOf<Tab>(reviewTabs, 'ALL'),
  orderNo: words(),
  goodId: id(),
  sellerId: id(),
  page: page(),
});

/** Reviews of all goods; what may not be said is hidden. */
export default function ReviewsPage() {
  usePageTitle(text.title);
  const hiding = useFlow(hideReview);
  const list = useList({
    params,
    document: ListReviews,
    variables: ({ tab, page: at, orderNo, goodId, sellerId }) => ({
      filter: {
        show: tab,
        ...(orderNo && { orderNo }),
        ...(goodId && { goodId }),
        ...(sellerId && { sellerId }),
      },
      page: at,
      pageSize: 20,
    }),
    pick: ({ reviews }) => reviews,
  });
  const { tab, orderNo } = list.query;
  return (
    <>
      <PageHeader below={4} title={text.title} hint={text.hint} />
      <Tabs
        below={12}
        label={text.tabs}
        active={tab}
        items={tabs}
        onChange={(to) => list.change({ tab: to })}
      />
      <ListFilters
        list={list}
        text={{ label: text.filters, reset: text.reset }}
        end={<ListTools of={{ reviews: list.filter }} />}
      >
        <KeywordForm
          key={orderNo}
          label={text.orderNo}
          keyword={orderNo}
          onFind={(typed) => list.change({ orderNo: typed })}
        />
      </ListFilters>
      <ListView
        list={list}
        label={text.list}
        columns={columnsOf(hiding)}
        text={text}
        none={<EmptyState title={text.none} hint={text.noneHint} />}
      />
      <HideDialog actor={hiding} />
    </>
  );
}

const column = columnsNamed<Review, 'good' | 'said' | 'who' | 'state' | 'actions'>(text);

/** The same list of one of the goods, or one supplier, alone. */
const searchFor = (part: { goodId?: number; sellerId?: number }) =>
  params.write({ ...params.initial, ...part });

function columnsOf(hiding: HidingReview): Column<Review>[] {
  return [
    column(
      'good',
      260,
      ({ goodId, goodName, goodPic, skuName, orderNo }) => (
        <GoodsCell picture={goodPic} name={goodName}>
          <SecondLine num>{[skuName, orderNo].filter(Boolean).join(' · ')}</SecondLine>
          <TextLink to={searchFor({ goodId })} aria-label={text.ofGood(goodName)}>
            {text.others}
          </TextLink>
        </GoodsCell>
      ),
      { stick: 'left' },
    ),
    column('said', undefined, (review) => <Said review={review} />),
    column('who', 160, ({ buyerName, sellerId, sellerName }) => (
      <>
        {buyerName}
        <SecondLine cut="ellipsis" title={sellerName}>
          <TextLink to={searchFor({ sellerId })} aria-label={text.ofSeller(sellerName)}>
            {sellerName}
          </TextLink>
        </SecondLine>
      </>
    )),
    column('state', 168, ({ hiddenAt, hiddenReason, createdAt }) => (
      <>
        <StatusDot tone={hiddenAt ? 'quiet' : 'success'}>{hiddenAt ? text.hidden : text.shown}</StatusDot>
        <SecondLine>{hiddenAt ? hiddenReason : <Time at={createdAt} />}</SecondLine>
      </>
    )),
    column(
      'actions',
      96,
      ({ id: reviewId, hiddenAt }) => (
        <Button
          variant="text"
          onClick={() =>
            hiding.send({
              type: 'action.ask',
              subject: { id: reviewId, step: hiddenAt ? 'show' : 'hide', reason: '' },
            })
          }
        >
          {hiddenAt ? text.show : text.hide}
        </Button>
      ),
      { align: 'right', stick: 'right' },
    ),
  ];
}

function Said({ review }: { review: Review }) {
  const { score, text: said, addedText, pics, addedPics, answer } = review;
  return (
    <div className={styles.words}>
      <Text tone={score <= 2 ? 'danger' : 'orange'} role="img" aria-label={text.score(score)}>
        {text.stars(score)}
      </Text>
      <div>{said || <Text tone="secondary">{text.noWords}</Text>}</div>
      {addedText && <div>{text.added(addedText)}</div>}
      {pics.length + addedPics.length > 0 && (
        <ul className={styles.pictures} aria-label={text.pictures}>
          {[...pics, ...addedPics].map((url, at) => (
            <li key={url}>
              <a href={url} target="_blank" rel="noreferrer">
                <img src={thumbnailUrl(url)} alt={text.picture(at + 1)} loading="lazy" />
              </a>
            </li>
          ))}
        </ul>
      )}
      {answer && <SecondLine>{text.answer(answer)}</SecondLine>}
    </div>
  );
}
