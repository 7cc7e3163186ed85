import { platformNames } from '../../../../fields/platform.text.ts';
import type { Platform } from '../../../../graphql/generated/graphql.ts';
import { Field } from '../../../../ui/inputs/Field.tsx';
import { Select } from '../../../../ui/inputs/Select.tsx';
import { TextArea } from '../../../../ui/inputs/TextArea.tsx';
import { Card } from '../../../../ui/layout/Card.tsx';
import { deliveryStepText as text } from './deliveryStep.text.ts';
import styles from './OptionsPart.module.css';

const PLATFORMS = Object.keys(platformNames) as Platform[];

interface Props {
  platform: Platform;
  remark: string;
  send: (
    event: { type: 'platform.choose'; platform: Platform } | { type: 'remark.edit'; remark: string },
  ) => void;
}

/** What else is on an order: the platform that it comes from, and words for the supplier. */
export function OptionsPart({ platform, remark, send }: Props) {
  return (
    <Card title={text.options}>
      <div className={styles.options}>
        <Field label={text.platform}>
          {(wiring) => (
            <Select
              {...wiring}
              fluid
              aria-label={text.platform}
              value={platform}
              options={PLATFORMS.map((value) => ({ value, text: platformNames[value] }))}
              onChange={(value) => send({ type: 'platform.choose', platform: value })}
            />
          )}
        </Field>
        <RemarkField remark={remark} onEdit={(value) => send({ type: 'remark.edit', remark: value })} />
      </div>
    </Card>
  );
}

export function RemarkField({ remark, onEdit }: { remark: string; onEdit: (remark: string) => void }) {
  return (
    <Field label={text.remark}>
      {(wiring) => (
        <TextArea
          {...wiring}
          rows={2}
          maxLength={200}
          placeholder={text.remarkHint}
          value={remark}
          onChange={onEdit}
        />
      )}
    </Field>
  );
}
