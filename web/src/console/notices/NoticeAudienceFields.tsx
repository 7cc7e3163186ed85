import { useFields } from '../../lib/useFields.ts';
import { optionsOf } from '../../ui/inputs/ChoiceOrAny.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { Select } from '../../ui/inputs/Select.tsx';
import { TextField } from '../../ui/inputs/TextField.tsx';
import { LEVELS } from '../accounts/accountsQuery.ts';
import type { EditingNotice, NoticeForm } from './editNotice.ts';
import { audienceNames, levelOf, editText as text, typeNames } from './notices.text.ts';

const types = optionsOf(typeNames);
const audiences = optionsOf(audienceNames);
const levels = LEVELS.map((value) => ({ value, text: levelOf(value) }));

/** Where a notice is read and by whom; once it is out, both stay. */
export function NoticeAudienceFields({ actor, fixed }: { actor: EditingNotice; fixed: boolean }) {
  const { item, form, problems } = useFields(actor, 'item', 'form', 'problems');
  const edit = (change: Partial<NoticeForm>) => actor.send({ type: 'form.edit', change });
  const kept = item?.notice?.audience === 'ACCOUNT' ? item.notice.accountName : null;
  return (
    <>
      <Field label={text.type} required>
        {(wiring) => (
          <Select
            {...wiring}
            fluid
            disabled={fixed}
            value={form.type}
            options={types}
            onChange={(type) => edit({ type })}
          />
        )}
      </Field>
      <Field label={text.audience} required>
        {(wiring) => (
          <Select
            {...wiring}
            fluid
            disabled={fixed}
            value={form.audience}
            options={audiences}
            onChange={(audience) => edit({ audience })}
          />
        )}
      </Field>
      {form.audience === 'LEVEL' && (
        <Field label={text.level} required error={problems.level}>
          {(wiring) => (
            <Select
              {...wiring}
              fluid
              disabled={fixed}
              value={form.level}
              options={levels}
              onChange={(level) => edit({ level })}
            />
          )}
        </Field>
      )}
      {form.audience === 'ACCOUNT' && (
        <TextField
          label={text.account}
          required={kept === null}
          disabled={fixed}
          error={problems.account}
          hint={kept === null ? text.accountHint : text.accountKept(kept)}
          maxLength={64}
          value={form.account}
          onChange={(account) => edit({ account })}
        />
      )}
    </>
  );
}
