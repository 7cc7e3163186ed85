import type { ReactNode } from 'react';
import { Card } from '../../../../ui/Card.tsx';
import { Segmented } from '../../../../ui/Segmented.tsx';
import { deliveryStepText as text } from './deliveryStep.text.ts';
import styles from './PiecesPart.module.css';

interface Props<NumBy extends string> {
  numBy: NumBy;
  labels: Record<NumBy, string>;
  hints: Record<NumBy, string>;
  onChange: (numBy: NumBy) => void;
  children?: ReactNode;
}

/** By what the pieces of a parcel are counted. */
export function PiecesPart<NumBy extends string>({ numBy, labels, hints, onChange, children }: Props<NumBy>) {
  const choices = Object.keys(labels) as NumBy[];
  return (
    <Card
      title={text.pieces}
      side={
        <span className={styles.numBy}>
          <Segmented
            label={text.pieces}
            value={numBy}
            choices={choices.map((value) => ({ value, label: labels[value] }))}
            onChange={onChange}
          />
        </span>
      }
    >
      <p>{hints[numBy]}</p>
      {children}
    </Card>
  );
}
