import type { ListReturnsQuery } from '../../graphql/generated/graphql.ts';
import { casePath } from '../../lib/pagePaths.ts';
import { Tag } from '../../ui/base/Tag.tsx';
import { SecondLine, Text } from '../../ui/base/Text.tsx';
import { Button, LinkButton } from '../../ui/buttons/Button.tsx';
import { columnsNamed } from '../../ui/columns/column.ts';
import { Copyable } from '../../ui/copy/Copyable.tsx';
import { TextLink, Time } from '../../ui/data/cells.tsx';
import type { Column } from '../../ui/data/Table.tsx';
import { Row } from '../../ui/layout/Layout.tsx';
import { returnsText as text } from './returns.text.ts';

export type Return = ListReturnsQuery['returnParcels']['list'][number];

const column = columnsNamed<Return, 'number' | 'cases' | 'way' | 'place' | 'actions'>(text);

interface Deeds {
  onLink: (parcel: Return) => void;
  onClose: (parcel: Return) => void;
}

/** The columns of what comes back; a parcel that nobody knew can be claimed or closed. */
export const returnColumns = ({ onLink, onClose }: Deeds): Column<Return>[] => [
  column(
    'number',
    210,
    ({ waybillNo, courierName, createdAt }) => (
      <>
        <Copyable text={waybillNo} label={text.number} />
        <SecondLine>
          {courierName} <Time at={createdAt} />
        </SecondLine>
      </>
    ),
    { stick: 'left' },
  ),
  column('cases', undefined, ({ cases, packageNo, note, closedAt }) => (
    <>
      {cases.map(({ caseId, caseNo, goods, kindText, statusText }) => (
        <div key={caseId}>
          <TextLink to={casePath(caseId)}>{caseNo}</TextLink> {kindText} · {statusText}
          <SecondLine cut="ellipsis" title={goods}>
            {goods}
          </SecondLine>
        </div>
      ))}
      {cases.length === 0 && <Tag tone="orange">{text.nobody}</Tag>}
      {packageNo && <SecondLine num>{text.itself(packageNo)}</SecondLine>}
      {note && <SecondLine>{note}</SecondLine>}
      {closedAt && <SecondLine num>{text.closed(closedAt)}</SecondLine>}
    </>
  )),
  column('way', 240, ({ arrivedAt, signedAt, traceText }) => (
    <>
      {arrivedAt && <span className="num">{text.arrived(arrivedAt)}</span>}
      {!arrivedAt && signedAt && <span className="num">{text.delivered(signedAt)}</span>}
      {!arrivedAt && !signedAt && (traceText || <Text tone="secondary">{text.noTrace}</Text>)}
    </>
  )),
  column('place', 140, ({ warehouseName }) => warehouseName ?? <Text tone="secondary">{text.noPlace}</Text>),
  column(
    'actions',
    140,
    (parcel) => (
      <Row gap={4} justify="flex-end">
        {parcel.cases.length > 0
          ? parcel.cases.slice(0, 1).map(({ caseId }) => (
              <LinkButton key={caseId} variant="text" to={casePath(caseId)}>
                {text.see}
              </LinkButton>
            ))
          : !parcel.closedAt && (
              <>
                <Button variant="text" onClick={() => onLink(parcel)}>
                  {text.link}
                </Button>
                {parcel.arrivedAt && (
                  <Button variant="text" onClick={() => onClose(parcel)}>
                    {text.close}
                  </Button>
                )}
              </>
            )}
      </Row>
    ),
    { align: 'right', stick: 'right' },
  ),
];
