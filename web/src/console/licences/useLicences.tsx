import { fromPromise } from 'xstate';
import { kindNames, statusNames, statusTones } from '../../flows/licences/licences.text.ts';
import { useFlow } from '../../flows/useFlow.ts';
import { StatusDot } from '../../ui/base/StatusDot.tsx';
import { SecondLine } from '../../ui/base/Text.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { columnsNamed } from '../../ui/columns/column.ts';
import { TextLink } from '../../ui/data/cells.tsx';
import { Row } from '../../ui/layout/Layout.tsx';
import { supplierPath } from '../paths.ts';
import { CheckDialog, DecideDialog } from './LicenceDialogs.tsx';
import { checkLicence, decideLicence, type Licence } from './licenceActions.ts';
import { readLicence } from './licenceFiles.ts';
import { licencePictureMachine } from './licencePicture.machine.ts';
import { acceptText, refuseText, licencesText as text } from './licences.text.ts';
import { PictureDialog } from './PictureDialog.tsx';

const column = columnsNamed<Licence, 'supplier' | 'kind' | 'number' | 'ends' | 'state' | 'check' | 'actions'>(
  text,
);

const pictures = () =>
  licencePictureMachine.provide({
    actors: {
      readPicture: fromPromise<Awaited<ReturnType<typeof readLicence>>, number>(({ input, signal }) =>
        readLicence(input, signal),
      ),
    },
  });

/** The columns of licences, and the dialogs that their buttons open. */
export function useLicences({ mayAct, ofOne = false }: { mayAct: boolean; ofOne?: boolean }) {
  const deciding = useFlow(decideLicence);
  const checking = useFlow(checkLicence);
  const picturing = useFlow(pictures);
  const ask = ({ id, kind, number }: Licence, accept: boolean) =>
    deciding.send({ type: 'action.ask', subject: { id, kind, number, accept, reason: '' } });
  const columns = [
    ...(ofOne
      ? []
      : [
          column(
            'supplier',
            200,
            ({ sellerId, companyName }) => (
              <TextLink to={supplierPath(sellerId)}>{companyName || sellerId}</TextLink>
            ),
            { stick: 'left' },
          ),
        ]),
    column('kind', 96, ({ kind }) => kindNames[kind]),
    column('number', undefined, ({ number, addedBy }) => (
      <>
        <span className="num">{number}</span>
        <SecondLine>{text.by(addedBy)}</SecondLine>
      </>
    )),
    column('ends', 112, ({ endsOn }) => <span className="num">{endsOn ?? text.forever}</span>),
    column('state', 132, ({ status, reason, decidedBy }) => (
      <>
        <StatusDot tone={statusTones[status]}>{statusNames[status]}</StatusDot>
        {(reason || decidedBy) && <SecondLine>{reason || text.decided(decidedBy)}</SecondLine>}
      </>
    )),
    column('check', 112, ({ checkOn, isDue }) => (
      <>
        <span className="num">{checkOn ?? '—'}</span>
        {isDue && <SecondLine tone="warning">{text.due}</SecondLine>}
      </>
    )),
    column(
      'actions',
      232,
      (licence) => (
        <Row gap={4} justify="flex-end" wrap>
          <Button variant="text" onClick={() => picturing.send({ type: 'picture.open', id: licence.id })}>
            {text.picture}
          </Button>
          {mayAct && licence.status === 'WAITING' && (
            <>
              <Button variant="text" onClick={() => ask(licence, true)}>
                {acceptText.accept}
              </Button>
              <Button variant="quiet" onClick={() => ask(licence, false)}>
                {refuseText.accept}
              </Button>
            </>
          )}
          {mayAct && licence.status === 'ACCEPTED' && (
            <Button variant="text" onClick={() => checking.send({ type: 'action.ask', subject: licence })}>
              {text.checked}
            </Button>
          )}
        </Row>
      ),
      { align: 'right', stick: 'right' },
    ),
  ];
  const dialogs = (
    <>
      <DecideDialog actor={deciding} />
      <CheckDialog actor={checking} />
      <PictureDialog actor={picturing} />
    </>
  );
  return { columns, dialogs };
}
