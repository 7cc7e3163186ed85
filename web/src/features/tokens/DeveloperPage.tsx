import { paths } from '../../lib/paths.ts';
import { usePageTitle } from '../../ui/base/usePageTitle.ts';
import { LinkButton } from '../../ui/buttons/Button.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { TokenList } from './TokenList.tsx';
import { developerText as text } from './tokens.text.ts';

/** What the person's own programs need. */
export default function DeveloperPage() {
  usePageTitle(text.title);
  return (
    <>
      <PageHeader
        title={text.title}
        hint={text.hint}
        below={16}
        actions={
          <LinkButton variant="text" to={paths.me}>
            {text.back}
          </LinkButton>
        }
      />
      <TokenList />
    </>
  );
}
