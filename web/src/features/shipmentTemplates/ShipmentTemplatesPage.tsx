import { useQuery } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useFlow } from '../../flows/useFlow.ts';
import { ListSenders } from '../../graphql/senders.graphql.ts';
import { failureText } from '../../lib/fetchWithTimeout.ts';
import { newShipmentPath } from '../../lib/paths.ts';
import { Text } from '../../ui/base/Text.tsx';
import { usePageTitle } from '../../ui/base/usePageTitle.ts';
import { LinkButton } from '../../ui/buttons/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { hasScope, useScopes } from '../session/useSession.ts';
import styles from './ShipmentTemplatesPage.module.css';
import { ListShipmentTemplates } from './shipmentTemplates.graphql.ts';
import { templatesText as text } from './shipmentTemplates.text.ts';
import { TemplateCard } from './TemplateCard.tsx';
import { NameTemplateDialog, RemoveTemplateDialog } from './TemplateDialogs.tsx';
import { nameTemplate, removeTemplate } from './templateActions.ts';

/** The shipments that a buyer has named; `id` in the address is the one that a notice tells of. */
export default function ShipmentTemplatesPage() {
  usePageTitle(text.title);
  const { data, error, loading, refetch } = useQuery(ListShipmentTemplates, {
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  const senders = useQuery(ListSenders, { context: { quiet: 'outages' } }).data?.senders ?? [];
  const [search] = useSearchParams();
  const told = Number(search.get('id'));
  const naming = useFlow(nameTemplate);
  const removing = useFlow(removeTemplate);
  const mayChange = hasScope(useScopes(), 'orders:write');
  const templates = data?.shipmentTemplates;
  const list = useToldInSight(told, templates !== undefined);
  return (
    <>
      <PageHeader
        below={16}
        title={text.title}
        hint={text.hint}
        actions={
          templates &&
          templates.length > 0 && (
            <Text tone="secondary" num>
              {text.count(templates.length)}
            </Text>
          )
        }
      />
      {error && !templates && (
        <ErrorState busy={loading} message={failureText(error)} onRetry={() => void refetch()} />
      )}
      {!templates && !error && <Skeleton height={220} />}
      {templates?.length === 0 && (
        <EmptyState
          illustration="box"
          title={text.none}
          hint={text.noneHint}
          action={
            <LinkButton variant="primary" to={newShipmentPath()}>
              {text.toShip}
            </LinkButton>
          }
        />
      )}
      {templates && templates.length > 0 && (
        <ul ref={list} aria-label={text.list} className={styles.list}>
          {templates.map((template) => (
            <TemplateCard
              key={template.id}
              template={template}
              told={template.id === told}
              senders={senders}
              {...(mayChange && {
                onRename: () =>
                  naming.send({
                    type: 'editor.open',
                    item: { name: template.name, of: { id: template.id } },
                  }),
                onRemove: () =>
                  removing.send({
                    type: 'action.ask',
                    subject: { id: template.id, name: template.name },
                  }),
              })}
            />
          ))}
        </ul>
      )}
      <NameTemplateDialog editor={naming} />
      <RemoveTemplateDialog actor={removing} />
    </>
  );
}

/** The list, in which the template that the address names is brought into sight once. */
function useToldInSight(told: number, isThere: boolean) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(
    function bringToldIntoSight() {
      if (isThere && told > 0)
        list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
    },
    [told, isThere],
  );
  return list;
}
