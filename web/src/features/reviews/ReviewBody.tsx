import type { ListReviewsQuery } from '../../graphql/generated/graphql.ts';
import { Text } from '../../ui/base/Text.tsx';
import { Time } from '../../ui/data/cells.tsx';
import { Row, Stack } from '../../ui/layout/Layout.tsx';
import { ReviewPictures } from './ReviewPictures.tsx';
import styles from './Reviews.module.css';
import { reviewsText as text } from './reviews.text.ts';
import { Stars } from './Stars.tsx';

export type ShownReview = Omit<ListReviewsQuery['reviews']['list'][number], '__typename' | 'id'>;

/** Stars, author and time of a review, and what was said, added and answered. */
export function ReviewBody({ review }: { review: ShownReview }) {
  const { reviewer, score, skuName, createdAt } = review;
  return (
    <Stack gap={8}>
      <Row gap={12} wrap>
        <Stars score={score} />
        <Text>{reviewer}</Text>
        <Text tone="secondary" small>
          <Time at={createdAt} />
        </Text>
        {skuName && (
          <Text tone="secondary" small>
            {skuName}
          </Text>
        )}
      </Row>
      <ReviewWords review={review} />
    </Stack>
  );
}

/** What was said, shown and added, and the supplier's answer, in the order in which it was said. */
export function ReviewWords({ review }: { review: ShownReview }) {
  const { text: said, pics, addedAt, addedText, addedPics, answer, answeredAt } = review;
  const isAnsweredFirst = addedAt !== null && answeredAt !== null && answeredAt < addedAt;
  const answered = answer && (
    <p className={styles.answer}>
      <span>
        <strong>{text.answer}</strong>{' '}
        {answeredAt && (
          <Text small tone="secondary">
            <Time at={answeredAt} />
          </Text>
        )}
      </span>
      <span className={styles.words}>{answer}</span>
    </p>
  );
  return (
    <>
      {said ? (
        <p className={styles.words}>{said}</p>
      ) : (
        <Text as="p" tone="secondary">
          {text.noWords}
        </Text>
      )}
      <ReviewPictures pics={pics} />
      {isAnsweredFirst && answered}
      {addedAt && (
        <div className={styles.added}>
          <Text small tone="orange">
            {text.added}
          </Text>{' '}
          <Text small tone="secondary">
            <Time at={addedAt} />
          </Text>
          {addedText && <p className={styles.words}>{addedText}</p>}
          <ReviewPictures pics={addedPics} />
        </div>
      )}
      {!isAnsweredFirst && answered}
    </>
  );
}
