import { casePath } from '../../lib/pagePaths.ts';
import { StatusDot } from '../../ui/base/StatusDot.tsx';
import { SecondLine, Text } from '../../ui/base/Text.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { columnsNamed } from '../../ui/columns/column.ts';
import { Copyable } from '../../ui/copy/Copyable.tsx';
import { TextLink, Time } from '../../ui/data/cells.tsx';
import type { Column } from '../../ui/data/Table.tsx';
import { Row } from '../../ui/layout/Layout.tsx';
import { claimTones, lossText, resultText, stepNames, claimsText as text } from './courierClaims.text.ts';
import type { Claim, ClaimStepSubject } from './stepClaim.ts';

const column = columnsNamed<
  Claim,
  'number' | 'parcel' | 'claimed' | 'loss' | 'status' | 'result' | 'actions'
>(text);
const STEPS = Object.keys(stepNames) as (keyof typeof stepNames)[];

/** The columns of the list of claims. */
export const claimColumns = (onStep: (subject: ClaimStepSubject) => void): Column<Claim>[] => [
  column(
    'number',
    192,
    ({ claimNo, createdAt }) => (
      <>
        <Copyable text={claimNo} label={text.claimNo} />
        <SecondLine>
          <Time at={createdAt} />
        </SecondLine>
      </>
    ),
    { stick: 'left' },
  ),
  column('parcel', 168, ({ courierName, waybillNo, caseId, caseNo }) => (
    <>
      {courierName}
      <SecondLine>
        <Copyable text={waybillNo} label={text.waybill} />
      </SecondLine>
      {caseId !== null && (
        <SecondLine>
          <TextLink to={casePath(caseId)}>{text.ofCase(caseNo ?? '')}</TextLink>
        </SecondLine>
      )}
    </>
  )),
  column('claimed', 112, (claim) => (
    <>
      {claim.kindText}
      <SecondLine num>{text.asked(claim.amount)}</SecondLine>
    </>
  )),
  column('loss', 132, (claim) => lossText(claim)),
  column('status', 124, ({ status, statusText, finishedAt }) => (
    <>
      <StatusDot tone={claimTones[status]}>{statusText}</StatusDot>
      {finishedAt && <SecondLine num>{text.finished(finishedAt)}</SecondLine>}
    </>
  )),
  column('result', undefined, (claim) => (
    <>
      {resultText(claim) ?? (claim.answer === '' && <Text tone="secondary">{text.noAnswer}</Text>)}
      {claim.answer && <SecondLine>{claim.answer}</SecondLine>}
      {claim.direct && <SecondLine>{text.direct}</SecondLine>}
    </>
  )),
  column(
    'actions',
    104,
    ({ id, amount, allowedActions }) => (
      <Row gap={4} justify="flex-end" wrap>
        {STEPS.filter((step) => allowedActions.includes(step)).map((step) => (
          <Button
            key={step}
            variant={step === 'WITHDRAW' ? 'quiet' : 'text'}
            onClick={() => onStep({ id, amount, step, yuan: '', words: '' })}
          >
            {stepNames[step]}
          </Button>
        ))}
      </Row>
    ),
    { align: 'right', stick: 'right' },
  ),
];
