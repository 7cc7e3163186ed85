import { EvidenceExport } from '../../exports/EvidenceExport.tsx';
import type { LoadCaseQuery } from '../../graphql/generated/graphql.ts';
import { formatMoney } from '../../lib/money.ts';
import { orderPath, parcelsPath } from '../../lib/pagePaths.ts';
import { StatusDot } from '../../ui/base/StatusDot.tsx';
import { SecondLine } from '../../ui/base/Text.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { Copyable } from '../../ui/copy/Copyable.tsx';
import { TextLink, Time } from '../../ui/data/cells.tsx';
import { DueCountdown } from '../../ui/data/DueCountdown.tsx';
import { Message } from '../../ui/feedback/Message.tsx';
import { DescriptionList } from '../../ui/layout/DescriptionList.tsx';
import { Row, Stack } from '../../ui/layout/Layout.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import { ClaimsPart } from '../courierClaims/ClaimsPart.tsx';
import {
  type CaseStep,
  casesText,
  caseTones,
  deadlineText,
  goodsOf,
  offerOf,
  silenceText,
  stepName,
  stepNames,
  talkText,
  caseText as text,
} from './afterSales.text.ts';
import styles from './Case.module.css';
import { WayBack } from './WayBack.tsx';

export type Case = LoadCaseQuery['cases']['list'][number];

interface Props {
  found: Case;
  by: 'buyer' | 'seller';
  onStep: (step: CaseStep) => void;
}

/** How a case stands, until when, what can be done, and what it is about. */
export function CaseFacts({ found, by, onStep }: Props) {
  const { status, statusText, dueAt } = found;
  const deadline = deadlineText(status, by);
  const [first, ...others] = (Object.keys(stepNames) as CaseStep[]).filter((step) =>
    found.allowedActions.includes(step),
  );
  return (
    <Panel aria-label={text.facts} className={styles.facts}>
      <StatusDot tone={caseTones[status]}>{statusText}</StatusDot>
      {deadline && (
        <Message above={12}>
          {deadline}
          {dueAt && silenceText[status] && <DueCountdown until={dueAt} outcome={silenceText[status]} />}
        </Message>
      )}
      {first && (
        <Row wrap above={12} role="group" aria-label={text.steps}>
          <Button variant={first === 'REVOKE' ? 'secondary' : 'primary'} onClick={() => onStep(first)}>
            {stepName(first, status)}
          </Button>
          {others.map((step) => (
            <Button key={step} onClick={() => onStep(step)}>
              {stepName(step, status)}
            </Button>
          ))}
        </Row>
      )}
      <WayBack found={found} />
      <Stack gap={24}>
        <Facts found={found} />
        <EvidenceExport parcelId={found.parcelId} />
        {by === 'seller' && <ClaimsPart parcel={{ id: found.parcelId, packageNo: found.packageNo }} />}
      </Stack>
    </Panel>
  );
}

function Facts({ found }: { found: Case }) {
  const { packageNo, orderId, orderNo, waybillNo, items, givenAmount, finishedAt, replacement } = found;
  const offer = offerOf(found);
  return (
    <DescriptionList
      className={styles.list}
      items={[
        { term: text.kind, value: found.kindText },
        { term: text.ask, value: casesText.askOf(found.askText, found.amount) },
        offer !== null && { term: text.offer, value: offer },
        replacement !== null && {
          term: text.replacement,
          value: (
            <>
              <TextLink to={parcelsPath(replacement.orderId)}>{replacement.packageNo}</TextLink>
              <SecondLine>{replacement.statusText}</SecondLine>
            </>
          ),
        },
        found.freight > 0 && {
          term: text.freight,
          value: `${formatMoney(found.freight)}，${text.freightBy[found.freightBy]}`,
        },
        { term: text.outcome, value: found.outcomeText },
        found.appealedBy !== null &&
          found.appealedAt !== null && {
            term: text.appeal,
            value: text.appealedBy(talkText.writers[found.appealedBy], found.appealedAt),
          },
        found.goodsText !== null && { term: text.returned, value: found.goodsText },
        givenAmount > 0 && { term: text.given, value: formatMoney(givenAmount) },
        {
          term: casesText.parcel,
          value: <TextLink to={parcelsPath(orderId, packageNo)}>{packageNo}</TextLink>,
        },
        { term: text.order, value: <TextLink to={orderPath(orderNo)}>{orderNo}</TextLink> },
        {
          term: text.waybill,
          value: waybillNo ? <Copyable text={waybillNo} label={text.waybill} /> : text.noWaybill,
        },
        { term: text.goods, value: goodsOf(items) },
        { term: text.fee, value: formatMoney(found.packageFee) },
        finishedAt === null && { term: text.max, value: formatMoney(found.maxAmount) },
        { term: text.created, value: <Time at={found.createdAt} /> },
        finishedAt !== null && { term: text.finished, value: <Time at={finishedAt} /> },
      ]}
    />
  );
}
