import { useState } from 'react';
import { useFlow } from '../../flows/useFlow.ts';
import { useFields } from '../../lib/useFields.ts';
import { SecondLine, Text } from '../../ui/base/Text.tsx';
import { Input } from '../../ui/inputs/Input.tsx';
import { Segmented } from '../../ui/inputs/Segmented.tsx';
import { countLine, type StocktakeLine } from './stocktakeFlows.ts';
import styles from './stocktakes.module.css';
import { reasonNames, detailText as text } from './stocktakes.text.ts';

interface Props {
  stocktakeId: number;
  line: StocktakeLine;
  /** Where it stands among the cells that the arrow keys and Enter go through. */
  at: number;
}

const nameOf = ({ goodName, skuName }: StocktakeLine) => [goodName, skuName].filter(Boolean).join(' ');

/** The pieces that were counted of a combination, kept when the field is left. */
export function CountedCell({ stocktakeId, line, at }: Props) {
  const saving = useFlow(countLine);
  const { subject } = useFields(saving, 'subject');
  const [typed, setTyped] = useState<string | null>(null);
  const kept = textOf(line.counted);
  const digits = typed?.trim() ?? kept;
  const isWrong = digits !== '' && !/^\d{1,7}$/.test(digits);
  const keep = () => {
    if (typed === null || isWrong) return;
    if (digits !== kept)
      saving.send({
        type: 'action.run',
        subject: {
          ...{ stocktakeId, skuId: line.skuId },
          ...{ counted: digits === '' ? null : Number(digits), reason: line.reason },
        },
      });
    setTyped(null);
  };
  return (
    <>
      <Input
        className={styles.pieces}
        data-cell={`${at}:0`}
        aria-label={text.countedOf(nameOf(line))}
        aria-invalid={isWrong}
        autoComplete="off"
        inputMode="numeric"
        readOnly={subject !== null}
        value={typed ?? (subject ? textOf(subject.counted) : kept)}
        onChange={setTyped}
        onBlur={keep}
        onKeyDown={(event) => event.key === 'Enter' && !event.nativeEvent.isComposing && keep()}
      />
      {isWrong && (
        <SecondLine as="p">
          <span role="alert" className={styles.problem}>
            {text.wrong}
          </span>
        </SecondLine>
      )}
    </>
  );
}

const textOf = (counted: number | null) => (counted === null ? '' : String(counted));

/** Why the shelf has another number than the book, one of what goes with the difference. */
export function ReasonCell({ stocktakeId, line, isDraft }: Omit<Props, 'at'> & { isDraft: boolean }) {
  const saving = useFlow(countLine);
  const { difference, reason, counted, skuId } = line;
  if (!difference || !reason) return '—';
  if (!isDraft) return <Text>{reasonNames[reason]}</Text>;
  const keys = difference > 0 ? (['MORE', 'OTHER'] as const) : (['FEWER', 'DAMAGED', 'OTHER'] as const);
  return (
    <Segmented
      label={text.reasonOf(nameOf(line))}
      value={reason}
      choices={keys.map((value) => ({ value, label: reasonNames[value] }))}
      onChange={(chosen) =>
        saving.send({ type: 'action.run', subject: { stocktakeId, skuId, counted, reason: chosen } })
      }
    />
  );
}
