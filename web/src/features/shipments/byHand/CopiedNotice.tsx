import { useSelector } from '@xstate/react';
import { useFields } from '../../../lib/useFields.ts';
import { Text } from '../../../ui/base/Text.tsx';
import { Notice } from '../shared/wizard/Notice.tsx';
import { changesLeft } from './flow/orderCopy.ts';
import type { Wizard } from './flow/shipByHand.selectors.ts';
import { copiedText as text } from './flow/shipByHand.text.ts';

/** Of a draft that was kept before it was said. */
const EVERYTHING = ['goods', 'courier', 'sender'] as const;

/** Says which order was copied, or which template was used, and what is not as it was; what had been begun before can be taken back. */
export function CopiedNotice({ wizard }: { wizard: Wizard }) {
  const { copied, replaced, entry, senderId } = useFields(wizard, 'copied', 'replaced', 'entry', 'senderId');
  const canRestore = useSelector(wizard, (snapshot) => snapshot.can({ type: 'goods.restore' }));
  if (!copied) return null;
  const { orderNo, template, came = EVERYTHING, leftOut } = copied;
  const changes = changesLeft(copied.changes, senderId);
  const isAsItWas = leftOut === 0 && changes.length === 0;
  return (
    <Notice
      tone={isAsItWas ? 'info' : 'warning'}
      ways={{
        ...(canRestore && { [text.restore]: () => wizard.send({ type: 'goods.restore' }) }),
        [text.dismiss]: () => wizard.send({ type: 'copied.dismiss' }),
      }}
    >
      <Text block>
        {template !== undefined && text.template(template, came)}
        {template === undefined &&
          (entry.parcelIds === null ? text.copied(orderNo) : text.copiedParcels(orderNo))}
      </Text>
      {changes.map((change) => (
        <Text key={change} block>
          {change}
        </Text>
      ))}
      {leftOut > 0 && <Text block>{text.leftOut(leftOut)}</Text>}
      {replaced && (
        <Text block>
          {template === undefined ? text.replaced(replaced.rows?.length ?? 0) : text.replacedGoods}
        </Text>
      )}
    </Notice>
  );
}
