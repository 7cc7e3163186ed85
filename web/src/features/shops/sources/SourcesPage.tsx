import { usePageTitle } from '../../../ui/base/usePageTitle.ts';
import { Stack } from '../../../ui/layout/Layout.tsx';
import { PageHeader } from '../../../ui/layout/PageHeader.tsx';
import { SourceAccounts } from './SourceAccounts.tsx';
import { SourceOrdersPart } from './SourceOrdersPart.tsx';
import { sourcesText as text } from './sources.text.ts';

/** 1688: the accounts that buy there, and what they buy for orders of the shops. */
export default function SourcesPage() {
  usePageTitle(text.title);
  return (
    <>
      <PageHeader below={16} title={text.title} hint={text.hint} />
      <Stack gap={16}>
        <SourceAccounts />
        <SourceOrdersPart />
      </Stack>
    </>
  );
}
