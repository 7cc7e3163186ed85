import { useQuery } from '@apollo/client/react';
import { useParams } from 'react-router-dom';
import { useFlow } from '../../flows/useFlow.ts';
import { failureText } from '../../lib/fetchWithTimeout.ts';
import { readId } from '../../lib/page.ts';
import { StatusDot } from '../../ui/base/StatusDot.tsx';
import { usePageTitle } from '../../ui/base/usePageTitle.ts';
import { Button, LinkButton } from '../../ui/buttons/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Message } from '../../ui/feedback/Message.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Row, Stack } from '../../ui/layout/Layout.tsx';
import { statusNames, statusTones } from '../accounts/accounts.text.ts';
import { useOperator } from '../consoleActors.ts';
import type { LoadSupplierQuery } from '../graphql/generated/graphql.ts';
import { LicencesPart } from '../licences/LicencesPart.tsx';
import { accountPath, suppliersPath } from '../paths.ts';
import { RecordPage } from '../ui/record/RecordPage.tsx';
import { DepositPart, GoodsPart, ServicePart, TermsPart } from './SupplierParts.tsx';
import { LoadSupplier } from './suppliers.graphql.ts';
import { pageText as text, warningNames } from './suppliers.text.ts';
import { setTerms } from './supplierTerms.ts';
import { TermsDialog } from './TermsDialog.tsx';

/** Everything that operators look after of one supplier. */
export default function SupplierPage() {
  const id = readId(useParams().id ?? '');
  const { data, error, refetch } = useQuery(LoadSupplier, {
    variables: { id: id ?? 0 },
    skip: id === null,
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  if (id === null)
    return (
      <EmptyState
        illustration="lock"
        title={text.notFound}
        hint={text.notFoundHint}
        action={<LinkButton to={suppliersPath}>{text.back}</LinkButton>}
      />
    );
  if (data) return <Shown supplier={data.supplier} />;
  if (error) return <ErrorState message={failureText(error)} onRetry={() => void refetch()} />;
  return (
    <Stack gap={16} aria-busy="true">
      <Skeleton width={280} height={32} />
      <Skeleton height={160} />
      <Skeleton height={160} />
    </Stack>
  );
}

function Shown({ supplier }: { supplier: LoadSupplierQuery['supplier'] }) {
  const { id, companyName, nickName, status, warnings } = supplier;
  const name = companyName || nickName;
  usePageTitle(name);
  const setting = useFlow(setTerms);
  const { permissions } = useOperator();
  const mayAct = permissions.includes('suppliers.act') && status !== 'CLOSED';
  const { sections } = text;
  return (
    <>
      <RecordPage
        title={
          <Row as="span" gap={12} wrap>
            {name}
            <StatusDot tone={statusTones[status]}>{statusNames[status]}</StatusDot>
          </Row>
        }
        actions={
          permissions.includes('accounts.read') && (
            <LinkButton to={accountPath(id)}>{text.account}</LinkButton>
          )
        }
        notice={
          warnings.length > 0 && (
            <Message tone="warning">
              {text.warned(warnings.map((each) => warningNames[each]).join('、'))}
            </Message>
          )
        }
        sections={[
          { title: sections.service, content: <ServicePart supplier={supplier} /> },
          { title: sections.deposit, content: <DepositPart supplier={supplier} /> },
          {
            title: sections.terms,
            side: mayAct && (
              <Button size="small" onClick={() => setting.send({ type: 'editor.open', item: supplier })}>
                {text.change}
              </Button>
            ),
            content: <TermsPart supplier={supplier} />,
          },
          { title: sections.goods, content: <GoodsPart supplier={supplier} /> },
          { title: sections.licences, content: <LicencesPart sellerId={id} mayAct={mayAct} /> },
        ]}
      />
      <TermsDialog actor={setting} />
    </>
  );
}
