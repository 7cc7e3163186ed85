import { DayRange } from '../../../fields/DayRange.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { FieldNote, FieldSet } from '../../../ui/FormCard.tsx';
import { Input } from '../../../ui/Input.tsx';
import { Segmented } from '../../../ui/Segmented.tsx';
import styles from '../Areas.module.css';
import { MAX_REASON, type RuleInput } from '../areaRules.ts';
import { ruleProblemText, areasText as text } from '../warehouseEditor.text.ts';
import type { AreasWork } from '../warehouseEditor.types.ts';

interface Props {
  areas: AreasWork;
  onEdit: (change: Partial<RuleInput>) => void;
  onApply: () => void;
}

/** What is to hold for the chosen areas. */
export function RuleFields({ areas: { input, problems }, onEdit, onApply }: Props) {
  const yuanProblem = ruleProblemText('yuan', problems);
  return (
    <section aria-labelledby="input" className={styles.input}>
      <h3 id="input">{text.input}</h3>
      <div className={styles.kind}>
        <Segmented
          label={text.input}
          value={input.type}
          choices={[
            { value: 'BAN', label: text.kinds.BAN },
            { value: 'SURCHARGE', label: text.kinds.SURCHARGE },
          ]}
          onChange={(type) => onEdit({ type })}
        />
        {input.type === 'SURCHARGE' && (
          <div>
            <Input
              aria-label={text.yuan}
              aria-invalid={yuanProblem !== null}
              placeholder={text.yuan}
              inputMode="decimal"
              maxLength={10}
              before="¥"
              value={input.yuan}
              onChange={(yuan) => onEdit({ yuan })}
              autoComplete="off"
            />
            <FieldNote error={yuanProblem} />
          </div>
        )}
      </div>
      <Field label={text.reason}>
        {(wiring) => (
          <Input
            {...wiring}
            maxLength={MAX_REASON}
            placeholder={text.reasonHint}
            value={input.reason}
            onChange={(reason) => onEdit({ reason })}
          />
        )}
      </Field>
      <FieldSet legend={text.period} error={ruleProblemText('days', problems)} hint={text.periodHint}>
        <DayRange days={input} onChange={onEdit} />
      </FieldSet>
      <FieldNote error={ruleProblemText('areas', problems)} />
      <Button variant="primary" fluid onClick={onApply}>
        {text.apply}
      </Button>
    </section>
  );
}
