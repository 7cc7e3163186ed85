import { regionText } from '../../fields/region.ts';
import type { WarehouseRowFragment } from '../../graphql/generated/graphql.ts';
import { formatMoney } from '../../lib/money.ts';
import { restDaysText } from '../../shop/courierFee.ts';
import { Link } from '../../ui/base/Link.tsx';
import { StatusDot } from '../../ui/base/StatusDot.tsx';
import { SecondLine, Text } from '../../ui/base/Text.tsx';
import { Button, LinkButton } from '../../ui/buttons/Button.tsx';
import { columnsNamed } from '../../ui/columns/column.ts';
import { ActionsCell } from '../../ui/data/cells.tsx';
import { ImageWithFallback } from '../../ui/data/ImageWithFallback.tsx';
import type { Column } from '../../ui/data/Table.tsx';
import { Row as Line } from '../../ui/layout/Layout.tsx';
import { todayInShanghai } from './restDates.ts';
import styles from './Warehouses.module.css';
import { actionTexts, statusNames, warehousesText as text, type WarehouseAction } from './warehouses.text.ts';

type Row = WarehouseRowFragment;

interface Handlers {
  /** The search part of the address that opens a warehouse. */
  searchOf: (id: number) => string;
  ask: (action: WarehouseAction, row: Row) => void;
}

const SHOWN_COURIERS = 3;

type Key = 'name' | 'couriers' | 'days' | 'goods' | 'openOrders' | 'status' | 'actions';

const column = columnsNamed<Row, Key>(text);
const right = { align: 'right' } as const;

/** The columns of the warehouses. */
export function warehouseColumns({ searchOf, ask }: Handlers): Column<Row>[] {
  return [
    column('name', undefined, ({ id, name, logo, ...place }) => (
      <Line as="span" gap={12}>
        <ImageWithFallback src={logo ?? ''} alt="" className={styles.logo} />
        <span>
          <Link className={styles.name} to={{ search: searchOf(id) }}>
            {name}
          </Link>
          <SecondLine>{regionText(place)}</SecondLine>
        </span>
      </Line>
    )),
    column('couriers', 168, Couriers),
    column('days', 136, Days),
    column('goods', 64, ({ goodsCount }) => <Text num>{goodsCount}</Text>, right),
    column('openOrders', 100, ({ openOrders }) => <Text num>{openOrders}</Text>, right),
    column('status', 128, ({ status, pauseReason }) => (
      <>
        <StatusDot tone={statusNames[status].tone}>{statusNames[status].text}</StatusDot>
        {pauseReason && <SecondLine>{pauseReason}</SecondLine>}
      </>
    )),
    column(
      'actions',
      208,
      (row) => (
        <ActionsCell>
          <LinkButton variant="text" to={{ search: searchOf(row.id) }}>
            {text.edit}
          </LinkButton>
          {actionsOf(row).map((action) => (
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

/** What can be done to a warehouse as it stands. */
function actionsOf({ status }: Row): WarehouseAction[] {
  if (status === 'ACTIVE') return ['pause', 'stop', 'remove'];
  return status === 'PAUSED' ? ['resume', 'stop', 'remove'] : ['resume', 'remove'];
}

function Couriers({ couriers, freightTemplateName }: Row) {
  const offered = couriers.filter(({ enabled }) => enabled);
  if (offered.length === 0) return <Text tone="danger">{text.noCouriers}</Text>;
  return (
    <>
      {offered.slice(0, SHOWN_COURIERS).map(({ courier, firstFee }) => (
        <Text key={courier.id} block>
          {courier.name} <span className="num">{formatMoney(firstFee)}</span>
        </Text>
      ))}
      {offered.length > SHOWN_COURIERS && <SecondLine>{text.more(offered.length)}</SecondLine>}
      {freightTemplateName && <SecondLine>{text.follows(freightTemplateName)}</SecondLine>}
    </>
  );
}

function Days({ weekdays, restDates, cutoff }: Row) {
  const rest = restDaysText({ weekdays });
  const today = todayInShanghai();
  const coming = restDates.filter((day) => day >= today).length;
  const never = weekdays.length === 0;
  return (
    <>
      {never ? text.neverWorks : rest ? text.rests(rest) : text.everyDay}
      <SecondLine>
        {text.cutoff(cutoff)}
        {coming > 0 && ` · ${text.restDates(coming)}`}
      </SecondLine>
    </>
  );
}
