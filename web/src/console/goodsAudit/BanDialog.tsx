import { ConfirmActionDialog } from '../../flows/ConfirmActionDialog.tsx';
import { ReasonField } from '../ui/ReasonField.tsx';
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
          <ReasonField
            label={text.reason[step]}
            hint={null}
            value={reason}
            error={problem}
            onChange={(typed) => actor.send({ type: 'subject.edit', change: { reason: typed } })}
          />
        </>
      )}
    </ConfirmActionDialog>
  );
}
