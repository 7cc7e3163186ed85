import { useSelector } from '@xstate/react';
import { ConfirmActionDialog } from '../../flows/ConfirmActionDialog.tsx';
import { kindNames } from '../../flows/licences/licences.text.ts';
import { isBusy } from '../../lib/selectors.ts';
import { Text } from '../../ui/base/Text.tsx';
import { CopyReply } from '../ui/CopyReply.tsx';
import { ReasonField } from '../ui/ReasonField.tsx';
import type { CheckingLicence, DecidingLicence } from './licenceActions.ts';
import { acceptText, checkText, refuseReply, refuseTemplates, refuseText } from './licences.text.ts';

export function DecideDialog({ actor }: { actor: DecidingLicence }) {
  const busy = useSelector(actor, isBusy);
  return (
    <ConfirmActionDialog actor={actor} sticky texts={({ accept }) => (accept ? acceptText : refuseText)}>
      {({ accept, kind, number, reason }, problem) => (
        <>
          <Text as="p" below={12}>
            {(accept ? acceptText : refuseText).question(kindNames[kind], number)}
          </Text>
          {!accept && (
            <>
              <ReasonField
                value={reason}
                error={problem}
                templates={refuseTemplates}
                readOnly={busy}
                onChange={(typed) => actor.send({ type: 'subject.edit', change: { reason: typed } })}
              />
              <CopyReply reply={refuseReply(reason.trim())} />
            </>
          )}
        </>
      )}
    </ConfirmActionDialog>
  );
}

export function CheckDialog({ actor }: { actor: CheckingLicence }) {
  return (
    <ConfirmActionDialog actor={actor} texts={checkText}>
      {({ kind, number }) => <p>{checkText.question(kindNames[kind], number)}</p>}
    </ConfirmActionDialog>
  );
}
