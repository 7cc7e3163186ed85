import type { SplitAdvice } from '../wizard/courierSplit.ts';
import { Notice } from '../wizard/Notice.tsx';
import { splitText as text } from './split.text.ts';

interface Props {
  /** What a second courier would do for parcels that go by the chosen one; null: nothing. */
  advice: Omit<SplitAdvice<unknown>, 'areaCodes'> | null;
  /** What was taken, in words; null: nothing. */
  taken: string | null;
  /** The chosen courier. */
  courierId: number | null;
  nameOf: (courierId: number) => string;
  onAccept: () => void;
  onTakeBack: () => void;
}

/** A second courier for what the chosen one does not reach or charges extra for: offered with what for, and taken back by one click. */
export function SplitNotices({ advice, taken, courierId, nameOf, onAccept, onTakeBack }: Props) {
  return (
    <>
      {taken !== null && (
        <Notice tone="info" ways={{ [text.takeBack]: onTakeBack }}>
          {taken}
        </Notice>
      )}
      {advice && (
        <Notice tone="warning" ways={{ [text.accept(nameOf(advice.courierId))]: onAccept }}>
          {text.advice({
            from: nameOf(courierId ?? 0),
            to: nameOf(advice.courierId),
            banned: advice.banned,
            dearer: advice.rows.length - advice.banned,
            saving: advice.saving,
          })}
          。{text.places(advice.provinces)}
        </Notice>
      )}
    </>
  );
}
