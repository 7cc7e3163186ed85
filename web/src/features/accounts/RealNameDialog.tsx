import { useSelector } from '@xstate/react';
import { type ComponentProps, useId } from 'react';
import { isBusy } from '../../lib/selectors.ts';
import { useFields, useMatches, useTag } from '../../lib/useFields.ts';
import { Text } from '../../ui/base/Text.tsx';
import { ScanPanel, ScanStatus } from '../../ui/data/ScanPanel.tsx';
import { Stack } from '../../ui/layout/Layout.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { DialogActions } from '../../ui/overlays/DialogActions.tsx';
import { DialogResult } from '../../ui/overlays/DialogResult.tsx';
import { RealNameForm } from './RealNameForm.tsx';
import { type RealName, type Screen, selectScreen } from './realName.selectors.ts';
import { realNameText as text } from './realName.text.ts';

interface Props {
  actor: RealName;
}

/** Proves who the account's holder is, step by step. */
export function RealNameDialog({ actor }: Props) {
  const screen = useSelector(actor, selectScreen);
  const { holder, msg } = useFields(actor, 'holder', 'msg');
  const formId = useId();
  return (
    <Dialog
      open={screen !== 'closed'}
      title={text.title}
      width={screen === 'waiting' ? 600 : 460}
      sticky
      onClose={() => actor.send({ type: 'check.close' })}
      actions={<Actions actor={actor} screen={screen} formId={formId} />}
    >
      {screen === 'form' && <RealNameForm actor={actor} id={formId} />}
      {screen === 'waiting' && <Waiting actor={actor} />}
      {screen === 'passed' && (
        <DialogResult icon="success" tone="success" title={text.passed} words={text.passedWords(holder)} />
      )}
      {screen === 'failed' && <DialogResult icon="error" tone="danger" title={text.failed} words={msg} />}
      {screen === 'expired' && (
        <DialogResult icon="clock" tone="warning" title={text.expired} words={text.expiredWords} />
      )}
    </Dialog>
  );
}

/** The way to the provider's page, while this one asks how the check stands. */
function Waiting({ actor }: Props) {
  const { check, manual, msg } = useFields(actor, 'check', 'manual', 'msg');
  const checking = useTag(actor, 'checking');
  const statusUnavailable = useMatches(actor, { waiting: 'statusUnavailable' });
  const said = manual && !checking ? text.notYet : text.waiting;
  return (
    <>
      {check ? (
        <ScanPanel code={{ text: check.qrCode, label: text.qrCode }} size={232}>
          <h3>{text.scan}</h3>
          <Stack as="ol" gap={8} above={12} below={12} style={{ paddingLeft: 20, listStyle: 'decimal' }}>
            {text.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </Stack>
          <Text as="p" tone="secondary" small num>
            {text.until(check.endsAt)}
          </Text>
        </ScanPanel>
      ) : (
        <>
          <h3>{text.resumed}</h3>
          <Text as="p" tone="secondary" below={16}>
            {text.resumedWords}
          </Text>
        </>
      )}
      <ScanStatus>{statusUnavailable ? msg || text.statusUnavailable : said}</ScanStatus>
    </>
  );
}

function Actions({ actor, screen, formId }: Props & { screen: Screen; formId: string }) {
  const busy = useSelector(actor, isBusy);
  const checking = useTag(actor, 'checking');
  const { check, manual } = useFields(actor, 'check', 'manual');
  const close = () => actor.send({ type: 'check.close' });
  const fillAgain = () => actor.send({ type: 'form.again' });
  const again = (label: string) => ({
    other: { label: text.close, onClick: close },
    main: { label, onClick: fillAgain },
  });
  const actions: Record<Screen, ComponentProps<typeof DialogActions>> = {
    closed: {},
    form: {
      other: { label: text.cancel, disabled: busy, onClick: close },
      main: { label: text.submit, form: formId, loading: busy },
    },
    waiting: {
      other: check
        ? { label: text.openWindow, onClick: () => window.open(check.url, '_blank', 'noopener') }
        : { label: text.fillAgain, disabled: busy, onClick: fillAgain },
      main: {
        label: text.iAmDone,
        loading: (checking && manual) || busy,
        onClick: () => actor.send({ type: 'check.ask' }),
      },
    },
    passed: { main: { label: text.finish, onClick: close } },
    failed: again(text.again),
    expired: again(text.restart),
  };
  return <DialogActions {...actions[screen]} />;
}
