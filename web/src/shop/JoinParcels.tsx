import { Button } from '../ui/buttons/Button.tsx';
import { Message } from '../ui/feedback/Message.tsx';
import { type CheaperTogether, type LineAt, linesAt, pricesText as text } from './prices.text.ts';

interface Props {
  groups: readonly CheaperTogether[];
  /** Joins them all; nothing where the parcels are not written here. */
  onJoin?: (() => void) | undefined;
  lineAt?: LineAt | undefined;
}

/** What is saved by joining parcels to one receiver; nothing where nothing is. */
export function JoinParcels({ groups, onJoin, lineAt }: Props) {
  if (groups.length === 0) return null;
  const saving = groups.reduce((sum, each) => sum + each.saving, 0);
  const parcels = groups.reduce((sum, each) => sum + each.parcels.length, 0);
  const lines = groups.map((group) => linesAt(group.parcels, lineAt)).filter((each) => each.length > 0);
  return (
    <Message
      tone="info"
      action={
        onJoin && (
          <Button size="small" onClick={onJoin}>
            {text.join(saving)}
          </Button>
        )
      }
    >
      {text.cheaperTogether(groups.length, parcels, saving)}
      {lines.length > 0 && text.joinLines(lines)}
    </Message>
  );
}
