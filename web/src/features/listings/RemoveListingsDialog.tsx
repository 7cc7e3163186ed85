import { ConfirmActionDialog } from '../../flows/ConfirmActionDialog.tsx';
import { removingText as text } from './putUp.text.ts';
import type { RemoveListed } from './removeListings.ts';

/** Asks before goods that a shop has not got are removed from its list. */
export function RemoveListingsDialog({ actor }: { actor: RemoveListed }) {
  return (
    <ConfirmActionDialog destructive actor={actor} texts={text}>
      {({ listing }) => (
        <p>
          {listing === null ? text.all : text.one(listing.title)}
          {text.after}
        </p>
      )}
    </ConfirmActionDialog>
  );
}
