import { useQuery } from '@apollo/client/react';
import { useSelector } from '@xstate/react';
import { ConfirmActionDialog } from '../../../flows/ConfirmActionDialog.tsx';
import type { ConfirmAction } from '../../../flows/confirmAction.ts';
import { SecondLine, Text } from '../../../ui/base/Text.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Checkbox } from '../../../ui/inputs/Checkbox.tsx';
import { FieldSet } from '../../../ui/layout/FormCard.tsx';
import { Stack } from '../../../ui/layout/Layout.tsx';
import { isHeld, type TemplateSubject } from '../templateActions.ts';
import { ListFollowers } from '../templates.graphql.ts';
import { actionTexts, templateActionText as text } from '../templates.text.ts';
import styles from '../Warehouses.module.css';

/** Asks before something is done to a freight template, or which warehouses are to follow it. */
export function TemplateActionDialog({ actor }: { actor: ConfirmAction<TemplateSubject> }) {
  const action = useSelector(actor, ({ context }) => context.subject?.action);
  return (
    <ConfirmActionDialog
      actor={actor}
      destructive={action === 'remove'}
      sticky={action === 'follow'}
      texts={(subject) => ({
        ...{ ...text, ...actionTexts[subject.action] },
        cancel: isHeld(subject) ? text.gotIt : text.cancel,
      })}
    >
      {(subject) => (
        <>
          <Text as="p" below={12}>
            {isHeld(subject) ? text.held(subject.name) : actionTexts[subject.action].words(subject.name)}
          </Text>
          {isHeld(subject) && <Holds subject={subject} />}
          {subject.action === 'follow' && <Followers actor={actor} subject={subject} />}
        </>
      )}
    </ConfirmActionDialog>
  );
}

/** Who uses the template. */
function Holds({ subject: { warehouses, goodsCount } }: { subject: TemplateSubject }) {
  return (
    <ul className={styles.holds}>
      {warehouses.length > 0 && <li>{text.followers(warehouses.map(({ name }) => name))}</li>}
      {goodsCount > 0 && <li>{text.goods(goodsCount)}</li>}
    </ul>
  );
}

/** The own warehouses to choose from; what one follows now is said. */
function Followers({ actor, subject }: { actor: ConfirmAction<TemplateSubject>; subject: TemplateSubject }) {
  const { data } = useQuery(ListFollowers, { context: { quiet: 'outages' } });
  const typeable = useSelector(actor, (snapshot) => snapshot.can({ type: 'subject.edit', change: {} }));
  if (!data) return <Skeleton height={120} />;
  const { list } = data.sellerWarehouses;
  if (list.length === 0) return <p>{text.noWarehouses}</p>;
  const flip = (id: number) => {
    const { chosen } = subject;
    const next = chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id];
    actor.send({ type: 'subject.edit', change: { chosen: next } });
  };
  return (
    <FieldSet legend={text.choose}>
      <Stack gap={8}>
        {list.map(({ id, name, freightTemplateId, freightTemplateName }) => (
          <div key={id}>
            <Checkbox
              label={name}
              checked={subject.chosen.includes(id)}
              disabled={!typeable}
              onChange={() => flip(id)}
            />
            {freightTemplateName && freightTemplateId !== subject.id && (
              <SecondLine>{text.elsewhere(freightTemplateName)}</SecondLine>
            )}
          </div>
        ))}
      </Stack>
    </FieldSet>
  );
}
