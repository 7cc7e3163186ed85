import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import type { ReviewShow, ReviewSort } from '../../graphql/generated/graphql.ts';
import { failureText } from '../../lib/fetchWithTimeout.ts';
import { Text } from '../../ui/base/Text.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Segmented } from '../../ui/inputs/Segmented.tsx';
import { Grow, Row, Stack } from '../../ui/layout/Layout.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import { ReviewBody } from './ReviewBody.tsx';
import styles from './Reviews.module.css';
import { ListReviews } from './reviews.graphql.ts';
import { showNames, sortNames, reviewsText as text } from './reviews.text.ts';
import { Stars } from './Stars.tsx';

interface Reviewed {
  id: number;
  reviewCount: number;
  reviewScore?: number | null | undefined;
  /** How many have one star, two, three, four, five. */
  reviewCounts: readonly number[];
  picturedReviews: number;
}

type Show = keyof typeof showNames;

/** What buyers say of goods: how many gave which score, and the reviews, narrowed and ordered. */
export function GoodReviews({ good }: { good: Reviewed }) {
  const [show, setShow] = useState<Show>('ALL');
  const [sort, setSort] = useState<ReviewSort>('NEWEST');
  return (
    <Panel aria-labelledby="reviews" id="review-panel">
      <Row gap={12} below={16} align="baseline">
        <h2 id="reviews">{text.title}</h2>
        <Text tone="secondary" num>
          {text.count(good.reviewCount)}
        </Text>
      </Row>
      {good.reviewScore == null ? (
        <EmptyState title={text.none} hint={text.noneHint} />
      ) : (
        <>
          <div className={styles.head}>
            <Row gap={12}>
              <strong className={styles.mean}>{text.mean(good.reviewScore)}</strong>
              <Stars score={good.reviewScore} size={20} />
            </Row>
            <Distribution counts={good.reviewCounts} />
          </div>
          <Row wrap below={4}>
            <Segmented
              label={text.show}
              value={show}
              choices={(Object.keys(showNames) as Show[]).map((value) => ({
                ...{ value, label: `${showNames[value]} ${countOf(good, value)}` },
              }))}
              onChange={setShow}
            />
            <Grow />
            <Segmented
              label={text.sort}
              value={sort}
              choices={(Object.keys(sortNames) as ReviewSort[]).map((value) => ({
                ...{ value, label: sortNames[value] },
              }))}
              onChange={setSort}
            />
          </Row>
          <ReviewList
            key={`${show} ${sort}`}
            goodId={good.id}
            show={show === 'ALL' ? null : show}
            sort={sort}
          />
        </>
      )}
    </Panel>
  );
}

function countOf({ reviewCount, reviewCounts, picturedReviews }: Reviewed, show: Show): number {
  const [one = 0, two = 0, three = 0, four = 0, five = 0] = reviewCounts;
  return {
    ...{ ALL: reviewCount, PICTURES: picturedReviews },
    ...{ GOOD: four + five, MIDDLE: three, BAD: one + two },
  }[show];
}

/** How many gave five stars, four, and so on. */
function Distribution({ counts }: { counts: readonly number[] }) {
  const all = Math.max(
    1,
    counts.reduce((sum, count) => sum + count, 0),
  );
  return (
    <ul className={styles.bars} aria-label={text.distribution}>
      {[5, 4, 3, 2, 1].map((score) => {
        const count = counts[score - 1] ?? 0;
        return (
          <li key={score}>
            <span>{text.stars(score)}</span>
            <span className={styles.bar}>
              <span style={{ width: `${(count / all) * 100}%` }} />
            </span>
            <span className="num">{count}</span>
          </li>
        );
      })}
    </ul>
  );
}

interface ListProps {
  goodId: number;
  show: ReviewShow | null;
  sort: ReviewSort;
}

/** The reviews of one filter and order, more of them at a press. */
function ReviewList({ goodId, show, sort }: ListProps) {
  const { data, error, loading, refetch, fetchMore } = useQuery(ListReviews, {
    variables: { goodId, filter: { show }, sort },
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  const page = data?.reviews;
  if (!page && error)
    return <ErrorState busy={loading} message={failureText(error)} onRetry={() => void refetch()} />;
  if (!page)
    return (
      <Stack gap={16} above={16}>
        <Skeleton height={72} />
        <Skeleton height={72} />
      </Stack>
    );
  if (page.list.length === 0) return <EmptyState title={text.noneHere} />;
  const readMore = () =>
    fetchMore({
      variables: { cursor: page.nextCursor },
      updateQuery: (before, { fetchMoreResult: { reviews } }) => ({
        reviews: { ...reviews, list: [...before.reviews.list, ...reviews.list] },
      }),
    });
  return (
    <>
      <ul className={styles.list} aria-label={text.title}>
        {page.list.map((review) => (
          <li key={review.id}>
            <ReviewBody review={review} />
          </li>
        ))}
      </ul>
      {page.nextCursor && (
        <Row justify="center">
          <Button loading={loading} onClick={() => void readMore()}>
            {text.more}
          </Button>
        </Row>
      )}
    </>
  );
}
