import { ExportNotice } from '../../exports/ExportNotice.tsx';
import { MaterialsButton } from '../../exports/MaterialsButton.tsx';
import { useExporting } from '../../exports/useExporting.ts';
import { Text } from '../../ui/base/Text.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { Grow, Row } from '../../ui/layout/Layout.tsx';
import { PutUpButton } from '../listings/PutUpButton.tsx';
import { reviewsText } from '../reviews/reviews.text.ts';
import { Stars } from '../reviews/Stars.tsx';
import { useSession } from '../session/useSession.ts';
import type { Good } from './goodDetail.ts';

/** How goods are reviewed, which leads to the reviews, and their material for buyers. */
export function GoodsHead({ good }: { good: Good }) {
  const { user } = useSession();
  const exporting = useExporting();
  const { id, reviewScore, reviewCount } = good;
  return (
    <div>
      <Row gap={8} wrap>
        {reviewScore != null && (
          <>
            <Stars score={reviewScore} />
            <Text strong num>
              {reviewsText.mean(reviewScore)}
            </Text>
            <Button
              variant="text"
              onClick={() => document.getElementById('review-panel')?.scrollIntoView({ block: 'start' })}
            >
              {reviewsText.count(reviewCount)}
            </Button>
          </>
        )}
        {reviewScore == null && <Text tone="secondary">{reviewsText.none}</Text>}
        <Grow />
        {user?.kind === 'buyer' && (
          <>
            <PutUpButton exporting={exporting} goodIds={[id]} />
            <MaterialsButton exporting={exporting} goodIds={[id]} />
          </>
        )}
      </Row>
      <ExportNotice exporting={exporting} />
    </div>
  );
}
