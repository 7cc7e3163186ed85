import { DayRange } from '../../../fields/DayRange.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Input } from '../../../ui/Input.tsx';
import { Segmented } from '../../../ui/Segmented.tsx';
import styles from '../Areas.module.css';
import { REASON_MAX, type RuleWish } from '../areaRules.ts';
import { areasText as text, wishProblemText } from '../warehouseEditor.text.ts';
import type { AreasWork } from '../warehouseEditor.types.ts';

interface Props {
  areas: AreasWork;
  onEdit: (change: Partial<RuleWish>) => void;
  onApply: () => void;
}

/** What is to hold for the chosen areas. */
export function WishFields({ areas: { wish, problems }, onEdit, onApply }: Props) {
  const areasProblem = wishProblemText('areas', problems);
  const yuanProblem = wishProblemText('yuan', problems);
  const daysProblem = wishProblemText('days', problems);
  return (
    <section aria-labelledby="wish" className={styles.wish}>
      <h3 id="wish">{text.wish}</h3>
      <div className={styles.kind}>
        <Segmented
          label={text.wish}
          value={wish.type}
          choices={[
            { value: 'BAN', label: text.kinds.BAN },
            { value: 'SURCHARGE', label: text.kinds.SURCHARGE },
          ]}
          onChange={(type) => onEdit({ type })}
        />
        {wish.type === 'SURCHARGE' && (
          <div>
            <Input
              aria-label={text.yuan}
              aria-invalid={yuanProblem !== null}
              placeholder={text.yuan}
              inputMode="decimal"
              maxLength={10}
              before="¥"
              value={wish.yuan}
              onChange={(yuan) => onEdit({ yuan })}
              autoComplete="off"
            />
            {yuanProblem && (
              <p className={styles.problem} role="alert">
                {yuanProblem}
              </p>
            )}
          </div>
        )}
      </div>
      <Field label={text.reason}>
        {(wiring) => (
          <Input
            {...wiring}
            maxLength={REASON_MAX}
            placeholder={text.reasonHint}
            value={wish.reason}
            onChange={(reason) => onEdit({ reason })}
          />
        )}
      </Field>
      <fieldset className={styles.period}>
        <legend>{text.period}</legend>
        <DayRange days={wish} onChange={onEdit} />
        <p className={daysProblem ? styles.problem : styles.note} role={daysProblem ? 'alert' : undefined}>
          {daysProblem ?? text.periodHint}
        </p>
      </fieldset>
      {areasProblem && (
        <p className={styles.problem} role="alert">
          {areasProblem}
        </p>
      )}
      <Button variant="primary" fluid onClick={onApply}>
        {text.apply}
      </Button>
    </section>
  );
}
