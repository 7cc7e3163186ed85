import { ConfirmActionDialog } from '../../../flows/ConfirmActionDialog.tsx';
import { Text } from '../../../ui/base/Text.tsx';
import { ReasonField } from '../../ui/ReasonField.tsx';
import { openText as text } from '../catalogue.text.ts';
import type { OpeningArea } from './openArea.ts';

/** Asks before an area is opened again, and why. */
export function OpenAreaDialog({ actor }: { actor: OpeningArea }) {
  return (
    <ConfirmActionDialog actor={actor} sticky texts={text}>
      {({ area, courier, reason }, problem) => (
        <>
          <Text as="p" below={12}>
            {text.question(area, courier)}
          </Text>
          <ReasonField
            value={reason}
            error={problem}
            onChange={(value) => actor.send({ type: 'subject.edit', change: { reason: value } })}
          />
        </>
      )}
    </ConfirmActionDialog>
  );
}
