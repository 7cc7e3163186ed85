import { ConfirmActionDialog } from '../../flows/ConfirmActionDialog.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { TextArea } from '../../ui/inputs/TextArea.tsx';
import { MOST_REASON } from './auditGoods.ts';
import type { BanningGood } from './banGood.ts';
import { banningText as text } from './goodsAudit.text.ts';

/** Asks for the reason before goods are banned, or a ban is lifted. */
export function BanDialog({ actor }: { actor: BanningGood }) {
  return (
    <ConfirmActionDialog
      actor={actor}
      sticky
      destructive
      texts={({ step }) => ({ ...text, title: text.title[step], accept: text.accept[step] })}
    >
      {({ step, name, reason }, problem) => (
        <>
          <p>{text.question[step](name)}</p>
          <Field label={text.reason[step]} required error={problem}>
            {(wiring) => (
              <TextArea
                {...wiring}
                rows={3}
                maxLength={MOST_REASON}
                data-autofocus
                value={reason}
                onChange={(typed) => actor.send({ type: 'subject.edit', change: { reason: typed } })}
              />
            )}
          </Field>
        </>
      )}
    </ConfirmActionDialog>
  );
}
