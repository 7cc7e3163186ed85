import { areasUnder } from '@chengcang/addresses/areas';
import { FormDialog } from '../../../flows/FormDialog.tsx';
import { useFields, useTag } from '../../../lib/useFields.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Field } from '../../../ui/inputs/Field.tsx';
import { Fields } from '../../../ui/inputs/Fields.tsx';
import { Select } from '../../../ui/inputs/Select.tsx';
import { TextField } from '../../../ui/inputs/TextField.tsx';
import { Row } from '../../../ui/layout/Layout.tsx';
import { areaText, readyClosings, closeText as text } from '../catalogue.text.ts';
import type { CloseForm, ClosingArea } from './closeArea.ts';

const MAX_REASON = 100;

interface Props {
  actor: ClosingArea;
  couriers: readonly { id: number; name: string }[];
}

const optionsUnder = (code: string, whole?: string) => [
  ...(whole ? [{ value: '', text: whole }] : []),
  ...areasUnder(code).map((area) => ({ value: area.code, text: area.name })),
];

/** Which area is closed, for whom and why. */
export function CloseAreaDialog({ actor, couriers }: Props) {
  const { form, problems, refusal } = useFields(actor, 'form', 'problems', 'refusal');
  const busy = useTag(actor, 'busy');
  const edit = (change: Partial<CloseForm>) => actor.send({ type: 'form.edit', change });
  const { province, city, district, courierId, reason, endDay } = form;
  return (
    <FormDialog actor={actor} title={text.title} width={560} texts={text} problem={refusal?.msg ?? null}>
      <Fields saving={busy}>
        <Field label={text.province} required error={problems.province}>
          {(wiring) => (
            <Select
              {...wiring}
              search
              fluid
              value={province || null}
              options={optionsUnder('')}
              onChange={(value) => edit({ province: value })}
            />
          )}
        </Field>
        <Field label={text.city}>
          {(wiring) => (
            <Select
              {...wiring}
              search
              fluid
              disabled={province === ''}
              placeholder={province && text.wholeProvince}
              value={city}
              options={optionsUnder(province || '-', text.wholeProvince)}
              onChange={(value) => edit({ city: value })}
            />
          )}
        </Field>
        <Field label={text.district}>
          {(wiring) => (
            <Select
              {...wiring}
              search
              fluid
              disabled={city === ''}
              placeholder={city && text.wholeCity}
              value={district}
              options={optionsUnder(city || '-', text.wholeCity)}
              onChange={(value) => edit({ district: value })}
            />
          )}
        </Field>
        <Field label={text.courier}>
          {(wiring) => (
            <Select
              {...wiring}
              search
              fluid
              value={courierId}
              options={[
                { value: 0, text: areaText.allCouriers },
                ...couriers.map(({ id, name }) => ({ value: id, text: name })),
              ]}
              onChange={(value) => edit({ courierId: value })}
            />
          )}
        </Field>
        <TextField
          label={text.reason}
          required
          hint={text.reasonHint}
          error={problems.reason}
          maxLength={MAX_REASON}
          value={reason}
          onChange={(value) => edit({ reason: value })}
        />
        <Row gap={4} wrap below={12} role="group" aria-label={text.ready}>
          {readyClosings.map((ready) => (
            <Button key={ready} size="small" variant="text" onClick={() => edit({ reason: ready })}>
              {ready}
            </Button>
          ))}
        </Row>
        <TextField
          label={text.end}
          hint={text.endHint}
          error={problems.endDay}
          type="date"
          value={endDay}
          onChange={(value) => edit({ endDay: value })}
        />
      </Fields>
    </FormDialog>
  );
}
