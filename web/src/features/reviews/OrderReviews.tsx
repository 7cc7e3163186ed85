import { useQuery } from '@apollo/client/react';
import { useFlow } from '../../flows/useFlow.ts';
import { goodsPath } from '../../lib/paths.ts';
import { Text } from '../../ui/base/Text.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { TextLink } from '../../ui/data/cells.tsx';
import { Message } from '../../ui/feedback/Message.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Grow, Row, Stack } from '../../ui/layout/Layout.tsx';
import { AddToReviewDialog } from './AddToReviewDialog.tsx';
import { ReviewBody } from './ReviewBody.tsx';
import { LoadOrderReviews } from './reviews.graphql.ts';
import { addText, reviewsText as text } from './reviews.text.ts';
import { addToReview } from './writeReview.ts';

/** The reviews of the goods of an order, as its buyer or its supplier sees them. */
export function OrderReviews({ orderId }: { orderId: number }) {
  const adding = useFlow(addToReview);
  const { data, loading } = useQuery(LoadOrderReviews, {
    variables: { orderId },
    fetchPolicy: 'cache-and-network',
    context: { quiet: 'outages' },
  });
  if (!data) return loading ? <Skeleton height={72} /> : null;
  return (
    <Stack gap={16}>
      {data.orderReviews.map(
        ({ goodId, goodName, review }) =>
          review && (
            <Stack key={goodId} gap={8}>
              <Row gap={12}>
                <Text cut="ellipsis">
                  <TextLink to={goodsPath(goodId)}>{goodName}</TextLink>
                </Text>
                <Grow />
                {review.allowedActions.includes('ADD') && (
                  <Button
                    size="small"
                    onClick={() => adding.send({ type: 'editor.open', item: { id: review.id, goodName } })}
                  >
                    {addText.open}
                  </Button>
                )}
              </Row>
              <ReviewBody review={review} />
              {review.hiddenAt && <Message tone="warning">{text.hidden(review.hiddenReason)}</Message>}
            </Stack>
          ),
      )}
      <AddToReviewDialog actor={adding} />
    </Stack>
  );
}
