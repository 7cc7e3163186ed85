import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { NumberInput } from '../../ui/NumberInput.tsx';
import { partText, scoreText as text } from './experienceScore.text.ts';
import { MAX_BONUS, MAX_DEDUCTION, startingInput } from './lastInput.ts';
import styles from './ScoreForm.module.css';
import { HIGHEST, LOWEST, PARTS, type Part, type ScoreInput, weightsOf } from './score.ts';

interface Props {
  input: ScoreInput;
  onChange: (input: ScoreInput) => void;
}

/** The scores and weights of the three parts, and what is added and taken off. */
export function ScoreForm({ input, onChange }: Props) {
  return (
    <section className={styles.card} aria-labelledby="scores">
      <header className={styles.head}>
        <h2 id="scores">{text.formTitle}</h2>
        <Button variant="text" onClick={() => onChange(startingInput)}>
          {text.reset}
        </Button>
      </header>
      <div className={styles.parts}>
        <span />
        <span className={styles.column}>{text.score}</span>
        <span className={styles.column}>{text.weight}</span>
        {PARTS.map((part) => (
          <PartRow key={part} part={part} input={input} onChange={onChange} />
        ))}
      </div>
      <p className={styles.hint}>{text.weightHint}</p>
      <div className={styles.pair}>
        <Field label={text.bonus} hint={text.bonusHint}>
          {({ id }) => (
            <NumberInput
              id={id}
              label={text.bonus}
              unit={text.points}
              min={0}
              max={MAX_BONUS}
              value={input.bonus}
              onChange={(bonus) => onChange({ ...input, bonus })}
            />
          )}
        </Field>
        <Field label={text.deduction} hint={text.deductionHint}>
          {({ id }) => (
            <NumberInput
              id={id}
              label={text.deduction}
              unit={text.points}
              min={0}
              max={MAX_DEDUCTION}
              value={input.deduction}
              onChange={(deduction) => onChange({ ...input, deduction })}
            />
          )}
        </Field>
      </div>
      <p className={styles.kept}>{text.kept}</p>
    </section>
  );
}

function PartRow({ part, input, onChange }: Props & { part: Part }) {
  const { name, made } = partText[part];
  const { scores, weights } = input;
  return (
    <>
      <span>
        <span className={styles.name}>{name}</span>
        <small className={styles.made}>{made}</small>
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
        <output className={styles.rest} aria-label={text.weightOf(name)}>
          {text.rest(weightsOf(input).service)}
          <small>{text.restHint}</small>
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
