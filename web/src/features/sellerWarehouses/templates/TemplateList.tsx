import { useQuery } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useFlow } from '../../../flows/useFlow.ts';
import type { FreightTemplateRowFragment } from '../../../graphql/generated/graphql.ts';
import { failureText } from '../../../lib/fetchWithTimeout.ts';
import { formatMoney } from '../../../lib/money.ts';
import { Link } from '../../../ui/base/Link.tsx';
import { SecondLine, Text } from '../../../ui/base/Text.tsx';
import { usePageTitle } from '../../../ui/base/usePageTitle.ts';
import { Button, LinkButton } from '../../../ui/buttons/Button.tsx';
import { columnsNamed } from '../../../ui/columns/column.ts';
import { ActionsCell, Time } from '../../../ui/data/cells.tsx';
import { type Column, Table } from '../../../ui/data/Table.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { PageHeader } from '../../../ui/layout/PageHeader.tsx';
import { changeTemplate, subjectOf } from '../templateActions.ts';
import { ListFreightTemplates } from '../templates.graphql.ts';
import { actionTexts, type TemplateAction, templatesText as text } from '../templates.text.ts';
import styles from '../Warehouses.module.css';
import { warehousesText } from '../warehouses.text.ts';
import { writeEdited } from '../warehousesQuery.ts';
import { TemplateActionDialog } from './TemplateActionDialog.tsx';

type Row = FreightTemplateRowFragment;

/** The own freight templates, 50 at most: what they cost, who follows them, and what can be done with them. */
export function TemplateList({ tabs }: { tabs: ReactNode }) {
  usePageTitle(warehousesText.title);
  const [params] = useSearchParams();
  const changing = useFlow(changeTemplate);
  const { data, error, loading, refetch } = useQuery(ListFreightTemplates, {
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  const rows = data?.freightTemplates;
  const add = (
    <LinkButton variant="primary" icon="plus" to={{ search: writeEdited(params, 'new') }}>
      {text.add}
    </LinkButton>
  );
  const none = <EmptyState illustration="map" title={text.none} hint={text.noneHint} action={add} />;
  const columns = templateColumns({
    searchOf: (id) => writeEdited(params, id),
    ask: (action, row) => changing.send({ type: 'action.ask', subject: subjectOf(action, row) }),
  });
  return (
    <>
      <PageHeader
        below={16}
        title={warehousesText.title}
        hint={text.hint}
        actions={rows && rows.length > 0 && add}
      />
      {tabs}
      {!rows && error && (
        <ErrorState
          title={text.loadFailed}
          busy={loading}
          message={failureText(error)}
          onRetry={() => void refetch()}
        />
      )}
      {!rows && !error && <Skeleton height={240} />}
      {rows?.length === 0 && none}
      {rows && rows.length > 0 && (
        <Table label={text.list} columns={columns} rows={rows} rowKey={({ id }) => id} />
      )}
      <TemplateActionDialog actor={changing} />
    </>
  );
}

interface Handlers {
  /** The search part of the address that opens a template. */
  searchOf: (id: number) => string;
  ask: (action: TemplateAction, row: Row) => void;
}

type Key = 'name' | 'couriers' | 'warehouses' | 'goods' | 'updatedAt' | 'actions';
const column = columnsNamed<Row, Key>(text);
const right = { align: 'right' } as const;
const SHOWN = 3;
const ACTIONS = Object.keys(actionTexts) as TemplateAction[];

function templateColumns({ searchOf, ask }: Handlers): Column<Row>[] {
  return [
    column('name', undefined, ({ id, name }) => (
      <Link className={styles.name} to={{ search: searchOf(id) }}>
        {name}
      </Link>
    )),
    column('couriers', 160, Couriers),
    column('warehouses', 160, Warehouses),
    column('goods', 112, ({ goodsCount }) => <Text num>{goodsCount}</Text>, right),
    column('updatedAt', 144, ({ updatedAt }) => <Time at={updatedAt} />),
    column(
      'actions',
      232,
      (row) => (
        <ActionsCell>
          <LinkButton variant="text" to={{ search: searchOf(row.id) }}>
            {text.edit}
          </LinkButton>
          {ACTIONS.map((action) => (
            <Button key={action} variant="quiet" onClick={() => ask(action, row)}>
              {actionTexts[action].button}
            </Button>
          ))}
        </ActionsCell>
      ),
      right,
    ),
  ];
}

function Couriers({ couriers }: Row) {
  const offered = couriers.filter(({ enabled }) => enabled);
  if (offered.length === 0) return <Text tone="warning">{text.noCouriers}</Text>;
  return (
    <>
      {offered.slice(0, SHOWN).map(({ courier, firstFee }) => (
        <Text key={courier.id} block>
          {courier.name} <span className="num">{formatMoney(firstFee)}</span>
        </Text>
      ))}
      {offered.length > SHOWN && <SecondLine>{text.moreCouriers(offered.length)}</SecondLine>}
    </>
  );
}

function Warehouses({ warehouses }: Row) {
  if (warehouses.length === 0) return <Text tone="secondary">{text.noWarehouses}</Text>;
  return (
    <>
      {warehouses.slice(0, SHOWN).map(({ id, name }) => (
        <Text key={id} block cut="ellipsis">
          {name}
        </Text>
      ))}
      {warehouses.length > SHOWN && <SecondLine>{text.moreWarehouses(warehouses.length)}</SecondLine>}
    </>
  );
}
