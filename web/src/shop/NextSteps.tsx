import { Button } from '../ui/buttons/Button.tsx';
import { Message } from '../ui/feedback/Message.tsx';
import { Row } from '../ui/layout/Layout.tsx';
import { type LineAt, linesAt, type NextStep, nextStepText, pricesText as text } from './prices.text.ts';

/** Steps told at once; those that save something come first. */
const TOLD = 5;

interface Props {
  steps: readonly NextStep[];
  /** Puts the missing pieces into the parcels; nothing where the parcels are not written here. */
  onAdd?: ((step: NextStep) => void) | undefined;
  lineAt?: LineAt | undefined;
}

/** What is missing to the next price steps of what was quoted, with a button that adds it; nothing where nothing is. */
export function NextSteps({ steps, onAdd, lineAt }: Props) {
  if (steps.length === 0) return null;
  return (
    <Message tone="info">
      <ul aria-label={text.next}>
        {steps.slice(0, TOLD).map((step) => {
          const said = nextStepText(step, linesAt(step.places, lineAt));
          return (
            <Row as="li" key={said} gap={12} wrap>
              <span>{said}</span>
              {onAdd && step.places.length > 0 && (
                <Button size="small" aria-label={`${text.add(step)}：${said}`} onClick={() => onAdd(step)}>
                  {text.add(step)}
                </Button>
              )}
            </Row>
          );
        })}
      </ul>
    </Message>
  );
}
