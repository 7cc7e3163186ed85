import { ConfirmActionDialog } from '../../flows/ConfirmActionDialog.tsx';
import { useFields } from '../../lib/useFields.ts';
import { SecondLine } from '../../ui/base/Text.tsx';
import type { PostingStocktake, Stocktake } from './stocktakeFlows.ts';
import { discardText, postText } from './stocktakes.text.ts';

type RefusedRow = { skuId: number; title: string; after: number; locked: number };

interface PostProps {
  actor: PostingStocktake;
  /** As it is now: what was typed last may be kept while the question is asked. */
  stocktake: Stocktake;
}

/** Asks before the differences are written, and says which of them cannot be. */
export function PostDialog({ actor, stocktake }: PostProps) {
  const { different, more, fewer } = stocktake;
  const { refusal } = useFields(actor, 'refusal');
  const rows = refusal && Array.isArray(refusal.data.rows) ? (refusal.data.rows as RefusedRow[]) : [];
  return (
    <ConfirmActionDialog actor={actor} texts={postText}>
      {() => (
        <>
          <p>{postText.words(different, more, fewer)}</p>
          {rows.length > 1 && (
            <ul>
              {rows.map(({ skuId, title, after, locked }) => (
                <li key={skuId}>
                  <SecondLine>{postText.refused(title, after, locked)}</SecondLine>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </ConfirmActionDialog>
  );
}

/** Asks before a draft is given up. */
export function DiscardDialog({ actor }: { actor: PostingStocktake }) {
  return (
    <ConfirmActionDialog actor={actor} destructive texts={discardText}>
      {({ stocktakeNo }) => <p>{discardText.words(stocktakeNo)}</p>}
    </ConfirmActionDialog>
  );
}
