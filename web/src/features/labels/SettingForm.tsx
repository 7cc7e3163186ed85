import { useQuery } from '@apollo/client/react';
import { useSelector } from '@xstate/react';
import { platformNames } from '../../fields/platform.text.ts';
import type { Platform } from '../../graphql/generated/graphql.ts';
import { isBusy, isFailed } from '../../lib/selectors.ts';
import { useFields } from '../../lib/useFields.ts';
import { Text } from '../../ui/base/Text.tsx';
import { Message } from '../../ui/feedback/Message.tsx';
import { Checkbox } from '../../ui/inputs/Checkbox.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { Fields } from '../../ui/inputs/Fields.tsx';
import { Input } from '../../ui/inputs/Input.tsx';
import { Segmented } from '../../ui/inputs/Segmented.tsx';
import { Select } from '../../ui/inputs/Select.tsx';
import { type ComponentCheck, selectPrinters } from './componentCheck.machine.ts';
import { FieldList } from './FieldList.tsx';
import type { PrintSettings } from './printSettings.actors.ts';
import { ListPrintCouriers } from './printSettings.graphql.ts';
import { MAX_WORDS, replacedBy, type SettingDraft } from './printSettings.machine.ts';
import { fontSizeNames, paperNames, settingsText as text } from './printSettings.text.ts';
import styles from './SettingDrawer.module.css';

const ANY = 'ANY';
const PAPERS = Object.entries(paperNames).map(([value, label]) => ({
  value: value as SettingDraft['paper'],
  label,
}));
const FONT_SIZES = Object.entries(fontSizeNames).map(([value, label]) => ({
  value: value as SettingDraft['extras']['fontSize'],
  label,
}));
const PLATFORMS = Object.entries(platformNames).map(([value, name]) => ({ value, text: name }));

interface Props {
  actor: PrintSettings;
  check: ComponentCheck;
}

/** What a setting is for, and what it says. */
export function SettingForm({ actor, check }: Props) {
  const { draft, isNew, refusal } = useFields(actor, 'draft', 'isNew', 'refusal');
  const unsaved = useSelector(actor, isFailed);
  const saving = useSelector(actor, isBusy);
  const couriers = useQuery(ListPrintCouriers, { context: { quiet: 'outages' } });
  const edit = (change: Partial<SettingDraft>) => actor.send({ type: 'draft.edit', change });
  const editExtras = (change: Partial<SettingDraft['extras']>) =>
    edit({ extras: { ...draft.extras, ...change } });
  const replaces = useSelector(actor, ({ context }) => replacedBy(context) !== undefined);
  return (
    <>
      {refusal && <Message tone="danger">{refusal.msg}</Message>}
      {unsaved && <Message tone="warning">{text.unsaved}</Message>}
      <Fields saving={saving}>
        <Field label={text.platform}>
          {(wiring) => (
            <Select
              {...wiring}
              fluid
              aria-label={text.platform}
              disabled={!isNew}
              value={draft.platform ?? ANY}
              options={[{ value: ANY, text: text.anyPlatform }, ...PLATFORMS]}
              onChange={(value) => edit({ platform: value === ANY ? null : (value as Platform) })}
            />
          )}
        </Field>
        <Field label={text.courier} hint={isNew ? (replaces ? text.replaces : undefined) : text.fixed}>
          {(wiring) => (
            <Select
              {...wiring}
              fluid
              aria-label={text.courier}
              disabled={!isNew}
              loading={couriers.loading}
              value={draft.courierId ?? 0}
              options={[
                { value: 0, text: text.anyCourier },
                ...(couriers.data?.couriers ?? []).map(({ id, name }) => ({ value: id, text: name })),
              ]}
              onChange={(value) => edit({ courierId: value === 0 ? null : value })}
            />
          )}
        </Field>
        <fieldset className={styles.group}>
          <legend>{text.paper}</legend>
          <Segmented
            label={text.paper}
            value={draft.paper}
            choices={PAPERS}
            onChange={(paper) => edit({ paper })}
          />
        </fieldset>
        <fieldset className={styles.group}>
          <legend>{text.extras}</legend>
          <FieldList fields={draft.extras.fields} onChange={(fields) => editExtras({ fields })} />
        </fieldset>
        <fieldset className={styles.group}>
          <legend>{text.fontSize}</legend>
          <Segmented
            label={text.fontSize}
            value={draft.extras.fontSize}
            choices={FONT_SIZES}
            onChange={(fontSize) => editExtras({ fontSize })}
          />
        </fieldset>
        <Field label={text.words} hint={text.wordsHint(MAX_WORDS - [...draft.extras.text].length)}>
          {(wiring) => (
            <Input
              {...wiring}
              maxLength={MAX_WORDS}
              autoComplete="off"
              value={draft.extras.text}
              onChange={(words) => editExtras({ text: words })}
            />
          )}
        </Field>
        <PrinterField
          check={check}
          value={draft.printerName}
          onChange={(printerName) => edit({ printerName })}
        />
        <div>
          <Checkbox
            label={text.autoPrint}
            checked={draft.autoPrint}
            onChange={(autoPrint) => edit({ autoPrint })}
          />
          <Text as="p" tone="secondary" small above={4}>
            {text.autoHint}
          </Text>
        </div>
      </Fields>
    </>
  );
}

// Semantic takes empty text for no choice.
const DEFAULT = '*';

interface PrinterProps {
  check: ComponentCheck;
  value: string;
  onChange: (printer: string) => void;
}

/** The printer: one of the component's or, while none is there, its name. */
function PrinterField({ check, value, onChange }: PrinterProps) {
  const printers = useSelector(check, selectPrinters);
  if (!printers) {
    return (
      <Field label={text.printer} hint={text.printerAway}>
        {(wiring) => (
          <Input {...wiring} maxLength={100} autoComplete="off" value={value} onChange={onChange} />
        )}
      </Field>
    );
  }
  // The computer that a setting was made on may have had other printers.
  const names = value === '' || printers.names.includes(value) ? printers.names : [value, ...printers.names];
  return (
    <Field label={text.printer} hint={text.printerHint}>
      {(wiring) => (
        <Select
          {...wiring}
          fluid
          aria-label={text.printer}
          value={value || DEFAULT}
          options={[
            { value: DEFAULT, text: text.defaultPrinter },
            ...names.map((name) => ({ value: name, text: name })),
          ]}
          onChange={(chosen) => onChange(chosen === DEFAULT ? '' : chosen)}
        />
      )}
    </Field>
  );
}
