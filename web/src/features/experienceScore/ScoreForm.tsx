import { SecondLine, Text } from '../../ui/base/Text.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { NumberInput } from '../../ui/inputs/NumberInput.tsx';
import { Row } from '../../ui/layout/Layout.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import styles from './ExperienceScore.module.css';
import { partText, scoreText as text } from './experienceScore.text.ts';
import { MAX_BONUS, MAX_DEDUCTION, startingInput } from './lastInput.ts';
import { HIGHEST, LOWEST, PARTS, type Part, type ScoreInput, weightsOf } from './score.ts';

const EXTRAS = [
  { key: 'bonus', hint: text.bonusHint, max: MAX_BONUS },
  { key: 'deduction', hint: text.deductionHint, max: MAX_DEDUCTION },
] as const;

interface Props {
  input: ScoreInput;
  onChange: (input: ScoreInput) => void;
}

/** The scores and weights of the three parts, and what is added and taken off. */
export function ScoreForm({ input, onChange }: Props) {
  return (
    <Panel aria-labelledby="scores">
      <Row as="header" justify="space-between" below={8}>
        <h2 id="scores">{text.formTitle}</h2>
        <Button variant="text" onClick={() => onChange(startingInput)}>
          {text.reset}
        </Button>
      </Row>
      <div className={styles.parts}>
        <span />
        <Text tone="secondary">{text.score}</Text>
        <Text tone="secondary">{text.weight}</Text>
        {PARTS.map((part) => (
          <PartRow key={part} part={part} input={input} onChange={onChange} />
        ))}
      </div>
      <SecondLine as="p" className={styles.hint}>
        {text.weightHint}
      </SecondLine>
      <div className={styles.work}>
        {EXTRAS.map(({ key, hint, max }) => (
          <Field key={key} label={text[key]} hint={hint}>
            {({ id }) => (
              <NumberInput
                id={id}
                label={text[key]}
                unit={text.points}
                min={0}
                max={max}
                value={input[key]}
                onChange={(points) => onChange({ ...input, [key]: points })}
              />
            )}
          </Field>
        ))}
      </div>
      <SecondLine as="p">{text.kept}</SecondLine>
    </Panel>
  );
}

function PartRow({ part, input, onChange }: Props & { part: Part }) {
  const { name, made } = partText[part];
  const { scores, weights } = input;
  return (
    <>
      <span>
        <Text strong>{name}</Text>
        <SecondLine>{made}</SecondLine>
      </span>
      <NumberInput
        label={text.scoreOf(name)}
        unit={text.points}
        min={LOWEST}
        max={HIGHEST}
        value={scores[part]}
        onChange={(score) => onChange({ ...input, scores: { ...scores, [part]: score } })}
      />
      {part === 'service' ? (
        <output className="num" aria-label={text.weightOf(name)}>
          {text.rest(weightsOf(input).service)}
          <SecondLine>{text.restHint}</SecondLine>
        </output>
      ) : (
        <NumberInput
          label={text.weightOf(name)}
          unit="%"
          min={0}
          max={100 - (part === 'goods' ? weights.logistics : weights.goods)}
          value={weights[part]}
          onChange={(weight) => onChange({ ...input, weights: { ...weights, [part]: weight } })}
        />
      )}
    </>
  );
}
