import { paths } from '../../lib/paths.ts';
import { useListQuery } from '../../list/useList.ts';
import { usePageTitle } from '../../ui/base/usePageTitle.ts';
import { LinkButton, OutwardButton } from '../../ui/buttons/Button.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { Tabs } from '../../ui/layout/Tabs.tsx';
import { developerParams } from '../webhooks/developerQuery.ts';
import { WebhooksTab } from '../webhooks/WebhooksTab.tsx';
import { TokenList } from './TokenList.tsx';
import { developerText as text } from './tokens.text.ts';

const tabs = [
  { key: 'tokens', label: text.tokens },
  { key: 'webhooks', label: text.webhooks },
] as const;

/** Where the documentation is, as the build was told: a demo serves it, who runs the platform publishes it anywhere. */
const docsUrl: string | undefined = import.meta.env.VITE_DOCS_URL;

/** What the person's own programs need. */
export default function DeveloperPage() {
  usePageTitle(text.title);
  const { query, change } = useListQuery(developerParams);
  const { tab, endpointId } = query;
  return (
    <>
      <PageHeader
        title={text.title}
        hint={text.hint}
        below={8}
        actions={
          <>
            {docsUrl && (
              <OutwardButton variant="text" href={docsUrl}>
                {text.docs}
              </OutwardButton>
            )}
            <LinkButton variant="text" to={paths.me}>
              {text.back}
            </LinkButton>
          </>
        }
      />
      <Tabs
        below={16}
        label={text.title}
        active={tab}
        items={tabs}
        onChange={(to) => change({ tab: to, endpointId: null })}
      />
      {tab === 'tokens' ? (
        <TokenList />
      ) : (
        <WebhooksTab endpointId={endpointId} onLog={(to) => change({ tab, endpointId: to })} />
      )}
    </>
  );
}
