import { RemovableTag } from '../../ui/buttons/RemovableTag.tsx';
import { narrowedText as text } from './orders.text.ts';

type Party = 'account' | 'seller' | 'order';
type Query = Readonly<Partial<Record<Party, number | null>>>;

interface Props {
  query: Query;
  onChange: (change: Query) => void;
}

/** Whose rows are listed where a link led to those of one account or order. */
export function NarrowedTo({ query, onChange }: Props) {
  return (Object.keys(text.names) as Party[]).map((party) => {
    const id = query[party];
    return (
      id != null && (
        <RemovableTag key={party} label={text.remove(party)} onRemove={() => onChange({ [party]: null })}>
          {text.tag(party, id)}
        </RemovableTag>
      )
    );
  });
}
