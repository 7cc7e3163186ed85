import { ConfirmActionDialog } from '../../flows/ConfirmActionDialog.tsx';
import { Text } from '../../ui/base/Text.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { Input } from '../../ui/inputs/Input.tsx';
import { goodsNamed } from './goodActions.text.ts';
import { scheduleText as text } from './schedule.text.ts';
import type { ScheduleSubject, SchedulingGoods } from './scheduleGoods.ts';

/** Asks when goods go on sale by themselves, and off. */
export function ScheduleDialog({ actor }: { actor: SchedulingGoods }) {
  const edit = (change: Partial<ScheduleSubject>) => actor.send({ type: 'subject.edit', change });
  return (
    <ConfirmActionDialog sticky actor={actor} texts={text}>
      {({ goods, onAt, offAt }, problem) => (
        <>
          <Text as="p" below={12}>
            {text.question(goodsNamed(goods))}
          </Text>
          <Field label={text.onAt}>
            {(wiring) => (
              <Input
                {...wiring}
                type="datetime-local"
                data-autofocus
                value={onAt}
                onChange={(to) => edit({ onAt: to })}
              />
            )}
          </Field>
          <Field label={text.offAt} hint={text.hint} error={problem}>
            {(wiring) => (
              <Input {...wiring} type="datetime-local" value={offAt} onChange={(to) => edit({ offAt: to })} />
            )}
          </Field>
        </>
      )}
    </ConfirmActionDialog>
  );
}
